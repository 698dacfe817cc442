//! Sensitive values of persons who may have several records (spec A1).
//!
//! A person has a value if any of their records that match has it. So a share is one of persons who have
//! a value, and those of several values may come to more than the whole: of ten persons with ten visits
//! each, one for HIV, all have HIV. Records that do not say whose they are count where nobody else is.

use super::candidates::{Map, distinct};
use super::sensitive::SensitiveColumn;
use super::similarity::Interval;
use crate::entity::counted_pairs;
use crate::hierarchy::Hierarchy;
use crate::histogram::{Histogram, VOID};
use crate::num;
use std::cmp::Reverse;

/// A value and somebody who has it.
type ValueOfPerson = (u32, u32);

/// Who of some persons has which values.
#[derive(Debug)]
pub(super) struct PersonValues {
    /// Values and those who have them, each pair once, ascending.
    pairs: Vec<(u32, u32)>,
    values: Vec<u32>,
    counts: Vec<u32>,
    /// How many have a value.
    pub(super) persons: u32,
}

impl PersonValues {
    /// Of the values of records and whose these are; `nobody` stands for those that do not say it.
    pub(super) fn new(
        nobody: Option<u32>,
        records: impl Iterator<Item = (u32, u32)> + Clone,
    ) -> Self {
        let counted = counted_pairs(nobody, records).filter(|&(value, _)| value != VOID);
        let mut pairs: Vec<(u32, u32)> = counted.collect();
        pairs.sort_unstable();
        pairs.dedup();
        let (mut values, mut counts) = (Vec::new(), Vec::new());
        for own in pairs.chunk_by(|one, other| one.0 == other.0) {
            values.push(own[0].0);
            counts.push(own.len() as u32);
        }
        let persons = distinct(pairs.iter().map(|&(_, person)| person)).len() as u32;
        Self { pairs, values, counts, persons }
    }

    /// For each value how many persons have it.
    pub(super) fn histogram(&self) -> Histogram<'_> {
        Histogram { values: &self.values, counts: &self.counts }
    }

    /// The share of those who have a value.
    pub(super) fn share(&self, value: u32) -> f64 {
        f64::from(self.histogram().count(value)) / f64::from(self.persons)
    }

    /// The share of those who have any of the values.
    pub(super) fn share_of(&self, is_one: impl Fn(u32) -> bool) -> f64 {
        let own = self.pairs.iter().filter(|&&(value, _)| is_one(value));
        distinct(own.map(|&(_, person)| person)).len() as f64 / f64::from(self.persons)
    }

    /// For each value those who have it.
    fn by_value(&self) -> impl Iterator<Item = (u32, &[(u32, u32)])> {
        self.pairs.chunk_by(|one, other| one.0 == other.0).map(|own| (own[0].0, own))
    }

    /// For each person the values, in the order of the persons.
    fn by_person(&self) -> Vec<(u32, u32)> {
        let mut pairs: Vec<(u32, u32)> =
            self.pairs.iter().map(|&(value, person)| (person, value)).collect();
        pairs.sort_unstable();
        pairs
    }

    /// The value of which somebody is surest who can exclude the most helpful other one, so that nobody
    /// with that is meant; `None` if there is no other.
    pub(super) fn after_exclusion(&self) -> Option<(u32, f64)> {
        let by_person = self.by_person();
        let mut values_of: Map<u32, Vec<u32>> = Map::default();
        for &(person, value) in &by_person {
            values_of.entry(person).or_default().push(value);
        }
        let mut descending: Vec<(u32, u32)> = self.histogram().iter().collect();
        descending.sort_by_key(|&(value, count)| (Reverse(count), value));
        let mut found: Option<(u32, f64)> = None;
        for (_, excluded) in self.by_value() {
            let left = self.persons - excluded.len() as u32;
            let mut gone: Map<u32, u32> = Map::default();
            for value in excluded.iter().flat_map(|(_, person)| &values_of[person]) {
                *gone.entry(*value).or_default() += 1;
            }
            let mut best = (0, 0);
            for &(value, count) in &descending {
                // Whoever has less of them cannot have more left.
                if count <= best.1 {
                    break;
                }
                let kept = count - gone.get(&value).copied().unwrap_or(0);
                if kept > best.1 {
                    best = (value, kept);
                }
            }
            let share = f64::from(best.1) / f64::from(left.max(1));
            if best.1 > 0 && found.is_none_or(|(_, most)| share > most) {
                found = Some((best.0, share));
            }
        }
        found
    }

    /// The value of the highest posterior, where somebody is as likely as their values together; `None` if
    /// nobody is possible.
    pub(super) fn posterior(&self, likelihood: impl Fn(u32) -> f64) -> Option<(u32, f64)> {
        let mut weights: Map<u32, f64> = Map::default();
        for (person, value) in self.by_person() {
            *weights.entry(person).or_default() += num::ln(likelihood(value));
        }
        // Only ratios count, and products of many large numbers are none.
        let likeliest = weights.values().copied().fold(f64::NEG_INFINITY, f64::max);
        if likeliest == f64::NEG_INFINITY {
            return None;
        }
        let weight = |person: u32| num::exp(weights[&person] - likeliest);
        let mut everybody: Vec<u32> = weights.keys().copied().collect();
        everybody.sort_unstable();
        let all: f64 = everybody.into_iter().map(weight).sum();
        let mut found: Option<(u32, f64)> = None;
        for (value, own) in self.by_value() {
            let share = own.iter().map(|&(_, person)| weight(person)).sum::<f64>() / all;
            if share > 0.0 && found.is_none_or(|(_, most)| share > most) {
                found = Some((value, share));
            }
        }
        found
    }

    /// The smallest interval in which `share` of them have a value; see
    /// [`closest`](super::similarity::closest).
    pub(super) fn closest(&self, column: &SensitiveColumn, share: f64) -> Option<Interval> {
        let numbers = column.numbers.as_ref()?;
        let range = column.range()?;
        let mut here: Vec<(f64, u32, &[ValueOfPerson])> = self
            .by_value()
            .filter_map(|(value, own)| Some((numbers[value as usize]?, value, own)))
            .collect();
        here.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        let holds = |persons: usize| persons as f64 / f64::from(self.persons) >= share;
        let mut inner: Map<u32, u32> = Map::default();
        let mut first = 0;
        let mut found: Option<Interval> = None;
        for &(high, value, own) in &here {
            for &(_, person) in own {
                *inner.entry(person).or_default() += 1;
            }
            // As narrow as it may be: without the smallest numbers that it can do without.
            loop {
                let lost = here[first].2.iter().filter(|(_, person)| inner[person] == 1).count();
                if inner.len() == lost || !holds(inner.len() - lost) {
                    break;
                }
                for (_, person) in here[first].2 {
                    match inner.get_mut(person) {
                        Some(count) if *count > 1 => *count -= 1,
                        _ => drop(inner.remove(person)),
                    }
                }
                first += 1;
            }
            let width = (high - here[first].0) / range;
            if holds(inner.len()) && found.is_none_or(|other| width < other.width) {
                let held = inner.len() as f64 / f64::from(self.persons);
                found = Some(Interval { low: here[first].1, high: value, width, share: held });
            }
        }
        found
    }

    /// The lowest group in which `share` of them have a value, and more than of all; see
    /// [`group`](super::similarity::group).
    pub(super) fn group(
        &self,
        tree: &Hierarchy,
        everybody: &Self,
        share: f64,
    ) -> Option<(u8, u32, [f64; 2])> {
        (1..tree.levels().len()).find_map(|number| {
            let groups = &tree.level(number).groups;
            let mut members: Vec<(u32, u32)> = self
                .pairs
                .iter()
                .map(|&(value, person)| (groups[value as usize], person))
                .collect();
            members.sort_unstable();
            members.dedup();
            let of_groups = members.chunk_by(|one, other| one.0 == other.0);
            let telling = of_groups.filter_map(|own| {
                let (group, held) = (own[0].0, own.len());
                let here = held as f64 / f64::from(self.persons);
                if here < share {
                    return None;
                }
                let all = everybody.share_of(|value| groups[value as usize] == group);
                (here > all).then_some((held, group, [here, all]))
            });
            // Several groups may hold as many of them.
            let fullest = telling.max_by_key(|&(held, group, _)| (held, Reverse(group)))?;
            Some((number as u8, fullest.1, fullest.2))
        })
    }
}
