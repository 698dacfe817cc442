//! δ-disclosure privacy: no class makes a sensitive value much more or less likely than it is
//! in the table.
//!
//! # Definition
//! |log(p_E(s)/q(s))| < δ for every class E and every value s of the reference
//! (spec D11). Strict. A value that a class lacks has an infinite logarithm, so that
//! the class fails; [`DisclosureMode::PresentOnly`] does not look at it. Missing
//! values do not count.
//!
//! # Source
//! J. Brickell, V. Shmatikov. "The Cost of Privacy: Destruction of Data-Mining
//! Utility in Anonymized Data Publishing." KDD 2008.
//!
//! # Invariants
//! The share in a union lies between those of its parts, so that the strict mode is
//! monotone without suppression. The other mode is not at all: a class that lacks a
//! value holds, and its union with one that has a little of it may not.

use super::{ClassModel, ColumnTracker, Model, ModelChoice, Monotone, Stronger, Values};
use crate::choice::{self, Choice, Declaration, Parameter, Range};
use crate::error::Result;
use crate::histogram::Histogram;
use crate::num::{STRICT_MARGIN, ln, log2};
use crate::partition::Class;

/// The base of the logarithm; the paper leaves it open (spec J19).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogarithmBase {
    /// Natural logarithms, as in pyCANON.
    E,
    /// Binary logarithms, as in ARX.
    Two,
}

/// Whether values that a class lacks count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DisclosureMode {
    /// They do, as in the paper.
    Strict,
    /// They do not, as in ARX and pyCANON.
    PresentOnly,
}

const BASES: [(&str, LogarithmBase); 2] = [("e", LogarithmBase::E), ("2", LogarithmBase::Two)];

const MODES: [(&str, DisclosureMode); 2] =
    [("strict", DisclosureMode::Strict), ("present-only", DisclosureMode::PresentOnly)];

const DELTA: Parameter = Parameter::number("delta", Range::ABOVE_ZERO)
    .required()
    .suggested(1.0)
    .stronger(Stronger::Smaller);

/// The demand for logarithms below δ.
#[derive(Clone, Debug)]
pub struct DeltaDisclosure {
    track: usize,
    delta: f64,
    base: LogarithmBase,
    mode: DisclosureMode,
    /// The share of each value in the reference, in its records.
    reference: Vec<f64>,
    total: f64,
    /// How many values the reference has.
    distinct: u32,
}

impl DeltaDisclosure {
    /// Logarithms below `delta` in the column tracked as `track`.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) if δ is not above 0.
    pub fn new(
        delta: f64,
        base: LogarithmBase,
        mode: DisclosureMode,
        track: usize,
        values: &Values,
    ) -> Result<Self> {
        DELTA.check(delta)?;
        let reference: Vec<f64> = values.reference.iter().map(|&count| count as f64).collect();
        let total = values.reference.iter().sum::<u64>() as f64;
        let distinct = values.reference.iter().filter(|&&count| count > 0).count() as u32;
        Ok(Self { track, delta, base, mode, reference, total, distinct })
    }

    /// The largest absolute logarithm; infinite for a value that one side lacks.
    #[inline]
    fn largest(&self, histogram: Histogram<'_>) -> f64 {
        // Values that only the class has are infinitely more likely there than in the reference.
        if self.mode == DisclosureMode::Strict && histogram.distinct() < self.distinct {
            return f64::INFINITY;
        }
        let (mut least, mut most) = (f64::INFINITY, 0.0_f64);
        for (value, count) in histogram.iter() {
            let times = f64::from(count) / self.reference[value as usize];
            least = least.min(times);
            most = most.max(times);
        }
        let scale = self.total / f64::from(histogram.total());
        let log = match self.base {
            LogarithmBase::E => ln,
            LogarithmBase::Two => log2,
        };
        f64::max(log(most * scale), -log(least * scale))
    }
}

impl ModelChoice for DeltaDisclosure {
    const DECLARED: &'static Declaration = &Declaration {
        id: "delta-disclosure",
        family: "value",
        source: "J. Brickell, V. Shmatikov. The Cost of Privacy. KDD 2008.",
        formula: "|log(p(s) / q(s))| < δ",
        parameters: &[
            Parameter::sensitive(),
            DELTA,
            Parameter::choice("base", &choice::names(&BASES)).spelled_out(),
            Parameter::choice("mode", &choice::names(&MODES)).spelled_out(),
        ],
    };

    const COMPARES: bool = true;

    fn bind(choice: &Choice, tracker: &mut ColumnTracker<'_>) -> Result<Model> {
        let delta = choice.number("delta")?;
        let (base, mode) = (choice.meaning("base", &BASES)?, choice.meaning("mode", &MODES)?);
        let (track, values) = tracker.track_sensitive(choice)?;
        Ok(Model::Class(Box::new(Self::new(delta, base, mode, track, &values)?)))
    }
}

impl ClassModel for DeltaDisclosure {
    #[inline]
    fn holds(&self, class: &Class<'_>) -> bool {
        let histogram = class.histogram(self.track);
        histogram.distinct() == 0 || self.largest(histogram) < self.delta - STRICT_MARGIN
    }

    /// The infimum of all δ that would do.
    fn measure(&self, class: &Class<'_>) -> Option<f64> {
        let histogram = class.histogram(self.track);
        (histogram.distinct() > 0).then(|| self.largest(histogram))
    }

    fn stronger(&self) -> Stronger {
        Stronger::Smaller
    }

    fn monotone(&self) -> Monotone {
        match self.mode {
            DisclosureMode::Strict => Monotone::WITHOUT_SUPPRESSION,
            DisclosureMode::PresentOnly => Monotone::NEVER,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{DeltaDisclosure, DisclosureMode, LogarithmBase};
    use crate::histogram::Histogram;
    use crate::model::{ClassModel, Monotone, Values};
    use crate::partition::Class;
    use std::f64::consts::LN_2;

    fn measured(
        base: LogarithmBase,
        mode: DisclosureMode,
        reference: &[u64],
        counts: &[u32],
    ) -> (f64, bool) {
        let values: Vec<u32> =
            (0..counts.len() as u32).filter(|&value| counts[value as usize] > 0).collect();
        let counts: Vec<u32> = counts.iter().copied().filter(|&count| count > 0).collect();
        let histogram = [Histogram { values: &values, counts: &counts }];
        let class = Class::given(counts.iter().sum(), &histogram);
        let known = Values { reference: reference.to_vec(), ..Values::plain(reference.len()) };
        let model = DeltaDisclosure::new(1.5, base, mode, 0, &known).unwrap();
        (model.measure(&class).unwrap(), model.holds(&class))
    }

    /// Spec D11 and J19: T12 and T12′ in both bases and modes. ARX takes binary, pyCANON natural
    /// logarithms, and neither looks at absent values.
    #[test]
    fn t12_is_as_in_the_spec_in_both_bases_and_modes() {
        use DisclosureMode::{PresentOnly, Strict};
        for (counts, mode, e, two) in [
            ([2, 2, 0], PresentOnly, LN_2, 1.0),
            ([1, 2, 1], PresentOnly, 0.510_826, 0.736_966),
            ([0, 0, 4], PresentOnly, 0.875_469, 1.263_034),
            ([2, 2, 0], Strict, f64::INFINITY, f64::INFINITY),
            ([1, 1, 2], Strict, 0.287_682, 0.415_037),
            ([1, 2, 1], Strict, 0.510_826, 0.736_966),
        ] {
            for (base, expected) in [(LogarithmBase::E, e), (LogarithmBase::Two, two)] {
                let (found, holds) = measured(base, mode, &[3, 4, 5], &counts);
                assert!(found == expected || (found - expected).abs() < 1e-6, "{found}");
                assert_eq!(holds, expected < 1.5);
            }
        }
    }

    /// Spec D11: classes with 1, 0 and 5 of 10 all hold; the first two together do not.
    #[test]
    fn looking_only_at_what_is_present_is_not_monotone() {
        let present = |having: u32, size: u32| {
            let (base, mode) = (LogarithmBase::Two, DisclosureMode::PresentOnly);
            measured(base, mode, &[1, 4], &[having, size - having])
        };
        assert!(present(1, 10).1 && present(0, 10).1 && present(5, 10).1);
        assert!(!present(1, 20).1);
        assert!((present(1, 20).0 - 2.0).abs() < 1e-12);
        let model =
            |mode| DeltaDisclosure::new(1.0, LogarithmBase::E, mode, 0, &Values::plain(2)).unwrap();
        assert_eq!(model(DisclosureMode::PresentOnly).monotone(), Monotone::NEVER);
        assert_eq!(model(DisclosureMode::Strict).monotone(), Monotone::WITHOUT_SUPPRESSION);
    }

    /// |log₂(1/2)| is 1 and not below 1, whatever rounding makes of it.
    #[test]
    fn a_logarithm_of_delta_itself_fails() {
        let known = Values { reference: vec![3, 7, 10], ..Values::plain(3) };
        let (base, mode) = (LogarithmBase::E, DisclosureMode::Strict);
        let model = |delta| DeltaDisclosure::new(delta, base, mode, 0, &known).unwrap();
        let histogram = [Histogram { values: &[0, 1, 2], counts: &[6, 14, 20] }];
        let class = Class::given(40, &histogram);
        assert!(model(1e-9).holds(&class));
        let histogram = [Histogram { values: &[0, 1, 2], counts: &[6, 7, 7] }];
        let class = Class::given(20, &histogram);
        assert!(!model(LN_2).holds(&class));
        assert!(model(LN_2 + 1e-6).holds(&class));
    }
}
