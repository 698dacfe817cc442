//! Rust shapes to JavaScript objects.

use outis_protocol::{Outcome, Problem};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;

/// What an exported function gives or throws.
pub(crate) type Thrown<T> = Result<T, JsValue>;

/// A view as a plain object.
pub(crate) fn reply<T: Serialize>(value: &T) -> Thrown<JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&serializer).map_err(|_| thrown(&Problem::new("internal")))
}

/// A plain object that another worker of this build sent.
pub(crate) fn take<T: DeserializeOwned>(value: JsValue) -> Thrown<T> {
    serde_wasm_bindgen::from_value(value).map_err(|_| thrown(&Problem::new("internal")))
}

/// An outcome as a value or a thrown problem.
pub(crate) fn throw<T>(outcome: Outcome<T>) -> Thrown<T> {
    outcome.map_err(|problem| thrown(&problem))
}

fn thrown(problem: &Problem) -> JsValue {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    problem.serialize(&serializer).unwrap_or(JsValue::NULL)
}
