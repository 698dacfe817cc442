//! `mix ROWS`: makes the big file of the benches, and says where it is.
#![allow(clippy::print_stdout, clippy::print_stderr)] // It talks to whoever runs it.

use outis_tests::{bench::big, reference};
use std::process::ExitCode;

fn main() -> ExitCode {
    let rows = std::env::args().nth(1).and_then(|rows| rows.parse().ok());
    let (Some(rows), Some(folder)) = (rows, reference::folder()) else {
        eprintln!("usage: mix ROWS, with OUTIS_REFERENCE set");
        return ExitCode::from(2);
    };
    println!("{}", big::file(&folder, rows).display());
    ExitCode::SUCCESS
}
