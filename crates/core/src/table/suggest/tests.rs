//! What is suggested for small tables, and why.

use super::{Certainty, Profile, Reason, SuggestedHierarchy, found_markers, profile};
use crate::format::csv::{Options, Reader};
use crate::table::number::NumberForm;
use crate::table::{DataType, Role, Table};
use names::word;

mod content; // What values tell that point to nobody.
mod few; // What few values are that many records share.
mod gaps; // What stands for missing numbers.
mod given; // What speaks against what a name hints at.
mod names; // Which texts are names of people.
mod released; // What looks like what would be released.
mod parts; // Words that are only a part of a name.
mod short; // What few records tell that all differ.
mod postcodes; // Postcodes that are no mere numbers.
mod towns; // Towns beside their postcodes.

fn table(text: &str) -> Table {
    let mut reader = Reader::new(Options { header: Some(true), ..Options::default() });
    reader.push(text.as_bytes()).unwrap();
    reader.finish().unwrap().table
}

fn profiles(text: &str) -> Vec<Profile> {
    let table = table(text);
    profile(&table, &found_markers(&table)).columns
}

#[test]
fn a_mark_that_few_records_have_is_no_constant() {
    let mut text = "flag,corner,empty\n".to_owned();
    for record in 0..20 {
        text += if record % 5 == 0 { "x,7,\n" } else { ",7,\n" };
    }
    let reasons: Vec<Reason> = profiles(&text).iter().map(|profile| profile.reason).collect();
    assert_eq!(reasons, [Reason::NothingRulesItOut, Reason::Constant, Reason::Constant]);
}

#[test]
fn a_table_of_patients() {
    let mut text = "name;birth date;postcode;sex;occupation;diagnosis;record id\n".to_owned();
    for i in 0..40 {
        let (day, month, year) = (i % 28 + 1, i % 12 + 1, 1940 + i);
        let plz = 1067 + 1999 * i;
        let (sex, work) = (["m", "w"][i % 2], ["baker", "nurse", "?"][i % 3]);
        text += &format!(
            "N{};{day:02}.{month:02}.{year};{plz:05};{sex};{work};J{};{}\n",
            i % 30,
            i % 7,
            100 + i
        );
    }
    let found = profiles(&text);
    let reasons: Vec<Reason> = found.iter().map(|profile| profile.reason).collect();
    assert_eq!(
        reasons,
        [
            Reason::PersonName,
            Reason::Birth,
            Reason::Postcode,
            Reason::KnownToOthers,
            Reason::KnownToOthers,
            Reason::Private,
            Reason::SomeNumber
        ]
    );
    let hierarchies: Vec<Option<&SuggestedHierarchy>> =
        found.iter().map(|profile| profile.hierarchy.as_ref()).collect();
    let date = SuggestedHierarchy::Date { format: "%d.%m.%Y" };
    let mask = SuggestedHierarchy::Mask;
    assert_eq!(hierarchies, [None, Some(&date), Some(&mask), None, None, None, None]);
    assert_eq!((found[4].distinct, found[4].missing), (2, 13));
    assert_eq!(found[1].inferred.data_type, DataType::Date("%d.%m.%Y"));
}

#[test]
fn a_number_that_begins_anew_is_no_identifier() {
    let mut text = "lfd. Nr.;x;row number\n".to_owned();
    for i in 0..40 {
        text += &format!("{};a;{i}\n", i % 5 + 1);
    }
    let reasons: Vec<Reason> = profiles(&text).iter().map(|profile| profile.reason).collect();
    assert_eq!(reasons, [Reason::NothingRulesItOut, Reason::Constant, Reason::SomeNumber]);
}

#[test]
fn values_decide_where_names_do_not() {
    let mut text = "a;b;c;d;e;f\n".to_owned();
    for i in 0..20 {
        let prose = "came in with a cough and was sent home again on day ";
        let day = i % 9 + 1;
        text += &format!("x{i};{};same;{prose}{i}{i};2001-01-0{day};{}.5\n", i % 5, i % 8);
    }
    let reasons: Vec<Reason> = profiles(&text).iter().map(|profile| profile.reason).collect();
    assert_eq!(
        reasons,
        [
            Reason::AllDistinct,
            Reason::NothingRulesItOut,
            Reason::Constant,
            Reason::FreeText,
            Reason::EventDate,
            Reason::NothingRulesItOut
        ]
    );
}

#[test]
fn markers_are_found_in_their_order() {
    assert_eq!(found_markers(&table("a;b\nNULL;1\n;?\nx;2\n")), ["", "NULL", "?"]);
    assert_eq!(found_markers(&table("a;b\nx;1\n")), [""; 0]);
    assert_eq!(found_markers(&table("a;b\nx; ?\ny; \nNA ;?\n")), [" ", "NA ", "?", " ?"]);
}

fn of_file(text: &str) -> super::Profiles {
    profile(&table(text), &[])
}

#[test]
fn a_file_writes_its_numbers_in_one_form() {
    let found = of_file("pay;fee;plain;code\n1.234,56 €;1.200;3,5;1.2.3\n12,00 €;2.500;4;x\n");
    assert_eq!(found.form, NumberForm { decimal: ',', thousands: Some('.'), currency: true });
    let types: Vec<DataType> = found.columns.iter().map(|c| c.inferred.data_type).collect();
    use DataType::{Decimal, Integer, Text};
    assert_eq!(types, [Decimal, Integer, Decimal, Text]);
    // Where nothing leaves no choice, thousands are decimals or nothing at all.
    let found = of_file("pay;fee\n1.234;1,234\n2.345;5,678\n");
    assert_eq!(found.form, NumberForm::POINT);
    let types: Vec<DataType> = found.columns.iter().map(|c| c.inferred.data_type).collect();
    assert_eq!(types, [Decimal, Text]);
    // Blanks between thousands do not tell what stands before decimals.
    let found = of_file("pay;weight\n3 456;62.125\n912;71.250\n12 001;80.375\n");
    assert_eq!(found.form, NumberForm { decimal: '.', thousands: Some(' '), currency: false });
    let types: Vec<DataType> = found.columns.iter().map(|c| c.inferred.data_type).collect();
    assert_eq!(types, [Integer, Decimal]);
}

#[test]
fn what_may_be_thousands_or_decimals_is_told_by_other_columns() {
    use DataType::{Decimal, Integer, Text};
    for (file, form, types) in [
        ("a;b\n1,234;2.5\n5,678;3\n", ('.', Some(',')), [Integer, Decimal]),
        ("a;b\n1,234;1,234,567\n5,678;8\n", ('.', Some(',')), [Integer, Integer]),
        ("a;b\n1,234;2,5\n5,678;3\n", (',', None), [Decimal, Decimal]),
        ("a;b\n1,234;7\n5,678;3\n", ('.', None), [Text, Integer]),
        ("a;b\n1.200;7\n950;3\n", (',', Some('.')), [Integer, Integer]),
        ("a;b\n1.200;57,1\n950;3\n", (',', Some('.')), [Integer, Decimal]),
        ("a;b\n1.200;57.1\n950;3\n", ('.', None), [Decimal, Decimal]),
    ] {
        let found = of_file(file);
        assert_eq!((found.form.decimal, found.form.thousands), form, "{file}");
        let found: Vec<DataType> = found.columns.iter().map(|c| c.inferred.data_type).collect();
        assert_eq!(found, types, "{file}");
    }
}

#[test]
fn decimals_are_written_one_way_in_a_file() {
    let text = "a;b;c\n1,5;2,5;1.5\n1,25;3,5;2.5\n";
    let table = table(text);
    let found = profile(&table, &[]);
    assert_eq!(found.form.decimal, ',');
    let types: Vec<DataType> = found.columns.iter().map(|c| c.inferred.data_type).collect();
    assert_eq!(types, [DataType::Decimal, DataType::Decimal, DataType::Text]);
}

#[test]
fn reasons_have_names_of_their_own() {
    let mut ids: Vec<&str> = Reason::ALL.iter().map(|reason| reason.id()).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), Reason::ALL.len());
}

/// The profile of one column of so many records, in a table of two.
fn column(name: &str, records: usize, cell: impl Fn(usize) -> String) -> Profile {
    let mut text = format!("{name};other\n");
    for record in 0..records {
        text += &format!("\"{}\";{}\n", cell(record), record % 3);
    }
    profiles(&text).remove(0)
}

/// The reason, what was detected, and how sure it is.
fn told(profile: &Profile) -> (Reason, Option<&'static str>, Certainty) {
    let detector = profile.detected.map(|sighting| sighting.detector.id());
    (profile.reason, detector, profile.certainty)
}

#[test]
fn values_decide_before_the_name_does() {
    for name in ["region", "age", "diagnosis", "x", "7"] {
        let found = column(name, 60, |record| format!("person{record}@example.org"));
        assert_eq!(told(&found), (Reason::Contact, Some("e-mail"), Certainty::Sure), "{name}");
    }
    // A tenth of the values is enough, and less is not.
    let some = |each: usize| {
        move |record: usize| {
            let mail = record.is_multiple_of(each);
            if mail { format!("p{record}@example.org") } else { format!("desk {}", record % 200) }
        }
    };
    assert_eq!(column("x", 600, some(20)).reason, Reason::Contact);
    assert_eq!(column("x", 600, some(60)).detected, None);
    // What codes of regions look like as well does not speak against their name.
    let region = column("region", 60, |record| format!("0916{:08}", record * 1_000));
    assert_eq!(region.reason, Reason::KnownToOthers);
    // What they do not look like does.
    let phone = column("region", 60, |record| format!("+49 351 46{:04}", 17 * record));
    assert_eq!(told(&phone), (Reason::Contact, Some("telephone"), Certainty::Sure));
    let plate = column("diagnosis", 60, |record| format!("DD-AB {}", 100 + record));
    assert_eq!(plate.reason, Reason::NumberPlate);
    let house = column("region", 60, |record| match record % 3 {
        0 => format!("{record} km off"),
        _ => format!("Lindenweg {}", 1 + record),
    });
    assert_eq!(told(&house), (Reason::Contact, Some("street-address"), Certainty::Likely));
    let recurring = column("region", 600, |record| format!("DD-AB {}", 100 + record % 60));
    assert_eq!(recurring.reason, Reason::KnownToOthers);
    // Nor do long numbers that nobody else has.
    let long = |record: usize| format!("7{:015}", 1_000_003 * record);
    assert_eq!(column("region", 60, long).reason, Reason::AllDistinct);
    assert_eq!(column("region", 60, |record| long(record / 2)).reason, Reason::KnownToOthers);
    assert_eq!(
        column("admission", 60, |record| format!("2024-01-02T10:{record:02}:00+01:00")).reason,
        Reason::KnownToOthers
    );
    let notes = column("diagnosis", 60, |record| {
        format!("Patient was brought in by the neighbour after a fall, seen {record} times")
    });
    assert_eq!(notes.reason, Reason::FreeText);
}

#[test]
fn wrong_check_digits_make_it_less_sure_and_clear_nothing() {
    let insured = |digit: usize| {
        move |record: usize| format!("A{:08}{}", 12_345_670 + 37 * record, (record + digit) % 10)
    };
    let found = column("x", 60, insured(0));
    let id = Some("health-insurance-number");
    assert_eq!(told(&found), (Reason::IdNumber, id, Certainty::Unsure));
    assert!(found.detected.unwrap().is_form);
    // The name says the same.
    assert_eq!(column("Versichertennummer", 60, insured(3)).certainty, Certainty::Likely);
    // Persons have several records.
    let visits = column("x", 180, |record| insured(0)(record % 60));
    assert_eq!(told(&visits), (Reason::IdNumber, id, Certainty::Unsure));
    let accounts = column("x", 60, |record| format!("DE99{:018}", 1_000_003 * record));
    assert_eq!(told(&accounts), (Reason::Account, Some("iban"), Certainty::Unsure));
    // Codes that recur may be those of persons with several records each; of a few groups they are
    // not, nor are short ones.
    let recurring = |length: usize, values: usize| {
        column("x", 600, move |record| format!("A{:0length$}", 12_345 + record % values)).reason
    };
    assert_eq!(recurring(9, 30), Reason::SharedNumber);
    assert_eq!(recurring(9, 8), Reason::NothingRulesItOut);
    assert_eq!(recurring(9, 11), Reason::NothingRulesItOut);
    let short = column("x", 600, |record| format!("A{:03}", record % 90));
    assert_eq!(short.reason, Reason::NothingRulesItOut);
}

#[test]
fn few_values_are_nobodys_number() {
    for name in ["phone", "case id", "name"] {
        let found = column(name, 300, |record| format!("A{}", record % 4));
        assert_eq!(found.reason, Reason::NothingRulesItOut, "{name}");
        assert_ne!(
            column(name, 300, |record| format!("A{record}")).reason.role(),
            found.reason.role()
        );
    }
    // Those of persons may be of few persons; programs number anything.
    let insured = ["943 176 5918", "943 476 5919", "401 023 2137"];
    for name in ["NHS number", "x", "region"] {
        let found = column(name, 300, |record| insured[record % 3].to_owned());
        let told = told(&found);
        assert_eq!(told, (Reason::SharedNumber, Some("nhs-number"), Certainty::Unsure), "{name}");
    }
    let site = |record: usize| format!("123e4567-e89b-12d3-a456-42661417400{}", record % 3);
    assert_ne!(column("site", 300, site).reason.role(), Role::Identifier);
    assert_eq!(column("site", 20, site).reason, Reason::SomeNumber);
    // Long numbers under a name that says whose they are, too.
    let monitored = column("Patientennummer", 300, |record| (71_904_412 + record % 8).to_string());
    assert_eq!(told(&monitored), (Reason::SharedNumber, None, Certainty::Unsure));
    // Five patients with six visits each are persons.
    let visits = column("patient_id", 30, |record| format!("A{}", record % 5));
    assert_eq!(visits.reason, Reason::IdNumber);
}

#[test]
fn numbers_of_those_who_make_records_are_numbers_of_people() {
    for name in ["Bearbeiter", "erfasst von", "created_by", "Utilisateur"] {
        let number = column(name, 300, |record| (482_913 + record % 20 * 37).to_string());
        assert_eq!(number.reason, Reason::SharedNumber, "{name}");
        let code = column(name, 300, |record| format!("A{}", 399 + record % 20));
        assert_eq!(code.reason, Reason::SharedNumber, "{name}");
    }
    // Counted ones, and a few kinds.
    let counted = column("Mitarbeiter", 300, |record| (3 + record % 20).to_string());
    assert_eq!(counted.reason, Reason::NothingRulesItOut);
    let kind = column("Benutzer", 300, |record| (record % 3).to_string());
    assert_ne!(kind.reason.role(), Role::Identifier);
}

#[test]
fn what_stands_beside_tells_what_a_name_leaves_open() {
    let reasons = |names: [&str; 2]| {
        let mut text = format!("{};{}\n", names[0], names[1]);
        for record in 0..300 {
            text += &format!("{};w{}\n", 1 + record % 60, record % 6);
        }
        let found = profiles(&text);
        [found[0].reason, found[1].reason]
    };
    let asked = Reason::NothingRulesItOut;
    assert_eq!(reasons(["Prénom", "Nom"]), [Reason::PersonName; 2]);
    assert_eq!(reasons(["Produit", "Nom"]), [Reason::Activity, asked]);
    assert_eq!(reasons(["Haus", "Quelle"]), [Reason::KnownToOthers, asked]);
    let mut text = "Haus;Str.\n".to_owned();
    (0..300).for_each(|i| text += &format!("{};Am Anger {}\n", 1 + i % 60, ["a", "b"][i / 150]));
    assert_eq!(profiles(&text)[0].reason, Reason::Contact);
}

#[test]
fn what_is_written_under_remarks_is_free_text() {
    let words = ["wound heals well", "slept badly", "asks for her son", "ate half of it", "ok"];
    for name in ["Verlauf", "Q2_text", "comments"] {
        assert_eq!(
            column(name, 300, |record| format!("{}, bed {}", words[record % 5], record % 40))
                .reason,
            Reason::FreeText,
            "{name}"
        );
        let chosen = column(name, 300, |record| words[record % 5].to_owned());
        assert_eq!(chosen.reason, Reason::NothingRulesItOut, "{name}");
        let codes = column(name, 300, |record| format!("K{}", record % 40));
        assert_eq!(codes.reason, Reason::NothingRulesItOut, "{name}");
    }
    // Short prose without a name, where hardly anything recurs.
    let prose = |kinds: usize| move |record: usize| format!("my son wants bed {}", record % kinds);
    assert_eq!(column("q99", 300, prose(200)).reason, Reason::FreeText);
    assert_eq!(column("q99", 300, prose(100)).reason, Reason::NothingRulesItOut);
    // What is found in remarks tells more.
    let remarks =
        column("Bemerkung", 300, |record| format!("please write to p{record}@example.net"));
    assert_eq!(remarks.reason, Reason::Contact);
}

#[test]
fn what_stands_side_by_side_is_told_together() {
    let told = |line: &dyn Fn(usize) -> String| {
        let text: String = (0..120).map(|record| line(record) + "\n").collect();
        let found = profiles(&format!("1;2\n{text}"));
        [found[0].reason, found[1].reason]
    };
    let degrees = |base: u32, record: usize| {
        format!("{}.{:05}", base + record as u32 % 5, 7919 * record % 99_991)
    };
    let (points, asked) = ([Reason::Coordinates; 2], [Reason::NothingRulesItOut; 2]);
    assert_eq!(told(&|i| format!("{};{}", degrees(48, i), degrees(9, i % 110))), points);
    assert_eq!(told(&|i| format!("{};{}", degrees(9, i % 110), degrees(48, i))), points);
    assert_eq!(told(&|i| format!("{};{}", degrees(0, i), degrees(9, i % 110))), asked);
    assert_eq!(told(&|i| format!("{};{}", &degrees(48, i)[..6], &degrees(9, i)[..5])), asked);
    let street = |record: usize| format!("{}weg", word(record % 12));
    assert_eq!(told(&|i| format!("{};{}", street(i), 1 + i % 60)), [Reason::Contact; 2]);
    let ages = [Reason::NothingRulesItOut, Reason::KnownToOthers];
    assert_eq!(told(&|i| format!("{};{}", street(i), 18 + i % 60)), ages);
    assert_eq!(told(&|i| format!("{};{}", word(i % 12), 1 + i % 60)), ages);
    // Where nothing but the form tells, somebody has to say.
    let found = profiles(
        &(0..60)
            .fold("1;2\n".to_owned(), |text, i| text + &format!("{};{}\n", street(i), 1 + i % 20)),
    );
    assert!(found.iter().all(|profile| profile.certainty == Certainty::Unsure));
    assert!(found[1].hierarchy.is_none() && found[1].grouping.is_some());
}

#[test]
fn sentences_recur_where_forms_write_them() {
    let said = |end: &'static str| {
        move |record: usize| {
            format!(
                "Walked with help to bay {}{end}",
                ["a", "red", "blue"][record % 3].repeat(1 + record % 4)
            )
        }
    };
    assert_eq!(column("q", 300, said(".")).reason, Reason::FreeText);
    assert_eq!(column("q", 300, said("")).reason, Reason::NothingRulesItOut);
    let few = |record: usize| {
        format!("Discharged in a good state to ward {}", ["red", "blue"][record % 2])
    };
    assert_eq!(column("Epikrise", 300, few).reason, Reason::FreeText);
    assert_eq!(column("Station", 300, few).reason, Reason::KnownToOthers);
    // Nobody says who is meant where each diagnosis is written at length.
    let written = |kinds: usize| {
        move |record: usize| format!("broken arm after fall {}", word(record % kinds))
    };
    assert_eq!(column("diagnosis", 49, written(49)).reason, Reason::FreeText);
    assert_eq!(column("diagnosis", 49, written(9)).reason, Reason::Private);
    assert_eq!(
        column("q", 300, |record| {
            format!(
                "je suis au lit depuis {}",
                ["mars", "hier", "lundi"][record % 3].repeat(1 + record % 5)
            )
        })
        .reason,
        Reason::FreeText
    );
}

#[test]
fn codes_with_letters_may_be_mistyped_twice() {
    assert_eq!(
        column("1", 60, |record| format!("WQ{}", 1000 + 37 * record.min(57))).reason,
        Reason::AllDistinct
    );
    assert_eq!(
        column("1", 60, |record| format!("{}/{}", 101 + record.min(57), 60 + record.min(57) % 30))
            .reason,
        Reason::Health
    );
    assert_eq!(
        column("1", 60, |record| format!("{}", 100_000 + 37 * record.min(57))).reason,
        Reason::AllDistinct
    );
}

#[test]
fn sentences_that_recur_are_free_text_and_answers_to_choose_from_are_not() {
    let ends = ["and is well", "and has pain", "and will be back", "and came alone"];
    let sentence = |kinds: usize| {
        move |record: usize| {
            let visit = record % kinds;
            format!("The patient was seen in room {visit} of the ward {}.", ends[visit % 4])
        }
    };
    let found = column("x", 300, sentence(24));
    assert_eq!(told(&found), (Reason::FreeText, Some("sentence"), Certainty::Sure));
    assert_eq!(column("x", 300, sentence(5)).detected, None);
    assert_eq!(
        column("x", 300, |record| {
            format!("Malignant neoplasm of breast, upper outer quadrant, grade {}", record % 30)
        })
        .detected,
        None
    );
}

#[test]
fn exact_degrees_lead_to_a_house_and_rough_ones_do_not() {
    let exact = column("latitude", 60, |record| format!("48.{:05}", 10_000 + 617 * record));
    assert_eq!(exact.reason, Reason::Coordinates);
    let rough = column("latitude", 60, |record| format!("48.{}", record % 10));
    assert_eq!(rough.reason, Reason::KnownToOthers);
}

#[test]
fn names_hint_only_where_values_point_to_nobody() {
    let mails = column("rating", 60, |record| format!("p{record}@example.org"));
    assert_eq!(mails.reason, Reason::Contact);
    let codes = column("category", 60, |record| format!("K{}", 1_000_003 * (record + 10)));
    assert_eq!(codes.reason, Reason::AllDistinct);
    assert_eq!(
        column("category", 60, |record| format!("c{}", record % 7)).reason,
        Reason::Activity
    );
    let paid = |record: usize| (731 * (record + 3)).to_string();
    assert_eq!(column("amount", 60, paid).reason, Reason::Money);
    assert_eq!(column("hospital costs", 60, paid).reason, Reason::Money);
    assert_eq!(column("hospital", 60, paid).reason, Reason::KnownToOthers);
    assert_eq!(
        column("age at diagnosis", 60, |record| (20 + record).to_string()).reason.role(),
        crate::table::Role::QuasiIdentifier
    );
    // A street is one of a few, and leads to a house all the same.
    let streets = column("Straße", 300, |record| ["Am Anger", "Bergweg"][record % 2].to_owned());
    assert_eq!(streets.reason, Reason::Contact);
}

#[test]
fn columns_that_are_answered_alike_are_those_of_a_form() {
    let reasons = |scales: [u32; 4]| {
        let mut text = "1;2;3;4\n".to_owned();
        for record in 0..200_u32 {
            let answers = scales.map(|scale| (1 + (record * 7 + scale) % scale).to_string());
            text += &(answers.join(";") + "\n");
        }
        profiles(&text).iter().map(|profile| profile.reason).collect::<Vec<_>>()
    };
    let (asked, answer) = (Reason::NothingRulesItOut, Reason::Answer);
    assert_eq!(reasons([5, 5, 5, 4]), [answer, answer, answer, asked]);
    assert_eq!(reasons([5, 5, 4, 5]), [asked; 4]);
    assert_eq!(reasons([2, 2, 2, 2]), [asked; 4]);
}

/// What says that there is no answer, and is no marker, is beyond the scale.
#[test]
fn answers_of_a_form_may_be_missing_by_a_code() {
    for code in ["-9", "99"] {
        let mut text = "sf36_1;sf36_2;sf36_3;sf36_4\n".to_owned();
        for record in 0..200_usize {
            let answers = [1, 2, 3, 5].map(|step| match (record * step) % 11 {
                0 if step < 5 => code.to_owned(),
                other => (1 + other % 5).to_string(),
            });
            text += &(answers.join(";") + "\n");
        }
        let reasons: Vec<Reason> = profiles(&text).iter().map(|profile| profile.reason).collect();
        assert_eq!(reasons, [Reason::Answer; 4], "{code}");
    }
}

#[test]
fn results_of_a_laboratory_may_be_below_a_bound_or_to_come() {
    let result = |record: usize| match record % 5 {
        0 => "<1,0".to_owned(),
        1 => "folgt".to_owned(),
        _ => format!("{},{}", 20 + record * 7 % 90, record % 10),
    };
    for name in ["Krea", "GOT", "Hb"] {
        assert_eq!(column(name, 90, result).reason, Reason::Health, "{name}");
    }
    assert_eq!(column("x", 90, result).reason.role(), crate::table::Role::Sensitive);
    // Numbers of persons are no results, nor are words that stand alone.
    let number = column("x", 90, |record| ["n/k", "4711", "4712"][record % 3].to_owned());
    assert_eq!(number.reason, Reason::NothingRulesItOut);
    let remark = column("Krea", 90, |record| match record {
        7 => "Ann Kurz".to_owned(),
        _ => result(record),
    });
    assert_eq!(remark.reason.role(), crate::table::Role::QuasiIdentifier);
}

#[test]
fn the_number_of_a_question_before_its_subject_makes_marks_answers() {
    let marks = |name| column(name, 90, |record| (1 + record * 7 % 5).to_string()).reason;
    for name in ["q1_zonk", "Q12 zonk", "Frage 3: Zonk", "F4.zonk"] {
        assert_eq!(marks(name), Reason::Answer, "{name}");
    }
    for name in ["q_zonk", "1_zonk", "w1_zonk"] {
        assert_eq!(marks(name), Reason::NothingRulesItOut, "{name}");
    }
    assert_eq!(marks("q2_age"), Reason::KnownToOthers);
    let towns = column("q3_place", 90, |record| word(record % 5)).reason;
    assert_eq!(towns, Reason::KnownToOthers);
}

#[test]
fn what_is_numbered_is_an_identifier_whatever_is_numbered() {
    let number = |record: usize| format!("T{}", 300_100 + 37 * record);
    assert_eq!(column("tumour_id", 60, number).reason, Reason::SomeNumber);
    assert_eq!(
        column("treatment no", 60, |record| (7 * record).to_string()).reason,
        Reason::SomeNumber
    );
    assert_eq!(column("tumour_id", 60, |record| number(record / 3)).reason, Reason::Private);
    assert_eq!(column("tumour_site", 60, number).reason, Reason::Private);
    let moment = |record: usize| format!("2024-01-{:02}", 1 + record % 28);
    assert_eq!(column("last_login", 60, moment).reason, Reason::EventDate);
    assert_eq!(column("last contact", 60, moment).reason, Reason::EventDate);
}
