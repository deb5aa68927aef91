use days::effect::{Amount, Line, Where};
use days::{Action, Battleground, Card, Decision, Phase, Pieces, Play, Spots, Steps, Use, View};
use kernel::{SeatView, Side};

use crate::{Arg, Voice};

/// What an action that is offered does, in a few words to the side that chooses.
#[must_use]
pub fn choice(voice: impl Into<Voice>, view: &View, action: Action) -> String {
    let side = view.turn().side().expect("only a side has choices");
    let voice = voice.into().addressing(side);
    let texts = voice.texts();
    let card = |card: Card| -> Arg<'_> { ("card", texts.card(card).into()) };
    match action {
        Action::Agenda(agenda) => texts.with("choose-agenda", &[("agenda", texts.agenda(agenda).into())]),
        Action::First(first) if first == side => texts.get("choose-first-own"),
        Action::First(first) => voice.between("choose-first-other", side, first, &[]),
        Action::Command(played) => voice.command(view, side, played, Use::Command),
        Action::CommandWithLetter(played) => voice.command(view, side, played, Use::CommandWithLetter),
        Action::Event(played) => texts.with("choose-event", &[card(played)]),
        Action::Use => texts.get("choose-use"),
        Action::Decline => texts.get("choose-decline"),
        Action::Place(pieces) => voice.pieces("choose-place", pieces, texts.in_place(pieces.at())),
        Action::Remove(pieces) => voice.pieces("choose-remove", pieces, texts.from_place(pieces.at())),
        Action::Shift(steps) => voice.shift(view, side, steps),
        Action::FirstWay | Action::SecondWay => voice.way(view, action == Action::FirstWay),
        Action::Discard(gone) => texts.with("choose-discard", &[card(gone)]),
        Action::Save(saved) => texts.with(
            "choose-save",
            &[card(saved), ("side", texts.affiliation(saved).into()), ("count", saved.row().cubes.into())],
        ),
        Action::Done => voice.done(view),
    }
}

/// What is thrown away by an action that is offered, if anything is: a Command in which no cube is moved.
#[must_use]
pub fn waste(voice: impl Into<Voice>, view: &View, action: Action) -> Option<String> {
    let board = &view.board;
    let is_wasted = action == Action::Done && matches!(board.pending.phase, Phase::Decide(_, Decision::Command));
    let cubes = board.play().filter(|_| is_wasted).map(|play| board.command_cubes(play))?;
    Some(voice.into().with("waste-command", &[("count", cubes.into())]))
}

impl Voice {
    fn command(&self, view: &View, by: Side, card: Card, how: Use) -> String {
        let key = if how == Use::Command { "choose-command" } else { "choose-command-letter" };
        let cubes = view.board.command_cubes(Play { card, by, how });
        self.with(key, &[("card", self.texts().card(card).into()), ("cubes", cubes.into())])
    }

    fn pieces(&self, key: &str, pieces: Pieces, place: String) -> String {
        self.with(key, &[("count", pieces.count().into()), ("place", place.into())])
    }

    fn shift(&self, view: &View, side: Side, steps: Steps) -> String {
        let board = &view.board;
        let of = match (board.pending.phase, board.line()) {
            (Phase::Decide(_, Decision::Line), Some(Line::Shift { of, .. })) => {
                board.who(*of).expect("a line that asks means somebody")
            }
            _ => side,
        };
        let to = board.defcon[of].moved(steps.track(), steps.by());
        let key = if steps.by() > 0 { "choose-raise" } else { "choose-lower" };
        let track = ("track", self.texts().marker(steps.track()).into());
        let count = ("count", steps.by().unsigned_abs().into());
        self.between(key, side, of, &[track, count, ("to", to.into())])
    }

    fn way(&self, view: &View, is_first: bool) -> String {
        let Some(Line::Either { first, second, .. }) = view.board.line() else { return self.done(view) };
        let texts = self.texts();
        match if is_first { first } else { second } {
            Line::Remove { total: Amount::Half, .. } => self.get("choose-way-remove-half"),
            Line::Remove { total: Amount::Exactly(count), on, .. } => {
                let place = places(*on, |at| texts.from_place(at));
                self.with("choose-way-remove", &[("count", (*count).into()), ("place", place.into())])
            }
            Line::Place { on: Where::In(on), .. } => {
                self.with("choose-way-place", &[("place", places(*on, |at| texts.in_place(at)).into())])
            }
            _ => self.get("choose-way-modifier"),
        }
    }

    /// Doing no more, said by what was done so far.
    fn done(&self, view: &View) -> String {
        let cursor = &view.board.pending.cursor;
        let line = match view.board.pending.phase {
            Phase::Decide(_, Decision::Television) => return self.get("choose-leave-markers"),
            Phase::Decide(_, Decision::Line) => view.board.line(),
            _ => None,
        };
        let stopped = |key: &str| {
            let all = cursor.moved + cursor.left;
            self.with(key, &[("done", cursor.moved.into()), ("all", all.into())])
        };
        match line {
            Some(Line::Place { .. }) if cursor.moved > 0 => stopped("choose-stop-placed"),
            Some(Line::Place { .. }) => self.get("choose-place-nothing"),
            Some(Line::Remove { .. }) if cursor.moved > 0 => stopped("choose-stop-removed"),
            Some(Line::Remove { .. }) => self.get("choose-remove-nothing"),
            Some(Line::Shift { .. }) => self.get("choose-leave-markers"),
            Some(Line::CycleHand) if cursor.left > 0 => self.with("choose-draw", &[("count", cursor.left.into())]),
            Some(Line::CycleHand) => self.get("choose-keep-hand"),
            _ => self.get("choose-command-nothing"),
        }
    }
}

fn places(spots: Spots, name: impl Fn(Battleground) -> String) -> String {
    spots.iter().map(name).collect::<Vec<_>>().join(", ")
}
