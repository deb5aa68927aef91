//! The laws that every game keeps, checked along random play. They know no card.
//!
//! * **sound**: no position has a flaw; **never stuck**: the side to move can move; **always ends**.
//! * **hides** and **agrees**: a guess from a view has that same view; **fair**: the mover's choices are the same in
//!   every guess; **told enough**: what a seat was told leads to its view; **answers**: a view says whose it is, whose
//!   turn it is, and what its seat may choose.
//! * **resigns**: either side may give up at any point, and that is the end of it.
//! * **replay**: the log, through the checked doors, gives the same game; **notation**: every entry can be read back.

use std::format;
use std::string::{String, ToString};
use std::vec::Vec;

use crate::{Dealer, Entry, Game, List, Outcome, Refusal, Seat, SeatView, Side, Turn, Witness};

/// A game that was played at random and kept the laws.
#[derive(Debug)]
pub struct Walk<G: Game> {
    /// Everything that was chosen and dealt.
    pub entries: Vec<Entry<G>>,
    /// The final position.
    pub end: G,
    /// How it ended.
    pub outcome: Outcome,
}

/// What is checked along a walk, besides what always is.
#[derive(Clone, Copy, Debug)]
pub struct Checks {
    /// The most entries that a game may have.
    pub longest: usize,
    /// Whether views and guesses are checked at every step.
    pub views: bool,
}

/// Picks one of several legal actions.
pub type Pick<G, D> = fn(&G, &[<G as Game>::Action], &mut D) -> <G as Game>::Action;

/// Picks any action, each equally likely.
pub fn anything<G: Game, D: Dealer>(_state: &G, actions: &[G::Action], dealer: &mut D) -> G::Action {
    actions[dealer.below(actions.len() as u32) as usize]
}

/// Plays one game by `pick` and says which law was broken, if any, and where.
pub fn walk<G: Game, D: Dealer>(
    rules: G::Rules,
    dealer: &mut D,
    pick: Pick<G, D>,
    checks: Checks,
) -> Result<Walk<G>, String> {
    let mut told = Told::<G> { facts: Vec::new() };
    let mut state = G::begin(rules, &mut told);
    let mut views = Seat::ALL.map(|seat| G::first_view(rules, seat));
    let mut entries = Vec::new();
    let outcome = loop {
        let at = |law: &str| format!("{law} after {} entries in {state:?}", entries.len());
        state.flaw().map_or(Ok(()), |flaw| Err(at(flaw)))?;
        if checks.views {
            check_views(&state, &mut views, &told.facts, dealer).map_err(|law| at(&law))?;
        }
        if entries.len() > checks.longest {
            return Err(at("does not end"));
        }
        // Games differ in how they come to a point: in many of them every kind of it is tried.
        if entries.len().is_multiple_of(13) {
            check_resignation(&state, &views, checks.views, dealer).map_err(|law| at(&law))?;
        }
        told.facts.clear();
        let entry = match state.turn() {
            Turn::Over(outcome) => break outcome,
            Turn::Chance => Entry::Chance(state.draw(dealer)),
            Turn::Player(side) => {
                let actions = listed(&state).map_err(|law| at(&law))?;
                Entry::Action(side, pick(&state, &actions, dealer))
            }
        };
        check_notation(entry).map_err(|law| at(&law))?;
        state = apply(state, entry, &mut told).map_err(|refusal| at(&format!("{entry}: {refusal}")))?;
        entries.push(entry);
    };
    check_refusals_at_the_end(&state, &entries)?;
    replay(rules, &entries, &state)?;
    Ok(Walk { entries, end: state, outcome })
}

/// Plays a game with each of these dealers and hands it to `see`.
///
/// # Panics
/// If a law is broken.
pub fn walks<G: Game, D: Dealer>(
    dealers: impl Iterator<Item = D>,
    pick: Pick<G, D>,
    checks: Checks,
    mut see: impl FnMut(&Walk<G>),
) {
    for (game, mut dealer) in dealers.enumerate() {
        let walk = walk(G::Rules::default(), &mut dealer, pick, checks);
        see(&walk.unwrap_or_else(|law| panic!("game {game}: {law}")));
    }
}

/// Plays a game and shows every position of it, with its choices if there are any. Nothing is checked: this is quick.
pub fn visit<G: Game, D: Dealer>(dealer: &mut D, pick: Pick<G, D>, mut see: impl FnMut(&G, &[G::Action])) {
    let mut state = G::begin(G::Rules::default(), &mut ());
    let mut actions = List::<G::Action>::new();
    loop {
        actions.clear();
        state.actions(&mut actions);
        see(&state, &actions);
        match state.turn() {
            Turn::Over(_) => break,
            Turn::Chance => {
                let chance = state.draw(dealer);
                state.deal_unchecked(chance, &mut ());
            }
            Turn::Player(_) => state.play_unchecked(pick(&state, &actions, dealer), &mut ()),
        }
    }
}

struct Told<G: Game> {
    facts: Vec<G::Fact>,
}

impl<G: Game> Witness<G> for Told<G> {
    fn fact(&mut self, fact: G::Fact) {
        self.facts.push(fact);
    }
}

fn apply<G: Game>(state: G, entry: Entry<G>, witness: &mut impl Witness<G>) -> Result<G, Refusal> {
    match entry {
        Entry::Action(side, action) => state.play(side, action, witness),
        Entry::Chance(chance) => state.deal(chance, witness),
        Entry::Resign(side) => state.resign(side, witness),
    }
}

/// The legal actions, with what must hold of the whole list.
fn listed<G: Game>(state: &G) -> Result<Vec<G::Action>, String> {
    let (mut actions, mut ordered) = (List::<G::Action>::new(), List::<G::Action>::new());
    state.actions(&mut actions);
    state.actions_in_order(&mut ordered);
    if actions.is_empty() || ordered.is_empty() {
        return Err("stuck".to_string());
    }
    let mut sorted: Vec<_> = actions.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    if sorted.len() != actions.len() {
        return Err("an action is offered twice".to_string());
    }
    if !ordered.iter().all(|action| sorted.binary_search(action).is_ok()) {
        return Err("a searcher is offered an illegal action".to_string());
    }
    Ok(actions.to_vec())
}

fn check_notation<G: Game>(entry: Entry<G>) -> Result<(), String> {
    let readable = match entry {
        Entry::Action(_, action) => action.to_string().parse() == Ok(action),
        Entry::Chance(chance) => chance.to_string().parse() == Ok(chance),
        Entry::Resign(_) => true,
    };
    if readable { Ok(()) } else { Err(format!("`{entry}` cannot be read back")) }
}

/// *resigns*: at any point either side may give up; that ends the game, every seat is told, and nothing else changes.
fn check_resignation<G: Game>(
    state: &G,
    views: &[G::View; 3],
    seen: bool,
    dealer: &mut impl Dealer,
) -> Result<(), String> {
    if matches!(state.turn(), Turn::Over(_)) {
        return Ok(());
    }
    for side in Side::ALL {
        let mut told = Told::<G> { facts: Vec::new() };
        let entry = Entry::Resign(side);
        let end = apply(*state, entry, &mut told).map_err(|refusal| format!("{entry}: {refusal}"))?;
        if end.turn() != Turn::Over(Outcome::resigned(side)) {
            return Err(format!("{entry} ends in {:?}", end.turn()));
        }
        end.flaw().map_or(Ok(()), |flaw| Err(format!("{entry}: {flaw}")))?;
        if entry.to_string().parse() != Ok(entry) {
            return Err(format!("`{entry}` cannot be read back"));
        }
        if seen {
            check_views(&end, &mut views.clone(), &told.facts, dealer).map_err(|law| format!("{entry}: {law}"))?;
        }
    }
    Ok(())
}

/// *told enough*, *hides*, *agrees*, *fair* and *answers*, for every seat.
fn check_views<G: Game>(
    state: &G,
    views: &mut [G::View; 3],
    facts: &[G::Fact],
    dealer: &mut impl Dealer,
) -> Result<(), String> {
    for (view, seat) in views.iter_mut().zip(Seat::ALL) {
        facts.iter().for_each(|&fact| G::hear(view, G::heard(fact, seat)));
        if *view != state.view(seat) {
            return Err(format!("{seat} was not told enough: {view:?}"));
        }
        let guess = G::guess(view, dealer);
        if guess.view(seat) != *view {
            return Err(format!("a guess of {seat} does not agree: {guess:?}"));
        }
        if let Some(flaw) = guess.flaw() {
            return Err(format!("a guess of {seat} is not sound: {flaw}"));
        }
        let choices = if state.turn().side().is_some_and(|side| seat.is(side)) { offered(state) } else { Vec::new() };
        if !choices.is_empty() && offered(&guess) != choices {
            return Err(format!("the choices of {seat} depend on what it cannot see"));
        }
        let answers = (view.seat(), view.turn(), view.is_over(), view.choices().to_vec());
        if answers != (seat, state.turn(), matches!(state.turn(), Turn::Over(_)), choices) {
            return Err(format!("the view of {seat} answers {answers:?}"));
        }
    }
    Ok(())
}

fn offered<G: Game>(state: &G) -> Vec<G::Action> {
    let mut actions = List::<G::Action>::new();
    state.actions(&mut actions);
    actions.to_vec()
}

fn check_refusals_at_the_end<G: Game>(end: &G, entries: &[Entry<G>]) -> Result<(), String> {
    let late = entries.iter().all(|&entry| apply(*end, entry, &mut ()) == Err(Refusal::Over));
    if late { Ok(()) } else { Err("a game that is over goes on".to_string()) }
}

/// The log gives the same game again, and no entry fits anybody but its own side.
fn replay<G: Game>(rules: G::Rules, entries: &[Entry<G>], end: &G) -> Result<(), String> {
    let mut state = G::begin(rules, &mut ());
    for &entry in entries {
        if let Entry::Action(side, action) = entry {
            let wrong = state.play(side.other(), action, &mut ());
            if wrong != Err(Refusal::NotYourTurn(side)) {
                return Err(format!("{} may act for {side}", side.other()));
            }
        } else if Side::ALL.iter().any(|&side| state.play(side, G::Action::default(), &mut ()).is_ok()) {
            return Err("a side may act before chance".to_string());
        }
        state = apply(state, entry, &mut ()).map_err(|refusal| format!("replay: {entry}: {refusal}"))?;
    }
    if state == *end { Ok(()) } else { Err("the replay ends elsewhere".to_string()) }
}
