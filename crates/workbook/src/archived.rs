//! A zip archive on its way out (APPNOTE 6.3.3), whose parts are deflated one after the other.
//!
//! The writer of the library that archives are read with brings another compressor and much that
//! no workbook has: that is more than the rest of what a release as a workbook takes.

use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};
use std::io::Write;

/// Bytes of a part that are compressed at a time.
const PIECE: usize = 1 << 16;

/// 1980-01-01, the first day that there is.
const DATE: u16 = 1 << 5 | 1;

/// A file that everybody may read, as Unix says it.
const MODE: u32 = 0o100_644;

/// What stands at the beginning of a part, and of what the end says of it.
const PART: u32 = 0x0403_4b50;
const ENTRY: u32 = 0x0201_4b50;
const END: u32 = 0x0605_4b50;

/// Where the sums stand within a part's beginning.
const SUMS: usize = 14;

/// The archive so far.
#[derive(Default)]
pub(crate) struct Archive {
    bytes: Vec<u8>,
    /// What the end will say of the parts.
    entries: Vec<u8>,
    parts: u16,
}

/// A part on its way out.
pub(crate) struct OutgoingPart<'a> {
    encoder: DeflateEncoder<&'a mut Vec<u8>>,
    crc: Crc,
    size: u64,
    /// What was not compressed yet; it is once something is [pushed](Self::push).
    pub(crate) text: String,
}

impl OutgoingPart<'_> {
    /// Adds to the part.
    pub(crate) fn push(&mut self, text: &str) {
        self.text.push_str(text);
        if self.text.len() >= PIECE {
            self.flush();
        }
    }

    fn flush(&mut self) {
        let bytes = self.text.as_bytes();
        self.crc.update(bytes);
        self.size += bytes.len() as u64;
        self.encoder.write_all(bytes).expect(IN_MEMORY);
        self.text.clear();
    }

    /// The checksum and size of all of it.
    fn finish(mut self) -> (u32, u64) {
        self.flush();
        self.encoder.finish().expect(IN_MEMORY);
        (self.crc.sum(), self.size)
    }
}

const IN_MEMORY: &str = "memory takes whatever is written";

impl Archive {
    /// Adds a part; `None` if it is too large, or the archive.
    pub(crate) fn add(
        &mut self,
        name: &str,
        write: impl FnOnce(&mut OutgoingPart<'_>),
    ) -> Option<()> {
        let begin = self.bytes.len();
        push(&mut self.bytes, &[LittleEndian::Long(PART)]);
        let unknown = [0; 3];
        self.bytes.extend(described(name, unknown));
        self.bytes.extend(name.as_bytes());
        let content = self.bytes.len();
        let encoder = DeflateEncoder::new(&mut self.bytes, Compression::new(6));
        let mut part = OutgoingPart { encoder, crc: Crc::new(), size: 0, text: String::new() };
        write(&mut part);
        let (crc, size) = part.finish();
        let packed = u32::try_from(self.bytes.len() - content).ok()?;
        let sums = [crc, packed, u32::try_from(size).ok()?];
        for (sum, place) in sums.iter().zip(self.bytes[begin + SUMS..].chunks_exact_mut(4)) {
            place.copy_from_slice(&sum.to_le_bytes());
        }
        // Written on Unix, as far as anybody is told.
        push(&mut self.entries, &[LittleEndian::Long(ENTRY), LittleEndian::Short(3 << 8 | 20)]);
        self.entries.extend(described(name, sums));
        let (none, begin) = (LittleEndian::Short(0), u32::try_from(begin).ok()?);
        push(
            &mut self.entries,
            &[none, none, none, LittleEndian::Long(MODE << 16), LittleEndian::Long(begin)],
        );
        self.entries.extend(name.as_bytes());
        self.parts += 1;
        Some(())
    }

    /// The whole archive; `None` if it is too large.
    pub(crate) fn finish(mut self) -> Option<Vec<u8>> {
        let begin = LittleEndian::Long(u32::try_from(self.bytes.len()).ok()?);
        let size = LittleEndian::Long(u32::try_from(self.entries.len()).ok()?);
        let (none, parts) = (LittleEndian::Short(0), LittleEndian::Short(self.parts));
        self.bytes.append(&mut self.entries);
        push(
            &mut self.bytes,
            &[LittleEndian::Long(END), none, none, parts, parts, size, begin, none],
        );
        Some(self.bytes)
    }
}

/// A number in an archive, the low byte first.
#[derive(Clone, Copy)]
enum LittleEndian {
    Short(u16),
    Long(u32),
}

fn push(bytes: &mut Vec<u8>, fields: &[LittleEndian]) {
    for field in fields {
        match field {
            LittleEndian::Short(number) => bytes.extend(number.to_le_bytes()),
            LittleEndian::Long(number) => bytes.extend(number.to_le_bytes()),
        }
    }
}

/// What is said of a part at its beginning and at the end alike: the version that it takes, no
/// flags, deflated, its time, then checksum and sizes, the length of its name, and nothing
/// more.
fn described(name: &str, sums: [u32; 3]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let (version, flags, deflated, time) = (20, 0, 8, 0);
    push(&mut bytes, &[version, flags, deflated, time, DATE].map(LittleEndian::Short));
    push(&mut bytes, &sums.map(LittleEndian::Long));
    push(&mut bytes, &[name.len() as u16, 0].map(LittleEndian::Short));
    bytes
}
