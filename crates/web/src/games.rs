//! Both games as this page shows them.

mod days;
mod minutes;

pub(crate) use days::picture as days_picture;
pub(crate) use minutes::picture as minutes_picture;
