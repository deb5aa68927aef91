use core::cmp::Ordering;
use core::ops::{Index, IndexMut};

/// One of the two superpowers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Side {
    /// The United States.
    Us,
    /// The Soviet Union.
    Ussr,
}

impl Side {
    /// Both sides, in the order in which secret choices are taken.
    pub const ALL: [Side; 2] = [Side::Us, Side::Ussr];

    /// The opponent.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Us => Side::Ussr,
            Side::Ussr => Side::Us,
        }
    }

    /// The stable name of the side in records and traces.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Side::Us => "us",
            Side::Ussr => "ussr",
        }
    }
}

crate::named!(Side, "a side: us or ussr");

/// One value for each side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySide<T> {
    /// The value of the United States.
    pub us: T,
    /// The value of the Soviet Union.
    pub ussr: T,
}

impl<T> BySide<T> {
    /// A pair with the values of both sides.
    pub const fn new(us: T, ussr: T) -> Self {
        BySide { us, ussr }
    }

    /// A pair computed from each side.
    pub fn from_fn(mut value: impl FnMut(Side) -> T) -> Self {
        BySide { us: value(Side::Us), ussr: value(Side::Ussr) }
    }

    /// The same pair with every value changed.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> BySide<U> {
        BySide { us: change(self.us), ussr: change(self.ussr) }
    }
}

impl<T: Ord> BySide<T> {
    /// The side with the greater value, if they differ.
    #[inline]
    pub fn ahead(&self) -> Option<Side> {
        match self.us.cmp(&self.ussr) {
            Ordering::Greater => Some(Side::Us),
            Ordering::Less => Some(Side::Ussr),
            Ordering::Equal => None,
        }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        // A choice of two addresses, not a branch: who acts is hard to foretell.
        [&self.us, &self.ussr][side as usize]
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        [&mut self.us, &mut self.ussr][side as usize]
    }
}
