use days::effect::{Amount, Line};
use days::{Decision, Phase, View};
use kernel::{Side, Turn};

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
        Turn::Player(side) => voice.asking(side, |voice| voice.ask(view, side)),
    }
}

impl Voice {
    /// A sentence to `side`, with its name before it if this voice does not speak to it anyway.
    pub(crate) fn asking(&self, side: Side, ask: impl FnOnce(&Voice) -> String) -> String {
        if self.you() == Some(side) {
            return ask(self);
        }
        let asked = ask(&self.addressing(side));
        self.with("ask-named", &[("name", self.label(side).into()), ("ask", asked.into())])
    }

    fn ask(&self, view: &View, side: Side) -> String {
        let (board, texts) = (&view.board, self.texts());
        let held = view.own.and_then(|own| own.face_down);
        let card =
            |card: Option<_>| -> Arg<'_> { ("card", card.map_or(String::new(), |card| texts.card(card)).into()) };
        let cubes = board.play().map_or(0, |play| board.command_cubes(play));
        match board.pending.phase {
            Phase::Decide(_, Decision::Answer) => {
                let played = card(board.play().map(|play| play.card));
                self.between("ask-answer", side, side.other(), &[played, ("cubes", cubes.into())])
            }
            Phase::Decide(_, Decision::Command) => self.with("ask-command", &[("count", cubes.into())]),
            Phase::Decide(_, Decision::Line) => self.ask_line(view, side),
            Phase::Decide(_, Decision::Taken) => self.with("ask-taken", &[card(held)]),
            Phase::Decide(_, Decision::Alliances) => self.with(
                "ask-alliances",
                &[
                    card(held),
                    ("side", held.map_or(String::new(), |card| texts.affiliation(card)).into()),
                    ("count", held.map_or(0, |card| card.row().cubes).into()),
                ],
            ),
            phase => self.get(&format!("ask-{}", phase.slug())),
        }
    }

    /// What a line of an Event asks of `side`.
    fn ask_line(&self, view: &View, side: Side) -> String {
        let board = &view.board;
        let cursor = board.pending.cursor;
        let card: Arg<'_> = ("card", board.play().map_or(String::new(), |play| self.texts().card(play.card)).into());
        let ask =
            |key: &str, of: Side, count: u8| self.between(key, side, of, &[card.clone(), ("count", count.into())]);
        match board.line() {
            Some(Line::Place { total: Amount::AsMany, .. }) => ask("ask-place-all", side, cursor.left),
            Some(Line::Place { .. }) if cursor.moved > 0 => ask("ask-place-more", side, cursor.left),
            Some(Line::Place { .. }) => ask("ask-place", side, cursor.left),
            Some(Line::Remove { of, total: Amount::Half, .. }) => {
                ask("ask-remove-half", board.who(*of).unwrap_or(side), 0)
            }
            Some(Line::Remove { .. }) if cursor.moved > 0 => ask("ask-remove-more", side, cursor.left),
            Some(Line::Remove { of, .. }) => {
                ask("ask-remove", board.who(*of).expect("a line that asks means somebody"), cursor.left)
            }
            Some(Line::Command { cubes, removing, .. }) => {
                let key = if *removing { "ask-event-command" } else { "ask-event-command-place" };
                ask(key, side, board.modifiers[side].command(*cubes))
            }
            Some(Line::Shift { of, .. }) => {
                ask("ask-shift", board.who(*of).expect("a line that asks means somebody"), 0)
            }
            Some(Line::Either { .. }) => ask("ask-either", side, 0),
            _ => ask("ask-cycle", side, 0),
        }
    }
}
