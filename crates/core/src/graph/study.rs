//! A graph with what was decided about it, and the way to one whose degrees are shared.

use super::construct::construct_in_order;
use super::kinds::GraphAlgorithm;
use super::network::Graph;
use super::sequence::{is_graphical, moved, raised};
use super::supergraph::supergraph;
use super::swap::swap;
use crate::shuffle::{Draws, Seed};

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GraphDemand {
    /// The fewest vertices that share a degree.
    pub k: u32,
    /// What finds the edges.
    pub algorithm: GraphAlgorithm,
    /// How often it may begin again.
    pub rounds: u32,
}

/// A graph in which each degree is that of k vertices or more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundGraph {
    /// It has the vertices of the other.
    pub graph: Graph,
    /// Edges that the other does not have.
    pub added: u64,
    /// Edges that only the other has.
    pub removed: u64,
}

/// The search for one, in rounds: if degrees cannot be made, some are raised at random and the next
/// round begins (Liu and Terzi call it probing).
#[derive(Debug)]
pub struct GraphAttempt {
    graph: Graph,
    demand: GraphDemand,
    draws: Draws,
    rounds: u32,
    /// How often a degree is raised at random before groups are made.
    raises: u32,
    found: Option<FoundGraph>,
}

/// Rounds with the least degrees before others are tried.
const SAME: u32 = 4;

/// Vertices that are drawn where the lowest degree of them is raised.
const SAMPLE: u32 = 4;

impl GraphAttempt {
    /// The search, at its beginning.
    #[must_use]
    pub fn new(graph: &Graph, demand: GraphDemand, seed: Seed) -> Self {
        let draws = Draws::new(seed, SEARCH);
        Self { graph: graph.clone(), demand, draws, rounds: 0, raises: 0, found: None }
    }

    /// One more round; true if there is none to come.
    pub fn step(&mut self) -> bool {
        if self.has_ended() {
            return true;
        }
        self.rounds += 1;
        match self.round() {
            Ok(found) => self.found = Some(found),
            // Ends of edges that found no vertex find some if low degrees are raised; not all of
            // them at once, since fewer are often enough.
            Err(left) if self.rounds > SAME => self.raises += (left as u32 / 4).max(1),
            Err(_) => {}
        }
        self.has_ended()
    }

    fn has_ended(&self) -> bool {
        let too_few = self.graph.vertices() < self.demand.k as usize;
        self.found.is_some() || too_few || self.rounds >= self.demand.rounds
    }

    /// Rounds that were begun.
    #[must_use]
    pub fn rounds(&self) -> u32 {
        self.rounds
    }

    /// What was found, if anything was.
    #[must_use]
    pub fn found(&self) -> Option<&FoundGraph> {
        self.found.as_ref()
    }

    /// # Errors
    /// How many ends of edges found no vertex; 1 if that is not known.
    fn round(&mut self) -> Result<FoundGraph, usize> {
        let degrees = self.wanted().ok_or(1_usize)?;
        let draws = &mut self.draws;
        let graph = match self.demand.algorithm {
            GraphAlgorithm::Supergraph => supergraph(&self.graph, &degrees, draws)?,
            GraphAlgorithm::Swap => swap(&self.graph, &degrees, draws).ok_or(1_usize)?,
            GraphAlgorithm::Construct => construct_in_order(&degrees, draws).ok_or(1_usize)?,
        };
        let (added, removed) = (graph.beyond(&self.graph), self.graph.beyond(&graph));
        Ok(FoundGraph { graph, added, removed })
    }

    /// The degree that each vertex shall have in this round; nothing if no graph has those.
    fn wanted(&mut self) -> Option<Vec<u32>> {
        let mut degrees = self.graph.degrees();
        let mut order: Vec<u32> = (0..degrees.len() as u32).collect();
        // Which of those with one degree stand first, and may be raised further, is random.
        self.draws.order(&mut order);
        let highest = degrees.len() as u32 - 1;
        for _ in 0..self.raises {
            let drawn = (0..SAMPLE).map(|_| self.draws.below(highest + 1) as usize);
            let Some(low) = drawn.min_by_key(|&vertex| degrees[vertex]) else { continue };
            degrees[low] = highest.min(degrees[low] + 1);
        }
        order.sort_by(|&one, &other| degrees[other as usize].cmp(&degrees[one as usize]));
        let descending: Vec<u32> = order.iter().map(|&vertex| degrees[vertex as usize]).collect();
        let k = self.demand.k as usize;
        let sequence = match self.demand.algorithm {
            GraphAlgorithm::Supergraph | GraphAlgorithm::Construct => raised(&descending, k, true),
            GraphAlgorithm::Swap => moved(&descending, k, true),
        }?;
        let mut sorted = sequence.degrees.clone();
        sorted.sort_unstable_by(|one, other| other.cmp(one));
        if !is_graphical(&sorted) {
            return None;
        }
        for (&vertex, degree) in order.iter().zip(sequence.degrees) {
            degrees[vertex as usize] = degree;
        }
        Some(degrees)
    }
}

/// What the search draws of a seed; the numbers of the release are others.
const SEARCH: u64 = 1;

/// No graph in which each degree is that of k vertices or more has fewer edges added and removed;
/// with `additions`, no such graph that has all edges. Nothing for fewer than k vertices.
#[must_use]
pub fn fewest_changes(graph: &Graph, k: u32, additions: bool) -> Option<u64> {
    let mut descending = graph.degrees();
    descending.sort_unstable_by(|one, other| other.cmp(one));
    let least = if additions { raised } else { moved };
    // An edge changes two degrees by one.
    Some(least(&descending, k as usize, true)?.cost / 2)
}
