//! What columns are together that stand side by side and say nothing alone: a latitude and a
//! longitude, a street and the numbers of its houses, a family name and a given one.

use super::{Certainty, FEW_VALUES, NEARLY_ALL, Profile, Reason};
use crate::table::detect::{self, Detector};
use crate::table::{Column, DataType, Table};

/// The share of streets that are called so.
const STREETS: f64 = 0.5;

/// Places that recur, at least: a few are those of offices and stations.
const POINTS: usize = 20;

/// Looks at each two columns of which nothing is known otherwise, or no more than a guess: numbers
/// of houses may be taken for ages, and streets for names.
pub(super) fn look(table: &Table, markers: &[String], profiles: &mut [Profile]) {
    look_for_families(table, markers, profiles);
    for first in 1..profiles.len() {
        let pair = [first - 1, first];
        let mut both = pair.iter().map(|&column| &profiles[column]);
        if both.any(|one| one.certainty != Certainty::Unsure || one.detected.is_some()) {
            continue;
        }
        let [one, other] = pair.map(|column| DistinctValues::new(&table.columns[column], markers));
        let reason = if one.are_points_with(&other) || other.are_points_with(&one) {
            Reason::Coordinates
        } else if one.are_streets_of(&other) {
            Reason::Contact
        } else {
            continue;
        };
        for column in pair {
            let profile = &mut profiles[column];
            profile.reason = reason;
            profile.certainty = Certainty::Unsure;
            profile.grouping = profile.hierarchy.take().or(profile.grouping.take());
        }
    }
}

/// Whether a column holds given names.
fn has_given_names(profile: &Profile) -> bool {
    profile.detected.is_some_and(|found| found.detector == Detector::GivenName)
}

/// Takes a column of which nothing is known for one of family names, if it stands beside one of given
/// names and its values are built like names: no list knows all that are rare.
fn look_for_families(table: &Table, markers: &[String], profiles: &mut [Profile]) {
    for column in 0..profiles.len() {
        let mut sides = [column.checked_sub(1), Some(column + 1)].into_iter().flatten();
        let profile = &profiles[column];
        if profile.reason != Reason::NothingRulesItOut
            || profile.inferred.data_type != DataType::Text
            || !sides.any(|side| profiles.get(side).is_some_and(has_given_names))
            || !DistinctValues::new(&table.columns[column], markers)
                .are(NEARLY_ALL, is_built_like_family)
        {
            continue;
        }
        let profile = &mut profiles[column];
        profile.reason = Reason::PersonName;
        profile.grouping = profile.hierarchy.take().or(profile.grouping.take());
    }
}

/// Whether a text is built like a family name, perhaps with what stands before it: van den Berg.
fn is_built_like_family(text: &str) -> bool {
    let name = text.trim_start_matches(|letter: char| letter.is_lowercase() || letter == ' ');
    detect::is_built_like_one_name(name)
}

/// Values of a column that are looked at, from all over it.
const SPREAD: usize = 1000;

/// Distinct values of a column that are no markers.
struct DistinctValues<'a> {
    /// Those that are looked at.
    texts: Vec<&'a str>,
    /// How many there are, and records.
    distinct: usize,
    records: usize,
}

impl<'a> DistinctValues<'a> {
    fn new(column: &'a Column, markers: &[String]) -> Self {
        let is_value = |text: &&str| !markers.iter().any(|marker| marker == text);
        let distinct = column.dictionary.iter().filter(is_value).count();
        let step = distinct.div_ceil(SPREAD).max(1);
        Self {
            texts: column.dictionary.iter().filter(is_value).step_by(step).collect(),
            distinct,
            records: column.codes.len(),
        }
    }

    fn are(&self, share: f64, is: impl Fn(&str) -> bool) -> bool {
        let matching = self.texts.iter().filter(|text| is(text)).count();
        self.texts.len() >= FEW_VALUES && matching as f64 >= share * self.texts.len() as f64
    }

    /// Whether these are latitudes of the longitudes beside them. Results of a computation are as
    /// exact, but not that large, and hardly two of them side by side. Persons may have several
    /// records each.
    fn are_points_with(&self, longitudes: &Self) -> bool {
        (self.distinct * 2 > self.records || self.distinct >= POINTS)
            && self.are(NEARLY_ALL, detect::is_latitude)
            && longitudes.are(NEARLY_ALL, detect::is_longitude)
    }

    /// Whether these are streets whose houses have the numbers beside them, which begin with 1.
    fn are_streets_of(&self, houses: &Self) -> bool {
        houses.texts.iter().any(|number| number.len() == 1)
            && houses.are(NEARLY_ALL, detect::is_house)
            && self.are(STREETS, is_street)
    }
}

/// Whether a text without digits would be an address with the number of a house.
fn is_street(name: &str) -> bool {
    let is_address = |address: &str| Detector::StreetAddress.matches(address);
    !name.bytes().any(|byte| byte.is_ascii_digit())
        && (is_address(&format!("{name} 1")) || is_address(&format!("1 {name}")))
}
