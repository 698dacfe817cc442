//! Files with several records for each person, made one with one.

use crate::support::{Desk, MARKER, SEED, recipe, records};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// A file of stays: who, born, postcode, day, diagnosis, cost with a decimal comma.
fn stays() -> String {
    let mut text = "PatientenID;geboren;PLZ;Aufnahme;Diagnose;Kosten\n".to_owned();
    let mut state = 11_u64;
    let mut draw = |below: u64| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    };
    for record in 0..600_u64 {
        let person = if record < 200 { record } else { draw(200) * draw(200) / 200 };
        let (day, month) = (1 + draw(28), 1 + draw(12));
        let cost = match draw(12) {
            0 => String::new(),
            _ => format!("{},{:02}", draw(90), draw(100)),
        };
        text += &format!(
            "P{person:03};{};{};{day:02}.{month:02}.2024;D{};{cost}\n",
            1940 + person * 7 % 60,
            // Some have moved.
            10 + (person * 3 + u64::from(draw(8) == 0)) % 20,
            draw(6),
        );
    }
    text
}

/// The same folded by hand: the first postcode and the last diagnosis by date, the sum of the
/// costs, and how many stays there were.
fn folded_by_hand() -> (String, BTreeMap<&'static str, [u64; 3]>) {
    let rows = records(&stays(), ';');
    let mut order: Vec<String> = Vec::new();
    let mut persons: BTreeMap<String, Vec<Vec<String>>> = BTreeMap::new();
    for row in &rows[1..] {
        if !order.contains(&row[0]) {
            order.push(row[0].clone());
        }
        persons.entry(row[0].clone()).or_default().push(row.clone());
    }
    let mut text = rows[0].join(";") + ";Aufenthalte\n";
    let mut lost: BTreeMap<&str, [u64; 3]> = BTreeMap::new();
    for person in order {
        let mut own = persons.remove(&person).unwrap();
        own.sort_by_key(|row| row[3].split('.').rev().map(str::to_owned).collect::<Vec<_>>());
        let costs: Vec<u64> =
            own.iter().filter_map(|row| row[5].replace(',', "").parse::<u64>().ok()).collect();
        let sum: u64 = costs.iter().sum();
        let cost = if costs.is_empty() {
            String::new()
        } else {
            format!("{},{:02}", sum / 100, sum % 100)
        };
        let (first, last) = (&own[0], &own[own.len() - 1]);
        let kept = [
            first[0].clone(),
            first[1].clone(),
            first[2].clone(),
            first[3].clone(),
            last[4].clone(),
            cost,
            own.len().to_string(),
        ];
        for (name, column) in [("geboren", 1), ("PLZ", 2), ("Aufnahme", 3), ("Diagnose", 4)] {
            let values: BTreeSet<&String> = own
                .iter()
                .map(|row| &row[column])
                .filter(|&value| *value != kept[column])
                .collect();
            let lost = lost.entry(name).or_default();
            lost[0] += u64::from(!values.is_empty());
            lost[1] += values.len() as u64;
        }
        let missing = costs.len() < own.len() && !costs.is_empty();
        lost.entry("Kosten").or_default()[2] += u64::from(missing);
        text += &(kept.join(";") + "\n");
    }
    (text, lost)
}

fn attributes() -> Value {
    json!([
        {"name": "PatientenID", "role": "identifier"},
        {"name": "geboren", "role": "quasi-identifier", "type": "integer", "hierarchy":
            {"kind": "intervals", "start": 1940, "end": 2000, "steps": [10, 20, 60]}},
        {"name": "PLZ", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
        {"name": "Aufnahme", "role": "insensitive", "accepted": ["nearly-unique-column"]},
        {"name": "Diagnose", "role": "sensitive", "protection": "declined"},
        {"name": "Kosten", "role": "sensitive", "protection": "declined",
            "accepted": ["nearly-unique-column"]}
    ])
}

fn fold() -> Value {
    json!({"by": "PatientenID", "order": "Aufnahme", "columns": {
        "Diagnose": {"keep": "last"}, "Kosten": {"keep": "sum"}, "Aufenthalte": {"keep": "count"}}})
}

fn settings(mut data: Value) -> Value {
    data["format"] = json!({"delimiter": ";", "header": true, "decimal": ","});
    json!({"data": data, "suppression": {"limit": 0.1}, "output": {"shuffle": false}})
}

/// The stays with a recipe that folds them, whose fold or attributes somebody may change.
fn desk(change: impl Fn(&mut Value, &mut Value)) -> Desk {
    let (mut fold, mut attributes) = (fold(), attributes());
    change(&mut fold, &mut attributes);
    let desk = Desk::new();
    desk.write("data.csv", stays());
    desk.write("recipe.json", recipe(attributes, 5, settings(json!({"fold": fold}))));
    desk
}

#[test]
fn a_folded_file_is_released_as_if_it_had_been_folded_before() {
    let desk = desk(|_, _| {});
    let outcome = desk.run(&["--seed", SEED, "--strict"]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let report = desk.json("report.json");
    let (by_hand, lost) = folded_by_hand();

    let other = Desk::new();
    other.write("data.csv", by_hand);
    let mut all = attributes();
    // A count is a quasi-identifier unless the recipe says otherwise.
    let count = json!({"name": "Aufenthalte", "role": "quasi-identifier"});
    all.as_array_mut().unwrap().push(count);
    let mut said = settings(json!({}));
    said["records"] = json!({"person": "record"});
    other.write("recipe.json", recipe(all, 5, said));
    assert_eq!(other.run(&["--seed", SEED]).code, Some(0));
    let expected = other.json("report.json");
    assert_eq!(desk.read("release.csv"), other.read("release.csv"));
    for part in ["solution", "models", "records", "missing", "risk", "utility", "sensitive"] {
        assert_eq!(report[part], expected[part], "{part}");
    }
    assert_eq!(report["warnings"], expected["warnings"]);
    assert_eq!(report["output"], expected["output"]);

    // Whose figures those are, and what is gone.
    let input = &report["input"];
    assert_eq!((&input["records"], &input["attributes"]), (&json!(200), &json!(7)));
    assert_ne!(input["sha256"], expected["input"]["sha256"]);
    let told = &input["fold"];
    assert_eq!((&told["by"], &told["order"]), (&json!("PatientenID"), &json!("Aufnahme")));
    assert_eq!((&told["records"], &told["persons"]), (&json!(600), &json!(200)));
    assert_eq!(told["columns"].as_object().unwrap().len(), 6);
    for (name, [persons, values, incomplete]) in lost {
        let column = &told["columns"][name];
        assert_eq!(column["persons"], persons, "{name}");
        assert_eq!(column["values"], values, "{name}");
        assert_eq!(column["incomplete"], incomplete, "{name}");
    }
    assert!(told["columns"]["Diagnose"]["values"].as_u64() > Some(0));
    assert_eq!(told["columns"]["Kosten"]["keep"], "sum");
    assert!(told["columns"]["Kosten"]["incomplete"].as_u64() > Some(0));
    let said = &outcome.stdout;
    assert!(
        said.contains("One record for each person, by “PatientenID”: 200 made of 600"),
        "{said}"
    );
    assert!(said.contains("Diagnose (last): "), "{said}");
}

#[test]
fn a_release_is_measured_as_it_is_and_the_file_folded() {
    let desk = desk(|_, _| {});
    assert_eq!(desk.run(&["--seed", SEED]).code, Some(0));
    let run = desk.json("report.json");
    let measured = |file: &str, more: &[&str]| -> Value {
        let arguments = ["measure", "recipe.json", "--input", file, "--json"];
        let outcome = desk.outis(&[&arguments[..], more].concat());
        serde_json::from_str(&outcome.stdout).unwrap_or_else(|_| panic!("{outcome:?}"))
    };
    let release = measured("release.csv", &[]);
    assert_eq!(release["input"]["fold"], Value::Null);
    assert_eq!(release["risk"]["after"], run["risk"]["after"]);
    assert_eq!(release["models"], run["models"]);
    assert_eq!(release["records"]["unit"], "persons");
    let file = measured("data.csv", &[]);
    assert_eq!(file["input"]["fold"], run["input"]["fold"]);
    assert_eq!(file["risk"]["before"], run["risk"]["before"]);
    let compared = measured("release.csv", &["--reference", "data.csv"]);
    assert_eq!(compared["risk"]["before"], run["risk"]["before"]);
    assert_eq!(compared["utility"]["loss"], run["utility"]["loss"]);
}

/// Who tells persons apart may be released, and then a release has it too, each once.
#[test]
fn a_release_with_the_number_of_each_person_is_not_folded_again() {
    let desk = desk(|_, attributes| {
        attributes[0] = json!({"name": "PatientenID", "role": "insensitive",
            "accepted": ["nearly-unique-column"]});
    });
    assert_eq!(desk.run(&["--seed", SEED]).code, Some(0));
    let run = desk.json("report.json");
    let arguments = ["measure", "recipe.json", "--json", "--input"];
    for (file, folds) in [("release.csv", false), ("data.csv", true)] {
        let outcome = desk.outis(&[&arguments[..], &[file]].concat());
        let report: Value = serde_json::from_str(&outcome.stdout).unwrap();
        assert_eq!(report["input"]["fold"].is_object(), folds, "{file}");
        let part = if folds { "before" } else { "after" };
        assert_eq!(report["risk"][part], run["risk"][part], "{file}");
    }
}

#[test]
fn what_a_count_is_for_can_be_said_in_either_place() {
    let released = |change: &dyn Fn(&mut Value, &mut Value)| {
        let desk = desk(change);
        let outcome = desk.run(&["--seed", SEED]);
        assert_eq!(outcome.code, Some(0), "{outcome:?}");
        desk.read("release.csv")
    };
    let of_fold = released(&|fold, _| {
        fold["columns"]["Aufenthalte"]["role"] = json!("identifier");
    });
    let of_attributes = released(&|_, attributes| {
        let count = json!({"name": "Aufenthalte", "role": "identifier"});
        attributes.as_array_mut().unwrap().push(count);
    });
    assert_eq!(of_fold, of_attributes);
    assert!(of_fold.starts_with("geboren;PLZ;Aufnahme;Diagnose;Kosten\n"), "{of_fold}");
}

/// The recipe decides the order of a release; how it is written does not.
#[test]
fn a_fold_that_says_the_same_has_the_same_order() {
    let released = |change: &dyn Fn(&mut Value, &mut Value)| {
        let (mut fold, mut attributes) = (fold(), attributes());
        change(&mut fold, &mut attributes);
        let desk = Desk::new();
        desk.write("data.csv", stays());
        let mut said = settings(json!({"fold": fold}));
        said["output"] = json!({"shuffle": true});
        desk.write("recipe.json", recipe(attributes, 5, said));
        assert_eq!(desk.run(&["--seed", SEED]).code, Some(0));
        desk.read("release.csv")
    };
    let plain = released(&|_, _| {});
    let spelt = released(&|fold, attributes| {
        fold["columns"]["PLZ"] = json!({"keep": "first"});
        fold["unassigned"] = json!("refuse");
        fold["columns"]["Aufenthalte"]["role"] = json!("quasi-identifier");
        let count = json!({"name": "Aufenthalte", "role": "quasi-identifier"});
        attributes.as_array_mut().unwrap().push(count);
    });
    assert_eq!(plain, spelt);
}

#[test]
fn records_of_nobody_are_refused_or_left_out_and_counted() {
    let nameless = stays() + ";1950;10;01.01.2024;D1;1,00\n;1950;10;01.01.2024;D2;1,00\n";
    let refused = desk(|_, _| {});
    refused.write("data.csv", &nameless);
    let outcome = refused.run(&["--json"]);
    assert_eq!(outcome.code, Some(2), "{outcome:?}");
    let problem = outcome.problem();
    assert_eq!((&problem["code"], &problem["detail"]), (&json!("fold"), &json!("person-missing")));
    assert_eq!((&problem["record"], &problem["line"]), (&json!(601), &json!(602)));
    assert_eq!((&problem["found"], &problem["attribute"]), (&json!(2), &json!("PatientenID")));
    let said = refused.run(&[]).stderr;
    assert!(said.contains("2 records do not say whose they are"), "{said}");
    assert!(said.contains("leave-out"), "{said}");
    let left_out = desk(|fold, _| fold["unassigned"] = json!("leave-out"));
    left_out.write("data.csv", &nameless);
    let outcome = left_out.run(&[]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let told = &left_out.json("report.json")["input"]["fold"];
    assert_eq!((&told["unassigned"], &told["persons"]), (&json!(2), &json!(200)));
    assert!(outcome.stdout.contains("2 records that do not say whose they are"), "{outcome:?}");
}

#[test]
fn what_cannot_be_folded_is_refused_by_place_and_never_by_content() {
    let refused = |text: &str, change: &dyn Fn(&mut Value, &mut Value)| {
        let desk = desk(change);
        desk.write("data.csv", text);
        let outcome = desk.run(&["--json"]);
        assert_eq!(outcome.code, Some(2), "{outcome:?}");
        outcome.discloses_nothing();
        desk.run(&[]).discloses_nothing();
        let problem = outcome.problem();
        let text = |name: &str| problem[name].as_str().unwrap_or_default().to_owned();
        let line = problem["line"].as_u64().unwrap_or_default();
        (text("code"), text("detail"), text("attribute"), line)
    };
    let told = |code: &str, detail: &str, attribute: &str, line: u64| {
        (code.to_owned(), detail.to_owned(), attribute.to_owned(), line)
    };
    let row = |person: &str, born: &str, date: &str, cost: &str| {
        format!("{person};{born};10;{date};D1;{cost}\n")
    };
    let head = "PatientenID;geboren;PLZ;Aufnahme;Diagnose;Kosten\n";
    let good = row("P1", "1950", "01.02.2024", "1,5");
    let file = |rows: &[String]| [&[head.to_owned()], rows].concat().concat();

    let much = file(&[good.clone(), row("P1", "1950", "02.02.2024", MARKER)]);
    assert_eq!(refused(&much, &|_, _| {}), told("fold", "not-a-number", "Kosten", 3));
    let undated = file(&[good.clone(), row("P1", "1950", "", "1")]);
    assert_eq!(refused(&undated, &|_, _| {}), told("fold", "order-missing", "Aufnahme", 3));
    let odd = file(&[good.clone(), row("P1", "1950", MARKER, "1")]);
    assert_eq!(refused(&odd, &|_, _| {}), told("fold", "order-unclear", "Aufnahme", 3));
    let found = refused(&odd, &|fold, _| fold["format"] = json!("%d.%m.%Y"));
    assert_eq!(found, told("fold", "not-a-date", "Aufnahme", 3));
    let long = "9".repeat(28);
    let sums = file(&vec![row("P1", "1950", "01.02.2024", &long); 9]);
    assert_eq!(refused(&sums, &|_, _| {}), told("fold", "sum-too-long", "Kosten", 2));

    // What is wrong with a value that was kept is said of the record that it is from.
    let moved = file(&[
        row("P1", "1950", "05.02.2024", "1"),
        row("P2", "1950", "01.02.2024", "1"),
        row("P1", MARKER, "06.02.2024", "1"),
        row("P1", "1950", "04.02.2024", "1"),
    ]);
    let found = refused(&moved, &|fold, _| fold["columns"]["geboren"] = json!({"keep": "last"}));
    assert_eq!(found, told("not-a-number", "", "geboren", 4));

    let field = |change: &dyn Fn(&mut Value, &mut Value)| {
        let (code, detail, attribute, _) = refused(&file(std::slice::from_ref(&good)), change);
        format!("{code} {detail} {attribute}")
    };
    assert_eq!(field(&|fold, _| fold["by"] = json!("who")), "missing-attribute  who");
    assert_eq!(field(&|fold, _| fold["order"] = json!("when")), "missing-attribute  when");
    let column = |name: &'static str, keep: &'static str| {
        move |fold: &mut Value, _: &mut Value| fold["columns"][name] = json!({"keep": keep})
    };
    assert_eq!(field(&column("other", "sum")), "missing-attribute  other");
    // What the recipe has and the table lacks is the table's affair, whoever names it.
    let of_recipe = |change: &dyn Fn(&mut Value)| {
        let desk = desk(|fold, attributes| {
            let attribute = json!({"name": "Station", "role": "insensitive"});
            attributes.as_array_mut().unwrap().push(attribute);
            change(fold);
        });
        desk.write("data.csv", file(std::slice::from_ref(&good)));
        desk.run(&["--json"]).problem()
    };
    let lacking = json!({"code": "missing-attribute", "attribute": "Station"});
    assert_eq!(of_recipe(&|fold| fold["by"] = json!("Station")), lacking);
    assert_eq!(of_recipe(&|fold| fold["order"] = json!("Station")), lacking);
    assert_eq!(of_recipe(&|fold| fold["columns"]["Station"] = json!({"keep": "sum"})), lacking);
    assert_eq!(field(&column("PatientenID", "last")), "fold by-kept PatientenID");
    assert_eq!(field(&column("Besuche", "count")), "fold counted-twice Besuche");
    assert_eq!(
        field(&|fold, _| {
            fold["columns"]["Kosten"]["role"] = json!("insensitive");
        }),
        "not-together fold-role Kosten"
    );
}

#[test]
fn an_entity_beside_a_fold_is_refused_and_that_records_are_persons_is_not() {
    for (records, code) in
        [(json!({"entity": "PatientenID"}), Some(2)), (json!({"person": "record"}), Some(0))]
    {
        let desk = Desk::new();
        desk.write("data.csv", stays());
        let mut said = settings(json!({"fold": fold()}));
        said["records"] = records;
        desk.write("recipe.json", recipe(attributes(), 5, said));
        let outcome = desk.run(&["--json"]);
        assert_eq!(outcome.code, code, "{outcome:?}");
        if code == Some(2) {
            assert_eq!(outcome.problem()["detail"], "entity-and-fold");
        }
    }
}

/// Columns of a file without names go by their numbers, and those of a release move.
#[test]
fn a_file_without_names_is_folded_by_numbers() {
    let desk = Desk::new();
    desk.write("data.csv", "a;1;x\nb;1;x\na;1;y\nb;1;\nc;2;x\n");
    let fold_with = |columns: Value| {
        let attributes = json!([
            {"column": 1, "role": "identifier"},
            {"column": 2, "role": "quasi-identifier"},
            {"column": 3, "role": "insensitive"}
        ]);
        let fold = json!({"by": "1", "columns": columns});
        let data = json!({"fold": fold, "format": {"delimiter": ";", "header": false}});
        let output = json!({"shuffle": false});
        let settings = json!({"data": data, "output": output, "suppression": {"limit": 0.4}});
        desk.write("recipe.json", recipe(attributes, 2, settings));
        desk.run(&["--json"])
    };
    let outcome = fold_with(json!({"3": {"keep": "count"}}));
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    assert_eq!(desk.read("release.csv"), "1;2\n1;1\n");
    let measured = |file: &str| -> Value {
        let measured = desk.outis(&["measure", "recipe.json", "--input", file, "--json"]);
        serde_json::from_str(&measured.stdout).unwrap_or_else(|_| panic!("{measured:?}"))
    };
    assert_eq!(measured("release.csv")["models"][0]["achieved"], 2.0);
    assert_eq!(measured("data.csv")["input"]["fold"]["persons"], 3);
    let outcome = fold_with(json!({"visits": {"keep": "count"}}));
    assert_eq!(outcome.code, Some(2), "{outcome:?}");
    assert_eq!(outcome.problem()["detail"], "no-names");
}

#[test]
fn inspect_names_the_third_answer() {
    let desk = desk(|_, _| {});
    let said = desk.outis(&["inspect", "data.csv"]).stdout;
    assert!(said.contains(r#""fold": {"by": "PatientenID"}"#), "{said}");
    assert!(said.contains("makes 200 of the 600 records."), "{said}");
    // What it would refuse is named with what it takes.
    let incomplete = stays().lines().enumerate().fold(String::new(), |text, (line, record)| {
        let (_, others) = record.split_once(';').unwrap();
        text + &if line == 7 { format!(";{others}\n") } else { format!("{record}\n") }
    });
    desk.write("data.csv", incomplete);
    let said = desk.outis(&["inspect", "data.csv"]).stdout;
    assert!(said.contains(r#""by": "PatientenID", "unassigned": "leave-out"}"#), "{said}");
    assert!(said.contains("of the 599 records, and leaves out the one that"), "{said}");
}

#[test]
fn persons_whose_numbers_are_read_alike_are_told() {
    let desk = Desk::new();
    desk.write("data.csv", "id,a\np1,1\nP1,1\np2,1\np2,1\n");
    let attributes =
        json!([{"name": "id", "role": "identifier"}, {"name": "a", "role": "quasi-identifier"}]);
    desk.write("recipe.json", recipe(attributes, 2, json!({"data": {"fold": {"by": "id"}}})));
    assert_eq!(desk.run(&[]).code, Some(0));
    let report = desk.json("report.json");
    let told =
        report["warnings"].as_array().unwrap().iter().find(|it| it["code"] == "persons-alike");
    let expected = json!({"code": "persons-alike", "attribute": "id", "line": 2, "values": 2});
    assert_eq!(told, Some(&expected));
    assert_eq!(desk.run(&["--strict"]).code, Some(2));
}
