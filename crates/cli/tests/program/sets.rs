//! Sets of items: recipe and file in, release and report out.

use crate::support::{Desk, MARKER, SEED};
use serde_json::{Value, json};
use std::collections::BTreeMap;

const BASKETS: &str = "1;beer;diaper\n2;wine;diaper\n3;beer;wine;preg\n4;wine;preg\n5;beer\n";

fn rows() -> Value {
    json!([
        ["beer", "Alcohol", "ALL"],
        ["wine", "Alcohol", "ALL"],
        ["diaper", "Health", "ALL"],
        ["preg", "Health", "ALL"]
    ])
}

/// A recipe with this model; `more` takes the place of what stands there.
fn recipe(model: Value, more: Value) -> Value {
    let mut recipe = json!({
        "outis": 1, "kind": "recipe",
        "data": {"kind": "transactions", "format": {"layout": "persons", "header": false}},
        "items": {"hierarchy": {"kind": "levels", "rows": rows()}},
        "models": [model]
    });
    for (name, value) in more.as_object().unwrap() {
        recipe[name] = value.clone();
    }
    recipe
}

fn km(k: u32, m: u32) -> Value {
    json!({"model": "km-anonymity", "k": k, "m": m})
}

fn desk(data: impl AsRef<[u8]>, recipe: &Value) -> Desk {
    let desk = Desk::new();
    desk.write("data.csv", data);
    desk.write("recipe.json", recipe.to_string());
    desk
}

fn sorted(text: &str) -> Vec<&str> {
    let mut lines: Vec<&str> = text.lines().collect();
    lines.sort_unstable();
    lines
}

#[test]
fn v1_is_released_with_the_cut_at_alcohol_and_a_report_that_says_so() {
    let desk = desk(BASKETS, &recipe(km(2, 2), json!({})));
    let outcome = desk.run(&["--seed", SEED]);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{outcome:?}");
    let release = desk.read("release.csv");
    let expected = ["Alcohol", "Alcohol;diaper", "Alcohol;diaper", "Alcohol;preg", "Alcohol;preg"];
    assert_eq!(sorted(&release), expected);

    let report = desk.json("report.json");
    assert_eq!(report["data"], "transactions");
    assert_eq!(report["input"]["records"], 5);
    assert_eq!(report["input"]["occurrences"], 10);
    assert_eq!(report["output"]["order"], "shuffled, given");
    let solution = &report["solution"];
    assert_eq!(
        solution["recoding"],
        json!({"kind": "cut", "cut": {"beer": "Alcohol", "wine": "Alcohol"}})
    );
    assert_eq!(
        solution["loss"],
        json!({"metric": "ncp", "value": 0.3, "bound": 0.3, "optimal": true})
    );
    assert_eq!(
        report["models"],
        json!([{"model": "km-anonymity", "k": 2, "m": 2, "achieved": 2.0, "holds": true}])
    );
    assert_eq!(report["risk"]["before"]["unique"], 3);
    assert_eq!(report["risk"]["after"]["unique"], 0);
    assert_eq!(report["risk"]["after"]["below-k"], 0);

    let again = desk.run(&["--seed", SEED]);
    assert_eq!(again.code, Some(0));
    assert_eq!(desk.read("release.csv"), release);
    let mut second = desk.json("report.json");
    for report in [&mut second, &mut report.clone()] {
        report.as_object_mut().unwrap().remove("run");
    }
    let mut first = report;
    first.as_object_mut().unwrap().remove("run");
    assert_eq!(first, second);
}

#[test]
fn every_algorithm_and_layout_comes_to_a_release_that_holds() {
    let pairs = "id;item\n1;beer\n1;diaper\n2;wine\n2;diaper\n3;beer\n3;wine\n3;preg\n4;wine\n4;preg\n5;beer\n";
    let objects = r#"[{"id": 1, "items": ["beer", "diaper"]}, ["wine", "diaper"],
        ["beer", "wine", "preg"], ["wine", "preg"], ["beer"]]"#;
    for (data, format) in [
        (BASKETS, json!({"layout": "persons", "header": false})),
        (pairs, json!({"layout": "pairs", "header": true})),
        (objects, json!({"layout": "json"})),
    ] {
        for (model, algorithm) in [
            (km(2, 2), "optimal"),
            (km(2, 2), "apriori"),
            (km(2, 2), "direct"),
            (km(2, 2), "local"),
            (json!({"model": "transaction-k-anonymity", "k": 2}), "top-down"),
        ] {
            let data_field = json!({"kind": "transactions", "format": format});
            let more = json!({"data": data_field, "search": {"algorithm": algorithm}});
            let desk = desk(data, &recipe(model, more));
            let outcome = desk.run(&[]);
            assert_eq!((outcome.code, &*outcome.stderr), (Some(0), ""), "{algorithm} {format}");
            let report = desk.json("report.json");
            assert_eq!(report["models"][0]["holds"], true);
            assert!(report["models"][0]["achieved"].as_f64() >= Some(2.0));
            assert_eq!(report["output"]["records"], 5);
        }
    }
}

#[test]
fn cahd_publishes_sensitive_items_by_group() {
    let data = "Bob;Wine;Meat;Viagra\nDavid;Wine;Meat\nEllen;Wine;Meat;Cream\n\
        Andrea;Meat;Strawberries\nClaire;Cream;Strawberries;Pregnancy test\n";
    let more = json!({"items": {"sensitive": ["Viagra", "Pregnancy test"]}});
    let desk = desk(data, &recipe(json!({"model": "privacy-degree", "p": 2}), more));
    let outcome = desk.run(&["--seed", SEED]);
    assert_eq!((outcome.code, &*outcome.stderr), (Some(0), ""), "{outcome:?}");
    let release = desk.read("release.csv");
    let mut groups: BTreeMap<&str, (Vec<&str>, usize)> = BTreeMap::new();
    for line in release.lines() {
        let (group, rest) = line.split_once(';').unwrap();
        let group = groups.entry(group).or_default();
        match rest.strip_prefix("sensitive;") {
            Some(sensitive) => group.0.push(sensitive),
            None => group.1 += 1,
        }
    }
    let mut found: Vec<_> = groups.into_values().collect();
    found.sort_unstable();
    assert_eq!(found, [(vec!["Pregnancy test;1"], 2), (vec!["Viagra;1"], 3)]);
    let report = desk.json("report.json");
    assert_eq!(report["risk"]["before"]["likeliest"], 1.0);
    assert_eq!(report["risk"]["after"]["likeliest"], 0.5);
    assert_eq!(report["models"][0]["achieved"], 2.0);

    desk.write(
        "recipe.json",
        recipe(
            json!({"model": "privacy-degree", "p": 6}),
            json!({"items": {"sensitive": ["Viagra"]}}),
        )
        .to_string(),
    );
    let outcome = desk.run(&["--json"]);
    assert_eq!((outcome.code, &outcome.problem()["code"]), (Some(1), &json!("no-solution")));
}

#[test]
fn up_to_the_limit_people_are_left_out_where_that_loses_less() {
    let data = "1;beer\n2;beer\n3;beer\n4;beer\n5;wine\n";
    let limit = json!({"suppression": {"limit": 0.2}});
    let desk = desk(data, &recipe(km(2, 1), limit));
    assert_eq!(desk.run(&[]).code, Some(0));
    let report = desk.json("report.json");
    assert_eq!(report["solution"]["suppressed"], 1);
    assert_eq!(report["solution"]["loss"]["value"], 0.2);
    assert_eq!(sorted(&desk.read("release.csv")), ["beer"; 4]);
    desk.write("recipe.json", recipe(km(6, 1), json!({})).to_string());
    let outcome = desk.run(&["--json"]);
    assert_eq!((outcome.code, &outcome.problem()["code"]), (Some(1), &json!("no-solution")));
    let report = desk.json("report.json");
    assert_eq!((&report["output"], &report["solution"]), (&Value::Null, &Value::Null));
    assert_eq!(report["models"][0]["holds"], false);
}

#[test]
fn what_is_wrong_is_said_with_its_place_and_no_item_is_repeated() {
    let format = |format: Value| json!({"data": {"kind": "transactions", "format": format}});
    let persons = || format(json!({"layout": "persons", "header": false}));
    for (data, more, code, field, line) in [
        ("", persons(), "empty", None, None),
        ("1;\n", persons(), "no-sets", None, None),
        ("1;beer\n2;@\n", persons(), "item-not-in-hierarchy", None, Some(2)),
        ("1;beer\n\n2;wine\n", persons(), "set-blank-line", None, Some(2)),
        ("1;\"@\n2;wine\n", persons(), "unclosed-quote", None, Some(1)),
        ("1;\"@\"@\n2;wine\n", persons(), "text-after-quote", None, Some(1)),
        ("@;beer\n@;wine\n", persons(), "person-twice", None, Some(2)),
        (";@\n", persons(), "person-missing", None, Some(1)),
        (
            "@;beer;wine\n",
            format(json!({"layout": "pairs", "header": false})),
            "set-ragged",
            None,
            Some(1),
        ),
        (
            "[[\"beer\"],\n {\"@\": 1}]",
            format(json!({"layout": "json"})),
            "json-no-sets",
            None,
            Some(2),
        ),
        (
            "[[\"beer\"],\n [null]]",
            format(json!({"layout": "json"})),
            "json-no-sets",
            None,
            Some(2),
        ),
        (
            "[[\"beer\"],\n [\"beer\", [\"milk\"]]]",
            format(json!({"layout": "json"})),
            "json-no-sets",
            None,
            Some(2),
        ),
        ("beer", format(json!({"layout": "json"})), "json-no-sets", None, Some(1)),
        (
            BASKETS,
            format(json!({"layout": "persons"})),
            "recipe-missing-field",
            Some("data.format.header"),
            None,
        ),
        (
            BASKETS,
            format(json!({"layout": "json", "header": true})),
            "idle-field",
            Some("data.format.header"),
            None,
        ),
        (
            BASKETS,
            format(json!({"layout": "persons", "header": false, "delimiter": ";;"})),
            "parameter",
            Some("data.format.delimiter"),
            None,
        ),
        (BASKETS, json!({"models": []}), "no-models", Some("models"), None),
        (BASKETS, json!({"models": [km(2, 2), km(3, 1)]}), "one-model", Some("models"), None),
        (BASKETS, json!({"models": [km(1, 2)]}), "parameter", Some("models[0].k"), None),
        (BASKETS, json!({"models": [km(2, 9)]}), "parameter", Some("models[0].m"), None),
        (
            BASKETS,
            json!({"models": [{"model": "km-anonymity", "k": 2}]}),
            "recipe-missing-field",
            Some("models[0].m"),
            None,
        ),
        (
            BASKETS,
            json!({"models": [{"model": "km-anonymity", "k": "x", "m": 2}]}),
            "recipe-type",
            Some("models[0].k"),
            None,
        ),
        (
            BASKETS,
            json!({"models": [{"model": "k-anonymity", "k": 2}]}),
            "unknown-model",
            Some("models[0].model"),
            None,
        ),
        (
            BASKETS,
            json!({"search": {"algorithm": "cahd"}}),
            "parameter",
            Some("search.algorithm"),
            None,
        ),
        (
            BASKETS,
            json!({"search": {"algorithm": "optimal", "regions": 0}}),
            "parameter",
            Some("search.regions"),
            None,
        ),
        (BASKETS, json!({"attributes": []}), "recipe-unknown-field", Some("attributes"), None),
        (
            BASKETS,
            json!({"output": {"shuffle": true, "format": "xlsx"}}),
            "recipe-unknown-field",
            Some("output.format"),
            None,
        ),
        (
            BASKETS,
            json!({"suppression": {"limit": 2}}),
            "parameter",
            Some("suppression.limit"),
            None,
        ),
        (BASKETS, json!({"risk": {"known": 0}}), "parameter", Some("risk.known"), None),
        (
            BASKETS,
            json!({"items": {"sensitive": ["@"]}}),
            "unknown-items",
            Some("items.sensitive"),
            None,
        ),
        (
            BASKETS,
            json!({"models": [{"model": "privacy-degree", "p": 2}]}),
            "sensitive-needed",
            Some("items.sensitive"),
            None,
        ),
        (
            BASKETS,
            json!({"items": {"hierarchy": {"kind": "levels", "rows": [["beer", "x"], ["wine"]]}}}),
            "hierarchy-ragged",
            Some("items.hierarchy.rows"),
            Some(2),
        ),
        (
            BASKETS,
            json!({"items": {"hierarchy": {"kind": "levels", "file": "absent.csv"}}}),
            "file-missing",
            None,
            None,
        ),
        (
            BASKETS,
            json!({"items": {"hierarchy": {"kind": "groups", "groups": [
            {"label": "x", "values": ["beer"]}, {"label": "x", "values": ["wine"]}]}}}),
            "hierarchy-parameter",
            Some("items.hierarchy.groups[1].label"),
            None,
        ),
    ] {
        let desk = desk(data.replace('@', MARKER), &recipe(km(2, 2), more.clone()));
        let said = desk.run(&["--json"]);
        said.discloses_nothing();
        let problem = said.problem();
        let found = (
            said.code,
            problem["code"].as_str(),
            problem["field"].as_str(),
            problem["line"].as_u64(),
        );
        assert_eq!(found.0, Some(2), "{more} {data:?}: {problem}");
        assert_eq!((found.1, found.2), (Some(code), field), "{more} {data:?}: {problem}");
        if line.is_some() {
            assert_eq!(found.3, line, "{more} {data:?}: {problem}");
        }
        assert!(!desk.has("release.csv") && !desk.has("report.json"));
        let words = desk.run(&[]);
        words.discloses_nothing();
        assert!(words.stderr.len() > code.len() + 40, "{words:?}");
    }
}

#[test]
fn what_is_for_tables_alone_and_commands_that_do_tables_alone_say_so() {
    let desk = desk(BASKETS, &recipe(km(2, 2), json!({})));
    for more in [
        &["--sheet", "one"][..],
        &["--summary", "summary.json"],
        &["--earlier", "data.csv"],
        &["--input", "data.csv"],
    ] {
        let outcome = desk.run(&[&["--json"], more].concat());
        let problem = outcome.problem();
        let said = (outcome.code, &problem["code"], problem["field"].as_str());
        assert_eq!(said, (Some(2), &json!("other-data-kind"), Some(more[0])));
    }
    let outcome = desk.outis(&["measure", "recipe.json", "--input", "data.csv", "--json"]);
    assert_eq!((outcome.code, &outcome.problem()["code"]), (Some(2), &json!("other-data-kind")));
    desk.write("other.json", r#"{"outis": 1, "kind": "recipe", "data": {"kind": "songs"}}"#);
    let unknown = desk.outis(&[
        "run",
        "other.json",
        "--input",
        "x",
        "--output",
        "o",
        "--report",
        "r",
        "--json",
    ]);
    assert_eq!(unknown.problem()["detail"], "table, transactions, locations, graph, queries");
    let words = desk.outis(&["measure", "recipe.json", "--input", "data.csv"]);
    assert!(words.stderr.contains("Of the commands “run” and “attack” do these"), "{words:?}");
}

#[test]
fn formulas_are_guarded_and_taken_for_what_they_were_when_read_again() {
    let data = "1;=1+1\n2;=1+1\n3;\"a;\"\"b\"\n4;\"a;\"\"b\"\n";
    let desk = desk(data, &recipe(km(2, 1), json!({"items": {}})));
    let outcome = desk.run(&[]);
    assert_eq!((outcome.code, &*outcome.stderr), (Some(0), ""), "{outcome:?}");
    assert_eq!(sorted(&desk.read("release.csv")), ["\"a;\"\"b\"", "\"a;\"\"b\"", "'=1+1", "'=1+1"]);
    let listed = json!({"layout": "persons", "header": false, "item-delimiter": "/"});
    let more = json!({"data": {"kind": "transactions", "format": listed}, "items":
        {"hierarchy": {"kind": "groups", "groups": [{"label": "a/b", "values": ["a", "b"]}]}}});
    let desk = self::desk("1;a\n2;b\n", &recipe(km(2, 1), more));
    let problem = desk.run(&["--json"]).problem();
    assert_eq!(problem["code"], "item-parted");
    assert!(!desk.has("release.csv"));
}

/// The blocks of a text that are marked so, in their order.
pub(crate) fn blocks<'a>(text: &'a str, mark: &str) -> Vec<&'a str> {
    let begin = format!("\n```{mark}\n");
    text.split(&begin).skip(1).filter_map(|rest| Some(rest.split_once("```")?.0)).collect()
}

#[test]
fn the_example_of_the_guide_comes_to_what_the_guide_says() {
    let guide = include_str!("../../../../docs/sets.md");
    let desk = Desk::new();
    desk.write("data.csv", blocks(guide, "csv")[0]);
    desk.write("recipe.json", blocks(guide, "json")[0]);
    let outcome = desk.run(&[]);
    assert_eq!((outcome.code, &*outcome.stderr), (Some(0), ""), "{outcome:?}");
    assert_eq!(outcome.stdout, blocks(guide, "text")[0]);
    assert_eq!(sorted(&desk.read("release.csv")), sorted(blocks(guide, "csv")[1]));
}
