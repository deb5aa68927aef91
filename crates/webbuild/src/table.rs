//! The files of the page as a Rust table that the server includes.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::{compress, names};

/// The source of a table of every file in `dist`, sorted by name, or of an empty table if there is none. Entity tags are made
/// here, one for each form of a file.
///
/// # Errors
/// If the folder cannot be read.
pub fn table(dist: Option<&Path>) -> Result<String> {
    let mut files = Vec::new();
    if let Some(dist) = dist {
        for file in fs::read_dir(dist)? {
            files.push(file?.file_name().into_string().ok().context("we name files in UTF-8")?);
        }
        files.sort();
    }
    let is_twin = |name: &&String| compress::ENDINGS.iter().any(|(ending, _)| name.ends_with(ending));
    let rows = files.iter().filter(|name| !is_twin(name)).map(|name| row(dist.expect("it has files"), name));
    let rows: Vec<String> = rows.collect::<Result<_>>()?;
    Ok(format!("static FILES: &[File] = &[\n{}];\n", rows.concat()))
}

fn row(dist: &Path, name: &str) -> Result<String> {
    let mut compressed = String::new();
    for (ending, encoding) in compress::ENDINGS {
        let twin = dist.join(format!("{name}{ending}"));
        if twin.exists() {
            compressed += &format!("(Encoding::{encoding}, {}), ", form(&twin)?);
        }
    }
    let (named, plain) = (!names::is_fixed(name), form(&dist.join(name))?);
    Ok(format!(
        "    File {{ name: {name:?}, named_by_content: {named}, plain: {plain}, compressed: &[{compressed}] }},\n"
    ))
}

fn form(path: &Path) -> Result<String> {
    let tag = format!("\"{}\"", names::digest(&fs::read(path)?));
    Ok(format!("Form {{ tag: {tag:?}, bytes: include_bytes!({path:?}) }}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_sorted_by_name_and_has_the_twins_beside_their_files() {
        let dist = std::env::temp_dir().join(format!("thirteen-table-{}", std::process::id()));
        fs::create_dir_all(&dist).expect("a folder for the test");
        // A quotation mark, as it stands after a name in the table, comes after a space.
        for name in ["b", "a.gz", "a.br", "a b", "a"] {
            fs::write(dist.join(name), "").expect("a file for the test");
        }
        let table = table(Some(&dist)).expect("a table");
        fs::remove_dir_all(&dist).expect("the folder is ours");
        let rows: Vec<&str> = table.lines().filter(|line| line.contains("File {")).collect();
        let names: Vec<&str> = rows.iter().filter_map(|row| row.split('"').nth(1)).collect();
        assert_eq!(names, ["a", "a b", "b"]);
        assert_eq!(rows.iter().map(|row| row.matches("Encoding::").count()).collect::<Vec<_>>(), [2, 0, 0]);
    }
}
