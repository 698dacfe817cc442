use super::{
    DateLevel, Dates, Hierarchy, Intervals, LevelsTable, MAX_TOTAL, Side, Spec, build, levels,
};
use crate::error::WarningKind;
use crate::table::Domain;
use proptest::prelude::*;

/// A table with one row per number below `width³`; its levels drop one digit each.
fn digits(width: u32) -> LevelsTable {
    let rows: Vec<Vec<String>> = (0..width.pow(3))
        .map(|leaf| {
            let group = |level: u32| leaf / width.pow(level);
            vec![leaf.to_string(), format!("a{}", group(1)), format!("b{}", group(2)), "*".into()]
        })
        .collect();
    LevelsTable::from_rows(&rows).unwrap()
}

fn spec() -> impl Strategy<Value = Spec> {
    let side = prop_oneof![Just(Side::Left), Just(Side::Right)];
    prop_oneof![
        Just(Spec::NONE),
        side.clone().prop_map(Spec::mask),
        (side, 1_i64..40, 1_i64..5).prop_map(|(closed, step, factor)| Spec::intervals(Intervals {
            start: 0.into(),
            end: 9999.into(),
            steps: vec![step.into(), (step * factor).into()],
            closed,
            numbers: crate::table::number::NumberForm::POINT,
            integer: true,
        })),
        prop::sample::subsequence(
            vec![
                DateLevel::Month,
                DateLevel::Quarter,
                DateLevel::Year,
                DateLevel::Decade,
                DateLevel::Century
            ],
            1..=5
        )
        .prop_map(|levels| Spec::new(Dates { format: "%y%m".into(), pivot: None, levels })),
        (6_u32..9).prop_map(|width| Spec::levels(digits(width))),
    ]
}

/// Values that every kind of [`spec`] accepts: year and month as one number below 6³, or a
/// marker.
fn values() -> impl Strategy<Value = Vec<(String, Option<u32>)>> {
    let number = (0_u32..=2, 1_u32..=12).prop_map(|(year, month)| 100 * year + month);
    let value = prop_oneof![
        1 => Just(("NULL".to_owned(), None)),
        1 => Just(("?".to_owned(), None)),
        6 => number.prop_map(|number| (number.to_string(), Some(number))),
    ];
    prop::collection::vec(value, 0..20)
}

proptest! {
    #[test]
    fn every_hierarchy_that_is_built_is_valid(spec in spec(), values in values()) {
        let are_dates = spec.rule().is_some_and(|rule| rule.dates().is_some());
        let values: Vec<String> = values.iter().map(|(text, number)| match number {
            Some(number) if are_dates => format!("{number:04}"),
            _ => text.clone(),
        }).collect();
        let values: Vec<&str> = values.iter().map(String::as_str).collect();
        let domain = Domain::from_values(&values, &["NULL", "?"]);
        let (hierarchy, warnings) = build(&spec, &domain).unwrap();
        let known = [WarningKind::UnequalLengths, WarningKind::TwoDigitYears];
        prop_assert!(warnings.iter().all(|warning| known.contains(&warning.kind)));
        check(&hierarchy, &domain);
        // Read again as a table, it groups and writes the same.
        if !domain.values.is_empty() {
            let bytes = levels::write_csv(&hierarchy, &[], b';');
            let table = levels::parse_csv(&bytes, None).unwrap();
            let (again, _) = build(&Spec::levels(table), &domain).unwrap();
            for (level, other) in hierarchy.levels().iter().zip(again.levels()) {
                prop_assert_eq!(&level.groups, &other.groups);
                prop_assert_eq!(&level.labels, &other.labels);
            }
            prop_assert_eq!(again.height(), hierarchy.height());
            prop_assert_eq!(again.total(), domain.values.len() as u64);
            for level in again.levels() {
                prop_assert_eq!(level.weights.iter().sum::<u64>(), again.total());
            }
        }
    }
}

/// What everything after the builders relies on.
fn check(hierarchy: &Hierarchy, domain: &Domain) {
    assert!((1..=MAX_TOTAL).contains(&hierarchy.total()));
    assert_eq!(hierarchy.level(0).labels, domain.values);
    let values = domain.values.len();
    for (number, level) in hierarchy.levels().iter().enumerate() {
        let groups = level.labels.len();
        assert_eq!((level.groups.len(), level.weights.len()), (values, groups));
        let mut labels = level.labels.clone();
        labels.sort();
        labels.dedup();
        assert_eq!(labels.len(), groups, "labels are unique on level {number}");
        let mut next = 0;
        for &group in &level.groups {
            assert!(group <= next, "groups are numbered in order of first occurrence");
            next = next.max(group + 1);
        }
        assert_eq!(next as usize, groups, "every group has a value");
        if number > 0 {
            let below = hierarchy.level(number - 1);
            for a in 0..values {
                for b in 0..a {
                    let below = below.groups[a] == below.groups[b];
                    assert!(!below || level.groups[a] == level.groups[b], "nested");
                }
                let weight = |level: &super::Level| level.weights[level.groups[a] as usize];
                assert!(weight(below) <= weight(level), "weights grow");
            }
        }
        let top = number == hierarchy.height();
        assert!(!top || groups == usize::from(values > 0));
        assert!(!top || level.weights.iter().all(|&weight| weight == hierarchy.total()));
        if let Some(missing) = domain.missing.filter(|_| !top) {
            let group = level.groups[missing as usize];
            assert_eq!(level.labels[group as usize], "NULL");
            assert_eq!(level.groups.iter().filter(|&&g| g == group).count(), 1);
            assert_eq!(level.weights[group as usize], hierarchy.exact_weight());
        }
        let records: u64 = hierarchy.group_records(number, domain).iter().sum();
        assert_eq!(records, domain.counts.iter().map(|&count| u64::from(count)).sum::<u64>());
        assert_eq!(hierarchy.group_values(number).iter().sum::<u64>(), values as u64);
        for upper in number..=hierarchy.height() {
            let map = hierarchy.map(number, upper);
            assert_eq!(map.len(), groups);
            for value in 0..values {
                let lifted = map[level.groups[value] as usize];
                assert_eq!(lifted, hierarchy.level(upper).groups[value]);
            }
        }
    }
}

#[test]
fn none_has_two_levels() {
    let domain = Domain::from_values(&["f", "m", "NULL", "f"], &["NULL"]);
    let none = Hierarchy::none(&domain);
    assert_eq!((none.height(), none.total(), none.exact_weight()), (1, 2, 1));
    assert_eq!(none.level(0).weights, [1, 1, 1]);
    assert_eq!(none.level(1).labels, ["*"]);
    assert_eq!(none.level(1).weights, [2]);
    assert_eq!(none.map(0, 1), [0, 0, 0]);
    assert_eq!(none.group_records(0, &domain), [2, 1, 1]);
    assert_eq!(none.group_records(1, &domain), [4]);
    assert_eq!(none.group_values(1), [3]);
}

#[test]
fn a_marker_that_is_written_like_the_root_hides_nothing() {
    let domain = Domain::from_values(&["f", "*"], &["*"]);
    let none = Hierarchy::none(&domain);
    assert_eq!(none.level(0).labels, ["f", "*"]);
    assert_eq!(none.level(1).labels, ["*"]);
}

/// The levels of the warning about a text that stands for two groups.
fn repeated(spec: &Spec, values: &[&str], markers: &[&str]) -> Option<(u32, u32)> {
    let (_, warnings) = build(spec, &Domain::from_values(values, markers)).unwrap();
    warnings.into_iter().find_map(|warning| match warning.kind {
        WarningKind::LabelRepeated { below } => Some((below, warning.place.level?)),
        _ => None,
    })
}

/// Spec M16: already anonymized tables hold what rules write for groups.
#[test]
fn values_that_look_like_groups_are_said() {
    assert_eq!(repeated(&Spec::NONE, &["a", "*"], &[""]), Some((0, 1)));
    assert_eq!(repeated(&Spec::NONE, &["a", "*"], &["*"]), Some((0, 1)));
    assert_eq!(repeated(&Spec::NONE, &["*"], &[""]), None);
    assert_eq!(repeated(&Spec::NONE, &["a", "b"], &["*"]), None);
    let mask = Spec::mask(Side::Right);
    assert_eq!(repeated(&mask, &["12", "13", "1*"], &[""]), Some((0, 1)));
    assert_eq!(repeated(&mask, &["123", "12*", "1**"], &[""]), Some((0, 1)));
    assert_eq!(repeated(&mask, &["123", "1**"], &[""]), Some((0, 2)));
    // Alone in its group it means the same.
    assert_eq!(repeated(&mask, &["12", "2*"], &[""]), None);
    assert_eq!(repeated(&mask, &["12", "13"], &["1*"]), None);
}
