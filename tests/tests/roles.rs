//! What is suggested for made-up tables: no identifier is ever released, nearly all of them and of
//! the quasi-identifiers are found, and types and formats are right.

use outis_tests::corpus::score::{Score, score};
use outis_tests::corpus::{drawn, made};

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
    assert!(tables.len() >= 30);
    check("held out", &score(&tables));
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
