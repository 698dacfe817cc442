//! One anonymization from the search to the report.
//!
//! The steps are the same wherever it runs: search, apply what was found, write it, check what
//! was written by reading it again, report. Each is taken in parts of a size that the caller
//! names, so that a page can listen in between and a program be interrupted.

use crate::report::ReleasedFile;
use crate::{Attempt, Found, Job, run_facts, show};
use outis::evidence::Released;
use outis::lattice::Levels;
use outis::release::{Applied, Measured, Seed, Writing};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::Search;
use outis_protocol::report::{Notice, NoticeCode, Recoding, Report, RunFacts, TrialRun};
use outis_protocol::view::{Comparison, ReleaseProgress, SearchProgress, Trail, Tried};
use std::sync::Arc;

/// An anonymization under way.
pub struct Run {
    job: Arc<Job>,
    algorithm: Search,
    attempt: Attempt,
    ended: bool,
    interrupted: bool,
    /// What each attribute loses at the best node told last: to know it takes every tuple.
    losses: Option<(Levels, Vec<f64>)>,
    application: Option<Arc<Application>>,
    release: Option<Release>,
}

/// What was found, and the table that comes of it.
pub(crate) struct Application {
    pub(crate) found: Found,
    pub(crate) applied: Arc<Applied>,
}

/// A release on its way out.
struct Release {
    writing: Writing,
    /// The table with columns perturbed, if there are such.
    perturbed: Option<Applied>,
    /// Whether a shuffled order comes from the system's generator.
    system: bool,
}

impl Run {
    /// Begins the search that the job's recipe asks for.
    ///
    /// # Errors
    /// If the levels of a `fixed` search do not fit, or the study does not meet the conditions of
    /// the algorithm.
    pub fn new(job: Arc<Job>) -> Outcome<Self> {
        let search = job.recipe.search.clone();
        Self::trying(job, search)
    }

    /// Begins any search or recoding, for comparison.
    ///
    /// # Errors
    /// As [`Self::new`].
    pub fn trying(job: Arc<Job>, search: Search) -> Outcome<Self> {
        let attempt = job.attempt(&search)?;
        Ok(Self::at(job, search, attempt))
    }

    /// Goes on from what the job's search has found before, here or in another worker.
    #[must_use]
    pub fn resumed(job: Arc<Job>, found: Found) -> Self {
        let search = job.recipe.search.clone();
        Self { ended: true, ..Self::at(job, search, Attempt::ended(found)) }
    }

    fn at(job: Arc<Job>, algorithm: Search, attempt: Attempt) -> Self {
        Self {
            job,
            algorithm,
            attempt,
            ended: false,
            interrupted: false,
            losses: None,
            application: None,
            release: None,
        }
    }

    /// Another run that has come as far as to know the table that is to be released, so that it
    /// can be written more than once.
    ///
    /// # Errors
    /// As [`Self::applied`].
    pub fn again(&mut self) -> Outcome<Self> {
        let application = self.application()?;
        let run = Self::resumed(self.job.clone(), application.found.clone());
        Ok(Self { application: Some(application), ..run })
    }

    /// The recipe and the table that it is for.
    #[must_use]
    pub fn job(&self) -> &Arc<Job> {
        &self.job
    }

    /// Looks at about `classes` classes; true once the search has ended.
    pub fn search(&mut self, classes: usize) -> bool {
        self.ended = self.attempt.step(classes);
        self.ended
    }

    /// The search, for whoever helps with it.
    pub fn attempt(&mut self) -> &mut Attempt {
        &mut self.attempt
    }

    /// Lets go of what the search remembers, which may be as much as the table takes, and keeps what
    /// it found. Of the way there nobody can be told any more.
    pub fn forget_search(&mut self) {
        if let Some(found) = self.found() {
            self.attempt = Attempt::ended(found);
        }
    }

    /// Ends the search before its time. The best so far is kept if a recipe can say it; what is
    /// released then is what that recipe asks for, and nothing is proven of it.
    pub fn interrupt(&mut self) {
        self.interrupted = true;
        let best = self.attempt.found();
        let Some(found) = best.filter(|found| found.node().is_some()) else { return };
        if let Recoding::FullDomain { levels } = self.job.solution(&found).recoding {
            self.algorithm = Search::fixed(levels);
            self.job = Arc::new(self.job.with_search(self.algorithm.clone()));
        }
        self.attempt = Attempt::ended(Found { bound: None, ..found });
    }

    /// What may be released, if anything: the best so far. After an interrupt a recoding is not,
    /// since it could not be repeated from its recipe.
    #[must_use]
    pub fn found(&self) -> Option<Found> {
        self.attempt.found().filter(|_| !(self.interrupted && self.attempt.is_recoding()))
    }

    /// How the search stands.
    pub fn progress(&mut self) -> SearchProgress {
        let stage = self.attempt.stage();
        let bound = self.attempt.bound().map(|bound| bound.value());
        let best = self.attempt.found().map(|found| {
            let known = self.losses.take();
            let losses = match (known, found.node()) {
                (Some((levels, losses)), Some(node)) if levels == node.levels => losses,
                _ => self.job.attribute_losses(&found.chosen),
            };
            let solution = self.job.solution_losing(&self.algorithm, &found, &losses);
            self.losses = found.node().map(|node| (node.levels.clone(), losses));
            solution
        });
        SearchProgress {
            done: self.ended,
            visited: self.attempt.visited(),
            lattice: self.job.lattice(),
            bound: bound.map(|bound| if bound.is_finite() { bound } else { 0.0 }),
            stage: stage.phase.to_owned(),
            stage_at: stage.done as f64,
            stage_of: stage.total as f64,
            spent: self.attempt.is_spent(),
            proves_none: self.ended && self.attempt.proves_none(),
            best,
        }
    }

    /// What the search came to, one node after the other.
    #[must_use]
    pub fn trail(&self) -> Trail {
        show::trail(&self.job, &self.attempt)
    }

    /// What has come of a search for comparison, which took so many seconds. One that has not
    /// ended counts as interrupted.
    #[must_use]
    pub fn tried(&self, seconds: f64) -> Tried {
        let run = TrialRun { visited: self.attempt.visited(), seconds };
        if !self.ended {
            let problem = Problem::new(Code::Interrupted);
            return Tried { run, ..Tried::refused(self.algorithm.clone(), problem) };
        }
        Tried { trial: self.job.trial(&self.algorithm, self.found().as_ref()), run }
    }

    /// The report where nothing was found, and what to say of that.
    #[must_use]
    pub fn without_solution(&self, facts: Option<RunFacts>) -> (Report, Problem) {
        let mut report = self.job.no_solution(facts);
        let cut_short = match (self.interrupted, self.attempt.is_spent()) {
            (true, _) => Some((NoticeCode::Interrupted, Code::Interrupted)),
            (false, true) => Some((NoticeCode::NodesSpent, Code::NodesSpent)),
            (false, false) => None,
        };
        if let Some((warning, code)) = cut_short {
            report.warnings.push(Notice::new(warning));
            return (report, Problem::new(code));
        }
        if !self.attempt.proves_none() {
            // There may be a table that this search does not come to.
            report.warnings.push(Notice::new(NoticeCode::NoneFound));
        }
        (report, self.none_found())
    }

    /// That nothing was found; of levels that the recipe names, how many records they would cost.
    #[must_use]
    pub fn none_found(&self) -> Problem {
        let problem = Problem::new(Code::NoSolution);
        if self.attempt.proves_none() {
            return if self.job.may_star() { problem.with_detail("star") } else { problem };
        }
        let problem = problem.with_detail(self.job.recipe.search.id());
        let Some(records) = self.job.records_that_fail() else { return problem };
        let expected = Some(self.job.prepared.study.suppressible());
        Problem { found: Some(records.into()), expected, ..problem }
    }

    /// The table that comes of what was found.
    ///
    /// # Errors
    /// `no-solution` if nothing was; if there is no column to release, or the suppressed records
    /// as stars hold a model not.
    pub fn applied(&mut self) -> Outcome<&Arc<Applied>> {
        self.application()?;
        self.application.as_ref().map(|known| &known.applied).ok_or_else(|| self.none_found())
    }

    /// What was found with the table that comes of it, for whoever looks at it while this goes on.
    ///
    /// # Errors
    /// As [`Self::applied`].
    pub(crate) fn application(&mut self) -> Outcome<Arc<Application>> {
        if let Some(known) = &self.application {
            return Ok(known.clone());
        }
        let found = self.found().ok_or_else(|| self.none_found())?;
        let applied = self.job.apply(&found.chosen)?;
        let application = Arc::new(Application { found, applied: Arc::new(applied) });
        self.application = Some(application.clone());
        Ok(application)
    }

    /// Before and after, column by column; nothing for a table without records.
    ///
    /// # Errors
    /// As [`Self::applied`].
    pub fn comparison(&mut self) -> Outcome<Option<Comparison>> {
        let Application { found, applied } = &*self.application()?;
        Ok(show::comparison(&self.job, found, applied))
    }

    /// Begins to write the release. `seed` is used only if the recipe asks for a random order or for
    /// columns whose values are not true; `system` says that it came from the system's generator.
    ///
    /// # Errors
    /// As [`Self::applied`], if the output's delimiter is not usable, if a workbook has no room for the
    /// release, and if the recipe asks for less than the policy.
    pub fn write(&mut self, seed: Seed, system: bool) -> Outcome<()> {
        self.job.check_policy()?;
        let application = self.application()?;
        let perturbed = self.job.perturbed(&application.applied, seed)?;
        let applied = perturbed.as_ref().unwrap_or(&application.applied);
        let writing = self.job.write(applied, seed)?;
        self.release = Some(Release { writing, perturbed, system });
        Ok(())
    }

    /// Writes about `records` records and reads them back; their bytes, or nothing once all are
    /// written. Those of a workbook are the text that it is made of, which comes back through
    /// [`Self::read_again`].
    ///
    /// # Errors
    /// `not-verified` if what was written cannot be read back.
    pub fn step(&mut self, records: usize) -> Outcome<Option<Vec<u8>>> {
        let (Some(application), Some(release)) = (&self.application, &mut self.release) else {
            return Err(Problem::new(Code::Internal));
        };
        let applied = release.perturbed.as_ref().unwrap_or(&application.applied);
        Ok(release.writing.step(self.job.input.table(), applied, records)?)
    }

    /// Takes the next bytes of the text that was read of the workbook.
    ///
    /// # Errors
    /// `not-verified` if it cannot be read.
    pub fn read_again(&mut self, text: &[u8]) -> Outcome<()> {
        let release = self.release.as_mut().ok_or_else(|| Problem::new(Code::Internal))?;
        Ok(release.writing.read_again(text)?)
    }

    /// How far the writing is.
    #[must_use]
    pub fn written(&self) -> ReleaseProgress {
        let (written, records) =
            self.release.as_ref().map_or((0, 0), |release| release.writing.progress());
        ReleaseProgress { written: written as u32, records: records as u32 }
    }

    /// Measures what was read back, and reports on it with what was `tried` for comparison.
    /// `sha256` is the fingerprint of the file; without, it was written only to be measured.
    ///
    /// # Errors
    /// `not-verified` if anything is not as promised, `policy-model` and `policy-risk` if it is not
    /// what the policy asks for; then nothing may be released.
    pub fn finish(
        self,
        sha256: Option<String>,
        tried: Vec<Tried>,
        facts: Option<RunFacts>,
    ) -> Outcome<(Report, Measured)> {
        let (Some(application), Some(release)) = (self.application, self.release) else {
            return Err(Problem::new(Code::Internal));
        };
        let Application { found, applied } = &*application;
        let Release { writing, perturbed, system } = release;
        let applied = perturbed.as_ref().unwrap_or(applied);
        let measured = writing.finish(self.job.input.table(), &self.job.plan, applied)?;
        let file = sha256.map(|sha256| ReleasedFile { sha256, system });
        let facts = facts.map(|facts| RunFacts {
            compared: tried.iter().map(|tried| tried.run.clone()).collect(),
            ..facts
        });
        let mut report = self.job.report(found, applied, &measured, file, facts);
        report.compared = tried.into_iter().map(|tried| tried.trial).collect();
        if let Some(policy) = &self.job.policy {
            policy.check_report(&self.job.recipe, &report)?;
        }
        Ok((report, measured))
    }

    /// What the report says of this run, on a platform and machine, after so many seconds.
    #[must_use]
    pub fn facts(&self, platform: &str, machine: &str, seconds: f64) -> RunFacts {
        let (visited, workers) = (self.attempt.visited(), self.attempt.workers());
        RunFacts { visited, workers, ..run_facts(platform, machine, seconds) }
    }
}

impl Application {
    /// What is released of the job's study, as classes.
    pub(crate) fn released<'a>(&'a self, job: &'a Job) -> Released<'a> {
        job.released(&self.found.chosen, self.applied.node())
    }
}
