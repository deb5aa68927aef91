//! The board of 13 Days, eighty columns wide.

use std::fmt::Write;

use days::{Agenda, Battleground, Board, Card, MAX_STACK, Scored, State, Track, View};
use kernel::Side;
use text::{Language, Texts};

use crate::Drawn;
use crate::wrap::{line, wrap};

impl Drawn for State {
    fn board(language: Language, view: &View) -> String {
        let texts = Texts::of(language);
        let mut out = String::new();
        header(&mut out, texts, &view.board);
        for track in Track::ALL {
            arena(&mut out, texts, &view.board, track);
        }
        piles(&mut out, texts, view);
        own(&mut out, texts, view);
        out
    }

    fn explain(language: Language, name: &str) -> Option<String> {
        let texts = Texts::of(language);
        if let Ok(card) = name.parse::<Card>() {
            return Some(format!("{}\n\n{}\n", card_line(texts, card), texts.history(card)));
        }
        let agenda = name.parse::<Agenda>().ok()?;
        Some(format!("{}: {}\n", texts.agenda(agenda), texts.agenda_text(agenda)))
    }
}

fn header(out: &mut String, texts: &Texts, board: &Board) {
    let scale: String = (-5..=5).rev().map(|prestige| if prestige == board.prestige { "●" } else { "·" }).collect();
    line!(
        out,
        "━━ 13 Days ━━ {} {}/3 ━━ {} {scale} {} ({}) ━━ {}: {} ━━",
        texts.get("term-round"),
        board.round,
        texts.side(Side::Us),
        texts.side(Side::Ussr),
        texts.standing(board.prestige),
        texts.get("agenda-personal-letter"),
        texts.side(board.letter),
    );
    for side in Side::ALL {
        let in_force: Vec<String> = board.modifiers[side].iter().map(|modifier| texts.modifier(modifier)).collect();
        if !in_force.is_empty() {
            line!(out, "   {}: {}", texts.side(side), in_force.join(", "));
        }
    }
}

/// A track with its markers, and the three battlegrounds beneath it.
fn arena(out: &mut String, texts: &Texts, board: &Board, track: Track) {
    let mut steps = String::new();
    for step in 1..=8 {
        let mark = match (board.defcon.us.on(track) == step, board.defcon.ussr.on(track) == step) {
            (true, true) => "US+SU",
            (true, false) => "US",
            (false, true) => "SU",
            (false, false) => "·",
        };
        let _ = write!(steps, " {mark:<5}");
        if step == 3 || step == 6 {
            steps.push('│');
        }
    }
    line!(out, "");
    line!(out, "{:<17} DEFCON 3          DEFCON 2           DEFCON 1", texts.track(track));
    line!(out, "{:<16} {}  {}", "", steps.trim_end(), flags(texts, board, Scored::Track(track)));
    for at in Battleground::ALL.into_iter().filter(|at| at.arena() == track) {
        line!(
            out,
            "  {:<17} US {}  SU {}  {}",
            texts.place(at),
            stack(board.cubes(Side::Us, at), '■'),
            stack(board.cubes(Side::Ussr, at), '□'),
            flags(texts, board, Scored::Battleground(at)),
        );
    }
}

fn stack(cubes: u8, cube: char) -> String {
    (0..MAX_STACK).map(|place| if place < cubes { cube } else { '·' }).collect()
}

/// Whose flags lie here.
fn flags(texts: &Texts, board: &Board, here: Scored) -> String {
    let mut flags = Vec::new();
    for side in Side::ALL {
        let count = board.flags[side].into_iter().flatten().filter(|agenda| agenda.flag() == here).count();
        flags.extend(std::iter::repeat_n(format!("⚑{}", texts.side(side)), count));
    }
    flags.join(" ")
}

fn piles(out: &mut String, texts: &Texts, view: &View) {
    line!(out, "");
    line!(
        out,
        "{}: US {}, USSR {} · {}: {} · {}: {} · {}: {}",
        texts.get("term-hands"),
        view.hands.us,
        view.hands.ussr,
        texts.get("term-deck"),
        view.deck,
        texts.get("term-discard"),
        view.board.discard.len(),
        texts.get("term-aftermath"),
        view.aftermath.us + view.aftermath.ussr,
    );
}

fn own(out: &mut String, texts: &Texts, view: &View) {
    let Some(own) = view.own else { return };
    if let Some(agenda) = own.agenda {
        line!(out, "{}: {}", texts.get("term-agenda"), texts.agenda(agenda));
    }
    if !own.hand.is_empty() {
        line!(out, "{}:", texts.get("term-hand"));
    }
    for card in own.hand.iter() {
        line!(out, "{}", card_line(texts, card));
    }
}

/// A card with what is printed on it.
fn card_line(texts: &Texts, card: Card) -> String {
    let row = card.row();
    let side = texts.affiliation(card);
    let icon = if row.icon { " [DEFCON]" } else { "" };
    let head = format!("  {side:<4} {} {}{icon}", "■".repeat(row.cubes.into()), texts.card(card));
    format!("{head}\n{}", wrap(&texts.event(card), 11, 90))
}

/// The deck as readable sentences.
pub fn deck(language: Language) -> String {
    let texts = Texts::of(language);
    Card::all().map(|card| card_line(texts, card) + "\n").collect()
}
