//! Positive-disclosure recursive (c, l)-diversity: some values may be disclosed.
//!
//! # Definition
//! Y are the sensitive values whose disclosure does no harm. With the counts of a
//! class in descending order, of equal ones those outside Y first, y is the rank
//! of the most frequent value outside Y. The class holds if there is none, if l is
//! 1, or (spec D7)
//!
//! * y ≤ l − 1: r_y < c·(r_l + … + r_m),
//! * y > l − 1: r_y < c·(r_{l−1} + … + r_{y−1} + r_{y+1} + … + r_m).
//!
//! # Source
//! A. Machanavajjhala, D. Kifer, J. Gehrke, M. Venkitasubramaniam. "ℓ-Diversity:
//! Privacy Beyond k-Anonymity." TKDD 1(1), 2007, Definition 4.3. How ties are
//! ranked is ours: the stricter reading.
//!
//! # Invariants
//! With Y empty it is recursive (c, l)-diversity, strict like that. A class that
//! fails may drag down one that holds.

use super::diverse::diverse;
use super::recursive_l_diversity::{C, L, limits_values, sum_of_largest};
use super::{ClassModel, ColumnTracker, Model, ModelChoice, Monotone, Stronger, Values, joint};
use crate::choice::{Choice, Declaration, Listed, Parameter};
use crate::error::Result;
use crate::histogram::Histogram;
use crate::partition::Class;

/// Values whose disclosure does no harm.
pub(super) const ACCEPTABLE: Parameter =
    Parameter::values("acceptable", Listed::Harmless).required();

/// The demand for pd-(c, l)-diversity.
#[derive(Clone, Debug)]
pub struct PdRecursiveLDiversity {
    track: usize,
    c: f64,
    l: u32,
    /// For each value whether it may be disclosed.
    acceptable: Vec<bool>,
}

impl PdRecursiveLDiversity {
    /// pd-(`c`, `l`)-diversity of the column tracked as `track`, with the values that may be
    /// disclosed; those that do not occur are of no concern.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) if c is not above 0 or l is below 1.
    pub fn new(
        c: f64,
        l: u32,
        acceptable: &[String],
        track: usize,
        values: &Values,
    ) -> Result<Self> {
        C.check(c)?;
        L.check(l.into())?;
        let acceptable = values.texts.iter().map(|text| acceptable.contains(text)).collect();
        Ok(Self { track, c, l, acceptable })
    }

    /// The infimum of all c that would do.
    pub(super) fn least_c(&self, histogram: Histogram<'_>) -> f64 {
        let acceptable = |value: u32| self.acceptable[value as usize];
        let harmful = histogram.iter().filter(|&(value, _)| !acceptable(value));
        let Some(most) = harmful.map(|(_, count)| count).max() else { return 0.0 };
        if self.l <= 1 {
            return 0.0;
        }
        let before = histogram.iter().filter(|&(value, count)| acceptable(value) && count > most);
        let rank = before.count() + 1;
        let total: u64 = histogram.counts.iter().map(|&count| u64::from(count)).sum();
        let l = self.l as usize;
        let rest = if rank < l {
            total - sum_of_largest(histogram.counts, l - 1)
        } else {
            total - sum_of_largest(histogram.counts, l - 2) - u64::from(most)
        };
        f64::from(most) / rest as f64
    }
}

impl ModelChoice for PdRecursiveLDiversity {
    const DECLARED: &'static Declaration = &Declaration {
        id: "pd-recursive-l-diversity",
        family: "value",
        source: "A. Machanavajjhala, D. Kifer, J. Gehrke, M. Venkitasubramaniam. \
                 ℓ-Diversity: Privacy Beyond k-Anonymity. TKDD 1(1), 2007, Definition 4.3.",
        formula: "r_y < c·(r_l + … + r_m), y the most frequent value that must not be disclosed",
        parameters: &[Parameter::sensitive(), C, L, ACCEPTABLE],
    };

    const FACETS: &'static [&'static str] = &[joint::FACET];

    fn demands(choice: &Choice, harmless: bool) -> bool {
        limits_values(choice, "c") && !harmless
    }

    fn bind(choice: &Choice, tracker: &mut ColumnTracker<'_>) -> Result<Model> {
        let (c, l) = (choice.number("c")?, choice.integer("l")?);
        let acceptable = choice.texts("acceptable").unwrap_or_default();
        diverse(tracker, choice, |track, values| Self::new(c, l, acceptable, track, values))
    }
}

impl ClassModel for PdRecursiveLDiversity {
    fn holds(&self, class: &Class<'_>) -> bool {
        let histogram = class.histogram(self.track);
        histogram.distinct() == 0 || self.least_c(histogram) < self.c
    }

    /// The infimum of all c that would do.
    fn measure(&self, class: &Class<'_>) -> Option<f64> {
        let histogram = class.histogram(self.track);
        (histogram.distinct() > 0).then(|| self.least_c(histogram))
    }

    fn stronger(&self) -> Stronger {
        Stronger::Smaller
    }

    fn monotone(&self) -> Monotone {
        Monotone::WITHOUT_SUPPRESSION
    }
}

#[cfg(test)]
mod tests {
    use super::PdRecursiveLDiversity;
    use crate::histogram::Histogram;
    use crate::model::{ClassModel, RecursiveLDiversity, Values};
    use crate::partition::Class;

    /// The values are called 0, 1, 2 …
    fn least(l: u32, acceptable: &[&str], counts: &[u32]) -> f64 {
        let values: Vec<u32> = (0..counts.len() as u32).collect();
        let acceptable: Vec<String> = acceptable.iter().map(|&text| text.to_owned()).collect();
        let names = Values::plain(counts.len());
        let model = PdRecursiveLDiversity::new(1.0, l, &acceptable, 0, &names).unwrap();
        let histogram = [Histogram { values: &values, counts }];
        let class = Class::given(counts.iter().sum(), &histogram);
        let measured = model.measure(&class).unwrap();
        assert_eq!(model.holds(&class), measured < 1.0);
        measured
    }

    /// Spec D7: healthy 6, flu 3, hiv 2, cancer 1, where healthy may be disclosed, and more.
    #[test]
    fn healthy_may_be_disclosed_as_in_the_spec() {
        assert_eq!(least(2, &["0"], &[6, 3, 2, 1]), 1.0 / 3.0);
        assert_eq!(least(2, &[], &[6, 3, 2, 1]), 1.0);
        assert_eq!(least(3, &["0"], &[6, 3, 2, 1]), 1.0);
        assert_eq!(least(3, &[], &[6, 3, 2, 1]), 2.0);
        assert_eq!(least(2, &["0"], &[10]), 0.0);
        assert_eq!(least(2, &["0"], &[8, 2]), 0.25);
        assert_eq!(least(2, &[], &[8, 2]), 4.0);
    }

    /// Of equally frequent values the harmful one comes first: l = 2, y = 1, so that only what
    /// comes after it counts.
    #[test]
    fn ties_are_ranked_strictly() {
        assert_eq!(least(2, &["0"], &[3, 3]), 1.0);
        assert_eq!(least(3, &["0"], &[3, 3]), f64::INFINITY);
    }

    /// The definition word by word, and the plain model where nothing may be disclosed.
    #[test]
    fn all_small_classes_agree_with_the_definition() {
        for code in 0..4_u32.pow(4) {
            let counts: Vec<u32> = (0..4).map(|place| code / 4_u32.pow(place) % 4).collect();
            let values: Vec<u32> = (0..4).filter(|&value| counts[value as usize] > 0).collect();
            let counts: Vec<u32> = counts.into_iter().filter(|&count| count > 0).collect();
            if values.is_empty() {
                continue;
            }
            let histogram = [Histogram { values: &values, counts: &counts }];
            let class = Class::given(counts.iter().sum(), &histogram);
            for (l, acceptable) in (1..5).flat_map(|l| (0..16_u32).map(move |set| (l, set))) {
                let named: Vec<String> = (0..4)
                    .filter(|place| acceptable >> place & 1 == 1)
                    .map(|place| place.to_string())
                    .collect();
                let c = 0.75;
                let model = PdRecursiveLDiversity::new(c, l, &named, 0, &Values::plain(4)).unwrap();
                let mut ranked: Vec<(u32, bool)> = values
                    .iter()
                    .zip(&counts)
                    .map(|(&value, &count)| (count, acceptable >> value & 1 == 1))
                    .collect();
                ranked.sort_by_key(|&(count, acceptable)| (u32::MAX - count, acceptable));
                assert_eq!(model.holds(&class), defined(&ranked, c, l as usize), "{ranked:?} {l}");
                if acceptable == 0 {
                    let plain = RecursiveLDiversity::new(c, l, 0).unwrap();
                    assert_eq!(model.measure(&class), plain.measure(&class));
                }
            }
        }
    }

    fn defined(ranked: &[(u32, bool)], c: f64, l: usize) -> bool {
        let Some(index) = ranked.iter().position(|&(_, acceptable)| !acceptable) else {
            return true;
        };
        let (y, m) = (index + 1, ranked.len());
        let sum =
            |first: usize, last: usize| -> u32 { (first..=last).map(|j| ranked[j - 1].0).sum() };
        let rest = if y < l { sum(l, m) } else { sum(l.max(2) - 1, y - 1) + sum(y + 1, m) };
        l <= 1 || f64::from(ranked[index].0) < c * f64::from(rest)
    }
}
