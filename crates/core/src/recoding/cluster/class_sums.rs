//! What models see of a class while it grows and shrinks.
//!
//! # Invariants
//! Everything adds up: the sums of a class are those of its tuples added up, in
//! whatever order they came.

use crate::contingency::{Carried, Contingency};
use crate::histogram::Histogram;
use crate::model::Demands;
use crate::partition::Class;

/// The sums of a class.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ClassSums {
    /// Number of records.
    pub(super) records: u32,
    weight: u64,
    /// For each tracked column the values that occur and how often, ascending.
    tracks: Vec<(Vec<u32>, Vec<u32>)>,
}

impl ClassSums {
    /// Those of one tuple.
    pub(super) fn of_tuple(contingency: &Contingency, tuple: usize) -> Self {
        let carried = contingency.carried();
        let histograms = carried.histograms.iter().map(|one| one.of_class(tuple));
        Self {
            records: contingency.counts()[tuple],
            weight: carried.weights.get(tuple).copied().unwrap_or(0),
            tracks: histograms.map(|one| (one.values.to_vec(), one.counts.to_vec())).collect(),
        }
    }

    /// Takes in another class.
    pub(super) fn add(&mut self, other: &Self) {
        self.records += other.records;
        self.weight = self.weight.saturating_add(other.weight);
        for (own, other) in self.tracks.iter_mut().zip(&other.tracks) {
            *own = added(own, other);
        }
    }

    /// Whether it meets every demand on classes, where it relates to so many persons of a population.
    pub(super) fn meets(&self, demands: &Demands, carried: &Carried, population: u32) -> bool {
        if self.tracks.is_empty() {
            let mut class = Class::of_size(self.records);
            class.weight = self.weight;
            class.population = population;
            return demands.meets(&class);
        }
        let histograms: Vec<Histogram<'_>> =
            self.tracks.iter().map(|(values, counts)| Histogram { values, counts }).collect();
        let mut class = Class::given(self.records, &histograms);
        class.weight = self.weight;
        class.population = population;
        if let Some(entity) = &carried.entity {
            let persons = histograms[entity.track].values;
            class.size = entity.number_of_class(persons);
            class.weight = entity.weight(persons);
        }
        demands.meets(&class)
    }
}

/// One histogram: values, ascending, and how often each occurs.
type ValueCounts = (Vec<u32>, Vec<u32>);

fn added(one: &ValueCounts, other: &ValueCounts) -> ValueCounts {
    let mut sum = (Vec::new(), Vec::new());
    let (mut i, mut j) = (0, 0);
    while i < one.0.len() || j < other.0.len() {
        let values = (one.0.get(i).copied(), other.0.get(j).copied());
        let next = values.0.unwrap_or(u32::MAX).min(values.1.unwrap_or(u32::MAX));
        let mut count = 0;
        if values.0 == Some(next) {
            count += one.1[i];
            i += 1;
        }
        if values.1 == Some(next) {
            count += other.1[j];
            j += 1;
        }
        sum.0.push(next);
        sum.1.push(count);
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::ClassSums;

    #[test]
    fn sums_add_up() {
        let sums = |records, weight, values: &[u32], counts: &[u32]| ClassSums {
            records,
            weight,
            tracks: vec![(values.to_vec(), counts.to_vec())],
        };
        let mut both = sums(8, 30, &[1, 4, 7], &[2, 1, 5]);
        both.add(&sums(5, 20, &[0, 4, 9], &[1, 3, 1]));
        assert_eq!(both, sums(13, 50, &[0, 1, 4, 7, 9], &[1, 2, 4, 5, 1]));
    }
}
