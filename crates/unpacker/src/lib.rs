//! Unpacks what the page carries packed: one stream of LZMA with the header of an `.lzma` file.
//!
//! The page's worker has this as a module of its own, the only one that is not packed itself, so that it is
//! to be small. `web/src/worker/module.ts` calls what [`exports`] names.

#[cfg(target_arch = "wasm32")]
mod exports; // For the page.

use lzma_rust2::{LzmaReader, Read};

/// Bytes that come out of a stream at most. The largest module that the page carries has four million,
/// and what `cargo xtask dev` compiles soon several times as many.
const MOST: usize = 64 << 20;

/// KiB that the decoder takes at most beside input and output: its window is no larger than the output.
const MEMORY: u32 = (MOST >> 10) as u32 + 1024;

/// Where in the header the length of what comes out stands, as eight bytes, the lowest first.
const LENGTH: std::ops::Range<usize> = 5..13;

/// What was packed; `None` where the header names no length or more than [`MOST`] bytes, or asks for more
/// memory than that takes, and where the stream ends before they are there, holds more, or is none.
fn unpack(packed: &[u8]) -> Option<Vec<u8>> {
    let length = u64::from_le_bytes(packed.get(LENGTH)?.try_into().ok()?);
    let length = usize::try_from(length).ok().filter(|length| *length <= MOST)?;
    let mut reader = LzmaReader::new_mem_limit(packed, MEMORY, None).ok()?;
    // What ends too soon or goes on is seen by the state that the last byte leaves.
    reader.set_relaxed_end_condition(false);
    let mut unpacked = vec![0; length];
    reader.read_exact(&mut unpacked).ok()?;
    Some(unpacked)
}

#[cfg(test)]
mod tests {
    use super::*;
    use lzma_rust2::{LzmaOptions, LzmaWriter, Write};

    /// Text that neither repeats itself nor is without order.
    fn module() -> Vec<u8> {
        (0..100_000_u32).map(|place| (place.wrapping_mul(place) >> 9) as u8).collect()
    }

    fn packed(bytes: &[u8]) -> Vec<u8> {
        let options = LzmaOptions { dict_size: 1 << 17, ..LzmaOptions::with_preset(6) };
        let mut writer =
            LzmaWriter::new_use_header(Vec::new(), &options, Some(bytes.len() as u64)).unwrap();
        writer.write_all(bytes).unwrap();
        writer.finish().unwrap()
    }

    #[test]
    fn what_was_packed_comes_back() {
        for length in [0, 1, 2, 5_000, 100_000] {
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
