//! All sets of up to some number of items that somebody has, depth first, one at a time.
//!
//! Whoever has all items of a set so far is held, and the items behind the last of them are counted.
//! So no set is counted that nobody has, and nothing is kept but one list for each size. A walk can
//! be left and gone on with after any set.

use super::supports::{Pool, View};
use std::ops::ControlFlow;

/// What is still to be gone on with from one set.
#[derive(Clone, Debug, Default)]
struct SetFrame {
    /// Who has each of the items, one item after the other.
    owners: Vec<(u32, u32)>,
    /// The items, each with where its owners end.
    items: Vec<(u32, usize)>,
    next: usize,
}

/// A walk through the sets of a pool, which is the same in all its steps.
#[derive(Clone, Debug)]
pub struct SetWalk {
    most: usize,
    begun: bool,
    set: Vec<u32>,
    frames: Vec<SetFrame>,
    /// By item; all 0 between two steps.
    tally: Vec<u64>,
}

impl SetWalk {
    /// A walk at its beginning, through sets of up to `most` items.
    #[must_use]
    pub fn new(pool: &Pool, most: usize) -> Self {
        let items = pool.sets.iter().filter_map(|set| set.last()).max().map_or(0, |&last| last + 1);
        let (set, frames) = (Vec::new(), Vec::new());
        Self { most, begun: most == 0, set, frames, tally: vec![0; items as usize] }
    }

    /// Lets `look` see the next set that is gone on from, the empty one first, with the people of all
    /// that are one item larger; those with at least `floor` people are gone on from. False once all
    /// are seen, or `look` has seen enough.
    pub fn step(
        &mut self,
        pool: &Pool,
        floor: u64,
        look: &mut dyn FnMut(&View<'_>) -> ControlFlow<()>,
    ) -> bool {
        let Some(held) = self.held(pool) else { return false };
        let mut items = Vec::new();
        for &(number, start) in &held {
            let people = pool.people[number as usize];
            for &item in &pool.sets[number as usize][start as usize..] {
                let known = &mut self.tally[item as usize];
                if *known == 0 {
                    items.push(item);
                }
                *known += people;
            }
        }
        items.sort_unstable();
        let view = View { set: &self.set, held: &held, tally: &self.tally, items: &items, pool };
        let flow = look(&view);
        let frame = match self.set.len() + 1 < self.most {
            true => self.deeper(pool, floor, (&held, &items)),
            false => SetFrame::default(),
        };
        self.frames.push(frame);
        for &item in &items {
            self.tally[item as usize] = 0;
        }
        if flow.is_break() {
            self.frames.clear();
        }
        flow.is_continue()
    }

    /// Whoever has the next set, which becomes that of the walk; nothing after the last.
    fn held(&mut self, pool: &Pool) -> Option<Vec<(u32, u32)>> {
        if !std::mem::replace(&mut self.begun, true) {
            return Some((0..pool.sets.len() as u32).map(|number| (number, 0)).collect());
        }
        loop {
            let depth = self.frames.len();
            let frame = self.frames.last_mut()?;
            // What the frame is of stands before the item that was gone on with last.
            self.set.truncate(depth - 1);
            let Some(&(item, end)) = frame.items.get(frame.next) else {
                self.frames.pop();
                continue;
            };
            let begin = frame.next.checked_sub(1).map_or(0, |last| frame.items[last].1);
            frame.next += 1;
            self.set.push(item);
            return Some(frame.owners[begin..end].to_vec());
        }
    }

    /// What is to be gone on with: each item that enough people have.
    fn deeper(&self, pool: &Pool, floor: u64, (held, items): (&[(u32, u32)], &[u32])) -> SetFrame {
        let wanted = |item: u32| self.tally[item as usize] >= floor;
        let each = |(number, start): (u32, u32)| {
            let rest = &pool.sets[number as usize][start as usize..];
            rest.iter().zip(start + 1..).map(move |(&item, next)| (item, (number, next)))
        };
        // Who has each, one item after the other in one list: where the owners of each begin.
        let mut starts = vec![0; items.last().map_or(0, |&last| last as usize + 1)];
        let mut all = 0;
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
        let items = items.iter().filter(|&&item| wanted(item));
        let items = items.map(|&item| (item, starts[item as usize])).collect();
        SetFrame { owners, items, next: 0 }
    }

    /// What part of it is done, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        match self.frames.first() {
            None => f64::from(u8::from(self.begun)),
            Some(first) => first.next as f64 / first.items.len().max(1) as f64,
        }
    }
}
