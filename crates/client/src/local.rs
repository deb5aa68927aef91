//! A table in this process.

use std::collections::VecDeque;

use kernel::{BySide, Dealer, Entry, Game, Seat, Side, Turn};
use table::{Record, Table};

use crate::{Ask, Host, News, Order, Playable, Refused};

/// Something that chooses for a side: a computer player. It is shown what its seat may know, and nothing else.
pub trait Computer<G: Game> {
    /// Chooses at once; or returns nothing, and the choice comes later as an order.
    fn choose(&mut self, ply: usize, view: &G::View) -> Option<G::Action>;
}

/// No computer plays.
impl<G: Game> Computer<G> for std::convert::Infallible {
    fn choose(&mut self, _ply: usize, _view: &G::View) -> Option<G::Action> {
        match *self {}
    }
}

/// A table in this process, seen from one seat at a time.
pub struct Local<G: Game, D, C> {
    table: Table<G>,
    /// The games before, if this is one of a campaign.
    earlier: Option<Vec<Record<G>>>,
    dealer: D,
    computers: BySide<Option<C>>,
    /// What is dealt and what the computers choose as long as it fits: nothing in an ordinary game.
    script: Vec<Entry<G>>,
    /// The seat that is told what happens.
    seat: Seat,
    news: VecDeque<News<G>>,
}

impl<G: Playable, D: Dealer, C: Computer<G>> Local<G, D, C> {
    /// A table on which this game is being played, after these games of a campaign. Nobody sits at it yet: see [`Local::sit`].
    pub fn new(record: &Record<G>, earlier: Option<Vec<Record<G>>>, dealer: D, computers: BySide<Option<C>>) -> Self {
        let (table, seat) = (record.table(), Seat::Spectator);
        let mut local = Local { table, earlier, dealer, computers, script: Vec::new(), seat, news: VecDeque::new() };
        local.deal();
        local
    }

    /// A table on which a game is played that was written down before, from so many of its entries on: chance and the
    /// computers do what it says, as long as the rules allow it there. After its end they are free.
    pub fn scripted(script: &Record<G>, ply: usize, dealer: D, computers: BySide<Option<C>>) -> Self {
        let (table, seat) = (script.table_at(ply), Seat::Spectator);
        let script = script.entries().to_vec();
        let mut local = Local { table, earlier: None, dealer, computers, script, seat, news: VecDeque::new() };
        local.deal();
        local
    }

    /// Takes this seat. Everything that it knows is told from the beginning, and from now on what happens.
    pub fn sit(&mut self, seat: Seat) {
        self.seat = seat;
        self.begin();
        self.go_on();
    }

    /// Takes the game up as it was played on elsewhere. Everything is told from the beginning.
    pub fn replace(&mut self, record: &Record<G>, earlier: Option<Vec<Record<G>>>) {
        (self.table, self.earlier) = (record.table(), earlier);
        self.deal();
        self.sit(self.seat);
    }

    /// Goes back to where the game was after so many entries. Everything is told from the beginning.
    pub fn cut(&mut self, ply: usize) {
        self.table = self.table.record().table_at(ply);
        self.deal();
        self.sit(self.seat);
    }

    /// Lets the computer think again, if it is its turn.
    pub fn retry(&mut self) {
        self.go_on();
    }

    /// The game so far, everything included: to be kept, not to be shown while it lasts.
    #[must_use]
    pub fn record(&self) -> Record<G> {
        self.table.record()
    }

    /// The games before, if this is one of a campaign.
    #[must_use]
    pub fn earlier(&self) -> Option<&[Record<G>]> {
        self.earlier.as_deref()
    }

    /// Who acts next.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.table.turn()
    }

    /// How many entries there are.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.table.ply()
    }

    /// What a seat may know; a screen that changes hands shows the spectator's.
    #[must_use]
    pub fn view(&self, seat: Seat) -> G::View {
        self.table.view(seat)
    }

    /// Tells a game from its beginning.
    fn begin(&mut self) {
        self.news.clear();
        self.news.push_back(News::Begun { seat: self.seat, rules: self.table.rules() });
        self.tell_from(0);
    }

    /// Tells what followed after `since` entries.
    fn tell(&mut self, since: usize) {
        self.tell_from(since + 1);
    }

    /// Tells what followed from the entry `first` on; what the rules did before any entry is 0.
    fn tell_from(&mut self, first: usize) {
        let (ply, committed) = (self.table.ply(), self.table.committed());
        let told = self.table.told(self.seat, first);
        self.news.push_back(News::Heard { since: first.saturating_sub(1), ply, committed, told });
        if matches!(self.table.turn(), Turn::Over(_)) {
            self.news.push_back(News::Over(self.table.record()));
        }
    }

    /// Deals until a side must choose or the game is over.
    fn deal(&mut self) {
        while self.table.turn() == Turn::Chance
            && let Some(&entry @ Entry::Chance(_)) = self.script.get(self.table.ply())
            && let Ok(commit) = self.table.consider(entry)
        {
            self.table.accept(commit);
        }
        self.table.deal(&mut self.dealer, |_| {});
    }

    /// Lets computers choose until somebody else must, or one of them takes its time.
    fn go_on(&mut self) {
        while let Turn::Player(side) = self.table.turn()
            && let Some(action) = self.choice(side)
        {
            let since = self.table.ply();
            if let Err(why) = self.table.play(side, action) {
                return self.news.push_back(News::Refused(Refused::Rules(why)));
            }
            self.deal();
            self.tell(since);
        }
    }

    /// What the computer of a side does: what is written down for it, else what it thinks.
    fn choice(&mut self, side: Side) -> Option<G::Action> {
        let ply = self.table.ply();
        let computer = self.computers[side].as_mut()?;
        if let Some(&entry @ Entry::Action(by, action)) = self.script.get(ply)
            && by == side
            && self.table.consider(entry).is_ok()
        {
            return Some(action);
        }
        computer.choose(ply, &self.table.view(Seat::Player(side)))
    }

    fn carry_out(&mut self, order: Order<G>) -> Result<(), Refused> {
        let since = self.table.ply();
        if let Ask::CatchUp = order.ask {
            self.tell(order.ply.min(since));
            return Ok(());
        }
        let side = order.seat.side().ok_or(Refused::NotYourSeat)?;
        if order.ply != since {
            return Err(Refused::Stale { decided: order.ply, now: since });
        }
        match order.ask {
            Ask::CatchUp => {}
            Ask::Play(action) => {
                self.table.play(side, action)?;
                self.deal();
                self.tell(since);
            }
            Ask::TakeBack => {
                self.table.undo(side)?;
                self.news.push_back(News::Rewound { ply: self.table.ply() });
            }
            Ask::NextGame => self.next_game()?,
            Ask::Resign => {
                self.table.resign(side)?;
                self.tell(since);
            }
        }
        Ok(())
    }

    fn next_game(&mut self) -> Result<(), Refused> {
        let record = self.table.record();
        let earlier = self.earlier.as_mut().ok_or(Refused::NoNextGame)?;
        let mut games = earlier.clone();
        games.push(record.clone());
        let is_next = matches!(self.table.turn(), Turn::Over(_))
            && G::campaign(&games).is_some_and(|campaign| campaign.outcome().is_none());
        if !is_next {
            return Err(Refused::NoNextGame);
        }
        *earlier = games;
        self.table = Table::new(record.rules());
        self.deal();
        self.begin();
        Ok(())
    }
}

impl<G: Playable, D: Dealer, C: Computer<G>> Host<G> for Local<G, D, C> {
    fn take(&mut self, order: Order<G>) {
        match self.carry_out(order) {
            Ok(()) => self.go_on(),
            Err(why) => self.news.push_back(News::Refused(why)),
        }
    }

    fn news(&mut self) -> Option<News<G>> {
        self.news.pop_front()
    }
}
