//! What is printed on a card.

use days::Track;
use kernel::Side;
use leptos::prelude::*;

use crate::settings::texts;

/// What is printed on a card.
#[derive(Clone, Copy)]
pub(crate) struct Printed {
    /// Its stable name.
    pub(crate) slug: Signal<String>,
    /// The sheet that its picture is on.
    pub(crate) sheet: &'static str,
    /// Its side, if it has one.
    pub(crate) owner: Option<Side>,
    /// Its cubes.
    pub(crate) cubes: u8,
    /// Whether cubes that its Event moves move markers.
    pub(crate) moves_markers: bool,
    /// Its colour, where cards have one.
    pub(crate) arena: Option<Track>,
    /// Its name.
    pub(crate) name: Signal<String>,
    /// What its Event does.
    pub(crate) event: Signal<String>,
}

impl Printed {
    /// The word that styles it by its side.
    pub(crate) fn kind(self) -> &'static str {
        self.owner.map_or("un", Side::slug)
    }

    /// The name of its side.
    pub(crate) fn owner_name(self) -> String {
        self.owner.map_or_else(|| texts().get("side-un-short"), |side| texts().side(side))
    }
}
