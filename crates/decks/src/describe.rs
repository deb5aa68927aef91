//! What a deck does, in English sentences made from its lines.

use kernel::{Indexed, Set};
use minutes::effect::{Deed, Limit, Line, Total, UNLIMITED, Way, Where, Who, Whose};
use minutes::{Affiliation, Colour, Deck, Slot, Slots};

/// What is said wherever the built-in deck is shown.
pub const OWN_EVENTS: &str = "These Events are our own; we did not have the printed 13 Minutes cards.";

/// A deck in sentences, one paragraph a card.
#[must_use]
pub fn describe(deck: &Deck) -> String {
    let mut text = format!("deck {}\n", deck.digest());
    if deck.is_built_in() {
        text.push_str(&format!("{OWN_EVENTS}\n"));
    }
    for slot in Slots::CARDS.iter() {
        text.push_str(&format!("\n{}\n  {}\n", heading(deck, slot), sentences(&deck.event(slot))));
    }
    text
}

fn heading(deck: &Deck, slot: Slot) -> String {
    let (row, slug) = (deck.row(slot), deck.card(slot).slug());
    let side = match row.affiliation {
        Affiliation::Side(kernel::Side::Us) => "US",
        Affiliation::Side(kernel::Side::Ussr) => "USSR",
        Affiliation::Un => "UN",
    };
    let colour = colour_name(row.colour);
    format!("{} ({slug}): {side}, {}, {colour}", name(&slug), counted(row.cubes, "cube"))
}

/// A card's slug as a name: `naval-blockade` is Naval Blockade.
#[must_use]
pub fn name(slug: &str) -> String {
    let word = |word: &str| match word.split_at_checked(1) {
        Some((first, rest)) => first.to_ascii_uppercase() + rest,
        None => String::new(),
    };
    slug.split('-').map(word).collect::<Vec<_>>().join(" ")
}

/// What an Event does. *You* are the side that uses it.
#[must_use]
pub fn sentences(event: &[Line]) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut way = 0;
    for (i, line) in event.iter().enumerate() {
        let ways = event.get(i + 1).is_some_and(|next| next.or);
        if ways && !line.or {
            parts
                .push(if line.by == Who::Me { "Choose one way." } else { "Your opponent chooses one way." }.to_owned());
        } else if way > 0 && !line.or {
            parts.push("Then:".to_owned());
        }
        way = if line.or || ways { way * u8::from(line.or) + 1 } else { 0 };
        let number = if way > 0 { format!("Way {way}: ") } else { String::new() };
        parts.push(number + &sentence(line));
    }
    parts.join(" ")
}

/// How a line speaks of the two sides.
struct Voice {
    /// What goes before the verb: an order to you, leave for the opponent.
    may: &'static str,
    doer: &'static str,
    own: &'static str,
    other: &'static str,
    others: &'static str,
    have: &'static str,
    other_has: &'static str,
}

const fn voice(by: Who) -> Voice {
    match by {
        Who::Me => Voice {
            may: "",
            doer: "you",
            own: "your",
            other: "your opponent",
            others: "your opponent's",
            have: "have",
            other_has: "has",
        },
        Who::Them => Voice {
            may: "Your opponent may ",
            doer: "your opponent",
            own: "its own",
            other: "you",
            others: "your",
            have: "has",
            other_has: "have",
        },
    }
}

fn sentence(line: &Line) -> String {
    let voice = voice(line.by);
    let text = match line.deed {
        Deed::When { on, least, most } => return condition(&on, least, most, &voice),
        Deed::Place { on, limit } => {
            let (cubes, places) = moved("", "on", limit, &on, &voice);
            format!("place {cubes} {places}.")
        }
        Deed::Remove { of, on, limit } => {
            let of = if of == Who::Me { voice.own } else { voice.others };
            let (cubes, places) = moved(of, "from", limit, &on, &voice);
            format!("remove {cubes} {places}.")
        }
        Deed::Command { on, cubes } => {
            let cubes = format!("up to {cubes} of {} cubes", voice.own);
            format!("command: place {cubes} on {}, or remove them from it.", places(&on, true, &voice))
        }
        Deed::Move { on, way, steps, spots } => {
            let one = spots == 1 || named(&on).is_some();
            let what = places(&on, one, &voice);
            let what = if one { what } else { format!("up to {spots} {what}") };
            let may = if line.by == Who::Me && one { "you may move" } else { "move" };
            format!("{may} {what} {} {}.", distance(steps), direction(way, &voice))
        }
        Deed::Look if line.by == Who::Me => "look at the Cuba card.".to_owned(),
        Deed::Look => return "Your opponent looks at the Cuba card.".to_owned(),
        Deed::Exchange if line.by == Who::Me => "you may exchange the Cuba card for a card of your hand.".to_owned(),
        Deed::Exchange => "exchange the Cuba card for a card of its hand.".to_owned(),
    };
    capital(&format!("{}{text}", voice.may))
}

/// How many cubes, and where.
fn moved(of: &str, preposition: &str, limit: Limit, on: &Where, voice: &Voice) -> (String, String) {
    let of_whom = if of.is_empty() { String::new() } else { format!("of {of} ") };
    let Limit { total, each, spots } = limit;
    let one = spots == 1 || named(on).is_some();
    if let (Total::UpTo(count), 1, false) = (total, each, one) {
        let cube = if of.is_empty() { "1 cube".to_owned() } else { format!("1 of {of} cubes") };
        return (cube, format!("{preposition} each of up to {} {}", count.min(spots), phrase(on, true, voice)));
    }
    let cubes = match total {
        Total::UpTo(1) if of.is_empty() => "up to 1 cube".to_owned(),
        Total::UpTo(count) => format!("up to {count} {of_whom}cubes"),
        Total::Any => format!("any number {of_whom}cubes"),
        Total::AsMany => format!("up to as many {of_whom}cubes as the step before moved"),
    };
    let mut text = format!("{preposition} {}", places(on, one, voice));
    if each != UNLIMITED {
        let there = if one { "there" } else { "each" };
        text.push_str(&format!(", at most {each} {preposition} {there}").replace(" on there", " there"));
    }
    if spots != UNLIMITED && !one {
        text.push_str(&format!(", {preposition} at most {spots} of them"));
    }
    (cubes, text)
}

fn condition(on: &Where, least: u8, most: u8, voice: &Voice) -> String {
    const ELSE: &str = "else the Event ends here.";
    if let Some(name) = named(on) {
        let not = if least > 0 { "" } else { "not " };
        let details = details(on, voice);
        let such = if details.is_empty() { "on the table".to_owned() } else { details.join(" and ") };
        return format!("Go on only if {name} is {not}{such}; {ELSE}");
    }
    let number = match (least, most) {
        (least, UNLIMITED) => format!("at least {least}"),
        (0, most) => format!("at most {most}"),
        (least, most) if least == most => format!("exactly {least}"),
        (least, most) => format!("{least} to {most}"),
    };
    let one = most == 1 || (least, most) == (1, UNLIMITED);
    let be = if one { "is" } else { "are" };
    format!("Go on only if there {be} {number} {}; {ELSE}", phrase(on, !one, voice))
}

fn distance(steps: u8) -> &'static str {
    if steps == 1 { "one step" } else { "up to two steps" }
}

fn direction(way: Way, voice: &Voice) -> String {
    match way {
        Way::Mine => format!("towards {}", if voice.doer == "you" { "you" } else { "itself" }),
        Way::Theirs => format!("towards {}", voice.other),
        Way::Neutral => "towards the neutral zone".to_owned(),
        Way::Either => "in either direction".to_owned(),
    }
}

/// The one battleground that is meant, if it has a name.
const fn named(on: &Where) -> Option<&'static str> {
    match (on.cuba, on.new) {
        (Some(true), _) => Some("Cuba"),
        (_, Some(true)) => Some("the card being played"),
        _ => None,
    }
}

/// One such battleground, or several.
fn places(on: &Where, one: bool, voice: &Voice) -> String {
    let article = if one && named(on).is_none() { "one " } else { "" };
    format!("{article}{}", phrase(on, !one, voice))
}

/// `military battlegrounds in the neutral zone where you have none`.
fn phrase(on: &Where, plural: bool, voice: &Voice) -> String {
    let noun = if plural { "battlegrounds" } else { "battleground" };
    let colours = words(on.colours, colour_name);
    let mut words = match named(on) {
        Some(name) => vec![name.to_owned()],
        None if colours.is_empty() => vec![noun.to_owned()],
        None => vec![colours, noun.to_owned()],
    };
    words.extend(details(on, voice));
    words.join(" ")
}

/// Everything that is asked of a battleground besides its colour and being Cuba or the card being played.
fn details(on: &Where, voice: &Voice) -> Vec<String> {
    let mut details = Vec::new();
    let Voice { doer, own, other, others, have, other_has, .. } = voice;
    let zones = words(on.zones, |whose| match whose {
        Whose::Mine => format!("{own} sphere"),
        Whose::Nobodys => "the neutral zone".to_owned(),
        Whose::Theirs => format!("{others} sphere"),
    });
    let sides = words(on.sides, |whose| match whose {
        Whose::Mine => format!("{own} side"),
        Whose::Nobodys => "the UN".to_owned(),
        Whose::Theirs => format!("{others} side"),
    });
    let leaders = words(on.dominated, |whose| match whose {
        Whose::Mine => (*doer).to_owned(),
        Whose::Nobodys => "nobody".to_owned(),
        Whose::Theirs => (*other).to_owned(),
    });
    let mut add = |wanted: bool, text: String| wanted.then(|| details.push(text));
    add(!sides.is_empty(), format!("of cards of {sides}"));
    add(!zones.is_empty(), format!("in {zones}"));
    let cubes =
        |have: &str, some: Option<bool>| some.map(|some| format!("{have} {}", if some { "cubes" } else { "none" }));
    let mine = cubes(&format!("{doer} {have}"), on.own_cubes);
    let theirs = cubes(&format!("{other} {other_has}"), on.their_cubes);
    let both: Vec<String> = mine.into_iter().chain(theirs).collect();
    add(!both.is_empty(), format!("where {}", both.join(" and ")));
    add(!leaders.is_empty(), format!("dominated by {leaders}"));
    let except = match (on.cuba, on.new) {
        (Some(false), Some(false)) => "other than Cuba and the card being played",
        (Some(false), None) => "other than Cuba",
        (None, Some(false)) => "other than the card being played",
        _ => "",
    };
    add(!except.is_empty(), except.to_owned());
    add(on.touched == Some(true), "that the step before touched".to_owned());
    add(on.touched == Some(false), "that the step before did not touch".to_owned());
    details
}

/// The words of a set, joined by *or*; nothing if it leaves nothing out.
fn words<T: Indexed, W: Into<String>>(set: Set<T>, word: impl Fn(T) -> W) -> String {
    if set == Set::ALL {
        return String::new();
    }
    set.iter().map(|item| word(item).into()).collect::<Vec<_>>().join(" or ")
}

const fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Military => "military",
        Colour::Political => "political",
        Colour::WorldOpinion => "world opinion",
    }
}

fn counted(count: u8, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") }
}

fn capital(text: &str) -> String {
    match text.split_at_checked(1) {
        Some((first, rest)) => first.to_ascii_uppercase() + rest,
        None => String::new(),
    }
}
