//! Which pairs of records are of one person in some way to match two releases.
//!
//! # Definition
//! If two releases are of the same persons and neither left anybody out, their records are matched
//! one to one along the edges of [`Pairs`](super::pair::Pairs): a perfect matching. If persons only
//! joined, every record of the first release has one of the second: a matching that saturates the
//! first. An edge that no such matching uses is of no person (spec H7 and H8). If there is none at
//! all, the releases are not what they were said to be, and every edge counts.
//!
//! With a largest flow along the edges, an edge is used by some matching if the flow uses it, or if
//! its ends are in one strongly connected component of the residual graph: the decomposition of
//! A. L. Dulmage and N. S. Mendelsohn (Canadian J. Math. 10, 1958), with as many copies of each node
//! as it has records.
//!
//! # Cost
//! The flow grows in phases along shortest paths (E. A. Dinic 1970; J. Hopcroft, R. Karp 1973, if
//! all nodes are single records), each of them linear in the edges but for its paths; about √n
//! phases at the worst for single records, few where many are alike. Components are linear.

use crate::histogram::Members;

/// What is said of the persons of two releases, one after the other, neither of which left anybody
/// out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Assumption {
    /// Both are of the same persons.
    SamePersons,
    /// Nobody of the first is missing in the second; others may have joined.
    OnlyAdded,
    /// Nothing: persons may have left, or were left out of a release.
    None,
}

/// What was found of the edges.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Saturated {
    /// What it rests on: [`Assumption::None`] if what was said cannot be.
    pub(super) assumption: Assumption,
    /// The edges that some matching uses, ascending.
    pub(super) edges: Vec<(u32, u32)>,
    /// For each node of the second release whether all its records are matched whatever the matching.
    pub(super) is_always_matched: Vec<bool>,
}

/// A largest flow along the edges of two releases, while it grows.
#[derive(Debug)]
pub(super) struct Saturation {
    assumption: Assumption,
    edges: Vec<(u32, u32)>,
    /// For each node of the first release where its edges begin.
    starts: Vec<u32>,
    /// The edges of each node of the second.
    back: Members,
    /// For each edge how many records are matched along it.
    flow: Vec<u32>,
    /// For each release and node how many records are matched with none.
    free: [Vec<u32>; 2],
    sizes: [Vec<u32>; 2],
    is_largest: bool,
}

/// A node that no path has reached.
const UNREACHED: u32 = u32::MAX;

impl Saturation {
    /// Begins with what each node can be matched with, those of few edges first. `edges` ascend,
    /// `sizes` are the records of each node.
    pub(super) fn new(
        sizes: [Vec<u32>; 2],
        edges: Vec<(u32, u32)>,
        assumption: Assumption,
    ) -> Self {
        let mut starts = vec![0_u32; sizes[0].len() + 1];
        for &(node, _) in &edges {
            starts[node as usize + 1] += 1;
        }
        for node in 0..sizes[0].len() {
            starts[node + 1] += starts[node];
        }
        let ends: Vec<u32> = edges.iter().map(|&(_, node)| node).collect();
        let back = Members::new(&ends, sizes[1].len());
        let records = sizes.each_ref().map(|sizes| sizes.iter().map(|&size| u64::from(size)).sum());
        let [first, second]: [u64; 2] = records;
        let can_hold = match assumption {
            Assumption::SamePersons => first == second,
            Assumption::OnlyAdded => first <= second,
            Assumption::None => false,
        };
        let assumption = if can_hold { assumption } else { Assumption::None };
        let (flow, free) = (vec![0; edges.len()], sizes.clone());
        let mut saturation =
            Self { assumption, edges, starts, back, flow, free, sizes, is_largest: !can_hold };
        if can_hold {
            saturation.begin();
        }
        saturation
    }

    fn begin(&mut self) {
        let mut nodes: Vec<usize> = (0..self.sizes[0].len()).collect();
        nodes.sort_by_key(|&node| self.starts[node + 1] - self.starts[node]);
        for node in nodes {
            for edge in self.starts[node] as usize..self.starts[node + 1] as usize {
                let end = self.edges[edge].1 as usize;
                let more = self.free[0][node].min(self.free[1][end]);
                self.flow[edge] += more;
                self.free[0][node] -= more;
                self.free[1][end] -= more;
            }
        }
    }

    /// Lets the flow grow by phases, each of which looks at every edge, until about `budget` edges
    /// were looked at; true once there is no larger one.
    pub(super) fn step(&mut self, budget: usize) -> bool {
        let mut looked_at = 0;
        while !self.is_largest && looked_at < budget {
            looked_at += self.edges.len() + self.sizes[0].len();
            match self.distances() {
                Some(distances) => self.grow(distances),
                None => self.is_largest = true,
            }
        }
        self.is_largest
    }

    /// How far each node is from a record of the first release that is matched with none, as far as
    /// the nearest such record of the second; `None` if that cannot be reached.
    fn distances(&self) -> Option<[Vec<u32>; 2]> {
        let mut distances = self.sizes.each_ref().map(|sizes| vec![UNREACHED; sizes.len()]);
        let mut reached: Vec<u32> = Vec::new();
        for (node, &free) in (0..).zip(&self.free[0]) {
            if free > 0 {
                distances[0][node as usize] = 0;
                reached.push(node);
            }
        }
        let (mut distance, mut is_found) = (0, false);
        while !reached.is_empty() && !is_found {
            let mut next = Vec::new();
            for node in reached.drain(..) {
                for edge in self.starts[node as usize]..self.starts[node as usize + 1] {
                    let end = self.edges[edge as usize].1 as usize;
                    if distances[1][end] != UNREACHED {
                        continue;
                    }
                    distances[1][end] = distance + 1;
                    is_found |= self.free[1][end] > 0;
                    for &edge in self.back.of_class(end) {
                        let before = self.edges[edge as usize].0;
                        let is_new = distances[0][before as usize] == UNREACHED;
                        if is_new && self.flow[edge as usize] > 0 {
                            distances[0][before as usize] = distance + 2;
                            next.push(before);
                        }
                    }
                }
            }
            (reached, distance) = (next, distance + 2);
        }
        is_found.then_some(distances)
    }

    /// Lets the flow grow along shortest paths until there is none.
    fn grow(&mut self, distances: [Vec<u32>; 2]) {
        let mut next_edge: Vec<u32> = self.starts[..self.sizes[0].len()].to_vec();
        let mut next_back = vec![0_usize; self.sizes[1].len()];
        for root in 0..self.sizes[0].len() {
            // The edges from the root on: along one, back along the next.
            let mut path: Vec<u32> = Vec::new();
            while self.free[0][root] > 0 {
                let node = path.last().map_or(root, |&edge| self.edges[edge as usize].0 as usize);
                let edge = next_edge[node];
                if edge == self.starts[node + 1] {
                    // Nothing from here: what led here is passed over.
                    if path.pop().is_none() {
                        break;
                    }
                    let edge = path.pop().expect("an edge before each that goes back");
                    next_back[self.edges[edge as usize].1 as usize] += 1;
                    continue;
                }
                let end = self.edges[edge as usize].1 as usize;
                if distances[1][end] != distances[0][node] + 1 {
                    next_edge[node] += 1;
                    continue;
                }
                if self.free[1][end] > 0 {
                    path.push(edge);
                    self.push(root, end, &path);
                    path.clear();
                    continue;
                }
                let backs = self.back.of_class(end);
                let further = backs[next_back[end]..].iter().position(|&back| {
                    let before = self.edges[back as usize].0 as usize;
                    self.flow[back as usize] > 0 && distances[0][before] == distances[1][end] + 1
                });
                match further {
                    Some(skipped) => {
                        next_back[end] += skipped;
                        path.extend([edge, backs[next_back[end]]]);
                    }
                    None => {
                        next_back[end] = backs.len();
                        next_edge[node] += 1;
                    }
                }
            }
        }
    }

    /// Lets as much flow along a path as it can take.
    fn push(&mut self, root: usize, end: usize, path: &[u32]) {
        let backs = path.iter().skip(1).step_by(2).map(|&edge| self.flow[edge as usize]);
        let more = backs.fold(self.free[0][root].min(self.free[1][end]), u32::min);
        for (place, &edge) in path.iter().enumerate() {
            let flow = &mut self.flow[edge as usize];
            *flow = if place % 2 == 0 { *flow + more } else { *flow - more };
        }
        self.free[0][root] -= more;
        self.free[1][end] -= more;
    }

    /// What was found, once the flow is the largest.
    pub(super) fn finish(mut self) -> Saturated {
        let saturates = self.free[0].iter().all(|&free| free == 0);
        if self.assumption == Assumption::None || !saturates {
            return Saturated {
                assumption: Assumption::None,
                is_always_matched: vec![false; self.sizes[1].len()],
                edges: self.edges,
            };
        }
        let component = self.components();
        let begin = self.sizes[0].len();
        let sink = component.len() - 1;
        let is_always_matched = (0..self.sizes[1].len())
            .map(|node| self.free[1][node] == 0 && component[begin + node] != component[sink]);
        let is_always_matched = is_always_matched.collect();
        let mut flows = self.flow.into_iter();
        self.edges.retain(|&(node, end)| {
            flows.next().is_some_and(|flow| flow > 0)
                || component[node as usize] == component[begin + end as usize]
        });
        Saturated { assumption: self.assumption, edges: self.edges, is_always_matched }
    }

    /// Where an arc of the residual graph leads, by its number among those of its node: the nodes of
    /// the first release, those of the second, and the sink. `None` behind the last, `Some(None)`
    /// where flow leaves no room.
    fn arc(&self, node: usize, number: usize) -> Option<Option<usize>> {
        let begin = self.sizes[0].len();
        let sink = begin + self.sizes[1].len();
        if node < begin {
            let edge = self.starts[node] as usize + number;
            return (edge < self.starts[node + 1] as usize)
                .then(|| Some(begin + self.edges[edge].1 as usize));
        }
        if node == sink {
            return (number < sink - begin).then(|| {
                let is_matched = self.free[1][number] < self.sizes[1][number];
                is_matched.then_some(begin + number)
            });
        }
        let backs = self.back.of_class(node - begin);
        match backs.get(number) {
            Some(&edge) => {
                let before = self.edges[edge as usize].0 as usize;
                Some((self.flow[edge as usize] > 0).then_some(before))
            }
            None if number == backs.len() => Some((self.free[1][node - begin] > 0).then_some(sink)),
            None => None,
        }
    }

    /// The strongly connected component of each node of the residual graph (R. Tarjan 1972).
    fn components(&self) -> Vec<u32> {
        let nodes = self.sizes[0].len() + self.sizes[1].len() + 1;
        let mut component = vec![UNREACHED; nodes];
        // When each node was reached, and the earliest that can be reached from it.
        let (mut order, mut earliest) = (vec![UNREACHED; nodes], vec![0_u32; nodes]);
        let (mut reached, mut components) = (0_u32, 0);
        let (mut open, mut path): (Vec<usize>, Vec<(usize, usize)>) = (Vec::new(), Vec::new());
        for root in 0..nodes {
            if order[root] == UNREACHED {
                path.push((root, 0));
            }
            while let Some((node, number)) = path.pop() {
                if number == 0 {
                    (order[node], earliest[node]) = (reached, reached);
                    reached += 1;
                    open.push(node);
                }
                match self.arc(node, number) {
                    Some(next) => {
                        path.push((node, number + 1));
                        match next {
                            Some(next) if order[next] == UNREACHED => path.push((next, 0)),
                            Some(next) if component[next] == UNREACHED => {
                                earliest[node] = earliest[node].min(order[next]);
                            }
                            _ => {}
                        }
                    }
                    None => {
                        if earliest[node] == order[node] {
                            while let Some(member) = open.pop() {
                                component[member] = components;
                                if member == node {
                                    break;
                                }
                            }
                            components += 1;
                        }
                        if let Some(&(before, _)) = path.last() {
                            earliest[before] = earliest[before].min(earliest[node]);
                        }
                    }
                }
            }
        }
        component
    }
}

#[cfg(test)]
mod tests {
    use super::{Assumption, Saturated, Saturation};
    use crate::attack::worlds::worlds;
    use crate::drawing::drawn_of;
    use proptest::prelude::*;

    fn saturated(
        sizes: [Vec<u32>; 2],
        edges: Vec<(u32, u32)>,
        assumption: Assumption,
    ) -> Saturated {
        let mut saturation = Saturation::new(sizes, edges, assumption);
        while !saturation.step(1) {}
        saturation.finish()
    }

    #[test]
    fn who_has_one_partner_takes_it_from_the_others() {
        let edges = vec![(0, 0), (1, 0), (1, 1), (2, 1), (2, 2)];
        let found = saturated([vec![1; 3], vec![1; 3]], edges.clone(), Assumption::SamePersons);
        assert_eq!(found.assumption, Assumption::SamePersons);
        assert_eq!(found.edges, [(0, 0), (1, 1), (2, 2)]);
        assert_eq!(found.is_always_matched, [true; 3]);
        // With somebody new, who may be any of the second release.
        let more = [edges, vec![(2, 3)]].concat();
        let found = saturated([vec![1; 3], vec![1; 4]], more, Assumption::OnlyAdded);
        assert_eq!(found.edges, [(0, 0), (1, 1), (2, 2), (2, 3)]);
        assert_eq!(found.is_always_matched, [true, true, false, false]);
    }

    #[test]
    fn what_cannot_be_is_not_assumed() {
        let edges = vec![(0, 0), (1, 0)];
        for (sizes, assumption) in [
            ([vec![1; 2], vec![1; 2]], Assumption::SamePersons),
            ([vec![1; 2], vec![2]], Assumption::None),
            ([vec![1; 2], vec![1]], Assumption::OnlyAdded),
            ([vec![1; 2], vec![3]], Assumption::SamePersons),
        ] {
            let found = saturated(sizes, edges.clone(), assumption);
            assert_eq!(found.assumption, Assumption::None);
            assert_eq!(found.edges, edges);
            assert!(!found.is_always_matched.contains(&true));
        }
    }

    /// For each record its node, and how many each node has: at most six records.
    fn records(sizes: &[u32]) -> (Vec<u32>, Vec<u32>) {
        let all = (0..).zip(sizes);
        let nodes = all.flat_map(|(node, &size)| std::iter::repeat_n(node, size as usize));
        let nodes: Vec<u32> = nodes.take(6).collect();
        let mut counts = vec![0; nodes.last().map_or(0, |&node| node as usize + 1)];
        for &node in &nodes {
            counts[node as usize] += 1;
        }
        (nodes, counts)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(drawn_of(4000)))]

        /// With as many copies of each node as it has records, an edge is used if and only if one of
        /// all matchings uses it.
        #[test]
        fn an_edge_is_kept_if_and_only_if_some_matching_uses_it(
            sizes in [prop::collection::vec(1..4_u32, 1..5), prop::collection::vec(1..4_u32, 1..5)],
            has_edge in prop::collection::vec(prop::bool::weighted(0.6), 16),
            assumption in prop_oneof![Just(Assumption::SamePersons), Just(Assumption::OnlyAdded)],
        ) {
            let ((nodes, first), (ends, second)) = (records(&sizes[0]), records(&sizes[1]));
            let sizes = [first, second];
            let all = (0..sizes[0].len()).flat_map(|node| {
                (0..sizes[1].len()).map(move |end| (node as u32, end as u32))
            });
            let edges: Vec<(u32, u32)> =
                all.filter(|&(node, end)| has_edge[(4 * node + end) as usize]).collect();
            let allowed: Vec<Vec<usize>> = nodes
                .iter()
                .map(|&node| {
                    let records = (0..ends.len()).filter(|&end| edges.contains(&(node, ends[end])));
                    records.collect()
                })
                .collect();
            let can_hold = assumption == Assumption::OnlyAdded || nodes.len() == ends.len();
            let worlds = if can_hold { worlds(&allowed) } else { Vec::new() };
            let found = saturated(sizes, edges.clone(), assumption);
            if worlds.is_empty() {
                prop_assert_eq!(found.assumption, Assumption::None);
                prop_assert_eq!(found.edges, edges);
                return Ok(());
            }
            prop_assert_eq!(found.assumption, assumption);
            let mut used: Vec<(u32, u32)> = worlds
                .iter()
                .flat_map(|world| world.iter().enumerate())
                .map(|(record, &partner)| (nodes[record], ends[partner]))
                .collect();
            used.sort_unstable();
            used.dedup();
            prop_assert_eq!(found.edges, used);
            for (end, &is_always_matched) in found.is_always_matched.iter().enumerate() {
                let own: Vec<usize> =
                    (0..ends.len()).filter(|&record| ends[record] as usize == end).collect();
                let always = worlds.iter().all(|world| own.iter().all(|end| world.contains(end)));
                prop_assert_eq!(is_always_matched, always, "{}", end);
            }
        }
    }
}
