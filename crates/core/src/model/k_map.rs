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
//! How much of a release relates to nobody (spec D2) is measured beside the journalist's risk
//! ([`crate::risk::Journalist`]); that nothing does is asked of people apart
//! ([`NullMap`](super::NullMap)).

use super::k_anonymity::K;
use super::k_map_estimated::{ESTIMATES, MapEstimate, SAMPLING_FRACTION, SIGNIFICANCE};
use super::{ClassModel, ColumnTracker, EstimatedKMap, Model, ModelChoice, Monotone, Stronger};
use crate::choice::{self, Choice, Declaration, Parameter, ParameterKind};
use crate::error::{Error, Result};
use crate::partition::Class;

/// The demand for at least k persons of a population table.
#[derive(Clone, Copy, Debug)]
pub struct KMap {
    k: u32,
}

impl KMap {
    /// At least `k` persons.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) if k is below 2.
    pub fn new(k: u32) -> Result<Self> {
        K.check(k.into())?;
        Ok(Self { k })
    }
}

impl ModelChoice for KMap {
    const DECLARED: &'static Declaration = &Declaration {
        id: "k-map",
        family: "population",
        source: "L. Sweeney. Computational Disclosure Control. 2001. K. El Emam, F. Dankar. Protecting \
                 Privacy Using k-Anonymity. JAMIA 15(5), 2008.",
        formula: "F ≥ k",
        parameters: &[
            K,
            Parameter::new("population", ParameterKind::Table).instead_of("estimator"),
            Parameter::choice("estimator", &choice::names(&ESTIMATES)),
            SAMPLING_FRACTION.only_with("estimator", &[]),
            SIGNIFICANCE,
        ],
    };

    /// Either a table or an estimator, and with an estimator what it needs.
    fn agree(choice: &Choice, weighed: bool) -> Result<()> {
        if choice.gives("population") == choice.gives("estimator") {
            return Err(Error::parameter("population", "population | estimator"));
        }
        if choice.gives("population") {
            // They say something about a sample, and there is none.
            let idle = [SAMPLING_FRACTION, SIGNIFICANCE];
            let idle = idle.into_iter().find(|parameter| choice.gives(parameter.name));
            return idle.map_or(Ok(()), |idle| Err(Error::parameter(idle.name, "estimator")));
        }
        match MapEstimate::chosen(choice)?.needs_weights() && !weighed {
            true => Err(choice::missing(SAMPLING_FRACTION.name)),
            false => Ok(()),
        }
    }

    fn bind(choice: &Choice, tracker: &mut ColumnTracker<'_>) -> Result<Model> {
        let k = choice.integer("k")?;
        if choice.gives("population") {
            tracker.refuse_without_population()?;
            return Ok(Model::Class(Box::new(Self::new(k)?)));
        }
        let estimate = MapEstimate::chosen(choice)?;
        if estimate.needs_weights() && tracker.plan().sampling_weight.is_none() {
            return Err(choice::missing(SAMPLING_FRACTION.name));
        }
        Ok(Model::Class(Box::new(EstimatedKMap::new(k, estimate)?)))
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

    fn concerns_people(&self) -> bool {
        true
    }

    fn monotone(&self) -> Monotone {
        Monotone::FULLY
    }
}
