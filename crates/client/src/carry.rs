//! What is carried from one place of the table to another, as a change of what is staged.

use crate::{Draft, Playable};

impl<G: Playable> Draft<G> {
    /// How many cubes are staged for a thing on the table; below nothing if they would be taken away.
    #[must_use]
    pub fn amount(&self, mark: G::Mark) -> i8 {
        self.options(mark).staged.map_or(0, G::weight)
    }

    /// Begins to play a card for cubes that are set on the board. False, and nothing has changed, if it cannot be played so.
    pub fn take_up(&mut self, card: G::Mark) -> bool {
        let is_it = |action: &G::Action| G::mark(*action) == Some(card) && G::is_opening(*action);
        if self.actions().any(|action| is_it(&action)) {
            return true;
        }
        let tried = |action: G::Action| {
            let mut draft = Draft::new(*self.before());
            let sets_cubes = draft.choose(action) && draft.choices().into_iter().any(|next| G::weight(next) > 0);
            sets_cubes.then_some(draft)
        };
        let found = self.first_choices().into_iter().filter(is_it).find_map(tried);
        found.map(|draft| *self = draft).is_some()
    }

    /// Carries cubes from the supply, or from a thing on the table, to another, or off the board: those that are staged there
    /// all together, of those that lie there one. False, and nothing has changed, if the rules do not let them.
    pub fn carry(&mut self, from: Option<G::Mark>, to: Option<G::Mark>) -> bool {
        if from == to {
            return false;
        }
        let mut carried = self.clone();
        let mut count = 1;
        if let Some(from) = from {
            let staged = carried.amount(from);
            count = staged.max(1);
            if !carried.set(from, staged - count) {
                return false;
            }
        }
        if let Some(to) = to {
            let taken = from.map(|from| carried.amount(from));
            let all = carried.amount(to) + count;
            if !carried.set(to, all) || from.map(|from| carried.amount(from)) != taken {
                return false;
            }
        }
        *self = carried;
        true
    }

    /// Stages so much for a thing, or as much of it as may be.
    fn set(&mut self, mark: G::Mark, amount: i8) -> bool {
        let options = self.options(mark);
        if amount == 0 {
            return options.staged.is_some() && self.replace(options.at, None);
        }
        let weight = |action: &G::Action| G::weight(*action);
        let fits =
            |action: &G::Action| weight(action).signum() == amount.signum() && weight(action).abs() <= amount.abs();
        let most = options.choices.into_iter().filter(fits).max_by_key(|action| weight(action).abs());
        most.is_some_and(|action| Some(action) != options.staged && self.choose(action))
    }
}
