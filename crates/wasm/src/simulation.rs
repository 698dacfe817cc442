//! Samples of a population, and which protection suits whom a release is to withstand.

use crate::attack::GivenFile;
use crate::convert::{Thrown, reply, take, throw};
use crate::seed::drawn_from;
use crate::table::{Files, LoadedTable};
use outis_job::{Simulating, SimulationRange, advised_protection, simulation_table};
use outis_protocol::Outcome;
use outis_protocol::scenario::ScenarioAnswers;
use outis_protocol::simulation::SimulationRequest;
use std::sync::Arc;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The protection for these answers, a `ScenarioAnswers`.
///
/// # Errors
/// `parameter` with what of them is outside its range.
#[wasm_bindgen]
pub fn advise(answers: JsValue) -> Thrown<JsValue> {
    let answers: ScenarioAnswers = take(answers)?;
    reply(&throw(advised_protection(&answers))?)
}

/// A simulation under way.
#[wasm_bindgen]
pub struct SimulationRun {
    simulating: Simulating,
}

#[wasm_bindgen]
impl SimulationRun {
    /// Begins with a file of the population, for the table of a recipe: as a `SimulationRequest` asks.
    ///
    /// # Errors
    /// The problem that makes the file unacceptable, with its name, or with what is asked.
    #[wasm_bindgen(constructor)]
    pub fn new(
        file: &GivenFile,
        recipe: &str,
        files: &Files,
        request: JsValue,
    ) -> Thrown<SimulationRun> {
        let recipe = throw(outis_protocol::parse(recipe))?;
        let request: SimulationRequest = take(request)?;
        let range = throw(range(&request))?;
        let input = Arc::new(throw(file.known())?);
        let begun = Simulating::on_file(recipe, &input, &files.by_name, request.k, &range);
        Ok(Self { simulating: throw(file.named(begun))? })
    }

    /// The same with a table that was read as the population.
    ///
    /// # Errors
    /// The problem with the recipe for this table, or with what is asked.
    #[wasm_bindgen(js_name = onTable)]
    pub fn on_table(
        table: &LoadedTable,
        recipe: &str,
        files: &Files,
        request: JsValue,
    ) -> Thrown<SimulationRun> {
        let recipe = throw(outis_protocol::parse(recipe))?;
        let request: SimulationRequest = take(request)?;
        let range = throw(range(&request))?;
        let begun = Simulating::on_table(recipe, table.input(), &files.by_name, request.k, &range);
        Ok(Self { simulating: table.throw(begun)? })
    }

    /// Looks at about `budget` classes; true once all samples were looked at.
    ///
    /// # Errors
    /// None that the beginning does not refuse.
    pub fn step(&mut self, budget: u32) -> Thrown<bool> {
        throw(self.simulating.step(budget as usize))
    }

    /// Samples that were looked at.
    #[must_use]
    pub fn done(&self) -> u32 {
        self.simulating.done() as u32
    }

    /// Samples in all.
    #[must_use]
    pub fn trials(&self) -> u32 {
        self.simulating.trials() as u32
    }

    /// What they come to, as far as they were looked at: a `SimulationReport`.
    ///
    /// # Errors
    /// None.
    pub fn report(&self) -> Thrown<JsValue> {
        reply(&self.simulating.report())
    }

    /// The same as a CSV file.
    #[must_use]
    pub fn table(&self) -> String {
        simulation_table(&self.simulating.report())
    }
}

/// Which samples are asked for.
fn range(request: &SimulationRequest) -> Outcome<SimulationRange> {
    let seed = drawn_from(request.seed.as_deref())?;
    let SimulationRequest { fractions, samples, .. } = request;
    Ok(SimulationRange { fractions: fractions.clone(), samples: *samples, seed })
}
