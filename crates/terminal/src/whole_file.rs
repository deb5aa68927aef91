//! Files that are whole or not there.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A file that appears under its name only when it is whole; what stood there before stays until then. What is not a
/// regular file (a pipe, a device) is written through instead, and a link leads to the file it means.
#[derive(Debug)]
pub struct WholeFile {
    file: File,
    /// Where it is written until it is whole, and its name then; nothing if it is written through.
    draft: Option<(PathBuf, PathBuf)>,
}

impl WholeFile {
    /// Begins to write a file of this name.
    ///
    /// # Errors
    /// If nothing can be written there.
    pub fn create(path: &Path) -> io::Result<WholeFile> {
        match fs::metadata(path) {
            Ok(there) if there.is_file() => WholeFile::beside(fs::canonicalize(path)?),
            // A link to nothing, too, is followed: what it means is made.
            Err(error) if error.kind() == io::ErrorKind::NotFound && fs::symlink_metadata(path).is_err() => {
                WholeFile::beside(path.to_owned())
            }
            _ => Ok(WholeFile { file: File::create(path)?, draft: None }),
        }
    }

    /// Begins a draft beside a file. Nothing that is there is touched.
    fn beside(path: PathBuf) -> io::Result<WholeFile> {
        for number in 1.. {
            let mut name = OsString::from(&path);
            name.push(if number == 1 { ".part".to_owned() } else { format!(".part{number}") });
            let draft = PathBuf::from(name);
            match File::create_new(&draft) {
                Ok(file) => {
                    if let Ok(there) = fs::metadata(&path) {
                        file.set_permissions(there.permissions())?;
                    }
                    return Ok(WholeFile { file, draft: Some((draft, path)) });
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        unreachable!("there are always more numbers")
    }

    /// Where what was written so far is to be found.
    #[must_use]
    pub fn draft(&self) -> Option<&Path> {
        self.draft.as_ref().map(|(draft, _)| draft.as_path())
    }

    /// The file is whole and gets its name.
    ///
    /// # Errors
    /// If it cannot be kept. What stood under the name before is still there then.
    pub fn finish(self) -> io::Result<()> {
        let Some((draft, path)) = self.draft else { return Ok(()) };
        self.file.sync_all()?;
        fs::rename(draft, path)
    }

    /// Writes a file at once. If that fails, nothing of it is left behind.
    ///
    /// # Errors
    /// If it cannot be written. What stood under the name before is still there then.
    pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
        let mut file = WholeFile::create(path)?;
        let draft = file.draft().map(Path::to_owned);
        let written = file.write_all(bytes).and_then(|()| file.finish());
        if let (Err(_), Some(draft)) = (&written, draft) {
            // It failed already; that the rest cannot be cleared away changes nothing.
            let _ = fs::remove_file(draft);
        }
        written
    }
}

impl Write for WholeFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("a folder");
        let mut names: Vec<String> =
            entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_file_appears_when_it_is_whole() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game");
        fs::write(&path, "before").expect("room");
        fs::write(folder.path().join("game.part"), "of somebody else").expect("room");
        let mut file = WholeFile::create(&path).expect("a place to write");
        file.write_all(b"after").expect("room");
        assert_eq!(fs::read(&path).expect("it is there"), b"before");
        file.finish().expect("room");
        assert_eq!(fs::read(&path).expect("it is there"), b"after");
        assert_eq!(fs::read(folder.path().join("game.part")).expect("it is there"), b"of somebody else");
        assert_eq!(names(folder.path()), ["game", "game.part"]);
    }

    #[cfg(unix)]
    #[test]
    fn links_and_devices_are_written_through() {
        let folder = tempfile::tempdir().expect("a folder");
        let (real, link) = (folder.path().join("real"), folder.path().join("link"));
        std::os::unix::fs::symlink("real", &link).expect("a link");
        for text in [b"one", b"two"] {
            WholeFile::write(&link, text).expect("room");
            assert_eq!(fs::read(&real).expect("the link was followed"), text);
            assert!(fs::symlink_metadata(&link).expect("it is there").is_symlink());
        }
        assert_eq!(names(folder.path()), ["link", "real"]);
        WholeFile::write(Path::new("/dev/null"), b"anything").expect("a device");
        assert!(WholeFile::write(Path::new("/dev/full"), b"anything").is_err());
        assert!(WholeFile::write(folder.path(), b"anything").is_err(), "a folder is no file");
        assert!(WholeFile::write(&folder.path().join("none/file"), b"anything").is_err());
        assert_eq!(names(folder.path()), ["link", "real"]);
    }
}
