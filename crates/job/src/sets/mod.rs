//! Sets of items (`data.kind: transactions`), beside the way of tables: recipe and file in, release
//! and report out.

mod attack; // What somebody learns of people from a release.
mod json; // Sets in a file of JSON.
mod picture; // The tree of items beside what is written of it.
mod report; // What is said of a release.
mod resolve; // From a recipe to a study.

pub use attack::{SetAttacking, SetFile};

use crate::Fingerprint;
use crate::report::order_told;
use crate::resolve::Files;
use outis::release::Seed;
use outis::sets::{Attempt, FileLayout, Found, ReleasedSets, SetStudy, check};
use outis_protocol::other::ItemPicture;
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::SetRecipe;
use outis_protocol::report::{Notice, NoticeCode, RunFacts, SetReport};
use std::sync::Arc;

/// A recipe resolved for a file of sets.
#[derive(Debug)]
pub struct SetJob {
    recipe: SetRecipe,
    study: SetStudy,
    /// How sets stand in the release if it is text; nothing if it is JSON.
    layout: Option<FileLayout>,
    sha256: String,
    known: u32,
    warnings: Vec<Notice>,
}

impl SetJob {
    /// Reads a file and resolves the recipe for it.
    ///
    /// # Errors
    /// Whatever is wrong with the file, with its line, or with the recipe by itself or for this file.
    pub fn new(recipe: SetRecipe, bytes: &[u8], files: &dyn Files) -> Outcome<Self> {
        let (baskets, layout) = resolve::read(&recipe, bytes)?;
        let resolved = resolve::study(&recipe, baskets, files)?;
        let sha256 = Fingerprint::of_bytes(bytes);
        let resolve::ResolvedSets { study, known, warnings } = resolved;
        Ok(Self { recipe, study, layout, sha256, known, warnings })
    }

    /// What to know although nothing is wrong.
    #[must_use]
    pub fn warnings(&self) -> &[Notice] {
        &self.warnings
    }

    /// The report without a release: what was read, and who is found in it.
    #[must_use]
    pub fn before(&self) -> SetReport {
        report::report(self, None, None)
    }

    /// What is to be released as bytes, read again from them and measured by its definition.
    ///
    /// # Errors
    /// `item-parted` if something that is written holds what parts items, `not-verified` if the bytes
    /// do not say what was promised; then nothing may be released.
    fn written(&self, found: &Found, seed: Option<Seed>) -> Outcome<Written> {
        let released = ReleasedSets::new(&self.study, found, seed);
        let grouped = matches!(released, ReleasedSets::Groups(_));
        let (bytes, read) = match self.layout {
            Some(layout) => {
                let bytes = released.text(layout)?.into_bytes();
                let read = ReleasedSets::parse(&bytes, layout, grouped)?;
                (bytes, read)
            }
            None => {
                let bytes = json::text(&released).into_bytes();
                let read = json::parse(&bytes, grouped)?;
                (bytes, read)
            }
        };
        let measured = check(&self.study, &released, &read)?;
        Ok(Written { bytes, read, achieved: measured.achieved })
    }
}

/// A release that was read again.
struct Written {
    bytes: Vec<u8>,
    read: ReleasedSets,
    achieved: Option<f64>,
}

/// The whole way, in steps.
#[derive(Debug)]
pub struct SetRun {
    job: Arc<SetJob>,
    attempt: Attempt,
    interrupted: bool,
}

impl SetRun {
    /// The way, at its beginning.
    #[must_use]
    pub fn new(job: Arc<SetJob>) -> Self {
        let attempt = Attempt::new(&job.study);
        Self { job, attempt, interrupted: false }
    }

    /// Goes on for about so many steps; true once it has ended.
    pub fn step(&mut self, budget: usize) -> bool {
        self.attempt.step(budget)
    }

    /// Says that nobody waits for the end.
    pub fn interrupt(&mut self) {
        self.interrupted = true;
    }

    /// Regions of the tree that were looked into; of other algorithms, steps that were taken.
    #[must_use]
    pub fn visited(&self) -> u32 {
        u32::try_from(self.attempt.visited()).unwrap_or(u32::MAX)
    }

    /// The loss of the best so far, and what nothing falls below.
    #[must_use]
    pub fn gap(&self) -> Option<(f64, f64)> {
        let whole = self.job.study.whole() as f64;
        let (best, bound) = self.attempt.gap()?;
        Some((best as f64 / whole, bound as f64 / whole))
    }

    /// The bytes of the release, checked, and the report. `system` says that the seed came from the
    /// system's generator.
    ///
    /// # Errors
    /// `no-solution` if nothing was found; `item-parted` or `not-verified` if what was found cannot
    /// be written.
    pub fn finish(
        &self,
        (seed, system): (Seed, bool),
        facts: Option<RunFacts>,
    ) -> Outcome<(Vec<u8>, SetReport)> {
        let found = self.attempt.found().ok_or_else(no_solution)?;
        let is_shuffled = self.job.recipe.output.shuffle;
        let written = self.job.written(&found, is_shuffled.then_some(seed))?;
        let order = order_told(is_shuffled, system);
        let report = report::report(&self.job, Some((&found, &written, order)), facts);
        Ok((written.bytes, report))
    }

    /// Whether there is something to release.
    #[must_use]
    pub fn has_found(&self) -> bool {
        self.attempt.has_found()
    }

    /// What was found beside the input, for the screen of who has both; nothing if nothing was.
    #[must_use]
    pub fn picture(&self) -> Option<ItemPicture> {
        self.attempt.found().map(|found| picture::picture(&self.job, &found))
    }

    /// The report and the problem where nothing was found, or not before it was interrupted.
    #[must_use]
    pub fn without_solution(&self, facts: Option<RunFacts>) -> (SetReport, Problem) {
        let mut report = report::report(&self.job, None, facts);
        if self.interrupted {
            report.warnings.push(Notice::new(NoticeCode::Interrupted));
            return (report, Problem::new(Code::Interrupted));
        }
        (report, no_solution())
    }
}

fn no_solution() -> Problem {
    Problem::new(Code::NoSolution).with_detail("sets")
}
