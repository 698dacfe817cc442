//! Every range that `describe` declares, tried at its ends: what lies within is taken, what lies
//! just outside is refused by the name of the parameter.

use outis_job::resolve::read_options;
use outis_job::{Incoming, Input, Job};
use outis_protocol::describe::{Item, Parameter, ParameterKind, description};
use outis_protocol::{Outcome, Problem, parse};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

const DATA: &str = "age,zip,ill,k,guard\n20,1,flu,2,infection\n20,2,gout,2,infection\n\
    30,1,flu,2,\n30,2,gout,2,\n";

/// The last of what is tried: nothing is larger in the formats that numbers are read into.
const LARGEST: f64 = u32::MAX as f64;

fn files() -> BTreeMap<String, Vec<u8>> {
    let people = "age,zip\n20,1\n20,2\n30,1\n30,2\n".as_bytes().to_vec();
    BTreeMap::from([("people.csv".to_owned(), people)])
}

fn recipe() -> Value {
    let ill = [["flu", "infection", "*"], ["gout", "other", "*"]];
    json!({
        "outis": 1, "kind": "recipe", "data": {"format": {"header": true}},
        "attributes": [
            {"name": "age", "role": "quasi-identifier"},
            {"name": "zip", "role": "quasi-identifier"},
            {"name": "ill", "role": "sensitive", "hierarchy": {"kind": "levels", "rows": ill}},
            {"name": "k", "role": "identifier"},
            {"name": "guard", "role": "identifier"},
        ],
        "models": [{"model": "sample-uniqueness", "max": 1}],
        "tables": {"people": {"file": "people.csv"}},
        "suppression": {"limit": 1},
    })
}

fn input(recipe: &Value) -> Outcome<Arc<Input>> {
    let mut incoming = Incoming::new(read_options(&parse(&recipe.to_string())?)?);
    incoming.push(DATA.as_bytes())?;
    incoming.finish().map(Arc::new)
}

/// What is wrong with a recipe, if something is.
fn refused(recipe: &Value) -> Option<Problem> {
    let input = match input(recipe) {
        Ok(input) => input,
        Err(problem) => return Some(problem),
    };
    let job = match Job::new(parse(&recipe.to_string()).unwrap(), &input, &files()) {
        Ok(job) => job,
        Err(problem) => return Some(problem),
    };
    job.search().err()
}

/// A model with all that it needs, and with an estimator where it may have one.
fn model(item: &Item) -> Value {
    let mut model = json!({"model": item.id});
    for parameter in &item.parameters {
        let value = match (&parameter.kind, parameter.name.as_str()) {
            (ParameterKind::Attribute, "attribute") if item.id == "personal-k" => json!("k"),
            (ParameterKind::Attribute, "guard") => json!("guard"),
            (ParameterKind::Attribute, _) => json!("ill"),
            (ParameterKind::Values, _) if parameter.required => json!(["flu"]),
            (ParameterKind::Table, _) if parameter.required => json!("people"),
            (ParameterKind::Choice, "estimator") => json!(parameter.choices.last()),
            (ParameterKind::Integer, name) => json!(suggested(parameter, name) as u64),
            (ParameterKind::Number, name) => json!(suggested(parameter, name)),
            _ => continue,
        };
        model[&parameter.name] = value;
    }
    // A share of the records above a highest risk there may be only where there is one.
    model
}

fn suggested(parameter: &Parameter, name: &str) -> f64 {
    let known = parameter.suggested.or(parameter.default);
    known.unwrap_or_else(|| if name == "records-at-risk" { 0.0 } else { 0.5 })
}

/// Numbers at and beside the ends of a range, and whether they are within.
fn ends(parameter: &Parameter) -> Vec<(Value, bool)> {
    let whole = parameter.kind == ParameterKind::Integer;
    let step = if whole { 1.0 } else { 1e-6 };
    let number = |number: f64| if whole { json!(number as i64) } else { json!(number) };
    let mut tried = Vec::new();
    if let Some(min) = parameter.min {
        tried.extend([
            (number(min), !parameter.min_excluded),
            (number(min + step), true),
            (number(min - step), false),
        ]);
    }
    match parameter.max {
        Some(max) => tried.extend([
            (number(max), !parameter.max_excluded),
            (number(max - step), true),
            (number(max + step), false),
        ]),
        None if parameter.min.is_some() => tried.push((number(LARGEST), true)),
        None => {}
    }
    tried
}

/// Tries the ends of a parameter in a recipe that `recipe_with` makes.
fn try_ends(what: &str, parameter: &Parameter, recipe_with: impl Fn(&Value) -> Value) -> usize {
    let tried = ends(parameter);
    for (number, allowed) in &tried {
        let found = refused(&recipe_with(number));
        let named = found.as_ref().and_then(|problem| problem.field.as_deref());
        let last = parameter.name.rsplit('.').next().unwrap();
        let this = named.is_some_and(|field| field.ends_with(last));
        if *allowed {
            assert!(!this, "{what}: {} = {number} is refused: {found:?}", parameter.name);
        } else {
            assert!(this, "{what}: {} = {number} is taken: {found:?}", parameter.name);
        }
    }
    tried.len()
}

#[test]
fn models_keep_the_ranges_that_are_described() {
    let mut tried = 0;
    for item in &description().models {
        for parameter in &item.parameters {
            tried += try_ends(&item.id, parameter, |number| {
                let mut whole = recipe();
                let mut model = model(item);
                // The lower of two bounds may not exceed the upper.
                match parameter.name.as_str() {
                    "min" if item.id == "delta-presence" => model["max"] = json!(1),
                    "max" if item.id == "delta-presence" => model["min"] = json!(0),
                    _ => {}
                }
                model[&parameter.name] = number.clone();
                whole["models"] = json!([model]);
                whole
            });
        }
        // And with what is suggested it is taken, so that only the ends were at fault.
        let mut whole = recipe();
        whole["models"] = json!([model(item)]);
        assert_eq!(refused(&whole), None, "{}", item.id);
    }
    assert!(tried > 100, "{tried}");
}

#[test]
fn settings_keep_the_ranges_that_are_described() {
    let mut tried = 0;
    for parameter in &description().settings {
        tried += try_ends("settings", parameter, |number| {
            let mut whole = recipe();
            let (object, field) = parameter.name.split_once('.').expect("a field of an object");
            whole[object][field] = number.clone();
            whole
        });
    }
    assert!(tried > 20, "{tried}");
}

#[test]
fn searches_keep_the_ranges_that_are_described() {
    let mut tried = 0;
    for item in &description().searches {
        for parameter in item.parameters.iter().filter(|it| it.kind != ParameterKind::Other) {
            tried += try_ends(&item.id, parameter, |number| {
                let mut whole = recipe();
                whole["models"] = json!([{"model": "k-anonymity", "k": 2}]);
                whole["search"] = json!({"algorithm": item.id, parameter.name.as_str(): number});
                whole
            });
        }
    }
    assert!(tried > 20, "{tried}");
}
