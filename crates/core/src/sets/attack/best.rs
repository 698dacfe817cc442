//! The items that tell most of each person, of all choices of up to m of their items.

use super::super::baskets::Baskets;
use super::super::items::ItemTree;
use super::super::supports::{Pool, View};
use super::super::walk::SetWalk;
use super::lines::ReleasedLines;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Arc;

/// What some items tell of who has them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct KnownItems {
    /// Which items, by their number among those that tell most of somebody.
    pub(super) known: u32,
    /// How many records may be theirs; of a sensitive item 0.
    pub(super) records: u64,
    /// The sensitive item, and how likely they have it.
    pub(super) item: Option<(u32, f64)>,
}

impl KnownItems {
    /// How sure somebody may be.
    pub(super) fn confidence(&self) -> f64 {
        self.item.map_or_else(|| 1.0 / self.records as f64, |(_, chance)| chance)
    }

    fn is_more(&self, other: &Self) -> bool {
        match (self.item, other.item) {
            (Some((_, chance)), Some((_, least))) => chance > least,
            _ => self.records < other.records,
        }
    }
}

/// The items that tell most of each person, while they are looked for.
#[derive(Debug)]
pub(super) struct BestKnown {
    lines: Arc<ReleasedLines>,
    /// The people, by what of their items can be told apart in the release.
    pub(super) pool: Pool,
    /// For each person the set of the pool; nothing for who has no item that may be known.
    pub(super) place: Vec<Option<u32>>,
    /// For items that cannot be told apart, in which the nodes are the same that stand for them.
    above: Vec<Vec<u32>>,
    walk: SetWalk,
    state: WalkState,
    most_work: u64,
    is_done: bool,
}

/// What the walk has found.
#[derive(Debug)]
struct WalkState {
    /// Whether it is about sensitive items.
    learns: bool,
    /// The lines that fit each of the sets that the current one begins with.
    fitting: Vec<Vec<u32>>,
    told: Vec<Option<KnownItems>>,
    /// The items that tell most of somebody.
    known: Vec<Vec<u32>>,
    /// By node; all 0 between two steps.
    counts: Vec<u64>,
    /// What is known of sensitive items behind each node.
    chances: BTreeMap<(u32, u32), f64>,
    work: u64,
}

impl BestKnown {
    /// Begins to look at people with these items, of which nobody knows `hidden` ones, and no more
    /// than `most`. `learns` tells whether it is about sensitive items, or about which record is
    /// theirs.
    pub(super) fn new(
        (tree, baskets, hidden): (&ItemTree, &Baskets, &[u32]),
        lines: Arc<ReleasedLines>,
        (most, learns): (usize, bool),
        most_work: u64,
    ) -> Self {
        let mut classes: BTreeMap<Vec<u32>, u32> = BTreeMap::new();
        let mut above = Vec::new();
        let class_of: Vec<u32> = (0..baskets.items.len() as u32)
            .map(|item| {
                let up = tree.upwards(item);
                let up = up.filter(|&node| !lines.postings[node as usize].is_empty());
                let up: Vec<u32> = up.collect();
                *classes.entry(up).or_insert_with_key(|up| {
                    above.push(up.clone());
                    above.len() as u32 - 1
                })
            })
            .collect();
        let sets = baskets.sets.iter().map(|set| {
            let known = set.iter().filter(|item| hidden.binary_search(item).is_err());
            let mut known: Vec<u32> = known.map(|&item| class_of[item as usize]).collect();
            known.sort_unstable();
            known.dedup();
            known
        });
        let sets: Vec<Vec<u32>> = sets.collect();
        let has_any: Vec<bool> = sets.iter().map(|set| !set.is_empty()).collect();
        let sets: Vec<Vec<u32>> = sets.into_iter().filter(|set| !set.is_empty()).collect();
        let (pool, places) = Pool::collapse(&sets);
        let mut places = places.into_iter();
        let place = has_any.into_iter().map(|has_any| has_any.then(|| places.next()).flatten());
        let place = place.collect();
        let walk = SetWalk::new(&pool, most);
        let state = WalkState {
            learns,
            fitting: Vec::new(),
            told: vec![None; pool.sets.len()],
            known: Vec::new(),
            counts: vec![0; tree.nodes()],
            chances: BTreeMap::new(),
            work: 0,
        };
        Self { lines, pool, place, above, walk, state, most_work, is_done: false }
    }

    /// Looks at about so many lines and people; true once it has ended.
    pub(super) fn step(&mut self, budget: usize) -> bool {
        let limit = self.state.work.saturating_add(budget as u64);
        while !self.is_done && self.state.work < limit {
            let Self { lines, above, state, .. } = self;
            let goes_on = self.walk.step(&self.pool, 1, &mut |view| {
                state.look(view, lines, above);
                ControlFlow::Continue(())
            });
            self.is_done = !goes_on || self.state.work > self.most_work;
        }
        self.is_done
    }

    /// Whether there was too much to look at everything.
    pub(super) fn is_cut_short(&self) -> bool {
        self.state.work > self.most_work
    }

    pub(super) fn progress(&self) -> f64 {
        if self.is_done { 1.0 } else { self.walk.progress() }
    }

    /// What tells most of each set of the pool; nothing where no record fits any items of it.
    pub(super) fn told(&self) -> &[Option<KnownItems>] {
        &self.state.told
    }

    /// The lines that fit items that tell most of somebody.
    pub(super) fn lines_of(&self, known: u32) -> Vec<u32> {
        let known = self.state.known[known as usize].iter();
        let known: Vec<&[u32]> = known.map(|&class| &*self.above[class as usize]).collect();
        self.lines.fitting(&known)
    }
}

impl WalkState {
    /// Looks at all sets that are one item larger than that of a view.
    fn look(&mut self, view: &View<'_>, lines: &ReleasedLines, above: &[Vec<u32>]) {
        let depth = view.set.len();
        let fitting = match view.set {
            [] => (0..lines.nodes.len() as u32).collect(),
            [only] => lines.with_any(&above[*only as usize]),
            [.., last] => lines.kept(&self.fitting[depth - 1], &above[*last as usize]),
        };
        self.fitting.truncate(depth);
        self.work += 1 + view.held.len() as u64;
        for &line in &fitting {
            let weight = lines.weights[line as usize];
            let nodes = &lines.nodes[line as usize];
            self.work += nodes.len() as u64;
            for &node in nodes {
                self.counts[node as usize] += weight;
                if !self.learns {
                    continue;
                }
                for &(item, share) in &lines.shares[line as usize] {
                    self.work += 1;
                    *self.chances.entry((node, item)).or_default() += share * weight as f64;
                }
            }
        }
        // What each item tells beside those of the set.
        let told: Vec<Option<KnownItems>> =
            view.items.iter().map(|&class| self.larger(&above[class as usize])).collect();
        let mut numbers: Vec<Option<u32>> = vec![None; told.len()];
        for &(number, start) in view.held {
            for class in view.set_behind((number, start)) {
                let Ok(place) = view.items.binary_search(class) else { continue };
                let Some(found) = told[place] else { continue };
                let best = &mut self.told[number as usize];
                if best.is_some_and(|best| !found.is_more(&best)) {
                    continue;
                }
                let known = *numbers[place].get_or_insert_with(|| {
                    self.known.push([view.set, &[*class]].concat());
                    self.known.len() as u32 - 1
                });
                *best = Some(KnownItems { known, ..found });
            }
        }
        for &line in &fitting {
            for &node in &lines.nodes[line as usize] {
                self.counts[node as usize] = 0;
            }
        }
        self.chances.clear();
        self.fitting.push(fitting);
    }

    /// What the lines that were counted tell of who has something below these nodes, too.
    fn larger(&self, above: &[u32]) -> Option<KnownItems> {
        // No line has two of them.
        let records: u64 = above.iter().map(|&node| self.counts[node as usize]).sum();
        if records == 0 {
            return None;
        }
        if !self.learns {
            return Some(KnownItems { known: 0, records, item: None });
        }
        let mut chances: BTreeMap<u32, f64> = BTreeMap::new();
        for &node in above {
            let own = self.chances.range((node, 0)..=(node, u32::MAX));
            for (&(_, item), chance) in own {
                *chances.entry(item).or_default() += chance;
            }
        }
        let best = chances.into_iter().reduce(|best, other| match other.1 > best.1 {
            true => other,
            false => best,
        });
        let item = best.map(|(item, chance)| (item, chance / records as f64))?;
        Some(KnownItems { known: 0, records: 0, item: Some(item) })
    }
}
