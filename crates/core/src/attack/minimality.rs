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

/// For each group of a class and each value how credible it is that a member has it, by the
/// distributions that are left, each with the number of its worlds; `None` if none is.
#[must_use]
pub fn credibility<'a>(
    groups: &[u32],
    values: usize,
    kept: impl IntoIterator<Item = (&'a ValueAssignment, f64)>,
) -> Option<Vec<Vec<f64>>> {
    let mut credible = vec![vec![0.0; values]; groups.len()];
    let mut worlds = 0.0;
    for (distribution, weight) in kept {
        worlds += weight;
        for (sums, counts) in credible.iter_mut().zip(&distribution.counts) {
            for (sum, &count) in sums.iter_mut().zip(counts) {
                *sum += weight * f64::from(count);
            }
        }
    }
    for (sums, &size) in credible.iter_mut().zip(groups) {
        sums.iter_mut().for_each(|sum| *sum /= worlds * f64::from(size));
    }
    (worlds > 0.0).then_some(credible)
}

#[cfg(test)]
mod tests {
    use super::{credibility, distributions};
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
            let ways = distributions(&groups, &values, 100).unwrap();
            let all = ways.iter().map(|way| (way, way.worlds));
            let before = credibility(&groups, 2, all.clone()).unwrap();
            assert!((before[0][0] - naive).abs() < 1e-12);
            let kept = all.filter(|(way, _)| {
                way.counts.iter().zip(groups).any(|(own, size)| 2 * own[0] > size)
            });
            let after = credibility(&groups, 2, kept).unwrap();
            assert!((after[0][0] - expected).abs() < 1e-12, "{groups:?}: {}", after[0][0]);
        }
        assert_eq!(distributions(&[4, 6], &[4, 6], 4), None);
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
