//! `outis attack` on releases of sets of items.

use crate::support::{Desk, MARKER, Outcome, SEED};
use serde_json::{Value, json};

const BASKETS: &str = "1;beer;diaper\n2;wine;diaper\n3;beer;wine;preg\n4;wine;preg\n5;beer\n";

fn recipe(more: Value) -> Value {
    let mut recipe = json!({
        "outis": 1, "kind": "recipe",
        "data": {"kind": "transactions", "format": {"layout": "persons", "header": false}},
        "items": {"hierarchy": {"kind": "levels", "rows": [
            ["beer", "Alcohol", "ALL"], ["wine", "Alcohol", "ALL"],
            ["diaper", "Health", "ALL"], ["preg", "Health", "ALL"], ["rum", "Alcohol", "ALL"]
        ]}},
        "models": [{"model": "km-anonymity", "k": 2, "m": 2}]
    });
    for (name, value) in more.as_object().unwrap() {
        recipe[name] = value.clone();
    }
    recipe
}

fn desk(data: &str, recipe: &Value) -> Desk {
    let desk = Desk::new();
    desk.write("data.csv", data);
    desk.write("recipe.json", recipe.to_string());
    desk
}

fn attack(desk: &Desk, release: &str, more: &[&str]) -> Outcome {
    let command = ["attack", "recipe.json", "--input", "data.csv", "--release", release];
    desk.outis(&[&command, more].concat())
}

fn found(outcome: &Outcome) -> Value {
    serde_json::from_str(&outcome.stdout).unwrap()
}

#[test]
fn who_is_singled_out_before_is_not_after_and_the_exit_code_says_which() {
    let desk = desk(BASKETS, &recipe(json!({})));
    assert_eq!(desk.run(&["--seed", SEED]).code, Some(0));
    let after = attack(&desk, "release.csv", &["--json"]);
    assert_eq!((after.code, after.stderr.as_str()), (Some(0), ""), "{after:?}");
    let found = self::found(&after);
    assert_eq!(found["records"], 5);
    assert_eq!(found["exposure"]["before"]["unique"], 3);
    assert_eq!(found["exposure"]["before"]["below-k"], 3);
    assert_eq!(found["exposure"]["after"]["unique"], 0);
    assert_eq!(found["exposure"]["after"]["fewest"], 2);
    let linking = &found["attacks"][0];
    assert_eq!((&linking["attack"], &linking["known"]), (&json!("linking"), &Value::Null));
    assert_eq!((&linking["tried"], &linking["succeeded"]), (&json!(5), &json!(0)));
    assert_eq!((&linking["highest"], &linking["complete"]), (&json!(0.5), &json!(true)));
    let finding = &linking["findings"][0];
    assert_eq!(finding["fact"], json!({"kind": "identity"}));
    assert_eq!((&finding["records"], &finding["prior"]), (&json!(2), &json!(0.2)));
    assert_eq!(attack(&desk, "release.csv", &["--confidence", "0.5"]).code, Some(1));

    // Of what was not made coarser, lines are told apart by two items.
    desk.write("raw.csv", "beer;diaper\nwine;diaper\nbeer;wine;preg\nwine;preg\nbeer\n");
    let before = attack(&desk, "raw.csv", &["--json"]);
    assert_eq!(before.code, Some(1));
    let found = self::found(&before);
    let singled: Vec<(&Value, &Value)> = found["attacks"][0]["findings"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|finding| finding["confidence"] == 1.0)
        .map(|finding| (&finding["persons"], &finding["rows"]))
        .collect();
    let lines: Vec<Value> = (1..=3).map(|line| json!([line])).collect();
    assert_eq!(singled, lines.iter().map(|line| (line, line)).collect::<Vec<_>>());
    let words = attack(&desk, "raw.csv", &[]);
    assert!(words.stdout.starts_with("Before, for somebody who knows up to 2 items"), "{words:?}");
    assert!(words.stdout.contains("linking: tried on 5 persons, of 3 of them"), "{words:?}");
}

#[test]
fn every_layout_of_a_release_is_read_and_what_is_no_release_is_refused_with_its_line() {
    for (format, release, wrong) in [
        (
            json!({"layout": "pairs", "header": true}),
            "record;item\n1;Alcohol\n1;diaper\n2;Alcohol\n2;diaper\n",
            "record;item\n1;beer\n1;XMARKERX\n",
        ),
        (
            json!({"layout": "json"}),
            "[[\"Alcohol\", \"diaper\"],\n[\"Alcohol\"]]\n",
            "[[\"beer\"],\n\n[\"XMARKERX\"]]\n",
        ),
        (
            json!({"layout": "persons", "header": false, "item-delimiter": ","}),
            "\"Alcohol,diaper\"\nAlcohol\n",
            "beer\nwine\n\"beer,XMARKERX\"\n",
        ),
    ] {
        let data = match format["layout"].as_str() {
            Some("pairs") => "who;what\n1;beer\n1;diaper\n2;wine\n",
            Some("json") => "[[\"beer\", \"diaper\"], [\"wine\"]]",
            _ => "1;beer,diaper\n2;wine\n",
        };
        let data_field = json!({"kind": "transactions", "format": format});
        let desk = desk(data, &recipe(json!({"data": data_field})));
        desk.write("release.csv", release);
        let outcome = attack(&desk, "release.csv", &["--json"]);
        assert!(matches!(outcome.code, Some(0 | 1)), "{outcome:?}");
        assert_eq!(found(&outcome)["records"], 2);
        desk.write("wrong.csv", wrong.replace("XMARKERX", MARKER));
        let outcome = attack(&desk, "wrong.csv", &["--json"]);
        outcome.discloses_nothing();
        let problem = outcome.problem();
        assert_eq!((outcome.code, &problem["code"]), (Some(2), &json!("item-not-in-hierarchy")));
        assert_eq!((&problem["line"], &problem["file"]), (&json!(3), &json!("wrong.csv")));
    }
}

#[test]
fn of_whom_a_file_tells_items_it_is_said_which_records_fit() {
    let desk = desk(BASKETS, &recipe(json!({})));
    desk.write("raw.csv", "beer;diaper\nwine;diaper\nbeer;wine;preg\nwine;preg\nbeer\n");
    desk.write("known.csv", "Ann;diaper;Alcohol\nBob;wine;beer\nCid;diaper;preg\nDan;rum\n");
    let outcome = attack(&desk, "raw.csv", &["--known", "known.csv", "--json"]);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(1), ""), "{outcome:?}");
    let found = self::found(&outcome);
    assert_eq!(found["exposure"], Value::Null);
    let linking = &found["attacks"][0];
    assert_eq!((&linking["known"], &linking["tried"]), (&json!("known.csv"), &json!(4)));
    let told: Vec<(&Value, &Value, &Value)> = linking["findings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|finding| (&finding["persons"], &finding["rows"], &finding["confidence"]))
        .collect();
    assert_eq!(
        told,
        [(&json!([2]), &json!([3]), &json!(1.0)), (&json!([1]), &json!([1, 2]), &json!(0.5)),]
    );
    // Nobody of the input has rum, and nothing in the release stands for it.
    let absent = &found["attacks"][2];
    let lines: Vec<&Value> =
        absent["findings"].as_array().unwrap().iter().map(|finding| &finding["persons"]).collect();
    assert_eq!((&absent["attack"], lines), (&json!("membership"), vec![&json!([3]), &json!([4])]));

    desk.write("unknown.csv", format!("Ann;beer\nBob;wine;{MARKER}\n"));
    let outcome = attack(&desk, "raw.csv", &["--known", "unknown.csv", "--json"]);
    outcome.discloses_nothing();
    let problem = outcome.problem();
    assert_eq!((outcome.code, &problem["code"]), (Some(2), &json!("item-not-in-hierarchy")));
    assert_eq!((&problem["line"], &problem["file"]), (&json!(2), &json!("unknown.csv")));
}

#[test]
fn sensitive_items_by_group_are_learned_with_their_share_at_most() {
    let data = "Bob;wine;meat;viagra\nDavid;wine;meat\nClaire;cream;meat;test\n\
        Andrea;cream;berries\nEllen;wine;meat;cream\n";
    let asked = json!({
        "items": {"sensitive": ["viagra", "test"]},
        "models": [{"model": "privacy-degree", "p": 2}]
    });
    let desk = desk(data, &recipe(asked));
    assert_eq!(desk.run(&["--seed", SEED]).code, Some(0));
    let learned = |release: &str, more: &[&str]| {
        let outcome =
            attack(&desk, release, &[&["--json", "--only", "homogeneity"], more].concat());
        assert!(outcome.stderr.is_empty(), "{outcome:?}");
        (outcome.code, self::found(&outcome))
    };
    let (code, found) = learned("release.csv", &[]);
    assert_eq!(code, Some(0));
    let highest = found["attacks"][0]["highest"].as_f64().unwrap();
    assert!(highest > 0.2 && highest <= 0.5, "{highest}");
    // The share of a group, whoever is in it, is told as the report tells it.
    let told = &desk.json("report.json")["risk"]["after"]["likeliest"];
    assert_eq!(&found["exposure"]["after"]["likeliest"], told);
    let (code, found) = learned("release.csv", &["--confidence", "0.3", "--values"]);
    assert_eq!(code, Some(1));
    let fact = &found["attacks"][0]["findings"][0]["fact"];
    assert_eq!((&fact["kind"], &fact["attribute"]), (&json!("value"), &json!("items.sensitive")));
    assert!(fact["value"].is_string());

    // Whoever is known to have a sensitive item is in a group that has it.
    desk.write("known.csv", "Bob;viagra\nClaire;cream;test\nEllen;berries;viagra;test\n");
    let outcome = attack(&desk, "release.csv", &["--json", "--known", "known.csv"]);
    let found = self::found(&outcome);
    let groups = desk.read("release.csv");
    let people = |item: &str, known: &str| {
        let line = groups.lines().find(|line| line.contains(&format!("sensitive;{item};")));
        let begin = format!("{};items;", line.unwrap().split(';').next().unwrap());
        groups.lines().filter(|line| line.starts_with(&begin) && line.contains(known)).count()
            as u64
    };
    let linked = |line: u64| {
        let findings = found["attacks"][0]["findings"].as_array().unwrap();
        findings
            .iter()
            .find(|one| one["persons"] == json!([line]))
            .map(|one| one["records"].clone())
    };
    assert_eq!(linked(1), Some(json!(people("viagra", ""))));
    assert_eq!(linked(2), Some(json!(people("test", "cream"))));

    for (release, line) in [
        ("1;items;wine\n1;sensitive;viagra;one\n", 2),
        ("1;items;wine\n1;people;wine\n", 2),
        ("1\n", 1),
    ] {
        desk.write("wrong.csv", release);
        let problem = attack(&desk, "wrong.csv", &["--json"]).problem();
        assert_eq!((&problem["code"], &problem["line"]), (&json!("release-line"), &json!(line)));
        assert_eq!(problem["file"], "wrong.csv");
    }
}

#[test]
fn what_is_there_for_tables_alone_is_refused_by_name() {
    let desk = desk(BASKETS, &recipe(json!({})));
    desk.write("release.csv", "beer\n");
    for (more, code, field) in [
        (&["--sheet", "one"][..], "other-data-kind", "--sheet"),
        (&["--earlier", "data.csv"], "other-data-kind", "--earlier"),
        (&["--likelihood", "a=b=1"], "other-data-kind", "--likelihood"),
        (&["--input", "data.csv"], "other-data-kind", "--input"),
        (&["--release", "data.csv"], "other-data-kind", "--release"),
        (&["--only", "skewness"], "unknown-choice", "--only"),
        (&["--confidence", "0"], "parameter", "--confidence"),
    ] {
        let outcome = attack(&desk, "release.csv", &[&["--json"], more].concat());
        let problem = outcome.problem();
        let said = (outcome.code, problem["code"].as_str(), problem["field"].as_str());
        assert_eq!(said, (Some(2), Some(code), Some(field)));
    }
}

#[test]
fn the_share_of_a_group_is_that_of_the_report_and_what_is_learned_stands_by_itself() {
    let mut grouped = recipe(json!({"models": [{"model": "privacy-degree", "p": 2}]}));
    grouped["items"] = json!({"sensitive": ["preg", "rum"]});
    // The lines of both groups may be that of whoever has a.
    let desk = desk("1;a;preg\n2;a\n3;a;rum\n4;a\n5;a\n", &grouped);
    assert_eq!(desk.run(&["--seed", SEED]).code, Some(0));
    let report = desk.json("report.json");
    let likeliest = &report["risk"]["after"]["likeliest"];
    let found = found(&attack(&desk, "release.csv", &["--json"]));
    assert_eq!(&found["exposure"]["after"]["likeliest"], likeliest);
    let learned = found["attacks"].as_array().unwrap();
    let learned = learned.iter().find(|one| one["attack"] == "homogeneity").unwrap();
    assert!(learned["highest"].as_f64() < likeliest.as_f64(), "{found}");
}
