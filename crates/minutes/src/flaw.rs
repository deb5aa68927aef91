//! What is wrong with a deck. A deck with a flaw never gets onto the shelf.

use core::fmt;

use crate::effect::{Deed, Limit, Line, MAX_COMMAND, MAX_LINES, MAX_STEPS, MAX_TOTAL, Total, UNLIMITED, Where};
use crate::{CARDS, Row};

/// Something that a deck must not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// What is wrong.
    pub reason: &'static str,
    /// What would be right.
    pub example: &'static str,
}

impl Flaw {
    pub(crate) const FULL: Flaw =
        Flaw { reason: "256 other decks are in use, and no more can be", example: "wait until another game is over" };
}

/// Cuba is asked for what only its hidden card could say (M5).
pub const FACE_DOWN: Flaw = Flaw {
    reason: "Cuba lies face down: it has no colour and no side, and is not the card being played",
    example: "cuba = true without colour, side and new",
};

/// An Event has more lines than [`MAX_LINES`].
pub const TOO_MANY_LINES: Flaw =
    Flaw { reason: "an event has at most 6 lines", example: "event = [{ do = \"look\" }]" };

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (for example: {})", self.reason, self.example)
    }
}

impl core::error::Error for Flaw {}

/// Longest name of a card.
pub const MAX_SLUG: usize = 32;

/// The first flaw of a deck.
pub(crate) fn of_deck(rows: &[Row<'_>; CARDS]) -> Option<Flaw> {
    let mut first = None;
    let mut note = |flaw| first = first.or(Some(flaw));
    for (i, row) in rows.iter().enumerate() {
        of_slug(row.slug).into_iter().for_each(&mut note);
        if rows[..i].iter().any(|other| other.slug == row.slug) {
            note(Flaw { reason: "two cards have the same slug", example: "another slug for one of them" });
        }
        if !(1..=3).contains(&row.cubes) {
            note(Flaw { reason: "a card has 1, 2 or 3 cubes", example: "cubes = 2" });
        }
        of_event(row.event, |_, flaw| note(flaw));
    }
    first
}

/// What is wrong with the name of a card.
#[must_use]
pub fn of_slug(slug: &str) -> Option<Flaw> {
    let word =
        |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
    let wrong = if slug == crate::battleground::CUBA {
        "cuba is the name of the battleground that begins face down"
    } else if slug.len() > MAX_SLUG {
        "a slug has at most 32 characters"
    } else if !slug.split('-').all(word) {
        "a slug is made of the letters a to z, digits and single hyphens"
    } else {
        return None;
    };
    Some(Flaw { reason: wrong, example: "slug = \"naval-blockade\"" })
}

/// Everything that is wrong with an Event, with the number of the line.
pub fn of_event(event: &[Line], mut note: impl FnMut(usize, Flaw)) {
    if event.is_empty() {
        note(0, Flaw { reason: "an event has at least one line", example: "event = [{ do = \"look\" }]" });
    }
    if event.len() > MAX_LINES {
        note(MAX_LINES, TOO_MANY_LINES);
    }
    for (i, line) in event.iter().enumerate() {
        of_line(line, &event[..i], |flaw| note(i, flaw));
    }
}

fn of_line(line: &Line, before: &[Line], mut note: impl FnMut(Flaw)) {
    of_numbers(line, &mut note);
    of_alternative(line, before, &mut note);
    // Lines that stand in place of one another are not before one another.
    let group = before.iter().rposition(|earlier| !earlier.or).filter(|_| line.or).unwrap_or(before.len());
    let before = &before[..group];
    of_order(line, before, &mut note);
    if let Some(on) = line.on() {
        of_where(on, before, note);
    }
}

/// A number that lies in its bounds is no flaw.
fn within(value: u8, least: u8, most: u8, reason: &'static str, example: &'static str) -> Option<Flaw> {
    (!(least..=most).contains(&value)).then_some(Flaw { reason, example })
}

fn of_numbers(line: &Line, note: &mut impl FnMut(Flaw)) {
    match line.deed {
        Deed::When { least, most, .. } => {
            within(most, least, UNLIMITED, "at_least is larger than at_most", "at_least = 1, at_most = 3")
                .map(&mut *note);
            if (least, most) == (0, UNLIMITED) {
                note(Flaw { reason: "this condition always holds", example: "at_least = 1" });
            }
        }
        Deed::Place { limit, .. } => {
            if limit.total == Total::Any {
                note(Flaw { reason: "only cubes that are taken off can be any number", example: "total = 3" });
            }
            of_limit(limit, note);
        }
        Deed::Remove { limit, .. } => of_limit(limit, note),
        Deed::Command { cubes, .. } => {
            within(cubes, 1, MAX_COMMAND, "a Command has 1 to 5 cubes", "cubes = 2").map(note);
        }
        Deed::Move { steps, spots, .. } => {
            within(steps, 1, MAX_STEPS, "a battleground moves 1 or 2 steps", "steps = 1")
                .into_iter()
                .for_each(&mut *note);
            within(spots, 1, UNLIMITED, SPOTS, "spots = 2").map(note);
        }
        Deed::Look | Deed::Exchange => {}
    }
}

const SPOTS: &str = "a line speaks of 1 to 13 battlegrounds";

fn of_limit(limit: Limit, note: &mut impl FnMut(Flaw)) {
    if let Total::UpTo(count) = limit.total {
        within(count, 1, MAX_TOTAL, "a line moves 1 to 9 cubes", "total = 3").into_iter().for_each(&mut *note);
        if limit.each > count && limit.each != UNLIMITED {
            note(Flaw { reason: "each is larger than total", example: "total = 3, each = 2" });
        }
    }
    if limit.each == 0 || limit.each > MAX_TOTAL && limit.each != UNLIMITED {
        note(Flaw { reason: "each is 1 to 9 cubes", example: "each = 2" });
    }
    within(limit.spots, 1, UNLIMITED, SPOTS, "spots = 1").map(note);
}

fn of_alternative(line: &Line, before: &[Line], note: &mut impl FnMut(Flaw)) {
    let condition = |line: &Line| matches!(line.deed, Deed::When { .. });
    if line.or && before.last().is_none_or(condition) {
        note(Flaw { reason: "there is no line that this one could stand in place of", example: OR });
    }
    if condition(line) && line.or {
        note(Flaw { reason: "a condition cannot be one of two ways", example: OR });
    }
}

fn of_order(line: &Line, before: &[Line], note: &mut impl FnMut(Flaw)) {
    if line.moves_cubes() && before.iter().any(Line::moves_battlegrounds) {
        note(Flaw {
            reason: "cubes come first: a line that moves cubes cannot follow one that moves battlegrounds",
            example: "the two lines the other way round",
        });
    }
    let as_many = match line.deed {
        Deed::Place { limit, .. } | Deed::Remove { limit, .. } => limit.total == Total::AsMany,
        _ => false,
    };
    if as_many && !before.iter().any(Line::moves_cubes) {
        note(Flaw { reason: "as-many needs an earlier line that moves cubes", example: "total = 2" });
    }
}

const OR: &str = "{ do = \"look\" }, { do = \"exchange\", or = true }";

fn of_where(on: &Where, before: &[Line], mut note: impl FnMut(Flaw)) {
    if on.zones.is_empty() || on.colours.is_empty() || on.sides.is_empty() || on.dominated.is_empty() {
        note(Flaw { reason: "no battleground can be such", example: "zone = \"neutral\"" });
    }
    let colour = on.colours != kernel::Set::ALL || on.sides != kernel::Set::ALL;
    if on.cuba == Some(true) && (colour || on.new == Some(true)) {
        note(FACE_DOWN);
    }
    if on.touched.is_some() && !before.iter().any(|line| line.moves_cubes() || line.moves_battlegrounds()) {
        note(Flaw {
            reason: "touched needs an earlier line that moves cubes or battlegrounds",
            example: "the line without touched",
        });
    }
}
