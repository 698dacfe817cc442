//! Whether one class meets a demand, and how strong it is: spec D1, D2, D4 to D15 word for word.
//!
//! A class is a list of records; its sensitive values are counted anew for every
//! question. Where counts decide, whole numbers are compared.

use super::demand::{Demand, Distance, Estimator, Thousandths};
use super::{Column, Question};
use std::collections::{BTreeMap, BTreeSet};

/// One class.
#[derive(Clone, Copy, Debug)]
pub struct Class<'a> {
    /// The question that it belongs to.
    pub question: &'a Question,
    /// Its records.
    pub records: &'a [usize],
    /// The number of persons of the population that belong to it.
    pub population: usize,
}

/// How often each value occurs; missing ones only where they are values.
type Counts = BTreeMap<String, i128>;

impl Class<'_> {
    /// The class as the population knows it, without records.
    #[must_use]
    pub fn absent(self) -> Self {
        Self { records: &[], ..self }
    }

    /// Persons: records, or distinct values of the entity column.
    #[must_use]
    pub fn size(&self) -> usize {
        match self.question.entity {
            None => self.records.len(),
            Some(column) => {
                let cells = &self.question.columns[column].cells;
                self.records.iter().map(|&r| &cells[r]).collect::<BTreeSet<_>>().len()
            }
        }
    }

    fn counts(&self, column: usize) -> Counts {
        let mut counts = Counts::new();
        for &record in self.records {
            if let Some(value) = self.question.sensitive(column, record) {
                *counts.entry(value.to_owned()).or_insert(0) += 1;
            }
        }
        counts
    }

    /// The class divided by what its records show in `columns` (spec D15).
    fn divided(&self, columns: &[usize]) -> Vec<Vec<usize>> {
        let mut parts: BTreeMap<Vec<&Option<String>>, Vec<usize>> = BTreeMap::new();
        for &record in self.records {
            let key = columns.iter().map(|&c| &self.question.columns[c].cells[record]).collect();
            parts.entry(key).or_default().push(record);
        }
        parts.into_values().collect()
    }

    /// The demand without `joint` on every part.
    fn parts(&self, joint: &[usize], demand: &Demand) -> Vec<Answer> {
        let parts = self.divided(joint);
        parts.iter().map(|records| Class { records, ..*self }.answer(demand)).collect()
    }

    /// Whether the class meets `demand`, and the strongest parameter that it meets.
    ///
    /// # Panics
    /// If the demand is one on the whole table.
    #[must_use]
    pub fn answer(&self, demand: &Demand) -> Answer {
        match demand {
            &Demand::K(k) => Answer::new(self.size() >= k, self.size() as f64),
            &Demand::KMap(k) => Answer::new(self.population >= k, self.population as f64),
            &Demand::KMapEstimated { k, estimator, fraction, significance } => {
                self.estimated(k, estimator, fraction, significance)
            }
            Demand::Distinct { column, l, joint } if joint.is_empty() => {
                let distinct = self.counts(*column).len();
                Answer::unless_empty(distinct == 0, distinct >= *l, distinct as f64)
            }
            Demand::Entropy { column, l, joint } if joint.is_empty() => {
                entropy(&self.counts(*column), *l)
            }
            Demand::Recursive { column, c, l, joint } if joint.is_empty() => {
                positive_recursive(&self.counts(*column), *c, *l, &[])
            }
            Demand::Distinct { column, l, joint } => {
                let alone = Demand::Distinct { column: *column, l: *l, joint: Vec::new() };
                Answer::weakest(self.parts(joint, &alone), f64::min)
            }
            Demand::Entropy { column, l, joint } => {
                let alone = Demand::Entropy { column: *column, l: *l, joint: Vec::new() };
                Answer::weakest(self.parts(joint, &alone), f64::min)
            }
            Demand::Recursive { column, c, l, joint } => {
                let alone = Demand::Recursive { column: *column, c: *c, l: *l, joint: Vec::new() };
                Answer::weakest(self.parts(joint, &alone), f64::max)
            }
            Demand::PositiveRecursive { column, c, l, acceptable, guarded } => {
                let counts = self.counts(*column);
                let mut answer = positive_recursive(&counts, *c, *l, acceptable);
                if guarded.as_ref().is_some_and(|(values, percent)| {
                    !values.iter().all(|value| ruled_in(&counts, value, *percent))
                }) {
                    // No c1 would do.
                    answer = Answer::new(false, f64::INFINITY);
                }
                answer
            }
            Demand::Closeness { column, t, distance, released } => {
                // With stars all records are there, released or not.
                let q = match released {
                    true => self.question.at_hand(*column, 0..self.question.records),
                    false => self.question.reference(*column),
                };
                closeness(&self.counts(*column), &q, *t, distance)
            }
            Demand::Presence { min, max } => self.presence(*min, *max),
            Demand::Disclosure { column, delta, binary, present_only } => {
                let (p, q) = (self.counts(*column), self.question.reference(*column));
                disclosure(&p, &q, *delta, *binary, *present_only)
            }
            Demand::Likeness { column, beta, enhanced } => {
                let (p, q) = (self.counts(*column), self.question.reference(*column));
                likeness(&p, &q, *beta, *enhanced)
            }
            Demand::AlphaK { column, alpha, k, values } => {
                let counts = self.counts(*column);
                self.alpha_k(&counts, *alpha, *k, values.as_deref())
            }
            Demand::PersonalK(column) => self.personal(&self.question.columns[*column]),
            Demand::Guarding { column, guard, probability, tree } => {
                self.guarding(*column, *guard, *probability, tree)
            }
            Demand::AverageRisk { .. }
            | Demand::SubsetK { .. }
            | Demand::SampleUniqueness(_)
            | Demand::PopulationUniqueness { .. } => panic!("a demand on the table"),
        }
    }

    fn presence(&self, min: Thousandths, max: Thousandths) -> Answer {
        let (records, persons) = (self.size() as i128, self.population as i128);
        // Who is in the table but not in the population is certainly present.
        let holds = records * 1000 <= max * persons && records * 1000 >= min * persons;
        Answer::new(holds, records as f64 / persons as f64)
    }

    fn alpha_k(
        &self,
        counts: &Counts,
        alpha: Thousandths,
        k: usize,
        values: Option<&[String]>,
    ) -> Answer {
        let total: i128 = counts.values().sum();
        let concerned =
            counts.iter().filter(|(v, _)| values.is_none_or(|values| values.contains(v)));
        let most = concerned.map(|(_, &n)| n).max().unwrap_or(0);
        let holds = self.size() >= k && most * 1000 <= alpha * total;
        Answer { holds, measure: (total > 0).then(|| most as f64 / total as f64) }
    }

    fn personal(&self, column: &Column) -> Answer {
        let asked = self.records.iter().filter_map(|&r| column.cells[r].as_ref());
        let most = asked.map(|k| k.parse::<usize>().expect("a number")).max();
        let size = self.size();
        let measure = most.map(|k| size as f64 / k as f64);
        Answer { holds: most.is_none_or(|k| size >= k), measure }
    }

    fn guarding(
        &self,
        column: usize,
        guard: usize,
        probability: Thousandths,
        tree: &[Vec<String>],
    ) -> Answer {
        let total: i128 = self.counts(column).values().sum();
        let mut worst = None;
        for &record in self.records {
            let Some(node) = &self.question.columns[guard].cells[record] else { continue };
            let breaches = self.records.iter().filter(|&&other| {
                self.question.sensitive(column, other).is_some_and(|value| {
                    tree.iter().any(|path| path[0] == value && path.contains(node))
                })
            });
            worst = worst.max(Some(breaches.count() as i128));
        }
        let Some(worst) = worst.filter(|_| total > 0) else {
            return Answer { holds: true, measure: None };
        };
        Answer::new(worst * 1000 <= probability * total, worst as f64 / total as f64)
    }

    /// Spec E6, E7, E8.
    fn estimated(
        &self,
        k: usize,
        estimator: Estimator,
        fraction: Thousandths,
        significance: Thousandths,
    ) -> Answer {
        let (pi, alpha) = (fraction as f64 / 1000.0, significance as f64 / 1000.0);
        let size = self.size();
        if estimator == Estimator::IndividualRisk {
            let weights = &self.question.weights;
            let p = if weights.is_empty() {
                pi
            } else {
                let sum: f64 = self.records.iter().map(|&r| weights[r]).sum();
                f64::min(1.0, size as f64 / sum)
            };
            let risk = individual_risk(size, p);
            return Answer::new(risk <= 1.0 / k as f64 + 1e-9, 1.0 / risk);
        }
        let grants = |k: usize| size >= least_size(k, estimator, pi, alpha).min(k);
        let largest = (1..).take_while(|&k| grants(k)).last().unwrap_or(0);
        Answer::new(grants(k), largest as f64)
    }
}

/// What a demand says of a class.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Answer {
    /// Whether it is met.
    pub holds: bool,
    /// The strongest parameter that is met, if there is anything to measure.
    pub measure: Option<f64>,
}

impl Answer {
    fn new(holds: bool, measure: f64) -> Self {
        Self { holds, measure: Some(measure) }
    }

    /// A class with only missing values passes (spec A8).
    fn unless_empty(empty: bool, holds: bool, measure: f64) -> Self {
        if empty { Self { holds: true, measure: None } } else { Self::new(holds, measure) }
    }

    pub(super) fn weakest(all: Vec<Self>, weaker: fn(f64, f64) -> f64) -> Self {
        let holds = all.iter().all(|answer| answer.holds);
        Self { holds, measure: all.iter().filter_map(|answer| answer.measure).reduce(weaker) }
    }
}

/// Spec D5. Whether Σ of the surprises reaches ln l, with the tolerance of numeric rule 2.
fn entropy(counts: &Counts, l: Thousandths) -> Answer {
    let total: i128 = counts.values().sum();
    let entropy: f64 = counts
        .values()
        .map(|&n| {
            let share = n as f64 / total as f64;
            -share * libm::log(share)
        })
        .sum();
    let least = libm::log(l as f64 / 1000.0);
    Answer::unless_empty(total == 0, entropy >= least - 1e-9, libm::exp(entropy))
}

/// Spec D6 and D7: the counts in descending order, of equal ones those not acceptable first.
fn positive_recursive(counts: &Counts, c: Thousandths, l: usize, acceptable: &[String]) -> Answer {
    let harmful = |value: &String| !acceptable.contains(value);
    let mut ranked: Vec<(i128, bool)> = counts.iter().map(|(v, &n)| (n, harmful(v))).collect();
    ranked.sort_by(|a, b| b.cmp(a));
    let first = ranked.iter().position(|&(_, harmful)| harmful);
    let Some(y) = first.map(|position| position + 1).filter(|_| l > 1) else {
        return Answer { holds: true, measure: (!counts.is_empty()).then_some(0.0) };
    };
    // r(j) and sums count from 1, as the definition does.
    let sum = |first: usize, last: usize| -> i128 {
        (first..=last).filter_map(|j| ranked.get(j - 1)).map(|&(n, _)| n).sum()
    };
    let m = ranked.len();
    let rest = if y < l { sum(l, m) } else { sum(l - 1, y - 1) + sum(y + 1, m) };
    let most = ranked[y - 1].0;
    Answer::new(most * 1000 < c * rest, most as f64 / rest as f64)
}

/// Spec D8: n(E, s) ≥ (c2/100)·f_E; `percent` is c2 in thousandths.
fn ruled_in(counts: &Counts, value: &str, percent: Thousandths) -> bool {
    let total: i128 = counts.values().sum();
    let count = counts.get(value).copied().unwrap_or(0);
    total == 0 || count * 100_000 >= percent * total
}

/// Spec D9 as a fraction whose denominator is known: every distance is a whole number over it.
pub(super) fn closeness(p: &Counts, q: &Counts, t: Thousandths, distance: &Distance) -> Answer {
    let (n, reference): (i128, i128) = (p.values().sum(), q.values().sum());
    if n == 0 {
        return Answer { holds: true, measure: None };
    }
    // p − q of a value, times n·reference.
    let extra = |value: &str| {
        let count = |counts: &Counts| counts.get(value).copied().unwrap_or(0);
        count(p) * reference - count(q) * n
    };
    let one = n * reference;
    let (numerator, denominator) = match distance {
        Distance::Equal => {
            let values: BTreeSet<&String> = p.keys().chain(q.keys()).collect();
            (values.iter().map(|value| extra(value).abs()).sum(), 2 * one)
        }
        Distance::Ordered(values) => {
            let mut moved = 0;
            let mut sum = 0;
            for value in values {
                moved += extra(value);
                sum += moved.abs();
            }
            (sum, one * (values.len() as i128 - 1).max(1))
        }
        Distance::Numeric(values) => {
            let (mut moved, mut sum) = (0, 0);
            for pair in values.windows(2) {
                moved += extra(&pair[0].0);
                sum += moved.abs() * i128::from(pair[1].1 - pair[0].1);
            }
            let range = values.last().map_or(0, |last| last.1 - values[0].1);
            (sum, one * i128::from(range).max(1))
        }
        Distance::Hierarchical(tree) => hierarchical(tree, &extra, one),
    };
    Answer::new(numerator * 1000 <= t * denominator, numerator as f64 / denominator as f64)
}

/// Spec D9, hierarchical: Σ over inner nodes of (height/H)·min(pos, neg), from the leaves up.
fn hierarchical(tree: &[Vec<String>], extra: &dyn Fn(&str) -> i128, one: i128) -> (i128, i128) {
    let height = tree[0].len() - 1;
    let mut extras: BTreeMap<String, i128> =
        tree.iter().map(|path| (path[0].clone(), extra(&path[0]))).collect();
    let mut cost = 0;
    for level in 1..=height {
        let mut nodes: BTreeMap<String, (i128, i128)> = BTreeMap::new();
        let edges: BTreeSet<(&String, &String)> =
            tree.iter().map(|path| (&path[level], &path[level - 1])).collect();
        for (parent, child) in edges {
            let sums = nodes.entry(parent.clone()).or_insert((0, 0));
            let of_child = extras[child];
            sums.0 += of_child.max(0);
            sums.1 += (-of_child).max(0);
        }
        cost += nodes.values().map(|&(pos, neg)| level as i128 * pos.min(neg)).sum::<i128>();
        extras = nodes.into_iter().map(|(label, (pos, neg))| (label, pos - neg)).collect();
    }
    (cost, one * (height as i128).max(1))
}

/// Spec D11. Strict, so a class fails unless it is below δ by more than 1e-12.
fn disclosure(
    p: &Counts,
    q: &Counts,
    delta: Thousandths,
    binary: bool,
    present_only: bool,
) -> Answer {
    let (n, reference): (i128, i128) = (p.values().sum(), q.values().sum());
    if n == 0 {
        return Answer { holds: true, measure: None };
    }
    let mut worst: f64 = 0.0;
    for (value, &share) in q {
        let count = p.get(value).copied().unwrap_or(0);
        let log = if binary { libm::log2 } else { libm::log };
        let ratio = (count * reference) as f64 / (share * n) as f64;
        let distance = if count == 0 { f64::INFINITY } else { libm::fabs(log(ratio)) };
        if count > 0 || !present_only {
            worst = worst.max(distance);
        }
    }
    Answer::new(worst < delta as f64 / 1000.0 - 1e-12, worst)
}

/// Spec D12: (p − q)/q ≤ β for every value that became more likely; enhanced, ≤ −ln q as well.
fn likeness(p: &Counts, q: &Counts, beta: Thousandths, enhanced: bool) -> Answer {
    let (n, reference): (i128, i128) = (p.values().sum(), q.values().sum());
    if n == 0 {
        return Answer { holds: true, measure: None };
    }
    let (mut holds, mut most) = (true, 0.0_f64);
    for (value, &count) in p {
        let share = q.get(value).copied().unwrap_or(0);
        let (gained, whole) = (count * reference - share * n, share * n);
        if gained <= 0 {
            continue;
        }
        let gain = gained as f64 / whole as f64;
        holds &= gained * 1000 <= beta * whole;
        let cap = -libm::log(share as f64 / reference as f64);
        // Beyond its own limit no β would do.
        let usable = !enhanced || gain <= cap + 1e-9;
        holds &= usable;
        most = most.max(if usable { gain } else { f64::INFINITY });
    }
    Answer::new(holds, most)
}

/// Spec E6 by its sum: Σ_{j ≥ f} (1/j)·P(F = j | f), until nothing is left of the distribution.
#[must_use]
pub fn individual_risk(f: usize, p: f64) -> f64 {
    if p >= 1.0 {
        return 1.0 / f as f64;
    }
    let mut chance = libm::pow(p, f as f64);
    let (mut risk, mut seen, mut j) = (0.0, 0.0, f);
    while seen < 1.0 - 1e-13 && j < f + 10_000_000 {
        risk += chance / j as f64;
        seen += chance;
        chance *= (1.0 - p) * j as f64 / (j + 1 - f) as f64;
        j += 1;
    }
    risk
}

/// Spec E7, E8: k′ by summing the null distribution with λ = kπ from below.
#[must_use]
pub fn least_size(k: usize, estimator: Estimator, pi: f64, alpha: f64) -> usize {
    let lambda = k as f64 * pi;
    let truncated = estimator == Estimator::TruncatedPoisson;
    let scale = if truncated { 1.0 - libm::exp(-lambda) } else { 1.0 };
    let mut x = usize::from(truncated);
    let mut chance = libm::exp(-lambda) * if truncated { lambda } else { 1.0 };
    let mut below = 0.0;
    while 1.0 - below / scale > alpha {
        below += chance;
        x += 1;
        chance *= lambda / x as f64;
    }
    x
}
