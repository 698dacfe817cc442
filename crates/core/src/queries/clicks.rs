//! The bipartite graph of queries and the addresses that were clicked for them, and its ambiguous
//! queries parted by address.

use super::reading::LogRow;
use std::collections::BTreeMap;

/// The addresses of which a query is looked at for what goes together; one with more is parted into
/// each of them.
const WIDEST: usize = 64;

/// A query with the addresses that were clicked for it, or some of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueryPart {
    /// Which query.
    pub query: u32,
    /// The addresses in their order, each with its clicks.
    pub clicks: Vec<(u32, u64)>,
}

/// Queries and addresses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClickGraph {
    /// The queries in the order of their texts, ambiguous ones in parts.
    pub parts: Vec<QueryPart>,
    /// How many queries are in several parts.
    pub ambiguous: u32,
}

impl ClickGraph {
    /// The graph of a log, each query whole.
    #[must_use]
    pub fn whole(rows: &[LogRow]) -> Self {
        let mut clicks: BTreeMap<u32, BTreeMap<u32, u64>> = BTreeMap::new();
        for row in rows {
            let addresses = clicks.entry(row.query).or_default();
            if let Some(address) = row.address {
                *addresses.entry(address).or_default() += 1;
            }
        }
        let parts = clicks
            .into_iter()
            .map(|(query, clicks)| QueryPart { query, clicks: clicks.into_iter().collect() });
        Self { parts: parts.collect(), ambiguous: 0 }
    }

    /// The same with each ambiguous query in parts: addresses that other queries are clicked for, but
    /// no other one for both, mean different things (spec I6).
    #[must_use]
    pub fn parted(self) -> Self {
        let mut pairs: Vec<(u32, u32)> = Vec::new();
        for part in self.parts.iter().filter(|part| part.clicks.len() <= WIDEST) {
            for (index, &(one, _)) in part.clicks.iter().enumerate() {
                pairs.extend(part.clicks[index + 1..].iter().map(|&(other, _)| (one, other)));
            }
        }
        pairs.sort_unstable();
        let together = pairs.chunk_by(|one, other| one == other).filter(|same| same.len() > 1);
        let together: Vec<(u32, u32)> = together.map(|same| same[0]).collect();
        let mut queries: BTreeMap<u32, u32> = BTreeMap::new();
        for (address, _) in self.parts.iter().flat_map(|part| &part.clicks) {
            *queries.entry(*address).or_default() += 1;
        }
        let mut parted = Self { parts: Vec::new(), ambiguous: 0 };
        for part in self.parts {
            let parts = meanings(&part, &together, &queries);
            parted.ambiguous += u32::from(parts.len() > 1);
            parted.parts.extend(parts);
        }
        parted
    }
}

/// What a query may mean: its addresses in groups, in the order of their first ones.
fn meanings(
    part: &QueryPart,
    together: &[(u32, u32)],
    queries: &BTreeMap<u32, u32>,
) -> Vec<QueryPart> {
    let clicks = &part.clicks;
    // For each address the first one of those it goes with.
    let mut firsts: Vec<usize> = (0..clicks.len()).collect();
    if clicks.len() <= WIDEST {
        for one in 0..clicks.len() {
            for other in one + 1..clicks.len() {
                if together.binary_search(&(clicks[one].0, clicks[other].0)).is_ok() {
                    let (kept, gone) = (firsts[one], firsts[other]);
                    let (kept, gone) = (kept.min(gone), kept.max(gone));
                    firsts.iter_mut().filter(|first| **first == gone).for_each(|it| *it = kept);
                }
            }
        }
        // What nobody clicked for anything else says nothing, and goes with what was clicked most.
        let is_alone = |index: usize| queries[&clicks[index].0] == 1;
        let mut totals: BTreeMap<usize, u64> = BTreeMap::new();
        for index in (0..clicks.len()).filter(|&index| !is_alone(index)) {
            *totals.entry(firsts[index]).or_default() += clicks[index].1;
        }
        let most = totals.iter().max_by_key(|(first, total)| (**total, usize::MAX - **first));
        let most = most.map_or(0, |(first, _)| *first);
        for index in (0..clicks.len()).filter(|&index| is_alone(index)) {
            firsts[index] = most;
        }
    }
    let mut groups: BTreeMap<usize, Vec<(u32, u64)>> = BTreeMap::new();
    for (first, click) in firsts.into_iter().zip(clicks) {
        groups.entry(first).or_default().push(*click);
    }
    if groups.len() < 2 {
        return vec![part.clone()];
    }
    groups.into_values().map(|clicks| QueryPart { query: part.query, clicks }).collect()
}
