//! What a report names a file by: the SHA-256 of its bytes.
//!
//! It is taken apart from reading and writing, so that somebody else can take it meanwhile, and
//! go on from where another one was: of reading a large file in WebAssembly it is two fifths. The
//! library compresses; it does not tell the state between two parts, so those are put together
//! here (FIPS 180-4, 5.1.1 and 6.2).

use sha2::compress256;
use sha2::digest::generic_array::GenericArray;
use std::fmt::Write as _;

/// Bytes that are compressed at a time.
const BLOCK: usize = 64;

/// The words of the hash of nothing.
const FIRST: [u32; 8] = [
    0x6a09_e667,
    0xbb67_ae85,
    0x3c6e_f372,
    0xa54f_f53a,
    0x510e_527f,
    0x9b05_688c,
    0x1f83_d9ab,
    0x5be0_cd19,
];

/// The SHA-256 of a file that comes in parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fingerprint {
    words: [u32; 8],
    bytes: u64,
    /// Less than a block that waits for its end.
    rest: Vec<u8>,
}

impl Default for Fingerprint {
    fn default() -> Self {
        Self { words: FIRST, bytes: 0, rest: Vec::new() }
    }
}

impl Fingerprint {
    /// Takes the next bytes.
    pub fn push(&mut self, mut bytes: &[u8]) {
        self.bytes += bytes.len() as u64;
        if !self.rest.is_empty() {
            let (end, after) = bytes.split_at(bytes.len().min(BLOCK - self.rest.len()));
            self.rest.extend_from_slice(end);
            if self.rest.len() < BLOCK {
                return;
            }
            compress(&mut self.words, &self.rest);
            self.rest.clear();
            bytes = after;
        }
        let blocks = bytes.chunks_exact(BLOCK);
        self.rest.extend_from_slice(blocks.remainder());
        blocks.for_each(|block| compress(&mut self.words, block));
    }

    /// How far it is, for somebody else to go on from without the bytes so far.
    #[must_use]
    pub fn state(&self) -> Vec<u8> {
        let words = self.words.iter().flat_map(|word| word.to_be_bytes());
        words.chain(self.bytes.to_be_bytes()).chain(self.rest.iter().copied()).collect()
    }

    /// Goes on from where another one was; nothing if that is no state.
    #[must_use]
    pub fn resumed(state: &[u8]) -> Option<Self> {
        let (words, state) = state.split_first_chunk::<32>()?;
        let (bytes, rest) = state.split_first_chunk()?;
        let bytes = u64::from_be_bytes(*bytes);
        if rest.len() as u64 != bytes % BLOCK as u64 {
            return None;
        }
        Some(Self {
            words: std::array::from_fn(|i| {
                u32::from_be_bytes([0, 1, 2, 3].map(|byte| words[4 * i + byte]))
            }),
            bytes,
            rest: rest.to_vec(),
        })
    }

    /// The hash of all of them: 64 lower-case hex digits.
    #[must_use]
    pub fn finish(mut self) -> String {
        let bits = self.bytes * 8;
        let zeros = (BLOCK + 55 - self.rest.len()) % BLOCK;
        self.push(&[0x80]);
        self.push(&[0; BLOCK][..zeros]);
        self.push(&bits.to_be_bytes());
        self.words.iter().fold(String::new(), |mut text, word| {
            let _ = write!(text, "{word:08x}");
            text
        })
    }

    /// The hash of a file on hand.
    #[must_use]
    pub fn of_bytes(bytes: &[u8]) -> String {
        let mut whole = Self::default();
        whole.push(bytes);
        whole.finish()
    }
}

fn compress(words: &mut [u32; 8], block: &[u8]) {
    compress256(words, std::slice::from_ref(GenericArray::from_slice(block)));
}

#[cfg(test)]
mod tests {
    use super::Fingerprint;
    use sha2::{Digest, Sha256};

    /// The one-block message of FIPS 180-4's examples (NIST, SHA-256).
    #[test]
    fn the_fingerprint_of_a_file_is_its_sha_256_however_it_came() {
        let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(Fingerprint::of_bytes(b"abc"), expected);
        let mut parts = Fingerprint::default();
        for part in [&b"a"[..], b"", b"bc"] {
            parts.push(part);
        }
        assert_eq!(parts.finish(), expected);
    }

    #[test]
    fn another_one_goes_on_from_a_state_to_the_hash_of_the_library() {
        let bytes: Vec<u8> = (0..200).map(|i| (i * 7) as u8).collect();
        for length in 0..bytes.len() {
            let bytes = &bytes[..length];
            for cut in (0..=length).step_by(7) {
                let mut first = Fingerprint::default();
                first.push(&bytes[..cut]);
                let mut second = Fingerprint::resumed(&first.state()).expect("it is a state");
                assert_eq!(second, first);
                second.push(&bytes[cut..]);
                let expected = Sha256::digest(bytes);
                let expected: String = expected.iter().map(|byte| format!("{byte:02x}")).collect();
                assert_eq!(second.finish(), expected, "{length} bytes, cut at {cut}");
            }
        }
    }

    #[test]
    fn nobody_goes_on_from_what_is_no_state() {
        let state = Fingerprint::default().state();
        assert!(Fingerprint::resumed(b"no state").is_none());
        assert!(Fingerprint::resumed(&[&state[..], b"more"].concat()).is_none());
    }
}
