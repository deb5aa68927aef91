//! The table of 13 Days: three tracks side by side, each with its battlegrounds beneath it.

use days::{Agenda, Battleground, Board, Card, CardSet, MAX_STACK, Scored, State, Track, View};
use kernel::Side;
use text::{Language, Texts, Voice};

use crate::drawn::is_named;
use crate::screen::pad;
use crate::{Drawn, Ink, Pile, Screen, flow, width_of, wrap};

impl Drawn for State {
    fn board(voice: &Voice, screen: Screen, view: &View) -> Vec<String> {
        let texts = voice.texts();
        let mut out = header(texts, screen, &view.board);
        out.extend(piles(texts, screen, view));
        out.extend(arenas(texts, screen, &view.board));
        out.extend(turned_up(texts, screen, view));
        out
    }

    fn in_play(voice: &Voice, screen: Screen, view: &View) -> Vec<String> {
        let (texts, Some(play)) = (voice.texts(), view.board.play()) else { return Vec::new() };
        let card = format!("{}. {}", in_short(texts, screen, play.card), texts.event(play.card));
        wrap(&labelled(texts, "card-in-play", &card), 0, 2, screen.width)
    }

    fn own(voice: &Voice, screen: Screen, view: &View, with_events: bool) -> Vec<String> {
        let Some(own) = view.own else { return Vec::new() };
        let texts = voice.texts();
        let agenda = own.agenda.map(|agenda| labelled(texts, "term-agenda", &texts.agenda(agenda)));
        if with_events {
            let cards = own.hand.iter().flat_map(|card| card_lines(texts, screen, card));
            return agenda.into_iter().chain(cards).collect();
        }
        let mut cards = own.hand.iter().map(|card| in_short(texts, screen, card));
        let first = cards.next().map(|first| labelled(texts, "term-hand", &first));
        flow(agenda.into_iter().chain(first).chain(cards), " · ", screen.width)
    }

    fn pile(voice: &Voice, view: &View, pile: Pile) -> Option<Vec<String>> {
        let texts = voice.texts();
        let names = |cards: CardSet| cards.iter().map(|card| in_short(texts, Screen::default(), card)).collect();
        Some(match pile {
            Pile::Discards => names(view.board.discard),
            Pile::Aftermath if !view.turned_up.is_empty() => names(view.turned_up),
            Pile::Aftermath => names(view.own.map_or(CardSet::EMPTY, |own| own.aftermath)),
            Pile::Agendas => view.board.used.iter().map(|agenda| texts.agenda(agenda)).collect(),
        })
    }

    fn explain(voice: &Voice, screen: Screen, _view: &View, name: &str) -> Option<Vec<String>> {
        let texts = voice.texts();
        if let Some(card) = Card::all().find(|card| is_named(name, card.slug(), &texts.card(*card))) {
            let mut lines = card_lines(texts, screen, card);
            lines.push(String::new());
            lines.extend(wrap(&texts.history(card), 0, 0, screen.width));
            return Some(lines);
        }
        let mut agendas = Agenda::ALL.into_iter();
        let agenda = agendas.find(|agenda| is_named(name, agenda.slug(), &texts.agenda(*agenda)))?;
        let text = format!("{}: {}", texts.agenda(agenda), texts.agenda_text(agenda));
        Some(wrap(&text, 0, 2, screen.width))
    }
}

fn labelled(texts: &Texts, key: &str, what: &str) -> String {
    texts.with("term-labelled", &[("label", texts.get(key).into()), ("what", what.into())])
}

fn header(texts: &Texts, screen: Screen, board: &Board) -> Vec<String> {
    let scale: String = (-5..=5).rev().map(|prestige| if prestige == board.prestige { "●" } else { "·" }).collect();
    let [us, ussr] = Side::ALL.map(|side| screen.paint(side.into(), &texts.side(side)));
    let pieces = [
        screen.paint(Ink::Strong, "13 Days"),
        format!("{} {}/3", texts.get("term-round"), board.round),
        format!("{us} {scale} {ussr} ({})", texts.standing(board.prestige)),
        format!(
            "✉\u{a0}{}",
            labelled(texts, "agenda-personal-letter", &screen.paint(board.letter.into(), &texts.side(board.letter)))
        ),
    ];
    flow(pieces, " · ", screen.width)
}

/// How much lies where, and what is in force.
fn piles(texts: &Texts, screen: Screen, view: &View) -> Vec<String> {
    let board = &view.board;
    let hands = Side::ALL.map(|side| format!("{} {}", texts.side(side), view.hands[side])).join(", ");
    let mut pieces = vec![
        labelled(texts, "term-hands", &hands),
        labelled(texts, "term-deck", &view.deck.to_string()),
        labelled(texts, "term-discard", &board.discard.len().to_string()),
        labelled(texts, "term-aftermath", &(view.aftermath.us + view.aftermath.ussr).to_string()),
    ];
    for side in Side::ALL {
        let in_force: Vec<String> = board.modifiers[side].iter().map(|modifier| texts.modifier(modifier)).collect();
        if !in_force.is_empty() {
            pieces.push(screen.paint(side.into(), &format!("{}: {}", texts.side(side), in_force.join(", "))));
        }
    }
    flow(pieces, " · ", screen.width)
}

/// The three tracks, side by side where the window is wide enough.
fn arenas(texts: &Texts, screen: Screen, board: &Board) -> Vec<String> {
    const GAP: usize = 1;
    let of_column = (screen.width.saturating_sub(2 * GAP) / 3).min(38);
    let [first, second, third] = Track::ALL.map(|track| arena(texts, screen, board, track, of_column));
    let widest = [&first, &second].into_iter().flatten().map(|line| width_of(line)).max().unwrap_or(0);
    if widest > of_column || third.iter().any(|line| width_of(line) > of_column) {
        return [first, second, third].concat();
    }
    let row = |(left, (middle, right)): (&String, (&String, &String))| {
        format!("{}{}{right}", pad(left, of_column + GAP), pad(middle, of_column + GAP)).trim_end().to_owned()
    };
    first.iter().zip(second.iter().zip(&third)).map(row).collect()
}

/// A track with its markers, and the three battlegrounds beneath it.
fn arena(texts: &Texts, screen: Screen, board: &Board, track: Track, width: usize) -> Vec<String> {
    let name = screen.paint(Ink::Strong, &texts.track(track));
    let mut out = vec![format!("{name} {}", flags(texts, screen, board, Scored::Track(track))).trim_end().to_owned()];
    out.push(screen.paint(Ink::Faint, "DEFCON 3    │2    │1"));
    for side in Side::ALL {
        let at = board.defcon[side].on(track);
        let mark = |step: u8| if step == at { screen.paint(side.into(), &step.to_string()) } else { "·".to_owned() };
        let steps = |from: u8, to: u8| (from..=to).map(mark).collect::<Vec<_>>().join(" ");
        let steps = format!("{}│{}│{}", steps(1, 3), steps(4, 6), steps(7, 8));
        out.push(format!(
            "{} {steps}",
            pad(&screen.paint(side.into(), &format!("{} {}", texts.side(side), cube(side))), 6)
        ));
    }
    for at in Battleground::ALL.into_iter().filter(|at| at.arena() == track) {
        let name = texts.get(&format!("short-place-{at}"));
        let [us, ussr] = Side::ALL.map(|side| stack(screen, side, board.cubes(side, at), width));
        let flags = flags(texts, screen, board, Scored::Battleground(at));
        out.push(format!("{} {us} {ussr} {flags}", pad(&name, 14)).trim_end().to_owned());
    }
    out
}

/// Cubes, drawn one by one where there is room, else counted.
fn stack(screen: Screen, side: Side, cubes: u8, width: usize) -> String {
    let cube = cube(side);
    let drawn = if width >= 34 {
        (0..MAX_STACK).map(|place| if place < cubes { cube } else { '·' }).collect()
    } else {
        format!("{cube}{cubes}")
    };
    screen.paint(side.into(), &drawn)
}

/// The sign of the cubes of a side, with or without colours.
pub(crate) const fn cube(side: Side) -> char {
    match side {
        Side::Us => '■',
        Side::Ussr => '□',
    }
}

/// Whose flags lie here.
fn flags(texts: &Texts, screen: Screen, board: &Board, here: Scored) -> String {
    let mut flags = Vec::new();
    for side in Side::ALL {
        let count = board.flags[side].into_iter().flatten().filter(|agenda| agenda.flag() == here).count();
        let flag = screen.paint(side.into(), &format!("⚑{}", texts.side(side)));
        flags.extend(std::iter::repeat_n(flag, count));
    }
    flags.join(" ")
}

/// The aftermath, once everybody sees it.
fn turned_up(texts: &Texts, screen: Screen, view: &View) -> Vec<String> {
    let mut cards = view.turned_up.iter().map(|card| in_short(texts, screen, card));
    let Some(first) = cards.next() else { return Vec::new() };
    let first = labelled(texts, "term-turned-up", &first);
    flow(std::iter::once(first).chain(cards), " · ", screen.width)
}

/// A card with its side and cubes, in a few letters. They stay together.
fn in_short(texts: &Texts, screen: Screen, card: Card) -> String {
    let icon = if card.row().icon { "\u{a0}☢" } else { "" };
    let printed = format!("{}\u{a0}{}{icon}", texts.affiliation(card), "■".repeat(card.row().cubes.into()));
    let printed = match card.row().affiliation {
        days::Affiliation::Side(side) => screen.paint(side.into(), &printed),
        days::Affiliation::Un => printed,
    };
    format!("{} ({printed})", texts.card(card))
}

/// A card with what is printed on it.
fn card_lines(texts: &Texts, screen: Screen, card: Card) -> Vec<String> {
    let row = card.row();
    let side = texts.affiliation(card);
    let icon = if row.icon { " [DEFCON]" } else { "" };
    let mut lines = vec![format!("  {side:<4} {} {}{icon}", "■".repeat(row.cubes.into()), texts.card(card))];
    lines.extend(wrap(&texts.event(card), 11, 0, screen.width.min(100)));
    lines
}

/// The deck as readable sentences.
#[must_use]
pub fn deck(language: Language, screen: Screen) -> String {
    let texts = Texts::of(language);
    Card::all().flat_map(|card| card_lines(texts, screen, card)).map(|line| line + "\n").collect()
}
