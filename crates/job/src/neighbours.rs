//! The nodes directly around one of a job's lattice, in the shape that a page shows: why none of them
//! is better, and what one more level would cost.

use crate::Job;
use outis::lattice::Levels;
use outis::partition::{Partition, partition};
use outis::search::evaluate;
use outis_protocol::lattice::{FailingClass, Neighbour, Neighbours};
use outis_protocol::problem::{Code, Outcome, Problem};
use std::cmp::Reverse;
use std::sync::Arc;

/// Classes that are told of a node that fails.
const MOST_FAILING: usize = 3;

/// A look around one node under way.
pub struct Neighbourhood {
    job: Arc<Job>,
    around: Levels,
    /// Those that are not looked at yet, the next one last.
    left: Vec<(usize, Levels)>,
    nodes: Vec<Neighbour>,
}

impl Neighbourhood {
    /// Begins around the node that the recipe's search names.
    ///
    /// # Errors
    /// `parameter` if it names none.
    pub fn new(job: Arc<Job>) -> Outcome<Self> {
        let around = job.levels_named();
        let around = around.ok_or_else(|| Problem::of_field(Code::Parameter, "levels"))?;
        let study = &job.prepared.study;
        let mut left: Vec<(usize, Levels)> = Vec::new();
        for (index, attribute) in study.attributes().iter().enumerate() {
            let level = around.get(index);
            let finer = (level > attribute.floor).then(|| level - 1);
            let coarser = (level < attribute.limit).then(|| level + 1);
            let levels = [finer, coarser].into_iter().flatten();
            left.extend(levels.map(|level| (index, around.with(index, level))));
        }
        left.reverse();
        Ok(Self { job, around, left, nodes: Vec::new() })
    }

    /// Looks at one node; true once there is none left.
    pub fn step(&mut self) -> bool {
        let Some((index, levels)) = self.left.pop() else { return true };
        let study = &self.job.prepared.study;
        let partition = partition(study.contingency(), study.hierarchies(), &levels);
        let node = evaluate(study, &partition);
        self.nodes.push(Neighbour {
            attribute: study.attributes()[index].name.clone(),
            level: levels.get(index).into(),
            coarser: levels.get(index) > self.around.get(index),
            holds: node.feasible,
            loss: node.feasible.then(|| node.loss.value()),
            suppressed: node.feasible.then_some(node.suppressed as u32),
            failing: if node.feasible { Vec::new() } else { self.failing(&partition) },
            failing_records: (!node.feasible).then(|| self.job.failing_records(&partition)),
        });
        self.left.is_empty()
    }

    /// What was found, once there is none left.
    #[must_use]
    pub fn found(self) -> Neighbours {
        let study = &self.job.prepared.study;
        Neighbours {
            allowed: study.suppressible() as u32,
            exact: study.allows_proof(),
            nodes: self.nodes,
        }
    }

    /// The largest classes of a node that fail a demand on classes.
    fn failing(&self, partition: &Partition) -> Vec<FailingClass> {
        let mut failing: Vec<usize> =
            self.job.prepared.study.demands().failing(partition).collect();
        failing.sort_by_key(|&class| (Reverse(partition.counts()[class]), class));
        let told = failing.into_iter().take(MOST_FAILING).map(|class| FailingClass {
            labels: self.labels(partition, class),
            records: partition.counts()[class],
            persons: partition.class(class).size,
        });
        told.collect()
    }

    /// What a class shows.
    fn labels(&self, partition: &Partition, class: usize) -> Vec<String> {
        let levels = partition.levels().as_slice();
        let fields = partition.layout().fields().iter().zip(levels);
        let shown = fields.zip(self.job.prepared.study.hierarchies());
        let label = shown.map(|((field, &level), hierarchy)| {
            let group = field.code(partition.key(class));
            hierarchy.level(usize::from(level)).labels[group].clone()
        });
        label.collect()
    }
}
