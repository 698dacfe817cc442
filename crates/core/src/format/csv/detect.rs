//! Guessing the delimiter and the line end from the beginning of a file.
//!
//! The delimiter is the one that gives every record the same number of cells.

use super::block;
use super::decode::Decoder;
use super::padding;
use super::scan::{Scanned, Scanner};
use super::{LineEnding, Numbering};
use crate::format::layout::{self, Row};
use std::collections::BTreeMap;

/// The beginning of a file, without byte order mark.
#[derive(Clone, Copy)]
pub(super) struct FileBeginning<'a> {
    pub(super) text: &'a [u8],
    /// Whether this is the whole file, so that its last record is complete.
    pub(super) whole: bool,
    /// How its lines are numbered.
    pub(super) numbering: Numbering,
    /// Whether blanks beside delimiters are no part of the cells; to be found out if `None`.
    pub(super) trim: Option<bool>,
}

#[cfg(test)]
impl<'a> FileBeginning<'a> {
    /// A whole file of this text.
    pub(super) fn of_file(text: &'a str) -> Self {
        Self { text: text.as_bytes(), whole: true, numbering: Numbering::Lines, trim: None }
    }
}

impl FileBeginning<'_> {
    /// Whether blanks beside this delimiter are no part of the cells.
    pub(super) fn trims(self, delimiter: u8) -> bool {
        self.trim.unwrap_or_else(|| padding::is_padded(self, delimiter))
    }
}

/// Why a delimiter was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DelimiterReason {
    /// It gives all records the same number of cells.
    SameCount,
    /// It gives most records the same number of cells; some will be refused.
    MostlySameCount,
    /// No delimiter divides the records: the file has one column.
    OneColumn,
    /// The first line says so: `sep=;`.
    SeparatorLine,
    /// It stands between the cells of the frame that is drawn around them.
    Frame,
    /// Blanks do, between columns that stand below each other.
    Aligned,
}

impl DelimiterReason {
    /// The reason's name, by which its words are found.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::SameCount => "same-count",
            Self::MostlySameCount => "mostly-same-count",
            Self::OneColumn => "one-column",
            Self::SeparatorLine => "separator-line",
            Self::Frame => "frame",
            Self::Aligned => "aligned",
        }
    }
}

/// The delimiters that are tried. Of two that fit equally, the earlier is taken.
pub(super) const DELIMITERS: [u8; 4] = *b",;\t|";

/// The delimiters that are tried where none of these divides anything. Colons stand in times, too:
/// three cells at least are asked of them, and names above.
const SELDOM: [(u8, usize); 2] = [(b'^', 2), (b':', 3)];

/// How many records the header is compared with.
pub(super) const COMPARED: usize = 1000;

/// How one delimiter divides the sample.
#[derive(Clone, Copy)]
struct Division {
    delimiter: u8,
    /// The most frequent number of cells.
    cells: usize,
    /// Records with that number of cells.
    agreeing: usize,
    records: usize,
    /// Lines above them that have fewer cells.
    titles: usize,
    /// Whether it divides all records, none into more than the first, and that into three at least.
    fits: bool,
}

impl Division {
    fn uniform(&self) -> bool {
        self.agreeing == self.records
    }

    /// Whether this is a better guess than `other`, which stands earlier in [`DELIMITERS`].
    fn beats(&self, other: &Self) -> bool {
        match (self.uniform(), other.uniform()) {
            // What divides the line of names, too, is more than a character of the cells below.
            (true, true) if other.titles == 0 && self.titles > 0 => self.cells > other.cells + 1,
            (true, true) if other.titles > 0 && self.titles == 0 => other.cells <= self.cells + 1,
            // A comma also stands in numbers and in names, where it can be as regular as the
            // delimiter: k of them within n cells make at most n + 1 pieces.
            (true, true) if other.delimiter == b',' => self.cells + 1 >= other.cells,
            (true, true) => self.cells > other.cells,
            (false, false) => self.agreeing * other.records > other.agreeing * self.records,
            (uniform, _) => uniform,
        }
    }
}

/// The delimiter of the sample. `titled` says whether lines above the table may be titles, which
/// have fewer cells than its records.
pub(super) fn delimiter(sample: FileBeginning<'_>, titled: bool) -> (u8, DelimiterReason) {
    let mut best: Option<Division> = None;
    let mut fitting: Option<Division> = None;
    for delimiter in DELIMITERS {
        let Some(division) = divide(sample, delimiter, titled) else { continue };
        // A delimiter in less than half of the records is a character of the text.
        let plausible = division.cells > 1 && division.agreeing * 2 >= division.records;
        if plausible && best.is_none_or(|best| division.beats(&best)) {
            best = Some(division);
        }
        // Where records lack their last cells, there may be no usual number.
        if division.fits && fitting.is_none() {
            fitting = Some(division);
        }
    }
    if best.is_some_and(|best| best.delimiter == b',')
        && let Some(other) = beside_ranges(sample)
    {
        return (other, DelimiterReason::SameCount);
    }
    let comma = best.filter(|best| titled && best.delimiter == b',');
    if let Some(found) = comma.and_then(|comma| block::delimiter(sample, comma.cells)) {
        return found;
    }
    match best.or(fitting) {
        Some(best) if best.titles == 1 && is_one_column(sample, best) => {
            let absent = DELIMITERS.into_iter().find(|delimiter| !sample.text.contains(delimiter));
            (absent.unwrap_or(b'|'), DelimiterReason::OneColumn)
        }
        Some(best) if best.uniform() => (best.delimiter, DelimiterReason::SameCount),
        Some(best) => (best.delimiter, DelimiterReason::MostlySameCount),
        None => seldom(sample),
    }
}

/// The delimiter that divides all records so that commas stand within ranges, as a release writes them:
/// `[20, 30);3,5`. However many commas there are, they are parts of cells then.
fn beside_ranges(sample: FileBeginning<'_>) -> Option<u8> {
    let mut others = DELIMITERS.into_iter().filter(|&delimiter| delimiter != b',');
    others.find(|&delimiter| {
        if !divides_all(sample, delimiter, 2) {
            return false;
        }
        let rows = rows(sample, delimiter);
        let mut cells = rows.iter().flat_map(|row| &row.cells).filter(|cell| cell.contains(','));
        let mut has_ranges = false;
        let are_within = cells.all(|cell| {
            let is_range = cell.starts_with(['[', '(']) && cell.ends_with([']', ')']);
            has_ranges |= is_range;
            is_range || has_inner_commas(cell)
        });
        are_within && has_ranges
    })
}

/// Whether every comma of a cell stands between digits or before a blank.
fn has_inner_commas(cell: &str) -> bool {
    let mut commas = cell.match_indices(',').map(|(place, _)| cell.split_at(place));
    commas.all(|(before, after)| {
        let after = &after[1..];
        let is_number = before.ends_with(|letter: char| letter.is_ascii_digit())
            && after.starts_with(|letter: char| letter.is_ascii_digit());
        is_number || after.starts_with(' ')
    })
}

/// The delimiter of a sample that no usual one divides: one of the others if it does, or else none.
fn seldom(sample: FileBeginning<'_>) -> (u8, DelimiterReason) {
    let mut found = SELDOM.into_iter().filter(|&(delimiter, least)| {
        let first = sample.text.split(|byte| b"\r\n".contains(byte)).next().unwrap_or_default();
        let are_names = !first.iter().any(u8::is_ascii_digit);
        let division = divide(sample, delimiter, false);
        are_names && division.is_some_and(|it| it.uniform() && it.cells >= least && it.records > 1)
    });
    match found.next() {
        Some((delimiter, _)) => (delimiter, DelimiterReason::SameCount),
        None if divides_quoted_names(sample) => (b' ', DelimiterReason::SameCount),
        None => (DELIMITERS[0], DelimiterReason::OneColumn),
    }
}

/// Whether single blanks stand between names in quotation marks and between the cells below, as R's
/// `write.table` writes them: as many as there are names, or one more where records are numbered.
fn divides_quoted_names(sample: FileBeginning<'_>) -> bool {
    let first = sample.text.split(|byte| b"\r\n".contains(byte)).next().unwrap_or_default();
    let inner = first.strip_prefix(b"\"").and_then(|rest| rest.strip_suffix(b"\""));
    let Some(names) = inner.and_then(|inner| std::str::from_utf8(inner).ok()) else { return false };
    let names: Vec<&str> = names.split("\" \"").collect();
    let are_quoted = names.len() > 1 && names.iter().all(|name| !name.contains('"'));
    let division = divide(sample, b' ', false).filter(|_| are_quoted);
    division.is_some_and(|it| {
        let is_numbered = it.cells == names.len() + 1 && it.agreeing + 1 == it.records;
        it.records > 2 && (is_numbered || it.cells == names.len() && it.uniform())
    })
}

/// Whether the one comma of every line below the first, which has none, is a part of its cell: between
/// the digits of a number, or before the given name of somebody.
fn is_one_column(sample: FileBeginning<'_>, best: Division) -> bool {
    if best.delimiter != b',' || best.cells != 2 || !best.uniform() {
        return false;
    }
    let rows = rows(FileBeginning { trim: Some(false), ..sample }, best.delimiter);
    let mut pairs = rows.iter().skip(1).filter_map(|row| match &row.cells[..] {
        [before, after] => Some((before.as_str(), after.as_str())),
        _ => None,
    });
    let is_digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
    let is_word = |text: &str| !text.is_empty() && !text.contains(char::is_numeric);
    let are_numbers = pairs
        .clone()
        .all(|(whole, part)| is_digit(whole.chars().next_back()) && is_digit(part.chars().next()));
    let are_names = pairs
        .all(|(family, given)| given.starts_with(' ') && is_word(family) && is_word(given.trim()));
    are_numbers || are_names
}

/// Whether `delimiter` makes at least so many cells of most records.
pub(super) fn divides(sample: FileBeginning<'_>, delimiter: u8, least: usize) -> bool {
    let division = divide(sample, delimiter, false);
    division.is_some_and(|it| it.cells >= least && it.agreeing * 2 >= it.records)
}

/// Whether `delimiter` makes equally many cells of all records, and at least so many.
pub(super) fn divides_all(sample: FileBeginning<'_>, delimiter: u8, least: usize) -> bool {
    divide(sample, delimiter, false).is_some_and(|it| it.cells >= least && it.uniform())
}

/// How `delimiter` divides the sample; `None` if it makes no record.
fn divide(sample: FileBeginning<'_>, delimiter: u8, titled: bool) -> Option<Division> {
    let sample = FileBeginning { trim: Some(sample.trims(delimiter)), ..sample };
    let mut counts = BTreeMap::new();
    let mut records = 0;
    let mut first = Vec::new();
    let mut decoder = Decoder::new(delimiter, sample.trims(delimiter));
    let well_formed = each_record(sample, delimiter, &mut |_, record| {
        let cells = decoder.decode(record);
        *counts.entry(cells).or_insert(0) += 1;
        records += 1;
        if first.len() < layout::TITLES {
            first.push(cells);
        }
        true
    });
    // What cannot be read with this delimiter counts as one more record that disagrees.
    records += usize::from(!well_formed);
    let (&cells, &agreeing) = counts.iter().max_by_key(|&(_, count)| count)?;
    let titles = first.iter().take_while(|&&count| titled && count < cells).count();
    let widest = first.first().copied().unwrap_or(0);
    let fits =
        well_formed && widest > 2 && counts.keys().all(|&cells| (2..=widest).contains(&cells));
    Some(Division { delimiter, cells, agreeing, records: records - titles, titles, fits })
}

/// The records of the sample that are looked at one by one: as many as a header is compared with,
/// and those that may stand above it.
pub(super) fn rows(sample: FileBeginning<'_>, delimiter: u8) -> Vec<Row> {
    let mut decoder = Decoder::new(delimiter, sample.trims(delimiter));
    let mut rows: Vec<Row> = Vec::new();
    each_record(sample, delimiter, &mut |line, record| {
        decoder.decode(record);
        rows.push(Row { line, cells: decoder.lossy_cells() });
        rows.len() <= COMPARED + layout::TITLES
    });
    rows
}

/// What of `text` stands from a line on.
pub(super) fn lines_below(sample: FileBeginning<'_>, line: u64) -> FileBeginning<'_> {
    let mut scanner = Scanner::new(DELIMITERS[0], sample.numbering, false);
    let mut rest = sample.text;
    while scanner.line() < line && !rest.is_empty() {
        rest = &rest[scanner.pass_line(rest)..];
    }
    FileBeginning { text: rest, ..sample }
}

/// Whether the last of `rows` begins with a whole number in quotation marks, as R numbers records.
pub(super) fn quotes_numbers(sample: FileBeginning<'_>, rows: &[Row]) -> bool {
    let Some(row) = rows.last() else { return false };
    let text = lines_below(sample, row.line).text;
    let inner = text.strip_prefix(b"\"").unwrap_or_default();
    let digits = inner.iter().take_while(|byte| byte.is_ascii_digit()).count();
    digits > 0 && inner.get(digits) == Some(&b'"')
}

/// What ends the first line of the sample.
pub(super) fn line_ending(sample: FileBeginning<'_>, delimiter: u8) -> LineEnding {
    match Scanner::new(delimiter, sample.numbering, sample.trims(delimiter)).next(sample.text) {
        Ok(Scanned::Record { body, used }) if used == body + 2 => LineEnding::CrLf,
        _ => LineEnding::Lf,
    }
}

/// Gives `visit` each complete record of the sample that is not blank, with the line on which it
/// begins and a line end of one byte, until it returns false. Returns whether all that was
/// visited is well formed.
pub(super) fn each_record(
    sample: FileBeginning<'_>,
    delimiter: u8,
    visit: &mut dyn FnMut(u64, &[u8]) -> bool,
) -> bool {
    let mut scanner = Scanner::new(delimiter, sample.numbering, sample.trims(delimiter));
    let mut rest = sample.text;
    loop {
        rest = match scanner.next(rest) {
            Ok(Scanned::Record { body, used }) => {
                if !visit(scanner.record_line(), &rest[..=body]) {
                    return true;
                }
                &rest[used..]
            }
            Ok(Scanned::Blank { used }) => &rest[used..],
            Ok(Scanned::LineFeed) => &rest[1..],
            Ok(Scanned::More) => break,
            Err(_) => return false,
        };
    }
    if !sample.whole || rest.is_empty() {
        return true;
    }
    if scanner.finish().is_err() {
        return false;
    }
    visit(scanner.record_line(), &[rest, b"\n"].concat());
    true
}

#[cfg(test)]
mod tests {
    use super::{DelimiterReason, FileBeginning, delimiter, line_ending};
    use crate::format::csv::LineEnding;
    use proptest::prelude::*;

    #[track_caller]
    fn divided(text: &str, expected: u8, why: DelimiterReason) {
        assert_eq!(delimiter(FileBeginning::of_file(text), false), (expected, why), "{text:?}");
    }

    #[test]
    fn the_delimiter_divides_all_records_alike() {
        use DelimiterReason::{MostlySameCount, OneColumn, SameCount};
        divided("a,b\n1,2\n", b',', SameCount);
        divided("a;b\n1;2\n", b';', SameCount);
        divided("a\tb\n1\t2", b'\t', SameCount);
        divided("a|b\r\n1|2\r\n", b'|', SameCount);
        divided("a;b;c\n1,5;2,5;3\n1;2;3\n", b';', SameCount);
        divided("1,5;2,5;3,5\n1,7;2,7;3,7\n", b';', SameCount);
        divided("Doe, J;Paris\nRoe, R;Lyon\n", b';', SameCount);
        divided("a,b,c,d\n1,x;y,3,4\n2,u;v,3,4\n", b',', SameCount);
        divided("\"a;b\",\"c;d\"\n\"1;2\",\"3;4\"\n", b',', SameCount);
        divided("\"a,b\n,\";c\n\"1,2\";3\n", b';', SameCount);
        divided("a;b\n\n1;2\n\n", b';', SameCount);
        divided("age;zip\n[9,5, 10,5);816**\n[7,5, 8,5);819**\n", b';', SameCount);
        divided("[0,5, 1,5);43,64;59,77\n[1,5, 2,5);42,70;78,89\n", b';', SameCount);
        divided("a, b;gout;[2,5, 3,5)\na, c;cold;[0,5, 1,5)\n", b';', SameCount);
        divided("[1, 2), x;y\n[1, 2), x;z\n", b';', SameCount);
        divided("A; B,12,Paris,x\nC; D,14,Lyon,y\n", b',', SameCount);
        divided("a;b;c\n1;2;3\n1;2\n1;2;3", b';', MostlySameCount);
        divided("a;b\n1;2\n1;\"2\n", b';', MostlySameCount);
        divided("a;b\n1;\"2\"x\n1;2\n", b';', MostlySameCount);
        divided("a\n1\n2\n", b',', OneColumn);
        divided("note\nfine\nfine, but late\nill\n", b',', OneColumn);
        divided("", b',', OneColumn);
        divided("age^zip\n31^10115\n44^10117\n", b'^', SameCount);
        divided("name:age:zip\nAnn:31:10115\nBea:44:10117\n", b':', SameCount);
        // R's tables, with numbers of rows and without.
        divided("\"age\" \"zip\"\n\"1\" 31 \"a b\"\n\"2\" 44 \"c\"\n", b' ', SameCount);
        divided("\"age\" \"zip\"\n31 \"a b\"\n44 \"c\"\n", b' ', SameCount);
        divided("\"age\" \"zip\"\n31 \"a b\" x\n44 \"c\"\n", b',', OneColumn);
        divided("age zip\n31 a\n44 c\n", b',', OneColumn);
        // Where another delimiter will do, these are characters of the text.
        divided("begin:end;age\n8:30;31\n9:00;44\n", b';', SameCount);
        divided("a^b,c^d\n1^2,3^4\n", b',', SameCount);
        // Times, with a name and without.
        divided("time\n10:30:00\n11:45:10\n", b',', OneColumn);
        divided("10:30:00\n11:45:10\n", b',', OneColumn);
        divided("from:to\n8:30\n9:00\n", b',', OneColumn);
        let titled = |text: &str| delimiter(FileBeginning::of_file(text), true);
        // Commas in every line, semicolons in all but the names.
        assert_eq!(
            titled("name,address,age\nAnn,1 Lane; Ulm; DE,31\nBea,2 Lane; Hof; DE,47\n").0,
            b','
        );
        assert_eq!(titled("id,age,marks\n1,31,3;1;4\n2,47,1;5;9\n").0, b',');
        assert_eq!(titled("staff, all\nid;age;pay\n1;31;2,5\n2;47;3,5\n").0, b';');
        // A list of numbers, and one of names.
        assert_eq!(titled("weight\n72,5\n88,8\n"), (b';', OneColumn));
        assert_eq!(titled("name\nKoch, Anna\nMaier, Eva\n"), (b';', OneColumn));
        assert_eq!(titled("staff\nname,age\nAnna,31\nEva,47\n"), (b',', SameCount));
        assert_eq!(titled("staff\nname, age\nAnna, 31\nEva, 47\n"), (b',', SameCount));
    }

    /// A cell as a release may show it.
    fn cell(kind: usize) -> BoxedStrategy<String> {
        let number = (0..10_u32, 0..100_u32);
        match kind {
            0 => (0..9_u32).prop_map(|low| format!("[{low},5, {},5)", low + 1)).boxed(),
            1 => (1..9_u32).prop_map(|low| format!("[{low}0, {low}9]")).boxed(),
            2 => number.prop_map(|(whole, part)| format!("{whole},{part:02}")).boxed(),
            3 => prop_oneof![Just("816**"), Just("*")].prop_map(str::to_owned).boxed(),
            _ => prop_oneof![Just("flu"), Just("gout, mild")].prop_map(str::to_owned).boxed(),
        }
    }

    fn table() -> impl Strategy<Value = String> {
        let kinds = prop::collection::vec(0..5_usize, 1..4);
        let columns = kinds.prop_flat_map(|kinds| {
            let row: Vec<_> = [0].into_iter().chain(kinds).map(cell).collect();
            prop::collection::vec(row, 2..7)
        });
        (columns, any::<bool>()).prop_map(|(rows, has_names)| {
            let names = (0..rows[0].len()).map(|number| format!("c{number}")).collect::<Vec<_>>();
            let names = if has_names { vec![names] } else { Vec::new() };
            names.into_iter().chain(rows).map(|row| row.join(";") + "\n").collect()
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(300))]

        #[test]
        fn commas_within_ranges_are_no_delimiters(text in table()) {
            for titled in [false, true] {
                prop_assert_eq!(delimiter(FileBeginning::of_file(&text), titled).0, b';', "{}", text);
            }
        }
    }

    #[test]
    fn a_sample_cut_within_a_record_is_judged_by_the_records_before() {
        let cut = FileBeginning { whole: false, ..FileBeginning::of_file("a;b;c\n1;2;3\n4;") };
        assert_eq!(delimiter(cut, false), (b';', DelimiterReason::SameCount));
        let cut = FileBeginning { whole: false, ..FileBeginning::of_file("a;b;c\n1;2;3\n4;\"5") };
        assert_eq!(delimiter(cut, false), (b';', DelimiterReason::SameCount));
    }

    #[test]
    fn the_first_line_end_counts() {
        for (text, expected) in [
            ("a\nb\r\n", LineEnding::Lf),
            ("a\r\nb\n", LineEnding::CrLf),
            ("a\rb\r\n", LineEnding::Lf),
            ("\"a\r\n\"\nb", LineEnding::Lf),
            ("\"a\n\"\r\nb", LineEnding::CrLf),
            ("a", LineEnding::Lf),
        ] {
            assert_eq!(line_ending(FileBeginning::of_file(text), b','), expected, "{text:?}");
        }
    }
}
