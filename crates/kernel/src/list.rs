use core::ops::Deref;

/// Somebody who collects actions. Rules hand over what is legal without knowing what becomes of it.
pub trait Gather<T: Copy> {
    /// Takes one.
    fn add(&mut self, item: T);

    /// Takes one, or not. For callers that would rather not branch.
    #[inline]
    fn add_if(&mut self, item: T, wanted: bool) {
        if wanted {
            self.add(item);
        }
    }

    /// Takes the first items of each row, as many as stand beside it.
    #[inline]
    fn add_rows<const N: usize>(&mut self, rows: impl Iterator<Item = ([T; N], u8)>) {
        for (row, count) in rows {
            row[..usize::from(count)].iter().for_each(|&item| self.add(item));
        }
    }
}

/// A list of fixed capacity that lies wherever its owner does. Filling it takes no branches.
#[derive(Clone, Copy, Debug)]
pub struct List<T, const CAPACITY: usize = 144> {
    items: [T; CAPACITY],
    len: u8,
}

impl<T: Copy + Default, const CAPACITY: usize> List<T, CAPACITY> {
    /// How many it has room for.
    pub const CAPACITY: usize = CAPACITY;
    /// Its length is one byte.
    const FITS: () = assert!(CAPACITY < 256);

    /// An empty list.
    #[must_use]
    pub fn new() -> Self {
        const { Self::FITS };
        List { items: [T::default(); CAPACITY], len: 0 }
    }

    /// Empties the list.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + Default, const CAPACITY: usize> Default for List<T, CAPACITY> {
    fn default() -> Self {
        List::new()
    }
}

impl<T: Copy, const CAPACITY: usize> Gather<T> for List<T, CAPACITY> {
    #[inline]
    fn add(&mut self, item: T) {
        self.add_if(item, true);
    }

    #[inline]
    fn add_if(&mut self, item: T, wanted: bool) {
        self.items[usize::from(self.len)] = item;
        self.len += u8::from(wanted);
    }

    #[inline]
    fn add_rows<const N: usize>(&mut self, rows: impl Iterator<Item = ([T; N], u8)>) {
        // The length stays in a register, and a row is written whole: what is too much is overwritten by what comes next.
        let mut len = usize::from(self.len);
        rows.for_each(|(row, count)| {
            self.items[len..len + N].copy_from_slice(&row);
            len += usize::from(count);
        });
        self.len = len as u8;
    }
}

impl<T, const CAPACITY: usize> Deref for List<T, CAPACITY> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

/// Finds out whether one thing is among those handed over.
pub(crate) struct Find<T> {
    pub(crate) wanted: T,
    pub(crate) found: bool,
}

impl<T: Copy + PartialEq> Gather<T> for Find<T> {
    fn add(&mut self, item: T) {
        self.found |= item == self.wanted;
    }
}
