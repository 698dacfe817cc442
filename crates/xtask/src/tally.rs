//! Counting tests across harnesses.
//!
//! Rust's harness knows "passed" and "ignored", but no test that found on the
//! way that it cannot run here. The convention: such a test prints a line
//!
//! ```text
//! OUTIS-SKIPPED name of the test: reason
//! ```
//!
//! to standard output and returns. It is then counted as skipped, not passed.
//! A test for Node uses the native `{skip: "reason"}` instead.

use std::collections::BTreeSet;
use std::fmt;
use std::ops::AddAssign;
use std::path::PathBuf;

/// What a Rust test prints, before its name and reason, when it cannot run here.
pub(crate) const SKIPPED: &str = "OUTIS-SKIPPED ";

/// How many tests passed, failed and could not run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    pub(crate) skipped: u64,
    /// Those of the passed ones that failed at first, beside others, and passed alone.
    pub(crate) unsteady: u64,
    /// Tests that said they cannot run here and that the harness counts as
    /// passed, until [`Tally::settle`].
    unable: u64,
}

impl Tally {
    pub(crate) const PASSED: Tally = Tally::new(1, 0, 0);
    pub(crate) const FAILED: Tally = Tally::new(0, 1, 0);

    const fn new(passed: u64, failed: u64, skipped: u64) -> Tally {
        Tally { passed, failed, skipped, unsteady: 0, unable: 0 }
    }

    /// The tally of a program that ran several tests, to be taken once at its
    /// end. A program that failed
    /// without naming a failed test, because it did not compile or was killed,
    /// counts as one failed test; so does one that ran no test at all although
    /// it said it succeeded, unless a filter may have excluded all of them.
    pub(crate) fn settle(mut self, succeeded: bool, filtered: bool) -> Tally {
        self.passed = self.passed.saturating_sub(self.unable);
        self.skipped += std::mem::take(&mut self.unable);
        let ran_nothing = self == Tally::default() && !filtered;
        if self.failed == 0 && (!succeeded || ran_nothing) {
            self.failed = 1;
        }
        self
    }

    /// Takes in what became of the failed tests when their files ran once more alone.
    pub(crate) fn tried_again(mut self, alone: Tally) -> Tally {
        let steadied = self.failed.saturating_sub(alone.failed);
        self.passed += steadied;
        self.unsteady += steadied;
        self.failed = alone.failed;
        self
    }

    /// Takes in a line of Rust's test harness.
    pub(crate) fn libtest_line(&mut self, line: &str) {
        if line.starts_with(SKIPPED) {
            self.unable += 1;
        } else if let Some(counts) = line.strip_prefix("test result: ") {
            // `ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s`
            let counts = counts.split_once(". ").map_or(counts, |(_, counts)| counts);
            for part in counts.split("; ") {
                let Some((number, name)) = part.split_once(' ') else { continue };
                let Ok(number) = number.parse::<u64>() else { continue };
                match name {
                    "passed" => self.passed += number,
                    "failed" => self.failed += number,
                    "ignored" => self.skipped += number,
                    _ => {}
                }
            }
        }
    }

    /// Takes in a line of Node's test runner in the TAP format.
    pub(crate) fn tap_line(&mut self, line: &str) {
        let Some((name, number)) = line.strip_prefix("# ").and_then(|rest| rest.split_once(' '))
        else {
            return;
        };
        let Ok(number) = number.parse::<u64>() else { return };
        match name {
            "pass" => self.passed += number,
            "fail" | "cancelled" => self.failed += number,
            "skipped" | "todo" => self.skipped += number,
            _ => {}
        }
    }
}

/// The files in which tests of Node's runner failed, as its TAP format tells them.
#[derive(Debug, Default)]
pub(crate) struct FailedFiles(pub(crate) BTreeSet<PathBuf>, bool);

impl FailedFiles {
    /// Takes in a line. After that of a failed test comes where it stands.
    pub(crate) fn tap_line(&mut self, line: &str) {
        let line = line.trim_start();
        if line.starts_with("ok ") || line.starts_with("not ok ") {
            let meant = [" # TODO", " # SKIP"].iter().any(|mark| line.contains(mark));
            self.1 = line.starts_with("not ok ") && !meant;
        } else if self.1
            && let Some(place) = line.strip_prefix("location: '")
        {
            // The path, then line and column.
            let path = place.rsplitn(3, ':').nth(2).unwrap_or(place);
            self.0.insert(PathBuf::from(path));
        }
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
        self.unsteady += other.unsteady;
        self.unable += other.unable;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed, {} skipped", self.passed, self.failed, self.skipped)?;
        if self.unsteady > 0 {
            write!(f, ", {} unsteady (failed beside others, passed alone)", self.unsteady)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    fn libtest(text: &str) -> Tally {
        let mut tally = Tally::default();
        text.lines().for_each(|line| tally.libtest_line(line));
        tally.settle(true, false)
    }

    #[test]
    fn totals_of_several_test_programs_add_up() {
        let text = "running 5 tests\n\
            test result: FAILED. 3 passed; 1 failed; 1 ignored; 0 measured; 7 filtered out; finished in 0.01s\n\
            test result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n";
        assert_eq!(libtest(text), Tally::new(5, 1, 1));
    }

    #[test]
    fn a_test_that_says_it_cannot_run_is_not_counted_as_passed() {
        let text = "OUTIS-SKIPPED adult: OUTIS_REFERENCE is not set\n\
            test result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n";
        assert_eq!(libtest(text), Tally::new(1, 0, 1));
    }

    #[test]
    fn node_totals_are_read() {
        let mut tally = Tally::default();
        for line in [
            "ok 1 - a",
            "1..4",
            "# tests 4",
            "# pass 1",
            "# fail 1",
            "# cancelled 1",
            "# skipped 1",
            "# todo 0",
        ] {
            tally.tap_line(line);
        }
        assert_eq!(tally, Tally::new(1, 2, 1));
    }

    #[test]
    fn what_passes_alone_is_unsteady_and_what_fails_again_has_failed() {
        let tried = Tally::new(10, 3, 1).tried_again(Tally::new(4, 1, 0));
        assert_eq!(tried, Tally { unsteady: 2, ..Tally::new(12, 1, 1) });
        let worse = Tally::new(10, 1, 0).tried_again(Tally::new(0, 2, 0));
        assert_eq!(worse, Tally::new(10, 2, 0));
    }

    #[test]
    fn files_of_failed_tests_are_read() {
        let mut files = FailedFiles::default();
        for line in [
            "ok 1 - x: a",
            "  location: '/t/passed.test.mjs:2:28'",
            "    not ok 1 - in",
            "      location: '/t/a b.test.mjs:2:27'",
            "not ok 3 - suite",
            "  location: '/t/a b.test.mjs:2:1'",
            "not ok 4 - later # TODO",
            "  location: '/t/later.test.mjs:2:1'",
        ] {
            files.tap_line(line);
        }
        assert_eq!(files.0.into_iter().collect::<Vec<_>>(), [Path::new("/t/a b.test.mjs")]);
    }

    #[test]
    fn a_program_that_fails_without_a_failed_test_counts_as_one() {
        let some = Tally::new(2, 0, 0);
        assert_eq!(some.settle(false, false).failed, 1);
        assert_eq!(some.settle(true, false), some);
        assert_eq!(Tally { failed: 3, ..some }.settle(false, false).failed, 3);
    }

    #[test]
    fn a_program_that_ran_nothing_counts_as_failed_unless_filtered() {
        assert_eq!(Tally::default().settle(true, false), Tally::FAILED);
        assert_eq!(Tally::default().settle(true, true), Tally::default());
    }
}
