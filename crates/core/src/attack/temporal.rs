//! Temporal attack (spec H8): what a release says beside an earlier one of fewer persons.
//!
//! # Definition
//! As with a complementary release (spec H7), but records of the second release may be of persons
//! who joined: every record of the first has one of the second, not the other way round. Besides, a
//! class of the second release has newcomers if every such matching leaves equally many of its records
//! alone; fewer than k of them are exposed (L. Sweeney, IJUFKS 10(5), 2002, section 4.3).
//!
//! Of the records that some matching leaves alone and those that they may be matched with, each
//! connected part has as many newcomers as it has more records of the second release, and any of its
//! records may be among them: all of its records of the first have more partners than they need. So the
//! newcomers of a class are known if each part that it has records of is of no other class.
//!
//! Where persons may have left, a class that can be matched with none but records of classes that can
//! be in no other class has at least as many newcomers as it has more records.
//!
//! # Cost
//! Linear in the edges and the nodes.

use super::candidates::EqualRecords;
use super::complementary::{Agreed, rows};
use super::owners::{Owners, as_persons};
use super::pair::Pairs;
use super::saturation::{Assumption, Saturated};

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
    let left = left_alone(pairs, saturated, &classes);
    // Of whom it is not known how many they are, nothing is said.
    let is_known: Vec<bool> = left.iter().map(Option::is_some).collect();
    let left = left.into_iter().map(Option::unwrap_or_default).collect();
    let told: Vec<_> = compared.iter().map(|&(regions, _)| regions).collect();
    let left = as_persons(owners, &told, k, left, |class| {
        let node = classes[1].first[class] as usize;
        let record = pairs.nodes[1].first[node] as usize;
        compared.iter().map(|(regions, shown)| regions.smallest(shown[1][record])).collect()
    });
    let mut found: Vec<(u64, u32)> = (0..)
        .zip(left)
        .filter(|&(class, left)| is_known[class as usize] && (1..k).contains(&left))
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

/// For each class of the second release how many of its records every matching leaves alone; `None`
/// where that differs.
fn left_alone(
    pairs: &Pairs,
    saturated: &Saturated,
    classes: &[EqualRecords; 2],
) -> Vec<Option<u64>> {
    let sizes = [pairs.sizes(0), pairs.sizes(1)];
    let mut parts = ConnectedParts::new([sizes[0].len(), sizes[1].len()]);
    for &(node, end) in &saturated.edges {
        if !saturated.is_always_matched[end as usize] {
            parts.unite(parts.number(0, node), parts.number(1, end));
        }
    }
    if saturated.assumption == Assumption::None {
        // Nothing says who of a class has left.
        for (release, classes) in classes.iter().enumerate() {
            for class in 0..classes.len() {
                let nodes = classes.members.of_class(class);
                for &node in nodes {
                    parts.unite(parts.number(release, nodes[0]), parts.number(release, node));
                }
            }
        }
    }
    // For each part its class of the second release, and how many records each release has in it.
    let mut class_of = vec![Agreed::Nothing; parts.above.len()];
    let mut records = vec![[0_u64; 2]; parts.above.len()];
    for (release, sizes) in sizes.iter().enumerate() {
        for (node, &size) in (0..).zip(sizes) {
            let part = parts.top(parts.number(release, node));
            records[part][release] += u64::from(size);
            if release == 1 && !saturated.is_always_matched[node as usize] {
                let class = classes[1].number_of[node as usize];
                class_of[part].add(class, |other| other == class);
            }
        }
    }
    let mut left = vec![Some(0); classes[1].len()];
    for (end, &class) in (0..).zip(&classes[1].number_of) {
        if saturated.is_always_matched[end as usize] {
            continue;
        }
        let number = parts.number(1, end);
        let part = parts.top(number);
        if class_of[part] == Agreed::Several {
            left[class as usize] = None;
        } else if let Some(left) = &mut left[class as usize] {
            // Once for each part.
            let [one, other] = std::mem::take(&mut records[part]);
            *left += other.saturating_sub(one);
        }
    }
    left
}

/// Nodes of two releases, put together into parts.
struct ConnectedParts {
    /// For each node another of its part, itself at the top.
    above: Vec<usize>,
    /// Number of nodes of the first release.
    first: usize,
}

impl ConnectedParts {
    /// Each node by itself.
    fn new([first, second]: [usize; 2]) -> Self {
        Self { above: (0..first + second).collect(), first }
    }

    /// The number of a node of a release among those of both.
    fn number(&self, release: usize, node: u32) -> usize {
        self.first * release + node as usize
    }

    /// The node at the top of a part.
    fn top(&mut self, mut number: usize) -> usize {
        while self.above[number] != number {
            self.above[number] = self.above[self.above[number]];
            number = self.above[number];
        }
        number
    }

    fn unite(&mut self, one: usize, other: usize) {
        let [one, other] = [self.top(one), self.top(other)];
        self.above[one] = other;
    }
}
