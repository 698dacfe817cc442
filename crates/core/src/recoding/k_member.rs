//! Greedy k-member clustering.
//!
//! # Definition
//! A cluster begins with the record that is furthest from the one that the cluster
//! before began with, and takes in, one after the other, the record that costs it least
//! until it passes. Once fewer than k records are left, each joins the cluster that it
//! costs least. What a cluster costs is IL = |c|·Σ cost of what it shows: the range of
//! its numbers over that of all, or the height of the closest common generalization over
//! that of the hierarchy (spec G11). Ties go to the first record, or to the cluster with
//! the first record.
//!
//! Clusters that fail a model in the end are merged with the nearest, and merged on while the
//! table as a whole fails, as [KACA](super::Kaca) does (spec G12).
//!
//! Where limits, or hierarchies without one root, keep records from ever showing the same,
//! all this is done for one such region after the other, in the order of their first
//! records. The first cluster of a region begins far from where the last one before began.
//!
//! # Source
//! J.-W. Byun, A. Kamra, E. Bertino, N. Li. "Efficient k-Anonymization Using Clustering
//! Techniques." DASFAA 2007. The first record is the one that the seed names rather than
//! a drawn one. The distance in [loss](ClusterDistance::Loss) and the refinement are additions of
//! ours.
//!
//! # Invariants
//! In a study with one tuple for each record ([`prepare_scattered`]) whose only demand is
//! k-anonymity no cluster is larger than 2k − 1 records but by what joins it at the end;
//! equal records may be parted. Where several records are one tuple they stay together.
//!
//! [`prepare_scattered`]: crate::prepare::prepare_scattered

use super::cell::{CELLS, COVERS};
use super::cluster::{Agglomeration, ClusterDistance, Clusters, GreedyClustering};
use super::cluster::{DISTANCE, REFINE, REFINING, STEP_BETA};
use super::kinds::{Beginning, RecodingChoice};
use super::{Cover, Recoded, Recoder, refuse_presence};
use crate::choice::{Choice, Declaration, Parameter, Range};
use crate::error::{Error, Kind, Result};
use crate::search::Stage;
use crate::study::Study;
use std::sync::Arc;

/// What it is at before it refines.
const STAGE: &str = "k-member-cluster";

/// The most distinct tuples, if all are in one region; more in several, as long as the sum of
/// their squares is no greater, with which the time grows.
const MAX_TUPLES: u64 = 200_000;

/// How clusters are gathered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct KMemberOptions {
    /// What is kept small; published are uniform steps.
    pub distance: ClusterDistance,
    /// What cells show; published are ranges of numbers.
    pub cover: Cover,
    /// Whether records are moved between classes afterwards, while that lowers the loss.
    pub refine: bool,
    /// Which record the first cluster is far from: this one, counted from 0, modulo their number.
    pub seed: u64,
}

/// The record that the first cluster begins furthest from, counted from 1, and from the first
/// again after the last. The paper draws it.
const START: Parameter = Parameter::integer("start", Range::at_least(1)).default(1.0).spelled_out();

/// k-member clustering under way.
#[derive(Debug)]
pub struct KMember {
    options: KMemberOptions,
    phase: Phase,
    records: u64,
    clusters: u32,
}

#[derive(Debug)]
enum Phase {
    GreedyClustering(Box<(Clusters, GreedyClustering)>),
    Agglomeration(Box<Agglomeration>),
    Ended(Box<Agglomeration>),
    /// Only while one phase becomes the next.
    Between,
}

impl KMember {
    /// No cluster is gathered yet.
    ///
    /// # Errors
    /// As [`refuse_presence`], [`Kind::NotTogether`] if lines stand for several records, so that
    /// none of them is at a place of its own, and [`Kind::TooMany`] if distinct tuples are more than can be
    /// compared with each other.
    pub fn new(study: Arc<Study>, options: KMemberOptions) -> Result<Self> {
        refuse_presence(&study)?;
        let classes = Clusters::empty(&study, options.distance, options.cover);
        let records = study.contingency().records();
        if !study.contingency().lines().is_one() {
            return Err(Error::new(Kind::NotTogether { setting: "counts-start" }));
        }
        let phase = if records == 0 {
            Phase::Agglomeration(Box::new(agglomeration(classes, options)))
        } else {
            let first = study.contingency().tuple_of()[(options.seed % records) as usize];
            let clustering = GreedyClustering::new(&classes, first);
            if clustering.pairs(&classes) > MAX_TUPLES * MAX_TUPLES {
                return Err(Error::new(Kind::TooMany { limit: MAX_TUPLES }));
            }
            Phase::GreedyClustering(Box::new((classes, clustering)))
        };
        Ok(Self { options, phase, records, clusters: 0 })
    }

    fn advance(&mut self, looked: &mut usize) {
        self.phase = match std::mem::replace(&mut self.phase, Phase::Between) {
            Phase::GreedyClustering(mut both) => {
                let ended = both.1.step(&mut both.0, looked);
                self.clusters = both.0.numbers();
                if ended {
                    Phase::Agglomeration(Box::new(agglomeration(both.0, self.options)))
                } else {
                    Phase::GreedyClustering(both)
                }
            }
            Phase::Agglomeration(mut agglomeration) => {
                if agglomeration.step(looked) {
                    Phase::Ended(agglomeration)
                } else {
                    Phase::Agglomeration(agglomeration)
                }
            }
            other => other,
        };
    }
}

fn agglomeration(classes: Clusters, options: KMemberOptions) -> Agglomeration {
    Agglomeration::new(classes, options.cover, false, options.refine)
}

impl RecodingChoice for KMember {
    const DECLARED: &'static Declaration = &Declaration {
        id: "k-member",
        family: "local",
        source: "J.-W. Byun, A. Kamra, E. Bertino, N. Li. Efficient k-Anonymization Using \
                 Clustering Techniques. DASFAA 2007.",
        formula: "",
        parameters: &[DISTANCE, STEP_BETA, CELLS, REFINE, START],
    };

    const STAGES: &'static [&'static str] = &[STAGE, REFINING];

    fn begin(choice: &Choice, beginning: &Beginning<'_>) -> Result<Box<dyn Recoder>> {
        let start = choice.integer(START.name)?;
        START.check(start.into())?;
        let options = KMemberOptions {
            distance: ClusterDistance::chosen(choice)?,
            cover: choice.meaning(CELLS.name, &COVERS)?,
            refine: choice.switch(REFINE.name),
            seed: u64::from(start) - 1,
        };
        Ok(Box::new(Self::new(beginning.study(true)?, options)?))
    }
}

impl Recoder for KMember {
    fn step(&mut self, budget: usize) -> bool {
        let mut looked = 0;
        while looked < budget && !matches!(self.phase, Phase::Ended(_)) {
            looked += 1;
            self.advance(&mut looked);
        }
        matches!(self.phase, Phase::Ended(_))
    }

    fn best(&self) -> Option<&Arc<Recoded>> {
        match &self.phase {
            Phase::Agglomeration(agglomeration) | Phase::Ended(agglomeration) => {
                agglomeration.best()
            }
            Phase::GreedyClustering(_) | Phase::Between => None,
        }
    }

    fn visited(&self) -> u32 {
        match &self.phase {
            Phase::Agglomeration(agglomeration) | Phase::Ended(agglomeration) => {
                self.clusters + agglomeration.changes()
            }
            Phase::GreedyClustering(_) | Phase::Between => self.clusters,
        }
    }

    fn stage(&self) -> Stage {
        let (phase, total) = (STAGE, self.records);
        match &self.phase {
            Phase::GreedyClustering(both) => Stage { phase, done: total - both.1.left(), total },
            Phase::Agglomeration(agglomeration) | Phase::Ended(agglomeration) => {
                agglomeration.stage(phase)
            }
            Phase::Between => Stage::unmeasured(phase),
        }
    }
}
