//! Outis for the browser: conversion only.
//!
//! Handles stay on this side; small views go out as plain objects, problems are
//! thrown as such, recipes come in as text so that a misspelt field is refused
//! by name. A panic aborts: the worker that sees the trap must be discarded.

mod attack;
mod convert;
mod fault;
mod fingerprint;
mod job;
mod frontier;
mod lattice;
mod look;
mod measure;
mod seed;
mod simulation;
mod table;

pub use attack::{AttackRun, AuditRun, GivenFile, OtherFiles, Reread, Rereading};
pub use fault::panicked;
pub use fingerprint::Fingerprint;
pub use frontier::FrontierRun;
pub use job::{
    Application, HelperRun, Job, Release, SearchRun, Solved, SpecialUniqueSearch, refused_trial,
};
pub use lattice::{LatticeRun, NeighbourRun};
pub use look::{ClassLook, LeftOutLook, RecordLook};
pub use measure::Measuring;
pub use simulation::{SimulationRun, advise};
pub use table::{
    Files, InspectionRun, LoadedTable, Loading, first_lines, is_hierarchy, may_be_workbook,
    ordinary, policy_of,
};

use convert::{Thrown, reply};
use wasm_bindgen::prelude::wasm_bindgen;

/// The version of Outis that this module was built from.
#[wasm_bindgen]
#[must_use]
pub fn version() -> String {
    String::from(env!("CARGO_PKG_VERSION"))
}

/// Models, losses, ranges, defaults.
///
/// # Errors
/// None; the signature is that of every call.
#[wasm_bindgen]
pub fn describe() -> Thrown<wasm_bindgen::JsValue> {
    reply(&outis_protocol::describe::description())
}
