//! How ranges are written, by the values at which they begin and end.
//!
//! `20-29` names the whole numbers inside (`5-5` where there is one, which no number reads
//! like). Elsewhere brackets say which bound belongs to the range; bounds are separated by a
//! semicolon where the comma is the decimal separator. A range without an end says on which side
//! of its bound it lies: `<18`, `>=45`.

use super::Side;
use crate::table::number::NumberForm;
use rust_decimal::Decimal;

/// A bound, and whether it is in the range.
type Bound<T> = (T, bool);

/// The whole numbers between two bounds, which are whole and not negative.
pub(super) fn whole(
    (low, low_is_in): Bound<Decimal>,
    (high, high_is_in): Bound<Decimal>,
) -> String {
    let shift = |is_in: bool| if is_in { Decimal::ZERO } else { Decimal::ONE };
    let (low, high) = (low + shift(low_is_in), high - shift(high_is_in));
    format!("{}-{}", low.normalize(), high.normalize())
}

/// The numbers between two bounds.
pub(super) fn numbers(low: Bound<Decimal>, high: Bound<Decimal>, form: NumberForm) -> String {
    let separator = if form.decimal == ',' { ';' } else { ',' };
    bracketed((&number(low.0, form), low.1), (&number(high.0, form), high.1), separator)
}

/// What lies between two bounds as they are written.
pub(super) fn bracketed(low: Bound<&str>, high: Bound<&str>, separator: char) -> String {
    let open = if low.1 { '[' } else { '(' };
    let close = if high.1 { ']' } else { ')' };
    format!("{open}{}{separator} {}{close}", low.0, high.0)
}

/// What lies below a bound that belongs to the range that it begins, or else ends.
pub(super) fn below(bound: &str, closed: Side) -> String {
    match closed {
        Side::Left => format!("<{bound}"),
        Side::Right => format!("<={bound}"),
    }
}

/// What lies above a bound that belongs to the range that it begins, or else ends.
pub(super) fn above(bound: &str, closed: Side) -> String {
    match closed {
        Side::Left => format!(">={bound}"),
        Side::Right => format!(">{bound}"),
    }
}

/// The bounds that a label of this module writes; other texts too where it is none.
pub(super) fn written_in(label: &str) -> Vec<String> {
    let inner = label.strip_prefix(['[', '(']).and_then(|inner| inner.strip_suffix([']', ')']));
    let parts = match inner {
        // Within brackets only what parts the bounds has a blank behind it.
        Some(inner) => inner.split_once("; ").or_else(|| inner.split_once(", ")),
        None if label.starts_with(['<', '>']) => None,
        None => label.split_once('-'),
    };
    match parts {
        Some((low, high)) => vec![low.to_owned(), high.to_owned()],
        None => vec![label.trim_start_matches(['<', '>', '=']).to_owned()],
    }
}

/// A number as the column writes fractions, without digits that say nothing.
pub(super) fn number(number: Decimal, form: NumberForm) -> String {
    let text = number.normalize().to_string();
    if form.decimal == ',' { text.replace('.', ",") } else { text }
}
