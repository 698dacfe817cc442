//! δ-presence: how likely anybody of the population is in the table lies between bounds.
//!
//! # Definition
//! δ_min ≤ f_E / F_E ≤ δ_max for every class E of the generalized population, also for
//! those without a released record: they disclose absence (spec D10). f_E counts persons where
//! an entity tells them apart.
//!
//! # Source
//! M. Nergiz, M. Atzori, C. Clifton. "Hiding the Presence of Individuals from Shared
//! Databases." SIGMOD 2007.
//!
//! # Invariants
//! The ratio of a merged class lies between those of its parts: monotone without
//! suppression. Suppressed records are in no class (spec section 0, rule 5), so that
//! above δ_min = 0 suppression makes absent what it removes and mends nothing. Where persons
//! have several records, a merged class may have fewer than its parts together: its ratio is
//! never above both of theirs, but may be below.
//!
//! # Differences
//! DIFFERENCE: ARX looks only at classes that have a record in the table.

use super::{ClassModel, ColumnTracker, Facet, Model, ModelChoice, Monotone, Stronger};
use crate::choice::{Choice, Declaration, Parameter, ParameterKind, Range};
use crate::error::{Error, Result};
use crate::num::{THRESHOLD_TOLERANCE, at_most};
use crate::partition::Class;

const MIN: Parameter =
    Parameter::number("min", Range::SHARE).required().suggested(0.0).stronger(Stronger::Larger);
const MAX: Parameter =
    Parameter::number("max", Range::SHARE).required().suggested(0.5).stronger(Stronger::Smaller);

/// The demand for a share of each class of the population.
#[derive(Clone, Copy, Debug)]
pub struct DeltaPresence {
    min: f64,
    max: f64,
    by_person: bool,
}

impl DeltaPresence {
    /// Shares from `min` to `max`.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) if one is outside 0..=1, or `max` below `min`.
    pub fn new(min: f64, max: f64) -> Result<Self> {
        MIN.check(min)?;
        MAX.check(max)?;
        if max < min {
            return Err(Error::parameter(MAX.name, "min..=1"));
        }
        Ok(Self { min, max, by_person: false })
    }

    /// Says whether persons may have several records.
    #[must_use]
    pub fn by_person(self, by_person: bool) -> Self {
        Self { by_person, ..self }
    }

    fn share(class: &Class<'_>) -> f64 {
        match class.population {
            // What is known of one class says something of the persons of the other.
            _ if class.shares_persons => f64::INFINITY,
            // Records that the population lacks: they are not at all like it.
            0 => f64::INFINITY,
            // Of more persons than it has, some are none of it.
            population if class.size > population => f64::INFINITY,
            population => f64::from(class.size) / f64::from(population),
        }
    }
}

impl ModelChoice for DeltaPresence {
    const DECLARED: &'static Declaration = &Declaration {
        id: "delta-presence",
        family: "presence",
        source: "M. Nergiz, M. Atzori, C. Clifton. Hiding the Presence of Individuals from Shared \
                 Databases. SIGMOD 2007.",
        formula: "min ≤ f / F ≤ max",
        parameters: &[MIN, MAX, Parameter::new("population", ParameterKind::Table).required()],
    };

    const FACETS: &'static [&'static str] = &[MIN.name];

    fn agree(choice: &Choice, _: bool) -> Result<()> {
        Self::new(choice.number("min")?, choice.number("max")?).map(|_| ())
    }

    fn bind(choice: &Choice, tracker: &mut ColumnTracker<'_>) -> Result<Model> {
        tracker.refuse_without_population()?;
        let model = Self::new(choice.number("min")?, choice.number("max")?)?;
        Ok(Model::Class(Box::new(model.by_person(tracker.by_person()))))
    }
}

impl ClassModel for DeltaPresence {
    fn holds(&self, class: &Class<'_>) -> bool {
        let share = Self::share(class);
        at_most(share, self.max) && share >= self.min - THRESHOLD_TOLERANCE
    }

    /// f/F, the largest of which must not exceed δ_max.
    fn measure(&self, class: &Class<'_>) -> Option<f64> {
        Some(Self::share(class))
    }

    fn stronger(&self) -> Stronger {
        Stronger::Smaller
    }

    fn monotone(&self) -> Monotone {
        if self.by_person && self.min > 0.0 {
            Monotone::NEVER
        } else {
            Monotone::WITHOUT_SUPPRESSION
        }
    }

    fn concerns_absent(&self) -> bool {
        true
    }

    fn concerns_people(&self) -> bool {
        true
    }

    /// f/F once more, the smallest of which must not be below δ_min.
    fn facets(&self, class: &Class<'_>) -> Vec<Facet> {
        vec![Facet { name: MIN.name, value: Self::share(class), stronger: Stronger::Larger }]
    }
}

#[cfg(test)]
mod tests {
    use super::DeltaPresence;
    use crate::error::Kind;
    use crate::model::ClassModel;
    use crate::partition::Class;

    /// Spec D10: table M1 by decades is (1/3, 1/2)-present.
    #[test]
    fn m1_by_decades_has_the_shares_of_the_spec() {
        let class = |records, population| {
            let mut class = Class::of_size(records);
            class.population = population;
            class
        };
        let classes = [class(2, 4), class(2, 4), class(1, 3), class(1, 3)];
        let holds = |min, max| {
            let model = DeltaPresence::new(min, max).unwrap();
            classes.iter().all(|class| model.holds(class))
        };
        assert!(holds(1.0 / 3.0, 0.5) && holds(0.0, 1.0));
        assert!(!holds(0.34, 0.5) && !holds(1.0 / 3.0, 0.49));
        // Nobody of a class of the population in the table: only δ_min = 0 allows that.
        assert!(DeltaPresence::new(0.0, 0.5).unwrap().holds(&class(0, 3)));
        assert!(!DeltaPresence::new(0.1, 0.5).unwrap().holds(&class(0, 3)));
        assert!(!DeltaPresence::new(0.0, 1.0).unwrap().holds(&class(1, 0)));
        // Two of whom one at most is of the population: no share of it, and none above 1.
        let model = DeltaPresence::new(0.0, 1.0).unwrap();
        assert_eq!(model.measure(&class(2, 1)), Some(f64::INFINITY));
        assert!(!model.holds(&class(2, 1)) && model.holds(&class(2, 2)));
    }

    #[test]
    fn bounds_are_refused_by_name() {
        let field = |min, max| match DeltaPresence::new(min, max).unwrap_err().kind {
            Kind::Parameter { field, .. } => field,
            other => panic!("{other:?}"),
        };
        assert_eq!(field(-0.1, 0.5), "min");
        assert_eq!(field(0.1, 1.5), "max");
        assert_eq!(field(0.3, 0.2), "max");
        assert_eq!(field(f64::NAN, 0.2), "min");
    }
}
