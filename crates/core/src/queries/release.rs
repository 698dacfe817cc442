//! To a file and back: what is released, read again, and held against the log.

use super::alike::{AlikeParts, FoundLog};
use super::lines::LogLines;
use super::reading::{AddressShown, QueryLog, TimeShown};
use super::study::LogStudy;
use crate::error::{Error, Kind, Result};
use crate::format::csv::unguard;
use crate::format::strict::{CellWriter, StrictScanner, whole_text};
use crate::shuffle::{Draws, Seed};
use std::collections::{BTreeMap, BTreeSet};

/// A line of a release.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ReleasedSearch {
    /// Somebody, by a number from 0 that says nothing of who it was; written from 1.
    pub person: u32,
    /// What was searched for.
    pub text: String,
    /// What was clicked; empty if nothing was, or it is not shown.
    pub address: String,
    /// The day or the month; empty if none is shown.
    pub time: String,
}

/// What a release says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReleasedLog {
    /// Its lines, in their order.
    pub rows: Vec<ReleasedSearch>,
}

/// What is drawn of a seed for the release; the search draws other numbers.
const NUMBERS: u64 = 5;
const ORDER: u64 = 6;

impl ReleasedLog {
    /// What was found, under random numbers and in random order.
    #[must_use]
    pub fn new(log: &QueryLog, lines: &LogLines, found: &FoundLog, seed: Seed) -> Self {
        let users: BTreeSet<u32> = found.rows.iter().map(|row| row.user).collect();
        let mut order: Vec<u32> = users.into_iter().collect();
        Draws::new(seed, NUMBERS).order(&mut order);
        let numbers: BTreeMap<u32, u32> = order.into_iter().zip(0..).collect();
        let rows = found.rows.iter().map(|row| {
            let line = &lines.lines[row.line as usize];
            let address = line.address.map(|address| lines.addresses[address as usize].clone());
            ReleasedSearch {
                person: numbers[&row.user],
                text: log.queries[line.text as usize].clone(),
                address: address.unwrap_or_default(),
                time: log.times[line.time as usize].clone(),
            }
        });
        let mut rows: Vec<ReleasedSearch> = rows.collect();
        Draws::new(seed, ORDER).order(&mut rows);
        Self { rows }
    }

    /// The text of a file of it.
    #[must_use]
    pub fn text(&self, log: &QueryLog, formula_guard: bool) -> String {
        let mut writer = CellWriter::new(log.delimiter, formula_guard);
        let shown = [true, true, has_addresses(log), has_times(log)];
        writer.line(only(shown, names(log)));
        for ReleasedSearch { person, text, address, time } in &self.rows {
            let number = (person + 1).to_string();
            writer.line(only(shown, [&number, text, address, time]));
        }
        writer.finish()
    }

    /// What a file says that was written like this.
    ///
    /// # Errors
    /// [`Kind::NotVerified`] if it cannot be read.
    pub fn parse(bytes: &[u8], log: &QueryLog, formula_guard: bool) -> Result<Self> {
        let unread = || unverified("parse");
        let text = whole_text(bytes).map_err(|_| unread())?;
        let mut scanner = StrictScanner::new(&text, log.delimiter);
        let shown = [true, true, has_addresses(log), has_times(log)];
        let expected: Vec<&str> = only(shown, names(log)).collect();
        let found = scanner.next_record().map_err(|_| unread())?;
        if found.is_none_or(|(_, names)| names != expected) {
            return Err(unread());
        }
        let mut rows = Vec::new();
        while let Some((_, cells)) = scanner.next_record().map_err(|_| unread())? {
            if cells.len() != expected.len() {
                return Err(unread());
            }
            let mut cells = cells.iter().map(|cell| match formula_guard {
                true => unguard(cell).into_owned(),
                false => cell.clone().into_owned(),
            });
            let [number, text, address, time] = shown.map(|is_shown| match is_shown {
                true => cells.next().unwrap_or_default(),
                false => String::new(),
            });
            let person = number.parse::<u32>().ok().and_then(|number| number.checked_sub(1));
            rows.push(ReleasedSearch { person: person.ok_or_else(unread)?, text, address, time });
        }
        Ok(Self { rows })
    }

    /// For each person the things that their lines show, each once and in order.
    fn people<T: Ord>(&self, thing: impl Fn(&ReleasedSearch) -> T) -> Vec<Vec<T>> {
        let mut people: BTreeMap<u32, BTreeSet<T>> = BTreeMap::new();
        for row in &self.rows {
            people.entry(row.person).or_default().insert(thing(row));
        }
        people.into_values().map(|things| things.into_iter().collect()).collect()
    }

    /// For each person their texts, as numbers.
    #[must_use]
    pub fn texts(&self) -> Vec<Vec<u32>> {
        coded(&self.people(|row| row.text.clone()))
    }

    /// For each person all that their lines show, as numbers of lines.
    #[must_use]
    pub fn lines(&self) -> Vec<Vec<u32>> {
        coded(&self.people(|row| (row.text.clone(), row.address.clone(), row.time.clone())))
    }
}

/// Things as numbers in their order.
fn coded<T: Ord>(people: &[Vec<T>]) -> Vec<Vec<u32>> {
    let all: BTreeSet<&T> = people.iter().flatten().collect();
    let numbers: BTreeMap<&T, u32> = all.into_iter().zip(0..).collect();
    people.iter().map(|things| things.iter().map(|thing| numbers[thing]).collect()).collect()
}

fn has_addresses(log: &QueryLog) -> bool {
    log.shown.address != AddressShown::Nothing
}

fn has_times(log: &QueryLog) -> bool {
    log.shown.time != TimeShown::Nothing
}

/// The names of columns.
fn names(log: &QueryLog) -> [&'static str; 4] {
    ["user", "query", "address", if log.shown.time == TimeShown::Month { "month" } else { "day" }]
}

/// Those cells that are shown.
fn only<T: AsRef<str> + ?Sized>(shown: [bool; 4], cells: [&T; 4]) -> impl Iterator<Item = &str> {
    shown.into_iter().zip(cells).filter(|(is_shown, _)| *is_shown).map(|(_, cell)| cell.as_ref())
}

/// Refuses what was read of a file unless it is what was to be released, and holds: whatever is to be
/// the same of a person is that of k people or more; k people of the log typed each text, and k of
/// those whose searches are written so clicked each address for it. Says of how many people the
/// rarest is.
///
/// # Errors
/// [`Kind::NotVerified`] with what failed.
pub fn check(
    study: &LogStudy,
    lines: &LogLines,
    expected: &ReleasedLog,
    read: &ReleasedLog,
) -> Result<u32> {
    if read.rows.len() != expected.rows.len() {
        return Err(unverified("records"));
    }
    if read != expected {
        return Err(unverified("cells"));
    }
    // From here on only what was read counts, and what the log says of texts.
    let log = &study.log;
    let mut typed: BTreeMap<&str, BTreeSet<u32>> = BTreeMap::new();
    for row in &log.rows {
        typed.entry(&log.queries[row.query as usize]).or_default().insert(row.user);
    }
    let mut clicked: BTreeMap<(&str, &str), BTreeSet<u32>> = BTreeMap::new();
    let mut meant: BTreeMap<(&str, &str), u32> = BTreeMap::new();
    for &(user, line) in &lines.rows {
        let line = &lines.lines[line as usize];
        let address = line.address.map_or("", |address| &lines.addresses[address as usize]);
        let shown = (&*log.queries[line.text as usize], address);
        clicked.entry(shown).or_default().insert(user);
        if *meant.entry(shown).or_insert(line.intent) != line.intent {
            return Err(unverified("models"));
        }
    }
    let k = study.k as usize;
    for row in &read.rows {
        let shown = (&*row.text, &*row.address);
        let has_typed = typed.get(&*row.text).is_some_and(|people| people.len() >= k);
        let has_clicked = clicked.get(&shown).is_some_and(|people| people.len() >= k);
        if !has_typed || !(has_clicked || row.address.is_empty() && meant.contains_key(&shown)) {
            return Err(unverified("models"));
        }
    }
    let people = match study.same {
        AlikeParts::Lines => read.lines(),
        AlikeParts::Intents => coded(&read.people(|row| meant[&(&*row.text, &*row.address)])),
    };
    let mut sets: BTreeMap<Vec<u32>, u32> = BTreeMap::new();
    let is_once = read.rows.len() == people.iter().map(Vec::len).sum::<usize>();
    if study.same == AlikeParts::Lines && !is_once {
        return Err(unverified("models"));
    }
    for things in people {
        *sets.entry(things).or_default() += 1;
    }
    let fewest = sets.into_values().min().unwrap_or_default();
    if fewest < study.k {
        return Err(unverified("models"));
    }
    Ok(fewest)
}

fn unverified(check: &'static str) -> Error {
    Error::new(Kind::NotVerified { check })
}
