use kernel::{Dealer, Entry, Game, List, Refusal, Seat, Side, Turn};

use crate::{Record, Step, begin, step};

/// A game under way. It never lends its position: a seat sees its view, and nothing else.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    rules: G::Rules,
    entries: Vec<Entry<G>>,
    /// After how many entries nothing before can be taken back.
    committed: usize,
    state: G,
    hold: G::Hold,
}

/// An entry that the rules accept, and what follows from it. Nothing has happened until the table takes it.
#[derive(Clone, Debug)]
pub struct Commit<G: Game> {
    /// What is to be written down.
    pub entry: Entry<G>,
    /// How many entries the table had.
    pub ply: usize,
    after: G,
    steps: Vec<Step<G>>,
}

impl<G: Game> Commit<G> {
    /// What `seat` will be told.
    #[must_use]
    pub fn heard(&self, seat: Seat) -> Vec<G::Heard> {
        self.steps.iter().flat_map(|step| &step.facts).map(|&fact| G::heard(fact, seat)).collect()
    }
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Undo {
    /// Nothing was done since the last draw, reveal or change of player.
    #[error(
        "nothing can be taken back: since your last choice a card was drawn, something was revealed, or the turn passed"
    )]
    Committed,
    /// It is not this side's turn.
    #[error("it is not your turn: what you did is done")]
    NotYourTurn,
}

impl<G: Game> Table<G> {
    /// A new game.
    ///
    /// # Panics
    /// If what the rules refer to is gone: whoever has rules of a deck holds the deck as well.
    #[must_use]
    pub fn new(rules: G::Rules) -> Self {
        let hold = G::hold(rules).expect("whoever has the rules holds what they refer to");
        let (state, _) = begin(rules);
        Table { rules, entries: Vec::new(), committed: 0, state, hold }
    }

    /// The table on which these entries were played.
    ///
    /// # Errors
    /// The number of the first entry that the rules refuse, and why.
    pub fn restore(rules: G::Rules, entries: &[Entry<G>]) -> Result<Self, (usize, Refusal)> {
        let mut table = Table::new(rules);
        for (ply, &entry) in entries.iter().enumerate() {
            let commit = table.consider(entry).map_err(|refusal| (ply, refusal))?;
            table.accept(commit);
        }
        Ok(table)
    }

    /// Who acts next.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.state.turn()
    }

    /// How many entries there are.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.entries.len()
    }

    /// What `seat` may know.
    #[must_use]
    pub fn view(&self, seat: Seat) -> G::View {
        self.state.view(seat)
    }

    /// What the side to move may choose; its seat alone should be shown this.
    #[must_use]
    pub fn choices(&self) -> List<G::Action> {
        let mut choices = List::new();
        self.state.actions(&mut choices);
        choices
    }

    /// Says what would follow from an entry, and changes nothing.
    ///
    /// # Errors
    /// If the rules refuse it.
    pub fn consider(&self, entry: Entry<G>) -> Result<Commit<G>, Refusal> {
        let (after, steps) = step(self.state, entry)?;
        Ok(Commit { entry, ply: self.entries.len(), after, steps })
    }

    /// Takes an entry that was considered at this point of the game.
    ///
    /// # Panics
    /// If the table went on since: that is an error of the caller, who must hold the table between the two.
    pub fn accept(&mut self, commit: Commit<G>) {
        assert_eq!(commit.ply, self.entries.len(), "considered at another point of the game");
        let reveals = commit.steps.iter().flat_map(|step| &step.facts).any(|&fact| G::reveals(fact));
        let stays = match commit.entry {
            Entry::Action(side, _) => commit.after.turn().side() == Some(side),
            Entry::Chance(_) => false,
        };
        self.entries.push(commit.entry);
        self.state = commit.after;
        if reveals || !stays {
            self.committed = self.entries.len();
        }
    }

    /// Carries out an action of `by`.
    ///
    /// # Errors
    /// If the rules refuse it. Nothing has changed then.
    pub fn play(&mut self, by: Side, action: G::Action) -> Result<Commit<G>, Refusal> {
        self.take(Entry::Action(by, action))
    }

    /// Deals until a side must choose or the game is over, and hands every draw to `told`.
    pub fn deal(&mut self, dealer: &mut impl Dealer, mut told: impl FnMut(&Commit<G>)) {
        while self.turn() == Turn::Chance {
            let chance = self.state.draw(dealer);
            if let Ok(commit) = self.take(Entry::Chance(chance)) {
                told(&commit);
            }
        }
    }

    fn take(&mut self, entry: Entry<G>) -> Result<Commit<G>, Refusal> {
        let commit = self.consider(entry)?;
        self.accept(commit.clone());
        Ok(commit)
    }

    /// Whether `side` can take its last choice back.
    ///
    /// # Errors
    /// Why not.
    pub fn may_undo(&self, side: Side) -> Result<(), Undo> {
        if self.turn() != Turn::Player(side) {
            return Err(Undo::NotYourTurn);
        }
        if self.entries.len() == self.committed { Err(Undo::Committed) } else { Ok(()) }
    }

    /// Takes the last choice of `side` back, but never beyond a draw, a reveal or a change of player.
    ///
    /// # Errors
    /// Why not. Nothing has changed then.
    pub fn undo(&mut self, side: Side) -> Result<(), Undo> {
        self.may_undo(side)?;
        let entries = &self.entries[..self.entries.len() - 1];
        if let Ok(table) = Table::restore(self.rules, entries) {
            *self = table;
        }
        Ok(())
    }

    /// After how many entries nothing before can be taken back.
    #[must_use]
    pub fn committed(&self) -> usize {
        self.committed
    }

    /// The game so far, everything included: not for the eyes of a player while it lasts.
    #[must_use]
    pub fn record(&self) -> Record<G> {
        Record { rules: self.rules, entries: self.entries.clone(), hold: self.hold.clone() }
    }
}
