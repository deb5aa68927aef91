//! The printed game as a lesson: the reader chooses first, then sees what was played, and why.

use std::sync::Arc;

use client::{Draft, Outlook, Playable};
use days::State;
use kernel::{BySide, Seat, Side};
use leptos::prelude::*;
use lessons::{Turning, printed, turnings};
use text::{Told, Voice};

use crate::cards::{Hand, Large};
use crate::play::{Act, CardInPlay, Position};
use crate::screen::{Change, Parts, Screen};
use crate::settings::tr;
use crate::shelf::Shelf;
use crate::shown::Shown;
use crate::view::{part, when, words};
use crate::{browser, learned};

/// What is kept under.
const NAME: &str = "printed";

/// What the reader chose, and what would come of it.
#[derive(Clone, PartialEq, Debug)]
struct Answer {
    choice: Option<String>,
    is_same: bool,
    outlook: Vec<Outlook>,
}

/// The printed game under way.
#[derive(Clone, Copy)]
struct Reading {
    record: StoredValue<table::Record<State>>,
    turnings: StoredValue<Vec<Turning>>,
    ply: RwSignal<usize>,
    /// What the reader answered at this point, if something is asked here.
    answer: RwSignal<Option<Answer>>,
    draft: RwSignal<Draft<State>>,
    comments: Signal<Option<Arc<text::Texts>>>,
    texts: Signal<Option<Arc<text::Texts>>>,
}

impl Reading {
    /// Takes it up where it was left.
    fn take_up() -> Reading {
        let record = printed();
        let found = turnings(&record);
        let kept = learned::load().lessons.get(NAME).and_then(|kept| kept.step.as_deref()?.parse().ok());
        let nothing = Draft::new(record.table_at(0).view(Seat::Spectator));
        let reading = Reading {
            turnings: StoredValue::new(found),
            ply: RwSignal::new(0),
            answer: RwSignal::new(None),
            draft: RwSignal::new(nothing),
            comments: Shelf::Playthrough.open(),
            texts: Shelf::Lesson.open(),
            record: StoredValue::new(record),
        };
        reading.go(kept.unwrap_or(0));
        reading
    }

    fn last(self) -> usize {
        self.record.with_value(|record| record.entries().len())
    }

    /// The choice that is asked for at this point, if one is.
    fn turning(self) -> Option<Turning> {
        let ply = self.ply.get();
        self.turnings.with_value(|all| all.iter().find(|turning| turning.ply == ply).cloned())
    }

    /// Where there is something to read: a comment, or a choice.
    fn is_stop(self, ply: usize) -> bool {
        let is_turning = self.turnings.with_value(|all| all.iter().any(|turning| turning.ply == ply));
        is_turning
            || ply == self.last()
            || self.comments.with_untracked(|texts| texts.as_ref().is_some_and(|it| it.has(&comment(ply))))
    }

    fn go(self, ply: usize) {
        let ply = ply.min(self.last());
        self.answer.set(None);
        self.ply.set(ply);
        let seat = untrack(|| self.turning()).map_or(Seat::Spectator, |turning| Seat::Player(turning.side));
        self.draft.set(Draft::new(self.record.with_value(|record| record.table_at(ply)).view(seat)));
        let done = ply == self.last();
        learned::update(|learned| {
            let progress = learned.lessons.entry(NAME.to_owned()).or_default();
            progress.step = Some(ply.to_string());
            progress.done |= done;
        });
    }

    fn next(self) {
        let from = self.ply.get_untracked();
        if let Some(to) = (from + 1..=self.last()).find(|&ply| self.is_stop(ply)) {
            self.go(to);
            browser::focus_soon(".reading h2");
        }
    }

    fn before(self) {
        let from = self.ply.get_untracked();
        if let Some(to) = (0..from).rev().find(|&ply| self.is_stop(ply)) {
            self.go(to);
            browser::focus_soon(".reading h2");
        }
    }

    /// The reader has chosen, or wants to see at once.
    fn reveal(self, voice: &Voice, is_chosen: bool) {
        let Some(turning) = untrack(|| self.turning()) else { return };
        let draft = self.draft.get_untracked();
        let staged: Vec<days::Action> = draft.actions().filter(|&action| action != State::STOP).collect();
        let played: Vec<days::Action> =
            turning.played.iter().copied().filter(|&action| action != State::STOP).collect();
        let preview = draft.preview(voice).filter(|_| is_chosen);
        let is_same = is_chosen && staged == played[..staged.len().min(played.len())] && !staged.is_empty();
        self.answer.set(Some(Answer {
            choice: is_chosen.then(|| told(voice, &draft)),
            is_same,
            outlook: preview.map(|preview| preview.outlook).unwrap_or_default(),
        }));
        browser::focus_soon(".reading h2");
    }

    /// What was played here, in words.
    fn played(self, voice: &Voice, turning: &Turning) -> String {
        let view = self.record.with_value(|record| record.table_at(turning.ply)).view(Seat::Player(turning.side));
        let mut draft = Draft::new(view);
        for &action in &turning.played {
            if !draft.stage(action) {
                break;
            }
        }
        told(voice, &draft)
    }

    fn tr(self, key: &str) -> String {
        self.texts.with(|texts| texts.as_ref().map(|texts| texts.get(key)).unwrap_or_default())
    }

    fn tr_with(self, key: &str, choice: String) -> String {
        self.texts
            .with(|texts| texts.as_ref().map(|texts| texts.with(key, &[("choice", choice.into())])).unwrap_or_default())
    }
}

fn comment(ply: usize) -> String {
    format!("playthrough-{ply}")
}

/// What is staged, in words.
fn told(voice: &Voice, draft: &Draft<State>) -> String {
    let said = |(index, action): (usize, days::Action)| {
        (action != State::STOP).then(|| <State as Told>::choice(voice, draft.view_at(index), action))
    };
    draft.actions().enumerate().filter_map(said).collect::<Vec<_>>().join(" · ")
}

/// The printed game, with its choices to make first.
#[component]
pub(super) fn Printed() -> impl IntoView {
    let reading = Reading::take_up();
    let asks = move || reading.turning().filter(|_| reading.answer.with(Option::is_none));
    let view_of = move |seat: Seat| reading.record.with_value(|record| record.table_at(reading.ply.get())).view(seat);
    let seat = move || reading.turning().map(|turning| Seat::Player(turning.side));
    let open_view = move || view_of(Seat::Player(Side::Us));
    let voice_slot = StoredValue::new(None::<Memo<Voice>>);
    let screen = Screen::<State>::new(Parts {
        view: Signal::derive(move || seat().map_or_else(open_view, view_of)),
        other: Signal::derive(move || seat().is_none().then(|| view_of(Seat::Player(Side::Ussr)))),
        draft: Memo::new(move |_| reading.draft.get()),
        you: Signal::derive(move || seat().and_then(Seat::side)),
        names: Signal::derive(BySide::default),
        change: Callback::new(move |change: Change<State>| {
            if reading.answer.with_untracked(Option::is_none) {
                reading.draft.update(|draft| change(draft));
            }
        }),
        confirm: Callback::new(move |()| {
            if let Some(voice) = voice_slot.get_value() {
                reading.reveal(&voice.get_untracked(), true);
            }
        }),
    });
    voice_slot.set_value(Some(screen.voice));
    let heard = Signal::derive(move || {
        let ply = reading.ply.get();
        let at = seat().unwrap_or(Seat::Spectator);
        reading
            .record
            .with_value(|record| record.told(at, 0))
            .into_iter()
            .filter(|(at, _)| *at <= ply)
            .collect::<Vec<_>>()
    });
    let never = Signal::derive(|| false);
    let nothing = Callback::new(|()| {});
    view! {
        <h1 class="sr" tabindex="-1">{words(move || reading.tr("lesson-name-printed"))}</h1>
        <div class="table replay days printed" data-pane=move || screen.pane.get().slug()>
            <header class="top">
                <a class="logo" href="#/"><i aria-hidden="true">"13"</i><span class="word">"Thirteen"</span><span class="sr">": "{tr("home")}</span></a>
                {<State as Shown>::bar(screen)}
                <div class="tb"><a class="opt" href="#/learn">{words(move || reading.tr("lesson-leave"))}</a></div>
            </header>
            {<State as Shown>::board(screen)}
            <Hand screen />
            {<State as Shown>::offer(screen)}
            <aside class="side">
                {part(move || speech(reading, screen))}
                <CardInPlay screen told=heard />
                {when(move || asks().is_some(), move || view! {
                    <Act screen may_take_back=never take_back=nothing advise=nothing has_advice=false />
                })}
            </aside>
        </div>
        <Position screen />
        <Large screen />
    }
}

/// What is to be read at this point.
fn speech(reading: Reading, screen: Screen<State>) -> AnyView {
    let turning = reading.turning();
    let answer = reading.answer.get();
    let is_end = reading.ply.get() == reading.last();
    let body = match (turning, answer) {
        (Some(turning), None) => ask(reading, screen, turning).into_any(),
        (Some(turning), Some(answer)) => reveal(reading, screen, turning, answer).into_any(),
        (None, _) => {
            let said = move || {
                let key = comment(reading.ply.get());
                let found =
                    reading.comments.with(|texts| texts.as_ref().filter(|it| it.has(&key)).map(|it| it.get(&key)));
                found.unwrap_or_else(|| reading.tr("printed-lead"))
            };
            view! {
                <h2 tabindex="-1">{words(move || reading.tr("lesson-name-printed"))}</h2>
                <p class="comment">{words(said)}</p>
                {is_end.then(|| view! { <p class="comment">{words(move || reading.tr("printed-end"))}</p> })}
            }
            .into_any()
        }
    };
    let at_start = reading.ply.get() == 0;
    view! {
        <section class="reading" aria-live="polite">
            {body}
            <p class="row-buttons">
                <button class="btn before" disabled=at_start on:click=move |_| reading.before()>{words(move || reading.tr("printed-before"))}</button>
                {if is_end {
                    view! { <a class="btn pri" href="#/replay/playthrough/0/open">{words(move || reading.tr("printed-replay"))}</a> }.into_any()
                } else {
                    view! { <button class="btn pri next" on:click=move |_| reading.next()>{words(move || reading.tr("printed-next"))}</button> }.into_any()
                }}
            </p>
        </section>
    }
    .into_any()
}

/// The question, and the way to the answer.
fn ask(reading: Reading, screen: Screen<State>, turning: Turning) -> impl IntoView {
    let side = turning.side;
    let who = move || reading.tr(if side == Side::Us { "printed-ask-us" } else { "printed-ask-ussr" });
    let key = format!("printed-{}-ask", turning.slug);
    let look = move |_| reading.reveal(&screen.voice.get_untracked(), false);
    view! {
        <h2 tabindex="-1">{words(move || reading.tr("printed-ask-title"))}</h2>
        <p class="comment"><b>{words(who)}</b>" "{words(move || reading.tr(&key))}</p>
        <p class="note">{words(move || reading.tr("printed-try"))}</p>
        <p class="row-buttons"><button class="btn look" on:click=look>{words(move || reading.tr("printed-look"))}</button></p>
    }
}

/// What was played, against what the reader chose.
fn reveal(reading: Reading, screen: Screen<State>, turning: Turning, answer: Answer) -> impl IntoView {
    let Answer { choice, is_same, outlook } = answer;
    let key = format!("printed-{}-told", turning.slug);
    let played = move || reading.tr_with("printed-played", reading.played(&screen.voice.get(), &turning));
    let yours = choice
        .map(|choice| view! { <p class="yours">{words(move || reading.tr_with("printed-yours", choice.clone()))}</p> });
    let follows = (!is_same && !outlook.is_empty()).then(|| {
        let lines = outlook.into_iter().map(|it| view! { <li>{it.text}</li> }).collect_view();
        view! { <p class="note">{words(move || reading.tr("printed-after"))}</p><ul class="cons">{lines}</ul> }
    });
    let verdict = move || if is_same { reading.tr("printed-same") } else { played() };
    view! {
        <h2 tabindex="-1">{words(verdict)}</h2>
        {yours}
        {follows}
        <p class="comment">{words(move || reading.tr(&key))}</p>
    }
}
