//! What clusters of values look like, and what they cost, in numbers for the inner loop.
//!
//! # Definition
//! A span is the closest common generalization of some values of one attribute
//! (spec F2): a group of the hierarchy on the lowest level that has all of them, or
//! the range of their numbers. Joining two spans gives that of all values of both.
//! The cost of a span is a share of the dearest span of all attributes, rounded to
//! a [`UNIT`](super::costs::UNIT)-th; costs of tuples and classes are sums of these whole numbers.
//!
//! # Invariants
//! * A join costs no less than what it joins.
//! * Sums of costs are integers, so that no order of summing can show. The unit is a
//!   multiple of all heights up to 16, so that uniform steps are exact.

use super::ClusterDistance;
use super::costs::GroupCosts;
use crate::recoding::{Cell, Cover};
use crate::study::{QuasiIdentifier, Study};
use std::collections::HashMap;

/// The number of a span among those of its attribute.
pub(super) type Span = u32;

/// So many groups of an attribute are joined by looking up each pair.
const TABLED: usize = 512;

/// The span of values of which some are numbers and some are not.
const MIXED: Span = Span::MAX;

/// The span of what is no number alone.
const ABSENT: Span = Span::MAX - 1;

/// Distinct numbers that fit into spans, the two above aside.
const MAX_NUMBERS: usize = (1 << 16) - 1;

/// The spans of all attributes of a study.
#[derive(Debug)]
pub(super) struct Spans {
    attributes: Vec<AttributeSpans>,
}

#[derive(Debug)]
struct AttributeSpans {
    /// The span of each value by itself.
    finest: Vec<Span>,
    shape: SpanShape,
}

#[derive(Debug)]
enum SpanShape {
    Tree(Tree),
    Line(Line),
}

/// Groups of a hierarchy, each on the lowest level that has it; the last span is everything.
#[derive(Debug)]
struct Tree {
    levels: Vec<u8>,
    /// Its number there.
    groups: Vec<u32>,
    /// A value of each group.
    values: Vec<u32>,
    costs: Vec<u32>,
    /// The lowest level allowed.
    floor: u8,
    /// The spans of all values on each level from that one on.
    of_level: Vec<Vec<Span>>,
    /// For each pair their join and its cost, where groups are few.
    joins: Vec<(Span, u32)>,
}

/// Ranges of numbers: the rank of the smallest in the upper half of the bits, that of the
/// largest in the lower.
#[derive(Debug)]
struct Line {
    /// Where the number of each rank is, in the cost of a range from the first.
    positions: Vec<u32>,
    /// A value of each rank, and the group that it shows by itself.
    values: Vec<(u32, Cell)>,
    whole: u32,
    /// The value that is no number: a missing one.
    absent: Option<Cell>,
}

impl Spans {
    /// The spans of a study's attributes, costed by a distance.
    pub(super) fn new(study: &Study, distance: ClusterDistance, cover: Cover) -> Self {
        let costs = GroupCosts::new(study, distance);
        Self {
            attributes: study
                .attributes()
                .iter()
                .enumerate()
                .map(|(index, attribute)| {
                    let line = cover
                        .has_ranges(attribute)
                        .then(|| Line::with_spans(attribute, costs.whole(index)));
                    match line.flatten() {
                        Some((line, finest)) => {
                            AttributeSpans { finest, shape: SpanShape::Line(line) }
                        }
                        None => {
                            let tree = Tree::new(
                                attribute,
                                |level, group| costs.group(index, level, group),
                                costs.whole(index),
                            );
                            AttributeSpans {
                                finest: tree.of_level[0].clone(),
                                shape: SpanShape::Tree(tree),
                            }
                        }
                    }
                })
                .collect(),
        }
    }

    /// Number of attributes.
    pub(super) fn width(&self) -> usize {
        self.attributes.len()
    }

    /// The span of one value: as it is, or its group on the lowest level allowed.
    pub(super) fn finest(&self, attribute: usize, value: usize) -> Span {
        self.attributes[attribute].finest[value]
    }

    /// What a span costs.
    #[inline]
    pub(super) fn cost(&self, attribute: usize, span: Span) -> u64 {
        u64::from(match &self.attributes[attribute].shape {
            SpanShape::Tree(tree) => tree.costs[span as usize],
            SpanShape::Line(line) => line.cost(span),
        })
    }

    /// The span of all values of two.
    #[inline]
    pub(super) fn join(&self, attribute: usize, one: Span, other: Span) -> Span {
        match &self.attributes[attribute].shape {
            SpanShape::Tree(tree) => tree.join(one, other).0,
            SpanShape::Line(line) => line.join(one, other),
        }
    }

    /// What the span of all values of two costs.
    #[inline]
    pub(super) fn joined(&self, attribute: usize, one: Span, other: Span) -> u64 {
        u64::from(match &self.attributes[attribute].shape {
            SpanShape::Tree(tree) => tree.join(one, other).1,
            SpanShape::Line(line) => line.cost(line.join(one, other)),
        })
    }

    /// The most that a span costs.
    pub(super) fn most(&self, attribute: usize) -> u64 {
        u64::from(match &self.attributes[attribute].shape {
            SpanShape::Tree(tree) => tree.costs.iter().copied().max().unwrap_or(0),
            SpanShape::Line(line) => line.whole,
        })
    }

    /// What a span shows; a suppressed cell for what is neither a group nor a range.
    pub(super) fn cell(&self, attribute: usize, span: Span) -> Cell {
        match &self.attributes[attribute].shape {
            SpanShape::Tree(tree) if (span as usize) + 1 < tree.costs.len() => {
                let span = span as usize;
                Cell::Group { level: tree.levels[span], group: tree.groups[span] }
            }
            SpanShape::Line(Line { absent: Some(absent), .. }) if span == ABSENT => *absent,
            SpanShape::Line(line) if span < ABSENT => {
                let [low, high] = [span >> 16, span & 0xFFFF].map(|rank| rank as usize);
                let (low, high) = (line.values[low], line.values[high]);
                if low == high { low.1 } else { Cell::Range { low: low.0, high: high.0 } }
            }
            SpanShape::Tree(_) | SpanShape::Line(_) => Cell::Star,
        }
    }

    /// What a row of spans costs.
    pub(super) fn sum(&self, spans: &[Span]) -> u64 {
        spans.iter().enumerate().map(|(attribute, &span)| self.cost(attribute, span)).sum()
    }
}

impl Tree {
    fn new(attribute: &QuasiIdentifier, cost: impl Fn(u8, u32) -> u32, whole: u32) -> Self {
        let hierarchy = &attribute.hierarchy;
        let mut tree = Self {
            levels: Vec::new(),
            groups: Vec::new(),
            values: Vec::new(),
            costs: Vec::new(),
            floor: attribute.floor,
            of_level: Vec::new(),
            joins: Vec::new(),
        };
        for level in attribute.floor..=attribute.limit {
            let groups = &hierarchy.level(usize::from(level)).groups;
            let spans = tree.level(level, groups, &cost);
            tree.of_level.push(spans);
        }
        tree.push(hierarchy.height() as u8, 0, 0, whole);
        let spans = tree.costs.len();
        if spans <= TABLED {
            tree.joins = (0..spans * spans)
                .map(|pair| {
                    let join = tree.climb((pair / spans) as Span, (pair % spans) as Span);
                    (join, tree.costs[join as usize])
                })
                .collect();
        }
        tree
    }

    /// The spans of all values on a level, where `groups` are its groups.
    fn level(&mut self, level: u8, groups: &[u32], cost: impl Fn(u8, u32) -> u32) -> Vec<Span> {
        let below = self.of_level.last();
        // The span of a group that is one on the level below.
        let mut known: HashMap<u32, Option<Span>> = HashMap::new();
        for (value, &group) in groups.iter().enumerate() {
            let span = below.map(|below| below[value]);
            let same = known.entry(group).or_insert(span);
            if *same != span {
                *same = None;
            }
        }
        let mut spans = Vec::with_capacity(groups.len());
        for (value, group) in groups.iter().enumerate() {
            let span = known.get_mut(group).map(|known| {
                let cost = cost(level, *group);
                *known.get_or_insert_with(|| self.push(level, *group, value as u32, cost))
            });
            spans.extend(span);
        }
        spans
    }

    fn push(&mut self, level: u8, group: u32, value: u32, cost: u32) -> Span {
        self.levels.push(level);
        self.groups.push(group);
        self.values.push(value);
        self.costs.push(cost);
        self.costs.len() as Span - 1
    }

    #[inline]
    fn join(&self, one: Span, other: Span) -> (Span, u32) {
        let spans = self.costs.len();
        if self.joins.is_empty() {
            let join = self.climb(one, other);
            (join, self.costs[join as usize])
        } else {
            self.joins[one as usize * spans + other as usize]
        }
    }

    /// The lowest group that has both.
    fn climb(&self, one: Span, other: Span) -> Span {
        let everything = self.costs.len() as Span - 1;
        if one == other {
            return one;
        }
        if one == everything || other == everything {
            return everything;
        }
        let lowest = self.levels[one as usize].max(self.levels[other as usize]);
        let values = (self.values[one as usize] as usize, self.values[other as usize] as usize);
        let mut levels = self.of_level[usize::from(lowest - self.floor)..].iter();
        let common = levels.find(|spans| spans[values.0] == spans[values.1]);
        common.map_or(everything, |spans| spans[values.0])
    }
}

impl Line {
    /// The ranges of an attribute's numbers, and the span of each value; `None` if they are no
    /// numbers, or too many.
    fn with_spans(attribute: &QuasiIdentifier, whole: u32) -> Option<(Self, Vec<Span>)> {
        let numbers = attribute.numbers.as_ref()?;
        let mut sorted: Vec<f64> = numbers.iter().flatten().copied().collect();
        sorted.sort_by(f64::total_cmp);
        sorted.dedup();
        if sorted.is_empty() || sorted.len() >= MAX_NUMBERS {
            return None;
        }
        let (first, last) = (sorted[0], sorted[sorted.len() - 1]);
        let positions = sorted.iter().map(|number| {
            let share = if last > first { (number - first) / (last - first) } else { 0.0 };
            libm::round(share * f64::from(whole)) as u32
        });
        let exact = numbers.iter().map(|number| match number {
            None => ABSENT,
            Some(number) => {
                let rank = sorted.partition_point(|other| other < number) as u32;
                rank << 16 | rank
            }
        });
        let absent = numbers.iter().position(Option::is_none);
        let mut values = vec![(0, Cell::Star); sorted.len()];
        for (value, number) in (0..numbers.len() as u32).zip(numbers).rev() {
            if let Some(number) = number {
                let rank = sorted.partition_point(|other| other < number);
                values[rank] = (value, Cell::finest(attribute, value));
            }
        }
        let line = Self {
            positions: positions.collect(),
            values,
            whole,
            absent: absent.map(|value| Cell::finest(attribute, value as u32)),
        };
        Some((line, exact.collect()))
    }

    #[inline]
    fn cost(&self, span: Span) -> u32 {
        match span {
            MIXED => self.whole,
            ABSENT => 0,
            _ => {
                let [low, high] = [span >> 16, span & 0xFFFF].map(|rank| rank as usize);
                self.positions[high] - self.positions[low]
            }
        }
    }

    #[inline]
    fn join(&self, one: Span, other: Span) -> Span {
        if one == other {
            return one;
        }
        if one >= ABSENT || other >= ABSENT {
            return MIXED;
        }
        let low = (one >> 16).min(other >> 16);
        let high = (one & 0xFFFF).max(other & 0xFFFF);
        low << 16 | high
    }
}
