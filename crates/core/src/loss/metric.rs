//! The loss of one attribute.
//!
//! # Loss
//! V. Iyengar. "Transforming Data to Satisfy Privacy Constraints." KDD 2002, with
//! ARX's balance and normalisation (spec F6, M8). Every record costs the share of
//! the domain that its cell may stand for; suppressed, it costs S more of the rest.
//!
//! # Precision
//! L. Sweeney. "Achieving k-Anonymity Privacy Protection Using Generalization and
//! Suppression." IJUFKS 10(5), 2002 (spec F3, M8, M9): the height of each cell in
//! its hierarchy. As a loss it is 1 − Prec.

use super::Balance;
use super::marginal::Marginal;

/// What is measured on each attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Metric {
    /// Share of the domain that a cell may stand for.
    Loss,
    /// Height of a cell in its hierarchy.
    Precision,
}

impl Metric {
    /// The loss of one attribute on `level`, 0 to 1, if `suppressed` records whose groups
    /// weigh `weight` together are left out.
    pub(super) fn attribute(
        self,
        balance: Balance,
        marginal: &Marginal,
        level: u8,
        suppressed: u64,
        weight: u64,
    ) -> f64 {
        let Balance { generalization, suppression } = balance;
        let records = marginal.records as f64;
        let suppressed_records = suppressed as f64;
        if marginal.records == 0 {
            return 0.0;
        }
        match self {
            Self::Loss => {
                if marginal.domain == marginal.exact {
                    return 0.0; // One leaf: nothing can be lost.
                }
                let domain = marginal.domain as f64;
                let released = (marginal.total(level) - weight) as f64 / domain;
                let left_out = weight as f64 / domain;
                let cost = generalization * released
                    + (suppression * suppressed_records + (1.0 - suppression) * left_out);
                let least = generalization * (records * marginal.exact as f64 / domain);
                ((cost - least) / (records - least)).max(0.0)
            }
            Self::Precision => {
                let height = marginal.height();
                if height == 0 {
                    return 0.0;
                }
                let share = f64::from(level) / height as f64;
                (generalization * (records - suppressed_records) * share
                    + suppression * suppressed_records)
                    / records
            }
        }
    }

    /// How many records, from `least` to `most`, should be suppressed for this attribute to
    /// lose least: the bound must assume that many.
    pub(super) fn cheapest(
        self,
        balance: Balance,
        marginal: &Marginal,
        level: u8,
        least: u64,
        most: u64,
    ) -> u64 {
        let cheaper_suppressed = match self {
            // Suppressing adds share·(1 − G) + S·(1 − share), which is never negative.
            Self::Loss => false,
            // It adds S − G·level/height, which is negative where S is small.
            Self::Precision => {
                let share = f64::from(level) / (marginal.height().max(1)) as f64;
                balance.suppression < balance.generalization * share
            }
        };
        if cheaper_suppressed { most } else { least }
    }
}
