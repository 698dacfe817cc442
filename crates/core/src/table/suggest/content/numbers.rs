//! What numbers are whose column says nothing: years, postcodes, ages, heights, round amounts, and
//! what is measured.

use super::super::{FEW_VALUES, Reason};
use super::share;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// Of so many numbers in no order one is less than the one before it, and one greater, at least.
const LEAST_TURNS: usize = 5;

/// Years as tables about people have them.
const YEARS: RangeInclusive<u32> = 1900..=2040;

/// Different years from which on numbers are years.
const SOME_YEARS: usize = 3;

/// Digits of the postcodes of most countries.
const POSTCODE: usize = 5;

/// Leading digits of a postcode that places near each other share.
const AREA: usize = 3;

/// So many values have scales that something is measured on, at least.
const MANY: usize = 20;

/// What is measured has so many decimals, at most; more have degrees.
const MEASURED: usize = 2;

/// Where people live, in degrees of latitude, and how tall they are in metres.
const DEGREES: RangeInclusive<u32> = 23..=66;
const METRES: RangeInclusive<u32> = 0..=2;

/// The greatest age of a column is in these, and the least is no greater than that.
const OLDEST: RangeInclusive<u32> = 60..=105;
const YOUNGEST: u32 = 30;

/// The same of heights in centimetres.
const HEIGHTS: RangeInclusive<u32> = 140..=215;

/// What amounts are rounded to, and what few of them are multiples of.
const ROUND: u32 = 100;
const ROUNDER: u32 = 1000;

/// The share of round amounts that are rounder, at most: more of them, and they are postcodes.
const ROUNDER_SHARE: f64 = 0.2;

/// What whole numbers are; nothing is told of others.
pub(super) fn reason(texts: &[&str]) -> Option<Reason> {
    let are_digits =
        texts.iter().all(|text| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()));
    if texts.is_empty() || !are_digits {
        return are_measured(texts).then_some(Reason::Measured);
    }
    if are_postcodes(texts) {
        return Some(Reason::Postcode);
    }
    if texts.iter().any(|text| text.starts_with('0') && text.len() > 1) {
        return None;
    }
    let numbers: Vec<u32> = texts.iter().map(|text| text.parse().ok()).collect::<Option<_>>()?;
    let (least, greatest) = (*numbers.iter().min()?, *numbers.iter().max()?);
    let are_within =
        |range: &RangeInclusive<u32>| range.contains(&least) && range.contains(&greatest);
    if numbers.len() >= SOME_YEARS && are_within(&YEARS) {
        return Some(Reason::EventDate);
    }
    if numbers.len() < MANY {
        return None;
    }
    if are_ages(&numbers) || are_within(&HEIGHTS) {
        return Some(Reason::KnownToOthers);
    }
    let rounder = share(&numbers, |number| number % ROUNDER == 0);
    let are_amounts = least > ROUNDER
        && greatest >= 2 * least
        && rounder <= ROUNDER_SHARE
        && numbers.iter().all(|number| number % ROUND == 0);
    are_amounts.then_some(Reason::Money)
}

/// Whether the greatest number is an age and the least that of somebody young.
pub(in crate::table::suggest) fn are_ages(numbers: &[u32]) -> bool {
    let (least, greatest) = (numbers.iter().min(), numbers.iter().max());
    // A hundred is the end of a scale.
    greatest.is_some_and(|greatest| OLDEST.contains(greatest) && *greatest != 100)
        && least.is_some_and(|&least| least <= YOUNGEST)
}

/// Whether different numbers rise and fall, and leave as many out between them as there are: numbers
/// that are given to one each count on, in the order of the file or all over it.
pub(in crate::table::suggest) fn are_in_no_order(numbers: &[u64]) -> bool {
    let (Some(least), Some(greatest)) = (numbers.iter().min(), numbers.iter().max()) else {
        return false;
    };
    let pairs = numbers.len().saturating_sub(1);
    let rising = numbers.windows(2).filter(|pair| pair[0] < pair[1]).count();
    let falling = pairs - rising;
    let least_turns = pairs / LEAST_TURNS;
    greatest - least + 1 >= 2 * numbers.len() as u64
        && rising > least_turns
        && falling > least_turns
}

/// Whether numbers have decimals, so that nobody else is likely to know them as exactly. Those of
/// degrees, and of heights in metres, may be known; where there are few, they are categories.
fn are_measured(texts: &[&str]) -> bool {
    let decimals = |text: &str| {
        let text = text.trim_start_matches('-');
        let (whole, decimals) = text.split_once(['.', ',']).unwrap_or((text, ""));
        let whole = whole.parse::<u32>().ok()?;
        let are_digits = decimals.bytes().all(|byte| byte.is_ascii_digit());
        (are_digits && decimals.len() <= MEASURED).then_some((whole, decimals.len()))
    };
    let Some(numbers) = texts.iter().map(|text| decimals(text)).collect::<Option<Vec<_>>>() else {
        return false;
    };
    let are_within =
        |range: RangeInclusive<u32>| numbers.iter().all(|(whole, _)| range.contains(whole));
    numbers.len() >= MANY
        && numbers.iter().any(|&(_, decimals)| decimals > 0)
        && !are_within(DEGREES)
        && !are_within(METRES)
}

/// Whether numbers have five digits each and some begin with 0, as no amount does, or lie as close
/// together as places do.
fn are_postcodes(texts: &[&str]) -> bool {
    let areas: BTreeSet<&str> = texts.iter().filter_map(|text| text.get(..AREA)).collect();
    texts.len() >= FEW_VALUES
        && texts.iter().all(|text| text.len() == POSTCODE)
        && (texts.iter().any(|text| text.starts_with('0')) || areas.len() * AREA <= texts.len())
}
