//! What the library does not tell of an `.xlsb` ([MS-XLSB]): how its numbers are shown, what it hides
//! and merges, which of its formulas have no value, and cells that it passes over.

use crate::archive::{Bytes, unpacked};
use crate::compound::{long, short};
use crate::merged::{Area, CellPlace, Merged};
use crate::opened::ROWS;
use crate::parts::{Facts, attribute, broken, join, position, target};
use crate::styles::{Styles, built_in};
use outis_protocol::problem::Outcome;
use std::collections::BTreeMap;
use std::io::{BufReader, Read};
use zip::ZipArchive;

/// Records of cells that do not say their column, because the one before stands beside them:
/// `BrtShortBlank` to `BrtShortIsst` (2.3.1).
const SHORT: std::ops::RangeInclusive<u32> = 12..=18;

const ROW: u32 = 0;
/// Cells with a value, after the blank ones.
const CELLS: std::ops::RangeInclusive<u32> = 2..=11;
const TEXT_OF_FORMULA: u32 = 8;
const ERROR_OF_FORMULA: u32 = 11;
const FORMAT: u32 = 44;
const STYLE: u32 = 47;
const COLUMNS: u32 = 60;
const SHEET: u32 = 156;
const MERGED: u32 = 176;
const BEGIN_STYLES: u32 = 617;
const END_STYLES: u32 = 618;

/// A mark in place of the length of a text that there is none.
const NO_TEXT: u32 = u32::MAX;

/// Refuses a workbook in which a sheet has cells that would be passed over: a table without them
/// would be another one.
///
/// # Errors
/// `workbook-broken`.
pub(crate) fn refuse_short_cells(bytes: &Bytes) -> Outcome<()> {
    let mut archive = ZipArchive::new(bytes.clone()).map_err(|error| unpacked(&error))?;
    for index in 0..archive.len() {
        let part = archive.by_index(index).map_err(|error| unpacked(&error))?;
        let name = part.name().map_err(|_| broken())?.replace('\\', "/").to_ascii_lowercase();
        if name.starts_with("xl/worksheets/") && name.ends_with(".bin") {
            refuse_in_sheet(BufReader::new(part))?;
        }
    }
    Ok(())
}

fn refuse_in_sheet(part: impl Read) -> Outcome<()> {
    each_record(part, |kind, _| if SHORT.contains(&kind) { Err(broken()) } else { Ok(()) })
}

/// What is told of a sheet.
pub(crate) struct ToldSheet {
    pub(crate) facts: Facts,
    pub(crate) merged: Merged,
    pub(crate) styles: Styles,
    /// Formulas that came to an error, which the library passes over.
    pub(crate) errors: u32,
}

/// What is told of the sheet of this name.
///
/// # Errors
/// `workbook-broken` where a part ends too early, where a row stands where no sheet has one, and
/// where the sheet's part is not found.
pub(crate) fn told(bytes: &Bytes, sheet: &str) -> Outcome<ToldSheet> {
    let mut archive = ZipArchive::new(bytes.clone()).map_err(|error| unpacked(&error))?;
    let mut id = None;
    in_part(&mut archive, "xl/workbook.bin", |kind, content| {
        if kind == SHEET {
            let (relation, length) = text(content, 8)?;
            if text(content, 8 + length)?.0 == sheet {
                id = Some(relation);
            }
        }
        Ok(())
    })?;
    let id = id.ok_or_else(broken)?;
    let target = target(&mut archive, "xl/_rels/workbook.bin.rels", |relation| {
        Ok(attribute(relation, "Id")?.as_ref() == Some(&id))
    })?;
    let mut pass = BinaryPass { styles: styles(&mut archive)?, ..BinaryPass::default() };
    let path = join("xl", &target.ok_or_else(broken)?);
    in_part(&mut archive, &path, |kind, content| pass.record(kind, content))?;
    let BinaryPass { facts, areas, styles, errors, .. } = pass;
    Ok(ToldSheet { facts, merged: Merged::new(areas), styles, errors })
}

/// What the styles of cells show, which a workbook may be without.
fn styles(archive: &mut ZipArchive<Bytes>) -> Outcome<Styles> {
    const PART: &str = "xl/styles.bin";
    if position(archive, PART).is_none() {
        return Ok(Styles::default());
    }
    let (mut codes, mut styles) = (BTreeMap::new(), Vec::new());
    let mut is_of_cells = false;
    in_part(archive, PART, |kind, content| {
        match kind {
            FORMAT => {
                codes.insert(short(content, 0)?, text(content, 2)?.0);
            }
            BEGIN_STYLES => is_of_cells = true,
            END_STYLES => is_of_cells = false,
            STYLE if is_of_cells => styles.push(short(content, 2)?),
            _ => {}
        }
        Ok(())
    })?;
    Ok(Styles::new(
        styles
            .iter()
            .map(|style| codes.get(style).map_or_else(|| built_in(*style), String::as_str)),
    ))
}

/// The records of a sheet on their way in.
#[derive(Default)]
struct BinaryPass {
    styles: Styles,
    facts: Facts,
    areas: Vec<Area>,
    errors: u32,
    row: u32,
    row_is_hidden: bool,
}

impl BinaryPass {
    fn record(&mut self, kind: u32, content: &[u8]) -> Outcome<()> {
        match kind {
            ROW => {
                self.row = long(content, 0)?;
                // The library takes it for the end of the sheet.
                if self.row >= ROWS {
                    return Err(broken());
                }
                self.row_is_hidden = short(content, 10)? & 0x1000 != 0;
            }
            _ if CELLS.contains(&kind) => {
                // A row counts once, with its first cell.
                self.facts.hidden_rows += u32::from(std::mem::take(&mut self.row_is_hidden));
                let place: CellPlace = (self.row, long(content, 0)?);
                // Three bytes for a style, of which no program has more than two.
                if let Ok(style) = u16::try_from(long(content, 4)? & 0x00ff_ffff) {
                    self.styles.add(place, style);
                }
                let is_empty = kind == TEXT_OF_FORMULA && long(content, 8)? == 0;
                self.facts.without_value += u32::from(is_empty);
                self.errors += u32::from(kind == ERROR_OF_FORMULA);
            }
            COLUMNS => {
                let (first, last) = (long(content, 0)?, long(content, 4)?);
                if short(content, 16)? & 1 != 0 || long(content, 8)? == 0 {
                    self.facts.hidden.push((first, last.saturating_add(1)));
                }
            }
            MERGED => {
                let (first, last) = (
                    (long(content, 0)?, long(content, 8)?),
                    (long(content, 4)?, long(content, 12)?),
                );
                if last.0 < first.0 || last.1 < first.1 {
                    return Err(broken());
                }
                self.areas.push(Area { first, last });
            }
            _ => {}
        }
        Ok(())
    }
}

/// Does something with each record of a part.
fn in_part(
    archive: &mut ZipArchive<Bytes>,
    path: &str,
    work: impl FnMut(u32, &[u8]) -> Outcome<()>,
) -> Outcome<()> {
    let index = position(archive, path).ok_or_else(broken)?;
    let part = archive.by_index(index).map_err(|error| unpacked(&error))?;
    each_record(BufReader::new(part), work)
}

/// Does something with kind and content of each record.
fn each_record(
    mut part: impl Read,
    mut work: impl FnMut(u32, &[u8]) -> Outcome<()>,
) -> Outcome<()> {
    let mut content = Vec::new();
    while let Some(kind) = number(&mut part, 2)? {
        let size = u64::from(number(&mut part, 4)?.ok_or_else(broken)?);
        content.clear();
        let read = part.by_ref().take(size).read_to_end(&mut content);
        if !read.is_ok_and(|read| read as u64 == size) {
            return Err(broken());
        }
        work(kind, &content)?;
    }
    Ok(())
}

/// A text of letters of two bytes after their number, and how many bytes both take.
fn text(content: &[u8], place: usize) -> Outcome<(String, usize)> {
    let count = long(content, place)?;
    if count == NO_TEXT {
        return Ok((String::new(), 4));
    }
    let length = (count as usize).checked_mul(2).ok_or_else(broken)?;
    let letters = content.get(place + 4..).and_then(|rest| rest.get(..length));
    let letters = letters.ok_or_else(broken)?.chunks_exact(2);
    let letters = letters.map(|letter| u16::from_le_bytes([letter[0], letter[1]]));
    let letters = char::decode_utf16(letters).map(|it| it.unwrap_or(char::REPLACEMENT_CHARACTER));
    Ok((letters.collect(), 4 + length))
}

/// A number of up to so many bytes, seven bits in each, the lowest first; nothing at the end.
fn number(part: &mut impl Read, bytes: u32) -> Outcome<Option<u32>> {
    let mut number = 0;
    for place in 0..bytes {
        let mut byte = [0];
        if part.read(&mut byte).map_err(|_| broken())? == 0 {
            return if place == 0 { Ok(None) } else { Err(broken()) };
        }
        let [byte] = byte;
        number |= u32::from(byte & 0x7f) << (7 * place);
        if byte & 0x80 == 0 {
            break;
        }
    }
    Ok(Some(number))
}

#[cfg(test)]
mod tests {
    use super::refuse_in_sheet;

    #[test]
    fn cells_without_a_column_are_refused() {
        // BrtBeginSheet, BrtRowHdr with two bytes, a cell of one byte.
        assert!(refuse_in_sheet(&b"\x81\x01\x00\x00\x02\xaa\xbb\x05\x01\xcc"[..]).is_ok());
        assert!(refuse_in_sheet(&b"\x00\x00\x10\x01\xcc"[..]).is_err());
        assert!(refuse_in_sheet(&b"\x05\x09\xcc"[..]).is_err());
        assert!(refuse_in_sheet(&b"\x81"[..]).is_err());
    }
}
