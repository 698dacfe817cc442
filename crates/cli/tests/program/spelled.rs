//! What is no table, written in several spellings: people, and sensitive items.

use crate::support::Desk;
use serde_json::{Value, json};

fn desk(data: &str, recipe: &Value) -> Desk {
    let desk = Desk::new();
    desk.write("data.csv", data);
    desk.write("recipe.json", recipe.to_string());
    desk
}

fn recipe(data: Value, model: Value) -> Value {
    json!({"outis": 1, "kind": "recipe", "data": data, "models": [model]})
}

/// Sets of these items, the first column of which says whose they are.
fn sets(sensitive: &[&str], model: Value) -> Value {
    let format = json!({"layout": "persons", "header": false, "delimiter": ";"});
    let mut sets = recipe(json!({"kind": "transactions", "format": format}), model);
    if !sensitive.is_empty() {
        sets["items"] = json!({"sensitive": sensitive});
    }
    sets
}

fn privacy() -> Value {
    json!({"model": "privacy-degree", "p": 2})
}

fn km() -> Value {
    json!({"model": "km-anonymity", "k": 2, "m": 1})
}

/// The problem of a run that is refused, and what is said of it in words.
fn refused(desk: &Desk) -> (Value, String) {
    let told = desk.run(&["--json"]);
    assert_eq!(told.code, Some(2), "{told:?}");
    assert!(!desk.has("release.csv"));
    (serde_json::from_str(&told.stderr).unwrap(), desk.run(&[]).stderr)
}

/// The warning of that code in the report of a run, what is said in words, and the exit code of
/// `--strict`.
fn warned(desk: &Desk, code: &str) -> (Option<Value>, String, Option<i32>) {
    let outcome = desk.run(&[]);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{outcome:?}");
    let report = desk.json("report.json");
    let told = report["warnings"].as_array().unwrap().iter().find(|it| it["code"] == code);
    (told.cloned(), outcome.stdout, desk.run(&["--strict"]).code)
}

#[test]
fn sensitive_items_in_another_spelling_are_refused_until_they_are_named() {
    let data = "1;a;hiv\n2;a; HIV\n3;b;Hiv\u{200b}\n4;a;b\n5;a\n6;b\n7;a\n";
    let (problem, said) = refused(&desk(data, &sets(&["hiv"], privacy())));
    let expected = json!({"code": "sensitive-spelled", "field": "items.sensitive",
        "detail": "spelled", "found": 2, "line": 2});
    assert_eq!(problem, expected);
    assert!(said.contains("data.csv: 2 items differ from a sensitive one"), "{said}");
    assert!(!said.to_lowercase().contains("hiv"), "{said}");
    let named = desk(data, &sets(&["hiv", "HIV", "Hiv\u{200b}"], privacy()));
    assert_eq!(named.run(&[]).code, Some(0));
    // Accents composed otherwise, and zeros before a number.
    for (data, sensitive) in
        [("1;a;e\u{301}\n2;a;\u{e9}\n3;a\n4;a\n", "\u{e9}"), ("1;a;07\n2;a;7\n3;a\n4;a\n", "7")]
    {
        let (problem, _) = refused(&desk(data, &sets(&[sensitive], privacy())));
        assert_eq!(problem["line"], 1, "{problem}");
    }
    // Other items stay what they are.
    let apart = desk("1;a;hiv\n2;a;hives\n3;+\n4;-\n", &sets(&["hiv"], privacy()));
    assert_eq!(apart.run(&[]).code, Some(0));
}

#[test]
fn a_sensitive_item_beside_others_in_a_cell_is_refused() {
    for cell in ["a,S", "s | a", "\"b;s\""] {
        let data = format!("1;a;s\n2;a;b\n3;{cell}\n4;a\n5;b\n");
        let (problem, said) = refused(&desk(&data, &sets(&["s"], privacy())));
        let expected = json!({"code": "sensitive-spelled", "field": "items.sensitive",
            "detail": "within", "found": 1, "line": 3});
        assert_eq!(problem, expected, "{cell}");
        assert!(said.contains("data.format.item-delimiter"), "{said}");
    }
    let apart = desk("1;a;s\n2;a;b\n3;\"a,salt\"\n4;a\n5;b\n", &sets(&["s"], privacy()));
    assert_eq!(apart.run(&[]).code, Some(0));
}

#[test]
fn people_who_are_read_alike_are_told_of_every_kind_of_data() {
    let edges = json!({"kind": "graph", "format": {"layout": "edges", "header": false}});
    let degree = json!({"model": "k-degree-anonymity", "k": 2});
    let pairs = json!({"kind": "transactions", "format": {"layout": "pairs", "header": false}});
    let columns = json!({"user": "user", "x": "x", "y": "y"});
    let mut places = recipe(
        json!({"kind": "locations", "format": {"columns": columns}}),
        json!({"model": "location-k-anonymity", "k": 2}),
    );
    places["search"] = json!({"algorithm": "quad-tree", "x": 0, "y": 0, "side": 16, "smallest": 1});
    let columns = json!({"user": "user", "query": "query"});
    let queries = recipe(
        json!({"kind": "queries", "format": {"columns": columns}}),
        json!({"model": "query-k-anonymity", "k": 2}),
    );
    for (kind, recipe, alike, apart) in [
        (
            "sets",
            sets(&[], km()),
            "0;a\nP1;a;b\np1;a;b\n2;b\n".to_owned(),
            "0;a\nP1;a;b\nP2;a;b\n2;b\n".to_owned(),
        ),
        (
            "pairs",
            recipe(pairs, km()),
            "9;a\n1;a\n01;a\n1;b\n01;b\n".to_owned(),
            "9;a\n1;a\n10;a\n1;b\n10;b\n".to_owned(),
        ),
        (
            "graph",
            recipe(edges, degree),
            "a;b\nZo\u{eb};c\nZoe\u{308};a\n".to_owned(),
            "a;b\nZoe;c\nZo\u{eb};a\n".to_owned(),
        ),
        (
            "places",
            places,
            "user,x,y\nu0,1,1\nK 1,1,1\nK1,1,1\n".to_owned(),
            "user,x,y\nu0,1,1\nK 1,1,1\nK2,1,1\n".to_owned(),
        ),
        (
            "queries",
            queries,
            "user,query\n9,sun\n7,sun\n007,sun\n".to_owned(),
            "user,query\n9,sun\n7,sun\n070,sun\n".to_owned(),
        ),
    ] {
        let line = if ["places", "queries"].contains(&kind) { 3 } else { 2 };
        let (told, said, strict) = warned(&desk(&alike, &recipe), "persons-alike");
        let expected = json!({"code": "persons-alike", "line": line, "values": 2});
        assert_eq!(told, Some(expected), "{kind}");
        let words = format!("2 numbers of persons, the first in line {line}, differ");
        assert!(said.contains(&words), "{kind}: {said}");
        assert_eq!(strict, Some(2), "{kind}");
        let (told, _, strict) = warned(&desk(&apart, &recipe), "persons-alike");
        assert_eq!((told, strict), (None, Some(0)), "{kind}");
    }
}

#[test]
fn a_column_is_no_two_things_at_once() {
    let columns = json!({"user": "id", "x": "x", "y": "id"});
    let mut places = recipe(
        json!({"kind": "locations", "format": {"columns": columns}}),
        json!({"model": "location-k-anonymity", "k": 2}),
    );
    places["search"] = json!({"algorithm": "quad-tree", "x": 0, "y": 0, "side": 16, "smallest": 1});
    let columns = json!({"user": "id", "query": "id"});
    let queries = recipe(
        json!({"kind": "queries", "format": {"columns": columns}}),
        json!({"model": "query-k-anonymity", "k": 2}),
    );
    for (recipe, field) in [(places, "y"), (queries, "query")] {
        let (problem, said) = refused(&desk("id,x\n1,2\n1,2\n2,3\n", &recipe));
        let expected = json!({"code": "listed-twice",
            "field": format!("data.format.columns.{field}"), "detail": "data.format.columns.user"});
        assert_eq!(problem, expected);
        assert!(said.contains("name the same column"), "{said}");
    }
}

#[test]
fn items_that_point_to_people_are_told() {
    let data = "1;a;ann@example.org\n2;a;b\n3;a;b;bob@example.com\n4;a;ann@example.org\n5;a\n";
    let (told, said, strict) = warned(&desk(data, &sets(&[], km())), "looks-identifying");
    let expected = json!({"code": "looks-identifying", "detector": "e-mail", "values": 2});
    assert_eq!(told, Some(expected));
    assert!(said.contains("2 items look like"), "{said}");
    assert_eq!(strict, Some(2));
    // What is sensitive stands beside its group.
    let hidden = sets(&["ann@example.org", "bob@example.com"], privacy());
    let (told, _, _) = warned(&desk(data, &hidden), "looks-identifying");
    assert_eq!(told, None);
    let goods = "1;Bell;Maggi\n2;Maggi;Siemens\n3;Bell;Siemens\n4;Ford;Bell\n5;Ford\n";
    let (told, _, strict) = warned(&desk(goods, &sets(&[], km())), "looks-identifying");
    assert_eq!((told, strict), (None, Some(0)));
}

#[test]
fn cells_that_hold_several_items_are_told_where_nothing_parts_them() {
    let data = "1;a,b\n2;a,b\n3;c|a\n4;c|a\n";
    let (told, said, strict) = warned(&desk(data, &sets(&[], km())), "items-not-parted");
    assert_eq!(told, Some(json!({"code": "items-not-parted", "line": 1, "records": 4})));
    assert!(said.contains("data.format.item-delimiter"), "{said}");
    // It is a hint.
    assert_eq!(strict, Some(0));
    let some = "1;a,b\n2;a,b\n3;c\n4;c\n";
    assert_eq!(warned(&desk(some, &sets(&[], km())), "items-not-parted").0, None);
    let mut parted = sets(&[], km());
    parted["data"]["format"]["item-delimiter"] = json!(",");
    assert_eq!(warned(&desk(data, &parted), "items-not-parted").0, None);
}
