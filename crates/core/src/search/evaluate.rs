//! What a search learns about one node.

use crate::lattice::Levels;
use crate::loss::Suppressed;
use crate::model::Class;
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
    let demands = study.demands();
    let fails = |&size: &u32| !demands.hold(Class { size });
    let (mut records, mut failing) = (0_u64, 0);
    for size in partition.counts() {
        if fails(size) {
            records += u64::from(*size);
            failing += 1;
        }
    }
    let all = records == study.contingency().records();
    let feasible = records <= study.suppressible() && (!all || study.empty_allowed());
    let loss = if feasible {
        let suppressed = suppressed(study, partition, records, fails);
        study.objective().value(partition.levels(), &suppressed)
    } else {
        f64::INFINITY
    };
    Evaluated {
        levels: partition.levels().clone(),
        suppressed: records,
        classes: partition.classes() as u32 - failing,
        loss,
        feasible,
    }
}

/// The suppressed records of a node with the sums that its loss needs.
pub(crate) fn suppressed(
    study: &Study,
    partition: &Partition,
    records: u64,
    fails: impl Fn(&u32) -> bool,
) -> Suppressed {
    let fields = partition.layout().fields();
    let mut weights = vec![0; fields.len()];
    if records > 0 {
        let by_group: Vec<&[u64]> = (0..fields.len())
            .map(|i| study.objective().group_weights(i, partition.levels().get(i)))
            .collect();
        for (class, size) in partition.counts().iter().enumerate() {
            if fails(size) {
                let key = partition.key(class);
                for ((sum, field), groups) in weights.iter_mut().zip(fields).zip(&by_group) {
                    *sum += groups[field.code(key)] * u64::from(*size);
                }
            }
        }
    }
    Suppressed { records, weights }
}
