//! A cut that is raised until no set is rare, step by step: what the greedy algorithms are.

use super::cut::ItemCut;
use super::problem::Problem;
use super::repair::ItemOwners;
use super::supports::{Pool, suppressed};
use super::walk::SetWalk;

/// Rare sets that are looked for at once.
const ENOUGH: usize = 1 << 16;

/// What is done next.
#[derive(Debug)]
enum GreedyStage {
    /// The sets are to be written as the cut has it.
    Writing,
    /// Rare sets are looked for.
    Looking { written: Pool, walk: SetWalk, rare: Vec<Vec<u32>> },
    /// They are mended, one after the other; how the cut was before.
    Mending { rare: std::vec::IntoIter<Vec<u32>>, before: ItemCut },
    /// Nothing is left to do.
    Ended,
}

/// A cut under way. It is about some sets of a problem, which are the same in all its steps.
#[derive(Debug)]
pub(super) struct GreedyCut {
    cut: ItemCut,
    owners: ItemOwners,
    /// How large the sets are that it looks at.
    size: usize,
    /// Whether it may end as soon as few enough people are left whose sets are rare.
    may_leave_out: bool,
    stage: GreedyStage,
}

impl GreedyCut {
    /// Begins with sets of up to so many items.
    pub(super) fn new(problem: &Problem, pool: &Pool, size: usize, may_leave_out: bool) -> Self {
        Self {
            cut: ItemCut::finest(&problem.tree),
            owners: ItemOwners::new(&problem.tree, pool, problem.k),
            size,
            may_leave_out,
            stage: GreedyStage::Writing,
        }
    }

    /// Looks at about so many sets, or mends them; true once it has ended.
    pub(super) fn step(&mut self, problem: &Problem, pool: &Pool, budget: usize) -> bool {
        for _ in 0..budget {
            match std::mem::replace(&mut self.stage, GreedyStage::Ended) {
                GreedyStage::Ended => return true,
                GreedyStage::Writing => {
                    let written = pool.map(|set| self.cut.write(set));
                    let is_asked = self.may_leave_out && problem.allowed > 0;
                    if !(is_asked && is_good_enough(problem, &written)) {
                        let walk = SetWalk::new(&written, self.size);
                        let rare = Vec::new();
                        self.stage = GreedyStage::Looking { written, walk, rare };
                    }
                }
                GreedyStage::Looking { written, mut walk, mut rare } => {
                    let goes_on = walk.step(&written, problem.k, &mut |view| {
                        view.note_rare(problem.k, ENOUGH, &mut rare)
                    });
                    self.stage = if goes_on {
                        GreedyStage::Looking { written, walk, rare }
                    } else {
                        let before = self.cut.clone();
                        GreedyStage::Mending { rare: rare.into_iter(), before }
                    };
                }
                GreedyStage::Mending { mut rare, before } => match rare.next() {
                    Some(set) => {
                        self.owners.repair(&problem.tree, &mut self.cut, &set);
                        self.stage = GreedyStage::Mending { rare, before };
                    }
                    None if self.cut != before => self.stage = GreedyStage::Writing,
                    None if self.size < problem.known => {
                        self.size += 1;
                        self.stage = GreedyStage::Writing;
                    }
                    None => return true,
                },
            }
        }
        matches!(self.stage, GreedyStage::Ended)
    }

    /// The cut as it is; no set is rare on it once it has ended.
    pub(super) fn cut(&self) -> &ItemCut {
        &self.cut
    }

    /// What the cut loses of the sets that it is about.
    pub(super) fn lost(&self, problem: &Problem) -> u64 {
        self.owners.lost(&problem.tree, &self.cut)
    }
}

fn is_good_enough(problem: &Problem, written: &Pool) -> bool {
    let left_out = problem.people_of(&suppressed(written, problem.k, problem.known));
    // Whoever leaves everybody out releases nothing.
    left_out <= problem.allowed && left_out < problem.pool.all()
}
