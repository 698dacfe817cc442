//! Ladders by name: which suit the values of a column, and how many of them.
//!
//! A classification that comes with Outis is offered where most of the values are its codes, bands
//! of numbers and parts of dates where all values are, and the commonest of many texts, or of numbers
//! that may be codes, where there is nothing else that they are meant as. What a column is called decides only between
//! what its values leave open: four digits may be an occupation or a year. An offer is
//! [certain](Offer::is_certain) where values and name leave no choice, so that a recipe may begin
//! with it.

mod common; // Rare values together.
mod numeric; // Bands of numbers.
mod published; // Classifications that come with Outis.

pub use common::other_label;

use super::date::{DateLevel, Dates};
use super::kinds::HierarchyChoice;
use super::mask::Mask;
use crate::choice::Choice;
use crate::table::dates::{DateFormat, last_year};
use crate::table::suggest::{Profile, Reason};
use crate::table::{Column, DataType};

/// Distinct values that are looked at to know whether they are codes of a classification; they are
/// taken from all over the column.
const LOOKED_AT: usize = 10_000;

/// Distinct whole numbers of which more are numbers, hardly codes.
const MOST_CODES: usize = 30;

/// A ladder with a name, and where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedLadder {
    /// Its name, by which its words are found.
    pub id: &'static str,
    /// Who published it; empty where nobody did.
    pub source: &'static str,
}

/// All ladders, those that come as tables first.
pub const NAMED: [NamedLadder; 18] = [
    named("icd-10-who-2019", "World Health Organization, ICD-10, edition 2019: codes alone."),
    named("isced-2011", "UNESCO, ISCED 2011, educational attainment: codes alone."),
    named("isco-08", "International Labour Organization, ISCO-08: codes alone."),
    named("nuts", "European Union, Regulation (EC) No 1059/2003 (NUTS): how codes are built."),
    named("countries-m49", "United Nations, M.49; ISO 3166; names of countries from Unicode CLDR."),
    named("plz-leitregion", "How German postcodes are built."),
    named("postcode-uk", "How British postcodes are built, with their areas."),
    named("time-of-day", ""),
    named("postcode-digits", ""),
    named("ages", ""),
    named("ages-top", "90 and above as one: 45 CFR 164.514(b)(2)(i)(C)."),
    named("life-stages", ""),
    named("calendar", "The Gregorian calendar."),
    named("weeks", "ISO 8601."),
    named("years", "The Gregorian calendar."),
    named("amounts", ""),
    named("counts", ""),
    named("common", ""),
];

const fn named(id: &'static str, source: &'static str) -> NamedLadder {
    NamedLadder { id, source }
}

/// A ladder that suits a column.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// The name of the ladder, among [`NAMED`].
    pub ladder: &'static str,
    /// What a recipe says to have it. Where values do not fit it needs a label for them besides.
    pub choice: Choice,
    /// Distinct values that were looked at, and how many of them fit.
    pub values: u32,
    /// See `values`.
    pub fitting: u32,
    /// Records that have one of these values, and how many of them have one that fits.
    pub records: u32,
    /// See `records`.
    pub fitting_records: u32,
    /// Whether nothing else that the values could be is as likely.
    pub is_meant: bool,
    /// Whether it is meant and all values fit.
    pub is_certain: bool,
}

/// The ladders that suit a column, those that a recipe may begin with first. `markers` are the texts
/// that mean "missing", and `year` is the last that two digits may mean.
#[must_use]
pub fn offers(column: &Column, profile: &Profile, markers: &[String], year: i16) -> Vec<Offer> {
    let is_value = |text: &&str| !markers.iter().any(|marker| marker == text);
    let values: Vec<&str> = column.dictionary.iter().filter(is_value).collect();
    if values.len() < 2 {
        return Vec::new();
    }
    let mut found = published::offers(column, profile, &values);
    let whole = |ladder: &'static str, choice: Choice, is_certain: bool| {
        let values = values.len() as u32;
        let records = (column.codes.len() as u32).saturating_sub(profile.missing);
        let (fitting, fitting_records) = (values, records);
        let is_meant = is_certain;
        Offer { ladder, choice, values, fitting, records, fitting_records, is_meant, is_certain }
    };
    match profile.inferred.data_type {
        DataType::Date(format) => {
            found.push(whole("calendar", dates(format, CALENDAR, year), false));
            // Weeks are of days.
            if profile.reason != Reason::Birth && DateFormat::new(format, None).says_days() {
                found.push(whole("weeks", dates(format, WEEKS, year), false));
            }
        }
        DataType::Integer | DataType::Decimal => {
            let made = numeric::offers(&column.name, profile, &values);
            found.extend(made.into_iter().map(|(id, choice, certain)| whole(id, choice, certain)));
        }
        DataType::Text => {}
    }
    let has_parts = found.iter().any(|offer| offer.ladder == "postcode-uk");
    let has_decimals = profile.inferred.data_type == DataType::Decimal;
    if profile.reason == Reason::Postcode && !has_parts && !has_decimals {
        found.push(whole("postcode-digits", Mask::choose().with("from", "right"), false));
    }
    let may_be_codes = match profile.inferred.data_type {
        DataType::Text => true,
        DataType::Integer => {
            values.len() <= MOST_CODES && found.iter().all(|offer| offer.ladder == "counts")
        }
        DataType::Decimal | DataType::Date(_) => false,
    };
    if may_be_codes && !found.iter().any(|offer| offer.is_meant) {
        let common = common::offer(column, is_value);
        found.extend(common.map(|choice| whole("common", choice, false)));
    }
    // What may be codes is no count before somebody says so.
    found.sort_by_key(|offer| (!offer.is_certain, offer.ladder == "counts" && !offer.is_certain));
    found
}

const CALENDAR: &[DateLevel] = &[
    DateLevel::Month,
    DateLevel::Quarter,
    DateLevel::Year,
    DateLevel::FiveYears,
    DateLevel::Decade,
];

const WEEKS: &[DateLevel] = &[DateLevel::Week, DateLevel::WeekYear];

/// The last year that two digits may mean in a column, of which `year` is the present one: births
/// lie in the past.
#[must_use]
pub fn last_year_of(column: &Column, profile: &Profile, markers: &[String], year: i16) -> i16 {
    match profile.inferred.data_type {
        DataType::Date(format) if profile.reason != Reason::Birth => {
            let texts = column.dictionary.iter();
            let values = texts.filter(|text| !markers.iter().any(|marker| marker == text));
            last_year(format, values, year)
        }
        _ => year,
    }
}

/// Parts of dates that are written in this format.
#[must_use]
pub fn dates(format: &str, levels: &[DateLevel], year: i16) -> Choice {
    let levels: Vec<String> = levels.iter().map(|level| level.id().to_owned()).collect();
    let dates = Dates::choose().with("format", format).with("levels", levels);
    let pivot = u32::try_from(year).ok();
    let pivot = pivot.filter(|_| DateFormat::new(format, None).has_two_digit_years());
    pivot.into_iter().fold(dates, |dates, year| dates.with("pivot", year))
}

#[cfg(test)]
mod tests;
