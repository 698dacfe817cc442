//! Membership (spec H10): who is in the release, or is not.
//!
//! Who matches no record is in none, unless a text of the release may stand for more than it counts as. Where the known persons are everybody, so that no class has
//! more persons than match it, a person is in the release with the share ρ(E) = n(E)/|P(E)| of
//! those who match their class (spec D10); of several classes the largest counts. A record is a person
//! unless an entity tells persons apart: then n(E) are the persons who have a record there.

use super::candidates::{CandidateSet, Matched};
use super::finding::{Fact, Ranked};
use super::linking::RecordPersons;

/// How many persons a release shows.
#[derive(Debug)]
pub(super) struct ReleasedPersons {
    of_classes: Vec<u64>,
    all: u64,
    /// Whether the known persons can be everybody whom it was drawn from: there are as many as it has
    /// persons, of each class and in all.
    may_be_known: bool,
}

impl ReleasedPersons {
    pub(super) fn new(matched: &Matched, persons: Option<&RecordPersons>) -> Self {
        let of_classes = (0..matched.persons_of_class.len()).map(|class| match persons {
            None => matched.classes.of_class(class).len() as u64,
            Some(persons) => persons.in_class(matched, class),
        });
        let of_classes: Vec<u64> = of_classes.collect();
        let all = persons.map_or(matched.records, |persons| persons.everybody(matched));
        let mut classes = of_classes.iter().zip(&matched.persons_of_class);
        let may_be_known = all <= matched.persons && classes.all(|(own, known)| own <= known);
        Self { of_classes, all, may_be_known }
    }
}

/// What is found of a set.
pub(super) fn present(
    matched: &Matched,
    (number, set): (usize, &CandidateSet),
    released: &ReleasedPersons,
) -> Option<Ranked> {
    let (fact, confidence, prior) = if set.classes.is_empty() {
        (Fact::Absent, 1.0, None)
    } else {
        let shares = set.classes.iter().map(|&class| {
            let persons = released.of_classes[class as usize];
            persons as f64 / matched.persons_of_class[class as usize] as f64
        });
        let prior = released.all as f64 / matched.persons as f64;
        (Fact::Present, shares.fold(0.0, f64::max), Some(prior))
    };
    // Behind a text that may stand for others, others may be.
    let is_told = !matched.is_ambiguous && (fact == Fact::Absent || released.may_be_known);
    is_told.then_some(Ranked { set: number, fact, confidence, prior, journalist: None })
}
