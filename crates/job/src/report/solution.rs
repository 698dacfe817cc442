//! What was found, in the shape of the report.

use super::detail::recoding;
use crate::{Chosen, Found, Job};
use outis::evidence::Released;
use outis::lattice::Levels;
use outis::loss::{Aggregate, Loss};
use outis::partition::Decision;
use outis::partition::{Partition, partition};
use outis_protocol::recipe;
use outis_protocol::report::{ComparedTrial, LossOutcome, Recoding, Solution};

impl Job {
    /// The classes of a node, and which of them are suppressed.
    fn classes(&self, levels: &Levels) -> (Partition, Decision) {
        let study = &self.prepared.study;
        let partition = partition(study.contingency(), study.hierarchies(), levels);
        let decision = study.decide(&partition);
        (partition, decision)
    }

    /// What was found, in the shape of the report.
    #[must_use]
    pub fn solution(&self, found: &Found) -> Solution {
        self.solution_of(&self.recipe.search, found)
    }

    /// What another algorithm than the recipe's has found, in the shape of the report.
    pub(crate) fn solution_of(&self, search: &recipe::Search, found: &Found) -> Solution {
        self.solution_losing(search, found, &self.attribute_losses(&found.chosen))
    }

    /// What each attribute loses: for a node, to know it takes every tuple.
    pub(crate) fn attribute_losses(&self, chosen: &Chosen) -> Vec<f64> {
        match chosen {
            Chosen::Node(node) => {
                let (partition, decision) = self.classes(&node.levels);
                self.losses_of_node(&partition, &decision)
            }
            Chosen::Recoded(recoded) => recoded.attributes.clone(),
        }
    }

    /// The same of what is released, whose classes are known.
    pub(super) fn losses_released(&self, released: &Released<'_>) -> Vec<f64> {
        match released {
            Released::Node(_, node) => self.losses_of_node(&node.partition, &node.decision),
            Released::Recoded(recoded) => recoded.attributes.clone(),
        }
    }

    fn losses_of_node(&self, partition: &Partition, decision: &Decision) -> Vec<f64> {
        let objective = self.prepared.study.objective();
        objective.attributes(partition.levels(), &objective.suppressed(partition, decision))
    }

    /// The same, where it is known what each attribute loses.
    pub(crate) fn solution_losing(
        &self,
        search: &recipe::Search,
        found: &Found,
        attributes: &[f64],
    ) -> Solution {
        let study = &self.prepared.study;
        let chosen = &found.chosen;
        let names = study.attributes().iter().map(|attribute| attribute.name.clone());
        let recoding = match chosen {
            Chosen::Node(node) => Recoding::FullDomain { levels: self.named_levels(&node.levels) },
            Chosen::Recoded(recoded) => recoding(self, search, recoded),
        };
        let (loss, bound) = (chosen.loss(), found.bound.as_ref());
        Solution {
            algorithm: search.id().to_owned(),
            recoding,
            suppressed: chosen.suppressed() as u32,
            classes: chosen.classes(),
            lattice: self.lattice(),
            loss: LossOutcome {
                metric: self.plan.loss.metric.id().to_owned(),
                aggregate: self.plan.loss.aggregate.id().to_owned(),
                gs_factor: self.plan.loss.gs_factor,
                value: loss.value(),
                bound: bound.map(Loss::value),
                optimal: bound.is_some_and(|bound| bound.compare(loss).is_ge()),
                stars: self.may_star(),
                attributes: names.zip(attributes.iter().copied()).collect(),
                ranked: match self.plan.loss.aggregate {
                    Aggregate::Rank => loss.values().collect(),
                    _ => Vec::new(),
                },
            },
        }
    }

    /// What came of an algorithm that was tried for comparison.
    pub(crate) fn trial(&self, search: &recipe::Search, found: Option<&Found>) -> ComparedTrial {
        let solution = found.map(|found| self.solution_of(search, found));
        ComparedTrial { search: search.clone(), solution, problem: None }
    }
}
