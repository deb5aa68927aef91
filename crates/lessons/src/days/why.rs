//! Why a try is not what was asked for, in facts of the rules and of the position.

use client::{DaysMark as Mark, Playable};
use days::{Action, Affiliation, Agenda, Battleground, Card, Pieces, Scored, State, Steps, Track, View};
use kernel::Side;
use text::Arg;
use text::days::area_number;

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
    // War is worth a word before anything else but the plain facts.
    let warnings = State::warnings(teller.voice(), after);
    let war = warnings.into_iter().find(|it| it.side == YOU).map(|it| it.text);
    let mut said = match choice {
        Action::Agenda(agenda) => vec![agenda_instead(teller, before, agenda)],
        Action::Command(card) | Action::CommandWithLetter(card) | Action::Event(card) => {
            card_instead(teller, before, choice, card, &wanted)
        }
        Action::Place(pieces) => cubes_instead(teller, (before, after), (pieces, true), &wanted, war.is_some()),
        Action::Remove(pieces) => cubes_instead(teller, (before, after), (pieces, false), &wanted, war.is_some()),
        Action::Shift(steps) => vec![shift_instead(teller, before, steps)],
        Action::Decline => vec![declined(teller, before)],
        Action::Save(card) | Action::Discard(card) => vec![saved(teller, card)],
        _ => vec![stopped(teller, &wanted)],
    };
    said.extend(war);
    said
}

/// What an agenda would score now, against what the other one would.
fn agenda_instead(teller: Teller<'_>, view: &View, agenda: Agenda) -> String {
    let name = ("agenda", teller.names().agenda(agenda).into());
    match view.board.award(agenda) {
        None => teller.say("try-agenda-nobody", &[name]),
        Some((side, amount)) => {
            let whom = ("whom", if side == YOU { "you" } else { "them" }.into());
            teller.say("try-agenda-scores", &[name, whom, ("amount", amount.into())])
        }
    }
}

/// Another card, or another use of it.
fn card_instead(teller: Teller<'_>, view: &View, choice: Action, card: Card, wanted: &[Action]) -> Vec<String> {
    let row = card.row();
    let named: [Arg<'_>; 2] = [("card", teller.names().card(card).into()), ("cubes", row.cubes.into())];
    let is_same = wanted.first().is_some_and(|&first| State::mark(first) == Some(Mark::Card(card)));
    let key = match (is_same, choice, wanted.first()) {
        (true, Action::Event(_), _) => "try-use-event",
        (true, Action::Command(_), Some(Action::Event(_))) => "try-use-command",
        (true, Action::Command(_), _) => "try-use-no-letter",
        (true, ..) => "try-use-letter",
        (false, ..) if row.affiliation == Affiliation::Side(YOU.other()) => "try-card-theirs",
        (false, Action::Event(_), _) => "try-card-event",
        (false, ..) => "try-card-command",
    };
    let event = ("event", teller.names().event(card).into());
    let mut said = vec![teller.say(key, &[named[0].clone(), named[1].clone(), event])];
    let other = wanted.first().and_then(|&first| State::mark(first)).filter(|_| !is_same);
    if let Some(Mark::Card(wanted)) = other {
        let name = teller.names().card(wanted);
        // The last card that is left is kept, not played.
        let key = if view.hands[YOU] == 2 { "try-card-kept" } else { "try-card-later" };
        said.push(teller.say(key, &[named[0].clone(), ("wanted", name.into())]));
    }
    said
}

/// Cubes elsewhere, too many of them, or taken back where they should be placed.
fn cubes_instead(
    teller: Teller<'_>,
    (before, after): (&View, &View),
    (pieces, places): (Pieces, bool),
    wanted: &[Action],
    is_war: bool,
) -> Vec<String> {
    let at = pieces.at();
    let cubes = |action: &Action| match action {
        Action::Place(pieces) | Action::Remove(pieces) if pieces.at() == at => Some(*pieces),
        _ => None,
    };
    let (own, other) = (after.board.cubes(YOU, at), after.board.cubes(YOU.other(), at));
    let lead = match own.cmp(&other) {
        std::cmp::Ordering::Greater => "you",
        std::cmp::Ordering::Equal => "nobody",
        std::cmp::Ordering::Less => "them",
    };
    let there = ("where", teller.names().in_place(at).into());
    let args = [there, ("own", own.into()), ("other", other.into()), ("lead", lead.into())];
    let mut said = vec![teller.say(if places { "try-placed" } else { "try-removed" }, &args)];
    said.extend(marker(teller, before, after, at.arena()));
    match wanted.iter().find_map(cubes) {
        Some(right) if wanted.contains(&Action::Place(right)) == places => {
            said.push(teller.say("try-count", &[("count", right.count().into())]));
        }
        Some(_) => said.push(teller.say(if places { "try-remove-here" } else { "try-place-here" }, &[])),
        None if is_war => {}
        None => said.extend(aim(teller, before, after, at)),
    }
    said
}

/// How the learner's marker would move.
fn marker(teller: Teller<'_>, before: &View, after: &View, track: Track) -> Option<String> {
    let (from, to) = (before.board.defcon[YOU].on(track), after.board.defcon[YOU].on(track));
    let args = [
        ("track", teller.names().marker(track).into()),
        ("from", from.into()),
        ("to", to.into()),
        ("area", area_number(to).into()),
    ];
    (from != to).then(|| teller.say("try-marker", &args))
}

/// What a place has to do with the agendas: nothing, something of the learner's, or perhaps something of the opponent's.
fn aim(teller: Teller<'_>, before: &View, after: &View, at: Battleground) -> Option<String> {
    let own = before.own.and_then(|own| own.agenda)?;
    let is_here = |agenda: &Agenda| agenda.flag() == Scored::Battleground(at);
    let flies = |side: Side| before.board.flags[side].is_some_and(|three| three.iter().any(is_here));
    let agenda = ("agenda", teller.names().agenda(own).into());
    if is_here(&own) {
        let award = after.board.award(own);
        let (whom, amount) =
            award.map_or(("nobody", 0), |(side, amount)| (if side == YOU { "you" } else { "them" }, amount));
        return Some(teller.say("try-own-agenda", &[agenda, ("whom", whom.into()), ("amount", amount.into())]));
    }
    let key = match (flies(YOU.other()), flies(YOU)) {
        (true, _) => "try-their-flag",
        (false, true) => "try-own-flag",
        (false, false) => "try-no-flag",
    };
    Some(teller.say(key, &[agenda]))
}

/// A marker the wrong way, or another one.
fn shift_instead(teller: Teller<'_>, view: &View, steps: Steps) -> String {
    let from = view.board.defcon[YOU].on(steps.track());
    let to = view.board.defcon[YOU].moved(steps.track(), steps.by());
    let args = [
        ("track", teller.names().marker(steps.track()).into()),
        ("from", from.into()),
        ("to", to.into()),
        ("area", area_number(to).into()),
    ];
    teller.say(if to > from { "try-raised" } else { "try-lowered" }, &args)
}

/// An own Event that is left unused.
fn declined(teller: Teller<'_>, view: &View) -> String {
    let event = view.board.play().map_or_else(String::new, |play| teller.names().event(play.card));
    teller.say("try-declined", &[("event", event.into())])
}

/// A drawn card in the wrong pile.
fn saved(teller: Teller<'_>, card: Card) -> String {
    let row = card.row();
    let whom = match row.affiliation {
        Affiliation::Side(side) if side == YOU => "you",
        Affiliation::Side(_) => "them",
        Affiliation::Un => "nobody",
    };
    teller.say(
        "try-saved",
        &[("card", teller.names().card(card).into()), ("cubes", row.cubes.into()), ("whom", whom.into())],
    )
}

/// Less than was asked for.
fn stopped(teller: Teller<'_>, wanted: &[Action]) -> String {
    let left = wanted.iter().filter(|&&action| !State::is_opening(action) && action != State::STOP).count();
    teller.say("try-stopped", &[("count", left.into())])
}

pub(super) fn why_not_this(teller: Teller<'_>, view: &View, step: &str, touched: Mark) -> String {
    match (step, touched) {
        ("flags", Mark::Place(at)) => {
            let is_here = |agenda: &Agenda| agenda.flag() == Scored::Battleground(at);
            no_flag(teller, view, teller.names().the_place(at), is_here)
        }
        ("flags", Mark::Track(track)) => {
            let is_here = |agenda: &Agenda| agenda.flag() == Scored::Track(track);
            no_flag(teller, view, teller.names().track(track), is_here)
        }
        (_, Mark::Track(track)) => {
            let markers = view.board.defcon[YOU];
            let highest = Track::ALL.into_iter().max_by_key(|&track| markers.on(track)).unwrap_or(track);
            let args = [
                ("track", teller.names().marker(track).into()),
                ("step", markers.on(track).into()),
                ("highest", markers.on(highest).into()),
            ];
            teller.say("try-track", &args)
        }
        (_, mark) => teller.say("try-dominated", &[("place", called(teller, view, mark).into())]),
    }
}

/// Which flags fly somewhere, seen by who looks for red ones.
fn no_flag(teller: Teller<'_>, view: &View, place: String, is_here: impl Fn(&Agenda) -> bool) -> String {
    let own = view.board.flags[YOU].is_some_and(|three| three.iter().any(is_here));
    teller.say(if own { "try-blue-flag" } else { "try-bare" }, &[("place", place.into())])
}

pub(super) fn called(teller: Teller<'_>, view: &View, mark: Mark) -> String {
    let board = &view.board;
    match mark {
        Mark::Place(at) => {
            let counts = [
                ("place", teller.names().place(at).into()),
                ("us", board.cubes(Side::Us, at).into()),
                ("ussr", board.cubes(Side::Ussr, at).into()),
            ];
            teller.names().with("say-place", &counts)
        }
        Mark::Track(track) => {
            let on = board.defcon.map(|markers| markers.on(track));
            let args = [
                ("track", teller.names().track(track).into()),
                ("us", on.us.into()),
                ("usarea", area_number(on.us).into()),
                ("ussr", on.ussr.into()),
                ("ussrarea", area_number(on.ussr).into()),
            ];
            teller.names().with("say-track", &args)
        }
        Mark::Card(card) => teller.names().card(card),
        Mark::Agenda(agenda) => teller.names().agenda(agenda),
        _ => String::new(),
    }
}

pub(super) fn reckoning(teller: Teller<'_>, view: &View, step: &str) -> String {
    let board = &view.board;
    let worth = |agenda: Agenda, at: Battleground| {
        let (side, amount) = board.award(agenda).unwrap_or((YOU, 0));
        let lead = board.cubes(side, at).abs_diff(board.cubes(side.other(), at));
        [("lead", lead.into()), ("more", amount.saturating_sub(lead).into()), ("amount", amount.into())]
    };
    match step {
        "worth" => teller.say("reckon-worth", &worth(Agenda::Italy, Battleground::Italy)),
        "bonus" => teller.say("reckon-bonus", &worth(Agenda::CubaMilitary, Battleground::CubaMilitary)),
        _ => {
            let kept = view.own.map(|own| own.aftermath).and_then(|cards| cards.iter().next());
            let (name, cubes) = kept.map_or((String::new(), 0), |card| (teller.names().card(card), card.row().cubes));
            teller.say("reckon-aftermath", &[("card", name.into()), ("cubes", cubes.into())])
        }
    }
}
