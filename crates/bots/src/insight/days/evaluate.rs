//! The chance to win, as each side sees it.

use days::{Agenda, Battleground, Board, Decision, Markers, PLAYS, Phase, State, Track};
use kernel::{BySide, Outcome, Side, Why};

use super::features::{self, Balance, Common, Features, award, sign};
use super::risk::{self, cost, costs, need, risk, spent, steps};
use super::weights::{BEFORE_ROUND, IN_ROUND, Weights};
use super::{DaysLens, belief};
use crate::numbers;

/// What a war that both lose is worth.
const BOTH_LOSE: f32 = 0.2;

#[inline]
pub(super) fn evaluate(lens: &DaysLens, state: &State) -> BySide<f32> {
    if let Phase::Over(outcome) = state.board().pending.phase {
        return over(lens, state, outcome);
    }
    let weights = weights(state);
    features(lens, state).map(|features| judge(&features, weights))
}

/// The chance of one side, as it sees it.
#[inline]
pub(super) fn static_value(lens: &DaysLens, state: &State, side: Side) -> f32 {
    if let Phase::Over(outcome) = state.board().pending.phase {
        return over(lens, state, outcome)[side];
    }
    let common = features::common(state);
    let features = if is_hidden(state) {
        in_round(lens, state, &common, side)
    } else {
        between_rounds(lens, state, &common, side)
    };
    judge(&features, weights(state))
}

#[inline]
fn judge(features: &Features, weights: &Weights) -> f32 {
    win(features.balance.weighed(&weights.balance), features.war, features.their_war)
}

/// The weights for a position.
#[inline]
fn weights(state: &State) -> &'static Weights {
    let round = usize::from(state.board().round - 1);
    if is_hidden(state) { &IN_ROUND[round] } else { &BEFORE_ROUND[round] }
}

/// Whether agendas have been dealt and not yet revealed.
#[inline]
fn is_hidden(state: &State) -> bool {
    state.board().flags.us.is_some() && state.board().revealed.is_none()
}

/// The chance to win, given the balance in peace and the chance of each side to trigger war.
#[inline]
fn win(balance: f32, war: f32, their_war: f32) -> f32 {
    let peace = (1.0 - war) * (1.0 - their_war) * numbers::chance(balance);
    peace + (1.0 - war) * their_war + war * their_war * BOTH_LOSE
}

/// How likely each agenda of `side` is its choice in the eyes of the other side. The seat goes by what it saw when it began to
/// think. The opponent also sees what the seat is about to put where, and must not be taken for blind.
#[inline]
fn believed(lens: &DaysLens, board: &Board, side: Side) -> [f32; 3] {
    match lens.flags[side] {
        Some(three) if side == lens.seat && lens.odds.is_some() => belief::agendas(board, side, three),
        _ => lens.believed[side],
    }
}

/// The value of a game that is over. The opponent still averages over what it could not know.
fn over(lens: &DaysLens, state: &State, outcome: Outcome) -> BySide<f32> {
    let sure = BySide::from_fn(|side| match outcome.winner {
        Some(winner) => f32::from(u8::from(winner == side)),
        None => BOTH_LOSE,
    });
    let (them, Some(own), Some(three)) = (lens.seat.other(), lens.own, lens.flags[lens.seat]) else { return sure };
    if outcome.why == Why::NuclearWar {
        return sure;
    }
    let (board, then) = (state.board(), at_scoring(lens, state.board(), own));
    let known = award(&then, own);
    let mut seen = 0.0;
    for (agenda, weight) in three.into_iter().zip(believed(lens, &then, lens.seat)) {
        let prestige = sign(them) * (board.prestige - known + award(&then, agenda));
        let tie = if board.letter == them { 1.0 } else { 0.0 };
        seen += weight * if prestige == 0 { tie } else { f32::from(u8::from(prestige > 0)) };
    }
    let mut chances = sure;
    chances[them] = seen;
    chances
}

/// The board as it was when the agendas of the lens's round were revealed, worked back from a later board. `own` was one of them.
fn at_scoring(lens: &DaysLens, board: &Board, own: Agenda) -> Board {
    let mut then = *board;
    then.plays_made = 2 * PLAYS;
    let round = i8::from(board.round != lens.round);
    then.defcon = board.defcon.map(|markers| {
        let [military, political, opinion] = Track::ALL.map(|track| {
            let step = markers.moved(track, -round);
            // In peace a marker that the agenda raised is on step 5 or 6, and one on these was raised.
            step - u8::from(Board::escalated(own) == Some(track) && (5..=6).contains(&step))
        });
        Markers::new(military, political, opinion)
    });
    then
}

/// What each side sees of a game that is not over.
#[inline]
pub(super) fn features(lens: &DaysLens, state: &State) -> BySide<Features> {
    let common = features::common(state);
    let hidden = is_hidden(state);
    BySide::from_fn(|side| {
        if hidden { in_round(lens, state, &common, side) } else { between_rounds(lens, state, &common, side) }
    })
}

/// After the agendas of the round were scored.
fn between_rounds(lens: &DaysLens, state: &State, common: &Common, side: Side) -> Features {
    let board = state.board();
    let mut balance = common.balance;
    if let (Some(own), Some(three)) = (lens.own, lens.flags[lens.seat])
        && side != lens.seat
    {
        // What the other side cannot know: which agenda it was.
        let then = at_scoring(lens, board, own);
        let believed = believed(lens, &then, lens.seat);
        let fair: f32 = three.into_iter().zip(believed).map(|(a, p)| p * f32::from(award(&then, a))).sum();
        balance.prestige_early += fair - f32::from(award(&then, own));
    }
    let need = BySide::from_fn(|each| need(steps(board.defcon[each]), common.relief[each]));
    balance.relief_this_round = need.ussr - need.us;
    let war = if board.revealed.is_some() { BySide::new(0.0, 0.0) } else { need.map(|need| risk(need, 4)) };
    seen_from(balance, common, war, side, weights(state).risk)
}

/// While the agendas of the round are hidden, as `side` sees it.
#[inline]
fn in_round(lens: &DaysLens, state: &State, common: &Common, side: Side) -> Features {
    let (me, them) = (f32::from(sign(side)), side.other());
    let (board, late) = (state.board(), common.late);
    let belief = believed(lens, board, them);
    let own = state.chosen(side);
    let worth = |agenda| f32::from(award(board, agenda));
    let own_award = match (own, board.flags[side]) {
        (Some(agenda), _) => worth(agenda),
        (None, Some(three)) => me * three.map(|agenda| me * worth(agenda)).into_iter().fold(f32::MIN, f32::max),
        (None, None) => 0.0,
    };
    let theirs = board.flags[them].expect("while agendas are hidden both sides have flags");
    let their_award: f32 = theirs.into_iter().zip(belief).map(|(agenda, p)| worth(agenda) * p).sum();
    let mut balance = Balance {
        own_agenda_early: own_award * (1.0 - late),
        own_agenda_late: own_award * late,
        their_agenda_early: their_award * (1.0 - late),
        their_agenda_late: their_award * late,
        ..common.balance
    };
    let own_track = own.and_then(Board::escalated);
    let scored = |each: Side, markers: Markers| {
        let (markers, relief) = (own_track.map_or(markers, |track| markers.raised(track)), common.relief[each]);
        let costs = costs(steps(markers), relief);
        let peaceful = spent(costs);
        let (mut war, mut down) = (0.0, 0.0);
        for (agenda, p) in theirs.into_iter().zip(belief) {
            let mut need = peaceful;
            if let Some(track) = Board::escalated(agenda).filter(|&track| markers.is_raised(track)) {
                let mut raised = costs;
                raised[track as usize] = cost(markers.on(track) + 1, relief[track as usize]);
                need = spent(raised);
            }
            war += p * risk(need, common.left[each]);
            down += p * need;
        }
        (war, down)
    };
    let ends = BySide::from_fn(|each| match relieved(board, each) {
        None => scored(each, board.defcon[each]),
        Some(ways) => least(ways.map(|markers| scored(each, markers)), |&(_, down)| down),
    });
    let (war, down) = (ends.map(|(war, _)| war), ends.map(|(_, down)| down));
    balance.relief_this_round = down.ussr - down.us;
    seen_from(balance, common, war, side, weights(state).risk)
}

/// Turns a balance with the sign of the US into what `side` sees, and adds the chances of war: of the risks of this round and of
/// later ones, the share `risk` comes true.
#[inline]
fn seen_from(balance: Balance, common: &Common, war: BySide<f32>, side: Side, risk: f32) -> Features {
    let balance = if side == Side::Us { balance } else { balance.from_the_other_side() };
    let heeded = |each: Side| if common.is_spent[each] { 1.0 } else { risk };
    let war = BySide::from_fn(|each| 1.0 - (1.0 - heeded(each) * war[each]) * (1.0 - risk * common.later_war[each]));
    Features { balance, war: war[side], their_war: war[side.other()] }
}

/// Whoever dominates television can still lower a marker by a step before agendas raise any: its markers after each way to do so.
#[inline]
fn relieved(board: &Board, side: Side) -> Option<[Markers; 3]> {
    let to_come =
        matches!(board.pending.phase, Phase::Decide(_, Decision::Television)) || board.plays_made == 2 * PLAYS - 1;
    let markers = board.defcon[side];
    let lowered = |track: Track| {
        let mut steps = steps(markers);
        steps[track as usize] = markers.moved(track, -1);
        let [military, political, opinion] = steps;
        Markers::new(military, political, opinion)
    };
    (to_come && board.dominates(Battleground::Television) == Some(side)).then(|| Track::ALL.map(lowered))
}

/// The cheapest of three.
fn least<T: Copy>([one, two, three]: [T; 3], cost: impl Fn(&T) -> f32) -> T {
    let less = |a: T, b: T| if cost(&b) < cost(&a) { b } else { a };
    less(less(one, two), three)
}

/// The column and row of a side in the table of risks, with both agendas known.
pub(super) fn brink(state: &State, side: Side) -> (usize, u8) {
    let common = features::common(state);
    let tracks = [side, side.other()].map(|each| state.chosen(each).and_then(Board::escalated));
    let need = |markers: Markers| {
        need(steps(tracks.into_iter().flatten().fold(markers, Markers::raised)), common.relief[side])
    };
    let board = state.board();
    let need =
        relieved(board, side).map_or_else(|| need(board.defcon[side]), |ways| least(ways.map(need), |&need| need));
    (risk::bucket(need), common.left[side])
}

#[cfg(test)]
mod tests {
    use days::{Own, Scored, View};
    use kernel::{Game, Seat};

    use super::*;
    use crate::play::{advance, choices};
    use crate::{Insight, Rng};

    /// The view of the side that plays the first card.
    fn first_card(rng: &mut Rng) -> View {
        let mut state = State::begin(days::Rules::default(), &mut ());
        loop {
            if let Phase::Decide(side, Decision::Play) = state.board().pending.phase {
                return state.view(Seat::Player(side));
            }
            advance(&mut state, rng, |state, _, _| choices(state)[0]).expect("cards are played before the end");
        }
    }

    #[test]
    fn only_the_opponent_learns_from_what_is_put_where() {
        let mut rng = Rng::new(1);
        for _ in 0..20 {
            let view = first_card(&mut rng);
            let lens = State::lens(&view, true);
            for side in Side::ALL {
                for (i, agenda) in view.board.flags[side].into_iter().flatten().enumerate() {
                    let Scored::Battleground(at) = agenda.scored() else { continue };
                    let mut board = view.board;
                    board.cubes[side][at as usize] += 2;
                    let surer = believed(&lens, &board, side)[i] > lens.believed[side][i];
                    assert_eq!(surer, side == lens.seat, "{side} on {agenda} in {view:?}");
                }
            }
        }
    }

    #[test]
    fn the_opponent_thinks_the_same_whichever_agenda_is_ours() {
        let mut rng = Rng::new(2);
        for _ in 0..20 {
            let view = first_card(&mut rng);
            let (Some(own), Some(three)) =
                (view.own, view.board.flags[view.seat.side().expect("the view of a player")])
            else {
                panic!("no agendas in {view:?}");
            };
            let chances = three.map(|agenda| {
                let view = View { own: Some(Own { agenda: Some(agenda), ..own }), ..view };
                let (lens, guess) = (State::lens(&view, true), State::guess(&view, &mut Rng::new(5)));
                evaluate(&lens, &guess)[lens.seat.other()]
            });
            assert!(chances.iter().all(|&chance| chance == chances[0]), "{chances:?} in {view:?}");
        }
    }

    /// The last card of a round is played and the agendas are scored. That of a track raises no marker here.
    #[test]
    fn nor_does_it_learn_our_agenda_from_the_next_round() {
        let agendas = [Agenda::Military, Agenda::Berlin, Agenda::Italy];
        let chances = agendas.map(|agenda| {
            let mut setup = days::Setup { first: Side::Ussr, plays_made: 7, ..days::Setup::default() };
            setup.flags.us = agendas;
            setup.chosen.us = agenda;
            setup.cubes = BySide::new([1, 0, 0, 2, 0, 0, 0, 0, 0], [0; 9]);
            setup.defcon = BySide::new(Markers::new(3, 2, 2), Markers::new(2, 2, 2));
            setup.hands.us.insert(days::Card::Excomm);
            let before = setup.build().expect("a sound position");
            let lens = State::lens(&before.view(Seat::Player(Side::Us)), true);
            let mut after = before;
            for action in ["command excomm", "+1 berlin"] {
                after = after.play(Side::Us, action.parse().expect(action), &mut ()).expect(action);
            }
            assert_eq!(after.board().round, 2);
            evaluate(&lens, &after)[Side::Ussr]
        });
        assert!(chances.iter().all(|&chance| (chance - chances[0]).abs() < 1e-5), "{chances:?}");
    }
}
