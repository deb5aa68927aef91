//! What every part of a table screen looks at and acts on.

use client::{Draft, Options, Playable, Preview};
use kernel::{BySide, Seat, SeatView, Side};
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use text::Voice;

use crate::browser;
use crate::settings::settings;

/// A change of what is staged.
pub(crate) type Change<G> = Box<dyn FnOnce(&mut Draft<G>)>;

/// A position on the screen and what a person does with it.
#[derive(Clone, Copy)]
pub(crate) struct Screen<G: Playable> {
    /// What the person at the screen sees.
    pub(crate) view: Signal<G::View>,
    /// What the other side sees, where everything lies open.
    pub(crate) other: Signal<Option<G::View>>,
    /// What is tried out.
    pub(crate) draft: Memo<Draft<G>>,
    /// What can be chosen next.
    pub(crate) choices: Memo<Vec<G::Action>>,
    /// What would follow from what is staged.
    pub(crate) preview: Memo<Option<Preview>>,
    /// What a line of the log, or the pointer, points at.
    pub(crate) pointed: RwSignal<Option<G::Mark>>,
    /// What lies open in large.
    pub(crate) opened: RwSignal<Option<G::Mark>>,
    /// How the person is spoken to.
    pub(crate) voice: Memo<Voice>,
    /// Which pane a narrow screen shows.
    pub(crate) pane: RwSignal<Pane>,
    /// Whether a game is being played here, not only looked at.
    playing: bool,
    change: Callback<Change<G>>,
    confirm: Callback<()>,
}

/// The panes of a narrow screen, one of which is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pane {
    /// The card in play.
    Card,
    /// The hand.
    Hand,
    /// The log.
    Log,
    /// Advice.
    Advice,
}

impl Pane {
    /// Every pane, in its order.
    pub(crate) const ALL: [Pane; 4] = [Pane::Card, Pane::Hand, Pane::Log, Pane::Advice];

    /// Its name in the page.
    pub(crate) const fn slug(self) -> &'static str {
        match self {
            Pane::Card => "card",
            Pane::Hand => "hand",
            Pane::Log => "log",
            Pane::Advice => "advice",
        }
    }
}

/// What a screen is made of.
pub(crate) struct Parts<G: Playable> {
    pub(crate) view: Signal<G::View>,
    pub(crate) other: Signal<Option<G::View>>,
    pub(crate) draft: Memo<Draft<G>>,
    /// Who is spoken to, if anybody is.
    pub(crate) you: Signal<Option<Side>>,
    /// What the players are called; the person is called nothing.
    pub(crate) names: Signal<BySide<Option<String>>>,
    pub(crate) change: Callback<Change<G>>,
    pub(crate) confirm: Callback<()>,
}

impl<G: Playable> Screen<G> {
    /// A screen of these parts.
    pub(crate) fn new(parts: Parts<G>) -> Self {
        let Parts { view, other, draft, you, names, change, confirm } = parts;
        let language = settings().language;
        let voice = Memo::new(move |_| {
            let mut voice = Voice::to(language.get(), you.get());
            for side in Side::ALL {
                if let Some(name) = names.with(|names| names[side].clone()) {
                    voice = voice.calling(side, name);
                }
            }
            voice
        });
        let choices = Memo::new(move |_| draft.with(Draft::choices));
        let preview = Memo::new(move |_| draft.with(|draft| draft.preview(&voice.get())));
        Screen {
            view,
            other,
            draft,
            choices,
            preview,
            pointed: RwSignal::new(None),
            opened: RwSignal::new(None),
            voice,
            pane: RwSignal::new(Pane::Hand),
            playing: true,
            change,
            confirm,
        }
    }

    /// A screen on which nothing can be done but look.
    pub(crate) fn still(view: Signal<G::View>, other: Signal<Option<G::View>>) -> Self {
        let (you, names) = (Signal::derive(|| None), Signal::derive(BySide::default));
        Screen { playing: false, ..Screen::replayed(view, other, you, names) }
    }

    /// A screen on which a game between players of these names is looked at.
    pub(crate) fn replayed(
        view: Signal<G::View>,
        other: Signal<Option<G::View>>,
        you: Signal<Option<Side>>,
        names: Signal<BySide<Option<String>>>,
    ) -> Self {
        let nothing = Draft::new(G::first_view(G::Rules::default(), Seat::Spectator));
        Screen::new(Parts {
            view,
            other,
            draft: Memo::new(move |_| nothing.clone()),
            you,
            names,
            change: Callback::new(|_| {}),
            confirm: Callback::new(|()| {}),
        })
    }

    /// Whether a game is being played here, not only looked at.
    pub(crate) fn is_playing(&self) -> bool {
        self.playing
    }

    /// The side that the table is seen from.
    pub(crate) fn near(&self) -> Side {
        // Who only watches sees the table from the side of the US.
        self.view.with(|view| view.seat().side()).unwrap_or(Side::Us)
    }

    /// What lies on the table if what is staged is carried out, else what lies there.
    pub(crate) fn after(&self) -> G::View {
        self.draft
            .with(|draft| if draft.is_empty() { None } else { Some(*draft.after()) })
            .unwrap_or_else(|| self.view.get())
    }

    /// The same, without being told of changes.
    pub(crate) fn after_untracked(&self) -> G::View {
        untrack(|| self.after())
    }

    /// What can be chosen about something on the table.
    pub(crate) fn options(&self, mark: G::Mark) -> Options<G::Action> {
        self.draft.with(|draft| draft.options(mark))
    }

    /// The same in the order in which clicks go through it.
    pub(crate) fn clicks(&self, mark: G::Mark) -> Options<G::Action> {
        let mut options = self.options(mark);
        client::sort(&mut options.choices, |a, b| G::click_order(*a) < G::click_order(*b));
        options
    }

    /// Whether something about it is staged.
    pub(crate) fn is_staged(&self, mark: G::Mark) -> bool {
        self.draft.with(|draft| draft.actions().any(|action| G::mark(action) == Some(mark)))
    }

    /// Stages a choice, wherever in the draft it can be made.
    pub(crate) fn choose(&self, action: G::Action) {
        self.edit(move |draft| {
            let _ = draft.choose(action);
        });
    }

    /// Chooses by a button, and moves the keyboard on to the confirmation.
    pub(crate) fn pick(&self, action: G::Action, event: &MouseEvent) {
        self.choose(action);
        // A click without a pointer came from the keyboard, whose next stop is the confirmation.
        if event.detail() == 0 {
            browser::focus_soon(".act .confirm");
        }
    }

    /// Changes what is staged.
    pub(crate) fn edit(&self, change: impl FnOnce(&mut Draft<G>) + 'static) {
        self.change.run(Box::new(change));
    }

    /// Goes on to the next thing that can be chosen about something on the table: from little to much, then back to nothing.
    pub(crate) fn step(&self, mark: G::Mark) {
        let options = untrack(|| self.clicks(mark));
        let choices = options.choices;
        let now = options.staged.and_then(|staged| choices.iter().position(|&action| action == staged));
        match choices.get(now.map_or(0, |now| now + 1)) {
            Some(&next) => self.choose(next),
            None => self.edit(move |draft| {
                let _ = draft.replace(options.at, None);
            }),
        }
    }

    /// Plays what is staged.
    pub(crate) fn confirm(&self) {
        self.confirm.run(());
    }

    /// Points at something on the table, or at nothing any more.
    pub(crate) fn point(&self, mark: Option<G::Mark>) {
        self.pointed.set(mark);
    }
}
