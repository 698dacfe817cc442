//! What a search learns about one node.

use super::cannot_beat;
use crate::lattice::Levels;
use crate::loss::{KnownSuppression, Loss};
use crate::partition::{Decision, Partition};
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
    /// The loss; infinite where it is not computed: if not feasible, or known to be too high.
    pub loss: Loss,
    /// Whether the suppression limit allows it.
    pub feasible: bool,
}

/// Measures a node: whether it may be released, and what is lost if it is.
#[must_use]
pub fn evaluate(study: &Study, partition: &Partition) -> Evaluated {
    let decision = study.decide(partition);
    let feasible = study.may_release(&decision);
    evaluated(
        partition,
        &decision,
        feasible,
        feasible.then(|| study.objective().value(partition, &decision)),
    )
}

fn evaluated(
    partition: &Partition,
    decision: &Decision,
    feasible: bool,
    loss: Option<Loss>,
) -> Evaluated {
    Evaluated {
        levels: partition.levels().clone(),
        suppressed: decision.suppressed,
        classes: decision.classes,
        loss: loss.unwrap_or(Loss::INFINITE),
        feasible,
    }
}

/// Measures a node, and says which records every node below suppresses at least.
///
/// What fails a demand on classes fails it in all its parts where the demand is monotone with
/// suppression; otherwise of each class as many are lost as the demand says. Demands on the table
/// and missing values may choose others: then only the number is known.
///
/// Often the number is enough: the loss is not computed if the node cannot beat `best`, nor what
/// the records are if no node from `low` on can that suppresses so many.
pub(super) fn measure(
    study: &Study,
    partition: &Partition,
    best: Option<&Evaluated>,
    low: &Levels,
) -> (Evaluated, KnownSuppression) {
    let (objective, demands, most) = (study.objective(), study.demands(), study.suppressible());
    let decision = study.decide(partition);
    let feasible = study.may_release(&decision);
    let levels = partition.levels();
    let hopeless =
        |node: &Levels, least, most| cannot_beat(best, &objective.bound(node, least, most), node);
    let records = decision.suppressed;
    let loss = (feasible && !hopeless(levels, records, records))
        .then(|| objective.value(partition, &decision));
    let node = evaluated(partition, &decision, feasible, loss);
    let prunes = study.prunes_classes();
    let records = match prunes {
        // If this node may not be released, none below may. Where only the stars are in the way,
        // nothing but what it suppresses is known of those.
        true if !feasible && !decision.stars_fail => u64::MAX,
        true => decision.suppressed,
        false => decision.lost,
    };
    let by_class = !demands.concern_table() && !demands.concern_missing();
    let enough = !by_class || records > most || low == levels || hopeless(low, records, most);
    let detail = if enough {
        None
    } else {
        let suppressed = match prunes {
            true => objective.suppressed(partition, &decision),
            false => objective.left_out(partition, records, decision.losing.iter().copied()),
        };
        objective.detail(levels, &suppressed)
    };
    (node, KnownSuppression { records, detail })
}
