use super::{CutPoints, Cuts};
use crate::error::{Error, Kind, WarningKind};
use crate::hierarchy::Side::{self, Left, Right};
use crate::hierarchy::{Hierarchy, MAX_HEIGHT, Spec, build};
use crate::table::Domain;
use crate::table::number::{self, NumberForm};

fn numbers(levels: &[&[&str]], integer: bool, decimal: char) -> CutPoints {
    let levels = levels
        .iter()
        .map(|level| level.iter().map(|text| number::parse(text, '.').unwrap()).collect())
        .collect();
    CutPoints::Numbers { levels, numbers: NumberForm { decimal, ..NumberForm::POINT }, integer }
}

fn dates(levels: &[&[&str]], format: &str, pivot: Option<i16>) -> CutPoints {
    CutPoints::Dates {
        levels: levels
            .iter()
            .map(|level| level.iter().map(|&text| text.to_owned()).collect())
            .collect(),
        format: format.into(),
        pivot,
    }
}

fn built(points: CutPoints, closed: Side, values: &[&str]) -> Result<Hierarchy, Error> {
    let spec = Spec::new(Cuts::new(points, closed)?);
    build(&spec, &Domain::from_values(values, &["NULL"])).map(|(hierarchy, _)| hierarchy)
}

/// What the values are called on level 1.
fn labels(points: CutPoints, closed: Side, values: &[&str]) -> Vec<String> {
    let hierarchy = built(points, closed, values).unwrap();
    let level = hierarchy.level(1);
    level.groups.iter().map(|&group| level.labels[group as usize].clone()).collect()
}

fn refused(points: CutPoints) -> (String, &'static str) {
    match Cuts::new(points, Left).unwrap_err().kind {
        Kind::HierarchyPart { path, why } => (path, why),
        other => panic!("{other:?}"),
    }
}

#[test]
fn ages_are_cut_where_somebody_said() {
    let points = || numbers(&[&["18", "25", "35", "45"], &["18", "45"]], true, '.');
    let ages = ["17", "18", "24", "25", "45", "99", "NULL"];
    let hierarchy = built(points(), Left, &ages).unwrap();
    assert_eq!(hierarchy.level(1).labels, ["<18", "18-24", "25-34", ">=45", "NULL"]);
    assert_eq!(hierarchy.level(2).labels, ["<18", "18-44", ">=45", "NULL"]);
    assert_eq!(hierarchy.level(3).labels, ["*"]);
    assert_eq!((hierarchy.total(), hierarchy.level(2).weights.clone()), (6, vec![1, 3, 2, 1]));
    assert_eq!(
        labels(points(), Right, &ages),
        ["<=18", "<=18", "19-25", "19-25", "36-45", ">45", "NULL"]
    );
}

#[test]
fn one_point_is_top_or_bottom_coding() {
    assert_eq!(
        labels(numbers(&[&["90"]], true, '.'), Left, &["89", "90", "104"]),
        ["<90", ">=90", ">=90"]
    );
    let two = || numbers(&[&["18", "19"]], true, '.');
    assert_eq!(labels(two(), Left, &["18"]), ["18-18"]);
    assert_eq!(labels(two(), Right, &["18", "19", "20"]), ["<=18", "19-19", ">19"]);
}

/// As intervals are written.
#[test]
fn numbers_that_are_not_whole_stand_in_brackets() {
    let tenths = || numbers(&[&["-1.50", "0", "2.5"]], false, '.');
    let values = ["-1.6", "-1.5", "0", "2.5"];
    assert_eq!(labels(tenths(), Left, &values), ["<-1.5", "[-1.5, 0)", "[0, 2.5)", ">=2.5"]);
    assert_eq!(labels(tenths(), Right, &values), ["<=-1.5", "<=-1.5", "(-1.5, 0]", "(0, 2.5]"]);
    let comma = numbers(&[&["-1.5", "2.5"]], false, ',');
    assert_eq!(labels(comma, Left, &["-1,5", "2,5", "-2"]), ["[-1,5; 2,5)", ">=2,5", "<-1,5"]);
    let below_zero = numbers(&[&["-5", "5"]], true, '.');
    assert_eq!(labels(below_zero, Left, &["-5", "5", "-6"]), ["[-5, 5)", ">=5", "<-5"]);
}

#[test]
fn dates_are_cut_by_all_that_their_format_holds() {
    let born = dates(&[&["1.1.1950", "01.07.1980"]], "%d.%m.%Y", None);
    let values = ["31.12.1949", "01.01.1950", "30.06.1980", "1.7.1980"];
    assert_eq!(
        labels(born, Left, &values),
        ["<1.1.1950", "[1.1.1950, 01.07.1980)", "[1.1.1950, 01.07.1980)", ">=01.07.1980"]
    );
    let hours = dates(&[&["2001-02-03 12:00"]], "%Y-%m-%d %H:%M", None);
    assert_eq!(
        labels(hours, Right, &["2001-02-03 12:00", "2001-02-03 12:01"]),
        ["<=2001-02-03 12:00", ">2001-02-03 12:00"]
    );
    let months = dates(&[&["1999-12", "2000-02"]], "%Y-%m", None);
    assert_eq!(labels(months, Left, &["1999-11", "2000-01"]), ["<1999-12", "[1999-12, 2000-02)"]);
    assert_eq!(
        labels(dates(&[&["2000"]], "%Y", None), Left, &["1999", "2000"]),
        ["<2000", ">=2000"]
    );
    let commas = dates(&[&["1,2000", "2,2000"]], "%m,%Y", None);
    assert_eq!(labels(commas, Left, &["1,2000"]), ["[1,2000; 2,2000)"]);
}

#[test]
fn years_of_two_digits_go_by_the_pivot() {
    let points = |pivot| dates(&[&["01/01/50"]], "%d/%m/%y", pivot);
    assert_eq!(
        labels(points(Some(2026)), Left, &["01/01/49", "01/01/26"]),
        ["<01/01/50", ">=01/01/50"]
    );
    let spec = Spec::new(Cuts::new(points(None), Left).unwrap());
    let (_, warnings) = build(&spec, &Domain::from_values(&["01/01/49"], &[])).unwrap();
    assert_eq!(warnings[0].kind, WarningKind::TwoDigitYears);
    assert!(Cuts::new(points(Some(26)), Left).is_err());
}

#[test]
fn lists_that_make_no_levels_are_refused_with_their_path() {
    let told = |path: &str, why| (path.to_owned(), why);
    assert_eq!(refused(numbers(&[], true, '.')), told("cuts", "empty"));
    assert_eq!(refused(numbers(&[&["1"], &[]], true, '.')), told("cuts[1]", "empty"));
    assert_eq!(
        refused(numbers(&[&["1", "3", "2"]], true, '.')),
        told("cuts[0][2]", "not-ascending")
    );
    assert_eq!(refused(numbers(&[&["1", "1.0"]], true, '.')), told("cuts[0][1]", "not-ascending"));
    assert_eq!(
        refused(numbers(&[&["1", "3"], &["1", "2"]], true, '.')),
        told("cuts[1][1]", "not-among-finer")
    );
    let third: &[&[&str]] = &[&["1", "2", "3"], &["1", "3"], &["2"]];
    assert_eq!(refused(numbers(third, true, '.')), told("cuts[2][0]", "not-among-finer"));
    let days = dates(&[&["1.1.2000", "30.2.2000"]], "%d.%m.%Y", None);
    assert_eq!(refused(days), told("cuts[0][1]", "not-a-date"));
    let many = vec![&["1"][..]; MAX_HEIGHT + 1];
    assert!(matches!(
        Cuts::new(numbers(&many, true, '.'), Left).unwrap_err().kind,
        Kind::TooManyLevels { field: "cuts", levels: 101, limit: 100 }
    ));
    let format = Cuts::new(dates(&[&["1.1.2000"]], "%d.%m", None), Left).unwrap_err().kind;
    assert_eq!(format, Kind::HierarchyParameter { field: "format" });
}

#[test]
fn values_that_cannot_be_compared_are_counted() {
    let error = built(numbers(&[&["5"]], true, '.'), Left, &["4", "x", "4.5", "NULL"]).unwrap_err();
    assert_eq!((error.kind, error.place.record), (Kind::NotANumber { values: 2 }, Some(2)));
    let day = dates(&[&["1.1.2000"]], "%d.%m.%Y", None);
    let error = built(day, Left, &["NULL", "30.2.2000"]).unwrap_err();
    assert_eq!((error.kind, error.place.record), (Kind::NotADate { values: 1 }, Some(2)));
}
