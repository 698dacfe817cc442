//! Rust shapes to JavaScript objects.

use outis_protocol::problem::Code;
use outis_protocol::{Outcome, Problem};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;

/// What an exported function gives or throws.
pub(crate) type Thrown<T> = Result<T, JsValue>;

/// A view as a plain object. It goes by way of its text: to set a field called `__proto__`, as a
/// column may be, is something else than to have one.
pub(crate) fn reply<T: Serialize>(value: &T) -> Thrown<JsValue> {
    let text = serde_json::to_string(value).map_err(|_| thrown(&Problem::new(Code::Internal)))?;
    js_sys::JSON::parse(&text).map_err(|_| thrown(&Problem::new(Code::Internal)))
}

/// A plain object for another worker of this build, which [`take`]s it: numbers as they are, those
/// that JSON has no word for too. It may hold nothing by names that people give.
pub(crate) fn pass<T: Serialize>(value: &T) -> Thrown<JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&serializer).map_err(|_| thrown(&Problem::new(Code::Internal)))
}

/// A plain object that another worker of this build sent.
pub(crate) fn take<T: DeserializeOwned>(value: JsValue) -> Thrown<T> {
    serde_wasm_bindgen::from_value(value).map_err(|_| thrown(&Problem::new(Code::Internal)))
}

/// An outcome as a value or a thrown problem.
pub(crate) fn throw<T>(outcome: Outcome<T>) -> Thrown<T> {
    outcome.map_err(|problem| thrown(&problem))
}

fn thrown(problem: &Problem) -> JsValue {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    problem.serialize(&serializer).unwrap_or(JsValue::NULL)
}
