use client::saved::Played;
use client::{Draft, Saved, Who};
use kernel::{BySide, Seat, Side};
use leptos::prelude::*;
use table::Record;

use super::parts;
use crate::cards::{Hand, Large, offers};
use crate::guide::Guide;
use crate::keys::{self, Key};
use crate::play::{
    Act, CardInPlay, Curtain, Drawer, EndSheet, GameMenu, Hint, InterludeSheet, Log, Menu, Position, Prompt, Standing,
    drawer, play_staged, undo,
};
use crate::route::Route;
use crate::screen::{Pane, Parts, Screen};
use crate::session::{Session, Trouble};
use crate::settings::{settings, texts, tr, tr_with};
use crate::shown::Shown;
use crate::sound::{self, Sound};
use crate::view::{when, words};
use crate::{browser, fault, store};

/// A game of this browser, or a word on why it cannot be shown.
#[component]
pub(crate) fn Game(id: String) -> impl IntoView {
    match store::load(&id) {
        None => lost(texts().get("lost-game")),
        Some(Err(why)) => lost(fault::spoilt(&why)),
        Some(Ok(saved)) => match &saved.played {
            Played::Days(_) => parts::days_table::draw(id, saved),
            Played::Minutes(_) | Played::Campaign(_) => parts::minutes_table::draw(id, saved),
        },
    }
}

pub(super) fn open<G: Shown>(id: String, saved: Saved) -> AnyView {
    match G::taken_up(saved.played) {
        Some((record, earlier)) => {
            let session = Session::<G>::take_up(id, saved.players, &record, earlier);
            view! { <Table session /> }.into_any()
        }
        None => lost(texts().get("lost-game")),
    }
}

/// Nothing to show.
pub(crate) fn lost(why: String) -> AnyView {
    view! {
        <div class="page">
            <h1 tabindex="-1">{tr("lost-title")}</h1>
            <p>{why}</p>
            <p><a href="#/">{tr("home")}</a></p>
        </div>
    }
    .into_any()
}

/// The name of a game.
pub(crate) fn title<G: Shown>() -> String {
    texts().get(&format!("title-{}", G::SLUG))
}

/// What the players are called: a level by its name, a person by nothing.
pub(crate) fn names(players: BySide<Who>) -> BySide<Option<String>> {
    players.map(|who| who.level().map(|level| texts().get(&format!("level-{level}"))))
}

/// The table screen of any game.
#[component]
pub(crate) fn Table<G: Shown>(
    session: Session<G>,
    /// Who stands beside it, if anybody does.
    #[prop(optional)]
    guide: Option<Guide<G>>,
) -> impl IntoView {
    let is_led = move || guide.is_some_and(|guide| guide.leads.get());
    let screen = Screen::<G>::new(Parts {
        view: Signal::derive(move || session.view()),
        other: Signal::derive(move || session.other_view()),
        draft: Memo::new(move |_| {
            let is_hidden = session.curtain().is_some() || !session.is_still();
            let nothing = || Draft::new(G::first_view(session.rules(), Seat::Spectator));
            session.with(|client| if is_hidden { nothing() } else { client.draft().clone() })
        }),
        you: Signal::derive(move || session.seat().side()),
        // Whoever follows a script is no player with a name.
        names: Signal::derive(move || if is_led() { BySide::default() } else { names(session.players) }),
        change: Callback::new(move |change: crate::screen::Change<G>| session.draft(change)),
        confirm: Callback::new(move |()| {
            let draft = session.with_untracked(|client| client.draft().clone());
            if guide.is_some_and(|guide| !guide.may_play.run(draft)) {
                return;
            }
            session.confirm();
            browser::focus_soon(".prompt h2");
        }),
    });
    // Whatever moves is pointed at while it does.
    Effect::new(move |_| {
        let moving = session.moving();
        screen.point(moving);
        moving.into_iter().for_each(|mark| sound::play(G::sound(mark)));
    });
    sounds(session, screen);
    // Nothing of one hand stays open for the other.
    Effect::new(move |_| {
        if session.curtain().is_some() {
            screen.opened.set(None);
        }
    });
    // A narrow screen shows the pane where the choice lies.
    Effect::new(move |_| {
        let in_hand = screen.draft.with(|draft| offers::<G>(draft, &screen.view.get()));
        let pane = if in_hand { Pane::Hand } else { Pane::Card };
        if screen.pane.get_untracked() != Pane::Advice || !in_hand {
            screen.pane.set(pane);
        }
    });
    title_follows(session);
    let told = Signal::derive(move || session.told());
    let is_still = Signal::derive(move || session.is_still());
    let may_take_back = Signal::derive(move || {
        !is_led() && session.curtain().is_none() && session.with(|client| client.may_take_back())
    });
    let take_back = Callback::new(move |()| {
        session.take_back();
        browser::focus_soon(".prompt h2");
    });
    let open = RwSignal::new(None::<Drawer>);
    let rules = move || {
        let (player, precise) = G::rules_sections(&screen.after_untracked());
        open.set(Some(Drawer::Rules(player, precise)));
    };
    let advise = Callback::new(move |()| screen.pane.set(Pane::Advice));
    let has_advice = guide.is_none() && Side::ALL.iter().any(|&side| session.players[side] != Who::Person);
    keys::listen(move |key| match key {
        Key::Confirm => play_staged(screen),
        Key::Undo => undo(screen, may_take_back, take_back),
        Key::Card(number) => keys::focus(&format!(".hand .in-hand:nth-child({number}) :is(.use, .pick)")),
        Key::Event => keys::press("[data-choice='use'], .lit .use", 0),
        Key::Skip => keys::press("[data-choice='decline'], [data-choice='done']", 0),
        Key::Advice if has_advice => screen.pane.set(Pane::Advice),
        Key::Hurry => session.show_all(),
        Key::Rules => rules(),
        Key::Help => open.set(Some(Drawer::Keys)),
        Key::Sound => settings().sound.update(|on| *on = !*on),
        Key::Advice => {}
    });
    let class = move || {
        let is_choosing = screen.draft.with(|draft| draft.is_empty() && offers::<G>(draft, &screen.view.get()));
        let guided = if guide.is_none() {
            ""
        } else if is_led() {
            "led"
        } else {
            "coached"
        };
        format!("table {} {} {guided}", G::SLUG, if is_choosing { "choosing" } else { "" })
    };
    let is_inert = move || session.curtain().is_some() || guide.is_some_and(|guide| guide.holds.get());
    view! {
        <h1 class="sr" tabindex="-1">{title::<G>}</h1>
        <div class=class data-pane=move || screen.pane.get().slug() inert=is_inert>
            <header class="top">
                <a class="logo" href="#/"><i aria-hidden="true">"13"</i><span class="word">"Thirteen"</span><span class="sr">": "{tr("home")}</span></a>
                {G::bar(screen)}
                <Standing session screen />
                <div class="tb">
                    <button class="opt" on:click=move |_| rules()>{tr("nav-rules")}</button>
                    <button class="opt" on:click=move |_| open.set(Some(Drawer::Cards))>{tr("cards-drawer")}</button>
                    <button class="menu-button" aria-label=tr("menu") on:click=move |_| open.set(Some(Drawer::Menu))>"☰"</button>
                </div>
            </header>
            {G::board(screen)}
            <Hand screen />
            {G::offer(screen)}
            <nav class="tabs" aria-label=tr("panes")>{Pane::ALL.map(|pane| tab(screen, pane)).into_iter().collect_view()}</nav>
            <aside class="side">
                <Prompt screen progress=session.progress.into() is_still rules=Callback::new(move |()| rules()) />
                <CardInPlay screen told />
                <div class="notices" role="alert">{move || session.trouble.get().map(|trouble| notice(session, trouble))}</div>
                <Act screen may_take_back take_back advise has_advice />
                {guide.map(|guide| guide.beside.run(screen))}
                {when(move || screen.pane.get() == Pane::Advice, move || view! { <Hint screen /> })}
                <Log screen id=session.id() told since=Signal::derive(move || session.last_own()) is_still />
            </aside>
        </div>
        {guide.map(|guide| guide.over.run(screen))}
        <Position screen />
        <Large screen />
        <InterludeSheet session screen />
        <EndSheet session screen again=Callback::new(move |()| again(session)) />
        {drawer(open, move |which| match which {
            Drawer::Rules(player, precise) => parts::two_books::draw(G::SLUG, player, precise),
            Drawer::Cards => parts::gallery::draw(G::SLUG),
            Drawer::Keys => keys_help().into_any(),
            // A game that follows a script is no game to hand on or give up.
            Drawer::Menu => view! {
                {session.is_kept().then(|| view! { <GameMenu session screen open again=Callback::new(move |()| again(session)) /> })}
                <Menu>""</Menu>
            }
            .into_any(),
        })}
        <Curtain
            side=Signal::derive(move || session.curtain())
            look=Callback::new(move |side| {
                session.look(side);
                browser::focus_soon(".prompt h2");
            })
        />
    }
}

/// A tab of a narrow screen.
fn tab<G: Shown>(screen: Screen<G>, pane: Pane) -> impl IntoView {
    let is_on = move || screen.pane.get() == pane;
    let name = move || texts().get(&format!("pane-{}", pane.slug()));
    view! {
        <button class:on=is_on aria-pressed=words(move || is_on().to_string()) on:click=move |_| screen.pane.set(pane)>
            {words(name)}
        </button>
    }
}

/// What is heard beside what moves: it is your turn, war is near, the game is over.
fn sounds<G: Shown>(session: Session<G>, screen: Screen<G>) {
    let is_yours =
        Memo::new(move |_| session.is_still() && !session.with(|client| client.draft().first_choices().is_empty()));
    let is_certain = Memo::new(move |_| {
        let you = session.seat().side();
        G::warnings(&screen.voice.get(), &screen.view.get()).iter().any(|it| it.certain && Some(it.side) == you)
    });
    let is_over = Memo::new(move |_| session.is_over());
    for (holds, sound) in [(is_yours, Sound::Turn), (is_certain, Sound::Alarm), (is_over, Sound::Verdict)] {
        Effect::new(move |before: Option<bool>| {
            let now = holds.get();
            // What was so when the table was opened is no news.
            if now && before == Some(false) {
                sound::play(sound);
            }
            now
        });
    }
}

/// The title of the window says when it is your turn.
fn title_follows<G: Shown>(session: Session<G>) {
    Effect::new(move |_| {
        let is_yours = session.is_still() && !session.with(|client| client.draft().first_choices().is_empty());
        let title = title::<G>();
        let text = if is_yours { format!("{} · {title}", texts().get("turn-yours")) } else { title };
        document().set_title(&text);
        browser::show_icon(if is_yours { "icon-turn.svg" } else { "icon.svg" });
    });
    on_cleanup(|| {
        document().set_title("Thirteen");
        browser::show_icon("icon.svg");
    });
}

/// What went wrong, and what can be done about it.
fn notice<G: Shown>(session: Session<G>, trouble: Trouble) -> impl IntoView {
    let retry = matches!(trouble, Trouble::Computer(_)).then(|| {
        view! { <button class="btn" on:click=move |_| session.retry()>{tr("try-again")}</button> }
    });
    let text = match trouble {
        Trouble::Storage(why) => format!("{} {}", texts().get("trouble-storage"), fault::unkept(why)),
        Trouble::Cleared => texts().get("store-cleared"),
        Trouble::Refused(why) => fault::refused(why),
        Trouble::Computer(why) => tr_with("trouble-computer", &[("why", why.into())]),
    };
    view! { <p class="trouble">{text} {retry}</p> }
}

/// What the keys do.
fn keys_help() -> impl IntoView {
    let row = |(key, does): (&'static str, &'static str)| {
        view! { <tr><th scope="row"><kbd>{key}</kbd></th><td>{tr(does)}</td></tr> }
    };
    let rows = [
        ("1 – 9", "keys-cards"),
        ("↵  ⇧↵", "keys-confirm"),
        ("⌫", "keys-undo"),
        ("E", "keys-event"),
        ("S", "keys-skip"),
        ("A", "keys-advice"),
        ("␣", "tell-skip"),
        ("R", "keys-rules"),
        ("M", "keys-sound"),
        ("?", "keys-help"),
    ]
    .map(row);
    view! { <div class="menu keys"><h2>{tr("keys-title")}</h2><table>{rows.into_iter().collect_view()}</table></div> }
}

/// A game like this one, from the start.
fn again<G: Shown>(session: Session<G>) {
    let record = table::Table::<G>::new(session.rules()).record();
    let earlier: Option<&[Record<G>]> = session.is_campaign().then_some(&[]);
    begin(&Saved { players: session.players, saved_at: 0.0, played: G::played(record, earlier) });
}

/// Keeps a game under a name of its own, and goes there.
pub(crate) fn begin(saved: &Saved) {
    match store::keep_new(saved) {
        Ok(id) => Route::Game(id).go(),
        // Nothing of the screen would change: only a word of the browser itself is sure to be seen.
        Err(why) => drop(window().alert_with_message(&fault::unkept(why))),
    }
}
