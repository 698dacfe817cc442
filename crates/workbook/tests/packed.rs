//! Releases as workbooks: whatever their cells, they are read again as they were written.

use outis_workbook::{SHEET, Workbook, pack, unpack};
use std::io::{Cursor, Read};
use zip::{DateTime, ZipArchive};

/// Records as the text that is packed.
fn text(records: &[Vec<String>]) -> String {
    records
        .iter()
        .map(|cells| match &cells[..] {
            [alone] if alone.is_empty() => "\"\"\n".to_owned(),
            cells => {
                cells
                    .iter()
                    .map(|cell| {
                        match cell.contains([',', '"', '\n', '\r']) || cell.starts_with('\u{feff}')
                        {
                            true => format!("\"{}\"", cell.replace('"', "\"\"")),
                            false => cell.clone(),
                        }
                    })
                    .collect::<Vec<_>>()
                    .join(",")
                    + "\n"
            }
        })
        .collect()
}

#[track_caller]
fn returns(records: &[&[&str]]) {
    let records: Vec<Vec<String>> =
        records.iter().map(|cells| cells.iter().map(|&cell| cell.to_owned()).collect()).collect();
    let text = text(&records);
    for header in [false, true] {
        assert_eq!(unpack(&pack(&text, header).unwrap()).unwrap(), text, "names: {header}");
    }
}

#[test]
fn text_stays_text_and_numbers_stay_as_they_are_written() {
    returns(&[
        &["zip", "sum", "born", "fee", "long", "note", "grade", "mixed"],
        &["01067", "=1+1", "12.03.1985", "3.50", "12345678901234567890", " two\nlines ", "1", "1"],
        &["10115", "+49", "1985-03-12", "-0.25", "1", "a,\"b\"\r\n", "2.5", "1.50"],
        &["", "@x", "TRUE", "", "1E+15", "\ttab", "-3", "*"],
    ]);
}

#[test]
fn empty_cells_rows_and_columns_are_kept() {
    returns(&[&["", "a", ""], &["", "", ""], &["", "b", ""], &["", "", ""]]);
    returns(&[&["a"], &[""], &["b"], &[""], &[""]]);
    returns(&[&[""], &[""]]);
    returns(&[&["", ""]]);
    returns(&[&["a", "b"]]);
    returns(&[]);
}

/// A sequence of numbers that is the same each time.
struct Drawn(u64);

impl Drawn {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        ((self.0 >> 33) % n as u64) as usize
    }
}

#[test]
fn whatever_stands_in_cells_is_read_again() {
    let mut drawn = Drawn(7);
    let pieces = [
        "_",
        "x",
        "000D",
        "005f",
        "_x0041_",
        "\r",
        "\n",
        "\t",
        "\0",
        "\u{b}",
        "\u{1f}",
        "\u{7f}",
        "\u{85}",
        "\u{2028}",
        "\u{feff}",
        "\u{fffe}",
        "\u{ffff}",
        "\u{10ffff}",
        "😀",
        "ä",
        "a\u{308}",
        " ",
        "\u{a0}",
        "&",
        "&amp;",
        "&#13;",
        "<",
        ">",
        "]]>",
        "<!--",
        "'",
        "\"",
        "=",
        "-",
        "1",
        "0",
        ".",
        ",",
        "e5",
        "*",
    ];
    for _ in 0..2_000 {
        let (columns, records) = (1 + drawn.below(4), 1 + drawn.below(5));
        let cells = (0..records * columns)
            .map(|_| (0..drawn.below(6)).map(|_| pieces[drawn.below(pieces.len())]).collect());
        let cells: Vec<String> = cells.collect();
        let records: Vec<Vec<String>> = cells.chunks(columns).map(<[String]>::to_vec).collect();
        let text = text(&records);
        assert_eq!(unpack(&pack(&text, drawn.below(2) == 0).unwrap()).unwrap(), text, "{text:?}");
    }
}

#[test]
fn more_texts_than_are_shared_stand_in_their_cells() {
    let records: Vec<Vec<String>> =
        (0..70_000).map(|i| vec![format!("person {i}"), format!("group {}", i % 7)]).collect();
    let text = text(&records);
    let packed = pack(&text, false).unwrap();
    let sheet = part(&packed, "xl/worksheets/sheet1.xml");
    assert!(sheet.contains("<c r=\"A70000\" s=\"1\" t=\"inlineStr\">"));
    assert!(sheet.contains("<c r=\"B70000\" s=\"1\" t=\"s\">"));
    assert_eq!(unpack(&packed).unwrap(), text);
}

/// What a part of a workbook holds.
fn part(bytes: &[u8], name: &str) -> String {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut content = String::new();
    archive.by_name(name).unwrap().read_to_string(&mut content).unwrap();
    content
}

#[test]
fn nothing_is_told_but_the_table() {
    let packed = pack("zip,age\n01067,34\n", true).unwrap();
    let mut archive = ZipArchive::new(Cursor::new(&packed)).unwrap();
    let names: Vec<String> = archive.file_names().map(|name| name.unwrap().into_owned()).collect();
    let expected = [
        "[Content_Types].xml",
        "_rels/.rels",
        "xl/workbook.xml",
        "xl/_rels/workbook.xml.rels",
        "xl/styles.xml",
        "xl/worksheets/sheet1.xml",
        "xl/sharedStrings.xml",
    ];
    assert_eq!(names, expected);
    for index in 0..archive.len() {
        let file = archive.by_index(index).unwrap();
        assert_eq!(file.last_modified(), Some(DateTime::DEFAULT));
        assert_eq!((file.comment(), file.extra_data()), ("", None));
    }
    let sheet = part(&packed, "xl/worksheets/sheet1.xml");
    assert!(sheet.contains("<c r=\"A2\" s=\"1\" t=\"s\"><v>2</v></c>"), "{sheet}");
    assert!(sheet.contains("<c r=\"B2\" s=\"2\"><v>34</v></c>"), "{sheet}");
    assert!(!sheet.contains("<f"), "{sheet}");
    let mut book = Workbook::open(packed).unwrap();
    assert_eq!(book.read(None).unwrap().workbook.sheet, SHEET);
}

/// The bytes are those of every machine, browsers among them: a library that compresses otherwise
/// changes every release.
#[test]
fn the_same_text_is_the_same_bytes() {
    let mut drawn = Drawn(3);
    let mut text = "zip,age,note\n".to_owned();
    for _ in 0..5_000 {
        let (zip, age, note) = (drawn.below(99_999), drawn.below(90), drawn.below(1_000));
        text += &format!("{zip:05},{age},{}\n", "ab".repeat(note % 17));
    }
    let packed = pack(&text, true).unwrap();
    let sum = packed.iter().fold(0xcbf2_9ce4_8422_2325_u64, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    assert_eq!((packed.len(), sum), (101_175, 10_627_359_145_927_441_153));
}
