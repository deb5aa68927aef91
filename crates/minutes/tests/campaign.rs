//! Campaigns: games added up to 13 prestige.

use kernel::{BySide, Outcome, Side, Why};
use minutes::Campaign;

fn won(side: Side) -> Outcome {
    Outcome { winner: Some(side), why: Why::Prestige }
}

fn war(winner: Option<Side>) -> Outcome {
    Outcome { winner, why: Why::NuclearWar }
}

const DRAW: Outcome = Outcome { winner: None, why: Why::Draw };

#[test]
fn prestige_of_lost_and_drawn_games_counts() {
    let campaign = Campaign::new().with(won(Side::Us), BySide::new(7, 5)).with(DRAW, BySide::new(3, 3));
    assert_eq!(campaign.prestige(), BySide::new(10, 8));
    assert_eq!(campaign.games(), 2);
    assert_eq!(campaign.outcome(), None);
    // The USSR loses this game, and with it the US reaches 13.
    let over = campaign.with(won(Side::Us), BySide::new(4, 2));
    assert_eq!(over.outcome(), Some(won(Side::Us)));
    // A side can reach 13 in a game that it loses.
    let lost = campaign.with(won(Side::Ussr), BySide::new(3, 4));
    assert_eq!(lost.outcome(), Some(won(Side::Us)), "13 to 12");
}

#[test]
fn both_reach_thirteen_the_higher_wins_and_equal_goes_on() {
    let close = Campaign::new().with(won(Side::Ussr), BySide::new(10, 11));
    assert_eq!(close.with(won(Side::Us), BySide::new(5, 3)).outcome(), Some(won(Side::Us)), "15 to 14");
    let equal = close.with(won(Side::Us), BySide::new(5, 4));
    assert_eq!((equal.prestige(), equal.outcome()), (BySide::new(15, 15), None));
    assert_eq!(equal.with(won(Side::Ussr), BySide::new(0, 1)).outcome(), Some(won(Side::Ussr)));
}

#[test]
fn whoever_gives_a_game_up_gives_up_the_campaign() {
    let ahead = Campaign::new().with(won(Side::Us), BySide::new(9, 2));
    let over = ahead.with(Outcome::resigned(Side::Us), BySide::default());
    assert_eq!(over.outcome(), Some(Outcome::resigned(Side::Us)));
    assert_eq!(over.outcome().and_then(|end| end.winner), Some(Side::Ussr));
}

#[test]
fn nuclear_war_loses_the_campaign_whatever_the_score() {
    let ahead = Campaign::new().with(won(Side::Us), BySide::new(12, 0));
    assert_eq!(ahead.with(war(Some(Side::Ussr)), BySide::new(9, 0)).outcome(), Some(war(Some(Side::Ussr))));
    assert_eq!(ahead.with(war(None), BySide::new(0, 0)).outcome(), Some(war(None)));
}

#[test]
fn a_campaign_that_is_over_stays_as_it_is() {
    let over = Campaign::new().with(won(Side::Us), BySide::new(13, 0));
    assert_eq!(over.with(war(Some(Side::Ussr)), BySide::new(0, 9)), over);
}
