//! What each command does.

mod advise;
mod attack;
mod attack_sets;
mod audit;
mod compare;
mod convert;
mod describe;
mod engine;
mod frontier;
mod gate;
mod hierarchy;
mod inspect;
mod job;
mod lattice;
mod measure;
mod outcome;
mod release_file;
mod run;
mod run_graph;
mod run_other;
mod run_places;
mod run_queries;
mod run_sets;
mod simulate;

pub(crate) use advise::advise;
pub(crate) use attack::attack;
pub(crate) use audit::audit;
pub(crate) use compare::compare;
pub(crate) use convert::convert;
pub(crate) use describe::describe;
pub(crate) use engine::{check, count, plan};
pub(crate) use frontier::frontier;
pub(crate) use gate::gate;
pub(crate) use hierarchy::hierarchy;
pub(crate) use inspect::inspect;
pub(crate) use lattice::lattice;
pub(crate) use measure::measure;
pub(crate) use run::run;
pub(crate) use simulate::simulate;

use std::env::consts::{ARCH, OS};

/// Classes that are looked at before anybody is asked whether there was an interrupt: some
/// milliseconds of work.
const CLASSES: usize = 1 << 16;

/// What a report calls a program that is no page.
const PLATFORM: &str = "native";

/// The machine that this program is for.
fn machine() -> String {
    format!("{ARCH}-{OS}")
}
