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

use crate::choice::{self, Parameter};
use crate::loss::StepWeights;

/// What a recoding by clusters may keep small.
pub(super) const DISTANCES: [(&str, ClusterDistance); 3] = [
    ("uniform", ClusterDistance::Steps(StepWeights::Uniform)),
    ("height", ClusterDistance::Steps(StepWeights::Height)),
    ("loss", ClusterDistance::Loss),
];
pub(super) const DISTANCE: Parameter =
    Parameter::choice("distance", &choice::names(&DISTANCES)).spelled_out();

/// Whether records move between classes afterwards while that lowers the loss.
pub(super) const REFINE: Parameter = Parameter::switch("refine").spelled_out();

/// What a recoding by clusters tries to keep small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClusterDistance {
    /// Steps up the hierarchies, as published (spec F2).
    Steps(StepWeights),
    /// The study's own loss, as far as it is a sum over cells; the share of the domain (spec F6)
    /// otherwise.
    Loss,
}
