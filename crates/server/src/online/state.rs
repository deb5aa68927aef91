//! A table as its entries make it: who sits there, the game, the clocks, offers, how it ended.
//!
//! [`State::decide`] says what an order would write down, [`State::apply`] is the only way in which anything changes, for an
//! order of this moment as for one that is read back from the store.

mod decide;
mod show;
#[cfg(test)]
mod tests;

pub(crate) use decide::Now;

use std::sync::Arc;

use kernel::{BySide, Side, Turn, Why};
use online::{Chair, End, Ending, NewTable, Offer, OfferKind, PersonRef};
use serde::{Deserialize, Serialize};
use table::{Bytes32, Deal, Proof};

use super::clock::Clock;
use super::game::AnyPlay;

/// What of a table never changes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Setup {
    pub(crate) wanted: NewTable,
    pub(crate) host: PersonRef,
    /// The side of whoever opened it, drawn already if it is by lot.
    pub(crate) host_side: Side2,
    /// The rules as records write them.
    pub(crate) rules: String,
    /// The only one who may take the other seat, if it is kept for somebody.
    pub(crate) guest: Option<String>,
}

/// A side in the store.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Side2 {
    Us,
    Ussr,
}

impl From<Side> for Side2 {
    fn from(side: Side) -> Self {
        match side {
            Side::Us => Side2::Us,
            Side::Ussr => Side2::Ussr,
        }
    }
}

impl From<Side2> for Side {
    fn from(side: Side2) -> Self {
        match side {
            Side2::Us => Side::Us,
            Side2::Ussr => Side::Ussr,
        }
    }
}

/// A line of the log that is no entry of the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub(crate) enum Deed {
    /// Somebody sits down.
    Sit { side: Side2, chair: Chair, mix: Option<String> },
    /// Choices are taken back, to this ply.
    Back { ply: usize },
    /// An offer is made.
    Offer { by: Side2, what: OfferKind, until: i64 },
    /// The offer is taken, declined or withdrawn; what follows from it stands behind.
    Answer,
    /// A side claims the win on time.
    Claim { side: Side2 },
    /// Both leave it.
    Abandon,
    /// The next game of the campaign begins.
    Next,
    /// A side wants a rematch.
    Rematch { side: Side2 },
    /// Both do: the table of it.
    RematchAt { table: String },
}

/// A table.
#[derive(Clone)]
pub(crate) struct State {
    pub(crate) id: Arc<str>,
    pub(crate) setup: Arc<Setup>,
    pub(crate) created: i64,
    secret: Bytes32,
    deck: Option<Arc<str>>,
    pub(crate) chairs: BySide<Chair>,
    mixes: BySide<Option<Bytes32>>,
    pub(crate) play: Option<AnyPlay>,
    pub(crate) clock: Clock,
    pub(crate) offer: Option<Offer>,
    /// Who has made an offer in this turn.
    offered: BySide<bool>,
    pub(crate) ending: Option<Ending>,
    pub(crate) rematch: BySide<bool>,
    pub(crate) rematch_at: Option<String>,
    /// How many rows were written.
    pub(crate) seq: u32,
    /// The number of rows after the last that changed the game.
    pub(crate) game_seq: u32,
    /// The game and ply after each row.
    pub(crate) path: Vec<(u16, u16)>,
    pub(crate) moved: i64,
}

impl State {
    /// A table before its first entry. The deck is put onto the shelf by the caller, who keeps it there until the game has begun.
    pub(crate) fn new(id: &str, created: i64, secret: Bytes32, deck: Option<String>, setup: Setup) -> State {
        let clock = Clock::new(setup.wanted.pace);
        let mut state = State {
            id: id.into(),
            created,
            secret,
            deck: deck.map(Into::into),
            chairs: BySide::default(),
            mixes: BySide::new(None, None),
            play: None,
            clock,
            offer: None,
            offered: BySide::new(false, false),
            ending: None,
            rematch: BySide::new(false, false),
            rematch_at: None,
            seq: 0,
            game_seq: 0,
            path: Vec::new(),
            moved: created,
            setup: Arc::new(setup),
        };
        if let Some(level) = state.setup.wanted.computer.clone() {
            let side = Side::from(state.setup.host_side).other();
            state.chairs[side].computer = Some(level);
        }
        state
    }

    /// The text of a stranger's deck.
    pub(crate) fn deck_text(&self) -> Option<String> {
        self.deck.as_deref().map(str::to_owned)
    }

    /// What all draws follow from.
    pub(crate) fn deal(&self) -> Deal {
        Deal { server: self.secret, mixes: self.mixes }
    }

    pub(crate) fn commitment(&self) -> Bytes32 {
        self.secret.commitment()
    }

    /// What is opened when everything is over.
    pub(crate) fn proof(&self) -> Option<Proof> {
        self.ending.map(|_| Proof { commitment: self.commitment(), deal: self.deal() })
    }

    /// The side that must choose.
    pub(crate) fn turn(&self) -> Option<Side> {
        if self.ending.is_some() {
            return None;
        }
        self.play.as_ref().and_then(|play| play.turn().side())
    }

    /// The side of a person.
    pub(crate) fn side_of(&self, person: &str) -> Option<Side> {
        let sits = |side: &Side| self.chairs[*side].person.as_ref().is_some_and(|one| one.id == person);
        Side::ALL.into_iter().find(sits)
    }

    /// Takes a row in: an order of now, or one of the store.
    ///
    /// # Errors
    /// It does not fit: the store is not what this program wrote.
    pub(crate) fn apply(&mut self, body: &str, at: i64) -> Result<(), String> {
        let (mut forward, mut changed) = (true, false);
        for line in body.lines() {
            if line.starts_with('{') {
                let deed: Deed = serde_json::from_str(line).map_err(|why| format!("`{line}`: {why}"))?;
                let is_move = matches!(
                    deed,
                    Deed::Sit { .. } | Deed::Back { .. } | Deed::Next | Deed::Claim { .. } | Deed::Abandon
                );
                changed |= is_move;
                forward &= !matches!(deed, Deed::Back { .. });
                self.carry_out(deed)?;
            } else {
                changed = true;
                self.play.as_mut().ok_or("an entry before the game began")?.accept(line)?;
            }
        }
        self.moved = at;
        self.seq += 1;
        if changed {
            self.game_seq = self.seq;
            self.offered = BySide::new(false, false);
        }
        let (game, ply) = self.play.as_ref().map_or((0, 0), |play| (play.number() as u16, play.ply() as u16));
        self.path.push((game, ply));
        self.find_ending();
        // While an offer waits for an answer the clocks stand still, and go on by themselves when it lapses.
        self.clock.stop(at);
        let from = self.offer.map_or(at, |offer| offer.until.max(at));
        self.clock.run(self.turn(), from, forward);
        Ok(())
    }

    fn carry_out(&mut self, deed: Deed) -> Result<(), String> {
        match deed {
            Deed::Sit { side, chair, mix } => {
                let side = side.into();
                self.chairs[side] = chair;
                self.mixes[side] = mix.map(|mix| mix.parse()).transpose().map_err(|why| format!("mix: {why}"))?;
                if Side::ALL.iter().all(|&side| !self.chairs[side].is_free()) {
                    self.play = Some(AnyPlay::begin(self.setup.wanted.game, &self.setup.rules)?);
                }
            }
            Deed::Back { ply } => {
                self.play.as_mut().ok_or("nothing to take back")?.go_back(ply);
                self.offer = None;
            }
            Deed::Offer { by, what, until } => {
                let by = by.into();
                self.offer = Some(Offer { by, what, until });
                self.offered[by] = true;
            }
            Deed::Answer => self.offer = None,
            Deed::Claim { side } => self.end(Some(side.into()), End::Time),
            Deed::Abandon => self.end(None, End::Abandoned),
            Deed::Next => self.play.as_mut().ok_or("no game before the next")?.next_game(),
            Deed::Rematch { side } => self.rematch[side.into()] = true,
            Deed::RematchAt { table } => self.rematch_at = Some(table),
        }
        Ok(())
    }

    fn end(&mut self, winner: Option<Side>, end: End) {
        self.ending = Some(Ending { winner, end });
        self.offer = None;
    }

    /// Whether the rules have ended the table.
    fn find_ending(&mut self) {
        let Some(outcome) = self.play.as_ref().and_then(AnyPlay::outcome).filter(|_| self.ending.is_none()) else {
            return;
        };
        let end = match outcome.why {
            Why::Prestige => End::Prestige,
            Why::Letter => End::Letter,
            Why::Draw => End::Draw,
            Why::NuclearWar => End::NuclearWar,
            Why::Resignation => End::Resigned,
        };
        self.end(outcome.winner, end);
    }

    /// Whether a game is under way: it has begun, and neither it nor the table is over.
    pub(crate) fn is_playing(&self) -> bool {
        self.ending.is_none() && self.play.as_ref().is_some_and(|play| !matches!(play.turn(), Turn::Over(_)))
    }
}

/// What lists need to know of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Summary {
    pub(crate) info: online::TableInfo,
    pub(crate) deadline: Option<i64>,
    pub(crate) offer: Option<Offer>,
}
