//! Apriori anonymization: sets of one item first, then of two, and so on.
//!
//! # Source
//! M. Terrovitis, N. Mamoulis, P. Kalnis. "Privacy-preserving Anonymization of Set-valued Data."
//! PVLDB 1(1), 2008 (spec I1).
//!
//! # What it promises
//! A cut that holds, if there is one. What is rare among few items mostly is rare among more, so that
//! most large sets are frequent by the time they are looked at. It is greedy: another cut may lose
//! less. Nobody is left out but where that makes the limit superfluous: it ends as soon as no more
//! people than may would have to be.
//!
//! # Divergences
//! DIFFERENCE: sets are counted as the cut writes them at that time, not in a tree of all sets with
//! all their ancestors; what is rare and the price of each way out are the same.

use super::greedy::GreedyCut;
use super::problem::Problem;

/// The way to the cut that it comes to.
pub(super) fn apriori(problem: &Problem) -> GreedyCut {
    GreedyCut::new(problem, &problem.pool, 1, true)
}
