//! Both games as a Python package: `thirteen._core`, which the package `thirteen` wraps.
//!
//! A [`game::Game`] is a position with its log; a [`batch::Batch`] steps many games at once on arrays. What an action or an
//! observation means is in the crate `encoding`. The texts that Python users read are in `python/thirteen/_core.pyi`.

mod ansi;
mod batch;
mod dealt;
mod error;
mod game;
mod history;
mod kept;
mod matched;
mod options;
mod player;
mod told;

use pyo3::prelude::*;

/// The rules, written in Rust.
#[pymodule]
mod _core {
    #[pymodule_export]
    use super::batch::Batch;
    #[pymodule_export]
    use super::error::IllegalAction;
    #[pymodule_export]
    use super::game::Game;
    #[pymodule_export]
    use super::game::{encoding_json, licences};
}
