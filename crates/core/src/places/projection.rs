//! Degrees as metres.

use super::number::MILLION;

/// A place on the globe in millionths of a degree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Degrees {
    /// From −180 to 180.
    pub longitude: i64,
    /// From −85 to 85.
    pub latitude: i64,
}

impl Degrees {
    /// Whether it is a place that can be drawn on a plane.
    #[must_use]
    pub fn is_drawn(self) -> bool {
        self.longitude.abs() <= HALF_TURN && self.latitude.abs() <= 85 * MILLION
    }

    /// The middle of places, to whole degrees, which tells nothing of where anybody is; nothing if
    /// there are none, or if they span more than half of the globe: then they may lie on both sides
    /// of the date line.
    #[must_use]
    pub fn rounded_middle(places: &[Self]) -> Option<Self> {
        let middle = |values: &mut dyn Iterator<Item = i64>| {
            let values: Vec<i64> = values.collect();
            let (least, most) = (*values.iter().min()?, *values.iter().max()?);
            let rounded = (least.midpoint(most) + MILLION / 2).div_euclid(MILLION) * MILLION;
            (most - least <= HALF_TURN).then_some(rounded)
        };
        Some(Self {
            longitude: middle(&mut places.iter().map(|place| place.longitude))?,
            latitude: middle(&mut places.iter().map(|place| place.latitude))?,
        })
    }
}

const HALF_TURN: i64 = 180 * MILLION;

/// The equirectangular projection about a place: x = R · (λ − λ₀) · cos φ₀, y = R · (φ − φ₀) on a
/// sphere with the mean radius of WGS 84. Distances are right within 1 % up to some 30 km north
/// and south of the place at a latitude of 60 degrees; over a continent they are not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Projection {
    /// What becomes (0, 0).
    pub middle: Degrees,
}

/// The mean radius of the ellipsoid of WGS 84 in metres, (2a + b) / 3.
const RADIUS: f64 = 6_371_008.771_4;

impl Projection {
    /// A place in millionths of a metre eastwards and northwards of the middle, to a millimetre. The
    /// shorter way round is taken.
    #[must_use]
    pub fn metres(self, place: Degrees) -> (i64, i64) {
        let scaled = |degrees: i64, factor: f64| {
            let metres = RADIUS * factor * radians(degrees);
            (metres * 1000.0).round() as i64 * 1000
        };
        let eastwards = place.longitude - self.middle.longitude + HALF_TURN;
        let eastwards = eastwards.rem_euclid(2 * HALF_TURN) - HALF_TURN;
        let factor = cosine(radians(self.middle.latitude));
        (scaled(eastwards, factor), scaled(place.latitude - self.middle.latitude, 1.0))
    }
}

fn radians(degrees: i64) -> f64 {
    degrees as f64 / MILLION as f64 * (std::f64::consts::PI / 180.0)
}

/// The cosine of an angle between −π/2 and π/2 by its series, since the platform's own differs in
/// the last bit between platforms. Twelve terms leave an error below 1e-16.
fn cosine(angle: f64) -> f64 {
    let square = angle * angle;
    let (mut term, mut sum) = (1.0, 1.0);
    for index in 1..=12 {
        term *= -square / f64::from((2 * index - 1) * (2 * index));
        sum += term;
    }
    sum
}
