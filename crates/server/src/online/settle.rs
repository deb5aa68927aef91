//! What a table that is over comes to: results, and ratings by Glicko-2.

use kernel::{BySide, Side};
use online::{End, GameLine, GameName, Rating, Ratings};
use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use store::{Kept, Outcome};

use super::app::App;
use super::state::State;

/// A result as it is kept: with the rating that holds from then on, rated or not.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Settled {
    pub(crate) line: GameLine,
    pub(crate) rating: Option<Rating>,
}

/// Which rating a game counts for.
pub(crate) const fn kind(game: GameName) -> &'static str {
    match game {
        GameName::Days => "days",
        GameName::Minutes | GameName::Campaign => "minutes",
    }
}

fn glicko(rating: Option<Rating>) -> Glicko2Rating {
    let Rating { rating, deviation, volatility } = rating.unwrap_or_default();
    Glicko2Rating { rating, deviation, volatility }
}

/// The ratings after a game.
fn rated(before: BySide<Option<Rating>>, winner: Option<Side>) -> BySide<Option<Rating>> {
    let outcome = match winner {
        Some(Side::Us) => Outcomes::WIN,
        Some(Side::Ussr) => Outcomes::LOSS,
        None => Outcomes::DRAW,
    };
    let (us, ussr) = glicko2(&glicko(before.us), &glicko(before.ussr), &outcome, &Glicko2Config::new());
    BySide::new(us, ussr).map(|Glicko2Rating { rating, deviation, volatility }| {
        Some(Rating { rating, deviation: deviation.min(350.0), volatility })
    })
}

impl App {
    /// The last result of a person, and how many there are.
    async fn last(&self, person: &str, kind: &str) -> Kept<(u32, Option<Rating>)> {
        let last = self.store.results(person, Some(kind), 1).await?;
        Ok(last.first().map_or((0, None), |result| (result.n + 1, read(result).and_then(|result| result.rating))))
    }

    /// The ratings of a person.
    pub(crate) async fn ratings(&self, person: &str) -> Kept<Ratings> {
        let (_, days) = self.last(person, "days").await?;
        let (_, minutes) = self.last(person, "minutes").await?;
        Ok(Ratings { days, minutes })
    }

    /// Keeps what a table came to, once.
    pub(crate) async fn settle(&self, state: &State) {
        // Another game of one of the two may end at the same time; then the ratings are read anew.
        for _ in 0..5 {
            match self.try_settle(state).await {
                Ok(true) => return,
                Ok(false) => {}
                Err(error) => return tracing::warn!(table = &*state.id, %error, "a result is kept later"),
            }
        }
    }

    async fn try_settle(&self, state: &State) -> Kept<bool> {
        let Some(ending) = state.ending else { return Ok(true) };
        let kind = kind(state.setup.wanted.game);
        let mut before = BySide::new((0, None), (0, None));
        for side in Side::ALL {
            if let Some(person) = &state.chairs[side].person {
                before[side] = self.last(&person.id, kind).await?;
            }
        }
        let counts = state.setup.wanted.rated && ending.end != End::Abandoned;
        let ratings = before.map(|(_, rating)| rating);
        let after = if counts { rated(ratings, ending.winner) } else { ratings };
        let result = |side: Side| {
            let person = state.chairs[side].person.as_ref()?;
            let other = &state.chairs[side.other()];
            let score = ending.winner.map_or(0.5, |winner| f64::from(u8::from(winner == side)));
            let line = GameLine {
                table: state.id.to_string(),
                game: state.setup.wanted.game,
                side,
                opponent: other.person.as_ref().and_then(|person| person.name.clone()),
                computer: other.computer.clone(),
                score,
                end: ending.end,
                at: state.moved,
                rating: after[side].filter(|_| counts),
            };
            let line = serde_json::to_string(&Settled { line, rating: after[side] }).ok()?;
            let (person, kind) = (person.id.clone(), kind.to_owned());
            Some(Outcome { person, kind, n: before[side].0, table: state.id.to_string(), at: state.moved, line })
        };
        let results: Vec<Outcome> = Side::ALL.into_iter().filter_map(result).collect();
        if self.store.settle(&state.id, &results).await? {
            return Ok(true);
        }
        // Settled before, or somebody's number was taken.
        let is_settled = match results.first() {
            Some(result) => {
                let known = self.store.results(&result.person, None, 500).await?;
                known.iter().any(|known| known.table == *state.id)
            }
            None => true,
        };
        Ok(is_settled)
    }
}

/// A result as it was kept.
pub(crate) fn read(outcome: &Outcome) -> Option<Settled> {
    serde_json::from_str(&outcome.line).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wins_rises_and_the_ratings_grow_surer() {
        let after = rated(BySide::new(None, None), Some(Side::Ussr));
        let (us, ussr) = (after.us.unwrap(), after.ussr.unwrap());
        assert!(us.rating < 1400.0 && ussr.rating > 1600.0, "{us:?} {ussr:?}");
        assert!(us.deviation < 300.0 && ussr.deviation < 300.0);
        let drawn = rated(after, None);
        assert!(drawn.us.unwrap().rating > us.rating, "a draw against a stronger player raises");
    }
}
