//! Parcels to begin with. They are bytes that nobody writes by hand and that change with the
//! build, so they are made, and a test holds the corpus against them.

use super::{TABLE, files};
use crate::harness::{self, Attached};
use outis_job::Job;
use serde_json::{Value, json};

/// Parcels by the names of their files: what becomes of them, then what they are.
///
/// # Panics
/// If a recipe here is refused.
#[must_use]
pub fn parcels() -> Vec<(&'static str, Vec<u8>)> {
    let plain = parcel(&json!({}), TABLE);
    let numbers: String = (0..300).map(|number| format!("{number},{}\n", number % 7)).collect();
    let wide = json!({"attributes": [
        {"name": "age", "role": "quasi-identifier"}, {"name": "ill", "role": "insensitive"},
    ]});
    let levels = json!({"attributes": [
        {"name": "name", "role": "identifier"}, {"name": "age", "role": "insensitive"},
        {"name": "zip", "role": "quasi-identifier", "hierarchy": {"kind": "levels", "file": "zip.csv"}},
        {"name": "born", "role": "quasi-identifier", "hierarchy":
            {"kind": "date", "format": "%d.%m.%Y", "levels": ["month", "year", "century"]}},
        {"name": "ill", "role": "sensitive"},
    ], "models": [{"model": "distinct-l-diversity", "attribute": "ill", "l": 2}]});
    let population = json!({"models": [{"model": "k-map", "k": 2, "population": "people"}],
        "tables": {"people": {"file": "people.csv"}}});
    let limited = json!({"search": {"algorithm": "optimal", "nodes": 3}});
    let fixed = json!({"search": {"algorithm": "fixed", "levels": {"age": 1, "zip": 1}}});
    let end = plain.len();
    vec![
        ("accepted.wide", parcel(&wide, &format!("age,ill\n{numbers}"))),
        ("accepted.levels", parcel(&levels, TABLE)),
        ("accepted.population", parcel(&population, TABLE)),
        ("accepted.limited", parcel(&limited, TABLE)),
        ("accepted.fixed", parcel(&fixed, TABLE)),
        ("internal.nothing", Vec::new()),
        ("internal.cut", plain[..end / 2].to_vec()),
        ("internal.longer", [&plain[..], &[0]].concat()),
        ("internal.code-without-value", replaced(&plain, &[0, 1, 0, 1, 2, 0, 2, 3], &[9; 8])),
        ("internal.no-text", replaced(&plain, b"13053", &[0xff; 5])),
        ("internal.value-twice", replaced(&plain, b"13068", b"13053")),
        ("internal.many-records", many_records()),
        ("recipe-kind", replaced(&plain, b"\"recipe\"", b"\"report\"")),
        ("missing-attribute", replaced(&plain, b"\"zip\"", b"\"zap\"")),
        ("parameter", replaced(&plain, b"\"k\": 2", b"\"k\": 0")),
        ("accepted.plain", plain),
    ]
}

/// The parcel of a job with a simple recipe in which some fields are others.
fn parcel(fields: &Value, data: &str) -> Vec<u8> {
    let mut recipe = json!({
        "outis": 1, "kind": "recipe",
        "attributes": [
            {"name": "name", "role": "identifier"}, {"name": "born", "role": "insensitive"},
            {"name": "age", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
            {"name": "zip", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
            {"name": "ill", "role": "sensitive"},
        ],
        "models": [{"model": "k-anonymity", "k": 2}], "suppression": {"limit": 0.3},
    });
    for (name, value) in fields.as_object().into_iter().flatten() {
        recipe[name] = value.clone();
    }
    let recipe = harness::recipe(&recipe).expect("a recipe");
    let input = harness::read(&recipe, data.as_bytes()).expect("a table");
    let job = Job::new(recipe, &input, &files()).expect("a recipe that is accepted");
    let files = if job.recipe.to_text().contains(".csv") { files() } else { Attached::new() };
    job.parcel(&files)
}

/// The bytes with a part of them replaced by others of the same length.
fn replaced(bytes: &[u8], part: &[u8], replacement: &[u8]) -> Vec<u8> {
    let start = bytes.windows(part.len()).position(|window| window == part).expect("there");
    [&bytes[..start], replacement, &bytes[start + part.len()..]].concat()
}

/// More records than there is memory for, of a column that stays behind.
fn many_records() -> Vec<u8> {
    let recipe = br#"{"outis": 1, "kind": "recipe", "attributes": [{"name": "name",
        "role": "identifier"}], "models": [{"model": "k-anonymity", "k": 2}]}"#;
    let number = |number: u64| number.to_le_bytes();
    [
        &number(recipe.len() as u64)[..],
        recipe,
        &number(0),
        &number(1 << 60),
        &number(1),
        &number(4),
        b"name",
        &number(0),
    ]
    .concat()
}
