//! Columns whose values name or reach persons, whatever they are called.

use super::{drawn, found, table};
use crate::table::suggest::{Reason, found_markers, profile};

const HEADERS: [&str; 6] = ["Kontakt", "A", "Adresse", "Rückruf", "Ansprechpartner", "Spalte"];

type CellText = fn(usize) -> String;

fn mail(number: usize) -> String {
    format!("{}{number}@example.org", ["anna", "otto", "uwe"][number % 3])
}

fn telephone(number: usize) -> String {
    format!("0664 {}", 5_600_000 + 37 * number)
}

fn account(number: usize) -> String {
    let body = format!("70050000{:010}", 1_234_567 + 977 * number);
    let rest = format!("{body}131400")
        .bytes()
        .fold(0, |rest, digit| (rest * 10 + u32::from(digit - b'0')) % 97);
    format!("DE{:02}{body}", 98 - rest)
}

fn plate(number: usize) -> String {
    format!(
        "M-{}{} {}",
        char::from(b'A' + (number % 8) as u8),
        char::from(b'A' + (number / 8) as u8),
        100 + number
    )
}

fn name(number: usize) -> String {
    let (given, family) = (["Anna", "Paul", "Petra", "Uwe"], ["Gruber", "Huber", "Fuchs", "Moser"]);
    format!(
        "{} {}{}",
        given[number % 4],
        family[number / 4 % 4],
        ["", "mann", "er"][number / 16 % 3]
    )
}

const WAYS: [(CellText, Reason); 5] = [
    (mail, Reason::Contact),
    (telephone, Reason::Contact),
    (account, Reason::Account),
    (plate, Reason::NumberPlate),
    (name, Reason::PersonName),
];

/// Each of `values` values in `each` records, with what events have.
fn events(header: &str, cell: CellText, values: usize, each: usize) -> String {
    let mut draw = drawn(4);
    let mut text = format!("{header};Ort;Leistung\n");
    for record in 0..values * each {
        let (place, service) = (draw(4), draw(6));
        text += &format!("{};O{place};L{service}\n", cell(record % values));
    }
    text
}

#[test]
fn addresses_that_recur_are_asked_about_under_any_header() {
    for header in HEADERS {
        for (cell, _) in WAYS {
            for (values, each) in [(20, 5), (40, 2), (40, 16)] {
                let expected = Some((header.to_owned(), values as u32, (values * each) as u32));
                assert_eq!(found(&events(header, cell, values, each)), expected, "{header}");
            }
        }
    }
}

#[test]
fn addresses_that_recur_are_suggested_as_identifiers_with_their_reason() {
    for header in ["Kontakt", "A", "Rückruf", "Spalte"] {
        for (cell, reason) in WAYS {
            let table = table(&events(header, cell, 40, 16));
            let found = profile(&table, &found_markers(&table)).columns;
            assert_eq!(found[0].reason, reason, "{header}");
        }
    }
    let reasons = |header: &str| {
        profile(&table(&events(header, |number| format!("x{}", number % 9), 40, 9)), &[]).columns[0]
            .reason
    };
    assert_eq!((reasons("IBAN"), reasons("Kennzeichen")), (Reason::Account, Reason::NumberPlate));
}

/// Half of the values is enough, and less is not.
#[test]
fn half_of_the_values_must_be_addresses() {
    let half: CellText = |number| if number < 20 { mail(number) } else { format!("x{number}") };
    assert_eq!(found(&events("Kontakt", half, 40, 3)).unwrap().1, 40);
    assert_eq!(found(&events("Kontakt", half, 41, 3)), None);
}

#[test]
fn what_is_written_like_that_and_is_nobodys_is_left_alone() {
    // Of one ward each; one record each; few, of which few recur.
    assert_eq!(found(&events("Kontakt", telephone, 3, 40)), None);
    assert_eq!(found(&events("Kontakt", mail, 90, 1)), None);
    let few = events("Kontakt", |number| mail(number - if number < 60 { 0 } else { 10 }), 70, 1);
    assert_eq!(found(&few), None);
    assert_eq!(found(&events("hospital phone", telephone, 40, 5)), None);
    assert_eq!(found(&events("Sachbearbeiter", name, 20, 5)), None);
    for header in ["Rechnungsnummer", "Konto", "KSt"] {
        assert_eq!(found(&events(header, telephone, 40, 5)), None, "{header}");
    }
    // Streets, schools, towns and diseases.
    let cells: [CellText; 4] = [
        |number| format!("{} Straße", name(number)),
        |number| format!("{} Schule", name(number)),
        |number| {
            let saint = ["Anna", "Georg", "Martin", "Peter"][number % 4];
            format!("Sankt {saint}{}", " I".repeat(number / 4))
        },
        |number| format!("Morbus {}{}", ["Paul", "Peter"][number % 2], number),
    ];
    for cell in cells {
        for header in ["Spalte", "Einrichtung", "Straße", "Diagnose"] {
            assert_eq!(found(&events(header, cell, 24, 5)), None, "{header}");
        }
    }
    assert_eq!(found(&events("Wohnort", name, 24, 5)), None);
}

/// A parent's address stands for several children, whose births differ; a doctor has patients.
#[test]
fn addresses_that_several_people_share_are_left_alone() {
    let mut births = "Kontakt;Geb.-Datum;Note\n".to_owned();
    let mut sexes = "Kontakt;Geschl.;Alter\n".to_owned();
    let mut draw = drawn(8);
    for record in 0..200_usize {
        let (day, year) = (draw(28) + 1, 2008 + draw(8));
        births += &format!("{};{day:02}.03.{year};{}\n", mail(record / 4), draw(6));
        sexes += &format!("{};{};{}\n", name(record / 8), ["m", "w"][draw(2) as usize], draw(80));
    }
    assert_eq!((found(&births), found(&sexes)), (None, None));
}
