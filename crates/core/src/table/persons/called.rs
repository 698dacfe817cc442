//! Persons whom a column that is left out names or numbers, however unsure that is.
//!
//! A column is left out since it seems to name people, or is called after what they are: pupils, tenants,
//! drivers. If its values recur, each of them may have several records, be there ever so few of them, and
//! whatever else is known of them. Whoever knows better says so once.

use super::details::Details;
use super::words::{Naming, naming};
use super::{ALIKE, NUMBERED, Numbered, RepeatedPersons, SAMPLE, are_names, few, names};
use crate::table::detect::{self, Detector};
use crate::table::suggest::{names_given_name, names_others, names_role};
use crate::table::{Column, Table};
use std::cmp::Reverse;

/// What one person has alone and is told by its form, be its check digits right or wrong.
const FORMS: [Detector; 3] = [Detector::Iban, Detector::AhvNumber, Detector::NationalNumber];

/// The column that is left out and whose values may stand for persons: one that is called after what
/// they are before others, then the one with the most records, and the fewest values.
pub(super) fn repeated(
    table: &Table,
    identifiers: &[usize],
    markers: &[String],
) -> Option<RepeatedPersons> {
    let numbered: Vec<Numbered<'_>> = identifiers
        .iter()
        .filter(|&&index| may_be_of_persons(table, &table.columns[index]))
        .take(NUMBERED)
        .map(|&index| Numbered::count(table, index, markers))
        .collect();
    if !numbered.iter().any(Numbered::repeats) || few::have_own_numbers(table, &numbered) {
        return None;
    }
    let details = Details::of_table(table, markers);
    let keys = names::Keys::of_table(table, None);
    let mut found: Vec<&Numbered<'_>> = numbered
        .iter()
        .filter(|one| {
            !details.has(one.index) && keys.as_ref().is_none_or(|keys| !keys.has(one.index))
        })
        .filter(|one| stand_for_persons(one, &details, markers))
        .collect();
    found.sort_by_key(|one| {
        (is_of_subject(&one.column.name), one.records, Reverse(one.values), Reverse(one.index))
    });
    found.last().map(|one| one.found())
}

/// Whether nothing in the name of a column says that its values are of others than those whom records
/// are about, and no other column says more of them.
fn may_be_of_persons(table: &Table, column: &Column) -> bool {
    few::may_tell_persons(&column.name)
        && !names_others(&column.name)
        && !names::are_parts(table, column)
        && !names_given_name(&column.name)
}

/// Whether a name says what somebody is whom records are about, and nobody who may have written them.
fn is_of_subject(name: &str) -> bool {
    names_role(name) && naming(name) != Some(Naming::Staff)
}

/// Whether enough values recur that name persons, or stand under a name that does. Of whom a record is
/// about only births say that these are others; the sex beside them may be that of somebody else.
fn stand_for_persons(one: &Numbered<'_>, details: &Details<'_>, markers: &[String]) -> bool {
    let name = &one.column.name;
    let is_called = names_role(name) || naming(name).is_some();
    let recur = one.repeats()
        && (one.recurs_often() || one.mostly_recur() || is_called && one.repeats_oftener());
    let may_be_denied = details.births().next().is_some() || !is_of_subject(name);
    recur
        && (is_called || name_persons(one.column, markers))
        && !(may_be_denied && details.deny(one))
}

/// Whether values are names, or numbers that one person has alone.
fn name_persons(column: &Column, markers: &[String]) -> bool {
    let values = column.dictionary.iter();
    let values = values.filter(|text| !markers.iter().any(|marker| marker == text));
    let values: Vec<&str> = values.take(SAMPLE).collect();
    are_names(column, markers)
        || detect::most_of_persons(&column.name, values.iter().copied()).is_some()
        || FORMS.iter().any(|form| {
            let built = values.iter().filter(|value| form.has_form(value)).count();
            built as f64 >= ALIKE * values.len() as f64
        })
}
