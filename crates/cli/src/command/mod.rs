//! What each command does.

mod compare;
mod describe;
mod inspect;
mod measure;
mod outcome;
mod run;

pub(crate) use compare::compare;
pub(crate) use describe::describe;
pub(crate) use inspect::inspect;
pub(crate) use measure::measure;
pub(crate) use run::run;

use std::env::consts::{ARCH, OS};

/// What a report calls a program that is no page.
const PLATFORM: &str = "native";

/// The machine that this program is for.
fn machine() -> String {
    format!("{ARCH}-{OS}")
}
