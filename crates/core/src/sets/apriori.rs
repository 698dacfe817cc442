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

use super::cut::ItemCut;
use super::problem::Problem;
use super::repair::ItemOwners;
use super::supports::{Pool, rare_sets, suppressed};

/// Rare sets that are looked for at once.
const ENOUGH: usize = 1 << 16;

/// The cut that it comes to.
pub(super) fn apriori(problem: &Problem) -> ItemCut {
    apriori_of_part(problem, &problem.pool, true)
}

/// The same for some of the sets; where `may_leave_out`, it ends as soon as few enough people are
/// left whose sets are rare.
pub(super) fn apriori_of_part(problem: &Problem, pool: &Pool, may_leave_out: bool) -> ItemCut {
    let owners = ItemOwners::new(problem, pool);
    let mut cut = ItemCut::finest(&problem.tree);
    for size in 1..=problem.known {
        loop {
            let written = pool.map(|set| cut.write(set));
            if may_leave_out && problem.allowed > 0 && is_good_enough(problem, &written) {
                return cut;
            }
            let before = cut.clone();
            for rare in rare_sets(&written, problem.k, size, ENOUGH) {
                owners.repair(&mut cut, &rare);
            }
            if cut == before {
                break;
            }
        }
    }
    cut
}

fn is_good_enough(problem: &Problem, written: &Pool) -> bool {
    problem.people_of(&suppressed(written, problem.k, problem.known)) <= problem.allowed
}
