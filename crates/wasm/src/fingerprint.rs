//! What a report names a file by, taken by whichever worker has time for it.

use crate::convert::{Thrown, throw};
use outis_protocol::Problem;
use outis_protocol::problem::Code;
use wasm_bindgen::prelude::wasm_bindgen;

/// The SHA-256 of a file that comes in parts.
#[wasm_bindgen]
#[derive(Default)]
pub struct Fingerprint {
    inner: outis_job::Fingerprint,
}

#[wasm_bindgen]
impl Fingerprint {
    /// Of no bytes yet.
    #[must_use]
    #[wasm_bindgen(constructor)]
    pub fn new() -> Fingerprint {
        Self::default()
    }

    /// Goes on from where that of another worker was.
    ///
    /// # Errors
    /// `internal` if that is no state.
    pub fn resumed(state: &[u8]) -> Thrown<Fingerprint> {
        let inner = outis_job::Fingerprint::resumed(state);
        Ok(Self { inner: throw(inner.ok_or_else(|| Problem::new(Code::Internal)))? })
    }

    /// How far it is, for another worker to go on from without the bytes so far.
    #[must_use]
    pub fn state(&self) -> Vec<u8> {
        self.inner.state()
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
