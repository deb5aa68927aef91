//! *13 Days*: the weights of the features in each round and before it, the share of wars by need and plays left, and the weights of the belief
//! about agendas.

use bots::regression::{Sample, fit};
use bots::{AgendaSigns, DaysBalance, DaysFeatures, Insight, Rng};
use days::{Decision, Draw, Phase, State};
use kernel::{BySide, Dealer, Game, Outcome, Seat, Side};

use crate::Fitted;
use crate::print::{print_columns, share};

const N: usize = DaysBalance::COUNT;
const SIGNS: usize = AgendaSigns::COUNT;

#[derive(Default)]
pub(crate) struct Data {
    /// In the three rounds, and before them.
    samples: [Vec<Sample<N>>; 6],
    wars: [[(u32, u32); 9]; 5],
    choices: Vec<Choice>,
    /// Of the game under way.
    noted: Vec<(usize, Side, DaysFeatures)>,
    brinks: Vec<(u8, Side, usize, u8)>,
}

/// What the board said of three agendas, how likely each was held to be by the other side, and which was chosen.
struct Choice {
    three: [[f32; SIGNS]; 3],
    believed: [f32; 3],
    chosen: usize,
}

impl Fitted for State {
    type Data = Data;

    fn note(state: &State, data: &mut Data, rng: &mut Rng) {
        note(state, data, rng);
    }

    fn finish(outcome: Outcome, state: &State, data: &mut Data) {
        finish(outcome, state, data);
    }

    fn report(data: &Data) {
        println!("weights in rounds 1 to 3 and before them:");
        print_columns(&DaysBalance::NAMES, &data.samples.each_ref().map(|samples| fit(samples, 0.2)));
        println!("risks by plays left and need:");
        for row in &data.wars {
            println!("    [{}],", row.map(share).join(", "));
        }
        println!("belief from {} choices:", data.choices.len());
        print_columns(&AgendaSigns::NAMES, &[fit_belief(&data.choices)]);
        check_belief(&data.choices);
    }
}

fn note(state: &State, data: &mut Data, rng: &mut Rng) {
    let board = state.board();
    let quiet = matches!(board.pending.phase, Phase::Decide(_, Decision::Play));
    let before = matches!(board.pending.phase, Phase::Draw(Draw::Agendas(_))) && board.flags == BySide::new(None, None);
    if !quiet && !before && (state.turn().side().is_none() || rng.below(3) > 0) {
        return;
    }
    let row = usize::from(board.round - 1) + if before { 3 } else { 0 };
    for side in Side::ALL {
        let view = state.view(Seat::Player(side));
        let lens = State::lens(&view, true);
        let guess = State::guess(&view, rng);
        data.noted.push((row, side, lens.features(&guess)[side]));
        if quiet {
            let (bucket, left) = lens.brink(state, side);
            data.brinks.push((board.round, side, bucket, left));
        }
        if quiet && let (Some(three), Some(chosen)) = (board.flags[side], state.chosen(side)) {
            let chosen = three.iter().position(|&agenda| agenda == chosen).expect("one of the three");
            data.choices.push(Choice {
                three: three.map(|agenda| AgendaSigns::of(board, side, agenda).values()),
                believed: lens.belief(side),
                chosen,
            });
        }
    }
}

fn finish(outcome: Outcome, state: &State, data: &mut Data) {
    let war = outcome.why == kernel::Why::NuclearWar;
    for (row, side, features) in std::mem::take(&mut data.noted) {
        let won = outcome.winner.map_or(0.2, |winner| f32::from(u8::from(winner == side)));
        let DaysFeatures { balance, war, their_war } = features;
        data.samples[row].push(Sample { balance: balance.values(), war, their_war, won });
    }
    for (round, side, bucket, left) in std::mem::take(&mut data.brinks) {
        let guilty = war && round == state.board().round && outcome.winner != Some(side);
        let cell = &mut data.wars[usize::from(left.min(4))][bucket];
        *cell = (cell.0 + u32::from(guilty), cell.1 + 1);
    }
}

/// The weights of the signs.
fn fit_belief(choices: &[Choice]) -> [f32; SIGNS] {
    let mut w = [0.0f32; SIGNS];
    let mut rng = Rng::new(9);
    for _ in 0..20 * choices.len() {
        let choice = &choices[rng.below(choices.len() as u32) as usize];
        let inputs = choice.three;
        let scores = inputs.map(|x| std::iter::zip(x, w).map(|(x, w)| x * w).sum::<f32>().exp());
        let total: f32 = scores.iter().sum();
        for (i, x) in inputs.iter().enumerate() {
            let miss = scores[i] / total - f32::from(u8::from(i == choice.chosen));
            (0..SIGNS).for_each(|j| w[j] -= 0.002 * miss * x[j]);
        }
    }
    w
}

/// How often an agenda was really chosen that was held to be so likely, by tenths, and the loss of the belief.
fn check_belief(choices: &[Choice]) {
    let (mut tenths, mut loss) = ([(0u32, 0u32); 10], 0.0f64);
    for choice in choices {
        loss -= f64::from(choice.believed[choice.chosen].max(1e-6).ln());
        for (i, &p) in choice.believed.iter().enumerate() {
            let cell = &mut tenths[((p * 10.0) as usize).min(9)];
            *cell = (cell.0 + u32::from(i == choice.chosen), cell.1 + 1);
        }
    }
    println!("believed: [{}], loss {:.3}", tenths.map(share).join(", "), loss / choices.len() as f64);
}
