//! What stands around the records of a file: quotation marks around whole lines, as where a table
//! was saved as the text of a table, or the bars and rules by which databases draw theirs.

use super::aligned::{self, Edges};
use super::detect::{self, COMPARED, DelimiterReason, FileBeginning};
use super::fitting;
use super::header;
use super::padding;
use super::scan::{Scanned, Scanner};
use super::{Numbering, Wrapping};
use crate::error::{Error, Kind, Place, Result};
use crate::format::layout::Row;

/// No text in UTF-8 has this byte, so that a line that it parts into cells is one.
pub(super) const NO_DELIMITER: u8 = 0xff;

/// What parts the cells in a frame.
pub(super) const BAR: u8 = b'|';

/// What parts the cells that are written, and why, where the wrapping says so.
pub(super) fn delimiter(wrapping: Wrapping) -> Option<(u8, DelimiterReason)> {
    match wrapping {
        Wrapping::Nothing | Wrapping::Quotes => None,
        Wrapping::Frame => Some((BAR, DelimiterReason::Frame)),
        Wrapping::Aligned => Some((aligned::TAB, DelimiterReason::Aligned)),
    }
}

/// The rule below the names is one of the first lines.
const RULE_WITHIN: usize = 3;

/// What stands within the wrapping of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WrappedContent {
    /// A record.
    Record,
    /// A rule of a frame, or nothing: no record.
    Nothing,
}

impl Wrapping {
    /// Writes what is wrapped in `record`, which is given with a line end of one byte, so that it
    /// is a record with such an end.
    fn unwrap(self, record: &[u8], inner: &mut Vec<u8>) -> WrappedContent {
        inner.clear();
        let line = &record[..record.len().saturating_sub(1)];
        match self {
            Self::Nothing => inner.extend_from_slice(line),
            Self::Quotes => {
                match line.strip_prefix(b"\"").and_then(|line| line.strip_suffix(b"\"")) {
                    None => inner.extend_from_slice(line),
                    Some(quoted) => {
                        let mut is_second = false;
                        inner.extend(quoted.iter().filter(|&&byte| {
                            is_second = byte == b'"' && !is_second;
                            byte != b'"' || is_second
                        }));
                    }
                }
            }
            Self::Frame if is_rule(line) => return WrappedContent::Nothing,
            Self::Frame => unframe(line, inner),
            Self::Aligned => aligned::split(line, inner),
        }
        let is_empty = inner.is_empty();
        inner.push(b'\n');
        if is_empty { WrappedContent::Nothing } else { WrappedContent::Record }
    }
}

/// Takes off what the records of a file are wrapped in, one after the other.
pub(super) struct Wrapped {
    wrapping: Wrapping,
    /// Tells whether what is wrapped is well formed.
    scanner: Scanner,
    /// Where the columns stand that blanks fill up.
    edges: Option<Edges>,
    /// How long the last rule of a frame is, in bytes.
    rule: usize,
    /// Whether nothing was taken off yet.
    is_first: bool,
}

impl Wrapped {
    /// `sample` is what the file begins with, still wrapped.
    pub(super) fn new(
        wrapping: Wrapping,
        delimiter: u8,
        trim: bool,
        sample: FileBeginning<'_>,
    ) -> Self {
        let edges = if wrapping == Wrapping::Aligned { Edges::found(sample) } else { None };
        let scanner = Scanner::new(delimiter, Numbering::Lines, trim);
        Self { wrapping, scanner, edges, rule: 0, is_first: true }
    }

    /// Whether there is nothing to take off.
    pub(super) fn is_nothing(&self) -> bool {
        self.wrapping == Wrapping::Nothing
    }

    /// Writes what is wrapped in `record`, which begins on `line`, as a record with a line end of
    /// one byte.
    ///
    /// # Errors
    /// Those of a [`Scanner`], [`Kind::UnclosedQuote`] among them; [`Kind::Drawn`].
    #[inline(never)] // Few files have anything to take off.
    pub(super) fn take_off(
        &mut self,
        record: &[u8],
        line: u64,
        inner: &mut Vec<u8>,
    ) -> Result<WrappedContent> {
        let content = self.wrapping.unwrap(record, inner);
        let drawn = &record[..record.len().saturating_sub(1)];
        if content == WrappedContent::Nothing {
            self.rule = drawn.len();
            return Ok(content);
        }
        if let Some(why) = self.misdrawn(drawn) {
            return Err(Error::at(Kind::Drawn { why }, Place::line(line)));
        }
        self.is_first = false;
        let found = self.scanner.clone().next(inner).map_err(|mut error| {
            error.place.line = error.place.line.map(|inner_line| line + inner_line - 1);
            error
        });
        match found? {
            Scanned::Record { used, .. } if used == inner.len() => Ok(content),
            _ => Err(Error::at(Kind::UnclosedQuote, Place::line(line))),
        }
    }
}

impl Wrapped {
    /// What in a line is drawn otherwise than can be read.
    fn misdrawn(&self, line: &[u8]) -> Option<&'static str> {
        match self.wrapping {
            Wrapping::Frame if goes_on(line, self.rule) => Some("goes-on"),
            // Names may stand otherwise than what is below them.
            Wrapping::Aligned if !self.is_first => {
                let is_aligned = self.edges.as_ref().is_some_and(|edges| edges.hold(line));
                (!is_aligned).then_some("out-of-line")
            }
            _ => None,
        }
    }
}

/// Whether a cell of a line within a frame goes on in the next: then a plus stands where the blank
/// is that ends a cell. The last one has none if no bar ends the line; there it is beyond the widest
/// cell, where the `rule` ends.
fn goes_on(line: &[u8], rule: usize) -> bool {
    let is_open = !line.starts_with(b"|");
    let cells: Vec<&[u8]> = line.split(|&byte| byte == BAR).collect();
    let inner = if is_open { &cells[..] } else { &cells[1..] };
    let Some((last, others)) = inner.split_last() else { return false };
    let marked = |cell: &[u8]| cell.starts_with(b" ") && cell.ends_with(b"+");
    others.iter().any(|cell| marked(cell))
        || is_open && marked(last) && (others.is_empty() || aligned::letters(line) == rule)
}

/// The text of a sample without what its records are wrapped in, each on the line where it was.
pub(super) fn unwrapped(sample: FileBeginning<'_>, wrapping: Wrapping) -> Vec<u8> {
    let mut text = Vec::with_capacity(sample.text.len());
    let mut inner = Vec::new();
    let mut next = 1;
    let by_lines = FileBeginning { trim: Some(false), ..sample };
    detect::each_record(by_lines, NO_DELIMITER, &mut |line, record| {
        text.resize(text.len() + (line - next) as usize, b'\n');
        match wrapping.unwrap(record, &mut inner) {
            WrappedContent::Record => text.extend_from_slice(&inner),
            WrappedContent::Nothing => text.push(b'\n'),
        }
        let breaks = match sample.numbering {
            Numbering::Lines => line_ends(record),
            Numbering::Rows => 1,
        };
        next = line + breaks;
        true
    });
    text
}

/// How many lines end within a record and with it.
fn line_ends(record: &[u8]) -> u64 {
    let before = std::iter::once(&0).chain(record);
    let ends = before
        .zip(record)
        .filter(|&(&before, &byte)| byte == b'\r' || byte == b'\n' && before != b'\r');
    ends.count() as u64
}

/// What the records of a sample are wrapped in, where nothing else can be meant. `delimiter` is
/// what was said of it.
pub(super) fn guess(sample: FileBeginning<'_>, delimiter: Option<u8>) -> Wrapping {
    if delimiter.is_none_or(|said| said == aligned::TAB) && Edges::found(sample).is_some() {
        return Wrapping::Aligned;
    }
    let looks = [(Wrapping::Frame, has_rule(sample)), (Wrapping::Quotes, is_quoted(sample))];
    let found = looks.into_iter().filter(|&(_, looks)| looks).find(|&(wrapping, _)| {
        let text = unwrapped(sample, wrapping);
        let bare = FileBeginning { text: &text, ..sample };
        match wrapping {
            Wrapping::Frame => {
                delimiter.is_none_or(|said| said == BAR) && detect::divides(bare, BAR, 2)
            }
            // A comma also stands in texts of one column: names, addresses.
            _ => detect::DELIMITERS.into_iter().any(|tried| {
                let is_text = tried == b',' && padding::is_padded(bare, tried);
                let least = if tried == b',' { 3 } else { 2 };
                delimiter.is_none_or(|said| said == tried)
                    && !is_text
                    && (detect::divides_all(bare, tried, least) || lacks_cells(bare, tried))
            }),
        }
    });
    found.map_or(Wrapping::Nothing, |(wrapping, _)| wrapping)
}

/// Whether all records of a sample begin as the names above them do, and some lack their last cells.
fn lacks_cells(sample: FileBeginning<'_>, delimiter: u8) -> bool {
    let rows = detect::rows(sample, delimiter);
    fitting::is_needed(&rows) && header::reason(&rows).is_header()
}

/// Whether a rule is drawn below the first of the rows, none of which is blank in a frame.
pub(super) fn is_ruled(wrapping: Wrapping, rows: &[Row]) -> bool {
    wrapping == Wrapping::Frame && rows.get(..2).is_some_and(|rows| rows[1].line > rows[0].line + 1)
}

/// Whether one of the first lines is a rule between names and records.
fn has_rule(sample: FileBeginning<'_>) -> bool {
    let mut lines = sample
        .text
        .split(|byte| b"\r\n".contains(byte))
        .filter(|line| !line.trim_ascii().is_empty());
    // Some draw bars beside the names and not within the rule below them.
    let are_barred = lines
        .clone()
        .take(RULE_WITHIN + 1)
        .any(|line| line.starts_with(b"|") && line.trim_ascii_end().ends_with(b"|"));
    lines
        .by_ref()
        .take(RULE_WITHIN)
        .any(|line| is_rule(line) && (are_barred || line.iter().any(|byte| b"|+".contains(byte))))
}

/// Whether at least half of the lines are within quotation marks, and no other line has some at
/// its beginning.
fn is_quoted(sample: FileBeginning<'_>) -> bool {
    let (mut lines, mut quoted) = (0, 0);
    let by_lines = FileBeginning { trim: Some(false), ..sample };
    let is_well_formed = detect::each_record(by_lines, NO_DELIMITER, &mut |_, record| {
        lines += 1;
        quoted += usize::from(record.first() == Some(&b'"'));
        lines < COMPARED
    });
    is_well_formed && lines > 1 && quoted * 2 >= lines
}

/// Whether a line is drawn, as those are that part the names from the records.
fn is_rule(line: &[u8]) -> bool {
    line.iter().all(|byte| b"+-|=: \t".contains(byte))
        && line.iter().filter(|byte| b"-=".contains(byte)).count() > 1
}

/// Writes the cells of a line within a frame, where a quotation mark is a letter like others.
fn unframe(line: &[u8], inner: &mut Vec<u8>) {
    let row = match line.strip_prefix(b"|") {
        Some(rest) => {
            let rest = rest.trim_ascii_end();
            rest.strip_suffix(b"|").unwrap_or(rest)
        }
        None => line,
    };
    for (index, cell) in row.split(|&byte| byte == BAR).enumerate() {
        if index > 0 {
            inner.push(BAR);
        }
        write_cell(cell.trim_ascii(), inner);
    }
}

/// Writes a cell in which a quotation mark is a letter like others.
pub(super) fn write_cell(cell: &[u8], inner: &mut Vec<u8>) {
    if cell.iter().any(|byte| b"\"\t".contains(byte)) {
        inner.push(b'"');
        cell.iter().for_each(|&byte| {
            inner.extend(std::iter::repeat_n(byte, 1 + usize::from(byte == b'"')))
        });
        inner.push(b'"');
    } else {
        inner.extend_from_slice(cell);
    }
}

#[cfg(test)]
mod tests {
    use super::{WrappedContent, guess, unwrapped};
    use crate::format::csv::Wrapping;
    use crate::format::csv::detect::FileBeginning;

    #[track_caller]
    fn is(text: &str, wrapping: Wrapping, inner: &str) {
        assert_eq!(guess(FileBeginning::of_file(text), None), wrapping, "{text:?}");
        let found = unwrapped(FileBeginning::of_file(text), wrapping);
        assert_eq!(String::from_utf8(found).unwrap(), inner, "{text:?}");
    }

    #[test]
    fn wrappings_are_known_and_taken_off() {
        use Wrapping::{Frame, Nothing, Quotes};
        is("\"a;b\"\n\"1;2\"\n", Quotes, "a;b\n1;2\n");
        is(
            "a,b,c\n\n\"1,\"\"x, y\"\",2\"\r\n\"3,z\nz,4\"\n",
            Nothing,
            "a,b,c\n\n\"1,\"\"x, y\"\",2\"\n\"3,z\nz,4\"\n",
        );
        is(
            "a,b,c\n\n\"1,\"\"x, y\"\",2\"\r\n\"3,\"\"z\nz\"\",4\"\n\n\"5,6,7\"",
            Quotes,
            "a,b,c\n\n1,\"x, y\",2\n3,\"z\nz\",4\n\n5,6,7\n",
        );
        is(
            "+--+--+\n| n | m |\n+--+--+\n| 1 | \"x\" y|\n| |  |\n+--+--+\n",
            Frame,
            "\nn|m\n\n1|\"\"\"x\"\" y\"\n|\n\n",
        );
        is(" n | m\n---+---\n 1 |  \n   | 2\n(2 rows)\n", Frame, "n|m\n\n1|\n|2\n(2 rows)\n");
        is("\"a;b\"\r\"1;\"\"x\ry\"\"\"\r\r\"2;z\"", Quotes, "a;b\n1;\"x\ry\"\n\n2;z\n");
        is("| n | m |\n|:--|---|\n| 1 | 2 |\n", Frame, "n|m\n\n1|2\n");
    }

    #[test]
    fn bars_make_a_frame_of_rules_without_some() {
        let text = "----------\n|name|age|\n----------\n|Ann |34 |\n|Bob |35 |\n----------\n";
        is(text, Wrapping::Frame, "\nname|age\n\nAnn|34\nBob|35\n\n");
    }

    #[test]
    fn texts_of_one_column_are_not_wrapped() {
        for text in [
            "\"Meier, Ann\"\n\"Huber, Bob\"\n",
            "\"Weg 1, 1010 Wien, Austria\"\n\"Weg 2, 1020 Wien, Austria\"\n",
            "\"Weg\"\n\"1,2,3\"\n\"4,5,6\"\n",
            "\"a\";\"b\"\n\"1\";\"2\"\n",
            "\"a\"\n\"b\"\n",
            "a;b\n--;--\n1;2\n",
            "a|b\n1|2\n",
            "\"a;b\"\n",
        ] {
            assert_eq!(guess(FileBeginning::of_file(text), None), Wrapping::Nothing, "{text:?}");
        }
        assert_eq!(
            guess(FileBeginning::of_file("\"a;b\"\n\"1;2\"\n"), Some(b',')),
            Wrapping::Nothing
        );
        assert_eq!(
            guess(FileBeginning::of_file("|a|b|\n|--|--|\n|1|2|\n"), Some(b',')),
            Wrapping::Nothing
        );
        let mut inner = Vec::new();
        assert_eq!(Wrapping::Quotes.unwrap(b"\"\"\n", &mut inner), WrappedContent::Nothing);
    }
}
