use bots::Level;
use kernel::{BySide, Game, Side};
use leptos::prelude::*;

use crate::board::emblem;
use crate::route::Route;
use crate::saved::{Player, Saved};
use crate::settings::{texts, tr};
use crate::{browser, store};

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

/// Begins a game.
fn begin<G: Game>(players: BySide<Player>) {
    let record = table::Table::<G>::new(G::Rules::default()).record().to_string();
    let id = format!("g{}", browser::now() as u64);
    let saved = Saved { id: id.clone(), players, saved_at: browser::now(), record };
    if store::keep(&saved) {
        Route::Game(id).go();
    }
}

/// A new game.
#[component]
pub(crate) fn New() -> impl IntoView {
    let level = RwSignal::new(Level::Attache);
    let take = RwSignal::new(Take::Random);
    let solo = move |_| {
        let mut players = BySide::<Player>::default();
        players[take.get_untracked().side().other()] = Player::Computer(level.get_untracked());
        begin::<days::State>(players);
    };
    let two_days = |_| begin::<days::State>(BySide::default());
    let two_minutes = |_| begin::<minutes::State>(BySide::default());
    view! {
        <section class="sheet new">
            <h2>{tr("new-title")}</h2>
            <p>{tr("new-days-note")}</p>
            <fieldset>
                <legend>{tr("new-side")}</legend>
                <div class="options">
                    {[Take::Side(Side::Us), Take::Random, Take::Side(Side::Ussr)]
                        .map(|option| {
                            view! {
                                <label class="option">
                                    <input type="radio" name="side" prop:checked=move || take.get() == option
                                        on:change=move |_| take.set(option) />
                                    {side_name(option)}
                                </label>
                            }
                        })
                        .collect_view()}
                </div>
            </fieldset>
            <fieldset>
                <legend>{tr("new-level")}</legend>
                <div class="levels">
                    {Level::ALL
                        .map(|option| {
                            view! {
                                <label class="option level">
                                    <input type="radio" name="level" prop:checked=move || level.get() == option
                                        on:change=move |_| level.set(option) />
                                    <span>
                                        <b>{move || texts().get(&format!("level-{option}"))}</b>
                                        <small>{move || texts().get(&format!("level-note-{option}"))}</small>
                                    </span>
                                </label>
                            }
                        })
                        .collect_view()}
                </div>
            </fieldset>
            <p class="row-buttons">
                <button class="confirm" on:click=solo>{tr("new-solo")}</button>
                <button class="button" on:click=two_days>{tr("new-two")}</button>
            </p>
            <h2>{tr("new-minutes-title")}</h2>
            <p>{tr("new-minutes-note")}</p>
            <p class="row-buttons">
                <button class="button minutes" on:click=two_minutes>{tr("new-two")}</button>
            </p>
        </section>
    }
}

fn side_name(take: Take) -> AnyView {
    match take {
        Take::Side(side) => view! { {emblem(Some(side))} <span>{move || texts().side(side)}</span> }.into_any(),
        Take::Random => view! { <span>{tr("new-random")}</span> }.into_any(),
    }
}
