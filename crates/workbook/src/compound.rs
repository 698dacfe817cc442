//! What lies in the container of an `.xls` ([MS-CFB]): the library reads it and keeps it to itself.

use crate::parts::broken;
use outis_protocol::problem::Outcome;

/// Numbers of sectors end here; above are marks, such as the end of a chain.
const MARKS: u32 = 0xffff_fffa;

/// Streams that are shorter lie in small sectors, which lie in a stream of their own.
const SHORT: usize = 4096;

/// How long small sectors are.
const SMALL: usize = 64;

/// How long the description of a stream is.
const ENTRY: usize = 128;

/// Sectors of one length.
struct Sectors<'a> {
    bytes: &'a [u8],
    size: usize,
    /// Which sector follows each.
    next: Vec<u32>,
}

/// The first stream that has one of these names, whatever the case of its letters.
///
/// # Errors
/// `workbook-broken` where there is none, or where a chain leads out of the file or in a circle.
pub(crate) fn stream(bytes: &[u8], names: &[&str]) -> Outcome<Vec<u8>> {
    let (sectors, entries) = opened(bytes)?;
    let entries: Vec<_> = entries.chunks_exact(ENTRY).collect();
    let entry = names
        .iter()
        .find_map(|name| entries.iter().find(|entry| is_called(entry, name)))
        .ok_or_else(broken)?;
    let (start, length) = (long(entry, 116)?, long(entry, 120)? as usize);
    if length >= SHORT {
        return sectors.chain(start, length);
    }
    let root = entries.first().ok_or_else(broken)?;
    let (content, next) = small(bytes, &sectors, root)?;
    Sectors { bytes: &content, size: SMALL, next }.chain(start, length)
}

/// Refuses a container of which a chain goes in a circle, as the library would until no memory is
/// left.
///
/// # Errors
/// As [`stream`] of these names.
pub(crate) fn refuse_circles(bytes: &[u8], names: &[&str]) -> Outcome<()> {
    let (sectors, entries) = opened(bytes)?;
    if long(bytes, 64)? > 0 {
        small(bytes, &sectors, entries.get(..ENTRY).ok_or_else(broken)?)?;
    }
    stream(bytes, names)?;
    Ok(())
}

/// What lies in small sectors, and which of them follows each.
fn small(bytes: &[u8], sectors: &Sectors<'_>, root: &[u8]) -> Outcome<(Vec<u8>, Vec<u32>)> {
    let content = sectors.chain(long(root, 116)?, long(root, 120)? as usize)?;
    Ok((content, numbers(&sectors.chain(long(bytes, 60)?, usize::MAX)?)))
}

/// The sectors of a container, and the descriptions of its streams.
fn opened(bytes: &[u8]) -> Outcome<(Sectors<'_>, Vec<u8>)> {
    let shift = short(bytes, 30)?;
    if shift != 9 && shift != 12 {
        return Err(broken());
    }
    let size = 1 << shift;
    // The header has as much room as a sector.
    let mut sectors =
        Sectors { bytes: bytes.get(size..).ok_or_else(broken)?, size, next: Vec::new() };
    for sector in allocation(bytes, &sectors)? {
        let following = numbers(sectors.sector(sector)?);
        sectors.next.extend(following);
    }
    let entries = sectors.chain(long(bytes, 48)?, usize::MAX)?;
    Ok((sectors, entries))
}

/// The sectors in which it stands which sector follows which: the header names the first of them,
/// and sectors that are chained by their last number the others.
fn allocation(bytes: &[u8], sectors: &Sectors<'_>) -> Outcome<Vec<u32>> {
    let mut named = numbers(bytes.get(76..512).ok_or_else(broken)?);
    let mut next = long(bytes, 68)?;
    let mut left = sectors.bytes.len().div_ceil(sectors.size);
    while next < MARKS {
        // A chain of more sectors than there are, or that names more, goes in a circle. A last sector
        // that is cut off may name no other.
        left = left.checked_sub(1).ok_or_else(broken)?;
        if named.len() > bytes.len() / SMALL + 109 {
            return Err(broken());
        }
        named.extend(numbers(sectors.sector(next)?));
        next = named.pop().ok_or_else(broken)?;
    }
    named.retain(|sector| *sector < MARKS);
    Ok(named)
}

impl Sectors<'_> {
    /// A sector; the last one may be cut off.
    fn sector(&self, number: u32) -> Outcome<&[u8]> {
        let start = (number as usize).checked_mul(self.size).ok_or_else(broken)?;
        let rest = self.bytes.get(start..).filter(|rest| !rest.is_empty()).ok_or_else(broken)?;
        Ok(&rest[..self.size.min(rest.len())])
    }

    /// What lies in the sectors from one on, up to a length.
    fn chain(&self, start: u32, length: usize) -> Outcome<Vec<u8>> {
        let mut content = Vec::new();
        let mut number = start;
        while number < MARKS && content.len() < length {
            // Nothing is longer than the file, but for what goes in a circle.
            if content.len() > self.bytes.len() {
                return Err(broken());
            }
            content.extend_from_slice(self.sector(number)?);
            number = *self.next.get(number as usize).ok_or_else(broken)?;
        }
        content.truncate(length);
        Ok(content)
    }
}

/// Whether a stream has this name, which is written in UTF-16 and ends with a zero.
fn is_called(entry: &[u8], name: &str) -> bool {
    let letters = entry.chunks_exact(2).map(|letter| u16::from_le_bytes([letter[0], letter[1]]));
    let letters = letters.take(32).take_while(|letter| *letter != 0);
    char::decode_utf16(letters).flatten().collect::<String>().eq_ignore_ascii_case(name)
}

fn numbers(bytes: &[u8]) -> Vec<u32> {
    bytes.as_chunks().0.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect()
}

/// A number of two bytes.
///
/// # Errors
/// `workbook-broken` where there is none.
pub(crate) fn short(bytes: &[u8], place: usize) -> Outcome<u16> {
    let bytes = bytes.get(place..).and_then(|rest| rest.first_chunk()).ok_or_else(broken)?;
    Ok(u16::from_le_bytes(*bytes))
}

/// A number of four bytes.
///
/// # Errors
/// As [`short`].
pub(crate) fn long(bytes: &[u8], place: usize) -> Outcome<u32> {
    let bytes = bytes.get(place..).and_then(|rest| rest.first_chunk()).ok_or_else(broken)?;
    Ok(u32::from_le_bytes(*bytes))
}
