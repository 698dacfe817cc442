//! The vectors of the spec, on the tables that it names.

mod drawn;

use super::{Aggregate, LossConfig, Metric};
use crate::format::csv::{Options, Reader};
use crate::hierarchy::{Intervals, LevelsTable, Side, Spec};
use crate::lattice::Levels;
use crate::model::KAnonymity;
use crate::partition::{Partition, partition};
use crate::plan::{Plan, PlannedAttribute};
use crate::prepare::prepare;
use crate::search::{Optimal, Search};
use crate::study::Study;
use crate::table::{Role, Table};

/// The ANON table of the spec, its hierarchies and what the tests predict: the illness.
pub(crate) fn t8() -> (Table, Plan) {
    let data = "zip,age,sex,ill\n13053,28,F,Hep\n13068,29,M,Hep\n13068,25,M,Flu\n14850,43,F,Flu\n\
                14853,50,F,Can\n14853,48,M,Hep\n14850,79,M,Flu\n27627,26,M,Flu\n";
    let zip = LevelsTable::from_rows(&[
        vec!["13053", "1305*", "130**", "13***", "1****", "*"],
        vec!["13068", "1306*", "130**", "13***", "1****", "*"],
        vec!["14850", "1485*", "148**", "14***", "1****", "*"],
        vec!["14853", "1485*", "148**", "14***", "1****", "*"],
        vec!["27627", "2762*", "276**", "27***", "2****", "*"],
    ]);
    let ages = Intervals {
        start: 0.into(),
        end: 100.into(),
        steps: vec![5.into(), 10.into(), 20.into(), 40.into(), 100.into()],
        closed: Side::Right,
        numbers: crate::table::number::NumberForm::POINT,
        integer: true,
    };
    let mut plan = Plan::new(
        vec![
            PlannedAttribute::new("zip", 0, Role::QuasiIdentifier, Spec::levels(zip.unwrap())),
            PlannedAttribute::new("age", 1, Role::QuasiIdentifier, Spec::intervals(ages)),
            PlannedAttribute::new("sex", 2, Role::QuasiIdentifier, Spec::NONE),
            PlannedAttribute::new("ill", 3, Role::Sensitive, Spec::NONE),
        ],
        vec![KAnonymity::chosen(3)],
    );
    plan.suppression_limit = 0.25;
    (table(data), plan)
}

fn table(data: &str) -> Table {
    let mut reader =
        Reader::new(Options { delimiter: Some(b','), header: Some(true), ..Options::default() });
    reader.push(data.as_bytes()).unwrap();
    reader.finish().unwrap().table
}

fn config(metric: Metric) -> LossConfig {
    LossConfig { metric, aggregate: Aggregate::Sum, k: Some(3), ..LossConfig::default() }
}

/// The loss of the spec's release of T8: (130**, 21–30, *), (148**, 41–50, *), two suppressed.
fn of_t8(config: LossConfig) -> (f64, Vec<f64>) {
    let (table, mut plan) = t8();
    plan.loss = LossConfig { label: Some(3), ..config };
    let study = prepare(&table, &plan).unwrap().study;
    let partition = partition_at(&study, &Levels::from([2, 2, 1]));
    let decision = study.decide(&partition);
    assert_eq!((decision.suppressed, decision.classes), (2, 2));
    let objective = study.objective();
    let suppressed = objective.suppressed(&partition, &decision);
    let attributes = objective.attributes(partition.levels(), &suppressed);
    (objective.value(&partition, &decision).value(), attributes)
}

fn partition_at(study: &Study, levels: &Levels) -> Partition {
    partition(study.contingency(), study.hierarchies(), levels)
}

fn close(a: f64, b: f64) {
    assert!((a - b).abs() < 1e-6, "{a} {b}");
}

/// Spec F1 to F10, M9, on T8.
#[test]
fn t8_loses_what_the_spec_says() {
    let (loss, parts) = of_t8(config(Metric::Loss));
    close(loss / 3.0, 0.5875);
    parts.iter().zip([0.4375, 0.325, 1.0]).for_each(|(&part, vector)| close(part, vector));
    close(1.0 - of_t8(config(Metric::Precision)).0 / 3.0, 0.3);
    close(of_t8(config(Metric::ModificationRate)).0 / 3.0, 1.0);
    close(of_t8(config(Metric::Discernibility)).0, 34.0);
    close(of_t8(config(Metric::DiscernibilityStar)).0, 20.0);
    close(of_t8(config(Metric::AverageClassSize)).0, 3.0);
    close(of_t8(config(Metric::CAvg)).0, 1.0);
    close(of_t8(config(Metric::Aecs)).0, 8.0 / 3.0);
    // G and S have changed places: 1/2 for each class and 1 for the suppressed, and so on.
    let balanced = |gs_factor| of_t8(LossConfig { gs_factor, ..config(Metric::Aecs) }).0;
    close(balanced(0.25), 8.0 / 2.0);
    close(balanced(0.75), 8.0 / 2.5);
    close(of_t8(config(Metric::Classification)).0, 0.625);
    close(of_t8(config(Metric::Ambiguity)).0, 244.0);
    close(of_t8(config(Metric::Height)).0, 5.0);
    close(of_t8(config(Metric::WeightedInformationLoss)).0, 1.8);
    // Six cells of 2/5 and two of 1, for both; eight of 1.
    close(of_t8(config(Metric::Distortion)).0, 2.0 * 4.4 + 8.0);
    // By labels: 6·2/5 + 2, 6·10/100 + 2, 8.
    let parts = of_t8(config(Metric::Ncp)).1;
    parts.iter().zip([4.4, 2.6, 8.0]).for_each(|(&part, sum)| close(part, sum / 8.0));
}

/// Spec F8: in bits, with suppression as defined and as ARX has it, and without.
#[test]
fn the_entropies_of_t8_are_those_of_the_spec() {
    let bits = |config: LossConfig, vector: [f64; 3]| {
        let parts = of_t8(config).1;
        assert_eq!(parts.len(), 3);
        parts.iter().zip(vector).for_each(|(&part, bits)| close(part, bits));
    };
    let entropy = config(Metric::NonUniformEntropy);
    bits(entropy, [10.754_887_502, 16.754_887_502, 7.635_472_023]);
    close(of_t8(entropy).0, 35.145_247);
    bits(LossConfig { as_arx: true, ..entropy }, [8.754_888, 14.754_888, 7.635_472]);
    bits(config(Metric::MonotonicNonUniformEntropy), [6.754_888, 12.754_888, 7.635_472]);
    // Eight distinct ages can lose three bits each.
    let parts = of_t8(config(Metric::NormalizedNonUniformEntropy)).1;
    close(parts[1], 16.754_887_502 / 24.0);
    close(parts[2], 1.0);
}

/// Spec F12: priorities and losses of levels, as ANON has them, on the lattice of T4.
#[test]
fn the_weighted_loss_of_t4_is_that_of_the_spec() {
    let rows = |rows: &[&[&str]]| {
        let rows: Vec<Vec<&str>> = rows.iter().map(|row| row.to_vec()).collect();
        Spec::levels(LevelsTable::from_rows(&rows).unwrap())
    };
    let zip = rows(&[&["13053", "1305*", "130**", "*"], &["13067", "1306*", "130**", "*"]]);
    let age = rows(&[
        &["28", "<30", "<40", "*"],
        &["29", "<30", "<40", "*"],
        &["37", "3*", "<40", "*"],
        &["36", "3*", "<40", "*"],
    ]);
    let nat = rows(&[
        &["Brazilian", "American", "*"],
        &["US", "American", "*"],
        &["Indian", "Asian", "*"],
        &["Japanese", "Asian", "*"],
    ]);
    let data = "z,a,n\n13053,28,Brazilian\n13067,29,US\n13053,37,Indian\n13067,36,Japanese\n";
    let attribute = |name, column, spec, weight, losses: &[f64]| PlannedAttribute {
        weight,
        losses: Some(losses.to_vec()),
        ..PlannedAttribute::new(name, column, Role::QuasiIdentifier, spec)
    };
    let attributes = vec![
        attribute("z", 0, zip, 0.1, &[0.0, 0.2, 0.5, 1.0]),
        attribute("a", 1, age, 0.3, &[0.0, 0.1, 0.4, 1.0]),
        attribute("n", 2, nat, 0.6, &[0.0, 0.4, 1.0]),
    ];
    let mut plan = Plan::new(attributes, vec![KAnonymity::chosen(2)]);
    plan.loss = config(Metric::WeightedInformationLoss);
    let study = prepare(&table(data), &plan).unwrap().study;
    let bound = |levels: [u8; 3]| study.objective().bound(&Levels::from(levels), 0, 0).value();
    close(bound([2, 1, 1]), 0.32);
    close(bound([0, 2, 2]), 0.72);
    close(bound([2, 2, 2]), 0.77);
    close(bound([0, 0, 0]), 0.0);
    close(bound([3, 3, 2]), 1.0);
    let mut search = Optimal::new(study);
    while !search.step(1000) {}
    assert_eq!(search.best().unwrap().levels.as_slice(), [2, 1, 1]);

    plan.attributes[1].losses = Some(vec![0.0, 0.5, 0.4, 1.0]);
    let error = prepare(&table(data), &plan).unwrap_err();
    assert_eq!(error.place.attribute.as_deref(), Some("a"));
    plan.attributes[1].losses = None;
    plan.attributes[2].weight = -1.0;
    let error = prepare(&table(data), &plan).unwrap_err();
    assert_eq!(error.place.attribute.as_deref(), Some("n"));
}

#[test]
fn a_measure_that_lacks_what_it_needs_is_refused() {
    let (table, mut plan) = t8();
    plan.loss = LossConfig { k: None, ..config(Metric::CAvg) };
    assert!(prepare(&table, &plan).is_err());
    plan.loss = config(Metric::Classification);
    assert!(prepare(&table, &plan).is_err());
}
