//! Classes with all that models look at, taken from real tables and merged at random.
//!
//! A lattice has few partitions; here any classes of a table may become one, so that a
//! declaration of monotonicity has nowhere to hide. Missing sensitive values, persons,
//! populations, personal demands and weights come from the tables.

use fastrand::Rng;
use outis::entity::Entity;
use outis::histogram::Histogram;
use outis::model::{ClassModel, TableModel};
use outis::partition::{Class, Partition};
use std::collections::BTreeMap;

/// A class that owns what it holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Owned {
    /// Number of records.
    pub records: u32,
    /// Records of the population.
    pub population: u32,
    /// Summed weights.
    pub weight: u64,
    /// For each tracked column the values with their counts.
    pub histograms: Vec<BTreeMap<u32, u32>>,
}

impl Owned {
    /// A class of a partition with so many tracked columns.
    #[must_use]
    pub fn of_class(class: &Class<'_>, tracks: usize) -> Self {
        Self {
            records: class.records,
            population: class.population,
            weight: class.weight,
            histograms: (0..tracks).map(|track| class.histogram(track).iter().collect()).collect(),
        }
    }

    /// The union with another.
    fn add(&mut self, other: &Self) {
        self.records += other.records;
        self.population += other.population;
        self.weight += other.weight;
        self.histograms.resize(other.histograms.len(), BTreeMap::new());
        for (own, other) in self.histograms.iter_mut().zip(&other.histograms) {
            other.iter().for_each(|(&value, &count)| *own.entry(value).or_insert(0) += count);
        }
    }

    /// Asks about the class as models see it; `entity` says whose records are whose.
    pub fn ask<T>(&self, entity: Option<&Entity>, question: impl FnOnce(&Class<'_>) -> T) -> T {
        let columns: Vec<(Vec<u32>, Vec<u32>)> = self
            .histograms
            .iter()
            .map(|counts| counts.iter().map(|(&v, &c)| (v, c)).unzip())
            .collect();
        let histograms: Vec<Histogram<'_>> =
            columns.iter().map(|(values, counts)| Histogram { values, counts }).collect();
        let (persons, weight) = match entity {
            Some(entity) => {
                let persons = histograms[entity.track].values;
                (entity.number_of_class(persons), entity.weight(persons))
            }
            None => (self.records, self.weight),
        };
        let mut class = Class::given(persons, &histograms);
        class.records = self.records;
        class.population = self.population;
        class.weight = weight;
        question(&class)
    }
}

/// The classes of a partition.
#[must_use]
pub fn classes(partition: &Partition) -> Vec<Owned> {
    let tracks = partition.carried().histograms.len();
    (0..partition.classes()).map(|class| Owned::of_class(&partition.class(class), tracks)).collect()
}

/// The classes merged into at most so many, each by chance.
#[must_use]
pub fn merged(random: &mut Rng, classes: &[Owned], parts: usize) -> Vec<Owned> {
    let mut coarser = vec![Owned::default(); parts];
    classes.iter().for_each(|class| coarser[random.usize(0..parts)].add(class));
    coarser.retain(|class| !class.histograms.is_empty() || class.records + class.population > 0);
    coarser
}

/// How often a property that is or is not declared was put to the test, and how often it broke.
#[derive(Clone, Copy, Debug, Default)]
pub struct Trials {
    /// Coarsenings of partitions that hold as a whole.
    pub generalizations: u32,
    /// Of them, those that no longer hold.
    pub no_longer: u32,
    /// Coarsenings of any partitions.
    pub suppressions: u32,
    /// Of them, those that suppress more.
    pub more: u32,
}

impl Trials {
    /// Notes a coarsening by the records that fail before and after.
    pub fn note(&mut self, before: u64, after: u64) {
        self.generalizations += u32::from(before == 0);
        self.no_longer += u32::from(before == 0 && after > 0);
        self.suppressions += 1;
        self.more += u32::from(after > before);
    }

    /// Adds what was tried elsewhere.
    pub fn add(&mut self, other: Self) {
        self.generalizations += other.generalizations;
        self.no_longer += other.no_longer;
        self.suppressions += other.suppressions;
        self.more += other.more;
    }
}

/// Merges classes at random and notes what becomes of a demand on classes.
pub fn try_merges(
    random: &mut Rng,
    model: &dyn ClassModel,
    classes: &[Owned],
    entity: Option<&Entity>,
    rounds: usize,
) -> Trials {
    let mut trials = Trials::default();
    let holds = |class: &Owned| class.ask(entity, |class| model.holds(class));
    // A class of the population alone that fails cannot be suppressed: it weighs like one record.
    let failing = |classes: &[Owned]| -> u64 {
        let failing = classes
            .iter()
            .filter(|class| class.records > 0 || model.concerns_absent())
            .filter(|class| !holds(class));
        failing.map(|class| u64::from(class.records.max(1))).sum()
    };
    for round in 0..rounds {
        let few = random.usize(2..=classes.len().clamp(2, 7));
        let mut finer: Vec<Owned> =
            (0..few).map(|_| classes[random.usize(0..classes.len())].clone()).collect();
        // Merged beforehand, so that some classes are large.
        if round % 3 == 0 {
            let parts = random.usize(1..=finer.len());
            finer = merged(random, &finer, parts);
        }
        // Mono(g) speaks only of partitions that hold as a whole, which chance rarely draws.
        if round % 2 == 0 {
            finer.retain(|class| class.records == 0 || holds(class));
        }
        if finer.is_empty() {
            continue;
        }
        let parts = random.usize(1..=finer.len());
        let coarser = merged(random, &finer, parts);
        trials.note(failing(&finer), failing(&coarser));
    }
    trials
}

/// What a demand on the table suppresses in two partitions, the coarser one last.
#[must_use]
pub fn try_table(model: &dyn TableModel, finer: &Partition, coarser: &Partition) -> Trials {
    let mut trials = Trials::default();
    let suppressed = |partition: &Partition| -> u64 {
        let mut fails = vec![false; partition.classes()];
        model.enforce(partition, &mut fails, u64::MAX);
        let counts = partition.counts().iter().zip(&fails);
        counts.filter(|(_, fails)| **fails).map(|(&count, _)| u64::from(count)).sum()
    };
    trials.note(suppressed(finer), suppressed(coarser));
    trials
}
