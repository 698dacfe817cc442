//! What the candidates of a set tell of a sensitive column (spec H2 to H5).

use super::background::{after_exclusions, posterior};
use super::finding::{Attack, Fact, Ranked};
use super::homogeneity::{share, shared};
use super::person_values::PersonValues;
use super::sensitive::SensitiveColumn;
use super::similarity::{closest, group};
use super::skewness::skewed;
use super::trial::{Likelihood, Settings};
use crate::histogram::Histogram;

/// Learning of one column from one set.
pub(super) struct Learning<'a> {
    pub(super) set: usize,
    pub(super) column: &'a SensitiveColumn,
    pub(super) settings: &'a Settings,
    /// What all of the release have, where it is known whose each record is.
    pub(super) everybody: Option<&'a PersonValues>,
}

impl Learning<'_> {
    /// What it comes to for the values of the set, and whether that is told. `all` are those who have a
    /// value, `persons` what each of them has, where that is known.
    pub(super) fn learned(
        &self,
        attack: Attack,
        (here, all): (Histogram<'_>, u32),
        persons: Option<&PersonValues>,
    ) -> Vec<(Ranked, bool)> {
        if here.values.is_empty() {
            return Vec::new();
        }
        let least = self.settings.confidence;
        match attack {
            Attack::Homogeneity => {
                let found = shared((here, all), least).into_iter();
                let told = found.map(|(code, share)| {
                    (self.value(code, share, self.prior(code)), share >= least)
                });
                told.collect()
            }
            Attack::Background => {
                let found = self.background((here, all), persons).into_iter();
                let told = found.map(|(code, confidence)| {
                    let before = share(here.count(code), all);
                    (self.value(code, confidence, before), confidence >= least)
                });
                told.collect()
            }
            Attack::Skewness => skewed((here, all), |code| self.prior(code), self.settings.skew)
                .map(|(code, share)| (self.value(code, share, self.prior(code)), true))
                .collect(),
            Attack::Similarity => self.similar((here, all), persons),
            _ => Vec::new(),
        }
    }

    fn ranked(&self, fact: Fact, confidence: f64, prior: Option<f64>) -> Ranked {
        Ranked { set: self.set, fact, confidence, prior, journalist: None }
    }

    fn value(&self, value: u32, confidence: f64, prior: f64) -> Ranked {
        let fact = Fact::Value { attribute: self.column.attribute, value: self.column.text(value) };
        self.ranked(fact, confidence, Some(prior))
    }

    /// q(s): the share of a value in the release.
    fn prior(&self, value: u32) -> f64 {
        self.everybody.map_or_else(|| self.column.share(value), |everybody| everybody.share(value))
    }

    fn background(
        &self,
        (here, all): (Histogram<'_>, u32),
        persons: Option<&PersonValues>,
    ) -> Option<(u32, f64)> {
        let Settings { likelihoods, exclusions, .. } = self.settings;
        let known: Vec<&Likelihood> = likelihoods
            .iter()
            .filter(|likelihood| likelihood.attribute == self.column.attribute)
            .collect();
        let ratio = |code: u32| {
            let text = &self.column.domain.values[code as usize];
            let known = known.iter().find(|known| known.value == *text);
            known.map_or(1.0, |known| known.ratio)
        };
        match (persons, known.is_empty()) {
            (Some(persons), true) if *exclusions == 1 => persons.after_exclusion(),
            (_, true) => after_exclusions((here, all), *exclusions),
            (Some(persons), false) => persons.posterior(ratio),
            (None, false) => posterior((here, all), ratio),
        }
    }

    fn similar(
        &self,
        (here, all): (Histogram<'_>, u32),
        persons: Option<&PersonValues>,
    ) -> Vec<(Ranked, bool)> {
        let Self { column, settings, .. } = self;
        let attribute = column.attribute;
        let found = match persons {
            Some(persons) => persons.closest(column, settings.confidence),
            None => closest((here, all), column, settings.confidence),
        };
        let numbers = found.map(|found| {
            let (low, high) = (column.text(found.low), column.text(found.high));
            let fact = Fact::Range { attribute, low, high, width: found.width };
            let is_told = found.width <= settings.width;
            let prior = match self.everybody.zip(column.numbers.as_ref()) {
                None => column.share_between(found.low, found.high),
                Some((everybody, numbers)) => {
                    let [low, high] = [found.low, found.high].map(|end| numbers[end as usize]);
                    Some(everybody.share_of(|value| {
                        let number = numbers[value as usize];
                        number.is_some() && low <= number && number <= high
                    }))
                }
            };
            (self.ranked(fact, found.share, prior), is_told)
        });
        let groups = column.tree.as_ref().and_then(|tree| {
            let found = match persons.zip(self.everybody) {
                Some((persons, everybody)) => persons.group(tree, everybody, settings.confidence),
                None => group((here, all), (tree, column), settings.confidence),
            };
            let (level, number, [share, prior]) = found?;
            let called = tree.level(usize::from(level)).labels[number as usize].clone();
            let fact = Fact::Group { attribute, group: called, level };
            Some((self.ranked(fact, share, Some(prior)), true))
        });
        numbers.into_iter().chain(groups).collect()
    }
}
