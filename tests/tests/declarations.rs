//! Every model on random tables: its declaration of monotonicity against brute force, and what it
//! achieves against whether it holds.
//!
//! The classes are those of random studies, with missing sensitive values, persons of several
//! records, populations, weights and personal demands; they are merged at random, or along the
//! lattice where a demand is on the table.
#![allow(clippy::print_stdout)] // How often each property was put to the test is the evidence.

use fastrand::Rng;
use outis::lattice::Levels;
use outis::model::{ClassModel, Facet, MODELS, Model, Monotone, TableModel};
use outis::partition::{Class, Partition, partition};
use outis_job::Job;
use outis_tests::harness;
use outis_tests::meets::meets;
use outis_tests::merging::{Trials, classes, merged, try_merges, try_table};
use outis_tests::random::Study;
use outis_tests::shares::drawn_of;
use serde_json::Value;
use std::collections::BTreeMap;

/// Random studies for each property.
const STUDIES: usize = 3500;

/// Coarsenings of each study's classes, for each of its models.
const ROUNDS: usize = 60;

/// A study with its job.
fn drawn(random: &mut Rng) -> (Study, Job) {
    let study = Study::draw(random);
    let recipe = harness::recipe(&study.recipe).expect("a recipe");
    let input = harness::read(&recipe, study.data.as_bytes()).expect("a table");
    let job = Job::new(recipe, &input, &study.files).expect("a job");
    (study, job)
}

/// What a model is called, with what its declaration may depend on.
fn name(model: &Value) -> String {
    let mut name = model["model"].as_str().expect("a model").to_owned();
    for variant in ["mode", "estimator", "distance"] {
        if let Some(value) = model[variant].as_str() {
            name += &format!(" {value}");
        }
    }
    name
}

fn partition_at(job: &Job, levels: &[u8]) -> Partition {
    let study = &job.prepared.study;
    partition(study.contingency(), study.hierarchies(), &Levels::new(levels.to_vec()))
}

/// Two nodes, the second above the first.
fn nodes(random: &mut Rng, job: &Job) -> [Vec<u8>; 2] {
    let top = job.prepared.study.top();
    let upper: Vec<u8> = top.as_slice().iter().map(|&level| random.u8(0..=level)).collect();
    let lower = upper.iter().map(|&level| random.u8(0..=level)).collect();
    [lower, upper]
}

fn trials(random: &mut Rng, job: &Job, model: &Model) -> Trials {
    let exact = Partition::exact(job.prepared.study.contingency());
    match model {
        Model::Class(model) => {
            let entity = exact.carried().entity.as_ref();
            try_merges(random, &**model, &classes(&exact), entity, ROUNDS)
        }
        Model::Table(model) => {
            let mut trials = Trials::default();
            for _ in 0..4 {
                let [lower, upper] = nodes(random, job);
                trials.add(try_table(
                    &**model,
                    &partition_at(job, &lower),
                    &partition_at(job, &upper),
                ));
            }
            trials
        }
    }
}

/// Spec D17 with M1: no declaration is refuted, and none that spec D17 denies is true by chance.
#[test]
fn every_model_declares_the_truth() {
    let mut random = Rng::with_seed(20_261_121);
    let mut all: BTreeMap<String, (Trials, Trials)> = BTreeMap::new();
    for number in 0..drawn_of(STUDIES) {
        let (study, job) = drawn(&mut random);
        let models = job.prepared.study.demands().models();
        let said = study.recipe["models"].as_array().expect("models");
        assert_eq!(models.len(), said.len());
        for (model, said) in models.iter().zip(said) {
            let Monotone { generalization, suppression } = model.monotone();
            let trials = trials(&mut random, &job, model);
            let say = || format!("study {number}, {said}: {trials:?}\n{}", study.data);
            assert!(!generalization || trials.no_longer == 0, "Mono(g) is refuted: {}", say());
            assert!(!suppression || trials.more == 0, "Mono(g+s) is refuted: {}", say());
            let (declared, denied) = all.entry(name(said)).or_default();
            if suppression { declared.add(trials) } else { denied.add(trials) }
        }
    }
    for (name, (declared, denied)) in &all {
        println!("{name}: with Mono(g+s) {declared:?}, without {denied:?}");
        let generalizations = declared.generalizations + denied.generalizations;
        assert!(
            generalizations as usize >= drawn_of(50),
            "{name}: tried on {generalizations} partitions that hold"
        );
    }
    for name in [
        "distinct-l-diversity",
        "entropy-l-diversity",
        "recursive-l-diversity",
        "pd-recursive-l-diversity",
        "npd-recursive-l-diversity",
        "t-closeness equal",
        "t-closeness ordered",
        "t-closeness numeric",
        "t-closeness hierarchical",
        "delta-presence",
        "delta-disclosure strict",
        "delta-disclosure present-only",
        "beta-likeness",
        "alpha-k-anonymity",
        "personal-k",
        "guarding-nodes",
    ] {
        let suppressed_more = all.get(name).is_some_and(|trials| trials.1.more > 0);
        assert!(suppressed_more, "{name} was never seen to suppress more");
    }
    let breaks = |name: &str| all[name].1.no_longer > 0;
    assert!(breaks("delta-disclosure present-only") && breaks("guarding-nodes"));
}

/// Whether a model declares that it is about the table as a whole.
fn is_on_table(said: &Value) -> bool {
    MODELS.iter().any(|kind| said["model"] == kind.declared.id && kind.on_table)
}

/// What a model says of a class or a table.
struct Verdict {
    holds: bool,
    measure: Option<f64>,
    facets: Vec<Facet>,
}

impl Verdict {
    fn of_class(model: &dyn ClassModel, class: &Class<'_>) -> Self {
        let (holds, measure) = (model.holds(class), model.measure(class));
        Self { holds, measure, facets: model.facets(class) }
    }

    fn of_table(model: &dyn TableModel, partition: &Partition) -> Self {
        let fails = vec![false; partition.classes()];
        let smallest = (0..partition.classes())
            .filter(|&class| partition.counts()[class] > 0)
            .map(|class| partition.class(class).size)
            .min();
        let mut facets = model.facets(partition, &fails);
        let risk = smallest.map_or(0.0, |size| 1.0 / f64::from(size));
        facets.push(Facet { name: "max", value: risk, stronger: outis::model::Stronger::Smaller });
        let (holds, measure) = (model.holds(partition, &fails), model.measure(partition, &fails));
        Self { holds, measure, facets }
    }

    /// Whether the two agree.
    fn is_tied(&self, said: &Value) -> bool {
        let facet = |name: &str| {
            let found = self.facets.iter().find(|facet| facet.name == name);
            found.map_or(f64::NAN, |facet| facet.value)
        };
        // Where there is nothing to measure a model holds (spec A8, section 0, rule 3), as far as
        // it asks for nothing else.
        let size = facet("k");
        let sized = size.is_nan() || size >= said["k"].as_f64().unwrap();
        self.holds == self.measure.map_or(sized, |measure| meets(said, measure, facet))
    }
}

/// `holds` is exactly `achieved` meeting the parameter, for every model and any class.
#[test]
fn what_is_achieved_says_whether_it_holds() {
    let mut random = Rng::with_seed(20_261_122);
    let mut seen: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    for number in 0..drawn_of(STUDIES) {
        let (study, job) = drawn(&mut random);
        let exact = Partition::exact(job.prepared.study.contingency());
        let (all, entity) = (classes(&exact), exact.carried().entity.as_ref());
        let said = study.recipe["models"].as_array().expect("models");
        for (model, said) in job.prepared.study.demands().models().iter().zip(said) {
            let mut verdicts = Vec::new();
            match model {
                Model::Class(model) => {
                    assert!(!is_on_table(said), "{said} judges classes");
                    let parts = random.usize(1..=all.len());
                    let coarser = merged(&mut random, &all, parts);
                    for class in all.iter().chain(&coarser) {
                        if class.records > 0 || model.concerns_absent() {
                            verdicts.push(class.ask(entity, |c| Verdict::of_class(&**model, c)));
                        }
                    }
                }
                Model::Table(model) => {
                    for levels in nodes(&mut random, &job) {
                        verdicts.push(Verdict::of_table(&**model, &partition_at(&job, &levels)));
                    }
                }
            }
            for verdict in verdicts {
                let Verdict { holds, measure, facets } = &verdict;
                assert!(
                    verdict.is_tied(said),
                    "study {number}, {said}: {holds} with {measure:?}, {facets:?}\n{}",
                    study.data
                );
                seen.entry(name(said)).or_default()[usize::from(*holds)] += 1;
            }
        }
    }
    println!("[does not hold, holds]: {seen:?}");
    assert!(
        seen.values().all(|counts| counts.iter().all(|&count| count >= drawn_of(20))),
        "{seen:?}"
    );
}
