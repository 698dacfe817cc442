//! What is known of nodes that were not measured: predictive tagging.
//!
//! # Idea
//! Where a predicate is monotone, all nodes above one for which it holds hold too,
//! and all below one for which it fails fail. In a lattice of moderate size every node
//! has a tag of its own, which is set once, from a node measured outwards until
//! nothing new is reached. In a larger one the lowest nodes that hold and the highest
//! that fail are kept: memory grows with the border between the two, and so does the
//! time for a look.

use super::conditions::MOST_NODES;
use crate::lattice::Levels;

/// What is known of the nodes between two corners.
#[derive(Debug)]
pub(super) struct Tags {
    low: Levels,
    high: Levels,
    known: TagStore,
}

#[derive(Debug)]
enum TagStore {
    /// Of each node, by its number; and how far apart the numbers of neighbors are in each
    /// attribute.
    Each { tags: Vec<NodeTag>, strides: Vec<usize> },
    /// No node that holds lies below another, none that fails above another.
    Border { holds: Vec<Levels>, fails: Vec<Levels> },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NodeTag {
    Unknown,
    Holds,
    Fails,
}

impl Tags {
    /// Nothing is known yet of the nodes from `low` to `high`.
    pub(super) fn new(low: Levels, high: Levels) -> Self {
        Self::up_to(MOST_NODES, low, high)
    }

    /// The same with a tag for each node of at most so many.
    fn up_to(most: u64, low: Levels, high: Levels) -> Self {
        let attributes = low.as_slice().len();
        let mut strides = vec![0; attributes];
        let mut nodes = 1_u64;
        for (attribute, stride) in strides.iter_mut().enumerate().rev() {
            *stride = nodes as usize;
            nodes = nodes.saturating_mul(u64::from(high.get(attribute) - low.get(attribute)) + 1);
        }
        let known = if nodes <= most {
            TagStore::Each { tags: vec![NodeTag::Unknown; nodes as usize], strides }
        } else {
            TagStore::Border { holds: Vec::new(), fails: Vec::new() }
        };
        Self { low, high, known }
    }

    /// Takes in that a node and all above it hold, or that it and all below it fail.
    pub(super) fn tag(&mut self, levels: &Levels, does_hold: bool) {
        match &mut self.known {
            TagStore::Each { tags, strides } => {
                let corners = (&self.low, &self.high);
                spread(tags, strides, corners, levels, does_hold);
            }
            TagStore::Border { holds, .. } if does_hold => {
                if !holds.iter().any(|lower| lower.is_below(levels)) {
                    holds.retain(|higher| !levels.is_below(higher));
                    holds.push(levels.clone());
                }
            }
            TagStore::Border { fails, .. } => {
                if !fails.iter().any(|higher| levels.is_below(higher)) {
                    fails.retain(|lower| !lower.is_below(levels));
                    fails.push(levels.clone());
                }
            }
        }
    }

    /// Takes in that a node holds or fails, which says nothing of others: for a predicate that is
    /// not monotone, in a lattice of moderate size.
    pub(super) fn mark(&mut self, levels: &Levels, does_hold: bool) {
        if let TagStore::Each { tags, strides } = &mut self.known {
            tags[number(strides, &self.low, levels)] =
                if does_hold { NodeTag::Holds } else { NodeTag::Fails };
        }
    }

    /// Whether a node holds, if that is known.
    pub(super) fn status(&self, levels: &Levels) -> Option<bool> {
        match &self.known {
            TagStore::Each { tags, strides } => match tags[number(strides, &self.low, levels)] {
                NodeTag::Unknown => None,
                tag => Some(tag == NodeTag::Holds),
            },
            TagStore::Border { holds, fails } => {
                if holds.iter().any(|lower| lower.is_below(levels)) {
                    return Some(true);
                }
                fails.iter().any(|higher| levels.is_below(higher)).then_some(false)
            }
        }
    }

    /// The lowest nodes known to hold, in lexicographic order.
    pub(super) fn lowest(&self) -> Vec<Levels> {
        match &self.known {
            TagStore::Border { holds, .. } => {
                let mut lowest = holds.clone();
                lowest.sort_unstable();
                lowest
            }
            TagStore::Each { .. } => {
                let holds = |levels: &Levels| self.status(levels) == Some(true);
                self.nodes()
                    .filter(|levels| holds(levels) && !self.below(levels).any(|n| holds(&n)))
                    .collect()
            }
        }
    }

    /// All nodes, in lexicographic order.
    pub(super) fn nodes(&self) -> impl Iterator<Item = Levels> + '_ {
        let attributes = self.low.as_slice().len();
        std::iter::successors(Some(self.low.clone()), move |levels| {
            let last = (0..attributes).rev().find(|&i| levels.get(i) < self.high.get(i))?;
            let mut next = levels.with(last, levels.get(last) + 1);
            for later in last + 1..attributes {
                next.set(later, self.low.get(later));
            }
            Some(next)
        })
    }

    /// The nodes directly below one.
    pub(super) fn below<'a>(&'a self, levels: &'a Levels) -> impl Iterator<Item = Levels> + 'a {
        let attributes = 0..self.low.as_slice().len();
        let lowered = attributes.filter(|&i| levels.get(i) > self.low.get(i));
        lowered.map(|i| levels.with(i, levels.get(i) - 1))
    }

    /// The nodes directly above one.
    pub(super) fn above<'a>(&'a self, levels: &'a Levels) -> impl Iterator<Item = Levels> + 'a {
        let attributes = 0..self.low.as_slice().len();
        let raised = attributes.filter(|&i| levels.get(i) < self.high.get(i));
        raised.map(|i| levels.with(i, levels.get(i) + 1))
    }

    /// What one look costs, in classes looked at.
    pub(super) fn overhead(&self) -> usize {
        match &self.known {
            TagStore::Each { .. } => 1,
            TagStore::Border { holds, fails } => 1 + (holds.len() + fails.len()) / 8,
        }
    }
}

/// The number of a node.
fn number(strides: &[usize], low: &Levels, levels: &Levels) -> usize {
    let steps = levels.as_slice().iter().zip(low.as_slice()).map(|(a, b)| usize::from(a - b));
    steps.zip(strides).map(|(steps, stride)| steps * stride).sum()
}

/// Tags a node and, from it outwards, all that are not tagged yet.
fn spread(
    tags: &mut [NodeTag],
    strides: &[usize],
    (low, high): (&Levels, &Levels),
    start: &Levels,
    holds: bool,
) {
    let tag = if holds { NodeTag::Holds } else { NodeTag::Fails };
    let mut open = vec![(number(strides, low, start), start.clone())];
    while let Some((number, levels)) = open.pop() {
        if tags[number] == tag {
            continue;
        }
        tags[number] = tag;
        for (attribute, &stride) in strides.iter().enumerate() {
            let level = levels.get(attribute);
            let next = match holds {
                true if level < high.get(attribute) => (number + stride, level + 1),
                false if level > low.get(attribute) => (number - stride, level - 1),
                _ => continue,
            };
            if tags[next.0] != tag {
                open.push((next.0, levels.with(attribute, next.1)));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Tags;
    use crate::lattice::Levels;

    #[test]
    fn what_lies_above_holds_and_what_lies_below_fails() {
        let mut tags = Tags::new(Levels::from([0, 0]), Levels::from([3, 3]));
        tags.tag(&Levels::from([1, 2]), true);
        tags.tag(&Levels::from([2, 1]), true);
        tags.tag(&Levels::from([1, 1]), false);
        assert_eq!(tags.status(&Levels::from([1, 3])), Some(true));
        assert_eq!(tags.status(&Levels::from([0, 1])), Some(false));
        assert_eq!(tags.status(&Levels::from([0, 2])), None);
        assert_eq!(tags.status(&Levels::from([3, 0])), None);
        assert_eq!(tags.lowest(), [Levels::from([1, 2]), Levels::from([2, 1])]);
        tags.tag(&Levels::from([0, 2]), true);
        assert_eq!(tags.lowest(), [Levels::from([0, 2]), Levels::from([2, 1])]);
    }

    /// A tag for each node says what the border between them says, in any order of tagging.
    #[test]
    fn the_border_says_the_same_as_all_tags() {
        let (low, high) = (Levels::from([1, 0, 2, 0]), Levels::from([3, 3, 4, 0]));
        let mut state = 7_u32;
        for _ in 0..200 {
            let mut each = Tags::new(low.clone(), high.clone());
            let mut border = Tags::up_to(0, low.clone(), high.clone());
            let nodes: Vec<Levels> = each.nodes().collect();
            assert_eq!(nodes.len(), 36);
            // Holds from a plane on, which is monotone.
            let mut next = |end: u32| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (state >> 16) % end
            };
            let (a, b, c, least) = (next(4), next(4), next(4), next(24));
            for _ in 0..next(12) {
                let node = &nodes[next(36) as usize];
                let level = |i: usize| u32::from(node.get(i));
                let holds = a * level(0) + b * level(1) + c * level(2) >= least;
                each.tag(node, holds);
                border.tag(node, holds);
                assert!(nodes.iter().all(|node| each.status(node) == border.status(node)));
                assert_eq!(each.lowest(), border.lowest());
            }
        }
    }
}
