//! Samples of a made-up population under four rules: what holds for every one of them, and that it
//! does not matter who looks at which.

use fastrand::Rng;
use outis::release::Seed;
use outis_job::{Job, SampleOutcome, Simulating, Simulation, SimulationRange, simulation_table};
use outis_protocol::problem::Code;
use outis_protocol::simulation::{SampleRule, SimulatedRule, SimulationReport};
use outis_tests::harness::{self, Attached};
use serde_json::{Value, json};
use std::sync::Arc;

/// Samples of each share.
const SAMPLES: u32 = 20;

fn recipe(k: u32) -> Value {
    let masked = |name| {
        json!({"name": name, "role": "quasi-identifier",
            "hierarchy": {"kind": "mask", "from": "right"}})
    };
    json!({
        "outis": 1, "kind": "recipe",
        "attributes": [masked("zip"), masked("born"), {"name": "sex", "role": "quasi-identifier"}],
        "models": [{"model": "k-anonymity", "k": k}],
        "suppression": {"limit": 0.1},
        "loss": {"metric": "discernibility"},
    })
}

/// People of places and ages of which some are far more common than others.
fn population(people: usize) -> String {
    let mut random = Rng::with_seed(11);
    let mut skewed = |most| (0..3).map(|_| random.u32(0..most)).min().expect("three");
    let people = (0..people).map(|_| {
        let (place, age, sex) = (skewed(90), skewed(80), ["f", "m"][skewed(2) as usize]);
        format!("{},{},{sex}\n", 1000 + place * 7, 1930 + age)
    });
    ["zip,born,sex\n".to_owned()].into_iter().chain(people).collect()
}

fn job(recipe: &Value, data: &str) -> Arc<Job> {
    let recipe = harness::recipe(recipe).expect("a recipe");
    let input = harness::read(&recipe, data.as_bytes()).expect("a table");
    Arc::new(Job::new(recipe, &input, &Attached::new()).expect("a job"))
}

fn range(fractions: &[f64], samples: u32) -> SimulationRange {
    let all = SimulationRange::new(Seed([9; 32]));
    SimulationRange { fractions: fractions.to_vec(), samples, ..all }
}

fn looked_at(simulation: &Simulation, number: usize, classes: usize) -> Option<SampleOutcome> {
    let mut trial = simulation.trial(number).expect("a sample");
    assert_eq!(trial.outcome(), None);
    while !trial.step(classes).expect("a step") {}
    trial.outcome()
}

fn simulated(simulation: &Simulation, classes: usize) -> SimulationReport {
    let outcomes: Vec<_> =
        (0..simulation.trials()).map(|number| looked_at(simulation, number, classes)).collect();
    simulation.report(&outcomes)
}

fn rule(report: &SimulationReport, place: usize, rule: SampleRule) -> &SimulatedRule {
    report.fractions[place].rules.iter().find(|known| known.rule == rule).expect("all rules")
}

#[test]
fn k_anonymity_is_stricter_than_it_need_be_and_the_tests_come_closer() {
    let k = 5;
    let job = job(&recipe(k), &population(4000));
    let simulation = Simulation::new(&job, &range(&[0.1, 0.3, 0.5, 0.9], SAMPLES)).unwrap();
    let report = simulated(&simulation, 1 << 16);
    assert_eq!((report.records, report.k, report.threshold), (4000, k, 0.2));
    let baseline: Vec<f64> = (0..4)
        .map(|place| {
            let found = rule(&report, place, SampleRule::KAnonymity);
            let (risk, cost) = (found.risk.unwrap(), found.discernibility.unwrap());
            assert_eq!((found.smallest, found.released), (k, SAMPLES));
            // It keeps to the threshold for certain.
            assert!(found.above == 0 && risk.most <= report.threshold);
            // And costs what it costs.
            assert_eq!((cost.mean, cost.deviation, cost.least, cost.most), (1.0, 0.0, 1.0, 1.0));
            risk.mean
        })
        .collect();
    assert!(baseline.is_sorted(), "{baseline:?}");
    assert!(baseline[0] < 0.5 * report.threshold && baseline[3] > 0.8 * report.threshold);
    for tested in [SampleRule::Poisson, SampleRule::TruncatedPoisson] {
        let found = rule(&report, 0, tested);
        assert!(found.smallest < k && found.discernibility.unwrap().mean < 1.0);
        let distance = |risk: f64| (risk - report.threshold).abs();
        assert!(distance(found.risk.unwrap().mean) < distance(baseline[0]), "{found:?}");
        // Where k records are asked for, it is k-anonymity.
        let (last, own) = (rule(&report, 3, tested), rule(&report, 3, SampleRule::KAnonymity));
        assert_eq!(last.smallest, k);
        assert_eq!((last.risk, last.suppressed), (own.risk, own.suppressed));
    }
}

#[test]
fn who_looks_at_which_sample_and_what_else_is_asked_changes_nothing() {
    let job = job(&recipe(3), &population(300));
    let simulation = Simulation::new(&job, &range(&[0.2, 0.6], 4)).unwrap();
    let report = simulated(&simulation, 1 << 16);
    assert_eq!(simulated(&simulation, 1), report);
    let mut outcomes = vec![None; simulation.trials()];
    for number in (0..simulation.trials()).rev() {
        outcomes[number] = looked_at(&simulation, number, 100);
    }
    assert_eq!(simulation.report(&outcomes), report);
    let fewer = Simulation::new(&job, &range(&[0.6], 4)).unwrap();
    assert_eq!(simulated(&fewer, 1 << 16).fractions[0], report.fractions[1]);
    // What was looked at before an interrupt is told, and how much that was.
    outcomes[3..].fill(None);
    let so_far = simulation.report(&outcomes);
    assert_eq!(so_far.fractions.iter().map(|it| it.samples).collect::<Vec<_>>(), [2, 1]);
    let other = SimulationRange { seed: Seed([8; 32]), ..range(&[0.2, 0.6], 4) };
    assert_ne!(simulated(&Simulation::new(&job, &other).unwrap(), 1 << 16), report);
}

#[test]
fn a_sample_of_everybody_has_the_risk_of_its_smallest_class() {
    let job = job(&recipe(4), &population(200));
    let simulation = Simulation::new(&job, &range(&[1.0, 1e-9], 2)).unwrap();
    let report = simulated(&simulation, 1 << 16);
    assert_eq!((report.fractions[0].records, report.fractions[1].records), (200, 1));
    for rule in &report.fractions[0].rules {
        assert_eq!((rule.smallest, rule.risk.unwrap().deviation), (4, 0.0));
        assert!(rule.risk.unwrap().most <= 0.25);
    }
    // One record is never four.
    let alone = rule(&report, 1, SampleRule::KAnonymity);
    assert_eq!((alone.released, alone.risk, alone.discernibility), (0, None, None));
    assert_eq!(rule(&report, 1, SampleRule::Poisson).discernibility, None);
}

#[test]
fn what_a_simulation_cannot_do_is_refused_by_name() {
    let data = population(50);
    let refused = |changed: &[(&str, Value)], range: &SimulationRange| {
        let mut recipe = recipe(3);
        changed.iter().for_each(|(name, value)| recipe[*name] = value.clone());
        let problem = Simulation::new(&job(&recipe, &data), range).map(|_| ()).unwrap_err();
        (problem.code, problem.field.unwrap_or_default())
    };
    let all = range(&[0.5], 1);
    let k_map = json!({"model": "k-map", "k": 3, "estimator": "poisson", "sampling-fraction": 0.1});
    let needs_k = (Code::SimulationNeedsK, "models".to_owned());
    assert_eq!(refused(&[("models", json!([k_map]))], &all), needs_k);
    let both = json!([{"model": "k-anonymity", "k": 3}, k_map]);
    assert_eq!(refused(&[("models", both)], &all), needs_k);
    let wildcard = json!({"match": "wildcard"});
    let counts = |field: &str| (Code::SimulationCountsRecords, field.to_owned());
    assert_eq!(refused(&[("missing", wildcard)], &all), counts("missing.match"));
    let attributes = |role: &str| {
        let mut attributes = recipe(3)["attributes"].clone();
        attributes[2]["role"] = json!(role);
        attributes
    };
    let entity = [("attributes", attributes("identifier")), ("records", json!({"entity": "sex"}))];
    assert_eq!(refused(&entity, &all), counts("records"));
    let label = json!({"metric": "classification", "label": "sex"});
    let labelled = [("attributes", attributes("sensitive")), ("loss", label)];
    assert_eq!(refused(&labelled, &all), counts("loss"));
    let parameter = |field: &str| (Code::Parameter, field.to_owned());
    assert_eq!(refused(&[], &range(&[0.5, 0.0], 1)), parameter("fractions"));
    assert_eq!(refused(&[], &range(&[], 1)), parameter("fractions"));
    for samples in [0, 100_001] {
        assert_eq!(refused(&[], &range(&[0.5], samples)), parameter("samples"));
    }
}

/// The page drives one sample after the other, on the table of a recipe or on a file beside it.
#[test]
fn who_looks_at_one_sample_after_the_other_comes_to_the_same_figures() {
    let everybody = population(300);
    let job = job(&recipe(4), &everybody);
    let range = range(&[0.2, 0.7], 3);
    let expected = simulated(&Simulation::new(&job, &range).unwrap(), 1 << 16);

    // Other protections, and levels that somebody has named, are not looked at.
    let mut asked = recipe(9);
    asked["models"] = json!([
        {"model": "k-anonymity", "k": 9},
        {"model": "sample-uniqueness", "max": 0.5},
    ]);
    asked["search"] = json!({"algorithm": "fixed", "levels": {"zip": 1, "born": 1, "sex": 0}});
    let asked = harness::recipe(&asked).unwrap();
    let none = Attached::new();
    let mut on_table = Simulating::on_table(asked.clone(), &job.input, &none, 4, &range).unwrap();
    let mut steps = 0;
    while !on_table.step(50).unwrap() {
        steps += 1;
        let looked_at: u32 = on_table.report().fractions.iter().map(|it| it.samples).sum();
        assert_eq!(looked_at as usize, on_table.done());
    }
    assert!(steps > on_table.trials());
    assert_eq!((on_table.done(), on_table.report()), (6, expected.clone()));

    // A file in another form, with columns of its own before, between and after.
    let other = everybody.lines().enumerate().map(|(i, line)| match (i, line.split(',')) {
        (0, mut names) => {
            let mut next = || names.next().unwrap();
            format!("id;{};note;{};{}\n", next(), next(), next())
        }
        (_, mut cells) => {
            let mut next = || cells.next().unwrap();
            format!("p{i};{};n{i};{};{}\n", next(), next(), next())
        }
    });
    let other: String = other.collect();
    let silent = harness::recipe(&recipe(4)).unwrap();
    let input = harness::read(&silent, other.as_bytes()).unwrap();
    let mut on_file = Simulating::on_file(asked.clone(), &input, &none, 4, &range).unwrap();
    while !on_file.step(1 << 16).unwrap() {}
    assert_eq!(on_file.report(), expected);
    let table = simulation_table(&expected);
    assert_eq!(simulation_table(&on_file.report()), table);
    assert_eq!(table.lines().count(), 1 + 2 * 4);

    // One without a quasi-identifier is refused by its name.
    let lacking = harness::read(&silent, b"zip,sex\n1000,f\n").unwrap();
    let refused = Simulating::on_file(asked, &lacking, &none, 4, &range).err().unwrap();
    assert_eq!(
        (refused.code, refused.attribute.as_deref()),
        (Code::MissingAttribute, Some("born"))
    );
}
