//! Advice in words.

mod days;
mod minutes;

use bots::{Advice, Explain};

use crate::{Arg, Language, Texts, Told};

/// A game about which advice can be given in words.
pub trait Advised: Told + Explain {
    /// The text before what the opponent may be after.
    const AIMS: &'static str;

    /// What the opponent may be after, in a few words.
    fn aim(texts: &Texts, aim: Self::Aim, likely: f32) -> String;

    /// One reason as half a sentence, to the seat of the view.
    fn reason(texts: &Texts, view: &Self::View, reason: Self::Reason) -> String;
}

/// Advice for the seat of a view: a line for each choice with its reasons below, then what the opponent may be after.
#[must_use]
pub fn advice<G: Advised>(language: Language, view: &G::View, advice: &Advice<G>) -> String {
    let texts = Texts::of(language);
    let mut lines = Vec::new();
    if advice.suggestions.is_empty() {
        lines.push(texts.get("advice-none"));
    }
    for suggestion in &advice.suggestions {
        let choice = G::choice(language, view, suggestion.action);
        lines.push(format!("{choice}: {}", texts.with("advice-win", &[percent(suggestion.win)])));
        lines.extend(suggestion.reasons.iter().map(|&reason| format!("  - {}", G::reason(texts, view, reason))));
    }
    if !advice.aims.is_empty() {
        let aims: Vec<String> = advice.aims.iter().map(|&(aim, likely)| G::aim(texts, aim, likely)).collect();
        lines.push(format!("{} {}", texts.get(G::AIMS), aims.join(", ")));
    }
    lines.join("\n")
}

fn percent(chance: f32) -> Arg<'static> {
    ("percent", ((100.0 * chance).round() as i64).into())
}
