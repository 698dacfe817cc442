//! Every measure against slow code that looks at records one by one, its bounds against every
//! node that they speak of, and the searches against each other.

use super::{config, partition_at, table};
use crate::drawing::drawn_of;
use crate::hierarchy::{Intervals, LevelsTable, Side, Spec};
use crate::lattice::Levels;
use crate::loss::{Aggregate, Loss, LossConfig, Metric, StepWeights};
use crate::model::{AverageRisk, DistinctLDiversity, KAnonymity, ModelChoice};
use crate::num::log2;
use crate::partition::{Decision, Partition};
use crate::plan::{Plan, PlannedAttribute};
use crate::prepare::prepare;
use crate::search::{Exhaustive, Optimal, Search};
use crate::study::Study;
use crate::table::{Role, Table};
use std::sync::Arc;

const METRICS: [Metric; 17] = [
    Metric::Loss,
    Metric::Precision,
    Metric::Discernibility,
    Metric::DiscernibilityStar,
    Metric::AverageClassSize,
    Metric::CAvg,
    Metric::Aecs,
    Metric::NonUniformEntropy,
    Metric::MonotonicNonUniformEntropy,
    Metric::NormalizedNonUniformEntropy,
    Metric::Ambiguity,
    Metric::Ncp,
    Metric::WeightedInformationLoss,
    Metric::Distortion,
    Metric::ModificationRate,
    Metric::Classification,
    Metric::Height,
];

const AGGREGATES: [Aggregate; 5] = [
    Aggregate::ArithmeticMean,
    Aggregate::GeometricMean,
    Aggregate::Sum,
    Aggregate::Max,
    Aggregate::Rank,
];

/// A small generator of numbers.
struct Draw(u64);

impl Draw {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963);
        (self.0 >> 33) % limit
    }
}

/// A random table with random hierarchies; the models change what is monotone.
fn drawn(draw: &mut Draw) -> (Table, Plan) {
    let attributes = 1 + draw.below(3) as usize;
    let records = 1 + draw.below(14);
    let mut data: String = (0..attributes).map(|i| format!("q{i},")).collect();
    data.push_str("ill\n");
    for _ in 0..records {
        for _ in 0..attributes {
            let cell = draw.below(7);
            data.push_str(&(if cell == 6 { String::new() } else { (10 + cell * 9).to_string() }));
            data.push(',');
        }
        let ill = draw.below(4);
        data.push_str(&(if ill == 3 { "\n".to_owned() } else { format!("{ill}\n") }));
    }
    let mut planned: Vec<PlannedAttribute> = (0..attributes)
        .map(|i| {
            let spec = match draw.below(4) {
                0 => Spec::NONE,
                1 => Spec::mask(Side::Right),
                2 => Spec::intervals(Intervals {
                    start: 0.into(),
                    end: 80.into(),
                    steps: vec![10.into(), 40.into()],
                    closed: Side::Left,
                    numbers: crate::table::number::NumberForm::POINT,
                    integer: true,
                }),
                _ => Spec::levels(coarse(draw)),
            };
            let mut planned =
                PlannedAttribute::new(&format!("q{i}"), i, Role::QuasiIdentifier, spec);
            planned.weight = [1.0, 1.0, 0.25, 3.0][draw.below(4) as usize];
            planned
        })
        .collect();
    planned.push(PlannedAttribute::new("ill", attributes, Role::Sensitive, Spec::NONE));
    let mut plan = Plan::new(planned, vec![KAnonymity::chosen(2 + draw.below(3) as u32)]);
    match draw.below(3) {
        0 => {}
        1 => {
            plan.models.push(DistinctLDiversity::choose().with("attribute", "ill").with("l", 2_u32))
        }
        _ => plan.models = vec![AverageRisk::choose().with("average", 0.5)],
    }
    plan.suppression_limit = [0.0, 0.3, 0.6, 1.0][draw.below(4) as usize];
    (table(&data), plan)
}

/// A table hierarchy with an unused leaf, in which some groups have one leaf only.
fn coarse(draw: &mut Draw) -> LevelsTable {
    let split = 1 + draw.below(6);
    let rows: Vec<Vec<String>> = (0..=6)
        .map(|cell| {
            let half = if cell < split { "low" } else { "high" };
            let third = if cell == 3 { "three".to_owned() } else { format!("{half}-{}", cell / 2) };
            vec![(10 + cell * 9).to_string(), third, half.to_owned(), "*".to_owned()]
        })
        .collect();
    LevelsTable::from_rows(&rows).unwrap()
}

/// A configuration for each metric, one after the other, with everything else at random.
fn configured(draw: &mut Draw, round: usize, label: usize) -> LossConfig {
    LossConfig {
        metric: METRICS[round % METRICS.len()],
        aggregate: AGGREGATES[draw.below(5) as usize],
        gs_factor: [0.0, 0.2, 0.5, 0.5, 0.8, 1.0][draw.below(6) as usize],
        k: Some(2),
        label: Some(label),
        steps: [StepWeights::Uniform, StepWeights::Height(1.0), StepWeights::Height(2.5)]
            [draw.below(3) as usize],
        as_arx: draw.below(2) == 0,
    }
}

fn nodes(study: &Study) -> Vec<Levels> {
    let (bottom, top) = (study.bottom(), study.top());
    let mut nodes = vec![bottom.clone()];
    while let Some(next) = nodes[nodes.len() - 1].successor(&bottom, &top) {
        nodes.push(next);
    }
    nodes
}

/// Bounds hold for whatever is suppressed, not only for what some model would suppress.
#[test]
fn no_bound_exceeds_the_loss_of_a_node_above() {
    let mut draw = Draw(20_261_121);
    let (mut tight, mut tried) = ([0; METRICS.len()], [0; METRICS.len()]);
    for round in 0..METRICS.len() * drawn_of(90) as usize {
        let (table, mut plan) = drawn(&mut draw);
        plan.loss = configured(&mut draw, round, plan.attributes.len() - 1);
        let study = prepare(&table, &plan).unwrap().study;
        let objective = study.objective();
        let nodes = nodes(&study);
        for above in &nodes {
            let partition = partition_at(&study, above);
            let decision = suppressing(&mut draw, &partition);
            let loss = objective.value(&partition, &decision);
            let least = draw.below(decision.suppressed + 1);
            let most = decision.suppressed + draw.below(3);
            assert!(loss.is_finite(), "{:?}", plan.loss);
            let below = &nodes[draw.below(nodes.len() as u64) as usize];
            for below in [above, below, &nodes[0]] {
                if !below.is_below(above) {
                    continue;
                }
                let bound = objective.bound(below, least, most);
                let floor = objective.floor(&partition_at(&study, below), 1);
                let floor = floor.map_or(Loss::NONE, |floor| {
                    objective.floor_bound(&floor, (least, most), (1, false))
                });
                for bound in [&bound, &floor] {
                    assert!(
                        bound.compare_bound(&loss).is_le(),
                        "{:?}\n{below:?} {bound:?} but {above:?} {loss:?} {decision:?} {least} {most}",
                        plan.loss,
                    );
                }
                tried[round % METRICS.len()] += 1;
                let reached = bound.max(floor).compare(&loss).is_eq();
                tight[round % METRICS.len()] += u32::from(reached && loss.value() > 0.0);
            }
        }
    }
    // A bound that is nowhere near would pass; each is exact somewhere.
    for ((metric, tight), tried) in METRICS.iter().zip(tight).zip(tried) {
        assert!(tight * 50 > tried, "{metric:?}: {tight} of {tried}");
    }
}

/// Where exactly the small classes are suppressed, a floor may know how many those are.
#[test]
fn floors_hold_where_only_small_classes_are_suppressed() {
    let mut draw = Draw(11);
    let mut tight = 0;
    for round in 0..METRICS.len() * drawn_of(60) as usize {
        let (table, mut plan) = drawn(&mut draw);
        plan.loss = configured(&mut draw, round, plan.attributes.len() - 1);
        plan.entity = None;
        let study = prepare(&table, &plan).unwrap().study;
        let objective = study.objective();
        let smallest = 1 + draw.below(5) as u32;
        let nodes = nodes(&study);
        for above in &nodes {
            let partition = partition_at(&study, above);
            let fails: Vec<bool> = partition.counts().iter().map(|&n| n < smallest).collect();
            let decision = decided(&partition, fails);
            let loss = objective.value(&partition, &decision);
            let (least, most) = (draw.below(decision.suppressed + 1), decision.suppressed);
            for below in nodes.iter().filter(|below| below.is_below(above)) {
                let Some(floor) = objective.floor(&partition_at(&study, below), smallest) else {
                    continue;
                };
                let bound = objective.floor_bound(&floor, (least, most), (smallest, true));
                assert!(
                    bound.compare_bound(&loss).is_le(),
                    "{:?}\n{below:?} {bound:?} but {above:?} {loss:?} {decision:?} {least}",
                    plan.loss,
                );
                tight += u32::from(least > 0 && bound.compare(&loss).is_eq());
            }
        }
    }
    assert!(tight > drawn_of(100), "{tight}");
}

/// Classes suppressed at random.
fn suppressing(draw: &mut Draw, partition: &Partition) -> Decision {
    let share = draw.below(4);
    let fails: Vec<bool> = (0..partition.classes()).map(|_| draw.below(4) < share).collect();
    decided(partition, fails)
}

fn decided(partition: &Partition, fails: Vec<bool>) -> Decision {
    let counts = |fail: bool| {
        let classes = partition.counts().iter().zip(&fails);
        classes.filter(move |(_, fails)| **fails == fail).map(|(&count, _)| u64::from(count))
    };
    let (suppressed, classes) = (counts(true).sum(), counts(false).count() as u32);
    Decision { fails, suppressed, classes, ..Decision::default() }
}

#[test]
fn the_optimal_search_finds_what_the_exhaustive_one_finds() {
    let mut draw = Draw(7);
    let mut found = 0;
    for round in 0..METRICS.len() * drawn_of(250) as usize {
        let (table, mut plan) = drawn(&mut draw);
        plan.loss = configured(&mut draw, round, plan.attributes.len() - 1);
        let study = prepare(&table, &plan).unwrap().study;
        let [optimal, exhaustive] = [
            Box::new(Optimal::new(study.clone())) as Box<dyn Search>,
            Box::new(Exhaustive::new(study.clone()).unwrap()),
        ]
        .map(|mut search| {
            let mut last = Loss::NONE;
            while !search.step(5) {
                let bound = search.bound().unwrap();
                assert!(bound >= last, "the bound fell from {last:?} to {bound:?}");
                last = bound;
            }
            let end = search.best().map_or(Loss::INFINITE, |best| best.loss.clone());
            assert!(last <= end, "{last:?} {end:?} {:?}", plan.loss);
            assert_eq!(search.bound(), Some(end));
            search.best().cloned()
        });
        assert_eq!(optimal, exhaustive, "{:?}, prunes: {}", plan.loss, study.prunes());
        found += usize::from(optimal.is_some());
    }
    assert!(found > METRICS.len() * drawn_of(100) as usize, "{found}");
}

/// What slow code makes of the records themselves, all attributes added up.
fn slowly(
    study: &Arc<Study>,
    levels: &Levels,
    fails: &[bool],
    labels: &[u32],
) -> Vec<(Metric, f64)> {
    let (_, class_of) =
        crate::partition::classify(study.contingency(), study.hierarchies(), levels);
    let tuple_of = study.contingency().tuple_of();
    let kept: Vec<bool> = tuple_of.iter().map(|&t| !fails[class_of[t as usize] as usize]).collect();
    let n = kept.len() as f64;
    let class = |record: usize| class_of[tuple_of[record] as usize];
    let size =
        |record: usize| (0..kept.len()).filter(|&r| class(r) == class(record)).count() as f64;
    let records = || 0..kept.len();
    let mut released: Vec<u32> = records().filter(|&r| kept[r]).map(class).collect();
    released.sort_unstable();
    released.dedup();
    let n_released = kept.iter().filter(|kept| **kept).count() as f64;
    let groups = released.len() as f64 + if n_released < n { 1.0 } else { 0.0 };
    let mut sums = [0.0; 6];
    let mut products = vec![1.0; kept.len()];
    for (i, (attribute, field)) in
        study.attributes().iter().zip(study.contingency().layout().fields()).enumerate()
    {
        let (hierarchy, height) = (&attribute.hierarchy, attribute.hierarchy.height());
        let level = usize::from(levels.get(i));
        let words = study.contingency().layout().words();
        let value = |record: usize| {
            let tuple = tuple_of[record] as usize;
            field.code(&study.contingency().keys()[tuple * words..][..words])
        };
        let group = |record: usize| hierarchy.level(level).groups[value(record)];
        let same_value = |record| records().filter(|&r| value(r) == value(record)).count() as f64;
        let same_group = |record| records().filter(|&r| group(r) == group(record)).count() as f64;
        for record in records() {
            let weight = hierarchy.level(level).weights[group(record) as usize];
            let share = weight as f64 / hierarchy.total() as f64;
            let exact = weight == hierarchy.exact_weight();
            let step = if height == 0 { 0.0 } else { level as f64 / height as f64 };
            let full = if height == 0 { 0.0 } else { 1.0 };
            // A missing cell is no value.
            let values = hierarchy.level(level).groups.iter().zip(&hierarchy.level(0).labels);
            let values = values.filter(|(own, text)| **own == group(record) && !text.is_empty());
            let widths = hierarchy.exact_weight() == 0;
            let texts = hierarchy.level(0).labels.iter().filter(|text| !text.is_empty());
            let all = if widths { texts.count().max(1) as u64 } else { hierarchy.total() };
            let lost =
                |released: f64, suppressed: f64| if kept[record] { released } else { suppressed };
            sums[0] += lost(if exact { 0.0 } else { share }, 1.0) / n;
            sums[1] += lost(step, full) / n;
            sums[2] += lost(if level == 0 { 0.0 } else { 1.0 }, 1.0) / n;
            sums[3] += lost(step, full);
            sums[4] += -log2(same_value(record) / lost(same_group(record), n));
            sums[5] += -log2(same_value(record) / same_group(record));
            let leaves = if widths { values.count().max(1) as u64 } else { weight };
            products[record] *= lost(leaves as f64, all as f64);
        }
    }
    let shares = records().filter(|&r| kept[r]).map(|record| {
        let same = records().filter(|&r| class(r) == class(record));
        let numbers = (0..3).map(|label| same.clone().filter(|&r| labels[r] == label).count());
        numbers.max().unwrap_or(0) as f64 / size(record)
    });
    let agree: f64 = shares.sum();
    let average = if released.is_empty() { n + 1.0 } else { n_released / released.len() as f64 };
    vec![
        (Metric::Ncp, sums[0]),
        (Metric::Precision, sums[1]),
        (Metric::ModificationRate, sums[2]),
        (Metric::Distortion, sums[3]),
        (Metric::NonUniformEntropy, sums[4]),
        (Metric::MonotonicNonUniformEntropy, sums[5]),
        (Metric::Discernibility, records().map(|r| if kept[r] { size(r) } else { n }).sum()),
        (Metric::DiscernibilityStar, records().map(size).sum()),
        (Metric::AverageClassSize, average),
        (Metric::CAvg, average / 3.0),
        (Metric::Aecs, n / groups),
        (Metric::Ambiguity, products.iter().sum()),
        (Metric::Classification, (n - agree) / n),
        (Metric::Height, levels.as_slice().iter().map(|&level| f64::from(level)).sum()),
    ]
}

#[test]
fn measures_are_what_slow_code_says_of_the_records() {
    let mut draw = Draw(99);
    for _ in 0..150 {
        let (table, mut plan) = drawn(&mut draw);
        let label = plan.attributes.len() - 1;
        plan.attributes.iter_mut().for_each(|attribute| attribute.weight = 1.0);
        let column = &table.columns[label];
        let labels: Vec<u32> = column
            .codes
            .iter()
            .map(|code| column.dictionary.get(code).parse().unwrap_or(u32::MAX))
            .collect();
        let study = prepare(&table, &plan).unwrap().study;
        let nodes = nodes(&study);
        let levels = &nodes[draw.below(nodes.len() as u64) as usize];
        let partition = partition_at(&study, levels);
        let decision = suppressing(&mut draw, &partition);
        for (metric, slow) in slowly(&study, levels, &decision.fails, &labels) {
            plan.loss = LossConfig { label: Some(label), ..config(metric) };
            let study = prepare(&table, &plan).unwrap().study;
            let ours = study.objective().value(&partition_at(&study, levels), &decision).value();
            assert!((ours - slow).abs() < 1e-9 * slow.max(1.0), "{metric:?}: {ours} {slow}");
        }
    }
}
