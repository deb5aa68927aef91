//! The canonical text of a deck: a deck file with nothing left to choice, so that equal decks have equal texts.

use core::fmt::{self, Formatter, Result};

use kernel::{Indexed, Set};

use crate::effect::{Deed, Limit, Line, Total, UNLIMITED, Way, Where, Who, Whose};
use crate::{Colour, Row};

/// Prints cards as the text of a deck file.
pub struct Print<'a>(pub &'a [Row<'a>; crate::CARDS]);

impl fmt::Display for Print<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        for (i, row) in self.0.iter().enumerate() {
            f.write_str(if i == 0 { "" } else { "\n" })?;
            writeln!(f, "[[card]]\nslug = \"{}\"\nside = \"{}\"", row.slug, row.affiliation.slug())?;
            writeln!(f, "cubes = {}\ncolour = \"{}\"\nevent = [", row.cubes, row.colour)?;
            row.event.iter().try_for_each(|line| writeln!(f, "  {{ {line} }},"))?;
            f.write_str("]\n")?;
        }
        Ok(())
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "do = \"{}\"", self.deed.verb())?;
        if self.or {
            f.write_str(", or = true")?;
        }
        if self.by == Who::Them {
            f.write_str(", by = \"opponent\"")?;
        }
        match self.deed {
            Deed::When { on, least, most } => {
                print_where(&on, f)?;
                write!(f, ", at_least = {least}")?;
                number(f, "at_most", most, UNLIMITED)
            }
            Deed::Place { on, limit } => {
                print_limit(limit, f)?;
                print_where(&on, f)
            }
            Deed::Remove { of, on, limit } => {
                f.write_str(if of == Who::Them { ", whose = \"opponent\"" } else { "" })?;
                print_limit(limit, f)?;
                print_where(&on, f)
            }
            Deed::Command { on, cubes } => {
                write!(f, ", cubes = {cubes}")?;
                print_where(&on, f)
            }
            Deed::Move { on, way, steps, spots } => {
                write!(f, ", way = \"{}\"", way.slug())?;
                number(f, "steps", steps, 1)?;
                number(f, "spots", spots, 1)?;
                print_where(&on, f)
            }
            Deed::Look | Deed::Exchange => Ok(()),
        }
    }
}

/// A key with a number, unless it is what goes without saying.
fn number(f: &mut Formatter<'_>, key: &str, value: u8, default: u8) -> Result {
    if value == default { Ok(()) } else { write!(f, ", {key} = {value}") }
}

fn print_limit(limit: Limit, f: &mut Formatter<'_>) -> Result {
    match limit.total {
        Total::UpTo(count) => write!(f, ", total = {count}"),
        Total::Any => f.write_str(", total = \"any\""),
        Total::AsMany => f.write_str(", total = \"as-many\""),
    }?;
    number(f, "each", limit.each, UNLIMITED)?;
    number(f, "spots", limit.spots, UNLIMITED)
}

fn print_where(on: &Where, f: &mut Formatter<'_>) -> Result {
    set(f, "zone", on.zones, Whose::zone)?;
    set(f, "colour", on.colours, Colour::slug)?;
    set(f, "side", on.sides, Whose::side)?;
    set(f, "dominated", on.dominated, Whose::person)?;
    choice(f, "cuba", on.cuba, ["false", "true"])?;
    choice(f, "new", on.new, ["false", "true"])?;
    choice(f, "own_cubes", on.own_cubes, ["\"none\"", "\"some\""])?;
    choice(f, "opponent_cubes", on.their_cubes, ["\"none\"", "\"some\""])?;
    choice(f, "touched", on.touched, ["false", "true"])
}

fn choice(f: &mut Formatter<'_>, key: &str, value: Option<bool>, words: [&str; 2]) -> Result {
    value.map_or(Ok(()), |value| write!(f, ", {key} = {}", words[usize::from(value)]))
}

/// One word by itself, several in brackets, and all not at all.
fn set<T: Indexed>(f: &mut Formatter<'_>, key: &str, set: Set<T>, slug: impl Fn(T) -> &'static str) -> Result {
    if set == Set::ALL {
        return Ok(());
    }
    write!(f, ", {key} = ")?;
    let several = set.len() != 1;
    f.write_str(if several { "[" } else { "" })?;
    for (i, item) in set.iter().enumerate() {
        write!(f, "{}\"{}\"", if i == 0 { "" } else { ", " }, slug(item))?;
    }
    f.write_str(if several { "]" } else { "" })
}

impl Deed {
    /// The word for it in a deck file.
    #[must_use]
    pub const fn verb(&self) -> &'static str {
        match self {
            Deed::When { .. } => "when",
            Deed::Place { .. } => "place",
            Deed::Remove { .. } => "remove",
            Deed::Command { .. } => "command",
            Deed::Move { .. } => "move",
            Deed::Look => "look",
            Deed::Exchange => "exchange",
        }
    }
}

impl Way {
    /// All four.
    pub const ALL: [Way; 4] = [Way::Mine, Way::Theirs, Way::Neutral, Way::Either];

    /// The stable name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Way::Mine => "own",
            Way::Theirs => "opponent",
            Way::Neutral => "neutral",
            Way::Either => "either",
        }
    }
}

impl Whose {
    /// All three.
    pub const ALL: [Whose; 3] = [Whose::Mine, Whose::Nobodys, Whose::Theirs];

    /// The stable name of a zone.
    #[must_use]
    pub const fn zone(self) -> &'static str {
        self.named("neutral")
    }

    /// The stable name of the side of a card.
    #[must_use]
    pub const fn side(self) -> &'static str {
        self.named("un")
    }

    /// The stable name of who dominates.
    #[must_use]
    pub const fn person(self) -> &'static str {
        self.named("nobody")
    }

    const fn named(self, nobody: &'static str) -> &'static str {
        match self {
            Whose::Mine => "own",
            Whose::Nobodys => nobody,
            Whose::Theirs => "opponent",
        }
    }
}
