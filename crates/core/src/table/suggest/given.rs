//! What the numbers of a column say against its name: that they were given to one person or thing
//! each, and measure, pay or choose nothing.
//!
//! A loan is an amount in one file and the number of a contract in the next. Numbers that are
//! given run on, or have one length and no round ones among them; amounts, counts and codes of
//! goods or illnesses seldom do.

use super::codes::LONG_CODE;
use super::hints::{self, Hinted};
use super::texts::Texts;
use super::{
    FEW_RECORDS, FEW_VALUES, NEARLY_ALL, RECURRENCES, Reason, are_numbers_given, content, words,
};
use crate::table::detect::Detector;
use crate::table::{DataType, Role, kind};
use std::ops::RangeInclusive;

/// Digits of numbers that are given, at least, and of those that could be amounts.
const DIGITS: usize = 5;
const DIGITS_OF_AMOUNTS: usize = 6;

/// The share of numbers given that end in 0, at most: a tenth does by chance.
const ROUND_SHARE: f64 = 0.3;

/// Pairs of numbers that are the same, at least, if they were drawn from where they lie: that none
/// is then is no chance.
const PAIRS: f64 = 5.0;

/// Numbers below this may be any, and these may be years.
const LEAST: u64 = 1000;
const YEARS: RangeInclusive<u64> = 1900..=2100;

/// Digits among the letters of a number, at least; models of things have fewer.
const DIGITS_AMONG_LETTERS: usize = 3;

/// What values are that were given to one each, although the name hints at something else; nothing
/// where the hint may be right.
pub(super) fn against(hinted: Hinted, texts: &Texts<'_>) -> Option<Reason> {
    // What others know and when it was is not released as it is.
    if hinted.reason == Reason::EventDate
        || texts.distinct < FEW_VALUES
        || texts.present < FEW_RECORDS
    {
        return None;
    }
    let digits = match WholeNumbers::new(texts.iter()) {
        Some(whole) if texts.distinct == texts.present && whole.run_on() => {
            return Some(Reason::AllDistinct);
        }
        Some(whole) => whole.are_given(hinted.is_amount).then_some(whole.digits),
        None => {
            let many_digits = texts.iter().filter(|text| digits_of(text) >= DIGITS_AMONG_LETTERS);
            let are_given = many_digits.count() as f64 >= NEARLY_ALL * texts.distinct as f64
                && are_numbers_given(texts.iter())
                && texts.all(|text| !text.contains(':'))
                && content::by_meaning(DataType::Text, texts).is_none();
            are_given.then_some(LONG_CODE)
        }
    }?;
    if texts.mostly_differ() {
        return Some(Reason::AllDistinct);
    }
    // Goods and illnesses have codes as long, and many records each.
    let may_be_persons = !hinted.is_code
        && hinted.reason.role() != Role::QuasiIdentifier
        && texts.present <= RECURRENCES * texts.distinct;
    may_be_persons.then_some(match digits >= LONG_CODE || words::is_bare_number(texts.name) {
        true => Reason::SharedNumber,
        false => Reason::NothingRulesItOut,
    })
}

/// Whether values are numbers of somebody that recur, as far as their form and the name of their
/// column tell. Goods and orders have such numbers, too, and most are called after them.
pub(in crate::table) fn are_of_somebody(texts: &Texts<'_>) -> bool {
    let hinted = Hinted { is_amount: false, ..Hinted::of_name(texts.name, Reason::Activity) };
    are_of_nothing_known(texts)
        && content::by_form(texts).is_none()
        && against(hinted, texts) == Some(Reason::SharedNumber)
}

/// Whether they may be, but are as short as those of much else: 10452. Procedures have five digits
/// in America, under a name that says so.
pub(in crate::table) fn may_be_of_somebody(texts: &Texts<'_>) -> bool {
    hints::hinted(texts.name, DataType::Integer, texts.distinct).is_none()
        && are_of_nothing_known(texts)
        && WholeNumbers::new(texts.iter()).is_some_and(|whole| {
            whole.are_given(false) && (whole.digits == DIGITS || content::by_form(texts).is_none())
        })
}

/// Whether values are whole numbers as they are given to one each.
pub(super) fn are_given(texts: &Texts<'_>) -> bool {
    WholeNumbers::new(texts.iter()).is_some_and(|whole| whole.are_given(false))
}

/// Whether neither the name of a column nor the form of its values says what else they are. Insurers,
/// branches and vehicles are numbered, too.
fn are_of_nothing_known(texts: &Texts<'_>) -> bool {
    let known = hints::hinted(texts.name, DataType::Text, texts.distinct);
    known.is_none_or(|known| known.reason.role() != Role::QuasiIdentifier)
        && !Hinted::of_name(texts.name, Reason::Activity).is_code
        && !Detector::Telephone.is_ruled_out_by(texts.name)
        && !matches!(kind::infer_values(|| texts.iter()).data_type, DataType::Date(_))
}

fn digits_of(text: &str) -> usize {
    text.bytes().filter(u8::is_ascii_digit).count()
}

/// Whole numbers without any mark.
struct WholeNumbers {
    count: usize,
    least: u64,
    greatest: u64,
    /// Those of the longest, and whether all have as many.
    digits: usize,
    have_one_length: bool,
    /// How many end in 0.
    round: usize,
}

impl WholeNumbers {
    /// Nothing if one of the values is none.
    fn new<'a>(values: impl Iterator<Item = &'a str>) -> Option<Self> {
        let mut whole = Self {
            count: 0,
            least: u64::MAX,
            greatest: 0,
            digits: 0,
            have_one_length: true,
            round: 0,
        };
        for text in values {
            let number =
                text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())??;
            whole.have_one_length &= whole.count == 0 || text.len() == whole.digits;
            whole.digits = whole.digits.max(text.len());
            whole.least = whole.least.min(number);
            whole.greatest = whole.greatest.max(number);
            whole.round += usize::from(number % 10 == 0);
            whole.count += 1;
        }
        (whole.count > 0).then_some(whole)
    }

    /// Whether numbers that all differ lie so close together that some drawn ones would not.
    fn run_on(&self) -> bool {
        let count = self.count as f64;
        let range = (self.greatest - self.least) as f64 + 1.0;
        let are_years = YEARS.contains(&self.least) && YEARS.contains(&self.greatest);
        self.least >= LEAST && !are_years && count * count >= 2.0 * PAIRS * range
    }

    /// Whether they have one length, and are round by chance only. Amounts of one length do not lie
    /// from its least to its greatest.
    fn are_given(&self, may_be_amounts: bool) -> bool {
        let unit = 10_u64.saturating_pow(self.digits as u32 - 1);
        let fill_length = self.least / unit <= 1 && self.greatest / unit == 9;
        let digits = if may_be_amounts { DIGITS_OF_AMOUNTS } else { DIGITS };
        self.have_one_length
            && self.digits >= digits
            && self.round as f64 <= ROUND_SHARE * self.count as f64
            && (!may_be_amounts || fill_length)
    }
}
