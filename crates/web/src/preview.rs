//! What a choice would do, before it is made.

use kernel::{Entry, Lowest, Seat, SeatView};
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
    /// Carries a choice out on a guess. Only what the choice itself does is shown, up to where something hidden comes to
    /// light: the rest may depend on what the guess made up.
    pub(crate) fn of(language: Language, view: &G::View, action: G::Action) -> Option<Self> {
        let side = view.turn().side()?;
        let guess = G::guess(view, &mut Lowest);
        let (_, steps) = table::step(guess, Entry::Action(side, action)).ok()?;
        let first = steps.first()?;
        let seat = Seat::Player(side);
        let known = first.facts.iter().position(|&fact| G::reveals(fact)).unwrap_or(first.facts.len());
        let facts = &first.facts[..known];
        let mut after = *view;
        facts.iter().for_each(|&fact| G::hear(&mut after, G::heard(fact, seat)));
        let lines = G::lines(language, &told::<G>(facts, seat)).into_iter().map(|(_, line)| line).collect();
        let then = if steps.len() > 1 || known < first.facts.len() {
            Some(Texts::of(language).get(G::THEN_RULES))
        } else {
            G::then(language, &first.after, side)
        };
        Some(Preview { action, after, lines, then, warnings: G::warnings(language, &after) })
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Side, Turn};
    use minutes::{Action, State};

    use super::*;

    #[test]
    fn a_bid_is_previewed_without_the_bid_of_the_other_side() {
        let mut state = State::begin(minutes::Rules::default(), &mut ());
        while state.turn() == Turn::Chance {
            let chance = state.draw(&mut Lowest);
            state.deal_unchecked(chance, &mut ());
        }
        state.play_unchecked(Action::Bid(8), &mut ());
        let view = state.view(Seat::Player(Side::Ussr));
        let preview = Preview::<State>::of(Language::English, &view, Action::Bid(5)).expect("a bid can be made");
        assert_eq!(preview.lines, ["USSR bids 5, in secret."]);
        assert_eq!(preview.after.board.first, view.board.first);
    }
}
