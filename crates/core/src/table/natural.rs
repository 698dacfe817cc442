//! The order in which people look for values: numbers by size, dates by time, and texts by the
//! alphabet with the numbers in them by size, so that 0–9 comes before 10–19.
//!
//! It serves the eye alone. The order that models go by is another, which a recipe can say (spec D9).

use super::dates::DateFormat;
use super::kind::{DataType, infer_values};
use std::cmp::Ordering;

/// The order of some values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NaturalOrder {
    /// The place of each value, from 0; no two have the same.
    pub ranks: Vec<u32>,
    /// Whether they go by size or by time; otherwise by the alphabet.
    pub is_measured: bool,
}

impl NaturalOrder {
    /// That of these values. Those that are written like a missing marker come last.
    #[must_use]
    pub fn new(values: &[&str], markers: &[String]) -> Self {
        let is_missing = |text: &str| markers.iter().any(|marker| marker == text);
        let inferred = infer_values(|| values.iter().copied().filter(|text| !is_missing(text)));
        let missing: Vec<bool> = values.iter().map(|text| is_missing(text)).collect();
        match inferred.data_type {
            DataType::Integer | DataType::Decimal => {
                Self::read_by(values, &missing, true, |text| inferred.form.parse(text))
            }
            DataType::Date(format) => {
                let format = DateFormat::new(format, None);
                Self::read_by(values, &missing, true, |text| format.date(text))
            }
            DataType::Text => Self::read_by(values, &missing, false, |_| None::<()>),
        }
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
            let measured = || (missing[a], &keys[a]).cmp(&(missing[b], &keys[b]));
            measured().then_with(|| naturally(values[a], values[b])).then(a.cmp(&b))
        });
        let mut ranks = vec![0; values.len()];
        for (rank, value) in (0..).zip(order) {
            ranks[value] = rank;
        }
        Self { ranks, is_measured }
    }
}

/// Compares two texts as people do: digits that stand together are a number, and large letters are
/// like small ones unless that is all the difference.
#[must_use]
pub fn naturally(a: &str, b: &str) -> Ordering {
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

    proptest! {
        /// It is an order: of three texts no two comparisons contradict the third.
        #[test]
        fn texts_have_one_order(a in "[aB0-2–]{0,5}", b in "[aB0-2–]{0,5}", c in "[aB0-2–]{0,5}") {
            prop_assert!(naturally(&a, &b) == naturally(&b, &a).reverse());
            prop_assert!((naturally(&a, &b) == Ordering::Equal) == (a == b));
            if naturally(&a, &b).is_le() && naturally(&b, &c).is_le() {
                prop_assert!(naturally(&a, &c).is_le());
            }
        }
    }
}
