//! Where in a file its table stands.
//!
//! Files that people keep hold more than a table: a title and a date above the names, lines
//! without content, a line of units, a last line of totals. Whoever reads such a file says where
//! the table begins and ends, or has it found out; either way what was left out is counted.
//!
//! Lines are those of the text, as an editor numbers them, from 1. None of this knows how cells
//! are parted, so that it holds for whatever is read line by line.

use super::heading::Heading;
use super::titles;
use super::zeros::LeadingZeros;
use crate::table::Phrases;
use crate::table::number::is_amount;
use crate::table::suggest::is_missing_marker;
use std::collections::BTreeSet;

/// The most records at the end of a file that can be left out.
pub const SKIP_LAST_LIMIT: u32 = 1000;

/// What somebody said of where the table stands. The default is a file that is a table from its
/// first line to its last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// Whether what is not said here is found out. Otherwise nothing is left out but what is
    /// said, and columns are called as the file calls them.
    pub guess: bool,
    /// The line in which the table begins: that of the names, or of the first record where there
    /// are none. What stands above is left out.
    pub begin: Option<u64>,
    /// The line in which the records begin, where that is not the one below the names. What
    /// stands above it is left out, but for the names.
    pub first_record: Option<u64>,
    /// Whether lines without content are left out.
    pub skip_empty: Option<bool>,
    /// Whether lines that say the names again are left out.
    pub skip_repeated_names: Option<bool>,
    /// Whether lines that number the pages of a print are left out.
    pub skip_pages: Option<bool>,
    /// How many records at the end are left out, at most [`SKIP_LAST_LIMIT`].
    pub skip_last: u32,
    /// Whether blanks between cells and separators are no part of the cells.
    pub trim: Option<bool>,
    /// Whether what records lack of their last cells is missing, and empty cells beyond the last
    /// column are none.
    pub fit_records: Option<bool>,
    /// What records are wrapped in.
    pub wrapping: Option<Wrapping>,
    /// What the columns are called, in their order; as the file calls them if there are none.
    pub names: Option<Vec<String>>,
    /// Columns of codes that are filled up with the zeros that they have lost.
    pub leading_zeros: Vec<LeadingZeros>,
    /// Columns by which blocks of records are told apart, the outermost first; where they are empty
    /// the record goes on with the block of the one above. Somebody who says that there are none
    /// need not be told of any.
    pub fill_down: Option<Vec<String>>,
}

impl Layout {
    /// Everything is to be found out.
    #[must_use]
    pub fn guessed() -> Self {
        Self { guess: true, ..Self::default() }
    }
}

/// What stands around each record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Wrapping {
    /// Nothing.
    #[default]
    Nothing,
    /// Quotation marks: what they hold is the record, those within it doubled. A line without
    /// any at its beginning is one by itself.
    Quotes,
    /// Bars and rules, as databases and Markdown draw tables: `| 1 | 2 |`, `+---+---+`.
    Frame,
    /// Blanks that fill up columns: each cell begins or ends where those above it do, and two
    /// blanks or more are between it and the next.
    Aligned,
}

/// Why the table was taken to begin where it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LayoutReason {
    /// Nothing stands above it.
    FirstLine,
    /// Above it stands nothing but lines without content.
    EmptyAbove,
    /// Above it stands the line that tells a spreadsheet the separator: `sep=;`.
    SeparatorAbove,
    /// The lines above have fewer cells, and what follows them are names.
    FewerCellsAbove,
    /// The lines above hold no names, and what follows them are names.
    NamesBelow,
}

impl LayoutReason {
    /// All of them.
    pub const ALL: [(&str, Self); 5] = [
        ("first-line", Self::FirstLine),
        ("empty-above", Self::EmptyAbove),
        ("separator-above", Self::SeparatorAbove),
        ("fewer-cells-above", Self::FewerCellsAbove),
        ("names-below", Self::NamesBelow),
    ];

    /// The reason's name, by which its words are found.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::FirstLine => "first-line",
            Self::EmptyAbove => "empty-above",
            Self::SeparatorAbove => "separator-above",
            Self::FewerCellsAbove => "fewer-cells-above",
            Self::NamesBelow => "names-below",
        }
    }
}

/// What of a file is no part of its table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeftOut {
    /// Lines above the table.
    pub above: u64,
    /// Lines between the names and the first record.
    pub units: u64,
    /// Lines without content, but for blank ones at the end.
    pub empty: u64,
    /// Lines that say the names again.
    pub repeated_names: u64,
    /// Lines that number the pages of a print.
    pub pages: u64,
    /// Records at the end.
    pub last: u64,
}

impl LeftOut {
    /// Whether anything was left out.
    #[must_use]
    pub fn any(self) -> bool {
        self != Self::default()
    }
}

/// Where the table was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Extent {
    /// The line that holds the names, if one does.
    pub names_line: Option<u64>,
    /// The line of the first record.
    pub first_record: u64,
    /// Why it begins there; `None` where that was said.
    pub reason: Option<LayoutReason>,
    /// Whether names were freed of quotation marks and of white space that belongs to no name.
    pub cleaned: bool,
    /// Which cell of the records the line of names has no name for.
    pub heading: Heading,
    /// Whether columns are called otherwise than the file calls them.
    pub renamed: bool,
    /// Whether lines without content were left out, or would have been.
    pub skips_empty: bool,
    /// Whether lines that say the names again were left out, or would have been.
    pub skips_repeated_names: bool,
    /// Whether lines that number pages were left out, or would have been.
    pub skips_pages: bool,
    /// Columns that were filled up with zeros.
    pub leading_zeros: Vec<LeadingZeros>,
    /// Columns by which blocks were told apart and filled up, if somebody said so.
    pub fill_down: Option<Vec<String>>,
    /// Whether blanks between cells and separators were skipped.
    pub trims: bool,
    /// Whether records were fitted to the columns.
    pub fits_records: bool,
    /// What was taken off the records.
    pub wrapping: Wrapping,
    /// What was left out.
    pub left_out: LeftOut,
}

/// One line of a file's beginning, or several where a quoted cell goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The line on which it begins.
    pub line: u64,
    /// Its cells; none if the line is blank.
    pub cells: Vec<String>,
}

impl Row {
    /// How many cells have content.
    pub(crate) fn filled(&self) -> usize {
        self.cells.iter().filter(|cell| !is_empty(cell)).count()
    }
}

/// Whether a cell, or all cells of a line together, have no content.
#[inline]
pub(crate) fn is_empty(text: &str) -> bool {
    text.chars().all(char::is_whitespace)
}

/// A cell without what may stand around a name.
pub(crate) fn bare(cell: &str) -> &str {
    cell.trim_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}')
}

/// So many lines above a table are taken for titles; more are something else.
pub(crate) const TITLES: usize = 30;

/// Where the table begins within `rows`, the lines with content at a file's beginning, and why.
///
/// `are_names` says whether a row is names beyond doubt, by what follows it. Lines are only left
/// out that cannot be records because they have fewer cells, or that hold one cell in a row of
/// several, or headings; and only if names follow, so that no person slips into the names.
pub(crate) fn beginning(rows: &[Row], are_names: impl Fn(&[Row]) -> bool) -> (u64, LayoutReason) {
    if let [first, names, ..] = rows
        && is_exported_heading(first)
    {
        return (names.line, LayoutReason::NamesBelow);
    }
    let width = usual_width(rows);
    let above = if width > 1 {
        rows.iter()
            .take_while(|row| {
                row.cells.len() < width || width > 1 && row.filled() <= 1 || are_headings(row)
            })
            .count()
    } else {
        0
    };
    let told = [titles::names_below, titles::names_apart].map(|told| told(rows, width));
    let mut told = told.into_iter().flatten().filter(|&names| width > 1 && names != above);
    if let Some(names) = told.find(|&names| are_names(&rows[names..])) {
        return (rows[names].line, LayoutReason::NamesBelow);
    }
    let contentless =
        if width > 1 { rows.iter().take_while(|row| row.filled() == 0).count() } else { 0 };
    if let Some(names) = rows.get(above).filter(|_| above > contentless && above <= TITLES)
        && names.cells.len() == width
        && all_named(&names.cells[unused(&rows[above..])..])
        && are_names(&rows[above..])
    {
        return (names.line, LayoutReason::FewerCellsAbove);
    }
    match rows.get(contentless) {
        Some(row) if row.line > 1 && width > 1 => (row.line, LayoutReason::EmptyAbove),
        _ => (1, LayoutReason::FirstLine),
    }
}

/// Whether a row is what DATEV, a German program for accounts, writes above the names: what it is, and
/// by which version of the format.
fn is_exported_heading(row: &Row) -> bool {
    let [kind, version, ..] = &row.cells[..] else { return false };
    matches!(kind.trim_matches('"'), "EXTF" | "DTVF") && matches!(version.trim(), "510" | "700")
}

/// How many columns before the first name nothing stands in, as where a sheet's table begins some
/// columns from its left.
fn unused(rows: &[Row]) -> usize {
    let Some((names, records)) = rows.split_first() else { return 0 };
    let columns = names.cells.iter().enumerate().take_while(|(column, cell)| {
        let mut below = records.iter().filter_map(|row| row.cells.get(*column));
        is_empty(cell) && below.all(|cell| is_empty(cell))
    });
    columns.count()
}

/// Whether a row may hold headings of several columns each, as merged cells come out: words, and
/// as many empty cells at least.
fn are_headings(row: &Row) -> bool {
    row.filled() * 2 <= row.cells.len()
        && row.cells.iter().all(|cell| is_empty(cell) || is_word(cell.trim()))
}

/// The number of cells that most rows have; of two the larger.
fn usual_width(rows: &[Row]) -> usize {
    let mut widths: Vec<usize> = rows.iter().map(|row| row.cells.len()).collect();
    widths.sort_unstable();
    let groups = widths.chunk_by(|one, other| one == other);
    groups.max_by_key(|group| group.len()).map_or(0, |group| group[0])
}

/// Whether cells can all be names: they differ, and only the first may be empty, as in tables
/// whose first column numbers the records.
pub(crate) fn all_named(cells: &[String]) -> bool {
    let distinct: BTreeSet<&str> = cells.iter().map(|cell| cell.trim()).collect();
    distinct.len() == cells.len() && cells.iter().skip(1).all(|cell| !is_empty(cell))
}

/// Names of units as tables have them below the names of their columns, in lower case.
static UNITS: Phrases = Phrases::new(
    "\
    %, ‰, °c, °f, a, bpm, cm, d, day, days, db, dl, dollar, dollars, eur, euro, euros, g, g/dl, \
    g/l, gramm, grams, h, hour, hours, jahr, jahre, jahren, kcal, kg, kg/m2, kg/m², kilo, \
    kilogramm, kilograms, kilos, kj, km, km/h, l, liter, litern, liters, litres, m, m/s, m2, \
    m², meter, metern, meters, metres, mg, mg/dl, mg/l, min, minute, minuten, minutes, ml, mm, \
    mmhg, mmol/l, mol/l, monat, monate, monaten, month, months, ms, ng/ml, percent, points, \
    prozent, punkte, punkten, s, sec, seconds, sekunde, sekunden, stunde, stunden, t, tag, \
    tage, tagen, u/l, usd, week, weeks, woche, wochen, year, years, µg, µg/l, €, $",
);

/// What may stand before a unit; of two that begin alike the longer comes first.
const BEFORE_UNITS: [&str; 2] = ["in den ", "in "];

/// What stands in place of a unit where there is none.
const DASHES: [&str; 2] = ["-", "–"];

/// A word that no list has may be a unit above nothing but numbers, if there are two, or one among
/// so many units.
const AMONG: usize = 3;

/// Whether `row`, which stands below the names, goes with them and is no record: it numbers the
/// columns, underlines the names, or holds their units. Then whatever it holds looks like
/// one, or stands above nothing but numbers beside others that do, and in some column most of
/// what follows is numbers. A list of the codes below it says nothing either way.
pub(crate) fn are_units(row: &Row, rest: &[Row]) -> bool {
    if counts_columns(row) || is_rule(row) || tells_types(row) {
        return true;
    }
    let (mut known, mut unknown) = (0, 0);
    for (column, cell) in row.cells.iter().enumerate().filter(|(_, cell)| !is_empty(cell)) {
        let cell = cell.trim();
        let below = rest.iter().filter_map(|row| row.cells.get(column));
        if DASHES.contains(&cell) || lists(cell, below.clone()) {
            continue;
        }
        let (numbers, others): (Vec<&String>, Vec<&String>) =
            below.filter(|cell| !is_empty(cell)).partition(|cell| is_amount(cell));
        if is_unit(cell) {
            known += usize::from(numbers.len() > others.len());
        } else if others.is_empty() && numbers.len() > 1 && is_word(cell) {
            unknown += 1;
        } else {
            return false;
        }
    }
    known > 0 && unknown == 0 || unknown > 1 || unknown == 1 && known + unknown >= AMONG
}

/// Whether a cell lists the codes that stand below it: `m/w/d`.
fn lists<'a>(cell: &str, below: impl Iterator<Item = &'a String>) -> bool {
    let codes: Vec<&str> = cell.split('/').map(str::trim).collect();
    let mut values = below.map(|value| value.trim()).filter(|value| !value.is_empty()).peekable();
    codes.len() > 1
        && values.peek().is_some()
        && values.all(|value| codes.iter().any(|code| code.eq_ignore_ascii_case(value)))
}

/// Columns that have to be numbered before a line that counts them is no record.
const COUNTED: usize = 4;

/// Whether a row numbers the columns from 1 on.
fn counts_columns(row: &Row) -> bool {
    let mut cells = row.cells.iter().zip(1_u32..);
    row.cells.len() >= COUNTED && cells.all(|(cell, number)| cell.trim() == number.to_string())
}

/// Whether a row is a line that is drawn below the names.
fn is_rule(row: &Row) -> bool {
    !row.cells.is_empty() && row.cells.iter().all(|cell| is_drawn(cell))
}

/// Whether a cell is part of a line that is drawn.
pub(crate) fn is_drawn(cell: &str) -> bool {
    let cell = cell.trim();
    cell.len() > 1 && cell.bytes().all(|byte| matches!(byte, b'-' | b'=' | b'_'))
}

/// What programs and databases call the types of columns, in lower case, without a length.
static TYPES: Phrases = Phrases::new(
    "\
    bigint, bool, boolean, categorical, char, character, character varying, date, datetime, datum, \
    decimal, double, double precision, enum, factor, float, ganzzahl, int, integer, logical, long, \
    number, numeric, nvarchar, real, smallint, string, text, time, timestamp, varchar, varchar2, \
    zahl",
);

/// Whether a row tells the type of each column: `text`, `VARCHAR(20)`.
fn tells_types(row: &Row) -> bool {
    row.cells.len() > 1
        && row.cells.iter().all(|cell| {
            let name = cell.split('(').next().unwrap_or_default().trim().to_lowercase();
            TYPES.contains(&name)
        })
}

/// Whether a text can be a unit that no list has: it is no number, and no mark for a missing value.
fn is_word(text: &str) -> bool {
    text.chars().any(char::is_alphabetic) && !is_amount(text) && !is_missing_marker(text)
}

fn is_unit(text: &str) -> bool {
    let bracketed = [('[', ']'), ('(', ')')].into_iter().any(|(open, close)| {
        let inner = text.strip_prefix(open).and_then(|text| text.strip_suffix(close));
        inner.is_some_and(|inner| inner.chars().count() <= 20 && !inner.contains([open, close]))
    });
    let name = text.to_lowercase();
    let bare = BEFORE_UNITS.iter().find_map(|before| name.strip_prefix(before));
    bracketed || DASHES.contains(&text) || UNITS.contains(bare.unwrap_or(&name).trim())
}

/// Quotation marks that may be left around a name.
const QUOTES: [(char, char); 8] = [
    ('"', '"'),
    ('\'', '\''),
    ('„', '“'),
    ('“', '”'),
    ('‚', '‘'),
    ('‘', '’'),
    ('«', '»'),
    ('»', '«'),
];

/// A name without quotation marks around it and without white space that belongs to no name.
pub(crate) fn cleaned(name: &str) -> String {
    let bare = |text: &str| {
        let text = text.trim_matches(|letter: char| {
            letter.is_whitespace() || matches!(letter, '\u{feff}' | '\u{200b}')
        });
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let name = bare(name);
    let inner = QUOTES.iter().find_map(|&(open, close)| {
        name.strip_prefix(open)?.strip_suffix(close).filter(|inner| !inner.contains([open, close]))
    });
    inner.map(bare).filter(|inner| !inner.is_empty()).unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::{LayoutReason, Row, are_units, beginning, cleaned};

    fn rows(text: &str) -> Vec<Row> {
        let lines = text.lines().zip(1..).filter(|(line, _)| !line.is_empty());
        lines
            .map(|(text, line)| Row { line, cells: text.split(';').map(str::to_owned).collect() })
            .collect()
    }

    #[track_caller]
    fn begins(text: &str, names: bool, expected: u64, reason: LayoutReason) {
        assert_eq!(beginning(&rows(text), |_| names), (expected, reason), "{text:?}");
    }

    #[test]
    fn titles_are_left_out_where_names_follow() {
        use LayoutReason::{EmptyAbove, FewerCellsAbove, FirstLine};
        begins("a;b;c\n1;2;3\n", true, 1, FirstLine);
        begins("Staff\na;b;c\n1;2;3\n4;5;6\n", true, 2, FewerCellsAbove);
        begins("Staff;;\n\n;;\na;b;c\n1;2;3\n4;5;6\n", true, 4, FewerCellsAbove);
        begins("Staff\na;b;c\n1;2;3\n4;5;6\n", false, 1, FirstLine);
        begins("\n\na;b;c\n1;2;3\n", false, 3, EmptyAbove);
        begins("\n;;\na;b;c\n1;2;3\n4;5;6\n", false, 3, EmptyAbove);
        // Two names alike, and one that is empty, are no names.
        begins("Staff\na;a;c\n1;2;3\n4;5;6\n", true, 1, FirstLine);
        begins("Staff\na;;c\n1;2;3\n4;5;6\n", true, 1, FirstLine);
        // Half of a record is missing: it stays a record.
        begins("5;x;;\na;b;c;d\n1;2;3;4\n", true, 1, FirstLine);
        begins("x;n/a;;\na;b;c;d\n1;2;3;4\n", true, 1, FirstLine);
        // A table that begins in the third column, below a title in the first.
        begins("Staff;;;;\n;;a;b;c\n;;1;2;3\n;;3;4;5\n", true, 2, FewerCellsAbove);
        begins("Staff;;;;\n;;a;b;c\nx;y;1;2;3\n;;3;4;5\n", true, 1, FirstLine);
        // A title of several cells, apart from the table.
        let title = "15.06.2024;List;;;;1\n";
        let table = "a;b;c;d;e;f\n1;2;3;4;5;6\n1;2;3;4;5;6\n";
        begins(&format!("{title}\n{table}"), true, 3, LayoutReason::NamesBelow);
        begins(&format!("{title}{table}"), true, 1, FirstLine);
        begins(&format!("{title}\n{table}"), false, 1, FirstLine);
        begins(&format!("x;y;z;w;;\n\n{table}"), true, 1, FirstLine);
        // What a program for accounts writes above.
        let above = "\"EXTF\";700;21;\"Buchungsstapel\";13\n";
        begins(&format!("{above}a;b;c\n1;2;3\n4;5;6\n"), true, 2, LayoutReason::NamesBelow);
        // Headings above the names of several columns each.
        begins("Ward 4;;;\nPerson;;Stay;\na;b;c;d\n1;2;3;4\n", true, 3, FewerCellsAbove);
        begins("Person;;Stay;\na;b;c;d\n1;2;3;4\n", false, 1, FirstLine);
        // Names of which one is missing.
        begins("name;sex;;\nAnn;f;x;y\nBob;m;z;w\n", false, 1, FirstLine);
        begins("name;sex;;born\nAnn;f;x;y\nBob;m;z;w\n", true, 1, FirstLine);
        // A column of its own knows no title.
        begins("Staff\n\na\nb\n", true, 1, FirstLine);
        let many = format!("{}a;b\n{}", "x\n".repeat(31), "1;2\n".repeat(40));
        begins(&many, true, 1, FirstLine);
    }

    #[test]
    fn units_stand_above_numbers() {
        let units = |text: &str| {
            let rows = rows(text);
            are_units(&rows[0], &rows[1..])
        };
        assert!(units("EUR;\n86.935,30;x\n1.200,00;y\n"));
        assert!(units("[kg];;(years)\n70;x;3\n\n;y;4\n"));
        assert!(units("KG;-\n70;x\n"));
        assert!(units(";in €;in Tagen\nx;3,50 €;5\n"));
        assert!(units("in years;Percent\n70;3\n"));
        // A list of the codes below it.
        assert!(units("Jahre;m/w/d;kg\n34;w;70\n35;M;71\n"));
        assert!(!units("m/w/d;x\nw;x\n") && !units("Jahre;m/w\n34;d\n35;m\n"));
        // Words that no list has.
        assert!(units("ans;kg;cm;€/mois\n34;70;180;2000\n35;71;181;2100\n"));
        assert!(units("in Jahren;10^9/l;°C\n34;5;36,8\n35;6;37,1\n"));
        assert!(units(";Jahr(e);Stück\nx;34;5\ny;35;6\n"));
        assert!(!units("Wien;10^9/l;°C\nGraz;5;36,8\nLinz;6;37,1\n"));
        assert!(!units("unknown;kg\n34;5\n35;6\n"));
        // Numbers of the columns, and a line.
        assert!(units("1;2;3;4\nAnn;34;f;x\n"));
        assert!(!units("1;2;3\n4;5;6\n") && !units("1;2;3;5\n4;5;6;7\n"));
        assert!(units("---;--\nAnn;34\n") && !units("---;x\nAnn;34\n"));
        // Types of the columns, all of them.
        assert!(
            units("string;int;DATE\nAnn;34;x\n") && units("VARCHAR(20);Numeric (8,2)\nAnn;3\n")
        );
        assert!(!units("string;Ann\nAnn;x\n") && !units("string;\nAnn;x\n") && !units("text\nx\n"));
        assert!(!units("NA;n/a\n34;5\n35;6\n"));
        assert!(!units("old;heavy\n34;5\n35;much\n"));
        assert!(!units("in Wien;kg\n70;3\n"));
        assert!(units("kg;-\n70;x\n71;x\nSum:;x\n"));
        assert!(!units("kg;-\nm;x\n"));
        assert!(!units("kg;Ann\n70;x\n"));
        assert!(!units(";;\n70;x;3\n"));
        assert!(!units("kg;m\n"));
        assert!(!units("-;-\n70;3\n"));
    }

    #[test]
    fn names_are_freed_of_what_is_around_them() {
        for (name, clean) in [
            ("age", "age"),
            ("  body\r\n weight ", "body weight"),
            ("\"age\"", "age"),
            ("' age '", "age"),
            ("„Alter“", "Alter"),
            ("«âge»", "âge"),
            ("\u{a0}\u{feff}age\u{200b}", "age"),
            ("''", "''"),
            ("'", "'"),
            ("'a' or 'b'", "'a' or 'b'"),
            ("don't", "don't"),
            (" ", ""),
        ] {
            assert_eq!(cleaned(name), clean, "{name:?}");
        }
    }
}
