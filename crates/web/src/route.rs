//! Which screen the address names. It stands after the `#`, so that every address works without a server.

use kernel::Seat;
use leptos::prelude::*;

use crate::browser;

/// A screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Route {
    /// Where games begin.
    Home,
    /// A game of this browser.
    Game(String),
    /// A replay, after so many entries, from a seat or with everything open.
    Replay { id: String, ply: usize, seat: Option<Seat> },
    /// The rules of a game, at a heading.
    Rules { game: String, at: String },
    /// All cards.
    Cards,
    /// A deck of 13 Minutes that the address carries; or, after a `=`, the name of one of this browser.
    Deck(String),
    /// The analysis of a game of this browser.
    Analysis(String),
    /// Puzzles by theme.
    Puzzles,
    /// A puzzle by its number, or `today`; with the theme that is trained.
    Puzzle(String),
}

impl Route {
    /// Reads what stands after the `#`. What means nothing leads home.
    pub(crate) fn read(hash: &str) -> Route {
        let path = hash.trim_start_matches('#').trim_matches('/');
        let mut parts = path.split('/').map(str::to_owned);
        let mut next = || parts.next().unwrap_or_default();
        match next().as_str() {
            // `g1.2` names a part of a campaign for a replay; who plays goes on with the whole.
            "game" => Route::Game(next().split('.').next().unwrap_or_default().to_owned()),
            "replay" => {
                let id = next();
                Route::Replay { id, ply: next().parse().unwrap_or(0), seat: next().parse().ok() }
            }
            "rules" => Route::Rules { game: next(), at: next() },
            "cards" => Route::Cards,
            "deck" => Route::Deck(next()),
            "analysis" => Route::Analysis(next()),
            "puzzles" => Route::Puzzles,
            "puzzle" => {
                let (number, theme) = (next(), next());
                Route::Puzzle(if theme.is_empty() { number } else { format!("{number}/{theme}") })
            }
            _ => Route::Home,
        }
    }

    /// The address of the screen.
    pub(crate) fn hash(&self) -> String {
        match self {
            Route::Home => "#/".to_owned(),
            Route::Game(id) => format!("#/game/{id}"),
            Route::Replay { id, ply, seat } => {
                let seat = seat.map_or_else(|| "open".to_owned(), |seat| seat.to_string());
                format!("#/replay/{id}/{ply}/{seat}")
            }
            Route::Rules { game, at } => format!("#/rules/{game}/{at}"),
            Route::Cards => "#/cards".to_owned(),
            Route::Deck(link) => format!("#/deck/{link}"),
            Route::Analysis(id) => format!("#/analysis/{id}"),
            Route::Puzzles => "#/puzzles".to_owned(),
            Route::Puzzle(which) => format!("#/puzzle/{which}"),
        }
    }

    /// A deck of this browser.
    pub(crate) fn own_deck(name: &str) -> Route {
        Route::Deck(format!("={}", String::from(js_sys::encode_uri_component(name))))
    }

    /// The name of the deck of this browser that stands in an address, if one does.
    pub(crate) fn name_of_deck(link: &str) -> Option<String> {
        js_sys::decode_uri_component(link.strip_prefix('=')?).ok().map(String::from)
    }

    /// Goes there.
    pub(crate) fn go(&self) {
        // A browser refuses no fragment.
        let _ = window().location().set_hash(&self.hash());
    }

    /// The screen the address names now, whenever it changes.
    pub(crate) fn current() -> ReadSignal<Route> {
        let here = || Route::read(&window().location().hash().unwrap_or_default());
        let (route, set_route) = signal(here());
        window_event_listener(leptos::ev::hashchange, move |_| {
            set_route.set(here());
            window().scroll_to_with_x_and_y(0.0, 0.0);
            browser::focus_soon("main h1");
        });
        route
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_can_be_read_back() {
        let routes = [
            Route::Home,
            Route::Game("g1".into()),
            Route::Replay { id: "playthrough".into(), ply: 12, seat: Some(Seat::Spectator) },
            Route::Replay { id: "g1".into(), ply: 0, seat: None },
            Route::Rules { game: "days".into(), at: "nuclear-war".into() },
            Route::Cards,
            Route::Deck("AXja".into()),
            Route::Replay { id: "~AXja_-9.2".into(), ply: 3, seat: None },
            Route::Analysis("g1".into()),
            Route::Puzzles,
            Route::Puzzle("today".into()),
            Route::Puzzle("12/war".into()),
        ];
        for route in routes {
            assert_eq!(Route::read(&route.hash()), route);
        }
        assert_eq!(Route::read("#/nonsense/1"), Route::Home);
        assert_eq!(Route::read("#/game/g1.2"), Route::Game("g1".into()));
    }
}
