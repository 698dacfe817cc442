//! What the library does not tell of a sheet of an `.xls` ([MS-XLS]): how its numbers are shown, what
//! it hides, and which of its formulas have no value.

use crate::archive::Bytes;
use crate::compound::{long, short, stream};
use crate::merged::CellPlace;
use crate::parts::{Facts, broken};
use crate::styles::{Styles, built_in};
use outis_protocol::problem::Outcome;
use std::collections::{BTreeMap, BTreeSet};

/// What the stream of the sheets may be called.
pub(crate) const STREAMS: [&str; 2] = ["Workbook", "Book"];

const BEGIN: u16 = 0x0809;
const END: u16 = 0x000a;
const SHEET: u16 = 0x0085;
const DATE_SYSTEM: u16 = 0x0022;
const FORMAT: u16 = 0x041e;
const STYLE: u16 = 0x00e0;
const ROW: u16 = 0x0208;
const COLUMNS: u16 = 0x007d;
const NUMBER: u16 = 0x0203;
const SHORT_NUMBER: u16 = 0x027e;
const SHORT_NUMBERS: u16 = 0x00bd;
const FORMULA: u16 = 0x0006;
/// Cells without a number: a text of its own, a truth or an error, a text that is shared, and one of
/// several fonts.
const OTHERS: [u16; 4] = [0x0204, 0x0205, 0x00fd, 0x00d6];

/// What a formula has for its value where that is an empty text, or where whoever wrote it worked
/// nothing out.
const NOTHING: [u8; 8] = [3, 0, 0, 0, 0, 0, 0xff, 0xff];

/// The formats of the cells and the facts of the sheet that is listed in this place.
///
/// # Errors
/// `workbook-broken` where records end too early, or there is no such sheet.
pub(crate) fn facts(bytes: &Bytes, sheet: usize) -> Outcome<(Facts, Styles)> {
    let workbook = stream(bytes.get_ref(), &STREAMS)?;
    let (begin, mut styles) = globals(&workbook, sheet)?;
    let mut pass =
        BiffPass { styles: &mut styles, facts: Facts::default(), hidden: BTreeSet::new() };
    let records = BiffRecords { rest: workbook.get(begin..).ok_or_else(broken)? };
    // Charts within the sheet have records of cells too.
    let mut depth = 0;
    for record in records {
        let (kind, content) = record?;
        match kind {
            BEGIN => depth += 1,
            END if depth <= 1 => break,
            END => depth -= 1,
            _ if depth <= 1 => pass.record(kind, content)?,
            _ => {}
        }
    }
    let facts = pass.facts;
    styles.sort();
    Ok((facts, styles))
}

/// Where a sheet begins, and what the styles of the workbook show.
fn globals(workbook: &[u8], sheet: usize) -> Outcome<(usize, Styles)> {
    let mut codes = BTreeMap::new();
    let (mut styles, mut sheets) = (Vec::new(), Vec::new());
    let (mut is_unicode, mut is_1904) = (true, false);
    for record in (BiffRecords { rest: workbook }) {
        let (kind, content) = record?;
        match kind {
            // Before Excel 97.
            BEGIN => is_unicode = short(content, 0)? != 0x0500,
            DATE_SYSTEM => is_1904 = short(content, 0)? == 1,
            FORMAT => {
                codes.insert(short(content, 0)?, code(&content[2..], is_unicode)?);
            }
            STYLE => styles.push(short(content, 2)?),
            SHEET => sheets.push(long(content, 0)? as usize),
            END => break,
            _ => {}
        }
    }
    let begin = sheets.get(sheet).ok_or_else(broken)?;
    let codes = styles
        .iter()
        .map(|style| codes.get(style).map_or_else(|| built_in(*style), String::as_str));
    let mut styles = Styles::new(codes);
    styles.is_1904 = is_1904;
    Ok((*begin, styles))
}

/// The code of a format: letters of one byte, or of two where a mark after their number says so.
fn code(content: &[u8], is_unicode: bool) -> Outcome<String> {
    let count = usize::from(*content.first().ok_or_else(broken)?);
    let latin = |bytes: &[u8]| -> String { bytes.iter().map(|&byte| char::from(byte)).collect() };
    if !is_unicode {
        return Ok(latin(content.get(1..=count).ok_or_else(broken)?));
    }
    let count = usize::from(short(content, 0)?);
    let letters = content.get(3..).ok_or_else(broken)?;
    if content[2] & 1 == 0 {
        return Ok(latin(letters.get(..count).ok_or_else(broken)?));
    }
    let letters = letters.get(..2 * count).ok_or_else(broken)?.chunks_exact(2);
    let letters = letters.map(|letter| u16::from_le_bytes([letter[0], letter[1]]));
    Ok(char::decode_utf16(letters).map(|letter| letter.unwrap_or_default()).collect())
}

/// The records of a sheet on their way in.
struct BiffPass<'a> {
    styles: &'a mut Styles,
    facts: Facts,
    /// Rows that are hidden, and of which no cell came yet.
    hidden: BTreeSet<u16>,
}

impl BiffPass<'_> {
    fn record(&mut self, kind: u16, content: &[u8]) -> Outcome<()> {
        match kind {
            ROW if short(content, 12)? & 0x20 != 0 => {
                self.hidden.insert(short(content, 0)?);
            }
            COLUMNS => {
                let (first, last) = (short(content, 0)?, short(content, 2)?);
                if short(content, 8)? & 1 != 0 || short(content, 4)? == 0 {
                    self.facts.hidden.push((first.into(), u32::from(last) + 1));
                }
            }
            SHORT_NUMBERS => {
                let row = self.cell(content)?;
                let first = short(content, 2)?;
                // Style and number of each, and the last column.
                let numbers = content[4..].chunks_exact(6);
                for (column, number) in (u32::from(first)..).zip(numbers) {
                    self.styles.add((row, column), short(number, 0)?);
                }
            }
            NUMBER | SHORT_NUMBER | FORMULA => {
                let place: CellPlace = (self.cell(content)?, short(content, 2)?.into());
                self.styles.add(place, short(content, 4)?);
                let value = content.get(6..14);
                let is_empty = kind == FORMULA
                    && value.is_some_and(|it| it[0] == NOTHING[0] && it[6..] == NOTHING[6..]);
                self.facts.without_value += u32::from(is_empty);
            }
            _ if OTHERS.contains(&kind) => {
                self.cell(content)?;
            }
            _ => {}
        }
        Ok(())
    }

    /// The row of a cell, which counts once if it is hidden.
    fn cell(&mut self, content: &[u8]) -> Outcome<u32> {
        let row = short(content, 0)?;
        self.facts.hidden_rows += u32::from(self.hidden.remove(&row));
        Ok(row.into())
    }
}

/// Kind and content of one record after the other.
struct BiffRecords<'a> {
    rest: &'a [u8],
}

impl<'a> Iterator for BiffRecords<'a> {
    type Item = Outcome<(u16, &'a [u8])>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.rest.is_empty() {
            return None;
        }
        let record = short(self.rest, 0).and_then(|kind| {
            let end = 4 + usize::from(short(self.rest, 2)?);
            let content = self.rest.get(4..end).ok_or_else(broken)?;
            self.rest = &self.rest[end..];
            Ok((kind, content))
        });
        // Nothing is known of what follows one that is broken.
        if record.is_err() {
            self.rest = &[];
        }
        Some(record)
    }
}
