//! Numbers read exactly from their text.
//!
//! A number here is an optional sign, ASCII digits, at most one decimal separator
//! and, as statistics programs write small and large numbers, an exponent: `1e5`,
//! `-2.5E-07`. There is no thousands separator unless a [`NumberForm`] has one: `1.000,5`
//! is text by itself, because reading it would mean guessing. Values are scaled decimal integers (spec M3), so that an
//! interval bound of 0.1 falls where it is written. What a text is as a number never
//! changes which texts are equal: `1e2` and `100` are two values of one size.

mod form;

pub(super) use form::digits_before_blanks;
pub use form::{NumberForm, grouped_form, is_amount};

use rust_decimal::Decimal;

/// The largest mantissa a [`Decimal`] holds: 96 bits.
const MANTISSA: i128 = (1 << 96) - 1;

/// The number that `text` writes, or `None` if it does not write one.
///
/// `decimal_separator` is `.` or `,`. Spaces around the number are ignored, since
/// fixed-width exports pad their cells; a separator needs a digit after it but none
/// before it (`.5` is a number, `5.` is not). Numbers that do not fit 96 bits and 28
/// decimal places are not read: they are never rounded.
#[must_use]
pub fn parse(text: &str, decimal_separator: char) -> Option<Decimal> {
    let WrittenNumber { negative, whole, fraction, exponent } = split(text, decimal_separator)?;
    let mut mantissa: i128 = 0;
    for digit in whole.bytes().chain(fraction.bytes()) {
        mantissa = mantissa * 10 + i128::from(digit - b'0');
        if mantissa > MANTISSA {
            return None;
        }
    }
    let mantissa = if negative { -mantissa } else { mantissa };
    let scale = u32::try_from(fraction.len()).ok()?;
    let number = Decimal::try_from_i128_with_scale(mantissa, scale).ok()?;
    let Some(exponent) = exponent else { return Some(number) };
    let number = number.normalize();
    let scale = i32::try_from(number.scale()).ok()?.checked_sub(exponent.parse().ok()?)?;
    match u32::try_from(scale) {
        Ok(scale) => Decimal::try_from_i128_with_scale(number.mantissa(), scale).ok(),
        Err(_) => {
            let power = 10_i128.checked_pow(scale.unsigned_abs())?;
            Decimal::try_from_i128_with_scale(number.mantissa().checked_mul(power)?, 0).ok()
        }
    }
}

/// Whether `text` writes a number of any length with this separator.
#[must_use]
pub fn is_number(text: &str, decimal_separator: char) -> bool {
    split(text, decimal_separator).is_some()
}

/// Whether `text` writes a whole number of any length, without an exponent.
#[must_use]
pub fn is_integer(text: &str) -> bool {
    matches!(split(text, '.'), Some(WrittenNumber { fraction: "", exponent: None, .. }))
}

/// Whether `text` is digits with an `e` between them and nothing else, such as `12E3`, which may
/// as well be a code.
#[must_use]
pub fn may_be_a_code(text: &str) -> bool {
    text.contains(['e', 'E']) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// The parts of a number as it is written.
struct WrittenNumber<'a> {
    negative: bool,
    /// The digits before the separator.
    whole: &'a str,
    /// The digits after it.
    fraction: &'a str,
    /// Sign and digits.
    exponent: Option<&'a str>,
}

fn split(text: &str, decimal_separator: char) -> Option<WrittenNumber<'_>> {
    let text = text.trim_matches(' ');
    let (negative, digits) = match text.as_bytes().first()? {
        b'-' => (true, &text[1..]),
        b'+' => (false, &text[1..]),
        _ => (false, text),
    };
    let (digits, exponent) = match digits.split_once(['e', 'E']) {
        Some((digits, exponent)) => (digits, Some(exponent)),
        None => (digits, None),
    };
    let (whole, fraction) = match digits.split_once(decimal_separator) {
        Some((_, "")) => return None,
        Some(parts) => parts,
        None => (digits, ""),
    };
    let plain = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    (!(whole.is_empty() && fraction.is_empty())
        && plain(whole)
        && plain(fraction)
        && exponent.is_none_or(|exponent| {
            let digits = exponent.strip_prefix(['-', '+']).unwrap_or(exponent);
            !digits.is_empty() && plain(digits)
        }))
    .then_some(WrittenNumber { negative, whole, fraction, exponent })
}

#[cfg(test)]
mod tests {
    use super::{is_integer, is_number, parse};

    fn check(text: &str, separator: char, expected: Option<&str>) {
        assert_eq!(parse(text, separator).map(|n| n.to_string()).as_deref(), expected, "{text:?}");
    }

    #[test]
    fn numbers_are_read_as_written() {
        check("39", '.', Some("39"));
        check("-0.10", '.', Some("-0.10"));
        check("+7", '.', Some("7"));
        check("007", '.', Some("7"));
        check(" 39 ", '.', Some("39"));
        check(".5", '.', Some("0.5"));
        check("1,5", ',', Some("1.5"));
        check("-0", '.', Some("0"));
        check("79228162514264337593543950335", '.', Some("79228162514264337593543950335"));
        check("00000000000000000000000000000000000001", '.', Some("1"));
    }

    #[test]
    fn what_is_not_plainly_a_number_is_text() {
        for text in [
            "", " ", "-", "+", ".", "5.", "1e", "e5", "1e+", "1e5.0", "1e 5", "1ee5", "1,5",
            "1.2.3", "1 000", "--1", "٣", "0x1", "\t1", "NaN", "inf", "1-2", "−1",
        ] {
            check(text, '.', None);
        }
        check("1.5", ',', None);
        check("1.000,5", ',', None);
        check("79228162514264337593543950336", '.', None);
        check("0.00000000000000000000000000001", '.', None);
    }

    #[test]
    fn numbers_may_have_exponents() {
        for (text, expected) in [
            ("1e2", Some("100")),
            ("1e+05", Some("100000")),
            ("-2.5E-07", Some("-0.00000025")),
            ("1e-7", Some("0.0000001")),
            ("-1.5E+3", Some("-1500")),
            ("1e28", Some("10000000000000000000000000000")),
            ("1e-28", Some("0.0000000000000000000000000001")),
            ("0e99", None),
            ("2.50", Some("2.50")),
            ("1e29", None),
            ("1e-29", None),
            ("1e99999999999", None),
            ("1e-2147483648", None),
            ("1e", None),
            ("e1", None),
        ] {
            check(text, '.', expected);
        }
        check("1,5e1", ',', Some("15"));
        assert!(is_number("1e99999999999", '.') && !is_integer("1e2"));
    }

    #[test]
    fn shape_is_known_beyond_the_range_of_exact_numbers() {
        assert!(is_integer("123456789012345678901234567890123456789"));
        assert!(is_integer("-5") && !is_integer("5.0") && !is_integer(""));
        assert!(is_number("0.00000000000000000000000000001", '.'));
        assert!(is_number("1,5", ',') && !is_number("1,5", '.'));
    }
}
