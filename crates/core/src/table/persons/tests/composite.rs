//! Persons whom only several columns tell apart together.

use super::super::{ColumnRoles, RepeatedPersons, few_repeated, repeated_persons};
use super::{details, drawn, table};
use crate::table::suggest::found_markers;

/// The columns that are found, the values that they have together and their records.
fn found(text: &str) -> Option<(Vec<String>, u32, u32)> {
    let table = table(text);
    let found = repeated_persons(&table, &found_markers(&table))?;
    let RepeatedPersons { column, values, records, partners, .. } = found;
    let places = std::iter::once(column).chain(partners.into_iter().flatten());
    let names = places.map(|place| table.columns[place].name.clone()).collect();
    Some((names, values, records))
}

fn expected(names: &[&str], values: u32, records: u32) -> Option<(Vec<String>, u32, u32)> {
    Some((names.iter().map(|&name| name.to_owned()).collect(), values, records))
}

/// What is known of a person in a wave.
#[derive(Clone, Copy)]
enum Known {
    Births,
    Ages,
    Nothing,
}

/// Households with one to four members, each of them once in each wave.
fn panel(head: &str, waves: u64, known: Known) -> (String, u32) {
    let (mut text, mut persons) = (format!("{head}\n"), 0);
    let mut draw = drawn(3);
    for household in 0..60 {
        for member in 1..=1 + draw(4) {
            persons += 1;
            let (born, sex) = details(household * 10 + member);
            for wave in 1..=waves {
                let own = match known {
                    Known::Births => format!(",{sex},{born}"),
                    Known::Ages => {
                        format!(",{sex},{}", 2020 + wave - born[..4].parse::<u64>().unwrap())
                    }
                    Known::Nothing => String::new(),
                };
                text += &format!("{},{member},{wave}{own},{}\n", 1000 + household, draw(90) * 100);
            }
        }
    }
    (text, persons)
}

#[test]
fn members_of_households_are_asked_about_with_their_households() {
    for (head, names, waves, known) in [
        ("household,person,wave,sex,birth_date,income", ["person", "household"], 3, Known::Births),
        ("hhid,pnr,welle,geschlecht,alter,einkommen", ["pnr", "hhid"], 3, Known::Ages),
        ("hh_id,person number,year,sex,age,income", ["person number", "hh_id"], 2, Known::Ages),
        ("hh,person,wave,income", ["person", "hh"], 3, Known::Nothing),
        ("hh,nr,wave,income", ["nr", "hh"], 3, Known::Nothing),
    ] {
        let (text, persons) = panel(head, waves, known);
        assert_eq!(found(&text), expected(&names, persons, persons * waves as u32), "{head}");
        // Whoever is in the file once has no other record.
        let (once, _) = panel(head, 1, known);
        assert!(found(&once).is_none_or(|(names, ..)| names.len() == 1), "{head}");
    }
}

#[test]
fn births_tell_two_columns_together_whatever_they_are_called() {
    for (head, names) in [
        ("QHHNUM,QPERNUM,wave,sex,birth_date,points", ["QPERNUM", "QHHNUM"]),
        ("gospodarstwo,osoba,fala,sex,birth_date,points", ["osoba", "gospodarstwo"]),
        ("a,b,c,sex,birth_date,points", ["b", "a"]),
    ] {
        let (text, persons) = panel(head, 3, Known::Births);
        assert_eq!(found(&text), expected(&names, persons, persons * 3), "{head}");
        let (once, _) = panel(head, 1, Known::Births);
        assert_eq!(found(&once), None, "{head}");
    }
    // Postcodes and occupations recur together, each with many births.
    let mut text = "postcode,occupation,sex,birth_date,value\n".to_owned();
    let mut draw = drawn(4);
    for record in 0..2_000 {
        let (born, sex) = details(record);
        let (postcode, occupation) = (10_100 + draw(40), draw(12));
        text += &format!("{postcode},job {occupation},{sex},{born},{}\n", draw(500));
    }
    assert_eq!(found(&text), None);
}

/// Sites number their subjects, and schools the pupils of each class.
fn places(head: &str, depth: usize, times: u64, own: bool) -> String {
    let mut text = format!("{head}\n");
    let mut draw = drawn(8);
    for place in 0..6 {
        for class in 0..if depth == 3 { 4 } else { 1 } {
            for number in 1..=20 {
                let (born, sex) = details(place * 1000 + class * 100 + number);
                for time in 1..=times {
                    let inner = if depth == 3 { format!("{class}a,") } else { String::new() };
                    let time = if times > 1 { format!("2025-0{time}-01,") } else { String::new() };
                    let own = if own { format!("{sex},{born},") } else { String::new() };
                    text += &format!("S{place},{inner}{number},{time}{own}{}\n", draw(60));
                }
            }
        }
    }
    text
}

#[test]
fn numbers_within_sites_and_classes_are_asked_about_with_these() {
    for (head, names, own) in [
        ("site,subject no,visit,sex,date of birth,value", &["subject no", "site"][..], true),
        ("centre,nr,visit,sex,date of birth,value", &["nr", "centre"], true),
        ("site,subject no,visit,value", &["subject no", "site"], false),
        ("centre,nr,visit,value", &["nr", "centre"], false),
    ] {
        assert_eq!(found(&places(head, 2, 3, own)), expected(names, 120, 360), "{head}");
    }
    for (head, own) in [
        ("Schule,Klasse,Nr,Datum,Geschlecht,geb,Note", true),
        ("Schule,Klasse,Nr,Datum,Note", false),
    ] {
        let names = ["Nr", "Schule", "Klasse"];
        assert_eq!(found(&places(head, 3, 3, own)), expected(&names, 480, 1440), "{head}");
    }
    // Each pupil has one record, though each class has a number 1.
    for (head, own) in [("Schule,Klasse,Nr,sex,born,Note", true), ("Schule,Klasse,Nr,Note", false)]
    {
        assert_eq!(found(&places(head, 3, 1, own)), None, "{head}");
    }
}

/// People of one place and one number that is none of theirs, and without a place that is not in the file.
#[test]
fn what_several_people_have_in_common_is_nobody() {
    for head in [
        "postcode,age,sex,born,income",
        "postcode,nr,sex,born,income",
        "household,person,sex,born,income",
        "class,nr,sex,born,income",
        "ward,number,sex,born,date",
    ] {
        let mut text = format!("{head}\n");
        let mut draw = drawn(21);
        for record in 0..600 {
            let (born, sex) = details(record);
            let last = if head.ends_with("date") {
                format!("2025-01-{:02}", 1 + draw(28))
            } else {
                (draw(90) * 100).to_string()
            };
            text += &format!("{},{},{sex},{born},{last}\n", 10 + draw(20), 1 + draw(25));
        }
        assert_eq!(found(&text), None, "{head}");
    }
}

#[test]
fn a_few_members_of_households_with_several_records_are_found() {
    let mut text = "household,person,sex,birth_date,income\n".to_owned();
    let mut draw = drawn(5);
    for household in 0..150 {
        for member in 1..=1 + draw(3) {
            let (born, sex) = details(household * 10 + member);
            let records = if household % 50 == 7 && member == 1 { 6 } else { 1 };
            for _ in 0..records {
                text += &format!("{},{member},{sex},{born},{}\n", 1000 + household, draw(90));
            }
        }
    }
    let table = table(&text);
    let markers = found_markers(&table);
    assert_eq!(repeated_persons(&table, &markers), None);
    let roles = ColumnRoles { identifiers: vec![0, 1], quasi_identifiers: vec![2, 3] };
    let found = few_repeated(&table, &roles, &markers).unwrap();
    assert_eq!((found.column, found.partners), (1, [Some(0), None]));
}
