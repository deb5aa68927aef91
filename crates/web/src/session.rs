//! A game that is played at this screen: the signals around a host and a client.

use std::time::Duration;

use client::saved::only_person;
use client::worker::{Reply, Task};
use client::{Ask, Client, Computer, Draft, Host, Local, Order, Refused, Saved, Who};
use kernel::{BySide, Dealer, Entry, Seat, SeatView, Side, Turn};
use leptos::prelude::*;
use minutes::Campaign;
use table::{Entropy, Record, Seeded};

use crate::settings::settings;
use crate::shown::Shown;
use crate::store::Unkept;
use crate::{browser, store, worker};

/// What can go wrong in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    /// The browser does not keep the game.
    Storage(Unkept),
    /// The browser's storage was cleared; this game was kept again.
    Cleared,
    /// An order was refused.
    Refused(Refused),
    /// The computer player gives no answer, and what it said instead.
    Computer(String),
}

/// A computer player that thinks in the worker. Its choice comes later.
struct InWorker {
    level: bots::Level,
    thought: RwSignal<Option<Thought>>,
    progress: RwSignal<Option<f32>>,
}

/// What the computer came to: at which ply it was asked, and its choice or what went wrong.
#[derive(Clone, PartialEq, Debug)]
struct Thought {
    ply: usize,
    choice: Result<String, String>,
}

impl<G: Shown> Computer<G> for InWorker {
    fn choose(&mut self, ply: usize, view: &G::View) -> Option<G::Action> {
        let (thought, progress) = (self.thought, self.progress);
        thought.set(None);
        progress.set(Some(0.0));
        worker::ask::<G>(view, Task::choose(self.level), move |reply| {
            // The screen may have been left meanwhile.
            let come_to = |choice| drop(thought.try_set(Some(Thought { ply, choice })));
            match reply {
                Reply::Progress { done, .. } => drop(progress.try_set(Some(done))),
                Reply::Choice { action, .. } => come_to(Ok(action)),
                Reply::Failed { why, .. } => come_to(Err(why)),
                Reply::Ready | Reply::Advice { .. } | Reply::Beside { .. } | Reply::Redrawn { .. } => {}
            }
        });
        None
    }
}

/// Draws that nobody can foretell, as far as the browser has entropy.
enum Cards {
    Entropy(Box<Entropy>),
    Seeded(Seeded),
}

impl Cards {
    fn new() -> Self {
        Entropy::new()
            .map_or_else(|_| Cards::Seeded(Seeded::new(browser::seed())), |dealer| Cards::Entropy(Box::new(dealer)))
    }
}

impl Dealer for Cards {
    fn below(&mut self, n: u32) -> u32 {
        match self {
            Cards::Entropy(dealer) => dealer.below(n),
            Cards::Seeded(dealer) => dealer.below(n),
        }
    }
}

/// A game under way. Whoever draws it asks for a view and offers what the view allows.
#[derive(Clone, Copy)]
pub(crate) struct Session<G: Shown> {
    id: StoredValue<String>,
    /// Who plays.
    pub(crate) players: BySide<Who>,
    host: StoredValue<Local<G, Cards, InWorker>>,
    /// What the person at the screen sees and tries out.
    client: RwSignal<Client<G>>,
    /// Which of two people at one screen is looking; nobody while the screen changes hands.
    looking: RwSignal<Option<Side>>,
    thought: RwSignal<Option<Thought>>,
    /// How far the computer has come, while it thinks.
    pub(crate) progress: RwSignal<Option<f32>>,
    /// What went wrong, if something did.
    pub(crate) trouble: RwSignal<Option<Trouble>>,
}

impl<G: Shown> Session<G> {
    /// Takes a kept game up again: its last game, if it is a campaign.
    pub(crate) fn take_up(
        id: String,
        players: BySide<Who>,
        record: &Record<G>,
        earlier: Option<Vec<Record<G>>>,
    ) -> Self {
        let (thought, progress) = (RwSignal::new(None), RwSignal::new(None));
        let computers = players.map(|who| who.level().map(|level| InWorker { level, thought, progress }));
        let host = Local::new(record, earlier, Cards::new(), computers);
        let seat = only_person(players).map_or(Seat::Spectator, Seat::Player);
        let session = Session {
            id: StoredValue::new(id),
            players,
            host: StoredValue::new(host),
            client: RwSignal::new(Client::new(seat, record.rules())),
            looking: RwSignal::new(None),
            thought,
            progress,
            trouble: RwSignal::new(None),
        };
        session.sit(seat);
        Effect::new(move |_| session.let_computer_play());
        let elsewhere = window_event_listener(leptos::ev::storage, move |event| {
            match event.key() {
                Some(key) if key == store::key(&session.id.get_value()) => session.catch_up(),
                Some(_) => {}
                // Everything was cleared.
                None => {
                    session.trouble.set(Some(Trouble::Cleared));
                    session.keep();
                }
            }
        });
        on_cleanup(move || {
            elsewhere.remove();
            worker::stop();
        });
        session
    }

    /// Something to look at of what the person at the screen knows and tries out.
    pub(crate) fn with<T>(self, look: impl FnOnce(&Client<G>) -> T) -> T {
        self.client.with(look)
    }

    /// The seat from which the table is seen.
    pub(crate) fn seat(self) -> Seat {
        self.client.with(Client::seat)
    }

    /// Whom the screen must be handed to, if somebody else looks at it. Who looks sees to the end what happened.
    pub(crate) fn curtain(self) -> Option<Side> {
        if only_person(self.players).is_some() || !self.is_still() {
            return None;
        }
        let side = self.client.with(|client| client.playback().view().turn().side())?;
        let is_person = self.players[side] == Who::Person;
        (is_person && self.looking.get() != Some(side)).then_some(side)
    }

    /// The screen was handed over.
    pub(crate) fn look(self, side: Side) {
        self.looking.set(Some(side));
        self.sit(Seat::Player(side));
    }

    /// Whether everything that happened was shown.
    pub(crate) fn is_still(self) -> bool {
        self.client.with(|client| client.playback().is_done())
    }

    /// What the person at the screen sees. Behind the curtain nobody's cards are on the page at all.
    pub(crate) fn view(self) -> G::View {
        match self.curtain() {
            Some(_) => self.host.with_value(|host| host.view(Seat::Spectator)),
            None => self.client.with(|client| *client.playback().view()),
        }
    }

    /// What the person at the screen was told; nothing behind the curtain.
    pub(crate) fn told(self) -> Vec<(usize, G::Heard)> {
        if self.curtain().is_some() { Vec::new() } else { self.client.with(|client| client.playback().told().to_vec()) }
    }

    /// What just moved; nothing behind the curtain.
    pub(crate) fn moving(self) -> Option<G::Mark> {
        if self.curtain().is_some() { None } else { self.client.with(|client| client.playback().moving()) }
    }

    /// What the other side sees, once the game is over.
    pub(crate) fn other_view(self) -> Option<G::View> {
        let seat = Seat::Player(self.seat().side().map_or(Side::Us, Side::other));
        self.client.with(|client| client.record().map(|record| record.table().view(seat)))
    }

    /// Whether the game is over, and everything was shown.
    pub(crate) fn is_over(self) -> bool {
        self.client.with(|client| client.record().is_some())
    }

    /// Tries something out.
    pub(crate) fn draft(self, change: impl FnOnce(&mut Draft<G>)) {
        if untrack(|| self.curtain()).is_none() {
            self.client.update(|client| {
                let _ = client.with_draft(change);
            });
        }
    }

    /// Plays what is staged.
    pub(crate) fn confirm(self) {
        let mut orders = Vec::new();
        self.client.update(|client| orders = client.confirm());
        self.trouble.set(None);
        self.take(orders);
    }

    /// Takes the last choice back that was played.
    pub(crate) fn take_back(self) {
        self.take([self.client.with_untracked(|client| client.order(Ask::TakeBack))]);
    }

    /// Gives the game up.
    pub(crate) fn resign(self) {
        worker::stop();
        self.thought.set(None);
        self.progress.set(None);
        // Who gives up has seen enough.
        self.client.update(Client::show_all);
        self.take([self.client.with_untracked(|client| client.order(Ask::Resign))]);
    }

    /// Begins the next game of the campaign.
    pub(crate) fn next_game(self) {
        let seat = Seat::Player(self.seat().side().unwrap_or(Side::Us));
        let ply = self.client.with_untracked(Client::ply);
        self.looking.set(None);
        self.take([Order { seat, ply, ask: Ask::NextGame }]);
    }

    /// Asks the computer once more.
    pub(crate) fn retry(self) {
        self.trouble.set(None);
        self.host.update_value(Local::retry);
    }

    fn take(self, orders: impl IntoIterator<Item = Order<G>>) {
        self.host.update_value(|host| orders.into_iter().for_each(|order| host.take(order)));
        self.hear();
        // Drawing is a task of its own: with what a click brings along, the page would stand still for too long.
        set_timeout(move || self.show_on(), Duration::ZERO);
    }

    fn sit(self, seat: Seat) {
        self.host.update_value(|host| host.sit(seat));
        self.hear();
    }

    /// Takes in what the host has to tell, and keeps the game.
    fn hear(self) {
        let mut news = Vec::new();
        self.host.update_value(|host| news = std::iter::from_fn(|| host.news()).collect());
        if news.is_empty() {
            return;
        }
        self.client.update(|client| {
            for one in news {
                // A host in this process leaves nothing out, so there is nothing to catch up on.
                let _ = client.hear(one);
            }
        });
        if let Some(why) = self.client.with_untracked(Client::refused) {
            self.trouble.set(Some(Trouble::Refused(why)));
        }
        self.keep();
    }

    fn keep(self) {
        if let Err(why) = store::keep(&self.id.get_value(), &self.saved()) {
            self.trouble.set(Some(Trouble::Storage(why)));
        }
    }

    /// Shows what happened, one thing after the other, or at once if nothing is to move.
    fn show_on(self) {
        let pace = settings().pace.get_untracked();
        // The screen may have been left meanwhile.
        let left = self.client.try_update(|client| {
            match pace.beat() {
                Some(_) => client.show_next(),
                None => client.show_all(),
            }
            client.playback().moving().is_some()
        });
        if let (Some(true), Some(beat)) = (left, pace.beat()) {
            set_timeout(move || self.show_on(), beat);
        }
    }

    /// Whether something that happened must be read before the rest is shown.
    pub(crate) fn is_paused(self) -> bool {
        self.client.with(|client| client.playback().is_paused())
    }

    /// It was read.
    pub(crate) fn resume(self) {
        self.client.update(Client::resume);
        self.show_on();
        browser::focus_soon(".prompt h2");
    }

    /// Shows the rest at once: whoever waits has seen enough.
    pub(crate) fn show_all(self) {
        self.client.update(Client::show_all);
    }

    /// The computer has chosen. It acts once the eye has caught up.
    fn let_computer_play(self) {
        let Some(Thought { ply, choice }) = self.thought.get() else { return };
        let waits = !self.is_still() || self.moving().is_some();
        if waits {
            return;
        }
        self.thought.set(None);
        self.progress.set(None);
        let turn = self.host.with_value(Local::turn);
        let (Turn::Player(side), true) = (turn, ply == self.host.with_value(Local::ply)) else { return };
        match choice.map(|action| action.parse()) {
            Ok(Ok(action)) => self.take([Order { seat: Seat::Player(side), ply, ask: Ask::Play(action) }]),
            Ok(Err(why)) => self.trouble.set(Some(Trouble::Computer(why.to_string()))),
            Err(why) => self.trouble.set(Some(Trouble::Computer(why))),
        }
    }

    /// Everything that happened, with the number of entries it followed from, once the game is over.
    pub(crate) fn facts(self) -> Vec<(usize, G::Fact)> {
        self.client.with(|client| client.record().map(Record::facts).unwrap_or_default())
    }

    /// The last entry at which the seat's side chose.
    pub(crate) fn last_own(self) -> usize {
        let side = self.seat().side();
        let own = |entry: &Entry<G>| matches!(entry, Entry::Action(by, _) if Some(*by) == side);
        self.host.with_value(|host| host.record().entries().iter().rposition(own).map_or(0, |at| at + 1))
    }

    /// The name under which the game is kept.
    pub(crate) fn id(self) -> String {
        self.id.get_value()
    }

    /// The options of the rules.
    pub(crate) fn rules(self) -> G::Rules {
        self.host.with_value(|host| host.record().rules())
    }

    /// Whether this is a game of a campaign.
    pub(crate) fn is_campaign(self) -> bool {
        self.host.with_value(|host| host.earlier().is_some())
    }

    /// How the campaign stands, if this is a game of one; the game counts as soon as it is over.
    pub(crate) fn campaign(self) -> Option<Campaign> {
        let over = self.client.with(|client| client.record().cloned());
        let mut games = self.host.with_value(|host| host.earlier().map(<[_]>::to_vec))?;
        games.extend(over);
        G::campaign(&games)
    }

    /// The game as it is kept.
    pub(crate) fn saved(self) -> Saved {
        let played = self.host.with_value(|host| G::played(host.record(), host.earlier()));
        Saved { players: self.players, saved_at: browser::now(), played }
    }

    /// Somebody played on in another window of this browser: what was kept last counts.
    fn catch_up(self) {
        let Some(Ok(saved)) = store::load(&self.id.get_value()) else { return };
        if saved.played == self.saved().played {
            return;
        }
        let Some((record, earlier)) = G::taken_up(saved.played) else { return };
        worker::stop();
        self.thought.set(None);
        self.progress.set(None);
        self.host.update_value(|host| host.replace(&record, earlier));
        self.hear();
    }
}
