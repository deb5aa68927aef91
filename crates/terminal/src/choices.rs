//! The choices of a decision, numbered.

use client::{Group, groups};
use text::Voice;

use crate::screen::columns;
use crate::{Drawn, Ink, Screen, flow, wrap};

/// What can be chosen, in the order in which it is numbered.
pub(crate) struct Choices<G: Drawn> {
    groups: Vec<Group<G>>,
}

impl<G: Drawn> Choices<G> {
    pub(crate) fn new(voice: &Voice, view: &G::View, choices: &[G::Action]) -> Self {
        Choices { groups: groups::<G>(voice, view, choices) }
    }

    /// The choices from the first number to the last.
    pub(crate) fn actions(&self) -> Vec<G::Action> {
        self.groups.iter().flat_map(|group| &group.items).map(|&(action, _)| action).collect()
    }

    /// The choices as they are shown: what is about one thing stands together. In columns where that leaves so much of
    /// the room as is wanted for other things; else closer together, at last broken anywhere but inside a choice.
    pub(crate) fn lines(
        &self,
        voice: &Voice,
        screen: Screen,
        view: &G::View,
        room: usize,
        wanted: usize,
    ) -> Vec<String> {
        let cells = self.cells(voice, screen, view);
        let lines = columns(&cells, screen.width);
        if lines.len() + wanted <= room {
            return lines;
        }
        let lines = flow(cells.clone(), " · ", screen.width);
        if lines.len() <= room { lines } else { wrap(&cells.join(" · "), 0, 2, screen.width) }
    }

    fn cells(&self, voice: &Voice, screen: Screen, view: &G::View) -> Vec<String> {
        let mut number = 0;
        let mut numbered = |text: &str| {
            number += 1;
            // A number stays with what it means.
            format!("{}\u{a0}{}", screen.paint(Ink::Strong, &format!("{number})")), text.replace(' ', "\u{a0}"))
        };
        let is_grouped = self.groups.iter().any(|group| group.items.len() > 1);
        let mut cells = Vec::new();
        for Group { title, items, .. } in &self.groups {
            // A number beside the number of a choice would be taken for it.
            let is_clear = !items.iter().any(|(_, text)| text.chars().all(|letter| letter.is_ascii_digit()));
            match title {
                Some(title) if is_grouped && is_clear => {
                    let items: Vec<String> = items.iter().map(|(_, text)| numbered(text)).collect();
                    cells.push(format!("{title} {}", items.join(" ")));
                }
                _ => cells.extend(items.iter().map(|&(action, _)| numbered(&G::choice(voice, view, action)))),
            }
        }
        cells
    }
}
