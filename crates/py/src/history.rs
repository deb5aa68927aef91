//! What a seat heard, as words.

use encoding::Encoded;
use kernel::{Entry, Game, Seat, Witness};

use crate::matched::{Full, Match, Start};

/// Writes down what a seat hears.
struct Ear<'a, G: Game> {
    rules: G::Rules,
    seat: Seat,
    words: &'a mut Vec<u16>,
}

impl<G: Encoded> Witness<G> for Ear<'_, G> {
    fn fact(&mut self, fact: G::Fact) {
        G::tell(self.rules, &G::heard(fact, self.seat), &mut |word| self.words.push(word));
    }
}

impl<G: Full> Match<G> {
    /// What `seat` heard and chose, in order.
    pub(crate) fn words(&self, seat: Seat) -> Vec<u16> {
        let mut words = Vec::with_capacity(16 * self.entries.len());
        let mut state = self.overture(seat, &mut words);
        let rules = state.rules();
        for &entry in &self.entries {
            if let Entry::Action(side, action) = entry
                && seat.is(side)
            {
                words.push(G::chose(rules, action));
            }
            let mut ear = Ear::<G> { rules, seat, words: &mut words };
            match entry {
                Entry::Action(_, action) => state.play_unchecked(action, &mut ear),
                Entry::Chance(chance) => state.deal_unchecked(chance, &mut ear),
                Entry::Resign(side) => state.resign_unchecked(side, &mut ear),
            }
        }
        words
    }

    /// What was heard before the first entry, and the position then.
    fn overture(&self, seat: Seat, words: &mut Vec<u16>) -> G {
        match &self.start {
            Start::Rules(rules, _) => G::begin(*rules, &mut Ear { rules: *rules, seat, words }),
            Start::Guess(guess) => {
                let state = self.start.position();
                if seat == guess.seat {
                    *words = guess.from.words(seat);
                } else {
                    // Nobody knows what the others heard. What they know now stands for it.
                    let mut seen = vec![0; G::OBSERVATION];
                    G::observe(&state.view(seat), &mut seen);
                    words.push(0);
                    words.extend(seen.into_iter().map(u16::from));
                }
                state
            }
        }
    }
}
