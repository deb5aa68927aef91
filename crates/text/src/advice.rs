//! Advice in words.

use bots::{Advice, DaysReason as Reason};
use days::{Battleground, State, View};
use kernel::Side;

use crate::{Arg, Language, Texts};

/// Advice for the seat of a view: a line for each choice with its reasons below, then what the opponent may be after.
#[must_use]
pub fn advice(language: Language, view: &View, advice: &Advice<State>) -> String {
    let texts = Texts::of(language);
    let mut lines = Vec::new();
    if advice.suggestions.is_empty() {
        lines.push(texts.get("advice-none"));
    }
    for suggestion in &advice.suggestions {
        let choice = crate::days::choice(language, view, suggestion.action);
        lines.push(format!("{choice}: {}", texts.with("advice-win", &[percent(suggestion.win)])));
        lines.extend(suggestion.reasons.iter().map(|&each| format!("  - {}", reason(texts, view.seat.side(), each))));
    }
    if !advice.aims.is_empty() {
        let aims = advice.aims.iter().map(|&(agenda, likely)| {
            texts.with("advice-aim", &[("agenda", texts.agenda(agenda).into()), percent(likely)])
        });
        lines.push(format!("{} {}", texts.get("advice-aims"), aims.collect::<Vec<_>>().join(", ")));
    }
    lines.join("\n")
}

fn percent(chance: f32) -> Arg<'static> {
    ("percent", ((100.0 * chance).round() as i64).into())
}

/// One reason as half a sentence, told to `me`.
#[must_use]
pub fn reason(texts: &Texts, me: Option<Side>, reason: Reason) -> String {
    let track = |track| ("track", texts.track(track).into());
    let step = |step: u8| ("step", step.into());
    let at = |key: &str, at: Battleground, flag: Option<Side>| {
        let flag = match flag {
            None => "none",
            flag if flag == me => "own",
            Some(_) => "theirs",
        };
        texts.with(key, &[("place", texts.place(at).into()), ("flag", flag.into())])
    };
    match reason {
        Reason::War => texts.get("reason-war"),
        Reason::TheirWar => texts.get("reason-their-war"),
        Reason::Brink { track: on, step: to } => texts.with("reason-brink", &[track(on), step(to)]),
        Reason::AllTense => texts.get("reason-all-tense"),
        Reason::OutOfDanger => texts.get("reason-out-of-danger"),
        Reason::Escalates { track: on, step: to } => texts.with("reason-escalates", &[track(on), step(to)]),
        Reason::Flagged { track: on, .. } => texts.with("reason-flagged", &[track(on)]),
        Reason::Calms { track: on, step: to } => texts.with("reason-calms", &[track(on), step(to)]),
        Reason::BreaksTie { at: place, flag } => at("reason-breaks-tie", place, flag),
        Reason::TakesOver { at: place, flag } => at("reason-takes-over", place, flag),
        Reason::Denies { at: place, flag } => at("reason-denies", place, flag),
        Reason::GivesUp { at: place, flag } => at("reason-gives-up", place, flag),
        Reason::OwnAgenda { agenda, before, now } => texts.with(
            "reason-own-agenda",
            &[("agenda", texts.agenda(agenda).into()), ("before", before.into()), ("now", now.into())],
        ),
        Reason::Prestige { by } => {
            let key = if by > 0 { "reason-prestige-gain" } else { "reason-prestige-loss" };
            texts.with(key, &[("amount", by.unsigned_abs().into())])
        }
        Reason::GivesEvent { card, prestige } => {
            let key = if prestige > 0 { "reason-gives-event-prestige" } else { "reason-gives-event" };
            texts.with(key, &[("card", texts.card(card).into()), ("amount", prestige.into())])
        }
        Reason::GivesLetter => texts.get("reason-gives-letter"),
        Reason::WinsLetter => texts.get("reason-wins-letter"),
        Reason::Saves { card, cubes } => {
            texts.with("reason-saves", &[("card", texts.card(card).into()), ("cubes", cubes.into())])
        }
    }
}
