//! The lessons: a table with somebody beside it who explains.

mod bubble;
mod coach;
mod course;
mod place;
mod printed;
mod rich;
mod spot;

use leptos::prelude::*;
use lessons::{Task, Taught};

use self::course::Course;
use self::spot::Pointed;
use super::game::{Table, lost};
use crate::guide::Guide;
use crate::settings::tr;

/// A lesson by its name: a game that is taught, or the printed game.
#[component]
pub(crate) fn Lesson(name: String) -> impl IntoView {
    match name.as_str() {
        "days" => taught::<days::State>(),
        "minutes" => taught::<minutes::State>(),
        "printed" => view! { <printed::Printed /> }.into_any(),
        _ => lost(tr("lost-game")()),
    }
}

/// The table of a game with its lesson laid over it.
fn taught<G: Pointed + Taught>() -> AnyView {
    let course = Course::<G>::take_up();
    let screen = StoredValue::new(None);
    let holds = Signal::derive(move || {
        let index = course.index.get();
        let is_told = course.with_step(index, |step| !matches!(step.task, Task::Stage(_) | Task::Play(_)));
        !course.alone.get() && is_told
    });
    let guide = Guide::<G> {
        may_play: Callback::new(move |draft| screen.get_value().is_some_and(|screen| course.may_play(&draft, screen))),
        leads: Signal::derive(move || !course.alone.get()),
        holds,
        over: Callback::new(move |seen| {
            screen.set_value(Some(seen));
            bubble::over(course, seen)
        }),
        beside: Callback::new(move |seen| coach::coach(course, seen)),
    };
    view! { <Table session=course.session guide /> }.into_any()
}
