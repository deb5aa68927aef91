//! What a change of the board means: who takes what over, what agendas would score.

use days::{Agenda, Battleground, View};
use kernel::Side;
use text::Voice;

use crate::{Outlook, Tone};

pub(super) fn outlook(voice: &Voice, before: &View, after: &View) -> Vec<Outlook> {
    let mut found: Vec<Outlook> =
        Battleground::ALL.into_iter().filter_map(|at| held(voice, before, after, at)).collect();
    found.extend(agendas(after).into_iter().filter_map(|agenda| scored(voice, before, after, agenda)));
    found
}

/// Whether a battleground changes hands.
fn held(voice: &Voice, before: &View, after: &View, at: Battleground) -> Option<Outlook> {
    let (was, is) = (before.board.dominates(at), after.board.dominates(at));
    if was == is {
        return None;
    }
    let texts = voice.texts();
    let place = ("place", texts.place(at).into());
    let cubes = |side: Side| after.board.cubes(side, at);
    let text = match is {
        Some(side) => {
            let args = [place, ("own", cubes(side).into()), ("other", cubes(side.other()).into())];
            voice.of("outlook-takes", side, &args)
        }
        None => voice.with("outlook-tied", &[place, ("count", cubes(Side::Us).into())]),
    };
    Some(Outlook { tone: Tone::of(is.or(was.map(Side::other)), voice.you()), text })
}

/// The agendas that may be scored this round, each once: the own one first.
fn agendas(view: &View) -> Vec<Agenda> {
    let own = view.own.and_then(|own| own.agenda);
    let flags = Side::ALL.into_iter().filter_map(|side| view.board.flags[side]).flatten();
    let mut agendas: Vec<Agenda> = own.into_iter().collect();
    for agenda in flags {
        if !agendas.contains(&agenda) {
            agendas.push(agenda);
        }
    }
    agendas
}

/// Whether an agenda would score otherwise.
fn scored(voice: &Voice, before: &View, after: &View, agenda: Agenda) -> Option<Outlook> {
    let (was, is) = (before.board.award(agenda), after.board.award(agenda));
    if was == is {
        return None;
    }
    let name = ("agenda", voice.texts().agenda(agenda).into());
    let text = match is {
        Some((side, amount)) => voice.of("outlook-scores", side, &[name, ("amount", amount.into())]),
        None => voice.with("outlook-scores-nobody", &[name]),
    };
    // More for one side is less for the other.
    let worth = |award: Option<(Side, u8)>| match award {
        Some((Side::Us, amount)) => i16::from(amount),
        Some((Side::Ussr, amount)) => -i16::from(amount),
        None => 0,
    };
    let gains = if worth(is) > worth(was) { Side::Us } else { Side::Ussr };
    Some(Outlook { tone: Tone::of(Some(gains), voice.you()), text })
}
