use std::str::FromStr;

use bots::Level;
use client::saved::Played;
use client::{Saved, Who};
use days::AgendaScoring;
use kernel::{BySide, Game, Side};
use leptos::prelude::*;
use table::{Record, Series};

use super::decks::Decks;
use super::game::begin;
use crate::icons::emblem;
use crate::settings::{texts, tr, tr_with};
use crate::view::{part, words};
use crate::{browser, store};

/// Where the last choices are kept.
const LAST: &str = "thirteen/new";

/// Which side the person takes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Take {
    Side(Side),
    Random,
}

impl Take {
    const ALL: [Take; 3] = [Take::Side(Side::Us), Take::Random, Take::Side(Side::Ussr)];

    const fn slug(self) -> &'static str {
        match self {
            Take::Side(side) => side.slug(),
            Take::Random => "random",
        }
    }

    fn side(self) -> Side {
        match self {
            Take::Side(side) => side,
            Take::Random => Side::ALL[(browser::seed() % 2) as usize],
        }
    }
}

/// What can be played.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum What {
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
}

/// What somebody wants to play: the last choices, until they are changed.
#[derive(Clone, Copy)]
pub(crate) struct Choices {
    pub(crate) what: RwSignal<What>,
    pub(crate) level: RwSignal<Level>,
    take: RwSignal<Take>,
    scoring: RwSignal<AgendaScoring>,
    /// Most cubes of one side on a battleground of 13 Minutes (M1), if there is a limit.
    most: RwSignal<Option<u8>>,
    /// The deck of 13 Minutes that somebody added; ours if none.
    pub(crate) deck: RwSignal<Option<String>>,
}

/// The word of one of several, and what it stands for.
fn one_of<T: Copy, const N: usize>(all: [T; N], slug: impl Fn(T) -> &'static str, word: Option<&str>) -> Option<T> {
    all.into_iter().find(|&it| Some(slug(it)) == word)
}

impl Choices {
    /// What was chosen last in this browser; what suits most people where nothing was.
    pub(crate) fn remembered() -> Self {
        let kept = store::get(LAST).unwrap_or_default();
        let mut words = kept.splitn(6, ' ');
        let mut word = || words.next();
        let choices = Choices {
            what: RwSignal::new(one_of(What::ALL, What::slug, word()).unwrap_or(What::Days)),
            take: RwSignal::new(one_of(Take::ALL, Take::slug, word()).unwrap_or(Take::Side(Side::Us))),
            level: RwSignal::new(word().and_then(|it| it.parse().ok()).unwrap_or(Level::Attache)),
            scoring: RwSignal::new(word().and_then(|it| it.parse().ok()).unwrap_or(AgendaScoring::Standard)),
            most: RwSignal::new(word().and_then(|it| u8::from_str(it).ok()).filter(|most| (1..=12).contains(most))),
            deck: RwSignal::new(word().filter(|name| store::deck(name).is_some()).map(str::to_owned)),
        };
        Effect::new(move |before: Option<String>| {
            let now = choices.line();
            if before.is_some_and(|before| before != now) {
                choices.remember();
            }
            now
        });
        choices
    }

    /// Keeps what is chosen now for the next time.
    pub(crate) fn remember(self) {
        // Who keeps nothing chooses again.
        let _ = store::put(LAST, &untrack(|| self.line()));
    }

    fn line(self) -> String {
        let most = self.most.get().map_or_else(|| "none".to_owned(), |most| most.to_string());
        let (what, take, level) = (self.what.get().slug(), self.take.get().slug(), self.level.get());
        format!("{what} {take} {level} {} {most} {}", self.scoring.get().slug(), self.deck.get().unwrap_or_default())
    }

    /// What would be played, in a few words: `13 Days · US · Envoy`.
    pub(crate) fn told(self) -> String {
        let side = match self.take.get() {
            Take::Side(side) => texts().side(side),
            Take::Random => texts().get("new-random"),
        };
        let game = texts().get(&format!("game-{}", self.what.get().slug()));
        let level = texts().get(&format!("level-{}", self.level.get()));
        tr_with("home-new-told", &[("game", game.into()), ("side", side.into()), ("opponent", level.into())])
    }

    /// Begins a game against the computer.
    pub(crate) fn solo(self) {
        let mut players = BySide::<Who>::default();
        players[self.take.get_untracked().side().other()] = Who::Computer(self.level.get_untracked());
        self.begin(players);
    }

    /// Begins a game for two at this screen.
    pub(crate) fn two(self) {
        self.begin(BySide::default());
    }

    fn begin(self, players: BySide<Who>) {
        match self.played() {
            Ok(played) => begin(&Saved { players, saved_at: 0.0, played }),
            // A deck is checked when it is added: only a later program can know more of its faults.
            Err(why) => drop(window().alert_with_message(&why)),
        }
    }

    fn played(self) -> Result<Played, String> {
        let what = self.what.get_untracked();
        if what == What::Days {
            return Ok(Played::Days(blank(days::Rules { agenda_scoring: self.scoring.get_untracked() })));
        }
        let own = self.deck.get_untracked().and_then(|name| store::deck(&name));
        // Held until the record holds it.
        let lease = own.map(|text| decks::read(&text)).transpose().map_err(|faults| super::decks::listed(&faults))?;
        let rules = lease.as_ref().map_or_else(minutes::Rules::default, |deck| minutes::Rules::with_deck(deck.deck()));
        let record = blank(self.most.get_untracked().map_or(rules, |most| rules.with_max_cubes(most)));
        if what == What::Minutes {
            return Ok(Played::Minutes(record));
        }
        let mut series = Series::default();
        series.add(record).expect("any game can be the first");
        Ok(Played::Campaign(series))
    }
}

/// The record of a game in which nothing happened yet.
fn blank<G: Game>(rules: G::Rules) -> Record<G> {
    table::Table::<G>::new(rules).record()
}

/// Everything that can be chosen for a new game.
#[component]
pub(crate) fn New(choices: Choices) -> impl IntoView {
    let Choices { what, level, take, scoring, most, .. } = choices;
    let limits: Vec<Option<u8>> = [None].into_iter().chain((3..=6).map(Some)).collect();
    let scorings = vec![AgendaScoring::Standard, AgendaScoring::BeforeEscalation];
    let rules = move || {
        if what.get() == What::Days {
            view! {
                <Choice class="rule-options" name="scoring" legend="new-scoring" options=scorings.clone() picked=scoring
                    label=Callback::new(|it: AgendaScoring| described("scoring", it.slug())) />
            }
            .into_any()
        } else {
            view! {
                <Decks choices />
                <Choice class="options" name="most" legend="new-most" options=limits.clone() picked=most
                    label=Callback::new(limit_name) />
            }
            .into_any()
        }
    };
    view! {
        <section class="new-game">
            <h2>{tr("new-title")}</h2>
            <Choice class="games" name="game" legend="new-game" options=What::ALL.to_vec() picked=what
                label=Callback::new(|what: What| described("game", what.slug())) />
            <Choice class="options" name="side" legend="new-side" options=Take::ALL.to_vec() picked=take
                label=Callback::new(side_name) />
            <Choice class="levels" name="level" legend="new-level" options=Level::ALL.to_vec() picked=level
                label=Callback::new(|level: Level| described("level", level.slug())) />
            <p class="row-buttons">
                <button class="btn pri" on:click=move |_| choices.solo()>{tr("new-solo")}</button>
                <button class="btn two" on:click=move |_| choices.two()>{tr("new-two")}</button>
            </p>
            <details class="rule-details">
                <summary>{words(move || texts().get(if what.get() == What::Days { "new-rules" } else { "new-deck-rules" }))}</summary>
                {part(rules)}
            </details>
        </section>
    }
}

/// One of several.
#[component]
pub(crate) fn Choice<T: Copy + PartialEq + Send + Sync + 'static>(
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
pub(crate) fn described(kind: &'static str, slug: &'static str) -> AnyView {
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

fn limit_name(most: Option<u8>) -> AnyView {
    match most {
        Some(most) => view! { <span>{most}</span> }.into_any(),
        None => view! { <span>{tr("new-most-none")}</span> }.into_any(),
    }
}
