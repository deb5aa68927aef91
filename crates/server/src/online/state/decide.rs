//! What an order would write down.

use kernel::{Side, Turn};
use online::{Chair, OfferKind, Pace, Reason, Say, SitDown};
use table::Bytes32;

use super::{Deed, State};

/// How long an offer stands at a table with a clock, or without.
const OFFER: i64 = 60_000;
const SLOW_OFFER: i64 = 24 * 60 * 60_000;

/// What is known of the time beyond the clocks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Now {
    pub(crate) at: i64,
    /// When the server was last away, from and to, and how long nobody may claim after its return.
    pub(crate) away: Option<(i64, i64)>,
    pub(crate) grace: i64,
}

fn line(deed: &Deed) -> String {
    serde_json::to_string(deed).expect("a deed can be written")
}

impl State {
    /// What a person who sits down would write.
    pub(crate) fn decide_sit(&self, chair: Chair, sit: &SitDown) -> Result<Vec<String>, Reason> {
        let mix = sit.mix.as_deref().map(str::parse::<Bytes32>).transpose();
        let mix = mix.map_err(|why| Reason::Unreadable { detail: format!("mix: {why}") })?;
        let person = chair.person.as_ref().ok_or(Reason::Unknown)?;
        if self.side_of(&person.id).is_some() || self.play.is_some() {
            return Err(Reason::SeatTaken);
        }
        let host_side = Side::from(self.setup.host_side);
        let side = if person.id == self.setup.host.id { host_side } else { host_side.other() };
        let kept = side != host_side && self.setup.guest.as_ref().is_some_and(|guest| *guest != person.id);
        if kept || !self.chairs[side].is_free() {
            return Err(Reason::SeatTaken);
        }
        let sit = Deed::Sit { side: side.into(), chair, mix: mix.map(|mix| mix.to_string()) };
        self.with_draws(vec![line(&sit)])
    }

    /// What an order of `side` would write.
    pub(crate) fn decide(&self, side: Side, say: &Say, now: Now) -> Result<Vec<String>, Reason> {
        match say {
            Say::Rematch => return self.decide_rematch(side),
            Say::NextGame { seq } => {
                self.fresh(*seq)?;
                let has_next = self.ending.is_none() && self.play.as_ref().is_some_and(|play| play.has_next());
                return if has_next { self.with_draws(vec![line(&Deed::Next)]) } else { Err(Reason::NoNextGame) };
            }
            _ => {}
        }
        let play = self.play.as_ref().ok_or(Reason::NotBegun)?;
        if self.ending.is_some() {
            return Err(Reason::GameOver);
        }
        match say {
            Say::Play { seq, action } => {
                self.fresh(*seq)?;
                let mut lines = self.drop_offer();
                lines.push(play.consider(side, action)?);
                self.with_draws(lines)
            }
            Say::TakeBack { seq } => {
                self.fresh(*seq)?;
                if !play.may_undo(side) {
                    return Err(Reason::NothingToTakeBack);
                }
                Ok(vec![line(&Deed::Back { ply: play.ply() - 1 })])
            }
            Say::Offer { what } => self.decide_offer(side, *what, now.at),
            Say::Answer { accept } => self.decide_answer(side, *accept, now.at),
            Say::Withdraw => match self.offer {
                Some(offer) if offer.by == side => Ok(vec![line(&Deed::Answer)]),
                _ => Err(Reason::NoOffer),
            },
            // Between two games of a campaign there is none to give up.
            Say::Resign if !self.is_playing() => Err(Reason::GameOver),
            Say::Resign => Ok([self.drop_offer(), vec![format!("{side} resign")]].concat()),
            Say::Claim if self.is_claimable(side, now) => Ok(vec![line(&Deed::Claim { side: side.into() })]),
            Say::Claim => Err(Reason::ClockRuns),
            Say::Hello { .. } | Say::Ping | Say::Chat { .. } | Say::Rematch | Say::NextGame { .. } => Ok(Vec::new()),
        }
    }

    /// An order must have been decided after the last change of the game.
    fn fresh(&self, seq: u32) -> Result<(), Reason> {
        if (self.game_seq..=self.seq).contains(&seq) {
            Ok(())
        } else {
            Err(Reason::Stale { decided: seq, now: self.seq })
        }
    }

    /// Who plays on has answered.
    fn drop_offer(&self) -> Vec<String> {
        self.offer.iter().map(|_| line(&Deed::Answer)).collect()
    }

    /// Lines with what chance deals behind them, until somebody must choose.
    fn with_draws(&self, mut lines: Vec<String>) -> Result<Vec<String>, Reason> {
        let mut next = self.clone();
        let failed = |why| Reason::Unreadable { detail: why };
        next.apply(&lines.join("\n"), self.moved).map_err(failed)?;
        while let Some(play) = &mut next.play
            && play.turn() == Turn::Chance
        {
            let deal = Self::deal(&next);
            let Some(play) = &mut next.play else { break };
            let Some(drawn) = play.draw(&deal) else { break };
            play.accept(&drawn).map_err(failed)?;
            lines.push(drawn);
        }
        Ok(lines)
    }

    fn decide_offer(&self, by: Side, what: OfferKind, at: i64) -> Result<Vec<String>, Reason> {
        let stands = self.offer.is_some_and(|offer| offer.until > at);
        if stands || self.offered[by] || !self.is_playing() {
            return Err(Reason::OfferMade);
        }
        let play = self.play.as_ref().ok_or(Reason::NotBegun)?;
        if what == OfferKind::TakeBack && play.agreed_back(by).is_none() {
            return Err(Reason::NothingToTakeBack);
        }
        let lasts = if matches!(self.setup.wanted.pace, Pace::Live { .. }) { OFFER } else { SLOW_OFFER };
        let offer = line(&Deed::Offer { by: by.into(), what, until: at + lasts });
        // A computer has no opinion: it lets one take back, and goes on.
        if self.chairs[by.other()].computer.is_some() {
            return Ok([vec![offer], self.taken(by, what)].concat());
        }
        Ok(vec![offer])
    }

    fn decide_answer(&self, side: Side, accept: bool, at: i64) -> Result<Vec<String>, Reason> {
        let offer = self.offer.filter(|offer| offer.by != side).ok_or(Reason::NoOffer)?;
        if accept && offer.until < at {
            return Err(Reason::NoOffer);
        }
        Ok(if accept { self.taken(offer.by, offer.what) } else { vec![line(&Deed::Answer)] })
    }

    /// What follows when an offer is taken.
    fn taken(&self, by: Side, what: OfferKind) -> Vec<String> {
        let back = || self.play.as_ref().and_then(|play| play.agreed_back(by));
        let then = match what {
            OfferKind::Abandon => Some(Deed::Abandon),
            OfferKind::TakeBack => back().map(|ply| Deed::Back { ply }),
        };
        [Some(Deed::Answer), then].iter().flatten().map(line).collect()
    }

    fn decide_rematch(&self, side: Side) -> Result<Vec<String>, Reason> {
        if self.ending.is_none() {
            return Err(Reason::NotYet);
        }
        Ok(if self.rematch[side] { Vec::new() } else { vec![line(&Deed::Rematch { side: side.into() })] })
    }

    /// Whether `side` may claim the win: the clock of the other side has run out.
    pub(crate) fn is_claimable(&self, side: Side, now: Now) -> bool {
        let Some(deadline) = self.clock.deadline().filter(|_| self.turn() == Some(side.other())) else { return false };
        // Who ran out of time while the server was away could not have moved.
        let due = match now.away {
            Some((from, to)) if (from..=to).contains(&deadline) => to + now.grace * self.grace_factor(),
            _ => deadline,
        };
        now.at > due
    }

    fn grace_factor(&self) -> i64 {
        if matches!(self.setup.wanted.pace, Pace::Slow { .. }) { 60 } else { 1 }
    }

    /// The line that says where the rematch is.
    pub(crate) fn rematch_line(table: &str) -> Vec<String> {
        vec![line(&Deed::RematchAt { table: table.to_owned() })]
    }
}
