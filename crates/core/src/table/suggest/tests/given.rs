//! What values that were given to one each, names and sentences say against what a column's name
//! hints at.

use super::names::word;
use super::{Certainty, Reason, column, told};
use crate::table::Role;
use crate::table::detect::Detector;

/// Numbers in no order, of so many digits.
fn number(record: usize, digits: u32) -> String {
    let unit = 10_u64.pow(digits - 1);
    let drawn = (record as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 11;
    (unit + drawn % (9 * unit)).to_string()
}

const HINTS: [&str; 12] = [
    "carte", "Abo", "device", "loan", "invoice", "Facture", "claims", "pension", "implant", "lot",
    "consent", "k1",
];

#[test]
fn numbers_that_each_record_has_alone_are_no_amounts_and_no_choices() {
    for name in HINTS.iter().chain(&["prescription", "Impfung"]) {
        let given = [
            column(name, 80, |record| number(record, 6)),
            column(name, 80, |record| number(record, 9)),
            column(name, 80, |record| (20_001 + record).to_string()),
            column(name, 80, |record| (1_001 + record).to_string()),
            column(name, 80, |record| format!("A-{}", number(record, 6))),
        ];
        for found in given {
            assert_eq!(found.reason, Reason::AllDistinct, "{name}");
        }
    }
}

#[test]
fn numbers_that_recur_are_those_of_persons_or_somebody_has_to_say() {
    for name in HINTS {
        let long = column(name, 160, |record| number(record % 40, 10));
        assert_eq!(told(&long), (Reason::SharedNumber, None, Certainty::Unsure), "{name}");
        let coded = column(name, 160, |record| format!("A-{}", number(record % 40, 6)));
        assert_eq!(told(&coded), (Reason::SharedNumber, None, Certainty::Unsure), "{name}");
        let short = column(name, 160, |record| number(record % 40, 7));
        assert_eq!(told(&short), (Reason::NothingRulesItOut, None, Certainty::Unsure), "{name}");
    }
    for name in ["prescription", "Impfung", "Befund"] {
        let coded = column(name, 160, |record| format!("RX-{}", number(record % 40, 6)));
        assert_eq!(told(&coded), (Reason::SharedNumber, None, Certainty::Unsure), "{name}");
    }
    let gene = column("mutation", 160, |record| format!("BRCA-{}", number(record % 40, 4)));
    assert_eq!(gene.reason, Reason::Private);
    let device = column("device", 160, |record| {
        format!("ff{}c0d{}", number(record % 40, 5), number(record % 40, 6))
    });
    assert_eq!(device.reason, Reason::SharedNumber);
}

#[test]
fn amounts_counts_codes_of_goods_and_models_are_what_their_name_hints_at() {
    let paid = |record: usize| (12_000 + 731 * record).to_string();
    assert_eq!(column("loan", 80, paid).reason, Reason::Money);
    assert_eq!(
        column("price", 80, |record| (180_000 + 4_500 * record).to_string()).reason,
        Reason::Money
    );
    assert_eq!(column("pension", 80, paid).reason, Reason::Private);
    assert_eq!(
        column("income", 80, |record| (101_003 + 1_017 * record).to_string()).reason,
        Reason::Private
    );
    assert_eq!(
        column("mileage", 80, |record| (100_003 + 1_017 * record).to_string()).reason,
        Reason::Activity
    );
    let article = column("product", 400, |record| format!("A-{}", number(record % 40, 6)));
    assert_eq!(article.reason, Reason::Activity);
    assert_eq!(column("pzn", 400, |record| number(record % 40, 8)).reason, Reason::Health);
    let model = column("device", 400, |record| format!("iPhone{}", 4 + record % 14));
    assert_eq!(model.reason, Reason::Activity);
    let marks = column("rating", 400, |record| (1 + record % 5).to_string());
    assert_eq!(marks.reason, Reason::Answer);
    let year = column("year", 60, |record| (1950 + record).to_string());
    assert_eq!(year.reason, Reason::EventDate);
}

#[test]
fn numbers_of_persons_with_a_hyphen_are_no_bands() {
    let danish = column("merkmal", 300, |record| {
        let person = record % 60;
        let (day, month) = (1 + person % 28, 1 + person % 12);
        format!("{day:02}{month:02}{}-{}", 40 + person, number(person, 4))
    });
    assert_eq!(told(&danish), (Reason::IdNumber, Some("national-number"), Certainty::Sure));
    let swedish = column("merkmal", 300, |record| {
        let person = record % 60;
        format!("19{}0{}1{}-{}", 30 + person, 1 + person % 9, person % 10, number(person, 4))
    });
    assert_eq!(swedish.reason, Reason::SharedNumber);
    let ages = column("merkmal", 300, |record| match record % 8 {
        0 => "0-9".to_owned(),
        tens => format!("{tens}0-{tens}9"),
    });
    assert_eq!(ages.reason, Reason::KnownToOthers);
}

#[test]
fn names_under_a_hint_are_names() {
    for name in ["referrer", "Sorgerecht", "consent", "Beschwerde", "Team"] {
        let found = column(name, 60, |record| {
            let person = record.min(54);
            format!("{} {}", word(person % 40), word(person / 3 + 7))
        });
        assert_eq!(told(&found), (Reason::PersonName, None, Certainty::Unsure), "{name}");
    }
    for name in ["Diagnose", "Befund", "plan", "treatment plan"] {
        let found = column(name, 60, |record| {
            let person = record.min(57);
            format!("{} {}", word(person % 40), word(person / 3 + 7))
        });
        assert_eq!(told(&found), (Reason::PersonName, None, Certainty::Unsure), "{name}");
    }
    // Illnesses recur, and lists know words of those that do not.
    let rare = column("Diagnose", 90, |record| format!("Morbus {}", word(record % 30)));
    assert_eq!(rare.reason, Reason::Private);
    let alone = column("Diagnose", 40, |record| format!("{} Syndrom", word(record)));
    assert_eq!(alone.reason, Reason::Private);
    let list = ["Emma S.", "Robert T.", "Isla R.", "Kevin D."];
    let rated = column("evaluation", 60, |record| {
        format!("{} - {}", ["good", "poor"][record % 2], list[record % 4])
    });
    assert_eq!(rated.reason, Reason::PersonName);
    let remark = ["Streit mit Fr.", "Anruf bei Fam.", "Termin Hr."];
    for name in ["Diagnose", "Beschwerde"] {
        let found =
            column(name, 200, |record| format!("{} {}", remark[record % 3], word(record % 45)));
        assert_eq!(found.reason, Reason::PersonName, "{name}");
    }
    assert_eq!(
        column("Befund", 150, |record| match record % 10 {
            0 => format!("0171 {}", number(record, 7)),
            rest => ["ja", "nein"][rest % 2].to_owned(),
        })
        .reason,
        Reason::Contact
    );
}

#[test]
fn a_few_sentences_under_a_hint_are_asked_about() {
    let sentences = [
        "Wohnt jetzt bei Tochter in Ulm.",
        "Ging nach Streit nicht mehr hin.",
        "Kommt immer sonntags zum Essen.",
    ];
    for name in ["Beschwerde", "action", "Aufnahmegrund", "Bewertung", "Diagnose"] {
        let found = column(name, 120, |record| sentences[record % 3].to_owned());
        assert_eq!(told(&found), (Reason::NothingRulesItOut, None, Certainty::Unsure), "{name}");
    }
    let labels = ["sehr gut", "gut", "Krankenhausaufenthalt mit geplanter Operation am Knie"];
    assert_eq!(
        column("Bewertung", 120, |record| labels[record % 3].to_owned()).reason,
        Reason::Answer
    );
}

#[test]
fn columns_are_understood_in_spanish_italian_dutch_and_portuguese() {
    let some = |record: usize| format!("v{}", ["a", "b", "c"][record % 3]);
    for name in [
        "Sexo",
        "Municipio",
        "Comune di residenza",
        "Stato civile",
        "Professione",
        "Geslacht",
        "Woonplaats",
        "Estado civil",
        "Profissão",
    ] {
        assert_eq!(column(name, 120, some).reason, Reason::KnownToOthers, "{name}");
    }
    for name in ["Diagnóstico", "Reddito", "Ziekte", "Religião"] {
        assert_eq!(column(name, 120, some).reason, Reason::Private, "{name}");
    }
    assert_eq!(
        column("CAP", 120, |record| (10_121 + 37 * (record % 50)).to_string()).reason,
        Reason::Postcode
    );
    assert_eq!(column("Fecha de nacimiento", 120, some).reason, Reason::Birth);
    for name in ["Nombre", "Cognome", "Achternaam", "Nom marital"] {
        assert_eq!(
            column(name, 120, |record| format!("x{record}")).reason,
            Reason::PersonName,
            "{name}"
        );
    }
    assert_eq!(column("nombre", 120, |record| (record % 7).to_string()).reason, Reason::Activity);
    assert_eq!(column("Dirección", 120, |record| format!("x{record}")).reason, Reason::Contact);
    let colours = ["black", "white", "grey", "brown", "green", "silver", "red", "blue"];
    assert_eq!(
        column("colour", 120, |record| colours[record % 8].to_owned()).reason,
        Reason::KnownToOthers
    );
    let mark =
        column("Note Abschluss", 120, |record| format!("{}.{}", 1 + record % 4, record % 10));
    assert_eq!(mark.reason, Reason::Answer);
    let ended = column("Kündigung", 120, |record| ["ja", "nein"][record % 2].to_owned());
    assert_eq!(ended.reason, Reason::YesOrNo);
}

#[test]
fn some_long_sentences_without_a_name_are_free_text() {
    let said = |kinds: usize| {
        move |record: usize| {
            let kind = record % kinds;
            format!("Called {} about the invoice sent to {}.", word(kind), word(kind + 9))
        }
    };
    assert_eq!(column("v", 58, said(9)).reason, Reason::FreeText);
    assert_eq!(column("v", 58, said(5)).reason, Reason::NothingRulesItOut);
}

/// Patients in a column of that name are numbers where that is how they are written.
#[test]
fn numbers_of_people_are_no_names() {
    let patients = column("Patient", 80, |record| format!("P{record:05}"));
    assert_eq!((patients.reason.role(), patients.reason), (Role::Identifier, Reason::IdNumber));
    let names = column("Patient", 80, |record| word(record).to_owned());
    assert_eq!((names.reason.role(), names.reason), (Role::Identifier, Reason::PersonName));
}

/// A Brazilian number of tax payers as it is written out; `wrong` is added to its last digit.
fn cpf(record: usize, wrong: u32) -> String {
    let mut digits: Vec<u32> =
        number(record, 9).chars().filter_map(|digit| digit.to_digit(10)).collect();
    for _ in 0..2 {
        let weighed = digits.iter().rev().zip(2_u32..).map(|(digit, factor)| digit * factor);
        digits.push(weighed.sum::<u32>() * 10 % 11 % 10);
    }
    digits[10] = (digits[10] + wrong) % 10;
    let text: String = digits.iter().map(u32::to_string).collect();
    format!("{}.{}.{}-{}", &text[..3], &text[3..6], &text[6..9], &text[9..])
}

#[test]
fn numbers_of_british_and_brazilian_persons_are_named_as_what_they_are() {
    let national = |letters: &str, record: usize| {
        let digits = number(record, 6);
        format!("{letters} {} {} {} C", &digits[..2], &digits[2..4], &digits[4..])
    };
    let (british, brazilian) = ("national-insurance-number", "cpf-number");
    for name in ["x", "ref", "Nummer"] {
        for (told_of, detector, is_right) in [
            (column(name, 200, |record| national("AB", record)), british, true),
            (column(name, 200, |record| national("QQ", record)), british, false),
            (column(name, 200, |record| national("AB", record % 40)), british, true),
            (column(name, 200, |record| cpf(record, 0)), brazilian, true),
            (column(name, 200, |record| cpf(record, 0).replace(['.', '-'], "")), brazilian, true),
            (column(name, 200, |record| cpf(record % 40, 0)), brazilian, true),
            (column(name, 200, |record| cpf(record, 1)), brazilian, false),
        ] {
            let certainty = if is_right { Certainty::Sure } else { Certainty::Unsure };
            assert_eq!(told(&told_of), (Reason::IdNumber, Some(detector), certainty), "{name}");
        }
    }
}

#[test]
fn numbers_of_two_groups_that_hardly_recur_are_somebodys() {
    let parted = |record: usize, sign: char| {
        let digits = number(record, 6);
        format!("{}{sign}{}", &digits[..3], &digits[3..])
    };
    for name in ["ref", "x", "code", "nummer"] {
        for sign in ['-', '/'] {
            let alone = column(name, 200, |record| parted(record, sign));
            assert_eq!(alone.reason, Reason::AllDistinct, "{name}");
            let nearly = column(name, 200, |record| parted(record % 190, sign));
            assert_eq!(nearly.reason, Reason::AllDistinct, "{name}");
            let recurring = column(name, 200, |record| parted(record % 60, sign));
            assert_ne!(recurring.reason.role(), Role::Identifier, "{name}");
        }
        // Bands rise, however many there are; pressures are short.
        let bands = column(name, 200, |record| {
            format!("{}-{}", 100 + record % 190, 300 + 2 * (record % 190))
        });
        assert_ne!(bands.reason.role(), Role::Identifier, "{name}");
        let pressures =
            column(name, 84, |record| format!("{}/{}", 110 + record % 80, 60 + record % 80 % 37));
        assert_eq!(pressures.reason, Reason::Health);
    }
}

#[test]
fn nobody_is_called_a_number() {
    for name in ["Kunde", "Patient", "customer", "Name", "Nom"] {
        let given = column(name, 200, |record| number(record % 80, 5));
        assert_eq!(told(&given), (Reason::IdNumber, None, Certainty::Likely), "{name}");
        let named = column(name, 200, |record| word(record % 80));
        assert_eq!(named.reason, Reason::PersonName, "{name}");
    }
}

/// A Polish number: day of birth, serial number and check digit, to which something may be added.
fn pesel(record: usize, wrong: u32) -> String {
    let (month, day) = (1 + record % 12, 1 + record % 28);
    let body = format!("{:02}{month:02}{day:02}{}", 40 + record % 59, number(record, 4));
    let factors = [1, 3, 7, 9].into_iter().cycle();
    let weighed = body.bytes().zip(factors).map(|(digit, factor)| u32::from(digit - b'0') * factor);
    format!("{body}{}", (100_000 - weighed.sum::<u32>() + wrong) % 10)
}

#[test]
fn numbers_of_other_states_are_named_also_where_they_recur() {
    for name in ["x", "Betrag", "code", "Nr", "ref"] {
        for persons in [25, 200] {
            let right = column(name, 200, |record| pesel(record % persons, 0));
            let expected = (Reason::IdNumber, Some("national-number"), Certainty::Sure);
            assert_eq!(told(&right), expected, "{name} {persons}");
            // A few are mistyped.
            let most = column(name, 200, |record| {
                let person = record % persons;
                pesel(person, u32::from(person % 20 == 7))
            });
            assert_eq!(most.reason, Reason::IdNumber, "{name} {persons}");
            // Of others a tenth is right by chance.
            let wrong = column(name, 200, |record| pesel(record % persons, record as u32 % 10));
            assert_ne!(
                wrong.detected.map(|it| it.detector.id()),
                Some("national-number"),
                "{name}"
            );
        }
    }
    // Nine digits with a check digit modulo 11 are right by chance once in eleven times.
    let nine = column("amount", 200, |record| number(record, 9));
    assert_ne!(nine.detected.map(|it| it.detector), Some(Detector::NationalNumber));
    // Firms have such numbers, too, and are no persons.
    assert!(Detector::NationalNumber.is_ruled_out_by("SIREN"));
    assert!(!Detector::NationalNumber.is_ruled_out_by("Betrag"));
}

/// Of many numbers that are drawn at random some are the same, and nobody's alone less.
#[test]
fn one_number_twice_is_still_the_number_of_something() {
    for name in ["Docket no", "Seriennr", "Ref", "Steuermarke"] {
        for twice in [0, 1, 5] {
            let found = column(name, 150, |record| {
                let record = if record < twice { record + 1 } else { record };
                (10_000 + record * 7_919 % 89_989).to_string()
            });
            assert_eq!(found.reason.role(), Role::Identifier, "{name} {twice}");
        }
    }
}

/// Debit and credit are no cars.
#[test]
fn a_sign_of_the_books_is_no_number_plate() {
    for name in ["Soll/Haben-Kennzeichen", "Storno-Kennzeichen"] {
        let found = column(name, 60, |record| ["S", "H"][record % 2].into());
        assert_ne!(found.reason.role(), Role::Identifier, "{name}");
    }
    let plate = column("Kennzeichen", 60, |record| format!("DD-AB {}", 100 + record % 30));
    assert_eq!(plate.reason, Reason::NumberPlate);
}
