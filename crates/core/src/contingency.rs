//! Records collapsed into distinct quasi-identifier tuples with counts.
//!
//! Search, models, losses and risk work on these counts and never touch a
//! record again, so that a search costs the same for a thousand records and for
//! ten million with the same distinct tuples.
//!
//! A tuple is one packed key ([`crate::packing`]).

use crate::entity::Entity;
use crate::error::{Error, Kind, Result};
use crate::histogram::{Histograms, Members};
use crate::keys::KeySet;
use crate::packing::{KeyColumns, KeyLayout, by_width};
use crate::table::{Multiplicity, Translated};
use std::iter::repeat_n;
use std::sync::Arc;

/// What tuples and classes carry beside their number of records. All of it adds up.
#[derive(Clone, Debug, Default)]
pub struct Carried {
    /// Records of the population table; empty if there is none.
    pub population: Vec<u32>,
    /// Whether another class relates to some of the same persons; empty where that is not looked at,
    /// as where each class has its own.
    pub shares_persons: Vec<bool>,
    /// Summed sampling weights in millionths; empty if all records weigh the same, or persons have
    /// weights and not records.
    pub weights: Vec<u64>,
    /// Histograms of the tracked columns, in the study's order. Shared, since those of the exact
    /// values are as long as the table, and several partitions have them.
    pub histograms: Vec<Arc<Histograms>>,
    /// Which of them says whose record it is, if records are not persons.
    pub entity: Option<Entity>,
}

impl Carried {
    /// Whether nothing is carried, so that counts are all there is to roll up.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.population.is_empty() && self.weights.is_empty() && self.histograms.is_empty()
    }

    /// What classes made of tuples carry, where `class_of` gives the class of each tuple; those
    /// with a number from `classes` on are in none.
    #[must_use]
    pub fn grouped(&self, class_of: &[u32], classes: usize) -> Self {
        let members = Members::of_some(class_of, classes);
        let tuples = |class| members.of_class(class).iter().map(|&tuple| tuple as usize);
        let classes_if = |present: bool| if present { classes } else { 0 };
        Self {
            population: (0..classes_if(!self.population.is_empty()))
                .map(|class| tuples(class).map(|tuple| self.population[tuple]).sum())
                .collect(),
            shares_persons: Vec::new(),
            weights: (0..classes_if(!self.weights.is_empty()))
                .map(|class| tuples(class).map(|tuple| self.weights[tuple]).sum())
                .collect(),
            histograms: self.histograms.iter().map(|one| Arc::new(one.grouped(&members))).collect(),
            entity: self.entity.clone(),
        }
    }

    /// What it takes in memory.
    pub(crate) fn bytes(&self) -> usize {
        let histograms: usize = self.histograms.iter().map(|one| one.bytes()).sum();
        4 * self.population.len() + 8 * self.weights.len() + histograms
    }
}

/// The distinct tuples of a table.
#[derive(Clone, Debug)]
pub struct Contingency {
    layout: KeyLayout,
    /// Shared with the partition of the exact values.
    keys: Arc<Vec<u64>>,
    counts: Arc<Vec<u32>>,
    /// The tuple of each line. Shared, since it is as long as the table.
    tuple_of: Arc<Vec<u32>>,
    /// How many records each line stands for.
    lines: Multiplicity,
    /// The records of all lines.
    records: u64,
    carried: Carried,
}

impl Contingency {
    /// How tuples are packed.
    #[must_use]
    pub fn layout(&self) -> &KeyLayout {
        &self.layout
    }

    /// The packed tuples, [`KeyLayout::words`] words each, in order of first occurrence.
    #[must_use]
    pub fn keys(&self) -> &[u64] {
        &self.keys
    }

    /// Keys and counts, to be shared.
    pub(crate) fn shared(&self) -> (Arc<Vec<u64>>, Arc<Vec<u32>>) {
        (self.keys.clone(), self.counts.clone())
    }

    /// How many records have each tuple.
    #[must_use]
    pub fn counts(&self) -> &[u32] {
        &self.counts
    }

    /// For each record its tuple; where a line stands for several records, for each line.
    #[must_use]
    pub fn tuple_of(&self) -> &[u32] {
        &self.tuple_of
    }

    /// How many records each line stands for.
    #[must_use]
    pub fn lines(&self) -> &Multiplicity {
        &self.lines
    }

    /// Number of records.
    #[must_use]
    pub fn records(&self) -> u64 {
        self.records
    }

    /// The same tuples, carrying nothing but what the population has.
    #[must_use]
    pub fn bare(&self) -> Self {
        let carried = Carried { population: self.carried.population.clone(), ..Carried::default() };
        Self {
            layout: self.layout.clone(),
            keys: self.keys.clone(),
            counts: self.counts.clone(),
            tuple_of: self.tuple_of.clone(),
            lines: self.lines.clone(),
            records: self.records,
            carried,
        }
    }

    /// Number of distinct tuples, those of the population alone included.
    #[must_use]
    pub fn tuples(&self) -> usize {
        self.counts.len()
    }

    /// What the tuples carry beside their counts.
    #[must_use]
    pub fn carried(&self) -> &Carried {
        &self.carried
    }

    /// How many persons have a tuple: its records, unless an entity tells persons apart.
    #[must_use]
    pub fn size(&self, tuple: usize) -> u32 {
        match &self.carried.entity {
            Some(entity) => {
                entity.number_of_class(self.carried.histograms[entity.track].of_class(tuple).values)
            }
            None => self.counts[tuple],
        }
    }

    /// Some of the tuples in this order, with all that they have; the others are left out.
    #[must_use]
    pub fn subset(&self, tuples: &[u32]) -> Self {
        let words = self.layout.words();
        let mut number_of = vec![u32::MAX; self.tuples()];
        let (mut keys, mut counts) = (Vec::with_capacity(tuples.len() * words), Vec::new());
        for (number, &tuple) in (0..).zip(tuples) {
            number_of[tuple as usize] = number;
            keys.extend_from_slice(&self.keys[tuple as usize * words..][..words]);
            counts.push(self.counts[tuple as usize]);
        }
        let numbers = self.tuple_of.iter().map(|&tuple| number_of[tuple as usize]).enumerate();
        let kept = || numbers.clone().filter(|&(_, number)| number != u32::MAX);
        Self {
            layout: self.layout.clone(),
            keys: Arc::new(keys),
            records: total(&counts),
            counts: Arc::new(counts),
            lines: self.lines.select(kept().map(|(line, _)| line)),
            tuple_of: Arc::new(kept().map(|(_, number)| number).collect()),
            carried: self.carried.grouped(&number_of, tuples.len()),
        }
    }

    /// What is left where only some tuples have records, which come first in this order. Where there is a
    /// population, its persons stay, whatever tuple they have.
    #[must_use]
    pub(crate) fn rest(&self, tuples: &[u32]) -> Self {
        let mut rest = self.subset(tuples);
        let Carried { population, .. } = &self.carried;
        if population.is_empty() {
            return rest;
        }
        let words = self.layout.words();
        let mut is_left = vec![true; self.tuples()];
        tuples.iter().for_each(|&tuple| is_left[tuple as usize] = false);
        let others: Vec<usize> =
            (0..self.tuples()).filter(|&tuple| is_left[tuple] && population[tuple] > 0).collect();
        let (keys, counts) = (Arc::make_mut(&mut rest.keys), Arc::make_mut(&mut rest.counts));
        for &tuple in &others {
            keys.extend_from_slice(&self.keys[tuple * words..][..words]);
            counts.push(0);
        }
        let mut number_of = vec![u32::MAX; self.tuples()];
        (0..).zip(tuples).for_each(|(number, &tuple)| number_of[tuple as usize] = number);
        rest.carried = self.carried.grouped(&number_of, counts.len());
        for (number, &tuple) in (tuples.len()..).zip(&others) {
            rest.carried.population[number] = population[tuple];
        }
        rest
    }

    /// Only so many records of each of the `tuples`, which are in order, and nothing of the others;
    /// `counts` has a number for every tuple. The records stand tuple by tuple, and carry nothing.
    #[must_use]
    pub(crate) fn sampled(&self, counts: &[u32], tuples: &[u32]) -> Self {
        let words = self.layout.words();
        let keys = tuples.iter().flat_map(|&tuple| &self.keys[tuple as usize * words..][..words]);
        let counts: Vec<u32> = tuples.iter().map(|&tuple| counts[tuple as usize]).collect();
        let records = (0..).zip(&counts);
        Self {
            layout: self.layout.clone(),
            keys: Arc::new(keys.copied().collect()),
            tuple_of: Arc::new(
                records.flat_map(|(tuple, &count)| repeat_n(tuple, count as usize)).collect(),
            ),
            lines: Multiplicity::default(),
            records: total(&counts),
            counts: Arc::new(counts),
            carried: Carried::default(),
        }
    }

    /// Tracks one more column of codes below its number of values (or
    /// [`VOID`](crate::histogram::VOID)), one code per record, and returns its number.
    pub fn track(&mut self, column: &Translated<'_>) -> usize {
        let histograms = Histograms::count(column, &self.tuple_of, &self.counts, &self.lines);
        self.carried.histograms.push(Arc::new(histograms));
        self.carried.histograms.len() - 1
    }

    /// Lets class sizes count persons instead of records.
    pub fn count_entities(&mut self, entity: Entity) {
        self.carried.entity = Some(entity);
    }

    /// Lets a tuple relate to so many records of the population, whatever was counted.
    pub(crate) fn relate(&mut self, tuple: usize, population: u32) {
        if let Some(known) = self.carried.population.get_mut(tuple) {
            *known = population;
        }
    }

    /// Lets all tuples relate to so many persons of a population.
    pub(crate) fn relate_all(&mut self, persons: Vec<u32>, shares_persons: Vec<bool>) {
        self.carried.population = persons;
        self.carried.shares_persons = shares_persons;
    }

    /// Adds up the sampling weight of each record, in millionths.
    pub fn weigh(&mut self, weights: impl Iterator<Item = u64>) {
        let mut sums = vec![0_u64; self.counts.len()];
        for (&tuple, weight) in self.tuple_of.iter().zip(weights) {
            sums[tuple as usize] = sums[tuple as usize].saturating_add(weight);
        }
        self.carried.weights = sums;
    }
}

/// There is room for so many tuples from the beginning.
const AT_ONCE: usize = 1 << 15;

/// So many records are put into keys before these are looked up, or fewer if keys are wide.
const BLOCK: usize = 512;

/// A collapse under way.
struct Collapse<'a> {
    own: KeyColumns<'a>,
    people: Option<KeyColumns<'a>>,
    /// Records of the table and, after them, of the population that are done.
    next: usize,
    /// Whether each record is a tuple of its own.
    scattered: bool,
    block: Vec<u64>,
    numbers: Vec<u32>,
    set: KeySet,
    layout: KeyLayout,
    keys: Vec<u64>,
    counts: Vec<u32>,
    tuple_of: Vec<u32>,
    /// How many records each line of the table stands for.
    lines: Multiplicity,
    population: Vec<u32>,
}

impl<'a> Collapse<'a> {
    /// Begins to collapse `records` records with these quasi-identifiers; `None` if the attributes
    /// are too many to be packed ([`KeyLayout::new`]).
    fn new(columns: &'a [Translated<'a>], records: usize) -> Option<Self> {
        let sizes: Vec<usize> = columns.iter().map(Translated::values).collect();
        Self::of_sizes(&sizes, columns, records)
    }

    /// As [`Self::new`], and then the records of the population: they are no records of the
    /// table, and their tuples may have no record at all. The population's columns must know
    /// every value of the table's.
    fn with_population(
        columns: &'a [Translated<'a>],
        records: usize,
        people: &'a [Translated<'a>],
        population: usize,
    ) -> Option<Self> {
        let sizes: Vec<usize> = people.iter().map(Translated::values).collect();
        let mut collapse = Self::of_sizes(&sizes, columns, records)?;
        collapse.people = Some(KeyColumns::new(people, &collapse.layout, population));
        Some(collapse)
    }

    fn of_sizes(sizes: &[usize], columns: &'a [Translated<'a>], records: usize) -> Option<Self> {
        let layout = KeyLayout::new(sizes)?;
        let mut set = KeySet::default();
        set.reset(records.clamp(1024, AT_ONCE));
        Some(Self {
            own: KeyColumns::new(columns, &layout, records),
            people: None,
            next: 0,
            block: Vec::new(),
            numbers: Vec::new(),
            scattered: false,
            set,
            keys: Vec::with_capacity(records.min(AT_ONCE) * layout.words()),
            counts: Vec::with_capacity(records.min(AT_ONCE)),
            layout,
            tuple_of: Vec::with_capacity(records),
            lines: Multiplicity::default(),
            population: Vec::new(),
        })
    }

    fn records(&self) -> usize {
        self.own.records() + self.people.as_ref().map_or(0, KeyColumns::records)
    }

    /// The contingency, once all records are collapsed.
    fn finish(mut self) -> Contingency {
        let end = self.records();
        while self.next < end {
            self.next = by_width!(self.layout.words(), collapse(&mut self, end));
        }
        self.keys.shrink_to_fit();
        self.counts.shrink_to_fit();
        Contingency {
            layout: self.layout,
            keys: Arc::new(self.keys),
            records: total(&self.counts),
            counts: Arc::new(self.counts),
            tuple_of: Arc::new(self.tuple_of),
            lines: self.lines,
            carried: Carried { population: self.population, ..Carried::default() },
        }
    }
}

/// Collapses one block of records that all are the table's or all the population's; where it
/// ends.
fn collapse<const W: usize>(state: &mut Collapse<'_>, end: usize) -> usize {
    let Collapse { own, people, next, block, numbers, scattered, set, keys, counts, .. } = state;
    let (start, before) = (*next, own.records());
    let end = end.min(start + (BLOCK / W).max(1));
    let (packing, records) = match people {
        Some(people) if start >= before => (&*people, start - before..end - before),
        _ => (&*own, start..end.min(before)),
    };
    let done = start + records.len();
    let new = packing.keys::<W>(records, block);
    numbers.clear();
    if *scattered {
        numbers.extend((counts.len() as u32..).take(new.len()));
        keys.extend_from_slice(new.as_flattened());
    } else {
        set.make_room::<W>(keys, new.len());
        set.numbers(new, keys, numbers);
    }
    counts.resize(keys.len() / W, 0);
    if start < before {
        if state.lines.is_one() {
            numbers.iter().for_each(|&tuple| counts[tuple as usize] += 1);
        } else {
            let lines = (start..).zip(&*numbers);
            lines.for_each(|(line, &tuple)| counts[tuple as usize] += state.lines.count(line));
        }
        state.tuple_of.extend_from_slice(numbers);
    } else {
        let population = &mut state.population;
        population.resize(counts.len(), 0);
        numbers.iter().for_each(|&tuple| population[tuple as usize] += 1);
    }
    done
}

/// Collapses the quasi-identifiers of the table's records at once and, after them, those of
/// the population's, given with their number.
///
/// # Errors
/// [`Kind::TooMany`] if the attributes are too many to be packed into keys.
pub fn tuples<'a>(
    columns: &'a [Translated<'a>],
    records: usize,
    people: Option<(&'a [Translated<'a>], usize)>,
) -> Result<Contingency> {
    tuples_counted(columns, (records, &Multiplicity::default()), people)
}

/// The same of so many lines that stand for several records each.
///
/// # Errors
/// As [`tuples`].
pub fn tuples_counted<'a>(
    columns: &'a [Translated<'a>],
    lines: (usize, &Multiplicity),
    people: Option<(&'a [Translated<'a>], usize)>,
) -> Result<Contingency> {
    tuples_or_records(columns, lines, people, false)
}

/// The same where, scattered, each record is a tuple of its own.
pub(crate) fn tuples_or_records<'a>(
    columns: &'a [Translated<'a>],
    (records, lines): (usize, &Multiplicity),
    people: Option<(&'a [Translated<'a>], usize)>,
    scattered: bool,
) -> Result<Contingency> {
    let collapse = match people {
        None => Collapse::new(columns, records),
        Some((people, population)) => {
            Collapse::with_population(columns, records, people, population)
        }
    };
    let collapse = collapse.ok_or_else(|| Error::new(Kind::TooMany { limit: 65_536 }))?;
    Ok(Collapse { scattered, lines: lines.clone(), ..collapse }.finish())
}

fn total(counts: &[u32]) -> u64 {
    counts.iter().map(|&count| u64::from(count)).sum()
}

/// Records with these columns of plain codes, each with its number of values.
#[cfg(test)]
pub(crate) fn collapsed(columns: &[(Vec<u32>, usize)], records: usize) -> Contingency {
    let columns: Vec<Translated<'_>> = columns
        .iter()
        .map(|(codes, values)| Translated::plain(codes.clone().into(), *values))
        .collect();
    tuples(&columns, records, None).expect("few columns")
}

#[cfg(test)]
mod tests {
    use super::tuples;
    use crate::table::Translated;

    #[test]
    fn tuples_are_counted_in_order_of_first_occurrence() {
        let columns = [
            Translated::plain(vec![0, 1, 0, 1, 0].into(), 2),
            Translated::plain(vec![2, 0, 2, 1, 2].into(), 3),
        ];
        let found = tuples(&columns, 5, None).unwrap();
        assert_eq!(found.counts(), [3, 1, 1]);
        assert_eq!(found.tuple_of(), [0, 1, 0, 2, 0]);
    }

    #[test]
    fn no_attribute_makes_one_tuple_of_all_records() {
        assert_eq!(tuples(&[], 4, None).unwrap().counts(), [4]);
    }

    #[test]
    fn some_tuples_are_a_table_by_themselves() {
        let column = |codes: [u32; 6]| Translated::plain(codes.to_vec().into(), 3);
        let columns = [column([0, 1, 0, 1, 0, 2]), column([2, 0, 2, 1, 2, 0])];
        let mut whole = tuples(&columns, 6, None).unwrap();
        whole.track(&column([0, 1, 1, 1, 0, 2]));
        let some = whole.subset(&[3, 0]);
        assert_eq!((some.counts(), some.records()), (&[1, 3][..], 4));
        assert_eq!(some.tuple_of(), [1, 1, 1, 0]);
        assert_eq!(some.keys(), [whole.keys()[3], whole.keys()[0]]);
        assert_eq!(some.carried().histograms[0].of_class(1).counts, [2, 1]);
    }
}
