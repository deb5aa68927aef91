//! What happened, in words and as data.

use kernel::{Entry, Seat, Turn};
use serde_json::{Value, json};
use table::{Step, begin, step};
use terminal::Screen;
use text::{Language, Voice};

use crate::matched::{Full, Match, Refused, Start};

impl<G: Full> Match<G> {
    /// Everything that happened, step by step.
    fn steps(&self) -> Vec<Vec<Step<G>>> {
        let (mut state, mut all) = match &self.start {
            Start::Rules(rules, _) => {
                let (state, steps) = begin::<G>(*rules);
                (state, vec![steps])
            }
            Start::Guess(_) => (self.start.position(), Vec::new()),
        };
        for &entry in &self.entries {
            let (after, steps) = step(state, entry).expect("the entries were tried when they were made");
            state = after;
            all.push(steps);
        }
        all
    }

    fn facts(&self) -> impl Iterator<Item = G::Fact> {
        self.steps().into_iter().flatten().flat_map(|step| step.facts)
    }

    /// What happened, as a seat heard it, or everything if there is no seat.
    pub(crate) fn facts_json(&self, seat: Option<Seat>) -> Value {
        match seat {
            Some(seat) => self.facts().map(|fact| G::write_heard(&G::heard(fact, seat))).collect(),
            None => self.facts().map(|fact| G::fact(&fact)).collect(),
        }
    }

    /// The same in words.
    pub(crate) fn log(&self, seat: Option<Seat>, language: Language) -> Vec<String> {
        let heard: Vec<G::Heard> = self.facts().map(|fact| G::heard_from(fact, seat)).collect();
        G::log(language, &heard)
    }

    /// The lines of a trace, as `thirteen simulate --trace` writes them.
    pub(crate) fn trace(&self, game: u64) -> Vec<String> {
        let mut number = 0;
        let mut lines = Vec::new();
        for steps in self.steps() {
            for (index, step) in steps.iter().enumerate() {
                lines.push(wire::line(game, number, step, index + 1 == steps.len()).to_string());
                number += 1;
            }
        }
        lines
    }

    /// The entries in the notation.
    pub(crate) fn entry_texts(&self) -> Vec<String> {
        self.entries.iter().map(ToString::to_string).collect()
    }

    pub(crate) fn view_json(&self, seat: Seat) -> Value {
        G::write_view(&self.state.view(seat))
    }

    pub(crate) fn position_json(&self) -> Value {
        self.state.position(true)
    }

    /// Who is to move and what is asked, as a sentence.
    pub(crate) fn prompt(&self, language: Language) -> String {
        let seat = self.turn().side().map_or(Seat::Spectator, Seat::Player);
        G::prompt(language, &self.state.view(seat))
    }

    /// The board as a seat sees it, drawn with letters.
    pub(crate) fn board(&self, seat: Seat, language: Language, colour: bool) -> Vec<String> {
        let (voice, view) = (Voice::from(language), self.state.view(seat));
        let screen = Screen { colour, ..Screen::default() };
        let mut lines = G::board(&voice, screen, &view);
        lines.extend(G::in_play(&voice, screen, &view));
        if seat != Seat::Spectator {
            lines.extend(G::own(&voice, screen, &view, false));
        }
        lines.push(G::prompt(language, &view));
        lines
    }

    /// How it ended, if it did.
    pub(crate) fn outcome_json(&self) -> Value {
        match self.turn() {
            Turn::Over(outcome) => {
                json!({"winner": outcome.winner.map(kernel::Side::slug), "why": outcome.why.slug()})
            }
            _ => Value::Null,
        }
    }

    /// Replaces the entries by those of texts, from the start on.
    pub(crate) fn replay(&mut self, texts: &[String]) -> Result<(), Refused> {
        for text in texts {
            let entry: Entry<G> = text.parse().map_err(|error| format!("`{text}`: {error}"))?;
            let (after, _) = step(self.state, entry).map_err(|refusal| format!("`{text}`: {refusal}"))?;
            self.state = after;
            self.entries.push(entry);
        }
        Ok(())
    }
}
