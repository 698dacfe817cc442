//! What stands beside the models: tables, references, losses, and rules for missing cells.

use crate::models::{DATA, POPULATION, desk, recipe, refused, tables};
use serde_json::{Value, json};

#[test]
fn every_measure_of_loss_is_searched_for_and_reported() {
    let described = desk(&json!([]), &json!({})).outis(&["describe", "--json"]).stdout;
    let described: Value = serde_json::from_str(&described).unwrap();
    let losses = described["losses"].as_array().unwrap();
    assert_eq!(losses[0]["id"], "loss");
    for loss in losses {
        let settings = json!({"loss": {"metric": loss["id"], "label": "illness"}});
        let desk = desk(&json!([{"model": "k-anonymity", "k": 2}]), &settings);
        assert_eq!(desk.run(&[]).code, Some(0), "{loss}");
        let report = desk.json("report.json");
        assert_eq!(report["solution"]["loss"]["optimal"], true, "{loss}");
        let utility = report["utility"].get(loss["id"].as_str().unwrap());
        assert!(utility.is_some_and(Value::is_number), "{loss} {utility:?}");
    }
    let ranked = json!({"loss": {"aggregate": "rank"}});
    let desk = desk(&json!([{"model": "k-anonymity", "k": 2}]), &ranked);
    assert_eq!(desk.run(&[]).code, Some(0));
    let loss = &desk.json("report.json")["solution"]["loss"];
    assert_eq!((&loss["ranked"][0], loss["ranked"].as_array().unwrap().len()), (&loss["value"], 2));
}

#[test]
fn levels_that_lose_too_few_or_less_than_nothing_are_refused_by_attribute() {
    for losses in [json!([0, 1]), json!([0, -1, 1, 1]), json!([0.5, 1, 1, 1])] {
        let desk = desk(&json!([{"model": "k-anonymity", "k": 2}]), &json!({}));
        let mut recipe: Value = serde_json::from_str(&desk.read("recipe.json")).unwrap();
        recipe["loss"] = json!({"metric": "weighted-information-loss"});
        recipe["attributes"][1]["hierarchy"]["losses"] = losses;
        desk.write("recipe.json", recipe.to_string());
        let problem = desk.run(&["--json"]).problem();
        assert_eq!((&problem["code"], &problem["attribute"]), (&json!("parameter"), &json!("zip")));
        assert_eq!(problem["field"], "attributes.hierarchy.losses");
    }
}

#[test]
fn tables_come_from_the_recipe_or_the_command_line() {
    let k_map = json!([{"model": "k-map", "k": 3, "population": "people"}]);
    let desk = desk(&k_map, &json!({}));
    let outcome = desk.run(&["--json"]);
    assert_eq!(
        outcome.problem(),
        json!({"code": "missing-table", "field": "models[0].population", "detail": "people"})
    );
    let outcome = desk.run(&["--table", "people=people.csv"]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let report = desk.json("report.json");
    assert_eq!(report["tables"]["people"]["records"], 12);
    for when in ["before", "after"] {
        assert!(report["risk"][when]["journalist"]["max"].is_number(), "{report}");
        assert!(report["risk"][when]["marketer"].is_number(), "{report}");
    }
    let measure = ["measure", "recipe.json", "--input", "release.csv", "--json"];
    let outcome = desk.outis(&[&measure[..], &["--table", "people=people.csv"]].concat());
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let measured: Value = serde_json::from_str(&outcome.stdout).unwrap();
    assert_eq!(measured["models"], report["models"]);
    let promised = &report["risk"]["after"]["journalist"];
    assert_eq!(&measured["risk"]["after"]["journalist"], promised);
    // Nothing says whose the rows of the population are.
    assert_eq!(promised.get("identities"), None);
    // The one that is given takes the place of the recipe's.
    let absent = json!({"tables": {"people": {"file": "gone.csv"}}});
    desk.write("recipe.json", recipe(&k_map, &absent));
    assert_eq!(desk.run(&["--json"]).problem()["file"], "gone.csv");
    assert_eq!(desk.run(&["--table", "people=people.csv"]).code, Some(0));
}

#[test]
fn a_table_that_does_not_fit_is_refused_by_its_name() {
    let k_map = json!([{"model": "k-map", "k": 3, "population": "people"}]);
    for (people, problem) in [
        (
            "zip;more\n1;2\n",
            json!({"code": "missing-attribute", "attribute": "age", "file": "people.csv"}),
        ),
        (
            "zip;age\n1;2\n3\n",
            json!({"code": "ragged", "record": 2, "line": 3, "expected": 2, "found": 1,
            "file": "people.csv"}),
        ),
        // Four rows, and three persons.
        (
            "zip;age;PatientenID\n101;30;p1\n101;30;p1\n102;31;p2\n102;31;p3\n",
            json!({"code": "population-repeats-persons", "attribute": "PatientenID", "found": 3,
            "expected": 4, "file": "people.csv"}),
        ),
        (
            "zip;age;SV-Nummer\n101;30;1\n101;30;1\n102;31;2\n102;31;2\n",
            json!({"code": "population-repeats-persons", "attribute": "SV-Nummer", "found": 2,
            "expected": 4, "file": "people.csv"}),
        ),
        (
            "zip;age\n101;30\n",
            json!({"code": "population-without-sample", "found": 7, "detail": "people.csv",
            "record": 2, "line": 3}),
        ),
    ] {
        let desk = desk(&k_map, &tables());
        desk.write("people.csv", people);
        let outcome = desk.run(&["--json"]);
        assert_eq!((outcome.code, outcome.problem()), (Some(2), problem), "{outcome:?}");
    }
    let presence = json!({"model": "delta-presence", "min": 0, "max": 1, "population": "others"});
    let both = json!([k_map[0], presence]);
    let desk = desk(&both, &json!({}));
    let problem = desk.run(&["--json"]).problem();
    assert_eq!(
        (&problem["code"], &problem["detail"]),
        (&json!("two-populations"), &json!("people, others"))
    );
    for (table, code) in [("others", "usage"), ("nobody=people.csv", "usage")] {
        let problem = desk.run(&["--json", "--table", table]).problem();
        assert_eq!(problem["code"], code, "{problem}");
        assert!(problem["field"].as_str().unwrap().starts_with("--table"), "{problem}");
    }
    desk.write("people.csv", POPULATION);
    let same = desk.outis(&[
        "run",
        "recipe.json",
        "--input",
        "data.csv",
        "--output",
        "people.csv",
        "--report",
        "r.json",
        "--table",
        "people=people.csv",
        "--json",
    ]);
    assert_eq!(same.problem()["code"], "same-file", "{same:?}");
}

#[test]
fn measuring_says_whose_shares_it_compares_with() {
    let close = json!([{"model": "t-closeness", "attribute": "illness", "t": 0.1}]);
    let desk = desk(&close, &json!({}));
    desk.write("part.csv", "zip,age,illness,income\n1,1,flu,10\n1,1,flu,20\n");
    let measure = |more: &[&str]| {
        let outcome = desk.outis(
            &[&["measure", "recipe.json", "--input", "part.csv"][..], more, &["--json"]].concat(),
        );
        let code = outcome.code;
        (code, serde_json::from_str::<Value>(&outcome.stdout).unwrap())
    };
    let (code, alone) = measure(&[]);
    assert_eq!((code, &alone["reference"]), (Some(0), &json!("file itself")));
    assert_eq!(alone["models"][0]["achieved"], 0.0);
    let (code, compared) = measure(&["--reference", "data.csv"]);
    assert_eq!((code, &compared["reference"]), (Some(1), &json!("given")));
    assert_eq!(compared["models"][0]["achieved"], 0.625);
    assert_eq!(compared["risk"]["before"]["sample-uniques"], 8);
    let words = desk.outis(&["measure", "recipe.json", "--input", "part.csv"]);
    assert!(words.stdout.contains("--reference"), "{words:?}");
}

#[test]
fn wildcards_go_with_k_anonymity_alone() {
    let wildcard = json!({"missing": {"match": "wildcard"}});
    let t = json!({"model": "t-closeness", "attribute": "illness", "t": 0.1});
    let problem = refused(&t, &wildcard);
    assert_eq!(
        (&problem["code"], &problem["detail"]),
        (&json!("not-together"), &json!("wildcard"))
    );
    let desk = desk(&json!([{"model": "k-anonymity", "k": 2}]), &wildcard);
    desk.write("data.csv", DATA.replace("101,30", ",30"));
    assert_eq!(desk.run(&[]).code, Some(0));
    let report = desk.json("report.json");
    assert_eq!(report["missing"]["match"], "wildcard");
    assert_eq!(report["missing"]["records"], 1);
    assert!(report["risk"]["before"]["wildcard"]["max"].is_number());
}

#[test]
fn records_left_out_because_of_missing_values_are_counted() {
    let rule = json!({"missing": {"match": "remove-row"}, "suppression": {"limit": 0.5},
        "search": {"algorithm": "fixed", "levels": {"zip": 2, "age": 2}}});
    let desk = desk(&json!([{"model": "k-anonymity", "k": 2}]), &rule);
    desk.write("data.csv", DATA.replace("101,30", ",30"));
    let outcome = desk.run(&[]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let missing = &desk.json("report.json")["missing"];
    assert_eq!((&missing["records"], &missing["left-out"]), (&json!(1), &json!(1)));
}
