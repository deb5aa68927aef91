use days::{Agenda, Battleground, CardSet, Cause, Fact, Markers, Pending, State, Track, Use};
use kernel::{BySide, Game, Side};
use serde_json::{Map, Value, json};

use super::Traced;
use super::shared::{self, by_side};
use crate::codes::days::{deal_cause, discard_cause, gain, letter_cause, save_cause};

impl Traced for State {
    fn fact(fact: &Fact) -> Value {
        match *fact {
            Fact::Defcon { side, track, from, to, why } => {
                let fact = json!({"t": "defcon", "side": side.slug(), "track": track.slug(), "from": from, "to": to});
                with_cause(fact, why)
            }
            Fact::Cubes { side, at, from, to, why } => {
                let fact =
                    json!({"t": "cubes", "side": side.slug(), "battleground": at.slug(), "from": from, "to": to});
                with_cause(fact, why)
            }
            Fact::AgendasDealt { side, agendas } => {
                json!({"t": "agendas-dealt", "side": side.slug(), "agendas": agendas.map(Agenda::slug)})
            }
            Fact::AgendaChosen { side, agenda } => {
                json!({"t": "agenda-chosen", "side": side.slug(), "agenda": agenda.slug()})
            }
            Fact::CardsDealt { side, cards, why } => {
                json!({"t": "cards-dealt", "side": side.slug(), "cards": slugs(cards), "why": deal_cause(why)})
            }
            Fact::Initiative { by, first } => json!({"t": "initiative", "by": by.slug(), "first": first.slug()}),
            Fact::Play { side, card, how, taken } => json!({
                "t": "play",
                "side": side.slug(),
                "card": card.slug(),
                "as": if how == Use::Event { "event" } else { "command" },
                "letter": how == Use::CommandWithLetter,
                "from": if taken { "intelligence-reports" } else { "hand" },
            }),
            Fact::Event { side, card, used } => {
                json!({"t": "event", "side": side.slug(), "card": card.slug(), "used": used})
            }
            Fact::Prestige { side, amount, from, to, why } => json!({
                "t": "prestige", "side": side.slug(), "amount": amount, "from": from, "to": to, "why": gain(why),
            }),
            Fact::Letter { to, why } => json!({"t": "letter", "to": to.slug(), "why": letter_cause(why)}),
            Fact::Modifier { side, modifier } => {
                json!({"t": "modifier", "side": side.slug(), "modifier": modifier.slug()})
            }
            Fact::CardTaken { from, to, card } => {
                json!({"t": "card-taken", "from": from.slug(), "to": to.slug(), "card": card.slug()})
            }
            Fact::Discard { side, card, why } => {
                json!({"t": "discard", "side": side.slug(), "card": card.slug(), "why": discard_cause(why)})
            }
            Fact::Drawn { side, card } => {
                json!({"t": "drawn", "side": side.slug(), "card": card.slug(), "why": "alliances"})
            }
            Fact::Aftermath { side, card, why } => {
                json!({"t": "aftermath", "side": side.slug(), "card": card.slug(), "why": save_cause(why)})
            }
            Fact::AgendasRevealed(both) => {
                json!({"t": "agendas-revealed", "us": both.us.slug(), "ussr": both.ussr.slug()})
            }
            Fact::AgendaScored { agenda, chosen_by, side, amount } => json!({
                "t": "agenda-scored",
                "agenda": agenda.slug(),
                "chosen_by": chosen_by.slug(),
                "side": side.map(Side::slug),
                "amount": amount,
            }),
            Fact::Round { to } => json!({"t": "round", "to": to}),
            Fact::NuclearWar(guilty) => shared::war(guilty),
            Fact::AftermathCounted { cubes, cards } => {
                json!({"t": "aftermath-counted", "us": cubes.us, "ussr": cubes.ussr, "cards": slugs(cards)})
            }
            Fact::Outcome(outcome) => {
                json!({"t": "outcome", "winner": outcome.winner.map(Side::slug), "why": outcome.why.slug()})
            }
            Fact::Turn(Pending { phase, .. }) => shared::turn(phase.turn(), phase.slug()),
        }
    }

    fn position(&self, settled: bool) -> Value {
        let board = self.board();
        let turn = self.turn();
        let agendas = BySide::from_fn(|side| {
            json!({
                "dealt": board.flags[side].map_or_else(Vec::new, |three| three.map(Agenda::slug).to_vec()),
                "chosen": self.chosen(side).map(Agenda::slug),
            })
        });
        let aftermath = self.aftermath(Side::Us).union(self.aftermath(Side::Ussr));
        json!({
            "round": board.round,
            "prestige": board.prestige,
            "letter": board.letter.slug(),
            "defcon": by_side(board.defcon.map(markers)),
            "cubes": by_side(board.cubes.map(|cubes| stacks(&cubes))),
            "hands": by_side(BySide::from_fn(|side| json!(slugs(self.hand(side))))),
            "agendas": by_side(agendas),
            "agenda_deck": self.agenda_deck(),
            "agendas_used": board.used.iter().map(Agenda::slug).collect::<Vec<_>>(),
            "deck": self.deck().len(),
            "in_play": slugs(self.in_play()),
            "discard": slugs(board.discard),
            "aftermath": slugs(aftermath),
            "modifiers": by_side(board.modifiers.map(|modifiers| {
                json!(modifiers.iter().map(|modifier| modifier.slug()).collect::<Vec<_>>())
            })),
            "to_move": turn.side().filter(|_| settled).map(Side::slug),
            "decision": if settled { board.pending.phase.slug() } else { "rules" },
            "outcome": shared::outcome(turn),
        })
    }
}

fn slugs(cards: CardSet) -> Vec<&'static str> {
    cards.iter().map(|card| card.slug()).collect()
}

fn markers(markers: Markers) -> Value {
    Value::Object(Track::ALL.into_iter().map(|track| (track.slug().to_owned(), json!(markers.on(track)))).collect())
}

fn stacks(cubes: &[u8; 9]) -> Value {
    let pair = |at: Battleground| (at.slug().to_owned(), json!(cubes[at as usize]));
    Value::Object(Battleground::ALL.into_iter().map(pair).collect::<Map<_, _>>())
}

fn with_cause(mut fact: Value, why: Cause) -> Value {
    let (why, card) = match why {
        Cause::Round => ("round", None),
        Cause::Command(card) => ("command", Some(card)),
        Cause::Event(card) => ("event", Some(card)),
        Cause::Television => ("television", None),
        Cause::Agenda => ("agenda", None),
    };
    fact["why"] = json!(why);
    if let Some(card) = card {
        fact["card"] = json!(card.slug());
    }
    fact
}
