//! Classes in the making: what they show is what all their records have in common.

use crate::recoding::Recoded;
use crate::recoding::base::{Base, STAR};
use std::sync::Arc;

/// The most looks at groups for dissolving others; what takes longer stays as it is.
const MOST_LOOKS: u64 = 50_000_000;

/// Stands for a class of the node that is in no group.
const NONE: u32 = u32::MAX;

/// One class in the making.
#[derive(Clone, Debug)]
struct GrowingClass {
    /// What it shows; nothing while it is empty.
    row: Vec<u32>,
    records: u64,
    /// The classes of the node in it.
    classes: Vec<u32>,
}

/// All of them.
#[derive(Debug)]
pub(super) struct GrowingClasses {
    base: Arc<Base>,
    costs: Vec<u64>,
    groups: Vec<GrowingClass>,
    /// The group of each class of the node.
    group_of: Vec<u32>,
    records: u64,
}

impl GrowingClasses {
    pub(super) fn new(base: &Arc<Base>, costs: &[u64]) -> Self {
        Self {
            group_of: vec![NONE; base.partition().classes()],
            base: base.clone(),
            costs: costs.to_vec(),
            groups: Vec::new(),
            records: 0,
        }
    }

    /// A further group without anything in it.
    pub(super) fn add(&mut self) -> usize {
        self.groups.push(GrowingClass { row: Vec::new(), records: 0, classes: Vec::new() });
        self.groups.len() - 1
    }

    /// Puts a class of the node into a group.
    pub(super) fn join(&mut self, group: usize, class: u32) {
        let row = self.base.row(class);
        let joined = &mut self.groups[group];
        if joined.row.is_empty() {
            joined.row = row.to_vec();
        }
        for (shown, &other) in joined.row.iter_mut().zip(row) {
            if *shown != other {
                *shown = STAR;
            }
        }
        let records = self.base.records(class);
        joined.classes.push(class);
        joined.records += records;
        self.group_of[class as usize] = group as u32;
        self.records += records;
    }

    /// Lets a group show nothing in these attributes.
    pub(super) fn suppress(&mut self, group: usize, attributes: &[usize]) {
        for &attribute in attributes {
            self.groups[group].row[attribute] = STAR;
        }
    }

    /// Records that are in a group.
    pub(super) fn records(&self) -> u64 {
        self.records
    }

    /// What it costs to put a class of the node into a group: the new stars of both.
    fn cost_of_joining(&self, group: &GrowingClass, class: u32) -> u64 {
        let records = self.base.records(class);
        let cells = group.row.iter().zip(self.base.row(class)).zip(&self.costs);
        let cost = cells.map(|((&shown, &other), &cost)| match (shown, other) {
            (STAR, _) => records * cost,
            (_, STAR) => (group.records + records) * cost,
            _ if shown != other => (group.records + records) * cost,
            _ => 0,
        });
        cost.sum()
    }

    /// The group that costs least to join.
    fn cheapest(&self, class: u32) -> Option<(u64, usize)> {
        let filled = self.groups.iter().enumerate().filter(|(_, group)| !group.classes.is_empty());
        filled.map(|(index, group)| (self.cost_of_joining(group, class), index)).min()
    }

    /// What the stars of a group cost.
    fn cost(&self, group: &GrowingClass) -> u64 {
        let stars = group.row.iter().zip(&self.costs).filter(|(shown, _)| **shown == STAR);
        stars.map(|(_, &cost)| cost * group.records).sum()
    }

    /// Lets the classes of a group join others if that makes fewer stars.
    fn dissolve(&mut self, index: usize) {
        let group = self.groups[index].clone();
        let alone = GrowingClass { row: Vec::new(), records: 0, classes: Vec::new() };
        self.groups[index] = alone;
        let most = self.cost(&group);
        let mut cost = 0;
        let mut before: Vec<(usize, GrowingClass)> = Vec::new();
        for &class in &group.classes {
            let Some((more, other)) = self.cheapest(class).filter(|(more, _)| cost + more < most)
            else {
                // It costs too much: everything is as it was.
                for (index, group) in before.into_iter().rev() {
                    self.groups[index] = group;
                }
                for &class in &group.classes {
                    self.group_of[class as usize] = index as u32;
                }
                self.groups[index] = group;
                return;
            };
            cost += more;
            before.push((other, self.groups[other].clone()));
            self.records -= self.base.records(class);
            self.join(other, class);
        }
    }

    /// What each class of the node shows in its group, one code for each attribute.
    pub(super) fn shown(&self) -> Vec<u32> {
        let mut codes = self.base.codes().to_vec();
        let width = self.base.width();
        for group in &self.groups {
            for &class in &group.classes {
                codes[class as usize * width..][..width].copy_from_slice(&group.row);
            }
        }
        codes
    }

    /// The table where each class shows what its group does; what is in none is suppressed.
    pub(super) fn recoded(&self) -> Recoded {
        self.base.recoded(&self.shown(), |class| self.group_of[class] == NONE)
    }
}

/// What is done once no set of attributes helps any more.
#[derive(Debug)]
pub(super) struct GroupRefinement {
    /// Classes of the node in no group.
    left: Vec<u32>,
    next: usize,
    /// Groups to dissolve, those with the most stars first; made once all have joined.
    order: Option<Vec<usize>>,
    looks: u64,
}

impl GroupRefinement {
    pub(super) fn new(left: Vec<u32>) -> Self {
        Self { left, next: 0, order: None, looks: 0 }
    }

    /// Goes on for about so many looks at groups; how many it did, and whether it has ended.
    pub(super) fn advance(&mut self, groups: &mut GrowingClasses, budget: usize) -> (usize, bool) {
        let mut done = 0;
        while done < budget {
            if let Some(&class) = self.left.get(self.next) {
                self.join(groups, class);
                self.next += 1;
                done += groups.groups.len() + 1;
                continue;
            }
            let order = self.order.get_or_insert_with(|| {
                self.next = self.left.len();
                starred(groups)
            });
            let Some(&index) = order.get(self.next - self.left.len()) else { return (done, true) };
            self.next += 1;
            let looks = groups.groups.len() * groups.groups[index].classes.len() + 1;
            self.looks += looks as u64;
            if self.looks > MOST_LOOKS {
                return (done, true);
            }
            groups.dissolve(index);
            done += looks;
        }
        (done, false)
    }

    /// Lets a class join the cheapest group, unless suppressing its records is allowed and costs
    /// no more.
    fn join(&self, groups: &mut GrowingClasses, class: u32) {
        let study = groups.base.study();
        let open = study.contingency().records() - groups.records;
        let all: u64 = groups.costs.iter().sum();
        if let Some((cost, index)) = groups.cheapest(class)
            && (open > study.suppressible() || cost < all * groups.base.records(class))
        {
            groups.join(index, class);
        }
    }
}

/// Groups with stars, those with the most for each record first.
fn starred(groups: &GrowingClasses) -> Vec<usize> {
    let stars = |index: usize| {
        let row = &groups.groups[index].row;
        row.iter().filter(|&&shown| shown == STAR).count()
    };
    let mut order: Vec<usize> =
        (0..groups.groups.len()).filter(|&index| stars(index) > 0).collect();
    order.sort_by_key(|&index| std::cmp::Reverse(stars(index)));
    order
}
