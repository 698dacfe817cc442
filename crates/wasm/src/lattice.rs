//! Walks through the lattice of a job, and around one of its nodes.

use crate::convert::{Thrown, reply, throw};
use outis_job::{Job, LatticeDetail, LatticeWalk, Neighbourhood};
use std::sync::Arc;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// A walk through all nodes under way.
#[wasm_bindgen]
pub struct LatticeRun {
    walk: LatticeWalk,
}

impl LatticeRun {
    pub(crate) fn new(job: Arc<Job>) -> Thrown<Self> {
        Ok(Self { walk: throw(LatticeWalk::new(job, LatticeDetail::Nodes))? })
    }
}

#[wasm_bindgen]
impl LatticeRun {
    /// Looks at about `budget` classes; true once every node is known.
    pub fn step(&mut self, budget: u32) -> bool {
        self.walk.step(budget as usize)
    }

    /// What was found, once every node is known.
    ///
    /// # Errors
    /// None.
    pub fn found(&self) -> Thrown<JsValue> {
        reply(&self.walk.found())
    }
}

/// A look at the nodes around one under way.
#[wasm_bindgen]
pub struct NeighbourRun {
    around: Neighbourhood,
}

impl NeighbourRun {
    pub(crate) fn new(job: Arc<Job>) -> Thrown<Self> {
        Ok(Self { around: throw(Neighbourhood::new(job))? })
    }
}

#[wasm_bindgen]
impl NeighbourRun {
    /// Looks at one node, however many classes it has; true once there is none left.
    pub fn step(&mut self, _budget: u32) -> bool {
        self.around.step()
    }

    /// What was found, once there is none left.
    ///
    /// # Errors
    /// None.
    pub fn found(self) -> Thrown<JsValue> {
        reply(&self.around.found())
    }
}
