//! What an attacker could still do, in numbers (spec E).

mod prosecutor;
mod journalist;
mod group;
mod individual;
mod threshold;
mod coded_column;
mod completion;
mod wildcard;

pub mod sequences; // Persons whom several of their records single out.
pub mod suda; // Records that few values single out.
pub mod uniqueness; // How many are unique in the population.

#[cfg(test)]
mod histograms;

pub use coded_column::CodedColumn;
pub use completion::Completions;
pub use group::{expected_reidentifications, group_risk};
pub use individual::individual_risk;
pub use journalist::{Journalist, journalist};
pub use prosecutor::{ClassSizes, Prosecutor};
pub use threshold::SizeTest;
pub use wildcard::match_weights;

/// By how much a risk must exceed a threshold to count as above it (spec section 0, rule 2).
const STRICTLY: f64 = 1e-12;

/// Whether whoever is in a class of this size has a risk above a threshold.
pub(crate) fn is_above(threshold: f64, size: u32) -> bool {
    1.0 / f64::from(size) - threshold > STRICTLY
}

/// Whether this share of the population can have been sampled.
fn is_sampling_fraction(share: f64) -> bool {
    share > 0.0 && share <= 1.0
}
