//! What is forecast of a war is what the rules then do, unless leftover cards come on top (M7).

use kernel::laws::{Checks, Walk, anything, walks};
use kernel::{BySide, Certainty, Entry, Game, Seat, Side, Witness};
use minutes::forecast::Forecast;
use minutes::{Fact, Rules, State};
use table::Seeded;

/// Compares what every seat could tell before the hidden cards were turned up with what came of it.
#[derive(Default)]
struct Check {
    before: Option<State>,
    leftovers: bool,
    guilty: BySide<bool>,
    wars: u32,
    peaces: u32,
}

impl Witness<State> for Check {
    fn rules(&mut self, so_far: &State) {
        if so_far.board().revealed.is_none() {
            self.before = Some(*so_far);
        }
    }

    fn fact(&mut self, fact: Fact) {
        match fact {
            Fact::LeftoverPlaced { .. } => self.leftovers = true,
            Fact::NuclearWar(guilty) => self.guilty = guilty,
            Fact::Outcome { .. } if !self.leftovers => self.compare(),
            _ => {}
        }
    }
}

impl Check {
    fn compare(&mut self) {
        let before = self.before.expect("hidden cards are turned up by the rules");
        for seat in Seat::ALL {
            let seen = Forecast::of_view(&before.view(seat));
            for side in Side::ALL {
                let wrong = if self.guilty[side] { Certainty::No } else { Certainty::Certain };
                assert_ne!(seen[side].war, wrong, "{seat:?} of {side} in {before:?}");
            }
        }
        *(if self.guilty.us || self.guilty.ussr { &mut self.wars } else { &mut self.peaces }) += 1;
    }
}

#[test]
fn a_forecast_at_the_end_of_a_game_comes_true() {
    let (mut wars, mut peaces) = (0, 0);
    let dealers = (0..2_000).map(|game| Seeded::of_game(18, game));
    walks(dealers, anything, Checks { longest: 400, views: false }, |walk: &Walk<State>| {
        let mut check = Check::default();
        let mut state = State::begin(Rules::default(), &mut check);
        for &entry in &walk.entries {
            match entry {
                Entry::Action(_, action) => state.play_unchecked(action, &mut check),
                Entry::Chance(chance) => state.deal_unchecked(chance, &mut check),
                Entry::Resign(side) => state.resign_unchecked(side, &mut check),
            }
        }
        (wars, peaces) = (wars + check.wars, peaces + check.peaces);
    });
    assert!(wars > 200 && peaces > 200, "{wars} wars, {peaces} games of peace");
}
