use std::str::FromStr;

use kernel::{Entry, Game, List, Outcome, Seat, Side, Turn, Witness};

use crate::words::{clauses, listed, shown};
use crate::{Checked, Vocabulary, expect, parse};

/// A game that a case plays.
pub(crate) struct Scene<V: Vocabulary> {
    start: V::Game,
    state: V::Game,
    entries: Vec<Entry<V::Game>>,
    /// What each seat makes of what it is told.
    views: [<V::Game as Game>::View; 3],
}

/// Notes everything that happens.
struct Notes<G: Game>(Vec<G::Fact>);

impl<G: Game> Witness<G> for Notes<G> {
    fn fact(&mut self, fact: G::Fact) {
        self.0.push(fact);
    }
}

impl<V: Vocabulary> Scene<V> {
    pub(crate) fn of(state: V::Game) -> Self {
        Scene { start: state, state, entries: Vec::new(), views: Seat::ALL.map(|seat| state.view(seat)) }
    }

    pub(crate) fn run(&mut self, word: &str, rest: &str) -> Checked {
        match word {
            "does" => rest.split(',').try_for_each(|text| self.apply(text.trim())),
            "refuses" => match self.attempt(entry(rest)?, &mut Notes(Vec::new())) {
                Err(_) => Ok(()),
                Ok(_) => Err(format!("`{rest}` was accepted")),
            },
            "offers" => self.offers(rest),
            "includes" => self.compare(rest, true),
            "excludes" => self.compare(rest, false),
            "then" => clauses(rest).try_for_each(|words| self.check(&words)),
            "hides" => self.hides(rest),
            "shows" => self.shows(rest),
            "reload" => self.reload(),
            "given" | "begins" => Err(format!("`{word}` comes first")),
            _ => Err(format!("`{word}` is no word of the cases")),
        }
    }

    fn attempt(&self, entry: Entry<V::Game>, notes: &mut Notes<V::Game>) -> Checked<V::Game> {
        let after = match entry {
            Entry::Action(side, action) => self.state.play(side, action, notes),
            Entry::Chance(chance) => self.state.deal(chance, notes),
            Entry::Resign(side) => self.state.resign(side, notes),
        };
        after.map_err(|refusal| format!("`{entry}`: {refusal} ({:?})", self.state.turn()))
    }

    fn apply(&mut self, text: &str) -> Checked {
        let mut notes = Notes(Vec::new());
        let entry = entry(text)?;
        let after = self.attempt(entry, &mut notes)?;
        self.state = after;
        self.entries.push(entry);
        self.tell(&notes)?;
        after.flaw().map_or(Ok(()), |flaw| Err(flaw.to_owned()))
    }

    /// Tells every seat what it may hear; each must come to the same position.
    fn tell(&mut self, notes: &Notes<V::Game>) -> Checked {
        for (seat, view) in Seat::ALL.into_iter().zip(&mut self.views) {
            notes.0.iter().for_each(|&fact| V::Game::hear(view, V::Game::heard(fact, seat)));
            expect(&format!("what {seat} sees"), *view, self.state.view(seat))?;
        }
        Ok(())
    }

    /// Forgets the position and comes back to it from what was written down.
    fn reload(&mut self) -> Checked {
        let written: Vec<String> = self.entries.iter().map(ToString::to_string).collect();
        let before = self.state;
        *self = Scene::of(self.start);
        written.iter().try_for_each(|text| self.apply(text))?;
        expect("the position", self.state, before)
    }

    fn actions(&self) -> Vec<<V::Game as Game>::Action> {
        let mut actions = List::<<V::Game as Game>::Action>::new();
        self.state.actions(&mut actions);
        actions.to_vec()
    }

    fn offers(&self, rest: &str) -> Checked {
        let (mut offered, mut wanted) = (self.actions(), listed(rest)?);
        offered.sort();
        wanted.sort();
        if offered == wanted { Ok(()) } else { Err(format!("offers {}", shown(&self.actions()))) }
    }

    fn compare(&self, rest: &str, there: bool) -> Checked {
        let (offered, mut wrong) = (self.actions(), listed(rest)?);
        wrong.retain(|action| offered.contains(action) != there);
        let word = if there { "does not offer" } else { "offers" };
        if wrong.is_empty() { Ok(()) } else { Err(format!("{word} {}: {}", shown(&wrong), shown(&offered))) }
    }

    fn hides(&self, rest: &str) -> Checked {
        let (what, seat) = rest.split_once(" from ").ok_or("hides WHAT from SEAT")?;
        if V::sees(&self.state, parse(seat)?, what)? { Err(format!("{seat} sees {what}")) } else { Ok(()) }
    }

    fn shows(&self, rest: &str) -> Checked {
        let (what, seat) = rest.split_once(" to ").ok_or("shows WHAT to SEAT")?;
        if V::sees(&self.state, parse(seat)?, what)? { Ok(()) } else { Err(format!("{seat} does not see {what}")) }
    }

    fn check(&self, words: &[&str]) -> Checked {
        match words {
            ["turn", "chance"] => expect("turn", self.state.turn(), Turn::Chance),
            ["turn", side] => expect("turn", self.state.turn(), Turn::Player(parse(side)?)),
            ["asks", what] => expect("asks", V::asks(&self.state), what),
            ["winner", winner, why] => {
                let winner = if *winner == "nobody" { None } else { Some(parse(winner)?) };
                match self.state.turn() {
                    Turn::Over(Outcome { winner: found, why: reason }) => {
                        expect("winner", (found, reason.slug()), (winner, why))
                    }
                    turn => Err(format!("not over: {turn:?}")),
                }
            }
            words => V::check(&self.state, words),
        }
    }
}

fn entry<G: Game>(text: &str) -> Checked<Entry<G>> {
    match text.split_once(' ') {
        Some((word, action)) if let Ok(side) = Side::from_str(word) => Ok(Entry::Action(side, parse(action)?)),
        _ => Ok(Entry::Chance(parse(text)?)),
    }
}
