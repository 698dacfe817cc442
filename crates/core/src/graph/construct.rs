//! A graph of given degrees, made anew: ConstructGraph of Liu and Terzi, after V. Havel (1955) and
//! S. L. Hakimi (1962).

use super::network::Graph;
use crate::shuffle::Draws;
use std::collections::BTreeSet;

/// A graph in which each vertex has its degree; nothing if there is none. Of vertices that lack as
/// many edges the order is random.
pub(crate) fn construct_in_order(degrees: &[u32], draws: &mut Draws) -> Option<Graph> {
    let mut places: Vec<u32> = (0..degrees.len() as u32).collect();
    draws.order(&mut places);
    let open = degrees.iter().zip(&places).zip(0..);
    let mut open: BTreeSet<(u32, u32, u32)> =
        open.map(|((&degree, &place), vertex)| (degree, place, vertex)).collect();
    let mut graph = Graph::new(degrees.len());
    while let Some((lacks, _, vertex)) = open.pop_last() {
        let others: Vec<_> = open.iter().rev().take(lacks as usize).copied().collect();
        if others.len() < lacks as usize {
            return None;
        }
        for (lacking, place, other) in others {
            if lacking == 0 {
                return None;
            }
            graph.join(vertex, other);
            open.remove(&(lacking, place, other));
            open.insert((lacking - 1, place, other));
        }
    }
    Some(graph)
}

/// A graph of these degrees, if there is one.
#[must_use]
pub fn construct(degrees: &[u32], seed: crate::shuffle::Seed) -> Option<Graph> {
    construct_in_order(degrees, &mut Draws::new(seed, 0))
}
