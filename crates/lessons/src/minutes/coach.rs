//! What a coach says who looks over the learner's shoulder: facts of the rules, no opinions.

use client::{Draft, Playable, Tone};
use minutes::{Action, Affiliation, State, View};

use super::YOU;
use crate::{Remark, Teller};

pub(super) fn coach(teller: Teller<'_>, draft: &Draft<State>) -> Vec<Remark> {
    let (before, after) = (draft.before(), draft.after());
    let mut said: Vec<Remark> = Vec::new();
    said.extend(theirs(teller, draft));
    said.extend(war(teller, before, after));
    said.push(count(teller, before, after));
    said
}

/// A card that hands the opponent its Event.
fn theirs(teller: Teller<'_>, draft: &Draft<State>) -> Option<Remark> {
    let deck = draft.before().cards();
    let card =
        draft.actions().find_map(|action| if let Action::Command(card, _) = action { Some(card) } else { None })?;
    let is_theirs = deck.row(deck.slot(card)?).affiliation == Affiliation::Side(YOU.other());
    let args = [
        ("card", teller.names().minutes_card(card).into()),
        ("event", teller.names().minutes_event(deck, card).into()),
    ];
    is_theirs.then(|| Remark { tone: Tone::Bad, text: teller.say("coach-theirs", &args) })
}

/// War that comes nearer, or is turned away.
fn war(teller: Teller<'_>, before: &View, after: &View) -> Option<Remark> {
    let own = |view: &View| State::warnings(teller.voice(), view).into_iter().find(|it| it.side == YOU);
    match (own(before), own(after)) {
        (_, Some(now)) => Some(Remark { tone: Tone::Bad, text: now.text }),
        (Some(_), None) => Some(Remark { tone: Tone::Good, text: teller.say("coach-war-goes", &[]) }),
        (None, None) => None,
    }
}

/// How many battlegrounds each side dominates.
fn count(teller: Teller<'_>, before: &View, after: &View) -> Remark {
    let held = |view: &View, side| view.board.dominated(side).len();
    let (own, other) = (held(after, YOU), held(after, YOU.other()));
    let gains = i16::from(own) - i16::from(held(before, YOU)) - i16::from(other) + i16::from(held(before, YOU.other()));
    let tone = match gains {
        1.. => Tone::Good,
        0 => Tone::Plain,
        _ => Tone::Bad,
    };
    Remark { tone, text: teller.say("coach-held", &[("own", own.into()), ("other", other.into())]) }
}
