//! One size of classes aimed at, on the way to a table.

use super::groups::{GroupRefinement, GrowingClasses};
use crate::keys::KeySet;
use crate::packing::by_width;
use crate::recoding::base::Base;
use crate::recoding::{Recoded, SUPPRESSED};
use std::sync::Arc;

/// The most sets of attributes that are tried. Beyond them only sets of the least important
/// attributes are.
const MAX_SETS: usize = 4096;

/// A set of attributes without which records are looked at.
#[derive(Clone, Debug)]
struct Without {
    attributes: Vec<usize>,
    /// How many records become frequent enough, once that was counted.
    helps: u64,
}

#[derive(Debug)]
enum Phase {
    /// The sets of so many attributes are tried, the next one being `next`. They are counted
    /// first and used then, unless importance decides which comes first.
    Sets {
        size: usize,
        sets: Vec<Without>,
        next: usize,
        counted: bool,
    },
    /// What is left joins what there is; then what has many stars is dissolved.
    Refine(GroupRefinement),
    Ended,
}

/// An attempt under way.
#[derive(Debug)]
pub(super) struct SuppressionAttempt {
    base: Arc<Base>,
    by_importance: bool,
    /// Whether what is suppressed matches everything.
    by_matches: bool,
    /// The attributes, the least important ones first.
    cheapest: Vec<usize>,
    /// The size of classes aimed at.
    size: u64,
    /// Classes of the node with records, ascending; kept where all of them count.
    present: Vec<u32>,
    /// Those that are in no group yet.
    rest: Vec<u32>,
    groups: GrowingClasses,
    phase: Phase,
    sets_tried: usize,
    visited: u32,
}

impl SuppressionAttempt {
    pub(super) fn new(base: &Arc<Base>, costs: &[u64], by_importance: bool, size: u64) -> Self {
        let mut cheapest: Vec<usize> = (0..costs.len()).collect();
        cheapest.sort_by_key(|&attribute| costs[attribute]);
        let phase = Phase::Sets {
            size: 0,
            sets: vec![Without { attributes: Vec::new(), helps: 0 }],
            next: 0,
            counted: true,
        };
        let by_matches = base.study().demands().fewest_matches().is_some();
        let with_records =
            (0..base.partition().classes() as u32).filter(|&class| base.records(class) > 0);
        let rest: Vec<u32> = with_records.collect();
        Self {
            by_importance,
            by_matches,
            cheapest,
            size,
            present: if by_matches { rest.clone() } else { Vec::new() },
            rest,
            groups: GrowingClasses::new(base, costs),
            base: base.clone(),
            phase,
            sets_tried: 1,
            visited: 0,
        }
    }

    /// Does about `budget` looks at classes; true once it has ended.
    pub(super) fn step(&mut self, budget: usize) -> bool {
        let mut left = budget.max(1);
        while left > 0 {
            let cost = match std::mem::replace(&mut self.phase, Phase::Ended) {
                Phase::Ended => return true,
                Phase::Sets { size, sets, next, counted } => self.sets(size, sets, next, counted),
                Phase::Refine(mut refine) => {
                    let (done, ended) = refine.advance(&mut self.groups, left);
                    // Once for all of it, however the work is cut into steps.
                    if ended {
                        self.visited = self.visited.saturating_add(1);
                    } else {
                        self.phase = Phase::Refine(refine);
                    }
                    done
                }
            };
            left = left.saturating_sub(cost.max(1));
        }
        false
    }

    /// Tries one more set; returns how many classes that has looked at.
    fn sets(&mut self, size: usize, mut sets: Vec<Without>, next: usize, counted: bool) -> usize {
        let looked = self.rest.len();
        if self.rest.is_empty() || (next == sets.len() && size == self.cheapest.len()) {
            let rest = std::mem::take(&mut self.rest);
            if !self.by_matches {
                self.phase = Phase::Refine(GroupRefinement::new(rest));
            }
            return 1;
        }
        self.phase =
            if next < sets.len() {
                self.visited = self.visited.saturating_add(1);
                let (group_of, frequent) = self.frequent(&sets[next].attributes);
                if counted {
                    self.release(&group_of, &frequent, &sets[next].attributes);
                } else {
                    sets[next].helps =
                        self.rest
                            .iter()
                            .zip(&group_of)
                            .map(|(&class, &group)| {
                                if frequent[group as usize] { self.base.records(class) } else { 0 }
                            })
                            .sum();
                }
                Phase::Sets { size, sets, next: next + 1, counted }
            } else if !counted {
                sets.sort_by_key(|set| std::cmp::Reverse(set.helps));
                sets.retain(|set| set.helps > 0);
                Phase::Sets { size, sets, next: 0, counted: true }
            } else {
                let sets = self.sets_of(size + 1);
                let counted = self.by_importance || sets.len() == 1;
                Phase::Sets { size: size + 1, sets, next: 0, counted }
            };
        looked
    }

    /// The sets of so many attributes, those with less important ones first; only the first of
    /// them if all would be too many.
    fn sets_of(&mut self, size: usize) -> Vec<Without> {
        let order = &self.cheapest;
        let mut sets = Vec::new();
        let mut places: Vec<usize> = (0..size).collect();
        loop {
            let attributes = places.iter().map(|&place| order[place]).collect();
            sets.push(Without { attributes, helps: 0 });
            if self.sets_tried + sets.len() > MAX_SETS {
                sets.truncate(1);
                break;
            }
            // The first place that can still move on, with those before it moved back.
            let Some(index) = (0..size).find(|&index| {
                let limit = places.get(index + 1).copied().unwrap_or(order.len());
                places[index] + 1 < limit
            }) else {
                break;
            };
            places[index] += 1;
            for (place, value) in places[..index].iter_mut().zip(0..) {
                *place = value;
            }
        }
        self.sets_tried += sets.len();
        sets
    }

    /// The group of each of these classes, by what it shows without some attributes, and how many
    /// groups there are.
    fn grouped(&self, classes: &[u32], left_out: &[usize]) -> (Vec<u32>, usize) {
        let layout = self.base.partition().layout();
        let mut kept = vec![0; layout.words()];
        for (attribute, field) in layout.fields().iter().enumerate() {
            if !left_out.contains(&attribute) {
                kept[field.word] |= field.mask << field.shift;
            }
        }
        by_width!(layout.words(), group(&self.base, classes, &kept))
    }

    /// The group of each class that is left, by what it shows without some attributes, and which
    /// groups are large enough. Where stars match everything, all classes of the node count.
    fn frequent(&self, left_out: &[usize]) -> (Vec<u32>, Vec<bool>) {
        let mut of_all = vec![SUPPRESSED; self.base.partition().classes()];
        let counted = if self.by_matches { &self.present } else { &self.rest };
        let (groups_of_counted, groups) = self.grouped(counted, left_out);
        for (&class, group) in counted.iter().zip(groups_of_counted) {
            of_all[class as usize] = group;
        }
        let persons = self.base.persons(&of_all, groups);
        let group_of = self.rest.iter().map(|&class| of_all[class as usize]).collect();
        (group_of, persons.into_iter().map(|persons| persons >= self.size).collect())
    }

    /// Lets the frequent groups be classes of the table; where stars match everything, each class
    /// in them by itself, without what was left out.
    fn release(&mut self, group_of: &[u32], frequent: &[bool], left_out: &[usize]) {
        let mut number_of = vec![None; frequent.len()];
        let mut rest = Vec::new();
        for (&class, &group) in self.rest.iter().zip(group_of) {
            if !frequent[group as usize] {
                rest.push(class);
            } else if self.by_matches {
                let number = self.groups.add();
                self.groups.join(number, class);
                self.groups.suppress(number, left_out);
            } else {
                let number = number_of[group as usize].get_or_insert_with(|| self.groups.add());
                self.groups.join(*number, class);
            }
        }
        self.rest = rest;
    }

    /// The table as it is at the end.
    pub(super) fn recoded(&self) -> Recoded {
        self.groups.recoded()
    }

    /// What the classes of the node show by now.
    #[cfg(test)]
    pub(super) fn shown(&self) -> Vec<u32> {
        self.groups.shown()
    }

    /// How many sets, joins and dissolutions were tried.
    pub(super) fn visited(&self) -> u32 {
        self.visited
    }

    /// Records that are in a group.
    pub(super) fn done(&self) -> u64 {
        self.groups.records()
    }
}

fn group<const W: usize>(base: &Base, rest: &[u32], kept: &[u64]) -> (Vec<u32>, usize) {
    let (mut set, mut keys) = (KeySet::default(), Vec::new());
    set.reset(rest.len());
    let mut group_of = Vec::with_capacity(rest.len());
    for &class in rest {
        let mut key = [0_u64; W];
        let all = base.partition().key(class as usize);
        for ((word, &all), &kept) in key.iter_mut().zip(all).zip(kept) {
            *word = all & kept;
        }
        group_of.push(set.number(&key, &mut keys) as u32);
    }
    (group_of, keys.len() / W)
}
