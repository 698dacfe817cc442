//! Query logs (`data.kind: queries`), beside the way of tables: recipe and file in, release and report
//! out.

mod picture; // Intents and who has them.
mod report; // What is said of a release.
mod resolve; // From a recipe to a study.

use crate::Fingerprint;
use crate::report::{notice, order_told};
use outis::queries::{FoundLog, IntentSearch, LogLines, LogStudy, ReleasedLog, check};
use outis::release::Seed;
use outis_protocol::other::IntentPicture;
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::LogRecipe;
use outis_protocol::report::{LogReport, Notice, NoticeCode, RunFacts};
use std::sync::Arc;

/// A recipe resolved for a file of a query log.
#[derive(Debug)]
pub struct LogJob {
    recipe: LogRecipe,
    study: LogStudy,
    sha256: String,
    warnings: Vec<Notice>,
}

impl LogJob {
    /// Reads a file and resolves the recipe for it.
    ///
    /// # Errors
    /// Whatever is wrong with the recipe, or with the file, with its line.
    pub fn new(recipe: LogRecipe, bytes: &[u8]) -> Outcome<Self> {
        let study = resolve::study(&recipe, bytes)?;
        let warnings = study.log.alike.iter().map(notice).collect();
        Ok(Self { recipe, study, sha256: Fingerprint::of_bytes(bytes), warnings })
    }

    /// What to know although nothing is wrong.
    #[must_use]
    pub fn warnings(&self) -> &[Notice] {
        &self.warnings
    }

    /// The report without a release: what was read, and who is found in it.
    #[must_use]
    pub fn before(&self) -> LogReport {
        report::report(self, None, None)
    }

    /// What is to be released as bytes, read again from them and held against the log.
    ///
    /// # Errors
    /// `not-verified` if the bytes do not say what was promised; then nothing may be released.
    fn written(&self, lines: &LogLines, found: &FoundLog, seed: Seed) -> Outcome<WrittenLog> {
        let log = &self.study.log;
        let released = ReleasedLog::new(log, lines, found, seed);
        let formula_guard = self.recipe.output.formula_guard;
        let bytes = released.text(log, formula_guard).into_bytes();
        let read = ReleasedLog::parse(&bytes, log, formula_guard)?;
        let achieved = check(&self.study, lines, &released, &read)?;
        Ok(WrittenLog { bytes, read, achieved })
    }
}

/// A release that was read again.
struct WrittenLog {
    bytes: Vec<u8>,
    read: ReleasedLog,
    achieved: u32,
}

/// The whole way, in steps.
#[derive(Debug)]
pub struct LogRun {
    job: Arc<LogJob>,
    search: IntentSearch,
}

impl LogRun {
    /// The way, at its beginning.
    #[must_use]
    pub fn new(job: Arc<LogJob>, seed: Seed) -> Self {
        let search = IntentSearch::new(&job.study, seed);
        Self { job, search }
    }

    /// Goes on for so many looks at queries; true once it has ended.
    pub fn step(&mut self, budget: usize) -> bool {
        self.search.step(&self.job.study, budget)
    }

    /// Looks that were taken.
    #[must_use]
    pub fn visited(&self) -> u32 {
        u32::try_from(self.search.visited()).unwrap_or(u32::MAX)
    }

    /// Whether there is something to release. There is nothing before the end, when people are put
    /// into groups.
    #[must_use]
    pub fn has_found(&self) -> bool {
        self.search.found().is_some_and(|found| !found.rows.is_empty())
    }

    /// The bytes of the release, checked, and the report. `system` says that the seed, that of the
    /// search, came from the system's generator.
    ///
    /// # Errors
    /// `no-solution` if nobody is released, `interrupted` before the end, `not-verified` if what was
    /// found cannot be written.
    pub fn finish(
        &self,
        (seed, system): (Seed, bool),
        facts: Option<RunFacts>,
    ) -> Outcome<(Vec<u8>, LogReport)> {
        let (Some(lines), Some(found), true) =
            (self.search.lines(), self.search.found(), self.has_found())
        else {
            return Err(self.nothing());
        };
        let written = self.job.written(lines, found, seed)?;
        let order = order_told(true, system);
        let released = report::FoundQueries { search: &self.search, written: &written, order };
        let report = report::report(&self.job, Some(&released), facts);
        Ok((written.bytes, report))
    }

    /// What was found beside the input, for the screen of who has both; nothing before the end.
    #[must_use]
    pub fn picture(&self) -> Option<IntentPicture> {
        self.has_found().then(|| picture::picture(&self.job, &self.search))
    }

    /// The report and the problem where nobody is released, or not before it was interrupted.
    #[must_use]
    pub fn without_solution(&self, facts: Option<RunFacts>) -> (LogReport, Problem) {
        let mut report = report::report(&self.job, None, facts);
        if self.search.found().is_none() {
            report.warnings.push(Notice::new(NoticeCode::Interrupted));
        }
        (report, self.nothing())
    }

    fn nothing(&self) -> Problem {
        match self.search.found() {
            Some(_) => Problem::new(Code::NoSolution).with_detail("queries"),
            None => Problem::new(Code::Interrupted),
        }
    }
}
