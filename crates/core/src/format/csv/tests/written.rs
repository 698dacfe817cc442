//! The writer against the reader, and the formula guard against what a spreadsheet would run.

use super::{COMMA, csv_format, names, records};
use crate::error::{Place, Warning, WarningKind};
use crate::format::csv::guard::{guard, unguard};
use crate::format::csv::{CsvFormat, LineEnding, Options, Reader, Writer};
use crate::format::encoding::Encoding;
use proptest::prelude::*;

proptest! {
    #[test]
    fn what_is_written_is_read_back(
        width in 1usize..4,
        cells in prop::collection::vec(cell(), 4..24),
        delimiter in prop::sample::select(b",;\t|".to_vec()),
        bom in any::<bool>(),
        crlf in any::<bool>(),
        chunked in any::<bool>(),
        formula_guard in any::<bool>(),
    ) {
        let line_ending = if crlf { LineEnding::CrLf } else { LineEnding::Lf };
        let format = CsvFormat { encoding: Encoding::Utf8, delimiter, header: false, bom, line_ending, formula_guard };
        let mut writer = Writer::new(format);
        let mut bytes = Vec::new();
        let rows: Vec<&[String]> = cells.chunks_exact(width).collect();
        for row in &rows {
            writer.write_record(row.iter().map(String::as_str));
            if chunked {
                bytes.extend(writer.take_chunk().unwrap());
            }
        }
        bytes.extend(writer.take_chunk().unwrap());
        let options = Options { delimiter: Some(delimiter), header: Some(false), ..Options::default() };
        let mut reader = Reader::new(options);
        reader.push(&bytes).unwrap();
        let loaded = reader.finish_release(formula_guard).unwrap();
        let read: Vec<Vec<&str>> = records(&loaded).into_iter().map(|(_, cells)| cells).collect();
        prop_assert_eq!(read, rows.clone());
        prop_assert_eq!(csv_format(&loaded).bom, bom);
        let guarded = (0..width).filter_map(|column| {
            let cells = rows.iter().map(|row| &row[column]).filter(|_| formula_guard);
            let records = cells.filter(|cell| guard(cell) != **cell).count() as u64;
            let attribute = loaded.table.columns[column].name.clone();
            let place = Place { attribute: Some(attribute), ..Place::default() };
            let kind = WarningKind::FormulasGuarded { records };
            (records > 0).then_some(Warning { kind, place })
        });
        prop_assert_eq!(&loaded.warnings, &guarded.collect::<Vec<_>>());
    }

    #[test]
    fn the_guard_can_be_taken_off(cell in guardable()) {
        let guarded = guard(&cell);
        let bare = unguard(&guarded);
        prop_assert_eq!(bare.as_ref(), &cell);
    }

    #[test]
    fn the_guard_keeps_cells_apart(one in guardable(), other in guardable()) {
        prop_assert_eq!(guard(&one) == guard(&other), one == other);
    }

    #[test]
    fn no_guarded_cell_begins_a_formula(cell in guardable()) {
        let guarded = guard(&cell);
        prop_assert!(!begins_a_formula(&guarded), "{cell:?}");
        prop_assert!(!guarded.starts_with(['\t', '\r']), "{cell:?}");
    }

    #[test]
    fn no_program_finds_a_formula_in_a_guarded_file(
        cells in prop::collection::vec(guardable(), 3..12),
        delimiter in prop::sample::select(b",;\t|".to_vec()),
        other in prop::sample::select(b",;\t|".to_vec()),
    ) {
        let line_ending = LineEnding::Lf;
        let format =
            CsvFormat { encoding: Encoding::Utf8, delimiter, header: false, bom: false, line_ending, formula_guard: true };
        let mut writer = Writer::new(format);
        cells.chunks(3).for_each(|row| writer.write_record(row));
        let bytes = writer.take_chunk().unwrap();
        let mut reader = csv::ReaderBuilder::new();
        reader.delimiter(other).has_headers(false).flexible(true);
        for record in reader.from_reader(&*bytes).records() {
            for cell in record.unwrap().iter() {
                // A tab may be what separates empty cells here.
                let cell = cell.trim_start_matches('\t');
                prop_assert!(!begins_a_formula(cell), "{cell:?} in {}", bytes.escape_ascii());
            }
        }
    }
}

/// Whether a spreadsheet would try to run the cell. What is a number up to a quotation mark or
/// a separator can be nothing worse.
fn begins_a_formula(cell: &str) -> bool {
    let opening = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
    let end = cell.find(['"', ',', ';', '\t', '|', '\n', '\r']);
    let text = cell[..end.unwrap_or(cell.len())].trim();
    // In many countries a comma is what others write as a point: `+,1` is a number there, and no
    // formula anywhere.
    let numbers = [text.to_owned(), cell.replacen(',', ".", 1)];
    let is_number = numbers
        .iter()
        .any(|text| !text.ends_with(char::is_alphabetic) && text.trim().parse::<f64>().is_ok());
    cell.starts_with(opening) && !is_number
}

fn cell() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>().prop_map(|text| text.replace('\0', "")),
        "[a\",;\t|\n\r \u{feff}]{0,4}",
        Just(String::new()),
    ]
}

fn guardable() -> impl Strategy<Value = String> {
    prop_oneof![
        "['\"=+@＝－\t\r\n1e.,;|a-]{0,6}",
        "[-+]?[0-9]{1,3}[.,]?[0-9]?(e[-+]?[0-9]{1,2})?",
        any::<String>().prop_map(|text| text.replace('\0', "")),
    ]
}

#[test]
fn formulas_are_guarded_and_numbers_are_not() {
    for (cell, guarded) in [
        ("=1+1", "'=1+1"),
        ("@x", "'@x"),
        ("+49 30", "'+49 30"),
        ("-", "'-"),
        ("\tx", "'\tx"),
        ("'=x", "''=x"),
        ("''-5", "'''-5"),
        ("-5", "-5"),
        ("+5,25", "+5,25"),
        ("-5-5", "'-5-5"),
        ("'tis", "'tis"),
        ("", ""),
        ("a=b", "a=b"),
        ("-1e-05", "-1e-05"),
        ("+1,5E3", "+1,5E3"),
        ("-1e-05x", "'-1e-05x"),
        ("-e5", "'-e5"),
        ("＝1+1", "'＝1+1"),
        ("＋1", "'＋1"),
        ("－1", "'－1"),
        ("＠x", "'＠x"),
        ("a;=b", "a;'=b"),
        ("a|-5", "a|-5"),
        ("48.1,-11.5", "48.1,-11.5"),
        ("a\t@b;\"＝c", "a\t'@b;'\"＝c"),
        ("a\n=b\r\n+c", "a\n'=b\r\n'+c"),
        ("[-10, -5)", "[-10, -5)"),
    ] {
        assert_eq!(guard(cell), guarded);
        assert_eq!(unguard(guarded), cell);
    }
    assert_eq!(unguard("'x"), "'x");
}

/// Of a table of two columns its names and cells, once the guard is taken off.
fn bare(file: &str) -> Vec<String> {
    let mut reader = Reader::new(COMMA);
    reader.push(file.as_bytes()).unwrap();
    let loaded = reader.finish_release(true).unwrap();
    let cells = records(&loaded).into_iter().flat_map(|(_, cells)| cells);
    names(&loaded).into_iter().chain(cells).map(str::to_owned).collect()
}

#[test]
fn the_guard_is_taken_off_where_it_was_at_work() {
    assert_eq!(
        bare("'=q,r\n'+49 351 4630,-1\n''=a,'-\n"),
        ["=q", "r", "+49 351 4630", "-1", "'=a", "-"]
    );
    // One formula without apostrophe: no guard was there, neither in names nor in that column.
    assert_eq!(bare("'=q,=r\n'=a,'=b\n=a,'=c\n"), ["'=q", "=r", "'=a", "=b", "=a", "=c"]);
    assert_eq!(bare("q,r\n"), ["q", "r"]);
}

#[test]
fn a_lone_empty_cell_is_not_a_blank_line() {
    let line_ending = LineEnding::CrLf;
    let format = CsvFormat {
        encoding: Encoding::Utf8,
        delimiter: b',',
        header: true,
        bom: true,
        line_ending,
        formula_guard: false,
    };
    let mut writer = Writer::new(format);
    writer.write_record(["a"]);
    writer.write_record([""]);
    assert_eq!(writer.take_chunk().unwrap(), b"\xef\xbb\xbfa\r\n\"\"\r\n");
    writer.write_record(["x;y"]);
    assert_eq!(writer.take_chunk().unwrap(), b"x;y\r\n");
    let mut writer = Writer::new(CsvFormat { bom: false, formula_guard: true, ..format });
    for cells in [["x;y", "a"], ["", "x\ty"], ["x,y", "x|\"y"], ["1-2", ""]] {
        writer.write_record(cells);
    }
    let quoted = b"\"x;y\",a\r\n,\"x\ty\"\r\n\"x,y\",\"x|\"\"y\"\r\n1-2,\r\n";
    assert_eq!(writer.take_chunk().unwrap(), quoted);
    assert_eq!(writer.take_chunk().unwrap(), b"");
}
