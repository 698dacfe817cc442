//! Whether a table seems to have several records for one person.
//!
//! A file of visits, laboratory values or payments names the person in a column, and that column
//! repeats. Whoever counts its records takes five visits of one patient for five people.
//!
//! # Definition
//! A column tells persons apart if its name says that it holds a person's number, or if its
//! values do: many values, most of which recur, each with one birth date (or given name) and one
//! sex, or with one age, or with one sex and one postcode, occupation or the like, or with one sex
//! where they are built like numbers that are given once each or have three records each on
//! average; or which recur and are mail addresses, telephone numbers, accounts, number plates or
//! names; or if they are families' names that recur with the same given name in the column beside
//! them and, where there is one, the same birth date; or, if there is only one such column, numbers that are built like those given to
//! somebody, or may be, and have three records each on average; or birth dates that are too few for as
//! many people as there are records. Where birth date and sex differ within most of its recurring values, its name has to
//! leave no doubt: a few numbers of persons may be those within a household, and the birth dates
//! those of the persons' children.
//!
//! Where no column does, or only one that births or times contradict, several may [together](composite).
//!
//! Where nothing is found so, values that are [read alike](super::spellings) count as one.
//!
//! Where only a few persons have several records, [`few_repeated`] looks at the columns that are
//! left out, whatever they are called. It also asks of those whose values name people, or that are called
//! after what people are to whoever keeps the records, if these values recur: unless births deny it, be
//! there ever so few of them.
//!
//! # Invariants
//! Takes time by records times a bounded number of columns: what is looked into is capped, and a
//! column is given up as soon as too many of its values are of several people. The outcome
//! depends on nothing but the table and the markers.

use super::detect::{self, Detector};
use super::spellings::read_as_one;
use super::suggest::{
    Reason, Texts, are_numbers_given, are_of_somebody, may_be_of_somebody, reason_of_name,
    without_decimal,
};
use super::{Column, DataType, Table, kind};
use crate::num;
use details::Details;
pub(crate) use details::names_own_fact;
pub use few::{ColumnRoles, few_repeated, repeated_in_classes, repeated_in_table};
pub use recurrence::recurring_persons;
pub(super) use words::{BARE_NUMBERS, names_person};
use words::{Naming, is_account, is_any_name, is_carried, is_household, names_another, naming};

mod abroad; // What columns are called in other languages.
mod births; // Persons whom dates of birth tell apart.
mod called; // Persons whom a column that is left out names.
mod composite; // Persons whom several columns tell apart together.
mod details; // What stays the same about a person.
mod few; // Persons of whom only a few have several records.
mod names; // Persons whose names stand in two columns.
mod recurrence; // The same people at several times, where no column tells them apart.
mod words; // What columns are called.

/// A column that seems to tell persons apart, where some have several records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RepeatedPersons {
    /// Which column of the table.
    pub column: usize,
    /// Distinct values, missing ones not counted.
    pub values: u32,
    /// Records with a value.
    pub records: u32,
    /// Further columns without which it does not, such as that of the household in which persons are
    /// numbered, or that of given names beside the families': values are then those of all of them
    /// together.
    pub partners: [Option<usize>; 2],
    /// Whether values that differ only in how they are written count as one: as they are written they
    /// would not recur.
    pub alike: bool,
    /// The column of times at which the same persons seem to be, where no column tells them apart:
    /// column and partners are then what recurs, and `values` its combinations.
    pub time: Option<usize>,
}

/// Values below which it says little that they recur, where the name does not say whose they are.
const MANY_VALUES: usize = 20;

/// The same of columns whose name says little.
const SOME_VALUES: usize = 10;

/// Of so many records one at least is of a value that recurs, where values do often.
const OFTENEST: usize = 10;

/// Records that a value has on average, at least, where one sex alone makes a person of it, or
/// where there are no more than some values.
const OFTEN: usize = 3;

/// A value stands in so many records on average, at most, where others that are read alike may be the same.
const SELDOM: usize = 4;

/// Share of the recurring values that must have one birth date, sex and name each. Some cells
/// are always wrong.
const ALIKE: f64 = 0.9;

/// The logarithm of how seldom all recurring values together may agree by chance, where two
/// records often do.
const SURELY: f64 = -14.0;

/// Share of the values that must look like names where a column is called no more than that.
const NAMES: f64 = 0.2;

/// Values that one column has, at most, of another with about as many.
const ABOUT_AS_MANY: f64 = 1.25;

/// Characters of the account of a person, at least; those of ledgers have fewer.
const ACCOUNT: usize = 5;

/// Columns that are looked into at most.
const NUMBERED: usize = 64;

/// Distinct values that are looked at to know dates of birth or names.
const SAMPLE: usize = 200;

/// The column that seems to tell persons apart, alone or beside others, if some of them have several
/// records. `markers` are the texts that mean "missing".
#[must_use]
pub fn repeated_persons(table: &Table, markers: &[String]) -> Option<RepeatedPersons> {
    let found = as_written(table, markers);
    as_read(table, markers, found, |read| as_written(read, markers))
}

/// The same of a table as somebody reads it, where nothing was found as it is written, or births alone: a
/// person's number may be written in another way in each record.
fn as_read(
    table: &Table,
    markers: &[String],
    found: Option<RepeatedPersons>,
    look: impl Fn(&Table) -> Option<RepeatedPersons>,
) -> Option<RepeatedPersons> {
    let name = found.map(|found| &table.columns[found.column].name);
    if name.is_some_and(|name| reason_of_name(name) != Some(Reason::Birth)) {
        return found;
    }
    let named = table.columns.iter().enumerate().filter(|(_, column)| {
        column.dictionary.len() * SELDOM >= table.records
            && !matches!(naming(&column.name), Some(Naming::Shared | Naming::Thing))
    });
    let alike = named.filter_map(|(index, column)| Some((index, read_as_one(column, markers)?)));
    let alike: Vec<(usize, Column)> = alike.collect();
    if alike.is_empty() {
        return found;
    }
    let changed: Vec<usize> = alike.iter().map(|&(index, _)| index).collect();
    let mut read = table.clone();
    alike.into_iter().for_each(|(index, column)| read.columns[index] = column);
    let again = look(&read).filter(|again| {
        let mut columns = std::iter::once(again.column).chain(again.partners.into_iter().flatten());
        columns.any(|column| changed.contains(&column))
    });
    again.map(|again| RepeatedPersons { alike: true, ..again }).or(found)
}

fn as_written(table: &Table, markers: &[String]) -> Option<RepeatedPersons> {
    let named: Vec<Option<Naming>> = table.columns.iter().map(|c| naming(&c.name)).collect();
    let details = Details::of_table(table, markers);
    let single = one_column(table, &named, &details, markers);
    // Birth dates tell persons apart themselves, but two persons may have one.
    let is_sure = single.is_some_and(|found| details.births().all(|births| births != found.column));
    composite::repeated(table, &named, &details, markers, single)
        .or_else(|| (!is_sure).then(|| composite::by_births(table, &named, &details, markers))?)
        .or(single)
}

/// The column that seems to tell persons apart alone, or the families' names beside given ones.
fn one_column(
    table: &Table,
    named: &[Option<Naming>],
    details: &Details<'_>,
    markers: &[String],
) -> Option<RepeatedPersons> {
    let counted = |namings: &[Naming]| -> Vec<Numbered<'_>> {
        let of_it = (0..named.len())
            .filter(|index| named[*index].is_some_and(|naming| namings.contains(&naming)));
        of_it.take(NUMBERED).map(|index| Numbered::count(table, index, markers)).collect()
    };
    let subjects = counted(&[Naming::Subject, Naming::Member]);
    let best = |found: Vec<&Numbered<'_>>| {
        found
            .iter()
            .max_by_key(|one| (one.records, one.values, std::cmp::Reverse(one.index)))
            .map(|one| one.found())
    };
    let numbers_within = table.columns.iter().any(|column| is_household(&column.name));
    let repeating = subjects.iter().filter(|one| {
        let may_be_within_household =
            named[one.index] == Some(Naming::Member) && one.values < MANY_VALUES;
        one.repeats() && !(may_be_within_household && (numbers_within || details.deny(one)))
    });
    let alone = |one: &&Numbered<'_>| one.is_unique(table.records);
    // The number of another person says so in its name, beside the own: Vorgesetzte Pers.-Nr.
    let own = repeating.filter(|one| {
        let mut names = subjects.iter().filter(alone).map(|own| &own.column.name);
        !names.any(|own| names_another(&one.column.name, own))
    });
    let found = best(own.collect());
    // Where each record has a person's number of its own, no other column says whose it is.
    if found.is_some() || subjects.iter().any(|one| alone(&one)) {
        return found;
    }
    if let Some(found) = by_values(table, named, details, markers) {
        return Some(found);
    }
    let staff = counted(&[Naming::Staff]);
    let found = best(staff.iter().filter(|one| one.repeats() && !details.deny(one)).collect());
    if found.is_some() {
        return found;
    }
    let bare = counted(&[Naming::Bare]);
    let clear = bare.iter().filter(|one| {
        let names = !is_any_name(&one.column.name) || one.looks_like_names();
        let numbers = !is_carried(&one.column.name) || one.are_numbers();
        let accounts = !is_account(&one.column.name) || one.are_long_numbers();
        one.repeats_often() && names && numbers && accounts && !details.deny(one)
    });
    let found = best(clear.collect());
    if found.is_some() {
        return found;
    }
    let unnamed = (0..named.len()).filter(|&index| named[index].is_none());
    let written = unnamed.filter(|&index| {
        let column = &table.columns[index];
        !names::are_parts(table, column) && are_of_persons(column, markers)
    });
    let written: Vec<Numbered<'_>> =
        written.take(NUMBERED).map(|index| Numbered::count(table, index, markers)).collect();
    let found = best(
        written
            .iter()
            .filter(|one| one.repeats_often() && one.mostly_recur() && !details.deny(one))
            .collect(),
    );
    found
        .or_else(|| names::repeated(table, details, markers))
        .or_else(|| by_form(table, named, details, markers, are_of_somebody))
        .or_else(|| by_form(table, named, details, markers, may_be_of_somebody))
        .or_else(|| births::repeated(table, named, details, markers))
}

/// The only column whose name says nothing of whom and whose values are built like numbers that
/// are given to somebody, as `are_given` tells, and recur often: one of two might be that of what they
/// bought.
fn by_form(
    table: &Table,
    named: &[Option<Naming>],
    details: &Details<'_>,
    markers: &[String],
    are_given: fn(&Texts<'_>) -> bool,
) -> Option<RepeatedPersons> {
    let unnamed = (0..named.len()).filter(|&index| {
        let column = &table.columns[index];
        named[index].is_none()
            && column.dictionary.len() >= MANY_VALUES
            && column.dictionary.len() * OFTEN <= table.records + OFTEN * markers.len()
            && reason_of_name(&column.name).is_none()
    });
    let numbered = unnamed.take(NUMBERED).map(|index| Numbered::count(table, index, markers));
    let mut found = numbered.filter(|one| {
        one.values >= MANY_VALUES
            && one.recurs_often()
            && one.mostly_recur()
            && !details.deny(one)
            && {
                let texts = one.column.dictionary.iter();
                let values: Vec<&str> =
                    texts.filter(|text| !markers.iter().any(|marker| marker == text)).collect();
                let whole: Option<Vec<&str>> =
                    values.iter().map(|value| without_decimal(value)).collect();
                let values = whole.unwrap_or(values);
                are_given(&Texts::new(&one.column.name, &values, one.records))
            }
    });
    let one = found.next()?;
    found.next().is_none().then(|| one.found())
}

/// Whether the values of a column name or reach persons.
fn are_of_persons(column: &Column, markers: &[String]) -> bool {
    let values = column.dictionary.iter().filter(|text| !markers.iter().any(|m| m == text));
    column.dictionary.len() >= SOME_VALUES
        && detect::most_of_persons(&column.name, values).is_some()
}

/// The persons that a column tells apart, if some of them have several records.
#[must_use]
pub fn repeats(table: &Table, column: usize, markers: &[String]) -> Option<RepeatedPersons> {
    let numbered = Numbered::count(table, column, markers);
    numbered.repeats().then(|| numbered.found())
}

/// Whether the name of a column says that it holds the number given to one person.
pub(super) fn names_number(name: &str) -> bool {
    matches!(naming(name), Some(Naming::Subject | Naming::Member | Naming::Staff))
}

/// Whether the name of a column says that several people share what stands there, or that it is of things.
pub(super) fn names_shared(name: &str) -> bool {
    matches!(naming(name), Some(Naming::Shared | Naming::Thing))
}

/// The column whose values recur with one birth date, sex and name each: of several the one with
/// the fewest values, since a person's cases have one birth date, too; of those with about as many
/// the one whose values have several birth dates least often, since an amount may be that of two
/// persons.
fn by_values(
    table: &Table,
    named: &[Option<Naming>],
    details: &Details<'_>,
    markers: &[String],
) -> Option<RepeatedPersons> {
    let mut found: Vec<(usize, RepeatedPersons)> = Vec::new();
    let mut counted = 0;
    for (index, column) in table.columns.iter().enumerate() {
        let distinct = column.dictionary.len();
        let few = distinct < MANY_VALUES && distinct * OFTEN > table.records;
        let seldom = distinct < SOME_VALUES || few || distinct * 10 > table.records * 9;
        let reason = reason_of_name(&column.name);
        let may_be = matches!(
            reason,
            None | Some(
                Reason::IdNumber
                    | Reason::SomeNumber
                    | Reason::PersonName
                    | Reason::Contact
                    | Reason::FreeText
            )
        );
        if seldom
            || !may_be
            || names::are_parts(table, column)
            || named[index] == Some(Naming::Thing)
            || named[index] == Some(Naming::Shared)
                && !details.have_birth_dates(column)
                && !are_names(column, markers)
            || details.has(index)
            || counted == NUMBERED
            || !details.may_agree(index, column, are_given(column, markers))
            || details.tell_ages(column)
        {
            continue;
        }
        counted += 1;
        let one = Numbered::count(table, index, markers);
        let many = (one.values >= MANY_VALUES || one.values >= SOME_VALUES && one.recurs_often())
            && one.mostly_recur();
        if many
            && details.agree(&one, are_given(column, markers))
            && !matches!(kind::infer(&column.dictionary, markers).data_type, DataType::Date(_))
        {
            found.push((details.births_contradicted(&one), one.found()));
        }
    }
    let fewest = found.iter().map(|(_, one)| one.values).min()?;
    let about_as_many =
        found.iter().filter(|(_, one)| f64::from(one.values) <= ABOUT_AS_MANY * f64::from(fewest));
    about_as_many.min_by_key(|(contradicted, one)| (*contradicted, one.values)).map(|(_, one)| *one)
}

/// Whether nearly all values are built like whole names, as those of people who serve others.
fn are_names(column: &Column, markers: &[String]) -> bool {
    let values = || {
        let texts = column.dictionary.iter().take(SAMPLE);
        texts.filter(|text| !markers.iter().any(|marker| marker == text))
    };
    let names = values().filter(|text| detect::is_built_like_name(text)).count();
    names as f64 >= ALIKE * values().count() as f64
}

/// Whether the values are built like the numbers that are given to one person or thing each.
fn are_given(column: &Column, markers: &[String]) -> bool {
    are_numbers_given(column.dictionary.iter().filter(|text| !markers.iter().any(|m| m == text)))
}

/// A column that may tell persons apart, with how often its values occur.
struct Numbered<'a> {
    index: usize,
    column: &'a Column,
    /// Records of each value; 0 of missing markers.
    occurrences: Vec<u32>,
    values: usize,
    records: usize,
}

impl<'a> Numbered<'a> {
    fn count(table: &'a Table, index: usize, markers: &[String]) -> Self {
        Self::of_column(index, &table.columns[index], markers)
    }

    /// The same of a column that stands for the one at `index`.
    fn of_column(index: usize, column: &'a Column, markers: &[String]) -> Self {
        let mut occurrences = vec![0_u32; column.dictionary.len()];
        column.codes.for_each(|code| occurrences[code as usize] += 1);
        for code in markers.iter().filter_map(|marker| column.dictionary.code(marker)) {
            occurrences[code as usize] = 0;
        }
        let values = occurrences.iter().filter(|&&n| n > 0).count();
        let records = occurrences.iter().map(|&n| n as usize).sum();
        Self { index, column, occurrences, values, records }
    }

    fn found(&self) -> RepeatedPersons {
        let (values, records) = (self.values as u32, self.records as u32);
        RepeatedPersons {
            column: self.index,
            values,
            records,
            partners: [None; 2],
            alike: false,
            time: None,
        }
    }

    /// Whether a value is one, rather than a missing marker.
    fn occurs(&self) -> impl Fn(usize) -> bool + Copy + '_ {
        |value| self.occurrences[value] > 0
    }

    fn recurring(&self) -> usize {
        self.occurrences.iter().filter(|&&n| n > 1).count()
    }

    fn mostly_recur(&self) -> bool {
        self.recurring() * 2 >= self.values
    }

    /// Records of the recurring values.
    fn of_recurring(&self) -> usize {
        self.occurrences.iter().filter(|&&n| n > 1).map(|&n| n as usize).sum()
    }

    /// Whether values have several records each, on average.
    fn recurs_often(&self) -> bool {
        self.records >= OFTEN * self.values
    }

    fn repeats(&self) -> bool {
        self.values > 1 && self.records > self.values
    }

    /// Whether it has many values, and a tenth of the records is of those that recur.
    fn repeats_often(&self) -> bool {
        self.values >= SOME_VALUES && self.repeats_oftener()
    }

    /// Whether a tenth of the records is of values that recur, however few values there are.
    fn repeats_oftener(&self) -> bool {
        self.of_recurring() * OFTENEST >= self.records
    }

    /// Whether it is no chance that all but a few of the recurring values agree in something in
    /// which two records agree with this probability: by Chernoff's bound of the binomial tail.
    fn is_no_chance(&self, by_chance: f64) -> bool {
        let recurring = self.occurrences.iter().filter(|&&n| n > 1);
        let agreeing: f64 = recurring.map(|&n| num::pow(by_chance, f64::from(n - 1))).sum();
        let all = self.recurring() as f64;
        let expected = (agreeing / all.max(1.0)).max(f64::MIN_POSITIVE);
        let gain = ALIKE * num::ln(expected / ALIKE)
            + (1.0 - ALIKE) * num::ln((1.0 - expected) / (1.0 - ALIKE));
        expected < ALIKE && all * gain <= SURELY
    }

    /// Whether the values are numbers, and not those of goods, check digits and all.
    fn are_numbers(&self) -> bool {
        let occurs = self.occurs();
        let values = self.column.dictionary.iter().enumerate().filter(|&(value, _)| occurs(value));
        let values: Vec<&str> = values.map(|(_, text)| text).take(SAMPLE).collect();
        values.iter().all(|text| text.bytes().any(|byte| byte.is_ascii_digit()))
            && !detect::are_articles(&values)
    }

    /// Whether the values are numbers of some length in one piece, as those of ledgers are not.
    fn are_long_numbers(&self) -> bool {
        let occurs = self.occurs();
        let mut values =
            self.column.dictionary.iter().enumerate().filter(|&(value, _)| occurs(value));
        values.all(|(_, text)| {
            text.len() >= ACCOUNT
                && text.bytes().any(|byte| byte.is_ascii_digit())
                && !text.contains(char::is_whitespace)
        })
    }

    /// Whether enough values, of those that come first, look like the names of people.
    fn looks_like_names(&self) -> bool {
        let occurs = self.occurs();
        let values = self.column.dictionary.iter().enumerate().filter(|&(value, _)| occurs(value));
        let (mut looked, mut names) = (0, 0);
        for (_, text) in values.take(SAMPLE) {
            looked += 1;
            names += usize::from(Detector::PersonName.matches(text));
        }
        names as f64 >= NAMES * f64::from(looked)
    }

    fn is_unique(&self, records: usize) -> bool {
        self.values == self.records && self.records == records
    }
}

#[cfg(test)]
mod tests;
