//! Cells finer than the floors of their columns.

use super::{FORMAT, quasi, refused, released, table};
use crate::choice::Choice;
use crate::error::Kind;
use crate::format::Format;
use crate::hierarchy::{LevelsTable, Spec};
use crate::model::KAnonymity;
use crate::plan::{Plan, PlannedAttribute};
use crate::prepare::prepare;
use crate::recoding::{Cell, Recoded};
use crate::release::{Applied, Writing};

const ROWS: [[&str; 4]; 4] = [
    ["10", "10-19", "10-29", "*"],
    ["11", "10-19", "10-29", "*"],
    // On its second level it is called what another exact value is.
    ["20", "11", "10-29", "*"],
    ["30", "30", "30", "*"],
];

/// A column of two records each that may not be finer than a level.
fn plan(floor: u32) -> Plan {
    let rows: Vec<Vec<&str>> = ROWS.iter().map(|row| row.to_vec()).collect();
    let levels = Spec::levels(LevelsTable::from_rows(&rows).unwrap());
    let attribute = PlannedAttribute { floor, ..quasi("a", 0, levels) };
    let models: Vec<Choice> = vec![KAnonymity::chosen(2)];
    Plan { suppression_limit: 0.5, ..Plan::new(vec![attribute], models) }
}

const DATA: &str = "a\n10\n10\n11\n11\n20\n20\n30\n30\n";

#[test]
fn a_node_below_a_floor_is_not_released() {
    let table = table(DATA);
    for floor in 0..4_u32 {
        for level in 0..4_u8 {
            let release = released(&table, &plan(floor), &[level]);
            if u32::from(level) >= floor {
                assert!(release.is_ok(), "{floor} {level}");
            } else {
                assert_eq!(refused(release), Kind::NotVerified { check: "floor" });
            }
        }
    }
}

/// Each record is looked at by its own value: 11 is what 20 is called on the first level, and not
/// what 11 is.
#[test]
fn a_label_of_another_value_is_none_of_this_one() {
    let table = table(DATA);
    let finish = |exact: u32, floor: u32| {
        // What a recoding makes is applied by a study that does not know of the floor.
        let free = prepare(&table, &plan(0)).unwrap().study;
        let levels: Vec<u8> = (0..4).map(|value| u8::from(value != exact)).collect();
        let cells: Vec<Cell> = (0..)
            .zip(&levels)
            .map(|(value, &level)| Cell::group(&free.attributes()[0].hierarchy, level, value))
            .collect();
        let recoded = Recoded::new(&free, &[0, 1, 2, 3], &cells);
        assert!(recoded.feasible);
        let applied = Applied::of_recoded(&table, &plan(floor), &recoded).unwrap();
        let held = prepare(&table, &plan(floor)).unwrap().study;
        let applied = applied.with_study(held);
        let mut writing = Writing::new(&applied, Format::Csv(FORMAT), None);
        while writing.step(&table, &applied, 3).unwrap().is_some() {}
        writing.finish(&table, &plan(floor), &applied).map(drop)
    };
    let finer = Kind::NotVerified { check: "floor" };
    assert!(finish(9, 1).is_ok());
    for exact in 0..3 {
        assert!(finish(exact, 0).is_ok());
        assert_eq!(refused(finish(exact, 1)), finer, "{exact}");
    }
    // 30 is called the same up to the last level but one.
    assert!(finish(3, 1).is_ok());
}

/// A recoding cannot show what is finer: it is suppressed.
#[test]
fn a_recoded_cell_below_a_floor_is_suppressed() {
    let table = table(DATA);
    let study = prepare(&table, &plan(1)).unwrap().study;
    let cell = |level: u8, value: u32| Cell::group(&study.attributes()[0].hierarchy, level, value);
    let cells = [cell(0, 0), cell(1, 1), cell(1, 2), cell(1, 3)];
    let recoded = Recoded::new(&study, &[0, 1, 2, 3], &cells);
    assert_eq!((recoded.suppressed, recoded.classes), (2, 3));
}
