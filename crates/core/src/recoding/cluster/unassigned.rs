//! Tuples of one region that are in no cluster yet.

use super::clusters::Clusters;
use super::nearest::{Nearest, Point, Points};
use super::spans::{Span, Spans};
use std::collections::HashMap;
use std::sync::Arc;

/// The tuples that are left, equal ones together, so that many records alike cost no more
/// to search than one.
#[derive(Debug)]
pub(super) struct UnassignedTuples {
    kinds: Kinds,
    tree: Nearest,
    /// Records left.
    records: u64,
}

#[derive(Debug)]
struct Kinds {
    width: usize,
    rows: Vec<Span>,
    /// The tuples of each kind that are left, the last one first.
    tuples: Vec<Vec<u32>>,
    /// Records of each tuple of the study.
    counts: Arc<[u32]>,
}

impl Points for Kinds {
    fn spans(&self, kind: u32) -> &[Span] {
        &self.rows[kind as usize * self.width..][..self.width]
    }

    fn paying(&self, kind: u32) -> Option<u64> {
        let next = *self.tuples[kind as usize].last()?;
        Some(u64::from(self.counts[next as usize]))
    }

    fn first(&self, kind: u32) -> u32 {
        self.tuples[kind as usize].last().copied().unwrap_or(u32::MAX)
    }
}

impl UnassignedTuples {
    /// Those of these tuples that have records; `counts` are the records of all tuples.
    pub(super) fn new(classes: &Clusters, tuples: &[u32], counts: Arc<[u32]>) -> Self {
        let contingency = classes.study().contingency();
        let words = contingency.layout().words();
        let mut kinds =
            Kinds { width: classes.spans().width(), rows: Vec::new(), tuples: Vec::new(), counts };
        let mut known: HashMap<&[u64], usize, rustc_hash::FxBuildHasher> = HashMap::default();
        let mut records = 0;
        for &tuple in tuples.iter().filter(|&&tuple| classes.count(tuple) > 0) {
            let next = kinds.tuples.len();
            let key = &contingency.keys()[tuple as usize * words..][..words];
            let kind = *known.entry(key).or_insert(next);
            if kind == next {
                kinds.rows.extend_from_slice(classes.finest(tuple));
                kinds.tuples.push(Vec::new());
            }
            kinds.tuples[kind].push(tuple);
            records += u64::from(classes.count(tuple));
        }
        let mut tree = Nearest::new(classes.order().clone());
        for (kind, tuples) in kinds.tuples.iter_mut().enumerate() {
            tuples.reverse();
            tree.insert(&TreeRows { width: kinds.width, rows: &kinds.rows }, kind as u32);
        }
        Self { kinds, tree, records }
    }

    /// Records left.
    pub(super) fn records(&self) -> u64 {
        self.records
    }

    /// The tuple whose join with a row of spans costs most, the first of them; it leaves.
    pub(super) fn take_furthest(
        &mut self,
        spans: &Spans,
        row: &[Span],
        looked: &mut usize,
    ) -> Option<u32> {
        let kind = self.tree.furthest(spans, &self.kinds, row, looked)?;
        self.take(kind)
    }

    /// The tuple that costs a class least to take in, the first of them; it leaves.
    pub(super) fn take_nearest(
        &mut self,
        spans: &Spans,
        point: Point<'_>,
        looked: &mut usize,
    ) -> Option<u32> {
        let (_, kind) = self.tree.find(spans, &self.kinds, point, u64::MAX, looked)?;
        self.take(kind)
    }

    /// All tuples that are left; they leave.
    pub(super) fn take_rest(&mut self) -> Vec<u32> {
        let mut rest: Vec<u32> = self.kinds.tuples.iter_mut().flat_map(std::mem::take).collect();
        rest.sort_unstable();
        self.records = 0;
        rest
    }

    fn take(&mut self, kind: u32) -> Option<u32> {
        let tuples = &mut self.kinds.tuples[kind as usize];
        let tuple = tuples.pop()?;
        if tuples.is_empty() {
            self.tree.remove(&self.kinds, kind);
        }
        self.records -= u64::from(self.kinds.counts[tuple as usize]);
        Some(tuple)
    }
}

/// The rows alone, while the tree grows.
struct TreeRows<'a> {
    width: usize,
    rows: &'a [Span],
}

impl Points for TreeRows<'_> {
    fn spans(&self, kind: u32) -> &[Span] {
        &self.rows[kind as usize * self.width..][..self.width]
    }

    fn paying(&self, _kind: u32) -> Option<u64> {
        None
    }

    fn first(&self, kind: u32) -> u32 {
        kind
    }
}
