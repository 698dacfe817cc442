//! The order of a sensitive attribute's values (spec D9).
//!
//! The lines of the attribute's table of levels come first, or groups made by hand that are said to
//! be a scale: a person put them in order.
//! Without one, numbers and dates that the recipe calls texts get the order of the alphabet;
//! others go by size and by time; and texts go by the alphabet too, with a warning, because
//! low, medium and high would be high, low, medium.

use super::TCloseness;
use crate::error::{Place, Warning, WarningKind};
use crate::hierarchy::Rule;
use crate::plan::{Plan, PlannedAttribute};
use crate::table::dates::DateFormat;
use crate::table::{DataType, Dictionary, Table, kind, number};
use std::collections::BTreeMap;

/// What decides the order.
#[derive(Clone, Debug)]
enum OrderSource<'a> {
    /// The values in the order that somebody gave them.
    Given(Vec<&'a str>),
    /// The alphabet, although the values are numbers or dates: the recipe says so.
    Texts,
    /// The size of numbers with this decimal separator.
    Size(char),
    /// The time of dates.
    Time(DateFormat<'a>),
    /// The alphabet, for want of anything else.
    Nothing,
}

impl<'a> OrderSource<'a> {
    fn new(values: &Dictionary, attribute: &'a PlannedAttribute) -> Self {
        if let Some(given) = attribute.hierarchy.rule().and_then(Rule::scale_order) {
            return Self::Given(given);
        }
        if attribute.texts {
            return match Self::values(values) {
                Self::Nothing => Self::Nothing,
                _ => Self::Texts,
            };
        }
        let dates = attribute.hierarchy.rule().and_then(Rule::dates);
        let dates = dates.filter(|format| follow(values, *format));
        dates.map_or_else(|| Self::values(values), Self::Time)
    }

    /// What the values themselves say.
    fn values(values: &Dictionary) -> Self {
        let inferred = kind::infer(values, &[]);
        match inferred.data_type {
            DataType::Integer | DataType::Decimal => Self::Size(inferred.form.decimal),
            DataType::Date(format) => Self::Time(DateFormat::new(format, None)),
            DataType::Text => Self::Nothing,
        }
    }
}

fn follow(values: &Dictionary, format: DateFormat<'_>) -> bool {
    values.iter().all(|text| format.begins(text).is_some())
}

/// The codes of all values in their order.
pub(super) fn in_order(values: &Dictionary, attribute: &PlannedAttribute) -> Vec<u32> {
    let mut order: Vec<u32> = (0..values.len() as u32).collect();
    match OrderSource::new(values, attribute) {
        OrderSource::Given(given) => {
            let ranks: BTreeMap<&str, usize> = given.into_iter().zip(0..).collect();
            order.sort_by_cached_key(|&code| {
                let text = values.get(code);
                (ranks.get(text).copied().unwrap_or(usize::MAX), text)
            });
        }
        OrderSource::Size(separator) => match by_size(values, separator) {
            Some((by_size, _)) => order = by_size,
            None => order.sort_by_key(|&code| values.get(code)),
        },
        OrderSource::Time(format) => {
            order.sort_by_cached_key(|&code| (format.begins(values.get(code)), values.get(code)));
        }
        OrderSource::Texts | OrderSource::Nothing => order.sort_by_key(|&code| values.get(code)),
    }
    order
}

/// The codes of all values by their size, and the numbers, if all of them are numbers.
pub(super) fn as_numbers(values: &Dictionary) -> Option<(Vec<u32>, Vec<f64>)> {
    match OrderSource::values(values) {
        OrderSource::Size(separator) => by_size(values, separator),
        _ => None,
    }
}

/// What to know of the orders that models go by.
pub(crate) fn warnings(plan: &Plan, table: &Table) -> Vec<Warning> {
    let ordered = plan.models.iter().filter_map(TCloseness::ordered);
    let ordered = ordered.filter_map(|title| plan.attribute_called(title));
    ordered
        .filter_map(|number| {
            let attribute = &plan.attributes[number];
            let mut values = Dictionary::new();
            let all = table.columns[attribute.column].dictionary.iter();
            all.filter(|text| !plan.markers.iter().any(|marker| marker == text)).for_each(|text| {
                values.insert(text);
            });
            let kind = match OrderSource::new(&values, attribute) {
                // Of two values either order says the same.
                OrderSource::Nothing if values.len() > 2 => WarningKind::AlphabeticalOrder,
                OrderSource::Time(format) if format.guesses_centuries() => {
                    WarningKind::TwoDigitYears
                }
                _ => return None,
            };
            let name = Some(attribute.name.clone());
            Some(Warning { kind, place: Place { attribute: name, ..Place::default() } })
        })
        .collect()
}

/// Sorts numbers. 07 and 7 are two values of one size (spec M3); their texts keep them in
/// order.
fn by_size(values: &Dictionary, separator: char) -> Option<(Vec<u32>, Vec<f64>)> {
    let parsed: Option<Vec<_>> = values.iter().map(|text| number::parse(text, separator)).collect();
    let parsed = parsed?;
    let mut order: Vec<u32> = (0..values.len() as u32).collect();
    order.sort_by(|&a, &b| {
        let size = parsed[a as usize].cmp(&parsed[b as usize]);
        size.then_with(|| values.get(a).cmp(values.get(b)))
    });
    let numbers = order
        .iter()
        .map(|&code| parsed[code as usize].to_string().parse().unwrap_or_default())
        .collect();
    Some((order, numbers))
}

#[cfg(test)]
mod tests {
    use super::{as_numbers, in_order};
    use crate::choice::ValueGroup;
    use crate::hierarchy::{DateLevel, Dates, LevelsTable, NamedGroups, Spec};
    use crate::plan::PlannedAttribute;
    use crate::table::{Dictionary, Role};

    fn dictionary(texts: &[&str]) -> Dictionary {
        let mut values = Dictionary::new();
        for text in texts {
            values.insert(text);
        }
        values
    }

    fn attribute(hierarchy: Spec, texts: bool) -> PlannedAttribute {
        let plain = PlannedAttribute::new("income", 0, Role::Sensitive, hierarchy);
        PlannedAttribute { texts, ..plain }
    }

    fn ordered(texts: &[&str], attribute: &PlannedAttribute) -> Vec<String> {
        let values = dictionary(texts);
        let order = in_order(&values, attribute);
        order.into_iter().map(|code| values.get(code).to_owned()).collect()
    }

    fn levels(texts: &[&str]) -> Spec {
        let rows: Vec<Vec<&str>> = texts.iter().map(|text| vec![*text, "*"]).collect();
        Spec::levels(LevelsTable::from_rows(&rows).unwrap())
    }

    #[test]
    fn numbers_go_by_size_and_dates_by_time() {
        let plain = attribute(Spec::NONE, false);
        let numbers = ["10", "9", "09", "-1", "1e1"];
        assert_eq!(ordered(&numbers, &plain), ["-1", "09", "9", "10", "1e1"]);
        let (order, sizes) = as_numbers(&dictionary(&numbers)).unwrap();
        assert_eq!((order, sizes), (vec![3, 2, 1, 0, 4], vec![-1.0, 9.0, 9.0, 10.0, 10.0]));
        let dates = ["02.01.2020", "01.02.2020", "31.12.2019"];
        assert_eq!(ordered(&dates, &plain), ["31.12.2019", "02.01.2020", "01.02.2020"]);
        assert_eq!(as_numbers(&dictionary(&dates)), None);
    }

    #[test]
    fn years_of_two_digits_go_by_the_pivot() {
        let dates = ["01.02.45", "01.02.10"];
        let with_pivot = |pivot| {
            let levels = vec![DateLevel::Year];
            attribute(Spec::new(Dates { format: "%d.%m.%y".to_owned(), pivot, levels }), false)
        };
        assert_eq!(ordered(&dates, &with_pivot(Some(2026))), ["01.02.45", "01.02.10"]);
        assert_eq!(ordered(&dates, &with_pivot(None)), ["01.02.10", "01.02.45"]);
        assert_eq!(ordered(&dates, &attribute(Spec::NONE, false)), ["01.02.10", "01.02.45"]);
    }

    /// Spec D9: the order of a scale such as low, medium, high is what its table says.
    #[test]
    fn a_table_decides_before_all_else_and_then_what_the_recipe_calls_text() {
        let texts = ["high", "low", "other", "medium"];
        let scale = attribute(levels(&["low", "medium", "high"]), false);
        assert_eq!(ordered(&texts, &scale), ["low", "medium", "high", "other"]);
        let plain = attribute(Spec::NONE, false);
        assert_eq!(ordered(&texts, &plain), ["high", "low", "medium", "other"]);
        let numbers = ["10", "9", "2"];
        assert_eq!(
            ordered(&numbers, &attribute(levels(&["9", "2", "10"]), false)),
            ["9", "2", "10"]
        );
        assert_eq!(
            ordered(&numbers, &attribute(levels(&["9", "2", "10"]), true)),
            ["9", "2", "10"]
        );
        assert_eq!(ordered(&numbers, &attribute(Spec::NONE, true)), ["10", "2", "9"]);
        assert_eq!(ordered(&numbers, &plain), ["2", "9", "10"]);
    }

    #[test]
    fn groups_made_by_hand_decide_if_they_are_said_to_be_a_scale() {
        let group = |label: &str, values: &[&str], groups: Vec<ValueGroup>| ValueGroup {
            label: label.to_owned(),
            values: values.iter().map(|&value| value.to_owned()).collect(),
            groups,
            ..ValueGroup::default()
        };
        let upper = vec![group("much", &["high", "top"], Vec::new())];
        let tree =
            [group("little", &["none", "low"], Vec::new()), group("more", &["medium"], upper)];
        let texts = ["high", "other", "low", "medium", "none", "top"];
        let in_order = |scale| {
            let groups = NamedGroups::new(&tree).unwrap();
            ordered(&texts, &attribute(Spec::new(groups.as_scale(scale)), false))
        };
        assert_eq!(in_order(true), ["none", "low", "medium", "high", "top", "other"]);
        assert_eq!(in_order(false), ["high", "low", "medium", "none", "other", "top"]);
    }
}
