//! Words that are only a part of a name, and kinds of names that lists do not know.

use super::{Certainty, Reason, column};
use crate::table::Role;

/// One of 2,028 words with a capital that are nobody's name.
fn word(number: usize) -> String {
    let [one, two, three] = [number % 12, number / 12 % 13, number / 156 % 13]
        .map(|letter| char::from(b"bdfgjklmnpqvx"[letter]));
    format!("{}o{two}u{three}iq", one.to_ascii_uppercase())
}

#[test]
fn what_is_counted_is_no_moment_whatever_word_for_one_its_name_has() {
    let hours = |record: usize| (20 + record * 7 % 31).to_string();
    for name in ["hours_per_week", "Stunden pro Woche", "heures_par_semaine"] {
        assert_eq!(column(name, 300, hours).reason, Reason::KnownToOthers, "{name}");
    }
    for name in ["visits_per_month", "Besuche_pro_Jahr", "waiting_time", "units per week"] {
        assert_eq!(column(name, 300, hours).reason, Reason::Activity, "{name}");
    }
    let weeks = column("week", 300, |record| (1 + record % 52).to_string());
    assert_eq!(weeks.reason, Reason::EventDate);
    let years = column("admission_year", 300, |record| (2010 + record % 12).to_string());
    assert!(years.reason.role() == Role::QuasiIdentifier);
}

#[test]
fn a_way_to_reach_somebody_is_none_as_a_part_of_what_is_counted() {
    for name in ["phone_calls", "email_opens", "mobile_data_gb", "distance_domicile_travail"] {
        let found = column(name, 300, |record| (record % 41).to_string());
        assert_eq!(found.reason, Reason::Activity, "{name}");
    }
    // Extensions are as short, and numbers in full may be counted, too.
    let extension = column("Tel intern", 300, |record| (1000 + record % 41).to_string());
    assert_eq!(extension.reason.role(), Role::Identifier);
    let whole = column("phone_calls", 300, |record| (441_300_000 + record * 7919).to_string());
    assert_eq!(whole.reason.role(), Role::Identifier);
    let kinds = column("customer_segment", 300, |record| ["A", "B", "C"][record % 3].to_owned());
    assert_eq!(kinds.reason, Reason::Activity);
    // The few who lead a branch are people, whatever stands beside the word.
    let leaders = ["Quirrel Vogtmar", "Ossian Brandvik", "Tirza Holmqvist"];
    let named = column("branch manager name", 300, |record| leaders[record % 3].to_owned());
    assert_eq!(named.reason, Reason::PersonName);
}

#[test]
fn addresses_schools_families_and_households_are_known_by_more_names() {
    let home =
        column("Domicile", 300, |record| format!("{} rue {}", 1 + record % 90, word(record)));
    assert_eq!(home.reason, Reason::Contact);
    let schools = column("Établissement", 300, |record| {
        ["Lycée Victor Hugo", "Lycée Émile Zola", "Collège Marie Curie"][record % 3].to_owned()
    });
    assert_eq!(schools.reason, Reason::KnownToOthers);
    let family = column("Familie", 300, |record| word(record / 3));
    assert_eq!(family.reason, Reason::PersonName);
    let number = column("Haushalt", 300, |record| (1000 + record / 3).to_string());
    assert_eq!((number.reason, number.certainty), (Reason::SharedNumber, Certainty::Unsure));
    let size = column("Haushalt", 300, |record| (1 + record % 9).to_string());
    assert_eq!(size.reason, Reason::KnownToOthers);
}

/// No list has these names. Those that hardly recur are left out; of those that do, somebody is asked, and
/// they are nothing that would be released as it is.
#[test]
fn names_that_no_list_has_are_never_released_unasked() {
    for shared in [1, 2, 3, 5] {
        let found = column("1", 300, |record| word(record / shared));
        let is_asked =
            found.reason.role() == Role::QuasiIdentifier && found.certainty == Certainty::Unsure;
        assert!(found.reason.role() == Role::Identifier || is_asked, "{shared} {found:?}");
    }
}
