//! Requests in a file: a line of names, then a request in each line.

use super::number::{Decimal, FARTHEST, LATEST, MILLION};
use super::projection::{Degrees, Projection};
use super::request::Request;
use crate::error::{Error, Kind, Place, Result, Warning};
use crate::format::strict::{StrictColumn, StrictScanner, found_delimiter, whole_text};
use crate::table::spellings::PersonNumbers;
use std::borrow::Cow;

/// How requests stand in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequestLayout {
    /// What parts cells; found in the first line if it is not given.
    pub delimiter: Option<u8>,
    /// What places are.
    pub coordinates: Coordinates,
    /// Which columns say what.
    pub columns: RequestColumns,
}

/// What places are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coordinates {
    /// Numbers on a plane.
    Planar,
    /// Longitude and latitude, which are drawn on a plane in metres.
    Wgs84 {
        /// What becomes (0, 0); the middle of the file, to whole degrees, if it is not given.
        middle: Option<Degrees>,
    },
}

/// Which columns say what, by their names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RequestColumns {
    /// Who it is.
    pub user: String,
    /// Where, or the longitude.
    pub x: String,
    /// Where, or the latitude.
    pub y: String,
    /// When; without it all is one moment.
    pub time: Option<String>,
    /// Among how many people somebody wants to be.
    pub k: Option<String>,
    /// How far the place may be widened, eastwards and westwards.
    pub dx: Option<String>,
    /// The same northwards and southwards.
    pub dy: Option<String>,
    /// How long somebody waits.
    pub dt: Option<String>,
}

/// What holds for a request that does not say so itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Silence {
    /// Among how many people it is to be. Whoever wants to be among fewer is among as many.
    pub k: u32,
    /// How far its place may be widened.
    pub dx: i64,
    /// The same the other way.
    pub dy: i64,
    /// How long it waits.
    pub dt: i64,
}

/// The most people that a request may want to be among.
pub const MOST_PEOPLE: u32 = 1000;

/// Requests that were read.
#[derive(Clone, Debug)]
pub struct Visits {
    /// The requests, in the order of the file.
    pub requests: Vec<Request>,
    /// How many people they are of.
    pub people: u32,
    /// How degrees became metres.
    pub projection: Option<Projection>,
    /// Whether requests say when they are.
    pub timed: bool,
    /// What parts cells.
    pub delimiter: u8,
    /// That people differ only in how they are written.
    pub alike: Option<Warning>,
}

/// Reads the requests of a file. Blanks around a cell are not part of it, and digits beyond
/// millionths are cut off.
///
/// # Errors
/// [`Kind::Empty`], [`Kind::Encoding`], [`Kind::Nul`], [`Kind::UnclosedQuote`],
/// [`Kind::TextAfterQuote`], [`Kind::BlankLine`], [`Kind::Ragged`] and [`Kind::PlaceCell`], each with
/// the line; [`Kind::MissingColumn`] and [`Kind::DuplicateName`] with
/// the column; [`Kind::NoRecords`] if there is no request; [`Kind::PlacesApart`] if places may lie on
/// both sides of the date line and no middle is given.
pub fn read(bytes: &[u8], layout: &RequestLayout, silence: Silence) -> Result<Visits> {
    let text = whole_text(bytes)?;
    if text.trim().is_empty() {
        return Err(Error::new(Kind::Empty));
    }
    let delimiter = layout.delimiter.unwrap_or_else(|| found_delimiter(&text));
    let mut scanner = StrictScanner::new(&text, delimiter);
    let Some((_, names)) = scanner.next_record()? else { return Err(Error::new(Kind::Empty)) };
    let cells = Cells::new(&names, &layout.columns)?;
    let is_planar = layout.coordinates == Coordinates::Planar;
    let mut users = PersonNumbers::default();
    let mut requests = Vec::new();
    while let Some((line, record)) = scanner.next_record()? {
        if record.len() != names.len() {
            let (expected, found) = (names.len() as u64, record.len() as u64);
            return Err(Error::at(Kind::Ragged { expected, found }, Place::line(line)));
        }
        let record = Record { line, cells: &record };
        let user = record.text(&cells.user);
        if user.is_empty() {
            return Err(record.fault(&cells.user, "user"));
        }
        let tolerance = |column: &Option<StrictColumn>, silence: i64, most: i64| match column {
            None => Ok(silence),
            Some(column) => match record.number(column, most)? {
                tolerance if tolerance < 0 => Err(record.fault(column, "negative")),
                tolerance => Ok(tolerance),
            },
        };
        let request = Request {
            user: users.insert(user, line),
            x: record.number(&cells.x, FARTHEST)?,
            y: record.number(&cells.y, FARTHEST)?,
            time: match &cells.time {
                None => 0,
                Some(column) => record.number(column, LATEST)?,
            },
            k: match &cells.k {
                None => silence.k,
                Some(column) => record.people(column)?.max(silence.k),
            },
            dx: tolerance(&cells.dx, silence.dx, FARTHEST)?,
            dy: tolerance(&cells.dy, silence.dy, FARTHEST)?,
            dt: tolerance(&cells.dt, silence.dt, LATEST)?,
        };
        if !is_planar && !degrees(&request).is_drawn() {
            let is_east = request.x.abs() > 180 * MILLION;
            return Err(record.fault(if is_east { &cells.x } else { &cells.y }, "degrees"));
        }
        requests.push(request);
    }
    if requests.is_empty() {
        return Err(Error::new(Kind::NoRecords));
    }
    let projection = match layout.coordinates {
        Coordinates::Planar => None,
        Coordinates::Wgs84 { middle } => Some(projected(&mut requests, middle)?),
    };
    let (people, timed) = (users.texts.len() as u32, cells.time.is_some());
    Ok(Visits { requests, people, projection, timed, delimiter, alike: users.alike() })
}

fn degrees(request: &Request) -> Degrees {
    Degrees { longitude: request.x, latitude: request.y }
}

/// Draws requests on a plane, about a middle or that of all.
fn projected(requests: &mut [Request], middle: Option<Degrees>) -> Result<Projection> {
    let places: Vec<Degrees> = requests.iter().map(degrees).collect();
    let middle = middle.or_else(|| Degrees::rounded_middle(&places));
    let middle = middle.ok_or_else(|| Error::new(Kind::PlacesApart))?;
    let projection = Projection { middle };
    for (request, place) in requests.iter_mut().zip(places) {
        (request.x, request.y) = projection.metres(place);
    }
    Ok(projection)
}

/// Where in a line is what.
struct Cells {
    user: StrictColumn,
    x: StrictColumn,
    y: StrictColumn,
    time: Option<StrictColumn>,
    k: Option<StrictColumn>,
    dx: Option<StrictColumn>,
    dy: Option<StrictColumn>,
    dt: Option<StrictColumn>,
}

impl Cells {
    fn new(names: &[Cow<'_, str>], columns: &RequestColumns) -> Result<Self> {
        let column = |name: &String| StrictColumn::named(names, name);
        let optional = |name: &Option<String>| name.as_ref().map(column).transpose();
        Ok(Self {
            user: column(&columns.user)?,
            x: column(&columns.x)?,
            y: column(&columns.y)?,
            time: optional(&columns.time)?,
            k: optional(&columns.k)?,
            dx: optional(&columns.dx)?,
            dy: optional(&columns.dy)?,
            dt: optional(&columns.dt)?,
        })
    }
}

/// A line of requests.
struct Record<'a> {
    line: u64,
    cells: &'a [Cow<'a, str>],
}

impl Record<'_> {
    fn text(&self, column: &StrictColumn) -> &str {
        self.cells[column.place].trim()
    }

    fn number(&self, column: &StrictColumn, most: i64) -> Result<i64> {
        let number = Decimal::read(self.text(column), most);
        number.map(|number| number.floor).ok_or_else(|| self.fault(column, "number"))
    }

    fn people(&self, column: &StrictColumn) -> Result<u32> {
        let people = self.text(column).parse().ok();
        let people = people.filter(|people| (1..=MOST_PEOPLE).contains(people));
        people.ok_or_else(|| self.fault(column, "people"))
    }

    /// What is wrong with a cell, which is not repeated.
    fn fault(&self, column: &StrictColumn, why: &'static str) -> Error {
        Error::at(Kind::PlaceCell { why }, Place::line(self.line)).of_attribute(&column.name)
    }
}
