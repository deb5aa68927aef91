//! A game that is played at this screen.

use std::time::Duration;

use kernel::{BySide, Seat, Side, Turn};
use leptos::prelude::*;
use table::{Entropy, Record, Seeded, Table};

use crate::browser;
use crate::saved::{Player, Saved};
use crate::settings::settings;
use crate::shown::Shown;
use crate::store;
use crate::worker::{self, Answer, Ask};

/// How long a choice of the computer can be looked at before the next, in milliseconds.
const PACE: u64 = 650;

/// A game under way. Whoever draws it asks for a view and offers what the view allows.
#[derive(Clone, Copy)]
pub(crate) struct Session<G: Shown> {
    id: StoredValue<String>,
    /// Who plays.
    pub(crate) players: BySide<Player>,
    table: RwSignal<Table<G>>,
    /// Which of two people at one screen is looking; nobody while the screen changes hands.
    looking: RwSignal<Option<Side>>,
    /// Whether the computer thinks.
    pub(crate) thinking: RwSignal<bool>,
    /// What went wrong, if something did.
    pub(crate) trouble: RwSignal<Option<String>>,
}

impl<G: Shown> Session<G> {
    /// Takes a kept game up again.
    ///
    /// # Errors
    /// What is wrong with its record.
    pub(crate) fn resume(saved: &Saved) -> Result<Self, String> {
        let record = Record::<G>::read(&saved.record).map_err(|why| why.to_string())?;
        let table = record.table_at(usize::MAX).map_err(|(ply, why)| format!("{ply}: {why}"))?;
        let session = Session {
            id: StoredValue::new(saved.id.clone()),
            players: saved.players,
            table: RwSignal::new(table),
            looking: RwSignal::new(None),
            thinking: RwSignal::new(false),
            trouble: RwSignal::new(None),
        };
        session.deal();
        Effect::new(move |_| session.go_on());
        on_cleanup(worker::stop);
        Ok(session)
    }

    /// The seat from which the table is seen.
    pub(crate) fn seat(self) -> Seat {
        match self.only_person() {
            Some(side) => Seat::Player(side),
            None => self.looking.get().map_or(Seat::Spectator, Seat::Player),
        }
    }

    fn only_person(self) -> Option<Side> {
        let people: Vec<Side> = Side::ALL.into_iter().filter(|&side| self.players[side] == Player::Person).collect();
        if let [side] = people[..] { Some(side) } else { None }
    }

    /// Whom the screen must be handed to, if somebody else looks at it.
    pub(crate) fn curtain(self) -> Option<Side> {
        let side = self.table.with(Table::turn).side()?;
        (self.only_person().is_none() && self.looking.get() != Some(side)).then_some(side)
    }

    /// The screen was handed over.
    pub(crate) fn look(self, side: Side) {
        self.looking.set(Some(side));
    }

    /// What the person at the screen sees.
    pub(crate) fn view(self) -> G::View {
        let seat = self.seat();
        self.table.with(|table| table.view(seat))
    }

    /// What the other side sees, once the game is over.
    pub(crate) fn other_view(self) -> Option<G::View> {
        let seat = Seat::Player(self.seat().side().unwrap_or(Side::Us).other());
        self.table.with(|table| matches!(table.turn(), Turn::Over(_)).then(|| table.view(seat)))
    }

    /// What the person at the screen may choose.
    pub(crate) fn choices(self) -> Vec<G::Action> {
        if self.curtain().is_some() { Vec::new() } else { G::choices(&self.view()) }
    }

    /// Makes a choice for the side to move.
    pub(crate) fn play(self, action: G::Action) {
        let Some(side) = self.table.with_untracked(Table::turn).side() else { return };
        let played = self.table.try_update(|table| table.play(side, action));
        if let Some(Err(why)) = played {
            self.trouble.set(Some(why.to_string()));
        }
        self.deal();
    }

    /// Draws until somebody must choose. Nobody can foretell the cards.
    fn deal(self) {
        if self.table.with_untracked(Table::turn) != Turn::Chance {
            return;
        }
        self.table.update(|table| match Entropy::new() {
            Ok(mut dealer) => table.deal(&mut dealer, |_| {}),
            Err(_) => table.deal(&mut Seeded::new(browser::seed()), |_| {}),
        });
    }

    /// Whether the last choice can be taken back.
    pub(crate) fn may_undo(self) -> bool {
        self.seat().side().is_some_and(|side| self.table.with(|table| table.may_undo(side)).is_ok())
    }

    /// Takes the last choice back.
    pub(crate) fn undo(self) {
        if let Some(side) = self.seat().side() {
            self.table.update(|table| {
                // Refused only if there is nothing to take back, and then there is nothing to do.
                let _ = table.undo(side);
            });
        }
    }

    /// Everything that happened, with the number of entries it followed from.
    pub(crate) fn facts(self) -> Vec<(usize, G::Fact)> {
        facts(&self.record())
    }

    /// The last entry at which the seat's side chose.
    pub(crate) fn last_own(self) -> usize {
        let side = self.seat().side();
        let own = |entry: &kernel::Entry<G>| matches!(entry, kernel::Entry::Action(by, _) if Some(*by) == side);
        self.record().entries.iter().rposition(own).map_or(0, |at| at + 1)
    }

    /// The game so far.
    pub(crate) fn record(self) -> Record<G> {
        self.table.with(Table::record)
    }

    /// The name of the game in this browser.
    pub(crate) fn id(self) -> String {
        self.id.get_value()
    }

    /// Keeps the game, and lets the computer choose if it is its turn.
    fn go_on(self) {
        let record = self.record().to_string();
        let kept = store::keep(&Saved {
            id: self.id(),
            players: self.players,
            saved_at: browser::now(),
            record: record.clone(),
        });
        if !kept {
            self.trouble.set(Some("storage".to_owned()));
        }
        let Some(side) = self.table.with(Table::turn).side() else { return };
        let Some(level) = self.players[side].level() else { return };
        self.thinking.set(true);
        let (asked, pace) = (browser::now(), if settings().motion.get_untracked() { PACE } else { 0 });
        worker::ask(Ask::Choose, side, level, &record, move |answer| {
            let left = pace.saturating_sub((browser::now() - asked) as u64);
            set_timeout(move || self.hear(answer), Duration::from_millis(left));
        });
    }

    /// The computer has chosen.
    fn hear(self, answer: Result<Answer, String>) {
        // The screen may have been left meanwhile.
        let Some(ply) = self.table.try_with_untracked(Table::ply) else { return };
        self.thinking.set(false);
        match answer {
            Ok(Answer { ply: asked, lines }) if asked == ply => match lines.first().map(|line| line.parse()) {
                Some(Ok(action)) => self.play(action),
                _ => self.trouble.set(Some(lines.concat())),
            },
            Ok(_) => {}
            Err(why) => self.trouble.set(Some(why)),
        }
    }
}

/// Everything that happened in a record, with the number of entries it followed from.
pub(crate) fn facts<G: Shown>(record: &Record<G>) -> Vec<(usize, G::Fact)> {
    let all = record.replay().unwrap_or_default();
    let of_ply = |(ply, steps): (usize, Vec<table::Step<G>>)| {
        steps.into_iter().flat_map(|step| step.facts).map(move |fact| (ply, fact))
    };
    all.into_iter().enumerate().flat_map(of_ply).collect()
}
