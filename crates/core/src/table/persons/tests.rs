//! Files with several records for each person, and others that look like them.

mod alike; // Numbers that are written in several ways.
mod addresses; // Columns of addresses and names.
mod births; // Values with one birth date each.
mod composite; // Columns that tell persons apart together.
mod few; // A few with many records.
mod names; // Names in two columns.
mod numbers; // Numbers beside which nothing stays the same.
mod recurrence; // People without any number at several times.

use super::{RepeatedPersons, repeated_persons};
use crate::format::csv::{Options, Reader};
use crate::table::Table;
use crate::table::suggest::{Reason, found_markers, reason_of_name};

fn table(text: &str) -> Table {
    let mut reader = Reader::new(Options { header: Some(true), ..Options::default() });
    reader.push(text.as_bytes()).unwrap();
    reader.finish().unwrap().table
}

/// The column that is found, its values and its records.
fn found(text: &str) -> Option<(String, u32, u32)> {
    let table = table(text);
    let found = repeated_persons(&table, &found_markers(&table))?;
    let RepeatedPersons { column, values, records, .. } = found;
    Some((table.columns[column].name.clone(), values, records))
}

/// Numbers that look random and are the same everywhere.
fn drawn(seed: u64) -> impl FnMut(u64) -> u64 {
    let mut state = seed;
    move |below| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    }
}

/// A person's birth date and sex.
fn details(person: u64) -> (String, &'static str) {
    let mut draw = drawn(person + 7);
    draw(2);
    let born = format!("{}-{:02}-{:02}", 1930 + draw(80), draw(12) + 1, draw(28) + 1);
    (born, ["f", "m"][draw(2) as usize])
}

/// A file of visits: `head` names the number, the birth date and the sex.
fn visits(head: &str, persons: u64, records: u64) -> String {
    let mut text = format!("{head},visit,ward,postcode,value\n");
    let mut draw = drawn(1);
    for record in 0..records {
        let person = if record < persons { record } else { draw(persons) };
        let (born, sex) = details(person);
        let visit = format!("20{:02}-{:02}-{:02}", 20 + draw(5), draw(12) + 1, draw(28) + 1);
        let (ward, area, value) = (draw(12), 10_000 + person % 97, draw(400));
        text += &format!("p{person:05},{born},{sex},{visit},W{ward},{area},{value}\n");
    }
    text
}

#[test]
fn a_persons_number_that_repeats_is_found_by_its_name() {
    for name in ["PatientenID", "patient_id", "Versichertennummer", "employee id", "ID", "KdNr"] {
        let found = found(&visits(&format!("{name},born,sex"), 800, 2218));
        assert_eq!(found, Some((name.to_owned(), 800, 2218)), "{name}");
    }
}

/// Without names of columns the years of birth are told by what they span.
#[test]
fn years_that_span_lives_tell_persons_apart() {
    let text = |number: &dyn Fn(u64) -> String, first: u64, span: u64| -> String {
        let records = (0..240).map(|i| {
            let person = i % 40;
            let year = first + person * 7 % span;
            format!("{},{},{},{}\n", number(person), details(person).1, year, i * i % 6)
        });
        "1,2,3,4\n".to_owned() + &records.collect::<String>()
    };
    // Those of passports, and plain ones.
    let numbers: [&dyn Fn(u64) -> String; 2] =
        [&|person| format!("C{}X{}", 1 + person % 9, 20_000 + person * 71), &|person| {
            format!("{}", 800_000 + person * 1_237)
        }];
    for number in numbers {
        assert_eq!(found(&text(number, 1941, 60)), Some(("1".to_owned(), 40, 240)));
    }
    let short = |person: u64| format!("{}", 1_000 + person * 37);
    assert_eq!(found(&text(&short, 1941, 60)), Some(("1".to_owned(), 40, 240)));
    assert_eq!(found(&text(&short, 2014, 8)), None);
}

#[test]
fn a_persons_number_that_repeats_is_found_by_its_values() {
    for head in ["x7,born,sex", "ref,Geburtsdatum,Geschlecht", "key,dob,gender", "a,b,c"] {
        let name = head.split(',').next().unwrap().to_owned();
        assert_eq!(found(&visits(head, 800, 2218)), Some((name, 800, 2218)), "{head}");
    }
}

/// Who has the same sex and the same postcode in every record, value after value, is one person,
/// though nothing says when they were born.
#[test]
fn sex_and_a_place_that_stay_the_same_are_enough() {
    let mut draw = drawn(5);
    let mut found_with = |shared: bool, place: &str, given: bool| {
        let mut text = format!("token,sex,age,{place}\n");
        for record in 0..1600_u64 {
            let person = if record < 400 { record } else { draw(400) };
            let sex = if shared { ["f", "m"][draw(2) as usize] } else { details(person).1 };
            let number =
                if given { format!("{:08x}", person * 7919) } else { format!("n{person}") };
            text += &format!("{number},{sex},{},{}\n", 20 + draw(60), person % 97);
        }
        found(&text)
    };
    let tokens = Some(("token".to_owned(), 400, 1600));
    assert_eq!(found_with(false, "zip", false), tokens);
    assert_eq!(found_with(false, "zip", true), tokens);
    // Households have both sexes. No ward and no long number has one by chance, value after value.
    assert_eq!(found_with(true, "zip", false), None);
    assert_eq!(found_with(true, "zip", true), None);
    assert_eq!(found_with(false, "value", false), tokens);
    assert_eq!(found_with(false, "value", true), tokens);
}

/// However few postcodes there are: hundreds of numbers do not agree in one sex and one postcode
/// each by chance. What is shared has both sexes.
#[test]
fn sex_and_one_of_few_places_are_enough_for_many_numbers() {
    let found_with = |numbers: u64, sharing: u64, places: u64| {
        let mut text = "x7,sex,postcode\n".to_owned();
        for record in 0..2218_u64 {
            let number = record % numbers;
            let person = number * sharing + record / numbers % sharing;
            text += &format!("n{number},{},{}\n", details(person).1, 1000 + number % places);
        }
        found(&text)
    };
    for places in [2, 4, 8] {
        assert_eq!(found_with(740, 1, places), Some(("x7".to_owned(), 740, 2218)), "{places}");
    }
    for (numbers, sharing) in [(740, 2), (740, 3), (90, 24), (30, 70)] {
        for places in [2, 8] {
            assert_eq!(found_with(numbers, sharing, places), None, "{numbers} {sharing} {places}");
        }
    }
}

fn sex(person: u64, _: u64) -> String {
    details(person).1.to_owned()
}

fn age(person: u64, _: u64) -> String {
    (20 + person * 7 % 31).to_string()
}

/// Subjects of an experiment, and who is paid for: few, with many records each, and nothing beside
/// them but their sex or their age.
#[test]
fn few_values_that_recur_with_one_sex_or_one_age_are_persons() {
    let file = |name: &str, detail: &str, persons: u64, each: u64, cell: fn(u64, u64) -> String| {
        let mut text = format!("{name};{detail};rt\n");
        for record in 0..persons * each {
            let person = record / each;
            let (code, told) = (10_000 + person * 613, cell(person, record));
            text += &format!("{code};{told};{}\n", record * 37 % 400);
        }
        text
    };
    let asked = |name: &str, persons: u64, each: u64| {
        Some((name.to_owned(), persons as u32, (persons * each) as u32))
    };
    for name in ["Code", "nr", "Nummer", "Key", "ref", "Kürzel", "Schlüssel", "Karte", "X"] {
        assert_eq!(found(&file(name, "sex", 25, 12, sex)), asked(name, 25, 12), "{name}");
        assert_eq!(found(&file(name, "Alter", 12, 10, age)), asked(name, 12, 10), "{name}");
    }
    // A place that nearly all have says nothing against it.
    let mut text = "Code;sex;PLZ\n".to_owned();
    for record in 0..300_u64 {
        let person = record / 12;
        let postcode = if person == 3 { 1010 } else { 8001 };
        text += &format!("{};{};{postcode}\n", 10_000 + person * 613, sex(person, record));
    }
    assert_eq!(found(&text), asked("Code", 25, 12));
    // What several people of any sex and age share, and what may be chance.
    for other in [
        file("Code", "sex", 25, 12, |_, record| sex(record, 0)),
        file("Code", "Alter", 25, 12, |_, record| age(record, 0)),
        file("Code", "sex", 25, 12, |person, record| {
            sex(if record % 12 == 5 { record } else { person }, 0)
        }),
        file("Code", "sex", 9, 12, sex),
        file("Code", "sex", 10, 3, sex),
        file("Code", "sex", 40, 2, sex),
        file("Code", "Altersgruppe", 12, 10, age),
        file("Station", "Alter", 12, 10, age),
    ] {
        assert_eq!(found(&other), None, "{}", &other[..60]);
    }
}

/// Whoever is named serves others, or is the one who is meant: one age says so.
#[test]
fn names_that_no_list_knows_are_persons_where_each_has_one_age() {
    let first = ["Oluwaseun", "Somchai", "Guðrún", "Chukwuemeka"];
    let last = ["Wattanakul", "Dlamini", "Jónsdóttir"];
    let file = |name: &str, own: bool| {
        let mut text = format!("{name};Alter;Leistung\n");
        for record in 0..120 {
            let person = record % 12;
            let age = 30 + if own { person * 3 } else { record * 7 % 40 };
            text += &format!("{} {};{age};Ergo\n", first[person % 4], last[person % 3]);
        }
        text
    };
    for name in ["Autor", "Wer", "Trainer", "Zuständig", "Pflegekraft", "col1"] {
        assert_eq!(found(&file(name, true)), Some((name.to_owned(), 12, 120)), "{name}");
        assert_eq!(found(&file(name, false)), None, "{name}");
    }
}

/// A file with nothing beside a number, which each person has several times.
fn bare(name: &str, persons: u64) -> String {
    let records = (0..persons * 5)
        .map(|record| format!("{};{};{}\n", record % persons, record % 3, record % 7));
    format!("{name};region;drug\n") + &records.collect::<String>()
}

/// What is called the number of one person is asked about, whatever it is called.
#[test]
fn every_number_that_the_suggestion_calls_a_persons_is_asked_about() {
    for name in [
        "bene_id",
        "Medicaid ID",
        "study_id",
        "StudienID",
        "Studi-ID",
        "child_id",
        "offender_id",
        "victim_id",
        "guest_id",
        "policyholder_id",
        "account_id",
        "resp_id",
        "SV-Nummer",
        "PNR",
        "Matr.Nr.",
        "Patient*in",
        "Klient:innen-ID",
        "EMPNO",
        "pt_id",
        "hospital number",
        "Wähler",
        "Telefon",
        "Handynummer",
        "phone",
        "full name",
    ] {
        assert_eq!(found(&bare(name, 40)), Some((name.to_owned(), 40, 200)), "{name}");
    }
    for name in [
        "hadm_id",
        "record_id",
        "order_id",
        "invoice no",
        "Produkt-ID",
        "Fallnummer",
        "household_id",
        "class_id",
        "ward id",
        "hospital phone",
        "Studienkennzahl",
        "name",
    ] {
        assert_eq!(found(&bare(name, 40)), None, "{name}");
        assert_ne!(reason_of_name(name), Some(Reason::IdNumber), "{name}");
    }
    // Few are enough where the name leaves no doubt.
    assert_eq!(found("SV-Nummer;a\n1;x\n1;x\n2;y\n2;y\n"), Some(("SV-Nummer".into(), 2, 4)));
}

/// A column of names is one of people if its values are called like people.
#[test]
fn names_that_recur_are_asked_about() {
    let (given, family) = (["Anna", "Paul", "Petra"], ["Gruber", "Huber", "Fuchs", "Moser"]);
    let mut of_people = "Name;value\n".to_owned();
    let mut of_things = of_people.clone();
    for record in 0..60_usize {
        of_people += &format!("{} {};{record}\n", given[record % 3], family[record % 4]);
        of_things += &format!("Drug {};{record}\n", record % 12);
    }
    assert_eq!(found(&of_people), Some(("Name".to_owned(), 12, 60)));
    assert_eq!(found(&of_things), None);
}

/// Of many people some have one name, and with it one sex; their birth dates are their own.
#[test]
fn people_who_have_one_name_are_not_one_person() {
    let (women, men) = (["Anna", "Petra", "Julia"], ["Paul", "Peter", "Jan"]);
    let family = ["Gruber", "Huber", "Fuchs", "Moser", "Wagner", "Bauer", "Maier"];
    let mut text = "record;name;born;sex\n".to_owned();
    for record in 0..300_usize {
        let (given, sex) = if record % 2 == 0 { (women, "female") } else { (men, "male") };
        let (given, family) = (given[record / 2 % 3], family[record / 3 % 7]);
        let (born, _) = details(record as u64);
        text += &format!("{record};{given} {family};{born};{sex}\n");
    }
    assert_eq!(found(&text), None);
}

/// Birth date and sex may be those of a child.
#[test]
fn a_number_that_is_surely_a_persons_is_asked_about_whatever_the_details_say() {
    for name in ["PatientenID", "Kundennummer", "person_id"] {
        let mut text = format!("{name};Geburtsdatum;Geschlecht\n");
        for record in 0..200_u64 {
            let (born, sex) = details(record);
            text += &format!("{};{born};{sex}\n", record / 5);
        }
        assert_eq!(found(&text), Some((name.to_owned(), 40, 200)), "{name}");
    }
}

/// A wrong cell here and there is no other person.
#[test]
fn some_cells_may_be_wrong() {
    let mut text = String::new();
    for (number, line) in visits("x7,born,sex", 300, 1500).lines().enumerate() {
        let wrong = number % 60 == 59;
        text +=
            &if wrong { line.replace(",f,", ",,").replace(",m,", ",f,") } else { line.to_owned() };
        text += "\n";
    }
    assert_eq!(found(&text), Some(("x7".to_owned(), 300, 1500)));
}

#[test]
fn a_name_or_an_address_that_recurs_with_one_birth_date_is_a_person() {
    for name in ["name", "e-mail", "Nachname"] {
        let found = found(&visits(&format!("{name},born,sex"), 200, 900));
        assert_eq!(found, Some((name.to_owned(), 200, 900)), "{name}");
    }
}

/// Missing numbers are no value, and their records are not counted.
#[test]
fn missing_numbers_are_not_counted() {
    let text = visits("patient id,born,sex", 50, 100);
    let text = text.replace("p00007,", ",").replace("p00009,", "NULL,");
    let table = table(&text);
    let gone =
        text.lines().filter(|line| line.starts_with(',') || line.starts_with("NULL")).count();
    let found = repeated_persons(&table, &found_markers(&table)).unwrap();
    assert_eq!((found.values, found.records), (48, 100 - gone as u32));
}

#[test]
fn a_file_with_a_record_for_each_person_is_left_alone() {
    assert_eq!(found(&visits("PatientenID,born,sex", 900, 900)), None);
    // Who treated them repeats, and is not whom the records are about.
    let text = visits("patient_id,born,sex", 900, 900).replace("ward", "employee id");
    assert_eq!(found(&text), None);
}

/// The own number is there, and another's beside it.
#[test]
fn the_number_of_a_superior_is_not_whom_a_record_is_about() {
    let mut text = "Pers.-Nr.;Vorgesetzte Pers.-Nr.;Alter\n".to_owned();
    for record in 0..300 {
        text += &format!("{};{};{}\n", 1000 + record, 1000 + record % 20, record % 40);
    }
    assert_eq!(found(&text), None);
}

/// Households, wards, classes, practices, postcodes: several people share them.
#[test]
fn what_people_share_is_no_person() {
    for name in [
        "household_id",
        "Haushaltsnummer",
        "ward number",
        "Station",
        "Klassennummer",
        "class id",
        "hospital id",
        "room",
        "department no",
        "Arztnummer",
        "doctor id",
        "zip",
        "PLZ",
        "school",
        "case number",
        "order number",
        "x7",
        "region",
        "visit no",
        "record",
    ] {
        for (shares, records) in [(3, 1200), (25, 1000)] {
            let mut text = format!("{name},born,sex,diagnosis\n");
            let mut draw = drawn(3);
            for person in 0..records {
                let (born, sex) = details(person);
                text += &format!("n{},{born},{sex},J{}\n", person / shares, draw(30));
            }
            assert_eq!(found(&text), None, "{name} {shares}");
        }
    }
}

/// A person's number within a household is 1 to 6 and everybody's.
#[test]
fn a_number_within_a_household_is_no_person() {
    let mut text = "household id,person number,born,sex\n".to_owned();
    let mut bare = "household id,person number,income\n".to_owned();
    for person in 0..900 {
        let (born, sex) = details(person);
        text += &format!("h{},{},{born},{sex}\n", person / 3, person % 3 + 1);
        bare += &format!("h{},{},{}\n", person / 3, person % 3 + 1, person % 70);
    }
    assert_eq!((found(&text), found(&bare)), (None, None));
    assert_eq!(found(&text.replace("household id", "hospital stay")), None);
}

/// Households of which some have one person, asked every year.
#[test]
fn a_panel_is_found_by_its_persons_and_not_by_its_households() {
    let panel = |own: &str| {
        let mut text = format!("household,{own},wave,birth year,sex,income\n");
        let mut draw = drawn(5);
        for person in 0..300_u64 {
            let (born, sex) = details(person);
            for wave in 0..8 {
                let income = draw(5000);
                text += &format!(
                    "h{},r{person},{wave},{},{sex},{income}\n",
                    person * 2 / 3,
                    &born[..4]
                );
            }
        }
        text
    };
    assert_eq!(found(&panel("pid")), Some(("pid".to_owned(), 300, 2400)));
    assert_eq!(found(&panel("k")), Some(("k".to_owned(), 300, 2400)));
}

/// Of a person's number and the numbers of their cases, the person's is asked about.
#[test]
fn persons_go_before_their_cases() {
    let mut text = "case,x,born,sex,value\n".to_owned();
    for record in 0..1200_u64 {
        let case = record / 3;
        let person = case / 4;
        let (born, sex) = details(person);
        text += &format!("c{case},y{person},{born},{sex},{}\n", record % 50);
    }
    assert_eq!(found(&text), Some(("x".to_owned(), 100, 1200)));
}

/// The census table of the literature has no such column, whole or in part.
#[test]
#[expect(clippy::print_stdout, reason = "what is skipped is counted by what it prints")]
fn adult_is_left_alone() {
    let Ok(folder) = std::env::var("OUTIS_REFERENCE") else {
        println!("OUTIS-SKIPPED adult_is_left_alone: OUTIS_REFERENCE is not set");
        return;
    };
    for file in ["adult.csv", "adult_subset.csv"] {
        let text = std::fs::read_to_string(format!("{folder}/data/{file}")).unwrap();
        assert_eq!(found(&text), None, "{file}");
    }
}

#[test]
fn wide_tables_take_no_longer_than_they_are_wide() {
    let mut text = (0..2000).map(|column| format!("q{column},")).collect::<String>() + "born,sex\n";
    let mut draw = drawn(9);
    for record in 0..300 {
        let (born, sex) = details(record);
        text += &(0..2000).map(|_| format!("{},", draw(100))).collect::<String>();
        text += &format!("{born},{sex}\n");
    }
    assert_eq!(found(&text), None);
}
