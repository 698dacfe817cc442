//! One record's bytes to its cells, by `csv-core`.

use super::padding;
use csv_core::ReadRecordResult;
use std::str::Utf8Error;

/// Decodes records that the scanner has found well formed, one at a time.
pub(super) struct Decoder {
    core: csv_core::Reader,
    /// The cells of the last record, one after the other, without quotes.
    output: Vec<u8>,
    /// Where each cell ends in `output`.
    ends: Vec<usize>,
    cells: usize,
    delimiter: u8,
    /// Whether blanks beside separators are no part of the cells.
    trim: bool,
    /// The last record without such blanks.
    stripped: Vec<u8>,
}

impl Decoder {
    pub(super) fn new(delimiter: u8, trim: bool) -> Self {
        let mut core = csv_core::ReaderBuilder::new().delimiter(delimiter).build();
        let mut decoder = [0; 2];
        // csv-core drops a byte order mark from the first bytes it sees. Ours is gone
        // already; one that comes after it belongs to the first cell.
        core.read_record(b"-\n", &mut decoder, &mut [0; 2]);
        Self {
            core,
            output: vec![0; 1 << 10],
            ends: vec![0; 64],
            cells: 0,
            delimiter,
            trim,
            stripped: Vec::new(),
        }
    }

    /// Decodes `record`, which ends with a line end of one byte, and returns how many cells
    /// it has.
    pub(super) fn decode(&mut self, record: &[u8]) -> usize {
        if !self.trim {
            return self.decode_cells(record);
        }
        let mut stripped = std::mem::take(&mut self.stripped);
        padding::strip(record, self.delimiter, &mut stripped);
        let cells = self.decode_cells(&stripped);
        self.stripped = stripped;
        cells
    }

    fn decode_cells(&mut self, record: &[u8]) -> usize {
        if self.output.len() <= record.len() {
            self.output.resize(record.len() + 1, 0);
        }
        let (mut start, mut written, mut cells) = (0, 0, 0);
        loop {
            let (result, read, wrote, ended) = self.core.read_record(
                &record[start..],
                &mut self.output[written..],
                &mut self.ends[cells..],
            );
            start += read;
            written += wrote;
            cells += ended;
            match result {
                ReadRecordResult::OutputEndsFull => self.ends.resize(self.ends.len() * 2, 0),
                ReadRecordResult::OutputFull => self.output.resize(self.output.len() * 2, 0),
                ReadRecordResult::Record | ReadRecordResult::InputEmpty | ReadRecordResult::End => {
                    break;
                }
            }
        }
        self.cells = cells;
        cells
    }

    /// The text of all cells and where each ends in it.
    ///
    /// # Errors
    /// Where the bytes are not UTF-8. Valid text of the whole does not yet mean valid cells:
    /// a delimiter may have stood within a character.
    #[inline]
    pub(super) fn cells(&self) -> Result<(&str, &[usize]), Utf8Error> {
        let ends = &self.ends[..self.cells];
        let length = ends.last().copied().unwrap_or(0);
        Ok((std::str::from_utf8(&self.output[..length])?, ends))
    }

    /// The cells of the last record with what is not UTF-8 replaced, for guessing.
    pub(super) fn lossy_cells(&self) -> Vec<String> {
        let mut start = 0;
        self.ends[..self.cells]
            .iter()
            .map(|&end| {
                let bytes = &self.output[std::mem::replace(&mut start, end)..end];
                String::from_utf8_lossy(bytes).into_owned()
            })
            .collect()
    }
}
