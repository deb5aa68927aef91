//! *13 Minutes*: the weights of the features by part of the game, the share of wars by how near they were, what hands hold
//! compared with chance, and what was bid.

use bots::regression::{Sample, fit};
use bots::{Insight, MinutesBalance, MinutesFeatures, OrderTerms, Rng};
use kernel::{Dealer, Game, Outcome, Seat, Side, Why};
use minutes::{Decision, Phase, Slot, State};

use crate::Fitted;
use crate::print::{print_columns, print_row, share};

const N: usize = MinutesBalance::COUNT;

/// What is learned from.
#[derive(Default)]
pub(crate) struct Data {
    samples: [Vec<Sample<N>>; 4],
    wars: [[[(u32, u32); 7]; 6]; 2],
    /// By part of the game and class of card: in the hand of the side that waits, and unseen by the one that moves.
    held: [[(f32, f32); 9]; 5],
    /// What the order of play was worth, to the side that played last.
    orders: Vec<Sample<{ OrderTerms::COUNT }>>,
    bids: [u32; 14],
    /// Of the game under way: how it stood when the bids were made, and what was noted since.
    dealt: Option<State>,
    noted: Vec<(usize, Side, MinutesFeatures)>,
    brinks: Vec<(Side, (usize, usize, usize))>,
}

impl Fitted for State {
    type Data = Data;

    fn note(state: &State, data: &mut Data, rng: &mut Rng) {
        if matches!(state.board().pending.phase, Phase::Decide(_, Decision::Bid)) {
            data.dealt = Some(*state);
        }
        let Some(mover) = state.turn().side() else { return };
        let quiet = matches!(state.board().pending.phase, Phase::Decide(_, Decision::Play | Decision::Order));
        if !quiet && rng.below(2) > 0 {
            return;
        }
        for side in Side::ALL {
            let view = state.view(Seat::Player(side));
            let lens = State::lens(&view, true);
            let guess = State::guess(&view, rng);
            data.noted.push((lens.column(state), side, lens.features(&guess)[side]));
            data.brinks.push((side, lens.brink(&guess, side)));
        }
        if quiet {
            note_hand(state, mover, data);
        }
    }

    fn finish(outcome: Outcome, state: &State, data: &mut Data) {
        let war = outcome.why == Why::NuclearWar;
        let nobody = if war { 0.3 } else { 0.5 };
        let won = |side| outcome.winner.map_or(nobody, |winner| f32::from(u8::from(winner == side)));
        for (column, side, features) in std::mem::take(&mut data.noted) {
            let MinutesFeatures { balance, war, their_war } = features;
            data.samples[column].push(Sample { balance: balance.values(), war, their_war, won: won(side) });
        }
        for (side, (last, left, level)) in std::mem::take(&mut data.brinks) {
            let cell = &mut data.wars[last][left][level];
            *cell = (cell.0 + u32::from(war && outcome.winner != Some(side)), cell.1 + 1);
        }
        let (bids, last) = (state.board().out, state.board().first.other());
        if let Some(dealt) = data.dealt.filter(|_| bids.ahead() == Some(last)) {
            let lens = State::lens(&dealt.view(Seat::Player(last)), true);
            let balance = lens.order(&dealt, last, bids).values();
            data.orders.push(Sample { balance, war: 0.0, their_war: 0.0, won: won(last) });
        }
        for side in Side::ALL {
            data.bids[usize::from(state.board().out[side])] += 1;
        }
    }

    fn report(data: &Data) {
        println!("weights by part of the game:");
        print_columns(&MinutesBalance::NAMES, &data.samples.each_ref().map(|samples| fit(samples, 0.3)));
        println!("risks:");
        for half in &data.wars {
            half.iter().for_each(|row| println!("    [{}],", row.map(share).join(", ")));
        }
        println!("order:");
        print_columns(&OrderTerms::NAMES, &[fit(&data.orders, 0.3)]);
        println!("holds:");
        for row in &data.held {
            print_row(&row.map(|(held, due)| held / due.max(1e-3)));
        }
        println!("bids: {:?}", data.bids);
    }
}

/// What the other side holds, and what chance would give it.
fn note_hand(state: &State, mover: Side, data: &mut Data) {
    let (lens, them) = (State::lens(&state.view(Seat::Player(mover)), true), mover.other());
    let hand = state.hand(them);
    let unseen = hand.union(state.deck()).union(state.cuba().map_or(Default::default(), Slot::alone));
    let due = f32::from(hand.len()) / f32::from(unseen.len().max(1));
    for card in unseen.iter() {
        let (row, class) = lens.class(state, them, card);
        let cell = &mut data.held[row][class];
        *cell = (cell.0 + f32::from(u8::from(hand.contains(card))), cell.1 + due);
    }
}
