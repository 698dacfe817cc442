//! Differences (spec H11): two published counts that differ by a few persons.
//!
//! # Definition
//! A class of one release lies within a class of another if its region does in every
//! quasi-identifier. If the larger one has 1 to k − 1 records more, so few persons are in the one and
//! not in the other, and are told apart by what they are not: the tracker (D. E. Denning,
//! P. J. Denning, M. D. Schwartz, ACM TODS 4(1), 1979). A count is of everybody in a region only if
//! no other class of its release has a value in common with it; where cells are suppressed or levels
//! mix, it may not be, and the difference is one of records and not of persons.
//!
//! Of two classes of one release this says nothing, since nobody is in both.
//!
//! # Cost
//! That of [`Pairing`] on classes, of both releases and of each with itself; linear in the edges.

use super::candidates::EqualRecords;
use super::owners::{Owners, as_persons};
use super::pair::{Pairing, Pairs};
use super::paired::PairedColumn;
use std::sync::Arc;

/// Two classes one of which lies within the other, with nearly the same count.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// The release of the inner class, 0 or 1; the first if both stand for the same.
    pub inner: usize,
    /// What is written for the class of each release in each quasi-identifier.
    pub cells: [Vec<String>; 2],
    /// The records of each, from 0 on.
    pub rows: [Vec<u32>; 2],
    /// How many more the outer class has; the larger one if both stand for the same.
    pub count: u64,
    /// Whether both counts are of everybody in their regions.
    pub is_exact: bool,
}

/// What was found.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundDifferences {
    /// The pairs with differences below k, exact ones first, then the smallest.
    pub differences: Vec<Difference>,
    /// How many there are besides.
    pub more: u64,
    /// Whether there were too many pairs to keep; nothing is found then.
    pub cut_short: bool,
}

#[derive(Debug)]
enum Phase {
    Both(Pairing),
    /// Which classes of a release overlap with others of it: of the first, then of the second.
    Own(Pairs, Vec<Vec<bool>>, Box<Pairing>),
    Found(Pairs, Vec<Vec<bool>>),
    Passing,
}

/// Two releases the class counts of which are compared.
#[derive(Debug)]
pub struct Differences {
    owners: Option<Arc<Owners>>,
    stage: Phase,
}

impl Differences {
    /// Begins to compare them. Of `columns` those count that persons are known by.
    #[must_use]
    pub fn new(columns: Vec<PairedColumn>) -> Self {
        let columns = columns.into_iter().filter(|column| column.told().is_some()).collect();
        Self { owners: None, stage: Phase::Both(Pairing::new(columns)) }
    }

    /// The same where persons have several records: they are counted then.
    #[must_use]
    pub fn with_owners(self, owners: Option<Arc<Owners>>) -> Self {
        Self { owners, ..self }
    }

    /// Goes on for about `budget` classes and pairs of them; true once all is done.
    pub fn step(&mut self, budget: usize) -> bool {
        self.stage = match std::mem::replace(&mut self.stage, Phase::Passing) {
            Phase::Both(mut pairing) => match pairing.step(budget) {
                false => Phase::Both(pairing),
                true => {
                    let pairs = pairing.finish();
                    let own = overlaps(&pairs, 0);
                    Phase::Own(pairs, Vec::new(), own)
                }
            },
            Phase::Own(pairs, mut alone, mut pairing) => match pairing.step(budget) {
                false => Phase::Own(pairs, alone, pairing),
                true => {
                    alone.push(are_alone(&pairing.finish()));
                    match alone.len() {
                        1 => {
                            let own = overlaps(&pairs, 1);
                            Phase::Own(pairs, alone, own)
                        }
                        _ => Phase::Found(pairs, alone),
                    }
                }
            },
            stage => stage,
        };
        matches!(self.stage, Phase::Found(..))
    }

    /// The differences below `k`, at most `most` of them; nothing if it was not done.
    #[must_use]
    pub fn finish(self, k: u64, most: usize) -> FoundDifferences {
        let nothing = FoundDifferences { differences: Vec::new(), more: 0, cut_short: true };
        let Phase::Found(pairs, alone) = self.stage else { return nothing };
        if pairs.cut_short {
            return nothing;
        }
        let compared = pairs.quasi_identifiers();
        let sizes = [pairs.sizes(0), pairs.sizes(1)];
        let shown = |release: usize, node: u32| {
            let record = pairs.nodes[release].first[node as usize] as usize;
            compared.iter().map(move |&(regions, shown)| (regions, shown[release][record]))
        };
        let owners = self.owners.as_deref();
        let enough = owners.map_or(k, |owners| owners.enough(k));
        let mut found: Vec<(bool, u64, (u32, u32), usize)> = Vec::new();
        for &(node, end) in &pairs.edges {
            let (mut first_within, mut second_within) = (true, true);
            for ((regions, one), (_, other)) in shown(0, node).zip(shown(1, end)) {
                let shared = regions.intersection(one, other);
                first_within &= shared == Some(regions.smallest(one));
                second_within &= shared == Some(regions.smallest(other));
            }
            let first = u64::from(sizes[0][node as usize]);
            let second = u64::from(sizes[1][end as usize]);
            let (inner, count) = match (first_within, second_within) {
                (true, true) => (0, second.abs_diff(first)),
                (true, false) => (0, second.saturating_sub(first)),
                (false, true) => (1, first.saturating_sub(second)),
                (false, false) => continue,
            };
            if (1..enough).contains(&count) {
                let is_exact = alone[0][node as usize] && alone[1][end as usize];
                found.push((!is_exact, count, (node, end), inner));
            }
        }
        let told: Vec<_> = compared.iter().map(|&(regions, _)| regions).collect();
        let counts = found.iter().map(|&(_, count, ..)| count).collect();
        let counts = as_persons(owners, &told, k, counts, |number| {
            let (_, _, (node, end), inner) = found[number];
            let (outer, of_outer) = [(1, end), (0, node)][inner];
            shown(outer, of_outer).map(|(regions, region)| regions.smallest(region)).collect()
        });
        for (found, count) in found.iter_mut().zip(counts) {
            found.1 = count;
        }
        found.retain(|&(_, count, ..)| count < k);
        found.sort_unstable();
        let more = found.len().saturating_sub(most) as u64;
        found.truncate(most);
        let differences = found.into_iter().map(|(is_inexact, count, (node, end), inner)| {
            let nodes = [node, end];
            Difference {
                inner,
                cells: [0, 1].map(|release: usize| {
                    let cells = shown(release, nodes[release]);
                    cells.map(|(regions, region)| regions.label(region)).collect()
                }),
                rows: [0, 1].map(|release: usize| pairs.rows(release, nodes[release]).to_vec()),
                count,
                is_exact: !is_inexact,
            }
        });
        FoundDifferences { differences: differences.collect(), more, cut_short: false }
    }
}

/// Begins to look which classes of a release have a value in common with others of it.
fn overlaps(pairs: &Pairs, release: usize) -> Box<Pairing> {
    let nodes: &EqualRecords = &pairs.nodes[release];
    let columns = pairs.columns.iter().map(|column| {
        let shown = &column.shown[release];
        let own: Vec<u32> = nodes.first.iter().map(|&record| shown[record as usize]).collect();
        PairedColumn { shown: [own.clone(), own], ..column.clone() }
    });
    Box::new(Pairing::new(columns.collect()))
}

/// For each class whether it has a value in common with none but itself.
fn are_alone(own: &Pairs) -> Vec<bool> {
    let mut partners = vec![0_u32; own.nodes[0].len()];
    for &(node, _) in &own.edges {
        partners[node as usize] += 1;
    }
    partners.into_iter().map(|partners| partners == 1 && !own.cut_short).collect()
}

#[cfg(test)]
mod tests {
    use super::{Difference, Differences};
    use crate::attack::testing::{levels, paired};

    fn differences(releases: [&str; 2], k: u64) -> Vec<Difference> {
        let specs = [levels("a x *\nb x *\nc y *\nd y *"), levels("1 *\n2 *")];
        let mut differences = Differences::new(paired(&specs, releases));
        while !differences.step(1) {}
        let found = differences.finish(k, 100);
        assert!(!found.cut_short);
        found.differences
    }

    #[test]
    fn one_person_is_all_that_is_in_the_larger_class_alone() {
        let first = "a,1\na,1\na,1\nc,1\nc,1\nc,1";
        let second = "x,*\nx,*\nx,*\nx,*\ny,*\ny,*\ny,*";
        let found = differences([first, second], 2);
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].inner, found[0].count, found[0].is_exact), (0, 1, true));
        assert_eq!(found[0].cells, [["a", "1"], ["x", "*"]]);
        assert_eq!(found[0].rows, [vec![0, 1, 2], vec![0, 1, 2, 3]]);
        // The other way round it is the same person.
        let turned = differences([second, first], 2);
        assert_eq!((turned.len(), turned[0].inner, turned[0].count), (1, 1, 1));
        // Three and none more than three is no difference; three more is one for k = 4 alone.
        assert_eq!(differences([first, "*,*\n*,*\n*,*\n*,*\n*,*\n*,*"], 3), []);
        assert_eq!(differences([first, "*,*\n*,*\n*,*\n*,*\n*,*\n*,*"], 4).len(), 2);
    }

    #[test]
    fn a_count_is_not_of_everybody_where_cells_are_suppressed() {
        let found = differences(["a,1\na,1\n*,1", "x,1\nx,1\nx,1"], 2);
        assert_eq!(found.len(), 1);
        assert_eq!(
            (&found[0].cells[0][..], found[0].is_exact),
            (&["a", "1"].map(String::from)[..], false)
        );
    }

    #[test]
    fn the_same_class_may_have_grown_or_shrunk() {
        let (small, large) = ("a,1\na,1", "a,1\na,1\na,1");
        for releases in [[small, large], [large, small]] {
            let found = differences(releases, 2);
            assert_eq!((found.len(), found[0].inner, found[0].count), (1, 0, 1));
        }
        assert_eq!(differences([large, large], 2), []);
        // Neither lies within the other.
        assert_eq!(differences(["a,*\na,*", "x,1\nx,1\nx,1"], 2), []);
    }
}
