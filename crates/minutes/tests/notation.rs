//! What can be typed, and what cannot.

use minutes::{Action, Card, Chance};

#[test]
fn every_action_is_written_and_read_alike() {
    for text in [
        "bid 0",
        "bid 13",
        "first us",
        "command quarantine neutral",
        "command quarantine us",
        "event maskirovka ussr",
        "use",
        "decline",
        "+2 cuba",
        "-13 quarantine",
        "move u-thant neutral",
        "move cuba ussr",
        "exchange excomm",
        "way 2",
        "done",
    ] {
        let action: Action = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(action.to_string(), text);
    }
    for text in ["deal us cards quarantine excomm", "cuba maskirovka", "draw u-thant", "coin ussr"] {
        let chance: Chance = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(chance.to_string(), text);
    }
}

#[test]
fn a_hand_may_be_written_in_any_order() {
    let hand: Chance = "deal us cards excomm quarantine".parse().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(hand.to_string(), "deal us cards quarantine excomm");
}

#[test]
fn nothing_else_is_read() {
    for text in [
        "",
        " ",
        "bid",
        "bid 14",
        "bid 03",
        "bid -1",
        "bid 1 2",
        "first",
        "first un",
        "command",
        "command quarantine",
        "command cuba us",
        "command quarantine here",
        "event excomm us us",
        "+0 cuba",
        "+14 cuba",
        "+ cuba",
        "+2",
        "+2 havana",
        "++2 cuba",
        "−2 cuba",
        "move cuba",
        "move cuba 3",
        "exchange cuba",
        "exchange",
        "way 0",
        "way 7",
        "way",
        "done done",
        "Use",
        "pass",
        "é",
        "+é cuba",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    for text in [
        "",
        "deal us",
        "deal us cards",
        "deal us cards excomm",
        "deal us cards excomm excomm",
        "deal un cards a b",
        "cuba",
        "cuba cuba",
        "draw",
        "draw excomm u-thant",
        "coin",
        "coin un",
        "deal us cards excomm u-thant quarantine",
    ] {
        assert!(text.parse::<Chance>().is_err(), "{text}");
    }
    assert!("".parse::<Card>().is_err());
}
