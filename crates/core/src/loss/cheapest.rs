//! Which of several classes costs least to suppress (spec M20).
//!
//! # Definition
//! What a class costs is what the loss would fall by if all classes in question were suppressed
//! and this one was let stay. Where the loss is a sum over cells, the cheapest classes are the
//! best choice of so many. Elsewhere this looks at the right end: where a suppressed record costs
//! the less the more others of its group are suppressed, no class alone would cost anything.
//!
//! # Invariants
//! Costs are compared in units of ties, and ties are decided by the key, so that the choice does
//! not depend on where the partition was rolled up from.

use super::{Loss, Measure, Objective, Suppressed, entropy};
use crate::partition::Partition;
use std::cmp::Ordering;

impl Objective {
    /// Orders classes of a node by what it costs to suppress each beside the others and those that
    /// fail: the cheapest first, of equally cheap ones the one with the smaller key.
    pub(crate) fn cheapest_first(
        &self,
        partition: &Partition,
        fails: &[bool],
        classes: &mut [usize],
    ) {
        let costs = classes.iter().map(|&class| {
            let own = match &self.measure {
                Measure::Classes(measure) => measure.cost(partition, class),
                Measure::Ambiguity(measure, _) => measure.cost(partition, class),
                // Where each record counts as a person, equally small classes cost the same.
                Measure::Steps(_) if partition.carried().entity.is_none() => 0.0,
                Measure::Steps(_) | Measure::Shares(_) | Measure::Entropy(_) => return None,
            };
            Some((own, class))
        });
        if let Some(mut costs) = costs.collect::<Option<Vec<(f64, usize)>>>() {
            costs.sort_by(|a, b| a.0.total_cmp(&b.0).then_with(|| by_key(partition, a.1, b.1)));
            classes.iter_mut().zip(costs).for_each(|(slot, (_, class))| *slot = class);
            return;
        }
        let mut gone = fails.to_vec();
        classes.iter().for_each(|&class| gone[class] = true);
        let all = Suppressible::new(self, partition, &gone);
        let left = classes.iter().map(|&class| all.without(class)).collect();
        order_by_left(partition, classes, left);
    }
}

/// Orders classes by the loss that is `left` if each of them stays: whoever leaves most of it
/// behind saves least by staying. Of those that leave the same, the smaller key goes first.
pub(crate) fn order_by_left(partition: &Partition, classes: &mut [usize], left: Vec<Loss>) {
    let mut costs: Vec<(Loss, usize)> = left.into_iter().zip(classes.iter().copied()).collect();
    costs.sort_by(|a, b| b.0.compare(&a.0).then_with(|| by_key(partition, a.1, b.1)));
    classes.iter_mut().zip(costs).for_each(|(slot, (_, class))| *slot = class);
}

/// The order of two classes by their keys.
fn by_key(partition: &Partition, a: usize, b: usize) -> Ordering {
    partition.key(a).cmp(partition.key(b))
}

/// All that may be suppressed, of which a class is let stay.
struct Suppressible<'a> {
    objective: &'a Objective,
    partition: &'a Partition,
    suppressed: Suppressed,
    entropies: Vec<entropy::SuppressedLoss>,
}

impl<'a> Suppressible<'a> {
    fn new(objective: &'a Objective, partition: &'a Partition, fails: &[bool]) -> Self {
        let failing = || {
            let counts = partition.counts().iter().copied().enumerate();
            counts.filter(|&(class, size)| fails[class] && size > 0)
        };
        let records = failing().map(|(_, size)| u64::from(size)).sum();
        let mut suppressed = objective.left_out(partition, records, failing());
        let level = |attribute| partition.levels().get(attribute);
        let mut entropies = Vec::new();
        match &objective.measure {
            Measure::Shares(shares) => suppressed.weights.resize(shares.len(), 0),
            Measure::Entropy(all) => {
                let mut groups = std::mem::take(&mut suppressed.groups).into_iter();
                for (attribute, one) in all.iter().enumerate() {
                    let groups =
                        groups.next().unwrap_or_else(|| vec![0; one.groups(level(attribute))]);
                    entropies.push(one.all(objective.balance, level(attribute), groups));
                }
            }
            Measure::Steps(_) | Measure::Classes(_) | Measure::Ambiguity(..) => {}
        }
        Self { objective, partition, suppressed, entropies }
    }

    /// The loss if a class stays, but for what is the same for all.
    fn without(&self, class: usize) -> Loss {
        let (objective, partition) = (self.objective, self.partition);
        let records = u64::from(partition.counts()[class]);
        let level = |attribute| partition.levels().get(attribute);
        let key = partition.key(class);
        let fields = partition.layout().fields();
        let losses: Vec<f64> = match &objective.measure {
            Measure::Shares(shares) => {
                let sums = fields.iter().zip(shares).zip(&self.suppressed.weights).enumerate();
                sums.map(|(attribute, ((field, shares), &sum))| {
                    let weight = sum - shares.weights(level(attribute))[field.code(key)] * records;
                    let suppressed = self.suppressed.records - records;
                    shares.value(objective.balance, level(attribute), suppressed, weight)
                })
                .collect()
            }
            Measure::Steps(steps) => {
                let suppressed = self.suppressed.records - records;
                let each = steps.iter().enumerate();
                each.map(|(attribute, one)| {
                    one.value(objective.balance, level(attribute), suppressed)
                })
                .collect()
            }
            _ => {
                let each = fields.iter().zip(&self.entropies);
                each.map(|(field, one)| one.without(field.code(key), records)).collect()
            }
        };
        objective.config.aggregate.combine(losses.into_iter().zip(&objective.weights))
    }
}
