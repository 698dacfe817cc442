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

use super::{
    ClassModel, ColumnTracker, Model, ModelChoice, Monotone, Stronger, WildcardKAnonymity,
};
use crate::choice::{Choice, Declaration, Parameter, Range};
use crate::error::Result;
use crate::partition::Class;
use crate::plan::Matching;

/// The smallest k that protects anybody: a class of one is the record itself.
pub const SMALLEST_K: u32 = 2;

/// How many have to look alike. No k is right for everybody.
pub(super) const K: Parameter = Parameter::integer("k", Range::at_least(SMALLEST_K))
    .required()
    .suggested(5.0)
    .stronger(Stronger::Larger);

/// The demand for classes of at least k records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KAnonymity {
    k: u32,
}

impl KAnonymity {
    /// k-anonymity with this k.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) if k is below [`SMALLEST_K`].
    pub fn new(k: u32) -> Result<Self> {
        K.check(k.into())?;
        Ok(Self { k })
    }

    /// The choice of it with this k.
    #[must_use]
    pub fn chosen(k: u32) -> Choice {
        Self::choose().with("k", k)
    }

    /// The smallest class allowed.
    #[must_use]
    pub fn k(self) -> u32 {
        self.k
    }
}

impl ModelChoice for KAnonymity {
    const DECLARED: &'static Declaration = &Declaration {
        id: "k-anonymity",
        family: "identity",
        source: "P. Samarati, L. Sweeney. Protecting Privacy when Disclosing Information. 1998. \
                 L. Sweeney. k-Anonymity: A Model for Protecting Privacy. IJUFKS 10(5), 2002, \
                 Definition 3.",
        formula: "f ≥ k",
        parameters: &[K.smallest_class()],
    };

    const WITH_WILDCARDS: bool = true;

    fn bind(choice: &Choice, tracker: &mut ColumnTracker<'_>) -> Result<Model> {
        let k = choice.integer("k")?;
        if tracker.plan().matching == Matching::Wildcard {
            return Ok(Model::Table(Box::new(WildcardKAnonymity::new(k, tracker.missing())?)));
        }
        Ok(Model::Class(Box::new(Self::new(k)?)))
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
