//! A map of what is written beside where requests were.

use super::PlaceJob;
use outis::places::{CloakSpan, Cloaking, number};
use outis_protocol::other::{MapPicture, MapRegion};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Regions and requests that are drawn.
const REGIONS: usize = 1000;
const REQUESTS: usize = 2000;

/// The map of what was found.
pub(super) fn picture(job: &PlaceJob, cloaks: &Cloaking) -> MapPicture {
    let visits = &job.study.visits;
    let mut lines: BTreeMap<(CloakSpan, CloakSpan), u32> = BTreeMap::new();
    for cloak in cloaks.iter().flatten() {
        *lines.entry((cloak.x, cloak.y)).or_default() += 1;
    }
    let ends = |span: CloakSpan| [number(span.least), number(span.end)];
    let mut regions: Vec<MapRegion> = lines
        .into_iter()
        .map(|((x, y), lines)| MapRegion { x: ends(x), y: ends(y), lines })
        .collect();
    regions.sort_by_key(|region| Reverse(region.lines));
    let more = regions.len().saturating_sub(REGIONS) as u64;
    regions.truncate(REGIONS);
    let every = visits.requests.len().div_ceil(REQUESTS).max(1);
    let requests = visits.requests.iter().step_by(every);
    let requests = requests.map(|request| [number(request.x), number(request.y)]).collect();
    MapPicture { regions, more, requests, metres: visits.projection.is_some() }
}
