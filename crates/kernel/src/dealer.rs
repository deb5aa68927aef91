/// Where chance comes from. Rules never draw by themselves: they are told what was drawn.
pub trait Dealer {
    /// A number below `n`, each equally likely. `n` is not 0.
    fn below(&mut self, n: u32) -> u32;
}

impl<D: Dealer> Dealer for &mut D {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}

/// A dealer without chance: always the lowest number. For callers to whom every outcome is equally good.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lowest;

impl Dealer for Lowest {
    #[inline]
    fn below(&mut self, _n: u32) -> u32 {
        0
    }
}
