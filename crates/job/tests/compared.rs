//! What is compared before and after counts the table's own values.

use outis_job::resolve::read_options;
use outis_job::{Incoming, Job, Run};
use outis_protocol::parse;
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::Arc;

#[test]
fn values_that_only_a_population_has_are_none_of_the_table() {
    let recipe = json!({
        "outis": 1, "kind": "recipe", "data": {"format": {"header": true, "delimiter": ";"}},
        "attributes": [
            {"name": "zip", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
            {"name": "other", "role": "insensitive"},
        ],
        "models": [{"model": "k-anonymity", "k": 2}],
        "tables": {"all": {"file": "all.csv"}}, "risk": {"threshold": 0.5, "population": "all"},
        "search": {"algorithm": "fixed", "levels": {"zip": 1}},
    });
    let recipe = parse(&recipe.to_string()).expect("a recipe");
    let mut incoming = Incoming::new(read_options(&recipe).expect("options"));
    incoming.push(b"zip;other\n11;x\n12;x\n21;x\n22;x\n").expect("a table");
    let input = Arc::new(incoming.finish().expect("a table"));
    let all = b"zip\n11\n12\n13\n21\n22\n31\n".to_vec();
    let files = BTreeMap::from([("all.csv".to_owned(), all)]);
    let job = Arc::new(Job::new(recipe, &input, &files).expect("a job"));
    let mut run = Run::new(job).expect("a search");
    while !run.search(1 << 16) {}
    let compared = run.comparison().expect("a table").expect("records").columns;
    let zip = &compared[0];
    assert_eq!((zip.values_before, zip.values_after), (4, 2));
    assert_eq!(zip.labels, [4, 2, 1]);
}

/// Two of the three texts are missing cells, written in two ways, and both stay apart.
#[test]
fn missing_cells_are_no_values() {
    let recipe = json!({
        "outis": 1, "kind": "recipe", "data": {"format": {"header": true, "delimiter": ";"}},
        "attributes": [
            {"name": "zip", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
            {"name": "other", "role": "insensitive"},
        ],
        "missing": {"values": ["", "NA"], "match": "own-value"},
        "models": [{"model": "k-anonymity", "k": 2}],
        "search": {"algorithm": "fixed", "levels": {"zip": 1}},
    });
    let recipe = parse(&recipe.to_string()).expect("a recipe");
    let mut incoming = Incoming::new(read_options(&recipe).expect("options"));
    incoming.push(b"zip;other\n11;x\n12;x\nNA;\n;NA\n").expect("a table");
    let input = Arc::new(incoming.finish().expect("a table"));
    let job =
        Arc::new(Job::new(recipe, &input, &BTreeMap::<String, Vec<u8>>::new()).expect("a job"));
    let mut run = Run::new(job).expect("a search");
    while !run.search(1 << 16) {}
    let compared = run.comparison().expect("a table").expect("records").columns;
    let [zip, other] = &compared[..] else { panic!("two columns") };
    assert_eq!((zip.values_before, zip.values_after), (2, 1));
    assert_eq!((other.values_before, other.values_after), (1, 1));
    let missing: Vec<bool> = zip.groups.iter().map(|group| group.missing).collect();
    assert_eq!(missing, [false, true]);
    // What only one record has is not listed.
    assert_eq!((zip.groups.len(), other.groups.len(), other.others.groups), (2, 1, 2));
}

/// Two records have a value and two none, and nobody is alone: of the empty cells none is exact.
#[test]
fn missing_cells_are_on_no_level() {
    let recipe = json!({
        "outis": 1, "kind": "recipe", "data": {"format": {"header": true, "delimiter": ";"}},
        "attributes": [
            {"name": "zip", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
            {"name": "sex", "role": "quasi-identifier"},
        ],
        "models": [{"model": "k-anonymity", "k": 2}],
        "search": {"algorithm": "cell-suppression"},
    });
    let recipe = parse(&recipe.to_string()).expect("a recipe");
    let mut incoming = Incoming::new(read_options(&recipe).expect("options"));
    incoming.push(b"zip;sex\n11;f\n11;f\n;f\n;f\n").expect("a table");
    let input = Arc::new(incoming.finish().expect("a table"));
    let job =
        Arc::new(Job::new(recipe, &input, &BTreeMap::<String, Vec<u8>>::new()).expect("a job"));
    let mut run = Run::new(job).expect("a search");
    while !run.search(1 << 16) {}
    let compared = run.comparison().expect("a table").expect("records").columns;
    let detail = compared[0].detail.as_ref().expect("cells");
    assert_eq!((&detail.levels[..], detail.missing), (&[2, 0, 0][..], 2));
    let detail = compared[1].detail.as_ref().expect("cells");
    assert_eq!((detail.levels[0], detail.missing), (4, 0));
}
