//! A deal that can be checked: every draw follows from a secret that the server committed to before the first card, and
//! from a secret of each side. `docs/fair-deal.md` says it for those who check it with a program of their own.

use std::fmt;
use std::str::FromStr;

use kernel::{BySide, Dealer, Entry, Game, ParseError, Turn};
use sha2::{Digest, Sha256};

use crate::{Record, Series};

/// 32 bytes that nobody can guess, or a hash of such.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Bytes32(pub [u8; 32]);

/// What all draws of a table follow from. To be kept until everything is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The server's secret.
    pub server: Bytes32,
    /// What each side mixed in; nothing for one that had nothing to add.
    pub mixes: BySide<Option<Bytes32>>,
}

impl Bytes32 {
    /// Bytes from the operating system.
    ///
    /// # Errors
    /// If the system has no randomness to give.
    pub fn random() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Bytes32(bytes))
    }

    /// SHA-256 of parts one behind the other.
    #[must_use]
    pub fn hash(parts: &[&[u8]]) -> Self {
        let mut hash = Sha256::new();
        parts.iter().for_each(|part| hash.update(part));
        Bytes32(hash.finalize().into())
    }

    /// What is shown of a secret before it is opened: it binds, and gives nothing away.
    #[must_use]
    pub fn commitment(&self) -> Self {
        Bytes32::hash(&[b"thirteen commitment 1", &self.0])
    }
}

impl fmt::Display for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Not in logs by accident.
impl fmt::Debug for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Bytes32(…)")
    }
}

impl FromStr for Bytes32 {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        const WANTED: ParseError = ParseError::expected("64 hexadecimal digits, small letters");
        let is_hex = text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        if !is_hex {
            return Err(WANTED);
        }
        let mut bytes = [0; 32];
        for (at, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).map_err(|_| WANTED)?;
        }
        Ok(Bytes32(bytes))
    }
}

impl Deal {
    /// The dealer of the draw that follows `ply` entries of a game, games of a campaign counted from 0.
    #[must_use]
    pub fn dealer(&self, game: u32, ply: usize) -> FairDealer {
        let none = Bytes32([0; 32]);
        let [us, ussr] = [self.mixes.us.unwrap_or(none), self.mixes.ussr.unwrap_or(none)];
        let key = Bytes32::hash(&[b"thirteen deal 1", &self.server.0, &us.0, &ussr.0]);
        FairDealer { key, game, ply: ply as u32, block: 0, words: [0; 8], used: 8 }
    }
}

/// The numbers of one draw.
#[derive(Clone, Debug)]
pub struct FairDealer {
    key: Bytes32,
    game: u32,
    ply: u32,
    block: u32,
    words: [u32; 8],
    used: usize,
}

impl FairDealer {
    fn word(&mut self) -> u32 {
        if self.used == self.words.len() {
            let [game, ply, block] = [self.game, self.ply, self.block].map(u32::to_be_bytes);
            let bytes = Bytes32::hash(&[&self.key.0, &game, &ply, &block]);
            for (word, four) in self.words.iter_mut().zip(bytes.0.chunks_exact(4)) {
                *word = four.iter().fold(0, |number, &byte| number << 8 | u32::from(byte));
            }
            (self.block, self.used) = (self.block + 1, 0);
        }
        self.used += 1;
        self.words[self.used - 1]
    }
}

impl Dealer for FairDealer {
    fn below(&mut self, n: u32) -> u32 {
        crate::dealer::below(|| self.word(), n)
    }
}

/// What is opened when a table is over, and stands as a comment above the record: what was committed to, and what the
/// deal followed from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// What was shown before the first card.
    pub commitment: Bytes32,
    /// What was opened at the end.
    pub deal: Deal,
}

/// Why a deal is not what it should be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfair {
    /// The record does not say what its deal followed from.
    #[error("this record carries no deal that can be checked: there is no line `# deal 1 …`")]
    NoProof,
    /// The line cannot be read.
    #[error("the line `# deal 1 …` cannot be read: {0}")]
    Unreadable(ParseError),
    /// The secret is not the one that was committed to.
    #[error("the server's secret is not the one that it committed to: {due} was shown, and it makes {found}")]
    Commitment {
        /// What was shown.
        due: String,
        /// What the secret makes.
        found: String,
    },
    /// A draw is another than the one that follows.
    #[error("game {game}, entry {entry} is wrong: `{dealt}` was dealt, and `{due}` was due")]
    Draw {
        /// Which game, from 1.
        game: u32,
        /// Which entry of it, from 1.
        entry: usize,
        /// What the record says.
        dealt: String,
        /// What follows from the secrets.
        due: String,
    },
}

impl Proof {
    /// The proof that a record or campaign carries.
    ///
    /// # Errors
    /// There is none, or it cannot be read.
    pub fn read(text: &str) -> Result<Proof, Unfair> {
        let line = text.lines().find_map(|line| line.trim().strip_prefix("# deal 1 ")).ok_or(Unfair::NoProof)?;
        line.parse().map_err(Unfair::Unreadable)
    }

    /// Whether the secret is the one that was committed to.
    ///
    /// # Errors
    /// It is not.
    pub fn check_commitment(&self) -> Result<(), Unfair> {
        let found = self.deal.server.commitment();
        if found == self.commitment {
            return Ok(());
        }
        Err(Unfair::Commitment { due: self.commitment.to_string(), found: found.to_string() })
    }

    /// Deals one game again. How many draws there were.
    ///
    /// # Errors
    /// The first draw that is another than the one that follows from the secrets.
    pub fn check_game<G: Game>(&self, game: u32, record: &Record<G>) -> Result<usize, Unfair> {
        let (mut state, mut draws) = (G::begin(record.rules(), &mut ()), 0);
        for (ply, &entry) in record.entries().iter().enumerate() {
            match entry {
                Entry::Action(_, action) => state.play_unchecked(action, &mut ()),
                Entry::Resign(side) => state.resign_unchecked(side, &mut ()),
                Entry::Chance(dealt) => {
                    debug_assert_eq!(state.turn(), Turn::Chance);
                    let due = state.draw(&mut self.deal.dealer(game, ply));
                    if due != dealt {
                        let (dealt, due) = (dealt.to_string(), due.to_string());
                        return Err(Unfair::Draw { game: game + 1, entry: ply + 1, dealt, due });
                    }
                    draws += 1;
                    state.deal_unchecked(dealt, &mut ());
                }
            }
        }
        Ok(draws)
    }

    /// Deals a campaign again. How many draws there were.
    ///
    /// # Errors
    /// The first draw that is another than the one that follows from the secrets.
    pub fn check_series(&self, series: &Series) -> Result<usize, Unfair> {
        (0..).zip(series.games()).map(|(game, record)| self.check_game(game, record)).sum()
    }
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mix = |mix: Option<Bytes32>| mix.map_or_else(|| "-".to_owned(), |mix| mix.to_string());
        let BySide { us, ussr } = self.deal.mixes.map(mix);
        write!(f, "# deal 1 commitment={} server={} us={us} ussr={ussr}", self.commitment, self.deal.server)
    }
}

/// Reads what stands behind `# deal 1 `.
impl FromStr for Proof {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Self, ParseError> {
        const WANTED: ParseError = ParseError::expected("`commitment=… server=… us=… ussr=…`");
        let mut words = line.split(' ');
        let mut value = |name: &str| {
            let word = words.next().and_then(|word| word.strip_prefix(name)).and_then(|word| word.strip_prefix('='));
            word.ok_or(WANTED)
        };
        let commitment = value("commitment")?.parse()?;
        let server = value("server")?.parse()?;
        let mix = |word: &str| if word == "-" { Ok(None) } else { word.parse().map(Some) };
        let mixes = BySide::new(mix(value("us")?)?, mix(value("ussr")?)?);
        if words.next().is_some() {
            return Err(WANTED);
        }
        Ok(Proof { commitment, deal: Deal { server, mixes } })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Table;

    const EXPECTED: [u32; 9] =
        [0x159318af, 0x5e4aea52, 0x900f32cc, 0x7f33d876, 0x057d62c9, 0xa261b278, 0x937f5f06, 0x0b0b90b7, 0xe1597685];

    fn deal() -> Deal {
        Deal { server: Bytes32([7; 32]), mixes: BySide::new(Some(Bytes32([1; 32])), None) }
    }

    fn proof() -> Proof {
        Proof { commitment: deal().server.commitment(), deal: deal() }
    }

    /// A game in which everybody takes the first choice.
    fn played<G: Game>(deal: &Deal) -> Record<G> {
        let mut table = Table::<G>::new(G::Rules::default());
        loop {
            if let Some(drawn) = table.draw(&mut deal.dealer(0, table.ply())) {
                table.accept(drawn);
            } else if let Turn::Player(side) = table.turn() {
                let first = table.choices()[0];
                table.play(side, first).unwrap();
            } else {
                return table.record();
            }
        }
    }

    #[test]
    fn numbers_follow_from_the_secrets_as_documented() {
        let numbers = |game, ply| {
            let mut dealer = deal().dealer(game, ply);
            (0..9).map(|_| dealer.word()).collect::<Vec<u32>>()
        };
        // Computed from docs/fair-deal.md by another program.
        assert_eq!(numbers(0, 5), EXPECTED);
        assert_ne!(numbers(1, 5)[0], EXPECTED[0]);
        assert_ne!(numbers(0, 6)[0], EXPECTED[0]);
    }

    #[test]
    fn an_honest_deal_passes_and_a_forged_draw_is_named() {
        let record = played::<days::State>(&deal());
        let draws = proof().check_game(0, &record).unwrap();
        assert!(draws > 5, "{draws}");
        let other = played::<days::State>(&Deal { server: Bytes32([8; 32]), ..deal() });
        let forged = proof().check_game(0, &other);
        assert!(matches!(&forged, Err(Unfair::Draw { game: 1, entry: 1, dealt, due }) if dealt != due), "{forged:?}");
        assert!(proof().check_game(0, &played::<minutes::State>(&deal())).unwrap() > 3);
    }

    #[test]
    fn a_proof_reads_back_and_a_wrong_secret_is_found() {
        let text = format!("{}\n{}", proof(), played::<days::State>(&deal()));
        assert_eq!(Proof::read(&text), Ok(proof()));
        assert!(Record::<days::State>::read(&text).is_ok(), "who does not check passes over the line");
        assert_eq!(proof().check_commitment(), Ok(()));
        let mut wrong = proof();
        wrong.deal.server = Bytes32([9; 32]);
        assert!(matches!(wrong.check_commitment(), Err(Unfair::Commitment { .. })));
        assert_eq!(Proof::read("thirteen 1"), Err(Unfair::NoProof));
        assert!(matches!(Proof::read("# deal 1 server=5"), Err(Unfair::Unreadable(_))));
    }

    #[test]
    fn secrets_are_not_printed_by_accident() {
        assert!(!format!("{:?}", deal()).contains('7'));
    }
}
