//! Whose the records are that two releases tell of, where a person has several.
//!
//! # Definition
//! A group of records that show a combined tuple has at least as many persons as it takes of those who
//! have records of that tuple in the original, the ones with the most first, to have so many. That is
//! exact if the group is all of the original's records of that tuple. So three records of one person
//! hide nobody.
//!
//! # Cost
//! A pass over the original for each choice of levels that tuples are on.

use super::boxes::NumberSpan;
use super::candidates::Map;
use super::paired::PairedColumn;
use super::ranges::RangeNumbers;
use super::regions::{EVERYTHING, ShownRegions};
use crate::table::Column;
use std::collections::BTreeMap;

/// Whose each record of the original is, and what it has in the columns that persons are known by.
#[derive(Clone, Debug)]
pub struct Owners {
    /// For each record a number of its person.
    persons: Vec<u32>,
    /// For each column and record its value, as a number of the column's regions.
    values: Vec<Vec<u32>>,
    /// The most records that one person has.
    most: u64,
    /// Number of persons.
    number: u64,
}

impl Owners {
    /// `persons` are numbers of the persons of the original's records; `columns` those that persons
    /// are known by, with what the original has there, in the order in which they are compared.
    /// Without columns everybody may have all that a group shows.
    #[must_use]
    pub fn new(persons: Vec<u32>, columns: &[(&PairedColumn, &Column)]) -> Self {
        let values = columns.iter().filter_map(|(paired, original)| {
            let numbers = paired.told()?.values(original);
            Some(original.codes.iter().take(persons.len()).map(move |code| numbers[code as usize]))
        });
        let values = values.map(Iterator::collect).collect();
        let mut records: Map<u32, u64> = Map::default();
        for &person in &persons {
            *records.entry(person).or_default() += 1;
        }
        let number = records.len() as u64;
        let most = records.into_values().max().unwrap_or(1);
        Self { persons, values, most, number }
    }

    /// So many records may be fewer than `k` persons only if they are fewer than this.
    pub(super) fn enough(&self, k: u64) -> u64 {
        k.saturating_sub(1).saturating_mul(self.most).saturating_add(1)
    }

    /// For each group, a combined tuple and a number of records that show it, the fewest persons that
    /// they may be of.
    pub(super) fn fewest(&self, regions: &[&ShownRegions], groups: &[(Vec<u32>, u64)]) -> Vec<u64> {
        if self.values.is_empty() {
            return groups.iter().map(|(_, count)| count.div_ceil(self.most)).collect();
        }
        let tuples: Vec<&[u32]> = groups.iter().map(|(tuple, _)| &tuple[..]).collect();
        let owned = self.owned(regions, &tuples).into_iter().zip(groups);
        let fewest = owned.map(|(mut records, (_, count))| {
            records.sort_unstable_by(|one, other| other.cmp(one));
            persons_of(&records, *count)
        });
        fewest.collect()
    }

    /// For each group the most persons that its records may be of: each has one of them, and has
    /// records of that tuple in the original.
    pub(super) fn most(&self, regions: &[&ShownRegions], groups: &[(Vec<u32>, u64)]) -> Vec<u64> {
        let counts = groups.iter().map(|(_, count)| *count);
        if self.values.is_empty() {
            return counts.map(|count| count.min(self.number)).collect();
        }
        let tuples: Vec<&[u32]> = groups.iter().map(|(tuple, _)| &tuple[..]).collect();
        let owned = self.owned(regions, &tuples).into_iter().zip(counts);
        owned.map(|(records, count)| count.min(records.len() as u64)).collect()
    }

    /// For each combined tuple how many records of it each of the persons has who have some in the
    /// original.
    fn owned(&self, regions: &[&ShownRegions], groups: &[&[u32]]) -> Vec<Vec<u64>> {
        // Tuples on the same levels are looked up at once.
        let mut on_levels: BTreeMap<Vec<Option<u8>>, Vec<usize>> = BTreeMap::new();
        for (number, &tuple) in groups.iter().enumerate() {
            let levels = regions.iter().zip(tuple).map(|(regions, &region)| regions.level(region));
            on_levels.entry(levels.collect()).or_default().push(number);
        }
        let mut records_of = vec![Vec::new(); groups.len()];
        for (levels, numbers) in on_levels {
            let compared: Vec<(usize, u8)> = levels
                .iter()
                .enumerate()
                .filter_map(|(place, level)| Some((place, (*level)?)))
                .collect();
            let key = |region: &dyn Fn(usize) -> u32| -> Vec<u32> {
                let groups = compared.iter().filter_map(|&(place, level)| match regions[place] {
                    ShownRegions::Groups(groups) => Some(groups.group_on(region(place), level)),
                    ShownRegions::Ranges(_) => None,
                });
                groups.collect()
            };
            // Ranges are no groups: whoever is in the groups of a tuple is looked for in its ranges.
            let ranged =
                compared.iter().filter_map(|&(place, _)| Some((place, regions[place].ranges()?)));
            let ranged: Vec<(usize, &RangeNumbers)> = ranged.collect();
            let mut tuples: Map<Vec<u32>, Vec<(usize, Vec<NumberSpan>)>> = Map::default();
            for &number in &numbers {
                let tuple = groups[number];
                let spans = ranged.iter().map(|&(place, ranges)| ranges.range(tuple[place]));
                let alike = tuples.entry(key(&|place| tuple[place])).or_default();
                alike.push((number, spans.collect()));
            }
            let mut owned: Map<usize, Map<u32, u64>> = Map::default();
            for (record, &person) in self.persons.iter().enumerate() {
                // A missing value is none of a group.
                if compared.iter().any(|&(place, _)| self.values[place][record] == EVERYTHING) {
                    continue;
                }
                let Some(alike) = tuples.get(&key(&|place| self.values[place][record])) else {
                    continue;
                };
                let own = ranged
                    .iter()
                    .map(|&(place, ranges)| ranges.range(self.values[place][record])[0]);
                let own: Vec<u32> = own.collect();
                for (number, spans) in alike {
                    if own.iter().zip(spans).all(|(own, [low, high])| (low..=high).contains(&own)) {
                        *owned.entry(*number).or_default().entry(person).or_default() += 1;
                    }
                }
            }
            for &number in &numbers {
                records_of[number] =
                    owned.remove(&number).unwrap_or_default().into_values().collect();
            }
        }
        records_of
    }
}

/// Numbers of records as the fewest persons that they may be of, as far as these may be fewer than
/// `k`; as they are where each is a person. `tuple` says what the records of a number show.
pub(super) fn as_persons(
    owners: Option<&Owners>,
    regions: &[&ShownRegions],
    k: u64,
    counts: Vec<u64>,
    tuple: impl Fn(usize) -> Vec<u32>,
) -> Vec<u64> {
    let Some(owners) = owners else { return counts };
    let mut counts = counts;
    let few: Vec<usize> = (0..counts.len())
        .filter(|&number| (1..owners.enough(k)).contains(&counts[number]))
        .collect();
    let groups: Vec<_> = few.iter().map(|&number| (tuple(number), counts[number])).collect();
    for (number, persons) in few.into_iter().zip(owners.fewest(regions, &groups)) {
        counts[number] = persons;
    }
    counts
}

/// Numbers of records as the most persons that they may be of; as they are where each is a person.
/// `tuple` says what the records of a number show.
pub(super) fn as_most_persons(
    owners: Option<&Owners>,
    regions: &[&ShownRegions],
    counts: Vec<u64>,
    tuple: impl Fn(usize) -> Vec<u32>,
) -> Vec<u64> {
    let Some(owners) = owners else { return counts };
    let groups = counts.into_iter().enumerate().map(|(number, count)| (tuple(number), count));
    owners.most(regions, &groups.collect::<Vec<_>>())
}

/// How many of those who have so many records, the most first, it takes to have `count` of them.
fn persons_of(records: &[u64], count: u64) -> u64 {
    let mut open = count;
    let taken = records.iter().take_while(|&&own| {
        let takes = open > 0;
        open = open.saturating_sub(own);
        takes
    });
    taken.count() as u64
}

#[cfg(test)]
mod tests {
    use super::{Owners, persons_of};
    use crate::attack::PairedColumn;
    use crate::attack::testing::{column, levels};
    use crate::hierarchy::Spec;

    #[test]
    fn the_fewest_who_can_have_so_many_records() {
        assert_eq!(
            [0, 1, 3, 4, 5, 6].map(|count| persons_of(&[3, 1, 1], count)),
            [0, 1, 1, 2, 3, 3]
        );
    }

    #[test]
    fn records_of_one_person_are_one() {
        let zip = column(&["a", "a", "a", "b", "b", ""]);
        let sex = column(&["m", "m", "m", "m", "f", "f"]);
        let markers = [String::new()];
        let regions = |spec: &Spec, own| {
            PairedColumn::regions(spec, Some(own), [own, own], &markers).unwrap()
        };
        let (first, second) =
            (regions(&levels("a x *\nb x *\nc y *"), &zip), regions(&Spec::NONE, &sex));
        let owners = Owners::new(vec![7, 7, 7, 8, 9, 9], &[(&first, &zip), (&second, &sex)]);
        let told = [first.told().unwrap(), second.told().unwrap()];
        let [a, b, _] = [0, 3, 5].map(|record| first.shown[0][record]);
        let [m, f] = [0, 4].map(|record| second.shown[0][record]);
        let groups =
            [(vec![a, m], 3), (vec![b, m], 1), (vec![0, 0], 6), (vec![0, f], 2), (vec![0, m], 4)];
        assert_eq!(owners.fewest(&told, &groups), [1, 1, 3, 1, 2]);
        assert_eq!((owners.enough(1), owners.enough(3)), (1, 7));
        // Four records that are all m are of two persons; of one record nobody else can be.
        assert_eq!(owners.most(&told, &groups), [1, 1, 3, 1, 2]);
        let one = [(vec![0, m], 1), (vec![0, 0], 2), (vec![0, m], 3)];
        assert_eq!(
            (owners.most(&told, &one), owners.fewest(&told, &one)),
            (vec![1, 2, 2], vec![1, 1, 1])
        );
        let unknown = Owners::new(vec![7, 7, 7, 8, 9, 9], &[]);
        assert_eq!(unknown.fewest(&told, &groups), [1, 1, 2, 1, 2]);
        assert_eq!(unknown.most(&told, &groups), [3, 1, 3, 2, 3]);
    }
}
