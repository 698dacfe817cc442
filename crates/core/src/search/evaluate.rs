//! What a search learns about one node.

use crate::lattice::Levels;
use crate::loss::{Loss, Sure};
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

/// Measures a node, and says which records every node below suppresses at least.
///
/// What fails a demand on classes fails it in all its parts where the demand is monotone with
/// suppression; otherwise of each class as many are lost as the demand says. Demands on the table
/// and missing values may choose others: then only the number is known.
pub(super) fn measure(study: &Study, partition: &Partition) -> (Evaluated, Sure) {
    let decision = study.decide(partition);
    let feasible = is_feasible(study, &decision);
    let objective = study.objective();
    let suppressed = feasible.then(|| objective.suppressed(partition, &decision));
    let loss = match &suppressed {
        Some(suppressed) => objective.value_of(partition, &decision, suppressed),
        None => Loss::INFINITE,
    };
    let node = Evaluated {
        levels: partition.levels().clone(),
        suppressed: decision.suppressed,
        classes: decision.classes,
        loss,
        feasible,
    };
    let demands = study.demands();
    let by_class = !demands.concern_table() && !demands.concern_missing();
    let detail = |of| objective.detail(partition.levels(), of).filter(|_| by_class);
    let sure = match (study.prunes(), &suppressed) {
        // If this node may not be released, none below may.
        (true, None) => Sure::from(u64::MAX),
        (true, Some(of)) => Sure { records: decision.suppressed, detail: detail(of) },
        (false, _) if decision.lost > study.suppressible() => Sure::from(decision.lost),
        (false, _) => {
            let losing = decision.losing.iter().copied();
            let of = objective.left_out(partition, decision.lost, losing);
            Sure { records: decision.lost, detail: detail(&of) }
        }
    };
    (node, sure)
}

/// Whether what was decided about a partition may be released.
pub(super) fn is_feasible(study: &Study, decision: &Decision) -> bool {
    let all = decision.suppressed == study.contingency().records();
    let within = decision.suppressed <= study.suppressible() && !decision.impossible;
    within && (!all || study.empty_allowed())
}
