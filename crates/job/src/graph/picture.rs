//! How many connections people have before and after, and a small graph itself.

use super::GraphJob;
use outis::graph::FoundGraph;
use outis_protocol::other::{DegreePeople, DegreePicture, DrawnEdge, EdgeFate, GraphDrawing};
use std::collections::BTreeMap;

/// People and connections of a graph that is drawn.
const DRAWN: usize = 200;
const EDGES: u64 = 2000;

/// What was found beside the input.
pub(super) fn picture(job: &GraphJob, found: &FoundGraph) -> DegreePicture {
    let (before, after) = (&job.network.graph, &found.graph);
    let mut people: BTreeMap<u32, (u32, u32)> = BTreeMap::new();
    before.degrees().into_iter().for_each(|degree| people.entry(degree).or_default().0 += 1);
    after.degrees().into_iter().for_each(|degree| people.entry(degree).or_default().1 += 1);
    let degrees = people.into_iter();
    let degrees = degrees.map(|(degree, (before, after))| DegreePeople { degree, before, after });
    let is_small = before.vertices() <= DRAWN && before.size() + found.added <= EDGES;
    let drawing = is_small.then(|| {
        let kept = before.edges().map(|(one, other)| {
            let is_kept = after.joins(one, other);
            let fate = if is_kept { EdgeFate::Kept } else { EdgeFate::Removed };
            DrawnEdge { ends: [one, other], fate }
        });
        let added = after.edges().filter(|&(one, other)| !before.joins(one, other));
        let added =
            added.map(|(one, other)| DrawnEdge { ends: [one, other], fate: EdgeFate::Added });
        let names = job.network.names.iter().map(str::to_owned).collect();
        GraphDrawing { names, edges: kept.chain(added).collect() }
    });
    DegreePicture { degrees: degrees.collect(), drawing }
}
