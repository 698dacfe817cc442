//! Data sets that pyarrow and DuckDB have written (`parquet/make.py`), with the texts that Python makes of
//! their values by the table in docs/parquet.md.

use outis_protocol::Problem;
use outis_protocol::problem::Code;
use outis_protocol::workbook::{Sheet, WorkbookFormat};
use outis_workbook::Workbook;
use std::fs;
use std::path::PathBuf;

/// What every file of every kind of value holds.
const KINDS: &str = include_str!("parquet/kinds.csv");

fn file(name: &str) -> Vec<u8> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/parquet");
    fs::read(folder.join(name).with_extension("parquet")).unwrap()
}

fn read(bytes: Vec<u8>) -> Result<String, Problem> {
    Workbook::open(bytes).and_then(|mut book| book.read(None)).map(|sheet| sheet.text)
}

#[test]
fn every_kind_of_value_is_the_text_of_the_table_however_it_is_stored() {
    for name in ["plain", "snappy-groups", "zstd-v2", "gzip-delta", "lz4-split", "small-pages"] {
        let text = read(file(name)).unwrap();
        for (line, (found, expected)) in (1..).zip(text.lines().zip(KINDS.lines())) {
            assert_eq!(found, expected, "{name} line {line}");
        }
        assert_eq!(text, KINDS, "{name}");
    }
}

#[test]
fn timestamps_of_96_bits_are_those_of_64() {
    let text = read(file("int96")).unwrap();
    let names: Vec<_> = KINDS.lines().next().unwrap().split(',').collect();
    let moments = names.iter().position(|name| *name == "at_ns").unwrap();
    // No cell before that column has a comma in it.
    let expected: Vec<_> =
        KINDS.lines().filter_map(|line| line.split(',').nth(moments)).map(str::to_owned).collect();
    let found: Vec<_> =
        text.lines().filter_map(|line| line.split(',').next()).map(str::to_owned).collect();
    assert_eq!(found[..5], expected[..5]);
    assert!(text.starts_with("at_ns,text\n"));
}

#[test]
fn what_duckdb_writes_is_read_as_it_is_meant() {
    let text = read(file("duckdb")).unwrap();
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines.len(), 21);
    assert_eq!(lines[0], "truth,number,double,name,small,share,day,moment,zoned,kind,id");
    assert_eq!(
        lines[1],
        "true,0,0,Nö 0,0,0,1999-12-30,2024-02-28 23:59:59.5,2024-02-28 23:59:59+00:00,,\
         00000000-0000-0000-0000-000000000010"
    );
    assert_eq!(
        lines[8],
        "false,7000021,16.333333333333332,Nö 3,7,0.875,2000-01-06,2024-02-29 06:59:59.5,\
         2024-02-29 06:59:59+00:00,d1,00000000-0000-0000-0000-000000000017"
    );
}

#[test]
fn a_data_set_is_one_sheet_with_names() {
    let bytes = file("duckdb");
    let size = bytes.len() as u64;
    let mut book = Workbook::open(bytes).unwrap();
    let workbook = book.read(Some("Parquet")).unwrap().workbook;
    assert_eq!((workbook.format, workbook.bytes), (WorkbookFormat::Parquet, size));
    let sheet = Sheet { name: "Parquet".to_owned(), visible: true, rows: Some(21) };
    assert_eq!((workbook.notices(), workbook.sheets), (Vec::new(), vec![sheet]));
    assert!(!workbook.sheet_detected);
    assert_eq!(book.read(Some("Other")).unwrap_err().code, Code::MissingSheet);
}

#[test]
fn what_is_no_cell_is_refused_with_its_column() {
    for (name, detail, column) in [
        ("refused-list", "nested", Some("list")),
        ("refused-structure", "nested", Some("structure")),
        ("refused-bytes", "binary", Some("bytes")),
        ("refused-interval", "interval", Some("span")),
        ("refused-brotli", "brotli", Some("age")),
        ("refused-encrypted", "encrypted", None),
    ] {
        let problem = read(file(name)).unwrap_err();
        assert_eq!(problem.code, Code::ParquetNotRead, "{name}");
        assert_eq!(problem.detail.as_deref(), Some(detail), "{name}");
        assert_eq!(problem.attribute.as_deref(), column, "{name}");
    }
}

#[test]
fn damaged_files_are_refused_and_never_read_as_others() {
    for name in ["zstd-v2", "gzip-delta", "lz4-split", "snappy-groups"] {
        let bytes = file(name);
        for length in (0..bytes.len()).step_by(97) {
            assert!(read(bytes[..length].to_vec()).is_err(), "{name} cut at {length}");
        }
    }
}

#[test]
fn pages_with_sums_tell_every_change_of_theirs() {
    let bytes = file("zstd-v2");
    let (_, whole) = KINDS.split_once('\n').unwrap();
    let end = bytes.len() - 8;
    let length = u32::from_le_bytes(bytes[end..end + 4].try_into().unwrap()) as usize;
    for place in (4..end - length).step_by(7) {
        let mut changed = bytes.clone();
        changed[place] ^= 0x24;
        if let Ok(text) = read(changed) {
            assert_eq!(text.split_once('\n').unwrap().1, whole, "{place}");
        }
    }
}

#[test]
fn what_a_file_claims_takes_no_room() {
    // Every number of the end that can be made larger is, one after the other.
    let bytes = file("refused-brotli");
    let end = bytes.len() - 8;
    let length = u32::from_le_bytes(bytes[end..end + 4].try_into().unwrap()) as usize;
    for place in end - length..end {
        let mut changed = bytes.clone();
        changed[place] = 0xfe;
        assert!(read(changed).is_err(), "{place}");
    }
}
