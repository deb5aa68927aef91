//! Both games in numbers, for programs that learn.
//!
//! * Every action of a game has one integer for ever ([`Encoded::code`]), and the choices of a position are a mask of fixed
//!   size ([`mask`]).
//! * A view is a row of bytes in named spans ([`Encoded::observe`]). It depends on the view alone, so it tells nothing that
//!   the seat cannot know. Whatever belongs to a side stands first for the seat itself, then for its opponent.
//! * What a seat heard is a row of words ([`Encoded::tell`]): together with its own choices, all that it can remember.
//! * Chance can be told card by card ([`Encoded::draws`]), so that no draw has more outcomes than there are cards.
//!
//! A version (`days_v1`) never changes its meaning. `docs/encoding.md` has its tables, which [`Tables`] prints.
#![no_std]

mod code_set;
mod days;
mod drawn;
mod minutes;
mod span;
mod tables;
mod words;

use kernel::{Game, Gather, Seat, Side};

pub use code_set::CodeSet;
pub use drawn::Drawn;
pub use span::{Codes, Span};
pub use tables::Tables;

/// A game in numbers.
pub trait Encoded: Game {
    /// The name and version of the encoding. What it means never changes; what comes later gets another name.
    const ENCODING: &'static str;
    /// How many codes actions have.
    const ACTIONS: usize;
    /// What the codes of actions mean.
    const ACTION_CODES: &'static [Codes];
    /// How many bytes an observation has.
    const OBSERVATION: usize;
    /// What they mean.
    const SPANS: &'static [Span];
    /// How many codes there are for what chance draws.
    const CHANCES: usize;
    /// What the codes of chance mean.
    const CHANCE_CODES: &'static [Codes];
    /// How many words there are.
    const WORDS: usize;
    /// What the words mean.
    const WORD_CODES: &'static [Codes];
    /// What each kind of thing heard is called, in the order of their words.
    const KINDS: &'static [&'static str];
    /// The most decisions that a game has.
    const MOST_DECISIONS: usize;

    /// The code of an action, below [`Encoded::ACTIONS`].
    fn code(rules: Self::Rules, action: Self::Action) -> usize;

    /// The action of a code, if there is one.
    fn action(rules: Self::Rules, code: usize) -> Option<Self::Action>;

    /// Writes a view into `out`, which has [`Encoded::OBSERVATION`] bytes.
    ///
    /// # Panics
    /// If it has not.
    fn observe(view: &Self::View, out: &mut [u8]);

    /// Hands over the words for something that a seat heard.
    fn tell(rules: Self::Rules, heard: &Self::Heard, out: &mut impl FnMut(u16));

    /// The word for an own choice.
    fn chose(rules: Self::Rules, action: Self::Action) -> u16;

    /// How many draws, card by card, the outcome of chance has that is waited for. None if chance is not to act.
    fn draws(&self) -> usize;

    /// Hands over what can be drawn next, after `drawn`, each code with its weight.
    fn draw_next(&self, drawn: &Drawn, see: impl FnMut(usize, u32));

    /// What chance has decided when all is drawn.
    fn draw_whole(&self, drawn: &Drawn) -> Option<Self::Chance>;
}

/// Writes the choices of the side to move into `out`, which has [`Encoded::ACTIONS`] bytes: 1 for a legal action, 0 for any
/// other. All are 0 if no side is to move.
#[inline]
pub fn mask<G: Encoded>(state: &G, out: &mut [u8]) {
    codes(state).write_mask(out);
}

/// The codes of the choices of the side to move.
#[inline]
#[must_use]
pub fn codes<G: Encoded>(state: &G) -> CodeSet {
    let mut gathered = InSet::<G> { rules: state.rules(), codes: CodeSet::default() };
    state.actions(&mut gathered);
    gathered.codes
}

/// The side whose numbers stand first in what `seat` sees: its own, and for a spectator the US.
#[inline]
#[must_use]
pub fn own_side(seat: Seat) -> Side {
    seat.side().unwrap_or(Side::Us)
}

struct InSet<G: Encoded> {
    rules: G::Rules,
    codes: CodeSet,
}

impl<G: Encoded> Gather<G::Action> for InSet<G> {
    #[inline]
    fn add(&mut self, action: G::Action) {
        self.codes.insert(G::code(self.rules, action));
    }
}
