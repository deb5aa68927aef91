//! Pictures of the board's parts, for the rules.

use days::{Affiliation, Card, State};
use kernel::{Game, Seat, Side};
use leptos::prelude::*;

use super::bar::{prestige, rounds};
use super::map::still_map;
use super::tracks::Tracks;
use crate::cards::{Large, spread};
use crate::screen::Screen;

/// The part of the board that a part of the rules speaks of.
pub(crate) fn picture(part: &str) -> Option<AnyView> {
    let screen = || {
        let view = State::first_view(days::Rules::default(), Seat::Spectator);
        Screen::<State>::still(Signal::derive(move || view), Signal::derive(|| None))
    };
    match part {
        "battlegrounds" | "the-board" => {
            Some(view! { <figure class="picture">{still_map(screen())}</figure> }.into_any())
        }
        "playing-a-card" => {
            let screen = screen();
            Some(view! { <figure class="picture">{spread(screen, kinds())}<Large screen /></figure> }.into_any())
        }
        "defcon-tracks" | "moving-a-marker" => {
            Some(view! { <figure class="picture small"><Tracks screen=screen() /></figure> }.into_any())
        }
        "prestige-and-rounds" | "aim" => {
            let screen = screen();
            Some(view! { <figure class="picture top">{rounds(screen)}{prestige(screen)}</figure> }.into_any())
        }
        _ => None,
    }
}

/// The first card of each side, and of the United Nations.
fn kinds() -> impl Iterator<Item = Card> {
    let kinds = [Affiliation::Side(Side::Us), Affiliation::Side(Side::Ussr), Affiliation::Un];
    kinds.into_iter().filter_map(|kind| Card::all().find(|card| card.row().affiliation == kind))
}
