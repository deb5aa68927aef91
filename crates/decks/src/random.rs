//! Decks made by chance, to try the vocabulary out.

use crate::{CardDraft, Draft};
use kernel::{Dealer, Indexed, Set};
use minutes::effect::{
    ANYWHERE, Deed, Limit, Line, MAX_COMMAND, MAX_LINES, MAX_TOTAL, Total, UNLIMITED, Way, Where, Who, Whose,
};
use minutes::{Affiliation, Colour, flaw};

/// A deck without a fault. `names` keeps the names of different decks apart.
#[must_use]
pub fn random_deck(names: &str, dealer: &mut impl Dealer) -> Draft {
    Draft {
        title: None,
        cards: std::array::from_fn(|i| CardDraft {
            slug: format!("{names}-{i}"),
            name: None,
            side: one_of(&Affiliation::ALL, dealer),
            cubes: 1 + dealer.below(3) as u8,
            colour: one_of(&Colour::ALL, dealer),
            event: random_event(dealer),
        }),
    }
}

fn random_event(dealer: &mut impl Dealer) -> Vec<Line> {
    loop {
        let lines = 1 + dealer.below(3).max(dealer.below(MAX_LINES as u32));
        let event: Vec<Line> = (0..lines).map(|_| random_line(dealer)).collect();
        let mut flaws = 0;
        flaw::of_event(&event, |_, _| flaws += 1);
        if flaws == 0 {
            return event;
        }
    }
}

fn random_line(dealer: &mut impl Dealer) -> Line {
    let on = random_where(dealer);
    let deed = match dealer.below(9) {
        0 => Deed::When { on, least: dealer.below(2) as u8, most: if coin(dealer) { UNLIMITED } else { 2 } },
        1 | 2 => Deed::Place { on, limit: random_limit(dealer) },
        3 | 4 => Deed::Remove { of: who(dealer), on, limit: random_limit(dealer) },
        5 => Deed::Command { on, cubes: 1 + dealer.below(MAX_COMMAND.into()) as u8 },
        6 => Deed::Move {
            on,
            way: one_of(&Way::ALL, dealer),
            steps: 1 + dealer.below(2) as u8,
            spots: 1 + dealer.below(3) as u8,
        },
        7 => Deed::Look,
        _ => Deed::Exchange,
    };
    Line { by: who(dealer), or: dealer.below(4) == 3, deed }
}

fn random_limit(dealer: &mut impl Dealer) -> Limit {
    let total = match dealer.below(8) {
        0 => Total::Any,
        1 => Total::AsMany,
        _ => Total::UpTo(1 + dealer.below(MAX_TOTAL.into()) as u8),
    };
    let or_none = |value: u8, dealer: &mut _| if coin(dealer) { value } else { UNLIMITED };
    let (each, spots) = (1 + dealer.below(3) as u8, 1 + dealer.below(4) as u8);
    Limit { total, each: or_none(each, dealer), spots: or_none(spots, dealer) }
}

fn random_where(dealer: &mut impl Dealer) -> Where {
    let mut on = ANYWHERE;
    for _ in 0..dealer.below(3) {
        match dealer.below(9) {
            0 => on.zones = random_set(dealer),
            1 => on.colours = random_set(dealer),
            2 => on.sides = random_set(dealer),
            3 => on.dominated = random_set(dealer),
            4 => on.cuba = Some(coin(dealer)),
            5 => on.new = Some(coin(dealer)),
            6 => on.own_cubes = Some(coin(dealer)),
            7 => on.their_cubes = Some(coin(dealer)),
            _ => on.touched = Some(coin(dealer)),
        }
    }
    on
}

fn random_set<T: Indexed>(dealer: &mut impl Dealer) -> Set<T> {
    Set::from_bits(u64::from(1 + dealer.below(6)))
}

fn coin(dealer: &mut impl Dealer) -> bool {
    dealer.below(2) == 1
}

fn who(dealer: &mut impl Dealer) -> Who {
    if dealer.below(4) == 0 { Who::Them } else { Who::Me }
}

fn one_of<T: Copy>(items: &[T], dealer: &mut impl Dealer) -> T {
    items[dealer.below(items.len() as u32) as usize]
}

/// Nothing is left out of what a set of three can be.
const _: () = assert!(Whose::COUNT == 3 && Colour::COUNT == 3);
