//! Which records of several releases may together be of one person.
//!
//! # Definition
//! A tuple has a record of the release that is asked about and at most one of each earlier release,
//! any two of which may be of one person ([`super::pair`]). Groups of a hierarchy that meet two by two
//! meet all together, and so do ranges of numbers, so that all records of a tuple have something in
//! common in every column. Records of a release that show the same are one node.
//!
//! A *world* gives every person, each a record of the release that is asked about, a tuple, so that
//! every record of an earlier release that binds is of somebody. Tuples of no world are put aside: where
//! two releases bind, their tuples have to saturate both ([`super::saturation`]), again and again until
//! nothing changes. What is left may be of no world all the same, since a matching of three is no matter
//! of pairs (it is NP-complete; R. M. Karp 1972): [`super::joint_worlds`] looks for the worlds themselves.
//!
//! # Cost
//! Linear in the tuples, of which so many are kept as [`MOST_TUPLES`] says, for each round and pair of
//! releases.

use super::candidates::EqualRecords;
use super::joint_column::JointColumn;
use super::saturation::{Assumption, Saturated, Saturation};
use crate::histogram::Members;

/// The most tuples that are kept.
const MOST_TUPLES: usize = 1 << 22;

/// The most records that are laid beside others while tuples are made, and the most tuples that are looked
/// at while they are put aside: some seconds' work.
const MOST_LOOKED_AT: usize = 1 << 26;

/// In the place of a node, that the person has no record there.
pub(super) const ABSENT: u32 = u32::MAX;

/// What an earlier release says of who is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Binding {
    /// Everybody is.
    Whole,
    /// Nobody else is.
    Partial,
    /// Nothing.
    Unbound,
}

impl Binding {
    pub(super) fn new(assumption: Assumption) -> Self {
        match assumption {
            Assumption::SamePersons => Self::Whole,
            Assumption::OnlyAdded => Self::Partial,
            Assumption::None => Self::Unbound,
        }
    }
}

/// Releases, the last of which is the one that is asked about.
#[derive(Debug)]
pub(super) struct JointReleases {
    pub(super) columns: Vec<JointColumn>,
    /// For each the records that show the same.
    pub(super) nodes: Vec<EqualRecords>,
    /// For each how many records each node has.
    pub(super) sizes: Vec<Vec<u32>>,
}

impl JointReleases {
    /// `records` are the numbers of records of each.
    pub(super) fn new(columns: Vec<JointColumn>, records: &[usize]) -> Self {
        let nodes: Vec<EqualRecords> = records
            .iter()
            .enumerate()
            .map(|(release, &records)| {
                let shown = columns.iter().filter_map(|column| column.shown[release].as_ref());
                let shown: Vec<_> = shown.map(|shown| |record: usize| shown[record]).collect();
                EqualRecords::new(records, &shown)
            })
            .collect();
        let sizes = nodes.iter().map(|nodes| {
            let all = 0..nodes.len();
            all.map(|node| nodes.members.of_class(node).len() as u32).collect()
        });
        Self { sizes: sizes.collect(), columns, nodes }
    }

    /// The release that is asked about.
    pub(super) fn last(&self) -> usize {
        self.nodes.len() - 1
    }

    /// What a node shows in a column, if its release has it.
    pub(super) fn shown(&self, column: &JointColumn, release: usize, node: u32) -> Option<u32> {
        let record = self.nodes[release].first[node as usize];
        column.shown[release].as_ref().map(|shown| shown[record as usize])
    }

    /// Whether two nodes may be of one person.
    fn agree(&self, one: (usize, u32), other: (usize, u32)) -> bool {
        self.columns.iter().all(|column| {
            let one = self.shown(column, one.0, one.1);
            let other = self.shown(column, other.0, other.1);
            one.zip(other).is_none_or(|(one, other)| column.agrees(one, other))
        })
    }
}

/// Tuples of nodes, one of each release or [`ABSENT`].
#[derive(Clone, Debug)]
pub(super) struct PersonTuples {
    releases: usize,
    nodes: Vec<u32>,
}

impl PersonTuples {
    /// All tuples along these edges, each of a node of an earlier release and one of the last; `None`
    /// if there are too many.
    pub(super) fn new(
        joint: &JointReleases,
        edges: &[Vec<(u32, u32)>],
        bindings: &[Binding],
    ) -> Option<Self> {
        let last = joint.last();
        let partners: Vec<Members> = edges
            .iter()
            .map(|edges| {
                let ends: Vec<u32> = edges.iter().map(|&(_, end)| end).collect();
                Members::new(&ends, joint.nodes[last].len())
            })
            .collect();
        let binds = bindings.iter().any(|&binding| binding != Binding::Unbound);
        let mut tuples = Self { releases: last + 1, nodes: Vec::new() };
        let mut looked_at = 0_usize;
        for node in 0..joint.nodes[last].len() as u32 {
            let mut begun = vec![Vec::new()];
            for release in 0..last {
                let mut longer: Vec<Vec<u32>> = Vec::new();
                for tuple in &begun {
                    let own = partners[release].of_class(node as usize);
                    looked_at += own.len() + 1;
                    for &edge in own {
                        let partner = edges[release][edge as usize].0;
                        let mut others = tuple.iter().enumerate();
                        let agrees = others.all(|(other, &own)| {
                            own == ABSENT || joint.agree((other, own), (release, partner))
                        });
                        if agrees {
                            longer.push([tuple.as_slice(), &[partner]].concat());
                        }
                    }
                    // Whoever is not known to be in a release matters where others are known to be.
                    if bindings[release] == Binding::Partial
                        || bindings[release] == Binding::Unbound && binds
                    {
                        longer.push([tuple.as_slice(), &[ABSENT]].concat());
                    }
                    if tuples.len() + longer.len() > MOST_TUPLES || looked_at > MOST_LOOKED_AT {
                        return None;
                    }
                }
                begun = longer;
            }
            for tuple in begun {
                tuples.nodes.extend(tuple);
                tuples.nodes.push(node);
            }
        }
        Some(tuples)
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len() / self.releases
    }

    pub(super) fn tuple(&self, number: usize) -> &[u32] {
        &self.nodes[number * self.releases..][..self.releases]
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &[u32]> {
        self.nodes.chunks_exact(self.releases)
    }

    /// Keeps those that are wanted, by their numbers.
    pub(super) fn retain(&mut self, is_wanted: impl Fn(usize, &[u32]) -> bool) {
        let tuples = self.iter().enumerate();
        let kept = tuples.filter(|(number, tuple)| is_wanted(*number, tuple));
        self.nodes = kept.flat_map(|(_, tuple)| tuple).copied().collect();
    }

    /// Puts aside what no matching of two releases uses until nothing changes. False if there is no
    /// matching, so that the releases are not what they were said to be.
    pub(super) fn prune(&mut self, joint: &JointReleases, bindings: &[Binding]) -> Pruned {
        let last = joint.last();
        let binding = |release: usize| bindings.get(release).copied().unwrap_or(Binding::Whole);
        let all = (0..=last).flat_map(|one| (0..=last).map(move |other| [one, other]));
        let pairs = all.filter_map(|[one, other]| {
            let assumption = match [binding(one), binding(other)] {
                [Binding::Whole, Binding::Whole] if one < other => Assumption::SamePersons,
                [Binding::Partial, Binding::Whole] => Assumption::OnlyAdded,
                _ => return None,
            };
            Some(([one, other], assumption))
        });
        let pairs: Vec<([usize; 2], Assumption)> = pairs.collect();
        let (mut looked_at, mut unchanged, mut next) = (0_usize, 0, 0);
        while unchanged < pairs.len() {
            let (releases, assumption) = pairs[next];
            next = (next + 1) % pairs.len();
            looked_at += self.len();
            if looked_at > MOST_LOOKED_AT {
                return Pruned::CutShort;
            }
            let before = self.len();
            let Some(saturated) = self.saturated(joint, releases, assumption) else {
                return Pruned::Refuted;
            };
            let [one, other] = releases;
            self.retain(|_, tuple| match [tuple[one], tuple[other]] {
                [_, ABSENT] => true,
                [ABSENT, end] => !saturated.is_always_matched[end as usize],
                [node, end] => saturated.edges.binary_search(&(node, end)).is_ok(),
            });
            unchanged = if self.len() == before { unchanged + 1 } else { 1 };
        }
        Pruned::Whole
    }

    /// What the tuples leave of the matchings of two releases; `None` if that is none.
    fn saturated(
        &self,
        joint: &JointReleases,
        [one, other]: [usize; 2],
        assumption: Assumption,
    ) -> Option<Saturated> {
        let both = self.iter().map(|tuple| (tuple[one], tuple[other]));
        let mut edges: Vec<(u32, u32)> =
            both.filter(|&(node, end)| node != ABSENT && end != ABSENT).collect();
        edges.sort_unstable();
        edges.dedup();
        let sizes = [one, other].map(|release| joint.sizes[release].clone());
        let mut saturation = Saturation::new(sizes, edges, assumption);
        while !saturation.step(usize::MAX) {}
        Some(saturation.finish()).filter(|saturated| saturated.assumption == assumption)
    }
}

/// How far tuples were put aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pruned {
    /// Until nothing changed.
    Whole,
    /// There was too much to look at; what is left is not wrong.
    CutShort,
    /// No matching is left.
    Refuted,
}
