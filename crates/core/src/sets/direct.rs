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

use super::cut::ItemCut;
use super::problem::Problem;
use super::repair::ItemOwners;
use super::supports::rare_sets;

/// Rare sets that are looked for at once.
const ENOUGH: usize = 1 << 16;

/// The cut that it comes to.
pub(super) fn direct(problem: &Problem) -> ItemCut {
    let owners = ItemOwners::new(problem, &problem.pool);
    let mut cut = ItemCut::finest(&problem.tree);
    loop {
        let written = problem.written(&cut);
        let rare = rare_sets(&written, problem.k, problem.known, ENOUGH);
        let before = cut.clone();
        for rare in rare {
            owners.repair(&mut cut, &rare);
        }
        if cut == before {
            return cut;
        }
    }
}
