//! Values with one birth date each, though some cells are mistyped.

use super::{details, drawn, found, visits};

/// A few words say that several share a number, or that somebody serves several; births say more.
#[test]
fn whoever_has_one_birth_date_is_a_person_whatever_the_name_says() {
    for name in ["LehrerNr", "teacher_id", "Arztnummer", "doctor_id", "LANR"] {
        let own = visits(&format!("{name},born,sex"), 60, 600);
        assert_eq!(found(&own), Some((name.to_owned(), 60, 600)), "{name}");
        // Pupils and patients of theirs; and sex alone says too little.
        let mut others = format!("{name},born,sex,postcode\n");
        let mut sexes = format!("{name},sex,postcode\n");
        for record in 0..600_u64 {
            let (born, sex) = details(record);
            let number = record % 60;
            others += &format!("n{number},{born},{sex},{}\n", 1000 + number);
            sexes += &format!("n{number},{},{}\n", details(number).1, 1000 + number);
        }
        assert_eq!((found(&others), found(&sexes)), (None, None), "{name}");
    }
    // An animal is none, and a class that was born in one year is none.
    assert_eq!(found(&visits("Chip-Nr,Geburtsdatum,Geschlecht", 60, 600)), None);
    let mut classes = "Klasse,Jahrgang,Note\n".to_owned();
    for record in 0..600 {
        classes += &format!(
            "{}{},{},{}\n",
            5 + record % 8,
            ["a", "b", "c"][record / 8 % 3],
            2008 + record % 8,
            record % 6
        );
    }
    assert_eq!(found(&classes), None);
}

/// A hundred persons with ten records each, of which so many of everybody's have another birth
/// date, and so many more at the end.
fn mistyped(each: usize, more: usize) -> String {
    let mut text = "x7,born,value\n".to_owned();
    for record in 0..1000_usize {
        let (person, turn) = (record % 100, record / 100);
        let place = (turn + person) % 10;
        let wrong = place < each || place == each && person < more;
        let born =
            if wrong { format!("1901-01-{:02}", 1 + turn) } else { details(person as u64).0 };
        text += &format!("n{person},{born},{}\n", record % 37);
    }
    text
}

#[test]
fn a_tenth_of_the_births_may_be_mistyped() {
    let asked = Some(("x7".to_owned(), 100, 1000));
    assert_eq!(found(&mistyped(0, 2)), asked);
    assert_eq!(found(&mistyped(0, 50)), asked);
    assert_eq!(found(&mistyped(1, 0)), asked);
    let births = found(&mistyped(1, 1)).expect("births that recur");
    assert_eq!(births.0, "born");
}

/// Births and sexes, mistyped here and there.
#[test]
fn files_with_typing_errors_are_asked_about() {
    for percent in [2, 5] {
        for (persons, records) in [(20, 100), (100, 400), (300, 6000)] {
            let mut draw = drawn(11);
            let mut text = String::new();
            for line in visits("ref,Geb.-Datum,Geschl.", persons, records).lines() {
                let year = if draw(100) < percent { "-01-01," } else { "" };
                let cells: Vec<&str> = line.split(',').collect();
                let born = if year.is_empty() {
                    cells[1].to_owned()
                } else {
                    format!("19{}{}", 30 + draw(60), &year[..6])
                };
                let sex = if draw(100) < percent { "x" } else { cells[2] };
                let born = if cells[1].starts_with("Geb") { cells[1].to_owned() } else { born };
                let sex = if cells[2].starts_with("Geschl") { cells[2] } else { sex };
                text += &format!("{},{born},{sex},{}\n", cells[0], cells[3..].join(","));
            }
            assert_eq!(
                found(&text).map(|found| found.0),
                Some("ref".to_owned()),
                "{percent} {persons}"
            );
        }
    }
}

/// Households of two, some of whose members are alone, are no persons.
#[test]
fn households_are_none_however_many_have_one_member() {
    for alone in [0, 3, 6] {
        let mut text = "ref,born,value\n".to_owned();
        for record in 0..1200_u64 {
            let household = record % 120;
            let member = if household % 10 < alone { 0 } else { record / 120 % 2 };
            text +=
                &format!("h{household},{},{}\n", details(household * 2 + member).0, record % 31);
        }
        // Their members are told by their births.
        assert_eq!(found(&text).expect("births that recur").0, "born", "{alone}");
    }
}

/// The other columns may have their short names.
#[test]
fn short_names_of_details_are_known() {
    for head in [
        "ref,Geb.-Datum,Geschl.",
        "ref,Geburtsjahr,m/w",
        "ref,Jahrg.,Geschl.",
        "ref,Jahrgang,Geschlecht",
        "ref,Geb.-Jahr,sex",
    ] {
        let text = visits(head, 200, 900);
        let years = head.contains("ahr");
        let text: String = text
            .lines()
            .map(|line| {
                let cells: Vec<&str> = line.split(',').collect();
                let born = if years && cells[1].len() == 10 { &cells[1][..4] } else { cells[1] };
                format!("{},{born},{},{}\n", cells[0], cells[2], cells[6])
            })
            .collect();
        assert_eq!(found(&text), Some(("ref".to_owned(), 200, 900)), "{head}");
    }
}

/// What is of one sex is a school before it is a person, and a school's forms are no years.
#[test]
fn schools_and_teams_of_one_sex_are_none() {
    for name in ["Schulnr", "Schul-Nr.", "Schulnummer", "Mannschafts-Nr", "Zimmernr"] {
        let mut text = format!("{name},PLZ,Geschlecht,Alter\n");
        for record in 0..900_u64 {
            let school = record % 60;
            text += &format!(
                "{},{},{},{}\n",
                1000 + school,
                8000 + school,
                details(school).1,
                record % 13
            );
        }
        assert_eq!(found(&text), None, "{name}");
    }
}

/// Everybody of an age was born in one year or two, and is not one person for that.
#[test]
fn ages_beside_years_of_birth_are_no_numbers_of_persons() {
    let mut ages = "c1,c2,c3\n".to_owned();
    let mut numbers = ages.clone();
    for record in 0..900_u64 {
        let age = 18 + record * record % 997 % 77;
        let sex = ["m", "w"][record as usize % 2];
        ages += &format!("{age},{},{sex}\n", 2024 - age);
        // The same of numbers that have nothing to do with it.
        numbers += &format!("{age},{},{sex}\n", 1930 + age * 31 % 77);
    }
    assert_eq!(found(&ages), None);
    assert!(found(&numbers).is_some());
}

/// Records of so many persons, of whom no more is said than when they were born.
fn born(persons: u64, records: u64, date: impl Fn(u64) -> String) -> String {
    let mut text = "Geburtsdatum,Geschlecht,PLZ,Diagnose\n".to_owned();
    let mut draw = drawn(3);
    for record in 0..records {
        let person = if record < persons { record } else { draw(persons) };
        let (area, illness) = (10_115 + person % 7, draw(9));
        text += &format!("{},{},{area},D{illness}\n", date(person), details(person).1);
    }
    text
}

/// Thirty people in two hundred records have thirty birth dates; two hundred people hardly ever.
#[test]
fn birth_dates_that_are_too_few_for_so_many_people_tell_persons_apart() {
    let day = |person| details(person).0;
    let asked = |values, records| Some(("Geburtsdatum".to_owned(), values, records));
    assert_eq!(found(&born(30, 201, day)), asked(30, 201));
    assert_eq!(found(&born(6, 40, day)), asked(6, 40));
    assert_eq!(found(&born(200, 200, day)), None);
    // All days of some years are born on sooner or later.
    assert_eq!(found(&born(30_000, 30_000, day)), None);
    // Where only the year is known, or the month, the first day stands for it.
    assert_eq!(found(&born(300, 300, |person| format!("{}-01-01", &day(person)[..4]))), None);
    assert_eq!(found(&born(600, 600, |person| format!("{}-01", &day(person)[..7]))), None);
}
