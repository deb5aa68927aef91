//! Files from outside, read with a bound.

use std::fs::File;
use std::io::Read;

use anyhow::{Context, Result, anyhow, ensure};

/// No record is longer, nor comes near.
const MOST: u64 = 4 << 20;

/// The text of a record. `wanted` says what else to give where there is none.
pub(crate) fn record(name: &str, wanted: &str) -> Result<String> {
    let hint = || format!("cannot read {name}: give {wanted}");
    let mut bytes = Vec::new();
    File::open(name).with_context(hint)?.take(MOST + 1).read_to_end(&mut bytes).with_context(hint)?;
    ensure!(bytes.len() as u64 <= MOST, "{name} is longer than {} MiB: no record is", MOST >> 20);
    String::from_utf8(bytes)
        .map_err(|error| anyhow!("{name}, byte {}: a record is text in UTF-8", error.utf8_error().valid_up_to() + 1))
}
