use days::effect::{Amount, Line, Where};
use days::{Action, Battleground, Card, Phase, Pieces, Play, Spots, Steps, Use, View};
use kernel::{SeatView, Side};

use crate::{Arg, Language, Texts};

/// What an action that is offered does, in a few words.
#[must_use]
pub fn choice(language: Language, view: &View, action: Action) -> String {
    let texts = Texts::of(language);
    let side = view.turn().side().expect("only a side has choices");
    let card = |card: Card| -> Arg<'_> { ("card", texts.card(card).into()) };
    match action {
        Action::Agenda(agenda) => texts.with("choose-agenda", &[("agenda", texts.agenda(agenda).into())]),
        Action::First(first) if first == side => texts.get("choose-first-own"),
        Action::First(first) => texts.with("choose-first-other", &[("name", texts.side(first).into())]),
        Action::Command(played) => texts.command(view, side, played, Use::Command),
        Action::CommandWithLetter(played) => texts.command(view, side, played, Use::CommandWithLetter),
        Action::Event(played) => texts.with("choose-event", &[card(played)]),
        Action::Use => texts.get("choose-use"),
        Action::Decline => texts.get("choose-decline"),
        Action::Place(pieces) => texts.pieces("choose-place", pieces),
        Action::Remove(pieces) => texts.pieces("choose-remove", pieces),
        Action::Shift(steps) => texts.shift(view, side, steps),
        Action::FirstWay | Action::SecondWay => texts.way(view, action == Action::FirstWay),
        Action::Discard(gone) => texts.with("choose-discard", &[card(gone)]),
        Action::Save(saved) => texts.with("choose-save", &[card(saved)]),
        Action::Done => texts.get("choose-done"),
    }
}

impl Texts {
    fn command(&self, view: &View, by: Side, card: Card, how: Use) -> String {
        let key = if how == Use::Command { "choose-command" } else { "choose-command-letter" };
        let cubes = view.board.command_cubes(Play { card, by, how });
        self.with(key, &[("card", self.card(card).into()), ("cubes", cubes.into())])
    }

    fn pieces(&self, key: &str, pieces: Pieces) -> String {
        self.with(key, &[("count", pieces.count().into()), ("place", self.place(pieces.at()).into())])
    }

    fn shift(&self, view: &View, side: Side, steps: Steps) -> String {
        let board = &view.board;
        let of = match (board.pending.phase, board.line()) {
            (Phase::Line(_), Some(Line::Shift { of, .. })) => board.who(*of).expect("a line that asks means somebody"),
            _ => side,
        };
        let to = board.defcon[of].moved(steps.track(), steps.by());
        let key = if steps.by() > 0 { "choose-raise" } else { "choose-lower" };
        self.with(
            key,
            &[
                ("track", self.track(steps.track()).into()),
                ("of", self.side(of).into()),
                ("count", steps.by().unsigned_abs().into()),
                ("to", to.into()),
            ],
        )
    }

    fn way(&self, view: &View, is_first: bool) -> String {
        let Some(Line::Either { first, second, .. }) = view.board.line() else { return self.get("choose-done") };
        match if is_first { first } else { second } {
            Line::Remove { total: Amount::Half, .. } => self.get("choose-way-remove-half"),
            Line::Remove { total: Amount::Exactly(count), on, .. } => {
                self.with("choose-way-remove", &[("count", (*count).into()), ("place", self.places(*on).into())])
            }
            Line::Place { on: Where::In(on), .. } => {
                self.with("choose-way-place", &[("place", self.places(*on).into())])
            }
            _ => self.get("choose-way-modifier"),
        }
    }

    fn places(&self, spots: Spots) -> String {
        spots.iter().map(|at: Battleground| self.place(at)).collect::<Vec<_>>().join(", ")
    }
}
