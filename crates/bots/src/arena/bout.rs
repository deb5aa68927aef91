use kernel::{BySide, Entry, List, Outcome, Seat, Side, Turn};

use crate::{Dice, Insight, Player};

/// One game of the arena.
#[derive(Clone, Debug)]
pub struct Bout {
    /// How it ended.
    pub outcome: Outcome,
    /// What else is counted about it.
    pub tally: Tally,
    /// What its luck followed from.
    pub seed: u64,
    /// What happened, an entry a line, if that was to be kept.
    pub entries: Vec<String>,
}

/// What is counted about a game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// Who led at the end and by how much: positive for the US.
    pub prestige: i8,
    /// Decisions of each side, those without a choice left out.
    pub decisions: BySide<u32>,
    /// Seconds that each side thought.
    pub seconds: BySide<f64>,
    /// Who played first when that was last decided, if the game got so far.
    pub first: Option<Side>,
    /// How often the side that could decide who plays first took it for itself, and how often it gave it away.
    pub initiative: (u32, u32),
}

/// Plays a game. All luck follows from the seed; draws that two games have in common fall alike.
pub(super) fn play<G: Insight>(seats: BySide<(Player, u64)>, seed: u64, rules: G::Rules, keep: bool) -> Bout {
    let mut bots = seats.map(|(player, _)| player.bot::<G>());
    let clock = crate::system_clock();
    let (mut state, mut tally, mut entries) = (G::begin(rules, &mut ()), Tally::default(), Vec::new());
    let mut ply = 0;
    let outcome = loop {
        ply += 1;
        let entry: Entry<G> = match state.turn() {
            Turn::Over(outcome) => break outcome,
            Turn::Chance => Entry::Chance(state.draw(&mut Dice::of(seed, G::draw_key(&state)))),
            Turn::Player(side) => {
                let mut choices = List::<G::Action>::new();
                state.actions(&mut choices);
                let start = clock();
                let seed = Dice::of(seed ^ ply << 32, seats[side].1).bits();
                let action = bots[side].choose(&state.view(Seat::Player(side)), &choices, seed);
                debug_assert!(choices.contains(&action));
                if choices.len() > 1 {
                    tally.decisions[side] += 1;
                    tally.seconds[side] += (clock() - start).as_secs_f64();
                }
                if let Some(first) = G::initiative(&state, action) {
                    tally.first = Some(first);
                    let kept = u32::from(first == side);
                    tally.initiative = (tally.initiative.0 + kept, tally.initiative.1 + 1 - kept);
                }
                Entry::Action(side, action)
            }
        };
        if keep {
            entries.push(entry.to_string());
        }
        match entry {
            Entry::Action(_, action) => state.play_unchecked(action, &mut ()),
            Entry::Chance(chance) => state.deal_unchecked(chance, &mut ()),
        }
    };
    tally.prestige = G::prestige(&state);
    Bout { outcome, tally, seed, entries }
}
