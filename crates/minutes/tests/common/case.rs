//! The words of the text cases that only 13 Minutes has.

use kernel::{Game, Seat, Side};
use minutes::{Battleground, Card, Deck, Rules, Setup, Sight, Slot, Slots, State, Zone};
use table::Seeded;
use testkit::{Checked, Vocabulary, expect, parse};

pub(crate) struct Minutes;

impl Vocabulary for Minutes {
    type Game = State;
    type Setup = Setup;

    fn rules(setup: &Setup) -> Rules {
        setup.rules
    }

    fn give(setup: &mut Setup, words: &[&str]) -> Checked {
        match words {
            ["first", side] => setup.first = parse(side)?,
            ["cuba", name] => setup.cuba = Some(card(name)?),
            ["max_cubes", most] => setup.rules = Rules::default().with_max_cubes(parse(most)?),
            ["neutral", names @ ..] => setup.played = setup.played.union(cards(names)?),
            [side, rest @ ..] => give_side(setup, parse(side)?, rest)?,
            [] => {}
        }
        Ok(())
    }

    fn build(setup: Setup) -> Checked<State> {
        setup.build().map_err(str::to_owned)
    }

    fn asks(state: &State) -> &'static str {
        state.board().pending.phase.slug()
    }

    /// A card, or `bid of SIDE`.
    fn sees(state: &State, seat: Seat, what: &str) -> Checked<bool> {
        let view = state.view(seat);
        let own = view.own.unwrap_or_default();
        if let Some(side) = what.strip_prefix("bid of ") {
            return Ok(state.bid(parse(side)?).is_none() || own.bid.is_some());
        }
        let slot = card(what)?;
        let known = seat.side().map_or(Slots::EMPTY, |side| own.known[side].held.union(own.known[side].loose));
        Ok(own.hand.contains(slot) || own.cuba == Some(slot) || known.contains(slot) || view.board.revealed.is_some())
    }

    fn check(state: &State, words: &[&str]) -> Checked {
        let board = state.board();
        match words {
            ["deck", count] => expect("deck", state.deck().len(), parse(count)?),
            ["cuba", name] => expect("cuba", state.cuba(), Some(card(name)?)),
            ["bids", "equal", times] => expect("equal bids", board.ties, parse(times)?),
            [zone, "holds", names @ ..] => {
                let zone: Zone = parse(zone)?;
                let wanted = names.iter().map(|name| place(name)).collect::<Checked<Slots>>()?;
                expect(zone.slug(), board.zone_spots(zone), wanted)
            }
            [side, rest @ ..] => check_side(state, parse(side)?, rest),
            [] => Ok(()),
        }
    }
}

fn card(name: &str) -> Checked<Slot> {
    Deck::built_in().slot(parse::<Card>(name)?).ok_or_else(|| format!("`{name}` is not in the deck"))
}

fn cards(names: &[&str]) -> Checked<Slots> {
    names.iter().map(|name| card(name)).collect()
}

fn place(name: &str) -> Checked<Slot> {
    let at: Battleground = parse(name)?;
    Deck::built_in().spot(at).ok_or_else(|| format!("`{name}` is not in the deck"))
}

fn give_side(setup: &mut Setup, side: Side, words: &[&str]) -> Checked {
    match words {
        ["hand", names @ ..] => setup.hands[side] = cards(names)?,
        ["out", count] => setup.out[side] = parse(count)?,
        ["saw", "cuba"] => setup.saw_cuba[side] = true,
        ["sphere", names @ ..] => {
            for name in names {
                let at = place(name)?;
                setup.spheres[side].insert(at);
                if at != Slot::CUBA {
                    setup.played.insert(at);
                }
            }
        }
        pairs if pairs.len() % 2 == 0 => {
            for pair in pairs.chunks(2) {
                setup.cubes[side][place(pair[0])?.index()] = parse(pair[1])?;
            }
        }
        _ => return Err(format!("`{}` cannot be given", words.join(" "))),
    }
    Ok(())
}

fn check_side(state: &State, side: Side, words: &[&str]) -> Checked {
    let board = state.board();
    match words {
        ["hand", names @ ..] => expect("hand", state.hand(side), cards(names)?),
        ["supply", count] => expect("supply", board.supply[side], parse(count)?),
        ["out", count] => expect("out", board.out[side], parse(count)?),
        ["prestige", count] => expect("prestige", board.prestige[side], parse(count)?),
        ["knows", "cuba", "is", name] => knows_cuba(state, side, card(name)?),
        ["knows", "cuba"] => expect("knows cuba", state.known(side).cuba, Sight::Known),
        ["knows", "not", "cuba"] => expect("knows cuba", state.known(side).cuba, Sight::Unknown),
        ["knows", name, "is", "held"] => knows_held(state, side, card(name)?),
        pairs if pairs.len() % 2 == 0 => {
            pairs.chunks(2).try_for_each(|pair| expect(pair[0], board.cubes(side, place(pair[0])?), parse(pair[1])?))
        }
        _ => Err(format!("`{}` cannot be checked", words.join(" "))),
    }
}

/// Every guess of the side has this card as Cuba.
fn knows_cuba(state: &State, side: Side, cuba: Slot) -> Checked {
    let guessed = guesses(state, side).iter().all(|guess| guess.cuba() == Some(cuba));
    expect("knows cuba", guessed && state.known(side).cuba == Sight::Known, true)
}

/// Every guess of the side has this card in the other's hand.
fn knows_held(state: &State, side: Side, card: Slot) -> Checked {
    let guessed = guesses(state, side).iter().all(|guess| guess.hand(side.other()).contains(card));
    expect("knows the hand", guessed, true)
}

fn guesses(state: &State, side: Side) -> Vec<State> {
    let view = state.view(Seat::Player(side));
    let mut dealer = Seeded::new(1);
    (0..200).map(|_| State::guess(&view, &mut dealer)).collect()
}
