//! What is suggested for made-up tables: no identifier is ever released, nearly all of them and of
//! the quasi-identifiers are found, and types and formats are right.

use outis::table::detect::Detector;
use outis_tests::corpus::score::{Score, score};
use outis_tests::corpus::{drawn, made};
use std::collections::BTreeSet;

fn check(what: &str, score: &Score) {
    assert!(score.keeps_targets(), "{what}: {:#?}\n{:#?}", score.roles, score.faults);
}

#[test]
fn tables_made_by_hand_are_understood() {
    let tables = made::tables();
    assert!(tables.len() >= 30);
    check("made", &score(&tables));
}

#[test]
fn tables_that_were_looked_at_are_understood() {
    check("tuned", &score(&drawn::TUNED.map(drawn::table).collect::<Vec<_>>()));
}

#[test]
fn tables_that_nobody_looked_at_are_understood() {
    let tables: Vec<_> = drawn::HELD_OUT.map(drawn::table).collect();
    check("held out", &score(&tables));
}

/// What has a detector stands in both halves, numbers whose check digits are wrong among them.
#[test]
fn every_detector_is_tried_in_tables_made_and_drawn() {
    let made = made::tables();
    let drawn: Vec<_> = drawn::HELD_OUT.map(drawn::table).collect();
    assert!(drawn.len() >= made.len(), "{} drawn, {} made", drawn.len(), made.len());
    for (half, tables) in [("made", made), ("drawn", drawn)] {
        let kinds: BTreeSet<&str> =
            tables.iter().flat_map(|table| &table.columns).map(|(_, kind)| kind.id).collect();
        let detectors: BTreeSet<&str> = tables
            .iter()
            .flat_map(|table| &table.columns)
            .filter_map(|(_, kind)| kind.detector)
            .collect();
        for detector in Detector::ALL.map(Detector::id) {
            assert!(detectors.contains(detector), "{half}: {detector}");
        }
        for kind in [
            "telephone",
            "telephone-e164",
            "network-address",
            "device-address",
            "credit-card-mistyped",
            "swiss-ahv-mistyped",
            "health-insurance-mistyped",
        ] {
            assert!(kinds.contains(kind), "{half}: {kind}");
        }
    }
}

/// Without a header only the values tell.
#[test]
fn the_corpus_has_tables_without_header_in_every_language() {
    let tables: Vec<_> =
        made::tables().into_iter().chain(drawn::HELD_OUT.map(drawn::table)).collect();
    let bare = tables.iter().filter(|table| !table.has_header).count();
    assert!(bare * 5 >= tables.len(), "{bare}");
    let texts: Vec<&str> = tables.iter().map(|table| &*table.text).collect();
    for word in ["verheiratet", "married", "marié"] {
        assert!(texts.iter().any(|text| text.contains(word)), "{word}");
    }
}
