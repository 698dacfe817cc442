//! Which texts are names of people: by lists, by their form, by what the column is called.

use super::{Certainty, Reason, column, told};

/// A word that no list has, with a capital.
pub(super) fn word(number: usize) -> String {
    let [one, two] = [number % 7, number / 7 % 7].map(|index| index + usize::from(index > 3));
    format!("{}zq{}x", char::from(b'B' + one as u8), char::from(b'b' + two as u8))
}

#[test]
fn words_for_people_are_names_where_texts_differ() {
    let code = |record: usize| format!("B{}", 17 * record);
    assert_eq!(column("borrower", 60, code).reason, Reason::PersonName);
    assert_eq!(column("Vater", 120, |record| code(record / 3)).reason, Reason::PersonName);
    // Inhabitants are counted, subjects taught.
    let counted = column("Einwohner", 60, |record| (1000 + 37 * (record / 2)).to_string());
    assert_eq!(counted.reason, Reason::NothingRulesItOut);
    let taught = column("subject", 300, |record| format!("topic {}", record % 14));
    assert_eq!(taught.reason, Reason::NothingRulesItOut);
}

#[test]
fn names_that_no_list_has_are_known_by_their_form() {
    let people = |kinds: usize| {
        move |record: usize| format!("{}, {}", word(record % kinds % 40), word(record % kinds / 3))
    };
    let found = column("v4", 90, people(80));
    assert_eq!(told(&found), (Reason::PersonName, None, Certainty::Unsure));
    let recurring = column("v4", 90, people(30));
    assert_eq!(told(&recurring), (Reason::PersonName, None, Certainty::Unsure));
    let labels =
        column("v4", 90, |record| format!("{} {}", word(record % 40), ["a", "b"][record % 2]));
    assert_eq!(labels.reason, Reason::NothingRulesItOut);
    let streets = column("v4", 90, |record| {
        format!("{} {} Lane", word(record % 80 % 40), word(record % 80 / 3))
    });
    assert_eq!(streets.reason, Reason::NothingRulesItOut);
}

#[test]
fn names_are_known_by_the_fraction_that_lists_have() {
    let list = ["Anna", "Jonas", "Wiebke", "Mia", "Lukas", "Xqv", "Emilia", "Paul", "Zzyx", "Lena"];
    let given = column("x", 300, |record| list[record % 10].to_owned());
    assert_eq!(told(&given).1, Some("given-name"));
    let months = ["Januar", "April", "Mai", "Juni", "August", "Oktober"];
    assert_eq!(column("x", 300, |record| months[record % 6].to_owned()).detected, None);
    let trades = ["Koch", "Bäcker", "Lehrer", "Fischer", "Pflegerin", "Ingenieur", "Schneider"];
    assert_eq!(column("x", 300, |record| trades[record % 7].to_owned()).detected, None);
}

#[test]
fn rare_names_alone_are_known_by_their_form() {
    let found = column("v4", 90, |record| word(record % 48));
    assert_eq!(told(&found), (Reason::PersonName, None, Certainty::Unsure));
    assert_eq!(column("v4", 90, |record| word(record % 30)).reason, Reason::NothingRulesItOut);
}

/// Whoever is paid ten times is named ten times; things are called by several words as well.
#[test]
fn rare_names_that_recur_are_known_by_their_form() {
    let recurring = |name: &str, names: &[&str]| {
        let found = column(name, 10 * names.len(), |record| names[record % names.len()].to_owned());
        (found.reason, found.certainty)
    };
    let people = [
        "Oluwaseun Adeyemi",
        "Somchai Wattanakul",
        "Guðrún Jónsdóttir",
        "Chukwuemeka Nwosu",
        "Siobhán Ní Bhriain",
        "Maarten van der Berg",
        "Ljubica Đorđević",
        "Lindiwe Dlamini",
        "Xiaoping Zhang",
        "Yuki Tanaka",
        "Иван Петров",
        "Γιώργος Παππάς",
    ];
    for name in ["Autor", "Wer", "Verantwortlich", "Einreicher", "Referent", "Zuständig", "col1"] {
        assert_eq!(recurring(name, &people), (Reason::PersonName, Certainty::Unsure), "{name}");
    }
    let others: [&[&str]; 6] = [
        &[
            "Software Engineer",
            "Registered Nurse",
            "Project Manager",
            "Data Analyst",
            "Truck Driver",
            "Police Officer",
            "Head Chef",
            "Web Developer",
            "Bus Driver",
            "Store Manager",
            "Pastry Cook",
        ],
        &[
            "New York",
            "Los Angeles",
            "San Diego",
            "Fort Worth",
            "Oklahoma City",
            "El Paso",
            "Las Vegas",
            "Bad Homburg",
            "Sankt Pölten",
            "Long Beach",
            "Santa Ana",
            "Colorado Springs",
        ],
        &[
            "Multiple Sklerose",
            "Akute Bronchitis",
            "Bipolar Disorder",
            "Breast Cancer",
            "Heart Failure",
            "Chronic Pain",
            "Morbus Crohn",
            "Diabetes Mellitus",
            "Panic Disorder",
            "Acute Appendicitis",
        ],
        &[
            "Deutsche Bank",
            "Credit Suisse",
            "Swiss Life",
            "General Electric",
            "Wells Fargo",
            "Hugo Boss",
            "Siemens Energy",
            "Roche Diagnostics",
            "Allianz Versicherung",
            "Goldman Sachs",
            "Swiss Steel",
        ],
        &[
            "Human Resources",
            "Customer Service",
            "Public Relations",
            "Quality Assurance",
            "Supply Chain",
            "Internal Audit",
            "Medical Affairs",
            "Legal Compliance",
            "Business Development",
            "Sales Force",
        ],
        &[
            "Red Bull",
            "Coca Cola",
            "Ford Focus",
            "Opel Corsa",
            "Fiat Panda",
            "Renault Clio",
            "Honda Civic",
            "Toyota Yaris",
            "Golden Retriever",
            "German Shepherd",
            "French Bulldog",
            "Border Collie",
        ],
    ];
    for names in others {
        assert_ne!(recurring("x", names).0, Reason::PersonName, "{names:?}");
    }
    // A name that says what they are is believed.
    for name in ["Beruf", "Stadt", "Diagnose", "Land", "Abteilung"] {
        assert_ne!(recurring(name, &people).0, Reason::PersonName, "{name}");
    }
}

/// All that stands in a row may be taken for names at first, a book as well.
#[test]
fn a_text_in_the_place_of_a_name_costs_no_more_than_it_is_long() {
    let text = "lorem ".repeat(10_000);
    assert!(!super::super::is_known_name(&text));
    // Questions may be long; texts are no names, whatever they speak of.
    let question = "What is the patient number that stands on your letter";
    assert!(super::super::is_known_name(question));
    assert!(!super::super::is_known_name(&question.repeat(5)));
    let found = column(&text, 60, |record| (record % 7).to_string());
    assert_eq!(found.reason, Reason::NothingRulesItOut);
}

/// Where somebody was born is no date.
#[test]
fn places_of_birth_are_known_to_others() {
    let countries = ["France", "Tunisie", "Maroc", "Belgique"];
    for name in ["pays_naissance", "Pays de naissance", "commune_naissance", "City of birth"] {
        let found = column(name, 80, |record| countries[record % 4].to_owned());
        assert_eq!(found.reason, Reason::KnownToOthers, "{name}");
    }
    let born =
        column("date_naissance", 80, |record| format!("19{:02}-03-0{}", record, record % 9 + 1));
    assert_eq!(born.reason, Reason::Birth);
}

/// Whoever signs, or works on something, alone or with another, is somebody.
#[test]
fn who_signed_and_who_works_on_it_are_names() {
    let family = ["Müller", "Engel", "Großmann", "Yilmaz", "Kowalski", "Ziegler", "Haas", "Pohl"];
    let given = ["Hans", "Ute", "Peter", "Petra", "Thomas", "Anna", "Stefan"];
    for name in ["Unterschrift", "x1"] {
        let signed = column(name, 60, |record| format!("gez. {}", family[record % 8]));
        assert_eq!(signed.reason.role(), crate::table::Role::Identifier, "{name}");
    }
    for name in ["Bearbeiter", "Zuständig", "x1"] {
        let couples = column(name, 112, |record| {
            let (one, other) = (given[record % 7], given[(record + 3) % 7]);
            format!("{one} & {other} {}", family[record % 8])
        });
        assert_eq!(couples.reason, Reason::PersonName, "{name}");
    }
    let signs = ["王伟", "李娜", "张敏", "刘洋", "陈静", "杨磊", "赵军", "黄丽", "周涛", "吴霞"];
    let initials = ["JS", "AB", "CD", "MK", "RT", "UW", "PL", "EG", "HZ", "NO"];
    for name in ["Bearbeiter", "Zuständig"] {
        assert_eq!(column(name, 60, |record| signs[record % 10].into()).reason, Reason::PersonName);
        let initials = column(name, 60, |record| initials[record % 10].into());
        assert_eq!(initials.reason, Reason::PersonName, "{name}");
    }
    assert_ne!(column("x1", 60, |record| initials[record % 10].into()).reason, Reason::PersonName);
}

/// Headers of given and family names in more languages, whatever the names.
#[test]
fn given_and_family_names_are_known_by_their_headers() {
    for name in [
        "Förnamn",
        "Tilltalsnamn",
        "Mellannavn",
        "Etunimet",
        "Eesnimi",
        "Perenimi",
        "Perekonnanimi",
        "Vardas",
        "Pavardė",
        "Vārds",
        "Uzvārds",
        "Imiona",
        "Voornamen",
        "Nombres",
        "Nome proprio",
    ] {
        let values = ["Xurde", "Ytrem", "Qualo", "Brindi", "Veskar", "Olmut", "Zandri", "Perkul"];
        let found = column(name, 100, |record| values[record % 8].into());
        assert_eq!(found.reason, Reason::PersonName, "{name}");
    }
}
