//! What the optimal search concludes of a region without looking at its nodes.

use super::packed::PackedNodes;
use super::region::Region;
use super::{Evaluated, cannot_beat};
use crate::loss::Loss;
use crate::study::Study;

/// A best loss is near a bound if it is less than so many times as large.
const NEAR: f64 = 1.5;

/// The higher of two bounds, if there is a second.
pub(super) fn raised(bound: Loss, other: Option<&Loss>) -> Loss {
    match other {
        Some(other) => bound.max(other.clone()),
        None => bound,
    }
}

/// What is known of a study at one moment of the search.
pub(super) struct Proof<'a> {
    pub(super) study: &'a Study,
    /// Nodes that fail and below which all fail.
    pub(super) failing: &'a PackedNodes,
    /// The best node found.
    pub(super) best: Option<&'a Evaluated>,
}

impl Proof<'_> {
    /// Pulls in all sides of a region until none gives way; false if nothing is left of it.
    pub(super) fn tighten(&self, region: &mut Region) -> bool {
        // Going through all failing nodes takes longer.
        if cannot_beat(self.best, &region.bound, &region.low) {
            return false;
        }
        loop {
            let before = region.low.clone();
            if !self.failing.push_up(&mut region.low, &region.high) {
                return false;
            }
            if region.low != before {
                region.raised = region.raised.saturating_add(1);
                self.rebound(region);
            }
            if cannot_beat(self.best, &region.bound, &region.low) {
                return false;
            }
            let before = region.high.clone();
            self.pull_in(region);
            if region.high == before {
                return true;
            }
        }
    }

    /// Whether no node of a region can be better than the best, or none may be released.
    pub(super) fn is_hopeless(&self, region: &Region) -> bool {
        cannot_beat(self.best, &region.bound, &region.low) || self.failing.covers(&region.high)
    }

    /// The bound of a region, never below the one it already has.
    pub(super) fn rebound(&self, region: &mut Region) {
        let most = self.study.suppressible();
        let bound = self.study.objective().bound_below(&region.low, &region.suppression, most);
        let floor =
            region.floor.map(|floor| self.study.floor_bound(&floor, region.suppression.records));
        let bound = raised(bound, floor.as_ref());
        region.bound = raised(region.bound.clone(), Some(&bound));
    }

    /// Pulls in the upper sides of a region as far as the best node known allows.
    fn pull_in(&self, region: &mut Region) {
        if self.best.is_none() {
            return;
        }
        let objective = self.study.objective();
        let most = self.study.suppressible();
        let mut parts: Vec<f64> = (0..region.low.as_slice().len())
            .map(|i| objective.part(i, region.low.get(i), &region.suppression, most))
            .collect();
        for i in 0..parts.len() {
            let part = parts[i];
            while region.high.get(i) > region.low.get(i) {
                let level = region.high.get(i);
                parts[i] = objective.part(i, level, &region.suppression, most);
                let bound = objective.join(&parts, region.suppression.records, most);
                if !cannot_beat(self.best, &bound, &region.low.with(i, level)) {
                    break;
                }
                region.high.set(i, level - 1);
            }
            parts[i] = part;
        }
    }

    /// Whether the partition of a region's lowest corner is worth a roll-up for its floor: if
    /// the corner was raised since, and either the bound is near the best loss already or more
    /// than one step has passed. From further away a floor hardly ever ends a region: on
    /// UCI Adult in one of a hundred cases, nearer in most.
    pub(super) fn asks_for_floor(&self, region: &Region) -> bool {
        let near = self.best.is_none_or(|best| best.loss.value() < NEAR * region.bound.value());
        let raised = region.raised > 0;
        self.study.has_floors() && raised && (region.raised > 1 || region.is_node() || near)
    }

    /// A region in two. A single node has no upper part.
    ///
    /// The upper part keeps the highest corner, which is known; its bound rises with the lowest.
    /// The highest corner of the lower part has to be measured, and says the more the lower it
    /// is. So the cut is where what the bound rises by, times the levels by which that corner
    /// falls, is most.
    pub(super) fn halves(&self, region: Region) -> (Region, Option<Region>) {
        let objective = self.study.objective();
        let most = self.study.suppressible();
        let mut parts: Vec<f64> = (0..region.low.as_slice().len())
            .map(|i| objective.part(i, region.low.get(i), &region.suppression, most))
            .collect();
        let before = objective.join(&parts, region.suppression.records, most).value();
        let mut choice: Option<(usize, u8, Loss, (f64, f64))> = None;
        for i in 0..parts.len() {
            let part = parts[i];
            for level in region.low.get(i)..region.high.get(i) {
                parts[i] = objective.part(i, level + 1, &region.suppression, most);
                let bound = objective.join(&parts, region.suppression.records, most);
                let falls = f64::from(region.high.get(i) - level);
                let cost = objective.cost(i, part, parts[i]) * falls;
                // Losses read off the classes have bounds that hardly rise.
                let rises = if objective.has_floors() { 0.0 } else { bound.value() - before };
                let gain = (rises * falls, cost);
                if choice.as_ref().is_none_or(|(.., best)| gain > *best) {
                    choice = Some((i, level, bound, gain));
                }
            }
            parts[i] = part;
        }
        let Some((attribute, level, bound, _)) = choice else { return (region, None) };
        let lower = Region { high: region.high.with(attribute, level), ..region.clone() };
        let upper = Region {
            low: region.low.with(attribute, level + 1),
            bound: region.bound.clone().max(bound),
            raised: region.raised.saturating_add(1),
            ..region
        };
        (lower, Some(upper))
    }
}
