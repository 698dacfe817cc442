//! From what was found to a file, and back: what is written is read again and measured.

use super::degrees::VertexExposure;
use super::layout::{GraphLayout, GraphLines, Network, read_release};
use super::network::Graph;
use crate::error::{Error, Kind, Result};
use crate::format::strict::CellWriter;
use crate::shuffle::{Draws, Seed};

/// A graph whose vertices have numbers that say nothing of who they were.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReleasedGraph {
    /// Its vertices are written as numbers from 1.
    pub graph: Graph,
    /// The label of each vertex, if labels are released.
    pub labels: Option<Vec<String>>,
}

/// What is drawn of a seed for the release; the search draws other numbers.
const NUMBERS: u64 = 2;
const ORDER: u64 = 3;

impl ReleasedGraph {
    /// A graph with its labels, if they are released, under random numbers.
    #[must_use]
    pub fn new(graph: &Graph, labels: Option<&[String]>, seed: Seed) -> Self {
        let mut order: Vec<u32> = (0..graph.vertices() as u32).collect();
        Draws::new(seed, NUMBERS).order(&mut order);
        let mut numbers = vec![0; order.len()];
        for (number, &vertex) in (0..).zip(&order) {
            numbers[vertex as usize] = number;
        }
        let edges = graph.edges();
        let edges = edges.map(|(one, other)| (numbers[one as usize], numbers[other as usize]));
        let edges: Vec<(u32, u32)> = edges.collect();
        let labels = labels.map(|labels| {
            order.iter().map(|&vertex| labels[vertex as usize].clone()).collect::<Vec<String>>()
        });
        Self { graph: Graph::from_edges(graph.vertices(), &edges), labels }
    }

    /// The text of a file of it: edges, or their ends, in random order.
    #[must_use]
    pub fn text(&self, layout: GraphLayout, seed: Seed) -> String {
        let mut writer = CellWriter::new(layout.delimiter.unwrap_or(b';'), layout.formula_guard);
        let mut draws = Draws::new(seed, ORDER);
        let vertices = 0..self.graph.vertices() as u32;
        match layout.lines {
            GraphLines::Edges => {
                if layout.header {
                    writer.line(["from", "to"]);
                }
                let mut edges: Vec<(u32, u32)> = self.graph.edges().collect();
                edges.extend(
                    vertices.filter(|&one| self.graph.degree(one) == 0).map(|one| (one, one)),
                );
                draws.order(&mut edges);
                for (one, other) in edges {
                    let mut ends = [written(one), written(other)];
                    draws.order(&mut ends);
                    let [first, second] = &ends;
                    // One that is connected with nobody stands by itself.
                    let cells =
                        [&**first, second].into_iter().take(if one == other { 1 } else { 2 });
                    writer.line(cells);
                }
            }
            GraphLines::Adjacency { .. } => {
                let labels = self.labels.as_deref();
                if layout.header {
                    let names = ["vertex"].into_iter().chain(labels.map(|_| "label"));
                    writer.line(names.chain(["neighbours"]));
                }
                for vertex in vertices {
                    let label = labels.map(|labels| labels[vertex as usize].clone());
                    let others = self.graph.neighbours(vertex).iter().map(|&other| written(other));
                    let cells: Vec<String> =
                        [written(vertex)].into_iter().chain(label).chain(others).collect();
                    writer.line(cells.iter().map(String::as_str));
                }
            }
        }
        writer.finish()
    }

    /// What a file says that was written in this layout.
    ///
    /// # Errors
    /// [`Kind::NotVerified`] if it cannot be read, or a vertex has no number.
    pub fn parse(bytes: &[u8], layout: GraphLayout, is_labelled: bool) -> Result<Self> {
        let unread = || unverified("parse");
        let lines = match layout.lines {
            GraphLines::Edges => GraphLines::Edges,
            GraphLines::Adjacency { .. } => GraphLines::Adjacency { label: is_labelled },
        };
        let delimiter = layout.delimiter.or(Some(b';'));
        let layout = GraphLayout { lines, delimiter, simplify: false, ..layout };
        let Network { names, graph, labels, .. } =
            read_release(bytes, layout).map_err(|_| unread())?;
        let vertices = graph.vertices();
        let mut numbers = Vec::with_capacity(vertices);
        for name in names.iter() {
            let number = name.parse::<u32>().ok().and_then(|number| number.checked_sub(1));
            numbers.push(number.filter(|&number| (number as usize) < vertices).ok_or_else(unread)?);
        }
        let edges = graph.edges();
        let edges = edges.map(|(one, other)| (numbers[one as usize], numbers[other as usize]));
        let edges: Vec<(u32, u32)> = edges.collect();
        let labels = labels.map(|labels| {
            let mut in_order = vec![String::new(); vertices];
            for (label, &number) in labels.into_iter().zip(&numbers) {
                in_order[number as usize] = label;
            }
            in_order
        });
        Ok(Self { graph: Graph::from_edges(vertices, &edges), labels })
    }
}

/// The number of a vertex as it is written.
fn written(vertex: u32) -> String {
    (vertex + 1).to_string()
}

/// Refuses what was read of a file unless it is what was to be released, and each degree is that of
/// k vertices or more; says of how many the rarest is.
///
/// # Errors
/// [`Kind::NotVerified`] with what failed.
pub fn check(k: u32, expected: &ReleasedGraph, read: &ReleasedGraph) -> Result<u64> {
    if expected.graph.vertices() != read.graph.vertices() {
        return Err(unverified("records"));
    }
    if expected != read {
        return Err(unverified("cells"));
    }
    let exposure = VertexExposure::of_things(&read.graph.degrees(), k);
    exposure.fewest.filter(|&fewest| fewest >= k.into()).ok_or_else(|| unverified("models"))
}

fn unverified(check: &'static str) -> Error {
    Error::new(Kind::NotVerified { check })
}
