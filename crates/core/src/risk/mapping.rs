//! Whom released records lead to, if not to their own person.
//!
//! # Definition
//! A record is misrelated if it relates to somebody of the population but never to its
//! own person: its class covers someone, and nobody in the population has its original
//! values. If all records are, the release is a wrong-map; if none relates to anybody, a
//! null-map (spec D2; see [`Journalist::records_unrelated`](super::Journalist)).
//!
//! # Source
//! L. Sweeney. "k-Anonymity: A Model for Protecting Privacy." IJUFKS 10(5), 2002, section
//! 3.1, where the three maps are named; the definition is derived.
//!
//! # Invariants
//! Where the population contains the sample, as a recipe's must, a generalization that
//! tells the truth misrelates nobody.

/// The misrelated records among those of original tuples, each given as its released records,
/// the persons of the population with the same original values, and those that its released
/// class covers.
#[must_use]
pub fn misrelated(tuples: impl IntoIterator<Item = (u32, u32, u32)>) -> u64 {
    let wrong = |&(_, own, covered): &(u32, u32, u32)| own == 0 && covered > 0;
    tuples.into_iter().filter(wrong).map(|(records, ..)| u64::from(records)).sum()
}

#[cfg(test)]
mod tests {
    use super::misrelated;

    /// Spec D2: own person in the population, somebody else only, nobody at all.
    #[test]
    fn only_records_that_lead_to_others_alone_are_misrelated() {
        assert_eq!(misrelated([(1, 1, 4), (2, 0, 3), (3, 0, 0)]), 2);
        assert_eq!(misrelated([(2, 0, 3), (3, 0, 1)]), 5);
        assert_eq!(misrelated([]), 0);
    }
}
