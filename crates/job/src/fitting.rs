//! Which hierarchy file is for which column: told by the values, then by the name of the file.
//!
//! A file can be for a column if it has a line for each of its values. If that leaves one column
//! and nothing speaks against it, the file is for that column. If it leaves several, the name of
//! the file decides, as long as it says exactly one of them. Everything else is for a person to
//! decide: several columns that only the name could tell apart and does not, several files for one
//! column, and a file whose name says another column than its values.

use crate::Input;
use crate::resolve::{columns, markers};
use outis::hierarchy::LevelsTable;
use outis::hierarchy::levels::{found_delimiter, parse_csv};
use outis::table::composed;
use outis::table::{Column, Dictionary};
use outis_protocol::fitting::{ColumnFit, FileFit, FitReason};
use outis_protocol::problem::Outcome;
use outis_protocol::recipe::Recipe;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Columns that are named of which a file lacks values.
const NEAREST: usize = 3;

/// Whether bytes can be read as a hierarchy: lines of one length, and no value or group that leads
/// two ways. Most tables of persons cannot.
#[must_use]
pub fn is_hierarchy(bytes: &[u8]) -> bool {
    parse_csv(bytes, None).is_ok()
}

/// Holds each of the files against all columns of the table.
///
/// # Errors
/// If the recipe does not fit the table. What is wrong with a file is said in its place.
pub fn fits(
    recipe: &Recipe,
    input: &Input,
    files: &BTreeMap<String, Vec<u8>>,
) -> Outcome<Vec<FileFit>> {
    let table = input.table();
    let indices = columns(recipe, table, false).map_err(|problem| input.told(problem))?;
    let markers = markers(recipe)?;
    let attributes = recipe.attributes.iter().zip(indices.into_iter().flatten());
    let attributes: Vec<Candidate<'_>> = attributes
        .map(|(attribute, index)| {
            let Column { name, dictionary, .. } = &table.columns[index];
            let missing = markers.iter().filter(|marker| dictionary.code(marker).is_some()).count();
            let values = dictionary.len() - missing;
            Candidate { title: attribute.title(), words: parts(name), dictionary, values }
        })
        .collect();
    let mut fits: Vec<FileFit> =
        files.iter().map(|(name, bytes)| file_fit(name, bytes, &attributes, &markers)).collect();
    settle_contested(&mut fits);
    Ok(fits)
}

/// A column that a file could be for.
struct Candidate<'a> {
    title: String,
    /// Its name in words.
    words: Vec<String>,
    /// Its distinct values, missing ones among them.
    dictionary: &'a Dictionary,
    /// How many are not missing.
    values: usize,
}

fn file_fit(name: &str, bytes: &[u8], attributes: &[Candidate<'_>], markers: &[String]) -> FileFit {
    let fit = FileFit {
        file: name.to_owned(),
        problem: None,
        delimiter: char::from(found_delimiter(bytes)).to_string(),
        values: 0,
        levels: 0,
        columns: Vec::new(),
        chosen: None,
        reason: FitReason::NoHierarchy,
    };
    let levels = match LevelsTable::from_file(bytes, None, name) {
        Ok(levels) => levels,
        Err(error) => return FileFit { problem: Some(error.into()), ..fit },
    };
    // A line for missing cells is no value of a column.
    let lines = levels.values().filter(|text| !markers.iter().any(|marker| marker == text));
    let columns = column_fits(name, &lines.collect::<Vec<_>>(), attributes);
    let (chosen, reason) = choice(&columns);
    FileFit {
        values: levels.leaves() as u32,
        levels: levels.height() as u32,
        columns,
        chosen,
        reason,
        ..fit
    }
}

/// All columns whose values the file has, then the nearest others. The values with a line are looked
/// up in the columns, which may have far more.
fn column_fits(name: &str, lines: &[&str], attributes: &[Candidate<'_>]) -> Vec<ColumnFit> {
    let stem = parts(name.rsplit_once('.').map_or(name, |(stem, _)| stem));
    let likeness = |candidate: &Candidate<'_>| likeness(&stem, &candidate.words);
    // A shorter name within a longer one that is there too is not what is meant.
    let liker = attributes.iter().map(likeness).max().unwrap_or(0).max(1);
    let fits = attributes.iter().filter(|candidate| candidate.values > 0);
    let mut fits: Vec<ColumnFit> = fits
        .map(|candidate| ColumnFit {
            attribute: candidate.title.clone(),
            values: candidate.values as u32,
            covered: covered(candidate.dictionary, lines),
            named: likeness(candidate) == liker,
        })
        .filter(|fit| fit.covered > 0 || fit.named)
        .collect();
    let share = |fit: &ColumnFit| f64::from(fit.covered) / f64::from(fit.values);
    fits.sort_by(|a, b| {
        let nearest = share(b).total_cmp(&share(a)).then(b.named.cmp(&a.named));
        nearest.then(Reverse(a.covered).cmp(&Reverse(b.covered)))
    });
    let whole = fits.iter().filter(|fit| fit.is_whole()).count();
    // One that is meant by its name is worth saying, however many others are nearer.
    let mut place = 0;
    fits.retain(|fit| {
        place += 1;
        place <= whole + NEAREST || fit.named
    });
    fits
}

/// How many of the values with a line a column has.
fn covered(dictionary: &Dictionary, lines: &[&str]) -> u32 {
    lines.iter().filter(|text| dictionary.code(text).is_some()).count() as u32
}

/// The column that needs nobody's judgement, and why it or none.
fn choice(columns: &[ColumnFit]) -> (Option<String>, FitReason) {
    let whole: Vec<&ColumnFit> = columns.iter().filter(|fit| fit.is_whole()).collect();
    let named: Vec<&ColumnFit> = whole.iter().copied().filter(|fit| fit.named).collect();
    let says_another = columns.iter().any(|fit| fit.named) && named.is_empty();
    let chosen = |fit: &ColumnFit| Some(fit.attribute.clone());
    match (whole.as_slice(), named.as_slice()) {
        ([], _) => (None, FitReason::NoColumn),
        ([_], _) if says_another => (None, FitReason::OtherName),
        ([only], _) => (chosen(only), FitReason::OnlyColumn),
        (_, [named]) => (chosen(named), FitReason::Name),
        _ => (None, FitReason::SeveralColumns),
    }
}

/// Takes a column back from files that want the same one, unless a single one of them says it by
/// its name.
fn settle_contested(fits: &mut [FileFit]) {
    let mut wanted: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (index, fit) in fits.iter().enumerate() {
        if let Some(attribute) = &fit.chosen {
            wanted.entry(attribute.clone()).or_default().push(index);
        }
    }
    for rivals in wanted.into_values().filter(|rivals| rivals.len() > 1) {
        let named = rivals.iter().copied().filter(|&index| {
            let FileFit { columns, chosen, .. } = &fits[index];
            let chosen = columns.iter().find(|column| Some(&column.attribute) == chosen.as_ref());
            chosen.is_some_and(|column| column.named)
        });
        let named: Vec<usize> = named.collect();
        let winner = (named.len() == 1).then(|| named[0]);
        for index in rivals.into_iter().filter(|&index| Some(index) != winner) {
            (fits[index].chosen, fits[index].reason) = (None, FitReason::SeveralFiles);
        }
    }
}

/// The words that a name is made of, in small letters: `maritalStatus` and `marital-status` have
/// the same.
fn parts(name: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut was_small = false;
    for letter in composed(name).chars() {
        let begins = was_small && letter.is_uppercase();
        was_small = letter.is_lowercase();
        if begins || !letter.is_alphanumeric() {
            words.push(String::new());
        }
        if letter.is_alphanumeric() {
            words.last_mut().expect("never empty").extend(letter.to_lowercase());
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// How many letters of a column's name stand in a file's as whole words one after the other; 0 if
/// not all of them do.
fn likeness(stem: &[String], words: &[String]) -> usize {
    let name = words.concat();
    let stands = (0..stem.len()).any(|start| {
        let mut rest = name.as_str();
        let lefts = stem[start..].iter().map_while(|word| {
            rest = rest.strip_prefix(word.as_str())?;
            Some(rest)
        });
        lefts.last().is_some_and(str::is_empty)
    });
    if stands { name.chars().count() } else { 0 }
}

#[cfg(test)]
mod tests;
