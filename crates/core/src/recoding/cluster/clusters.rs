//! The classes of a table while they are merged, parted and moved between.
//!
//! # Invariants
//! Every tuple with records is in one class, and all tuples of a class are in one of
//! the [`Regions`]. A class's spans are the least that cover its tuples, its sums are
//! theirs, and the tree of its region has it with these spans.

use super::ClusterDistance;
use super::class_sums::ClassSums;
use super::nearest::{Nearest, Point, Points, dearest_first};
use super::regions::Regions;
use super::spans::{Span, Spans};
use crate::partition::classify;
use crate::recoding::{Cell, Cover, Recoded, SUPPRESSED};
use crate::study::Study;
use std::collections::HashMap;
use std::sync::Arc;

/// The classes by number; a number whose class has gone has no members.
#[derive(Debug)]
pub(in crate::recoding) struct Clusters {
    study: Arc<Study>,
    cover: Cover,
    spans: Spans,
    /// The spans of each tuple by itself.
    finest: Vec<Span>,
    /// The spans of each class.
    rows: Vec<Span>,
    /// What a record of each class costs.
    costs: Vec<u64>,
    sums: Vec<ClassSums>,
    members: Vec<Vec<u32>>,
    /// The first tuple of each class.
    firsts: Vec<u32>,
    /// The class of each tuple.
    class_of: Vec<u32>,
    regions: Regions,
    /// The attributes in the order in which trees branch on them.
    order: Arc<[usize]>,
    /// The classes of each region.
    trees: Vec<Nearest>,
}

/// The classes as seen by one that looks for another to join.
struct ClusterView<'a> {
    classes: &'a Clusters,
    /// It is not to find itself.
    itself: u32,
    /// How many records it would take of a class that can spare them; all of it otherwise.
    stub: Option<u32>,
}

impl Points for ClusterView<'_> {
    #[inline]
    fn spans(&self, class: u32) -> &[Span] {
        self.classes.row(class)
    }

    #[inline]
    fn paying(&self, class: u32) -> Option<u64> {
        if class == self.itself {
            return None;
        }
        let records = self.classes.records(class);
        Some(u64::from(self.classes.stub_of(records, self.stub).unwrap_or(records)))
    }

    #[inline]
    fn first(&self, class: u32) -> u32 {
        self.classes.firsts[class as usize]
    }
}

impl Clusters {
    /// The classes of tuples that are equal on the finest node.
    pub(in crate::recoding) fn new(
        study: &Arc<Study>,
        distance: ClusterDistance,
        cover: Cover,
    ) -> Self {
        let mut known: HashMap<u32, u32, rustc_hash::FxBuildHasher> = HashMap::default();
        let mut equal: Vec<Vec<u32>> = Vec::new();
        let contingency = study.contingency();
        let (_, finest) = classify(contingency, study.hierarchies(), &study.bottom());
        for (tuple, finest) in finest.into_iter().enumerate() {
            if contingency.counts()[tuple] > 0 {
                let next = equal.len() as u32;
                let class = *known.entry(finest).or_insert(next);
                if class == next {
                    equal.push(Vec::new());
                }
                equal[class as usize].push(tuple as u32);
            }
        }
        Self::made_of(study, distance, cover, equal)
    }

    /// No class yet.
    pub(in crate::recoding) fn empty(
        study: &Arc<Study>,
        distance: ClusterDistance,
        cover: Cover,
    ) -> Self {
        let spans = Spans::new(study, distance, cover);
        let contingency = study.contingency();
        let layout = contingency.layout();
        let mut finest = Vec::with_capacity(contingency.tuples() * spans.width());
        for key in contingency.keys().chunks_exact(layout.words()) {
            let fields = layout.fields().iter().enumerate();
            finest
                .extend(fields.map(|(attribute, field)| spans.finest(attribute, field.code(key))));
        }
        let regions = Regions::new(study);
        let order = dearest_first(&spans, study);
        Self {
            study: study.clone(),
            cover,
            trees: (0..regions.number()).map(|_| Nearest::new(order.clone())).collect(),
            regions,
            order,
            spans,
            finest,
            rows: Vec::new(),
            costs: Vec::new(),
            sums: Vec::new(),
            members: Vec::new(),
            firsts: Vec::new(),
            class_of: vec![SUPPRESSED; contingency.tuples()],
        }
    }

    /// The same classes at other costs.
    pub(super) fn priced(&self, distance: ClusterDistance, cover: Cover) -> Self {
        let members = self.members.iter().filter(|members| !members.is_empty());
        Self::made_of(&self.study, distance, cover, members.cloned())
    }

    /// Classes of these tuples.
    pub(super) fn made_of(
        study: &Arc<Study>,
        distance: ClusterDistance,
        cover: Cover,
        classes: impl IntoIterator<Item = Vec<u32>>,
    ) -> Self {
        let mut found = Self::empty(study, distance, cover);
        for tuples in classes {
            found.add(tuples);
        }
        found
    }

    /// Numbers that were given to classes.
    pub(in crate::recoding) fn numbers(&self) -> u32 {
        self.members.len() as u32
    }

    pub(in crate::recoding) fn study(&self) -> &Arc<Study> {
        &self.study
    }

    pub(super) fn spans(&self) -> &Spans {
        &self.spans
    }

    /// The parts of the table that no class crosses.
    pub(super) fn regions(&self) -> &Regions {
        &self.regions
    }

    /// The attributes in the order in which trees branch on them.
    pub(super) fn order(&self) -> &Arc<[usize]> {
        &self.order
    }

    /// The region of a class that has tuples.
    fn region(&self, class: u32) -> usize {
        self.regions.of_tuple(self.first(class))
    }

    /// The tuples of a class, ascending.
    pub(in crate::recoding) fn members(&self, class: u32) -> &[u32] {
        &self.members[class as usize]
    }

    /// The class of a tuple.
    pub(super) fn class_of(&self, tuple: u32) -> u32 {
        self.class_of[tuple as usize]
    }

    /// The first tuple of a class.
    pub(in crate::recoding) fn first(&self, class: u32) -> u32 {
        self.firsts[class as usize]
    }

    /// Number of records.
    pub(in crate::recoding) fn records(&self, class: u32) -> u32 {
        self.sums[class as usize].records
    }

    /// What all its records cost.
    pub(super) fn cost(&self, class: u32) -> u64 {
        u64::from(self.records(class)) * self.costs[class as usize]
    }

    pub(super) fn row(&self, class: u32) -> &[Span] {
        let width = self.spans.width();
        &self.rows[class as usize * width..][..width]
    }

    /// What a tuple would show by itself.
    pub(super) fn finest(&self, tuple: u32) -> &[Span] {
        let width = self.spans.width();
        &self.finest[tuple as usize * width..][..width]
    }

    pub(super) fn sums(&self, class: u32) -> &ClassSums {
        &self.sums[class as usize]
    }

    /// The sums of tuples together.
    pub(super) fn sums_of(&self, tuples: &[u32]) -> ClassSums {
        let contingency = self.study.contingency();
        let one = |tuple: &u32| ClassSums::of_tuple(contingency, *tuple as usize);
        let Some((first, rest)) = tuples.split_first() else { return ClassSums::default() };
        rest.iter().map(one).fold(one(first), |mut sum, one| {
            sum.add(&one);
            sum
        })
    }

    /// Whether a class of these tuples would pass.
    pub(super) fn would_pass(&self, tuples: &[u32]) -> bool {
        let sums = self.sums_of(tuples);
        let demands = self.study.demands();
        if demands.concern_missing() || self.study.people_asked().is_some() {
            return self.holds(&sums, &self.row_of(tuples.iter().copied()));
        }
        sums.meets(demands, self.study.contingency().carried(), 0)
    }

    /// What all records of a class of these tuples would cost.
    pub(super) fn price(&self, tuples: &[u32]) -> u64 {
        let records: u64 = tuples.iter().map(|&tuple| u64::from(self.count(tuple))).sum();
        records * self.spans.sum(&self.row_of(tuples.iter().copied()))
    }

    /// What two rows joined cost a record.
    pub(super) fn joined(&self, one: &[Span], other: &[Span]) -> u64 {
        let pairs = one.iter().zip(other).enumerate();
        pairs.map(|(attribute, (&one, &other))| self.spans.joined(attribute, one, other)).sum()
    }

    /// What all classes cost.
    pub(super) fn total(&self) -> u64 {
        (0..self.numbers()).map(|class| self.cost(class)).sum()
    }

    /// Whether a class of this kind would be released, as far as it decides that by itself.
    pub(super) fn holds(&self, sums: &ClassSums, row: &[Span]) -> bool {
        let (demands, carried) = (self.study.demands(), self.study.contingency().carried());
        let asks_for_people = self.study.people_asked().is_some();
        if !asks_for_people && !sums.meets(demands, carried, 0) {
            return false;
        }
        if !asks_for_people && !demands.concern_missing() {
            return true;
        }
        let cells =
            row.iter().enumerate().map(|(attribute, &span)| self.spans.cell(attribute, span));
        let cells: Vec<Cell> = cells.collect();
        !demands.refuse_missing(&cells)
            && (!asks_for_people || sums.meets(demands, carried, self.study.related(&cells).number))
    }

    /// Whether a class meets every demand on classes.
    pub(in crate::recoding) fn passes(&self, class: u32) -> bool {
        self.holds(self.sums(class), self.row(class))
    }

    /// Merges classes that show the same, for models that may refuse what each part of them
    /// allows; returns those that grew.
    pub(super) fn unify(&mut self) -> Vec<u32> {
        let mut known: HashMap<(usize, Vec<Span>), u32> = HashMap::new();
        let mut grown = Vec::new();
        for class in 0..self.numbers() {
            if self.members(class).is_empty() {
                continue;
            }
            let shown = (self.region(class), self.row(class).to_vec());
            let same = *known.entry(shown).or_insert(class);
            if same != class {
                self.merge(same, class);
                grown.push(same);
            }
        }
        grown
    }

    fn enter(&mut self, class: u32) {
        let region = self.region(class);
        let mut tree = std::mem::take(&mut self.trees[region]);
        tree.insert(&ClusterView { classes: self, itself: class, stub: None }, class);
        self.trees[region] = tree;
    }

    fn leave(&mut self, class: u32) {
        let region = self.region(class);
        let mut tree = std::mem::take(&mut self.trees[region]);
        tree.remove(&ClusterView { classes: self, itself: class, stub: None }, class);
        self.trees[region] = tree;
    }

    /// How many records a class gives to one that asks for so many: none if it keeps too few.
    pub(super) fn stub_of(&self, records: u32, wanted: Option<u32>) -> Option<u32> {
        let wanted = wanted?;
        let spare = records.checked_sub(wanted)?;
        (wanted > 0 && spare >= self.study.demands().smallest()).then_some(wanted)
    }

    /// The class of its region that is nearest to one, which takes only a stub of it if that is
    /// given; with the distance and how many classes were looked at. `None` if it is the last
    /// class of its region.
    pub(in crate::recoding) fn nearest(
        &self,
        class: u32,
        stub: Option<u32>,
        looked: &mut usize,
    ) -> Option<(u64, u32)> {
        let records = u64::from(self.records(class));
        let point = Point { spans: self.row(class), records };
        let view = ClusterView { classes: self, itself: class, stub };
        self.trees[self.region(class)].find(&self.spans, &view, point, u64::MAX, looked)
    }

    /// The classes of its region into which a tuple fits at the least price, up to `most` and so
    /// many of them, its own left out.
    pub(super) fn nearest_to(
        &self,
        tuple: u32,
        (most, wanted): (u64, usize),
        looked: &mut usize,
    ) -> Vec<(u64, u32)> {
        let spans = self.finest(tuple);
        let records = u64::from(self.count(tuple));
        let point = Point { spans, records };
        let view = ClusterView { classes: self, itself: self.class_of(tuple), stub: None };
        let tree = &self.trees[self.regions.of_tuple(tuple)];
        tree.find_some(&self.spans, &view, point, (most, wanted), looked)
    }

    /// Records of a tuple.
    pub(super) fn count(&self, tuple: u32) -> u32 {
        self.study.contingency().counts()[tuple as usize]
    }

    /// Merges a class into another of its region, whose number is kept.
    pub(in crate::recoding) fn merge(&mut self, target: u32, source: u32) {
        debug_assert_eq!(self.region(target), self.region(source), "classes never cross regions");
        self.leave(target);
        self.leave(source);
        let width = self.spans.width();
        for attribute in 0..width {
            let (one, other) =
                (target as usize * width + attribute, source as usize * width + attribute);
            self.rows[one] = self.spans.join(attribute, self.rows[one], self.rows[other]);
        }
        let sums = std::mem::take(&mut self.sums[source as usize]);
        self.sums[target as usize].add(&sums);
        let members = std::mem::take(&mut self.members[source as usize]);
        for &tuple in &members {
            self.class_of[tuple as usize] = target;
        }
        let own = &mut self.members[target as usize];
        own.extend(members);
        own.sort_unstable();
        self.firsts[target as usize] = own[0];
        self.costs[target as usize] = self.spans.sum(self.row(target));
        self.enter(target);
    }

    /// Gives a class other members, which must have left or leave the class that they were in;
    /// without any it is gone.
    pub(super) fn set(&mut self, class: u32, mut members: Vec<u32>) {
        if !self.members[class as usize].is_empty() {
            self.leave(class);
        }
        members.sort_unstable();
        let row = self.row_of(members.iter().copied());
        let width = self.spans.width();
        self.costs[class as usize] = self.spans.sum(&row);
        self.rows[class as usize * width..][..width].copy_from_slice(&row);
        self.sums[class as usize] = self.sums_of(&members);
        for &tuple in &members {
            self.class_of[tuple as usize] = class;
        }
        self.firsts[class as usize] = members.first().copied().unwrap_or(u32::MAX);
        let gone = members.is_empty();
        self.members[class as usize] = members;
        if !gone {
            self.enter(class);
        }
    }

    /// A new class of these tuples, none of which may be in another.
    pub(super) fn add(&mut self, members: Vec<u32>) -> u32 {
        let class = self.numbers();
        self.rows.extend(std::iter::repeat_n(0, self.spans.width()));
        self.costs.push(0);
        self.sums.push(ClassSums::default());
        self.members.push(Vec::new());
        self.firsts.push(u32::MAX);
        self.set(class, members);
        class
    }

    /// The least spans that cover tuples.
    pub(super) fn row_of(&self, tuples: impl IntoIterator<Item = u32>) -> Vec<Span> {
        let mut tuples = tuples.into_iter();
        let Some(first) = tuples.next() else { return vec![0; self.spans.width()] };
        let mut row = self.finest(first).to_vec();
        for tuple in tuples {
            for (attribute, (own, &other)) in row.iter_mut().zip(self.finest(tuple)).enumerate() {
                *own = self.spans.join(attribute, *own, other);
            }
        }
        row
    }

    /// The table as it is now.
    pub(in crate::recoding) fn recoded(&self) -> Recoded {
        let contingency = self.study.contingency();
        let (layout, attributes) = (contingency.layout(), self.study.attributes());
        let mut class_of = vec![SUPPRESSED; contingency.tuples()];
        let mut cells: Vec<Cell> = Vec::new();
        let mut order: Vec<u32> = (0..self.numbers()).collect();
        order.retain(|&class| !self.members(class).is_empty());
        order.sort_unstable_by_key(|&class| self.first(class));
        for (number, &class) in order.iter().enumerate() {
            let members = self.members(class);
            for (attribute, field) in attributes.iter().zip(layout.fields()) {
                let values = members.iter().map(|&tuple| {
                    let key = &contingency.keys()[tuple as usize * layout.words()..];
                    field.code(key) as u32
                });
                let mut values: Vec<u32> = values.collect();
                values.dedup();
                cells.push(self.cover.cell(attribute, &values));
            }
            members.iter().for_each(|&tuple| class_of[tuple as usize] = number as u32);
        }
        debug_assert!(!cells.contains(&Cell::Star), "a region has a common generalization");
        Recoded::new(&self.study, &class_of, &cells)
    }
}
