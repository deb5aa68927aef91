//! A game of a campaign: what the games before come to, and the next one.

use kernel::Turn;
use leptos::prelude::*;
use minutes::Campaign;
use table::Table;

use super::{Session, deal};
use crate::shown::Shown;

impl<G: Shown> Session<G> {
    /// Whether the game is over, and everything was shown.
    pub(crate) fn is_over(self) -> bool {
        self.is_still() && matches!(self.table.with(Table::turn), Turn::Over(_))
    }

    /// How the campaign stands, if this is a game of one; the game counts as soon as it is over.
    pub(crate) fn campaign(self) -> Option<Campaign> {
        let mut games = self.earlier.get()?;
        if self.is_over() {
            games.push(self.record().to_string());
        }
        G::campaign(&games)
    }

    /// Begins the next game of the campaign.
    pub(crate) fn next_game(self) {
        let record = untrack(|| self.record());
        let mut table = Table::<G>::new(record.rules());
        deal(&mut table, |_| {});
        self.earlier.update(|earlier| earlier.iter_mut().for_each(|games| games.push(record.to_string())));
        self.looking.set(None);
        self.table.set(table);
        self.show_at_once();
    }
}
