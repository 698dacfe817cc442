//! The pages of a column, unpacked one after the other (*parquet.thrift*, `PageHeader`).

use super::bits::Hybrid;
use super::compact::Compact;
use super::footer::{Chunk, Column, broken, not_read};
use super::values::{Dictionary, PLAIN, PLAIN_DICTIONARY, RLE, Values};
use crate::grid::refuse_too_long;
use flate2::Crc;
use flate2::read::MultiGzDecoder;
use outis_protocol::problem::Outcome;
use std::io::Read;
use std::ops::Range;

/// The numbers of kinds of pages (`PageType`).
const DATA: u32 = 0;
const DICTIONARY: u32 = 2;
const DATA_V2: u32 = 3;

/// How pages are packed, by the number of each (`CompressionCodec`), and what is said of those that
/// are not unpacked.
const CODECS: [&str; 8] =
    ["uncompressed", "snappy", "gzip", "lzo", "brotli", "lz4-hadoop", "zstd", "lz4"];

/// The cells of a column in a group, one by one.
pub(super) struct Cells<'a> {
    column: &'a Column,
    codec: u32,
    /// The bytes of the file up to where the pages of the column end.
    bytes: &'a [u8],
    /// Where the next page begins.
    place: usize,
    page: Vec<u8>,
    /// Which of the cells of the page are there; nothing where all are.
    levels: Option<Hybrid>,
    values: Values,
    /// Cells that are left of the page, and those that are in none yet.
    left: u64,
    to_come: u64,
    dictionary: Dictionary,
}

/// What is said of a page before it.
#[derive(Default)]
struct Header {
    kind: Option<u32>,
    unpacked: u64,
    packed: u64,
    checksum: Option<u32>,
    cells: u64,
    encoding: u32,
    levels_encoding: u32,
    /// Bytes of levels that stand before the values, of repetition and of definition.
    levels: (u64, u64),
    stored_as_is: bool,
}

impl<'a> Cells<'a> {
    pub(super) fn new(column: &'a Column, chunk: &Chunk, bytes: &'a [u8]) -> Self {
        let place = chunk.place();
        Self {
            column,
            codec: chunk.codec,
            bytes: bytes.get(..place.end).unwrap_or(bytes),
            place: place.start,
            page: Vec::new(),
            levels: None,
            values: Values::Plain(0),
            left: 0,
            to_come: chunk.cells,
            dictionary: Dictionary::default(),
        }
    }

    /// Adds the next cell to a text, an empty one where it is missing. `held` is what the pages of all
    /// columns take at the moment.
    ///
    /// # Errors
    /// `workbook-broken`, `workbook-too-large`, `parquet-not-read`.
    pub(super) fn push(&mut self, text: &mut String, held: &mut u64) -> Outcome<()> {
        while self.left == 0 {
            *held -= self.held();
            self.open()?;
            *held += self.held();
            refuse_too_long(*held)?;
        }
        self.left -= 1;
        let there = match &mut self.levels {
            Some(levels) => levels.next(&self.page).ok_or_else(broken)? == 1,
            None => true,
        };
        if !there {
            return Ok(());
        }
        let kind = (self.column.kind, self.column.width);
        self.values.push(kind, &self.page, &self.dictionary, text).ok_or_else(broken)
    }

    /// Whether all cells were read.
    pub(super) fn are_read(&self) -> bool {
        self.left == 0 && self.to_come == 0
    }

    fn held(&self) -> u64 {
        (self.page.len() + self.dictionary.bytes()) as u64
    }

    /// Unpacks the next page.
    fn open(&mut self) -> Outcome<()> {
        let rest = self.bytes.get(self.place..).ok_or_else(broken)?;
        let mut compact = Compact::new(rest);
        let mut header = Header::default();
        header.read(&mut compact).ok_or_else(broken)?;
        let packed = usize::try_from(header.packed)
            .ok()
            .and_then(|length| rest.get(compact.place()..compact.place().checked_add(length)?))
            .ok_or_else(broken)?;
        self.place += compact.place() + packed.len();
        let is_whole = header.checksum.is_none_or(|expected| {
            let mut sum = Crc::new();
            sum.update(packed);
            sum.sum() == expected
        });
        if !is_whole {
            return Err(broken());
        }
        refuse_too_long(header.unpacked)?;
        match header.kind {
            Some(DICTIONARY) => {
                let page = self.unpacked(packed, header.unpacked)?;
                if ![PLAIN, PLAIN_DICTIONARY].contains(&header.encoding) {
                    return Err(broken());
                }
                let dictionary =
                    Dictionary::new(self.column.kind, self.column.width, &page, header.cells);
                self.dictionary = dictionary.ok_or_else(broken)?;
                Ok(())
            }
            Some(DATA | DATA_V2) => {
                self.to_come = self.to_come.checked_sub(header.cells).ok_or_else(broken)?;
                self.left = header.cells;
                let levels = self.open_data(packed, &header)?;
                // A page in which every cell is missing may say nothing more.
                let place = levels..self.page.len();
                let values = Values::new(header.encoding, self.column.width, &self.page, place);
                let values = values.map_err(|_| not_read("encoding"))?;
                let is_empty = levels == self.page.len();
                let values = values.or(is_empty.then_some(Values::Plain(levels)));
                self.values = values.ok_or_else(broken)?;
                Ok(())
            }
            // Indexes and what may come later say nothing of cells.
            _ => Ok(()),
        }
    }

    /// Unpacks a page of cells, and tells where its values begin.
    fn open_data(&mut self, packed: &[u8], header: &Header) -> Outcome<usize> {
        let optional = self.column.optional;
        let levels = if header.kind == Some(DATA_V2) {
            // Levels stand before what is packed.
            let (repetitions, definitions) = header.levels;
            let start = usize::try_from(repetitions).ok();
            let end = usize::try_from(repetitions.saturating_add(definitions)).ok();
            let (start, end) = start.zip(end).ok_or_else(broken)?;
            let (before, values) = packed.split_at_checked(end).ok_or_else(broken)?;
            let length = header.unpacked.checked_sub(end as u64).ok_or_else(broken)?;
            self.page = match header.stored_as_is {
                true => [before, values].concat(),
                false => [before, &self.unpacked(values, length)?].concat(),
            };
            start..end
        } else {
            self.page = self.unpacked(packed, header.unpacked)?;
            match (optional, header.levels_encoding) {
                (false, _) => 0..0,
                (true, RLE) => {
                    let length = self.page.first_chunk().ok_or_else(broken)?;
                    let end = (u32::from_le_bytes(*length) as usize).checked_add(4);
                    4..end.filter(|&end| end <= self.page.len()).ok_or_else(broken)?
                }
                (true, _) => return Err(not_read("encoding")),
            }
        };
        let Range { start, end } = levels;
        self.levels = if optional { Hybrid::new(1, start, end) } else { None };
        Ok(end)
    }

    /// The bytes that were packed, of which there are so many.
    fn unpacked(&self, packed: &[u8], length: u64) -> Outcome<Vec<u8>> {
        let length = usize::try_from(length).map_err(|_| broken())?;
        let name = CODECS.get(self.codec as usize).copied().unwrap_or("other");
        let filled = |unpack: &dyn Fn(&mut [u8]) -> Option<usize>| {
            let mut page = vec![0; length];
            unpack(&mut page).filter(|&count| count == length).map(|_| page)
        };
        let page = match name {
            "uncompressed" => (packed.len() == length).then(|| packed.to_vec()),
            // Nothing is packed into nothing.
            _ if length == 0 => Some(Vec::new()),
            "snappy" => filled(&|page| {
                let says = snap::raw::decompress_len(packed).ok()?;
                let mut decoder = snap::raw::Decoder::new();
                (says == length).then(|| decoder.decompress(packed, page).ok())?
            }),
            "gzip" => {
                let mut page = Vec::new();
                let mut unpacking = MultiGzDecoder::new(packed).take(length as u64 + 1);
                let read = unpacking.read_to_end(&mut page).ok();
                read.filter(|&count| count == length).map(|_| page)
            }
            "zstd" => {
                filled(&|page| ruzstd::decoding::FrameDecoder::new().decode_all(packed, page).ok())
            }
            "lz4" => filled(&|page| lz4_flex::block::decompress_into(packed, page).ok()),
            other => return Err(not_read(other)),
        };
        page.ok_or_else(broken)
    }
}

impl Header {
    fn read(&mut self, compact: &mut Compact<'_>) -> Option<()> {
        compact.structure(|compact, field| {
            match field.number {
                1 => self.kind = Some(compact.small()?),
                2 => self.unpacked = compact.count()?,
                3 => self.packed = compact.count()?,
                4 => self.checksum = Some(compact.integer()? as u32),
                // Of the pages of cells, of dictionaries, and of cells in their second form.
                5 => compact.structure(|compact, field| {
                    match field.number {
                        1 => self.cells = compact.count()?,
                        2 => self.encoding = compact.small()?,
                        3 => self.levels_encoding = compact.small()?,
                        _ => compact.skip(field)?,
                    }
                    Some(())
                })?,
                7 => compact.structure(|compact, field| {
                    match field.number {
                        1 => self.cells = compact.count()?,
                        2 => self.encoding = compact.small()?,
                        _ => compact.skip(field)?,
                    }
                    Some(())
                })?,
                8 => compact.structure(|compact, field| {
                    match field.number {
                        1 => self.cells = compact.count()?,
                        4 => self.encoding = compact.small()?,
                        5 => self.levels.1 = compact.count()?,
                        6 => self.levels.0 = compact.count()?,
                        7 => self.stored_as_is = !field.is_true(),
                        _ => compact.skip(field)?,
                    }
                    Some(())
                })?,
                _ => compact.skip(field)?,
            }
            Some(())
        })
    }
}
