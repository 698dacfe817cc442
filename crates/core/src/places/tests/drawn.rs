//! Every algorithm against its definition, on small random inputs.

use super::{cloaks, study, written};
use crate::drawing::drawn_of;
use crate::places::{
    Area, BoxEdges, Cloak, Cloaker, Cloaking, Fate, MILLION, Messages, PlaceExposure, Request,
    Threats,
};
use std::collections::BTreeSet;

/// A linear congruential generator (Knuth's MMIX).
struct Draw(u64);

impl Draw {
    fn below(&mut self, limit: u64) -> i64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % limit) as i64
    }

    fn requests(&mut self, most: u64, users: u64, side: u64) -> Vec<Request> {
        let count = 1 + self.below(most);
        let mut units = |limit: u64| self.below(limit) * MILLION;
        let requests = (0..count).map(|_| Request {
            user: (units(users) / MILLION) as u32,
            x: units(side),
            y: units(side),
            time: units(8),
            k: 2 + (units(3) / MILLION) as u32,
            dx: units(5),
            dy: units(5),
            dt: units(6),
        });
        requests.collect()
    }
}

fn people<'a>(requests: impl IntoIterator<Item = &'a Request>) -> u32 {
    requests.into_iter().map(|request| request.user).collect::<BTreeSet<_>>().len() as u32
}

fn people_in(requests: &[Request], (x, y, side): (i64, i64, i64)) -> u32 {
    people(
        requests.iter().filter(|request| {
            (x..x + side).contains(&request.x) && (y..y + side).contains(&request.y)
        }),
    )
}

fn square(cloak: &Cloak) -> (i64, i64, i64) {
    assert_eq!(cloak.x.length(), cloak.y.length());
    (cloak.x.least, cloak.y.least, cloak.x.length())
}

/// The paper: from the whole down, while the quadrant around who asks holds k people.
fn descended(
    requests: &[Request],
    request: &Request,
    (area, smallest, k): (Area, i64, u32),
) -> Option<(i64, i64, i64)> {
    let (mut x, mut y, mut side) = (area.x, area.y, area.side);
    if !area.has(request) || people_in(requests, (x, y, side)) < k {
        return None;
    }
    while side % 2 == 0 && side / 2 >= smallest {
        let half = side / 2;
        let quadrant =
            |start: i64, place: i64| if place >= start + half { start + half } else { start };
        let (west, south) = (quadrant(x, request.x), quadrant(y, request.y));
        if people_in(requests, (west, south, half)) < k {
            break;
        }
        (x, y, side) = (west, south, half);
    }
    Some((x, y, side))
}

#[test]
fn the_quad_tree_is_that_of_the_paper() {
    let mut draw = Draw(1);
    for round in 0..drawn_of(1000) {
        let requests = draw.requests(14, 9, 18);
        let side = if round % 2 == 0 { 16 } else { 13 } * MILLION;
        let area = Area { x: draw.below(3) * MILLION, y: draw.below(3) * MILLION, side };
        let smallest = if round % 3 == 0 { 2 * MILLION } else { 1 };
        let k = 2 + draw.below(4) as u32;
        let cloaker = Cloaker::QuadTree { area, smallest, period: None };
        let study = study(requests.clone(), (k, false), cloaker);
        for (request, cloak) in requests.iter().zip(cloaks(&study)) {
            let expected = descended(&requests, request, (area, smallest, k));
            assert_eq!(cloak.as_ref().map(square), expected, "{round}");
        }
    }
}

#[test]
fn the_grid_takes_the_smallest_block_with_k_people() {
    let mut draw = Draw(3);
    for _ in 0..drawn_of(1000) {
        let mut requests = draw.requests(14, 9, 16);
        let shift = draw.below(9) * MILLION;
        for request in &mut requests {
            request.x -= shift;
            request.y -= shift;
        }
        let (k, width) = (2 + draw.below(3) as u32, (1 + draw.below(3)) * MILLION);
        for enlarges in [false, true] {
            let cloaker = Cloaker::Grid { width, enlarges, period: None };
            let study = study(requests.clone(), (k, false), cloaker);
            for (request, cloak) in requests.iter().zip(cloaks(&study)) {
                let blocks = (0..if enlarges { 12 } else { 1 }).map(|level| {
                    let side = width << level;
                    let edge = |place: i64| place.div_euclid(side) * side;
                    (edge(request.x), edge(request.y), side)
                });
                let expected = blocks.into_iter().find(|&block| people_in(&requests, block) >= k);
                assert_eq!(cloak.as_ref().map(square), expected);
            }
        }
    }
}

#[test]
fn periods_are_moments_of_their_own() {
    let mut draw = Draw(8);
    for _ in 0..drawn_of(500) {
        let mut requests = draw.requests(20, 6, 8);
        for request in &mut requests {
            request.k = 2;
        }
        let area = Area { x: 0, y: 0, side: 8 * MILLION };
        let period = (1 + draw.below(4)) * MILLION;
        let cloaker = Cloaker::QuadTree { area, smallest: 1, period: Some(period) };
        let study = study(requests.clone(), (2, false), cloaker);
        let found = cloaks(&study);
        assert!(written(&study, &found).1.is_ok());
        for (request, cloak) in requests.iter().zip(&found) {
            let part = request.time.div_euclid(period);
            let now = requests.iter().filter(|other| other.time.div_euclid(period) == part);
            let now: Vec<Request> = now.cloned().collect();
            let expected = descended(&now, request, (area, 1, 2));
            assert_eq!(cloak.as_ref().map(square), expected);
            let time = cloak.map(|cloak| (cloak.time.least, cloak.time.end));
            assert!(time.is_none_or(|time| time == (part * period, (part + 1) * period)));
        }
    }
}

#[test]
fn reciprocal_squares_hold_and_are_had_by_k_people() {
    let mut draw = Draw(2);
    for round in 0..drawn_of(1000) {
        let k = 2 + draw.below(4) as u32;
        let mut requests = draw.requests(20, 12, 16);
        for request in &mut requests {
            request.k = k;
        }
        let area = Area { x: 0, y: 0, side: 16 * MILLION };
        for cloaker in [
            Cloaker::QuadTree { area, smallest: 1, period: Some(8 * MILLION) },
            Cloaker::Grid {
                width: 2 * MILLION,
                enlarges: round % 3 > 0,
                period: Some(8 * MILLION),
            },
        ] {
            let plain = study(requests.clone(), (k, false), cloaker);
            let asked = study(requests.clone(), (k, true), cloaker);
            let (found, shared) = (cloaks(&plain), cloaks(&asked));
            assert!(written(&plain, &found).1.is_ok());
            assert!(written(&asked, &shared).1.is_ok());
            for (plain, shared) in found.iter().zip(&shared) {
                // As many are released, in squares at least as large around the plain ones.
                assert_eq!(plain.is_some(), shared.is_some());
                let (Some(plain), Some(shared)) = (plain, shared) else { continue };
                for (small, large) in [(plain.x, shared.x), (plain.y, shared.y)] {
                    assert!(large.least <= small.least && small.end <= large.end);
                }
            }
            // Where everybody shares with k already, nothing changes.
            if Threats::new(&requests, &found).reciprocity.below == 0 {
                assert_eq!(found, shared);
            }
        }
    }
}

#[test]
fn waiting_ends_at_the_first_time_with_k_people() {
    let mut draw = Draw(4);
    for round in 0..drawn_of(2000) {
        let requests = draw.requests(14, 5, 4);
        let (width, period) = (2 * MILLION, (round % 2 == 0).then_some(3 * MILLION));
        let cloaker = Cloaker::Temporal { width, dt: None, period };
        let study = study(requests.clone(), (2, false), cloaker);
        let found = cloaks(&study);
        for (request, cloak) in requests.iter().zip(&found) {
            let cell =
                |request: &Request| (request.x.div_euclid(width), request.y.div_euclid(width));
            let mut ends = (0..=request.dt / MILLION).map(|wait| request.time + wait * MILLION);
            let expected = ends.find(|&end| {
                people(requests.iter().filter(|other| {
                    cell(other) == cell(request) && (request.time..=end).contains(&other.time)
                })) >= request.k
            });
            let expected = expected.map(|end| match period {
                None => (request.time, end),
                Some(period) => (request.time / period * period, (end / period + 1) * period),
            });
            assert_eq!(cloak.map(|cloak| (cloak.time.least, cloak.time.end)), expected);
        }
        assert!(written(&study, &found).1.is_ok());
    }
}

/// What the definition says of a set: how large it is, if it may be released.
fn released_size(requests: &[Request], set: &[usize], width: i64) -> Option<usize> {
    let most = set.iter().map(|&index| requests[index].k).max()?;
    let bounds = |value: fn(&Request) -> i64| {
        let values = set.iter().map(|&index| value(&requests[index]));
        let (least, most) = (values.clone().min().unwrap_or(0), values.max().unwrap_or(0));
        match width {
            0 => (least, most),
            _ => (least.div_euclid(width) * width, (most.div_euclid(width) + 1) * width),
        }
    };
    let (x, y) = (bounds(|request| request.x), bounds(|request| request.y));
    let last = set.iter().map(|&index| requests[index].time).max()?;
    let fits = set.iter().map(|&index| &requests[index]).all(|request| {
        let reaches = |(least, end): (i64, i64), place: i64, tolerance: i64| {
            place - tolerance <= least && end <= place + tolerance
        };
        reaches(x, request.x, request.dx)
            && reaches(y, request.y, request.dy)
            && last <= request.time + request.dt
    });
    let members = set.iter().map(|&index| &requests[index]);
    let is_released = fits && people(members) as usize == set.len() && set.len() >= most as usize;
    is_released.then_some(set.len())
}

/// Whether waiting messages with the new one hold a set of the definition: by all subsets.
fn smallest_set(requests: &[Request], waiting: &[usize], new: usize, width: i64) -> Option<usize> {
    let subsets = (0..1_u32 << waiting.len()).map(|mask| {
        let chosen = (0..waiting.len()).filter(|place| mask >> place & 1 == 1);
        chosen.map(|place| waiting[place]).chain([new]).collect::<Vec<usize>>()
    });
    subsets.filter_map(|set| released_size(requests, &set, width)).min()
}

#[test]
fn a_message_is_released_as_soon_as_any_set_allows() {
    let mut draw = Draw(5);
    let (mut all, mut largest) = (0, 0);
    for round in 0..6000 {
        let requests = draw.requests(11, 8, 8);
        let width = if round % 3 == 0 { 2 * MILLION } else { 0 };
        let edges = BoxEdges { width: (width > 0).then_some(width), period: None };
        let mut search = Messages::new(edges, 1_000_000, &requests);
        while !search.step(&requests) {}
        assert_eq!(search.given_up(), 0);
        let fates = search.fates();
        let mut order: Vec<usize> = (0..requests.len()).collect();
        order.sort_by_key(|&index| (requests[index].time, index));
        let (mut waiting, mut next) = (Vec::<usize>::new(), 0);
        for index in order {
            let now = requests[index].time;
            waiting.retain(|&other| requests[other].time + requests[other].dt >= now);
            let Some(size) = smallest_set(&requests, &waiting, index, width) else {
                waiting.push(index);
                continue;
            };
            let Fate::Released { time, set, .. } = fates[index] else { panic!("a set was missed") };
            assert_eq!((time, set), (now, next));
            let members = (0..requests.len())
                .filter(|&other| matches!(fates[other], Fate::Released { set, .. } if set == next));
            let members: Vec<usize> = members.collect();
            assert_eq!(released_size(&requests, &members, width), Some(size));
            assert!(members.iter().all(|other| *other == index || waiting.contains(other)));
            waiting.retain(|other| !members.contains(other));
            (next, all, largest) = (next + 1, all + 1, largest.max(size));
        }
        for (request, fate) in requests.iter().zip(fates) {
            if let Fate::Dropped { time } = fate {
                assert_eq!(*time, request.time + request.dt);
            }
        }
        let cloaker = Cloaker::CliqueCloak { tolerances: [None; 3], edges, budget: 1_000_000 };
        let study = study(requests, (2, false), cloaker);
        assert!(written(&study, &cloaks(&study)).1.is_ok());
    }
    assert!(all > 500 && largest >= 4, "{all} {largest}");
}

#[test]
fn a_release_that_was_changed_is_refused() {
    use crate::places::{CloakLayout, ReleasedPlaces, check, released_order};
    let mut draw = Draw(6);
    for _ in 0..drawn_of(100) {
        let mut requests = draw.requests(14, 9, 16);
        for request in &mut requests {
            request.k = 2;
        }
        let area = Area { x: 0, y: 0, side: 16 * MILLION };
        let cloaker = Cloaker::QuadTree { area, smallest: 1, period: Some(8 * MILLION) };
        let study = study(requests, (2, false), cloaker);
        let found = cloaks(&study);
        let (text, checked) = written(&study, &found);
        assert!(checked.is_ok());
        let (order, layout) = (released_order(&found, None), CloakLayout::new(&study, &found));
        for place in 0..text.len() {
            let mut changed = text.clone().into_bytes();
            changed[place] = if changed[place] == b'7' { b'8' } else { b'7' };
            let read = ReleasedPlaces::parse(&changed, layout);
            assert!(read.and_then(|read| check(&study, (&found, &order), &read)).is_err());
        }
        let mut smaller = found.clone();
        if let Some(cloak) = smaller.iter_mut().flatten().next() {
            cloak.x.end = cloak.x.least;
            assert!(written(&study, &smaller).1.is_err());
        }
    }
}

#[test]
fn attacks_find_what_their_definitions_say() {
    let mut draw = Draw(7);
    for _ in 0..drawn_of(500) {
        let requests = draw.requests(20, 8, 16);
        let area = Area { x: 0, y: 0, side: 16 * MILLION };
        for cloaker in [
            Cloaker::QuadTree { area, smallest: 1, period: Some(4 * MILLION) },
            Cloaker::Temporal { width: 4 * MILLION, dt: None, period: None },
            Cloaker::CliqueCloak {
                tolerances: [None; 3],
                edges: BoxEdges::default(),
                budget: 1000,
            },
        ] {
            let cloaks = cloaks(&study(requests.clone(), (2, false), cloaker));
            let found = Threats::new(&requests, &cloaks);
            let seen = |keep: &dyn Fn(&Request) -> bool| {
                let kept = requests.iter().filter(|request| keep(request));
                kept.map(|request| request.user).collect::<BTreeSet<_>>()
            };
            let expected = [
                gathered(&requests, &cloaks, &|_, cloak| seen(&|it| cloak.has_place(it))),
                gathered(&requests, &cloaks, &|_, cloak| seen(&|it| cloak.covers(it))),
                gathered(&requests, &cloaks, &|_, cloak| {
                    let all = requests.iter().zip(&cloaks);
                    let alike = all.filter(|(_, other)| other.as_ref() == Some(cloak));
                    alike.map(|(request, _)| request.user).collect()
                }),
                gathered(&requests, &cloaks, &|user, _| {
                    let all = requests.iter().zip(&cloaks);
                    let own = all.filter(|(request, _)| request.user == user);
                    let own = own.filter_map(|(_, cloak)| cloak.as_ref());
                    own.map(|cloak| seen(&|it| cloak.covers(it)))
                        .reduce(|left, other| &left & &other)
                        .unwrap_or_default()
                }),
            ];
            let attacks = [found.restricted, found.observed, found.reciprocity, found.intersected];
            assert_eq!(attacks, expected);
        }
    }
}

/// Among how many people requests are found, by who is left of each cloak.
fn gathered(
    requests: &[Request],
    cloaks: &Cloaking,
    left: &dyn Fn(u32, &Cloak) -> BTreeSet<u32>,
) -> PlaceExposure {
    let all = requests.iter().zip(cloaks).filter_map(|(request, cloak)| {
        Some((request, left(request.user, cloak.as_ref()?).len() as u32))
    });
    let all: Vec<(&Request, u32)> = all.collect();
    let who = |keep: &dyn Fn(&Request, u32) -> bool| {
        people(all.iter().filter(|(request, few)| keep(request, *few)).map(|(request, _)| *request))
    };
    PlaceExposure {
        fewest: all.iter().map(|(_, few)| *few).min(),
        unique: who(&|_, few| few == 1),
        below: who(&|request, few| few < request.k),
    }
}
