//! Advice in words.

mod days;
mod minutes;

use bots::{Advice, Explain, Progress, Suggestion};

use crate::{Arg, Language, Texts, Told, Voice};

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
pub fn advice<G: Advised>(voice: impl Into<Voice>, view: &G::View, advice: &Advice<G>) -> String {
    let voice = voice.into();
    let texts = voice.texts();
    let mut lines = Vec::new();
    if advice.suggestions.is_empty() {
        lines.push(texts.get("advice-none"));
    }
    for suggestion in &advice.suggestions {
        let choice = G::choice(&voice, view, suggestion.action);
        lines.push(texts.with("advice-win", &[("choice", choice.into()), percent(suggestion.win)]));
        lines.extend(reasons(texts, view, suggestion).map(|reason| format!("  - {reason}")));
    }
    if !advice.aims.is_empty() {
        let aims: Vec<String> = advice.aims.iter().map(|&(aim, likely)| G::aim(texts, aim, likely)).collect();
        lines.push(format!("{} {}", texts.get(G::AIMS), aims.join(", ")));
    }
    lines.join("\n")
}

/// How far the thinking has come.
#[must_use]
pub fn so_far(language: Language, progress: Progress) -> String {
    Texts::of(language).with("advice-so-far", &[percent(progress.win)])
}

/// What is to be said of a choice, as half sentences to the seat of the view.
pub fn reasons<G: Advised>(texts: &Texts, view: &G::View, suggestion: &Suggestion<G>) -> impl Iterator<Item = String> {
    let often = suggestion.often.map(|often| texts.with("advice-often", &[percent(often)]));
    often.into_iter().chain(suggestion.reasons.iter().map(|&reason| G::reason(texts, view, reason)))
}

/// A lead on a battleground that became another, positive for the seat of the view. Flags are `own`, `theirs` or `none`.
fn moved_lead(texts: &Texts, place: String, flag: &str, lead: i8) -> String {
    let key = if lead > 0 { "reason-leads" } else { "reason-trails" };
    texts.with(key, &[("place", place.into()), ("flag", flag.into()), ("cubes", lead.unsigned_abs().into())])
}

fn percent(chance: f32) -> Arg<'static> {
    ("percent", ((100.0 * chance).round() as i64).into())
}
