//! Persons whose numbers are written in another way in each record.

use super::super::{ColumnRoles, RepeatedPersons, few_repeated, repeated_persons};
use super::{details, drawn, table};
use crate::table::suggest::found_markers;

/// How a person's number is written.
type Spelling = fn(u64) -> String;

/// A file in which each person has a record by each of these spellings.
fn file(head: &str, spellings: &[Spelling], persons: u64) -> String {
    let mut text = format!("{head}\n");
    let mut draw = drawn(4);
    for spelled in spellings {
        for person in 0..persons {
            let (born, sex) = details(person);
            text += &format!("{};{sex};{born};{}\n", spelled(person), draw(90));
        }
    }
    text
}

fn found(text: &str) -> Option<(String, u32, u32, bool)> {
    let table = table(text);
    let found = repeated_persons(&table, &found_markers(&table))?;
    let RepeatedPersons { column, values, records, alike, .. } = found;
    Some((table.columns[column].name.clone(), values, records, alike))
}

#[test]
fn a_number_that_each_record_writes_in_another_way_tells_persons_apart() {
    let spellings: [[Spelling; 2]; 5] = [
        [|n| format!("p{n}"), |n| format!("P{n}")],
        [|n| format!("K-{n:03}"), |n| format!("K {n:03}")],
        [|n| format!("{:05}", n + 1), |n| format!("{}", n + 1)],
        [|n| format!("AB{n:04}"), |n| format!("ab-{n:04} ")],
        [|n| format!("{n}7"), |n| format!("{n}7.0")],
    ];
    for both in &spellings {
        for head in ["patient_id;sex;born;value", "code;sex;born;value"] {
            let name = head.split(';').next().unwrap().to_owned();
            let text = file(head, both, 120);
            assert_eq!(found(&text), Some((name, 120, 240, true)), "{head}: {}", both[1](7));
            // As they stand they are asked about in one spelling, and once each not at all.
            let [first, _] = both;
            let once = found(&file(head, &[*first], 120));
            assert_eq!(once, None, "{head}: {}", first(7));
        }
    }
    let plain =
        found(&file("code;sex;born;value", &[|n| format!("p{n}"), |n| format!("p{n}")], 120));
    assert_eq!(plain, Some(("code".to_owned(), 120, 240, false)));
}

#[test]
fn what_is_written_alike_by_others_is_nobodys() {
    // Whoever has the number in capitals is somebody else.
    let mut text = "code;sex;born;value\n".to_owned();
    let mut draw = drawn(9);
    for record in 0..240 {
        let (born, sex) = details(record);
        let code = format!("{}{}", if record < 120 { 'p' } else { 'P' }, record % 120);
        text += &format!("{code};{sex};{born};{}\n", draw(90));
    }
    assert_eq!(found(&text), None);
    let table = table(&text);
    let roles = ColumnRoles { identifiers: vec![0], quasi_identifiers: vec![1, 2] };
    assert_eq!(few_repeated(&table, &roles, &found_markers(&table)), None);
}

#[test]
fn one_person_whose_few_records_write_the_number_otherwise_is_found() {
    let mut text = file("code;sex;born;value", &[|n| format!("p{n}")], 120);
    let (born, sex) = details(17);
    for spelled in ["P17", "p 17", "P-17", "p-17", " P17"] {
        text += &format!("{spelled};{sex};{born};1\n");
    }
    let table = table(&text);
    let markers = found_markers(&table);
    assert_eq!(repeated_persons(&table, &markers), None);
    let roles = ColumnRoles { identifiers: vec![0], quasi_identifiers: vec![1, 2] };
    let found = few_repeated(&table, &roles, &markers).unwrap();
    assert_eq!((found.column, found.values, found.alike), (0, 120, true));
}
