//! Advice in words.

mod days;
mod minutes;

use bots::{Advice, Band, Class, Explain, Progress, Suggestion};

use crate::{Arg, Language, Texts, Told, Voice};

/// A game about which advice can be given in words.
pub trait Advised: Told + Explain {
    /// The text before what the opponent may be after.
    const AIMS: &'static str;

    /// What the opponent may be after, in a few words.
    fn aim(texts: &Texts, aim: Self::Aim, likely: f32) -> String;

    /// A part of a plan as a sentence.
    fn step(texts: &Texts, step: Self::Step) -> String;

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
    } else {
        lines.push(plan::<G>(texts, advice));
    }
    let mut class = None;
    for suggestion in &advice.suggestions {
        if class.replace(suggestion.class) != Some(suggestion.class) {
            lines.push(class_name(texts, suggestion.class));
        }
        let choice = G::choice(&voice, view, suggestion.action);
        let [low, high] = hundredths(suggestion.band);
        let args = [("choice", choice.into()), ("low", low.into()), ("high", high.into())];
        lines.push(format!("  {}", texts.with("advice-win", &args)));
        let [pros, cons] = reasons(texts, view, suggestion);
        lines.extend(pros.into_iter().map(|reason| format!("    + {reason}")));
        lines.extend(cons.into_iter().map(|reason| format!("    - {reason}")));
    }
    if !advice.aims.is_empty() {
        let aims: Vec<String> = advice.aims.iter().map(|&(aim, likely)| G::aim(texts, aim, likely)).collect();
        lines.push(format!("{} {}", texts.get(G::AIMS), aims.join(", ")));
    }
    lines.join("\n")
}

/// A class of choices, as a heading.
#[must_use]
pub fn class_name(texts: &Texts, class: Class) -> String {
    texts.get(&format!("advice-{class}"))
}

/// A chance as so many to so many of 100 games.
#[must_use]
pub fn hundredths(band: Band) -> [u32; 2] {
    let [low, high] = [band.low, band.high].map(|end| (100.0 * end).round() as u32);
    [low, high]
}

/// How far the thinking has come.
#[must_use]
pub fn so_far(language: Language, progress: Progress) -> String {
    Texts::of(language).with("advice-so-far", &[percent(progress.win)])
}

/// What to be about in the position that the advice is on: a sentence or two.
pub fn plan<G: Advised>(texts: &Texts, advice: &Advice<G>) -> String {
    let steps: Vec<String> = advice.plan.iter().map(|&step| G::step(texts, step)).collect();
    steps.join(" ")
}

/// What is to be said for a choice and against it, as half sentences to the seat of the view.
pub fn reasons<G: Advised>(texts: &Texts, view: &G::View, suggestion: &Suggestion<G>) -> [Vec<String>; 2] {
    let often = suggestion.often.map(|often| texts.with("advice-often", &[percent(often)]));
    let (pros, cons): (Vec<G::Reason>, Vec<G::Reason>) =
        suggestion.reasons.iter().partition(|&&reason| G::speaks_for(reason));
    let told = |reasons: Vec<G::Reason>| reasons.into_iter().map(|reason| G::reason(texts, view, reason));
    [often.into_iter().chain(told(pros)).collect(), told(cons).collect()]
}

/// A lead on a battleground that became another, positive for the seat of the view. Flags are `own`, `theirs` or `none`.
fn moved_lead(texts: &Texts, place: String, flag: &str, lead: i8) -> String {
    let key = if lead > 0 { "reason-leads" } else { "reason-trails" };
    texts.with(key, &[("place", place.into()), ("flag", flag.into()), ("cubes", lead.unsigned_abs().into())])
}

fn percent(chance: f32) -> Arg<'static> {
    ("percent", ((100.0 * chance).round() as i64).into())
}
