//! Files with several records for one person.

use crate::support::{Desk, SEED, recipe, records};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

const PERSONS: u64 = 800;
const RECORDS: u64 = 2218;

/// Numbers that look random and are the same everywhere.
fn drawn(seed: u64) -> impl FnMut(u64) -> u64 {
    let mut state = seed;
    move |below| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    }
}

/// A file of visits: who, birth year, sex, area, the number of the record, and what was found.
/// The record's number is released, so that it is known whose each released record is.
fn visits() -> String {
    let mut text = "PatientenID;born;sex;area;visit;finding\n".to_owned();
    let mut draw = drawn(11);
    for record in 0..RECORDS {
        // A few come again and again.
        let person =
            if record < PERSONS { record } else { draw(PERSONS) * draw(PERSONS) / PERSONS };
        let mut draw_own = drawn(person + 3);
        draw_own(2);
        let (born, sex) = (1940 + draw_own(60), ["f", "m"][draw_own(2) as usize]);
        // Who has moved is in two classes.
        let area = (draw_own(40) * draw_own(40) / 40 + u64::from(draw(9) == 0)) % 40;
        text += &format!("P{person:04};{born};{sex};{area:02};{record};F{}\n", draw(6));
    }
    text
}

fn attributes() -> Value {
    json!([
        {"name": "PatientenID", "role": "identifier"},
        {"name": "born", "role": "quasi-identifier", "type": "integer", "hierarchy":
            {"kind": "intervals", "start": 1940, "end": 2000, "steps": [10, 20, 60]}},
        {"name": "sex", "role": "quasi-identifier"},
        {"name": "area", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
        {"name": "visit", "role": "insensitive", "accepted": ["nearly-unique-column"]},
        {"name": "finding", "role": "sensitive", "protection": "declined"}
    ])
}

fn desk(settings: Value) -> Desk {
    let desk = Desk::new();
    desk.write("data.csv", visits());
    let mut all = json!({"suppression": {"limit": 0.05}});
    for (name, value) in settings.as_object().unwrap() {
        all[name] = value.clone();
    }
    desk.write("recipe.json", recipe(attributes(), 5, all));
    desk
}

/// The same with this level of birth years, and areas and sex as they are.
fn fixed(born: u32, mut settings: Value) -> Value {
    settings["search"] =
        json!({"algorithm": "fixed", "levels": {"born": born, "sex": 0, "area": 0}});
    settings["suppression"] = json!({"limit": 0.6});
    settings
}

/// What the released bytes hold, by what is known of whose record each is.
struct Held {
    /// Records and persons of each class.
    classes: Vec<(usize, usize)>,
    released: BTreeSet<u64>,
}

fn held(desk: &Desk) -> Held {
    let data = visits();
    let whose: Vec<String> = records(&data, ';')[1..].iter().map(|row| row[0].clone()).collect();
    let release = desk.read("release.csv");
    let rows = records(&release, ';');
    assert_eq!(rows[0], ["born", "sex", "area", "visit", "finding"]);
    let mut classes: BTreeMap<Vec<String>, (usize, BTreeSet<&str>)> = BTreeMap::new();
    let mut released = BTreeSet::new();
    for row in &rows[1..] {
        let record: u64 = row[3].parse().unwrap();
        released.insert(record);
        let class = classes.entry(row[..3].to_vec()).or_default();
        class.0 += 1;
        class.1.insert(&whose[record as usize]);
    }
    let classes = classes.into_values().map(|(records, persons)| (records, persons.len()));
    Held { classes: classes.collect(), released }
}

fn codes(report: &Value) -> Vec<&str> {
    let warnings = report["warnings"].as_array().unwrap();
    warnings.iter().map(|warning| warning["code"].as_str().unwrap()).collect()
}

/// Sizes as a report has them.
fn sizes(found: impl Iterator<Item = usize>) -> Value {
    let mut sizes: BTreeMap<usize, usize> = BTreeMap::new();
    found.for_each(|size| *sizes.entry(size).or_default() += 1);
    json!(sizes.into_iter().collect::<Vec<_>>())
}

#[test]
fn a_silent_recipe_counts_records_and_is_warned() {
    let desk = desk(fixed(2, json!({})));
    let outcome = desk.run(&["--seed", SEED]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let (held, report) = (held(&desk), desk.json("report.json"));
    // What is certified in records is not true of persons.
    assert_eq!(report["models"][0]["achieved"], json!(5.0));
    assert!(held.classes.iter().all(|&(records, _)| records >= 5));
    assert!(held.classes.iter().any(|&(_, persons)| persons < 5));
    let warning = &report["warnings"][0];
    assert_eq!(
        warning,
        &json!({"code": "records-may-repeat-persons", "attribute": "PatientenID",
            "values": PERSONS, "records": RECORDS})
    );
    assert_eq!(report["records"]["unit"], "records");
    assert_eq!(report["records"]["record"], "records");
    assert_eq!(report["records"]["answered"], false);
    assert!(outcome.stdout.contains("PatientenID"), "{outcome:?}");
    assert!(outcome.stdout.contains("of the records above"), "{outcome:?}");
    // A column that is released word for word may point to people, whatever is counted.
    let mut risks = outcome.stdout.lines().filter(|line| line.starts_with("Risk"));
    assert!(risks.all(|line| !line.contains("people")), "{outcome:?}");
}

#[test]
fn strict_refuses_a_silent_recipe_and_writes_nothing() {
    let silent = desk(json!({}));
    let outcome = silent.run(&["--strict", "--json"]);
    assert_eq!(outcome.code, Some(2), "{outcome:?}");
    let problem = outcome.problem();
    assert_eq!(
        (&problem["code"], &problem["attribute"], &problem["detail"]),
        (&json!("strict"), &json!("PatientenID"), &json!("records-may-repeat-persons"))
    );
    assert_eq!(silent.files(), ["data.csv", "recipe.json"]);
    for answer in [json!({"entity": "PatientenID"}), json!({"person": "record"})] {
        let desk = desk(json!({"records": answer, "suppression": {"limit": 0.5}}));
        let outcome = desk.run(&["--strict"]);
        assert_eq!(outcome.code, Some(0), "{outcome:?}");
        assert!(!codes(&desk.json("report.json")).contains(&"records-may-repeat-persons"));
    }
}

/// Forty people with one record each, and one pilot with ten; `others` share an address.
fn one_pilot(name: &str, others: u64) -> Desk {
    let mut text = format!("{name};job;sex\n");
    for record in 0..50 + others {
        text += &match record {
            0..40 => {
                let sex = ["m", "w"][record as usize / 4 % 2];
                let job = ["teacher", "mason", "nurse", "clerk"][record as usize % 4];
                format!("K{};{job};{sex}\n", 1000 + record * 37)
            }
            40..50 => "K9999;pilot;m\n".to_owned(),
            _ => {
                let sex = ["m", "w"][record as usize / 2 % 2];
                format!("info;{};{sex}\n", ["teacher", "nurse"][record as usize % 2])
            }
        };
    }
    let desk = Desk::new();
    desk.write("data.csv", text);
    desk
}

fn pilot_recipe(name: &str, settings: Value) -> String {
    let attributes = json!([
        {"name": name, "role": "identifier"},
        {"name": "job", "role": "quasi-identifier"},
        {"name": "sex", "role": "quasi-identifier"}
    ]);
    recipe(attributes, 5, settings)
}

/// Ten records of one person are a class of ten, which no name of a column tells.
#[test]
fn one_person_with_many_records_is_asked_about() {
    for others in [0, 12] {
        let desk = one_pilot("contact", others);
        desk.write("recipe.json", pilot_recipe("contact", json!({})));
        let outcome = desk.run(&["--strict", "--json"]);
        assert_eq!(outcome.code, Some(2), "{others} {outcome:?}");
        assert_eq!(outcome.problem()["detail"], "records-may-repeat-persons", "{others}");
        assert_eq!(desk.files(), ["data.csv", "recipe.json"], "{others}");
        // Without strict the report says how many.
        let outcome = desk.run(&["--seed", SEED]);
        assert_eq!(outcome.code, Some(0), "{others} {outcome:?}");
        let report = desk.json("report.json");
        let told = json!({"code": "records-may-repeat-persons", "attribute": "contact",
            "values": 41 + u64::from(others > 0), "records": 50 + others});
        let warnings = report["warnings"].as_array().unwrap();
        assert_eq!(warnings.iter().filter(|warning| **warning == told).count(), 1, "{others}");
        // Who has answered is not asked again.
        desk.write(
            "recipe.json",
            pilot_recipe("contact", json!({"records": {"person": "record"}})),
        );
        assert_eq!(desk.run(&["--strict"]).code, Some(0), "{others}");
    }
    let desk = one_pilot("Filiale", 0);
    desk.write("recipe.json", pilot_recipe("Filiale", json!({})));
    assert_eq!(desk.run(&["--strict"]).code, Some(0));
}

/// Nothing but what the column is called says whose records they are.
#[test]
fn what_is_called_the_number_of_a_person_is_asked_about() {
    let rows: String = (0..200)
        .map(|record| format!("{};{};d{}\n", record % 40, record % 2, record % 5))
        .collect();
    for (name, asked) in [("bene_id", true), ("MA-Nr", true), ("Proband*in", true), ("lot", false)]
    {
        let desk = Desk::new();
        desk.write("data.csv", format!("{name};region;drug\n{rows}"));
        let attributes = json!([
            {"name": name, "role": "identifier"},
            {"name": "region", "role": "quasi-identifier"},
            {"name": "drug", "role": "insensitive"}
        ]);
        desk.write("recipe.json", recipe(attributes, 5, json!({})));
        let outcome = desk.run(&["--strict", "--json"]);
        assert_eq!(outcome.code, Some(if asked { 2 } else { 0 }), "{name} {outcome:?}");
        if asked {
            assert_eq!(outcome.problem()["detail"], "records-may-repeat-persons", "{name}");
        }
    }
}

#[test]
fn with_an_entity_every_figure_counts_persons() {
    let desk = desk(fixed(3, json!({"records": {"entity": "PatientenID"}})));
    let outcome = desk.run(&["--seed", SEED]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let (held, report) = (held(&desk), desk.json("report.json"));
    let smallest = held.classes.iter().map(|&(_, persons)| persons).min().unwrap();
    assert!(smallest >= 5);
    let model = &report["models"][0];
    assert_eq!((&model["achieved"], &model["unit"]), (&json!(smallest as f64), &json!("persons")));
    assert_eq!(model["deciding"]["persons"], smallest);
    let persons = || held.classes.iter().map(|&(_, persons)| persons);
    let risk = &report["risk"]["after"];
    assert_eq!(risk["class-sizes"], sizes(persons()));
    assert_eq!(risk["sample-uniques"], persons().filter(|&size| size == 1).count());
    let all: usize = persons().sum();
    let near = |value: &Value, expected: f64| (value.as_f64().unwrap() - expected).abs() < 1e-12;
    assert!(near(&risk["prosecutor"]["average"], held.classes.len() as f64 / all as f64));
    assert!(near(&risk["prosecutor"]["max"], 1.0 / smallest as f64));

    // Before, the same by counting.
    let data = visits();
    let rows = records(&data, ';');
    let mut before: BTreeMap<Vec<String>, BTreeSet<&str>> = BTreeMap::new();
    for row in &rows[1..] {
        before.entry(row[1..4].to_vec()).or_default().insert(&row[0]);
    }
    let of_before = &report["risk"]["before"];
    assert_eq!(of_before["class-sizes"], sizes(before.values().map(BTreeSet::len)));
    let exposed: usize = before.values().map(BTreeSet::len).filter(|&size| size < 5).sum();
    assert_eq!(of_before["prosecutor"]["records-above-threshold"], exposed);

    // Suppression stays in records, and it is said who lost them.
    let lost = RECORDS - held.released.len() as u64;
    assert!(lost > 0 && report["solution"]["suppressed"] == lost);
    let mut kept: BTreeMap<&str, [bool; 2]> = BTreeMap::new();
    for row in &rows[1..] {
        let stays = held.released.contains(&row[4].parse().unwrap());
        kept.entry(&row[0]).or_default()[usize::from(stays)] = true;
    }
    let count = |fate: [bool; 2]| kept.values().filter(|&&kept| kept == fate).count();
    assert_eq!(
        report["records"],
        json!({"unit": "persons", "record": "records", "answered": true, "entity": "PatientenID",
            "persons": PERSONS, "lost-some": count([true, true]), "lost-all": count([true, false])})
    );
    assert!(count([true, true]) > 0 && count([true, false]) > 0, "{kept:?}");
    // Some persons have visits in several classes.
    assert_eq!(codes(&report), ["sequences-single-out", "special-uniques-untold"], "{report}");
    assert!(outcome.stdout.contains("800"), "{outcome:?}");
}

#[test]
fn each_record_may_be_said_to_be_a_person() {
    let desk = desk(json!({"records": {"person": "record"}}));
    let outcome = desk.run(&["--seed", SEED]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let report = desk.json("report.json");
    assert_eq!(
        report["records"],
        json!({"unit": "persons", "record": "persons", "answered": true, "entity": null,
            "persons": null, "lost-some": null, "lost-all": null})
    );
    assert!(codes(&report).is_empty());
    assert!(outcome.stdout.contains("Each record is a person"), "{outcome:?}");
}

#[test]
fn a_recipe_that_says_both_is_refused() {
    let desk = desk(json!({"records": {"entity": "PatientenID", "person": "record"}}));
    let outcome = desk.run(&["--json"]);
    assert_eq!(outcome.code, Some(2));
    let problem = outcome.problem();
    assert_eq!(
        (&problem["code"], &problem["field"], &problem["detail"]),
        (&json!("not-together"), &json!("records.person"), &json!("entity-and-person"))
    );
    let said = desk.run(&[]).stderr;
    assert!(said.contains("records.entity") && said.contains("records.person"), "{said}");
}

#[test]
fn inspect_asks_whether_the_column_is_the_person() {
    let desk = desk(json!({}));
    let said = desk.outis(&["inspect", "data.csv"]).stdout;
    assert!(said.contains("Is “PatientenID” the person? 800 values in 2218 records"), "{said}");
    let json: Value =
        serde_json::from_str(&desk.outis(&["inspect", "data.csv", "--json"]).stdout).unwrap();
    let person = json!({"attribute": "PatientenID", "values": PERSONS, "records": RECORDS});
    assert_eq!(json["person"], person);
    assert_eq!(json["counted"]["unit"], "records");
}

/// Nobody is named by the family's name alone.
#[test]
fn names_in_two_columns_are_asked_about() {
    let desk = Desk::new();
    let mut text = "Surname;First name;born;area\n".to_owned();
    for record in 0..120_u64 {
        let person = record % 40;
        let mut draw = drawn(person * 7 + 1);
        let [family, given] = [draw(25), draw(30)].map(|place| char::from(b'A' + place as u8));
        text += &format!("{family}ord;{given}i;{}-0{}-1{}", 1930 + draw(70), 1 + draw(9), draw(9));
        text += &format!(";{}\n", draw(4));
    }
    desk.write("data.csv", &text);
    let inspected = desk.outis(&["inspect", "data.csv"]).stdout;
    let asked = "Do “Surname, First name, born” together say who the person is? \
        40 persons in 120 records";
    assert!(inspected.contains(asked), "{inspected}");
    let said = r#""data": {"together": {"Surname": ["First name","born"]}}"#;
    assert!(inspected.contains(said), "{inspected}");
    let attributes = json!([
        {"name": "Surname", "role": "identifier"},
        {"name": "First name", "role": "identifier"},
        {"name": "born", "role": "identifier"},
        {"name": "area", "role": "quasi-identifier"},
    ]);
    desk.write("recipe.json", recipe(attributes, 2, json!({})));
    assert_eq!(desk.run(&["--strict"]).code, Some(2));
    let warned = desk.run(&[]);
    assert_eq!(warned.code, Some(0));
    let told = "Surname: Together with First name, born it seems to tell persons apart";
    assert!(format!("{warned:?}").contains(told), "{warned:?}");
}

/// What is said has to be what a recipe may say.
#[test]
fn birth_dates_that_are_asked_about_can_be_the_person() {
    let desk = Desk::new();
    let mut text = "Geb.;Geschlecht;PLZ;Diagnose\n".to_owned();
    for record in 0..240_u64 {
        let person = record % 60;
        let born = format!("{:02}.{:02}.{}", 1 + person * 7 % 28, 1 + person % 12, 1940 + person);
        text += &format!(
            "{born};{};{};D{}\n",
            ["m", "w"][person as usize % 2],
            8020 + person % 4,
            record % 7
        );
    }
    desk.write("data.csv", &text);
    let inspected = desk.outis(&["inspect", "data.csv"]).stdout;
    let said = r#""records": {"entity": "Geb."} and the role "identifier" for the column"#;
    assert!(inspected.contains(said), "{inspected}");
    let mut suggested: Value =
        serde_json::from_str(&desk.outis(&["inspect", "data.csv", "--json"]).stdout).unwrap();
    let mut recipe = suggested["recipe"].take();
    recipe["records"] = json!({"entity": "Geb."});
    recipe["attributes"][0] = json!({"name": "Geb.", "role": "identifier"});
    desk.write("recipe.json", recipe.to_string());
    let outcome = desk.run(&[]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    assert_eq!(desk.json("report.json")["records"]["persons"], 60);
}

/// The second record of each person writes the number otherwise.
#[test]
fn numbers_that_are_written_otherwise_in_each_record_are_asked_about() {
    let desk = Desk::new();
    let mut text = "patient_id;sex;born;finding\n".to_owned();
    for record in 0..160_u64 {
        let person = record % 80;
        let number = if record < 80 { format!("K-{person:03}") } else { format!("k {person:03}") };
        let (sex, born) = (["f", "m"][person as usize % 2], 1940 + person * 7 % 60);
        text += &format!("{number};{sex};{born};F{}\n", record % 7);
    }
    desk.write("data.csv", &text);
    let inspected = desk.outis(&["inspect", "data.csv"]).stdout;
    for said in
        ["Is “patient_id” the person? 80 values in 160 records", "(p1 and P1, K-017 and K 017)"]
    {
        assert!(inspected.contains(said), "{inspected}");
    }
    let json: Value =
        serde_json::from_str(&desk.outis(&["inspect", "data.csv", "--json"]).stdout).unwrap();
    assert_eq!(json["person"]["alike"], true);
    let attributes = json!([
        {"name": "patient_id", "role": "identifier"},
        {"name": "sex", "role": "quasi-identifier"},
        {"name": "born", "role": "quasi-identifier"},
        {"name": "finding", "role": "sensitive", "protection": "declined"},
    ]);
    // Two records of one person are no two persons.
    desk.write("recipe.json", recipe(attributes.clone(), 2, json!({})));
    assert_eq!(desk.run(&["--strict"]).code, Some(2));
    assert_eq!(desk.run(&[]).code, Some(0));
    assert!(codes(&desk.json("report.json")).contains(&"records-may-repeat-persons"));
    // Whoever says that the number is the person is told that it is written in two ways.
    let entity = json!({"records": {"entity": "patient_id"}});
    desk.write("recipe.json", recipe(attributes, 2, entity));
    assert_eq!(desk.run(&[]).code, Some(0));
    assert!(codes(&desk.json("report.json")).contains(&"persons-alike"));
}

#[test]
fn a_measured_file_says_what_it_counts() {
    let desk = desk(json!({}));
    let measured = |recipe_of: Value, file: &str| -> Value {
        desk.write("other.json", recipe(attributes(), 2, recipe_of));
        let outcome = desk.outis(&["measure", "other.json", "--input", file, "--json"]);
        serde_json::from_str(&outcome.stdout).unwrap_or_else(|_| panic!("{outcome:?}"))
    };
    let silent = measured(json!({}), "data.csv");
    assert_eq!(codes(&silent), ["records-may-repeat-persons", "identifier-present"]);
    assert_eq!(silent["records"]["unit"], "records");
    let by_person = measured(json!({"records": {"entity": "PatientenID"}}), "data.csv");
    assert_eq!(by_person["records"]["persons"], PERSONS);
    assert_eq!(codes(&by_person), ["identifier-present", "special-uniques-untold"]);
    let before = |report: &Value| report["risk"]["before"]["sample-uniques"].as_u64().unwrap();
    assert!(before(&by_person) > before(&silent));
    // Where the number is gone, nobody knows who has several records.
    assert_eq!(desk.run(&[]).code, Some(0));
    let released = measured(json!({}), "release.csv");
    assert_eq!(released["records"]["unit"], "records");
}

#[test]
fn a_measured_release_is_told_by_its_reference_who_repeats() {
    for name in ["Fall", "PatientenID"] {
        let desk = Desk::new();
        let rows: String = (0..300)
            .map(|i| {
                let case = i % 60;
                format!(
                    "{};{};{};F{}\n",
                    7000 + case * 13,
                    1940 + case % 12,
                    ["f", "m"][case % 2],
                    i % 7
                )
            })
            .collect();
        desk.write("data.csv", format!("{name};born;sex;finding\n{rows}"));
        let attributes = json!([
            {"name": name, "role": "identifier"},
            {"name": "born", "role": "quasi-identifier", "type": "integer"},
            {"name": "sex", "role": "quasi-identifier"},
            {"name": "finding", "role": "sensitive", "protection": "declined"}
        ]);
        desk.write("recipe.json", recipe(attributes, 5, json!({})));
        let outcome = desk.run(&[]);
        assert_eq!(outcome.code, Some(0), "{outcome:?}");
        let run = desk.json("report.json");
        assert_eq!(run["records"]["unit"], "records");
        let measure = ["measure", "recipe.json", "--input", "release.csv"];
        let reference = ["--reference", "data.csv"];
        let json = |more: &[&str]| -> Value {
            let outcome = desk.outis(&[&measure[..], more, &["--json"]].concat());
            serde_json::from_str(&outcome.stdout).unwrap_or_else(|_| panic!("{outcome:?}"))
        };
        let measured = json(&reference);
        assert_eq!(measured["records"]["unit"], "records");
        assert_eq!(measured["warnings"][0], run["warnings"][0]);
        assert_eq!(codes(&measured), ["records-may-repeat-persons"]);
        let said = desk.outis(&[&measure[..], &reference].concat()).stdout;
        assert!(!said.contains("people"), "{said}");
        assert_eq!(json(&[])["records"]["unit"], "records");
    }
}

#[test]
fn a_pseudonym_that_is_released_is_said_to_join_records() {
    let mut released = attributes();
    released[0] =
        json!({"name": "PatientenID", "role": "insensitive", "accepted": ["nearly-unique-column"]});
    let settings = json!({"records": {"entity": "PatientenID"}, "suppression": {"limit": 0.5}});
    let desk = desk(settings.clone());
    let named = |report: &Value| {
        let warnings = report["warnings"].as_array().unwrap().iter();
        warnings.filter(|it| it["code"] == "entity-released").cloned().collect::<Vec<_>>()
    };
    assert_eq!(desk.run(&[]).code, Some(0));
    assert!(named(&desk.json("report.json")).is_empty());
    desk.write("recipe.json", recipe(released, 5, settings));
    let outcome = desk.run(&["--strict"]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let warning = [json!({"code": "entity-released", "attribute": "PatientenID"})];
    assert_eq!(named(&desk.json("report.json")), warning);
    assert!(outcome.stdout.contains("joins a person’s records across groups"), "{outcome:?}");
    let measured = desk.outis(&["measure", "recipe.json", "--input", "release.csv", "--json"]);
    assert_eq!(named(&serde_json::from_str(&measured.stdout).unwrap()), warning);
}
