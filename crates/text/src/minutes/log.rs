use kernel::{BySide, Outcome, Side, Why};
use minutes::{Battleground, Card, Fact, Gain, Heard, Use};

use crate::{Arg, Line, Voice};

/// The log of what a seat was told.
#[must_use]
pub fn log(voice: impl Into<Voice>, told: &[Heard]) -> Vec<Line<Heard>> {
    let voice = voice.into();
    let mut before = None;
    let mut lines = Vec::new();
    for &heard in told {
        let was_for_event = matches!(before, Some(Heard::Whole(Fact::Play { how: Use::Event, .. })));
        // A card played for its Event is used: that was said.
        if !(was_for_event && matches!(heard, Heard::Whole(Fact::Event { .. }))) {
            lines.extend(voice.minutes_line(heard).map(|text| Line { heard, text }));
        }
        before = Some(heard);
    }
    lines
}

impl Voice {
    fn minutes_line(&self, heard: Heard) -> Option<String> {
        let (key, side) = match heard {
            Heard::Whole(fact) => return self.minutes_fact(fact),
            Heard::CardsDealt { side } => ("minutes-log-cards-dealt", side),
            Heard::CubaDealt => return Some(self.get("minutes-log-cuba-dealt")),
            Heard::BidMade { side } => ("minutes-log-bid-made", side),
            Heard::CubaSeen { side } => ("minutes-log-cuba-seen", side),
            Heard::CubaExchanged { side } => ("minutes-log-cuba-exchanged", side),
            Heard::Drawn { side } => ("minutes-log-drawn", side),
        };
        Some(self.of(key, side, &[]))
    }

    /// A fact that this seat was told whole.
    fn minutes_fact(&self, fact: Fact) -> Option<String> {
        let texts = self.texts();
        let card = |card| -> Arg<'_> { ("card", texts.minutes_card(card).into()) };
        let place = |at| -> Arg<'_> { ("place", texts.minutes_place(at).into()) };
        let into = |zone| -> Arg<'_> { ("into", self.into_zone(zone).into()) };
        Some(match fact {
            Fact::CardsDealt { side, cards } => {
                let cards = cards.map(|card| texts.minutes_card(card)).join(", ");
                self.of("minutes-log-cards-dealt-own", side, &[("cards", cards.into())])
            }
            Fact::CubaDealt { card: laid } => self.with("minutes-log-cuba-dealt-open", &[card(laid)]),
            Fact::BidMade { side, cubes } => self.of("minutes-log-bid-made-own", side, &[("count", cubes.into())]),
            Fact::Bid { side, cubes } => self.of("minutes-log-bid", side, &[("count", cubes.into())]),
            Fact::BidsEqual { .. } => self.get("minutes-log-bids-equal"),
            Fact::Coin { side } => self.of("minutes-log-coin", side, &[]),
            Fact::Order { by, first, .. } => self.first(by, first),
            Fact::Play { side, card: played, zone, how } => {
                let key = if how == Use::Event { "minutes-log-play-event" } else { "minutes-log-play-command" };
                self.of(key, side, &[card(played), into(zone)])
            }
            Fact::Event { side, card: played, used } => {
                let key = if used { "log-event-used" } else { "log-event-declined" };
                self.of(key, side, &[card(played)])
            }
            Fact::Cubes { side, at, from, to, .. } => {
                let place = if to > from { texts.on_minutes_place(at) } else { texts.minutes_place(at) };
                self.cubes(side, place, from, to)
            }
            Fact::Move { at, to, .. } => self.with("minutes-log-move", &[place(at), into(to)]),
            Fact::CubaSeen { side, card: seen } => self.of("minutes-log-cuba-seen-own", side, &[card(seen)]),
            Fact::CubaExchanged { side, card: taken, gave } => {
                let gave = ("gave", texts.minutes_card(gave).into());
                self.of("minutes-log-cuba-exchanged-own", side, &[card(taken), gave])
            }
            Fact::Drawn { side, card: drawn } => self.of("minutes-log-drawn-own", side, &[card(drawn)]),
            Fact::Revealed { cuba, left } => self.minutes_revealed(cuba, left),
            Fact::Scored { side, amount, why } => self.minutes_scored(side, amount, why),
            Fact::LeftoverPlaced { side, card: left } => self.of("minutes-log-leftover", side, &[card(left)]),
            Fact::NuclearWar(guilty) => self.war(guilty),
            Fact::Outcome { outcome, prestige } => self.minutes_outcome(outcome, prestige),
            Fact::Turn(_) => return None,
        })
    }

    fn minutes_revealed(&self, cuba: Card, left: BySide<Card>) -> String {
        let texts = self.texts();
        self.with(
            "minutes-log-revealed",
            &[
                ("cuba", texts.minutes_card(cuba).into()),
                ("usname", self.label(Side::Us).into()),
                ("us", texts.minutes_card(left.us).into()),
                ("ussrname", self.label(Side::Ussr).into()),
                ("ussr", texts.minutes_card(left.ussr).into()),
            ],
        )
    }

    fn minutes_scored(&self, side: Side, amount: u8, why: Gain) -> String {
        let amount: Arg<'_> = ("amount", amount.into());
        let at = match why {
            Gain::Battleground(card) => Battleground::Card(card),
            Gain::Cuba => Battleground::Cuba,
            Gain::Military => return self.of("minutes-log-scored-military", side, &[amount]),
            Gain::Aftermath => return self.of("minutes-log-scored-aftermath", side, &[amount]),
        };
        let place = ("place", self.texts().minutes_place(at).into());
        self.of("minutes-log-scored-battleground", side, &[amount, place])
    }

    /// How a game of 13 Minutes ended, in a sentence.
    #[must_use]
    pub fn minutes_outcome(&self, outcome: Outcome, prestige: BySide<u8>) -> String {
        match (outcome.why, outcome.winner) {
            (Why::NuclearWar | Why::Resignation, _) => self.outcome(outcome),
            (_, Some(side)) => {
                let score = [("winner", prestige[side].into()), ("loser", prestige[side.other()].into())];
                self.of("minutes-log-outcome-prestige", side, &score)
            }
            (_, None) => {
                let score = [("us", prestige.us.into()), ("ussr", prestige.ussr.into())];
                self.with("minutes-log-outcome-draw", &score)
            }
        }
    }
}
