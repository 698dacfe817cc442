//! Vertices and edges: undirected, no edge twice, none from a vertex to itself.

/// A graph whose vertices are numbers from 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Graph {
    /// For each vertex those it is connected with, ascending.
    neighbours: Vec<Vec<u32>>,
}

impl Graph {
    /// So many vertices without edges.
    #[must_use]
    pub fn new(vertices: usize) -> Self {
        Self { neighbours: vec![Vec::new(); vertices] }
    }

    /// So many vertices with these edges; one that is there twice counts once, one from a vertex to
    /// itself not at all.
    #[must_use]
    pub fn from_edges(vertices: usize, edges: &[(u32, u32)]) -> Self {
        let mut graph = Self::new(vertices);
        for &(one, other) in edges.iter().filter(|(one, other)| one != other) {
            graph.neighbours[one as usize].push(other);
            graph.neighbours[other as usize].push(one);
        }
        for neighbours in &mut graph.neighbours {
            neighbours.sort_unstable();
            neighbours.dedup();
        }
        graph
    }

    /// How many vertices there are.
    #[must_use]
    pub fn vertices(&self) -> usize {
        self.neighbours.len()
    }

    /// All edges, each once, the smaller vertex first; ascending.
    pub fn edges(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        (0..).zip(&self.neighbours).flat_map(|(one, neighbours)| {
            let others = neighbours.iter().filter(move |other| one < **other);
            others.map(move |&other| (one, other))
        })
    }

    /// How many edges there are.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.neighbours.iter().map(|neighbours| neighbours.len() as u64).sum::<u64>() / 2
    }

    /// Those a vertex is connected with, ascending.
    #[must_use]
    pub fn neighbours(&self, vertex: u32) -> &[u32] {
        &self.neighbours[vertex as usize]
    }

    /// How many a vertex is connected with.
    #[must_use]
    pub fn degree(&self, vertex: u32) -> u32 {
        self.neighbours(vertex).len() as u32
    }

    /// The degree of each vertex.
    #[must_use]
    pub fn degrees(&self) -> Vec<u32> {
        self.neighbours.iter().map(|neighbours| neighbours.len() as u32).collect()
    }

    /// Whether two vertices are connected.
    #[must_use]
    pub fn joins(&self, one: u32, other: u32) -> bool {
        self.neighbours(one).binary_search(&other).is_ok()
    }

    /// Connects two vertices; false if they are, or are one.
    pub fn join(&mut self, one: u32, other: u32) -> bool {
        if one == other || self.joins(one, other) {
            return false;
        }
        for (one, other) in [(one, other), (other, one)] {
            let neighbours = &mut self.neighbours[one as usize];
            let place = neighbours.partition_point(|&before| before < other);
            neighbours.insert(place, other);
        }
        true
    }

    /// Takes the edge between two vertices away; false if there is none.
    pub fn part(&mut self, one: u32, other: u32) -> bool {
        if !self.joins(one, other) {
            return false;
        }
        for (one, other) in [(one, other), (other, one)] {
            self.neighbours[one as usize].retain(|&neighbour| neighbour != other);
        }
        true
    }

    /// How many edges of this graph another of the same vertices does not have.
    #[must_use]
    pub fn beyond(&self, other: &Self) -> u64 {
        self.edges().filter(|&(one, two)| !other.joins(one, two)).count() as u64
    }
}
