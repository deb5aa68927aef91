use kernel::{BySide, Side};
use leptos::prelude::*;

use crate::log::Log;
use crate::play::{Curtain, Hint, Panel, Position, Prompt, Standing, Ticker, Warnings};
use crate::route::Route;
use crate::saved::{Player, Saved};
use crate::session::{Session, Trouble};
use crate::settings::{texts, tr, tr_with};
use crate::shown::Shown;
use crate::stage::Stage;
use crate::view::when;
use crate::{browser, fault, store};

/// A game of this browser, or a word on why it cannot be shown.
#[component]
pub(crate) fn Game(id: String) -> impl IntoView {
    let Some(saved) = store::load(&id) else {
        return view! { <Lost why=tr("lost-game")() /> }.into_any();
    };
    match saved.game() {
        Ok(kind) => table::with_game!(kind, G => open::<G>(&saved)),
        Err(why) => view! { <Lost why=fault::told(&why) /> }.into_any(),
    }
}

fn open<G: Shown>(saved: &Saved) -> AnyView {
    match Session::<G>::resume(saved) {
        Ok(session) => view! { <Table session /> }.into_any(),
        Err(why) => view! { <Lost why /> }.into_any(),
    }
}

/// Nothing to show.
#[component]
pub(crate) fn Lost(why: String) -> impl IntoView {
    view! {
        <div class="sheet">
            <h1 tabindex="-1">{tr("lost-title")}</h1>
            <p>{why}</p>
            <p><a href="#/">{tr("home")}</a></p>
        </div>
    }
}

/// The name of a game.
pub(crate) fn title<G: Shown>() -> String {
    texts().get(&format!("title-{}", G::SLUG))
}

/// Who sits where, in words.
pub(crate) fn names(players: BySide<Player>) -> BySide<String> {
    players.map(|player| match player {
        Player::Person => texts().get("player-person"),
        Player::Computer(level) => texts().get(&format!("level-{level}")),
    })
}

/// The table screen of any game.
#[component]
fn Table<G: Shown>(session: Session<G>) -> impl IntoView {
    let stage = Stage::<G>::new(
        Signal::derive(move || session.view()),
        Signal::derive(move || session.other_view()),
        move || session.choices(),
        Signal::derive(move || names(session.players)),
    );
    // Whatever moves is pointed at while it does.
    Effect::new(move |_| stage.pointed.set(session.spot()));
    // Nothing of one hand stays open for the other.
    Effect::new(move |_| {
        if session.curtain().is_some() {
            stage.opened.set(None);
        }
    });
    let told = Signal::derive(move || session.told());
    let is_still = Signal::derive(move || session.is_still());
    let confirm = Callback::new(move |action| {
        session.play(action);
        browser::focus_soon(".prompt h2");
    });
    let is_over = Memo::new(move |_| session.is_over());
    // Who won stands at the top; the last choice was made further down.
    Effect::new(move |was_over: Option<bool>| {
        if was_over == Some(false) && is_over.get() {
            window().scroll_to_with_x_and_y(0.0, 0.0);
            browser::focus_soon(".verdict h2");
        }
        is_over.get()
    });
    let against_computer = Side::ALL.iter().any(|&side| session.players[side] != Player::Person);
    let take_back = Callback::new(move |()| {
        session.undo();
        browser::focus_soon(".prompt h2");
    });
    view! {
        <h1 class="sr" tabindex="-1">{title::<G>}</h1>
        <Standing session />
        {move || is_over.get().then(|| G::ending(stage, session.facts()))}
        <div class="play" inert=move || session.curtain().is_some()>
            <div class="play-table">
                <Ticker stage told is_still=Signal::derive(move || session.spot().is_none()) />
                {G::table(stage)}
            </div>
            <aside class="play-side">
                <Prompt stage thinking=session.thinking.into() is_still />
                <Warnings stage />
                <div role="alert">{move || session.trouble.get().map(|trouble| notice(session, trouble))}</div>
                {when(move || is_over.get(), move || view! { <Over session /> })}
                <Panel stage confirm undo=Signal::derive(move || session.may_undo()) take_back />
                {against_computer.then(|| view! { <Hint stage session /> })}
                <Log stage told since=Signal::derive(move || session.last_own()) is_still />
                <Position stage />
                {when(move || !is_over.get(), move || view! { <p class="row-buttons">{record_links(session)}</p> })}
            </aside>
        </div>
        <Curtain
            side=Signal::derive(move || session.curtain())
            look=Callback::new(move |side| {
                session.look(side);
                browser::focus_soon(".prompt h2");
            })
        />
    }
}

/// What went wrong, and what can be done about it.
fn notice<G: Shown>(session: Session<G>, trouble: Trouble) -> impl IntoView {
    let retry = matches!(trouble, Trouble::Computer(_)).then(|| {
        view! { <button class="button" on:click=move |_| session.retry()>{tr("try-again")}</button> }
    });
    let text = match trouble {
        Trouble::Storage => texts().get("trouble-storage"),
        Trouble::Refused(why) => fault::refusal(why),
        Trouble::Computer(why) => tr_with("trouble-computer", &[("why", why.into())]),
    };
    view! { <p class="trouble">{text} {retry}</p> }
}

/// Where to go when the game is over.
#[component]
fn Over<G: Shown>(session: Session<G>) -> impl IntoView {
    let again = move |_| {
        let record = table::Table::<G>::new(session.record().rules()).record().to_string();
        let earlier = session.saved().earlier.map(|_| Vec::new());
        begin(Saved { id: String::new(), players: session.players, saved_at: 0.0, earlier, record });
    };
    let goes_on = move || session.campaign().is_some_and(|campaign| campaign.outcome().is_none());
    view! {
        <section class="over row-buttons">
            {when(goes_on, move || view! {
                <button class="confirm next-game" on:click=move |_| session.next_game()>{tr("campaign-next")}</button>
            })}
            {record_links(session)}
            {when(move || !goes_on(), move || view! {
                <button class="button" on:click=again>{tr("play-again")}</button>
            })}
            <a class="button" href="#/">{tr("home")}</a>
        </section>
    }
}

/// The game so far: to be seen again, or to be taken along.
fn record_links<G: Shown>(session: Session<G>) -> impl IntoView {
    let replay = move || Route::Replay { id: session.saved().id, ply: 0, seat: None }.hash();
    let export = move |_| {
        let _ = browser::download("thirteen.record", &session.saved().file());
    };
    view! {
        <a class="button" href=replay>{tr("watch-replay")}</a>
        <button class="button" on:click=export>{tr("export")}</button>
    }
}

/// Keeps a game under a name of its own, and goes there.
pub(crate) fn begin(saved: Saved) {
    let now = browser::now();
    let id = format!("g{}", now as u64);
    if store::keep(&Saved { id: id.clone(), saved_at: now, ..saved }) {
        Route::Game(id).go();
    } else {
        // Nothing of the screen would change: only a word of the browser itself is sure to be seen.
        let _ = window().alert_with_message(&texts().get("trouble-start"));
    }
}
