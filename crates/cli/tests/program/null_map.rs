//! Nobody of a table of other people looks like a record, or all look like somebody else: who is in
//! both, and what nobody knows.

use crate::support::{Desk, MARKER};
use serde_json::{Value, json};

const DATA: &str = "nr,first,last,zip,age\n1,Ada,Berg,101,30\n2,Bea,Berg,101,31\n3,Cem,Dorn,102,30\n\
    4,Dan,Egli,102,31\n";

fn desk(people: &str, settings: &Value) -> Desk {
    let desk = Desk::new();
    let mut recipe = json!({
        "outis": 1, "kind": "recipe",
        "attributes": [
            {"name": "nr", "role": "identifier"},
            {"name": "first", "role": "identifier"},
            {"name": "last", "role": "identifier"},
            {"name": "zip", "role": "quasi-identifier",
             "hierarchy": {"kind": "mask", "from": "right"}},
            {"name": "age", "role": "quasi-identifier", "type": "integer",
             "hierarchy": {"kind": "intervals", "start": 0, "end": 100, "steps": [10]}}
        ],
        "models": [{"model": "k-anonymity", "k": 2}, {"model": "null-map", "population": "people"}],
        "tables": {"people": {"file": "people.csv"}}
    });
    for (name, value) in settings.as_object().unwrap() {
        recipe[name] = value.clone();
    }
    desk.write("recipe.json", recipe.to_string());
    desk.write("data.csv", DATA);
    desk.write("people.csv", people);
    desk
}

fn problem(people: &str, settings: &Value) -> Value {
    let desk = desk(people, settings);
    let outcome = desk.run(&["--json"]);
    assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(2), ""), "{outcome:?}");
    assert_eq!(desk.files(), ["data.csv", "people.csv", "recipe.json"]);
    outcome.problem()
}

fn codes(report: &Value) -> Vec<(&str, Option<&str>)> {
    let warnings = report["warnings"].as_array().unwrap().iter();
    warnings.map(|one| (one["code"].as_str().unwrap(), one["attribute"].as_str())).collect()
}

/// Two of the others live where two of the data do, and are in their thirties as well.
#[test]
fn who_looks_like_nobody_is_released() {
    let none = json!({});
    let desk = desk("nr,first,last,zip,age\n8,Ada,Ott,102,31\n9,Ada,Hahn,102,35\n", &none);
    let outcome = desk.run(&[]);
    assert_eq!(outcome.code, Some(1), "{outcome:?}");
    let some = json!({"suppression": {"limit": 0.5}});
    let desk = self::desk(&desk.read("people.csv"), &some);
    let outcome = desk.run(&[]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    assert!(outcome.stdout.contains("achieved 0: holds"), "{outcome:?}");
    let mut lines: Vec<_> = desk.read("release.csv").lines().map(str::to_owned).collect();
    lines.sort();
    assert_eq!(lines, ["101,30-39", "101,30-39", "zip,age"]);
    let report = desk.json("report.json");
    let model = &report["models"][1];
    assert_eq!((&model["achieved"], &model["holds"]), (&json!(0.0), &json!(true)), "{model}");
    assert_eq!(report["solution"]["suppressed"], 2);
    assert_eq!(codes(&report), []);
    // Nobody is sought among them.
    assert_eq!(report["risk"]["after"]["journalist"], Value::Null);
    assert_eq!(report["risk"]["after"]["marketer"], Value::Null);
    // Whoever has the file alone does not know what its labels are that nobody of the table shows.
    let measure = ["measure", "recipe.json", "--input", "release.csv", "--json"];
    let outcome = desk.outis(&measure);
    let problem = outcome.problem();
    assert_eq!((outcome.code, &problem["code"]), (Some(2), &json!("not-in-population")));
    let compared = [&measure[..], &["--reference", "data.csv"]].concat();
    let outcome = desk.outis(&compared);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let measured: Value = serde_json::from_str(&outcome.stdout).unwrap();
    assert_eq!((&measured["models"][1]["achieved"], codes(&measured)), (&json!(0.0), vec![]));
    // The file as it was is of somebody on the list.
    desk.write("release.csv", "zip,age\n102,31\n101,30\n");
    assert_eq!(desk.outis(&compared).code, Some(1));
}

#[test]
fn somebody_in_both_is_refused() {
    let none = json!({});
    let shares = |attribute: &str, found: u32| {
        json!({"code": "population-shares-persons", "attribute": attribute, "found": found,
               "file": "people.csv"})
    };
    let people = "nr,zip,age\n 1 ,999,99\n4,999,98\n7,999,97\n";
    assert_eq!(problem(people, &none), shares("nr", 2));
    // Last names recur, so that one alone says nothing; first and last name together do.
    let people = "first,last,zip,age\nBEA,berg,999,99\nAda,Egli,999,98\nAda,Berger,999,98\n\
        Cem,Berg,999,99\n";
    assert_eq!(problem(people, &none), shares("first, last", 1));
    let people = "first,last,zip,age\nAda,Egli,999,98\nAda,Berger,999,98\nCem,Berg,999,99\n\
        Dan,Berg,999,99\n";
    assert_eq!(desk(people, &none).run(&[]).code, Some(0));
    // Whose a record is says the column that the recipe names, unique or not.
    let entity = json!({"records": {"entity": "last"}});
    let people = "last,zip,age\nDorn,999,99\nHahn,999,98\n";
    assert_eq!(problem(people, &entity), shares("last", 1));
    let desk = desk(&people.replace("Hahn", MARKER), &entity);
    desk.write("data.csv", DATA.replace("Dorn", MARKER));
    let outcome = desk.run(&[]);
    assert_eq!(outcome.code, Some(2));
    outcome.discloses_nothing();
}

#[test]
fn what_was_not_compared_is_told_and_refused_where_one_is_strict() {
    let people = "zip,age\n999,99\n998,30\n";
    let desk = desk(people, &json!({}));
    assert_eq!(desk.run(&[]).code, Some(0));
    let report = desk.json("report.json");
    let expected = [("persons-not-compared", None), ("no-common-values", Some("zip"))];
    assert_eq!(codes(&report), expected);
    let strict = desk.run(&["--strict", "--json"]);
    assert_eq!((strict.code, &strict.problem()["code"]), (Some(2), &json!("strict")));
}

#[test]
fn other_settings_that_contradict_it_are_named() {
    let people = "nr,zip,age\n8,102,31\n";
    let risk = json!({"risk": {"population": "people"}});
    let setting = json!("null-map-population");
    let refused = problem(people, &risk);
    let told = (&refused["field"], &refused["detail"]);
    assert_eq!(told, (&json!("risk.population"), &setting));
    let mapped = json!({"models": [
        {"model": "null-map", "population": "people"},
        {"model": "k-map", "k": 2, "population": "people"}]});
    assert_eq!(problem(people, &mapped)["detail"], setting);
    let missing = problem("nr,zip,age\n8,,31\n", &json!({}));
    assert_eq!((&missing["attribute"], &missing["file"]), (&json!("zip"), &json!("people.csv")));
    assert_eq!(missing["detail"], "null-map-missing");
    let samarati = json!({"search": {"algorithm": "samarati"}});
    assert_eq!(problem(people, &samarati)["code"], "search-needs-monotone");
}

/// Where levels mix, what the texts of a class may stand for is asked of the others.
#[test]
fn branches_of_hierarchies_show_nobody_either() {
    let settings = json!({"search": {"algorithm": "subtree"}, "suppression": {"limit": 0.5}});
    let desk = desk("nr,zip,age\n8,102,31\n", &settings);
    let outcome = desk.run(&[]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    assert!(outcome.stdout.contains("achieved 0: holds"), "{outcome:?}");
    let release = desk.read("release.csv");
    let lines: Vec<&str> = release.lines().skip(1).collect();
    assert_eq!(lines, ["101,30-39", "101,30-39"]);
}

/// Everybody of the data stands in the population, and others who look like each of them. Two, or
/// all, are described there as their neighbour is here.
#[test]
fn who_looks_like_others_only_is_counted() {
    let mapped = json!({"models": [{"model": "k-map", "k": 2, "population": "people"}],
        "suppression": {"limit": 0.5},
        "search": {"algorithm": "fixed", "levels": {"zip": 0, "age": 0}}});
    let others = "11,101,30\n12,101,31\n13,102,30\n14,102,31\n";
    let counted = |people: &str| {
        let desk = desk(people, &mapped);
        let outcome = desk.run(&[]);
        assert_eq!(outcome.code, Some(0), "{outcome:?}");
        let report = desk.json("report.json");
        assert_eq!(report["risk"]["before"]["journalist"].get("identities"), None);
        report["risk"]["after"]["journalist"]["identities"].clone()
    };
    let told = |known: u32, misrelated: u32| json!({"known": known, "misrelated": misrelated});
    let everybody = |own: &str| format!("nr,zip,age\n{own}{others}");
    let own = "1,101,30\n2,101,31\n3,102,30\n4,102,31\n";
    assert_eq!(counted(&everybody(own)), told(4, 0));
    let two = "1,101,31\n2,101,30\n3,102,30\n4,102,31\n";
    assert_eq!(counted(&everybody(two)), told(4, 2));
    let all = "1,101,31\n2,101,30\n3,102,31\n4,102,30\n";
    assert_eq!(counted(&everybody(all)), told(4, 4));
    // Of who is left out, and of whom nobody knows who he is, nothing is said.
    let fewer = &everybody(all).replace("\n11,", "\n11,9");
    assert_eq!(counted(fewer), told(3, 3));
    let unknown = &everybody(all).replace("\n4,", "\n,");
    assert_eq!(counted(unknown), told(3, 3));
    let names = everybody(all).replace("nr,", "number,");
    assert_eq!(counted(&names), Value::Null);
    let names = "first,last,zip,age\nAda,Berg,101,31\nbea,BERG,101,30\nAda,Dorn,102,30\n\
        Dan,Egli,102,31\nEva,Berg,101,30\nFay,Berg,101,31\nGil,Egli,102,30\nAda,Ott,102,31\n";
    assert_eq!(counted(names), told(3, 2));
}
