//! The nodes of a job's lattice, in the shape that page and command line show.

use crate::Job;
use outis::lattice::cell_level_size;
use outis::search::{Evaluated, Listing, Search, Stage, Survey};
use outis_protocol::lattice::{Lattice, LatticeHeight, LatticeNode, MinimalNode};
use outis_protocol::problem::{Outcome, Problem};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Beyond so many nodes nobody looks at each.
pub const MOST_LISTED: usize = 2_000;

/// What is wanted of a lattice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LatticeDetail {
    /// Its minimal nodes alone.
    Minimal,
    /// How many nodes hold on each height, too.
    Heights,
    /// And each node, if there are no more than [`MOST_LISTED`].
    Nodes,
}

/// A walk through the lattice of a job under way.
pub struct LatticeWalk {
    job: Arc<Job>,
    detail: LatticeDetail,
    survey: Survey,
    /// Once every node is known: what those that hold come to, in their order.
    listing: Option<Listing>,
}

impl LatticeWalk {
    /// Begins with the finest node.
    ///
    /// # Errors
    /// `lattice-too-large` if there are more than [`outis::search::MOST_NODES`] nodes.
    pub fn new(job: Arc<Job>, detail: LatticeDetail) -> Outcome<Self> {
        let survey = Survey::new(job.prepared.study.clone()).map_err(Problem::from)?;
        Ok(Self { job, detail, survey, listing: None })
    }

    /// Looks at about `classes` classes; true once every node is known.
    pub fn step(&mut self, classes: usize) -> bool {
        if let Some(listing) = &mut self.listing {
            return listing.step(classes);
        }
        if !self.survey.step(classes) {
            return false;
        }
        let nodes = self.survey.stage().total;
        if self.detail != LatticeDetail::Nodes || nodes > MOST_LISTED as u64 {
            return true;
        }
        let holding = self.survey.nodes().filter(|node| node.holds).map(|node| node.levels);
        self.listing = Some(Listing::new(self.job.prepared.study.clone(), holding.collect()));
        false
    }

    /// How many nodes are known, of how many.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.listing.as_ref().map_or_else(|| self.survey.stage(), Search::stage)
    }

    /// What was found, once every node is known.
    #[must_use]
    pub fn found(&self) -> Lattice {
        let study = &self.job.prepared.study;
        let records = study.contingency().records();
        let heights = self.survey.heights().map(|(height, counts)| {
            // There are no more nodes than are walked through.
            let [nodes, holding, pruned] =
                [counts.nodes, counts.holding, counts.pruned].map(|count| count as u32);
            LatticeHeight { height, nodes, holding, pruned }
        });
        Lattice {
            lattice: self.job.lattice(),
            records: records as u32,
            cell_level: cell_level_size(&study.bottom(), &study.top(), records),
            visited: self.survey.visited(),
            holding: self.survey.heights().map(|(_, counts)| counts.holding as u32).sum(),
            exact: study.allows_proof(),
            heights: (self.detail != LatticeDetail::Minimal).then(|| heights.collect()),
            minimal: self.survey.minimal().iter().map(|node| self.minimal(node)).collect(),
            nodes: self.listing.as_ref().map(|listing| self.nodes(listing.measured())),
        }
    }

    fn minimal(&self, node: &Evaluated) -> MinimalNode {
        MinimalNode {
            levels: self.job.named_levels(&node.levels),
            loss: node.loss.value(),
            suppressed: node.suppressed as u32,
        }
    }

    /// Every node, those that hold with what they were measured to come to, in the same order.
    fn nodes(&self, holding: &[Evaluated]) -> Vec<LatticeNode> {
        let mut holding = holding.iter();
        let told = self.survey.nodes().map(|node| {
            let measured = if node.holds { holding.next() } else { None };
            LatticeNode {
                levels: self.job.named_levels(&node.levels),
                holds: node.holds,
                visited: node.measured,
                loss: measured.map(|measured| measured.loss.value()),
                suppressed: measured.map(|measured| measured.suppressed as u32),
            }
        });
        told.collect()
    }
}

impl Job {
    /// The level of each quasi-identifier, by its name.
    pub(crate) fn named_levels(&self, levels: &outis::lattice::Levels) -> BTreeMap<String, u32> {
        let names = self.prepared.study.attributes().iter().map(|attribute| attribute.name.clone());
        names.zip(levels.as_slice().iter().map(|&level| u32::from(level))).collect()
    }
}
