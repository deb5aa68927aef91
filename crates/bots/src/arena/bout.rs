use kernel::{BySide, Entry, Game, Outcome, Seat, Side, Turn};

use super::Measured;
use crate::play::{advance, choices};
use crate::{BotSpec, Rng};

/// One game of the arena.
#[derive(Clone, Copy, Debug)]
pub struct Bout {
    /// How it ended.
    pub outcome: Outcome,
    /// What else is counted about it.
    pub tally: Tally,
    /// The seed of its luck.
    pub seed: u64,
}

/// One game of the arena, with everything that happened in it.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// What is counted.
    pub bout: Bout,
    /// What happened.
    pub entries: Vec<Entry<G>>,
}

/// What is counted about a game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// Who led at the end and by how much: positive for the US.
    pub prestige: i8,
    /// Decisions of each side, those with a single choice left out.
    pub decisions: BySide<u32>,
    /// Seconds that each side thought.
    pub seconds: BySide<f64>,
    /// Who played first when that was last decided, if the game got so far.
    pub first: Option<Side>,
    /// How often the side that could decide who plays first took it for itself, and how often it gave it away.
    pub initiative: (u32, u32),
}

impl Tally {
    fn note_decision(&mut self, side: Side, seconds: f64) {
        self.decisions[side] += 1;
        self.seconds[side] += seconds;
    }

    fn note_initiative(&mut self, side: Side, first: Side) {
        self.first = Some(first);
        *(if first == side { &mut self.initiative.0 } else { &mut self.initiative.1 }) += 1;
    }
}

/// Plays a game. All luck follows from the seed; draws that two games have in common fall alike.
pub(super) fn play<G: Measured>(seats: BySide<(BotSpec, u64)>, seed: u64, rules: G::Rules) -> Played<G> {
    let mut bots = seats.map(|(spec, _)| spec.bot::<G>());
    let clock = crate::system_clock();
    let (mut state, mut tally, mut entries) = (G::begin(rules, &mut ()), Tally::default(), Vec::new());
    let outcome = loop {
        let ply = entries.len() as u64 + 1;
        let choose = |state: &G, side: Side, _: &mut Rng| {
            let (choices, start) = (choices(state), clock());
            let seed = Rng::of(seed ^ ply << 32, seats[side].1).bits();
            let action = bots[side].choose(&state.view(Seat::Player(side)), &choices, seed);
            debug_assert!(choices.contains(&action));
            if choices.len() > 1 {
                tally.note_decision(side, (clock() - start).as_secs_f64());
            }
            if let Some(first) = G::initiative(state, action) {
                tally.note_initiative(side, first);
            }
            action
        };
        let draw = if state.turn() == Turn::Chance { G::draw_key(&state) } else { 0 };
        match advance(&mut state, &mut Rng::of(seed, draw), choose) {
            Ok(entry) => entries.push(entry),
            Err(outcome) => break outcome,
        }
    };
    tally.prestige = G::prestige(&state);
    Played { bout: Bout { outcome, tally, seed }, entries }
}
