//! A game up to a moment, with everything drawn anew that a seat did not know.

use bots::Insight;
use kernel::{Dealer, Entry, Seat, Side, Turn};
use table::Record;

/// A game whose hidden cards can be exchanged for others in its history.
pub trait Redrawn: Insight {
    /// A card.
    type Named: Copy + PartialEq;

    /// The piles in which cards may lie that a seat does not know.
    fn piles(&self) -> Vec<Vec<Self::Named>>;

    /// The entry with other cards.
    fn renamed(entry: Entry<Self>, name: impl Fn(Self::Named) -> Self::Named) -> Entry<Self>;

    /// Puts the secret choice of `side` in `guess` in the place of the one that it made, if that is still secret.
    fn with_secret(entries: &mut [Entry<Self>], side: Side, guess: &Self);
}

/// How often a guess is tried that the history contradicts.
const TRIES: usize = 64;

/// The game after `ply` entries with what `seat` did not know drawn anew: the seat was told the same, and knows the same. A secret
/// choice that the opponent made just now is left out, to be made again. Where no guess fits the history nothing is redrawn.
#[must_use]
pub fn redrawn<G: Redrawn>(record: &Record<G>, ply: usize, side: Side, dealer: &mut impl Dealer) -> Record<G> {
    let mut before = record.table_at(ply).record();
    let mut entries = before.entries().to_vec();
    while let Some(&Entry::Action(by, action)) = entries.last()
        && by != side
        && G::is_hidden(&before.position_at(entries.len() - 1), action)
    {
        entries.pop();
        before = record.table_at(entries.len()).record();
    }
    let seat = Seat::Player(side);
    let state = before.position_at(entries.len());
    let (view, told) = (state.view(seat), before.told(seat, 0));
    if matches!(state.turn(), Turn::Over(_)) {
        return before;
    }
    for _ in 0..TRIES {
        let guess = G::guess(&view, dealer);
        let names = exchanged(&state, &guess);
        let name = |card: G::Named| names.iter().find(|(from, _)| *from == card).map_or(card, |(_, to)| *to);
        let mut renamed: Vec<Entry<G>> = entries.iter().map(|&entry| G::renamed(entry, name)).collect();
        G::with_secret(&mut renamed, side.other(), &guess);
        if let Ok(again) = Record::new(record.rules(), renamed)
            && again.told(seat, 0) == told
        {
            return again;
        }
    }
    before
}

/// Which card takes the place of which, so that the piles of one position become those of the other.
fn exchanged<G: Redrawn>(from: &G, to: &G) -> Vec<(G::Named, G::Named)> {
    let less = |all: &[G::Named], some: &[G::Named]| -> Vec<G::Named> {
        all.iter().copied().filter(|card| !some.contains(card)).collect()
    };
    let piles = from.piles().into_iter().zip(to.piles());
    piles.flat_map(|(from, to)| less(&from, &to).into_iter().zip(less(&to, &from))).collect()
}

impl Redrawn for days::State {
    type Named = days::Card;

    fn piles(&self) -> Vec<Vec<days::Card>> {
        let [us, ussr] = Side::ALL.map(|side| [self.hand(side), self.aftermath(side)]);
        [us[0], us[1], ussr[0], ussr[1], self.deck(), self.in_play()].map(|pile| pile.iter().collect()).into()
    }

    fn renamed(entry: Entry<Self>, name: impl Fn(days::Card) -> days::Card) -> Entry<Self> {
        use days::{Action, Chance};
        match entry {
            Entry::Chance(chance) => Entry::Chance(match chance {
                Chance::Cards(side, cards) => Chance::Cards(side, cards.iter().map(name).collect()),
                Chance::Take(card) => Chance::Take(name(card)),
                Chance::Draw(card) => Chance::Draw(name(card)),
                Chance::Agendas(..) => chance,
            }),
            Entry::Action(side, action) => Entry::Action(
                side,
                match action {
                    Action::Command(card) => Action::Command(name(card)),
                    Action::CommandWithLetter(card) => Action::CommandWithLetter(name(card)),
                    Action::Event(card) => Action::Event(name(card)),
                    Action::Discard(card) => Action::Discard(name(card)),
                    Action::Save(card) => Action::Save(name(card)),
                    _ => action,
                },
            ),
            Entry::Resign(_) => entry,
        }
    }

    fn with_secret(entries: &mut [Entry<Self>], side: Side, guess: &Self) {
        if let Some(chosen) = guess.chosen(side).filter(|_| guess.board().revealed.is_none()) {
            let is_choice =
                |entry: &&mut Entry<Self>| matches!(entry, Entry::Action(by, days::Action::Agenda(_)) if *by == side);
            if let Some(choice) = entries.iter_mut().rev().find(is_choice) {
                *choice = Entry::Action(side, days::Action::Agenda(chosen));
            }
        }
    }
}

impl Redrawn for minutes::State {
    type Named = minutes::Card;

    fn piles(&self) -> Vec<Vec<minutes::Card>> {
        let deck = self.board().rules.deck();
        let cards = |slots: minutes::Slots| slots.iter().map(|slot| deck.card(slot)).collect();
        let cuba = self.cuba().map_or(minutes::Slots::EMPTY, minutes::Slot::alone);
        [self.hand(Side::Us), self.hand(Side::Ussr), self.deck(), cuba].map(cards).into()
    }

    fn renamed(entry: Entry<Self>, name: impl Fn(minutes::Card) -> minutes::Card) -> Entry<Self> {
        use minutes::{Action, Chance};
        match entry {
            Entry::Chance(chance) => Entry::Chance(match chance {
                Chance::Cards(side, cards) => {
                    let [one, two] = cards.map(name);
                    Chance::Cards(side, [one.min(two), one.max(two)])
                }
                Chance::Cuba(card) => Chance::Cuba(name(card)),
                Chance::Draw(card) => Chance::Draw(name(card)),
                Chance::Coin(_) => chance,
            }),
            Entry::Action(side, action) => Entry::Action(
                side,
                match action {
                    Action::Command(card, zone) => Action::Command(name(card), zone),
                    Action::Event(card, zone) => Action::Event(name(card), zone),
                    Action::Exchange(card) => Action::Exchange(name(card)),
                    _ => action,
                },
            ),
            Entry::Resign(_) => entry,
        }
    }

    fn with_secret(_entries: &mut [Entry<Self>], _side: Side, _guess: &Self) {}
}
