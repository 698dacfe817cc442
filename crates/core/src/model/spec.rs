//! A model as a recipe asks for it, before it meets a table.

use super::{AverageRisk, DistinctLDiversity, Ground, KAnonymity, Model, Side};
use super::{
    DeltaPresence, EstimatedKMap, KMap, MapEstimate, PopulationUniqueness, SampleUniqueness,
    SubsetKAnonymity, UniquenessEstimator, WildcardKAnonymity,
};
use crate::error::{Error, Kind, Result};
use crate::plan::Matching;

/// A model as a recipe asks for it. Attributes are numbers in the plan.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Spec {
    /// See [`KAnonymity`].
    KAnonymity {
        /// At least 2.
        k: u32,
    },
    /// See [`AverageRisk`].
    AverageRisk {
        /// The largest average risk.
        average: f64,
        /// The largest risk of any record.
        max: Option<f64>,
    },
    /// See [`DistinctLDiversity`].
    DistinctLDiversity {
        /// The sensitive attribute.
        attribute: usize,
        /// The fewest distinct values.
        l: u32,
    },
    /// See [`KMap`] and [`EstimatedKMap`].
    KMap {
        /// At least 2.
        k: u32,
        /// How the population is estimated; `None` to count in the plan's population.
        estimate: Option<MapEstimate>,
    },
    /// See [`DeltaPresence`].
    DeltaPresence {
        /// The smallest share.
        min: f64,
        /// The largest share.
        max: f64,
    },
    /// See [`SampleUniqueness`].
    SampleUniqueness {
        /// The largest share.
        max: f64,
    },
    /// See [`PopulationUniqueness`].
    PopulationUniqueness {
        /// The largest share.
        max: f64,
        /// How it is estimated.
        estimator: UniquenessEstimator,
        /// Share of the population that was sampled.
        sampling_fraction: f64,
    },
    /// See [`SubsetKAnonymity`].
    SubsetKAnonymity {
        /// At least 2.
        k: u32,
        /// What must occur that often.
        combinations: Combinations,
    },
}

/// Combinations of quasi-identifiers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Combinations {
    /// All of up to so many attributes.
    UpTo(u32),
    /// These.
    Listed(Vec<Vec<usize>>),
}

impl Spec {
    /// The model of the table at hand.
    ///
    /// # Errors
    /// A parameter outside its range, with its name, or whatever is wrong with the columns that
    /// the model looks at.
    pub fn bind(&self, ground: &mut Ground<'_>) -> Result<Model> {
        if ground.plan().matching == Matching::Wildcard {
            return self.bind_wildcard(ground);
        }
        Ok(match *self {
            Self::KAnonymity { k } => Model::Class(Box::new(KAnonymity::new(k)?)),
            Self::AverageRisk { average, max } => {
                Model::Table(Box::new(AverageRisk::new(average, max)?))
            }
            Self::DistinctLDiversity { attribute, l } => {
                let (track, values) = ground.track(Side::Sensitive(attribute))?;
                Model::Class(Box::new(DistinctLDiversity::new(l, track, &values)?))
            }
            Self::KMap { k, estimate: None } => {
                population(ground)?;
                Model::Class(Box::new(KMap::new(k)?))
            }
            Self::KMap { k, estimate: Some(estimate) } => {
                let weighed = ground.plan().sampling_weight.is_some();
                if estimate == (MapEstimate::IndividualRisk { sampling_fraction: None }) && !weighed
                {
                    let field = "models.sampling-fraction";
                    return Err(Error::new(Kind::Parameter { field, range: "0<..=1" }));
                }
                Model::Class(Box::new(EstimatedKMap::new(k, estimate)?))
            }
            Self::DeltaPresence { min, max } => {
                population(ground)?;
                Model::Class(Box::new(DeltaPresence::new(min, max)?))
            }
            Self::SampleUniqueness { max } => Model::Table(Box::new(SampleUniqueness::new(max)?)),
            Self::PopulationUniqueness { max, estimator, sampling_fraction } => {
                let model = PopulationUniqueness::new(max, estimator, sampling_fraction)?;
                Model::Table(Box::new(model))
            }
            Self::SubsetKAnonymity { k, ref combinations } => {
                Model::Table(Box::new(subset(k, combinations, ground)?))
            }
        })
    }

    /// The same where missing values match everything: only k-anonymity goes with that.
    fn bind_wildcard(&self, ground: &Ground<'_>) -> Result<Model> {
        match *self {
            Self::KAnonymity { k } => {
                let model = WildcardKAnonymity::new(k, ground.missing())?;
                Ok(Model::Table(Box::new(model)))
            }
            _ => Err(Error::new(Kind::NotTogether { with: "wildcard" })),
        }
    }
}

/// Refuses models of a population where there is none.
fn population(ground: &Ground<'_>) -> Result<()> {
    let kind = Kind::Parameter { field: "models.population", range: "tables" };
    if ground.plan().population.is_some() { Ok(()) } else { Err(Error::new(kind)) }
}

fn subset(k: u32, combinations: &Combinations, ground: &Ground<'_>) -> Result<SubsetKAnonymity> {
    let positions: Vec<usize> = ground.quasi_identifiers().collect();
    match combinations {
        Combinations::UpTo(size) => SubsetKAnonymity::up_to(k, *size, positions.len()),
        Combinations::Listed(listed) => {
            let position = |&attribute: &usize| {
                let found = positions.iter().position(|&quasi| quasi == attribute);
                let name = &ground.plan().attributes[attribute].name;
                found.ok_or_else(|| Error::new(Kind::MissingAttribute).of_attribute(name))
            };
            let all = listed.iter().map(|one| one.iter().map(position).collect());
            SubsetKAnonymity::new(k, all.collect::<Result<_>>()?)
        }
    }
}
