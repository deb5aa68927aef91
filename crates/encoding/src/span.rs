/// A named part of an observation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    /// Its name.
    pub name: &'static str,
    /// Where it begins.
    pub offset: usize,
    /// Its shape; the last dimension runs fastest.
    pub shape: &'static [usize],
    /// The highest value in it. The lowest is 0.
    pub high: u8,
    /// What it means.
    pub meaning: &'static str,
}

impl Span {
    /// How many bytes it has.
    #[must_use]
    pub const fn len(&self) -> usize {
        let (mut len, mut i) = (1, 0);
        while i < self.shape.len() {
            len *= self.shape[i];
            i += 1;
        }
        len
    }

    /// Whether it has none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A part of an observation, before it has its place.
pub(crate) const fn part(name: &'static str, shape: &'static [usize], high: u8, meaning: &'static str) -> Span {
    Span { name, offset: 0, shape, high, meaning }
}

/// The parts one behind the other.
pub(crate) const fn placed<const N: usize>(mut spans: [Span; N]) -> [Span; N] {
    let (mut at, mut i) = (0, 0);
    while i < N {
        spans[i].offset = at;
        at += spans[i].len();
        i += 1;
    }
    spans
}

/// How many bytes they have together.
pub(crate) const fn total(spans: &[Span]) -> usize {
    let last = spans[spans.len() - 1];
    last.offset + last.len()
}

/// Where the span of this name begins.
pub(crate) const fn offset(spans: &[Span], name: &str) -> usize {
    let mut i = 0;
    while i < spans.len() {
        if same(spans[i].name, name) {
            return spans[i].offset;
        }
        i += 1;
    }
    panic!("there is no span of this name")
}

const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// A range of codes of the same kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Codes {
    /// The first.
    pub first: usize,
    /// How many.
    pub count: usize,
    /// What they are, in the notation where there is one.
    pub form: &'static str,
    /// In which order they stand.
    pub order: &'static str,
}

pub(crate) const fn codes(first: usize, count: usize, form: &'static str, order: &'static str) -> Codes {
    Codes { first, count, form, order }
}

/// Spreads bits, the lowest first, into as many bytes of 0 and 1. What is beyond `out` is not written.
#[inline]
pub(crate) fn spread<const N: usize>(bits: u64, out: &mut [u8; N]) {
    const EACH: u64 = 0x8040_2010_0804_0201;
    for (i, bytes) in out.chunks_mut(8).enumerate() {
        // Each byte keeps one bit of the eight, which then becomes a 1.
        let eight = (bits >> (8 * i) & 0xff).wrapping_mul(0x0101_0101_0101_0101) & EACH;
        let ones = (eight + 0x7f7f_7f7f_7f7f_7f7f) >> 7 & 0x0101_0101_0101_0101;
        bytes.copy_from_slice(&ones.to_le_bytes()[..bytes.len()]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_spread_one_a_byte() {
        let mut out = [7; 39];
        for bits in [0, 1, 0x80, 0x55, 0x7f_ffff_ffff, 0x40_8001_00ff] {
            spread(bits, &mut out);
            let wanted: [u8; 39] = core::array::from_fn(|i| (bits >> i & 1) as u8);
            assert_eq!(out, wanted, "{bits:x}");
        }
    }
}
