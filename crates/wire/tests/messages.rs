//! The laws of messages, over random games: what is written is read back, hides what a seat cannot see, and tells it enough.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use common::{Tried, long_deck, play};
use kernel::Seat;
use minutes::Rules;
use table::Seeded;
use wire::message::{self, hear, read_heard, read_view, write_heard, write_view};

/// What games came to.
#[derive(Default, Debug)]
struct Seen {
    positions: usize,
    /// Positions that differ in what a seat cannot see.
    different: usize,
    /// The bytes of views and of what was heard at once, and of whole games.
    views: Vec<usize>,
    heards: Vec<usize>,
    moves: Vec<usize>,
    games: Vec<usize>,
}

fn laws<G: Tried>(rules: G::Rules, seed: u64, games: u64) -> Seen {
    let mut seen = Seen::default();
    for game in 0..games {
        let mut views = Seat::ALL.map(|seat| G::first_view(rules, seat));
        let mut all: [Vec<G::Heard>; 3] = Default::default();
        let mut since_choice = [0; 3];
        play::<G>(rules, &mut Seeded::of_game(seed, game), |state, facts, dealer| {
            seen.positions += 1;
            for (number, seat) in Seat::ALL.into_iter().enumerate() {
                let heard: Vec<G::Heard> = facts.iter().map(|&fact| G::heard(fact, seat)).collect();
                let told = write_heard::<G>(&heard);
                let read = read_heard::<G>(told.as_bytes(), rules).unwrap_or_else(|fault| panic!("{fault}: {told}"));
                assert_eq!(read, heard, "round trip of {told}");
                views[number] = hear::<G>(&views[number], &read).unwrap_or_else(|fault| panic!("{fault}: {told}"));
                let view = state.view(seat);
                assert_eq!(views[number], view, "{seat} was not told enough by {told}");
                let text = write_view::<G>(&view);
                assert_eq!(read_view::<G>(text.as_bytes()), Ok(view), "round trip of {text}");
                let guess = G::guess(&view, dealer);
                seen.different += usize::from(guess != *state);
                assert_eq!(write_view::<G>(&guess.view(seat)), text, "{seat} sees what it cannot see");
                seen.views.push(text.len());
                seen.heards.push(told.len());
                since_choice[number] += told.len();
                all[number].extend(heard);
                if state.turn() != kernel::Turn::Chance {
                    seen.moves.push(std::mem::take(&mut since_choice[number]));
                }
            }
        });
        seen.games.extend(all.iter().map(|heard| write_heard::<G>(heard).len()));
    }
    seen
}

/// Says how long messages are, and checks that they are no longer than they are said to be.
fn sizes(name: &str, seen: &mut Seen, most: [usize; 3]) {
    let line = |what: &str, sizes: &mut Vec<usize>| {
        sizes.sort_unstable();
        let at = |percent: usize| sizes[(sizes.len() - 1) * percent / 100];
        println!("{name}: {what}: median {}, 95 of 100 {}, most {}", at(50), at(95), at(100));
        at(100)
    };
    line("told by one entry", &mut seen.heards);
    let [view, told, game] = most;
    assert!(line("a view", &mut seen.views) <= view);
    assert!(line("told from choice to choice", &mut seen.moves) <= told);
    assert!(line("told in a whole game", &mut seen.games) <= game && game <= message::MAX_HEARD);
    println!("{name}: {} positions, {} guesses of other ones", seen.positions, seen.different);
}

#[test]
fn messages_of_13_days_keep_the_laws() {
    let mut seen = laws::<days::State>(days::Rules::default(), 16, 100);
    sizes("13 Days", &mut seen, [1_500, 1_500, 32 << 10]);
    assert!(seen.different > seen.positions, "nothing was hidden: {} of {}", seen.different, seen.positions);
    laws::<days::State>("agenda_scoring=before-escalation".parse().unwrap(), 17, 20);
}

#[test]
fn messages_of_13_minutes_keep_the_laws() {
    let mut seen = laws::<minutes::State>(Rules::default(), 18, 150);
    sizes("13 Minutes", &mut seen, [1_500, 1_500, 16 << 10]);
    assert!(seen.different > seen.positions, "nothing was hidden: {} of {}", seen.different, seen.positions);
    let mut seen = laws::<minutes::State>(Rules::with_deck(long_deck()).with_max_cubes(4), 19, 80);
    sizes("13 Minutes, long Events", &mut seen, [1_500, 3_000, 32 << 10]);
}

/// A secret that one side is told is no message for the other.
#[test]
fn nobody_is_told_what_is_not_theirs() {
    fn check<G: Tried>(rules: G::Rules) -> usize {
        let mut refused = 0;
        for game in 0..20 {
            play::<G>(rules, &mut Seeded::of_game(20, game), |state, facts, _| {
                for seat in Seat::ALL {
                    let view = state.view(seat);
                    for &fact in facts {
                        let heard = G::heard(fact, seat);
                        for other in Seat::ALL.map(|other| G::heard(fact, other)) {
                            // Who is told less is told nothing wrong; who is told more is told a secret.
                            if G::write_heard(&other).to_string().len() > G::write_heard(&heard).to_string().len() {
                                assert!(G::misfit(&view, &other).is_some(), "{seat} is told {other:?}");
                                refused += 1;
                            }
                        }
                    }
                }
            });
        }
        refused
    }
    assert!(check::<days::State>(days::Rules::default()) > 500);
    assert!(check::<minutes::State>(Rules::default()) > 500);
}
