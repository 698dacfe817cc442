//! Sets of items, places, graphs and query logs for the browser: conversion only.
//!
//! A module of its own, since few need it: the page unpacks it when somebody has such a file. What goes
//! over is text and bytes, problems are thrown as text. A panic aborts: the worker that sees the trap
//! must be discarded.

use outis::format::csv::{DELIMITERS, delimiter};
use outis::release::Seed;
use outis_job::{
    AttackChoice, OtherJob, OtherKind, OtherRun, SetAttacking, SetFile, other_look, run_facts,
};
use outis_protocol::other::OtherEnd;
use outis_protocol::problem::Code;
use outis_protocol::recipe::OtherRecipe;
use outis_protocol::report::RunFacts;
use outis_protocol::{Problem, parse_other};
use serde::Serialize;
use std::collections::BTreeMap;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Lines and people of a release that are looked at between two looks at the clock.
const LINES: usize = 64;

/// The most that is said to be done of what has not ended.
const UNFINISHED: f64 = 0.999;

/// A file, and what is beside it.
#[wasm_bindgen]
pub struct Source {
    bytes: Vec<u8>,
    /// What recipes refer to by name.
    files: BTreeMap<String, Vec<u8>>,
}

#[wasm_bindgen]
impl Source {
    /// A file by itself.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new(bytes: Vec<u8>) -> Self {
        Self { bytes, files: BTreeMap::new() }
    }

    /// Adds a file that a recipe refers to by its name, or replaces it.
    pub fn attach(&mut self, name: String, bytes: Vec<u8>) {
        self.files.insert(name, bytes);
    }

    /// The file at first sight, as JSON; `kind` is what a recipe says under `data.kind`.
    ///
    /// # Errors
    /// The problem with it, as JSON.
    pub fn look(&self, kind: &str, parted: Option<String>) -> Result<String, JsValue> {
        let kind = OtherKind::named(kind).map_err(|problem| thrown(&problem))?;
        let parted = parted.map(|text| {
            delimiter(&text).ok_or_else(|| {
                let field = "data.format.delimiter";
                thrown(&Problem::of_field(Code::Parameter, field).with_detail(DELIMITERS))
            })
        });
        let parted = parted.transpose()?;
        let look = other_look(kind, &self.bytes, parted).map_err(|problem| thrown(&problem))?;
        Ok(written(&look))
    }

    /// What is known of the file before anything is released, as JSON.
    ///
    /// # Errors
    /// The problem with file or recipe, as JSON.
    pub fn before(&self, recipe: &str) -> Result<String, JsValue> {
        Ok(written(&self.job(recipe)?.before()))
    }

    /// The way to a release, at its beginning. `seed` is 64 hex digits, `system` says that they were
    /// drawn for this run.
    ///
    /// # Errors
    /// The problem with file, recipe or seed, as JSON.
    pub fn begin(&self, recipe: &str, seed: &str, system: bool) -> Result<OtherWay, JsValue> {
        let seed = Seed::from_hex(seed).ok_or_else(|| {
            thrown(&Problem::of_field(Code::Parameter, "seed").with_detail("64 hex digits"))
        })?;
        let run = self.job(recipe)?.begin(seed);
        Ok(OtherWay { run, seed, system, release: Vec::new() })
    }

    /// Begins to attack a release of sets.
    ///
    /// # Errors
    /// The problem with file, recipe or release, as JSON; `other-data-kind` where it is none of sets.
    pub fn attack(&self, recipe: &str, release: &[u8]) -> Result<SetTrials, JsValue> {
        let OtherJob::Sets(job) = self.job(recipe)? else {
            return Err(thrown(&Problem::new(Code::OtherDataKind).with_detail("attack")));
        };
        let release = SetFile { name: "release".to_owned(), bytes: release };
        let choice = AttackChoice::default();
        let trials = SetAttacking::new(&job, &release, &[], &choice, &self.files);
        Ok(SetTrials { trials: Some(trials.map_err(|problem| thrown(&problem))?) })
    }

    fn job(&self, recipe: &str) -> Result<OtherJob, JsValue> {
        let recipe = parse_other(recipe).map_err(|problem| thrown(&problem))?;
        OtherJob::new(recipe, &self.bytes, &self.files).map_err(|problem| thrown(&problem))
    }
}

/// A recipe as it is read: with what it is silent about.
///
/// # Errors
/// The problem with it, as JSON.
#[wasm_bindgen]
pub fn recipe(text: &str) -> Result<String, JsValue> {
    let recipe = parse_other(text).map_err(|problem| thrown(&problem))?;
    Ok(match &recipe {
        OtherRecipe::Transactions(recipe) => written(recipe),
        OtherRecipe::Locations(recipe) => written(recipe),
        OtherRecipe::Graph(recipe) => written(recipe),
        OtherRecipe::Queries(recipe) => written(recipe),
    })
}

/// The way to a release.
#[wasm_bindgen]
pub struct OtherWay {
    run: OtherRun,
    seed: Seed,
    system: bool,
    release: Vec<u8>,
}

#[wasm_bindgen]
impl OtherWay {
    /// Goes on for as long as an interrupt may wait; true once it has ended.
    pub fn step(&mut self) -> bool {
        self.run.step()
    }

    /// How much was looked at.
    #[must_use]
    pub fn visited(&self) -> u32 {
        self.run.visited()
    }

    /// Whether there is something to release.
    #[must_use]
    pub fn found(&self) -> bool {
        self.run.has_found()
    }

    /// The loss of the best so far, and what nothing falls below; empty where that is not known.
    #[must_use]
    pub fn gap(&self) -> Vec<f64> {
        self.run.gap().map_or_else(Vec::new, |(best, bound)| vec![best, bound])
    }

    /// Ends it: the release is written, read again and measured. What came of it as JSON; where it was
    /// `stopped` before its end, with what there is by then.
    ///
    /// # Errors
    /// The problem where what was found cannot be written, as JSON.
    pub fn finish(
        &mut self,
        stopped: bool,
        platform: &str,
        machine: &str,
        seconds: f64,
    ) -> Result<String, JsValue> {
        if stopped {
            self.run.interrupt();
        }
        let facts =
            Some(RunFacts { visited: self.run.visited(), ..run_facts(platform, machine, seconds) });
        if !self.run.has_found() {
            let (report, problem) = self.run.without_solution(facts);
            let (problem, text) = (Some(problem), report.to_text());
            return Ok(written(&OtherEnd { problem, text, report, picture: None }));
        }
        let finished = self.run.finish((self.seed, self.system), facts);
        let (release, report) = finished.map_err(|problem| thrown(&problem))?;
        self.release = release;
        let picture = self.run.picture();
        Ok(written(&OtherEnd { problem: None, text: report.to_text(), report, picture }))
    }

    /// The bytes of the release, once; empty before it has ended.
    pub fn release(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.release)
    }
}

/// Attacks on a release of sets.
#[wasm_bindgen]
pub struct SetTrials {
    trials: Option<SetAttacking>,
}

#[wasm_bindgen]
impl SetTrials {
    /// Goes on for a moment; what part of it is done, 1 at the end.
    pub fn step(&mut self) -> f64 {
        let Some(trials) = &mut self.trials else { return 1.0 };
        if trials.step(LINES) { 1.0 } else { trials.progress().min(UNFINISHED) }
    }

    /// What was found, as JSON.
    pub fn finish(&mut self) -> String {
        self.trials.take().map_or_else(String::new, |trials| written(&trials.finish()))
    }
}

fn written<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// A problem as the worker takes it.
fn thrown(problem: &Problem) -> JsValue {
    JsValue::from_str(&written(problem))
}
