//! The risks of the spec by their ids (part E), from a file to its report.
//!
//! `tests/README.md` lists where each id of the spec is tested.

use outis_protocol::report::{ModelOutcome, RiskFigures};
use outis_tests::harness::{self, Attached, measured};
use outis_tests::tables::{fixed, plain};
use serde_json::{Value, json};

fn close(found: f64, expected: f64) {
    assert!((found - expected).abs() < 5e-8, "{found} is not {expected}");
}

/// A file of one column in which each class has so many records.
fn of_sizes(sizes: &[usize]) -> String {
    let classes = sizes.iter().enumerate();
    let lines = classes.map(|(class, &size)| format!("{class},1\n").repeat(size));
    "class,weight\n".to_owned() + &lines.collect::<String>()
}

fn recipe(settings: &[(&str, Value)]) -> Value {
    let mut recipe = plain(&["class"], 2);
    let columns = recipe["attributes"].as_array_mut().expect("columns");
    columns.push(json!({"name": "weight", "role": "insensitive"}));
    settings.iter().for_each(|(name, value)| recipe[*name] = value.clone());
    recipe
}

fn risk(recipe: &Value, data: &str) -> RiskFigures {
    measured(recipe, data, None).risk.after.expect("there are records")
}

/// Spec E1, E2, E3, E10, vector R1: (f, F) = (2,4) (3,10) (1,5) (4,4), three kinds of attackers.
#[test]
fn r1_is_as_exposed_as_the_spec_says() {
    let people = of_sizes(&[4, 10, 5, 4]);
    let data = of_sizes(&[2, 3, 1, 4]);
    let mut recipe = recipe(&[
        ("models", json!([{"model": "average-risk", "average": 1}])),
        ("tables", json!({"people": {"file": "people.csv"}})),
    ]);
    let files = Attached::from([("people.csv".to_owned(), people.into_bytes())]);
    let mut risks = |threshold: f64| {
        recipe["risk"] = json!({"population": "people", "threshold": threshold});
        let parsed = harness::recipe(&fixed(&recipe, &json!({"class": 0}))).expect("a recipe");
        let ran = harness::run(parsed, data.as_bytes(), &files, harness::SEED).expect("a run");
        ran.report.risk.after.expect("there are records")
    };
    let risk = risks(0.25);
    close(risk.prosecutor.max, 1.0);
    close(risk.prosecutor.average, 0.4);
    close(risk.prosecutor.above_threshold, 0.6);
    let journalist = risk.journalist.expect("there is a population");
    close(journalist.max, 0.25);
    close(journalist.average, 0.2);
    close(risk.marketer.expect("there is a population"), 0.2);
    close(risks(0.2).journalist.expect("there is a population").above_threshold, 0.6);
}

/// Spec E6: classes of 1, 1, 1, 2, 3 and 4 records with these sums of weights; spec J24: exact, and
/// nothing taken off the probability.
#[test]
fn weights_make_the_individual_risks_of_the_spec() {
    let classes = [(1, 45.5), (1, 17.0), (1, 123.5), (2, 100.0), (3, 108.0), (4, 125.0)];
    let risks =
        [0.085_791_29, 0.177_075_83, 0.039_316_25, 0.018_778_83, 0.013_552_97, 0.010_504_89];
    let mut data = "class,weight\n".to_owned();
    for (class, (size, sum)) in classes.iter().enumerate() {
        let one = sum / f64::from(*size);
        data += &format!("{class},{one}\n").repeat(*size as usize);
    }
    let recipe = recipe(&[
        ("records", json!({"sampling-weight": "weight"})),
        ("models", json!([{"model": "average-risk", "average": 1}])),
    ]);
    let run = harness::run_json(&fixed(&recipe, &json!({"class": 0})), &data);
    let risk = run.report.risk.after.expect("there are records").individual.expect("weights");
    assert!(risk.weighted);
    close(risk.max, 0.177_075_83);
    let sum: f64 = classes.iter().zip(risks).map(|(class, risk)| f64::from(class.0) * risk).sum();
    assert!((risk.expected_reidentifications - sum).abs() < 1e-6);
    assert!((risk.mean - sum / 12.0).abs() < 1e-7);
}

/// Spec E7, E8, J16, J17: the least class sizes of the tables at α = 0.1 and λ = kπ, min(k, k′), by
/// what holds and what does not.
#[test]
fn tests_ask_for_the_class_sizes_of_the_spec() {
    let fractions = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
    let tables: [(u32, &str, [usize; 10]); 8] = [
        (3, "poisson", [2, 2, 3, 3, 3, 3, 3, 3, 3, 3]),
        (5, "poisson", [2, 2, 3, 4, 5, 5, 5, 5, 5, 5]),
        (10, "poisson", [2, 3, 5, 6, 8, 9, 10, 10, 10, 10]),
        (15, "poisson", [3, 4, 6, 8, 10, 12, 14, 15, 15, 15]),
        (3, "truncated-poisson", [2, 3, 3, 3, 3, 3, 3, 3, 3, 3]),
        (5, "truncated-poisson", [3, 3, 4, 4, 5, 5, 5, 5, 5, 5]),
        (10, "truncated-poisson", [3, 4, 5, 6, 8, 9, 10, 10, 10, 10]),
        (15, "truncated-poisson", [3, 4, 6, 8, 10, 12, 14, 15, 15, 15]),
    ];
    for (k, estimator, sizes) in tables {
        for (fraction, size) in fractions.into_iter().zip(sizes) {
            let outcome = |size: usize| -> ModelOutcome {
                let model = json!({"model": "k-map", "k": k, "estimator": estimator,
                                   "sampling-fraction": fraction, "significance": 0.1});
                let recipe = recipe(&[("models", json!([model]))]);
                measured(&recipe, &of_sizes(&[size]), None).models.remove(0)
            };
            assert!(outcome(size).holds, "{estimator}, k = {k}, π = {fraction}: {size}");
            assert!(!outcome(size - 1).holds, "{estimator}, k = {k}, π = {fraction}: {size} − 1");
        }
    }
}

/// Spec E9: the small vector P1 by every estimator, and Dankar's choice among them.
#[test]
fn p1_has_the_population_uniques_of_the_spec() {
    let classes = [(1, 60), (2, 15), (3, 8), (4, 4), (5, 3), (8, 2), (15, 1), (30, 1)];
    let sizes: Vec<usize> =
        classes.into_iter().flat_map(|(size, count)| std::iter::repeat_n(size, count)).collect();
    let near = |found: Option<f64>, expected: f64| {
        let found = found.expect("the model fits");
        assert!((found - expected).abs() < 1e-6, "{found} is not {expected}");
    };
    for (fraction, zayatz, pitman, slide, dankar) in [
        (0.05, 0.108_245_893, 0.069_723_790, 0.068_211_180, 0.069_724),
        (0.1, 0.124_366_888, 0.098_465_264, 0.090_259_063, 0.098_465),
        (0.25, 0.158_895_278, 0.155_397_061, 0.140_780_572, 0.140_781),
        (0.5, 0.207_783_556, 0.219_454_690, 0.206_098_725, 0.206_099),
    ] {
        let recipe = recipe(&[("risk", json!({"sampling-fraction": fraction}))]);
        let found = risk(&recipe, &of_sizes(&sizes)).population_uniques.expect("a fraction");
        near(found.zayatz, zayatz);
        near(found.pitman, pitman);
        near(found.slide_negative_binomial, slide);
        near(found.dankar, dankar);
    }
}

/// Spec E0: merging classes never raises what may be pruned on; estimates (spec E9) may do
/// anything.
#[test]
fn merging_never_raises_a_risk() {
    let recipe = recipe(&[]);
    let (fine, coarse) =
        (risk(&recipe, &of_sizes(&[1, 2, 3, 4])), risk(&recipe, &of_sizes(&[3, 7])));
    assert!(coarse.prosecutor.max <= fine.prosecutor.max);
    assert!(coarse.prosecutor.average <= fine.prosecutor.average);
    assert!(coarse.sample_uniques <= fine.sample_uniques);
}
