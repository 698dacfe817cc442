//! Unpacks what the page carries packed: one stream of LZMA with the header of an `.lzma` file.
//!
//! The page's worker has this as a module of its own, the only one that is not packed itself, so that it is
//! to be small. `web/src/worker/unpacking.ts` calls what `exports` names.

mod exports; // For the page.

use lzma_rust2::{LzmaReader, Read, Result};

/// Bytes that come out of a stream at most. The largest module that the page carries has four million,
/// and what `cargo xtask dev` compiles soon several times as many.
const MOST: usize = 64 << 20;

/// KiB that the decoder takes at most: its window is no larger than what comes out.
const MEMORY: u32 = (MOST >> 10) as u32 + 1024;

/// Where in the header the length of what comes out stands, as eight bytes, the lowest first.
const LENGTH: std::ops::Range<usize> = 5..13;

/// Bytes that are unpacked at a time. What has them compiles some while others are unpacked.
const PART: usize = 1 << 17;

/// What is packed, as far as it was not read yet.
struct Packed {
    bytes: Vec<u8>,
    place: usize,
}

impl Read for Packed {
    fn read(&mut self, room: &mut [u8]) -> Result<usize> {
        let left = &self.bytes[self.place..];
        let length = left.len().min(room.len());
        room[..length].copy_from_slice(&left[..length]);
        self.place += length;
        Ok(length)
    }
}

/// A stream that is being unpacked.
struct Unpacking {
    reader: LzmaReader<Packed>,
    left: usize,
    part: Vec<u8>,
}

impl Unpacking {
    /// Begins with what is packed; `None` where its header names no length or more than [`MOST`] bytes,
    /// or asks for more memory than that takes.
    fn begin(bytes: Vec<u8>) -> Option<Self> {
        let length = u64::from_le_bytes(bytes.get(LENGTH)?.try_into().ok()?);
        let left = usize::try_from(length).ok().filter(|length| *length <= MOST)?;
        let packed = Packed { bytes, place: 0 };
        let mut reader = LzmaReader::new_mem_limit(packed, MEMORY, None).ok()?;
        // What ends too soon or goes on is seen by the state that the last byte leaves.
        reader.set_relaxed_end_condition(false);
        Some(Self { reader, left, part: vec![0; PART] })
    }

    /// The next bytes, none at the end; `None` where the stream ends before as many are there as it
    /// said, holds more, or is none.
    fn next_part(&mut self) -> Option<&[u8]> {
        let part = &mut self.part[..PART.min(self.left)];
        self.reader.read_exact(part).ok()?;
        self.left -= part.len();
        Some(part)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lzma_rust2::{LzmaOptions, LzmaWriter, Write};

    /// Text that neither repeats itself nor is without order.
    fn module() -> Vec<u8> {
        (0..300_000_u32).map(|place| (place.wrapping_mul(place) >> 9) as u8).collect()
    }

    fn packed(bytes: &[u8]) -> Vec<u8> {
        let options = LzmaOptions { dict_size: 1 << 19, ..LzmaOptions::with_preset(6) };
        let mut writer =
            LzmaWriter::new_use_header(Vec::new(), &options, Some(bytes.len() as u64)).unwrap();
        writer.write_all(bytes).unwrap();
        writer.finish().unwrap()
    }

    /// All parts of a stream.
    fn unpack(packed: &[u8]) -> Option<Vec<u8>> {
        let mut unpacking = Unpacking::begin(packed.to_vec())?;
        let mut unpacked = Vec::new();
        loop {
            match unpacking.next_part()? {
                [] => return Some(unpacked),
                part => unpacked.extend_from_slice(part),
            }
        }
    }

    #[test]
    fn what_was_packed_comes_back() {
        for length in [0, 1, 2, 5_000, PART, PART + 1, 300_000] {
            let bytes = &module()[..length];
            assert_eq!(unpack(&packed(bytes)).as_deref(), Some(bytes), "{length} bytes");
        }
    }

    #[test]
    fn a_stream_that_ends_too_soon_is_refused() {
        let packed = packed(&module()[..5_000]);
        for end in 0..packed.len() {
            assert_eq!(unpack(&packed[..end]), None, "after {end} of {} bytes", packed.len());
        }
    }

    #[test]
    fn a_stream_that_holds_more_or_less_than_it_says_is_refused() {
        let bytes = module();
        for said in [bytes.len() - 1, bytes.len() + 1, 2 * bytes.len()] {
            let mut packed = packed(&bytes);
            packed[LENGTH].copy_from_slice(&(said as u64).to_le_bytes());
            assert_eq!(unpack(&packed), None, "{said} bytes");
        }
    }

    #[test]
    fn what_would_take_too_much_memory_is_refused_before_any_is_taken() {
        let packed = packed(&module());
        for said in [MOST as u64 + 1, u64::from(u32::MAX), u64::MAX] {
            let mut long = packed.clone();
            long[LENGTH].copy_from_slice(&said.to_le_bytes());
            assert_eq!(unpack(&long), None, "{said} bytes");
        }
        let mut wide = packed;
        wide[1..5].copy_from_slice(&(1_u32 << 30).to_le_bytes());
        assert_eq!(unpack(&wide), None);
    }

    #[test]
    fn no_changed_byte_breaks_it() {
        let bytes = module();
        let packed = packed(&bytes[..2_000]);
        for place in 0..packed.len() {
            for change in [1, 0x80, 0xFF] {
                let mut other = packed.clone();
                other[place] ^= change;
                if let Some(unpacked) = unpack(&other) {
                    assert!(unpacked.len() <= MOST);
                }
            }
        }
    }
}
