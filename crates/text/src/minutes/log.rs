use kernel::{BySide, Outcome, Side, Why};
use minutes::{Battleground, Fact, Gain, Heard, Use};

use crate::{Arg, Language, Line, Texts};

/// The log of what a seat was told.
#[must_use]
pub fn log(language: Language, told: &[Heard]) -> Vec<Line<Heard>> {
    let texts = Texts::of(language);
    let mut before = None;
    let mut lines = Vec::new();
    for &heard in told {
        let was_for_event = matches!(before, Some(Heard::Whole(Fact::Play { how: Use::Event, .. })));
        // A card played for its event is used: that was said.
        if !(was_for_event && matches!(heard, Heard::Whole(Fact::Event { .. }))) {
            lines.extend(texts.minutes_line(heard).map(|text| Line { heard, text }));
        }
        before = Some(heard);
    }
    lines
}

impl Texts {
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
        Some(self.with(key, &[("name", self.side(side).into())]))
    }

    /// A fact that this seat was told whole.
    fn minutes_fact(&self, fact: Fact) -> Option<String> {
        let name = |side: Side| -> Arg<'_> { ("name", self.side(side).into()) };
        let card = |card| -> Arg<'_> { ("card", self.minutes_card(card).into()) };
        let place = |at| -> Arg<'_> { ("place", self.minutes_place(at).into()) };
        let into = |zone| -> Arg<'_> { ("into", self.into_zone(zone).into()) };
        Some(match fact {
            Fact::CardsDealt { side, cards } => {
                let cards = cards.map(|card| self.minutes_card(card)).join(", ");
                self.with("minutes-log-cards-dealt-own", &[name(side), ("cards", cards.into())])
            }
            Fact::CubaDealt { card: laid } => self.with("minutes-log-cuba-dealt-open", &[card(laid)]),
            Fact::BidMade { side, cubes } => {
                self.with("minutes-log-bid-made-own", &[name(side), ("count", cubes.into())])
            }
            Fact::Bid { side, cubes } => self.with("minutes-log-bid", &[name(side), ("count", cubes.into())]),
            Fact::BidsEqual { .. } => self.get("minutes-log-bids-equal"),
            Fact::Coin { side } => self.with("minutes-log-coin", &[name(side)]),
            Fact::Order { by, first, .. } => {
                self.with("minutes-log-order", &[name(by), ("first", self.side(first).into())])
            }
            Fact::Play { side, card: played, zone, how } => {
                let key = if how == Use::Event { "minutes-log-play-event" } else { "minutes-log-play-command" };
                self.with(key, &[name(side), card(played), into(zone)])
            }
            Fact::Event { side, card: played, used } => {
                let key = if used { "log-event-used" } else { "log-event-declined" };
                self.with(key, &[name(side), card(played)])
            }
            Fact::Cubes { side, at, from, to, .. } => {
                let key = if to > from { "log-cubes-placed" } else { "log-cubes-removed" };
                self.with(key, &[name(side), ("count", to.abs_diff(from).into()), place(at), ("to", to.into())])
            }
            Fact::Move { at, to, .. } => self.with("minutes-log-move", &[place(at), into(to)]),
            Fact::CubaSeen { side, card: seen } => self.with("minutes-log-cuba-seen-own", &[name(side), card(seen)]),
            Fact::CubaExchanged { side, card: taken, gave } => {
                let gave = ("gave", self.minutes_card(gave).into());
                self.with("minutes-log-cuba-exchanged-own", &[name(side), card(taken), gave])
            }
            Fact::Drawn { side, card: drawn } => self.with("minutes-log-drawn-own", &[name(side), card(drawn)]),
            Fact::Revealed { cuba, left } => self.with(
                "minutes-log-revealed",
                &[
                    ("cuba", self.minutes_card(cuba).into()),
                    ("us", self.minutes_card(left.us).into()),
                    ("ussr", self.minutes_card(left.ussr).into()),
                ],
            ),
            Fact::Scored { side, amount, why } => self.minutes_scored(side, amount, why),
            Fact::LeftoverPlaced { side, card: left } => self.with("minutes-log-leftover", &[name(side), card(left)]),
            Fact::NuclearWar(guilty) => self.war(guilty),
            Fact::Outcome { outcome, prestige } => self.minutes_outcome(outcome, prestige),
            Fact::Turn(_) => return None,
        })
    }

    fn minutes_scored(&self, side: Side, amount: u8, why: Gain) -> String {
        let args: [Arg<'_>; 2] = [("name", self.side(side).into()), ("amount", amount.into())];
        let [name, amount] = args.clone();
        let at = match why {
            Gain::Battleground(card) => Battleground::Card(card),
            Gain::Cuba => Battleground::Cuba,
            Gain::Military => return self.with("minutes-log-scored-military", &args),
            Gain::Aftermath => return self.with("minutes-log-scored-aftermath", &args),
        };
        self.with("minutes-log-scored-battleground", &[name, amount, ("place", self.minutes_place(at).into())])
    }

    /// How a game of 13 Minutes ended, in a sentence.
    #[must_use]
    pub fn minutes_outcome(&self, outcome: Outcome, prestige: BySide<u8>) -> String {
        let score: [Arg<'_>; 2] = [("us", prestige.us.into()), ("ussr", prestige.ussr.into())];
        let [us, ussr] = score.clone();
        match (outcome.why, outcome.winner) {
            (Why::NuclearWar, _) => self.outcome(outcome),
            (_, Some(side)) => self.with("minutes-log-outcome-prestige", &[("name", self.side(side).into()), us, ussr]),
            (_, None) => self.with("minutes-log-outcome-draw", &score),
        }
    }
}
