//! The coach, who watches while the learner plays alone.

use client::Tone;
use leptos::prelude::*;
use lessons::Taught;

use super::course::{Course, Face};
use super::spot::Pointed;
use crate::screen::Screen;
use crate::view::{part, when, words};

/// So much is said at once.
const MOST: usize = 2;

/// What the coach has to say, beside the table.
pub(super) fn coach<G: Pointed + Taught>(course: Course<G>, screen: Screen<G>) -> AnyView {
    let is_there = move || course.face(screen) == Face::Alone;
    let remarks = move || {
        course.texts.track();
        let voice = screen.voice.get();
        let is_asked = screen.draft.with(|draft| !draft.first_choices().is_empty());
        if !is_asked {
            return view! { <p>{course.tr("coach-wait")}</p> }.into_any();
        }
        let said = course.told(&voice, |teller| screen.draft.with(|draft| G::coach(teller, draft))).unwrap_or_default();
        if said.is_empty() {
            return view! { <p>{course.tr("coach-quiet")}</p> }.into_any();
        }
        let line = |remark: lessons::Remark| {
            let class = match remark.tone {
                Tone::Good => "plus",
                Tone::Bad => "minus",
                Tone::Plain => "",
            };
            view! { <li class=class>{remark.text}</li> }
        };
        view! { <ul class="cons">{said.into_iter().take(MOST).map(line).collect_view()}</ul> }.into_any()
    };
    when(is_there, move || {
        view! {
            <section class="coach" aria-label=words(move || course.tr("coach-title"))>
                <p class="cap">{words(move || course.tr("coach-title"))}</p>
                <div aria-live="polite">{part(remarks)}</div>
            </section>
        }
    })
}
