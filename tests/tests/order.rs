//! What the order of a release depends on (spec M19): the seed, the recipe's meaning, and the
//! bytes of every file.

use outis_tests::harness::{self, Attached, SEED};
use serde_json::{Value, json};

/// Everybody is alone, and `row` is released as it is: it says which record each line was.
fn people(records: usize) -> String {
    (0..records).fold("age,zip,row\n".to_owned(), |table, row| {
        table + &format!("{},{},{row}\n", row % 97, 10_000 + row * 7 % 9000)
    })
}

fn recipe(k: u32) -> Value {
    json!({
        "outis": 1, "kind": "recipe",
        "attributes": [
            {"name": "age", "role": "quasi-identifier", "hierarchy":
                {"kind": "intervals", "start": 0, "end": 100, "steps": [10, 20]}},
            {"name": "zip", "role": "quasi-identifier",
             "hierarchy": {"kind": "mask", "from": "right"}},
            {"name": "row", "role": "insensitive"}],
        "models": [{"model": "k-anonymity", "k": k}],
        "suppression": {"limit": 1.0, "style": "star"},
    })
}

fn released(recipe: &str, data: &str, files: &Attached) -> String {
    let recipe = outis_protocol::parse(recipe).expect("a recipe");
    let ran = harness::run(recipe, data.as_bytes(), files, SEED).expect("a release");
    String::from_utf8(ran.release.expect("a release")).expect("text")
}

/// Which records the lines of a release were.
fn rows(release: &str) -> Vec<usize> {
    release
        .lines()
        .skip(1)
        .map(|line| line.rsplit(',').next().expect("a cell").parse().expect("a number"))
        .collect()
}

/// Lines that are the same record in both: one on average where the orders are unrelated.
fn joined(left: &[usize], right: &[usize]) -> usize {
    assert_eq!(left.len(), right.len());
    left.iter().zip(right).filter(|(left, right)| left == right).count()
}

/// Neither order is the input's, and the two tell nothing of each other.
fn unrelated(left: &[usize], right: &[usize]) {
    let as_read: Vec<usize> = (0..left.len()).collect();
    for (one, other) in [(left, right), (left, &as_read), (right, &as_read)] {
        let joined = joined(one, other);
        assert!(joined < 10, "{joined} of {} lines join", left.len());
    }
}

#[test]
fn two_releases_of_one_table_with_one_seed_do_not_join_row_by_row() {
    let table = people(1000);
    let five = released(&recipe(5).to_string(), &table, &Attached::new());
    let ten = released(&recipe(10).to_string(), &table, &Attached::new());
    assert_ne!(five, ten);
    unrelated(&rows(&five), &rows(&ten));
    assert_eq!(five, released(&recipe(5).to_string(), &table, &Attached::new()));
}

#[test]
fn two_tables_with_one_recipe_and_seed_do_not_join_either() {
    let first = people(1000);
    let second = first.replacen("1,10007,1", "2,10007,1", 1);
    assert_ne!(first, second);
    let [first, second] =
        [first, second].map(|table| released(&recipe(5).to_string(), &table, &Attached::new()));
    unrelated(&rows(&first), &rows(&second));
}

#[test]
fn two_populations_make_two_orders() {
    let table = people(1000);
    let mut recipe = recipe(5);
    recipe["models"] = json!([{"model": "k-map", "k": 5, "population": "all"}]);
    recipe["tables"] = json!({"all": {"file": "all.csv"}});
    let rows_with = |all: String| {
        let files = Attached::from([("all.csv".to_owned(), all.into_bytes())]);
        rows(&released(&recipe.to_string(), &table, &files))
    };
    unrelated(&rows_with(table.clone()), &rows_with(table.clone() + "96,18999,1000\n"));
}

#[test]
fn how_a_recipe_is_written_does_not_matter() {
    let table = "age,job,row\n".to_owned()
        + &(0..60)
            .map(|row| format!("{},{},{row}\n", row % 50, ["smith", "baker"][row % 2]))
            .collect::<String>();
    let files = Attached::from([
        ("jobs.csv".to_owned(), b"smith;craft\nbaker;craft\n".to_vec()),
        ("other.csv".to_owned(), b"smith,craft\r\nbaker,craft\r\n".to_vec()),
    ]);
    let plain = r#"{"outis": 1, "kind": "recipe", "attributes": [
        {"name": "age", "role": "quasi-identifier", "hierarchy":
            {"kind": "intervals", "start": 0, "end": 50, "steps": [5, 25]}},
        {"name": "job", "role": "quasi-identifier",
         "hierarchy": {"kind": "levels", "file": "jobs.csv"}},
        {"name": "row", "role": "insensitive"}],
        "models": [{"model": "k-anonymity", "k": 3}]}"#;
    let expected = released(plain, &table, &files);
    let spaced = plain.replace(',', " ,\n\t");
    let turned = r#"{"models": [{"k": 3, "model": "k-anonymity"}], "attributes": [
        {"role": "quasi-identifier", "name": "age", "hierarchy":
            {"steps": [5, 25], "end": 50, "start": 0, "kind": "intervals"}},
        {"hierarchy": {"file": "jobs.csv", "kind": "levels"}, "name": "job",
         "role": "quasi-identifier"},
        {"name": "row", "role": "insensitive"}], "kind": "recipe", "outis": 1}"#;
    let spelled_out = r#"{"outis": 1, "kind": "recipe",
        "data": {"kind": "table", "format":
            {"delimiter": ",", "encoding": "utf-8", "header": true, "decimal": "."}},
        "missing": {"values": [""], "match": "own-value", "sensitive": "excluded"},
        "attributes": [
        {"name": "age", "role": "quasi-identifier", "limit": 3, "floor": 0, "weight": 1, "hierarchy":
            {"kind": "intervals", "start": 0.0, "end": 5e1, "steps": [5.0, 25], "closed": "left"}},
        {"name": "job", "role": "quasi-identifier", "limit": 1, "weight": 1.0,
         "hierarchy": {"kind": "levels", "file": "jobs.csv", "delimiter": ";"}},
        {"name": "row", "role": "insensitive"}],
        "models": [{"model": "k-anonymity", "k": 3}],
        "suppression": {"limit": 0, "style": "drop"},
        "loss": {"metric": "loss", "aggregate": "arithmetic-mean", "gs-factor": 0.5},
        "search": {"algorithm": "optimal", "memory": 256}, "compare": [],
        "risk": {"threshold": 0.2},
        "output": {"shuffle": true, "formula-guard": true, "delimiter": ",", "encoding": "utf-8",
                   "missing": "", "line-ending": "lf", "bom": false}}"#;
    let inline = plain.replace(
        r#""file": "jobs.csv""#,
        r#""rows": [["smith", "craft"], ["baker", "craft"], ["smith", "craft"]]"#,
    );
    let elsewhere =
        plain.replace(r#""file": "jobs.csv""#, r#""file": "other.csv", "delimiter": ",""#);
    for (what, recipe) in [
        ("white space", spaced.as_str()),
        ("the order of fields", turned),
        ("defaults", spelled_out),
        ("lines in the recipe", &inline),
        ("another file", &elsewhere),
    ] {
        assert_eq!(released(recipe, &table, &files), expected, "{what}");
    }
    // What decides something is not lost on the way.
    for (part, replacement) in [("\"k\": 3", "\"k\": 4"), ("\"insensitive\"", "\"sensitive\"")] {
        let other = released(&plain.replace(part, replacement), &table, &files);
        assert!(joined(&rows(&other), &rows(&expected)) < 10, "{replacement}");
    }
}
