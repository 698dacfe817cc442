//! `quiet`: the runs in which ARX had the machine to itself as JSON, then the yardstick in
//! milliseconds for every line that comes in. For benches outside this process.
#![allow(clippy::print_stdout, clippy::print_stderr)] // It talks to whoever runs it.

use outis_tests::{bench::arx, reference};
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(folder) = reference::folder() else {
        eprintln!("OUTIS_REFERENCE is not set: there is nothing to compare with");
        return ExitCode::from(2);
    };
    println!("{}", arx::quiet(&folder));
    let yardstick = arx::yardstick(&folder);
    for _ in std::io::stdin().lines() {
        println!("{}", yardstick());
    }
    ExitCode::SUCCESS
}
