//! What a coach says who looks over the learner's shoulder: facts of the rules, no opinions.

use client::{Draft, Playable, Tone};
use days::{Action, Affiliation, Agenda, State, View};

use super::YOU;
use crate::{Remark, Teller};

pub(super) fn coach(teller: Teller<'_>, draft: &Draft<State>) -> Vec<Remark> {
    let (before, after) = (draft.before(), draft.after());
    let mut said: Vec<Remark> = Vec::new();
    said.extend(theirs(teller, draft));
    said.extend(war(teller, before, after));
    said.extend(agenda(teller, before, after));
    if draft.is_empty() && said.is_empty() {
        said.extend(choosing(teller, before));
    }
    said
}

/// A card that hands the opponent its Event.
fn theirs(teller: Teller<'_>, draft: &Draft<State>) -> Option<Remark> {
    let card = draft.actions().find_map(|action| match action {
        Action::Command(card) | Action::CommandWithLetter(card) => Some(card),
        _ => None,
    })?;
    let is_theirs = card.row().affiliation == Affiliation::Side(YOU.other());
    let args = [("card", teller.names().card(card).into()), ("event", teller.names().event(card).into())];
    is_theirs.then(|| Remark { tone: Tone::Bad, text: teller.say("coach-theirs", &args) })
}

/// War that comes nearer, or is turned away.
fn war(teller: Teller<'_>, before: &View, after: &View) -> Option<Remark> {
    let own = |view: &View| State::warnings(teller.voice(), view).into_iter().find(|it| it.side == YOU);
    match (own(before), own(after)) {
        (None, Some(now)) => {
            Some(Remark { tone: Tone::Bad, text: format!("{} {}", teller.say("coach-war-comes", &[]), now.text) })
        }
        (Some(_), None) => Some(Remark { tone: Tone::Good, text: teller.say("coach-war-goes", &[]) }),
        (Some(_), Some(now)) => Some(Remark { tone: Tone::Bad, text: now.text }),
        (None, None) => None,
    }
}

/// What the learner's agenda would score.
fn agenda(teller: Teller<'_>, before: &View, after: &View) -> Option<Remark> {
    let own: Agenda = before.own.and_then(|own| own.agenda)?;
    let worth = |view: &View| view.board.award(own);
    let (was, is) = (worth(before), worth(after));
    let (whom, amount) = is.map_or(("nobody", 0), |(side, amount)| (if side == YOU { "you" } else { "them" }, amount));
    let tone = match (was == is, whom) {
        (true, _) => Tone::Plain,
        (false, "you") => Tone::Good,
        (false, _) => Tone::Bad,
    };
    let args = [("agenda", teller.names().agenda(own).into()), ("whom", whom.into()), ("amount", amount.into())];
    Some(Remark { tone, text: teller.say("coach-agenda", &args) })
}

/// The choice of an agenda: which of them would score for the learner now.
fn choosing(teller: Teller<'_>, view: &View) -> Option<Remark> {
    let three = view.board.flags[YOU].filter(|_| view.own.is_some_and(|own| own.agenda.is_none()))?;
    let best = three
        .into_iter()
        .filter_map(|agenda| {
            view.board.award(agenda).filter(|&(side, _)| side == YOU).map(|(_, amount)| (amount, agenda))
        })
        .max_by_key(|&(amount, _)| amount);
    let text = match best {
        Some((amount, agenda)) => {
            teller.say("coach-choose", &[("agenda", teller.names().agenda(agenda).into()), ("amount", amount.into())])
        }
        None => teller.say("coach-choose-none", &[]),
    };
    Some(Remark { tone: Tone::Plain, text })
}
