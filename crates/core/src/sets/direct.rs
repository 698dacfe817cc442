//! Direct anonymization: sets of all sizes at once.
//!
//! # Source
//! M. Terrovitis, N. Mamoulis, P. Kalnis. "Privacy-preserving Anonymization of Set-valued Data."
//! PVLDB 1(1), 2008 (spec I1).
//!
//! # What it promises
//! A cut that holds, if there is one. It counts all sets of up to m items before anything has become
//! coarser, which takes longer than [`apriori`](super::apriori), and chooses in another order, so that
//! now the one and now the other loses less.

use super::greedy::GreedyCut;
use super::problem::Problem;

/// The way to the cut that it comes to.
pub(super) fn direct(problem: &Problem) -> GreedyCut {
    GreedyCut::new(problem, &problem.pool, problem.known, false)
}
