//! Which classes go where a demand concerns the table as a whole.
//!
//! # Definition
//! The smallest classes are suppressed one after the other until the demand holds; of equally
//! small ones those that cost least go first, ties by key (spec M13, M20). Where suppressed
//! records stay as stars, the table that has to hold is the one with their class in it (spec
//! M23): one class more may have to go, or fewer suffice.
//!
//! # Invariants
//! What goes depends on nothing but the classes, their keys, what is suppressed already, and
//! the costs.

use crate::partition::Partition;
use std::collections::HashSet;

/// Orders equally small classes, beside those that fail already, by what it costs to suppress
/// them.
pub type Cheapest<'a> = &'a dyn Fn(&[bool], &mut [usize]);

/// What is known of a table when it is chosen which classes go.
#[derive(Clone, Copy, Default)]
pub struct Preference<'a> {
    /// The order of equally small classes; that of their keys without it.
    pub cheapest: Option<Cheapest<'a>>,
    /// What the class of the stars is made of, where suppressed records stay.
    pub staying: Option<&'a dyn Fn() -> Staying>,
}

impl Preference<'_> {
    /// Brings equally small classes, ordered by their keys, into the order in which they go.
    pub(super) fn arrange(self, fails: &[bool], classes: &mut [usize]) {
        if let Some(cheapest) = self.cheapest {
            cheapest(fails, classes);
        }
    }
}

/// What the class of the stars is made of beside the classes that are suppressed.
#[derive(Clone, Debug, Default)]
pub struct Staying {
    /// The class that is written as suppressed records are, if there is one.
    pub alike: Option<usize>,
    /// Suppressed records that have no class.
    pub records: u64,
    /// The codes of the persons whose these are, where there is an entity.
    pub persons: HashSet<u32>,
}

/// Classes, their persons, and those of them in classes that are too small.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct CountedClasses {
    pub(super) classes: u64,
    pub(super) persons: u64,
    pub(super) at_risk: u64,
}

/// A table as it is seen while classes are suppressed.
pub(super) struct SuppressedTable<'a> {
    partition: &'a Partition,
    /// The size below which a class is at risk.
    smallest: u32,
    /// The released classes but one that is seen as a part of the stars.
    released: CountedClasses,
    stars: Option<Staying>,
    /// The class that is released and seen as a part of the stars.
    joined: Option<usize>,
}

impl<'a> SuppressedTable<'a> {
    /// A table in which these classes are suppressed, and those below `smallest` at risk.
    pub(super) fn new(
        partition: &'a Partition,
        fails: &[bool],
        smallest: u32,
        stars: Option<Staying>,
    ) -> Self {
        let with_records = || (0..fails.len()).filter(|&class| partition.counts()[class] > 0);
        let mut seen =
            Self { partition, smallest, released: CountedClasses::default(), stars, joined: None };
        for class in with_records() {
            let size = seen.size(class);
            seen.released.classes += 1;
            seen.released.persons += size;
            seen.released.at_risk += seen.at_risk(size);
        }
        if seen.stars.as_ref().is_some_and(|stars| stars.records > 0) {
            seen.join();
        }
        with_records().filter(|&class| fails[class]).for_each(|class| seen.suppress(class));
        seen
    }

    fn size(&self, class: usize) -> u64 {
        u64::from(self.partition.class(class).size)
    }

    /// How many of the persons of a class of this size are at risk.
    fn at_risk(&self, size: u64) -> u64 {
        if size < u64::from(self.smallest) { size } else { 0 }
    }

    /// Suppresses a released class.
    pub(super) fn suppress(&mut self, class: usize) {
        if self.joined == Some(class) {
            self.joined = None;
        } else {
            self.part(class);
            self.join();
        }
    }

    /// A class is no longer seen by itself.
    fn part(&mut self, class: usize) {
        let size = self.size(class);
        self.released.classes -= 1;
        self.released.persons -= size;
        self.released.at_risk -= self.at_risk(size);
        let Some(stars) = &mut self.stars else { return };
        if stars.alike == Some(class) {
            stars.alike = None;
        }
        stars.records += u64::from(self.partition.counts()[class]);
        let carried = self.partition.carried();
        if let Some(entity) = &carried.entity {
            stars.persons.extend(carried.histograms[entity.track].of_class(class).values);
        }
    }

    /// A released class that is written as the stars are is one of them once there are any.
    fn join(&mut self) {
        if let Some(alike) = self.stars.as_mut().and_then(|stars| stars.alike.take()) {
            self.part(alike);
            self.joined = Some(alike);
        }
    }

    /// The persons in the class of the stars; nobody where there is none.
    pub(super) fn in_stars(&self) -> u64 {
        self.stars.as_ref().map_or(0, |stars| match &self.partition.carried().entity {
            Some(entity) => entity.number(stars.persons.iter().copied()).into(),
            None => stars.records,
        })
    }

    /// The released class that is seen as a part of the stars, if one is.
    pub(super) fn joined(&self) -> Option<usize> {
        self.joined
    }

    /// All classes, that of the stars among them.
    pub(super) fn counted(&self) -> CountedClasses {
        let stars = self.in_stars();
        CountedClasses {
            classes: self.released.classes + u64::from(stars > 0),
            persons: self.released.persons + stars,
            at_risk: self.released.at_risk + self.at_risk(stars),
        }
    }
}

/// Suppresses classes in `order`, smallest first, until the table holds, or until more than
/// `most` persons are suppressed. Classes below `smallest` are counted as at risk.
pub(super) fn suppress_until(
    (partition, fails): (&Partition, &mut [bool]),
    (mut order, smallest): (Vec<usize>, u32),
    most: u64,
    preference: Preference<'_>,
    holds: impl Fn(CountedClasses) -> bool,
) {
    let staying = preference.staying.map(|staying| staying());
    let stays = staying.is_some();
    let mut seen = SuppressedTable::new(partition, fails, smallest, staying);
    let (mut gone, mut chosen, mut persons) = (0, 0, 0);
    // Nobody has less than one record.
    while gone < order.len() && persons <= most && !holds(seen.counted()) {
        // Who is in the class of the stars depends on who goes first; elsewhere sizes alone say
        // how many go, and who they are is chosen at the end.
        if stays && gone == chosen {
            chosen += equal(partition, &order[gone..]);
            preference.arrange(fails, &mut order[gone..chosen]);
        }
        let class = order[gone];
        persons += seen.size(class);
        seen.suppress(class);
        fails[class] |= stays;
        gone += 1;
    }
    // Where too many go nothing is released, whoever they are.
    if stays || persons > most {
        order[..gone].iter().for_each(|&class| fails[class] = true);
    } else {
        suppress_first(partition, fails, (&mut order[..], gone), preference);
    }
}

/// How many classes at the beginning of an order are as small as the first.
fn equal(partition: &Partition, order: &[usize]) -> usize {
    let size = |class: usize| partition.class(class).size;
    order.first().map_or(0, |&first| order.partition_point(|&class| size(class) <= size(first)))
}

/// Suppresses the first `gone` of the classes in `order`, smallest first; where that parts
/// equally small ones, the cheapest of them.
pub(super) fn suppress_first(
    partition: &Partition,
    fails: &mut [bool],
    (order, gone): (&mut [usize], usize),
    preference: Preference<'_>,
) {
    let Some(&last) = gone.checked_sub(1).and_then(|last| order.get(last)) else { return };
    let size = |class: usize| partition.class(class).size;
    let start = order.partition_point(|&class| size(class) < size(last));
    let end = start + equal(partition, &order[start..]);
    order[..start].iter().for_each(|&class| fails[class] = true);
    if gone < end {
        preference.arrange(fails, &mut order[start..end]);
    }
    order[start..gone].iter().for_each(|&class| fails[class] = true);
}

/// Orders classes, smallest first, so that equally small ones stand as they go.
pub(super) fn cheapest_of_equals(
    partition: &Partition,
    fails: &[bool],
    order: &mut [usize],
    preference: Preference<'_>,
) {
    let (mut gone, mut start) = (fails.to_vec(), 0);
    while start < order.len() {
        let end = start + equal(partition, &order[start..]);
        preference.arrange(&gone, &mut order[start..end]);
        order[start..end].iter().for_each(|&class| gone[class] = true);
        start = end;
    }
}

/// The released classes, the smallest first, and of equal ones the one with the smaller key.
pub(super) fn smallest_first(partition: &Partition, fails: &[bool]) -> Vec<usize> {
    let left = (0..fails.len()).filter(|&class| !fails[class] && partition.counts()[class] > 0);
    let mut order: Vec<(u32, usize)> =
        left.map(|class| (partition.class(class).size, class)).collect();
    let key = |class: usize| partition.key(class);
    order.sort_unstable_by(|a, b| a.0.cmp(&b.0).then_with(|| key(a.1).cmp(key(b.1))));
    order.into_iter().map(|(_, class)| class).collect()
}
