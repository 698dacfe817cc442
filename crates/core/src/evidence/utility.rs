//! What a release is still good for: every measure of utility, for one node.
//!
//! # Definition
//! The measures are those that may be searched with ([`crate::loss`]), each with
//! suppressed records at its own definition and a gs-factor of 0.5, attributes
//! without weights unless a measure is made of them. Beside them stand the ranges
//! of the released values: NCP as its source has it for numbers, (max − min) over
//! each class, over that of the domain, weighted by records; a suppressed record
//! costs 1, a domain of one value nothing (spec F7).
//!
//! # Source
//! See the measures; J. Xu et al. "Utility-Based Anonymization Using Local
//! Recoding." KDD 2006, and G. Ghinita et al. "Fast Data Anonymization with Low
//! Information Loss." VLDB 2007, for NCP and GCP.

use super::Released;
use crate::loss::{Aggregate, LossConfig, Metric, Objective, Suppressed, Weighed, class_size};
use crate::partition::{Decision, Partition};
use crate::recoding::{ReadOff, Recoded, SUPPRESSED};
use crate::risk::ClassSizes;
use crate::study::Study;
use std::borrow::Cow;

/// Every measure of utility of one node. Fields are named as the recipe names the measures.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Utility {
    /// Mean over attributes, 0 to 1 (spec F6).
    pub loss: Option<f64>,
    /// Prec, higher is better: 1 less the mean over attributes (spec F3, M8).
    pub precision: Option<f64>,
    /// Spec F4.
    pub discernibility: Option<f64>,
    /// Spec F4.
    pub discernibility_star: Option<f64>,
    /// Spec F5; absent without released records.
    pub average_class_size: Option<f64>,
    /// Spec F5; absent without k or released records.
    pub c_avg: Option<f64>,
    /// Spec F5, as ARX has it.
    pub aecs: Option<f64>,
    /// Bits, summed over attributes (spec F8).
    pub non_uniform_entropy: Option<f64>,
    /// The same without suppression.
    pub monotonic_non_uniform_entropy: Option<f64>,
    /// Mean over attributes of the share of bits lost.
    pub normalized_non_uniform_entropy: Option<f64>,
    /// Combinations, summed over records (spec F9).
    pub ambiguity: Option<f64>,
    /// Mean over attributes, by labels (spec F7).
    pub ncp: Option<f64>,
    /// GCP: the same with ranges for the attributes that are numbers.
    pub gcp: Option<f64>,
    /// Sum over attributes, weighted (spec F12).
    pub weighted_information_loss: Option<f64>,
    /// Sum over records and attributes (spec F2).
    pub distortion: Option<f64>,
    /// Changed cells over all cells (spec F1).
    pub modification_rate: Option<f64>,
    /// Share of records that differ from the majority of their class (spec F10); absent
    /// without a label.
    pub classification: Option<f64>,
    /// Sum of the levels.
    pub height: Option<f64>,
    /// D, the mean over attributes of level over height, whatever is suppressed (spec F11);
    /// absent where columns have cells on several levels.
    pub minimal_distortion: Option<f64>,
    /// One for each quasi-identifier, in the study's order.
    pub attributes: Vec<AttributeUtility>,
}

/// The measures that are defined for one attribute.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct AttributeUtility {
    /// See [`Utility::loss`].
    pub loss: Option<f64>,
    /// See [`Utility::precision`].
    pub precision: Option<f64>,
    /// See [`Utility::non_uniform_entropy`].
    pub non_uniform_entropy: Option<f64>,
    /// See [`Utility::normalized_non_uniform_entropy`].
    pub normalized_non_uniform_entropy: Option<f64>,
    /// See [`Utility::ncp`].
    pub ncp: Option<f64>,
    /// NCP by ranges; absent if the attribute's values are no numbers.
    pub range: Option<f64>,
    /// See [`Utility::distortion`].
    pub distortion: Option<f64>,
    /// See [`Utility::modification_rate`].
    pub modification_rate: Option<f64>,
}

impl Utility {
    /// The utility of what is released. k and the label are those of `config`, as are the
    /// weights of steps.
    ///
    /// All is absent for a table without records, or one that cannot be released.
    #[must_use]
    pub fn of_released(released: &Released<'_>, config: LossConfig) -> Self {
        let study = released.study();
        let (recoded, decision) = match released {
            Released::Node(_, node) if study.may_release(&node.decision) => {
                (None, Cow::Borrowed(&node.decision))
            }
            Released::Recoded(recoded) if recoded.feasible => {
                (Some(*recoded), Cow::Owned(recoded.decision()))
            }
            Released::Node(..) | Released::Recoded(_) => return Self::default(),
        };
        if study.contingency().records() == 0 {
            return Self::default();
        }
        let (partition, class_of) = (released.partition(), released.class_of());
        ReleasedNode { study, recoded, partition, class_of, decision: &decision, config }.utility()
    }

    /// The utility of a file that was read off, as far as its cells say it. What depends on which
    /// record of the table each of its records was, and on groups of the records that were left
    /// out, is absent.
    #[must_use]
    pub fn of_read_off(file: &ReadOff, config: LossConfig) -> Self {
        let study = &**file.study();
        let records = study.contingency().records();
        if records == 0 {
            return Self::default();
        }
        let parts = |metric| {
            let measured = objective(study, config, metric, false)
                .and_then(|objective| file.attributes_under(&objective));
            measured.unwrap_or_else(|| vec![0.0; study.attributes().len()])
        };
        let value = |metric, weighted| {
            let objective = objective(study, config, metric, weighted)?;
            file.value_under(&objective)
        };
        let (loss, heights, ncp) =
            (parts(Metric::Loss), parts(Metric::Precision), parts(Metric::Ncp));
        let (distortion, changed) = (parts(Metric::Distortion), parts(Metric::ModificationRate));
        let sizes: ClassSizes = file.classes().iter().map(|(_, records)| *records).collect();
        let classes = file.classes().len() as f64;
        let released = (records - file.suppressed) as f64;
        let average = (classes > 0.0).then(|| released / classes);
        let others = if file.suppressed > 0 { 1.0 } else { 0.0 };
        Self {
            loss: Some(mean(&loss)),
            precision: Some(1.0 - mean(&heights)),
            discernibility: Some(class_size::discernibility(&sizes, file.suppressed) as f64),
            discernibility_star: (file.suppressed == 0)
                .then(|| class_size::discernibility_star(&sizes) as f64),
            average_class_size: average,
            c_avg: average.zip(config.k).map(|(average, k)| average / f64::from(k)),
            aecs: Some(records as f64 / (classes + others)),
            ambiguity: value(Metric::Ambiguity, false),
            ncp: Some(mean(&ncp)),
            weighted_information_loss: value(Metric::WeightedInformationLoss, true),
            distortion: Some(distortion.iter().sum()),
            modification_rate: Some(mean(&changed)),
            height: value(Metric::Height, false),
            attributes: (0..loss.len())
                .map(|i| AttributeUtility {
                    loss: Some(loss[i]),
                    precision: Some(1.0 - heights[i]),
                    ncp: Some(ncp[i]),
                    distortion: Some(distortion[i]),
                    modification_rate: Some(changed[i]),
                    ..AttributeUtility::default()
                })
                .collect(),
            ..Self::default()
        }
    }
}

/// A measure of utility as an objective: suppressed records at its own definition, attributes
/// without weights unless it is made of them.
fn objective(
    study: &Study,
    config: LossConfig,
    metric: Metric,
    weighted: bool,
) -> Option<Objective> {
    let weighed: Vec<Weighed<'_>> = study
        .attributes()
        .iter()
        .map(|a| Weighed { weight: if weighted { a.weight } else { 1.0 }, ..a.weighed() })
        .collect();
    let config =
        LossConfig { metric, aggregate: Aggregate::Sum, gs_factor: 0.5, as_arx: false, ..config };
    Objective::new(config, &weighed, study.contingency().records()).ok()
}

/// What is released.
struct ReleasedNode<'a> {
    study: &'a Study,
    /// Where cells are on several levels.
    recoded: Option<&'a Recoded>,
    partition: &'a Partition,
    /// For each tuple its class.
    class_of: &'a [u32],
    decision: &'a Decision,
    config: LossConfig,
}

impl ReleasedNode<'_> {
    fn utility(&self) -> Utility {
        let loss = self.parts(Metric::Loss);
        let heights = self.parts(Metric::Precision);
        let entropy = self.parts(Metric::NonUniformEntropy);
        let normalized = self.parts(Metric::NormalizedNonUniformEntropy);
        let ncp = self.parts(Metric::Ncp);
        let distortion = self.parts(Metric::Distortion);
        let changed = self.parts(Metric::ModificationRate);
        let ranges: Vec<Option<f64>> = (0..self.study.attributes().len())
            .map(|i| self.range(i, self.study.attributes()[i].numbers.as_deref()?))
            .collect();
        let gcp: Vec<f64> =
            ranges.iter().zip(&ncp).map(|(range, label)| range.unwrap_or(*label)).collect();
        let released = self.decision.classes > 0;
        Utility {
            loss: Some(mean(&loss)),
            precision: Some(1.0 - mean(&heights)),
            discernibility: self.value(Metric::Discernibility),
            discernibility_star: self.value(Metric::DiscernibilityStar),
            average_class_size: self.value(Metric::AverageClassSize).filter(|_| released),
            c_avg: self.value(Metric::CAvg).filter(|_| released),
            aecs: self.value(Metric::Aecs),
            non_uniform_entropy: Some(entropy.iter().sum()),
            monotonic_non_uniform_entropy: self.value(Metric::MonotonicNonUniformEntropy),
            normalized_non_uniform_entropy: Some(mean(&normalized)),
            ambiguity: self.value(Metric::Ambiguity),
            ncp: Some(mean(&ncp)),
            gcp: Some(mean(&gcp)),
            weighted_information_loss: self.weighted(),
            distortion: Some(distortion.iter().sum()),
            modification_rate: Some(mean(&changed)),
            classification: self.value(Metric::Classification),
            height: self.value(Metric::Height),
            minimal_distortion: self.recoded.is_none().then(|| mean(&self.shares_of_height())),
            attributes: (0..loss.len())
                .map(|i| AttributeUtility {
                    loss: Some(loss[i]),
                    precision: Some(1.0 - heights[i]),
                    non_uniform_entropy: Some(entropy[i]),
                    normalized_non_uniform_entropy: Some(normalized[i]),
                    ncp: Some(ncp[i]),
                    range: ranges[i],
                    distortion: Some(distortion[i]),
                    modification_rate: Some(changed[i]),
                })
                .collect(),
        }
    }

    fn objective(&self, metric: Metric, weighted: bool) -> Option<Objective> {
        objective(self.study, self.config, metric, weighted)
    }

    /// The loss of each attribute.
    fn parts(&self, metric: Metric) -> Vec<f64> {
        let parts = self.objective(metric, false).map(|objective| {
            if let Some(recoded) = self.recoded {
                return recoded.attributes_under(&objective);
            }
            let suppressed = objective.suppressed(self.partition, self.decision);
            objective.attributes(self.partition.levels(), &suppressed)
        });
        parts.unwrap_or_else(|| vec![0.0; self.study.attributes().len()])
    }

    /// The loss as one number; nothing if the measure lacks what it needs.
    fn value(&self, metric: Metric) -> Option<f64> {
        Some(self.value_under(&self.objective(metric, false)?))
    }

    fn weighted(&self) -> Option<f64> {
        Some(self.value_under(&self.objective(Metric::WeightedInformationLoss, true)?))
    }

    fn value_under(&self, objective: &Objective) -> f64 {
        match self.recoded {
            Some(recoded) => recoded.value_under(objective).value(),
            None => objective.value(self.partition, self.decision).value(),
        }
    }

    /// Level over height of each attribute.
    fn shares_of_height(&self) -> Vec<f64> {
        let objective = self.objective(Metric::Precision, false);
        let none = Suppressed::default();
        objective
            .map_or_else(Vec::new, |objective| objective.attributes(self.partition.levels(), &none))
    }

    /// NCP by ranges of one attribute with these values.
    fn range(&self, attribute: usize, numbers: &[Option<f64>]) -> Option<f64> {
        let contingency = self.study.contingency();
        let field = contingency.layout().fields()[attribute];
        let words = contingency.layout().words();
        let mut ranges = vec![SeenRange::default(); self.partition.classes()];
        let mut whole = SeenRange::default();
        for (tuple, (&class, &count)) in self.class_of.iter().zip(contingency.counts()).enumerate()
        {
            let key = &contingency.keys()[tuple * words..][..words];
            if let (Some(number), true) = (*numbers.get(field.code(key))?, count > 0) {
                if class != SUPPRESSED {
                    ranges[class as usize].take_in(number);
                }
                whole.take_in(number);
            }
        }
        let width = whole.width();
        let mut sum = self.decision.suppressed as f64;
        for (class, range) in ranges.iter().enumerate() {
            if !self.decision.fails[class] && width > 0.0 {
                sum += f64::from(self.partition.counts()[class]) * (range.width() / width);
            }
        }
        Some(sum / contingency.records() as f64)
    }
}

/// From the smallest to the largest number seen.
#[derive(Clone, Copy, Debug, Default)]
struct SeenRange(Option<(f64, f64)>);

impl SeenRange {
    fn take_in(&mut self, number: f64) {
        let (low, high) = self.0.unwrap_or((number, number));
        self.0 = Some((low.min(number), high.max(number)));
    }

    fn width(self) -> f64 {
        self.0.map_or(0.0, |(low, high)| high - low)
    }
}

fn mean(parts: &[f64]) -> f64 {
    if parts.is_empty() { 0.0 } else { parts.iter().sum::<f64>() / parts.len() as f64 }
}

#[cfg(test)]
mod tests {
    use super::Utility;
    use crate::evidence::Released;
    use crate::lattice::Levels;
    use crate::loss::LossConfig;
    use crate::loss::tests::t8;
    use crate::prepare::prepare;
    use std::borrow::Cow;

    fn close(a: Option<f64>, b: f64) {
        assert!(a.is_some_and(|a| (a - b).abs() < 1e-6), "{a:?} {b}");
    }

    /// Spec F1 to F12: all there is to say of T8.
    #[test]
    fn the_utility_of_t8_is_that_of_the_spec() {
        let (table, mut plan) = t8();
        plan.loss.label = Some(3);
        plan.attributes[1].ranged = true;
        plan.attributes[2].ranged = true;
        let prepared = prepare(&table, &plan).unwrap();
        let study = &prepared.study;
        let config = LossConfig { k: Some(3), ..study.objective().config() };
        let at_node = |levels| {
            let node = study.classified(&Levels::from(levels));
            Utility::of_released(&Released::of_node(study, Cow::Owned(node)), config)
        };
        let utility = at_node([2, 2, 1]);
        close(utility.loss, 47.0 / 80.0);
        close(utility.precision, 0.3);
        close(utility.discernibility, 34.0);
        close(utility.discernibility_star, 20.0);
        close(utility.average_class_size, 3.0);
        close(utility.c_avg, 1.0);
        close(utility.aecs, 8.0 / 3.0);
        close(utility.non_uniform_entropy, 35.145_247);
        close(
            utility.monotonic_non_uniform_entropy,
            6.754_887_502 + 12.754_887_502 + 7.635_472_023,
        );
        close(utility.ambiguity, 244.0);
        close(utility.gcp, 0.625_463);
        close(utility.ncp, (4.4 + 2.6 + 8.0) / 24.0);
        close(utility.weighted_information_loss, 1.8);
        close(utility.distortion, 16.8);
        close(utility.modification_rate, 1.0);
        close(utility.classification, 0.625);
        close(utility.height, 5.0);
        close(utility.minimal_distortion, 0.6);
        let age = utility.attributes[1];
        close(age.loss, 0.325);
        close(age.precision, 1.0 - 4.4 / 8.0);
        close(age.range, (3.0 * 4.0 / 54.0 + 3.0 * 7.0 / 54.0 + 2.0) / 8.0);
        assert_eq!(utility.attributes[2].range, None, "F and M are no numbers");
        // A node that would suppress more than allowed is none to be released.
        assert_eq!(at_node([0, 0, 0]), Utility::default());
    }
}
