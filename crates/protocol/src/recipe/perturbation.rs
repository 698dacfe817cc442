//! How the values of a column are made untrue of the persons beside them.

use outis::choice::Declaration;
use outis::perturbation::PERTURBATIONS;

/// The kinds that there are, in the order of the list.
pub(crate) fn perturbations() -> [&'static Declaration; PERTURBATIONS.len()] {
    PERTURBATIONS
}

crate::choice::choice! {
    /// How the values of a column are made untrue of the persons beside them (spec C6).
    Perturbation, "kind", perturbations()
}

impl Perturbation {
    /// A share or probability that was chosen, in percent, as it is written: to four digits.
    #[must_use]
    pub fn percent(&self, name: &str) -> f64 {
        (self.number_given(name).unwrap_or_default() * 1e6).round() / 1e4
    }
}
