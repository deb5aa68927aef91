use encoding::{Codes, Encoded};
use serde_json::{Value, json};

/// The tables of a game in numbers (`docs/encoding.md`), for other programs.
#[must_use]
pub fn encoding<G: Encoded>() -> Value {
    let codes = |table: &[Codes]| -> Vec<Value> {
        let one = |codes: &Codes| json!({"first": codes.first, "count": codes.count, "what": codes.form, "order": codes.order});
        table.iter().map(one).collect()
    };
    let spans: Vec<Value> = G::SPANS
        .iter()
        .map(|span| {
            json!({
                "name": span.name,
                "offset": span.offset,
                "shape": span.shape,
                "high": span.high,
                "meaning": span.meaning,
            })
        })
        .collect();
    json!({
        "name": G::ENCODING,
        "game": G::SLUG,
        "actions": G::ACTIONS,
        "action_codes": codes(G::ACTION_CODES),
        "observation": G::OBSERVATION,
        "spans": spans,
        "chances": G::CHANCES,
        "chance_codes": codes(G::CHANCE_CODES),
        "words": G::WORDS,
        "word_codes": codes(G::WORD_CODES),
        "kinds": G::KINDS,
        "most_decisions": G::MOST_DECISIONS,
    })
}
