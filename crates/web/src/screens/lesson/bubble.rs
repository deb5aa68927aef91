//! What a lesson lays over the table: a veil with holes, a ring, and the bubble that speaks.

use std::time::Duration;

use leptos::html::Section;
use leptos::prelude::*;
use lessons::{Task, Taught};

use super::course::{Course, Face};
use super::place::{Rect, place};
use super::rich::rich;
use super::spot::{Pointed, bring_into_sight, element, focus_in, rects, whole, window_size};
use crate::browser;
use crate::screen::Screen;
use crate::view::{part, when, words};

/// How often it is looked whether what is spoken of has moved.
const LOOK: Duration = Duration::from_millis(150);
/// How far a hole is larger than what shows in it.
const RIM: f64 = 5.0;
/// How long a step takes, in seconds.
const PACE: usize = 23;

/// Where everything lies.
#[derive(Clone, PartialEq, Debug, Default)]
struct Layout {
    holes: Vec<Rect>,
    bubble: Option<Rect>,
    /// What can be touched, in the order of the step.
    touch: Vec<Rect>,
    window: (f64, f64),
}

/// The veil and the bubble of a lesson.
pub(super) fn over<G: Pointed + Taught>(course: Course<G>, screen: Screen<G>) -> AnyView {
    course.watch(screen);
    let face = Memo::new(move |_| course.face(screen));
    let bubble = NodeRef::<Section>::new();
    let layout = RwSignal::new(Layout::default());
    let look = move || {
        let found = lay_out(course, screen, face.get_untracked(), bubble);
        if layout.try_with_untracked(|now| *now != found) == Some(true) {
            layout.set(found);
        }
    };
    if let Ok(handle) = set_interval_with_handle(look, LOOK) {
        on_cleanup(move || handle.clear());
    }
    Effect::new(move |_| {
        let face = face.get();
        request_animation_frame(move || {
            // A hand may be wider than the window.
            let first = course.anchors(face).first().copied();
            if let Some(found) = first.and_then(|anchor| element::<G>(anchor, untrack(|| screen.near()))) {
                bring_into_sight(&found);
            }
            look();
        });
        if matches!(face, Face::Step(_, true)) && browser::is_by_keyboard() {
            browser::focus_soon(".act .confirm");
        }
    });
    let pixels = move |of: fn(Rect) -> f64| {
        move || layout.with(|layout| format!("{}px", layout.bubble.map(of).unwrap_or_default()))
    };
    let is_away = move || layout.with(|layout| layout.bubble.is_none());
    let is_shown = move || !matches!(face.get(), Face::Alone);
    let class = move || match face.get() {
        Face::Wrong(_) => "bubble wrong",
        Face::Waiting => "bubble waiting",
        Face::Over => "bubble over",
        _ => "bubble",
    };
    when(is_shown, move || {
        view! {
            {veil(layout, face)}
            <section class=class class:away=is_away style:left=pixels(|it| it.x) style:top=pixels(|it| it.y) node_ref=bubble role="region" aria-label=words(move || course.tr("lesson-label"))>
                {part(move || speech(course, screen, face.get(), layout))}
            </section>
        }
    })
}

/// Measures what is to be seen, and finds the place of the bubble.
fn lay_out<G: Pointed + Taught>(course: Course<G>, screen: Screen<G>, face: Face, bubble: NodeRef<Section>) -> Layout {
    let near = untrack(|| screen.near());
    let window = window_size();
    let seen = |anchor| whole::<G>(anchor, near);
    let mut holes: Vec<Rect> = course.anchors(face).into_iter().filter_map(seen).collect();
    if matches!(face, Face::Step(_, true)) {
        // What is missing is the confirmation.
        holes.splice(0..0, rects(".act .confirm"));
    }
    let touch = match face {
        Face::Step(index, _) => course.with_step(index, |step| match &step.task {
            Task::Touch { offered, .. } => {
                offered.iter().map(|&mark| seen(lessons::Anchor::Mark(mark)).unwrap_or_default()).collect()
            }
            _ => Vec::new(),
        }),
        _ => Vec::new(),
    };
    // Where the table waits for the bubble, nothing of it is used.
    let is_used = touch.is_empty() && !rects(".table:not([inert])").is_empty();
    let clear =
        if is_used { rects(".act button, .offer .pick, .prompt h2, .plate.can, .ground.can") } else { Vec::new() };
    let size = bubble.get_untracked().map(|it| (f64::from(it.offset_width()), f64::from(it.offset_height())));
    let found = size.map(|size| {
        let (x, y) = place(size, window, &holes, &clear);
        Rect { x, y, w: size.0, h: size.1 }
    });
    Layout { holes, bubble: found, touch, window }
}

/// Dark over everything but what is spoken of; a ring around the first of it, and a line from the bubble to it.
fn veil(layout: RwSignal<Layout>, face: Memo<Face>) -> impl IntoView {
    let size = move |it: Rect| (it.x.to_string(), it.y.to_string(), it.w.to_string(), it.h.to_string());
    let hole = move |it: Rect| {
        let (x, y, width, height) = size(it.grown(RIM));
        view! { <rect x=x y=y width=width height=height fill="#000" /> }
    };
    let holes = move || layout.with(|layout| layout.holes.iter().copied().map(hole).collect_view());
    let ring = move || {
        let is_wrong = matches!(face.get(), Face::Wrong(_));
        layout.with(|layout| {
            let rings = layout.holes.iter().enumerate().map(|(index, &it)| {
                let (x, y, width, height) = size(it.grown(RIM));
                let class = match index {
                    0 if is_wrong => "ring bad",
                    0 => "ring first",
                    _ => "ring",
                };
                view! { <rect class=class x=x y=y width=width height=height /> }
            });
            rings.collect_view()
        })
    };
    let line = move || {
        layout.with(|layout| {
            let (first, bubble) = (layout.holes.first()?.grown(RIM), layout.bubble?);
            let from = bubble.nearest(first.middle());
            let to = first.nearest(from);
            let from = bubble.nearest(to);
            Some(view! { <path class="lead" d=format!("M{} {}L{} {}", from.0, from.1, to.0, to.1) /> })
        })
    };
    let is_dark =
        move || matches!(face.get(), Face::Step(..) | Face::Wrong(_)) && layout.with(|it| !it.holes.is_empty());
    let view_box = move || layout.with(|it| format!("0 0 {} {}", it.window.0.max(1.0), it.window.1.max(1.0)));
    view! {
        <svg class="veil" class:dark=is_dark viewBox=view_box aria-hidden="true">
            <mask id="lesson-holes"><rect width="100%" height="100%" fill="#fff" />{holes}</mask>
            <rect class="shade" width="100%" height="100%" mask="url(#lesson-holes)" />
            {ring}{line}
        </svg>
    }
}

/// What the bubble says, and what can be done in it.
fn speech<G: Pointed + Taught>(course: Course<G>, screen: Screen<G>, face: Face, layout: RwSignal<Layout>) -> AnyView {
    match face {
        Face::Waiting => {
            view! { <p class="watch" role="status">{words(move || course.tr("lesson-watch"))}</p> }.into_any()
        }
        Face::Step(index, is_ready) => step(course, screen, index, is_ready, layout).into_any(),
        Face::Wrong(index) => wrong(course, screen, index).into_any(),
        Face::Over => ending(course).into_any(),
        Face::Alone => ().into_any(),
    }
}

/// A text of a step.
fn text<G: Pointed + Taught>(course: Course<G>, index: usize, part: &str) -> String {
    let key = course.lesson.with_value(|lesson| format!("lesson-{}-{}-{part}", lesson.slug, lesson.steps[index].slug));
    course.tr(&key)
}

/// How far the lesson is.
fn progress<G: Pointed + Taught>(course: Course<G>, index: usize) -> impl IntoView {
    let count = course.lesson.with_value(|lesson| lesson.steps.len());
    let left = ((count - index) * PACE).div_ceil(60);
    let place = move || {
        let args = [("step", (index + 1).into()), ("count", count.into())];
        course.texts.with(|texts| texts.as_ref().map(|texts| texts.with("learn-step", &args)))
    };
    let time = move || {
        course.texts.with(|texts| texts.as_ref().map(|texts| texts.with("lesson-time", &[("minutes", left.into())])))
    };
    let cells = (0..count).map(|cell| {
        let class = match cell.cmp(&index) {
            std::cmp::Ordering::Less => "past",
            std::cmp::Ordering::Equal => "now",
            std::cmp::Ordering::Greater => "",
        };
        view! { <i class=class></i> }
    });
    view! {
        <p class="how-far"><span>{place}</span><span class="bar" aria-hidden="true">{cells.collect_view()}</span><span>{time}</span></p>
    }
}

fn step<G: Pointed + Taught>(
    course: Course<G>,
    screen: Screen<G>,
    index: usize,
    is_ready: bool,
    layout: RwSignal<Layout>,
) -> impl IntoView {
    let task = course.with_step(index, |step| step.task.clone());
    let praise = course.praise.get_untracked();
    let is_read = matches!(task, Task::Read);
    let is_table = matches!(task, Task::Stage(_) | Task::Play(_));
    let there = move |_| {
        let confirm = document().query_selector(".act .confirm").ok().flatten().filter(|_| is_ready);
        let near = untrack(|| screen.near());
        let first = course.anchors(Face::Step(index, is_ready)).first().copied();
        if let Some(found) = confirm.or_else(|| first.and_then(|anchor| element::<G>(anchor, near))) {
            focus_in(&found);
        }
    };
    let asked = move || if is_ready { course.tr("lesson-confirm") } else { text(course, index, "task") };
    view! {
        {progress(course, index)}
        <div aria-live="polite">
            {praise.map(|praise| view! { <p class="praise">"✓ "{praise}</p> })}
            <h2 tabindex="-1">{words(move || text(course, index, "title"))}</h2>
            {(!is_ready).then(|| view! { <p class="says">{part(move || rich(&text(course, index, "text")))}</p> })}
            <p class="do" class:ready=is_ready>{words(asked)}</p>
        </div>
        {answers(course, screen, &task)}
        {touches(course, screen, &task, layout)}
        {is_read.then(|| view! {
            <button class="btn pri go-on" on:click=move |_| course.begin_alone()>{words(move || course.tr("lesson-alone-begin"))}</button>
        })}
        <p class="nav">
            {is_table.then(|| view! { <button class="there" on:click=there>{words(move || course.tr("lesson-there"))}</button> })}
            {(!is_read && !is_ready).then(|| view! { <button class="show-me" on:click=move |_| course.show(screen)>{words(move || course.tr("lesson-show"))}</button> })}
            {(index > 0).then(|| view! { <button class="back-step" on:click=move |_| course.back()>{words(move || course.tr("lesson-back"))}</button> })}
            <a class="leave" href="#/learn" title=words(move || course.tr("lesson-leave-note"))>{words(move || course.tr("lesson-leave"))}</a>
        </p>
    }
}

/// The numbers of which one is right.
fn answers<G: Pointed + Taught>(course: Course<G>, screen: Screen<G>, task: &Task<G>) -> Option<AnyView> {
    let Task::Ask { answers, .. } = *task else { return None };
    let button = move |number: u8| {
        view! { <button class="btn" data-answer=number.to_string() on:click=move |_| course.answer(screen, number)>{number}</button> }
    };
    Some(
        view! {
            <p class="answers" role="group" aria-label=words(move || course.tr("lesson-asked-number"))>
                {answers.map(button).into_iter().collect_view()}
            </p>
        }
        .into_any(),
    )
}

/// What can be touched: a button over each thing on the table, for pointer, keyboard and ear.
fn touches<G: Pointed + Taught>(
    course: Course<G>,
    screen: Screen<G>,
    task: &Task<G>,
    layout: RwSignal<Layout>,
) -> Option<AnyView> {
    let Task::Touch { offered, .. } = task else { return None };
    let button = move |(place, mark): (usize, G::Mark)| {
        let it = move || layout.with(|layout| layout.touch.get(place).copied().unwrap_or_default());
        let pixels = move |of: fn(Rect) -> f64| move || format!("{}px", of(it()));
        let name = move || {
            let (voice, view) = (screen.voice.get(), screen.view.get());
            course.texts.track();
            course.told(&voice, |teller| G::called(teller, &view, mark)).unwrap_or_default()
        };
        let slug = format!("{mark:?}");
        view! { <button class="touch" class:gone=move || it().w <= 0.0
        style:left=pixels(|it| it.x) style:top=pixels(|it| it.y) style:width=pixels(|it| it.w) style:height=pixels(|it| it.h)
        aria-label=words(name) data-touch=slug on:click=move |_| course.touch(screen, mark)></button> }
    };
    Some(offered.iter().copied().enumerate().map(button).collect_view().into_any())
}

fn wrong<G: Pointed + Taught>(course: Course<G>, screen: Screen<G>, index: usize) -> impl IntoView {
    let why = course.wrong.with_untracked(|wrong| wrong.as_ref().map(|it| it.why.clone()).unwrap_or_default());
    let is_table = course.with_step(index, |step| matches!(step.task, Task::Stage(_) | Task::Play(_)));
    let name = move || course.tr(if is_table { "lesson-take-back" } else { "lesson-try-again" });
    view! {
        {progress(course, index)}
        <div aria-live="assertive">
            <h2 tabindex="-1">{words(move || course.tr("lesson-wrong"))}</h2>
            <p class="says">{why.join(" ")}</p>
        </div>
        <p class="do">{words(move || text(course, index, "task"))}</p>
        <p class="row-buttons">
            <button class="btn pri take-back" on:click=move |_| course.take_back(screen)>{words(name)}</button>
            <span class="calm">{words(move || course.tr("lesson-nothing-lost"))}</span>
        </p>
    }
}

/// The lesson is over, and where to go from there.
fn ending<G: Pointed + Taught>(course: Course<G>) -> impl IntoView {
    let slug = course.lesson.with_value(|lesson| lesson.slug);
    let is_over = untrack(|| course.session.is_over());
    let game = crate::route::Route::Game(course.session.id()).hash();
    view! {
        <div aria-live="polite">
            <h2 tabindex="-1">{words(move || course.tr("lesson-over-title"))}</h2>
            <p class="says">{words(move || course.tr(&format!("lesson-over-{slug}")))}</p>
        </div>
        <p class="row-buttons">
            {(!is_over).then(|| view! { <a class="btn pri" href=game>{words(move || course.tr("lesson-over-play"))}</a> })}
            <a class="btn" href="#/lesson/printed">{words(move || course.tr("lesson-over-next"))}</a>
            <a class="btn" href="#/learn">{words(move || course.tr("lesson-over-learn"))}</a>
        </p>
    }
}
