//! Pictures of the board's parts, for the rules.

use days::State;
use kernel::{Game, Seat};
use leptos::prelude::*;

use super::bar::{prestige, rounds};
use super::map::still_map;
use super::tracks::Tracks;
use crate::screen::Screen;

/// The part of the board that a part of the rules speaks of.
pub(crate) fn picture(part: &str) -> Option<AnyView> {
    let screen = || {
        let view = State::first_view(days::Rules::default(), Seat::Spectator);
        Screen::<State>::still(Signal::derive(move || view), Signal::derive(|| None))
    };
    match part {
        "battlegrounds" => Some(view! { <figure class="picture">{still_map(screen())}</figure> }.into_any()),
        "defcon-tracks" => Some(view! { <figure class="picture small"><Tracks screen=screen() /></figure> }.into_any()),
        "prestige-and-rounds" => {
            let screen = screen();
            Some(view! { <figure class="picture top">{rounds(screen)}{prestige(screen)}</figure> }.into_any())
        }
        _ => None,
    }
}
