//! Which views there can be, and what can be told to them.

use kernel::{BySide, Game, Lowest, Side, Why};
use minutes::effect::{Deed, Total};
use minutes::{
    Board, CARDS, CUBES, Decision, Draw, Fact, HAND, Heard, MAX_TIES, Own, PLAYS, Phase, Sight, Slot, Slots, State,
    Use, View,
};

use super::heard::MOST_PRESTIGE;

/// Cards in the deck as the first card is played.
const DRAWS: u8 = CARDS as u8 - 2 * HAND - 1;

/// What is wrong with a view, if anything is.
pub(super) fn flaw(view: &View) -> Option<&'static str> {
    card_flaw(view).or_else(|| phase_flaw(view)).or_else(|| cursor_flaw(&view.board)).or_else(|| {
        // A view is true if there is a position that looks like it.
        let guess = State::guess(view, &mut Lowest);
        guess.flaw().or_else(|| (guess.view(view.seat) != *view).then_some("the numbers of cards do not agree"))
    })
}

/// The cards add up, and what is known of them can be so.
fn card_flaw(view: &View) -> Option<&'static str> {
    let played = view.board.table.without(Slot::CUBA.alone());
    let all = view.hands.us + view.hands.ussr + view.deck + u8::from(view.cuba_laid) + played.len();
    if usize::from(all) != CARDS {
        return Some("there are not 13 cards");
    }
    match (view.seat.side(), view.own) {
        (None, None) => None,
        (Some(side), Some(own)) => own_flaw(view, side, own, played),
        _ => Some("a side knows its own hand, and a spectator has none"),
    }
}

fn own_flaw(view: &View, side: Side, own: Own, played: Slots) -> Option<&'static str> {
    let known = own.known[side];
    let cuba = own.cuba.map_or(Slots::EMPTY, Slot::alone);
    let located = [played, own.hand, known.held, known.loose, cuba];
    let together = located.into_iter().fold(Slots::EMPTY, Slots::union);
    if view.board.revealed.is_none() {
        let count: u8 = located.iter().map(|slots| slots.len()).sum();
        if together.len() != count || !together.is_subset(Slots::CARDS) {
            return Some("a card is in two places");
        }
        let Some(open) = view.hands[side.other()].checked_sub(known.held.len()) else {
            return Some("more cards of the other hand are known than it has");
        };
        let loose = match known.cuba {
            Sight::Known => 0..=0,
            Sight::Unknown => 0..=open + u8::from(view.cuba_laid),
            Sight::Loose => 1..=open + u8::from(view.cuba_laid),
        };
        if !loose.contains(&known.loose.len()) {
            return Some("what is known of Cuba cannot be so");
        }
    }
    let sees = known.cuba == Sight::Known;
    (sees != own.cuba.is_some() || sees && !view.cuba_laid).then_some("Cuba is known and not known")
}

/// Who acts fits what lies on the table.
fn phase_flaw(view: &View) -> Option<&'static str> {
    let board = &view.board;
    let commands = |side: Side| board.play.is_some_and(|play| play.by == side && play.how == Use::Command);
    let foreign = |side: Side| board.play.is_some_and(|play| board.rules.deck().belongs(play.slot, side));
    let fits = match board.pending.phase {
        Phase::Decide(side, Decision::Answer) => commands(side.other()) && foreign(side),
        Phase::Decide(side, Decision::Command) => commands(side),
        Phase::Decide(_, Decision::Line) => board.play.is_some(),
        Phase::Decide(side, Decision::Play) => board.play.is_none() && side == board.player(),
        Phase::Draw(Draw::Card(side)) => {
            board.play.is_none() && side != board.player() && (1..=DRAWS).contains(&board.plays_made)
        }
        Phase::Draw(Draw::Coin) => board.play.is_none() && board.ties == MAX_TIES,
        Phase::Decide(_, Decision::Bid) => board.play.is_none() && board.ties < MAX_TIES,
        Phase::Draw(Draw::Hand(_) | Draw::Cuba) | Phase::Decide(_, Decision::Order) => board.play.is_none(),
        // A side may give up at any point.
        Phase::Over(outcome) => board.play.is_none() || outcome.why == Why::Resignation,
    };
    let in_turn = board.play.is_none_or(|play| play.by == board.player() && board.table.contains(play.slot));
    if !fits || !in_turn {
        Some("what is waited for does not fit what lies on the table")
    } else if matches!(board.pending.phase, Phase::Over(_)) {
        None
    } else {
        pile_flaw(view)
    }
}

/// Hands, deck and Cuba have as many cards as there must be at this point, and nothing of the end has come.
fn pile_flaw(view: &View) -> Option<&'static str> {
    let board = &view.board;
    let two = |us: u8, ussr: u8| BySide::new(us, ussr);
    let made = board.plays_made;
    let (begun, hands, bids) = match board.pending.phase {
        Phase::Draw(Draw::Hand(Side::Us)) => (0, two(0, 0), 0),
        Phase::Draw(Draw::Hand(Side::Ussr)) => (0, two(HAND, 0), 0),
        Phase::Decide(Side::Ussr, Decision::Bid) => (0, two(HAND, HAND), 1),
        Phase::Draw(Draw::Cuba)
        | Phase::Decide(Side::Us, Decision::Bid)
        | Phase::Draw(Draw::Coin)
        | Phase::Decide(_, Decision::Order) => (0, two(HAND, HAND), 0),
        _ if made >= 2 * PLAYS => return Some("all cards are played"),
        phase => (made, hands_in_play(board, phase), 0),
    };
    let laid = !matches!(board.pending.phase, Phase::Draw(Draw::Hand(_) | Draw::Cuba));
    let bidding = matches!(board.pending.phase, Phase::Decide(_, Decision::Bid) | Phase::Draw(Draw::Coin));
    let fits = made == begun
        && (laid || board.ties == 0)
        && (laid && !bidding || board.out == two(0, 0))
        && view.hands == hands
        && view.cuba_laid == laid
        && view.has_bid == two(bids, 0).map(|bid| bid > 0)
        && board.table.len() == 1 + made + u8::from(board.play.is_some())
        && board.revealed.is_none()
        && board.prestige == two(0, 0);
    (!fits).then_some("there are too many or too few cards in a place, or there is something of the end")
}

/// The cards in hand while cards are played: each play is followed by a draw as long as there is a deck.
fn hands_in_play(board: &Board, phase: Phase) -> BySide<u8> {
    BySide::from_fn(|side| {
        let plays = |made: u8| if side == board.first { made.div_ceil(2) } else { made / 2 };
        let waits = matches!(phase, Phase::Draw(Draw::Card(to)) if to == side);
        let playing = board.play.is_some_and(|play| play.by == side);
        let drawn = plays(board.plays_made.min(DRAWS)) - u8::from(waits);
        HAND + drawn - plays(board.plays_made) - u8::from(playing)
    })
}

/// How far the Event has come fits its line.
fn cursor_flaw(board: &Board) -> Option<&'static str> {
    let cursor = &board.pending.cursor;
    let Phase::Decide(asked, Decision::Line) = board.pending.phase else {
        let none = Board::set_up(board.rules).pending.cursor;
        return (*cursor != none).then_some("an Event has come somewhere that is not under way");
    };
    let spoken_of = [cursor.done, cursor.touched, cursor.placed.us, cursor.placed.ussr, cursor.removed.us];
    let all = cursor.sets.into_iter().chain(spoken_of).fold(cursor.removed.ussr, Slots::union);
    if !all.is_subset(board.table) {
        return Some("the Event speaks of what is not on the table");
    }
    let Some(line) = board.line() else { return Some("the Event has no such line") };
    if board.doer(&line) != asked {
        return Some("the line of the Event asks somebody else");
    }
    if board.ways() > 1 {
        return None;
    }
    let adds_up = match line.deed {
        Deed::Place { limit, .. } | Deed::Remove { limit, .. } => {
            let all = match limit.total {
                Total::UpTo(count) => count,
                Total::Any => CUBES,
                Total::AsMany => cursor.count,
            };
            cursor.left + cursor.moved == all
        }
        Deed::Move { spots, .. } => cursor.left + cursor.done.len() == spots,
        Deed::Command { .. } | Deed::Exchange => true,
        Deed::When { .. } | Deed::Look => return Some("the line of the Event asks nobody"),
    };
    (!adds_up).then_some("the line of the Event moves another number of cubes or battlegrounds")
}

const NO_CARD: Option<&str> = Some("there is no such card left");

/// Why this cannot be noted on this view, if it cannot.
pub(super) fn misfit(view: &View, heard: &Heard) -> Option<&'static str> {
    match *heard {
        Heard::Whole(fact) if fact.heard_by(view.seat) != *heard => Some("this is a secret of the other side"),
        Heard::Whole(fact) => misfit_of_fact(view, fact),
        Heard::CardsDealt { .. } if view.deck < HAND => NO_CARD,
        Heard::CubaDealt | Heard::Drawn { .. } if view.deck == 0 => NO_CARD,
        Heard::CubaExchanged { side } => misfit_of_exchange(view, side),
        _ => None,
    }
}

fn misfit_of_fact(view: &View, fact: Fact) -> Option<&'static str> {
    let board = &view.board;
    let lacks = |side: Side| view.hands[side] == 0;
    match fact {
        Fact::CardsDealt { .. } if view.deck < HAND => NO_CARD,
        Fact::Drawn { .. } if view.deck == 0 => NO_CARD,
        Fact::Play { side, .. } | Fact::LeftoverPlaced { side, .. } if lacks(side) => NO_CARD,
        Fact::CubaExchanged { side, .. } => misfit_of_exchange(view, side),
        Fact::Cubes { side, at, from, to, .. } => {
            let there = view.cards().spot(at).map(|at| board.cubes(side, at));
            (there != Some(from) || to > from && board.supply[side] < to - from)
                .then_some("there are not so many cubes")
        }
        Fact::Scored { side, amount, .. } if board.prestige[side] + amount > MOST_PRESTIGE => {
            Some("no game gives so much prestige")
        }
        Fact::Turn(_) if board.play.is_some() && board.plays_made >= 2 * PLAYS => Some("all cards are played"),
        _ => None,
    }
}

fn misfit_of_exchange(view: &View, side: Side) -> Option<&'static str> {
    let lost = |own: Own| own.known[side.other()].cuba == Sight::Loose && own.known[side.other()].loose.is_empty();
    (view.hands[side] == 0 || !view.cuba_laid || view.own.is_some_and(lost)).then_some("there is nothing to exchange")
}
