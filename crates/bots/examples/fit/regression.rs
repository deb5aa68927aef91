//! Fitting what a position is worth to how games ended.

use bots::Rng;
use kernel::Dealer;

/// A position: its features, the chances of this side and of the other to trigger war, and whether this side won.
pub(crate) struct Sample<const N: usize> {
    pub(crate) balance: [f32; N],
    pub(crate) war: f32,
    pub(crate) their_war: f32,
    pub(crate) won: f32,
}

/// Stochastic gradient descent on the cross-entropy, with a pull towards 0. `both` is what a war that both lose is worth.
pub(crate) fn fit<const N: usize>(samples: &[Sample<N>], both: f32) -> [f32; N] {
    let (mut w, mut mean) = ([0.0f32; N], [0.0f32; N]);
    let mut size = [1e-3f32; N];
    for sample in samples {
        (0..N).for_each(|i| size[i] += sample.balance[i] * sample.balance[i] / samples.len() as f32);
    }
    let size = size.map(f32::sqrt);
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
            w[i] -= rate * (slope * f.balance[i] / size[i] + 0.0005 * w[i]);
            mean[i] += if step * 2 >= steps { w[i] * 2.0 / steps as f32 } else { 0.0 };
        }
    }
    std::array::from_fn(|i| mean[i] / size[i])
}

/// Prints columns of weights row by row, with the name of each row.
pub(crate) fn print_columns<const N: usize>(names: &[&str; N], columns: &[[f32; N]]) {
    for (row, name) in names.iter().enumerate() {
        let weights: Vec<String> = columns.iter().map(|column| format!("{:6.3}", column[row])).collect();
        println!("    {name}: [{}],", weights.join(", "));
    }
}

/// Prints a row of a table.
pub(crate) fn print_row(row: &[f32]) {
    println!("    [{}],", row.iter().map(|value| format!("{value:.3}")).collect::<Vec<_>>().join(", "));
}

/// A share with the number of cases it rests on.
pub(crate) fn share((hits, all): (u32, u32)) -> String {
    format!("{:.3} ({all})", f64::from(hits) / f64::from(all.max(1)))
}
