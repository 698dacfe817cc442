//! What a search learns about one node.

use crate::lattice::Levels;
use crate::loss::Suppressed;
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
    pub loss: f64,
    /// Whether the suppression limit allows it.
    pub feasible: bool,
}

/// Measures a node: the one place where feasibility and loss are decided.
#[must_use]
pub fn evaluate(study: &Study, partition: &Partition) -> Evaluated {
    let decision = study.decide(partition);
    let all = decision.suppressed == study.contingency().records();
    let within = decision.suppressed <= study.suppressible() && !decision.impossible;
    let feasible = within && (!all || study.empty_allowed());
    let loss = if feasible {
        let suppressed = suppressed(study, partition, &decision);
        study.objective().value(partition.levels(), &suppressed)
    } else {
        f64::INFINITY
    };
    Evaluated {
        levels: partition.levels().clone(),
        suppressed: decision.suppressed,
        classes: decision.classes,
        loss,
        feasible,
    }
}

/// The records that a node suppresses, with the sums that its loss needs.
#[must_use]
pub fn suppressed(study: &Study, partition: &Partition, decision: &Decision) -> Suppressed {
    if decision.suppressed == 0 {
        return Suppressed::default();
    }
    let fields = partition.layout().fields();
    let by_group: Vec<&[u64]> = (0..fields.len())
        .map(|i| study.objective().group_weights(i, partition.levels().get(i)))
        .collect();
    let mut found = Suppressed { records: 0, weights: vec![0; fields.len()] };
    for (class, &size) in partition.counts().iter().enumerate() {
        if decision.fails[class] {
            let key = partition.key(class);
            found.records += u64::from(size);
            for ((sum, field), groups) in found.weights.iter_mut().zip(fields).zip(&by_group) {
                *sum += groups[field.code(key)] * u64::from(size);
            }
        }
    }
    found
}
