//! The choices of a decision, grouped by what they are about.

use text::Voice;

use crate::{Playable, sort};

/// Choices that belong together.
#[derive(Clone, PartialEq, Debug)]
pub struct Group<G: Playable> {
    /// What they have in common.
    pub title: Option<String>,
    /// Where they lie on the table.
    pub mark: Option<G::Mark>,
    /// What stands under the title.
    pub detail: Option<String>,
    /// Whether the choices are offered on the table itself, as those of a hand are.
    pub on_table: bool,
    /// Each choice, and how it reads under the title.
    pub items: Vec<(G::Action, String)>,
}

/// The choices in their order, grouped by what they are about.
#[must_use]
pub fn groups<G: Playable>(voice: &Voice, view: &G::View, choices: &[G::Action]) -> Vec<Group<G>> {
    let mut groups: Vec<Group<G>> = Vec::new();
    for &action in choices {
        let group = G::group(voice, view, action);
        let item = (action, G::short(voice, view, action));
        match groups.iter_mut().find(|it| it.title.is_some() && it.title == group.title && it.mark == group.mark) {
            Some(same) => same.items.push(item),
            None => groups.push(Group { items: vec![item], ..group }),
        }
    }
    groups.iter_mut().for_each(|group| sort(&mut group.items, |a, b| G::weight(a.0) < G::weight(b.0)));
    groups
}
