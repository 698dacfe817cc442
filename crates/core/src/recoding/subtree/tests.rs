//! Small tables whose best cut is known by hand.

use super::Subtree;
use crate::format::csv::{Options, Reader};
use crate::hierarchy::{LevelsTable, Spec};
use crate::model::KAnonymity;
use crate::plan::{Plan, PlannedAttribute};
use crate::prepare::prepare;
use crate::recoding::Recoder;
use crate::search::{Optimal, Search};
use crate::study::Study;
use crate::table::Role;
use std::sync::Arc;

/// Values of one attribute, a1 and a2 in A, b1 and b2 in B.
fn study(values: &[&str], k: u32, limit: f64) -> Arc<Study> {
    let mut reader =
        Reader::new(Options { delimiter: Some(b','), header: Some(false), ..Options::default() });
    reader.push((values.join("\n") + "\n").as_bytes()).unwrap();
    let table = reader.finish().unwrap().table;
    let rows = ["a1,A,*", "a2,A,*", "b1,B,*", "b2,B,*"].map(|row| row.split(',').collect());
    let hierarchy = Spec::levels(LevelsTable::from_rows::<&str>(&rows).unwrap());
    let quasi = PlannedAttribute::new("q", 0, Role::QuasiIdentifier, hierarchy);
    let mut plan = Plan::new(vec![quasi], vec![KAnonymity::chosen(k)]);
    plan.suppression_limit = limit;
    prepare(&table, &plan).unwrap().study
}

fn found(mut subtree: Subtree) -> (f64, Vec<String>) {
    while !subtree.step(1) {}
    let loss = subtree.best().unwrap().loss.value();
    let study = subtree.study.clone();
    let groups = subtree.cuts().unwrap().remove(0).into_iter();
    (loss, groups.map(|cell| cell.label(&study.attributes()[0])).collect())
}

/// Spec C1b, F6: what is frequent stays exact, what is rare is joined. Of six records two lose a
/// third of the domain; the best node loses as much of all.
#[test]
fn a_cut_gives_up_detail_only_where_it_must() {
    let study = study(&["a1", "b1", "a1", "a2", "b2", "a2"], 2, 0.0);
    let mut search = Optimal::new(study.clone());
    while !search.step(100) {}
    assert!((search.best().unwrap().loss.value() - 1.0 / 3.0).abs() < 1e-12);
    let (loss, groups) = found(Subtree::new(study));
    assert!((loss - 1.0 / 9.0).abs() < 1e-12, "{loss}");
    assert_eq!(groups, ["a1", "B", "a2"]);
}

/// With a record that may be suppressed, b2 is: that loses 1/7, joining b1 and b2 would lose
/// (1/3)·4/7.
#[test]
fn what_may_be_suppressed_is_where_that_loses_less() {
    let values = ["a1", "b1", "a1", "b1", "b2", "b1", "a1"];
    let (loss, groups) = found(Subtree::new(study(&values, 2, 1.0 / 7.0)));
    assert!((loss - 1.0 / 7.0).abs() < 1e-12, "{loss}");
    assert_eq!(groups, ["a1", "b1", "b2"]);
    let (loss, groups) = found(Subtree::new(study(&values, 2, 0.0)));
    assert!((loss - 4.0 / 21.0).abs() < 1e-12, "{loss}");
    assert_eq!(groups, ["a1", "B"]);
}

#[test]
fn where_no_node_will_do_there_is_no_cut() {
    let mut subtree = Subtree::new(study(&["a1", "b1"], 3, 0.0));
    while !subtree.step(1) {}
    assert!(subtree.best().is_none() && subtree.cuts().is_none());
}
