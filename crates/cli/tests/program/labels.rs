//! Texts that equal a label, and what follows from them.

use crate::support::{Desk, Outcome};
use serde_json::{Value, json};

fn quasi(name: &str) -> Value {
    json!({"name": name, "role": "quasi-identifier"})
}

/// A desk with this table, perhaps its population, and this recipe.
fn desk(data: &str, people: Option<&str>, settings: &Value) -> Desk {
    let desk = Desk::new();
    let mut recipe = json!({"outis": 1, "kind": "recipe"});
    for (name, value) in settings.as_object().unwrap() {
        recipe[name] = value.clone();
    }
    if let Some(people) = people {
        desk.write("people.csv", people);
        recipe["tables"] = json!({"people": {"file": "people.csv"}});
    }
    desk.write("data.csv", data);
    desk.write("recipe.json", recipe.to_string());
    desk
}

/// What the only model achieves in the release.
#[track_caller]
fn achieved(desk: &Desk) -> Value {
    let outcome = desk.run(&[]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    desk.json("report.json")["models"][0]["achieved"].clone()
}

fn k_map(k: u32) -> Value {
    json!([{"model": "k-map", "k": k, "population": "people"}])
}

/// Values and markers that look like labels (spec M16).
#[test]
fn texts_that_equal_a_label_are_not_taken_for_it() {
    let missing = json!({"values": ["*"], "match": "remove-row"});
    let models = json!([{"model": "k-anonymity", "k": 2}]);
    let settings = json!({"attributes": [quasi("a")], "models": models, "missing": missing});
    assert_eq!(achieved(&desk("a\n4\n29\n", None, &settings)), 2.0);

    let mut masked = quasi("a");
    masked["hierarchy"] = json!({"kind": "mask", "from": "right"});
    let settings = json!({"attributes": [masked], "models": k_map(2)});
    assert_eq!(achieved(&desk("a\n12\n13\n", Some("a\n12\n13\n1*\n"), &settings)), 3.0);

    let two = json!([quasi("a"), quasi("b")]);
    let people = "a,b\n15,*\n42,0\n42,1\n42,7\n";
    let settings = json!({"attributes": two, "models": k_map(3)});
    assert_eq!(achieved(&desk("a,b\n42,1\n", Some(people), &settings)), 3.0);

    let data = "a,b\n1,x\n1,y\n2,x\n";
    let people = format!("{data}1,*\n2,*\n2,*\n1,*\n");
    let settings = json!({"attributes": two, "models": k_map(2)});
    let desk = desk(data, Some(&people), &settings);
    assert_eq!(achieved(&desk), 3.0);
    // Of the file alone nobody knows whether a star is a value or everything: the fewest count.
    let measured = desk.outis(&["measure", "recipe.json", "--input", "release.csv", "--json"]);
    let measured: Value = serde_json::from_str(&measured.stdout).unwrap();
    assert_eq!(measured["models"][0]["achieved"], 2.0, "{measured}");
}

/// A text may stand for different groups on different levels; it is said, with both.
#[test]
fn a_label_on_two_levels_is_said_by_column_and_levels() {
    let rows = json!([["10", "10", "*"], ["11", "10", "*"], ["20", "20", "*"]]);
    let mut rounded = quasi("a");
    rounded["hierarchy"] = json!({"kind": "levels", "rows": rows});
    let settings = json!({"attributes": [rounded], "models": [{"model": "k-anonymity", "k": 2}]});
    let desk = desk("a\n10\n11\n20\n20\n", None, &settings);
    let outcome = desk.run(&[]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    assert!(outcome.stdout.contains("a: One text stands for"), "{outcome:?}");
    assert!(outcome.stdout.contains("levels 0 and 1"), "{outcome:?}");
    let report = desk.json("report.json");
    let said = json!({"code": "label-repeated", "attribute": "a", "line": 1, "levels": [0, 1]});
    assert_eq!(report["warnings"], json!([said]));
    assert_eq!(report["models"][0]["achieved"], 2.0);
}

#[test]
fn an_l_above_k_is_allowed_and_said() {
    let settings = json!({
        "attributes": [quasi("a"), {"name": "s", "role": "sensitive"}],
        "models": [{"model": "k-anonymity", "k": 2},
                   {"model": "distinct-l-diversity", "attribute": "s", "l": 3}]
    });
    let desk = desk("a,s\n1,x\n1,y\n1,z\n2,x\n2,y\n", None, &settings);
    let outcome = desk.run(&[]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let report = desk.json("report.json");
    let said = json!({"code": "l-above-k", "attribute": "s", "value": 3.0, "k": 2});
    assert_eq!(report["warnings"], json!([said]));
    assert_eq!(report["models"][1]["achieved"], 3.0);
}

/// Only a search that looks at everything may say that there is no table.
#[test]
fn what_a_search_did_not_look_at_is_not_denied() {
    let run = |search: Value| -> (Desk, Outcome, Outcome) {
        let models = json!([{"model": "k-anonymity", "k": 2}]);
        let settings = json!({"attributes": [quasi("a")], "models": models, "search": search});
        let desk = desk("a\n1\n2\n", None, &settings);
        let (said, json) = (desk.run(&[]), desk.run(&["--json"]));
        (desk, said, json)
    };
    let (desk, said, json) = run(json!({"algorithm": "fixed", "levels": {"a": 0}}));
    assert_eq!((said.code, json.code), (Some(1), Some(1)));
    let problem = json!({"code": "no-solution", "detail": "fixed", "expected": 0, "found": 2});
    assert_eq!(json.problem(), problem);
    assert!(said.stderr.contains("does not hold: 2 records are in groups that fail"), "{said:?}");
    assert!(said.stderr.contains("the optimal search finds"), "{said:?}");
    assert_eq!(desk.json("report.json")["warnings"], json!([{"code": "none-found"}]));
    // All there is: exact or nothing, of which the latter holds.
    let (_, said, _) = run(json!({"algorithm": "optimal"}));
    assert_eq!(said.code, Some(0));
    let settings =
        json!({"attributes": [quasi("a")], "models": [{"model": "k-anonymity", "k": 3}]});
    for search in ["optimal", "exhaustive", "samarati", "datafly", "flash", "ola", "incognito"] {
        let mut settings = settings.clone();
        settings["search"] = json!({"algorithm": search});
        let desk = self::desk("a\n1\n2\n", None, &settings);
        assert_eq!(desk.run(&["--json"]).problem(), json!({"code": "no-solution"}), "{search}");
        assert_eq!(desk.json("report.json")["warnings"], json!([]), "{search}");
    }
    for search in ["kaca", "mondrian", "subtree", "mu-argus"] {
        let mut settings = settings.clone();
        settings["search"] = json!({"algorithm": search});
        let problem = self::desk("a\n1\n2\n", None, &settings).run(&["--json"]).problem();
        assert_eq!(problem, json!({"code": "no-solution", "detail": search}));
    }
}

/// Suppressed records that stay as stars are part of what the search decides (spec M23).
#[test]
fn stars_that_fail_are_no_end_but_no_solution() {
    let run = |search: &str| {
        let settings = json!({
            "attributes": [quasi("a")], "models": [{"model": "k-anonymity", "k": 2}],
            "suppression": {"limit": 0.2, "style": "star"}, "search": {"algorithm": search}
        });
        desk("a\n1\n1\n2\n2\n3\n", None, &settings)
    };
    let desk = run("optimal");
    assert_eq!(desk.run(&[]).code, Some(0));
    assert_eq!(desk.json("report.json")["solution"]["suppressed"], 0);
    let compare = ["compare", "recipe.json", "--input", "data.csv", "--json", "--searches"];
    let compared = desk.outis(&[&compare[..], &["datafly,samarati"]].concat());
    assert_eq!(compared.code, Some(0), "{compared:?}");
    let compared: Value = serde_json::from_str(&compared.stdout).unwrap();
    for tried in compared.as_array().unwrap() {
        match tried["trial"]["search"]["algorithm"].as_str() {
            Some("samarati") => assert_eq!(tried["trial"]["problem"]["code"], "search-needs-drop"),
            _ => assert_eq!(tried["trial"]["solution"]["suppressed"], 0, "{tried}"),
        }
    }
    let refused = run("samarati").run(&["--json"]);
    assert_eq!(refused.code, Some(2));
    assert_eq!(refused.problem(), json!({"code": "search-needs-drop", "detail": "samarati"}));
}

/// What is exported is read again as the same levels.
#[test]
fn levels_are_printed_as_a_file_that_stands_for_them() {
    let data = "a,b\n5,x\n20,x\n18,x\n44,y\n45,y\n90,y\n";
    let mut ages = quasi("a");
    ages["hierarchy"] = json!({"kind": "cuts", "cuts": [[18, 45], [18]]});
    let models = json!([{"model": "k-anonymity", "k": 2}]);
    let mut settings = json!({"attributes": [ages, quasi("b")], "models": models});
    settings["suppression"] = json!({"limit": 0.5});
    settings["output"] = json!({"shuffle": false});
    let desk = desk(data, None, &settings);
    assert_eq!(desk.run(&[]).code, Some(0));
    let released = desk.read("release.csv");

    let arguments = ["hierarchy", "recipe.json", "--input", "data.csv", "--attribute", "a"];
    let printed = desk.outis(&arguments);
    assert_eq!(printed.code, Some(0), "{printed:?}");
    assert_eq!(
        printed.stdout,
        "5;<18;<18;*\n18;18-44;>=18;*\n20;18-44;>=18;*\n44;18-44;>=18;*\n45;>=45;>=18;*\n90;>=45;>=18;*\n"
    );
    desk.write("a.csv", &printed.stdout);
    settings["attributes"][0]["hierarchy"] = json!({"kind": "levels", "file": "a.csv"});
    (settings["outis"], settings["kind"]) = (json!(1), json!("recipe"));
    desk.write("recipe.json", settings.to_string());
    for file in ["release.csv", "report.json"] {
        std::fs::remove_file(desk.path(file)).unwrap();
    }
    assert_eq!(desk.run(&[]).code, Some(0));
    assert_eq!(desk.read("release.csv"), released);

    let unknown = ["hierarchy", "recipe.json", "--input", "data.csv", "--attribute", "z", "--json"];
    let refused = desk.outis(&unknown);
    assert_eq!((refused.code, refused.stdout.as_str()), (Some(2), ""));
    assert!(refused.stderr.contains("missing-attribute"), "{refused:?}");
}
