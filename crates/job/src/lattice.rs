//! The nodes of a job's lattice, in the shape that page and command line show.

use crate::Job;
use outis::lattice::cell_level_size;
use outis::search::{Evaluated, Search, Stage, Survey};
use outis_protocol::lattice::{Lattice, LatticeHeight, MinimalNode};
use outis_protocol::problem::{Outcome, Problem};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A walk through the lattice of a job under way.
pub struct LatticeWalk {
    job: Arc<Job>,
    survey: Survey,
}

impl LatticeWalk {
    /// Begins with the exact values.
    ///
    /// # Errors
    /// `lattice-too-large` if there are more than [`outis::search::MOST_NODES`] nodes.
    pub fn new(job: Arc<Job>) -> Outcome<Self> {
        let survey = Survey::new(job.prepared.study.clone()).map_err(Problem::from)?;
        Ok(Self { job, survey })
    }

    /// Looks at about `classes` classes; true once every node is known.
    pub fn step(&mut self, classes: usize) -> bool {
        self.survey.step(classes)
    }

    /// How many nodes are known, of how many.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.survey.stage()
    }

    /// What was found, once every node is known; without its heights if only the `minimal` nodes
    /// are asked for.
    #[must_use]
    pub fn found(&self, minimal: bool) -> Lattice {
        let study = &self.job.prepared.study;
        let records = study.contingency().records();
        let heights = self.survey.heights().iter().enumerate().map(|(height, counts)| {
            // There are no more nodes than are walked through.
            let [nodes, holding, pruned] =
                [counts.nodes, counts.holding, counts.pruned].map(|count| count as u32);
            LatticeHeight { height: height as u32, nodes, holding, pruned }
        });
        Lattice {
            lattice: self.job.lattice(),
            records: records as u32,
            cell_level: cell_level_size(&study.top(), records),
            visited: self.survey.visited(),
            exact: study.allows_proof(),
            heights: (!minimal).then(|| heights.collect()),
            minimal: self.survey.minimal().iter().map(|node| self.minimal(node)).collect(),
        }
    }

    fn minimal(&self, node: &Evaluated) -> MinimalNode {
        MinimalNode {
            levels: self.job.named_levels(&node.levels),
            loss: node.loss.value(),
            suppressed: node.suppressed as u32,
        }
    }
}

impl Job {
    /// The level of each quasi-identifier, by its name.
    pub(crate) fn named_levels(&self, levels: &outis::lattice::Levels) -> BTreeMap<String, u32> {
        let names = self.prepared.study.attributes().iter().map(|attribute| attribute.name.clone());
        names.zip(levels.as_slice().iter().map(|&level| u32::from(level))).collect()
    }
}
