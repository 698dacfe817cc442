//! One equivalence class as a model sees it.

use crate::contingency::Carried;
use crate::histogram::Histogram;

/// One equivalence class as a model sees it.
#[derive(Clone, Copy, Debug)]
pub struct Class<'a> {
    /// Number of persons: that of records, unless the recipe names an entity. It is what a
    /// class size means to a model.
    pub size: u32,
    /// Number of records; 0 only for a class of the population alone.
    pub records: u32,
    /// Records of the population table that belong to it; 0 without such a table.
    pub population: u32,
    /// Whether another class relates to some of them, too.
    pub shares_persons: bool,
    /// Summed sampling weight of its persons in millionths; 0 if there are no weights.
    pub weight: u64,
    histograms: CountSource<'a>,
}

#[derive(Clone, Copy, Debug)]
enum CountSource<'a> {
    Partition { carried: &'a Carried, class: usize },
    Given(&'a [Histogram<'a>]),
}

impl<'a> Class<'a> {
    /// A class of so many records, about whose values nothing is known.
    #[must_use]
    pub fn of_size(size: u32) -> Class<'static> {
        Class::given(size, &[])
    }

    /// A class of so many records with the histograms of the tracked columns.
    #[must_use]
    pub fn given(size: u32, histograms: &'a [Histogram<'a>]) -> Self {
        let histograms = CountSource::Given(histograms);
        Self { size, records: size, population: 0, shares_persons: false, weight: 0, histograms }
    }

    /// So many persons of a population, none of whom has a record.
    pub(crate) fn of_absent(persons: u32) -> Class<'static> {
        Class { population: persons, ..Class::of_size(0) }
    }

    /// A class of a partition.
    #[inline]
    pub(crate) fn of_partition(carried: &'a Carried, class: usize, records: u32) -> Self {
        let (size, weight) = match &carried.entity {
            Some(entity) => {
                let persons = carried.histograms[entity.track].of_class(class).values;
                (entity.number_of_class(persons), entity.weight(persons))
            }
            None => (records, carried.weights.get(class).copied().unwrap_or(0)),
        };
        Self {
            size,
            records,
            population: carried.population.get(class).copied().unwrap_or(0),
            shares_persons: carried.shares_persons.get(class).copied().unwrap_or(false),
            weight,
            histograms: CountSource::Partition { carried, class },
        }
    }

    /// The same class without its records, as the population knows it.
    #[must_use]
    pub fn absent(self) -> Self {
        Self {
            size: 0,
            records: 0,
            weight: 0,
            shares_persons: false,
            histograms: CountSource::Given(&[]),
            ..self
        }
    }

    /// The same class where its records match nobody, not even themselves (spec A8).
    pub(crate) fn unmatched(self) -> Self {
        Self { size: 0, population: 0, ..self }
    }

    /// How often each value of a tracked column occurs.
    #[inline]
    #[must_use]
    pub fn histogram(&self, track: usize) -> Histogram<'a> {
        match self.histograms {
            CountSource::Partition { carried, class } => carried.histograms[track].of_class(class),
            CountSource::Given(histograms) => histograms[track],
        }
    }
}
