//! Clusters of tuples that are to show the same.

mod agglomeration;
mod class_sums;
mod clusters;
mod costs;
mod greedy_clustering;
mod merging;
mod nearest;
mod refine;
mod regions;
mod spans;
mod table_merging;
mod unassigned;
#[cfg(test)]
mod tests;

pub(super) use agglomeration::{Agglomeration, REFINING};
pub(super) use clusters::Clusters;
pub(super) use greedy_clustering::GreedyClustering;

use crate::choice::{self, Choice, Parameter};
use crate::error::Result;
use crate::loss::{BETA, StepWeights};

/// What a recoding by clusters may keep small.
const DISTANCES: [(&str, ClusterDistance); 3] = [
    ("uniform", ClusterDistance::Steps(StepWeights::Uniform)),
    ("height", ClusterDistance::Steps(StepWeights::Height(1.0))),
    ("loss", ClusterDistance::Loss),
];
pub(super) const DISTANCE: Parameter =
    Parameter::choice("distance", &choice::names(&DISTANCES)).spelled_out();
/// How fast the weights of steps grow towards the root.
pub(super) const STEP_BETA: Parameter = BETA.only_with(DISTANCE.name, &["height"]);

/// Whether records move between classes afterwards while that lowers the loss.
pub(super) const REFINE: Parameter = Parameter::switch("refine").spelled_out();

/// What a recoding by clusters tries to keep small.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ClusterDistance {
    /// Steps up the hierarchies, as published (spec F2).
    Steps(StepWeights),
    /// The study's own loss, as far as it is a sum over cells; the share of the domain (spec F6)
    /// otherwise.
    Loss,
}

impl ClusterDistance {
    /// What a recipe chose.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) for a β outside its range.
    pub(super) fn chosen(choice: &Choice) -> Result<Self> {
        Ok(match choice.meaning(DISTANCE.name, &DISTANCES)? {
            Self::Steps(weights) => Self::Steps(weights.with_beta(choice)?),
            Self::Loss => Self::Loss,
        })
    }
}
