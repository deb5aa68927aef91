//! A seat's view that hears one thing after the other, so that the eye can follow. The table itself is already further on.

use std::collections::VecDeque;

use crate::Playable;

/// What a seat has been shown, and what it is still to be shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Playback<G: Playable> {
    view: G::View,
    /// What the seat was shown, and after how many entries it happened.
    told: Vec<(usize, G::Heard)>,
    /// What the last thing that moved is, while something moves.
    moving: Option<G::Mark>,
    waiting: VecDeque<(usize, G::Heard)>,
    /// Whether what comes next waits until [`Playback::resume`].
    paused: bool,
}

impl<G: Playable> Playback<G> {
    /// Nothing happened after this view yet.
    #[must_use]
    pub fn new(view: G::View) -> Self {
        Playback { view, told: Vec::new(), moving: None, waiting: VecDeque::new(), paused: false }
    }

    /// What is on the screen.
    #[must_use]
    pub fn view(&self) -> &G::View {
        &self.view
    }

    /// What was shown, and after how many entries it happened.
    #[must_use]
    pub fn told(&self) -> &[(usize, G::Heard)] {
        &self.told
    }

    /// What just moved, while something moves.
    #[must_use]
    pub fn moving(&self) -> Option<G::Mark> {
        self.moving
    }

    /// Takes in what happened; it will be shown.
    pub fn hear(&mut self, told: impl IntoIterator<Item = (usize, G::Heard)>) {
        self.waiting.extend(told);
    }

    /// Whether everything was shown.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Whether something must be read before anything else is shown: see [`Playable::pauses`].
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// It was read: what waited can be shown.
    pub fn resume(&mut self) {
        if self.paused {
            self.paused = false;
            self.show_one();
        }
    }

    /// Shows the next thing that can be seen, and whatever cannot be seen before and after it.
    pub fn show_next(&mut self) {
        self.moving = None;
        while self.moving.is_none() && self.can_show() {
            self.moving = self.show_one();
        }
        while self.waiting.front().is_some_and(|&(_, heard)| G::moved(heard).is_none()) && self.can_show() {
            self.show_one();
        }
    }

    /// Shows everything up to the next pause.
    pub fn show_all(&mut self) {
        while self.can_show() {
            self.show_one();
        }
        self.moving = None;
    }

    /// Shows everything, pauses or not.
    pub fn skip(&mut self) {
        self.paused = false;
        while !self.is_done() {
            self.show_one();
        }
        self.moving = None;
    }

    /// Whether there is something to show that need not wait.
    fn can_show(&mut self) -> bool {
        self.paused = self.paused || self.waiting.front().is_some_and(|&(_, heard)| G::pauses(heard));
        !self.paused && !self.is_done()
    }

    fn show_one(&mut self) -> Option<G::Mark> {
        let (ply, heard) = self.waiting.pop_front()?;
        G::hear(&mut self.view, heard);
        self.told.push((ply, heard));
        G::moved(heard)
    }

    /// Goes back to what was told after `ply` entries; `first` is the view before anything was told.
    pub(crate) fn rewind(&mut self, first: G::View, ply: usize) {
        self.skip();
        self.told.retain(|&(at, _)| at <= ply);
        self.view = first;
        self.told.iter().for_each(|&(_, heard)| G::hear(&mut self.view, heard));
    }
}
