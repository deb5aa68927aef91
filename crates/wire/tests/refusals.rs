//! Messages from strangers: what is not so is refused, and the fault says what and where. That no bytes make reading panic
//! is tested in `testkit`.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use common::{Tried, play};
use kernel::{Game, Seat, Side};
use serde_json::{Value, json};
use table::Seeded;
use wire::message::{self, Fault, Part, VERSION, What, hear, parse, read_heard, read_view, write_view};

type Days = days::State;
type Minutes = minutes::State;

/// The view of a seat in the first position of a game that is such.
fn find<G: Tried>(seat: Seat, such: impl Fn(&G::View) -> bool) -> (G::View, Value) {
    for game in 0..200 {
        let mut found = None;
        play::<G>(G::Rules::default(), &mut Seeded::of_game(30, game), |state, _, _| {
            found = found.or_else(|| Some(state.view(seat)).filter(|view| such(view)));
        });
        if let Some(view) = found {
            return (view, parse(write_view::<G>(&view).as_bytes(), message::MAX_VIEW).unwrap());
        }
    }
    panic!("no position is such");
}

fn refused<G: Tried>(message: &Value) -> Fault {
    read_view::<G>(message.to_string().as_bytes()).expect_err("this was read")
}

const US: Seat = Seat::Player(Side::Us);

#[test]
fn what_stands_around_a_message_is_checked() {
    let (_, whole) = find::<Days>(US, |_| true);
    let fault = |change: &dyn Fn(&mut Value)| {
        let mut changed = whole.clone();
        change(&mut changed);
        refused::<Days>(&changed)
    };
    assert_eq!(fault(&|whole| whole["v"] = json!(2)).what, What::Version(2));
    assert_eq!(fault(&|whole| whole["v"] = json!("1")).at, "message.v");
    assert_eq!(fault(&|whole| whole["game"] = json!("minutes")).at, "message.game");
    assert_eq!(fault(&|whole| whole["more"] = json!(1)).what, What::NotTheForm);
    assert_eq!(fault(&|whole| drop(whole.as_object_mut().unwrap().remove("view"))).what, What::Missing("view"));
    let text = write_view::<Days>(&Days::first_view(days::Rules::default(), US));
    assert!(matches!(read_view::<Days>(&text.as_bytes()[..40]).unwrap_err().what, What::NotJson(_)));
    let long = " ".repeat(message::MAX_VIEW) + &text;
    assert!(matches!(read_view::<Days>(long.as_bytes()).unwrap_err().what, What::TooLong { .. }));
    let deep = "[".repeat(4_000);
    assert!(matches!(read_view::<Days>(deep.as_bytes()).unwrap_err().what, What::NotJson(_)));
    assert_eq!(VERSION, 1);
}

#[test]
fn a_fault_says_where_it_is() {
    let (_, whole) = find::<Days>(US, |view| view.own.is_some_and(|own| own.hand.len() == 5));
    let at = |pointer: &str, value: Value| {
        let mut changed = whole.clone();
        *changed["view"].pointer_mut(pointer).unwrap() = value;
        refused::<Days>(&changed).to_string()
    };
    assert_eq!(at("/round", json!(4)), "message.view.round: expected a number from 1 to 3");
    assert_eq!(at("/round", json!(1.5)), "message.view.round: expected a number from 1 to 3");
    assert_eq!(at("/prestige", json!(-6)), "message.view.prestige: expected a number from -5 to 5");
    assert_eq!(at("/seat", json!("umpire")), "message.view.seat: expected a seat: us, ussr or spectator");
    assert!(at("/own/hand/2", json!("moon")).starts_with("message.view.own.hand[2]: expected a card"));
    assert!(at("/cubes/1", json!("610000000")).starts_with("message.view.cubes[1]: expected"));
    assert!(at("/defcon/0", json!("023")).starts_with("message.view.defcon[0]: expected three digits"));
    assert!(at("/used", json!(["italy", "italy"])).starts_with("message.view.used[1]: expected no more agendas"));
    assert!(at("/hands", json!([5])).starts_with("message.view.hands: expected"));
    assert!(at("/pending/0", json!("tea")).starts_with("message.view.pending[0]: expected what is waited for"));
}

#[test]
fn a_set_is_written_in_one_way_and_nothing_is_left_over() {
    let (_, whole) = find::<Days>(US, |view| view.own.is_some_and(|own| own.hand.len() == 5));
    for change in [
        |view: &mut Value| view["own"]["hand"].as_array_mut().unwrap().reverse(),
        |view: &mut Value| {
            let first = view["own"]["hand"][0].clone();
            view["own"]["hand"].as_array_mut().unwrap().insert(0, first);
        },
        |view: &mut Value| view["secret"] = json!("more"),
        |view: &mut Value| view["own"]["secret"] = json!("more"),
        |view: &mut Value| view["pending"].as_array_mut().unwrap().push(json!("more")),
    ] {
        let mut changed = whole.clone();
        change(&mut changed["view"]);
        let what = refused::<Days>(&changed).what;
        assert!(matches!(what, What::NotTheForm | What::Word(_) | What::Expected(_)), "{what}");
    }
    let extra = br#"{"v":1,"game":"days","heard":[["round",2],["round",2,3]]}"#;
    let fault = read_heard::<Days>(extra, days::Rules::default()).unwrap_err();
    assert_eq!((fault.at.as_str(), fault.what), ("message.heard[1]", What::NotTheForm));
}

#[test]
fn a_view_that_no_game_has_is_refused() {
    let unsound = |whole: &Value, changes: &[(&str, Value)], game: &str| {
        let mut changed = whole.clone();
        for (pointer, value) in changes {
            *changed["view"].pointer_mut(pointer).unwrap() = value.clone();
        }
        let fault = if game == "days" { refused::<Days>(&changed) } else { refused::<Minutes>(&changed) };
        assert!(matches!(fault.what, What::Unsound(_)), "{changes:?}: {fault}");
        assert_eq!(fault.at, "message.view");
    };
    let playing =
        |view: &days::View| matches!(view.board.pending.phase, days::Phase::Decide(Side::Us, days::Decision::Play));
    let (_, whole) = find::<Days>(US, playing);
    for changes in [
        &[("/hands", json!([4, 5]))][..],
        &[("/deck", json!(30))],
        &[("/aftermath", json!([1, 0]))],
        &[("/has_chosen", json!([true, false]))],
        &[("/face_down", json!(true))],
        &[("/turned_up", json!(["sops"]))],
        &[("/own/agenda", Value::Null)],
        &[("/own", Value::Null)],
        &[("/seat", json!("spectator"))],
        &[("/cubes/0", json!("555500000"))],
        &[("/pending", json!(["play", "ussr"]))],
        &[("/pending", json!(["command", "us"]))],
        &[("/pending", json!(["event", "us"]))],
        &[("/pending", json!(["alliances", "us"]))],
        &[("/plays", json!([["excomm", "us", "event"], ["excomm", "us", "event"]]))],
        &[("/plays_made", json!(8))],
    ] {
        unsound(&whole, changes, "days");
    }
    let (_, whole) = find::<Minutes>(US, |view| {
        matches!(view.board.pending.phase, minutes::Phase::Decide(Side::Us, minutes::Decision::Play))
    });
    for changes in [
        &[("/hands", json!([2, 1]))][..],
        &[("/deck", json!(13))],
        &[("/cuba_laid", json!(false))],
        &[("/has_bid", json!([true, false]))],
        &[("/own/bid", json!(3))],
        &[("/own/cuba", json!(0))],
        &[("/own/known/0/0", json!("known"))],
        &[("/own/known/0/0", json!("loose"))],
        &[("/own/known/0/1", json!([0, 1, 2]))],
        &[("/own/known/0/2", json!([0, 1, 2, 3]))],
        &[("/supply", json!([13, 13])), ("/out", json!([1, 0]))],
        &[("/table", json!([]))],
        &[("/spheres", json!([[13], [13]]))],
        &[("/pending", json!(["draw", "us"]))],
        &[("/pending", json!(["event", "us"]))],
        &[("/play", json!([3, "us", "command"]))],
    ] {
        unsound(&whole, changes, "minutes");
    }
}

#[test]
fn how_far_an_event_has_come_must_fit_its_line() {
    let asked = |view: &days::View| {
        let such = matches!(view.board.line(), Some(days::effect::Line::Place { .. }));
        such && matches!(view.board.pending.phase, days::Phase::Decide(_, days::Decision::Line))
            && view.board.pending.cursor.moved > 0
    };
    let (view, whole) = find::<Days>(US, asked);
    let cursor = view.board.pending.cursor;
    for (at, value) in [
        (0, json!(cursor.user.other().slug())),
        (1, json!(cursor.line + 5)),
        (3, json!(cursor.left + 1)),
        (4, json!("000000000")),
        (5, json!(cursor.moved + 1)),
    ] {
        let mut changed = whole.clone();
        changed["view"]["pending"][2][at] = value;
        assert!(matches!(refused::<Days>(&changed).what, What::Unsound(_)), "{at}");
    }
}

#[test]
fn a_deck_that_is_not_known_here_is_named() {
    let (_, mut whole) = find::<Minutes>(US, |_| true);
    let digest = "0123456789abcdef0123456789abcdef";
    whole["view"]["rules"] = json!(format!("deck={digest} max_cubes=none"));
    let fault = refused::<Minutes>(&whole);
    assert_eq!(fault.what, What::UnknownDeck(digest.parse().unwrap()));
    assert_eq!(
        fault.to_string(),
        format!("message.view.rules: the deck {digest} is not known here; ask for its text and read that first")
    );
    whole["view"]["rules"] = json!("deck=x max_cubes=none");
    assert!(matches!(refused::<Minutes>(&whole).what, What::Word(_)));
    // A fact names cards of the deck at the table, not of any other.
    common::long_deck();
    let told = br#"{"v":1,"game":"minutes","heard":[["drawn","us","card-3"]]}"#;
    let fault = read_heard::<Minutes>(told, minutes::Rules::default()).unwrap_err();
    assert_eq!(fault.to_string(), "message.heard[0][2]: expected a card of the deck");
    let rules = minutes::Rules::with_deck(common::long_deck());
    assert!(read_heard::<Minutes>(told, rules).is_ok());
}

#[test]
fn what_cannot_be_told_to_a_view_is_refused() {
    fn fault<G: Tried>(told: &str) -> Fault {
        let view = G::first_view(G::Rules::default(), US);
        let text = format!(r#"{{"v":1,"game":"{}","heard":[{told}]}}"#, G::SLUG);
        let heard = read_heard::<G>(text.as_bytes(), G::Rules::default()).unwrap();
        hear::<G>(&view, &heard).expect_err("this was heard")
    }
    let fits = |fault: Fault| !matches!(fault.what, What::DoesNotFit(_));
    for told in [
        r#"["discard","us","sops","summit-meeting"]"#,
        r#"["play","us","sops","event",false]"#,
        r#"["cards-dealt","ussr","round",39],["cards-dealt","ussr","round",1]"#,
        r#"["card-taken","us","ussr","sops"]"#,
        r#"["drawn","ussr","sops"]"#,
        r#"["aftermath","us","saved","sops"]"#,
        r#"["agendas-revealed","italy","italy"]"#,
        r#"["agenda-chosen","ussr","italy"]"#,
    ] {
        assert!(!fits(fault::<Days>(told)), "{told}");
    }
    for told in [
        r#"["play","us","excomm","neutral","event"]"#,
        r#"["cuba-exchanged","us","excomm","quarantine"]"#,
        r#"["cubes","us","cuba",0,13,"event","excomm"],["cubes","us","excomm",0,1,"event","excomm"]"#,
        r#"["scored","us",99,"cuba"],["scored","us",1,"cuba"]"#,
        r#"["leftover-placed","us","excomm"]"#,
        r#"["drawn","ussr","excomm"]"#,
    ] {
        assert!(!fits(fault::<Minutes>(told)), "{told}");
    }
    let fault = fault::<Days>(r#"["cards-dealt","ussr","round",5]"#);
    assert_eq!(fault.at, "heard", "each can be noted, but no game is so");
    assert!(matches!(fault.what, What::Unsound(_)));
}

#[test]
fn orders_can_be_read_with_the_same_words() {
    let order = json!({"seat": "us", "ply": 12, "play": "+2 berlin"});
    let whole = Part::root("order", &order);
    assert_eq!(whole.key("seat").unwrap().word(), Ok(Side::Us));
    assert_eq!(whole.key("ply").unwrap().number(0..=9_999u32), Ok(12));
    assert_eq!(whole.key("play").unwrap().word::<days::Action>().unwrap().to_string(), "+2 berlin");
    let fault = whole.key("play").unwrap().word::<minutes::Action>().unwrap_err();
    assert!(fault.to_string().starts_with("order.play: expected a card"), "{fault}");
}
