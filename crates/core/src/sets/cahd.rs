//! Sensitive items published by group, everything else exactly (CAHD).
//!
//! # Definition
//! Of a group of people no sensitive item is that of more than 1/p: count(s) · p ≤ size. Items that are
//! not sensitive are published as they are; of sensitive ones how many of the group have each.
//!
//! # Source
//! G. Ghinita, Y. Tao, P. Kalnis. "On the Anonymization of Sparse High-Dimensional Data." ICDE 2008
//! (spec I3).
//!
//! # How
//! People stand in the order of the [`band`]. Each who has a sensitive item and is in no
//! group yet looks at the nearest α·p people before and behind who are in none and have no sensitive
//! item in common, and takes the p − 1 that have most of the other items in common with it. A group is
//! formed only if the rest can still be grouped. Who is left over forms the last group; without
//! sensitive items, each joins the nearest group.
//!
//! # What it does not do
//! It hides who has a sensitive item, not whose line is whose: whoever knows some of the other items
//! may find the line.

use super::band::{self, BandOrder};

/// People who are published together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The people, in the order of the band.
    pub people: Vec<u32>,
    /// The sensitive items that somebody of the group has, ascending, each with how many have it.
    pub sensitive: Vec<(u32, u64)>,
}

/// How it groups people.
#[derive(Clone, Copy, Debug)]
pub struct Cahd {
    /// At most one of so many people has a sensitive item of the group.
    pub p: usize,
    /// How far it looks for others, in groups.
    pub alpha: usize,
}

/// Groups of people with these `open` and `hidden` items; nothing if some sensitive item is that of
/// more than 1/p of all.
#[must_use]
pub fn groups(
    open: &[Vec<u32>],
    hidden: &[Vec<u32>],
    items: usize,
    cahd: Cahd,
) -> Option<Vec<Group>> {
    let order = band::narrow(open, items);
    in_order(open, hidden, &order, cahd)
}

/// The same of people who stand in this order.
#[must_use]
pub fn in_order(
    open: &[Vec<u32>],
    hidden: &[Vec<u32>],
    order: &BandOrder,
    cahd: Cahd,
) -> Option<Vec<Group>> {
    let mut grouping = Grouping::new((open.to_vec(), hidden.to_vec()), order, cahd)?;
    while !grouping.step(usize::MAX) {}
    Some(grouping.finish())
}

/// Groups under way, which can be left and gone on with at any time. People are known by their place
/// in the order.
#[derive(Clone, Debug)]
pub(super) struct Grouping {
    pub(super) open: Vec<Vec<u32>>,
    hidden: Vec<Vec<u32>>,
    people: Vec<u32>,
    cahd: Cahd,
    group_of: Vec<Option<u32>>,
    groups: u32,
    /// How many people in no group have each sensitive item.
    left: Vec<u64>,
    unassigned: usize,
    /// The next place that is looked at.
    next: usize,
}

impl Grouping {
    /// Nobody in a group yet; nothing if some sensitive item is that of more than 1/p of all.
    pub(super) fn new(
        (open, hidden): (Vec<Vec<u32>>, Vec<Vec<u32>>),
        order: &BandOrder,
        cahd: Cahd,
    ) -> Option<Self> {
        let sensitive = hidden.iter().flatten().max().map_or(0, |&last| last as usize + 1);
        let mut left = vec![0_u64; sensitive];
        for &item in hidden.iter().flatten() {
            left[item as usize] += 1;
        }
        let unassigned = order.people.len();
        let (people, group_of) = (order.people.clone(), vec![None; unassigned]);
        let (groups, next) = (0, 0);
        let grouping =
            Self { open, hidden, people, cahd, group_of, groups, left, unassigned, next };
        grouping.can_go_on().then_some(grouping)
    }

    /// Looks at about so many people; true once all who have a sensitive item were.
    pub(super) fn step(&mut self, budget: usize) -> bool {
        let end = self.people.len().min(self.next.saturating_add(budget));
        while self.next < end {
            let place = self.next;
            self.next += 1;
            if self.group_of[place].is_none() && !self.hidden_at(place).is_empty() {
                self.group(place);
            }
        }
        self.next == self.people.len()
    }

    fn hidden_at(&self, place: usize) -> &[u32] {
        &self.hidden[self.people[place] as usize]
    }

    fn open_at(&self, place: usize) -> &[u32] {
        &self.open[self.people[place] as usize]
    }

    /// Whether who is in no group can form one.
    fn can_go_on(&self) -> bool {
        self.left.iter().all(|&count| count * self.cahd.p as u64 <= self.unassigned as u64)
    }

    /// The nearest in no group that have no sensitive item in common with one, before it or behind.
    fn nearest(&self, place: usize, others: impl Iterator<Item = usize>) -> Vec<usize> {
        others
            .filter(|&other| self.group_of[other].is_none())
            .filter(|&other| !meet(self.hidden_at(place), self.hidden_at(other)))
            .take(self.cahd.alpha * self.cahd.p)
            .collect()
    }

    /// Forms the group of one who has a sensitive item, if that can be.
    fn group(&mut self, place: usize) {
        let mut candidates = self.nearest(place, (0..place).rev());
        candidates.extend(self.nearest(place, place + 1..self.people.len()));
        candidates.sort_by_key(|&other| {
            let common = common(self.open_at(place), self.open_at(other));
            (std::cmp::Reverse(common), other.abs_diff(place), other)
        });
        let mut members = vec![place];
        for other in candidates {
            if members.len() == self.cahd.p {
                break;
            }
            if members.iter().all(|&one| !meet(self.hidden_at(one), self.hidden_at(other))) {
                members.push(other);
            }
        }
        if members.len() < self.cahd.p {
            return;
        }
        for &member in &members {
            for &item in &self.hidden[self.people[member] as usize] {
                self.left[item as usize] -= 1;
            }
        }
        self.unassigned -= members.len();
        if self.can_go_on() {
            for member in members {
                self.group_of[member] = Some(self.groups);
            }
            self.groups += 1;
            return;
        }
        self.unassigned += members.len();
        for &member in &members {
            for &item in &self.hidden[self.people[member] as usize] {
                self.left[item as usize] += 1;
            }
        }
    }

    /// Puts who is left over together, or each into the nearest group.
    fn put_rest(&mut self) {
        let rest: Vec<usize> =
            (0..self.people.len()).filter(|&place| self.group_of[place].is_none()).collect();
        let is_free = rest.iter().all(|&place| self.hidden_at(place).is_empty());
        let formed = self.group_of.clone();
        let nearest = nearest_marked(&formed);
        for &place in &rest {
            self.group_of[place] = match nearest[place] {
                Some(nearest) if is_free => formed[nearest],
                _ => Some(self.groups),
            };
        }
        self.groups += 1;
    }

    /// The groups, with who is in none as it can be put together: that can be done at any time.
    pub(super) fn finish(mut self) -> Vec<Group> {
        self.put_rest();
        let mut members: Vec<Vec<u32>> = vec![Vec::new(); self.groups as usize];
        for (&person, group) in self.people.iter().zip(&self.group_of) {
            if let Some(group) = group {
                members[*group as usize].push(person);
            }
        }
        members.retain(|people| !people.is_empty());
        let counted = members.into_iter().map(|people| {
            let mut items: Vec<u32> =
                people.iter().flat_map(|&person| &self.hidden[person as usize]).copied().collect();
            items.sort_unstable();
            let runs = items.chunk_by(|one, other| one == other);
            let sensitive = runs.map(|run| (run[0], run.len() as u64)).collect();
            Group { people, sensitive }
        });
        counted.collect()
    }
}

/// For each place the nearest that is marked, the one before it if one behind is as near.
fn nearest_marked<T>(marks: &[Option<T>]) -> Vec<Option<usize>> {
    let mut nearest = vec![None; marks.len()];
    let mut last = None;
    for (place, mark) in marks.iter().enumerate() {
        last = mark.as_ref().map(|_| place).or(last);
        nearest[place] = last;
    }
    let mut next: Option<usize> = None;
    for (place, mark) in marks.iter().enumerate().rev() {
        next = mark.as_ref().map(|_| place).or(next);
        nearest[place] = match (nearest[place], next) {
            (Some(before), Some(next)) if next - place < place - before => Some(next),
            (before, next) => before.or(next),
        };
    }
    nearest
}

/// How many items two sets have in common.
fn common(one: &[u32], other: &[u32]) -> usize {
    one.iter().filter(|item| other.binary_search(item).is_ok()).count()
}

fn meet(one: &[u32], other: &[u32]) -> bool {
    common(one, other) > 0
}

/// The largest share of a group that has one sensitive item, as that item's people and the size of the
/// group; nothing where no group has one.
#[must_use]
pub fn largest_share(groups: &[Group]) -> Option<(u64, u64)> {
    let shares = groups.iter().flat_map(|group| {
        let size = group.people.len() as u64;
        group.sensitive.iter().map(move |&(_, count)| (count, size))
    });
    shares.reduce(
        |largest, share| {
            if share.0 * largest.1 > largest.0 * share.1 { share } else { largest }
        },
    )
}
