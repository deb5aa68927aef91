use leptos::prelude::*;

use crate::preview::Preview;
use crate::settings::{language, tr, tr_with};
use crate::shown::{Group, Shown, groups};
use crate::stage::Stage;
use crate::view::{part, when, words};

/// Everything that can be chosen now, and the confirmation of what is picked.
#[component]
pub(crate) fn Panel<G: Shown>(
    stage: Stage<G>,
    confirm: Callback<G::Action>,
    undo: Signal<bool>,
    take_back: Callback<()>,
) -> impl IntoView {
    let groups = Memo::new(move |_| groups::<G>(language(), &stage.view.get(), &stage.choices.get()));
    let on_table = move || groups.with(|all| all.iter().any(|group| group.on_table));
    let listed = move || groups.get().into_iter().filter(|group| !group.on_table).collect::<Vec<_>>();
    window_event_listener_escape(move || stage.picked.set(None));
    view! {
        <section class="panel" aria-label=tr("panel-label")>
            {when(on_table, move || view! { <p class="panel-note">{tr("panel-hand")}</p> })}
            <div class="groups">
                {part(move || listed().into_iter().map(|group| view! { <Choices stage group /> }).collect_view())}
            </div>
            {when(move || undo.get(), move || view! {
                <button class="undo" on:click=move |_| take_back.run(())>{tr("take-back")}</button>
            })}
            {move || stage.preview.get().map(|preview| view! { <Confirm stage preview confirm /> })}
        </section>
    }
}

/// Choices that belong together, side by side.
#[component]
fn Choices<G: Shown>(stage: Stage<G>, group: Group<G>) -> impl IntoView {
    let (is_row, is_tall) = (group.title.is_some(), group.detail.is_some());
    let mark = group.mark;
    let point = move |on: bool| stage.pointed.set(mark.filter(|_| on));
    let buttons = group.items.into_iter().map(move |(action, short)| {
        let is_picked = move || stage.picked.get() == Some(action);
        let label = move || G::choice(language(), &stage.view.get(), action);
        view! {
            <button class="choice" class:picked=is_picked aria-pressed=words(move || is_picked().to_string())
                data-choice=action.to_string() on:click=move |event| stage.pick(action, &event)>
                <span aria-hidden="true">{short}</span>
                <span class="sr">{label}</span>
            </button>
        }
    });
    view! {
        <div class="group" class:row=is_row class:tall=is_tall
            class:pointed=move || mark.is_some() && stage.pointed.get() == mark
            on:mouseenter=move |_| point(true) on:mouseleave=move |_| point(false)>
            {group.title.map(|title| view! { <span class="group-title">{title}</span> })}
            {group.detail.map(|detail| view! { <p class="group-detail">{detail}</p> })}
            <span class="group-items">{buttons.collect_view()}</span>
        </div>
    }
}

/// What would follow, and the button that makes it so.
#[component]
fn Confirm<G: Shown>(stage: Stage<G>, preview: Preview<G>, confirm: Callback<G::Action>) -> impl IntoView {
    let action = preview.action;
    let name = move || G::choice(language(), &stage.view.get(), action);
    let warned = !preview.warnings.is_empty();
    view! {
        <div class="preview" role="region" aria-label=tr("preview-label")>
            <h3>{name}</h3>
            <div id="follows">
            <ul class="follows">
                {preview.lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}
            </ul>
            {preview.then.map(|then| view! { <p class="then">{then}</p> })}
            {warned.then(|| view! {
                <ul class="after-war">
                    {preview.warnings.into_iter().map(|one| view! {
                        <li class:certain=one.certain>{tr_with("preview-war", &[("warning", one.text.into())])}</li>
                    }).collect_view()}
                </ul>
            })}
            </div>
            <div class="preview-buttons">
                <button class="confirm" aria-describedby="follows" on:click=move |_| {
                    stage.picked.set(None);
                    confirm.run(action);
                }>{tr("confirm")}</button>
                <button class="cancel" on:click=move |_| stage.picked.set(None)>{tr("cancel")}</button>
            </div>
        </div>
    }
}

/// Calls `then` whenever Escape is pressed, for as long as the caller is on the screen.
fn window_event_listener_escape(then: impl Fn() + 'static) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" {
            then();
        }
    });
    on_cleanup(move || handle.remove());
}
