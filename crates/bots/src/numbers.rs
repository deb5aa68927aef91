//! Arithmetic that gives the same bits on every machine: nothing here asks the platform's mathematics library.

/// Maps a balance, 0 for even, to a chance from 0 to 1.
#[inline]
pub(crate) fn chance(balance: f32) -> f32 {
    0.5 + 0.5 * balance / (1.0 + balance * balance).sqrt()
}

/// The exponential of a moderate number, to about three digits.
#[inline]
pub(crate) fn exp(x: f32) -> f32 {
    let mut power = (1.0 + x.clamp(-40.0, 40.0) / 1024.0).max(0.0);
    for _ in 0..10 {
        power *= power;
    }
    power
}

/// Weights that add up to 1, made from how attractive each is.
pub(crate) fn softmax<const N: usize>(attraction: [f32; N]) -> [f32; N] {
    let top = attraction.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let weights = attraction.map(|each| exp(each - top));
    let total: f32 = weights.iter().sum();
    weights.map(|weight| weight / total)
}
