//! Risks of several records together.
//!
//! # Definition
//! A group, such as a household, is found if any of its members is: 1 − ∏ (1 − r_i) for
//! members that are found independently. The global risk of a file is the expected number
//! of records found, Σ r_i (spec E3).
//!
//! # Source
//! M. Templ. "Statistical Disclosure Control for Microdata." Springer, 2017, section 3.6.

/// The risk that at least one of the members is found, from the risk of each.
#[must_use]
pub fn group_risk(risks: impl IntoIterator<Item = f64>) -> f64 {
    1.0 - risks.into_iter().map(|risk| 1.0 - risk).product::<f64>()
}

/// The number of records expected to be found, from the risk of each.
#[must_use]
pub fn expected_reidentifications(risks: impl IntoIterator<Item = f64>) -> f64 {
    risks.into_iter().sum()
}

#[cfg(test)]
mod tests {
    use super::{expected_reidentifications, group_risk};

    /// Spec E3: a household of three.
    #[test]
    fn the_risks_of_a_group_are_those_of_the_spec() {
        let risks = [0.1, 0.2, 0.05];
        assert!((group_risk(risks) - 0.316).abs() < 1e-15);
        assert!((expected_reidentifications(risks) - 0.35).abs() < 1e-15);
        assert_eq!((group_risk([0.3, 1.0]), group_risk([]), group_risk([0.0])), (1.0, 0.0, 0.0));
    }
}
