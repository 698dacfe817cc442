//! What a report names a file by, taken by whichever worker has time for it.

use outis_protocol::job;
use wasm_bindgen::prelude::wasm_bindgen;

/// The SHA-256 of a file that comes in parts.
#[wasm_bindgen]
#[derive(Default)]
pub struct Fingerprint {
    inner: job::Fingerprint,
}

#[wasm_bindgen]
impl Fingerprint {
    /// Of no bytes yet.
    #[must_use]
    #[wasm_bindgen(constructor)]
    pub fn new() -> Fingerprint {
        Self::default()
    }

    /// Takes the next bytes.
    pub fn push(&mut self, bytes: &[u8]) {
        self.inner.push(bytes);
    }

    /// The hash of all so far: 64 lower-case hex digits.
    #[must_use]
    pub fn finish(&self) -> String {
        self.inner.clone().finish()
    }
}
