//! What the library does with broken files of old formats: it panics where it should refuse. In the
//! page that ends the worker that reads the workbook, and nothing else; a program catches it.

use outis_protocol::Problem;
use outis_protocol::problem::{Code, Outcome};
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

thread_local! {
    static READING: Cell<bool> = const { Cell::new(false) };
}

/// Whether this thread reads a workbook, so that a panic means that the workbook is broken and is
/// nothing to be reported.
#[must_use]
pub fn is_reading() -> bool {
    READING.get()
}

/// What comes of the work on a workbook's bytes. Nothing of it is looked at again after a panic.
pub(crate) fn carefully<T>(work: impl FnOnce() -> Outcome<T>) -> Outcome<T> {
    READING.set(true);
    let outcome = catch_unwind(AssertUnwindSafe(work));
    READING.set(false);
    outcome.unwrap_or_else(|_| Err(Problem::new(Code::WorkbookBroken)))
}
