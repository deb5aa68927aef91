use bots::play::apply;
use kernel::{BySide, Entry, Game, Turn};
use table::Record;

use crate::account::accounts;
use crate::analysed::{at_start, result};
use crate::decision::{Verdicts, choice, decisions};
use crate::{Account, Analysed, Decision, judge};

/// How many descents each of the two searches of a decision are worth together, if nothing else is said: a whole game of 13 Days
/// is done within 20 seconds in a browser.
pub const DEPTH: u64 = 4_000;

/// A game taken apart.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis<G: Game> {
    /// Every choice that was one, in order.
    pub decisions: Vec<Decision<G::Action>>,
    /// Where each seat's chance went.
    pub accounts: BySide<Account>,
    /// How many descents a decision was given.
    pub depth: u64,
}

/// Analyses a game that is over. `progress` hears how many of how many decisions are done, and says whether to go on.
///
/// The same record, depth and seed give the same analysis on every machine. Nothing if the game is not over, or was stopped.
pub fn analyse<G: Analysed>(
    record: &Record<G>,
    depth: u64,
    seed: u64,
    mut progress: impl FnMut(usize, usize) -> bool,
) -> Option<Analysis<G>> {
    let mut state = G::begin(record.rules(), &mut ());
    let mut asked = Vec::new();
    for (ply, &entry) in record.entries().iter().enumerate() {
        asked.extend(choice(&state, entry).map(|choice| (ply, choice)));
        apply(&mut state, entry);
    }
    let Turn::Over(outcome) = state.turn() else { return None };
    let mut verdicts: Verdicts<G> = Vec::new();
    for (done, &(ply, (side, made, view))) in asked.iter().enumerate() {
        if !progress(done, asked.len()) {
            return None;
        }
        let judged = judge::<G>(&view, made, depth, bots::Rng::of(seed, ply as u64).bits());
        verdicts.push((ply, side, made, judged));
    }
    let decisions = decisions::<G>(&verdicts);
    let entries = record.entries();
    let apart = |from: usize, to: usize| entries[from..to].windows(2).any(|two| actor(&two[0]) != actor(&two[1]));
    let apart = |from: usize, to: usize| apart(from, to + 1);
    let accounts = accounts(&decisions, at_start::<G>(), result(outcome), entries.len(), apart);
    Some(Analysis { decisions, accounts, depth })
}

fn actor<G: Game>(entry: &Entry<G>) -> Option<kernel::Side> {
    match entry {
        Entry::Action(side, _) | Entry::Resign(side) => Some(*side),
        Entry::Chance(_) => None,
    }
}
