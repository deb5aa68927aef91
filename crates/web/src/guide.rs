//! Somebody who stands beside the table while a person plays: a lesson. The table does not know what it is; it asks before
//! it plays, and lays over itself what it is given.

use client::Draft;
use leptos::prelude::*;

use crate::screen::Screen;
use crate::shown::Shown;

/// What a guide has a say in.
#[derive(Clone, Copy)]
pub(crate) struct Guide<G: Shown> {
    /// Whether what is staged may be played.
    pub(crate) may_play: Callback<Draft<G>, bool>,
    /// Whether the game follows the guide: nothing is taken back but what is staged.
    pub(crate) leads: Signal<bool>,
    /// Whether nothing on the table can be used for the moment.
    pub(crate) holds: Signal<bool>,
    /// What stands beside the table.
    pub(crate) beside: Callback<Screen<G>, AnyView>,
    /// What is laid over the table.
    pub(crate) over: Callback<Screen<G>, AnyView>,
}
