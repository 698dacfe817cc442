//! Who is found by something that is known of a vertex: its degree, or its 1-neighbourhood.

use super::network::Graph;
use std::collections::BTreeMap;

/// What somebody finds who knows one thing of each vertex, such as its degree.
#[derive(Clone, Debug, PartialEq)]
pub struct VertexExposure {
    /// The fewest vertices that somebody is found among; nothing without vertices.
    pub fewest: Option<u64>,
    /// Vertices that are singled out.
    pub unique: u64,
    /// Vertices that are found among fewer than k.
    pub few: u64,
    /// How likely the right one is picked, on average.
    pub average: f64,
}

impl VertexExposure {
    /// Of vertices each of which has such a thing, those with equal numbers the same.
    #[must_use]
    pub fn of_things(things: &[u32], k: u32) -> Self {
        let mut sizes: BTreeMap<u32, u64> = BTreeMap::new();
        for &thing in things {
            *sizes.entry(thing).or_default() += 1;
        }
        let below = |limit: u64| sizes.values().filter(|size| **size < limit).sum();
        let all = things.len().max(1);
        Self {
            fewest: sizes.values().min().copied(),
            unique: below(2),
            few: below(k.into()),
            average: sizes.len() as f64 / all as f64,
        }
    }
}

/// The vertices with this degree: whom somebody may be of whom only that is known.
#[must_use]
pub fn with_degree(graph: &Graph, degree: u32) -> Vec<u32> {
    (0..graph.vertices() as u32).filter(|&vertex| graph.degree(vertex) == degree).collect()
}
