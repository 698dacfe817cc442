//! The least loss possible, found slowly and straight from the definitions.
//!
//! Nothing here calls the core's partitions, losses or searches: records are
//! lists of strings, a hierarchy is the list of labels that each record shows
//! ([`labels`]), a class is whatever shows the same labels, and every sum runs
//! over records in floating point. Spec parts A6, A8, D1, F3, F6, M7 and M8.

pub mod labels;

pub use labels::Shown;

use std::collections::BTreeMap;

/// Losses closer than this are equal (spec section 0, rule 4).
pub const TIE: f64 = 1e-12;

/// One quasi-identifier.
#[derive(Clone, Debug)]
pub struct Attribute {
    /// What each record shows on each level.
    pub shown: Shown,
    /// The highest level allowed.
    pub limit: usize,
    /// Its weight in the loss.
    pub weight: f64,
}

/// What is measured on each attribute (spec M8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Metric {
    /// Iyengar's loss.
    Loss,
    /// 1 − Prec.
    Precision,
}

/// How attributes become one number (spec M8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aggregate {
    /// Σ wy / d.
    ArithmeticMean,
    /// Π (wy + 1)^(1/d) − 1.
    GeometricMean,
    /// Σ wy.
    Sum,
    /// The largest wy.
    Max,
}

/// A whole question.
#[derive(Clone, Debug)]
pub struct Question {
    /// The quasi-identifiers in the order of the recipe.
    pub attributes: Vec<Attribute>,
    /// Number of records.
    pub records: usize,
    /// The least class sizes demanded, all of which must hold.
    pub k: Vec<usize>,
    /// The suppression limit.
    pub limit: f64,
    /// What is measured.
    pub metric: Metric,
    /// How it is aggregated.
    pub aggregate: Aggregate,
    /// The gs-factor.
    pub gs_factor: f64,
}

/// One node.
#[derive(Clone, Debug)]
pub struct Node {
    /// Its levels.
    pub levels: Vec<usize>,
    /// For each record whether it is released.
    pub kept: Vec<bool>,
    /// Classes that are released.
    pub classes: usize,
    /// Its loss, feasible or not.
    pub loss: f64,
    /// Whether it may be released.
    pub feasible: bool,
}

impl Node {
    /// Records that are not released.
    #[must_use]
    pub fn suppressed(&self) -> usize {
        self.kept.iter().filter(|kept| !**kept).count()
    }
}

impl Question {
    /// All nodes in lexicographic order.
    #[must_use]
    pub fn nodes(&self) -> Vec<Node> {
        let mut all = vec![Vec::new()];
        for attribute in &self.attributes {
            let longer = |levels: &Vec<usize>| {
                let levels = levels.clone();
                (0..=attribute.limit).map(move |level| [&levels[..], &[level]].concat())
            };
            all = all.iter().flat_map(longer).collect();
        }
        all.iter().map(|levels| self.node(levels)).collect()
    }

    /// The feasible node of least loss; of equal ones the lexicographically first.
    #[must_use]
    pub fn best(nodes: &[Node]) -> Option<&Node> {
        let feasible = || nodes.iter().filter(|node| node.feasible);
        let least = feasible().map(|node| node.loss).fold(f64::INFINITY, f64::min);
        feasible().find(|node| node.loss <= least + TIE)
    }

    /// One node.
    #[must_use]
    pub fn node(&self, levels: &[usize]) -> Node {
        let mut classes: BTreeMap<Vec<&str>, Vec<usize>> = BTreeMap::new();
        for record in 0..self.records {
            let shows = self.attributes.iter().zip(levels);
            let key = shows.map(|(a, &level)| a.shown.labels[record][level].as_str()).collect();
            classes.entry(key).or_default().push(record);
        }
        let mut kept = vec![true; self.records];
        let mut released = 0;
        for members in classes.values() {
            if self.k.iter().all(|&k| members.len() >= k) {
                released += 1;
            } else {
                members.iter().for_each(|&record| kept[record] = false);
            }
        }
        let suppressed = kept.iter().filter(|kept| !**kept).count();
        let allowed = (self.limit * self.records as f64 + 1e-9).floor();
        let empty = suppressed == self.records;
        let feasible = suppressed as f64 <= allowed && (!empty || self.limit == 1.0);
        let losses = self.attributes.iter().zip(levels).map(|(a, &level)| {
            let loss = match self.metric {
                Metric::Loss => self.loss(a, level, &kept),
                Metric::Precision => self.precision(a, level, suppressed),
            };
            a.weight * loss
        });
        let loss = self.aggregate(&losses.collect::<Vec<f64>>());
        Node { levels: levels.to_vec(), kept, classes: released, loss, feasible }
    }

    fn generalization(&self) -> f64 {
        f64::min(1.0, 2.0 * (1.0 - self.gs_factor))
    }

    fn suppression(&self) -> f64 {
        f64::min(1.0, 2.0 * self.gs_factor)
    }

    fn loss(&self, attribute: &Attribute, level: usize, kept: &[bool]) -> f64 {
        let (g, s) = (self.generalization(), self.suppression());
        let (n, exact) = (self.records as f64, attribute.shown.exact);
        if exact == 1.0 {
            return 0.0;
        }
        let x: f64 = (0..self.records)
            .map(|record| {
                let share = attribute.shown.shares[record][level];
                if kept[record] { share * g } else { share + s * (1.0 - share) }
            })
            .sum();
        f64::max(0.0, (x - g * n * exact) / (n - g * n * exact))
    }

    fn precision(&self, attribute: &Attribute, level: usize, suppressed: usize) -> f64 {
        let height = attribute.shown.height();
        if height == 0 {
            return 0.0;
        }
        let released = (self.records - suppressed) as f64;
        let cell = level as f64 / height as f64;
        (self.generalization() * released * cell + self.suppression() * suppressed as f64)
            / self.records as f64
    }

    fn aggregate(&self, losses: &[f64]) -> f64 {
        let d = losses.len() as f64;
        match self.aggregate {
            Aggregate::Sum => losses.iter().sum(),
            Aggregate::ArithmeticMean => losses.iter().sum::<f64>() / d,
            Aggregate::Max => losses.iter().copied().fold(0.0, f64::max),
            Aggregate::GeometricMean => {
                outis::num::pow(losses.iter().map(|loss| loss + 1.0).product(), 1.0 / d) - 1.0
            }
        }
    }
}
