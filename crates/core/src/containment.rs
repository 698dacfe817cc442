//! Whom of a population a class stands for, where levels mix in a column.
//!
//! # Definition
//! A text may stand for every group that is called so, on whatever level; `[2, 5]` for the numbers
//! from 2 to 5, where ranges are written; and `*`, or what suppressed cells are written as, for every
//! value. A class relates to the persons all of whose values are in what its texts stand for. Where
//! texts may stand for several things, those count that the fewest persons are in, never all of them
//! together: that would overstate who is covered (spec M16). Nobody is no such meaning, since a
//! record is somebody's.
//!
//! Of people apart (null-map) the most count that the texts may mean, and everybody if these are too
//! many ways to read them: nobody is what is to be shown of them.
//!
//! # Invariants
//! What is counted depends on texts and persons alone, so that a recoding and the file that is
//! written of it are counted alike.

use crate::contingency::Contingency;
use crate::hierarchy::{Hierarchy, STAR};
use crate::table::number;
use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

/// The most ways to read the texts of a class that are looked at.
const MOST_READINGS: usize = 1 << 10;

/// A column as its texts are read.
#[derive(Debug)]
pub(crate) struct ReadColumn {
    hierarchy: Arc<Hierarchy>,
    /// The values as numbers, where ranges of them are written.
    numbers: Option<Vec<Option<f64>>>,
    /// What suppressed cells are written as.
    suppressed: String,
    /// The groups of each label, the lowest first; of those with the same values the lowest.
    called: HashMap<String, Vec<CalledGroup>>,
    /// Values that are numbers, ascending.
    ascending: Vec<u32>,
}

/// A group with its values.
#[derive(Debug)]
struct CalledGroup {
    level: usize,
    group: u32,
    values: Vec<u32>,
}

impl ReadColumn {
    pub(crate) fn new(
        hierarchy: Arc<Hierarchy>,
        numbers: Option<Vec<Option<f64>>>,
        suppressed: &str,
    ) -> Self {
        let mut called: HashMap<String, Vec<CalledGroup>> = HashMap::new();
        for (number, level) in hierarchy.levels().iter().enumerate() {
            let mut values = vec![Vec::new(); level.labels.len()];
            for (value, &group) in (0..).zip(&level.groups) {
                values[group as usize].push(value);
            }
            for (group, (label, values)) in (0..).zip(level.labels.iter().zip(values)) {
                let groups = called.entry(label.clone()).or_default();
                if groups.iter().all(|known| known.values != values) {
                    groups.push(CalledGroup { level: number, group, values });
                }
            }
        }
        let number = |value: u32| numbers.as_ref().and_then(|numbers| numbers[value as usize]);
        let values = 0..hierarchy.level(0).groups.len() as u32;
        let mut ascending: Vec<u32> = values.filter(|&value| number(value).is_some()).collect();
        ascending.sort_by(|&one, &other| {
            number(one).unwrap_or_default().total_cmp(&number(other).unwrap_or_default())
        });
        let suppressed = suppressed.to_owned();
        Self { numbers, suppressed, called, ascending, hierarchy }
    }

    fn number(&self, value: u32) -> Option<f64> {
        self.numbers.as_ref().and_then(|numbers| numbers[value as usize])
    }

    /// The places of the numbers of a range among all of them; `None` of any other text.
    fn range(&self, text: &str) -> Option<Range<usize>> {
        self.numbers.as_ref()?;
        let (low, high) = text.strip_prefix('[')?.strip_suffix(']')?.split_once(", ")?;
        let end = |text: &str| -> Option<f64> {
            let number = number::parse(text, '.').or_else(|| number::parse(text, ','))?;
            number.to_string().parse().ok()
        };
        let (low, high) = (end(low)?, end(high)?);
        let place = |is_before: &dyn Fn(f64) -> bool| {
            self.ascending.partition_point(|&value| self.number(value).is_some_and(is_before))
        };
        (low < high).then(|| place(&|one| one < low)..place(&|one| one <= high))
    }

    /// All that a text may stand for.
    fn meanings(&self, text: &str) -> Vec<ReadText<'_>> {
        let groups = self.called.get(text).into_iter().flatten();
        let mut meanings: Vec<ReadText<'_>> = groups.map(ReadText::Group).collect();
        meanings.extend(self.range(text).map(|range| ReadText::Range(&self.ascending[range])));
        if text == STAR || text == self.suppressed {
            meanings.push(ReadText::Everything);
        }
        meanings
    }

    /// Whether a text stands for anything.
    pub(crate) fn knows(&self, text: &str) -> bool {
        !self.meanings(text).is_empty()
    }
}

/// One thing that a text may stand for.
#[derive(Clone, Copy, Debug)]
enum ReadText<'a> {
    Group(&'a CalledGroup),
    /// The values of a range, ascending by number.
    Range(&'a [u32]),
    Everything,
}

impl ReadText<'_> {
    /// Its values; `None` for all of them.
    fn values(&self) -> Option<&[u32]> {
        match self {
            Self::Group(group) => Some(&group.values),
            Self::Range(values) => Some(values),
            Self::Everything => None,
        }
    }

    fn covers(&self, column: &ReadColumn, value: u32) -> bool {
        match self {
            Self::Group(group) => {
                column.hierarchy.level(group.level).groups[value as usize] == group.group
            }
            Self::Range(values) => match (values.first(), values.last(), column.number(value)) {
                (Some(&low), Some(&high), Some(number)) => {
                    column.number(low).is_some_and(|low| low <= number)
                        && column.number(high).is_some_and(|high| number <= high)
                }
                _ => false,
            },
            Self::Everything => true,
        }
    }
}

/// The persons of a population by their values.
#[derive(Debug)]
pub(crate) struct PersonIndex {
    columns: Vec<ReadColumn>,
    /// For each column the value of each kind of persons: those who are alike in all columns.
    values: Vec<Vec<u32>>,
    /// For each column and value the kinds that have it.
    having: Vec<Vec<Vec<u32>>>,
    /// How many persons are of each kind.
    persons: Vec<u32>,
    /// Whether they are people apart.
    apart: bool,
}

/// The persons that a class relates to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct RelatedPersons {
    /// How many.
    pub(crate) number: u32,
    /// The kinds that they are of, ascending.
    kinds: Vec<u32>,
}

impl PersonIndex {
    /// The persons of some tuples, so many of each, by the columns' values. `apart` says that they
    /// are people apart.
    pub(crate) fn new(
        columns: Vec<ReadColumn>,
        tuples: &Contingency,
        persons_of: &[u32],
        apart: bool,
    ) -> Self {
        let layout = tuples.layout();
        let (mut values, mut persons) = (vec![Vec::new(); columns.len()], Vec::new());
        let mut known: HashMap<&[u64], usize> = HashMap::new();
        for (key, &number) in tuples.keys().chunks_exact(layout.words()).zip(persons_of) {
            if number == 0 {
                continue;
            }
            let kind = *known.entry(key).or_insert(persons.len());
            if kind < persons.len() {
                persons[kind] += number;
                continue;
            }
            persons.push(number);
            for (values, field) in values.iter_mut().zip(layout.fields()) {
                values.push(field.code(key) as u32);
            }
        }
        let having = columns.iter().zip(&values).map(|(column, values)| {
            let mut having = vec![Vec::new(); column.hierarchy.level(0).groups.len()];
            for (kind, &value) in (0..).zip(values) {
                having[value as usize].push(kind);
            }
            having
        });
        Self { having: having.collect(), columns, values, persons, apart }
    }

    /// All persons.
    fn everybody(&self) -> u32 {
        self.persons.iter().sum()
    }

    /// The persons that a class relates to which shows these texts, one for each column.
    pub(crate) fn related<'a>(&self, texts: impl IntoIterator<Item = &'a str>) -> RelatedPersons {
        let columns = self.columns.iter().zip(texts).enumerate();
        let mut read: Vec<(usize, Vec<ReadText<'_>>)> =
            columns.map(|(index, (column, text))| (index, column.meanings(text))).collect();
        // Those that leave the fewest come first.
        read.sort_by_cached_key(|(index, meanings)| {
            meanings.iter().map(|meaning| self.kinds_of(*index, meaning)).sum::<usize>()
        });
        let mut search = PersonSearch { index: self, read, readings: 0, found: None };
        search.narrow(0, None);
        if search.readings > MOST_READINGS {
            // What else they may mean was not looked at.
            let number = if self.apart { self.everybody() } else { 0 };
            return RelatedPersons { number, kinds: Vec::new() };
        }
        search.found.unwrap_or_default()
    }

    /// How many kinds a meaning leaves.
    fn kinds_of(&self, column: usize, meaning: &ReadText<'_>) -> usize {
        meaning.values().map_or(self.persons.len(), |values| {
            values.iter().map(|&value| self.having[column][value as usize].len()).sum()
        })
    }
}

/// Whom classes relate to, one after the other.
#[derive(Debug)]
pub(crate) struct CoveredPersons<'a> {
    index: &'a PersonIndex,
    /// For each kind the first class that relates to it.
    first_of: Vec<Option<usize>>,
    /// For each class whether it relates to somebody whom another one relates to as well.
    shares: Vec<bool>,
}

impl<'a> CoveredPersons<'a> {
    /// Nobody so far.
    pub(crate) fn new(index: &'a PersonIndex) -> Self {
        Self { index, first_of: vec![None; index.persons.len()], shares: Vec::new() }
    }

    /// One more class.
    pub(crate) fn take_in(&mut self, related: &RelatedPersons) {
        let class = self.shares.len();
        self.shares.push(false);
        for &kind in &related.kinds {
            match self.first_of[kind as usize] {
                Some(other) => (self.shares[class], self.shares[other]) = (true, true),
                None => self.first_of[kind as usize] = Some(class),
            }
        }
    }

    /// How many persons no class relates to.
    pub(crate) fn absent(&self) -> u32 {
        let left = self.index.persons.iter().zip(&self.first_of);
        left.filter(|(_, class)| class.is_none()).map(|(persons, _)| persons).sum()
    }

    /// For each class whether it relates to somebody whom another one relates to as well.
    pub(crate) fn shares(self) -> Vec<bool> {
        self.shares
    }
}

/// A search through all that the texts of a class may mean together.
struct PersonSearch<'a> {
    index: &'a PersonIndex,
    /// Each column with what its text may stand for.
    read: Vec<(usize, Vec<ReadText<'a>>)>,
    /// The ways to read the texts that somebody is in.
    readings: usize,
    found: Option<RelatedPersons>,
}

impl PersonSearch<'_> {
    /// Goes on with the next column, where these kinds are left; `None` for all.
    fn narrow(&mut self, next: usize, left: Option<&[u32]>) {
        let index = self.index;
        let Some((column, meanings)) = self.read.get(next) else {
            let kinds =
                left.map_or_else(|| (0..index.persons.len() as u32).collect(), <[_]>::to_vec);
            self.take_in(kinds);
            return;
        };
        let column = *column;
        for meaning in meanings.clone() {
            if self.readings > MOST_READINGS {
                return;
            }
            let kinds: Vec<u32> = match (left, meaning.values()) {
                (left, None) => {
                    self.narrow(next + 1, left);
                    continue;
                }
                (None, Some(values)) => {
                    let having = &index.having[column];
                    values.iter().flat_map(|&value| &having[value as usize]).copied().collect()
                }
                (Some(left), Some(_)) => {
                    let values = &index.values[column];
                    let read = &index.columns[column];
                    let left = left.iter().copied();
                    left.filter(|&kind| meaning.covers(read, values[kind as usize])).collect()
                }
            };
            if !kinds.is_empty() {
                self.narrow(next + 1, Some(&kinds));
            }
        }
    }

    fn take_in(&mut self, mut kinds: Vec<u32>) {
        let number = kinds.iter().map(|&kind| self.index.persons[kind as usize]).sum();
        if number == 0 {
            return;
        }
        self.readings += 1;
        let is_better = self.found.as_ref().is_none_or(|found| match self.index.apart {
            true => number > found.number,
            false => number < found.number,
        });
        if is_better {
            kinds.sort_unstable();
            self.found = Some(RelatedPersons { number, kinds });
        }
    }
}

#[cfg(test)]
mod tests;
