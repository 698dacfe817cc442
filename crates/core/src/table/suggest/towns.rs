//! Which columns are towns and their postcodes where no list has them: a postcode is that of one town,
//! so that it tells what stands in the column of towns.

use super::{Certainty, FEW_RECORDS, FEW_VALUES, NEARLY_ALL, Profile, Reason};
use crate::table::{Column, DataType, Table};
use std::collections::{BTreeMap, BTreeSet};

/// Digits of a postcode that is known by its town.
const DIGITS: usize = 5;

/// Words of the name of a town, at most.
const WORDS: usize = 4;

/// Records of each postcode that recurs, on average at least: members of a household share one, too,
/// and the name of their family.
const SHARING: usize = 3;

/// The share of all records in one town, at most: what stands nearly everywhere is told by anything.
const ONE_TOWN: f64 = 0.6;

/// Looks at each column of words of which nothing is known, beside those of postcodes and of five digits.
/// Nothing that points to one person is taken for less.
pub(super) fn look(table: &Table, markers: &[String], profiles: &mut [Profile]) {
    for town in 0..profiles.len() {
        let profile = &profiles[town];
        if !is_open(profile)
            || profile.inferred.data_type != DataType::Text
            || !are_built_like_towns(&table.columns[town], markers)
        {
            continue;
        }
        let postcodes = (0..profiles.len()).find(|&column| {
            let postcodes = &table.columns[column];
            let may_be = profiles[column].reason == Reason::Postcode
                || column.abs_diff(town) == 1
                    && is_open(&profiles[column])
                    && have_digits(postcodes, markers);
            may_be && tell(postcodes, &table.columns[town], markers)
        });
        let Some(postcodes) = postcodes else { continue };
        profiles[town].reason = Reason::KnownToOthers;
        if is_open(&profiles[postcodes]) {
            profiles[postcodes].reason = Reason::Postcode;
            profiles[postcodes].certainty = Certainty::Unsure;
        }
    }
}

fn is_open(profile: &Profile) -> bool {
    profile.reason == Reason::NothingRulesItOut && profile.detected.is_none()
}

fn values<'a>(column: &'a Column, markers: &[String]) -> impl Iterator<Item = &'a str> {
    column.dictionary.iter().filter(|text| !markers.iter().any(|marker| marker == text))
}

/// Whether nearly all of many values are a few words, the first with a capital, without a digit.
fn are_built_like_towns(column: &Column, markers: &[String]) -> bool {
    let (mut towns, mut all) = (0_usize, 0_usize);
    for text in values(column, markers) {
        all += 1;
        let is_town = text.trim().starts_with(char::is_uppercase)
            && text.chars().any(char::is_lowercase)
            && !text.chars().any(char::is_numeric)
            && text.split_whitespace().count() <= WORDS;
        towns += usize::from(is_town);
    }
    all >= FEW_VALUES && towns as f64 >= NEARLY_ALL * all as f64
}

/// Whether all of many values have five digits.
fn have_digits(column: &Column, markers: &[String]) -> bool {
    let mut texts = values(column, markers);
    column.dictionary.len() >= FEW_VALUES
        && texts.all(|text| text.len() == DIGITS && text.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Whether what recurs in one column tells what stands in the other, which is not the same nearly
/// everywhere.
fn tell(postcodes: &Column, towns: &Column, markers: &[String]) -> bool {
    let is_value = |column: &Column| -> Vec<bool> {
        let texts = column.dictionary.iter();
        texts.map(|text| !markers.iter().any(|marker| marker == text)).collect()
    };
    let (are_postcodes, are_towns) = (is_value(postcodes), is_value(towns));
    let mut pairs: BTreeMap<(u32, u32), usize> = BTreeMap::new();
    for (postcode, town) in postcodes.codes.iter().zip(towns.codes.iter()) {
        if are_postcodes[postcode as usize] && are_towns[town as usize] {
            *pairs.entry((postcode, town)).or_default() += 1;
        }
    }
    let pairs: Vec<((u32, u32), usize)> = pairs.into_iter().collect();
    let (mut recurring, mut records, mut told) = (0, 0, 0);
    let mut towns: BTreeMap<u32, usize> = BTreeMap::new();
    let mut kinds = BTreeSet::new();
    for shared in pairs.chunk_by(|one, other| one.0.0 == other.0.0) {
        let all: usize = shared.iter().map(|&(_, count)| count).sum();
        shared.iter().for_each(|&((_, town), count)| *towns.entry(town).or_default() += count);
        let most = shared.iter().max_by_key(|&&(_, count)| count);
        if let Some(&((_, town), count)) = most.filter(|_| all > 1) {
            recurring += 1;
            records += all;
            told += count;
            kinds.insert(town);
        }
    }
    let all: usize = towns.values().sum();
    let largest = towns.values().max().copied().unwrap_or_default();
    records >= FEW_RECORDS
        && kinds.len() >= FEW_VALUES / 2
        && records >= SHARING * recurring
        && told as f64 >= NEARLY_ALL * records as f64
        && largest as f64 <= ONE_TOWN * all as f64
}
