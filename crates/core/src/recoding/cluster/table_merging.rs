//! Classes are merged on until what the table as a whole has to meet holds.
//!
//! # Definition
//! In each round those classes are in the way that would have to be suppressed for all
//! demands to hold, as the models themselves would choose them: with an average risk the
//! smallest ones, with a share of uniques so many uniques. Each of them is merged with the
//! class of its region that is nearest to it, the one first that this costs least; what
//! they make is judged in the next round. After [`ROUNDS`] rounds, or where none of them
//! has a class to be merged with, all classes are in the way, and those that they make too.
//! Once no more is suppressed than what can never be merged, merges of the last round are
//! taken back, by bisection, as long as that stays so. Of all tables measured on the way the
//! one that loses least counts, be it that some records are suppressed in it.
//!
//! # Why this order
//! The models on tables have nothing in common that would say what each merge brings, but
//! every one says what it would suppress. Merging the cheapest pair wherever it is would
//! join many large classes before the few that matter. The smallest class first would pay
//! for outliers where, as with an average, any other merge brings as much.
//!
//! # Invariants
//! It finds a table that may be released whenever the one with one class for each region
//! may be: that one is the last that is tried.

use super::clusters::Clusters;
use crate::loss::Loss;
use crate::model::Preference;
use crate::recoding::{Recoded, SUPPRESSED};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// So many rounds ask the models what is in the way.
const ROUNDS: u32 = 64;

/// The merging on, under way.
#[derive(Debug)]
pub(super) struct TableMerging {
    phase: Phase,
    rounds: u32,
    /// Whether a class that was merged in this round may be merged again.
    again: bool,
    /// What is in the way, the cheapest merge first.
    pairs: BinaryHeap<Reverse<NearestPair>>,
    /// For each class how often it has changed.
    changes: Vec<u32>,
    /// The merges of this round.
    log: Vec<Merge>,
    /// How many of them are made; the others were taken back.
    made: usize,
    merges: u32,
    /// Records that are suppressed whatever is merged.
    lost: u64,
    /// The best table that was measured: its loss and its classes.
    best: Option<(Loss, Vec<Vec<u32>>)>,
}

#[derive(Clone, Copy, Debug)]
enum Phase {
    Judging,
    Merging,
    /// With the first `low` merges of the round too much is suppressed, with `high` it is not.
    TakingBack {
        low: usize,
        high: usize,
    },
    Ended,
}

/// A class in the way and the one nearest to it; ordered by the distance, then by the first
/// tuple of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct NearestPair {
    distance: u64,
    firsts: [u32; 2],
    classes: [u32; 2],
    /// How often each had changed.
    changes: [u32; 2],
}

#[derive(Debug)]
struct Merge {
    target: u32,
    source: u32,
    /// The tuples of the latter.
    tuples: Vec<u32>,
}

/// What a step has done.
#[derive(Debug)]
pub(super) enum Done {
    /// A merge was made or taken back.
    Merge,
    /// The table was measured.
    Measured(Box<Recoded>),
    /// There is nothing left to be done.
    All,
}

impl TableMerging {
    /// Nothing is merged yet. So many records are suppressed whatever is merged.
    pub(super) fn new(lost: u64) -> Self {
        Self {
            phase: Phase::Judging,
            rounds: 0,
            again: false,
            pairs: BinaryHeap::new(),
            changes: Vec::new(),
            log: Vec::new(),
            made: 0,
            merges: 0,
            lost,
            best: None,
        }
    }

    /// How many merges there are.
    pub(super) fn merges(&self) -> u32 {
        self.merges
    }

    /// Does one merge, or measures the table.
    pub(super) fn step(&mut self, classes: &mut Clusters, looked: &mut usize) -> Done {
        match self.phase {
            Phase::Judging => {
                let recoded = self.measure(classes, looked);
                self.phase = if self.suffices(&recoded) {
                    Phase::TakingBack { low: 0, high: self.log.len() }
                } else {
                    self.begin_round(classes, &recoded, looked)
                };
                Done::Measured(Box::new(recoded))
            }
            Phase::Merging => {
                match self.next_pair(classes, looked) {
                    Some(pair) => self.merge(classes, pair, looked),
                    None => self.phase = Phase::Judging,
                }
                Done::Merge
            }
            Phase::TakingBack { low, high } if high - low > 1 => {
                let middle = low + (high - low) / 2;
                if self.go_to(classes, middle) {
                    return Done::Merge;
                }
                let recoded = self.measure(classes, looked);
                self.phase = match self.suffices(&recoded) {
                    true => Phase::TakingBack { low, high: middle },
                    false => Phase::TakingBack { low: middle, high },
                };
                Done::Measured(Box::new(recoded))
            }
            Phase::TakingBack { .. } | Phase::Ended => Done::All,
        }
    }

    /// The classes of the best table that was measured, if one may be released.
    pub(super) fn take_best(&mut self) -> Option<Vec<Vec<u32>>> {
        self.best.take().map(|(_, classes)| classes)
    }

    fn measure(&mut self, classes: &Clusters, looked: &mut usize) -> Recoded {
        *looked += classes.study().contingency().tuples();
        let recoded = classes.recoded();
        if recoded.feasible
            && self.best.as_ref().is_none_or(|best| recoded.loss.compare(&best.0).is_lt())
        {
            let members = live(classes).map(|class| classes.members(class).to_vec());
            self.best = Some((recoded.loss.clone(), members.collect()));
        }
        recoded
    }

    /// Whether merging on could release no more records.
    fn suffices(&self, recoded: &Recoded) -> bool {
        recoded.feasible && recoded.suppressed <= self.lost
    }

    /// Says what is in the way of a table.
    fn begin_round(&mut self, classes: &Clusters, recoded: &Recoded, looked: &mut usize) -> Phase {
        self.rounds += 1;
        self.log.clear();
        self.made = 0;
        self.changes = vec![0; classes.numbers() as usize];
        if self.rounds <= ROUNDS && !self.again {
            let fails = in_the_way(recoded);
            live(classes)
                .filter(|&class| {
                    let shown = recoded.class_of()[classes.first(class) as usize];
                    shown == SUPPRESSED || fails[shown as usize]
                })
                .for_each(|class| self.push(classes, class, looked));
        }
        if self.pairs.is_empty() {
            self.again = true;
            live(classes).for_each(|class| self.push(classes, class, looked));
        }
        if self.pairs.is_empty() { Phase::Ended } else { Phase::Merging }
    }

    fn push(&mut self, classes: &Clusters, class: u32, looked: &mut usize) {
        if let Some((distance, other)) = classes.nearest(class, None, looked) {
            self.pairs.push(Reverse(NearestPair {
                distance,
                firsts: [class, other].map(|class| classes.first(class)),
                classes: [class, other],
                changes: [class, other].map(|class| self.changes[class as usize]),
            }));
        }
    }

    /// The cheapest merge that is left.
    fn next_pair(&mut self, classes: &Clusters, looked: &mut usize) -> Option<[u32; 2]> {
        while let Some(Reverse(pair)) = self.pairs.pop() {
            let changed = |index: usize| {
                self.changes[pair.classes[index] as usize] != pair.changes[index]
                    || classes.members(pair.classes[index]).is_empty()
            };
            match (changed(0), changed(1)) {
                (false, false) => return Some(pair.classes),
                (false, true) => self.push(classes, pair.classes[0], looked),
                (true, _) => {}
            }
        }
        None
    }

    fn merge(&mut self, classes: &mut Clusters, pair: [u32; 2], looked: &mut usize) {
        let [one, other] = pair;
        let larger = classes.members(one).len() >= classes.members(other).len();
        let (target, source) = if larger { (one, other) } else { (other, one) };
        self.log.push(Merge { target, source, tuples: classes.members(source).to_vec() });
        classes.merge(target, source);
        self.made += 1;
        self.merges += 1;
        self.changes[target as usize] += 1;
        if self.again {
            self.push(classes, target, looked);
        }
    }

    /// Makes one more merge of the round, or takes one back, on the way to where so many are
    /// made; false once it is there.
    fn go_to(&mut self, classes: &mut Clusters, made: usize) -> bool {
        if self.made < made {
            let Merge { target, source, .. } = self.log[self.made];
            classes.merge(target, source);
            self.made += 1;
        } else if self.made > made {
            self.made -= 1;
            let Merge { target, source, tuples } = &self.log[self.made];
            let members = classes.members(*target);
            let rest = members.iter().copied();
            let rest = rest.filter(|tuple| tuples.binary_search(tuple).is_err()).collect();
            classes.set(*target, rest);
            classes.set(*source, tuples.clone());
        } else {
            return false;
        }
        true
    }
}

fn live(classes: &Clusters) -> impl Iterator<Item = u32> {
    (0..classes.numbers()).filter(|&class| !classes.members(class).is_empty())
}

/// Which classes of a table would have to be suppressed, however many that are.
fn in_the_way(recoded: &Recoded) -> Vec<bool> {
    let demands = recoded.study().demands();
    let partition = recoded.partition();
    demands
        .decide_without(
            partition,
            u64::MAX,
            |class| demands.refuse_missing(recoded.cells(class)),
            Preference::default(),
        )
        .fails
}
