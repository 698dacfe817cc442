//! A file measured as it stands, as `outis measure` does it.

use crate::attack::{GivenFile, OtherFiles};
use crate::convert::{Thrown, reply, throw};
use crate::job::{MACHINE, PLATFORM};
use crate::table::{Files, known_policy};
use outis_job::{
    Incoming, Input, KnownPolicy, measure_file, measure_with_earlier, resolve, run_facts,
};
use outis_protocol::problem::Code;
use outis_protocol::{Outcome, Problem, Recipe, parse};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// What is to be measured by the models of a recipe.
#[wasm_bindgen]
pub struct Measuring {
    recipe: Recipe,
    policy: Option<KnownPolicy>,
    /// Milliseconds since 1970.
    begun: f64,
    measured: Option<Input>,
    /// What its files are called, in their order.
    names: Vec<String>,
    original: Option<Input>,
}

#[wasm_bindgen]
impl Measuring {
    /// Begins, under the text of a policy if there is one. `compared`: whether there are earlier
    /// releases.
    ///
    /// # Errors
    /// The problem with the recipe by itself, `policy-broken`, and that the recipe asks for less than
    /// the policy.
    #[wasm_bindgen(constructor)]
    pub fn new(recipe: &str, policy: Option<String>, compared: bool) -> Thrown<Measuring> {
        let recipe = throw(parse(recipe))?;
        let policy = throw(policy.as_deref().map(known_policy).transpose())?;
        if let Some(policy) = &policy {
            throw(policy.check_earlier(compared))?;
            throw(policy.check_recipe(&recipe))?;
        }
        let begun = js_sys::Date::now();
        Ok(Self { recipe, policy, begun, measured: None, names: Vec::new(), original: None })
    }

    /// The sheet that the recipe names.
    #[must_use]
    pub fn sheet(&self) -> Option<String> {
        self.recipe.data.format.sheet.clone()
    }

    /// Adds a file to the table that is measured: a release of the recipe, or its input.
    ///
    /// # Errors
    /// The problem that makes it unacceptable, or no part of the table, with its name.
    #[wasm_bindgen(js_name = addFile)]
    pub fn add_file(&mut self, file: &GivenFile) -> Thrown<()> {
        let input = throw(file.release(&self.recipe))?;
        self.names.push(file.name.clone());
        throw(file.named(join(&mut self.measured, input)))
    }

    /// Adds a file to the table before anonymization.
    ///
    /// # Errors
    /// As [`Self::add_file`].
    #[wasm_bindgen(js_name = addReference)]
    pub fn add_reference(&mut self, file: &GivenFile) -> Thrown<()> {
        let options = throw(resolve::read_options(&self.recipe))?;
        let input = throw(file.named(file.read(&options, Incoming::finish)))?;
        throw(file.named(join(&mut self.original, input)))
    }

    /// Measures it: the text of the report, and the problem with policy or earlier releases, or null.
    /// `files` are those that the recipe names.
    ///
    /// # Errors
    /// The problem with the recipe for this table, or `no-table` if no file was added.
    pub fn finish(self, files: &Files, others: &OtherFiles) -> Thrown<JsValue> {
        let Self { recipe, policy, begun, measured, names, original } = self;
        let input = throw(measured.ok_or_else(|| Problem::new(Code::NoTable)))?;
        let placed = |problem: Problem| match input.placed(&problem) {
            Some((number, placed)) => placed.in_file(&names[number]),
            None => problem,
        };
        let (original, files) = (original.as_ref(), &files.by_name);
        let found = measure_file(&recipe, &input, original, files, None);
        let mut report = throw(found.map_err(placed))?;
        let earlier = others.earlier();
        throw(policy.as_ref().map_or(Ok(()), |policy| policy.check_earlier_files(&earlier)))?;
        let mut breach = None;
        if !earlier.is_empty() {
            let found = measure_with_earlier(&recipe, &input, original, files, &earlier);
            let (outcomes, problem) = throw(found.map_err(placed))?;
            report = report.with_earlier(outcomes);
            breach = problem;
        }
        let refusal =
            policy.as_ref().and_then(|policy| policy.check_measured(&recipe, &report).err());
        // What a report says of a policy is that it is met.
        report.policy = policy.filter(|_| refusal.is_none()).map(|policy| policy.facts);
        let seconds = (js_sys::Date::now() - begun) / 1000.0;
        report.run = Some(run_facts(PLATFORM, MACHINE, seconds));
        reply(&(report.to_text(), breach.or(refusal)))
    }
}

/// Adds the table of another file below.
fn join(table: &mut Option<Input>, part: Input) -> Outcome<()> {
    match table {
        Some(table) => table.append(part),
        None => {
            *table = Some(part);
            Ok(())
        }
    }
}
