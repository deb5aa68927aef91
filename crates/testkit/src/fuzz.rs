//! What may be done with bytes from outside. Each function takes anything and must come back; what it accepts must hold.
//!
//! The same functions are run for a fixed budget by `cargo test` and without end by `cargo xtask fuzz`.

use std::sync::LazyLock;

use kernel::laws::{Checks, anything, walk};
use kernel::{Dealer, Entry, Game, List, Seat, SeatView, Turn};
use table::{GameKind, Record, Recorded, Series, Table, with_game};
use wire::message::{self, Coded};

/// Something that takes any bytes.
pub type Target = fn(&[u8]);

/// Every function with its name, which is that of its fuzz target.
pub const TARGETS: [(&str, Target); 5] =
    [("record", record), ("notation", notation), ("play", play), ("deck", deck), ("wire", wire)];

/// Reads a record of any game.
///
/// # Panics
/// If a record is accepted that cannot be replayed or does not come back as it was written.
pub fn record(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    match Recorded::of(&text) {
        Ok(Recorded::Game(kind)) => with_game!(kind, G => record_of::<G>(&text)),
        Ok(Recorded::Campaign) => {
            if let Ok(series) = Series::read(&text) {
                assert_eq!(Series::read(&series.to_string()), Ok(series), "comes back as another campaign");
            }
        }
        Err(error) => {
            GameKind::ALL
                .into_iter()
                .for_each(|kind| with_game!(kind, G => assert!(Record::<G>::read(&text).is_err(), "{error}")));
        }
    }
}

fn record_of<G: Game>(text: &str) {
    let Ok(record) = Record::<G>::read(text) else { return };
    assert_eq!(record.replay().len(), record.entries().len() + 1);
    assert_eq!(Record::read(&record.to_string()), Ok(record), "comes back as another game");
}

/// Reads actions and draws of any game, line by line.
///
/// # Panics
/// If something is accepted that does not come back as it was written.
pub fn notation(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for line in text.lines() {
        GameKind::ALL.into_iter().for_each(|kind| with_game!(kind, G => notation_of::<G>(line)));
    }
}

fn notation_of<G: Game>(line: &str) {
    if let Ok(action) = line.parse::<G::Action>() {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    if let Ok(chance) = line.parse::<G::Chance>() {
        assert_eq!(chance.to_string().parse(), Ok(chance));
    }
    if let Ok(rules) = line.parse::<G::Rules>() {
        assert_eq!(rules.to_string().parse(), Ok(rules));
    }
}

/// Plays a game by the bytes: a byte is a choice, a draw, an undo, or something that is not allowed.
///
/// # Panics
/// If a law is broken on the way.
pub fn play(bytes: &[u8]) {
    GameKind::ALL.into_iter().for_each(|kind| with_game!(kind, G => play_of::<G>(bytes)));
}

/// Reads a deck file; then makes a sound deck of the bytes and plays a game with it to the end.
///
/// # Panics
/// If a deck is accepted that does not come back as it was written, or a law is broken on the way.
pub fn deck(bytes: &[u8]) {
    let mut source = Bytes(bytes.iter());
    let draft = decks::random::random_deck("fuzz", &mut source);
    let deck = draft.shelve().unwrap_or_else(|flaw| panic!("{flaw}\n{}", draft.text()));
    assert_eq!(deck.to_string(), draft.text(), "stands on the shelf as another deck");
    let checks = Checks { longest: 800, views: true };
    let game = walk::<minutes::State, _>(minutes::Rules::with_deck(deck.deck()), &mut source, anything, checks);
    assert!(game.is_ok(), "{}\n{}", game.err().unwrap_or_default(), *deck);
    if let Ok(draft) = decks::check_bytes(bytes) {
        assert_eq!(decks::check(&draft.text()).map(|again| again.digest()), Ok(draft.digest()));
    }
}

/// Reads messages of any game, and goes on from the views among them as a client would.
///
/// # Panics
/// If something is accepted that does not come back as it was written, or that cannot be played on from.
pub fn wire(bytes: &[u8]) {
    wire_of::<days::State>(bytes, days::Rules::default());
    // Messages name a deck, or cards of the deck at the table.
    static LONG: LazyLock<&minutes::Deck> = LazyLock::new(|| {
        let file = include_str!("../../wire/tests/pinned/deck.toml");
        decks::read(file).unwrap_or_else(|faults| panic!("{faults:?}")).keep()
    });
    for deck in [minutes::Deck::built_in(), *LONG] {
        wire_of::<minutes::State>(bytes, minutes::Rules::with_deck(deck));
    }
}

fn wire_of<G: Coded>(bytes: &[u8], rules: G::Rules) {
    if let Ok(view) = message::read_view::<G>(bytes) {
        assert_eq!(message::read_view::<G>(message::write_view::<G>(&view).as_bytes()), Ok(view));
        play_on(G::guess(&view, &mut Bytes(bytes.iter())), &mut Bytes(bytes.iter()));
    }
    if let Ok(heard) = message::read_heard::<G>(bytes, rules) {
        assert_eq!(message::read_heard::<G>(message::write_heard::<G>(&heard).as_bytes(), rules), Ok(heard.clone()));
        for seat in Seat::ALL {
            // A view that heard nothing may refuse it, but must not break.
            drop(message::hear::<G>(&G::first_view(rules, seat), &heard));
        }
    }
}

/// Plays to the end of the game by the bytes, or until they are used up.
fn play_on<G: Game>(mut state: G, source: &mut Bytes<'_>) {
    while !source.is_empty() {
        match state.turn() {
            Turn::Over(_) => return,
            Turn::Chance => {
                let chance = state.draw(source);
                state.deal_unchecked(chance, &mut ());
            }
            Turn::Player(_) => {
                let mut choices = List::<G::Action>::new();
                state.actions(&mut choices);
                state.play_unchecked(choices[source.below(choices.len() as u32) as usize], &mut ());
            }
        }
    }
}

fn play_of<G: Game>(bytes: &[u8]) {
    let mut source = Bytes(bytes.iter());
    let mut table = Table::<G>::new(G::Rules::default());
    while !source.is_empty() {
        table.deal(&mut source, |_| {});
        let Turn::Player(side) = table.turn() else { break };
        let choices = table.choices();
        match source.below(16) {
            0 => drop(table.undo(side)),
            1 => assert!(table.play(side.other(), choices[0]).is_err(), "the wrong side was let in"),
            _ => {
                let action = choices[source.below(choices.len() as u32) as usize];
                assert!(table.play(side, action).is_ok(), "a choice that was offered is refused");
            }
        }
        check(&table, &mut source);
    }
    let record = table.record();
    assert_eq!(Record::read(&record.to_string()), Ok(record));
}

fn check<G: Game>(table: &Table<G>, source: &mut Bytes<'_>) {
    for seat in Seat::ALL {
        let view = table.view(seat);
        let guess = G::guess(&view, source);
        assert_eq!(guess.flaw(), None);
        assert_eq!(guess.view(seat), view, "a guess does not agree");
        assert_eq!(view.turn(), table.turn(), "the turn depends on what cannot be seen");
        match table.turn() {
            Turn::Player(side) if seat.is(side) => {
                let mut offered = List::<G::Action>::new();
                guess.actions(&mut offered);
                assert_eq!(&*offered, &*table.choices(), "the choices depend on what cannot be seen");
                assert_eq!(&*offered, &*view.choices());
                assert!(table.consider(Entry::Action(side, offered[0])).is_ok());
            }
            _ => assert!(view.choices().is_empty(), "who is not to move has choices"),
        }
    }
}

/// Chance as the bytes will have it.
struct Bytes<'a>(std::slice::Iter<'a, u8>);

impl Bytes<'_> {
    fn is_empty(&self) -> bool {
        self.0.len() == 0
    }
}

impl Dealer for Bytes<'_> {
    fn below(&mut self, n: u32) -> u32 {
        u32::from(self.0.next().copied().unwrap_or(0)) % n
    }
}
