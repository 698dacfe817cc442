//! Towns that no list has, beside their postcodes; and what such columns could be taken for.

use super::{Certainty, Reason, profiles};
use crate::table::suggest::Profile;

/// A table without names that say something: the number of the town of each record, and of the postcode
/// within it, give two cells.
fn columns(records: usize, cells: impl Fn(usize, usize) -> [String; 2]) -> Vec<Profile> {
    let mut text = "c1,c2\n".to_owned();
    for record in 0..records {
        let town = record * record % 23 % 14;
        text += &cells(town, record % 2).join(",");
        text += "\n";
    }
    profiles(&text)
}

fn town(number: usize) -> String {
    format!("Bro{}zq{}", char::from(b'b' + number as u8), ["ow", "itz"][number % 2])
}

fn reasons(found: &[Profile]) -> Vec<Reason> {
    found.iter().map(|profile| profile.reason).collect()
}

#[test]
fn towns_are_known_by_their_postcodes() {
    let letters = columns(280, |number, post| {
        let post = ["AB", "CD"][post];
        [format!("TA{} 1{post}", number + 1), town(number)]
    });
    assert_eq!(reasons(&letters), [Reason::Postcode, Reason::KnownToOthers]);
    let digits = columns(280, |number, post| {
        [(31_134 + 1_717 * number * 2 + 13 * post).to_string(), town(number)]
    });
    assert_eq!(reasons(&digits), [Reason::Postcode, Reason::KnownToOthers]);
    assert!(digits.iter().all(|profile| profile.certainty == Certainty::Unsure));
}

#[test]
fn what_a_postcode_does_not_tell_is_asked_about() {
    let others = columns(280, |number, post| {
        let post = ["AB", "CD"][post];
        [format!("TA{} 1{post}", number / 3 + 1), town(number)]
    });
    assert_eq!(reasons(&others), [Reason::Postcode, Reason::NothingRulesItOut]);
}

/// Members of a household share the name of their family.
#[test]
fn families_of_a_household_are_no_towns() {
    let mut text = "c1,c2\n".to_owned();
    for record in 0..80 {
        let (family, home) = (record / 2 % 26, record / 2);
        text += &format!("TA{} {}AB,{}\n", home % 30 + 1, home / 30 + 1, town(family));
    }
    assert_ne!(profiles(&text)[1].reason, Reason::KnownToOthers);
}
