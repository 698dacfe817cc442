//! Records that are not persons: entities, and sampling weights (spec A1, E6).

use super::{best, measured, quasi, refused, released, table};
use crate::error::Kind;
use crate::hierarchy::Spec;
use crate::model::{KAnonymity, KMap, ModelChoice, SubsetKAnonymity};
use crate::plan::{Matching, Plan, PlannedAttribute};
use crate::prepare::prepare;
use crate::risk::individual_risk;
use crate::table::Role;

fn of_persons(k: u32) -> Plan {
    let attributes = vec![
        PlannedAttribute::new("who", 0, Role::Identifier, Spec::NONE),
        quasi("town", 1, Spec::NONE),
    ];
    Plan { entity: Some(0), ..Plan::new(attributes, vec![KAnonymity::chosen(k)]) }
}

/// Anna's three visits to A are those of one person; B has two, of whom one came twice.
const VISITS: &str = "who,town\nanna,A\nanna,A\nanna,A\nben,B\ncleo,B\nben,B\n";

#[test]
fn a_class_of_one_person_has_size_one() {
    let measured = measured(VISITS, &of_persons(2)).unwrap();
    assert_eq!(measured.sizes.iter().collect::<Vec<_>>(), [(1, 1), (2, 1)]);
    let model = &measured.models[0];
    assert_eq!((model.achieved, model.holds, model.failing), (Some(1.0), false, 3));
    assert_eq!(model.deciding.as_ref().unwrap().records, 3);
}

/// Anna goes: half of the records, though a third of the persons.
#[test]
fn limits_and_losses_count_records() {
    let table = table(VISITS);
    let plan = |limit| Plan { suppression_limit: limit, ..of_persons(2) };
    let node = best(&table, &plan(0.5)).unwrap();
    assert_eq!((node.levels.as_slice(), node.suppressed), (&[0][..], 3));
    assert_eq!(best(&table, &plan(0.4)).unwrap().levels.as_slice(), [1]);
    let records = Plan { entity: None, ..plan(0.5) };
    let study = prepare(&table, &plan(0.5)).unwrap().study;
    assert_eq!(study.suppressible(), prepare(&table, &records).unwrap().study.suppressible());
    assert_eq!(best(&table, &records).unwrap().suppressed, 0);
}

#[test]
fn a_release_is_checked_by_persons_whom_it_does_not_name() {
    let table = table(VISITS);
    let plan = Plan { suppression_limit: 0.5, ..of_persons(2) };
    let (text, checked) = released(&table, &plan, &[0]).unwrap();
    assert_eq!(text, "town\nB\nB\nB\n");
    assert_eq!(checked.models[0].achieved, Some(2.0));
    assert_eq!(checked.sizes.iter().collect::<Vec<_>>(), [(2, 1)]);
    let (_, checked) = released(&table, &of_persons(3), &[1]).unwrap();
    assert_eq!(checked.models[0].achieved, Some(3.0));
}

/// Ben has a record in both of the classes that show B, and is one person there.
#[test]
fn persons_in_several_classes_count_once() {
    let data = "who,town,age\nben,B,30\nben,B,40\ncleo,B,40\nanna,A,30\n";
    let mut plan = of_persons(2);
    plan.attributes.push(quasi("age", 2, Spec::NONE));
    let achieved = |plan: &Plan| {
        let model = measured(data, plan).unwrap().models.remove(0);
        (model.achieved, model.deciding.unwrap().labels)
    };
    let labels = |labels: [&str; 2]| labels.map(str::to_owned).to_vec();
    let subset = |k: u32, title: &str| {
        let listed = vec![vec![title.to_owned()]];
        SubsetKAnonymity::choose().with("k", k).with("combinations", listed)
    };
    plan.models = vec![subset(2, "age")];
    assert_eq!(achieved(&plan), (Some(2.0), labels(["B", "30"])));
    plan.models = vec![subset(2, "town")];
    assert_eq!(achieved(&plan), (Some(1.0), labels(["A", "30"])));
    // B is shown by three records of two persons.
    let table = table(data);
    let most =
        |k| Plan { suppression_limit: 0.25, models: vec![subset(k, "town")], ..plan.clone() };
    assert_eq!(released(&table, &most(2), &[0, 0]).unwrap().1.models[0].achieved, Some(2.0));
    let study = prepare(&table, &most(3)).unwrap().study;
    assert!(study.suppressible() < 4);
    let fixed = crate::search::Fixed::new(study, crate::lattice::Levels::new(vec![0, 0]));
    let mut fixed = fixed.unwrap();
    crate::search::Search::step(&mut fixed, 1);
    assert!(crate::search::Search::best(&fixed).is_none());
    // If the ages of B were unknown, each of its records would match both persons.
    let wild = Plan {
        matching: Matching::Wildcard,
        markers: vec!["?".to_owned()],
        models: vec![KAnonymity::choose().with("k", 2_u32)],
        ..plan.clone()
    };
    let unknown = data.replace("30\nben", "?\nben");
    let model = measured(&unknown, &wild).unwrap().models.remove(0);
    assert_eq!(model.achieved, Some(1.0));
    let alone = "who,town,age\nben,B,?\nben,B,40\nben,B,50\n";
    assert_eq!(measured(alone, &wild).unwrap().models[0].achieved, Some(1.0));
    let three = "who,town,age\nben,B,?\nben,B,40\ncleo,B,40\n";
    assert_eq!(measured(three, &wild).unwrap().models[0].achieved, Some(2.0));
}

fn weighed(k: u32, text: &str) -> (Plan, crate::table::Table) {
    let attributes = vec![
        quasi("town", 0, Spec::NONE),
        PlannedAttribute::new("weight", 1, Role::Insensitive, Spec::NONE),
    ];
    let models = vec![KMap::choose().with("k", k).with("estimator", "individual-risk")];
    (
        Plan {
            sampling_weight: Some(1),
            models,
            ..Plan::new(attributes, vec![KAnonymity::chosen(2)])
        },
        table(text),
    )
}

/// Spec E6: f = 2 and F̂ = 100 have the risk 0.01877883, f = 1 and F̂ = 17 0.17707583.
#[test]
fn weights_of_a_class_add_up() {
    let (plan, table) = weighed(5, "town,weight\nA,60.5\nB,17\nA,39.5\n");
    let (_, checked) = released(&table, &plan, &[0]).unwrap();
    let achieved = checked.models[0].achieved.unwrap();
    assert!((1.0 / achieved - 0.17707583).abs() < 1e-8, "{achieved}");
    let weights = &checked.partition.carried().weights;
    assert_eq!(weights, &[100_000_000, 17_000_000]);
    let (plan, table) = weighed(6, "town,weight\nA,60.5\nB,17\nA,39.5\n");
    let plan = Plan { suppression_limit: 0.4, ..plan };
    let (_, checked) = released(&table, &plan, &[0]).unwrap();
    let achieved = checked.models[0].achieved.unwrap();
    assert!((1.0 / achieved - 0.01877883).abs() < 1e-8, "{achieved}");
}

/// Spec E6: nine records of a heavy person and one of a light one are two persons, who stand for 22;
/// counted by records they would be ten of 182.
#[test]
fn persons_weigh_as_the_least_of_their_records() {
    let (plan, _) = weighed(5, "town,weight\nA,1\n");
    let attributes = [
        plan.attributes.clone(),
        vec![PlannedAttribute::new("who", 2, Role::Identifier, Spec::NONE)],
    ];
    let plan = Plan { attributes: attributes.concat(), entity: Some(2), ..plan };
    let heavy = "A,25,ben\nA,20,ben\n".repeat(4) + "A,20,ben\n";
    let people = table(&format!("town,weight,who\n{heavy}A,2,cleo\n"));
    let (_, checked) = released(&people, &plan, &[0]).unwrap();
    let achieved = checked.models[0].achieved.unwrap();
    let expected = individual_risk(2, 2.0 / 22.0).unwrap();
    assert!((1.0 / achieved - expected).abs() < 1e-12, "{achieved}");
}

#[test]
fn weights_that_are_none_are_refused_by_name() {
    for weight in ["0", "-1", "heavy", "", "0.0000001", "1000000001", "NaN", "1e", "1e10"] {
        let (plan, table) = weighed(2, &format!("town,weight\nA,1\nB,{weight}\n"));
        let error = prepare(&table, &plan).unwrap_err();
        let field = matches!(error.kind, Kind::Parameter { field: "records.sampling-weight", .. });
        assert!(field, "{weight}: {error:?}");
        assert_eq!(error.place.attribute.as_deref(), Some("weight"));
    }
    let (plan, table) = weighed(2, "town,weight\nA,1\n");
    let unweighed = Plan { sampling_weight: None, ..plan };
    let kind = refused(prepare(&table, &unweighed));
    assert!(matches!(kind, Kind::MissingParameter { field: "sampling-fraction" }));
}
