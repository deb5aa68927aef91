//! Every text that the page asks for is there. (That both languages have it is tested with the texts.)

use std::fs;
use std::path::{Path, PathBuf};

use text::{Language, Texts};

/// The words before a key in the source.
const CALLS: [&str; 9] = [
    "tr(\"",
    "tr_with(\"",
    "texts().get(\"",
    "texts.get(\"",
    "texts().with(\"",
    "texts.with(\"",
    "voice.of(\"",
    "voice.with(\"",
    "voice.get(\"",
];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the source is there") {
        let path = entry.expect("the source can be read").path();
        if path.is_dir() {
            sources(&path, found);
        } else {
            found.push(path);
        }
    }
}

#[test]
fn every_text_that_is_asked_for_is_there() {
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    let mut count = 0;
    for file in files {
        let source = fs::read_to_string(&file).expect("the source can be read");
        for call in CALLS {
            for part in source.split(call).skip(1) {
                let key = part.split('"').next().unwrap_or_default();
                count += 1;
                assert!(Texts::of(Language::English).has(key), "{}: {key}", file.display());
            }
        }
    }
    assert!(count > 60, "only {count} texts were found in the source");
}

#[test]
fn every_level_has_a_name_and_a_word_on_it() {
    for level in bots::Level::ALL {
        for key in [format!("level-{level}"), format!("level-note-{level}")] {
            assert!(Texts::of(Language::English).has(&key), "{key}");
        }
    }
}
