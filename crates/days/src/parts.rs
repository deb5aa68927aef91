//! Putting together from outside what a view consists of: for those that read one (`wire`).

use crate::{Battleground, MAX_STACK, Modifier, Modifiers, Tally};

impl Tally {
    /// So many by battleground, if no number is above 5.
    #[must_use]
    pub fn from_counts(counts: [u8; 9]) -> Option<Tally> {
        let mut tally = Tally::NONE;
        for (at, count) in Battleground::ALL.into_iter().zip(counts) {
            match count {
                0 => {}
                1..=MAX_STACK => tally.note(at, count),
                _ => return None,
            }
        }
        Some(tally)
    }
}

impl FromIterator<Modifier> for Modifiers {
    fn from_iter<I: IntoIterator<Item = Modifier>>(all: I) -> Self {
        all.into_iter().fold(Modifiers::NONE, |mut modifiers, modifier| {
            modifiers.add(modifier);
            modifiers
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tally_is_put_together_from_what_it_says() {
        let counts = [0, 5, 0, 0, 1, 0, 0, 0, 2];
        let tally = Tally::from_counts(counts).unwrap_or(Tally::NONE);
        assert_eq!(Battleground::ALL.map(|at| tally.at(at)), counts);
        assert_eq!(tally.spots().len(), 3);
        assert_eq!(Tally::from_counts([0; 9]), Some(Tally::NONE));
        assert_eq!(Tally::from_counts([6, 0, 0, 0, 0, 0, 0, 0, 0]), None);
    }

    #[test]
    fn modifiers_are_put_together_from_what_is_in_force() {
        let both: Modifiers = [Modifier::BayOfPigs, Modifier::Sops].into_iter().collect();
        assert!(both.iter().eq([Modifier::Sops, Modifier::BayOfPigs]));
    }
}
