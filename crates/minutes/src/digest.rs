use core::fmt::{self, Write};
use core::str::FromStr;

use kernel::ParseError;
use sha2::{Digest as _, Sha256};

/// The name of a deck by what it holds: the first half of the SHA-256 of its text.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digest(u128);

impl Digest {
    pub(crate) const fn new(bits: u128) -> Self {
        Digest(bits)
    }

    pub(crate) const fn halves(self) -> [u64; 2] {
        [(self.0 >> 64) as u64, self.0 as u64]
    }

    pub(crate) fn of_halves([high, low]: [u64; 2]) -> Self {
        Digest(u128::from(high) << 64 | u128::from(low))
    }

    /// The digest of what `text` prints.
    #[must_use]
    pub fn of(text: &impl fmt::Display) -> Self {
        let mut hash = Hash(Sha256::new());
        write!(hash, "{text}").expect("what is printed does not fail, nor does hashing it");
        let half = hash.0.finalize().into_iter().take(size_of::<u128>());
        Digest(half.fold(0, |bits, byte| bits << 8 | u128::from(byte)))
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Digest {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let hexadecimal = text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        if text.len() != 32 || !hexadecimal {
            return Err(ParseError::expected("the digest of a deck: 32 of the characters 0 to 9 and a to f"));
        }
        u128::from_str_radix(text, 16).map(Digest).map_err(|_| ParseError::expected("the digest of a deck"))
    }
}

/// SHA-256 of what is written into it.
struct Hash(Sha256);

impl Write for Hash {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.update(text);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_half_of_sha_256() {
        let expected = [
            ("", "e3b0c44298fc1c149afbf4c8996fb924"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223"),
            ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8e5c026930c3e6039"),
        ];
        for (text, digest) in expected {
            assert_eq!(digest.parse(), Ok(Digest::of(&text)));
        }
        assert_eq!(Digest::of(&format_args!("{}{}", "a", "bc")), Digest::of(&"abc"), "in pieces, as a deck is printed");
    }

    #[test]
    fn a_digest_is_read_back() {
        let digest = Digest::of(&"abc");
        assert_eq!("ba7816bf8f01cfea414140de5dae2223".parse(), Ok(digest));
        for wrong in ["", "ba78", "BA7816BF8F01CFEA414140DE5DAE2223", "+a7816bf8f01cfea414140de5dae2223"] {
            assert!(wrong.parse::<Digest>().is_err());
        }
    }
}
