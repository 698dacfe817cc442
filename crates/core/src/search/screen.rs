//! Nodes that fail because of their rare records alone, found without rolling anything up.
//!
//! # Definition
//! A group of values is *rare* if few records have it. All records of a class
//! are in the same groups, so the tuples of one group make up whole classes: counting
//! these tuples alone gives the sizes of their classes at once. If more records than
//! may be suppressed are in classes that are too small, the node fails, and so
//! does every node below it, whose classes are parts of these.
//!
//! Groups are gone through from the rarest to the most frequent, whichever attribute
//! they belong to; a tuple that was counted with one group is skipped in the
//! others. Small classes are mostly there: on UCI Adult a node that fails
//! is refused after a tenth of the tuples, and after next to none where nothing may be
//! suppressed.
//!
//! # Invariants
//! * [`Screen::refuses`] is never wrong: what it says follows from the sizes of classes that are
//!   complete. If it says nothing, nothing is known.

use crate::hierarchy::Hierarchy;
use crate::lattice::Levels;
use crate::packing::{Field, KeyLayout, by_width};
use crate::partition::{Partition, Rolls};
use crate::study::{QuasiIdentifier, Study};
use std::ops::Range;
use std::sync::Arc;

/// Groups are rare while those that are at most as large have so many records together: one in
/// this many, and no more than [`MOST_RARE`].
const RARE: u64 = 4;

/// The most records in rare groups of one level.
const MOST_RARE: u64 = 1 << 15;

/// The most cells in the table of classes; see [`crate::cells`].
const MOST_CELLS: u32 = 1 << 19;

/// Marks the steps of groups that were counted already. Steps themselves add up to less than
/// [`MOST_CELLS`], marks of all attributes to less than a word.
const COUNTED: u32 = 1 << 20;

/// More attributes could carry marks out of the word.
const MOST_ATTRIBUTES: usize = 1 << 11;

/// A screen gives up if, of this share of all tuples (one in so many), less than this share of what
/// may be suppressed was found to be, in hundredths. On UCI Adult that tells most nodes that
/// hold from most that fail.
const GIVE_UP: [(usize, u64); 4] = [(32, 20), (16, 30), (8, 48), (4, 70)];

/// It is not begun for fewer tuples: what it takes to begin would not pay.
const LEAST_BUDGET: usize = 256;

/// So many tuples are counted together.
const BLOCK: usize = 256;

/// Refuses nodes for their rare records.
#[derive(Debug)]
pub(super) struct Screen {
    /// For each attribute.
    rare: Vec<RareGroups>,
    /// The size that every class has to have.
    smallest: u32,
    /// The most records that may be suppressed.
    most: u64,
    /// [`LEAST_BUDGET`], but for tests.
    least_budget: usize,
    /// How many records each class has, at its cell. Vacant between two nodes.
    sizes: Vec<u32>,
    /// The cells that are not vacant.
    touched: Vec<u32>,
}

/// The rare groups of one attribute, on all its levels.
#[derive(Debug)]
struct RareGroups {
    /// The exact values that are in one of them, those of one group together on every level.
    codes: Vec<u32>,
    /// For each level its rare groups, the rarest first.
    levels: Vec<Vec<RareGroup>>,
    /// Once they are counted.
    tuples: Option<Tuples>,
}

/// A rare group.
#[derive(Clone, Debug)]
struct RareGroup {
    records: u64,
    /// Which of [`RareGroups::codes`] it has.
    codes: Range<usize>,
}

/// The tuples that have a value of some list, in its order.
#[derive(Debug)]
struct Tuples {
    keys: Vec<u64>,
    counts: Vec<u32>,
    /// Where those of each value begin, and where all end.
    starts: Vec<usize>,
}

/// An attribute that tells classes of a node apart.
struct Active {
    attribute: usize,
    /// For each exact value what it adds to the number of a cell.
    steps: Vec<u32>,
    /// Its rare groups that were counted.
    counted: usize,
}

impl Screen {
    /// A screen for this study; `None` if it could never refuse anything.
    pub(super) fn new(study: &Study) -> Option<Self> {
        let (smallest, most) = (study.demands().smallest(), study.suppressible());
        let attributes = study.attributes();
        let useful = smallest > 1 && most < study.contingency().records();
        (useful && attributes.len() <= MOST_ATTRIBUTES).then(|| Self {
            rare: attributes.iter().map(RareGroups::new).collect(),
            smallest,
            most,
            least_budget: LEAST_BUDGET,
            sizes: Vec::new(),
            touched: Vec::new(),
        })
    }

    /// The same, begun however few tuples there are.
    #[cfg(test)]
    pub(super) fn eager(self) -> Self {
        Self { least_budget: 1, ..self }
    }

    /// Whether a node fails for its rare records alone, and how many tuples were counted, at
    /// most about `budget`. `finest` is the partition of the exact values.
    pub(super) fn refuses(
        &mut self,
        levels: &Levels,
        finest: &Partition,
        hierarchies: &[Arc<Hierarchy>],
        rolls: &mut Rolls,
        budget: usize,
    ) -> (bool, usize) {
        if budget < self.least_budget {
            return (false, 0);
        }
        let Some((mut active, cells)) = actives(levels, hierarchies, rolls) else {
            return (false, 0);
        };
        if self.sizes.len() < cells {
            self.sizes.resize(cells, 0);
        }
        let mut thresholds = GIVE_UP.iter().peekable();
        let (mut done, mut small) = (0, 0);
        while done < budget && small <= self.most {
            let Some(rarest) = self.rarest(&active, levels) else { break };
            let Active { attribute, counted, .. } = active[rarest];
            let Self { rare, smallest, sizes, touched, .. } = self;
            let rare = &mut rare[attribute];
            let words = finest.layout().words();
            let tuples = rare
                .tuples
                .get_or_insert_with(|| by_width!(words, tuples_of(&rare.codes, finest, attribute)));
            let group = &rare.levels[usize::from(levels.get(attribute))][counted];
            let range = tuples.starts[group.codes.start]..tuples.starts[group.codes.end];
            done += range.len();
            let mut counting = Counting { smallest: *smallest, sizes, touched, active: &active };
            let change = by_width!(words, count(&mut counting, tuples, range, finest.layout()));
            small = small.wrapping_add(change);
            for &code in &rare.codes[group.codes.clone()] {
                active[rarest].steps[code as usize] += COUNTED;
            }
            active[rarest].counted += 1;
            let tuples = finest.classes();
            while let Some((_, percent)) = thresholds.next_if(|(part, _)| done >= tuples / part) {
                if small.saturating_mul(100) < self.most.saturating_mul(*percent) {
                    done = budget;
                }
            }
        }
        for cell in self.touched.drain(..) {
            self.sizes[cell as usize] = 0;
        }
        (small > self.most, done)
    }

    /// Which of the attributes has the rarest group that was not counted.
    fn rarest(&self, active: &[Active], levels: &Levels) -> Option<usize> {
        let next = active.iter().enumerate().filter_map(|(index, one)| {
            let level = usize::from(levels.get(one.attribute));
            let group = self.rare[one.attribute].levels[level].get(one.counted)?;
            Some((group.records, index))
        });
        next.min().map(|(_, index)| index)
    }
}

/// What counting needs of a screen and of a node.
struct Counting<'a> {
    smallest: u32,
    sizes: &'a mut [u32],
    touched: &'a mut Vec<u32>,
    active: &'a [Active],
}

/// Counts some tuples, which make up whole groups; by how much the number of records in small
/// classes changes, wrapping around if it falls.
fn count<const W: usize>(
    counting: &mut Counting<'_>,
    tuples: &Tuples,
    range: Range<usize>,
    layout: &KeyLayout,
) -> u64 {
    let Counting { smallest, sizes, touched, active } = counting;
    let mut change = 0_u64;
    let mut block = [0_u32; BLOCK];
    let keys = tuples.keys.as_chunks::<W>().0;
    for first in range.clone().step_by(BLOCK) {
        let range = first..range.end.min(first + BLOCK);
        let cells = &mut block[..range.len()];
        cells_of(cells, &keys[range.clone()], layout, active);
        let mut end = touched.len();
        touched.resize(end + cells.len(), 0);
        // Nothing here is foreseeable, so that branches would cost more than all else.
        for (&cell, &count) in cells.iter().zip(&tuples.counts[range]) {
            let count = if cell < COUNTED { count } else { 0 };
            let cell = cell & (COUNTED - 1);
            let size = &mut sizes[cell as usize];
            let before = *size;
            *size += count;
            touched[end] = cell;
            end += usize::from(before == 0);
            let small = |size: u32| if size < *smallest { u64::from(size) } else { 0 };
            change = change.wrapping_add(small(*size)).wrapping_sub(small(before));
        }
        touched.truncate(end);
    }
    change
}

/// The cells of some tuples. Two attributes at a time, since reading keys and writing cells costs
/// as much as looking up.
fn cells_of<const W: usize>(
    cells: &mut [u32],
    keys: &[[u64; W]],
    layout: &KeyLayout,
    active: &[Active],
) {
    let field = |one: &Active| layout.fields()[one.attribute];
    let step = |steps: &[u32], field: Field, key: &[u64; W]| {
        steps[((key[field.word] >> field.shift) & field.mask) as usize]
    };
    cells.fill(0);
    let mut pairs = active.chunks_exact(2);
    for pair in &mut pairs {
        let [a, b] = pair else { return };
        let (steps_a, steps_b, a, b) = (&a.steps[..], &b.steps[..], field(a), field(b));
        for (cell, key) in cells.iter_mut().zip(keys) {
            *cell += step(steps_a, a, key) + step(steps_b, b, key);
        }
    }
    for one in pairs.remainder() {
        let (steps, one) = (&one.steps[..], field(one));
        for (cell, key) in cells.iter_mut().zip(keys) {
            *cell += step(steps, one, key);
        }
    }
}

/// The attributes that tell classes of a node apart, and how many cells there are; `None` if too
/// many.
fn actives(
    levels: &Levels,
    hierarchies: &[Arc<Hierarchy>],
    rolls: &mut Rolls,
) -> Option<(Vec<Active>, usize)> {
    let mut stride = 1_u32;
    let mut active = Vec::new();
    for (attribute, hierarchy) in hierarchies.iter().enumerate() {
        let level = levels.get(attribute);
        let groups = hierarchy.level(usize::from(level)).labels.len() as u32;
        if groups < 2 {
            continue;
        }
        let map = rolls.groups(hierarchies, attribute, 0, level);
        active.push(Active {
            attribute,
            steps: map.iter().map(|&group| group.wrapping_mul(stride)).collect(),
            counted: 0,
        });
        stride = stride.checked_mul(groups).filter(|&cells| cells <= MOST_CELLS)?;
    }
    Some((active, stride as usize))
}

impl RareGroups {
    /// The rare groups of an attribute.
    fn new(attribute: &QuasiIdentifier) -> Self {
        let hierarchy = &attribute.hierarchy;
        let levels: Vec<Vec<u32>> =
            (0..=hierarchy.height()).map(|level| hierarchy.map(0, level)).collect();
        let rare: Vec<Vec<bool>> =
            levels.iter().map(|group_of| rare_values(group_of, &attribute.counts)).collect();
        let mut order: Vec<usize> = (0..attribute.counts.len())
            .filter(|&code| rare.iter().any(|rare| rare[code]))
            .collect();
        // By the coarsest level first, so that groups of every level lie together.
        order.sort_by_cached_key(|&code| {
            levels.iter().rev().map(|group_of| group_of[code]).collect::<Vec<_>>()
        });
        let levels = levels
            .iter()
            .zip(&rare)
            .map(|(group_of, rare)| {
                let mut groups: Vec<RareGroup> = Vec::new();
                for (index, &code) in order.iter().enumerate().filter(|(_, code)| rare[**code]) {
                    let records = u64::from(attribute.counts[code]);
                    match groups.last_mut() {
                        Some(last) if group_of[order[last.codes.start]] == group_of[code] => {
                            last.records += records;
                            last.codes.end = index + 1;
                        }
                        _ => groups.push(RareGroup { records, codes: index..index + 1 }),
                    }
                }
                groups.sort_by_key(|group| group.records);
                groups
            })
            .collect();
        Self { codes: order.iter().map(|&code| code as u32).collect(), levels, tuples: None }
    }
}

/// Which values are in rare groups of a level, given the group of each and how many records have
/// it.
fn rare_values(group_of: &[u32], counts: &[u32]) -> Vec<bool> {
    let mut sizes = vec![0_u64; counts.len()];
    for (&group, &count) in group_of.iter().zip(counts) {
        sizes[group as usize] += u64::from(count);
    }
    let mut order: Vec<usize> = (0..sizes.len()).collect();
    order.sort_by_key(|&group| sizes[group]);
    let mut left = (sizes.iter().sum::<u64>() / RARE).min(MOST_RARE);
    let mut rare = vec![false; sizes.len()];
    for group in order {
        if sizes[group] > left {
            break;
        }
        left -= sizes[group];
        rare[group] = true;
    }
    group_of.iter().map(|&group| rare[group as usize]).collect()
}

/// The tuples of the finest partition that have one of these values of an attribute.
fn tuples_of<const W: usize>(values: &[u32], finest: &Partition, attribute: usize) -> Tuples {
    let Field { word, shift, mask } = finest.layout().fields()[attribute];
    let keys = finest.keys().as_chunks::<W>().0;
    let mut is_rare = vec![false; mask as usize + 1];
    values.iter().for_each(|&value| is_rare[value as usize] = true);
    let mut found = vec![(0_u32, 0_u32); keys.len() + 1];
    let mut end = 0;
    for (tuple, key) in (0..).zip(keys) {
        let code = (key[word] >> shift) & mask;
        found[end] = (tuple, code as u32);
        end += usize::from(is_rare[code as usize]);
    }
    found.truncate(end);
    let mut places = vec![0_usize; is_rare.len()];
    found.iter().for_each(|&(_, code)| places[code as usize] += 1);
    let mut starts = Vec::with_capacity(values.len() + 1);
    let mut start = 0;
    for &value in values {
        starts.push(start);
        start += std::mem::replace(&mut places[value as usize], start);
    }
    starts.push(start);
    let (mut sorted, mut counts) = (vec![[0; W]; found.len()], vec![0; found.len()]);
    for (tuple, code) in found {
        let place = &mut places[code as usize];
        sorted[*place] = keys[tuple as usize];
        counts[*place] = finest.counts()[tuple as usize];
        *place += 1;
    }
    Tuples { keys: sorted.into_flattened(), counts, starts }
}
