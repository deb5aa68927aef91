//! From an inline table of a deck file to a line of an Event.

use kernel::{Indexed, Set};
use minutes::Colour;
use minutes::effect::{
    ANYWHERE, Deed, Limit, Line, MAX_COMMAND, MAX_STEPS, MAX_TOTAL, Total, UNLIMITED, Way, Where, Who, Whose,
};
use minutes::flaw::FACE_DOWN;
use toml::de::DeValue;

use crate::table::{Faults, Table, Value, kind, listed};

const LINE: &str = "{ do = \"place\", total = 2, zone = \"neutral\" }";
/// What every line may have.
const COMMON: [&str; 3] = ["do", "by", "or"];
/// What says which battlegrounds are meant.
const WHERE: [&str; 9] =
    ["zone", "colour", "side", "dominated", "cuba", "new", "own_cubes", "opponent_cubes", "touched"];
const MOST_SPOTS: u8 = 11;

/// What a line does, by the word for it, with the keys it has besides those that say where.
#[derive(Clone, Copy)]
enum Verb {
    When,
    Place,
    Remove,
    Command,
    Move,
    Look,
    Exchange,
}

const VERBS: [(&str, Verb); 7] = [
    ("place", Verb::Place),
    ("remove", Verb::Remove),
    ("command", Verb::Command),
    ("move", Verb::Move),
    ("look", Verb::Look),
    ("exchange", Verb::Exchange),
    ("when", Verb::When),
];

impl Verb {
    const fn keys(self) -> &'static [&'static str] {
        match self {
            Verb::When => &["at_least", "at_most"],
            Verb::Place => &["total", "each", "spots"],
            Verb::Remove => &["whose", "total", "each", "spots"],
            Verb::Command => &["cubes"],
            Verb::Move => &["way", "steps", "spots"],
            Verb::Look | Verb::Exchange => &[],
        }
    }

    const fn has_where(self) -> bool {
        !matches!(self, Verb::Look | Verb::Exchange)
    }

    const fn example(self) -> &'static str {
        match self {
            Verb::When => "{ do = \"when\", cuba = true, zone = \"own\" }",
            Verb::Place => LINE,
            Verb::Remove => "{ do = \"remove\", whose = \"opponent\", total = 2, spots = 1 }",
            Verb::Command => "{ do = \"command\", cubes = 2 }",
            Verb::Move => "{ do = \"move\", way = \"opponent\", spots = 2 }",
            Verb::Look => "{ do = \"look\" }",
            Verb::Exchange => "{ do = \"exchange\" }",
        }
    }
}

/// Reads a line. Nothing comes back if it has a fault.
pub(crate) fn read(value: &Value<'_>, faults: &mut Faults) -> Option<Line> {
    let DeValue::Table(entries) = value.get_ref() else {
        faults.add(&value.span(), format!("a line must stand in braces, not be {}", kind(value.get_ref())), LINE);
        return None;
    };
    let before = faults.count();
    let table = Table::new(value.span(), entries);
    table.need("do", faults, LINE);
    let verb = table.word("do", &VERBS, faults)?;
    let keys: Vec<&str> =
        COMMON.iter().chain(verb.keys()).chain(WHERE.iter().filter(|_| verb.has_where())).copied().collect();
    table.allow(&keys, faults, verb.example(), |key| {
        let keys: Vec<String> = keys.iter().map(|key| (*key).to_owned()).collect();
        format!("`{key}` means nothing here: such a line has {}", listed(&keys).replace(" or ", " and "))
    });
    let by = table.word("by", &[("you", Who::Me), ("opponent", Who::Them)], faults).unwrap_or(Who::Me);
    let or = table.flag("or", faults).unwrap_or(false);
    let deed = read_deed(verb, &table, faults);
    deed.filter(|_| faults.count() == before).map(|deed| Line { by, or, deed })
}

fn read_deed(verb: Verb, table: &Table<'_, '_>, faults: &mut Faults) -> Option<Deed> {
    let on = if verb.has_where() { read_where(table, faults) } else { ANYWHERE };
    match verb {
        Verb::When => {
            let least = table.number("at_least", 0, MOST_SPOTS, faults, "at_least = 1").unwrap_or(1);
            let most = table.number("at_most", 0, MOST_SPOTS, faults, "at_most = 2").unwrap_or(UNLIMITED);
            Some(Deed::When { on, least, most })
        }
        Verb::Place => Some(Deed::Place { on, limit: read_limit(verb, table, faults)? }),
        Verb::Remove => {
            let of = table.word("whose", &[("own", Who::Me), ("opponent", Who::Them)], faults).unwrap_or(Who::Me);
            Some(Deed::Remove { of, on, limit: read_limit(verb, table, faults)? })
        }
        Verb::Command => {
            table.need("cubes", faults, verb.example());
            Some(Deed::Command { on, cubes: table.number("cubes", 1, MAX_COMMAND, faults, verb.example())? })
        }
        Verb::Move => {
            table.need("way", faults, verb.example());
            let way = table.word("way", &Way::ALL.map(|way| (way.slug(), way)), faults);
            let steps = table.number("steps", 1, MAX_STEPS, faults, "steps = 1").unwrap_or(1);
            let spots = table.number("spots", 1, MOST_SPOTS, faults, "spots = 2").unwrap_or(1);
            Some(Deed::Move { on, way: way?, steps, spots })
        }
        Verb::Look => Some(Deed::Look),
        Verb::Exchange => Some(Deed::Exchange),
    }
}

fn read_limit(verb: Verb, table: &Table<'_, '_>, faults: &mut Faults) -> Option<Limit> {
    let total = read_total(verb, table, faults);
    let each = table.number("each", 1, MAX_TOTAL, faults, "each = 2").unwrap_or(UNLIMITED);
    let spots = table.number("spots", 1, MOST_SPOTS, faults, "spots = 1").unwrap_or(UNLIMITED);
    Some(Limit { total: total?, each, spots })
}

fn read_total(verb: Verb, table: &Table<'_, '_>, faults: &mut Faults) -> Option<Total> {
    let value = table.need("total", faults, verb.example())?;
    match value.get_ref() {
        DeValue::String(word) if word == "any" => Some(Total::Any),
        DeValue::String(word) if word == "as-many" => Some(Total::AsMany),
        DeValue::Integer(_) => table.number("total", 1, MAX_TOTAL, faults, "total = 3").map(Total::UpTo),
        other => {
            let reason = format!("`total` must be a number from 1 to 9, \"any\" or \"as-many\", not {}", kind(other));
            faults.add(&value.span(), reason, "total = 3");
            None
        }
    }
}

fn read_where(table: &Table<'_, '_>, faults: &mut Faults) -> Where {
    let cubes = [("some", true), ("none", false)];
    let on = Where {
        zones: read_set(table, "zone", &Whose::ALL.map(|whose| (whose.zone(), whose)), faults),
        colours: read_set(table, "colour", &Colour::ALL.map(|colour| (colour.slug(), colour)), faults),
        sides: read_set(table, "side", &Whose::ALL.map(|whose| (whose.side(), whose)), faults),
        dominated: read_set(table, "dominated", &Whose::ALL.map(|whose| (whose.person(), whose)), faults),
        cuba: table.flag("cuba", faults),
        new: table.flag("new", faults),
        own_cubes: table.word("own_cubes", &cubes, faults),
        their_cubes: table.word("opponent_cubes", &cubes, faults),
        touched: table.flag("touched", faults),
    };
    let names_all = table.get("colour").filter(|_| on.colours == Set::ALL);
    match names_all.or_else(|| table.get("side").filter(|_| on.sides == Set::ALL)) {
        None => on,
        // Whatever its colour or side, Cuba has none while it lies face down (M5).
        Some(_) if on.cuba != Some(true) => Where { cuba: Some(false), ..on },
        Some(value) => {
            faults.add(&value.span(), FACE_DOWN.reason, FACE_DOWN.example);
            on
        }
    }
}

fn read_set<T: Indexed>(table: &Table<'_, '_>, key: &str, words: &[(&str, T)], faults: &mut Faults) -> Set<T> {
    table.words(key, words, faults).map_or(Set::ALL, |items| items.into_iter().collect())
}
