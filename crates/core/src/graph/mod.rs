//! Graphs: who is connected with whom (spec I5).
//!
//! A [`Network`] is read from a file. A [`GraphAttempt`] looks for a [`Graph`] of the same vertices in
//! which each degree is that of k of them or more; [`ReleasedGraph`] is that with other numbers,
//! written, read again and measured.
//!
//! ```
//! use outis::graph::{GraphAlgorithm, GraphAttempt, GraphDemand, GraphLayout, GraphLines, read};
//! use outis::release::Seed;
//!
//! let layout = GraphLayout {
//!     lines: GraphLines::Edges,
//!     delimiter: Some(b';'),
//!     header: false,
//!     formula_guard: false,
//!     simplify: false,
//! };
//! let network = read(b"ann;bob\nann;cem\nann;dora\n", layout)?;
//! let demand = GraphDemand { k: 2, algorithm: GraphAlgorithm::Supergraph, rounds: 10 };
//! let mut attempt = GraphAttempt::new(&network.graph, demand, Seed([1; 32]));
//! while !attempt.step() {}
//! let found = attempt.found().expect("two have three neighbours, and two have two");
//! assert_eq!((found.added, found.removed), (2, 0));
//! # Ok::<(), outis::Error>(())
//! ```

mod network; // Vertices and edges.
mod layout; // How they stand in a file.
mod degrees; // Who is found by something that is known of a vertex.
mod sequence; // Degrees that enough vertices share.
mod construct; // A graph of given degrees, made anew.
mod supergraph; // More edges, none fewer.
mod swap; // Edges added and removed.
mod neighbourhood; // What somebody's neighbours are to each other.
mod kinds; // What recipes can choose.
mod study; // All of it together.
mod release; // To a file and back.
#[cfg(test)]
mod tests;

pub use construct::construct;
pub use degrees::{VertexExposure, with_degree};
pub use kinds::{GRAPH_MODELS, GRAPH_SEARCHES, GraphAlgorithm, degree_demand};
pub use layout::{GraphLayout, GraphLines, Network, read};
pub use neighbourhood::{Neighbourhoods, neighbourhoods};
pub use network::Graph;
pub use release::{ReleasedGraph, check};
pub use sequence::{Sequence, is_graphical, moved, raised};
pub use study::{FoundGraph, GraphAttempt, GraphDemand, fewest_changes};
