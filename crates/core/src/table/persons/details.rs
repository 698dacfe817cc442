//! What does not change about a person: birth, sex, names; and what seldom does.

use super::words::{is_age, is_cohort, is_given_name, is_sex};
use super::{ALIKE, MANY_VALUES, Numbered, OFTEN, SAMPLE};
use crate::table::suggest::{Reason, reason_of_name};
use crate::table::{Column, DataType, Table, kind};

/// Details that are looked at, at most.
const DETAILS: usize = 6;

/// How seldom two records may agree in these details by chance, for it to mean anything that the
/// records of one value do.
const BY_CHANCE: f64 = 0.05;

/// Share of the records that may contradict the others of their value, where births tell the
/// values apart: a few cells of every file are mistyped, of every value in time.
const MISTYPED: f64 = 0.1;

/// Share of the values whose first two records may contradict each other then, at a glance.
const CONTRADICTED: f64 = 0.5;

/// Of so many recurring values more than one differs within itself, where it is doubted that they are
/// persons.
const DOUBTED: usize = 4;

/// Years that births span at least, in the middle nine tenths.
const YEARS_OF_BIRTH: u32 = 20;

/// The age of the oldest, in years.
const OLDEST: u32 = 120;

/// What does not change about a person.
pub(super) struct Details<'a> {
    /// Birth date and sex, as the names of columns say: the same for each record of a person.
    fixed: Vec<PersonDetail<'a>>,
    /// What may change, or may be something else: it counts only where it does not change.
    lasting: Vec<PersonDetail<'a>>,
}

struct PersonDetail<'a> {
    index: usize,
    column: &'a Column,
    /// Codes of missing markers.
    missing: Vec<u32>,
    /// How often two records agree in it by chance.
    by_chance: f64,
    /// Whether it is of one person alone rather than of all who live or work in one place.
    is_own: bool,
}

/// Whether a column is called like a fact about one person that stays, such as a birth date: where it
/// stands, somebody begins. An age may be another in each record.
pub(crate) fn names_own_fact(name: &str) -> bool {
    reason_of_name(name) == Some(Reason::Birth) || is_sex(name) || is_given_name(name)
}

impl<'a> Details<'a> {
    pub(super) fn of_table(table: &'a Table, markers: &[String]) -> Self {
        let (mut fixed, mut lasting) = (Vec::new(), Vec::new());
        for (index, column) in table.columns.iter().enumerate() {
            let reason = reason_of_name(&column.name);
            let is_birth =
                reason == Some(Reason::Birth) && (!is_cohort(&column.name) || are_years(column));
            if is_birth || is_sex(&column.name) {
                fixed.push((index, is_birth));
            } else if is_given_name(&column.name) || is_age(&column.name) && are_ages(column) {
                lasting.push((index, true));
            } else if matches!(reason, Some(Reason::KnownToOthers | Reason::Postcode)) {
                lasting.push((index, false));
            } else if matches!(reason, None | Some(Reason::FreeText))
                && spans_lives(column, markers)
            {
                lasting.push((index, true));
            }
        }
        // Of many those that are somebody's own.
        lasting.sort_by_key(|&(index, is_own)| (!is_own, index));
        let details = |columns: Vec<(usize, bool)>| -> Vec<PersonDetail<'a>> {
            let columns = columns.into_iter().take(DETAILS);
            let detail =
                |(index, is_own)| PersonDetail::new(index, &table.columns[index], markers, is_own);
            columns.map(detail).filter(|detail| detail.by_chance < 1.0).collect()
        };
        Self { fixed: details(fixed), lasting: details(lasting) }
    }

    /// Whether births tell the values of a column apart, and may be mistyped.
    fn have_births(&self, column: &Column) -> bool {
        let half = column.dictionary.len() / 2;
        let mut births = self.fixed.iter().filter(|detail| detail.is_own);
        births.any(|births| births.by_chance <= BY_CHANCE || births.column.dictionary.len() >= half)
    }

    /// Whether each value of a column may have a birth date of its own, which no year of birth is.
    pub(super) fn have_birth_dates(&self, column: &Column) -> bool {
        let nearly_all = (ALIKE * column.dictionary.len() as f64) as usize;
        let mut births = self.fixed.iter().filter(|detail| detail.is_own);
        births.any(|births| births.column.dictionary.len() >= nearly_all)
    }

    /// Whether births differ so much that two records seldom agree in them by chance.
    pub(super) fn births_are_many(&self) -> bool {
        self.fixed.iter().any(|detail| detail.is_own && detail.by_chance <= BY_CHANCE)
    }

    /// Where birth dates stand, which two records hardly ever share by chance, as they do years.
    pub(super) fn birth_dates(&self) -> Option<usize> {
        let mut births = self.fixed.iter().filter(|detail| detail.is_own);
        births
            .find(|detail| detail.by_chance <= BY_CHANCE && !are_years(detail.column))
            .map(|detail| detail.index)
    }

    /// Columns of birth, sex and age.
    pub(super) fn own(&self) -> impl Iterator<Item = usize> + '_ {
        let lasting = self.lasting.iter();
        let own = lasting.filter(|detail| detail.is_own && !is_given_name(&detail.column.name));
        self.fixed.iter().chain(own).map(|detail| detail.index)
    }

    /// Whether a column of births says the day.
    pub(super) fn are_days(&self, births: usize) -> bool {
        let mut days = self.fixed.iter().filter(|detail| detail.index == births);
        days.any(|detail| !are_years(detail.column))
    }

    /// Records of recurring values that contradict the births of most records of their value.
    pub(super) fn births_contradicted(&self, one: &Numbered<'_>) -> usize {
        let births = self.fixed.iter().filter(|detail| detail.is_own && detail.index != one.index);
        births.map(|births| births.contradicted(one)).sum()
    }

    /// All columns of births, be they days or years.
    pub(super) fn births(&self) -> impl Iterator<Item = usize> + '_ {
        self.fixed.iter().filter(|detail| detail.is_own).map(|detail| detail.index)
    }

    /// Whether a column is a detail that cannot be a person's number as well.
    pub(super) fn has(&self, column: usize) -> bool {
        let mut all = self.fixed.iter().chain(&self.lasting);
        all.any(|detail| detail.index == column && !is_given_name(&detail.column.name))
    }

    /// Whether the numbers of a column are the ages that births tell: with the year of birth nearly every
    /// one adds up to the same year, or the one before or behind it.
    pub(super) fn tell_ages(&self, column: &Column) -> bool {
        let mut births = self.fixed.iter().chain(&self.lasting).filter(|births| births.is_own);
        births.any(|births| {
            let ages: Vec<Option<u32>> =
                column.dictionary.iter().map(|text| text.trim().parse().ok()).collect();
            let years: Vec<Option<u32>> = births.column.dictionary.iter().map(year).collect();
            let both = column.codes.iter().zip(births.column.codes.iter());
            let mut sums: Vec<u32> = both
                .filter_map(|(age, birth)| Some((ages[age as usize]?, years[birth as usize]?)))
                .filter(|&(age, _)| age <= OLDEST)
                .map(|(age, birth)| age + birth)
                .collect();
            sums.sort_unstable();
            let Some(&middle) = sums.get(sums.len() / 2) else { return false };
            let alike = sums.iter().filter(|sum| sum.abs_diff(middle) <= 1).count();
            sums.len() * 2 >= column.codes.len() && alike as f64 >= ALIKE * sums.len() as f64
        })
    }

    /// Whether birth dates and sexes differ within most of the recurring values: then these are
    /// no persons. Whoever have one name are of one sex, so that it says nothing of names.
    pub(super) fn deny(&self, one: &Numbered<'_>) -> bool {
        let half = one.recurring() / 2;
        let names = one.looks_like_names();
        let of_sex = |detail: &&PersonDetail<'_>| is_sex(&detail.column.name);
        let only_sex = self.fixed.iter().all(|detail| of_sex(&detail));
        let mut telling =
            self.fixed.iter().filter(|detail| !names || only_sex || !of_sex(detail)).peekable();
        telling.peek().is_some()
            && telling.all(|detail| detail.differs_beyond(one.column, half, one.occurs()))
    }

    /// Whether births or sexes differ within more of the recurring values than typing errors would make
    /// them: names alone do not say then that these are persons.
    pub(super) fn doubt(&self, one: &Numbered<'_>) -> bool {
        let most = one.recurring() / DOUBTED;
        self.fixed.iter().any(|detail| detail.differs_beyond(one.column, most, one.occurs()))
    }

    /// Whether each recurring value, all but a few, has one birth date, sex and so on, and such
    /// that this is no chance. `are_given` says whether the values are built like numbers that are
    /// given once each, which no place has. Of values with several records each one sex is enough,
    /// if it is no chance: no place has, and few things, one sex as often.
    pub(super) fn agree(&self, one: &Numbered<'_>, are_given: bool) -> bool {
        let alone = are_given || one.recurs_often();
        let few = one.values < MANY_VALUES;
        let most = ((1.0 - ALIKE) * one.recurring() as f64) as usize;
        let mistyped = (MISTYPED * one.of_recurring() as f64) as usize;
        let lenient = self.have_births(one.column);
        let agrees = |detail: &&PersonDetail<'_>| {
            detail.index != one.index
                && detail.is_told(one)
                && (!detail.differs_beyond(one.column, most, one.occurs())
                    || lenient && detail.is_personal() && detail.contradicted(one) <= mistyped)
        };
        if !self.fixed.iter().all(|detail| agrees(&detail)) {
            return false;
        }
        let lasting: Vec<&PersonDetail<'_>> = self.lasting.iter().filter(agrees).collect();
        // Who lives or works in one place is hardly ever of one sex, place after place.
        let of_one_sex = !self.fixed.is_empty() && (alone || !lasting.is_empty());
        let lasting_by_chance = |own: bool| -> f64 {
            let such = lasting.iter().filter(|detail| detail.is_own == own);
            such.map(|detail| detail.by_chance).product()
        };
        let fixed: f64 = self.fixed.iter().map(|detail| detail.by_chance).product();
        let (own, place) = (fixed * lasting_by_chance(true), lasting_by_chance(false));
        let mut all = self.fixed.iter().chain(lasting.iter().copied());
        (of_one_sex || all.any(|detail| detail.is_own))
            && (!few && own * place <= BY_CHANCE
                || one.is_no_chance(own) && (alone || one.is_no_chance(place)))
    }

    /// The same at a glance: false where too many values differ in what all records of a person
    /// share, which most columns show within a few records.
    pub(super) fn may_agree(&self, index: usize, column: &Column, are_given: bool) -> bool {
        let alone = are_given || column.codes.len() >= OFTEN * column.dictionary.len();
        let share = if self.have_births(column) { CONTRADICTED } else { 1.0 - ALIKE };
        let most = (share * column.dictionary.len() as f64) as usize;
        let agrees = |detail: &PersonDetail<'_>| {
            detail.index != index && !detail.contradicted_at_first(column, most)
        };
        let of_one_sex = !self.fixed.is_empty();
        self.fixed.iter().all(agrees)
            && (self.fixed.iter().any(|detail| detail.is_own || alone)
                || self
                    .lasting
                    .iter()
                    .any(|detail| (of_one_sex || detail.is_own) && agrees(detail)))
    }
}

impl<'a> PersonDetail<'a> {
    fn new(index: usize, column: &'a Column, markers: &[String], is_own: bool) -> Self {
        let missing: Vec<u32> =
            markers.iter().filter_map(|marker| column.dictionary.code(marker)).collect();
        let mut counts = vec![0_u64; column.dictionary.len()];
        column.codes.for_each(|code| counts[code as usize] += 1);
        missing.iter().for_each(|&code| counts[code as usize] = 0);
        let all: u64 = counts.iter().sum();
        let same: u128 = counts.iter().map(|&n| u128::from(n) * u128::from(n)).sum();
        let by_chance = same as f64 / (all as f64 * all as f64).max(1.0);
        Self { index, column, missing, by_chance, is_own }
    }

    /// Whether it is of a person rather than of a place.
    fn is_personal(&self) -> bool {
        self.is_own || is_sex(&self.column.name)
    }

    /// Whether at least half of the recurring values have a record with a value of this: whom nothing is
    /// said of, nothing contradicts. Forms that ask once leave the other records of a person empty.
    fn is_told(&self, one: &Numbered<'_>) -> bool {
        let mut told = vec![false; one.occurrences.len()];
        for (value, detail) in one.column.codes.iter().zip(self.column.codes.iter()) {
            told[value as usize] |=
                one.occurrences[value as usize] > 1 && !self.missing.contains(&detail);
        }
        told.iter().filter(|&&told| told).count() * 2 >= one.recurring()
    }

    /// Records of recurring values that contradict most of their value, or so many as makes no
    /// difference: by the vote of Boyer and Moore, counting those that the winner does not have.
    fn contradicted(&self, one: &Numbered<'_>) -> usize {
        let mut votes = vec![(0_u32, 0_u32); one.occurrences.len()];
        let cells = || {
            let values = one.column.codes.iter().zip(self.column.codes.iter());
            values.filter(|&(value, detail)| {
                one.occurrences[value as usize] > 1 && !self.missing.contains(&detail)
            })
        };
        for (value, detail) in cells() {
            let (winner, lead) = &mut votes[value as usize];
            match *lead {
                0 => (*winner, *lead) = (detail, 1),
                _ if *winner == detail => *lead += 1,
                _ => *lead -= 1,
            }
        }
        cells().filter(|&(value, detail)| votes[value as usize].0 != detail).count()
    }

    /// Whether the first two records of more than `most` values of `column` differ in this.
    fn contradicted_at_first(&self, column: &Column, most: usize) -> bool {
        const UNKNOWN: u32 = u32::MAX;
        const SEEN: u32 = u32::MAX - 1;
        let mut known = vec![UNKNOWN; column.dictionary.len()];
        let mut differing = 0;
        for record in 0..column.codes.len() {
            let value = column.codes.get(record) as usize;
            let detail = self.column.codes.get(record);
            if known[value] == SEEN || self.missing.contains(&detail) {
                continue;
            }
            if known[value] == UNKNOWN {
                known[value] = detail;
                continue;
            }
            differing += usize::from(known[value] != detail);
            known[value] = SEEN;
            if differing > most {
                return true;
            }
        }
        false
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

/// Whether the values are years of birth rather than forms of a school.
fn are_years(column: &Column) -> bool {
    let values = || column.dictionary.iter().take(SAMPLE);
    let years = values().filter(|text| text.len() == 4 && matches!(year(text), Some(1900..=2099)));
    years.count() * 2 > values().count()
}

/// Whether the values are ages in years.
fn are_ages(column: &Column) -> bool {
    let values = || column.dictionary.iter().take(SAMPLE);
    let ages = values().filter(|text| text.parse::<u32>().is_ok_and(|age| age <= OLDEST));
    ages.count() as f64 >= ALIKE * values().count() as f64
}

/// Whether the values are dates, or years, over so many years that they may be births.
fn spans_lives(column: &Column, markers: &[String]) -> bool {
    let values = || {
        let texts = column.dictionary.iter();
        texts.filter(|text| !markers.iter().any(|marker| marker == text)).take(SAMPLE)
    };
    if !matches!(kind::infer_values(values).data_type, DataType::Date(_)) && !are_years(column) {
        return false;
    }
    let mut years: Vec<u32> = values().filter_map(year).collect();
    years.sort_unstable();
    let quantile = |twentieth: usize| years.get(years.len() * twentieth / 20).copied().unwrap_or(0);
    quantile(19).saturating_sub(quantile(1)) >= YEARS_OF_BIRTH
}

/// The first four digits that stand together.
fn year(text: &str) -> Option<u32> {
    let bytes = text.as_bytes();
    let digits = bytes.windows(4).find(|four| four.iter().all(u8::is_ascii_digit))?;
    std::str::from_utf8(digits).ok()?.parse().ok()
}
