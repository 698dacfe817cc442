//! Tables as XML: an element for each record, and in it one for each cell.
//!
//! ```xml
//! <records>
//!   <record><zip>13053</zip><age>28</age></record>
//! </records>
//! ```
//!
//! What the outer elements are called means nothing. A column whose name is none for an element is
//! `<cell name="…">`, and `<field name="…">` as MySQL writes it is read alike. Columns are in the order
//! in which they first occur; a cell that a record lacks, and one that is `xsi:nil`, is empty.

use crate::archive::Bytes;
use crate::grid::{push_cell, refuse_too_long};
use crate::records::RecordReader;
use outis_anon::{Element, XmlPiece, XmlPieces, bounded, broken, decode, is_writable, push_text};
use outis_protocol::Problem;
use outis_protocol::problem::{Code, Outcome};
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

/// What its only table is called.
pub(crate) const SHEET: &str = "XML";

/// The element of a cell whose column's name is none for an element, and what others call it.
const CELL: &str = "cell";
const FIELD: &str = "field";

/// Cells that a table may have however small its file is, and for each byte of the file: a record need
/// not have an element for each cell.
const CELLS: usize = 16 << 20;
const CELLS_PER_BYTE: usize = 16;

/// The text of the table that an XML file holds, and how many records there are: a line of names, and
/// one for each record.
///
/// # Errors
/// `xml-broken` with the line, `empty` without a record, `workbook-too-large`.
pub(crate) fn content(bytes: &Bytes) -> Outcome<(String, u32)> {
    let bytes = bytes.get_ref();
    let xml = decode(bytes)?;
    // Once for the names, and once for the cells: all of them at once would take much memory.
    let mut places = HashMap::<String, usize>::new();
    let mut names = Vec::new();
    let mut records = 0_usize;
    let mut reader = RecordElements::new(&xml)?;
    while let Some(cells) = reader.read()? {
        records += 1;
        for (name, cell) in cells {
            if !places.contains_key(&name) {
                places.insert(name.clone(), names.len());
                names.push(name);
                let most = CELLS.max(CELLS_PER_BYTE.saturating_mul(bytes.len()));
                if names.len().saturating_mul(records) > most {
                    return Err(bounded("too-many-cells", most, cell.line));
                }
            }
        }
    }
    if names.is_empty() {
        return Err(Problem::new(Code::Empty));
    }
    let mut text = String::new();
    push_record(&mut text, names.iter().map(|name| Cow::Borrowed(&**name)))?;
    let mut reader = RecordElements::new(&xml)?;
    while let Some(cells) = reader.read()? {
        let mut row = vec![Cow::Borrowed(""); names.len()];
        for (name, cell) in cells {
            let place = places.get(&name).and_then(|&place| row.get_mut(place));
            place.into_iter().for_each(|place| *place = Cow::Owned(cell.text.clone()));
        }
        push_record(&mut text, row.into_iter())?;
    }
    Ok((text, u32::try_from(records).unwrap_or(u32::MAX)))
}

/// Adds a line to a text.
fn push_record<'a>(text: &mut String, cells: impl Iterator<Item = Cow<'a, str>>) -> Outcome<()> {
    let begins = text.len();
    for (index, cell) in cells.enumerate() {
        if index > 0 {
            text.push(',');
        }
        push_cell(text, &cell);
    }
    // A record of nothing is no blank line.
    if text.len() == begins {
        text.push_str("\"\"");
    }
    text.push('\n');
    refuse_too_long(text.len() as u64)
}

/// The records of an XML text, one by one.
struct RecordElements<'a> {
    pieces: XmlPieces<'a>,
}

impl<'a> RecordElements<'a> {
    fn new(xml: &'a str) -> Outcome<Self> {
        let mut pieces = XmlPieces::new(xml)?;
        // What the outermost element says of itself means nothing.
        pieces.read()?;
        Ok(Self { pieces })
    }

    /// The next record's cells with the names of their columns; nothing at the end.
    fn read(&mut self) -> Outcome<Option<Vec<(String, Element)>>> {
        loop {
            match self.pieces.read()? {
                None => return Ok(None),
                Some(XmlPiece::Begin(record)) => return self.cells(&record).map(Some),
                Some(XmlPiece::Text(text, line)) => refuse_text(&text, line)?,
                Some(XmlPiece::End) => {}
            }
        }
    }

    fn cells(&mut self, record: &Element) -> Outcome<Vec<(String, Element)>> {
        if record.attributes.iter().any(|(name, _)| !is_technical(name)) {
            return Err(broken("attribute", record.line));
        }
        let (mut cells, mut seen) = (Vec::new(), HashSet::new());
        loop {
            match self.pieces.read()? {
                Some(XmlPiece::Begin(cell)) => {
                    let cell = self.cell(cell)?;
                    let name = column(&cell)?;
                    if !seen.insert(name.clone()) {
                        return Err(broken("cell-twice", cell.line));
                    }
                    cells.push((name, cell));
                }
                Some(XmlPiece::Text(text, line)) => refuse_text(&text, line)?,
                Some(XmlPiece::End) | None => return Ok(cells),
            }
        }
    }

    /// A cell with its text.
    fn cell(&mut self, mut cell: Element) -> Outcome<Element> {
        loop {
            match self.pieces.read()? {
                Some(XmlPiece::Begin(inner)) => return Err(broken("cell", inner.line)),
                Some(XmlPiece::Text(text, _)) => cell.text.push_str(&text),
                Some(XmlPiece::End) | None => return Ok(cell),
            }
        }
    }
}

/// Refuses text beside records and cells.
fn refuse_text(text: &str, line: u64) -> Outcome<()> {
    match text.trim_matches([' ', '\t', '\r', '\n']).is_empty() {
        true => Ok(()),
        false => Err(broken("cell", line)),
    }
}

/// Whether an attribute says nothing of the table.
fn is_technical(name: &str) -> bool {
    ["xmlns", "xsi", "nil", "type", "space"].contains(&name)
}

/// The column of a cell.
fn column(cell: &Element) -> Outcome<String> {
    let is_named = cell.is(CELL) || cell.is(FIELD);
    let given = cell.attribute("name").filter(|_| is_named);
    let mut others = cell.attributes.iter();
    if others.any(|(name, _)| !is_technical(name) && (name != "name" || given.is_none())) {
        return Err(broken("attribute", cell.line));
    }
    Ok(given.unwrap_or(&cell.name).to_owned())
}

/// A release as XML, made of its text. Without a `header` columns are called by their numbers.
///
/// # Errors
/// `unwritable` if a cell has a letter that XML cannot hold, and without any record, since nothing but
/// records names the columns.
pub(crate) fn write(text: &str, header: bool) -> Outcome<Vec<u8>> {
    if !is_writable(text) {
        return Err(Problem::new(Code::Unwritable).with_detail("XML"));
    }
    let (mut records, mut cells) = (RecordReader::new(text), Vec::new());
    let mut names = Vec::<String>::new();
    let mut has_records = false;
    let mut xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<records>\n".to_owned();
    while records.read(&mut cells) {
        if names.is_empty() {
            names = match header {
                true => cells.iter().map(ToString::to_string).collect(),
                false => (1..=cells.len()).map(|number| number.to_string()).collect(),
            };
            if header {
                continue;
            }
        }
        has_records = true;
        xml.push_str("  <record>");
        for (name, cell) in names.iter().zip(&cells) {
            let element = if is_plain(name) { name } else { CELL };
            xml.push('<');
            xml.push_str(element);
            if element != name {
                xml.push_str(" name=\"");
                push_text(&mut xml, name);
                xml.push('"');
            }
            xml.push('>');
            push_text(&mut xml, cell);
            xml.push_str("</");
            xml.push_str(element);
            xml.push('>');
        }
        xml.push_str("</record>\n");
    }
    xml.push_str("</records>\n");
    match has_records {
        true => Ok(xml.into_bytes()),
        false => Err(Problem::new(Code::Unwritable).with_detail("XML-names")),
    }
}

/// The text of XML that was [written](write()).
///
/// # Errors
/// As [`content`].
pub(crate) fn read(bytes: &[u8], header: bool) -> Outcome<String> {
    let (text, _) = content(&Bytes::new(bytes.into()))?;
    match header {
        true => Ok(text),
        false => Ok(text.split_once('\n').map(|(_, rest)| rest.to_owned()).unwrap_or_default()),
    }
}

/// Whether an element may be called so and is then read as this column.
fn is_plain(name: &str) -> bool {
    let begins = name.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '_');
    let is_reserved = [CELL, FIELD].iter().any(|own| name.eq_ignore_ascii_case(own))
        || name.get(..3).is_some_and(|head| head.eq_ignore_ascii_case("xml"));
    let mut letters = name.chars();
    begins
        && !is_reserved
        && letters.all(|letter| letter.is_ascii_alphanumeric() || "_-.".contains(letter))
}

#[cfg(test)]
mod tests;
