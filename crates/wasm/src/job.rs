//! A recipe resolved for a table, and what is done with it.

use crate::convert::{Thrown, reply, throw};
use outis::lattice::Levels;
use outis::release::{Applied, Seed, Writing};
use outis::search::Search;
use outis_protocol::job::{self, Found, Input, SpecialUniqueSearch};
use outis_protocol::recipe;
use outis_protocol::report::Run;
use outis_protocol::view::{ReleaseProgress, SearchProgress};
use outis_protocol::{Problem, show};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// A recipe resolved for a table.
#[wasm_bindgen]
#[derive(Clone)]
pub struct Job {
    input: Rc<Input>,
    job: Rc<job::Job>,
}

impl Job {
    pub(crate) fn new(input: Rc<Input>, job: Rc<job::Job>) -> Self {
        Self { input, job }
    }
}

#[wasm_bindgen]
impl Job {
    /// The recipe in full, defaults filled in.
    #[must_use]
    pub fn recipe(&self) -> String {
        self.job.recipe.to_text()
    }

    /// Equal for recipes whose search has the same outcome on this table.
    #[must_use]
    #[wasm_bindgen(js_name = searchKey)]
    pub fn search_key(&self) -> String {
        self.job.recipe.search_key().to_text()
    }

    /// Whether the recipe names its levels, so that there is nothing to search.
    #[must_use]
    #[wasm_bindgen(js_name = isFixed)]
    pub fn is_fixed(&self) -> bool {
        matches!(self.job.recipe.search, recipe::Search::Fixed { .. })
    }

    /// What is exposed now.
    ///
    /// # Errors
    /// None that a table can cause, since every table has a record.
    pub fn exposure(&self) -> Thrown<JsValue> {
        reply(&show::exposure(&self.job, &self.input))
    }

    /// Begins to look for the records that few values single out, in the input.
    #[must_use]
    #[wasm_bindgen(js_name = specialUniques)]
    pub fn special_uniques(&self) -> Option<SpecialUniques> {
        Some(SpecialUniques { search: self.job.special_uniques(None)? })
    }

    /// The search that the recipe asks for.
    ///
    /// # Errors
    /// If the levels of a `fixed` search do not fit.
    pub fn search(&self) -> Thrown<SearchRun> {
        let search = throw(self.job.search())?;
        Ok(SearchRun { job: self.job.clone(), search, done: false, losses: None })
    }

    /// What was found, applied to the table.
    ///
    /// # Errors
    /// If there is no column to release.
    pub fn apply(&self, solved: &Solved) -> Thrown<Application> {
        let found = solved.found.clone();
        let applied = throw(self.job.apply(&self.input, &found.node.levels))?;
        Ok(Application { of: self.clone(), found, applied: Rc::new(applied) })
    }
}

/// A search under way.
#[wasm_bindgen]
pub struct SearchRun {
    job: Rc<job::Job>,
    search: Box<dyn Search>,
    done: bool,
    /// What each attribute loses at the best node told last: to know it takes every tuple.
    losses: Option<(Levels, Vec<f64>)>,
}

#[wasm_bindgen]
impl SearchRun {
    /// Looks at about `budget` classes; true once the search has ended.
    pub fn step(&mut self, budget: u32) -> bool {
        self.done = self.search.step(budget as usize);
        self.done
    }

    /// How the search stands.
    ///
    /// # Errors
    /// None.
    pub fn progress(&mut self) -> Thrown<JsValue> {
        let job = &self.job;
        let best = Found::of(&*self.search).map(|found| {
            let levels = &found.node.levels;
            let known = self.losses.take().filter(|(of, _)| of == levels);
            let (of, losses) =
                known.unwrap_or_else(|| (levels.clone(), job.attribute_losses(levels)));
            let solution = job.solution_losing(&found, &losses);
            self.losses = Some((of, losses));
            solution
        });
        reply(&SearchProgress {
            done: self.done,
            visited: self.search.visited(),
            lattice: self.job.lattice(),
            bound: self
                .search
                .bound()
                .map(|bound| bound.value())
                .filter(|bound| bound.is_finite())
                .unwrap_or(0.0),
            best,
        })
    }

    /// The best found so far.
    #[must_use]
    pub fn solved(&self) -> Option<Solved> {
        Some(Solved { found: Found::of(&*self.search)? })
    }
}

/// A search for special uniques under way.
#[wasm_bindgen]
pub struct SpecialUniques {
    search: SpecialUniqueSearch,
}

#[wasm_bindgen]
impl SpecialUniques {
    /// Looks at about `budget` tuples; true once the search has ended.
    pub fn step(&mut self, budget: u32) -> bool {
        self.search.step(budget as usize)
    }

    /// What was found.
    ///
    /// # Errors
    /// None.
    pub fn finish(self) -> Thrown<JsValue> {
        reply(&self.search.finish())
    }
}

/// What a search has found.
#[wasm_bindgen]
pub struct Solved {
    found: Found,
}

/// A node applied to the table.
#[wasm_bindgen]
pub struct Application {
    of: Job,
    found: Found,
    applied: Rc<Applied>,
}

#[wasm_bindgen]
impl Application {
    /// Before and after, column by column.
    ///
    /// # Errors
    /// None that a table can cause.
    pub fn comparison(&self) -> Thrown<JsValue> {
        let Job { input, job } = &self.of;
        reply(&show::comparison(job, input, &self.found, &self.applied))
    }

    /// Begins to look for the records that few values single out, in what is released.
    #[must_use]
    #[wasm_bindgen(js_name = specialUniques)]
    pub fn special_uniques(&self) -> Option<SpecialUniques> {
        let levels = &self.found.node.levels;
        Some(SpecialUniques { search: self.of.job.special_uniques(Some(levels))? })
    }

    /// Some released records before and after.
    ///
    /// # Errors
    /// None.
    pub fn rows(&self, from: u32, count: u32) -> Thrown<JsValue> {
        let input = &self.of.input;
        reply(&show::compared_rows(input, &self.applied, from as usize, count as usize))
    }

    /// Begins to write the release. Without seed the order is drawn from the system's secure
    /// generator.
    ///
    /// # Errors
    /// If the seed is not 64 hex digits, or the output's delimiter not usable.
    pub fn write(&self, seed: Option<String>) -> Thrown<Release> {
        let system = seed.is_none();
        let seed = match seed {
            Some(text) => throw(Seed::from_hex(&text).ok_or_else(|| {
                Problem::of_field("parameter", "seed").with_detail("64 hex digits")
            }))?,
            None => {
                let mut bytes = [0; outis::release::SEED_BYTES];
                throw(getrandom::fill(&mut bytes).map_err(|_| Problem::new("no-randomness")))?;
                Seed(bytes)
            }
        };
        let writing = throw(self.of.job.write(&self.of.input, &self.applied, seed))?;
        Ok(Release {
            of: self.of.clone(),
            found: self.found.clone(),
            applied: self.applied.clone(),
            writing,
            system,
        })
    }
}

/// A release being written and read back.
#[wasm_bindgen]
pub struct Release {
    of: Job,
    found: Found,
    applied: Rc<Applied>,
    writing: Writing,
    system: bool,
}

#[wasm_bindgen]
impl Release {
    /// The next bytes of the file, already read back; nothing once all are written.
    ///
    /// # Errors
    /// If what was written cannot be read back.
    pub fn step(&mut self, records: u32) -> Thrown<Option<Vec<u8>>> {
        let table = &self.of.input.loaded.table;
        throw(self.writing.step(table, &self.applied, records as usize).map_err(Problem::from))
    }

    /// How far it is.
    ///
    /// # Errors
    /// None.
    pub fn progress(&self) -> Thrown<JsValue> {
        let (written, records) = self.writing.progress();
        reply(&ReleaseProgress { written: written as u32, records: records as u32 })
    }

    /// Measures the file that was read back and writes the report on it.
    ///
    /// # Errors
    /// If anything is not as promised; then nothing may be released.
    pub fn finish(self, seconds: f64) -> Thrown<String> {
        let Job { input, job } = &self.of;
        let table = &input.loaded.table;
        let checked = self.writing.finish(table, &job.plan, &self.applied).map_err(Problem::from);
        let checked = throw(checked)?;
        let run = Run {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            build: format!("{} wasm32", env!("CARGO_PKG_VERSION")),
            platform: "wasm".to_owned(),
            workers: 1,
            visited: self.found.visited,
            seconds,
        };
        let report =
            job.report(input, &self.found, &self.applied, &checked, self.system, Some(run));
        Ok(report.to_text())
    }
}
