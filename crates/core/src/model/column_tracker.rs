//! What models know of the table at hand: the values of the columns they look at, by code.
//!
//! The codes of a column are in the order of its values (spec D9; see
//! [`order`](super::order)). Shares are compared with those of a reference table,
//! by default the input itself, records that are later suppressed included.

use super::MissingGroups;
use super::order::{as_numbers, in_order};
use crate::choice::Choice;
use crate::error::{Error, Kind, Place, Result};
use crate::hierarchy;
use crate::histogram::VOID;
use crate::plan::{Columns, MissingSensitive, Plan};
use crate::table::{Codes, Column, Dictionary, Domain, LineIndex, Multiplicity, Role, Translated};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The values of a tracked column.
#[derive(Clone, Debug, Default)]
pub struct Values {
    /// The attribute, as the recipe names it.
    pub name: String,
    /// The texts by code. A missing value that counts as one comes last.
    pub texts: Vec<String>,
    /// How many records of the reference have each value.
    pub reference: Vec<u64>,
    /// What each value is as a number, if all of them are and a model asked for their sizes.
    pub numbers: Option<Vec<f64>>,
    /// The code of missing cells, if there are some and they count as a value.
    pub missing: Option<u32>,
    /// The group of each value on each level of the attribute's hierarchy, from 0; empty
    /// unless a model asked for it. After the values come those that only the hierarchy has.
    pub tree: Vec<Vec<u32>>,
    /// The labels of the groups on each level of the hierarchy.
    pub labels: Vec<Vec<String>>,
    /// Whether cells are missing and not counted.
    pub excludes_missing: bool,
}

impl Values {
    /// So many values, each once in the reference, about which no more is known; for tests.
    #[must_use]
    pub fn plain(number: usize) -> Self {
        Self {
            texts: (0..number).map(|code| code.to_string()).collect(),
            reference: vec![1; number],
            ..Self::default()
        }
    }

    /// The code of a text.
    #[must_use]
    pub fn code(&self, text: &str) -> Option<u32> {
        self.texts.iter().position(|known| known == text).map(|code| code as u32)
    }
}

/// A column as a model asks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TrackedColumn {
    /// One attribute, missing values by the recipe's rule.
    Sensitive(usize),
    /// The same by the size of its values, if they are numbers, whatever else says how they
    /// are ordered.
    Sized(usize),
    /// One attribute, its missing value a value like others.
    Whole(usize),
}

/// Tracks the columns that models ask for, each once.
#[derive(Debug)]
pub struct ColumnTracker<'a> {
    plan: &'a Plan,
    data: Columns<'a>,
    reference: Columns<'a>,
    known: BTreeMap<Tracked, usize>,
    values: Vec<Arc<Values>>,
    codes: Vec<Translated<'a>>,
    missing: Arc<MissingGroups>,
    reports: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Tracked {
    One(TrackedColumn),
    Joint(Vec<usize>),
}

impl<'a> ColumnTracker<'a> {
    /// The table at hand, and the one whose shares are the reference.
    #[must_use]
    pub fn new(plan: &'a Plan, data: Columns<'a>, reference: Columns<'a>) -> Self {
        let (known, values, codes) = (BTreeMap::new(), Vec::new(), Vec::new());
        Self {
            plan,
            data,
            reference,
            known,
            values,
            codes,
            missing: Arc::default(),
            reports: false,
        }
    }

    /// Says which groups of the quasi-identifiers show missing values.
    #[must_use]
    pub fn with_missing(self, missing: MissingGroups) -> Self {
        Self { missing: Arc::new(missing), ..self }
    }

    /// Which groups of the quasi-identifiers show missing values.
    #[must_use]
    pub fn missing(&self) -> Arc<MissingGroups> {
        self.missing.clone()
    }

    /// The quasi-identifiers that the table has, in the order of their keys.
    pub fn quasi_identifiers(&self) -> impl Iterator<Item = usize> {
        self.plan
            .quasi_identifiers()
            .filter(|&attribute| self.data.by_attribute[attribute].is_some())
    }

    /// Lets models also track what they only report on, which no search should carry along.
    #[must_use]
    pub fn for_report(mut self) -> Self {
        self.reports = true;
        self
    }

    /// Whether models are to track what they only report on.
    #[must_use]
    pub fn reports(&self) -> bool {
        self.reports
    }

    /// How many records each line of the table at hand stands for.
    #[must_use]
    pub(crate) fn lines(&self) -> &Multiplicity {
        &self.data.counts
    }

    /// The plan.
    #[must_use]
    pub fn plan(&self) -> &'a Plan {
        self.plan
    }

    /// The codes of a tracked column by record.
    #[must_use]
    pub fn codes(&self, track: usize) -> &Translated<'a> {
        &self.codes[track]
    }

    /// The tracked columns.
    #[must_use]
    pub fn into_tracks(self) -> Vec<Translated<'a>> {
        self.codes
    }

    /// Whether persons may have several records.
    #[must_use]
    pub fn by_person(&self) -> bool {
        self.plan.entity.is_some()
    }

    /// The number of the attribute that a choice names.
    ///
    /// # Errors
    /// [`Kind::MissingAttribute`], and [`Kind::MissingParameter`] if it names none.
    pub fn attribute(&self, choice: &Choice, name: &'static str) -> Result<usize> {
        self.attribute_called(choice.text(name)?)
    }

    /// The number of the attribute with this title.
    ///
    /// # Errors
    /// [`Kind::MissingAttribute`].
    pub fn attribute_called(&self, title: &str) -> Result<usize> {
        let found = self.plan.attribute_called(title);
        found.ok_or_else(|| Error::new(Kind::MissingAttribute).of_attribute(title))
    }

    /// Tracks the sensitive attribute that a choice names.
    ///
    /// # Errors
    /// As [`Self::attribute`] and [`Self::track`].
    pub fn track_sensitive(&mut self, choice: &Choice) -> Result<(usize, Arc<Values>)> {
        let attribute = self.attribute(choice, "attribute")?;
        self.track(TrackedColumn::Sensitive(attribute))
    }

    /// Refuses models of a population where there is none, or one of people apart.
    ///
    /// # Errors
    /// [`Kind::Parameter`], [`Kind::NotTogether`].
    pub fn refuse_without_population(&self) -> Result<()> {
        match self.plan.population.as_ref() {
            Some(population) if population.apart => Err(Self::both_populations()),
            Some(_) => Ok(()),
            None => Err(Error::parameter("population", "tables")),
        }
    }

    /// Refuses models of people apart where there are none, or a population that the table is a
    /// sample of.
    ///
    /// # Errors
    /// [`Kind::Parameter`], [`Kind::NotTogether`].
    pub fn refuse_without_people_apart(&self) -> Result<()> {
        match self.plan.population.as_ref() {
            Some(people) if !people.apart => Err(Self::both_populations()),
            Some(people) if people.records > 0 => Ok(()),
            _ => Err(Error::parameter("population", "tables")),
        }
    }

    fn both_populations() -> Error {
        Error::new(Kind::NotTogether { setting: "null-map-population" })
    }

    /// Tracks an attribute; its number among the tracked columns, and its values.
    ///
    /// # Errors
    /// [`Kind::MissingAttribute`] if the file at hand does not have it.
    pub fn track(&mut self, tracked: TrackedColumn) -> Result<(usize, Arc<Values>)> {
        if let Some(&track) = self.known.get(&Tracked::One(tracked)) {
            return Ok((track, self.values[track].clone()));
        }
        let (codes, values) = self.read(tracked)?;
        Ok(self.add(Tracked::One(tracked), codes, values))
    }

    /// The codes and values of an attribute without tracking it.
    ///
    /// # Errors
    /// As [`Self::track`].
    pub fn look(&self, tracked: TrackedColumn) -> Result<(Cow<'_, Translated<'a>>, Arc<Values>)> {
        if let Some(&track) = self.known.get(&Tracked::One(tracked)) {
            return Ok((Cow::Borrowed(&self.codes[track]), self.values[track].clone()));
        }
        let (codes, values) = self.read(tracked)?;
        Ok((Cow::Owned(codes), Arc::new(values)))
    }

    /// What is wrong with values of an attribute, with the place of the first.
    pub(crate) fn blame(
        &self,
        error: Error,
        attribute: usize,
        wrong: &dyn Fn(&str) -> bool,
    ) -> Error {
        let planned = &self.plan.attributes[attribute];
        let error = error.of_attribute(&planned.name);
        let Some(column) = self.data.by_attribute[attribute] else { return error };
        let wrong: Vec<bool> = column.dictionary.iter().map(wrong).collect();
        let mut record = 0;
        let mut first = None;
        column.codes.for_each(|code| {
            if first.is_none() && wrong[code as usize] {
                first = Some(record);
            }
            record += 1;
        });
        let line = first.zip(self.data.lines).map(|(record, lines)| lines.line(record));
        let record = first.map(|record| record + 1);
        Error::at(error.kind, Place { record, line, ..error.place })
    }

    /// A domain of the values of an attribute with the records and lines where they stand.
    fn located(&self, domain: Domain, attribute: usize) -> Domain {
        let (Some(column), Some(lines)) = (self.data.by_attribute[attribute], self.data.lines)
        else {
            return domain;
        };
        let first = column.codes.occurrences(column.dictionary.len()).into_iter();
        let first = first.map(|(code, _, record)| (column.dictionary.get(code), record));
        let first: BTreeMap<&str, u64> = first.rev().collect();
        let records = domain.values.iter().map(|text| first.get(text.as_str()).copied());
        let first_record = records.map(Option::unwrap_or_default).collect();
        Domain { first_record, lines: lines.clone(), ..domain }
    }

    /// Whether a text means that nothing is known.
    pub(crate) fn is_missing(&self, text: &str) -> bool {
        self.plan.markers.iter().any(|marker| marker == text)
    }

    /// The sensitive attributes of the plan without this one.
    #[must_use]
    pub fn other_sensitive(&self, attribute: usize) -> Vec<usize> {
        (0..self.plan.attributes.len())
            .filter(|&other| other != attribute)
            .filter(|&other| self.plan.attributes[other].role == Role::Sensitive)
            .collect()
    }

    /// Tracks the combinations of several attributes that occur; for each combination (by its
    /// code) the codes of its parts, [`VOID`] for missing. Combinations ascend, the first
    /// attribute foremost.
    ///
    /// # Errors
    /// As [`Self::track`].
    pub fn track_joint(&mut self, attributes: &[usize]) -> Result<(usize, Vec<Vec<u32>>)> {
        let mut parts: Vec<Vec<u32>> = vec![Vec::new()];
        let mut codes: Vec<u32> = Vec::new();
        for &attribute in attributes {
            let (own, values) = self.look(TrackedColumn::Sensitive(attribute))?;
            let width = values.texts.len() as u64 + 1;
            codes.resize(own.len(), 0);
            let pairs: Vec<u64> = codes
                .iter()
                .zip(own.iter())
                .map(|(&before, code)| {
                    // Missing comes after all values.
                    let place = u64::from(code).min(width - 1);
                    u64::from(before) * width + place
                })
                .collect();
            let mut distinct = pairs.clone();
            distinct.sort_unstable();
            distinct.dedup();
            codes = pairs
                .iter()
                .map(|pair| distinct.binary_search(pair).unwrap_or_default() as u32)
                .collect();
            parts = distinct
                .iter()
                .map(|&pair| {
                    let last = pair % width;
                    let last = if last == width - 1 { VOID } else { last as u32 };
                    let before = &parts[(pair / width) as usize];
                    before.iter().copied().chain([last]).collect()
                })
                .collect();
        }
        let values = Values { texts: vec![String::new(); parts.len()], ..Values::default() };
        let codes = Translated::plain(Codes::from(codes), parts.len());
        let (track, _) = self.add(Tracked::Joint(attributes.to_vec()), codes, values);
        Ok((track, parts))
    }

    fn add(
        &mut self,
        tracked: Tracked,
        codes: Translated<'a>,
        values: Values,
    ) -> (usize, Arc<Values>) {
        let values = Arc::new(values);
        let track = self.codes.len();
        self.codes.push(codes);
        self.values.push(values.clone());
        self.known.insert(tracked, track);
        (track, values)
    }

    fn read(&self, tracked: TrackedColumn) -> Result<(Translated<'a>, Values)> {
        let (attribute, missing_counts) = match tracked {
            TrackedColumn::Sensitive(attribute) | TrackedColumn::Sized(attribute) => {
                (attribute, self.plan.missing_sensitive == MissingSensitive::OwnValue)
            }
            TrackedColumn::Whole(attribute) => (attribute, true),
        };
        let data = self.data.column(attribute, self.plan)?;
        let (reference, lines) = match self.reference.by_attribute[attribute] {
            Some(reference) => (reference, &self.reference.counts),
            None => (data, &self.data.counts),
        };

        // Every value of either table once, in order; missing cells apart.
        let mut all = Dictionary::new();
        let texts = |column: &'a Column| -> Vec<Option<&'a str>> {
            let texts = column.dictionary.iter();
            texts.map(|text| Some(text).filter(|text| !self.is_missing(text))).collect()
        };
        let (data_texts, reference_texts) = (texts(data), texts(reference));
        for text in reference_texts.iter().chain(&data_texts).flatten() {
            all.insert(text);
        }
        let sized = if let TrackedColumn::Sized(_) = tracked { as_numbers(&all) } else { None };
        let (order, numbers) = match sized {
            Some((order, numbers)) => (order, Some(numbers)),
            None => (in_order(&all, &self.plan.attributes[attribute]), None),
        };
        let mut texts: Vec<String> = order.iter().map(|&code| all.get(code).to_owned()).collect();
        let mut rank = vec![0; order.len()];
        for (place, &code) in (0..).zip(&order) {
            rank[code as usize] = place;
        }
        let occurs = data_texts.contains(&None) || reference_texts.contains(&None);
        let counted = (missing_counts && occurs).then_some(texts.len() as u32);
        let missing = counted.unwrap_or(VOID);
        let translate = |texts: &[Option<&str>]| -> Vec<u32> {
            texts
                .iter()
                .map(|text| {
                    text.map_or(missing, |text| {
                        all.code(text).map_or(VOID, |code| rank[code as usize])
                    })
                })
                .collect()
        };
        let (of_data, of_reference) = (translate(&data_texts), translate(&reference_texts));
        if counted.is_some() {
            texts.push(self.plan.markers[0].clone());
        }
        let mut counts = vec![0; texts.len()];
        let mut line = 0;
        reference.codes.for_each(|code| {
            if let Some(count) = counts.get_mut(of_reference[code as usize] as usize) {
                *count += u64::from(lines.count(line));
            }
            line += 1;
        });
        let codes = Translated::new(&data.codes, of_data, texts.len());
        let mut excludes_missing = false;
        if codes.meanings().contains(&VOID) {
            codes.for_each(|code| excludes_missing |= code == VOID);
        }
        let name = self.plan.attributes[attribute].name.clone();
        let numbers = numbers.filter(|_| counted.is_none());
        let values = Values {
            name,
            texts,
            reference: counts,
            numbers,
            missing: counted,
            excludes_missing,
            ..Values::default()
        };
        Ok((codes, values))
    }

    /// The values of an attribute with the groups of its hierarchy.
    ///
    /// # Errors
    /// As [`Self::track`], and whatever is wrong with the hierarchy.
    pub fn track_tree(&mut self, attribute: usize) -> Result<(usize, Arc<Values>)> {
        let (track, values) = self.track(TrackedColumn::Sensitive(attribute))?;
        if !values.tree.is_empty() {
            return Ok((track, values));
        }
        let planned = &self.plan.attributes[attribute];
        let mut leaves = values.texts.clone();
        if let Some(table) = planned.hierarchy.table() {
            let known: BTreeSet<&str> = values.texts.iter().map(String::as_str).collect();
            leaves.extend(
                table
                    .values()
                    .filter(|text| !known.contains(text) && !self.is_missing(text))
                    .map(str::to_owned),
            );
        }
        let domain = Domain {
            counts: vec![0; leaves.len()],
            missing: values.missing,
            markers: self.plan.markers.clone(),
            first_record: vec![0; leaves.len()],
            population: None,
            column: planned.column as u32 + 1,
            lines: LineIndex::new(1),
            values: leaves,
        };
        // Where values stand matters only if something is wrong with them.
        let (built, _) = hierarchy::build(&planned.hierarchy, &domain)
            .or_else(|_| hierarchy::build(&planned.hierarchy, &self.located(domain, attribute)))
            .map_err(|error| error.of_attribute(&planned.name))?;
        let mut whole = (*values).clone();
        whole.tree = built.levels().iter().map(|level| level.groups.clone()).collect();
        whole.labels = built.levels().iter().map(|level| level.labels.clone()).collect();
        let whole = Arc::new(whole);
        self.values[track] = whole.clone();
        Ok((track, whole))
    }
}

#[cfg(test)]
mod tests;
