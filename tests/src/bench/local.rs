//! Local recoding of UCI Adult, beside ARX's.
//!
//! ARX's is iterative: what a full-domain recoding suppresses is recoded again, until
//! nothing is suppressed. Ours are timed from the study to the finished table; both
//! leave out loading and writing. What counts is the loss that is left and the time
//! over a yardstick of the same run.

use super::{median, yardstick};
use crate::arx::attributes;
use crate::harness;
use crate::reference::{self, ADULT, DataFiles};
use outis::loss::StepWeights;
use outis::prepare::prepare_scattered;
use outis::recoding::{
    ClusterDistance, Cover, KMember, KMemberOptions, Kaca, KacaOptions, Recoded, Recoder,
};
use outis::study::Study;
use outis_job::Job;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;

/// The most that one of ours may lose of what ARX's loses.
const SHARE: f64 = 0.8;

/// One way to recode.
#[derive(Clone, Debug)]
pub struct Recoding {
    /// Its name and options.
    pub name: &'static str,
    /// The mean loss of a cell (spec F6).
    pub loss: f64,
    /// That over ARX's.
    pub share: f64,
    /// Classes of the release.
    pub classes: u32,
    /// Our time over our yardstick.
    pub ours: f64,
    /// ARX's time over its yardstick.
    pub theirs: f64,
    /// Whether it has to take less time than ARX's. What compares every record with every other
    /// by definition does not.
    pub races: bool,
}

impl Recoding {
    /// Whether it loses so much less than ARX's, and takes less time where it has to.
    #[must_use]
    pub fn passes(&self) -> bool {
        self.share <= SHARE && (!self.races || self.ours < self.theirs)
    }
}

/// Recodes Adult in every way, or in those whose name has one of `only` in it; returns our
/// yardstick in milliseconds.
///
/// # Panics
/// If the folder of reference data is not complete.
pub fn run(folder: &Path, only: &[String], mut each: impl FnMut(&Recoding)) -> f64 {
    let numbers = reference::numbers(folder, "arx-adult.json");
    let arx = &numbers["local"][0];
    let their_unit = numbers["yardstick"]["ms"].as_f64().expect("ARX's yardstick");
    let their_loss = 1.0 - arx["granularity_after"].as_f64().expect("a granularity");
    let data = reference::data(folder, "adult.csv");
    let unit = yardstick::milliseconds(&super::arx::yardstick_columns(folder, &data));
    let recipe = json!({
        "outis": 1, "kind": "recipe",
        "attributes": attributes(&ADULT.map(str::to_owned), &[], &Value::Null),
        "models": [{"model": "k-anonymity", "k": 5}],
        "suppression": {"limit": 1.0},
        "loss": {"metric": "loss", "aggregate": "arithmetic-mean", "gs-factor": 0.5},
    });
    let recipe = harness::recipe(&recipe).expect("the recipe is valid");
    let input = harness::read(&recipe, &data).expect("Adult");
    let job = Job::new(recipe, &input, &DataFiles(folder)).expect("a job");
    let scattered = prepare_scattered(input.table(), &job.plan).expect("a study").study;
    for (name, make) in ways() {
        if !only.is_empty() && !only.iter().any(|only| name.contains(only.as_str())) {
            continue;
        }
        let mut found: Option<Arc<Recoded>> = None;
        let time = median(0, 3, || {
            let study = if make.scattered { &scattered } else { &job.prepared.study };
            let mut recoder = (make.recoder)(study.clone());
            while !recoder.step(1 << 16) {}
            found = recoder.best().cloned();
        });
        let found = found.expect("a table");
        let loss = found.loss.value();
        each(&Recoding {
            name,
            loss,
            share: loss / their_loss,
            classes: found.classes,
            ours: time / unit,
            theirs: arx["ms"].as_f64().expect("a time") / their_unit,
            races: !name.starts_with("k-member"),
        });
    }
    unit
}

/// How to begin a recoding.
struct Make {
    scattered: bool,
    recoder: fn(Arc<Study>) -> Box<dyn Recoder>,
}

const STEPS: ClusterDistance = ClusterDistance::Steps(StepWeights::Uniform);

fn kaca(
    study: Arc<Study>,
    distance: ClusterDistance,
    stubs: bool,
    refine: bool,
) -> Box<dyn Recoder> {
    let options = KacaOptions { distance, cover: Cover::Hierarchy, stubs, refine };
    Box::new(Kaca::new(study, options).expect("no population"))
}

fn k_member(study: Arc<Study>, distance: ClusterDistance, refine: bool) -> Box<dyn Recoder> {
    let options = KMemberOptions { distance, cover: Cover::Hierarchy, refine, seed: 0 };
    Box::new(KMember::new(study, options).expect("no population"))
}

fn ways() -> [(&'static str, Make); 7] {
    let way = |scattered, recoder| Make { scattered, recoder };
    [
        ("kaca", way(false, |study| kaca(study, STEPS, false, false))),
        ("kaca stubs", way(true, |study| kaca(study, STEPS, true, false))),
        ("kaca stubs refine", way(true, |study| kaca(study, STEPS, true, true))),
        ("kaca loss", way(false, |study| kaca(study, ClusterDistance::Loss, false, false))),
        (
            "kaca loss stubs refine",
            way(true, |study| kaca(study, ClusterDistance::Loss, true, true)),
        ),
        ("k-member", way(true, |study| k_member(study, STEPS, false))),
        ("k-member loss refine", way(true, |study| k_member(study, ClusterDistance::Loss, true))),
    ]
}
