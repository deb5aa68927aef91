//! Messages that were sent once, changed in ways that noise does not find: no change makes reading them panic, and what
//! is still a view can be played on from.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use kernel::Dealer;
use serde_json::{Value, json};
use table::Seeded;

/// An example of every kind of message, each on a line before its meaning.
const PINNED: [&str; 2] =
    [include_str!("../../wire/tests/pinned/days.txt"), include_str!("../../wire/tests/pinned/minutes.txt")];

fn messages() -> Vec<&'static str> {
    PINNED.into_iter().flat_map(|file| file.lines().step_by(2)).collect()
}

fn check(round: usize, bytes: &[u8]) {
    let done = std::panic::catch_unwind(|| testkit::fuzz::wire(bytes));
    assert!(done.is_ok(), "round {round}: {}", String::from_utf8_lossy(bytes));
}

#[test]
fn no_flipped_bit_makes_reading_panic() {
    let (messages, mut dealer) = (messages(), Seeded::new(31));
    for round in 0..30_000 {
        let mut bytes = messages[round % messages.len()].as_bytes().to_vec();
        for _ in 0..=dealer.below(3) {
            let at = dealer.below(bytes.len() as u32) as usize;
            bytes[at] ^= 1 << dealer.below(8);
        }
        check(round, &bytes);
    }
}

/// Every value within one, outermost first.
fn values(value: &mut Value, see: &mut impl FnMut(&mut Value)) {
    see(value);
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| values(item, see)),
        Value::Object(fields) => fields.values_mut().for_each(|field| values(field, see)),
        _ => {}
    }
}

/// What is still JSON gets further than flipped bits: values are exchanged for others that stand in some message.
#[test]
fn no_exchanged_value_makes_reading_panic() {
    let mut dealer = Seeded::new(33);
    let mut messages: Vec<Value> = messages().iter().map(|text| serde_json::from_str(text).unwrap()).collect();
    let mut found = Vec::new();
    for message in &mut messages {
        values(message, &mut |value| {
            if !found.contains(value) && value.to_string().len() < 200 {
                found.push(value.clone());
            }
        });
    }
    for round in 0..40_000 {
        let mut message = messages[round % messages.len()].clone();
        let mut count = 0;
        values(&mut message, &mut |_| count += 1);
        for _ in 0..=dealer.below(3) {
            let (at, number) = (dealer.below(count), dealer.below(14));
            let other = &found[dealer.below(found.len() as u32) as usize];
            let mut passed = 0;
            values(&mut message, &mut |value| {
                if passed == at {
                    *value = if value.is_number() { json!(number) } else { other.clone() };
                }
                passed += 1;
            });
        }
        check(round, message.to_string().as_bytes());
    }
}
