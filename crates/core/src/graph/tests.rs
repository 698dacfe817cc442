//! Vectors of the literature, and brute force on small graphs.

use super::{
    Graph, GraphAlgorithm, GraphAttempt, GraphDemand, GraphLayout, GraphLines, ReleasedGraph,
    VertexExposure, check, construct, fewest_changes, is_graphical, moved, neighbourhoods, raised,
    read, supergraph, swap, with_degree,
};
use crate::drawing::drawn_of;
use crate::error::Kind;
use crate::shuffle::{Draws, Seed};
use std::collections::BTreeMap;

fn draws(stream: u64) -> Draws {
    Draws::new(Seed([3; 32]), stream)
}

#[test]
fn the_degrees_of_the_literature_are_raised_by_the_least() {
    let cases: [(&[u32], usize, &[u32], u64); 6] = [
        (&[5, 4, 4, 3, 2, 2, 1, 1], 2, &[5, 5, 4, 4, 2, 2, 1, 1], 2),
        (&[5, 4, 4, 3, 2, 2, 1, 1], 3, &[5, 5, 5, 5, 2, 2, 2, 2], 6),
        (&[5, 4, 4, 3, 2, 2, 1, 1], 4, &[5, 5, 5, 5, 2, 2, 2, 2], 6),
        (&[3, 3, 2, 2, 1, 1], 3, &[3, 3, 3, 2, 2, 2], 3),
        (&[3, 3, 2, 2, 1, 1], 4, &[3, 3, 3, 3, 3, 3], 6),
        (&[4, 2, 2, 1, 1], 2, &[4, 4, 2, 2, 2], 4),
    ];
    for (degrees, k, expected, cost) in cases {
        let found = raised(degrees, k, false).expect("enough vertices");
        assert_eq!((&found.degrees[..], found.cost), (expected, cost), "{degrees:?}, k = {k}");
    }
    assert_eq!(raised(&[3, 3, 2, 2, 1, 1], 2, false).expect("six").cost, 0);
    assert_eq!(raised(&[1, 1], 3, false), None);
    assert!(is_graphical(&[5, 5, 4, 4, 2, 2, 1, 1]));
    assert!(!is_graphical(&[5, 5, 5, 5, 2, 2, 2]));
    assert!(!is_graphical(&[3, 3, 3, 2, 2, 2]));
    // An even sum costs one more than the odd one.
    assert_eq!(raised(&[3, 3, 2, 2, 1, 1], 3, true).expect("six").cost, 6);
}

#[test]
fn who_has_327_connections_is_found_until_others_have_as_many() {
    let edges: Vec<(u32, u32)> = (1..=327).map(|other| (0, other)).collect();
    let star = Graph::from_edges(400, &edges);
    assert_eq!(with_degree(&star, 327), [0]);
    let mut order: Vec<u32> = (0..400).collect();
    order.sort_by_key(|&vertex| std::cmp::Reverse(star.degree(vertex)));
    let descending: Vec<u32> = order.iter().map(|&vertex| star.degree(vertex)).collect();
    let wanted = raised(&descending, 3, true).expect("enough vertices");
    let mut degrees = vec![0; 400];
    for (&vertex, degree) in order.iter().zip(wanted.degrees) {
        degrees[vertex as usize] = degree;
    }
    if let Ok(found) = supergraph::supergraph(&star, &degrees, &mut draws(0)) {
        assert!(with_degree(&found, 327).len() >= 3);
    }
    let swapped = swap::swap(&star, &degrees, &mut draws(0));
    assert!(swapped.is_none_or(|found| found.degrees() == degrees));
}

/// Calls with every sequence of so many degrees, in descending order.
fn each_sequence(length: usize, highest: u32, take: &mut impl FnMut(&[u32])) {
    fn deeper(so_far: &mut Vec<u32>, length: usize, take: &mut impl FnMut(&[u32])) {
        if so_far.len() == length {
            return take(so_far);
        }
        for next in 0..=so_far[so_far.len() - 1] {
            so_far.push(next);
            deeper(so_far, length, take);
            so_far.pop();
        }
    }
    for first in 0..=highest {
        deeper(&mut vec![first], length, take);
    }
}

fn is_anonymous(degrees: &[u32], k: usize) -> bool {
    let mut counts: BTreeMap<u32, usize> = BTreeMap::new();
    degrees.iter().for_each(|&degree| *counts.entry(degree).or_default() += 1);
    counts.values().all(|&count| count >= k)
}

#[test]
fn no_sequence_costs_less_than_what_is_found() {
    for length in 2..=6_usize {
        let mut all = Vec::new();
        each_sequence(length, length as u32 - 1, &mut |degrees| all.push(degrees.to_vec()));
        for k in 2..=length {
            let good: Vec<&Vec<u32>> = all.iter().filter(|one| is_anonymous(one, k)).collect();
            for degrees in &all {
                for even in [false, true] {
                    let sum = |one: &[u32]| one.iter().sum::<u32>();
                    let of_parity = || good.iter().filter(|one| !even || sum(one) % 2 == 0);
                    let above = of_parity()
                        .filter(|one| one.iter().zip(degrees).all(|(new, old)| new >= old))
                        .map(|one| u64::from(sum(one) - sum(degrees)));
                    let found = raised(degrees, k, even).map(|found| found.cost);
                    assert_eq!(found, above.min(), "{degrees:?} raised, k = {k}, even = {even}");
                    let around = of_parity().map(|one| {
                        let apart = one.iter().zip(degrees).map(|(new, old)| new.abs_diff(*old));
                        u64::from(apart.sum::<u32>())
                    });
                    let found = moved(degrees, k, even).map(|found| found.cost);
                    assert_eq!(found, around.min(), "{degrees:?} moved, k = {k}, even = {even}");
                }
            }
        }
    }
}

/// The graph of which each bit is an edge.
fn drawn(vertices: usize, bits: u32) -> Graph {
    let pairs = (0..vertices as u32).flat_map(|one| (0..one).map(move |other| (one, other)));
    let edges: Vec<(u32, u32)> =
        pairs.enumerate().filter(|(bit, _)| bits >> bit & 1 == 1).map(|(_, pair)| pair).collect();
    Graph::from_edges(vertices, &edges)
}

fn descending(graph: &Graph) -> Vec<u32> {
    let mut degrees = graph.degrees();
    degrees.sort_unstable_by(|one, other| other.cmp(one));
    degrees
}

#[test]
fn degrees_are_graphical_just_if_a_graph_has_them_and_then_one_is_made() {
    for vertices in 1..=5_usize {
        let pairs = vertices * (vertices - 1) / 2;
        let there: std::collections::BTreeSet<Vec<u32>> =
            (0..1 << pairs).map(|bits| descending(&drawn(vertices, bits))).collect();
        each_sequence(vertices, vertices as u32 - 1, &mut |degrees| {
            assert_eq!(is_graphical(degrees), there.contains(degrees), "{degrees:?}");
            let made = construct(degrees, Seed([1; 32]));
            assert_eq!(made.is_some(), there.contains(degrees), "{degrees:?}");
            assert!(made.is_none_or(|made| made.degrees() == degrees));
        });
    }
}

/// Whether two vertices have the same 1-neighbourhood, by all orders of the neighbours.
fn have_the_same(graph: &Graph, one: u32, other: u32) -> bool {
    let (here, there) = (graph.neighbours(one), graph.neighbours(other));
    fn deeper(graph: &Graph, here: &[u32], there: &[u32], matched: &mut Vec<u32>) -> bool {
        let place = matched.len();
        place == here.len()
            || there.iter().any(|&candidate| {
                if matched.contains(&candidate) {
                    return false;
                }
                let fits = (0..place).all(|earlier| {
                    graph.joins(here[place], here[earlier])
                        == graph.joins(candidate, matched[earlier])
                });
                matched.push(candidate);
                let fits = fits && deeper(graph, here, there, matched);
                matched.pop();
                fits
            })
    }
    here.len() == there.len() && deeper(graph, here, there, &mut Vec::new())
}

#[test]
fn neighbourhoods_are_the_same_just_if_some_order_of_the_neighbours_shows_it() {
    let mut random = draws(9);
    let mut all: Vec<Graph> = (0..1 << 10).map(|bits| drawn(5, bits)).collect();
    for vertices in [8_u32, 10] {
        for _ in 0..150 {
            let pairs = (0..vertices).flat_map(|one| (0..one).map(move |other| (one, other)));
            let edges: Vec<(u32, u32)> = pairs.filter(|_| random.below(2) == 0).collect();
            all.push(Graph::from_edges(vertices as usize, &edges));
        }
    }
    let mut same = 0;
    for graph in all {
        let found = neighbourhoods(&graph);
        assert_eq!(found.undecided, 0);
        for one in 0..graph.vertices() as u32 {
            for other in 0..one {
                let is_same = found.things[one as usize] == found.things[other as usize];
                assert_eq!(is_same, have_the_same(&graph, one, other), "{graph:?}");
                same += u32::from(is_same);
            }
        }
    }
    assert!(same > 1000, "{same}");
}

const ALGORITHMS: [GraphAlgorithm; 3] =
    [GraphAlgorithm::Supergraph, GraphAlgorithm::Swap, GraphAlgorithm::Construct];

/// All graphs of so many vertices in which each degree is that of k or more, by the edges they have.
fn anonymous(vertices: usize, k: usize) -> Vec<u32> {
    let pairs = (0..vertices).flat_map(|one| (0..one).map(move |other| (one, other)));
    let pairs: Vec<(usize, usize)> = pairs.collect();
    let good = (0..1_u32 << pairs.len()).filter(|bits| {
        let mut degrees = vec![0_u32; vertices];
        let there = pairs.iter().enumerate().filter(|(bit, _)| bits >> bit & 1 == 1);
        for (_, &(one, other)) in there {
            degrees[one] += 1;
            degrees[other] += 1;
        }
        is_anonymous(&degrees, k)
    });
    good.collect()
}

/// What came of many graphs: those without a release, and changes beyond the fewest.
#[derive(Debug, Default, PartialEq)]
struct Tally {
    graphs: u32,
    unsolved: u32,
    beyond: u64,
}

#[test]
fn small_graphs_get_degrees_that_are_shared_for_hardly_more_edges_than_they_must() {
    let mut tallies = [Tally::default(), Tally::default()];
    // All graphs of up to four vertices, a quarter of those of five (or all), some of six, and some of
    // seven, whose graphs all to compare with take long to list.
    let stride = 1024 / drawn_of(1024) as usize;
    let sizes = [(2, 2, 1), (3, 3, 1), (4, 4, 1), (5, 5, stride), (6, 6, 97), (7, 3, 29_989)];
    let sizes = sizes.into_iter().filter(|&(vertices, ..)| vertices < 7 || stride == 1);
    for (vertices, most, stride) in sizes {
        for k in 2..=most {
            let good = anonymous(vertices, k);
            for bits in (0..1_u32 << (vertices * (vertices - 1) / 2)).step_by(stride) {
                let graph = drawn(vertices, bits);
                for (number, algorithm) in ALGORITHMS.into_iter().enumerate() {
                    let additions = algorithm == GraphAlgorithm::Supergraph;
                    let possible = good.iter().filter(|&&other| !additions || other & bits == bits);
                    let least = possible.map(|other| u64::from((other ^ bits).count_ones())).min();
                    let bound = fewest_changes(&graph, k as u32, additions);
                    assert!(bound <= least, "{graph:?}, k = {k}: {bound:?} is above {least:?}");
                    let demand = GraphDemand { k: k as u32, algorithm, rounds: 200 };
                    let mut attempt = GraphAttempt::new(&graph, demand, Seed([1; 32]));
                    while !attempt.step() {}
                    let mut unused = Tally::default();
                    let tally = tallies.get_mut(number).unwrap_or(&mut unused);
                    tally.graphs += 1;
                    let Some(found) = attempt.found() else {
                        tally.unsolved += 1;
                        continue;
                    };
                    assert!(is_anonymous(&found.graph.degrees(), k), "{graph:?}, k = {k}");
                    assert!(!additions || found.removed == 0);
                    tally.beyond += found.added + found.removed - least.expect("all or no edges");
                }
            }
        }
    }
    // Seldom an edge more than must be, where edges are only added; swaps take more.
    for (tally, beyond) in tallies.iter().zip([10, 2]) {
        assert!(tally.graphs > drawn_of(5000) && tally.unsolved == 0, "{tally:?}");
        assert!(tally.beyond * beyond < u64::from(tally.graphs), "{tally:?}");
    }
}

/// A graph to which each vertex comes with some edges, to those that have many (A.-L. Barabási,
/// R. Albert. Emergence of Scaling in Random Networks. Science 286, 1999).
fn grown(vertices: u32, each: u32) -> Graph {
    let mut random = draws(4);
    let (mut ends, mut edges) = (vec![0, 1], vec![(0, 1)]);
    for vertex in 2..vertices {
        for _ in 0..each {
            let other = ends[random.below(ends.len() as u32) as usize];
            if other != vertex {
                edges.push((vertex, other));
                ends.extend([vertex, other]);
            }
        }
    }
    Graph::from_edges(vertices as usize, &edges)
}

#[test]
fn ten_thousand_vertices_and_fifty_thousand_edges_get_shared_degrees() {
    let graph = grown(10_000, 5);
    assert!(graph.size() > 49_000);
    let before = VertexExposure::of_things(&graph.degrees(), 5);
    assert!(before.unique > 20);
    for algorithm in ALGORITHMS {
        let demand = GraphDemand { k: 5, algorithm, rounds: 100 };
        let mut attempt = GraphAttempt::new(&graph, demand, Seed([1; 32]));
        while !attempt.step() {}
        let found = attempt.found().expect("there is one");
        let after = VertexExposure::of_things(&found.graph.degrees(), 5);
        assert!(after.fewest >= Some(5) && after.few == 0, "{after:?}");
        let additions = algorithm == GraphAlgorithm::Supergraph;
        assert_eq!(additions, found.removed == 0);
        let bound = fewest_changes(&graph, 5, additions).expect("enough vertices");
        assert!(found.added + found.removed >= bound);
    }
    assert_eq!(neighbourhoods(&graph).undecided, 0);
}

const EDGES: GraphLayout = GraphLayout {
    lines: GraphLines::Edges,
    delimiter: None,
    header: false,
    formula_guard: true,
    simplify: false,
};
const LABELLED: GraphLayout = GraphLayout { lines: GraphLines::Adjacency { label: true }, ..EDGES };

#[test]
fn what_is_no_graph_is_refused_with_its_line() {
    let adjacency = GraphLayout { lines: GraphLines::Adjacency { label: false }, ..EDGES };
    let both = |kind, line, other| (kind, Some(line), Some(other));
    let one = |kind, line| (kind, Some(line), None);
    let ragged = Kind::Ragged { expected: 2, found: 3 };
    for (text, layout, expected) in [
        ("", EDGES, (Kind::Empty, None, None)),
        (
            "a;b
b;b
",
            EDGES,
            one(Kind::SelfLoop, 2),
        ),
        (
            "a;b
b;c
b;a
",
            EDGES,
            both(Kind::EdgeTwice, 3, 1),
        ),
        (
            "a;b
 a;b 
",
            EDGES,
            both(Kind::EdgeTwice, 2, 1),
        ),
        (
            "a;b
c; 
",
            EDGES,
            one(Kind::VertexMissing, 2),
        ),
        (
            "a;b
;c
",
            EDGES,
            one(Kind::VertexMissing, 2),
        ),
        (
            "a;b
a;b;c
",
            EDGES,
            one(ragged, 2),
        ),
        (
            "a
b
",
            EDGES,
            (Kind::NoEdges, None, None),
        ),
        (
            "a;b

c;d
",
            EDGES,
            one(Kind::BlankLine, 2),
        ),
        (
            "a;b;c
b;a
a;d
",
            adjacency,
            both(Kind::VertexTwice, 3, 1),
        ),
        (
            "a;b;b
",
            adjacency,
            both(Kind::EdgeTwice, 1, 1),
        ),
        (
            "a;a
",
            adjacency,
            one(Kind::SelfLoop, 1),
        ),
        (
            ";a
",
            adjacency,
            one(Kind::VertexMissing, 1),
        ),
    ] {
        let error = read(text.as_bytes(), layout).expect_err("refused");
        assert_eq!((error.kind, error.place.line, error.place.other_line), expected, "{text:?}");
    }
}

#[test]
fn loops_and_doubled_edges_are_counted_where_that_is_asked_for() {
    let layout = GraphLayout { simplify: true, ..EDGES };
    let network = read(
        b"a,b
b,a
a,b
c,c
c
",
        layout,
    )
    .expect("a graph");
    assert_eq!((network.loops, network.doubled, network.graph.size()), (1, 2, 1));
    assert_eq!(network.graph.vertices(), 3);
    // In an adjacency list each edge may stand at both ends.
    let text = b"a;nurse;b;c
b;;a
c;=cook;;
";
    let network = read(text, LABELLED).expect("a graph");
    assert_eq!((network.doubled, network.graph.size()), (0, 2));
    assert_eq!(network.labels, Some(["nurse", "", "=cook"].map(str::to_owned).to_vec()));
}

#[test]
fn a_release_is_read_as_it_was_written_under_other_numbers() {
    let graph = Graph::from_edges(6, &[(0, 1), (1, 2), (2, 0), (3, 4)]);
    let labels: Vec<String> = ["a", "b;\"", "=c", "", "1", "2"].map(str::to_owned).to_vec();
    for header in [false, true] {
        for (layout, labels) in [(EDGES, None), (LABELLED, Some(&labels[..])), (LABELLED, None)] {
            let layout = GraphLayout { header, ..layout };
            for seed in (0..20).map(|byte| Seed([byte; 32])) {
                let released = ReleasedGraph::new(&graph, labels, seed);
                let text = released.text(layout, seed);
                let parsed = ReleasedGraph::parse(text.as_bytes(), layout, labels.is_some());
                assert_eq!(parsed.expect("readable"), released, "{text}");
                // An edge away, or a degree of too few, is noticed.
                let mut other = released.clone();
                let (one, two) = other.graph.edges().next().expect("an edge");
                other.graph.part(one, two);
                assert!(check(1, &released, &other).is_err());
                assert_eq!(check(1, &released, &released).ok(), Some(1));
                assert!(check(2, &released, &released).is_err());
            }
        }
    }
    let texts = [1, 2].map(|byte| {
        let seed = Seed([byte; 32]);
        ReleasedGraph::new(&graph, None, seed).text(EDGES, seed)
    });
    assert_ne!(texts[0], texts[1]);
}
