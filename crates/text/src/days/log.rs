use days::{Agenda, Cause, Fact, Heard, LetterCause, Use};
use kernel::{BySide, Outcome, Side, Why};

use super::area_number;
use crate::{Arg, Language, Line, Texts};

/// The log of what a seat was told. The six markers that rise as a round begins are one line.
#[must_use]
pub fn log(language: Language, told: &[Heard]) -> Vec<Line<Heard>> {
    let texts = Texts::of(language);
    let mut before = None;
    let mut lines = Vec::new();
    for &heard in told {
        if !before.is_some_and(|before| says_already(before, heard)) {
            lines.extend(texts.line(heard).map(|text| Line { heard, text }));
        }
        before = Some(heard);
    }
    lines
}

/// Whether the line of `before` tells `heard`, too: all markers rise together, and a card played for its Event is used.
fn says_already(before: Heard, heard: Heard) -> bool {
    let rises = |heard: Heard| matches!(heard, Heard::Whole(Fact::Defcon { why: Cause::Round, .. }));
    let is_use = matches!(heard, Heard::Whole(Fact::Event { .. }));
    let was_for_event = matches!(before, Heard::Whole(Fact::Play { how: Use::Event, .. }));
    rises(before) && rises(heard) || was_for_event && is_use
}

impl Texts {
    fn line(&self, heard: Heard) -> Option<String> {
        let name = |side: Side| -> Arg<'_> { ("name", self.side(side).into()) };
        Some(match heard {
            Heard::Whole(fact) => return self.fact(fact),
            Heard::AgendaChosen { side } => self.with("log-agenda-chosen", &[name(side)]),
            Heard::CardsDealt { side, count, .. } => {
                self.with("log-cards-dealt", &[name(side), ("count", count.into())])
            }
            Heard::CardTaken { from, to } => {
                self.with("log-card-taken-hidden", &[name(to), ("from", self.side(from).into())])
            }
            Heard::Drawn { side } => self.with("log-drawn", &[name(side)]),
            Heard::Aftermath { side, .. } => self.with("log-aftermath", &[name(side)]),
        })
    }

    /// A fact that this seat was told whole.
    fn fact(&self, fact: Fact) -> Option<String> {
        let name = |side: Side| -> Arg<'_> { ("name", self.side(side).into()) };
        let card = |card| -> Arg<'_> { ("card", self.card(card).into()) };
        Some(match fact {
            Fact::Defcon { why: Cause::Round, .. } => self.get("log-escalate"),
            Fact::Defcon { side, track, from, to, .. } => {
                let key = if to > from { "log-defcon-up" } else { "log-defcon-down" };
                let track = ("track", self.track(track).into());
                self.with(key, &[name(side), track, ("to", to.into()), ("area", area_number(to).into())])
            }
            Fact::AgendasDealt { side, agendas } => {
                let agendas = agendas.map(|agenda| self.agenda(agenda)).join(", ");
                self.with("log-agendas-dealt", &[name(side), ("agendas", agendas.into())])
            }
            Fact::AgendaChosen { side, agenda } => {
                self.with("log-agenda-chosen-own", &[name(side), ("agenda", self.agenda(agenda).into())])
            }
            Fact::CardsDealt { side, cards, .. } => {
                self.with("log-cards-dealt-own", &[name(side), ("cards", self.cards(cards).into())])
            }
            Fact::Initiative { by, first } => {
                self.with("log-initiative", &[name(by), ("first", self.side(first).into())])
            }
            Fact::Play { side, card: played, how, .. } => {
                let key = match how {
                    Use::Command => "log-play-command",
                    Use::CommandWithLetter => "log-play-letter",
                    Use::Event => "log-play-event",
                };
                self.with(key, &[name(side), card(played)])
            }
            Fact::Event { side, card: played, used } => {
                let key = if used { "log-event-used" } else { "log-event-declined" };
                self.with(key, &[name(side), card(played)])
            }
            Fact::Turn(_) => return None,
            Fact::Cubes { side, at, from, to, .. } => {
                let key = if to > from { "log-cubes-placed" } else { "log-cubes-removed" };
                let place = ("place", self.place(at).into());
                self.with(key, &[name(side), ("count", to.abs_diff(from).into()), place, ("to", to.into())])
            }
            Fact::Prestige { side, amount, to, .. } => {
                let standing = ("standing", self.standing(to).into());
                self.with("log-prestige", &[name(side), ("amount", amount.into()), standing])
            }
            Fact::Letter { to, why: LetterCause::Command } => self.with("log-letter-command", &[name(to)]),
            Fact::Letter { to, why: LetterCause::UnitedNations } => self.with("log-letter-un", &[name(to)]),
            Fact::Modifier { side, modifier } => self.with(&format!("log-modifier-{}", modifier.slug()), &[name(side)]),
            Fact::CardTaken { from, to, card: taken } => {
                self.with("log-card-taken", &[name(to), card(taken), ("from", self.side(from).into())])
            }
            Fact::Discard { why: days::DiscardCause::Played, .. } => return None,
            Fact::Discard { side, card: gone, .. } => self.with("log-discard", &[name(side), card(gone)]),
            Fact::Drawn { side, card: drawn } => self.with("log-drawn-own", &[name(side), card(drawn)]),
            Fact::Aftermath { side, card: saved, .. } => self.with("log-aftermath-own", &[name(side), card(saved)]),
            Fact::AgendasRevealed(both) => self.revealed(both),
            Fact::AgendaScored { agenda, side, amount, .. } => self.scored(agenda, side, amount),
            Fact::Round { to } => self.with("log-round", &[("round", to.into())]),
            Fact::NuclearWar(guilty) => self.war(guilty),
            Fact::AftermathCounted { cubes, .. } => {
                self.with("log-aftermath-counted", &[("us", cubes.us.into()), ("ussr", cubes.ussr.into())])
            }
            Fact::Outcome(outcome) => self.outcome(outcome),
        })
    }

    fn revealed(&self, both: BySide<Agenda>) -> String {
        let us = ("us", self.agenda(both.us).into());
        self.with("log-agendas-revealed", &[us, ("ussr", self.agenda(both.ussr).into())])
    }

    fn scored(&self, agenda: Agenda, side: Option<Side>, amount: u8) -> String {
        let agenda = ("agenda", self.agenda(agenda).into());
        match side {
            Some(side) => {
                let name = ("name", self.side(side).into());
                self.with("log-agenda-scored", &[agenda, name, ("amount", amount.into())])
            }
            None => self.with("log-agenda-tied", &[agenda]),
        }
    }

    pub(crate) fn war(&self, guilty: BySide<bool>) -> String {
        match (guilty.us, guilty.ussr) {
            (true, true) => self.get("log-nuclear-war-both"),
            (us, _) => {
                let side = if us { Side::Us } else { Side::Ussr };
                self.with("log-nuclear-war-one", &[("name", self.side(side).into())])
            }
        }
    }

    /// How a game ended, in a sentence.
    #[must_use]
    pub fn outcome(&self, outcome: Outcome) -> String {
        let Some(winner) = outcome.winner else { return self.get("log-outcome-nobody") };
        let key = match outcome.why {
            Why::Prestige | Why::Draw => "log-outcome-prestige",
            Why::Letter => "log-outcome-letter",
            Why::NuclearWar => "log-outcome-war",
        };
        self.with(key, &[("name", self.side(winner).into())])
    }
}
