//! Campaigns: written down, read back, and ended by 13 prestige or war.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use kernel::laws::{Checks, anything, walk};
use kernel::{Game, Why};
use minutes::{GOAL, Rules, State};
use table::{Fault, Record, RecordError, Recorded, Seeded, Series, SeriesError};

fn random_game(seed: u64, number: u64, rules: Rules) -> Record<State> {
    let checks = Checks { longest: 400, views: false };
    let walk = walk::<State, Seeded>(rules, &mut Seeded::of_game(seed, number), anything, checks).unwrap();
    Record::new(walk.end.rules(), walk.entries).unwrap()
}

fn campaign(seed: u64) -> Series {
    let mut series = Series::default();
    for number in 0.. {
        series.add(random_game(seed, number, Rules::default())).unwrap();
        if series.standing().outcome().is_some() {
            break;
        }
    }
    series
}

#[test]
fn a_campaign_ends_by_thirteen_or_by_war_and_comes_back_as_written() {
    let (mut wars, mut points) = (0, 0);
    for seed in 0..200 {
        let series = campaign(seed);
        let (outcome, prestige) = (series.standing().outcome().unwrap(), series.standing().prestige());
        match outcome.why {
            Why::NuclearWar => wars += 1,
            _ => {
                points += 1;
                assert!(prestige.us.max(prestige.ussr) >= GOAL && prestige.us != prestige.ussr);
            }
        }
        let text = series.to_string();
        assert_eq!(Recorded::of(&text), Ok(Recorded::Campaign));
        assert_eq!(Series::read(&text), Ok(series.clone()));
        let late = series.clone().add(random_game(1, 1, Rules::default()));
        assert_eq!(late, Err(SeriesError::Over));
    }
    assert!(wars > 20 && points > 20, "{wars} wars, {points} by prestige");
}

#[test]
fn a_game_under_way_must_be_the_last() {
    let mut series = Series::default();
    let cut = random_game(2, 1, Rules::default()).table_at(9).record();
    series.add(cut.clone()).unwrap();
    assert_eq!(Series::read(&series.to_string()), Ok(series.clone()));
    assert_eq!(series.add(cut), Err(SeriesError::Unfinished(1)));
}

#[test]
fn what_is_wrong_with_a_campaign_is_said_with_its_line() {
    let text = campaign(3).to_string();
    let cut = &text[..text.len() / 2];
    assert!(Series::read(cut).is_err());
    assert_eq!(Series::read("").unwrap_err().fault, Fault::NotARecord);
    let broken = text.replacen("deal us cards", "deal us moons", 1);
    let error = Series::read(&broken).unwrap_err();
    assert_eq!(text.lines().nth(error.line - 1).unwrap().split(' ').next(), Some("deal"), "{error}");
}

/// A campaign of at least `count` games: those of most seeds end by war before.
fn long_campaign(count: usize) -> Series {
    (0..).map(campaign).find(|series| series.games().len() >= count).unwrap()
}

#[test]
fn the_header_speaks_of_games() {
    let series = long_campaign(3);
    let (count, text) = (series.games().len(), series.to_string());
    let games = format!("\ngames {count}\n");
    let wrong = text.replacen(&games, "\ngames 77\n", 1);
    let error = Series::read(&wrong).unwrap_err();
    assert_eq!(error, RecordError { line: 3, fault: Fault::Games { said: "77".into(), found: count } });
    assert!(
        error
            .to_string()
            .contains(&format!("`games 77` does not fit: the number of games in this campaign is {count}"))
    );
    let missing = text.replacen(&games, "\n", 1);
    assert_eq!(Series::read(&missing).unwrap_err(), RecordError { line: 4, fault: Fault::Header("games") });
    let none = format!("thirteen 1\ngame {}\ngames 0\n", Series::SLUG);
    assert_eq!(Series::read(&none).unwrap_err(), RecordError { line: 3, fault: Fault::NoGames });
    let game = series.games()[0].to_string();
    assert!(matches!(Series::read(&game).unwrap_err(), RecordError { line: 2, fault: Fault::OtherGame { .. } }));
}

#[test]
fn comments_and_empty_lines_may_stand_anywhere() {
    let series = long_campaign(3);
    let text = series.to_string().replace('\n', "\n\n# a comment\n");
    let text = format!("# at the top\n{text}");
    assert_eq!(Series::read(&text), Ok(series));
    let before_the_games = text.replacen("# a comment\n\n", "hello\n", 3);
    let error = Series::read(&before_the_games).unwrap_err();
    assert_eq!(before_the_games.lines().nth(error.line - 1), Some("hello"), "{error}");
}

#[test]
fn a_fault_in_a_later_game_is_found_on_its_line() {
    let text = long_campaign(3).to_string();
    let at = text.rfind("deal us cards").unwrap();
    let broken = format!("{}deal us moons{}", &text[..at], &text[at + "deal us cards".len()..]);
    let error = Series::read(&broken).unwrap_err();
    assert!(broken.lines().nth(error.line - 1).unwrap().starts_with("deal us moons"), "{error}");
}

#[test]
fn all_games_of_a_campaign_are_played_by_the_same_rules() {
    let mut series = Series::default();
    let first = long_campaign(2).games()[0].clone();
    let found = Rules::default().with_max_cubes(5);
    series.add(first.clone()).unwrap();
    let refused = SeriesError::OtherRules { expected: Rules::default(), found };
    let other = random_game(9, 1, found);
    assert_eq!(series.add(other.clone()), Err(refused.clone()));
    assert_eq!(series.games().len(), 1, "a refusal changes nothing");
    let text = format!("thirteen 1\ngame {}\ngames 2\n{first}{other}", Series::SLUG);
    let line = 4 + first.to_string().lines().count();
    let error = Series::read(&text).unwrap_err();
    assert_eq!(error, RecordError { line, fault: Fault::Series(refused) });
    assert!(error.to_string().contains("max_cubes=5"), "{error}");
}

#[test]
fn a_record_holds_its_deck() {
    let custom = decks::BUILT_IN.replacen("cubes = 1", "cubes = 3", 1);
    let deck = decks::read(&custom).unwrap();
    let record = random_game(5, 1, Rules::with_deck(deck.deck()));
    let text = record.to_string();
    assert!(text.contains("| slug = \"quarantine\""), "{text}");
    assert_eq!(Record::read(&text), Ok(record));
    // A deck that nobody ever read comes with the record.
    let unknown = text.replace("cubes = 3\n| colour = \"military\"", "cubes = 2\n| colour = \"military\"");
    let fault = Record::<State>::read(&unknown).unwrap_err();
    assert!(fault.to_string().contains("another deck"), "{fault}");
    let broken = text.replacen("| cubes = 3", "| cubes = 9", 1);
    let error = Record::<State>::read(&broken).unwrap_err();
    assert!(matches!(error.fault, Fault::Enclosed(_)), "{error}");
    assert!(broken.lines().nth(error.line - 1).unwrap().contains("cubes"), "{error}");
}
