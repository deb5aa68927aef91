//! An outside reader of the trace: it knows only `docs/trace.md`, and from the facts alone it knows every position.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use days::State;
use kernel::{Dealer, Entry, Game, List, Turn};
use serde_json::{Value, json};
use table::{Seeded, Step, begin, step};

/// The board as it is set up.
fn start() -> Value {
    let cubes = |pairs: &[(&str, u8)]| {
        let names = [
            "berlin",
            "cuba-military",
            "atlantic",
            "italy",
            "turkey",
            "cuba-political",
            "television",
            "united-nations",
            "alliances",
        ];
        let count = |name: &str| pairs.iter().find(|(other, _)| *other == name).map_or(0, |(_, count)| *count);
        Value::Object(names.iter().map(|name| ((*name).to_owned(), json!(count(name)))).collect())
    };
    let nothing = || json!({"dealt": [], "chosen": null});
    json!({
        "round": 1, "prestige": 0, "letter": "us",
        "defcon": {
            "us": {"military": 1, "political": 2, "world-opinion": 1},
            "ussr": {"military": 2, "political": 1, "world-opinion": 1},
        },
        "cubes": {"us": cubes(&[("italy", 1), ("turkey", 1)]), "ussr": cubes(&[("berlin", 1), ("cuba-military", 1)])},
        "hands": {"us": [], "ussr": []},
        "agendas": {"us": nothing(), "ussr": nothing()},
        "agenda_deck": 13, "agendas_used": [],
        "deck": 39, "in_play": [], "discard": [], "aftermath": [],
        "modifiers": {"us": [], "ussr": []},
        "to_move": null, "decision": "rules", "outcome": null,
    })
}

fn text<'a>(fact: &'a Value, field: &str) -> &'a str {
    fact[field].as_str().unwrap_or_else(|| panic!("{field} in {fact}"))
}

/// Puts names into a list.
fn put(list: &mut Value, names: &Value) {
    let list = list.as_array_mut().unwrap();
    match names {
        Value::Array(names) => list.extend(names.iter().cloned()),
        name => list.push(name.clone()),
    }
}

/// Takes a name out of a list, where it must be.
fn take(list: &mut Value, name: &Value) {
    let list = list.as_array_mut().unwrap();
    let at = list.iter().position(|other| other == name).unwrap_or_else(|| panic!("{name} is not in {list:?}"));
    list.remove(at);
}

fn change(now: &Value, fact: &Value, field: &str) -> Value {
    assert_eq!(*now, fact["from"], "{fact}");
    fact[field].clone()
}

fn apply(state: &mut Value, fact: &Value) {
    let side = fact["side"].as_str().unwrap_or("nobody").to_owned();
    let side = side.as_str();
    match text(fact, "t") {
        "defcon" => {
            let step = &mut state["defcon"][side][text(fact, "track")];
            *step = change(step, fact, "to");
        }
        "cubes" => {
            let cubes = &mut state["cubes"][side][text(fact, "battleground")];
            *cubes = change(cubes, fact, "to");
        }
        "prestige" => state["prestige"] = change(&state["prestige"], fact, "to"),
        "agendas-dealt" => {
            state["agendas"][side]["dealt"] = fact["agendas"].clone();
            add(&mut state["agenda_deck"], -3);
        }
        "agenda-chosen" => {
            state["agendas"][side]["chosen"] = fact["agenda"].clone();
            let both = ["us", "ussr"].iter().all(|side| !state["agendas"][*side]["chosen"].is_null());
            add(&mut state["agenda_deck"], if both { 4 } else { 0 });
        }
        "cards-dealt" => {
            put(&mut state["hands"][side], &fact["cards"]);
            add(&mut state["deck"], -(fact["cards"].as_array().unwrap().len() as i64));
        }
        "play" => {
            if text(fact, "from") == "hand" {
                take(&mut state["hands"][side], &fact["card"]);
                put(&mut state["in_play"], &fact["card"]);
            }
        }
        "letter" => state["letter"] = fact["to"].clone(),
        "modifier" => put(&mut state["modifiers"][side], &fact["modifier"]),
        "card-taken" => {
            take(&mut state["hands"][text(fact, "from")], &fact["card"]);
            put(&mut state["in_play"], &fact["card"]);
        }
        "drawn" => {
            add(&mut state["deck"], -1);
            put(&mut state["in_play"], &fact["card"]);
        }
        "discard" | "aftermath" => {
            let from_hand = ["summit-meeting", "saved"].contains(&text(fact, "why"));
            let from = if from_hand { &mut state["hands"][side] } else { &mut state["in_play"] };
            take(from, &fact["card"]);
            put(&mut state[text(fact, "t")], &fact["card"]);
        }
        "agendas-revealed" => {
            for side in ["us", "ussr"] {
                assert_eq!(state["agendas"][side]["chosen"], fact[side]);
                put(&mut state["agendas_used"], &fact[side]);
            }
            // The two on the table left it; the deck was counted without them already.
        }
        "round" => {
            state["round"] = fact["to"].clone();
            for side in ["us", "ussr"] {
                state["modifiers"][side] = json!([]);
                state["agendas"][side] = json!({"dealt": [], "chosen": null});
            }
        }
        "outcome" => state["outcome"] = json!({"winner": fact["winner"], "why": fact["why"]}),
        "turn" => {
            state["to_move"] = fact["to"].clone();
            state["decision"] = fact["decision"].clone();
        }
        "event" | "initiative" | "agenda-scored" | "nuclear-war" | "aftermath-counted" => {}
        other => panic!("unknown fact {other}"),
    }
}

fn add(number: &mut Value, change: i64) {
    *number = json!(number.as_i64().unwrap() + change);
}

/// The order within a list does not matter.
fn sorted(value: &Value) -> Value {
    match value {
        Value::Array(items) => {
            let mut items: Vec<Value> = items.iter().map(sorted).collect();
            items.sort_by_key(ToString::to_string);
            Value::Array(items)
        }
        Value::Object(fields) => fields.iter().map(|(name, value)| (name.clone(), sorted(value))).collect(),
        other => other.clone(),
    }
}

fn check(steps: &[Step<State>], mirror: &mut Value, number: &mut usize) {
    for (index, step) in steps.iter().enumerate() {
        let settled = index + 1 == steps.len();
        let line = wire::line(7, *number, step, settled);
        // The line is read back, as an outside reader would.
        let line: Value = serde_json::from_str(&line.to_string()).unwrap();
        assert_eq!((&line["game"], &line["step"]), (&json!(7), &json!(*number)));
        assert_eq!(line["action"].is_null(), line["by"] == "rules");
        for fact in line["facts"].as_array().unwrap() {
            apply(mirror, fact);
        }
        if !settled {
            (mirror["to_move"], mirror["decision"]) = (Value::Null, json!("rules"));
            if !line["state"]["outcome"].is_null() {
                mirror["outcome"] = line["state"]["outcome"].clone();
            }
        }
        assert_eq!(sorted(&line["state"]), sorted(mirror), "{line}");
        *number += 1;
    }
}

#[test]
fn the_facts_alone_give_every_position() {
    for game in 0..300 {
        let mut dealer = Seeded::of_game(41, game);
        let (mut state, steps) = begin::<State>(Default::default());
        let (mut mirror, mut number) = (start(), 0);
        check(&steps, &mut mirror, &mut number);
        loop {
            let entry = match state.turn() {
                Turn::Over(_) => break,
                Turn::Chance => Entry::Chance(state.draw(&mut dealer)),
                Turn::Player(side) => {
                    let mut actions = List::<days::Action>::new();
                    state.actions(&mut actions);
                    // Doing little keeps the peace, and the game going.
                    let calm = actions.iter().copied().filter(|action| !matches!(action, days::Action::Place(_)));
                    let calm: Vec<_> = calm.collect();
                    let list = if calm.is_empty() || dealer.below(3) == 0 { actions.to_vec() } else { calm };
                    Entry::Action(side, list[dealer.below(list.len() as u32) as usize])
                }
            };
            let (after, steps) = step(state, entry).unwrap();
            check(&steps, &mut mirror, &mut number);
            state = after;
        }
    }
}
