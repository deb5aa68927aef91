use core::fmt::{self, Write};
use core::str::FromStr;

use kernel::ParseError;

/// The name of a deck by what it holds: the first half of the SHA-256 of its text.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digest(u128);

impl Digest {
    pub(crate) const fn new(bits: u128) -> Self {
        Digest(bits)
    }

    /// The digest of what `text` prints.
    #[must_use]
    pub fn of(text: &impl fmt::Display) -> Self {
        let mut hash = Sha256::new();
        // Printing into a hash cannot fail.
        let _ = write!(hash, "{text}");
        let [a, b, c, d, ..] = hash.finish();
        Digest([a, b, c, d].into_iter().fold(0, |bits, word| bits << 32 | u128::from(word)))
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
struct Sha256 {
    words: [u32; 8],
    block: [u8; 64],
    bytes: u64,
}

impl Sha256 {
    const fn new() -> Self {
        // The first 32 bits of the fractional parts of the square roots of the first eight primes.
        let words = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
        Sha256 { words, block: [0; 64], bytes: 0 }
    }

    fn push(&mut self, byte: u8) {
        self.block[(self.bytes % 64) as usize] = byte;
        self.bytes += 1;
        if self.bytes.is_multiple_of(64) {
            self.mix();
        }
    }

    /// Pads to a whole block: a one bit, zeros, and the length in bits.
    fn finish(mut self) -> [u32; 8] {
        let bits = self.bytes * 8;
        self.push(0x80);
        while self.bytes % 64 != 56 {
            self.push(0);
        }
        bits.to_be_bytes().into_iter().for_each(|byte| self.push(byte));
        self.words
    }

    fn mix(&mut self) {
        let mut schedule = [0u32; 64];
        for (word, bytes) in schedule.iter_mut().zip(self.block.chunks_exact(4)) {
            *word = bytes.iter().fold(0, |word, &byte| word << 8 | u32::from(byte));
        }
        for i in 16..64 {
            let (far, near) = (schedule[i - 15], schedule[i - 2]);
            let far = far.rotate_right(7) ^ far.rotate_right(18) ^ far >> 3;
            let near = near.rotate_right(17) ^ near.rotate_right(19) ^ near >> 10;
            schedule[i] = schedule[i - 16].wrapping_add(far).wrapping_add(schedule[i - 7]).wrapping_add(near);
        }
        let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h] = self.words;
        for (word, constant) in schedule.into_iter().zip(ROUNDS) {
            let turned = e.rotate_right(6) ^ e.rotate_right(11) ^ e.rotate_right(25);
            let chosen = e & f ^ !e & g;
            let first = h.wrapping_add(turned).wrapping_add(chosen).wrapping_add(constant).wrapping_add(word);
            let spun = a.rotate_right(2) ^ a.rotate_right(13) ^ a.rotate_right(22);
            let agreed = a & b ^ a & c ^ b & c;
            (h, g, f, e) = (g, f, e, d.wrapping_add(first));
            (d, c, b, a) = (c, b, a, first.wrapping_add(spun).wrapping_add(agreed));
        }
        for (word, mixed) in self.words.iter_mut().zip([a, b, c, d, e, f, g, h]) {
            *word = word.wrapping_add(mixed);
        }
    }
}

impl Write for Sha256 {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        text.bytes().for_each(|byte| self.push(byte));
        Ok(())
    }
}

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
const ROUNDS: [u32; 64] = [
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
    0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
    0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
    0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
    0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
    0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
    0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
    0xc67178f2,
];

#[cfg(test)]
mod tests {
    use super::*;

    fn sha256(text: &str) -> [u32; 8] {
        let mut hash = Sha256::new();
        hash.write_str(text).unwrap();
        hash.finish()
    }

    #[test]
    fn it_is_sha_256() {
        let abc = [0xba7816bf, 0x8f01cfea, 0x414140de, 0x5dae2223, 0xb00361a3, 0x96177a9c, 0xb410ff61, 0xf20015ad];
        assert_eq!(sha256("abc"), abc);
        assert_eq!(sha256("")[..2], [0xe3b0c442, 0x98fc1c14]);
        // Two blocks.
        assert_eq!(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")[..2], [0x248d6a61, 0xd20638b8]);
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
