//! Outis for the browser: conversion only.

use wasm_bindgen::prelude::wasm_bindgen;

/// The version of Outis that this module was built from.
#[wasm_bindgen]
pub fn version() -> String {
    String::from(env!("CARGO_PKG_VERSION"))
}
