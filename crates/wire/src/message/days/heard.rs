//! What a seat is told: the name of the fact, then its fields in a fixed order, what may be hidden last.

use days::{Card, Cause, Fact, Heard, MAX_PRESTIGE, MAX_STACK, Markers, Modifier, ROUNDS};
use kernel::{BySide, Side};
use serde_json::{Value, json};

use super::super::common::{Fields, read_outcome, winner};
use super::super::{Fault, Part};
use super::{cards, pending, read_cards, read_three};
use crate::codes::days::{
    DEAL_CAUSES, DISCARD_CAUSES, GAINS, LETTER_CAUSES, SAVE_CAUSES, USES, deal_cause, discard_cause, gain, how,
    letter_cause, save_cause,
};

pub(super) fn write(heard: &Heard) -> Value {
    match *heard {
        Heard::Whole(fact) => write_fact(fact),
        Heard::AgendaChosen { side } => json!(["agenda-chosen", side.slug()]),
        Heard::CardsDealt { side, count, why } => json!(["cards-dealt", side.slug(), deal_cause(why), count]),
        Heard::CardTaken { from, to } => json!(["card-taken", from.slug(), to.slug()]),
        Heard::Drawn { side } => json!(["drawn", side.slug()]),
        Heard::Aftermath { side, why } => json!(["aftermath", side.slug(), save_cause(why)]),
    }
}

fn write_fact(fact: Fact) -> Value {
    match fact {
        Fact::Defcon { side, track, from, to, why } => {
            with_cause(json!(["defcon", side.slug(), track.slug(), from, to]), why)
        }
        Fact::AgendasDealt { side, agendas } => {
            json!(["agendas-dealt", side.slug(), agendas.map(|agenda| agenda.slug())])
        }
        Fact::AgendaChosen { side, agenda } => json!(["agenda-chosen", side.slug(), agenda.slug()]),
        Fact::CardsDealt { side, cards: dealt, why } => {
            json!(["cards-dealt", side.slug(), deal_cause(why), cards(dealt)])
        }
        Fact::Initiative { by, first } => json!(["initiative", by.slug(), first.slug()]),
        Fact::Play { side, card, how: used, taken } => json!(["play", side.slug(), card.slug(), how(used), taken]),
        Fact::Event { side, card, used } => json!(["event", side.slug(), card.slug(), used]),
        Fact::Cubes { side, at, from, to, why } => with_cause(json!(["cubes", side.slug(), at.slug(), from, to]), why),
        Fact::Prestige { side, amount, from, to, why } => {
            json!(["prestige", side.slug(), amount, from, to, gain(why)])
        }
        Fact::Letter { to, why } => json!(["letter", to.slug(), letter_cause(why)]),
        Fact::Modifier { side, modifier } => json!(["modifier", side.slug(), modifier.slug()]),
        Fact::CardTaken { from, to, card } => json!(["card-taken", from.slug(), to.slug(), card.slug()]),
        Fact::Discard { side, card, why } => json!(["discard", side.slug(), card.slug(), discard_cause(why)]),
        Fact::Drawn { side, card } => json!(["drawn", side.slug(), card.slug()]),
        Fact::Aftermath { side, card, why } => json!(["aftermath", side.slug(), save_cause(why), card.slug()]),
        Fact::AgendasRevealed(both) => json!(["agendas-revealed", both.us.slug(), both.ussr.slug()]),
        Fact::AgendaScored { agenda, chosen_by, side, amount } => {
            json!(["agenda-scored", agenda.slug(), chosen_by.slug(), side.map(Side::slug), amount])
        }
        Fact::Round { to } => json!(["round", to]),
        Fact::NuclearWar(guilty) => json!(["nuclear-war", guilty.us, guilty.ussr]),
        Fact::AftermathCounted { cubes, cards: turned_up } => {
            json!(["aftermath-counted", cubes.us, cubes.ussr, cards(turned_up)])
        }
        Fact::Outcome(outcome) => json!(["outcome", winner(outcome), outcome.why.slug()]),
        Fact::Turn(now) => json!(["turn", pending::write(now)]),
    }
}

/// Adds why something moved: a word, and the card if one did it.
fn with_cause(mut fact: Value, why: Cause) -> Value {
    let (why, card) = match why {
        Cause::Round => ("round", None),
        Cause::Command(card) => ("command", Some(card)),
        Cause::Event(card) => ("event", Some(card)),
        Cause::Television => ("television", None),
        Cause::Agenda => ("agenda", None),
    };
    if let Value::Array(fields) = &mut fact {
        fields.push(json!(why));
        fields.extend(card.map(|card| json!(card.slug())));
    }
    fact
}

/// Reads why something moved, from this field on.
fn cause(fields: Fields<'_>, number: usize) -> Result<Cause, Fault> {
    let why = fields.at(number)?;
    Ok(match why.text()? {
        "round" => Cause::Round,
        "command" => Cause::Command(card(fields, number + 1)?),
        "event" => Cause::Event(card(fields, number + 1)?),
        "television" => Cause::Television,
        "agenda" => Cause::Agenda,
        _ => return Err(why.expected("why it moved: round, command, event, television or agenda")),
    })
}

fn card(fields: Fields<'_>, number: usize) -> Result<Card, Fault> {
    fields.at(number)?.word()
}

/// No number of cubes or prestige in a fact is larger: the cubes on all cards.
const MOST_CUBES: u8 = 3 * Card::COUNT as u8;

pub(super) fn read(part: Part<'_>) -> Result<Heard, Fault> {
    let fields = Fields { fact: &part };
    let name = part.item(0)?;
    Ok(match name.text()? {
        "agenda-chosen" if !fields.has(2) => Heard::AgendaChosen { side: fields.side(1)? },
        "cards-dealt" if fields.at(3)?.value().is_number() => Heard::CardsDealt {
            side: fields.side(1)?,
            count: fields.number(3, Card::COUNT as u8)?,
            why: fields.at(2)?.one_of(DEAL_CAUSES, deal_cause, "why cards were dealt")?,
        },
        "card-taken" if !fields.has(3) => Heard::CardTaken { from: fields.side(1)?, to: fields.side(2)? },
        "drawn" if !fields.has(2) => Heard::Drawn { side: fields.side(1)? },
        "aftermath" if !fields.has(3) => Heard::Aftermath {
            side: fields.side(1)?,
            why: fields.at(2)?.one_of(SAVE_CAUSES, save_cause, "why a card was saved")?,
        },
        "agenda-chosen" | "cards-dealt" | "card-taken" | "drawn" | "aftermath" => {
            Heard::Whole(read_secret(name, fields)?)
        }
        "round" | "nuclear-war" | "aftermath-counted" | "outcome" | "turn" | "agendas-dealt" | "agendas-revealed"
        | "agenda-scored" | "initiative" => Heard::Whole(read_step(name, fields)?),
        _ => Heard::Whole(read_change(name, fields)?),
    })
}

/// A secret, told to somebody who knows it.
fn read_secret(name: Part<'_>, fields: Fields<'_>) -> Result<Fact, Fault> {
    let side = fields.side(1)?;
    Ok(match name.text()? {
        "agenda-chosen" => Fact::AgendaChosen { side, agenda: fields.at(2)?.word()? },
        "cards-dealt" => Fact::CardsDealt {
            side,
            why: fields.at(2)?.one_of(DEAL_CAUSES, deal_cause, "why cards were dealt")?,
            cards: read_cards(fields.at(3)?)?,
        },
        "card-taken" => Fact::CardTaken { from: side, to: fields.side(2)?, card: card(fields, 3)? },
        "drawn" => Fact::Drawn { side, card: card(fields, 2)? },
        _ => Fact::Aftermath {
            side,
            why: fields.at(2)?.one_of(SAVE_CAUSES, save_cause, "why a card was saved")?,
            card: card(fields, 3)?,
        },
    })
}

/// A step of the round or of the game.
fn read_step(name: Part<'_>, fields: Fields<'_>) -> Result<Fact, Fault> {
    Ok(match name.text()? {
        "agendas-dealt" => Fact::AgendasDealt { side: fields.side(1)?, agendas: read_three(fields.at(2)?)? },
        "initiative" => Fact::Initiative { by: fields.side(1)?, first: fields.side(2)? },
        "agendas-revealed" => Fact::AgendasRevealed(BySide::new(fields.at(1)?.word()?, fields.at(2)?.word()?)),
        "agenda-scored" => Fact::AgendaScored {
            agenda: fields.at(1)?.word()?,
            chosen_by: fields.side(2)?,
            side: fields.at(3)?.option(|side| side.word())?,
            amount: fields.number(4, MOST_CUBES)?,
        },
        "round" => Fact::Round { to: fields.at(1)?.number(1..=ROUNDS)? },
        "nuclear-war" => Fact::NuclearWar(BySide::new(fields.flag(1)?, fields.flag(2)?)),
        "aftermath-counted" => Fact::AftermathCounted {
            cubes: BySide::new(fields.number(1, MOST_CUBES)?, fields.number(2, MOST_CUBES)?),
            cards: read_cards(fields.at(3)?)?,
        },
        "outcome" => Fact::Outcome(read_outcome(fields.at(1)?, fields.at(2)?)?),
        _ => Fact::Turn(pending::read(fields.at(1)?)?),
    })
}

/// Something on the table that changed in the open.
fn read_change(name: Part<'_>, fields: Fields<'_>) -> Result<Fact, Fault> {
    let step = |number| fields.at(number)?.number(Markers::LOWEST..=Markers::HIGHEST);
    let lead = |number| fields.at(number)?.number(-MAX_PRESTIGE..=MAX_PRESTIGE);
    Ok(match name.text()? {
        "defcon" => Fact::Defcon {
            side: fields.side(1)?,
            track: fields.at(2)?.word()?,
            from: step(3)?,
            to: step(4)?,
            why: cause(fields, 5)?,
        },
        "play" => Fact::Play {
            side: fields.side(1)?,
            card: card(fields, 2)?,
            how: fields.at(3)?.one_of(USES, how, "what a card is played for")?,
            taken: fields.flag(4)?,
        },
        "event" => Fact::Event { side: fields.side(1)?, card: card(fields, 2)?, used: fields.flag(3)? },
        "cubes" => Fact::Cubes {
            side: fields.side(1)?,
            at: fields.at(2)?.word()?,
            from: fields.number(3, MAX_STACK)?,
            to: fields.number(4, MAX_STACK)?,
            why: cause(fields, 5)?,
        },
        "prestige" => Fact::Prestige {
            side: fields.side(1)?,
            amount: fields.number(2, MOST_CUBES)?,
            from: lead(3)?,
            to: lead(4)?,
            why: fields.at(5)?.one_of(GAINS, gain, "why prestige was gained")?,
        },
        "letter" => Fact::Letter {
            to: fields.side(1)?,
            why: fields.at(2)?.one_of(LETTER_CAUSES, letter_cause, "why the Letter changed hands")?,
        },
        "modifier" => Fact::Modifier {
            side: fields.side(1)?,
            modifier: fields.at(2)?.one_of(Modifier::ALL, Modifier::slug, "a modifier")?,
        },
        "discard" => Fact::Discard {
            side: fields.side(1)?,
            card: card(fields, 2)?,
            why: fields.at(3)?.one_of(DISCARD_CAUSES, discard_cause, "why a card was discarded")?,
        },
        _ => return Err(name.expected("the name of a fact of 13 Days")),
    })
}
