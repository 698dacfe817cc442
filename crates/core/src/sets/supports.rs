//! How many people have the items of a set together, for every set of up to m items that occurs.
//!
//! Sets are gone through one after the other ([`SetWalk`]).

use super::walk::SetWalk;
use std::ops::ControlFlow;

/// Sets, each with the number of people who have just these items.
#[derive(Clone, Debug, Default)]
pub struct Pool {
    /// The sets, each ascending.
    pub sets: Vec<Vec<u32>>,
    /// How many people have each.
    pub people: Vec<u64>,
}

impl Pool {
    /// The people of these sets, equal sets put together, and for each of the sets given the one
    /// that it is now.
    #[must_use]
    pub fn collapse(sets: &[Vec<u32>]) -> (Self, Vec<u32>) {
        let mut order: Vec<u32> = (0..sets.len() as u32).collect();
        order.sort_by(|&one, &other| sets[one as usize].cmp(&sets[other as usize]));
        let mut pool = Self::default();
        let mut place = vec![0; sets.len()];
        for number in order {
            let set = &sets[number as usize];
            if pool.sets.last() != Some(set) {
                pool.sets.push(set.clone());
                pool.people.push(0);
            }
            let last = pool.sets.len() - 1;
            pool.people[last] += 1;
            place[number as usize] = last as u32;
        }
        (pool, place)
    }

    /// The same people with other sets.
    #[must_use]
    pub fn map(&self, write: impl Fn(&[u32]) -> Vec<u32>) -> Self {
        Self { sets: self.sets.iter().map(|set| write(set)).collect(), people: self.people.clone() }
    }

    /// All people.
    #[must_use]
    pub fn all(&self) -> u64 {
        self.people.iter().sum()
    }
}

/// What is seen at one set: who has it, and how many of them have each item behind its last.
pub struct View<'a> {
    /// The set so far, ascending; empty at the beginning.
    pub set: &'a [u32],
    /// Who has it: the number of a set of the pool, and where in it the items behind begin.
    pub held: &'a [(u32, u32)],
    /// How many people have each item beside it, by the item.
    pub tally: &'a [u64],
    /// The items that somebody has, ascending.
    pub items: &'a [u32],
    /// The sets that are gone through.
    pub pool: &'a Pool,
}

impl View<'_> {
    /// What one of those who are held has behind the last item of the set.
    #[must_use]
    pub fn set_behind(&self, (number, start): (u32, u32)) -> &[u32] {
        &self.pool.sets[number as usize][start as usize..]
    }

    /// Notes the sets one item larger that fewer than k people have, until there are enough.
    pub(super) fn note_rare(
        &self,
        k: u64,
        enough: usize,
        found: &mut Vec<Vec<u32>>,
    ) -> ControlFlow<()> {
        for &item in self.items.iter().filter(|&&item| self.tally[item as usize] < k) {
            found.push([self.set, &[item]].concat());
            if found.len() == enough {
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    }
}

/// Goes through all sets of up to `most` items that somebody has. `look` sees each set that is gone
/// on from, from the empty one, with the people of all that are one item larger; those with at least
/// `floor` people are gone on from.
pub fn each_set(
    pool: &Pool,
    most: usize,
    floor: u64,
    look: &mut dyn FnMut(&View<'_>) -> ControlFlow<()>,
) {
    let mut walk = SetWalk::new(pool, most);
    while walk.step(pool, floor, look) {}
}

/// The fewest people who have a set of up to `most` items together, over all sets that somebody has;
/// nothing where nobody has anything.
#[must_use]
pub fn smallest_support(pool: &Pool, most: usize) -> Option<u64> {
    let mut smallest = None;
    each_set(pool, most, 1, &mut |view| {
        let least = view.items.iter().map(|&item| view.tally[item as usize]).min();
        smallest = [smallest, least].into_iter().flatten().min();
        if smallest == Some(1) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    smallest
}

/// Sets of up to `most` items that somebody has and fewer than k people have, the first `enough` of
/// them in lexicographic order. Of those within one another the smallest is given: all that hold its
/// first items are passed over.
#[must_use]
pub fn rare_sets(pool: &Pool, k: u64, most: usize, enough: usize) -> Vec<Vec<u32>> {
    let mut found = Vec::new();
    each_set(pool, most, k, &mut |view| view.note_rare(k, enough, &mut found));
    found
}

/// Which sets of the pool have to go so that every set of up to `most` items that is left is one of
/// at least k people. No others need to go: what a larger choice of them leaves is within what is
/// left here. Whoever has a rare set goes, and that may make others rare, until none is.
#[must_use]
pub fn suppressed(pool: &Pool, k: u64, most: usize) -> Vec<bool> {
    let mut gone = vec![false; pool.sets.len()];
    loop {
        let left: Vec<u32> =
            (0..gone.len() as u32).filter(|&number| !gone[number as usize]).collect();
        let rest = Pool {
            sets: left.iter().map(|&number| pool.sets[number as usize].clone()).collect(),
            people: left.iter().map(|&number| pool.people[number as usize]).collect(),
        };
        let mut any = false;
        each_set(&rest, most, k, &mut |view| {
            if view.items.iter().all(|&item| view.tally[item as usize] >= k) {
                return ControlFlow::Continue(());
            }
            for &(number, start) in view.held {
                let items = view.set_behind((number, start));
                if items.iter().any(|&item| view.tally[item as usize] < k) {
                    gone[left[number as usize] as usize] = true;
                    any = true;
                }
            }
            ControlFlow::Continue(())
        });
        if !any {
            return gone;
        }
    }
}

/// For each set of the pool the fewest people among whom somebody is who knows up to `most` of its
/// items.
#[must_use]
pub fn fewest_candidates(pool: &Pool, most: usize) -> Vec<u64> {
    let mut fewest = vec![u64::MAX; pool.sets.len()];
    // Nobody is among fewer people than those who have just the same.
    each_set(pool, most, 2, &mut |view| {
        for &(number, start) in view.held {
            let items = view.set_behind((number, start)).iter();
            let least = items.map(|&item| view.tally[item as usize]).min().unwrap_or(u64::MAX);
            let known = &mut fewest[number as usize];
            *known = least.min(*known);
        }
        ControlFlow::Continue(())
    });
    fewest
}
