//! Which hierarchy suits a quasi-identifier's values.

use super::Reason;
use crate::table::kind::{DataType, Inferred};
use rust_decimal::Decimal;

/// A hierarchy to begin with. Each is valid for the values that it was suggested for.
#[derive(Clone, Debug, PartialEq)]
pub enum SuggestedHierarchy {
    /// Intervals, closed on the left, on grids from `start`; each step divides the next.
    Intervals {
        /// At or below the smallest value.
        start: Decimal,
        /// At or above the largest value.
        end: Decimal,
        /// Widths, finest first.
        steps: Vec<Decimal>,
    },
    /// Characters masked from the right.
    Mask,
    /// Calendar units.
    Date {
        /// How the dates are written.
        format: &'static str,
    },
}

/// Fewer distinct numbers than this are categories, not a scale.
const SCALE: usize = 6;

/// The finest intervals divide the values' range into at least this many.
const PARTS: i64 = 10;

/// Codes shorter than this leave nothing to mask.
const CODE_LENGTH: usize = 3;

/// Digits from which on numbers of one length are codes, such as those of goods: EAN, ISBN.
const LONG_CODE: usize = 12;

pub(super) fn suggest<'a, I: Iterator<Item = &'a str>>(
    inferred: Inferred,
    reason: Reason,
    distinct: usize,
    values: &impl Fn() -> I,
) -> Option<SuggestedHierarchy> {
    match inferred.data_type {
        DataType::Date(format) => Some(SuggestedHierarchy::Date { format }),
        _ if distinct < 2 => None,
        _ if reason == Reason::Postcode || are_codes(values) => Some(SuggestedHierarchy::Mask),
        DataType::Integer | DataType::Decimal if distinct >= SCALE => {
            intervals(inferred, &mut values())
        }
        DataType::Integer | DataType::Decimal | DataType::Text => None,
    }
}

/// Whether all values are codes whose first characters say the most: of one length, of
/// letters and digits, and not simply numbers.
fn are_codes<'a, I: Iterator<Item = &'a str>>(values: &impl Fn() -> I) -> bool {
    let length = values().next().map_or(0, str::len);
    let code = |text: &str| {
        text.len() == length
            && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
            && text.bytes().any(|byte| byte.is_ascii_digit())
    };
    let no_number = |text: &str| text.starts_with('0') || text.bytes().any(|b| !b.is_ascii_digit());
    length >= CODE_LENGTH && values().all(code) && (length >= LONG_CODE || values().any(no_number))
}

/// Intervals of 1, 2 or 5 times a power of ten, doubled as long as they stay below the range.
fn intervals(
    inferred: Inferred,
    values: &mut dyn Iterator<Item = &str>,
) -> Option<SuggestedHierarchy> {
    let first = inferred.form.parse(values.next()?)?;
    let (mut min, mut max) = (first, first);
    for text in values {
        let value = inferred.form.parse(text)?;
        min = min.min(value);
        max = max.max(value);
    }
    let range = max.checked_sub(min)?;
    let finest = finest_step(range, inferred.data_type == DataType::Integer)?;
    let mut steps = vec![finest];
    let mut coarsest = finest;
    while let Some(next) = coarsest.checked_mul(Decimal::TWO).filter(|next| *next < range) {
        steps.push(next);
        coarsest = next;
    }
    let start = min.checked_sub(above_grid(min, coarsest)?)?;
    let excess = above_grid(max, finest)?;
    let end = if excess.is_zero() { max } else { max.checked_sub(excess)?.checked_add(finest)? };
    Some(SuggestedHierarchy::Intervals {
        start: start.normalize(),
        end: end.normalize(),
        steps: steps.iter().map(Decimal::normalize).collect(),
    })
}

/// The largest round number that divides `range` into enough parts.
fn finest_step(range: Decimal, integer: bool) -> Option<Decimal> {
    for exponent in (-20..=20_i32).rev() {
        let power = 10_i128.pow(exponent.max(0).unsigned_abs());
        let scale = exponent.min(0).unsigned_abs();
        for mantissa in [5, 2, 1] {
            let step = Decimal::try_from_i128_with_scale(mantissa * power, scale).ok()?;
            let enough = step.checked_mul(PARTS.into()).is_some_and(|whole| whole <= range);
            // An interval of one whole number would only write that number in another way.
            if integer && step < Decimal::TWO {
                return (range > Decimal::TWO).then_some(Decimal::TWO);
            }
            if enough {
                return Some(step);
            }
        }
    }
    None
}

/// How far `value` lies above the next multiple of `step` at or below it.
fn above_grid(value: Decimal, step: Decimal) -> Option<Decimal> {
    let rest = value.checked_rem(step)?;
    if rest.is_sign_negative() && !rest.is_zero() { rest.checked_add(step) } else { Some(rest) }
}

#[cfg(test)]
mod tests {
    use super::{SuggestedHierarchy, suggest};
    use crate::table::kind;
    use crate::table::number;
    use crate::table::suggest::Reason;
    use proptest::prelude::*;
    use rust_decimal::Decimal;

    fn suggested(values: &[String]) -> Option<SuggestedHierarchy> {
        let texts = || values.iter().map(String::as_str);
        let inferred = kind::infer_values(texts);
        suggest(inferred, Reason::NothingRulesItOut, values.len(), &texts)
    }

    fn suggestion(values: impl IntoIterator<Item = impl ToString>) -> Option<SuggestedHierarchy> {
        suggested(&values.into_iter().map(|value| value.to_string()).collect::<Vec<_>>())
    }

    fn numbers(start: &str, end: &str, steps: &[&str]) -> Option<SuggestedHierarchy> {
        let number = |text: &str| number::parse(text, '.').unwrap();
        Some(SuggestedHierarchy::Intervals {
            start: number(start),
            end: number(end),
            steps: steps.iter().map(|step| number(step)).collect(),
        })
    }

    #[test]
    fn numbers_get_round_intervals() {
        assert_eq!(suggestion(17..=90), numbers("0", "90", &["5", "10", "20", "40"]));
        assert_eq!(suggestion(1931..=2004), numbers("1920", "2005", &["5", "10", "20", "40"]));
        assert_eq!(suggestion(1..=7), numbers("0", "8", &["2", "4"]));
        assert_eq!(suggestion([-7, -3, 0, 2, 5, 9]), numbers("-8", "10", &["2", "4", "8"]));
        assert_eq!(
            suggestion(["0.1", "0.25", "0.3", "0.4", "0.5", "0.77"]),
            numbers("0", "0.8", &["0.05", "0.1", "0.2", "0.4"])
        );
        assert_eq!(suggestion(1..=5), None);
    }

    #[test]
    fn codes_are_masked_and_words_are_not() {
        let mask = Some(SuggestedHierarchy::Mask);
        assert_eq!(suggestion(["01067", "80331", "20095"]), mask);
        assert_eq!(suggestion(["A12", "B07"]), mask);
        assert_eq!(suggestion((0..9).map(|i| 4_012_345_678_901_u64 + 1_000_003 * i)), mask);
        assert_eq!(suggestion(["AB", "C1"]), None);
        assert_eq!(suggestion(["red", "tan"]), None);
        assert_eq!(suggestion(["A1", "B22"]), None);
    }

    proptest! {
        #[test]
        fn intervals_cover_all_values_and_are_nested(
            values in prop::collection::vec("-?[0-9]{1,9}", 6..20),
            decimals in prop::option::of("[0-9]{1,4}"),
        ) {
            let mut values = values;
            if let Some(decimals) = decimals {
                values[0] = format!("{}.{decimals}", values[0]);
            }
            if let Some(SuggestedHierarchy::Intervals { start, end, steps }) = suggested(&values) {
                for value in &values {
                    let value = number::parse(value, '.').unwrap();
                    prop_assert!(start <= value && value <= end);
                }
                prop_assert!(start < end && steps[0] > Decimal::ZERO);
                for pair in steps.windows(2) {
                    prop_assert!(pair[0] < pair[1] && (pair[1] % pair[0]).is_zero());
                }
                prop_assert!((start % steps[0]).is_zero());
                prop_assert!(*steps.last().unwrap() < end - start);
            } else {
                // Only a range that no two intervals divide has none.
                let mut numbers: Vec<Decimal> =
                    values.iter().map(|v| number::parse(v, '.').unwrap()).collect();
                numbers.sort_unstable();
                let codes = suggested(&values) == Some(SuggestedHierarchy::Mask);
                prop_assert!(codes || numbers[numbers.len() - 1] - numbers[0] <= Decimal::TWO);
            }
        }
    }
}
