//! The job of ANON's slides, and what is refused.

use super::Job;
use crate::{Timestamp, export};
use outis_protocol::problem::Code;
use serde_json::json;

/// The eight records of the slides as a job, made of their snippets.
const T8: &str = include_str!("t8.xml");

#[test]
fn the_snippets_of_the_slides_are_a_recipe() {
    let job = Job::read(T8).unwrap();
    let places = (job.source.as_deref(), job.output.as_deref(), job.report.as_deref());
    assert_eq!(places, (Some("t8.csv"), Some("../Output/anon.xml"), Some("report.xml")));
    let recipe = serde_json::to_value(job.recipe(&["ZIP", "Age"]).unwrap()).unwrap();
    assert_eq!(recipe["missing"]["match"], "remove-row");
    assert_eq!(recipe["missing"]["values"], json!(["NULL"]));
    let [_, zip, age, ..] = recipe["attributes"].as_array().unwrap().as_slice() else { panic!() };
    assert_eq!(
        (&zip["name"], &zip["limit"], &zip["weight"]),
        (&json!("ZIP"), &json!(2), &json!(0.1))
    );
    assert_eq!(zip["hierarchy"]["groups"][0]["description"], "Ithaca");
    assert_eq!(zip["hierarchy"]["groups"][0]["groups"][0]["meanings"]["13053"], "a town");
    assert_eq!(age["hierarchy"]["losses"], json!([0.0, 0.05, 0.1, 0.2, 0.4, 1.0]));
    assert_eq!((recipe["dialect"].as_str(), job.exceptions(Timestamp(0)).len()), (Some("anon"), 0));
}

#[test]
fn an_l_that_does_not_fit_is_exception_4102() {
    let job = Job::read(&T8.replace("<IValue>2", "<lValue>4").replace("2</IValue>", "4</lValue>"));
    assert!(job.is_err());
    let job = Job::read(&T8.replace("<IValue>2<", "<IValue>4<")).unwrap();
    let found = job.exceptions(Timestamp(0));
    assert_eq!((found.len(), found[0].code), (1, 4102));
    assert_eq!(found[0].details, "Check attribute with the ID Condition");
    assert_eq!(job.l_parameters(&[]), [("Condition".to_owned(), 1)]);
}

#[test]
fn a_recipe_as_a_job_is_the_same_recipe() {
    let recipe = Job::read(T8).unwrap().recipe(&[]).unwrap();
    let again = Job::read(&export(&recipe, "a.csv", "b.xml").unwrap()).unwrap();
    let mut again = again.recipe(&[]).unwrap();
    // What ANON leaves open is said the second time.
    again.attributes.iter_mut().zip(&recipe.attributes).for_each(|(one, other)| {
        assert!(one.limit.is_some() || other.limit.is_none());
        one.limit = other.limit;
    });
    assert_eq!(again, recipe);
}

#[test]
fn what_cannot_be_carried_out_is_refused_with_its_line() {
    let refused = |from: &str, to: &str| Job::read(&T8.replace(from, to)).unwrap_err();
    let database = "<JDBCSource><User>root</User><Password>MARKER</Password></JDBCSource>";
    let problem = refused("<CSVFile><URI>t8.csv</URI></CSVFile>", database);
    assert_eq!((problem.code, problem.line), (Code::AnonDatabase, Some(9)));
    assert!(!format!("{problem:?}").contains("MARKER"));
    let problem = refused("<kValue>3", "<kValue>0");
    assert_eq!((problem.code, problem.line), (Code::AnonJob, Some(3)));
    assert_eq!(problem.field.as_deref(), Some("Parameters/kValue"));
    assert_eq!(refused("<kValue>", "<kvalue2>").code, Code::AnonXml);
    assert_eq!(refused("Priority", "Prioritie").detail.as_deref(), Some("unknown"));
    assert_eq!(refused("best first", "worst").field.as_deref(), Some("SearchType"));
    assert_eq!(refused("informationLoss=\"0.5\"", "informationLoss=\"0.1\"").code, Code::AnonJob);
}
