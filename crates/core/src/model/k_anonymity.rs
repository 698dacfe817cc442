//! k-anonymity: every released record looks like at least k − 1 others.
//!
//! # Definition
//! Every equivalence class has at least k records (spec D1).
//!
//! # Source
//! P. Samarati, L. Sweeney. "Protecting Privacy when Disclosing Information:
//! k-Anonymity and Its Enforcement through Generalization and Suppression." 1998.
//! L. Sweeney. "k-Anonymity: A Model for Protecting Privacy." IJUFKS 10(5), 2002,
//! Definition 3.
//!
//! # Invariants
//! Classes only grow under coarsening, so that a class that holds stays within
//! one that holds: monotone with and without suppression.

use super::{Class, ClassModel, Monotone, Stronger};
use crate::error::{Error, Kind, Result};

/// The smallest k that protects anybody: a class of one is the record itself.
pub const SMALLEST_K: u32 = 2;

/// The demand for classes of at least k records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KAnonymity {
    k: u32,
}

impl KAnonymity {
    /// k-anonymity with this k.
    ///
    /// # Errors
    /// [`Kind::Parameter`] if k is below [`SMALLEST_K`].
    pub fn new(k: u32) -> Result<Self> {
        if k < SMALLEST_K {
            return Err(Error::new(Kind::Parameter { field: "models.k", range: "2.." }));
        }
        Ok(Self { k })
    }

    /// The smallest class allowed.
    #[must_use]
    pub fn k(self) -> u32 {
        self.k
    }
}

impl ClassModel for KAnonymity {
    fn holds(&self, class: &Class<'_>) -> bool {
        class.size >= self.k
    }

    /// The size of the class.
    fn measure(&self, class: &Class<'_>) -> Option<f64> {
        Some(f64::from(class.size))
    }

    fn stronger(&self) -> Stronger {
        Stronger::Larger
    }

    fn monotone(&self) -> Monotone {
        Monotone::FULLY
    }

    fn smallest(&self) -> Option<u32> {
        Some(self.k)
    }
}
