//! Losses that know only the level: precision, modification rate, distortion, height and
//! losses given for each level.
//!
//! # Definition
//! Each level ℓ of an attribute of height H has a step, and the attribute costs
//!
//! | metric | step | attribute | range |
//! |---|---|---|---|
//! | `precision` | ℓ/H | (G·n_R·step + S·s)/n | 0 to 1 (spec F3, M8) |
//! | `modification-rate` | 0 if ℓ = 0, else 1 | the same | 0 to 1 (spec F1) |
//! | `distortion` | WHD(h, h − ℓ), h = H + 1 | G·n_R·step + S·s | 0 to n (spec F2) |
//! | `weighted-information-loss` | what the recipe says, else ℓ/H | step | from 0 (spec F12, M11) |
//! | `height` | ℓ | step | 0 to H |
//!
//! with n_R released and s suppressed records of n. WHD(p, q) is the weight of the
//! steps from p to q over that of all, counted from the root, 1, to the exact
//! values, h; the step from j to j − 1 weighs 1, or 1/(j − 1)^β. Suppression is no
//! part of the last two: only its limit restrains it.
//!
//! # Source
//! L. Sweeney. "Achieving k-Anonymity Privacy Protection Using Generalization and
//! Suppression." IJUFKS 10(5), 2002. J. Li, R. Wong, A. Fu, J. Pei. "Achieving
//! k-Anonymity by Clustering in Attribute Hierarchical Structures." DaWaK 2006.
//!
//! # Invariants
//! Steps never fall from one level to the next. A suppressed cell adds S − G·step,
//! so that a bound assumes the most suppression where that is negative and the
//! least where it is not; both ends are covered since the cost is linear in s.

use super::config::{STEP_BETA, STEPS};
use super::kinds::{Basis, LossKind, NeverFalls};
use super::{Balance, Measure, Metric, StepWeights, Weighed};
use crate::choice::Declaration;
use crate::error::{Error, Result};
use crate::num;

/// The largest loss that a recipe may give to a level: all sums stay finite.
pub const MAX_LEVEL_LOSS: f64 = 1e9;

pub(super) const PRECISION: LossKind = LossKind {
    metric: Metric::Precision,
    declared: &Declaration {
        id: "precision",
        family: "share",
        source: "L. Sweeney. Achieving k-Anonymity Privacy Protection Using Generalization and \
                 Suppression. IJUFKS 10(5), 2002.",
        formula: "level / height",
        parameters: &[],
    },
    never_falls: NeverFalls::SuppressionFree,
    agree: |_| Ok(()),
    bind: |_, basis| {
        measure(basis, StepSuppression::Mean, |attribute| Ok(shares(attribute.hierarchy.height())))
    },
};

pub(super) const WEIGHTED_INFORMATION_LOSS: LossKind = LossKind {
    metric: Metric::WeightedInformationLoss,
    declared: &Declaration {
        id: "weighted-information-loss",
        family: "levels",
        source: "ANON: the recipe's own loss per level, weighted by priority.",
        formula: "Σ P·V(level)",
        parameters: &[],
    },
    never_falls: NeverFalls::Always,
    agree: |_| Ok(()),
    bind: |_, basis| {
        measure(basis, StepSuppression::Ignored, |attribute| {
            let height = attribute.hierarchy.height();
            match attribute.losses {
                Some(losses) => {
                    checked(losses, height).map_err(|error| error.of_attribute(attribute.name))
                }
                None => Ok(shares(height)),
            }
        })
    },
};

pub(super) const DISTORTION: LossKind = LossKind {
    metric: Metric::Distortion,
    declared: &Declaration {
        id: "distortion",
        family: "",
        source: "J. Li, R. Wong, A. Fu, J. Pei. Achieving k-Anonymity by Clustering in Attribute \
                 Hierarchical Structures. DaWaK 2006.",
        formula: "Σ WHD(height, level)",
        parameters: &[STEPS, STEP_BETA],
    },
    never_falls: NeverFalls::SuppressionFree,
    agree: |_| Ok(()),
    bind: |config, basis| {
        measure(basis, StepSuppression::Sum, |attribute| {
            Ok(distances(config.steps, attribute.hierarchy.height()))
        })
    },
};

pub(super) const MODIFICATION_RATE: LossKind = LossKind {
    metric: Metric::ModificationRate,
    declared: &Declaration {
        id: "modification-rate",
        family: "share",
        source: "J. Li, R. Wong, A. Fu, J. Pei. Achieving k-Anonymity by Clustering in Attribute \
                 Hierarchical Structures. DaWaK 2006.",
        formula: "changed cells / cells",
        parameters: &[],
    },
    never_falls: NeverFalls::SuppressionFree,
    agree: |_| Ok(()),
    bind: |_, basis| {
        measure(basis, StepSuppression::Changed, |attribute| {
            Ok((0..=attribute.hierarchy.height())
                .map(|level| if level == 0 { 0.0 } else { 1.0 })
                .collect())
        })
    },
};

pub(super) const HEIGHT: LossKind = LossKind {
    metric: Metric::Height,
    declared: &Declaration {
        id: "height",
        family: "",
        source: "The levels that each quasi-identifier is climbed, joined by the aggregate; ARX's height \
                 is their sum.",
        formula: "level",
        parameters: &[],
    },
    never_falls: NeverFalls::Always,
    agree: |_| Ok(()),
    bind: |_, basis| {
        measure(basis, StepSuppression::Ignored, |attribute| {
            Ok((0..=attribute.hierarchy.height()).map(|level| level as f64).collect())
        })
    },
};

/// What attributes cost with the steps that they have.
fn measure(
    basis: &Basis<'_>,
    suppression: StepSuppression,
    steps: impl Fn(&Weighed<'_>) -> Result<Vec<f64>>,
) -> Result<Measure> {
    let attributes = basis.attributes.iter().map(|attribute| {
        let flat = attribute.hierarchy.height() == 0 && suppression != StepSuppression::Changed;
        Ok(Steps { steps: steps(attribute)?, records: basis.records, suppression, flat })
    });
    Ok(Measure::Steps(attributes.collect::<Result<_>>()?))
}

/// Level over height.
fn shares(height: usize) -> Vec<f64> {
    (0..=height).map(|level| level as f64 / height.max(1) as f64).collect()
}

/// The steps of one attribute.
#[derive(Clone, Debug)]
pub(crate) struct Steps {
    steps: Vec<f64>,
    records: u64,
    suppression: StepSuppression,
    /// Whether nothing can be lost, not even by suppression (spec F2, F3).
    flat: bool,
}

/// What suppressed records do to a loss made of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StepSuppression {
    /// Nothing.
    Ignored,
    /// Each costs a full step; the mean over records counts.
    Mean,
    /// The same, also where an attribute has no steps: a suppressed cell is a changed one.
    Changed,
    /// Each costs a full step; the sum over records counts.
    Sum,
}

impl Steps {
    /// The loss of the attribute on `level` if so many records are suppressed.
    pub(crate) fn value(&self, balance: Balance, level: u8, suppressed: u64) -> f64 {
        let step = self.steps[usize::from(level)];
        if self.suppression == StepSuppression::Ignored {
            return step;
        }
        if self.records == 0 || self.flat {
            return 0.0;
        }
        let (records, suppressed) = (self.records as f64, suppressed as f64);
        let cost = balance.generalization * (records - suppressed) * step
            + balance.suppression * suppressed;
        if self.suppression == StepSuppression::Sum { cost } else { cost / records }
    }

    /// Whether suppression is no part of the loss.
    pub(crate) fn ignores_suppression(&self) -> bool {
        self.suppression == StepSuppression::Ignored
    }

    /// What one cell on a level costs.
    pub(crate) fn step(&self, level: u8) -> f64 {
        self.steps[usize::from(level)]
    }

    /// The loss of the attribute where the steps of the released cells add up to `sum`.
    pub(crate) fn of_cells(&self, balance: Balance, sum: f64, suppressed: u64) -> f64 {
        if self.records == 0 || self.flat {
            return 0.0;
        }
        let released = (self.records - suppressed) as f64;
        let cost = balance.generalization * sum + balance.suppression * suppressed as f64;
        match self.suppression {
            StepSuppression::Ignored if released == 0.0 => 0.0,
            StepSuppression::Ignored => sum / released,
            StepSuppression::Mean | StepSuppression::Changed => cost / self.records as f64,
            StepSuppression::Sum => cost,
        }
    }

    /// No loss of this level or one above it is smaller if from `least` to `most` records are
    /// suppressed.
    pub(crate) fn bound(&self, balance: Balance, level: u8, least: u64, most: u64) -> f64 {
        let step = self.steps[usize::from(level)];
        let cheaper = balance.suppression < balance.generalization * step;
        self.value(balance, level, if cheaper { most } else { least })
    }
}

/// WHD from the exact value to each level (spec F2).
pub(crate) fn distances(weights: StepWeights, height: usize) -> Vec<f64> {
    let mut sums = vec![0.0];
    for level in 0..height {
        let weight = match weights {
            StepWeights::Uniform => 1.0,
            // The step that leaves level ℓ goes from j = H + 1 − ℓ to j − 1.
            StepWeights::Height(beta) => num::pow((height - level) as f64, -beta),
        };
        sums.push(sums[level] + weight);
    }
    let whole = sums[height];
    sums.iter().map(|sum| if height == 0 { 0.0 } else { sum / whole }).collect()
}

fn checked(losses: &[f64], height: usize) -> Result<Vec<f64>> {
    let usable = losses.len() == height + 1
        && losses[0] == 0.0
        && losses.is_sorted_by(|a, b| a <= b)
        && losses.iter().all(|loss| (0.0..=MAX_LEVEL_LOSS).contains(loss));
    usable
        .then(|| losses.to_vec())
        .ok_or_else(|| Error::parameter("attributes.hierarchy.losses", "0..=1000000000"))
}

#[cfg(test)]
mod tests {
    use super::{checked, distances};
    use crate::hierarchy::Hierarchy;
    use crate::lattice::Levels;
    use crate::loss::{LossConfig, Metric, Objective, StepWeights, Suppressed, Weighed};
    use crate::table::Domain;

    fn close(a: f64, b: f64) {
        assert!((a - b).abs() < 1e-6, "{a} {b}");
    }

    /// Spec F2: dates of height 5 three levels up, genders one of one.
    #[test]
    fn distances_are_those_of_the_spec() {
        close(distances(StepWeights::Uniform, 5)[3], 0.6);
        close(distances(StepWeights::Height(1.0), 5)[3], 47.0 / 137.0);
        close(distances(StepWeights::Height(2.0), 5)[3], 0.145_948);
        assert_eq!(distances(StepWeights::Height(1.0), 1), [0.0, 1.0]);
        assert_eq!(distances(StepWeights::Height(7.5), 1), [0.0, 1.0]);
        assert_eq!(distances(StepWeights::Uniform, 0), [0.0]);
        close(distances(StepWeights::Height(1.0), 5)[5], 1.0);
    }

    /// Whatever β is allowed, steps never fall, and the last is the whole way.
    #[test]
    fn a_great_beta_leaves_the_steps_in_order() {
        for beta in [1.0, 1.5, 10.0, 100.0] {
            let steps = distances(StepWeights::Height(beta), 254);
            assert!(steps.is_sorted_by(|low, high| low <= high), "{beta}");
            assert_eq!((steps[0], steps[254]), (0.0, 1.0), "{beta}");
        }
    }

    /// Spec F2: table 3c of the seminar paper, six records, and the full-domain one that is
    /// cheaper.
    #[test]
    fn the_distortion_of_six_records_is_that_of_the_spec() {
        let table = |weights, birth: usize, gender: usize| {
            6.0 * (distances(weights, 5)[birth] + distances(weights, 1)[gender])
        };
        close(table(StepWeights::Uniform, 3, 1), 9.6);
        close(table(StepWeights::Height(1.0), 3, 1), 8.058_394);
        close(table(StepWeights::Uniform, 4, 0), 4.8);
        close(table(StepWeights::Height(1.0), 4, 0), 3.372_263);
    }

    #[test]
    fn suppressed_cells_count_as_said() {
        let hierarchy = Hierarchy::none(&Domain::from_values(&["a", "b"], &[""]));
        let lost = |metric, level, suppressed| {
            let config = LossConfig { metric, ..LossConfig::default() };
            let attribute = Weighed {
                name: "q",
                hierarchy: &hierarchy,
                counts: &[],
                weight: 1.0,
                losses: None,
            };
            let objective = Objective::new(config, &[attribute], 8).unwrap();
            let suppressed = Suppressed { records: suppressed, ..Suppressed::default() };
            objective.attributes(&Levels::new(vec![level]), &suppressed)[0]
        };
        assert_eq!(lost(Metric::Precision, 0, 2), 0.25);
        assert_eq!(lost(Metric::ModificationRate, 0, 2), 0.25);
        assert_eq!(lost(Metric::ModificationRate, 1, 2), 1.0);
        assert_eq!(lost(Metric::Distortion, 0, 2), 2.0);
        assert_eq!(lost(Metric::WeightedInformationLoss, 0, 2), 0.0);
        assert_eq!(lost(Metric::Height, 1, 2), 1.0);
    }

    /// Spec M11: non-decreasing from 0, one for each level.
    #[test]
    fn losses_of_levels_are_checked() {
        assert!(checked(&[0.0, 0.2, 0.2, 1.0], 3).is_ok());
        for bad in [&[0.0, 0.5][..], &[0.1, 0.2, 0.3], &[0.0, 0.5, 0.4], &[0.0, -1.0, 2.0]] {
            assert!(checked(bad, 2).is_err(), "{bad:?}");
        }
        assert!(checked(&[0.0, f64::NAN, 1.0], 2).is_err());
        assert!(checked(&[0.0, 1.0, f64::INFINITY], 2).is_err());
    }
}
