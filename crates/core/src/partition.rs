//! Equivalence classes on one node of the lattice, and the roll-up between nodes.
//!
//! Going up the lattice never goes back to the records: a class of a coarser
//! node is a union of classes of any finer one, so its count is a sum (spec G0).

mod class;
mod decision;

pub use class::Class;
pub use decision::Decision;

use crate::cells::{BLOCK, CellNumbers, CombinedColumns, NodeCells};
use crate::contingency::{Carried, Contingency};
use crate::hierarchy::Hierarchy;
use crate::histogram::{Gather, Members, shrink};
use crate::keys::KeySet;
use crate::lattice::Levels;
use crate::packing::{KeyLayout, by_width};
use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

/// The equivalence classes of one node.
#[derive(Clone, Debug)]
pub struct Partition {
    levels: Levels,
    layout: Arc<KeyLayout>,
    /// Shared with the tuples if these are the exact values.
    keys: Arc<Vec<u64>>,
    counts: Arc<Vec<u32>>,
    carried: Carried,
    /// Where levels are mixed, for each attribute the code that shows a missing value, as far as
    /// that matters to a demand.
    missing: Option<Vec<Option<u32>>>,
    /// Made when others are rolled up from it; none where they would not help.
    columns: OnceLock<Option<CombinedColumns>>,
    /// Set once another is rolled up from it.
    used: OnceLock<()>,
}

impl Partition {
    /// The classes of the exact values.
    #[must_use]
    pub fn exact(contingency: &Contingency) -> Self {
        let (keys, counts) = contingency.shared();
        Self {
            levels: Levels::bottom(contingency.layout().fields().len()),
            layout: Arc::new(contingency.layout().clone()),
            keys,
            counts,
            carried: contingency.carried().clone(),
            missing: None,
            columns: OnceLock::new(),
            // As good as: hardly any search rolls up from it only once.
            used: OnceLock::from(()),
        }
    }

    /// Classes that no node of the lattice has; `levels` are [`Levels::mixed`].
    #[must_use]
    pub(crate) fn recoded(
        levels: Levels,
        layout: KeyLayout,
        keys: Vec<u64>,
        counts: Vec<u32>,
        carried: Carried,
    ) -> Self {
        Self {
            levels,
            layout: Arc::new(layout),
            keys: Arc::new(keys),
            counts: Arc::new(counts),
            carried,
            missing: None,
            columns: OnceLock::new(),
            used: OnceLock::new(),
        }
    }

    /// The same where these codes, one for each attribute, show missing values.
    #[must_use]
    pub(crate) fn showing_missing(self, codes: Vec<Option<u32>>) -> Self {
        Self { missing: Some(codes), ..self }
    }

    /// Where levels are mixed, for each attribute the code that shows a missing value, if that
    /// matters to a demand.
    #[must_use]
    pub(crate) fn missing_codes(&self) -> Option<&[Option<u32>]> {
        self.missing.as_deref()
    }

    /// The node.
    #[must_use]
    pub fn levels(&self) -> &Levels {
        &self.levels
    }

    /// Number of classes, those of the population alone included.
    #[must_use]
    pub fn classes(&self) -> usize {
        self.counts.len()
    }

    /// Records in each class; 0 only for classes of the population alone.
    #[must_use]
    pub fn counts(&self) -> &[u32] {
        &self.counts
    }

    /// The keys of all classes, one after the other.
    #[must_use]
    pub(crate) fn keys(&self) -> &[u64] {
        &self.keys
    }

    /// What the classes carry beside their counts.
    #[must_use]
    pub fn carried(&self) -> &Carried {
        &self.carried
    }

    /// One class as models see it.
    #[inline]
    #[must_use]
    pub fn class(&self, class: usize) -> Class<'_> {
        Class::of_partition(&self.carried, class, self.counts[class])
    }

    /// The key of one class: the codes of its groups, packed by the layout.
    #[must_use]
    pub fn key(&self, class: usize) -> &[u64] {
        let words = self.layout.words();
        &self.keys[class * words..][..words]
    }

    /// What it takes in memory, columns included whether or not they were made.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let columns = 2 * (1 + self.layout.fields().len() / 3);
        let class = 8 * self.layout.words() + 4 + columns;
        self.classes() * class + self.carried.bytes()
    }

    /// The columns; not for the first roll-up, since most partitions see no other.
    fn columns(&self, hierarchies: &[Arc<Hierarchy>]) -> Option<&CombinedColumns> {
        if self.used.set(()).is_ok() {
            return None;
        }
        self.columns
            .get_or_init(|| {
                CombinedColumns::new(&self.layout, &self.keys, &self.levels, hierarchies)
            })
            .as_ref()
    }

    /// How keys are packed.
    #[must_use]
    pub fn layout(&self) -> &KeyLayout {
        &self.layout
    }
}

/// For pairs of levels of one attribute, which group goes into which, shifted into place.
///
/// Filled as pairs are asked for: a lattice has many pairs, a search needs few.
#[derive(Debug, Default)]
pub(crate) struct Rolls {
    known: HashMap<(usize, u8, u8), Arc<[u64]>, rustc_hash::FxBuildHasher>,
    groups: HashMap<(usize, u8, u8), Arc<[u32]>, rustc_hash::FxBuildHasher>,
}

/// Memory that roll-ups work in, one after the other.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    set: KeySet,
    cell_numbers: CellNumbers,
    keys: Vec<u64>,
    numbers: Vec<u32>,
}

impl Rolls {
    /// The group that each group goes into.
    pub(crate) fn groups(
        &mut self,
        hierarchies: &[Arc<Hierarchy>],
        attribute: usize,
        lower: u8,
        upper: u8,
    ) -> Arc<[u32]> {
        self.groups
            .entry((attribute, lower, upper))
            .or_insert_with(|| {
                hierarchies[attribute].map(usize::from(lower), usize::from(upper)).into()
            })
            .clone()
    }

    fn get(
        &mut self,
        hierarchies: &[Arc<Hierarchy>],
        layout: &KeyLayout,
        attribute: usize,
        lower: u8,
        upper: u8,
    ) -> Arc<[u64]> {
        let shift = layout.fields()[attribute].shift;
        self.known
            .entry((attribute, lower, upper))
            .or_insert_with(|| {
                let hierarchy = &hierarchies[attribute];
                let groups = hierarchy.map(usize::from(lower), usize::from(upper));
                groups.into_iter().map(|group| u64::from(group) << shift).collect()
            })
            .clone()
    }
}

/// One attribute that changes its level in a roll-up.
#[derive(Debug)]
struct Change {
    word: usize,
    shift: u32,
    mask: u64,
    codes: Arc<[u64]>,
}

/// A roll-up under way: resumable, so that even one large node can be interrupted.
#[derive(Debug)]
pub(crate) struct RollUp {
    source: Arc<Partition>,
    changes: Vec<Change>,
    keep: Vec<u64>,
    next: usize,
    memory: Memory,
    /// Where the target has few enough cells.
    cells: Option<NodeCells>,
    target: Partition,
    /// For each class of the source its class of the target, where that is needed.
    members: Option<Vec<u32>>,
    carried: Option<CarriedRollUp>,
    /// The least size of a class, and the most records that may be in smaller ones.
    sizes: Option<(u32, u64)>,
    refused: bool,
}

/// The second half of a roll-up, where classes carry more than counts.
#[derive(Debug)]
struct CarriedRollUp {
    /// Made when a column needs them.
    members: Option<Members>,
    /// The histograms of the column that comes next in the target.
    current: Option<Gather>,
}

impl RollUp {
    /// Begins to roll `source` up to `levels`, which must lie above it. `memory` is
    /// given back by [`Self::finish`].
    pub(crate) fn new(
        source: Arc<Partition>,
        levels: &Levels,
        hierarchies: &[Arc<Hierarchy>],
        rolls: &mut Rolls,
        mut memory: Memory,
    ) -> Self {
        debug_assert!(source.levels.is_below(levels), "a roll-up goes up");
        let layout = source.layout.clone();
        let mut keep = vec![0; layout.words()];
        let mut changes = Vec::new();
        for (attribute, field) in layout.fields().iter().enumerate() {
            let (lower, upper) = (source.levels.get(attribute), levels.get(attribute));
            if lower == upper {
                keep[field.word] |= field.mask << field.shift;
            } else {
                let codes = rolls.get(hierarchies, &layout, attribute, lower, upper);
                // A top level with one group has code 0: nothing to look up.
                if codes.iter().any(|&code| code != 0) {
                    changes.push(Change {
                        word: field.word,
                        shift: field.shift,
                        mask: field.mask,
                        codes,
                    });
                }
            }
        }
        let cells = source.columns(hierarchies).and_then(|columns| {
            NodeCells::new(columns, levels, hierarchies, |i| {
                rolls.groups(hierarchies, i, source.levels.get(i), levels.get(i))
            })
        });
        match &cells {
            Some(cells) => memory.cell_numbers.reset(cells),
            None => memory.set.reset(source.classes()),
        }
        let members = (!source.carried.is_empty()).then(|| Vec::with_capacity(source.classes()));
        let target = Partition {
            levels: levels.clone(),
            layout,
            keys: Arc::default(),
            counts: Arc::default(),
            carried: Carried { entity: source.carried.entity.clone(), ..Carried::default() },
            missing: None,
            columns: OnceLock::new(),
            used: OnceLock::new(),
        };
        Self {
            source,
            changes,
            keep,
            next: 0,
            memory,
            cells,
            target,
            members,
            carried: None,
            sizes: None,
            refused: false,
        }
    }

    /// Ends the roll-up once more than `most` records are in classes below `smallest`, before
    /// anything but counts is added up.
    pub(crate) fn refusing(mut self, smallest: u32, most: u64) -> Self {
        self.sizes = Some((smallest, most));
        self
    }

    /// Works through at most `budget` classes of the source; returns how many it did. Where
    /// classes carry histograms, each class is worked through once more for each of them.
    pub(crate) fn advance(&mut self, budget: usize) -> usize {
        let end = self.source.classes().min(self.next.saturating_add(budget));
        let mut done = end - self.next;
        match self.cells {
            Some(_) => by_width!(self.source.layout.words(), roll_up_by_cells(self, end)),
            None => by_width!(self.source.layout.words(), roll_up_by_keys(self, end)),
        }
        self.next = end;
        if end == self.source.classes() && !self.source.carried.is_empty() {
            if let Some((smallest, most)) = self.sizes.take() {
                let small = self.target.counts.iter().filter(|&&count| count < smallest);
                self.refused = small.map(|&count| u64::from(count)).sum::<u64>() > most;
            }
            if !self.refused {
                if self.carried.is_none() {
                    self.release_memory();
                }
                done += self.gather(budget - done);
            }
        }
        done
    }

    /// Gives back what was needed to count many classes, before as much is needed for what they
    /// carry.
    fn release_memory(&mut self) {
        self.memory.set.release_if_large();
        let Partition { keys, counts, .. } = &mut self.target;
        shrink(Arc::make_mut(keys));
        shrink(Arc::make_mut(counts));
    }

    /// Adds up what the classes carry.
    fn gather(&mut self, budget: usize) -> usize {
        let (source, target) = (&self.source.carried, &mut self.target.carried);
        let classes = self.target.counts.len();
        let class_of = self.members.as_deref().unwrap_or_default();
        let carried = self.carried.get_or_insert_with(|| {
            target.population = added(&source.population, class_of, classes);
            target.weights = added(&source.weights, class_of, classes);
            CarriedRollUp { members: None, current: None }
        });
        let mut done = 0;
        while let Some(histograms) = source.histograms.get(target.histograms.len()) {
            let CarriedRollUp { members, current } = &mut *carried;
            let current = current.get_or_insert_with(|| Gather::new(histograms, classes));
            // A class is rolled up whole, so that the budget may be exceeded.
            done += current.roll_up(histograms, class_of, members, budget.saturating_sub(done));
            if !current.is_done() {
                break;
            }
            let gathered = carried.current.take().map(Gather::into_histograms);
            target.histograms.extend(gathered.map(Arc::new));
        }
        done
    }

    /// Whether it ended because too many records are in small classes; see [`Self::refusing`].
    pub(crate) fn is_refused(&self) -> bool {
        self.refused
    }

    /// Whether all classes are done, or none of the rest is wanted.
    pub(crate) fn is_done(&self) -> bool {
        if self.refused {
            return true;
        }
        self.next == self.source.classes()
            && self.target.carried.histograms.len() == self.source.carried.histograms.len()
            && (self.source.carried.is_empty() || self.carried.is_some())
    }

    /// The partition of the target node, with nothing but counts if it was refused, and the memory
    /// to work in.
    pub(crate) fn finish(self) -> (Partition, Memory) {
        debug_assert!(self.is_done());
        (self.target, self.memory)
    }
}

/// The sum of what the members of each class have.
fn added<T: Copy + Default + std::ops::AddAssign>(
    amounts: &[T],
    class_of: &[u32],
    classes: usize,
) -> Vec<T> {
    if amounts.is_empty() {
        return Vec::new();
    }
    let mut sums = vec![T::default(); classes];
    for (&class, &amount) in class_of.iter().zip(amounts) {
        sums[class as usize] += amount;
    }
    sums
}

fn roll_up_by_keys<const W: usize>(state: &mut RollUp, end: usize) {
    let RollUp { source, changes, keep, next, memory, target, members, .. } = state;
    let Memory { set, keys, numbers, .. } = memory;
    let sources = source.keys.as_chunks::<W>().0;
    let (found, counts) = (Arc::make_mut(&mut target.keys), Arc::make_mut(&mut target.counts));
    let block = (BLOCK / W).max(1);
    for first in (*next..end).step_by(block) {
        let range = first..end.min(first + block);
        keys.clear();
        coarsen(sources[range.clone()].iter(), keep, changes, keys);
        numbers.clear();
        set.numbers(keys.as_chunks::<W>().0, found, numbers);
        counts.resize(found.len() / W, 0);
        add(counts, numbers, &source.counts[range]);
        if let Some(members) = members {
            members.extend_from_slice(numbers);
        }
    }
}

fn roll_up_by_cells<const W: usize>(state: &mut RollUp, end: usize) {
    let RollUp { source, changes, keep, next, memory, cells, target, members, .. } = state;
    let (Some(cells), Some(Some(columns))) = (cells, source.columns.get()) else { return };
    let sources = source.keys.as_chunks::<W>().0;
    let (found, counts) = (Arc::make_mut(&mut target.keys), Arc::make_mut(&mut target.counts));
    let mut block = [0; BLOCK];
    for first in (*next..end).step_by(BLOCK) {
        let range = first..end.min(first + BLOCK);
        let block = &mut block[..range.len()];
        cells.fill(columns, first, block);
        let new = memory.cell_numbers.numbers(block);
        let sources = &sources[range.clone()];
        let new = new.iter().map(|&index| &sources[index as usize]);
        coarsen(new, keep, changes, found);
        counts.resize(found.len() / W, 0);
        add(counts, block, &source.counts[range]);
        if let Some(members) = members {
            members.extend_from_slice(block);
        }
    }
}

/// Adds the counts of some finer classes to those of the classes that they belong to.
#[inline]
fn add(counts: &mut [u32], classes: &[u32], finer: &[u32]) {
    for (&class, &count) in classes.iter().zip(finer) {
        counts[class as usize] += count;
    }
}

/// Adds the keys of the classes that finer ones belong to. Two attributes at a time, since
/// reading and writing keys costs as much as looking up.
#[inline]
fn coarsen<'a, const W: usize>(
    finer: impl Iterator<Item = &'a [u64; W]> + Clone,
    keep: &[u64],
    changes: &[Change],
    keys: &mut Vec<u64>,
) {
    // Widths are powers of two.
    let word = |change: &Change| change.word & (W - 1);
    let code = |change: &Change, key: &[u64; W]| {
        change.codes[((key[word(change)] >> change.shift) & change.mask) as usize]
    };
    let first = keys.len();
    for key in finer.clone() {
        keys.extend(key.iter().zip(keep).map(|(key, keep)| key & keep));
    }
    let keys = keys[first..].as_chunks_mut::<W>().0;
    let mut pairs = changes.chunks_exact(2);
    for pair in &mut pairs {
        let [a, b] = pair else { return };
        for (coarser, key) in keys.iter_mut().zip(finer.clone()) {
            coarser[word(a)] |= code(a, key);
            coarser[word(b)] |= code(b, key);
        }
    }
    for one in pairs.remainder() {
        for (coarser, key) in keys.iter_mut().zip(finer.clone()) {
            coarser[word(one)] |= code(one, key);
        }
    }
}

/// The partition of one node at once, for callers that need only one.
#[must_use]
pub fn partition(
    contingency: &Contingency,
    hierarchies: &[Arc<Hierarchy>],
    levels: &Levels,
) -> Partition {
    classify(contingency, hierarchies, levels).0
}

/// The partition of one node and, for each tuple, the class that it belongs to.
#[must_use]
pub fn classify(
    contingency: &Contingency,
    hierarchies: &[Arc<Hierarchy>],
    levels: &Levels,
) -> (Partition, Vec<u32>) {
    coarsened(&Arc::new(Partition::exact(contingency)), hierarchies, levels)
}

/// The partition of a node above another and, for each class of that, the class that it goes into.
#[must_use]
pub(crate) fn coarsened(
    source: &Arc<Partition>,
    hierarchies: &[Arc<Hierarchy>],
    levels: &Levels,
) -> (Partition, Vec<u32>) {
    let (mut rolls, memory) = (Rolls::default(), Memory::default());
    let mut roll_up = RollUp::new(source.clone(), levels, hierarchies, &mut rolls, memory);
    roll_up.members = Some(Vec::with_capacity(source.classes()));
    roll_up.advance(usize::MAX);
    let members = roll_up.members.take().unwrap_or_default();
    (roll_up.finish().0, members)
}
