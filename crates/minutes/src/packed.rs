//! Lines of an Event in one machine word each, so that a place on the shelf can be filled again without a lock in the way
//! of those who read it.

use kernel::{Indexed, Set};

use crate::effect::{ANYWHERE, Deed, Limit, Line, Total, Way, Where, Who};

/// Writes a line, lowest bits first.
pub(crate) fn pack(line: &Line) -> u64 {
    let mut word = Writer { word: 0, bits: 0 };
    word.put(3, verb(&line.deed));
    word.put(1, line.by as u64);
    word.put(1, line.or.into());
    if let Some(on) = line.on() {
        put_where(&mut word, on);
    }
    match line.deed {
        Deed::When { least, most, .. } => {
            word.put(4, least.into());
            word.put(4, most.into());
        }
        Deed::Place { limit, .. } => put_limit(&mut word, limit),
        Deed::Remove { of, limit, .. } => {
            word.put(1, of as u64);
            put_limit(&mut word, limit);
        }
        Deed::Command { cubes, .. } => word.put(3, cubes.into()),
        Deed::Move { way, steps, spots, .. } => {
            word.put(2, way as u64);
            word.put(2, steps.into());
            word.put(4, spots.into());
        }
        Deed::Look | Deed::Exchange => {}
    }
    word.word
}

/// Reads a line that was packed.
#[inline]
pub(crate) fn unpack(word: u64) -> Line {
    let mut word = Reader(word);
    let verb = word.take(3);
    let by = who(word.take(1));
    let or = word.take(1) == 1;
    let on = if verb < LOOK { take_where(&mut word) } else { ANYWHERE };
    let deed = match verb {
        0 => Deed::When { on, least: word.take(4), most: word.take(4) },
        1 => Deed::Place { on, limit: take_limit(&mut word) },
        2 => Deed::Remove { of: who(word.take(1)), on, limit: take_limit(&mut word) },
        3 => Deed::Command { on, cubes: word.take(3) },
        4 => Deed::Move { on, way: Way::ALL[usize::from(word.take(2))], steps: word.take(2), spots: word.take(4) },
        LOOK => Deed::Look,
        _ => Deed::Exchange,
    };
    Line { by, or, deed }
}

const LOOK: u8 = 5;

const fn verb(deed: &Deed) -> u64 {
    match deed {
        Deed::When { .. } => 0,
        Deed::Place { .. } => 1,
        Deed::Remove { .. } => 2,
        Deed::Command { .. } => 3,
        Deed::Move { .. } => 4,
        Deed::Look => LOOK as u64,
        Deed::Exchange => 6,
    }
}

const fn who(bit: u8) -> Who {
    if bit == Who::Me as u8 { Who::Me } else { Who::Them }
}

fn put_where(word: &mut Writer, on: &Where) {
    word.put(3, on.zones.bits());
    word.put(3, on.colours.bits());
    word.put(3, on.sides.bits());
    word.put(3, on.dominated.bits());
    for wanted in [on.cuba, on.new, on.own_cubes, on.their_cubes, on.touched] {
        word.put(2, wanted.map_or(2, u64::from));
    }
}

fn take_where(word: &mut Reader) -> Where {
    fn set<T: Indexed>(word: &mut Reader) -> Set<T> {
        Set::from_bits(word.take(3).into())
    }
    fn flag(word: &mut Reader) -> Option<bool> {
        [Some(false), Some(true), None, None][usize::from(word.take(2))]
    }
    Where {
        zones: set(word),
        colours: set(word),
        sides: set(word),
        dominated: set(word),
        cuba: flag(word),
        new: flag(word),
        own_cubes: flag(word),
        their_cubes: flag(word),
        touched: flag(word),
    }
}

const ANY: u8 = 14;
const AS_MANY: u8 = 15;

fn put_limit(word: &mut Writer, limit: Limit) {
    let total = match limit.total {
        Total::UpTo(count) => count,
        Total::Any => ANY,
        Total::AsMany => AS_MANY,
    };
    [total, limit.each, limit.spots].into_iter().for_each(|number| word.put(4, number.into()));
}

fn take_limit(word: &mut Reader) -> Limit {
    let total = match word.take(4) {
        ANY => Total::Any,
        AS_MANY => Total::AsMany,
        count => Total::UpTo(count),
    };
    Limit { total, each: word.take(4), spots: word.take(4) }
}

struct Writer {
    word: u64,
    bits: u32,
}

impl Writer {
    fn put(&mut self, bits: u32, value: u64) {
        debug_assert!(value >> bits == 0 && self.bits + bits <= u64::BITS, "{value} in {bits} bits");
        self.word |= value << self.bits;
        self.bits += bits;
    }
}

struct Reader(u64);

impl Reader {
    #[inline]
    fn take(&mut self, bits: u32) -> u8 {
        let value = self.0 & ((1 << bits) - 1);
        self.0 >>= bits;
        value as u8
    }
}
