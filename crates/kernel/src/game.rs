use core::fmt::{self, Debug, Display, Write};
use core::hash::Hash;
use core::str::FromStr;

use crate::list::{Find, Gather};
use crate::{Dealer, ParseError, Refusal, Seat, SeatView, Side, Turn};

/// A game of hidden cards for two sides.
///
/// The value is the whole position, hidden parts included. It holds no order of a deck and no seed: chance decides when
/// a card is drawn.
pub trait Game: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The stable name of the game.
    const SLUG: &'static str;
    /// Options of the rules, fixed for a game.
    type Rules: Copy + Eq + Debug + Default + Send + Sync + Display + FromStr<Err = ParseError>;
    /// What a player chooses.
    type Action: Copy + Default + Eq + Ord + Hash + Debug + Send + Sync + Display + FromStr<Err = ParseError>;
    /// What the deck decides.
    type Chance: Copy + Eq + Hash + Debug + Send + Sync + Display + FromStr<Err = ParseError>;
    /// What happened, in full.
    type Fact: Copy + Eq + Debug + Send + Sync;
    /// What a seat is told of a fact.
    type Heard: Copy + Eq + Debug + Send + Sync;
    /// What a seat may know.
    type View: SeatView<Game = Self>;
    /// Keeps what the rules refer to in memory.
    type Hold: Clone + Eq + Debug + Send + Sync;

    /// The position in which somebody, or chance, first has to act.
    fn begin(rules: Self::Rules, witness: &mut impl Witness<Self>) -> Self;

    /// What `seat` knows before anything happened: the view from which [`Game::hear`] leads on.
    fn first_view(rules: Self::Rules, seat: Seat) -> Self::View;

    /// The options this game is played with.
    fn rules(&self) -> Self::Rules;

    /// Keeps what the rules refer to in memory for as long as whoever asks has games by them; nothing if it is gone
    /// already. Most rules refer to nothing.
    fn hold(rules: Self::Rules) -> Option<Self::Hold>;

    /// Writes what a record must enclose so that its rules can be read anywhere. Most rules are clear by themselves.
    fn enclose(_rules: Self::Rules, _out: &mut impl Write) -> fmt::Result {
        Ok(())
    }

    /// Who acts next.
    fn turn(&self) -> Turn;

    /// Every legal action of the side to move, each once. Nothing if no side is to move.
    fn actions(&self, out: &mut impl Gather<Self::Action>);

    /// The legal actions less those that only reach in another order what these reach. For searchers.
    fn actions_in_order(&self, out: &mut impl Gather<Self::Action>) {
        self.actions(out);
    }

    /// Every outcome of the pending draw with its weight, each once. Nothing if no draw is pending.
    fn chances(&self, out: &mut impl Extend<(Self::Chance, u32)>);

    /// Draws one outcome. Chance is to act.
    fn draw(&self, dealer: &mut impl Dealer) -> Self::Chance;

    /// Whether `action` is legal for the side to move.
    fn allows(&self, action: Self::Action) -> bool {
        let mut found = Find { wanted: action, found: false };
        self.actions(&mut found);
        found.found
    }

    /// Whether the pending draw can have this outcome.
    fn can_deal(&self, chance: Self::Chance) -> bool;

    /// Carries out an action that is known to be legal.
    fn play_unchecked(&mut self, action: Self::Action, witness: &mut impl Witness<Self>);

    /// Carries out a draw that is known to be possible.
    fn deal_unchecked(&mut self, chance: Self::Chance, witness: &mut impl Witness<Self>);

    /// Ends a game that is not over: `by` gives it up. Nothing else on the table changes.
    fn resign_unchecked(&mut self, by: Side, witness: &mut impl Witness<Self>);

    /// What `seat` may know.
    fn view(&self, seat: Seat) -> Self::View;

    /// A position that the view cannot tell from the true one, each equally likely.
    fn guess(view: &Self::View, dealer: &mut impl Dealer) -> Self;

    /// What `seat` is told of a fact.
    fn heard(fact: Self::Fact, seat: Seat) -> Self::Heard;

    /// Brings a view up to date with what its seat was told.
    fn hear(view: &mut Self::View, heard: Self::Heard);

    /// Whether the fact shows a side something that it did not know and did not bring about by its own choice. There is
    /// no taking back beyond it.
    fn reveals(fact: Self::Fact) -> bool;

    /// What is wrong with the position, if anything is. A sound game stays sound.
    fn flaw(&self) -> Option<&'static str>;

    /// Carries out an action of `by`, or says why not.
    fn play(mut self, by: Side, action: Self::Action, witness: &mut impl Witness<Self>) -> Result<Self, Refusal> {
        match self.turn() {
            Turn::Over(_) => Err(Refusal::Over),
            Turn::Chance => Err(Refusal::ChanceFirst),
            Turn::Player(side) if side != by => Err(Refusal::NotYourTurn(side)),
            Turn::Player(_) if !self.allows(action) => Err(Refusal::Illegal),
            Turn::Player(_) => {
                self.play_unchecked(action, witness);
                Ok(self)
            }
        }
    }

    /// Carries out a draw, or says why not.
    fn deal(mut self, chance: Self::Chance, witness: &mut impl Witness<Self>) -> Result<Self, Refusal> {
        match self.turn() {
            Turn::Over(_) => Err(Refusal::Over),
            Turn::Player(side) => Err(Refusal::PlayerFirst(side)),
            Turn::Chance if !self.can_deal(chance) => Err(Refusal::Illegal),
            Turn::Chance => {
                self.deal_unchecked(chance, witness);
                Ok(self)
            }
        }
    }

    /// Lets `by` give the game up, whoever's turn it is; or says why not.
    fn resign(mut self, by: Side, witness: &mut impl Witness<Self>) -> Result<Self, Refusal> {
        if let Turn::Over(_) = self.turn() {
            return Err(Refusal::Over);
        }
        self.resign_unchecked(by, witness);
        Ok(self)
    }
}

/// Somebody who is told everything that happens, as it happens. `()` does not listen and costs nothing.
pub trait Witness<G: Game> {
    /// Something happened.
    fn fact(&mut self, fact: G::Fact);

    /// What was asked for is done; from here on the rules take a step by themselves.
    fn rules(&mut self, _so_far: &G) {}
}

impl<G: Game> Witness<G> for () {
    #[inline(always)]
    fn fact(&mut self, _fact: G::Fact) {}
}

impl<G: Game, W: Witness<G>> Witness<G> for &mut W {
    #[inline]
    fn fact(&mut self, fact: G::Fact) {
        (**self).fact(fact);
    }

    #[inline]
    fn rules(&mut self, so_far: &G) {
        (**self).rules(so_far);
    }
}
