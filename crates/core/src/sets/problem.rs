//! What a search for the least coarsened sets needs, and what comes of one.

use super::baskets::Baskets;
use super::cut::ItemCut;
use super::items::ItemTree;
use super::supports::{Pool, suppressed};

/// Sets, the tree above their items, and what is asked for.
#[derive(Clone, Debug)]
pub struct Problem {
    /// How items grow coarser.
    pub tree: ItemTree,
    /// The sets, equal ones together.
    pub pool: Pool,
    /// For each person the set of the pool.
    pub place: Vec<u32>,
    /// How often each item occurs.
    pub occurrences: Vec<u64>,
    /// The fewest people.
    pub k: u64,
    /// The most items that somebody knows.
    pub known: usize,
    /// How many people may be left out.
    pub allowed: u64,
}

impl Problem {
    /// The sets of a file under a tree. A share `limit` of the people may be left out.
    #[must_use]
    pub fn new(baskets: &Baskets, tree: ItemTree, k: u32, known: u32, limit: f64) -> Self {
        let (pool, place) = Pool::collapse(&baskets.sets);
        let occurrences = baskets.occurrences();
        let allowed = (limit * pool.all() as f64 + ROUNDING).floor() as u64;
        Self { tree, pool, place, occurrences, k: k.into(), known: known as usize, allowed }
    }

    /// All occurrences of items, each of which may lose [`ItemTree::total`].
    #[must_use]
    pub fn whole(&self) -> u64 {
        self.occurrences.iter().sum::<u64>() * self.tree.total()
    }

    /// The sets as a cut writes them.
    #[must_use]
    pub fn written(&self, cut: &ItemCut) -> Pool {
        self.pool.map(|set| cut.write(set))
    }

    /// What comes of a cut; nothing if more people than may would have to be left out, or all.
    #[must_use]
    pub fn recode(&self, cut: &ItemCut) -> Option<Recoding> {
        let written = self.written(cut);
        let gone = suppressed(&written, self.k, self.known);
        let left_out = self.people_of(&gone);
        if left_out > self.allowed || left_out == self.pool.all() {
            return None;
        }
        let kept = written.sets.into_iter().zip(gone).map(|(set, gone)| (!gone).then_some(set));
        let sets: Vec<_> = kept.collect();
        let lost = self.lost(&sets, |item| cut.target(item));
        Some(Recoding { sets, cut: Some(cut.clone()), lost, left_out })
    }

    /// How many people have the sets that are marked.
    #[must_use]
    pub fn people_of(&self, marked: &[bool]) -> u64 {
        let people = self.pool.people.iter().zip(marked);
        people.filter(|(_, marked)| **marked).map(|(people, _)| people).sum()
    }

    /// What is lost (spec I1): everything of who is left out.
    fn lost(&self, sets: &[Option<Vec<u32>>], target: impl Fn(u32) -> u32) -> u64 {
        let all = self.pool.sets.iter().zip(&self.pool.people).zip(sets);
        all.map(|((set, people), written)| {
            let each = set.iter().map(|&item| match written {
                Some(_) => self.tree.loss(target(item)),
                None => self.tree.total(),
            });
            people * each.sum::<u64>()
        })
        .sum()
    }
}

/// What a limit may fall short of a whole number by, as 0.1 of 30 records does.
const ROUNDING: f64 = 1e-9;

/// What is written for each set of a pool, and what that loses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recoding {
    /// For each set of the pool the nodes that are written; nothing for who is left out.
    pub sets: Vec<Option<Vec<u32>>>,
    /// The cut, if it is one for all.
    pub cut: Option<ItemCut>,
    /// What is lost, out of [`Problem::whole`].
    pub lost: u64,
    /// How many people are left out.
    pub left_out: u64,
}
