//! Classes that fail are merged with the nearest until none is left that could be.
//!
//! # Invariants
//! The class that is merged next is the failing one with the first tuple; of equally
//! near ones the one with the first tuple is taken. A class that is the last of its
//! region stays as it is, and fails. Each merge leaves a class less, each stub a failing
//! class less, so that this ends.

use super::clusters::Clusters;
use std::collections::BTreeSet;

/// A merging under way.
#[derive(Debug)]
pub(in crate::recoding) struct Merging {
    stubs: bool,
    /// Classes that fail and may still be merged, each after its first tuple.
    failing: BTreeSet<(u32, u32)>,
    /// Records of these, and of those that fail and have nothing left to be merged with.
    failing_records: u64,
    merges: u32,
}

impl Merging {
    /// Nothing is merged yet. `stubs` lets a class that is too small take of a large one only the
    /// records that it needs.
    pub(in crate::recoding) fn new(classes: &Clusters, stubs: bool) -> Self {
        let by_person = classes.study().contingency().carried().entity.is_some();
        let mut merging = Self {
            // Where persons count, nobody knows how many records it takes.
            stubs: stubs && !by_person,
            failing: BTreeSet::new(),
            failing_records: 0,
            merges: 0,
        };
        (0..classes.numbers()).for_each(|class| merging.judge(classes, class));
        merging
    }

    /// Records of classes that fail.
    pub(in crate::recoding) fn failing_records(&self) -> u64 {
        self.failing_records
    }

    /// How many classes fail and may still be merged.
    pub(in crate::recoding) fn failing(&self) -> u64 {
        self.failing.len() as u64
    }

    /// How many merges there were.
    pub(in crate::recoding) fn merges(&self) -> u32 {
        self.merges
    }

    /// Merges one class; true once there is nothing left to merge.
    pub(in crate::recoding) fn step(&mut self, classes: &mut Clusters, looked: &mut usize) -> bool {
        let Some(&(_, class)) = self.failing.first() else { return !self.unify(classes) };
        let smallest = classes.study().demands().smallest();
        let wanted = smallest.saturating_sub(classes.records(class));
        let stub = (self.stubs && wanted > 0).then_some(wanted);
        let Some((_, other)) = classes.nearest(class, stub, looked) else {
            // No other class can ever reach it, so that it goes on to fail.
            self.failing.pop_first();
            return false;
        };
        self.merges += 1;
        self.forget(classes, class);
        self.forget(classes, other);
        let parts = classes.stub_of(classes.records(other), stub);
        if let Some((joined, rest)) = parts.and_then(|wanted| parted(classes, class, other, wanted))
        {
            classes.set(other, rest);
            classes.set(class, joined);
            self.judge(classes, other);
        } else {
            classes.merge(class, other);
        }
        self.judge(classes, class);
        false
    }

    /// Where a model may refuse what it allows of each part: merges classes that show the same,
    /// and whether one of those fails.
    fn unify(&mut self, classes: &mut Clusters) -> bool {
        if !classes.study().demands().monotone().generalization {
            for class in classes.unify() {
                self.forget(classes, class);
                self.judge(classes, class);
            }
        }
        !self.failing.is_empty()
    }

    fn forget(&mut self, classes: &Clusters, class: u32) {
        if self.failing.remove(&(classes.first(class), class)) {
            self.failing_records -= u64::from(classes.records(class));
        }
    }

    fn judge(&mut self, classes: &Clusters, class: u32) {
        let there = !classes.members(class).is_empty();
        if there && !classes.passes(class) && self.failing.insert((classes.first(class), class)) {
            self.failing_records += u64::from(classes.records(class));
        }
    }
}

/// The members of a class with a stub of another, and those that are left there: the stub is
/// what is cheapest to join, ties by the first. `None` if one of the two would fail.
fn parted(classes: &Clusters, class: u32, other: u32, wanted: u32) -> Option<(Vec<u32>, Vec<u32>)> {
    let row = classes.row(class);
    let mut order: Vec<(u64, u32)> = classes
        .members(other)
        .iter()
        .map(|&tuple| (classes.joined(row, classes.finest(tuple)), tuple))
        .collect();
    order.sort_unstable();
    let (mut joined, mut rest) = (classes.members(class).to_vec(), Vec::new());
    let mut left = wanted;
    for (_, tuple) in order {
        if left > 0 {
            left = left.saturating_sub(classes.count(tuple));
            joined.push(tuple);
        } else {
            rest.push(tuple);
        }
    }
    (classes.would_pass(&joined) && !rest.is_empty() && classes.would_pass(&rest))
        .then_some((joined, rest))
}
