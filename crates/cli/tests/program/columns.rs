//! Columns that are released word for word and may find people by themselves, and sensitive ones
//! that nothing protects: what report, summary and `--strict` say. Every figure is counted again
//! from the bytes that were released.

use crate::support::{Desk, recipe, records};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Sixty people of three postcodes, with what an office keeps of them.
fn data() -> String {
    let mut data = "zip;mail;note;plate;phone;salary;illness\n".to_owned();
    for i in 0..60 {
        let mail = if i % 3 == 0 { format!("person{i}@example.org") } else { String::new() };
        let note = match i % 4 {
            0 => format!("Came with her daughter Lena and was sent home by Dr. Novak on day {i}"),
            _ => "nothing".to_owned(),
        };
        // Some share a car, and too few for it to look like a person.
        let plate = format!("DD-AB {}", 100 + if i < 36 { i / 2 } else { i });
        let phone = format!("+49 351 46300{i:02}");
        let illness = ["flu", "gout", "asthma", "cold"][i % 4];
        let salary = 31_000 + 137 * i;
        data += &format!("8166{};{mail};{note};{plate};{phone};{salary};{illness}\n", i % 3);
    }
    data
}

fn attributes() -> Value {
    json!([
        {"name": "zip", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
        {"name": "mail", "role": "insensitive"},
        {"name": "note", "role": "insensitive"},
        {"name": "plate", "role": "insensitive"},
        {"name": "phone", "role": "insensitive"},
        {"name": "salary", "role": "sensitive"},
        {"name": "illness", "role": "sensitive"}
    ])
}

fn desk(attributes: Value) -> Desk {
    let desk = Desk::new();
    desk.write("data.csv", data());
    desk.write("recipe.json", recipe(attributes, 5, json!({})));
    desk
}

/// The column's values in the release that are not missing, each with its records.
fn values(release: &str, column: &str) -> BTreeMap<String, usize> {
    let rows = records(release, ';');
    let index = rows[0].iter().position(|name| name == column).unwrap();
    let mut values = BTreeMap::new();
    for row in rows[1..].iter().filter(|row| !row[index].is_empty()) {
        *values.entry(row[index].clone()).or_insert(0) += 1;
    }
    values
}

fn notice<'a>(report: &'a Value, list: &str, code: &str, column: &str) -> Option<&'a Value> {
    let all = report[list].as_array().into_iter().flatten();
    all.into_iter().find(|notice| notice["code"] == code && notice["attribute"] == column)
}

/// What is warned of, by column, code and detector.
fn told(report: &Value, list: &str) -> Vec<String> {
    let all = report[list].as_array().into_iter().flatten();
    let told = all.map(|notice| {
        let texts = ["attribute", "code", "detector"].map(|field| notice[field].as_str());
        texts.map(Option::unwrap_or_default).join(" ").trim().to_owned()
    });
    told.collect()
}

const TOLD: [&str; 8] = [
    "salary sensitive-unprotected",
    "illness sensitive-unprotected",
    "mail looks-identifying e-mail",
    "mail nearly-unique-column",
    "note looks-identifying long-text",
    "plate looks-identifying number-plate",
    "phone looks-identifying telephone",
    "phone nearly-unique-column",
];

#[test]
fn what_identifies_is_told_with_the_figures_of_the_released_bytes() {
    let desk = desk(attributes());
    let outcome = desk.run(&["--summary", "summary.json"]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let (release, report) = (desk.read("release.csv"), desk.json("report.json"));
    let mut expected = TOLD.to_vec();
    expected.insert(2, "phone formulas-guarded");
    expected.push("salary nearly-unique-column");
    assert_eq!(told(&report, "warnings"), expected);
    assert_eq!(report.get("accepted"), None);
    let guarded = release.lines().filter(|line| line.contains("'+49")).count();
    let told_guarded = notice(&report, "warnings", "formulas-guarded", "phone").unwrap();
    assert_eq!(told_guarded["records"], json!(guarded));
    // The public summary says it of the column, too.
    let shown = desk.json("summary.json")["columns"].as_array().unwrap().clone();
    let phone = shown.iter().find(|column| column["name"] == "phone").unwrap();
    assert_eq!(
        phone["shown"],
        "as in the input; may point to people by itself; with an apostrophe before what a spreadsheet would run"
    );

    for column in ["mail", "phone", "salary"] {
        let values = values(&release, column);
        let records: usize = values.values().sum();
        let alone = values.values().filter(|&&records| records == 1).count();
        let told = notice(&report, "warnings", "nearly-unique-column", column).unwrap();
        assert_eq!((&told["values"], &told["records"]), (&json!(values.len()), &json!(records)));
        assert_eq!(told["unique"], json!(alone as f64 / records as f64), "{column}");
    }
    // Counted by the plainest of marks: an @, a word that only the notes have, and the rest.
    // The telephone number stands there as the formula guard writes it.
    for (column, mark) in [("mail", "@"), ("note", "Lena"), ("plate", "DD-"), ("phone", "'+49 351")]
    {
        let values = values(&release, column);
        let records: usize = values.values().sum();
        let matching: usize =
            values.iter().filter(|(cell, _)| cell.contains(mark)).map(|(_, records)| records).sum();
        assert!(matching > 0, "{column}");
        let told = notice(&report, "warnings", "looks-identifying", column).unwrap();
        assert_eq!(told["records"], json!(records), "{column}");
        assert_eq!(told["matching"], json!(matching as f64 / records as f64), "{column}");
    }

    // Neither the summary nor the report repeats a cell of them.
    for cell in ["person0@", "Novak", "DD-AB", "351 463", "31000"] {
        assert!(!outcome.stdout.contains(cell) && !report.to_string().contains(cell), "{cell}");
    }
    // The headline names them before anything is said of the quasi-identifiers.
    let place_of =
        |text: &str| outcome.stdout.find(text).unwrap_or_else(|| panic!("{text}: {outcome:?}"));
    let single = "5 columns are released with values that may point to people by themselves";
    assert!(place_of(single) < place_of("by the quasi-identifiers before"));
    assert!(place_of("mail, note, plate, phone, salary") > place_of(single));
    place_of(
        "Note: phone: 100 % of the 60 records with a value hold what looks like telephone numbers.",
    );
    place_of(
        "Note: salary: 100 % of the 60 records with a value have one that no other record has (60 different values).",
    );
    place_of(
        "illness: not protected against inference, and the recipe does not say that this is meant",
    );
    assert!(!outcome.stdout.to_lowercase().contains("stands alone"));
}

#[test]
fn strict_refuses_each_of_them_and_writes_nothing() {
    let whole = attributes();
    let alone = |column: usize, change: Value| {
        let mut attributes = whole.clone();
        for (number, attribute) in attributes.as_array_mut().unwrap().iter_mut().enumerate().skip(1)
        {
            if number != column {
                attribute["role"] = json!("identifier");
            }
        }
        for (name, value) in change.as_object().unwrap() {
            attributes[column][name] = value.clone();
        }
        desk(attributes)
    };
    let declined = json!({"protection": "declined"});
    for (column, change, code) in [
        (1, json!({}), "looks-identifying"),
        (1, json!({"accepted": ["looks-identifying"]}), "nearly-unique-column"),
        (2, json!({}), "looks-identifying"),
        (3, json!({}), "looks-identifying"),
        (4, json!({}), "looks-identifying"),
        (5, json!({}), "sensitive-unprotected"),
        (5, declined.clone(), "nearly-unique-column"),
        (6, json!({}), "sensitive-unprotected"),
    ] {
        let desk = alone(column, change);
        let outcome = desk.run(&["--strict", "--json"]);
        assert_eq!(outcome.code, Some(2), "{column}: {outcome:?}");
        let attribute = &whole[column]["name"];
        assert_eq!(
            outcome.problem(),
            json!({"code": "strict", "attribute": attribute, "detail": code})
        );
        assert_eq!(desk.files(), ["data.csv", "recipe.json"]);
    }
    for (column, change) in [
        (1, json!({"accepted": ["looks-identifying", "nearly-unique-column"]})),
        (2, json!({"accepted": ["looks-identifying"]})),
        (5, json!({"protection": "declined", "accepted": ["nearly-unique-column"]})),
        (6, declined),
    ] {
        let outcome = alone(column, change).run(&["--strict"]);
        assert_eq!(outcome.code, Some(0), "{column}: {outcome:?}");
    }
}

/// A roster has a column for each person, and releases what they are called.
#[test]
fn columns_that_are_called_after_persons_are_told_until_that_is_accepted() {
    let names = ["Bachmann J.", "Wyss N.", "Petrov A."];
    let mut data = format!("zip;{};ada@example.org\n", names.join(";"));
    for i in 0..30 {
        data += &format!("8166{};{};F;N;{}\n", i % 3, ["S", "F"][i % 2], i % 5);
    }
    let desk_with = |attributes: &Value| {
        let desk = Desk::new();
        desk.write("data.csv", &data);
        desk.write("recipe.json", recipe(attributes.clone(), 5, json!({})));
        desk
    };
    let mut attributes = json!([
        {"name": "zip", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
        {"name": names[0], "role": "insensitive"},
        {"name": names[1], "role": "quasi-identifier"},
        {"name": names[2], "role": "identifier"},
        {"name": "ada@example.org", "role": "insensitive"}
    ]);
    let desk = desk_with(&attributes);
    let outcome = desk.run(&[]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let expected = [
        "Bachmann J. looks-identifying person-name",
        "Wyss N. looks-identifying person-name",
        "ada@example.org looks-identifying e-mail",
    ];
    assert_eq!(told(&desk.json("report.json"), "warnings"), expected);
    let said = "Note: Bachmann J.: Its name is written like names of people, and is released.";
    assert!(outcome.stdout.contains(said), "{outcome:?}");
    for column in [1, 2, 4] {
        attributes[column]["accepted"] = json!(["looks-identifying"]);
    }
    let desk = desk_with(&attributes);
    assert_eq!(desk.run(&["--strict"]).code, Some(0));
    assert_eq!(told(&desk.json("report.json"), "accepted"), expected);
}

#[test]
fn what_is_accepted_is_kept_in_the_report_and_no_warning() {
    let before = desk(attributes());
    assert_eq!(before.run(&[]).code, Some(0));
    let warned = before.json("report.json");
    let mut attributes = attributes();
    let all = json!(["looks-identifying", "nearly-unique-column"]);
    for column in 1..=5 {
        attributes[column]["accepted"] = all.clone();
    }
    // It does no harm where there is nothing to accept.
    attributes[0]["accepted"] = all.clone();
    attributes[6]["accepted"] = all;
    attributes[5]["protection"] = json!("declined");
    let models = json!([
        {"model": "k-anonymity", "k": 5},
        {"model": "distinct-l-diversity", "attribute": "illness", "l": 2}
    ]);
    let desk = Desk::new();
    desk.write("data.csv", data());
    desk.write("recipe.json", recipe(attributes, 5, json!({"models": models})));
    let outcome = desk.run(&["--strict"]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let report = desk.json("report.json");
    assert_eq!(told(&report, "warnings"), ["phone formulas-guarded"]);
    // The same notices, with the same figures.
    let grave = ["looks-identifying", "nearly-unique-column"];
    let warned = warned["warnings"].as_array().unwrap().iter();
    let columns: Vec<&Value> =
        warned.filter(|notice| grave.iter().any(|code| notice["code"] == *code)).collect();
    assert_eq!(report["accepted"].as_array().unwrap().iter().collect::<Vec<_>>(), columns);
    assert_eq!(
        report["sensitive"],
        json!([
            {
                "attribute": "salary", "protection": "declined", "certain": 0, "unrecorded": 0,
                "total": 60, "likeliest": 0.05, "likeliest-percent": 5.0, "guessable": false, "missing": 0
            },
            {
                "attribute": "illness", "protection": "models", "models": ["distinct-l-diversity"],
                "certain": 0, "unrecorded": 0, "total": 60, "likeliest": 0.25, "likeliest-percent": 25.0, "guessable": false,
                "missing": 0
            }
        ])
    );
    for expected in [
        "5 columns are released with values",
        "Accepted in the recipe: mail: 100 % of the 20 records",
        "salary: not protected against inference; the recipe declines it",
        "illness: protected against inference by Distinct",
    ] {
        assert!(outcome.stdout.contains(expected), "{expected}: {outcome:?}");
    }
    let notes: Vec<&str> =
        outcome.stdout.lines().filter(|line| line.starts_with("Note: ")).collect();
    assert!(matches!(notes[..], [note] if note.starts_with("Note: phone: 60 cells")), "{notes:?}");

    // A file that is measured says the same of itself.
    let measure = desk.outis(&["measure", "recipe.json", "--input", "release.csv", "--json"]);
    assert_eq!(measure.code, Some(0), "{measure:?}");
    let measured: Value = serde_json::from_str(&measure.stdout).unwrap();
    assert_eq!(measured["accepted"], report["accepted"]);
    assert_eq!(measured["sensitive"], report["sensitive"]);
}

#[test]
fn a_protection_that_asks_for_nothing_protects_nothing() {
    let diverse = |acceptable: &[&str]| {
        json!({"model": "pd-recursive-l-diversity", "attribute": "illness", "c": 3.0, "l": 2,
               "acceptable": acceptable})
    };
    let guarded = |acceptable: &[&str], c2: u32| {
        json!({"model": "npd-recursive-l-diversity", "attribute": "illness", "c1": 3.0, "c2": c2,
               "l": 2, "acceptable": acceptable, "guarded": ["flu"]})
    };
    for (model, protects) in [
        (json!({"model": "t-closeness", "attribute": "illness", "t": 1.0}), false),
        (json!({"model": "t-closeness", "attribute": "illness", "t": 0.9}), true),
        (json!({"model": "entropy-l-diversity", "attribute": "illness", "l": 1.0}), false),
        (
            json!({"model": "alpha-k-anonymity", "attribute": "illness", "alpha": 1.0, "k": 5}),
            false,
        ),
        (json!({"model": "beta-likeness", "attribute": "illness", "beta": 3.0}), true),
        (diverse(&["flu", "gout"]), false),
        (diverse(&["flu"]), true),
        (guarded(&["flu", "gout"], 0), false),
        (guarded(&["flu", "gout"], 10), true),
    ] {
        let attributes = json!([
            {"name": "zip", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
            {"name": "illness", "role": "sensitive"}
        ]);
        let desk = Desk::new();
        let lines = (0..60).map(|i| format!("8166{};{}\n", i % 3, ["flu", "gout"][i % 2]));
        desk.write("data.csv", "zip;illness\n".to_owned() + &lines.collect::<String>());
        let models = json!([{"model": "k-anonymity", "k": 5}, model]);
        desk.write("recipe.json", recipe(attributes, 5, json!({"models": models})));
        let outcome = desk.run(&[]);
        assert_eq!(outcome.code, Some(0), "{model}: {outcome:?}");
        let report = desk.json("report.json");
        let measure = desk.outis(&["measure", "recipe.json", "--input", "release.csv", "--json"]);
        let measured: Value = serde_json::from_str(&measure.stdout).unwrap();
        assert_eq!(measured["sensitive"], report["sensitive"], "{model}");
        let warned = notice(&report, "warnings", "sensitive-unprotected", "illness").is_some();
        assert_eq!(warned, !protects, "{model}");
        assert_eq!(desk.run(&["--strict"]).code, Some(if protects { 0 } else { 2 }), "{model}");
    }
}

#[test]
fn declining_where_there_is_nothing_to_decline_is_refused() {
    let mut attributes = attributes();
    attributes[1]["protection"] = json!("declined");
    let outcome = desk(attributes).run(&["--json"]);
    assert_eq!(outcome.code, Some(2));
    let place = json!({"attribute": "mail", "field": "attributes[1].protection"});
    let mut expected = json!({"code": "protection-not-sensitive"});
    expected.as_object_mut().unwrap().extend(place.as_object().unwrap().clone());
    assert_eq!(outcome.problem(), expected);

    let attributes = json!([
        {"name": "zip", "role": "quasi-identifier"},
        {"name": "illness", "role": "sensitive", "protection": "declined"}
    ]);
    let models = json!([{"model": "distinct-l-diversity", "attribute": "illness", "l": 2}]);
    let desk = Desk::new();
    desk.write("data.csv", "zip;illness\n1;a\n1;b\n");
    desk.write("recipe.json", recipe(attributes, 2, json!({"models": models})));
    let outcome = desk.run(&["--json"]);
    assert_eq!(outcome.code, Some(2));
    assert_eq!(outcome.problem()["code"], "protection-contradicts");
}

#[test]
fn inspecting_says_it_of_columns_in_the_roles_that_it_suggests() {
    let desk = Desk::new();
    let rows: String = (0..40).map(|i| format!("{};{}\n", 20 + i % 5, 31_000 + 137 * i)).collect();
    desk.write("data.csv", format!("age;salary\n{rows}"));
    let outcome = desk.outis(&["inspect", "data.csv"]);
    assert_eq!(outcome.code, Some(0));
    let told = "salary: 100 % of the 40 records with a value have one that no other record has";
    assert!(outcome.stdout.contains(told), "{outcome:?}");
    let inspected: Value =
        serde_json::from_str(&desk.outis(&["inspect", "data.csv", "--json"]).stdout).unwrap();
    let expected = json!([{
        "code": "nearly-unique-column", "attribute": "salary", "values": 40, "records": 40,
        "unique": 1.0
    }]);
    assert_eq!(inspected["warnings"], expected);
}

#[test]
fn thresholds_are_described() {
    let described: Value =
        serde_json::from_str(&Desk::new().outis(&["describe", "--json"]).stdout).unwrap();
    let ids = |list: &str| -> Vec<String> {
        let items = described[list].as_array().unwrap().iter();
        items.map(|item| item["id"].as_str().unwrap().to_owned()).collect()
    };
    assert!(ids("warnings").contains(&"nearly-unique-column".to_owned()));
    assert_eq!(described["warnings"][0]["parameters"][0]["min"], 0.5);
    for detector in ["e-mail", "iban", "telephone", "number-plate", "long-text"] {
        assert!(ids("detectors").contains(&detector.to_owned()), "{detector}");
    }
    let plain = Desk::new().outis(&["describe"]).stdout;
    assert!(plain.contains("records-of-numbers: at least 25"), "{plain}");
}

/// Ten people of towns of their own are left out; what they shared with others, these have alone
/// then: two of five records before, five of nine after.
#[test]
fn what_only_the_written_bytes_show_is_told_and_refused() {
    let lines = (0..100).map(|i| {
        let town = if i < 90 { "here".to_owned() } else { format!("town {i}") };
        let code = match i {
            0..40 => 1000 + i,
            40..50 => 2000 + i,
            50..90 => 3000,
            _ => 2000 + i - 50,
        };
        format!("{town};{code}\n")
    });
    let desk = Desk::new();
    desk.write("data.csv", "town;code\n".to_owned() + &lines.collect::<String>());
    let attributes = json!([
        {"name": "town", "role": "quasi-identifier"}, {"name": "code", "role": "insensitive"}
    ]);
    let settings = json!({"suppression": {"limit": 0.1}});
    desk.write("recipe.json", recipe(attributes, 5, settings));
    let refused = desk.run(&["--strict", "--json"]);
    assert_eq!(refused.code, Some(2), "{refused:?}");
    assert_eq!(
        refused.problem(),
        json!({"code": "strict", "attribute": "code", "detail": "nearly-unique-column"})
    );
    assert_eq!(desk.files(), ["data.csv", "recipe.json"]);
    assert_eq!(desk.run(&[]).code, Some(0));
    let values = values(&desk.read("release.csv"), "code");
    let alone = values.values().filter(|&&records| records == 1).count();
    let report = desk.json("report.json");
    let expected = json!([{
        "code": "nearly-unique-column", "attribute": "code", "values": values.len(),
        "records": 90, "unique": alone as f64 / 90.0
    }]);
    assert_eq!((report["warnings"].clone(), alone), (expected, 50));
    let input = desk.outis(&["measure", "recipe.json", "--input", "data.csv", "--json"]);
    let input: Value = serde_json::from_str(&input.stdout).unwrap();
    assert_eq!(input["warnings"], json!([]));
}

/// A text that only records have which are left out is not released, so that nothing of it is
/// refused.
#[test]
fn strict_refuses_nothing_of_columns_that_is_not_released() {
    let desk = Desk::new();
    let lines = (0..33).map(|i| match i < 30 {
        true => "here;routine\n".to_owned(),
        false => format!("town {i};who{i}@mail.org\n"),
    });
    desk.write("data.csv", "town;note\n".to_owned() + &lines.collect::<String>());
    let attributes = json!([
        {"name": "town", "role": "quasi-identifier"}, {"name": "note", "role": "insensitive"}
    ]);
    desk.write("recipe.json", recipe(attributes, 5, json!({"suppression": {"limit": 0.1}})));
    let input = desk.outis(&["measure", "recipe.json", "--input", "data.csv", "--json"]);
    let input: Value = serde_json::from_str(&input.stdout).unwrap();
    assert_eq!(input["warnings"][0]["code"], "looks-identifying");
    let outcome = desk.run(&["--strict"]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    assert!(!desk.read("release.csv").contains('@'));
    assert_eq!(desk.json("report.json")["warnings"], json!([]));
}

/// Twenty addresses of five records each: k-anonymous for records, and each is one person's.
#[test]
fn addresses_in_a_quasi_identifier_are_told_and_may_be_accepted() {
    let lines = (0..100).map(|i| format!("person{}@example.org;{}\n", i / 5, i % 4));
    let data = "contact;visits\n".to_owned() + &lines.collect::<String>();
    let attributes = |accepted: Value| {
        json!([
            {"name": "contact", "role": "quasi-identifier", "accepted": accepted},
            {"name": "visits", "role": "insensitive"}
        ])
    };
    let settings = json!({"records": {"person": "record"}});
    let desk = Desk::new();
    desk.write("data.csv", data);
    desk.write("recipe.json", recipe(attributes(json!([])), 5, settings.clone()));
    assert_eq!(desk.run(&[]).code, Some(0));
    let report = desk.json("report.json");
    let told = notice(&report, "warnings", "looks-identifying", "contact").unwrap();
    let written = values(&desk.read("release.csv"), "contact");
    let alike: usize = written.iter().filter(|(text, _)| text.contains('@')).map(|(_, n)| n).sum();
    assert_eq!((told["detector"].as_str(), alike), (Some("e-mail"), 100));
    assert_eq!(told["matching"], 1.0);
    let strict = desk.run(&["--strict"]);
    assert_eq!(strict.code, Some(2));
    // Its values may be generalized: it is not called released word for word.
    let said = desk.run(&[]);
    let plain = format!("{}{}{}", said.stdout, said.stderr, strict.stderr);
    assert!(
        plain.contains("One column is released with values that may point to people"),
        "{plain}"
    );
    assert!(!plain.contains("word for word") && !plain.contains("Released as they are"), "{plain}");
    desk.write("recipe.json", recipe(attributes(json!(["looks-identifying"])), 5, settings));
    assert_eq!(desk.run(&["--strict"]).code, Some(0));
    let report = desk.json("report.json");
    assert!(notice(&report, "accepted", "looks-identifying", "contact").is_some());
    assert!(notice(&report, "warnings", "looks-identifying", "contact").is_none());
}

/// Telephone numbers, number plates and houses in quasi-identifiers are told of as long as they are
/// released; what is coarsened is not, nor are codes that are built alike.
#[test]
fn what_reaches_its_owners_in_a_quasi_identifier_is_told_while_it_is_shown() {
    type Cell = fn(u32) -> String;
    let columns: [(&str, Cell, Option<&str>); 5] = [
        ("contact", |i| format!("0351 46{:05}", i / 5), Some("telephone")),
        ("mobile", |i| format!("49170{:07}", i / 5), Some("telephone")),
        ("car", |i| format!("DD-AB {}", 100 + i / 5), Some("number-plate")),
        ("home", |i| format!("Lindenweg {}", 1 + i / 5), Some("street-address")),
        ("invoice", |i| format!("0123-{:05}", 4_567 + i / 5), None),
    ];
    for (name, cell, detector) in columns {
        let lines = (0..100).map(|i| format!("{};{}\n", cell(i), i % 4));
        let desk = Desk::new();
        desk.write("data.csv", format!("{name};visits\n{}", lines.collect::<String>()));
        for level in [0, 4] {
            let attributes = json!([
                {"name": name, "role": "quasi-identifier",
                 "hierarchy": {"kind": "mask", "from": "right"}, "limit": 4},
                {"name": "visits", "role": "insensitive"}
            ]);
            let fixed = json!({"records": {"person": "record"}, "search": {"algorithm": "fixed", "levels": {name: level}}});
            desk.write("recipe.json", recipe(attributes, 5, fixed));
            assert_eq!(desk.run(&[]).code, Some(0), "{name}");
            let report = desk.json("report.json");
            let told = notice(&report, "warnings", "looks-identifying", name);
            let expected = detector.filter(|_| level == 0);
            assert_eq!(told.and_then(|told| told["detector"].as_str()), expected, "{name} {level}");
        }
    }
}
