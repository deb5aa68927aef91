//! What kept games came to, for the person who played them.

use bots::Level;
use kernel::{Game, Side, Turn, Why};
use table::{GameKind, Record};

use crate::saved::{Played, Saved, only_person};

/// The games of one person with one game, against one level, on one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Result {
    /// Which game.
    pub game: GameKind,
    /// Against whom.
    pub level: Level,
    /// For which side.
    pub side: Side,
    /// How many ended.
    pub played: u32,
    /// How many were won.
    pub won: u32,
    /// How many were lost.
    pub lost: u32,
    /// How often the person started a nuclear war.
    pub wars: u32,
}

impl Result {
    /// How many nobody won.
    #[must_use]
    pub const fn drawn(&self) -> u32 {
        self.played - self.won - self.lost
    }
}

/// Sums up the games that are over and that one person played against the computer, by game, level and side.
#[must_use]
pub fn results<'a>(games: impl IntoIterator<Item = &'a Saved>) -> Vec<Result> {
    let mut found: Vec<Result> = Vec::new();
    for saved in games {
        let Some(side) = only_person(saved.players) else { continue };
        let Some(level) = saved.players[side.other()].level() else { continue };
        match &saved.played {
            Played::Days(record) => add(&mut found, GameKind::Days, level, side, record),
            Played::Minutes(record) => add(&mut found, GameKind::Minutes, level, side, record),
            Played::Campaign(series) => {
                series.games().iter().for_each(|record| add(&mut found, GameKind::Minutes, level, side, record));
            }
        }
    }
    let order = |it: &Result| (it.game as u8, it.level, it.side.slug());
    crate::sort(&mut found, |a, b| order(a) < order(b));
    found
}

fn add<G: Game>(found: &mut Vec<Result>, game: GameKind, level: Level, side: Side, record: &Record<G>) {
    let Turn::Over(outcome) = record.table().turn() else { return };
    let at = found.iter().position(|it| (it.game, it.level, it.side) == (game, level, side)).unwrap_or_else(|| {
        found.push(Result { game, level, side, played: 0, won: 0, lost: 0, wars: 0 });
        found.len() - 1
    });
    let row = &mut found[at];
    row.played += 1;
    row.won += u32::from(outcome.winner == Some(side));
    row.lost += u32::from(outcome.winner == Some(side.other()));
    // Who starts a war loses; if both did, nobody wins.
    row.wars += u32::from(outcome.why == Why::NuclearWar && outcome.winner != Some(side));
}

#[cfg(test)]
mod tests {
    use kernel::BySide;

    use super::*;
    use crate::Who;

    #[test]
    fn games_are_summed_up_by_game_level_and_side() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/records");
        let mut games = Vec::new();
        for file in std::fs::read_dir(folder).expect("the records are there") {
            let path = file.expect("a file").path();
            if path.extension().is_some_and(|it| it == "record") {
                let mut saved = Saved::read(&std::fs::read_to_string(path).expect("a record")).expect("it reads");
                saved.players = BySide::new(Who::Person, Who::Computer(Level::Cadet));
                games.push(saved);
            }
        }
        let found = results(&games);
        let over: u32 = found.iter().map(|it| it.played).sum();
        assert!(over > 0 && over as usize <= games.len());
        assert!(found.iter().all(|it| it.side == Side::Us && it.won + it.lost + it.drawn() == it.played));
        assert!(found.len() == 2, "both games: {found:?}");
        let two = Saved { players: BySide::default(), ..games[0].clone() };
        assert_eq!(results([&two]), [], "two people at one screen are no result of one");
    }
}
