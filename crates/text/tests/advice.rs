//! Runs the positions of `tests/advice/`: what must be said of a choice, and what must not.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
#![allow(dead_code, reason = "the words of the cases check more than is asked for here")]

use bots::play::{advance, choices};
use bots::{Explain, explain};
use kernel::{Game, Seat, Side, Turn};
use testkit::Vocabulary;
use text::advice::Advised;
use text::{Language, Texts};

#[path = "../../days/tests/common/case.rs"]
mod days_words;
#[path = "../../minutes/tests/common/case.rs"]
mod minutes_words;

/// A case as it is being played.
struct Scene<V: Vocabulary> {
    setup: V::Setup,
    state: Option<V::Game>,
    /// What was said of the choice, for it and against it.
    said: [Vec<String>; 2],
}

impl<V: Vocabulary<Game: Advised + Explain>> Scene<V> {
    fn new() -> Self {
        Scene { setup: V::Setup::default(), state: None, said: [Vec::new(), Vec::new()] }
    }

    fn state(&mut self) -> Result<V::Game, String> {
        if self.state.is_none() {
            self.state = Some(V::build(std::mem::take(&mut self.setup))?);
        }
        self.state.ok_or_else(|| "there is no position".to_owned())
    }

    fn run(&mut self, word: &str, rest: &str) -> Result<(), String> {
        let all = || self.said.iter().flatten();
        let has = |said: &[String]| said.iter().any(|said| said.contains(rest));
        let held = match word {
            "given" => {
                return rest
                    .split(';')
                    .try_for_each(|clause| V::give(&mut self.setup, &clause.split_whitespace().collect::<Vec<_>>()));
            }
            "begins" => return self.begin(),
            "does" => return rest.split(',').try_for_each(|entry| self.play(entry.trim())),
            "choice" | "other" => return self.advise(rest, word == "choice"),
            "first" => all().next().is_some_and(|said| said.contains(rest)),
            "says" => has(&self.said[0]) || has(&self.said[1]),
            "once" => all().filter(|said| said.contains(rest)).count() == 1,
            "for" => has(&self.said[0]),
            "against" => has(&self.said[1]),
            "never" => !has(&self.said[0]) && !has(&self.said[1]),
            "plan" => return self.plan(rest, true),
            "no" => return self.plan(rest.strip_prefix("plan ").ok_or("`no` what?")?, false),
            other => return Err(format!("`{other}` is no line of a case")),
        };
        if held { Ok(()) } else { Err(format!("`{word} {rest}` does not hold: {:#?}", self.said)) }
    }

    fn begin(&mut self) -> Result<(), String> {
        let mut state = V::Game::begin(V::rules(&self.setup), &mut ());
        let mut rng = bots::Rng::new(1);
        while state.turn() == Turn::Chance {
            advance(&mut state, &mut rng, |state, _, _| choices(state)[0]).map_err(|_| "it is over")?;
        }
        self.state = Some(state);
        Ok(())
    }

    fn mover(state: &V::Game) -> Result<Side, String> {
        state.turn().side().ok_or_else(|| "nobody chooses".to_owned())
    }

    fn play(&mut self, entry: &str) -> Result<(), String> {
        let (side, action) = entry.split_once(' ').ok_or("who does what?")?;
        let side: Side = side.parse().map_err(|why| format!("{why}"))?;
        let action = parse::<V>(action)?;
        self.state = Some(self.state()?.play(side, action, &mut ()).map_err(|why| format!("{entry}: {why}"))?);
        Ok(())
    }

    fn advise(&mut self, action: &str, is_best: bool) -> Result<(), String> {
        let state = self.state()?;
        let side = Self::mover(&state)?;
        let offered = choices(&state);
        let action = if action == "any" { offered[0] } else { parse::<V>(action)? };
        if !offered.contains(&action) {
            return Err(format!("{action} is not offered to {side}"));
        }
        let view = state.view(Seat::Player(side));
        let reasons = explain::<V::Game>(&view, action, is_best, 1);
        if reasons.is_empty() {
            return Err("nothing is said".to_owned());
        }
        let told = |pro: bool| {
            let such = reasons.iter().filter(|&&reason| <V::Game as Explain>::speaks_for(reason) == pro);
            such.map(|&reason| V::Game::reason(Texts::of(Language::English), &view, reason)).collect()
        };
        self.said = [told(true), told(false)];
        Ok(())
    }

    fn plan(&mut self, text: &str, wanted: bool) -> Result<(), String> {
        let state = self.state()?;
        let view = state.view(Seat::Player(Self::mover(&state)?));
        let texts = Texts::of(Language::English);
        let steps: Vec<String> =
            <V::Game as Explain>::plan(&view).into_iter().map(|step| V::Game::step(texts, step)).collect();
        let held = steps.iter().any(|step| step.contains(text)) == wanted;
        if held { Ok(()) } else { Err(format!("the plan is {steps:?}")) }
    }
}

fn parse<V: Vocabulary>(action: &str) -> Result<<V::Game as Game>::Action, String> {
    action.parse().map_err(|why| format!("{action}: {why}"))
}

/// Runs every case of a file, and returns how many there are.
fn run<V: Vocabulary<Game: Advised + Explain>>(file: &str) -> usize {
    let path = format!("{}/../../tests/advice/{file}", env!("CARGO_MANIFEST_DIR"));
    let cases = std::fs::read_to_string(path).unwrap();
    let (mut scene, mut title, mut count, mut faults) = (Scene::<V>::new(), String::new(), 0, Vec::new());
    for (number, line) in cases.lines().enumerate() {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word {
            "" | "#" => {}
            "case" => (scene, title, count) = (Scene::new(), rest.trim().to_owned(), count + 1),
            _ => faults.extend(
                scene.run(word, rest.trim()).err().map(|what| format!("{file}:{}: {title}: {what}", number + 1)),
            ),
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    count
}

#[test]
fn advice_says_what_it_must_and_nothing_that_it_must_not() {
    let count = run::<days_words::Days>("days.case") + run::<minutes_words::Minutes>("minutes.case");
    assert!(count >= 60, "only {count} positions");
}
