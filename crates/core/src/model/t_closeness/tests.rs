//! The vectors of spec D9 and D9b, and slow code that follows the definitions.

use super::{GroundDistance, TCloseness};
use crate::histogram::Histogram;
use crate::model::{ClassModel, Values};
use crate::partition::Class;

fn values(reference: &[u64]) -> Values {
    Values { reference: reference.to_vec(), ..Values::plain(reference.len()) }
}

fn distance(distance: GroundDistance, values: &Values, counts: &[u32]) -> f64 {
    facets(distance, values, counts).0
}

/// The distance, and the facets.
fn facets(distance: GroundDistance, values: &Values, counts: &[u32]) -> (f64, Vec<f64>) {
    let present: Vec<u32> =
        (0..counts.len() as u32).filter(|&value| counts[value as usize] > 0).collect();
    let counts: Vec<u32> = counts.iter().copied().filter(|&count| count > 0).collect();
    let histogram = [Histogram { values: &present, counts: &counts }];
    let class = Class::given(counts.iter().sum(), &histogram);
    let model = TCloseness::new(0.3, distance, 0, values).unwrap();
    let measured = model.measure(&class).unwrap();
    assert_eq!(model.holds(&class), measured <= 0.3);
    (measured, model.facets(&class).iter().map(|facet| facet.value).collect())
}

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-6
}

/// Spec D9: salaries 20K … 100K. The lecture's {20, 60, 100} is 1/9 away, Li's {6, 8, 11} of
/// 3 … 11 is 1/6 away (spec J4 tells them apart).
#[test]
fn salaries_are_as_far_as_in_the_spec() {
    let salaries = Values {
        numbers: Some((2..11).map(|salary| f64::from(salary) * 10.0).collect()),
        ..values(&[1; 9])
    };
    for (counts, ordered) in [
        ([1, 1, 1, 0, 0, 0, 0, 0, 0], 0.375),
        ([1, 0, 0, 0, 1, 0, 0, 0, 1], 1.0 / 9.0),
        ([0, 0, 0, 1, 0, 1, 0, 0, 1], 1.0 / 6.0),
    ] {
        assert_eq!(distance(GroundDistance::Ordered, &salaries, &counts), ordered);
        assert!(near(distance(GroundDistance::Numeric, &salaries, &counts), ordered));
        assert_eq!(distance(GroundDistance::Equal, &salaries, &counts), 2.0 / 3.0);
    }
}

/// Spec D9b, J2 and J3: neither lecture distance tells the two classes apart; the lecture's
/// trace distance has its 1/m, and the divergence its sign.
#[test]
fn the_lectures_distances_do_not_see_how_far() {
    let salaries = values(&[1; 9]);
    for counts in [[1, 1, 1, 0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 1, 0, 0, 0, 1]] {
        let (_, facets) = facets(GroundDistance::Ordered, &salaries, &counts);
        assert!(near(facets[0], 2.0 / 27.0) && near(facets[1], 1.098_612), "{facets:?}");
    }
    for (counts, divergence) in
        [([2, 2, 0], 0.549_306), ([1, 2, 1], 0.075_026), ([0, 0, 4], 0.875_469)]
    {
        let (_, facets) = facets(GroundDistance::Equal, &values(&[3, 4, 5]), &counts);
        assert!(near(facets[1], divergence), "{facets:?}");
    }
}

/// Spec D9: T12 and T12′ (pyCANON agrees), and the skew of HIV tests.
#[test]
fn equal_distances_are_those_of_the_spec() {
    for (counts, expected) in [
        ([2, 2, 0], 5.0 / 12.0),
        ([1, 2, 1], 1.0 / 6.0),
        ([0, 0, 4], 7.0 / 12.0),
        ([1, 1, 2], 1.0 / 12.0),
    ] {
        assert_eq!(distance(GroundDistance::Equal, &values(&[3, 4, 5]), &counts), expected);
    }
    for (counts, expected) in [([49, 1], 0.97), ([1, 49], 0.01), ([25, 25], 0.49)] {
        assert_eq!(distance(GroundDistance::Equal, &values(&[1, 99]), &counts), expected);
    }
}

/// Spec D9: the lecture's similarity table, by salary and by disease.
#[test]
fn the_similarity_table_is_as_in_the_spec() {
    let disease = Values {
        tree: vec![vec![0, 1, 2, 3, 4, 5], vec![0, 0, 0, 1, 1, 1], vec![0; 6]],
        ..values(&[1, 2, 2, 1, 2, 1])
    };
    let salary = values(&[1; 9]);
    for (diseases, salaries, hierarchical, ordered) in [
        ([1, 1, 1, 0, 0, 0], [1, 1, 1, 0, 0, 0, 0, 0, 0], 4.0 / 9.0, 0.375),
        ([0, 1, 0, 1, 1, 0], [0, 0, 0, 1, 0, 1, 0, 0, 1], 1.0 / 3.0, 1.0 / 6.0),
        ([0, 0, 1, 0, 1, 1], [0, 0, 0, 0, 1, 0, 1, 1, 0], 1.0 / 3.0, 17.0 / 72.0),
    ] {
        assert_eq!(distance(GroundDistance::Hierarchical, &disease, &diseases), hierarchical);
        assert_eq!(distance(GroundDistance::Equal, &disease, &diseases), 4.0 / 9.0);
        assert_eq!(distance(GroundDistance::Ordered, &salary, &salaries), ordered);
    }
}

/// What the definitions say, value by value and node by node.
mod slow {
    pub(super) fn shares(counts: &[f64]) -> Vec<f64> {
        let total: f64 = counts.iter().sum();
        counts.iter().map(|count| count / total).collect()
    }

    pub(super) fn numeric(p: &[f64], q: &[f64], x: &[f64]) -> f64 {
        let mut sum = 0.0;
        let mut way = 0.0;
        for i in 0..p.len() - 1 {
            sum += p[i] - q[i];
            way += sum.abs() * (x[i + 1] - x[i]);
        }
        way / (x[x.len() - 1] - x[0])
    }

    /// The cost of each inner node: height/H times what can be settled below it.
    pub(super) fn hierarchical(p: &[f64], q: &[f64], tree: &[Vec<u32>]) -> f64 {
        let height = tree.len() - 1;
        let mut cost = 0.0;
        let extra = |level: usize, group: u32| -> f64 {
            let own = (0..p.len()).filter(|&value| tree[level][value] == group);
            own.map(|value| p[value] - q[value]).sum()
        };
        for level in 1..=height {
            for group in 0..p.len() as u32 {
                let mut children: Vec<u32> = (0..p.len())
                    .filter(|&value| tree[level][value] == group)
                    .map(|value| tree[level - 1][value])
                    .collect();
                children.sort_unstable();
                children.dedup();
                let extras = children.iter().map(|&child| extra(level - 1, child));
                let (mut more, mut less) = (0.0, 0.0);
                for extra in extras {
                    if extra > 0.0 { more += extra } else { less -= extra }
                }
                cost += level as f64 / height as f64 * f64::min(more, less);
            }
        }
        cost
    }
}

/// A sequence without pattern.
fn noise(seed: &mut u64) -> u64 {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    *seed >> 33
}

#[test]
fn distances_agree_with_their_definitions() {
    let mut seed = 1;
    for round in 0..500 {
        // Now and then so many values that most stretches between two that occur are long.
        let m = 2 + noise(&mut seed) as usize % if round % 10 == 0 { 90 } else { 9 };
        let reference: Vec<u64> = (0..m).map(|_| 1 + noise(&mut seed) % 20).collect();
        let counts: Vec<u32> = (0..m)
            .map(|_| (noise(&mut seed) % if m > 30 { 40 } else { 4 }) as u32)
            .map(|count| if count < 5 { count } else { 0 })
            .collect();
        if counts.iter().all(|&count| count == 0) {
            continue;
        }
        let mut x = vec![0.0];
        for index in 1..m {
            x.push(x[index - 1] + 0.5 + noise(&mut seed) as f64 % 7.0);
        }
        let tree: Vec<Vec<u32>> = [1, 2, 5, 100]
            .iter()
            .map(|width| (0..m as u32).map(|value| value / width).collect())
            .collect();
        // Groups of 5 must hold whole groups of 2.
        let tree = vec![
            tree[0].clone(),
            tree[1].clone(),
            tree[1].iter().map(|g| g / 2).collect(),
            tree[3].clone(),
        ];
        let known = Values { numbers: Some(x.clone()), tree: tree.clone(), ..values(&reference) };
        let p = slow::shares(&counts.iter().map(|&count| f64::from(count)).collect::<Vec<_>>());
        let q = slow::shares(&reference.iter().map(|&count| count as f64).collect::<Vec<_>>());
        let ranks: Vec<f64> = (0..m).map(|rank| rank as f64).collect();
        let found = |kind| distance(kind, &known, &counts);
        assert!(near(found(GroundDistance::Ordered), slow::numeric(&p, &q, &ranks)));
        assert!(near(found(GroundDistance::Numeric), slow::numeric(&p, &q, &x)));
        assert!(near(found(GroundDistance::Hierarchical), slow::hierarchical(&p, &q, &tree)));
        let equal: f64 = p.iter().zip(&q).map(|(p, q)| (p - q).abs() / 2.0).sum();
        assert!(near(found(GroundDistance::Equal), equal));
    }
}

/// 100 groups do not fit on the stack; 2³⁰ records times 2³⁰ do not fit 64 bits with their
/// steps.
#[test]
fn large_tables_are_no_exception() {
    let groups: Vec<u32> = (0..200).map(|value| value / 2).collect();
    let tree = vec![(0..200).collect(), groups, vec![0; 200]];
    let known = Values { tree, ..values(&[1; 200]) };
    let mut counts = vec![0; 200];
    (counts[0], counts[1], counts[150]) = (1, 1, 2);
    // Three values occur, and two groups of two: the rest of the reference is to be moved.
    let expected = ((1.0 - 3.0 / 200.0) + (1.0 - 4.0 / 200.0)) / 2.0;
    assert!(near(distance(GroundDistance::Hierarchical, &known, &counts), expected));
    let huge = values(&[1 << 30; 8]);
    let class = [1 << 29, 0, 0, 1 << 29, 0, 0, 0, 1 << 29];
    let small = distance(GroundDistance::Ordered, &values(&[1; 8]), &[1, 0, 0, 1, 0, 0, 0, 1]);
    assert_eq!(distance(GroundDistance::Ordered, &huge, &class), small);
}

#[test]
fn one_value_is_no_distance_away_and_t_is_a_share() {
    for kind in [GroundDistance::Equal, GroundDistance::Ordered] {
        assert_eq!(distance(kind, &values(&[7]), &[3]), 0.0);
    }
    assert!(TCloseness::new(1.1, GroundDistance::Equal, 0, &values(&[1])).is_err());
    assert!(TCloseness::new(f64::NAN, GroundDistance::Equal, 0, &values(&[1])).is_err());
    assert!(TCloseness::new(0.5, GroundDistance::Numeric, 0, &values(&[1, 1])).is_err());
}
