//! Workbooks that no ordinary program writes, made here of the few parts that they need.

use outis_protocol::problem::{Code, Outcome};
use outis_protocol::workbook::WorkbookFormat;
use outis_workbook::{SheetText, Workbook};
use std::io::{Cursor, Read, Write};
use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

fn archive(parts: &[(&str, &str)]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, content) in parts {
        writer.start_file(*name, SimpleFileOptions::default()).unwrap();
        writer.write_all(content.as_bytes()).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

/// Number formats, each the style of its number.
const STYLES: &str = "<styleSheet><numFmts><numFmt numFmtId=\"164\" formatCode=\"0\"/>\
    <numFmt numFmtId=\"165\" formatCode=\"yyyy\"/>\
    <numFmt numFmtId=\"166\" formatCode=\"yyyy\\-mm\\-dd\\ hh:mm:ss\"/>\
    <numFmt numFmtId=\"167\" formatCode=\"[h]:mm\"/></numFmts><cellXfs><xf numFmtId=\"0\"/>\
    <xf numFmtId=\"164\"/><xf numFmtId=\"165\"/><xf numFmtId=\"166\"/><xf numFmtId=\"167\"/>\
    </cellXfs></styleSheet>";

/// The bytes of an `.xlsx` with such a sheet and such shared texts, whose list of sheets has this
/// name.
fn xlsx(sheet: &str, texts: &str, list: &str) -> Vec<u8> {
    const OFFICE: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    let relation = |kind: &str, target: &str| {
        format!("<Relationship Id=\"r{target}\" Type=\"{OFFICE}/{kind}\" Target=\"{target}\"/>")
    };
    let relations = |content: String| format!("<Relationships>{content}</Relationships>");
    let workbook = format!(
        "<workbook xmlns:r=\"{OFFICE}\"><sheets><sheet name=\"S\" sheetId=\"1\" \
         r:id=\"rsheets/one.xml\"/></sheets></workbook>"
    );
    archive(&[
        ("[Content_Types].xml", "<Types/>"),
        ("_rels/.rels", &relations(relation("officeDocument", &format!("xl/{list}")))),
        (&format!("xl/{list}"), &workbook),
        (&format!("xl/_rels/{list}.rels"), &relations(relation("worksheet", "sheets/one.xml"))),
        ("xl/styles.xml", STYLES),
        ("xl/sharedStrings.xml", &format!("<sst>{texts}</sst>")),
        ("xl/sheets/one.xml", &format!("<worksheet>{sheet}</worksheet>")),
    ])
}

/// The same workbook with another content of a part.
fn with_part(bytes: Vec<u8>, name: &str, content: &str) -> Vec<u8> {
    let mut parts = ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for index in 0..parts.len() {
        let mut part = parts.by_index(index).unwrap();
        let own = part.name().unwrap().to_string();
        let mut text = Vec::new();
        part.read_to_end(&mut text).unwrap();
        writer.start_file(own.clone(), SimpleFileOptions::default()).unwrap();
        writer.write_all(if own == name { content.as_bytes() } else { &text }).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

fn ods(table: &str) -> Vec<u8> {
    let content = format!(
        "<office:document-content><office:body><office:spreadsheet><table:table table:name=\"S\">\
         {table}</table:table></office:spreadsheet></office:body></office:document-content>"
    );
    archive(&[
        ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
        ("content.xml", &content),
    ])
}

fn read(bytes: Vec<u8>) -> Outcome<SheetText> {
    Workbook::open(bytes)?.read(None)
}

/// An `.xlsx` with such rows.
fn rows(rows: &str) -> Outcome<SheetText> {
    read(xlsx(&format!("<sheetData>{rows}</sheetData>"), "", "workbook.xml"))
}

#[track_caller]
fn shows(sheet: Outcome<SheetText>, expected: &str) {
    assert_eq!(sheet.unwrap().text, expected);
}

#[track_caller]
fn refused(sheet: Outcome<SheetText>, code: Code) {
    assert_eq!(sheet.unwrap_err().code, code);
}

fn cell(text: &str) -> String {
    format!(
        "<table:table-cell office:value-type=\"string\"><text:p>{text}</text:p></table:table-cell>"
    )
}

#[test]
fn persons_with_long_numbers_stay_apart() {
    let numbers = || (0..40).map(|number| 9_007_199_254_740_900_u64 + number);
    let expected: String = numbers().map(|number| format!("{number},{number}\n")).collect();
    let sheet: String = numbers()
        .map(|number| format!("<row><c><v>{number}</v></c><c s=\"1\"><v>{number}</v></c></row>"))
        .collect();
    shows(rows(&sheet), &expected);
    let number = |number: u64, text: &str| {
        format!(
            "<table:table-cell office:value-type=\"float\" office:value=\"{number}\">\
             <text:p>{text}</text:p></table:table-cell>"
        )
    };
    // Files of OpenDocument have digits that binary does not tell.
    let numbers = || (0..40).map(|number| 900_719_925_474_099_300_u64 + number);
    let expected: String = numbers().map(|number| format!("{number},{number}\n")).collect();
    let sheet: String = numbers()
        .map(|value| {
            let (short, long) = (number(value, "9.00E+17"), number(value, &value.to_string()));
            format!("<table:table-row>{short}{long}</table:table-row>")
        })
        .collect();
    shows(read(ods(&sheet)), &expected);
}

#[test]
fn of_merged_cells_the_first_is_read_and_below_the_names_in_each_row() {
    let rows = "<row><c><v>1</v></c><c><v>2</v></c><c><v>3</v></c></row>\
        <row><c><v>4</v></c><c><v>5</v></c><c><v>6</v></c></row>";
    let merges = "<mergeCells count=\"1\"><mergeCell ref=\"B1:C2\"/></mergeCells>";
    let sheet = format!("<sheetData>{rows}</sheetData>{merges}");
    let found = read(xlsx(&sheet, "", "workbook.xml")).unwrap();
    assert_eq!((found.text.as_str(), found.workbook.merged), ("1,2\n4,\n", 1));
    let named = format!("<row><c><v>7</v></c><c><v>8</v></c><c><v>9</v></c></row>{rows}");
    let sheet = format!("<sheetData>{named}</sheetData>{}", merges.replace("B1:C2", "B2:B3"));
    let found = read(xlsx(&sheet, "", "workbook.xml")).unwrap();
    assert_eq!((found.text.as_str(), found.workbook.merged), ("7,8,9\n1,2,3\n4,2,6\n", 1));
    let covered = "<table:covered-table-cell office:value-type=\"string\"><text:p>c</text:p>\
        </table:covered-table-cell>";
    let span = "table:number-columns-spanned=\"2\" table:number-rows-spanned=\"2\" office:value";
    let spanned = cell("b").replacen("office:value", span, 1);
    let sheet = format!(
        "<table:table-row>{}{}</table:table-row>\
         <table:table-row>{}{spanned}{covered}</table:table-row>\
         <table:table-row>{}{covered}{}{}</table:table-row>",
        cell("x"),
        cell("y"),
        cell("a"),
        cell("d"),
        cell("e"),
        cell("f")
    );
    let found = read(ods(&sheet)).unwrap();
    assert_eq!((found.text.as_str(), found.workbook.merged), ("x,y,,\na,b,,\nd,,,f\n", 1));
}

/// A row of an `.ods` with so many cells.
fn row(cells: usize) -> String {
    format!("<table:table-row>{}</table:table-row>", cell("a").repeat(cells))
}

#[test]
fn a_cover_is_no_table_where_a_larger_sheet_follows() {
    // For each sheet its rows and columns, and which of them is read.
    for (sizes, read) in [
        (&[(2, 2), (40, 5)][..], 1),
        (&[(3, 4), (1, 9), (2, 2), (4, 4)], 3),
        (&[(12, 2), (40, 5), (90, 5)], 1),
        (&[(12, 2), (13, 2)], 1),
        (&[(4, 3), (40, 5)], 0),
        (&[(40, 2), (90, 5)], 0),
        (&[(2, 2), (40, 1)], 0),
        (&[(2, 3), (40, 2)], 0),
        (&[(2, 2), (2, 2)], 0),
        (&[(1, 5), (2, 2)], 1),
        (&[(1, 5), (7, 1)], 0),
    ] {
        let sheets = sizes.iter().map(|&(rows, columns)| row(columns).repeat(rows));
        let tables: Vec<String> = sheets.collect();
        let names =
            (1..).map(|number| format!("</table:table><table:table table:name=\"{number}\">"));
        let tables = tables.into_iter().zip(names);
        let content: Vec<String> = tables.map(|(rows, name)| rows + &name).collect();
        let found = self::read(ods(&content.concat())).unwrap().workbook;
        let expected = if read == 0 { "S".to_owned() } else { read.to_string() };
        assert_eq!((found.sheet, found.sheet_detected), (expected, true), "{sizes:?}");
    }
}

#[test]
fn a_hidden_sheet_is_read_where_no_other_has_a_cell() {
    // An empty sheet, then a hidden one, and perhaps one more.
    let read = |more: &str| {
        let hidden = "</table:table><table:table table:name=\"H\" table:style-name=\"t\">";
        let content = ods(&format!("{hidden}{}{more}", row(2).repeat(3)));
        let style = "<office:document-content><office:automatic-styles>\
            <style:style style:name=\"t\" style:family=\"table\">\
            <style:table-properties table:display=\"false\"/></style:style>\
            </office:automatic-styles>";
        let mut text = String::new();
        let mut parts = ZipArchive::new(Cursor::new(&content)).unwrap();
        parts.by_name("content.xml").unwrap().read_to_string(&mut text).unwrap();
        let text = text.replacen("<office:document-content>", style, 1);
        self::read(with_part(content, "content.xml", &text)).unwrap().workbook
    };
    let alone = read("");
    assert_eq!((alone.sheet.as_str(), alone.sheet_detected), ("H", true));
    assert!(!alone.sheets[1].visible);
    let visible = format!("</table:table><table:table table:name=\"V\">{}", row(1));
    assert_eq!(read(&visible).sheet, "V");
}

#[test]
fn what_is_true_or_false_is_read_as_such_where_it_is_kept_as_a_number() {
    for (value, text, expected) in [
        ("1", "TRUE", "TRUE"),
        ("0", "FALSE", "FALSE"),
        ("1", "Wahr", "TRUE"),
        ("0", "FAŁSZ", "FALSE"),
        ("1", "FALSE", "1"),
        ("2", "TRUE", "2"),
        ("1", "Yes", "1"),
        ("1", "1", "1"),
    ] {
        let cell = format!(
            "<table:table-cell table:formula=\"of:=A1\" office:value-type=\"float\" \
             office:value=\"{value}\"><text:p>{text}</text:p></table:table-cell>"
        );
        let row = format!("<table:table-row>{cell}</table:table-row>");
        assert_eq!(read(ods(&row)).unwrap().text, format!("{expected}\n"), "{text}");
    }
}

#[test]
fn a_workbook_that_may_hold_macros_is_called_so() {
    let bytes = xlsx("<sheetData><row><c><v>1</v></c></row></sheetData>", "", "workbook.xml");
    let format = |bytes| read(bytes).unwrap().workbook.format;
    assert_eq!(format(bytes.clone()), WorkbookFormat::Xlsx);
    // The list of types is the only part that says so.
    let types = "<Types><Override ContentType=\"application/vnd.ms-excel.sheet.macroEnabled.main+xml\"/></Types>";
    assert_eq!(format(with_part(bytes, "[Content_Types].xml", types)), WorkbookFormat::Xlsm);
}

#[test]
fn cells_where_no_sheet_has_any_are_refused() {
    let last = "<row><c><v>1</v></c></row><row r=\"1048576\"><c r=\"A1048576\"><v>2</v></c></row>";
    assert_eq!(rows(last).unwrap().text.len(), (1 << 20) + 2);
    for reference in ["A4294967295", "A500000000", "A1048577", "XFE1", "A4294967298"] {
        let sheet =
            format!("<row><c><v>1</v></c></row><row><c r=\"{reference}\"><v>2</v></c></row>");
        refused(rows(&sheet), Code::WorkbookBroken);
    }
    let row = |times: &str, content: &str| {
        format!(
            "<table:table-row table:number-rows-repeated=\"{times}\">{content}</table:table-row>"
        )
    };
    let empty = "<table:table-cell table:number-columns-repeated=\"4294967295\"/>";
    let ordinary = row("1", &(cell("a") + empty)) + &row("4294967295", empty);
    shows(read(ods(&ordinary)), "a\n");
    refused(read(ods(&(ordinary + &row("1", &cell("b"))))), Code::WorkbookBroken);
    let wide = row("1", &(empty.to_owned() + &cell("a")));
    refused(read(ods(&wide)), Code::WorkbookBroken);
    refused(read(ods(&row("2000000", &cell("a")))), Code::WorkbookBroken);
}

#[test]
fn what_would_burst_is_refused_before_it_does() {
    let long = cell(&"a".repeat(10 << 20));
    for repeated in ["table:number-columns-repeated=\"16384\"", ""] {
        let cell = long.replacen("office:value", &format!("{repeated} office:value"), 1);
        let times = if repeated.is_empty() { 100_000 } else { 1 };
        let table = format!(
            "<table:table-row table:number-rows-repeated=\"{times}\">{cell}</table:table-row>"
        );
        refused(read(ods(&table)), Code::WorkbookTooLarge);
    }
    let spaces = "<text:s text:c=\"600000000\"/>".repeat(2);
    let table = format!("<table:table-row>{}</table:table-row>", cell(&spaces));
    refused(read(ods(&table)), Code::WorkbookTooLarge);
    let sheet: String = (1..1200).map(|_| "<row><c><v>1</v></c></row>").collect();
    let sheet = format!("{sheet}<row r=\"1048576\"><c r=\"XFD1048576\"><v>1</v></c></row>");
    assert!(rows(&sheet).is_ok());
    let sheet: String = (1..70_000).map(|_| "<row><c><v>1</v></c></row>").collect();
    let sheet = format!("{sheet}<row><c r=\"XFD70000\"><v>1</v></c></row>");
    refused(rows(&sheet), Code::WorkbookTooLarge);
}

#[test]
fn cells_that_would_be_read_otherwise_are_refused() {
    for value in ["1&#48;", "1<!-- c -->2", "<![CDATA[5]]>"] {
        for list in ["workbook.xml", "list.xml"] {
            let sheet = format!("<sheetData><row><c><v>{value}</v></c></row></sheetData>");
            refused(read(xlsx(&sheet, "", list)), Code::WorkbookBroken);
        }
    }
    let texts = "<si><t>a&#10;b&amp;_x000D_</t></si><si><t>1<!-- c -->2<![CDATA[<3>]]></t></si>\
        <si><r><t>x</t></r><r><t xml:space=\"preserve\"> &#xE9;</t></r></si>";
    let sheet = "<sheetData><row><c t=\"s\"><v>0</v></c><c t=\"s\"><v>1</v></c><c t=\"s\"><v>2</v></c>\
        <c t=\"str\"><v>p&amp;&#113;</v></c></row></sheetData>";
    let expected = "\"a\nb&\r\",12<3>,x é,p&q\n";
    shows(read(xlsx(sheet, texts, "list.xml")), expected);
}

#[test]
fn parts_of_one_name_are_refused() {
    let parts = [("mimetype", ""), ("content.xml", "<a/>"), ("Content.xml", "<a/>")];
    refused(read(archive(&parts)), Code::WorkbookBroken);
}

#[test]
fn what_groups_hide_is_told() {
    let row = |text: &str| format!("<table:table-row>{}{0}</table:table-row>", cell(text));
    let group = |shown: &str, content: &str| {
        format!(
            "<table:table-row-group table:display=\"{shown}\">{content}</table:table-row-group>"
        )
    };
    let inner = group("true", &row("c"));
    let columns = "<table:table-column-group table:display=\"false\"><table:table-column/>\
        </table:table-column-group><table:table-column/>";
    let hidden = group("false", &(row("b") + &inner));
    let table = format!("{columns}{}{hidden}{}{}", row("a"), group("true", &row("d")), row("e"));
    let found = read(ods(&table)).unwrap();
    assert_eq!(found.text, "a,a\nb,b\nc,c\nd,d\ne,e\n");
    assert_eq!((found.workbook.hidden_rows, found.workbook.hidden_columns), (2, 1));
}
