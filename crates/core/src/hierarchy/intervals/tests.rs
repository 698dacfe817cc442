use super::super::{Hierarchy, Side, Spec, build};
use super::Intervals;
use crate::error::{Error, Kind};
use crate::table::Domain;
use proptest::prelude::*;
use rust_decimal::Decimal;

fn whole(start: i64, end: i64, steps: &[i64], closed: Side) -> Intervals {
    Intervals {
        start: start.into(),
        end: end.into(),
        steps: steps.iter().map(|&step| step.into()).collect(),
        closed,
        numbers: crate::table::number::NumberForm::POINT,
        integer: true,
    }
}

fn tenths(start: i64, end: i64, steps: &[i64], closed: Side) -> Intervals {
    let tenth = |n| Decimal::new(n, 1);
    Intervals {
        start: tenth(start),
        end: tenth(end),
        steps: steps.iter().map(|&step| tenth(step)).collect(),
        closed,
        numbers: crate::table::number::NumberForm::POINT,
        integer: false,
    }
}

fn built(intervals: &Intervals, values: &[&str]) -> Result<Hierarchy, Error> {
    let domain = Domain::from_values(values, &["NULL"]);
    build(&Spec::intervals(intervals.clone()), &domain).map(|(hierarchy, _)| hierarchy)
}

/// What is written for the one value on each level.
fn path(intervals: &Intervals, value: &str) -> Vec<String> {
    let hierarchy = built(intervals, &[value]).unwrap();
    hierarchy.levels().iter().map(|level| level.labels[0].clone()).collect()
}

const AGE: &[i64] = &[5, 10, 20, 40, 100];

#[test]
fn age_of_the_anon_slides() {
    let age = whole(0, 100, AGE, Side::Left);
    assert_eq!(path(&age, "100"), ["100", "95-100", "90-100", "80-100", "80-100", "0-100"]);
    assert_eq!(path(&age, "40"), ["40", "40-44", "40-49", "40-59", "40-79", "0-100"]);
    assert_eq!(path(&age, "039"), ["039", "35-39", "30-39", "20-39", "0-39", "0-100"]);
}

#[test]
fn right_closed_intervals_read_as_the_anon_slides_print_them() {
    let age = whole(0, 100, &[10], Side::Right);
    assert_eq!(path(&age, "50"), ["50", "41-50", "*"]);
    assert_eq!(path(&age, "28"), ["28", "21-30", "*"]);
    assert_eq!(path(&age, "0"), ["0", "0-10", "*"]);
    assert_eq!(path(&age, "10"), ["10", "0-10", "*"]);
    assert_eq!(path(&age, "100"), ["100", "91-100", "*"]);
}

#[test]
fn bounds_fall_where_they_are_written() {
    let tenth = tenths(0, 10, &[1, 5], Side::Left);
    assert_eq!(path(&tenth, "0.3"), ["0.3", "[0.3, 0.4)", "[0, 0.5)", "*"]);
    assert_eq!(
        path(&tenth, "0.2999999999999999999"),
        ["0.2999999999999999999", "[0.2, 0.3)", "[0, 0.5)", "*"]
    );
    assert_eq!(path(&tenth, "1.00"), ["1.00", "[0.9, 1]", "[0.5, 1]", "*"]);
    let tenth = tenths(0, 10, &[1, 5], Side::Right);
    assert_eq!(path(&tenth, "0.3"), ["0.3", "(0.2, 0.3]", "[0, 0.5]", "*"]);
    assert_eq!(path(&tenth, "0.30000001"), ["0.30000001", "(0.3, 0.4]", "[0, 0.5]", "*"]);
    assert_eq!(path(&tenth, "0"), ["0", "[0, 0.1]", "[0, 0.5]", "*"]);
}

#[test]
fn negative_ranges_and_commas_use_brackets() {
    assert_eq!(path(&whole(-10, 10, &[5], Side::Left), "-1"), ["-1", "[-5, 0)", "*"]);
    let comma = Intervals {
        numbers: crate::table::number::NumberForm::plain(','),
        ..tenths(-5, 5, &[5], Side::Left)
    };
    assert_eq!(path(&comma, "-0,1"), ["-0,1", "[-0,5; 0)", "*"]);
}

#[test]
fn the_last_interval_is_cut_off_at_the_end() {
    let cut = whole(0, 103, &[50], Side::Left);
    assert_eq!(path(&cut, "103"), ["103", "100-103", "*"]);
    let hierarchy = built(&cut, &["7", "103", "NULL"]).unwrap();
    assert_eq!(hierarchy.level(1).weights, [50, 3, 0]);
    assert_eq!((hierarchy.total(), hierarchy.exact_weight()), (103, 0));
}

#[test]
fn shares_are_widths_and_missing_cells_join_the_one_top_group() {
    let hierarchy = built(&whole(0, 100, AGE, Side::Left), &["7", "NULL", "07", "93"]).unwrap();
    assert_eq!(hierarchy.level(0).weights, [0, 0, 0, 0]);
    assert_eq!(hierarchy.level(1).labels, ["5-9", "NULL", "90-94"]);
    assert_eq!(hierarchy.level(1).groups, [0, 1, 0, 2]);
    // Widths count in units of 5, the largest of which all are multiples.
    assert_eq!(hierarchy.level(1).weights, [1, 0, 1]);
    assert_eq!(hierarchy.total(), 20);
    assert_eq!(hierarchy.level(5).labels, ["0-100"]);
    assert_eq!(hierarchy.level(5).weights, [20]);
}

#[test]
fn a_table_without_numbers_still_has_all_levels() {
    let age = whole(0, 100, AGE, Side::Left);
    let empty = built(&age, &[]).unwrap();
    assert_eq!((empty.height(), empty.total()), (5, 20));
    let missing = built(&age, &["NULL"]).unwrap();
    assert_eq!(missing.level(4).labels, ["NULL"]);
    assert_eq!(missing.level(5).labels, ["0-100"]);
}

#[test]
fn what_cannot_be_a_grid_is_refused_by_field() {
    let refused = |intervals: Intervals, expected, level| {
        let error = built(&intervals, &["1"]).unwrap_err();
        assert_eq!(error.kind, Kind::HierarchyParameter { field: expected });
        assert_eq!(error.place.level, level);
    };
    refused(whole(0, 100, &[5, 10, 25], Side::Left), "steps", Some(3));
    refused(whole(0, 100, &[10, 5], Side::Left), "steps", Some(2));
    refused(whole(0, 100, &[100, 5], Side::Left), "steps", Some(2));
    refused(whole(0, 100, &[], Side::Left), "steps", None);
    refused(whole(0, 100, &[0], Side::Left), "steps", Some(1));
    refused(whole(0, 100, &[-5], Side::Left), "steps", Some(1));
    refused(whole(0, i64::from(u32::MAX) + 1, &[1], Side::Left), "steps-too-fine", None);
    refused(whole(5, 5, &[5], Side::Left), "end", None);
    refused(whole(6, 5, &[5], Side::Left), "end", None);
    let fine = Decimal::new(1, 28);
    let fine = Intervals { steps: vec![fine], ..whole(0, 100, &[], Side::Left) };
    refused(fine, "steps-too-fine", None);
    let wide = Intervals { start: Decimal::new(1, 28), ..whole(0, 100, &[5], Side::Left) };
    refused(wide, "end", None);
    let many = built(&whole(0, 100, &[1; 101], Side::Left), &["1"]).unwrap_err();
    assert_eq!(many.kind, Kind::TooManyLevels { field: "steps", levels: 101, limit: 100 });
    built(&whole(0, i64::from(u32::MAX), &[1], Side::Left), &["1"]).unwrap();
    let far = Intervals { steps: vec![Decimal::MAX], ..whole(0, 1, &[], Side::Left) };
    assert_eq!(path(&far, "1"), ["1", "0-1"]);
}

#[test]
fn values_that_are_no_numbers_or_outside_are_counted() {
    let refused = |values: &[&str], kind, record| {
        let error = built(&whole(0, 100, &[5], Side::Left), values).unwrap_err();
        assert_eq!((error.kind, error.place.record), (kind, Some(record)));
    };
    refused(&["5", "x", "1e1", "x", ""], Kind::NotANumber { values: 2 }, 2);
    refused(&["5", "5.5"], Kind::NotANumber { values: 1 }, 2);
    refused(&["NULL", "5", "-1", "101", "100"], Kind::OutOfRange { values: 2 }, 3);
    refused(&["101", "x"], Kind::NotANumber { values: 1 }, 2);
    let tenth = tenths(0, 10, &[1], Side::Left);
    for foreign in ["1.0000000001", "-0.0000000001", "79228162514264337593543950335"] {
        assert_eq!(built(&tenth, &[foreign]).unwrap_err().kind, Kind::OutOfRange { values: 1 });
    }
}

/// The boundaries strictly inside (0, end) of a grid with this step.
fn boundaries(end: i64, step: i64) -> Vec<i64> {
    (1..end).filter(|boundary| boundary % step == 0).collect()
}

proptest! {
    #[test]
    fn grids_are_accepted_exactly_if_boundaries_stay_boundaries(
        start in -20_i64..20,
        width in 1_i64..60,
        steps in prop::collection::vec(1_i64..70, 1..4),
        right in any::<bool>(),
    ) {
        let closed = if right { Side::Right } else { Side::Left };
        let nested = steps.windows(2).all(|pair| {
            boundaries(width, pair[1]).iter().all(|b| boundaries(width, pair[0]).contains(b))
        });
        let result = built(&tenths(start, start + width, &steps, closed), &[]);
        prop_assert_eq!(result.is_ok(), nested);
    }

    #[test]
    fn every_number_lies_in_the_interval_that_its_label_names(
        start in -20_i64..20,
        width in 1_i64..60,
        step in 1_i64..20,
        factors in prop::collection::vec(1_i64..4, 0..3),
        right in any::<bool>(),
        offsets in prop::collection::vec(0_i64..=6000, 1..12),
    ) {
        let closed = if right { Side::Right } else { Side::Left };
        let mut steps = vec![step];
        for factor in factors {
            steps.push(steps[steps.len() - 1] * factor);
        }
        let numbers: Vec<Decimal> = offsets
            .iter()
            .map(|&offset| Decimal::new(start * 100 + offset % (width * 100 + 1), 3))
            .collect();
        let texts: Vec<String> = numbers.iter().map(Decimal::to_string).collect();
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        let hierarchy = built(&tenths(start, start + width, &steps, closed), &texts).unwrap();
        let domain = Domain::from_values(&texts, &["NULL"]);
        for (code, text) in domain.present() {
            let number: Decimal = text.parse().unwrap();
            for level in &hierarchy.levels()[1..] {
                let group = level.groups[code as usize] as usize;
                let label = &level.labels[group];
                if label == "*" {
                    continue;
                }
                let (low, high) = label[1..label.len() - 1].split_once(", ").unwrap();
                let (low, high): (Decimal, Decimal) = (low.parse().unwrap(), high.parse().unwrap());
                let above = if label.starts_with('[') { low <= number } else { low < number };
                let below = if label.ends_with(']') { number <= high } else { number < high };
                prop_assert!(above && below, "{} in {}", number, label);
                // The weight is the width in the unit of the whole range.
                let share = Decimal::from(level.weights[group]) * Decimal::new(width, 1);
                prop_assert_eq!(share, (high - low) * Decimal::from(hierarchy.total()));
            }
        }
    }
}
