//! The lesson of 13 Minutes: three turns together, the last two against the Cadet.

mod coach;
mod why;

use client::{Draft, MinutesMark as Mark};
use kernel::{SeatView, Side};
use minutes::{Action, Battleground, Card, State, View};
use table::Record;

use crate::lesson::scripted;
use crate::{Anchor, Lesson, Remark, Rule, Step, Task, Taught, Teller};

/// What is dealt and played.
const SCRIPT: &str = include_str!("../scripts/minutes.record");
/// The learner.
const YOU: Side = Side::Us;

impl Taught for State {
    fn lesson() -> Lesson<State> {
        let script = Record::read(SCRIPT).expect("the script is a game");
        let steps = steps(&script);
        Lesson { slug: "minutes", side: YOU, script, steps }
    }

    fn why(teller: Teller<'_>, before: &View, after: &View, choice: Action, plays: &[Vec<Action>]) -> Vec<String> {
        why::why(teller, before, after, choice, plays)
    }

    fn leads_to(choice: Action, wanted: Action) -> bool {
        match (choice, wanted) {
            (Action::Place(here, few), Action::Place(there, many)) => here == there && few < many,
            (Action::Place(here, _), Action::Remove(there, _)) => here == there,
            (Action::Remove(here, few), Action::Remove(there, many)) => here == there && few < many,
            _ => false,
        }
    }

    fn why_not_this(teller: Teller<'_>, view: &View, step: &str, touched: Mark) -> String {
        why::why_not_this(teller, view, step, touched)
    }

    fn called(teller: Teller<'_>, view: &View, mark: Mark) -> String {
        why::called(teller, view, mark)
    }

    fn reckoning(teller: Teller<'_>, _view: &View, _step: &str) -> String {
        teller.say("reckon-cuba", &[])
    }

    fn coach(teller: Teller<'_>, draft: &Draft<State>) -> Vec<Remark> {
        coach::coach(teller, draft)
    }

    fn is_learned(view: &View) -> bool {
        view.is_over()
    }
}

fn steps(script: &Record<State>) -> Vec<Step<State>> {
    let named = |slug: &str| -> Card { slug.parse().expect("a card of the built-in deck") };
    let ground = |slug: &str| Mark::Place(Battleground::Card(named(slug)));
    let cuba = Mark::Place(Battleground::Cuba);
    let card = |slug: &str| Anchor::Mark(Mark::Card(named(slug)));
    let play = |ply: usize| Task::Play(vec![scripted(script, YOU, ply)]);
    let step =
        |slug, ply, rules: &'static [Rule], anchors: Vec<Anchor<Mark>>, task| Step { slug, ply, rules, anchors, task };
    let bids = [2, 3].map(|cubes| vec![Action::Bid(cubes)]).to_vec();
    let on_table = vec![cuba, ground("maskirovka"), ground("close-allies"), ground("excomm")];
    vec![
        step(
            "zones",
            3,
            &[Rule::Zones, Rule::Cuba],
            vec![Anchor::Mark(cuba)],
            Task::Touch { offered: vec![cuba], right: vec![cuba] },
        ),
        step("bid", 3, &[Rule::Bid], vec![Anchor::Act, Anchor::Strip(YOU)], Task::Play(bids)),
        step("first", 5, &[Rule::First], vec![Anchor::Act], play(5)),
        step("card", 9, &[Rule::Turn], vec![card("close-allies")], Task::Stage(1)),
        step("command", 9, &[Rule::Draws], vec![Anchor::Mark(cuba)], play(9)),
        step("asked", 13, &[Rule::AskedMinutes], vec![Anchor::Act, Anchor::InPlay], Task::Stage(1)),
        step(
            "spread",
            13,
            &[Rule::Dominates],
            vec![Anchor::Mark(ground("close-allies")), Anchor::Mark(ground("excomm")), Anchor::InPlay],
            play(13),
        ),
        step(
            "war",
            19,
            &[Rule::WarMinutes],
            vec![Anchor::Tracks, Anchor::Mark(ground("close-allies")), Anchor::Mark(ground("excomm"))],
            Task::Touch { offered: on_table, right: vec![ground("close-allies"), ground("excomm")] },
        ),
        step(
            "event",
            19,
            &[Rule::EventMinutes],
            vec![card("u2-photographs"), Anchor::Mark(cuba)],
            Task::Play(vec![vec![scripted(script, YOU, 19)[0]]]),
        ),
        step("look", 20, &[], vec![Anchor::Act, Anchor::Mark(cuba)], play(20)),
        step("theirs", 25, &[Rule::TheirCardMinutes], vec![card("defensive-missiles")], play(25)),
        step("remove", 28, &[Rule::Pushes], vec![Anchor::Mark(ground("excomm")), Anchor::Tracks], play(28)),
        step(
            "count",
            34,
            &[Rule::Count, Rule::LastCards],
            vec![Anchor::Mark(cuba)],
            Task::Ask { answers: [1, 2, 3], right: 2 },
        ),
        step("alone", 34, &[], vec![], Task::Read),
    ]
}
