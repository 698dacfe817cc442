//! Columns of a table that hold a set of items in each cell.

use crate::support::{Desk, MARKER, SEED};
use serde_json::{Value, json};
use std::collections::BTreeMap;

const TABLE: &str = "age,bought\n34,beer|diaper\n36,wine|diaper\n31,beer|wine|preg\n38,wine|preg\n\
    33,beer\n52,beer\n55,\n58,diaper\n54,diaper\n71,beer\n75,\n";

fn recipe(items: Value, more: Value) -> Value {
    let mut recipe = json!({
        "outis": 1, "kind": "recipe",
        "attributes": [
            {"name": "age", "role": "quasi-identifier", "type": "integer", "hierarchy":
                {"kind": "intervals", "start": 0, "end": 100, "steps": [20]}},
            {"name": "bought", "role": "insensitive", "items": items}
        ],
        "models": [{"model": "k-anonymity", "k": 2}]
    });
    for (name, value) in more.as_object().unwrap() {
        recipe[name] = value.clone();
    }
    recipe
}

fn hierarchy() -> Value {
    json!({"kind": "levels", "rows": [
        ["beer", "Alcohol", "ALL"], ["wine", "Alcohol", "ALL"],
        ["diaper", "Health", "ALL"], ["preg", "Health", "ALL"]
    ]})
}

fn desk(table: &str, recipe: &Value) -> Desk {
    let desk = Desk::new();
    desk.write("data.csv", table);
    desk.write("recipe.json", recipe.to_string());
    desk
}

/// What a release shows of the column, class by class.
fn by_class(release: &str, mark: char) -> BTreeMap<String, Vec<Vec<String>>> {
    let mut classes: BTreeMap<String, Vec<Vec<String>>> = BTreeMap::new();
    for line in release.lines().skip(1) {
        let (class, cell) = line.split_once(',').unwrap();
        let items =
            cell.trim_matches('"').split(mark).filter(|item| !item.is_empty()).map(str::to_owned);
        classes.entry(class.to_owned()).or_default().push(items.collect());
    }
    classes
}

/// Whether every one or two items of a class are those of at least k of its records.
fn holds(sets: &[Vec<String>], k: usize) -> bool {
    let mut pairs = sets
        .iter()
        .flat_map(|set| set.iter().flat_map(move |one| set.iter().map(move |other| [one, other])));
    pairs.all(|pair| {
        sets.iter().filter(|set| pair.iter().all(|item| set.contains(item))).count() >= k
    })
}

#[test]
fn in_each_class_whoever_knows_two_items_finds_two_records_or_none() {
    let items = json!({"delimiter": "|", "m": 2, "hierarchy": hierarchy()});
    let desk = desk(TABLE, &recipe(items, json!({})));
    let outcome = desk.run(&["--seed", SEED, "--summary", "summary.json"]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let release = desk.read("release.csv");
    let classes = by_class(&release, '|');
    assert_eq!(classes.values().map(Vec::len).sum::<usize>(), 11);
    assert!(classes.values().all(|sets| holds(sets, 2)), "{release}");
    // Nobody is alone with it: of those above 70 only one has anything.
    assert!(
        release.lines().any(|line| line == "\"[60, 80[\"," || line.ends_with(',')),
        "{release}"
    );

    let report = desk.json("report.json");
    let told = &report["items"][0];
    assert_eq!(
        (&told["attribute"], &told["k"], &told["m"]),
        (&json!("bought"), &json!(2), &json!(2))
    );
    assert!(told["achieved"].as_u64() >= Some(2), "{told}");
    assert!(told["emptied"].as_u64() >= Some(1), "{told}");
    let loss = told["loss"].as_f64().unwrap();
    assert!(loss > 0.0 && loss < 1.0);
    let summary = desk.json("summary.json");
    let shown = summary["columns"][1]["shown"].as_str().unwrap();
    assert!(shown.starts_with("items"), "{shown}");

    let again = desk.run(&["--seed", SEED]);
    assert_eq!((again.code, desk.read("release.csv")), (Some(0), release));
}

#[test]
fn a_recoding_stars_and_a_k_of_its_own_do_it_too() {
    for more in [
        json!({"search": {"algorithm": "mondrian"}}),
        json!({"suppression": {"limit": 0.5, "style": "star"}}),
        json!({"output": {"shuffle": false}}),
    ] {
        let items = json!({"m": 2, "k": 3, "hierarchy": hierarchy()});
        let desk = desk(TABLE, &recipe(items, more.clone()));
        let outcome = desk.run(&["--seed", SEED]);
        assert_eq!(outcome.code, Some(0), "{more} {outcome:?}");
        let release = desk.read("release.csv");
        assert!(by_class(&release, '|').values().all(|sets| holds(sets, 3)), "{release}");
        assert_eq!(desk.json("report.json")["items"][0]["k"], 3);
    }
}

#[test]
fn what_is_wrong_is_said_with_its_place_and_no_item_is_repeated() {
    let wrong = |table: &str, recipe: &Value| {
        let desk = desk(table, recipe);
        let outcome = desk.run(&["--json"]);
        outcome.discloses_nothing();
        assert_eq!(outcome.code, Some(2), "{outcome:?}");
        assert!(!desk.has("release.csv"));
        let words = desk.run(&[]);
        words.discloses_nothing();
        outcome.problem()
    };
    let marked = TABLE.replace("wine|preg\n", &format!("wine|{MARKER}\n"));
    let problem = wrong(&marked, &recipe(json!({"hierarchy": hierarchy()}), json!({})));
    assert_eq!(problem["code"], "item-not-in-hierarchy");
    assert_eq!((&problem["attribute"], &problem["line"]), (&json!("bought"), &json!(4)));
    for (items, field) in [
        (json!({"m": 0}), "attributes[1].items.m"),
        (json!({"m": 9}), "attributes[1].items.m"),
        (json!({"k": 1}), "attributes[1].items.k"),
        (json!({"delimiter": "ab"}), "attributes[1].items.delimiter"),
    ] {
        let problem = wrong(TABLE, &recipe(items, json!({})));
        assert_eq!((&problem["code"], &problem["field"]), (&json!("parameter"), &json!(field)));
    }
    let models = json!({"models": [{"model": "average-risk", "average": 0.5}]});
    let problem = wrong(TABLE, &recipe(json!({}), models));
    assert_eq!(problem["field"], "attributes[1].items.k");
    let mut sensitive = recipe(json!({}), json!({}));
    sensitive["attributes"][1]["role"] = json!("quasi-identifier");
    let problem = wrong(TABLE, &sensitive);
    assert_eq!(
        (&problem["code"], &problem["field"]),
        (&json!("idle-field"), &json!("attributes[1].items"))
    );
    let star = TABLE.replace("52,beer", "52,*");
    let problem = wrong(&star, &recipe(json!({}), json!({})));
    assert_eq!((&problem["code"], &problem["line"]), (&json!("item-label"), &json!(7)));
}

/// Three records of one person are not three people.
#[test]
fn where_people_are_counted_a_column_of_sets_is_refused() {
    let table = "who,age,bought\na,34,beer\na,34,beer\nb,36,wine\nb,36,wine\n";
    let mut counted = recipe(json!({}), json!({"records": {"entity": "who"}}));
    let attributes = counted["attributes"].as_array_mut().unwrap();
    attributes.push(json!({"name": "who", "role": "identifier"}));
    let outcome = desk(table, &counted).run(&["--json"]);
    assert_eq!(outcome.code, Some(2), "{outcome:?}");
    let problem = outcome.problem();
    assert_eq!(
        (&problem["code"], &problem["detail"], &problem["field"]),
        (&json!("not-together"), &json!("entity-and-items"), &json!("attributes[1].items"))
    );
}

/// A recipe may take no text for a missing cell.
#[test]
fn cells_are_emptied_though_nothing_means_a_missing_one() {
    let items = json!({"m": 2, "k": 3, "hierarchy": hierarchy()});
    let desk = desk(TABLE, &recipe(items, json!({"missing": {"values": []}})));
    let outcome = desk.run(&["--seed", SEED]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let release = desk.read("release.csv");
    assert!(by_class(&release, '|').values().all(|sets| holds(sets, 3)), "{release}");
    assert_eq!(desk.json("report.json")["items"][0]["emptied"], 1);
}

#[test]
fn a_column_without_any_item_is_released_without_any() {
    let attributes = json!([
        {"name": "a", "role": "quasi-identifier"},
        {"name": "b", "role": "insensitive", "items": {"m": 2}}
    ]);
    for (table, release, missing) in [
        ("a,b\n1,\n1,\n", "a,b\n1,\n1,\n", json!([""])),
        ("a,b\n1,?\n1,?|?\n", "a,b\n1,?\n1,?\n", json!(["?", ""])),
    ] {
        let more = json!({"attributes": attributes, "missing": {"values": missing}});
        let desk = desk(table, &recipe(json!({}), more));
        let outcome = desk.run(&["--seed", SEED]);
        assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{outcome:?}");
        assert_eq!(desk.read("release.csv"), release);
    }
}

#[test]
fn what_means_missing_is_no_item() {
    let more = json!({"missing": {"values": ["", "?"]}});
    let desk =
        desk("age,bought\n34,beer|?\n36,beer\n31,?\n38,?|beer\n", &recipe(json!({"m": 1}), more));
    assert_eq!(desk.run(&["--seed", SEED]).code, Some(0));
    let mut lines: Vec<String> = desk.read("release.csv").lines().map(str::to_owned).collect();
    lines.sort_unstable();
    let cells: Vec<&str> = lines.iter().filter_map(|line| line.rsplit(',').next()).collect();
    assert_eq!(cells, ["", "beer", "beer", "beer", "bought"]);
}

#[test]
fn a_label_that_holds_what_parts_items_names_the_column_of_the_recipe() {
    let rows = json!([["beer", "a|b"], ["wine", "a|b"], ["diaper", "c"], ["preg", "c"]]);
    let items = json!({"m": 1, "hierarchy": {"kind": "levels", "rows": rows}});
    let desk = desk(TABLE, &recipe(items, json!({})));
    let told = desk.run(&["--json"]);
    assert_eq!(told.code, Some(2), "{told:?}");
    let problem: Value = serde_json::from_str(&told.stderr).unwrap();
    let field = "attributes[1].items.delimiter";
    let expected = json!({"code": "item-parted", "field": field, "attribute": "bought"});
    assert_eq!(problem, expected);
    let said = desk.run(&[]).stderr;
    assert!(said.contains(field) && !said.contains("data.format"), "{said}");
}
