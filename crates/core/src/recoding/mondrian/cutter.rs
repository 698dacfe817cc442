//! Where a region may be cut in two.

use super::super::Cell;
use super::super::price::Prices;
use super::super::united_tuples::UnitedTuples;
use super::{CutRule, MondrianOptions};
use crate::study::{QuasiIdentifier, Study};
use std::sync::Arc;

/// Finds cuts; the memory to work in is kept from one region to the next.
#[derive(Debug)]
pub(super) struct Cutter {
    study: Arc<Study>,
    options: MondrianOptions,
    united_tuples: UnitedTuples,
    prices: Prices,
    axes: Vec<Axis>,
    /// The tuples of a region with their place along an attribute.
    sorted: Vec<(u32, u32)>,
    /// Cuts that were tried.
    pub(super) tried: u32,
}

/// One attribute as something to cut along.
#[derive(Debug)]
struct Axis {
    /// For each level the place of each value's group: numbers ascending, missing ones last; where
    /// values are no numbers, in order of first occurrence. What is in one group has one place.
    places: Vec<Vec<u32>>,
    /// For each value when it was last seen.
    seen: Vec<u32>,
    now: u32,
    /// The values of the region at hand.
    values: Vec<u32>,
}

impl Axis {
    fn new(attribute: &QuasiIdentifier) -> Self {
        let values = attribute.counts.len() as u32;
        let mut order: Vec<u32> = (0..values).collect();
        if let Some(numbers) = &attribute.numbers {
            let number = |value: u32| numbers[value as usize];
            order.sort_by(|&a, &b| match (number(a), number(b)) {
                (Some(a), Some(b)) => a.total_cmp(&b),
                (a, b) => b.is_some().cmp(&a.is_some()),
            });
        }
        let places = attribute.hierarchy.levels().iter().map(|level| {
            let mut first = vec![u32::MAX; level.labels.len()];
            for (&value, place) in order.iter().zip(0..) {
                let known = &mut first[level.groups[value as usize] as usize];
                *known = (*known).min(place);
            }
            level.groups.iter().map(|&group| first[group as usize]).collect()
        });
        let places = places.collect();
        Self { places, seen: vec![0; values as usize], now: 0, values: Vec::new() }
    }
}

impl Cutter {
    pub(super) fn new(study: &Arc<Study>, options: MondrianOptions) -> Self {
        Self {
            study: study.clone(),
            options,
            united_tuples: UnitedTuples::new(study),
            prices: Prices::new(study),
            axes: study.attributes().iter().map(Axis::new).collect(),
            sorted: Vec::new(),
            tried: 0,
        }
    }

    /// What tuples show as one class: the closest common generalization in each attribute.
    pub(super) fn cells(&mut self, tuples: &[u32]) -> Vec<Cell> {
        let layout = self.study.contingency().layout();
        let (keys, words) = (self.study.contingency().keys(), layout.words());
        for axis in &mut self.axes {
            axis.now += 1;
            axis.values.clear();
        }
        for &tuple in tuples {
            let key = &keys[tuple as usize * words..][..words];
            for (axis, field) in self.axes.iter_mut().zip(layout.fields()) {
                let value = field.code(key);
                if axis.seen[value] != axis.now {
                    axis.seen[value] = axis.now;
                    axis.values.push(value as u32);
                }
            }
        }
        let cover = self.options.cover;
        let attributes = self.study.attributes().iter().zip(&self.axes);
        attributes.map(|(attribute, axis)| cover.cell(attribute, &axis.values)).collect()
    }

    /// Orders the tuples of a region so that those of its two parts stand together, and says
    /// where the second begins; `None` if no cut is allowed.
    pub(super) fn cut(&mut self, tuples: &mut [u32]) -> Option<usize> {
        let least = u64::from(self.study.demands().smallest());
        let records = u64::from(self.united_tuples.records(tuples));
        if records < 2 * least.max(1) {
            return None;
        }
        let cells = self.cells(tuples);
        let mut widest: Vec<(usize, f64)> = (0..cells.len())
            .filter(|&attribute| match cells[attribute] {
                Cell::Group { level, .. } => level != self.floor(attribute),
                Cell::Range { .. } | Cell::Star => true,
            })
            .map(|attribute| (attribute, self.prices.share(attribute, cells[attribute])))
            .collect();
        // The widest first, of equally wide ones the first.
        widest.sort_by(|a, b| b.1.total_cmp(&a.1));
        let widest: Vec<usize> = widest.into_iter().map(|(attribute, _)| attribute).collect();
        let whole = self.cut_somewhere(tuples, &widest, &cells, false);
        // One part of a cut through a group, or both, show what is above it, so that such cuts
        // come last.
        match self.options.relaxed {
            true => whole.or_else(|| self.cut_somewhere(tuples, &widest, &cells, true)),
            false => whole,
        }
    }

    /// The same along the first of some attributes, or along the one where that loses least.
    /// `parting` says that a group may come into both parts.
    fn cut_somewhere(
        &mut self,
        tuples: &mut [u32],
        attributes: &[usize],
        cells: &[Cell],
        parting: bool,
    ) -> Option<usize> {
        let mut best: Option<(f64, usize)> = None;
        for &attribute in attributes {
            let Some(middle) = self.cut_along(tuples, attribute, cells[attribute], parting) else {
                continue;
            };
            if self.options.cut == CutRule::Widest {
                return Some(middle);
            }
            let (left, right) = tuples.split_at(middle);
            let price = self.price(left) + self.price(right);
            if best.is_none_or(|(least, _)| price < least) {
                best = Some((price, attribute));
            }
        }
        let (_, attribute) = best?;
        self.cut_along(tuples, attribute, cells[attribute], parting)
    }

    fn price(&mut self, tuples: &[u32]) -> f64 {
        let records = self.united_tuples.records(tuples);
        let cells = self.cells(tuples);
        f64::from(records) * self.prices.record(&cells)
    }

    /// The same along one attribute, in which the region shows `cell`.
    fn cut_along(
        &mut self,
        tuples: &mut [u32],
        attribute: usize,
        cell: Cell,
        parting: bool,
    ) -> Option<usize> {
        // Numbers are cut anywhere, groups between the groups that they are made of.
        let level = match cell {
            Cell::Group { level, .. } if !self.is_cut_by_number(attribute) => {
                usize::from(level) - 1
            }
            _ => usize::from(self.floor(attribute)),
        };
        let places = &self.axes[attribute].places[level];
        let layout = self.study.contingency().layout();
        let (keys, words) = (self.study.contingency().keys(), layout.words());
        let field = layout.fields()[attribute];
        let place = |&tuple: &u32| {
            let key = &keys[tuple as usize * words..][..words];
            (places[field.code(key)], tuple)
        };
        self.sorted.clear();
        self.sorted.extend(tuples.iter().map(place));
        self.sorted.sort_unstable();
        for (slot, &(_, tuple)) in tuples.iter_mut().zip(&self.sorted) {
            *slot = tuple;
        }
        let middle = self.middle();
        if parting || (self.options.relaxed && self.is_cut_by_number(attribute)) {
            return self.allows(tuples, middle).then_some(middle);
        }
        let (place, _) = self.sorted[middle - 1];
        let after = self.sorted.partition_point(|one| one.0 <= place);
        let before = self.sorted.partition_point(|one| one.0 < place);
        [after, before].into_iter().find(|&cut| self.allows(tuples, cut))
    }

    /// Whether an attribute is cut between any two of its values.
    fn is_cut_by_number(&self, attribute: usize) -> bool {
        self.options.cover.has_ranges(&self.study.attributes()[attribute])
    }

    /// The lowest level that an attribute may be on.
    fn floor(&self, attribute: usize) -> u8 {
        self.study.attributes()[attribute].floor
    }

    /// How many of the sorted tuples have the first half of the records, at least.
    fn middle(&self) -> usize {
        let counts = self.study.contingency().counts();
        let count = |&(_, tuple): &(u32, u32)| u64::from(counts[tuple as usize]);
        let all: u64 = self.sorted.iter().map(count).sum();
        let mut so_far = 0;
        let reached = self.sorted.iter().position(|one| {
            so_far += count(one);
            so_far >= all.div_ceil(2)
        });
        reached.map_or(self.sorted.len(), |last| last + 1)
    }

    /// Whether both parts may be released by themselves.
    fn allows(&mut self, tuples: &[u32], middle: usize) -> bool {
        if middle == 0 || middle == tuples.len() {
            return false;
        }
        self.tried += 1;
        let (left, right) = tuples.split_at(middle);
        if !self.meets(left) || !self.meets(right) {
            return false;
        }
        !self.study.demands().concern_missing() || (!self.refuses(left) && !self.refuses(right))
    }

    fn meets(&mut self, tuples: &[u32]) -> bool {
        let cells = self.united_tuples.asks_for_cells().then(|| self.cells(tuples));
        self.united_tuples.meets(tuples, cells.as_deref())
    }

    /// Whether a class shows a missing value where that matches nothing.
    fn refuses(&mut self, tuples: &[u32]) -> bool {
        let cells = self.cells(tuples);
        self.study.demands().refuse_missing(&cells)
    }
}
