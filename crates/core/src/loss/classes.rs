//! Losses read off the classes: discernibility, average class sizes, classification.
//!
//! # Definition
//! With n records of the input, n_R of them released in J classes of f records each,
//! s suppressed:
//!
//! | metric | loss | range |
//! |---|---|---|
//! | `discernibility` | Σ f² + n·s | n to n² (spec F4) |
//! | `discernibility-star` | Σ f² over all classes, failing ones too | n to n² (spec F4) |
//! | `average-class-size` | n_R / J; n + 1 if J = 0 | 1 to n + 1 (spec F5, M9) |
//! | `c-avg` | the same over k | 1/k to (n + 1)/k (spec F5) |
//! | `aecs` | n / (S·J + G·\[s > 0\]) | from 1 (spec F5, M9) |
//! | `classification` | (s + Σ (f − largest count of a label)) / n | 0 to 1 (spec F10) |
//!
//! In `aecs` S and G have changed places, as in ARX: with a gs-factor of 0.5 both
//! are 1. A missing label agrees with none, unless missing is a value of its own. Nothing released
//! costs more than one class of everybody, so that it is chosen only where nothing else holds.
//!
//! # Source
//! R. Bayardo, R. Agrawal. "Data Privacy through Optimal k-Anonymization." ICDE 2005.
//! K. El Emam et al. "A Globally Optimal k-Anonymity Method." JAMIA 16(5), 2009 (DM*).
//! K. LeFevre, D. DeWitt, R. Ramakrishnan. "Mondrian." ICDE 2006 (average class
//! size). V. Iyengar. "Transforming Data to Satisfy Privacy Constraints." KDD 2002
//! (classification).
//!
//! # Invariants
//! A class above is a union of classes below. So, of all classes, released or not:
//!
//! * Σ f² only grows, and Σ f² ≥ n²/J. A suppressed record costs n ≥ f: DM ≥ DM*.
//! * Their number only falls, and J released ones are at most as many; one fewer if
//!   any record is suppressed. At least n − `most` records are released.
//! * f − largest only grows, since the largest count of a union is at most the sum of
//!   the largest counts; suppressing a class costs f ≥ f − largest.
//!
//! Where every released class has at least `smallest` persons, those of a node above
//! are at most the classes that are that large, and one more for each `smallest`
//! persons in the others; see `releasable`.
//!
//! The number of all is at most the product of the numbers of groups, which bounds a node
//! without its partition.

use super::config::LABEL;
use super::kinds::{Basis, LossKind, NeverFalls};
use super::{Balance, LossConfig, Measure, Metric};
use crate::choice::{Declaration, missing};
use crate::error::{Error, Kind, Result};
use crate::partition::{Decision, Partition};

pub(super) const DISCERNIBILITY: LossKind = LossKind {
    metric: Metric::Discernibility,
    declared: &Declaration {
        id: "discernibility",
        family: "",
        source: "R. Bayardo, R. Agrawal. Data Privacy through Optimal k-Anonymization. ICDE 2005.",
        formula: "Σ f² + n·s",
        parameters: &[],
    },
    never_falls: NeverFalls::NothingSuppressed,
    agree: |_| Ok(()),
    bind: measure,
};

pub(super) const DISCERNIBILITY_STAR: LossKind = LossKind {
    metric: Metric::DiscernibilityStar,
    declared: &Declaration {
        id: "discernibility-star",
        family: "",
        source: "K. El Emam et al. A Globally Optimal k-Anonymity Method for the De-Identification of \
                 Health Data. JAMIA 16(5), 2009.",
        formula: "Σ f²",
        parameters: &[],
    },
    never_falls: NeverFalls::Always,
    agree: |_| Ok(()),
    bind: measure,
};

pub(super) const AVERAGE_CLASS_SIZE: LossKind = LossKind {
    metric: Metric::AverageClassSize,
    declared: &Declaration {
        id: "average-class-size",
        family: "",
        source: "K. LeFevre, D. DeWitt, R. Ramakrishnan. Mondrian Multidimensional k-Anonymity. ICDE \
                 2006.",
        formula: "n_R / J",
        parameters: &[],
    },
    never_falls: NeverFalls::NothingSuppressed,
    agree: |_| Ok(()),
    bind: measure,
};

pub(super) const C_AVG: LossKind = LossKind {
    metric: Metric::CAvg,
    declared: &Declaration {
        id: "c-avg",
        family: "",
        source: "K. LeFevre, D. DeWitt, R. Ramakrishnan. Mondrian Multidimensional k-Anonymity. ICDE \
                 2006.",
        formula: "n_R / (J·k)",
        parameters: &[],
    },
    never_falls: NeverFalls::NothingSuppressed,
    agree: |config| match config.k {
        Some(_) => Ok(()),
        None => Err(Error::new(Kind::LossNeedsK)),
    },
    bind: measure,
};

pub(super) const AECS: LossKind = LossKind {
    metric: Metric::Aecs,
    declared: &Declaration {
        id: "aecs",
        family: "",
        source: "Average equivalence class size, as in ARX.",
        formula: "n / (J + [s > 0])",
        parameters: &[],
    },
    never_falls: NeverFalls::NothingSuppressed,
    agree: |_| Ok(()),
    bind: measure,
};

pub(super) const CLASSIFICATION: LossKind = LossKind {
    metric: Metric::Classification,
    declared: &Declaration {
        id: "classification",
        family: "share",
        source: "V. Iyengar. Transforming Data to Satisfy Privacy Constraints. KDD 2002.",
        formula: "Σ (f − max n(E, label)) + s, over n",
        parameters: &[LABEL],
    },
    never_falls: NeverFalls::NothingSuppressed,
    agree: |config| match config.label {
        Some(_) => Ok(()),
        None => Err(missing("loss.label")),
    },
    bind: measure,
};

fn measure(config: &LossConfig, basis: &Basis<'_>) -> Result<Measure> {
    Ok(Measure::Classes(ClassLoss::new(config, basis)))
}

/// A loss read off the classes.
#[derive(Clone, Debug)]
pub(crate) struct ClassLoss {
    metric: Metric,
    balance: Balance,
    records: u64,
    k: f64,
    label: usize,
    /// For each attribute the number of groups on each level.
    groups: Vec<Vec<f64>>,
}

impl ClassLoss {
    fn new(config: &LossConfig, basis: &Basis<'_>) -> Self {
        let groups = basis.attributes.iter().map(|attribute| {
            attribute.hierarchy.levels().iter().map(|level| level.labels.len() as f64).collect()
        });
        Self {
            metric: config.metric,
            balance: basis.balance,
            records: basis.records,
            k: match config.k {
                Some(k) if config.metric == Metric::CAvg => f64::from(k),
                _ => 1.0,
            },
            label: config.label.unwrap_or_default(),
            groups: groups.collect(),
        }
    }

    /// The loss of a node.
    pub(crate) fn value(&self, partition: &Partition, decision: &Decision) -> f64 {
        let released = |class: &usize| !decision.fails[*class];
        match self.metric {
            Metric::Discernibility => {
                let suppressed = self.records * decision.suppressed;
                (squares((0..partition.classes()).filter(released), partition) + suppressed) as f64
            }
            Metric::DiscernibilityStar => squares(0..partition.classes(), partition) as f64,
            Metric::Classification => {
                let classes = (0..partition.classes()).filter(released);
                let differ = self.minority(classes, partition) + decision.suppressed;
                self.share(differ)
            }
            Metric::Aecs => {
                let some = if decision.suppressed > 0 { self.balance.generalization } else { 0.0 };
                self.per_class(self.balance.suppression * f64::from(decision.classes) + some)
            }
            _ if decision.classes == 0 => (self.records + 1) as f64 / self.k,
            _ => {
                let released = (self.records - decision.suppressed) as f64;
                released / f64::from(decision.classes) / self.k
            }
        }
    }

    /// What the loss rises by if a class is suppressed, but for what is the same for all.
    pub(crate) fn cost(&self, partition: &Partition, class: usize) -> f64 {
        let records = u64::from(partition.counts()[class]);
        match self.metric {
            Metric::Discernibility => (self.records * records - records * records) as f64,
            Metric::Classification => {
                (records - self.minority(std::iter::once(class), partition)) as f64
            }
            Metric::DiscernibilityStar | Metric::Aecs => 0.0,
            // The others are spread over one class less.
            _ => -(records as f64),
        }
    }

    /// What the classes of a partition say about every node at or above it; see
    /// [`Self::floor_bound`].
    pub(crate) fn floor(&self, partition: &Partition, smallest: u32) -> Floor {
        let all = 0..partition.classes();
        match self.metric {
            Metric::Discernibility | Metric::DiscernibilityStar => {
                Floor { number: squares(all, partition) as f64, ..Floor::default() }
            }
            Metric::Classification => {
                Floor { number: self.share(self.minority(all, partition)), ..Floor::default() }
            }
            _ => releasable(partition, smallest),
        }
    }

    /// No node at or above a partition with this floor has a smaller loss if from `least` to
    /// `most` records are suppressed, and all classes below `smallest`; no others if `only`.
    ///
    /// If only small classes are suppressed, a suppressed record was in a small class of every
    /// finer partition, too: it costs n where its share of Σ f² is less than `smallest`, and it
    /// helps no small classes to become a large one.
    pub(super) fn floor_bound(
        &self,
        floor: &Floor,
        (least, most): (u64, u64),
        (smallest, only): (u32, bool),
    ) -> f64 {
        let least_small = if only { least } else { 0 };
        match self.metric {
            Metric::DiscernibilityStar | Metric::Classification => floor.number,
            Metric::Discernibility => {
                let each = (self.records + 1).saturating_sub(u64::from(smallest.max(1)));
                floor.number + (least_small * each) as f64
            }
            _ => {
                let others = floor.others.saturating_sub(least_small);
                let joined = others / u64::from(smallest.max(1));
                let classes = floor.large + joined + u64::from(floor.others > 0);
                self.bound(classes as f64, least, most)
            }
        }
    }

    /// One attribute's part of the bound; see [`Self::joined`].
    pub(crate) fn part(&self, attribute: usize, level: u8) -> f64 {
        self.groups[attribute][usize::from(level)]
    }

    /// No node above that suppresses from `least` to `most` records has a smaller loss, where
    /// `parts` are those of the attributes.
    pub(crate) fn joined(&self, parts: &[f64], least: u64, most: u64) -> f64 {
        self.bound(parts.iter().product(), least, most)
    }

    /// The bound for nodes of at most `classes` classes.
    fn bound(&self, classes: f64, least: u64, most: u64) -> f64 {
        if self.records == 0 {
            return 0.0;
        }
        let records = self.records as f64;
        let classes = classes.clamp(1.0, records);
        match self.metric {
            Metric::DiscernibilityStar => records * (records / classes),
            Metric::Discernibility => {
                let suppressed = least as f64;
                (records * (records / classes)).max(records * suppressed + (records - suppressed))
            }
            Metric::Classification => self.share(least),
            Metric::Aecs => {
                let Balance { generalization, suppression } = self.balance;
                let whole = if least == 0 { suppression * classes } else { 0.0 };
                let rest = suppression * (classes - 1.0) + generalization;
                self.per_class(if most == 0 { whole } else { whole.max(rest) })
            }
            _ => {
                let classes = if least == 0 { classes } else { (classes - 1.0).max(1.0) };
                ((self.records - most.min(self.records)) as f64 / classes).max(1.0) / self.k
            }
        }
    }

    fn per_class(&self, classes: f64) -> f64 {
        if self.records == 0 { 0.0 } else { (self.records as f64 / classes).min(f64::MAX) }
    }

    fn share(&self, records: u64) -> f64 {
        if self.records == 0 { 0.0 } else { records as f64 / self.records as f64 }
    }

    fn minority(&self, classes: impl Iterator<Item = usize>, partition: &Partition) -> u64 {
        classes
            .map(|class| {
                let class = partition.class(class);
                u64::from(class.records - class.histogram(self.label).largest())
            })
            .sum()
    }
}

/// What the classes of a partition say about every node at or above it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Floor {
    /// What is bounded as a whole.
    pub(super) number: f64,
    /// Classes that are large enough.
    pub(super) large: u64,
    /// Persons in the other classes.
    pub(super) others: u64,
}

/// What bounds the classes that a node above can release: each contains a class that is large
/// enough, or at least `smallest` persons of classes that are not. One more stands for what is
/// suppressed.
fn releasable(partition: &Partition, smallest: u32) -> Floor {
    let (mut large, mut others) = (0_u64, 0_u64);
    for class in (0..partition.classes()).filter(|&class| partition.counts()[class] > 0) {
        let size = partition.class(class).size;
        if size >= smallest {
            large += 1;
        } else {
            others += u64::from(size);
        }
    }
    Floor { number: 0.0, large, others }
}

fn squares(classes: impl Iterator<Item = usize>, partition: &Partition) -> u64 {
    let counts = partition.counts();
    classes.map(|class| u64::from(counts[class]) * u64::from(counts[class])).sum()
}
