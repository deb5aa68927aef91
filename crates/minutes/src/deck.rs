use core::fmt;
use core::hash::{Hash, Hasher};

use kernel::{BySide, Set, Side};

use crate::effect::{Line, MAX_LINES, Where, Whose};
use crate::print::Print;
use crate::shelf::FIRST;
use crate::{Action, Affiliation, Battleground, CARDS, Card, Colour, Digest, Row, Slot, Slots, Zone};

/// Thirteen cards to play with.
///
/// Decks stand on a shelf for as long as the process runs: games refer to them, and what equals a deck on the shelf is
/// that deck. Nothing on the shelf ever changes.
pub struct Deck {
    rows: [Row<'static>; CARDS],
    digest: Digest,
    /// By slot; what stands in Cuba's place and behind it is never asked for.
    cards: [Card; Slot::WIDTH],
    cubes: [u8; Slot::WIDTH],
    events: [&'static [Line]; Slot::WIDTH],
    battlegrounds: [Battleground; Slot::WIDTH],
    colours: [Slots; 3],
    sides: [Slots; 3],
    /// By slot and line: the battlegrounds that a side using the Event can mean by what is printed on them.
    printed: [[BySide<Slots>; MAX_LINES]; Slot::WIDTH],
    choices: [Choices; Slot::WIDTH],
}

/// What can be done with a card, or with the battleground that it becomes. Listing what is legal is copying from here.
#[derive(Clone, Copy)]
pub(crate) struct Choices {
    /// Playing it, by side: for Command into the neutral zone and the own sphere, then for its Event.
    pub(crate) plays: BySide<[Action; 4]>,
    /// Placing one cube, two, and so on.
    pub(crate) places: [Action; 4],
    /// Taking off one cube, two, and so on.
    pub(crate) removals: [Action; 4],
}

impl Choices {
    const fn of(card: Card, at: Battleground) -> Self {
        const fn plays(card: Card, own: Zone) -> [Action; 4] {
            let middle = Zone::Neutral;
            [
                Action::Command(card, middle),
                Action::Command(card, own),
                Action::Event(card, middle),
                Action::Event(card, own),
            ]
        }
        let (mut places, mut removals) = ([Action::Done; 4], [Action::Done; 4]);
        let mut i = 0;
        while i < 4 {
            (places[i], removals[i]) = (Action::Place(at, i as u8 + 1), Action::Remove(at, i as u8 + 1));
            i += 1;
        }
        Choices { plays: BySide::new(plays(card, Zone::Us), plays(card, Zone::Ussr)), places, removals }
    }
}

impl Deck {
    pub(crate) const fn new(rows: [Row<'static>; CARDS], digest: Digest, cards: [Card; CARDS]) -> Deck {
        let (mut all, mut cubes, mut events) = ([FIRST; Slot::WIDTH], [0; Slot::WIDTH], [NOTHING; Slot::WIDTH]);
        let mut battlegrounds = [Battleground::Cuba; Slot::WIDTH];
        let (mut colours, mut sides) = ([Slots::EMPTY; 3], [Slots::EMPTY; 3]);
        let mut choices = [Choices::of(FIRST, Battleground::Cuba); Slot::WIDTH];
        let mut i = 0;
        while i < CARDS {
            (all[i], cubes[i], events[i]) = (cards[i], rows[i].cubes, rows[i].event);
            battlegrounds[i] = Battleground::Card(cards[i]);
            choices[i] = Choices::of(cards[i], battlegrounds[i]);
            colours[rows[i].colour as usize].insert(Slot::new(i));
            sides[pile_of(rows[i].affiliation)].insert(Slot::new(i));
            i += 1;
        }
        let printed = printed(&events, &colours, &sides);
        Deck { rows, digest, cards: all, cubes, events, battlegrounds, colours, sides, printed, choices }
    }

    /// What is printed on the cards.
    #[must_use]
    pub const fn rows(&self) -> &[Row<'static>; CARDS] {
        &self.rows
    }

    /// What is printed on a card. `slot` is not Cuba.
    #[must_use]
    pub fn row(&self, slot: Slot) -> &Row<'static> {
        &self.rows[slot.index() % CARDS]
    }

    /// Cubes of the Command of a card.
    #[inline]
    #[must_use]
    pub const fn cubes(&self, slot: Slot) -> u8 {
        self.cubes[slot.index()]
    }

    /// What the Event of a card does.
    #[inline]
    #[must_use]
    pub const fn event(&self, slot: Slot) -> &'static [Line] {
        self.events[slot.index()]
    }

    /// The name of the deck by what it holds.
    #[must_use]
    pub const fn digest(&self) -> Digest {
        self.digest
    }

    /// Whether this is the deck that comes with the game.
    #[must_use]
    pub fn is_built_in(&self) -> bool {
        self == Deck::built_in()
    }

    /// The card in this place, which is not Cuba.
    #[inline]
    #[must_use]
    pub const fn card(&self, slot: Slot) -> Card {
        self.cards[slot.index()]
    }

    /// The cards in these places.
    pub fn cards(&self, slots: Slots) -> impl Iterator<Item = Card> {
        slots.iter().map(|slot| self.card(slot))
    }

    /// Where `card` stands in this deck, if it does.
    #[inline]
    #[must_use]
    pub fn slot(&self, card: Card) -> Option<Slot> {
        // The names of most decks follow one another.
        let ahead = usize::from(card.number().wrapping_sub(self.cards[0].number()));
        if ahead < CARDS && self.cards[ahead] == card {
            return Some(Slot::new(ahead));
        }
        self.cards[..CARDS].iter().position(|&there| there == card).map(Slot::new)
    }

    /// The card of this name.
    pub(crate) fn named(&self, slug: &str) -> Option<Card> {
        self.rows.iter().position(|row| row.slug == slug).map(|slot| self.cards[slot])
    }

    /// The battleground in this place.
    #[inline]
    #[must_use]
    pub fn battleground(&self, slot: Slot) -> Battleground {
        self.battlegrounds[slot.index()]
    }

    /// What can be done with the card or battleground in this place.
    #[inline]
    pub(crate) const fn choices(&self, slot: Slot) -> &Choices {
        &self.choices[slot.index()]
    }

    /// Where a battleground stands in this deck, if it does.
    #[inline]
    #[must_use]
    pub fn spot(&self, at: Battleground) -> Option<Slot> {
        match at {
            Battleground::Cuba => Some(Slot::CUBA),
            Battleground::Card(card) => self.slot(card),
        }
    }

    /// The cards of a colour.
    #[inline]
    #[must_use]
    pub const fn of_colour(&self, colour: Colour) -> Slots {
        self.colours[colour as usize]
    }

    /// The cards of a superpower or the United Nations.
    #[inline]
    #[must_use]
    pub const fn of(&self, affiliation: Affiliation) -> Slots {
        self.sides[pile_of(affiliation)]
    }

    /// The battlegrounds that each line of an Event used by `side` can mean by their colour, their side, and being Cuba.
    #[inline]
    pub(crate) fn printed(&self, slot: Slot, side: Side) -> impl Iterator<Item = Slots> {
        self.printed[slot.index()].iter().map(move |slots| slots[side])
    }

    /// Whether a card is one of `side`'s.
    #[inline]
    #[must_use]
    pub const fn belongs(&self, slot: Slot, side: Side) -> bool {
        self.sides[side as usize].contains(slot)
    }
}

const NOTHING: &[Line] = &[];

const fn pile_of(affiliation: Affiliation) -> usize {
    match affiliation {
        Affiliation::Side(side) => side as usize,
        Affiliation::Un => 2,
    }
}

const fn printed(
    events: &[&[Line]; Slot::WIDTH],
    colours: &[Slots; 3],
    sides: &[Slots; 3],
) -> [[BySide<Slots>; MAX_LINES]; Slot::WIDTH] {
    let mut table = [[BySide::new(Slots::ALL, Slots::ALL); MAX_LINES]; Slot::WIDTH];
    let mut slot = 0;
    while slot < Slot::WIDTH {
        let mut i = 0;
        while i < events[slot].len() {
            let line = &events[slot][i];
            if let Some(on) = line.on() {
                let [us, ussr] = [line.by.seen_by(Side::Us), line.by.seen_by(Side::Ussr)];
                table[slot][i] = BySide::new(meant(on, us, colours, sides), meant(on, ussr, colours, sides));
            }
            i += 1;
        }
        slot += 1;
    }
    table
}

/// What `side` means by what is printed on cards. Cuba has no colour and no side (M5).
const fn meant(on: &Where, side: Side, colours: &[Slots; 3], sides: &[Slots; 3]) -> Slots {
    let mut slots = Slots::ALL;
    if on.colours.bits() != Set::<Colour>::ALL.bits() {
        slots = slots.intersection(any_of(on.colours.bits(), colours));
    }
    if on.sides.bits() != Set::<Whose>::ALL.bits() {
        let whose = [sides[side as usize], sides[2], sides[side.other() as usize]];
        slots = slots.intersection(any_of(on.sides.bits(), &whose));
    }
    match on.cuba {
        None => slots,
        Some(true) => slots.intersection(Slot::CUBA.alone()),
        Some(false) => slots.without(Slot::CUBA.alone()),
    }
}

const fn any_of(wanted: u64, of: &[Slots; 3]) -> Slots {
    let [a, b, c] = *of;
    a.when(wanted & 1 == 1).union(b.when(wanted >> 1 & 1 == 1)).union(c.when(wanted >> 2 & 1 == 1))
}

impl PartialEq for Deck {
    fn eq(&self, other: &Deck) -> bool {
        self.digest == other.digest
    }
}

impl Eq for Deck {}

impl Hash for Deck {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.digest.hash(state);
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Deck({})", self.digest)
    }
}

impl fmt::Display for Deck {
    /// The text of the deck in its one canonical form, which a deck file can have.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Print(&self.rows).fmt(f)
    }
}
