//! Places (`data.kind: locations`), beside the way of tables: recipe and file in, release and report
//! out.

mod picture; // A map of what is written beside where requests were.
mod report; // What is said of a release.
mod resolve; // From a recipe to a study.

use crate::Fingerprint;
use crate::report::order_told;
use outis::places::{
    CloakLayout, CloakSearch, Cloaking, MeasuredPlaces, PlaceStudy, ReleasedPlaces, check,
    released_order,
};
use outis::release::Seed;
use outis_protocol::other::MapPicture;
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::PlaceRecipe;
use outis_protocol::report::{Notice, NoticeCode, PlaceReport, RunFacts};
use std::sync::Arc;

/// A recipe resolved for a file of requests.
#[derive(Debug)]
pub struct PlaceJob {
    recipe: PlaceRecipe,
    study: PlaceStudy,
    sha256: String,
    warnings: Vec<Notice>,
}

impl PlaceJob {
    /// Reads a file and resolves the recipe for it.
    ///
    /// # Errors
    /// Whatever is wrong with the recipe, or with the file, with its line.
    pub fn new(recipe: PlaceRecipe, bytes: &[u8]) -> Outcome<Self> {
        let study = resolve::study(&recipe, bytes)?;
        let warnings = resolve::warnings(&recipe, &study);
        Ok(Self { recipe, study, sha256: Fingerprint::of_bytes(bytes), warnings })
    }

    /// What to know although nothing is wrong.
    #[must_use]
    pub fn warnings(&self) -> &[Notice] {
        &self.warnings
    }

    /// The report without a release: what was read, and who is found in it.
    #[must_use]
    pub fn before(&self) -> PlaceReport {
        report::report(self, None, None)
    }

    /// What is to be released as bytes, read again from them and held against the requests.
    ///
    /// # Errors
    /// `not-verified` if the bytes do not say what was promised; then nothing may be released.
    fn written(&self, cloaks: &Cloaking, seed: Option<Seed>) -> Outcome<WrittenPlaces> {
        let order = released_order(cloaks, seed);
        let layout = CloakLayout::new(&self.study, cloaks);
        let bytes = ReleasedPlaces::new(cloaks, &order).text(layout).into_bytes();
        let read = ReleasedPlaces::parse(&bytes, layout)?;
        let measured = check(&self.study, (cloaks, &order), &read)?;
        Ok(WrittenPlaces { bytes, measured })
    }
}

/// A release that was read again.
struct WrittenPlaces {
    bytes: Vec<u8>,
    measured: MeasuredPlaces,
}

/// The whole way, in steps.
#[derive(Debug)]
pub struct PlaceRun {
    job: Arc<PlaceJob>,
    search: CloakSearch,
    ended: bool,
}

impl PlaceRun {
    /// The way, at its beginning.
    #[must_use]
    pub fn new(job: Arc<PlaceJob>) -> Self {
        let search = CloakSearch::new(&job.study);
        Self { job, search, ended: false }
    }

    /// Goes on for so many steps; true once it has ended.
    pub fn step(&mut self, budget: usize) -> bool {
        self.ended = self.search.step(&self.job.study, budget);
        self.ended
    }

    /// Steps that were taken: levels of squares, cells, or messages.
    #[must_use]
    pub fn visited(&self) -> u32 {
        u32::try_from(self.search.visited()).unwrap_or(u32::MAX)
    }

    /// Whether there is something to release. There is nothing before the end: who is not cloaked
    /// yet would be dropped without reason.
    #[must_use]
    pub fn has_found(&self) -> bool {
        self.ended && self.search.cloaks().iter().any(Option::is_some)
    }

    /// The bytes of the release, checked, and the report. `system` says that the seed came from the
    /// system's generator.
    ///
    /// # Errors
    /// `no-solution` if nobody is released, `interrupted` before the end, `not-verified` if what was
    /// found cannot be written.
    pub fn finish(
        &self,
        (seed, system): (Seed, bool),
        facts: Option<RunFacts>,
    ) -> Outcome<(Vec<u8>, PlaceReport)> {
        if !self.has_found() {
            return Err(self.nothing());
        }
        let cloaks = self.search.cloaks();
        let is_shuffled = self.job.recipe.output.shuffle;
        let written = self.job.written(&cloaks, is_shuffled.then_some(seed))?;
        let order = order_told(is_shuffled, system);
        let found = report::FoundCloaks {
            cloaks: &cloaks,
            given_up: self.search.given_up(),
            written: &written,
            order,
        };
        let report = report::report(&self.job, Some(&found), facts);
        Ok((written.bytes, report))
    }

    /// What was found beside the input, for the screen of who has both; nothing before the end.
    #[must_use]
    pub fn picture(&self) -> Option<MapPicture> {
        self.has_found().then(|| picture::picture(&self.job, &self.search.cloaks()))
    }

    /// The report and the problem where nobody is released, or not before it was interrupted.
    #[must_use]
    pub fn without_solution(&self, facts: Option<RunFacts>) -> (PlaceReport, Problem) {
        let mut report = report::report(&self.job, None, facts);
        if !self.ended {
            report.warnings.push(Notice::new(NoticeCode::Interrupted));
        }
        (report, self.nothing())
    }

    fn nothing(&self) -> Problem {
        match self.ended {
            true => Problem::new(Code::NoSolution).with_detail("locations"),
            false => Problem::new(Code::Interrupted),
        }
    }
}
