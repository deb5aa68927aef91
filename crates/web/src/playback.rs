//! What is on the screen of a game under way: a seat's view that hears one thing after the other, so that the eye can
//! follow. The table itself is already further on.

use std::collections::VecDeque;

use kernel::Seat;
use table::Table;

use crate::shown::Shown;

/// What a seat has been shown, and what it is still to be shown.
#[derive(Clone, Debug)]
pub(crate) struct Playback<G: Shown> {
    /// What is on the screen.
    pub(crate) view: G::View,
    /// What the seat was shown, and after how many entries it happened.
    pub(crate) told: Vec<(usize, G::Heard)>,
    /// What the last thing that moved is, while something moves.
    pub(crate) spot: Option<G::Mark>,
    waiting: VecDeque<(usize, G::Heard)>,
}

impl<G: Shown> Playback<G> {
    /// Everything that a seat knows, at once.
    pub(crate) fn at_once(table: &Table<G>, seat: Seat) -> Self {
        Playback { view: table.view(seat), told: table.told(seat, 0), spot: None, waiting: VecDeque::new() }
    }

    /// Takes in what happened; it will be shown.
    pub(crate) fn hear(&mut self, ply: usize, heard: impl IntoIterator<Item = G::Heard>) {
        self.waiting.extend(heard.into_iter().map(|heard| (ply, heard)));
    }

    /// Whether everything was shown.
    pub(crate) fn is_done(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Shows the next thing that can be seen, and whatever cannot be seen before and after it.
    pub(crate) fn show_next(&mut self) {
        self.spot = None;
        while self.spot.is_none() && !self.is_done() {
            self.spot = self.show_one();
        }
        while self.waiting.front().is_some_and(|&(_, heard)| G::spot(heard).is_none()) {
            self.show_one();
        }
    }

    fn show_one(&mut self) -> Option<G::Mark> {
        let (ply, heard) = self.waiting.pop_front()?;
        G::hear(&mut self.view, heard);
        self.told.push((ply, heard));
        G::spot(heard)
    }

    /// Shows everything that is left.
    pub(crate) fn show_all(&mut self) {
        while !self.is_done() {
            self.show_next();
        }
        self.spot = None;
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Dealer, List};
    use table::Seeded;

    use super::*;

    /// Plays a random game and follows it step by step.
    fn follow<G: Shown>(seat: Seat, seed: u64) {
        let mut dealer = Seeded::new(seed);
        let mut table = Table::<G>::new(G::Rules::default());
        let mut playback = Playback::at_once(&table, seat);
        loop {
            let mut heard = Vec::new();
            table.deal(&mut dealer, |commit| heard.push((commit.ply + 1, commit.heard(seat))));
            let choices: List<G::Action> = table.choices();
            if let Some(side) = table.turn().side() {
                let action = choices[dealer.below(choices.len() as u32) as usize];
                let commit = table.play(side, action).expect("it was offered");
                heard.push((commit.ply + 1, commit.heard(seat)));
            }
            heard.into_iter().for_each(|(ply, heard)| playback.hear(ply, heard));
            playback.show_all();
            let at_once = Playback::at_once(&table, seat);
            assert_eq!(playback.view, at_once.view);
            assert_eq!(playback.told, at_once.told);
            if matches!(table.turn(), kernel::Turn::Over(_)) {
                return;
            }
        }
    }

    #[test]
    fn what_was_shown_step_by_step_is_what_is_there() {
        for seed in 0..4 {
            for seat in Seat::ALL {
                follow::<days::State>(seat, seed);
                follow::<minutes::State>(seat, seed);
            }
        }
    }
}
