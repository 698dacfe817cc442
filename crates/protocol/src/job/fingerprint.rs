//! What a report names a file by: the SHA-256 of its bytes.
//!
//! It is taken apart from reading and writing, so that somebody else can take it meanwhile: of
//! reading a large file in WebAssembly it is two fifths.

use sha2::digest::common::hazmat::SerializableState;
use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// The SHA-256 of a file that comes in parts.
#[derive(Clone, Default)]
pub struct Fingerprint {
    hash: Sha256,
}

impl Fingerprint {
    /// Takes the next bytes.
    pub fn push(&mut self, bytes: &[u8]) {
        self.hash.update(bytes);
    }

    /// How far it is, for somebody else to go on from without the bytes so far.
    #[must_use]
    pub fn state(&self) -> Vec<u8> {
        self.hash.serialize().to_vec()
    }

    /// Goes on from where another one was; nothing if that is no state.
    #[must_use]
    pub fn resumed(state: &[u8]) -> Option<Self> {
        let state = state.try_into().ok()?;
        Some(Self { hash: Sha256::deserialize(&state).ok()? })
    }

    /// The hash of all of them: 64 lower-case hex digits.
    #[must_use]
    pub fn finish(self) -> String {
        self.hash.finalize().iter().fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }

    /// The hash of a file on hand.
    #[must_use]
    pub fn of(bytes: &[u8]) -> String {
        let mut whole = Self::default();
        whole.push(bytes);
        whole.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::Fingerprint;

    /// The one-block message of FIPS 180-4's examples (NIST, SHA-256).
    #[test]
    fn the_fingerprint_of_a_file_is_its_sha_256_however_it_came() {
        let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(Fingerprint::of(b"abc"), expected);
        let mut parts = Fingerprint::default();
        for part in [&b"a"[..], b"", b"bc"] {
            parts.push(part);
        }
        assert_eq!(parts.finish(), expected);
    }

    #[test]
    fn another_one_goes_on_from_a_state() {
        let bytes: Vec<u8> = (0..=255).collect();
        for cut in [0, 1, 63, 64, 65, 128, 256] {
            let mut first = Fingerprint::default();
            first.push(&bytes[..cut]);
            let mut second = Fingerprint::resumed(&first.state()).expect("it is a state");
            second.push(&bytes[cut..]);
            assert_eq!(second.finish(), Fingerprint::of(&bytes));
        }
        assert!(Fingerprint::resumed(b"no state").is_none());
    }
}
