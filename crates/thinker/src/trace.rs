use kernel::Game;
use table::{Record, Step};
use wire::Traced;

pub(crate) fn trace(record: &str) -> String {
    match table::game_of(record) {
        Ok("days") => of::<days::State>(record),
        Ok("minutes") => of::<minutes::State>(record),
        _ => String::new(),
    }
}

fn of<G: Game + Traced>(record: &str) -> String {
    let Ok(replayed) = Record::<G>::read(record).map(|record| record.replay()) else { return String::new() };
    let entries: Vec<Vec<Step<G>>> = replayed.unwrap_or_default();
    let mut lines = Vec::new();
    for steps in &entries {
        for (index, step) in steps.iter().enumerate() {
            lines.push(wire::line(0, lines.len(), step, index + 1 == steps.len()).to_string());
        }
    }
    lines.join("\n")
}
