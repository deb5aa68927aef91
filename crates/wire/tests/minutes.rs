//! An outside reader of the trace of 13 Minutes: from the facts alone it knows every position.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use kernel::{Dealer, Entry, Game, List, Turn};
use minutes::State;
use serde_json::{Value, json};
use table::{Seeded, begin, step};

fn start() -> Value {
    json!({
        "hands": {"us": [], "ussr": []}, "deck": 13, "cuba": null,
        "supply": {"us": 13, "ussr": 13}, "out": {"us": 0, "ussr": 0},
        "battlegrounds": [{"id": "cuba", "zone": "neutral", "us": 0, "ussr": 0}],
        "first": null, "prestige": {"us": 0, "ussr": 0},
        "to_move": null, "decision": "rules", "outcome": null,
    })
}

fn add(number: &mut Value, change: i64) {
    *number = json!(number.as_i64().unwrap() + change);
}

fn put(list: &mut Value, name: &Value) {
    list.as_array_mut().unwrap().push(name.clone());
}

fn take(list: &mut Value, name: &Value) {
    let list = list.as_array_mut().unwrap();
    let at = list.iter().position(|other| other == name).unwrap_or_else(|| panic!("{name} is not in {list:?}"));
    list.remove(at);
}

fn battleground<'a>(state: &'a mut Value, id: &Value) -> &'a mut Value {
    let all = state["battlegrounds"].as_array_mut().unwrap();
    all.iter_mut().find(|one| one["id"] == *id).unwrap_or_else(|| panic!("no battleground {id}"))
}

fn lay(state: &mut Value, id: &Value, zone: &Value) {
    put(&mut state["battlegrounds"], &json!({"id": id, "zone": zone, "us": 0, "ussr": 0}));
}

fn apply(state: &mut Value, fact: &Value) {
    let side = fact["side"].as_str().unwrap_or("nobody").to_owned();
    let side = side.as_str();
    match fact["t"].as_str().unwrap() {
        "cards-dealt" => {
            for card in fact["cards"].as_array().unwrap() {
                put(&mut state["hands"][side], card);
                add(&mut state["deck"], -1);
            }
        }
        "cuba-dealt" => {
            state["cuba"] = fact["card"].clone();
            add(&mut state["deck"], -1);
        }
        "bid" => {
            state["out"][side] = fact["cubes"].clone();
            add(&mut state["supply"][side], -fact["cubes"].as_i64().unwrap());
        }
        "bids-equal" => {
            for side in ["us", "ussr"] {
                let back = state["out"][side].as_i64().unwrap();
                add(&mut state["supply"][side], back);
                state["out"][side] = json!(0);
            }
        }
        "order" => state["first"] = fact["first"].clone(),
        "play" => {
            take(&mut state["hands"][side], &fact["card"]);
            lay(state, &fact["card"], &fact["zone"]);
        }
        "cubes" => {
            let spot = battleground(state, &fact["battleground"]);
            assert_eq!(spot[side], fact["from"], "{fact}");
            spot[side] = fact["to"].clone();
            let change = fact["from"].as_i64().unwrap() - fact["to"].as_i64().unwrap();
            add(&mut state["supply"][side], change);
        }
        "move" => {
            let spot = battleground(state, &fact["battleground"]);
            assert_eq!(spot["zone"], fact["from"], "{fact}");
            spot["zone"] = fact["to"].clone();
        }
        "cuba-exchanged" => {
            take(&mut state["hands"][side], &fact["gave"]);
            put(&mut state["hands"][side], &fact["card"]);
            state["cuba"] = fact["gave"].clone();
        }
        "drawn" => {
            put(&mut state["hands"][side], &fact["card"]);
            add(&mut state["deck"], -1);
        }
        "scored" => add(&mut state["prestige"][side], fact["amount"].as_i64().unwrap()),
        "leftover-placed" => {
            take(&mut state["hands"][side], &fact["card"]);
            lay(state, &fact["card"], &json!(side));
        }
        "outcome" => {
            assert_eq!(fact["prestige"], state["prestige"], "{fact}");
            state["outcome"] = json!({"winner": fact["winner"], "why": fact["why"]});
        }
        "turn" => {
            state["to_move"] = fact["to"].clone();
            state["decision"] = fact["decision"].clone();
        }
        "bid-made" | "coin" | "event" | "cuba-seen" | "revealed" | "nuclear-war" => {}
        other => panic!("unknown fact {other}"),
    }
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

#[test]
fn the_facts_alone_give_every_position() {
    for game in 0..400 {
        let mut dealer = Seeded::of_game(42, game);
        let (mut state, first) = begin::<State>(Default::default());
        let (mut mirror, mut number, mut steps) = (start(), 0, first);
        loop {
            for (index, step) in steps.iter().enumerate() {
                let settled = index + 1 == steps.len();
                let line = wire::line(0, number, step, settled);
                line["facts"].as_array().unwrap().iter().for_each(|fact| apply(&mut mirror, fact));
                if !settled {
                    (mirror["to_move"], mirror["decision"]) = (Value::Null, json!("rules"));
                }
                assert_eq!(sorted(&line["state"]), sorted(&mirror), "{line}");
                number += 1;
            }
            let entry = match state.turn() {
                Turn::Over(_) => break,
                Turn::Chance => Entry::Chance(state.draw(&mut dealer)),
                Turn::Player(side) => {
                    let mut actions = List::<minutes::Action>::new();
                    state.actions(&mut actions);
                    Entry::Action(side, actions[dealer.below(actions.len() as u32) as usize])
                }
            };
            (state, steps) = step(state, entry).unwrap();
        }
    }
}
