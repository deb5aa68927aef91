//! Messages of *13 Minutes*. A card in a fact is its name; a place in the deck, as views have them, is a number from 0 to
//! 12, and Cuba is 13.

mod heard;
mod pending;
mod sound;
mod view;

use minutes::{Heard, Rules, Slot, Slots, State, View};
use serde_json::{Value, json};

use super::{Coded, Fault, Part};

impl Coded for State {
    fn write_heard(heard: &Heard) -> Value {
        heard::write(heard)
    }

    fn read_heard(part: Part<'_>, rules: Rules) -> Result<Heard, Fault> {
        heard::read(part, rules.deck())
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

fn place(slot: Slot) -> Value {
    json!(slot.index())
}

fn places(slots: Slots) -> Value {
    Value::Array(slots.iter().map(place).collect())
}

fn read_place(part: Part<'_>) -> Result<Slot, Fault> {
    Ok(Slot::new(part.number(0..=Slot::COUNT as u8 - 1)?.into()))
}

fn read_places(part: Part<'_>) -> Result<Slots, Fault> {
    part.list(read_place)
}

/// The place of a card, which Cuba is not.
fn read_card_place(part: Part<'_>) -> Result<Slot, Fault> {
    Ok(Slot::new(part.number(0..=minutes::CARDS as u8 - 1)?.into()))
}
