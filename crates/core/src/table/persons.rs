//! Whether a table seems to have several records for one person.
//!
//! A file of visits, laboratory values or payments names the person in a column, and that column
//! repeats. Whoever counts its records takes five visits of one patient for five people.
//!
//! # Definition
//! A column tells persons apart if its name says that it holds a person's number, or if its
//! values do: many values, most of which recur, each with one birth date (or given name) and one
//! sex, or with one sex and one postcode, occupation or the like. Where birth date and sex differ
//! within most of its recurring values, its name has to leave no doubt: a few numbers of persons
//! may be those within a household, and the birth dates those of the persons' children.
//!
//! # Invariants
//! Takes time by records times a bounded number of columns: what is looked into is capped, and a
//! column is given up as soon as too many of its values are of several people. The outcome
//! depends on nothing but the table and the markers.

use super::detect::Detector;
use super::suggest::{Reason, reason_of_name};
use super::{Column, DataType, Table, kind};
use crate::num;
pub(super) use words::BARE_NUMBERS;
use words::{Naming, is_any_name, is_given_name, is_household, is_sex, naming};

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
}

/// Values below which it says little that they recur, where the name does not say whose they are.
const MANY_VALUES: usize = 20;

/// The same of columns whose name says little.
const SOME_VALUES: usize = 10;

/// Share of the recurring values that must have one birth date, sex and name each. Some cells
/// are always wrong.
const ALIKE: f64 = 0.9;

/// How seldom two records may agree in these details by chance, for it to mean anything that the
/// records of one value do.
const BY_CHANCE: f64 = 0.05;

/// The same of all recurring values together, as a natural logarithm, where two records often do.
const SURELY: f64 = -14.0;

/// Share of the values that must look like names where a column is called no more than that.
const NAMES: f64 = 0.2;

/// Columns that are looked into at most, of persons' numbers and of details.
const NUMBERED: usize = 64;
const DETAILS: usize = 6;

/// Distinct values that are looked at to know dates of birth or names.
const SAMPLE: usize = 200;

/// Years that births span at least, in the middle nine tenths.
const YEARS_OF_BIRTH: u32 = 20;

/// The column that seems to tell persons apart, if some of them have several records.
/// `markers` are the texts that mean "missing".
#[must_use]
pub fn repeated_persons(table: &Table, markers: &[String]) -> Option<RepeatedPersons> {
    let named: Vec<Option<Naming>> = table.columns.iter().map(|c| naming(&c.name)).collect();
    let details = Details::of(table, markers);
    let counted = |namings: &[Naming]| -> Vec<Numbered<'_>> {
        let is_such = |at: &usize| named[*at].is_some_and(|naming| namings.contains(&naming));
        let of_it = (0..named.len()).filter(is_such);
        of_it.take(NUMBERED).map(|at| Numbered::count(table, at, markers)).collect()
    };
    let subjects = counted(&[Naming::Subject, Naming::Member]);
    let best = |found: Vec<&Numbered<'_>>| {
        let order = |one: &&&Numbered<'_>| (one.records, one.values, std::cmp::Reverse(one.at));
        found.iter().max_by_key(order).map(|one| one.found())
    };
    let numbers_within = table.columns.iter().any(|column| is_household(&column.name));
    let within = |one: &Numbered<'_>| {
        named[one.at] == Some(Naming::Member)
            && one.values < MANY_VALUES
            && (numbers_within || details.deny(one))
    };
    let repeats = |one: &&Numbered<'_>| one.repeats() && !within(one);
    let found = best(subjects.iter().filter(repeats).collect());
    // Where each record has a person's number of its own, no other column says whose it is.
    if found.is_some() || subjects.iter().any(|one| one.is_unique(table.records)) {
        return found;
    }
    if let Some(found) = by_values(table, &named, &details, markers) {
        return Some(found);
    }
    let staff = counted(&[Naming::Staff]);
    let repeats = |one: &&Numbered<'_>| one.repeats() && !details.deny(one);
    let found = best(staff.iter().filter(repeats).collect());
    if found.is_some() {
        return found;
    }
    let bare = counted(&[Naming::Bare]);
    let clear = |one: &&Numbered<'_>| {
        let names = !is_any_name(&one.column.name) || one.looks_like_names();
        one.repeats_often() && names && !details.deny(one)
    };
    best(bare.iter().filter(clear).collect())
}

/// The persons that a column tells apart, if some of them have several records.
#[must_use]
pub fn repeats(table: &Table, column: usize, markers: &[String]) -> Option<RepeatedPersons> {
    let numbered = Numbered::count(table, column, markers);
    numbered.repeats().then(|| numbered.found())
}

/// Whether the name of a column says that it holds a person's number, or what may be one.
#[must_use]
pub fn names_person(name: &str) -> bool {
    names_number(name) || naming(name) == Some(Naming::Bare) && !is_any_name(name)
}

/// Whether the name of a column says that it holds the number given to one person.
pub(super) fn names_number(name: &str) -> bool {
    matches!(naming(name), Some(Naming::Subject | Naming::Member | Naming::Staff))
}

/// The column whose values recur with one birth date, sex and name each: of several the one with
/// the fewest values, since a person's cases have one birth date, too.
fn by_values(
    table: &Table,
    named: &[Option<Naming>],
    details: &Details<'_>,
    markers: &[String],
) -> Option<RepeatedPersons> {
    let mut found: Option<RepeatedPersons> = None;
    let mut counted = 0;
    for (at, column) in table.columns.iter().enumerate() {
        let distinct = column.dictionary.len();
        let seldom = distinct < MANY_VALUES || distinct * 10 > table.records * 9;
        let about = reason_of_name(&column.name);
        let may_be = matches!(
            about,
            None | Some(
                Reason::IdNumber | Reason::SomeNumber | Reason::PersonName | Reason::Contact
            )
        );
        if seldom
            || !may_be
            || named[at] == Some(Naming::Shared)
            || details.has(at)
            || counted == NUMBERED
            || !details.may_agree(at, column)
        {
            continue;
        }
        counted += 1;
        let one = Numbered::count(table, at, markers);
        let many = one.values >= MANY_VALUES && one.recurring() * 2 >= one.values;
        if many && details.agree(&one) && found.is_none_or(|it| (one.values as u32) < it.values) {
            found = Some(one.found());
        }
    }
    found
}

/// A column that may tell persons apart, with how often its values occur.
struct Numbered<'a> {
    at: usize,
    column: &'a Column,
    /// Records of each value; 0 of missing markers.
    occurrences: Vec<u32>,
    values: usize,
    records: usize,
}

impl<'a> Numbered<'a> {
    fn count(table: &'a Table, at: usize, markers: &[String]) -> Self {
        let column = &table.columns[at];
        let mut occurrences = vec![0_u32; column.dictionary.len()];
        column.codes.for_each(|code| occurrences[code as usize] += 1);
        for code in markers.iter().filter_map(|marker| column.dictionary.code(marker)) {
            occurrences[code as usize] = 0;
        }
        let values = occurrences.iter().filter(|&&n| n > 0).count();
        let records = occurrences.iter().map(|&n| n as usize).sum();
        Self { at, column, occurrences, values, records }
    }

    fn found(&self) -> RepeatedPersons {
        let (values, records) = (self.values as u32, self.records as u32);
        RepeatedPersons { column: self.at, values, records }
    }

    /// Whether a value is one, rather than a missing marker.
    fn occurs(&self) -> impl Fn(usize) -> bool + Copy + '_ {
        |value| self.occurrences[value] > 0
    }

    fn recurring(&self) -> usize {
        self.occurrences.iter().filter(|&&n| n > 1).count()
    }

    fn repeats(&self) -> bool {
        self.values > 1 && self.records > self.values
    }

    /// Whether it has many values, and a tenth of the records is of those that recur.
    fn repeats_often(&self) -> bool {
        let often: usize = self.occurrences.iter().filter(|&&n| n > 1).map(|&n| n as usize).sum();
        self.values >= SOME_VALUES && often * 10 >= self.records
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

/// What does not change about a person.
struct Details<'a> {
    /// Birth date and sex, as the names of columns say: the same for each record of a person.
    fixed: Vec<Detail<'a>>,
    /// What may change, or may be something else: it counts only where it does not change.
    lasting: Vec<Detail<'a>>,
}

struct Detail<'a> {
    at: usize,
    column: &'a Column,
    /// Codes of missing markers.
    missing: Vec<u32>,
    /// How often two records agree in it by chance.
    by_chance: f64,
    /// Whether it is of one person alone rather than of all who live or work in one place.
    is_own: bool,
}

impl<'a> Details<'a> {
    fn of(table: &'a Table, markers: &[String]) -> Self {
        let (mut fixed, mut lasting) = (Vec::new(), Vec::new());
        for (at, column) in table.columns.iter().enumerate() {
            let about = reason_of_name(&column.name);
            let is_birth = about == Some(Reason::Birth);
            if is_birth || is_sex(&column.name) {
                fixed.push((at, is_birth));
            } else if is_given_name(&column.name) {
                lasting.push((at, true));
            } else if matches!(about, Some(Reason::KnownToOthers | Reason::Postcode)) {
                lasting.push((at, false));
            } else if about.is_none() && spans_lives(column, markers) {
                lasting.push((at, true));
            }
        }
        // Of many those that are somebody's own.
        lasting.sort_by_key(|&(at, is_own)| (!is_own, at));
        let details = |of: Vec<(usize, bool)>| -> Vec<Detail<'a>> {
            let of = of.into_iter().take(DETAILS);
            let detail = |(at, is_own)| Detail::new(at, &table.columns[at], markers, is_own);
            of.map(detail).filter(|detail| detail.by_chance < 1.0).collect()
        };
        Self { fixed: details(fixed), lasting: details(lasting) }
    }

    /// Whether a column is a detail that cannot be a person's number as well.
    fn has(&self, column: usize) -> bool {
        let mut all = self.fixed.iter().chain(&self.lasting);
        all.any(|detail| detail.at == column && !is_given_name(&detail.column.name))
    }

    /// Whether birth dates and sexes differ within most of the recurring values: then these are
    /// no persons. Whoever have one name are of one sex, so that it says nothing of names.
    fn deny(&self, one: &Numbered<'_>) -> bool {
        let half = one.recurring() / 2;
        let names = one.looks_like_names();
        let mut telling =
            self.fixed.iter().filter(|detail| !names || !is_sex(&detail.column.name)).peekable();
        telling.peek().is_some()
            && telling.all(|detail| detail.differs_beyond(one.column, half, one.occurs()))
    }

    /// Whether each recurring value, all but a few, has one birth date, sex and so on, and such
    /// that this is no chance.
    fn agree(&self, one: &Numbered<'_>) -> bool {
        let most = ((1.0 - ALIKE) * one.recurring() as f64) as usize;
        let agrees = |detail: &&Detail<'_>| {
            detail.at != one.at && !detail.differs_beyond(one.column, most, one.occurs())
        };
        if !self.fixed.iter().all(|detail| agrees(&detail)) {
            return false;
        }
        let lasting: Vec<&Detail<'_>> = self.lasting.iter().filter(agrees).collect();
        let all = || self.fixed.iter().chain(lasting.iter().copied());
        // Who lives or works in one place is hardly ever of one sex, place after place.
        let of_one_sex = !self.fixed.is_empty() && !lasting.is_empty();
        let lasting_by_chance = |own: bool| -> f64 {
            let such = lasting.iter().filter(|detail| detail.is_own == own);
            such.map(|detail| detail.by_chance).product()
        };
        let fixed: f64 = self.fixed.iter().map(|detail| detail.by_chance).product();
        let (own, place) = (fixed * lasting_by_chance(true), lasting_by_chance(false));
        (of_one_sex || all().any(|detail| detail.is_own))
            && (own * place <= BY_CHANCE || one.is_no_chance(own) && one.is_no_chance(place))
    }

    /// The same at a glance: false where too many values differ in what all records of a person
    /// share, which most columns show within a few records.
    fn may_agree(&self, at: usize, column: &Column) -> bool {
        let most = ((1.0 - ALIKE) * column.dictionary.len() as f64) as usize;
        let agrees =
            |detail: &Detail<'_>| detail.at != at && !detail.differs_beyond(column, most, |_| true);
        let of_one_sex = !self.fixed.is_empty();
        let lasts = |detail: &Detail<'_>| (of_one_sex || detail.is_own) && agrees(detail);
        self.fixed.iter().all(agrees)
            && (self.fixed.iter().any(|detail| detail.is_own) || self.lasting.iter().any(lasts))
    }
}

impl<'a> Detail<'a> {
    fn new(at: usize, column: &'a Column, markers: &[String], is_own: bool) -> Self {
        let missing = markers.iter().filter_map(|marker| column.dictionary.code(marker)).collect();
        let mut counts = vec![0_u64; column.dictionary.len()];
        column.codes.for_each(|code| counts[code as usize] += 1);
        let all: u64 = counts.iter().sum();
        let same: u128 = counts.iter().map(|&n| u128::from(n) * u128::from(n)).sum();
        let by_chance = same as f64 / (all as f64 * all as f64).max(1.0);
        Self { at, column, missing, by_chance, is_own }
    }

    /// Whether more than `most` values of `column`, of those that occur, have records that differ
    /// in this. Missing cells differ from nothing.
    fn differs_beyond(&self, column: &Column, most: usize, occurs: impl Fn(usize) -> bool) -> bool {
        const UNKNOWN: u32 = u32::MAX;
        const DIFFERS: u32 = u32::MAX - 1;
        let mut known = vec![UNKNOWN; column.dictionary.len()];
        let mut differing = 0;
        for record in 0..column.codes.len() {
            let detail = self.column.codes.get(record);
            let value = column.codes.get(record) as usize;
            if known[value] == DIFFERS || known[value] == detail || self.missing.contains(&detail) {
                continue;
            }
            if known[value] == UNKNOWN {
                known[value] = detail;
            } else if occurs(value) {
                known[value] = DIFFERS;
                differing += 1;
                if differing > most {
                    return true;
                }
            }
        }
        false
    }
}

/// Whether the values are dates over so many years that they may be births.
fn spans_lives(column: &Column, markers: &[String]) -> bool {
    let present = || column.dictionary.iter().filter(|text| !markers.iter().any(|m| m == text));
    let values = || present().take(SAMPLE);
    if !matches!(kind::infer_values(values).data_type, DataType::Date(_)) {
        return false;
    }
    let mut years: Vec<u32> = values().filter_map(year).collect();
    years.sort_unstable();
    let at = |twentieth: usize| years.get(years.len() * twentieth / 20).copied().unwrap_or(0);
    at(19).saturating_sub(at(1)) >= YEARS_OF_BIRTH
}

/// The first four digits that stand together.
fn year(text: &str) -> Option<u32> {
    let bytes = text.as_bytes();
    let digits = bytes.windows(4).find(|four| four.iter().all(u8::is_ascii_digit))?;
    std::str::from_utf8(digits).ok()?.parse().ok()
}

#[cfg(test)]
mod tests;
