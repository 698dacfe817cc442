//! Tables as text: one record per line, cells apart by a delimiter (RFC 4180).
//!
//! A [`Reader`] is fed slices of the file and keeps every record or refuses the
//! file with the line at fault; it never mends anything silently. A scanner of
//! ours finds where a record ends and whether it is well formed, `csv-core`
//! decodes it, so that the two never have to agree on more than one record.
//! [`Writer`] writes what the reader reads back equal.
//!
//! ```
//! use outis::format::Format;
//! use outis::format::csv::{Options, Reader};
//!
//! let mut reader = Reader::new(Options::default());
//! for slice in [&b"zip;ill"[..], b"ness\n81667;flu\n81925;\"gout, ", b"chronic\"\n"] {
//!     reader.push(slice)?;
//! }
//! let loaded = reader.finish()?;
//! let Format::Csv(format) = loaded.format;
//! assert_eq!(format.delimiter, b';');
//! assert_eq!(loaded.table.columns[1].dictionary.get(1), "gout, chronic");
//! # Ok::<(), outis::Error>(())
//! ```

mod block;
mod decode;
mod detect;
mod dialect;
mod filling;
mod fitting;
mod formula_texts;
mod guard;
mod header;
mod left_out;
mod lines;
mod names;
mod need;
mod padding;
mod read;
mod reading;
mod scan;
mod start;
#[cfg(test)]
mod tests;
mod aligned;
mod wrapping;
mod write;

pub use detect::DelimiterReason;
pub use dialect::{
    CsvFormat, DELIMITERS, DialectReasons, LineEnding, Numbering, Options, delimiter,
};
pub(crate) use guard::{guard, unguard};
pub use header::HeaderReason;
pub use lines::first_lines;
pub use need::{Need, ORDINARY_COLUMNS, ordinary_records};
pub use read::Reader;
pub use write::Writer;

use crate::format::layout::Wrapping;

/// The longest cell in bytes: 1 MiB.
pub const CELL_LIMIT: usize = 1 << 20;

/// The most columns a table may have.
pub const COLUMN_LIMIT: usize = 1 << 16;
