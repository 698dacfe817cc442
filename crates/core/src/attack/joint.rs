//! What several releases say together of persons who are in all of them (spec H7, of more than two).
//!
//! # Definition
//! The combined tuple of a person is, quasi-identifier by quasi-identifier, the intersection of what
//! all their records show. A record of any of the releases has a known combined tuple if its person has
//! the same in every world ([`super::tuples`]), and a tuple that fewer than k persons are known to have
//! is exposed, as with two releases ([`super::complementary`]), though each two of the releases may
//! expose nobody. Where a release says nothing of who is in it, its records are those of whoever is in
//! all of them, and every one that may be theirs counts.
//!
//! # Cost
//! That of comparing the last release with each of the others, and of the tuples.

use super::candidates::EqualRecords;
use super::complementary::Agreed;
use super::joint_column::JointColumn;
use super::joint_worlds::{MOST_LOOKED_AT, worlds_of};
use super::owners::{Owners, as_most_persons, as_persons};
use super::pair::{MOST_EDGES, Pairing};
use super::regions::{EVERYTHING, ShownRegions};
use super::saturation::{Assumption, Saturation};
use super::tuples::{ABSENT, Binding, JointReleases, PersonTuples, Pruned};
use rustc_hash::FxBuildHasher;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// A combined tuple that fewer than k persons are known to have.
#[derive(Clone, Debug, PartialEq)]
pub struct JointlyExposed {
    /// What is written for it in each quasi-identifier.
    pub cells: Vec<String>,
    /// The records of each release, from 0 on, that show it.
    pub rows: Vec<Vec<u32>>,
    /// How many persons are known to have it, at least.
    pub count: u64,
    /// How many persons may have it, those included: no more than have records of it, and where persons
    /// have several records, no more than have some of them in the original.
    pub most: u64,
    /// How sure somebody may be who looks for a person that the tuple describes: 1 over those who
    /// may have it.
    pub confidence: f64,
}

/// What several releases say together.
#[derive(Clone, Debug, PartialEq)]
pub struct JointlyFound {
    /// What the findings rest on: the weakest of what was said of each earlier release, and
    /// [`Assumption::None`] if that cannot be.
    pub assumption: Assumption,
    /// Number of records of the release that is asked about.
    pub tried: u64,
    /// Of how many of them the combined tuple is known, be it exposed or not.
    pub known: u64,
    /// Combined tuples that fewer than k persons are known to have, the surest first.
    pub exposed: Vec<JointlyExposed>,
    /// How many of these there are besides, none of them surer.
    pub more: u64,
    /// Whether all worlds were looked at. What was found holds without, but there may be more: only tuples
    /// are told that fewer than k persons may have.
    pub complete: bool,
}

/// Several releases, while they are compared.
#[derive(Debug)]
pub struct JointComparison {
    releases: JointReleases,
    owners: Option<Arc<Owners>>,
    /// What is said of each earlier release.
    claimed: Vec<Assumption>,
    pairing: Option<Pairing>,
    /// For each earlier release that was compared with the last the nodes of both that may be of one person.
    edges: Vec<Vec<(u32, u32)>>,
    cut_short: bool,
    /// The most tuples that are looked at while worlds are looked for.
    most: usize,
}

impl JointComparison {
    /// Begins to compare them. `records` are the numbers of records of each release, the last of which is
    /// asked about; `claimed` is what is known of the persons of each earlier one beside it.
    #[must_use]
    pub fn new(columns: Vec<JointColumn>, records: &[usize], claimed: Vec<Assumption>) -> Self {
        let releases = JointReleases::new(columns, records);
        Self {
            releases,
            owners: None,
            claimed,
            pairing: None,
            edges: Vec::new(),
            cut_short: false,
            most: MOST_LOOKED_AT,
        }
    }

    /// The same where persons have several records: they are counted then.
    #[must_use]
    pub fn with_owners(self, owners: Option<Arc<Owners>>) -> Self {
        Self { owners, ..self }
    }

    /// The same where fewer tuples are looked at while worlds are looked for.
    #[cfg(test)]
    pub(super) fn with_most(self, most: usize) -> Self {
        Self { most, ..self }
    }

    /// Goes on for about `budget` nodes and edges; true once all are found.
    pub fn step(&mut self, budget: usize) -> bool {
        let release = self.edges.len();
        if release == self.releases.last() || self.cut_short {
            return true;
        }
        let pairing = self.pairing.get_or_insert_with(|| pairing(&self.releases, release));
        if pairing.step(budget)
            && let Some(pairing) = self.pairing.take()
        {
            match node_edges(pairing) {
                Some(edges) => self.edges.push(edges),
                None => self.cut_short = true,
            }
        }
        self.cut_short || self.edges.len() == self.releases.last()
    }

    /// What was found, once all was looked at: of fewer than `k` persons, at most `most` tuples.
    #[must_use]
    pub fn finish(self, k: u64, most: usize) -> JointlyFound {
        let last = self.releases.last();
        let mut found = JointlyFound {
            assumption: Assumption::None,
            tried: self.releases.sizes[last].iter().map(|&size| u64::from(size)).sum(),
            known: 0,
            exposed: Vec::new(),
            more: 0,
            complete: false,
        };
        if self.cut_short {
            return found;
        }
        let bindings = self.claimed.iter().map(|&claimed| Binding::new(claimed)).collect();
        let unbound = vec![Binding::Unbound; last];
        let told = match self.worlds(bindings) {
            Worlds::Refuted => self.worlds(unbound),
            told => told,
        };
        let Worlds::Tuples(told) = told else { return found };
        found.complete = told.complete;
        found.assumption = told.assumption();
        self.expose(&told, (k, most), &mut found);
        found
    }

    /// The tuples that some world uses.
    fn worlds(&self, mut bindings: Vec<Binding>) -> Worlds {
        let joint = &self.releases;
        let mut pruned: Vec<Vec<(u32, u32)>> = Vec::new();
        for (release, edges) in self.edges.iter().enumerate() {
            let assumption = match bindings[release] {
                Binding::Whole => Assumption::SamePersons,
                Binding::Partial => Assumption::OnlyAdded,
                Binding::Unbound => Assumption::None,
            };
            let sizes = [release, joint.last()].map(|release| joint.sizes[release].clone());
            let mut saturation = Saturation::new(sizes, edges.clone(), assumption);
            while !saturation.step(usize::MAX) {}
            let saturated = saturation.finish();
            bindings[release] = Binding::new(saturated.assumption);
            pruned.push(saturated.edges);
        }
        let Some(mut tuples) = PersonTuples::new(joint, &pruned, &bindings) else {
            return Worlds::CutShort;
        };
        let binds = bindings.iter().any(|&binding| binding != Binding::Unbound);
        let mut complete = true;
        if binds {
            match tuples.prune(joint, &bindings) {
                Pruned::Refuted => return Worlds::Refuted,
                Pruned::CutShort => complete = false,
                Pruned::Whole => {}
            }
        }
        let mut told = ToldTuples::new(joint, tuples, bindings);
        if binds {
            let counts = told.counts();
            let found = worlds_of(
                joint,
                &told.tuples,
                (&told.cells.number_of, &counts),
                &told.bindings,
                self.most,
            );
            if !found.exists {
                return Worlds::Refuted;
            }
            complete &= found.complete;
            if found.is_used.contains(&false) {
                told.tuples.retain(|number, _| found.is_used[number]);
                told = ToldTuples::new(joint, told.tuples, told.bindings);
            }
        }
        told.complete = complete;
        Worlds::Tuples(told)
    }

    fn expose(&self, told: &ToldTuples, (k, most): (u64, usize), found: &mut JointlyFound) {
        let joint = &self.releases;
        let known = told.known(joint);
        let mut records = vec![vec![0_u64; joint.nodes.len()]; told.cells.len()];
        for (release, known) in known.iter().enumerate() {
            for (node, cells) in known.iter().enumerate() {
                if let Some(cells) = cells {
                    records[*cells as usize][release] += u64::from(joint.sizes[release][node]);
                }
            }
        }
        found.known = records.iter().map(|records| records[joint.last()]).sum();
        let counts = records.iter().map(|shown| shown.iter().copied().max().unwrap_or(0)).collect();
        let regions: Vec<&ShownRegions> =
            joint.columns.iter().filter_map(JointColumn::told).collect();
        let owners = self.owners.as_deref();
        let counts = as_persons(owners, &regions, k, counts, |cells| told.shown(cells));
        let exposed = (0..).zip(counts).filter(|(_, count)| (1..k).contains(count));
        let counts: BTreeMap<u32, u64> = exposed.collect();
        // The tuples that show each of them.
        let mut shows: HashMap<u32, Vec<usize>, FxBuildHasher> = HashMap::default();
        for (number, cells) in told.cells.number_of.iter().enumerate() {
            if counts.contains_key(cells) {
                shows.entry(*cells).or_default().push(number);
            }
        }
        let numbers: Vec<u32> = counts.keys().copied().collect();
        let may_show = numbers.iter().map(|cells| told.most(joint, &shows[cells])).collect();
        let may_have = as_most_persons(owners, &regions, may_show, |place| {
            told.shown(numbers[place] as usize)
        });
        let exposed = counts.iter().zip(may_have);
        let mut exposed: Vec<(u64, u64, u32)> = exposed
            .map(|((&cells, &count), may_have)| (may_have.max(count), count, cells))
            .collect();
        if !told.complete {
            // More of them may be known than are.
            exposed.retain(|&(_, _, cells)| told.most(joint, &shows[&cells]) < k);
        }
        exposed.sort_unstable();
        found.more = exposed.len().saturating_sub(most) as u64;
        exposed.truncate(most);
        let exposed = exposed.into_iter().map(|(most, count, cells)| {
            let labels = regions.iter().zip(told.shown(cells as usize));
            let tuples = shows[&cells].iter().map(|&number| told.tuples.tuple(number));
            let knows = tuples.filter(|tuple| {
                let mut nodes = tuple.iter().enumerate();
                nodes.any(|(release, &node)| {
                    node != ABSENT && known[release][node as usize] == Some(cells)
                })
            });
            let knows: Vec<&[u32]> = knows.collect();
            let rows = (0..joint.nodes.len()).map(|release| {
                let mut nodes: Vec<u32> = knows.iter().map(|tuple| tuple[release]).collect();
                nodes.retain(|&node| node != ABSENT);
                nodes.sort_unstable();
                nodes.dedup();
                let members = &joint.nodes[release].members;
                let rows = nodes.into_iter().flat_map(|node| members.of_class(node as usize));
                let mut rows: Vec<u32> = rows.copied().collect();
                rows.sort_unstable();
                rows
            });
            JointlyExposed {
                cells: labels.map(|(regions, shown)| regions.label(shown)).collect(),
                rows: rows.collect(),
                count,
                most,
                confidence: 1.0 / most as f64,
            }
        });
        found.exposed = exposed.collect();
    }
}

/// Which nodes of an earlier release and of the last may be of one person.
fn pairing(joint: &JointReleases, release: usize) -> Pairing {
    let both = [release, joint.last()];
    let first = both.map(|release| joint.nodes[release].first.as_slice());
    Pairing::new(
        joint.columns.iter().filter_map(|column| column.paired_records(both, first)).collect(),
    )
}

/// Edges between records of the pairing, which are nodes here, ascending; `None` if there are too many.
fn node_edges(pairing: Pairing) -> Option<Vec<(u32, u32)>> {
    let pairs = pairing.finish();
    let mut edges = Vec::new();
    for &(node, end) in pairs.edges.iter().filter(|_| !pairs.cut_short) {
        let (nodes, ends) = (pairs.rows(0, node), pairs.rows(1, end));
        if edges.len() + nodes.len() * ends.len() > MOST_EDGES {
            return None;
        }
        edges.extend(nodes.iter().flat_map(|&node| ends.iter().map(move |&end| (node, end))));
    }
    edges.sort_unstable();
    (!pairs.cut_short).then_some(edges)
}

/// What came of the worlds.
enum Worlds {
    CutShort,
    /// There is no world.
    Refuted,
    Tuples(ToldTuples),
}

/// Tuples with what they show of their persons.
struct ToldTuples {
    tuples: PersonTuples,
    bindings: Vec<Binding>,
    /// For each quasi-identifier and tuple what it shows.
    shown: Vec<Vec<u32>>,
    /// Tuples that show the same.
    cells: EqualRecords,
    complete: bool,
}

impl ToldTuples {
    fn new(joint: &JointReleases, tuples: PersonTuples, bindings: Vec<Binding>) -> Self {
        let columns = joint.columns.iter().filter_map(|column| Some((column, column.told()?)));
        let shown: Vec<Vec<u32>> = columns
            .map(|(column, regions)| {
                let all = tuples.iter().map(|tuple| {
                    let nodes = tuple.iter().enumerate().filter(|(_, node)| **node != ABSENT);
                    let shown =
                        nodes.filter_map(|(release, &node)| joint.shown(column, release, node));
                    shown.fold(EVERYTHING, |one, other| {
                        regions.intersection(one, other).expect("a tuple only where all agree")
                    })
                });
                all.collect()
            })
            .collect();
        let columns: Vec<_> = shown.iter().map(|shown| |tuple: usize| shown[tuple]).collect();
        let cells = EqualRecords::new(tuples.len(), &columns);
        Self { tuples, bindings, shown, cells, complete: true }
    }

    /// The weakest of what is said of the releases.
    fn assumption(&self) -> Assumption {
        let has = |wanted: Binding| self.bindings.contains(&wanted);
        match () {
            () if has(Binding::Unbound) => Assumption::None,
            () if has(Binding::Partial) => Assumption::OnlyAdded,
            () => Assumption::SamePersons,
        }
    }

    /// For each tuple whether it is of somebody who is in each release of which nothing is known.
    fn counts(&self) -> Vec<bool> {
        let counts = self.tuples.iter().map(|tuple| {
            let mut both = tuple.iter().zip(&self.bindings);
            both.all(|(&node, &binding)| node != ABSENT || binding != Binding::Unbound)
        });
        counts.collect()
    }

    /// What is shown where tuples show the same.
    fn shown(&self, cells: usize) -> Vec<u32> {
        let tuple = self.cells.first[cells] as usize;
        self.shown.iter().map(|shown| shown[tuple]).collect()
    }

    /// For each release and node what all its tuples show, if that is one.
    fn known(&self, joint: &JointReleases) -> Vec<Vec<Option<u32>>> {
        let mut agreed: Vec<Vec<Agreed>> =
            joint.sizes.iter().map(|sizes| vec![Agreed::Nothing; sizes.len()]).collect();
        let counts = self.counts();
        for ((tuple, &cells), counts) in self.tuples.iter().zip(&self.cells.number_of).zip(counts) {
            for (release, &node) in tuple.iter().enumerate().filter(|_| counts) {
                if node != ABSENT {
                    agreed[release][node as usize].add(cells, |other| other == cells);
                }
            }
        }
        let known = agreed.into_iter().map(|nodes| {
            let nodes = nodes.into_iter().map(|agreed| match agreed {
                Agreed::One(cells) => Some(cells),
                _ => None,
            });
            nodes.collect()
        });
        known.collect()
    }

    /// How many persons may have what these tuples show: no more than any release has records in all of
    /// them.
    fn most(&self, joint: &JointReleases, shows: &[usize]) -> u64 {
        let releases = (0..joint.nodes.len()).filter_map(|release| {
            let nodes = shows.iter().map(|&number| self.tuples.tuple(number)[release]);
            let mut nodes: Vec<u32> = nodes.collect();
            nodes.sort_unstable();
            nodes.dedup();
            if nodes.last() == Some(&ABSENT) {
                return None;
            }
            let records = nodes.iter().map(|&node| u64::from(joint.sizes[release][node as usize]));
            Some(records.sum::<u64>())
        });
        releases.min().unwrap_or(0)
    }
}
