//! The built-in deck. Its events are this project's own: the printed texts were not available. `docs/decks.md` has the
//! same deck as a file, and a test holds the two together.

use kernel::Side;

use crate::deck::Fixed;
use crate::effect::{
    ANYWHERE, CUBA, Deed::*, Limit, Line, Total, UNLIMITED, Way, Where, Who, Whose, coloured, up_to, zone,
};
use crate::{Affiliation, CARDS, Colour, Digest, Row};

/// The digest of the built-in deck. Records name it: another deck must have another.
pub(crate) const DIGEST: Digest = Digest::new(0xa1d32b7aa3731b7b59581a0a2675b2f4);

/// The cards of the built-in deck.
pub static ROWS: [Row<'static>; CARDS] = [
    // Up to three cubes in the neutral zone, at most two each.
    us("quarantine", 1, Colour::Military, &[mine(Place { on: zone(Whose::Nobodys), limit: up_to(3).each(2) })]),
    // Look at the Cuba card; then up to two cubes on Cuba.
    us("u2-photographs", 2, Colour::Military, &[mine(Look), mine(Place { on: CUBA, limit: up_to(2) })]),
    // One cube on each of up to three battlegrounds where you have none.
    us("excomm", 3, Colour::Political, &[mine(Place { on: VACANT, limit: up_to(3).each(1) })]),
    // Take up to two Soviet cubes off one political battleground.
    us(
        "non-invasion-pledge",
        2,
        Colour::Political,
        &[mine(Remove { of: Who::Them, on: coloured(Colour::Political), limit: up_to(2).spots(1) })],
    ),
    // Take any number of your cubes off one battleground; if you took any, you may move it one more step away.
    us(
        "public-protests",
        3,
        Colour::WorldOpinion,
        &[
            mine(Remove { of: Who::Me, on: ANYWHERE, limit: ANY_NUMBER.spots(1) }),
            mine(Move { on: TOUCHED, way: Way::Theirs, steps: 1, spots: 1 }),
        ],
    ),
    // Up to three cubes on one military battleground.
    ussr(
        "strategic-balance",
        1,
        Colour::Military,
        &[mine(Place { on: coloured(Colour::Military), limit: up_to(3).spots(1) })],
    ),
    // Look at the Cuba card; you may exchange it for a card of your hand (M10).
    ussr("maskirovka", 2, Colour::Military, &[mine(Look), mine(Exchange)]),
    // Take back up to three of your cubes.
    ussr("missile-trade", 3, Colour::Political, &[mine(Remove { of: Who::Me, on: ANYWHERE, limit: up_to(3) })]),
    // One cube on each of up to three battlegrounds where you have cubes.
    ussr("moscow-is-our-brain", 3, Colour::WorldOpinion, &[mine(Place { on: HELD, limit: up_to(3).each(1) })]),
    // Up to two cubes on world opinion battlegrounds.
    ussr(
        "defensive-missiles",
        2,
        Colour::WorldOpinion,
        &[mine(Place { on: coloured(Colour::WorldOpinion), limit: up_to(2) })],
    ),
    // Move up to two battlegrounds of your sphere to the neutral zone.
    un(
        "u-thant",
        1,
        Colour::WorldOpinion,
        &[mine(Move { on: zone(Whose::Mine), way: Way::Neutral, steps: 1, spots: 2 })],
    ),
    // Move up to two battlegrounds one step towards the opponent.
    un("to-the-brink", 2, Colour::Military, &[mine(Move { on: ANYWHERE, way: Way::Theirs, steps: 1, spots: 2 })]),
    // Up to two cubes on political battlegrounds.
    un("close-allies", 3, Colour::Political, &[mine(Place { on: coloured(Colour::Political), limit: up_to(2) })]),
];

pub(crate) static FIXED: Fixed = Fixed::of(&ROWS, DIGEST);

const VACANT: Where = Where { own_cubes: Some(false), ..ANYWHERE };
const HELD: Where = Where { own_cubes: Some(true), ..ANYWHERE };
const TOUCHED: Where = Where { touched: Some(true), ..ANYWHERE };
const ANY_NUMBER: Limit = Limit { total: Total::Any, each: UNLIMITED, spots: UNLIMITED };

const fn mine(deed: crate::effect::Deed) -> Line {
    Line::mine(deed)
}

const fn us(slug: &'static str, cubes: u8, colour: Colour, event: &'static [Line]) -> Row<'static> {
    Row { slug, affiliation: Affiliation::Side(Side::Us), cubes, colour, event }
}

const fn ussr(slug: &'static str, cubes: u8, colour: Colour, event: &'static [Line]) -> Row<'static> {
    Row { slug, affiliation: Affiliation::Side(Side::Ussr), cubes, colour, event }
}

const fn un(slug: &'static str, cubes: u8, colour: Colour, event: &'static [Line]) -> Row<'static> {
    Row { slug, affiliation: Affiliation::Un, cubes, colour, event }
}
