//! Objects of JSON as records: one after the other, as on lines, or in one list, which may stand in
//! an object itself; or an object that has columns. What they hold is written as text that is then read like any other, so that nothing else knows where it came
//! from. Lines are those of the file all the same.

mod lone; // An object that is all that a file holds.
mod missing; // Numbers that JSON has no word for.

use lone::Lone;
use outis::Error;
use outis::format::csv::{COLUMN_LIMIT, CsvFormat, LineEnding, Numbering, Options, Writer};
use outis::format::encoding::{self, Encoding};
use outis::format::layout::Layout;
use outis::format::{Loaded, TableReader, may_be_json};
use outis::table::{Dictionary, LineIndex};
use outis_protocol::Problem;
use outis_protocol::problem::{Code, Outcome};
use outis_protocol::report::{Notice, NoticeCode};
use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::fmt;

/// How the text is written.
const TEXT: CsvFormat = CsvFormat {
    encoding: Encoding::Utf8,
    delimiter: b',',
    header: true,
    bom: false,
    line_ending: LineEnding::Lf,
    formula_guard: false,
};

/// Cells that a table may have however small its file is, and for each byte of the file. Text with
/// commas has one for each byte at most; here an object need not name what it does not have, so
/// that names of their own in many objects would make a table that no memory holds.
const CELLS: u64 = 16 << 20;
const CELLS_PER_BYTE: u64 = 16;

/// Bytes of text that are handed on at once.
const CHUNK: usize = 1 << 20;

/// The row of the text that holds the first record.
const FIRST_ROW: u64 = 2;

/// Whether a file that begins so holds objects; a delimiter is only said of text.
pub(crate) fn holds_objects(options: &Options, head: &[u8]) -> bool {
    options.delimiter.is_none() && may_be_json(&in_utf_8(head))
}

/// The bytes, in UTF-8 if they are UTF-16. JSON is in nothing else.
fn in_utf_8(bytes: &[u8]) -> Cow<'_, [u8]> {
    match encoding::whole(bytes) {
        (text, Encoding::Utf16Le | Encoding::Utf16Be) => text,
        _ => bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes).into(),
    }
}

/// How objects stand in their file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// One after the other, or in one list.
    Records,
    /// In a list within an object.
    Enclosed {
        /// How many other values there are, which are left out.
        others: u32,
    },
    /// Column by column, in an object that has the values of each.
    Columns,
}

impl Standing {
    /// What to know of it.
    pub(crate) fn notice(self) -> Option<Notice> {
        match self {
            Self::Records => None,
            Self::Enclosed { others } => {
                Some(Notice { value: Some(others.into()), ..Notice::new(NoticeCode::ListWithin) })
            }
            Self::Columns => Some(Notice::new(NoticeCode::ListsOfColumns)),
        }
    }
}

/// A reader that has read the objects of a file, and can be finished.
pub(crate) struct ObjectReader {
    reader: TableReader,
    /// The lines on which they begin.
    lines: LineIndex,
    /// How they stand in it.
    standing: Standing,
}

impl ObjectReader {
    /// Reads objects as lines of cells, with the names of the columns before them: all names that
    /// an object has, in the order in which they first occur. Numbers are as they are written,
    /// `true` and `false` too; `null` and what an object does not have is an empty cell.
    ///
    /// # Errors
    /// `json-broken` with the line; `json-not-flat` and `json-name-twice` with record and the
    /// place in the object, or for the whole; `no-records`; `too-many` names, or cells for so few bytes.
    pub(crate) fn new(options: Options, bytes: &[u8]) -> Outcome<Self> {
        let text = in_utf_8(bytes);
        let text = std::str::from_utf8(&text).map_err(|error| {
            let valid = &text[..error.valid_up_to()];
            broken(1 + line_ends(valid))
        })?;
        let text = missing::as_null(text);
        let objects = Objects::parse(&text)?;
        // The names are in the first line, and nothing stands above them.
        let layout = Layout {
            skip_empty: options.layout.skip_empty,
            skip_last: options.layout.skip_last,
            names: options.layout.names,
            leading_zeros: options.layout.leading_zeros,
            fill_down: options.layout.fill_down,
            ..Layout::default()
        };
        let mut reader = TableReader::new(Options {
            delimiter: Some(TEXT.delimiter),
            encoding: Some(TEXT.encoding),
            header: Some(TEXT.header),
            layout,
            numbering: Numbering::Rows,
            keeps_formula_texts: false,
        });
        objects.write(|chunk| {
            reader.push(chunk).map_err(|error| placed(error, &objects.lines).into())
        })?;
        Ok(Self { reader, lines: objects.lines, standing: objects.standing })
    }

    /// How the objects stand in the file.
    pub(crate) fn standing(&self) -> Standing {
        self.standing
    }

    /// Ends the file by `finish`.
    ///
    /// # Errors
    /// Those of `finish`.
    pub(crate) fn finish(
        self,
        finish: impl FnOnce(TableReader) -> outis::Result<Loaded>,
    ) -> Outcome<Loaded> {
        let Self { reader, lines, .. } = self;
        let mut loaded = finish(reader).map_err(|error| placed(error, &lines))?;
        for warning in &mut loaded.warnings {
            let place = &mut warning.place;
            for line in [&mut place.line, &mut place.other_line] {
                *line = line.and_then(|row| line_of_row(row, &lines));
            }
        }
        let rows = std::mem::take(&mut loaded.table.lines);
        let own = |record| line_of_row(rows.line(record), &lines).unwrap_or_default();
        let mut index = LineIndex::new(own(0));
        (0..loaded.table.records as u64).for_each(|record| index.note(record, own(record)));
        loaded.table.lines = index;
        Ok(loaded)
    }
}

/// The same with the line of the file, not that of the text.
fn placed(mut error: Error, lines: &LineIndex) -> Error {
    error.place.line = error.place.line.and_then(|row| line_of_row(row, lines));
    error
}

/// The line of the object that is this row of the text, unless the row is that of the names.
fn line_of_row(row: u64, lines: &LineIndex) -> Option<u64> {
    row.checked_sub(FIRST_ROW).map(|record| lines.line(record))
}

fn line_ends(text: &[u8]) -> u64 {
    text.iter().filter(|&&byte| byte == b'\n').count() as u64
}

fn broken(line: u64) -> Problem {
    Problem { line: Some(line), ..Problem::new(Code::JsonBroken) }
}

/// Objects that were parsed.
struct Objects<'a> {
    /// All their names.
    names: Dictionary,
    objects: Vec<Object<'a>>,
    /// The lines on which they begin.
    lines: LineIndex,
    /// How they stand in it.
    standing: Standing,
}

/// The lines on which objects begin, as far as the text was looked at.
struct ObjectStarts<'a> {
    text: &'a str,
    lines: LineIndex,
    line: u64,
    /// Bytes of the text before the last object.
    seen: usize,
}

impl<'a> ObjectStarts<'a> {
    fn new(text: &'a str) -> Self {
        Self { text, lines: LineIndex::new(1), line: 1, seen: 0 }
    }

    /// Notes where a record begins, which is a part of the text.
    fn note(&mut self, record: u64, value: &RawValue) {
        let begin = value.get().as_ptr() as usize - self.text.as_ptr() as usize;
        self.line += line_ends(&self.text.as_bytes()[self.seen..begin]);
        self.seen = begin;
        self.lines.note(record, self.line);
    }
}

/// An object: for each name its number, and what it has of it, in their order. A name may stand
/// twice.
struct Object<'a>(Vec<(u32, &'a RawValue)>);

impl<'a> Objects<'a> {
    fn parse(text: &'a str) -> Outcome<Self> {
        let values = if text.trim_start().starts_with('[') {
            serde_json::from_str::<Vec<&RawValue>>(text)
        } else {
            serde_json::Deserializer::from_str(text).into_iter().collect()
        };
        let values = values.map_err(|error| broken(error.line() as u64))?;
        let mut names = Dictionary::new();
        let mut begun = ObjectStarts::new(text);
        let lone = match values[..] {
            [only] if only.get().starts_with('{') && !text.trim_start().starts_with('[') => {
                begun.note(0, only);
                Lone::parse(only, &mut names).map_err(|fault| fault.at(0, &begun.lines))?
            }
            _ => Lone::Record,
        };
        let mut begun = ObjectStarts::new(text);
        let (values, standing) = match lone {
            Lone::Record => (values, Standing::Records),
            Lone::List(values, enclosed) => (values, enclosed),
            Lone::Columns(columns) => return Self::of_columns(names, &columns, begun),
        };
        let mut objects = Vec::with_capacity(values.len());
        for (record, value) in (0..).zip(values) {
            begun.note(record, value);
            let object = Object::parse(value, &mut names);
            objects.push(object.map_err(|fault| fault.at(record, &begun.lines))?);
        }
        let lines = begun.lines;
        if objects.is_empty() {
            return Err(Problem::new(Code::NoRecords));
        }
        let (columns, records) = (names.len() as u64, objects.len() as u64);
        if names.len() > COLUMN_LIMIT {
            let expected = Some(COLUMN_LIMIT as u64);
            return Err(Problem { expected, ..Problem::new(Code::TooMany) });
        }
        if columns * records > CELLS + CELLS_PER_BYTE * text.len() as u64 {
            let problem = Problem { found: Some(columns), ..Problem::new(Code::TooMany) };
            return Err(problem.with_detail("names"));
        }
        Ok(Self { names, objects, lines, standing })
    }

    /// The objects that columns are made of, all of which are equally long.
    fn of_columns(
        names: Dictionary,
        columns: &[(u32, Vec<&'a RawValue>)],
        mut begun: ObjectStarts<'_>,
    ) -> Outcome<Self> {
        let records = columns.first().map_or(0, |(_, values)| values.len());
        let objects = (0..records).map(|record| {
            begun.note(record as u64, columns[0].1[record]);
            Object(columns.iter().map(|(name, values)| (*name, values[record])).collect())
        });
        let objects = objects.collect();
        Ok(Self { names, objects, lines: begun.lines, standing: Standing::Columns })
    }

    /// Hands on the text, chunk by chunk.
    fn write(&self, mut take: impl FnMut(&[u8]) -> Outcome<()>) -> Outcome<()> {
        let mut writer = Writer::new(TEXT);
        writer.write_record(self.names.iter());
        let mut written = 0;
        for (record, object) in (0..).zip(&self.objects) {
            let cells = object.cells(self.names.len());
            let cells = cells.map_err(|fault| fault.at(record, &self.lines))?;
            writer.write_record(cells.iter().map(|cell| cell.as_deref().unwrap_or_default()));
            written += cells.len();
            if written >= CHUNK {
                take(&writer.take_chunk()?)?;
                written = 0;
            }
        }
        take(&writer.take_chunk()?)
    }
}

/// What is wrong with an object.
struct Fault {
    code: Code,
    detail: Option<&'static str>,
    /// Where in the object, from 0: a name may be that of a person whom it is about.
    place: Option<usize>,
}

impl Fault {
    /// A value or name that is no text of a table.
    fn of_text(detail: &'static str, place: usize) -> Self {
        Self { code: Code::JsonBroken, detail: Some(detail), place: Some(place) }
    }

    /// An object as a whole that is no record.
    fn of_object(detail: &'static str) -> Self {
        Self { code: Code::JsonNotFlat, detail: Some(detail), place: None }
    }

    fn of_value(code: Code, place: usize) -> Self {
        Self { code, detail: None, place: Some(place) }
    }

    fn at(self, record: u64, lines: &LineIndex) -> Problem {
        let is_object = self.place.is_some();
        Problem {
            line: Some(lines.line(record)),
            record: is_object.then_some(record + 1),
            column: self.place.map(|place| place as u32 + 1),
            detail: self.detail.map(str::to_owned),
            ..Problem::new(self.code)
        }
    }
}

impl<'a> Object<'a> {
    /// An object that is known to be well formed, unless it is something else.
    fn parse(value: &'a RawValue, names: &mut Dictionary) -> Result<Self, Fault> {
        let mut entries = Vec::new();
        let visitor = Entries { names, entries: &mut entries };
        let mut deserializer = serde_json::Deserializer::from_str(value.get());
        match deserializer.deserialize_map(visitor) {
            Ok(None) => Ok(Self(entries)),
            Ok(Some(fault)) => Err(fault),
            Err(_) if value.get().starts_with('{') => {
                Err(Fault::of_text("half-letter", entries.len()))
            }
            Err(_) => Err(Fault { code: Code::JsonBroken, detail: None, place: None }),
        }
    }

    /// Its cells in a table of so many columns.
    fn cells(&self, columns: usize) -> Result<Vec<Option<Cow<'a, str>>>, Fault> {
        let mut cells = vec![None; columns];
        for (place, &(name, value)) in self.0.iter().enumerate() {
            if cells[name as usize].replace(cell(value, place)?).is_some() {
                return Err(Fault::of_value(Code::JsonNameTwice, place));
            }
        }
        Ok(cells)
    }
}

/// A value as a cell.
fn cell(value: &RawValue, place: usize) -> Result<Cow<'_, str>, Fault> {
    match value.get() {
        "null" => Ok("".into()),
        text if text.starts_with(['[', '{']) => Err(Fault::of_value(Code::JsonNotFlat, place)),
        text if text.starts_with('"') => {
            let Text(text) =
                serde_json::from_str(text).map_err(|_| Fault::of_text("half-letter", place))?;
            if text.contains('\0') { Err(Fault::of_text("nul", place)) } else { Ok(text) }
        }
        text => Ok(text.into()),
    }
}

/// A text, which stands in the file as it is unless letters of it are escaped.
#[derive(Deserialize)]
struct Text<'a>(#[serde(borrow)] Cow<'a, str>);

/// Takes an object as it stands in the text.
struct Entries<'a, 'e> {
    names: &'e mut Dictionary,
    entries: &'e mut Vec<(u32, &'a RawValue)>,
}

impl<'a> Visitor<'a> for Entries<'a, '_> {
    type Value = Option<Fault>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an object")
    }

    fn visit_map<A: MapAccess<'a>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        while let Some((Text(name), value)) = map.next_entry()? {
            if name.contains('\0') {
                return Ok(Some(Fault::of_text("nul", self.entries.len())));
            }
            self.entries.push((self.names.insert(&name), value));
        }
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    use super::{ObjectReader, Objects, in_utf_8};
    use outis::format::csv::Options;
    use outis::format::encoding::Encoding;
    use outis::format::layout::Layout;
    use outis::format::{Loaded, TableReader};
    use outis_protocol::Problem;
    use outis_protocol::problem::{Code, Outcome};

    fn text(json: &str) -> Outcome<String> {
        let mut text = Vec::new();
        Objects::parse(json)?.write(|chunk| {
            text.extend_from_slice(chunk);
            Ok(())
        })?;
        Ok(String::from_utf8(text).unwrap())
    }

    fn loaded(options: Options, json: &[u8]) -> Outcome<Loaded> {
        ObjectReader::new(options, json)?.finish(TableReader::finish)
    }

    #[track_caller]
    fn refused(json: &str, problem: Problem) {
        let found = loaded(Options::default(), json.as_bytes()).map(|loaded| loaded.table.records);
        assert_eq!(found, Err(problem), "{json}");
    }

    fn at_line(line: u64, problem: Problem) -> Problem {
        Problem { line: Some(line), ..problem }
    }

    #[test]
    fn objects_are_records_however_they_stand() {
        let expected = "age,zip,note\n30,01067,\n1.50,,\"a, \"\"b\"\"\"\n,,é\ntrue,,\n";
        let objects = [
            r#"{"age": 30, "zip": "01067"}"#,
            r#"{"age": 1.50, "note": "a, \"b\""}"#,
            r#"{"zip": null, "note": "\u00e9"}"#,
            r#"{"age": true}"#,
        ];
        for json in [
            objects.join("\n"),
            objects.join("\r\n\r\n"),
            format!("\u{feff}[{}]\n", objects.join(",\n")),
        ] {
            let json = in_utf_8(json.as_bytes());
            assert_eq!(text(std::str::from_utf8(&json).unwrap()).unwrap(), expected);
        }
        assert_eq!(text(r#"[{"a": ""}]"#).unwrap(), "a\n\"\"\n");
    }

    #[test]
    fn what_python_writes_for_a_missing_number_is_missing() {
        let json = r#"{"NaN": NaN, "b": "a \" NaN"}
            {"NaN": 1, "b": "\\"}"#;
        let table = loaded(Options::default(), json.as_bytes()).unwrap().table;
        let cells = |column: usize| {
            let column = &table.columns[column];
            column.codes.iter().map(|code| column.dictionary.get(code)).collect::<Vec<_>>()
        };
        assert_eq!((cells(0), cells(1)), (vec!["", "1"], vec!["a \" NaN", "\\"]));
        assert_eq!(table.columns[0].name, "NaN");
    }

    #[test]
    fn what_is_no_table_is_refused_with_its_place() {
        let broken = |line| at_line(line, Problem::new(Code::JsonBroken));
        refused("{\"a\": 1}\n{\"a\": 2", broken(2));
        refused("{\"a\": 1}\n\n[1]", broken(3));
        refused("[{\"a\": 1},\n{\"a\": 2}\n", broken(3));
        refused("[{\"a\": 1}]\nmore", broken(2));
        refused("[]", Problem::new(Code::NoRecords));
        let bytes = b"{\"a\": 1}\n{\"a\": \"\xff\"}";
        assert_eq!(loaded(Options::default(), bytes).unwrap_err(), broken(2));
        let in_second = |code, column| {
            let (record, column) = (Some(2), Some(column));
            at_line(3, Problem { record, column, ..Problem::new(code) })
        };
        refused("{\"a\": 1}\n\n{\"b\": [1]}", in_second(Code::JsonNotFlat, 1));
        refused("{\"a\": 1}\n\n{\"a\": 1, \"b\": {\"c\": 1}}", in_second(Code::JsonNotFlat, 2));
        refused("{\"a\": 1}\n\n{\"b\": 1, \"b\": 2}", in_second(Code::JsonNameTwice, 2));
        for (object, detail, column) in [
            (r#"{"a": "\ud800"}"#, "half-letter", 1),
            (r#"{"a": 1, "\udc00": 1}"#, "half-letter", 2),
            (r#"{"a": "x\u0000"}"#, "nul", 1),
            (r#"{"a": 1, "b\u0000": 1}"#, "nul", 2),
        ] {
            let no_text = in_second(Code::JsonBroken, column).with_detail(detail);
            refused(&format!("{{\"a\": 1}}\n\n{object}"), no_text);
        }
    }

    #[test]
    fn names_of_their_own_in_every_object_make_no_table() {
        let objects = |count: usize| {
            let objects = (0..count).map(|number| format!("{{\"c{number}\": 1}}\n"));
            objects.collect::<String>()
        };
        let many = objects(20_000);
        let problem = Problem { found: Some(20_000), ..Problem::new(Code::TooMany) };
        refused(&many, problem.with_detail("names"));
        let problem = Problem { expected: Some(1 << 16), ..Problem::new(Code::TooMany) };
        refused(&objects((1 << 16) + 1), problem);
        let few = loaded(Options::default(), objects(300).as_bytes()).unwrap();
        assert_eq!((few.table.records, few.table.columns.len()), (300, 300));
    }

    #[test]
    fn lines_are_those_of_the_file() {
        let lines = |json: &str| {
            let table = loaded(Options::default(), json.as_bytes()).unwrap().table;
            (0..table.records as u64).map(|record| table.lines.line(record)).collect::<Vec<_>>()
        };
        assert_eq!(lines("{\"a\": \"1\\n2\"}\n{\"a\": 2}\n\n{\"a\": 3}"), [1, 2, 4]);
        assert_eq!(lines("[\n  {\n    \"a\": 1\n  },\n  {\n    \"a\": 2\n  }\n]"), [2, 5]);
        assert_eq!(lines("[{\"a\": 1}, {\"a\": 2},\n{\"a\": 3}]"), [1, 1, 2]);
        let totals =
            "{\"a\": \"x\", \"b\": 1}\n{\"a\": \"y\", \"b\": 2}\n{\"a\": \"Total\", \"b\": 3}";
        let found = loaded(Options::default(), totals.as_bytes()).unwrap();
        assert_eq!(found.warnings[0].place.line, Some(3));
        let long = format!("{{\"a\": 1}}\n{{\"a\": \"{}\"}}", "x".repeat(1 << 21));
        let problem =
            Problem { record: Some(2), column: Some(1), ..Problem::new(Code::CellTooLong) };
        refused(&long, at_line(2, Problem { expected: Some(1 << 20), ..problem }));
    }

    #[test]
    fn records_are_left_out_as_in_any_file() {
        let json = "{\"a\": 1}\n{\"a\": null}\n{}\n{\"a\": 2}\n{\"a\": 3}\n";
        let layout = Layout { skip_last: 1, skip_empty: Some(true), ..Layout::default() };
        let options = Options { layout, ..Options::default() };
        let found = loaded(options, json.as_bytes()).unwrap();
        let left_out = found.extent.left_out;
        assert_eq!((found.table.records, left_out.last, left_out.empty), (2, 1, 2));
        assert_eq!([0, 1].map(|record| found.table.lines.line(record)), [1, 4]);
    }

    #[test]
    fn letters_may_be_written_in_two_bytes() {
        let json = "[{\"a\": \"é\"}]";
        for encoding in [Encoding::Utf16Le, Encoding::Utf16Be] {
            for text in [json.to_owned(), format!("\u{feff}{json}")] {
                let mut bytes = Vec::new();
                encoding.write(&text, &mut bytes).unwrap();
                let found = loaded(Options::default(), &bytes).unwrap();
                assert_eq!(found.table.columns[0].dictionary.get(0), "é");
            }
        }
    }
}
