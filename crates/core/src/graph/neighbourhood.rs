//! What somebody's neighbours are to each other: the 1-neighbourhood (B. Zhou, J. Pei. Preserving
//! Privacy in Social Networks Against Neighborhood Attacks. ICDE 2008; spec I5).
//!
//! Two vertices have the same one if their neighbours can be put beside each other so that two of
//! the one are connected where the two of the other are. Neighbours fall into connected parts, and
//! it is enough that as many parts of each shape are there. Parts of different shape mostly differ
//! in what refining colours finds; for the others vertices are put beside each other one by one.

use super::network::Graph;
use std::collections::BTreeMap;

/// Vertices by their 1-neighbourhood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Neighbourhoods {
    /// For each vertex a number, the same for the same neighbourhood.
    pub things: Vec<u32>,
    /// Comparisons of two parts that were given up: they count as different, which shows more people
    /// as found than are.
    pub undecided: u64,
}

/// Pairs of vertices that are put beside each other before two parts count as different.
const TRIES: u32 = 20_000;

/// Tells which vertices have the same 1-neighbourhood.
#[must_use]
pub fn neighbourhoods(graph: &Graph) -> Neighbourhoods {
    let mut shapes = Shapes::default();
    let mut known: BTreeMap<Vec<u32>, u32> = BTreeMap::new();
    let mut place = vec![NOWHERE; graph.vertices()];
    let things = (0..graph.vertices() as u32).map(|vertex| {
        let neighbours = graph.neighbours(vertex);
        for (number, &neighbour) in (0..).zip(neighbours) {
            place[neighbour as usize] = number;
        }
        let ties = neighbours.iter().map(|&neighbour| {
            let others = graph.neighbours(neighbour).iter();
            let others = others.map(|&other| place[other as usize]);
            others.filter(|&other| other != NOWHERE).collect::<Vec<u32>>()
        });
        let ties: Vec<Vec<u32>> = ties.collect();
        for &neighbour in neighbours {
            place[neighbour as usize] = NOWHERE;
        }
        let mut shape: Vec<u32> = parts(&ties).iter().map(|part| shapes.number(part)).collect();
        shape.sort_unstable();
        let next = known.len() as u32;
        *known.entry(shape).or_insert(next)
    });
    let things = things.collect();
    Neighbourhoods { things, undecided: shapes.undecided }
}

const NOWHERE: u32 = u32::MAX;

/// The connected parts of a graph, each with numbers of its own.
fn parts(ties: &[Vec<u32>]) -> Vec<Vec<Vec<u32>>> {
    let mut number = vec![NOWHERE; ties.len()];
    let mut parts = Vec::new();
    for start in 0..ties.len() {
        if number[start] != NOWHERE {
            continue;
        }
        let mut members = vec![start as u32];
        number[start] = 0;
        let mut next = 0;
        while let Some(&member) = members.get(next) {
            next += 1;
            for &other in &ties[member as usize] {
                if number[other as usize] == NOWHERE {
                    number[other as usize] = members.len() as u32;
                    members.push(other);
                }
            }
        }
        let part = members.iter().map(|&member| {
            let others = ties[member as usize].iter().map(|&other| number[other as usize]);
            let mut others: Vec<u32> = others.collect();
            others.sort_unstable();
            others
        });
        parts.push(part.collect());
    }
    parts
}

/// A part with the colours of its vertices.
#[derive(Debug)]
struct Coloured {
    part: Vec<Vec<u32>>,
    colours: Vec<u64>,
    number: u32,
}

/// The shapes of parts that were met.
#[derive(Debug, Default)]
struct Shapes {
    /// Those with the same colours.
    alike: BTreeMap<Vec<u64>, Vec<Coloured>>,
    count: u32,
    undecided: u64,
}

impl Shapes {
    /// The number of a shape.
    fn number(&mut self, part: &[Vec<u32>]) -> u32 {
        let colours = refined(part);
        let mut all = colours.clone();
        all.sort_unstable();
        let alike = self.alike.entry(all).or_default();
        for other in alike.iter() {
            let mut matching = VertexMatching::new((part, &colours), (&other.part, &other.colours));
            match matching.fits(0) {
                Some(true) => return other.number,
                Some(false) => {}
                None => self.undecided += 1,
            }
        }
        let number = self.count;
        self.count += 1;
        alike.push(Coloured { part: part.to_vec(), colours, number });
        number
    }
}

/// Colours that two vertices share only if what is around them looks the same, as far as they tell.
fn refined(part: &[Vec<u32>]) -> Vec<u64> {
    let mut colours: Vec<u64> = part.iter().map(|others| others.len() as u64).collect();
    let mut count = distinct(&colours);
    loop {
        let next = part.iter().zip(&colours).map(|(others, &own)| {
            let mut around: Vec<u64> =
                others.iter().map(|&other| colours[other as usize]).collect();
            around.sort_unstable();
            around.into_iter().fold(mixed(own, 1), mixed)
        });
        let next: Vec<u64> = next.collect();
        let refined = distinct(&next);
        colours = next;
        if refined == count {
            return colours;
        }
        count = refined;
    }
}

fn distinct(colours: &[u64]) -> usize {
    let mut sorted = colours.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    sorted.len()
}

/// One number made of two (the finalizer of SplitMix64: G. L. Steele, D. Lea, C. H. Flood. Fast
/// Splittable Pseudorandom Number Generators. OOPSLA 2014). Where two come to the same number by
/// chance, vertices are still put beside each other.
fn mixed(before: u64, next: u64) -> u64 {
    let mut mixed = before.rotate_left(5) ^ next.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// Two parts whose vertices are put beside each other. Each vertex but the first follows one that it
/// is connected with, so that few come into question.
#[derive(Debug)]
struct VertexMatching<'a> {
    one: (&'a [Vec<u32>], &'a [u64]),
    other: (&'a [Vec<u32>], &'a [u64]),
    /// For each vertex of the one part that of the other.
    matched: Vec<u32>,
    taken: Vec<bool>,
    tries: u32,
}

impl<'a> VertexMatching<'a> {
    fn new(one: (&'a [Vec<u32>], &'a [u64]), other: (&'a [Vec<u32>], &'a [u64])) -> Self {
        let all = one.0.len();
        Self { one, other, matched: Vec::with_capacity(all), taken: vec![false; all], tries: 0 }
    }

    /// Whether the vertices from this one on can be put beside others; nothing if that takes long.
    fn fits(&mut self, vertex: usize) -> Option<bool> {
        let (part, colours) = self.one;
        let (other_part, other_colours) = self.other;
        if vertex == part.len() {
            return Some(true);
        }
        // Vertices are numbered as they were reached, so that one before is a neighbour.
        let before = part[vertex].first().filter(|&&first| (first as usize) < vertex);
        let candidates = match before {
            Some(&first) => other_part[self.matched[first as usize] as usize].clone(),
            None => (0..other_part.len() as u32).collect(),
        };
        for candidate in candidates {
            let place = candidate as usize;
            if self.taken[place] || colours[vertex] != other_colours[place] {
                continue;
            }
            self.tries += 1;
            if self.tries > TRIES {
                return None;
            }
            let is_alike = (0..vertex).all(|earlier| {
                let here = part[vertex].binary_search(&(earlier as u32)).is_ok();
                here == other_part[place].binary_search(&self.matched[earlier]).is_ok()
            });
            if !is_alike {
                continue;
            }
            self.taken[place] = true;
            self.matched.push(candidate);
            match self.fits(vertex + 1) {
                Some(false) => {}
                decided => return decided,
            }
            self.matched.pop();
            self.taken[place] = false;
        }
        Some(false)
    }
}
