//! Every text is asked for somewhere: what nobody reads is not carried along.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Files whose texts are asked for by data: the names stand in the lessons, not in code.
const BY_DATA: [&str; 1] = ["lesson"];

/// Every file below a folder.
fn below(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { found.extend(below(&path)) } else { found.push(path) }
    }
    found
}

/// What stands between quotation marks in the sources of all crates.
fn literals(crates: &Path) -> BTreeSet<String> {
    let sources = fs::read_dir(crates).unwrap().flat_map(|entry| {
        let folder = entry.unwrap().path();
        ["src", "static"].map(|part| folder.join(part)).into_iter().filter(|part| part.is_dir()).collect::<Vec<_>>()
    });
    let files = sources.flat_map(|folder| below(&folder));
    let texts = files.filter_map(|file| fs::read_to_string(file).ok());
    texts.flat_map(|text| text.split('"').map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// Whether a literal with something put in between braces can come to this key, if what is put in stands somewhere too.
fn can_be(pattern: &str, key: &str, is_word: &impl Fn(&str) -> bool) -> bool {
    let Some((start, rest)) = pattern.split_once('{') else { return pattern == key };
    let Some((_, after)) = rest.split_once('}') else { return false };
    let Some(key) = key.strip_prefix(start) else { return false };
    let ends = key.char_indices().map(|(at, _)| at).skip(1).chain([key.len()]);
    ends.into_iter().any(|end| is_word(&key[..end]) && can_be(after, &key[end..], is_word))
}

/// The keys of a file of texts, and what each text refers to.
fn keys(source: &str) -> (Vec<&str>, BTreeSet<&str>) {
    let is_key = |name: &&str| !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    let keys = source.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key).filter(is_key).collect();
    let inside = source.split('{').skip(1);
    let referred = inside.filter_map(|part| part.trim_start().split([' ', '}', '\n', '(']).next()).collect();
    (keys, referred)
}

#[test]
fn no_text_is_left_that_nobody_asks_for() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let literals = literals(here.parent().unwrap());
    let is_pattern = |text: &&String| {
        let is_key = |c: char| c.is_ascii_alphanumeric() || "-_{}.()".contains(c);
        text.contains('{') && text.contains('-') && text.chars().all(is_key)
    };
    let patterns: Vec<&String> = literals.iter().filter(is_pattern).collect();
    let files: Vec<(String, String)> = below(&here.join("locales/en"))
        .into_iter()
        .map(|path| (path.file_stem().unwrap().to_str().unwrap().to_owned(), fs::read_to_string(&path).unwrap()))
        .collect();
    let referred: BTreeSet<&str> = files.iter().flat_map(|(_, source)| keys(source).1).collect();
    let is_word = |word: &str| literals.contains(word) || word.chars().all(|c| c.is_ascii_digit());
    let mut left = Vec::new();
    for (file, source) in files.iter().filter(|(file, _)| !BY_DATA.contains(&file.as_str())) {
        let is_asked = |key: &&str| {
            literals.contains(*key)
                || referred.contains(*key)
                || patterns.iter().any(|pattern| can_be(pattern, key, &is_word))
        };
        left.extend(keys(source).0.into_iter().filter(|key| !is_asked(key)).map(|key| format!("{file}: {key}")));
    }
    assert!(left.is_empty(), "nobody asks for these texts: {left:#?}");
}

#[test]
fn a_pattern_is_known_by_its_parts() {
    let is_word = |word: &str| ["cadet", "us", "level", "game"].contains(&word);
    let can_be = |pattern, key| can_be(pattern, key, &is_word);
    assert!(can_be("level-{level}", "level-cadet"));
    assert!(can_be("{}-note-{}", "level-note-cadet"));
    assert!(can_be("side-{}-short", "side-us-short"));
    assert!(!can_be("side-{}-short", "side-us-long"));
    assert!(!can_be("{kind}-{slug}", "why-draw"));
    assert!(!can_be("level-{level}", "lever"));
}
