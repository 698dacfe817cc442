//! The class nearest to another, without looking at all of them.
//!
//! # Idea
//! Classes are kept in a tree that branches on one attribute's span after the
//! other, those first that tell records apart most dearly. On the way down the
//! cost of the join is known for the attributes passed; it can only grow, so that a
//! branch which costs more than the best class found is left out. What is found is
//! what a look at every class would have found.

use super::spans::{Span, Spans};
use crate::study::Study;
use std::sync::Arc;

/// So many classes are looked at one by one before a branch grows below them.
const LEAF: usize = 8;

/// Branches are not deeper than this, however many attributes there are.
const DEEPEST: usize = 24;

/// One class, as far as distances go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Point<'a> {
    /// Its span of each attribute.
    pub(super) spans: &'a [Span],
    /// How many of its records would pay.
    pub(super) records: u64,
}

/// Where the classes are found that the tree knows by number.
pub(super) trait Points {
    /// The spans of a class.
    fn spans(&self, class: u32) -> &[Span];

    /// How many of its records would pay if they joined a class of so many; `None` if they may
    /// not.
    fn paying(&self, class: u32) -> Option<u64>;

    /// Breaks ties: the smallest wins.
    fn first(&self, class: u32) -> u32;
}

/// The tree.
#[derive(Debug, Default)]
pub(super) struct Nearest {
    /// The attributes in the order in which branches tell them apart.
    order: Arc<[usize]>,
    nodes: Vec<TreeNode>,
}

#[derive(Debug, Default)]
struct TreeNode {
    /// Classes below.
    classes: u32,
    content: NodeContent,
}

#[derive(Debug)]
enum NodeContent {
    Leaf(Vec<u32>),
    Branches(Vec<(Span, u32)>),
}

impl Default for NodeContent {
    fn default() -> Self {
        Self::Leaf(Vec::new())
    }
}

/// A search under way.
struct Query<'a, P> {
    spans: &'a Spans,
    points: &'a P,
    point: Point<'a>,
    /// The nearest so far: distance, tie-breaker, class.
    found: Vec<(u64, u32, u32)>,
    /// So many are wanted.
    wanted: usize,
    /// What another has to be below.
    limit: (u64, u32),
    looked: usize,
}

/// Costs on the way down: what the join costs more than one side and more than the other, for
/// the attributes passed.
#[derive(Clone, Copy, Debug, Default)]
struct Passed {
    own: u64,
    other: u64,
}

impl Nearest {
    /// A tree without classes; `order` has every attribute once.
    pub(super) fn new(order: Arc<[usize]>) -> Self {
        Self { order, nodes: vec![TreeNode::default()] }
    }

    fn deepest(&self) -> usize {
        self.order.len().min(DEEPEST)
    }

    /// Adds a class.
    pub(super) fn insert<P: Points>(&mut self, points: &P, class: u32) {
        let mut node = 0;
        let mut depth = 0;
        loop {
            self.nodes[node].classes += 1;
            let deeper = depth < self.deepest();
            match &mut self.nodes[node].content {
                NodeContent::Leaf(classes) => {
                    classes.push(class);
                    if deeper && classes.len() > LEAF {
                        let classes = std::mem::take(classes);
                        self.branch(points, node, depth, classes);
                    }
                    return;
                }
                NodeContent::Branches(_) => {
                    let span = points.spans(class)[self.order[depth]];
                    node = self.below(node, span);
                    depth += 1;
                }
            }
        }
    }

    /// Lets a leaf become branches.
    fn branch<P: Points>(&mut self, points: &P, node: usize, depth: usize, classes: Vec<u32>) {
        self.nodes[node].content = NodeContent::Branches(Vec::new());
        for class in classes {
            let below = self.below(node, points.spans(class)[self.order[depth]]);
            self.nodes[below].classes += 1;
            if let NodeContent::Leaf(classes) = &mut self.nodes[below].content {
                classes.push(class);
            }
        }
        // All of them may have gone the same way.
        let NodeContent::Branches(branches) = &self.nodes[node].content else { return };
        let crowded = branches.iter().map(|&(_, below)| below as usize);
        let crowded = crowded.filter(|&below| self.nodes[below].classes as usize > LEAF);
        for below in crowded.collect::<Vec<_>>() {
            if depth + 1 < self.deepest()
                && let NodeContent::Leaf(classes) = &mut self.nodes[below].content
            {
                let classes = std::mem::take(classes);
                self.branch(points, below, depth + 1, classes);
            }
        }
    }

    /// The branch with a span, which grows if there is none.
    fn below(&mut self, node: usize, span: Span) -> usize {
        let next = self.nodes.len() as u32;
        let NodeContent::Branches(branches) = &mut self.nodes[node].content else { return node };
        if let Some(&(_, below)) = branches.iter().find(|(known, _)| *known == span) {
            return below as usize;
        }
        branches.push((span, next));
        self.nodes.push(TreeNode::default());
        next as usize
    }

    /// Takes a class out again; its spans must be those that it was added with.
    pub(super) fn remove<P: Points>(&mut self, points: &P, class: u32) {
        let mut node = 0;
        for depth in 0..=self.deepest() {
            self.nodes[node].classes -= 1;
            match &mut self.nodes[node].content {
                NodeContent::Leaf(classes) => {
                    classes.retain(|&other| other != class);
                    return;
                }
                NodeContent::Branches(_) => {
                    node = self.below(node, points.spans(class)[self.order[depth]])
                }
            }
        }
    }

    /// The class that is cheapest to join, with the distance: what all records that pay cost
    /// more than before. Only distances up to `most` count. Adds to `looked` how many classes
    /// and branches were looked at.
    pub(super) fn find<P: Points>(
        &self,
        spans: &Spans,
        points: &P,
        point: Point<'_>,
        most: u64,
        looked: &mut usize,
    ) -> Option<(u64, u32)> {
        self.find_some(spans, points, point, (most, 1), looked).pop()
    }

    /// The same for so many of the nearest, the nearest first.
    pub(super) fn find_some<P: Points>(
        &self,
        spans: &Spans,
        points: &P,
        point: Point<'_>,
        (most, wanted): (u64, usize),
        looked: &mut usize,
    ) -> Vec<(u64, u32)> {
        let limit = (most, u32::MAX);
        let mut query = Query {
            spans,
            points,
            point,
            found: Vec::with_capacity(wanted),
            wanted,
            limit,
            looked: 0,
        };
        self.descend(&mut query, 0, 0, Passed::default());
        *looked += query.looked;
        query.found.into_iter().map(|(distance, _, class)| (distance, class)).collect()
    }

    fn descend<P: Points>(
        &self,
        query: &mut Query<'_, P>,
        node: usize,
        depth: usize,
        passed: Passed,
    ) {
        let branches = match &self.nodes[node].content {
            NodeContent::Leaf(classes) => {
                for &class in classes {
                    query.look(&self.order[depth..], class, passed);
                }
                return;
            }
            NodeContent::Branches(branches) => branches,
        };
        query.looked += branches.len();
        let attribute = self.order[depth];
        // The cheapest branch first, that others may be left out.
        let mut cheapest: Option<(u64, usize)> = None;
        for (number, &(span, below)) in branches.iter().enumerate() {
            if self.nodes[below as usize].classes > 0 {
                let (least, _) = query.pass(attribute, span, passed);
                if least <= query.limit.0 && cheapest.is_none_or(|(known, _)| least < known) {
                    cheapest = Some((least, number));
                }
            }
        }
        let Some((_, cheapest)) = cheapest else { return };
        let (span, below) = branches[cheapest];
        let (_, further) = query.pass(attribute, span, passed);
        self.descend(query, below as usize, depth + 1, further);
        for (number, &(span, below)) in branches.iter().enumerate() {
            if number == cheapest || self.nodes[below as usize].classes == 0 {
                continue;
            }
            let (least, further) = query.pass(attribute, span, passed);
            if least <= query.limit.0 {
                self.descend(query, below as usize, depth + 1, further);
            }
        }
    }
}

/// The search for the class furthest from a row of spans.
struct Furthest<'a, P> {
    spans: &'a Spans,
    points: &'a P,
    row: &'a [Span],
    /// The most that the attributes from each depth on can cost.
    rest: Vec<u64>,
    /// The greatest cost of a join so far with its tie-breaker, and the class.
    best: Option<(u64, std::cmp::Reverse<u32>, u32)>,
    looked: usize,
}

impl Nearest {
    /// The class whose join with a row of spans costs most.
    pub(super) fn furthest<P: Points>(
        &self,
        spans: &Spans,
        points: &P,
        row: &[Span],
        looked: &mut usize,
    ) -> Option<u32> {
        let mut rest = vec![0];
        for &attribute in self.order.iter().rev() {
            rest.push(rest.last().copied().unwrap_or(0) + spans.most(attribute));
        }
        rest.reverse();
        let mut search = Furthest { spans, points, row, rest, best: None, looked: 0 };
        self.descend_far(&mut search, 0, 0, 0);
        *looked += search.looked;
        search.best.map(|(_, _, class)| class)
    }

    fn descend_far<P: Points>(
        &self,
        search: &mut Furthest<'_, P>,
        node: usize,
        depth: usize,
        passed: u64,
    ) {
        let branches = match &self.nodes[node].content {
            NodeContent::Leaf(classes) => {
                for &class in classes {
                    search.look(&self.order[depth..], class, passed);
                }
                return;
            }
            NodeContent::Branches(branches) => branches,
        };
        let (attribute, rest) = (self.order[depth], search.rest[depth + 1]);
        let own = search.row[attribute];
        let mut order: Vec<(u64, u32)> = branches
            .iter()
            .filter(|&&(_, below)| self.nodes[below as usize].classes > 0)
            .map(|&(span, below)| (passed + search.spans.joined(attribute, own, span), below))
            .collect();
        search.looked += branches.len();
        order.sort_unstable_by_key(|&(cost, below)| (std::cmp::Reverse(cost), below));
        for (cost, below) in order {
            if search.best.is_some_and(|best| cost + rest < best.0) {
                return;
            }
            self.descend_far(search, below as usize, depth + 1, cost);
        }
    }
}

impl<P: Points> Furthest<'_, P> {
    fn look(&mut self, rest: &[usize], class: u32, passed: u64) {
        self.looked += 1;
        let other = self.points.spans(class);
        let costs = rest
            .iter()
            .map(|&attribute| self.spans.joined(attribute, self.row[attribute], other[attribute]));
        let cost = passed + costs.sum::<u64>();
        let candidate = (cost, std::cmp::Reverse(self.points.first(class)), class);
        if self.best.is_none_or(|best| candidate > best) {
            self.best = Some(candidate);
        }
    }
}

impl<P: Points> Query<'_, P> {
    /// Costs after one more attribute, and the least distance of any class below.
    #[inline]
    fn pass(&self, attribute: usize, span: Span, passed: Passed) -> (u64, Passed) {
        let own = self.point.spans[attribute];
        let joined = self.spans.joined(attribute, own, span);
        let further = Passed {
            own: passed.own + joined - self.spans.cost(attribute, own),
            other: passed.other + joined - self.spans.cost(attribute, span),
        };
        (self.point.records * further.own + further.other, further)
    }

    /// Looks at one class.
    #[inline]
    fn look(&mut self, rest: &[usize], class: u32, passed: Passed) {
        self.looked += 1;
        let Some(records) = self.points.paying(class) else { return };
        let other = self.points.spans(class);
        let mut passed = passed;
        for &attribute in rest {
            let (least, further) = self.pass(attribute, other[attribute], passed);
            if least > self.limit.0 {
                return;
            }
            passed = further;
        }
        let distance = self.point.records * passed.own + records * passed.other;
        let candidate = (distance, self.points.first(class), class);
        if (candidate.0, candidate.1) < self.limit {
            let place = self.found.partition_point(|known| *known < candidate);
            self.found.truncate(self.wanted - 1);
            self.found.insert(place.min(self.found.len()), candidate);
            if self.found.len() == self.wanted {
                self.limit = self.found.last().map_or(self.limit, |last| (last.0, last.1));
            }
        }
    }
}

/// The attributes from the one on which two records that differ at random pay most to the one
/// on which they pay least.
pub(super) fn dearest_first(spans: &Spans, study: &Study) -> Arc<[usize]> {
    let means = (0..spans.width()).map(|attribute| {
        let counts = &study.attributes()[attribute].counts;
        // Against the most frequent value, which stands for all others.
        let frequent = (0..counts.len()).max_by_key(|&v| (counts[v], std::cmp::Reverse(v)));
        let frequent = spans.finest(attribute, frequent.unwrap_or_default());
        counts
            .iter()
            .enumerate()
            .map(|(value, &count)| {
                u128::from(spans.joined(attribute, frequent, spans.finest(attribute, value)))
                    * u128::from(count)
            })
            .sum()
    });
    let means: Vec<u128> = means.collect();
    let mut order: Vec<usize> = (0..spans.width()).collect();
    order.sort_by_key(|&attribute| (std::cmp::Reverse(means[attribute]), attribute));
    order.into()
}
