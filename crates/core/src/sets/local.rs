//! Local recoding: people who are alike are made coarser by themselves.
//!
//! # Source
//! M. Terrovitis, N. Mamoulis, P. Kalnis. "Local and Global Recoding Methods for Anonymizing
//! Set-valued Data." VLDB Journal 20(1), 2011 (LRA).
//!
//! # What it promises
//! In each part every set of up to m items that occurs is one of at least k people of that part, and
//! so it is in all parts together. It never loses more than [`apriori`](super::apriori), with which
//! it begins: a part is divided only where its halves lose less. Nobody is left out.
//!
//! # Divergences
//! DIFFERENCE: the paper orders people by the Gray code of what they have and cuts that order into
//! parts of one size. Here the order is lexicographic, most frequent items first, and each part is
//! divided in the middle as long as that pays.

use super::cut::ItemCut;
use super::greedy::GreedyCut;
use super::problem::{Problem, Recoding};
use super::supports::{Pool, smallest_support};
use std::sync::Arc;

/// A part with the cut that it has by itself.
#[derive(Debug)]
struct AlikePart {
    /// The numbers of its sets, in their order.
    sets: Vec<u32>,
    cut: ItemCut,
    lost: u64,
}

/// A part whose cut is looked for.
#[derive(Debug)]
struct PartSearch {
    sets: Vec<u32>,
    pool: Pool,
    greedy: GreedyCut,
}

impl PartSearch {
    fn new(problem: &Problem, sets: Vec<u32>) -> Self {
        let pool = Pool {
            sets: sets.iter().map(|&number| problem.pool.sets[number as usize].clone()).collect(),
            people: sets.iter().map(|&number| problem.pool.people[number as usize]).collect(),
        };
        let greedy = GreedyCut::new(problem, &pool, 1, false);
        Self { sets, pool, greedy }
    }

    /// Whether it has ended; fewer than k people need not be looked at.
    fn step(&mut self, problem: &Problem) -> bool {
        self.pool.all() < problem.k || self.greedy.step(problem, &self.pool, 1)
    }

    /// These sets with the cut that they have by themselves, if one holds.
    fn found(self, problem: &Problem) -> Option<AlikePart> {
        if self.pool.all() < problem.k {
            return None;
        }
        let cut = self.greedy.cut().clone();
        let written = self.pool.map(|set| cut.write(set));
        let holds = smallest_support(&written, problem.known)? >= problem.k;
        let lost = self.greedy.lost(problem);
        holds.then_some(AlikePart { sets: self.sets, cut, lost })
    }
}

/// A part that is being divided.
#[derive(Debug)]
struct PartDivision {
    whole: AlikePart,
    /// The half that is looked at, and the one after it.
    half: PartSearch,
    next: Option<Vec<u32>>,
    found: Vec<AlikePart>,
}

/// The search, which can be left and gone on with at any time.
#[derive(Debug)]
pub(super) struct LocalSearch {
    problem: Arc<Problem>,
    /// All sets together, at the beginning.
    whole: Option<PartSearch>,
    open: Vec<AlikePart>,
    division: Option<PartDivision>,
    /// Parts that stay what they are.
    done: Vec<AlikePart>,
}

impl LocalSearch {
    /// A search that has looked at nothing.
    pub(super) fn new(problem: Arc<Problem>) -> Self {
        let rank = ranks(&problem);
        let mut order: Vec<u32> = (0..problem.pool.sets.len() as u32).collect();
        let keys: Vec<Vec<u32>> = problem
            .pool
            .sets
            .iter()
            .map(|set| {
                let mut key: Vec<u32> = set.iter().map(|&item| rank[item as usize]).collect();
                key.sort_unstable();
                key
            })
            .collect();
        order.sort_by(|&one, &other| keys[one as usize].cmp(&keys[other as usize]));
        let whole = Some(PartSearch::new(&problem, order));
        Self { problem, whole, open: Vec::new(), division: None, done: Vec::new() }
    }

    /// Goes on for about so many steps of the greedy algorithm; true once it has ended.
    pub(super) fn step(&mut self, budget: usize) -> bool {
        for _ in 0..budget {
            if let Some(mut whole) = self.whole.take() {
                if whole.step(&self.problem) {
                    self.open.extend(whole.found(&self.problem));
                } else {
                    self.whole = Some(whole);
                }
            } else if let Some(division) = self.division.take() {
                self.divide(division);
            } else if let Some(whole) = self.open.pop() {
                let (first, second) = whole.sets.split_at(whole.sets.len() / 2);
                if whole.lost == 0 || first.is_empty() {
                    self.done.push(whole);
                    continue;
                }
                let half = PartSearch::new(&self.problem, second.to_vec());
                let next = Some(first.to_vec());
                self.division = Some(PartDivision { whole, half, next, found: Vec::new() });
            } else {
                return true;
            }
        }
        self.whole.is_none() && self.division.is_none() && self.open.is_empty()
    }

    /// Goes on with a half; a part stays what it is unless both halves together lose less.
    fn divide(&mut self, mut division: PartDivision) {
        if !division.half.step(&self.problem) {
            self.division = Some(division);
            return;
        }
        let PartDivision { whole, half, next, mut found } = division;
        let Some(half) = half.found(&self.problem) else {
            self.done.push(whole);
            return;
        };
        found.push(half);
        if let Some(next) = next {
            let half = PartSearch::new(&self.problem, next);
            self.division = Some(PartDivision { whole, half, next: None, found });
        } else if found.iter().map(|half| half.lost).sum::<u64>() < whole.lost {
            self.open.extend(found);
        } else {
            self.done.push(whole);
        }
    }

    /// Whether there is a cut that holds.
    pub(super) fn has_found(&self) -> bool {
        self.parts().next().is_some()
    }

    /// The parts as they are now, each with a cut that holds.
    fn parts(&self) -> impl Iterator<Item = &AlikePart> {
        let divided = self.division.iter().map(|division| &division.whole);
        self.done.iter().chain(&self.open).chain(divided)
    }

    /// What is lost by the parts as they are now.
    pub(super) fn lost(&self) -> u64 {
        self.parts().map(|part| part.lost).sum()
    }

    /// What it comes to with the parts as they are now; nothing if there is no cut that holds.
    pub(super) fn found(&self) -> Option<Recoding> {
        if !self.has_found() {
            return None;
        }
        let mut sets = vec![None; self.problem.pool.sets.len()];
        for part in self.parts() {
            for &number in &part.sets {
                let set = &self.problem.pool.sets[number as usize];
                sets[number as usize] = Some(part.cut.write(set));
            }
        }
        Some(Recoding { sets, cut: None, lost: self.lost(), left_out: 0 })
    }
}

/// The place of each item among all, the most frequent first.
fn ranks(problem: &Problem) -> Vec<u32> {
    let mut order: Vec<u32> = (0..problem.occurrences.len() as u32).collect();
    order.sort_by_key(|&item| std::cmp::Reverse(problem.occurrences[item as usize]));
    let mut rank = vec![0; order.len()];
    for (place, item) in (0..).zip(order) {
        rank[item as usize] = place;
    }
    rank
}
