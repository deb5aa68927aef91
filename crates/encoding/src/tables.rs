use core::fmt;
use core::marker::PhantomData;

use crate::{Codes, Encoded};

/// Prints what the numbers of a game mean, as tables that people can read.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tables<G>(PhantomData<G>);

impl<G> Tables<G> {
    /// The tables of a game.
    #[must_use]
    pub const fn new() -> Self {
        Tables(PhantomData)
    }
}

impl<G: Encoded> fmt::Display for Tables<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "## {}\n", G::ENCODING)?;
        writeln!(f, "### Actions: {} codes\n", G::ACTIONS)?;
        table(f, G::ACTION_CODES)?;
        writeln!(f, "\n### Observation: {} bytes\n", G::OBSERVATION)?;
        writeln!(f, "| span | offset | shape | highest | meaning |\n|---|---|---|---|---|")?;
        for span in G::SPANS {
            write!(f, "| `{}` | {} | ", span.name, span.offset)?;
            for (i, size) in span.shape.iter().enumerate() {
                write!(f, "{}{size}", if i == 0 { "" } else { " × " })?;
            }
            writeln!(f, " | {} | {} |", span.high, span.meaning)?;
        }
        writeln!(f, "\n### Chance: {} codes\n", G::CHANCES)?;
        table(f, G::CHANCE_CODES)?;
        writeln!(f, "\n### Words: {}\n", G::WORDS)?;
        table(f, G::WORD_CODES)?;
        write!(f, "\nKinds, from the first: ")?;
        for (i, kind) in G::KINDS.iter().enumerate() {
            write!(f, "{}`{kind}`", if i == 0 { "" } else { ", " })?;
        }
        writeln!(f, ".")
    }
}

fn table(f: &mut fmt::Formatter<'_>, codes: &[Codes]) -> fmt::Result {
    writeln!(f, "| codes | what | in the order of |\n|---|---|---|")?;
    for &Codes { first, count, form, order } in codes {
        match count {
            1 => write!(f, "| {first} ")?,
            _ => write!(f, "| {first}–{} ", first + count - 1)?,
        }
        writeln!(f, "| {form} | {order} |")?;
    }
    Ok(())
}
