//! Vectors of the literature, and every algorithm against its definition on small random inputs.

mod drawn;
mod files;
mod vectors;

use super::{
    CloakLayout, CloakSearch, Cloaker, Cloaking, LocationKAnonymity, MILLION, PlaceStudy,
    ReleasedPlaces, Request, Visits, check, distinct, released_order,
};
use crate::error::Result;

/// Somebody at a place at a time, in units, who wants to be among k people.
pub(super) fn visit(user: u32, (x, y): (i64, i64), time: i64, k: u32) -> Request {
    let (x, y, time) = (x * MILLION, y * MILLION, time * MILLION);
    Request { user, x, y, time, k, dx: 0, dy: 0, dt: 0 }
}

/// A study of requests.
pub(super) fn study(
    requests: Vec<Request>,
    (k, reciprocal): (u32, bool),
    cloaker: Cloaker,
) -> PlaceStudy {
    let people = distinct(requests.iter().map(|request| request.user));
    let visits =
        Visits { requests, people, projection: None, timed: true, delimiter: b',', alike: None };
    PlaceStudy { visits, protection: LocationKAnonymity { k, reciprocal }, cloaker }
}

/// The cloaks that a study comes to.
pub(super) fn cloaks(study: &PlaceStudy) -> Cloaking {
    let mut search = CloakSearch::new(study);
    while !search.step(study, 3) {}
    search.cloaks()
}

/// The text of a release of cloaks, and whether it is accepted.
pub(super) fn written(study: &PlaceStudy, cloaks: &Cloaking) -> (String, Result<Option<u32>>) {
    let order = released_order(cloaks, None);
    let layout = CloakLayout::new(study, cloaks);
    let text = ReleasedPlaces::new(cloaks, &order).text(layout);
    let read = ReleasedPlaces::parse(text.as_bytes(), layout);
    let checked = read.and_then(|read| check(study, (cloaks, &order), &read));
    (text, checked.map(|measured| measured.achieved))
}
