//! Cells that stand only in the first record of those that share them.
//!
//! Lists that people keep, and sheets with merged cells, say whose visits follow once: the records
//! below have nothing there. Read as they stand, each of them would be somebody of whom nothing is
//! known. Whether they are the same person's cannot be seen, so that it is said, and filled up only
//! where somebody says so. A ditto mark says the same in so many words, and a dash may, where nothing is
//! empty.

use super::layout::is_empty;
use crate::error::{Error, Kind, Place, Result, Warning, WarningKind};
use crate::table::dates::DateFormat;
use crate::table::persons::names_own_fact;
use crate::table::suggest::{names_lasting_fact, names_what_many_lack};
use crate::table::{Codes, Column, DataType, Dictionary, Table, composed, kind};

/// How many columns from the left may tell where a block begins.
const LEADING: usize = 4;

/// Records without the leading cell, and blocks, there must be at least.
const FEWEST: usize = 3;

/// One of so many records at least is without it, and one of so few where nothing goes with it.
const OFTEN: usize = 10;
const ALONE: usize = 3;

/// Of ten blocks nine begin with a value that no other begins with.
const DISTINCT: (usize, usize) = (9, 10);

/// What counts records may leave out one number for each that it has.
const COUNTED: u64 = 2;

/// What people write for "as above", without spaces and in small letters.
const DITTO: [&str; 32] = [
    "\"",
    "\"\"",
    "''",
    "\u{201c}",
    "\u{201d}",
    "\u{201e}",
    "\u{2033}",
    "\u{3003}",
    "-\"-",
    "--\"--",
    "\u{2013}\"\u{2013}",
    "\u{2014}\"\u{2014}",
    "-''-",
    "-\u{201d}-",
    "-//-",
    "\u{2191}",
    "ditto",
    "dito",
    "dto.",
    "dto",
    "idem",
    "id.",
    "do.",
    "s.o.",
    "s._o.",
    "siehe_oben",
    "wie_oben",
    "as_above",
    "see_above",
    "same_as_above",
    "comme_ci-dessus",
    "jw.",
];

/// What stands for "as above", or for nothing at all.
const DASHES: [&str; 7] = ["-", "--", "---", "\u{2013}", "\u{2014}", "\u{2212}", "\u{2015}"];

/// A column that is filled in the first record of each block, by which blocks are told apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Lead {
    /// Which column.
    pub(super) column: usize,
    /// The records in which it is empty.
    pub(super) records: usize,
    /// The first of them, from 0.
    pub(super) first: usize,
}

impl Lead {
    /// What is said of it.
    pub(super) fn warning(&self, table: &Table) -> Warning {
        let attribute = Some(table.columns[self.column].name.clone());
        let line = Some(table.lines.line(self.first as u64));
        let column = Some(self.column as u32 + 1);
        let place = Place { attribute, column, line, ..Place::default() };
        Warning { kind: WarningKind::BlocksUnfilled { records: self.records as u64 }, place }
    }
}

/// Where each record goes on with the block of the one before.
struct Blocks {
    goes_on: Vec<bool>,
    /// How many do.
    count: usize,
    /// Whether dashes point to the cell above.
    dashes: bool,
}

impl Blocks {
    /// What is said of the column that tells them apart.
    fn lead(&self, column: usize) -> Lead {
        let first = self.goes_on.iter().position(|&goes_on| goes_on).unwrap_or(0);
        Lead { column, records: self.count, first }
    }

    /// Those that `column` tells apart: a record in which it is empty goes on, but for the first.
    fn of_column(column: &Column) -> Self {
        let dashes = have_dashes_alone(column);
        let empty = empty_texts(column, dashes);
        let mut goes_on: Vec<bool> = column.codes.iter().map(|code| empty[code as usize]).collect();
        if let Some(first) = goes_on.first_mut() {
            *first = false;
        }
        let count = goes_on.iter().filter(|&&goes_on| goes_on).count();
        Self { goes_on, count, dashes }
    }

    /// In how many records that begin a block `column` is filled; nothing if it is in one that
    /// goes on.
    fn begun_with(&self, column: &Column) -> Option<usize> {
        let empty = empty_texts(column, self.dashes);
        let mut filled = 0;
        for (code, &goes_on) in column.codes.iter().zip(&self.goes_on) {
            let is_filled = !empty[code as usize];
            if is_filled && goes_on {
                return None;
            }
            filled += usize::from(is_filled);
        }
        Some(filled)
    }
}

/// For each text of a column whether it has no content, or points to the cell above, as dashes may, if
/// nothing else does.
fn empty_texts(column: &Column, dashes: bool) -> Vec<bool> {
    let dashes = dashes && have_dashes_alone(column);
    let texts = column.dictionary.iter();
    texts.map(|text| is_empty(text) || is_ditto(text) || dashes && is_dash(text)).collect()
}

/// Whether dashes stand in a column, and not in the first record, and no cell is empty or a ditto mark:
/// then a dash may be one.
fn have_dashes_alone(column: &Column) -> bool {
    let first = column.codes.iter().next().map(|code| column.dictionary.get(code));
    column.dictionary.iter().any(is_dash)
        && !first.is_some_and(is_dash)
        && !column.dictionary.iter().any(|text| is_empty(text) || is_ditto(text))
}

fn is_dash(text: &str) -> bool {
    DASHES.contains(&text.trim())
}

fn is_ditto(text: &str) -> bool {
    let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
    let text = if words.len() > 1 && text.contains(char::is_alphabetic) {
        words.join("_")
    } else {
        words.concat()
    };
    DITTO.contains(&text.as_str())
}

/// What is said of columns in which ditto marks stand below something else, but for those that the
/// `leads` fill up.
pub(super) fn dittos(table: &Table, leads: &[Lead]) -> Vec<Warning> {
    let blocks: Vec<Blocks> =
        leads.iter().map(|lead| Blocks::of_column(&table.columns[lead.column])).collect();
    let marked = table.columns.iter().zip(1..).filter_map(|(column, number)| {
        let is_mark: Vec<bool> = column.dictionary.iter().map(is_ditto).collect();
        if !is_mark.contains(&true)
            || blocks.iter().any(|blocks| blocks.begun_with(column).is_some())
        {
            return None;
        }
        let mut records = { column.codes.iter().enumerate() }
            .filter(|&(_, code)| is_mark[code as usize])
            .map(|(record, _)| record);
        // Nothing is above the first record.
        let first = records.next().filter(|&record| record > 0)?;
        let line = Some(table.lines.line(first as u64));
        let attribute = Some(column.name.clone());
        let place = Place { attribute, column: Some(number), line, ..Place::default() };
        Some(Warning {
            kind: WarningKind::DittoMarks { records: records.count() as u64 + 1 },
            place,
        })
    });
    marked.collect()
}

/// Fills up blocks: a record in which one of the `leads` is empty takes its cell from the record
/// above, as well as those of all columns that are empty in each such record.
///
/// # Errors
/// [`Kind::MissingAttribute`] for a column that the table does not have.
pub(super) fn fill_down(table: &mut Table, leads: &[String]) -> Result<()> {
    // A block within another ends where that one does.
    let mut outer: Option<Vec<bool>> = None;
    for name in leads {
        let lead = table.columns.iter().position(|column| composed(&column.name) == composed(name));
        let lead = lead.ok_or_else(|| Error::new(Kind::MissingAttribute).of_attribute(name))?;
        let mut blocks = Blocks::of_column(&table.columns[lead]);
        if let Some(outer) = &outer {
            blocks.goes_on.iter_mut().zip(outer).for_each(|(own, outer)| *own &= outer);
        }
        // Who writes ditto marks leaves nothing out: what is empty beside them is empty.
        let are_marks = !table.columns[lead].dictionary.iter().any(is_empty);
        for column in &mut table.columns {
            if blocks.begun_with(column).is_some()
                && (!are_marks
                    || column.dictionary.iter().any(is_ditto)
                    || blocks.dashes && have_dashes_alone(column))
            {
                *column = filled(column, &blocks);
            }
        }
        // A mark points to the cell above, whosever that is.
        let column = &mut table.columns[lead];
        let is_mark: Vec<bool> = column.dictionary.iter().map(is_ditto).collect();
        if is_mark.contains(&true) {
            let goes_on = column.codes.iter().map(|code| is_mark[code as usize]);
            *column =
                filled(column, &Blocks { count: 0, goes_on: goes_on.collect(), dashes: false });
        }
        outer = Some(blocks.goes_on);
    }
    Ok(())
}

/// A column whose records show what the first of their block does. Texts that nobody shows any more
/// are gone.
fn filled(column: &Column, blocks: &Blocks) -> Column {
    let mut dictionary = Dictionary::new();
    let mut codes = Codes::new();
    let mut current = 0;
    for (code, &goes_on) in column.codes.iter().zip(&blocks.goes_on) {
        if !goes_on {
            current = dictionary.insert(column.dictionary.get(code));
        }
        codes.push(current);
    }
    codes.shrink();
    Column { name: column.name.clone(), codes, dictionary }
}

/// Whether a table seems to tell blocks apart by a column, as the file does that is to be filled up.
#[must_use]
pub fn tells_blocks(table: &Table, name: &str) -> bool {
    unfilled(table).iter().any(|lead| composed(&table.columns[lead.column].name) == composed(name))
}

/// The columns by which a table seems to tell blocks apart, the outermost first: they stand on its
/// left, are empty in many records, and filled with something new in the record above these, which
/// hold something else.
pub(super) fn unfilled(table: &Table) -> Vec<Lead> {
    let mut leads = Vec::new();
    // Columns that a lead fills up as well.
    let mut is_led = vec![false; table.columns.len()];
    for (index, column) in table.columns.iter().enumerate().take(LEADING) {
        if is_led[index] {
            continue;
        }
        if !empty_texts(column, true).contains(&true) {
            // What counts the records says nothing of blocks; beside anything else a gap is one of a
            // record of its own, be it a moment, an address or an application of each.
            if counts(column) {
                continue;
            }
            break;
        }
        let blocks = Blocks::of_column(column);
        let led = led_by(table, &blocks);
        if !(is_lead(column, &blocks, &led) && hold_something(table, &blocks, &led, true)) {
            // What stands to the right of a gap that means something else leads nobody.
            break;
        }
        leads.push(blocks.lead(index));
        is_led.iter_mut().zip(led).for_each(|(is_led, led)| *is_led |= led);
    }
    for (index, column) in table.columns.iter().enumerate() {
        if is_led[index] || leads.iter().any(|lead| lead.column == index) || !is_of_days(column) {
            continue;
        }
        let blocks = Blocks::of_column(column);
        let led = led_by(table, &blocks);
        if is_lead(column, &blocks, &led) && hold_something(table, &blocks, &led, false) {
            leads.push(blocks.lead(index));
            is_led.iter_mut().zip(led).for_each(|(is_led, led)| *is_led |= led);
        }
    }
    leads
}

/// Whether a column counts the records: whole numbers, each greater than the one before, that leave out
/// few.
fn counts(column: &Column) -> bool {
    let numbers: Option<Vec<u64>> =
        column.codes.iter().map(|code| column.dictionary.get(code).trim().parse().ok()).collect();
    numbers.is_some_and(|numbers| {
        let span = numbers.last().zip(numbers.first());
        numbers.windows(2).all(|pair| pair[0] < pair[1])
            && span.is_some_and(|(last, first)| last - first < COUNTED * numbers.len() as u64)
    })
}

/// For each column whether it is filled where blocks begin, in half of them at least, and nowhere else.
fn led_by(table: &Table, blocks: &Blocks) -> Vec<bool> {
    let begun = table.records - blocks.count;
    let led = table.columns.iter().map(|column| blocks.begun_with(column));
    led.map(|filled| filled.is_some_and(|filled| filled * 2 >= begun)).collect()
}

/// Whether the cells of a column, wherever it stands, are empty or dates that never go back, or never go
/// forth, each of several with records below that lack one: a day written once for all that was on it.
fn is_of_days(column: &Column) -> bool {
    let empty = empty_texts(column, true);
    if !empty.contains(&true) || names_own_fact(&column.name) {
        return false;
    }
    let inferred = kind::infer_values(|| {
        let texts = column.dictionary.iter().zip(&empty);
        texts.filter(|(_, empty)| !**empty).map(|(text, _)| text)
    });
    let DataType::Date(format) = inferred.data_type else { return false };
    let format = DateFormat::new(format, None);
    let days = column.dictionary.iter().zip(&empty).map(|(text, &empty)| match empty {
        true => None,
        false => format.begins(text).map(|day| (day.year(), day.month(), day.day())),
    });
    let days: Vec<Option<_>> = days.collect();
    let (mut forth, mut back, mut last) = (true, true, None);
    // How many days have records below that lack one.
    let (mut followed, mut is_begun) = (0, false);
    for code in column.codes.iter() {
        match days[code as usize] {
            Some(day) => {
                forth &= last.is_none_or(|last| last <= day);
                back &= last.is_none_or(|last| last >= day);
                (last, is_begun) = (Some(day), true);
            }
            None => {
                followed += usize::from(is_begun);
                is_begun = false;
            }
        }
    }
    (forth || back) && followed >= FEWEST
}

/// Whether blocks begin with `column` as in a list that says once what is shared.
fn is_lead(column: &Column, blocks: &Blocks, led: &[bool]) -> bool {
    let records = blocks.goes_on.len();
    let begun = records - blocks.count;
    // The column itself is among them.
    let is_alone = led.iter().filter(|&&led| led).count() < 2;
    let often = if is_alone { ALONE } else { OFTEN };
    if blocks.count < FEWEST || begun < FEWEST || blocks.count * often < records {
        return false;
    }
    if is_alone && names_what_many_lack(&column.name) {
        return false;
    }
    let empty = empty_texts(column, blocks.dashes);
    let filled = empty.iter().filter(|&&empty| !empty).count();
    let starts_filled = column.codes.iter().next().is_some_and(|code| !empty[code as usize]);
    starts_filled && filled * DISTINCT.1 >= begun * DISTINCT.0
}

/// Whether every record that goes on holds something of its own, and some column is filled in nearly
/// all of them; but, if a block is `of_one` person, nothing that makes another of it, such as another birth
/// date, or as often as not another age.
fn hold_something(table: &Table, blocks: &Blocks, led: &[bool], of_one: bool) -> bool {
    let mut holds = vec![false; table.records];
    let mut most = 0;
    for (column, _) in table.columns.iter().zip(led).filter(|(_, led)| !**led) {
        let empty = empty_texts(column, blocks.dashes);
        let (mut filled, mut unlike, mut begun_with) = (0, 0, None);
        for (record, code) in column.codes.iter().enumerate() {
            if !blocks.goes_on[record] {
                begun_with = Some(code);
            } else if !empty[code as usize] {
                holds[record] = true;
                filled += 1;
                unlike += usize::from(begun_with != Some(code));
            }
        }
        // The same birth date may well stand in each of a person's records.
        if of_one && names_own_fact(&column.name) && unlike * OFTEN > filled {
            return false;
        }
        if of_one && names_lasting_fact(&column.name) && unlike * 2 > filled {
            return false;
        }
        most = most.max(filled);
    }
    let all = holds.iter().zip(&blocks.goes_on).all(|(&holds, &goes_on)| holds || !goes_on);
    all && most * DISTINCT.1 >= blocks.count * DISTINCT.0
}

#[cfg(test)]
mod tests;
