//! The chance to win, as each side sees it.

use days::{Agenda, Battleground, Phase, State};
use kernel::{BySide, Outcome, Side, Why};

use super::DaysLens;
use super::danger::{self, escalated, icon, need, risk};
use super::features::{self, Common, Features, award, sign};
use crate::numbers;

/// What the features are worth, in prestige.
const WEIGHTS: [f32; Features::COUNT] = [
    1.0,   // prestige
    0.7,   // own agenda, early
    1.0,   // own agenda, late
    0.7,   // their agenda, early
    1.0,   // their agenda, late
    0.3,   // letter at the end of the round
    0.3,   // letter now
    0.8,   // aftermath
    0.15,  // television
    0.15,  // alliances
    0.12,  // cubes for later rounds
    0.05,  // world opinion for later rounds
    0.1,   // tracks for later rounds
    0.3,   // cards to spend on coming down in the next round
    0.6,   // cards to play
    0.3,   // cubes to command
    0.15,  // cubes in hand
    -0.15, // cards of the other side in hand
    0.3,   // cards to spend on coming down now
    0.02,  // cubes in supply
];

/// What a war that both lose is worth.
const BOTH_LOSE: f32 = 0.2;

pub(super) fn evaluate(lens: &DaysLens, state: &State) -> BySide<f32> {
    if let Phase::Over(outcome) = state.board().pending.phase {
        return over(lens, state, outcome);
    }
    let common = features::common(state);
    let scale = scale(state);
    if state.board().flags.us.is_none() || state.board().revealed.is_some() {
        return between_rounds(lens, state, &common, scale);
    }
    let awards =
        lens.flags.map(|three| three.map_or([0.0; 3], |three| three.map(|a| f32::from(award(state.board(), a)))));
    BySide::from_fn(|side| in_round(lens, state, &common, &awards, side, scale))
}

/// A game that is over, each side still averaging over what it could not know.
fn over(lens: &DaysLens, state: &State, outcome: Outcome) -> BySide<f32> {
    let sure = BySide::from_fn(|side| match outcome.winner {
        Some(winner) => f32::from(u8::from(winner == side)),
        None => BOTH_LOSE,
    });
    let (them, Some(own), Some(three)) = (lens.seat.other(), lens.own, lens.flags[lens.seat]) else { return sure };
    if outcome.why == Why::NuclearWar {
        return sure;
    }
    let board = state.board();
    let known = f32::from(award(board, own));
    let mut seen = 0.0;
    for (agenda, weight) in three.into_iter().zip(lens.belief[lens.seat]) {
        let prestige = f32::from(sign(them)) * (f32::from(board.prestige) - known + f32::from(award(board, agenda)));
        let tie = if board.letter == them { 1.0 } else { 0.0 };
        seen += weight * if prestige == 0.0 { tie } else { f32::from(u8::from(prestige > 0.0)) };
    }
    let mut chances = sure;
    chances[them] = seen;
    chances
}

/// How much prestige is a sure win: the less is still to come, the less.
#[inline]
fn scale(state: &State) -> f32 {
    let board = state.board();
    let rounds = f32::from(days::ROUNDS - board.round);
    let plays = f32::from(8 - board.plays_made.min(8));
    1.1 + 1.1 * rounds + 0.16 * plays
}

/// After the agendas of the round were scored.
fn between_rounds(lens: &DaysLens, state: &State, common: &Common, scale: f32) -> BySide<f32> {
    let board = state.board();
    let them = lens.seat.other();
    let balance = worth(&common.features);
    // What the other side cannot know: which agenda it was.
    let mut unknown = 0.0;
    if let (Some(own), Some(three)) = (lens.own, lens.flags[lens.seat]) {
        let fair: f32 =
            three.into_iter().zip(lens.belief[lens.seat]).map(|(a, p)| p * f32::from(award(board, a))).sum();
        unknown = fair - f32::from(award(board, own));
    }
    BySide::from_fn(|side| {
        let seen = if side == them { balance + unknown } else { balance };
        let wars = if board.revealed.is_some() { common.later_war } else { fresh_war(common) };
        win(f32::from(sign(side)) * seen / scale, wars[side], wars[side.other()])
    })
}

/// While the agendas of the round are hidden, as `side` sees it.
#[inline]
fn in_round(lens: &DaysLens, state: &State, common: &Common, awards: &BySide<[f32; 3]>, side: Side, scale: f32) -> f32 {
    let (me, them) = (f32::from(sign(side)), side.other());
    let late = f32::from(state.board().plays_made) / 8.0;
    let belief = lens.belief[them];
    let own = state.chosen(side);
    let own_award = own.map_or_else(
        || me * awards[side].iter().map(|award| me * award).fold(f32::MIN, f32::max),
        |agenda| f32::from(award(state.board(), agenda)),
    );
    let their_award: f32 = awards[them].iter().zip(belief).map(|(award, p)| award * p).sum();
    let (own_icon, theirs) = (own.map_or(3, icon), lens.flags[them].unwrap_or([Agenda::Berlin; 3]));
    let mut war = BySide::new(0.0, 0.0);
    let mut down = BySide::new(0.0, 0.0);
    for (agenda, p) in theirs.into_iter().zip(belief) {
        for each in Side::ALL {
            let steps = escalated(escalated(common.steps[each], own_icon), icon(agenda));
            let need = need(relieved(state, each, steps), common.relief[each]);
            war[each] += p * risk(need, common.left[each]);
            down[each] += p * need;
        }
    }
    for each in Side::ALL {
        war[each] = 1.0 - (1.0 - war[each]) * (1.0 - common.later_war[each]);
    }
    let mut features = common.features;
    let f = &mut features.0;
    (f[1], f[2]) = (own_award * (1.0 - late), own_award * late);
    (f[3], f[4]) = (their_award * (1.0 - late), their_award * late);
    f[18] = down.ussr - down.us;
    win(me * worth(&features) / scale, war[side], war[them])
}

/// The chances of war at the beginning of a round.
fn fresh_war(common: &Common) -> BySide<f32> {
    BySide::from_fn(|side| {
        let now = risk(need(common.steps[side], common.relief[side]), 4);
        1.0 - (1.0 - now) * (1.0 - common.later_war[side])
    })
}

/// Who dominates television can still lower a marker by a step.
#[inline]
fn relieved(state: &State, side: Side, mut steps: danger::Steps) -> danger::Steps {
    let board = state.board();
    let to_come = matches!(board.pending.phase, Phase::Television(_)) || board.plays_made == 7;
    if to_come && board.dominates(Battleground::Television) == Some(side) {
        let highest = (0..3).max_by_key(|&track| steps[track]).unwrap_or(0);
        let lowest = (0..3).min_by_key(|&track| steps[track]).unwrap_or(0);
        let track = if steps[highest] > 6 { highest } else { lowest };
        steps[track] -= u8::from(steps[track] > 1);
    }
    steps
}

#[inline]
fn worth(features: &Features) -> f32 {
    features.0.iter().zip(WEIGHTS).map(|(feature, weight)| feature * weight).sum()
}

/// The chance to win, given the balance of prestige and the chances of either side to trigger war.
#[inline]
fn win(balance: f32, war: f32, their_war: f32) -> f32 {
    let peace = (1.0 - war) * (1.0 - their_war) * numbers::chance(balance);
    peace + (1.0 - war) * their_war + war * their_war * BOTH_LOSE
}
