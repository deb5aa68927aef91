use kernel::{Dealer, Side};

use crate::{Battleground, Track};

/// A kind of agenda card. The three tracks have two cards each, which are alike.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Agenda {
    Military,
    Political,
    WorldOpinion,
    Berlin,
    Turkey,
    Italy,
    CubaPolitical,
    CubaMilitary,
    Atlantic,
    PersonalLetter,
}

/// What an agenda asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scored {
    /// Domination of a track; the card has the DEFCON icon.
    Track(Track),
    /// Domination of a battleground.
    Battleground(Battleground),
    /// Holding the Personal Letter.
    Letter,
}

impl Agenda {
    /// Every kind.
    pub const ALL: [Agenda; 10] = [
        Agenda::Military,
        Agenda::Political,
        Agenda::WorldOpinion,
        Agenda::Berlin,
        Agenda::Turkey,
        Agenda::Italy,
        Agenda::CubaPolitical,
        Agenda::CubaMilitary,
        Agenda::Atlantic,
        Agenda::PersonalLetter,
    ];

    /// How many cards of this kind there are.
    #[must_use]
    pub const fn copies(self) -> u8 {
        match self.scored() {
            Scored::Track(_) => 2,
            Scored::Battleground(_) | Scored::Letter => 1,
        }
    }

    /// What it asks for.
    #[inline]
    #[must_use]
    pub const fn scored(self) -> Scored {
        match self {
            Agenda::Military => Scored::Track(Track::Military),
            Agenda::Political => Scored::Track(Track::Political),
            Agenda::WorldOpinion => Scored::Track(Track::WorldOpinion),
            Agenda::Berlin => Scored::Battleground(Battleground::Berlin),
            Agenda::Turkey => Scored::Battleground(Battleground::Turkey),
            Agenda::Italy => Scored::Battleground(Battleground::Italy),
            Agenda::CubaPolitical => Scored::Battleground(Battleground::CubaPolitical),
            Agenda::CubaMilitary => Scored::Battleground(Battleground::CubaMilitary),
            Agenda::Atlantic => Scored::Battleground(Battleground::Atlantic),
            Agenda::PersonalLetter => Scored::Letter,
        }
    }

    /// The battleground on which its flag lies, or the track.
    #[must_use]
    pub const fn flag(self) -> Scored {
        match self.scored() {
            Scored::Letter => Scored::Battleground(Battleground::UnitedNations),
            other => other,
        }
    }

    /// The stable name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Agenda::Military => "military",
            Agenda::Political => "political",
            Agenda::WorldOpinion => "world-opinion",
            Agenda::Berlin => "berlin",
            Agenda::Turkey => "turkey",
            Agenda::Italy => "italy",
            Agenda::CubaPolitical => "cuba-political",
            Agenda::CubaMilitary => "cuba-military",
            Agenda::Atlantic => "atlantic",
            Agenda::PersonalLetter => "personal-letter",
        }
    }
}

kernel::indexed!(Agenda);
kernel::named!(Agenda, "an agenda, such as italy or personal-letter");

/// Three agendas as dealt to a side, in the order of [`Agenda::ALL`].
pub(crate) type Three = [Agenda; 3];

/// A number of agenda cards by kind: two bits each, `00`, `01` or `11`, so that every card is one bit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct AgendaBag(u32);

impl AgendaBag {
    /// No card.
    pub const EMPTY: AgendaBag = AgendaBag(0);

    /// All 13 cards.
    pub const FULL: AgendaBag = {
        let (mut bits, mut i) = (0, 0);
        while i < Agenda::ALL.len() {
            bits |= (if Agenda::ALL[i].copies() == 2 { 3 } else { 1 }) << (2 * i);
            i += 1;
        }
        AgendaBag(bits)
    };

    /// How many cards of `kind` are in it.
    #[inline]
    #[must_use]
    pub const fn count(self, kind: Agenda) -> u32 {
        (self.0 >> (2 * kind as u32) & 3).count_ones()
    }

    /// How many cards are in it.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no card is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in this bag that are not in the other, all of whose cards are in this one.
    #[inline]
    #[must_use]
    pub const fn without(self, other: AgendaBag) -> AgendaBag {
        // A kind of two cards with one away keeps its low bit.
        let both = self.0 & other.0 & LOW & (self.0 & !other.0) >> 1;
        AgendaBag((self.0 & !other.0 | both) & !(both << 1))
    }

    /// Puts a card in.
    #[inline]
    pub fn insert(&mut self, kind: Agenda) {
        debug_assert!(self.count(kind) < kind.copies().into());
        let low = 1 << (2 * kind as u32);
        self.0 |= low | (self.0 & low) << 1;
    }

    /// Takes a card out, which is there.
    #[inline]
    pub fn remove(&mut self, kind: Agenda) {
        debug_assert!(self.count(kind) > 0);
        let low = 1 << (2 * kind as u32);
        self.0 = self.0 & !(low << 1) & !(low & !(self.0 >> 1));
    }

    /// The cards in it, kind by kind.
    pub fn iter(self) -> impl Iterator<Item = Agenda> {
        Agenda::ALL.into_iter().flat_map(move |kind| core::iter::repeat_n(kind, self.count(kind) as usize))
    }

    /// Three random cards, in the order of [`Agenda::ALL`].
    #[inline]
    pub(crate) fn deal(self, dealer: &mut impl Dealer) -> Three {
        let mut bits = kernel::sample_bits(self.0.into(), 3, dealer);
        core::array::from_fn(|_| {
            let bit = bits.trailing_zeros() as usize;
            bits &= bits.wrapping_sub(1);
            Agenda::ALL[bit / 2 % Agenda::ALL.len()]
        })
    }

    /// Whether these three can be dealt from it, and stand in order.
    pub(crate) fn holds(mut self, three: Three) -> bool {
        three.is_sorted()
            && three.iter().all(|&kind| {
                let there = self.count(kind) > 0;
                if there {
                    self.remove(kind);
                }
                there
            })
    }

    /// Every three that can be dealt from it, with the number of ways.
    pub(crate) fn deals(self) -> impl Iterator<Item = (Three, u32)> {
        let all = Agenda::ALL;
        (0..all.len())
            .flat_map(move |i| (i..all.len()).flat_map(move |j| (j..all.len()).map(move |k| [all[i], all[j], all[k]])))
            .filter(move |&three| self.holds(three))
            .map(move |three| {
                let ways = all.iter().map(|&kind| {
                    let taken = three.iter().filter(|&&other| other == kind).count() as u32;
                    choose(self.count(kind), taken)
                });
                (three, ways.product())
            })
    }
}

impl FromIterator<Agenda> for AgendaBag {
    fn from_iter<I: IntoIterator<Item = Agenda>>(kinds: I) -> Self {
        let mut bag = AgendaBag::default();
        for kind in kinds {
            bag.insert(kind);
        }
        bag
    }
}

/// The first card of every kind.
const LOW: u32 = 0x5_5555;

/// Ways to take `taken` of at most two things.
const fn choose(of: u32, taken: u32) -> u32 {
    if of == 2 && taken == 1 { 2 } else { 1 }
}

/// Sorts three in place.
#[inline]
pub(crate) fn sort(three: &mut Three) {
    for (a, b) in [(0, 1), (1, 2), (0, 1)] {
        if three[a] > three[b] {
            three.swap(a, b);
        }
    }
}

/// Who gets prestige from an agenda, and how much.
pub(crate) type Award = Option<(Side, u8)>;
