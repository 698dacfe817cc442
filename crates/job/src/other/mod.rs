//! What is no table: sets of items, places, graphs and query logs by one way, for page and command line.

mod look; // A file at first sight.

pub use look::{OtherKind, other_look};

use crate::resolve::Files;
use crate::{GraphJob, GraphRun, LogJob, LogRun, PlaceJob, PlaceRun, SetJob, SetRun};
use outis::release::Seed;
use outis_protocol::other::{OtherBefore, OtherPicture, OtherReport};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::OtherRecipe;
use outis_protocol::report::{Notice, RunFacts};
use std::sync::Arc;

/// A recipe resolved for a file of what is no table.
#[derive(Clone, Debug)]
pub enum OtherJob {
    /// For sets of items.
    Sets(Arc<SetJob>),
    /// For places.
    Places(Arc<PlaceJob>),
    /// For a graph.
    Graph(Arc<GraphJob>),
    /// For a query log.
    Queries(Arc<LogJob>),
}

impl OtherJob {
    /// Reads a file and resolves the recipe for it.
    ///
    /// # Errors
    /// Whatever is wrong with the file, with its line, or with the recipe.
    pub fn new(recipe: OtherRecipe, bytes: &[u8], files: &dyn Files) -> Outcome<Self> {
        Ok(match recipe {
            OtherRecipe::Transactions(recipe) => {
                Self::Sets(Arc::new(SetJob::new(*recipe, bytes, files)?))
            }
            OtherRecipe::Locations(recipe) => {
                Self::Places(Arc::new(PlaceJob::new(*recipe, bytes)?))
            }
            OtherRecipe::Graph(recipe) => Self::Graph(Arc::new(GraphJob::new(*recipe, bytes)?)),
            OtherRecipe::Queries(recipe) => Self::Queries(Arc::new(LogJob::new(*recipe, bytes)?)),
        })
    }

    /// What to know although nothing is wrong.
    #[must_use]
    pub fn warnings(&self) -> &[Notice] {
        match self {
            Self::Sets(job) => job.warnings(),
            Self::Places(job) => job.warnings(),
            Self::Graph(job) => job.warnings(),
            Self::Queries(job) => job.warnings(),
        }
    }

    /// What is known of the file before anything is released.
    #[must_use]
    pub fn before(&self) -> OtherBefore {
        match self {
            Self::Sets(job) => {
                OtherBefore { report: OtherReport::Sets(job.before()), items: job.items() }
            }
            Self::Places(job) => {
                OtherBefore { report: OtherReport::Places(job.before()), items: Vec::new() }
            }
            Self::Graph(job) => {
                OtherBefore { report: OtherReport::Graph(job.before()), items: Vec::new() }
            }
            Self::Queries(job) => {
                OtherBefore { report: OtherReport::Queries(job.before()), items: Vec::new() }
            }
        }
    }

    /// The way to a release, at its beginning.
    #[must_use]
    pub fn begin(&self, seed: Seed) -> OtherRun {
        match self {
            Self::Sets(job) => OtherRun::Sets(Box::new(SetRun::new(job.clone()))),
            Self::Places(job) => OtherRun::Places(Box::new(PlaceRun::new(job.clone()))),
            Self::Graph(job) => OtherRun::Graph(Box::new(GraphRun::new(job.clone(), seed))),
            Self::Queries(job) => OtherRun::Queries(Box::new(LogRun::new(job.clone(), seed))),
        }
    }
}

/// The whole way of what is no table, in steps.
#[derive(Debug)]
pub enum OtherRun {
    /// Of sets of items.
    Sets(Box<SetRun>),
    /// Of places.
    Places(Box<PlaceRun>),
    /// Of a graph.
    Graph(Box<GraphRun>),
    /// Of a query log.
    Queries(Box<LogRun>),
}

/// Steps that are taken before an interrupt is heard.
const STEPS: usize = 16;

/// The same of queries, each of which is done in no time.
const LOOKS: usize = 256;

impl OtherRun {
    /// Goes on for as long as an interrupt may wait; true once it has ended.
    pub fn step(&mut self) -> bool {
        match self {
            Self::Sets(run) => run.step(STEPS),
            Self::Places(run) => run.step(STEPS),
            Self::Graph(run) => run.step(),
            Self::Queries(run) => run.step(LOOKS),
        }
    }

    /// Says that nobody waits for the end.
    pub fn interrupt(&mut self) {
        match self {
            Self::Sets(run) => run.interrupt(),
            // Before its end it has nothing, which it says by itself.
            Self::Places(_) | Self::Queries(_) => {}
            Self::Graph(run) => run.interrupt(),
        }
    }

    /// How much was looked at.
    #[must_use]
    pub fn visited(&self) -> u32 {
        match self {
            Self::Sets(run) => run.visited(),
            Self::Places(run) => run.visited(),
            Self::Graph(run) => run.rounds(),
            Self::Queries(run) => run.visited(),
        }
    }

    /// The loss of the best so far, and what nothing falls below; nothing where that is not looked
    /// for.
    #[must_use]
    pub fn gap(&self) -> Option<(f64, f64)> {
        match self {
            Self::Sets(run) => run.gap(),
            Self::Places(_) | Self::Graph(_) | Self::Queries(_) => None,
        }
    }

    /// Whether there is something to release.
    #[must_use]
    pub fn has_found(&self) -> bool {
        match self {
            Self::Sets(run) => run.has_found(),
            Self::Places(run) => run.has_found(),
            Self::Graph(run) => run.has_found(),
            Self::Queries(run) => run.has_found(),
        }
    }

    /// The bytes of the release, checked, and the report. `seed` comes with whether the system's
    /// generator made it.
    ///
    /// # Errors
    /// Where what was found cannot be written.
    pub fn finish(
        &self,
        seed: (Seed, bool),
        facts: Option<RunFacts>,
    ) -> Outcome<(Vec<u8>, OtherReport)> {
        Ok(match self {
            Self::Sets(run) => {
                let (bytes, report) = run.finish(seed, facts)?;
                (bytes, OtherReport::Sets(report))
            }
            Self::Places(run) => {
                let (bytes, report) = run.finish(seed, facts)?;
                (bytes, OtherReport::Places(report))
            }
            Self::Graph(run) => {
                let (bytes, report) = run.finish(seed, facts)?;
                (bytes, OtherReport::Graph(report))
            }
            Self::Queries(run) => {
                let (bytes, report) = run.finish(seed, facts)?;
                (bytes, OtherReport::Queries(report))
            }
        })
    }

    /// The report and the problem where there is nothing to release.
    #[must_use]
    pub fn without_solution(&self, facts: Option<RunFacts>) -> (OtherReport, Problem) {
        match self {
            Self::Sets(run) => {
                let (report, problem) = run.without_solution(facts);
                (OtherReport::Sets(report), problem)
            }
            Self::Places(run) => {
                let (report, problem) = run.without_solution(facts);
                (OtherReport::Places(report), problem)
            }
            Self::Graph(run) => {
                let (report, problem) = run.without_solution(facts);
                (OtherReport::Graph(report), problem)
            }
            Self::Queries(run) => {
                let (report, problem) = run.without_solution(facts);
                (OtherReport::Queries(report), problem)
            }
        }
    }

    /// What was found beside the input, for the screen of who has both; nothing if nothing was.
    #[must_use]
    pub fn picture(&self) -> Option<OtherPicture> {
        match self {
            Self::Sets(run) => run.picture().map(OtherPicture::Items),
            Self::Places(run) => run.picture().map(OtherPicture::Map),
            Self::Graph(run) => run.picture().map(OtherPicture::Degrees),
            Self::Queries(run) => run.picture().map(OtherPicture::Intents),
        }
    }
}

/// Refuses columns that are named twice, unless the two may be one.
pub(crate) fn refuse_twice(
    named: &[(&str, Option<&String>)],
    may_be_one: &[(&str, &str)],
) -> Outcome<()> {
    for (number, (name, column)) in named.iter().enumerate() {
        let before = &named[..number];
        let other = before.iter().find(|(other, named)| {
            named.is_some() && named == column && !may_be_one.contains(&(*other, *name))
        });
        if let Some((other, _)) = other {
            let problem =
                Problem::of_field(Code::ListedTwice, format!("data.format.columns.{name}"));
            return Err(problem.with_detail(format!("data.format.columns.{other}")));
        }
    }
    Ok(())
}
