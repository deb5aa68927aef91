//! The files of the page as a Rust table that the server includes.

use std::fs;
use std::path::Path;

use anyhow::Result;

/// The source of a table of every file in `dist`, or of an empty table if there is none.
///
/// # Errors
/// If the folder cannot be read.
pub fn table(dist: Option<&Path>) -> Result<String> {
    let mut rows = Vec::new();
    if let Some(dist) = dist {
        for file in fs::read_dir(dist)? {
            let file = file?;
            let name = file.file_name().to_string_lossy().into_owned();
            rows.push(format!("    ({name:?}, include_bytes!({:?}).as_slice()),\n", file.path()));
        }
    }
    rows.sort();
    Ok(format!("static FILES: &[(&str, &[u8])] = &[\n{}];\n", rows.concat()))
}
