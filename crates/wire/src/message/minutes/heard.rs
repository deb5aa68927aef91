//! What a seat is told: the name of the fact, then its fields in a fixed order, what may be hidden last.

use kernel::{BySide, Side};
use minutes::{Battleground, CUBES, Card, Cause, Deck, Fact, Gain, Heard, MAX_TIES, Slots, Use, Zone};
use serde_json::{Value, json};

use super::super::common::{Fields, read_outcome, winner};
use super::super::{Fault, Part};
use super::pending;
use crate::codes::minutes::{ORDER_CAUSES, USES, order_cause};

pub(super) fn write(heard: &Heard) -> Value {
    match *heard {
        Heard::Whole(fact) => write_fact(fact),
        Heard::CardsDealt { side } => json!(["cards-dealt", side.slug()]),
        Heard::CubaDealt => json!(["cuba-dealt"]),
        Heard::BidMade { side } => json!(["bid-made", side.slug()]),
        Heard::CubaSeen { side } => json!(["cuba-seen", side.slug()]),
        Heard::CubaExchanged { side } => json!(["cuba-exchanged", side.slug()]),
        Heard::Drawn { side } => json!(["drawn", side.slug()]),
    }
}

fn write_fact(fact: Fact) -> Value {
    match fact {
        Fact::CardsDealt { side, cards } => {
            // Cards are ordered by numbers that mean something in this process alone; names are so everywhere.
            let mut names = cards.map(|card| card.to_string());
            names.sort_unstable();
            json!(["cards-dealt", side.slug(), names[0], names[1]])
        }
        // Nobody is told which card it is.
        Fact::CubaDealt { .. } => json!(["cuba-dealt"]),
        Fact::BidMade { side, cubes } => json!(["bid-made", side.slug(), cubes]),
        Fact::Bid { side, cubes } => json!(["bid", side.slug(), cubes]),
        Fact::BidsEqual { times } => json!(["bids-equal", times]),
        Fact::Coin { side } => json!(["coin", side.slug()]),
        Fact::Order { by, first, why } => json!(["order", by.slug(), first.slug(), order_cause(why)]),
        Fact::Play { side, card, zone, how } => {
            json!(["play", side.slug(), card.to_string(), zone.slug(), how.slug()])
        }
        Fact::Event { side, card, used } => json!(["event", side.slug(), card.to_string(), used]),
        Fact::Cubes { side, at, from, to, why } => {
            let (why, card) = cause(why);
            json!(["cubes", side.slug(), at.to_string(), from, to, why, card])
        }
        Fact::Move { at, from, to, why } => {
            let (why, card) = cause(why);
            json!(["move", at.to_string(), from.slug(), to.slug(), why, card])
        }
        Fact::CubaSeen { side, card } => json!(["cuba-seen", side.slug(), card.to_string()]),
        Fact::CubaExchanged { side, card, gave } => {
            json!(["cuba-exchanged", side.slug(), card.to_string(), gave.to_string()])
        }
        Fact::Drawn { side, card } => json!(["drawn", side.slug(), card.to_string()]),
        Fact::Revealed { cuba, left } => {
            json!(["revealed", cuba.to_string(), left.us.to_string(), left.ussr.to_string()])
        }
        Fact::Scored { side, amount, why } => match why {
            Gain::Battleground(card) => json!(["scored", side.slug(), amount, "battleground", card.to_string()]),
            Gain::Cuba => json!(["scored", side.slug(), amount, "cuba"]),
            Gain::Military => json!(["scored", side.slug(), amount, "military"]),
            Gain::Aftermath => json!(["scored", side.slug(), amount, "aftermath"]),
        },
        Fact::LeftoverPlaced { side, card } => json!(["leftover-placed", side.slug(), card.to_string()]),
        Fact::NuclearWar(guilty) => json!(["nuclear-war", guilty.us, guilty.ussr]),
        Fact::Outcome { outcome, prestige } => {
            json!(["outcome", winner(outcome), outcome.why.slug(), prestige.us, prestige.ussr])
        }
        Fact::Turn(now) => json!(["turn", pending::write(now)]),
    }
}

fn cause(why: Cause) -> (&'static str, String) {
    match why {
        Cause::Command(card) => ("command", card.to_string()),
        Cause::Event(card) => ("event", card.to_string()),
    }
}

/// The fields of a fact at a table with this deck.
#[derive(Clone, Copy)]
struct Told<'a> {
    fields: Fields<'a>,
    deck: &'static Deck,
}

/// More prestige than any game gives.
pub(super) const MOST_PRESTIGE: u8 = 99;

pub(super) fn read(part: Part<'_>, deck: &'static Deck) -> Result<Heard, Fault> {
    let fields = Fields { fact: &part };
    let told = Told { fields, deck };
    let name = part.item(0)?;
    Ok(match name.text()? {
        "cuba-dealt" => Heard::CubaDealt,
        "cards-dealt" if !fields.has(2) => Heard::CardsDealt { side: fields.side(1)? },
        "bid-made" if !fields.has(2) => Heard::BidMade { side: fields.side(1)? },
        "cuba-seen" if !fields.has(2) => Heard::CubaSeen { side: fields.side(1)? },
        "cuba-exchanged" if !fields.has(2) => Heard::CubaExchanged { side: fields.side(1)? },
        "drawn" if !fields.has(2) => Heard::Drawn { side: fields.side(1)? },
        "cards-dealt" | "bid-made" | "cuba-seen" | "cuba-exchanged" | "drawn" => Heard::Whole(told.secret(name)?),
        "play" | "event" | "cubes" | "move" | "leftover-placed" => Heard::Whole(told.change(name)?),
        _ => Heard::Whole(told.step(name)?),
    })
}

impl Told<'_> {
    /// A card of the deck.
    fn card(self, number: usize) -> Result<Card, Fault> {
        let part = self.fields.at(number)?;
        let name = part.text()?;
        let card = self.deck.cards(Slots::CARDS).find(|card| card.slug() == *name);
        card.ok_or_else(|| part.expected("a card of the deck"))
    }

    fn battleground(self, number: usize) -> Result<Battleground, Fault> {
        let part = self.fields.at(number)?;
        if Battleground::Cuba.slug() == *part.text()? {
            Ok(Battleground::Cuba)
        } else {
            self.card(number).map(Battleground::Card)
        }
    }

    fn zone(self, number: usize) -> Result<Zone, Fault> {
        self.fields.at(number)?.word()
    }

    /// Why something moved, from this field on.
    fn cause(self, number: usize) -> Result<Cause, Fault> {
        let why = self.fields.at(number)?;
        match why.text()? {
            "command" => self.card(number + 1).map(Cause::Command),
            "event" => self.card(number + 1).map(Cause::Event),
            _ => Err(why.expected("why it moved: command or event")),
        }
    }

    /// A secret, told to somebody who knows it.
    fn secret(self, name: Part<'_>) -> Result<Fact, Fault> {
        let side: Side = self.fields.side(1)?;
        Ok(match name.text()? {
            "cards-dealt" => {
                let (one, other) = (self.card(2)?, self.card(3)?);
                Fact::CardsDealt { side, cards: [one.min(other), one.max(other)] }
            }
            "bid-made" => Fact::BidMade { side, cubes: self.fields.number(2, CUBES)? },
            "cuba-seen" => Fact::CubaSeen { side, card: self.card(2)? },
            "cuba-exchanged" => Fact::CubaExchanged { side, card: self.card(2)?, gave: self.card(3)? },
            _ => Fact::Drawn { side, card: self.card(2)? },
        })
    }

    /// Something on the table that changed in the open.
    fn change(self, name: Part<'_>) -> Result<Fact, Fault> {
        let fields = self.fields;
        Ok(match name.text()? {
            "play" => Fact::Play {
                side: fields.side(1)?,
                card: self.card(2)?,
                zone: self.zone(3)?,
                how: fields.at(4)?.one_of(USES, Use::slug, "what a card is played for")?,
            },
            "event" => Fact::Event { side: fields.side(1)?, card: self.card(2)?, used: fields.flag(3)? },
            "cubes" => Fact::Cubes {
                side: fields.side(1)?,
                at: self.battleground(2)?,
                from: fields.number(3, CUBES)?,
                to: fields.number(4, CUBES)?,
                why: self.cause(5)?,
            },
            "move" => {
                Fact::Move { at: self.battleground(1)?, from: self.zone(2)?, to: self.zone(3)?, why: self.cause(4)? }
            }
            _ => Fact::LeftoverPlaced { side: fields.side(1)?, card: self.card(2)? },
        })
    }

    /// A step of the game.
    fn step(self, name: Part<'_>) -> Result<Fact, Fault> {
        let fields = self.fields;
        Ok(match name.text()? {
            "bid" => Fact::Bid { side: fields.side(1)?, cubes: fields.number(2, CUBES)? },
            "bids-equal" => Fact::BidsEqual { times: fields.number(1, MAX_TIES)? },
            "coin" => Fact::Coin { side: fields.side(1)? },
            "order" => Fact::Order {
                by: fields.side(1)?,
                first: fields.side(2)?,
                why: fields.at(3)?.one_of(ORDER_CAUSES, order_cause, "what gave the right to choose")?,
            },
            "revealed" => Fact::Revealed { cuba: self.card(1)?, left: BySide::new(self.card(2)?, self.card(3)?) },
            "scored" => {
                Fact::Scored { side: fields.side(1)?, amount: fields.number(2, MOST_PRESTIGE)?, why: self.gain(3)? }
            }
            "nuclear-war" => Fact::NuclearWar(BySide::new(fields.flag(1)?, fields.flag(2)?)),
            "outcome" => Fact::Outcome {
                outcome: read_outcome(fields.at(1)?, fields.at(2)?)?,
                prestige: BySide::new(fields.number(3, MOST_PRESTIGE)?, fields.number(4, MOST_PRESTIGE)?),
            },
            "turn" => Fact::Turn(pending::read(fields.at(1)?)?),
            _ => return Err(name.expected("the name of a fact of 13 Minutes")),
        })
    }

    fn gain(self, number: usize) -> Result<Gain, Fault> {
        let why = self.fields.at(number)?;
        Ok(match why.text()? {
            "battleground" => Gain::Battleground(self.card(number + 1)?),
            "cuba" => Gain::Cuba,
            "military" => Gain::Military,
            "aftermath" => Gain::Aftermath,
            _ => return Err(why.expected("why prestige was scored: battleground, cuba, military or aftermath")),
        })
    }
}
