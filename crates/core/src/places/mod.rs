//! Places: who asked where and when, cloaked so that several people may have asked (spec I4).
//!
//! [`Visits`] are read from a file, and a [`PlaceStudy`] says what must hold. A [`CloakSearch`] finds
//! a [`Cloak`] for each request; [`ReleasedPlaces`] is that as a file, which is read again and held
//! against the requests.
//!
//! ```
//! use outis::places::{
//!     Area, CloakSearch, Cloaker, Coordinates, LocationKAnonymity, PlaceStudy, RequestColumns,
//!     RequestLayout, Silence, MILLION, read,
//! };
//!
//! let name = |text: &str| text.to_owned();
//! let columns = RequestColumns { user: name("who"), x: name("x"), y: name("y"), ..Default::default() };
//! let layout = RequestLayout { delimiter: None, coordinates: Coordinates::Planar, columns };
//! let silence = Silence { k: 2, dx: 0, dy: 0, dt: 0 };
//! let visits = read(b"who,x,y\nann,1,1\nbob,2,3\ncem,9,9\n", &layout, silence)?;
//! let area = Area { x: 0, y: 0, side: 16 * MILLION };
//! let cloaker = Cloaker::QuadTree { area, smallest: MILLION, period: None };
//! let protection = LocationKAnonymity { k: 2, reciprocal: false };
//! let study = PlaceStudy { visits, protection, cloaker };
//! let mut search = CloakSearch::new(&study);
//! while !search.step(&study, 16) {}
//! let sides = search.cloaks().into_iter().map(|cloak| cloak.map(|cloak| cloak.x.length() / MILLION));
//! assert_eq!(sides.collect::<Vec<_>>(), [Some(4), Some(4), Some(16)]);
//! # Ok::<(), outis::Error>(())
//! ```

mod number; // Decimals as whole millionths.
mod projection; // Degrees as metres.
mod request; // Who asked where and when.
mod reading; // Requests in a file.
mod cloak; // What is released for a request.
mod squares; // Aligned squares: fixed grid and quad-tree.
mod temporal; // The place stays, time is widened.
mod messages; // Personal k and tolerances.
mod kinds; // What recipes can choose.
mod study; // All of it together.
mod attack; // What others learn of cloaks.
mod figures; // What a release is worth.
mod release; // To a file and back.
#[cfg(test)]
mod tests;

pub use attack::{PlaceExposure, SeenPeople, Threats, alike};
pub use cloak::{Cloak, CloakSpan, Cloaking};
pub use figures::CloakFigures;
pub use kinds::{Cloaker, LocationKAnonymity, MODELS, SEARCHES};
pub use messages::{BoxEdges, Fate, Messages};
pub use number::{Decimal, FARTHEST, LATEST, MILLION, number, shown};
pub use projection::{Degrees, Projection};
pub use reading::{Coordinates, MOST_PEOPLE, RequestColumns, RequestLayout, Silence, Visits, read};
pub use release::{CloakLayout, MeasuredPlaces, ReleasedPlaces, check, released_order};
pub use request::{Request, distinct};
pub use squares::{Area, Moment, Squares};
pub use study::{CloakSearch, PlaceStudy};
pub use temporal::Waiting;
