//! Population uniqueness: the estimated share of the population that stands alone is limited.
//!
//! # Definition
//! The share that the chosen estimator gives for the released classes is at most τ
//! (spec E9). Without sample uniques it is 0, whatever the estimator; where sample
//! uniques remain and the estimator's model cannot be fitted, the demand is not met.
//!
//! # Source
//! F. Dankar, K. El Emam, A. Neisa, T. Roffey. "Estimating the Re-identification Risk of
//! Clinical Data Sets." BMC Medical Informatics and Decision Making 12:66, 2012.
//!
//! # Invariants
//! A property of the whole table: classes of one are suppressed, those with the smaller
//! key first, as many as a bisection finds enough (spec M13). Estimates need not fall
//! with every step, so that a smaller number may do by chance; what the bisection ends
//! with always meets the demand. Estimates are not monotone under coarsening either:
//! nothing is ever concluded from them (spec E0).

use super::sample_uniqueness::{checked, uniques};
use super::smallest_first::{Seen, cheapest_of_equals, smallest_first, suppress_first};
use super::{Monotone, Preference, Staying, Stronger, TableModel};
use crate::error::{Error, Kind, Result};
use crate::num::at_most;
use crate::partition::Partition;
use crate::risk::ClassSizes;
use crate::risk::uniqueness::{dankar, pitman, slide_negative_binomial, zayatz};

/// How population uniqueness is estimated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum UniquenessEstimator {
    /// The rule that chooses among the others.
    #[default]
    Dankar,
    /// Hoshino's Pitman model.
    Pitman,
    /// Zayatz's equivalence-class model.
    Zayatz,
    /// Chen and Keller-McNulty's slide negative binomial model.
    SlideNegativeBinomial,
}

/// The demand for few population uniques.
#[derive(Clone, Copy, Debug)]
pub struct PopulationUniqueness {
    max: f64,
    estimator: UniquenessEstimator,
    sampling_fraction: f64,
}

impl PopulationUniqueness {
    /// At most this share.
    ///
    /// # Errors
    /// [`Kind::Parameter`] if it is outside 0..=1, or the sampling fraction not above 0 and at
    /// most 1.
    pub fn new(max: f64, estimator: UniquenessEstimator, sampling_fraction: f64) -> Result<Self> {
        if !(sampling_fraction > 0.0 && sampling_fraction <= 1.0) {
            let kind = Kind::Parameter { field: "models.sampling-fraction", range: "0<..=1" };
            return Err(Error::new(kind));
        }
        Ok(Self { max: checked(max)?, estimator, sampling_fraction })
    }

    /// The estimate; infinite where there is none.
    fn share(&self, sizes: &ClassSizes) -> f64 {
        if sizes.uniques() == 0 {
            return 0.0;
        }
        let fraction = self.sampling_fraction;
        let share = match self.estimator {
            UniquenessEstimator::Dankar => dankar(sizes, fraction).map(|found| found.fraction),
            UniquenessEstimator::Pitman => pitman(sizes, fraction).map(|found| found.fraction),
            UniquenessEstimator::Zayatz => zayatz(sizes, fraction).map(|found| found.fraction),
            UniquenessEstimator::SlideNegativeBinomial => {
                slide_negative_binomial(sizes, fraction).map(|found| found.fraction)
            }
        };
        share.unwrap_or(f64::INFINITY)
    }

    fn holds_for(&self, sizes: &ClassSizes) -> bool {
        at_most(self.share(sizes), self.max)
    }

    /// Which classes go where suppressed records stay: as many of the smallest as a bisection
    /// finds enough.
    fn enforce_with_stars(
        &self,
        (partition, fails): (&Partition, &mut [bool]),
        most: u64,
        preference: Preference<'_>,
        staying: &Staying,
    ) {
        let mut order = smallest_first(partition, fails);
        cheapest_of_equals(partition, fails, &mut order, preference);
        let enough = |gone: usize| {
            let mut fails = fails.to_vec();
            order[..gone].iter().for_each(|&class| fails[class] = true);
            let seen = Seen::new(partition, &fails, 0, Some(staying.clone()));
            let stars = u32::try_from(seen.in_stars()).unwrap_or(u32::MAX);
            let left = order[gone..].iter().filter(|&&class| !seen.is_joined(class));
            let sizes = left.map(|&class| partition.class(class).size);
            self.holds_for(&sizes.chain((stars > 0).then_some(stars)).collect())
        };
        let gone = needed(order.len(), affordable(partition, &order, most), enough);
        order[..gone].iter().for_each(|&class| fails[class] = true);
    }
}

/// How many classes at the beginning of an order have at most so many records together.
fn affordable(partition: &Partition, order: &[usize], most: u64) -> usize {
    let mut records = 0;
    let affordable = order.iter().take_while(|&&class| {
        records += u64::from(partition.counts()[class]);
        records <= most
    });
    affordable.count()
}

/// How many of some classes must go, if at most `allowed` may; one more if none of these is
/// enough. Enough is also none, or all.
fn needed(classes: usize, allowed: usize, enough: impl Fn(usize) -> bool) -> usize {
    if enough(0) {
        return 0;
    }
    if allowed < classes && !enough(allowed) {
        return allowed + 1;
    }
    let (mut too_few, mut enough_gone) = (0, allowed.min(classes));
    while enough_gone - too_few > 1 {
        let middle = usize::midpoint(too_few, enough_gone);
        if enough(middle) {
            enough_gone = middle;
        } else {
            too_few = middle;
        }
    }
    enough_gone
}

fn sizes(partition: &Partition, fails: &[bool]) -> ClassSizes {
    let left = (0..fails.len()).filter(|&class| !fails[class] && partition.counts()[class] > 0);
    left.map(|class| partition.class(class).size).collect()
}

impl TableModel for PopulationUniqueness {
    fn enforce(&self, partition: &Partition, fails: &mut [bool], most: u64) {
        self.enforce_by(partition, fails, most, Preference::default());
    }

    fn enforce_by(
        &self,
        partition: &Partition,
        fails: &mut [bool],
        most: u64,
        preference: Preference<'_>,
    ) {
        if let Some(staying) = preference.staying {
            self.enforce_with_stars((partition, fails), most, preference, &staying());
            return;
        }
        let (mut alone, _) = uniques(partition, fails);
        let sizes = sizes(partition, fails);
        // Of classes with one record each the choice is made once it is known how many go; a
        // person alone in a class may have several records, and then who goes first decides that.
        let single = alone.iter().all(|&class| partition.counts()[class] == 1);
        if !single {
            preference.arrange(fails, &mut alone);
        }
        let enough = |gone: usize| self.holds_for(&sizes.with_uniques((alone.len() - gone) as u32));
        let gone = needed(alone.len(), affordable(partition, &alone, most), enough);
        if single {
            suppress_first(partition, fails, (&mut alone[..], gone), preference);
        } else {
            alone[..gone].iter().for_each(|&class| fails[class] = true);
        }
    }

    /// The estimated share; infinite where the model cannot be fitted.
    fn measure(&self, partition: &Partition, fails: &[bool]) -> Option<f64> {
        let sizes = sizes(partition, fails);
        (sizes.classes() > 0).then(|| self.share(&sizes))
    }

    fn holds(&self, partition: &Partition, fails: &[bool]) -> bool {
        self.holds_for(&sizes(partition, fails))
    }

    fn stronger(&self) -> Stronger {
        Stronger::Smaller
    }

    fn monotone(&self) -> Monotone {
        Monotone::NEVER
    }
}

#[cfg(test)]
mod tests {
    use super::{PopulationUniqueness, UniquenessEstimator};
    use crate::error::Kind;
    use crate::model::TableModel;
    use crate::partition::Partition;
    use crate::plan::collapse;

    /// A partition with so many classes of each size.
    fn partition(sizes: &[(u32, u32)]) -> Partition {
        let (mut codes, mut class) = (Vec::new(), 0);
        for &(size, classes) in sizes {
            for _ in 0..classes {
                codes.extend(std::iter::repeat_n(class, size as usize));
                class += 1;
            }
        }
        let records = codes.len();
        Partition::exact(&collapse(&[(codes, class as usize)], records, 0).unwrap())
    }

    const P1: [(u32, u32); 8] =
        [(1, 60), (2, 15), (3, 8), (4, 4), (5, 3), (8, 2), (15, 1), (30, 1)];

    /// Spec E9, vector P1.
    #[test]
    fn p1_has_the_shares_of_the_spec() {
        let partition = partition(&P1);
        let none = vec![false; partition.classes()];
        let share = |estimator, fraction| {
            let model = PopulationUniqueness::new(0.1, estimator, fraction).unwrap();
            let share = model.measure(&partition, &none).unwrap();
            assert_eq!(model.holds(&partition, &none), share <= 0.1);
            share
        };
        use UniquenessEstimator::{Dankar, Pitman, SlideNegativeBinomial, Zayatz};
        for (estimator, fraction, expected) in [
            (Zayatz, 0.05, 0.108245893),
            (Pitman, 0.05, 0.069723790),
            (SlideNegativeBinomial, 0.05, 0.068211180),
            (Dankar, 0.05, 0.069723790),
            (Dankar, 0.1, 0.098465264),
            (Dankar, 0.25, 0.140780572),
            (Dankar, 0.5, 0.206098725),
        ] {
            let found = share(estimator, fraction);
            assert!((found - expected).abs() < 1e-8, "{estimator:?} {fraction}: {found}");
        }
    }

    #[test]
    fn bisection_finds_what_one_step_after_the_other_finds() {
        let partition = partition(&P1);
        let none = vec![false; partition.classes()];
        for estimator in [UniquenessEstimator::Zayatz, UniquenessEstimator::Dankar] {
            for max in [0.0, 0.01, 0.05, 0.1, 0.15] {
                let model = PopulationUniqueness::new(max, estimator, 0.25).unwrap();
                let sizes = super::sizes(&partition, &none);
                let slow = (0..=60).find(|&gone| model.holds_for(&sizes.with_uniques(60 - gone)));
                let mut fails = none.clone();
                model.enforce(&partition, &mut fails, u64::MAX);
                let gone = fails.iter().filter(|&&f| f).count() as u32;
                assert_eq!(Some(gone), slow, "{estimator:?} {max}");
                assert!(model.holds(&partition, &fails));
                // With fewer allowed it gives up, with one more than allowed.
                if gone > 0 {
                    let mut fails = none.clone();
                    model.enforce(&partition, &mut fails, u64::from(gone) - 1);
                    assert_eq!(fails.iter().filter(|&&f| f).count() as u32, gone);
                }
            }
        }
    }

    #[test]
    fn a_model_that_cannot_be_fitted_meets_no_limit() {
        // Spec E9: Pitman's α is negative here.
        let partition = partition(&[(1, 50), (2, 20), (3, 10), (4, 5), (5, 2)]);
        let model = PopulationUniqueness::new(1.0, UniquenessEstimator::Pitman, 0.1).unwrap();
        let none = vec![false; partition.classes()];
        assert_eq!(model.measure(&partition, &none), Some(f64::INFINITY));
        assert!(!model.holds(&partition, &none));
        let mut fails = none;
        model.enforce(&partition, &mut fails, u64::MAX);
        assert!(model.holds(&partition, &fails));
    }

    #[test]
    fn parameters_are_refused_by_name() {
        let field = |max, fraction| {
            let estimator = UniquenessEstimator::Dankar;
            match PopulationUniqueness::new(max, estimator, fraction).unwrap_err().kind {
                Kind::Parameter { field, .. } => field,
                other => panic!("{other:?}"),
            }
        };
        assert_eq!(field(1.1, 0.5), "models.max");
        assert_eq!(field(0.1, 0.0), "models.sampling-fraction");
        assert_eq!(field(0.1, f64::NAN), "models.sampling-fraction");
    }
}
