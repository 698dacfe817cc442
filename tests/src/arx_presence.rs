//! δ-presence as ARX reads it, so that both readings can be computed.
//!
//! By the definition (spec D10) a class of the population without released records
//! discloses absence, and suppression only makes more of them. ARX suppresses the
//! classes that break a lower bound and is done. Classes that have no record from the
//! start it looks at only where δ-presence is the only model: with any other they are
//! outliers that weigh nothing.

use crate::arx::Said;
use crate::harness;
use crate::reference::DataFiles;
use outis::model::{ClassModel, ColumnTracker, Demands, Model, Monotone, Stronger, TableModel};
use outis::partition::{Class, Partition};
use outis::prepare::track;
use outis::study::Study;
use outis_job::{Input, Job};
use serde_json::json;
use std::path::Path;
use std::sync::Arc;

/// δ_min ≤ f/F ≤ δ_max for classes with records.
#[derive(Clone, Copy, Debug)]
struct PresenceOfReleased {
    min: f64,
    max: f64,
}

impl ClassModel for PresenceOfReleased {
    fn holds(&self, class: &Class<'_>) -> bool {
        let share = f64::from(class.records) / f64::from(class.population);
        self.min <= share && share <= self.max
    }

    fn measure(&self, _: &Class<'_>) -> Option<f64> {
        None
    }

    fn stronger(&self) -> Stronger {
        Stronger::Smaller
    }

    fn monotone(&self) -> Monotone {
        Monotone::WITHOUT_SUPPRESSION
    }
}

/// Nothing may be released if the population has a class without records, as long as there is
/// a lower bound.
#[derive(Clone, Copy, Debug)]
struct NobodyAbsent;

impl TableModel for NobodyAbsent {
    fn enforce(&self, partition: &Partition, fails: &mut [bool], _: u64) {
        if partition.counts().contains(&0) {
            fails.fill(true);
        }
    }

    fn measure(&self, _: &Partition, _: &[bool]) -> Option<f64> {
        None
    }

    fn holds(&self, partition: &Partition, _: &[bool]) -> bool {
        !partition.counts().contains(&0)
    }

    fn stronger(&self) -> Stronger {
        Stronger::Larger
    }

    fn monotone(&self) -> Monotone {
        Monotone::NEVER
    }
}

/// Whether δ-presence is the only model of a case.
#[must_use]
pub fn is_alone(said: &Said) -> bool {
    said.recipe["models"].as_array().is_some_and(|models| models.len() == 1)
}

/// The study of a case with ARX's reading of its δ-presence and this suppression limit; none
/// if it has no lower bound, so that the readings are the same.
///
/// # Panics
/// If the case cannot be prepared.
#[must_use]
pub fn as_arx_reads(
    said: &Said,
    input: &Arc<Input>,
    folder: &Path,
    limit: f64,
) -> Option<Arc<Study>> {
    let mut recipe = said.recipe.clone();
    let mut bounds = None;
    for model in recipe["models"].as_array_mut().expect("models") {
        if model["model"] == "delta-presence" && model["min"].as_f64() > Some(0.0) {
            bounds = model["min"].as_f64().zip(model["max"].as_f64());
            // It stays for its population, and demands nothing.
            model["min"] = json!(0);
            model["max"] = json!(1);
        }
    }
    let (min, max) = bounds?;
    let recipe = harness::recipe(&recipe).expect("the recipe is valid");
    let job = Job::new(recipe, input, &DataFiles(folder)).expect("a job");
    let study = &job.prepared.study;
    let mut contingency = study.contingency().clone();
    let own = job.plan.columns(input.table());
    // The models look at the columns in the order in which the study tracks them already.
    let tracker = ColumnTracker::new(&job.plan, own.clone(), own);
    let mut models = track(&mut contingency, tracker).expect("models");
    // Where every node is a solution, single ones are asked about: their loss is that without.
    if is_alone(said) && limit < 1.0 {
        models.push(Model::Table(Box::new(NobodyAbsent)));
    }
    models.push(Model::Class(Box::new(PresenceOfReleased { min, max })));
    let attributes = study.attributes().to_vec();
    let demands = Demands::new(models);
    Some(Arc::new(
        Study::new(attributes, contingency, demands, job.plan.loss, limit).expect("a study"),
    ))
}
