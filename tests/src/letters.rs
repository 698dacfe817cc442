//! Small tables of letters, one for each quasi-identifier, and what is shown of them.

use outis::format::csv::{Options, Reader};
use outis::hierarchy::Spec;
use outis::model::KAnonymity;
use outis::plan::{Plan, PlannedAttribute};
use outis::prepare::prepare;
use outis::recoding::{Recoded, SUPPRESSED};
use outis::study::Study;
use outis::table::Role;
use std::sync::Arc;

/// A study of such rows, without hierarchies; `demand` may ask for other than k-anonymity.
///
/// # Panics
/// If there is no row, or they are not equally long.
#[must_use]
pub fn letters(rows: &[impl AsRef<str>], k: u32, demand: impl FnOnce(Plan) -> Plan) -> Arc<Study> {
    let width = rows[0].as_ref().len();
    let header = (0..width).map(|column| format!("q{column}")).collect::<Vec<_>>().join(",");
    let text = rows.iter().fold(header, |text, row| {
        let cells: Vec<String> = row.as_ref().chars().map(String::from).collect();
        text + "\n" + &cells.join(",")
    });
    let text = text + "\n";
    let mut reader =
        Reader::new(Options { delimiter: Some(b','), header: Some(true), ..Options::default() });
    reader.push(text.as_bytes()).expect("a table");
    let table = reader.finish().expect("a table").table;
    let plan = demand(Plan::new(
        (0..width)
            .map(|column| {
                PlannedAttribute::new(
                    &format!("q{column}"),
                    column,
                    Role::QuasiIdentifier,
                    Spec::NONE,
                )
            })
            .collect(),
        vec![KAnonymity::chosen(k)],
    ));
    prepare(&table, &plan).expect("a study").study
}

/// What each record shows.
///
/// # Panics
/// If one is suppressed.
#[must_use]
pub fn shown(recoded: &Recoded) -> Vec<String> {
    let study = recoded.study();
    study
        .contingency()
        .tuple_of()
        .iter()
        .map(|&tuple| {
            let class = recoded.class_of()[tuple as usize];
            assert_ne!(class, SUPPRESSED);
            let cells = recoded.cells(class as usize).iter().zip(study.attributes());
            cells.map(|(cell, attribute)| cell.label(attribute)).collect::<String>()
        })
        .collect()
}
