//! Every rule is taught once, every step can be reached and done, and every wrong try is explained.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use client::Draft;
use kernel::{Entry, SeatView, Side, Turn};
use lessons::{Lesson, Rule, Task, Taught, Teller, Verdict, judge, printed, rules, turnings};
use table::{GameKind, Table};
use text::{Language, Texts, Voice};

/// Calls a check for the lesson of each game.
macro_rules! for_each_lesson {
    ($check:ident) => {
        $check(&days::State::lesson(), GameKind::Days);
        $check(&minutes::State::lesson(), GameKind::Minutes);
    };
}

fn book(game: GameKind) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules").join(format!("{}.md", game.slug()));
    fs::read_to_string(path).expect("the rules are there")
}

/// The names of the headings of a book, as its links have them.
fn headings(book: &str) -> Vec<String> {
    let name = |heading: &str| {
        let kept =
            heading.to_lowercase().chars().filter(|&c| c.is_alphanumeric() || c == ' ' || c == '-').collect::<String>();
        kept.replace(' ', "-")
    };
    book.lines().filter(|line| line.starts_with('#')).map(|line| name(line.trim_start_matches('#').trim())).collect()
}

fn voices() -> Vec<Voice> {
    Language::ALL.into_iter().map(|language| Voice::to(language, Side::Us)).collect()
}

/// Whether a text was made: nothing is missing, no key or placeholder shows.
fn is_said(text: &str) -> bool {
    !text.trim().is_empty() && !text.contains(['{', '}', '$']) && (text.contains(' ') || text.chars().count() < 12)
}

#[test]
fn every_rule_is_taught_by_one_step() {
    fn check<G: Taught>(lesson: &Lesson<G>, game: GameKind) {
        let mut taught: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for step in &lesson.steps {
            for rule in step.rules {
                assert_eq!(rule.game(), game, "{} teaches a rule of another game", step.slug);
                taught.entry(rule.slug()).or_default().push(step.slug);
            }
        }
        for rule in rules(game) {
            let steps = taught.remove(rule.slug()).unwrap_or_default();
            assert_eq!(steps.len(), 1, "{} is taught as new by {steps:?}", rule.slug());
        }
        assert!(taught.is_empty(), "{taught:?} are on no list");
    }
    for_each_lesson!(check);
}

#[test]
fn every_rule_leads_to_its_section_and_has_its_line() {
    for &rule in Rule::ALL {
        let sections = headings(&book(rule.game()));
        assert!(sections.iter().any(|section| section == rule.section()), "{rule:?}: no section {}", rule.section());
        let is_theme = |theme: &str| theme.parse::<analysis::puzzle::Theme>().is_ok();
        assert!(rule.theme().is_none_or(is_theme), "{rule:?}: no puzzles are about {:?}", rule.theme());
        for language in Language::ALL {
            let key = format!("rule-{}-{}", rule.game().slug(), rule.slug());
            assert!(Texts::of(language).has(&key), "{language}: no text {key}");
        }
    }
}

#[test]
fn every_step_has_its_texts_in_every_language() {
    fn check<G: Taught>(lesson: &Lesson<G>, _: GameKind) {
        for step in &lesson.steps {
            for (language, part) in
                Language::ALL.into_iter().flat_map(|it| ["title", "text", "task"].map(|part| (it, part)))
            {
                let key = format!("lesson-{}-{}-{part}", lesson.slug, step.slug);
                assert!(Texts::of(language).has(&key), "{language}: no text {key}");
            }
        }
    }
    for_each_lesson!(check);
    for turning in turnings(&printed()) {
        for (language, part) in Language::ALL.into_iter().flat_map(|it| ["ask", "told"].map(|part| (it, part))) {
            let key = format!("printed-{}-{part}", turning.slug);
            assert!(Texts::of(language).has(&key), "{language}: no text {key}");
        }
    }
}

/// Forty seconds a step: what a bubble says is read in twenty.
#[test]
fn no_bubble_is_long() {
    fn check<G: Taught>(lesson: &Lesson<G>, _: GameKind) {
        for (language, step) in Language::ALL.into_iter().flat_map(|it| lesson.steps.iter().map(move |step| (it, step)))
        {
            let said = Texts::of(language).get(&format!("lesson-{}-{}-text", lesson.slug, step.slug));
            let words = said.split_whitespace().count();
            assert!(words <= 60, "{language}: {} has {words} words", step.slug);
        }
    }
    for_each_lesson!(check);
}

/// The position of each step is one of the script, and the learner is asked there; each way of doing a task leads to the
/// next step by the rest of the script.
#[test]
fn every_step_is_reached_whichever_way_the_tasks_are_done() {
    fn check<G: Taught>(lesson: &Lesson<G>, _: GameKind) {
        let entries = lesson.script.entries();
        let mut ply = 0;
        for (index, step) in lesson.steps.iter().enumerate() {
            assert!(step.ply >= ply, "{} comes too late", step.slug);
            ply = step.ply;
            let turn = lesson.script.table_at(ply).turn();
            let free = matches!(step.task, Task::Read) && ply == entries.len();
            assert!(turn == Turn::Player(lesson.side) || free, "{}: {turn:?}", step.slug);
            let next = lesson.steps.get(index + 1).map_or(entries.len(), |next| next.ply);
            match &step.task {
                Task::Play(plays) => plays.iter().for_each(|play| follows(lesson, play, step.ply, next)),
                Task::Stage(count) => {
                    assert!(lesson.plays(index).iter().all(|play| play.len() > *count), "{}", step.slug)
                }
                Task::Touch { offered, right } => {
                    assert!(!right.is_empty() && right.iter().all(|mark| offered.contains(mark)), "{}", step.slug);
                }
                Task::Ask { answers, right } => assert!(answers.contains(right), "{}", step.slug),
                Task::Read => {}
            }
            if !matches!(step.task, Task::Play(_)) {
                assert!(next == step.ply || matches!(step.task, Task::Read), "{} is left without a move", step.slug);
            }
        }
    }
    /// Plays a play in place of the script's and the rest as written, as far as the next step.
    fn follows<G: Taught>(lesson: &Lesson<G>, play: &[G::Action], from: usize, to: usize) {
        let mut table: Table<G> = lesson.script.table_at(from);
        for &action in play {
            table.play(lesson.side, action).expect("a play that fulfils a task is legal");
        }
        for &entry in &lesson.script.entries()[table.ply()..to] {
            table.accept(table.consider(entry).expect("the script goes on after every right play"));
        }
        assert_eq!(table.ply(), to);
    }
    for_each_lesson!(check);
}

#[test]
fn every_choice_of_the_learner_is_asked_for_by_a_step() {
    fn check<G: Taught>(lesson: &Lesson<G>, _: GameKind) {
        let mut ply = 0;
        while ply < lesson.script.entries().len() {
            if matches!(lesson.script.entries()[ply], Entry::Action(side, _) if side == lesson.side) {
                let step = lesson.steps.iter().find(|step| step.ply == ply && matches!(step.task, Task::Play(_)));
                let Some(Task::Play(plays)) = step.map(|step| &step.task) else { panic!("nothing is said at {ply}") };
                ply += plays[0].len();
            } else {
                ply += 1;
            }
        }
    }
    for_each_lesson!(check);
}

/// Tries everything that the rules allow at every step, as far as it is not yet wrong.
#[test]
fn every_wrong_try_is_explained() {
    fn check<G: Taught>(lesson: &Lesson<G>, _: GameKind) {
        let mut wrong = 0;
        for (index, step) in lesson.steps.iter().enumerate() {
            if matches!(step.task, Task::Play(_)) {
                try_all(lesson, index, &mut Draft::new(lesson.view(step)), &mut wrong);
            }
        }
        assert!(wrong > 50, "only {wrong} wrong tries were found");
    }
    fn try_all<G: Taught>(lesson: &Lesson<G>, index: usize, draft: &mut Draft<G>, wrong: &mut usize) {
        let plays = lesson.plays(index);
        for action in draft.choices() {
            assert!(draft.stage(action), "what can be chosen can be staged");
            let staged: Vec<G::Action> = draft.actions().collect();
            match judge::<G>(plays, &staged) {
                Verdict::Right | Verdict::OnTheWay => try_all(lesson, index, draft, wrong),
                Verdict::Wrong(at) => {
                    assert_eq!(at, staged.len() - 1, "the last choice is the wrong one: {staged:?}");
                    explained(lesson, draft, at, plays);
                    *wrong += 1;
                }
            }
            draft.unstage();
        }
    }
    fn explained<G: Taught>(lesson: &Lesson<G>, draft: &Draft<G>, at: usize, plays: &[Vec<G::Action>]) {
        let choice = draft.actions().nth(at).expect("it is staged");
        for voice in voices() {
            let teller = Teller::new(voice.texts(), &voice);
            let said = G::why(teller, draft.view_at(at), draft.view_at(at + 1), choice, plays);
            assert!(!said.is_empty(), "{}: {choice} is not explained", lesson.slug);
            assert!(said.iter().all(|text| is_said(text)), "{}: {choice}: {said:?}", lesson.slug);
        }
    }
    for_each_lesson!(check);
}

#[test]
fn every_right_try_is_accepted_in_any_order_and_less_is_on_the_way() {
    fn check<G: Taught>(lesson: &Lesson<G>, _: GameKind) {
        for step in &lesson.steps {
            let Task::Play(plays) = &step.task else { continue };
            for play in plays {
                assert_eq!(judge::<G>(plays, play), Verdict::Right, "{}", step.slug);
                let without_stop: Vec<G::Action> = play.iter().copied().filter(|&it| it != G::STOP).collect();
                if !without_stop.is_empty() {
                    assert_eq!(judge::<G>(plays, &without_stop), Verdict::Right, "{}", step.slug);
                    let part = &without_stop[..without_stop.len() - 1];
                    assert_eq!(judge::<G>(plays, part), Verdict::OnTheWay, "{}", step.slug);
                }
            }
        }
    }
    for_each_lesson!(check);
}

#[test]
fn every_wrong_touch_and_answer_is_explained() {
    fn check<G: Taught>(lesson: &Lesson<G>, _: GameKind) {
        for step in &lesson.steps {
            let view = lesson.view(step);
            for voice in voices() {
                let teller = Teller::new(voice.texts(), &voice);
                if let Task::Touch { offered, right } = &step.task {
                    for &mark in offered {
                        assert!(is_said(&G::called(teller, &view, mark)), "{}: {mark:?}", step.slug);
                        let why = G::why_not_this(teller, &view, step.slug, mark);
                        assert!(right.contains(&mark) || is_said(&why), "{}: {mark:?}: {why}", step.slug);
                    }
                }
                if let Task::Ask { right, .. } = &step.task {
                    let why = G::reckoning(teller, &view, step.slug);
                    assert!(is_said(&why) && why.contains(&right.to_string()), "{}: {why}", step.slug);
                }
            }
        }
    }
    for_each_lesson!(check);
}

/// What is to be touched follows from the position, not from what somebody wrote down.
#[test]
fn what_is_right_to_touch_is_what_the_board_says() {
    use client::DaysMark as Mark;
    let lesson = days::State::lesson();
    let right = |slug: &str| {
        let step = &lesson.steps[lesson.find(slug).expect("the step is there")];
        let Task::Touch { offered, right } = &step.task else { panic!("nothing is touched at {slug}") };
        (lesson.view(step), offered.clone(), right.clone())
    };
    let (view, offered, marks) = right("sides");
    for mark in offered {
        let Mark::Place(at) = mark else { panic!("{mark:?}") };
        assert_eq!(view.board.dominates(at) == Some(Side::Us), marks.contains(&mark), "{at}");
    }
    for slug in ["tracks", "war"] {
        let (view, _, marks) = right(slug);
        let highest = view.board.defcon.us.highest();
        for track in days::Track::ALL {
            assert_eq!(
                view.board.defcon.us.on(track) == highest,
                marks.contains(&Mark::Track(track)),
                "{slug}: {track}"
            );
        }
    }
    let (view, offered, marks) = right("flags");
    let flags: Vec<Mark> = view.board.flags.ussr.expect("they are planted").into_iter().map(Mark::flag).collect();
    assert!(offered.iter().all(|mark| flags.contains(mark) == marks.contains(mark)));
}

/// The coach never falls silent and never says a key, wherever random play leads.
#[test]
fn the_coach_has_something_to_say_wherever_it_is_asked() {
    fn check<G: Taught>(lesson: &Lesson<G>, _: GameKind) {
        for seed in 0..6 {
            let mut table = lesson.script.table();
            let mut dealer = table::Seeded::new(seed);
            for round in 0..200 {
                table.deal(&mut dealer, |_| {});
                let Turn::Player(side) = table.turn() else { break };
                let choices = table.choices();
                let index = (round * 7 + seed as usize) % choices.len();
                if side == lesson.side {
                    let mut draft = Draft::<G>::new(table.view(lesson.seat()));
                    for voice in voices() {
                        let teller = Teller::new(voice.texts(), &voice);
                        G::coach(teller, &draft).iter().for_each(|it| assert!(is_said(&it.text), "{}", it.text));
                    }
                    draft.stage(choices[index]);
                    for voice in voices() {
                        let teller = Teller::new(voice.texts(), &voice);
                        G::coach(teller, &draft).iter().for_each(|it| assert!(is_said(&it.text), "{}", it.text));
                    }
                }
                table.play(side, choices[index]).expect("a choice is legal");
            }
            let view = table.view(lesson.seat());
            assert!(!view.is_over() || G::is_learned(&view));
        }
    }
    for_each_lesson!(check);
}

#[test]
fn the_printed_game_turns_where_its_players_chose() {
    let record = printed();
    let found = turnings(&record);
    assert_eq!(found.len(), 9);
    assert!(found.windows(2).all(|two| two[0].ply < two[1].ply));
    for turning in found {
        let table = record.table_at(turning.ply);
        assert_eq!(table.turn(), Turn::Player(turning.side), "{}", turning.slug);
        assert!(!turning.played.is_empty());
        let mut draft = Draft::<days::State>::new(table.view(kernel::Seat::Player(turning.side)));
        assert!(draft.stage(turning.played[0]), "{} can be tried out", turning.slug);
    }
}
