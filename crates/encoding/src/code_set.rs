use crate::span::spread;

/// A set of codes of actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CodeSet {
    words: [u64; CodeSet::WORDS],
}

impl CodeSet {
    const WORDS: usize = 9;
    /// Codes are below this.
    pub const CAPACITY: usize = 64 * CodeSet::WORDS;

    #[inline]
    pub(crate) fn insert(&mut self, code: usize) {
        self.words[code / 64] |= 1 << (code % 64);
    }

    /// Whether a code is in the set.
    #[inline]
    #[must_use]
    pub fn contains(&self, code: usize) -> bool {
        self.words.get(code / 64).is_some_and(|word| word >> (code % 64) & 1 == 1)
    }

    /// How many codes there are.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words == [0; CodeSet::WORDS]
    }

    /// The code with so many lower ones in the set.
    #[inline]
    #[must_use]
    pub fn nth(&self, mut n: usize) -> Option<usize> {
        for (i, &word) in self.words.iter().enumerate() {
            let here = word.count_ones() as usize;
            if n < here {
                return Some(64 * i + kernel::nth_bit(word, n as u32) as usize);
            }
            n -= here;
        }
        None
    }

    /// Writes the set as a mask: 1 for a code in it, 0 for any other, as many as `out` has bytes.
    #[inline]
    pub fn write_mask(&self, out: &mut [u8]) {
        let (eights, rest) = out.as_chunks_mut::<8>();
        let mut last = [0; 8];
        let all = eights.iter_mut().chain(core::iter::once(&mut last));
        all.enumerate().for_each(|(i, bytes)| spread(self.words[i / 8 % CodeSet::WORDS] >> (i % 8 * 8), bytes));
        rest.copy_from_slice(&last[..rest.len()]);
    }

    /// The codes, the lowest first.
    pub fn iter(&self) -> impl Iterator<Item = usize> + use<> {
        self.words.into_iter().enumerate().flat_map(|(i, mut word)| {
            core::iter::from_fn(move || {
                (word != 0).then(|| {
                    let bit = word.trailing_zeros() as usize;
                    word &= word - 1;
                    64 * i + bit
                })
            })
        })
    }
}
