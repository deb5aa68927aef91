//! The words of the text cases that only 13 Days has.

use days::{
    Affiliation, Agenda, AgendaScoring, Battleground, Card, CardSet, Markers, Modifier, Rules, Setup, State, Track,
};
use kernel::{Game, Seat, Side};
use testkit::{Checked, Vocabulary, expect, parse};

pub(crate) struct Days;

impl Vocabulary for Days {
    type Game = State;
    type Setup = Setup;

    fn rules(setup: &Setup) -> Rules {
        setup.rules
    }

    fn give(setup: &mut Setup, words: &[&str]) -> Checked {
        match words {
            ["prestige", value] => setup.prestige = parse(value)?,
            ["round", value] => setup.round = parse(value)?,
            ["letter", side] => setup.letter = parse(side)?,
            ["first", side] => setup.first = parse(side)?,
            ["plays", count] => setup.plays_made = parse(count)?,
            ["rules", value] => setup.rules.agenda_scoring = parse::<AgendaScoring>(value)?,
            ["discard", names @ ..] => setup.discard = cards(names)?,
            ["used", names @ ..] => {
                setup.used = names.iter().map(|name| parse::<Agenda>(name)).collect::<Checked<_>>()?;
            }
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

    fn sees(state: &State, seat: Seat, what: &str) -> Checked<bool> {
        let view = state.view(seat);
        let own = view.own.unwrap_or_default();
        Ok(if let Ok(card) = what.parse::<Card>() {
            let open = view.board.discard.union(view.turned_up);
            let known = own.hand.union(own.aftermath).union(open);
            known.contains(card) || own.face_down == Some(card)
        } else {
            let agenda: Agenda = parse(what)?;
            own.agenda == Some(agenda) || view.board.revealed.is_some()
        })
    }

    fn check(state: &State, words: &[&str]) -> Checked {
        let board = state.board();
        match words {
            ["prestige", value] => expect("prestige", board.prestige, parse(value)?),
            ["round", value] => expect("round", board.round, parse(value)?),
            ["letter", side] => expect("letter", board.letter, parse(side)?),
            ["deck", count] => expect("deck", state.deck().len(), parse(count)?),
            ["agendas", "in", "deck", count] => expect("agenda deck", state.agenda_deck(), parse(count)?),
            ["discarded", names @ ..] => expect("discarded", cards(names)?.is_subset(board.discard), true),
            ["card", card, side, cubes, icon] => {
                let row = parse::<Card>(card)?.row();
                let whose = match row.affiliation {
                    Affiliation::Side(side) => side.slug(),
                    Affiliation::Un => "un",
                };
                let found = (whose, row.cubes, if row.icon { "icon" } else { "plain" });
                expect("card", found, (*side, parse(cubes)?, *icon))
            }
            [side, rest @ ..] => check_side(state, parse(side)?, rest),
            [] => Ok(()),
        }
    }
}

fn cards(words: &[&str]) -> Checked<CardSet> {
    words.iter().map(|word| parse::<Card>(word)).collect()
}

fn modifier(text: &str) -> Checked<Modifier> {
    kernel::lookup(Modifier::ALL, Modifier::slug, text).ok_or_else(|| format!("`{text}` is no modifier"))
}

fn give_side(setup: &mut Setup, side: Side, words: &[&str]) -> Checked {
    match words {
        ["hand", names @ ..] => setup.hands[side] = cards(names)?,
        ["saved", names @ ..] => setup.aftermath[side] = cards(names)?,
        ["has", names @ ..] => {
            for name in names {
                setup.modify(side, modifier(name)?);
            }
        }
        ["flags", a, b, c] => setup.flags[side] = [parse(a)?, parse(b)?, parse(c)?],
        ["chose", agenda] => setup.chosen[side] = parse(agenda)?,
        ["no", "cubes"] => setup.cubes[side] = [0; 9],
        ["defcon", military, political, world] => {
            setup.defcon[side] = Markers::new(parse(military)?, parse(political)?, parse(world)?);
        }
        pairs if pairs.len() % 2 == 0 => {
            setup.cubes[side] = [0; 9];
            for pair in pairs.chunks(2) {
                let at: Battleground = parse(pair[0])?;
                setup.cubes[side][at as usize] = parse(pair[1])?;
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
        ["holds", count] => expect("cards in hand", state.hand(side).len(), parse(count)?),
        ["saved", names @ ..] => expect("saved", cards(names)?.is_subset(state.aftermath(side)), true),
        ["flags", a, b, c] => {
            let mut wanted = [parse::<Agenda>(a)?, parse(b)?, parse(c)?];
            wanted.sort();
            let open = |seat| state.view(seat).board.flags[side];
            Seat::ALL.into_iter().try_for_each(|seat| expect("flags", open(seat), Some(wanted)))
        }
        ["no", "flags"] => expect("flags", board.flags[side], None),
        ["supply", count] => expect("supply", board.supply(side), parse(count)?),
        ["has", names @ ..] => {
            let wanted: Vec<Modifier> = names.iter().map(|name| modifier(name)).collect::<Checked<_>>()?;
            expect("has", board.modifiers[side].iter().collect::<Vec<_>>(), wanted)
        }
        ["defcon", steps @ ..] => {
            let found = Track::ALL.map(|track| board.defcon[side].on(track).to_string());
            expect("defcon", found.join(" "), steps.join(" "))
        }
        pairs if pairs.len() % 2 == 0 => pairs.chunks(2).try_for_each(|pair| check_pair(state, side, pair[0], pair[1])),
        _ => Err(format!("`{}` cannot be checked", words.join(" "))),
    }
}

fn check_pair(state: &State, side: Side, name: &str, value: &str) -> Checked {
    let board = state.board();
    match name.parse::<Track>() {
        Ok(track) => expect(name, board.defcon[side].on(track), parse(value)?),
        Err(_) => expect(name, board.cubes(side, parse(name)?), parse(value)?),
    }
}
