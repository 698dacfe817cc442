//! Membership (spec H10): who is in the release, or is not.
//!
//! Who matches no record is in none, unless a text of the release may stand for more than it counts as. Where the known persons are everybody, so that no class has
//! more records than persons who match it, a person is in the release with the share
//! ρ(E) = n(E)/|P(E)| of those who match their class (spec D10); of several classes the largest
//! counts.

use super::candidates::{CandidateSet, Matched};
use super::finding::{Fact, Ranked};

/// Whether the known persons can be everybody whom the release was drawn from: there are as many as it
/// has records, of each class and in all.
pub(super) fn are_everybody(matched: &Matched) -> bool {
    let mut classes = (0..).zip(&matched.persons_of_class);
    matched.records <= matched.persons
        && classes.all(|(class, &persons)| matched.classes.of_class(class).len() as u64 <= persons)
}

/// What is found of a set.
pub(super) fn present(
    matched: &Matched,
    (number, set): (usize, &CandidateSet),
    everybody: bool,
) -> Option<Ranked> {
    let (fact, confidence, prior) = if set.classes.is_empty() {
        (Fact::Absent, 1.0, None)
    } else {
        let shares = set.classes.iter().map(|&class| {
            let records = matched.classes.of_class(class as usize).len();
            records as f64 / matched.persons_of_class[class as usize] as f64
        });
        let prior = matched.records as f64 / matched.persons as f64;
        (Fact::Present, shares.fold(0.0, f64::max), Some(prior))
    };
    // Behind a text that may stand for others, others may be.
    let is_told = !matched.is_ambiguous && (fact == Fact::Absent || everybody);
    is_told.then_some(Ranked { set: number, fact, confidence, prior, journalist: None })
}
