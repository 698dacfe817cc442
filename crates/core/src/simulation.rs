//! What samples of a population would be released as, and how exposed they then are.
//!
//! # Definition
//! A simple random sample of a population is drawn without replacement. It may be released once
//! each of its classes is as large as a [`SizeRule`] asks (spec E5 to E8). How exposed its people
//! then are is known, since the population is: θ_max = 1/min F over the classes that are released
//! (spec E10). What it costs is the discernibility (spec F4) and the records that are suppressed.
//!
//! # Source
//! K. El Emam, F. Dankar. "Protecting Privacy Using k-Anonymity." JAMIA 15(5), 2008.
//!
//! # Invariants
//! Hierarchies, domains and weights are those of the population, so that samples are comparable.
//! A sample of everybody has F = f. What is drawn depends on population, size, seed and number
//! alone.

use crate::error::Result;
use crate::lattice::Levels;
use crate::loss::class_size::discernibility;
use crate::model::{EstimatedKMap, KAnonymity, MapEstimate, Model};
use crate::partition::classify;
use crate::risk::{ClassSizes, journalist};
use crate::shuffle::{Draws, Seed};
use crate::study::Study;
use std::sync::Arc;

/// The chance of error that the tests allow for each class: that of the source.
const SIGNIFICANCE: f64 = 0.1;

/// What decides how many records of a sample a class must have for a risk of at most 1/k.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SizeRule {
    /// k records, whatever the population (spec E5).
    Baseline,
    /// The individual risk as it is estimated is at most 1/k (spec E6).
    IndividualRisk,
    /// A Poisson test rejects fewer than k persons at a significance of 0.1, or there are k
    /// records (spec E7).
    Poisson,
    /// The same, knowing that classes without record are never seen (spec E8).
    TruncatedPoisson,
}

impl SizeRule {
    /// All of them, in the order of the source.
    pub const ALL: [Self; 4] =
        [Self::Baseline, Self::IndividualRisk, Self::Poisson, Self::TruncatedPoisson];

    /// The model that asks for it in a sample of this share of the population.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) if k is below 2, or the share not above 0
    /// and at most 1.
    pub fn model(self, k: u32, sampling_fraction: f64) -> Result<Model> {
        let estimate = match self {
            Self::Baseline => return Ok(Model::Class(Box::new(KAnonymity::new(k)?))),
            Self::IndividualRisk => {
                MapEstimate::IndividualRisk { sampling_fraction: Some(sampling_fraction) }
            }
            Self::Poisson => MapEstimate::Poisson { sampling_fraction, significance: SIGNIFICANCE },
            Self::TruncatedPoisson => {
                MapEstimate::TruncatedPoisson { sampling_fraction, significance: SIGNIFICANCE }
            }
        };
        Ok(Model::Class(Box::new(EstimatedKMap::new(k, estimate)?)))
    }
}

/// Records that were drawn of a population.
#[derive(Clone, Debug)]
pub struct DrawnSample {
    study: Study,
    /// For each tuple of the sample that of the population.
    tuples: Vec<u32>,
}

/// How exposed the people of a released sample are, and what it costs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SampleFigures {
    /// θ_max: one over the fewest people of the population in a class that is released; `None` if
    /// no record is.
    pub largest_risk: Option<f64>,
    /// DM: each record costs the size of its class, a suppressed one that of the sample.
    pub discernibility: u64,
    /// Records that are suppressed.
    pub suppressed: u64,
}

impl DrawnSample {
    /// Draws so many records of a population, at most all, of which this share may be suppressed.
    /// Other `number`s of the same seed are other samples, each independent of the rest.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) if the limit is outside 0..=1.
    pub fn draw(
        population: &Study,
        records: u32,
        suppression_limit: f64,
        seed: Seed,
        number: u64,
    ) -> Result<Self> {
        let mut draws = Draws::new(seed, number);
        let mut left = population.contingency().tuple_of().to_vec();
        let mut counts = vec![0; population.contingency().tuples()];
        for _ in 0..records.min(left.len() as u32) {
            let drawn = draws.below(left.len() as u32) as usize;
            counts[left.swap_remove(drawn) as usize] += 1;
        }
        let tuples = (0..).zip(&counts).filter(|(_, count)| **count > 0).map(|(tuple, _)| tuple);
        let tuples: Vec<u32> = tuples.collect();
        let study = population.of_sample(&counts, &tuples, suppression_limit)?;
        Ok(Self { study, tuples })
    }

    /// The sample, ready to be searched for the release that loses least under this demand.
    #[must_use]
    pub fn demanding(&self, model: Model) -> Arc<Study> {
        Arc::new(self.study.demanding(vec![model]))
    }

    /// What a release of the sample on these levels shows and costs; `study` is what
    /// [`Self::demanding`] made of it.
    #[must_use]
    pub fn figures(&self, population: &Study, study: &Study, levels: &Levels) -> SampleFigures {
        let (everybody, class_of) =
            classify(population.contingency(), population.hierarchies(), levels);
        let released = study.classified(levels);
        let mut persons = vec![0; released.partition.classes()];
        for (&class, &tuple) in released.class_of.iter().zip(&self.tuples) {
            persons[class as usize] = everybody.counts()[class_of[tuple as usize] as usize];
        }
        let counts = released.partition.counts();
        let kept = (0..counts.len()).filter(|&class| !released.decision.fails[class]);
        let classes: Vec<(u32, u32)> = kept.map(|class| (counts[class], persons[class])).collect();
        let sizes: ClassSizes = classes.iter().map(|&(records, _)| records).collect();
        let suppressed = released.decision.suppressed;
        SampleFigures {
            // No threshold is asked about.
            largest_risk: journalist(classes, 1.0).map(|risk| risk.max),
            discernibility: discernibility(&sizes, suppressed),
            suppressed,
        }
    }
}

#[cfg(test)]
mod tests;
