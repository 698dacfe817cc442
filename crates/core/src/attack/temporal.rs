//! Temporal attack (spec H8): what a release says beside an earlier one of fewer persons.
//!
//! # Definition
//! As with a complementary release (spec H7), but records of the second release may be of persons
//! who joined: every record of the first has one of the second, not the other way round. Besides, a
//! class of the second release whose records can be matched with none but records that can be in no
//! other class has as many newcomers as it has more records; fewer than k of them are exposed
//! (L. Sweeney, IJUFKS 10(5), 2002, section 4.3).
//!
//! # Cost
//! Linear in the edges and the nodes.

use super::candidates::EqualRecords;
use super::complementary::{Agreed, rows};
use super::owners::{Owners, as_persons};
use super::pair::Pairs;
use super::saturation::Saturated;

/// Fewer than k persons of one class who have joined since the earlier release.
#[derive(Clone, Debug, PartialEq)]
pub struct Newcomers {
    /// What is written for the class in each quasi-identifier.
    pub cells: Vec<String>,
    /// The records of the second release, from 0 on, that they are among.
    pub rows: Vec<u32>,
    /// How many they are; at least, if persons may have left.
    pub count: u64,
    /// How sure somebody may be which of them a newcomer is that the class describes.
    pub confidence: f64,
}

/// The classes with fewer than `k` newcomers, and how many there are beyond `most`.
pub(super) fn newcomers(
    pairs: &Pairs,
    saturated: &Saturated,
    owners: Option<&Owners>,
    (k, most): (u64, usize),
) -> (Vec<Newcomers>, u64) {
    let compared = pairs.quasi_identifiers();
    let classes = [0, 1].map(|release: usize| {
        let first = &pairs.nodes[release].first;
        let shown: Vec<_> = compared
            .iter()
            .map(|&(regions, shown)| {
                move |node: usize| regions.smallest(shown[release][first[node] as usize])
            })
            .collect();
        EqualRecords::new(first.len(), &shown)
    });
    let sizes = [0, 1].map(|release: usize| {
        let mut sizes = vec![0_u64; classes[release].len()];
        for (&class, size) in classes[release].number_of.iter().zip(pairs.sizes(release)) {
            sizes[class as usize] += u64::from(size);
        }
        sizes
    });
    let edges = || {
        saturated.edges.iter().map(|&(node, end)| {
            (classes[0].number_of[node as usize], classes[1].number_of[end as usize])
        })
    };
    // What a class of the first release may have become.
    let mut became = vec![Agreed::Nothing; classes[0].len()];
    for (class, later) in edges() {
        became[class as usize].add(later, |other| other == later);
    }
    let mut is_alone = vec![true; classes[1].len()];
    for (class, later) in edges() {
        is_alone[later as usize] &= became[class as usize] != Agreed::Several;
    }
    let mut left = sizes[1].clone();
    for (&became, &size) in became.iter().zip(&sizes[0]) {
        if let Agreed::One(later) = became {
            left[later as usize] = left[later as usize].saturating_sub(size);
        }
    }
    let told: Vec<_> = compared.iter().map(|&(regions, _)| regions).collect();
    let left = as_persons(owners, &told, k, left, |class| {
        let node = classes[1].first[class] as usize;
        let record = pairs.nodes[1].first[node] as usize;
        compared.iter().map(|(regions, shown)| regions.smallest(shown[1][record])).collect()
    });
    let mut found: Vec<(u64, u32)> = (0..)
        .zip(left)
        .filter(|&(class, left)| is_alone[class as usize] && (1..k).contains(&left))
        .map(|(class, left)| (left, class))
        .collect();
    found.sort_unstable();
    let more = found.len().saturating_sub(most) as u64;
    found.truncate(most);
    let newcomers = found.into_iter().map(|(count, class)| {
        let nodes = classes[1].members.of_class(class as usize);
        let some = pairs.nodes[1].first[nodes[0] as usize] as usize;
        let cells = compared.iter().map(|(regions, shown)| regions.label(shown[1][some]));
        let open = nodes.iter().filter(|&&node| !saturated.is_always_matched[node as usize]);
        Newcomers {
            cells: cells.collect(),
            rows: rows(pairs, 1, open.copied().collect()),
            count,
            confidence: 1.0 / count as f64,
        }
    });
    (newcomers.collect(), more)
}
