//! Minimality (spec H9): what the algorithm did tells of what it saw.
//!
//! An algorithm that generalizes only as far as it must has had a reason. Whoever knows it, its
//! parameters and the quasi-identifiers of everybody asks for each way to give the values of a
//! released class to its members what would have been released: the ways that lead to this release
//! are the worlds that are left, all equally likely. The credibility of a value is the share of these
//! worlds in which a person has it.
//!
//! Members of a class with the same quasi-identifiers are a group. Ways that give groups the same
//! values the same number of times are one [`ValueAssignment`], which stands for as many worlds as there
//! are ways within the groups.
//!
//! Where a person may have several records, each record is a place of its own, and it is asked of the
//! person: in which worlds any of their records has the value. [`ValueWorlds`] concludes for both.

use std::collections::BTreeMap;

/// How the values of a class are given to its groups.
#[derive(Clone, Debug, PartialEq)]
pub struct ValueAssignment {
    /// For each group how often it has each value.
    pub counts: Vec<Vec<u32>>,
    /// The number of ways to give them to the members of the groups.
    pub worlds: f64,
}

/// All ways to give values, each so many times, to groups of such sizes; `None` if there are more
/// than `most`. The numbers of both add up to the same.
#[must_use]
pub fn distributions(groups: &[u32], values: &[u32], most: usize) -> Option<Vec<ValueAssignment>> {
    let taking = |counts: &[u32]| counts.iter().filter(|&&count| count > 0).count();
    // The ways are the whole points of a polytope whose corners are whole, so that there are more of them
    // than it has dimensions. A class of hundreds of groups and values is refused before any is made.
    let dimensions = taking(groups).saturating_sub(1) * taking(values).saturating_sub(1);
    if dimensions >= most {
        return None;
    }
    let width = values.len();
    let places = groups.len() * width;
    let mut found = Vec::new();
    let mut left = values.to_vec();
    // For each place, group by group, what is taken there, what the group then has room for, and what is left
    // of later values. A place of each stack frame would be too deep for the stack of a page.
    let mut taken = vec![0_u32; places];
    let mut open = vec![0_u32; places];
    let mut later = vec![0_u32; places];
    let mut place = 0;
    loop {
        if place == places {
            if found.len() == most {
                return None;
            }
            let counts: Vec<Vec<u32>> = (0..groups.len())
                .map(|group| taken[group * width..(group + 1) * width].to_vec())
                .collect();
            let ways = counts.iter().map(|of_group| multinomial(of_group));
            found.push(ValueAssignment { worlds: ways.product(), counts });
            // Back to the last place where more can be taken.
            loop {
                if place == 0 {
                    return Some(found);
                }
                place -= 1;
                let value = place % width;
                if left[value] > 0 && taken[place] < open[place] {
                    left[value] -= 1;
                    taken[place] += 1;
                    break;
                }
                left[value] += taken[place];
            }
        } else {
            let (group, value) = (place / width, place % width);
            (open[place], later[place]) = match value {
                0 => (groups[group], left[1..].iter().sum()),
                _ => (open[place - 1] - taken[place - 1], later[place - 1] - left[value]),
            };
            // What is not taken here is to be taken of the others.
            taken[place] = open[place].saturating_sub(later[place]);
            left[value] -= taken[place];
        }
        place += 1;
    }
}

/// In how many orders so many of each can stand.
fn multinomial(counts: &[u32]) -> f64 {
    let mut ways = 1.0;
    let mut placed = 0;
    for &count in counts {
        for number in 1..=count {
            placed += 1;
            ways *= f64::from(placed) / f64::from(number);
        }
    }
    ways.round()
}

/// What has to lie between how credible a value is and how frequent it is, so that rounding finds nothing.
const ROUNDING: f64 = 1e-9;

/// That somebody has a value more credibly than anybody of theirs.
#[derive(Clone, Debug, PartialEq)]
pub struct CredibleValue {
    /// Who has it: a number that whoever noted worlds has given them.
    pub holder: usize,
    /// The value.
    pub value: u32,
    /// The share of the worlds that are left in which it is theirs.
    pub confidence: f64,
    /// The same of all worlds.
    pub prior: f64,
}

/// In how many worlds holders have each value, of all worlds and of those that are left. A holder is a
/// group, each member of which is as likely to have a value as the others, or a person, who has the
/// values of all their records.
#[derive(Clone, Debug, Default)]
pub struct ValueWorlds {
    /// For each holder and value the sum, over worlds, of the members who have it.
    had: BTreeMap<(usize, u32), [f64; 2]>,
    worlds: [f64; 2],
}

impl ValueWorlds {
    /// Notes so many worlds in which holders have these values, each so many times, as some of all or
    /// of those that are left as well.
    pub fn note(&mut self, worlds: f64, is_left: bool, had: &BTreeMap<(usize, u32), u32>) {
        for place in if is_left { 0..2 } else { 0..1 } {
            self.worlds[place] += worlds;
            for (&pair, &count) in had {
                self.had.entry(pair).or_default()[place] += worlds * f64::from(count);
            }
        }
    }

    /// What the worlds that are left say more of a member of each holder than all worlds do; nothing if
    /// none is left. `size` is the number of members of a holder.
    pub fn conclude(&self, size: impl Fn(usize) -> u32) -> impl Iterator<Item = CredibleValue> {
        let [all, left] = self.worlds;
        let credible = self.had.iter().map(move |(&(holder, value), &[had, has])| {
            let size = f64::from(size(holder));
            let (confidence, prior) = (has / (left * size), had / (all * size));
            CredibleValue { holder, value, confidence, prior }
        });
        credible.filter(move |one| left > 0.0 && one.confidence > one.prior + ROUNDING)
    }
}

#[cfg(test)]
mod tests {
    use super::{ValueAssignment, ValueWorlds, distributions};
    use proptest::prelude::*;
    use std::collections::BTreeMap;

    /// Spec H9: two groups, of which one would have been released by itself if no more than half of
    /// either had HIV.
    #[test]
    fn generalization_tells_that_a_group_had_too_many() {
        let examples = [
            ([2, 4], 2, 1.0, 1.0 / 3.0),
            ([2, 5], 2, 1.0, 2.0 / 7.0),
            ([3, 5], 3, 11.0 / 26.0, 3.0 / 8.0),
            ([4, 6], 4, 19.0 / 40.0, 2.0 / 5.0),
        ];
        for (groups, infected, expected, naive) in examples {
            let values = [infected, groups[0] + groups[1] - infected];
            let mut worlds = ValueWorlds::default();
            for way in distributions(&groups, &values, 100).unwrap() {
                let is_left = way.counts.iter().zip(groups).any(|(own, size)| 2 * own[0] > size);
                worlds.note(way.worlds, is_left, &had(&way));
            }
            let told: Vec<_> = worlds.conclude(|group| groups[group]).collect();
            let first = told.iter().find(|one| (one.holder, one.value) == (0, 0)).unwrap();
            assert!((first.prior - naive).abs() < 1e-12);
            assert!((first.confidence - expected).abs() < 1e-12, "{groups:?}: {first:?}");
            // What is no more credible than before is told of nobody.
            assert!(told.iter().all(|one| one.holder == one.value as usize), "{told:?}");
        }
        assert_eq!(distributions(&[4, 6], &[4, 6], 4), None);
    }

    /// Groups with the values that they have in a world.
    fn had(way: &ValueAssignment) -> BTreeMap<(usize, u32), u32> {
        let groups = way.counts.iter().enumerate();
        let had = groups.flat_map(|(group, counts)| {
            (0..).zip(counts).map(move |(value, &count)| ((group, value), count))
        });
        had.filter(|&(_, count)| count > 0).collect()
    }

    /// Two persons with two records each: whoever has a value in any record has it.
    #[test]
    fn worlds_of_persons_and_of_groups_come_to_one_conclusion() {
        let mut worlds = ValueWorlds::default();
        worlds.note(2.0, true, &BTreeMap::from([((0, 7), 1), ((1, 8), 1)]));
        worlds.note(6.0, false, &BTreeMap::from([((0, 8), 1), ((1, 7), 1)]));
        let told: Vec<_> = worlds.conclude(|_| 1).collect();
        let told: Vec<_> =
            told.iter().map(|one| (one.holder, one.value, one.confidence, one.prior)).collect();
        assert_eq!(told, [(0, 7, 1.0, 0.25), (1, 8, 1.0, 0.25)]);
        // Nothing is left to say where no world is.
        let mut none = ValueWorlds::default();
        none.note(2.0, false, &BTreeMap::from([((0, 7), 1)]));
        assert_eq!(none.conclude(|_| 1).count(), 0);
    }

    /// A page has little stack, and a class may hold the whole table, each record with a value of its own.
    #[test]
    fn large_classes_need_no_deep_stack() {
        let little = std::thread::Builder::new().stack_size(1 << 17);
        let looking = little.spawn(|| {
            let alone = vec![1; 3000];
            let of_one = distributions(&alone, &[3000], 1000).map(|ways| ways.len());
            let of_group = distributions(&[3000], &alone, 1000).map(|ways| ways.len());
            (of_one, of_group, distributions(&alone, &alone, 1000))
        });
        assert_eq!(looking.unwrap().join().unwrap(), (Some(1), Some(1), None));
    }

    /// Every way to give values to members one by one, each counted.
    fn each_way(
        members: &[usize],
        left: &mut [u32],
        given: &mut Vec<Vec<u32>>,
    ) -> Vec<Vec<Vec<u32>>> {
        let Some((&group, others)) = members.split_first() else { return vec![given.clone()] };
        let mut found = Vec::new();
        for value in 0..left.len() {
            if left[value] == 0 {
                continue;
            }
            left[value] -= 1;
            given[group][value] += 1;
            found.extend(each_way(others, left, given));
            given[group][value] -= 1;
            left[value] += 1;
        }
        found
    }

    proptest! {
        #[test]
        fn distributions_are_the_worlds_put_together(
            groups in prop::collection::vec(1_u32..4, 1..4),
            drawn in prop::collection::vec(0_usize..3, 9),
        ) {
            let members: Vec<usize> =
                groups.iter().enumerate().flat_map(|(group, &size)| vec![group; size as usize]).collect();
            let mut values = vec![0_u32; 3];
            for &value in &drawn[..members.len()] {
                values[value] += 1;
            }
            let mut expected: BTreeMap<Vec<Vec<u32>>, f64> = BTreeMap::new();
            for way in each_way(&members, &mut values.clone(), &mut vec![vec![0; 3]; groups.len()]) {
                *expected.entry(way).or_default() += 1.0;
            }
            let found = distributions(&groups, &values, 10_000).unwrap();
            let found: BTreeMap<_, _> = found.into_iter().map(|way| (way.counts, way.worlds)).collect();
            prop_assert_eq!(found, expected);
        }
    }
}
