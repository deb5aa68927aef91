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
