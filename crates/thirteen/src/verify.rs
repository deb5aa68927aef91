//! Dealing a recorded game again, to see whether it was dealt as it should be.

use std::io::{Write, stdout};

use anyhow::{Result, ensure};
use client::saved::Played;
use kernel::Side;
use table::{Bytes32, Proof};

use crate::cli::Verify;
use crate::read_file;

pub(crate) fn run(args: &Verify) -> Result<()> {
    let text = read_file::record(&args.record, "the record of a game that was played online")?;
    let played = Played::read(&text)?;
    let proof = Proof::read(&text)?;
    proof.check_commitment()?;
    if let Some(shown) = args.commitment {
        ensure!(
            shown == proof.commitment,
            "before the game you were shown another commitment than this record has: {}",
            proof.commitment
        );
    }
    let added = Side::ALL.map(|side| proof.deal.mixes[side]);
    if let Some(mix) = args.mix {
        ensure!(added.contains(&Some(mix)), "what you added to the deal is not in this record");
    }
    let draws = match &played {
        Played::Days(record) => proof.check_game(0, record)?,
        Played::Minutes(record) => proof.check_game(0, record)?,
        Played::Campaign(series) => proof.check_series(series)?,
    };
    let mut out = stdout();
    writeln!(
        out,
        "Fair: the server's secret is the one it committed to, and all {draws} draws follow from the secrets."
    )?;
    for (side, mix) in Side::ALL.into_iter().zip(added) {
        if mix.is_none() {
            writeln!(out, "Note: nothing was added to the deal by {side}.")?;
        }
    }
    if args.commitment.is_none() {
        writeln!(
            out,
            "Compare the commitment with the one you were shown before the first card: {}",
            proof.commitment
        )?;
    }
    Ok(())
}

/// 64 hexadecimal digits.
pub(crate) fn digits(text: &str) -> Result<Bytes32, String> {
    text.parse().map_err(|why: kernel::ParseError| why.to_string())
}
