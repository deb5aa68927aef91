//! The games as this page shows them.

pub(crate) mod days;
pub(crate) mod minutes;
