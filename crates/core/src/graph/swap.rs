//! Edges added and removed, few of both: what is lacked and what is too much is mended by the edges
//! that mend most (spec I5; Liu and Terzi call it simultaneous additions and deletions).
//!
//! An edge between two vertices that have too many goes, one between two that lack some comes: one
//! change for two steps of degree. Then an edge moves from one who has too many to one who lacks
//! some, and what is left takes three changes.

use super::network::Graph;
use super::supergraph::EdgeChange;
use crate::shuffle::Draws;

/// A graph in which each vertex has the degree that it shall; nothing if none was found.
pub(crate) fn swap(graph: &Graph, degrees: &[u32], draws: &mut Draws) -> Option<Graph> {
    let mut change = EdgeChange::new(graph, degrees);
    disconnect(&mut change, draws);
    change.connect(draws);
    let (mut surplus, mut lacking) = (change.open(-1), change.open(1));
    draws.order(&mut surplus);
    draws.order(&mut lacking);
    let mut kept = Vec::new();
    let both = surplus.len().min(lacking.len());
    let (surplus_left, lacking_left) = (surplus.split_off(both), lacking.split_off(both));
    for (giver, taker) in surplus.into_iter().zip(lacking) {
        if !shift(&mut change, (giver, taker), draws) {
            kept.push((giver, taker));
        }
    }
    let mut surplus: Vec<u32> = kept.iter().map(|&(giver, _)| giver).chain(surplus_left).collect();
    let mut lacking: Vec<u32> = kept.iter().map(|&(_, taker)| taker).chain(lacking_left).collect();
    while let (Some(one), Some(other)) = (surplus.pop(), surplus.pop()) {
        if !bypass(&mut change, (one, other), draws) {
            return None;
        }
    }
    while let (Some(a), Some(b)) = (lacking.pop(), lacking.pop()) {
        let edges: Vec<(u32, u32)> = change.graph.edges().collect();
        if !change.insert((a, b), &edges, draws) {
            return None;
        }
    }
    change.finish()
}

/// Removes edges between vertices that have too many.
fn disconnect(change: &mut EdgeChange, draws: &mut Draws) {
    let mut surplus: Vec<u32> = (0..change.lacks.len() as u32).collect();
    draws.order(&mut surplus);
    surplus.retain(|&vertex| change.lacks[vertex as usize] < 0);
    surplus.sort_by_key(|&vertex| change.lacks[vertex as usize]);
    for vertex in surplus {
        let mut others = change.graph.neighbours(vertex).to_vec();
        draws.order(&mut others);
        others.sort_by_key(|&other| change.lacks[other as usize]);
        for other in others {
            if change.lacks[vertex as usize] < 0 && change.lacks[other as usize] < 0 {
                change.remove(vertex, other);
            }
        }
    }
}

/// Moves an edge of one vertex to another.
fn shift(change: &mut EdgeChange, (giver, taker): (u32, u32), draws: &mut Draws) -> bool {
    let mut others = change.graph.neighbours(giver).to_vec();
    draws.order(&mut others);
    let found =
        others.into_iter().find(|&other| other != taker && !change.graph.joins(taker, other));
    let Some(other) = found else { return false };
    change.remove(giver, other);
    change.add(taker, other);
    true
}

/// Takes an edge from each of two vertices, or two from one, and connects the other ends.
fn bypass(change: &mut EdgeChange, (one, other): (u32, u32), draws: &mut Draws) -> bool {
    let mut ends = change.graph.neighbours(one).to_vec();
    let mut others = change.graph.neighbours(other).to_vec();
    draws.order(&mut ends);
    draws.order(&mut others);
    let pairs = ends.iter().flat_map(|&end| others.iter().map(move |&far| (end, far)));
    let found = pairs.into_iter().find(|&(end, far)| {
        let is_apart = end != far && end != other && far != one;
        is_apart && !change.graph.joins(end, far)
    });
    let Some((end, far)) = found else { return false };
    change.remove(one, end);
    change.remove(other, far);
    change.add(end, far);
    true
}
