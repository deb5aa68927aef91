//! What a puzzle is about, told by the facts of the rules that speak for the answer and against the rest.

use bots::{DaysReason, MinutesReason};
use days::effect::Line;
use days::{Area, Battleground, PLAYS, Track};
use kernel::SeatView;

use crate::Analysed;

/// What a puzzle is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Theme {
    /// Stay out of war.
    War,
    /// Drive the opponent into it.
    TheirWar,
    /// The last card of a round.
    LastCard,
    /// Choose an agenda.
    Agenda,
    /// Read the opponent's agenda, and answer it.
    TheirAgenda,
    /// The Personal Letter.
    Letter,
    /// Television, the United Nations, Alliances.
    WorldOpinion,
    /// Cards put aside.
    Aftermath,
    /// 13 Minutes: bids and the order of play.
    Bids,
    /// 13 Minutes: what lies in which zone.
    Zones,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 10] = [
        Theme::War,
        Theme::TheirWar,
        Theme::LastCard,
        Theme::Agenda,
        Theme::TheirAgenda,
        Theme::Letter,
        Theme::WorldOpinion,
        Theme::Aftermath,
        Theme::Bids,
        Theme::Zones,
    ];

    /// The stable name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Theme::War => "war",
            Theme::TheirWar => "their-war",
            Theme::LastCard => "last-card",
            Theme::Agenda => "agenda",
            Theme::TheirAgenda => "their-agenda",
            Theme::Letter => "letter",
            Theme::WorldOpinion => "world-opinion",
            Theme::Aftermath => "aftermath",
            Theme::Bids => "bids",
            Theme::Zones => "zones",
        }
    }
}

kernel::named!(Theme, "a theme, such as war, last-card or bids");

/// A game of which there are puzzles.
pub trait Puzzled: Analysed {
    /// What a puzzle is about: the best choice with what speaks for it, and the others with what is said of them. Nothing if no
    /// theme fits, or nothing can be said.
    fn theme(
        view: &Self::View,
        best: (Self::Action, &[Self::Reason]),
        others: &[(Self::Action, Vec<Self::Reason>)],
    ) -> Option<Theme>;
}

impl Puzzled for days::State {
    fn theme(
        view: &days::View,
        (best, reasons): (days::Action, &[DaysReason]),
        others: &[(days::Action, Vec<DaysReason>)],
    ) -> Option<Theme> {
        use days::{Action, Decision, Phase};
        let board = &view.board;
        let side = view.turn().side()?;
        let says = |is: fn(&DaysReason) -> bool| reasons.iter().any(is);
        let others_say = |is: fn(&DaysReason) -> bool| others.iter().any(|(_, reasons)| reasons.iter().any(is));
        let theirs = |flag: Option<kernel::Side>| flag == Some(side.other());
        let hinders = |reason: &DaysReason| match *reason {
            DaysReason::Denies { flag, .. } | DaysReason::TakesOver { flag, .. } => theirs(flag),
            _ => false,
        };
        let letter = |action: &Action| matches!(action, Action::CommandWithLetter(_));
        let is_opinion = |at: Battleground| at.arena() == Track::WorldOpinion;
        let opinion = |reason: &DaysReason| match *reason {
            DaysReason::BreaksTie { at, .. } | DaysReason::TakesOver { at, .. } | DaysReason::Denies { at, .. } => {
                is_opinion(at)
            }
            _ => false,
        };
        let dangers = |reason: &DaysReason| {
            matches!(
                reason,
                DaysReason::War
                    | DaysReason::Brink { .. }
                    | DaysReason::AllTense
                    | DaysReason::Doomed { .. }
                    | DaysReason::Flagged { .. }
            )
        };
        let tense = Track::ALL.iter().any(|&track| Area::of(board.defcon[side].on(track)) == Area::Defcon1);
        match board.pending.phase {
            Phase::Decide(_, Decision::Agenda) => return Some(Theme::Agenda),
            Phase::Decide(_, Decision::Alliances) => return Some(Theme::Aftermath),
            Phase::Decide(_, Decision::Television) => return Some(Theme::WorldOpinion),
            _ if reasons.is_empty() => return None,
            _ => {}
        }
        let ends_war = says(|reason| matches!(reason, DaysReason::OutOfDanger));
        if says(|reason| matches!(reason, DaysReason::TheirWar | DaysReason::TheirBrink { .. })) {
            Some(Theme::TheirWar)
        } else if ends_war
            || tense && says(|reason| matches!(reason, DaysReason::Calms { .. }))
            || others_say(dangers) && !says(dangers)
        {
            Some(Theme::War)
        } else if letter(&best)
            || says(|reason| matches!(reason, DaysReason::WinsLetter | DaysReason::GivesLetter))
            || others.iter().any(|(action, _)| letter(action)) && board.letter == side
        {
            Some(Theme::Letter)
        } else if matches!(board.pending.phase, Phase::Decide(_, Decision::Play)) && board.plays_made + 2 >= 2 * PLAYS {
            let kept = |action: &Action| matches!(action, Action::Command(card) | Action::Event(card) | Action::CommandWithLetter(card) if !card.row().event.iter().any(|line| matches!(line, Line::CycleHand)));
            Some(if kept(&best) && board.round == days::ROUNDS { Theme::Aftermath } else { Theme::LastCard })
        } else if reasons.iter().any(hinders) {
            Some(Theme::TheirAgenda)
        } else if reasons.iter().any(opinion) {
            Some(Theme::WorldOpinion)
        } else {
            None
        }
    }
}

impl Puzzled for minutes::State {
    fn theme(
        view: &minutes::View,
        (_, reasons): (minutes::Action, &[MinutesReason]),
        others: &[(minutes::Action, Vec<MinutesReason>)],
    ) -> Option<Theme> {
        use minutes::{Decision, Phase};
        let all = || reasons.iter().chain(others.iter().flat_map(|(_, reasons)| reasons));
        let zones = |reason: &MinutesReason| {
            matches!(
                reason,
                MinutesReason::War
                    | MinutesReason::TheirWar
                    | MinutesReason::Brink { .. }
                    | MinutesReason::TheirBrink { .. }
                    | MinutesReason::OutOfDanger { .. }
                    | MinutesReason::Tense { .. }
            )
        };
        match view.board.pending.phase {
            Phase::Decide(_, Decision::Bid | Decision::Order) => Some(Theme::Bids),
            _ if reasons.is_empty() => None,
            _ if all().any(zones) => Some(Theme::Zones),
            _ if all().any(|reason| matches!(reason, MinutesReason::Keeps { .. })) => Some(Theme::Aftermath),
            Phase::Decide(_, Decision::Play) if view.board.plays_made + 2 >= 2 * minutes::PLAYS => {
                Some(Theme::LastCard)
            }
            // Which card is laid into which zone.
            Phase::Decide(_, Decision::Play) => Some(Theme::Zones),
            _ => None,
        }
    }
}
