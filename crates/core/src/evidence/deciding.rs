//! Which classes decide what each model achieves.

use super::Released;
use crate::model::{ClassModel, Demands, Model, Stronger};
use crate::num::nearly_equal;
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
    if !kept.contains(&true) {
        return Weakest::default();
    }
    let mut weakest = EquallyWeak::new(model.stronger());
    for (class, &kept) in kept.iter().enumerate() {
        let seen = match (kept, model.concerns_absent()) {
            (true, _) => partition.class(class),
            // Without its records it may disclose who is not there.
            (false, true) => partition.class(class).absent(),
            (false, false) => continue,
        };
        let Some(measure) = model.measure(&seen) else { continue };
        weakest.take_in(measure, kept.then_some(class));
    }
    Weakest {
        achieved: weakest.achieved(),
        classes: weakest.classes().into_iter().map(|class| class as u32).collect(),
    }
}

/// The weakest measure seen so far, and the classes that come to no more but for rounding.
#[derive(Debug)]
pub(crate) struct EquallyWeak {
    stronger: Stronger,
    achieved: Option<f64>,
    classes: Vec<(usize, f64)>,
}

impl EquallyWeak {
    pub(crate) fn new(stronger: Stronger) -> Self {
        Self { stronger, achieved: None, classes: Vec::new() }
    }

    /// One measure more, of a class that may be named or of none.
    pub(crate) fn take_in(&mut self, measure: f64, class: Option<usize>) {
        let weakest = match self.achieved {
            Some(known) => self.stronger.weaker(known, measure),
            None => measure,
        };
        if self.achieved != Some(weakest) {
            self.classes.retain(|&(_, own)| nearly_equal(own, weakest));
        }
        self.achieved = Some(weakest);
        if nearly_equal(measure, weakest) {
            self.classes.extend(class.map(|class| (class, measure)));
        }
    }

    /// The weakest measure, if there was any.
    pub(crate) fn achieved(&self) -> Option<f64> {
        self.achieved
    }

    /// The classes that are as weak, in the order in which they were seen.
    pub(crate) fn classes(self) -> Vec<usize> {
        self.classes.into_iter().map(|(class, _)| class).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::EquallyWeak;
    use crate::histogram::Histogram;
    use crate::model::{ClassModel, EntropyLDiversity, Stronger};
    use crate::partition::Class;

    /// Classes with the shares 1/6, 2/6 and 3/6, however many records they have and in whatever order
    /// the values are: other bits, the same entropy. One that is more mixed is none of them.
    #[test]
    fn equal_entropies_are_equally_weak_whatever_their_bits() {
        let model = EntropyLDiversity::new(2.0, 0).unwrap();
        let mut weakest = EquallyWeak::new(Stronger::Larger);
        let mut bits = Vec::new();
        for times in 1..=40_u32 {
            for shares in [[1, 2, 3], [3, 1, 2], [2, 3, 1]] {
                let counts = shares.map(|share| share * times);
                let histogram = [Histogram { values: &[0, 1, 2], counts: &counts }];
                let measure = model.measure(&Class::given(6 * times, &histogram)).unwrap();
                bits.push(measure.to_bits());
                weakest.take_in(measure, Some(bits.len()));
            }
        }
        let histogram = [Histogram { values: &[0, 1, 2], counts: &[334, 333, 333] }];
        let mixed = model.measure(&Class::given(1000, &histogram)).unwrap();
        weakest.take_in(mixed, Some(0));
        weakest.take_in(f64::INFINITY, Some(0));
        let number = bits.len();
        bits.sort_unstable();
        bits.dedup();
        assert!(bits.len() > 1, "the test is about bits that differ");
        assert_eq!(weakest.achieved().map(f64::to_bits), bits.first().copied());
        assert!(weakest.classes().into_iter().eq(1..=number));
    }

    #[test]
    fn one_that_is_weaker_puts_the_others_aside() {
        let mut weakest = EquallyWeak::new(Stronger::Smaller);
        weakest.take_in(0.5, Some(0));
        weakest.take_in(0.25, Some(1));
        weakest.take_in(f64::INFINITY, None);
        assert_eq!(weakest.achieved(), Some(f64::INFINITY));
        weakest.take_in(f64::INFINITY, Some(2));
        assert_eq!(weakest.classes(), [2]);
    }
}
