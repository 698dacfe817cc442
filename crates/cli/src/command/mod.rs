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

use outis_protocol::report;
use std::time::Duration;

/// The `run` object of a report: everything that may differ between two runs.
fn run_facts(visited: u32, workers: u32, duration: Duration) -> report::Run {
    let version = env!("CARGO_PKG_VERSION");
    report::Run {
        version: version.to_owned(),
        build: format!("{version} {}-{}", std::env::consts::ARCH, std::env::consts::OS),
        platform: "native".to_owned(),
        workers,
        visited,
        seconds: duration.as_secs_f64(),
        compared: Vec::new(),
    }
}
