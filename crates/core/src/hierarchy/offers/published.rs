//! Classifications that come with Outis, offered where most values are their codes.

use super::{LOOKED_AT, Offer};
use crate::hierarchy::kinds::HierarchyChoice;
use crate::hierarchy::ready::{LADDERS, Ladder, Ready};
use crate::table::Column;
use crate::table::suggest::{Profile, Reason, says};
use std::collections::BTreeSet;

/// The share of the values that have to be codes.
const MOST: f64 = 0.5;

/// The same where other codes are built alike.
const NEARLY_ALL: f64 = 0.9;

/// Values that are looked at first, and the share of them that has to be codes before all are.
const FIRST: usize = 200;
const SOME: f64 = 0.3;

/// Values of which fewer say little.
const SOME_VALUES: usize = 5;

#[rustfmt::skip]
const DIAGNOSES: &[&str] = &[
    "icd", "cim", "diagnosis", "diagnoses", "diagnose", "diagnosen", "diagnostic", "hauptdiagnose",
    "nebendiagnose", "aufnahmediagnose", "entlassdiagnose", "entlassungsdiagnose", "diag",
    "causeofdeath", "todesursache",
];

#[rustfmt::skip]
const OCCUPATIONS: &[&str] = &[
    "isco", "occupation", "job", "profession", "beruf", "taetigkeit", "metier", "emploi", "citp",
];

#[rustfmt::skip]
const EDUCATION: &[&str] = &[
    "isced", "education", "educationlevel", "schooling", "bildung", "bildungsstand", "bildungsgrad",
    "bildungsabschluss", "schulabschluss", "niveaudetudes", "diplome", "qualification", "cite",
];

#[rustfmt::skip]
const COUNTRIES: &[&str] = &[
    "country", "countries", "nation", "nationality", "citizenship", "birthcountry", "birthplace",
    "land", "staat", "staatsangehoerigkeit", "staatsbuergerschaft", "nationalitaet", "geburtsland",
    "herkunftsland", "herkunft", "pays", "nationalite", "citoyennete", "paysdenaissance", "origine",
];

/// What is abbreviated as countries are: `ar` is Arabic, and no Argentina.
#[rustfmt::skip]
const LANGUAGES: &[&str] = &[
    "language", "languages", "lang", "locale", "sprache", "sprachen", "muttersprache", "erstsprache",
    "langue", "languematernelle", "idioma", "lengua", "lingua", "taal", "jezyk", "jazyk",
];

/// Chapters that codes of diagnoses are of where no name and no point tells that they are.
const SOME_CHAPTERS: usize = 3;

/// What postcodes of other countries are called that have five digits, too.
#[rustfmt::skip]
const FOREIGN_POSTCODES: &[&str] = &[
    "codepostal", "cp", "cap", "codigopostal", "cep", "npa", "zip", "zipcode", "postinumero",
    "postnummer", "psc", "kodpocztowy",
];

/// What speaks for a ladder beside its values.
struct Case<'a> {
    name: &'a str,
    reason: Reason,
    /// The values that fit.
    fitting: Vec<&'a str>,
    /// Their share of those that were looked at.
    share: f64,
}

impl Case<'_> {
    /// Whether the ladder is offered; if it is, whether nothing else is as likely where all fit.
    fn judged(&self, ladder: Ladder) -> Option<bool> {
        let Self { name, reason, ref fitting, share } = *self;
        let any = |test: fn(&str) -> bool| fitting.iter().any(|value| test(value.trim()));
        let are_some = fitting.len() >= SOME_VALUES;
        let (is_offered, is_certain) = match ladder {
            Ladder::Icd => {
                let is_named = says(name, DIAGNOSES);
                let has_points = any(|value| value.contains('.'));
                // Staff and rooms have a letter and a number as well, most of them the same letter.
                let letters: BTreeSet<u8> =
                    fitting.iter().filter_map(|value| value.trim().bytes().next()).collect();
                let are_chapters = has_points || letters.len() >= SOME_CHAPTERS;
                (is_named || are_some && are_chapters, is_named || has_points && are_some)
            }
            Ladder::Isced => (says(name, EDUCATION), says(name, &["isced"])),
            Ladder::Isco => {
                let is_named = says(name, OCCUPATIONS) && any(|value| value.len() > 2);
                // Numbers of days and of visits have other lengths, and others than groups have.
                let are_units = share >= NEARLY_ALL && !any(|value| value.trim().len() != 4);
                (is_named || are_some && are_units, is_named)
            }
            Ladder::Nuts => {
                // Short words in capitals are built like regions, too, but have no digit.
                let is_named = says(name, &["nuts"]);
                let has_digits = any(|value| value.bytes().any(|byte| byte.is_ascii_digit()));
                let are_regions = any(|value| value.len() > 2);
                (
                    are_regions && (is_named || has_digits && share >= NEARLY_ALL),
                    are_regions && is_named,
                )
            }
            Ladder::Countries => {
                let words = fitting.iter().filter(|value| value.chars().count() > 3).count();
                let are_names = words * 2 >= fitting.len();
                let is_named = says(name, COUNTRIES);
                let are_languages = says(name, LANGUAGES) && !is_named && !are_names;
                (
                    !are_languages && (is_named || are_names || share >= NEARLY_ALL),
                    is_named || are_names,
                )
            }
            Ladder::Postcodes => {
                let may_be = reason == Reason::Postcode;
                let may_be = may_be || are_some && any(|value| value.starts_with('0'));
                (may_be && !says(name, FOREIGN_POSTCODES), false)
            }
            Ladder::UkPostcodes => (true, true),
            // How long something took is written like a time.
            Ladder::Times => (reason != Reason::Activity, reason != Reason::Activity),
        };
        is_offered.then_some(is_certain)
    }
}

/// The classifications that most values belong to.
pub(super) fn offers(column: &Column, profile: &Profile, values: &[&str]) -> Vec<Offer> {
    let step = values.len().div_ceil(LOOKED_AT).max(1);
    let looked_at: Vec<&str> = values.iter().step_by(step).copied().collect();
    let offers = LADDERS.iter().filter_map(|&(id, ladder)| {
        let fits = |value: &&str| ladder.labels(value).is_some();
        let first = looked_at.iter().copied().step_by(looked_at.len().div_ceil(FIRST));
        let tried = first.clone().count();
        if (first.filter(fits).count() as f64) < SOME * tried as f64 {
            return None;
        }
        let fitting: Vec<&str> = looked_at.iter().copied().filter(fits).collect();
        let share = fitting.len() as f64 / looked_at.len() as f64;
        if fitting.len() < 2 || share < MOST {
            return None;
        }
        let is_whole = fitting.len() == values.len();
        let count = fitting.len() as u32;
        let case = Case { name: &column.name, reason: profile.reason, fitting, share };
        let is_meant = case.judged(ladder)?;
        let present = (column.codes.len() as u32).saturating_sub(profile.missing);
        let (records, fitting_records) = match is_whole {
            true => (present, present),
            false => records(column, ladder, &looked_at),
        };
        Some(Offer {
            ladder: id,
            choice: Ready::choose().with("ladder", id),
            values: looked_at.len() as u32,
            fitting: count,
            records,
            fitting_records,
            is_meant,
            is_certain: is_meant && is_whole,
        })
    });
    offers.collect()
}

/// How many records have one of the values that were looked at, and how many one that fits.
fn records(column: &Column, ladder: Ladder, looked_at: &[&str]) -> (u32, u32) {
    let mut records = vec![0_u32; column.dictionary.len()];
    column.codes.for_each(|code| records[code as usize] += 1);
    let mut sums = (0, 0);
    for value in looked_at {
        let count = column.dictionary.code(value).map_or(0, |code| records[code as usize]);
        sums.0 += count;
        sums.1 += if ladder.labels(value).is_some() { count } else { 0 };
    }
    sums
}
