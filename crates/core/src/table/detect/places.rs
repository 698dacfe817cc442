//! Points on the map, so exact that they lead to a house.

/// Decimals from which on a degree is known to some hundred metres.
const EXACT: usize = 3;

/// The longest value that is looked at, in bytes.
const LONGEST: usize = 60;

/// Whether a value is a latitude and a longitude: 52.52001, 13.40495; 47°22'N 8°33'E;
/// POINT(13.405 52.52).
pub(super) fn is_point(value: &str) -> bool {
    if value.len() > LONGEST || !value.bytes().any(|byte| byte.is_ascii_digit()) {
        return false;
    }
    if value.contains('°') {
        let has = |letters: &[char]| value.contains(letters);
        return has(&['N', 'S']) && has(&['E', 'W', 'O']);
    }
    let inner = match value.split_once('(') {
        Some((mark, rest)) => {
            if !mark.trim().eq_ignore_ascii_case("point") && !mark.trim().is_empty() {
                return false;
            }
            rest.trim_end_matches(')')
        }
        None => value,
    };
    // Where commas stand before decimals, something else parts the two.
    let parted = inner.split_once("; ").or_else(|| inner.split_once(';'));
    let parted = parted.or_else(|| inner.split_once(", ")).or_else(|| inner.split_once(' '));
    let Some((one, other)) = parted.or_else(|| inner.split_once(',')) else { return false };
    let (one, other) = (degrees(one.trim()), degrees(other.trim()));
    is_angle(one, 90.0) && is_angle(other, 180.0) || is_angle(one, 180.0) && is_angle(other, 90.0)
}

/// Whether it is a number of degrees of so many at most.
fn is_angle(degrees: Option<f64>, most: f64) -> bool {
    degrees.is_some_and(|degrees| degrees.abs() <= most)
}

/// A number of degrees with enough decimals.
pub(in crate::table) fn degrees(text: &str) -> Option<f64> {
    let (whole, decimals) = text.split_once(['.', ','])?;
    let is_exact =
        (EXACT..=16).contains(&decimals.len()) && decimals.bytes().all(|b| b.is_ascii_digit());
    let whole: i32 = whole.parse().ok().filter(|_| is_exact)?;
    (whole.abs() <= 180).then(|| f64::from(whole))
}
