use bots::{MinutesAim as Aim, MinutesReason as Reason, MinutesStep as Step};
use minutes::{Battleground, Card, Colour, State, View};

use super::{Advised, moved_lead, percent};
use crate::{Arg, Texts};

impl Advised for State {
    const AIMS: &'static str = "advice-hidden";

    fn aim(texts: &Texts, aim: Aim, likely: f32) -> String {
        match aim {
            Aim::Cuba(colour) => texts.with("advice-cuba", &[named(texts, colour), percent(likely)]),
            Aim::Holds(card) => texts.with("advice-holds", &[("card", texts.minutes_card(card).into())]),
        }
    }

    fn step(texts: &Texts, step: Step) -> String {
        let coloured = |key: &str, colour| texts.with(key, &[named(texts, colour)]);
        let amount = |key: &str, amount: u8| texts.with(key, &[("amount", amount.into())]);
        match step {
            Step::Avert { colour } => coloured("minutes-plan-avert", colour),
            Step::KeepOut { colour } => coloured("minutes-plan-keep-out", colour),
            Step::LetThemFall { colour } => coloured("minutes-plan-let-fall", colour),
            Step::PushOver { colour } => coloured("minutes-plan-push-over", colour),
            Step::TakeCuba => texts.get("minutes-plan-take-cuba"),
            Step::Hold { ahead } => amount("minutes-plan-hold", ahead),
            Step::CatchUp { behind: 0 } => texts.get("minutes-plan-even"),
            Step::CatchUp { behind } => amount("minutes-plan-catch-up", behind),
            Step::Bid => texts.get("minutes-plan-bid"),
            Step::Order => texts.get("minutes-plan-order"),
            Step::LastWord => texts.get("minutes-plan-last-word"),
        }
    }

    fn reason(texts: &Texts, view: &View, reason: Reason) -> String {
        let coloured = |key: &str, colour| texts.with(key, &[named(texts, colour)]);
        let with =
            |key: &str, place: String, worth: u8| texts.with(key, &[("place", place.into()), ("worth", worth.into())]);
        let at = |key: &str, at: Battleground, worth: u8| with(key, texts.minutes_place(at), worth);
        let card = |card: Card| -> Arg<'_> { ("card", texts.minutes_card(card).into()) };
        match reason {
            Reason::War => texts.get("reason-war"),
            Reason::TheirWar => texts.get("reason-their-war"),
            Reason::Brink { colour } => coloured("minutes-reason-brink", colour),
            Reason::TheirBrink { colour } => coloured("minutes-reason-their-brink", colour),
            Reason::OutOfDanger { colour } => coloured("minutes-reason-out-of-danger", colour),
            Reason::Tense { colour } => coloured("minutes-reason-tense", colour),
            Reason::BreaksTie { at: place, worth } => at("minutes-reason-breaks-tie", place, worth),
            Reason::TakesOver { at: place, worth } => at("minutes-reason-takes-over", place, worth),
            Reason::Denies { at: place, worth } => with("minutes-reason-denies", texts.on_minutes_place(place), worth),
            Reason::GivesUp { at: place, worth } => at("minutes-reason-gives-up", place, worth),
            Reason::MovesLead { at, lead, .. } => moved_lead(texts, texts.on_minutes_place(at), "none", lead),
            Reason::LeadsMilitary => texts.get("minutes-reason-leads-military"),
            Reason::LosesMilitary => texts.get("minutes-reason-loses-military"),
            Reason::GivesEvent { card: given } => {
                let event = texts.minutes_event(view.cards(), given);
                texts.with("reason-gives-event", &[card(given), ("event", event.into())])
            }
            Reason::Looms { colour } => coloured("minutes-reason-looms", colour),
            Reason::Lays { card: laid } => texts.with("minutes-reason-lays", &[card(laid)]),
            Reason::SavesCubes => texts.get("minutes-reason-saves-cubes"),
            Reason::BidsForOrder => texts.get("minutes-reason-bids"),
            Reason::LeastHarm => texts.get("reason-least-harm"),
            Reason::Quiet => texts.get("reason-quiet"),
            Reason::SeesCuba => texts.get("minutes-reason-sees-cuba"),
            Reason::Keeps { card: kept, cubes } => {
                texts.with("minutes-reason-keeps", &[card(kept), ("cubes", cubes.into())])
            }
            Reason::Pays { cubes } => texts.with("minutes-reason-pays", &[("cubes", cubes.into())]),
            Reason::PlaysLast => texts.get("reason-plays-last"),
            Reason::PlaysFirst => texts.get("reason-plays-first"),
        }
    }
}

fn named(texts: &Texts, colour: Colour) -> Arg<'static> {
    ("colour", texts.get(&format!("marker-{colour}")).into())
}
