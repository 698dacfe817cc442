//! Cells that a spreadsheet would take for a formula.
//!
//! A cell that begins with `=`, `+`, `-`, `@`, tab or CR may be run by the
//! program that opens the file. An apostrophe before it stops that. Cells that
//! already begin with apostrophes before such a character get one more, so that
//! no two cells are written alike and the apostrophe can be taken off again.

use crate::table::number;
use std::borrow::Cow;

/// The cell as it may safely be opened in a spreadsheet.
///
/// Numbers are left alone. Interval labels, which may begin with a minus, are the caller's to
/// leave out.
#[must_use]
pub fn guard(cell: &str) -> Cow<'_, str> {
    if is_guarded(cell) { Cow::Owned(format!("'{cell}")) } else { Cow::Borrowed(cell) }
}

/// The cell before [`guard`]: without the first apostrophe, if `guard` would have put it there.
#[must_use]
pub fn unguard(cell: &str) -> &str {
    cell.strip_prefix('\'').filter(|cell| is_guarded(cell)).unwrap_or(cell)
}

fn is_guarded(cell: &str) -> bool {
    cell.trim_start_matches('\'').starts_with(['=', '+', '-', '@', '\t', '\r'])
        && !number::is_number(cell, '.')
        && !number::is_number(cell, ',')
}
