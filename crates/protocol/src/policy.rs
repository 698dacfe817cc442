//! The policy of an institution: the least that a release has to hold, whoever makes it.

use crate::recipe::{Hierarchy, Model, Role};
use outis::choice::{ParameterKind, Roles};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::iter;
use unicode_normalization::UnicodeNormalization;

/// A policy, version 1. Like a recipe it is refused if it has a field that is not known.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Policy {
    /// Version of the format: 1.
    pub outis: u32,
    /// Always `policy`.
    pub kind: PolicyKind,
    /// What the institution calls it. Refusals and reports name it.
    pub id: String,
    /// The models that a release has to hold, as in a recipe. Of each there must be one in the recipe
    /// that asks for no less. Its `attribute` may be a pattern, and then is asked of every sensitive
    /// attribute that it fits.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Model>>"))]
    pub models: Vec<Model>,
    /// Models that may not be used, by their names in recipes.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<String>>"))]
    pub forbidden: Vec<String>,
    /// The risk that may be left.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<PolicyRisk>"))]
    pub risk: PolicyRisk,
    /// What columns are for.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<PolicyColumns>"))]
    pub columns: PolicyColumns,
    /// How much coarser columns become at least.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Treatment>>"))]
    pub treatments: Vec<Treatment>,
    /// The searches that may find the release, by their names in recipes; all where none is named.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<String>>"))]
    pub searches: Vec<String>,
    /// Whether a release must be compared with an earlier one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub earlier: Option<PolicyEarlier>,
    /// Whether no release passes that carries one of
    /// [`GRAVE_WARNINGS`](crate::report::GRAVE_WARNINGS).
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>"))]
    pub strict: bool,
    /// What a release itself does not show, and is accepted nevertheless because a report says so.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Unshown>>"))]
    pub accepts: Vec<Unshown>,
    /// What people read of it, by names that whoever shows it knows: `title`, `introduction`.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<BTreeMap<String, String>>"))]
    pub texts: BTreeMap<String, String>,
    /// Whom to ask.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contact: Option<String>,
}

/// The kind of document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PolicyKind {
    /// A policy.
    Policy,
}

/// The risk that may be left.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct PolicyRisk {
    /// The highest prosecutor risk of any released person (spec E1), above 0, at most 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max: Option<f64>,
}

/// Names of columns, in lists by what they are for. `*` stands for any letters, and nothing else
/// does; capital letters are like small ones. A name in several lists counts for the first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct PolicyColumns {
    /// Never released.
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<String>>"))]
    pub never: Vec<String>,
    /// Quasi-identifiers, unless they are left out.
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<String>>"))]
    pub quasi_identifier: Vec<String>,
    /// Sensitive, unless they are left out.
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<String>>"))]
    pub sensitive: Vec<String>,
    /// May be released as they are.
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<String>>"))]
    pub insensitive: Vec<String>,
}

/// How columns grow coarser, and from which level on they may be released. Whoever releases one has
/// it as a quasi-identifier with this hierarchy.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Treatment {
    /// The names of the columns, in which `*` stands for any letters. A name that several treatments
    /// fit has the first.
    pub columns: Vec<String>,
    /// How their values grow coarser. It stands in no file of its own, which everybody could change.
    pub hierarchy: Hierarchy,
    /// The lowest level that may be released (spec A4), 0 unless said otherwise.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<u32>", optional))]
    pub floor: u32,
}

/// What is asked about earlier releases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PolicyEarlier {
    /// A release is compared with at least one earlier one, and what both say together is not
    /// accepted.
    Required,
}

/// What a release does not show, so that only its maker can say whether it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Unshown {
    /// Which records belong to one person.
    Entity,
    /// How many persons of the population a record stands for.
    SamplingWeight,
    /// What single persons ask for.
    PersonalDemands,
    /// Who else is in the population.
    Population,
    /// What earlier releases say together with it.
    Earlier,
    /// How its cells were made coarser.
    Treatments,
}

impl Unshown {
    /// Its name in policies.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Entity => "entity",
            Self::SamplingWeight => "sampling-weight",
            Self::PersonalDemands => "personal-demands",
            Self::Population => "population",
            Self::Earlier => "earlier",
            Self::Treatments => "treatments",
        }
    }
}

impl Policy {
    /// What a column of this name is for, if the policy knows it: identifiers are never released. One
    /// that is in no list is a quasi-identifier where there is a treatment for it, and otherwise
    /// sensitive where a model names it, or the model could be escaped by calling the column something
    /// else; a pattern of nothing but `*` names none.
    #[must_use]
    pub fn role(&self, column: &str) -> Option<Role> {
        let PolicyColumns { never, quasi_identifier, sensitive, insensitive } = &self.columns;
        let lists = [
            (never, Role::Identifier),
            (quasi_identifier, Role::QuasiIdentifier),
            (sensitive, Role::Sensitive),
        ];
        for (patterns, role) in lists {
            if patterns.iter().any(|one| is_meant(one, column)) {
                return Some(role);
            }
        }
        // What looks like the name of a harmless column may be another's.
        if insensitive.iter().any(|one| fits(one, column)) {
            return Some(Role::Insensitive);
        }
        if self.treatment(column).is_some() {
            return Some(Role::QuasiIdentifier);
        }
        let mut protected = self.models.iter().filter_map(sensitive_pattern);
        protected
            .any(|(_, pattern)| !pattern.trim_matches('*').is_empty() && is_meant(pattern, column))
            .then_some(Role::Sensitive)
    }

    /// How a column of this name has to be treated, if the policy says so.
    #[must_use]
    pub fn treatment(&self, column: &str) -> Option<&Treatment> {
        let mut treatments = self.treatments.iter();
        treatments.find(|treatment| treatment.columns.iter().any(|one| is_meant(one, column)))
    }
}

/// The parameter of a model that names a sensitive attribute, and what it names.
#[must_use]
pub fn sensitive_pattern(model: &Model) -> Option<(&'static str, &str)> {
    let found = model
        .attributes()
        .find(|(parameter, _)| parameter.kind == ParameterKind::Attribute(Roles::Sensitive));
    found.map(|(parameter, pattern)| (parameter.name, pattern))
}

/// Whether a name fits a pattern, in which `*` stands for any letters.
#[must_use]
pub fn fits(pattern: &str, name: &str) -> bool {
    matches(&folded(pattern), &folded(name))
}

/// Whether a pattern means a column of this name, or of the name that it had: a column that is called
/// like one before it is numbered (`age (2)`), and one that is joined stands behind the name of its
/// table (`visits.age`).
#[must_use]
pub fn is_meant(pattern: &str, column: &str) -> bool {
    let parts = column.strip_suffix(')').and_then(|rest| rest.rsplit_once(" ("));
    let numbered = parts.filter(|(_, number)| number.bytes().all(|digit| digit.is_ascii_digit()));
    let former = numbered.map(|(former, _)| former);
    [Some(column), former].into_iter().flatten().any(|name| {
        let joined = name.match_indices('.').map(|(place, _)| &name[place + 1..]);
        iter::once(name).chain(joined).any(|own| resembles(pattern, own))
    })
}

/// Whether a name fits a pattern for whoever reads it: Cyrillic and Greek letters count as the Latin
/// ones that they look like, small or as capitals (a few of the pairs of UTS 39).
#[must_use]
pub fn resembles(pattern: &str, name: &str) -> bool {
    let (pattern, name) = (folded(pattern), folded(name));
    matches(&pattern, &name)
        || [ALIKE, ALIKE_AS_CAPITALS]
            .iter()
            .any(|&pairs| matches(&latinized(&pattern, pairs), &latinized(&name, pairs)))
}

/// A text with each of the first letters as its fellow among the others.
fn latinized(text: &str, (foreign, latin): (&str, &str)) -> String {
    let letters = text.chars().map(|letter| {
        let place = foreign.chars().position(|other| other == letter);
        place.and_then(|place| latin.chars().nth(place)).unwrap_or(letter)
    });
    letters.collect()
}

/// Small letters that look like Latin ones, and these.
const ALIKE: (&str, &str) =
    ("аеорсухіјѕһԁԛԝӏгкмпвнтαονικρυτχηω", "aeopcyxijshdqwlrkmnbhtaovikputxnw");

/// Small letters whose capitals look like Latin ones, and these.
const ALIKE_AS_CAPITALS: (&str, &str) =
    ("авекмнорстухіјѕԁԛԝαβεζηικμνορτυχ", "abekmhopctyxijsdqwabezhikmnoptyx");

fn matches(pattern: &str, name: &str) -> bool {
    let mut parts = pattern.split('*');
    // A text that is parted has a first part.
    let Some(mut rest) = parts.next().and_then(|first| name.strip_prefix(first)) else {
        return false;
    };
    let mut parts = parts.peekable();
    if parts.peek().is_none() {
        return rest.is_empty();
    }
    while let Some(part) = parts.next() {
        if parts.peek().is_none() {
            return rest.ends_with(part);
        }
        match rest.split_once(part) {
            Some((_, after)) => rest = after,
            None => return false,
        }
    }
    true
}

/// A name as it is compared: composed, in small letters, without white space around it and without
/// what nobody sees in it. Letters of other scripts that look alike are other letters.
fn folded(name: &str) -> String {
    let small = name.nfkc().collect::<String>().to_lowercase();
    let seen = small.nfkc().filter(|&letter| !is_unseen(letter));
    let text: String = seen.map(|letter| if letter == 'ı' { 'i' } else { letter }).collect();
    text.trim().to_owned()
}

/// Whether a character leaves no trace where it stands: soft hyphens, joiners, marks of direction and of
/// order, selectors of variants, tags, and the dot that a small i has anyway.
fn is_unseen(letter: char) -> bool {
    let marks = ['\u{ad}', '\u{307}', '\u{34f}', '\u{61c}', '\u{feff}'];
    let ranges = [
        '\u{115f}'..='\u{1160}',
        '\u{17b4}'..='\u{17b5}',
        '\u{180b}'..='\u{180f}',
        '\u{200b}'..='\u{200f}',
        '\u{202a}'..='\u{202e}',
        '\u{2060}'..='\u{206f}',
        '\u{fe00}'..='\u{fe0f}',
        '\u{fff0}'..='\u{fffb}',
        '\u{1bca0}'..='\u{1bca3}',
        '\u{1d173}'..='\u{1d17a}',
        '\u{e0000}'..='\u{e0fff}',
    ];
    marks.contains(&letter) || ranges.iter().any(|range| range.contains(&letter))
}

#[cfg(test)]
mod tests {
    use super::{ALIKE, ALIKE_AS_CAPITALS, fits, is_meant, resembles};

    #[test]
    fn a_pattern_means_columns_by_the_names_that_they_had() {
        for (column, expected) in [
            ("street", true),
            ("street (2)", true),
            ("homes.street", true),
            ("my.homes.Street (13)", true),
            ("street (two)", false),
            ("street (2) x", false),
            ("street.homes", false),
            ("homestreet", false),
        ] {
            assert_eq!(is_meant("street", column), expected, "{column}");
        }
    }

    #[test]
    fn a_star_stands_for_any_letters_and_nothing_else_does() {
        for (pattern, name, expected) in [
            ("age", "age", true),
            ("age", "Age ", true),
            ("age", "age2", false),
            ("plz*", "plz", true),
            ("plz*", "PLZ_wohnort", true),
            ("*name", "first name", true),
            ("*name", "names", false),
            ("*name*", "the names of all", true),
            ("a*b*c", "a-b-b-c", true),
            ("a*b*c", "acb", false),
            ("a*a", "a", false),
            ("a.e", "age", false),
            ("*", "", true),
            ("", "", true),
            ("", "x", false),
            ("diagnosé*", "diagnose\u{301}_1", true),
            ("diag*", "di\u{ad}agnosis", true),
            ("diag*", "\u{feff}d\u{200b}iag", true),
            ("diag*", "di\u{fe0f}ag\u{e0061}n\u{180b}o\u{17b4}s\u{1d173}is", true),
            ("diag*", "ｄｉａｇ", true),
            ("diag*", "DİAGNOSIS", true),
            ("diag*", "dıagnosis", true),
            ("diag*", "diаgnosis", false),
        ] {
            assert_eq!(fits(pattern, name), expected, "{pattern} and {name}");
        }
    }

    #[test]
    fn letters_that_look_alike_are_the_same_for_whoever_reads() {
        for (foreign, latin) in [ALIKE, ALIKE_AS_CAPITALS] {
            assert_eq!(foreign.chars().count(), latin.chars().count());
        }
        for (pattern, name, expected) in [
            ("name*", "nаme", true),
            ("*name*", "vornΑme", true),
            ("vorname", "νorname", true),
            ("name", "ΝAME", true),
            ("name", "МАМЕ", false),
            ("имя*", "имя_2", true),
            ("name", "name", true),
            ("name", "nume", false),
        ] {
            assert_eq!(resembles(pattern, name), expected, "{pattern} and {name}");
        }
    }
}
