use bots::{DaysReason as Reason, DaysStep as Step};
use days::{Agenda, Battleground, Card, State, Track, View};
use kernel::Side;

use super::{Advised, moved_lead, percent};
use crate::Texts;

impl Advised for State {
    const AIMS: &'static str = "advice-aims";

    fn aim(texts: &Texts, agenda: Agenda, likely: f32) -> String {
        texts.with("advice-aim", &[("agenda", texts.agenda(agenda).into()), percent(likely)])
    }

    fn step(texts: &Texts, step: Step) -> String {
        step_text(texts, step)
    }

    fn reason(texts: &Texts, view: &View, reason: Reason) -> String {
        reason_text(texts, view.seat.side(), reason)
    }
}

/// Whom a number is for: positive for the seat that is spoken to.
fn for_whom(amount: i8) -> &'static str {
    ["theirs", "none", "own"][usize::from(amount >= 0) + usize::from(amount > 0)]
}

fn step_text(texts: &Texts, step: Step) -> String {
    let track = |key: &str, track: Track| texts.with(key, &[("track", texts.marker(track).into())]);
    let agenda = |key: &str, agenda: Agenda, amount: u8| {
        texts.with(key, &[("agenda", texts.agenda(agenda).into()), ("amount", amount.into())])
    };
    match step {
        Step::Avert { track: on } => track("plan-avert", on),
        Step::Untangle => texts.get("plan-untangle"),
        Step::Beware { track: on } => track("plan-beware", on),
        Step::KeepOut { track: on } => track("plan-keep-out", on),
        Step::Win { agenda: own, theirs: 0 } => agenda("plan-win", own, 0),
        Step::Win { agenda: own, theirs } => agenda("plan-win-back", own, theirs),
        Step::Hold { agenda: held, own } => agenda("plan-hold", held, own),
        Step::Guard { agenda: flag } => agenda("plan-guard", flag, 0),
        Step::Choose => texts.get("plan-choose"),
        Step::Order => texts.get("plan-order"),
        Step::KeepForAftermath => texts.get("plan-aftermath"),
        Step::UseTelevision => texts.get("plan-television"),
        Step::UseAlliances => texts.get("plan-alliances"),
        Step::LetThemFall => texts.get("plan-let-fall"),
    }
}

fn reason_text(texts: &Texts, me: Option<Side>, reason: Reason) -> String {
    let marker = |key: &str, track: Track, step: u8| {
        texts.with(key, &[("track", texts.marker(track).into()), ("step", step.into())])
    };
    let whose = |flag: Option<Side>| match flag {
        None => "none",
        flag if flag == me => "own",
        Some(_) => "theirs",
    };
    let with =
        |key: &str, place: String, flag| texts.with(key, &[("place", place.into()), ("flag", whose(flag).into())]);
    let inside = |key: &str, at: Battleground, flag| with(key, texts.in_place(at), flag);
    let itself = |key: &str, at: Battleground, flag| with(key, texts.the_place(at), flag);
    let aftermath = |key: &str, card: Card, counts: i8| {
        let cubes = counts.unsigned_abs();
        texts.with(
            key,
            &[("card", texts.card(card).into()), ("cubes", cubes.into()), ("whose", for_whom(counts).into())],
        )
    };
    let agenda = |key: &str, agenda: Agenda, now: i8| {
        let args = [
            ("agenda", texts.agenda(agenda).into()),
            ("whose", for_whom(now).into()),
            ("amount", now.unsigned_abs().into()),
        ];
        texts.with(key, &args)
    };
    match reason {
        Reason::War => texts.get("reason-war"),
        Reason::TheirWar => texts.get("reason-their-war"),
        Reason::Brink { track, step } => marker("reason-brink", track, step),
        Reason::AllTense => texts.get("reason-all-tense"),
        Reason::OutOfDanger => texts.get("reason-out-of-danger"),
        Reason::Escalates { track, step } => marker("reason-escalates", track, step),
        Reason::Flagged { track, step } => marker("reason-flagged", track, step),
        Reason::Doomed { track } => marker("reason-doomed", track, 6),
        Reason::Calms { track, step } => marker("reason-calms", track, step),
        Reason::Raises { track, step } => marker("reason-raises", track, step),
        Reason::TheirBrink { track, step } => marker("reason-their-brink", track, step),
        Reason::TheirRelief => texts.get("reason-their-relief"),
        Reason::BreaksTie { at, flag } => inside("reason-breaks-tie", at, flag),
        Reason::TakesOver { at, flag } => itself("reason-takes-over", at, flag),
        Reason::Denies { at, flag } => inside("reason-denies", at, flag),
        Reason::GivesUp { at, flag } => itself("reason-gives-up", at, flag),
        Reason::MovesLead { at, lead, flag, .. } => moved_lead(texts, texts.in_place(at), whose(flag), lead),
        Reason::Modifies { modifier, side } => texts.with(
            "reason-modifies",
            &[("modifier", texts.modifier(modifier).into()), ("whom", whose(Some(side)).into())],
        ),
        Reason::TakesCard => texts.get("reason-takes-card"),
        Reason::CyclesHand => texts.get("reason-cycles-hand"),
        Reason::OwnAgenda { agenda: own, before, now } => {
            agenda(if before.is_none() { "reason-agenda" } else { "reason-own-agenda" }, own, now)
        }
        Reason::TheirAgenda { agenda: flag, before, now } => {
            agenda(if now > before { "reason-their-agenda-better" } else { "reason-their-agenda-worse" }, flag, now)
        }
        Reason::Television => texts.get("reason-television"),
        Reason::Looms => texts.get("reason-looms"),
        Reason::LeastHarm => texts.get("reason-least-harm"),
        Reason::Quiet => texts.get("reason-quiet"),
        Reason::Prestige { by } => {
            let key = if by > 0 { "reason-prestige-gain" } else { "reason-prestige-loss" };
            texts.with(key, &[("amount", by.unsigned_abs().into())])
        }
        Reason::GivesEvent { card, prestige } => {
            let key = if prestige > 0 { "reason-gives-event-prestige" } else { "reason-gives-event" };
            let args =
                [("card", texts.card(card).into()), ("amount", prestige.into()), ("event", texts.event(card).into())];
            texts.with(key, &args)
        }
        Reason::GivesLetter => texts.get("reason-gives-letter"),
        Reason::WinsLetter => texts.get("reason-wins-letter"),
        Reason::Saves { card, counts } => aftermath("reason-saves", card, counts),
        Reason::Discards { card, counts } => aftermath("reason-discards", card, counts),
        Reason::Keeps { card, counts } => aftermath("reason-keeps", card, counts),
        Reason::PlaysLast => texts.get("reason-plays-last"),
        Reason::PlaysFirst => texts.get("reason-plays-first"),
    }
}
