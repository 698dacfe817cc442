//! What keeps a column from being dates or numbers.
//!
//! One value that is none makes a column text, which gets no levels of dates or numbers. Nothing of
//! that is seen where thousands of others are what they look like. And days may stand as numbers,
//! as spreadsheets count them.

use super::formats::{DateSigns, KnownFormat, known_formats};
use super::kind::is_date;
use super::number::NumberForm;
use super::suggest::{Profile, Reason};
use super::{Column, DataType};
use rust_decimal::Decimal;
use std::collections::BTreeMap;

/// What all but a few values of a column are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Majority {
    /// Dates of one format.
    Dates,
    /// Numbers of one form.
    Numbers,
    /// Dates of one format or another, all of them.
    DatesOfSeveralFormats,
    /// Numbers with a point or with a comma, all of them.
    NumbersOfSeveralForms,
    /// Numbers with the same unit behind each.
    NumbersWithUnits,
}

/// Records whose values are not what all others are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exceptions {
    /// What the others are.
    pub majority: Majority,
    /// How many records have another value.
    pub records: u32,
    /// The first of them, from 0.
    pub first: usize,
}

/// Distinct values that have to be dates or numbers, at least, before others are exceptions.
const MANY: usize = 20;

/// The digits of a date, at least.
const DIGITS_OF_DATES: usize = 3;

/// Distinct values of which it can be said that they are written in several ways, at least.
const SEVERAL: usize = 3;

/// Different numbers with a unit, at least: fewer are classes at school, or doses.
const MEASURED: usize = 10;

/// The share of the records with a value that may be exceptions, at most.
const FEW: f64 = 0.05;

/// Different texts among dates or numbers that are exceptions however many records have them, up to this
/// share: what the program does not know to mean "missing".
const ODD: usize = 3;
const HALF: f64 = 0.5;

/// Distinct values by which a form is taken, and how many of them have to fit.
const TRIED: usize = 20;
const FITTING: usize = 15;

/// The records of a column of text that keep it from being dates, or numbers of this form; `None`
/// where there are none, or too many to be exceptions. `markers` are the texts that mean "missing".
#[must_use]
pub fn exceptions(column: &Column, markers: &[String], form: NumberForm) -> Option<Exceptions> {
    let is_value = |text: &str| !markers.iter().any(|marker| marker == text);
    let tried: Vec<&str> =
        column.dictionary.iter().filter(|text| is_value(text)).take(TRIED).collect();
    // Most columns are words, and every format takes its time.
    let have_digits = |least: usize| {
        let digits = tried.iter().map(|text| text.bytes().filter(u8::is_ascii_digit).count());
        digits.filter(|&digits| digits >= least).count() * TRIED >= tried.len() * FITTING
    };
    if !have_digits(1) {
        return None;
    }
    let signs: Vec<Option<DateSigns>> = match have_digits(DIGITS_OF_DATES) {
        true => tried.iter().map(|text| DateSigns::new(text)).collect(),
        false => Vec::new(),
    };
    let fits = |known: &KnownFormat, text: &str, signs: &Option<DateSigns>| {
        signs.as_ref().is_some_and(|signs| known.may_fit(signs)) && is_date(&known.format, text)
    };
    let (usual, others): (Vec<_>, Vec<_>) = known_formats()
        .iter()
        .partition(|known| tried.iter().zip(&signs).any(|(text, signs)| fits(known, text, signs)));
    let are_some_dates = !usual.is_empty();
    let all: Vec<&KnownFormat> = usual.into_iter().chain(others).collect();
    if are_some_dates
        && let Some(found) =
            other_way(column, Majority::DatesOfSeveralFormats, &is_value, &|text| {
                let signs = DateSigns::new(text);
                all.iter().position(|known| fits(known, text, &signs))
            })
    {
        return Some(found);
    }
    let separators = ['.', ','].map(NumberForm::plain);
    let number = |text: &str| separators.iter().position(|form| form.parse(text).is_some());
    if column.dictionary.iter().filter(|text| is_value(text)).all(|text| number(text).is_some())
        && let Some(found) = other_way(
            column,
            Majority::NumbersOfSeveralForms,
            &|text| is_value(text) && text.contains(['.', ',']),
            &number,
        )
    {
        return Some(found);
    }
    let formats = known_formats().iter().filter(|_| are_some_dates);
    let numbers = [form, NumberForm::plain('.'), NumberForm::plain(',')];
    let mut dates = formats.filter(|known| {
        let fitting = tried.iter().zip(&signs).filter(|(text, signs)| fits(known, text, signs));
        fitting.count() >= FITTING
    });
    let mut numbers = numbers
        .into_iter()
        .filter(|form| tried.iter().filter(|text| form.parse(text).is_some()).count() >= FITTING);
    if let Some(known) = dates.next() {
        few(column, Majority::Dates, &is_value, &|text| is_date(&known.format, text))
    } else if let Some(form) = numbers.next() {
        few(column, Majority::Numbers, &is_value, &|text| form.parse(text).is_some())
    } else {
        with_units(column, &is_value)
    }
}

/// All records with a value, if each is a number with the same unit behind it (`178 cm`).
fn with_units(column: &Column, is_value: &dyn Fn(&str) -> bool) -> Option<Exceptions> {
    let values: Vec<bool> = column.dictionary.iter().map(is_value).collect();
    let mut units = column.dictionary.iter().filter(|text| is_value(text)).map(unit);
    let first = units.next()??;
    if !units.all(|unit| unit == Some(first)) {
        return None;
    }
    let distinct = values.iter().filter(|&&is_value| is_value).count();
    let mut codes = column.codes.iter();
    let first = codes.position(|code| values[code as usize])?;
    let records = 1 + codes.filter(|&code| values[code as usize]).count() as u32;
    let majority = Majority::NumbersWithUnits;
    (distinct >= MEASURED).then_some(Exceptions { majority, records, first })
}

/// What stands behind a number: apart from it, or not with a capital as in codes.
fn unit(text: &str) -> Option<&str> {
    let end = text.rfind(|letter: char| letter.is_ascii_digit())? + 1;
    let (number, unit) = text.split_at(end);
    let begins = unit.trim_start().chars().next()?;
    let is_apart = unit.starts_with(char::is_whitespace) || !begins.is_uppercase();
    let is_number = ['.', ','].iter().any(|&sign| NumberForm::plain(sign).parse(number).is_some());
    (is_number && is_apart && (begins.is_alphabetic() || "%°µ".contains(begins))).then_some(unit)
}

/// The records that are written in another way than most, where every value is written in one of some
/// ways; `way` says in which, if in any.
fn other_way(
    column: &Column,
    majority: Majority,
    is_value: &dyn Fn(&str) -> bool,
    way: &dyn Fn(&str) -> Option<usize>,
) -> Option<Exceptions> {
    let mut ways: Vec<Option<usize>> = Vec::with_capacity(column.dictionary.len());
    for text in column.dictionary.iter() {
        let own = if is_value(text) { Some(way(text)?) } else { None };
        ways.push(own);
    }
    if ways.len() < SEVERAL {
        return None;
    }
    let mut records: BTreeMap<usize, u32> = BTreeMap::new();
    for way in column.codes.iter().filter_map(|code| ways[code as usize]) {
        *records.entry(way).or_default() += 1;
    }
    let (&usual, &most) = records.iter().max_by_key(|&(_, &records)| records)?;
    let mut codes = column.codes.iter();
    let first = codes.position(|code| ways[code as usize].is_some_and(|way| way != usual))?;
    let all: u32 = records.values().sum();
    Some(Exceptions { majority, records: all - most, first })
}

/// The records whose values do not fit, if they are few beside those that do.
fn few(
    column: &Column,
    majority: Majority,
    is_value: &dyn Fn(&str) -> bool,
    fits: &dyn Fn(&str) -> bool,
) -> Option<Exceptions> {
    let values: Vec<bool> = column.dictionary.iter().map(is_value).collect();
    let fitting: Vec<bool> = column.dictionary.iter().map(fits).collect();
    let is_other = |code: u32| values[code as usize] && !fitting[code as usize];
    let present = column.codes.iter().filter(|&code| values[code as usize]).count();
    let records = column.codes.iter().filter(|&code| is_other(code)).count();
    let many = fitting.iter().filter(|&&fits| fits).count() >= MANY;
    let odd = values.iter().zip(&fitting).filter(|&(value, fits)| *value && !*fits).count();
    let most = if odd <= ODD { HALF } else { FEW };
    (many && records as f64 <= most * present as f64)
        .then(|| column.codes.iter().position(is_other))
        .flatten()
        .map(|first| Exceptions { majority, records: records as u32, first })
}

/// The days that spreadsheets count from the end of 1899 on, here of 1908 to 2119; earlier ones
/// could be years.
const COUNTED_DAYS: [i64; 2] = [3_000, 80_000];

/// Whether a column that is called like dates holds numbers that may be days, as spreadsheets count
/// them: 29224 is 4 January 1980.
#[must_use]
pub fn may_count_days(column: &Column, profile: &Profile, markers: &[String]) -> bool {
    let is_called_so = matches!(profile.reason, Reason::Birth | Reason::EventDate);
    let are_numbers = matches!(profile.inferred.data_type, DataType::Integer | DataType::Decimal);
    let [least, most] = COUNTED_DAYS.map(Decimal::from);
    let texts = column.dictionary.iter();
    let mut values = texts.filter(|text| !markers.iter().any(|marker| marker == text));
    is_called_so
        && are_numbers
        && values.all(|text| {
            let number = profile.inferred.form.parse(text);
            number.is_some_and(|day| (least..=most).contains(&day))
        })
}

#[cfg(test)]
mod tests {
    use super::{Exceptions, Majority, exceptions, may_count_days};
    use crate::table::number::NumberForm;
    use crate::table::suggest::profile;
    use crate::table::{Codes, Column, Dictionary, LineIndex, Table};

    fn column(name: &str, texts: &[String]) -> Column {
        let mut dictionary = Dictionary::new();
        let codes: Codes = texts.iter().map(|text| dictionary.insert(text)).collect();
        Column { name: name.to_owned(), dictionary, codes }
    }

    fn found(texts: &[String]) -> Option<Exceptions> {
        exceptions(&column("x", texts), &[String::new()], NumberForm::POINT)
    }

    fn days(others: &[&str]) -> Vec<String> {
        let mut days: Vec<String> = (0..100)
            .map(|day| format!("{:02}.{:02}.19{:02}", day % 28 + 1, day % 12 + 1, day))
            .collect();
        for (place, other) in others.iter().enumerate() {
            days[40 + 10 * place] = (*other).to_owned();
        }
        days
    }

    #[test]
    fn few_values_that_are_none_are_told() {
        let told = |majority, records, first| Some(Exceptions { majority, records, first });
        assert_eq!(found(&days(&["31.02.1980"])), told(Majority::Dates, 1, 40));
        assert_eq!(found(&days(&["", "unknown", "31.02.1980"])), told(Majority::Dates, 2, 50));
        let values: Vec<String> = (0..100)
            .map(|value| if value == 7 { "<5".to_owned() } else { format!("{value}.5") })
            .collect();
        assert_eq!(found(&values), told(Majority::Numbers, 1, 7));
        assert_eq!(
            found(&days(&["1980-02-03", "12.05.1999", "1981-12-31"])),
            told(Majority::DatesOfSeveralFormats, 2, 40)
        );
        let weights = ["1,5", "2.5", "3", "4.25"].map(str::to_owned);
        assert_eq!(found(&weights), told(Majority::NumbersOfSeveralForms, 1, 0));
        let heights: Vec<String> = (0..20).map(|more| format!("{} cm", 160 + more)).collect();
        assert_eq!(found(&heights), told(Majority::NumbersWithUnits, 20, 0));
        let codes: Vec<String> = (0..20).map(|more| format!("{}A", 16_031 + 7 * more)).collect();
        assert_eq!(found(&codes), None);
        let heights = [heights, vec!["1,8 m".to_owned()]].concat();
        assert_eq!(found(&heights), None);
        assert_eq!(found(&days(&["a", "b", "c", "d", "e", "f"])), None);
        // One text, or a few, may stand in many records; beside as many numbers it is a value.
        let often = |share: usize, odd: &[&str]| {
            let texts = (1..=120).map(|record| match record % share {
                0 => odd[record / share % odd.len()].to_owned(),
                _ => record.to_string(),
            });
            found(&texts.collect::<Vec<_>>()).map(|found| found.records)
        };
        assert_eq!(often(9, &["low"]), Some(13));
        assert_eq!(often(2, &["low"]), Some(60));
        assert_eq!(often(3, &["low", "high", "<5"]), Some(40));
        assert_eq!(often(9, &["low", "high", "<5", ">9"]), None);
        let mut words = vec!["low".to_owned(); 60];
        words.extend((0..40).map(|number| number.to_string()));
        assert_eq!(found(&words), None);
        assert_eq!(found(&days(&[])), None);
        assert_eq!(found(&days(&["31.02.1980"])[35..50]), None);
    }

    #[test]
    fn days_may_be_counted() {
        let counts = |name: &str, first: u32| {
            let texts: Vec<String> = (0..50).map(|day| (first + 37 * day).to_string()).collect();
            let column = column(name, &texts);
            let table =
                Table { records: texts.len(), columns: vec![column], lines: LineIndex::default() };
            let profiles = profile(&table, &[]);
            may_count_days(&table.columns[0], &profiles.columns[0], &[])
        };
        assert!(counts("Geburtsdatum", 15_000));
        assert!(!counts("Geburtsdatum", 1_900));
        assert!(!counts("Umsatz", 15_000));
    }
}
