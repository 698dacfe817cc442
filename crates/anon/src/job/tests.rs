//! The job of ANON's slides, and what is refused.

use super::AnonJob;
use outis_protocol::problem::Code;
use serde_json::json;

/// The eight records of the slides as a job, made of their snippets.
const T8: &str = include_str!("t8.xml");

#[test]
fn the_snippets_of_the_slides_are_a_recipe() {
    let recipe =
        serde_json::to_value(AnonJob::read(T8.as_bytes()).unwrap().recipe().unwrap()).unwrap();
    assert_eq!(recipe["dialect"], "anon");
    assert_eq!(recipe["missing"]["match"], "remove-row");
    assert_eq!(recipe["missing"]["values"], json!(["NULL"]));
    let [_, zip, age, ..] = recipe["attributes"].as_array().unwrap().as_slice() else { panic!() };
    assert_eq!(
        (&zip["name"], &zip["limit"], &zip["weight"]),
        (&json!("Zip"), &json!(2), &json!(0.1))
    );
    assert_eq!(zip["hierarchy"]["groups"][0]["description"], "Ithaca");
    assert_eq!(zip["hierarchy"]["groups"][0]["groups"][0]["meanings"]["13053"], "a town");
    assert_eq!(age["hierarchy"]["losses"], json!([0.0, 0.05, 0.1, 0.2, 0.4, 1.0]));
}

#[test]
fn what_cannot_be_carried_out_is_refused_with_its_line() {
    let refused = |old: &str, new: &str| {
        let job = AnonJob::read(T8.replace(old, new).as_bytes());
        job.and_then(|job| job.recipe()).unwrap_err()
    };
    let database = "<JDBCSource><User>root</User><Password>MARKER</Password></JDBCSource>";
    let problem = refused("<CSVFile><URI>t8.csv</URI></CSVFile>", database);
    assert_eq!((problem.code, problem.line), (Code::AnonDatabase, Some(9)));
    assert!(!format!("{problem:?}").contains("MARKER"));
    let problem = refused("<kValue>3", "<kValue>0");
    assert_eq!((problem.code, problem.line), (Code::AnonJob, Some(3)));
    assert_eq!(problem.field.as_deref(), Some("Parameters/kValue"));
    assert_eq!(refused("<kValue>", "<kvalue2>").code, Code::XmlBroken);
    assert_eq!(refused("Priority", "Prioritie").detail.as_deref(), Some("unknown"));
    assert_eq!(refused("best first", "worst").field.as_deref(), Some("SearchType"));
    assert_eq!(refused("informationLoss=\"0.5\"", "informationLoss=\"0.1\"").code, Code::AnonJob);
}
