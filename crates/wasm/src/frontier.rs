//! A walk through what each k and each suppression limit cost.

use crate::convert::{Thrown, reply, throw};
use outis_job::{Frontier, FrontierRange, Job};
use std::sync::Arc;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// A walk from point to point under way.
#[wasm_bindgen]
pub struct FrontierRun {
    frontier: Frontier,
}

impl FrontierRun {
    pub(crate) fn new(job: Arc<Job>, k: Vec<u32>, limits: Vec<f64>) -> Thrown<Self> {
        let range = FrontierRange { k, limits, ..FrontierRange::default() };
        Ok(Self { frontier: throw(Frontier::new(job, range))? })
    }
}

#[wasm_bindgen]
impl FrontierRun {
    /// Looks at about `budget` classes; true once every point is known.
    ///
    /// # Errors
    /// Whatever a recipe with another k or limit is refused for.
    pub fn step(&mut self, budget: u32) -> Thrown<bool> {
        throw(self.frontier.step(budget as usize))
    }

    /// The points that are known so far, by k and limit in the order that was asked for.
    ///
    /// # Errors
    /// None.
    pub fn points(&self) -> Thrown<JsValue> {
        reply(&self.frontier.points())
    }
}
