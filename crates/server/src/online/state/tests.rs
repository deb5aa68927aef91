//! Tables without a server: the law *hides* on everything that is sent, and orders that must have no effect.

use kernel::{Dealer, Seat, Side, Turn};
use online::{Chair, GameName, NewTable, OfferKind, Options, Pace, PersonRef, Reason, Say, SitDown, Tell};
use table::{Bytes32, Seeded};

use super::{Now, Setup, State};

const HOST: &str = "host";
const GUEST: &str = "guest";

fn wanted(game: GameName, pace: Pace) -> NewTable {
    let (options, side) = (Options::default(), Some(Side::Us));
    NewTable { game, options, side, pace, open: true, rated: false, hints: false, computer: None }
}

fn person(id: &str) -> PersonRef {
    PersonRef { id: id.to_owned(), name: Some(id.to_owned()) }
}

fn chair(id: &str) -> Chair {
    Chair { person: Some(person(id)), ..Chair::default() }
}

fn table(game: GameName, pace: Pace, seed: u8) -> State {
    let rules = match game {
        GameName::Days => days::Rules::default().to_string(),
        _ => minutes::Rules::default().to_string(),
    };
    let setup =
        Setup { wanted: wanted(game, pace), host: person(HOST), host_side: Side::Us.into(), rules, guest: None };
    State::new("table", 0, Bytes32([seed; 32]), None, setup)
}

fn now(at: i64) -> Now {
    Now { at, away: None, grace: 1000 }
}

/// Writes a row as an actor does.
fn write(state: &mut State, lines: &[String], at: i64) {
    if let Some(play) = &mut state.play {
        play.forget_told();
    }
    state.apply(&lines.join("\n"), at).expect("what was decided can be written");
}

fn begun(game: GameName, pace: Pace, seed: u8) -> State {
    let mut state = table(game, pace, seed);
    for (id, mix) in [(HOST, "1"), (GUEST, "2")] {
        let lines = state.decide_sit(chair(id), &SitDown { mix: Some(mix.repeat(64)) }).expect("a seat is free");
        write(&mut state, &lines, 0);
    }
    state
}

fn order(state: &mut State, side: Side, say: &Say, at: i64) -> Result<(), Reason> {
    let lines = state.decide(side, say, now(at))?;
    if !lines.is_empty() {
        write(state, &lines, at);
    }
    Ok(())
}

/// What the side to move does next, at random.
fn next(state: &State, dealer: &mut Seeded) -> Option<(Side, Say)> {
    let seq = state.seq;
    let play = state.play.as_ref()?;
    match play.turn() {
        _ if state.ending.is_some() => None,
        Turn::Over(_) => Some((Side::Us, Say::NextGame { seq })),
        Turn::Chance => None,
        Turn::Player(side) if dealer.below(12) == 0 && play.may_undo(side) => Some((side, Say::TakeBack { seq })),
        Turn::Player(side) if dealer.below(40) == 0 && play.agreed_back(side.other()).is_some() => {
            Some((side.other(), Say::Offer { what: OfferKind::TakeBack }))
        }
        Turn::Player(side) => {
            let (_, choices) = play.view(Seat::Player(side));
            let action = choices[dealer.below(choices.len() as u32) as usize].clone();
            Some((side, Say::Play { seq, action }))
        }
    }
}

/// All that a seat is sent after a row, and could ask for: as bytes.
fn sent(before: &State, after: &State, seat: Seat) -> Vec<String> {
    let text = |tell: &Tell| serde_json::to_string(tell).expect("it can be written");
    let mut sent: Vec<String> = after.change_since(before, seat, after.moved).iter().map(text).collect();
    sent.push(text(&Tell::Table(Box::new(after.standing(seat, after.info(), now(after.moved))))));
    sent.push(serde_json::to_string(&after.opened(seat, after.info(), now(after.moved))).expect("it can be written"));
    sent.extend(after.catch_up(seat, None, after.moved).iter().map(text));
    sent.push(after.head().info);
    sent
}

fn told(state: &State, seat: Seat) -> String {
    format!("{:?}", state.play.as_ref().map(|play| play.told(seat)))
}

/// Another world: the same table, but for a draw that this seat did not see.
struct Other {
    seat: Seat,
    state: State,
}

/// Worlds in which the last draw of a row was another, and the seat was told the same.
fn others(before: &State, after: &State, lines: &[String], dealer: &mut Seeded) -> Vec<Other> {
    let Some(last) = lines.last() else { return Vec::new() };
    let mut found = Vec::new();
    for seat in Seat::ALL {
        let mut state = before.clone();
        if let Some(play) = &mut state.play {
            play.forget_told();
        }
        if lines.len() > 1 && state.apply(&lines[..lines.len() - 1].join("\n"), after.moved).is_err() {
            continue;
        }
        if lines.len() == 1 || state.play.as_ref().is_none_or(|play| play.turn() != Turn::Chance) {
            continue;
        }
        let mut deal = state.deal();
        deal.server = Bytes32([dealer.below(256) as u8; 32]);
        let Some(play) = &mut state.play else { continue };
        let Some(drawn) = play.draw(&deal).filter(|drawn| drawn != last) else { continue };
        if play.accept(&drawn).is_err() {
            continue;
        }
        // The row was applied in two parts: what counts rows and time is as if in one.
        let mut same = after.clone();
        same.play.clone_from(&state.play);
        let told_alike = told(&same, seat) == told(after, seat);
        let turns_alike = same.turn() == after.turn();
        if told_alike && turns_alike {
            found.push(Other { seat, state: same });
        }
    }
    found
}

fn hides(game: GameName, seed: u64) -> usize {
    let mut dealer = Seeded::of_game(seed, 13);
    let mut state = table(game, Pace::Live { seconds: 600, increment: 5 }, seed as u8);
    let (mut worlds, mut checked, mut at): (Vec<Other>, usize, i64) = (Vec::new(), 0, 0);
    let mut sits = vec![GUEST, HOST];
    loop {
        at += 1000;
        let before = state.clone();
        let lines = if let Some(id) = sits.pop() {
            state.decide_sit(chair(id), &SitDown::default()).expect("a seat is free")
        } else {
            let Some((side, say)) = next(&state, &mut dealer) else { break };
            match state.decide(side, &say, now(at)) {
                Ok(lines) => lines,
                Err(Reason::OfferMade) => continue,
                Err(why) => panic!("{side} {say:?}: {why}"),
            }
        };
        write(&mut state, &lines, at);
        worlds.retain_mut(|other| {
            let earlier = other.state.clone();
            if let Some(play) = &mut other.state.play {
                play.forget_told();
            }
            // In the other world the other side may not have the card that it played here.
            if other.state.apply(&lines.join("\n"), at).is_err()
                || told(&other.state, other.seat) != told(&state, other.seat)
            {
                return false;
            }
            if other.state.over().is_some() {
                return false;
            }
            assert_eq!(sent(&earlier, &other.state, other.seat), sent(&before, &state, other.seat), "{}", other.seat);
            checked += 1;
            true
        });
        if worlds.len() < 6 {
            worlds.extend(others(&before, &state, &lines, &mut dealer));
        }
    }
    assert!(state.ending.is_some());
    checked
}

#[test]
fn nothing_is_sent_that_a_seat_may_not_know() {
    // Two games that differ only in what a seat was not told send it the same bytes.
    let mut checked = 0;
    for seed in 0..500 {
        let game = [GameName::Days, GameName::Minutes, GameName::Campaign][seed as usize % 3];
        checked += hides(game, seed);
    }
    assert!(checked > 10_000, "{checked} comparisons");
}

#[test]
fn before_the_end_no_secret_of_the_deal_is_sent() {
    let (mut state, mut dealer) = (begun(GameName::Days, Pace::None, 0xab), Seeded::new(5));
    let secrets = ["ab".repeat(32), "1".repeat(64), "2".repeat(64)];
    let mut before = state.clone();
    while let Some((side, say)) = next(&state, &mut dealer) {
        let _ = order(&mut state, side, &say, 1);
        let all = Seat::ALL.map(|seat| sent(&before, &state, seat).join("\n")).join("\n");
        let opened = secrets.iter().filter(|secret| all.contains(*secret)).count();
        assert_eq!(opened, if state.ending.is_some() { 3 } else { 0 });
        assert!(all.contains(&state.commitment().to_string()));
        before = state.clone();
    }
    let record = state.whole_record().expect("it is over");
    let proof = table::Proof::read(&record).expect("the record carries it");
    assert!(proof.check_game(0, &table::Record::<days::State>::read(&record).expect("a record")).expect("fair") > 5);
}

#[test]
fn orders_that_must_not_count_have_no_effect() {
    let mut state = begun(GameName::Days, Pace::None, 1);
    let side = state.turn().expect("somebody chooses an agenda");
    let (seq, other) = (state.seq, side.other());
    let (_, choices) = state.play.as_ref().expect("it has begun").view(Seat::Player(side));
    let play = |seq, action: &str| Say::Play { seq, action: action.to_owned() };
    let refused = [
        (other, play(seq, &choices[0]), Reason::NotYourTurn),
        (side, play(seq - 1, &choices[0]), Reason::Stale { decided: seq - 1, now: seq }),
        (side, play(seq + 1, &choices[0]), Reason::Stale { decided: seq + 1, now: seq }),
        (side, play(seq, "event excomm"), Reason::Illegal),
        (side, Say::TakeBack { seq }, Reason::NothingToTakeBack),
        (side, Say::NextGame { seq }, Reason::NoNextGame),
        (side, Say::Answer { accept: true }, Reason::NoOffer),
        (side, Say::Withdraw, Reason::NoOffer),
        (side, Say::Claim, Reason::ClockRuns),
        (side, Say::Rematch, Reason::NotYet),
        (side, Say::Offer { what: OfferKind::TakeBack }, Reason::NothingToTakeBack),
    ];
    for (side, say, why) in refused {
        assert_eq!(state.decide(side, &say, now(5)), Err(why), "{say:?}");
    }
    assert!(matches!(state.decide(side, &play(seq, "???"), now(5)), Err(Reason::Unreadable { .. })));
    assert_eq!(order(&mut state, side, &play(seq, &choices[0]), 5), Ok(()));
    assert!(matches!(state.decide(side, &play(seq, &choices[0]), now(5)), Err(Reason::Stale { .. })), "twice");
    assert_eq!(state.decide_sit(chair("third"), &SitDown::default()), Err(Reason::SeatTaken));
}

#[test]
fn an_offer_stops_the_clocks_until_it_is_answered_or_lapses() {
    let mut state = begun(GameName::Days, Pace::Live { seconds: 100, increment: 0 }, 1);
    let side = state.turn().expect("somebody chooses");
    let left =
        |state: &State, at| state.clock.shown(at).map(|clocks| if side == Side::Us { clocks.us } else { clocks.ussr });
    assert_eq!(order(&mut state, side.other(), &Say::Offer { what: OfferKind::Abandon }, 10_000), Ok(()));
    assert_eq!(left(&state, 40_000), Some(90_000), "it stands still");
    assert_eq!(left(&state, 80_000), Some(80_000), "it lapsed after a minute");
    assert!(!state.is_claimable(side.other(), now(159_000)) && state.is_claimable(side.other(), now(161_000)));
    assert_eq!(order(&mut state, side, &Say::Answer { accept: false }, 20_000), Ok(()));
    let again = order(&mut state, side.other(), &Say::Offer { what: OfferKind::Abandon }, 21_000);
    assert_eq!(again, Err(Reason::OfferMade), "once a turn");
    assert_eq!(order(&mut state, side, &Say::Offer { what: OfferKind::Abandon }, 22_000), Ok(()));
    assert_eq!(order(&mut state, side.other(), &Say::Answer { accept: true }, 23_000), Ok(()));
    let ending = state.ending.expect("both left it");
    assert_eq!((ending.winner, ending.end), (None, online::End::Abandoned));
}

#[test]
fn who_is_out_of_time_loses_only_when_the_other_says_so() {
    let mut state = begun(GameName::Days, Pace::Live { seconds: 10, increment: 0 }, 1);
    let side = state.turn().expect("somebody chooses");
    assert_eq!(state.decide(side.other(), &Say::Claim, now(9_000)), Err(Reason::ClockRuns));
    assert_eq!(state.decide(side, &Say::Claim, now(11_000)), Err(Reason::ClockRuns));
    // The server was away when the time was up: whoever was to move could not, and has a second after its return.
    let away = |at| Now { at, away: Some((5_000, 20_000)), grace: 1000 };
    assert_eq!(state.decide(side.other(), &Say::Claim, away(20_900)), Err(Reason::ClockRuns));
    assert!(state.decide(side.other(), &Say::Claim, away(21_100)).is_ok());
    assert_eq!(order(&mut state, side.other(), &Say::Claim, 11_000), Ok(()));
    let ending = state.ending.expect("claimed");
    assert_eq!((ending.winner, ending.end), (Some(side.other()), online::End::Time));
    assert_eq!(order(&mut state, side, &Say::Rematch, 12_000), Ok(()));
}

#[test]
fn a_table_is_what_its_rows_make_it() {
    for (seed, game) in [(1, GameName::Days), (2, GameName::Minutes), (3, GameName::Campaign)] {
        let mut dealer = Seeded::new(seed);
        let mut state = table(game, Pace::Slow { days: 2 }, seed as u8);
        let (mut rows, mut at) = (Vec::new(), 0);
        for id in [HOST, GUEST] {
            let lines = state.decide_sit(chair(id), &SitDown::default()).expect("a seat is free");
            write(&mut state, &lines, at);
            rows.push((lines.join("\n"), at));
        }
        while let Some((side, say)) = next(&state, &mut dealer) {
            at += 1000;
            let Ok(lines) = state.decide(side, &say, now(at)) else { continue };
            write(&mut state, &lines, at);
            rows.push((lines.join("\n"), at));
        }
        let mut again = table(game, Pace::Slow { days: 2 }, seed as u8);
        rows.iter().for_each(|(body, at)| again.apply(body, *at).expect("it was written"));
        assert_eq!(again.head(), state.head());
        assert_eq!(again.whole_record(), state.whole_record());
        for seat in Seat::ALL {
            assert_eq!(again.catch_up(seat, None, at), state.catch_up(seat, None, at));
        }
    }
}
