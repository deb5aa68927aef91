//! The trace of games (docs/trace.md), as lines and as a file.

use std::io::{BufWriter, Write};
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use table::Step;
use terminal::WholeFile;
use wire::Traced;

/// Adds the lines of these steps.
pub(crate) fn write_steps<G: Traced>(
    lines: &mut Vec<u8>,
    game: u64,
    number: &mut usize,
    steps: &[Step<G>],
    campaign: Option<minutes::Campaign>,
) {
    for (index, step) in steps.iter().enumerate() {
        let mut line = wire::line(game, *number, step, index + 1 == steps.len());
        if let Some(campaign) = campaign {
            line["campaign"] = wire::campaign(campaign);
        }
        lines.extend_from_slice(line.to_string().as_bytes());
        lines.push(b'\n');
        *number += 1;
    }
}

/// A trace file. It appears under its name only when it is whole.
pub(crate) struct TraceFile<'a> {
    path: &'a Path,
    file: BufWriter<WholeFile>,
}

impl<'a> TraceFile<'a> {
    pub(crate) fn create(path: &'a Path) -> Result<Self> {
        let file = WholeFile::create(path)
            .with_context(|| format!("cannot write the trace to {}: choose another place", path.display()))?;
        Ok(TraceFile { path, file: BufWriter::new(file) })
    }

    pub(crate) fn write(&mut self, lines: &[u8]) -> Result<()> {
        self.file.write_all(lines).with_context(|| full(self.file.get_ref(), self.path))
    }

    pub(crate) fn finish(self) -> Result<()> {
        let path = self.path;
        let file = self.file.into_inner().map_err(|error| {
            let (error, writer) = error.into_parts();
            anyhow!(error).context(full(writer.get_ref(), path))
        })?;
        file.finish().with_context(|| format!("cannot give the trace its name {}", path.display()))
    }
}

fn full(file: &WholeFile, path: &Path) -> String {
    let place = file.draft().unwrap_or(path).display();
    format!("cannot write on to {place}: free some space or choose another place (what was written so far is in it)")
}
