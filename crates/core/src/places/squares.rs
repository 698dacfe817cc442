//! Aligned squares: fixed grid and quad-tree. Both give a request the smallest of nested squares
//! that holds k people; they differ in where squares lie.

use super::cloak::{Cloak, CloakSpan, Cloaking};
use super::request::{Request, distinct};
use std::collections::BTreeMap;

/// A square, half-open: its western and southern edges belong to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// Its western edge.
    pub x: i64,
    /// Its southern edge.
    pub y: i64,
    /// How long its sides are.
    pub side: i64,
}

impl Area {
    /// Whether a request lies in the square.
    #[must_use]
    pub fn has(&self, request: &Request) -> bool {
        [(self.x, request.x), (self.y, request.y)]
            .into_iter()
            .all(|(start, value)| (start..start + self.side).contains(&value))
    }
}

/// Nested squares: those of each level are four of the level below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Squares {
    /// Where squares of every level begin.
    origin: (i64, i64),
    /// How long the sides of the finest are.
    finest: i64,
    /// How often squares are put together.
    levels: u32,
    /// Who is outside is dropped.
    area: Option<Area>,
}

/// A square by its level (0 has the finest) and its place among those of its level.
type Square = (u32, i64, i64);

impl Squares {
    /// Cells of one width from (0, 0) on (spec I4). Where `enlarges`, blocks of 2 × 2, 4 × 4, … of
    /// them as well, as far as requests lie.
    #[must_use]
    pub fn grid(width: i64, enlarges: bool, requests: &[Request]) -> Self {
        let farthest = requests.iter().map(|request| request.x.abs().max(request.y.abs()));
        let farthest = farthest.max().unwrap_or_default();
        let mut levels = 0;
        while enlarges && width << levels <= farthest {
            levels += 1;
        }
        Self { origin: (0, 0), finest: width, levels, area: None }
    }

    /// The area, its quadrants, theirs, and so on, as long as a half is a whole number and no less
    /// than `smallest`.
    ///
    /// # Source
    /// M. Gruteser, D. Grunwald. "Anonymous usage of location-based services through spatial and
    /// temporal cloaking." MobiSys 2003, figure 2.
    #[must_use]
    pub fn quadrants(area: Area, smallest: i64) -> Self {
        let (mut finest, mut levels) = (area.side, 0);
        while finest % 2 == 0 && finest / 2 >= smallest {
            finest /= 2;
            levels += 1;
        }
        Self { origin: (area.x, area.y), finest, levels, area: Some(area) }
    }

    /// The square of a request on a level.
    fn square(&self, request: &Request, level: u32) -> Square {
        let side = self.finest << level;
        let (x, y) = (request.x - self.origin.0, request.y - self.origin.1);
        (level, x.div_euclid(side), y.div_euclid(side))
    }

    fn cloak(&self, (level, x, y): Square, time: CloakSpan) -> Cloak {
        let side = self.finest << level;
        let edge = |origin: i64, place: i64| CloakSpan::half_open(origin + place * side, side);
        Cloak { x: edge(self.origin.0, x), y: edge(self.origin.1, y), time }
    }
}

/// The squares of the requests of one period, level by level.
#[derive(Clone, Debug)]
pub struct Moment {
    /// Which of all requests they are.
    members: Vec<usize>,
    chosen: Vec<Option<Square>>,
    time: CloakSpan,
    level: u32,
}

impl Moment {
    /// Some of all requests, before any square was looked at.
    #[must_use]
    pub fn new(
        squares: &Squares,
        requests: &[Request],
        members: Vec<usize>,
        time: CloakSpan,
    ) -> Self {
        let members: Vec<usize> = members
            .into_iter()
            .filter(|&index| squares.area.is_none_or(|area| area.has(&requests[index])))
            .collect();
        Self { chosen: vec![None; members.len()], members, time, level: 0 }
    }

    /// Looks at the squares of the next level; true once none is left. Whoever has no square takes
    /// the one of this level if it holds k people; with `reciprocal`, k people then have it.
    pub fn step(
        &mut self,
        squares: &Squares,
        requests: &[Request],
        (k, reciprocal): (u32, bool),
    ) -> bool {
        if self.level > squares.levels || self.chosen.iter().all(Option::is_some) {
            return true;
        }
        let mut held: BTreeMap<Square, Vec<usize>> = BTreeMap::new();
        for (place, &index) in self.members.iter().enumerate() {
            held.entry(squares.square(&requests[index], self.level)).or_default().push(place);
        }
        let users: Vec<u32> = self.members.iter().map(|&index| requests[index].user).collect();
        for (square, places) in held {
            if distinct(places.iter().map(|&place| users[place])) < k {
                continue;
            }
            for &place in &places {
                self.chosen[place].get_or_insert(square);
            }
            if reciprocal {
                pool(&users, &places, &mut self.chosen, (square, k));
            }
        }
        self.level += 1;
        false
    }

    /// Notes what was found among the cloaks of all requests.
    pub fn put(&self, squares: &Squares, cloaks: &mut Cloaking) {
        for (&index, square) in self.members.iter().zip(&self.chosen) {
            cloaks[index] = square.map(|square| squares.cloak(square, self.time));
        }
    }
}

/// Gives a square to more of those who are in it until k people have it, if anybody has: whole
/// smaller squares are raised to it, those first that lose least area by it in all.
///
/// Whatever k people or more have below stays together, so that everybody shares a cloak with k
/// people in the end: an observer who knows all places and how cloaks are made finds nobody among
/// fewer.
fn pool(
    users: &[u32],
    places: &[usize],
    chosen: &mut [Option<Square>],
    (square, k): (Square, u32),
) {
    loop {
        let holders = places.iter().filter(|&&place| chosen[place] == Some(square));
        if !(1..k).contains(&distinct(holders.map(|&place| users[place]))) {
            return;
        }
        let mut below: BTreeMap<Square, i128> = BTreeMap::new();
        for smaller in places.iter().filter_map(|&place| chosen[place]) {
            if smaller != square {
                *below.entry(smaller).or_default() += 1;
            }
        }
        // In units of the finest square; each level has four times the area of the one below.
        let area = |square: Square| 1_i128 << (2 * square.0);
        let costs = below
            .into_iter()
            .map(|(smaller, requests)| (requests * (area(square) - area(smaller)), smaller));
        let Some((_, raised)) = costs.min() else { return };
        for &place in places {
            if chosen[place] == Some(raised) {
                chosen[place] = Some(square);
            }
        }
    }
}
