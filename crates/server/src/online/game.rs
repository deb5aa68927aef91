//! The game on a table, whichever it is.

use std::sync::Arc;

use bots::{BotSpec, Insight, Level};
use client::Playable;
use kernel::{Entry, Game, Outcome, Seat, SeatView, Side, Turn};
use online::{GameName, Reason};
use serde_json::Value;
use table::{Deal, Record, Table};
use wire::message::Coded;

/// What a seat was told, each with the number of entries that had been made.
pub(crate) type Told = Vec<(usize, Value)>;

/// A game of one kind, perhaps of a campaign.
#[derive(Clone)]
pub(crate) struct Play<G: Game> {
    table: Table<G>,
    /// The games before, if this is one of a campaign.
    earlier: Option<Arc<Vec<Record<G>>>>,
    /// What was told since [`Play::forget_told`], to each of [`Seat::ALL`].
    told: Vec<(usize, [G::Heard; 3])>,
}

/// A game of either kind.
#[derive(Clone)]
pub(crate) enum AnyPlay {
    Days(Play<days::State>),
    Minutes(Play<minutes::State>),
}

/// Does the same with a game of either kind.
macro_rules! each {
    ($any:expr, $play:ident => $body:expr) => {
        match $any {
            AnyPlay::Days($play) => $body,
            AnyPlay::Minutes($play) => $body,
        }
    };
}

impl AnyPlay {
    /// A game by these rules. The deck that they name is on the shelf.
    pub(crate) fn begin(game: GameName, rules: &str) -> Result<AnyPlay, String> {
        let shown = |why: kernel::ParseError| why.to_string();
        Ok(match game {
            GameName::Days => AnyPlay::Days(Play::new(rules.parse().map_err(shown)?, false)),
            GameName::Minutes => AnyPlay::Minutes(Play::new(rules.parse().map_err(shown)?, false)),
            GameName::Campaign => AnyPlay::Minutes(Play::new(rules.parse().map_err(shown)?, true)),
        })
    }

    pub(crate) fn turn(&self) -> Turn {
        each!(self, play => play.table.turn())
    }

    pub(crate) fn ply(&self) -> usize {
        each!(self, play => play.table.ply())
    }

    pub(crate) fn committed(&self) -> usize {
        each!(self, play => play.table.committed())
    }

    /// Which game of a campaign it is, from 0.
    pub(crate) fn number(&self) -> u32 {
        each!(self, play => play.earlier.as_ref().map_or(0, |earlier| earlier.len() as u32))
    }

    /// Prestige of the US less that of the USSR, as it lies open; of a campaign, that of all its games.
    pub(crate) fn prestige(&self) -> i32 {
        match self {
            AnyPlay::Days(play) => i32::from(play.table.view(Seat::Spectator).board.prestige),
            AnyPlay::Minutes(play) => {
                let now = play.table.view(Seat::Spectator).board.prestige.map(i32::from);
                let before = play.earlier.as_ref().and_then(|games| minutes::State::campaign(games));
                let before =
                    before.map_or(0, |games| i32::from(games.prestige().us) - i32::from(games.prestige().ussr));
                before + now.us - now.ussr
            }
        }
    }

    /// What would be written down if this side chose this.
    pub(crate) fn consider(&self, side: Side, action: &str) -> Result<String, Reason> {
        each!(self, play => play.consider(side, action))
    }

    /// What would be written down of the next draw, if there is one.
    pub(crate) fn draw(&self, deal: &Deal) -> Option<String> {
        let mut dealer = deal.dealer(self.number(), self.ply());
        each!(self, play => play.table.draw(&mut dealer).map(|commit| commit.entry.to_string()))
    }

    /// Takes an entry that was written down.
    pub(crate) fn accept(&mut self, line: &str) -> Result<(), String> {
        each!(self, play => play.accept(line))
    }

    /// Goes back to this ply.
    pub(crate) fn go_back(&mut self, ply: usize) {
        each!(self, play => play.table = play.table.record().table_at(ply));
    }

    /// Whether `side` may take its last choice back without asking.
    pub(crate) fn may_undo(&self, side: Side) -> bool {
        each!(self, play => play.table.may_undo(side).is_ok())
    }

    /// To which ply `side` can go back if the other side agrees: before its last choices, if nothing was drawn or shown since.
    pub(crate) fn agreed_back(&self, side: Side) -> Option<usize> {
        each!(self, play => play.agreed_back(side))
    }

    /// How the table ended by the rules, if it did: the whole campaign, if it is one.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        each!(self, play => play.outcome())
    }

    /// Whether another game of the campaign follows.
    pub(crate) fn has_next(&self) -> bool {
        matches!(self.turn(), Turn::Over(_)) && each!(self, play => play.earlier.is_some()) && self.outcome().is_none()
    }

    /// Begins the next game of the campaign.
    pub(crate) fn next_game(&mut self) {
        each!(self, play => play.next_game());
    }

    /// What `seat` may know, and choose.
    pub(crate) fn view(&self, seat: Seat) -> (Value, Vec<String>) {
        each!(self, play => play.view(seat))
    }

    /// What `seat` was told after `since` entries; from the very beginning on if there were none.
    pub(crate) fn told_from(&self, seat: Seat, since: usize) -> Told {
        each!(self, play => play.told_from(seat, since))
    }

    /// What `seat` was told since [`AnyPlay::forget_told`].
    pub(crate) fn told(&self, seat: Seat) -> Told {
        each!(self, play => play.told(seat))
    }

    pub(crate) fn forget_told(&mut self) {
        each!(self, play => play.told.clear());
    }

    /// The game so far, everything included.
    pub(crate) fn record(&self) -> String {
        each!(self, play => play.table.record().to_string())
    }

    /// The records of the games before.
    pub(crate) fn earlier(&self) -> Vec<String> {
        each!(self, play => play.earlier.iter().flat_map(|games| games.iter()).map(ToString::to_string).collect())
    }

    /// All that was played, as one file.
    pub(crate) fn whole(&self) -> String {
        each!(self, play => play.whole())
    }

    /// What a computer of this level would choose for `side`: to be carried out elsewhere, since it takes long.
    pub(crate) fn thought(&self, side: Side, level: Level) -> Box<dyn FnOnce(u64) -> Option<String> + Send> {
        each!(self, play => play.thought(side, level))
    }
}

impl<G: Playable + Coded + Insight> Play<G> {
    fn new(rules: G::Rules, campaign: bool) -> Self {
        Play { table: Table::new(rules), earlier: campaign.then(Arc::default), told: Vec::new() }
    }

    fn consider(&self, side: Side, action: &str) -> Result<String, Reason> {
        let action =
            action.parse().map_err(|why: kernel::ParseError| Reason::Unreadable { detail: why.to_string() })?;
        match self.table.consider(Entry::Action(side, action)) {
            Ok(commit) => Ok(commit.entry.to_string()),
            Err(kernel::Refusal::Over) => Err(Reason::GameOver),
            Err(kernel::Refusal::NotYourTurn(_) | kernel::Refusal::ChanceFirst) => Err(Reason::NotYourTurn),
            Err(kernel::Refusal::PlayerFirst(_) | kernel::Refusal::Illegal) => Err(Reason::Illegal),
        }
    }

    fn accept(&mut self, line: &str) -> Result<(), String> {
        let entry: Entry<G> = line.parse().map_err(|why| format!("`{line}`: {why}"))?;
        let commit = self.table.consider(entry).map_err(|why| format!("`{line}`: {why}"))?;
        let ply = commit.ply + 1;
        let [us, ussr, open] = Seat::ALL.map(|seat| commit.heard(seat));
        self.told.extend(us.into_iter().zip(ussr).zip(open).map(|((us, ussr), open)| (ply, [us, ussr, open])));
        self.table.accept(commit);
        Ok(())
    }

    fn agreed_back(&self, side: Side) -> Option<usize> {
        let record = self.table.record();
        let entries = record.entries();
        let is_own = |entry: &Entry<G>| matches!(entry, Entry::Action(by, _) if *by == side);
        let last = entries.iter().rposition(is_own)?;
        let first = entries[..last].iter().rposition(|entry| !is_own(entry)).map_or(0, |before| before + 1);
        let drawn = entries[first..].iter().any(|entry| matches!(entry, Entry::Chance(_)));
        let shown = record.facts().into_iter().any(|(ply, fact)| ply > first && G::reveals(fact));
        (!drawn && !shown).then_some(first)
    }

    fn outcome(&self) -> Option<Outcome> {
        let Turn::Over(outcome) = self.table.turn() else { return None };
        match &self.earlier {
            None => Some(outcome),
            Some(earlier) => {
                let games: Vec<Record<G>> = earlier.iter().cloned().chain([self.table.record()]).collect();
                G::campaign(&games).and_then(|campaign| campaign.outcome())
            }
        }
    }

    fn next_game(&mut self) {
        let record = self.table.record();
        self.table = Table::new(record.rules());
        if let Some(earlier) = &mut self.earlier {
            Arc::make_mut(earlier).push(record);
        }
        self.told.clear();
    }

    fn view(&self, seat: Seat) -> (Value, Vec<String>) {
        let view = self.table.view(seat);
        (G::write_view(&view), view.choices().iter().map(ToString::to_string).collect())
    }

    fn told_from(&self, seat: Seat, since: usize) -> Told {
        let from = if since == 0 { 0 } else { since + 1 };
        self.table.told(seat, from).iter().map(|(ply, heard)| (*ply, G::write_heard(heard))).collect()
    }

    fn told(&self, seat: Seat) -> Told {
        let index = Seat::ALL.iter().position(|&one| one == seat).unwrap_or(2);
        self.told.iter().map(|(ply, heard)| (*ply, G::write_heard(&heard[index]))).collect()
    }

    fn whole(&self) -> String {
        G::played(self.table.record(), self.earlier.as_ref().map(|games| &games[..])).to_string()
    }

    fn thought(&self, side: Side, level: Level) -> Box<dyn FnOnce(u64) -> Option<String> + Send> {
        let view = self.table.view(Seat::Player(side));
        // The view refers to the deck for as long as it is thought about.
        let hold = G::hold(self.table.rules());
        Box::new(move |seed| {
            let _hold = hold?;
            let choices = view.choices();
            (!choices.is_empty()).then(|| BotSpec::Level(level).bot::<G>().choose(&view, &choices, seed).to_string())
        })
    }
}
