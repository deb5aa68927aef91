//! The built-in players, and advice.

use bots::play::ask;
use bots::{BotSpec, Budget, Search, advise};
use kernel::{List, Seat, Side, Turn};
use serde_json::{Value, json};
use table::Seeded;
use text::{Language, Texts};

use crate::matched::{Full, Match, Refused};

impl<G: Full> Match<G> {
    fn mover(&self) -> Result<Side, Refused> {
        match self.turn() {
            Turn::Player(side) => Ok(side),
            Turn::Chance => Err("nobody is to move: cards must be dealt first".to_owned()),
            Turn::Over(_) => Err("nobody is to move: the game is over".to_owned()),
        }
    }

    /// The code of what a built-in player would choose.
    pub(crate) fn choose(&mut self, player: BotSpec, seed: Option<u64>) -> Result<usize, Refused> {
        let side = self.mover()?;
        let view = self.state.view(Seat::Player(side));
        let mut choices = List::<G::Action>::new();
        self.state.actions(&mut choices);
        let mut bot = player.bot::<G>();
        let action = match (seed, &mut self.dealer) {
            (Some(seed), _) => bot.choose(&view, &choices, seed),
            (None, Some(dealer)) => ask::<G>(&mut *bot, &view, &choices, dealer, &()),
            (None, None) => ask::<G>(&mut *bot, &view, &choices, &mut Seeded::new(self.entries.len() as u64), &()),
        };
        Ok(G::code(self.state.rules(), action))
    }

    /// What a search thinks of the choices: each code with its visits and what to expect of it.
    pub(crate) fn think(&self, budget: Budget, workers: u32, seed: u64) -> Result<Vec<(usize, u64, f32)>, Refused> {
        let side = self.mover()?;
        let search = Search { workers, ..Search::new(budget) };
        let thought = search.think::<G>(&self.state.view(Seat::Player(side)), seed, &());
        let rules = self.state.rules();
        let of = |option: &bots::Prospect<G::Action>| (G::code(rules, option.action), option.visits, option.win);
        Ok(thought.options.iter().map(of).collect())
    }

    /// Advice with reasons, in words and as data.
    pub(crate) fn advise(&self, budget: Budget, seed: u64, most: usize, language: Language) -> Result<Value, Refused> {
        let view = self.state.view(Seat::Player(self.mover()?));
        let advice = advise::<G>(&view, budget, 1, seed, most, &());
        let texts = Texts::of(language);
        let suggestion = |one: &bots::Suggestion<G>| {
            let [pros, cons] = text::advice::reasons(texts, &view, one);
            json!({
                "action": G::code(self.state.rules(), one.action),
                "notation": one.action.to_string(),
                "text": G::choice(language, &view, one.action),
                "win": [one.band.low, one.band.high],
                "often": one.often,
                "for": pros,
                "against": cons,
            })
        };
        Ok(json!({
            "text": text::advice::advice::<G>(language, &view, &advice),
            "suggestions": advice.suggestions.iter().map(suggestion).collect::<Vec<_>>(),
            "aims": advice.aims.iter().map(|&(aim, likely)| G::aim(texts, aim, likely)).collect::<Vec<_>>(),
            "iterations": advice.iterations,
        }))
    }
}
