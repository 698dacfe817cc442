//! Which classes decide what each model achieves.

use super::Released;
use crate::model::{ClassModel, Demands, Model, Stronger};
use crate::partition::Partition;

/// The classes that are weakest by one model.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Weakest {
    /// What the model achieves; `None` where nothing is measured. May be infinite.
    pub achieved: Option<f64>,
    /// The released classes that achieve no more than that, ascending.
    pub classes: Vec<u32>,
}

/// For each model the released classes that decide: all that are equally weak, of which a report
/// names the first. `kept` tells of each class whether it is released.
#[must_use]
pub fn weakest(demands: &Demands, partition: &Partition, kept: &[bool]) -> Vec<Weakest> {
    demands
        .models()
        .iter()
        .map(|model| match model {
            Model::Class(model) => of_classes(&**model, partition, kept),
            Model::Table(model) => {
                let fails: Vec<bool> = kept.iter().map(|kept| !kept).collect();
                let deciding = model.deciding(partition, &fails);
                let mut classes: Vec<u32> =
                    deciding.into_iter().map(|class| class as u32).collect();
                classes.sort_unstable();
                Weakest { achieved: model.measure(partition, &fails), classes }
            }
        })
        .collect()
}

/// For each tuple whether it is in a class that decides what a model achieves.
#[must_use]
pub fn deciding_tuples(released: &Released<'_>) -> Vec<bool> {
    let seen = released.seen();
    let mut decides = vec![false; seen.partition.classes()];
    for weakest in weakest(released.study().demands(), &seen.partition, &seen.kept) {
        weakest.classes.into_iter().for_each(|class| decides[class as usize] = true);
    }
    (0..seen.class_of.len())
        .map(|tuple| seen.class(tuple).is_some_and(|class| decides[class as usize]))
        .collect()
}

fn of_classes(model: &dyn ClassModel, partition: &Partition, kept: &[bool]) -> Weakest {
    let mut weakest = Weakest::default();
    if !kept.contains(&true) {
        return weakest;
    }
    for (class, &kept) in kept.iter().enumerate() {
        let seen = match (kept, model.concerns_absent()) {
            (true, _) => partition.class(class),
            // Without its records it may disclose who is not there.
            (false, true) => partition.class(class).absent(),
            (false, false) => continue,
        };
        let Some(measure) = model.measure(&seen) else { continue };
        if weakest.achieved.is_none_or(|known| weaker_than(model.stronger(), measure, known)) {
            weakest = Weakest { achieved: Some(measure), classes: Vec::new() };
        }
        if kept && weakest.achieved == Some(measure) {
            weakest.classes.push(class as u32);
        }
    }
    weakest
}

/// Whether one measure is weaker than another.
pub(crate) fn weaker_than(stronger: Stronger, a: f64, b: f64) -> bool {
    a != b && stronger.weaker(a, b) == a
}
