//! A model as a recipe asks for it, before it meets a table.

use super::diverse::diverse;
use super::{AlphaKAnonymity, BetaLikeness, DeltaDisclosure, DisclosureMode, Distance};
use super::{AverageRisk, DistinctLDiversity, Ground, KAnonymity, Model, Side};
use super::{
    DeltaPresence, EstimatedKMap, KMap, MapEstimate, PopulationUniqueness, SampleUniqueness,
    SubsetKAnonymity, UniquenessEstimator, WildcardKAnonymity,
};
use super::{EntropyLDiversity, GuardingNodes, LikenessVariant, LogarithmBase};
use super::{NpdRecursiveLDiversity, PdRecursiveLDiversity, PersonalK, RecursiveLDiversity};
use super::{TCloseness, Values};
use crate::error::{Error, Kind, Result};
use crate::plan::Matching;
use std::sync::Arc;

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
        /// The share of the records that may be above it.
        records_at_risk: Option<f64>,
    },
    /// See [`DistinctLDiversity`].
    DistinctLDiversity {
        /// The sensitive attribute.
        attribute: usize,
        /// The fewest distinct values.
        l: u32,
        /// Whether the other sensitive attributes are taken to be known (spec D15).
        joint: bool,
    },

    // --- Models of a sensitive attribute ------------------------------------
    /// See [`EntropyLDiversity`].
    EntropyLDiversity {
        /// The sensitive attribute.
        attribute: usize,
        /// At least 1.
        l: f64,
        /// Whether the other sensitive attributes are taken to be known (spec D15).
        joint: bool,
    },
    /// See [`RecursiveLDiversity`].
    RecursiveLDiversity {
        /// The sensitive attribute.
        attribute: usize,
        /// Above 0.
        c: f64,
        /// At least 1.
        l: u32,
        /// Whether the other sensitive attributes are taken to be known (spec D15).
        joint: bool,
    },
    /// See [`PdRecursiveLDiversity`].
    PdRecursiveLDiversity {
        /// The sensitive attribute.
        attribute: usize,
        /// Above 0.
        c: f64,
        /// At least 1.
        l: u32,
        /// Values whose disclosure does no harm.
        acceptable: Vec<String>,
    },
    /// See [`NpdRecursiveLDiversity`].
    NpdRecursiveLDiversity {
        /// The sensitive attribute.
        attribute: usize,
        /// Above 0.
        c1: f64,
        /// In percent.
        c2: f64,
        /// At least 1.
        l: u32,
        /// Values whose disclosure does no harm.
        acceptable: Vec<String>,
        /// Values that must not be ruled out.
        guarded: Vec<String>,
    },
    /// See [`TCloseness`].
    TCloseness {
        /// The sensitive attribute.
        attribute: usize,
        /// From 0 to 1.
        t: f64,
        /// How far two values are apart.
        distance: Distance,
    },
    /// See [`DeltaDisclosure`].
    DeltaDisclosure {
        /// The sensitive attribute.
        attribute: usize,
        /// Above 0.
        delta: f64,
        /// The logarithm's base.
        base: LogarithmBase,
        /// Whether values that a class lacks count.
        mode: DisclosureMode,
    },
    /// See [`BetaLikeness`].
    BetaLikeness {
        /// The sensitive attribute.
        attribute: usize,
        /// Above 0.
        beta: f64,
        /// Which limit each value has.
        variant: LikenessVariant,
    },
    /// See [`AlphaKAnonymity`].
    AlphaKAnonymity {
        /// The sensitive attribute.
        attribute: usize,
        /// The largest share.
        alpha: f64,
        /// The smallest class.
        k: u32,
        /// The critical values; `None` for all.
        values: Option<Vec<String>>,
    },
    /// See [`PersonalK`].
    PersonalK {
        /// The attribute that holds each record's k.
        attribute: usize,
    },
    /// See [`GuardingNodes`].
    GuardingNodes {
        /// The sensitive attribute, whose hierarchy has the groups.
        attribute: usize,
        /// The attribute that names each record's group.
        guard: usize,
        /// The largest probability of breach.
        probability: f64,
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
        let by_person = ground.plan().entity.is_some();
        if ground.plan().matching == Matching::Wildcard {
            return self.bind_wildcard(ground);
        }
        Ok(match self {
            Self::KAnonymity { k } => Model::Class(Box::new(KAnonymity::new(*k)?)),
            Self::AverageRisk { average, max, records_at_risk } => {
                let model = AverageRisk::new(*average, *max, *records_at_risk)?;
                Model::Table(Box::new(model.by_person(by_person)))
            }
            Self::DistinctLDiversity { attribute, l, joint } => {
                diverse(ground, *attribute, *joint, |track, values| {
                    DistinctLDiversity::new(*l, track, values)
                })?
            }
            Self::EntropyLDiversity { attribute, l, joint } => {
                diverse(ground, *attribute, *joint, |track, _| EntropyLDiversity::new(*l, track))?
            }
            Self::RecursiveLDiversity { attribute, c, l, joint } => {
                diverse(ground, *attribute, *joint, |track, _| {
                    RecursiveLDiversity::new(*c, *l, track)
                })?
            }
            Self::PdRecursiveLDiversity { attribute, c, l, acceptable } => {
                diverse(ground, *attribute, false, |track, values| {
                    PdRecursiveLDiversity::new(*c, *l, acceptable, track, values)
                })?
            }
            Self::NpdRecursiveLDiversity { attribute, c1, c2, l, acceptable, guarded } => {
                diverse(ground, *attribute, false, |track, values| {
                    let lists = (&acceptable[..], &guarded[..]);
                    NpdRecursiveLDiversity::new((*c1, *c2), *l, lists, track, values)
                })?
            }
            Self::TCloseness { attribute, t, distance } => {
                let (track, values) = match distance {
                    Distance::Hierarchical => ground.track_tree(*attribute)?,
                    Distance::Numeric => ground.track(Side::Sized(*attribute))?,
                    Distance::Equal | Distance::Ordered => sensitive(ground, *attribute)?,
                };
                let model = TCloseness::new(*t, *distance, track, &values);
                let model = model.map_err(|error| match error.kind {
                    Kind::NoNumbers { .. } => {
                        let known =
                            |text: &str| ground.is_missing(text) || TCloseness::is_number(text);
                        ground.blame(error, *attribute, &|text| !known(text))
                    }
                    Kind::NotTogether { .. } => {
                        ground.blame(error, *attribute, &|text| ground.is_missing(text))
                    }
                    _ => error,
                });
                Model::Class(Box::new(model?))
            }
            Self::DeltaDisclosure { attribute, delta, base, mode } => {
                let (track, values) = sensitive(ground, *attribute)?;
                let model = DeltaDisclosure::new(*delta, *base, *mode, track, &values)?;
                Model::Class(Box::new(model))
            }
            Self::BetaLikeness { attribute, beta, variant } => {
                let (track, values) = sensitive(ground, *attribute)?;
                Model::Class(Box::new(BetaLikeness::new(*beta, *variant, track, &values)?))
            }
            Self::AlphaKAnonymity { attribute, alpha, k, values: critical } => {
                let (track, values) = sensitive(ground, *attribute)?;
                let critical = critical.as_deref();
                let model = AlphaKAnonymity::new(*alpha, *k, critical, track, &values)?;
                Model::Class(Box::new(model))
            }
            Self::PersonalK { attribute } => {
                let (track, values) = ground.track(Side::Whole(*attribute))?;
                let model = PersonalK::new(track, &values).map_err(|error| {
                    let known =
                        |text: &str| ground.is_missing(text) || PersonalK::demand(text).is_some();
                    ground.blame(error, *attribute, &|text| !known(text))
                });
                Model::Class(Box::new(model?))
            }
            Self::GuardingNodes { attribute, guard, probability } => {
                let (values, known) = ground.track_tree(*attribute)?;
                let (guards, named) = ground.track(Side::Whole(*guard))?;
                let (tree, guards) = ((values, &*known), (guards, &*named));
                let model = GuardingNodes::new(*probability, tree, guards).map_err(|error| {
                    if error.place.attribute.is_none() {
                        return error;
                    }
                    let label = |text: &str| {
                        ground.is_missing(text) || GuardingNodes::is_label(&known, text)
                    };
                    ground.blame(error, *guard, &|text| !label(text))
                });
                Model::Class(Box::new(model?))
            }
            Self::KMap { k, estimate: None } => {
                population(ground)?;
                Model::Class(Box::new(KMap::new(*k)?))
            }
            Self::KMap { k, estimate: Some(estimate) } => {
                let weighed = ground.plan().sampling_weight.is_some();
                if *estimate == (MapEstimate::IndividualRisk { sampling_fraction: None })
                    && !weighed
                {
                    let field = "models.sampling-fraction";
                    return Err(Error::new(Kind::Parameter { field, range: "0<..=1" }));
                }
                let model = EstimatedKMap::new(*k, *estimate)?;
                Model::Class(Box::new(model.by_person(by_person)))
            }
            Self::DeltaPresence { min, max } => {
                population(ground)?;
                Model::Class(Box::new(DeltaPresence::new(*min, *max)?.by_person(by_person)))
            }
            Self::SampleUniqueness { max } => {
                Model::Table(Box::new(SampleUniqueness::new(*max)?.by_person(by_person)))
            }
            Self::PopulationUniqueness { max, estimator, sampling_fraction } => {
                let model = PopulationUniqueness::new(*max, *estimator, *sampling_fraction)?;
                Model::Table(Box::new(model))
            }
            Self::SubsetKAnonymity { k, combinations } => {
                Model::Table(Box::new(subset(*k, combinations, ground)?))
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

    /// The attributes that the model looks at, quasi-identifiers aside. Those that a model
    /// takes to be known or only reports on are sensitive, and not among them.
    #[must_use]
    pub fn attributes(&self) -> Vec<usize> {
        match self {
            Self::KAnonymity { .. }
            | Self::AverageRisk { .. }
            | Self::KMap { .. }
            | Self::DeltaPresence { .. }
            | Self::SampleUniqueness { .. }
            | Self::PopulationUniqueness { .. }
            | Self::SubsetKAnonymity { .. } => Vec::new(),
            Self::DistinctLDiversity { attribute, .. }
            | Self::EntropyLDiversity { attribute, .. }
            | Self::RecursiveLDiversity { attribute, .. }
            | Self::PdRecursiveLDiversity { attribute, .. }
            | Self::NpdRecursiveLDiversity { attribute, .. }
            | Self::TCloseness { attribute, .. }
            | Self::DeltaDisclosure { attribute, .. }
            | Self::BetaLikeness { attribute, .. }
            | Self::AlphaKAnonymity { attribute, .. }
            | Self::PersonalK { attribute } => vec![*attribute],
            Self::GuardingNodes { attribute, guard, .. } => vec![*attribute, *guard],
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

fn sensitive(ground: &mut Ground<'_>, attribute: usize) -> Result<(usize, Arc<Values>)> {
    ground.track(Side::Sensitive(attribute))
}
