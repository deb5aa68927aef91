//! The files of the page as a Rust table that the server includes.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;

/// The source of a table of every file in `dist`, or of an empty table if there is none.
///
/// # Errors
/// If the folder cannot be read.
pub fn table(dist: Option<&Path>) -> Result<String> {
    let mut files = Vec::new();
    if let Some(dist) = dist {
        for file in fs::read_dir(dist)? {
            let file = file?;
            files.push((file.file_name().to_string_lossy().into_owned(), file.path()));
        }
    }
    // The server looks names up by halving the table.
    files.sort();
    let row = |(name, path): &(String, PathBuf)| format!("    ({name:?}, include_bytes!({path:?}).as_slice()),\n");
    let rows: String = files.iter().map(row).collect();
    Ok(format!("static FILES: &[(&str, &[u8])] = &[\n{rows}];\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_sorted_by_name() {
        let dist = std::env::temp_dir().join(format!("thirteen-table-{}", std::process::id()));
        fs::create_dir_all(&dist).expect("a folder for the test");
        // A quotation mark, as it stands after a name in the table, comes after a space.
        let names = ["a", "a b", "a.br", "a.gz", "b"];
        for name in names.iter().rev() {
            fs::write(dist.join(name), "").expect("a file for the test");
        }
        let table = table(Some(&dist)).expect("a table");
        fs::remove_dir_all(&dist).expect("the folder is ours");
        let found: Vec<&str> = table.lines().filter_map(|line| line.split('"').nth(1)).collect();
        assert_eq!(found, names);
    }
}
