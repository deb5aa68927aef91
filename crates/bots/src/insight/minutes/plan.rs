//! What a side should be about in *13 Minutes*, whatever it chooses.

use kernel::{Certainty, Side};
use minutes::forecast::Forecast;
use minutes::{Colour, Decision, PLAYS, Phase, Slot, Slots, View, WAR};

/// A part of a plan, to the side whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are named by the words of the rules")]
pub enum Step {
    /// Three cards of a colour lie in the own sphere: push one out before the end.
    Avert { colour: Colour },
    /// Two cards of a colour lie in the own sphere: let no third come in.
    KeepOut { colour: Colour },
    /// The other side has three cards of a colour in its sphere: leave them there.
    LetThemFall { colour: Colour },
    /// The other side has two cards of a colour in its sphere: push a third over.
    PushOver { colour: Colour },
    /// Cuba is worth two: take it.
    TakeCuba,
    /// So much prestige ahead as the table stands: hold it.
    Hold { ahead: u8 },
    /// So much prestige behind as the table stands, or even.
    CatchUp { behind: u8 },
    /// Bid no more than the order of play is worth.
    Bid,
    /// Playing last answers everything.
    Order,
    /// The last card: nobody can answer it.
    LastWord,
}

/// At most two steps, the most pressing first.
pub(super) fn of(view: &View) -> Vec<Step> {
    let Some(side) = view.seat.side() else { return Vec::new() };
    match view.board.pending.phase {
        Phase::Decide(_, Decision::Bid) => return vec![Step::Bid],
        Phase::Decide(_, Decision::Order) => return vec![Step::Order],
        Phase::Over(_) => return Vec::new(),
        _ => {}
    }
    let mut steps: Vec<Step> = danger(view, side).into_iter().collect();
    if view.board.plays_made == 2 * PLAYS - 1 && view.board.player() == side {
        steps.push(Step::LastWord);
    }
    steps.push(score(view, side));
    steps.truncate(2);
    steps
}

fn danger(view: &View, side: Side) -> Option<Step> {
    let forecasts = Forecast::of_view(view);
    let (own, theirs) = (forecasts[side], forecasts[side.other()]);
    let of = |forecast: &Forecast, count: u8| {
        forecast.colours.iter().find(|colour| colour.known == count).map(|colour| colour.colour)
    };
    let worst = own.colours.iter().find(|colour| colour.war != Certainty::No);
    if let Some(colour) = worst {
        return Some(Step::Avert { colour: colour.colour });
    }
    if let Some(colour) = theirs.colours.iter().find(|colour| colour.war == Certainty::Certain) {
        return Some(Step::LetThemFall { colour: colour.colour });
    }
    of(&own, WAR - 1)
        .map(|colour| Step::KeepOut { colour })
        .or_else(|| of(&theirs, WAR - 1).map(|colour| Step::PushOver { colour }))
}

fn score(view: &View, side: Side) -> Step {
    let board = &view.board;
    let worth = |spots: Slots| spots.len() + u8::from(spots.contains(Slot::CUBA));
    let (mine, theirs) = (board.dominated(side), board.dominated(side.other()));
    if !mine.contains(Slot::CUBA) && board.supply[side] > board.cubes(side.other(), Slot::CUBA) {
        return Step::TakeCuba;
    }
    match worth(mine).checked_sub(worth(theirs)) {
        Some(ahead @ 1..) => Step::Hold { ahead },
        _ => Step::CatchUp { behind: worth(theirs) - worth(mine) },
    }
}
