//! What random studies are made of, and how many of them have what: a comparison must not be of
//! easy studies alone, nor pass over a model, a loss or an option of either.

use crate::random::Study;
use crate::random::others::ILL;
use outis::model::{ModelChoice, NullMap};
use outis_protocol::describe::{Item, ParameterKind, description};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// What an ordinary run draws of so many studies, and asks of what it counts in them: a quarter,
/// and all of them where the environment has `OUTIS_THOROUGH`. What a change breaks is mostly seen
/// in the first dozens; a change of a search, a model or a recoding is tried thoroughly.
#[must_use]
pub fn drawn_of(all: usize) -> usize {
    match std::env::var_os("OUTIS_THOROUGH") {
        Some(_) => all,
        None => all.div_ceil(4),
    }
}

/// How many studies have what.
#[derive(Clone, Debug, Default)]
pub struct Shares {
    counts: BTreeMap<String, usize>,
    /// What is to be counted even if nothing has it.
    known: BTreeSet<String>,
}

impl Shares {
    /// Nothing counted yet of everything that a study can be made of.
    #[must_use]
    pub fn of_every_choice() -> Self {
        Self { counts: BTreeMap::new(), known: every_choice() }
    }

    /// Counts something of a study, or that it lacks it.
    pub fn count(&mut self, what: &str, is_so: bool) {
        *self.counts.entry(what.to_owned()).or_insert(0) += usize::from(is_so);
    }

    /// Counts whatever a study is made of.
    pub fn count_ingredients(&mut self, study: &Study) {
        let ingredients = ingredients(study);
        ingredients.intersection(&self.known).for_each(|what| {
            *self.counts.entry(what.clone()).or_insert(0) += 1;
        });
    }

    /// How many have it.
    #[must_use]
    pub fn number(&self, what: &str) -> usize {
        self.counts.get(what).copied().unwrap_or(0)
    }

    /// What was counted, a line for each, in per cent of so many studies.
    #[must_use]
    pub fn text(&self, studies: usize) -> String {
        let lines = self.counts.iter().map(|(what, &count)| {
            format!("{what}: {:.1} %\n", 100.0 * count as f64 / studies as f64)
        });
        lines.collect()
    }

    /// What fewer than `least` have, of whatever was counted and of everything that there is.
    #[must_use]
    pub fn rare(&self, least: usize) -> BTreeMap<String, usize> {
        let all = self.known.iter().chain(self.counts.keys());
        let all = all.map(|what| (what.clone(), self.number(what)));
        all.filter(|(_, count)| *count < least).collect()
    }

    /// Fails if anything is rarer than [`drawn_of`] so many that is not in this list, or anything in
    /// it was counted at all.
    ///
    /// # Panics
    /// With what is rare.
    pub fn check(&self, least: usize, never: &[&str]) {
        let mut rare = self.rare(drawn_of(least));
        for what in never {
            assert_eq!(rare.remove(*what), Some(0), "{what} is no exception");
        }
        assert!(rare.is_empty(), "too few: {rare:?}");
    }
}

/// Everything that a random study can be made of: what this build describes, and what recipes
/// say beside.
fn every_choice() -> BTreeSet<String> {
    let described = description();
    let mut all: BTreeSet<String> = BTreeSet::new();
    for model in &described.models {
        all.extend(choices("model", model));
    }
    for metric in &described.losses {
        all.extend(choices("metric", metric));
    }
    for aggregate in &described.aggregates {
        all.insert(format!("aggregate {}", aggregate.id));
    }
    all.extend(BESIDE.map(str::to_owned));
    // Its people are others than those of the data, and studies draw a population of them.
    all.remove(&format!("model {}", NullMap::DECLARED.id));
    all
}

/// What is no item of a description, and the kinds of hierarchies that the oracle knows: each that
/// there is has a case of the suite.
const BESIDE: [&str; 31] = [
    "a floor of an attribute",
    "a level's own loss",
    "a limit of an attribute",
    "a population",
    "a suppression limit between",
    "a suppression limit of 0",
    "a suppression limit of 1",
    "a weight of 0",
    "a weight of an attribute",
    "gs-factor 0",
    "gs-factor 1",
    "hierarchy cuts",
    "hierarchy date",
    "hierarchy groups",
    "hierarchy intervals",
    "hierarchy levels",
    "hierarchy mask",
    "hierarchy none",
    "hierarchy rare",
    "matching own-value",
    "matching remove-row",
    "matching wildcard",
    "metric non-uniform-entropy as ARX",
    "metric normalized-non-uniform-entropy as ARX",
    "missing sensitive values",
    "missing sensitive values as values",
    "missing values",
    "persons with several records",
    "sampling weights",
    "several models",
    "the dialect of ANON",
];

/// An item by itself, with each of its choices, and with each parameter that it can do without.
fn choices(list: &str, item: &Item) -> Vec<String> {
    let id = &item.id;
    let mut all = vec![format!("{list} {id}")];
    for parameter in &item.parameters {
        let name = parameter.name.trim_start_matches("loss.");
        match parameter.kind {
            ParameterKind::Choice => {
                let choices = parameter.choices.iter();
                all.extend(choices.map(|choice| format!("{list} {id} {name} {choice}")));
            }
            _ if !parameter.required => all.push(format!("{list} {id} with {name}")),
            _ => {}
        }
    }
    all
}

/// What a study is made of, as its recipe says it.
fn ingredients(study: &Study) -> BTreeSet<String> {
    let recipe = &study.recipe;
    let mut all = BTreeSet::new();
    let models = recipe["models"].as_array().expect("models");
    for model in models {
        said(&mut all, "model", "model", model);
    }
    let loss = &recipe["loss"];
    said(&mut all, "metric", "metric", loss);
    if loss["as-arx"] == true {
        all.insert(format!("metric {} as ARX", text(&loss["metric"])));
    }
    all.insert(format!("aggregate {}", text(&loss["aggregate"])));
    all.insert(format!("matching {}", text(&recipe["missing"]["match"])));
    for attribute in recipe["attributes"].as_array().expect("attributes") {
        if attribute["role"] == "quasi-identifier" {
            attributes(&mut all, attribute);
        }
    }
    all.extend(features(study).into_iter().filter(|(_, so)| *so).map(|(what, _)| what.to_owned()));
    all
}

/// What is said of a model or a loss, which the field `tag` names.
fn said(all: &mut BTreeSet<String>, list: &str, tag: &str, item: &Value) {
    let id = text(&item[tag]);
    all.insert(format!("{list} {id}"));
    for (name, value) in item.as_object().expect("an object") {
        if name == tag || name == "aggregate" {
            continue;
        }
        if let Value::String(choice) = value {
            all.insert(format!("{list} {id} {name} {choice}"));
        }
        if *value != false {
            all.insert(format!("{list} {id} with {name}"));
        }
    }
}

/// What is said of a quasi-identifier.
fn attributes(all: &mut BTreeSet<String>, attribute: &Value) {
    let kind = attribute["hierarchy"]["kind"].as_str().unwrap_or("none");
    all.insert(format!("hierarchy {kind}"));
    for (is_so, what) in [
        (attribute["limit"].is_number(), "a limit of an attribute"),
        (attribute["floor"].as_u64() > Some(0), "a floor of an attribute"),
        (attribute["weight"].is_number(), "a weight of an attribute"),
        (attribute["weight"] == 0.0, "a weight of 0"),
        (attribute["hierarchy"]["losses"].is_array(), "a level's own loss"),
    ] {
        if is_so {
            all.insert(what.to_owned());
        }
    }
}

/// What is said of the study as a whole.
fn features(study: &Study) -> [(&'static str, bool); 13] {
    let (question, recipe) = (&study.question, &study.recipe);
    let limit = recipe["suppression"]["limit"].as_f64().unwrap_or_default();
    let missing = |cells: &[String]| cells.iter().any(|cell| study.markers.contains(cell));
    let ill = missing(&study.others.cells[ILL]);
    let models = recipe["models"].as_array().map_or(0, Vec::len);
    [
        ("a population", question.population > 0),
        ("a suppression limit of 0", limit == 0.0),
        ("a suppression limit between", 0.0 < limit && limit < 1.0),
        ("a suppression limit of 1", limit == 1.0),
        ("gs-factor 0", question.gs_factor == 0.0),
        ("gs-factor 1", question.gs_factor == 1.0),
        ("missing values", study.attributes.iter().any(|column| missing(&column.cells))),
        ("missing sensitive values", ill),
        ("missing sensitive values as values", ill && study.others.own_value),
        ("persons with several records", question.entity.is_some()),
        ("sampling weights", !question.weights.is_empty()),
        ("several models", models > 1),
        ("the dialect of ANON", recipe["dialect"] == "anon"),
    ]
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
