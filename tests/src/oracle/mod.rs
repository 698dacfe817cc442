//! The least loss possible, found slowly and straight from the definitions.
//!
//! Nothing here calls the core's partitions, models, losses or searches: records
//! are lists of strings, a hierarchy is the list of labels that each record shows
//! ([`labels`]), a class is whatever shows the same labels, and every sum runs
//! over records in floating point. Spec parts A, D, E and F with M1 to M17 and M23.

pub mod class;
pub mod demand;
pub mod labels;
pub mod losses;
mod release;
pub mod table;

pub use class::{Answer, Class};
pub use demand::{Demand, Distance, Estimator};
pub use labels::Shown;
pub use losses::{Aggregate, Metric};

use std::collections::BTreeMap;
use table::Released;

/// Losses closer than this are equal (spec section 0, rule 4).
pub const TIE: f64 = 1e-12;

/// One quasi-identifier.
#[derive(Clone, Debug)]
pub struct Attribute {
    /// What each record shows on each level; the population's come after the table's.
    pub shown: Shown,
    /// The highest level allowed.
    pub limit: usize,
    /// The lowest level allowed.
    pub floor: usize,
    /// Its weight in the loss.
    pub weight: f64,
    /// What each level loses, from level 0 (spec F12).
    pub losses: Vec<f64>,
}

/// A column that is not generalized.
#[derive(Clone, Debug, Default)]
pub struct Column {
    /// Its cells; missing ones are `None`.
    pub cells: Vec<Option<String>>,
    /// Whether a missing cell counts as a value.
    pub own_value: bool,
}

impl Column {
    /// The value of a record that may be counted: none if it is missing and no value.
    fn value<'a>(&'a self, record: usize, marker: &'a str) -> Option<&'a str> {
        self.cells[record].as_deref().or(self.own_value.then_some(marker))
    }
}

/// How missing values of quasi-identifiers match (spec A8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matching {
    /// Extended.
    OwnValue,
    /// Maybe.
    Wildcard,
    /// Basic.
    RemoveRow,
}

/// A whole question.
#[derive(Clone, Debug)]
pub struct Question {
    /// The quasi-identifiers in the order of the recipe.
    pub attributes: Vec<Attribute>,
    /// Number of records.
    pub records: usize,
    /// Number of records of the population; 0 without one.
    pub population: usize,
    /// Other columns.
    pub columns: Vec<Column>,
    /// The same columns of the table whose shares count (spec D9): the input.
    pub reference: Vec<Column>,
    /// The column of persons, where records are not persons.
    pub entity: Option<usize>,
    /// Each record's sampling weight; empty if there are none.
    pub weights: Vec<f64>,
    /// What a missing cell is written as.
    pub marker: String,
    /// How missing values match.
    pub matching: Matching,
    /// What must hold.
    pub demands: Vec<Demand>,
    /// The suppression limit.
    pub limit: f64,
    /// Whether suppressed records stay, with `*` for every quasi-identifier.
    pub star: bool,
    /// Whether the records are those of a release in which some stand so.
    pub holds_stars: bool,
    /// What is measured.
    pub metric: Metric,
    /// How it becomes one number.
    pub aggregate: Aggregate,
    /// ARX's balance (spec M8).
    pub gs_factor: f64,
}

/// The classes of one node.
#[derive(Clone, Debug, Default)]
pub struct Partition {
    /// What each class shows.
    pub labels: Vec<Vec<String>>,
    /// For each class and attribute whether it shows that a value is missing.
    pub missing: Vec<Vec<bool>>,
    /// Its records.
    pub records: Vec<Vec<usize>>,
    /// The number of persons of the population in it.
    pub population: Vec<usize>,
    /// What orders classes of one size: for each attribute, from the last to the first, how
    /// many other labels come up before in the column.
    pub keys: Vec<Vec<usize>>,
}

/// One node as the oracle sees it.
#[derive(Clone, Debug)]
pub struct Node {
    /// Its levels.
    pub levels: Vec<usize>,
    /// For each record whether it is released.
    pub kept: Vec<bool>,
    /// Classes that are released.
    pub classes: usize,
    /// Its loss, feasible or not.
    pub loss: f64,
    /// For `rank`: the attributes' losses from the largest to the smallest; else the loss.
    pub ranked: Vec<f64>,
    /// Whether it may be released.
    pub feasible: bool,
}

impl Node {
    /// Records that are not released.
    #[must_use]
    pub fn suppressed(&self) -> usize {
        self.kept.iter().filter(|kept| !**kept).count()
    }

    /// Whether it loses no more than another, ties included.
    #[must_use]
    pub fn at_most(&self, other: &Self) -> bool {
        for (a, b) in self.ranked.iter().zip(&other.ranked) {
            if (a - b).abs() > TIE * f64::max(1.0, a.abs()) {
                return a < b;
            }
        }
        true
    }
}

impl Question {
    /// All nodes in lexicographic order.
    #[must_use]
    pub fn nodes(&self) -> Vec<Node> {
        let mut all = vec![Vec::new()];
        for attribute in &self.attributes {
            all = all
                .iter()
                .flat_map(|levels| {
                    let levels = levels.clone();
                    (attribute.floor..=attribute.limit)
                        .map(move |level| [&levels[..], &[level]].concat())
                })
                .collect();
        }
        all.iter().map(|levels| self.node(levels)).collect()
    }

    /// The feasible node of least loss; of equal ones the lexicographically first.
    #[must_use]
    pub fn best(nodes: &[Node]) -> Option<&Node> {
        let feasible = || nodes.iter().filter(|node| node.feasible);
        let least = feasible().reduce(|a, b| if a.at_most(b) { a } else { b })?;
        feasible().find(|node| node.at_most(least))
    }

    /// The value of a column that may be counted: none if it is missing and no value.
    pub(crate) fn sensitive(&self, column: usize, record: usize) -> Option<&str> {
        self.columns[column].value(record, &self.marker)
    }

    /// q: how often each value occurs in the whole input (spec D9).
    pub(crate) fn reference(&self, column: usize) -> BTreeMap<String, i128> {
        let mut counts = BTreeMap::new();
        let column = &self.reference[column];
        let records = 0..column.cells.len();
        for value in records.filter_map(|record| column.value(record, &self.marker)) {
            *counts.entry(value.to_owned()).or_insert(0) += 1;
        }
        counts
    }

    /// How often each value occurs in some of the records.
    pub(crate) fn at_hand(
        &self,
        column: usize,
        records: impl IntoIterator<Item = usize>,
    ) -> BTreeMap<String, i128> {
        let mut counts = BTreeMap::new();
        for value in records.into_iter().filter_map(|record| self.sensitive(column, record)) {
            *counts.entry(value.to_owned()).or_insert(0) += 1;
        }
        counts
    }

    /// A class of a partition.
    #[must_use]
    pub fn class<'a>(&'a self, partition: &'a Partition, class: usize) -> Class<'a> {
        let records = &partition.records[class];
        Class { question: self, records, population: partition.population[class] }
    }

    /// The classes of a node, those of the population alone included.
    #[must_use]
    pub fn partition(&self, levels: &[usize]) -> Partition {
        let mut classes: BTreeMap<Vec<String>, (usize, Vec<usize>, usize)> = BTreeMap::new();
        for record in 0..self.records + self.population {
            let shown = self.attributes.iter().zip(levels);
            let shown = shown.map(|(a, &level)| a.shown.labels[record][level].clone());
            let class = classes.entry(shown.collect()).or_insert((record, Vec::new(), 0));
            if record < self.records {
                class.1.push(record);
            } else {
                class.2 += 1;
            }
        }
        let mut partition = Partition::default();
        for (labels, (first, records, mut population)) in classes {
            // A suppressed record is not one of which something is missing. It may be anybody's,
            // unless some people show nothing but stars anyway (spec M16).
            let starred = self.holds_stars && labels.iter().all(|label| label == "*");
            if starred && population == 0 {
                population = self.population;
            }
            let missing = self
                .attributes
                .iter()
                .zip(levels)
                .map(|(attribute, &level)| attribute.shown.missing[first][level] && !starred);
            partition.missing.push(missing.collect());
            partition.keys.push(self.key(&labels, levels));
            partition.labels.push(labels);
            partition.records.push(records);
            partition.population.push(population);
        }
        partition
    }

    fn key(&self, labels: &[String], levels: &[usize]) -> Vec<usize> {
        let places = self.attributes.iter().zip(levels).zip(labels).map(|((a, &level), label)| {
            let mut before: Vec<&String> = Vec::new();
            for shown in &a.shown.labels {
                if shown[level] == *label {
                    break;
                }
                if !before.contains(&&shown[level]) {
                    before.push(&shown[level]);
                }
            }
            before.len()
        });
        places.rev().collect()
    }

    /// Whether a demand is one on the table as a whole here.
    #[must_use]
    pub fn is_on_table(&self, demand: &Demand) -> bool {
        match demand {
            Demand::K(_) => self.matching == Matching::Wildcard,
            Demand::Closeness { released, .. } => *released && !self.star,
            Demand::AverageRisk { .. }
            | Demand::SubsetK { .. }
            | Demand::SampleUniqueness(_)
            | Demand::PopulationUniqueness { .. } => true,
            _ => false,
        }
    }

    /// Whether a class without released records is allowed (spec D10).
    fn may_be_absent(&self, class: Class<'_>) -> bool {
        let mut presence = self.demands.iter().filter(|d| matches!(d, Demand::Presence { .. }));
        presence.all(|demand| class.answer(demand).holds)
    }

    /// Which classes are suppressed, and whether nothing can be released at all.
    #[must_use]
    pub fn decide<'a>(
        &'a self,
        levels: &'a [usize],
        partition: &'a Partition,
    ) -> (Released<'a>, bool) {
        let classes = partition.records.len();
        let on_classes: Vec<&Demand> =
            self.demands.iter().filter(|demand| !self.is_on_table(demand)).collect();
        let mut impossible = false;
        let mut fails = vec![false; classes];
        for (class, fails) in fails.iter_mut().enumerate() {
            let seen = self.class(partition, class);
            if seen.records.is_empty() {
                impossible |= !self.may_be_absent(seen);
                continue;
            }
            let shows_missing = partition.missing[class].contains(&true);
            *fails = (self.matching == Matching::RemoveRow && shows_missing)
                || !on_classes.iter().all(|demand| seen.answer(demand).holds);
        }
        let mut released = Released { question: self, levels, partition, fails };
        released.enforce_all(self.allowed());
        // Whoever is suppressed is absent, which a lower bound on presence does not allow.
        let suppressed = (0..classes).filter(|&class| released.fails[class]);
        let mut gone = suppressed.map(|class| self.class(partition, class).absent());
        impossible |= gone.any(|class| !self.may_be_absent(class));
        (released, impossible)
    }

    /// ⌊θ·n⌋.
    fn allowed(&self) -> usize {
        (self.limit * self.records as f64 + 1e-9).floor() as usize
    }

    /// What the records of a node show, suppressed ones nothing but stars.
    #[must_use]
    pub fn starred(&self, levels: &[usize], kept: &[bool]) -> Vec<Vec<String>> {
        (0..self.records)
            .map(|record| {
                let shown = self.attributes.iter().zip(levels);
                shown
                    .map(|(a, &level)| match kept[record] {
                        true => a.shown.labels[record][level].clone(),
                        false => "*".to_owned(),
                    })
                    .collect()
            })
            .collect()
    }

    /// What each demand says of the table in which suppressed records stay (spec M23).
    #[must_use]
    pub fn starred_answers(&self, levels: &[usize], kept: &[bool]) -> Vec<Answer> {
        let shown = self.starred(levels, kept);
        let origins = kept.iter().enumerate().map(|(record, kept)| kept.then_some(record));
        let origins: Vec<Option<usize>> = origins.collect();
        self.of_release(levels, &shown, &origins, self.columns.clone()).answers()
    }

    /// One node.
    #[must_use]
    pub fn node(&self, levels: &[usize]) -> Node {
        let partition = self.partition(levels);
        let (released, impossible) = self.decide(levels, &partition);
        let kept = released.kept();
        let suppressed = kept.iter().filter(|kept| !**kept).count();
        let empty = suppressed == self.records;
        let fits = suppressed <= self.allowed() && (!empty || self.limit == 1.0) && !impossible;
        let stays = self.star && suppressed > 0;
        let feasible = fits
            && (!stays || self.starred_answers(levels, &kept).iter().all(|answer| answer.holds));
        let ranked = losses::of_node(self, levels, &released, &kept);
        let loss = ranked.first().copied().unwrap_or(0.0);
        let classes = released.left().len();
        Node { levels: levels.to_vec(), kept, classes, loss, ranked, feasible }
    }
}
