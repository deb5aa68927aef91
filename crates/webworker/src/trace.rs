use kernel::Game;
use table::{Record, Recorded, with_game};
use wire::Traced;

pub(crate) fn trace(record: &str) -> String {
    match Recorded::of(record) {
        Ok(Recorded::Game(kind)) => with_game!(kind, G => of::<G>(record)),
        _ => String::new(),
    }
}

fn of<G: Game + Traced>(record: &str) -> String {
    let Ok(record) = Record::<G>::read(record) else { return String::new() };
    let mut lines = Vec::new();
    for steps in &record.replay() {
        for (index, step) in steps.iter().enumerate() {
            lines.push(wire::line(0, lines.len(), step, index + 1 == steps.len()).to_string());
        }
    }
    lines.join("\n")
}
