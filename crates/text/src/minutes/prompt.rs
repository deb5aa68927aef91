use kernel::{Side, Turn};
use minutes::effect::{Deed, UNLIMITED};
use minutes::{Decision, Phase, View};

use crate::{Arg, Voice};

/// One sentence that says whose turn it is and what to do. The side that is asked is `you`; unless the voice speaks to
/// it, the sentence begins with its name.
#[must_use]
pub fn prompt(voice: impl Into<Voice>, view: &View) -> String {
    let voice = voice.into();
    match view.board.pending.phase.turn() {
        Turn::Over(_) => voice.get("ask-over"),
        Turn::Chance => voice.get("ask-chance"),
        Turn::Player(side) if !view.seat.is(side) => voice.of("wait-for", side, &[]),
        Turn::Player(side) => voice.asking(side, |voice| voice.minutes_ask(view, side)),
    }
}

impl Voice {
    fn minutes_ask(&self, view: &View, side: Side) -> String {
        let played = view.board.play.map(|play| play.slot);
        let cubes: Arg<'_> = ("count", played.map_or(0, |slot| view.cards().cubes(slot)).into());
        let name = played.map_or(String::new(), |slot| self.texts().minutes_card(view.cards().card(slot)));
        let card: Arg<'_> = ("card", name.into());
        match view.board.pending.phase {
            Phase::Decide(_, Decision::Command) => self.with("minutes-ask-command", &[cubes]),
            Phase::Decide(_, Decision::Answer) => {
                let (_, cubes) = cubes;
                self.between("ask-answer", side, side.other(), &[card, ("cubes", cubes)])
            }
            Phase::Decide(_, Decision::Line) => self.minutes_ask_line(view, side, &card),
            phase => self.get(&format!("minutes-ask-{}", phase.slug())),
        }
    }

    /// What a line of an Event asks of `side`.
    fn minutes_ask_line(&self, view: &View, side: Side, card: &Arg<'_>) -> String {
        let board = &view.board;
        let cursor = &board.pending.cursor;
        let ask =
            |key: &str, of: Side, count: u8| self.between(key, side, of, &[card.clone(), ("count", count.into())]);
        let Some(line) = board.line().filter(|_| board.ways() <= 1) else { return ask("minutes-ask-way", side, 0) };
        match line.deed {
            Deed::Place { .. } if cursor.moved > 0 => ask("ask-place-more", side, cursor.left),
            Deed::Place { .. } => ask("ask-place", side, cursor.left),
            Deed::Remove { of, .. } if cursor.moved + cursor.left >= UNLIMITED => {
                ask("minutes-ask-remove-any", of.seen_by(side), 0)
            }
            Deed::Remove { .. } if cursor.moved > 0 => ask("ask-remove-more", side, cursor.left),
            Deed::Remove { of, .. } => ask("ask-remove", of.seen_by(side), cursor.left),
            Deed::Command { cubes, .. } => ask("minutes-ask-event-command", side, cubes),
            Deed::Move { .. } => ask("minutes-ask-move", side, cursor.left),
            Deed::Exchange | Deed::When { .. } | Deed::Look => ask("minutes-ask-exchange", side, 0),
        }
    }
}
