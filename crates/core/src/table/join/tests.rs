//! Joined tables, held against a nested loop over all records.

use super::{Further, Join, JoinFigures, JoinPlace, PRODUCT_LIMIT};
use crate::error::{Error, Kind};
use crate::format::csv::{Options, Reader};
use crate::table::Table;
use proptest::prelude::{prop, prop_assert, prop_assert_eq, proptest};

fn table(text: &str) -> Table {
    let delimiter = Some(b';');
    let mut reader = Reader::new(Options { delimiter, header: Some(true), ..Options::default() });
    reader.push(text.as_bytes()).unwrap();
    reader.finish().unwrap().table
}

fn cells(table: &Table) -> Vec<Vec<String>> {
    let records = (0..table.records).map(|record| {
        let cells = table.columns.iter().map(|c| c.dictionary.get(c.codes.get(record)));
        cells.map(str::to_owned).collect()
    });
    records.collect()
}

/// A table whose keys are in its first column, for those in the first of the persons.
fn further<'a>(name: &'a str, table: &'a Table, leaves_out: bool) -> Further<'a> {
    Further { table, name, key: 0, own_key: 0, leaves_out }
}

fn faults(persons: &str, visits: &str, markers: &[&str]) -> Error {
    let markers: Vec<String> = markers.iter().map(|&marker| marker.to_owned()).collect();
    let (persons, visits) = (table(persons), table(visits));
    let join = Join { further: vec![further("visits", &visits, false)], markers: &markers };
    join.apply(&persons).unwrap_err()
}

const PERSONS: &str = "id;zip\n7;0100\n\"8\nb\";0200\n9;0300\n";
const VISITS: &str = "id;ill\n9;flu\n7;cold\n9;gout\n";

#[test]
fn whoever_has_no_record_keeps_one_with_missing_cells() {
    let (persons, visits, markers) = (table(PERSONS), table(VISITS), ["-".to_owned()]);
    let join = Join { further: vec![further("visits", &visits, false)], markers: &markers };
    let found = join.apply(&persons).unwrap();
    assert_eq!(
        cells(&found.table),
        [["7", "0100", "cold"], ["8\nb", "0200", "-"], ["9", "0300", "flu"], ["9", "0300", "gout"]]
    );
    let figures = JoinFigures { records: 3, left_out: 0, lacking: 1, several: 1, most: 2 };
    assert_eq!(found.figures, [figures]);
    // The last person's record begins on line 5 of its file, and both of hers are there.
    let lines: Vec<u64> = (0..4).map(|record| found.table.lines.line(record)).collect();
    assert_eq!(lines, [2, 3, 5, 5]);
    let place = |further, column, record, line| JoinPlace { further, column, record, line };
    assert_eq!(found.sources.place(Some(2), 3), Some(place(Some(0), Some(1), 2, 4)));
    assert_eq!(found.sources.place(Some(1), 3), Some(place(None, Some(1), 2, 5)));
    assert_eq!(found.sources.place(Some(2), 1), Some(place(None, None, 1, 3)));
    assert_eq!(found.sources.place(None, 4), None);
}

#[test]
fn a_name_that_is_taken_begins_with_that_of_its_table() {
    let persons = table("id;date\n7;x\n");
    let visits = table("id;date;ward\n7;y;a\n");
    let tests = table("date;id;result\nz;7;+\n");
    let labs = Further { own_key: 1, ..further("tests", &tests, false) };
    let join = Join { further: vec![further("visits", &visits, false), labs], markers: &[] };
    let found = join.apply(&persons).unwrap().table;
    let names: Vec<&str> = found.columns.iter().map(|column| column.name.as_str()).collect();
    assert_eq!(names, ["id", "date", "visits.date", "ward", "tests.date", "result"]);
    assert_eq!(cells(&found), [["7", "x", "y", "a", "z", "+"]]);
    let taken = table("id;date;visits.date\n7;x;x\n");
    let error = Join { further: vec![further("visits", &visits, false)], markers: &[] };
    let error = error.apply(&taken).unwrap_err();
    assert_eq!(error.kind, Kind::Join { why: "name-twice", found: 0, limit: 0 });
    assert_eq!((error.place.file.as_deref(), error.place.column), (Some("visits"), Some(2)));
}

#[test]
fn keys_that_tell_no_person_are_refused_with_their_lines() {
    let why = |error: &Error| match error.kind {
        Kind::Join { why, found, .. } => (why, found),
        _ => ("another", 0),
    };
    let place = |error: &Error| (error.place.line, error.place.other_line, error.place.column);
    let twice = faults("id;zip\n7;0\n8;0\n7;1\n8;1\n", VISITS, &[""]);
    assert_eq!((why(&twice), place(&twice)), (("key-twice", 2), (Some(2), Some(4), Some(1))));
    let missing = faults("id;zip\n7;0\n-;0\n-;1\n9;1\n", VISITS, &["-"]);
    assert_eq!((why(&missing), place(&missing)), (("key-missing", 2), (Some(3), None, Some(1))));
    let stray = faults(PERSONS, "id;ill\n9;flu\n07;cold\n;gout\n", &[""]);
    assert_eq!((why(&stray), place(&stray)), (("without-person", 2), (Some(3), None, Some(1))));
    assert_eq!(stray.place.file.as_deref(), Some("visits"));
    assert_eq!(why(&faults(PERSONS, VISITS, &[])), ("no-marker", 0));
}

#[test]
fn too_many_combinations_are_refused_before_they_are_made() {
    let persons = table("id\n7\n8\n");
    let lines: String = (0..4_000).map(|line| format!("7;{line}\n")).collect();
    let visits = table(&format!("id;a\n{lines}"));
    let join = Join {
        further: vec![further("a", &visits, false), further("b", &visits, false)],
        markers: &[String::new()],
    };
    let kind = join.apply(&persons).unwrap_err().kind;
    let (why, found) = ("too-many-combinations", 16_000_001);
    assert_eq!(kind, Kind::Join { why, found, limit: PRODUCT_LIMIT });
}

/// A table of keys and values.
fn written(names: &str, records: &[(u8, u8)]) -> Table {
    let records = records.iter().map(|(key, value)| format!("{};v{value}\n", text(*key)));
    table(&format!("{names}\n{}", records.collect::<String>()))
}

/// A key, of which 0 is a missing one.
fn text(key: u8) -> String {
    if key == 0 { String::new() } else { format!("k{key}") }
}

proptest! {
    #[test]
    fn a_join_is_what_a_nested_loop_finds(
        keys in prop::collection::btree_set(1_u8..9, 1..6),
        visits in prop::collection::vec((0_u8..9, 0_u8..4), 1..12),
        tests in prop::collection::vec((0_u8..9, 0_u8..4), 1..8),
    ) {
        let own: Vec<(u8, u8)> = keys.iter().rev().map(|&key| (key, key % 3)).collect();
        let persons = written("id;own", &own);
        let tables = [written("id;ill", &visits), written("id;test", &tests)];
        let markers = [String::new()];
        let join = Join {
            further: vec![further("a", &tables[0], true), further("b", &tables[1], true)],
            markers: &markers,
        };
        // Of a table that has no record of anybody all would be left out.
        let is_ours = |records: &[(u8, u8)]| records.iter().any(|record| keys.contains(&record.0));
        if !(is_ours(&visits) && is_ours(&tests)) {
            let refused = join.apply(&persons).unwrap_err().kind;
            let is_said = matches!(refused, Kind::Join { why: "without-person", .. });
            prop_assert!(is_said, "{refused:?}");
            return Ok(());
        }
        let found = join.apply(&persons).unwrap();
        let values_of = |records: &[(u8, u8)], key| {
            let own = records.iter().filter(|record| record.0 == key);
            let own: Vec<String> = own.map(|record| format!("v{}", record.1)).collect();
            if own.is_empty() { vec![String::new()] } else { own }
        };
        let mut expected = Vec::new();
        for &(key, value) in &own {
            for ill in values_of(&visits, key) {
                for test in values_of(&tests, key) {
                    expected.push(vec![text(key), format!("v{value}"), ill.clone(), test]);
                }
            }
        }
        prop_assert_eq!(&cells(&found.table), &expected);
        // It is what a reader makes of a file in which it is written.
        let lines = expected.iter().map(|cells| cells.join(";") + "\n").collect::<String>();
        let read = table(&format!("id;own;ill;test\n{lines}"));
        for (own, read) in found.table.columns.iter().zip(&read.columns) {
            prop_assert_eq!(&own.codes, &read.codes);
            prop_assert_eq!(own.dictionary.len(), read.dictionary.len());
        }
        for (records, figures) in [&visits, &tests].into_iter().zip(&found.figures) {
            let sizes =
                keys.iter().map(|&key| records.iter().filter(|record| record.0 == key).count());
            prop_assert_eq!(figures.lacking as usize, sizes.clone().filter(|&n| n == 0).count());
            prop_assert_eq!(figures.several as usize, sizes.clone().filter(|&n| n > 1).count());
            prop_assert_eq!(figures.most as usize, sizes.clone().max().unwrap());
            prop_assert_eq!(figures.left_out as usize, records.len() - sizes.sum::<usize>());
        }
        for (record, cells) in expected.iter().enumerate() {
            let place = found.sources.place(Some(2), record).unwrap();
            let key = match place.further {
                Some(_) => visits[place.record as usize].0,
                None => own[place.record as usize].0,
            };
            prop_assert_eq!(&text(key), &cells[0]);
        }
    }
}
