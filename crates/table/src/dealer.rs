use kernel::Dealer;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A dealer whose draws follow from a seed, the same on every machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seeded(Xoshiro256PlusPlus);

impl Seeded {
    /// The dealer of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Seeded(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The dealer of one of many games under a seed. Games do not share draws.
    #[must_use]
    pub fn of_game(seed: u64, game: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        bytes[8..16].copy_from_slice(&game.to_le_bytes());
        // Mixed twice: neighbouring numbers give unrelated generators.
        let mut mixer = rand_xoshiro::SplitMix64::from_seed(seed.to_le_bytes());
        let salt = mixer.next_u64();
        bytes[16..24].copy_from_slice(&salt.to_le_bytes());
        let mut mixer = rand_xoshiro::SplitMix64::from_seed((game ^ salt).to_le_bytes());
        bytes[24..].copy_from_slice(&mixer.next_u64().to_le_bytes());
        let mut generator = Xoshiro256PlusPlus::from_seed(bytes);
        generator.jump();
        Seeded(generator)
    }
}

impl Dealer for Seeded {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        // Lemire's method: one multiplication, and no value likelier than another.
        let mut product = u64::from(self.0.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = u64::from(self.0.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }
}
