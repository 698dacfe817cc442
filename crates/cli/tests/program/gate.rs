//! What a gate lets pass: the release as it was written, and nothing that nobody measured.

use crate::policy::{DATA, attributes, desk, gate, models, policy, refusals, run};
use crate::support::{Desk, Outcome, recipe};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::fs;

/// Hands in this file under a report that claims it.
fn claim(desk: &Desk, file: &str, content: &[u8]) {
    let hash: String = Sha256::digest(content).iter().map(|byte| format!("{byte:02x}")).collect();
    let mut claimed = desk.json("report.json");
    claimed["output"]["sha256"] = json!(hash);
    fs::write(desk.path(file), content).unwrap();
    desk.write("report.json", claimed.to_string());
}

fn gate_of(desk: &Desk, file: &str) -> Outcome {
    let documents = ["--report", "report.json", "--policy", "policy.json", "--json"];
    desk.outis(&[&["gate", file], &documents[..]].concat())
}

fn refusal(code: &str, detail: &str) -> (String, String) {
    (code.to_owned(), detail.to_owned())
}

#[test]
fn what_stands_beside_the_records_of_a_release_passes_no_gate() {
    let desk = desk(&policy(), &recipe(attributes(), 4, models(4, 2)));
    assert_eq!(run(&desk, &[]).code, Some(0));
    let release = desk.read("release.csv");
    let fields = release.lines().next().unwrap().matches(',').count();
    let blanks = ",".repeat(fields);
    for text in [
        format!("Ann Smith has gout{blanks}\n{release}"),
        format!("{release}Ann Smith has gout{blanks}\n"),
        format!("{release}\nAnn Smith has gout\n"),
        format!("{release}{blanks}\n"),
        format!("# Ann Smith has gout\n{release}"),
    ] {
        claim(&desk, "release.csv", text.as_bytes());
        let outcome = gate(&desk);
        assert_ne!(outcome.code, Some(0), "{text}");
        assert!(!outcome.stdout.contains("other-report"), "{outcome:?}");
        assert!(!outcome.stdout.contains("Ann") && !outcome.stderr.contains("Ann"), "{outcome:?}");
    }
}

#[test]
fn a_workbook_passes_as_outis_wrote_it_and_in_no_other_form() {
    for (format, file) in [("xlsx", "release.xlsx"), ("xml", "release.xml")] {
        let mut more = models(4, 2);
        more["output"] = json!({"format": format});
        let desk = desk(&policy(), &recipe(attributes(), 4, more));
        let given = ["run", "recipe.json", "--input", "data.csv", "--output", file];
        let documents = ["--report", "report.json", "--policy", "policy.json", "--json"];
        let outcome = desk.outis(&[&given[..], &documents].concat());
        assert_eq!(outcome.code, Some(0), "{outcome:?}");
        let passed = gate_of(&desk, file);
        assert_eq!(passed.code, Some(0), "{passed:?}");
        // What stands behind an archive's end, or in a remark, is read by nobody here.
        let mut content = fs::read(desk.path(file)).unwrap();
        content.extend(b"<!-- Ann Smith has gout -->");
        claim(&desk, file, &content);
        let outcome = gate_of(&desk, file);
        assert_ne!(outcome.code, Some(0), "{format}");
        if outcome.code == Some(1) {
            assert_eq!(refusals(&outcome), [refusal("policy-setting", "format")]);
        }
    }
    // Objects may hold more than their list.
    let desk = desk(&policy(), &recipe(attributes(), 4, models(4, 2)));
    assert_eq!(run(&desk, &[]).code, Some(0));
    let text = desk.read("release.csv");
    let records = text.lines().skip(1).map(|line| {
        let cells: Vec<&str> = line.split(',').collect();
        json!({"age": cells[0], "plz": cells[1], "diagnosis": cells[2], "consent": cells[3]})
    });
    let records: Vec<Value> = records.collect();
    claim(&desk, "release.json", json!({"records": records, "by": "Ann"}).to_string().as_bytes());
    let outcome = gate_of(&desk, "release.json");
    assert!(refusals(&outcome).contains(&refusal("policy-setting", "format")), "{outcome:?}");
}

#[test]
fn what_looks_sensitive_passes_only_where_the_policy_knows_of_it() {
    let mut attributes = attributes();
    attributes
        .as_array_mut()
        .unwrap()
        .push(json!({"name": "salary", "role": "sensitive", "protection": "declined"}));
    let data = DATA.lines().enumerate().map(|(number, line)| match number {
        0 => format!("{line},salary\n"),
        _ => format!("{line},{}\n", 1_000 * (number % 2)),
    });
    let desk = desk(&policy(), &recipe(attributes, 4, models(4, 2)));
    desk.write("data.csv", data.collect::<String>());
    assert_eq!(run(&desk, &[]).code, Some(0));
    let outcome = gate(&desk);
    assert_eq!(refusals(&outcome), [refusal("policy-attribute", "unprotected")], "{outcome:?}");
    for (field, value) in [
        (
            "columns",
            json!({"never": ["*name*"], "quasi-identifier": ["age", "plz*"],
            "sensitive": ["diag*", "salary"], "insensitive": ["consent"]}),
        ),
        (
            "models",
            json!([{"model": "k-anonymity", "k": 4},
            {"model": "distinct-l-diversity", "attribute": "*", "l": 2}]),
        ),
    ] {
        let mut asked = policy();
        asked[field] = value;
        desk.write("policy.json", asked.to_string());
        let outcome = gate(&desk);
        assert_eq!(outcome.code, Some(0), "{outcome:?}");
    }
}

#[test]
fn a_column_is_known_by_the_name_that_it_had() {
    let desk = desk(&policy(), &recipe(attributes(), 4, models(4, 2)));
    assert_eq!(run(&desk, &[]).code, Some(0));
    let mut known = policy();
    known["columns"] = json!({"never": ["street"], "quasi-identifier": ["age", "plz"],
        "sensitive": ["diagnosis"], "insensitive": ["consent"]});
    known["models"][1]["attribute"] = json!("diagnosis");
    desk.write("policy.json", known.to_string());
    assert_eq!(gate(&desk).code, Some(0));
    let release = desk.read("release.csv");
    let twice = release.lines().enumerate().map(|(number, line)| match number {
        0 => format!("{line},diagnosis (2),visits.street\n"),
        _ => format!("{line},flu,a{}\n", number % 2),
    });
    claim(&desk, "release.csv", twice.collect::<String>().as_bytes());
    let outcome = gate(&desk);
    let found = refusals(&outcome);
    assert!(found.contains(&refusal("policy-model", "distinct-l-diversity")), "{outcome:?}");
    assert!(found.contains(&refusal("policy-attribute", "never")), "{outcome:?}");
}

#[test]
fn a_strict_policy_lets_nothing_pass_that_carries_a_grave_warning() {
    let mut strict = policy();
    strict["strict"] = json!(true);
    let desk = desk(&strict, &recipe(attributes(), 4, models(4, 2)));
    assert_eq!(run(&desk, &[]).code, Some(0));
    assert_eq!(gate(&desk).code, Some(0));
    let warned = json!([{"code": "records-may-repeat-persons"}]);
    let mut claimed = desk.json("report.json");
    claimed["warnings"] = warned;
    desk.write("report.json", claimed.to_string());
    let outcome = gate(&desk);
    assert_eq!(refusals(&outcome), [refusal("policy-setting", "warning")], "{outcome:?}");
    // The same person in four records.
    let data = "name,age,plz,diagnosis,consent\n".to_owned()
        + &"Ann,31,1,flu,y\nAnn,31,1,gout,y\n".repeat(8)
        + &"Bea,42,1,flu,y\nBea,42,1,gout,y\n".repeat(8);
    desk.write("data.csv", data);
    let outcome = run(&desk, &[]);
    assert_eq!(outcome.code, Some(2), "{outcome:?}");
    assert_eq!(outcome.problem()["detail"], "warning", "{outcome:?}");
    assert_eq!(outcome.problem()["policy"], "office-7");
    desk.write("policy.json", policy().to_string());
    assert_eq!(run(&desk, &[]).code, Some(0));
}

#[test]
fn an_earlier_release_without_records_is_none() {
    let mut asked = policy();
    asked["earlier"] = json!("required");
    let desk = desk(&asked, &recipe(attributes(), 4, models(4, 2)));
    desk.write("earlier.csv", "age,plz,diagnosis,consent\n");
    let outcome = run(&desk, &["--earlier", "earlier.csv"]);
    assert_eq!((outcome.code, &outcome.problem()["detail"]), (Some(2), &json!("earlier")));
}

#[test]
fn lines_that_a_recipe_leaves_out_are_not_measured_under_a_policy() {
    let desk = desk(&policy(), &recipe(attributes(), 4, models(4, 2)));
    assert_eq!(run(&desk, &[]).code, Some(0));
    let mut more = models(4, 2);
    more["data"] = json!({"format": {"skip-last": 1}});
    desk.write("recipe.json", recipe(attributes(), 4, more));
    let measure = |file: &str| {
        let given = ["measure", "recipe.json", "--input", file, "--policy", "policy.json"];
        desk.outis(&[&given[..], &["--json"]].concat())
    };
    assert_eq!(measure("release.csv").code, Some(0));
    desk.write("total.csv", DATA.to_owned() + "Ann Smith has gout\n");
    let outcome = measure("total.csv");
    assert_ne!(outcome.code, Some(0));
    assert!(outcome.stderr.contains("left-out"), "{outcome:?}");
}
