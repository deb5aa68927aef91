use kernel::{BySide, Game, Side};
use minutes::{Battleground, Cause, Decision, Draw, Fact, Gain, Pending, Phase, Slots, State};
use serde_json::{Value, json};

use super::Traced;
use super::shared::{self, by_side};
use crate::codes::minutes::order_cause;

impl Traced for State {
    fn fact(fact: &Fact) -> Value {
        match *fact {
            Fact::CardsDealt { side, cards } => {
                json!({"t": "cards-dealt", "side": side.slug(), "cards": cards.map(|card| card.to_string())})
            }
            Fact::CubaDealt { card } => json!({"t": "cuba-dealt", "card": card.to_string()}),
            Fact::BidMade { side, cubes } => json!({"t": "bid-made", "side": side.slug(), "cubes": cubes}),
            Fact::Bid { side, cubes } => json!({"t": "bid", "side": side.slug(), "cubes": cubes}),
            Fact::BidsEqual { times } => json!({"t": "bids-equal", "times": times}),
            Fact::Coin { side } => json!({"t": "coin", "side": side.slug()}),
            Fact::Order { by, first, why } => {
                json!({"t": "order", "by": by.slug(), "first": first.slug(), "why": order_cause(why)})
            }
            Fact::Play { side, card, zone, how } => json!({
                "t": "play", "side": side.slug(), "card": card.to_string(), "zone": zone.slug(), "as": how.slug(),
            }),
            Fact::Event { side, card, used } => {
                json!({"t": "event", "side": side.slug(), "card": card.to_string(), "used": used})
            }
            Fact::Cubes { side, at, from, to, why } => {
                let fact =
                    json!({"t": "cubes", "side": side.slug(), "battleground": at.to_string(), "from": from, "to": to});
                with_cause(fact, why)
            }
            Fact::Move { at, from, to, why } => {
                let fact = json!({"t": "move", "battleground": at.to_string(), "from": from.slug(), "to": to.slug()});
                with_cause(fact, why)
            }
            Fact::CubaSeen { side, card } => json!({"t": "cuba-seen", "side": side.slug(), "card": card.to_string()}),
            Fact::CubaExchanged { side, card, gave } => {
                json!({"t": "cuba-exchanged", "side": side.slug(), "card": card.to_string(), "gave": gave.to_string()})
            }
            Fact::Drawn { side, card } => json!({"t": "drawn", "side": side.slug(), "card": card.to_string()}),
            Fact::Revealed { cuba, left } => {
                json!({"t": "revealed", "cuba": cuba.to_string(), "us": left.us.to_string(), "ussr": left.ussr.to_string()})
            }
            Fact::Scored { side, amount, why } => scored(side, amount, why),
            Fact::LeftoverPlaced { side, card } => {
                json!({"t": "leftover-placed", "side": side.slug(), "card": card.to_string()})
            }
            Fact::NuclearWar(guilty) => shared::war(guilty),
            Fact::Outcome { outcome, prestige } => json!({
                "t": "outcome",
                "winner": outcome.winner.map(Side::slug),
                "why": outcome.why.slug(),
                "prestige": {"us": prestige.us, "ussr": prestige.ussr},
            }),
            Fact::Turn(Pending { phase, .. }) => shared::turn(phase.turn(), phase.slug()),
        }
    }

    fn position(&self, settled: bool) -> Value {
        let board = self.board();
        let deck = board.rules.deck();
        let turn = self.turn();
        let slugs = |slots: Slots| deck.cards(slots).map(|card| card.to_string()).collect::<Vec<_>>();
        let battlegrounds: Vec<Value> = board
            .table
            .iter()
            .map(|at| {
                json!({
                    "id": deck.battleground(at).to_string(),
                    "zone": board.zone(at).slug(),
                    "us": board.cubes(Side::Us, at),
                    "ussr": board.cubes(Side::Ussr, at),
                })
            })
            .collect();
        let first = (board.plays_made > 0 || board.play.is_some() || is_decided(self)).then(|| board.first.slug());
        json!({
            "hands": by_side(BySide::from_fn(|side| json!(slugs(self.hand(side))))),
            "deck": self.deck().len(),
            "cuba": self.cuba().map(|slot| deck.card(slot).to_string()),
            "supply": {"us": board.supply.us, "ussr": board.supply.ussr},
            "out": {"us": board.out.us, "ussr": board.out.ussr},
            "battlegrounds": battlegrounds,
            "first": first,
            "prestige": {"us": board.prestige.us, "ussr": board.prestige.ussr},
            "to_move": turn.side().filter(|_| settled).map(Side::slug),
            "decision": if settled { board.pending.phase.slug() } else { "rules" },
            "outcome": shared::outcome(turn),
        })
    }
}

/// A campaign as it stands during its next game.
#[must_use]
pub fn campaign(campaign: minutes::Campaign) -> Value {
    let prestige = campaign.prestige();
    json!({"game": campaign.games() + 1, "us": prestige.us, "ussr": prestige.ussr})
}

/// Whether it is decided who plays first.
fn is_decided(state: &State) -> bool {
    let phase = state.board().pending.phase;
    !matches!(
        phase,
        Phase::Draw(Draw::Hand(_) | Draw::Cuba | Draw::Coin) | Phase::Decide(_, Decision::Bid | Decision::Order)
    )
}

fn scored(side: Side, amount: u8, why: Gain) -> Value {
    let (why, battleground) = match why {
        Gain::Battleground(card) => ("battleground", Some(Battleground::Card(card))),
        Gain::Cuba => ("cuba", Some(Battleground::Cuba)),
        Gain::Military => ("military", None),
        Gain::Aftermath => ("aftermath", None),
    };
    let mut fact = json!({"t": "scored", "side": side.slug(), "amount": amount, "why": why});
    if let Some(at) = battleground {
        fact["battleground"] = json!(at.to_string());
    }
    fact
}

fn with_cause(mut fact: Value, why: Cause) -> Value {
    let (why, card) = match why {
        Cause::Command(card) => ("command", card),
        Cause::Event(card) => ("event", card),
    };
    fact["why"] = json!(why);
    fact["card"] = json!(card.to_string());
    fact
}
