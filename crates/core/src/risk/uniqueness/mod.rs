//! How many records are probably unique in the population (spec E9).
//!
//! A sample unique is only at stake if nobody else in the population looks like it. These
//! estimators conclude from the class sizes of a sample of the fraction π to the number U of
//! population uniques among N = n / π persons, and give U / N. Each is absent where its
//! model does not hold or cannot be fitted; none invents a number.
//!
//! They are not monotone under coarsening: no search may prune on them.

mod zayatz;
mod pitman;
mod slide_negative_binomial;
mod dankar;

pub use dankar::{Dankar, Estimator, dankar};
pub use pitman::{Pitman, pitman};
pub use slide_negative_binomial::{SlideNegativeBinomial, slide_negative_binomial};
pub use zayatz::{Zayatz, zayatz};
