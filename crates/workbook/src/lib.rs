//! A sheet of a workbook as text that is read like any other table.
//!
//! [`Workbook::open`] takes the bytes of a file, [`Workbook::read`] makes of one sheet a
//! [`SheetText`]: its rows as records of one width, its cells as the sheet shows them, and what
//! else there is to know of it. Parts that the library [`calamine`] does not tell of are read
//! beside it.
//!
//! [`pack()`] makes of such a text a workbook to be released, and [`unpack`] the text again, by the
//! same functions that read the workbooks of others; [`pack_as`] and [`unpack_as`] do the same for
//! each kind of file that is packed, XML among them.
//!
//! Whatever is wrong with a workbook is a [`Problem`](outis_protocol::Problem); no problem names a cell's content.

mod archive; // What lies in the file.
mod archived; // Parts on their way out.
mod biff; // What the library does not tell of an .xls.
mod binary; // What it does not tell of an .xlsb.
#[cfg(target_arch = "wasm32")]
mod browser; // For the page.
mod careful; // Panics of the library.
mod cells; // The part of a sheet.
mod compound; // The container of an .xls.
mod days; // Days as dates.
mod digits; // Numbers in decimal digits.
mod escape; // Text in XML.
mod forms; // How cells are stored.
mod grid; // Cells as text.
mod lengths; // What parts of a data set say of their lengths.
mod marked; // Tables as XML.
mod merged; // Cells that are shown as one.
mod moments; // What a sheet shows of a date.
mod ods; // Sheets of OpenDocument.
mod opened; // A workbook that can be read.
mod pack; // A workbook to be released.
mod paragraphs; // The text of a cell of OpenDocument.
mod parquet; // Data sets of Parquet.
mod parts; // What the library does not tell.
mod records; // Text as cells.
mod stata; // Data sets of Stata.
mod shown; // What a sheet shows of a number.
mod styles; // The formats of cells.

#[cfg(target_arch = "wasm32")]
pub use browser::{Packing, SheetPieces, job_of_recipe, recipe_of_job};
pub use careful::is_reading;
pub use opened::{SheetText, Workbook};
pub use pack::{SHEET, is_packed, pack, pack_as, unpack, unpack_as};
