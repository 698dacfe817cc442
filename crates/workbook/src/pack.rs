//! The text of a release as a workbook (`.xlsx`, ECMA-376), and the text of that workbook again.
//!
//! The same text gives the same bytes on every machine, and they tell nothing but the text: no
//! author, no program, no date but the earliest that an archive can have. Everything is text but
//! for columns that are [numbers](crate::forms), so that no cell is a formula, and none is
//! written otherwise than it was. The cells of text have the format `@`, with which a spreadsheet
//! leaves them text when somebody edits them.

use crate::Workbook;
use crate::archived::{Archive, OutgoingPart};
use crate::escape::push_text;
use crate::forms::{ColumnForm, DECIMALS, SeenCells};
use crate::marked;
use crate::records::RecordReader;
use outis::format::may_be_xml;
use outis_protocol::Problem;
use outis_protocol::problem::{Code, Outcome};
use outis_protocol::recipe::FileFormat;
use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt::Write as _;

/// The sheet that a release is.
pub const SHEET: &str = "Release";

/// Texts that are written once for all cells that have them. Those that come later stand in their
/// cells, so that a column of nothing but different texts does not have to be remembered.
const SHARED: usize = 1 << 16;

/// The number of the first format that is not one of every workbook's own.
const OWN_FORMATS: usize = 164;

/// The cell formats, as `xl/styles.xml` lists them: as stored, as text, and as numbers of 0 to
/// [`DECIMALS`] digits after the point.
const AS_TEXT: usize = 1;
const AS_NUMBER: usize = 2;

/// Characters that a column is shown wide at least and at most.
const WIDTHS: (usize, usize) = (8, 60);

const DECLARATION: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";

const CONTENT_TYPES: &str = concat!(
    "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">",
    "<Default Extension=\"rels\" ",
    "ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>",
    "<Default Extension=\"xml\" ContentType=\"application/xml\"/>",
    "<Override PartName=\"/xl/workbook.xml\" ",
    "ContentType=\"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml\"/>",
    "<Override PartName=\"/xl/worksheets/sheet1.xml\" ",
    "ContentType=\"application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml\"/>",
    "<Override PartName=\"/xl/styles.xml\" ",
    "ContentType=\"application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml\"/>",
    "<Override PartName=\"/xl/sharedStrings.xml\" ",
    "ContentType=\"application/vnd.openxmlformats-officedocument.spreadsheetml",
    ".sharedStrings+xml\"/></Types>",
);

const RELATIONS: &str = concat!(
    "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">",
    "<Relationship Id=\"rId1\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006",
    "/relationships/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>",
);

const WORKBOOK_RELATIONS: &str = concat!(
    "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">",
    "<Relationship Id=\"rId1\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006",
    "/relationships/worksheet\" Target=\"worksheets/sheet1.xml\"/>",
    "<Relationship Id=\"rId2\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006",
    "/relationships/styles\" Target=\"styles.xml\"/>",
    "<Relationship Id=\"rId3\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006",
    "/relationships/sharedStrings\" Target=\"sharedStrings.xml\"/></Relationships>",
);

const SPREADSHEET: &str = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

const OFFICE: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/// A workbook of one sheet, made of a text like those of [`SheetText`](crate::SheetText): its
/// records as rows, its cells as [`unpack`] gives them back. With `header` the first record is the
/// names of the columns. Whether a sheet has room for all of it is the caller's affair.
///
/// # Errors
/// `workbook-too-large` if the sheet's part would have more than four gigabytes.
pub fn pack(text: &str, header: bool) -> Outcome<Vec<u8>> {
    let table = Overview::new(text, header);
    let mut archive = Archive::default();
    let mut add = |name: &str, write: &mut dyn FnMut(&mut OutgoingPart<'_>)| {
        archive
            .add(name, |part| {
                part.push(DECLARATION);
                write(part);
            })
            .ok_or_else(too_large)
    };
    add("[Content_Types].xml", &mut |xml| xml.push(CONTENT_TYPES))?;
    add("_rels/.rels", &mut |xml| xml.push(RELATIONS))?;
    let workbook = format!(
        "<workbook xmlns=\"{SPREADSHEET}\" xmlns:r=\"{OFFICE}\"><sheets>\
         <sheet name=\"{SHEET}\" sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>"
    );
    add("xl/workbook.xml", &mut |xml| xml.push(&workbook))?;
    add("xl/_rels/workbook.xml.rels", &mut |xml| xml.push(WORKBOOK_RELATIONS))?;
    add("xl/styles.xml", &mut |xml| xml.push(&styles()))?;
    let mut shared = Shared::default();
    add("xl/worksheets/sheet1.xml", &mut |xml| table.write(xml, &mut shared))?;
    add("xl/sharedStrings.xml", &mut |xml| shared.write(xml))?;
    archive.finish().ok_or_else(too_large)
}

/// The text of a workbook that was [packed](pack): the same cells, read as those of any other.
///
/// # Errors
/// As [`Workbook::open`] and [`Workbook::read`], but for a sheet without cells, which is an empty
/// text.
pub fn unpack(bytes: &[u8]) -> Outcome<String> {
    match Workbook::open(bytes.to_vec())?.read(Some(SHEET)) {
        Ok(sheet) => Ok(sheet.text),
        Err(Problem { code: Code::Empty, .. }) => Ok(String::new()),
        Err(problem) => Err(problem),
    }
}

/// A file of this kind, made of such a text; see [`pack`].
///
/// # Errors
/// As [`pack`]; `unwritable` for what XML cannot hold.
pub fn pack_as(format: FileFormat, text: &str, header: bool) -> Outcome<Vec<u8>> {
    match format {
        FileFormat::Csv => Ok(text.as_bytes().to_vec()),
        FileFormat::Xlsx => pack(text, header),
        FileFormat::Xml => marked::write(text, header),
    }
}

/// The text of a file that was made by [`pack_as`].
///
/// # Errors
/// As [`unpack`]; `xml-broken`.
pub fn unpack_as(format: FileFormat, bytes: &[u8], header: bool) -> Outcome<String> {
    match format {
        FileFormat::Csv => {
            String::from_utf8(bytes.to_vec()).map_err(|_| Problem::new(Code::Internal))
        }
        FileFormat::Xlsx => unpack(bytes),
        FileFormat::Xml => marked::read(bytes, header),
    }
}

/// Whether a file is, byte for byte, what [`pack_as`] makes of its text, so that nobody finds more in it
/// than that: no other sheet, remark, hidden cell or format.
#[must_use]
pub fn is_packed(bytes: &[u8]) -> bool {
    let format = if may_be_xml(bytes) { FileFormat::Xml } else { FileFormat::Xlsx };
    [true, false].into_iter().any(|header| {
        let text = unpack_as(format, bytes, header);
        let again = text.and_then(|text| pack_as(format, &text, header));
        again.is_ok_and(|again| again == bytes)
    })
}

/// Texts by the order in which they came.
#[derive(Default)]
struct Shared<'a> {
    by_text: HashMap<Cow<'a, str>, usize>,
    texts: Vec<Cow<'a, str>>,
}

impl<'a> Shared<'a> {
    /// The number of a text; nothing if there are too many to remember it.
    fn number(&mut self, text: Cow<'a, str>) -> Option<usize> {
        if let Some(&number) = self.by_text.get(&text) {
            return Some(number);
        }
        if self.texts.len() == SHARED {
            return None;
        }
        self.by_text.insert(text.clone(), self.texts.len());
        self.texts.push(text);
        Some(self.texts.len() - 1)
    }

    fn write(&self, xml: &mut OutgoingPart<'_>) {
        xml.push(&format!("<sst xmlns=\"{SPREADSHEET}\" uniqueCount=\"{}\">", self.texts.len()));
        for text in &self.texts {
            xml.push("<si>");
            push_cell(&mut xml.text, text);
            xml.push("</si>");
        }
        xml.push("</sst>");
    }
}

/// A table that was looked through once.
struct Overview<'a> {
    text: &'a str,
    header: bool,
    records: usize,
    /// The columns' letters, forms and widths.
    columns: Vec<(String, ColumnForm, usize)>,
}

impl<'a> Overview<'a> {
    fn new(text: &'a str, header: bool) -> Self {
        let (mut records, mut cells) = (RecordReader::new(text), Vec::new());
        let (mut number, mut columns) = (0, Vec::<SeenCells>::new());
        while records.read(&mut cells) {
            if number == 0 {
                columns.resize_with(cells.len(), SeenCells::default);
            }
            let see = if header && number == 0 { SeenCells::width } else { SeenCells::cell };
            columns.iter_mut().zip(&cells).for_each(|(column, cell)| see(column, cell));
            number += 1;
        }
        let columns = columns.iter().enumerate();
        let columns = columns.map(|(index, seen)| (letters(index), seen.form(), seen.widest));
        Self { text, header, records: number, columns: columns.collect() }
    }

    /// The sheet.
    fn write(&self, xml: &mut OutgoingPart<'_>, shared: &mut Shared<'a>) {
        xml.push(&format!("<worksheet xmlns=\"{SPREADSHEET}\">"));
        let last = self.columns.last().map_or("A", |(letters, ..)| letters);
        let area = format!("A1:{last}{}", self.records.max(1));
        xml.push(&format!("<dimension ref=\"{area}\"/>"));
        if self.header && self.records > 0 {
            // The names stay in sight.
            xml.push(
                "<sheetViews><sheetView workbookViewId=\"0\"><pane ySplit=\"1\" topLeftCell=\"A2\" \
                 activePane=\"bottomLeft\" state=\"frozen\"/></sheetView></sheetViews>",
            );
        }
        if !self.columns.is_empty() {
            xml.push("<cols>");
            for (index, (.., widest)) in self.columns.iter().enumerate() {
                let (number, width) = (index + 1, (widest + 2).clamp(WIDTHS.0, WIDTHS.1));
                xml.push(&format!(
                    "<col min=\"{number}\" max=\"{number}\" width=\"{width}\" customWidth=\"1\"/>"
                ));
            }
            xml.push("</cols>");
        }
        xml.push("<sheetData>");
        self.rows(xml, shared);
        xml.push("</sheetData>");
        // Spreadsheets would mark every text of digits as a mistake.
        xml.push(&format!(
            "<ignoredErrors><ignoredError sqref=\"{area}\" numberStoredAsText=\"1\"/>\
             </ignoredErrors></worksheet>"
        ));
    }

    fn rows(&self, xml: &mut OutgoingPart<'_>, shared: &mut Shared<'a>) {
        let (mut records, mut cells, mut number) = (RecordReader::new(self.text), Vec::new(), 0);
        while records.read(&mut cells) {
            number += 1;
            let _ = write!(xml.text, "<row r=\"{number}\">");
            // Empty cells are left out. The first row has all of them, since columns would be lost
            // in which nothing stands; and every row has one, or it would be lost.
            let is_empty = cells.iter().all(|cell| cell.is_empty());
            let last_empty = if number == 1 { cells.len() } else { usize::from(is_empty) };
            let is_name = self.header && number == 1;
            for (index, (cell, (letters, form, _))) in cells.iter().zip(&self.columns).enumerate() {
                if cell.is_empty() && index >= last_empty {
                    continue;
                }
                let form = if is_name || cell.is_empty() { ColumnForm::Text } else { *form };
                let style = match form {
                    ColumnForm::Stored => 0,
                    ColumnForm::Text => AS_TEXT,
                    ColumnForm::Decimals(decimals) => AS_NUMBER + decimals,
                };
                let xml = &mut xml.text;
                let _ = write!(xml, "<c r=\"{letters}{number}\" s=\"{style}\"");
                if form != ColumnForm::Text {
                    let _ = write!(xml, "><v>{cell}</v></c>");
                } else if let Some(text) = shared.number(cell.clone()) {
                    let _ = write!(xml, " t=\"s\"><v>{text}</v></c>");
                } else {
                    xml.push_str(" t=\"inlineStr\"><is>");
                    push_cell(xml, cell);
                    xml.push_str("</is></c>");
                }
            }
            xml.push("</row>");
        }
    }
}

/// A text as an element.
fn push_cell(xml: &mut String, text: &str) {
    xml.push_str("<t xml:space=\"preserve\">");
    push_text(xml, text);
    xml.push_str("</t>");
}

/// A column's letters, by its number from 0: A to Z, AA, AB and so on.
fn letters(mut column: usize) -> String {
    let mut letters = Vec::new();
    loop {
        letters.insert(0, char::from(b'A' + (column % 26) as u8));
        match column / 26 {
            0 => return letters.into_iter().collect(),
            rest => column = rest - 1,
        }
    }
}

/// The formats of cells, and what every workbook has to have beside them.
fn styles() -> String {
    let mut formats = format!("<numFmts count=\"{}\">", DECIMALS + 1);
    let mut cells = String::new();
    let mut cell = |format: usize| {
        let _ = write!(
            cells,
            "<xf numFmtId=\"{format}\" fontId=\"0\" fillId=\"0\" borderId=\"0\" xfId=\"0\" \
             applyNumberFormat=\"1\"/>"
        );
    };
    // As stored, and as text.
    [0, 49].into_iter().for_each(&mut cell);
    for decimals in 0..=DECIMALS {
        let number = OWN_FORMATS + decimals;
        let code = if decimals == 0 { "0".into() } else { format!("0.{}", "0".repeat(decimals)) };
        let _ = write!(formats, "<numFmt numFmtId=\"{number}\" formatCode=\"{code}\"/>");
        cell(number);
    }
    let count = AS_NUMBER + DECIMALS + 1;
    format!(
        "<styleSheet xmlns=\"{SPREADSHEET}\">{formats}</numFmts>\
         <fonts count=\"1\"><font><sz val=\"11\"/><name val=\"Calibri\"/></font></fonts>\
         <fills count=\"2\"><fill><patternFill patternType=\"none\"/></fill>\
         <fill><patternFill patternType=\"gray125\"/></fill></fills>\
         <borders count=\"1\"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
         <cellStyleXfs count=\"1\"><xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\"/>\
         </cellStyleXfs><cellXfs count=\"{count}\">{cells}</cellXfs>\
         <cellStyles count=\"1\"><cellStyle name=\"Normal\" xfId=\"0\" builtinId=\"0\"/>\
         </cellStyles></styleSheet>"
    )
}

fn too_large() -> Problem {
    Problem::new(Code::WorkbookTooLarge)
}
