//! Which views there can be, and what can be told to them.

use days::effect::{Amount, Line};
use days::{
    AgendaBag, Board, Card, CardSet, Decision, DiscardCause, Draw, Fact, HAND, Heard, MAX_STACK, PLAYS, Phase, ROUNDS,
    SaveCause, State, View,
};
use kernel::{BySide, Game, Lowest, Outcome, Seat, Side, Why};

/// What is wrong with a view, if anything is.
pub(super) fn flaw(view: &View) -> Option<&'static str> {
    if view.own.is_some() != view.seat.side().is_some() {
        return Some("a side knows its own hand, and a spectator has none");
    }
    table_flaw(view).or_else(|| phase_flaw(view)).or_else(|| cursor_flaw(&view.board)).or_else(|| {
        // A view is true if there is a position that looks like it.
        let guess = State::guess(view, &mut Lowest);
        guess.flaw().or_else(|| (guess.view(view.seat) != *view).then_some("the numbers of cards do not agree"))
    })
}

/// Cards on the table are all different: where they are only counted, one that lies there twice would not be noticed.
fn table_flaw(view: &View) -> Option<&'static str> {
    let [first, second] = view.board.plays.map(|play| play.map(|play| play.card));
    let face_down = view.own.and_then(|own| own.face_down);
    let twice = |card: Option<Card>, other: Option<Card>| card.is_some() && card == other;
    let alike = twice(first, second) || twice(first, face_down) || twice(second, face_down);
    alike.then_some("a card lies on the table twice")
}

/// Who acts fits what lies on the table.
fn phase_flaw(view: &View) -> Option<&'static str> {
    let board = &view.board;
    let (one, two) = (board.plays[0].is_some(), board.plays[1].is_some());
    let commands = |side: Side| board.play().is_some_and(|play| play.by == side && play.how != days::Use::Event);
    let phase = board.pending.phase;
    let fits = match phase {
        Phase::Decide(side, Decision::Answer) => {
            commands(side.other()) && board.play().is_some_and(|play| !play.card.serves(side.other()))
        }
        Phase::Decide(side, Decision::Command) => commands(side),
        Phase::Decide(_, Decision::Line) => one,
        Phase::Draw(Draw::Redraw(side)) => one && board.pending.cursor.user == side,
        Phase::Draw(Draw::Take(_)) | Phase::Decide(_, Decision::Taken) | Phase::Draw(Draw::Replace(_)) => one && !two,
        Phase::Decide(side, Decision::Initiative) => !one && side == board.decider(),
        Phase::Decide(side, Decision::Play) => !one && side == board.player(),
        Phase::Draw(Draw::Agendas(_)) | Phase::Decide(_, Decision::Agenda) | Phase::Draw(Draw::Hand(_)) => !one,
        Phase::Decide(_, Decision::Television)
        | Phase::Draw(Draw::Alliance(_))
        | Phase::Decide(_, Decision::Alliances) => !one,
        Phase::Over(_) => !one || is_given_up(phase),
    };
    let face_down = matches!(phase, Phase::Decide(_, Decision::Taken | Decision::Alliances));
    if !fits || one && board.plays[0].map(|play| play.by) != Some(board.player()) {
        Some("what is waited for does not fit what lies on the table")
    } else if face_down != view.face_down && !is_given_up(phase) {
        Some("a card lies face down, or none does, for no reason")
    } else if matches!(phase, Phase::Over(_)) {
        None
    } else {
        agenda_flaw(view).or_else(|| hand_flaw(view)).or_else(|| deck_flaw(view))
    }
}

/// Whether a side gave up: that may be at any point.
const fn is_given_up(phase: Phase) -> bool {
    matches!(phase, Phase::Over(Outcome { why: Why::Resignation, .. }))
}

/// Agendas are dealt and chosen one side after the other, and two leave the game with each round.
fn agenda_flaw(view: &View) -> Option<&'static str> {
    let board = &view.board;
    let (dealt, chosen) = match board.pending.phase {
        Phase::Draw(Draw::Agendas(side)) => (usize::from(side == Side::Ussr), 0),
        Phase::Decide(side, Decision::Agenda) => (2, usize::from(side == Side::Ussr)),
        _ => (2, 2),
    };
    // Of both the US comes first.
    let first = |count: usize| BySide::new(count > 0, count > 1);
    let fits = board.flags.map(|three| three.is_some()) == first(dealt)
        && view.has_chosen == first(chosen)
        && board.revealed.is_none()
        && board.used.len() == 2 * u32::from(board.round - 1);
    (!fits).then_some("agendas are dealt, chosen or used that cannot be yet, or the other way round")
}

/// A hand has the cards that were dealt to it and not yet played.
fn hand_flaw(view: &View) -> Option<&'static str> {
    let board = &view.board;
    let made = board.plays_made;
    let fits = match board.pending.phase {
        Phase::Draw(Draw::Agendas(_)) | Phase::Decide(_, Decision::Agenda) | Phase::Draw(Draw::Hand(Side::Us)) => {
            made == 0 && view.hands == BySide::new(0, 0)
        }
        Phase::Draw(Draw::Hand(Side::Ussr)) => made == 0 && view.hands == BySide::new(HAND, 0),
        Phase::Decide(_, Decision::Initiative) => made == 0 && view.hands == BySide::new(HAND, HAND),
        Phase::Decide(_, Decision::Television)
        | Phase::Draw(Draw::Alliance(_))
        | Phase::Decide(_, Decision::Alliances) => made == 2 * PLAYS && view.hands == BySide::new(0, 0),
        _ => made < 2 * PLAYS && Side::ALL.into_iter().all(|side| view.hands[side] + away(board, side) == HAND),
    };
    (!fits).then_some("a hand has too many or too few cards")
}

/// The cards of the round's hand that `side` does not hold while cards are played.
fn away(board: &Board, side: Side) -> u8 {
    let made = board.plays_made;
    let played = if side == board.first { made.div_ceil(2) } else { made / 2 };
    let playing = board.plays[0].is_some_and(|play| play.by == side);
    let taken = match board.pending.phase {
        Phase::Decide(taker, Decision::Taken) => taker != side,
        Phase::Draw(Draw::Replace(loser)) => loser == side,
        _ => board.plays[1].is_some_and(|play| play.by != side),
    };
    let cycled = if cycles(board) && board.pending.cursor.user == side { board.pending.cursor.left } else { 0 };
    played + u8::from(playing) + u8::from(taken) + cycled
}

/// Whether cards are being discarded to draw others.
fn cycles(board: &Board) -> bool {
    match board.pending.phase {
        Phase::Draw(Draw::Redraw(_)) => true,
        Phase::Decide(_, Decision::Line) => matches!(board.line(), Some(Line::CycleHand)),
        _ => false,
    }
}

/// The deck has as many cards as may still be drawn from it.
fn deck_flaw(view: &View) -> Option<&'static str> {
    let board = &view.board;
    let dealt = match board.pending.phase {
        Phase::Draw(Draw::Agendas(_)) | Phase::Decide(_, Decision::Agenda) | Phase::Draw(Draw::Hand(Side::Us)) => 0,
        Phase::Draw(Draw::Hand(Side::Ussr)) => HAND,
        _ => 2 * HAND,
    };
    let drawn = u8::from(matches!(board.pending.phase, Phase::Decide(_, Decision::Alliances)));
    let rounds = ROUNDS + 1 - board.round;
    let deals = rounds * (2 * HAND + 1) - dealt - drawn;
    let away: CardSet = board.plays.iter().flatten().map(|play| play.card).collect();
    let to_come = CardSet::ALL.without(board.discard).without(away);
    let by_events: u8 = to_come.iter().flat_map(|card| card.row().event).map(draws).sum();
    let taken = matches!(
        board.pending.phase,
        Phase::Draw(Draw::Take(_)) | Phase::Decide(_, Decision::Taken) | Phase::Draw(Draw::Replace(_))
    );
    let under_way =
        u8::from(taken || board.plays[1].is_some()) + if cycles(board) { board.pending.cursor.left } else { 0 };
    (view.deck < deals + by_events + under_way).then_some("the deck has too few cards")
}

/// Most cards that a line draws.
const fn draws(line: &Line) -> u8 {
    match line {
        Line::TakeCard => 1,
        Line::CycleHand => HAND,
        _ => 0,
    }
}

/// How far the Event has come fits its line.
fn cursor_flaw(board: &Board) -> Option<&'static str> {
    let cursor = &board.pending.cursor;
    let tally: u8 = days::Battleground::ALL.iter().map(|&at| cursor.tally.at(at)).sum();
    if tally != cursor.moved {
        return Some("the cubes that an Event moved do not add up");
    }
    let Phase::Decide(asked, Decision::Line) = board.pending.phase else { return None };
    let Some(line) = board.line() else { return Some("the Event has no such line") };
    let limit = |total| match total {
        Amount::UpTo(count) | Amount::Exactly(count) => count,
        Amount::AsMany => cursor.count,
        Amount::Half => MAX_STACK,
    };
    let (asks, all) = match *line {
        Line::Place { total, .. } => (Some(cursor.user), limit(total)),
        Line::Remove { by, total, .. } => (board.who(by), limit(total)),
        Line::Command { by, .. } | Line::Shift { by, .. } | Line::Either { by, .. } => (board.who(by), 0),
        Line::CycleHand if cursor.left <= HAND => (Some(cursor.user), cursor.left),
        _ => return Some("the line of the Event asks nobody"),
    };
    if asks != Some(asked) {
        return Some("the line of the Event asks somebody else");
    }
    (cursor.left + cursor.moved != all).then_some("the line of the Event moves another number of cubes")
}

const NO_CARD: Option<&str> = Some("there is no such card left");

/// Why this cannot be noted on this view, if it cannot.
pub(super) fn misfit(view: &View, heard: &Heard) -> Option<&'static str> {
    let lacks = |side: Side| view.hands[side] == 0;
    match *heard {
        Heard::Whole(fact) if !may_know(view.seat, fact) => Some("this is a secret of the other side"),
        Heard::Whole(fact) => misfit_of_fact(view, fact),
        Heard::CardsDealt { count, .. } if count > view.deck => NO_CARD,
        Heard::CardTaken { from, .. } if lacks(from) => NO_CARD,
        Heard::Drawn { .. } if view.deck == 0 => NO_CARD,
        Heard::Aftermath { side, why } => misfit_of_saving(view, side, why),
        _ => None,
    }
}

fn misfit_of_fact(view: &View, fact: Fact) -> Option<&'static str> {
    let board = &view.board;
    match fact {
        Fact::CardsDealt { cards, .. } if cards.len() > view.deck.into() => NO_CARD,
        Fact::CardTaken { from, .. } if view.hands[from] == 0 => NO_CARD,
        Fact::Drawn { .. } if view.deck == 0 => NO_CARD,
        Fact::Aftermath { side, why, .. } => misfit_of_saving(view, side, why),
        Fact::Play { side, taken: false, .. } if view.hands[side] == 0 => NO_CARD,
        Fact::Play { .. } if board.plays.iter().all(Option::is_some) => Some("two cards are being played already"),
        Fact::Discard { side, why: DiscardCause::Cycle, .. } if view.hands[side] == 0 => NO_CARD,
        Fact::Discard { why: DiscardCause::Played, .. } if board.plays_made >= 2 * PLAYS => {
            Some("all cards of the round are played")
        }
        Fact::AgendasRevealed(both) => {
            let mut used = board.used;
            for agenda in [both.us, both.ussr] {
                if used.count(agenda) == AgendaBag::FULL.count(agenda) {
                    return Some("there are not so many agendas of one kind");
                }
                used.insert(agenda);
            }
            None
        }
        _ => None,
    }
}

fn misfit_of_saving(view: &View, side: Side, why: SaveCause) -> Option<&'static str> {
    let full = view.aftermath[side] >= Card::COUNT as u8;
    (full || why == SaveCause::Saved && view.hands[side] == 0).then_some("there is no card left to save")
}

/// Whether a seat may know all of a fact.
fn may_know(seat: Seat, fact: Fact) -> bool {
    fact.heard_by(seat) == Heard::Whole(fact)
}
