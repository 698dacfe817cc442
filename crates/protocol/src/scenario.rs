//! Which protection against being found suits whom a release is to withstand.

use crate::recipe::Model;
use crate::simulation::SampleRule;
use serde::{Deserialize, Serialize};

/// What is known of whoever may look for people in a release.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ScenarioAnswers {
    /// Whether somebody may know of a person that they are in the file.
    pub knows_membership: bool,
    /// The share of the population that is in the file, above 0 and at most 1; null where everybody is
    /// in it, or nobody knows.
    pub sampling_fraction: Option<f64>,
    /// Whether a table of the population is at hand.
    pub has_population: bool,
    /// The largest risk that anybody is found, between 0 and 1.
    pub risk: f64,
}

/// Who looks for people in a release.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Scenario {
    /// Somebody who knows that a certain person is in it.
    Prosecutor,
    /// Somebody who looks for anybody, among all of a population.
    Journalist,
}

impl Scenario {
    /// Its id.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Prosecutor => "prosecutor",
            Self::Journalist => "journalist",
        }
    }
}

/// Why a protection is advised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ScenarioReason {
    /// Who knows that a person is in the file looks among its records alone.
    KnowsMembership,
    /// The people of the population can be counted.
    PopulationAtHand,
    /// The file is a sample: how many people of the population are alike is told from its size.
    Sample,
    /// Without a share nothing tells the population from the file.
    ShareUnknown,
}

impl ScenarioReason {
    /// Its id.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::KnowsMembership => "knows-membership",
            Self::PopulationAtHand => "population-at-hand",
            Self::Sample => "sample",
            Self::ShareUnknown => "share-unknown",
        }
    }
}

/// The protection that is advised.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct AdvisedProtection {
    /// Whom it withstands.
    pub scenario: Scenario,
    /// Why it suits.
    pub reason: ScenarioReason,
    /// The fewest people who may be alike: 1 over the risk in whole people, at least 2.
    pub k: u32,
    /// What a recipe says under `models`.
    pub models: Vec<Model>,
    /// What it may say instead, as good by what is known.
    pub instead: Vec<Model>,
    /// For a sample, the fewest records that each rule lets a class have; empty otherwise.
    pub sizes: Vec<RuleSize>,
}

/// How large the classes of a sample must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct RuleSize {
    /// The rule.
    pub rule: SampleRule,
    /// The fewest records.
    pub smallest: u32,
}
