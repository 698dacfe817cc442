//! Graphs as text: how vertices and edges stand in a file.
//!
//! Cells are read strictly (RFC 4180). Vertices lose the blanks around them, since `ann` and ` ann`
//! would otherwise be two people.

use super::network::Graph;
use crate::error::{Error, Kind, Place, Result, Warning};
use crate::format::strict::{CellForm, each_record};
use crate::table::Dictionary;
use crate::table::spellings::PersonNumbers;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// How a graph stands in a file of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GraphLayout {
    /// What a line holds.
    pub lines: GraphLines,
    /// What parts cells; found in the first line if it is not given.
    pub delimiter: Option<u8>,
    /// Whether the first line only says what columns are called.
    pub header: bool,
    /// Whether cells that a spreadsheet would run are written with an apostrophe before them.
    pub formula_guard: bool,
    /// Whether edges from a vertex to itself, and those that stand there once more, are left out and
    /// counted; they are refused otherwise.
    pub simplify: bool,
}

/// What a line holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GraphLines {
    /// The two vertices of an edge, or one that is there although it may have none.
    Edges,
    /// A vertex and all that it is connected with.
    Adjacency {
        /// Whether the second cell is a label of the vertex.
        label: bool,
    },
}

/// What a file says of a graph.
#[derive(Clone, Debug, Default)]
pub struct Network {
    /// What vertices are called there, in the order in which they first stand in the file.
    pub names: Dictionary,
    /// Who is connected with whom.
    pub graph: Graph,
    /// The label of each vertex, empty for one that has none; nothing if no vertex has.
    pub labels: Option<Vec<String>>,
    /// Edges from a vertex to itself that were left out.
    pub loops: u64,
    /// Edges that were left out because they were there already.
    pub doubled: u64,
    /// That vertices differ only in how they are written.
    pub alike: Option<Warning>,
}

/// Cells of an edge: from here to there.
const EDGE: u64 = 2;

/// Reads the graph of a file.
///
/// # Errors
/// [`Kind::Empty`], [`Kind::Encoding`], [`Kind::Nul`], [`Kind::UnclosedQuote`],
/// [`Kind::TextAfterQuote`], [`Kind::BlankLine`], [`Kind::Ragged`] for a line of edges with more than
/// two cells, [`Kind::VertexMissing`], [`Kind::VertexTwice`], and without `simplify`
/// [`Kind::SelfLoop`] and [`Kind::EdgeTwice`], each with the line; [`Kind::NoEdges`] if no two
/// vertices are connected.
pub fn read(bytes: &[u8], layout: GraphLayout) -> Result<Network> {
    let network = read_release(bytes, layout)?;
    if network.graph.size() == 0 {
        return Err(Error::new(Kind::NoEdges));
    }
    Ok(network)
}

/// Reads a graph that need not have edges.
///
/// # Errors
/// As [`read`], but for [`Kind::NoEdges`].
pub(super) fn read_release(bytes: &[u8], layout: GraphLayout) -> Result<Network> {
    let GraphLayout { delimiter, header, formula_guard, .. } = layout;
    let mut gathered = GatheredGraph { simplify: layout.simplify, ..GatheredGraph::default() };
    each_record(bytes, CellForm { delimiter, header, formula_guard }, |line, cells| match layout
        .lines
    {
        GraphLines::Edges => gathered.edge(line, cells),
        GraphLines::Adjacency { label } => gathered.vertex(line, cells, label),
    })?;
    gathered.finish(layout.lines)
}

/// What was read so far.
#[derive(Debug, Default)]
struct GatheredGraph {
    simplify: bool,
    names: PersonNumbers,
    /// Edges as they stand there, each with its line.
    edges: Vec<(u32, u32, u64)>,
    /// With adjacency the line of each vertex that has one, and its label.
    placed: BTreeMap<u32, (u64, String)>,
    loops: u64,
}

impl GatheredGraph {
    /// A line of an edge list.
    fn edge(&mut self, line: u64, cells: &[Cow<'_, str>]) -> Result<()> {
        match cells {
            [alone] => self.name(line, alone).map(|_| ()),
            [one, other] => {
                let (one, other) = (self.name(line, one)?, self.name(line, other)?);
                self.connect(line, one, other)
            }
            _ => {
                let found = cells.len() as u64;
                Err(Error::at(Kind::Ragged { expected: EDGE, found }, Place::line(line)))
            }
        }
    }

    /// A line of a vertex with its neighbours. Empty cells after it are none: programs for
    /// spreadsheets fill lines up with them.
    fn vertex(&mut self, line: u64, cells: &[Cow<'_, str>], label: bool) -> Result<()> {
        let [vertex, rest @ ..] = cells else {
            return Err(Error::at(Kind::VertexMissing, Place::line(line)));
        };
        let vertex = self.name(line, vertex)?;
        let (label, neighbours) = match rest {
            [label_cell, rest @ ..] if label => (label_cell.trim().to_owned(), rest),
            rest => (String::new(), rest),
        };
        if let Some((first, _)) = self.placed.insert(vertex, (line, label)) {
            let place = Place { line: Some(line), other_line: Some(first), ..Place::default() };
            return Err(Error::at(Kind::VertexTwice, place));
        }
        for neighbour in neighbours.iter().filter(|cell| !cell.trim().is_empty()) {
            let neighbour = self.name(line, neighbour)?;
            self.connect(line, vertex, neighbour)?;
        }
        Ok(())
    }

    fn name(&mut self, line: u64, cell: &str) -> Result<u32> {
        match cell.trim() {
            "" => Err(Error::at(Kind::VertexMissing, Place::line(line))),
            name => Ok(self.names.insert(name, line)),
        }
    }

    fn connect(&mut self, line: u64, one: u32, other: u32) -> Result<()> {
        if one != other {
            self.edges.push((one, other, line));
        } else if self.simplify {
            self.loops += 1;
        } else {
            return Err(Error::at(Kind::SelfLoop, Place::line(line)));
        }
        Ok(())
    }

    fn finish(self, lines: GraphLines) -> Result<Network> {
        // In an adjacency list each edge may stand at both of its vertices.
        let is_directed = matches!(lines, GraphLines::Adjacency { .. });
        let mut edges = self.edges;
        if !is_directed {
            for (one, other, _) in &mut edges {
                (*one, *other) = (*one.min(other), *one.max(other));
            }
        }
        edges.sort_unstable();
        let twice = edges.windows(2).filter(|two| (two[0].0, two[0].1) == (two[1].0, two[1].1));
        let doubled = twice.clone().count() as u64;
        let first = twice.map(|two| (two[1].2, two[0].2)).min();
        if let (Some((line, other_line)), false) = (first, self.simplify) {
            let other_line = Some(other_line);
            let place = Place { line: Some(line), other_line, ..Place::default() };
            return Err(Error::at(Kind::EdgeTwice, place));
        }
        let edges: Vec<(u32, u32)> =
            edges.into_iter().map(|(one, other, _)| (one, other)).collect();
        let (alike, names) = (self.names.alike(), self.names.texts);
        let vertices = names.len();
        let labels = match lines {
            GraphLines::Adjacency { label: true } => {
                let mut labels = vec![String::new(); vertices];
                for (vertex, (_, label)) in self.placed {
                    labels[vertex as usize] = label;
                }
                Some(labels)
            }
            _ => None,
        };
        let graph = Graph::from_edges(vertices, &edges);
        Ok(Network { names, graph, labels, loops: self.loops, doubled, alike })
    }
}
