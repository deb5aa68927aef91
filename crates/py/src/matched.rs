//! A game with its log: what a position and its past can be asked, whichever game it is.

use std::sync::Arc;

use bots::play::{any, apply};
use encoding::{CodeSet, Drawn, Encoded, codes};
use kernel::{Entry, Game, Outcome, Seat, SeatView, Side, Turn};
use table::{Record, Seeded};
use terminal::Drawn as Drawable;
use text::Language;
use wire::Traced;
use wire::message::Coded;

use crate::dealt::returns;

/// Everything that is known of a game beyond its rules.
pub(crate) trait Full: Encoded + Drawable + Traced + Coded {}

impl Full for days::State {}
impl Full for minutes::State {}

/// How many legal actions are named to somebody who took another.
const NAMED: usize = 12;

/// Why something cannot be done, in words.
pub(crate) type Refused = String;

/// A game and how it came about.
#[derive(Clone)]
pub(crate) struct Match<G: Game> {
    pub(crate) start: Start<G>,
    pub(crate) state: G,
    pub(crate) entries: Vec<Entry<G>>,
    /// What chance has drawn so far of the outcome that is waited for.
    pub(crate) drawn: Drawn,
    /// Deals by itself, if there is one.
    pub(crate) dealer: Option<Seeded>,
    /// The dealer as it was before each entry.
    pub(crate) dealers: Vec<Seeded>,
    /// The choices, once somebody asked for them.
    legal: Option<CodeSet>,
}

/// Where a game began.
#[derive(Clone)]
pub(crate) enum Start<G: Game> {
    /// At the beginning.
    Rules(G::Rules, G::Hold),
    /// At a position that somebody imagined.
    Guess(Arc<Guess<G>>),
}

/// A position that a seat cannot tell from the true one.
pub(crate) struct Guess<G: Game> {
    pub(crate) from: Match<G>,
    pub(crate) seat: Seat,
    pub(crate) seed: u64,
}

impl<G: Game> Guess<G> {
    fn position(&self) -> G {
        G::guess(&self.from.state.view(self.seat), &mut Seeded::new(self.seed))
    }
}

impl<G: Game> Start<G> {
    pub(crate) fn position(&self) -> G {
        match self {
            Start::Rules(rules, _) => G::begin(*rules, &mut ()),
            Start::Guess(guess) => guess.position(),
        }
    }
}

impl<G: Full> Match<G> {
    /// A game that begins. If there is a dealer, it deals at once.
    pub(crate) fn new(start: Start<G>, dealer: Option<Seeded>) -> Self {
        let state = start.position();
        let dealers = Vec::new();
        let mut new =
            Match { start, state, entries: Vec::new(), drawn: Drawn::default(), dealer, dealers, legal: None };
        new.settle();
        new
    }

    pub(crate) fn turn(&self) -> Turn {
        self.state.turn()
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        match self.turn() {
            Turn::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// The codes of what the side to move may choose.
    #[inline]
    pub(crate) fn legal(&mut self) -> CodeSet {
        *self.legal.get_or_insert_with(|| codes(&self.state))
    }

    /// Carries out what is known to be legal, and deals if there is a dealer.
    #[inline]
    fn enter(&mut self, entry: Entry<G>) {
        if let Some(dealer) = &self.dealer {
            self.dealers.push(dealer.clone());
        }
        apply(&mut self.state, entry);
        self.entries.push(entry);
        self.drawn = Drawn::default();
        self.legal = None;
    }

    #[inline]
    fn settle(&mut self) {
        while self.turn() == Turn::Chance
            && let Some(dealer) = &mut self.dealer
        {
            let before = dealer.clone();
            let entry = Entry::Chance(self.state.draw(dealer));
            self.dealers.push(before);
            apply(&mut self.state, entry);
            self.entries.push(entry);
            self.legal = None;
        }
    }

    /// Carries out the action of a code.
    #[inline]
    pub(crate) fn play(&mut self, code: usize) -> Result<(), Refused> {
        match (self.turn(), G::action(self.state.rules(), code)) {
            (Turn::Player(side), Some(action)) if self.legal().contains(code) => {
                self.enter(Entry::Action(side, action));
                self.settle();
                Ok(())
            }
            (_, None) => Err(format!("{code} is no action: the codes of {} are 0 to {}", G::ENCODING, G::ACTIONS - 1)),
            (turn, Some(action)) => Err(self.refusal(turn, action)),
        }
    }

    /// Why an action cannot be taken.
    fn refusal(&self, turn: Turn, action: G::Action) -> Refused {
        match turn {
            Turn::Over(_) => format!("`{action}` is not possible: the game is over"),
            Turn::Chance => format!("`{action}` is not possible: cards must be dealt first (deal, or draw)"),
            Turn::Player(side) => {
                let view = self.state.view(Seat::Player(side));
                let mut legal: Vec<String> = view.choices().iter().map(ToString::to_string).collect();
                if legal.len() > NAMED {
                    let more = legal.split_off(NAMED).len();
                    legal.push(format!("and {more} more"));
                }
                let asked = G::prompt(Language::English, &view);
                format!("{side} cannot `{action}` now. {asked} Legal: {}", legal.join(", "))
            }
        }
    }

    /// The code of an action in the notation.
    pub(crate) fn code(&self, text: &str) -> Result<usize, Refused> {
        let action: G::Action = text.trim().parse().map_err(|error| format!("`{text}`: {error}"))?;
        let Some(code) = self.code_of(action) else {
            return Err(format!("`{text}` speaks of a card that is not in this deck"));
        };
        Ok(code)
    }

    /// The code of an action, unless it speaks of a card of another deck.
    fn code_of(&self, action: G::Action) -> Option<usize> {
        (0..G::ACTIONS).find(|&code| G::action(self.state.rules(), code) == Some(action))
    }

    pub(crate) fn action_text(&self, code: usize) -> Option<String> {
        G::action(self.state.rules(), code).map(|action| action.to_string())
    }

    /// A legal action in words, as players read it.
    pub(crate) fn describe(&mut self, code: usize, language: Language) -> Result<String, Refused> {
        match (self.turn(), G::action(self.state.rules(), code)) {
            (Turn::Player(side), Some(action)) if self.legal().contains(code) => {
                Ok(G::choice(language, &self.state.view(Seat::Player(side)), action))
            }
            (turn, Some(action)) => Err(self.refusal(turn, action)),
            (_, None) => Err(format!("{code} is no action")),
        }
    }

    /// What chance can draw next, each code with how likely it is.
    pub(crate) fn draws(&self) -> Vec<(usize, f64)> {
        let mut next = Vec::new();
        self.state.draw_next(&self.drawn, |code, weight| next.push((code, f64::from(weight))));
        let all: f64 = next.iter().map(|(_, weight)| weight).sum();
        next.iter_mut().for_each(|(_, weight)| *weight /= all);
        next
    }

    /// Draws a card.
    pub(crate) fn draw(&mut self, code: usize) -> Result<(), Refused> {
        if !self.draws().iter().any(|&(there, _)| there == code) {
            return Err(match self.turn() {
                Turn::Chance => format!("{code} cannot be drawn now: draws() lists what can"),
                _ => "nothing is to be drawn now".to_owned(),
            });
        }
        self.drawn.push(code);
        if let Some(chance) = self.state.draw_whole(&self.drawn) {
            self.enter(Entry::Chance(chance));
        }
        Ok(())
    }

    /// Deals what the notation says.
    pub(crate) fn deal_text(&mut self, text: &str) -> Result<(), Refused> {
        let chance: G::Chance = text.trim().parse().map_err(|error| format!("`{text}`: {error}"))?;
        self.state.deal(chance, &mut ()).map_err(|refusal| format!("`{text}`: {refusal}"))?;
        self.enter(Entry::Chance(chance));
        Ok(())
    }

    /// Deals until a side must choose or the game is over.
    pub(crate) fn deal_seeded(&mut self, seed: u64) {
        let mut dealer = Seeded::new(seed);
        self.finish_draw(&mut dealer);
        while self.turn() == Turn::Chance {
            let entry = Entry::Chance(self.state.draw(&mut dealer));
            self.enter(entry);
        }
    }

    /// Completes what was drawn in part.
    fn finish_draw(&mut self, dealer: &mut Seeded) {
        use kernel::Dealer;
        while !self.drawn.is_empty() {
            let mut next = Vec::new();
            self.state.draw_next(&self.drawn, |code, weight| next.extend(std::iter::repeat_n(code, weight as usize)));
            self.drawn.push(next[dealer.below(next.len() as u32) as usize]);
            if let Some(chance) = self.state.draw_whole(&self.drawn) {
                self.enter(Entry::Chance(chance));
            }
        }
    }

    /// Takes back the last decision and what was dealt since; or, where nobody deals by itself, the last entry.
    pub(crate) fn undo(&mut self) -> Result<(), Refused> {
        if !self.drawn.is_empty() {
            self.drawn = Drawn::default();
            return Ok(());
        }
        let is_chosen = |entry: &Entry<G>| !matches!(entry, Entry::Chance(_));
        let last = match self.dealer {
            Some(_) => self.entries.iter().rposition(is_chosen),
            None => self.entries.len().checked_sub(1),
        };
        let last = last.ok_or("there is nothing to take back")?;
        self.entries.truncate(last);
        if self.dealer.is_some() {
            self.dealer = self.dealers.get(last).cloned();
            self.dealers.truncate(last);
        }
        self.state = self.replayed();
        self.legal = None;
        Ok(())
    }

    /// The position to which the entries lead.
    pub(crate) fn replayed(&self) -> G {
        let mut state = self.start.position();
        self.entries.iter().for_each(|&entry| apply(&mut state, entry));
        state
    }

    /// The game as a record.
    pub(crate) fn record(&self) -> Result<Record<G>, Refused> {
        match &self.start {
            Start::Rules(rules, _) => Record::new(*rules, self.entries.clone()).map_err(|refused| refused.to_string()),
            Start::Guess(_) => {
                Err("a guessed position has no record: ask the game that it was guessed from".to_owned())
            }
        }
    }

    /// A game that goes on from a position that `seat` cannot tell from this one.
    pub(crate) fn guess(&self, seat: Seat, seed: u64) -> Match<G> {
        let mut from = self.clone();
        (from.dealer, from.dealers) = (None, Vec::new());
        Match::new(Start::Guess(Arc::new(Guess { from, seat, seed })), None)
    }

    /// What each side gets after random play to the end.
    pub(crate) fn rollout(&self, seed: u64) -> [f32; 2] {
        let (mut state, mut dealer) = (self.state, Seeded::new(seed));
        let choose = |state: &G, _: Side, dealer: &mut Seeded| any(state, dealer);
        while bots::play::advance(&mut state, &mut dealer, choose).is_ok() {}
        returns(&state)
    }
}
