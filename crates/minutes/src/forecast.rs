//! Who would trigger nuclear war if the game ended as the table stands, and by which colour.
//!
//! A side triggers war that has [`WAR`] or more cards of one colour in its sphere. Cuba counts with the colour of the card
//! that it is, which a seat may not know. Leftover cards of one colour, which come into the spheres at the very end (M7),
//! are in nobody's sphere yet and are not counted.

use kernel::{BySide, Certainty, Side};

use crate::{Board, Colour, Sight, Slot, Slots, View, WAR};

/// What one side has to fear at the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Forecast {
    /// Whether this side triggers nuclear war.
    pub war: Certainty,
    /// By colour, in the order of [`Colour::ALL`].
    pub colours: [ColourForecast; 3],
}

/// What one colour in a sphere has to do with war.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ColourForecast {
    /// Which colour.
    pub colour: Colour,
    /// How many cards of it are known to lie in the sphere.
    pub known: u8,
    /// Whether a hidden Cuba lies in the sphere that may be one more.
    pub maybe_cuba: bool,
    /// Whether this colour is war.
    pub war: Certainty,
    /// How many cards of it must leave the sphere so that it is not, whatever card Cuba is.
    pub to_leave: u8,
}

impl Forecast {
    /// What each side has to fear, as far as the seat of a view can tell.
    #[must_use]
    pub fn of_view(view: &View) -> BySide<Forecast> {
        let suspects = suspects(view);
        BySide::from_fn(|side| Forecast::of(&view.board, side, suspects))
    }

    /// What a side has to fear on a board on which Cuba may be any of these cards: one if it is known, none if no card lies
    /// there yet.
    #[must_use]
    pub fn of(board: &Board, side: Side, suspects: Slots) -> Forecast {
        let colours = Colour::ALL.map(|colour| ColourForecast::of(board, side, suspects, colour));
        // By one of the colours it is war for each card that Cuba may be, though not by the same for all.
        let is_war =
            |cuba: Slot| Colour::ALL.into_iter().any(|colour| board.count_in_sphere(side, colour, Some(cuba)) >= WAR);
        let worst = colours.iter().map(|colour| colour.war).max().unwrap_or(Certainty::No);
        let war = match worst {
            Certainty::Possible if suspects.iter().all(is_war) => Certainty::Certain,
            worst => worst,
        };
        Forecast { war, colours }
    }

    /// What a colour has to do with it.
    #[must_use]
    pub const fn colour(&self, colour: Colour) -> &ColourForecast {
        &self.colours[colour as usize]
    }
}

impl ColourForecast {
    fn of(board: &Board, side: Side, suspects: Slots, colour: Colour) -> ColourForecast {
        let of_colour = suspects.intersection(board.rules.deck().of_colour(colour));
        let least = suspects.first().filter(|_| suspects.without(of_colour).is_empty());
        let known = board.count_in_sphere(side, colour, least);
        let most = board.count_in_sphere(side, colour, of_colour.first());
        let war = Certainty::of(most >= WAR, known >= WAR);
        ColourForecast { colour, known, maybe_cuba: most > known, war, to_leave: (most + 1).saturating_sub(WAR) }
    }
}

/// The cards that Cuba may be, as far as the seat of a view can tell.
#[must_use]
pub fn suspects(view: &View) -> Slots {
    if !view.cuba_laid {
        return Slots::EMPTY;
    }
    let turned_up = view.board.revealed.map(|revealed| revealed.cuba);
    if let Some(cuba) = turned_up.or_else(|| view.own.and_then(|own| own.cuba)) {
        return cuba.alone();
    }
    let unseen = Slots::CARDS.without(view.board.table);
    let (Some(own), Some(seat)) = (view.own, view.seat.side()) else { return unseen };
    let known = own.known[seat];
    match known.cuba {
        Sight::Loose => known.loose,
        Sight::Unknown | Sight::Known => unseen.without(own.hand).without(known.held),
    }
}

impl Board {
    /// The battlegrounds of a colour: Cuba is one if the card that it is has the colour. It has none while no card is given.
    #[inline]
    #[must_use]
    pub fn of_colour(&self, colour: Colour, cuba: Option<Slot>) -> Slots {
        let cards = self.rules.deck().of_colour(colour);
        cards.union(Slot::CUBA.alone().when(cuba.is_some_and(|cuba| cards.contains(cuba))))
    }

    fn count_in_sphere(&self, side: Side, colour: Colour, cuba: Option<Slot>) -> u8 {
        self.of_colour(colour, cuba).intersection(self.spheres[side]).len()
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Seat};

    use super::*;
    use crate::{Deck, Setup};

    /// The forecast of the US if this lies in its sphere.
    fn forecast(sphere: Slots, cuba: Option<Slot>, saw_cuba: bool, seat: Seat) -> Forecast {
        let played = sphere.without(Slot::CUBA.alone());
        let mut setup = Setup { played, cuba, saw_cuba: BySide::new(saw_cuba, false), ..Setup::default() };
        setup.spheres.us = sphere;
        let view = setup.build().expect("a sound position").view(seat);
        let both = Forecast::of_view(&view);
        assert_eq!(both.ussr.war, Certainty::No);
        both.us
    }

    fn some(colour: Colour, count: usize) -> Slots {
        Deck::built_in().of_colour(colour).iter().take(count).collect()
    }

    #[test]
    fn war_is_forecast_by_what_the_seat_can_know() {
        let military = |count| some(Colour::Military, count);
        let cuba = Slot::CUBA.alone();
        for seat in Seat::ALL {
            let war = |sphere| forecast(sphere, None, false, seat).war;
            assert_eq!(war(military(2)), Certainty::No);
            assert_eq!(war(military(3)), Certainty::Certain);
            assert_eq!(war(military(1).union(cuba)), Certainty::No);
            assert_eq!(war(military(2).union(cuba)), Certainty::Possible);
        }
    }

    #[test]
    fn the_colour_and_the_cards_that_must_leave_are_named() {
        let three = forecast(some(Colour::Military, 3), None, false, Seat::Spectator);
        let military = three.colour(Colour::Military);
        assert_eq!((military.known, military.maybe_cuba, military.to_leave), (3, false, 1));
        assert_eq!(three.colour(Colour::Political).war, Certainty::No);
        let cuba = some(Colour::Military, 2).union(Slot::CUBA.alone());
        let maybe = *forecast(cuba, None, false, Seat::Spectator).colour(Colour::Military);
        assert_eq!((maybe.known, maybe.maybe_cuba, maybe.war, maybe.to_leave), (2, true, Certainty::Possible, 1));
    }

    #[test]
    fn who_saw_cuba_knows_for_sure() {
        let sphere = some(Colour::Military, 2).union(Slot::CUBA.alone());
        let third = Deck::built_in().of_colour(Colour::Military).iter().nth(2);
        let other = Deck::built_in().of_colour(Colour::Political).first();
        let [us, ussr] = Side::ALL.map(Seat::Player);
        assert_eq!(forecast(sphere, third, true, us).war, Certainty::Certain);
        assert_eq!(forecast(sphere, other, true, us).war, Certainty::No);
        assert_eq!(forecast(sphere, third, true, ussr).war, Certainty::Possible);
    }

    #[test]
    fn cuba_cannot_have_a_colour_of_which_every_card_is_elsewhere() {
        let all = Deck::built_in().of_colour(Colour::Military);
        let board = |sphere: Slots| {
            let mut board = Board::set_up(crate::Rules::default());
            board.spheres.us = sphere;
            board
        };
        let two = board(some(Colour::Military, 2).union(Slot::CUBA.alone()));
        assert_eq!(Forecast::of(&two, Side::Us, Slots::CARDS.without(all)).war, Certainty::No);
        assert_eq!(Forecast::of(&two, Side::Us, all).war, Certainty::Certain);
        // Two of each of two colours: either is possible, and one of them certain, if Cuba has no third.
        let four = some(Colour::Military, 2).union(some(Colour::Political, 2));
        let suspects = all.union(Deck::built_in().of_colour(Colour::Political)).without(four);
        let forecast = Forecast::of(&board(four.union(Slot::CUBA.alone())), Side::Us, suspects);
        assert_eq!(forecast.war, Certainty::Certain);
        assert_eq!(forecast.colour(Colour::Military).war, Certainty::Possible);
    }
}
