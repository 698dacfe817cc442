//! What values tell that point to nobody by themselves.

use super::{Certainty, Reason, Role, column, told};

/// The reason that is given for values of a column without a name, each of which recurs.
fn bare(values: &[&str]) -> Reason {
    column("7", 30 * values.len(), |record| values[record % values.len()].to_owned()).reason
}

#[test]
fn what_people_keep_to_themselves_is_told_by_its_values() {
    for (values, expected) in [
        (&["J45.0", "I10.90", "E11.9", "S72.001A"][..], Reason::Health),
        (&["F62B", "E77I", "G24C"], Reason::Health),
        (&["5-470.11", "8-930", "1-632.0"], Reason::Health),
        (&["C09AA05", "A10BA02"], Reason::Health),
        (&["120/80", "135/92"], Reason::Health),
        (&["A+", "0-", "AB Rh+"], Reason::Health),
        (&["T1", "T2", "TX", "N0"], Reason::Health),
        (&["8140/3", "8500/3"], Reason::Health),
        (&["5.1 mmol/l", "6 mmol/l"], Reason::Health),
        (&["Migräne", "Depression", "Herzinsuffizienz"], Reason::Health),
        (&["metformine", "ramipril", "aucun"], Reason::Health),
        (&["negativ", "positiv", "nicht auswertbar"], Reason::Health),
        (&["évangelique", "catholique", "musulmane", "aucune"], Reason::NothingRulesItOut),
        (&["protestante", "catholique", "musulmane", "aucune"], Reason::Private),
        (&["SPD", "CDU/CSU", "Grüne", "-"], Reason::Private),
        (&["12,50 €", "1.200,00 €"], Reason::Money),
        (&["bis 1000", "1000-2000", "2000-3000", "über 3000"], Reason::Money),
        (&["<25k", "25-50k", "50-100k", ">100k"], Reason::Money),
        (&["4006381333931", "4001234567891", "9780306406157"], Reason::Activity),
        (&["strongly agree", "agree", "neither", "disagree"], Reason::Answer),
        (&["nie", "selten", "oft", "immer"], Reason::Answer),
        (&["bezahlt", "storniert", "offen"], Reason::Activity),
        (&["ja", "nein"], Reason::YesOrNo),
        (&["A", "B", "C"], Reason::NothingRulesItOut),
        (&["1", "2", "3", "4", "5"], Reason::NothingRulesItOut),
        (&["U1", "B101", "S3"], Reason::NothingRulesItOut),
        (&["E11", "E12", "E13"], Reason::NothingRulesItOut),
    ] {
        assert_eq!(bare(values), expected, "{values:?}");
    }
}

#[test]
fn how_long_something_took_is_no_time_of_the_day() {
    for (name, hours, expected) in
        [("Talk time", 1, Reason::Activity), ("begun", 24, Reason::EventDate)]
    {
        let told = column(name, 90, |record| {
            format!("{:02}:{:02}:{:02}", record * 7 % hours, record * 7 % 26, record * 11 % 60)
        });
        assert_eq!(told.reason, expected, "{name}");
    }
}

#[test]
fn what_others_know_is_told_by_its_values() {
    for (values, expected) in [
        (&["m", "w", "d"][..], Reason::KnownToOthers),
        (&["Female", "Male", "prefer not to say"], Reason::KnownToOthers),
        (&["fille", "garçon"], Reason::KnownToOthers),
        (&["marié(e)", "célibataire", "veuf/veuve", "divorcé(e)"], Reason::KnownToOthers),
        (&["Hauptschule", "Mittlere Reife", "Abitur"], Reason::KnownToOthers),
        (&["Vollzeit", "Teilzeit", "Rente", "arbeitslos"], Reason::KnownToOthers),
        (&["nurse", "head teacher", "bus driver"], Reason::KnownToOthers),
        (&["CA", "TX", "NY"], Reason::KnownToOthers),
        (&["Kassel", "Ulm", "Trier", "Oberniederbach"], Reason::KnownToOthers),
        (&["Cardiology", "A&E", "Maternity"], Reason::KnownToOthers),
        (&["Maria-Hilf-Krankenhaus", "Robert-Koch-Klinik", "St. Anna"], Reason::KnownToOthers),
        (&["Benzin", "Diesel", "Elektro"], Reason::KnownToOthers),
        (&["5a", "5b", "10c"], Reason::KnownToOthers),
        (&["45 yrs", "7 yrs"], Reason::KnownToOthers),
        (&["18-24", "25-34", "35-54", "55+"], Reason::KnownToOthers),
        (&["45127 Essen", "44787 Bochum"], Reason::Postcode),
        (&["07:45", "23:10"], Reason::EventDate),
        (&["03/2024", "11/2023"], Reason::EventDate),
        (&["Januar", "Mai", "Juni"], Reason::EventDate),
        (&["2019", "2020", "2021"], Reason::EventDate),
        (&["f", "g"], Reason::NothingRulesItOut),
        (&["12A", "40D"], Reason::NothingRulesItOut),
    ] {
        assert_eq!(bare(values), expected, "{values:?}");
    }
}

#[test]
fn numbers_are_guessed_by_where_they_lie() {
    let numbers = |number: &dyn Fn(usize) -> String| column("7", 300, number);
    let guess = |number: &dyn Fn(usize) -> String| numbers(number).reason;
    let ages = numbers(&|record| (18 + record % 70).to_string());
    assert_eq!(told(&ages), (Reason::KnownToOthers, None, Certainty::Unsure));
    assert_eq!(guess(&|record| (record % 101).to_string()), Reason::NothingRulesItOut);
    assert_eq!(guess(&|record| (150 + record % 45).to_string()), Reason::KnownToOthers);
    assert_eq!(guess(&|record| (record % 40).to_string()), Reason::NothingRulesItOut);
    assert_eq!(guess(&|record| format!("{:05}", 1067 + 6 * (record % 90))), Reason::Postcode);
    assert_eq!(guess(&|record| (45_127 + record % 90).to_string()), Reason::Postcode);
    assert_eq!(
        guess(&|record| (21_000 + 731 * (record % 90)).to_string()),
        Reason::NothingRulesItOut
    );
    assert_eq!(guess(&|record| (21_000 + 700 * (record % 90)).to_string()), Reason::Money);
    // Larger places have postcodes that end in 0.
    assert_eq!(
        guess(&|record| (13_000 + 1_000 * (record % 80)).to_string()),
        Reason::NothingRulesItOut
    );
    assert_eq!(guess(&|record| format!("{}.{}", record % 50, record % 10)), Reason::Measured);
    // Degrees.
    assert_eq!(
        guess(&|record| format!("{}.{:02}", 47 + record % 8, record % 100)),
        Reason::NothingRulesItOut
    );
    assert_eq!(guess(&|record| format!("1.{}", 50 + record % 50)), Reason::NothingRulesItOut);
    assert_eq!(guess(&|record| format!("8.{:03}", record % 100)), Reason::NothingRulesItOut);
}

/// What no two records share may be a number of each, whatever it is built like.
#[test]
fn codes_of_illnesses_recur_and_numbers_of_records_do_not() {
    let code = |record: usize| {
        format!("{}{:02}.{}", char::from(b'A' + (record % 14) as u8), record % 97, record / 14)
    };
    assert_eq!(column("4", 130, |record| code(record.min(126))).reason, Reason::Health);
    assert_eq!(column("4", 130, code).reason, Reason::AllDistinct);
}

/// A quarter of a year, and a date behind its day of the week, are when something was.
#[test]
fn quarters_and_dates_with_their_days_are_dates() {
    for form in ["{y}-Q{q}", "Q{q}/{y}", "{y} T{q}", "{q}. Quartal {y}"] {
        let found = column("4", 300, |record| {
            let (year, quarter) = (1_950 + record % 60, record % 4 + 1);
            form.replace("{y}", &year.to_string()).replace("{q}", &quarter.to_string())
        });
        assert_eq!(found.reason, Reason::EventDate, "{form}");
    }
    let days = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"];
    let date = |record: usize| {
        format!(
            "{}, {:02}.{:02}.{}",
            days[record % 7],
            record % 28 + 1,
            record % 12 + 1,
            1950 + record % 60
        )
    };
    assert_eq!(column("4", 300, date).reason, Reason::EventDate);
    let found = column("4", 300, |record| date(record).replace(',', "."));
    assert_eq!(found.reason, Reason::EventDate);
    // Rooms are numbered alike.
    let found = column("4", 300, |record| format!("R{}/{}", record % 4 + 1, 1_950 + record % 60));
    assert_ne!(found.reason, Reason::EventDate);
}

/// Forms ask for sex, country and trade as for anything else, and number what they ask.
#[test]
fn what_others_know_is_no_mere_answer_under_a_numbered_question() {
    let known: [&[&str]; 19] = [
        &["Male", "Female", "Non-binary"],
        &["männlich", "weiblich", "divers"],
        &["Homme", "Femme", "Autre"],
        &["18-24", "25-34", "35-44", "45-54", "55+"],
        &["18-24 Jahre", "25-34 Jahre", "35-44 Jahre", "über 55"],
        &["18-24 ans", "25-34 ans", "35-44 ans", "55 ans et plus"],
        &["18-24 years", "25-64 years", "65 years and older"],
        &["Single", "Married", "Divorced", "Widowed"],
        &["ledig", "verheiratet", "geschieden", "verwitwet"],
        &["White", "Black", "Asian", "Hispanic"],
        &["High school", "Bachelor", "Master", "PhD"],
        &["Hauptschule", "Realschule", "Abitur", "Studium"],
        &["Nurse", "Teacher", "Engineer", "Driver", "Cashier", "Lawyer"],
        &["Infirmière", "Professeur", "Ingénieur", "Chauffeur"],
        &["US", "UK", "India", "Canada"],
        &["Française", "Algérienne", "Portugaise"],
        &["Sachsen", "Bayern", "Hessen"],
        &["HR", "Sales", "IT"],
        &["RH", "Ventes", "Informatique"],
    ];
    let answers: [&[&str]; 12] = [
        &["yes", "no"],
        &["ja", "nein", "weiß nicht"],
        &["agree", "disagree", "neutral"],
        &["trifft zu", "trifft eher zu", "trifft nicht zu"],
        &["satisfait", "peu satisfait", "pas satisfait"],
        &["1", "2", "3", "4", "5"],
        &["0", "1"],
        &["A", "B", "C", "D"],
        &["daily", "weekly", "never"],
        &["0-1 h", "1-2 h", "2-4 h", "über 4 h"],
        &["red", "green", "blue"],
        &["Newsletter", "Plakat", "Freunde"],
    ];
    let reason = |name: &str, values: &[&str]| {
        column(name, 240, |record| values[record % values.len()].to_owned()).reason
    };
    for name in ["Q1", "Frage 12", "item3", "Q2_1", "F7", "Question 4", "Rating"] {
        for values in known {
            assert_eq!(reason(name, values), Reason::KnownToOthers, "{name} {values:?}");
        }
        for values in answers {
            assert_eq!(reason(name, values), Reason::Answer, "{name} {values:?}");
        }
    }
    // What is no more than an item with its number is no number of items.
    let ages = column("item2", 240, |record| (18 + record % 58).to_string());
    assert_eq!(ages.reason.role(), Role::QuasiIdentifier);
}
