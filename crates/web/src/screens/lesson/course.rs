//! How somebody goes through a lesson: which step it is, what was tried, what comes next.

use std::sync::Arc;

use bots::Level;
use client::{Draft, Who};
use kernel::{BySide, SeatView, Turn};
use leptos::prelude::*;
use lessons::{Anchor, Lesson, Step, Task, Taught, Teller, Verdict, judge};
use text::{Texts, Voice};

use super::spot::Pointed;
use crate::screen::Screen;
use crate::session::Session;
use crate::settings::settings;
use crate::shelf::Shelf;
use crate::{browser, learned, store};

/// The strength that the last cards are played against.
const OPPONENT: Level = Level::Cadet;

/// A lesson under way.
#[derive(Clone, Copy)]
pub(super) struct Course<G: Pointed + Taught> {
    pub(super) lesson: StoredValue<Lesson<G>>,
    pub(super) session: Session<G>,
    /// The texts of the lessons; nothing until they are there.
    pub(super) texts: Signal<Option<Arc<Texts>>>,
    pub(super) index: RwSignal<usize>,
    /// Whether the learner plays without a script.
    pub(super) alone: RwSignal<bool>,
    /// What is wrong with what was tried, and what was tried.
    pub(super) wrong: RwSignal<Option<Wrong<G>>>,
    /// Why the last answer was right.
    pub(super) praise: RwSignal<Option<String>>,
}

/// A try that led elsewhere.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Wrong<G: Taught> {
    /// Why.
    pub(super) why: Vec<String>,
    /// What was tried, if it is something on the table.
    pub(super) tried: Option<G::Mark>,
    /// How many staged choices can stay.
    pub(super) keep: usize,
}

/// What the bubble shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Face {
    /// Nothing: something is shown that happened.
    Waiting,
    /// A step. The flag says that only the confirmation is missing.
    Step(usize, bool),
    /// A wrong try at a step.
    Wrong(usize),
    /// The coach watches.
    Alone,
    /// The lesson is over.
    Over,
}

impl<G: Pointed + Taught> Course<G> {
    /// Takes a lesson up where it was left.
    pub(super) fn take_up() -> Self {
        let lesson = G::lesson();
        let kept = learned::load().lessons.get(lesson.slug).cloned().unwrap_or_default();
        let players = BySide::from_fn(|side| if side == lesson.side { Who::Person } else { Who::Computer(OPPONENT) });
        let played = kept.game.as_ref().and_then(|id| {
            let saved = store::load(id)?.ok()?;
            let (record, earlier) = G::taken_up(saved.played)?;
            let goes_on = !G::is_learned(&record.table().view(lesson.seat()));
            goes_on.then(|| (id.clone(), saved.players, record, earlier))
        });
        let alone = played.is_some();
        let index = match kept.step.and_then(|slug| lesson.find(&slug)) {
            _ if alone => lesson.steps.len() - 1,
            Some(index) if kept.game.is_none() => index,
            _ => 0,
        };
        let session = match played {
            Some((id, players, record, earlier)) => Session::take_up(id, players, &record, earlier),
            None => Session::guided(players, &lesson.script, lesson.steps[index].ply),
        };
        Course {
            lesson: StoredValue::new(lesson),
            session,
            texts: Shelf::Lesson.open(),
            index: RwSignal::new(index),
            alone: RwSignal::new(alone),
            wrong: RwSignal::new(None),
            praise: RwSignal::new(None),
        }
    }

    /// Something to look at of the step of this number.
    pub(super) fn with_step<T>(self, index: usize, look: impl FnOnce(&Step<G>) -> T) -> T {
        self.lesson.with_value(|lesson| look(&lesson.steps[index]))
    }

    /// What the bubble shows now.
    pub(super) fn face(self, screen: Screen<G>) -> Face {
        let view = self.session.view();
        if self.alone.get() {
            let is_over = G::is_learned(&view) && self.session.is_still();
            return if is_over { Face::Over } else { Face::Alone };
        }
        let index = self.index.get();
        let (side, ply) = self.lesson.with_value(|lesson| (lesson.side, lesson.steps[index].ply));
        let is_there = self.session.is_still() && self.session.with(|client| client.ply()) >= ply;
        if !is_there || view.turn() != Turn::Player(side) {
            return Face::Waiting;
        }
        if self.wrong.with(Option::is_some) {
            return Face::Wrong(index);
        }
        let is_play = self.with_step(index, |step| matches!(step.task, Task::Play(_)));
        let is_ready = is_play
            && screen.draft.with(|draft| {
                let staged: Vec<G::Action> = draft.actions().collect();
                !staged.is_empty() && self.judged(&staged) == Verdict::Right
            });
        Face::Step(index, is_ready)
    }

    fn judged(self, staged: &[G::Action]) -> Verdict {
        let index = self.index.get_untracked();
        self.lesson.with_value(|lesson| judge::<G>(lesson.plays(index), staged))
    }

    /// Looks at what is tried out: what leads elsewhere is explained at once, what was asked for goes on.
    pub(super) fn watch(self, screen: Screen<G>) {
        Effect::new(move |_| {
            let draft = screen.draft.get();
            if self.alone.get() {
                return;
            }
            let staged: Vec<G::Action> = draft.actions().collect();
            let index = self.index.get_untracked();
            if self.with_step(index, |step| !matches!(step.task, Task::Stage(_) | Task::Play(_))) {
                return;
            }
            match self.judged(&staged) {
                Verdict::Wrong(at) => self.explain(&draft, at, screen),
                Verdict::OnTheWay | Verdict::Right => {
                    self.wrong.set(None);
                    self.follow(staged.len());
                }
            }
        });
    }

    /// Goes on to the step that so many staged choices belong to.
    fn follow(self, staged: usize) {
        let index = self.index.get_untracked();
        let to = self.lesson.with_value(|lesson| {
            let begun = |index: usize| matches!(lesson.steps[index].task, Task::Stage(count) if staged >= count);
            let ply = lesson.steps[index].ply;
            let unbegun = |index: usize| {
                lesson.steps[index].ply == ply
                    && matches!(lesson.steps[index].task, Task::Stage(count) if staged < count)
            };
            match index {
                _ if begun(index) => index + 1,
                1.. if unbegun(index - 1) => index - 1,
                _ => index,
            }
        });
        if to > index {
            self.learn(index);
        }
        if to != index {
            self.index.set(to);
            browser::focus_soon(".bubble h2");
        }
    }

    fn explain(self, draft: &Draft<G>, at: usize, screen: Screen<G>) {
        let Some(choice) = draft.actions().nth(at) else { return };
        let index = self.index.get_untracked();
        let voice = screen.voice.get_untracked();
        let why = self.told(&voice, |teller| {
            self.lesson.with_value(|lesson| {
                G::why(teller, draft.view_at(at), draft.view_at(at + 1), choice, lesson.plays(index))
            })
        });
        self.say_wrong(Wrong { why: why.unwrap_or_default(), tried: G::mark(choice), keep: at });
    }

    fn say_wrong(self, wrong: Wrong<G>) {
        self.praise.set(None);
        self.wrong.set(Some(wrong));
        // Who came by keyboard goes on by it; a pointer is where it is.
        if browser::is_by_keyboard() {
            browser::focus_soon(".bubble .take-back");
        }
    }

    /// Something said in the texts of the lessons.
    pub(super) fn told<T>(self, voice: &Voice, say: impl FnOnce(Teller<'_>) -> T) -> Option<T> {
        let texts = self.texts.get_untracked()?;
        Some(say(Teller::new(&texts, voice)))
    }

    /// Whether what is staged may be played.
    pub(super) fn may_play(self, draft: &Draft<G>, screen: Screen<G>) -> bool {
        if self.alone.get_untracked() {
            return true;
        }
        let staged: Vec<G::Action> = draft.actions().collect();
        match self.judged(&staged) {
            Verdict::Right => {
                self.advance();
                true
            }
            Verdict::Wrong(_) => false,
            Verdict::OnTheWay => {
                self.explain(draft, staged.len().saturating_sub(1), screen);
                false
            }
        }
    }

    /// The step is done: its rules were met, and the next one comes.
    pub(super) fn advance(self) {
        let index = self.index.get_untracked();
        self.praise.set(None);
        if self.learn(index) {
            self.index.set(index + 1);
            browser::focus_soon(".bubble h2");
        }
    }

    /// Keeps what a step taught, and which one comes next. Says whether there is one.
    fn learn(self, index: usize) -> bool {
        self.wrong.set(None);
        let (slug, rules, next) = self.lesson.with_value(|lesson| {
            let next = lesson.steps.get(index + 1).map(|step| step.slug);
            (lesson.slug, lesson.steps[index].rules, next)
        });
        learned::update(|learned| {
            learned.rules.extend(rules.iter().map(|rule| rule.name()));
            let progress = learned.lessons.entry(slug.to_owned()).or_default();
            progress.game = None;
            if let Some(next) = next {
                progress.step = Some(next.to_owned());
            }
        });
        next.is_some()
    }

    /// One step back, with the game as it was then.
    pub(super) fn back(self) {
        let index = self.index.get_untracked().saturating_sub(1);
        let ply = self.with_step(index, |step| step.ply);
        self.wrong.set(None);
        self.praise.set(None);
        self.index.set(index);
        self.session.go_back(ply);
        browser::focus_soon(".bubble h2");
    }

    /// Does what the step asks for, as far as the confirmation.
    pub(super) fn show(self, screen: Screen<G>) {
        self.wrong.set(None);
        let index = self.index.get_untracked();
        let task = self.with_step(index, |step| step.task.clone());
        match task {
            Task::Touch { .. } | Task::Ask { .. } => self.right(screen),
            Task::Stage(count) => self.stage(screen, index, count),
            Task::Play(_) => self.stage(screen, index, usize::MAX),
            Task::Read => {}
        }
    }

    fn stage(self, screen: Screen<G>, index: usize, count: usize) {
        let play = self.lesson.with_value(|lesson| lesson.plays(index).first().cloned().unwrap_or_default());
        screen.edit(move |draft| {
            draft.truncate(0);
            for action in play.into_iter().take(count) {
                draft.stage(action);
            }
        });
        if count == usize::MAX {
            browser::focus_soon(".act .confirm");
        }
    }

    /// Takes back what led elsewhere.
    pub(super) fn take_back(self, screen: Screen<G>) {
        let Some(wrong) = self.wrong.get_untracked() else { return };
        self.wrong.set(None);
        screen.edit(move |draft| draft.truncate(wrong.keep));
        browser::focus_soon(".bubble h2");
    }

    /// Something was touched.
    pub(super) fn touch(self, screen: Screen<G>, mark: G::Mark) {
        let index = self.index.get_untracked();
        let (slug, is_right) = self.with_step(index, |step| {
            (step.slug, matches!(&step.task, Task::Touch { right, .. } if right.contains(&mark)))
        });
        if is_right {
            return self.right(screen);
        }
        let (voice, view) = (screen.voice.get_untracked(), screen.view.get_untracked());
        let why = self.told(&voice, |teller| G::why_not_this(teller, &view, slug, mark));
        self.say_wrong(Wrong { why: why.into_iter().collect(), tried: Some(mark), keep: 0 });
    }

    /// A number was given.
    pub(super) fn answer(self, screen: Screen<G>, number: u8) {
        let index = self.index.get_untracked();
        if self.with_step(index, |step| matches!(&step.task, Task::Ask { right, .. } if *right == number)) {
            return self.right(screen);
        }
        self.say_wrong(Wrong { why: self.reckoned(screen).into_iter().collect(), tried: None, keep: 0 });
    }

    /// How the number of this step comes about.
    fn reckoned(self, screen: Screen<G>) -> Option<String> {
        let index = self.index.get_untracked();
        let (voice, view) = (screen.voice.get_untracked(), screen.view.get_untracked());
        let slug = self.with_step(index, |step| matches!(step.task, Task::Ask { .. }).then_some(step.slug))?;
        self.told(&voice, |teller| G::reckoning(teller, &view, slug))
    }

    fn right(self, screen: Screen<G>) {
        let praise = self.reckoned(screen);
        self.advance();
        self.praise.set(praise);
    }

    /// The script is over: from here on the game is kept like any other.
    pub(super) fn begin_alone(self) {
        self.advance();
        let id = format!("g{}", browser::now() as u64);
        self.session.keep_as(id.clone());
        let slug = self.lesson.with_value(|lesson| lesson.slug);
        learned::update(|learned| {
            let progress = learned.lessons.entry(slug.to_owned()).or_default();
            progress.game = Some(id);
            progress.done = true;
        });
        self.alone.set(true);
        browser::focus_soon(".prompt h2");
    }

    /// What a step points at: the wrong try first, then what it speaks of.
    pub(super) fn anchors(self, face: Face) -> Vec<Anchor<G::Mark>> {
        match face {
            Face::Step(index, _) => {
                // A card that is played already is pointed at no more.
                let played = self.session.with_untracked(|client| client.draft().actions().next()).and_then(G::mark);
                let is_left = |anchor: &Anchor<G::Mark>| played.is_none_or(|mark| *anchor != Anchor::Mark(mark));
                self.with_step(index, |step| step.anchors.iter().copied().filter(is_left).collect())
            }
            Face::Wrong(index) => {
                let tried = self.wrong.with_untracked(|wrong| wrong.as_ref().and_then(|wrong| wrong.tried));
                let anchors = self.with_step(index, |step| step.anchors.clone());
                tried.map(Anchor::Mark).into_iter().chain(anchors).collect()
            }
            Face::Waiting | Face::Alone | Face::Over => Vec::new(),
        }
    }

    /// A text of the lessons that follows the language; nothing until it is there.
    pub(super) fn tr(self, key: &str) -> String {
        // The texts come after the language, so that both are asked.
        settings().language.track();
        self.texts.with(|texts| texts.as_ref().map(|texts| texts.get(key)).unwrap_or_default())
    }
}
