//! What a release shows of a sensitive column.

use super::candidates::Matched;
use crate::error::Result;
use crate::hierarchy::{self, Hierarchy, Spec};
use crate::histogram::{Adder, Histogram, Histograms, VOID};
use crate::plan::MissingSensitive;
use crate::table::{Column, Domain, LineIndex, Multiplicity, Translated};

/// A sensitive column of a release.
#[derive(Debug)]
pub struct SensitiveColumn {
    /// Its number among the attributes.
    pub attribute: usize,
    pub(super) domain: Domain,
    /// For each record its value, or [`VOID`] where that is missing.
    pub(super) codes: Translated<'static>,
    /// How many records have each value.
    pub(super) reference: Vec<u64>,
    /// How many records have one.
    pub(super) present: u64,
    /// The values as numbers, if all are, in the order of the domain.
    pub(super) numbers: Option<Vec<Option<f64>>>,
    /// How the values grow coarser, if that was said.
    pub(super) tree: Option<Hierarchy>,
}

impl SensitiveColumn {
    /// The column of a release. `ranged` says whether something is between two of its numbers,
    /// `spec` which of its values mean nearly the same.
    ///
    /// # Errors
    /// Whatever is wrong with the hierarchy.
    pub fn new(
        attribute: usize,
        released: &Column,
        markers: &[String],
        missing: MissingSensitive,
        (spec, ranged): (&Spec, bool),
    ) -> Result<Self> {
        let (domain, translated) = Domain::read(released, 1, markers, &LineIndex::default());
        let counts_missing = missing == MissingSensitive::OwnValue;
        let void = domain.missing.filter(|_| !counts_missing);
        let values = domain.values.len();
        let codes = Translated::plain(released.codes.clone(), released.dictionary.len());
        let codes = codes.map(
            |text| {
                let value = translated.meanings()[text as usize];
                if Some(value) == void { VOID } else { value }
            },
            values,
        );
        let of_values = domain.counts.iter().zip(0..);
        let reference: Vec<u64> = of_values
            .map(|(&count, code)| if Some(code) == void { 0 } else { u64::from(count) })
            .collect();
        let tree = match spec.rule() {
            Some(_) => Some(hierarchy::build(spec, &domain)?.0),
            None => None,
        };
        Ok(Self {
            attribute,
            codes,
            present: reference.iter().sum(),
            reference,
            numbers: domain.numbers().filter(|_| ranged),
            domain,
            tree,
        })
    }

    /// q(s): the share of a value among all released records that have one.
    pub(super) fn share(&self, value: u32) -> f64 {
        self.reference[value as usize] as f64 / self.present as f64
    }

    /// From the smallest number to the largest; `None` if the column has none, or one alone.
    pub(super) fn range(&self) -> Option<f64> {
        let all = self.numbers.as_ref()?.iter().flatten().copied();
        let range = all.clone().fold(f64::MIN, f64::max) - all.fold(f64::MAX, f64::min);
        (range > 0.0).then_some(range)
    }

    /// The share of the numbers between those of two values, both included, among all records.
    pub(super) fn share_between(&self, low: u32, high: u32) -> Option<f64> {
        let numbers = self.numbers.as_ref()?;
        let (low, high) = (numbers[low as usize]?, numbers[high as usize]?);
        let enclosed = numbers
            .iter()
            .zip(&self.reference)
            .filter(|(number, _)| number.is_some_and(|number| (low..=high).contains(&number)));
        Some(enclosed.map(|(_, &count)| count).sum::<u64>() as f64 / self.present as f64)
    }

    pub(super) fn text(&self, value: u32) -> String {
        self.domain.values[value as usize].clone()
    }
}

/// The values of each candidate set, one set after the other.
#[derive(Debug)]
pub(super) struct SetValues {
    of_classes: Histograms,
    adder: Adder,
}

impl SetValues {
    /// For the sets of what matched.
    pub(super) fn new(column: &SensitiveColumn, matched: &Matched) -> Self {
        let sizes: Vec<u32> = (0..matched.classes.classes())
            .map(|class| matched.classes.of_class(class).len() as u32)
            .collect();
        let of_classes =
            Histograms::count(&column.codes, &matched.class_of, &sizes, &Multiplicity::default());
        Self { adder: Adder::new(&of_classes), of_classes }
    }

    /// Hands on the values of some classes together.
    pub(super) fn of_classes<T>(
        &mut self,
        classes: &[u32],
        look: impl FnOnce(Histogram<'_>) -> T,
    ) -> T {
        match classes {
            [class] => look(self.of_classes.of_class(*class as usize)),
            _ => look(self.adder.sum(&self.of_classes, classes).of_class(0)),
        }
    }
}
