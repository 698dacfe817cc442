//! Clusters of tuples that are to show the same.

mod classes;
mod costs;
mod course;
mod gathering;
mod meeting;
mod merging;
mod nearest;
mod pool;
mod refine;
mod regions;
mod spans;
mod tally;
#[cfg(test)]
mod tests;

pub(super) use classes::Classes;
pub(super) use course::Course;
pub(super) use gathering::Gathering;

use crate::choice::{self, Parameter};
use crate::loss::StepWeights;

/// What a recoding by clusters may keep small.
pub(super) const DISTANCES: [(&str, Distance); 3] = [
    ("uniform", Distance::Steps(StepWeights::Uniform)),
    ("height", Distance::Steps(StepWeights::Height)),
    ("loss", Distance::Loss),
];
pub(super) const DISTANCE: Parameter =
    Parameter::choice("distance", &choice::names(&DISTANCES)).spelled_out();

/// Whether records move between classes afterwards while that lowers the loss.
pub(super) const REFINE: Parameter = Parameter::switch("refine").spelled_out();

/// What a recoding by clusters tries to keep small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Distance {
    /// Steps up the hierarchies, as published (spec F2).
    Steps(StepWeights),
    /// The study's own loss, as far as it is a sum over cells; the share of the domain (spec F6)
    /// otherwise.
    Loss,
}
