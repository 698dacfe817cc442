//! Rust shapes to JavaScript objects.

use outis_protocol::{Outcome, Problem};
use serde::Serialize;
use wasm_bindgen::JsValue;

/// What an exported function gives or throws.
pub(crate) type Thrown<T> = Result<T, JsValue>;

/// A view as a plain object.
pub(crate) fn reply<T: Serialize>(value: &T) -> Thrown<JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&serializer).map_err(|_| thrown(&Problem::new("internal")))
}

/// An outcome as a value or a thrown problem.
pub(crate) fn throw<T>(outcome: Outcome<T>) -> Thrown<T> {
    outcome.map_err(|problem| thrown(&problem))
}

fn thrown(problem: &Problem) -> JsValue {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    problem.serialize(&serializer).unwrap_or(JsValue::NULL)
}
