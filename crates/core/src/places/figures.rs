//! What a release of places is worth.

use super::attack::{SeenPeople, known};
use super::cloak::Cloaking;
use super::request::Request;

/// What a release is worth. The sums that figures are made of are whole numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CloakFigures {
    /// Requests that are released.
    pub released: u32,
    /// Their share of all.
    pub success: f64,
    /// The mean area of cloaks, in the square of the unit.
    pub area: f64,
    /// The mean number of people in a cloak.
    pub people: f64,
    /// The mean share of the box around all requests that a cloak takes, 1 for what is dropped.
    pub lost_place: f64,
    /// The mean share of the whole time that a cloak takes, 1 for what is dropped.
    pub lost_time: f64,
}

/// Millionths of millionths in one.
const SQUARE: f64 = 1e12;

impl CloakFigures {
    /// What is released for requests.
    #[must_use]
    pub fn new(requests: &[Request], cloaks: &Cloaking) -> Self {
        let length = |value: fn(&Request) -> i64| {
            let values = requests.iter().map(value);
            values.clone().max().unwrap_or_default() - values.min().unwrap_or_default()
        };
        let whole = i128::from(length(|it| it.x)) * i128::from(length(|it| it.y));
        let lasted = length(|it| it.time);
        let seen = SeenPeople::new(requests);
        let people_seen = known(cloaks, |cloak| seen.observed(cloak).len() as u64);
        let (mut released, mut people) = (0_u32, 0_u64);
        let (mut area, mut place, mut time) = (0_i128, 0_i128, 0_i128);
        for cloak in cloaks.iter().flatten() {
            released += 1;
            people += people_seen[cloak];
            area = area.saturating_add(cloak.area());
            place = place.saturating_add(cloak.area().min(whole));
            time += i128::from(cloak.time.length().min(lasted));
        }
        let (all, kept) = (requests.len() as f64, f64::from(released));
        let mean = |sum: f64, count: f64| if count > 0.0 { sum / count } else { 0.0 };
        let share = |sum: i128, whole: i128| mean(sum as f64, whole as f64);
        Self {
            released,
            success: mean(kept, all),
            area: mean(area as f64 / SQUARE, kept),
            people: mean(people as f64, kept),
            lost_place: mean(share(place, whole) + (all - kept), all),
            lost_time: mean(share(time, lasted.into()) + (all - kept), all),
        }
    }
}
