//! Warnings of war and verdicts: who is spoken to, which marker it is, and what is to be done.

use days::{Agenda, Card, Track, Use};
use kernel::{BySide, Outcome, Side, Why};
use minutes::Colour;
use text::days::{Guilt, Spark, Threat};
use text::{Language, Voice};

const MILITARY: Guilt = Guilt::Marker { track: Track::Military, step: 7 };

fn to(you: Side, language: Language) -> Voice {
    Voice::to(language, you).calling(you.other(), "Envoy")
}

fn english(you: Side) -> Voice {
    to(you, Language::English)
}

#[test]
fn a_warning_names_the_marker_the_way_down_and_the_cards_left() {
    let sure = Threat { side: Side::Us, guilt: MILITARY, track: Track::Military, down: 1, cards: 2, agendas: &[] };
    let to_us = "If the round ended now, you would start a nuclear war: your Military marker is on 7. \
                 It must come down 1 step; you have 2 cards left to play.";
    assert_eq!(text::days::threat(english(Side::Us), &sure), to_us);
    let theirs = "If the round ended now, Envoy would start a nuclear war: Envoy’s Military marker is on 7. \
                  It must come down 1 step; Envoy has 2 cards left to play.";
    assert_eq!(text::days::threat(english(Side::Ussr), &sure), theirs);
    let french = "Si le tour finissait maintenant, vous déclencheriez une guerre nucléaire\u{a0}: votre marqueur militaire est \
                  au cran 7. Il doit descendre de 1 cran\u{a0}; vous n’avez plus de carte à jouer.";
    assert_eq!(text::days::threat(to(Side::Us, Language::French), &Threat { cards: 0, ..sure }), french);
}

#[test]
fn a_warning_that_hangs_on_an_agenda_says_whose() {
    let guilt = Guilt::Marker { track: Track::Political, step: 6 };
    let agendas = [(Side::Ussr, Agenda::Political), (Side::Us, Agenda::Political)];
    let threat = Threat { side: Side::Us, guilt, track: Track::Political, down: 1, cards: 1, agendas: &agendas };
    let said = text::days::threat(english(Side::Us), &threat);
    let wanted = "If Envoy’s Political track or your own Political track is revealed, you will start a nuclear war: \
                  your Political marker is on 6 and would rise into DEFCON 1. \
                  It must come down 1 step; you have 1 card left to play.";
    assert_eq!(said, wanted);
    let three = Threat { guilt: Guilt::Three, track: Track::WorldOpinion, down: 2, agendas: &[], ..threat };
    let said = text::days::threat(Language::English, &three);
    let wanted = "If the round ended now, the US would start a nuclear war: all three US markers are in DEFCON 2. \
                  The US World opinion marker must come down 2 steps; the US has 1 card left to play.";
    assert_eq!(said, wanted);
}

#[test]
fn a_war_is_told_by_whose_marker_and_takes_the_lead_away() {
    let outcome = Outcome { winner: Some(Side::Ussr), why: Why::NuclearWar };
    let verdict = |you| text::days::verdict(english(you), outcome, 2, BySide::new(Some(MILITARY), None));
    let lost = verdict(Side::Us);
    assert_eq!(lost.title, "You started a nuclear war.");
    let reason = "Your Military marker stood on 7, in DEFCON 1, when the round ended. Envoy wins. \
                  Your lead of 2 prestige no longer counts.";
    assert_eq!(lost.reason, reason);
    let won = verdict(Side::Ussr);
    assert_eq!(won.title, "Envoy started a nuclear war.");
    assert!(won.reason.contains(" You win. "), "{}", won.reason);
    let nobody = Outcome { winner: None, why: Why::NuclearWar };
    let both = text::days::verdict(english(Side::Us), nobody, 0, BySide::new(Some(MILITARY), Some(Guilt::Three)));
    assert_eq!(both.title, "Both sides started a nuclear war.");
    let reason = "Your Military marker stood on 7, in DEFCON 1, when the round ended. \
                  All three of Envoy’s markers stood in DEFCON 2 when the round ended. Nobody wins.";
    assert_eq!(both.reason, reason);
}

#[test]
fn prestige_and_the_letter_decide_in_words() {
    let none = BySide::new(None, None);
    let verdict = |you, winner, why, prestige| {
        let verdict = text::days::verdict(english(you), Outcome { winner: Some(winner), why }, prestige, none);
        [verdict.title, verdict.reason]
    };
    let ussr = Side::Ussr;
    assert_eq!(verdict(Side::Us, ussr, Why::Prestige, -3), ["You lose.", "Envoy wins with 3 prestige."]);
    assert_eq!(verdict(ussr, ussr, Why::Prestige, -3), ["You win.", "You win with 3 prestige."]);
    let letter = ["You win.", "Prestige is even, and you hold the Personal Letter."];
    assert_eq!(verdict(ussr, ussr, Why::Letter, 0), letter);
    let neutral = text::days::verdict(Language::French, Outcome { winner: Some(ussr), why: Why::Letter }, 0, none);
    assert_eq!(neutral.reason, "Le prestige est à égalité, et l’URSS détient la Lettre personnelle.");
}

#[test]
fn the_play_that_did_it_is_told() {
    let spark = Spark {
        side: Side::Us,
        round: 3,
        card: Card::LessonsOfMunich,
        how: Use::Command,
        track: Track::Political,
        from: 5,
        to: 7,
    };
    let wanted = "Round 3: you played Lessons of Munich for Command. \
                  Your Political marker rose from 5 to 7 and never came down again.";
    assert_eq!(text::days::spark(english(Side::Us), spark), wanted);
}

#[test]
fn a_campaign_lost_by_war_while_leading_says_so() {
    let outcome = Outcome { winner: Some(Side::Ussr), why: Why::NuclearWar };
    let verdict = english(Side::Us).campaign(outcome, BySide::new(10, 3));
    assert_eq!(verdict.title, "You lose the campaign.");
    assert_eq!(verdict.reason, "You led 10 to 3, but a nuclear war ends the campaign: Envoy wins it.");
    let behind = english(Side::Us).campaign(outcome, BySide::new(3, 10));
    assert_eq!(behind.reason, "You started a nuclear war, and with it you lose the campaign.");
    let score = Outcome { why: Why::Prestige, ..outcome };
    assert_eq!(
        Voice::neutral(Language::English).campaign(score, BySide::new(7, 13)).reason,
        "The USSR wins the campaign, 13 to 7."
    );
}

#[test]
fn thirteen_minutes_names_the_colour_in_the_sphere() {
    let threat =
        text::minutes::Threat { side: Side::Us, colour: Colour::Political, count: 3, if_cuba: false, cards: 1 };
    let wanted = "If the game ended now, you would start a nuclear war: 3 Political cards lie in your sphere. \
                  One must leave it; you have 1 card left to play.";
    assert_eq!(text::minutes::threat(english(Side::Us), threat), wanted);
    let hidden = text::minutes::Threat { count: 2, if_cuba: true, ..threat };
    let said = text::minutes::threat(to(Side::Ussr, Language::French), hidden);
    assert!(
        said.starts_with("Si la carte cachée de Cuba est politique, Envoy déclenchera une guerre nucléaire"),
        "{said}"
    );
    let war = Outcome { winner: Some(Side::Ussr), why: Why::NuclearWar };
    let guilt = BySide::new(Some(Colour::Military), None);
    let verdict = text::minutes::verdict(english(Side::Us), war, BySide::new(7, 5), guilt);
    assert_eq!(verdict.title, "You started a nuclear war.");
    assert_eq!(verdict.reason, "3 Military cards lay in your sphere at the end. Envoy wins.");
    let won = Outcome { winner: Some(Side::Us), why: Why::Prestige };
    let verdict = text::minutes::verdict(english(Side::Us), won, BySide::new(7, 5), BySide::new(None, None));
    assert_eq!((verdict.title.as_str(), verdict.reason.as_str()), ("You win.", "You win 7 to 5."));
}
