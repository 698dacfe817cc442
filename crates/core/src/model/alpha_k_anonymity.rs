//! (α, k)-anonymity: classes of at least k records in which no sensitive value is too frequent.
//!
//! # Definition
//! Every class has at least k records, and n(E, s)/n(E) ≤ α for every sensitive
//! value s, or for every one of the critical values where those are named (spec
//! D13). Missing values do not count.
//!
//! # Source
//! R. C.-W. Wong, J. Li, A. W.-C. Fu, K. Wang. "(α, k)-Anonymity: An Enhanced
//! k-Anonymity Model for Privacy Preserving Data Publishing." KDD 2006.
//!
//! # Invariants
//! The share in a union lies between those of its parts: monotone without
//! suppression. The measure is the largest share; the class size is a facet. Both
//! are compared as written, without rounding.

use super::k_anonymity::K;
use super::{ClassModel, ColumnTracker, Facet, KAnonymity, Model, ModelChoice};
use super::{Monotone, Stronger, Values};
use crate::choice::{Choice, Declaration, Listed, Parameter, Range};
use crate::error::Result;
use crate::partition::Class;

const ALPHA: Parameter = Parameter::number("alpha", Range::FRACTION)
    .required()
    .suggested(0.5)
    .stronger(Stronger::Smaller);

/// The demand for (α, k)-anonymity.
#[derive(Clone, Debug)]
pub struct AlphaKAnonymity {
    track: usize,
    alpha: f64,
    k: u32,
    /// The codes of the critical values; `None` for all.
    critical: Option<Vec<u32>>,
}

impl AlphaKAnonymity {
    /// Shares of at most `alpha` in the column tracked as `track`, in classes of at least `k`.
    /// Critical values that do not occur are of no concern.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) if α is not above 0 and at most 1, or k is below 2.
    pub fn new(
        alpha: f64,
        k: u32,
        critical: Option<&[String]>,
        track: usize,
        values: &Values,
    ) -> Result<Self> {
        ALPHA.check(alpha)?;
        let k = KAnonymity::new(k)?.k();
        Ok(Self {
            track,
            alpha,
            k,
            critical: critical
                .map(|texts| texts.iter().filter_map(|text| values.code(text)).collect()),
        })
    }

    /// The largest share that is limited; `None` without values.
    #[inline]
    fn share(&self, class: &Class<'_>) -> Option<f64> {
        let histogram = class.histogram(self.track);
        let largest = match &self.critical {
            None => histogram.largest(),
            Some(codes) => codes.iter().map(|&code| histogram.count(code)).max().unwrap_or(0),
        };
        let some = histogram.distinct() > 0;
        some.then(|| f64::from(largest) / f64::from(histogram.total()))
    }
}

impl ModelChoice for AlphaKAnonymity {
    const DECLARED: &'static Declaration = &Declaration {
        id: "alpha-k-anonymity",
        family: "value",
        source: "R. Wong, J. Li, A. Fu, K. Wang. (α, k)-Anonymity. KDD 2006.",
        formula: "f ≥ k, n(s) / f ≤ α",
        parameters: &[
            Parameter::sensitive(),
            ALPHA,
            K.smallest_class(),
            Parameter::values("values", Listed::Protected),
        ],
    };

    const FACETS: &'static [&'static str] = &[K.name];

    fn demands(choice: &Choice, _: bool) -> bool {
        choice.number_given("alpha").is_some_and(|alpha| alpha < 1.0)
            && choice.texts("values").is_none_or(|values| !values.is_empty())
    }

    fn bind(choice: &Choice, tracker: &mut ColumnTracker<'_>) -> Result<Model> {
        let (alpha, k) = (choice.number("alpha")?, choice.integer("k")?);
        let (track, values) = tracker.track_sensitive(choice)?;
        let model = Self::new(alpha, k, choice.texts("values"), track, &values)?;
        Ok(Model::Class(Box::new(model)))
    }
}

impl ClassModel for AlphaKAnonymity {
    #[inline]
    fn holds(&self, class: &Class<'_>) -> bool {
        class.size >= self.k && self.share(class).is_none_or(|share| share <= self.alpha)
    }

    /// The smallest α that would do.
    fn measure(&self, class: &Class<'_>) -> Option<f64> {
        self.share(class)
    }

    fn stronger(&self) -> Stronger {
        Stronger::Smaller
    }

    fn monotone(&self) -> Monotone {
        Monotone::WITHOUT_SUPPRESSION
    }

    /// The size of the class.
    fn facets(&self, class: &Class<'_>) -> Vec<Facet> {
        vec![Facet { name: K.name, value: f64::from(class.size), stronger: Stronger::Larger }]
    }
}

#[cfg(test)]
mod tests {
    use super::AlphaKAnonymity;
    use crate::histogram::Histogram;
    use crate::model::{ClassModel, Values};
    use crate::partition::Class;

    fn model(alpha: f64, k: u32, critical: Option<&[&str]>) -> AlphaKAnonymity {
        let named: Option<Vec<String>> =
            critical.map(|names| names.iter().map(|&name| name.to_owned()).collect());
        AlphaKAnonymity::new(alpha, k, named.as_deref(), 0, &Values::plain(3)).unwrap()
    }

    /// Spec D13: T12 has α = 0.5, 0.5 and 1, T12′ 0.5, both in classes of 4.
    #[test]
    fn shares_are_those_of_the_spec() {
        for (values, counts, alpha) in [
            (&[0, 1][..], &[2, 2][..], 0.5),
            (&[0, 1, 2], &[1, 2, 1], 0.5),
            (&[2], &[4], 1.0),
            (&[0, 1, 2], &[1, 1, 2], 0.5),
        ] {
            let histogram = [Histogram { values, counts }];
            let class = Class::given(4, &histogram);
            assert_eq!(model(0.5, 4, None).measure(&class), Some(alpha));
            assert_eq!(model(0.5, 4, None).holds(&class), alpha <= 0.5);
            assert!(!model(1.0, 5, None).holds(&class));
            assert_eq!(model(1.0, 5, None).facets(&class)[0].value, 4.0);
        }
    }

    #[test]
    fn only_critical_values_are_limited_where_they_are_named() {
        let histogram = [Histogram { values: &[0, 1], counts: &[7, 3] }];
        let class = Class::given(10, &histogram);
        assert!(model(0.3, 2, Some(&["1"])).holds(&class));
        assert!(!model(0.3, 2, Some(&["0", "1"])).holds(&class));
        assert_eq!(model(0.3, 2, Some(&["2", "unheard of"])).measure(&class), Some(0.0));
    }

    /// Spec A8: a class of missing values has no share, but a size.
    #[test]
    fn a_class_of_missing_values_still_has_a_size() {
        let histogram = [Histogram::default()];
        assert!(model(0.1, 3, None).holds(&Class::given(3, &histogram)));
        assert!(!model(0.1, 3, None).holds(&Class::given(2, &histogram)));
        assert_eq!(model(0.1, 3, None).measure(&Class::given(3, &histogram)), None);
    }
}
