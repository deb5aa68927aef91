//! A person's end of a table.

use kernel::{Seat, SeatView};
use table::Record;

use crate::{Ask, Draft, News, Order, Playable, Playback, Refused};

/// What a person at a table sees and can do. It is fed with [`News`] and gives [`Order`]s.
#[derive(Clone, Debug)]
pub struct Client<G: Playable> {
    seat: Seat,
    rules: G::Rules,
    /// How many entries were heard of.
    ply: usize,
    committed: usize,
    playback: Playback<G>,
    draft: Draft<G>,
    record: Option<Record<G>>,
    refused: Option<Refused>,
    /// Keeps what the views refer to, wherever the table is: the deck of 13 Minutes.
    _hold: G::Hold,
}

impl<G: Playable> Client<G> {
    /// Somebody who has just come to a table and was told nothing yet.
    ///
    /// # Panics
    /// If what the rules refer to is gone: whoever has rules of a deck holds the deck as well.
    #[must_use]
    pub fn new(seat: Seat, rules: G::Rules) -> Self {
        let view = G::first_view(rules, seat);
        Client {
            seat,
            rules,
            ply: 0,
            committed: 0,
            playback: Playback::new(view),
            draft: Draft::new(view),
            record: None,
            refused: None,
            _hold: G::hold(rules).expect("whoever has the rules holds what they refer to"),
        }
    }

    /// Takes news in. What happened will be played back; everything that happened before somebody sat down is there at once.
    /// If something in between was missed, the order that asks for it comes back, and the news is left aside.
    pub fn hear(&mut self, news: News<G>) -> Option<Order<G>> {
        // A refusal is news until something else is.
        self.refused = None;
        match news {
            News::Begun { seat, rules } => *self = Client::new(seat, rules),
            News::Heard { since, ply, committed, told } => {
                if since > self.ply {
                    return Some(self.order(Ask::CatchUp));
                }
                let is_first = self.ply == 0 && self.playback.told().is_empty();
                // What was heard already comes again where somebody catches up.
                self.playback.hear(told.into_iter().filter(|&(at, _)| is_first || at > self.ply));
                (self.ply, self.committed) = (ply.max(self.ply), committed);
                if is_first {
                    self.playback.skip();
                }
            }
            News::Rewound { ply } => self.rewind(ply),
            News::Refused(why) => self.refused = Some(why),
            News::Over(record) => self.record = Some(record),
        }
        self.renew_draft();
        None
    }

    fn rewind(&mut self, ply: usize) {
        self.playback.rewind(G::first_view(self.rules, self.seat), ply);
        self.ply = ply;
        self.record = None;
    }

    /// Shows the next thing that happened, if something is left to be shown.
    pub fn show_next(&mut self) {
        self.playback.show_next();
        self.renew_draft();
    }

    /// Shows everything that happened.
    pub fn show_all(&mut self) {
        self.playback.show_all();
        self.renew_draft();
    }

    /// What waited to be read was read.
    pub fn resume(&mut self) {
        self.playback.resume();
        self.renew_draft();
    }

    /// A draft is made on one view; on another it means nothing.
    fn renew_draft(&mut self) {
        if self.draft.before() != self.playback.view() {
            self.draft = Draft::new(*self.playback.view());
        }
    }

    /// The seat.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many entries were heard of.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// What was shown so far.
    #[must_use]
    pub fn playback(&self) -> &Playback<G> {
        &self.playback
    }

    /// What is being tried out.
    #[must_use]
    pub fn draft(&self) -> &Draft<G> {
        &self.draft
    }

    /// Tries something out, as long as everything that happened was shown.
    pub fn with_draft<T>(&mut self, change: impl FnOnce(&mut Draft<G>) -> T) -> Option<T> {
        self.playback.is_done().then(|| change(&mut self.draft))
    }

    /// Makes the choices of the draft: the orders, one for each, in their order.
    pub fn confirm(&mut self) -> Vec<Order<G>> {
        let orders = self.draft.actions().enumerate();
        let order = |(index, action)| Order { seat: self.seat, ply: self.ply + index, ask: Ask::Play(action) };
        let orders = orders.map(order).collect();
        self.draft = Draft::new(*self.playback.view());
        self.refused = None;
        orders
    }

    /// An order of this seat at this point.
    #[must_use]
    pub fn order(&self, ask: Ask<G>) -> Order<G> {
        Order { seat: self.seat, ply: self.ply, ask }
    }

    /// Whether the last choice that was made can be taken back.
    #[must_use]
    pub fn may_take_back(&self) -> bool {
        let is_turn = self.seat.side().is_some() && self.playback.view().turn().side() == self.seat.side();
        self.playback.is_done() && is_turn && self.ply > self.committed
    }

    /// Everything that was chosen and dealt, once the game is over and everything was shown.
    #[must_use]
    pub fn record(&self) -> Option<&Record<G>> {
        self.record.as_ref().filter(|_| self.playback.is_done())
    }

    /// Why the last order was refused, if it was.
    #[must_use]
    pub fn refused(&self) -> Option<Refused> {
        self.refused
    }
}
