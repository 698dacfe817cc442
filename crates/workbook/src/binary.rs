//! Cells of an `.xlsb` that the library passes over.

use crate::archive::{Bytes, unpacked};
use crate::parts::broken;
use outis_protocol::problem::Outcome;
use std::io::{BufReader, Read};
use zip::ZipArchive;

/// Records of cells that do not say their column, because the one before stands beside them:
/// `BrtShortBlank` to `BrtShortIsst` (MS-XLSB 2.3.1).
const SHORT: std::ops::RangeInclusive<u32> = 12..=18;

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
            refuse_in_sheet(&mut BufReader::new(part))?;
        }
    }
    Ok(())
}

fn refuse_in_sheet(part: &mut impl Read) -> Outcome<()> {
    while let Some(kind) = number(part, 2)? {
        if SHORT.contains(&kind) {
            return Err(broken());
        }
        let size = u64::from(number(part, 4)?.ok_or_else(broken)?);
        let skipped = std::io::copy(&mut part.take(size), &mut std::io::sink());
        if !skipped.is_ok_and(|skipped| skipped == size) {
            return Err(broken());
        }
    }
    Ok(())
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
        assert!(refuse_in_sheet(&mut &b"\x81\x01\x00\x00\x02\xaa\xbb\x05\x01\xcc"[..]).is_ok());
        assert!(refuse_in_sheet(&mut &b"\x00\x00\x10\x01\xcc"[..]).is_err());
        assert!(refuse_in_sheet(&mut &b"\x05\x09\xcc"[..]).is_err());
        assert!(refuse_in_sheet(&mut &b"\x81"[..]).is_err());
    }
}
