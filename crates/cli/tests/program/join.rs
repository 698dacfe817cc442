//! Further tables are put beside one of persons, and people are counted.

use super::support::{Desk, MARKER, SEED, recipe};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};

/// Born in two years, four people; 8 never came, 9 came twice on one day.
const PATIENTS: &str = "id;born;zip\n7;1950;0100\n8;1950;0100\n9;1951;0200\n10;1951;0200\n";
const VISITS: &str = "patient;ward;ill\n9;A;flu\n7;B;cold\n9;A;gout\n10;A;flu\n";

/// Both tables, and a recipe that joins them.
fn desk(change: impl Fn(&mut Value)) -> Desk {
    let desk = Desk::new();
    let attributes = json!([
        {"name": "id", "role": "identifier"},
        {"name": "born", "role": "quasi-identifier"},
        {"name": "zip", "role": "quasi-identifier"},
        {"name": "ward", "role": "quasi-identifier"},
        {"name": "ill", "role": "insensitive"},
    ]);
    let mut settings = json!({
        "data": {"join": [{"name": "visits", "key": "id", "other-key": "patient"}]},
        "records": {"entity": "id"},
        "output": {"shuffle": false},
    });
    change(&mut settings);
    desk.write("recipe.json", recipe(attributes, 2, settings));
    desk.write("data.csv", PATIENTS);
    desk.write("visits.csv", VISITS);
    desk
}

/// A recipe for what is no table.
const SETS: &str = include_str!("../../../../tests/suite/sets/km-anonymity/recipe.json");

const JOIN: [&str; 2] = ["--join", "visits.csv"];

fn hex(bytes: impl AsRef<[u8]>) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn the_joined_table_is_released_and_people_are_counted() {
    let desk = desk(|_| {});
    let outcome = desk.run(&JOIN);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    assert_eq!(
        desk.read("release.csv"),
        "born;zip;ward;ill\n1950;0100;*;cold\n1950;0100;*;\n\
         1951;0200;*;flu\n1951;0200;*;gout\n1951;0200;*;flu\n"
    );
    let report = desk.json("report.json");
    let [patients, visits] = [PATIENTS, VISITS].map(hex);
    assert_eq!(
        report["input"]["join"],
        json!({"persons": 4, "sha256": patients, "records": 5, "tables": [{
            "name": "visits", "sha256": visits, "records": 4, "without-person": 0,
            "persons-without": 1, "persons-with-several": 1, "most": 2,
        }]})
    );
    assert_eq!(report["input"]["sha256"], hex(patients + &visits));
    assert_eq!(
        (&report["input"]["records"], &report["input"]["attributes"]),
        (&json!(5), &json!(5))
    );
    assert_eq!(
        (&report["records"]["unit"], &report["records"]["persons"]),
        (&json!("persons"), &json!(4))
    );
    assert_eq!(report["models"][0]["achieved"], 2.0);
    let said = outcome.stdout;
    assert!(said.contains("5 records of 4 people"), "{said}");
    assert!(said.contains("“visits”: 4 records. 1 person has none"), "{said}");
    assert!(said.contains("1 person has several, 2."), "{said}");
}

/// Names of columns and the cells of each record.
fn cells(text: &str) -> (Vec<String>, Vec<Vec<String>>) {
    let mut lines = text.lines().map(|line| line.split(';').map(str::to_owned).collect());
    (lines.next().unwrap(), lines.collect())
}

/// The release of many people, counted from its bytes: its lines are those of a nested loop.
#[test]
fn every_line_of_a_release_is_shown_by_enough_people() {
    let (mut patients, mut visits) = ("id;born;zip\n".to_owned(), "patient;ward;ill\n".to_owned());
    let mut next = 17_u32;
    let mut drawn = |below: u32| {
        next = next.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        (next >> 16) % below
    };
    for person in 0..60 {
        patients += &format!("p{person};19{};0{}\n", 50 + drawn(3), 100 + drawn(2));
    }
    for visit in 0..150 {
        visits += &format!("p{};{};i{visit}\n", drawn(55), ["A", "B", "C"][drawn(3) as usize]);
    }
    let desk = desk(|settings| settings["suppression"] = json!({"limit": 0}));
    desk.write("data.csv", &patients);
    desk.write("visits.csv", &visits);
    let outcome = desk.run(&JOIN);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let (people, came) = (cells(&patients).1, cells(&visits).1);
    let mut expected = Vec::new();
    for person in &people {
        let own: Vec<_> = came.iter().filter(|visit| visit[0] == person[0]).collect();
        expected.extend(own.iter().map(|visit| (person[0].clone(), visit[2].clone())));
        if own.is_empty() {
            expected.push((person[0].clone(), String::new()));
        }
    }
    let (names, released) = cells(&desk.read("release.csv"));
    assert_eq!(names, ["born", "zip", "ward", "ill"]);
    assert_eq!(released.len(), expected.len());
    let mut classes: BTreeMap<&[String], BTreeSet<&str>> = BTreeMap::new();
    for (cells, (person, ill)) in released.iter().zip(&expected) {
        assert_eq!(cells[3], *ill);
        classes.entry(&cells[..3]).or_default().insert(person);
    }
    let smallest = classes.values().map(BTreeSet::len).min().unwrap();
    assert!(smallest >= 2, "{smallest}");
    assert_eq!(desk.json("report.json")["models"][0]["achieved"], smallest as f64);
}

/// The problem of a run with these settings and files.
fn refused(change: impl Fn(&mut Value), data: &str, visits: &str) -> Value {
    let desk = desk(change);
    desk.write("data.csv", data);
    desk.write("visits.csv", visits);
    let outcome = desk.run(&[&JOIN[..], &["--json"]].concat());
    assert_eq!(outcome.code, Some(2), "{outcome:?}");
    outcome.discloses_nothing();
    assert!(!desk.has("release.csv") && !desk.has("report.json"));
    let words = desk.run(&JOIN);
    words.discloses_nothing();
    assert!(words.stderr.contains("people") || words.stderr.contains("able"), "{words:?}");
    outcome.problem()
}

#[test]
fn keys_that_tell_no_person_are_refused_with_their_lines() {
    let twice = format!("id;born;zip\n{MARKER};1;1\n8;1;1\n{MARKER};1;2\n");
    assert_eq!(
        refused(|_| {}, &twice, VISITS),
        json!({"code": "join", "detail": "key-twice", "column": 1, "record": 1, "line": 2,
            "other-line": 4, "found": 1})
    );
    let missing = format!("id;born;zip\n8;{MARKER};1\n;{MARKER};1\n");
    assert_eq!(
        refused(|_| {}, &missing, VISITS),
        json!({"code": "join", "detail": "key-missing", "column": 1, "record": 2, "line": 3,
            "found": 1})
    );
    let strays = format!("ward;patient;ill\nA;7;flu\nA;{MARKER};flu\nA;;flu\n");
    assert_eq!(
        refused(|_| {}, PATIENTS, &strays),
        json!({"code": "join", "detail": "without-person", "file": "visits", "column": 2,
            "record": 2, "line": 3, "found": 2})
    );
    let names = format!("patient;born;visits.born\n7;{MARKER};1\n");
    let data = "id;born;visits.born\n7;1;1\n";
    assert_eq!(
        refused(|_| {}, data, &names),
        json!({"code": "join", "detail": "name-twice", "file": "visits", "column": 2})
    );
}

#[test]
fn what_a_recipe_says_of_a_join_has_to_fit() {
    let detail = |change: &dyn Fn(&mut Value)| {
        let problem = refused(change, PATIENTS, VISITS);
        let text = |name: &str| problem[name].as_str().unwrap_or_default().to_owned();
        assert_eq!(text("code"), "join", "{problem}");
        (text("detail"), text("field"), text("attribute"))
    };
    let said = |detail: &str, field: &str, attribute: &str| {
        (detail.to_owned(), field.to_owned(), attribute.to_owned())
    };
    assert_eq!(
        detail(&|settings| settings["records"] = json!({})),
        said("no-entity", "records.entity", "id")
    );
    assert_eq!(
        detail(&|settings| settings["records"] = json!({"entity": "ill"})),
        said("other-entity", "records.entity", "id")
    );
    assert_eq!(
        detail(&|settings| settings["records"] = json!({"person": "record"})),
        said("person", "records.person", "")
    );
    assert_eq!(
        detail(&|settings| settings["records"] = json!({"count": "ill"})),
        said("counts", "records.count", "")
    );
    assert_eq!(
        detail(&|settings| settings["data"]["join"][0]["name"] = json!(" ")),
        said("no-name", "data.join[0].name", "")
    );
    assert_eq!(
        detail(&|settings| settings["missing"] = json!({"values": []})),
        said("no-marker", "", "")
    );
    assert_eq!(
        detail(&|settings| settings["data"]["join"][0]["format"] = json!({"header": false})),
        said("no-names", "", "")
    );
    assert_eq!(
        detail(&|settings| {
            settings["records"] = json!({});
            settings["data"]["fold"] = json!({"by": "id", "columns": {"zip": {"keep": "count", "role": "quasi-identifier"}}});
        }),
        said("fold-counts", "data.fold.columns", "zip")
    );
    assert_eq!(
        detail(&|settings| {
            let entry = settings["data"]["join"][0].clone();
            settings["data"]["join"] = json!([entry, entry]);
        }),
        said("files", "--join", "")
    );
    assert_eq!(detail(&|settings| settings["data"] = json!({})), said("files", "--join", ""));
}

#[test]
fn other_faults_are_those_of_the_recipe() {
    let refused = |change: &dyn Fn(&mut Value)| {
        let desk = desk(change);
        desk.run(&[&JOIN[..], &["--json"]].concat()).problem()
    };
    assert_eq!(
        refused(&|settings| settings["data"]["join"][0]["other-key"] = json!("who")),
        json!({"code": "missing-attribute", "file": "visits", "attribute": "who",
            "field": "data.join[0].other-key"})
    );
    assert_eq!(
        refused(&|settings| settings["data"]["join"][0]["key"] = json!("who")),
        json!({"code": "missing-attribute", "attribute": "who", "field": "data.join[0].key"})
    );
    assert_eq!(
        refused(&|settings| settings["data"]["join"][0]["format"] = json!({"decimal": ","})),
        json!({"code": "idle-field", "field": "data.join[0].format.decimal"})
    );
    assert_eq!(
        refused(&|settings| settings["data"]["join"][0]["file"] = json!("visits.csv"))["code"],
        "recipe-unknown-field"
    );
    let desk = desk(|_| {});
    let twice = desk.run(&["--join", "data.csv", "--json"]).problem();
    assert_eq!(twice, json!({"code": "file-twice", "file": "data.csv"}));
    // Whoever reads the file alone is told what is lacking.
    for arguments in [
        &["frontier", "recipe.json", "--input", "data.csv", "--json"][..],
        &["run", "recipe.json", "--input", "data.csv", "--output", "o", "--report", "r", "--json"],
    ] {
        let problem = desk.outis(arguments).problem();
        let files = json!({"code": "join", "field": "--join", "detail": "files", "expected": 1,
            "found": 0});
        assert_eq!(problem, files);
    }
    let unknown = desk.outis(&["audit", "data.csv", "--join", "visits.csv", "--json"]);
    assert_eq!(unknown.problem()["code"], "usage");
    desk.write("sets.json", SETS);
    let sets =
        ["run", "sets.json", "--input", "data.csv", "--output", "o", "--report", "r", "--json"];
    let sets = desk.outis(&[&sets[..], &JOIN].concat()).problem();
    assert_eq!((&sets["code"], &sets["field"]), (&json!("other-data-kind"), &json!("--join")));
}

/// A problem with a cell of a further table names the line of its own file.
#[test]
fn what_is_wrong_with_a_cell_is_told_by_its_own_file() {
    let desk = desk(|_| {});
    let mut recipe: Value = desk.json("recipe.json");
    recipe["attributes"][3]["hierarchy"] =
        json!({"kind": "intervals", "start": 0, "end": 10, "steps": [5]});
    desk.write("recipe.json", recipe.to_string());
    desk.write("visits.csv", format!("patient;ward;ill\n10;1;a\n9;2;\"b\nc\"\n7;{MARKER};d\n"));
    let outcome = desk.run(&[&JOIN[..], &["--json"]].concat());
    outcome.discloses_nothing();
    let problem = outcome.problem();
    assert_eq!(
        (&problem["code"], &problem["file"], &problem["line"], &problem["attribute"]),
        (&json!("not-a-number"), &json!("visits"), &json!(5), &json!("ward"))
    );
}

/// The same where a weight, a sum or an order is wrong: the third line of the visits, the second of
/// the person whose record is the fourth of the join.
#[test]
fn a_cell_that_is_weighed_added_up_or_put_in_order_is_told_by_its_own_file() {
    let told = |change: &dyn Fn(&mut Value)| {
        let desk = desk(|settings| change(settings));
        let mut recipe: Value = desk.json("recipe.json");
        recipe["attributes"][3]["role"] = json!("insensitive");
        desk.write("recipe.json", recipe.to_string());
        desk.write(
            "visits.csv",
            format!("patient;ward;ill\n8;1;a\n9;{MARKER};a\n9;2;a\n7;3;a\n10;1;a\n"),
        );
        let outcome = desk.run(&[&JOIN[..], &["--json"]].concat());
        outcome.discloses_nothing();
        let problem = outcome.problem();
        ["code", "file", "record", "line", "attribute"].map(|field| problem[field].clone())
    };
    let place = [json!("visits"), json!(2), json!(3), json!("ward")];
    let fold = |settings: &mut Value, fold: Value| {
        settings["data"]["fold"] = fold;
        settings.as_object_mut().unwrap().remove("records");
    };
    let weighed = told(&|settings| settings["records"]["sampling-weight"] = json!("ward"));
    assert_eq!((&weighed[0], &weighed[1..]), (&json!("parameter"), &place[..]));
    let added = told(&|settings| {
        fold(settings, json!({"by": "id", "columns": {"ward": {"keep": "sum"}}}));
    });
    assert_eq!((&added[0], &added[1..]), (&json!("fold"), &place[..]));
    let put = told(&|settings| fold(settings, json!({"by": "id", "order": "ward"})));
    assert_eq!((&put[0], &put[1..]), (&json!("fold"), &place[..]));
}

#[test]
fn records_that_are_nobodys_may_be_left_out_and_are_counted() {
    let desk = desk(|settings| {
        settings["data"]["join"][0]["without-person"] = json!("leave-out");
    });
    desk.write("visits.csv", format!("{VISITS}11;A;flu\n;B;flu\n"));
    let outcome = desk.run(&JOIN);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let table = desk.json("report.json")["input"]["join"]["tables"][0].clone();
    assert_eq!((&table["records"], &table["without-person"]), (&json!(6), &json!(2)));
    assert_eq!(desk.read("release.csv").lines().count(), 6);
    assert!(outcome.stdout.contains("2 records that are nobody’s were left out"), "{outcome:?}");
}

#[test]
fn several_tables_give_all_combinations_of_a_persons_records() {
    let desk = desk(|settings| {
        let labs = json!({"name": "labs", "key": "id"});
        settings["data"]["join"].as_array_mut().unwrap().push(labs);
    });
    let mut recipe: Value = desk.json("recipe.json");
    let more = [
        json!({"name": "labs.ill", "role": "insensitive"}),
        json!({"name": "value", "role": "insensitive"}),
    ];
    recipe["attributes"].as_array_mut().unwrap().extend(more);
    desk.write("recipe.json", recipe.to_string());
    // Objects, and a column that an earlier table has as well.
    desk.write(
        "labs.json",
        r#"[{"id": "9", "ill": "x", "value": "1"}, {"id": "9", "ill": "y", "value": "2"}]"#,
    );
    let outcome = desk.run(&["--join", "visits.csv", "--join", "labs.json"]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let (names, released) = cells(&desk.read("release.csv"));
    assert_eq!(names, ["born", "zip", "ward", "ill", "labs.ill", "value"]);
    let of_nine: Vec<String> = released[2..6].iter().map(|cells| cells[3..].join(" ")).collect();
    assert_eq!(of_nine, ["flu x 1", "flu y 2", "gout x 1", "gout y 2"]);
    assert_eq!(released.len(), 7);
}

#[test]
fn a_workbook_may_be_the_further_table() {
    let desk = desk(|_| {});
    let columns = json!([
        {"name": "patient", "role": "insensitive"},
        {"name": "ward", "role": "insensitive"},
        {"name": "ill", "role": "insensitive"},
    ]);
    let settings = json!({"output": {"format": "xlsx", "shuffle": false}});
    desk.write("pack.json", recipe(columns, 2, settings));
    let packed = ["run", "pack.json", "--input", "visits.csv", "--output", "visits.xlsx"];
    assert_eq!(desk.outis(&[&packed[..], &["--report", "packed.json"]].concat()).code, Some(0));
    assert_eq!(desk.run(&JOIN).code, Some(0));
    let expected = desk.read("release.csv");
    let outcome = desk.run(&["--join", "visits.xlsx"]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    assert_eq!(desk.read("release.csv"), expected);
}

#[test]
fn with_a_fold_each_person_has_one_record_of_all_tables() {
    let desk = desk(|settings| {
        settings["records"] = json!({});
        settings["data"]["fold"] = json!({"by": "id", "columns": {"ill": {"keep": "count"}}});
    });
    let outcome = desk.run(&JOIN);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let (_, released) = cells(&desk.read("release.csv"));
    let counts: Vec<&str> = released.iter().map(|cells| cells[3].as_str()).collect();
    assert_eq!(counts, ["1", "0", "2", "1"]);
    let input = &desk.json("report.json")["input"];
    assert_eq!((&input["records"], &input["join"]["records"]), (&json!(4), &json!(5)));
    assert_eq!((&input["fold"]["persons"], &input["fold"]["most"]), (&json!(4), &json!(2)));
}

#[test]
fn files_and_releases_are_measured_and_attacked() {
    let desk = desk(|_| {});
    let mut recipe: Value = desk.json("recipe.json");
    // Released, so that people can be counted in the release.
    recipe["attributes"][0]["role"] = json!("insensitive");
    desk.write("recipe.json", recipe.to_string());
    assert_eq!(desk.run(&[&JOIN[..], &["--seed", SEED]].concat()).code, Some(0));
    let run = desk.json("report.json");
    let measured = |more: &[&str]| -> Value {
        let outcome = desk.outis(&[&["measure", "recipe.json", "--json"], more].concat());
        serde_json::from_str(&outcome.stdout).unwrap_or_else(|_| panic!("{outcome:?}"))
    };
    let release = measured(&["--input", "release.csv"]);
    assert_eq!(release["models"], run["models"]);
    assert_eq!(release["risk"]["after"], run["risk"]["after"]);
    assert!(release["input"]["join"].is_null());
    let file = measured(&[&["--input", "data.csv"], &JOIN[..]].concat());
    assert_eq!(file["input"], run["input"]);
    assert_eq!(file["risk"]["before"], run["risk"]["before"]);
    let compared = ["--input", "release.csv", "--reference", "data.csv"];
    let compared = measured(&[&compared[..], &JOIN].concat());
    assert_eq!(compared["risk"]["before"], run["risk"]["before"]);
    assert_eq!(compared["utility"]["loss"], run["utility"]["loss"]);
    let attack = ["attack", "recipe.json", "--input", "data.csv", "--release", "release.csv"];
    let attack = desk.outis(&[&attack[..], &JOIN, &["--json"]].concat());
    assert!(matches!(attack.code, Some(0 | 1)), "{attack:?}");
}

#[test]
fn another_further_file_gives_another_order() {
    let desk = desk(|settings| settings["output"] = json!({"shuffle": true}));
    let patients: String = (0..40).map(|id| format!("{id};1950;0{}\n", 100 + id)).collect();
    desk.write("data.csv", format!("id;born;zip\n{patients}"));
    let mut recipe: Value = desk.json("recipe.json");
    recipe["attributes"][2]["role"] = json!("insensitive");
    desk.write("recipe.json", recipe.to_string());
    let order = |visits: &str| {
        desk.write("visits.csv", visits);
        let outcome = desk.run(&[&JOIN[..], &["--seed", SEED]].concat());
        assert_eq!(outcome.code, Some(0), "{outcome:?}");
        let (_, released) = cells(&desk.read("release.csv"));
        released.into_iter().map(|cells| cells[1].clone()).collect::<Vec<_>>()
    };
    let first = order("patient;ward;ill\n0;A;flu\n");
    assert_eq!(order("patient;ward;ill\n0;A;flu\n"), first);
    assert_ne!(order("patient;ward;ill\n0;A;cold\n"), first);
    // How the recipe is written does not matter.
    recipe["data"]["join"][0]["format"] = json!({"delimiter": ";", "header": true, "trim": false});
    recipe["data"]["join"][0]["without-person"] = json!("refuse");
    desk.write("recipe.json", recipe.to_string());
    assert_eq!(order("patient;ward;ill\n0;A;flu\n"), first);
}

#[test]
fn inspecting_both_finds_what_tells_whose_records_are() {
    let desk = desk(|_| {});
    let inspect = ["inspect", "data.csv", "--join", "visits.csv", "--json"];
    let outcome = desk.outis(&inspect);
    let found: Value = serde_json::from_str(&outcome.stdout).unwrap();
    let recipe = &found["recipe"];
    let join = &recipe["data"]["join"][0];
    assert_eq!((&join["name"], &join["key"]), (&json!("visits"), &json!("id")));
    assert_eq!(join["other-key"], "patient");
    assert_eq!(recipe["records"]["entity"], "id");
    assert_eq!(
        recipe["attributes"][0],
        json!({"name": "id", "role": "identifier", "type": "integer"})
    );
    assert_eq!((&found["records"], &found["join"]["persons"]), (&json!(5), &json!(4)));
    // It can be run as it is.
    desk.write("recipe.json", recipe.to_string());
    let ran = desk.run(&JOIN);
    assert!(matches!(ran.code, Some(0 | 1)), "{ran:?}");
    // A value that nobody has makes another column of keys, unless it is called alike.
    desk.write("visits.csv", format!("{VISITS}11;A;flu\n"));
    let unknown = desk.outis(&inspect).problem();
    assert_eq!(unknown, json!({"code": "join", "detail": "no-key", "file": "visits.csv"}));
    desk.write("visits.csv", format!("{VISITS}11;A;flu\n").replace("patient", "ID"));
    let outcome = desk.outis(&inspect);
    let found: Value = serde_json::from_str(&outcome.stdout).unwrap();
    // Whether it may be left out is for somebody to say who has seen it.
    assert_eq!(found["recipe"]["data"]["join"][0]["without-person"], Value::Null);
    assert_eq!(found["join"]["tables"][0]["without-person"], 1);
}

/// A number of orders that is called like that of customers is none of theirs, and where several columns
/// may be meant nothing is guessed.
#[test]
fn a_key_is_not_guessed_among_several() {
    let desk = Desk::new();
    let customers: String = (1..=20).map(|id| format!("{id},{},m\n", 1950 + id % 30)).collect();
    desk.write("customers.csv", format!("id,born,sex\n{customers}"));
    let orders: String = (1..=20).map(|id| format!("{id},{},chair\n", id % 7 + 1)).collect();
    desk.write("orders.csv", format!("id,customer_id,product\n{orders}"));
    let inspect =
        |first: &str, other: &str| desk.outis(&["inspect", first, "--join", other, "--json"]);
    let found: Value =
        serde_json::from_str(&inspect("customers.csv", "orders.csv").stdout).unwrap();
    assert_eq!(found["recipe"]["data"]["join"][0]["other-key"], "customer_id");
    let absences: String = (1..=20).map(|id| format!("{},{}\n", id % 7 + 1, id % 5 + 1)).collect();
    desk.write("absences.csv", format!("who,days\n{absences}"));
    for (first, other) in [("customers.csv", "absences.csv"), ("orders.csv", "customers.csv")] {
        assert_eq!(inspect(first, other).problem()["detail"], "no-key", "{first}");
    }
    // What is left out whole is not of these persons.
    let attributes = json!([
        {"name": "id", "role": "identifier"}, {"name": "born", "role": "insensitive"},
        {"name": "sex", "role": "quasi-identifier"}, {"name": "days", "role": "insensitive"},
    ]);
    let join =
        json!([{"name": "a", "key": "id", "other-key": "who", "without-person": "leave-out"}]);
    let settings = json!({"data": {"kind": "table", "join": join}, "records": {"entity": "id"}});
    desk.write("recipe.json", recipe(attributes, 2, settings));
    desk.write("absences.csv", "who,days\n90,1\n91,2\n");
    let run =
        ["run", "recipe.json", "--input", "customers.csv", "--join", "absences.csv", "--json"];
    let more = ["--output", "release.csv", "--report", "report.json"];
    assert_eq!(desk.outis(&[&run[..], &more].concat()).problem()["detail"], "without-person");
}
