use kernel::Turn;
use minutes::{Phase, View};

use crate::{Arg, Language, Texts};

/// One sentence that says whose turn it is and what to do.
#[must_use]
pub fn prompt(language: Language, view: &View) -> String {
    let texts = Texts::of(language);
    let board = &view.board;
    let side = match board.pending.phase.turn() {
        Turn::Over(_) => return texts.get("ask-over"),
        Turn::Chance => return texts.get("ask-chance"),
        Turn::Player(side) => side,
    };
    let name: Arg<'_> = ("name", texts.side(side).into());
    if !view.seat.is(side) {
        return texts.with("wait-for", &[name]);
    }
    let played = board.play.map(|play| play.slot);
    let card: Arg<'_> =
        ("card", played.map_or(String::new(), |slot| texts.minutes_card(view.cards().card(slot))).into());
    match board.pending.phase {
        Phase::Command(_) => {
            let cubes = played.map_or(0, |slot| view.cards().cubes(slot));
            texts.with("minutes-ask-command", &[name, ("count", cubes.into())])
        }
        phase => texts.with(&format!("minutes-ask-{}", phase.slug()), &[name, card]),
    }
}
