//! Lines of names with a cell more or fewer than the records below them.
//!
//! R writes the names of rows in front of the records and nothing above them; programs that end
//! each record with a delimiter do not always end the line of names so, or the other way round.
//! Such a file is a table like any other once it is known which cell has no name.

use super::layout::{self, Row};
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
    /// the first only where it numbers the records, or names each in words of its own.
    pub(crate) fn of_rows(rows: &[Row]) -> Self {
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
        match are_row_names(&first) {
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

#[cfg(test)]
mod tests {
    use super::{Heading, Row};

    #[track_caller]
    fn goes(text: &str, expected: Heading) {
        let rows = text.lines().zip(1..).map(|(text, line)| {
            let cells = match text {
                "" => Vec::new(),
                text => text.split(';').map(str::to_owned).collect(),
            };
            Row { line, cells }
        });
        let rows: Vec<Row> = rows.collect();
        assert_eq!(Heading::of_rows(&rows), expected, "{text:?}");
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
