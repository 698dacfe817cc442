//! What samples of a population come to under four rules, for each share that is drawn.

use serde::{Deserialize, Serialize};

/// What decides how many records each class of a sample must have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum SampleRule {
    /// k records (spec E5): what k-anonymity asks for.
    KAnonymity,
    /// The individual risk as it is estimated is at most 1/k (spec E6).
    IndividualRisk,
    /// A Poisson test grants k people (spec E7).
    Poisson,
    /// The same, knowing that classes without record are never seen (spec E8).
    TruncatedPoisson,
}

impl SampleRule {
    /// Its id: `k-anonymity`, or the name that `k-map` has for the estimator.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::KAnonymity => "k-anonymity",
            Self::IndividualRisk => "individual-risk",
            Self::Poisson => "poisson",
            Self::TruncatedPoisson => "truncated-poisson",
        }
    }
}

/// Which samples are asked for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SimulationRequest {
    /// The k that the rules are held against.
    pub k: u32,
    /// The shares of the population, each above 0 and at most 1.
    pub fractions: Vec<f64>,
    /// How many samples of each.
    pub samples: u32,
    /// 64 hex digits; null for the system's secure generator.
    pub seed: Option<String>,
}

/// What a simulation came to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SimulationReport {
    /// Records of the population.
    pub records: u32,
    /// The k that was asked for.
    pub k: u32,
    /// The risk that it stands for, 1/k.
    pub threshold: f64,
    /// The share of a sample that may be suppressed.
    pub limit: f64,
    /// Samples that were asked for of each share.
    pub samples: u32,
    /// Each share in the order that they were asked for.
    pub fractions: Vec<SimulatedFraction>,
}

/// What samples of one share came to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SimulatedFraction {
    /// The share of the population, above 0 and at most 1.
    pub fraction: f64,
    /// The records of each sample: the share in whole records.
    pub records: u32,
    /// Samples that were looked at: fewer than were asked for after an interrupt.
    pub samples: u32,
    /// One for each rule, k-anonymity first.
    pub rules: Vec<SimulatedRule>,
}

/// What one rule came to in samples of one share.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SimulatedRule {
    /// The rule.
    pub rule: SampleRule,
    /// The fewest records that it lets a class have.
    pub smallest: u32,
    /// Samples for which there is a release.
    pub released: u32,
    /// The largest risk for somebody who has the population, `θ_max`, where anything is released.
    pub risk: Option<SampleSpread>,
    /// Samples in which that is above the threshold.
    pub above: u32,
    /// The discernibility over that of k-anonymity in the same sample, where both have a release.
    pub discernibility: Option<SampleSpread>,
    /// The share of the records that are suppressed.
    pub suppressed: Option<SampleSpread>,
}

/// A figure over several samples.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SampleSpread {
    /// The mean.
    pub mean: f64,
    /// The standard deviation of the samples; 0 of one.
    pub deviation: f64,
    /// The smallest.
    pub least: f64,
    /// The largest.
    pub most: f64,
}
