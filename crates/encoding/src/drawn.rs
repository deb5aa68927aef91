use core::ops::Deref;

/// What chance has drawn so far of an outcome of several cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Drawn {
    codes: [u8; Drawn::MOST],
    len: u8,
}

impl Drawn {
    /// Most cards of one outcome.
    pub const MOST: usize = 5;

    /// Adds a code. There is room for it.
    pub fn push(&mut self, code: usize) {
        self.codes[usize::from(self.len)] = code as u8;
        self.len += 1;
    }
}

impl Deref for Drawn {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.codes[..usize::from(self.len)]
    }
}
