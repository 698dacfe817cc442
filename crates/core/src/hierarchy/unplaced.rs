//! Which values a hierarchy has no place for.
//!
//! An error says how many they are and where the first stands, never what they are. Whoever has
//! the file on the screen anyway may be shown them beside the error.

use super::{Spec, build};
use crate::table::Domain;
use std::mem::discriminant;

/// The first values of `domain`, at most `most`, for which [`build`] refuses all of it, in the
/// order in which they occur; none if it is refused for something else, or not at all.
///
/// A value has a place or has none whatever others there are. So halves of the values are looked
/// at until those are left that are refused alone, and no kind of hierarchy has to say of itself
/// what it refuses.
#[must_use]
pub fn unplaced<'a>(spec: &Spec, domain: &'a Domain, most: usize) -> Vec<&'a str> {
    let Err(refusal) = build(spec, domain) else { return Vec::new() };
    let markers: Vec<&str> = domain.markers.iter().map(String::as_str).collect();
    let is_refused = |values: &[&str]| {
        let outcome = build(spec, &Domain::from_values(values, &markers));
        outcome.is_err_and(|error| discriminant(&error.kind) == discriminant(&refusal.kind))
    };
    // What is wrong without any value is not wrong with a value.
    if is_refused(&[]) {
        return Vec::new();
    }
    let present: Vec<&str> = domain.present().map(|(_, text)| text).collect();
    let (mut found, mut open) = (Vec::new(), vec![present.as_slice()]);
    while let Some(values) = open.pop().filter(|_| found.len() < most) {
        if !is_refused(values) {
            continue;
        }
        match values {
            [value] => found.push(*value),
            _ => {
                let (first, second) = values.split_at(values.len() / 2);
                open.extend([second, first]);
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::unplaced;
    use crate::hierarchy::{DateLevel, Dates, Intervals, LevelsTable, Side, Spec};
    use crate::table::Domain;

    fn levels(rows: &[[&str; 2]]) -> Spec {
        let rows: Vec<Vec<&str>> = rows.iter().map(|row| row.to_vec()).collect();
        Spec::levels(LevelsTable::from_rows(&rows).unwrap())
    }

    #[test]
    fn values_without_a_line_are_found_in_their_order() {
        let spec = levels(&[["a", "*"], ["b", "*"]]);
        let domain = Domain::from_values(&["z", "a", "", "y", "b", "x", "z"], &[""]);
        assert_eq!(unplaced(&spec, &domain, 9), ["z", "y", "x"]);
        assert_eq!(unplaced(&spec, &domain, 2), ["z", "y"]);
        let whole = Domain::from_values(&["b", "", "a"], &[""]);
        assert!(unplaced(&spec, &whole, 9).is_empty());
    }

    #[test]
    fn only_values_that_the_error_counts_are_named() {
        let intervals = |end: i64, step: i64| {
            Spec::intervals(Intervals {
                start: 0.into(),
                end: end.into(),
                steps: vec![step.into()],
                closed: Side::Left,
                numbers: crate::table::number::NumberForm::POINT,
                integer: true,
            })
        };
        let domain = Domain::from_values(&["5", "many", "200", "7", "none"], &[]);
        assert_eq!(unplaced(&intervals(100, 10), &domain, 9), ["many", "none"]);
        let numbers = Domain::from_values(&["5", "200", "-1"], &[]);
        assert_eq!(unplaced(&intervals(100, 10), &numbers, 9), ["200", "-1"]);
        // Steps that are none are nobody's value.
        assert!(unplaced(&intervals(100, 0), &numbers, 9).is_empty());
    }

    #[test]
    fn what_is_no_date_of_the_format_is_found() {
        let dates =
            Dates { format: "%Y-%m-%d".to_owned(), pivot: None, levels: vec![DateLevel::Year] };
        let domain = Domain::from_values(&["2001-02-03", "3.2.2001", "2001-02-30"], &[]);
        assert_eq!(unplaced(&Spec::new(dates), &domain, 9), ["3.2.2001", "2001-02-30"]);
    }

    /// What is wrong with the file itself concerns lines, not values of the column.
    #[test]
    fn a_label_that_is_taken_is_no_value() {
        let spec = levels(&[["a", ""], ["b", "x"]]);
        assert!(unplaced(&spec, &Domain::from_values(&["a", "b", ""], &[""]), 9).is_empty());
    }
}
