//! μ-Argus: rare combinations of few quasi-identifiers, recoded and then suppressed.
//!
//! # Definition
//! A record is unsafe if what it shows in one of the combinations of quasi-identifiers occurs
//! less than k times. While more than a share of the records is unsafe, one attribute is
//! generalized: those of a list in their order, or, a level at a time, the one that is part of
//! most unsafe combinations. Then, while a record is unsafe, one value of each of its unsafe
//! combinations is suppressed: the one that is part of most unsafe combinations of the table,
//! at ties that of the first attribute (spec G4). Where attributes have weights, both counts are
//! taken over the weight. Without a list, generalizing goes on as long as that loses less.
//!
//! # Source
//! A. Hundepool, L. Willenborg. "μ- and τ-Argus: Software for Statistical Disclosure
//! Control." 1996.
//!
//! # Invariants
//! * A suppressed cell counts by its label, as in the model of combinations (spec D16): `*`
//!   beside a value is a combination that may be rare, and then the value goes, too.
//! * Only combinations are made frequent. What fails another model, or stays rare with nothing
//!   left to suppress, is suppressed as records within the limit; if that is too much,
//!   generalizing goes on.

use super::base::{Base, STAR};
use super::kinds::{Beginning, RecodingChoice};
use super::{Recoded, Recoder, refuse_presence};
use crate::choice::{Argument, Choice, Declaration, Parameter, ParameterKind, Range};
use crate::error::{Error, Result};
use crate::lattice::Levels;
use crate::model::{Model, SubsetKAnonymity};
use crate::search::Stage;
use crate::study::{QuasiIdentifier, Study};
use rustc_hash::FxBuildHasher;
use std::collections::HashMap;
use std::sync::Arc;

/// What it is at, from beginning to end.
const STAGE: &str = "unsafe-combinations";

/// Which attributes are generalized before cells are suppressed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Recode {
    /// The attribute that is part of most unsafe combinations, a level at a time.
    #[default]
    Automatic,
    /// These attributes, by their positions, each to its level, one after the other.
    Listed(Vec<(u32, u8)>),
}

/// Which combinations, and how much is generalized for them.
#[derive(Clone, Debug, PartialEq)]
pub struct MuArgusOptions {
    /// The most attributes in a combination, where no model says which combinations count.
    pub size: u32,
    /// What is generalized.
    pub recode: Recode,
    /// The share of the records that may be unsafe when the suppression of cells begins.
    pub share: f64,
}

impl Default for MuArgusOptions {
    fn default() -> Self {
        Self { size: 3, recode: Recode::Automatic, share: 0.1 }
    }
}

/// Combinations with how often each has to occur.
#[derive(Clone, Debug)]
struct Family {
    k: u64,
    combinations: Vec<Vec<usize>>,
}

#[derive(Debug)]
enum Phase {
    Generalize,
    /// What the classes of the node show by now.
    Suppress {
        base: Box<Base>,
        codes: Vec<u32>,
    },
    Ended,
}

/// The most attributes in a combination, where no model says which count.
const SIZE: Parameter = Parameter::integer("size", Range::at_least(1)).default(3.0).spelled_out();

/// The share of the records that may be unsafe when the suppression of cells begins.
const SHARE: Parameter = Parameter::number("share", Range::SHARE).default(0.1).spelled_out();

/// What is generalized, in this order; with an empty list nothing. Without a list it is the
/// attribute that is part of most unsafe combinations, a level at a time.
const RECODE: Parameter = Parameter::new("recode", ParameterKind::Recoding);

/// The recoding of rare combinations.
#[derive(Debug)]
pub struct MuArgus {
    study: Arc<Study>,
    families: Vec<Family>,
    recode: Recode,
    /// The next of the listed attributes.
    listed: usize,
    share: f64,
    levels: Levels,
    phase: Phase,
    best: Option<Arc<Recoded>>,
    visited: u32,
    /// Unsafe records when they were last counted.
    unsafe_records: u64,
}

impl MuArgus {
    /// A recoding that has done nothing yet. Combinations and k are those of the models that ask
    /// for some; without such a model all combinations of the options' size count, with the
    /// smallest size of a class that the other models allow.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) if the size counts and is 0, if the share is
    /// outside 0..=1 or a listed attribute is none; what
    /// [`QuasiIdentifier::check_level`](crate::study::QuasiIdentifier::check_level) refuses of a listed
    /// level, [`Kind::TooMany`](crate::error::Kind::TooMany) if there are more than 65,536 combinations,
    /// and what [`refuse_presence`] refuses.
    pub fn new(study: Arc<Study>, options: MuArgusOptions) -> Result<Self> {
        refuse_presence(&study)?;
        SHARE.check(options.share)?;
        if let Recode::Listed(listed) = &options.recode {
            listed.iter().try_for_each(|&(attribute, level)| check(&study, attribute, level))?;
        }
        let width = study.attributes().len();
        let mut families: Vec<Family> =
            study.demands().models().iter().filter_map(family).collect();
        if families.is_empty() {
            let k = study.demands().smallest().max(2);
            let all = Model::Table(Box::new(SubsetKAnonymity::up_to(k, options.size, width)?));
            families.extend(family(&all));
        }
        Ok(Self {
            levels: study.bottom(),
            study,
            families,
            recode: options.recode,
            listed: 0,
            share: options.share,
            phase: Phase::Generalize,
            best: None,
            visited: 0,
            unsafe_records: 0,
        })
    }

    /// Generalizes one more attribute, where each occurs in so many unsafe combinations; false if
    /// none is left.
    fn generalize(&mut self, occurs: &[u64]) -> bool {
        let top = self.study.top();
        if let Recode::Listed(listed) = &self.recode {
            let mut entries = listed.iter().enumerate().skip(self.listed);
            let higher = entries
                .find(|&(_, &(attribute, level))| self.levels.get(attribute as usize) < level);
            let Some((entry, &(attribute, level))) = higher else { return false };
            self.listed = entry + 1;
            self.levels.set(attribute as usize, level);
            return true;
        }
        // From the last on, since of equals the last that is looked at is taken.
        let candidates = (0..top.as_slice().len())
            .rev()
            .filter(|&attribute| self.levels.get(attribute) < top.get(attribute));
        let attributes = self.study.attributes();
        let rank = |attribute: usize| attributes[attribute].expendable(occurs[attribute]);
        let most = candidates.max_by(|&one, &other| rank(one).total_cmp(&rank(other)));
        let Some(attribute) = most else { return false };
        self.levels.set(attribute, self.levels.get(attribute) + 1);
        true
    }

    /// Takes in the table of a node; what comes next.
    fn learn(&mut self, base: &Base, codes: &[u32]) -> Phase {
        let table = base.recoded(codes, |_| false);
        let better = self.best.as_ref().is_none_or(|best| table.loss.compare(&best.loss).is_lt());
        if self.best.is_some() && !better {
            return Phase::Ended;
        }
        let feasible = table.feasible;
        if feasible {
            self.best = Some(Arc::new(table));
        }
        let goes_on = !feasible || self.recode == Recode::Automatic;
        let occurs = Unsafe::find(base, base.codes(), &self.families).sums;
        if goes_on && self.generalize(&occurs) {
            let base = Box::new(Base::new(&self.study, &self.levels));
            let codes = base.codes().to_vec();
            return Phase::Suppress { base, codes };
        }
        Phase::Ended
    }
}

fn check(study: &Study, index: u32, level: u8) -> Result<()> {
    let Some(attribute) = study.attributes().get(index as usize) else {
        return Err(Error::parameter("search.recode", "a quasi-identifier"));
    };
    attribute.check_level(level.into()).map(|_| ())
}

fn family(model: &Model) -> Option<Family> {
    let Model::Table(model) = model else { return None };
    let (k, combinations) = model.combinations()?;
    Some(Family { k: k.into(), combinations: combinations.to_vec() })
}

impl RecodingChoice for MuArgus {
    const DECLARED: &'static Declaration = &Declaration {
        id: "mu-argus",
        family: "cells",
        source: "A. Hundepool, L. Willenborg. μ- and τ-Argus: Software for Statistical Disclosure \
                 Control. 1996.",
        formula: "",
        parameters: &[SIZE, SHARE, RECODE],
    };

    const STAGES: &'static [&'static str] = &[STAGE];

    fn begin(choice: &Choice, beginning: &Beginning<'_>) -> Result<Box<dyn Recoder>> {
        let recode = match choice.argument(RECODE.name) {
            Some(Argument::Steps(steps)) => Recode::Listed(
                steps
                    .iter()
                    .map(|(name, level): &(String, u32)| -> Result<(u32, u8)> {
                        let level = u8::try_from(*level).unwrap_or(u8::MAX);
                        Ok((beginning.position(name)?, level))
                    })
                    .collect::<Result<_>>()?,
            ),
            _ => Recode::Automatic,
        };
        let (size, share) = (choice.integer(SIZE.name)?, choice.number(SHARE.name)?);
        let options = MuArgusOptions { size, share, recode };
        Ok(Box::new(Self::new(beginning.study.clone(), options)?))
    }
}

impl Recoder for MuArgus {
    fn step(&mut self, budget: usize) -> bool {
        let mut left = budget.max(1);
        while left > 0 {
            self.phase = match std::mem::replace(&mut self.phase, Phase::Ended) {
                Phase::Ended => return true,
                Phase::Generalize => {
                    let base = Box::new(Base::new(&self.study, &self.levels));
                    let found = Unsafe::find(&base, base.codes(), &self.families);
                    left = left.saturating_sub(found.looks);
                    self.visited = self.visited.saturating_add(1);
                    self.unsafe_records = found.records(&base);
                    let most = crate::num::share_of(self.share, self.study.contingency().records());
                    let occurs = found.sums;
                    if self.unsafe_records > most && self.generalize(&occurs) {
                        Phase::Generalize
                    } else {
                        let codes = base.codes().to_vec();
                        Phase::Suppress { base, codes }
                    }
                }
                Phase::Suppress { base, mut codes } => {
                    let found = Unsafe::find(&base, &codes, &self.families);
                    left = left.saturating_sub(found.looks);
                    self.visited = self.visited.saturating_add(1);
                    self.unsafe_records = found.records(&base);
                    if found.suppress(self.study.attributes(), &mut codes) {
                        Phase::Suppress { base, codes }
                    } else {
                        self.learn(&base, &codes)
                    }
                }
            };
        }
        false
    }

    fn best(&self) -> Option<&Arc<Recoded>> {
        self.best.as_ref()
    }

    fn visited(&self) -> u32 {
        self.visited
    }

    fn stage(&self) -> Stage {
        let total = self.study.contingency().records();
        Stage { phase: STAGE, done: total - self.unsafe_records, total }
    }
}

/// The unsafe combinations of a table.
struct Unsafe<'a> {
    width: usize,
    /// For each class the combinations in which it is unsafe and still shows something.
    of_class: Vec<Vec<&'a [usize]>>,
    /// For each attribute and code in how many unsafe combinations it occurs.
    values: Vec<HashMap<u32, u64, FxBuildHasher>>,
    /// In how many unsafe combinations each attribute occurs.
    sums: Vec<u64>,
    /// Classes looked at.
    looks: usize,
}

impl<'a> Unsafe<'a> {
    fn find(base: &Base, codes: &[u32], families: &'a [Family]) -> Self {
        let (width, classes) = (base.width(), base.partition().classes());
        let mut found = Self {
            width,
            of_class: vec![Vec::new(); classes],
            values: vec![HashMap::default(); width],
            sums: vec![0; width],
            looks: 0,
        };
        for family in families {
            for combination in &family.combinations {
                found.count(base, codes, family.k, combination);
                found.looks += classes;
            }
        }
        found
    }

    /// Adds what is unsafe in one combination.
    fn count(&mut self, base: &Base, codes: &[u32], k: u64, combination: &'a [usize]) {
        let mut known: HashMap<Vec<u32>, u32, FxBuildHasher> = HashMap::default();
        let mut first: Vec<usize> = Vec::new();
        let mut shown = Vec::with_capacity(combination.len());
        let mut group_of = Vec::with_capacity(self.of_class.len());
        for (class, row) in codes.chunks_exact(self.width.max(1)).enumerate() {
            shown.clear();
            shown.extend(combination.iter().map(|&attribute| row[attribute]));
            let group = known.get(&shown).copied().unwrap_or_else(|| {
                known.insert(shown.clone(), first.len() as u32);
                first.push(class);
                first.len() as u32 - 1
            });
            group_of.push(group);
        }
        let persons = base.persons(&group_of, first.len());
        let row = |class: usize| &codes[class * self.width..][..self.width];
        for (&class, _) in first.iter().zip(&persons).filter(|(_, persons)| **persons < k) {
            for &attribute in combination.iter().filter(|&&attribute| row(class)[attribute] != STAR)
            {
                *self.values[attribute].entry(row(class)[attribute]).or_insert(0) += 1;
                self.sums[attribute] += 1;
            }
        }
        for (class, &group) in group_of.iter().enumerate() {
            let mut shown = combination.iter().map(|&attribute| row(class)[attribute]);
            if persons[group as usize] < k && shown.any(|code| code != STAR) {
                self.of_class[class].push(combination);
            }
        }
    }

    /// How many records are unsafe.
    fn records(&self, base: &Base) -> u64 {
        let classes = (0..).zip(&self.of_class).filter(|(_, unsafe_in)| !unsafe_in.is_empty());
        classes.map(|(class, _)| base.records(class)).sum()
    }

    /// Suppresses a value in each unsafe combination of each class; false if there is none.
    fn suppress(&self, attributes: &[QuasiIdentifier], codes: &mut [u32]) -> bool {
        let mut any = false;
        for (row, unsafe_in) in codes.chunks_exact_mut(self.width.max(1)).zip(&self.of_class) {
            let mut open: Vec<&[usize]> = unsafe_in.clone();
            while let Some(&combination) = open.first() {
                // Of what the open combinations show, what occurs in most of the table's.
                let most = open
                    .iter()
                    .flat_map(|open| open.iter().copied())
                    .filter(|&attribute| row[attribute] != STAR)
                    .map(|attribute| {
                        let occurs = self.values[attribute].get(&row[attribute]);
                        (attributes[attribute].expendable(occurs.copied().unwrap_or(0)), attribute)
                    })
                    .max_by(|(one, first), (other, second)| {
                        one.total_cmp(other).then(second.cmp(first))
                    });
                let attribute = most.map_or(combination[0], |(_, attribute)| attribute);
                row[attribute] = STAR;
                open.retain(|open| !open.contains(&attribute));
                any = true;
            }
        }
        any
    }
}
