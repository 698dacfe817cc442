//! The order in which people look for the values and groups of a quasi-identifier.

use crate::hierarchy::{Cell, Hierarchy, Rule};
use crate::plan::PlannedAttribute;
use crate::table::{Domain, NaturalOrder, naturally};
use std::cmp::Ordering;
use std::collections::HashMap;

/// The order of a quasi-identifier's values: by size, by time, as somebody put them on a scale or
/// into the lines of a table of levels, or else by the alphabet.
#[must_use]
pub fn value_order(domain: &Domain, attribute: &PlannedAttribute) -> NaturalOrder {
    let values: Vec<&str> = domain.values.iter().map(String::as_str).collect();
    let rule = attribute.hierarchy.rule();
    let (dates, numbers) = (rule.and_then(Rule::dates), rule.and_then(Rule::numbers));
    let order = match (dates, numbers) {
        (Some(format), _) => NaturalOrder::dated(&values, &domain.markers, format),
        (None, Some(form)) => NaturalOrder::counted(&values, &domain.markers, form),
        (None, None) => NaturalOrder::new(&values, &domain.markers),
    };
    let scale = rule.filter(|_| !order.is_measured).and_then(Rule::scale_order);
    let Some(scale) = scale else { return order };
    let lines: HashMap<&str, u32> = scale.into_iter().zip(0..).collect();
    let mut places: Vec<usize> = (0..values.len()).collect();
    places.sort_by_key(|&value| {
        let line = lines.get(values[value]).copied().unwrap_or(u32::MAX);
        (line, order.ranks[value])
    });
    let mut ranks = vec![0; values.len()];
    for (rank, value) in (0..).zip(places) {
        ranks[value] = rank;
    }
    NaturalOrder { ranks, is_measured: true, present: values.len() as u32 }
}

/// What comes first of groups and ranges: where values have an order of their own, the one that
/// begins first; otherwise what is written decides, and what is missing comes last.
#[derive(Clone, Debug)]
pub struct GroupOrder {
    order: NaturalOrder,
    /// The first value of each group of each level, by its place.
    firsts: Vec<Vec<u32>>,
}

impl GroupOrder {
    /// That of a hierarchy whose values have this order.
    #[must_use]
    pub fn new(hierarchy: &Hierarchy, order: NaturalOrder) -> Self {
        let firsts = hierarchy
            .levels()
            .iter()
            .map(|level| {
                let mut firsts = vec![u32::MAX; level.labels.len()];
                for (&group, &rank) in level.groups.iter().zip(&order.ranks) {
                    let first = &mut firsts[group as usize];
                    *first = rank.min(*first);
                }
                firsts
            })
            .collect();
        Self { order, firsts }
    }

    /// Where a cell begins. What is suppressed comes last.
    fn first(&self, cell: Cell) -> u32 {
        match cell {
            Cell::Group { level, group } => self.firsts[usize::from(level)][group as usize],
            Cell::Range { low, .. } => self.order.ranks[low as usize],
            Cell::Star => u32::MAX,
        }
    }

    /// Which of two cells comes first, each with what is written for it.
    #[must_use]
    pub fn compare(&self, (a, one): (Cell, &str), (b, other): (Cell, &str)) -> Ordering {
        let (first, second) = (self.first(a), self.first(b));
        let is_missing = |place: u32| place >= self.order.present;
        let begins = match self.order.is_measured {
            true => first.cmp(&second),
            false => {
                (is_missing(first), a == Cell::Star).cmp(&(is_missing(second), b == Cell::Star))
            }
        };
        begins.then_with(|| naturally(one, other))
    }

    /// The groups of a level in their order; `labels` are what is written for them.
    #[must_use]
    pub fn groups(&self, level: u8, labels: &[String]) -> Vec<u32> {
        let mut groups: Vec<u32> = (0..labels.len() as u32).collect();
        groups.sort_by(|&a, &b| {
            let cell = |group: u32| (Cell::Group { level, group }, &*labels[group as usize]);
            self.compare(cell(a), cell(b))
        });
        groups
    }

    /// The place of each of some cells in their order, from 0.
    #[must_use]
    pub fn ranks(&self, cells: &[(Cell, &str)]) -> Vec<u32> {
        let mut places: Vec<usize> = (0..cells.len()).collect();
        places.sort_by(|&a, &b| self.compare(cells[a], cells[b]));
        let mut ranks = vec![0; cells.len()];
        for (rank, place) in (0..).zip(places) {
            ranks[place] = rank;
        }
        ranks
    }
}
