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

use super::candidates::EqualRecords;
use super::owners::{Owners, as_most_persons, as_persons};
use super::pair::Pairs;
use super::saturation::{Assumption, Saturated};
use rustc_hash::FxBuildHasher;
use std::collections::HashMap;

/// A combined tuple that fewer than k records are known to have.
#[derive(Clone, Debug, PartialEq)]
pub struct Exposed {
    /// What is written for it in each quasi-identifier.
    pub cells: Vec<String>,
    /// The records of each release, from 0 on, that show it.
    pub rows: [Vec<u32>; 2],
    /// How many persons are known to have it, at least.
    pub count: u64,
    /// How many persons may have it, those included: no more than have records of it, and where persons
    /// have several records, no more than have some of them in the original.
    pub most: u64,
    /// How sure somebody may be who looks for a person that the tuple describes: 1 over those who
    /// may have it.
    pub confidence: f64,
}

/// What two releases say together.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct CombinedReleases {
    pub(super) exposed: Vec<Exposed>,
    pub(super) more: u64,
    /// How many records of the first release have a known combined tuple.
    pub(super) known: u64,
}

/// What all that was looked at agrees on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Agreed {
    /// Nothing was looked at.
    Nothing,
    One(u32),
    /// It does not agree.
    Several,
}

impl Agreed {
    /// Looks at one thing more. `is_same` tells whether it is the same as another.
    pub(super) fn add(&mut self, number: u32, is_same: impl Fn(u32) -> bool) {
        *self = match *self {
            Self::Nothing => Self::One(number),
            Self::One(other) if is_same(other) => return,
            _ => Self::Several,
        };
    }
}

/// A combined tuple that is exposed, and the edges that show it.
struct Share {
    count: u64,
    /// Some edge that shows it.
    edge: u32,
    edges: Vec<(u32, u32)>,
}

/// The exposed combined tuples along the edges that some matching uses, at most `most` of them.
pub(super) fn combined(
    pairs: &Pairs,
    saturated: &Saturated,
    owners: Option<&Owners>,
    (k, most): (u64, usize),
) -> CombinedReleases {
    let edges = &saturated.edges;
    let compared = pairs.quasi_identifiers();
    let regions: Vec<_> = compared
        .iter()
        .map(|&(regions, shown)| {
            // What each node shows, once and not again for each of its edges.
            let [one, other] = [0, 1].map(|release: usize| {
                let records = pairs.nodes[release].first.iter();
                records.map(|&record| shown[release][record as usize]).collect::<Vec<u32>>()
            });
            move |edge: u32| {
                let (node, end) = edges[edge as usize];
                let shared = regions.intersection(one[node as usize], other[end as usize]);
                shared.expect("an edge only where something is shared")
            }
        })
        .collect();
    let sizes = [pairs.sizes(0), pairs.sizes(1)];
    let known = known_nodes(&sizes, saturated, &regions);
    let shown: Vec<_> =
        regions.iter().map(|region| |place: usize| region(known[place].2)).collect();
    let tuples = EqualRecords::new(known.len(), &shown);
    let mut records = vec![[0_u64; 2]; tuples.len()];
    for (&(release, node, _), &tuple) in known.iter().zip(&tuples.number_of) {
        records[tuple as usize][release] += u64::from(sizes[release][node as usize]);
    }
    let counts = records.iter().map(|&[one, other]| one.max(other)).collect();
    let told: Vec<_> = compared.iter().map(|&(regions, _)| regions).collect();
    let counts = as_persons(owners, &told, k, counts, |tuple| {
        let (_, _, edge) = known[tuples.first[tuple] as usize];
        regions.iter().map(|region| region(edge)).collect()
    });

    let mut shares: Vec<Share> = Vec::new();
    let mut share_of: HashMap<Vec<u32>, usize, FxBuildHasher> = HashMap::default();
    // For each release the nodes that are known to have one of them.
    let mut exposed_nodes: [HashMap<u32, usize, FxBuildHasher>; 2] = Default::default();
    for (tuple, count) in counts.into_iter().enumerate() {
        if (1..k).contains(&count) {
            let (_, _, edge) = known[tuples.first[tuple] as usize];
            share_of.insert(regions.iter().map(|region| region(edge)).collect(), shares.len());
            for &place in tuples.members.of_class(tuple) {
                let (release, node, _) = known[place as usize];
                exposed_nodes[release].insert(node, shares.len());
            }
            shares.push(Share { count, edge, edges: Vec::new() });
        }
    }
    if !shares.is_empty() {
        let mut key = Vec::new();
        for (number, &edge) in (0..).zip(edges) {
            key.clear();
            key.extend(regions.iter().map(|region| region(number)));
            if let Some(&place) = share_of.get(&key) {
                shares[place].edges.push(edge);
            }
        }
    }
    let may_show = shares
        .iter()
        .map(|Share { edges, .. }| {
            let [one, other] = [0, 1].map(|release: usize| {
                let nodes = distinct(edges.iter().map(|&(node, end)| [node, end][release]));
                let records = nodes.iter().map(|&node| u64::from(sizes[release][node as usize]));
                records.sum::<u64>()
            });
            one.min(other)
        })
        .collect();
    let may_have = as_most_persons(owners, &told, may_show, |share: usize| {
        regions.iter().map(|region| region(shares[share].edge)).collect()
    });
    let mut found: Vec<(u64, u64, usize)> = shares
        .iter()
        .zip(may_have)
        .enumerate()
        .map(|(place, (Share { count, .. }, may_have))| (may_have.max(*count), *count, place))
        .collect();
    found.sort_unstable();
    let more = found.len().saturating_sub(most) as u64;
    found.truncate(most);
    let exposed = found.into_iter().map(|(most, count, place)| {
        let shows = shares[place].edges.iter().copied().filter(|(node, end)| {
            exposed_nodes[0].get(node) == Some(&place) || exposed_nodes[1].get(end) == Some(&place)
        });
        let (nodes, ends): (Vec<u32>, Vec<u32>) = shows.unzip();
        let cells = compared
            .iter()
            .zip(&regions)
            .map(|((regions, _), region)| regions.label(region(shares[place].edge)));
        Exposed {
            cells: cells.collect(),
            count,
            most,
            confidence: 1.0 / most as f64,
            rows: [rows(pairs, 0, nodes), rows(pairs, 1, ends)],
        }
    });
    let known = records.iter().map(|records| records[0]).sum();
    CombinedReleases { exposed: exposed.collect(), more, known }
}

/// The nodes of both releases that are known to have a combined tuple, each with its release and an
/// edge that shows the tuple. `regions` says what the records of an edge show together.
fn known_nodes(
    sizes: &[Vec<u32>; 2],
    saturated: &Saturated,
    regions: &[impl Fn(u32) -> u32],
) -> Vec<(usize, u32, u32)> {
    let mut known = Vec::new();
    for (release, sizes) in sizes.iter().enumerate() {
        let mut agreed = vec![Agreed::Nothing; sizes.len()];
        for (edge, &(node, end)) in (0..).zip(&saturated.edges) {
            agreed[[node, end][release] as usize]
                .add(edge, |other| regions.iter().all(|region| region(edge) == region(other)));
        }
        known.extend((0..).zip(agreed).filter_map(|(node, agreed)| match agreed {
            Agreed::One(edge) => Some((release, node, edge)),
            _ => None,
        }));
    }
    // A record of the second release may be of somebody who is not in the first.
    known.retain(|&(release, node, _)| {
        release == 0
            || saturated.assumption != Assumption::OnlyAdded
            || saturated.is_always_matched[node as usize]
    });
    known
}

/// Each of them once, ascending.
fn distinct(nodes: impl Iterator<Item = u32>) -> Vec<u32> {
    let mut nodes: Vec<u32> = nodes.collect();
    nodes.sort_unstable();
    nodes.dedup();
    nodes
}

/// The records of some nodes, ascending.
pub(super) fn rows(pairs: &Pairs, release: usize, nodes: Vec<u32>) -> Vec<u32> {
    let nodes = distinct(nodes.into_iter());
    let records = nodes.into_iter().flat_map(|node| pairs.rows(release, node));
    let mut rows: Vec<u32> = records.copied().collect();
    rows.sort_unstable();
    rows
}
