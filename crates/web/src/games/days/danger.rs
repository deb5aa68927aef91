//! Who would lose the world at the end of the round.

use days::{Agenda, Area, Board, Markers, Track, View};
use kernel::{BySide, SeatView, Side};
use text::{Language, Texts};

use crate::shown::Warning;

/// How near a side is to war.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Danger {
    /// Which side.
    pub(crate) side: Side,
    /// Whether every agenda that may still be revealed leads to war.
    pub(crate) certain: bool,
    /// The agendas that lead to it, and who may have chosen them.
    pub(crate) agendas: Vec<(Side, Agenda)>,
}

impl Danger {
    /// The sides in danger as the board stands. An agenda that the seat does not know may be any of the three.
    pub(crate) fn of(view: &View) -> Vec<Danger> {
        let may_be = BySide::from_fn(|side| candidates(view, side));
        Side::ALL.into_iter().filter_map(|side| Danger::of_side(&view.board, side, &may_be)).collect()
    }

    fn of_side(board: &Board, side: Side, may_be: &BySide<Vec<Option<Agenda>>>) -> Option<Danger> {
        let mut danger = Danger { side, certain: true, agendas: Vec::new() };
        let quiet = board.defcon[side].trigger_war();
        for &us in &may_be.us {
            for &ussr in &may_be.ussr {
                if !after(board.defcon[side], [us, ussr]).trigger_war() {
                    danger.certain = false;
                    continue;
                }
                // To blame is what could not be left out without leaving peace.
                let alone = |other| !quiet && !after(board.defcon[side], [other, None]).trigger_war();
                for (owner, agenda, other) in [(Side::Us, us, ussr), (Side::Ussr, ussr, us)] {
                    let noted = agenda.filter(|_| alone(other)).map(|agenda| (owner, agenda));
                    danger.agendas.extend(noted.filter(|noted| !danger.agendas.contains(noted)));
                }
            }
        }
        (danger.certain || !danger.agendas.is_empty()).then_some(danger)
    }
}

/// What the agenda of a side may be, as far as the seat knows.
fn candidates(view: &View, side: Side) -> Vec<Option<Agenda>> {
    if view.board.revealed.is_some() {
        return vec![None];
    }
    let known = view.own.filter(|_| view.seat.is(side)).and_then(|own| own.agenda);
    match (known, view.board.flags[side]) {
        (Some(agenda), _) => vec![Some(agenda)],
        (None, Some(three)) => three.map(Some).to_vec(),
        (None, None) => vec![None],
    }
}

/// Where markers stand once these agendas have been revealed: each lifts those in DEFCON 2 of its track (R6).
fn after(markers: Markers, agendas: [Option<Agenda>; 2]) -> Markers {
    let mut steps = Track::ALL.map(|track| markers.on(track));
    for track in agendas.into_iter().flatten().filter_map(Board::escalated) {
        let step = &mut steps[track as usize];
        if Area::of(*step) == Area::Defcon2 {
            *step += 1;
        }
    }
    Markers::new(steps[0], steps[1], steps[2])
}

/// The dangers in words.
pub(crate) fn warnings(language: Language, view: &View) -> Vec<Warning> {
    if view.is_over() {
        return Vec::new();
    }
    let texts = Texts::of(language);
    let say = |danger: Danger| {
        let name = ("name", texts.side(danger.side).into());
        let list: Vec<String> = danger
            .agendas
            .iter()
            .map(|&(owner, agenda)| format!("{} ({})", texts.agenda(agenda), texts.side(owner)))
            .collect();
        let text = if danger.certain {
            texts.with("war-certain", &[name])
        } else {
            texts.with("war-possible", &[name, ("agendas", list.join(", ").into())])
        };
        Warning { side: danger.side, certain: danger.certain, text }
    };
    Danger::of(view).into_iter().map(say).collect()
}

#[cfg(test)]
mod tests {
    use days::{Setup, State};
    use kernel::{Game, Seat};

    use super::*;

    fn seen_by_us(defcon: BySide<Markers>, theirs: [Agenda; 3]) -> View {
        let mut setup = Setup { defcon, ..Setup::default() };
        setup.flags.us = [Agenda::Italy, Agenda::CubaPolitical, Agenda::PersonalLetter];
        setup.chosen.us = Agenda::Italy;
        setup.flags.ussr = theirs;
        setup.chosen.ussr = theirs[0];
        let state: State = setup.build().expect("a sound position");
        state.view(Seat::Player(Side::Us))
    }

    #[test]
    fn calm_markers_are_no_danger() {
        let calm = BySide::new(Markers::new(2, 3, 2), Markers::new(3, 2, 2));
        assert_eq!(Danger::of(&seen_by_us(calm, [Agenda::Military, Agenda::Political, Agenda::Berlin])), []);
    }

    #[test]
    fn a_marker_in_defcon_1_or_three_in_defcon_2_are_certain() {
        for us in [Markers::new(7, 1, 1), Markers::new(4, 5, 6)] {
            let board = BySide::new(us, Markers::new(1, 1, 1));
            let dangers = Danger::of(&seen_by_us(board, [Agenda::Berlin, Agenda::Turkey, Agenda::Atlantic]));
            assert_eq!(dangers, [Danger { side: Side::Us, certain: true, agendas: Vec::new() }]);
        }
    }

    #[test]
    fn an_agenda_that_changes_nothing_is_not_named() {
        let mut setup = Setup { defcon: BySide::new(Markers::new(2, 6, 2), Markers::new(1, 1, 1)), ..Setup::default() };
        setup.flags = BySide::new(
            [Agenda::WorldOpinion, Agenda::Italy, Agenda::Berlin],
            [Agenda::Political, Agenda::Turkey, Agenda::Atlantic],
        );
        setup.chosen = BySide::new(Agenda::WorldOpinion, Agenda::Turkey);
        let state: State = setup.build().expect("a sound position");
        let dangers = Danger::of(&state.view(Seat::Player(Side::Us)));
        assert_eq!(
            dangers,
            [Danger { side: Side::Us, certain: false, agendas: vec![(Side::Ussr, Agenda::Political)] }]
        );
    }

    #[test]
    fn a_flag_that_lifts_a_marker_into_defcon_1_is_named() {
        let board = BySide::new(Markers::new(6, 1, 1), Markers::new(1, 6, 1));
        let dangers = Danger::of(&seen_by_us(board, [Agenda::Military, Agenda::Political, Agenda::Berlin]));
        let by = |agenda| vec![(Side::Ussr, agenda)];
        let expected = [
            Danger { side: Side::Us, certain: false, agendas: by(Agenda::Military) },
            Danger { side: Side::Ussr, certain: false, agendas: by(Agenda::Political) },
        ];
        assert_eq!(dangers, expected);
    }
}
