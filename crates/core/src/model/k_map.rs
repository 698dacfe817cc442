//! k-map: every released record relates to at least k persons of the population.
//!
//! # Definition
//! F_E ≥ k for every released class E, where F_E counts the records of the population
//! that the class covers (spec D2).
//!
//! # Source
//! L. Sweeney. "Computational Disclosure Control." PhD thesis, MIT, 2001.
//!
//! # Invariants
//! F only grows under coarsening: monotone with and without suppression. Classes of
//! the population without a released record do not matter.
//!
//! How much of a release is a null-map (spec D2) is measured beside the journalist's risk
//! ([`crate::risk::Journalist`]). A wrong-map cannot be: a population holds the sample, so that
//! every released record relates to its own person at least.

use super::{Class, ClassModel, Monotone, Stronger};
use crate::error::{Error, Kind, Result};

/// The smallest k that protects anybody.
const SMALLEST_K: u32 = 2;

/// The demand for at least k persons of a population table.
#[derive(Clone, Copy, Debug)]
pub struct KMap {
    k: u32,
}

/// The k of a k-map.
///
/// # Errors
/// [`Kind::Parameter`] if it is below 2.
pub(super) fn checked(k: u32) -> Result<u32> {
    if k < SMALLEST_K {
        return Err(Error::new(Kind::Parameter { field: "models.k", range: "2.." }));
    }
    Ok(k)
}

impl KMap {
    /// At least `k` persons.
    ///
    /// # Errors
    /// [`Kind::Parameter`] if k is below 2.
    pub fn new(k: u32) -> Result<Self> {
        Ok(Self { k: checked(k)? })
    }
}

impl ClassModel for KMap {
    fn holds(&self, class: &Class<'_>) -> bool {
        class.population >= self.k
    }

    /// F: the records of the population that the class relates to.
    fn measure(&self, class: &Class<'_>) -> Option<f64> {
        Some(f64::from(class.population))
    }

    fn stronger(&self) -> Stronger {
        Stronger::Larger
    }

    fn monotone(&self) -> Monotone {
        Monotone::FULLY
    }
}
