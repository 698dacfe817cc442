//! How values are built that say what they are without a word: codes of illnesses and treatments,
//! pressures, amounts, times, bands of ages and of incomes.

use super::super::{FEW_VALUES, NEARLY_ALL, Reason};
use super::nearly_all;
use crate::table::DataType;
use crate::table::kind::infer_values;

/// First letters of codes of illnesses, at least: a column of one is numbered otherwise.
const CHAPTERS: usize = 3;

/// The same where all codes are of one length.
const MANY_CHAPTERS: usize = 9;

/// Currencies as they stand beside amounts.
const CURRENCIES: [&str; 9] = ["€", "$", "£", "EUR", "USD", "CHF", "GBP", "Fr.", "kr"];

/// Units of doses and of what laboratories measure, in lower case.
#[rustfmt::skip]
const DOSES: [&str; 20] = [
    "mg", "ml", "mg/dl", "g/dl", "g/l", "mg/l", "mmol/l", "µmol/l", "umol/l", "nmol/l", "pmol/l", "u/l", "iu/l",
    "ng/ml", "pg/ml", "µg/l", "mmhg", "bpm", "°c", "iu",
];

/// What stands behind ages and heights, in lower case and without a dot.
const YEARS: [&str; 9] = ["y", "yr", "yrs", "years", "j", "jahre", "ans", "an", "years old"];
const HEIGHTS: [&str; 2] = ["cm", "kg"];

/// What bands without a lower or an upper bound begin with.
#[rustfmt::skip]
const BOUNDS: [&str; 18] = [
    "<", ">", "≤", "≥", "bis", "unter", "über", "ueber", "ab", "mehr als", "under", "over", "up to", "less than",
    "more than", "moins de", "plus de", "jusqu'à",
];

/// How the last band ends: 55+, 55 ans et plus, 65 and older.
const OPEN_ENDS: [&str; 8] =
    ["+", "plus", "older", "over", "älter", "aelter", "or more", "und mehr"];

/// Bands of one column, at most.
const MOST_BANDS: usize = 40;

/// Words for a quarter of a year.
const QUARTERS: [&str; 6] = ["quarter", "quartal", "trimestre", "qtr", "q", "t"];

/// Different words in front of dates, at most.
const DAYS_OF_WEEK: usize = 7;

/// The greatest age in a band.
const OLDEST: u64 = 120;

/// The least bound of a band of incomes.
const LEAST_INCOME: u64 = 500;

/// Whether a value is built like one of these forms: each letter as A, each digit as 9, all else as
/// it is.
fn has_form(value: &str, forms: &[&str]) -> bool {
    let form = value.chars().map(|character| match character {
        'a'..='z' | 'A'..='Z' => 'A',
        '0'..='9' => '9',
        other => other,
    });
    forms.iter().any(|known| known.chars().eq(form.clone()))
}

/// Whether a value is built like a code of ICD-10: a letter and two digits, and what is said
/// closer behind a point; letters for the side and for how sure it is may follow.
fn is_illness_code(value: &str) -> bool {
    let code = value.trim().trim_end_matches(['+', '*', '!', '†', '-']);
    let (group, closer) = code.split_once('.').unwrap_or((code, "0"));
    let closer = closer.split(' ').next().unwrap_or_default();
    has_form(group, &["A99", "A9A"])
        && group.starts_with(|letter: char| letter.is_ascii_uppercase())
        && (1..=4).contains(&closer.len())
        && closer.starts_with(|digit: char| digit.is_ascii_digit())
        && closer.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

fn chapters(texts: &[&str]) -> usize {
    let mut letters: Vec<char> =
        texts.iter().filter_map(|text| text.trim().chars().next()).collect();
    letters.sort_unstable();
    letters.dedup();
    letters.len()
}

/// Whether values are codes of illnesses, some of them closer behind a point: of one length, and of few
/// letters, are those of rooms, beds and lockers, too.
pub(super) fn are_illness_codes(texts: &[&str]) -> bool {
    let lengths = || texts.iter().map(|text| text.trim().len());
    let least = if lengths().min() == lengths().max() { MANY_CHAPTERS } else { CHAPTERS };
    chapters(texts) >= least
        && texts.iter().any(|text| text.contains('.'))
        && nearly_all(texts, |text| is_illness_code(text))
}

/// Whether values are those groups of illnesses, or of what they cost, that are written as a
/// letter, two digits, and perhaps a letter: F62B.
pub(super) fn are_illness_groups(texts: &[&str]) -> bool {
    chapters(texts) >= CHAPTERS
        && texts.iter().any(|text| text.trim().len() == 4)
        && nearly_all(texts, |text| has_form(text.trim(), &["A99", "A99A"]))
}

/// A German procedure (OPS): 5-470.11, 8-930.
pub(super) fn is_procedure(value: &str) -> bool {
    let (chapter, rest) = value.split_once('-').unwrap_or_default();
    let (group, closer) = rest.split_once('.').unwrap_or((rest, "0"));
    let is_code = |text: &str| text.bytes().all(|b| b.is_ascii_digit() || b.is_ascii_lowercase());
    matches!(chapter, "1" | "3" | "5" | "6" | "8" | "9")
        && group.len() == 3
        && group.starts_with(|digit: char| digit.is_ascii_digit())
        && (1..=3).contains(&closer.len())
        && is_code(group)
        && is_code(closer)
}

/// A substance (ATC): C09AA05.
pub(super) fn is_substance(value: &str) -> bool {
    let begins =
        value.starts_with(['A', 'B', 'C', 'D', 'G', 'H', 'J', 'L', 'M', 'N', 'P', 'R', 'S', 'V']);
    begins && has_form(value, &["A99AA99", "A99AA"]) && !value.contains(|c: char| c.is_lowercase())
}

/// A blood pressure: 120/80.
pub(super) fn is_pressure(value: &str) -> bool {
    let Some((upper, lower)) = value.split_once('/') else { return false };
    let number = |text: &str| text.trim().parse::<u32>().ok();
    match (number(upper), number(lower)) {
        (Some(upper), Some(lower)) => {
            (60..=260).contains(&upper) && (30..=160).contains(&lower) && upper > lower
        }
        _ => false,
    }
}

/// A blood group: A+, 0 neg, AB Rh+.
pub(super) fn is_blood_group(value: &str) -> bool {
    let rest = ["AB", "A", "B", "0", "O"].iter().find_map(|group| value.strip_prefix(group));
    rest.is_some_and(|rest| {
        let factor = rest.trim().to_lowercase();
        let factor = factor.trim_start_matches("rh").trim();
        matches!(
            factor,
            "+" | "-" | "−" | "pos" | "neg" | "positiv" | "negativ" | "positive" | "negative"
        )
    })
}

/// How far a tumour has spread: pT1c, NX.
pub(super) fn is_tumour_stage(value: &str) -> bool {
    let stage = value.trim_start_matches(['c', 'p', 'y', 'r']);
    let mut letters = stage.chars();
    matches!(letters.next(), Some('T' | 'N' | 'M'))
        && matches!(letters.next(), Some('0'..='4' | 'X' | 'x' | 'i'))
        && letters.as_str().len() <= 2
        && letters.all(|letter| matches!(letter, 'a'..='d' | 's'))
}

/// How cells of a tumour look: 8140/3.
pub(super) fn is_morphology(value: &str) -> bool {
    has_form(value, &["9999/9"]) && value.starts_with(['8', '9'])
}

/// A number with a unit of doses and laboratories: 5.4 mmol/l.
pub(super) fn is_dose(value: &str) -> bool {
    unit(value).is_some_and(|unit| DOSES.contains(&&unit.to_lowercase()[..]))
}

/// What stands behind a number.
fn unit(value: &str) -> Option<&str> {
    let value = value.trim_start_matches(['<', '>', ' ']);
    let end = value.find(|c: char| !c.is_ascii_digit() && c != '.' && c != ',')?;
    (end > 0).then(|| value[end..].trim().trim_end_matches('.'))
}

/// An age with its unit: 45 yrs, 7 J.
pub(super) fn is_age(value: &str) -> bool {
    unit(value).is_some_and(|unit| YEARS.contains(&&unit.to_lowercase()[..]))
}

/// What a body measures, with its unit: 176 cm, 80 kg.
pub(super) fn is_body_height(value: &str) -> bool {
    unit(value).is_some_and(|unit| HEIGHTS.contains(&&unit.to_lowercase()[..]))
}

/// An amount with its currency: 12,50 €.
pub(super) fn is_money(value: &str) -> bool {
    let rest = CURRENCIES
        .iter()
        .find_map(|sign| value.strip_prefix(sign).or_else(|| value.strip_suffix(sign)));
    rest.is_some_and(|rest| {
        rest.chars().all(|c| c.is_ascii_digit() || ".,'- \u{a0}\u{202f}".contains(c))
            && rest.contains(|c: char| c.is_ascii_digit())
    })
}

/// A time of the day: 07:45, 7:45 PM, 23:59:59.
pub(super) fn is_time(value: &str) -> bool {
    let clock = value.trim_end_matches(|c: char| c.is_alphabetic() || c == ' ');
    has_form(clock, &["99:99", "9:99", "99:99:99", "9:99:99"])
        && clock
            .split(':')
            .next()
            .is_some_and(|hour| hour.parse::<u32>().is_ok_and(|hour| hour < 25))
}

/// Whether times with seconds, none later than in the third hour, are how long something took.
pub(super) fn are_durations(texts: &[&str]) -> bool {
    texts.len() >= FEW_VALUES
        && texts.iter().all(|text| {
            let (hour, rest) = text.trim().split_once(':').unwrap_or_default();
            matches!(hour.parse(), Ok(0..=2_u8)) && has_form(rest, &["99:99"])
        })
}

/// A month of a year: 03/2024, 2024-03.
pub(super) fn is_month(value: &str) -> bool {
    let (month, year) = if has_form(value, &["99/9999", "99.9999", "99-9999"]) {
        (&value[..2], &value[3..])
    } else if has_form(value, &["9999-99", "9999/99"]) {
        (&value[5..], &value[..4])
    } else {
        return false;
    };
    matches!(month.parse(), Ok(1..=12)) && matches!(year.parse(), Ok(1900..=2100))
}

/// A quarter of a year: 2024-Q3, Q3/2024, 3. Quartal 2024; in French a T stands for the Q.
pub(super) fn is_quarter(value: &str) -> bool {
    let parts = value.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty());
    let (mut year, mut quarter, mut word) = (0, 0, false);
    for part in parts {
        let lower = part.to_lowercase();
        let number = lower.trim_start_matches(['q', 't']);
        match (number.len(), number.parse::<u32>()) {
            (4, Ok(number @ 1900..=2100)) if number.to_string() == lower => year += 1,
            (1, Ok(1..=4)) => {
                quarter += 1;
                word |= number != lower;
            }
            _ if QUARTERS.contains(&&lower[..]) => word = true,
            _ => return false,
        }
    }
    (year, quarter, word) == (1, 1, true)
}

/// Whether values are dates behind the days of a week: Mo, 03.04.1971.
pub(super) fn are_named_days(texts: &[&str]) -> bool {
    let parts: Vec<(&str, &str)> = texts
        .iter()
        .filter_map(|text| text.trim().split_once([' ', ',']))
        .map(|(day, date)| (day.trim_end_matches('.'), date.trim_start()))
        .collect();
    let mut days: Vec<String> = parts.iter().map(|(day, _)| day.to_lowercase()).collect();
    days.sort_unstable();
    days.dedup();
    parts.len() == texts.len()
        && days.len() <= DAYS_OF_WEEK
        && days.iter().all(|day| day.chars().all(char::is_alphabetic))
        && matches!(
            infer_values(|| parts.iter().map(|&(_, date)| date)).data_type,
            DataType::Date(_)
        )
}

/// A class at school: 5b, 10 C, 6eA.
pub(super) fn is_school_class(value: &str) -> bool {
    let end = value.find(|c: char| !c.is_ascii_digit()).unwrap_or_default();
    let rest = value[end..].trim_start_matches(['e', '.', '-', ' ', '/']);
    matches!(value[..end].parse(), Ok(1..=13))
        && rest.len() == 1
        && rest.starts_with(|c: char| matches!(c.to_ascii_lowercase(), 'a'..='h'))
}

/// A postcode of five digits, or of four, with the town behind it.
pub(super) fn is_postcode_and_town(value: &str) -> bool {
    let (code, town) = value.split_once(' ').unwrap_or_default();
    matches!(code.len(), 4 | 5)
        && code.bytes().all(|byte| byte.is_ascii_digit())
        && town.starts_with(char::is_uppercase)
        && !town.contains(|c: char| c.is_ascii_digit())
}

/// What bands are of: ages, or incomes where the name of their column says so, they have a currency or
/// go on where others end. Numbers of persons and files are written alike: 190165-1234, 2024-10007.
pub(super) fn bands(texts: &[&str], is_money: bool) -> Option<Reason> {
    let bounds: Vec<Vec<u64>> = texts.iter().filter_map(|text| band(text.trim())).collect();
    if !(3..=MOST_BANDS).contains(&bounds.len())
        || bounds.len() as f64 + 1.0 < NEARLY_ALL * texts.len() as f64
    {
        return None;
    }
    let all = || bounds.iter().flatten().copied();
    let greatest = all().max()?;
    let have_currency = texts.iter().any(|text| CURRENCIES.iter().any(|sign| text.contains(sign)));
    if greatest >= LEAST_INCOME || have_currency {
        let are_years = all().all(|bound| (1900..=2100).contains(&bound));
        if are_years {
            return Some(Reason::EventDate);
        }
        (is_money || have_currency || tile(&bounds)).then_some(Reason::Money)
    } else if (50..=OLDEST).contains(&greatest) {
        Some(Reason::KnownToOthers)
    } else {
        None
    }
}

/// Whether at least half of the bands begin where another ends, or next to it.
fn tile(bands: &[Vec<u64>]) -> bool {
    let meet = |end: u64, begin: u64| begin.saturating_sub(end) <= 1 && begin >= end;
    let goes_on = bands.iter().enumerate().filter(|&(index, band)| {
        let mut others = bands.iter().enumerate().filter(|&(other, _)| other != index);
        others.any(|(_, other)| match (&band[..], &other[..]) {
            ([first, .., last], [begin, .., end]) => meet(*end, *first) || meet(*last, *begin),
            // One without an upper or a lower bound.
            ([first, last], [bound]) | ([bound], [first, last]) => {
                meet(*bound, *first) || meet(*last, *bound)
            }
            _ => false,
        })
    });
    goes_on.count() * 2 >= bands.len()
}

/// Whether a number has zeros in front, as bounds have none.
fn is_padded(number: &str) -> bool {
    let mut bytes = number.bytes();
    bytes.next() == Some(b'0') && bytes.next().is_some_and(|byte| byte.is_ascii_digit())
}

/// The bounds of a band: 18-24, 55+, under 25k, 1.000 – 2.000 €.
fn band(text: &str) -> Option<Vec<u64>> {
    let lower = text.to_lowercase();
    let bound = BOUNDS.iter().find_map(|begin| lower.strip_prefix(begin));
    let open = bound.is_some() || OPEN_ENDS.iter().any(|end| lower.ends_with(end));
    let digits = bound.unwrap_or(&lower);
    let parts: Vec<&str> = digits
        .split(|c: char| !(c.is_ascii_digit() || c == '.' || c == ',' || c == 'k' || c == '\''))
        .filter(|part| part.starts_with(|c: char| c.is_ascii_digit()))
        .collect();
    let words = [
        "eur", "usd", "chf", "bis", "to", "à", "unter", "years", "jahre", "ans", "und", "mehr",
        "plus", "over", "et", "and", "or", "oder", "older", "älter", "aelter", "more",
    ];
    let fits = parts.len() == 2 && !open || parts.len() == 1 && open;
    let is_band = fits
        && digits.split_whitespace().all(|word| {
            let mut letters = word.chars();
            letters
                .all(|c| c.is_ascii_digit() || c.is_whitespace() || ".,'-–—+<>≤≥€$£k".contains(c))
                || words.contains(&word.trim_end_matches('.'))
        });
    let values: Vec<u64> = parts.iter().filter_map(|part| value(part)).collect();
    // Numbers of persons are written with a hyphen as well: 190165-1234.
    let rise = values.windows(2).all(|pair| pair[0] < pair[1]);
    (is_band && rise && !parts.iter().any(|part| is_padded(part))).then_some(values)
}

fn value(part: &str) -> Option<u64> {
    let thousand = if part.ends_with('k') { 1000 } else { 1 };
    let digits: String = part.chars().filter(char::is_ascii_digit).collect();
    digits.parse::<u64>().ok()?.checked_mul(thousand)
}
