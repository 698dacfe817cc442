//! How many people have the items of a set together, for every set of up to m items that occurs.
//!
//! Sets are gone through depth first: whoever has all items of a set so far is held, and the items
//! behind the last of them are counted. So no set is counted that nobody has, and nothing is kept
//! but one list for each size.

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
    if most == 0 {
        return;
    }
    let items = pool.sets.iter().filter_map(|set| set.last()).max().map_or(0, |&last| last + 1);
    let held: Vec<(u32, u32)> = (0..pool.sets.len() as u32).map(|number| (number, 0)).collect();
    let tallies = vec![vec![0; items as usize]; most];
    let mut walk = SetWalk { pool, floor, look, tallies, set: Vec::new() };
    // Whoever looks may have seen enough; nothing is left to be done then.
    let _ = walk.go(&held);
}

struct SetWalk<'a, 'b> {
    pool: &'a Pool,
    floor: u64,
    look: &'b mut dyn FnMut(&View<'_>) -> ControlFlow<()>,
    /// One for each size that is still possible; the last is taken first.
    tallies: Vec<Vec<u64>>,
    set: Vec<u32>,
}

impl SetWalk<'_, '_> {
    fn go(&mut self, held: &[(u32, u32)]) -> ControlFlow<()> {
        let Some(mut tally) = self.tallies.pop() else { return ControlFlow::Continue(()) };
        let mut items = Vec::new();
        for &(number, start) in held {
            let people = self.pool.people[number as usize];
            for &item in &self.pool.sets[number as usize][start as usize..] {
                let known = &mut tally[item as usize];
                if *known == 0 {
                    items.push(item);
                }
                *known += people;
            }
        }
        items.sort_unstable();
        let view = View { set: &self.set, held, tally: &tally, items: &items };
        let mut flow = (self.look)(&view);
        if flow.is_continue() && !self.tallies.is_empty() {
            flow = self.deeper(held, &tally, &items);
        }
        for &item in &items {
            tally[item as usize] = 0;
        }
        self.tallies.push(tally);
        flow
    }

    /// Goes on with each item that enough people have.
    fn deeper(&mut self, held: &[(u32, u32)], tally: &[u64], items: &[u32]) -> ControlFlow<()> {
        let (floor, pool) = (self.floor, self.pool);
        let wanted = |item: u32| tally[item as usize] >= floor;
        // Who has each, one item after the other in one list: where the owners of each begin.
        let mut starts = vec![0; items.last().map_or(0, |&last| last as usize + 1)];
        let mut all = 0;
        let each = |(number, start): (u32, u32)| {
            let rest = &pool.sets[number as usize][start as usize..];
            rest.iter().zip(start + 1..).map(move |(&item, next)| (item, (number, next)))
        };
        for (item, _) in held.iter().copied().flat_map(each).filter(|&(item, _)| wanted(item)) {
            starts[item as usize] += 1;
            all += 1;
        }
        let mut begin = 0;
        for start in &mut starts {
            begin += std::mem::replace(start, begin);
        }
        let mut owners = vec![(0, 0); all];
        for (item, owner) in held.iter().copied().flat_map(each).filter(|&(item, _)| wanted(item)) {
            owners[starts[item as usize]] = owner;
            starts[item as usize] += 1;
        }
        let mut begin = 0;
        for &item in items.iter().filter(|&&item| wanted(item)) {
            let held = &owners[begin..starts[item as usize]];
            begin = starts[item as usize];
            self.set.push(item);
            let flow = self.go(held);
            self.set.pop();
            flow?;
        }
        ControlFlow::Continue(())
    }
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
    each_set(pool, most, k, &mut |view| {
        for &item in view.items.iter().filter(|&&item| view.tally[item as usize] < k) {
            found.push([view.set, &[item]].concat());
            if found.len() == enough {
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    });
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
                let items = &rest.sets[number as usize][start as usize..];
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
            let items = pool.sets[number as usize][start as usize..].iter();
            let least = items.map(|&item| view.tally[item as usize]).min().unwrap_or(u64::MAX);
            let known = &mut fewest[number as usize];
            *known = least.min(*known);
        }
        ControlFlow::Continue(())
    });
    fewest
}
