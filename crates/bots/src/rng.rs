use kernel::Dealer;

/// A small, quick random number generator (SplitMix64), the same on every machine.
///
/// Good enough to imagine hidden cards with; games that count are dealt by a better one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng(u64);

impl Rng {
    /// The generator of a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Rng(mix(seed))
    }

    /// One of many generators of a seed, each unlike the others.
    #[must_use]
    pub const fn of(seed: u64, stream: u64) -> Self {
        Rng(mix(mix(seed) ^ stream.wrapping_mul(0xd134_2543_de82_ef95)))
    }

    /// The next 64 bits.
    #[inline]
    pub const fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// A number from 0 up to 1.
    #[inline]
    pub fn unit(&mut self) -> f32 {
        (self.bits() >> 40) as f32 / (1u32 << 24) as f32
    }

    /// The index of one of several things, each as likely as its weight says; the first if all weigh nothing.
    pub fn weighted(&mut self, weights: impl Iterator<Item = f64> + Clone) -> usize {
        let total: f64 = weights.clone().sum();
        let mut left = f64::from(self.unit()) * total;
        for (i, weight) in weights.enumerate() {
            left -= weight;
            if weight > 0.0 && left < 0.0 {
                return i;
            }
        }
        0
    }
}

impl Dealer for Rng {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        (((self.bits() >> 32) * u64::from(n)) >> 32) as u32
    }
}

/// The finaliser of SplitMix64: every bit depends on every bit.
const fn mix(mut bits: u64) -> u64 {
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}
