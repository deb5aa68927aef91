use kernel::{Game, Seat, Side};
use minutes::{Slot, Slots};
use serde::Serialize;

use super::game::{Chance, Noted};
use super::{Plan, Series, Share, Warning, warning};
use crate::insight::minutes::bids::BIDS;
use crate::{OrderTerms, Rng, mixed_bids};

/// What a deck is like to play.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Judgement {
    /// The digest of the deck.
    pub deck: String,
    /// Who played both sides.
    pub player: String,
    /// The seed of all luck.
    pub seed: u64,
    /// Games with bids.
    pub with_bids: Series,
    /// Games in which nobody bid and chance decided who plays first.
    pub without_bids: Series,
    /// The bid in the middle of all that were made.
    pub middle_bid: u8,
    /// Games in which the first bids were equal.
    pub ties: Share,
    /// What each number of cubes is worth as a bid, from none on.
    pub bids: Vec<Bid>,
    /// What the order of play proved worth, by name.
    pub order: Vec<(&'static str, f32)>,
    /// The Events, in the order of the deck.
    pub events: Vec<Event>,
    /// What a player of this deck should know.
    pub warnings: Vec<Warning>,
}

/// A bid of so many cubes.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Bid {
    /// The cubes.
    pub cubes: u8,
    /// How often it was made as the first bid of a side.
    pub made: u32,
    /// The chance to win with it against somebody who bids well, 0 to 1.
    pub worth: f32,
}

/// How the Event of a card was used.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Event {
    /// The card.
    pub card: String,
    /// How often it was used when it could be.
    pub used: Share,
    /// By how much it moved prestige towards its user on average, as if the game ended then.
    pub brought: f64,
    /// Decided games won by those who used it.
    pub won_with: Share,
    /// Decided games won by those who could have.
    pub won_without: Share,
}

pub(super) fn report(plan: &Plan, order: &OrderTerms, with: &[Noted], without: &[Noted]) -> Judgement {
    let mut bids: Vec<u8> = with.iter().flat_map(|game| [game.bids.us, game.bids.ussr]).collect();
    bids.sort_unstable();
    let mut judgement = Judgement {
        deck: plan.rules.deck().digest().to_string(),
        player: plan.player.to_string(),
        seed: plan.seed,
        with_bids: Series::of(with),
        without_bids: Series::of(without),
        middle_bid: bids.get(bids.len() / 2).copied().unwrap_or(0),
        ties: Share::of(with, |game| game.tie),
        bids: worths(plan, order, with, &bids),
        order: OrderTerms::NAMES.into_iter().zip(order.values()).collect(),
        events: Slots::CARDS.iter().map(|slot| event(plan, slot, with)).collect(),
        warnings: Vec::new(),
    };
    judgement.warnings = warning::of(&judgement);
    judgement
}

/// What each bid is worth, on average over the hands of some games and both sides.
fn worths(plan: &Plan, order: &OrderTerms, with: &[Noted], made: &[u8]) -> Vec<Bid> {
    const HANDS: usize = 60;
    let mut rng = Rng::of(plan.seed, u64::MAX);
    let (mut sums, mut hands) = ([0.0f32; BIDS], 0.0f32);
    for game in with.iter().take(HANDS) {
        // The state was noted while the USSR was to bid.
        if let Some(mix) = mixed_bids(&game.dealt.view(Seat::Player(Side::Ussr)), order, &mut rng) {
            sums.iter_mut().zip(&mix).for_each(|(sum, mixed)| *sum += mixed.win);
            hands += 1.0;
        }
    }
    let bid = |(cubes, sum): (usize, f32)| Bid {
        cubes: cubes as u8,
        made: made.iter().filter(|&&bid| usize::from(bid) == cubes).count() as u32,
        worth: sum / hands.max(1.0),
    };
    sums.into_iter().enumerate().map(bid).collect()
}

fn event(plan: &Plan, slot: Slot, games: &[Noted]) -> Event {
    let chances: Vec<(&Noted, &Chance)> = games
        .iter()
        .flat_map(|game| game.events.iter().map(move |chance| (game, chance)))
        .filter(|(_, chance)| chance.slot == slot)
        .collect();
    let (used, left): (Vec<_>, Vec<_>) = chances.iter().partition(|(_, chance)| chance.brought.is_some());
    let won = |chances: &[(&Noted, &Chance)]| {
        let decided: Vec<_> = chances.iter().filter(|(game, _)| game.outcome.winner.is_some()).collect();
        Share::of(&decided, |(game, chance)| game.outcome.winner == Some(chance.side))
    };
    let sum: i32 = used.iter().filter_map(|(_, chance)| chance.brought).map(i32::from).sum();
    Event {
        card: plan.rules.deck().card(slot).slug().to_string(),
        used: Share::new(used.len() as u32, chances.len() as u32),
        brought: f64::from(sum) / used.len().max(1) as f64,
        won_with: won(&used),
        won_without: won(&left),
    }
}
