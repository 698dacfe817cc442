//! To a file and back: what is released, read again, and held against requests.

use super::attack::{SeenPeople, alike, known};
use super::cloak::{Cloak, CloakSpan, Cloaking};
use super::number::{Decimal, LATEST, shown};
use super::study::PlaceStudy;
use crate::error::{Error, Kind, Place, Result};
use crate::format::strict::{CellWriter, StrictScanner, whole_text};
use crate::shuffle::{Seed, shuffle};

/// What a release says: a cloak in each line, and nobody's name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReleasedPlaces {
    /// For each line its cloak.
    pub cloaks: Vec<Cloak>,
}

/// How a release stands in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CloakLayout {
    /// What parts cells.
    pub delimiter: u8,
    /// Whether lines say when.
    pub timed: bool,
    /// Whether the ends of places belong to the next region.
    pub half_open_place: bool,
    /// Whether the ends of intervals belong to the next one.
    pub half_open_time: bool,
}

impl CloakLayout {
    /// How cloaks stand in a file.
    #[must_use]
    pub fn new(study: &PlaceStudy, cloaks: &Cloaking) -> Self {
        let first = cloaks.iter().flatten().next();
        Self {
            delimiter: study.visits.delimiter,
            timed: study.visits.timed,
            half_open_place: first.is_none_or(|cloak| cloak.x.half_open),
            half_open_time: first.is_none_or(|cloak| cloak.time.half_open),
        }
    }

    /// The names of its columns.
    fn names(self) -> &'static [&'static str] {
        if self.timed { &NAMES } else { &NAMES[..4] }
    }
}

const NAMES: [&str; 6] = ["x-from", "x-to", "y-from", "y-to", "time-from", "time-to"];

/// The requests that are released, in the order of the lines: random if there is a seed.
#[must_use]
pub fn released_order(cloaks: &Cloaking, seed: Option<Seed>) -> Vec<u32> {
    let kept = (0..cloaks.len()).filter(|&index| cloaks[index].is_some());
    let mut order: Vec<u32> = kept.map(|index| index as u32).collect();
    if let Some(seed) = seed {
        shuffle(&mut order, seed);
    }
    order
}

impl ReleasedPlaces {
    /// What was found, in an order.
    #[must_use]
    pub fn new(cloaks: &Cloaking, order: &[u32]) -> Self {
        Self { cloaks: order.iter().filter_map(|&index| cloaks[index as usize]).collect() }
    }

    /// The text of a file of it.
    #[must_use]
    pub fn text(&self, layout: CloakLayout) -> String {
        // Numbers are no formulas.
        let mut writer = CellWriter::new(layout.delimiter, false);
        writer.line(layout.names().iter().copied());
        for Cloak { x, y, time } in &self.cloaks {
            let cells = [x, y, time].map(|span| [shown(span.least), shown(span.end)]);
            let cells = cells.as_flattened().iter().take(layout.names().len());
            writer.line(cells.map(String::as_str));
        }
        writer.finish()
    }

    /// What a file says that was written in this layout.
    ///
    /// # Errors
    /// [`Kind::NotVerified`] if it cannot be read, with the line where there is one.
    pub fn parse(bytes: &[u8], layout: CloakLayout) -> Result<Self> {
        let unread = || Error::new(Kind::NotVerified { check: "parse" });
        let text = whole_text(bytes).map_err(|_| unread())?;
        let mut scanner = StrictScanner::new(&text, layout.delimiter);
        let names = scanner.next_record().map_err(|_| unread())?;
        if names.is_none_or(|(_, names)| names != layout.names()) {
            return Err(unread());
        }
        let mut cloaks = Vec::new();
        while let Some((line, cells)) = scanner.next_record().map_err(|_| unread())? {
            let numbers = cells.iter().map(|cell| {
                let number = Decimal::read(cell, 2 * LATEST).filter(|number| number.exact);
                number.map(|number| number.floor)
            });
            let numbers = numbers.collect::<Option<Vec<i64>>>().unwrap_or_default();
            let cloak = cloak(&numbers, layout);
            cloaks.push(
                cloak
                    .ok_or_else(unread)
                    .map_err(|error: Error| Error::at(error.kind, Place::line(line)))?,
            );
        }
        Ok(Self { cloaks })
    }
}

/// The cloak that the numbers of a line are.
fn cloak(numbers: &[i64], layout: CloakLayout) -> Option<Cloak> {
    let (west, east, south, north, begin, end) = match (numbers, layout.timed) {
        (&[west, east, south, north, begin, end], true) => (west, east, south, north, begin, end),
        (&[west, east, south, north], false) => (west, east, south, north, 0, 0),
        _ => return None,
    };
    let span = |least: i64, end: i64, half_open: bool| {
        (least <= end).then_some(CloakSpan { least, end, half_open })
    };
    Some(Cloak {
        x: span(west, east, layout.half_open_place)?,
        y: span(south, north, layout.half_open_place)?,
        time: span(begin, end, layout.half_open_time)?,
    })
}

/// What was measured on a release, from what it says and the requests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MeasuredPlaces {
    /// The fewest people in a cloak, or of one cloak where as many must have the same.
    pub achieved: Option<u32>,
}

/// Refuses what was read of a file unless it is what was to be released, and holds: every line is
/// the cloak of one request, covers it, and holds as many people as it wants; where as many must
/// have the same cloak, they do. `order` has the request of each line.
///
/// # Errors
/// [`Kind::NotVerified`] with what failed.
pub fn check(
    study: &PlaceStudy,
    (cloaks, order): (&Cloaking, &[u32]),
    read: &ReleasedPlaces,
) -> Result<MeasuredPlaces> {
    if read.cloaks.len() != order.len() {
        return Err(unverified("records"));
    }
    if *read != ReleasedPlaces::new(cloaks, order) {
        return Err(unverified("cells"));
    }
    // From here on only what was read counts.
    let requests = &study.visits.requests;
    let mut said: Cloaking = vec![None; requests.len()];
    for (&index, cloak) in order.iter().zip(&read.cloaks) {
        said[index as usize] = Some(*cloak);
    }
    let people = if study.is_reciprocal() {
        alike(requests, &said)
    } else {
        let seen = SeenPeople::new(requests);
        known(&said, |cloak| seen.observed(cloak).len() as u32)
    };
    let mut achieved = None;
    for (request, cloak) in requests.iter().zip(&said) {
        let Some(cloak) = cloak else { continue };
        if !cloak.covers(request) || people[cloak] < request.k {
            return Err(unverified("models"));
        }
        achieved = Some(achieved.map_or(people[cloak], |least: u32| least.min(people[cloak])));
    }
    Ok(MeasuredPlaces { achieved })
}

fn unverified(check: &'static str) -> Error {
    Error::new(Kind::NotVerified { check })
}
