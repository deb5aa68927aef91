//! What holds in every position.

use kernel::{Gather, Side, Turn};

use crate::{AgendaBag, CUBES, CardSet, MAX_PRESTIGE, MAX_STACK, Markers, ROUNDS, State, Track};

impl State {
    /// What is wrong with the position, if anything is.
    pub(crate) fn find_flaw(&self) -> Option<&'static str> {
        self.board_flaw().or_else(|| self.card_flaw()).or_else(|| self.agenda_flaw()).or_else(|| self.play_flaw())
    }

    fn board_flaw(&self) -> Option<&'static str> {
        let board = &self.board;
        for side in Side::ALL {
            if board.cubes[side].iter().any(|&cubes| cubes > MAX_STACK) {
                return Some("more than 5 cubes of one side on a battleground");
            }
            if board.cubes[side].iter().sum::<u8>() > CUBES {
                return Some("a side has more than 17 cubes");
            }
            let on_track = |track| (Markers::LOWEST..=Markers::HIGHEST).contains(&board.defcon[side].on(track));
            if !Track::ALL.into_iter().all(on_track) {
                return Some("a marker is off its track");
            }
        }
        if board.prestige.abs() > MAX_PRESTIGE {
            return Some("somebody leads by more than 5");
        }
        (!(1..=ROUNDS).contains(&board.round)).then_some("there is no such round")
    }

    fn card_flaw(&self) -> Option<&'static str> {
        let piles = [
            self.hands.us,
            self.hands.ussr,
            self.deck,
            self.board.discard,
            self.aftermath.us,
            self.aftermath.ussr,
            self.in_play(),
        ];
        let all = piles.iter().fold(CardSet::EMPTY, |all, &pile| all.union(pile));
        let count: u32 = piles.iter().map(|pile| pile.len()).sum();
        (all != CardSet::ALL || count != CardSet::ALL.len()).then_some("a card is lost or in two places")
    }

    fn agenda_flaw(&self) -> Option<&'static str> {
        let board = &self.board;
        let mut out = board.used;
        if board.revealed.is_none() {
            for kind in Side::ALL.iter().filter_map(|&side| board.flags[side]).flatten() {
                if out.count(kind) == AgendaBag::FULL.count(kind) {
                    return Some("there are not so many agendas of one kind");
                }
                out.insert(kind);
            }
        }
        for side in Side::ALL {
            if let Some(chosen) = self.chosen[side]
                && !board.flags[side].is_some_and(|three| three.contains(&chosen))
            {
                return Some("a side chose an agenda that it was not dealt");
            }
        }
        None
    }

    fn play_flaw(&self) -> Option<&'static str> {
        let board = &self.board;
        if board.plays[0].is_none() && board.plays[1].is_some() {
            return Some("a card was taken by no card");
        }
        let mut some = Any(false);
        self.list_actions::<false>(&mut some);
        (matches!(self.phase().turn(), Turn::Player(_)) != some.0).then_some("the side to move cannot move")
    }
}

/// Whether anything was handed over.
pub(crate) struct Any(pub(crate) bool);

impl<T: Copy> Gather<T> for Any {
    fn add(&mut self, _item: T) {
        self.0 = true;
    }
}
