//! A recipe resolved for a table, and what is done with it.

use crate::attack::{OtherFiles, Reread, Rereading};
use crate::convert::{Thrown, pass, reply, take, throw};
use crate::frontier::FrontierRun;
use crate::lattice::{LatticeRun, NeighbourRun};
use crate::look::{ClassLook, LeftOutLook, RecordLook};
use crate::seed::drawn_from;
use crate::table::Files;
use outis::search::{Helper, Leader};
use outis_job::{Found, Run, show, sql};
use outis_protocol::problem::Code;
use outis_protocol::recipe::FileFormat;
use outis_protocol::view::{Documents, Tried};
use outis_protocol::{Outcome, Problem, parse_search, team};
use std::sync::Arc;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// What a report calls a page, and the machine that it runs on.
pub(crate) const PLATFORM: &str = "wasm";
pub(crate) const MACHINE: &str = "wasm32";

/// A recipe resolved for a table.
#[wasm_bindgen]
pub struct Job {
    job: Arc<outis_job::Job>,
}

impl Job {
    pub(crate) fn new(job: Arc<outis_job::Job>) -> Self {
        Self { job }
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
        self.job.recipe.search_key()
    }

    /// Whether the recipe names its levels, so that there is nothing to search.
    #[must_use]
    #[wasm_bindgen(js_name = isFixed)]
    pub fn is_fixed(&self) -> bool {
        self.job.recipe.search.levels().is_some()
    }

    /// Refuses what asks for less than the policy that the table is under.
    ///
    /// # Errors
    /// `policy-attribute`, `policy-model` and `policy-setting`.
    #[wasm_bindgen(js_name = checkPolicy)]
    pub fn check_policy(&self) -> Thrown<()> {
        throw(self.job.check_policy())
    }

    /// What is exposed now.
    ///
    /// # Errors
    /// None that a table can cause, since every table has a record.
    pub fn exposure(&self) -> Thrown<JsValue> {
        reply(&show::exposure(&self.job))
    }

    /// Begins to look for the records that few values single out, in the input.
    #[must_use]
    #[wasm_bindgen(js_name = specialUniques)]
    pub fn special_uniques(&self) -> Option<SpecialUniqueSearch> {
        Some(SpecialUniqueSearch { search: self.job.special_uniques(None)? })
    }

    /// The search that the recipe asks for.
    ///
    /// # Errors
    /// If the levels of a `fixed` search do not fit.
    pub fn search(&self) -> Thrown<SearchRun> {
        Ok(SearchRun { run: throw(Run::new(self.job.clone()))? })
    }

    /// All nodes of the lattice.
    ///
    /// # Errors
    /// If there are too many.
    pub fn lattice(&self) -> Thrown<LatticeRun> {
        LatticeRun::new(self.job.clone())
    }

    /// The nodes directly around the one that the recipe names.
    ///
    /// # Errors
    /// If it names none.
    pub fn neighbours(&self) -> Thrown<NeighbourRun> {
        NeighbourRun::new(self.job.clone())
    }

    /// What each of these k and suppression limits cost.
    ///
    /// # Errors
    /// If the recipe does not ask for k-anonymity, or one of them is out of its range.
    pub fn frontier(&self, k: Vec<u32>, limits: Vec<f64>) -> Thrown<FrontierRun> {
        FrontierRun::new(self.job.clone(), k, limits)
    }

    /// Another search or recoding on the same study, for comparison: the text of a recipe's
    /// `search`.
    ///
    /// # Errors
    /// If the text is no search, or the study does not meet its conditions.
    #[wasm_bindgen(js_name = searchWith)]
    pub fn search_with(&self, search: &str) -> Thrown<SearchRun> {
        let search = throw(parse_search(search))?;
        Ok(SearchRun { run: throw(Run::trying(self.job.clone(), search))? })
    }

    /// What another worker found by this job's search before it died; that of [`Solved::memory`].
    ///
    /// # Errors
    /// `internal` if it is nothing of the kind.
    pub fn recall(&self, memory: JsValue) -> Thrown<Solved> {
        let finding: team::FoundNode = take(memory)?;
        let found = Found::from(finding);
        let columns = self.job.prepared.study.attributes().len();
        let fits = found.node().is_some_and(|node| node.levels.as_slice().len() == columns);
        throw(fits.then_some(Solved { found }).ok_or_else(|| Problem::new(Code::Internal)))
    }

    /// What was found, applied to the table.
    ///
    /// # Errors
    /// If there is no column to release, or the suppressed records as stars hold a model not.
    pub fn apply(&self, solved: &Solved) -> Thrown<Application> {
        let mut run = Run::resumed(self.job.clone(), solved.found.clone());
        throw(run.applied().map(drop))?;
        Ok(Application { run })
    }
}

/// An algorithm that could not be tried on the study, as a report has it among those compared:
/// the text of a `Tried`. `problem` is what was thrown.
///
/// # Errors
/// If the texts are no search and no problem.
#[wasm_bindgen(js_name = refusedTrial)]
pub fn refused_trial(search: &str, problem: &str) -> Thrown<String> {
    let search = throw(parse_search(search))?;
    let problem = throw(
        serde_json::from_str(problem).map_err(|_| Problem::of_field(Code::Parameter, "compare")),
    )?;
    Ok(Tried::refused(search, problem).to_text())
}

/// A search under way.
#[wasm_bindgen]
pub struct SearchRun {
    run: Run,
}

#[wasm_bindgen]
impl SearchRun {
    /// Looks at about `budget` classes; true once the search has ended.
    pub fn step(&mut self, budget: u32) -> bool {
        self.run.search(budget as usize)
    }

    /// Whether helpers are of use.
    #[must_use]
    #[wasm_bindgen(js_name = canShare)]
    pub fn can_share(&mut self) -> bool {
        self.leader().is_some()
    }

    /// What a helper's worker needs to search for the same job, with the files that were
    /// attached when it was made.
    #[must_use]
    pub fn parcel(&self, files: &Files) -> Vec<u8> {
        self.run.job().parcel(&files.by_name)
    }

    /// Another helper is there; the number by which it is called.
    pub fn join(&mut self) -> u32 {
        self.leader().map_or(0, |leader| leader.join() as u32)
    }

    /// A helper will not be heard of again; others do its work.
    pub fn lose(&mut self, helper: u32) {
        if let Some(leader) = self.leader() {
            leader.lose(helper as usize);
        }
    }

    /// Whether there is nothing to do until a helper is heard.
    #[must_use]
    #[wasm_bindgen(js_name = isWaiting)]
    pub fn is_waiting(&mut self) -> bool {
        self.leader().is_some_and(|leader| leader.is_waiting())
    }

    /// Pairs of a helper and an order for it, in order.
    ///
    /// # Errors
    /// None.
    pub fn orders(&mut self) -> Thrown<JsValue> {
        let orders = self.leader().map(Leader::orders).unwrap_or_default();
        pass(
            &orders
                .iter()
                .map(|(helper, order)| (*helper as u32, team::Order::from(order)))
                .collect::<Vec<_>>(),
        )
    }

    /// Takes in the account of a helper.
    ///
    /// # Errors
    /// `internal` if it is none.
    pub fn hear(&mut self, helper: u32, account: JsValue) -> Thrown<()> {
        let account: team::Account = take(account)?;
        if let Some(leader) = self.leader() {
            leader.hear(helper as usize, account.into());
        }
        Ok(())
    }

    fn leader(&mut self) -> Option<&mut Leader> {
        self.run.attempt().leader()
    }

    /// How the search stands.
    ///
    /// # Errors
    /// None.
    pub fn progress(&mut self) -> Thrown<JsValue> {
        reply(&self.run.progress())
    }

    /// What it came to, one node after the other.
    ///
    /// # Errors
    /// None.
    pub fn trail(&self) -> Thrown<JsValue> {
        reply(&self.run.trail())
    }

    /// What has come of it, as a report has it among those compared: the text of a `Tried`.
    #[must_use]
    pub fn tried(&self, seconds: f64) -> String {
        self.run.tried(seconds).to_text()
    }

    /// The best found so far.
    #[must_use]
    pub fn solved(&self) -> Option<Solved> {
        Some(Solved { found: self.run.found()? })
    }

    /// What is said where nothing was found.
    ///
    /// # Errors
    /// None.
    #[wasm_bindgen(js_name = noneFound)]
    pub fn none_found(&self) -> Thrown<JsValue> {
        reply(&self.run.none_found())
    }
}

/// A search in another worker that does what the leading one tells it.
#[wasm_bindgen]
pub struct HelperRun {
    helper: Helper,
}

#[wasm_bindgen]
impl HelperRun {
    /// A helper for the job that the parcel was made of.
    ///
    /// # Errors
    /// `internal` if it is no parcel.
    #[wasm_bindgen(constructor)]
    pub fn new(parcel: &[u8]) -> Thrown<HelperRun> {
        Ok(Self { helper: throw(outis_job::helper(parcel))? })
    }

    /// Does as it is told.
    ///
    /// # Errors
    /// `internal` if it is no order.
    pub fn follow(&mut self, order: JsValue) -> Thrown<()> {
        let order: team::Order = take(order)?;
        self.helper.follow(order.into());
        Ok(())
    }

    /// Whether there is nothing to do until it is told.
    #[must_use]
    #[wasm_bindgen(js_name = isIdle)]
    pub fn is_idle(&self) -> bool {
        self.helper.is_idle()
    }

    /// Looks at about `budget` classes, and says what came of it.
    ///
    /// # Errors
    /// None.
    pub fn step(&mut self, budget: u32) -> Thrown<JsValue> {
        pass(&team::Account::from(&self.helper.step(budget as usize)))
    }
}

/// A search for special uniques under way.
#[wasm_bindgen]
pub struct SpecialUniqueSearch {
    search: outis_job::SpecialUniqueSearch,
}

#[wasm_bindgen]
impl SpecialUniqueSearch {
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

#[wasm_bindgen]
impl Solved {
    /// What another worker needs so as not to search again; undefined where it would have to.
    ///
    /// # Errors
    /// None.
    pub fn memory(&self) -> Thrown<JsValue> {
        self.found.finding().map_or(Ok(JsValue::UNDEFINED), |finding| reply(&finding))
    }
}

/// What was found, applied to the table.
#[wasm_bindgen]
pub struct Application {
    run: Run,
}

#[wasm_bindgen]
impl Application {
    /// Before and after, column by column.
    ///
    /// # Errors
    /// None that a table can cause.
    pub fn comparison(&mut self) -> Thrown<JsValue> {
        reply(&throw(self.run.comparison())?)
    }

    /// Begins to look for the records that few values single out, in what is released.
    #[must_use]
    #[wasm_bindgen(js_name = specialUniques)]
    pub fn special_uniques(&self) -> Option<SpecialUniqueSearch> {
        let found = self.run.found()?;
        Some(SpecialUniqueSearch { search: self.run.job().special_uniques(Some(&found.chosen))? })
    }

    /// The first records that are not written, as they are in the file.
    ///
    /// # Errors
    /// None.
    #[wasm_bindgen(js_name = leftOutRows)]
    pub fn left_out_rows(&mut self, count: u32) -> Thrown<JsValue> {
        let job = self.run.job().clone();
        let applied = throw(self.run.applied())?;
        reply(&show::rows_left_out(&job, applied, count as usize))
    }

    /// Some released records before and after.
    ///
    /// # Errors
    /// None.
    pub fn rows(&mut self, first: u32, count: u32) -> Thrown<JsValue> {
        let job = self.run.job().clone();
        let applied = throw(self.run.applied())?;
        reply(&show::compared_rows(&job, applied, first as usize, count as usize))
    }

    /// Begins to look at its classes.
    ///
    /// # Errors
    /// None.
    pub fn classes(&mut self) -> Thrown<ClassLook> {
        ClassLook::new(&mut self.run)
    }

    /// Begins to look at the records that it leaves out.
    ///
    /// # Errors
    /// None.
    #[wasm_bindgen(js_name = leftOut)]
    pub fn left_out(&mut self) -> Thrown<LeftOutLook> {
        LeftOutLook::new(&mut self.run)
    }

    /// Begins to look for some of its records: those of a `RecordChoice`.
    ///
    /// # Errors
    /// If they are to be sorted by a column that there is not.
    pub fn records(&mut self, choice: JsValue) -> Thrown<RecordLook> {
        RecordLook::new(&mut self.run, choice)
    }

    /// What the engine that counted the table needs to write the release, in the words of this
    /// dialect: pairs of a file's name and its text.
    ///
    /// # Errors
    /// If the table is none that an engine has counted, or the engine cannot write what is released.
    pub fn plan(&mut self, dialect: &str) -> Thrown<JsValue> {
        let job = self.run.job().clone();
        let recoding = self.run.found().map(|found| job.solution(&found).recoding);
        let applied = throw(self.run.applied())?;
        let planned = sql::engine_recipe(&job.recipe).and_then(|recipe| {
            let dialect = sql::dialect(dialect)
                .ok_or_else(|| Problem::of_field(Code::UnknownChoice, "dialect"))?;
            sql::planned_texts(&recipe, (&job, applied), dialect, recoding, None)
        });
        pass(&throw(planned)?)
    }

    /// Reads once more what is written of it.
    ///
    /// # Errors
    /// None that a table can cause.
    pub fn reread(&self) -> Thrown<Rereading> {
        Rereading::new(self.run.job().clone())
    }

    /// Begins to write the release. Without seed the order is drawn from the system's secure
    /// generator.
    ///
    /// # Errors
    /// If the seed is not 64 hex digits, or the output's delimiter not usable.
    pub fn write(&mut self, seed: Option<String>) -> Thrown<Release> {
        let system = seed.is_none();
        let seed = throw(drawn_from(seed.as_deref()))?;
        let mut run = throw(self.run.again())?;
        throw(run.write(seed, system))?;
        Ok(Release { run })
    }
}

/// A release being written and read back.
#[wasm_bindgen]
pub struct Release {
    run: Run,
}

#[wasm_bindgen]
impl Release {
    /// The next bytes of the file, already read back; nothing once all are written. Those of a
    /// workbook are the text that it is made of.
    ///
    /// # Errors
    /// If what was written cannot be read back.
    pub fn step(&mut self, records: u32) -> Thrown<Option<Vec<u8>>> {
        throw(self.run.step(records as usize))
    }

    /// Whether it is to be a workbook or XML, which somebody else makes and reads again.
    #[must_use]
    #[wasm_bindgen(js_name = isPacked)]
    pub fn is_packed(&self) -> bool {
        self.run.job().recipe.output.is_packed()
    }

    /// What kind of file it is to be, as recipes call it.
    #[must_use]
    pub fn format(&self) -> String {
        let format = match self.run.job().recipe.output.file_format() {
            FileFormat::Csv => "csv",
            FileFormat::Xlsx => "xlsx",
            FileFormat::Xml => "xml",
        };
        format.to_owned()
    }

    /// Whether the first record is the names of the columns.
    #[must_use]
    #[wasm_bindgen(js_name = namesColumns)]
    pub fn names_columns(&self) -> bool {
        self.run.job().names_columns()
    }

    /// Takes the next bytes of the text that was read of the workbook.
    ///
    /// # Errors
    /// If they cannot be read.
    #[wasm_bindgen(js_name = readAgain)]
    pub fn read_again(&mut self, text: &[u8]) -> Thrown<()> {
        throw(self.run.read_again(text))
    }

    /// How far it is.
    ///
    /// # Errors
    /// None.
    pub fn progress(&self) -> Thrown<JsValue> {
        reply(&self.run.written())
    }

    /// Measures the file that was read back and writes the documents about it. `tried` are the
    /// algorithms that were tried for comparison, as [`SearchRun::tried`] and `refusedTrial` say
    /// it; `sha256` is the file's fingerprint, absent if it is not kept. The file that was `reread` is
    /// compared with earlier releases, those of `others`.
    ///
    /// # Errors
    /// If anything is not as promised, or breaks an earlier release; then nothing may be released.
    pub fn finish(
        self,
        seconds: f64,
        tried: Vec<String>,
        sha256: Option<String>,
        reread: Option<Reread>,
        others: &OtherFiles,
    ) -> Thrown<JsValue> {
        let tried: Outcome<Vec<Tried>> = tried.iter().map(|text| Tried::from_text(text)).collect();
        let facts = self.run.facts(PLATFORM, MACHINE, seconds);
        let job = self.run.job().clone();
        let earlier = if reread.is_some() { others.earlier() } else { Vec::new() };
        throw(job.check_earlier(&earlier))?;
        let (mut report, measured) = throw(self.run.finish(sha256, throw(tried)?, Some(facts)))?;
        if let Some(reread) = reread {
            report = report.with_earlier(throw(reread.compared(others))?);
        }
        let summary = job.summary(&report, &measured).map(|summary| summary.to_text());
        reply(&Documents { report: report.to_text(), summary })
    }
}
