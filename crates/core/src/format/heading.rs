//! Lines of names with a cell more or fewer than the records below them.
//!
//! R writes the names of rows in front of the records and nothing above them; programs that end
//! each record with a delimiter do not always end the line of names so, or the other way round.
//! Such a file is a table like any other once it is known which cell has no name.

use super::layout::{self, Row};
use crate::table::suggest::names_given_number;
use std::collections::BTreeSet;

/// Which cell of the records has no name, or which name no cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Heading {
    /// Each cell has its name.
    #[default]
    Whole,
    /// The first cell has none: it names or numbers the record.
    FirstUnnamed,
    /// The last cell has none: every record ends with a delimiter.
    LastUnnamed,
    /// The last name, an empty one, has no cell: the line of names ends with a delimiter.
    LastIsNone,
}

/// So many records tell at least how a file is built.
const TELLING: usize = 2;

/// So many whole numbers that ascend are no values before a comma.
const ASCENDING: usize = 10;

/// Decimals that numbers are mostly written with, and the digits of a group of thousands.
const CENTS: usize = 2;
const GROUP: usize = 3;

impl Heading {
    /// All of them, with the names by which their words are found.
    pub const ALL: [(&str, Self); 4] = [
        ("whole", Self::Whole),
        ("first-unnamed", Self::FirstUnnamed),
        ("last-unnamed", Self::LastUnnamed),
        ("last-is-none", Self::LastIsNone),
    ];

    /// Its name, by which its words are found.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Whole => "whole",
            Self::FirstUnnamed => "first-unnamed",
            Self::LastUnnamed => "last-unnamed",
            Self::LastIsNone => "last-is-none",
        }
    }

    /// How the first of `rows`, taken for names, goes with all the others, if that can be told
    /// beyond doubt.
    ///
    /// One cell more in each record may as well be a comma within a number that stands in no
    /// quotation marks. So the last cell has no name only where it is empty in each record, and
    /// the first only where it numbers the records, or names each in words of its own, and where
    /// nothing that parts cells may stand between a number and its decimals, or within a name, if that
    /// `may_part`.
    pub(crate) fn of_rows(rows: &[Row], may_part: bool) -> Self {
        let Some((names, records)) = rows.split_first() else { return Self::Whole };
        let records: Vec<&Row> = records.iter().filter(|row| !row.cells.is_empty()).collect();
        let has = |cells: usize| records.iter().all(|row| row.cells.len() == cells);
        if records.len() < TELLING || names.cells.len() < 2 {
            return Self::Whole;
        }
        let (last, others) = names.cells.split_last().unwrap_or((&names.cells[0], &[]));
        if has(names.cells.len() - 1) && layout::is_empty(last) && layout::all_named(others) {
            return Self::LastIsNone;
        }
        if !has(names.cells.len() + 1) || !layout::all_named(&names.cells) {
            return Self::Whole;
        }
        if records.iter().all(|row| row.cells.last().is_some_and(|cell| layout::is_empty(cell))) {
            return Self::LastUnnamed;
        }
        let first: Vec<&str> = records.iter().map(|row| row.cells[0].trim()).collect();
        let is_parted =
            may_part && (has_parted_numbers(&records) || has_parted_words(names, &records));
        match are_row_names(&first) && !is_parted {
            true => Self::FirstUnnamed,
            false => Self::Whole,
        }
    }

    /// A name for each cell of the records, given those of the line of names.
    pub(crate) fn complete(self, mut names: Vec<String>) -> Vec<String> {
        match self {
            Self::Whole => {}
            Self::FirstUnnamed => names.insert(0, String::new()),
            Self::LastUnnamed => names.push(String::new()),
            Self::LastIsNone => {
                names.pop();
            }
        }
        names
    }
}

/// Whether texts number the records one after the other, or with gaps where some were taken out, or
/// name each in words of its own.
fn are_row_names(texts: &[&str]) -> bool {
    let number = |text: &str| text.parse::<u64>().ok();
    let start = texts.first().and_then(|text| number(text)).filter(|&start| start <= 1);
    if start.is_some_and(|start| {
        texts.iter().zip(start..).all(|(text, next)| number(text) == Some(next))
    }) {
        return true;
    }
    if let Some(numbers) = texts.iter().map(|text| number(text)).collect::<Option<Vec<_>>>() {
        return numbers.len() >= ASCENDING && numbers.is_sorted_by(|one, next| one < next);
    }
    let distinct: BTreeSet<&&str> = texts.iter().collect();
    distinct.len() == texts.len() && texts.iter().all(|text| text.chars().any(char::is_alphabetic))
}

/// Whether two columns side by side may be one of numbers whose decimals stand behind a comma: the
/// last two if they are whole numbers, the second of a digit or two or of a group of thousands, or
/// others whose second has two digits, of which the first may be 0. A point before decimals shows
/// that no comma is one.
fn has_parted_numbers(records: &[&Row]) -> bool {
    let columns = records[0].cells.len();
    let all = |column: usize, is: &dyn Fn(&str) -> bool| {
        records.iter().all(|row| is(row.cells[column].trim()))
    };
    let cells = records.iter().flat_map(|row| row.cells.iter());
    if { cells }.any(|cell| has_point(cell.trim())) {
        return false;
    }
    (1..columns.saturating_sub(1)).any(|whole| {
        let part = whole + 1;
        let are_decimals = if part + 1 == columns {
            all(part, &|text| is_digits(text) && text.len() <= CENTS)
                || all(part, &|text| is_digits(text) && text.len() == GROUP)
        } else {
            all(part, &|text| is_digits(text) && text.len() == CENTS)
                && records.iter().any(|row| row.cells[part].trim().starts_with('0'))
        };
        are_decimals && all(whole, &is_whole_number)
    })
}

/// Whether a comma may stand within a text: behind one, and in front of no other, stands a blank in every
/// record (`1,Sharpe, Moira`); or the first name is one of numbers, and only the cell that would have none
/// is one.
fn has_parted_words(names: &Row, records: &[&Row]) -> bool {
    let all =
        |column: usize, is: &dyn Fn(&str) -> bool| records.iter().all(|row| is(&row.cells[column]));
    let is_worded = |text: &str| text.chars().any(char::is_alphabetic);
    let blank: Vec<bool> = (1..records[0].cells.len())
        .map(|column| all(column, &|text| text.starts_with(' ') && is_worded(text)))
        .collect();
    let behind_words = (1..blank.len()).any(|place| blank[place] && all(place, &is_worded));
    let is_in_one = behind_words && blank.contains(&false);
    is_in_one
        || names_given_number(&names.cells[0])
            && all(0, &|text| is_digits(text.trim()))
            && all(1, &|text| !text.bytes().any(|byte| byte.is_ascii_digit()))
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a text is a whole number, perhaps an amount in groups of thousands.
fn is_whole_number(text: &str) -> bool {
    let text = text.trim_start_matches(['-', '+', '€', '$']).trim_start();
    let mut groups = text.split(['.', '\'', ' ', '\u{a0}', '\u{202f}']);
    groups.next().is_some_and(is_digits)
        && groups.all(|group| group.len() == GROUP && is_digits(group))
}

/// Whether a text is a number with a point before its decimals: three of them may be thousands.
fn has_point(text: &str) -> bool {
    text.split_once('.')
        .is_some_and(|(whole, part)| is_digits(whole) && is_digits(part) && part.len() != GROUP)
}

#[cfg(test)]
mod tests {
    use super::{Heading, Row};

    #[track_caller]
    fn goes(text: &str, expected: Heading) {
        parted(text, b';', expected);
    }

    #[track_caller]
    fn parted(text: &str, delimiter: u8, expected: Heading) {
        let rows = text.lines().zip(1..).map(|(text, line)| {
            let cells = match text {
                "" => Vec::new(),
                text => text.split(delimiter as char).map(str::to_owned).collect(),
            };
            Row { line, cells }
        });
        let rows: Vec<Row> = rows.collect();
        assert_eq!(Heading::of_rows(&rows, delimiter == b','), expected, "{text:?}");
    }

    #[test]
    fn only_what_cannot_be_otherwise_has_no_name() {
        use Heading::{FirstUnnamed, LastIsNone, LastUnnamed, Whole};
        goes("a;b\n1;x\n2;y", Whole);
        goes("a;b\n1;34;x\n2;35;y", FirstUnnamed);
        goes("a;b\n0;34;x\n1;35;y\n\n2;36;z", FirstUnnamed);
        goes("a;b\nMazda RX4;34;x\nFiat 128;35;y", FirstUnnamed);
        goes("a;b\n34;x;\n35;y;", LastUnnamed);
        goes("a;b;\n34;x\n35;y", LastIsNone);
        goes("a;b;\n34;x;\n35;y;", Whole);
        // Some were taken out; of few that ascend nobody knows.
        let some = |records: u32| (1..records).map(|n| format!("\n{};34;x", n * n + 2));
        goes(&("a;b".to_owned() + &some(12).collect::<String>()), FirstUnnamed);
        goes(&("a;b".to_owned() + &some(6).collect::<String>()), Whole);
        // Decimal commas without quotation marks, and a record that is ragged.
        goes("a;b\n1;5;2\n1;7;3", Whole);
        goes("a;b\n3;5;2\n4;7;3", Whole);
        goes("a;b\nx;5;2\nx;7;3", Whole);
        goes("a;b\n1;34;x\n35;y", Whole);
        goes("a;b\n34;x;\n35;y;z", Whole);
        // One record tells nothing; names that are none neither.
        goes("a;b\n1;34;x", Whole);
        goes("a;a\n1;34;x\n2;35;y", Whole);
        goes("a;b;c\n34;x\n35;y", Whole);
        goes("a\n1;x\n2;y", Whole);
    }

    /// Names one column further would be said of what they do not name.
    #[test]
    fn a_comma_may_part_a_number_from_its_decimals() {
        use Heading::{FirstUnnamed, Whole};
        let comma = |text: &str, expected| parted(text, b',', expected);
        comma("no,sex,job,pay\n1,m,cook,1543,05\n2,f,nurse,920,8\n3,f,cook,1.113,73", Whole);
        comma("no,town,pay\nK7,Leeds,21,955\nK9,York,18,720", Whole);
        comma("no,pay,job\n1,1543,05,cook\n2,920,82,nurse", Whole);
        comma("no,age,job\na,m,34,cook\nb,f,35,nurse", FirstUnnamed);
        comma("sex,age,rooms\n1,m,34,cook\n2,f,35,nurse", FirstUnnamed);
        comma("sex,rooms,age\n1,m,3,34\n2,f,2,35", Whole);
        // And within a name.
        comma("name,age,town\n1,Sharpe, Moira,34\n2,Okafor, Ben,41", Whole);
        comma("id,name,age\n1,Sharpe, Moira,34\n2,Okafor, Ben,41", Whole);
        comma("id,name,age\n1,Sharpe,Moira,34\n2,Okafor,Ben,41", Whole);
        comma("name, age, town\n1, Moira, 34, Leeds\n2, Ben, 41, York", FirstUnnamed);
        comma("name,age,town\n1,Moira,34,Leeds\n2,Ben,41,York", FirstUnnamed);
        comma("id,name,age\n1,17,Moira,34\n2,18,Ben,41", FirstUnnamed);
        // Points show how decimals are written.
        comma("mpg,gear,carb\nMazda RX4,21.0,4,4\nFiat 128,32.4,4,1", FirstUnnamed);
        goes("sex;rooms;age\n1;m;3;34\n2;f;2;35", FirstUnnamed);
    }

    #[test]
    fn each_cell_gets_a_name() {
        for (_, heading) in Heading::ALL {
            let expected: &[&str] = match heading {
                Heading::Whole => &["a", ""],
                Heading::FirstUnnamed => &["", "a", ""],
                Heading::LastUnnamed => &["a", "", ""],
                Heading::LastIsNone => &["a"],
            };
            assert_eq!(heading.complete(vec!["a".to_owned(), String::new()]), expected);
        }
    }
}
