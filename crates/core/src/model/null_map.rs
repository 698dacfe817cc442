//! null-map: no released record relates to anybody of a table of people.
//!
//! # Definition
//! F_E = 0 for every released class E, where F_E counts the records of the table of people that
//! the class covers (spec D2).
//!
//! # Source
//! L. Sweeney. "k-Anonymity: A Model for Protecting Privacy." IJUFKS 10(5), 2002, which names it;
//! spec J29.
//!
//! # Invariants
//! F only grows under coarsening, so that a coarser class may fail where its parts hold: never
//! monotone. A record that shows what somebody of the table shows fails on every node; it can
//! only be suppressed. The people are others than the table's own
//! ([`Population::apart`](crate::plan::Population::apart)): who is in both relates to himself.

use super::{ClassModel, ColumnTracker, Model, ModelChoice, Monotone, Stronger};
use crate::choice::{Choice, Declaration, Parameter, ParameterKind};
use crate::error::Result;
use crate::partition::Class;

/// The demand that nobody of a table of people looks like a record.
#[derive(Clone, Copy, Debug)]
pub struct NullMap;

impl ModelChoice for NullMap {
    const DECLARED: &'static Declaration = &Declaration {
        id: "null-map",
        family: "population",
        source: "L. Sweeney. k-Anonymity: A Model for Protecting Privacy. IJUFKS 10(5), 2002.",
        formula: "F = 0",
        parameters: &[Parameter::new("population", ParameterKind::Table).required().others()],
    };

    fn bind(_: &Choice, tracker: &mut ColumnTracker<'_>) -> Result<Model> {
        tracker.refuse_without_people_apart()?;
        Ok(Model::Class(Box::new(Self)))
    }
}

impl ClassModel for NullMap {
    fn holds(&self, class: &Class<'_>) -> bool {
        class.population == 0
    }

    /// F: the people of the table who look like the class.
    fn measure(&self, class: &Class<'_>) -> Option<f64> {
        Some(f64::from(class.population))
    }

    fn stronger(&self) -> Stronger {
        Stronger::Smaller
    }

    fn concerns_people(&self) -> bool {
        true
    }

    fn monotone(&self) -> Monotone {
        Monotone::NEVER
    }
}
