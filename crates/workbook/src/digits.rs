//! The decimal digits of a number that is stored in binary.

use std::fmt::{Display, LowerExp};

/// From here on binary has no digits after the point to speak of, and more than fifteen before it.
const LONG: f64 = 1e15;

/// Up to here every whole number has a binary form of its own, and beyond it some share theirs.
const EXACT: f64 = 9_007_199_254_740_992.0;

/// A number as it is stored in a workbook. A whole one keeps all its digits, because they may tell
/// persons apart; fractions have the fifteen that spreadsheets keep.
pub(crate) fn stored(value: f64) -> String {
    let rounded = format!("{value:.14e}").parse();
    if is_whole(value) { shortest(value) } else { shortest(rounded.unwrap_or(value)) }
}

/// A number in as few digits as are read as the same number of its precision.
pub(crate) fn shortest<T: Copy + Display + LowerExp + Into<f64>>(value: T) -> String {
    match value.into().abs() {
        0.0 => "0".to_owned(),
        1e-9..1e21 => value.to_string(),
        _ => format!("{value:e}"),
    }
}

/// Whether all digits of a number count: it has none after the point, or no room for them.
fn is_whole(value: f64) -> bool {
    value.fract() == 0.0 || value.abs() >= LONG
}

/// A number in the form in which it is written out: as the code that it is if it begins with zeros,
/// otherwise with as many digits after the point, and without separators of thousands, currency
/// or unit. Nothing where what is written is no such form of the number.
pub(crate) fn as_written(value: f64, text: &str) -> Option<String> {
    let digits = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
    let shown = digits(text);
    // Binary tells fewer digits than may be written.
    let is_plain = text.strip_prefix('-').unwrap_or(text) == shown;
    if is_plain && value.abs() >= EXACT && text.parse() == Ok(value) {
        return Some(text.to_owned());
    }
    // Digits after the last point or comma, or none: it may part thousands.
    let after = text.rfind(['.', ',']).map_or(0, |place| digits(&text[place..]).len());
    for decimals in [after, 0] {
        let (rounded, negative) = rounded(value, decimals)?;
        let rounded = if rounded.is_empty() { "0".to_owned() } else { rounded };
        let (whole, fraction) = rounded.split_at(rounded.len() - decimals);
        let whole = if whole.is_empty() { "0" } else { whole };
        let sign = if negative { "-" } else { "" };
        if format!("{whole}{fraction}") == shown {
            let point = if fraction.is_empty() { "" } else { "." };
            return Some(format!("{sign}{whole}{point}{fraction}"));
        }
        if decimals == 0
            && shown.trim_start_matches('0') == whole.trim_start_matches('0')
            && shown.len() > whole.len()
        {
            return Some(text.trim().to_owned());
        }
    }
    None
}

/// The digits of a number that is rounded half away from zero, those after the point included, and
/// whether it is negative; nothing where it is too long to be written out.
pub(crate) fn rounded(value: f64, decimals: usize) -> Option<(String, bool)> {
    let size = value.abs();
    let written = if is_whole(value) { format!("{size:e}") } else { format!("{size:.14e}") };
    let (mantissa, exponent) = written.split_once('e')?;
    let exponent: i32 = exponent.parse().ok().filter(|exponent| (-30..30).contains(exponent))?;
    let mut digits: Vec<u8> = mantissa.bytes().filter(u8::is_ascii_digit).collect();
    // Digits that stand before the place at which is rounded.
    let kept = exponent + 1 + i32::try_from(decimals).ok()?;
    if kept < 0 {
        return Some(("0".repeat(decimals), false));
    }
    let kept = kept as usize;
    let up = digits.get(kept).is_some_and(|&digit| digit >= b'5');
    digits.resize(kept, b'0');
    if up {
        let mut place = kept;
        loop {
            if place == 0 {
                digits.insert(0, b'1');
                break;
            }
            place -= 1;
            if digits[place] != b'9' {
                digits[place] += 1;
                break;
            }
            digits[place] = b'0';
        }
    }
    let mut text = String::from_utf8(digits).ok()?;
    if text.len() < decimals {
        text.insert_str(0, &"0".repeat(decimals - text.len()));
    }
    let negative = value < 0.0 && text.bytes().any(|digit| digit != b'0');
    Some((text, negative))
}

#[cfg(test)]
mod tests {
    use super::{as_written, rounded, shortest, stored};

    #[test]
    fn stored_fractions_have_fifteen_digits_and_whole_numbers_all() {
        for (value, text) in [
            (0.1 + 0.2, "0.3"),
            (1.0, "1"),
            (-2.5, "-2.5"),
            (-0.0, "0"),
            (123_456_789_012_345.0, "123456789012345"),
            (1e-12, "1e-12"),
            (1e22, "1e22"),
            (9_007_199_254_740_991.0, "9007199254740991"),
            (-9_007_199_254_740_994.0, "-9007199254740994"),
            (1_234_567_890_123_456.5, "1234567890123456.5"),
            (12_345_678_901_234_568.0, "12345678901234568"),
            (f64::INFINITY, "inf"),
        ] {
            assert_eq!(stored(value), text);
        }
    }

    #[test]
    fn the_shortest_digits_are_read_as_the_same_number() {
        assert_eq!(shortest(0.1_f32), "0.1");
        assert_eq!(shortest(16_777_216_f32), "16777216");
        assert_eq!(shortest(0.1 + 0.2), "0.30000000000000004");
        assert_eq!(shortest(-0.0), "0");
        assert_eq!(shortest(1e-12_f32), "1e-12");
        assert_eq!(shortest(1e300), "1e300");
        let values = (0..200).scan(1e-200_f64, |value, _| {
            *value *= 123.456_789;
            Some(*value)
        });
        for value in values {
            assert_eq!(shortest(value).parse(), Ok(value));
        }
    }

    #[test]
    fn numbers_are_rounded_half_away_from_zero() {
        for (value, decimals, digits) in [
            (2.675, 2, "268"),
            (0.05, 1, "01"),
            (9_007_199_254_740_991.0, 0, "9007199254740991"),
            (9_007_199_254_740_991.0, 2, "900719925474099100"),
            (0.1 + 0.2, 16, "03000000000000000"),
        ] {
            let found = rounded(value, decimals).unwrap().0;
            assert_eq!(found.trim_start_matches('0'), digits.trim_start_matches('0'), "{value}");
        }
    }

    #[test]
    fn numbers_that_are_written_out_are_read_as_plain() {
        for (value, text, read) in [
            (1067.0, "01067", Some("01067")),
            (34.27, "34", Some("34")),
            (1234.0, "1.234", Some("1234")),
            (1.2339, "1.234", Some("1.234")),
            (1234.5, "1.234,50 €", Some("1234.50")),
            (-1234.5, "-$1,234.50", Some("-1234.50")),
            (-0.4, "-0", Some("0")),
            (0.0, "0", Some("0")),
            (0.05, "0,05", Some("0.05")),
            (12_345_678.0, "012-34-5678", Some("012-34-5678")),
            (45000.0, "15.03.23", None),
            (1.5e10, "1,5E+10", None),
            (70.0, "yes", None),
            (9_007_199_254_740_991.0, "9007199254740991", Some("9007199254740991")),
            (9_007_199_254_740_992.0, "9007199254740993", Some("9007199254740993")),
            (9_007_199_254_740_992.0, "9.00719925474099E+15", None),
        ] {
            assert_eq!(as_written(value, text).as_deref(), read, "{text}");
        }
    }
}
