use core::fmt;

use kernel::Dealer;

/// A card by its place in the deck, 0 to 12, and the battleground that it becomes; or Cuba, whose card is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Slot(u8);

impl Slot {
    /// How many there are: thirteen cards and Cuba.
    pub const COUNT: usize = crate::CARDS + 1;
    /// How long tables by slot are: as long as numbers of four bits need, so that none has to be checked.
    pub(crate) const WIDTH: usize = 16;
    /// The battleground that begins face down.
    pub const CUBA: Slot = Slot(crate::CARDS as u8);

    /// The slot with this number, 0 to 13.
    #[inline]
    #[must_use]
    pub const fn new(index: usize) -> Self {
        debug_assert!(index < Slot::COUNT);
        Slot(index as u8)
    }

    /// Its number.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize % Slot::WIDTH
    }

    /// The set of this one alone.
    #[inline]
    #[must_use]
    pub const fn alone(self) -> Slots {
        Slots(1 << self.0)
    }
}

/// A set of cards or battlegrounds in two bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Slots(u16);

impl Slots {
    /// None at all.
    pub const EMPTY: Slots = Slots(0);
    /// All thirteen cards.
    pub const CARDS: Slots = Slots((1 << crate::CARDS) - 1);
    /// All thirteen cards and Cuba.
    pub const ALL: Slots = Slots((1 << Slot::COUNT) - 1);

    /// The set with these bits, lowest number first.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u16) -> Self {
        Slots(bits)
    }

    /// The set as bits.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// How many are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        kernel::ones(self.0)
    }

    /// Whether nothing is in the set.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `slot` is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, slot: Slot) -> bool {
        self.0 >> slot.0 & 1 == 1
    }

    /// What is in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Slots(self.0 | other.0)
    }

    /// What is in both sets.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Slots(self.0 & other.0)
    }

    /// What is in this set but not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Slots(self.0 & !other.0)
    }

    /// This set, or nothing.
    #[inline]
    #[must_use]
    pub const fn when(self, wanted: bool) -> Self {
        Slots(self.0 & (wanted as u16).wrapping_neg())
    }

    /// What is in this set and has a higher number than anything in the other.
    #[inline]
    #[must_use]
    pub const fn after(self, other: Self) -> Self {
        Slots((self.0 as u32 & u32::MAX << (16 - other.0.leading_zeros())) as u16)
    }

    /// Whether everything in this set is in the other.
    #[inline]
    #[must_use]
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Puts `slot` in.
    #[inline]
    pub const fn insert(&mut self, slot: Slot) {
        self.0 |= 1 << slot.0;
    }

    /// Takes `slot` out.
    #[inline]
    pub const fn remove(&mut self, slot: Slot) {
        self.0 &= !(1 << slot.0);
    }

    /// What is in the set, lowest number first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Slot> + Clone {
        let mut bits = self.0;
        core::iter::from_fn(move || {
            (bits != 0).then(|| {
                let slot = Slot(bits.trailing_zeros() as u8);
                bits &= bits - 1;
                slot
            })
        })
    }

    /// The lowest of the set.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Slot> {
        if self.is_empty() { None } else { Some(Slot(self.0.trailing_zeros() as u8)) }
    }

    /// One of the set at random, which is not empty.
    #[inline]
    pub fn pick(self, dealer: &mut impl Dealer) -> Slot {
        debug_assert!(!self.is_empty());
        Slot(kernel::nth_bit(self.0.into(), dealer.below(self.len().into())) as u8)
    }

    /// Takes `count` at random out of the set (or all, if there are not so many).
    #[inline]
    pub(crate) fn draw(&mut self, count: u8, dealer: &mut impl Dealer) -> Slots {
        let part = Slots(kernel::sample_bits(self.0.into(), count.min(self.len()).into(), dealer) as u16);
        *self = self.without(part);
        part
    }

    /// Takes `count` cards out, each as likely as its weight among those that are left; all if there are not so many.
    pub(crate) fn draw_by(&mut self, count: u8, weights: &[u32; crate::CARDS], dealer: &mut impl Dealer) -> Slots {
        let count = count.min(self.len()).into();
        let part = Slots(kernel::sample_weighted(self.0.into(), count, |slot| weights[slot], dealer) as u16);
        *self = self.without(part);
        part
    }

    /// Every pair of the set, in a fixed order.
    pub(crate) fn pairs(self) -> impl Iterator<Item = Slots> {
        self.iter().flat_map(move |first| {
            self.after(first.alone()).iter().map(move |second| first.alone().union(second.alone()))
        })
    }
}

impl FromIterator<Slot> for Slots {
    fn from_iter<I: IntoIterator<Item = Slot>>(slots: I) -> Self {
        slots.into_iter().fold(Slots::EMPTY, |set, slot| set.union(slot.alone()))
    }
}

impl fmt::Debug for Slots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Slot::index)).finish()
    }
}
