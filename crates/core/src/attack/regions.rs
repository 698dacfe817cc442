//! What records show in a column that two releases have, as numbers.

use super::meaning::Meaning;
use super::ranges::RangeNumbers;
use crate::hierarchy::{Hierarchy, STAR};
use crate::table::{Column, Dictionary};

/// What stands for everything, as a number.
pub(super) const EVERYTHING: u32 = 0;

/// What may be shown in a column, as numbers.
#[derive(Clone, Debug)]
pub(super) enum ShownRegions {
    /// Groups of a hierarchy: of two of them one is within the other, or they are apart.
    Groups(GroupNumbers),
    /// Ranges of numbers, which overlap as they like.
    Ranges(RangeNumbers),
}

impl ShownRegions {
    /// How many numbers there are.
    pub(super) fn len(&self) -> usize {
        match self {
            Self::Groups(groups) => groups.value.len(),
            Self::Ranges(ranges) => ranges.len(),
        }
    }

    /// For each text of an original column the number of the value alone; that of everything if it is
    /// no value, such as a missing one.
    pub(super) fn values(&self, original: &Column) -> Vec<u32> {
        match self {
            Self::Groups(groups) => groups.values(original),
            Self::Ranges(ranges) => ranges.values(original),
        }
    }

    /// The level of a group, 0 of a range; `None` of everything.
    pub(super) fn level(&self, number: u32) -> Option<u8> {
        match self {
            Self::Groups(groups) => groups.level(number),
            Self::Ranges(_) => (number != EVERYTHING).then_some(0),
        }
    }

    /// Where ranges begin and end; `None` of groups.
    pub(super) fn ranges(&self) -> Option<&RangeNumbers> {
        match self {
            Self::Groups(_) => None,
            Self::Ranges(ranges) => Some(ranges),
        }
    }

    /// The smallest number that stands for the same values.
    pub(super) fn smallest(&self, number: u32) -> u32 {
        match self {
            Self::Groups(groups) => groups.smallest(number),
            Self::Ranges(ranges) => ranges.smallest(number),
        }
    }

    /// Whether two have anything in common.
    pub(super) fn meet(&self, one: u32, other: u32) -> bool {
        match self {
            Self::Groups(groups) => groups.intersection(one, other).is_some(),
            Self::Ranges(ranges) => {
                let [one, other] = [ranges.range(one), ranges.range(other)];
                one[0].max(other[0]) <= one[1].min(other[1])
            }
        }
    }

    /// What two have in common, as the smallest number that stands for it; `None` if that is nothing.
    pub(super) fn intersection(&self, one: u32, other: u32) -> Option<u32> {
        match self {
            Self::Groups(groups) => groups.intersection(one, other),
            Self::Ranges(ranges) => ranges.intersection(one, other),
        }
    }

    /// What is written for it.
    pub(super) fn label(&self, number: u32) -> String {
        match self {
            Self::Groups(groups) => groups.label(number).to_owned(),
            Self::Ranges(ranges) => ranges.label(number),
        }
    }

    /// The lowest level on which all that a number stands for is one group.
    pub(super) fn floor(&self, number: u32) -> u8 {
        let (found, hierarchy) = match self {
            Self::Groups(groups) => (groups.level(groups.smallest(number)), &groups.hierarchy),
            Self::Ranges(ranges) => (ranges.floor(number), ranges.hierarchy()),
        };
        found.unwrap_or_else(|| {
            // The lowest level with a single group; the highest one if there is none.
            let lowest = hierarchy.levels().iter().position(|level| level.labels.len() == 1);
            lowest.unwrap_or(hierarchy.height()) as u8
        })
    }
}

/// The groups of a hierarchy, and everything, as numbers: those of lower levels first.
#[derive(Clone, Debug)]
pub(super) struct GroupNumbers {
    pub(super) hierarchy: Hierarchy,
    /// The number of the first group of each level.
    first: Vec<u32>,
    /// For each number some value of the group.
    value: Vec<u32>,
    /// For each number the smallest that stands for the same values.
    smallest: Vec<u32>,
}

impl GroupNumbers {
    pub(super) fn new(hierarchy: Hierarchy) -> Self {
        let values = hierarchy.level(0).groups.len();
        let (mut first, mut value, mut smallest) = (Vec::new(), vec![0], vec![EVERYTHING]);
        // The values in each group of the level below, which start with none.
        let mut below: Option<(usize, Vec<u64>)> = None;
        for (number, level) in hierarchy.levels().iter().enumerate() {
            let begin = value.len();
            let sizes = hierarchy.group_values(number);
            first.push(begin as u32);
            value.resize(begin + sizes.len(), 0);
            smallest.extend(begin as u32..(begin + sizes.len()) as u32);
            for (code, &group) in (0..).zip(&level.groups) {
                let group = group as usize;
                value[begin + group] = code;
                if sizes[group] == values as u64 {
                    smallest[begin + group] = EVERYTHING;
                } else if let Some((lower, lower_sizes)) = &below {
                    let child = hierarchy.level(number - 1).groups[code as usize] as usize;
                    if lower_sizes[child] == sizes[group] {
                        smallest[begin + group] = smallest[lower + child];
                    }
                }
            }
            below = Some((begin, sizes));
        }
        Self { hierarchy, first, value, smallest }
    }

    /// For each text of an original column the number of the value alone; that of everything if it is
    /// no value, such as a missing one.
    pub(super) fn values(&self, original: &Column) -> Vec<u32> {
        let mut codes = Dictionary::new();
        for label in &self.hierarchy.level(0).labels {
            codes.insert(label);
        }
        let texts = original.dictionary.iter();
        texts.map(|text| codes.code(text).map_or(EVERYTHING, |code| self.first[0] + code)).collect()
    }

    pub(super) fn number(&self, meaning: Meaning) -> u32 {
        match meaning {
            // Ranges are no groups, and no text was read as one.
            Meaning::Everything | Meaning::Range { .. } => EVERYTHING,
            Meaning::Group { level, group } => self.first[usize::from(level)] + group,
        }
    }

    /// For each number how many of so many of each value it stands for.
    pub(super) fn sums(&self, of_values: &[u64]) -> Vec<u64> {
        let mut sums = vec![0; self.value.len()];
        sums[EVERYTHING as usize] = of_values.iter().sum();
        for (&first, level) in self.first.iter().zip(self.hierarchy.levels()) {
            for (&group, count) in level.groups.iter().zip(of_values) {
                sums[(first + group) as usize] += count;
            }
        }
        sums
    }

    /// The level of a group; `None` of everything.
    pub(super) fn level(&self, number: u32) -> Option<u8> {
        let above = self.first.partition_point(|&first| first <= number);
        above.checked_sub(1).map(|level| level as u8)
    }

    /// The group of a level that a group is within, if that is not below its own.
    pub(super) fn group_on(&self, number: u32, level: u8) -> u32 {
        let value = self.value[number as usize];
        self.hierarchy.level(usize::from(level)).groups[value as usize]
    }

    /// The smallest number that stands for the same values.
    pub(super) fn smallest(&self, number: u32) -> u32 {
        self.smallest[number as usize]
    }

    /// What two have in common, as the smallest number that stands for it; `None` if that is nothing.
    pub(super) fn intersection(&self, one: u32, other: u32) -> Option<u32> {
        // Numbers rise with the level, but everything is the highest.
        let (lower, upper) = match (one, other) {
            (EVERYTHING, region) | (region, EVERYTHING) => {
                return Some(self.smallest[region as usize]);
            }
            _ => (one.min(other), one.max(other)),
        };
        let level = self.level(upper)?;
        let is_within = self.first[usize::from(level)] + self.group_on(lower, level) == upper;
        is_within.then(|| self.smallest[lower as usize])
    }

    /// What is written for it.
    pub(super) fn label(&self, number: u32) -> &str {
        match self.level(number) {
            Some(level) => {
                let group = number - self.first[usize::from(level)];
                &self.hierarchy.level(usize::from(level)).labels[group as usize]
            }
            None => STAR,
        }
    }
}
