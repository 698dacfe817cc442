//! Clusters gathered one after the other around tuples that lie far apart.

use super::classes::Classes;
use super::nearest::Point;
use super::pool::Pool;
use super::spans::Span;
use super::tally::Tally;
use std::collections::VecDeque;

/// A gathering under way.
#[derive(Debug)]
pub(in crate::recoding) struct Gathering {
    pool: Pool,
    /// Where the next cluster is to be far from.
    from: Vec<Span>,
    /// Tuples that no cluster was left for; they join one each.
    rest: VecDeque<u32>,
    joining: bool,
}

/// A cluster that grows.
struct Cluster {
    tuples: Vec<u32>,
    row: Vec<Span>,
    tally: Tally,
}

impl Gathering {
    /// Nothing is gathered yet; the first cluster begins as far as can be from a tuple.
    pub(in crate::recoding) fn new(classes: &Classes, from: u32) -> Self {
        Self {
            pool: Pool::new(classes.study(), classes.spans()),
            from: classes.exact(from).to_vec(),
            rest: VecDeque::new(),
            joining: false,
        }
    }

    /// Distinct tuples.
    pub(in crate::recoding) fn kinds(&self) -> usize {
        self.pool.kinds()
    }

    /// Records that are in no cluster yet.
    pub(in crate::recoding) fn left(&self) -> u64 {
        self.pool.records()
    }

    /// Gathers one cluster, or lets one more tuple join one; true once all are in a cluster.
    pub(in crate::recoding) fn step(&mut self, classes: &mut Classes, looked: &mut usize) -> bool {
        if self.joining {
            return self.join(classes, looked);
        }
        let least = u64::from(classes.study().demands().smallest()).max(1);
        if self.pool.records() < least {
            self.rest.extend(self.pool.take_rest());
            self.joining = true;
            return false;
        }
        let first = self.pool.take_furthest(classes.spans(), &self.from, looked);
        let Some(first) = first else {
            self.joining = true;
            return false;
        };
        self.from = classes.exact(first).to_vec();
        let mut cluster = Cluster {
            tuples: vec![first],
            row: self.from.clone(),
            tally: classes.tally_of(&[first]),
        };
        while !classes.holds(&cluster.tally, &cluster.row) {
            let records = u64::from(cluster.tally.records);
            let point = Point { spans: &cluster.row, records };
            let Some(next) = self.pool.take_nearest(classes.spans(), point, looked) else {
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

    fn join(&mut self, classes: &mut Classes, looked: &mut usize) -> bool {
        let Some(tuple) = self.rest.pop_front() else { return true };
        match classes.nearest_to(tuple, (u64::MAX, 1), looked).first() {
            Some(&(_, into)) => {
                let members = classes.members(into).iter().copied().chain([tuple]).collect();
                classes.set(into, members);
            }
            None => {
                let all = std::iter::once(tuple).chain(self.rest.drain(..)).collect();
                classes.add(all);
            }
        }
        false
    }
}

impl Cluster {
    fn take(&mut self, classes: &Classes, tuple: u32) {
        self.tuples.push(tuple);
        self.tally.add(&classes.tally_of(&[tuple]));
        for (at, (own, &other)) in self.row.iter_mut().zip(classes.exact(tuple)).enumerate() {
            *own = classes.spans().join(at, *own, other);
        }
    }
}
