//! Campaigns: written down, read back, and ended by 13 prestige or war.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use kernel::laws::{Watch, anything, walk};
use kernel::{Game, Why};
use minutes::{GOAL, Rules, State};
use table::{Fault, Record, Seeded, Series, Table, game_of};

fn random_game(seed: u64, number: u64, rules: Rules) -> Record<State> {
    let watch = Watch { longest: 400, views: false };
    let walk = walk::<State, Seeded>(rules, &mut Seeded::of_game(seed, number), anything, watch).unwrap();
    Table::restore(walk.end.rules(), &walk.entries).unwrap().record()
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
        assert_eq!(game_of(&text), Ok(Series::SLUG));
        assert_eq!(Series::read(&text), Ok(series.clone()));
        let late = series.clone().add(random_game(1, 1, Rules::default()));
        assert_eq!(late, Err("the campaign is over".to_owned()));
    }
    assert!(wars > 20 && points > 20, "{wars} wars, {points} by prestige");
}

#[test]
fn a_game_under_way_must_be_the_last() {
    let mut series = Series::default();
    let mut cut = random_game(2, 1, Rules::default());
    cut.entries.truncate(9);
    series.add(cut.clone()).unwrap();
    assert_eq!(Series::read(&series.to_string()), Ok(series.clone()));
    assert_eq!(series.add(cut), Err("game 1 is not over".to_owned()));
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
