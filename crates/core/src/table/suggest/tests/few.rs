//! What few values are that many records share: persons with many records each, or kinds.

use super::{Certainty, Reason, Role, column, told};

/// The role of a column in which so many values recur, each as often.
fn role(name: &str, values: usize, records: usize, value: fn(usize) -> String) -> Role {
    column(name, values * records, |record| value(record % values)).reason.role()
}

fn uuid(number: usize) -> String {
    format!(
        "{:08x}-e89b-42d3-a456-{:012x}",
        1_234_567 * (number + 7),
        98_765_432_101 * (number + 3)
    )
}

#[test]
fn what_has_one_owner_is_somebodys_however_few_there_are() {
    let telephone = |number: usize| format!("04{}/78{:05}", 41 + number, 7919 * (number + 1));
    for values in [2, 5, 8] {
        for records in [12, 20, 100] {
            for (names, value) in [
                (
                    &["Telefon", "Rufnummer", "Notfallnummer", "caller", "teléfono", "x"][..],
                    telephone as fn(usize) -> String,
                ),
                (&["Kennzeichen", "Fahrzeug", "x"], |number| format!("OL-AB {}", 100 + 3 * number)),
                (&["MAC", "x"], |number| format!("a4:5e:60:00:{number:02x}:{:02x}", 3 * number)),
                (&["IP", "x"], |number| format!("10.0.{number}.{}", 7 * number + 1)),
                (&["uuid", "session", "Gerät", "device", "Patient", "ID", "x"], uuid),
                (&["Proband", "Hash", "x"], |number| {
                    format!("{:0>64}", format!("a{:x}", u128::MAX / (number as u128 + 3)))
                }),
            ] {
                for name in names {
                    let role = role(name, values, records, value);
                    assert_eq!(role, Role::Identifier, "{name} {values} {records}");
                }
            }
        }
    }
    // Wards have telephones, goods and rooms have codes, sites are numbered by programs.
    assert_eq!(role("Station", 5, 60, telephone), Role::QuasiIdentifier);
    assert_eq!(role("Kostenstelle", 5, 60, telephone), Role::QuasiIdentifier);
    assert_ne!(role("site", 5, 60, uuid), Role::Identifier);
}

#[test]
fn codes_under_a_word_for_people_are_persons_however_few_there_are() {
    let code = |number: usize| format!("S{:02}", number + 1);
    let run = |number: usize| (number + 1).to_string();
    for name in [
        "Proband",
        "subject",
        "Subject ID",
        "VP",
        "Teilnehmer",
        "Huurder",
        "Kennung",
        "ID",
        "uczestnik",
    ] {
        for values in [4, 6, 8] {
            assert_eq!(role(name, values, 20, code), Role::Identifier, "{name} {values}");
            assert_eq!(role(name, values, 20, run), Role::Identifier, "{name} {values}");
            assert_eq!(
                role(name, values, 20, |number| (123_456 + 7919 * number).to_string()),
                Role::Identifier,
                "{name} {values}"
            );
        }
    }
    assert_eq!(role("Proband", 12, 20, code), Role::Identifier);
    // Kinds, how many there are, and what is under other words.
    assert_ne!(role("Patient", 3, 60, |number| number.to_string()), Role::Identifier);
    assert_ne!(role("Kunde", 2, 60, |number| number.to_string()), Role::Identifier);
    assert_ne!(role("Teilnehmer", 8, 60, |number| (7 + 2 * number).to_string()), Role::Identifier);
    assert_ne!(role("Personen", 6, 60, run), Role::Identifier);
    for (name, value) in [
        ("Gruppe", code),
        ("rating", run),
        ("Zimmer", |number| format!("1.{:02}", number + 1)),
        ("ICD", |number| format!("J{:02}", number + 10)),
        ("Jahr", |number| (2018 + number).to_string()),
        ("x", code),
        ("x", run),
    ] as [(&str, fn(usize) -> String); 7]
    {
        assert_ne!(role(name, 8, 20, value), Role::Identifier, "{name}");
    }
}

#[test]
fn wrong_check_digits_clear_no_column_however_often_values_recur() {
    for (values, records) in [(5, 20), (9, 12), (15, 100), (25, 100)] {
        for value in [
            (|number| format!("756.1234.{:04}.{number:02}", 1000 + 17 * number))
                as fn(usize) -> String,
            |number| format!("DE02120300000000{number:06}"),
            |number| format!("{:02}{:02}17{:05}", 40 + number, 1 + number % 12, 31 * number),
            |number| format!("4111 1111 22{:02} {:04}", number, 1000 + 37 * number),
            |number| format!("A{:09}", 123_456_789 + 31_415_926 * number),
        ] {
            let found = column("x", values * records, |record| value(record % values));
            let name = value(3);
            assert_eq!(found.reason.role(), Role::Identifier, "{name} {values} {records}");
            assert_ne!(found.certainty, Certainty::Sure, "{name}");
        }
    }
    // Codes of goods count on.
    assert_ne!(role("x", 8, 75, |number| format!("A{:09}", 12_345 + number)), Role::Identifier);
}

const TENANTS: [&[&str]; 6] = [
    &["Stöver", "Schröder", "Kröger", "Weißgerber", "Lüdemann", "Özdemir", "Niemann"],
    &["ten Brinke", "Postma", "de Vries", "van der Meer", "Hoekstra", "Kuipers"],
    &["Němec", "Růžička", "Šťastná", "Hájek", "Procházka", "Kučera", "Dvořák"],
    &["Åkesson", "Sjögren", "Hällgren", "Öberg", "Nyström", "Lindqvist"],
    &["Le Goff", "Mahé", "Kervella", "Guérin", "Bénard", "Traoré"],
    &["Шевченко", "Коваленко", "Ткаченко", "Мельник", "Олійник", "Поліщук"],
];

#[test]
fn whoever_is_called_tenant_pupil_or_driver_has_a_name() {
    for name in [
        "Mieter",
        "Resident",
        "Locataire",
        "Inquilino",
        "Hyresgäst",
        "Nájemník",
        "Huurder",
        "Fahrer",
        "Kunde",
        "customer",
        "leerling",
        "Žák",
        "Najemca",
        "Utente",
        "Арендатор",
    ] {
        for tenants in TENANTS {
            let found = column(name, 12 * tenants.len(), |record| {
                tenants[record % tenants.len()].to_owned()
            });
            assert_eq!(found.reason, Reason::PersonName, "{name} {}", tenants[0]);
        }
        let full = ["Anouk de Vries", "ten Brinke, Sanne", "Sjoerd Mulder", "Femke Postma"];
        let found = column(name, 48, |record| full[record % 4].to_owned());
        assert_eq!(found.reason, Reason::PersonName, "{name}");
        for kinds in [
            &["privat", "geschäftlich"][..],
            &["Private", "Business", "Public"],
            &["Ja", "Nein"],
            &["stationär", "ambulant"],
            &["Stationär", "Ambulant", "Teilstationär"],
            &["Neu", "Bestand", "VIP"],
            &["Gold", "Silber", "Bronze", "Basis", "Premium", "Standard", "VIP"],
        ] {
            let found = column(name, 120, |record| kinds[record % kinds.len()].to_owned());
            assert_ne!(found.reason.role(), Role::Identifier, "{name} {}", kinds[0]);
        }
    }
}

#[test]
fn vietnamese_names_are_known_without_a_list_of_given_ones() {
    for (first, second) in [("Minh Quang", "Thu Hương"), ("Đức", "Lan")] {
        let family = ["Nguyễn", "Trần", "Phạm", "Đặng", "Vũ", "Lê"];
        let found = column("X", 24, |record| {
            format!("{} {}", family[record % 6], [first, second][record / 6 % 2])
        });
        assert_eq!(told(&found).1, Some("person-name"));
    }
}

#[test]
fn rooms_are_known_to_others() {
    for name in ["Zi.", "Zi", "Zimmer", "Raum", "room", "Rm", "kamer", "pokój"] {
        let found = column(name, 120, |record| format!("{}.{:02}", record % 3, record % 24 + 1));
        assert_eq!(found.reason, Reason::KnownToOthers, "{name}");
    }
}
