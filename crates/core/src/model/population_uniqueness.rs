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
//! A property of the whole table: classes of one are suppressed, the cheapest first and among
//! those the one with the smaller key, until it holds (spec M13, M20). Estimates need not fall with every step: one more that
//! goes may even end the model's fit. So each number is tried, from none on, up to [`TRIED`] of
//! them. Where more may go, so many are tried, evenly spread, and those before the first that is
//! enough; a smaller number may then do between two others, and nothing is proven. Estimates are
//! not monotone under coarsening either: nothing is ever concluded from them (spec E0).

use super::k_map_estimated::SAMPLING_FRACTION;
use super::sample_uniqueness::{MAX, uniques};
use super::smallest_first::{SuppressedTable, cheapest_of_equals, smallest_first, suppress_first};
use super::{
    ColumnTracker, FileFigures, Model, ModelChoice, Monotone, Preference, Staying, Stronger,
    TableModel,
};
use crate::choice::{self, Choice, Declaration, Parameter};
use crate::error::Result;
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

const ESTIMATORS: [(&str, UniquenessEstimator); 4] = [
    ("dankar", UniquenessEstimator::Dankar),
    ("pitman", UniquenessEstimator::Pitman),
    ("zayatz", UniquenessEstimator::Zayatz),
    ("slide-negative-binomial", UniquenessEstimator::SlideNegativeBinomial),
];

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
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) if it is outside 0..=1, or the sampling fraction not above 0 and at
    /// most 1.
    pub fn new(max: f64, estimator: UniquenessEstimator, sampling_fraction: f64) -> Result<Self> {
        MAX.check(max)?;
        SAMPLING_FRACTION.check(sampling_fraction)?;
        Ok(Self { max, estimator, sampling_fraction })
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

    /// Which classes go where suppressed records stay: as few of the smallest as are enough.
    fn enforce_with_stars(
        &self,
        (partition, fails): (&Partition, &mut [bool]),
        most: u64,
        preference: Preference<'_>,
        staying: &Staying,
    ) {
        let mut order = smallest_first(partition, fails);
        cheapest_of_equals(partition, fails, &mut order, preference);
        let size = |class: usize| partition.class(class).size;
        let gone = fewest(affordable(partition, &order, most), || {
            let mut seen = SuppressedTable::new(partition, fails, 0, Some(staying.clone()));
            let (mut released, mut gone) = (sizes(partition, fails), 0);
            let order = &order;
            move |number: usize| {
                for &class in &order[gone..number] {
                    seen.suppress(class);
                    released.remove(size(class));
                }
                gone = number;
                let mut sizes = released.clone();
                if let Some(joined) = seen.joined() {
                    sizes.remove(size(joined));
                }
                let stars = u32::try_from(seen.in_stars()).unwrap_or(u32::MAX);
                if stars > 0 {
                    sizes.add(stars);
                }
                self.holds_for(&sizes)
            }
        });
        order[..gone.min(order.len())].iter().for_each(|&class| fails[class] = true);
    }
}

/// So many numbers of suppressed classes are tried at most.
const TRIED: usize = 1_000;

/// How many classes at the beginning of an order have at most so many records together.
fn affordable(partition: &Partition, order: &[usize], most: u64) -> usize {
    let mut records = 0;
    let affordable = order.iter().take_while(|&&class| {
        records += u64::from(partition.counts()[class]);
        records <= most
    });
    affordable.count()
}

/// The fewest of some classes that are enough, if at most `allowed` may go; one more if no number
/// is. `from_none` begins anew, and says whether numbers are enough that only rise.
fn fewest<E: FnMut(usize) -> bool>(allowed: usize, from_none: impl Fn() -> E) -> usize {
    let step = allowed.div_ceil(TRIED).max(1);
    let mut enough = from_none();
    let mut spread = (0..allowed).step_by(step).chain([allowed]);
    let Some(found) = spread.find(|&number| enough(number)) else {
        return allowed + 1;
    };
    // Those between it and the number before.
    let mut enough = from_none();
    (found.saturating_sub(step - 1)..found).find(|&number| enough(number)).unwrap_or(found)
}

fn sizes(partition: &Partition, fails: &[bool]) -> ClassSizes {
    let left = (0..fails.len()).filter(|&class| !fails[class] && partition.counts()[class] > 0);
    left.map(|class| partition.class(class).size).collect()
}

impl ModelChoice for PopulationUniqueness {
    const DECLARED: &'static Declaration = &Declaration {
        id: "population-uniqueness",
        family: "population",
        source: "F. Dankar, K. El Emam, A. Neisa, T. Roffey. Estimating the Re-Identification Risk of \
                 Clinical Data Sets. BMC MIDM 12, 2012.",
        formula: "U / N ≤ max",
        parameters: &[
            MAX.suggested(0.01),
            Parameter::choice("estimator", &choice::names(&ESTIMATORS)).spelled_out(),
            SAMPLING_FRACTION.required(),
        ],
    };

    const ON_TABLE: bool = true;

    fn bind(choice: &Choice, _: &mut ColumnTracker<'_>) -> Result<Model> {
        let estimator = choice.meaning("estimator", &ESTIMATORS)?;
        let fraction = choice.number(SAMPLING_FRACTION.name)?;
        Ok(Model::Table(Box::new(Self::new(choice.number("max")?, estimator, fraction)?)))
    }
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
        let classes = alone.len();
        let gone = fewest(affordable(partition, &alone, most), || {
            |gone: usize| self.holds_for(&sizes.with_uniques((classes - gone) as u32))
        });
        let gone = gone.min(classes);
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

    /// Whoever matches nobody stands alone.
    fn with_unmatched(&self, partition: &Partition, fails: &[bool], persons: u64) -> FileFigures {
        let matched = sizes(partition, fails);
        let persons = u32::try_from(persons).unwrap_or(u32::MAX);
        let sizes = matched.with_uniques(matched.uniques().saturating_add(persons));
        FileFigures {
            achieved: Some(self.share(&sizes)),
            holds: self.holds_for(&sizes),
            facets: Vec::new(),
        }
    }

    fn stronger(&self) -> Stronger {
        Stronger::Smaller
    }

    fn monotone(&self) -> Monotone {
        Monotone::NEVER
    }

    fn tries_every_number(&self, most: u64) -> bool {
        most <= TRIED as u64
    }
}

#[cfg(test)]
mod tests {
    use super::{PopulationUniqueness, UniquenessEstimator};
    use crate::contingency::collapsed;
    use crate::error::Kind;
    use crate::model::TableModel;
    use crate::partition::Partition;

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
        Partition::exact(&collapsed(&[(codes, class as usize)], records))
    }

    const P1: [(u32, u32); 8] =
        [(1, 60), (2, 15), (3, 8), (4, 4), (5, 3), (8, 2), (15, 1), (30, 1)];

    /// Spec E9, vector P1.
    #[test]
    fn p1_has_the_shares_of_the_spec() {
        let partition = partition(&P1);
        let none = vec![false; partition.classes()];
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
            let model = PopulationUniqueness::new(0.1, estimator, fraction).unwrap();
            let found = model.measure(&partition, &none).unwrap();
            assert_eq!(model.holds(&partition, &none), found <= 0.1);
            assert!((found - expected).abs() < 1e-8, "{estimator:?} {fraction}: {found}");
        }
    }

    #[test]
    fn the_fewest_that_are_enough_go() {
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

    /// Pitman's share of five who stand alone beside 6 and 13 is 0.1 at most if one of them goes,
    /// but not if three do.
    #[test]
    fn one_may_be_enough_where_three_are_not() {
        let partition = partition(&[(1, 5), (6, 1), (13, 1)]);
        let model = PopulationUniqueness::new(0.1, UniquenessEstimator::Pitman, 0.2).unwrap();
        assert_eq!(
            [0, 1, 2, 3, 4, 5].map(|gone| {
                let fails: Vec<bool> = (0..7).map(|class| class < gone).collect();
                model.holds(&partition, &fails)
            }),
            [false, true, true, false, false, true]
        );
        let mut fails = vec![false; 7];
        model.enforce(&partition, &mut fails, 3);
        assert_eq!(fails.iter().filter(|&&fails| fails).count(), 1);
    }

    /// Beyond that many numbers some are left out, but never one beside the number found.
    #[test]
    fn of_many_numbers_some_are_tried() {
        for allowed in [0, 1, 999, 1000, 1001, 2500, 123_456] {
            for least in [0, 1, 2, 998, 1000, 1001, 2499, 2500, 100_000, 123_456] {
                let expected = if least <= allowed { least } else { allowed + 1 };
                let found = super::fewest(allowed, || |number: usize| number >= least);
                assert_eq!(found, expected);
            }
        }
        let tried = std::cell::Cell::new(0);
        assert_eq!(
            super::fewest(123_456, || {
                |_| {
                    tried.set(tried.get() + 1);
                    false
                }
            }),
            123_457
        );
        assert!(tried.get() <= super::TRIED + 1);
        let model = PopulationUniqueness::new(0.1, UniquenessEstimator::Pitman, 0.2).unwrap();
        assert!(model.tries_every_number(1000) && !model.tries_every_number(1001));
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
        assert_eq!(field(1.1, 0.5), "max");
        assert_eq!(field(0.1, 0.0), "sampling-fraction");
        assert_eq!(field(0.1, f64::NAN), "sampling-fraction");
    }
}
