//! Models beyond k-anonymity: every one from recipe to report, and every refusal by its place.

use crate::support::{Desk, MARKER};
use serde_json::{Value, json};

/// Four groups of two that can be told apart by postal code only.
pub(crate) const DATA: &str = "id,zip,age,illness,income,weight,k,group\n\
    1,101,30,flu,10,2,1,lung\n1,102,31,cold,20,2,2,\n2,103,32,gout,30,3,1,joint\n\
    3,104,33,flu,40,3,1,lung\n4,201,60,cold,40,2,2,\n5,202,61,gout,10,2,2,joint\n\
    6,203,62,flu,20,4,1,\n7,204,63,cold,30,4,1,lung\n";

pub(crate) const POPULATION: &str = "zip;age;more\n101;30;x\n102;31;x\n103;32;x\n104;33;x\n201;60;x\n202;61;x\n\
    203;62;x\n204;63;x\n105;34;x\n106;35;x\n205;64;x\n206;65;x\n";

pub(crate) fn recipe(models: &Value, settings: &Value) -> String {
    let illness = json!({"kind": "levels", "rows": [
        ["flu", "lung", "*"], ["cold", "lung", "*"], ["gout", "joint", "*"]]});
    let mut recipe = json!({
        "outis": 1, "kind": "recipe",
        "attributes": [
            {"name": "id", "role": "identifier"},
            {"name": "zip", "role": "quasi-identifier",
             "hierarchy": {"kind": "mask", "from": "right"}},
            {"name": "age", "role": "quasi-identifier", "type": "integer",
             "hierarchy": {"kind": "intervals", "start": 0, "end": 100, "steps": [10, 50]}},
            {"name": "illness", "role": "sensitive", "hierarchy": illness},
            {"name": "income", "role": "sensitive"},
            {"name": "weight", "role": "identifier"},
            {"name": "k", "role": "identifier"},
            {"name": "group", "role": "identifier"}
        ],
        "models": models
    });
    for (name, value) in settings.as_object().unwrap() {
        recipe[name] = value.clone();
    }
    recipe.to_string()
}

pub(crate) fn desk(models: &Value, settings: &Value) -> Desk {
    let desk = Desk::new();
    desk.write("recipe.json", recipe(models, settings));
    desk.write("data.csv", DATA);
    desk.write("people.csv", POPULATION);
    desk
}

/// The problem with these models and settings; nothing of the data is disclosed.
#[track_caller]
pub(crate) fn refused(model: &Value, settings: &Value) -> Value {
    let desk = desk(&json!([{"model": "k-anonymity", "k": 3}, model]), settings);
    desk.write("data.csv", DATA.replace("gout", MARKER));
    let words = desk.run(&[]);
    let outcome = desk.run(&["--json"]);
    for outcome in [&words, &outcome] {
        assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(2), ""), "{outcome:?}");
        outcome.discloses_nothing();
    }
    assert!(words.stderr.contains(' ') && !words.stderr.contains('{'), "{words:?}");
    assert_eq!(desk.files(), ["data.csv", "people.csv", "recipe.json"]);
    outcome.problem()
}

pub(crate) fn tables() -> Value {
    json!({"tables": {"people": {"file": "people.csv"}}})
}

#[test]
fn every_model_goes_from_recipe_to_a_checked_release() {
    let none = json!({});
    let weighted = json!({"records": {"sampling-weight": "weight"}});
    let persons = json!({"records": {"entity": "id"}});
    let illness = |model: &str, more: Value| {
        let mut model = json!({"model": model, "attribute": "illness"});
        for (name, value) in more.as_object().unwrap() {
            model[name] = value.clone();
        }
        model
    };
    let population = json!({"model": "k-map", "k": 3, "population": "people"});
    let presence = json!({"model": "delta-presence", "min": 0.1, "max": 0.9,
        "population": "people"});
    let subset = json!({"model": "subset-k-anonymity", "k": 2, "size": 1});
    let listed =
        json!({"model": "subset-k-anonymity", "k": 2, "combinations": [["zip"], ["zip", "age"]]});
    let uniqueness =
        json!({"model": "population-uniqueness", "max": 0.2, "sampling-fraction": 0.5});
    let estimated = |estimator: &str| json!({"model": "k-map", "k": 2, "estimator": estimator, "sampling-fraction": 0.5});
    for (model, settings) in [
        (json!({"model": "k-anonymity", "k": 2}), &persons),
        (population, &tables()),
        (presence, &tables()),
        (json!({"model": "k-map", "k": 2, "estimator": "individual-risk"}), &weighted),
        (estimated("individual-risk"), &none),
        (estimated("poisson"), &none),
        (estimated("truncated-poisson"), &none),
        (json!({"model": "average-risk", "average": 0.5, "max": 0.5}), &none),
        (json!({"model": "sample-uniqueness", "max": 0.0}), &none),
        (uniqueness, &none),
        (subset, &none),
        (listed, &none),
        (illness("distinct-l-diversity", json!({"l": 2})), &none),
        (illness("distinct-l-diversity", json!({"l": 2, "joint": true})), &none),
        (illness("entropy-l-diversity", json!({"l": 1.8})), &none),
        (illness("entropy-l-diversity", json!({"l": 1.5, "joint": true})), &none),
        (illness("recursive-l-diversity", json!({"c": 3, "l": 2})), &none),
        (
            illness("pd-recursive-l-diversity", json!({"c": 3, "l": 2, "acceptable": ["cold"]})),
            &none,
        ),
        (
            illness(
                "npd-recursive-l-diversity",
                json!({"c1": 3, "c2": 5, "l": 2, "acceptable": ["cold"], "guarded": ["gout"]}),
            ),
            &none,
        ),
        (illness("t-closeness", json!({"t": 0.3})), &none),
        (illness("t-closeness", json!({"t": 0.3, "distance": "ordered"})), &none),
        (illness("t-closeness", json!({"t": 0.3, "distance": "hierarchical"})), &none),
        (
            json!({"model": "t-closeness", "attribute": "income", "t": 0.3, "distance": "numeric"}),
            &none,
        ),
        (illness("delta-disclosure", json!({"delta": 1.5})), &none),
        (
            illness("delta-disclosure", json!({"delta": 1.5, "mode": "present-only", "base": "2"})),
            &none,
        ),
        (illness("beta-likeness", json!({"beta": 1})), &none),
        (illness("beta-likeness", json!({"beta": 1, "variant": "enhanced"})), &none),
        (illness("alpha-k-anonymity", json!({"alpha": 0.6, "k": 2})), &none),
        (illness("alpha-k-anonymity", json!({"alpha": 0.6, "k": 2, "values": ["gout"]})), &none),
        (json!({"model": "personal-k", "attribute": "k"}), &none),
        (illness("guarding-nodes", json!({"guard": "group", "probability": 0.9})), &none),
    ] {
        let desk = desk(&json!([model]), settings);
        let outcome = desk.run(&[]);
        assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{model}: {outcome:?}");
        let report = desk.json("report.json");
        assert_eq!(report["models"][0]["holds"], true, "{model}: {report}");
        assert!(report["models"][0]["achieved"].is_number(), "{model}: {report}");
        assert_eq!(report["reference"], "input");
        assert!(
            report["utility"]["ncp"].is_number()
                && report["utility"]["attributes"]["zip"].is_object()
        );
    }
}

#[test]
fn a_parameter_outside_its_range_is_named_with_it() {
    let illness = |model: &str, name: &str, value: Value| {
        let mut model = json!({"model": model, "attribute": "illness", "l": 2, "c": 3});
        let known: &[&str] = match model["model"].as_str().unwrap() {
            "recursive-l-diversity" => &["l", "c"],
            "distinct-l-diversity" | "entropy-l-diversity" => &["l"],
            _ => &[],
        };
        for parameter in ["l", "c"] {
            if !known.contains(&parameter) {
                model.as_object_mut().unwrap().remove(parameter);
            }
        }
        model[name] = value;
        model
    };
    for (model, field, range) in [
        (json!({"model": "k-anonymity", "k": 0}), "k", "2.."),
        (illness("distinct-l-diversity", "l", json!(0)), "l", "1.."),
        (illness("entropy-l-diversity", "l", json!(0.5)), "l", "1.."),
        (illness("recursive-l-diversity", "c", json!(0)), "c", "0<.."),
        (illness("t-closeness", "t", json!(1.1)), "t", "0..=1"),
        (illness("t-closeness", "t", json!(-0.1)), "t", "0..=1"),
        (illness("delta-disclosure", "delta", json!(0)), "delta", "0<.."),
        (illness("beta-likeness", "beta", json!(-1)), "beta", "0<.."),
        (
            json!({"model": "alpha-k-anonymity", "attribute": "illness", "alpha": 0, "k": 2}),
            "alpha",
            "0<..=1",
        ),
        (json!({"model": "average-risk", "average": 0}), "average", "0<..=1"),
        (json!({"model": "average-risk", "average": 0.5, "max": 2}), "max", "0<..=1"),
        (json!({"model": "sample-uniqueness", "max": 2}), "max", "0..=1"),
        (
            json!({"model": "population-uniqueness", "max": 0.1, "sampling-fraction": 0}),
            "sampling-fraction",
            "0<..=1",
        ),
        (
            json!({"model": "k-map", "k": 2, "estimator": "poisson", "sampling-fraction": 0.5,
                   "significance": 1}),
            "significance",
            "0<..<1",
        ),
        (
            json!({"model": "k-map", "k": 2, "estimator": "poisson", "population": "people"}),
            "population",
            "population | estimator",
        ),
        (
            json!({"model": "delta-presence", "min": 0.6, "max": 0.5, "population": "people"}),
            "max",
            "min..=1",
        ),
        (
            json!({"model": "guarding-nodes", "attribute": "illness", "guard": "group",
                   "probability": 2}),
            "probability",
            "0..=1",
        ),
        (json!({"model": "subset-k-anonymity", "k": 2, "size": 0}), "size", "1.."),
        (
            json!({"model": "subset-k-anonymity", "k": 2, "size": 1, "combinations": [["zip"]]}),
            "size",
            "size | combinations",
        ),
        (json!({"model": "subset-k-anonymity", "k": 2, "combinations": []}), "combinations", "1.."),
    ] {
        let problem = refused(&model, &tables());
        assert_eq!(problem["code"], "parameter", "{model}: {problem}");
        assert_eq!(problem["field"], format!("models[1].{field}"), "{model}: {problem}");
        assert_eq!(problem["detail"], range, "{model}: {problem}");
    }
    for (settings, field) in [
        (json!({"risk": {"sampling-fraction": 0}}), "risk.sampling-fraction"),
        (json!({"risk": {"threshold": 2}}), "risk.threshold"),
        (json!({"loss": {"gs-factor": -1}}), "loss.gs-factor"),
    ] {
        let problem = refused(&json!({"model": "k-anonymity", "k": 2}), &settings);
        assert_eq!((&problem["code"], &problem["field"]), (&json!("parameter"), &json!(field)));
    }
}

#[test]
fn what_a_model_needs_is_asked_for() {
    for (model, field) in [
        (json!({"model": "k-map", "k": 2, "estimator": "poisson"}), "sampling-fraction"),
        (json!({"model": "k-map", "k": 2, "estimator": "individual-risk"}), "sampling-fraction"),
        (json!({"model": "subset-k-anonymity", "k": 2}), "size"),
    ] {
        let problem = refused(&model, &json!({}));
        assert_eq!(problem["code"], "recipe-missing-field", "{problem}");
        assert_eq!(problem["field"], format!("models[1].{field}"), "{problem}");
    }
    let k = json!({"model": "k-anonymity", "k": 2});
    let problem = refused(&k, &json!({"loss": {"metric": "classification"}}));
    assert_eq!(problem["field"], "loss.label");
}

#[test]
fn attributes_of_the_wrong_role_are_refused_by_name() {
    let diverse =
        |attribute: &str| json!({"model": "distinct-l-diversity", "attribute": attribute, "l": 2});
    let none = json!({});
    for (model, settings, code, attribute, field) in [
        (diverse("zip"), &none, "not-sensitive", "zip", "models[1].attribute"),
        (diverse("id"), &none, "not-sensitive", "id", "models[1].attribute"),
        (diverse("gone"), &none, "missing-attribute", "gone", "models[1].attribute"),
        (
            json!({"model": "personal-k", "attribute": "age"}),
            &none,
            "is-quasi-identifier",
            "age",
            "models[1].attribute",
        ),
        (
            json!({"model": "subset-k-anonymity", "k": 2, "combinations": [["zip", "illness"]]}),
            &none,
            "not-quasi-identifier",
            "illness",
            "models[1].combinations",
        ),
        (
            diverse("illness"),
            &json!({"records": {"entity": "zip"}}),
            "is-quasi-identifier",
            "zip",
            "records.entity",
        ),
        (
            diverse("illness"),
            &json!({"records": {"sampling-weight": "gone"}}),
            "missing-attribute",
            "gone",
            "records.sampling-weight",
        ),
        (
            diverse("illness"),
            &json!({"loss": {"metric": "classification", "label": "zip"}}),
            "is-quasi-identifier",
            "zip",
            "loss.label",
        ),
    ] {
        let problem = refused(&model, settings);
        assert_eq!(problem["code"], code, "{model}: {problem}");
        assert_eq!((&problem["attribute"], &problem["field"]), (&json!(attribute), &json!(field)));
    }
}

#[test]
fn columns_that_models_read_must_be_readable() {
    for (right, wrong, model, settings, field) in [
        (
            ",2,1,lung",
            ",0,1,lung",
            json!({"model": "k-map", "k": 2, "estimator": "individual-risk"}),
            json!({"records": {"sampling-weight": "weight"}}),
            "records.sampling-weight",
        ),
        (
            ",2,1,lung",
            ",MARKERq7,1,lung",
            json!({"model": "k-anonymity", "k": 2}),
            json!({"records": {"sampling-weight": "weight"}}),
            "records.sampling-weight",
        ),
        (
            ",1,lung",
            ",MARKERq7,lung",
            json!({"model": "personal-k", "attribute": "k"}),
            json!({}),
            "models[0].attribute",
        ),
        (
            ",1,lung",
            ",1,MARKERq7",
            json!({"model": "guarding-nodes", "attribute": "illness", "guard": "group",
                   "probability": 0.5}),
            json!({}),
            "models[0].guard",
        ),
    ] {
        let desk = desk(&json!([model]), &settings);
        desk.write("data.csv", DATA.replacen(right, wrong, 1));
        let outcome = desk.run(&["--json"]);
        assert_eq!(outcome.code, Some(2), "{model}: {outcome:?}");
        outcome.discloses_nothing();
        let problem = outcome.problem();
        assert_eq!((&problem["code"], &problem["field"]), (&json!("parameter"), &json!(field)));
        assert!(problem["attribute"].is_string(), "{problem}");
    }
}

#[test]
fn values_that_do_not_occur_protect_nobody() {
    let npd = |acceptable: &str, guarded: &str| {
        json!({"model": "npd-recursive-l-diversity", "attribute": "illness", "c1": 3, "c2": 1,
               "l": 1, "acceptable": [acceptable], "guarded": [guarded]})
    };
    let problem = refused(&npd("cold", "no such value"), &json!({}));
    assert_eq!((&problem["code"], &problem["found"]), (&json!("unknown-values"), &json!(1)));
    assert_eq!(problem["field"], "models[1].guarded");
    let desk = desk(&json!([npd("no such value", "gout")]), &json!({}));
    let outcome = desk.run(&[]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    assert!(!outcome.stdout.contains("no such value"), "{outcome:?}");
    let warning = &desk.json("report.json")["warnings"][0];
    assert_eq!(*warning, json!({"code": "unknown-values", "attribute": "illness", "value": 1.0}));
}

#[test]
fn in_the_dialect_of_anon_an_l_that_does_not_fit_becomes_half_of_k() {
    for l in [0, 4, 9] {
        let model = json!({"model": "distinct-l-diversity", "attribute": "illness", "l": l});
        let k = json!({"model": "k-anonymity", "k": 3});
        let desk = desk(&json!([k, model]), &json!({"dialect": "anon"}));
        assert_eq!(desk.run(&[]).code, Some(0));
        let report = desk.json("report.json");
        assert_eq!(report["models"][1]["l"], 1, "what was kept is what is reported");
        let warning = &report["warnings"][0];
        assert_eq!(*warning, json!({"code": "anon-l-value", "attribute": "illness", "value": 1.0}));
    }
}

/// Where suppressed records stay, the reference is all records, and a line stands for several.
#[test]
fn the_shares_of_a_starred_release_are_of_records_and_not_of_lines() {
    let desk = Desk::new();
    desk.write("data.csv", "q,s,n\nb,3,3\nb,2,2\na,3,1\na,1,1\n");
    let measured = |t: f64| {
        let model = json!({"model": "t-closeness", "attribute": "s", "t": t, "distance": "equal",
            "reference": "released"});
        let recipe = json!({"outis": 1, "kind": "recipe",
            "attributes": [{"name": "q", "role": "quasi-identifier"},
                {"name": "s", "role": "sensitive"}, {"name": "n", "role": "insensitive"}],
            "models": [model], "suppression": {"limit": 0.0, "style": "star"},
            "records": {"count": "n"}});
        desk.write("recipe.json", recipe.to_string());
        let outcome = desk.outis(&["measure", "recipe.json", "--input", "data.csv", "--json"]);
        let report: Value = serde_json::from_str(&outcome.stdout).unwrap();
        let achieved = report["models"][0]["achieved"].as_f64().unwrap();
        assert!((achieved - 5.0 / 14.0).abs() < 1e-9, "{achieved}");
        assert_eq!(desk.run(&[]).code, Some(0));
        (outcome.code, desk.read("release.csv").contains("a,"))
    };
    assert_eq!(measured(0.3), (Some(1), false));
    assert_eq!(measured(0.36), (Some(0), true));
}
