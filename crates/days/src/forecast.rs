//! Who would trigger nuclear war if the round ended as the board stands, and why.
//!
//! When a round ends both agendas are revealed, and each that has the DEFCON icon raises the markers in DEFCON 2 of its
//! track (R6). Then a side triggers war that has a marker in DEFCON 1, or none in DEFCON 3. A seat that does not know an
//! agenda must reckon with each of the three on which a flag lies.

use kernel::{BySide, Certainty, Set, Side};

use crate::{Agenda, Area, Board, Markers, Track, View};

/// The highest step of DEFCON 3: at least one marker must be here or below.
const CALM: u8 = 3;
/// The highest step of DEFCON 2: no marker may be above.
const TENSE: u8 = 6;

/// What one side has to fear when the round ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Forecast {
    /// Whether this side triggers nuclear war.
    pub war: Certainty,
    /// Its three markers, in the order of [`Track::ALL`].
    pub markers: [MarkerForecast; 3],
    /// Whether none of its markers is in DEFCON 3. That is war whatever the agendas are, until one marker has come down
    /// [`MarkerForecast::to_calm`] steps.
    pub none_calm: bool,
    /// The agendas to blame, by who may have chosen them: those without which there would be peace. Empty if the markers
    /// trigger war by themselves.
    pub agendas: BySide<Set<Agenda>>,
}

/// What one marker has to do with war when the round ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MarkerForecast {
    /// The track on which it stands.
    pub track: Track,
    /// Its step.
    pub step: u8,
    /// Whether it is in DEFCON 1 once the agendas are revealed, which is war.
    pub defcon1: Certainty,
    /// How many steps it must come down so that it is not in DEFCON 1, whatever agendas are revealed.
    pub to_safety: u8,
    /// How many steps it must come down to be in DEFCON 3.
    pub to_calm: u8,
}

/// What the agenda of each side may be: one agenda if it is known, three if only the flags are, none if no agenda will be
/// revealed any more this round or none has been dealt yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Suspects(BySide<Set<Agenda>>);

impl Suspects {
    /// What a seat may suspect: its own agenda is known to it, and any of the three is possible of the other.
    #[must_use]
    pub fn of_view(view: &View) -> Suspects {
        let chosen = BySide::from_fn(|side| view.own.filter(|_| view.seat.is(side)).and_then(|own| own.agenda));
        Suspects::of_board(&view.board, chosen)
    }

    /// What is possible on a board if these agendas were chosen. Those of the flags are possible for a side of which
    /// nothing is given.
    #[must_use]
    pub fn of_board(board: &Board, chosen: BySide<Option<Agenda>>) -> Suspects {
        Suspects(BySide::from_fn(|side| match (board.revealed, chosen[side], board.flags[side]) {
            (Some(_), ..) | (None, None, None) => Set::EMPTY,
            (None, Some(agenda), _) => Set::only(agenda),
            (None, None, Some(three)) => three.into_iter().collect(),
        }))
    }

    /// Every pair of agendas that may be revealed, that of the US first.
    fn pairs(&self) -> impl Iterator<Item = [Option<Agenda>; 2]> {
        fn each(agendas: Set<Agenda>) -> impl Iterator<Item = Option<Agenda>> + Clone {
            core::iter::once(None).filter(move |_| agendas.is_empty()).chain(agendas.iter().map(Some))
        }
        let BySide { us, ussr } = self.0;
        each(us).flat_map(move |us| each(ussr).map(move |ussr| [us, ussr]))
    }
}

impl Forecast {
    /// What each side has to fear, as far as the seat of a view can tell.
    #[must_use]
    pub fn of_view(view: &View) -> BySide<Forecast> {
        let suspects = Suspects::of_view(view);
        view.board.defcon.map(|markers| Forecast::of(markers, &suspects))
    }

    /// What a side with these markers has to fear.
    #[must_use]
    pub fn of(markers: Markers, suspects: &Suspects) -> Forecast {
        let by_themselves = markers.trigger_war();
        let mut agendas = BySide::new(Set::EMPTY, Set::EMPTY);
        let (mut some, mut all) = (false, true);
        for pair in suspects.pairs() {
            let war = raised(markers, pair).trigger_war();
            (some, all) = (some || war, all && war);
            if !war || by_themselves {
                continue;
            }
            // To blame is what cannot be left out without leaving peace.
            for (owner, agenda, other) in [(Side::Us, pair[0], pair[1]), (Side::Ussr, pair[1], pair[0])] {
                if let Some(agenda) = agenda
                    && !raised(markers, [other, None]).trigger_war()
                {
                    agendas[owner].insert(agenda);
                }
            }
        }
        Forecast {
            war: Certainty::of(some, all),
            markers: Track::ALL.map(|track| MarkerForecast::of(markers, track, suspects)),
            none_calm: Track::ALL.into_iter().all(|track| Area::of(markers.on(track)) != Area::Defcon3),
            agendas,
        }
    }

    /// The marker on a track.
    #[must_use]
    pub const fn marker(&self, track: Track) -> &MarkerForecast {
        &self.markers[track as usize]
    }

    /// The agendas to blame with who may have chosen them.
    pub fn to_blame(&self) -> impl Iterator<Item = (Side, Agenda)> {
        let agendas = self.agendas;
        Side::ALL.into_iter().flat_map(move |owner| agendas[owner].iter().map(move |agenda| (owner, agenda)))
    }
}

impl MarkerForecast {
    fn of(markers: Markers, track: Track, suspects: &Suspects) -> MarkerForecast {
        let step = markers.on(track);
        let is_over = |pair: [Option<Agenda>; 2], step: u8| {
            let mut markers = markers;
            markers.set(track, step);
            Area::of(raised(markers, pair).on(track)) == Area::Defcon1
        };
        let safe = |&step: &u8| !suspects.pairs().any(|pair| is_over(pair, step));
        // Agendas leave a marker in DEFCON 3 where it is, so there is always such a step.
        let to = (Markers::LOWEST..=step).rev().find(safe).unwrap_or(Markers::LOWEST);
        let defcon1 = Certainty::of(
            suspects.pairs().any(|pair| is_over(pair, step)),
            suspects.pairs().all(|pair| is_over(pair, step)),
        );
        MarkerForecast { track, step, defcon1, to_safety: step - to, to_calm: step.saturating_sub(CALM) }
    }
}

fn raised(markers: Markers, agendas: [Option<Agenda>; 2]) -> Markers {
    agendas.into_iter().flatten().filter_map(Board::escalated).fold(markers, Markers::raised)
}

impl Markers {
    /// Whether an agenda of `track` raises the marker there: it does so in DEFCON 2 (R6).
    #[inline]
    #[must_use]
    pub const fn is_raised(self, track: Track) -> bool {
        let step = self.on(track);
        CALM < step && step <= TENSE
    }

    /// The markers after an agenda of `track` was revealed.
    #[inline]
    #[must_use]
    pub fn raised(mut self, track: Track) -> Markers {
        if self.is_raised(track) {
            self.set(track, self.on(track) + 1);
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Seat};

    use super::*;
    use crate::{Setup, State};

    fn seen_by_us(defcon: BySide<Markers>, theirs: [Agenda; 3]) -> View {
        let mut setup = Setup { defcon, ..Setup::default() };
        setup.flags.us = [Agenda::Italy, Agenda::CubaPolitical, Agenda::PersonalLetter];
        setup.chosen.us = Agenda::Italy;
        setup.flags.ussr = theirs;
        setup.chosen.ussr = theirs[0];
        let state: State = setup.build().expect("a sound position");
        state.view(Seat::Player(Side::Us))
    }

    fn blamed<const N: usize>(forecast: &Forecast) -> [(Side, Agenda); N] {
        let mut found = forecast.to_blame();
        let blamed = core::array::from_fn(|_| found.next().expect("another agenda to blame"));
        assert_eq!(found.next(), None);
        blamed
    }

    #[test]
    fn calm_markers_are_no_danger() {
        let calm = BySide::new(Markers::new(2, 3, 2), Markers::new(3, 2, 2));
        let view = seen_by_us(calm, [Agenda::Military, Agenda::Political, Agenda::Berlin]);
        for forecast in Side::ALL.map(|side| Forecast::of_view(&view)[side]) {
            assert_eq!((forecast.war, forecast.none_calm), (Certainty::No, false));
            assert!(forecast.markers.iter().all(|marker| marker.defcon1 == Certainty::No && marker.to_safety == 0));
            blamed::<0>(&forecast);
        }
    }

    #[test]
    fn a_marker_in_defcon_1_is_war_until_it_comes_down() {
        let board = BySide::new(Markers::new(7, 1, 1), Markers::new(1, 1, 1));
        let forecast = Forecast::of_view(&seen_by_us(board, [Agenda::Berlin, Agenda::Turkey, Agenda::Atlantic]));
        assert_eq!((forecast.us.war, forecast.ussr.war), (Certainty::Certain, Certainty::No));
        let military = forecast.us.marker(Track::Military);
        assert_eq!((military.step, military.defcon1, military.to_safety), (7, Certainty::Certain, 1));
        assert_eq!((forecast.us.none_calm, forecast.us.marker(Track::Political).defcon1), (false, Certainty::No));
        blamed::<0>(&forecast.us);
    }

    #[test]
    fn three_markers_in_defcon_2_are_war_until_one_is_calm() {
        let board = BySide::new(Markers::new(4, 5, 6), Markers::new(1, 1, 1));
        let forecast = Forecast::of_view(&seen_by_us(board, [Agenda::Berlin, Agenda::Turkey, Agenda::Atlantic])).us;
        assert_eq!((forecast.war, forecast.none_calm), (Certainty::Certain, true));
        assert_eq!(
            forecast.markers.map(|marker| (marker.defcon1, marker.to_calm)),
            [(Certainty::No, 1), (Certainty::No, 2), (Certainty::No, 3)]
        );
        blamed::<0>(&forecast);
    }

    #[test]
    fn an_agenda_that_changes_nothing_is_not_to_blame() {
        let mut setup = Setup { defcon: BySide::new(Markers::new(2, 6, 2), Markers::new(1, 1, 1)), ..Setup::default() };
        setup.flags = BySide::new(
            [Agenda::WorldOpinion, Agenda::Italy, Agenda::Berlin],
            [Agenda::Political, Agenda::Turkey, Agenda::Atlantic],
        );
        setup.chosen = BySide::new(Agenda::WorldOpinion, Agenda::Turkey);
        let state: State = setup.build().expect("a sound position");
        let forecast = Forecast::of_view(&state.view(Seat::Player(Side::Us)));
        assert_eq!((forecast.us.war, forecast.ussr.war), (Certainty::Possible, Certainty::No));
        assert_eq!(blamed(&forecast.us), [(Side::Ussr, Agenda::Political)]);
        let political = forecast.us.marker(Track::Political);
        assert_eq!((political.defcon1, political.to_safety), (Certainty::Possible, 1));
    }

    #[test]
    fn a_flag_that_lifts_a_marker_into_defcon_1_is_to_blame() {
        let board = BySide::new(Markers::new(6, 1, 1), Markers::new(1, 6, 1));
        let view = seen_by_us(board, [Agenda::Military, Agenda::Political, Agenda::Berlin]);
        let forecast = Forecast::of_view(&view);
        assert_eq!((forecast.us.war, forecast.ussr.war), (Certainty::Possible, Certainty::Possible));
        assert_eq!(blamed(&forecast.us), [(Side::Ussr, Agenda::Military)]);
        assert_eq!(blamed(&forecast.ussr), [(Side::Ussr, Agenda::Political)]);
    }

    #[test]
    fn two_agendas_of_one_track_are_to_blame_together_and_take_a_second_step() {
        let markers = Markers::new(5, 1, 1);
        let mut board = Board::set_up(crate::Rules::default());
        board.flags.ussr = Some([Agenda::Military, Agenda::Political, Agenda::Berlin]);
        let suspects = Suspects::of_board(&board, BySide::new(Some(Agenda::Military), None));
        let forecast = Forecast::of(markers, &suspects);
        assert_eq!(forecast.war, Certainty::Possible);
        assert_eq!(blamed(&forecast), [(Side::Us, Agenda::Military), (Side::Ussr, Agenda::Military)]);
        assert_eq!(forecast.marker(Track::Military).to_safety, 1);
        // From DEFCON 1 it has to come below both of them.
        assert_eq!(Forecast::of(Markers::new(7, 1, 1), &suspects).marker(Track::Military).to_safety, 3);
    }

    /// Whatever is certain or impossible holds once the agendas are chosen, and each of those to blame is in some war.
    #[test]
    fn a_forecast_is_what_the_rules_do_with_every_agenda() {
        let ours = [Agenda::Military, Agenda::WorldOpinion, Agenda::Berlin];
        let theirs = [Agenda::Military, Agenda::Political, Agenda::Italy];
        let mut board = Board::set_up(crate::Rules::default());
        board.flags = BySide::new(Some(ours), Some(theirs));
        let suspects = Suspects::of_board(&board, BySide::new(None, None));
        for (a, b, c) in (0..512u16).map(|n| ((n / 64 + 1) as u8, (n / 8 % 8 + 1) as u8, (n % 8 + 1) as u8)) {
            let markers = Markers::new(a, b, c);
            let forecast = Forecast::of(markers, &suspects);
            let (mut wars, mut blamed) = (0, BySide::new(Set::<Agenda>::EMPTY, Set::EMPTY));
            for (us, ussr) in ours.into_iter().flat_map(|us| theirs.map(|ussr| (us, ussr))) {
                let sure = Forecast::of(markers, &Suspects::of_board(&board, BySide::new(Some(us), Some(ussr))));
                assert_ne!(sure.war, Certainty::Possible);
                wars += u8::from(sure.war == Certainty::Certain);
                blamed = BySide::from_fn(|side| blamed[side].union(sure.agendas[side]));
            }
            assert_eq!(forecast.war, Certainty::of(wars > 0, wars == 9), "{markers:?}");
            assert_eq!(forecast.agendas, blamed, "{markers:?}");
            let mut safe = markers;
            for marker in forecast.markers {
                safe.set(marker.track, marker.step - marker.to_safety);
            }
            let calmest = Track::ALL.into_iter().min_by_key(|&track| safe.on(track)).expect("three tracks");
            safe.set(calmest, safe.on(calmest).min(CALM));
            assert_eq!(Forecast::of(safe, &suspects).war, Certainty::No, "{markers:?} to {safe:?}");
        }
    }
}
