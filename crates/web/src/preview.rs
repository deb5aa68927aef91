//! What a choice would do, before it is made.

use kernel::{Entry, Lowest, Seat};
use text::{Language, Texts};

use crate::shown::{Shown, Warning, told};

/// What follows from a choice, as far as its maker can know.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Preview<G: Shown> {
    /// The choice.
    pub(crate) action: G::Action,
    /// What its maker would see.
    pub(crate) after: G::View,
    /// What would happen, in words.
    pub(crate) lines: Vec<String>,
    /// What would come next.
    pub(crate) then: Option<String>,
    /// Who would be near war.
    pub(crate) warnings: Vec<Warning>,
}

impl<G: Shown> Preview<G> {
    /// Carries a choice out on a guess. Only what the choice itself does is shown: what the rules do afterwards may depend on
    /// what the guess made up.
    pub(crate) fn of(language: Language, view: &G::View, action: G::Action) -> Option<Self> {
        let side = G::mover(view)?;
        let guess = G::guess(view, &mut Lowest);
        let (_, steps) = table::step(guess, Entry::Action(side, action)).ok()?;
        let first = steps.first()?;
        let seat = Seat::Player(side);
        let after = first.after.view(seat);
        let lines = G::lines(language, &told::<G>(&first.facts, seat)).into_iter().map(|(_, line)| line).collect();
        let then = if steps.len() > 1 {
            Some(Texts::of(language).get(G::THEN_RULES))
        } else {
            G::then(language, &first.after, side)
        };
        Some(Preview { action, after, lines, then, warnings: G::warnings(language, &after) })
    }
}
