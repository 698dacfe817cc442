//! The order of a column's values (spec D9).
//!
//! Numbers by size, dates by time. Anything else has the order of the lines of
//! the attribute's table of levels, where a person put them in order, and without
//! such a table the order of its texts.

use crate::hierarchy::Spec;
use crate::table::{DataType, Dictionary, kind, number};
use jiff::fmt::strtime;
use std::collections::BTreeMap;

/// The codes of all values in the order of the values, and the values as numbers if they are.
pub(super) fn in_order(values: &Dictionary, hierarchy: &Spec) -> (Vec<u32>, Option<Vec<f64>>) {
    let inferred = kind::infer(values, &[]);
    let mut order: Vec<u32> = (0..values.len() as u32).collect();
    match inferred.data_type {
        DataType::Integer | DataType::Decimal => {
            if let Some(numbers) = by_size(values, inferred.decimal_separator, &mut order) {
                return (order, Some(numbers));
            }
            order.sort_by_key(|&code| values.get(code));
        }
        DataType::Date(format) => {
            let day = |code: u32| {
                let parts = strtime::parse(format, values.get(code)).ok()?;
                parts.to_date().ok()
            };
            order.sort_by_cached_key(|&code| (day(code), values.get(code)));
        }
        DataType::Text => match hierarchy {
            Spec::Levels(table) => {
                let rows: BTreeMap<&str, usize> = table.values().zip(0..).collect();
                let row = |text: &str| rows.get(text).copied().unwrap_or(usize::MAX);
                order.sort_by_cached_key(|&code| (row(values.get(code)), values.get(code)));
            }
            _ => order.sort_by_key(|&code| values.get(code)),
        },
    }
    (order, None)
}

/// Sorts numbers. 07 and 7 are two values of one size (spec M3); their texts keep them in
/// order.
fn by_size(values: &Dictionary, separator: char, order: &mut [u32]) -> Option<Vec<f64>> {
    let parsed: Option<Vec<_>> = values.iter().map(|text| number::parse(text, separator)).collect();
    let parsed = parsed?;
    order.sort_by(|&a, &b| {
        let size = parsed[a as usize].cmp(&parsed[b as usize]);
        size.then_with(|| values.get(a).cmp(values.get(b)))
    });
    let number = |&code: &u32| parsed[code as usize].to_string().parse().unwrap_or_default();
    Some(order.iter().map(number).collect())
}

#[cfg(test)]
mod tests {
    use super::in_order;
    use crate::hierarchy::{LevelsTable, Spec};
    use crate::table::Dictionary;

    fn ordered(texts: &[&str], hierarchy: &Spec) -> (Vec<String>, Option<Vec<f64>>) {
        let mut values = Dictionary::new();
        for text in texts {
            values.insert(text);
        }
        let (order, numbers) = in_order(&values, hierarchy);
        (order.into_iter().map(|code| values.get(code).to_owned()).collect(), numbers)
    }

    #[test]
    fn numbers_go_by_size_and_dates_by_time() {
        let (order, numbers) = ordered(&["10", "9", "09", "-1"], &Spec::None);
        assert_eq!(order, ["-1", "09", "9", "10"]);
        assert_eq!(numbers, Some(vec![-1.0, 9.0, 9.0, 10.0]));
        let (order, numbers) = ordered(&["02.01.2020", "01.02.2020", "31.12.2019"], &Spec::None);
        assert_eq!(order, ["31.12.2019", "02.01.2020", "01.02.2020"]);
        assert_eq!(numbers, None);
    }

    /// Spec D9: the order of a scale such as low, medium, high is what its table says.
    #[test]
    fn other_values_go_by_their_table_or_by_their_texts() {
        let rows = [["low", "*"], ["medium", "*"], ["high", "*"]].map(|row| row.to_vec());
        let table = Spec::Levels(LevelsTable::from_rows(&rows).unwrap());
        let texts = ["high", "low", "other", "medium"];
        assert_eq!(ordered(&texts, &table).0, ["low", "medium", "high", "other"]);
        assert_eq!(ordered(&texts, &Spec::None).0, ["high", "low", "medium", "other"]);
    }
}
