use kernel::Dealer;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::{SplitMix64, Xoroshiro128PlusPlus};

/// A dealer whose draws follow from a seed, the same on every machine.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Seeded(Xoroshiro128PlusPlus);

impl Seeded {
    /// The dealer of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Seeded(Xoroshiro128PlusPlus::seed_from_u64(seed))
    }

    /// The dealer of one of many games under a seed. Games do not share draws.
    #[must_use]
    pub fn of_game(seed: u64, game: u64) -> Self {
        // Mixed twice, so that neighbouring numbers give unrelated generators.
        let salt = SplitMix64::from_seed(seed.to_le_bytes()).next_u64();
        Seeded(Xoroshiro128PlusPlus::seed_from_u64(salt ^ SplitMix64::from_seed(game.to_le_bytes()).next_u64()))
    }
}

impl Dealer for Seeded {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        below(&mut self.0, n)
    }
}

/// A dealer whose draws nobody can predict: for games between people.
#[derive(Debug)]
pub struct Entropy(rand_chacha::ChaCha20Rng);

impl Entropy {
    /// A dealer seeded by the operating system.
    ///
    /// # Errors
    /// If the system has no randomness to give.
    pub fn new() -> Result<Self, getrandom::Error> {
        let mut seed = [0; 32];
        getrandom::fill(&mut seed)?;
        Ok(Entropy(rand_chacha::ChaCha20Rng::from_seed(seed)))
    }
}

impl Dealer for Entropy {
    fn below(&mut self, n: u32) -> u32 {
        below(&mut self.0, n)
    }
}

/// A number below `n` by Lemire's method: one multiplication, and no value likelier than another.
#[inline]
fn below(generator: &mut impl Rng, n: u32) -> u32 {
    let mut product = u64::from(generator.next_u32()) * u64::from(n);
    if (product as u32) < n {
        let threshold = n.wrapping_neg() % n;
        while (product as u32) < threshold {
            product = u64::from(generator.next_u32()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}
