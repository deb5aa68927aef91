use days::{Agenda, Cause, Fact, Heard, LetterCause, Use};
use kernel::{BySide, Outcome, Side, Why};

use super::area_number;
use crate::{Arg, Line, Voice};

/// The log of what a seat was told. The six markers that rise as a round begins are one line.
#[must_use]
pub fn log(voice: impl Into<Voice>, told: &[Heard]) -> Vec<Line<Heard>> {
    let voice = voice.into();
    let mut before = None;
    let mut lines = Vec::new();
    for &heard in told {
        if !before.is_some_and(|before| says_already(before, heard)) {
            lines.extend(voice.line(heard).map(|text| Line { heard, text }));
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

impl Voice {
    fn line(&self, heard: Heard) -> Option<String> {
        Some(match heard {
            Heard::Whole(fact) => return self.fact(fact),
            Heard::AgendaChosen { side } => self.of("log-agenda-chosen", side, &[]),
            Heard::CardsDealt { side, count, .. } => self.of("log-cards-dealt", side, &[("count", count.into())]),
            Heard::CardTaken { from, to } => self.between("log-card-taken-hidden", to, from, &[]),
            Heard::Drawn { side } => self.of("log-drawn", side, &[]),
            Heard::Aftermath { side, .. } => self.of("log-aftermath", side, &[]),
        })
    }

    /// A fact that this seat was told whole.
    fn fact(&self, fact: Fact) -> Option<String> {
        let texts = self.texts();
        let card = |card| -> Arg<'_> { ("card", texts.card(card).into()) };
        Some(match fact {
            Fact::Defcon { why: Cause::Round, .. } => self.get("log-escalate"),
            Fact::Defcon { side, track, from, to, .. } => {
                let key = if to > from { "log-defcon-up" } else { "log-defcon-down" };
                let track = ("track", texts.marker(track).into());
                self.of(key, side, &[track, ("to", to.into()), ("area", area_number(to).into())])
            }
            Fact::AgendasDealt { side, agendas } => {
                let agendas = agendas.map(|agenda| texts.agenda(agenda)).join(", ");
                self.of("log-agendas-dealt", side, &[("agendas", agendas.into())])
            }
            Fact::AgendaChosen { side, agenda } => {
                self.of("log-agenda-chosen-own", side, &[("agenda", texts.agenda(agenda).into())])
            }
            Fact::CardsDealt { side, cards, .. } => {
                self.of("log-cards-dealt-own", side, &[("cards", texts.cards(cards).into())])
            }
            Fact::Initiative { by, first } => self.first(by, first),
            Fact::Play { side, card: played, how, .. } => {
                let key = match how {
                    Use::Command => "log-play-command",
                    Use::CommandWithLetter => "log-play-letter",
                    Use::Event => "log-play-event",
                };
                self.of(key, side, &[card(played)])
            }
            Fact::Event { side, card: played, used } => {
                let key = if used { "log-event-used" } else { "log-event-declined" };
                self.of(key, side, &[card(played)])
            }
            Fact::Turn(_) => return None,
            Fact::Cubes { side, at, from, to, .. } => {
                let place = if to > from { texts.in_place(at) } else { texts.the_place(at) };
                self.cubes(side, place, from, to)
            }
            Fact::Prestige { side, amount, from, to, .. } => self.prestige(side, amount, from, to),
            Fact::Letter { to, why: LetterCause::Command } => self.of("log-letter-command", to, &[]),
            Fact::Letter { to, why: LetterCause::UnitedNations } => self.of("log-letter-un", to, &[]),
            Fact::Modifier { side, modifier } => self.of(&format!("log-modifier-{}", modifier.slug()), side, &[]),
            Fact::CardTaken { from, to, card: taken } => self.between("log-card-taken", to, from, &[card(taken)]),
            Fact::Discard { why: days::DiscardCause::Played, .. } => return None,
            Fact::Discard { side, card: gone, .. } => self.of("log-discard", side, &[card(gone)]),
            Fact::Drawn { side, card: drawn } => self.of("log-drawn-own", side, &[card(drawn)]),
            Fact::Aftermath { side, card: saved, .. } => self.of("log-aftermath-own", side, &[card(saved)]),
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

    /// Who decided that who plays first.
    pub(crate) fn first(&self, by: Side, first: Side) -> String {
        let key = if by == first { "log-first-own" } else { "log-first-other" };
        self.between(key, by, first, &[])
    }

    /// Cubes that came or went. The place is told with its preposition where they came.
    pub(crate) fn cubes(&self, side: Side, place: String, from: u8, to: u8) -> String {
        let key = if to > from { "log-cubes-placed" } else { "log-cubes-removed" };
        self.of(key, side, &[("count", to.abs_diff(from).into()), ("place", place.into()), ("to", to.into())])
    }

    fn prestige(&self, side: Side, amount: u8, from: i8, to: i8) -> String {
        let leads = if side == Side::Us { to > 0 } else { to < 0 };
        let key = match () {
            () if from.abs_diff(to) < amount => "log-prestige-capped",
            () if leads => "log-prestige-leads",
            () => "log-prestige",
        };
        let standing = ("standing", self.standing(to).into());
        self.of(key, side, &[("amount", amount.into()), ("lead", to.unsigned_abs().into()), standing])
    }

    fn revealed(&self, both: BySide<Agenda>) -> String {
        let texts = self.texts();
        self.with(
            "log-agendas-revealed",
            &[
                ("usname", self.label(Side::Us).into()),
                ("us", texts.agenda(both.us).into()),
                ("ussrname", self.label(Side::Ussr).into()),
                ("ussr", texts.agenda(both.ussr).into()),
            ],
        )
    }

    fn scored(&self, agenda: Agenda, side: Option<Side>, amount: u8) -> String {
        let agenda = ("agenda", self.texts().agenda(agenda).into());
        match side {
            Some(side) => self.of("log-agenda-scored", side, &[agenda, ("amount", amount.into())]),
            None => self.with("log-agenda-tied", &[agenda]),
        }
    }

    pub(crate) fn war(&self, guilty: BySide<bool>) -> String {
        match (guilty.us, guilty.ussr) {
            (true, true) => self.get("log-nuclear-war-both"),
            (us, _) => self.of("log-nuclear-war-one", if us { Side::Us } else { Side::Ussr }, &[]),
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
            Why::Resignation => "log-outcome-resignation",
        };
        self.between(key, winner, winner.other(), &[])
    }
}
