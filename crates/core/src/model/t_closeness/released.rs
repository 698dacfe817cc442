//! t-closeness whose reference is the release itself.
//!
//! # Definition
//! q are the shares of the records that are released, suppressed ones left out: D(p_E, q) ≤ t for
//! every released class E (spec D9, option `released`). Which classes are too far depends on which
//! others go. In each round the farthest go, all of those that are equally far; then the shares are
//! counted anew, until no class is too far.
//!
//! # Invariants
//! Where nothing is suppressed q is that of the input whatever the classes are, so that the
//! distance of a union is at most that of its farther part. What goes in one partition says
//! nothing of another: monotone without suppression only. Other classes than those that go might
//! be fewer, so that nothing is proven where records may be suppressed.

use super::{GroundDistance, Kernel, ReferenceCounts, TCloseness};
use crate::error::Result;
use crate::histogram::Histogram;
use crate::model::{ClassModel, Facet, Monotone, Stronger, TableModel, Values};
use crate::num::{THRESHOLD_TOLERANCE, nearly_equal};
use crate::partition::{Class, Partition};
use std::sync::Arc;

/// The demand for a distance of at most t from the shares of what is released.
#[derive(Clone, Debug)]
pub struct ReleasedTCloseness {
    track: usize,
    t: f64,
    distance: GroundDistance,
    values: Arc<Values>,
}

impl ReleasedTCloseness {
    /// A distance of at most `t` in the column tracked as `track`.
    ///
    /// # Errors
    /// As [`TCloseness::new`].
    pub fn new(
        t: f64,
        distance: GroundDistance,
        track: usize,
        values: &Arc<Values>,
    ) -> Result<Self> {
        TCloseness::new(t, distance, track, values)?;
        Ok(Self { track, t, distance, values: values.clone() })
    }

    /// The classes that are left as the demand sees them.
    fn on_released(&self, partition: &Partition, fails: &[bool]) -> ReleasedDistances {
        let left: Vec<usize> = (0..partition.classes())
            .filter(|&class| !fails[class] && partition.counts()[class] > 0)
            .collect();
        let histogram = |class: usize| partition.carried().histograms[self.track].of_class(class);
        let mut counts = vec![0; self.values.reference.len()];
        for (value, count) in left.iter().flat_map(|&class| histogram(class).iter()) {
            counts[value as usize] += u64::from(count);
        }
        // What nobody has who is released is no value of the reference. A tree keeps its leaves.
        let keeps_all = self.distance == GroundDistance::Hierarchical;
        let mut ranks = Vec::with_capacity(counts.len());
        let (mut present, mut values) = (Vec::new(), (*self.values).clone());
        let mut numbers = Vec::new();
        for (value, &count) in counts.iter().enumerate() {
            ranks.push(present.len() as u32);
            if count > 0 || keeps_all {
                present.push(count);
                numbers.extend(values.numbers.as_ref().map(|numbers| numbers[value]));
            }
        }
        values.numbers = values.numbers.is_some().then_some(numbers);
        let reference = ReferenceCounts::new(present);
        // What was checked once is as well-formed for fewer values.
        let kernel = TCloseness::kernel(self.distance, &reference, &values);
        let kernel = kernel.unwrap_or(Kernel::Equal);
        let model = TCloseness { track: 0, t: self.t, reference, kernel, alone: Vec::new() };
        let (mut far, mut measured, mut facets) = (Vec::new(), Vec::new(), Vec::new());
        for class in left {
            let own = histogram(class);
            let own_ranks: Vec<u32> =
                own.values.iter().map(|&value| ranks[value as usize]).collect();
            let seen = [Histogram { values: &own_ranks, counts: own.counts }];
            let seen = Class::given(partition.counts()[class], &seen);
            let Some(distance) = model.measure(&seen) else { continue };
            measured.push((distance, class));
            if !model.holds(&seen) {
                far.push((distance, class));
            }
            facets.extend(model.facets(&seen));
        }
        ReleasedDistances { measured, far, facets }
    }
}

/// The classes that are left and have any value, compared with what is left.
struct ReleasedDistances {
    /// The distance of each.
    measured: Vec<(f64, usize)>,
    /// That of those which are too far.
    far: Vec<(f64, usize)>,
    /// What is reported beside it, of all of them.
    facets: Vec<Facet>,
}

fn farthest(distances: &[(f64, usize)]) -> Option<f64> {
    distances.iter().map(|&(distance, _)| distance).reduce(f64::max)
}

impl TableModel for ReleasedTCloseness {
    fn enforce(&self, partition: &Partition, fails: &mut [bool], most: u64) {
        let mut suppressed = 0;
        while suppressed <= most {
            let far = self.on_released(partition, fails).far;
            let Some(farthest) = farthest(&far) else { return };
            let least = farthest - THRESHOLD_TOLERANCE;
            for (_, class) in far.into_iter().filter(|&(distance, _)| distance >= least) {
                fails[class] = true;
                suppressed += u64::from(partition.counts()[class]);
            }
        }
    }

    /// The distance of the farthest class.
    fn measure(&self, partition: &Partition, fails: &[bool]) -> Option<f64> {
        farthest(&self.on_released(partition, fails).measured)
    }

    fn holds(&self, partition: &Partition, fails: &[bool]) -> bool {
        self.on_released(partition, fails).far.is_empty()
    }

    fn deciding(&self, partition: &Partition, fails: &[bool]) -> Vec<usize> {
        let measured = self.on_released(partition, fails).measured;
        let Some(most) = farthest(&measured) else { return Vec::new() };
        let found = measured.into_iter().filter(|&(distance, _)| nearly_equal(distance, most));
        let mut classes: Vec<usize> = found.map(|(_, class)| class).collect();
        classes.sort_by_key(|&class| partition.key(class));
        classes
    }

    fn stronger(&self) -> Stronger {
        Stronger::Smaller
    }

    fn monotone(&self) -> Monotone {
        Monotone::WITHOUT_SUPPRESSION
    }

    fn tries_every_number(&self, most: u64) -> bool {
        most == 0
    }

    /// The two distances that the lecture compares it with (spec D9b), each where it is farthest.
    fn facets(&self, partition: &Partition, fails: &[bool]) -> Vec<Facet> {
        let mut weakest: Vec<Facet> = Vec::new();
        for facet in self.on_released(partition, fails).facets {
            match weakest.iter_mut().find(|known| known.name == facet.name) {
                Some(known) => known.value = known.value.max(facet.value),
                None => weakest.push(facet),
            }
        }
        weakest
    }
}

#[cfg(test)]
mod tests {
    use super::ReleasedTCloseness;
    use crate::contingency::collapsed;
    use crate::model::{GroundDistance, TableModel, Values};
    use crate::partition::Partition;
    use crate::table::Translated;
    use std::sync::Arc;

    /// Three classes: 1 of 4, 2 of 4 and 4 of 4 have the second value; in all 7 of 12. With the
    /// third gone it is 3 of 8, and both others are 1/8 away.
    #[test]
    fn what_goes_changes_what_the_rest_is_compared_with() {
        let groups = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2];
        let sensitive = [0, 0, 0, 1, 0, 0, 1, 1, 1, 1, 1, 1];
        let mut contingency = collapsed(&[(groups.to_vec(), 3)], 12);
        contingency.track(&Translated::plain(sensitive.to_vec().into(), 2));
        let partition = Partition::exact(&contingency);
        let values = Arc::new(Values::plain(2));
        let model = |t| ReleasedTCloseness::new(t, GroundDistance::Equal, 0, &values).unwrap();
        let none = [false; 3];
        assert_eq!(model(0.2).measure(&partition, &none), Some(5.0 / 12.0));
        assert_eq!(model(0.2).deciding(&partition, &none), [2]);
        let mut fails = none;
        model(0.125).enforce(&partition, &mut fails, u64::MAX);
        assert_eq!(fails, [false, false, true]);
        assert!(model(0.125).holds(&partition, &fails));
        assert_eq!(model(0.125).measure(&partition, &fails), Some(0.125));
        // Where all that is left is one class, nothing is nearer than itself.
        let mut fails = [true, true, false];
        model(0.0).enforce(&partition, &mut fails, u64::MAX);
        assert_eq!(fails, [true, true, false]);
        assert_eq!(model(0.0).measure(&partition, &fails), Some(0.0));
    }
}
