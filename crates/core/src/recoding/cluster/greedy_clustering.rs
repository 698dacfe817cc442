//! Clusters gathered one after the other around tuples that lie far apart, region after
//! region.

use super::class_sums::ClassSums;
use super::clusters::Clusters;
use super::nearest::Point;
use super::spans::Span;
use super::unassigned::UnassignedTuples;
use std::collections::{HashSet, VecDeque};
use std::sync::Arc;

/// Greedy clustering under way.
#[derive(Debug)]
pub(in crate::recoding) struct GreedyClustering {
    /// Records of each tuple.
    counts: Arc<[u32]>,
    /// The tuples of the regions that come next.
    next: VecDeque<Vec<u32>>,
    /// Their records.
    next_records: u64,
    /// What is left of the region that clusters are gathered in.
    unassigned: UnassignedTuples,
    /// Where the next cluster is to be far from.
    origin: Vec<Span>,
    /// Tuples of the region that no cluster was left for; they join one each.
    rest: VecDeque<u32>,
    /// Whether all clusters of the region are gathered.
    joining: bool,
}

/// A cluster that grows.
struct Cluster {
    tuples: Vec<u32>,
    row: Vec<Span>,
    sums: ClassSums,
}

impl GreedyClustering {
    /// Nothing is gathered yet; the first cluster begins as far as can be from a tuple.
    pub(in crate::recoding) fn new(classes: &Clusters, tuple: u32) -> Self {
        let contingency = classes.study().contingency();
        let counts: Arc<[u32]> = contingency.counts().into();
        Self {
            next: classes.regions().tuples().into(),
            next_records: contingency.records(),
            unassigned: UnassignedTuples::new(classes, &[], counts.clone()),
            counts,
            origin: classes.finest(tuple).to_vec(),
            rest: VecDeque::new(),
            joining: true,
        }
    }

    /// How many pairs of distinct tuples of one region there are, each counted from both sides.
    pub(in crate::recoding) fn pairs(&self, classes: &Clusters) -> u64 {
        let contingency = classes.study().contingency();
        let keys = contingency.keys().chunks_exact(contingency.layout().words());
        let mut known: HashSet<&[u64], rustc_hash::FxBuildHasher> = HashSet::default();
        let mut kinds = vec![0_u64; self.next.len()];
        for (tuple, key) in keys.enumerate() {
            if contingency.counts()[tuple] > 0 && known.insert(key) {
                kinds[classes.regions().of_tuple(tuple as u32)] += 1;
            }
        }
        kinds.into_iter().map(|kinds| kinds * kinds).sum()
    }

    /// Records that are in no cluster yet.
    pub(in crate::recoding) fn left(&self) -> u64 {
        self.unassigned.records() + self.next_records
    }

    /// Gathers one cluster, or lets one more tuple join one; true once all are in a cluster.
    pub(in crate::recoding) fn step(&mut self, classes: &mut Clusters, looked: &mut usize) -> bool {
        if self.joining {
            match self.rest.pop_front() {
                Some(tuple) => self.join(classes, tuple, looked),
                None => return !self.go_on(classes, looked),
            }
            return false;
        }
        let least = u64::from(classes.study().demands().smallest()).max(1);
        if self.unassigned.records() < least {
            self.rest.extend(self.unassigned.take_rest());
            self.joining = true;
            return false;
        }
        let first = self.unassigned.take_furthest(classes.spans(), &self.origin, looked);
        let Some(first) = first else {
            self.joining = true;
            return false;
        };
        self.origin = classes.finest(first).to_vec();
        let mut cluster = Cluster {
            tuples: vec![first],
            row: self.origin.clone(),
            sums: classes.sums_of(&[first]),
        };
        while !classes.holds(&cluster.sums, &cluster.row) {
            let records = u64::from(cluster.sums.records);
            let point = Point { spans: &cluster.row, records };
            let Some(next) = self.unassigned.take_nearest(classes.spans(), point, looked) else {
                // There is nothing left that could help.
                self.rest.extend(cluster.tuples);
                self.joining = true;
                return false;
            };
            cluster.take(classes, next);
        }
        classes.add(cluster.tuples);
        false
    }

    /// Begins with the next region, if there is one.
    fn go_on(&mut self, classes: &Clusters, looked: &mut usize) -> bool {
        let Some(tuples) = self.next.pop_front() else { return false };
        *looked += tuples.len();
        self.unassigned = UnassignedTuples::new(classes, &tuples, self.counts.clone());
        self.next_records -= self.unassigned.records();
        self.joining = false;
        true
    }

    fn join(&mut self, classes: &mut Clusters, tuple: u32, looked: &mut usize) {
        match classes.nearest_to(tuple, (u64::MAX, 1), looked).first() {
            Some(&(_, class)) => {
                let members = classes.members(class).iter().copied().chain([tuple]).collect();
                classes.set(class, members);
            }
            None => {
                let all = std::iter::once(tuple).chain(self.rest.drain(..)).collect();
                classes.add(all);
            }
        }
    }
}

impl Cluster {
    fn take(&mut self, classes: &Clusters, tuple: u32) {
        self.tuples.push(tuple);
        self.sums.add(&classes.sums_of(&[tuple]));
        for (attribute, (own, &other)) in self.row.iter_mut().zip(classes.finest(tuple)).enumerate()
        {
            *own = classes.spans().join(attribute, *own, other);
        }
    }
}
