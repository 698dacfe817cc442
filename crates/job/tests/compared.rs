//! What is compared before and after counts the table's own values.

use outis_job::resolve::read_options;
use outis_job::{Incoming, Job, Run};
use outis_protocol::parse;
use outis_protocol::view::ComparedColumn;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What becomes of the columns of a table of two by a recipe that demands groups of two; `more` is
/// what else it says, beside a `zip` that is masked from the right.
fn compared(other: Value, more: Value, text: &str, population: &str) -> Vec<ComparedColumn> {
    let mut recipe = json!({
        "outis": 1, "kind": "recipe", "data": {"format": {"header": true, "delimiter": ";"}},
        "attributes": [
            {"name": "zip", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
            other,
        ],
        "models": [{"model": "k-anonymity", "k": 2}],
    });
    let Value::Object(more) = more else { panic!("fields") };
    recipe.as_object_mut().expect("fields").extend(more);
    let recipe = parse(&recipe.to_string()).expect("a recipe");
    let mut incoming = Incoming::new(read_options(&recipe).expect("options"));
    incoming.push(text.as_bytes()).expect("a table");
    let input = Arc::new(incoming.finish().expect("a table"));
    let files = BTreeMap::from([("all.csv".to_owned(), population.as_bytes().to_vec())]);
    let job = Arc::new(Job::new(recipe, &input, &files).expect("a job"));
    let mut run = Run::new(job).expect("a search");
    while !run.search(1 << 16) {}
    run.comparison().expect("a table").expect("records").columns
}

fn fixed() -> Value {
    json!({"algorithm": "fixed", "levels": {"zip": 1}})
}

#[test]
fn values_that_only_a_population_has_are_none_of_the_table() {
    let other = json!({"name": "other", "role": "insensitive"});
    let more = json!({
        "tables": {"all": {"file": "all.csv"}}, "risk": {"threshold": 0.5, "population": "all"},
        "search": fixed(),
    });
    let text = "zip;other\n11;x\n12;x\n21;x\n22;x\n";
    let zip = &compared(other, more, text, "zip\n11\n12\n13\n21\n22\n31\n")[0];
    assert_eq!((zip.values_before, zip.values_after), (4, 2));
    assert_eq!(zip.labels, [4, 2, 1]);
}

/// What looks like a formula is told of names and of what is released, however rare it is.
#[test]
fn formulas_that_are_released_are_told() {
    let told = |name: &str, cells: [&str; 5]| {
        let other = json!({"name": name, "role": "insensitive"});
        let more = json!({"search": fixed(), "suppression": {"limit": 0.2}});
        let rows = ["11", "12", "21", "22", "91"].iter().zip(cells);
        let rows: String = rows.map(|(zip, cell)| format!("{zip};{cell}\n")).collect();
        let columns = compared(other, more, &format!("zip;{name}\n{rows}"), "");
        [columns[0].formulas, columns[1].formulas]
    };
    assert_eq!(told("note", ["x", "-5", "a=b", "y", "z"]), [false, false]);
    assert_eq!(told("note", ["x", "=1+1", "x", "y", "z"]), [false, true]);
    // The last record is left out, and its cell with it.
    assert_eq!(told("note", ["x", "x", "x", "y", "=1+1"]), [false, false]);
    assert_eq!(told("+note", ["x", "x", "x", "y", "z"]), [false, true]);
}

/// Two of the three texts are missing cells, written in two ways, and both stay apart.
#[test]
fn missing_cells_are_no_values() {
    let other = json!({"name": "other", "role": "insensitive"});
    let missing = json!({"values": ["", "NA"], "match": "own-value"});
    let more = json!({"missing": missing, "search": fixed()});
    let columns = compared(other, more, "zip;other\n11;x\n12;x\nNA;\n;NA\n", "");
    let [zip, other] = &columns[..] else { panic!("two columns") };
    assert_eq!((zip.values_before, zip.values_after), (2, 1));
    assert_eq!((other.values_before, other.values_after), (1, 1));
    let missing: Vec<bool> = zip.groups.iter().map(|group| group.missing).collect();
    assert_eq!(missing, [false, true]);
    // What only one record has is not listed.
    assert_eq!((zip.groups.len(), other.groups.len(), other.others.groups), (2, 1, 2));
    assert_eq!((zip.rewrites_missing, other.rewrites_missing), (true, true));
}

/// What stands in the missing cells decides, not how many texts the recipe takes for one.
#[test]
fn missing_cells_are_rewritten_where_they_read_otherwise() {
    let told = |cells: [&str; 5]| {
        let other = json!({"name": "other", "role": "insensitive"});
        let missing = json!({"values": ["", "NA", "-"], "match": "own-value"});
        let more = json!({"missing": missing, "search": fixed(), "suppression": {"limit": 0.2}});
        let rows = ["11", "12", "21", "22", "91"].iter().zip(cells);
        let rows: String = rows.map(|(zip, cell)| format!("{zip};{cell}\n")).collect();
        compared(other, more, &format!("zip;other\n{rows}"), "")[1].rewrites_missing
    };
    assert!(!told(["x", "", "x", "", "x"]));
    assert!(told(["x", "NA", "x", "", "x"]));
    assert!(told(["x", "-", "x", "-", "x"]));
    // The last record is left out, and its cell with it.
    assert!(!told(["x", "", "x", "", "NA"]));
}

/// Two records have a value and two none, and nobody is alone: of the empty cells none is exact.
#[test]
fn missing_cells_are_on_no_level() {
    let sex = json!({"name": "sex", "role": "quasi-identifier"});
    let more = json!({"search": {"algorithm": "cell-suppression"}});
    let columns = compared(sex, more, "zip;sex\n11;f\n11;f\n;f\n;f\n", "");
    let details: Vec<_> = columns.iter().filter_map(|column| column.detail.as_ref()).collect();
    assert_eq!((&details[0].levels[..], details[0].missing), (&[2, 0, 0][..], 2));
    assert_eq!((details[1].levels[0], details[1].missing), (4, 0));
}

/// Before, no record shows a group; what has gone into groups alone is counted and not listed.
#[test]
fn mixed_levels_are_compared_by_what_cells_show() {
    let sex = json!({"name": "sex", "role": "quasi-identifier"});
    let more = json!({"search": {"algorithm": "subtree"}});
    let text = "zip;sex\n11;f\n11;f\n12;f\n12;f\n21;f\n22;f\n";
    let zip = &compared(sex, more, text, "")[0];
    let listed: Vec<_> =
        zip.groups.iter().map(|group| (&group.label[..], group.before, group.after)).collect();
    assert_eq!(listed, [("11", 2, 2), ("12", 2, 2), ("2*", 0, 2)]);
    assert_eq!((zip.others.groups, zip.others.before, zip.others.after), (2, 2, 0));
}

/// The value that most levels change and most records have may be one whose records are left out.
#[test]
fn examples_are_of_released_records() {
    let example = |k: u32, limit: f64| {
        let other = json!({"name": "other", "role": "insensitive"});
        let models = json!([{"model": "k-anonymity", "k": k}]);
        let more = json!({"search": fixed(), "suppression": {"limit": limit}, "models": models});
        let text = "zip;other\n9;a\n9;b\n11;c\n12;d\n13;e\n";
        compared(other, more, text, "")[0].example.clone()
    };
    assert_eq!(example(3, 0.4), ["11", "1*", "*"]);
    // Where nobody stays there is no other example than of the table.
    assert_eq!(example(6, 1.0), ["9", " *", "*"]);
}

/// Groups of amounts stand by their size, whatever is written for them.
#[test]
fn groups_of_amounts_stand_in_the_order_of_their_values() {
    let pay = json!({"name": "pay", "role": "quasi-identifier", "hierarchy": {
        "kind": "cuts", "cuts": [[10000, 20000, 100000]], "closed": "left",
    }});
    let format = json!({"format": {
        "header": true, "delimiter": ";", "thousands": ",", "currency": true,
    }});
    let search = json!({"algorithm": "fixed", "levels": {"zip": 2, "pay": 1}});
    let more =
        json!({"data": format, "search": search, "models": [{"model": "k-anonymity", "k": 2}]});
    let text = "zip;pay\n11;$150,000\n12;$100,000\n21;$12,000\n22;$15,000\n23;$500\n24;$900\n";
    let pay = &compared(pay, more, text, "")[1];
    let labels: Vec<&str> = pay.groups.iter().map(|group| &group.label[..]).collect();
    assert_eq!(labels, ["<10000", "[10000, 20000)", ">=100000"]);
}

/// The only record without a value is left out: nothing else of the column changes.
#[test]
fn missing_cells_that_are_gone_are_told_of_mixed_levels() {
    let sex = json!({"name": "sex", "role": "quasi-identifier"});
    let more = json!({"search": {"algorithm": "subtree"}, "suppression": {"limit": 0.2}});
    let columns = compared(sex, more, "zip;sex\n11;f\n11;f\n12;m\n12;m\n99;\n", "");
    let sex = &columns[1];
    let listed = sex.groups.iter().map(|group| (group.missing, group.before, group.after));
    assert_eq!(listed.collect::<Vec<_>>(), [(false, 2, 2), (false, 2, 2), (true, 1, 0)]);
    assert_eq!((sex.values_before, sex.values_after), (2, 2));
}
