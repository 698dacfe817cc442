//! The vectors of the spec, and the bounds on class sizes.

use super::{CutRule, Mondrian, MondrianOptions};
use crate::format::csv::{Options, Reader};
use crate::hierarchy::Spec;
use crate::loss::{LossConfig, Metric};
use crate::model::{AverageRisk, KAnonymity, ModelChoice};
use crate::plan::{Plan, PlannedAttribute};
use crate::prepare::{prepare, prepare_scattered};
use crate::recoding::{Cell, Cover, Recoded, Recoder};
use crate::study::Study;
use crate::table::{Role, Table};
use std::collections::BTreeMap;
use std::sync::Arc;

const STRICT: MondrianOptions =
    MondrianOptions { relaxed: false, cover: Cover::Ranges, cut: CutRule::Widest };
const RELAXED: MondrianOptions = MondrianOptions { relaxed: true, ..STRICT };

fn read(text: &str) -> Table {
    let mut reader =
        Reader::new(Options { delimiter: Some(b','), header: Some(false), ..Options::default() });
    reader.push(text.as_bytes()).unwrap();
    reader.finish().unwrap().table
}

/// Numbers in every column.
fn numbers(table: &Table, k: u32, metric: Metric) -> Plan {
    let mut plan = Plan::new(
        (0..table.columns.len())
            .map(|column| PlannedAttribute {
                ranged: true,
                ..PlannedAttribute::new(
                    &column.to_string(),
                    column,
                    Role::QuasiIdentifier,
                    Spec::NONE,
                )
            })
            .collect(),
        vec![KAnonymity::chosen(k)],
    );
    plan.loss = LossConfig { metric, k: Some(k), ..LossConfig::default() };
    plan
}

fn recoded(study: &Arc<Study>, options: MondrianOptions, budget: usize) -> Option<Arc<Recoded>> {
    let mut mondrian = Mondrian::new(study.clone(), options).unwrap();
    while !mondrian.step(budget) {}
    mondrian.best().cloned()
}

/// ZIP code and age of T12.
const T12: &str = "13053,28\n13068,29\n13068,21\n13053,23\n14853,50\n14853,55\n14850,47\n\
                   14850,49\n13053,31\n13053,37\n13068,36\n13068,35\n";

/// The rows of each class of T12, from 1, and a loss of it.
fn of_t12(options: MondrianOptions, k: u32, metric: Metric) -> (Vec<Vec<usize>>, f64) {
    let table = read(T12);
    let plan = numbers(&table, k, metric);
    let study = prepare_scattered(&table, &plan).unwrap().study;
    let recoded = recoded(&study, options, 1).unwrap();
    let mut classes: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    for (record, &tuple) in study.contingency().tuple_of().iter().enumerate() {
        let class = recoded.class_of()[tuple as usize];
        classes.entry(class).or_default().push(record + 1);
    }
    let mut classes: Vec<Vec<usize>> = classes.into_values().collect();
    classes.sort();
    (classes, recoded.loss.value())
}

/// Spec G10: the classes, DM, C_avg and GCP of T12.
#[test]
fn t12_is_cut_as_the_spec_has_it() {
    let pairs = vec![vec![1, 2], vec![3, 4], vec![5, 6], vec![7, 8], vec![9, 12], vec![10, 11]];
    let fours = vec![vec![1, 2, 3, 4], vec![5, 6, 7, 8], vec![9, 10, 11, 12]];
    let threes = vec![vec![1, 3, 4], vec![2, 9, 10], vec![5, 6, 8], vec![7, 11, 12]];
    let sixes = vec![vec![1, 2, 3, 4, 9, 10], vec![5, 6, 7, 8, 11, 12]];
    let vectors = [
        (STRICT, 2, &pairs, 24.0, 1.0, Some(0.039_542)),
        (STRICT, 3, &fours, 48.0, 4.0 / 3.0, Some(0.110_899)),
        (STRICT, 4, &fours, 48.0, 1.0, Some(0.110_899)),
        (RELAXED, 2, &threes, 36.0, 1.5, None),
        (RELAXED, 3, &threes, 36.0, 1.0, None),
        (RELAXED, 4, &sixes, 72.0, 1.5, None),
    ];
    for (options, k, classes, discernibility, c_avg, gcp) in vectors {
        let result = |metric| of_t12(options, k, metric);
        assert_eq!(result(Metric::Discernibility), (classes.clone(), discernibility), "{k}");
        assert!((result(Metric::CAvg).1 - c_avg).abs() < 1e-12, "{k}");
        if let Some(gcp) = gcp {
            assert!((result(Metric::Ncp).1 - gcp).abs() < 1e-6, "{k} {}", result(Metric::Ncp).1);
        }
    }
}

#[test]
fn a_region_shows_the_range_of_its_numbers() {
    let table = read(T12);
    let study = prepare(&table, &numbers(&table, 4, Metric::Ncp)).unwrap().study;
    let recoded = recoded(&study, STRICT, 1000).unwrap();
    let class = recoded.class_of()[0] as usize;
    let attributes = study.attributes().iter().zip(recoded.cells(class));
    let shown: Vec<String> = attributes.map(|(attribute, cell)| cell.label(attribute)).collect();
    assert_eq!(shown, ["[13053, 13068]", "[21, 29]"]);
    assert!(recoded.cells(class).iter().all(|cell| matches!(cell, Cell::Range { .. })));
}

/// Numbers of several digits from a simple generator.
fn any_numbers(records: usize, columns: usize, domain: u64, mut state: u64) -> String {
    let mut text = String::new();
    for _ in 0..records {
        let row: Vec<String> = (0..columns)
            .map(|_| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                ((state >> 33) % domain).to_string()
            })
            .collect();
        text += &(row.join(",") + "\n");
    }
    text
}

/// Spec G10: a strict class has at most 2d(k − 1) + m records, with m of the most frequent
/// tuple; a relaxed one that could be cut at 2k has at most 2k − 1.
#[test]
fn classes_are_not_larger_than_lefevre_proves() {
    let (mut largest, mut cut) = (0.0_f64, [0; 2]);
    for seed in 0..120 {
        let columns = 1 + seed as usize % 3;
        let domain = [2, 5, 40][seed as usize % 9 / 3];
        let table = read(&any_numbers(60, columns, domain, seed));
        for k in [2, 3, 5] {
            let plan = numbers(&table, k, Metric::Ncp);
            let study = prepare(&table, &plan).unwrap().study;
            let strict = recoded(&study, STRICT, 7).unwrap();
            let frequent = study.contingency().counts().iter().max().unwrap();
            let most = 2 * columns as u32 * (k - 1) + frequent;
            for &size in strict.partition().counts() {
                assert!(k <= size && size <= most, "{seed} {k}: {size} > {most}");
                largest = largest.max(f64::from(size) / f64::from(most));
            }
            let scattered = prepare_scattered(&table, &plan).unwrap().study;
            let mut relaxed = Mondrian::new(scattered, RELAXED).unwrap();
            assert!(relaxed.step(usize::MAX));
            for region in relaxed.regions.iter().filter(|region| region.most_cuts == usize::MAX) {
                // Records that are all the same are one region, however many.
                let tuples = &relaxed.order[region.start..region.end];
                let same = relaxed
                    .cutter
                    .cells(tuples)
                    .iter()
                    .all(|cell| matches!(cell, Cell::Group { level: 0, .. }));
                let (size, most) = (tuples.len() as u32, 2 * k - 1);
                assert!(k <= size && (same || size <= most), "{seed} {k}: {size} > {most}");
                cut[usize::from(same)] += 1;
            }
        }
    }
    assert!(largest > 0.7 && cut[0] > 1000 && cut[1] > 100, "{largest} {cut:?}");
}

/// Spec C, test c: a strict recoding is a function of the values, so that it does not matter
/// whether equal records were one tuple.
#[test]
fn a_strict_recoding_keeps_equal_records_together() {
    for seed in 0..60 {
        let table = read(&any_numbers(50, 2, 6, seed));
        let plan = numbers(&table, 3, Metric::Loss);
        let outcome = |study: Arc<Study>| {
            let recoded = recoded(&study, STRICT, 1 + seed as usize).unwrap();
            let tuples = study.contingency().tuple_of().iter();
            let classes: Vec<u32> = tuples.map(|&t| recoded.class_of()[t as usize]).collect();
            (classes, recoded.loss.clone())
        };
        let together = prepare(&table, &plan).unwrap().study;
        let apart = prepare_scattered(&table, &plan).unwrap().study;
        assert!(together.contingency().tuples() < apart.contingency().tuples());
        let (of_together, of_apart) = (outcome(together), outcome(apart));
        assert_eq!(of_together.0, of_apart.0);
        assert_eq!(of_together.1.compare(&of_apart.1), std::cmp::Ordering::Equal);
    }
}

/// Cuts are taken back until the demand on the table holds: at an average risk of a quarter,
/// twelve records are at most three classes, those of the first two cuts.
#[test]
fn cuts_are_undone_where_the_table_as_a_whole_fails() {
    let table = read(T12);
    let mut plan = numbers(&table, 1, Metric::Ncp);
    plan.models = vec![AverageRisk::choose().with("average", 0.25)];
    let study = prepare(&table, &plan).unwrap().study;
    let found = recoded(&study, STRICT, 1).unwrap();
    assert_eq!((found.classes, found.suppressed), (3, 0));
    let mut sizes = found.partition().counts().to_vec();
    sizes.sort_unstable();
    assert_eq!(sizes, [4, 4, 4]);
}

#[test]
fn there_is_no_table_where_all_records_together_fail() {
    let table = read(T12);
    let study = prepare(&table, &numbers(&table, 13, Metric::Ncp)).unwrap().study;
    assert!(recoded(&study, STRICT, 1).is_none());
}

/// The definition, word by word: members of a class, cut again and again.
fn slow(rows: &[Vec<f64>], members: &[usize], k: usize, found: &mut Vec<Vec<usize>>) {
    let width = |numbers: &mut dyn Iterator<Item = f64>| {
        let values: Vec<f64> = numbers.collect();
        let largest = values.iter().copied().fold(f64::MIN, f64::max);
        largest - values.iter().copied().fold(f64::MAX, f64::min)
    };
    let mut widest: Vec<(f64, usize)> = (0..rows[0].len())
        .map(|column| {
            let own = width(&mut members.iter().map(|&row| rows[row][column]));
            (own / width(&mut rows.iter().map(|row| row[column])).max(1.0), column)
        })
        .collect();
    widest.sort_by(|a, b| b.0.total_cmp(&a.0));
    for (_, column) in widest {
        let mut values: Vec<f64> = members.iter().map(|&row| rows[row][column]).collect();
        values.sort_by(f64::total_cmp);
        let middle = values[values.len().div_ceil(2) - 1];
        for with_middle in [true, false] {
            let (left, right): (Vec<&usize>, Vec<&usize>) = members.iter().partition(|row| {
                let value = rows[**row][column];
                if with_middle { value <= middle } else { value < middle }
            });
            if left.len() >= k && right.len() >= k {
                for part in [left, right] {
                    slow(rows, &part.into_iter().copied().collect::<Vec<_>>(), k, found);
                }
                return;
            }
        }
    }
    found.push(members.to_vec());
}

#[test]
fn strict_cuts_are_those_of_the_definition() {
    let mut classes = 0;
    for seed in 0..80 {
        let text = any_numbers(70, 1 + seed as usize % 4, [3, 8, 30][seed as usize % 3], seed);
        let row = |line: &str| line.split(',').map(|cell| cell.parse().unwrap()).collect();
        let rows: Vec<Vec<f64>> = text.lines().map(row).collect();
        for k in [2, 4, 7] {
            let mut expected = Vec::new();
            slow(&rows, &(0..rows.len()).collect::<Vec<_>>(), k, &mut expected);
            expected.sort();
            let table = read(&text);
            let study = prepare(&table, &numbers(&table, k as u32, Metric::Loss)).unwrap().study;
            let found = recoded(&study, STRICT, 50).unwrap();
            let mut members = vec![Vec::new(); found.classes as usize];
            for (row, &tuple) in study.contingency().tuple_of().iter().enumerate() {
                members[found.class_of()[tuple as usize] as usize].push(row);
            }
            members.sort();
            assert_eq!(members, expected, "{seed} {k}");
            classes += members.len();
        }
    }
    assert!(classes > 1000, "{classes}");
}
