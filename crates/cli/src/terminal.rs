//! Standard output and standard error. A reader that goes away is no error.

use outis_protocol::problem::Code;
use outis_protocol::{Outcome, Problem};
use std::io::{ErrorKind, Write};

/// Prints an answer.
///
/// # Errors
/// `file-not-written` if standard output does not take it, unless nobody reads it any more.
pub(crate) fn print(text: &str) -> Outcome<()> {
    let mut output = std::io::stdout().lock();
    match output.write_all(text.as_bytes()).and_then(|()| output.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            let problem = Problem::new(Code::FileNotWritten).in_file("stdout");
            Err(problem.with_detail(error.kind().to_string()))
        }
        _ => Ok(()),
    }
}

/// Says something beside the answer, on a line of its own.
pub(crate) fn note(text: &str) {
    // Where nobody listens there is nobody to tell.
    let _ = writeln!(std::io::stderr().lock(), "{text}");
}
