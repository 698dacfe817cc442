//! Which records of two releases may be of one person.
//!
//! # Definition
//! A record r of the first and a record s of the second release may be of one person if in every
//! column that both have reg(r_i) ∩ reg(s_i) is not empty, and in every other column that both have
//! they show the same (spec H7; L. Sweeney, IJUFKS 10(5), 2002, section 4.2). Records of a release
//! that show the same in all of these are one node; two nodes have an edge if their records may be
//! of one person.
//!
//! # Cost
//! Nodes are taken together by the levels that they are on, and each pair of such patterns is joined
//! by hashing: of two nested groups the lower one is within one group of the higher one's level. So
//! time grows with patterns of one release times nodes of the other, and with the edges; two nodes
//! are compared only by ranges of numbers. More than [`MOST_EDGES`] are not kept, and patterns nearly as many as records,
//! which would take minutes, are not joined.

use super::boxes::{NumberSpan, overlapping};
use super::candidates::{EqualRecords, by_pattern, is_too_much};
use super::paired::PairedColumn;
use super::regions::ShownRegions;

/// The most edges that are kept: about 32 bytes each while they are worked on.
pub const MOST_EDGES: usize = 1 << 23;

/// Nodes by the level of each column; `None` where that is everything, or no level is compared.
type Patterns = Vec<(Vec<Option<u8>>, Vec<u32>)>;

/// The edges between two releases, while they are looked for.
#[derive(Debug)]
pub struct Pairing {
    columns: Vec<PairedColumn>,
    nodes: [EqualRecords; 2],
    patterns: [Patterns; 2],
    /// The next pair of patterns.
    next: usize,
    edges: Vec<(u32, u32)>,
    cut_short: bool,
}

impl Pairing {
    /// Begins to look for them. All columns have the same numbers of records.
    #[must_use]
    pub fn new(columns: Vec<PairedColumn>) -> Self {
        let records = columns.first().map_or([0, 0], PairedColumn::records);
        let nodes = [0, 1].map(|release| {
            let shown: Vec<_> = columns
                .iter()
                .map(|column| |record: usize| column.shown[release][record])
                .collect();
            EqualRecords::new(records[release], &shown)
        });
        let patterns = [0, 1].map(|release| {
            let first: &EqualRecords = &nodes[release];
            by_pattern(first.first.iter().map(|&record| {
                let levels = columns.iter().map(|column| column.level(release, record));
                levels.collect::<Vec<_>>()
            }))
        });
        let sides = [0, 1].map(|release: usize| (patterns[release].len(), nodes[release].len()));
        let cut_short = is_too_much(columns.len(), sides);
        Self { columns, nodes, patterns, next: 0, edges: Vec::new(), cut_short }
    }

    /// Joins patterns until about `budget` nodes and edges were looked at; true once all are.
    pub fn step(&mut self, budget: usize) -> bool {
        let mut looked_at = 0;
        let (_, all) = self.progress();
        while self.next < all && looked_at < budget && !self.cut_short {
            let before = self.edges.len();
            looked_at += self.join(self.next);
            looked_at += self.edges.len() - before;
            self.next += 1;
        }
        self.cut_short || self.next == all
    }

    /// Joins one pair of patterns, and says how many nodes these have.
    fn join(&mut self, number: usize) -> usize {
        let (first_levels, first) = &self.patterns[0][number / self.patterns[1].len()];
        let (second_levels, second) = &self.patterns[1][number % self.patterns[1].len()];
        let nodes = &self.nodes;
        let both = first_levels.iter().zip(second_levels).zip(&self.columns);
        // What has to be equal: groups on the higher level, and what is not compared by levels.
        let keys: Vec<_> = both
            .filter_map(|((&one, &other), column)| {
                let level = match column.regions {
                    Some(ShownRegions::Groups(_)) => Some(one?.max(other?)),
                    Some(ShownRegions::Ranges(_)) => return None,
                    None => None,
                };
                Some(move |place: usize| {
                    let (release, node) = match place.checked_sub(first.len()) {
                        Some(place) => (1, second[place]),
                        None => (0, first[place]),
                    };
                    let record = nodes[release].first[node as usize];
                    let shown = column.shown[release][record as usize];
                    match (&column.regions, level) {
                        (Some(ShownRegions::Groups(groups)), Some(level)) => {
                            groups.group_on(shown, level)
                        }
                        _ => shown,
                    }
                })
            })
            .collect();
        let joined = EqualRecords::new(first.len() + second.len(), &keys);
        let both = first_levels.iter().zip(second_levels).zip(&self.columns);
        // Ranges that both show are compared by where they begin and end.
        let ranged: Vec<_> = both
            .filter(|((one, other), _)| one.is_some() && other.is_some())
            .filter_map(|(_, column)| Some((column, column.regions.as_ref()?.ranges()?)))
            .collect();
        for class in 0..joined.len() {
            let members = joined.members.of_class(class);
            let begin = members.partition_point(|&place| (place as usize) < first.len());
            let (own, others) = members.split_at(begin);
            if !ranged.is_empty() {
                let spans = |release: usize, node: u32| -> Vec<NumberSpan> {
                    let record = self.nodes[release].first[node as usize] as usize;
                    let shown = ranged.iter().map(|(column, _)| column.shown[release][record]);
                    shown.zip(&ranged).map(|(shown, (_, ranges))| ranges.range(shown)).collect()
                };
                let own_nodes = own.iter().map(|&place| spans(0, first[place as usize]));
                let other_nodes =
                    others.iter().map(|&other| spans(1, second[other as usize - first.len()]));
                let boxes: [Vec<Vec<NumberSpan>>; 2] = [own_nodes.collect(), other_nodes.collect()];
                let most = MOST_EDGES - self.edges.len();
                let Some(found) = overlapping([&boxes[0], &boxes[1]], most) else {
                    self.cut_short = true;
                    break;
                };
                self.edges.extend(found.into_iter().map(|(one, other)| {
                    (first[own[one] as usize], second[others[other] as usize - first.len()])
                }));
                continue;
            }
            if self.edges.len() + own.len() * others.len() > MOST_EDGES {
                self.cut_short = true;
                break;
            }
            for &place in own {
                self.edges.extend(
                    others.iter().map(|&other| {
                        (first[place as usize], second[other as usize - first.len()])
                    }),
                );
            }
        }
        first.len() + second.len()
    }

    /// How many pairs of patterns were joined, and of how many.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.next, self.patterns[0].len() * self.patterns[1].len())
    }

    /// What was found.
    #[must_use]
    pub fn finish(mut self) -> Pairs {
        self.edges.sort_unstable();
        let Self { columns, nodes, edges, cut_short, .. } = self;
        Pairs { columns, nodes, edges, cut_short }
    }
}

/// Which records of two releases may be of one person.
#[derive(Debug)]
pub struct Pairs {
    pub(super) columns: Vec<PairedColumn>,
    /// For each release the records that show the same.
    pub(super) nodes: [EqualRecords; 2],
    /// Nodes that may be of the same persons, ascending.
    pub edges: Vec<(u32, u32)>,
    /// Whether there were too many edges to keep, or patterns to join, so that nothing follows from what is here.
    pub cut_short: bool,
}

impl Pairs {
    /// The records of a node.
    #[must_use]
    pub fn rows(&self, release: usize, node: u32) -> &[u32] {
        self.nodes[release].members.of_class(node as usize)
    }

    /// How many records each node of a release has.
    #[must_use]
    pub fn sizes(&self, release: usize) -> Vec<u32> {
        let nodes = 0..self.nodes[release].len() as u32;
        nodes.map(|node| self.rows(release, node).len() as u32).collect()
    }

    /// The columns that persons are known by, with what each record of both releases shows.
    pub(super) fn quasi_identifiers(&self) -> Vec<(&ShownRegions, [&[u32]; 2])> {
        let columns = self.columns.iter().filter_map(|column| {
            Some((column.told()?, column.shown.each_ref().map(Vec::as_slice)))
        });
        columns.collect()
    }

    /// Number of records of each release.
    #[must_use]
    pub fn records(&self) -> [u64; 2] {
        [0, 1].map(|release: usize| self.nodes[release].number_of.len() as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::{PairedColumn, Pairing};
    use crate::attack::testing::{ADDED, GT1, GT3, column, figure_5, levels, paired};

    fn edges(columns: Vec<PairedColumn>) -> Vec<(u32, u32)> {
        let mut pairing = Pairing::new(columns);
        while !pairing.step(1) {}
        pairing.finish().edges
    }

    #[test]
    fn every_record_of_the_first_release_has_one_that_it_may_be() {
        let alone: Vec<(u32, u32)> = (0..12).map(|record| (record, record)).collect();
        assert_eq!(edges(paired(&figure_5(), [GT1, GT3])), alone);
        assert_eq!(edges(paired(&figure_5(), [GT1, &format!("{GT3}{ADDED}")])), alone);
    }

    #[test]
    fn the_problem_alone_is_ambiguous() {
        let problems = [GT1, GT3].map(|release| {
            let lines: Vec<&str> =
                release.lines().map(|line| line.rsplit_once(',').unwrap().1).collect();
            lines.join("\n")
        });
        // Nine problems, each a node of both.
        let pairs = edges(paired(&[], [&problems[0], &problems[1]]));
        assert_eq!(pairs, (0..9).map(|node| (node, node)).collect::<Vec<_>>());
    }

    #[test]
    fn stars_and_missing_cells_may_be_anything() {
        let specs = [levels("a x *\nb x *\nc y *\nd y *"), levels("1 *\n2 *")];
        let columns = paired(&specs, ["x,1\n*,2\na,*", "b,\ny,2\nx,2"]);
        assert_eq!(edges(columns), [(0, 0), (1, 0), (1, 1), (1, 2), (2, 2)]);
    }

    /// Stars at random in 300 columns: nearly every record is a pattern of its own.
    #[test]
    fn patterns_as_many_as_records_are_not_joined() {
        let mut state = 7_u32;
        let columns = (0..300).map(|_| {
            let texts = (0..6000).map(|_| {
                state = state.wrapping_mul(1_103_515_245).wrapping_add(12_345);
                if state >> 31 == 0 { "*" } else { "a" }
            });
            let texts: Vec<&str> = texts.collect();
            let own = column(&texts);
            PairedColumn::regions(&levels("a x\nb x"), None, [&own, &own], &[]).unwrap()
        });
        let mut pairing = Pairing::new(columns.collect());
        assert!(pairing.step(1));
        assert!(pairing.finish().cut_short);
    }
}
