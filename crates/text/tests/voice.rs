//! Whom a text is spoken to.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use days::{
    Action, Battleground, Card, Cause, Decision, Fact, Gain, Heard, Phase, Pieces, Setup, State, Steps, Track, Use,
    View,
};
use kernel::{BySide, Game, Seat, Side};
use text::{Language, Texts, Told, Voice};

const ITALY: Battleground = Battleground::Italy;

fn to_us(language: Language) -> Voice {
    Voice::to(language, Side::Us).calling(Side::Ussr, if language == Language::French { "Émissaire" } else { "Envoy" })
}

fn said(voice: &Voice, fact: Fact) -> String {
    State::log(voice, &[Heard::Whole(fact)]).concat()
}

fn placed(side: Side) -> Fact {
    Fact::Cubes { side, at: ITALY, from: 1, to: 3, why: Cause::Command(Card::Excomm) }
}

#[test]
fn a_line_says_you_to_one_side_and_calls_the_other_by_name() {
    let fact = |side| Fact::Play { side, card: Card::Scramble, how: Use::Event, taken: false };
    let english = to_us(Language::English);
    assert_eq!(said(&english, placed(Side::Us)), "You place 2 cubes in Italy (now 3).");
    assert_eq!(said(&english, fact(Side::Ussr)), "Envoy plays Scramble for its Event.");
    let neutral = Voice::neutral(Language::English);
    assert_eq!(said(&neutral, placed(Side::Us)), "The US places 2 cubes in Italy (now 3).");
    assert_eq!(said(&neutral, fact(Side::Ussr)), "The USSR plays Scramble for its Event.");
    let rises =
        |side| Fact::Defcon { side, track: Track::Political, from: 3, to: 4, why: Cause::Command(Card::Excomm) };
    assert_eq!(said(&english, rises(Side::Us)), "Your Political marker rises to 4 (DEFCON 2).");
    assert_eq!(said(&english, rises(Side::Ussr)), "Envoy’s Political marker rises to 4 (DEFCON 2).");
    assert_eq!(said(&neutral, rises(Side::Us)), "The US Political marker rises to 4 (DEFCON 2).");
}

#[test]
fn french_agrees_with_who_acts_and_elides() {
    let french = to_us(Language::French);
    let neutral = Voice::neutral(Language::French);
    assert_eq!(said(&french, placed(Side::Us)), "Vous placez 2 cubes en Italie (désormais 3).");
    assert_eq!(said(&french, placed(Side::Ussr)), "Émissaire place 2 cubes en Italie (désormais 3).");
    assert_eq!(said(&neutral, placed(Side::Us)), "Les USA placent 2 cubes en Italie (désormais 3).");
    assert_eq!(said(&neutral, placed(Side::Ussr)), "L’URSS place 2 cubes en Italie (désormais 3).");
    let taken = |from: Side| Fact::CardTaken { from, to: from.other(), card: Card::Excomm };
    assert_eq!(said(&french, taken(Side::Ussr)), "Vous prenez EXCOMM dans la main d’Émissaire.");
    assert_eq!(said(&french, taken(Side::Us)), "Émissaire prend EXCOMM dans votre main.");
    assert_eq!(said(&neutral, taken(Side::Us)), "L’URSS prend EXCOMM dans la main des USA.");
    let cadet = Voice::to(Language::French, Side::Us).calling(Side::Ussr, "Cadet");
    assert_eq!(said(&cadet, taken(Side::Ussr)), "Vous prenez EXCOMM dans la main de Cadet.");
}

#[test]
fn a_gain_beyond_the_end_of_the_track_says_so() {
    let gain = |from, to| Fact::Prestige { side: Side::Ussr, amount: 3, from, to, why: Gain::Agendas };
    let voice = to_us(Language::English);
    assert_eq!(said(&voice, gain(1, -2)), "Envoy gains 3 prestige and leads by 2.");
    assert_eq!(said(&voice, gain(4, 1)), "Envoy gains 3 prestige; you lead by 1.");
    assert_eq!(said(&voice, gain(3, 0)), "Envoy gains 3 prestige; prestige is even.");
    assert_eq!(said(&voice, gain(-4, -5)), "Envoy gains 3 prestige, but the track ends at 5.");
}

/// The US is to carry out a Command of 3.
fn commanding() -> View {
    let hand = [Card::Excomm].into_iter().collect();
    let state = Setup { hands: BySide::new(hand, Default::default()), ..Setup::default() }.build().unwrap();
    state.play(Side::Us, Action::Command(Card::Excomm), &mut ()).unwrap().view(Seat::Player(Side::Us))
}

#[test]
fn who_is_asked_is_named_only_where_somebody_else_reads_along() {
    let view = commanding();
    let asked = "Command 3: place or remove up to 3 of your cubes in one battleground.";
    assert_eq!(State::prompt(to_us(Language::English), &view), asked);
    assert_eq!(State::prompt(Language::English, &view), format!("US · {asked}"));
    let waiting = View { seat: Seat::Player(Side::Ussr), ..view };
    assert_eq!(State::prompt(Language::English, &waiting), "US to move.");
    assert_eq!(State::prompt(Language::French, &waiting), "Aux USA de jouer.");
}

#[test]
fn a_button_says_what_it_does_and_a_wasted_command_is_told() {
    let view = commanding();
    let voice = to_us(Language::English);
    assert_eq!(State::choice(&voice, &view, Action::Done), "Place nothing");
    let waste = State::waste(&voice, &view, Action::Done).unwrap();
    assert_eq!(waste, "You have moved nothing: this wastes a Command of 3 cubes.");
    assert_eq!(State::waste(&voice, &view, Action::Place(Pieces::new(ITALY, 1))), None);
    let television = view_in(&view, Phase::Decide(Side::Us, Decision::Television));
    assert_eq!(State::choice(&voice, &television, Action::Done), "Leave the markers as they are");
    assert_eq!(State::waste(&voice, &television, Action::Done), None);
    let lower = Action::Shift(Steps::new(Track::Political, -1));
    assert_eq!(State::choice(&voice, &television, lower), "Lower your Political marker by 1 (to step 2)");
}

fn view_in(view: &View, phase: Phase) -> View {
    let mut view = *view;
    view.board.pending.phase = phase;
    view
}

#[test]
fn an_event_that_is_half_done_says_how_far_it_has_come() {
    let hand = [Card::Scramble].into_iter().collect();
    let state = Setup { hands: BySide::new(hand, Default::default()), ..Setup::default() }.build().unwrap();
    let begun = state.play(Side::Us, Action::Event(Card::Scramble), &mut ()).unwrap();
    let seen = |state: &State| state.view(Seat::Player(Side::Us));
    let voice = to_us(Language::English);
    assert_eq!(State::prompt(&voice, &seen(&begun)), "Scramble: place up to 3 cubes.");
    assert_eq!(State::choice(&voice, &seen(&begun), Action::Done), "Place nothing");
    let one = begun.play(Side::Us, Action::Place(Pieces::new(ITALY, 1)), &mut ()).unwrap();
    assert_eq!(State::prompt(&voice, &seen(&one)), "Scramble: 2 cubes left to place.");
    assert_eq!(State::choice(&voice, &seen(&one), Action::Done), "Stop here (1 of 3 placed)");
}

#[test]
fn a_side_that_stands_alone_is_you_a_name_or_its_initials() {
    let voice = to_us(Language::English);
    assert_eq!(Side::ALL.map(|side| voice.label(side)), ["You", "Envoy"]);
    assert_eq!(Side::ALL.map(|side| Voice::neutral(Language::French).label(side)), ["USA", "URSS"]);
    assert_eq!(voice.addressing(Side::Ussr).label(Side::Ussr), "You");
    assert!(std::ptr::eq(voice.texts(), Texts::of(Language::English)));
}

#[test]
fn a_play_is_told_with_what_it_changed() {
    let voice = to_us(Language::English);
    let why = Cause::Event(Card::FidelCastro);
    let told = [
        Fact::Play { side: Side::Ussr, card: Card::FidelCastro, how: Use::Event, taken: false },
        Fact::Event { side: Side::Ussr, card: Card::FidelCastro, used: true },
        Fact::Cubes { side: Side::Ussr, at: Battleground::CubaMilitary, from: 0, to: 2, why },
        Fact::Cubes { side: Side::Us, at: ITALY, from: 1, to: 0, why },
        Fact::Defcon { side: Side::Ussr, track: Track::Military, from: 3, to: 4, why },
        Fact::Defcon { side: Side::Us, track: Track::Military, from: 3, to: 4, why: Cause::Round },
    ]
    .map(Heard::Whole);
    let telling = State::tell(&voice, &told).unwrap();
    assert_eq!(telling.play, "Envoy plays Fidel Castro for its Event.");
    let changes =
        ["2 cubes in Cuba (military)", "1 of your cubes removed from Italy", "Envoy’s Military marker rises to 4"];
    assert_eq!(telling.changes, changes);
    assert_eq!(State::tell(&voice, &told[2..]), None);
    assert_eq!(State::tell(&voice, &told[..1]).unwrap().changes, ["nothing changes"]);
}
