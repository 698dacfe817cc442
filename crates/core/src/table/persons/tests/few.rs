//! One person with many records among others with one each.

use super::super::{ColumnRoles, few_repeated, repeated_in_classes, repeated_in_table};
use super::{details, drawn, found, found_markers, table};

/// A file of forty people with one record each and one with `own`, whose job nobody else has.
fn one_with_many(head: &str, own: u64, number: impl Fn(u64) -> String) -> String {
    let mut text = head.to_owned() + "\n";
    let mut draw = drawn(4);
    for record in 0..40 + own {
        let person = record.min(40);
        let job = ["Lehrer", "Maurer", "Arzt", "Rentner"][(person % 4) as usize];
        let sex = ["m", "w"][draw(2) as usize];
        let (job, sex) = if person == 40 { ("Pilot", "m") } else { (job, sex) };
        text += &format!("{};{job};{sex}\n", number(person));
    }
    text
}

fn roles(identifiers: &[usize], quasi_identifiers: &[usize]) -> ColumnRoles {
    ColumnRoles { identifiers: identifiers.to_vec(), quasi_identifiers: quasi_identifiers.to_vec() }
}

/// The column that is found among those left out, its values and its records.
fn few(text: &str, identifiers: &[usize], quasi: &[usize]) -> Option<(String, u32, u32)> {
    let table = table(text);
    let found = few_repeated(&table, &roles(identifiers, quasi), &found_markers(&table))?;
    Some((table.columns[found.column].name.clone(), found.values, found.records))
}

fn number(person: u64) -> String {
    format!("K{}", 100_000 + person * 37)
}

#[test]
fn one_person_with_many_records_is_found_whatever_the_column_is_called() {
    for name in ["Case ID", "x1", "Aktennr", "E-Mail", "Kontakt", "Name"] {
        for own in [5, 10, 40] {
            let text = one_with_many(&format!("{name};Beruf;Geschlecht"), own, number);
            let expected = Some((name.to_owned(), 41, 40 + own as u32));
            assert_eq!(few(&text, &[0], &[1, 2]), expected, "{name} {own}");
        }
    }
    // Of many more people, too, where nobody would see it.
    let mut text = one_with_many("Kontakt;Beruf;Geschlecht", 10, number);
    for person in 100..300 {
        text += &format!("{};{};w\n", number(person), ["Arzt", "Lehrer"][person as usize % 2]);
    }
    assert_eq!(few(&text, &[0], &[1, 2]), Some(("Kontakt".to_owned(), 241, 250)));
}

/// Addresses of a clinic, departments, remarks: those who share a value are different people.
#[test]
fn what_several_people_share_is_nobody() {
    let mut draw = drawn(6);
    for name in
        ["E-Mail", "Kontakt", "Arzt-Nr", "Filiale", "Artikelnr", "Bemerkung", "x1", "Abteilung"]
    {
        for share in [5, 50, 95, 100] {
            let mut text = format!("{name};Geburtsjahr;Geschlecht;Beruf\n");
            for person in 0..200_u64 {
                let (born, sex) = details(person);
                let is_shared = draw(100) < share;
                let value = if is_shared { "station@klinik.de".to_owned() } else { number(person) };
                let job = ["Lehrer", "Maurer", "Arzt"][draw(3) as usize];
                text += &format!("{value};{};{sex};{job}\n", &born[..4]);
            }
            assert_eq!(few(&text, &[0], &[1, 2, 3]), None, "{name} {share}");
            // With classes of any size, and whatever is left out.
            let table = table(&text);
            let found = repeated_in_table(&table, &roles(&[0], &[2]), &found_markers(&table), 5);
            assert_eq!(found, None, "{name} {share}");
        }
    }
    // What is numbered is a thing or serves many, whatever its records have in common.
    for name in ["Arzt-Nr", "Filiale", "Artikelnr", "Household ID"] {
        let text = one_with_many(&format!("{name};Beruf;Geschlecht"), 10, number);
        assert_eq!(few(&text, &[0], &[1, 2]), None, "{name}");
    }
    // A firm has one trade in all of its records, and nothing is said of persons.
    let mut text = "Kontakt;Branche;Land\n".to_owned();
    for record in 0..120 {
        let firm = record % 30;
        text += &format!("{};B{};L{}\n", number(firm), firm % 7, firm % 5);
    }
    assert_eq!(few(&text, &[0], &[1, 2]), None);
}

/// Nobody has two records where each has a person's number of its own.
#[test]
fn own_numbers_say_that_nobody_has_two_records() {
    let mut text = "PatientenID;E-Mail;Beruf;Geschlecht\n".to_owned();
    let many = one_with_many("", 10, number);
    for (record, line) in many.lines().skip(1).enumerate() {
        text += &format!("P{record};{line}\n");
    }
    assert_eq!(few(&text, &[0, 1], &[2, 3]), None);
    assert_eq!(few(&text, &[1], &[2, 3]), Some(("E-Mail".to_owned(), 41, 50)));
}

#[test]
fn names_and_birth_dates_together_are_persons() {
    let name = |person: u64| {
        let (born, _) = details(person);
        let family = ["Gruber", "Huber", "Fuchs", "Moser", "Wagner"][(person % 5) as usize];
        let given = ["Anna", "Paul", "Petra"][(person % 3) as usize];
        format!("{family};{given};{born}")
    };
    let text = one_with_many("Nachname;Vorname;Geburtsdatum;Beruf;Geschlecht", 10, name);
    let expected = Some(("Nachname".to_owned(), 41, 50));
    assert_eq!(few(&text, &[0, 1], &[2, 3, 4]), expected);
    let text = one_with_many("Nachname;Vorname;Geburtsdatum;Beruf;Geschlecht", 1, name);
    assert_eq!(few(&text, &[0, 1], &[2, 3, 4]), None);
}

/// Where most of what is shared is shared by several, a class of one person is found all the same.
#[test]
fn a_class_of_one_person_is_found_among_values_that_several_share() {
    let mut text = one_with_many("Kontakt;Beruf;Geschlecht", 10, number);
    for person in 0..12 {
        text +=
            &format!("info;{};{}\n", ["Arzt", "Lehrer"][person % 2], ["m", "w"][person / 2 % 2]);
    }
    let table = table(&text);
    let markers = found_markers(&table);
    let columns = roles(&[0], &[1, 2]);
    assert_eq!(few_repeated(&table, &columns, &markers), None);
    let found = |k: u32| Some(repeated_in_table(&table, &columns, &markers, k)?.values);
    assert_eq!((found(2), found(5), found(1)), (Some(42), Some(42), None));
    // Nothing is said of a class that is not released.
    let lines = text.lines().skip(1);
    let classes: Vec<Option<u32>> =
        lines.map(|line| (!line.contains("Pilot")).then_some(0)).collect();
    assert_eq!(repeated_in_classes(&table, &columns, &markers, &classes, 5), None);
    // Nor of one with enough others.
    let classes = vec![Some(0); table.records];
    assert_eq!(repeated_in_classes(&table, &columns, &markers, &classes, 5), None);
}

/// An amount that each person has in all records may be that of two persons, whose births differ.
#[test]
fn a_number_goes_before_an_amount_that_two_persons_may_have() {
    let mut text = "x1;Né le;QF\n".to_owned();
    for person in 0..70_u64 {
        let amount = if person % 20 == 7 { 500 } else { 300 + person * 13 };
        for _ in 0..2 {
            text += &format!("{};{};{amount}\n", 1_000_000 + person * 37, details(person).0);
        }
    }
    assert_eq!(found(&text), Some(("x1".to_owned(), 70, 140)));
}

/// What insurers, energy suppliers, clinics and libraries call the number of somebody.
#[test]
fn numbers_of_insured_customers_and_patients_are_asked_about() {
    for name in [
        "VN-Nr",
        "Versicherungsnehmer-Nr.",
        "Policennr.",
        "Versicherungsschein-Nr",
        "Vertragsnr",
        "Vertragskonto",
        "Kundenkonto",
        "ISH-Patient",
        "Hosp No",
        "PERNR",
        "NIP",
        "IPP",
        "NSS",
        "NHC",
        "Nº historia",
        "N° allocataire",
        "Code client",
        "Code Teilnehmer",
        "TN_Code",
        "Debiteurnr",
        "Nr kartoteki",
        "Panelist",
        "Halter-Nr",
        "Eigentümer-Nr",
        "FS-Nr",
        "pax_id",
        "Patron",
        "Acct No",
        "account",
        "Konto",
        "IMSI",
        "device_id",
        "cookie",
        "frequent_flyer",
        "Vielfliegernr",
        "Abo-Nr",
        "Bonuskarte",
        "Pupil UPN",
    ] {
        let mut text = format!("{name};Datum;Gruppe;Wert\n");
        for record in 0..240_u64 {
            // A third have two to four records.
            let person = if record < 150 { record } else { record % 45 };
            text += &format!(
                "{};2024-03-{:02};{};{}\n",
                number(person),
                record % 28 + 1,
                record % 3,
                record * 7 % 91
            );
        }
        let name = name.to_owned();
        assert_eq!(found(&text), Some((name, 150, 240)));
    }
    for name in ["Arzt-Nr", "Filiale", "Artikelnr", "Kontostand", "ZIP code customer", "Konto-Art"]
    {
        let mut text = format!("{name};Datum;Gruppe\n");
        for record in 0..240_u64 {
            let value = record % 120;
            text += &format!("{};2024-03-{:02};{}\n", number(value), record % 28 + 1, record % 3);
        }
        assert_eq!(found(&text), None, "{name}");
    }
}

/// A file in which each of these has so many records, on days and with answers that say nothing of them.
fn attendance(head: &str, names: &[&str], records: usize) -> String {
    let mut text = head.to_owned() + "\n";
    let mut draw = drawn(9);
    for record in 0..records {
        for name in names {
            let (subject, answer) =
                (["Taal", "Rek"][draw(2) as usize], ["ja", "nee"][draw(2) as usize]);
            text += &format!("{name};{}.3.2026;{subject};{answer}\n", record % 28 + 1);
        }
    }
    text
}

#[test]
fn whoever_is_named_several_times_has_several_records() {
    let pupils =
        ["Wilhelmina Postma", "Sjoerd Mulder", "Femke de Vries", "Ondřej Šťastná", "Truus Bakker"];
    for name in ["Deelnemer", "Žák", "Huurder", "Zusteller", "Fahrer", "Passagier", "Name", "x"] {
        for (names, records) in [(2, 3), (5, 2), (5, 12), (5, 30)] {
            let text = attendance(&format!("{name};Datum;Fach;da"), &pupils[..names], records);
            let expected = Some((name.to_owned(), names as u32, (names * records) as u32));
            assert_eq!(few(&text, &[0], &[2, 3]), expected, "{name} {names} {records}");
        }
    }
    let codes = attendance("Proband;Datum;Fach;da", &["S01", "S02", "S03"], 8);
    assert_eq!(few(&codes, &[0], &[2, 3]), Some(("Proband".to_owned(), 3, 24)));
    let numbers = ["756.1234.1000.00", "756.1234.1017.01", "756.1234.1034.02"];
    let numbered = attendance("x;Datum;Fach;da", &numbers, 8);
    assert_eq!(few(&numbered, &[0], &[2, 3]), Some(("x".to_owned(), 3, 24)));
    // Who is left out is left out, and who is not is not asked about.
    assert_eq!(few(&codes, &[], &[0, 2, 3]), None);
    for name in
        ["Hausarzt", "doctor", "Lehrer", "Mother of patient", "huisarts", "učitel", "Vorname"]
    {
        let text = attendance(&format!("{name};Datum;Fach;da"), &pupils, 12);
        assert_eq!(few(&text, &[0], &[2, 3]), None, "{name}");
    }
    // Those of one name who were born on different days.
    let mut born = "Name;Geburtsdatum;Fach\n".to_owned();
    for record in 0..60 {
        let (day, month, year) = (record % 28 + 1, record % 12 + 1, 1940 + record);
        born += &format!("{};{day}.{month}.{year};a\n", pupils[record % 5]);
    }
    assert_eq!(few(&born, &[0], &[1, 2]), None);
}
