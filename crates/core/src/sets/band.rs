//! People and items in an order in which what goes together stands together.
//!
//! # Definition
//! Of a table with a mark at (i, j) where person i has item j, U is the largest j − i of a mark and L
//! the largest i − j; its bandwidth is U + L + 1.
//!
//! # Source
//! G. Ghinita, Y. Tao, P. Kalnis. "On the Anonymization of Sparse High-Dimensional Data." ICDE 2008
//! (spec I3); E. Cuthill, J. McKee. "Reducing the Bandwidth of Sparse Symmetric Matrices." ACM
//! National Conference 1969.
//!
//! # How
//! Reverse Cuthill–McKee on the graph of people and items: breadth first, those with fewer neighbours
//! first, turned round. A small table is begun everywhere and the narrowest order is taken; a large
//! one is begun where the last breadth-first walk ended, which lies at its rim.
//!
//! # Divergences
//! DIFFERENCE: the paper orders the symmetric matrix A·Aᵀ, which for a popular item has an entry for
//! each pair of people; the graph of people and items has one for each item that somebody has. Where
//! it is not narrower than the order that was there, that is kept.

use std::collections::VecDeque;

/// People and items that are begun from one after the other, at most.
const BEGUN: usize = 64;

/// An order of the people and one of the items.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BandOrder {
    /// The people, first to last.
    pub people: Vec<u32>,
    /// The items, first to last.
    pub items: Vec<u32>,
}

impl BandOrder {
    /// The order in which they are numbered.
    #[must_use]
    pub fn given(people: usize, items: usize) -> Self {
        Self { people: (0..people as u32).collect(), items: (0..items as u32).collect() }
    }
}

/// The bandwidth of sets in an order; 0 where nobody has anything.
#[must_use]
pub fn bandwidth(sets: &[Vec<u32>], order: &BandOrder) -> u64 {
    let mut columns = vec![0_i64; order.items.len()];
    for (column, &item) in (0..).zip(&order.items) {
        columns[item as usize] = column;
    }
    let marks = (0..).zip(&order.people).flat_map(|(row, &person): (i64, _)| {
        sets[person as usize].iter().map(move |&item| (row, item))
    });
    let offsets = marks.map(|(row, item)| columns[item as usize] - row);
    let span = offsets.fold(None, |span: Option<(i64, i64)>, offset| {
        let (least, most) = span.unwrap_or((0, 0));
        Some((least.min(offset), most.max(offset)))
    });
    span.map_or(0, |(least, most)| (most - least + 1) as u64)
}

/// A narrow order of people with these sets of so many items.
#[must_use]
pub fn narrow(sets: &[Vec<u32>], items: usize) -> BandOrder {
    let graph = SharedItems::new(sets, items);
    let nodes = graph.neighbours.len();
    let begun: Vec<u32> =
        if nodes <= BEGUN { (0..nodes as u32).collect() } else { vec![graph.rim()] };
    let orders = begun.into_iter().map(|begin| graph.order(begin));
    let given = BandOrder::given(sets.len(), items);
    orders.fold(
        given,
        |best, order| {
            if bandwidth(sets, &order) < bandwidth(sets, &best) { order } else { best }
        },
    )
}

/// People, and behind them items, each with its neighbours.
struct SharedItems {
    people: usize,
    neighbours: Vec<Vec<u32>>,
}

impl SharedItems {
    fn new(sets: &[Vec<u32>], items: usize) -> Self {
        let people = sets.len();
        let mut neighbours = vec![Vec::new(); people + items];
        for (person, set) in sets.iter().enumerate() {
            for &item in set {
                let item = people + item as usize;
                neighbours[person].push(item as u32);
                neighbours[item].push(person as u32);
            }
        }
        Self { people, neighbours }
    }

    fn degree(&self, node: u32) -> (usize, u32) {
        (self.neighbours[node as usize].len(), node)
    }

    /// A node from which the walk goes far.
    fn rim(&self) -> u32 {
        let all = 0..self.neighbours.len() as u32;
        let first = all.min_by_key(|&node| self.degree(node)).unwrap_or_default();
        self.walk(first).last().copied().unwrap_or(first)
    }

    /// All nodes, breadth first, those with fewer neighbours first.
    fn walk(&self, begin: u32) -> Vec<u32> {
        let mut seen = vec![false; self.neighbours.len()];
        let mut others: Vec<u32> = (0..seen.len() as u32).collect();
        others.sort_by_key(|&node| self.degree(node));
        let mut order = Vec::with_capacity(seen.len());
        for begin in std::iter::once(begin).chain(others) {
            let mut queue = VecDeque::from([begin]);
            while let Some(node) = queue.pop_front() {
                if std::mem::replace(&mut seen[node as usize], true) {
                    continue;
                }
                order.push(node);
                let unseen = self.neighbours[node as usize].iter().copied();
                let mut next: Vec<u32> = unseen.filter(|&node| !seen[node as usize]).collect();
                next.sort_by_key(|&node| self.degree(node));
                queue.extend(next);
            }
        }
        order
    }

    fn order(&self, begin: u32) -> BandOrder {
        let mut walk = self.walk(begin);
        walk.reverse();
        let (people, items): (Vec<u32>, Vec<u32>) =
            walk.into_iter().partition(|&node| (node as usize) < self.people);
        let items = items.into_iter().map(|node| node - self.people as u32).collect();
        BandOrder { people, items }
    }
}
