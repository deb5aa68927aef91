//! Fits the evaluation of 13 Days to games that bots play against themselves: `fit GAMES SEED PLAYER`.
//!
//! Prints the weights of the features by round (regression of the result on the features, squashed as the evaluation does), the
//! share of wars by need and plays left, and the weights of the belief about agendas.

use bots::{DaysFeatures, Dice, Insight, Player};
use days::{Phase, State};
use kernel::{Dealer, Game, List, Outcome, Seat, Side, Turn};

const N: usize = bots::DaysFeatures::COUNT;

#[derive(Default)]
struct Data {
    samples: [Vec<(DaysFeatures, f32)>; 3],
    wars: [[(u32, u32); 9]; 5],
    choices: Vec<Choice>,
}

/// Three agendas as they stood (gain, track, letter), how far the round was, and which was chosen.
struct Choice {
    three: [[f32; 3]; 3],
    late: f32,
    chosen: usize,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (games, seed): (u64, u64) = (words[0].parse()?, words[1].parse()?);
    let player: Player = words[2].parse()?;
    let data: Vec<Data> = std::thread::scope(|scope| {
        let half = |from: u64| {
            move || {
                (from..games).step_by(2).fold(Data::default(), |mut data, game| {
                    play(player, seed + game, &mut data);
                    data
                })
            }
        };
        let threads = [scope.spawn(half(0)), scope.spawn(half(1))];
        threads.into_iter().filter_map(|thread| thread.join().ok()).collect()
    });
    let mut all = Data::default();
    for mut part in data {
        for round in 0..3 {
            all.samples[round].append(&mut part.samples[round]);
        }
        for (a, b) in all.wars.iter_mut().flatten().zip(part.wars.iter().flatten()) {
            *a = (a.0 + b.0, a.1 + b.1);
        }
        all.choices.append(&mut part.choices);
    }
    report(&all);
    Ok(())
}

fn report(data: &Data) {
    for samples in &data.samples {
        let weights = fit(samples);
        println!("    [{}],", weights.map(|w| format!("{w:.3}")).join(", "));
    }
    for row in &data.wars {
        let cells = row.map(|(wars, all)| format!("{:.3} ({all})", f64::from(wars) / f64::from(all.max(1))));
        println!("    [{}],", cells.join(", "));
    }
    println!("belief: {:?} from {} choices", fit_belief(&data.choices), data.choices.len());
}

type Noted = (Vec<(u8, Side, DaysFeatures)>, Vec<(u8, Side, usize, u8)>);

fn play(player: Player, seed: u64, data: &mut Data) {
    let mut bots = [player.bot::<State>(), player.bot::<State>()];
    let mut dice = Dice::of(seed, 7);
    let mut state = State::begin(days::Rules::default(), &mut ());
    let mut noted: Noted = (Vec::new(), Vec::new());
    loop {
        match state.turn() {
            Turn::Over(outcome) => return finish(outcome, &state, &noted, data),
            Turn::Chance => state.deal_unchecked(state.draw(&mut dice), &mut ()),
            Turn::Player(side) => {
                note(&state, &mut noted, data, &mut dice);
                let mut choices = List::<days::Action>::new();
                state.actions(&mut choices);
                let action = bots[side as usize].choose(&state.view(Seat::Player(side)), &choices, dice.bits());
                state.play_unchecked(action, &mut ());
            }
        }
    }
}

fn note(state: &State, noted: &mut Noted, data: &mut Data, dice: &mut Dice) {
    let board = state.board();
    let quiet = matches!(board.pending.phase, Phase::Play(_));
    if !quiet && dice.below(3) > 0 {
        return;
    }
    for side in Side::ALL {
        let view = state.view(Seat::Player(side));
        let lens = State::lens(&view, true);
        let guess = State::guess(&view, dice);
        noted.0.push((board.round, side, lens.features(&guess)[side]));
        if quiet {
            let (bucket, left) = lens.brink(state, side);
            noted.1.push((board.round, side, bucket, left));
        }
        if quiet && let (Some(three), Some(chosen)) = (board.flags[side], state.chosen(side)) {
            let sign = if side == Side::Us { 1.0 } else { -1.0 };
            let facts = three.map(|agenda| {
                let gain = (sign * f32::from(bots::days_award(board, agenda))).clamp(-3.0, 4.0);
                let kind = agenda.scored();
                let is = |yes: bool| f32::from(u8::from(yes));
                [gain, is(matches!(kind, days::Scored::Track(_))), is(kind == days::Scored::Letter)]
            });
            let chosen = three.iter().position(|&agenda| agenda == chosen).unwrap_or(0);
            data.choices.push(Choice { three: facts, late: f32::from(board.plays_made) / 8.0, chosen });
        }
    }
}

fn finish(outcome: Outcome, state: &State, noted: &Noted, data: &mut Data) {
    let war = outcome.why == kernel::Why::NuclearWar;
    for &(round, side, features) in &noted.0 {
        let won = outcome.winner.map_or(0.2, |winner| f32::from(u8::from(winner == side)));
        data.samples[usize::from(round - 1)].push((features, won));
    }
    for &(round, side, bucket, left) in &noted.1 {
        let guilty = war && round == state.board().round && outcome.winner != Some(side);
        let cell = &mut data.wars[usize::from(left.min(4))][bucket];
        *cell = (cell.0 + u32::from(guilty), cell.1 + 1);
    }
}

/// Stochastic gradient descent on the cross-entropy, with a pull towards 0.
fn fit(samples: &[(DaysFeatures, f32)]) -> [f32; N] {
    let (mut w, mut mean) = ([0.0f32; N], [0.0f32; N]);
    let mut size = [1e-3f32; N];
    for (f, _) in samples {
        (0..N).for_each(|i| size[i] += f.balance[i] * f.balance[i] / samples.len() as f32);
    }
    let size = size.map(f32::sqrt);
    let mut dice = Dice::new(5);
    let steps = 40 * samples.len().min(200_000);
    for step in 0..steps {
        let (f, won) = &samples[dice.below(samples.len() as u32) as usize];
        let x: f32 = (0..N).map(|i| w[i] * f.balance[i] / size[i]).sum();
        let root = (1.0 + x * x).sqrt();
        let peace = (1.0 - f.war) * (1.0 - f.their_war);
        let p = peace * (0.5 + 0.5 * x / root) + (1.0 - f.war) * f.their_war + 0.2 * f.war * f.their_war;
        let p = p.clamp(1e-2, 1.0 - 1e-2);
        let slope = (p - won) / (p * (1.0 - p)) * peace * 0.5 / (root * root * root);
        let rate = 0.01 / (1.0 + 9.0 * step as f32 / steps as f32);
        for i in 0..N {
            w[i] -= rate * (slope * f.balance[i] / size[i] + 0.0005 * w[i]);
            mean[i] += if step * 2 >= steps { w[i] * 2.0 / steps as f32 } else { 0.0 };
        }
    }
    std::array::from_fn(|i| mean[i] / size[i])
}

/// Gain at the first and at the last card, track, letter.
fn fit_belief(choices: &[Choice]) -> [f32; 4] {
    let mut w = [0.0f32; 4];
    let mut dice = Dice::new(9);
    for _ in 0..20 * choices.len() {
        let choice = &choices[dice.below(choices.len() as u32) as usize];
        let inputs =
            choice.three.map(|[gain, track, letter]| [gain * (1.0 - choice.late), gain * choice.late, track, letter]);
        let scores = inputs.map(|x| std::iter::zip(x, w).map(|(x, w)| x * w).sum::<f32>().exp());
        let total: f32 = scores.iter().sum();
        for (i, x) in inputs.iter().enumerate() {
            let miss = scores[i] / total - f32::from(u8::from(i == choice.chosen));
            (0..4).for_each(|j| w[j] -= 0.003 * miss * x[j]);
        }
    }
    w
}
