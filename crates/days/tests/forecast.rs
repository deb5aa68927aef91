//! What is forecast of a war is what the rules then do.

use days::forecast::{Forecast, Suspects};
use days::{Fact, Rules, State};
use kernel::laws::{Checks, Walk, anything, walks};
use kernel::{BySide, Certainty, Entry, Game, Seat, Side, Witness};
use table::Seeded;

/// Compares what was forecast just before agendas were revealed with what came of it.
#[derive(Default)]
struct Check {
    before: Option<State>,
    guilty: Option<BySide<bool>>,
    wars: u32,
    peaces: u32,
}

impl Check {
    fn reveal(&mut self, state: &State, chosen: BySide<days::Agenda>) {
        let board = state.board();
        let sure = Suspects::of_board(board, chosen.map(Some));
        let guilty = board.defcon.map(|markers| Forecast::of(markers, &sure).war == Certainty::Certain);
        self.guilty = Some(guilty);
        // A seat that knows less may leave it open, but it is never wrong.
        for seat in Seat::ALL {
            let seen = Forecast::of_view(&state.view(seat));
            for side in Side::ALL {
                let wrong = if guilty[side] { Certainty::No } else { Certainty::Certain };
                assert_ne!(seen[side].war, wrong, "{seat:?} of {side} in {board:?}");
                let blamed = seen[side].to_blame().count() > 0;
                assert!(blamed || seen[side].war != Certainty::Possible, "{seat:?} of {side} in {board:?}");
            }
        }
    }

    fn compare(&mut self, guilty: BySide<bool>) {
        assert_eq!(self.guilty.take(), Some(guilty));
    }
}

impl Witness<State> for Check {
    fn rules(&mut self, so_far: &State) {
        self.before = Some(*so_far);
    }

    fn fact(&mut self, fact: Fact) {
        match fact {
            Fact::AgendasRevealed(chosen) => {
                let before = self.before.expect("agendas are revealed by the rules");
                self.reveal(&before, chosen);
            }
            Fact::NuclearWar(guilty) => {
                self.compare(guilty);
                self.wars += 1;
            }
            Fact::Round { .. } | Fact::AftermathCounted { .. } => {
                self.compare(BySide::new(false, false));
                self.peaces += 1;
            }
            _ => {}
        }
    }
}

#[test]
fn a_forecast_at_the_end_of_a_round_comes_true() {
    let mut check = Check::default();
    let dealers = (0..2_000).map(|game| Seeded::of_game(17, game));
    walks(dealers, anything, Checks { longest: 400, views: false }, |walk: &Walk<State>| {
        let mut state = State::begin(Rules::default(), &mut check);
        for &entry in &walk.entries {
            match entry {
                Entry::Action(_, action) => state.play_unchecked(action, &mut check),
                Entry::Chance(chance) => state.deal_unchecked(chance, &mut check),
                Entry::Resign(side) => state.resign_unchecked(side, &mut check),
            }
        }
    });
    assert!(check.wars > 500 && check.peaces > 500, "{} wars, {} rounds of peace", check.wars, check.peaces);
}
