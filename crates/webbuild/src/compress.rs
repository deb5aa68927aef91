//! Compressed twins of every file, made once here and never while serving.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::Result;

/// What the names of the twins end in and what the server calls them, the smallest first.
pub(crate) const ENDINGS: [(&str, &str); 2] = [(".br", "Brotli"), (".gz", "Gzip")];

pub(crate) fn twins(dist: &Path) -> Result<()> {
    let files: Vec<_> = fs::read_dir(dist)?.collect::<Result<_, _>>()?;
    for file in files {
        let path = file.path();
        let raw = fs::read(&path)?;
        let name = path.to_string_lossy().into_owned();
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
        gzip.write_all(&raw)?;
        fs::write(format!("{name}.gz"), gzip.finish()?)?;
        let params =
            brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, size_hint: raw.len(), ..Default::default() };
        let mut small = Vec::new();
        brotli::BrotliCompress(&mut &raw[..], &mut small, &params)?;
        fs::write(format!("{name}.br"), small)?;
    }
    Ok(())
}
