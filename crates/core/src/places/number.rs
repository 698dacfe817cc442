//! Decimals as whole millionths, so that the edge of a square falls where it is written.

/// Millionths in one.
pub const MILLION: i64 = 1_000_000;

/// How far a place may lie from 0, in millionths: the square of twice as much has room in 128 bits.
pub const FARTHEST: i64 = 1_000_000_000 * MILLION;

/// The latest time, and the earliest before 0, in millionths: beyond the milliseconds since 1970, and
/// a sum of two has room in 64 bits.
pub const LATEST: i64 = 2_000_000_000_000 * MILLION;

/// A decimal number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decimal {
    /// In millionths, rounded downwards: what lies in a square whose edges are whole millionths
    /// lies there afterwards.
    pub floor: i64,
    /// Whether nothing was rounded.
    pub exact: bool,
}

impl Decimal {
    /// Reads an optional sign, digits, and digits after a point; nothing if it is anything else, or
    /// farther from 0 than `most`.
    #[must_use]
    pub fn read(text: &str, most: i64) -> Option<Self> {
        let (is_negative, digits) = match text.strip_prefix('-') {
            Some(digits) => (true, digits),
            None => (false, text),
        };
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, "0"));
        let is_number =
            |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        if !is_number(whole) || !is_number(fraction) {
            return None;
        }
        // Zeros at the end say nothing.
        let fraction = fraction.trim_end_matches('0');
        let kept = &fraction[..fraction.len().min(DIGITS)];
        let part: i64 = format!("{kept:0<DIGITS$}").parse().ok()?;
        let size = whole.parse::<i64>().ok()?.checked_mul(MILLION)?.checked_add(part)?;
        let exact = fraction.len() <= DIGITS;
        let floor = match (is_negative, exact) {
            (false, _) => size,
            (true, true) => -size,
            (true, false) => -size - 1,
        };
        (size <= most).then_some(Self { floor, exact })
    }
}

/// Digits after the point that millionths have.
const DIGITS: usize = 6;

/// Millionths as the shortest decimal number.
#[must_use]
pub fn shown(value: i64) -> String {
    let size = value.unsigned_abs();
    let (whole, part) = (size / MILLION as u64, size % MILLION as u64);
    let sign = if value < 0 { "-" } else { "" };
    let text = format!("{sign}{whole}.{part:0DIGITS$}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Millionths as a number for a report.
#[must_use]
pub fn number(value: i64) -> f64 {
    value as f64 / MILLION as f64
}
