//! Birth dates that recur as those of different people would not.
//!
//! A file of visits without any number of a person still has each patient's date of birth in every
//! record. Of people who have one record each hardly any two share it.

use super::details::Details;
use super::words::Naming;
use super::{Numbered, RepeatedPersons};
use crate::num;
use crate::table::dates::DateFormat;
use crate::table::{DataType, Table, kind};
use std::collections::BTreeSet;

/// Birth dates below which it says little that they recur.
const SOME_DATES: usize = 5;

/// Share of the dates that so many people are expected to have at which they are too few.
const TOO_FEW: f64 = 0.7;

/// The birth dates of a table, if they are too few for as many people as it has records: then the
/// records of one date are mostly one person's.
pub(super) fn repeated(
    table: &Table,
    named: &[Option<Naming>],
    details: &Details<'_>,
    markers: &[String],
) -> Option<RepeatedPersons> {
    // Animals have birth dates, too.
    let are_of_things =
        (0..named.len()).filter(|&index| named[index] == Some(Naming::Thing)).any(|index| {
            let things = Numbered::count(table, index, markers);
            things.repeats() && !details.deny(&things)
        });
    if are_of_things {
        return None;
    }
    let births = details.births().map(|index| Numbered::count(table, index, markers));
    let mut repeated = births.filter(|one| {
        one.values >= SOME_DATES
            && one.mostly_recur()
            && expected_dates(one, markers)
                .is_some_and(|expected| (one.values as f64) < TOO_FEW * expected)
    });
    repeated.next().map(|one| one.found())
}

/// How many different dates as many people as there are records would have, if each were born on any
/// of the days that occur, in any of the years that the dates span: files that know no more than
/// the month or the year of a birth write its first day. `None` of what says no day.
fn expected_dates(one: &Numbered<'_>, markers: &[String]) -> Option<f64> {
    let values = || {
        let texts = one.column.dictionary.iter();
        texts.filter(|text| !markers.iter().any(|marker| marker == text))
    };
    let DataType::Date(format) = kind::infer_values(values).data_type else { return None };
    let format = DateFormat::new(format, None);
    if !format.says_days() {
        return None;
    }
    let (mut years, mut days) = (BTreeSet::new(), BTreeSet::new());
    for date in values().filter_map(|text| format.begins(text)) {
        years.insert(date.year());
        days.insert((date.month(), date.day()));
    }
    let span = f64::from(years.last()? - years.first()?) + 1.0;
    let possible = span * days.len() as f64;
    Some(possible * (1.0 - num::exp(-(one.records as f64) / possible)))
}
