//! The games in numbers (docs/encoding.md).

use std::io::Write;

use anyhow::Result;
use encoding::{Encoded, Tables};
use table::{GameKind, with_game};

use crate::cli::Encoding;

pub(crate) fn run(args: &Encoding) -> Result<()> {
    let mut out = std::io::stdout().lock();
    let wanted = args.game.map(crate::cli::GameName::kind);
    for kind in GameKind::ALL.into_iter().filter(|&kind| wanted.is_none_or(|wanted| kind == wanted)) {
        with_game!(kind, G => write_tables::<G>(args.json, &mut out))?;
    }
    Ok(())
}

/// One game: its tables for people, or a line of JSON.
fn write_tables<G: Encoded>(json: bool, out: &mut impl Write) -> Result<()> {
    if json {
        writeln!(out, "{}", wire::encoding::<G>())?;
    } else {
        writeln!(out, "{}", Tables::<G>::new())?;
    }
    Ok(())
}
