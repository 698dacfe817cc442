//! Rare values together under one label (spec B2).
//!
//! On level ℓ a value that fewer than `below[ℓ − 1]` records have is written as the label; what is
//! more frequent stays what it is. Thresholds grow, so that what has gone together stays together.
//!
//! Records are counted in the table that is to be anonymized, whatever the hierarchy is then built
//! for: values that only a population has are as rare as can be. Missing cells stay missing below
//! `*`, however few they are.
//!
//! With several thresholds the label stands for more and more values. That is what it is for, so
//! that no warning says it (spec M16).

use super::chain::{self, Refused};
use super::kinds::{
    HierarchyChoice, HierarchyContext, LEVEL_LOSSES, Rule, Spec, refuse_marker, refused_part,
};
use super::{Hierarchy, MAX_HEIGHT, STAR};
use crate::choice::{Choice, Declaration, Parameter};
use crate::error::{Error, Kind, Result, Warning};
use crate::table::{Dictionary, Domain};
use std::collections::BTreeMap;

/// Values that few records have go together.
#[derive(Clone, Debug)]
pub struct Rare {
    below: Vec<u32>,
    label: String,
    /// How many records of the table have each value.
    records: BTreeMap<String, u32>,
}

/// What goes together on a level because it is rare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RareValues {
    /// The number of records from which on a value stays what it is.
    pub below: u32,
    /// The distinct values of the table that go together.
    pub values: u64,
    /// The records of the table that have them.
    pub records: u64,
}

impl HierarchyChoice for Rare {
    const DECLARED: &'static Declaration = &Declaration {
        id: "rare",
        family: "",
        source: "Values that fewer than n records of the table have, under one label.",
        formula: "",
        parameters: &[
            // For each level how many records a value needs to stay what it is.
            Parameter::numbers("below").required(),
            Parameter::text("label").required(),
            LEVEL_LOSSES,
        ],
    };

    fn bind(choice: &Choice, context: &HierarchyContext<'_>) -> Result<Spec> {
        let below = choice.numbers("below").unwrap_or_default();
        let below = below
            .iter()
            .enumerate()
            .map(|(number, &below)| {
                let is_whole = below.fract() == 0.0 && (2.0..=f64::from(u32::MAX)).contains(&below);
                if is_whole {
                    Ok(below as u32)
                } else {
                    Err(refused_part(format!("below[{number}]"), "too-small"))
                }
            })
            .collect::<Result<_>>()?;
        let records =
            (context.records)().ok_or_else(|| refused_part("below", "records-unknown"))?;
        Ok(Spec::new(Self::new(below, choice.text("label")?.to_owned(), records)?))
    }
}

impl Rare {
    /// Values that fewer than `below` records have, by these counts, under one label, for each
    /// level.
    ///
    /// # Errors
    /// [`Kind::HierarchyPart`] for thresholds that are none, below 2 or do not grow, and for a
    /// label that is empty or `*`; [`Kind::TooManyLevels`] over [`MAX_HEIGHT`].
    pub fn new(below: Vec<u32>, label: String, records: BTreeMap<String, u32>) -> Result<Self> {
        if below.len() > MAX_HEIGHT {
            let (levels, limit) = (below.len() as u64, MAX_HEIGHT as u64);
            return Err(Error::new(Kind::TooManyLevels { field: "below", levels, limit }));
        }
        match below.first() {
            None => return Err(refused_part("below", "empty")),
            Some(..2) => return Err(refused_part("below[0]", "too-small")),
            Some(_) => {}
        }
        if let Some(number) = below.windows(2).position(|pair| pair[0] >= pair[1]) {
            return Err(refused_part(format!("below[{}]", number + 1), "not-ascending"));
        }
        match label.as_str() {
            blank if blank.trim().is_empty() => Err(refused_part("label", "empty")),
            STAR => Err(refused_part("label", "star")),
            _ => Ok(Self { below, label, records }),
        }
    }

    fn records(&self, value: &str) -> u32 {
        self.records.get(value).copied().unwrap_or(0)
    }
}

impl Rule for Rare {
    fn is_open(&self) -> bool {
        true
    }

    /// # Errors
    /// [`Kind::HierarchyPart`] for a label that means a missing cell; [`Kind::LabelIsValue`] if a
    /// value reads like it.
    fn build(&self, domain: &Domain) -> Result<(Hierarchy, Vec<Warning>)> {
        refuse_marker(domain, &self.label, || "label".to_owned())?;
        let mut refused = Refused::none(domain);
        for (code, _) in domain.present().filter(|(_, text)| *text == self.label) {
            refused.note(code);
        }
        refused.check(|values| Kind::LabelIsValue { values })?;
        let above = self.below.iter().map(|&below| {
            let mut groups = vec![0; domain.values.len()];
            let mut labels = Dictionary::new();
            for (code, text) in domain.present() {
                let shown = if self.records(text) < below { &self.label } else { text };
                groups[code as usize] = labels.insert(shown);
            }
            (groups, labels.iter().map(str::to_owned).collect())
        });
        Ok((chain::by_leaves(domain, above.collect())?, Vec::new()))
    }

    fn growing(&self) -> Option<&str> {
        Some(&self.label)
    }

    fn rare(&self) -> Option<Vec<RareValues>> {
        Some(
            self.below
                .iter()
                .map(|&below| {
                    let joined = self.records.values().filter(|&&records| records < below);
                    RareValues {
                        below,
                        values: joined.clone().count() as u64,
                        records: joined.map(|&records| u64::from(records)).sum(),
                    }
                })
                .collect(),
        )
    }
}

#[cfg(test)]
mod tests;
