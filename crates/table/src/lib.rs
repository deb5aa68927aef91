//! A match without input or output.
mod dealer;
pub use dealer::Seeded;
