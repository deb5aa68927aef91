use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use kernel::Game;

use crate::stored::data;
use crate::{Case, Failure, Vocabulary};

/// Runs every case of a folder of the game's tests, by file.
///
/// # Panics
/// If any fails; says everything that does.
#[must_use]
pub fn run_folder<V: Vocabulary>(folder: &str) -> BTreeMap<String, Vec<Case>> {
    let (mut failures, mut all) = (Vec::new(), BTreeMap::new());
    for path in case_files(&data(V::Game::SLUG).join(folder)) {
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let cases = Case::read(&text).unwrap_or_else(|failure| panic!("{}:{failure}", path.display()));
        assert!(!cases.is_empty(), "{} has no case", path.display());
        for case in &cases {
            if let Err(Failure { line, what }) = case.run::<V>() {
                failures.push(format!("{}:{line}: {}: {what}", path.display(), case.title));
            }
        }
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        all.insert(name, cases);
    }
    assert!(failures.is_empty(), "{} cases fail:\n{}", failures.len(), failures.join("\n"));
    all
}

fn case_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "case"));
    files.sort();
    files
}

/// Everything that these cases cover.
#[must_use]
pub fn covered(cases: &BTreeMap<String, Vec<Case>>) -> BTreeSet<&str> {
    cases.values().flatten().flat_map(|case| case.covers.iter().map(String::as_str)).collect()
}
