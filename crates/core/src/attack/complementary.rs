//! Complementary release (spec H7): what two releases of the same persons say together.
//!
//! # Definition
//! The combined tuple of a person is, quasi-identifier by quasi-identifier, the intersection of what
//! their two records show: of two nested groups the lower one. A record has a known combined tuple
//! if all records that may be of the same person give the same one. A combined tuple that fewer than
//! k persons have is exposed, although each release may have k records of whatever it shows
//! (L. Sweeney, IJUFKS 10(5), 2002, section 4.2).
//!
//! Each side knows tuples that the other does not: a coarse record may belong to several finer ones,
//! each of which belongs to it alone. So of the records of each release that are known to have a
//! tuple the larger number counts; fewer persons have it nowhere.
//!
//! # Cost
//! Linear in the edges, and in the records of what is told.

use super::candidates::Alike;
use super::pair::Pairs;
use super::saturation::{Assumption, Saturated};
use std::cmp::Ordering;

/// A combined tuple that fewer than k records are known to have.
#[derive(Clone, Debug, PartialEq)]
pub struct Exposed {
    /// What is written for it in each quasi-identifier.
    pub cells: Vec<String>,
    /// The records of each release, from 0 on, that show it.
    pub rows: [Vec<u32>; 2],
    /// How many persons are known to have it.
    pub count: u64,
    /// How many may have it, those included.
    pub most: u64,
    /// How sure somebody may be who looks for a person that the tuple describes: 1 over those who
    /// may have it.
    pub confidence: f64,
}

/// What two releases say together.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Combined {
    pub(super) exposed: Vec<Exposed>,
    pub(super) more: u64,
    /// How many records of the first release have a known combined tuple.
    pub(super) known: u64,
}

impl Exposed {
    /// The surest first, then that of the fewest known persons, then by the records.
    pub(super) fn compare(&self, other: &Self) -> Ordering {
        let surer = other.confidence.total_cmp(&self.confidence);
        surer.then(self.count.cmp(&other.count)).then_with(|| self.rows.cmp(&other.rows))
    }
}

/// What one release knows of combined tuples.
struct Side {
    /// The tuple of each node, if it is known.
    known: Vec<Option<u32>>,
    /// For each tuple how many records are known to have it, and how many may.
    records: Vec<[u64; 2]>,
}

impl Side {
    /// `tuples` holds the tuples that the nodes may have; `can_know` whether the persons of a node
    /// are known to be in both releases.
    fn new(
        mut tuples: Vec<(u32, u32)>,
        number: usize,
        sizes: &[u32],
        can_know: impl Fn(u32) -> bool,
    ) -> Self {
        tuples.sort_unstable();
        tuples.dedup();
        let mut known = vec![None; sizes.len()];
        let mut records = vec![[0, 0]; number];
        for own in tuples.chunk_by(|one, other| one.0 == other.0) {
            let node = own[0].0;
            let size = u64::from(sizes[node as usize]);
            for &(_, tuple) in own {
                records[tuple as usize][1] += size;
            }
            if let &[(_, tuple)] = own
                && can_know(node)
            {
                records[tuple as usize][0] += size;
                known[node as usize] = Some(tuple);
            }
        }
        Self { known, records }
    }
}

/// The exposed combined tuples along the edges that some matching uses, at most `most` of them.
pub(super) fn combined(pairs: &Pairs, saturated: &Saturated, k: u64, most: usize) -> Combined {
    let edges = &saturated.edges;
    let compared = pairs.quasi_identifiers();
    let [first, second] = pairs.nodes.each_ref().map(|nodes| &nodes.first);
    let regions: Vec<_> = compared
        .iter()
        .map(|&(regions, shown)| {
            move |edge: usize| {
                let (node, end) = edges[edge];
                let one = shown[0][first[node as usize] as usize];
                let other = shown[1][second[end as usize] as usize];
                regions.intersection(one, other).expect("an edge only where something is shared")
            }
        })
        .collect();
    let tuples = Alike::new(edges.len(), &regions);
    let tuple_of = || edges.iter().zip(&tuples.number_of);
    let sides = [
        Side::new(
            tuple_of().map(|(edge, &tuple)| (edge.0, tuple)).collect(),
            tuples.len(),
            &pairs.sizes(0),
            |_| true,
        ),
        Side::new(
            tuple_of().map(|(edge, &tuple)| (edge.1, tuple)).collect(),
            tuples.len(),
            &pairs.sizes(1),
            |node| {
                saturated.assumption != Assumption::OnlyAdded
                    || saturated.is_always_matched[node as usize]
            },
        ),
    ];
    let mut found: Vec<(u32, u64, u64)> = (0..tuples.len() as u32)
        .filter_map(|tuple| {
            let [[one, one_most], [other, other_most]] =
                sides.each_ref().map(|side| side.records[tuple as usize]);
            let count = one.max(other);
            (1..k).contains(&count).then(|| (tuple, count, one_most.min(other_most).max(count)))
        })
        .collect();
    found.sort_by_key(|&(tuple, count, may)| (may, count, tuple));
    let more = found.len().saturating_sub(most) as u64;
    found.truncate(most);
    let exposed = found.into_iter().map(|(tuple, count, most)| {
        let own = tuples.members.of_class(tuple as usize);
        let shows = own.iter().map(|&edge| edges[edge as usize]).filter(|&(node, end)| {
            sides[0].known[node as usize] == Some(tuple)
                || sides[1].known[end as usize] == Some(tuple)
        });
        let (nodes, ends): (Vec<u32>, Vec<u32>) = shows.unzip();
        let cells = compared.iter().zip(&regions).map(|((regions, _), region)| {
            regions.label(region(tuples.first[tuple as usize] as usize)).to_owned()
        });
        Exposed {
            cells: cells.collect(),
            rows: [rows(pairs, 0, nodes), rows(pairs, 1, ends)],
            count,
            most,
            confidence: 1.0 / most as f64,
        }
    });
    let mut exposed: Vec<Exposed> = exposed.collect();
    exposed.sort_by(Exposed::compare);
    Combined { exposed, more, known: sides[0].records.iter().map(|records| records[0]).sum() }
}

/// The records of some nodes, ascending.
pub(super) fn rows(pairs: &Pairs, release: usize, mut nodes: Vec<u32>) -> Vec<u32> {
    nodes.sort_unstable();
    nodes.dedup();
    let records = nodes.into_iter().flat_map(|node| pairs.rows(release, node));
    let mut rows: Vec<u32> = records.copied().collect();
    rows.sort_unstable();
    rows
}
