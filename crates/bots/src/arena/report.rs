use kernel::{Game, Side, Why};
use serde::Serialize;

use super::bout::Bout;
use super::elo::{self, Elo, FEWEST_GAMES, Pentanomial, Score};
use super::{Config, Sprt, Test};

/// What the arena found.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// The options of its rules.
    pub rules: String,
    /// The seed of all luck.
    pub seed: u64,
    /// The players, the strongest first.
    pub standings: Vec<Standing>,
    /// Everybody against everybody.
    pub matches: Vec<Match>,
    /// All games together.
    pub games: Ways,
}

/// A player's place.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    /// Who.
    pub player: String,
    /// Strength; the mean of all is 0. Nothing if the player has played too few games to say.
    pub elo: Option<f64>,
    /// Half the width of its 95 % interval, as if the strength of the others were known.
    pub elo_error: Option<f64>,
    /// Games played.
    pub games: u32,
    /// Points of them.
    pub points: f64,
    /// Milliseconds for a decision.
    pub decision_ms: f64,
}

/// Two players against each other.
#[derive(Clone, Debug, Serialize)]
pub struct Match {
    /// The first player.
    pub first: String,
    /// The second player.
    pub second: String,
    /// Games that the first won, that the second won, and that nobody won.
    pub wins: [u32; 3],
    /// How many of a hundred games that somebody won the first did.
    pub of_decided: f64,
    /// Pairs by what the first player got out of both games: 0, ½, 1, 1½ or 2.
    pub pairs: Pentanomial,
    /// How much stronger the first is.
    pub strength: Elo,
    /// Where the test stands, if there is one.
    pub sprt: Option<Test>,
    /// How the games went.
    pub games: Ways,
}

/// How games were won.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Ways {
    /// Games.
    pub games: u32,
    /// Won by the US.
    pub us: u32,
    /// Won by the USSR.
    pub ussr: u32,
    /// Won by nobody.
    pub nobody: u32,
    /// Decided by prestige.
    pub by_prestige: u32,
    /// Decided by the Personal Letter.
    pub by_letter: u32,
    /// Drawn.
    pub drawn: u32,
    /// Ended by nuclear war.
    pub by_war: u32,
    /// Won by the side that played first when that was last decided.
    pub by_first: u32,
    /// Of those, won by the US.
    pub by_first_us: u32,
    /// Games in which the US played first when that was last decided.
    pub us_first: u32,
    /// How often the side that could decide it took playing first for itself, and how often it gave it away.
    pub initiative: [u32; 2],
    /// Mean prestige at the end, positive for the US.
    pub prestige: f64,
    /// Mean distance in prestige at the end.
    pub distance: f64,
    /// Mean number of decisions in a game, those with a single choice left out.
    pub decisions: f64,
}

impl Ways {
    fn of<'a>(bouts: impl Iterator<Item = &'a Bout>) -> Ways {
        let mut ways = Ways::default();
        for bout in bouts {
            ways.add(bout);
        }
        let games = f64::from(ways.games.max(1));
        ways.prestige /= games;
        ways.distance /= games;
        ways.decisions /= games;
        ways
    }

    fn add(&mut self, bout: &Bout) {
        self.games += 1;
        match bout.outcome.winner {
            Some(Side::Us) => self.us += 1,
            Some(Side::Ussr) => self.ussr += 1,
            None => self.nobody += 1,
        }
        match bout.outcome.why {
            Why::Prestige => self.by_prestige += 1,
            Why::Letter => self.by_letter += 1,
            Why::Draw => self.drawn += 1,
            Why::NuclearWar => self.by_war += 1,
            Why::Resignation => unreachable!("no computer player gives up"),
        }
        let tally = &bout.tally;
        let first_won = u32::from(tally.first.is_some() && tally.first == bout.outcome.winner);
        self.by_first += first_won;
        if tally.first == Some(Side::Us) {
            self.us_first += 1;
            self.by_first_us += first_won;
        }
        self.initiative[0] += tally.initiative.0;
        self.initiative[1] += tally.initiative.1;
        self.prestige += f64::from(tally.prestige);
        self.distance += f64::from(tally.prestige.abs());
        self.decisions += f64::from(tally.decisions.us + tally.decisions.ussr);
    }
}

type Played = ((usize, usize), Vec<[Bout; 2]>);

pub(super) fn report<G: Game>(config: &Config<G>, played: &[Played]) -> Report {
    let names: Vec<String> = config.players.iter().map(ToString::to_string).collect();
    let matches: Vec<Match> = played.iter().map(|(who, pairs)| summary(&names, *who, pairs, config.sprt)).collect();
    let scores: Vec<Score> =
        played.iter().zip(&matches).map(|((who, _), m)| Score::of((*who).into(), &m.pairs)).collect();
    let ratings = elo::ratings(names.len(), &scores);
    let errors = elo::rating_errors(&ratings, &scores);
    let mut ranks: Vec<usize> = (0..names.len()).collect();
    ranks.sort_by(|&a, &b| ratings[b].total_cmp(&ratings[a]));
    let rated = |i: usize| {
        let standing = standing(i, &names[i], &scores, played);
        let enough = standing.games >= FEWEST_GAMES;
        Standing { elo: enough.then_some(ratings[i]), elo_error: enough.then_some(errors[i]), ..standing }
    };
    let standings = ranks.into_iter().map(rated).collect();
    let games = Ways::of(played.iter().flat_map(|(_, pairs)| pairs.iter().flatten()));
    Report { game: G::SLUG, rules: config.rules.to_string(), seed: config.seed, standings, matches, games }
}

fn summary(names: &[String], (a, b): (usize, usize), pairs: &[[Bout; 2]], sprt: Option<Sprt>) -> Match {
    let counts = elo::pentanomial(pairs);
    let mut wins = [0; 3];
    for pair in pairs {
        for (bout, seat) in pair.iter().zip(Side::ALL) {
            wins[bout.outcome.winner.map_or(2, |winner| usize::from(winner != seat))] += 1;
        }
    }
    Match {
        first: names[a].clone(),
        second: names[b].clone(),
        wins,
        of_decided: 100.0 * f64::from(wins[0]) / f64::from((wins[0] + wins[1]).max(1)),
        pairs: counts,
        strength: Elo::of(&counts),
        sprt: sprt.map(|sprt| sprt.test(&counts)),
        games: Ways::of(pairs.iter().flatten()),
    }
}

/// What a player did in all its matches, without its strength.
fn standing(player: usize, name: &str, scores: &[Score], played: &[Played]) -> Standing {
    let (mut games, mut points, mut seconds, mut decisions) = (0.0, 0.0, 0.0, 0u32);
    for (score, (_, pairs)) in scores.iter().zip(played).filter(|(score, _)| score.players.contains(&player)) {
        let is_first = player == score.players[0];
        games += score.games;
        points += if is_first { score.points } else { score.games - score.points };
        for [one, two] in pairs {
            let (us, ussr) = if is_first { (one, two) } else { (two, one) };
            seconds += us.tally.seconds.us + ussr.tally.seconds.ussr;
            decisions += us.tally.decisions.us + ussr.tally.decisions.ussr;
        }
    }
    let decision_ms = 1000.0 * seconds / f64::from(decisions.max(1));
    Standing { player: name.to_owned(), elo: None, elo_error: None, games: games as u32, points, decision_ms }
}
