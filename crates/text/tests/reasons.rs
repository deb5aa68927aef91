//! What speaks for and against a choice, in sentences.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use bots::{DaysReason, Explain};
use days::{Action, Agenda, Card, Markers, Setup, State};
use kernel::{BySide, Game, Seat, Side};
use text::advice::Advised;
use text::{Language, Texts};

const ITALY: usize = 3;

/// The US to play, nothing on the board; the USSR may be after Italy.
fn laid_out() -> Setup {
    Setup {
        cubes: BySide::new([0; 9], [0; 9]),
        flags: BySide::new(
            [Agenda::Military, Agenda::Turkey, Agenda::Atlantic],
            [Agenda::CubaPolitical, Agenda::CubaMilitary, Agenda::Italy],
        ),
        chosen: BySide::new(Agenda::Turkey, Agenda::Italy),
        hands: BySide::new([Card::Excomm, Card::BerlinBlockade].into_iter().collect(), Default::default()),
        ..Setup::default()
    }
}

/// What is said to the US of the first action of a plan that it carries out.
fn said(setup: Setup, plan: &[&str]) -> Vec<String> {
    let before = setup.build().unwrap();
    let plan: Vec<Action> = plan.iter().map(|text| text.parse().unwrap()).collect();
    let mut after = before;
    for &action in &plan {
        after = after.play(Side::Us, action, &mut ()).unwrap_or_else(|why| panic!("{action}: {why}"));
    }
    let view = before.view(Seat::Player(Side::Us));
    let reasons = State::reasons(&before, plan[0], &after, Side::Us);
    reasons.into_iter().map(|reason| State::reason(Texts::of(Language::English), &view, reason)).collect()
}

fn says(said: &[String], wanted: &str) -> bool {
    said.iter().any(|reason| reason.contains(wanted))
}

#[test]
fn a_marker_that_comes_to_the_brink_is_told_with_its_step() {
    let setup = Setup { defcon: BySide::new(Markers::new(5, 2, 2), Markers::new(3, 2, 2)), ..laid_out() };
    let said = said(setup, &["command excomm", "+3 berlin"]);
    let wanted = "puts your Military marker on step 7: war at the end of the round unless it comes down";
    assert!(said.iter().any(|reason| reason == wanted), "{said:?}");
}

#[test]
fn a_tie_that_is_broken_is_told_with_the_flag() {
    let mut setup = laid_out();
    (setup.cubes.us[ITALY], setup.cubes.ussr[ITALY]) = (1, 1);
    let said = said(setup, &["command excomm", "+1 italy"]);
    assert!(said.iter().any(|reason| reason == "breaks the tie in Italy, which they have flagged"), "{said:?}");
}

#[test]
fn an_event_that_is_given_away_is_told_with_its_prestige() {
    let said = said(laid_out(), &["command berlin-blockade"]);
    assert!(said.iter().any(|reason| reason == "gives them Berlin Blockade: 2 prestige"), "{said:?}");
}

/// A marker comes down from step 7 to step 6. Whether that is peace lies with the agendas.
#[test]
fn danger_is_over_only_if_no_agenda_can_bring_it_back() {
    let calmed = |flags: BySide<[Agenda; 3]>, chosen: Agenda| {
        let mut setup = Setup { flags, ..laid_out() };
        setup.chosen.us = chosen;
        setup.cubes.us[0] = 3;
        setup.defcon.us = Markers::new(7, 2, 2);
        said(setup, &["command excomm", "-2 berlin"])
    };
    let [over, own, flagged] =
        ["takes your markers out of the danger", "your own agenda will raise it", "war if that agenda"];
    let theirs_are_places = laid_out().flags;
    let safe = calmed(theirs_are_places, Agenda::Turkey);
    assert!(says(&safe, over) && !says(&safe, own) && !says(&safe, flagged), "{safe:?}");
    let doomed = calmed(theirs_are_places, Agenda::Military);
    assert!(says(&doomed, own) && !says(&doomed, over), "{doomed:?}");
    let theirs_is_military = BySide::new(
        [Agenda::Berlin, Agenda::Turkey, Agenda::Atlantic],
        [Agenda::Military, Agenda::CubaMilitary, Agenda::Italy],
    );
    let open = calmed(theirs_is_military, Agenda::Turkey);
    assert!(says(&open, flagged) && !says(&open, over), "{open:?}");
}

#[test]
fn a_card_of_the_aftermath_is_told_with_whom_it_counts_for() {
    let view = laid_out().build().unwrap().view(Seat::Player(Side::Us));
    let told = |card, counts| State::reason(Texts::of(Language::English), &view, DaysReason::Saves { card, counts });
    assert!(told(Card::Excomm, 3).ends_with(": 3 for you"), "{}", told(Card::Excomm, 3));
    assert!(told(Card::BerlinBlockade, -2).ends_with(": 2 for them"), "{}", told(Card::BerlinBlockade, -2));
    assert!(told(Card::Scramble, 0).ends_with("counts for nobody"), "{}", told(Card::Scramble, 0));
}

#[test]
fn what_the_own_agenda_comes_to_is_told_to_whom_it_pays() {
    let view = laid_out().build().unwrap().view(Seat::Player(Side::Us));
    let agenda = Agenda::Italy;
    let told =
        |before, now| State::reason(Texts::of(Language::English), &view, DaysReason::OwnAgenda { agenda, before, now });
    assert_eq!(told(None, 2), "Italy would score you 2 as the board stands");
    assert_eq!(told(Some(-2), 3), "your agenda Italy would now score you 3");
    assert_eq!(told(Some(0), -2), "your agenda Italy would now score your opponent 2");
    assert_eq!(told(Some(1), 0), "your agenda Italy would now score nothing");
}
