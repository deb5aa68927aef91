//! Putting together from outside what a view consists of: for those that read one (`wire`).

use crate::{Slot, Stacks};

impl Stacks {
    /// So many cubes by battleground, Cuba last.
    #[must_use]
    pub fn from_counts(counts: [u8; Slot::COUNT]) -> Stacks {
        let mut stacks = Stacks::NONE;
        for (at, count) in counts.into_iter().enumerate() {
            stacks.set(Slot::new(at), count);
        }
        stacks
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stacks_are_put_together_from_what_they_hold() {
        let mut counts = [0; Slot::COUNT];
        (counts[2], counts[13]) = (4, 9);
        let stacks = Stacks::from_counts(counts);
        assert_eq!((stacks.at(Slot::new(2)), stacks.at(Slot::CUBA), stacks.sum()), (4, 9, 13));
        assert_eq!(stacks.spots(), Slot::new(2).alone().union(Slot::CUBA.alone()));
    }
}
