use kernel::{Dealer, Entry, Game, List, Refusal, Seat, Side, Turn};

use crate::record::HELD;
use crate::{Record, Step, step};

/// A game under way. It never lends its position: a seat sees its view, and nothing else.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    rules: G::Rules,
    entries: Vec<Entry<G>>,
    /// How many entries nobody can take back any more.
    committed: usize,
    state: G,
    /// Keeps what the rules refer to: the deck of 13 Minutes.
    hold: G::Hold,
}

/// An entry that the rules accept, and what follows from it. Nothing has happened until the table takes it.
#[derive(Clone, Debug)]
pub struct Commit<G: Game> {
    /// What is to be written down.
    pub entry: Entry<G>,
    /// How many entries the table had.
    pub ply: usize,
    before: G,
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
pub enum UndoRefusal {
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
        let hold = G::hold(rules).expect(HELD);
        Table { rules, entries: Vec::new(), committed: 0, state: G::begin(rules, &mut ()), hold }
    }

    /// Who acts next.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.state.turn()
    }

    /// The options of the rules.
    #[must_use]
    pub fn rules(&self) -> G::Rules {
        self.rules
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
        Ok(Commit { entry, ply: self.entries.len(), before: self.state, after, steps })
    }

    /// Draws for chance and says what would follow, but changes nothing: what was drawn can be written down before it is
    /// accepted. Nothing if chance is not to act.
    #[must_use]
    pub fn draw(&self, dealer: &mut impl Dealer) -> Option<Commit<G>> {
        (self.turn() == Turn::Chance).then(|| {
            let drawn = Entry::Chance(self.state.draw(dealer));
            self.consider(drawn).expect("what the rules draw can be dealt")
        })
    }

    /// Takes an entry that was considered at this point of the game.
    ///
    /// # Panics
    /// If the table went on since: that is an error of the caller, who must hold the table between the two.
    pub fn accept(&mut self, commit: Commit<G>) {
        assert!(
            commit.ply == self.entries.len() && commit.before == self.state,
            "considered at another point of the game"
        );
        let reveals = commit.steps.iter().flat_map(|step| &step.facts).any(|&fact| G::reveals(fact));
        let stays = match commit.entry {
            Entry::Action(side, _) => commit.after.turn().side() == Some(side),
            Entry::Chance(_) | Entry::Resign(_) => false,
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
        let commit = self.consider(Entry::Action(by, action))?;
        self.accept(commit.clone());
        Ok(commit)
    }

    /// Lets `by` give the game up, whoever's turn it is.
    ///
    /// # Errors
    /// If the game is over. Nothing has changed then.
    pub fn resign(&mut self, by: Side) -> Result<Commit<G>, Refusal> {
        let commit = self.consider(Entry::Resign(by))?;
        self.accept(commit.clone());
        Ok(commit)
    }

    /// Deals until a side must choose or the game is over, and hands every draw to `told`.
    pub fn deal(&mut self, dealer: &mut impl Dealer, mut told: impl FnMut(&Commit<G>)) {
        while let Some(commit) = self.draw(dealer) {
            told(&commit);
            self.accept(commit);
        }
    }

    /// Whether `side` can take its last choice back.
    ///
    /// # Errors
    /// Why not.
    pub fn may_undo(&self, side: Side) -> Result<(), UndoRefusal> {
        if self.turn() != Turn::Player(side) {
            return Err(UndoRefusal::NotYourTurn);
        }
        if self.entries.len() == self.committed { Err(UndoRefusal::Committed) } else { Ok(()) }
    }

    /// Takes the last choice of `side` back, but never beyond a draw, a reveal or a change of player.
    ///
    /// # Errors
    /// Why not. Nothing has changed then.
    pub fn undo(&mut self, side: Side) -> Result<(), UndoRefusal> {
        self.may_undo(side)?;
        *self = self.record().table_at(self.entries.len() - 1);
        Ok(())
    }

    /// How many entries nobody can take back any more.
    #[must_use]
    pub fn committed(&self) -> usize {
        self.committed
    }

    /// What `seat` was told from ply `from` on: see [`Record::told`].
    #[must_use]
    pub fn told(&self, seat: Seat, from: usize) -> Vec<(usize, G::Heard)> {
        self.record().told(seat, from)
    }

    /// The game so far, everything included: not for the eyes of a player while it lasts.
    #[must_use]
    pub fn record(&self) -> Record<G> {
        Record { rules: self.rules, entries: self.entries.clone(), hold: self.hold.clone() }
    }
}
