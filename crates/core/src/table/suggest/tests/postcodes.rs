//! Postcodes that are no mere numbers.

use super::{Certainty, Reason, Role, column, told};

#[test]
fn postcodes_with_letters_are_known_without_a_name() {
    assert_eq!(
        column("x", 60, |record| format!("EH{} {}YL", record % 17 + 1, record % 9)).reason,
        Reason::Postcode
    );
    let dutch = column("7", 60, |record| format!("{} CE", 1011 + record));
    assert_eq!(told(&dutch), (Reason::Postcode, None, Certainty::Likely));
    let austrian = column("7", 60, |record| format!("A-{}", 1010 + 10 * record));
    assert_eq!(austrian.reason, Reason::Postcode);
    let staff = column("7", 60, |record| format!("MA-{}", 1010 + 10 * record));
    assert_eq!(staff.reason, Reason::AllDistinct);
    let article = column("7", 60, |record| format!("{} CEX", 1011 + record));
    assert_eq!(article.reason, Reason::AllDistinct);
}

#[test]
fn postcodes_that_are_parted_in_two_are_no_amounts() {
    for name in ["x", "PSČ", "Kod pocztowy", "kod"] {
        assert_eq!(
            column(name, 60, |record: usize| format!(
                "{} {:02}",
                130 + record * 17 % 600,
                record % 90
            ))
            .reason,
            Reason::Postcode,
            "{name}"
        );
        assert_eq!(
            column(name, 60, |record: usize| format!(
                "{:02}-{:03}",
                record * 3 % 97,
                record * 7 % 900
            ))
            .reason,
            Reason::Postcode,
            "{name}"
        );
    }
    assert_eq!(
        column("x", 90, |record| format!("{:02}-{}", record % 5, 100 + record % 5)).reason,
        Reason::Postcode
    );
    let bands = column("x", 90, |record| ["10-200", "20-400", "40-800"][record % 3].to_owned());
    assert_ne!(bands.reason, Reason::Postcode);
    let thousands =
        column("x", 90, |record| format!("{} {:03}", 1 + record % 9, record * 31 % 1000));
    assert_ne!(thousands.reason, Reason::Postcode);
    let children = column("Enfants à charge", 60, |record| (record % 5).to_string());
    assert_eq!(children.reason, Reason::KnownToOthers);
}

/// Accounts, customers and policies have five digits, too, that lie close together.
#[test]
fn numbers_of_customers_are_no_postcodes() {
    let close = |record: usize| (40_000 + record % 90 * 7).to_string();
    for name in
        ["Policennr.", "Acct No", "N° client", "Debitkonto", "Beleg-Nr", "Lieferantenaccount"]
    {
        let found = column(name, 150, close);
        assert_eq!(found.reason.role(), crate::table::Role::Identifier, "{name}");
    }
    assert_eq!(column("x1", 150, close).reason, Reason::Postcode);
    // Where another column is that of postcodes, others are none.
    let mut text = "x1;PLZ\n".to_owned();
    for record in 0..150 {
        text += &format!("{};{:05}\n", close(record), 1067 + record % 40 * 113);
    }
    let found = super::profiles(&text);
    assert_ne!(found[0].reason, Reason::Postcode);
    assert_eq!(found[1].reason, Reason::Postcode);
}

/// Orders, cases and goods are numbered as postcodes are written.
#[test]
fn what_is_numbered_like_postcodes_under_its_name_is_none() {
    type Form = fn(usize) -> String;
    let unlike: [Form; 4] = [
        |record| format!("B-{}", 2400 + record),
        |record| format!("D-{}", 10001 + record),
        |record| format!("{} {}", 100 + record, 10 + record * 7 % 90),
        |record| format!("{} AB", 1000 + record * 7),
    ];
    let recurring: [Form; 5] = [
        |record| format!("A-{}", 1000 + record % 40),
        |record| format!("F-{}", 75001 + record % 60),
        |record| format!("{:02}-{}", 10 + record % 60, 100 + record % 60),
        |record| format!("{} {}", 100 + record % 60, 10 + record % 60),
        |record| (10_000 + record % 80).to_string(),
    ];
    for name in [
        "Vorgang",
        "Auftrag",
        "Bestellung",
        "Buchung",
        "Ticket",
        "Rechnung",
        "Serie",
        "Code",
        "order",
        "booking",
        "commande",
        "pedido",
        "Zähler",
        "Raumcode",
        "Bew.-Nr.",
        "Artikelnr.",
        "Los",
        "Zahlung",
    ] {
        for form in unlike {
            assert_eq!(
                column(name, 200, form).reason.role(),
                Role::Identifier,
                "{name} {}",
                form(0)
            );
        }
        for form in recurring {
            assert_ne!(column(name, 200, form).reason, Reason::Postcode, "{name} {}", form(0));
        }
    }
    for form in recurring {
        assert_eq!(column("x1", 200, form).reason, Reason::Postcode, "{}", form(0));
    }
}
