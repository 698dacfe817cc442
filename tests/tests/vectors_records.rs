//! What a record is and what becomes of it: persons of several records, suppressed records as
//! stars, hierarchies that are none (spec A1, A3, B1, M6).
//!
//! `tests/README.md` lists where each id of the spec is tested.

use outis_job::Job;
use outis_protocol::report::NoticeCode;
use outis_tests::harness::{self, Attached, measured, run_json};
use outis_tests::tables::{self, fixed, plain};
use serde_json::{Value, json};

/// Spec A1: three records of one person are one person.
#[test]
fn k_counts_persons_where_records_are_none() {
    let mut recipe = plain(&["class"], 2);
    let columns = recipe["attributes"].as_array_mut().expect("columns");
    columns.push(json!({"name": "who", "role": "insensitive"}));
    let data = "class,who\na,p1\na,p1\na,p1\nb,p2\nb,p3\n";
    let achieved = |recipe: &Value| measured(recipe, data, None).models[0].achieved;
    assert_eq!(achieved(&recipe), Some(2.0));
    recipe["records"] = json!({"entity": "who"});
    assert_eq!(achieved(&recipe), Some(1.0));
    recipe["suppression"] = json!({"limit": 0.6});
    let ran = run_json(&fixed(&recipe, &json!({"class": 0})), data);
    assert_eq!(ran.report.solution.expect("a solution").suppressed, 3, "records, not persons");
    // An identifier may be the entity: it is not released.
    recipe["attributes"][1]["role"] = json!("identifier");
    let ran = run_json(&fixed(&recipe, &json!({"class": 0})), data);
    assert_eq!(ran.release.expect("a release"), b"class\nb\nb\n");
}

/// Spec M20: of classes of two persons the one with fewer records goes, whatever is lost.
#[test]
fn of_equally_many_persons_those_with_fewer_records_go() {
    let mut recipe = fixed(&plain(&["class"], 2), &json!({"class": 0}));
    let columns = recipe["attributes"].as_array_mut().expect("columns");
    columns.push(json!({"name": "who", "role": "identifier"}));
    recipe["records"] = json!({"entity": "who"});
    recipe["suppression"] = json!({"limit": 0.5});
    recipe["models"] =
        json!([{"model": "average-risk", "average": 1, "max": 0.2, "records-at-risk": 0.2}]);
    let others: String = (5..15).map(|who| format!("c,p{who}\n")).collect();
    let data = format!("class,who\na,p1\na,p1\na,p2\nb,p3\nb,p4\n{others}");
    for metric in ["precision", "modification-rate", "loss", "discernibility", "ambiguity"] {
        recipe["loss"] = json!({"metric": metric});
        let ran = run_json(&recipe, &data);
        assert_eq!(ran.report.solution.expect("a solution").suppressed, 2, "{metric}");
    }
}

/// Whose a value is, is asked anew where another column says who is who.
#[test]
fn what_a_column_shows_follows_the_entity() {
    let rows = (0..60).map(|i| format!("{},{},{}\n", i % 2, i / 3, 2 * (i / 3) + i % 3 % 2));
    let data = format!("a,who,code\n{}", rows.collect::<String>());
    let recipe = |records: Value| {
        let mut recipe = plain(&["a"], 2);
        let columns = recipe["attributes"].as_array_mut().expect("columns");
        columns.push(json!({"name": "who", "role": "identifier"}));
        columns.push(json!({"name": "code", "role": "insensitive"}));
        recipe["records"] = records;
        harness::recipe(&recipe).expect("a recipe")
    };
    let by_person = recipe(json!({"entity": "who"}));
    let by_record = recipe(json!({"person": "record"}));
    let input = harness::read(&by_record, data.as_bytes()).expect("a table");
    let files = Attached::new();
    let said = |job: &Job| {
        let (warnings, _) = job.grave();
        warnings.iter().any(|warning| warning.code == NoticeCode::NearlyUniqueColumn)
    };
    let first = Job::new(by_person.clone(), &input, &files).expect("a job");
    assert!(said(&first), "each code is of one person");
    let other = Job::after(by_record.clone(), &input, &files, Some(&first)).expect("a job");
    assert!(!said(&other), "two records in three share their code");
    let back = Job::after(by_person, &input, &files, Some(&other)).expect("a job");
    assert!(said(&back));
}

/// Spec A3, M6, M23: suppressed records stay as stars if they are a class that meets every model;
/// if they are not, the node is no solution.
#[test]
fn stars_are_a_class_like_any_other() {
    let mut recipe = plain(&["class", "more"], 2);
    recipe["suppression"] = json!({"limit": 0.5, "style": "star"});
    let bottom = fixed(&recipe, &json!({"class": 0, "more": 0}));
    let ran = run_json(&bottom, "class,more\na,x\na,x\nb,x\nc,y\n");
    assert_eq!(ran.release.expect("a release"), b"class,more\na,x\na,x\n*,*\n*,*\n");
    assert_eq!(ran.report.models[0].achieved, Some(2.0));
    let alone = harness::recipe(&bottom).expect("a recipe");
    let ran =
        harness::run(alone, b"class,more\na,x\na,x\na,x\nc,y\n", &Attached::new(), harness::SEED);
    assert!(ran.expect("no refusal").found.is_none());
}

/// Spec B1, J11: decades do not fit into children, teenagers and grown-ups.
#[test]
fn a_chain_that_is_not_nested_is_refused() {
    let rows = json!([["1995", "1990s", "teen", "*"], ["1991", "1990s", "grown-up", "*"]]);
    let attributes = json!([{"name": "born", "role": "quasi-identifier",
                             "hierarchy": {"kind": "levels", "rows": rows}}]);
    let recipe = harness::recipe(&tables::recipe(&attributes, 2)).expect("a recipe");
    let input = harness::read(&recipe, b"born\n1995\n1991\n").expect("a table");
    let problem = Job::new(recipe, &input, &Attached::new()).unwrap_err();
    assert_eq!((problem.attribute.as_deref(), problem.level), (Some("born"), Some(1)));
    assert!(problem.line.is_some() && problem.other_line.is_some(), "spec M4: lines, not labels");
}
