//! Recursive (c, l)-diversity: the most frequent sensitive value is not too frequent.
//!
//! # Definition
//! With the counts of a class in descending order, r₁ < c·(r_l + … + r_m), for
//! every class (spec D6). Strict. Any class is (c, 1)-diverse; one of fewer than l
//! values never is (c, l)-diverse.
//!
//! # Source
//! A. Machanavajjhala, D. Kifer, J. Gehrke, M. Venkitasubramaniam. "ℓ-Diversity:
//! Privacy Beyond k-Anonymity." TKDD 1(1), 2007, section 4.
//!
//! # Invariants
//! A union of classes that hold, holds; a class that fails may drag down one that
//! holds. The measure is the infimum of all c that would do, infinite if none
//! would; a class holds exactly if it is below c.

use super::diverse::{JOINT, asks_for_several, diverse};
use super::{ClassModel, ColumnTracker, Model, ModelChoice, Monotone, Stronger, joint};
use crate::choice::{Choice, Declaration, Parameter, Range};
use crate::error::Result;
use crate::histogram::Histogram;
use crate::partition::Class;

/// How many times as frequent as all rare values together the most frequent one may be.
pub(super) const C: Parameter =
    Parameter::number("c", Range::ABOVE_ZERO).required().suggested(3.0).stronger(Stronger::Smaller);
/// How many values there have to be.
pub(super) const L: Parameter = Parameter::integer("l", Range::at_least(1))
    .required()
    .suggested(2.0)
    .stronger(Stronger::Larger);

/// The demand for (c, l)-diversity.
#[derive(Clone, Copy, Debug)]
pub struct RecursiveLDiversity {
    track: usize,
    c: f64,
    l: u32,
}

impl RecursiveLDiversity {
    /// (`c`, `l`)-diversity of the column tracked as `track`.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) if c is not above 0 or l is below 1.
    pub fn new(c: f64, l: u32, track: usize) -> Result<Self> {
        C.check(c)?;
        L.check(l.into())?;
        Ok(Self { track, c, l })
    }
}

/// Whether there are classes that fail for how often values occur.
pub(super) fn limits_values(choice: &Choice, c: &str) -> bool {
    asks_for_several(choice) || choice.number_given(c).is_some_and(|c| c <= 1.0)
}

/// So many are kept sorted on the stack.
const FEW: usize = 8;

/// Fills `kept` with the largest counts, descending; with zeros where there are not so many.
#[inline]
fn keep_largest(counts: &[u32], kept: &mut [u32]) {
    for &count in counts {
        let mut count = count;
        for known in kept.iter_mut() {
            // Which is larger is not foreseeable: hence no branch.
            (*known, count) = (count.max(*known), count.min(*known));
        }
    }
}

/// The sum of the `number` largest counts.
#[inline]
pub(super) fn sum_of_largest(counts: &[u32], number: usize) -> u64 {
    if number >= counts.len() {
        return counts.iter().map(|&count| u64::from(count)).sum();
    }
    if number > FEW {
        let mut counts = counts.to_vec();
        counts.select_nth_unstable_by(number - 1, |a, b| b.cmp(a));
        return counts[..number].iter().map(|&count| u64::from(count)).sum();
    }
    let mut largest = [0; FEW];
    let kept = &mut largest[..number];
    keep_largest(counts, kept);
    kept.iter().map(|&count| u64::from(count)).sum()
}

/// The infimum of all c for which the most frequent value is not too frequent.
#[inline]
fn least_c(histogram: Histogram<'_>, l: u32) -> f64 {
    if l <= 1 {
        return 0.0;
    }
    let total: u64 = histogram.counts.iter().map(|&count| u64::from(count)).sum();
    let rest = total - sum_of_largest(histogram.counts, l as usize - 1);
    // 1/0 is infinite, as it should be.
    f64::from(histogram.largest()) / rest as f64
}

impl ModelChoice for RecursiveLDiversity {
    const DECLARED: &'static Declaration = &Declaration {
        id: "recursive-l-diversity",
        family: "value",
        source: "A. Machanavajjhala, D. Kifer, J. Gehrke, M. Venkitasubramaniam. \
                 ℓ-Diversity: Privacy Beyond k-Anonymity. TKDD 1(1), 2007, Definition 4.2.",
        formula: "r₁ < c·(r_l + … + r_m)",
        parameters: &[Parameter::sensitive(), C, L, JOINT],
    };

    const FACETS: &'static [&'static str] = &[joint::FACET];

    fn demands(choice: &Choice, _: bool) -> bool {
        limits_values(choice, "c")
    }

    fn bind(choice: &Choice, tracker: &mut ColumnTracker<'_>) -> Result<Model> {
        let (c, l) = (choice.number("c")?, choice.integer("l")?);
        diverse(tracker, choice, |track, _| Self::new(c, l, track))
    }
}

impl ClassModel for RecursiveLDiversity {
    #[inline]
    fn holds(&self, class: &Class<'_>) -> bool {
        let histogram = class.histogram(self.track);
        let distinct = histogram.distinct();
        distinct == 0 || (distinct >= self.l && least_c(histogram, self.l) < self.c)
    }

    /// The infimum of all c that would do.
    fn measure(&self, class: &Class<'_>) -> Option<f64> {
        let histogram = class.histogram(self.track);
        (histogram.distinct() > 0).then(|| least_c(histogram, self.l))
    }

    /// What remains of the class is a union of classes that hold, and therefore holds. Let r be
    /// its largest count. No count is above r then, and the sum T of all but the l − 1 largest is
    /// no more than before, so that r < c·T. If r is at least the old r_l, capping the counts at
    /// r leaves T as it was; hence r is below c·T or below r_l, and what exceeds it is lost.
    fn lost(&self, class: &Class<'_>) -> u32 {
        let counts = class.histogram(self.track).counts;
        let l = self.l as usize;
        if !(1..=FEW).contains(&l) {
            return 0;
        }
        let mut largest = [0; FEW];
        keep_largest(counts, &mut largest[..l]);
        let total: u64 = counts.iter().map(|&count| u64::from(count)).sum();
        let above: u64 = largest[..l - 1].iter().map(|&count| u64::from(count)).sum();
        // Rounded up, so that rounding costs pruning and not the optimum.
        let allowed = libm::ceil(self.c * (total - above) as f64 * (1.0 + 1e-9));
        let cap = f64::from(largest[l - 1]).max(allowed);
        counts.iter().map(|&count| (f64::from(count) - cap).max(0.0) as u32).sum()
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
    use super::{RecursiveLDiversity, sum_of_largest};
    use crate::histogram::Histogram;
    use crate::model::ClassModel;
    use crate::partition::Class;

    fn measured(c: f64, l: u32, counts: &[u32]) -> (Option<f64>, bool) {
        let values: Vec<u32> = (0..counts.len() as u32).collect();
        let histogram = [Histogram { values: &values, counts }];
        let class = Class::given(counts.iter().sum(), &histogram);
        let model = RecursiveLDiversity::new(c, l, 0).unwrap();
        (model.measure(&class), model.holds(&class))
    }

    /// Spec D6: the classes of T12, which need more than the c given.
    #[test]
    fn t12_needs_the_c_of_the_spec() {
        assert_eq!(measured(1.0, 2, &[2, 2]), (Some(1.0), false));
        assert_eq!(measured(1.001, 2, &[2, 2]), (Some(1.0), true));
        assert_eq!(measured(1.001, 2, &[1, 1, 2]), (Some(1.0), true));
        assert_eq!(measured(9.0, 2, &[4]), (Some(f64::INFINITY), false));
        assert_eq!(measured(0.1, 1, &[4]), (Some(0.0), true));
        assert_eq!(measured(0.1, 5, &[]), (None, true));
    }

    /// Spec J30: the lecture's table is (c, 3)-diverse only for c above 2. Spec J20: pyCANON
    /// takes the smallest count for the largest and reports 1.
    #[test]
    fn the_lectures_table_needs_c_above_2() {
        assert_eq!(measured(2.0, 3, &[1, 1, 2]), (Some(2.0), false));
        assert_eq!(measured(2.000_001, 3, &[1, 1, 2]), (Some(2.0), true));
        assert_eq!(measured(1.0, 3, &[1, 1, 2]).0, measured(1.0, 3, &[2, 1, 1]).0);
    }

    /// Of five and one no more than two and one can remain: one more than can in truth, for
    /// 1.5·1 is rounded up.
    #[test]
    fn what_is_too_frequent_is_lost_however_a_class_is_divided() {
        let lost = |c, counts: &[u32]| {
            let values: Vec<u32> = (0..counts.len() as u32).collect();
            let histogram = [Histogram { values: &values, counts }];
            let class = Class::given(counts.iter().sum(), &histogram);
            RecursiveLDiversity::new(c, 2, 0).unwrap().lost(&class)
        };
        assert_eq!(lost(1.5, &[5, 1]), 3);
        assert_eq!(lost(2.0, &[30, 4, 6]), 9);
        assert_eq!(lost(1.0, &[7]), 7);
    }

    /// 3 < 0.3·10 is false, although 0.3·10 may be computed as a little more.
    #[test]
    fn limits_are_compared_as_written() {
        assert!(!measured(0.3, 2, &[3, 3, 3, 3, 1]).1);
        assert!(!measured(0.1, 2, &[1; 11]).1);
        assert!(measured(0.1, 2, &[1; 12]).1);
    }

    #[test]
    fn the_largest_are_summed_however_many() {
        let counts = [5, 1, 9, 9, 3, 2, 2, 7, 8, 6, 4];
        let mut sorted = counts;
        sorted.sort_unstable_by(|a, b| b.cmp(a));
        for number in 0..13 {
            let expected: u64 = sorted.iter().take(number).map(|&count| u64::from(count)).sum();
            assert_eq!(sum_of_largest(&counts, number), expected, "{number}");
        }
    }

    #[test]
    fn parameters_are_refused_outside_their_ranges() {
        assert!(RecursiveLDiversity::new(0.0, 2, 0).is_err());
        assert!(RecursiveLDiversity::new(f64::NAN, 2, 0).is_err());
        assert!(RecursiveLDiversity::new(1.0, 0, 0).is_err());
    }
}
