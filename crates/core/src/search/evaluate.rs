//! What a search learns about one node.

use crate::lattice::Levels;
use crate::loss::Loss;
use crate::model::Decision;
use crate::partition::Partition;
use crate::study::Study;

/// One node, measured.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluated {
    /// The node.
    pub levels: Levels,
    /// Records in classes that fail a demand, all of which would be suppressed.
    pub suppressed: u64,
    /// Classes that would be released.
    pub classes: u32,
    /// The loss; infinite if not feasible, since it is not computed then.
    pub loss: Loss,
    /// Whether the suppression limit allows it.
    pub feasible: bool,
}

/// Measures a node: the one place where feasibility and loss are decided.
#[must_use]
pub fn evaluate(study: &Study, partition: &Partition) -> Evaluated {
    measure(study, partition).0
}

/// Measures a node, and says how many records every node below suppresses at least.
pub(super) fn measure(study: &Study, partition: &Partition) -> (Evaluated, u64) {
    let decision = study.decide(partition);
    let feasible = is_feasible(study, &decision);
    let loss =
        if feasible { study.objective().value(partition, &decision) } else { Loss::INFINITE };
    let node = Evaluated {
        levels: partition.levels().clone(),
        suppressed: decision.suppressed,
        classes: decision.classes,
        loss,
        feasible,
    };
    let least = match study.prunes() {
        // If this node may not be released, none below may.
        true if !feasible => u64::MAX,
        true => decision.suppressed,
        false => decision.lost,
    };
    (node, least)
}

/// Whether what was decided about a partition may be released.
pub(super) fn is_feasible(study: &Study, decision: &Decision) -> bool {
    let all = decision.suppressed == study.contingency().records();
    let within = decision.suppressed <= study.suppressible() && !decision.impossible;
    within && (!all || study.empty_allowed())
}
