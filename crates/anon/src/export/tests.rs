//! Recipes as jobs, and back.

use super::{ExportedJob, JobFiles, export};
use crate::AnonJob;
use outis_protocol::problem::{Code, Outcome};
use serde_json::{Value, json};

const FILES: JobFiles<'_> =
    JobFiles { source: "a & b.csv", release: "b.xml", report: "../report.xml" };

/// The eight records of the slides as a job.
const T8: &str = include_str!("../job/t8.xml");

fn exported(recipe: &Value) -> Outcome<ExportedJob> {
    export(recipe, FILES)
}

/// What a job comes to, as a recipe that was read.
fn recipe(job: &str) -> Value {
    let recipe = AnonJob::read(job.as_bytes()).unwrap().recipe().unwrap();
    serde_json::to_value(recipe).unwrap()
}

/// A recipe that a job can say.
fn sayable() -> Value {
    recipe(T8)
}

#[test]
fn the_job_of_the_slides_is_a_recipe_and_that_the_same_job() {
    let first = sayable();
    let ExportedJob { text, left_out } = exported(&first).unwrap();
    assert_eq!(left_out, ["output", "risk"]);
    assert!(text.contains("<URI>a &amp; b.csv</URI>"), "{text}");
    assert_eq!(recipe(&text), first);
    assert_eq!(exported(&recipe(&text)).unwrap().text, text);
}

#[test]
fn what_a_job_cannot_say_is_refused_by_name() {
    let mut fields = Vec::new();
    for (place, value) in [
        ("/suppression/style", json!("star")),
        ("/missing/match", json!("wildcard")),
        ("/missing/sensitive", json!("own-value")),
        ("/missing/values", json!(["", "NULL"])),
        ("/loss/metric", json!("loss")),
        ("/loss/aggregate", json!("arithmetic-mean")),
        ("/search/algorithm", json!("optimal")),
        ("/models/0/model", json!("k-map")),
        ("/models/1/model", json!("t-closeness")),
        ("/models/1/attribute", json!("Zip")),
        ("/attributes/1/name", json!(" Zip")),
        ("/attributes/1/hierarchy/kind", json!("masking")),
        ("/attributes/2/hierarchy/steps", json!([5, 10, 20, 40, 50])),
        ("/attributes/2/hierarchy/losses", json!([0.0, 0.5, 0.4, 0.6, 0.7, 1.0])),
        ("/attributes/3/name", json!("S\u{1}x")),
    ] {
        let mut recipe = sayable();
        *recipe.pointer_mut(place).unwrap() = value;
        match exported(&recipe) {
            Ok(_) => fields.push(String::new()),
            Err(problem) => {
                assert_eq!(problem.code, Code::AnonUnsayable, "{place}");
                fields.push(problem.field.unwrap_or_default());
            }
        }
    }
    let expected = [
        "suppression.style",
        "missing.match",
        "missing.sensitive",
        "missing.values",
        "loss.metric",
        "loss.aggregate",
        "search.algorithm",
        "models",
        "models[1]",
        "",
        "attributes[1].name",
        "attributes[1].hierarchy.kind",
        "attributes[2].hierarchy.steps",
        "attributes[2].hierarchy.losses",
        "attributes",
    ];
    assert_eq!(fields, expected);
}

#[test]
fn fields_that_no_job_has_are_refused_by_name() {
    for (place, field, value, expected) in [
        ("", "tables", json!({"p": {"file": "p.csv"}}), "tables"),
        ("", "earlier", json!("floors"), "earlier"),
        ("", "records", json!({"entity": "Name"}), "records.entity"),
        ("/data", "fold", json!({}), "data.fold"),
        ("/attributes/1", "floor", json!(1), "attributes[1].floor"),
        ("/attributes/1", "column", json!(2), "attributes[1].column"),
        ("/attributes/4", "items", json!({}), "attributes[4].items"),
        ("/attributes/4", "perturb", json!({"kind": "swap", "share": 1}), "attributes[4].perturb"),
        ("/search", "nodes", json!(5), "search.nodes"),
        ("/loss", "label", json!("Sex"), "loss.label"),
        ("/attributes/1/hierarchy", "scale", json!(true), "attributes[1].hierarchy.scale"),
    ] {
        let mut recipe = sayable();
        recipe.pointer_mut(place).unwrap()[field] = value;
        assert_eq!(exported(&recipe).unwrap_err().field.as_deref(), Some(expected));
    }
    // In ANON it would be replaced.
    let mut recipe = sayable();
    recipe["models"][1]["l"] = json!(4);
    assert!(exported(&recipe).is_ok());
    recipe.as_object_mut().unwrap().remove("dialect");
    assert_eq!(exported(&recipe).unwrap_err().field.as_deref(), Some("models[1].l"));
}

/// Numbers that look random and are the same in each run.
struct Draw(u64);

impl Draw {
    /// One of so many.
    fn one_of(&mut self, count: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count
    }

    fn share(&mut self) -> f64 {
        self.one_of(1_000_003) as f64 / 1_000_003.0
    }

    /// A text of letters that XML, JSON or CSV treat otherwise.
    fn text(&mut self, number: &mut usize) -> String {
        let letters = ["a", "é", "<", ">", "&", "\"", "'", "]]>", "\t", "\n", "\r\n", "x y", "𝕏"];
        *number += 1;
        let middle: String =
            (0..self.one_of(4)).map(|_| letters[self.one_of(letters.len())]).collect();
        format!("v{middle}{number}")
    }

    fn losses(&mut self, height: usize) -> Vec<f64> {
        let mut losses: Vec<f64> = (0..height).map(|_| self.share()).collect();
        losses.sort_by(f64::total_cmp);
        losses.insert(0, 0.0);
        losses
    }

    fn group(&mut self, depth: usize, number: &mut usize) -> Value {
        let mut group = json!({"label": self.text(number)});
        if self.one_of(2) == 0 {
            group["description"] = self.text(number).into();
        }
        let is_last = depth == 1;
        let values: Vec<String> =
            (0..self.one_of(3) + usize::from(is_last)).map(|_| self.text(number)).collect();
        if let Some(first) = values.first().filter(|_| self.one_of(2) == 0) {
            group["meanings"] = json!({first: self.text(number)});
        }
        if !values.is_empty() {
            group["values"] = values.into();
        }
        if !is_last {
            let groups: Vec<Value> =
                (0..=self.one_of(2)).map(|_| self.group(depth - 1, number)).collect();
            group["groups"] = groups.into();
        }
        group
    }

    /// A hierarchy, and how many levels of it may be reached.
    fn hierarchy(&mut self, number: &mut usize) -> (Value, usize, bool) {
        match self.one_of(3) {
            0 => {
                let count = 1 + self.one_of(4);
                let steps: Vec<u64> = (0..count).map(|step| 5 << step).collect();
                let spans = self.one_of(2) == 0;
                let end = if spans { steps[count - 1] } else { 4 * steps[count - 1] };
                let mut losses = self.losses(count + usize::from(!spans));
                if !spans {
                    losses[count + 1] = 1.0;
                }
                let closed = ["left", "right"][self.one_of(2)];
                let hierarchy = json!({
                    "kind": "intervals", "start": 0, "end": end, "steps": steps,
                    "closed": closed, "losses": losses,
                });
                (hierarchy, count, !spans)
            }
            1 => {
                let depth = 1 + self.one_of(4);
                let groups: Vec<Value> =
                    (0..=self.one_of(2)).map(|_| self.group(depth, number)).collect();
                let losses = self.losses(depth + 1);
                (json!({"kind": "groups", "groups": groups, "losses": losses}), depth + 1, false)
            }
            _ => {
                // A value that is called the same on the first level: no groups.
                let name = self.text(number);
                let rows = json!([[name, name, "*"], [self.text(number), self.text(number), "*"]]);
                (json!({"kind": "levels", "rows": rows, "losses": self.losses(2)}), 2, false)
            }
        }
    }

    /// A recipe as a job says it.
    fn recipe(&mut self) -> Value {
        let k = 2 + self.one_of(8);
        let mut models = vec![json!({"model": "k-anonymity", "k": k})];
        let mut number = 0;
        let mut attributes = Vec::new();
        for column in 0..=self.one_of(5) {
            let roles = ["quasi-identifier", "identifier", "sensitive", "insensitive"];
            let role = if column == 0 { roles[0] } else { roles[self.one_of(4)] };
            let name = self.text(&mut number);
            let kind = ["integer", "decimal", "text"][self.one_of(3)];
            let mut attribute = json!({"name": name, "role": role, "type": kind});
            if role == "quasi-identifier" {
                if self.one_of(3) > 0 {
                    let (hierarchy, height, is_limited) = self.hierarchy(&mut number);
                    attribute["hierarchy"] = hierarchy;
                    if is_limited || self.one_of(2) == 0 {
                        attribute["limit"] =
                            (if is_limited { height } else { self.one_of(height) }).into();
                    }
                }
                if self.one_of(2) == 0 {
                    attribute["weight"] = (self.share() * 1000.0).into();
                }
            }
            if role == "sensitive" && self.one_of(2) == 0 {
                let l = self.one_of(12);
                models.push(json!({"model": "distinct-l-diversity", "attribute": name, "l": l}));
            }
            attributes.push(attribute);
        }
        let marker = ["", "NULL", " ", "a\tb"][self.one_of(4)];
        let matching = ["own-value", "remove-row"][self.one_of(2)];
        json!({
            "outis": 1, "kind": "recipe", "dialect": "anon",
            "missing": {"values": [marker], "match": matching},
            "attributes": attributes, "models": models,
            "suppression": {"limit": self.share(), "style": "drop"},
            "loss": {"metric": "weighted-information-loss", "aggregate": "sum"},
            "search": {"algorithm": "best-first"},
        })
    }
}

#[test]
fn a_random_recipe_comes_back_from_its_job_as_it_was() {
    let mut draw = Draw(7);
    for round in 0..500 {
        let drawn = draw.recipe().to_string();
        let read = outis_protocol::parse(&drawn).unwrap_or_else(|problem| {
            panic!("{round}: {problem:?}: {drawn}");
        });
        let read = serde_json::to_value(read).unwrap();
        let job = exported(&read).unwrap_or_else(|problem| panic!("{round}: {problem:?}: {drawn}"));
        assert_eq!(recipe(&job.text), read, "{round}: {}", job.text);
    }
}
