//! A column whose name a spreadsheet would run: guarded in the release, known when measured.

use outis_job::{Incoming, measure_file};
use outis_tests::harness::{Attached, run_json};
use serde_json::json;

#[test]
fn a_guarded_name_is_written_guarded_and_measured_as_itself() {
    let recipe = json!({
        "outis": 1, "kind": "recipe",
        "attributes": [
            {"name": "=age", "role": "quasi-identifier"},
            {"name": "plain", "role": "insensitive"},
        ],
        "models": [{"model": "k-anonymity", "k": 2}],
    });
    let ran = run_json(&recipe, "=age,plain\n1,a\n1,b\n2,c\n2,d\n");
    let release = ran.release.expect("two pairs satisfy k = 2");
    assert!(release.starts_with(b"'=age,plain\n"));
    let mut incoming = Incoming::new(outis::format::csv::Options::default());
    incoming.push(&release).expect("a release can be read");
    let input = incoming.finish_release(true).expect("a release can be read");
    let report = measure_file(&ran.job.recipe, &input, None, &Attached::new(), None)
        .expect("the recipe fits its release");
    assert!(report.models.iter().all(|model| model.holds));
}

#[test]
fn a_release_without_records_is_measured_and_holds() {
    let recipe = json!({
        "outis": 1, "kind": "recipe",
        "attributes": [{"name": "age", "role": "quasi-identifier", "limit": 0}],
        "models": [{"model": "k-anonymity", "k": 2}],
        "suppression": {"limit": 1},
    });
    let ran = run_json(&recipe, "age\n1\n2\n3\n");
    let release = ran.release.expect("a limit of 1 allows the empty release");
    assert_eq!(release, b"age\n");
    let options = outis_job::resolve::read_options(&ran.job.recipe).expect("no delimiter");
    let mut incoming = Incoming::new(options);
    incoming.push(&release).expect("a header can be read");
    let input = incoming.finish_release(true).expect("a header is enough to be measured");
    let report = measure_file(&ran.job.recipe, &input, None, &Attached::new(), None)
        .expect("the recipe fits its release");
    assert!(report.models.iter().all(|model| model.holds && model.achieved.is_none()));
    assert_eq!(report.risk.after, None);
}
