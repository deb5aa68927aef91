//! A game that is played at this screen.

mod campaign;

use std::time::Duration;

use kernel::{BySide, Refusal, Seat, SeatView, Side, Turn};
use leptos::prelude::*;
use table::{Commit, Entropy, Record, Seeded, Table};

use crate::playback::Playback;
use crate::saved::{Player, Saved};
use crate::settings::settings;
use crate::shown::Shown;
use crate::worker::{self, Answer, Ask};
use crate::{browser, fault, store};

/// How long a thing that moves can be looked at before the next, in milliseconds.
const BEAT: u64 = 520;

/// What can go wrong in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    /// The browser does not keep the game.
    Storage,
    /// The rules refuse a choice.
    Refused(Refusal),
    /// The computer player gives no answer, and what it said instead.
    Computer(String),
}

/// A game under way. Whoever draws it asks for a view and offers what the view allows.
#[derive(Clone, Copy)]
pub(crate) struct Session<G: Shown> {
    id: StoredValue<String>,
    /// Who plays.
    pub(crate) players: BySide<Player>,
    table: RwSignal<Table<G>>,
    /// What is on the screen.
    playback: RwSignal<Playback<G>>,
    /// The games before, if this is one of a campaign.
    earlier: RwSignal<Option<Vec<String>>>,
    /// Which of two people at one screen is looking; nobody while the screen changes hands.
    looking: RwSignal<Option<Side>>,
    /// Whether the computer thinks.
    pub(crate) thinking: RwSignal<bool>,
    /// What went wrong, if something did.
    pub(crate) trouble: RwSignal<Option<Trouble>>,
}

impl<G: Shown> Session<G> {
    /// Takes a kept game up again.
    ///
    /// # Errors
    /// What is wrong with its record.
    pub(crate) fn resume(saved: &Saved) -> Result<Self, String> {
        let record = Record::<G>::read(&saved.record).map_err(|why| fault::told(&why))?;
        let mut table = record.table();
        deal(&mut table, |_| {});
        let players = saved.players;
        let seat = only_person(players).map_or(Seat::Spectator, Seat::Player);
        let session = Session {
            id: StoredValue::new(saved.id.clone()),
            players,
            playback: RwSignal::new(Playback::at_once(&table, seat)),
            table: RwSignal::new(table),
            earlier: RwSignal::new(saved.earlier.clone()),
            looking: RwSignal::new(None),
            thinking: RwSignal::new(false),
            trouble: RwSignal::new(None),
        };
        Effect::new(move |_| session.go_on());
        let elsewhere = window_event_listener(leptos::ev::storage, move |event| {
            if event.key() == Some(store::key(&session.id.get_value())) {
                session.catch_up();
            }
        });
        on_cleanup(move || {
            elsewhere.remove();
            worker::stop();
        });
        Ok(session)
    }

    /// The seat from which the table is seen.
    pub(crate) fn seat(self) -> Seat {
        let side = only_person(self.players).or_else(|| self.looking.get());
        side.map_or(Seat::Spectator, Seat::Player)
    }

    /// Whom the screen must be handed to, if somebody else looks at it. Who looks sees to the end what happened.
    pub(crate) fn curtain(self) -> Option<Side> {
        let side = self.table.with(Table::turn).side()?;
        let waits = only_person(self.players).is_none() && self.looking.get() != Some(side);
        (waits && self.is_still()).then_some(side)
    }

    /// Whether everything that happened was shown.
    pub(crate) fn is_still(self) -> bool {
        self.playback.with(Playback::is_done)
    }

    /// The screen was handed over.
    pub(crate) fn look(self, side: Side) {
        self.looking.set(Some(side));
        self.show_at_once();
    }

    fn show_at_once(self) {
        let seat = untrack(|| self.seat());
        self.playback.set(self.table.with_untracked(|table| Playback::at_once(table, seat)));
    }

    /// What the person at the screen sees. Behind the curtain nobody's cards are on the page at all.
    pub(crate) fn view(self) -> G::View {
        match self.curtain() {
            Some(_) => self.table.with(|table| table.view(Seat::Spectator)),
            None => self.playback.with(|playback| playback.view),
        }
    }

    /// What the person at the screen was told; nothing behind the curtain.
    pub(crate) fn told(self) -> Vec<(usize, G::Heard)> {
        if self.curtain().is_some() { Vec::new() } else { self.playback.with(|playback| playback.told.clone()) }
    }

    /// What just moved; nothing behind the curtain.
    pub(crate) fn spot(self) -> Option<G::Mark> {
        if self.curtain().is_some() { None } else { self.playback.with(|playback| playback.spot) }
    }

    /// What the other side sees, once the game is over.
    pub(crate) fn other_view(self) -> Option<G::View> {
        let seat = Seat::Player(self.seat().side().unwrap_or(Side::Us).other());
        let over = |table: &Table<G>| matches!(table.turn(), Turn::Over(_)).then(|| table.view(seat));
        if self.is_still() { self.table.with(over) } else { None }
    }

    /// What the person at the screen may choose.
    pub(crate) fn choices(self) -> Vec<G::Action> {
        let waits = self.curtain().is_some() || !self.is_still();
        if waits { Vec::new() } else { self.view().choices().to_vec() }
    }

    /// Makes a choice for the side to move.
    pub(crate) fn play(self, action: G::Action) {
        let Some(side) = self.table.with_untracked(Table::turn).side() else { return };
        let seat = untrack(|| self.seat());
        let mut heard = Vec::new();
        let mut table = self.table.get_untracked();
        match table.play(side, action) {
            Ok(commit) => heard.push((commit.ply + 1, commit.heard(seat))),
            Err(why) => return self.trouble.set(Some(Trouble::Refused(why))),
        }
        deal(&mut table, |commit| heard.push((commit.ply + 1, commit.heard(seat))));
        self.playback.update(|playback| heard.into_iter().for_each(|(ply, heard)| playback.hear(ply, heard)));
        self.table.set(table);
        // Drawing is a task of its own: with what a click brings along, the page would stand still for too long.
        set_timeout(move || self.show_on(), Duration::ZERO);
    }

    /// Shows what happened, one thing after the other, or at once if nothing is to move.
    fn show_on(self) {
        let moves = settings().motion.get_untracked();
        // The screen may have been left meanwhile.
        let left = self.playback.try_update(|playback| {
            if moves {
                playback.show_next()
            } else {
                playback.show_all()
            }
            playback.spot.is_some()
        });
        if left == Some(true) {
            set_timeout(move || self.show_on(), Duration::from_millis(BEAT));
        }
    }

    /// Whether the last choice can be taken back.
    pub(crate) fn may_undo(self) -> bool {
        let side = self.seat().side();
        self.is_still() && side.is_some_and(|side| self.table.with(|table| table.may_undo(side)).is_ok())
    }

    /// Takes the last choice back.
    pub(crate) fn undo(self) {
        if let Some(side) = untrack(|| self.seat()).side() {
            self.table.update(|table| {
                // Refused only if there is nothing to take back, and then there is nothing to do.
                let _ = table.undo(side);
            });
            self.show_at_once();
        }
    }

    /// Everything that happened, with the number of entries it followed from.
    pub(crate) fn facts(self) -> Vec<(usize, G::Fact)> {
        self.record().facts()
    }

    /// The last entry at which the seat's side chose.
    pub(crate) fn last_own(self) -> usize {
        let side = self.seat().side();
        let own = |entry: &kernel::Entry<G>| matches!(entry, kernel::Entry::Action(by, _) if Some(*by) == side);
        self.record().entries().iter().rposition(own).map_or(0, |at| at + 1)
    }

    /// The game so far.
    pub(crate) fn record(self) -> Record<G> {
        self.table.with(Table::record)
    }

    /// The game as it is kept.
    pub(crate) fn saved(self) -> Saved {
        Saved {
            id: self.id.get_value(),
            players: self.players,
            saved_at: browser::now(),
            earlier: self.earlier.get(),
            record: self.record().to_string(),
        }
    }

    /// Keeps the game, and lets the computer choose if it is its turn.
    fn go_on(self) {
        let saved = self.saved();
        if !store::keep(&saved) {
            self.trouble.set(Some(Trouble::Storage));
        }
        let Some(side) = self.table.with(Table::turn).side() else { return };
        let Some(level) = self.players[side].level() else { return };
        self.thinking.set(true);
        worker::ask(Ask::Choose, side, level, &saved.record, move |answer| self.hear(answer));
    }

    /// The computer has chosen. It acts once the eye has caught up.
    fn hear(self, answer: Result<Answer, String>) {
        // The screen may have been left meanwhile.
        let Some(is_still) = self.playback.try_with_untracked(Playback::is_done) else { return };
        let Some(ply) = self.table.try_with_untracked(Table::ply) else { return };
        if !is_still || self.playback.with_untracked(|playback| playback.spot.is_some()) {
            return set_timeout(move || self.hear(answer), Duration::from_millis(BEAT / 4));
        }
        self.thinking.set(false);
        match answer {
            Ok(Answer { ply: asked, lines }) if asked == ply => match lines.first().map(|line| line.parse()) {
                Some(Ok(action)) => self.play(action),
                _ => self.trouble.set(Some(Trouble::Computer(lines.concat()))),
            },
            Ok(_) => {}
            Err(why) => self.trouble.set(Some(Trouble::Computer(why))),
        }
    }

    /// Asks the computer once more.
    pub(crate) fn retry(self) {
        self.trouble.set(None);
        untrack(|| self.go_on());
    }

    /// Somebody played on in another window of this browser: what was kept last counts.
    fn catch_up(self) {
        let Some(saved) = store::load(&self.id.get_value()) else { return };
        if untrack(|| self.record().to_string()) == saved.record {
            return;
        }
        let Ok(record) = Record::<G>::read(&saved.record) else { return };
        worker::stop();
        self.thinking.set(false);
        self.earlier.set(saved.earlier);
        self.table.set(record.table());
        self.show_at_once();
    }
}

/// The only person among the players, if there is one alone.
pub(crate) fn only_person(players: BySide<Player>) -> Option<Side> {
    let people: Vec<Side> = Side::ALL.into_iter().filter(|&side| players[side] == Player::Person).collect();
    if let [side] = people[..] { Some(side) } else { None }
}

/// Draws until somebody must choose. Nobody can foretell the cards.
fn deal<G: Shown>(table: &mut Table<G>, told: impl FnMut(&Commit<G>)) {
    match Entropy::new() {
        Ok(mut dealer) => table.deal(&mut dealer, told),
        Err(_) => table.deal(&mut Seeded::new(browser::seed()), told),
    }
}
