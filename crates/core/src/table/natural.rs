//! The order in which people look for values: numbers by size, dates by time, and texts by the
//! alphabet with the numbers in them by size, so that 0–9 comes before 10–19.
//!
//! It serves the eye alone. The order that models go by is another, which a recipe can say (spec D9).

use super::dates::DateFormat;
use super::kind::{DataType, infer_values};
use super::number::{NumberForm, grouped_form};
use std::cmp::Ordering;

/// The order of some values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NaturalOrder {
    /// The place of each value, from 0; no two have the same.
    pub ranks: Vec<u32>,
    /// Whether they go by size or by time; otherwise by the alphabet.
    pub is_measured: bool,
    /// How many values are not written like a missing marker. Theirs are the places below.
    pub present: u32,
}

impl NaturalOrder {
    /// That of these values. Those that are written like a missing marker come last.
    #[must_use]
    pub fn new(values: &[&str], markers: &[String]) -> Self {
        let is_missing = |text: &str| markers.iter().any(|marker| marker == text);
        let inferred = infer_values(|| values.iter().copied().filter(|text| !is_missing(text)));
        // Amounts are texts until somebody says how they are written, but people count them.
        let is_text = inferred.data_type == DataType::Text;
        let grouped = is_text
            .then(|| grouped_form(|| values.iter().copied().filter(|text| !is_missing(text))))
            .flatten();
        if let Some(form) = grouped {
            return Self::counted(values, markers, form);
        }
        let missing: Vec<bool> = values.iter().map(|text| is_missing(text)).collect();
        match inferred.data_type {
            DataType::Integer | DataType::Decimal => {
                Self::read_by(values, &missing, true, |text| inferred.form.parse(text))
            }
            DataType::Date(format) => {
                let format = DateFormat::new(format, None);
                Self::read_by(values, &missing, true, |text| format.begins(text))
            }
            DataType::Text => Self::read_by(values, &missing, false, |_| None::<()>),
        }
    }

    /// That of dates that are known to be written like this, with the century that years of two
    /// digits are read by. What is no such date comes first.
    #[must_use]
    pub fn dated(values: &[&str], markers: &[String], format: DateFormat<'_>) -> Self {
        let missing: Vec<bool> =
            values.iter().map(|text| markers.iter().any(|marker| marker == text)).collect();
        Self::read_by(values, &missing, true, |text| format.begins(text))
    }

    /// That of numbers that are known to be written like this. What is no such number comes first.
    #[must_use]
    pub fn counted(values: &[&str], markers: &[String], form: NumberForm) -> Self {
        let missing: Vec<bool> =
            values.iter().map(|text| markers.iter().any(|marker| marker == text)).collect();
        Self::read_by(values, &missing, true, |text| form.parse(text))
    }

    fn read_by<K: Ord>(
        values: &[&str],
        missing: &[bool],
        is_measured: bool,
        key: impl Fn(&str) -> Option<K>,
    ) -> Self {
        let keys: Vec<Option<K>> = values.iter().map(|text| key(text)).collect();
        let mut order: Vec<usize> = (0..values.len()).collect();
        order.sort_by(|&a, &b| {
            let measured = (missing[a], &keys[a]).cmp(&(missing[b], &keys[b]));
            measured.then_with(|| naturally(values[a], values[b])).then(a.cmp(&b))
        });
        let mut ranks = vec![0; values.len()];
        for (rank, value) in (0..).zip(order) {
            ranks[value] = rank;
        }
        let present = missing.iter().filter(|&&missing| !missing).count() as u32;
        Self { ranks, is_measured, present }
    }
}

/// Compares two texts as people do: digits that stand together are a number, and large letters are
/// like small ones unless that is all the difference. What is below a number comes first.
#[must_use]
pub fn naturally(a: &str, b: &str) -> Ordering {
    let below = is_below_a_number(b).cmp(&is_below_a_number(a));
    if below.is_ne() {
        return below;
    }
    let (mut left, mut right) = (a, b);
    while let (Some(one), Some(other)) = (left.chars().next(), right.chars().next()) {
        let order = if one.is_ascii_digit() && other.is_ascii_digit() {
            let (number, number_b) = (digits(&mut left), digits(&mut right));
            number.len().cmp(&number_b.len()).then_with(|| number.cmp(number_b))
        } else {
            left = &left[one.len_utf8()..];
            right = &right[other.len_utf8()..];
            one.to_lowercase().cmp(other.to_lowercase())
        };
        if order.is_ne() {
            return order;
        }
    }
    // One of them has ended here.
    left.len().cmp(&right.len()).then_with(|| a.cmp(b))
}

/// What ranges without a lower end begin with, before their number.
const BELOW: [&str; 8] = ["<=", "<", "≤", "under ", "below ", "up to ", "unter ", "bis "];

/// Whether a text is a range that is open below: `<5`, `under 18`.
fn is_below_a_number(text: &str) -> bool {
    BELOW.iter().any(|sign| {
        let begun = text.get(..sign.len()).filter(|begun| begun.eq_ignore_ascii_case(sign));
        let rest = begun.map(|begun| text[begun.len()..].trim_start());
        rest.is_some_and(|rest| rest.starts_with(|letter: char| letter.is_ascii_digit()))
    })
}

/// Takes the digits that a text begins with, without zeros before them.
fn digits<'a>(text: &mut &'a str) -> &'a str {
    let end = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    let (digits, rest) = text.split_at(end);
    *text = rest;
    digits.trim_start_matches('0')
}

#[cfg(test)]
mod tests {
    use super::{NaturalOrder, naturally};
    use crate::table::dates::DateFormat;
    use crate::table::number::NumberForm;
    use proptest::prelude::{prop_assert, proptest};
    use std::cmp::Ordering;

    fn ordered<'a>(values: &[&'a str]) -> (Vec<&'a str>, bool) {
        let order = NaturalOrder::new(values, &["NA".to_owned()]);
        let mut placed: Vec<(u32, &str)> =
            order.ranks.iter().copied().zip(values.iter().copied()).collect();
        placed.sort_unstable();
        (placed.into_iter().map(|(_, text)| text).collect(), order.is_measured)
    }

    #[test]
    fn numbers_go_by_size_dates_by_time_and_texts_by_the_numbers_in_them() {
        assert_eq!(ordered(&["10", "9", "NA", "-1"]), (vec!["-1", "9", "10", "NA"], true));
        assert_eq!(ordered(&["10,5", "9,25"]), (vec!["9,25", "10,5"], true));
        let dates = ["01.02.2020", "31.12.2019", "02.01.2020"];
        assert_eq!(ordered(&dates), (vec![dates[1], dates[2], dates[0]], true));
        let ages = ["10–19", "0–9", "100–109", "90+"];
        assert_eq!(ordered(&ages), (vec!["0–9", "10–19", "90+", "100–109"], false));
        let towns = ["b", "NA", "A", "a", "B"];
        assert_eq!(ordered(&towns).0, ["A", "a", "B", "b", "NA"]);
        assert_eq!(ordered(&["8161*", "816*", "819*"]).0, ["816*", "819*", "8161*"]);
    }

    #[test]
    fn amounts_go_by_size() {
        let dollars = ["$100,000", "NA", "$9,500", "$10,000"];
        let sorted = vec!["$9,500", "$10,000", "$100,000", "NA"];
        assert_eq!(ordered(&dollars), (sorted, true));
        let euros = ["100.000,00 €", "9.500,50 €", "20 €"];
        assert_eq!(ordered(&euros), (vec!["20 €", "9.500,50 €", "100.000,00 €"], true));
        // Whether these are thousands nobody knows, unless the recipe says so.
        let form = NumberForm { decimal: '.', thousands: Some(','), currency: false };
        let order = NaturalOrder::counted(&["100,000", "9,500"], &[], form);
        assert_eq!((order.ranks, order.is_measured), (vec![1, 0], true));
    }

    #[test]
    fn what_is_open_below_comes_first() {
        let bands = ["10-14", "5-9", "<5", ">=15"];
        assert_eq!(ordered(&bands).0, ["<5", "5-9", "10-14", ">=15"]);
        let ages = ["65+", "18 to 64", "Under 18", "unknown"];
        assert_eq!(ordered(&ages).0, ["Under 18", "18 to 64", "65+", "unknown"]);
        assert_eq!(
            ordered(&["under review", "9 to 5", "≤ 3"]).0,
            ["≤ 3", "9 to 5", "under review"]
        );
    }

    #[test]
    fn years_of_two_digits_stand_in_their_century() {
        let born = ["05.01.53", "NA", "24.12.99", "01.01.02", "31.12.26"];
        let placed = |pivot| {
            let format = DateFormat::new("%d.%m.%y", Some(pivot));
            let order = NaturalOrder::dated(&born, &["NA".to_owned()], format);
            assert_eq!((order.is_measured, order.present), (true, 4));
            order.ranks
        };
        assert_eq!(placed(2026), [0, 4, 1, 2, 3]);
        assert_eq!(placed(2000), [2, 4, 3, 0, 1]);
        let format = DateFormat::new("%m.%Y", None);
        let order = NaturalOrder::dated(&["12.1960", "01.1961", "02.1960"], &[], format);
        assert_eq!(order.ranks, [1, 2, 0]);
    }

    proptest! {
        /// It is an order: of three texts no two comparisons contradict the third.
        #[test]
        fn texts_have_one_order(a in "<?[aB0-2–]{0,5}", b in "<?[aB0-2–]{0,5}", c in "<?[aB0-2–]{0,5}") {
            prop_assert!(naturally(&a, &b) == naturally(&b, &a).reverse());
            prop_assert!((naturally(&a, &b) == Ordering::Equal) == (a == b));
            if naturally(&a, &b).is_le() && naturally(&b, &c).is_le() {
                prop_assert!(naturally(&a, &c).is_le());
            }
        }
    }
}
