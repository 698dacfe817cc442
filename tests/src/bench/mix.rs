//! A big table that is like Adult and has many distinct tuples.
//!
//! Each row is one of Adult's at random, and each of its cells is replaced with
//! probability 0.1 by that of another row. A million rows have about 180,000
//! distinct tuples. The same number of rows gives the same bytes everywhere.

use fastrand::Rng;
use std::io::{self, Write};

/// One cell in so many is replaced.
const REPLACED: u32 = 10;

/// Bytes that are handed on at a time.
const CHUNK: usize = 1 << 20;

/// Writes `rows` rows, made of those of `adult`, a file with a header and without quotes.
///
/// # Errors
/// What the writer refuses.
///
/// # Panics
/// If `adult` is not text with the same number of cells in every row.
pub fn write(adult: &[u8], rows: usize, output: &mut impl Write) -> io::Result<()> {
    let text = std::str::from_utf8(adult).expect("text");
    let mut lines = text.lines();
    let header = lines.next().expect("a header");
    let cells: Vec<Vec<&str>> = lines.map(|line| line.split(';').collect()).collect();
    let mut random = Rng::with_seed(0x006f_7574_6973);
    let mut chunk = format!("{header}\n");
    for _ in 0..rows {
        let row = &cells[random.usize(..cells.len())];
        for (column, own) in row.iter().enumerate() {
            let replaced = random.u32(..REPLACED) == 0;
            let cell = if replaced { cells[random.usize(..cells.len())][column] } else { own };
            chunk.push_str(cell);
            chunk.push(if column + 1 < row.len() { ';' } else { '\n' });
        }
        if chunk.len() >= CHUNK {
            output.write_all(chunk.as_bytes())?;
            chunk.clear();
        }
    }
    output.write_all(chunk.as_bytes())
}
