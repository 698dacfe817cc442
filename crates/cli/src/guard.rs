//! What must hold however the program ends: no half-written file, no cell in a message.

use crate::terminal;
use std::path::{Path, PathBuf};
use std::process::exit;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// What shells call a program that was interrupted.
pub(crate) const INTERRUPTED_CODE: i32 = 130;

/// Files being written, to be removed if the program ends early.
static UNFINISHED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Whether somebody listens for the first interrupt.
static LISTENING: AtomicBool = AtomicBool::new(false);

/// Whether it came.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Whether the files are where they belong.
static PUBLISHED: AtomicBool = AtomicBool::new(false);

/// The list of unfinished files, locked. While it is held, an interrupt cannot end the program.
pub(crate) fn unfinished() -> MutexGuard<'static, Vec<PathBuf>> {
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Takes a file off the list.
pub(crate) fn forget(path: &Path) {
    unfinished().retain(|listed| listed != path);
}

/// Turns a panic into exit code 3 and a message that holds nothing but the place in Outis's
/// own source: what a panic says of itself may quote a value. One that a broken workbook has caused
/// is caught by who reads it.
pub(crate) fn report_panics() {
    std::panic::set_hook(Box::new(|panic| {
        if outis_workbook::is_reading() {
            return;
        }
        let place =
            panic.location().map(|location| format!(" at {}:{}", location.file(), location.line()));
        terminal::note(&format!(
            "outis: internal fault{}. Nothing was written. Please report it with this line.",
            place.unwrap_or_default()
        ));
        // A panic with the list locked must not wait for itself.
        if let Ok(paths) = UNFINISHED.try_lock() {
            remove(&paths);
        }
        exit(3);
    }));
}

/// From now on an interrupt ends the program without a trace, unless somebody listens.
pub(crate) fn handle_interrupts() {
    // Without handler the system ends the program, which is what the user then asked for.
    let _ = ctrlc::set_handler(|| {
        if LISTENING.load(Ordering::SeqCst) && !INTERRUPTED.swap(true, Ordering::SeqCst) {
            return;
        }
        let paths = unfinished();
        // What came of the work is said by the exit code; an interrupt no longer changes it.
        if PUBLISHED.load(Ordering::SeqCst) {
            return;
        }
        remove(&paths);
        exit(INTERRUPTED_CODE);
    });
}

/// From now on the first interrupt is told by [`interrupted`]; the second ends the program.
pub(crate) fn listen() {
    LISTENING.store(true, Ordering::SeqCst);
}

/// Whether an interrupt came since [`listen`].
pub(crate) fn interrupted() -> bool {
    INTERRUPTED.load(Ordering::SeqCst)
}

/// From now on no interrupt ends the program: its files are where they belong, and all that
/// is left is to say so. To be called with the list locked.
pub(crate) fn published(_unfinished: &MutexGuard<'static, Vec<PathBuf>>) {
    PUBLISHED.store(true, Ordering::SeqCst);
}

fn remove(paths: &[PathBuf]) {
    for path in paths {
        // It is the last thing done; there is nobody to tell of a failure.
        let _ = std::fs::remove_file(path);
    }
}

#[cfg(test)]
mod tests {
    use super::{report_panics, unfinished};
    use std::process::{Command, Output};

    /// Tells a child what to do and which file it has not finished.
    const CHILD: &str = "OUTIS_TEST_UNFINISHED";

    /// Runs the test `child` in a process of its own, with a file that is not finished; gives
    /// what came of it and whether the file is still there.
    fn with_unfinished_file(child: &str) -> (Output, bool) {
        let file = tempfile::NamedTempFile::new().unwrap();
        let output = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", &format!("guard::tests::{child}"), "--nocapture"])
            .env(CHILD, file.path())
            .output()
            .unwrap();
        (output, file.path().exists())
    }

    /// Panics if it was started for that.
    #[test]
    fn panicking_child() {
        if let Some(path) = std::env::var_os(CHILD) {
            report_panics();
            unfinished().push(path.into());
            let cell = std::hint::black_box("MARKER");
            panic!("could not handle {cell}");
        }
    }

    #[test]
    fn a_panic_ends_with_3_discloses_nothing_and_leaves_nothing() {
        let (output, left) = with_unfinished_file("panicking_child");
        assert_eq!(output.status.code(), Some(3));
        let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
        assert!(said.contains("internal fault at ") && said.contains("guard.rs:"), "{said}");
        assert!(!said.contains("MARKER"), "{said}");
        assert!(!left);
    }

    /// Interrupts itself, and waits until that was heard or so much time has passed.
    #[cfg(unix)]
    fn interrupt(patience: std::time::Duration) {
        let own = std::process::id().to_string();
        assert!(Command::new("kill").args(["-INT", &own]).status().unwrap().success());
        let sent = std::time::Instant::now();
        while !super::interrupted() && sent.elapsed() < patience {
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
    }

    /// Interrupts itself twice if it was started for that.
    #[cfg(unix)]
    #[test]
    fn interrupted_child() {
        use std::time::Duration;
        let Some(path) = std::env::var_os(CHILD) else { return };
        super::handle_interrupts();
        super::listen();
        unfinished().push(path.into());
        interrupt(Duration::from_secs(60));
        assert!(super::interrupted());
        interrupt(Duration::ZERO);
        std::thread::sleep(Duration::from_secs(60));
    }

    #[cfg(unix)]
    #[test]
    fn the_second_interrupt_ends_with_130_and_leaves_nothing() {
        let (output, left) = with_unfinished_file("interrupted_child");
        assert_eq!(output.status.code(), Some(super::INTERRUPTED_CODE));
        assert!(!left);
    }

    /// Interrupts itself once its files are where they belong, if it was started for that.
    #[cfg(unix)]
    #[test]
    fn published_child() {
        if std::env::var_os(CHILD).is_some() {
            super::handle_interrupts();
            super::published(&unfinished());
            interrupt(std::time::Duration::from_millis(300));
        }
    }

    #[cfg(unix)]
    #[test]
    fn an_interrupt_after_the_files_are_written_changes_nothing() {
        let (output, left) = with_unfinished_file("published_child");
        assert_eq!(output.status.code(), Some(0));
        assert!(left);
    }
}
