//! The reader against literal cases and against a plain parser of the same dialect.

use super::*;
use crate::drawing::drawn_of;
use crate::error::{Error, Kind, Place, Result, WarningKind};
use crate::format::encoding::Encoding;
use crate::format::layout::{Layout, LayoutReason};
use crate::format::{self, Loaded};
use crate::table::suggest;
use plain::Plain;
use proptest::prelude::*;

mod drawn;
mod layout;
mod plain;
mod written;

const STRICT: Layout = Layout {
    guess: false,
    begin: None,
    first_record: None,
    skip_empty: None,
    skip_repeated_names: None,
    skip_pages: None,
    trim: None,
    fit_records: None,
    wrapping: None,
    skip_last: 0,
    names: None,
    leading_zeros: Vec::new(),
    fill_down: None,
};
const COMMA: Options = Options {
    delimiter: Some(b','),
    header: Some(true),
    encoding: None,
    layout: STRICT,
    numbering: Numbering::Lines,
    keeps_formula_texts: false,
};
const NO_HEADER: Options = Options {
    delimiter: Some(b','),
    header: Some(false),
    encoding: None,
    layout: STRICT,
    numbering: Numbering::Lines,
    keeps_formula_texts: false,
};

fn read_cut(options: Options, slices: &[&[u8]]) -> Result<Loaded> {
    let mut reader = Reader::new(options);
    for slice in slices {
        reader.push(slice)?;
    }
    reader.finish()
}

fn read(options: Options, bytes: &[u8]) -> Result<Loaded> {
    read_cut(options, &[bytes])
}

fn csv_format(loaded: &Loaded) -> CsvFormat {
    let format::Format::Csv(format) = loaded.format;
    format
}

fn names(loaded: &Loaded) -> Vec<&str> {
    loaded.table.columns.iter().map(|column| column.name.as_str()).collect()
}

/// The records with the lines on which they begin.
fn records(loaded: &Loaded) -> Vec<(u64, Vec<&str>)> {
    let table = &loaded.table;
    (0..table.records)
        .map(|record| {
            let cells = table.columns.iter().map(|c| c.dictionary.get(c.codes.get(record)));
            (table.lines.line(record as u64), cells.collect())
        })
        .collect()
}

fn check(options: Options, bytes: &[u8], expected: &[(u64, &[&str])]) {
    let loaded = read(options, bytes).unwrap();
    let expected: Vec<(u64, Vec<&str>)> = expected.iter().map(|&(l, c)| (l, c.to_vec())).collect();
    assert_eq!(records(&loaded), expected, "{}", bytes.escape_ascii());
    assert_eq!(loaded.bytes, bytes.len() as u64);
}

#[track_caller]
fn refused(options: Options, bytes: &[u8], kind: Kind, place: Place) {
    let error = read(options, bytes).map(|_| ()).unwrap_err();
    assert_eq!(error, Error { kind, place }, "{}", bytes.escape_ascii());
}

fn place(line: u64, record: Option<u64>, column: Option<u32>) -> Place {
    Place { line: Some(line), record, column, ..Place::default() }
}

#[test]
fn records_and_lines() {
    check(COMMA, b"a,b\n1,2\n3,4\n", &[(2, &["1", "2"]), (3, &["3", "4"])]);
    check(COMMA, b"a,b\r\n1,2\r\n3,4", &[(2, &["1", "2"]), (3, &["3", "4"])]);
    check(COMMA, b"a,b\r1,2\r3,\r", &[(2, &["1", "2"]), (3, &["3", ""])]);
    check(NO_HEADER, b"1,2\n3,4\n", &[(1, &["1", "2"]), (2, &["3", "4"])]);
    check(
        COMMA,
        b"a,b\n\"x\r\ny\n\rz\",2\n\"\"\"\",4\n",
        &[(2, &["x\r\ny\n\rz", "2"]), (6, &["\"", "4"])],
    );
    check(COMMA, b"a,b\nx\"y\",\"\"\n ,\"p,q\"\n", &[(2, &["x\"y\"", ""]), (3, &[" ", "p,q"])]);
    check(COMMA, "a,b\nä,日本\n".as_bytes(), &[(2, &["ä", "日本"])]);
}

#[test]
fn names_of_columns() {
    assert_eq!(names(&read(COMMA, b"\xef\xbb\xbf\"a b\",c\n1,2\n").unwrap()), ["a b", "c"]);
    assert_eq!(names(&read(NO_HEADER, b"a,c\n").unwrap()), ["1", "2"]);
    refused(COMMA, b"a,b,a\n1,2,3\n", Kind::DuplicateName { first: 1 }, place(1, None, Some(3)));
    assert_eq!(names(&read(COMMA, b",a\n1,2\n").unwrap()), ["", "a"]);
    refused(COMMA, b"a,,\n1,2,3\n", Kind::DuplicateName { first: 2 }, place(1, None, Some(3)));
}

#[test]
fn format_is_found() {
    let format = |bytes: &[u8]| csv_format(&read(COMMA, bytes).unwrap());
    let lf = CsvFormat {
        encoding: Encoding::Utf8,
        delimiter: b',',
        header: true,
        bom: false,
        line_ending: LineEnding::Lf,
        formula_guard: false,
    };
    assert_eq!(format(b"a,b\n1,2\r\n"), lf);
    assert_eq!(format(b"a\r1\r"), lf);
    assert_eq!(format(b"a\r\n1"), CsvFormat { line_ending: LineEnding::CrLf, ..lf });
    assert_eq!(format(b"\xef\xbb\xbfa\n1"), CsvFormat { bom: true, ..lf });
}

#[test]
fn a_second_byte_order_mark_belongs_to_the_cell() {
    let loaded = read(COMMA, "\u{feff}\u{feff}a,b\n\u{feff}1,2\n".as_bytes()).unwrap();
    assert_eq!(names(&loaded), ["\u{feff}a", "b"]);
    assert_eq!(records(&loaded), [(2, vec!["\u{feff}1", "2"])]);
}

#[test]
fn blank_lines() {
    refused(COMMA, b"a,b\n1,2\n\n\n3,4\n", Kind::BlankLine, place(3, Some(2), None));
    refused(COMMA, b"\na,b\n1,2\n", Kind::BlankLine, place(1, None, None));
    refused(COMMA, b"\r\na\n1\n", Kind::BlankLine, place(1, None, None));
    check(COMMA, b"a\n1\n\n\r\n2\n", &[(2, &["1"]), (3, &[""]), (4, &[""]), (5, &["2"])]);
    check(COMMA, b"a\n\n1\n", &[(2, &[""]), (3, &["1"])]);
    check(NO_HEADER, b"\n\r\n1\n", &[(1, &[""]), (2, &[""]), (3, &["1"])]);
    refused(NO_HEADER, b"\n1,2\n", Kind::BlankLine, place(1, Some(1), None));
    refused(NO_HEADER, b"\n\n", Kind::Empty, Place::default());
    let warnings = |bytes: &[u8]| read(COMMA, bytes).unwrap().warnings;
    for bytes in [&b"a,b\n1,2\n\n\n"[..], b"a\n1\n\n", b"a\r\n1\r\n\r\n"] {
        let warnings = warnings(bytes);
        assert_eq!(warnings.len(), 1);
        assert_eq!(warnings[0].kind, WarningKind::BlankLinesAtEnd);
        assert_eq!(warnings[0].place, Place::line(3));
    }
    assert_eq!(warnings(b"a,b\n1,2\n"), []);
}

#[test]
fn what_is_not_a_table_is_refused() {
    for bytes in [&b""[..], b"\n", b"\r\n\r\n", b"\xef\xbb\xbf", b"\xef\xbb\xbf\n"] {
        refused(COMMA, bytes, Kind::Empty, Place::default());
        refused(Options::default(), bytes, Kind::Empty, Place::default());
    }
    for bytes in [&b"   \n  \n\n"[..], b"  \r\n   \r\n"] {
        refused(Options::default(), bytes, Kind::Empty, Place::default());
        // Whoever says that they are records is believed.
        assert!(read(NO_HEADER, bytes).is_ok());
    }
    for bytes in [&b"a,b"[..], b"a,b\n", b"a,b\n\n"] {
        refused(COMMA, bytes, Kind::NoRecords, Place::default());
        refused(Options::default(), bytes, Kind::NoRecords, Place::default());
    }
    // Where a delimiter was given, what it does not part is no table all the same.
    let semicolon = Options { delimiter: Some(b';'), header: None, ..Options::default() };
    for (text, format) in [
        (&b"<?xml version=\"1.0\"?>\n<people>\n<person/>\n</people>\n"[..], "xml"),
        (b"<html>\n<body/>\n</html>\n", "html"),
        (b"{\"age\": 30}\n{\"age\": 31}\n", "json"),
    ] {
        refused(semicolon.clone(), text, Kind::OtherFormat { format }, Place::default());
    }
    let cells = b"<a><b>1</b></a>;x\n<a><b>2</b></a>;y\n";
    assert_eq!(read_cut(semicolon, &[cells]).unwrap().table.columns.len(), 2);
    refused(COMMA, b"%PDF-1.4\n", Kind::OtherFormat { format: "pdf" }, Place::default());
}

#[test]
fn malformed_records_are_refused() {
    let ragged = |found| Kind::Ragged { expected: 2, found };
    refused(COMMA, b"a,b\n1,2\n3\n", ragged(1), place(3, Some(2), None));
    refused(COMMA, b"a,b\n\"1\n\",2,3\n", ragged(3), place(2, Some(1), None));
    refused(COMMA, b"a,b\n1,2\n3,\"4\n5,6\n", Kind::UnclosedQuote, place(3, Some(2), Some(2)));
    refused(COMMA, b"a,b\n1,\"2\n\"x\n", Kind::TextAfterQuote, place(3, Some(1), Some(2)));
    refused(COMMA, b"a,b\n1,\"2\" \n", Kind::TextAfterQuote, place(2, Some(1), Some(2)));
    refused(COMMA, b"a,\"b\"c\n", Kind::TextAfterQuote, place(1, None, Some(2)));
    refused(COMMA, b"a,b\n1,2\0\n", Kind::Nul, place(2, Some(1), Some(2)));
    refused(COMMA, b"a,b\n\"\n\0\",2\n", Kind::Nul, place(3, Some(1), Some(1)));
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let utf8 = || Options { encoding: Some(Encoding::Utf8), ..COMMA };
    let kind = || Kind::Encoding { expected: "utf-8" };
    refused(utf8(), b"\xff\xfea\0,\0b\0", kind(), place(1, None, None));
    refused(utf8(), b"\xfe\xff\0a\0,\0b", kind(), place(1, None, None));
    refused(utf8(), b"a,b\n1,M\xfcller\n", kind(), place(2, Some(1), None));
    refused(utf8(), b"a,M\xfcller\n1,2\n", kind(), place(1, None, None));
    refused(utf8(), b"a,b\n1,\"\n\r\n\xe4\"\n", kind(), place(4, Some(1), None));
    // Two halves of a character, divided by the delimiter.
    refused(utf8(), b"a,b\n\xc3,\xa4\n", kind(), place(2, Some(1), None));
    // With a mark nobody has to say it.
    let wide = Kind::Encoding { expected: "utf-16le" };
    refused(COMMA, b"\xff\xfea\0,\0b\0\n\0\x31\0,\0\0\xd8\n\0", wide, place(2, Some(1), None));
}

#[test]
fn letters_are_read_as_they_were_written() {
    for (bytes, encoding) in [
        (&b"a,b\n1,M\xfcller\n"[..], Encoding::Windows1252),
        ("a,b\n1,Müller\n".as_bytes(), Encoding::Utf8),
        (b"\xff\xfea\0,\0b\0\n\x001\0,\0M\0\xfc\0l\0l\0e\0r\0\n\0", Encoding::Utf16Le),
        (b"\xfe\xff\0a\0,\0b\0\n\x001\0,\0M\0\xfc\0l\0l\0e\0r\0\n", Encoding::Utf16Be),
    ] {
        let loaded = read(COMMA, bytes).unwrap();
        assert_eq!(csv_format(&loaded).encoding, encoding);
        assert_eq!(csv_format(&loaded).bom, bytes[0] >= 0xfe);
        assert_eq!(loaded.table.columns[1].dictionary.get(0), "Müller");
        assert_eq!(loaded.bytes, bytes.len() as u64);
    }
}

#[test]
fn what_an_encoding_lacks_is_not_written() {
    let loaded = read(COMMA, "a,b\n1,Łódź\n".as_bytes()).unwrap();
    let format = CsvFormat { encoding: Encoding::Iso8859To15, ..csv_format(&loaded) };
    let mut writer = Writer::new(format);
    writer.write_record(["a", "€"]);
    assert_eq!(writer.take_chunk().unwrap(), b"a,\xa4\n");
    writer.write_record(["1", "Łódź"]);
    let unwritable = Kind::Unwritable { encoding: "iso-8859-15" };
    assert_eq!(writer.take_chunk(), Err(Error::new(unwritable)));
}

#[test]
fn cells_have_a_largest_size() {
    let too_long = || Kind::CellTooLong { limit: CELL_LIMIT as u64 };
    let file = |cell: &[u8]| [b"a,b\n1,2\n3,", cell, b"\n5,6\n"].concat();
    let quoted = |cell: &[u8]| [b"\"\n", cell, b"\""].concat();
    let most = vec![b'x'; CELL_LIMIT];
    let more = vec![b'x'; CELL_LIMIT + 1];
    let escaped = b"\"\"".repeat(CELL_LIMIT - 1);
    assert_eq!(read(COMMA, &file(&most)).unwrap().table.records, 3);
    assert_eq!(read(COMMA, &file(&quoted(&most[1..]))).unwrap().table.records, 3);
    assert_eq!(read(COMMA, &file(&quoted(&escaped))).unwrap().table.records, 3);
    refused(COMMA, &file(&more), too_long(), place(3, Some(2), Some(2)));
    refused(COMMA, &file(&quoted(&most)), too_long(), place(3, Some(2), Some(2)));
    refused(
        COMMA,
        &file(&quoted(&[&escaped[..], b"x"].concat())),
        too_long(),
        place(3, Some(2), Some(2)),
    );
    refused(NO_HEADER, &more, too_long(), place(1, Some(1), Some(1)));
}

/// Behind the sample, and in one slice with their line end, cells are found another way.
#[test]
fn the_largest_size_holds_everywhere_in_the_file() {
    let before = b"1,2\n".repeat(CELL_LIMIT / 2);
    let file = |record: &[u8]| [b"a,b\n", &before[..], record, b"\n5,6\n"].concat();
    let most = vec![b'x'; CELL_LIMIT];
    let lines = CELL_LIMIT as u64 / 2;
    let both = [&most[..], b",", &most].concat();
    assert_eq!(read(COMMA, &file(&both)).unwrap().table.records as u64, lines + 2);
    let kind = Kind::CellTooLong { limit: CELL_LIMIT as u64 };
    let too_long = [&b"3,x"[..], &most].concat();
    refused(COMMA, &file(&too_long), kind, place(lines + 2, Some(lines + 1), Some(2)));
}

/// 50 MB without a line end must not be kept.
#[test]
fn a_record_without_end_is_refused_early() {
    for (line, kind) in [
        (&b"x"[..], Kind::CellTooLong { limit: CELL_LIMIT as u64 }),
        (b"\"", Kind::CellTooLong { limit: CELL_LIMIT as u64 }),
    ] {
        let mut reader = Reader::new(COMMA);
        reader.push(b"a,b\n1,2\n3,").unwrap();
        reader.push(line).unwrap();
        let mebibyte = vec![b'y'; 1 << 20];
        let refused = (1..50).find_map(|pushed| Some((pushed, reader.push(&mebibyte).err()?)));
        let (pushed, error) = refused.unwrap();
        assert_eq!(error, Error { kind, place: place(3, Some(2), Some(2)) });
        assert!(pushed <= 2);
        assert_eq!(reader.finish().map(|_| ()).unwrap_err(), error);
    }
}

#[test]
fn a_record_of_too_many_cells_is_counted_but_not_kept() {
    let mut reader = Reader::new(COMMA);
    reader.push(b"a,b\n1,2\n3,4").unwrap();
    let commas = vec![b','; 1 << 20];
    for _ in 0..8 {
        reader.push(&commas).unwrap();
    }
    reader.push(b"\n5,6\n").unwrap_err();
    let error = reader.finish().map(|_| ()).unwrap_err();
    let kind = Kind::Ragged { expected: 2, found: (8 << 20) + 2 };
    assert_eq!(error, Error { kind, place: place(3, Some(2), None) });
    refused(
        COMMA,
        &commas[..COLUMN_LIMIT],
        Kind::TooMany { limit: COLUMN_LIMIT as u64 },
        place(1, None, None),
    );
}

#[test]
fn a_delimiter_that_cannot_be_one_is_refused() {
    for delimiter in *b"\"\r\n\0\xe4" {
        let options = Options { delimiter: Some(delimiter), header: None, ..Options::default() };
        let kind = Kind::Parameter { field: "data.format.delimiter", range: "ASCII".into() };
        refused(options, b"a,b\n1,2\n", kind, Place::default());
    }
}

#[test]
fn progress_is_told() {
    let mut reader = Reader::new(COMMA);
    reader.push(b"a,b\n").unwrap();
    reader.push(&b"1,2\n".repeat(1 << 18)).unwrap();
    assert_eq!(reader.records_so_far(), (1 << 18) - 1 + 1);
}

fn slices<'a>(bytes: &'a [u8], cuts: &[prop::sample::Index]) -> Vec<&'a [u8]> {
    let mut cuts: Vec<usize> = cuts.iter().map(|cut| cut.index(bytes.len() + 1)).collect();
    cuts.sort_unstable();
    let mut start = 0;
    cuts.push(bytes.len());
    cuts.into_iter().map(|end| &bytes[std::mem::replace(&mut start, end)..end]).collect()
}

/// Feeds the stages behind the sample directly, so that short files are really cut.
fn read_reading(bytes: &[u8], cuts: &[prop::sample::Index]) -> Result<Loaded> {
    super::read::read_in_slices(NO_HEADER, &slices(bytes, cuts))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: drawn_of(20_000), ..ProptestConfig::default() })]

    #[test]
    fn agrees_with_the_plain_parser_wherever_it_is_cut(
        bytes in prop::collection::vec(
            prop_oneof![
                8 => Just(b'a'), 6 => Just(b'"'), 6 => Just(b','), 4 => Just(b'\n'),
                3 => Just(b'\r'), 1 => Just(0u8),
            ],
            0..24,
        ),
        cuts in prop::collection::vec(any::<prop::sample::Index>(), 0..5),
    ) {
        let expected = Plain::new(&bytes).rows();
        match (expected, read_reading(&bytes, &cuts)) {
            (Ok(rows), Ok(loaded)) => {
                let rows: Vec<(u64, Vec<&str>)> = rows
                    .iter()
                    .map(|(line, cells)| (*line, cells.iter().map(String::as_str).collect()))
                    .collect();
                prop_assert_eq!(records(&loaded), rows);
            }
            (Ok(rows), Err(error)) => {
                prop_assert!(rows.is_empty(), "{:?}", error);
                prop_assert_eq!(error.kind, Kind::Empty);
            }
            (Err((kind, line)), Err(error)) => {
                prop_assert_eq!((error.kind, error.place.line), (kind, Some(line)));
            }
            (Err(expected), Ok(_)) => prop_assert!(false, "accepted in spite of {:?}", expected),
        }
    }
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(
        bytes in prop_oneof![
            prop::collection::vec(any::<u8>(), 0..64),
            "[a1-3,;|\t\".\n\r-]{0,64}".prop_map(String::into_bytes),
        ],
        cuts in prop::collection::vec(any::<prop::sample::Index>(), 0..5),
        guess in any::<bool>(),
    ) {
        let options = || Options {
            layout: if guess { Layout::guessed() } else { Layout::default() },
            ..Options::default()
        };
        let whole = read(options(), &bytes);
        let cut = read_cut(options(), &slices(&bytes, &cuts));
        match (whole, cut) {
            (Ok(whole), Ok(cut)) => {
                prop_assert_eq!(records(&whole), records(&cut));
                prop_assert_eq!(whole.format, cut.format);
                prop_assert_eq!(whole.warnings, cut.warnings);
                prop_assert_eq!(whole.extent, cut.extent);
                let markers = suggest::found_markers(&whole.table);
                let profiles = suggest::profile(&whole.table, &markers).columns;
                prop_assert_eq!(profiles.len(), whole.table.columns.len());
            }
            (whole, cut) => prop_assert_eq!(whole.map(|_| ()), cut.map(|_| ())),
        }
    }
}
