//! Workbooks that other programs wrote: `books/README.md` says which.

use outis_protocol::problem::{Code, Problem};
use outis_protocol::workbook::{Sheet, Workbook as Said, WorkbookFormat};
use outis_workbook::{SheetText, Workbook};
use std::io::{Cursor, Read, Write};
use std::path::Path;
use zip::{ZipArchive, ZipWriter};

fn bytes(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join("books");
    std::fs::read(folder.join(name)).unwrap()
}

fn read(name: &str) -> SheetText {
    read_bytes(bytes(name))
}

fn read_bytes(bytes: Vec<u8>) -> SheetText {
    Workbook::open(bytes).unwrap().read(None).unwrap()
}

#[track_caller]
fn refused(bytes: Vec<u8>, code: Code) {
    let problem = Workbook::open(bytes).and_then(|mut book| book.read(None)).unwrap_err();
    assert_eq!(problem, Problem::new(code));
}

fn sheet(name: &str, visible: bool, rows: Option<u32>) -> Sheet {
    Sheet { name: name.to_owned(), visible, rows }
}

#[test]
fn an_xlsx_is_read_as_its_sheet_shows_it() {
    let SheetText { text, workbook } = read("people.xlsx");
    assert_eq!(
        text,
        "zip,born,age,share,seen,fee,smoker,note,sum\n\
         01067,12.03.1985,34,25.6%,2024-05-06 07:08,1234.50,TRUE,\"a \"\"b\"\", c\",\n\
         66111,31.12.1999,51,50.0%,2024-01-02 03:04,-3.00,FALSE,\" two\nlines \",2\n\
         \n\
         123456,29.02.2000,0,100.0%,2024-01-02 00:00,0.00,,,0.3\n\
         \n\
         Total,,,,,,,,\n"
    );
    let sheets = vec![
        sheet("Cover", true, None),
        sheet("People", true, Some(7)),
        sheet("Codes", false, Some(4)),
    ];
    let expected = Said {
        bytes: 6291,
        format: WorkbookFormat::Xlsx,
        sheets,
        sheet: "People".to_owned(),
        sheet_detected: true,
        empty_columns: 0,
        errors: 1,
        formulas_without_value: 1,
        merged: 1,
        hidden_rows: 1,
        hidden_columns: 1,
    };
    assert_eq!(workbook, expected);
}

#[test]
fn a_sheet_is_read_by_its_name() {
    let mut book = Workbook::open(bytes("people.xlsx")).unwrap();
    let SheetText { text, workbook } = book.read(Some("Codes")).unwrap();
    assert_eq!((text.as_str(), workbook.empty_columns), ("\n\n\nonly\n", 2));
    assert!(!workbook.sheet_detected);
    let problem = book.read(Some("codes")).unwrap_err();
    assert_eq!((problem.code, problem.detail.as_deref()), (Code::MissingSheet, Some("codes")));
    assert_eq!(book.read(Some("Cover")).unwrap_err().code, Code::Empty);
}

#[test]
fn days_may_be_counted_from_1904() {
    assert_eq!(read("epoch-1904.xlsx").text, "born\n1985-03-12\n");
}

#[test]
fn an_ods_is_read_as_its_sheet_shows_it() {
    let SheetText { text, workbook } = read("people.ods");
    assert_eq!(
        text,
        "zip,born,fee,ok,note,\n\
         01067,12.03.1985,1234.50,TRUE,\"two\nlines & more\",\n\
         66111,1985-03-12,25.6%,10:30:00,34,34\n\
         \n\n\n\
         x,,,,,\n\
         x,,,,,\n"
    );
    assert_eq!(workbook.sheets, [sheet("Codes", false, Some(1)), sheet("People", true, Some(8))]);
    let facts = (workbook.merged, workbook.hidden_rows, workbook.hidden_columns, workbook.errors);
    assert_eq!(facts, (1, 1, 1, 0));
}

#[test]
fn an_xls_is_read_with_its_dates() {
    let SheetText { text, workbook } = read("people.xls");
    assert_eq!(
        text,
        "zip,born,note\n01067,12.03.1985,Müller\n01068,13.03.1985,0.5\n01069,14.03.1985,0.75\n\nTotal,,\n"
    );
    assert_eq!((workbook.merged, workbook.hidden_rows), (1, 0));
}

#[test]
fn old_workbooks_are_read_as_their_sheets_show_them() {
    for (name, calculated, without_value) in
        [("formats.xls", ["0.00", "70.55", "72.55"], 0), ("formats-xlwt.xls", [""; 3], 3)]
    {
        let SheetText { text, workbook } = read(name);
        let rows = format!(
            "zip,born,year,age,share,fee,phone,code,hidden,note,calc\n\
             01067,12.03.1960,1960,34,25.6%,1234.50,(555) 123-4567,ID 0042,0,\"Grüße, 0\",{}\n\
             01068,12.03.1961,1961,35,25.7%,1334.61,(555) 123-4568,ID 0043,1,\"Grüße, 1\",{}\n\
             01069,12.03.1962,1962,36,25.8%,1434.72,(555) 123-4569,ID 0044,2,\"Grüße, 2\",{}\n\
             x,,,,,,,,,,\n",
            calculated[0], calculated[1], calculated[2]
        );
        assert_eq!(text, rows, "{name}");
        let facts = (workbook.merged, workbook.hidden_rows, workbook.hidden_columns);
        assert_eq!(facts, (1, 1, 1), "{name}");
        assert_eq!(workbook.formulas_without_value, without_value, "{name}");
    }
}

/// The numbers that formats of a workbook's own have, as programs of our time give them out.
#[test]
fn formats_of_an_xls_may_have_numbers_that_are_others() {
    let mut workbook = bytes("formats-xlwt.xls");
    let mut place = workbook.windows(4).position(|record| record == [9, 8, 16, 0]).unwrap();
    let short = |bytes: &[u8], place: usize| u16::from_le_bytes([bytes[place], bytes[place + 1]]);
    let mut renamed = 0;
    loop {
        let (kind, length) = (short(&workbook, place), short(&workbook, place + 2));
        let number = match kind {
            0x000a => break,
            0x041e => place + 4,
            0x00e0 => place + 6,
            _ => usize::MAX,
        };
        if number < workbook.len() && short(&workbook, number) >= 164 {
            let other = short(&workbook, number) - 164 + 59;
            workbook[number..number + 2].copy_from_slice(&other.to_le_bytes());
            renamed += 1;
        }
        place += 4 + usize::from(length);
    }
    assert!(renamed > 4, "{renamed}");
    assert_eq!(read_bytes(workbook).text, read("formats-xlwt.xls").text);
}

#[test]
fn an_xlsb_is_read_as_its_sheet_shows_it() {
    let SheetText { text, workbook } = read("formats.xlsb");
    assert_eq!(
        text,
        "zip,year,age,share,fee,code,calc\n\
         01067,1960,34,25.6%,1234.50,ID 0042,\n\
         01068,1961,35,25.7%,1334.61,ID 0043,\n\
         01069,1962,36,25.8%,1434.72,ID 0044,\n\
         x,,,,,,\n"
    );
    let facts = (workbook.merged, workbook.hidden_rows, workbook.hidden_columns);
    assert_eq!(facts, (1, 1, 1));
}

#[test]
fn sheets_of_charts_have_no_cells() {
    // The first sheet, by its record and its kind, becomes one of charts.
    let mut workbook = bytes("formats-xlwt.xls");
    let place = workbook.windows(2).position(|kind| kind == [0x85, 0]).unwrap();
    workbook[place + 4 + 5] = 2;
    refused(workbook, Code::Empty);
}

#[test]
fn an_xlsb_is_read_with_its_dates() {
    let SheetText { text, workbook } = read("people.xlsb");
    assert_eq!(
        text,
        "zip,born,ok,note\n01067,1985-03-12,TRUE,\"Müller, \"\"Otto\"\"\"\n0.25,-7,,x\n"
    );
    assert_eq!(workbook.hidden_rows, 0);
}

#[test]
fn cells_that_would_be_passed_over_are_refused() {
    refused(bytes("short-cells.xlsb"), Code::WorkbookBroken);
}

#[test]
fn a_workbook_with_a_password_is_refused() {
    refused(bytes("password.xlsx"), Code::WorkbookEncrypted);
}

#[test]
fn other_archives_are_no_workbooks() {
    for (part, format) in [
        ("data.csv", "zip"),
        ("word/document.xml", "word"),
        ("ppt/presentation.xml", "powerpoint"),
        ("Index/Document.iwa", "numbers"),
    ] {
        let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
        writer.start_file(part, zip::write::SimpleFileOptions::default()).unwrap();
        writer.write_all(b"a,b\n1,2\n").unwrap();
        let problem = Workbook::open(writer.finish().unwrap().into_inner()).err().unwrap();
        assert_eq!((problem.code, problem.detail.as_deref()), (Code::OtherFormat, Some(format)));
    }
}

/// A workbook of which one part is another, or is added.
fn with_part(name: &str, part: &str, change: impl Fn(Vec<u8>) -> Vec<u8>) -> Vec<u8> {
    let mut archive = ZipArchive::new(Cursor::new(bytes(name))).unwrap();
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for index in 0..archive.len() {
        let mut file = archive.by_index(index).unwrap();
        let name = file.name().unwrap().into_owned();
        let mut content = Vec::new();
        file.read_to_end(&mut content).unwrap();
        if name == part {
            content = change(content);
        }
        writer.start_file(name, zip::write::SimpleFileOptions::default()).unwrap();
        writer.write_all(&content).unwrap();
    }
    if !archive.file_names().any(|name| name.unwrap() == part) {
        writer.start_file(part, zip::write::SimpleFileOptions::default()).unwrap();
        writer.write_all(&change(Vec::new())).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

#[test]
fn what_would_burst_is_refused() {
    let spaces = |part: &str| {
        with_part("people.xlsx", part, |mut content| {
            content.resize(content.len() + (80 << 20), b' ');
            content
        })
    };
    for part in ["xl/worksheets/sheet2.xml", "xl/styles.xml"] {
        let blown = spaces(part);
        assert!(blown.len() < 1 << 20, "it is packed");
        let problem = Workbook::open(blown).err().unwrap();
        assert_eq!((problem.code, problem.expected), (Code::WorkbookTooLarge, Some(64 << 20)));
    }
    // Pictures may be as large as they like.
    assert!(Workbook::open(spaces("docProps/thumbnail.jpeg")).is_ok());
}

#[test]
fn what_is_damaged_is_refused_wherever_it_breaks_off() {
    for name in ["people.xlsx", "people.ods", "people.xlsb"] {
        let whole = bytes(name);
        for length in (4..whole.len()).step_by(97) {
            refused(whole[..length].to_vec(), Code::WorkbookBroken);
        }
    }
    for (name, part) in [("people.xlsx", "xl/worksheets/sheet2.xml"), ("people.ods", "content.xml")]
    {
        refused(
            with_part(name, part, |content| content[..content.len() / 2].to_vec()),
            Code::WorkbookBroken,
        );
    }
}
