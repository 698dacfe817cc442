//! Arithmetic that gives the same bits on every platform.
//!
//! The platform's own logarithms and powers differ in the last bit between
//! native and wasm builds, which is enough to break a near tie differently.

/// `base` to the power of `exponent`.
#[must_use]
pub fn pow(base: f64, exponent: f64) -> f64 {
    libm::pow(base, exponent)
}

/// The natural logarithm of `x`.
#[must_use]
pub fn ln(x: f64) -> f64 {
    libm::log(x)
}

/// The natural logarithm of 1 + `x`, exact where `x` is tiny.
#[must_use]
pub fn ln_1p(x: f64) -> f64 {
    libm::log1p(x)
}

/// e to the power of `x`.
#[must_use]
pub fn exp(x: f64) -> f64 {
    libm::exp(x)
}

/// e to the power of `x`, less 1, exact where `x` is tiny.
#[must_use]
pub fn exp_m1(x: f64) -> f64 {
    libm::expm1(x)
}

/// The natural logarithm of the gamma function at `x` > 0.
#[must_use]
pub fn ln_gamma(x: f64) -> f64 {
    libm::lgamma(x)
}

/// From here on the asymptotic series in [`reciprocal_sums`] are exact to the last bits.
const ASYMPTOTIC_FROM: f64 = 12.0;

/// So few terms take less time one by one than the series.
const FEW_TERMS: u64 = 8;

/// The sums of 1 / (x + i) and of 1 / (x + i)² over i from 0 to `terms` − 1, for `x` > 0:
/// the differences of the digamma and the trigamma function at `x` and `x` + `terms`.
///
/// The first terms are added one by one; from x = 12 on, the asymptotic series of both
/// functions are subtracted, term by term so that nothing cancels. Time does not grow with
/// `terms`.
///
/// # Source
/// M. Abramowitz, I. Stegun. "Handbook of Mathematical Functions." 1964, 6.3.18 and 6.4.12.
#[must_use]
pub fn reciprocal_sums(x: f64, terms: u64) -> (f64, f64) {
    let (mut x, mut terms, mut first, mut second) = (x, terms, 0.0, 0.0);
    while terms > 0 && (x < ASYMPTOTIC_FROM || terms <= FEW_TERMS) {
        let reciprocal = 1.0 / x;
        first += reciprocal;
        second += reciprocal * reciprocal;
        x += 1.0;
        terms -= 1;
    }
    if terms == 0 {
        return (first, second);
    }
    let m = terms as f64;
    let end = x + m;
    let step = m / (x * end);
    let ((first_here, second_here), (first_there, second_there)) = (remainders(x), remainders(end));
    first += ln_1p(m / x) + 0.5 * step + (first_here - first_there);
    second += step * (1.0 + 0.5 * (1.0 / x + 1.0 / end)) + (second_here - second_there);
    (first, second)
}

/// ln x − 1 / 2x − digamma(x), and trigamma(x) − 1 / x − 1 / 2x².
fn remainders(x: f64) -> (f64, f64) {
    let y = 1.0 / (x * x);
    let first = 1.0 / 240.0 - y * (1.0 / 132.0 - y * (691.0 / 32_760.0 - y / 12.0));
    let second = 1.0 / 30.0 - y * (5.0 / 66.0 - y * (691.0 / 2730.0 - y * 7.0 / 6.0));
    (
        y * (1.0 / 12.0 - y * (1.0 / 120.0 - y * (1.0 / 252.0 - y * first))),
        y / x * (1.0 / 6.0 - y * (1.0 / 30.0 - y * (1.0 / 42.0 - y * second))),
    )
}

/// Losses that agree in units of this are ties (spec section 0, rule 4). It is far above the
/// rounding of any sum that a loss is made of, and far below any difference that matters.
pub const LOSS_UNIT: f64 = 1e-12;

/// How far the computed bound of a node may exceed the computed loss of a node above it,
/// though exact arithmetic would have them in order.
pub const LOSS_NOISE: f64 = 1e-13;

/// Added before a product of a fraction and a count is rounded down (spec section 0, rule 1),
/// so that 0.07 · 100 is 7.
pub const COUNT_TOLERANCE: f64 = 1e-9;

/// How much a real number may exceed a limit that it is to keep (spec section 0, rule 2).
pub const THRESHOLD_TOLERANCE: f64 = 1e-9;

/// By how much of itself a measure may be off by rounding: logarithms of other counts with the same
/// shares are added up to other bits.
const ROUNDING: f64 = 1e-12;

/// Whether two measures are the same but for rounding.
#[must_use]
pub fn nearly_equal(a: f64, b: f64) -> bool {
    a == b || (a - b).abs() <= ROUNDING * a.abs().min(b.abs())
}

/// Whether `value` keeps the limit, rounding aside (spec section 0, rule 2).
#[must_use]
pub fn at_most(value: f64, limit: f64) -> bool {
    value <= limit + THRESHOLD_TOLERANCE
}

/// How much below a limit a real number must stay that is to keep it strictly (spec section 0,
/// rule 2).
pub const STRICT_MARGIN: f64 = 1e-12;

/// The binary logarithm of `x`.
#[must_use]
pub fn log2(x: f64) -> f64 {
    libm::log2(x)
}

/// The quotient of two whole numbers as the nearest number that a limit could be written as:
/// 3/10 is the same number as a limit of 0.3, so that comparing is exact (spec section 0, rule
/// 1). Beyond 2⁵³ the fraction is reduced first; if it is still beyond, it is no short decimal.
#[inline]
#[must_use]
pub fn ratio(numerator: u128, denominator: u128) -> f64 {
    const EXACT: u128 = 1 << 53;
    if numerator <= EXACT && denominator <= EXACT {
        return numerator as u64 as f64 / denominator as u64 as f64;
    }
    let (mut divisor, mut rest) = (numerator, denominator);
    while rest > 0 {
        (divisor, rest) = (rest, divisor % rest);
    }
    (numerator / divisor) as f64 / (denominator / divisor) as f64
}

/// The smallest class size whose prosecutor risk is at most `risk`: ⌈1/risk⌉, but not one more
/// where 1/risk is whole and its computed value is a little above (spec D3).
#[must_use]
pub fn least_size(risk: f64) -> u32 {
    let exact = 1.0 / risk;
    let whole = libm::round(exact);
    let close = (exact - whole).abs() <= THRESHOLD_TOLERANCE * exact;
    (if close { whole } else { libm::ceil(exact) }) as u32
}

/// The largest count that is at most `fraction` of `total` (spec A6).
#[must_use]
pub fn share_of(fraction: f64, total: u64) -> u64 {
    let exact = libm::floor(fraction * total as f64 + COUNT_TOLERANCE);
    (exact.max(0.0) as u64).min(total)
}

#[cfg(test)]
mod tests {
    use super::{least_size, ln_gamma, ratio, reciprocal_sums, share_of};

    #[test]
    fn quotients_are_the_limits_that_they_are_written_as() {
        assert_eq!(ratio(3, 10), 0.3);
        assert_eq!(ratio(5, 12), 0.416_666_666_666_666_7);
        let factor = 0xFFFF_FFFF_u128 * 0xFFFF_FFFB * 997;
        assert_eq!(ratio(3 * factor, 10 * factor), 0.3);
        assert_eq!(ratio(0, factor), 0.0);
    }

    /// Spec D3: 0.2 makes 5, 1/3 makes 3, 0.33 makes 4.
    #[test]
    fn risks_become_the_sizes_of_the_spec() {
        assert_eq!([0.2, 1.0 / 3.0, 0.33, 1.0, 0.05, 0.5].map(least_size), [5, 3, 4, 1, 20, 2]);
    }

    #[test]
    fn shares_are_rounded_down_as_written() {
        assert_eq!(share_of(0.07, 100), 7);
        assert_eq!(share_of(0.29, 100), 29);
        assert_eq!(share_of(0.1, 135_666), 13_566);
        assert_eq!(share_of(0.0, 8), 0);
        assert_eq!(share_of(1.0, 8), 8);
        assert_eq!(share_of(0.249, 8), 1);
    }

    /// Both against sums term by term, from beside zero to beyond the start of the series.
    #[test]
    fn sums_of_reciprocals_are_the_sums_of_their_terms() {
        for start in [1e-3, 0.28, 0.999, 1.0, 2.5, 11.9, 12.0, 40.25, 4134.3, 1e6, 1e12] {
            for terms in [0, 1, 2, 7, 30, 1000, 100_000] {
                let each = (0..terms).rev().map(|i| 1.0 / (start + i as f64));
                let sums = each.fold((0.0, 0.0), |(first, second), r| (first + r, second + r * r));
                let found = reciprocal_sums(start, terms);
                assert!((found.0 - sums.0).abs() <= 1e-13 * sums.0, "{start} {terms}");
                assert!((found.1 - sums.1).abs() <= 1e-13 * sums.1, "{start} {terms}");
            }
        }
    }

    /// Harmonic numbers, and Basel's sum.
    #[test]
    fn sums_of_reciprocals_and_ln_gamma_have_their_known_values() {
        let (harmonic, squares) = reciprocal_sums(1.0, 1_000_000_000_000_000);
        // ln 10^15 + γ, and π² / 6 − 10^−15.
        assert!((harmonic - 35.115_992_059_812_25).abs() < 1e-13);
        assert!((squares - 1.644_934_066_848_225_4).abs() < 1e-15);
        assert!((ln_gamma(11.0) - 15.104_412_573_075_516).abs() < 1e-14);
    }
}
