use days::{
    Agenda, Battleground, CardSet, Cause, DealCause, DiscardCause, Fact, Gain, LetterCause, Markers, Pending,
    SaveCause, State, Track, Use,
};
use kernel::{BySide, Game, Side, Turn};
use serde_json::{Map, Value, json};

use crate::Traced;

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
            Fact::NuclearWar(guilty) => json!({
                "t": "nuclear-war",
                "sides": Side::ALL.into_iter().filter(|&side| guilty[side]).map(Side::slug).collect::<Vec<_>>(),
            }),
            Fact::AftermathCounted { cubes, cards } => {
                json!({"t": "aftermath-counted", "us": cubes.us, "ussr": cubes.ussr, "cards": slugs(cards)})
            }
            Fact::Outcome(outcome) => {
                json!({"t": "outcome", "winner": outcome.winner.map(Side::slug), "why": outcome.why.slug()})
            }
            Fact::Turn(Pending { phase, .. }) => {
                json!({"t": "turn", "to": phase.turn().side().map(Side::slug), "decision": phase.slug()})
            }
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
        let outcome = match turn {
            Turn::Over(outcome) => {
                json!({"winner": outcome.winner.map(Side::slug), "why": outcome.why.slug()})
            }
            _ => Value::Null,
        };
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
            "outcome": outcome,
        })
    }
}

fn slugs(cards: CardSet) -> Vec<&'static str> {
    cards.iter().map(|card| card.slug()).collect()
}

fn by_side(values: BySide<Value>) -> Value {
    json!({"us": values.us, "ussr": values.ussr})
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

const fn deal_cause(why: DealCause) -> &'static str {
    match why {
        DealCause::Round => "round",
        DealCause::Replacement => "replacement",
        DealCause::Cycle => "summit-meeting",
    }
}

const fn gain(why: Gain) -> &'static str {
    match why {
        Gain::Event => "event",
        Gain::Agendas => "agendas",
        Gain::Aftermath => "aftermath",
    }
}

const fn letter_cause(why: LetterCause) -> &'static str {
    match why {
        LetterCause::Command => "command",
        LetterCause::UnitedNations => "united-nations",
    }
}

const fn discard_cause(why: DiscardCause) -> &'static str {
    match why {
        DiscardCause::Played => "played",
        DiscardCause::Taken => "intelligence-reports",
        DiscardCause::Cycle => "summit-meeting",
        DiscardCause::Alliances => "alliances",
    }
}

const fn save_cause(why: SaveCause) -> &'static str {
    match why {
        SaveCause::Saved => "saved",
        SaveCause::Alliances => "alliances",
    }
}
