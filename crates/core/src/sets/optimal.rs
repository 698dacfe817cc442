//! The cut that loses least, proven: branch and bound over all cuts of the tree.
//!
//! # What it promises
//! No cut through the tree, with as many people left out as have to be, loses less (spec I1). It
//! begins with what [`apriori`](super::apriori) finds, and always holds the best found so far and a
//! bound below which nothing is.
//!
//! # How
//! A region is the cuts that lie nowhere below one cut and never reach some nodes. A set that is rare
//! on its lowest cut has to be mended in each of them: by raising what it holds to a parent that may
//! be reached, or, where people may be left out, by leaving out all who have it. So a region is
//! divided by the ways to mend one set, each without those before it.
//!
//! Nothing in a region loses less than its lowest cut with everything lost of who is left out
//! everywhere in it; where nobody may be left out, rare sets that share no way of mending add what
//! the cheapest way of each costs.
//!
//! Who has to be left out only grows fewer on the way up: a rare set stays whole only where it is
//! written as before, and among fewer people it is rarer still.

use super::apriori::apriori;
use super::cut::ItemCut;
use super::greedy::GreedyCut;
use super::problem::{Problem, Recoding};
use super::supports::{Pool, rare_sets};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::Arc;

/// Rare sets of a region that are looked at, to divide it and to bound it.
const LOOKED_AT: usize = 256;

/// Cuts that lie nowhere below one, without those that reach some nodes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct CutRegion {
    /// Nothing in it loses less.
    bound: u64,
    /// Its number, by which the order is always the same.
    number: u64,
    cut: ItemCut,
    /// The nodes that no cut of it reaches; what is above one is among them.
    closed: Vec<bool>,
    /// The sets of the pool that are left out in all of it.
    gone: Arc<Vec<bool>>,
}

/// The search, which can be left and gone on with at any time.
#[derive(Debug)]
pub struct OptimalCuts {
    problem: Arc<Problem>,
    /// What it begins with, until that has ended.
    greedy: Option<GreedyCut>,
    open: BinaryHeap<Reverse<CutRegion>>,
    best: Option<Recoding>,
    regions: u64,
    visited: u64,
    /// The most regions that it looks into.
    most: u64,
}

impl OptimalCuts {
    /// A search that has looked at nothing; it ends after so many regions.
    #[must_use]
    pub fn new(problem: Arc<Problem>, most: u64) -> Self {
        let greedy = Some(apriori(&problem));
        let first = CutRegion {
            bound: 0,
            number: 0,
            cut: ItemCut::finest(&problem.tree),
            closed: vec![false; problem.tree.nodes()],
            gone: Arc::new(vec![false; problem.pool.sets.len()]),
        };
        let open = BinaryHeap::from([Reverse(first)]);
        Self { problem, greedy, open, best: None, regions: 1, visited: 0, most }
    }

    /// Takes about so many steps of the greedy algorithm, and then looks into so many regions; true
    /// once it has ended.
    pub fn step(&mut self, budget: usize) -> bool {
        if let Some(mut greedy) = self.greedy.take() {
            if greedy.step(&self.problem, &self.problem.pool, budget) {
                self.best = self.problem.recode(greedy.cut());
            } else {
                self.greedy = Some(greedy);
            }
            return false;
        }
        for _ in 0..budget {
            if self.visited >= self.most {
                return true;
            }
            let Some(Reverse(region)) = self.open.pop() else { return true };
            if self.is_beaten(region.bound) {
                // The others are no better.
                self.open.clear();
                return true;
            }
            self.visited += 1;
            self.look(&region);
        }
        self.open.is_empty()
    }

    /// The best that was found so far.
    #[must_use]
    pub fn best(&self) -> Option<&Recoding> {
        self.best.as_ref()
    }

    /// Nothing loses less than this.
    #[must_use]
    pub fn bound(&self) -> Option<u64> {
        let open = self.open.peek().map(|Reverse(region)| region.bound);
        let best = self.best.as_ref().map(|best| best.lost);
        [open, best].into_iter().flatten().min()
    }

    /// How many regions it has looked into.
    #[must_use]
    pub fn visited(&self) -> u64 {
        self.visited
    }

    fn is_beaten(&self, bound: u64) -> bool {
        self.best.as_ref().is_some_and(|best| bound >= best.lost)
    }

    /// Looks at the lowest cut of a region, and divides it.
    fn look(&mut self, region: &CutRegion) {
        let problem = self.problem.clone();
        let written = self.left(region);
        let rare = rare_sets(&written, problem.k, problem.known, LOOKED_AT);
        if rare.is_empty() || problem.allowed > 0 {
            let found = problem.recode(&region.cut);
            if let Some(found) = found.filter(|found| !self.is_beaten(found.lost)) {
                self.best = Some(found);
            }
        }
        let ways: Vec<Vec<(u64, u32)>> = rare.iter().map(|set| self.ways(region, set)).collect();
        // The fewest ways first, the dearest if several have as few.
        let chosen = ways.iter().min_by_key(|ways| (ways.len(), Reverse(ways.first().copied())));
        let Some(chosen) = chosen else { return };
        if chosen.is_empty() && problem.allowed == 0 {
            return;
        }
        if problem.allowed == 0 && chosen.len() == 1 {
            // What is mended in one way only is mended so in all of the region.
            let mut cut = region.cut.clone();
            for only in ways.iter().filter(|ways| ways.len() == 1).flatten() {
                cut.raise(&problem.tree, only.1);
            }
            self.add(region, cut, region.closed.clone(), region.gone.clone());
            return;
        }
        let mut closed = region.closed.clone();
        let more = if problem.allowed == 0 { apart(&problem, &ways) } else { 0 };
        if self.is_beaten(self.price(&region.cut, &region.gone) + more) {
            return;
        }
        for &(_, parent) in chosen {
            if closed[parent as usize] {
                continue;
            }
            let mut cut = region.cut.clone();
            cut.raise(&problem.tree, parent);
            self.add(region, cut, closed.clone(), region.gone.clone());
            for node in problem.tree.upwards(parent) {
                closed[node as usize] = true;
            }
        }
        if problem.allowed > 0 {
            let set = &rare[ways.iter().position(|other| other == chosen).unwrap_or_default()];
            let mut gone = region.gone.to_vec();
            for (gone, own) in gone.iter_mut().zip(&problem.pool.sets) {
                let written = region.cut.write(own);
                *gone |= set.iter().all(|node| written.binary_search(node).is_ok());
            }
            if problem.people_of(&gone) <= problem.allowed {
                self.add(region, region.cut.clone(), closed, Arc::new(gone));
            }
        }
    }

    /// Keeps a part of a region, unless nothing in it can be better.
    fn add(&mut self, parent: &CutRegion, cut: ItemCut, closed: Vec<bool>, gone: Arc<Vec<bool>>) {
        let bound = self.price(&cut, &gone).max(parent.bound);
        if self.is_beaten(bound) {
            return;
        }
        let number = self.regions;
        self.regions += 1;
        self.open.push(Reverse(CutRegion { bound, number, cut, closed, gone }));
    }

    /// The sets that are not left out everywhere, as the lowest cut writes them.
    fn left(&self, region: &CutRegion) -> Pool {
        let pool = &self.problem.pool;
        let all = pool.sets.iter().zip(&pool.people).zip(region.gone.iter());
        let (sets, people) = all
            .filter(|(_, gone)| !**gone)
            .map(|((set, people), _)| (region.cut.write(set), *people))
            .unzip();
        Pool { sets, people }
    }

    /// What a cut loses if at least these are left out.
    fn price(&self, cut: &ItemCut, gone: &[bool]) -> u64 {
        let Problem { tree, pool, .. } = &*self.problem;
        let all = pool.sets.iter().zip(&pool.people).zip(gone);
        all.map(|((set, people), gone)| {
            let each = set.iter().map(|&item| match gone {
                true => tree.total(),
                false => tree.loss(cut.target(item)),
            });
            people * each.sum::<u64>()
        })
        .sum()
    }

    /// The parents that a rare set can be mended by, the cheapest first, each with what it costs.
    fn ways(&self, region: &CutRegion, set: &[u32]) -> Vec<(u64, u32)> {
        let Problem { tree, occurrences, .. } = &*self.problem;
        let parents = set.iter().filter_map(|&node| tree.parent(node));
        let open = parents.filter(|&parent| !region.closed[parent as usize]);
        let mut ways: Vec<(u64, u32)> =
            open.map(|parent| (region.cut.rise(tree, parent, occurrences), parent)).collect();
        ways.sort_unstable();
        ways.dedup();
        ways
    }
}

/// What rare sets cost at least that have no way of mending in common.
fn apart(problem: &Problem, ways: &[Vec<(u64, u32)>]) -> u64 {
    let tree = &problem.tree;
    let mut order: Vec<&Vec<(u64, u32)>> = ways.iter().collect();
    order.sort_by_key(|ways| Reverse(ways.first().map(|&(price, _)| price)));
    let mut taken: Vec<u32> = Vec::new();
    let mut price = 0;
    for ways in order {
        let mut meeting = ways.iter().filter(|&&(_, parent)| {
            taken.iter().any(|&other| tree.covers(parent, other) || tree.covers(other, parent))
        });
        if meeting.next().is_none() {
            price += ways.first().map_or(0, |&(price, _)| price);
            taken.extend(ways.iter().map(|&(_, parent)| parent));
        }
    }
    price
}
