//! Fitting what a position is worth to how games ended.

use kernel::Dealer;

use crate::Rng;

/// A position: its features, the chances of this side and of the other to trigger war, and whether this side won.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample<const N: usize> {
    /// The features of the balance.
    pub balance: [f32; N],
    /// How likely this side triggers war.
    pub war: f32,
    /// How likely the other side does.
    pub their_war: f32,
    /// What this side got out of the game, 0 to 1.
    pub won: f32,
}

/// The weights of the features, by stochastic gradient descent on the cross-entropy with a pull towards 0. `both` is what a war
/// that both lose is worth. The fewer the samples, the harder the pull.
#[must_use]
pub fn fit<const N: usize>(samples: &[Sample<N>], both: f32) -> [f32; N] {
    if samples.is_empty() {
        return [0.0; N];
    }
    let (mut w, mut mean) = ([0.0f32; N], [0.0f32; N]);
    let mut size = [1e-3f32; N];
    for sample in samples {
        (0..N).for_each(|i| size[i] += sample.balance[i] * sample.balance[i] / samples.len() as f32);
    }
    let size = size.map(f32::sqrt);
    let pull = (4.0 / samples.len() as f32).max(0.0005);
    let mut rng = Rng::new(5);
    let steps = 40 * samples.len().min(200_000);
    for step in 0..steps {
        let f = &samples[rng.below(samples.len() as u32) as usize];
        let x: f32 = (0..N).map(|i| w[i] * f.balance[i] / size[i]).sum();
        let root = (1.0 + x * x).sqrt();
        let peace = (1.0 - f.war) * (1.0 - f.their_war);
        let p = peace * (0.5 + 0.5 * x / root) + (1.0 - f.war) * f.their_war + both * f.war * f.their_war;
        let p = p.clamp(1e-2, 1.0 - 1e-2);
        let slope = (p - f.won) / (p * (1.0 - p)) * peace * 0.5 / (root * root * root);
        let rate = 0.01 / (1.0 + 9.0 * step as f32 / steps as f32);
        for i in 0..N {
            w[i] -= rate * (slope * f.balance[i] / size[i] + pull * w[i]);
            mean[i] += if step * 2 >= steps { w[i] * 2.0 / steps as f32 } else { 0.0 };
        }
    }
    std::array::from_fn(|i| mean[i] / size[i])
}
