//! The table of 13 Minutes as the rules show it.

use kernel::{BySide, Game, Seat};
use leptos::prelude::*;
use minutes::{Affiliation, Deck, Setup, Slot, Slots, State, Zone};

use super::sphere::zone;
use crate::cards::{Large, spread};
use crate::screen::Screen;

/// The picture that belongs to a heading of the rules: a card of each kind, or a table under way.
pub(crate) fn picture(heading: &str) -> Option<AnyView> {
    let screen = || {
        let view = under_way().build().ok()?.view(Seat::Spectator);
        Some(Screen::<State>::still(Signal::derive(move || view), Signal::derive(|| None)))
    };
    match heading {
        "pieces-and-set-up" | "playing-a-card" => {
            let screen = screen()?;
            let cards = spread(screen, Deck::built_in().cards(kinds()));
            Some(view! { <figure class="picture">{cards}<Large screen /></figure> }.into_any())
        }
        "turns" | "the-table" => {
            let screen = screen()?;
            let zones = Zone::ALL.map(|part| zone(screen, part)).into_iter().collect_view();
            Some(
                view! { <figure class="picture"><div class="zones-board">{zones}</div><Large screen /></figure> }
                    .into_any(),
            )
        }
        _ => None,
    }
}

/// The first card of each side, and of the United Nations.
fn kinds() -> Slots {
    let deck = Deck::built_in();
    let first = |kind| Slots::CARDS.iter().find(|&slot| deck.row(slot).affiliation == kind);
    Affiliation::ALL.into_iter().filter_map(first).collect()
}

/// Four cards on the table, two of one colour in one sphere.
fn under_way() -> Setup {
    let [near, also, far, between] = [0, 1, 6, 10].map(Slot::new);
    let mut cubes = BySide::new([0; Slot::COUNT], [0; Slot::COUNT]);
    (cubes.us[near.index()], cubes.us[also.index()], cubes.us[between.index()]) = (2, 1, 1);
    (cubes.ussr[far.index()], cubes.ussr[between.index()], cubes.ussr[Slot::CUBA.index()]) = (3, 2, 1);
    let slots = |slots: &[Slot]| slots.iter().copied().collect::<Slots>();
    Setup {
        played: slots(&[near, also, far, between]),
        spheres: BySide::new(slots(&[near, also]), slots(&[far])),
        cubes,
        ..Setup::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_shown_is_one_that_can_be() {
        let state = under_way().build().expect("a sound position");
        let us = state.board().spheres.us;
        assert!(
            minutes::Colour::ALL.iter().any(|&colour| state
                .board()
                .rules
                .deck()
                .of_colour(colour)
                .intersection(us)
                .len()
                == 2)
        );
    }
}
