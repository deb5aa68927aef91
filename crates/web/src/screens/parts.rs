//! The parts of the page whose code is fetched when they are first drawn: one line each.

use client::{Saved, Who};
use kernel::BySide;
use leptos::prelude::*;
use table::Record;

use super::cards::{Cards, Gallery};
use super::decks::SharedDeck;
use super::game::open;
use super::replay::Recorded;
use super::review::{Analysis, Puzzle, Puzzles};
use super::rules::{Rules, TwoBooks};
use crate::lazy::lazy;

lazy!(days_table in days(id: String, saved: Saved) => open::<days::State>(id, saved));
lazy!(minutes_table in minutes(id: String, saved: Saved) => open::<minutes::State>(id, saved));
lazy!(days_replay in days(id: String, record: Record<days::State>, players: BySide<Who>) => view! { <Recorded id record players /> });
lazy!(minutes_replay in minutes(id: String, record: Record<minutes::State>, players: BySide<Who>) => view! { <Recorded id record players /> });
lazy!(rules in books(game: String, at: String) => view! { <Rules game at /> });
lazy!(two_books in books(game: &'static str, player: &'static str, precise: &'static str) => view! { <TwoBooks game player precise /> });
lazy!(cards in books() => view! { <Cards /> });
lazy!(deck in books(link: String) => view! { <SharedDeck link /> });
lazy!(analysis in review(id: String) => view! { <Analysis id /> });
lazy!(puzzles in review() => view! { <Puzzles /> });
lazy!(puzzle in review(which: String) => view! { <Puzzle which /> });
lazy!(gallery in books(game: &'static str) => view! { <Gallery game /> });

/// Has the code fetched of what most people open next. What cannot be fetched now is fetched when it is drawn.
pub(crate) async fn fetch() {
    let _ = days_table::fetch().await;
    let _ = minutes_table::fetch().await;
    let _ = rules::fetch().await;
}
