use std::path::{Path, PathBuf};

use expect_test::expect_file;

/// A file among the data of the tests: `tests/NAME` of the project.
pub(crate) fn data(name: impl AsRef<Path>) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests").join(name)
}

/// Compares a result with the one that is stored in the file `tests/NAME` of the project. To store a new one, run the
/// test with `UPDATE_EXPECT=1` and look at the difference.
///
/// # Panics
/// If they differ, or there is nothing to compare: a missing file is a fault.
pub fn compare_with_stored(name: impl AsRef<Path>, found: &str) {
    assert!(!found.is_empty(), "{}: nothing was found, so nothing is compared", name.as_ref().display());
    expect_file![data(name)].assert_eq(found);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_that_is_stored_is_found_again() {
        let name = "days/perft.txt";
        let stored = std::fs::read_to_string(data(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        compare_with_stored(name, &stored);
    }

    /// Whether comparing panics. Nothing is to be stored, whatever the caller of the tests asked for.
    fn is_refused(name: &str, found: &str) -> bool {
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            return true;
        }
        std::panic::catch_unwind(|| compare_with_stored(name, found)).is_err()
    }

    #[test]
    fn another_result_a_missing_file_and_an_empty_result_are_refused() {
        assert!(is_refused("days/perft.txt", "another"));
        assert!(is_refused("days/no-such-file.txt", "something"));
        assert!(!data("days/no-such-file.txt").exists(), "what is missing is not written by itself");
        assert!(is_refused("days/no-such-file.txt", ""));
    }
}
