//! The files of the page, as they were built.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::encoding::Encoding;

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// A file of the page.
#[derive(Debug)]
pub(crate) struct File {
    /// What browsers ask for.
    pub(crate) name: &'static str,
    /// Whether the name holds the hash of the content, so that a copy is good for ever.
    pub(crate) named_by_content: bool,
    /// The file as it is.
    pub(crate) plain: Form,
    /// The file made smaller, the smallest first.
    pub(crate) compressed: &'static [(Encoding, Form)],
}

/// A file as it is sent.
#[derive(Debug)]
pub(crate) struct Form {
    /// Its entity tag, in quotes. Every form has its own.
    pub(crate) tag: &'static str,
    pub(crate) bytes: &'static [u8],
}

/// The files that this binary carries, by name; none if it was built without the page.
pub(crate) fn files() -> &'static [File] {
    FILES
}

/// The file of this name. `files` is sorted by name.
pub(crate) fn find(files: &'static [File], name: &str) -> Option<&'static File> {
    files.binary_search_by(|file| file.name.cmp(name)).ok().map(|at| &files[at])
}

/// Why the page was not written.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    /// Built without the page.
    #[error("this binary was built without the page; build it without THIRTEEN_SKIP_UI")]
    NoPage,
    /// Built for tests, without compressed files.
    #[error("this binary carries no compressed files; build it with --release, or leave --compressed out")]
    NotCompressed,
    /// The system refused.
    #[error("cannot write {path}: {error}", path = path.display())]
    Write {
        /// What was to be written.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
}

/// Writes the page into a folder as files for any web host, and says how many. Compressed twins (`.br`, `.gz`) are for hosts
/// that send such when they find them.
///
/// Files of an earlier page stay, for those who have it open. What tells browsers of the new page is written last.
///
/// # Errors
/// If there is no page in this binary, or the system refuses.
pub fn write_page(folder: &Path, compressed: bool) -> Result<usize, WriteError> {
    if files().is_empty() {
        return Err(WriteError::NoPage);
    }
    if compressed && files().iter().all(|file| file.compressed.is_empty()) {
        return Err(WriteError::NotCompressed);
    }
    let write = |name: &str, bytes: &[u8]| {
        let path = folder.join(name);
        fs::write(&path, bytes).map_err(|error| WriteError::Write { path, error })
    };
    fs::create_dir_all(folder).map_err(|error| WriteError::Write { path: folder.to_owned(), error })?;
    let mut written = 0;
    let mut ordered: Vec<&File> = files().iter().collect();
    ordered.sort_by_key(|file| (!file.named_by_content, file.name == "service-worker.js"));
    for file in ordered {
        for (encoding, form) in file.compressed.iter().filter(|_| compressed) {
            write(&format!("{}.{}", file.name, encoding.ending()), form.bytes)?;
            written += 1;
        }
        write(file.name, file.plain.bytes)?;
        written += 1;
    }
    Ok(written)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_found_by_its_name_alone() {
        const fn file(name: &'static str) -> File {
            File { name, named_by_content: false, plain: Form { tag: "\"1\"", bytes: b"" }, compressed: &[] }
        }
        static THREE: [File; 3] = [file("a"), file("index.html"), file("z")];
        assert_eq!(find(&THREE, "index.html").map(|file| file.name), Some("index.html"));
        assert_eq!(find(&THREE, "z").map(|file| file.name), Some("z"));
        assert!(find(&THREE, "index").is_none() && find(&[], "a").is_none());
    }

    #[test]
    fn a_binary_without_the_page_says_so() {
        if files().is_empty() {
            assert!(matches!(write_page(Path::new("/nowhere"), false), Err(WriteError::NoPage)));
        }
    }
}
