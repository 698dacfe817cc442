//! Which hierarchy suits a quasi-identifier's values.

use super::Reason;
use super::texts::Texts;
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

/// So many small whole numbers are answers, codes or counts: a range of them says nothing of any.
const CODES: usize = 12;

/// The greatest of them.
const GREATEST_CODE: i64 = 20;

/// Years are four digits between these.
const YEARS: std::ops::RangeInclusive<i64> = 1800..=2100;

/// The finest intervals of whole numbers: nobody counts in twos.
const TOGETHER: i64 = 5;

/// The finest intervals divide the values' range into at least this many.
const PARTS: i64 = 10;

/// Characters of a day that is written in full, but for a zero.
const UNREAD_DAY: usize = 7;

/// Codes shorter than this leave nothing to mask.
const CODE_LENGTH: usize = 3;

/// Of widths as large as this none can be counted in ones: intervals are wide in the largest unit that
/// divides them all, and their sums have an end.
const MOST_ONES: u32 = u32::MAX;

/// Digits from which on numbers of one length are codes, such as those of goods: EAN, ISBN.
const LONG_CODE: usize = 12;

pub(super) fn suggest(
    inferred: Inferred,
    reason: Reason,
    texts: &Texts<'_>,
) -> Option<SuggestedHierarchy> {
    match inferred.data_type {
        DataType::Date(format) => Some(SuggestedHierarchy::Date { format }),
        _ if texts.distinct < 2 => None,
        // A day that was not understood: its last digits may be those of the year.
        _ if reason == Reason::Birth && texts.any(|text| text.len() >= UNREAD_DAY) => None,
        // Of postcodes with a decimal the last digits say nothing.
        _ if reason == Reason::Postcode && inferred.data_type != DataType::Decimal
            || are_codes(texts) =>
        {
            Some(SuggestedHierarchy::Mask)
        }
        DataType::Integer | DataType::Decimal if texts.distinct >= SCALE => {
            intervals(inferred, &mut texts.iter())
        }
        DataType::Integer | DataType::Decimal | DataType::Text => None,
    }
}

/// Whether all values are codes whose first characters say the most: of one length, of
/// letters and digits, and not simply numbers.
fn are_codes(texts: &Texts<'_>) -> bool {
    let length = texts.iter().next().map_or(0, str::len);
    length >= CODE_LENGTH
        && texts.all(|text| {
            text.len() == length
                && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
                && text.bytes().any(|byte| byte.is_ascii_digit())
        })
        && (length >= LONG_CODE
            || texts.any(|text| text.starts_with('0') || text.bytes().any(|b| !b.is_ascii_digit())))
}

/// Whether whole numbers are years as people write them.
pub(crate) fn are_years(numbers: &[Decimal]) -> bool {
    numbers.iter().all(|number| {
        number.fract().is_zero()
            && *number >= Decimal::from(*YEARS.start())
            && *number <= Decimal::from(*YEARS.end())
    })
}

/// Intervals of 1, 2 or 5 times a power of ten, each the next such multiple of the one before, as
/// long as they stay below the range.
fn intervals(
    inferred: Inferred,
    values: &mut dyn Iterator<Item = &str>,
) -> Option<SuggestedHierarchy> {
    let numbers: Vec<Decimal> =
        values.map(|text| inferred.form.parse(text)).collect::<Option<_>>()?;
    let (min, max) = (*numbers.iter().min()?, *numbers.iter().max()?);
    // Some programs write a point behind whole numbers as soon as one of them is missing.
    let whole = numbers.iter().all(|number| number.fract().is_zero());
    let are_codes = numbers.len() <= CODES && min >= Decimal::ZERO && max <= GREATEST_CODE.into();
    if whole && are_codes {
        return None;
    }
    let range = max.checked_sub(min)?;
    let finest = finest_step(range, whole)?;
    let mut steps = vec![finest];
    let mut coarsest = finest;
    while let Some(next) = next_round(coarsest) {
        // What is hardly narrower than all would put nearly all into one.
        if next.checked_mul(Decimal::new(125, 2)).is_none_or(|wide| wide > range) {
            break;
        }
        steps.push(next);
        coarsest = next;
    }
    // What is numbered begins with one.
    let is_numbered = whole && min == Decimal::ONE && max <= GREATEST_CODE.into();
    let start = if is_numbered { min } else { min.checked_sub(above_grid(min, coarsest)?)? };
    let excess = above_grid(max.checked_sub(start)?, finest)?;
    let counts_ones = whole && range < MOST_ONES.into();
    let last = if counts_ones { Decimal::ONE } else { Decimal::ZERO };
    let end = match excess.is_zero() && !is_numbered {
        true => max,
        false => max.checked_sub(excess)?.checked_add(finest)?.checked_sub(last)?,
    };
    Some(SuggestedHierarchy::Intervals {
        start: start.normalize(),
        end: end.normalize(),
        steps: steps.iter().map(Decimal::normalize).collect(),
    })
}

/// The next of 1, 2, 5, 10, 20, … that is a multiple of `step`, one of them.
fn next_round(step: Decimal) -> Option<Decimal> {
    let step = step.normalize();
    let mut first = step.mantissa();
    while first > 9 && first % 10 == 0 {
        first /= 10;
    }
    let times = if first == 2 { 5 } else { 2 };
    step.checked_mul(times.into())
}

/// The largest round number that divides `range` into enough parts.
fn finest_step(range: Decimal, whole: bool) -> Option<Decimal> {
    for exponent in (-20..=20_i32).rev() {
        let power = 10_i128.pow(exponent.max(0).unsigned_abs());
        let scale = exponent.min(0).unsigned_abs();
        for mantissa in [5, 2, 1] {
            let step = Decimal::try_from_i128_with_scale(mantissa * power, scale).ok()?;
            let enough = step.checked_mul(PARTS.into()).is_some_and(|whole| whole <= range);
            if whole && step < TOGETHER.into() {
                return (range > TOGETHER.into()).then_some(TOGETHER.into());
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
    use super::{SuggestedHierarchy, Texts, suggest};
    use crate::table::kind;
    use crate::table::number;
    use crate::table::suggest::Reason;
    use proptest::prelude::*;
    use rust_decimal::Decimal;

    fn suggested(values: &[String]) -> Option<SuggestedHierarchy> {
        let all: Vec<&str> = values.iter().map(String::as_str).collect();
        let inferred = kind::infer_values(|| all.iter().copied());
        suggest(inferred, Reason::NothingRulesItOut, &Texts::new("", &all, all.len()))
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
        assert_eq!(suggestion(17..=90), numbers("0", "90", &["5", "10", "20"]));
        assert_eq!(suggestion(1931..=2004), numbers("1920", "2004", &["5", "10", "20"]));
        assert_eq!(suggestion(2015..=2024), numbers("2015", "2024", &["5"]));
        assert_eq!(suggestion(1..=16), numbers("1", "20", &["5", "10"]));
        assert_eq!(suggestion([-7, -3, 0, 2, 5, 9]), numbers("-10", "9", &["5", "10"]));
        assert_eq!(
            suggestion(["0.1", "0.25", "0.3", "0.4", "0.5", "0.77"]),
            numbers("0", "0.8", &["0.05", "0.1", "0.2"])
        );
        assert_eq!(
            suggestion(["0.1", "0.5", "0.9", "1.3", "1.7", "2.0"]),
            numbers("0", "2", &["0.1", "0.2", "1"])
        );
        assert_eq!(suggestion(0..=100), numbers("0", "100", &["10", "20"]));
        let accounts = [1_000_003, 99_999_999, 2_718_281_828, 3_141_592_653, 5, 9_876_543_210_u64];
        let steps = ["500000000", "1000000000", "2000000000"];
        assert_eq!(suggestion(accounts), numbers("0", "10000000000", &steps));
    }

    /// Answers, codes and counts have no ranges, whatever a program writes behind the point.
    #[test]
    fn small_whole_numbers_get_no_intervals() {
        assert_eq!(suggestion(1..=5), None);
        assert_eq!(suggestion(0..=10), None);
        assert_eq!(suggestion(1..=12), None);
        assert_eq!(suggestion([0, 1, 2, 3, 4, 5, 8, 9]), None);
        assert_eq!(suggestion((0..=6).map(|children| format!("{children}.0"))), None);
        let wide = suggestion((0..=30).map(|count| format!("{count}.0")));
        assert_eq!(wide, numbers("0", "30", &["5", "10", "20"]));
    }

    #[test]
    fn births_that_are_no_dates_are_not_masked_from_the_right() {
        let all = ["02021975", "15011998", "31021990"];
        let inferred = kind::infer_values(|| all.into_iter());
        let birth = suggest(inferred, Reason::Birth, &Texts::new("", &all, all.len()));
        assert_eq!((inferred.data_type, birth), (kind::DataType::Integer, None));
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
                prop_assert!((start % steps[0]).is_zero() || start == Decimal::ONE);
                prop_assert!(*steps.last().unwrap() < end - start);
            } else {
                // Only small codes, and a range that no two intervals divide, have none.
                let mut numbers: Vec<Decimal> =
                    values.iter().map(|v| number::parse(v, '.').unwrap()).collect();
                numbers.sort_unstable();
                let codes = suggested(&values) == Some(SuggestedHierarchy::Mask);
                let range = numbers[numbers.len() - 1] - numbers[0];
                prop_assert!(codes || range <= Decimal::from(super::GREATEST_CODE));
            }
        }
    }
}
