//! Graphs (`data.kind: graph`), beside the way of tables: recipe and file in, release and report out.

mod picture; // How many connections people have, before and after.
mod report; // What is said of a release.
mod resolve; // From a recipe to what is looked for.

use crate::Fingerprint;
use crate::report::{notice, order_told};
use outis::graph::{
    FoundGraph, GraphAttempt, GraphDemand, GraphLayout, Network, ReleasedGraph, check,
};
use outis::release::Seed;
use outis_protocol::other::DegreePicture;
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::GraphRecipe;
use outis_protocol::report::{GraphReport, Notice, NoticeCode, RunFacts};
use std::sync::Arc;

/// A recipe resolved for a file of a graph.
#[derive(Debug)]
pub struct GraphJob {
    recipe: GraphRecipe,
    network: Network,
    layout: GraphLayout,
    demand: GraphDemand,
    sha256: String,
    warnings: Vec<Notice>,
}

impl GraphJob {
    /// Reads a file and resolves the recipe for it.
    ///
    /// # Errors
    /// Whatever is wrong with the file, with its line, or with the recipe.
    pub fn new(recipe: GraphRecipe, bytes: &[u8]) -> Outcome<Self> {
        let demand = resolve::demand(&recipe)?;
        let (network, layout) = resolve::read(&recipe, bytes)?;
        let sha256 = Fingerprint::of_bytes(bytes);
        let warnings = network.alike.iter().map(notice).collect();
        Ok(Self { recipe, network, layout, demand, sha256, warnings })
    }

    /// What to know although nothing is wrong.
    #[must_use]
    pub fn warnings(&self) -> &[Notice] {
        &self.warnings
    }

    /// The report without a release: what was read, and who is found in it.
    #[must_use]
    pub fn before(&self) -> GraphReport {
        report::report(self, 0, None, None)
    }

    /// What is to be released as bytes, read again from them and measured.
    ///
    /// # Errors
    /// `not-verified` if the bytes do not say what was promised; then nothing may be released.
    fn written(&self, found: &FoundGraph, seed: Seed) -> Outcome<GraphWritten> {
        let labels = self.network.labels.as_deref().filter(|_| self.recipe.output.labels);
        let released = ReleasedGraph::new(&found.graph, labels, seed);
        let bytes = released.text(self.layout, seed).into_bytes();
        let read = ReleasedGraph::parse(&bytes, self.layout, labels.is_some())?;
        let achieved = check(self.demand.k, &released, &read)?;
        Ok(GraphWritten { bytes, read, achieved })
    }
}

/// A release that was read again.
struct GraphWritten {
    bytes: Vec<u8>,
    read: ReleasedGraph,
    achieved: u64,
}

/// The whole way, in steps.
#[derive(Debug)]
pub struct GraphRun {
    job: Arc<GraphJob>,
    attempt: GraphAttempt,
    interrupted: bool,
}

impl GraphRun {
    /// The way, at its beginning.
    #[must_use]
    pub fn new(job: Arc<GraphJob>, seed: Seed) -> Self {
        let attempt = GraphAttempt::new(&job.network.graph, job.demand, seed);
        Self { job, attempt, interrupted: false }
    }

    /// Goes on for one round; true once it has ended.
    pub fn step(&mut self) -> bool {
        self.attempt.step()
    }

    /// Says that nobody waits for the end.
    pub fn interrupt(&mut self) {
        self.interrupted = true;
    }

    /// Rounds that were begun.
    #[must_use]
    pub fn rounds(&self) -> u32 {
        self.attempt.rounds()
    }

    /// Whether there is something to release.
    #[must_use]
    pub fn has_found(&self) -> bool {
        self.attempt.found().is_some()
    }

    /// The bytes of the release, checked, and the report. `system` says that the seed, that of the
    /// search, came from the system's generator.
    ///
    /// # Errors
    /// `no-solution` if nothing was found; `not-verified` if what was found cannot be written.
    pub fn finish(
        &self,
        (seed, system): (Seed, bool),
        facts: Option<RunFacts>,
    ) -> Outcome<(Vec<u8>, GraphReport)> {
        let found = self.attempt.found().ok_or_else(no_solution)?;
        let written = self.job.written(found, seed)?;
        let order = order_told(true, system);
        let released = Some((found, &written, order));
        let report = report::report(&self.job, self.rounds(), released, facts);
        Ok((written.bytes, report))
    }

    /// What was found beside the input, for the screen of who has both; nothing if nothing was.
    #[must_use]
    pub fn picture(&self) -> Option<DegreePicture> {
        self.attempt.found().map(|found| picture::picture(&self.job, found))
    }

    /// The report and the problem where nothing was found, or not before it was interrupted.
    #[must_use]
    pub fn without_solution(&self, facts: Option<RunFacts>) -> (GraphReport, Problem) {
        let mut report = report::report(&self.job, self.rounds(), None, facts);
        if self.interrupted {
            report.warnings.push(Notice::new(NoticeCode::Interrupted));
            return (report, Problem::new(Code::Interrupted));
        }
        (report, no_solution())
    }
}

fn no_solution() -> Problem {
    Problem::new(Code::NoSolution).with_detail("graph")
}
