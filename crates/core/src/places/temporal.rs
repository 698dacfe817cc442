//! The place stays, time is widened: somebody waits until others were there, too.

use super::cloak::{Cloak, CloakSpan, Cloaking};
use super::request::Request;
use std::collections::{BTreeMap, BTreeSet};

/// Cells of one width, each with the visits to it.
#[derive(Clone, Debug)]
pub struct Waiting {
    width: i64,
    /// Intervals are whole periods; the exact times of requests if there is none.
    period: Option<i64>,
    /// For each cell its visits by time, then in the order of the file.
    cells: Vec<((i64, i64), Vec<usize>)>,
}

impl Waiting {
    /// The cells of requests.
    #[must_use]
    pub fn new(width: i64, period: Option<i64>, requests: &[Request]) -> Self {
        let mut cells: BTreeMap<(i64, i64), Vec<usize>> = BTreeMap::new();
        for (index, request) in requests.iter().enumerate() {
            let cell = (request.x.div_euclid(width), request.y.div_euclid(width));
            cells.entry(cell).or_default().push(index);
        }
        for visits in cells.values_mut() {
            visits.sort_by_key(|&index| (requests[index].time, index));
        }
        Self { width, period, cells: cells.into_iter().collect() }
    }

    /// Notes the cloaks of one cell's requests; true once no cell is left. Each has its cell, from
    /// when it came until k people have been there, who asks being the first. It is dropped where
    /// that takes longer than it waits.
    ///
    /// # Source
    /// M. Gruteser, D. Grunwald. "Anonymous usage of location-based services through spatial and
    /// temporal cloaking." MobiSys 2003, section 4.2; the interval is that of spec I4.
    pub fn step(&mut self, requests: &[Request], cloaks: &mut Cloaking) -> bool {
        let Some(((x, y), visits)) = self.cells.pop() else { return true };
        let cell = |place: i64| CloakSpan::half_open(place * self.width, self.width);
        for (place, &index) in visits.iter().enumerate() {
            let request = &requests[index];
            let mut seen = BTreeSet::from([request.user]);
            // Those of the same moment count, wherever they stand in the file.
            let same = visits[..place].iter().rev();
            let same = same.take_while(|&&other| requests[other].time == request.time).count();
            let last = visits[place - same..].iter().find_map(|&other| {
                let visit = &requests[other];
                seen.insert(visit.user);
                (seen.len() >= request.k as usize).then_some(visit.time)
            });
            let last = last.filter(|last| last - request.time <= request.dt);
            cloaks[index] = last.map(|last| Cloak {
                x: cell(x),
                y: cell(y),
                time: match self.period {
                    Some(period) => CloakSpan::snapped(request.time, last, period),
                    None => CloakSpan::closed(request.time, last),
                },
            });
        }
        false
    }
}
