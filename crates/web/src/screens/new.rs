use bots::Level;
use client::saved::Played;
use client::{Saved, Who};
use kernel::{BySide, Game, Side};
use leptos::prelude::*;
use table::{Record, Series};

use super::game::begin;
use crate::browser;
use crate::icons::emblem;
use crate::settings::{texts, tr};
use crate::view::words;

/// Which side the person takes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Take {
    Side(Side),
    Random,
}

impl Take {
    fn side(self) -> Side {
        match self {
            Take::Side(side) => side,
            Take::Random => Side::ALL[(browser::seed() % 2) as usize],
        }
    }
}

/// What can be played.
#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    Days,
    Minutes,
    Campaign,
}

impl What {
    const ALL: [What; 3] = [What::Days, What::Minutes, What::Campaign];

    const fn slug(self) -> &'static str {
        match self {
            What::Days => "days",
            What::Minutes => "minutes",
            What::Campaign => "campaign",
        }
    }

    fn begin(self, players: BySide<Who>) {
        let played = match self {
            What::Days => Played::Days(blank()),
            What::Minutes => Played::Minutes(blank()),
            What::Campaign => {
                let mut series = Series::default();
                series.add(blank()).expect("any game can be the first");
                Played::Campaign(series)
            }
        };
        begin(&Saved { players, saved_at: 0.0, played });
    }
}

/// The record of a game in which nothing happened yet.
fn blank<G: Game>() -> Record<G> {
    table::Table::<G>::new(G::Rules::default()).record()
}

/// A new game.
#[component]
pub(crate) fn New() -> impl IntoView {
    let what = RwSignal::new(What::Days);
    let level = RwSignal::new(Level::Attache);
    let take = RwSignal::new(Take::Random);
    let solo = move |_| {
        let mut players = BySide::<Who>::default();
        players[take.get_untracked().side().other()] = Who::Computer(level.get_untracked());
        what.get_untracked().begin(players);
    };
    let sides = [Take::Side(Side::Us), Take::Random, Take::Side(Side::Ussr)];
    view! {
        <section class="new-game">
            <h2>{tr("new-title")}</h2>
            <Choice class="games" name="game" legend="new-game" options=What::ALL.to_vec() picked=what
                label=Callback::new(|what: What| described("game", what.slug())) />
            <Choice class="options" name="side" legend="new-side" options=sides.to_vec() picked=take
                label=Callback::new(side_name) />
            <Choice class="levels" name="level" legend="new-level" options=Level::ALL.to_vec() picked=level
                label=Callback::new(|level: Level| described("level", level.slug())) />
            <p class="row-buttons">
                <button class="btn pri" on:click=solo>{tr("new-solo")}</button>
                <button class="btn two" on:click=move |_| what.get_untracked().begin(BySide::default())>
                    {tr("new-two")}
                </button>
            </p>
        </section>
    }
}

/// One of several.
#[component]
fn Choice<T: Copy + PartialEq + Send + Sync + 'static>(
    class: &'static str,
    name: &'static str,
    legend: &'static str,
    options: Vec<T>,
    picked: RwSignal<T>,
    label: Callback<T, AnyView>,
) -> impl IntoView {
    let option = move |option: T| {
        view! {
            <label class="option">
                <input type="radio" name=name prop:checked=move || picked.get() == option on:change=move |_| picked.set(option) />
                {label.run(option)}
            </label>
        }
    };
    view! {
        <fieldset>
            <legend>{tr(legend)}</legend>
            <div class=class>{options.into_iter().map(option).collect_view()}</div>
        </fieldset>
    }
}

/// A name with a word on it.
fn described(kind: &'static str, slug: &'static str) -> AnyView {
    view! {
        <span class="described">
            <b>{words(move || texts().get(&format!("{kind}-{slug}")))}</b>
            <small>{words(move || texts().get(&format!("{kind}-note-{slug}")))}</small>
        </span>
    }
    .into_any()
}

fn side_name(take: Take) -> AnyView {
    match take {
        Take::Side(side) => view! { {emblem(Some(side))} <span>{words(move || texts().side(side))}</span> }.into_any(),
        Take::Random => view! { <span>{tr("new-random")}</span> }.into_any(),
    }
}
