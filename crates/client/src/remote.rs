//! A table at the other end of a connection.
//!
//! Nothing in here opens a socket or waits: whoever has the connection says what became of it ([`Remote::opened`],
//! [`Remote::received`], [`Remote::closed`]) and sends what [`Remote::next_to_send`] gives. A page and a scripted client share
//! all that is hard about it: orders that got lost on the way are sent again, those that arrived are not, and nothing that
//! happened meanwhile is missed.

mod read;

use std::collections::VecDeque;
use std::time::Duration;

use kernel::{Game, Seat};
use online::{ChatLine, Hello, Reason, Say, Standing, Tell};
use wire::message::Coded;

use crate::{Ask, Host, News, Order, Playable, Refused};

/// A connection from which nothing is heard is asked whether it lives after so long …
const QUIET: f64 = 20_000.0;
/// … and given up after so long, in milliseconds.
const DEAD: f64 = 45_000.0;

/// How the connection is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// There is none: it is being opened, or will be tried again.
    Lost,
    /// It is open, and what was missed is on its way.
    CatchingUp,
    /// Everything that happened was heard.
    Live,
}

/// A table at the other end of a connection, as one seat sees it.
pub struct Remote<G: Game> {
    link: Link,
    /// How often in a row the connection failed.
    failures: u32,
    /// When something was last heard, and when it was last asked for, by the caller's clock.
    heard_at: f64,
    asked_at: f64,
    rules: Option<G::Rules>,
    /// Keeps what the rules refer to: the deck of 13 Minutes.
    hold: Option<G::Hold>,
    /// What was received.
    known: Hello,
    /// What the client was told of it.
    told: Hello,
    news: VecDeque<(News<G>, Hello)>,
    /// Orders of which nobody knows yet what became of them, with the step that they name and their game.
    unanswered: VecDeque<(u32, u32, Say)>,
    to_send: VecDeque<Say>,
    standing: Option<Standing>,
    chat: Vec<ChatLine>,
    /// Whether the next chat that comes is all of it.
    chat_anew: bool,
    earlier: Vec<String>,
    reason: Option<Reason>,
}

impl<G: Playable + Coded> Default for Remote<G> {
    fn default() -> Self {
        Remote::new()
    }
}

impl<G: Playable + Coded> Remote<G> {
    /// A table of which nothing is known yet. The connection is to be opened.
    #[must_use]
    pub fn new() -> Self {
        Remote {
            link: Link::Lost,
            failures: 0,
            heard_at: 0.0,
            asked_at: 0.0,
            rules: None,
            hold: None,
            known: Hello::default(),
            told: Hello::default(),
            news: VecDeque::new(),
            unanswered: VecDeque::new(),
            to_send: VecDeque::new(),
            standing: None,
            chat: Vec::new(),
            chat_anew: true,
            earlier: Vec::new(),
            reason: None,
        }
    }

    /// The connection is open.
    pub fn opened(&mut self, now: f64) {
        self.link = Link::CatchingUp;
        (self.heard_at, self.asked_at) = (now, now);
        self.to_send.clear();
        let from = self.rules.is_some().then_some(self.known);
        self.greet(from);
    }

    /// The connection is gone, or could not be opened. Try again after [`Remote::retry_in`].
    pub fn closed(&mut self) {
        self.link = Link::Lost;
        self.failures = self.failures.saturating_add(1);
        self.to_send.clear();
    }

    /// How long to wait before the connection is tried again: longer each time. `dice` is any number, so that not everybody
    /// comes back in the same moment.
    #[must_use]
    pub fn retry_in(&self, dice: u32) -> Duration {
        let most = 250_u64 << self.failures.saturating_sub(1).min(6);
        Duration::from_millis(most / 2 + u64::from(dice) % (most / 2))
    }

    /// Time passes: to be called every few seconds. Says whether the connection is dead and must be closed.
    #[must_use]
    pub fn tick(&mut self, now: f64) -> bool {
        if self.link == Link::Lost {
            return false;
        }
        if now - self.heard_at > QUIET && now - self.asked_at > QUIET {
            self.asked_at = now;
            self.to_send.push_back(Say::Ping);
        }
        now - self.heard_at > DEAD
    }

    /// The next message to send, if there is one and the connection is open.
    pub fn next_to_send(&mut self) -> Option<String> {
        let say = self.to_send.pop_front()?;
        Some(serde_json::to_string(&say).expect("what is said can be written"))
    }

    /// Takes a message in. What cannot be read is left aside and the connection should be closed: then everything is asked for
    /// again.
    ///
    /// # Errors
    /// What is wrong with the message.
    pub fn received(&mut self, text: &str, now: f64) -> Result<(), String> {
        self.heard_at = now;
        let tell: Tell = serde_json::from_str(text).map_err(|why| why.to_string())?;
        match tell {
            Tell::Table(standing) => self.stands(*standing),
            Tell::Begun { game, seat, rules, deck, earlier } => {
                self.begin(&rules, deck.as_deref())?;
                self.earlier = earlier;
                // What is known after it comes with what is heard next.
                self.known = Hello { game, seq: 0, ply: 0 };
                let rules = self.rules.expect("the game has begun");
                self.push(News::Begun { seat, rules });
            }
            Tell::Heard { game, seq, since, ply, committed, told, clocks } => {
                let told = self.read_told(&told)?;
                self.known = Hello { game, seq, ply };
                self.settle();
                if let Some(standing) = &mut self.standing {
                    (standing.seq, standing.clocks) = (seq, clocks);
                }
                self.push(News::Heard { since, ply, committed, told });
            }
            Tell::Rewound { game, seq, ply } => {
                self.known = Hello { game, seq, ply };
                self.settle();
                if let Some(standing) = &mut self.standing {
                    standing.seq = seq;
                }
                self.push(News::Rewound { ply });
            }
            Tell::Over { record, .. } => {
                let record = self.read_record(&record)?;
                self.push(News::Over(record));
            }
            Tell::Refused { seq, reason } => self.refused(seq, reason),
            Tell::Chat { lines } => self.chatted(lines),
            // The other end closes; nothing is lost by coming back soon.
            Tell::Bye => self.failures = 0,
            Tell::Pong => {}
        }
        Ok(())
    }

    fn greet(&mut self, from: Option<Hello>) {
        self.chat_anew = true;
        self.to_send.push_back(Say::Hello { from });
    }

    fn chatted(&mut self, lines: Vec<ChatLine>) {
        if std::mem::take(&mut self.chat_anew) {
            self.chat.clear();
        }
        self.chat.extend(lines);
    }

    fn push(&mut self, news: News<G>) {
        self.news.push_back((news, self.known));
    }

    /// Orders that name an earlier step than the one that is known were carried out, or came too late: the news tells.
    fn settle(&mut self) {
        let known = self.known;
        self.unanswered.retain(|&(game, seq, _)| game == known.game && seq >= known.seq);
    }

    fn stands(&mut self, standing: Standing) {
        self.known.seq = standing.seq;
        match self.news.back_mut() {
            Some((_, known)) => known.seq = standing.seq,
            None => self.told.seq = standing.seq,
        }
        if self.link == Link::CatchingUp {
            // Orders that never arrived are sent again.
            (self.link, self.failures) = (Link::Live, 0);
            self.settle();
            self.to_send.extend(self.unanswered.iter().map(|(_, _, say)| say.clone()));
        }
        self.standing = Some(standing);
    }

    fn refused(&mut self, seq: Option<u32>, reason: Reason) {
        if let Some(seq) = seq {
            self.unanswered.retain(|&(_, of, _)| of < seq);
        }
        let you = self.standing.as_ref().and_then(|standing| standing.you.side());
        if let Some(why) = read::refused(&reason, you) {
            self.push(News::Refused(why));
        }
        self.reason = Some(reason);
    }

    /// Says something that is no order of the game: an offer, chat, giving up. Nothing is kept for later: whether it could be
    /// said comes back.
    pub fn say(&mut self, say: Say) -> bool {
        let is_live = self.link == Link::Live;
        if is_live {
            self.reason = None;
            self.to_send.push_back(say);
        }
        is_live
    }

    /// How the connection is.
    #[must_use]
    pub fn link(&self) -> Link {
        self.link
    }

    /// How the table stands beside the game: who sits where, clocks, offers.
    #[must_use]
    pub fn standing(&self) -> Option<&Standing> {
        self.standing.as_ref()
    }

    /// What the two have said to each other.
    #[must_use]
    pub fn chat(&self) -> &[ChatLine] {
        &self.chat
    }

    /// The records of the games before, if this is one of a campaign.
    #[must_use]
    pub fn earlier(&self) -> &[String] {
        &self.earlier
    }

    /// Why the last thing was not done, if it was not.
    #[must_use]
    pub fn reason(&self) -> Option<&Reason> {
        self.reason.as_ref()
    }

    /// The rules of the game, once it is known.
    #[must_use]
    pub fn rules(&self) -> Option<G::Rules> {
        self.rules
    }

    /// Whether orders are on their way.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        !self.unanswered.is_empty()
    }

    /// The step that an order of this ply names; nothing if the game has gone on since.
    fn step_of(&self, order: &Order<G>) -> Option<u32> {
        let ahead = order.ply.checked_sub(self.told.ply)?;
        (self.told.game == self.known.game).then(|| self.told.seq + ahead as u32)
    }
}

impl<G: Playable + Coded> Host<G> for Remote<G> {
    fn take(&mut self, order: Order<G>) {
        self.reason = None;
        if let Ask::CatchUp = order.ask {
            return self.greet(Some(self.told));
        }
        if order.seat == Seat::Spectator {
            return self.push(News::Refused(Refused::NotYourSeat));
        }
        let Some(seq) = self.step_of(&order) else {
            return self.push(News::Refused(Refused::Stale { decided: order.ply, now: self.known.ply }));
        };
        let say = match order.ask {
            Ask::CatchUp => return,
            Ask::Play(action) => Say::Play { seq, action: action.to_string() },
            Ask::TakeBack => Say::TakeBack { seq },
            Ask::NextGame => Say::NextGame { seq },
            // Whoever's turn it is, at whatever step.
            Ask::Resign => {
                self.say(Say::Resign);
                return;
            }
        };
        if self.link == Link::Live {
            self.to_send.push_back(say.clone());
        }
        self.unanswered.push_back((self.told.game, seq, say));
    }

    fn news(&mut self) -> Option<News<G>> {
        let (news, known) = self.news.pop_front()?;
        self.told = known;
        Some(news)
    }
}
