//! From the text of a deck file to a deck, with everything that is wrong on the way.

use std::collections::HashSet;

use minutes::effect::{Line, MAX_LINES};
use minutes::{Affiliation, CARDS, Colour, flaw};
use toml::de::{DeTable, DeValue};

use crate::line;
use crate::table::{Faults, Table, Value, kind, short};
use crate::{CardDraft, Draft, Fault};

/// Largest file that is read: twice what the longest deck needs.
pub const MAX_BYTES: usize = 50_000;
/// Longest title and name.
const MAX_NAME: usize = 80;

const CARD: &str = "[[card]]";
const EVENT: &str = "event = [{ do = \"place\", total = 2, zone = \"neutral\" }]";

/// Checks a deck file and says everything that is wrong with it.
///
/// # Errors
/// All faults, or the first hundred, from the first line to the last.
pub fn check(text: &str) -> Result<Draft, Vec<Fault>> {
    let mut faults = Faults::new(text);
    if text.len() > MAX_BYTES {
        faults.add(&(0..0), "the file is too long for a deck", "thirteen cards and nothing else");
        return Err(faults.finish());
    }
    let (document, errors) = DeTable::parse_recoverable(text);
    for error in &errors {
        let at = error.span().unwrap_or(0..0);
        faults.add(&at, format!("this is not TOML: {}", one_line(error.message())), "slug = \"naval-blockade\"");
    }
    faults.broken = !errors.is_empty();
    let draft = read_deck(&Table::new(0..0, document.get_ref()), &mut faults);
    match draft {
        Some(draft) if faults.count() == 0 => Ok(draft),
        _ => Err(faults.finish()),
    }
}

/// Checks a deck file that may not even be text.
///
/// # Errors
/// All faults, from the first line to the last.
pub fn check_bytes(bytes: &[u8]) -> Result<Draft, Vec<Fault>> {
    match std::str::from_utf8(bytes) {
        Ok(text) => check(text),
        Err(error) => {
            let line = 1 + bytes[..error.valid_up_to()].iter().filter(|&&byte| byte == b'\n').count();
            let reason = "the file is not text in UTF-8".to_owned();
            Err(vec![Fault { line, reason, example: "save it as UTF-8".to_owned() }])
        }
    }
}

fn one_line(message: &str) -> String {
    short(&message.split_whitespace().collect::<Vec<_>>().join(" "))
}

fn read_deck(document: &Table<'_, '_>, faults: &mut Faults) -> Option<Draft> {
    document.allow(&["title", "card"], faults, CARD, |key| {
        format!("`{key}` means nothing here: a deck has a title and cards")
    });
    let title = read_name(document, "title", faults, "title = \"The deck of my club\"");
    let cards = document.need("card", faults, CARD)?;
    let DeValue::Array(cards) = cards.get_ref() else {
        faults.add(
            &cards.span(),
            format!("`card` must stand in double brackets, not be {}", kind(cards.get_ref())),
            CARD,
        );
        return None;
    };
    if cards.len() != CARDS {
        let at = cards.iter().last().map_or(0..0, Value::span);
        faults.missing(&at, format!("there are {} cards; a deck has 13", cards.len()), "thirteen times [[card]]");
    }
    let mut seen = HashSet::new();
    let drafts: Vec<Option<CardDraft>> = cards.iter().map(|card| read_card(card, &mut seen, faults)).collect();
    let cards: Option<Vec<CardDraft>> = drafts.into_iter().collect();
    Some(Draft { title, cards: cards?.try_into().ok()? })
}

fn read_name(table: &Table<'_, '_>, key: &str, faults: &mut Faults, example: &str) -> Option<String> {
    let text = table.text(key, faults, example)?;
    if text.is_empty() || text.chars().count() > MAX_NAME || text.chars().any(char::is_control) {
        let at = table.get(key).map_or(0..0, Value::span);
        faults.add(&at, format!("`{key}` is one line of 1 to {MAX_NAME} characters"), example);
    }
    Some(text.to_owned())
}

fn read_card<'t>(card: &'t Value<'_>, seen: &mut HashSet<&'t str>, faults: &mut Faults) -> Option<CardDraft> {
    let DeValue::Table(entries) = card.get_ref() else {
        faults.add(&card.span(), format!("a card must be a table, not {}", kind(card.get_ref())), CARD);
        return None;
    };
    let table = Table::new(card.span(), entries);
    table.allow(&["slug", "name", "side", "cubes", "colour", "event"], faults, "slug = \"naval-blockade\"", |key| {
        format!("`{key}` means nothing here: a card has slug, name, side, cubes, colour and event")
    });
    let slug = read_slug(&table, seen, faults);
    let name = read_name(&table, "name", faults, "name = \"Naval Blockade\"");
    let sides = Affiliation::ALL.map(|side| (side.slug(), side));
    table.need("side", faults, "side = \"us\"");
    let side = table.word("side", &sides, faults);
    table.need("cubes", faults, "cubes = 2");
    let cubes = table.number("cubes", 1, 3, faults, "cubes = 2");
    let colours = Colour::ALL.map(|colour| (colour.slug(), colour));
    table.need("colour", faults, "colour = \"political\"");
    let colour = table.word("colour", &colours, faults);
    let event = read_event(&table, faults);
    Some(CardDraft { slug: slug?.to_owned(), name, side: side?, cubes: cubes?, colour: colour?, event: event? })
}

fn read_slug<'t>(table: &Table<'t, '_>, seen: &mut HashSet<&'t str>, faults: &mut Faults) -> Option<&'t str> {
    const EXAMPLE: &str = "slug = \"naval-blockade\"";
    let at = table.need("slug", faults, EXAMPLE)?.span();
    let slug = table.text("slug", faults, EXAMPLE)?;
    if let Some(flaw) = flaw::of_slug(slug) {
        faults.add(&at, format!("{}, not \"{}\"", flaw.reason, short(slug)), flaw.example);
    }
    if !seen.insert(slug) {
        let reason = format!("two cards have the slug \"{}\"", short(slug));
        faults.add(&at, reason, format!("slug = \"{}-2\"", short(slug)));
    }
    Some(slug)
}

fn read_event(table: &Table<'_, '_>, faults: &mut Faults) -> Option<Vec<Line>> {
    let value = table.need("event", faults, EVENT)?;
    let DeValue::Array(items) = value.get_ref() else {
        faults.add(&value.span(), format!("`event` must be a list of lines, not {}", kind(value.get_ref())), EVENT);
        return None;
    };
    if items.len() > MAX_LINES {
        // The rest of so long an event is not worth reading.
        faults.add(&items[MAX_LINES].span(), flaw::TOO_MANY_LINES.reason, flaw::TOO_MANY_LINES.example);
    }
    let lines = items.iter().take(MAX_LINES).map(|item| line::read(item, faults)).collect::<Vec<_>>();
    let lines: Vec<Line> = lines.into_iter().collect::<Option<_>>()?;
    flaw::of_event(&lines, |i, flaw| {
        let at = items.get(i).map_or_else(|| value.span(), Value::span);
        faults.add(&at, flaw.reason, flaw.example);
    });
    Some(lines)
}
