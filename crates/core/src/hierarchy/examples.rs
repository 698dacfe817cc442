//! Values for a label that no value of the table has.
//!
//! A hierarchy knows the values that occur. An earlier release may show a group that nobody of today's
//! table is in: whoever was in it has left. What such a label stands for the rule says all the same,
//! and some of its values tell it from other groups.

use super::{Spec, build};
use crate::table::Domain;

/// Values, as many as the rule can think of, that are called `label` on a level above the exact one, and
/// are no missing cell; none if the rule calls no value so, or groups values by how often they occur. The
/// values of a table it lists itself ([`LevelsTable::rows`](super::LevelsTable::rows)).
///
/// ```
/// use outis::hierarchy::{DateLevel, Dates, Spec, examples};
///
/// let dates = Dates { format: "%d.%m.%Y".to_owned(), pivot: None, levels: vec![DateLevel::Decade] };
/// let dates = Spec::new(dates);
/// let found = examples(&dates, "1950-1959", &[]);
/// assert_eq!(found.first().map(String::as_str), Some("01.01.1950"));
/// assert!(found.contains(&"31.12.1959".to_owned()));
/// assert!(examples(&dates, "1950-1960", &[]).is_empty());
/// ```
#[must_use]
pub fn examples(spec: &Spec, label: &str, markers: &[String]) -> Vec<String> {
    let markers: Vec<&str> = markers.iter().map(String::as_str).collect();
    // Groups of one value are called like it, mostly.
    let candidates = spec.rule().map_or(Vec::new(), |rule| rule.candidates(label));
    let mut called: Vec<String> = std::iter::once(label.to_owned()).chain(candidates).collect();
    called.retain(|value| {
        let alone = Domain::from_values(&[value.as_str()], &markers);
        let built = build(spec, &alone);
        built.is_ok_and(|(hierarchy, _)| {
            let mut above = hierarchy.levels().iter().skip(1);
            alone.missing.is_none() && above.any(|level| level.labels[0] == label)
        })
    });
    called
}

#[cfg(test)]
mod tests {
    use super::examples;
    use crate::choice::ValueGroup;
    use crate::hierarchy::{
        CutPoints, Cuts, DateLevel, Dates, Intervals, LADDERS, NamedGroups, Rare, Ready, Side,
        Spec, build,
    };
    use crate::table::Domain;
    use crate::table::number::NumberForm;
    use rust_decimal::Decimal;

    /// Every label of every value has an example, and that is called so.
    fn all_have_one(spec: &Spec, values: &[&str]) {
        let (hierarchy, _) = build(spec, &Domain::from_values(values, &[])).unwrap();
        let above = hierarchy.levels().iter().skip(1);
        for label in above.flat_map(|level| &level.labels).filter(|label| *label != "*") {
            assert!(!examples(spec, label, &[]).is_empty(), "{spec:?}: {label}");
        }
        assert!(examples(spec, "no label", &[]).is_empty());
    }

    fn intervals(bounds: [i64; 2], steps: &[&str], closed: Side, integer: bool) -> Spec {
        let [start, end] = bounds.map(Decimal::from);
        let steps = steps.iter().map(|step| step.parse().unwrap()).collect();
        let numbers = NumberForm { decimal: ',', ..NumberForm::POINT };
        Spec::intervals(Intervals { start, end, steps, closed, numbers, integer })
    }

    #[test]
    fn intervals_have_one() {
        for closed in [Side::Left, Side::Right] {
            let ages = intervals([0, 95], &["10", "20", "100"], closed, true);
            all_have_one(&ages, &["0", "7", "10", "11", "75", "90", "95"]);
            let changes = intervals([-20, 20], &["0.5", "10"], closed, false);
            all_have_one(&changes, &["-20", "-7,25", "0", "3,5", "19,9", "20"]);
        }
    }

    #[test]
    fn ranges_between_cut_points_have_one() {
        let numbers = NumberForm { decimal: ',', ..NumberForm::POINT };
        let points = |list: &[&str]| -> Vec<Decimal> {
            list.iter().map(|point| point.parse().unwrap()).collect()
        };
        for (integer, finest, above) in [
            (true, ["18", "25", "65"], ["18", "65"]),
            (false, ["-1.5", "0", "0.25"], ["0", "0.25"]),
        ] {
            for closed in [Side::Left, Side::Right] {
                let levels = vec![points(&finest), points(&above)];
                let cut = CutPoints::Numbers { levels, numbers, integer };
                let spec = Spec::new(Cuts::new(cut, closed).unwrap());
                all_have_one(&spec, &["-7", "0", "18", "19", "65", "99"]);
            }
        }
        let levels = vec![vec!["1950".to_owned(), "1980".to_owned()], vec!["1980".to_owned()]];
        for (format, levels, values) in [
            ("%Y", levels, ["1930", "1950", "2001"]),
            (
                "%d.%m.%Y",
                vec![vec!["01.01.1950".to_owned(), "01.01.1980".to_owned()]],
                ["31.12.1949", "01.01.1950", "02.01.1980"],
            ),
        ] {
            for closed in [Side::Left, Side::Right] {
                let (levels, format) = (levels.clone(), format.to_owned());
                let cut = CutPoints::Dates { levels, format, pivot: None };
                all_have_one(&Spec::new(Cuts::new(cut, closed).unwrap()), &values);
            }
        }
    }

    #[test]
    fn parts_of_dates_have_one() {
        use DateLevel::{Century, Decade, FiveYears, Month, Quarter, Week, WeekYear, Year};
        let dates = |format: &str, pivot: Option<i16>, levels: &[DateLevel]| {
            Spec::new(Dates { format: format.to_owned(), pivot, levels: levels.to_vec() })
        };
        let days = ["1962-08-17", "2020-12-31", "2021-01-03", "1999-10-01"];
        all_have_one(&dates("%Y-%m-%d", None, &[Month, Quarter, Year, FiveYears, Decade]), &days);
        all_have_one(&dates("%Y-%m-%d", None, &[Week, WeekYear]), &days);
        all_have_one(&dates("%d.%m.%y", Some(2026), &[Month, Century]), &["17.08.62", "01.01.26"]);
        all_have_one(&dates("%m/%Y", None, &[Quarter, Decade]), &["08/1962"]);
        all_have_one(&dates("%Y-%m-%d %H:%M", None, &[Month]), &["1962-08-17 09:30"]);
    }

    #[test]
    fn named_groups_have_one() {
        let group = |label: &str, values: &[&str], groups: Vec<ValueGroup>| ValueGroup {
            label: label.to_owned(),
            values: values.iter().map(|&value| value.to_owned()).collect(),
            groups,
            ..ValueGroup::default()
        };
        let health = group("health", &["physician"], vec![group("care", &["nurse"], Vec::new())]);
        let spec = Spec::new(NamedGroups::new(&[health]).unwrap());
        assert_eq!(examples(&spec, "care", &[]), ["nurse"]);
        assert_eq!(examples(&spec, "health", &[]), ["physician", "nurse"]);
        // What no group names stays what it is.
        assert_eq!(examples(&spec, "trade", &[]), ["trade"]);
    }

    /// What was rare in another table may be frequent in this one: nothing is known to be among `other`.
    #[test]
    fn what_is_rare_has_none() {
        let records = [("Ulm".to_owned(), 9)].into_iter().collect();
        let rare = Spec::new(Rare::new(vec![5], "other".to_owned(), records).unwrap());
        assert!(examples(&rare, "other", &[]).is_empty());
    }

    #[test]
    fn ready_ladders_have_one() {
        let values: [&[&str]; LADDERS.len()] = [
            &["A00.1", "C50", "Z99"],
            &["0", "3", "860"],
            &["2211", "011", "9"],
            &["DE212", "FR1", "AT"],
            &["DZA", "Germany", "japan"],
            &["01067", "81667", "99999"],
            &["SW1A 1AA", "m1 1ae", "ZE2 9XX"],
            &["00:10", "06:30:59", "23:59"],
        ];
        for ((_, ladder), values) in LADDERS.into_iter().zip(values) {
            all_have_one(&Spec::new(Ready::new(ladder, None).unwrap()), values);
        }
    }
}
