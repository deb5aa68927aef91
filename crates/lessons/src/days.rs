//! The lesson of 13 Days: a dealt first round, then the second against the Cadet.

mod coach;
mod why;

use client::{DaysMark as Mark, Draft};
use days::{Action, Agenda, Battleground, Card, State, Steps, Track, View};
use kernel::Side;
use table::Record;

use crate::lesson::scripted;
use crate::{Anchor, Lesson, Remark, Rule, Step, Task, Taught, Teller};

/// What is dealt and played.
const SCRIPT: &str = include_str!("../scripts/days.record");
/// The learner.
const YOU: Side = Side::Us;

/// The round in which the learner plays alone.
const ALONE: u8 = 2;

impl Taught for State {
    fn lesson() -> Lesson<State> {
        let script = Record::read(SCRIPT).expect("the script is a game");
        let steps = steps(&script);
        Lesson { slug: "days", side: YOU, script, steps }
    }

    fn why(teller: Teller<'_>, before: &View, after: &View, choice: Action, plays: &[Vec<Action>]) -> Vec<String> {
        why::why(teller, before, after, choice, plays)
    }

    fn leads_to(choice: Action, wanted: Action) -> bool {
        match (choice, wanted) {
            (Action::Place(few), Action::Place(many)) => few.at() == many.at() && few.count() < many.count(),
            (Action::Place(placed), Action::Remove(taken)) => placed.at() == taken.at(),
            (Action::Remove(few), Action::Remove(many)) => few.at() == many.at() && few.count() < many.count(),
            _ => false,
        }
    }

    fn why_not_this(teller: Teller<'_>, view: &View, step: &str, touched: Mark) -> String {
        why::why_not_this(teller, view, step, touched)
    }

    fn called(teller: Teller<'_>, view: &View, mark: Mark) -> String {
        why::called(teller, view, mark)
    }

    fn reckoning(teller: Teller<'_>, view: &View, step: &str) -> String {
        why::reckoning(teller, view, step)
    }

    fn coach(teller: Teller<'_>, draft: &Draft<State>) -> Vec<Remark> {
        coach::coach(teller, draft)
    }

    fn is_learned(view: &View) -> bool {
        view.board.round > ALONE || kernel::SeatView::is_over(view)
    }
}

fn steps(script: &Record<State>) -> Vec<Step<State>> {
    let place = |at: Battleground| Anchor::Mark(Mark::Place(at));
    let track = |track: Track| Anchor::Mark(Mark::Track(track));
    let card = |card: Card| Anchor::Mark(Mark::Card(card));
    let play = |ply: usize| Task::Play(vec![scripted(script, YOU, ply)]);
    let step =
        |slug, ply, rules: &'static [Rule], anchors: Vec<Anchor<Mark>>, task| Step { slug, ply, rules, anchors, task };
    let red_flags =
        vec![Mark::Place(Battleground::Turkey), Mark::Place(Battleground::CubaMilitary), Mark::Track(Track::Political)];
    let everywhere: Vec<Mark> = Battleground::ALL.into_iter().map(Mark::Place).collect();
    let tracks: Vec<Mark> = Track::ALL.into_iter().map(Mark::Track).collect();
    let any_lower = Track::ALL.into_iter().map(|track| vec![Action::Shift(Steps::new(track, -1))]).collect();
    vec![
        step(
            "sides",
            2,
            &[Rule::Battlegrounds, Rule::Domination],
            vec![
                place(Battleground::Italy),
                place(Battleground::Turkey),
                place(Battleground::Berlin),
                place(Battleground::CubaMilitary),
            ],
            Task::Touch {
                offered: everywhere.clone(),
                right: vec![Mark::Place(Battleground::Italy), Mark::Place(Battleground::Turkey)],
            },
        ),
        step(
            "tracks",
            2,
            &[Rule::Tracks, Rule::Escalate],
            vec![Anchor::Tracks],
            Task::Touch { offered: tracks.clone(), right: vec![Mark::Track(Track::Political)] },
        ),
        step(
            "agenda",
            2,
            &[Rule::Agenda],
            vec![Anchor::Mark(Mark::Agenda(Agenda::Italy)), Anchor::Hand, place(Battleground::Italy)],
            play(2),
        ),
        step(
            "flags",
            7,
            &[Rule::TheirAgenda, Rule::TrackAgenda],
            vec![place(Battleground::Turkey), place(Battleground::CubaMilitary), track(Track::Political)],
            Task::Touch { offered: everywhere.into_iter().chain(tracks.clone()).collect(), right: red_flags },
        ),
        step("card", 7, &[Rule::Initiative, Rule::Playing], vec![card(Card::Scramble)], Task::Stage(1)),
        step(
            "price",
            7,
            &[Rule::Command, Rule::Price],
            vec![place(Battleground::Italy), track(Track::Political), Anchor::InPlay],
            play(7),
        ),
        step(
            "worth",
            12,
            &[Rule::Scoring],
            vec![place(Battleground::Italy), Anchor::Flags(YOU)],
            Task::Ask { answers: [2, 3, 4], right: 4 },
        ),
        step(
            "event",
            12,
            &[Rule::Event],
            vec![card(Card::LessonsOfMunich), place(Battleground::Berlin), place(Battleground::Turkey)],
            play(12),
        ),
        step("asked", 16, &[Rule::Asked], vec![Anchor::InPlay, Anchor::Act], Task::Stage(1)),
        step(
            "icon",
            16,
            &[Rule::Icon],
            vec![place(Battleground::Television), place(Battleground::Alliances), Anchor::InPlay],
            play(16),
        ),
        step("theirs", 21, &[Rule::TheirCard], vec![card(Card::SuezHungary), place(Battleground::Italy)], play(21)),
        step("answer", 23, &[Rule::Limits], vec![place(Battleground::Italy), Anchor::Strip(YOU)], play(23)),
        step(
            "prestige",
            25,
            &[Rule::Prestige],
            vec![Anchor::Act, Anchor::InPlay, Anchor::Mark(Mark::Prestige)],
            play(25),
        ),
        step(
            "letter",
            28,
            &[Rule::Letter],
            vec![card(Card::Quarantine), track(Track::Political), Anchor::Mark(Mark::Letter)],
            Task::Stage(1),
        ),
        step("remove", 28, &[Rule::Removing], vec![place(Battleground::Turkey), track(Track::Political)], play(28)),
        step(
            "aftermath",
            32,
            &[Rule::Aftermath],
            vec![Anchor::Mark(Mark::Aftermath)],
            Task::Ask { answers: [0, 2, 5], right: 2 },
        ),
        step(
            "television",
            32,
            &[Rule::Television],
            vec![Anchor::Tracks, place(Battleground::Television)],
            Task::Play(any_lower),
        ),
        step(
            "bonus",
            34,
            &[Rule::CubaBonus],
            vec![place(Battleground::CubaMilitary), place(Battleground::CubaPolitical), place(Battleground::Atlantic)],
            Task::Ask { answers: [1, 2, 3], right: 2 },
        ),
        step(
            "war",
            34,
            &[Rule::War],
            vec![Anchor::Tracks],
            Task::Touch { offered: tracks, right: vec![Mark::Track(Track::Political)] },
        ),
        step(
            "alliances",
            34,
            &[Rule::UnitedNations, Rule::Alliances],
            vec![Anchor::Act, place(Battleground::Alliances), place(Battleground::UnitedNations)],
            play(34),
        ),
        step("alone", 35, &[Rule::End], vec![], Task::Read),
    ]
}
