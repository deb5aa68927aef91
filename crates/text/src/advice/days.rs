use bots::DaysReason as Reason;
use days::{Agenda, Battleground, Card, State, Track, View};
use kernel::Side;

use super::{Advised, moved_lead, percent};
use crate::Texts;

impl Advised for State {
    const AIMS: &'static str = "advice-aims";

    fn aim(texts: &Texts, agenda: Agenda, likely: f32) -> String {
        texts.with("advice-aim", &[("agenda", texts.agenda(agenda).into()), percent(likely)])
    }

    fn reason(texts: &Texts, view: &View, reason: Reason) -> String {
        reason_text(texts, view.seat.side(), reason)
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
    let aftermath = |key: &str, card: Card| {
        let owner = Side::ALL.into_iter().find(|&side| card.belongs_to(side));
        let cubes = card.row().cubes;
        texts.with(key, &[("card", texts.card(card).into()), ("cubes", cubes.into()), ("whose", whose(owner).into())])
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
        Reason::MovesLead { at, lead, flag } => moved_lead(texts, texts.in_place(at), whose(flag), lead),
        Reason::Modifies { modifier, side } => texts.with(
            "reason-modifies",
            &[("modifier", texts.modifier(modifier).into()), ("whom", whose(Some(side)).into())],
        ),
        Reason::TakesCard => texts.get("reason-takes-card"),
        Reason::CyclesHand => texts.get("reason-cycles-hand"),
        Reason::OwnAgenda { agenda, before, now } => texts.with(
            "reason-own-agenda",
            &[
                ("agenda", texts.agenda(agenda).into()),
                ("same", if before == now { "yes" } else { "no" }.into()),
                ("whose", ["theirs", "none", "own"][usize::from(now >= 0) + usize::from(now > 0)].into()),
                ("amount", now.unsigned_abs().into()),
            ],
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
        Reason::Saves { card } => aftermath("reason-saves", card),
        Reason::Discards { card } => aftermath("reason-discards", card),
        Reason::PlaysLast => texts.get("reason-plays-last"),
        Reason::PlaysFirst => texts.get("reason-plays-first"),
    }
}
