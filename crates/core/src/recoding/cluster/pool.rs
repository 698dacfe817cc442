//! Tuples that are in no cluster yet.

use super::nearest::{Nearest, Point, Points, dearest_first};
use super::spans::{Span, Spans};
use crate::study::Study;
use std::collections::HashMap;

/// The tuples that are left, equal ones together, so that many records alike cost no more
/// to search than one.
#[derive(Debug)]
pub(super) struct Pool {
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
    /// Records of each tuple.
    counts: Vec<u32>,
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

impl Pool {
    /// All tuples that have records.
    pub(super) fn new(study: &Study, spans: &Spans) -> Self {
        let contingency = study.contingency();
        let layout = contingency.layout();
        let mut kinds = Kinds {
            width: spans.width(),
            rows: Vec::new(),
            tuples: Vec::new(),
            counts: contingency.counts().to_vec(),
        };
        let mut known: HashMap<&[u64], usize, rustc_hash::FxBuildHasher> = HashMap::default();
        for (tuple, key) in contingency.keys().chunks_exact(layout.words()).enumerate() {
            if kinds.counts[tuple] == 0 {
                continue;
            }
            let next = kinds.tuples.len();
            let kind = *known.entry(key).or_insert(next);
            if kind == next {
                let fields = layout.fields().iter().enumerate();
                let row: Vec<Span> =
                    fields.map(|(at, field)| spans.exact(at, field.code(key))).collect();
                kinds.rows.extend(row);
                kinds.tuples.push(Vec::new());
            }
            kinds.tuples[kind].push(tuple as u32);
        }
        let mut tree = Nearest::new(dearest_first(spans, study));
        for (kind, tuples) in kinds.tuples.iter_mut().enumerate() {
            tuples.reverse();
            tree.insert(&Rows { width: kinds.width, rows: &kinds.rows }, kind as u32);
        }
        Self { kinds, tree, records: contingency.records() }
    }

    /// Kinds of tuples, gone ones included.
    pub(super) fn kinds(&self) -> usize {
        self.kinds.tuples.len()
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

    /// The first tuple that is left; it leaves.
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
struct Rows<'a> {
    width: usize,
    rows: &'a [Span],
}

impl Points for Rows<'_> {
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
