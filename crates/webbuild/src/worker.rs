//! The service worker: it knows by name and content what belongs to this build of the page.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};

use anyhow::Result;

use crate::Job;

/// Fills in the list of files and a version that changes with any of them.
pub(crate) fn write(job: &Job<'_>) -> Result<()> {
    const NAME: &str = "service-worker.js";
    let mut files = Vec::new();
    for file in fs::read_dir(job.dist)? {
        let file = file?;
        files.push((file.file_name().to_string_lossy().into_owned(), fs::read(file.path())?));
    }
    files.sort();
    let mut hasher = DefaultHasher::new();
    files.hash(&mut hasher);
    let names: Vec<_> =
        files.iter().map(|(name, _)| format!("\"/{name}\"")).filter(|name| !name.contains(NAME)).collect();
    let path = job.dist.join(NAME);
    let script = fs::read_to_string(&path)?
        .replace("__VERSION__", &format!("{:016x}", hasher.finish()))
        .replace("[\"__FILES__\"]", &format!("[{}]", names.join(", ")));
    fs::write(path, script)?;
    Ok(())
}
