//! Records are moved between classes while that lowers the loss.
//!
//! # Idea
//! One tuple after the other leaves its class for the one that it costs least, if
//! that is less than what it costs where it is and both classes pass. Where its class
//! could not spare it, it changes places with a tuple of one of the nearest of these.
//! Then every class is parted in two if both parts pass. All this is repeated until a
//! round gains next to nothing.
//!
//! Where classes were merged on for the sake of the table as a whole, none is parted, and
//! none is left with fewer records than the smallest has, or with only one: that would undo
//! what an average or a highest risk took, or a share of uniques.
//!
//! # Invariants
//! Every class that passed passes after each change, and each change lowers the sum
//! of all costs.

use super::clusters::Clusters;
use super::spans::Span;

/// Classes among whose tuples one to change places with is looked for.
const NEAR: usize = 4;

/// Classes of more tuples are left as they are: one tuple less changes little there.
const LARGE: usize = 256;

/// The most rounds.
const ROUNDS: u32 = 12;

/// A round goes on to the next if it gained at least one in so many.
const WORTHWHILE: u64 = 200;

/// A refinement under way.
#[derive(Debug, Default)]
pub(in crate::recoding) struct Refine {
    round: u32,
    /// The next tuple, and after the tuples the next class.
    next: usize,
    /// What all classes cost when the round began.
    before: Option<u64>,
    changes: u32,
    /// For each tuple how many changes there were when it was tried last.
    tried: Vec<Option<u32>>,
    /// For each class which change was its last.
    changed: Vec<u32>,
    /// The least records of a class, if no class may be parted.
    least: Option<u32>,
}

impl Refine {
    /// One that parts no class, and leaves none with fewer records than the smallest has, nor
    /// with only one.
    pub(in crate::recoding) fn keeping(classes: &Clusters) -> Self {
        let live = (0..classes.numbers()).filter(|&class| !classes.members(class).is_empty());
        let least = live.map(|class| classes.records(class).max(2)).min();
        Self { least, ..Self::default() }
    }

    /// Tries one tuple or class; true once it has ended.
    pub(in crate::recoding) fn step(&mut self, classes: &mut Clusters, looked: &mut usize) -> bool {
        let tuples = classes.study().contingency().tuples();
        if self.before.is_none() {
            self.before = Some(classes.total());
            self.tried = vec![None; tuples];
        }
        self.changed.resize(classes.numbers() as usize, 0);
        let end = tuples + classes.numbers() as usize;
        if self.next == end {
            return self.next_round(classes);
        }
        let changed = if self.next < tuples {
            self.try_tuple(classes, self.next as u32, looked)
        } else if self.least.is_some() {
            None
        } else {
            part(classes, (self.next - tuples) as u32)
        };
        self.next += 1;
        if let Some(both) = changed {
            self.changes += 1;
            self.changed.resize(classes.numbers() as usize, 0);
            both.into_iter().for_each(|class| self.changed[class as usize] = self.changes);
        }
        false
    }

    /// Tries a tuple, unless its class is what it was the last time.
    fn try_tuple(
        &mut self,
        classes: &mut Clusters,
        tuple: u32,
        looked: &mut usize,
    ) -> Option<[u32; 2]> {
        let tried = self.tried[tuple as usize].replace(self.changes);
        if classes.count(tuple) == 0 {
            return None;
        }
        let changed = self.changed[classes.class_of(tuple) as usize];
        if tried.is_some_and(|tried| changed <= tried) {
            return None;
        }
        move_one(classes, tuple, self.least.unwrap_or(0), looked)
    }

    fn next_round(&mut self, classes: &Clusters) -> bool {
        self.round += 1;
        self.next = 0;
        let after = classes.total();
        let gained = self.before.replace(after).unwrap_or(after) - after;
        self.round == ROUNDS || gained == 0 || gained < after / WORTHWHILE
    }

    /// How many changes were made.
    pub(in crate::recoding) fn changes(&self) -> u32 {
        self.changes
    }

    /// Rounds that have ended.
    pub(in crate::recoding) fn rounds(&self) -> u32 {
        self.round
    }
}

fn without_tuple(members: &[u32], tuple: u32) -> Vec<u32> {
    members.iter().copied().filter(|&other| other != tuple).collect()
}

fn with_tuple(members: &[u32], tuple: u32) -> Vec<u32> {
    members.iter().copied().chain([tuple]).collect()
}

/// Moves a tuple, if that gains anything; returns the two classes that changed.
fn move_one(
    classes: &mut Clusters,
    tuple: u32,
    least: u32,
    looked: &mut usize,
) -> Option<[u32; 2]> {
    let own = classes.class_of(tuple);
    let members = classes.members(own);
    if members.len() < 2 || members.len() > LARGE {
        return None;
    }
    *looked += members.len() / 4;
    let rest = without_tuple(members, tuple);
    let alone = classes.price(&[tuple]);
    let gain = classes.cost(own).saturating_sub(classes.price(&rest) + alone);
    let most = gain.checked_sub(1)?;
    if classes.records(own) - classes.count(tuple) < least || !classes.would_pass(&rest) {
        return swap(classes, (tuple, &rest), least, most, looked);
    }
    let &(_, nearest) = classes.nearest_to(tuple, (most, 1), looked).first()?;
    let joined = with_tuple(classes.members(nearest), tuple);
    if !classes.passes(nearest) || !classes.would_pass(&joined) {
        return None;
    }
    classes.set(own, rest);
    classes.set(nearest, joined);
    Some([own, nearest])
}

/// Lets a tuple change places with one of a class that takes it for `most` or less, if that gains
/// anything.
fn swap(
    classes: &mut Clusters,
    (tuple, rest): (u32, &[u32]),
    least: u32,
    most: u64,
    looked: &mut usize,
) -> Option<[u32; 2]> {
    let own = classes.class_of(tuple);
    let row = classes.row_of(rest.iter().copied());
    let records = classes.records(own) - classes.count(tuple);
    let mut best: Option<(u64, u32, u32)> = None;
    for (_, other) in classes.nearest_to(tuple, (most, NEAR), looked) {
        let members = classes.members(other);
        if members.len() > LARGE {
            continue;
        }
        *looked += members.len();
        let before = classes.cost(own) + classes.cost(other);
        let others = WithoutEach::new(classes, members);
        for (number, &candidate) in members.iter().enumerate() {
            let here = u64::from(records + classes.count(candidate));
            let here = here * classes.joined(&row, classes.finest(candidate));
            if here >= before {
                continue;
            }
            let there = classes.records(other) - classes.count(candidate) + classes.count(tuple);
            let there = u64::from(there) * others.joined(classes, number, classes.finest(tuple));
            if here + there < before && best.is_none_or(|best| before - here - there > best.0) {
                best = Some((before - here - there, other, candidate));
            }
        }
    }
    let (_, other, candidate) = best?;
    let here = with_tuple(rest, candidate);
    let there = with_tuple(&without_tuple(classes.members(other), candidate), tuple);
    let too_small =
        |tuples: &[u32]| tuples.iter().map(|&tuple| classes.count(tuple)).sum::<u32>() < least;
    if too_small(&here) || too_small(&there) {
        return None;
    }
    if !classes.passes(other) || !classes.would_pass(&here) || !classes.would_pass(&there) {
        return None;
    }
    classes.set(own, here);
    classes.set(other, there);
    Some([own, other])
}

/// The spans of a class without each of its tuples in turn.
struct WithoutEach {
    width: usize,
    /// Of all tuples before each, and of all after it.
    before: Vec<Span>,
    after: Vec<Span>,
    tuples: usize,
}

impl WithoutEach {
    fn new(classes: &Clusters, members: &[u32]) -> Self {
        let rows = |members: &mut dyn Iterator<Item = u32>| {
            let mut rows: Vec<Span> = Vec::new();
            for tuple in members {
                let exact = classes.finest(tuple);
                let last = rows.len().checked_sub(exact.len());
                for (attribute, &span) in exact.iter().enumerate() {
                    let known = last.map(|last| rows[last + attribute]);
                    rows.push(
                        known.map_or(span, |known| classes.spans().join(attribute, known, span)),
                    );
                }
            }
            rows
        };
        Self {
            width: classes.spans().width(),
            before: rows(&mut members.iter().copied()),
            after: rows(&mut members.iter().rev().copied()),
            tuples: members.len(),
        }
    }

    /// What the class without one tuple, but with this row, costs a record.
    fn joined(&self, classes: &Clusters, tuple: usize, row: &[Span]) -> u64 {
        let part = |rows: &'_ [Span], number: Option<usize>, attribute: usize| {
            number.map(|number| rows[number * self.width + attribute])
        };
        let (before, after) = (tuple.checked_sub(1), (self.tuples - 1 - tuple).checked_sub(1));
        let spans = classes.spans();
        row.iter()
            .enumerate()
            .map(|(attribute, &span)| {
                let mut all = span;
                for part in
                    [part(&self.before, before, attribute), part(&self.after, after, attribute)]
                {
                    all = part.map_or(all, |part| spans.join(attribute, all, part));
                }
                spans.cost(attribute, all)
            })
            .sum()
    }
}

/// Parts a class in two where that gains anything: between the two tuples that are far from each
/// other, at the place where the parts cost least.
fn part(classes: &mut Clusters, class: u32) -> Option<[u32; 2]> {
    let members = classes.members(class);
    let least = 2 * u64::from(classes.study().demands().smallest());
    if members.len() < 2
        || members.len() > LARGE
        || u64::from(classes.records(class)) < least
        || classes.cost(class) == 0
    {
        return None;
    }
    let apart = |one: u32, other: u32| classes.joined(classes.finest(one), classes.finest(other));
    let furthest = |origin: u32| {
        members
            .iter()
            .copied()
            .max_by_key(|&tuple| (apart(origin, tuple), std::cmp::Reverse(tuple)))
            .unwrap_or(origin)
    };
    let one = furthest(members[0]);
    let other = furthest(one);
    let mut order = members.to_vec();
    order.sort_by_key(|&tuple| (apart(one, tuple) as i64 - apart(other, tuple) as i64, tuple));
    let cost = |&cut: &usize| classes.price(&order[..cut]) + classes.price(&order[cut..]);
    let cut = (1..order.len())
        .filter(|&cut| classes.would_pass(&order[..cut]) && classes.would_pass(&order[cut..]))
        .min_by_key(cost);
    let cut = cut.filter(|&cut| cost(&cut) < classes.cost(class))?;
    let new = order.split_off(cut);
    classes.set(class, order);
    Some([class, classes.add(new)])
}
