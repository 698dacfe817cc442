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

use crate::loss::StepWeights;

/// What a recoding by clusters tries to keep small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Distance {
    /// Steps up the hierarchies, as published (spec F2).
    Steps(StepWeights),
    /// The study's own loss, as far as it is a sum over cells; the share of the domain (spec F6)
    /// otherwise.
    Loss,
}
