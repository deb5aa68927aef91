//! The game that both printed rulebooks play through, move by move, with every figure that they print.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use days::{AgendaScoring, Battleground, Battleground::*, Fact, Rules, State, Track};
use kernel::{Entry, Game, Outcome, Side, Turn, Why};
use table::Record;

const TEXT: &str = include_str!("../../../tests/records/playthrough.record");

fn record() -> Record<State> {
    Record::read(TEXT).unwrap()
}

/// The positions after each entry.
fn positions(record: &Record<State>) -> Vec<State> {
    record.replay().iter().map(|steps| steps.last().unwrap().after).collect()
}

/// The position after the `nth` time (from 1) that this line was played.
fn after(record: &Record<State>, positions: &[State], line: &str, nth: usize) -> State {
    let is_line = |(_, entry): &(usize, &Entry<State>)| entry.to_string() == line;
    let (ply, _) = record.entries().iter().enumerate().filter(is_line).nth(nth - 1).expect(line);
    positions[ply + 1]
}

fn cubes(state: &State, at: Battleground) -> (u8, u8) {
    (state.board().cubes(Side::Us, at), state.board().cubes(Side::Ussr, at))
}

fn defcon(state: &State, side: Side) -> [u8; 3] {
    Track::ALL.map(|track| state.board().defcon[side].on(track))
}

#[test]
fn the_first_round_comes_out_as_printed() {
    let (record, all) = (record(), positions(&record()));
    let at = |line, nth| after(&record, &all, line, nth);
    assert_eq!((defcon(&all[0], Side::Us), defcon(&all[0], Side::Ussr)), ([2, 3, 2], [3, 2, 2]), "after escalation");

    let state = at("us +3 atlantic", 1);
    assert_eq!((cubes(&state, Atlantic), defcon(&state, Side::Us)), ((3, 0), [4, 3, 2]));
    let state = at("ussr +1 turkey", 1);
    assert_eq!([Atlantic, UnitedNations, Turkey].map(|at| cubes(&state, at)), [(3, 1), (0, 1), (1, 1)]);
    assert_eq!(defcon(&state, Side::Ussr), [3, 2, 2], "one cube each moves no marker");
    let state = at("ussr +1 united-nations", 2);
    assert_eq!([Television, UnitedNations].map(|at| cubes(&state, at)), [(0, 1), (0, 2)]);
    assert_eq!(defcon(&state, Side::Ussr), [3, 2, 2], "R3: no change");
    let state = at("us +1 united-nations", 1);
    assert_eq!((cubes(&state, UnitedNations), defcon(&state, Side::Us)), ((1, 2), [4, 3, 2]));
    let state = at("ussr +3 atlantic", 1);
    assert_eq!([Berlin, Atlantic].map(|at| cubes(&state, at)), [(1, 1), (3, 4)]);
    assert_eq!(defcon(&state, Side::Ussr), [5, 2, 2]);
    let state = at("us +2 atlantic", 1);
    assert_eq!([Turkey, Atlantic].map(|at| cubes(&state, at)), [(1, 3), (5, 4)]);
    assert_eq!(defcon(&state, Side::Us), [5, 3, 2]);
    assert_eq!(cubes(&at("ussr +1 united-nations", 3), UnitedNations), (1, 3));
    let state = at("us +2 alliances", 1);
    assert_eq!((cubes(&state, Alliances), defcon(&state, Side::Us)), ((2, 0), [5, 3, 3]));

    let state = at("take suez-hungary", 1);
    assert!(state.hand(Side::Us).is_empty(), "it was the only card");
    let state = at("deal us cards moscow-is-our-brain", 1);
    assert_eq!(state.board().letter, Side::Us, "the bonus for the United Nations comes after Television");
    assert_eq!(state.turn(), Turn::Player(Side::Ussr), "the USSR dominates Television");
    let state = at("ussr lower military 1", 1);
    assert_eq!((defcon(&state, Side::Ussr), state.board().letter), ([4, 2, 2], Side::Ussr));
    let end = at("us discard bay-of-pigs", 1);
    assert_eq!((end.board().prestige, end.board().round), (0, 2), "2 for the US and 2 for the USSR");
    // The markers have risen for the second round already.
    assert_eq!((defcon(&end, Side::Us), defcon(&end, Side::Ussr)), ([6, 4, 4], [5, 3, 3]));
    let saved =
        [Side::Us, Side::Ussr].map(|side| end.aftermath(side).iter().map(|card| card.slug()).collect::<Vec<_>>());
    assert_eq!(saved, [vec!["moscow-is-our-brain"], vec!["fidel-castro"]]);
}

#[test]
fn the_second_round_comes_out_as_printed() {
    let (record, all) = (record(), positions(&record()));
    let at = |line, nth| after(&record, &all, line, nth);
    let state = at("us raise world-opinion 2", 1);
    assert_eq!((state.board().prestige, defcon(&state, Side::Ussr)), (-2, [5, 3, 5]));
    let state = at("us +2 turkey", 1);
    assert_eq!((cubes(&state, Turkey), defcon(&state, Side::Us)), ((3, 3), [6, 5, 4]));
    assert_eq!(defcon(&at("ussr lower military 1", 2), Side::Ussr), [4, 3, 4]);
    let state = at("ussr +1 atlantic", 2);
    assert_eq!((cubes(&state, Atlantic), defcon(&state, Side::Ussr)), ((5, 5), [3, 3, 4]));
    assert_eq!(cubes(&at("us +1 berlin", 2), Berlin), (2, 1));
    let state = at("us +2 cuba-political", 1);
    assert_eq!([Alliances, CubaPolitical].map(|at| cubes(&state, at)), [(0, 0), (2, 0)]);
    assert_eq!(defcon(&state, Side::Us), [6, 5, 4], "no icon, no change");
    let state = at("us lower political 2", 1);
    assert_eq!((cubes(&state, Turkey), defcon(&state, Side::Us)), ((3, 1), [6, 3, 4]));
    let state = at("ussr +2 cuba-political", 1);
    assert_eq!((cubes(&state, CubaPolitical), defcon(&state, Side::Ussr)), ((2, 2), [3, 4, 4]));
    assert_eq!(cubes(&at("us +1 cuba-political", 1), CubaPolitical), (3, 2), "1 less 1 is not below 1");
    assert_eq!(cubes(&at("us -1 cuba-political", 1), CubaPolitical), (3, 1), "half of 2");
    let state = at("ussr +2 cuba-political", 2);
    assert_eq!((cubes(&state, CubaPolitical), defcon(&state, Side::Ussr)), ((3, 3), [3, 5, 4]));
    let end = at("ussr lower world-opinion 1", 2);
    assert_eq!((end.board().prestige, end.board().round, end.board().letter), (-2, 3, Side::Ussr));
    assert_eq!((defcon(&end, Side::Us), defcon(&end, Side::Ussr)), ([7, 4, 5], [4, 6, 4]), "risen for round 3");
}

#[test]
fn the_third_round_comes_out_as_printed() {
    let (record, all) = (record(), positions(&record()));
    let at = |line, nth| after(&record, &all, line, nth);
    assert_eq!(at("us first ussr", 1).turn(), Turn::Player(Side::Ussr));
    let state = at("us -2 atlantic", 1);
    assert_eq!((cubes(&state, Atlantic), defcon(&state, Side::Us)), ((3, 5), [6, 4, 5]));
    assert_eq!(cubes(&at("ussr +1 alliances", 1), Alliances), (0, 1));
    let state = at("us +1 cuba-military", 2);
    assert_eq!((cubes(&state, CubaMilitary), defcon(&state, Side::Us)), ((2, 1), [6, 3, 5]));
    let state = at("ussr -4 atlantic", 1);
    assert_eq!((cubes(&state, Atlantic), defcon(&state, Side::Ussr)), ((3, 1), [1, 6, 4]), "3 and 1 for SOPs");
    let state = at("us -2 atlantic", 2);
    assert_eq!((cubes(&state, Atlantic), defcon(&state, Side::Us)), ((1, 1), [5, 3, 5]));
    let state = at("ussr +2 berlin", 1);
    assert_eq!((cubes(&state, Berlin), defcon(&state, Side::Ussr)), ((2, 3), [2, 6, 4]));
    assert_eq!(cubes(&at("us +1 berlin", 3), Berlin), (3, 3));
    assert_eq!(defcon(&at("ussr lower political 1", 1), Side::Ussr), [2, 5, 4]);
    let end = all.last().unwrap();
    assert_eq!((defcon(end, Side::Us), defcon(end, Side::Ussr)), ([6, 3, 5], [2, 5, 4]));
}

/// Who wins, with which prestige, and what the aftermath and the military agenda came to.
fn ending(scoring: AgendaScoring) -> (Outcome, i8, (u8, u8), u8) {
    let rules = Rules { agenda_scoring: scoring };
    let steps = Record::<State>::new(rules, record().entries().to_vec()).unwrap().replay();
    let facts = steps.last().unwrap().iter().flat_map(|step| &step.facts);
    let (mut aftermath, mut award) = ((0, 0), 0);
    for fact in facts {
        match *fact {
            Fact::AftermathCounted { cubes, .. } => aftermath = (cubes.us, cubes.ussr),
            Fact::AgendaScored { agenda: days::Agenda::Military, amount, .. } => award = amount,
            _ => {}
        }
    }
    let end = steps.last().unwrap().last().unwrap().after;
    match end.turn() {
        Turn::Over(outcome) => (outcome, end.board().prestige, aftermath, award),
        turn => panic!("not over: {turn:?}"),
    }
}

#[test]
fn as_printed_it_is_even_and_the_ussr_wins_by_the_letter() {
    let outcome = Outcome { winner: Some(Side::Ussr), why: Why::Letter };
    assert_eq!(ending(AgendaScoring::BeforeEscalation), (outcome, 0, (2, 9), 4));
}

#[test]
fn under_the_standard_rules_the_same_moves_end_at_one_for_the_us() {
    let outcome = Outcome { winner: Some(Side::Us), why: Why::Prestige };
    assert_eq!(ending(AgendaScoring::Standard), (outcome, 1, (2, 9), 5));
}

#[test]
fn it_can_be_left_and_taken_up_again_at_every_entry() {
    let record = record();
    let all = positions(&record);
    for (ply, position) in all.iter().enumerate() {
        let text = record.table_at(ply).record().to_string();
        let again = Record::<State>::read(&text).unwrap();
        assert_eq!(positions(&again).last(), Some(position), "after {ply} entries");
        assert_eq!((again.position_at(ply), record.position_at(ply)), (*position, *position));
        assert_eq!(again.table().ply(), ply);
    }
}
