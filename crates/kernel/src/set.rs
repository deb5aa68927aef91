use core::fmt;
use core::marker::PhantomData;

use crate::Dealer;

/// A kind of thing of which there are at most 64, each with a fixed number.
pub trait Indexed: Copy + fmt::Debug + 'static {
    /// How many there are.
    const COUNT: usize;

    /// The number of this one, below [`Indexed::COUNT`].
    fn index(self) -> usize;

    /// The one with this number. `index` is below [`Indexed::COUNT`].
    fn from_index(index: usize) -> Self;
}

/// Numbers a type without fields in the order of its `ALL`, which is that of its declaration.
#[macro_export]
macro_rules! indexed {
    ($type:ty) => {
        impl $crate::Indexed for $type {
            const COUNT: usize = <$type>::ALL.len();

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            #[inline]
            fn from_index(index: usize) -> Self {
                <$type>::ALL[index]
            }
        }
    };
}

/// A set of numbered things in one machine word.
pub struct Set<T> {
    bits: u64,
    kind: PhantomData<T>,
}

impl<T> Clone for Set<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> PartialEq for Set<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for Set<T> {}

impl<T> core::hash::Hash for Set<T> {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<T> Default for Set<T> {
    #[inline]
    fn default() -> Self {
        Set::EMPTY
    }
}

impl<T> Set<T> {
    /// The empty set.
    pub const EMPTY: Self = Set { bits: 0, kind: PhantomData };

    /// The set with these bits, lowest number first.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Set { bits, kind: PhantomData }
    }

    /// The set as bits.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.bits
    }

    /// How many things are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.bits.count_ones()
    }

    /// Whether the set has nothing in it.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// What is in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self::from_bits(self.bits | other.bits)
    }

    /// What is in both sets.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self::from_bits(self.bits & other.bits)
    }

    /// What is in this set but not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self::from_bits(self.bits & !other.bits)
    }

    /// What is in this set and has a higher number than anything in the other.
    #[inline]
    #[must_use]
    pub const fn after(self, other: Self) -> Self {
        let highest = 64 - other.bits.leading_zeros();
        Self::from_bits(if highest == 64 { 0 } else { self.bits >> highest << highest })
    }

    /// Whether everything in this set is in the other.
    #[inline]
    #[must_use]
    pub const fn is_subset(self, other: Self) -> bool {
        self.bits & !other.bits == 0
    }
}

impl<T: Indexed> Set<T> {
    /// Everything of this kind.
    pub const ALL: Self = Self::from_bits(u64::MAX >> (64 - T::COUNT));

    /// The set of one thing.
    #[inline]
    #[must_use]
    pub fn only(item: T) -> Self {
        Self::from_bits(1 << item.index())
    }

    /// Whether `item` is in the set.
    #[inline]
    #[must_use]
    pub fn contains(self, item: T) -> bool {
        self.bits >> item.index() & 1 == 1
    }

    /// Puts `item` in.
    #[inline]
    pub fn insert(&mut self, item: T) {
        self.bits |= 1 << item.index();
    }

    /// Takes `item` out.
    #[inline]
    pub fn remove(&mut self, item: T) {
        self.bits &= !(1 << item.index());
    }

    /// The numbers of the things in the set, lowest first.
    #[inline]
    pub fn indices(self) -> impl Iterator<Item = usize> + Clone {
        let mut bits = self.bits;
        core::iter::from_fn(move || {
            (bits != 0).then(|| {
                let index = bits.trailing_zeros() as usize;
                bits &= bits - 1;
                index
            })
        })
    }

    /// The things in the set, lowest number first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        self.indices().map(T::from_index)
    }

    /// A random thing of the set, which is not empty.
    #[inline]
    pub fn pick(self, dealer: &mut impl Dealer) -> T {
        debug_assert!(!self.is_empty());
        T::from_index(nth_bit(self.bits, dealer.below(self.len())))
    }

    /// `count` things of the set at random (or all, if there are fewer).
    #[inline]
    pub fn sample(self, count: u32, dealer: &mut impl Dealer) -> Self {
        Self::from_bits(sample_bits(self.bits, count.min(self.len()), dealer))
    }

    /// Every subset of `count` things, in a fixed order.
    pub fn parts(self, count: u32) -> impl Iterator<Item = Self> {
        // Gosper's walk over the positions within the set, spread onto its bits.
        let size = self.len();
        let limit = 1u64 << size;
        let mut mask = (1u64 << count) - 1;
        let mut done = count > size;
        core::iter::from_fn(move || {
            if done || mask >= limit {
                return None;
            }
            let part = spread(mask, self.bits);
            if mask == 0 {
                done = true;
            } else {
                let low = mask & mask.wrapping_neg();
                let ripple = mask + low;
                mask = (((ripple ^ mask) >> 2) / low) | ripple;
            }
            Some(Self::from_bits(part))
        })
    }
}

/// `count` of the set bits at random; at least that many are set.
///
/// Floyd's algorithm: no place is drawn twice, and no draw has to wait for the bit that the one before led to.
#[inline]
pub fn sample_bits(bits: u64, count: u32, dealer: &mut impl Dealer) -> u64 {
    let (all, ranks) = (bits.count_ones(), Ranks::of(bits));
    let (mut places, mut part) = (0u64, 0);
    for last in all - count..all {
        let thrown = dealer.below(last + 1);
        let place = if places >> thrown & 1 == 1 { last } else { thrown };
        places |= 1 << place;
        part |= 1 << ranks.nth(place);
    }
    part
}

/// `count` of the set bits, one after the other, each as likely as its weight among those that are left; any of them where all
/// weigh nothing. There are at least `count`.
pub fn sample_weighted(bits: u64, count: u32, weight: impl Fn(usize) -> u32, dealer: &mut impl Dealer) -> u64 {
    let (mut left, mut part) = (bits, 0);
    for _ in 0..count {
        let each = |bits: u64| {
            core::iter::successors(Some(bits), |&rest| Some(rest & rest.wrapping_sub(1)))
                .take_while(|&rest| rest != 0)
                .map(|rest| rest.trailing_zeros() as usize)
        };
        let total: u32 = each(left).map(&weight).sum();
        let mut thrown = dealer.below(total.max(1));
        let drawn = each(left).find(|&at| {
            let weight = weight(at);
            let is_it = thrown < weight;
            thrown = thrown.saturating_sub(weight);
            is_it
        });
        let at = drawn.unwrap_or_else(|| nth_bit(left, dealer.below(left.count_ones())));
        (left, part) = (left & !(1 << at), part | 1 << at);
    }
    part
}

/// The position of the `n`th set bit, counted from 0; there are more than `n`.
#[inline]
#[must_use]
pub const fn nth_bit(bits: u64, n: u32) -> usize {
    // Where the set is known to be small, nothing of this is left but the short way.
    if bits >> 16 == 0 { nth_of_two_bytes(bits as u16, n) } else { Ranks::of(bits).nth(n) }
}

#[inline]
const fn nth_of_two_bytes(bits: u16, n: u32) -> usize {
    let [low, high] = bits.to_le_bytes();
    let passed = ONES_IN_BYTE[low as usize] as u32;
    let (start, byte, n) = if n < passed { (0, low, n) } else { (8, high, n - passed) };
    start + NTH_IN_BYTE[(n & 7) as usize][byte as usize] as usize
}

/// How many bits are set. Not every processor counts them in one step; of two bytes both can be looked up.
#[inline]
#[must_use]
pub const fn ones(bits: u16) -> u8 {
    let [low, high] = bits.to_le_bytes();
    ONES_IN_BYTE[low as usize] + ONES_IN_BYTE[high as usize]
}

/// How many bits of every byte are set.
static ONES_IN_BYTE: [u8; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = (byte as u8).count_ones() as u8;
        byte += 1;
    }
    table
};

/// Set bits, counted byte by byte, so that the nth of them is quickly found.
#[derive(Clone, Copy)]
struct Ranks {
    bits: u64,
    /// In each byte the number of set bits up to its end.
    up_to: u64,
}

impl Ranks {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x8080_8080_8080_8080;

    #[inline]
    const fn of(bits: u64) -> Self {
        let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
        let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        Ranks { bits, up_to: ((fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(Self::ONES) }
    }

    /// The position of the `n`th set bit: all eight bytes are asked at once, and the one that has it is looked up.
    #[inline]
    const fn nth(self, n: u32) -> usize {
        // A byte keeps its high bit if all set bits up to its end are passed over.
        let passed = ((n as u64).wrapping_mul(Self::ONES) | Self::HIGH).wrapping_sub(self.up_to) & Self::HIGH;
        let start = (passed >> 7).wrapping_mul(Self::ONES) >> 56 << 3;
        let before = self.up_to << 8 >> start;
        let byte = (self.bits >> start) as u8;
        start as usize + NTH_IN_BYTE[((n as u64).wrapping_sub(before) & 7) as usize][byte as usize] as usize
    }
}

/// The position of the nth set bit of every byte.
static NTH_IN_BYTE: [[u8; 256]; 8] = {
    let mut table = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[n][byte] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

/// Puts the low bits of `mask` onto the set bits of `onto`.
fn spread(mask: u64, onto: u64) -> u64 {
    let (mut rest, mut out, mut n) = (onto, 0, 0);
    while rest != 0 {
        let low = rest & rest.wrapping_neg();
        if mask >> n & 1 == 1 {
            out |= low;
        }
        rest ^= low;
        n += 1;
    }
    out
}

impl<T: Indexed> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut set = Set::EMPTY;
        for item in items {
            set.insert(item);
        }
        set
    }
}

impl<T: Indexed> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
