use super::NamedGroups;
use crate::choice::ValueGroup;
use crate::error::{Error, Kind, WarningKind};
use crate::hierarchy::{Hierarchy, MAX_HEIGHT, Spec, build};
use crate::table::Domain;

fn group(label: &str, values: &[&str], groups: Vec<ValueGroup>) -> ValueGroup {
    let values = values.iter().map(|value| (*value).to_owned()).collect();
    ValueGroup { label: label.to_owned(), values, groups, ..ValueGroup::default() }
}

fn built(groups: &[ValueGroup], values: &[&str]) -> Result<Hierarchy, Error> {
    let spec = Spec::new(NamedGroups::new(groups)?);
    build(&spec, &Domain::from_values(values, &["NULL"])).map(|(hierarchy, _)| hierarchy)
}

/// What each value is called on each level.
fn chains(groups: &[ValueGroup], values: &[&str]) -> Vec<Vec<String>> {
    let hierarchy = built(groups, values).unwrap();
    let rows = crate::hierarchy::levels::rows(&hierarchy);
    rows.into_iter().map(|row| row.into_iter().map(str::to_owned).collect()).collect()
}

/// Why a recipe is refused, and where.
fn refused(groups: &[ValueGroup]) -> (String, &'static str) {
    match NamedGroups::new(groups).unwrap_err().kind {
        Kind::HierarchyPart { path, why } => (path, why),
        other => panic!("{other:?}"),
    }
}

#[test]
fn branches_of_unequal_depth_meet_below_the_root() {
    let school = group(
        "school",
        &[],
        vec![group("lower", &["1", "2"], vec![]), group("higher", &["3"], vec![])],
    );
    let tree = [school, group("work", &["8", "9"], vec![])];
    assert_eq!(
        chains(&tree, &["1", "3", "9", "x", "NULL"]),
        [
            ["1", "lower", "school", "*"],
            ["3", "higher", "school", "*"],
            ["9", "work", "work", "*"],
            ["x", "x", "x", "*"],
            ["NULL", "NULL", "NULL", "*"],
        ]
    );
    let shares = built(&tree, &["1", "3", "9", "x", "NULL"]).unwrap();
    assert_eq!((shares.total(), shares.exact_weight()), (4, 1));
    assert_eq!(shares.level(2).weights, [2, 1, 1, 1]);
}

/// Otherwise the label of the outer group would stand for two sets of values.
#[test]
fn a_value_beside_groups_stays_until_the_group_of_all_of_them() {
    let inner = group("inner", &["a"], vec![group("innermost", &["b"], vec![])]);
    let tree = [group("outer", &["c"], vec![inner])];
    assert_eq!(
        chains(&tree, &["a", "b", "c"]),
        [
            ["a", "a", "inner", "outer", "*"],
            ["b", "innermost", "inner", "outer", "*"],
            ["c", "c", "c", "outer", "*"],
        ]
    );
}

#[test]
fn what_is_wrong_is_told_with_its_path() {
    let nested = |inner: ValueGroup| [group("a", &["1"], vec![]), group("b", &["2"], vec![inner])];
    let told = |path: &str, why| (path.to_owned(), why);
    assert_eq!(refused(&[]), told("groups", "empty"));
    assert_eq!(
        refused(&nested(group("c", &["3", "1"], vec![]))),
        told("groups[1].groups[0].values[1]", "repeated")
    );
    assert_eq!(
        refused(&nested(group("c", &["3", "3"], vec![]))),
        told("groups[1].groups[0].values[1]", "repeated")
    );
    assert_eq!(
        refused(&nested(group("a", &["3"], vec![]))),
        told("groups[1].groups[0].label", "repeated")
    );
    assert_eq!(
        refused(&nested(group("b", &["3"], vec![]))),
        told("groups[1].groups[0].label", "repeated")
    );
    assert_eq!(
        refused(&nested(group("", &["3"], vec![]))),
        told("groups[1].groups[0].label", "empty")
    );
    assert_eq!(
        refused(&nested(group("*", &["3"], vec![]))),
        told("groups[1].groups[0].label", "star")
    );
    assert_eq!(refused(&nested(group("c", &[], vec![]))), told("groups[1].groups[0]", "empty"));
    assert_eq!(
        refused(&nested(group("1", &["3"], vec![]))),
        told("groups[1].groups[0].label", "value-of-another")
    );
    assert_eq!(
        refused(&nested(group("2", &["3"], vec![]))),
        told("groups[1].groups[0].label", "value-of-another")
    );
    let deep = |depth: usize| {
        (0..depth).fold(group("g", &["1"], vec![]), |inner, number| {
            group(&format!("g{number}"), &[], vec![inner])
        })
    };
    assert!(NamedGroups::new(&[deep(MAX_HEIGHT - 1)]).is_ok());
    let (path, why) = refused(&[deep(MAX_HEIGHT)]);
    assert_eq!((path.matches("groups").count(), why), (MAX_HEIGHT + 1, "too-deep"));
}

#[test]
fn a_label_may_be_a_value_of_its_group_and_no_other() {
    let tree = [group("1", &["1", "2"], vec![])];
    let (_, warnings) =
        build(&Spec::new(NamedGroups::new(&tree).unwrap()), &Domain::from_values(&["1", "2"], &[]))
            .unwrap();
    assert_eq!(warnings[0].kind, WarningKind::LabelRepeated { below: 0 });
    let error = built(&[group("low", &["1", "2"], vec![])], &["1", "NULL", "low"]).unwrap_err();
    assert_eq!((error.kind, error.place.record), (Kind::LabelIsValue { values: 1 }, Some(3)));
}

#[test]
fn missing_cells_are_nobodys_to_name() {
    let error = built(&[group("low", &["1", "NULL"], vec![])], &["1"]).unwrap_err();
    assert_eq!(
        error.kind,
        Kind::HierarchyPart { path: "groups[0].values[1]".into(), why: "missing-marker" }
    );
    let error = built(&[group("NULL", &["1"], vec![])], &["1", "NULL"]).unwrap_err();
    assert_eq!(
        error.kind,
        Kind::HierarchyPart { path: "groups[0].label".into(), why: "missing-marker" }
    );
}

#[test]
fn groups_and_values_keep_what_they_mean() {
    let meanings = [("A00".to_owned(), "Cholera".to_owned())];
    let mut intestinal = group("A00-A09", &["A00", "A01"], vec![]);
    intestinal.description = Some("Intestinal infectious diseases".to_owned());
    intestinal.meanings = meanings.into();
    let groups = NamedGroups::new(&[intestinal.clone()]).unwrap();
    let meant = |written, of_group| crate::hierarchy::Rule::meaning(&groups, written, of_group);
    assert_eq!(meant("A00-A09", true), Some("Intestinal infectious diseases"));
    assert_eq!(meant("A00", false), Some("Cholera"));
    for (written, of_group) in [("A00", true), ("A00-A09", false), ("A01", false), ("B99", true)] {
        assert_eq!(meant(written, of_group), None);
    }
    intestinal.meanings.insert("A02".to_owned(), "Salmonella".to_owned());
    let place = "groups[0].meanings[1]".to_owned();
    assert_eq!(refused(&[intestinal]), (place, "not-in-group"));
}
