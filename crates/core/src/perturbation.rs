//! Values that are not true of the persons beside them: data swapping and randomized response.
//!
//! # Definition
//! *Data swapping* (spec C6): of n records a share is drawn at random, and each of these takes the
//! value of another one of them, along one random cycle: nobody keeps a value because their place
//! was drawn for themselves, and only where two have equal values does it stay what it is. The
//! column has the same values equally often. *Randomized response*: with the probability `keep` a
//! value stays, otherwise it is drawn uniformly from the m values of the column, so that
//! P(y | x) = keep + (1 − keep) / m if y = x and (1 − keep) / m otherwise. Two persons of different
//! values show any value with probabilities whose ratio is at most e^ε, ε = ln(1 + m · keep /
//! (1 − keep)), which is local differential privacy. With λ the share of records that show a
//! value, (λ − (1 − keep) / m) / keep is an unbiased estimate of the share that has it.
//!
//! # Source
//! T. Dalenius, S. P. Reiss. "Data-Swapping: A Technique for Disclosure Control." Journal of
//! Statistical Planning and Inference 6(1):73–85, 1982. S. L. Warner. "Randomized Response: A Survey
//! Technique for Eliminating Evasive Answer Bias." JASA 60(309):63–69, 1965. P. Kairouz, S. Oh,
//! P. Viswanath. "Extremal Mechanisms for Local Differential Privacy." NIPS 2014.

use crate::choice::{Choice, Declaration, Parameter, Range};
use crate::error::Result;
use crate::num;
use crate::shuffle::Draws;
use crate::table::{Column, Dictionary};

/// Values that stay in nine of ten records are as good as true, and nobody would be protected.
const LEAST_SHARE: f64 = 0.1;
const MOST_KEPT: f64 = 0.9;

/// The share of the records whose values are exchanged.
const SHARE: Parameter =
    Parameter::number("share", Range { min: Some(LEAST_SHARE), ..Range::SHARE })
        .required()
        .suggested(0.2);

/// The probability with which a value stays.
const KEEP: Parameter =
    Parameter::number("keep", Range { max: Some(MOST_KEPT), ..Range::FRACTION })
        .required()
        .suggested(0.5);

/// Values of some records go round among them.
static SWAP: Declaration = Declaration {
    id: "swap",
    family: "",
    source: "Dalenius, Reiss, Journal of Statistical Planning and Inference 6(1):73–85, 1982",
    formula: "y = x ∘ σ, σ a random cycle of share · n records",
    parameters: &[SHARE],
};

/// Each value stays, or is drawn anew.
static RANDOMIZED_RESPONSE: Declaration = Declaration {
    id: "randomized-response",
    family: "",
    source: "Warner, JASA 60(309):63–69, 1965; Kairouz, Oh, Viswanath, NIPS 2014",
    formula: "P(y | x) = keep·[y = x] + (1 − keep)/m, ε = ln(1 + m·keep/(1 − keep))",
    parameters: &[KEEP],
};

/// All kinds, in the order of the list.
pub static PERTURBATIONS: [&Declaration; 2] = [&SWAP, &RANDOMIZED_RESPONSE];

/// Records that a value of a column that is randomized has on average, at least. Where there are
/// fewer, what is drawn is often the value of one other person, exactly.
pub const RECORDS_PER_VALUE: usize = 10;

/// Records that exchange their values, at least.
pub const FEWEST_EXCHANGED: usize = 3;

/// Equally likely numbers of which `keep` is a share.
const PARTS: u32 = 1 << 30;

/// How the values of a column are made untrue.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Perturbation {
    /// Those of a share of the records are exchanged.
    Swap {
        /// From 0.1 to 1.
        share: f64,
    },
    /// Each stays with a probability, and is drawn from all values of the column otherwise.
    RandomizedResponse {
        /// Above 0, at most 0.9.
        keep: f64,
    },
}

impl Perturbation {
    /// What a recipe chose.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) for a number outside its range.
    pub fn chosen(choice: &Choice) -> Result<Self> {
        choice.check()?;
        let number = |name: &str| choice.number_given(name).unwrap_or_default();
        Ok(match choice.id() {
            "swap" => Self::Swap { share: number(SHARE.name) },
            _ => Self::RandomizedResponse { keep: number(KEEP.name) },
        })
    }

    /// The ε of local differential privacy for a column of so many values: how much likelier one
    /// value may make what is shown than another, as a logarithm. None is promised of a swap.
    #[must_use]
    pub fn epsilon(self, values: usize) -> Option<f64> {
        match self {
            Self::Swap { .. } => None,
            Self::RandomizedResponse { keep } => {
                Some(num::ln_1p(values as f64 * keep / (1.0 - keep)))
            }
        }
    }

    /// How many of so many cells are expected to show another value, of so many.
    #[must_use]
    pub fn expected(self, cells: usize, values: usize) -> Option<f64> {
        match self {
            Self::Swap { .. } => None,
            Self::RandomizedResponse { keep } => {
                Some(cells as f64 * (1.0 - keep) * (1.0 - 1.0 / values.max(1) as f64))
            }
        }
    }

    /// Whether so many records are written that it can be done to their values, of which the column
    /// has so many: whoever knows that two records have exchanged theirs makes them true again, and
    /// what is drawn among few records is often the value of one other person.
    #[must_use]
    pub fn suits(self, records: usize, values: usize) -> bool {
        match self {
            Self::Swap { share } => (share * records as f64).round() as usize >= FEWEST_EXCHANGED,
            Self::RandomizedResponse { .. } => records >= RECORDS_PER_VALUE * values,
        }
    }

    /// Perturbs the cells of all records that are written, each a number below `values`; how many
    /// were drawn.
    pub(crate) fn perturb(self, cells: &mut [u32], values: u32, draws: &mut Draws) -> u64 {
        match self {
            Self::Swap { share } => swap(share, cells, draws),
            Self::RandomizedResponse { keep } => {
                let kept = (keep * f64::from(PARTS)).round() as u32;
                let mut drawn = 0;
                for cell in cells {
                    if draws.below(PARTS) >= kept {
                        *cell = draws.below(values);
                        drawn += 1;
                    }
                }
                drawn
            }
        }
    }
}

/// Lets the values of a share of the cells go round among them.
fn swap(share: f64, cells: &mut [u32], draws: &mut Draws) -> u64 {
    let number = ((share * cells.len() as f64).round() as usize).min(cells.len());
    let mut places: Vec<u32> = (0..cells.len() as u32).collect();
    draws.order(&mut places);
    places.truncate(number);
    let Some(&first) = places.first() else { return 0 };
    let first = cells[first as usize];
    for pair in places.windows(2) {
        cells[pair[0] as usize] = cells[pair[1] as usize];
    }
    cells[places[number - 1] as usize] = first;
    number as u64
}

/// The values that occur in a column, and for each of its codes the number of its value. All markers
/// of missing cells are one value, like any other.
#[must_use]
pub fn values_of(column: &Column, markers: &[String]) -> (Dictionary, Vec<u32>) {
    let mut values = Dictionary::new();
    let mut numbers = vec![0; column.dictionary.len()];
    for (code, ..) in column.codes.occurrences(column.dictionary.len()) {
        let text = column.dictionary.get(code);
        let is_missing = markers.iter().any(|marker| marker == text);
        numbers[code as usize] = values.insert(if is_missing { &markers[0] } else { text });
    }
    (values, numbers)
}

#[cfg(test)]
mod tests;
