//! Which tuples some world uses.
//!
//! # Definition
//! A world gives each tuple a number of persons so that every record of the release that is asked about, and
//! every record of an earlier one that binds, is of exactly one ([`super::tuples`]). Tuples that share nodes
//! are one part; a world of all is one of each part. So each part is looked at by itself: for a node of which
//! it matters, a tuple that says something else than those of known worlds is given a person, and a world
//! looked for around it. If there is none, the tuple is put aside.
//!
//! # Cost
//! Exponential at the worst; after so many tuples as [`MOST_LOOKED_AT`] says it is given up. Then tuples may
//! be left that no world uses, so that less is known than could be, and nothing that is wrong.

use super::tuples::{ABSENT, Binding, JointReleases, PersonTuples};
use rustc_hash::FxBuildHasher;
use std::collections::HashMap;

/// The most tuples that are looked at: some seconds' work.
pub(super) const MOST_LOOKED_AT: usize = 1 << 27;

/// The most nodes of a part that is looked at.
const MOST_NODES: usize = 1 << 12;

/// What was found of the tuples.
#[derive(Debug)]
pub(super) struct FoundWorlds {
    /// For each tuple whether a world may use it.
    pub(super) is_used: Vec<bool>,
    /// Whether every part was looked at to the end.
    pub(super) complete: bool,
    /// Whether there is a world, as far as is known.
    pub(super) exists: bool,
}

/// One part while worlds of it are looked for.
struct WorldSearch<'a> {
    tuples: &'a [Vec<usize>],
    /// For each node of the part how many of its records are nobody's yet.
    open: Vec<u32>,
    /// For each tuple whether it may be used, and how many persons it has.
    may_be: Vec<bool>,
    persons: Vec<u32>,
    looked_at: usize,
    most: usize,
}

impl WorldSearch<'_> {
    /// How many more persons a tuple may have.
    fn room(&self, tuple: usize) -> u32 {
        self.tuples[tuple].iter().map(|&node| self.open[node]).min().unwrap_or(0)
    }

    fn give(&mut self, tuple: usize, persons: u32) {
        for &node in &self.tuples[tuple] {
            self.open[node] -= persons;
        }
        self.persons[tuple] += persons;
    }

    fn take(&mut self, tuple: usize, persons: u32) {
        for &node in &self.tuples[tuple] {
            self.open[node] += persons;
        }
        self.persons[tuple] -= persons;
    }

    /// Whether what is open can be given to tuples, which is done then; `None` if it was given up. What was
    /// given is kept in a list: a part of thousands of nodes would be too deep for the stack of a page.
    fn fill(&mut self) -> Option<bool> {
        let mut given: Vec<GivenTuple> = Vec::new();
        let found = loop {
            match self.next_tuple() {
                NextTuple::GivenUp => break None,
                NextTuple::AllGiven => break Some(true),
                NextTuple::Choice(choice) => {
                    self.may_be[choice.tuple] = false;
                    self.give(choice.tuple, choice.persons);
                    given.push(choice);
                }
                // Back to the last tuple that may have fewer.
                NextTuple::None => loop {
                    let Some(last) = given.pop() else { return Some(false) };
                    self.take(last.tuple, last.persons);
                    if last.persons > last.least {
                        let fewer = GivenTuple { persons: last.persons - 1, ..last };
                        self.give(fewer.tuple, fewer.persons);
                        given.push(fewer);
                        break;
                    }
                    self.may_be[last.tuple] = true;
                },
            }
        };
        for GivenTuple { tuple, .. } in given {
            self.may_be[tuple] = true;
        }
        found
    }

    /// What is given to a tuple next.
    fn next_tuple(&mut self) -> NextTuple {
        self.looked_at += self.tuples.len();
        if self.looked_at > self.most {
            return NextTuple::GivenUp;
        }
        // The node with the fewest tuples that have room.
        let mut choices = vec![(0_usize, 0_u64, usize::MAX); self.open.len()];
        for tuple in (0..self.tuples.len()).filter(|&tuple| self.may_be[tuple]) {
            let room = self.room(tuple);
            if room > 0 {
                for &node in &self.tuples[tuple] {
                    let (number, rooms, first) = &mut choices[node];
                    *number += 1;
                    *rooms += u64::from(room);
                    *first = tuple.min(*first);
                }
            }
        }
        let open = choices.iter().zip(&self.open).filter(|(_, open)| **open > 0);
        let Some((&(number, _, tuple), &wanted)) = open.clone().min_by_key(|(choice, _)| choice.0)
        else {
            return NextTuple::AllGiven;
        };
        if open.clone().any(|((_, rooms, _), &open)| *rooms < u64::from(open)) {
            return NextTuple::None;
        }
        // As many as there is room for, or fewer; then the tuple has all that it gets.
        let (persons, least) = (self.room(tuple), if number == 1 { wanted } else { 0 });
        match least <= persons {
            true => NextTuple::Choice(GivenTuple { tuple, persons, least }),
            false => NextTuple::None,
        }
    }
}

/// A tuple with the persons that it was given, and the fewest that it may have.
struct GivenTuple {
    tuple: usize,
    persons: u32,
    least: u32,
}

/// How the search for a world goes on.
enum NextTuple {
    /// With this tuple, which has as many persons as there is room for.
    Choice(GivenTuple),
    /// Nothing is open any more.
    AllGiven,
    /// What is open cannot be given to anybody.
    None,
    /// No more tuples are looked at.
    GivenUp,
}

/// Looks for worlds of each part. `cells` says for each tuple what it shows of its person, and `counts`
/// whether that matters; at most `most` tuples are looked at.
pub(super) fn worlds_of(
    joint: &JointReleases,
    tuples: &PersonTuples,
    (cells, counts): (&[u32], &[bool]),
    bindings: &[Binding],
    most: usize,
) -> FoundWorlds {
    let mut found = FoundWorlds { is_used: vec![true; tuples.len()], complete: true, exists: true };
    let parts = BoundParts::new(joint, tuples, bindings);
    if parts.is_left_out {
        found.exists = false;
        return found;
    }
    let mut looked_at = 0;
    for members in &parts.members {
        let most = most.saturating_sub(looked_at);
        looked_at += look_at(&parts, members, (cells, counts), (&mut found, most));
        if !found.exists {
            break;
        }
    }
    found
}

/// Looks for worlds of one part, and says how many tuples were looked at.
fn look_at(
    parts: &BoundParts,
    members: &[usize],
    (cells, counts): (&[u32], &[bool]),
    (found, most): (&mut FoundWorlds, usize),
) -> usize {
    // The nodes of the part are numbered anew.
    let mut nodes: Vec<usize> = members.iter().flat_map(|&tuple| parts.nodes_of(tuple)).collect();
    nodes.sort_unstable();
    nodes.dedup();
    let own = members.iter().map(|&tuple| {
        let own = parts.nodes_of(tuple);
        own.map(|node| nodes.binary_search(&node).expect("a node of the part")).collect()
    });
    let own: Vec<Vec<usize>> = own.collect();
    let sizes: Vec<u32> = nodes.iter().map(|&node| parts.sizes[node]).collect();
    if let [alone] = &own[..] {
        let mut sizes = alone.iter().map(|&node| sizes[node]);
        let first = sizes.next();
        found.exists = sizes.all(|size| Some(size) == first);
        return 1;
    }
    if nodes.len() > MOST_NODES {
        found.complete = false;
        return 1;
    }
    let mut search = WorldSearch {
        tuples: &own,
        open: sizes.clone(),
        may_be: vec![true; own.len()],
        persons: vec![0; own.len()],
        looked_at: 0,
        most,
    };
    // For each node what tuples of worlds say: nothing yet, one thing, or several, so that it is not known.
    let mut said: HashMap<usize, Said, FxBuildHasher> = HashMap::default();
    let mut asked: Vec<Option<usize>> = vec![None];
    asked.extend((0..own.len()).map(Some));
    for wanted in asked {
        if let Some(tuple) = wanted {
            let number = members[tuple];
            let tells = counts[number]
                && parts.every_node(number).any(|node| {
                    said.get(&node).is_none_or(|said| said.would_change(cells[number]))
                });
            if !tells {
                continue;
            }
        }
        search.open.clone_from(&sizes);
        search.persons.fill(0);
        if let Some(tuple) = wanted {
            if search.room(tuple) == 0 {
                continue;
            }
            search.give(tuple, 1);
        }
        match search.fill() {
            None => {
                found.complete = false;
                break;
            }
            Some(true) => {
                let used = members.iter().zip(&search.persons).filter(|(_, persons)| **persons > 0);
                for (&number, _) in used.filter(|(number, _)| counts[**number]) {
                    for node in parts.every_node(number) {
                        said.entry(node)
                            .and_modify(|said| said.add(cells[number]))
                            .or_insert(Said::One(cells[number]));
                    }
                }
            }
            Some(false) => match wanted {
                None => {
                    found.exists = false;
                    break;
                }
                Some(tuple) => {
                    found.is_used[members[tuple]] = false;
                    search.may_be[tuple] = false;
                }
            },
        }
    }
    search.looked_at
}

/// What the tuples of a node say in the worlds that are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Said {
    One(u32),
    Several,
}

impl Said {
    fn would_change(self, cells: u32) -> bool {
        matches!(self, Self::One(own) if own != cells)
    }

    fn add(&mut self, cells: u32) {
        if self.would_change(cells) {
            *self = Self::Several;
        }
    }
}

/// Tuples put together by the nodes of releases that bind.
struct BoundParts<'a> {
    tuples: &'a PersonTuples,
    bindings: &'a [Binding],
    /// Where the nodes of each release begin among all.
    begins: Vec<usize>,
    sizes: Vec<u32>,
    members: Vec<Vec<usize>>,
    /// Whether a record that is of somebody is in no tuple.
    is_left_out: bool,
}

impl<'a> BoundParts<'a> {
    fn new(joint: &JointReleases, tuples: &'a PersonTuples, bindings: &'a [Binding]) -> Self {
        let (mut begins, mut sizes) = (Vec::new(), Vec::new());
        for own in &joint.sizes {
            begins.push(sizes.len());
            sizes.extend(own);
        }
        let mut parts =
            Self { tuples, bindings, begins, sizes, members: Vec::new(), is_left_out: false };
        let mut above: Vec<usize> = (0..parts.sizes.len()).collect();
        let top = |above: &mut Vec<usize>, mut node: usize| {
            while above[node] != node {
                above[node] = above[above[node]];
                node = above[node];
            }
            node
        };
        let mut is_reached = vec![false; parts.sizes.len()];
        for tuple in 0..tuples.len() {
            let own: Vec<usize> = parts.nodes_of(tuple).collect();
            for &node in &own {
                is_reached[node] = true;
                let (one, other) = (top(&mut above, own[0]), top(&mut above, node));
                above[one] = other;
            }
        }
        let ends = parts.begins.iter().skip(1).copied().chain([parts.sizes.len()]);
        parts.is_left_out =
            parts.begins.iter().zip(ends).enumerate().any(|(release, (&begin, end))| {
                parts.binds(release) && !is_reached[begin..end].iter().all(|reached| *reached)
            });
        let mut part_of: HashMap<usize, usize, FxBuildHasher> = HashMap::default();
        for tuple in 0..tuples.len() {
            let node = parts.nodes_of(tuple).next().expect("a record of the last release");
            let new = parts.members.len();
            let part = *part_of.entry(top(&mut above, node)).or_insert(new);
            if part == new {
                parts.members.push(Vec::new());
            }
            parts.members[part].push(tuple);
        }
        parts
    }

    fn binds(&self, release: usize) -> bool {
        self.bindings.get(release) != Some(&Binding::Unbound)
    }

    /// The nodes of a tuple, by their numbers among those of all releases.
    fn every_node(&self, tuple: usize) -> impl Iterator<Item = usize> {
        let nodes = self.tuples.tuple(tuple).iter().zip(&self.begins);
        nodes.filter(|(node, _)| **node != ABSENT).map(|(&node, begin)| begin + node as usize)
    }

    /// Those of releases that bind.
    fn nodes_of(&self, tuple: usize) -> impl Iterator<Item = usize> {
        let nodes = self.tuples.tuple(tuple).iter().zip(&self.begins).enumerate();
        let bound = nodes.filter(|&(release, (&node, _))| node != ABSENT && self.binds(release));
        bound.map(|(_, (&node, begin))| begin + node as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST_LOOKED_AT, WorldSearch};

    /// Whether open nodes in a ring can be filled, each by a tuple of its own and one with the node
    /// beside; whether every tuple may be somebody then, and how much stays open.
    fn filled(nodes: usize, open: u32) -> (Option<bool>, bool, u32) {
        let tuples: Vec<Vec<usize>> =
            (0..nodes).flat_map(|node| [vec![node], vec![node, (node + 1) % nodes]]).collect();
        let mut search = WorldSearch {
            may_be: vec![true; tuples.len()],
            persons: vec![0; tuples.len()],
            tuples: &tuples,
            open: vec![open; nodes],
            looked_at: 0,
            most: MOST_LOOKED_AT,
        };
        let found = search.fill();
        (found, search.may_be.iter().all(|may_be| *may_be), search.open.iter().sum::<u32>())
    }

    /// A page has little stack, and a part has thousands of nodes.
    #[test]
    fn large_parts_need_no_deep_stack() {
        let little = std::thread::Builder::new().stack_size(1 << 17);
        let found = little.spawn(|| filled(2000, 1)).unwrap().join().unwrap();
        assert_eq!(found, (Some(true), true, 0));
    }
}
