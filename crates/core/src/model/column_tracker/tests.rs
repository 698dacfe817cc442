//! Columns read from small files, and what models of them say.

use super::{ColumnTracker, Columns, TrackedColumn};
use crate::choice::Choice;
use crate::format::csv::{Options, Reader};
use crate::hierarchy::{LevelsTable, Spec as HierarchySpec};
use crate::histogram::VOID;
use crate::model::{
    DistinctLDiversity, EntropyLDiversity, GuardingNodes, KAnonymity, ModelChoice,
    RecursiveLDiversity, TCloseness, bind,
};
use crate::plan::{MissingSensitive, Plan, PlannedAttribute};
use crate::release::{MeasuredModel, measure};
use crate::table::{Role, Table};
use std::collections::BTreeMap;

fn table(data: &str) -> Table {
    let mut reader =
        Reader::new(Options { delimiter: Some(b','), header: Some(true), ..Options::default() });
    reader.push(data.as_bytes()).unwrap();
    reader.finish().unwrap().table
}

/// The first column is a quasi-identifier, all others are sensitive.
fn plan(table: &Table, hierarchy: &HierarchySpec) -> Plan {
    let names = table.columns.iter().map(|column| column.name.as_str());
    Plan::new(
        names
            .enumerate()
            .map(|(column, name)| match column {
                0 => PlannedAttribute::new(name, 0, Role::QuasiIdentifier, HierarchySpec::NONE),
                _ => PlannedAttribute::new(name, column, Role::Sensitive, hierarchy.clone()),
            })
            .collect(),
        vec![KAnonymity::chosen(2)],
    )
}

fn tracker<'a>(plan: &'a Plan, table: &'a Table) -> ColumnTracker<'a> {
    ColumnTracker::new(plan, plan.columns(table), plan.columns(table))
}

fn measured(table: &Table, plan: &Plan, model: Choice) -> crate::error::Result<MeasuredModel> {
    let plan = Plan { models: vec![model], ..plan.clone() };
    let columns = || plan.columns(table);
    Ok(measure(&plan, columns(), table.records, columns())?.models.remove(0))
}

#[test]
fn missing_values_are_no_values_unless_they_are_to_be_and_occur() {
    let gappy = table("q,s\na,10\na,\na,9\na,10\n");
    let mut plan = plan(&gappy, &HierarchySpec::NONE);
    let (codes, values) = tracker(&plan, &gappy)
        .look(TrackedColumn::Sized(1))
        .map(|(c, v)| (c.iter().collect::<Vec<_>>(), v))
        .unwrap();
    assert_eq!((codes, &values.reference[..]), (vec![1, VOID, 0, 1], &[1, 2][..]));
    assert_eq!((&values.numbers, values.missing), (&Some(vec![9.0, 10.0]), None));
    assert!(values.excludes_missing);
    plan.missing_sensitive = MissingSensitive::OwnValue;
    let (codes, values) = tracker(&plan, &gappy)
        .look(TrackedColumn::Sized(1))
        .map(|(c, v)| (c.iter().collect::<Vec<_>>(), v))
        .unwrap();
    assert_eq!((codes, &values.reference[..]), (vec![1, 2, 0, 1], &[1, 2, 1][..]));
    assert_eq!((&values.numbers, values.missing), (&None, Some(2)));
    let complete = table("q,s\na,10\na,9\n");
    let (_, values) = tracker(&plan, &complete).track(TrackedColumn::Whole(1)).unwrap();
    assert_eq!((values.texts.len(), values.missing), (2, None));
    assert_eq!(values.numbers, None, "nobody asked for sizes");
}

#[test]
fn shares_are_those_of_the_reference_with_all_its_values() {
    let (data, reference) = (table("q,s\na,flu\n"), table("q,s\na,hiv\na,flu\na,hiv\na,gout\n"));
    let plan = plan(&data, &HierarchySpec::NONE);
    let mut tracker = ColumnTracker::new(&plan, plan.columns(&data), plan.columns(&reference));
    let (track, values) = tracker.track(TrackedColumn::Sensitive(1)).unwrap();
    assert_eq!(
        (&values.texts[..], &values.reference[..]),
        (&["flu", "gout", "hiv"].map(str::to_owned)[..], &[1, 1, 2][..])
    );
    assert_eq!(tracker.codes(track).iter().collect::<Vec<_>>(), [0]);
}

/// Against a map of whole tuples.
#[test]
fn combinations_ascend_and_none_is_lost() {
    let mut data = "q,s,t,u\n".to_owned();
    for record in 0..200_u32 {
        let cell = |number: u32| {
            if number.is_multiple_of(5) { String::new() } else { (number % 5).to_string() }
        };
        data += &format!("a,{},{},{}\n", cell(record), cell(record / 3), cell(record * record / 7));
    }
    let table = table(&data);
    let plan = plan(&table, &HierarchySpec::NONE);
    let mut tracker = tracker(&plan, &table);
    let columns: Vec<Vec<u32>> = [3, 1, 2]
        .map(|attribute| {
            tracker.look(TrackedColumn::Sensitive(attribute)).unwrap().0.iter().collect::<Vec<_>>()
        })
        .into();
    let (track, combinations) = tracker.track_joint(&[3, 1, 2]).unwrap();
    let tuple = |record: usize| -> Vec<u32> { columns.iter().map(|codes| codes[record]).collect() };
    let expected: BTreeMap<Vec<u32>, ()> = (0..200).map(|record| (tuple(record), ())).collect();
    assert_eq!(combinations, expected.into_keys().collect::<Vec<_>>());
    for record in 0..200 {
        assert_eq!(combinations[tracker.codes(track).get(record) as usize], tuple(record));
    }
    // Nothing but the combinations is carried along.
    assert_eq!(tracker.into_tracks().len(), 1);
}

/// Spec D15, from the file: by itself each attribute is 2-diverse, joint it is not. The joint
/// figure is reported beside the other, and only where there are others.
#[test]
fn joint_diversity_is_demanded_or_reported() {
    let two = table("q,s,t\nz,a,x\nz,a,x\nz,b,y\nz,b,y\n");
    let plan_of_two = plan(&two, &HierarchySpec::NONE);
    let distinct = |joint| {
        DistinctLDiversity::choose().with("attribute", "s").with("l", 2_u32).with("joint", joint)
    };
    let alone = measured(&two, &plan_of_two, distinct(false)).unwrap();
    assert_eq!((alone.achieved, alone.holds), (Some(2.0), true));
    assert_eq!(alone.facets, [("joint", 1.0)]);
    let joint = measured(&two, &plan_of_two, distinct(true)).unwrap();
    assert_eq!((joint.achieved, joint.holds, joint.failing), (Some(1.0), false, 4));
    let entropy =
        EntropyLDiversity::choose().with("attribute", "t").with("l", 2.0).with("joint", true);
    assert_eq!(measured(&two, &plan_of_two, entropy).unwrap().achieved, Some(1.0));
    let recursive = RecursiveLDiversity::choose()
        .with("attribute", "t")
        .with("c", 2.0)
        .with("l", 2_u32)
        .with("joint", true);
    assert_eq!(measured(&two, &plan_of_two, recursive).unwrap().achieved, Some(f64::INFINITY));
    let one = table("q,s\nz,a\nz,b\n");
    let plan_of_one = plan(&one, &HierarchySpec::NONE);
    for joint in [false, true] {
        let found = measured(&one, &plan_of_one, distinct(joint)).unwrap();
        assert_eq!((found.achieved, found.facets), (Some(2.0), vec![]));
    }
    // A search carries along what is demanded and not what is reported.
    let mut tracker = tracker(&plan_of_two, &two);
    bind(&distinct(false), &mut tracker).unwrap();
    assert_eq!(tracker.into_tracks().len(), 1);
}

fn diseases() -> HierarchySpec {
    let rows = [
        ["flu", "respiratory", "*"],
        ["bronchitis", "respiratory", "*"],
        ["gastritis", "stomach", "*"],
        ["heart failure", "heart", "*"],
    ];
    HierarchySpec::levels(LevelsTable::from_rows(&rows.map(|row| row.to_vec())).unwrap())
}

/// Spec D9: leaves without records change nothing, and spec D14b: their groups can still be named.
#[test]
fn a_tree_has_all_leaves_of_its_file() {
    let table = table("q,s,g\na,flu,heart\na,gastritis,\nb,flu,\nb,bronchitis,stomach\n");
    let plan = plan(&table, &diseases());
    let (_, values) = tracker(&plan, &table).track_tree(1).unwrap();
    // In the order of the file, those without records last.
    assert_eq!(values.texts, ["flu", "bronchitis", "gastritis"]);
    assert_eq!(values.tree, [vec![0, 1, 2, 3], vec![0, 0, 1, 2], vec![0; 4]]);
    assert_eq!(values.labels[1], ["respiratory", "stomach", "heart"]);
    let close = TCloseness::choose()
        .with("attribute", "s")
        .with("t", 0.25)
        .with("distance", "hierarchical");
    // Class b: ½·(¼ + ¼) on either level.
    assert_eq!(measured(&table, &plan, close).unwrap().achieved, Some(0.25));
    let guarding = |guard: &str| {
        GuardingNodes::choose().with("attribute", "s").with("guard", guard).with("probability", 0.5)
    };
    assert_eq!(measured(&table, &plan, guarding("g")).unwrap().achieved, Some(0.0));
    let error = measured(&table, &plan, guarding("q")).unwrap_err();
    assert_eq!(error.place.attribute.as_deref(), Some("q"));
}

/// Spec M12: a missing value that counts stands alone below the last level.
#[test]
fn missing_values_join_the_others_at_the_top() {
    let table = table("q,s\na,flu\na,\nb,gastritis\nb,bronchitis\n");
    let mut plan = plan(&table, &diseases());
    plan.missing_sensitive = MissingSensitive::OwnValue;
    let (_, values) = tracker(&plan, &table).track_tree(1).unwrap();
    assert_eq!(values.missing, Some(3));
    assert_eq!(values.tree[1], [0, 0, 1, 2, 3]);
    assert_eq!(values.tree[2], [0; 5]);
}

/// A column that is not there is named.
#[test]
fn a_file_without_the_attribute_is_refused() {
    let table = table("q,s\na,flu\n");
    let plan = plan(&table, &HierarchySpec::NONE);
    let columns = Columns::plain(vec![Some(&table.columns[0]), None]);
    let mut tracker = ColumnTracker::new(&plan, columns.clone(), columns);
    let error = tracker.track(TrackedColumn::Sensitive(1)).unwrap_err();
    assert_eq!(error.place.attribute.as_deref(), Some("s"));
}
