//! Data sets that pandas and pyreadstat (ReadStat) have written, with what these read of them again.

use dta::stata::dta::byte_order::ByteOrder;
use dta::stata::dta::dta_writer::DtaWriter;
use dta::stata::dta::header::Header;
use dta::stata::dta::release::Release;
use dta::stata::dta::schema::Schema;
use dta::stata::dta::value::Value;
use dta::stata::dta::variable::Variable;
use dta::stata::dta::variable_type::VariableType;
use dta::stata::stata_double::StataDouble;
use dta::stata::stata_float::StataFloat;
use outis_protocol::problem::Code;
use outis_protocol::workbook::WorkbookFormat;
use outis_workbook::Workbook;
use std::io::Cursor;

const PEOPLE: &[u8] = include_bytes!("stata/pyreadstat-118.dta");
const OLD: &[u8] = include_bytes!("stata/pandas-114.dta");
const LONG: &[u8] = include_bytes!("stata/pandas-117.dta");
const BIG_ENDIAN: &[u8] = include_bytes!("stata/pandas-119.dta");

fn text(bytes: &[u8]) -> String {
    let sheet = Workbook::open(bytes.to_vec()).and_then(|mut book| book.read(None)).unwrap();
    assert_eq!(sheet.workbook.format, WorkbookFormat::Dta);
    assert_eq!(sheet.workbook.notices(), []);
    sheet.text
}

#[test]
fn labels_dates_and_numbers_are_read_as_they_are_meant() {
    let expected = "name,sex,weight,born,seen,income\n\
        Ägidius Weiß,male,70.4,1953-02-28,2020-01-31 13:05:09,45000.5\n\
        \"O'Neil, \"\"Pat\"\"\",female,0.1,1899-12-31,1959-12-31 23:59:59,1000000000000000\n\
        ,female,-3,,,123456789012345\n\
        Łukasz,,,2000-02-29,,0\n";
    assert_eq!(text(PEOPLE), expected);
}

#[test]
fn every_release_and_byte_order_is_read() {
    let rows = [
        "region,age,month,note,single",
        "north,34,1953-02,Münze,0.1",
        "south,45,2001-12,,2.5",
        "north,100,,b,",
        ",7,1960-01,c,10000000000",
    ];
    assert_eq!(text(OLD).lines().collect::<Vec<_>>(), rows);
    let long = "x".repeat(3000);
    for bytes in [LONG, BIG_ENDIAN] {
        let ends = ["_long", &long, "ßßßßß", "", ""];
        let expected: Vec<String> =
            rows.iter().zip(ends).map(|(row, end)| format!("{row},{end}")).collect();
        assert_eq!(text(bytes).lines().collect::<Vec<_>>(), expected);
    }
}

#[test]
fn numbers_keep_all_digits_that_are_stored() {
    let variable = |kind, name| Variable::builder(kind, name).format("%20.0g");
    let schema = Schema::builder()
        .add_variable(variable(VariableType::Double, "id"))
        .add_variable(variable(VariableType::Float, "single"));
    let mut writer = DtaWriter::new()
        .from_writer(Cursor::new(Vec::new()))
        .write_header(Header::builder(Release::V118, ByteOrder::LittleEndian).build())
        .and_then(|writer| writer.write_schema(schema.build()?)?.into_record_writer())
        .unwrap();
    let mut expected = "id,single\n".to_owned();
    let mut write = |double: f64, single: f32, line: &str| {
        let double = Value::Double(StataDouble::Present(double));
        writer.write_record(&[double, Value::Float(StataFloat::Present(single))]).unwrap();
        expected.push_str(line);
    };
    for number in 0..40 {
        let id = 9_007_199_254_740_900_u64 + number;
        write(id as f64, 16_777_200.0, &format!("{id},16777200\n"));
    }
    write(0.1 + 0.2, 0.1, "0.30000000000000004,0.1\n");
    write(1e300, -2.5, "1e300,-2.5\n");
    let written = writer.into_long_string_writer().unwrap().into_value_label_writer().unwrap();
    assert_eq!(text(&written.finish().unwrap().into_inner()), expected);
}

/// Observations of no variable take no byte, so that a short file could claim any number of them.
#[test]
fn more_observations_than_bytes_are_refused() {
    let mut bytes = vec![0; 200];
    bytes[..4].copy_from_slice(&[114, 2, 1, 0]);
    bytes[6..10].copy_from_slice(&u32::MAX.to_le_bytes());
    let problem = Workbook::open(bytes).and_then(|mut book| book.read(None)).unwrap_err();
    assert_eq!(problem.code, Code::WorkbookBroken);
}

/// Cut anywhere, or with any byte another one, a file is read or refused.
#[test]
fn what_is_broken_is_refused_by_name() {
    for whole in [PEOPLE, OLD, LONG, BIG_ENDIAN] {
        for end in 12..whole.len() {
            let read = Workbook::open(whole[..end].to_vec()).and_then(|mut book| book.read(None));
            // What stands behind the last label is not needed.
            if let Err(problem) = read {
                assert_eq!(problem.code, Code::WorkbookBroken, "{end}");
            }
        }
        for place in 12..whole.len() {
            let mut changed = whole.to_vec();
            changed[place] ^= 1;
            if let Err(problem) = Workbook::open(changed).and_then(|mut book| book.read(None)) {
                let known =
                    [Code::WorkbookBroken, Code::WorkbookTooLarge, Code::OtherFormat, Code::Empty];
                assert!(known.contains(&problem.code), "{place}: {problem:?}");
            }
        }
    }
}
