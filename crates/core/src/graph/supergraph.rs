//! More edges, none fewer: Supergraph of Liu and Terzi.
//!
//! The vertex that lacks most edges is connected with those that lack most besides it and are no
//! neighbours of it yet. Where that ends with vertices that lack some, an added edge c–d gives way
//! to a–c and b–d, which the paper does not do: it would begin again with other degrees.

use super::network::Graph;
use crate::shuffle::Draws;
use std::collections::BTreeSet;

/// A graph that is being changed until each vertex has the degree that it shall.
#[derive(Debug)]
pub(super) struct EdgeChange {
    pub(super) graph: Graph,
    /// What each vertex lacks; less than 0 where it has too many edges.
    pub(super) lacks: Vec<i64>,
    /// Edges that were added, and may be gone again.
    pub(super) added: Vec<(u32, u32)>,
}

impl EdgeChange {
    pub(super) fn new(graph: &Graph, degrees: &[u32]) -> Self {
        let now = graph.degrees();
        let lacks =
            degrees.iter().zip(now).map(|(&wanted, now)| i64::from(wanted) - i64::from(now));
        Self { graph: graph.clone(), lacks: lacks.collect(), added: Vec::new() }
    }

    pub(super) fn add(&mut self, one: u32, other: u32) {
        if self.graph.join(one, other) {
            self.added.push((one, other));
            self.lacks[one as usize] -= 1;
            self.lacks[other as usize] -= 1;
        }
    }

    pub(super) fn remove(&mut self, one: u32, other: u32) {
        if self.graph.part(one, other) {
            self.lacks[one as usize] += 1;
            self.lacks[other as usize] += 1;
        }
    }

    /// Connects vertices that lack edges and are not connected, for as long as there are two.
    pub(super) fn connect(&mut self, draws: &mut Draws) {
        let mut places: Vec<u32> = (0..self.lacks.len() as u32).collect();
        draws.order(&mut places);
        let lacking = self.lacks.iter().zip(&places).zip(0..);
        let mut open: BTreeSet<(i64, u32, u32)> = lacking
            .filter(|((lacks, _), _)| **lacks > 0)
            .map(|((&lacks, &place), vertex)| (lacks, place, vertex))
            .collect();
        while let Some((lacks, _, vertex)) = open.pop_last() {
            let others = open.iter().rev().filter(|(.., other)| !self.graph.joins(vertex, *other));
            let others: Vec<_> = others.take(lacks as usize).copied().collect();
            for (lacking, place, other) in others {
                self.add(vertex, other);
                open.remove(&(lacking, place, other));
                if lacking > 1 {
                    open.insert((lacking - 1, place, other));
                }
            }
        }
    }

    /// Gives two vertices an edge more each, which may be one that gets two: an edge c–d of these
    /// gives way to a–c and b–d. False if none can.
    pub(super) fn insert(
        &mut self,
        (a, b): (u32, u32),
        edges: &[(u32, u32)],
        draws: &mut Draws,
    ) -> bool {
        if edges.is_empty() {
            return false;
        }
        let start = draws.below(edges.len() as u32) as usize;
        let in_turn = edges[start..].iter().chain(&edges[..start]);
        let found = in_turn.flat_map(|&(c, d)| [(c, d), (d, c)]).find(|&(c, d)| {
            let is_free = |one, other| one != other && !self.graph.joins(one, other);
            self.graph.joins(c, d) && is_free(a, c) && is_free(b, d)
        });
        let Some((c, d)) = found else { return false };
        self.remove(c, d);
        self.add(a, c);
        self.add(b, d);
        true
    }

    /// Vertices that lack edges, or with -1 those that have too many, each as often as it does.
    pub(super) fn open(&self, sign: i64) -> Vec<u32> {
        let each = (0..).zip(&self.lacks);
        each.flat_map(|(vertex, &lacks)| vec![vertex; (lacks * sign).max(0) as usize]).collect()
    }

    /// The graph, if every vertex has its degree.
    pub(super) fn finish(self) -> Option<Graph> {
        self.lacks.iter().all(|&lacks| lacks == 0).then_some(self.graph)
    }
}

/// A graph with all edges of this one in which each vertex has the degree that it shall.
///
/// # Errors
/// How many ends of edges found no vertex.
pub(crate) fn supergraph(
    graph: &Graph,
    degrees: &[u32],
    draws: &mut Draws,
) -> Result<Graph, usize> {
    let mut change = EdgeChange::new(graph, degrees);
    change.connect(draws);
    let mut left = change.open(1);
    while let [rest @ .., a, b] = &left[..] {
        let (pair, rest) = ((*a, *b), rest.len());
        let added = std::mem::take(&mut change.added);
        let is_done = change.insert(pair, &added, draws);
        change.added.extend(added);
        if !is_done {
            return Err(left.len());
        }
        left.truncate(rest);
    }
    change.finish().ok_or(1)
}
