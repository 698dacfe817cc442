//! Cells that a spreadsheet would take for a formula.
//!
//! A cell that begins with `=`, `+`, `-`, `@`, one of their full-width forms, tab or CR may be
//! run by the program that opens the file. An apostrophe before it stops that. Cells that
//! already begin with apostrophes before such a character get one more, so that
//! no two cells are written alike and the apostrophe can be taken off again.
//!
//! Whoever opens the file may take another character for the separator than the file does, and
//! to a program that goes by it quotation marks in the middle of a cell mean nothing: in
//! `x,"a;=b"` it finds a cell `=b"`. So the same holds after each separator and line end within
//! a cell.

use crate::error::{Place, Warning, WarningKind};
use crate::table::{Dictionary, Table, number};
use std::borrow::Cow;

/// What a formula may begin with.
const OPENINGS: [char; 10] = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r'];

/// What programs take for the end of a cell.
const ENDS: [char; 6] = [',', ';', '\t', '|', '\n', '\r'];

/// The cell as it may safely be opened in a spreadsheet: `=1+1` as `'=1+1`, `Ulm;=1+1` as
/// `Ulm;'=1+1`. Numbers are left alone, those with an exponent too.
#[must_use]
pub(crate) fn guard(cell: &str) -> Cow<'_, str> {
    let opening = pieces(cell).filter(|piece| piece.opens_formula());
    let (mut guarded, mut copied) = (String::new(), 0);
    for piece in opening {
        guarded.push_str(&cell[copied..piece.start]);
        guarded.push('\'');
        copied = piece.start;
    }
    if guarded.is_empty() {
        return Cow::Borrowed(cell);
    }
    guarded.push_str(&cell[copied..]);
    Cow::Owned(guarded)
}

/// The cell before [`guard`]: without the apostrophes that `guard` would have put there.
#[must_use]
pub(crate) fn unguard(cell: &str) -> Cow<'_, str> {
    let guarded = pieces(cell).filter(|piece| {
        let bare = piece.text.strip_prefix('\'').map(|text| Piece { text, ..*piece });
        bare.is_some_and(|bare| bare.opens_formula())
    });
    let (mut bare, mut copied, mut any) = (String::new(), 0, false);
    for piece in guarded {
        bare.push_str(&cell[copied..piece.start]);
        copied = piece.start + 1;
        any = true;
    }
    if !any {
        return Cow::Borrowed(cell);
    }
    bare.push_str(&cell[copied..]);
    Cow::Owned(bare)
}

/// Takes the apostrophes off the names and cells of a table, if its file was written with the
/// guard: the names all together, and each column by itself. Tells which columns had some.
///
/// Where one formula stands without apostrophe no guard was at work, and taking it off from others
/// would make equal what everybody else sees apart.
pub(super) fn take_off(table: &mut Table) -> Vec<Warning> {
    if table.columns.iter().all(|column| may_be_guarded(&column.name)) {
        for column in &mut table.columns {
            column.name = unguard(&column.name).into_owned();
        }
    }
    let mut warnings = Vec::new();
    for column in &mut table.columns {
        if !column.dictionary.iter().all(may_be_guarded) {
            continue;
        }
        let is_guarded =
            column.dictionary.iter().map(|text| matches!(unguard(text), Cow::Owned(_)));
        let is_guarded: Vec<bool> = is_guarded.collect();
        if !is_guarded.contains(&true) {
            continue;
        }
        let guarded = column.codes.iter().filter(|&code| is_guarded[code as usize]);
        let kind = WarningKind::FormulasGuarded { records: guarded.count() as u64 };
        let place = Place { attribute: Some(column.name.clone()), ..Place::default() };
        warnings.push(Warning { kind, place });
        // No two cells are written alike, so that codes stay what they are.
        let mut bare = Dictionary::new();
        for text in column.dictionary.iter() {
            bare.insert(&unguard(text));
        }
        column.dictionary = bare;
    }
    warnings
}

/// Whether the guard may have written this cell.
fn may_be_guarded(cell: &str) -> bool {
    guard(&unguard(cell)) == cell
}

/// What some program may take for a cell: the whole, or what follows a separator or line end
/// until the next of its kind.
#[derive(Clone, Copy)]
struct Piece<'a> {
    start: usize,
    text: &'a str,
}

impl Piece<'_> {
    fn opens_formula(&self) -> bool {
        // Within a cell quotation marks are written twice: one empty cell in quotes, to which
        // the program adds what follows.
        let quotes: &[char] = if self.start == 0 { &['\''] } else { &['\'', '"'] };
        self.text.trim_start_matches(quotes).starts_with(OPENINGS) && !is_number(self.text)
    }
}

fn pieces(cell: &str) -> impl Iterator<Item = Piece<'_>> {
    let whole = Piece { start: 0, text: cell };
    std::iter::once(whole).chain(cell.match_indices(ENDS).map(move |(index, end)| {
        let start = index + end.len();
        let rest = &cell[start..];
        let next = rest.find(|other: char| end.contains(other) || other == '\n' || other == '\r');
        Piece { start, text: &rest[..next.unwrap_or(rest.len())] }
    }))
}

/// Whether this is a number to a spreadsheet, with or without exponent.
fn is_number(text: &str) -> bool {
    let mantissa = match text.trim_matches(' ').split_once(['e', 'E']) {
        Some((mantissa, exponent)) => {
            let digits = exponent.strip_prefix(['+', '-']).unwrap_or(exponent);
            if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
                return false;
            }
            mantissa
        }
        None => text,
    };
    number::is_number(mantissa, '.') || number::is_number(mantissa, ',')
}
