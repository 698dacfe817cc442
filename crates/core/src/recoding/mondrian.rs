//! Mondrian: regions cut in two for as long as both halves may be released (spec G10).
//!
//! # Definition
//! All records begin as one region, or one for each class of the coarsest node that
//! the limits allow. A region is cut along one attribute at the median of its records:
//! the left part has all up to the value in the middle, or, if that is not allowed,
//! all below it. Numbers are cut anywhere where cells are ranges. Otherwise a group is
//! cut between the groups of the next level below that it is made of, in the order of
//! their numbers or of first occurrence. A cut is allowed if both parts meet every
//! demand on classes. The attribute that is widest over its domain is tried first, of
//! equally wide ones the first; or, as an option, all are tried and the cut that loses
//! least is made. Where no cut is allowed the region is a class, and shows in each
//! attribute the closest common generalization.
//!
//! `relaxed` parts the sorted records in the middle, equal ones too, so that regions
//! that can be cut at all have fewer than 2k records: numbers that are shown as ranges
//! always, groups of a hierarchy only where no other cut is allowed. A part that has
//! some of a group shows what is above it. Parted like numbers, one of a few groups
//! nearly always straddled the middle, its part was the widest column ever after, and
//! Adult lost five times as much. As it is, where no column has ranges the regions are
//! those of `strict`, or parts of them. That takes a tuple for each record ([`prepare_scattered`](crate::prepare::prepare_scattered)); tuples of several
//! records are never parted.
//!
//! # Source
//! K. LeFevre, D. DeWitt, R. Ramakrishnan. "Mondrian Multidimensional K-Anonymity."
//! ICDE 2006. There a cut is at the median alone; the second one makes the bound on
//! class sizes hold. `relaxed` parts groups like numbers there. A group is parted there into all its children at once, which
//! demands that each of them may be released; here two halves must.
//!
//! # Invariants
//! * Nothing is suppressed but what [`Recoded::new`] suppresses. Where missing values
//!   match nothing, a record that has one stays with others until that does not show.
//! * Regions are cut in the order in which they came to be, so that the first p cuts,
//!   for any p, are a table too. Where demands on the table as a whole fail for all
//!   cuts, cuts are taken back from the last on, by bisection.

mod cutter;

use super::cell::{CELLS, COVERS};
use super::kinds::{Beginning, RecodingChoice};
use super::{Cover, Recoded, Recoder, SUPPRESSED, refuse_presence};
use crate::choice::{self, Choice, Declaration, Parameter};
use crate::error::Result;
use crate::partition::classify;
use crate::search::Stage;
use crate::study::Study;
use cutter::Cutter;
use std::sync::Arc;

/// What it is at, from beginning to end.
const STAGE: &str = "mondrian-cut";

/// So many cuts make a table worth measuring before the end; then sixteen times as many.
const FIRST_MEASURED: usize = 1024;

/// Which of several allowed cuts is made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CutRule {
    /// Along the attribute in which the region is widest, over the width of the domain.
    #[default]
    Widest,
    /// The one after which the parts lose least, by the study's loss as far as it is a sum over
    /// cells. It takes as many times longer as there are attributes, and looks one cut ahead
    /// only: where equal records stay together, the widest attribute mostly does better.
    LeastLoss,
}

/// How Mondrian cuts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MondrianOptions {
    /// Whether equal records may be parted.
    pub relaxed: bool,
    /// What a region shows, which also says where numbers are cut.
    pub cover: Cover,
    /// Which cut is made.
    pub cut: CutRule,
}

/// Whether equal records may be parted.
const MODES: [(&str, bool); 2] = [("strict", false), ("relaxed", true)];
const CUTS: [(&str, CutRule); 2] =
    [("widest", CutRule::Widest), ("least-loss", CutRule::LeastLoss)];

/// A multidimensional recoding under way.
#[derive(Debug)]
pub struct Mondrian {
    study: Arc<Study>,
    cutter: Cutter,
    /// The tuples, those of a region together.
    order: Vec<u32>,
    /// In the order in which they came to be.
    regions: Vec<TupleRegion>,
    /// The next one to be cut.
    next: usize,
    cuts: usize,
    /// With so many cuts the table is measured on the way.
    measure_at: usize,
    phase: Phase,
    best: Option<Arc<Recoded>>,
    /// Tuples in regions that are final.
    settled: u64,
}

/// Tuples that stand together.
#[derive(Clone, Copy, Debug)]
struct TupleRegion {
    start: usize,
    end: usize,
    /// How many cuts made it.
    least_cuts: usize,
    /// How many cuts were made before it was cut itself; none is.
    most_cuts: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Cutting,
    /// The table with `low` cuts is known, and the one with `high` cuts is not feasible.
    Undoing {
        low: usize,
        high: usize,
    },
    Ended,
}

impl Mondrian {
    /// A recoding that has cut nothing yet.
    ///
    /// # Errors
    /// What [`refuse_presence`] refuses.
    pub fn new(study: Arc<Study>, options: MondrianOptions) -> Result<Self> {
        refuse_presence(&study)?;
        let (partition, class_of) =
            classify(study.contingency(), study.hierarchies(), &study.top());
        let counts = study.contingency().counts();
        let mut order: Vec<u32> = (0..class_of.len() as u32).collect();
        // Tuples of the population alone are in no region.
        order.retain(|&tuple| counts[tuple as usize] > 0);
        order.sort_by_key(|&tuple| class_of[tuple as usize]);
        let mut regions: Vec<TupleRegion> = Vec::with_capacity(partition.classes());
        for (index, &tuple) in order.iter().enumerate() {
            let class = class_of[tuple as usize];
            match regions.last_mut() {
                Some(region) if class_of[order[region.start] as usize] == class => {
                    region.end = index + 1;
                }
                _ => regions.push(TupleRegion {
                    start: index,
                    end: index + 1,
                    least_cuts: 0,
                    most_cuts: usize::MAX,
                }),
            }
        }
        Ok(Self {
            cutter: Cutter::new(&study, options),
            study,
            order,
            regions,
            next: 0,
            cuts: 0,
            measure_at: 0,
            phase: Phase::Cutting,
            best: None,
            settled: 0,
        })
    }

    /// Looks at the next region; how many tuples it looked at.
    fn cut(&mut self) -> usize {
        let region = self.regions[self.next];
        let TupleRegion { start, end, .. } = region;
        let before = self.cutter.tried as usize;
        let middle = self.cutter.cut(&mut self.order[start..end]);
        let tried = self.cutter.tried as usize - before;
        match middle {
            Some(middle) => {
                self.regions[self.next].most_cuts = self.cuts;
                self.cuts += 1;
                let middle = start + middle;
                let part = TupleRegion { least_cuts: self.cuts, most_cuts: usize::MAX, ..region };
                self.regions.push(TupleRegion { end: middle, ..part });
                self.regions.push(TupleRegion { start: middle, ..part });
            }
            None => self.settled += (end - start) as u64,
        }
        self.next += 1;
        (end - start) * (1 + tried)
    }

    /// Measures the table after the first cuts; whether it is feasible.
    fn measure(&mut self, cuts: usize) -> bool {
        let mut class_of = vec![SUPPRESSED; self.study.contingency().tuples()];
        let mut cells = Vec::new();
        let mut classes = 0;
        for region in &self.regions {
            if region.least_cuts > cuts || region.most_cuts < cuts {
                continue;
            }
            let tuples = &self.order[region.start..region.end];
            for &tuple in tuples {
                class_of[tuple as usize] = classes;
            }
            cells.extend(self.cutter.cells(tuples));
            classes += 1;
        }
        let recoded = Recoded::new(&self.study, &class_of, &cells);
        let feasible = recoded.feasible;
        if feasible
            && self.best.as_ref().is_none_or(|best| recoded.loss.compare(&best.loss).is_lt())
        {
            self.best = Some(Arc::new(recoded));
        }
        feasible
    }

    /// Does the next piece of work; how much that was.
    fn advance(&mut self) -> usize {
        match self.phase {
            Phase::Cutting if self.cuts >= self.measure_at => {
                self.measure_at = FIRST_MEASURED.max(16 * self.measure_at);
                self.measure(self.cuts);
                self.order.len()
            }
            Phase::Cutting if self.next < self.regions.len() => self.cut(),
            Phase::Cutting => {
                self.phase = match self.measure(self.cuts) {
                    true => Phase::Ended,
                    false => Phase::Undoing { low: 0, high: self.cuts },
                };
                self.order.len()
            }
            Phase::Undoing { low, high } if high - low > 1 => {
                let middle = low + (high - low) / 2;
                self.phase = match self.measure(middle) {
                    true => Phase::Undoing { low: middle, high },
                    false => Phase::Undoing { low, high: middle },
                };
                self.order.len()
            }
            Phase::Undoing { .. } => {
                self.phase = Phase::Ended;
                1
            }
            Phase::Ended => 0,
        }
    }
}

impl RecodingChoice for Mondrian {
    const DECLARED: &'static Declaration = &Declaration {
        id: "mondrian",
        family: "local",
        source: "K. LeFevre, D. DeWitt, R. Ramakrishnan. Mondrian Multidimensional k-Anonymity. \
                 ICDE 2006.",
        formula: "",
        parameters: &[
            Parameter::choice("mode", &choice::names(&MODES)).spelled_out(),
            CELLS,
            Parameter::choice("cut", &choice::names(&CUTS)).spelled_out(),
        ],
    };

    const STAGES: &'static [&'static str] = &[STAGE];

    fn begin(choice: &Choice, beginning: &Beginning<'_>) -> Result<Box<dyn Recoder>> {
        let relaxed = choice.meaning("mode", &MODES)?;
        let (cover, cut) = (choice.meaning(CELLS.name, &COVERS)?, choice.meaning("cut", &CUTS)?);
        let study = beginning.study(relaxed)?;
        Ok(Box::new(Self::new(study, MondrianOptions { relaxed, cover, cut })?))
    }
}

impl Recoder for Mondrian {
    fn step(&mut self, budget: usize) -> bool {
        let mut left = budget;
        while self.phase != Phase::Ended && left > 0 {
            left = left.saturating_sub(self.advance().max(1));
        }
        self.phase == Phase::Ended
    }

    fn best(&self) -> Option<&Arc<Recoded>> {
        self.best.as_ref()
    }

    fn visited(&self) -> u32 {
        self.cutter.tried
    }

    fn stage(&self) -> Stage {
        Stage { phase: STAGE, done: self.settled, total: self.order.len() as u64 }
    }
}

#[cfg(test)]
mod tests;
