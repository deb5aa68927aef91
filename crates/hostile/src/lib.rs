//! What may be done with bytes from outside. Each function takes anything and must come back; what it accepts must hold.
//!
//! The same functions are run for a fixed budget by `cargo test` and without end by `cargo xtask fuzz`.

use kernel::laws::{Watch, anything, walk};
use kernel::{Dealer, Entry, Game, List, Seat, Turn};
use table::{Record, Series, Table, game_of};

/// Something that takes any bytes.
pub type Target = fn(&[u8]);

/// Every function with its name, which is that of its fuzz target.
pub const TARGETS: [(&str, Target); 4] = [("record", record), ("notation", notation), ("play", play), ("deck", deck)];

/// Reads a record of any game.
///
/// # Panics
/// If a record is accepted that cannot be replayed or does not come back as it was written.
pub fn record(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if game_of(&text).is_ok() {
        record_of::<days::State>(&text);
        record_of::<minutes::State>(&text);
        if let Ok(series) = Series::read(&text) {
            assert_eq!(Series::read(&series.to_string()), Ok(series), "comes back as another campaign");
        }
    }
}

fn record_of<G: Game>(text: &str) {
    let Ok(record) = Record::<G>::read(text) else { return };
    assert!(record.replay().is_ok(), "accepted, but cannot be replayed");
    assert_eq!(Record::read(&record.to_string()), Ok(record), "comes back as another game");
}

/// Reads actions and draws of any game, line by line.
///
/// # Panics
/// If something is accepted that does not come back as it was written.
pub fn notation(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for line in text.lines() {
        notation_of::<days::State>(line);
        notation_of::<minutes::State>(line);
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
    play_of::<days::State>(bytes);
    play_of::<minutes::State>(bytes);
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
    let watch = Watch { longest: 800, views: true };
    let game = walk::<minutes::State, _>(minutes::Rules::with_deck(deck.deck()), &mut source, anything, watch);
    assert!(game.is_ok(), "{}\n{}", game.err().unwrap_or_default(), *deck);
    if let Ok(draft) = decks::check_bytes(bytes) {
        assert_eq!(decks::check(&draft.text()).map(|again| again.digest()), Ok(draft.digest()));
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
        let mut offered = List::<G::Action>::new();
        guess.actions(&mut offered);
        if table.turn().side().is_some_and(|side| seat.is(side)) {
            assert_eq!(&*offered, &*table.choices(), "the choices depend on what cannot be seen");
            assert!(table.consider(Entry::Action(seat.side().unwrap_or(kernel::Side::Us), offered[0])).is_ok());
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
