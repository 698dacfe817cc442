//! What a release says, by containment in the tree: which of its lines may be those of somebody who
//! has some items.

use super::super::items::ItemTree;
use std::collections::BTreeMap;

/// How sure somebody may be of a sensitive item whose line is one of these.
pub(super) type LineShares = Vec<(u32, f64)>;

/// Records that are put in order rather than looked for among all.
const SPARSE: u64 = 1 << 14;

/// The lines of a release, equal ones together.
#[derive(Clone, Debug)]
pub struct ReleasedLines {
    /// The nodes of each, ascending, none of them below another.
    pub(super) nodes: Vec<Vec<u32>>,
    /// How many records there are of each.
    pub(super) weights: Vec<u64>,
    /// What each says of sensitive items.
    pub(super) shares: Vec<LineShares>,
    /// Whether sensitive items stand in no line, but beside its group.
    pub(super) is_grouped: bool,
    /// For each record the line that it is.
    pub(super) line_of: Vec<u32>,
    /// The records of each line, from 0 on.
    records_of: Vec<Vec<u32>>,
    /// For each node of the tree the lines that have it, ascending.
    pub(super) postings: Vec<Vec<u32>>,
}

impl ReleasedLines {
    /// Lines of records with these nodes. Whoever stands in a line has one of the sensitive items if
    /// it says so itself.
    #[must_use]
    pub fn of_sets(tree: &ItemTree, records: &[Vec<u32>], sensitive: &[u32]) -> Self {
        let group_of = vec![0; records.len()];
        let mut lines = Self::collapsed(tree, records, &group_of, &[LineShares::new()]);
        for (nodes, shares) in lines.nodes.iter().zip(&mut lines.shares) {
            let told = nodes.iter().filter(|node| sensitive.binary_search(node).is_ok());
            *shares = told.map(|&node| (node, 1.0)).collect();
        }
        lines
    }

    /// The same of records in groups, each of which says how many of so many people have a sensitive
    /// item.
    #[must_use]
    pub fn of_groups(
        tree: &ItemTree,
        records: &[Vec<u32>],
        group_of: &[u32],
        groups: &[(u64, Vec<(u32, u64)>)],
    ) -> Self {
        let shares: Vec<LineShares> = groups
            .iter()
            .map(|(size, sensitive)| {
                let each = sensitive.iter();
                each.map(|&(item, people)| (item, people as f64 / *size as f64)).collect()
            })
            .collect();
        Self { is_grouped: true, ..Self::collapsed(tree, records, group_of, &shares) }
    }

    fn collapsed(
        tree: &ItemTree,
        records: &[Vec<u32>],
        group_of: &[u32],
        groups: &[LineShares],
    ) -> Self {
        let mut known: BTreeMap<(Vec<u32>, u32), u32> = BTreeMap::new();
        let mut lines = Self {
            nodes: Vec::new(),
            weights: Vec::new(),
            shares: Vec::new(),
            is_grouped: false,
            line_of: Vec::new(),
            records_of: Vec::new(),
            postings: vec![Vec::new(); tree.nodes()],
        };
        for ((number, record), &group) in (0..).zip(records).zip(group_of) {
            let nodes = highest(tree, record);
            let next = lines.nodes.len() as u32;
            let line = *known.entry((nodes, group)).or_insert_with_key(|(nodes, group)| {
                lines.nodes.push(nodes.clone());
                lines.weights.push(0);
                lines.records_of.push(Vec::new());
                lines.shares.push(groups[*group as usize].clone());
                for &node in nodes {
                    lines.postings[node as usize].push(next);
                }
                next
            });
            lines.weights[line as usize] += 1;
            lines.line_of.push(line);
            lines.records_of[line as usize].push(number);
        }
        lines
    }

    /// The largest share of a group that has one sensitive item; nothing where none stands beside a
    /// group.
    #[must_use]
    pub fn largest_share(&self) -> Option<f64> {
        let shares = self.shares.iter().flatten().filter(|_| self.is_grouped);
        shares.map(|&(_, share)| share).reduce(f64::max)
    }

    /// How many records there are.
    #[must_use]
    pub fn records(&self) -> u64 {
        self.line_of.len() as u64
    }

    /// The lines that have one of these nodes, ascending.
    pub(super) fn with_any(&self, nodes: &[u32]) -> Vec<u32> {
        let mut lines: Vec<u32> =
            nodes.iter().flat_map(|&node| &self.postings[node as usize]).copied().collect();
        if nodes.len() > 1 {
            lines.sort_unstable();
            lines.dedup();
        }
        lines
    }

    /// Those of these lines that have one of these nodes.
    pub(super) fn kept(&self, lines: &[u32], nodes: &[u32]) -> Vec<u32> {
        let kept = lines.iter().copied().filter(|&line| {
            let own = &self.nodes[line as usize];
            nodes.iter().any(|node| own.binary_search(node).is_ok())
        });
        kept.collect()
    }

    /// The lines in which for each of these the one or the other of its nodes stands; all of them if
    /// nothing is known.
    pub(super) fn fitting(&self, known: &[&[u32]]) -> Vec<u32> {
        let mut order: Vec<&[u32]> = known.to_vec();
        order.sort_by_key(|nodes| -> usize {
            nodes.iter().map(|&node| self.postings[node as usize].len()).sum()
        });
        match order.split_first() {
            None => (0..self.nodes.len() as u32).collect(),
            Some((first, others)) => {
                let first = self.with_any(first);
                others.iter().fold(first, |lines, nodes| self.kept(&lines, nodes))
            }
        }
    }

    /// How many records these lines are.
    pub(super) fn weight(&self, lines: &[u32]) -> u64 {
        lines.iter().map(|&line| self.weights[line as usize]).sum()
    }

    /// The first of the records that these lines are, from 0 on.
    pub(super) fn rows(&self, lines: &[u32], most: usize) -> Vec<u32> {
        if self.weight(lines) > SPARSE {
            // The first of so many are soon passed.
            let records = (0..).zip(&self.line_of);
            let own = records.filter(|(_, line)| lines.binary_search(line).is_ok());
            return own.map(|(record, _)| record).take(most).collect();
        }
        let own = lines.iter().flat_map(|&line| &self.records_of[line as usize]);
        let mut own: Vec<u32> = own.copied().collect();
        own.sort_unstable();
        own.truncate(most);
        own
    }

    /// Those of these lines the group of which has a sensitive item.
    pub(super) fn grouped_with(&self, lines: &[u32], item: u32) -> Vec<u32> {
        let kept = lines
            .iter()
            .copied()
            .filter(|&line| self.shares[line as usize].iter().any(|&(other, _)| other == item));
        kept.collect()
    }

    /// The sensitive item, none of the `known` ones, that somebody most likely has whose record is
    /// one of these lines, and how likely; the first if several are as likely.
    pub(super) fn likeliest(&self, lines: &[u32], known: &[u32]) -> Option<(u32, f64)> {
        let mut chances: BTreeMap<u32, f64> = BTreeMap::new();
        for &line in lines {
            let others =
                self.shares[line as usize].iter().filter(|(item, _)| !known.contains(item));
            for &(item, share) in others {
                *chances.entry(item).or_default() += share * self.weights[line as usize] as f64;
            }
        }
        let all = self.weight(lines) as f64;
        let chances = chances.into_iter().map(|(item, chance)| (item, chance / all));
        chances.reduce(|best, other| if other.1 > best.1 { other } else { best })
    }

    /// How likely anybody has a sensitive item of whom nothing is known.
    pub(super) fn share(&self, item: u32) -> f64 {
        let lines = self.shares.iter().zip(&self.weights);
        let people = lines.map(|(shares, &weight)| {
            let own = shares.iter().filter(|&&(other, _)| other == item);
            own.map(|&(_, share)| share * weight as f64).sum::<f64>()
        });
        people.sum::<f64>() / self.records() as f64
    }
}

/// Nodes without those below others of them, ascending.
fn highest(tree: &ItemTree, nodes: &[u32]) -> Vec<u32> {
    let kept = nodes.iter().copied().filter(|&node| {
        let mut above = tree.upwards(node).skip(1);
        !above.any(|upper| nodes.contains(&upper))
    });
    let mut highest: Vec<u32> = kept.collect();
    highest.sort_unstable();
    highest.dedup();
    highest
}
