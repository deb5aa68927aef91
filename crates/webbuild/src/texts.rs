//! The texts as files: one language at a time, and what few people read apart from what everybody reads.

use std::fs;

use anyhow::{Context, Result};

use crate::Job;

const LANGUAGES: [&str; 2] = ["en", "fr"];

/// What the page calls a file of texts, and what it is made of.
const SHELVES: [(&str, &[&str]); 6] = [
    (
        "text",
        &["voice", "names", "cards", "days", "minutes", "sheets", "minutes-cards", "web", "table", "reach", "review"],
    ),
    ("history", &["history"]),
    ("playthrough", &["playthrough"]),
    ("advice", &["advice", "analysis", "puzzle"]),
    ("puzzle", &["puzzle"]),
    ("lesson", &["lesson"]),
];

pub(crate) fn write(job: &Job<'_>) -> Result<()> {
    for language in LANGUAGES {
        for (shelf, parts) in SHELVES {
            let read = |part: &&str| {
                let path = job.root.join(format!("crates/text/locales/{language}/{part}.ftl"));
                fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))
            };
            let texts: Vec<String> = parts.iter().map(read).collect::<Result<_>>()?;
            fs::write(job.dist.join(format!("{shelf}-{language}.ftl")), texts.join("\n"))?;
        }
    }
    Ok(())
}
