//! Population uniqueness by Pitman's sampling formula.
//!
//! # Definition
//! The class sizes of the sample follow Pitman's formula with θ and 0 < α < 1. Its
//! likelihood is largest where (spec E9)
//!
//! * Σ 1 / (θ + i α), i < J, equals Σ 1 / (θ + i), i < n, and
//! * Σ i / (θ + i α), i < J, equals Σ over classes of Σ 1 / (j − α), j below the size.
//!
//! Then U ≈ Γ(θ + 1) / Γ(θ + α) · N^α. θ is at least 0: where the likelihood still grows
//! towards negative θ, θ is 0 and only the second equation holds.
//!
//! # Source
//! J. Pitman. "Random Discrete Distributions Invariant under Size-Biased Permutation."
//! Advances in Applied Probability 28(2), 1996. N. Hoshino. "Applying Pitman's Sampling
//! Formula to Microdata Disclosure Risk Assessment." J. Official Statistics 17(4), 2001.
//!
//! # Invariants
//! For each θ below the one at which α would reach 0, one α satisfies the second equation.
//! Along these pairs the first is solved by Newton's method within a bracket, so that it
//! ends at a maximum of the likelihood. There is none inside 0 < α < 1 if the likelihood
//! still grows where α reaches 0. An estimate of more uniques than persons is none, either.
//!
//! # Cost
//! [`num::reciprocal_sums`] takes the same time for any number of terms: each step costs one
//! such sum for each distinct class size, however many records there are.

use crate::num;
use crate::risk::{ClassSizes, is_sampling_fraction};

/// Steps after which the method has failed. It takes about ten.
const STEPS: u32 = 200;

/// A step that changes α and, relatively, θ by less is the last. Convergence is quadratic, so
/// what remains after it is rounding.
const REST: f64 = 1e-9;

/// Pitman's estimate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pitman {
    /// θ, the concentration.
    pub theta: f64,
    /// α, the discount.
    pub alpha: f64,
    /// Population uniques as a share of the population.
    pub fraction: f64,
}

/// Pitman's estimate; `None` without a sampling fraction in (0, 1], or where the model
/// cannot be fitted to these classes.
#[must_use]
pub fn pitman(sizes: &ClassSizes, sampling_fraction: f64) -> Option<Pitman> {
    if !is_sampling_fraction(sampling_fraction) {
        return None;
    }
    let (theta, alpha) = fit(sizes)?;
    let population = sizes.records() as f64 / sampling_fraction;
    let log_uniques =
        num::ln_gamma(theta + 1.0) - num::ln_gamma(theta + alpha) + alpha * num::ln(population);
    let fraction = num::exp(log_uniques - num::ln(population));
    (fraction <= 1.0).then_some(Pitman { theta, alpha, fraction })
}

/// First and second derivatives of the log likelihood.
struct Derivatives {
    theta: f64,
    alpha: f64,
    theta_theta: f64,
    theta_alpha: f64,
    alpha_alpha: f64,
}

impl Derivatives {
    fn at(sizes: &ClassSizes, theta: f64, alpha: f64) -> Self {
        let classes = f64::from(sizes.classes());
        // Over i from 1 to J − 1: Σ 1 / (θ + i α) and Σ 1 / (θ + i α)².
        let (first, second) =
            num::reciprocal_sums(theta / alpha + 1.0, u64::from(sizes.classes()) - 1);
        let (first, second) = (first / alpha, second / (alpha * alpha));
        let (among_all, among_all_squared) = num::reciprocal_sums(theta + 1.0, sizes.records() - 1);
        // Sizes ascend, so that each continues the sums of the one before.
        let (mut inner, mut inner_squared) = (0.0, 0.0);
        let (mut sum, mut squares, mut reached) = (0.0, 0.0, 1_u32);
        for (size, n) in sizes.iter() {
            let terms = u64::from(size - reached);
            let (more, more_squares) = num::reciprocal_sums(f64::from(reached) - alpha, terms);
            (sum, squares, reached) = (sum + more, squares + more_squares, size);
            inner += f64::from(n) * sum;
            inner_squared += f64::from(n) * squares;
        }
        Self {
            theta: first - among_all,
            alpha: (classes - 1.0 - theta * first) / alpha - inner,
            theta_theta: among_all_squared - second,
            theta_alpha: -(first - theta * second) / alpha,
            alpha_alpha: -(classes - 1.0 - 2.0 * theta * first + theta * theta * second)
                / (alpha * alpha)
                - inner_squared,
        }
    }

    /// Newton's step in α alone.
    fn step_of_alpha(&self) -> f64 {
        -self.alpha / self.alpha_alpha
    }

    /// Newton's step in θ and α.
    fn step(&self) -> (f64, f64) {
        let determinant = self.theta_theta * self.alpha_alpha - self.theta_alpha * self.theta_alpha;
        (
            (self.theta_alpha * self.alpha - self.alpha_alpha * self.theta) / determinant,
            (self.theta_alpha * self.theta - self.theta_theta * self.alpha) / determinant,
        )
    }

    /// How the likelihood grows with θ if α follows.
    fn along_theta(&self) -> f64 {
        self.theta + self.theta_alpha * self.step_of_alpha()
    }
}

/// The start of Hoshino: both equations solved for large samples.
fn start(sizes: &ClassSizes) -> (f64, f64) {
    let records = sizes.records() as f64;
    let classes = f64::from(sizes.classes());
    let uniques = f64::from(sizes.uniques());
    let pairs = sizes.iter().find(|&(size, _)| size == 2).map_or(1.0, |(_, n)| f64::from(n));
    let c = uniques * (uniques - 1.0) / pairs;
    let theta = (records * classes * c - uniques * (records - 1.0) * (2.0 * classes + c))
        / (2.0 * uniques * classes + uniques * c - records * c);
    let alpha = (theta * (uniques - records) + (records - 1.0) * uniques) / (records * classes);
    (theta, alpha)
}

/// θ at which the second equation holds with α = 0.
fn largest_theta(sizes: &ClassSizes) -> f64 {
    let classes = f64::from(sizes.classes());
    let inner: f64 = sizes
        .iter()
        .map(|(size, n)| {
            let harmonic = num::reciprocal_sums(1.0, u64::from(size) - 1).0;
            f64::from(n) * harmonic
        })
        .sum();
    0.5 * classes * (classes - 1.0) / inner
}

/// α that satisfies the second equation at this θ, with the derivatives there: the likelihood
/// is concave in α.
fn best_alpha(sizes: &ClassSizes, theta: f64, guess: f64) -> Option<(f64, Derivatives)> {
    let (mut low, mut high, mut alpha) = (0.0, 1.0, guess);
    for _ in 0..STEPS {
        if !(alpha > low && alpha < high) {
            alpha = 0.5 * (low + high);
        }
        let here = Derivatives::at(sizes, theta, alpha);
        let step = here.step_of_alpha();
        if step.abs() <= REST {
            return Some((alpha, here));
        }
        *(if step > 0.0 { &mut low } else { &mut high }) = alpha;
        alpha += step;
    }
    None
}

/// θ and α that make the classes most likely.
fn fit(sizes: &ClassSizes) -> Option<(f64, f64)> {
    let (classes, records) = (u64::from(sizes.classes()), sizes.records());
    if classes < 2 || classes == records {
        return None;
    }
    let (mut low, mut high) = (0.0, largest_theta(sizes));
    if (classes - 1) as f64 / high >= num::reciprocal_sums(high + 1.0, records - 1).0 {
        return None;
    }
    let (mut theta, mut alpha) = start(sizes);
    let (edge, here) = best_alpha(sizes, 0.0, alpha)?;
    if here.along_theta() <= 0.0 {
        return Some((0.0, edge + here.step_of_alpha()));
    }
    for _ in 0..STEPS {
        if !(theta > low && theta < high) {
            // Halfway between orders of magnitude, as soon as there is a lower one.
            theta = if low > 0.0 { (low * high).sqrt() } else { 0.125 * high };
        }
        let (here_alpha, here) = best_alpha(sizes, theta, alpha)?;
        let (along_theta, along_alpha) = here.step();
        if along_theta.abs() <= REST * (theta + 1.0) {
            return Some((theta + along_theta, here_alpha + along_alpha));
        }
        *(if here.along_theta() > 0.0 { &mut low } else { &mut high }) = theta;
        (theta, alpha) = (theta + along_theta, here_alpha + along_alpha);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{Derivatives, fit, pitman, start};
    use crate::risk::ClassSizes;
    use crate::risk::histograms::{ADULT, P1, WITHOUT_PITMAN, sizes};
    use proptest::prelude::*;

    fn near(found: f64, expected: f64, relative: f64) {
        assert!((found / expected - 1.0).abs() < relative, "{found} is not {expected}");
    }

    /// Spec vectors P1.
    #[test]
    fn p1_has_the_estimates_of_the_spec() {
        let (theta, alpha) = start(&sizes(&P1));
        near(theta, 27.843_286_16, 1e-9);
        near(alpha, 0.425_267_52, 1e-7);
        for (share, fraction) in [
            (0.05, 0.069_723_789_832),
            (0.1, 0.098_465_264_107),
            (0.25, 0.155_397_061_184),
            (0.5, 0.219_454_689_823),
        ] {
            let estimate = pitman(&sizes(&P1), share).unwrap();
            near(estimate.theta, 19.344_880_804_4, 1e-11);
            near(estimate.alpha, 0.502_036_118_8, 1e-9);
            near(estimate.fraction, fraction, 1e-10);
        }
    }

    /// Spec E9: the fractions are asserted by ARX's own tests.
    #[test]
    fn adult_has_the_estimates_of_arx() {
        let (theta, alpha) = start(&sizes(&ADULT));
        near(theta, 4_134.314_586_771_733, 1e-12);
        near(alpha, 0.692_411_328_030_076_9, 1e-12);
        for (share, fraction) in [(0.1, 0.276_849_938_836_535_97), (0.01, 0.144_608_353_116_738_4)]
        {
            let estimate = pitman(&sizes(&ADULT), share).unwrap();
            near(estimate.theta, 3_176.233_517_9, 1e-10);
            near(estimate.alpha, 0.717_948_948_2, 1e-9);
            near(estimate.fraction, fraction, 1e-9);
        }
    }

    /// Spec E9: the solution of this example has α = −2.04.
    #[test]
    fn a_solution_outside_the_model_is_no_estimate() {
        assert_eq!(pitman(&sizes(&WITHOUT_PITMAN), 0.1), None);
    }

    #[test]
    fn the_derivatives_are_the_sums_of_the_definition() {
        let table = sizes(&P1);
        for (theta, alpha) in [(0.0, 0.3), (0.7, 0.95), (19.3, 0.5), (4000.0, 0.02)] {
            let found = Derivatives::at(&table, theta, alpha);
            let (mut by_theta, mut by_alpha) = (0.0, 0.0);
            let (mut theta_theta, mut theta_alpha, mut alpha_alpha) = (0.0, 0.0, 0.0);
            for i in 1..94 {
                let i = f64::from(i);
                let r = 1.0 / (theta + i * alpha);
                by_theta += r;
                by_alpha += i * r;
                theta_theta -= r * r;
                theta_alpha -= i * r * r;
                alpha_alpha -= i * i * r * r;
            }
            for i in 1..206 {
                let r = 1.0 / (theta + f64::from(i));
                by_theta -= r;
                theta_theta += r * r;
            }
            for (size, classes) in P1 {
                for j in 1..size {
                    let r = 1.0 / (f64::from(j) - alpha);
                    by_alpha -= classes as f64 * r;
                    alpha_alpha -= classes as f64 * r * r;
                }
            }
            for (found, expected) in [
                (found.theta, by_theta),
                (found.alpha, by_alpha),
                (found.theta_theta, theta_theta),
                (found.theta_alpha, theta_alpha),
                (found.alpha_alpha, alpha_alpha),
            ] {
                assert!((found - expected).abs() < 1e-8 * expected.abs().max(1e-3));
            }
        }
    }

    /// With one large class the likelihood grows towards negative θ; the maximum on θ = 0
    /// satisfies the second equation.
    #[test]
    fn theta_stays_at_zero_where_it_would_become_negative() {
        let skewed = sizes(&[(1, 30), (2, 8), (5, 3), (4000, 1), (90_000, 1)]);
        let (theta, alpha) = fit(&skewed).unwrap();
        let derivatives = Derivatives::at(&skewed, theta, alpha);
        assert_eq!(theta, 0.0);
        assert!(derivatives.theta < 0.0 && derivatives.alpha.abs() < 1e-9);
    }

    #[test]
    fn classes_that_say_nothing_have_no_estimate() {
        for table in [&[][..], &[(1, 1)], &[(1, 9)], &[(7, 1)]] {
            assert_eq!(pitman(&sizes(table), 0.1), None);
        }
        assert_eq!(pitman(&sizes(&P1), 0.0), None);
        assert_eq!(pitman(&sizes(&P1), f64::NAN), None);
    }

    /// α that satisfies the second equation at this θ, by bisection.
    fn profile(table: &ClassSizes, theta: f64) -> Option<f64> {
        let slope = |alpha| Derivatives::at(table, theta, alpha).alpha;
        let (mut low, mut high) = (1e-6, 1.0 - 1e-6);
        if slope(low) <= 0.0 || slope(high) >= 0.0 {
            return None;
        }
        for _ in 0..60 {
            let middle = 0.5 * (low + high);
            *(if slope(middle) > 0.0 { &mut low } else { &mut high }) = middle;
        }
        Some(low)
    }

    /// Whether the likelihood, at the best α for each θ, rises and then falls.
    fn has_maximum(table: &ClassSizes) -> bool {
        let slopes: Vec<f64> = std::iter::once(0.0)
            .chain((-40..=120).map(|i| crate::num::exp(0.1 * f64::from(i))))
            .filter_map(|theta| Some(Derivatives::at(table, theta, profile(table, theta)?).theta))
            .collect();
        let starts_at_zero = profile(table, 0.0).is_some();
        starts_at_zero && slopes[0] < 0.0 || slopes.windows(2).any(|s| s[0] > 0.0 && s[1] < 0.0)
    }

    /// A fit satisfies both equations, and there is one where there is a maximum.
    fn check_fit(table: &ClassSizes) -> bool {
        let Some((theta, alpha)) = fit(table) else {
            assert!(!has_maximum(table));
            return false;
        };
        let derivatives = Derivatives::at(table, theta, alpha);
        let scale = f64::from(table.classes());
        assert!(theta >= 0.0 && alpha > 0.0 && alpha < 1.0);
        assert!(derivatives.alpha.abs() < 1e-8 * scale);
        assert!(if theta == 0.0 {
            derivatives.theta <= 0.0
        } else {
            (derivatives.theta * theta).abs() < 1e-8 * scale
        });
        true
    }

    #[test]
    fn long_tails_are_fitted() {
        let (mut tables, mut fitted) = (0, 0);
        for uniques in [30.0, 100.0, 1000.0, 20_000.0] {
            for exponent in [1.3, 1.6, 2.0, 2.5, 3.5] {
                for largest in [4, 20, 300, 5000] {
                    let table: ClassSizes = (1..=largest)
                        .flat_map(|size: u32| {
                            let classes = uniques / crate::num::pow(f64::from(size), exponent);
                            std::iter::repeat_n(size, classes.round() as usize)
                        })
                        .collect();
                    tables += 1;
                    fitted += u32::from(check_fit(&table));
                }
            }
        }
        assert_eq!((tables, fitted), (80, 62));
    }

    proptest! {
        /// Whatever the table.
        #[test]
        fn every_maximum_is_found(
            larger in prop::collection::btree_map(2..60_u32, 1..300_usize, 0..10),
            uniques in 0..3000_usize,
        ) {
            // A table without records has no estimate to be asked for.
            prop_assume!(uniques > 0 || !larger.is_empty());
            let histogram: Vec<(u32, usize)> = larger.into_iter().chain([(1, uniques)]).collect();
            check_fit(&sizes(&histogram));
        }
    }
}
