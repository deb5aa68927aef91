use days::effect::{Amount, Line};
use days::{Phase, View};
use kernel::{Side, Turn};

use crate::{Arg, Language, Texts};

/// One sentence that says whose turn it is and what to do.
#[must_use]
pub fn prompt(language: Language, view: &View) -> String {
    let texts = Texts::of(language);
    match view.board.pending.phase.turn() {
        Turn::Over(_) => texts.get("ask-over"),
        Turn::Chance => texts.get("ask-chance"),
        Turn::Player(side) if !view.seat.is(side) => texts.with("wait-for", &[("name", texts.side(side).into())]),
        Turn::Player(side) => texts.ask(view, side),
    }
}

impl Texts {
    fn ask(&self, view: &View, side: Side) -> String {
        let board = &view.board;
        let name: Arg<'_> = ("name", self.side(side).into());
        let on_table: Arg<'_> = ("card", board.play().map_or(String::new(), |play| self.card(play.card)).into());
        let face_down = view.own.and_then(|own| own.face_down);
        let held: Arg<'_> = ("card", face_down.map_or(String::new(), |card| self.card(card)).into());
        match board.pending.phase {
            Phase::Answer(_) => self.with("ask-answer", &[name, on_table]),
            Phase::Command(_) => {
                let cubes = board.play().map_or(0, |play| board.command_cubes(play));
                self.with("ask-command", &[name, ("count", cubes.into())])
            }
            Phase::Line(_) => self.ask_line(view, side, &[name, on_table]),
            Phase::Taken(_) => self.with("ask-taken", &[name, held]),
            Phase::Alliances(_) => self.with("ask-alliances", &[name, held]),
            phase => self.with(&format!("ask-{}", phase.slug()), &[name]),
        }
    }

    fn ask_line(&self, view: &View, side: Side, args: &[Arg<'_>]) -> String {
        let board = &view.board;
        let with = |key: &str, arg: Option<Arg<'_>>| {
            let args: Vec<Arg<'_>> = args.iter().cloned().chain(arg).collect();
            self.with(key, &args)
        };
        let left: Arg<'_> = ("count", board.pending.cursor.left.into());
        match board.line() {
            Some(Line::Place { total: Amount::AsMany, .. }) => with("ask-place-all", Some(left)),
            Some(Line::Place { .. }) => with("ask-place", Some(left)),
            Some(Line::Remove { total: Amount::Half, .. }) => with("ask-remove-half", None),
            Some(Line::Remove { .. }) => with("ask-remove", Some(left)),
            Some(Line::Command { cubes, .. }) => {
                let cubes = board.modifiers[side].command(*cubes);
                with("ask-event-command", Some(("count", cubes.into())))
            }
            Some(Line::Shift { of, .. }) => {
                let of = board.who(*of).expect("a line that asks means somebody");
                with("ask-shift", Some(("of", self.side(of).into())))
            }
            Some(Line::Either { .. }) => with("ask-either", None),
            _ => with("ask-cycle", None),
        }
    }
}
