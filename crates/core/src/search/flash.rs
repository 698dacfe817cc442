//! Paths through the lattice, each searched by halving, in an order that favors fine nodes.
//!
//! # Idea
//! Nodes have a total order: lower ones first, then those that generalize the
//! attributes less on average, then those that keep more of the distinct values, then
//! the lexicographic order. Height by height and in that order, each node not yet
//! tagged begins a path, which takes the first untagged node above until there is
//! none. On the path the lowest node that holds is found by halving; each node tried
//! tags all above it (it holds) or all below it (it fails), and one that fails puts
//! those directly above it into a queue, whose paths come before the next node.
//!
//! # Source
//! F. Kohlmayer, F. Prasser, C. Eckert, A. Kemper, K. Kuhn. "Flash: Efficient, Stable
//! and Optimal K-Anonymity." PASSAT 2012, and its further development in ARX (spec G8).
//!
//! # Phases
//! What the paths are searched for depends on what may be concluded, as in ARX:
//!
//! | models | searched for | then one by one |
//! |---|---|---|
//! | monotone with the suppression allowed | nodes that hold | if the loss may fall on the way up: those that hold |
//! | others, with k-anonymity | nodes that k alone allows | those |
//! | others | nothing | all nodes |
//!
//! One by one, a node is left out if its loss is known to be no better than the best
//! found.
//!
//! # What it promises
//! The least loss, ties by the lexicographic order, whatever the models and the loss.
//!
//! # When to use it
//! To compare with ARX, or where the order of the paths is likely to be good:
//! moderate lattices whose attributes have many levels.
//!
//! # Conditions
//! At most [`MOST_NODES`](super::MOST_NODES) nodes, since those of one height are put in order together.

use super::checks::{Checks, Turn, Walk};
use super::conditions::{loss_grows, needs_few_nodes};
use super::heights::{AtHeight, height};
use super::tags::Tags;
use super::{Begun, SearchChoice};
use super::{Evaluated, Stage, cannot_beat, keep_better};
use crate::choice::{Choice, Declaration};
use crate::error::Result;
use crate::lattice::Levels;
use crate::loss::Loss;
use crate::partition::Partition;
use crate::study::Study;
use std::cmp::{Ordering, Reverse};
use std::collections::{BinaryHeap, HashSet};
use std::sync::Arc;

/// What it is at while paths decide about nodes that lie on them.
const ALONG_PATHS: &str = "flash-path";

/// What it is at when it looks at what is left, one by one.
const ONE_BY_ONE: &str = "flash-node";

/// The search along paths.
#[derive(Debug)]
pub struct Flash {
    checks: Checks,
    order: NodeOrder,
    bottom: Levels,
    tags: Tags,
    sought: Sought,
    phase: Phase,
    /// The height at hand, and its nodes, the first last.
    height: u32,
    nodes: Vec<Levels>,
    queue: BinaryHeap<Reverse<RankedNode>>,
    path: Vec<Levels>,
    /// Nodes of the path before this one fail.
    fails: usize,
    /// This node of the path holds, or is beyond its end.
    holds: usize,
    measured: HashSet<Levels, rustc_hash::FxBuildHasher>,
    best: Option<Evaluated>,
}

/// What paths are searched for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sought {
    /// The lowest nodes that may be released.
    Feasible,
    /// The lowest nodes that would be if all demanded only k.
    LargeEnough,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Paths,
    OneByOne,
    Ended,
}

/// What orders nodes.
#[derive(Debug)]
struct NodeOrder {
    top: Levels,
    /// For each attribute and level the share of its distinct values that are left.
    left: Vec<Vec<f64>>,
}

/// A node with its place in the order.
#[derive(Debug)]
struct RankedNode {
    height: u32,
    generalized: f64,
    merged: f64,
    levels: Levels,
}

impl PartialEq for RankedNode {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for RankedNode {}

impl PartialOrd for RankedNode {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for RankedNode {
    fn cmp(&self, other: &Self) -> Ordering {
        self.height
            .cmp(&other.height)
            .then_with(|| self.generalized.total_cmp(&other.generalized))
            .then_with(|| self.merged.total_cmp(&other.merged))
            .then_with(|| self.levels.cmp(&other.levels))
    }
}

impl NodeOrder {
    fn new(study: &Study) -> Self {
        Self {
            top: study.top(),
            left: study
                .attributes()
                .iter()
                .map(|attribute| {
                    let levels = attribute.hierarchy.levels();
                    let values = levels[0].labels.len().max(1) as f64;
                    levels.iter().map(|level| level.labels.len() as f64 / values).collect()
                })
                .collect(),
        }
    }

    fn rank(&self, levels: Levels) -> RankedNode {
        let attributes = self.left.len().max(1) as f64;
        let (mut generalized, mut left) = (0.0, 0.0);
        for (attribute, shares) in self.left.iter().enumerate() {
            let level = levels.get(attribute);
            // A limit of 0 leaves nothing to generalize.
            generalized += f64::from(level) / f64::from(self.top.get(attribute).max(1));
            left += shares[usize::from(level)];
        }
        let (generalized, merged) = (generalized / attributes, 1.0 - left / attributes);
        RankedNode { height: height(&levels), generalized, merged, levels }
    }

    /// Nodes in order, the first last.
    fn sort(&self, nodes: impl Iterator<Item = Levels>) -> Vec<Levels> {
        let mut ranked: Vec<RankedNode> = nodes.map(|levels| self.rank(levels)).collect();
        ranked.sort_unstable_by(|a, b| b.cmp(a));
        ranked.into_iter().map(|ranked| ranked.levels).collect()
    }
}

impl Flash {
    /// A search that has looked at nothing yet.
    ///
    /// # Errors
    /// [`Kind::LatticeTooLarge`](crate::Kind::LatticeTooLarge) if there are too many nodes.
    pub fn new(study: Arc<Study>) -> Result<Self> {
        needs_few_nodes(&study, 0, "flash")?;
        let sought = if study.prunes() { Sought::Feasible } else { Sought::LargeEnough };
        let concludes = sought == Sought::Feasible || study.demands().smallest() > 1;
        let order = NodeOrder::new(&study);
        let bottom = study.bottom();
        let mut search = Self {
            tags: Tags::new(bottom.clone(), order.top.clone()),
            order,
            checks: Checks::new(study),
            sought,
            phase: if concludes { Phase::Paths } else { Phase::OneByOne },
            height: height(&bottom),
            bottom,
            nodes: Vec::new(),
            queue: BinaryHeap::new(),
            path: Vec::new(),
            fails: 0,
            holds: 0,
            measured: HashSet::default(),
            best: None,
        };
        search.begin_height();
        Ok(search)
    }

    /// Puts the nodes of the height at hand in order, but for those that need not be tried;
    /// returns what that costs.
    fn begin_height(&mut self) -> usize {
        let nodes: Vec<Levels> =
            AtHeight::new(&self.bottom, &self.order.top, self.height).collect();
        let cost = nodes.len() * self.tags.overhead();
        let open = nodes.into_iter().filter(|node| !self.is_settled(node));
        self.nodes = self.order.sort(open);
        cost
    }

    /// Whether a node need not be tried in this phase.
    fn is_settled(&self, node: &Levels) -> bool {
        match self.phase {
            Phase::Paths => self.tags.status(node).is_some(),
            _ => self.tags.status(node) == Some(false) || self.measured.contains(node),
        }
    }

    /// Goes to the next height, or to the next phase.
    fn next_height(&mut self) -> Turn {
        self.height += 1;
        if self.height > height(&self.order.top) {
            self.height = height(&self.bottom);
            let proven = self.sought == Sought::Feasible && loss_grows(self.checks.study());
            self.phase = match self.phase {
                Phase::Paths if !proven => Phase::OneByOne,
                _ => Phase::Ended,
            };
            if self.phase == Phase::Ended {
                return Turn::Ended;
            }
        }
        Turn::Thought(self.begin_height())
    }

    /// Finds a path up from a node.
    fn find_path(&mut self, start: Levels) -> Turn {
        self.path = vec![start];
        let mut cost = 0;
        while let Some(last) = self.path.last() {
            let above = self.tags.above(last).filter(|node| !self.is_settled(node));
            let first = above.map(|node| self.order.rank(node)).min();
            cost += self.order.left.len() * self.tags.overhead();
            match first {
                Some(first) => self.path.push(first.levels),
                None => break,
            }
        }
        (self.fails, self.holds) = (0, self.path.len());
        Turn::Thought(cost)
    }

    /// Tries the node in the middle of what is left of the path.
    fn halve_path(&mut self) -> Turn {
        let middle = (self.fails + self.holds - 1) / 2;
        match self.tags.status(&self.path[middle]) {
            None => return Turn::Measure(self.path[middle].clone()),
            Some(true) => self.holds = middle,
            Some(false) => self.fails = middle + 1,
        }
        Turn::Thought(self.tags.overhead())
    }

    fn follow_paths(&mut self) -> Turn {
        if self.fails < self.holds {
            return self.halve_path();
        }
        let next = match self.queue.pop() {
            Some(Reverse(ranked)) => Some(ranked.levels),
            None => self.nodes.pop(),
        };
        match next {
            None => self.next_height(),
            Some(node) if self.is_settled(&node) => {
                self.note_known(&node);
                Turn::Thought(self.tags.overhead())
            }
            Some(node) => self.find_path(node),
        }
    }

    /// Takes note of a node that it came to and need not look at. A tag of k alone does not say
    /// whether it may be released.
    fn note_known(&mut self, node: &Levels) {
        let known = self.tags.status(node).filter(|_| self.sought == Sought::Feasible);
        if let Some(holds) = known.filter(|_| !self.measured.contains(node)) {
            self.checks.known(node, holds);
        }
    }

    fn one_by_one(&mut self) -> Turn {
        let Some(node) = self.nodes.pop() else { return self.next_height() };
        let study = self.checks.study();
        let bound = study.objective().bound(&node, 0, study.suppressible());
        if cannot_beat(self.best.as_ref(), &bound, &node) {
            return Turn::Thought(1);
        }
        Turn::Measure(node)
    }

    /// Whether k alone would allow a node.
    fn is_large_enough(&self, partition: &Partition) -> bool {
        let study = self.checks.study();
        let smallest = study.demands().smallest();
        let classes =
            (0..partition.classes()).filter(|&class| partition.class(class).size < smallest);
        let records: u64 = classes.map(|class| u64::from(partition.counts()[class])).sum();
        records <= study.suppressible()
    }
}

impl SearchChoice for Flash {
    const DECLARED: &'static Declaration = &Declaration {
        id: "flash",
        family: "lattice",
        source: "F. Kohlmayer, F. Prasser, C. Eckert, A. Kemper, K. Kuhn. Flash: Efficient, Stable \
                 and Optimal k-Anonymity. PASSAT 2012.",
        formula: "",
        parameters: &[],
    };

    const STAGES: &'static [&'static str] = &[ALONG_PATHS, ONE_BY_ONE];

    fn begin(_: &Choice, study: Arc<Study>) -> Result<Begun> {
        Ok(Begun::Alone(Box::new(Self::new(study)?)))
    }
}

impl Walk for Flash {
    fn checks(&self) -> &Checks {
        &self.checks
    }

    fn checks_mut(&mut self) -> &mut Checks {
        &mut self.checks
    }

    fn turn(&mut self) -> Turn {
        match self.phase {
            Phase::Paths => self.follow_paths(),
            Phase::OneByOne => self.one_by_one(),
            Phase::Ended => Turn::Ended,
        }
    }

    fn learn(&mut self, partition: &Partition) {
        let node = self.checks.measure(partition);
        if self.phase == Phase::Paths {
            let holds = match self.sought {
                Sought::Feasible => node.feasible,
                Sought::LargeEnough => self.is_large_enough(partition),
            };
            self.tags.tag(&node.levels, holds);
            if !holds {
                let above = self.tags.above(&node.levels);
                let open = above.filter(|node| self.tags.status(node).is_none());
                self.queue.extend(open.map(|node| Reverse(self.order.rank(node))));
            }
            self.measured.insert(node.levels.clone());
        }
        keep_better(&mut self.best, node);
    }

    fn best(&self) -> Option<&Evaluated> {
        self.best.as_ref()
    }

    fn bound(&self) -> Option<Loss> {
        (self.phase == Phase::Ended)
            .then(|| self.best.as_ref().map_or(Loss::INFINITE, |best| best.loss.clone()))
    }

    fn stage(&self) -> Stage {
        let phase = if self.phase == Phase::Paths { ALONG_PATHS } else { ONE_BY_ONE };
        let (done, total) = (self.height.into(), height(&self.order.top).into());
        Stage { phase, done, total }
    }
}

#[cfg(test)]
mod tests {
    use super::NodeOrder;
    use crate::lattice::Levels;

    /// Heights 3, 3 and 2: of one height, half of the short attribute is more than a third of a
    /// long one; of those alike, the one that merges fewer values comes first; of those still
    /// alike, the lexicographically smaller.
    #[test]
    fn fine_nodes_come_before_coarse_ones() {
        let left = vec![vec![1.0, 1.0, 0.5, 0.5], vec![1.0, 0.5, 0.25, 0.25], vec![1.0, 0.5, 0.25]];
        let order = NodeOrder { top: Levels::from([3, 3, 2]), left };
        let nodes = [[0, 0, 1], [0, 1, 0], [1, 0, 0], [0, 0, 0], [2, 0, 0], [1, 1, 0]];
        let mut sorted = order.sort(nodes.into_iter().map(Levels::from));
        sorted.reverse();
        let expected = [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 0], [2, 0, 0]];
        assert_eq!(sorted, expected.map(Levels::from));
    }
}
