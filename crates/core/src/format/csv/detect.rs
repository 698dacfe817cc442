//! Guessing the delimiter, the header and the line end from the beginning of a file.
//!
//! The delimiter is the one that gives every record the same number of cells.
//! Whether the first record is a header is judged by what it has in common with
//! those that follow.
//!
//! Where nothing tells, the first record is taken as a record, not as a header.
//! A header mistaken for a record is seen at once (columns are called 1, 2, …), is
//! treated like any other record, and hurts nobody if released. A record
//! mistaken for a header would carry the cells of a person into the names of the
//! columns: into the release, the recipe and every message.

use super::decode::Decoder;
use super::padding;
use super::scan::{Found, Scanner};
use super::{LineEnding, Numbering};
use crate::format::heading::Heading;
use crate::format::layout::{self, LayoutReason, Row, bare};
use crate::table::detect::Detector;
use crate::table::kind::{self, DataType};
use crate::table::suggest;
use std::collections::BTreeMap;

/// The beginning of a file, without byte order mark.
#[derive(Clone, Copy)]
pub(super) struct Sample<'a> {
    pub(super) text: &'a [u8],
    /// Whether this is the whole file, so that its last record is complete.
    pub(super) whole: bool,
    /// How its lines are numbered.
    pub(super) numbering: Numbering,
    /// Whether blanks beside delimiters are no part of the cells; to be found out if `None`.
    pub(super) trim: Option<bool>,
}

impl Sample<'_> {
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

/// Why the first record was taken for a header, or for a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeaderReason {
    /// Header: it holds text where the following records hold numbers or dates, or a word
    /// that columns are usually called by.
    UnlikeTheRest,
    /// Header: in every column values repeat, but never those of the first record.
    NeverRepeated,
    /// Header: there is nothing else.
    Alone,
    /// Header: a rule is drawn below it.
    RuleBelow,
    /// Record: it holds numbers, dates or names of persons like the following records.
    LikeTheRest,
    /// Record: its values occur again in the same column.
    Repeated,
    /// Record: some of its cells are empty or equal, so that they cannot be names.
    NotNames,
    /// Record: nothing tells, and a person in the header would be worse than a header among
    /// the persons.
    Undecided,
}

impl HeaderReason {
    /// Whether the first record is a header.
    #[must_use]
    pub fn is_header(self) -> bool {
        matches!(self, Self::UnlikeTheRest | Self::NeverRepeated | Self::Alone | Self::RuleBelow)
    }

    /// The reason's name, by which its words are found.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::UnlikeTheRest => "unlike-the-rest",
            Self::NeverRepeated => "never-repeated",
            Self::Alone => "alone",
            Self::RuleBelow => "rule-below",
            Self::LikeTheRest => "like-the-rest",
            Self::Repeated => "repeated",
            Self::NotNames => "not-names",
            Self::Undecided => "undecided",
        }
    }
}

/// The delimiters that are tried. Of two that fit equally, the earlier is taken.
pub(super) const DELIMITERS: [u8; 4] = *b",;\t|";

/// A first record is taken for a header where records as varied as those that follow would
/// be so novel with at most this probability.
const NOVELTY: f64 = 0.05;

/// How many of them are looked at to know whether they are names of persons.
const LOOKED_AT: usize = 100;

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
pub(super) fn delimiter(sample: Sample<'_>, titled: bool) -> (u8, DelimiterReason) {
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
    match best.or(fitting) {
        Some(best) if best.titles == 1 && is_one_column(sample, best) => {
            let absent = DELIMITERS.into_iter().find(|delimiter| !sample.text.contains(delimiter));
            (absent.unwrap_or(b'|'), DelimiterReason::OneColumn)
        }
        Some(best) if best.uniform() => (best.delimiter, DelimiterReason::SameCount),
        Some(best) => (best.delimiter, DelimiterReason::MostlySameCount),
        None => (DELIMITERS[0], DelimiterReason::OneColumn),
    }
}

/// Whether the one comma of every line below the first, which has none, is a part of its cell: between
/// the digits of a number, or before the given name of somebody.
fn is_one_column(sample: Sample<'_>, best: Division) -> bool {
    if best.delimiter != b',' || best.cells != 2 || !best.uniform() {
        return false;
    }
    let rows = rows(Sample { trim: Some(false), ..sample }, best.delimiter);
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
pub(super) fn divides(sample: Sample<'_>, delimiter: u8, least: usize) -> bool {
    let division = divide(sample, delimiter, false);
    division.is_some_and(|it| it.cells >= least && it.agreeing * 2 >= it.records)
}

/// Whether `delimiter` makes equally many cells of all records, and at least so many.
pub(super) fn divides_all(sample: Sample<'_>, delimiter: u8, least: usize) -> bool {
    divide(sample, delimiter, false).is_some_and(|it| it.cells >= least && it.uniform())
}

/// How `delimiter` divides the sample; `None` if it makes no record.
fn divide(sample: Sample<'_>, delimiter: u8, titled: bool) -> Option<Division> {
    let sample = Sample { trim: Some(sample.trims(delimiter)), ..sample };
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
pub(super) fn rows(sample: Sample<'_>, delimiter: u8) -> Vec<Row> {
    let mut decoder = Decoder::new(delimiter, sample.trims(delimiter));
    let mut rows: Vec<Row> = Vec::new();
    each_record(sample, delimiter, &mut |line, record| {
        decoder.decode(record);
        rows.push(Row { line, cells: decoder.lossy_cells() });
        rows.len() <= COMPARED + layout::TITLES
    });
    rows
}

/// Where the table begins that these are the first rows of, and why. `may_be_names` says whether
/// its first row can be names.
pub(super) fn beginning(rows: &[Row], may_be_names: bool) -> (u64, LayoutReason) {
    layout::beginning(rows, |rest| may_be_names && rest.len() > 1 && header(rest).is_header())
}

/// The line of names of the table that these are the first rows of, where it has a cell more or
/// fewer than the records; with why the table begins there, which cell has no name, and the rows
/// from that line on without what goes beyond it.
pub(super) fn uneven_heading(rows: &[Row]) -> Option<(LayoutReason, Heading, Vec<Row>)> {
    let above = rows.iter().take(layout::TITLES).position(|row| row.filled() > 1)?;
    let heading = Heading::of_rows(&rows[above..]);
    let mut even = rows[above..].to_vec();
    match heading {
        Heading::Whole => return None,
        Heading::LastIsNone => drop(even[0].cells.pop()),
        Heading::FirstUnnamed => even[1..].iter_mut().for_each(|row| drop(row.cells.remove(0))),
        Heading::LastUnnamed => even[1..].iter_mut().for_each(|row| drop(row.cells.pop())),
    }
    let numbered =
        heading == Heading::FirstUnnamed && rows[above + 1].cells[0].trim().parse::<u64>().is_ok();
    let are_names = match header(&even) {
        // Whoever is left out of the numbers is no record.
        HeaderReason::Undecided => numbered || heading != Heading::FirstUnnamed,
        reason => reason.is_header(),
    };
    // Titles have fewer cells, too; names stand below them.
    if !are_names || even.len() > 2 && header(&even[1..]).is_header() {
        return None;
    }
    let reason = match above {
        0 if rows[0].line > 1 => LayoutReason::EmptyAbove,
        0 => LayoutReason::FirstLine,
        _ => LayoutReason::FewerCellsAbove,
    };
    Some((reason, heading, even))
}

/// What of `text` stands from a line on.
pub(super) fn lines_below(sample: Sample<'_>, line: u64) -> Sample<'_> {
    let mut scanner = Scanner::new(DELIMITERS[0], sample.numbering, false);
    let mut rest = sample.text;
    while scanner.line() < line && !rest.is_empty() {
        rest = &rest[scanner.pass_line(rest)..];
    }
    Sample { text: rest, ..sample }
}

/// Whether there are units below the names, which are the first of `rows`.
pub(super) fn has_units(rows: &[Row]) -> bool {
    matches!(rows, [_, units, rest @ ..] if layout::are_units(units, rest))
}

/// Whether the first of `rows` is a header, and why.
pub(super) fn header(rows: &[Row]) -> HeaderReason {
    // Where files were put together, names stand between the records. They are no values, as long
    // as those tell that they are names.
    let is_again = |row: &Row| {
        rows.first().is_some_and(|first| {
            first.cells.len() == row.cells.len()
                && first.cells.iter().zip(&row.cells).all(|(name, cell)| bare(name) == bare(cell))
        })
    };
    if rows.first().is_some_and(|first| first.cells.len() > 1) && rows.iter().skip(1).any(is_again)
    {
        let others = rows.iter().skip(1).filter(|row| !is_again(row));
        let once: Vec<Row> = rows.iter().take(1).chain(others).cloned().collect();
        if once.len() > 1 && header_once(&once) == HeaderReason::UnlikeTheRest {
            return HeaderReason::UnlikeTheRest;
        }
    }
    header_once(rows)
}

/// The same where what the first row says again is what values say.
fn header_once(rows: &[Row]) -> HeaderReason {
    let Some((first, rest)) = rows.split_first().filter(|(_, rest)| !rest.is_empty()) else {
        return HeaderReason::Alone;
    };
    // Units below the names are no values.
    let rest = &rest[usize::from(has_units(rows))..rest.len().min(COMPARED)];
    let first = &first.cells;
    let (mut unlike, mut like, mut repeated, mut known) = (0, 0, 0, 0);
    let mut novelty = 1.0;
    let counts_on = count_on(first) && !rest.iter().any(|row| count_on(&row.cells));
    for (column, name) in first.iter().enumerate() {
        let values = || {
            let cells = rest.iter().filter_map(|row| row.cells.get(column).map(String::as_str));
            cells.filter(|cell| !suggest::MISSING_MARKERS.contains(cell))
        };
        if suggest::MISSING_MARKERS.contains(&name.as_str()) {
            continue;
        }
        let is_known = suggest::is_known_name(name);
        if kind::infer_values(values).data_type != DataType::Text {
            known += usize::from(is_known);
            match kind::infer_values(|| std::iter::once(name.as_str())).data_type {
                DataType::Text => unlike += 1,
                // Days of a month, or years, in their order.
                _ if counts_on => unlike += 1,
                // What was counted in a year stands below it.
                _ if is_year(name) && !values().any(is_year) => {}
                _ => like += 1,
            }
        } else if values().any(|value| value == name) {
            // What was ticked in a form is written as what could be.
            repeated += usize::from(values().any(|value| value != name));
        } else if !is_known && is_person_among(name, &values) {
            like += 1;
        } else {
            known += usize::from(is_known);
            unlike += usize::from(is_known);
            novelty *= chance_of_novelty(values());
        }
    }
    let distinct = first.iter().collect::<std::collections::BTreeSet<_>>().len();
    if repeated > known {
        HeaderReason::Repeated
    } else if unlike > like {
        HeaderReason::UnlikeTheRest
    } else if like > 0 {
        HeaderReason::LikeTheRest
    } else if repeated > 0 {
        HeaderReason::Repeated
    } else if distinct < first.len() || first.iter().any(String::is_empty) {
        HeaderReason::NotNames
    } else if novelty <= NOVELTY {
        HeaderReason::NeverRepeated
    } else {
        HeaderReason::Undecided
    }
}

/// Whether the numbers among some cells, three at least or two years, are whole and each is one more
/// than the one before.
fn count_on(cells: &[String]) -> bool {
    let numbers: Vec<&String> =
        cells.iter().filter(|cell| cell.starts_with(|c: char| c.is_ascii_digit())).collect();
    let whole: Option<Vec<u32>> = numbers.iter().map(|number| number.parse().ok()).collect();
    let are_years = numbers.iter().all(|number| is_year(number));
    whole.is_some_and(|whole| {
        whole.len() >= if are_years { 2 } else { 3 }
            && whole.windows(2).all(|pair| pair[0].checked_add(1) == Some(pair[1]))
    })
}

/// Whether a name of a column would be a year of four digits.
fn is_year(name: &str) -> bool {
    name.len() == 4 && name.parse().is_ok_and(|year: u32| (1900..2100).contains(&year))
}

/// Whether a text is the name of a person like many of the values below it.
fn is_person_among<'a, I: Iterator<Item = &'a str>>(name: &str, values: &impl Fn() -> I) -> bool {
    let looked = || values().take(LOOKED_AT);
    [Detector::PersonName, Detector::GivenName, Detector::FamilyName].into_iter().any(|detector| {
        detector.matches(name)
            && looked().filter(|value| detector.matches(value)).count() * 4 >= looked().count()
    })
}

/// How likely one more value would be one not seen before: the share of values seen once
/// (Good 1953), counting the one in question.
fn chance_of_novelty<'a>(values: impl Iterator<Item = &'a str>) -> f64 {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for value in values {
        *counts.entry(value).or_insert(0) += 1;
    }
    let once = counts.values().filter(|&&count| count == 1).count();
    (once + 1) as f64 / (counts.values().sum::<usize>() + 1) as f64
}

/// What ends the first line of the sample.
pub(super) fn line_ending(sample: Sample<'_>, delimiter: u8) -> LineEnding {
    match Scanner::new(delimiter, sample.numbering, sample.trims(delimiter)).next(sample.text) {
        Ok(Found::Record { body, used }) if used == body + 2 => LineEnding::CrLf,
        _ => LineEnding::Lf,
    }
}

/// Gives `visit` each complete record of the sample that is not blank, with the line on which it
/// begins and a line end of one byte, until it returns false. Returns whether all that was
/// visited is well formed.
pub(super) fn each_record(
    sample: Sample<'_>,
    delimiter: u8,
    visit: &mut dyn FnMut(u64, &[u8]) -> bool,
) -> bool {
    let mut scanner = Scanner::new(delimiter, sample.numbering, sample.trims(delimiter));
    let mut rest = sample.text;
    loop {
        rest = match scanner.next(rest) {
            Ok(Found::Record { body, used }) => {
                if !visit(scanner.record_line(), &rest[..=body]) {
                    return true;
                }
                &rest[used..]
            }
            Ok(Found::Blank { used }) => &rest[used..],
            Ok(Found::LineFeed) => &rest[1..],
            Ok(Found::More) => break,
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
    use super::{DelimiterReason, HeaderReason, Sample, delimiter, header, line_ending, rows};
    use crate::format::csv::{LineEnding, Numbering};

    fn sample(text: &str) -> Sample<'_> {
        Sample { text: text.as_bytes(), whole: true, numbering: Numbering::Lines, trim: None }
    }

    #[track_caller]
    fn divided(text: &str, expected: u8, why: DelimiterReason) {
        assert_eq!(delimiter(sample(text), false), (expected, why), "{text:?}");
    }

    #[track_caller]
    fn headed(text: &str, expected: HeaderReason) {
        assert_eq!(header(&rows(sample(text), b',')), expected, "{text:?}");
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
        divided("a;b;c\n1;2;3\n1;2\n1;2;3", b';', MostlySameCount);
        divided("a;b\n1;2\n1;\"2\n", b';', MostlySameCount);
        divided("a;b\n1;\"2\"x\n1;2\n", b';', MostlySameCount);
        divided("a\n1\n2\n", b',', OneColumn);
        divided("note\nfine\nfine, but late\nill\n", b',', OneColumn);
        divided("", b',', OneColumn);
        let titled = |text: &str| delimiter(sample(text), true);
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

    #[test]
    fn a_sample_cut_within_a_record_is_judged_by_the_records_before() {
        let cut = Sample { whole: false, ..sample("a;b;c\n1;2;3\n4;") };
        assert_eq!(delimiter(cut, false), (b';', DelimiterReason::SameCount));
        let cut = Sample { whole: false, ..sample("a;b;c\n1;2;3\n4;\"5") };
        assert_eq!(delimiter(cut, false), (b';', DelimiterReason::SameCount));
    }

    #[test]
    fn a_header_is_unlike_the_records() {
        use HeaderReason::*;
        headed("x,y\n1,a\n2,b\n", UnlikeTheRest);
        headed("x,y\n2001-02-03,a\n", UnlikeTheRest);
        headed("x,y\n,a\nNA,b\n3,c\n", UnlikeTheRest);
        headed("Name,City\nAnn,Rome\nBob,Oslo\n", UnlikeTheRest);
        headed("x,2019\na,1\n", Undecided);
        headed("x,2019\na,2020\n", LikeTheRest);
        headed("sex,zip,2023,2024\nm,10115,0,1\nw,10117,1,0\n", UnlikeTheRest);
        headed("x,2019,2020\na,1999,7\nb,12,2003\n", UnlikeTheRest);
        headed("x,1,2,3\na,8,8,4\nb,8,,8\n", UnlikeTheRest);
        headed("x,1,2,3\na,8,8,4\nb,5,6,7\n", LikeTheRest);
        headed("3,a\n1,b\n2,c\n", LikeTheRest);
        headed("NA,a\n1,b\n2,c\n", Undecided);
        headed("a,b\nc,d\ne,f\n", Undecided);
        headed("a,b\nc,d\na,f\n", Repeated);
        headed("m,unknown\nw,31\nm,47\n", Repeated);
        headed("diet,vegetarian,age\nyes,vegetarian,31\nno,,47\n", UnlikeTheRest);
        headed("Anna Koch,open\nJan Huber,31\nEva Maier,47\n", LikeTheRest);
        headed("a,\nc,d\ne,f\n", NotNames);
        headed("a,a\nc,d\ne,f\n", NotNames);
        headed("a,b\n", Alone);
        headed("1,2\n", Alone);
    }

    #[test]
    fn a_text_that_never_comes_again_is_a_header() {
        let records = "m,red\nw,tan\n".repeat(10);
        headed(&format!("p,q\n{records}"), HeaderReason::NeverRepeated);
        headed(&format!("m,q\n{records}"), HeaderReason::Repeated);
        headed(&format!("p,q\n{}", &records[..12]), HeaderReason::Undecided);
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
            assert_eq!(line_ending(sample(text), b','), expected, "{text:?}");
        }
    }
}
