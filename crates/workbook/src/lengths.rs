//! What parts of a data set say of their own lengths, looked at before the library makes room for as
//! many bytes.

use crate::archive::Bytes;
use dta::stata::dta::byte_order::ByteOrder;
use dta::stata::dta::header::Header;
use dta::stata::dta::release::Release;
use outis_protocol::Problem;
use outis_protocol::problem::{Code, Outcome};
use std::cell::Cell;
use std::io::{Read, Result, Seek, SeekFrom};
use std::rc::Rc;

/// Bytes, with the place up to which they have been read.
#[derive(Debug)]
pub(crate) struct Followed {
    bytes: Bytes,
    place: Rc<Cell<u64>>,
}

impl Followed {
    pub(crate) fn new(bytes: Bytes, place: Rc<Cell<u64>>) -> Self {
        Self { bytes, place }
    }
}

impl Read for Followed {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
        let count = self.bytes.read(buffer)?;
        self.place.set(self.bytes.position());
        Ok(count)
    }
}

impl Seek for Followed {
    fn seek(&mut self, target: SeekFrom) -> Result<u64> {
        let place = self.bytes.seek(target)?;
        self.place.set(place);
        Ok(place)
    }
}

/// A part of entries that each say how long they are.
#[derive(Clone, Copy)]
pub(crate) enum LengthPart {
    Characteristics,
    LongStrings,
    ValueLabels,
}

/// How entries are written: the tag of the part, that of each entry, and the bytes before and after
/// its length that it does not count.
struct EntryForm {
    opening: &'static [u8],
    tag: &'static [u8],
    ahead: usize,
    tail: usize,
}

impl EntryForm {
    /// The form of a part. Nothing where lengths have two bytes, for which there is always room.
    fn new(part: LengthPart, release: Release) -> Option<Self> {
        let name = match release {
            _ if release >= Release::V118 => 129,
            _ if release >= Release::V110 => 33,
            _ => 9,
        };
        Some(match (part, release.is_xml_like()) {
            (LengthPart::Characteristics, true) => {
                Self { opening: b"<characteristics>", tag: b"<ch>", ahead: 0, tail: 5 }
            }
            (LengthPart::LongStrings, true) => {
                let ahead = if release >= Release::V118 { 13 } else { 9 };
                Self { opening: b"<strls>", tag: b"GSO", ahead, tail: 0 }
            }
            (LengthPart::ValueLabels, true) => {
                Self { opening: b"<value_labels>", tag: b"<lbl>", ahead: 0, tail: name + 9 }
            }
            (LengthPart::Characteristics, false) if release >= Release::V110 => {
                Self { opening: b"", tag: b"", ahead: 1, tail: 0 }
            }
            (LengthPart::ValueLabels, false) if release >= Release::V108 => {
                Self { opening: b"", tag: b"", ahead: 0, tail: name + 3 }
            }
            _ => return None,
        })
    }
}

/// Refuses a part, of which `rest` begins with the first byte, with an entry that is longer than
/// what is left of the file. What else is wrong is left to whoever reads it.
///
/// # Errors
/// `workbook-broken`.
pub(crate) fn check(part: LengthPart, header: &Header, rest: &[u8]) -> Outcome<()> {
    let Some(form) = EntryForm::new(part, header.release()) else { return Ok(()) };
    let mut rest = rest.strip_prefix(form.opening).unwrap_or(rest);
    while let Some((head, following)) = rest
        .strip_prefix(form.tag)
        .and_then(|entry| entry.split_at_checked(form.ahead))
        .and_then(|(head, entry)| Some((head, entry.split_first_chunk()?)))
    {
        // Type 0 is the end where nothing else says so.
        if head == [0] {
            break;
        }
        let (&length, entry) = following;
        let length = match header.byte_order() {
            ByteOrder::BigEndian => u32::from_be_bytes(length),
            ByteOrder::LittleEndian => u32::from_le_bytes(length),
        };
        let length = usize::try_from(length).ok().and_then(|it| it.checked_add(form.tail));
        rest = length
            .and_then(|length| entry.get(length..))
            .ok_or_else(|| Problem::new(Code::WorkbookBroken))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether a part is taken whose second and last entry claims one byte more or less than it has.
    fn takes(
        part: LengthPart,
        release: Release,
        claimed: i32,
        tag: &[u8],
        gaps: [usize; 2],
    ) -> bool {
        let header = Header::builder(release, ByteOrder::BigEndian).build();
        let mut rest = match (part, release.is_xml_like()) {
            (LengthPart::Characteristics, true) => b"<characteristics>".to_vec(),
            (LengthPart::LongStrings, true) => b"<strls>".to_vec(),
            (LengthPart::ValueLabels, true) => b"<value_labels>".to_vec(),
            _ => Vec::new(),
        };
        for length in [20, 20 + claimed] {
            rest.extend(tag);
            rest.extend(vec![1; gaps[0]]);
            rest.extend(length.to_be_bytes());
            rest.extend(vec![b'x'; 20 + gaps[1]]);
        }
        check(part, &header, &rest).is_ok()
    }

    #[test]
    fn no_entry_is_longer_than_the_file() {
        for (part, release, tag, gaps) in [
            (LengthPart::Characteristics, Release::V119, &b"<ch>"[..], [0, 5]),
            (LengthPart::Characteristics, Release::V117, b"<ch>", [0, 5]),
            (LengthPart::Characteristics, Release::V110, b"", [1, 0]),
            (LengthPart::LongStrings, Release::V118, b"GSO", [13, 0]),
            (LengthPart::LongStrings, Release::V117, b"GSO", [9, 0]),
            (LengthPart::ValueLabels, Release::V118, b"<lbl>", [0, 129 + 3 + 6]),
            (LengthPart::ValueLabels, Release::V117, b"<lbl>", [0, 33 + 3 + 6]),
            (LengthPart::ValueLabels, Release::V114, b"", [0, 33 + 3]),
            (LengthPart::ValueLabels, Release::V108, b"", [0, 9 + 3]),
        ] {
            assert!(takes(part, release, 0, tag, gaps), "{release:?}");
            assert!(!takes(part, release, 1, tag, gaps), "{release:?}");
            assert!(!takes(part, release, i32::MAX - 20, tag, gaps), "{release:?}");
        }
        // Lengths of two bytes, and what is behind the end.
        assert!(takes(LengthPart::Characteristics, Release::V105, 1, b"", [1, 0]));
        assert!(takes(LengthPart::ValueLabels, Release::V107, 1, b"", [0, 12]));
        assert!(takes(LengthPart::Characteristics, Release::V114, 1, b"\0\0\0\0\0", [1, 0]));
    }
}
