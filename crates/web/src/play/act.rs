use client::{Draft, Group, Tone, groups};
use leptos::prelude::*;

use crate::icons::icon;
use crate::screen::Screen;
use crate::settings::{settings, texts, tr};
use crate::shown::Shown;
use crate::view::{part, when, words};

/// What can be chosen beside the table, what would come of it, and the one confirmation.
#[component]
pub(crate) fn Act<G: Shown>(
    screen: Screen<G>,
    /// Whether the last choice that was played can be taken back.
    may_take_back: Signal<bool>,
    take_back: Callback<()>,
    advise: Callback<()>,
    /// Whether advice can be had.
    has_advice: bool,
) -> impl IntoView {
    let listed = Memo::new(move |_| {
        let after = screen.after();
        let all = groups::<G>(&screen.voice.get(), &after, &screen.choices.get());
        // What is offered on the table is not offered twice; stopping is what the confirmation does once something is staged.
        let is_confirmed = screen.draft.with(|draft| can_confirm(draft));
        let is_stop = |group: &Group<G>| group.items.iter().any(|(action, _)| *action == G::STOP);
        all.into_iter().filter(|group| !(group.on_table || is_confirmed && is_stop(group))).collect::<Vec<_>>()
    });
    let is_empty =
        move || listed.with(Vec::is_empty) && screen.draft.with(Draft::is_empty) && !may_take_back.get() && !has_advice;
    view! {
        <section class="act" class:away=is_empty aria-label=tr("panel-label")>
            {move || focus(screen)}
            <div class="groups">
                {part(move || listed.get().into_iter().map(|group| choices(screen, group)).collect_view())}
            </div>
            {consequences(screen)}
            <div class="go">
                {when(move || screen.draft.with(|draft| can_confirm(draft)), move || confirm(screen))}
                {when(move || may_take_back.get() || !screen.draft.with(Draft::is_empty), move || view! {
                    <button class="btn undo" on:click=move |_| undo(screen, may_take_back, take_back)>
                        {icon("undo")}{tr("take-back")}
                    </button>
                })}
                {when(move || has_advice && screen.draft.with(Draft::is_empty) && !screen.choices.with(Vec::is_empty), move || view! {
                    <button class="btn ask-hint" on:click=move |_| advise.run(())>{icon("hint")}{tr("hint-ask")}</button>
                })}
            </div>
        </section>
    }
}

/// Takes back what is staged last, else what was played last.
pub(crate) fn undo<G: Shown>(screen: Screen<G>, may_take_back: Signal<bool>, take_back: Callback<()>) {
    if !screen.draft.with_untracked(Draft::is_empty) {
        screen.edit(|draft| {
            let _ = draft.unstage();
        });
    } else if may_take_back.get_untracked() {
        take_back.run(());
    }
}

/// Whether what is staged can be played as it is: it is complete, or something was done and no more need be. A card that was
/// only taken up is not yet played.
pub(crate) fn can_confirm<G: Shown>(draft: &Draft<G>) -> bool {
    let does_something = draft.actions().last().is_some_and(|action| !G::is_opening(action));
    !draft.is_empty() && (draft.is_complete() || (does_something && draft.can_stop()))
}

/// Plays what is staged.
pub(crate) fn play_staged<G: Shown>(screen: Screen<G>) {
    if screen.draft.with_untracked(|draft| can_confirm(draft)) {
        screen.edit(Draft::finish);
        screen.confirm();
    }
}

/// The thing on the table that was chosen last, and how much of it.
fn focus<G: Shown>(screen: Screen<G>) -> Option<AnyView> {
    let mark = screen.draft.with(|draft| {
        let place = |action: G::Action| G::mark(action).filter(|_| !G::is_opening(action));
        draft.actions().rev().find_map(place)
    })?;
    let options = screen.options(mark);
    if options.choices.len() < 2 {
        return None;
    }
    let mut all = groups::<G>(&screen.voice.get(), &screen.view.get(), &options.choices);
    let group = all.pop()?;
    let button = move |(action, short): (G::Action, String)| {
        let is_staged = Some(action) == options.staged;
        view! {
            <button class:on=is_staged aria-pressed=is_staged.to_string() data-choice=action.to_string()
                on:click=move |_| screen.choose(action)>
                <span aria-hidden="true">{short}</span>
                <span class="sr">{G::choice(screen.voice.get_untracked(), &screen.view.get_untracked(), action)}</span>
            </button>
        }
    };
    let buttons = group.items.into_iter().map(button).collect_view();
    Some(view! { <div class="step"><span class="where">{group.title}</span><span class="seg cnt">{buttons}</span></div> }.into_any())
}

/// Choices that belong together, side by side.
fn choices<G: Shown>(screen: Screen<G>, group: Group<G>) -> impl IntoView {
    let (is_row, is_tall) = (group.title.is_some(), group.detail.is_some());
    let mark = group.mark;
    let buttons = group.items.into_iter().map(move |(action, short)| {
        let label = move || G::choice(screen.voice.get(), &screen.after(), action);
        let click = move |event: leptos::ev::MouseEvent| {
            screen.pick(action, &event);
            // Where a button says it all, nothing more is asked.
            let plays = G::is_plain(action) && !settings().always_confirm.get_untracked();
            if plays && screen.draft.with_untracked(|draft| draft.is_complete() || draft.actions().len() == 1) {
                screen.confirm();
            }
        };
        view! {
            <button class="choice" data-choice=action.to_string() on:click=click>
                <span aria-hidden="true">{short}</span>
                <span class="sr">{words(label)}</span>
            </button>
        }
    });
    view! {
        <div class="group" class:titled=is_row class:tall=is_tall
            on:mouseenter=move |_| screen.point(mark) on:mouseleave=move |_| screen.point(None)>
            {group.title.map(|title| view! { <span class="group-title">{title}</span> })}
            {group.detail.map(|detail| view! { <p class="group-detail">{detail}</p> })}
            <span class="group-items">{buttons.collect_view()}</span>
        </div>
    }
}

/// What would come of what is staged, in a few plain lines.
fn consequences<G: Shown>(screen: Screen<G>) -> impl IntoView {
    let line = |class: &'static str, text: String| view! { <li class=class>{text}</li> };
    let tone = |tone: Tone| match tone {
        Tone::Good => "plus",
        Tone::Bad => "minus",
        Tone::Plain => "",
    };
    let lines = move || {
        let preview = screen.preview.get()?;
        let waste = screen.draft.with(|draft| {
            let last = draft.actions().last()?;
            let mut before = draft.clone();
            before.unstage();
            G::waste(screen.voice.get(), before.after(), last)
        });
        let all = view! {
            {waste.map(|text| line("minus waste", text))}
            {preview.lines.into_iter().map(|text| line("", text)).collect_view()}
            {preview.outlook.into_iter().map(|it| line(tone(it.tone), it.text)).collect_view()}
            {preview.then.map(|text| line("then", text))}
        };
        Some(view! { <ul class="cons" id="follows">{all}</ul> })
    };
    view! { <div aria-live="polite">{lines}</div> }
}

/// The button that makes it so, named by what it does.
fn confirm<G: Shown>(screen: Screen<G>) -> impl IntoView {
    let name = move || {
        screen.draft.with(|draft| {
            let voice = screen.voice.get();
            let opening = draft.actions().rposition(G::is_opening).map_or(0, |at| at + 1);
            let mut done = draft.actions().enumerate().skip(opening).filter(|&(_, action)| action != G::STOP);
            match (done.next(), done.next()) {
                (Some((index, action)), None) => G::choice(&voice, draft.view_at(index), action),
                (None, _) => {
                    let last = draft.actions().len().saturating_sub(1);
                    draft
                        .actions()
                        .last()
                        .map_or_else(String::new, |action| G::choice(&voice, draft.view_at(last), action))
                }
                _ => texts().get("confirm"),
            }
        })
    };
    view! {
        <button class="btn pri confirm" aria-describedby="follows" on:click=move |_| play_staged(screen)>
            {words(name)}<kbd>{tr("key-enter")}</kbd>
        </button>
    }
}
