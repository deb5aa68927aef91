//! Why a choice in *13 Minutes* is good or bad, in facts of the rules.

use kernel::{Outcome, Side, Why};
use minutes::{
    Action, Battleground, Board, Card, Colour, Decision, Phase, Sight, Slot, Slots, State, View, WAR, Zone, forecast,
};

use super::plan::{self, Step};
use crate::advice::Explain;

/// A fact that speaks for or against a choice, as the side that chooses would say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are named by the words of the rules")]
pub enum Reason {
    /// Triggers nuclear war.
    War,
    /// The other side triggers nuclear war.
    TheirWar,
    /// A third card of a colour comes into the own sphere: war at the end unless one leaves.
    Brink { colour: Colour },
    /// A third card of a colour comes into the other side's sphere.
    TheirBrink { colour: Colour },
    /// The own sphere had three cards of a colour, and no longer has.
    OutOfDanger { colour: Colour },
    /// A second card of a colour comes into the own sphere: a third would be war.
    Tense { colour: Colour },
    /// Dominates a battleground that nobody did.
    BreaksTie { at: Battleground, worth: u8 },
    /// Takes a battleground over from the other side.
    TakesOver { at: Battleground, worth: u8 },
    /// Ends the other side's domination of a battleground.
    Denies { at: Battleground, worth: u8 },
    /// Gives up the domination of a battleground.
    GivesUp { at: Battleground, worth: u8 },
    /// Leaves a battleground with its holder, but moves the lead there: so many cubes for this side, or against it.
    MovesLead { at: Battleground, before: i8, lead: i8 },
    /// Three cards of a colour lie in the own sphere as before.
    Looms { colour: Colour },
    /// Lays a card into the own sphere, where it counts for this side while nobody has more cubes on it.
    Lays { card: Card },
    /// Saves a bid: every cube stays in the game.
    SavesCubes,
    /// Whoever bids more chooses the order.
    BidsForOrder,
    /// Everything else gives more away.
    LeastHarm,
    /// Leaves the table much as it is.
    Quiet,
    /// Comes to dominate more military battlegrounds than the other side.
    LeadsMilitary,
    /// No longer dominates more military battlegrounds.
    LosesMilitary,
    /// Lets the other side use the Event of its card.
    GivesEvent { card: Card },
    /// Learns which card Cuba is.
    SeesCuba,
    /// Keeps a card of its own with so many cubes for the aftermath.
    Keeps { card: Card, cubes: u8 },
    /// A bid is paid even if it is lost.
    Pays { cubes: u8 },
    /// Plays the last card.
    PlaysLast,
    /// Plays the first card, and so leaves the last to the other side.
    PlaysFirst,
}

/// Something hidden that the opponent may know or hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Cuba is a card of this colour.
    Cuba(Colour),
    /// The opponent holds this card.
    Holds(Card),
}

impl Explain for State {
    type Reason = Reason;
    type Aim = Aim;
    type Step = Step;

    fn reasons(before: &State, action: Action, after: &State, side: Side) -> Vec<Reason> {
        let mut reasons = Vec::new();
        action_reasons(before, action, side, &mut reasons);
        war_reasons(before, after, side, &mut reasons);
        place_reasons(before, after, side, &mut reasons);
        if before.known(side).cuba != Sight::Known && after.known(side).cuba == Sight::Known {
            reasons.push(Reason::SeesCuba);
        }
        if !reasons.iter().any(|&reason| speaks_for(reason)) {
            reasons.extend(moved_leads(before.board(), after.board(), side));
        }
        // That a card is dominated where it is laid says it all.
        let dominates = |card| {
            reasons
                .iter()
                .any(|reason| matches!(*reason, Reason::BreaksTie { at, .. } if at == Battleground::Card(card)))
        };
        let is_said = |reason: &Reason| matches!(*reason, Reason::Lays { card } if dominates(card));
        let mut reasons: Vec<Reason> = reasons.iter().copied().filter(|reason| !is_said(reason)).collect();
        reasons.sort_by_key(|&reason| weight(reason));
        reasons
    }

    fn speaks_for(reason: Reason) -> bool {
        speaks_for(reason)
    }

    fn last_resort(is_best: bool) -> Reason {
        if is_best { Reason::LeastHarm } else { Reason::Quiet }
    }

    fn refusal(state: &State) -> Option<Action> {
        matches!(state.board().pending.phase, Phase::Decide(_, Decision::Answer)).then_some(Action::Decline)
    }

    fn plan(view: &View) -> Vec<Step> {
        plan::of(view)
    }

    fn ending(end: Outcome, side: Side) -> Option<Reason> {
        let war = if end.winner == Some(side) { Reason::TheirWar } else { Reason::War };
        (end.why == Why::NuclearWar).then_some(war)
    }

    fn aims(view: &View) -> Vec<(Aim, f32)> {
        let (Some(own), None) = (view.own, view.board.revealed) else { return Vec::new() };
        let Some(seat) = view.seat.side() else { return Vec::new() };
        let deck = view.cards();
        let held = own.known[seat].held;
        let mut aims: Vec<(Aim, f32)> = held.iter().map(|slot| (Aim::Holds(deck.card(slot)), 1.0)).collect();
        if own.cuba.is_none() && view.cuba_laid {
            let unseen = forecast::suspects(view);
            let among = f32::from(unseen.len().max(1));
            aims.extend(Colour::ALL.map(|colour| {
                (Aim::Cuba(colour), f32::from(unseen.intersection(deck.of_colour(colour)).len()) / among)
            }));
        }
        aims
    }
}

/// Whether a reason speaks for its choice; otherwise it speaks against it.
fn speaks_for(reason: Reason) -> bool {
    match reason {
        Reason::War
        | Reason::Brink { .. }
        | Reason::Tense { .. }
        | Reason::Looms { .. }
        | Reason::GivesUp { .. }
        | Reason::LosesMilitary
        | Reason::GivesEvent { .. }
        | Reason::Pays { .. }
        | Reason::PlaysFirst => false,
        Reason::MovesLead { before, lead, .. } => lead > before,
        _ => true,
    }
}

/// The place of a reason: what a player would say first comes first, and what speaks against the choice last.
fn weight(reason: Reason) -> u8 {
    let place = match reason {
        Reason::War | Reason::TheirWar => 0,
        Reason::Brink { .. } | Reason::OutOfDanger { .. } | Reason::Looms { .. } | Reason::TheirBrink { .. } => 1,
        Reason::TakesOver { .. } | Reason::BreaksTie { worth: 2, .. } | Reason::Denies { worth: 2, .. } => 2,
        Reason::GivesUp { .. } | Reason::GivesEvent { .. } => 3,
        Reason::BreaksTie { .. } | Reason::Denies { .. } | Reason::Tense { .. } => 4,
        _ => 5,
    };
    if speaks_for(reason) { place } else { 10 + place }
}

fn action_reasons(before: &State, action: Action, side: Side, reasons: &mut Vec<Reason>) {
    let deck = before.board().rules.deck();
    match action {
        Action::Command(card, _) | Action::Event(card, _) => {
            let Some(slot) = deck.slot(card) else { return };
            if matches!(action, Action::Command(..)) && deck.belongs(slot, side.other()) {
                reasons.push(Reason::GivesEvent { card });
            }
            if matches!(action, Action::Command(_, zone) | Action::Event(_, zone) if zone == Zone::sphere(side)) {
                reasons.push(Reason::Lays { card });
            }
            let kept = before.hand(side).without(slot.alone()).iter().find(|&slot| deck.belongs(slot, side));
            if let Some(kept) = kept.filter(|_| before.deck().is_empty()) {
                reasons.push(Reason::Keeps { card: deck.card(kept), cubes: deck.cubes(kept) });
            }
        }
        Action::Bid(0) => reasons.push(Reason::SavesCubes),
        Action::Bid(cubes) => reasons.extend([Reason::BidsForOrder, Reason::Pays { cubes }]),
        Action::First(first) => reasons.push(if first == side { Reason::PlaysFirst } else { Reason::PlaysLast }),
        _ => {}
    }
}

/// The battlegrounds of a colour, with Cuba if `side` knows that it is one.
fn coloured(state: &State, side: Side, colour: Colour) -> Slots {
    state.board().of_colour(colour, state.cuba().filter(|_| state.known(side).cuba == Sight::Known))
}

fn war_reasons(before: &State, after: &State, side: Side, reasons: &mut Vec<Reason>) {
    // What is seen only now was there before.
    let count = |state: &State, of: Side, colour| {
        state.board().zone_spots(Zone::sphere(of)).intersection(coloured(after, side, colour)).len()
    };
    for colour in Colour::ALL {
        let (was, is) = (count(before, side, colour), count(after, side, colour));
        reasons.extend(match (was, is) {
            (..WAR, WAR..) => Some(Reason::Brink { colour }),
            (WAR.., ..WAR) => Some(Reason::OutOfDanger { colour }),
            (WAR.., WAR..) => Some(Reason::Looms { colour }),
            (..2, 2) => Some(Reason::Tense { colour }),
            _ => None,
        });
        if count(before, side.other(), colour) < WAR && count(after, side.other(), colour) >= WAR {
            reasons.push(Reason::TheirBrink { colour });
        }
    }
}

/// Battlegrounds on which the lead changed: worth a word only if there is nothing else to say.
fn moved_leads(before: &Board, after: &Board, side: Side) -> impl Iterator<Item = Reason> {
    let lead = move |board: &Board, at| board.cubes(side, at) as i8 - board.cubes(side.other(), at) as i8;
    after.table.iter().filter_map(move |slot| {
        let (was, is) = (lead(before, slot), lead(after, slot));
        let at = after.rules.deck().battleground(slot);
        (was != is && is != 0).then_some(Reason::MovesLead { at, before: was, lead: is })
    })
}

fn place_reasons(before: &State, state: &State, side: Side, reasons: &mut Vec<Reason>) {
    let (before, after) = (before.board(), state.board());
    let deck = after.rules.deck();
    let (mine, theirs) = (after.dominated(side), after.dominated(side.other()));
    let (were_mine, were_theirs) = (before.dominated(side), before.dominated(side.other()));
    for slot in after.table.iter() {
        let (at, worth) = (deck.battleground(slot), 1 + u8::from(slot == Slot::CUBA));
        let has = |slots: Slots| slots.contains(slot);
        reasons.extend(match (has(were_mine), has(were_theirs), has(mine), has(theirs)) {
            (false, false, true, _) => Some(Reason::BreaksTie { at, worth }),
            (_, true, true, _) => Some(Reason::TakesOver { at, worth }),
            (_, true, _, false) => Some(Reason::Denies { at, worth }),
            (true, _, false, _) => Some(Reason::GivesUp { at, worth }),
            _ => None,
        });
    }
    let military = coloured(state, side, Colour::Military);
    let leads = |mine: Slots, theirs: Slots| mine.intersection(military).len() > theirs.intersection(military).len();
    match (leads(were_mine, were_theirs), leads(mine, theirs)) {
        (false, true) => reasons.push(Reason::LeadsMilitary),
        (true, false) => reasons.push(Reason::LosesMilitary),
        _ => {}
    }
}
