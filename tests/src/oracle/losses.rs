//! Information loss record by record: spec part F with M8 to M11.

use super::table::Released;
use super::{Attribute, Question};
use std::collections::BTreeMap;
use std::iter;

/// What is measured.
#[derive(Clone, Debug, PartialEq)]
pub enum Metric {
    /// Spec F6 with ARX's options.
    Loss,
    /// Spec F3, as 1 − Prec.
    Precision,
    /// Spec F4, DM.
    Discernibility,
    /// Spec F4, DM*.
    DiscernibilityStar,
    /// Spec F5, n_R/J.
    AverageClassSize,
    /// Spec F5, the same over k.
    CAvg {
        /// k.
        k: usize,
    },
    /// Spec F5, ARX's n/(J + \[s > 0\]).
    Aecs,
    /// Spec F8.
    NonUniformEntropy {
        /// Whether suppressed records are counted as ARX counts them.
        as_arx: bool,
    },
    /// Spec F8 without suppression.
    MonotonicNonUniformEntropy,
    /// Spec F8 over the most that each attribute can lose.
    NormalizedNonUniformEntropy {
        /// Whether suppressed records are counted as ARX counts them.
        as_arx: bool,
    },
    /// Spec F9.
    Ambiguity,
    /// Spec F7 by labels.
    Ncp,
    /// Spec F12.
    WeightedInformationLoss,
    /// Spec F2.
    Distortion {
        /// By which power of their height steps weigh more near the root, if they do.
        beta: Option<u8>,
    },
    /// Spec F1.
    ModificationRate,
    /// Spec F10 with the column of labels.
    Classification {
        /// The column.
        label: usize,
    },
    /// The sum of the levels.
    Height,
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
    /// From the largest to the smallest, compared one after the other.
    Rank,
}

/// A node while its loss is measured.
struct ReleasedNode<'a> {
    question: &'a Question,
    levels: &'a [usize],
    released: &'a Released<'a>,
    kept: &'a [bool],
}

/// The loss of a node: one number, or with [`Aggregate::Rank`] several to be compared in turn.
#[must_use]
pub fn of_node(
    question: &Question,
    levels: &[usize],
    released: &Released<'_>,
    kept: &[bool],
) -> Vec<f64> {
    let node = ReleasedNode { question, levels, released, kept };
    if let Some(loss) = node.whole() {
        return vec![loss];
    }
    let attributes = question.attributes.iter().zip(levels);
    let losses = attributes.map(|(a, &level)| a.weight * node.attribute(a, level));
    aggregate(question.aggregate, losses.collect())
}

fn aggregate(aggregate: Aggregate, mut losses: Vec<f64>) -> Vec<f64> {
    let d = losses.len() as f64;
    let one = match aggregate {
        Aggregate::Rank => {
            losses.sort_by(|a, b| b.total_cmp(a));
            return losses;
        }
        Aggregate::Sum => losses.iter().sum(),
        Aggregate::ArithmeticMean => losses.iter().sum::<f64>() / d,
        Aggregate::Max => losses.iter().copied().fold(0.0, f64::max),
        Aggregate::GeometricMean => {
            libm::pow(losses.iter().map(|loss| loss + 1.0).product(), 1.0 / d) - 1.0
        }
    };
    vec![one]
}

impl ReleasedNode<'_> {
    fn records(&self) -> f64 {
        self.question.records as f64
    }

    fn suppressed(&self) -> f64 {
        self.kept.iter().filter(|kept| !**kept).count() as f64
    }

    fn generalization(&self) -> f64 {
        f64::min(1.0, 2.0 * (1.0 - self.question.gs_factor))
    }

    fn suppression(&self) -> f64 {
        f64::min(1.0, 2.0 * self.question.gs_factor)
    }

    /// Sizes in records of the classes that are released, or of all.
    fn sizes(&self, all: bool) -> Vec<f64> {
        let records = &self.released.partition.records;
        let classes = if all { (0..records.len()).collect() } else { self.released.left() };
        classes.into_iter().map(|class| records[class].len() as f64).collect()
    }

    /// What is measured on the table as a whole.
    fn whole(&self) -> Option<f64> {
        let squares = |sizes: Vec<f64>| sizes.iter().map(|size| size * size).sum::<f64>();
        let (n, s) = (self.records(), self.suppressed());
        let classes = self.released.left().len() as f64;
        Some(match &self.question.metric {
            Metric::Discernibility => squares(self.sizes(false)) + n * s,
            Metric::DiscernibilityStar => squares(self.sizes(true)),
            // Nothing released costs more than one class of all.
            Metric::AverageClassSize if classes == 0.0 => n + 1.0,
            Metric::CAvg { k } if classes == 0.0 => (n + 1.0) / *k as f64,
            Metric::AverageClassSize => (n - s) / classes,
            Metric::CAvg { k } => (n - s) / classes / *k as f64,
            Metric::Aecs => {
                let pooled = if s > 0.0 { self.generalization() } else { 0.0 };
                (n / (self.suppression() * classes + pooled)).min(f64::MAX)
            }
            Metric::Ambiguity => self.ambiguity(),
            Metric::Classification { label } => self.classification(*label),
            _ => return None,
        })
    }

    fn ambiguity(&self) -> f64 {
        (0..self.question.records)
            .map(|record: usize| -> f64 {
                let attributes = self.question.attributes.iter().zip(self.levels);
                let leaves = attributes.map(|(a, &level)| {
                    if self.kept[record] { a.shown.leaves[record][level] } else { a.shown.all }
                });
                leaves.product()
            })
            .sum()
    }

    fn classification(&self, label: usize) -> f64 {
        let mut wrong = self.suppressed();
        for class in self.released.left() {
            let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
            let records = &self.released.partition.records[class];
            // A missing label agrees with none, unless it counts as a value.
            let label = |&record: &usize| self.question.sensitive(label, record);
            for label in records.iter().filter_map(label) {
                *counts.entry(label).or_insert(0) += 1;
            }
            wrong += (records.len() - counts.values().max().unwrap_or(&0)) as f64;
        }
        wrong / self.records()
    }

    fn attribute(&self, a: &Attribute, level: usize) -> f64 {
        let (n, s, height) = (self.records(), self.suppressed(), a.shown.height());
        match &self.question.metric {
            Metric::Loss => self.loss(a, level),
            Metric::Precision if height == 0 => 0.0,
            Metric::Precision => {
                let cell = level as f64 / height as f64;
                (self.generalization() * (n - s) * cell + self.suppression() * s) / n
            }
            Metric::NonUniformEntropy { as_arx } => self.entropy(a, level, true, *as_arx),
            Metric::MonotonicNonUniformEntropy => self.entropy(a, level, false, false),
            Metric::NormalizedNonUniformEntropy { as_arx } => {
                let most = self.largest_entropy(a);
                if most == 0.0 { 0.0 } else { self.entropy(a, level, true, *as_arx) / most }
            }
            Metric::Ncp => {
                (0..self.question.records)
                    .map(|record| {
                        let exact = a.shown.exact > 0.0 && a.shown.leaves[record][level] <= 1.0;
                        let share = if exact { 0.0 } else { a.shown.shares[record][level] };
                        self.cell(record, share)
                    })
                    .sum::<f64>()
                    / n
            }
            Metric::WeightedInformationLoss => a.losses[level],
            Metric::Height => level as f64,
            Metric::Distortion { beta } if height > 0 => {
                let cell = distance(level, height, *beta);
                self.generalization() * (n - s) * cell + self.suppression() * s
            }
            Metric::Distortion { .. } => 0.0,
            Metric::ModificationRate => {
                let changed = if level == 0 { 0.0 } else { n - s };
                (self.generalization() * changed + self.suppression() * s) / n
            }
            other => panic!("{other:?} is measured on the whole table"),
        }
    }

    /// What a cell costs that may stand for a share of the domain.
    fn cell(&self, record: usize, share: f64) -> f64 {
        if self.kept[record] {
            share * self.generalization()
        } else {
            share + self.suppression() * (1.0 - share)
        }
    }

    fn loss(&self, a: &Attribute, level: usize) -> f64 {
        let g = self.generalization();
        let (n, exact) = (self.records(), a.shown.exact);
        if exact == 1.0 {
            return 0.0;
        }
        let x: f64 = (0..self.question.records)
            .map(|record| self.cell(record, a.shown.shares[record][level]))
            .sum();
        f64::max(0.0, (x - g * n * exact) / (n - g * n * exact))
    }

    /// How many records show `label` on `level`.
    fn frequency(&self, a: &Attribute, level: usize, label: &str) -> f64 {
        let shown = &a.shown.labels[..self.question.records];
        shown.iter().filter(|labels| labels[level] == label).count() as f64
    }

    /// G·Σ −log2(freq(x)/freq(g(x))), and S times what suppressed records lose more: each shows
    /// then what all records show, or, as ARX has it, what all suppressed ones show.
    fn entropy(&self, a: &Attribute, level: usize, suppress: bool, as_arx: bool) -> f64 {
        let n = self.records();
        let (mut sum, mut more) = (0.0, 0.0);
        let mut gone: BTreeMap<&str, f64> = BTreeMap::new();
        for record in 0..self.question.records {
            let labels = &a.shown.labels[record];
            let exact = self.frequency(a, 0, &labels[0]);
            let shown = self.frequency(a, level, &labels[level]);
            sum -= libm::log2(exact / shown);
            if suppress && !self.kept[record] {
                more -= libm::log2(shown / n);
                *gone.entry(&labels[level]).or_insert(0.0) += 1.0;
            }
        }
        if as_arx {
            let s: f64 = gone.values().sum();
            more = gone.values().map(|count| count * libm::log2(s / count)).sum();
        }
        self.generalization() * sum + self.suppression() * more
    }

    fn largest_entropy(&self, a: &Attribute) -> f64 {
        let n = self.records();
        let labels = a.shown.labels[..self.question.records].iter();
        labels.map(|labels| -libm::log2(self.frequency(a, 0, &labels[0]) / n)).sum()
    }
}

/// WHD from a level down to the exact one, counted from the root as spec F2 does.
fn distance(level: usize, height: usize, beta: Option<u8>) -> f64 {
    let step =
        |j: usize| 1.0 / iter::repeat_n(j as f64 - 1.0, beta.unwrap_or(0).into()).product::<f64>();
    let h = height + 1;
    let all: f64 = (2..=h).map(step).sum();
    if height == 0 { 0.0 } else { (h - level + 1..=h).map(step).sum::<f64>() / all }
}
