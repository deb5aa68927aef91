//! Why a try is not what was asked for, in facts of the rules and of the position.

use client::{MinutesMark as Mark, Playable, known, track};
use kernel::Side;
use minutes::{Action, Affiliation, Battleground, Card, Slot, State, View, WAR, Zone};

use super::YOU;
use crate::Teller;

pub(super) fn why(
    teller: Teller<'_>,
    before: &View,
    after: &View,
    choice: Action,
    plays: &[Vec<Action>],
) -> Vec<String> {
    let wanted: Vec<Action> = plays.first().cloned().unwrap_or_default();
    let mut said = match choice {
        Action::Bid(cubes) => vec![bid_instead(teller, before, cubes)],
        Action::First(_) => vec![teller.say("try-first", &[])],
        Action::Command(card, zone) | Action::Event(card, zone) => {
            card_instead(teller, before, choice, (card, zone), &wanted)
        }
        Action::Place(at, _) | Action::Remove(at, _) | Action::Move(at, _) => {
            cubes_instead(teller, before, after, choice, at, &wanted)
        }
        Action::Decline => vec![declined(teller, before)],
        _ => vec![stopped(teller, &wanted)],
    };
    let warnings = State::warnings(teller.voice(), after);
    said.extend(warnings.into_iter().find(|it| it.side == YOU).map(|it| it.text));
    said
}

/// Too little or too much of a bid.
fn bid_instead(teller: Teller<'_>, view: &View, cubes: u8) -> String {
    let left = view.board.supply[YOU].saturating_sub(cubes);
    let key = if cubes < 2 { "try-bid-low" } else { "try-bid-high" };
    teller.say(key, &[("cubes", cubes.into()), ("left", left.into())])
}

/// Another card, another use of it, or another zone.
fn card_instead(
    teller: Teller<'_>,
    view: &View,
    choice: Action,
    (card, zone): (Card, Zone),
    wanted: &[Action],
) -> Vec<String> {
    let deck = view.cards();
    let Some(slot) = deck.slot(card) else { return Vec::new() };
    let name = ("card", teller.names().minutes_card(card).into());
    let cubes = ("cubes", deck.cubes(slot).into());
    let event = ("event", teller.names().minutes_event(deck, card).into());
    let right = wanted.iter().find_map(|&action| match action {
        Action::Command(card, zone) => Some((card, zone, false)),
        Action::Event(card, zone) => Some((card, zone, true)),
        _ => None,
    });
    let Some((right, right_zone, as_event)) = right else { return vec![stopped(teller, wanted)] };
    let mut said = Vec::new();
    let is_event = matches!(choice, Action::Event(..));
    if card != right {
        let theirs = deck.row(slot).affiliation == Affiliation::Side(YOU.other());
        let key = match (theirs, is_event) {
            (true, _) => "try-card-theirs",
            (false, true) => "try-card-event",
            (false, false) => "try-card-command",
        };
        said.push(teller.say(key, &[name.clone(), cubes, event]));
        said.push(teller.say("try-card-later", &[name, ("wanted", teller.names().minutes_card(right).into())]));
    } else if is_event != as_event {
        said.push(
            teller.say(if is_event { "try-use-event" } else { "try-use-command-minutes" }, &[name, cubes, event]),
        );
    }
    if zone != right_zone {
        let colour = teller.names().track(track(deck.row(slot).colour));
        said.push(teller.say("try-zone", &[("colour", colour.into())]));
    }
    said
}

/// Cubes elsewhere, or too many, or the wrong way.
fn cubes_instead(
    teller: Teller<'_>,
    before: &View,
    after: &View,
    choice: Action,
    at: Battleground,
    wanted: &[Action],
) -> Vec<String> {
    let deck = after.cards();
    let Some(slot) = deck.spot(at) else { return Vec::new() };
    let lead = match client::holder(after, slot) {
        Some(side) if side == YOU => "you",
        Some(_) => "them",
        None => "nobody",
    };
    let places = matches!(choice, Action::Place(..));
    let args = [
        ("where", teller.names().on_minutes_place(at).into()),
        ("own", after.board.cubes(YOU, slot).into()),
        ("other", after.board.cubes(YOU.other(), slot).into()),
        ("lead", lead.into()),
    ];
    let mut said = vec![teller.say(if places { "try-placed" } else { "try-removed" }, &args)];
    said.extend(moved(teller, before, after, slot, at));
    said.extend(third(teller, before, after, slot));
    let same = wanted.iter().find_map(|&action| match action {
        Action::Place(there, count) if there == at => Some((true, count)),
        Action::Remove(there, count) if there == at => Some((false, count)),
        _ => None,
    });
    said.push(match same {
        Some((to_place, count)) if to_place == places => teller.say("try-count", &[("count", count.into())]),
        Some((true, _)) => teller.say("try-place-here", &[]),
        Some((false, _)) => teller.say("try-remove-here", &[]),
        None if wanted.iter().all(|&action| action == Action::Done) => teller.say("try-none", &[]),
        None => elsewhere(teller, wanted),
    });
    said
}

/// Where the cubes are to go instead.
fn elsewhere(teller: Teller<'_>, wanted: &[Action]) -> String {
    let places: Vec<String> = wanted
        .iter()
        .filter_map(|action| match action {
            Action::Place(at, _) | Action::Remove(at, _) => Some(teller.names().minutes_place(*at)),
            _ => None,
        })
        .collect();
    let key = if wanted.iter().any(|action| matches!(action, Action::Place(Battleground::Cuba, _))) {
        "try-cuba"
    } else {
        "try-elsewhere"
    };
    teller.say(key, &[("places", places.join(", ").into())])
}

/// Where a battleground would come to lie.
fn moved(teller: Teller<'_>, before: &View, after: &View, slot: Slot, at: Battleground) -> Option<String> {
    let (from, to) = (before.board.zone(slot), after.board.zone(slot));
    let place = teller.names().minutes_place(at);
    let zone = teller.voice().into_zone(to);
    (from != to).then(|| teller.voice().with("outlook-moves", &[("place", place.into()), ("zone", zone.into())]))
}

/// The third card of a colour in the learner's sphere.
fn third(teller: Teller<'_>, before: &View, after: &View, slot: Slot) -> Option<String> {
    let colour = |view: &View, slot: Slot| known(view, slot).map(|slot| view.cards().row(slot).colour);
    let own = colour(after, slot)?;
    let count = |view: &View| {
        view.board.zone_spots(Zone::sphere(YOU)).iter().filter(|&slot| colour(view, slot) == Some(own)).count()
    };
    let is_third = count(before) < usize::from(WAR) && count(after) >= usize::from(WAR);
    is_third.then(|| teller.say("try-third", &[("colour", teller.names().track(track(own)).into())]))
}

/// An own Event that is left unused.
fn declined(teller: Teller<'_>, view: &View) -> String {
    let deck = view.cards();
    let event =
        view.board.play.map_or_else(String::new, |play| teller.names().minutes_event(deck, deck.card(play.slot)));
    teller.say("try-declined", &[("event", event.into())])
}

/// Less than was asked for.
fn stopped(teller: Teller<'_>, wanted: &[Action]) -> String {
    let left = wanted.iter().filter(|&&action| !State::is_opening(action) && action != State::STOP).count();
    teller.say("try-stopped", &[("count", left.into())])
}

pub(super) fn why_not_this(teller: Teller<'_>, view: &View, _step: &str, touched: Mark) -> String {
    let Mark::Place(at) = touched else { return String::new() };
    let slot = view.cards().spot(at);
    let zone = slot.map(|slot| teller.names().zone(view.board.zone(slot))).unwrap_or_default();
    let colour =
        slot.and_then(|slot| known(view, slot)).map(|slot| teller.names().track(track(view.cards().row(slot).colour)));
    let place = ("place", teller.names().minutes_place(at).into());
    match colour {
        Some(colour) => teller.say("try-colour", &[place, ("colour", colour.into()), ("zone", zone.into())]),
        None => teller.say("try-face-down", &[place, ("zone", zone.into())]),
    }
}

pub(super) fn called(teller: Teller<'_>, view: &View, mark: Mark) -> String {
    match mark {
        Mark::Place(at) => {
            let cubes = |side: Side| view.cards().spot(at).map_or(0, |slot| view.board.cubes(side, slot));
            let args = [
                ("place", teller.names().minutes_place(at).into()),
                ("us", cubes(Side::Us).into()),
                ("ussr", cubes(Side::Ussr).into()),
            ];
            teller.names().with("say-place", &args)
        }
        Mark::Card(card) => teller.names().minutes_card(card),
    }
}
