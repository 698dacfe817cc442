//! Modules as the page carries them: LZMA, with the header of an `.lzma` file.
//!
//! The compressor is a package of the lock file, so that the same module gives the same bytes on every machine.

use anyhow::{Result, anyhow};
use lzma_rust2::{LzmaOptions, LzmaWriter, Write};

/// How many bits of the byte before, and of the place, tell what byte comes next. Each is the best for one of
/// the modules, by some four thousand bytes; others are no better for either.
const CONTEXTS: [(u32, u32); 2] = [(4, 0), (3, 2)];

/// As short as it can be.
pub(crate) fn dense(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut shortest: Option<Vec<u8>> = None;
    for (lc, pb) in CONTEXTS {
        let longest = LzmaOptions::NICE_LEN_MAX;
        let options = LzmaOptions { lc, pb, nice_len: longest, ..LzmaOptions::with_preset(9) };
        let packed = packed(bytes, options)?;
        if shortest.as_ref().is_none_or(|shortest| packed.len() < shortest.len()) {
            shortest = Some(packed);
        }
    }
    Ok(shortest.unwrap_or_default())
}

/// As soon as it can be.
pub(crate) fn quick(bytes: &[u8]) -> Result<Vec<u8>> {
    packed(bytes, LzmaOptions::with_preset(0))
}

fn packed(bytes: &[u8], options: LzmaOptions) -> Result<Vec<u8>> {
    // All that has been written is within reach, and the unpacker needs no room beyond that.
    let dict_size = u32::try_from(bytes.len())?.next_power_of_two().max(lzma_rust2::DICT_SIZE_MIN);
    let options = LzmaOptions { dict_size, ..options };
    written(bytes, &options).map_err(|fault| anyhow!("could not pack a module: {fault:?}"))
}

fn written(bytes: &[u8], options: &LzmaOptions) -> lzma_rust2::Result<Vec<u8>> {
    let mut writer = LzmaWriter::new_use_header(Vec::new(), options, Some(bytes.len() as u64))?;
    writer.write_all(bytes)?;
    writer.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use lzma_rust2::{LzmaReader, Read};

    #[test]
    fn what_is_packed_is_told_by_its_header_and_comes_back() {
        let module: Vec<u8> = (0..40_000_u32).map(|place| ((place * place) >> 7) as u8).collect();
        for packed in [dense(&module).unwrap(), quick(&module).unwrap()] {
            assert_eq!(packed[5..13], 40_000_u64.to_le_bytes());
            let mut reader = LzmaReader::new_mem_limit(&packed[..], 1024, None).unwrap();
            let mut unpacked = vec![0; module.len()];
            reader.read_exact(&mut unpacked).unwrap();
            assert_eq!(unpacked, module);
        }
        assert!(dense(&module).unwrap().len() <= quick(&module).unwrap().len());
    }
}
