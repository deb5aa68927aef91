//! Tables of figures: one style for every command, in lines that fit the window.

use comfy_table::{ContentArrangement, Table, presets};

/// An empty table under these titles.
pub(crate) fn grid(titles: &[&str]) -> Table {
    let mut table = Table::new();
    let width = crate::window::screen().width.try_into().unwrap_or(u16::MAX);
    table.load_preset(presets::UTF8_HORIZONTAL_ONLY).set_content_arrangement(ContentArrangement::Dynamic);
    table.set_width(width).set_header(titles);
    table
}
