use core::fmt;
use core::hash::{Hash, Hasher};
use core::num::NonZeroU16;
use core::ops::Deref;
use core::sync::atomic::{AtomicU8, AtomicU16, AtomicU32, AtomicU64, Ordering::Relaxed};

use kernel::{BySide, Set, Side};

use crate::effect::{Deed, Line, MAX_LINES, Where, Whose};
use crate::packed::{pack, unpack};
use crate::print::Print;
use crate::shelf::first_cards;
use crate::{Action, Affiliation, Battleground, CARDS, Card, Colour, Digest, Row, Slot, Slots, Zone};

/// Thirteen cards to play with, in their place on the shelf.
///
/// Decks stand on a shelf while somebody uses them ([`crate::Lease`]): games refer to them, and what equals a deck in use
/// is that deck. Nothing changes on a deck that is in use; when nobody uses it any more, its place is filled anew. Hence
/// the atomics, which cost nothing to read.
pub struct Deck {
    /// What needs no unpacking, because it is part of the program.
    fixed: Option<&'static Fixed>,
    /// How often the place was given up.
    time: AtomicU32,
    digest: [AtomicU64; 2],
    /// The numbers of the cards by slot; 0 for Cuba.
    cards: [AtomicU16; Slot::WIDTH],
    cubes: [AtomicU8; Slot::WIDTH],
    /// How many lines each Event has.
    lens: [AtomicU8; Slot::WIDTH],
    /// Which lines of each Event stand in place of the line before, a bit each.
    ors: [AtomicU8; Slot::WIDTH],
    colours: [AtomicU16; 3],
    sides: [AtomicU16; 3],
    /// By slot and line: the battlegrounds that a side using the Event can mean by what is printed on them; those of the
    /// USSR in the upper half.
    printed: [[AtomicU32; MAX_LINES]; Slot::WIDTH],
    lines: [[AtomicU64; MAX_LINES]; Slot::WIDTH],
}

/// What a deck holds besides its lines.
pub(crate) struct Content<'a> {
    digest: Digest,
    events: [&'a [Line]; Slot::WIDTH],
    cards: [u16; Slot::WIDTH],
    cubes: [u8; Slot::WIDTH],
    lens: [u8; Slot::WIDTH],
    ors: [u8; Slot::WIDTH],
    colours: [Slots; 3],
    sides: [Slots; 3],
    printed: [[u32; MAX_LINES]; Slot::WIDTH],
}

/// A deck that is part of the program.
pub(crate) struct Fixed {
    content: Content<'static>,
    choices: [Choices; Slot::WIDTH],
}

impl Fixed {
    pub(crate) const fn of(rows: &'static [Row<'static>; CARDS], digest: Digest) -> Self {
        let cards = first_cards();
        let mut choices = [Choices::of(cards[0], Battleground::Cuba); Slot::WIDTH];
        let mut i = 0;
        while i < CARDS {
            choices[i] = Choices::of(cards[i], Battleground::Card(cards[i]));
            i += 1;
        }
        Fixed { content: Content::of(rows, digest, cards), choices }
    }
}

impl<'a> Content<'a> {
    pub(crate) const fn of(rows: &[Row<'a>; CARDS], digest: Digest, names: [Card; CARDS]) -> Self {
        let (mut cards, mut cubes, mut events) = ([0; Slot::WIDTH], [0; Slot::WIDTH], [NOTHING; Slot::WIDTH]);
        let (mut lens, mut ors) = ([0; Slot::WIDTH], [0; Slot::WIDTH]);
        let (mut colours, mut sides) = ([Slots::EMPTY; 3], [Slots::EMPTY; 3]);
        let mut i = 0;
        while i < CARDS {
            (cards[i], cubes[i], events[i]) = (names[i].number(), rows[i].cubes, rows[i].event);
            lens[i] = events[i].len() as u8;
            let mut line = 0;
            while line < events[i].len() {
                ors[i] |= (events[i][line].or as u8) << line;
                line += 1;
            }
            colours[rows[i].colour as usize].insert(Slot::new(i));
            sides[pile_of(rows[i].affiliation)].insert(Slot::new(i));
            i += 1;
        }
        let printed = printed(&events, &colours, &sides);
        Content { digest, events, cards, cubes, lens, ors, colours, sides, printed }
    }
}

/// The lines of an Event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    lines: [Line; MAX_LINES],
    len: u8,
}

impl Event {
    pub(crate) const NONE: Event = Event { lines: [Line::mine(Deed::Look); MAX_LINES], len: 0 };
}

impl Deref for Event {
    type Target = [Line];

    fn deref(&self) -> &[Line] {
        &self.lines[..usize::from(self.len)]
    }
}

/// What is printed on a card besides its Event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// Whose it is.
    pub affiliation: Affiliation,
    /// Cubes of its Command.
    pub cubes: u8,
    /// Its DEFCON colour.
    pub colour: Colour,
}

/// What can be done with a card, or with the battleground that it becomes. Listing what is legal is copying from here.
#[derive(Clone, Copy)]
pub(crate) struct Choices {
    /// Playing it, by side: for Command into the neutral zone and the own sphere, then for its Event.
    pub(crate) plays: BySide<[Action; 4]>,
    /// Placing one cube, two, and so on.
    pub(crate) places: [Action; SHORT],
    /// Taking off one cube, two, and so on.
    pub(crate) removals: [Action; SHORT],
}

/// How many cubes a short row of choices has.
pub(crate) const SHORT: usize = 4;

/// Playing a card, for a side with this sphere.
pub(crate) const fn plays(card: Card, own: Zone) -> [Action; 4] {
    let middle = Zone::Neutral;
    [Action::Command(card, middle), Action::Command(card, own), Action::Event(card, middle), Action::Event(card, own)]
}

impl Choices {
    const fn of(card: Card, at: Battleground) -> Self {
        let (mut places, mut removals) = ([Action::Done; SHORT], [Action::Done; SHORT]);
        let mut i = 0;
        while i < SHORT {
            (places[i], removals[i]) = (Action::Place(at, i as u8 + 1), Action::Remove(at, i as u8 + 1));
            i += 1;
        }
        Choices { plays: BySide::new(plays(card, Zone::Us), plays(card, Zone::Ussr)), places, removals }
    }
}

impl Deck {
    /// A place in which no deck stands.
    pub(crate) const fn empty() -> Deck {
        Deck {
            fixed: None,
            time: AtomicU32::new(0),
            digest: [const { AtomicU64::new(0) }; 2],
            cards: [const { AtomicU16::new(0) }; Slot::WIDTH],
            cubes: [const { AtomicU8::new(0) }; Slot::WIDTH],
            lens: [const { AtomicU8::new(0) }; Slot::WIDTH],
            ors: [const { AtomicU8::new(0) }; Slot::WIDTH],
            colours: [const { AtomicU16::new(0) }; 3],
            sides: [const { AtomicU16::new(0) }; 3],
            printed: [const { [const { AtomicU32::new(0) }; MAX_LINES] }; Slot::WIDTH],
            lines: [const { [const { AtomicU64::new(0) }; MAX_LINES] }; Slot::WIDTH],
        }
    }

    /// A deck that is part of the program and stands in its place for ever.
    pub(crate) const fn fixed(fixed: &'static Fixed) -> Deck {
        let content = &fixed.content;
        let mut deck = Deck { fixed: Some(fixed), ..Deck::empty() };
        let [high, low] = content.digest.halves();
        deck.digest = [AtomicU64::new(high), AtomicU64::new(low)];
        let mut i = 0;
        while i < Slot::WIDTH {
            deck.cards[i] = AtomicU16::new(content.cards[i]);
            deck.cubes[i] = AtomicU8::new(content.cubes[i]);
            deck.lens[i] = AtomicU8::new(content.lens[i]);
            deck.ors[i] = AtomicU8::new(content.ors[i]);
            let mut line = 0;
            while line < MAX_LINES {
                deck.printed[i][line] = AtomicU32::new(content.printed[i][line]);
                line += 1;
            }
            i += 1;
        }
        let mut i = 0;
        while i < 3 {
            deck.colours[i] = AtomicU16::new(content.colours[i].bits());
            deck.sides[i] = AtomicU16::new(content.sides[i].bits());
            i += 1;
        }
        deck
    }

    /// Fills a place that nobody uses.
    pub(crate) fn fill(&self, content: &Content<'_>) {
        self.set_digest(content.digest);
        for slot in 0..Slot::WIDTH {
            self.cards[slot].store(content.cards[slot], Relaxed);
            self.cubes[slot].store(content.cubes[slot], Relaxed);
            self.lens[slot].store(content.lens[slot], Relaxed);
            self.ors[slot].store(content.ors[slot], Relaxed);
            for (line, packed) in content.events[slot].iter().zip(&self.lines[slot]) {
                packed.store(pack(line), Relaxed);
            }
            for (printed, place) in content.printed[slot].into_iter().zip(&self.printed[slot]) {
                place.store(printed, Relaxed);
            }
        }
        for i in 0..3 {
            self.colours[i].store(content.colours[i].bits(), Relaxed);
            self.sides[i].store(content.sides[i].bits(), Relaxed);
        }
    }

    fn set_digest(&self, digest: Digest) {
        for (half, place) in digest.halves().into_iter().zip(&self.digest) {
            place.store(half, Relaxed);
        }
    }

    /// Gives the place up: positions that still refer to it are of another time.
    pub(crate) fn retire(&self) {
        self.time.fetch_add(1, Relaxed);
    }

    /// How often the place was given up.
    #[inline]
    pub(crate) fn time(&self) -> u32 {
        self.time.load(Relaxed)
    }

    /// What is printed on a card besides its Event. `slot` is not Cuba.
    #[must_use]
    pub fn row(&self, slot: Slot) -> Face {
        let affiliation = Affiliation::ALL.into_iter().find(|&whose| self.of(whose).contains(slot));
        let colour = Colour::ALL.into_iter().find(|&colour| self.of_colour(colour).contains(slot));
        Face {
            affiliation: affiliation.expect("a card belongs to somebody"),
            cubes: self.cubes(slot),
            colour: colour.expect("a card has a colour"),
        }
    }

    /// Cubes of the Command of a card.
    #[inline]
    #[must_use]
    pub fn cubes(&self, slot: Slot) -> u8 {
        self.cubes[slot.index()].load(Relaxed)
    }

    /// What the Event of a card does.
    #[must_use]
    pub fn event(&self, slot: Slot) -> Event {
        let mut event = Event { len: self.event_len(slot), ..Event::NONE };
        for (i, line) in event.lines.iter_mut().enumerate().take(usize::from(event.len)) {
            *line = *self.line(slot, i, &mut None).expect("the event has as many lines");
        }
        event
    }

    /// How many lines the Event of a card has.
    #[inline]
    pub(crate) fn event_len(&self, slot: Slot) -> u8 {
        self.lens[slot.index()].load(Relaxed)
    }

    /// Which lines of an Event stand in place of the line before, a bit each.
    #[inline]
    pub(crate) fn ors(&self, slot: Slot) -> u8 {
        self.ors[slot.index()].load(Relaxed)
    }

    /// A line of an Event, which is unpacked into `spare` if need be.
    #[inline(always)]
    pub(crate) fn line<'a>(&self, slot: Slot, line: usize, spare: &'a mut Option<Line>) -> Option<&'a Line> {
        match self.fixed {
            Some(fixed) => fixed.content.events[slot.index()].get(line),
            None => self.unpacked(slot, line, spare),
        }
    }

    /// Kept apart, so that the built-in deck does not pay for it.
    #[inline(never)]
    fn unpacked<'a>(&self, slot: Slot, line: usize, spare: &'a mut Option<Line>) -> Option<&'a Line> {
        let exists = line < usize::from(self.event_len(slot));
        exists.then(|| &*spare.insert(unpack(self.lines[slot.index()][line].load(Relaxed))))
    }

    /// The name of the deck by what it holds.
    #[must_use]
    pub fn digest(&self) -> Digest {
        Digest::of_halves(self.digest.each_ref().map(|half| half.load(Relaxed)))
    }

    /// Whether this is the deck that comes with the game.
    #[must_use]
    pub fn is_built_in(&self) -> bool {
        self.fixed.is_some()
    }

    /// The card in this place, which is not Cuba.
    ///
    /// # Panics
    /// If it is Cuba: which card that is, the deck does not know.
    #[inline]
    #[must_use]
    pub fn card(&self, slot: Slot) -> Card {
        #[cold]
        #[inline(never)]
        fn no_card() -> ! {
            panic!("Cuba is no card of the deck")
        }
        match self.battleground(slot) {
            Battleground::Card(card) => card,
            Battleground::Cuba => no_card(),
        }
    }

    /// The cards in these places.
    pub fn cards(&self, slots: Slots) -> impl Iterator<Item = Card> {
        slots.iter().map(|slot| self.card(slot))
    }

    /// All thirteen.
    pub(crate) fn all_cards(&self) -> impl Iterator<Item = Card> {
        self.cards(Slots::CARDS)
    }

    /// Where `card` stands in this deck, if it does.
    #[inline]
    #[must_use]
    pub fn slot(&self, card: Card) -> Option<Slot> {
        if self.fixed.is_some() {
            // The names of the built-in deck are the first.
            return (card.index() < CARDS).then(|| Slot::new(card.index()));
        }
        self.place_of(card)
    }

    /// Kept apart, so that the built-in deck does not pay for it.
    #[inline(never)]
    fn place_of(&self, card: Card) -> Option<Slot> {
        self.cards[..CARDS].iter().position(|there| there.load(Relaxed) == card.number()).map(Slot::new)
    }

    /// The battleground in this place.
    #[inline]
    #[must_use]
    pub fn battleground(&self, slot: Slot) -> Battleground {
        match NonZeroU16::new(self.cards[slot.index()].load(Relaxed)) {
            Some(number) => Battleground::Card(Card::numbered(number)),
            None => Battleground::Cuba,
        }
    }

    /// What can be done with the card or battleground in each place, if that is ready.
    #[inline]
    pub(crate) fn choices(&self) -> Option<&'static [Choices; Slot::WIDTH]> {
        self.fixed.map(|fixed| &fixed.choices)
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
    pub fn of_colour(&self, colour: Colour) -> Slots {
        Slots::from_bits(self.colours[colour as usize].load(Relaxed))
    }

    /// Whether these cards are all of one colour.
    #[inline]
    pub(crate) fn have_one_colour(&self, slots: Slots) -> bool {
        Colour::ALL.into_iter().any(|colour| slots.is_subset(self.of_colour(colour)))
    }

    /// The cards of a superpower or the United Nations.
    #[inline]
    #[must_use]
    pub fn of(&self, affiliation: Affiliation) -> Slots {
        Slots::from_bits(self.sides[pile_of(affiliation)].load(Relaxed))
    }

    /// Hands over every line of an Event, with the battlegrounds that it can mean by their colour, their side, and being
    /// Cuba if `side` uses the Event.
    #[inline]
    pub(crate) fn each_line(&self, slot: Slot, side: Side, mut see: impl FnMut(usize, &Line, Slots)) {
        let spare;
        let lines = match self.fixed {
            Some(fixed) => fixed.content.events[slot.index()],
            None => {
                spare = self.event(slot);
                &*spare
            }
        };
        let half = 16 * side as u32;
        for (i, (line, printed)) in lines.iter().zip(&self.printed[slot.index()]).enumerate() {
            see(i, line, Slots::from_bits((printed.load(Relaxed) >> half) as u16));
        }
    }

    /// Whether a card is one of `side`'s.
    #[inline]
    #[must_use]
    pub fn belongs(&self, slot: Slot, side: Side) -> bool {
        self.of(Affiliation::Side(side)).contains(slot)
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
) -> [[u32; MAX_LINES]; Slot::WIDTH] {
    let mut table = [[0; MAX_LINES]; Slot::WIDTH];
    let mut slot = 0;
    while slot < Slot::WIDTH {
        let mut i = 0;
        while i < events[slot].len() && i < MAX_LINES {
            let line = &events[slot][i];
            if let Some(on) = line.on() {
                let [us, ussr] = [line.by.seen_by(Side::Us), line.by.seen_by(Side::Ussr)];
                let [us, ussr] = [meant(on, us, colours, sides), meant(on, ussr, colours, sides)];
                table[slot][i] = us.bits() as u32 | (ussr.bits() as u32) << 16;
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
        self.digest() == other.digest()
    }
}

impl Eq for Deck {}

impl Hash for Deck {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.digest().hash(state);
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Deck({})", self.digest())
    }
}

impl fmt::Display for Deck {
    /// The text of the deck in its one canonical form, which a deck file can have.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let slots: [Slot; CARDS] = core::array::from_fn(Slot::new);
        let (slugs, events) = (slots.map(|slot| self.card(slot).slug()), slots.map(|slot| self.event(slot)));
        let rows = slots.map(|slot| {
            let Face { affiliation, cubes, colour } = self.row(slot);
            let (slug, event) = (&*slugs[slot.index()], &*events[slot.index()]);
            Row { slug, affiliation, cubes, colour, event }
        });
        Print(&rows).fmt(f)
    }
}
