//! Messages of *13 Days*.

mod heard;
mod pending;
mod sound;
mod view;

use days::{Agenda, Card, CardSet, Heard, Rules, State, View};
use serde_json::{Value, json};

use super::{Coded, Fault, Part};

impl Coded for State {
    fn write_heard(heard: &Heard) -> Value {
        heard::write(heard)
    }

    fn read_heard(part: Part<'_>, _rules: Rules) -> Result<Heard, Fault> {
        heard::read(part)
    }

    fn write_view(view: &View) -> Value {
        view::write(view)
    }

    fn read_view(part: Part<'_>) -> Result<View, Fault> {
        view::read(part)
    }

    fn view_flaw(view: &View) -> Option<&'static str> {
        sound::flaw(view)
    }

    fn misfit(view: &View, heard: &Heard) -> Option<&'static str> {
        sound::misfit(view, heard)
    }
}

fn cards(cards: CardSet) -> Value {
    Value::Array(cards.iter().map(|card| json!(card.slug())).collect())
}

fn read_cards(part: Part<'_>) -> Result<CardSet, Fault> {
    part.list(|card| card.word::<Card>())
}

/// Three agendas in the order of [`Agenda::ALL`], as they are dealt.
fn read_three(part: Part<'_>) -> Result<[Agenda; 3], Fault> {
    let three: [Agenda; 3] = part.array(|agenda| agenda.word())?;
    if three.is_sorted() { Ok(three) } else { Err(part.expected("three agendas in their order")) }
}
