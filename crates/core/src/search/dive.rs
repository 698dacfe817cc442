//! A quick way to a good node, so that a search stopped early has something to show.
//!
//! First down one chain of the lattice, from the coarsest node to the finest by
//! halving; then from the best node one level down in one attribute, as long as
//! that finds a better one. It proves nothing. On UCI Adult its node is often the
//! optimal one.

use super::Evaluated;
use crate::lattice::Levels;
use crate::study::Study;
use std::cmp::Ordering;

/// A dive under way.
#[derive(Debug)]
pub(super) struct Dive {
    /// From the finest node to the coarsest, each step the one that raises the bound least.
    chain: Vec<Levels>,
    /// Nodes of the chain before this one are known to fail.
    fails: usize,
    /// This node of the chain and all after it are taken to be feasible.
    holds: usize,
}

impl Dive {
    pub(super) fn new(study: &Study) -> Self {
        let chain = chain(study);
        let holds = chain.len();
        Self { chain, fails: 0, holds }
    }

    /// The node to measure next; `None` once there is none that promises more. `feasible` says
    /// whether a node is, if that is known.
    pub(super) fn next(
        &mut self,
        study: &Study,
        best: Option<&Evaluated>,
        feasible: impl Fn(&Levels) -> Option<bool>,
    ) -> Option<Levels> {
        while self.fails < self.holds {
            let middle = (self.fails + self.holds) / 2;
            match feasible(&self.chain[middle]) {
                Some(true) => self.holds = middle,
                Some(false) => self.fails = middle + 1,
                None => return Some(self.chain[middle].clone()),
            }
        }
        let best = &best?.levels;
        let bottom = study.bottom();
        (0..best.as_slice().len())
            .filter(|&i| best.get(i) > bottom.get(i))
            .map(|i| best.with(i, best.get(i) - 1))
            .filter(|lower| feasible(lower).is_none())
            .map(|lower| (study.objective().bound(&lower, 0, study.suppressible()), lower))
            .min_by(|a, b| {
                a.0.partial_cmp(&b.0).unwrap_or(Ordering::Equal).then_with(|| a.1.cmp(&b.1))
            })
            .map(|(_, lower)| lower)
    }
}

fn chain(study: &Study) -> Vec<Levels> {
    let (objective, most, top) = (study.objective(), study.suppressible(), study.top());
    let attributes = top.as_slice().len();
    let mut node = study.bottom();
    let mut parts: Vec<f64> =
        (0..attributes).map(|i| objective.attribute_bound(i, node.get(i), 0, most)).collect();
    let mut chain = vec![node.clone()];
    loop {
        let mut choice: Option<(usize, f64, f64)> = None;
        for (i, &before) in parts.iter().enumerate() {
            if node.get(i) == top.get(i) {
                continue;
            }
            let part = objective.attribute_bound(i, node.get(i) + 1, 0, most);
            let cost = objective.cost(i, before, part);
            if choice.is_none_or(|(_, _, least)| cost < least) {
                choice = Some((i, part, cost));
            }
        }
        let Some((i, part, _)) = choice else { return chain };
        parts[i] = part;
        node.set(i, node.get(i) + 1);
        chain.push(node.clone());
    }
}
