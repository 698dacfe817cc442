//! Where the cut points of a column may stand: round numbers, or days on which a month, a quarter or
//! a year begins, with the records that lie below each. Nothing here is released: it is what somebody
//! sees who moves a point.

use super::{Cuts, FinestPoints, Side};
use crate::choice::CutPoint;
use crate::hierarchy::bounds;
use crate::hierarchy::date::DateReader;
use crate::table::Domain;
use crate::table::number::NumberForm;
use jiff::civil::{Date, DateTime};
use jiff::fmt::strtime;
use jiff::tz::TimeZone;
use rust_decimal::Decimal;

/// So many round places a scale has at most, but for days of a year.
const PLACES: u32 = 200;

/// The picture has so many bars at most.
const BINS: usize = 40;

/// Of so many records one on either side may lie beyond the ends of the scale, where all together
/// would need a scale so many times as long.
const ASTRAY: u64 = 200;
const STRETCH: f64 = 4.0;

/// A place where a cut point may stand.
#[derive(Clone, Debug, PartialEq)]
pub struct Stop {
    /// The point as a recipe writes it.
    pub point: CutPoint,
    /// The same as the column would write it.
    pub text: String,
    /// Where it stands on the scale, from 0 to 1.
    pub place: f64,
    /// Records with a value below it; or up to it, where ranges are closed on the right.
    pub below: u64,
}

/// The values of a column from the least to the greatest, and where they may be cut.
#[derive(Clone, Debug, PartialEq)]
pub struct Scale {
    /// Ascending; the present points among them.
    pub stops: Vec<Stop>,
    /// Records with a value in parts of equal width, each of as many places: of whole numbers no part
    /// has one more than another. What lies beyond an end is in the part there.
    pub bins: Vec<u64>,
    /// Records with a value.
    pub records: u64,
}

/// A place before it is known how many records lie below.
struct CutCandidate<T> {
    value: T,
    point: CutPoint,
    text: String,
}

impl Cuts {
    /// The scale of these values; none without a value that can be read, and of numbers that are too
    /// far apart to be counted with.
    pub(super) fn scale_of(&self, domain: &Domain) -> Option<Scale> {
        match &self.points {
            FinestPoints::Numbers { points, numbers, integer } => {
                let values = valued(domain, |text| numbers.parse(text));
                let (least, most) = (values.first()?.0, values.last()?.0);
                let places = round_numbers(least, most, *integer)?;
                let candidates = |values: &[Decimal]| {
                    values.iter().map(|&value| number_candidate(value, *numbers)).collect()
                };
                let (points, places) = (candidates(points), candidates(&places));
                Some(scaled(&values, points, places, self.closed, decimal_as_float))
            }
            FinestPoints::Dates { points, format, pivot } => {
                let reader = DateReader::new(format, *pivot)?;
                let values = valued(domain, |text| reader.moment(text));
                let (least, most) = (values.first()?.0, values.last()?.0);
                let places = first_days(least.date(), most.date());
                let moments = places.into_iter().map(|day| day.at(0, 0, 0, 0));
                let written = moments.filter_map(|moment| {
                    let text =
                        strtime::format(format, &moment.to_zoned(TimeZone::UTC).ok()?).ok()?;
                    // A format without days or months has no words for all of them.
                    (reader.moment(&text) == Some(moment)).then_some((moment, text))
                });
                let known = points.iter().copied().zip(self.texts.iter().cloned());
                let points = known.map(moment_candidate).collect();
                let places = written.map(moment_candidate).collect();
                Some(scaled(&values, points, places, self.closed, moment_as_float))
            }
        }
    }
}

fn number_candidate(value: Decimal, numbers: NumberForm) -> CutCandidate<Decimal> {
    let point = CutPoint::Number(value.normalize().to_string());
    CutCandidate { value, point, text: bounds::number(value, numbers) }
}

fn moment_candidate((value, text): (DateTime, String)) -> CutCandidate<DateTime> {
    CutCandidate { value, point: CutPoint::Text(text.clone()), text }
}

/// The values that can be read with their records, ascending.
fn valued<T: Ord>(domain: &Domain, read: impl Fn(&str) -> Option<T>) -> Vec<(T, u64)> {
    let mut values: Vec<(T, u64)> = domain
        .present()
        .filter_map(|(code, text)| Some((read(text)?, u64::from(domain.counts[code as usize]))))
        .filter(|&(_, records)| records > 0)
        .collect();
    values.sort_by(|one, other| one.0.cmp(&other.0));
    values
}

/// Values, present points and round places, which ascend, on one scale. A point that is such a place
/// stands as a point.
fn scaled<T: Ord>(
    values: &[(T, u64)],
    points: Vec<CutCandidate<T>>,
    places: Vec<CutCandidate<T>>,
    closed: Side,
    float: impl Fn(&T) -> f64,
) -> Scale {
    let records: u64 = values.iter().map(|(_, records)| records).sum();
    let (first, last) = ends(values, &places, records, &float);
    let edges = places.iter().map(|candidate| &candidate.value);
    let edges: Vec<&T> = edges.filter(|value| (first..=last).contains(&float(value))).collect();
    let steps = edges.len().saturating_sub(1).max(1);
    let steps_in_bin = steps.div_ceil(BINS);
    let mut bins = vec![0; steps.div_ceil(steps_in_bin)];
    for (value, records) in values {
        let step = edges.partition_point(|edge| *edge <= value).saturating_sub(1);
        bins[step.min(steps - 1) / steps_in_bin] += records;
    }
    // The last part is as wide as the others, whether there are places for all of it or not.
    let last = first + (last - first) * (bins.len() * steps_in_bin) as f64 / steps as f64;
    let mut candidates: Vec<CutCandidate<T>> = points.into_iter().chain(places).collect();
    candidates.sort_by(|one, other| one.value.cmp(&other.value));
    candidates.dedup_by(|later, first| later.value == first.value);
    let (mut below, mut next) = (0, 0);
    let stops = candidates.into_iter().map(|CutCandidate { value, point, text }| {
        let passed = values[next..].iter().take_while(|(other, _)| match closed {
            Side::Left => *other < value,
            Side::Right => *other <= value,
        });
        for (_, records) in passed {
            below += records;
            next += 1;
        }
        let place = ((float(&value) - first) / (last - first)).clamp(0.0, 1.0);
        Stop { place, point, text, below }
    });
    Scale { stops: stops.collect(), bins, records }
}

/// Where the scale begins and ends: at the places that all values lie between, or nearly all where
/// a few lie far away.
fn ends<T: Ord>(
    values: &[(T, u64)],
    candidates: &[CutCandidate<T>],
    records: u64,
    float: impl Fn(&T) -> f64,
) -> (f64, f64) {
    // The value of the record with this number.
    let nth = |number: u64| {
        let mut seen = 0;
        let found = values.iter().find(|(_, records)| {
            seen += records;
            seen > number
        });
        found.map_or(0.0, |(value, _)| float(value))
    };
    let astray = records / ASTRAY;
    let whole = (nth(0), nth(records.saturating_sub(1)));
    let inner = (nth(astray), nth(records.saturating_sub(1 + astray)));
    let is_astray = inner.1 > inner.0 && whole.1 - whole.0 > STRETCH * (inner.1 - inner.0);
    let (least, most) = if is_astray { inner } else { whole };
    let places = || candidates.iter().map(|candidate| float(&candidate.value));
    let first = places().filter(|&place| place <= least).fold(f64::NEG_INFINITY, f64::max);
    let last = places().filter(|&place| place > most).fold(f64::INFINITY, f64::min);
    let first = if first.is_finite() { first } else { least };
    let last = if last.is_finite() { last } else { most };
    if last > first { (first, last) } else { (first, first + 1.0) }
}

/// Round numbers from the last below `least` to the first above `most`; `None` where they cannot be
/// counted with.
fn round_numbers(least: Decimal, most: Decimal, integer: bool) -> Option<Vec<Decimal>> {
    let width = most.checked_sub(least)?.checked_div(Decimal::from(PLACES))?;
    let mut step = if integer || width.is_zero() { Decimal::ONE } else { Decimal::new(1, 12) };
    // 1, 2, 5, 10, 20, …
    for factor in [Decimal::TWO, Decimal::new(25, 1), Decimal::TWO].into_iter().cycle() {
        if step >= width {
            break;
        }
        step = step.checked_mul(factor)?;
    }
    let mut place = least.checked_div(step)?.floor().checked_mul(step)?;
    let mut places = vec![place];
    while place <= most {
        place = place.checked_add(step)?;
        places.push(place);
    }
    Some(places)
}

/// Days on which something begins, from the last before `least` to the first after `most`: days of a
/// year, or else months, quarters, years or decades, as long as the time is.
fn first_days(least: Date, most: Date) -> Vec<Date> {
    let days = (most - least).get_days();
    if days <= 366 {
        let following = std::iter::successors(Some(least), |day| day.tomorrow().ok());
        return following.take(days as usize + 2).collect();
    }
    let months = |date: Date| i32::from(date.year()) * 12 + i32::from(date.month()) - 1;
    let all = (months(most) - months(least)) as u32;
    let step = [1, 3, 12].into_iter().find(|step| all / step <= PLACES).unwrap_or(120) as i32;
    let first = months(least).div_euclid(step);
    let last = months(most).div_euclid(step) + 1;
    (first..=last)
        .filter_map(|number| {
            let month = number * step;
            let year = i16::try_from(month.div_euclid(12)).ok()?;
            Date::new(year, month.rem_euclid(12) as i8 + 1, 1).ok()
        })
        .collect()
}

fn decimal_as_float(value: &Decimal) -> f64 {
    value.to_string().parse().unwrap_or_default()
}

/// Seconds since the beginning of 1970.
fn moment_as_float(moment: &DateTime) -> f64 {
    moment.to_zoned(TimeZone::UTC).map_or(0.0, |zoned| zoned.timestamp().as_second() as f64)
}

#[cfg(test)]
mod tests {
    use super::super::{CutPoints, Cuts};
    use super::Scale;
    use crate::choice::CutPoint;
    use crate::hierarchy::{Rule, Side};
    use crate::table::Domain;
    use crate::table::number::{self, NumberForm};

    fn of_numbers(points: &[&str], integer: bool, closed: Side, values: &[&str]) -> Scale {
        let level = points.iter().map(|text| number::parse(text, '.').unwrap()).collect();
        let points =
            CutPoints::Numbers { levels: vec![level], numbers: NumberForm::POINT, integer };
        let cuts = Cuts::new(points, closed).unwrap();
        cuts.scale(&Domain::from_values(values, &["NULL"])).unwrap()
    }

    fn of_dates(point: &str, format: &str, pivot: Option<i16>, values: &[&str]) -> Scale {
        let levels = vec![vec![point.to_owned()]];
        let points = CutPoints::Dates { levels, format: format.to_owned(), pivot };
        let cuts = Cuts::new(points, Side::Left).unwrap();
        cuts.scale(&Domain::from_values(values, &[])).unwrap()
    }

    fn texts(scale: &Scale) -> Vec<&str> {
        scale.stops.iter().map(|stop| stop.text.as_str()).collect()
    }

    fn below(scale: &Scale, text: &str) -> u64 {
        scale.stops.iter().find(|stop| stop.text == text).unwrap().below
    }

    #[test]
    fn each_place_knows_the_records_below() {
        let ages = ["17", "18", "18", "24", "25", "NULL"];
        let scale = of_numbers(&["18"], true, Side::Left, &ages);
        assert_eq!(texts(&scale), ["17", "18", "19", "20", "21", "22", "23", "24", "25", "26"]);
        assert_eq!((below(&scale, "18"), below(&scale, "19"), below(&scale, "26")), (1, 3, 5));
        assert_eq!((scale.records, scale.bins.iter().sum::<u64>()), (5, 5));
        assert_eq!((scale.stops[0].place, scale.stops[9].place), (0.0, 1.0));
        assert_eq!(scale.stops[1].point, CutPoint::Number("18".to_owned()));
        // With ranges closed on the right, whoever is 18 lies below the point 18.
        let right = of_numbers(&["18"], true, Side::Right, &ages);
        assert_eq!((below(&right, "18"), below(&right, "25")), (3, 5));
    }

    #[test]
    fn places_are_round_and_the_present_points_among_them() {
        let scale = of_numbers(&["33.3"], false, Side::Left, &["0", "150.25", "999"]);
        assert_eq!(scale.stops[1].text, "5");
        assert_eq!(below(&scale, "33.3"), 1);
        assert_eq!(texts(&scale).last(), Some(&"1000"));
        // One value, and none.
        assert_eq!(texts(&of_numbers(&["7"], true, Side::Left, &["7"])), ["7", "8"]);
        let points = CutPoints::Numbers {
            levels: vec![vec![1.into()]],
            numbers: NumberForm::POINT,
            integer: true,
        };
        let cuts = Cuts::new(points, Side::Left).unwrap();
        assert_eq!(cuts.scale(&Domain::from_values(&["NULL"], &["NULL"])), None);
        // Numbers that no difference can be written of.
        let huge = ["79228162514264337593543950335", "-79228162514264337593543950335"];
        let domain = Domain::from_values(&huge, &[]);
        assert_eq!(cuts.scale(&domain), None);
    }

    #[test]
    fn no_bar_has_more_places_than_another() {
        // As many records for each year, and for each month of seven years.
        let years: Vec<String> = (18..=116).map(|year: i32| year.to_string()).collect();
        let texts: Vec<&str> = years.iter().map(String::as_str).collect();
        let scale = of_numbers(&["65"], true, Side::Left, &texts);
        assert_eq!((scale.bins.len(), &scale.bins[..33]), (33, &[3; 33][..]));
        let months = (0..83).map(|month| format!("{}-{:02}-01", 2001 + month / 12, 1 + month % 12));
        let months: Vec<String> = months.collect();
        let texts: Vec<&str> = months.iter().map(String::as_str).collect();
        let scale = of_dates("2003-06-01", "%Y-%m-%d", None, &texts);
        assert_eq!((scale.bins.len(), &scale.bins[..27]), (28, &[3; 27][..]));
        assert_eq!(scale.bins[27], 2);
        // A bar ends where the place stands that it ends at.
        let third = scale.stops.iter().find(|stop| stop.text == "2003-04-01").unwrap();
        assert!((third.place - 9.0 / 28.0).abs() < 0.005, "{}", third.place);
        let one = of_numbers(&["7"], true, Side::Left, &["7"]);
        assert_eq!(one.bins, [1]);
    }

    #[test]
    fn few_values_far_away_do_not_stretch_the_scale() {
        let mut values: Vec<String> = (0..1000).map(|number| (number % 100).to_string()).collect();
        values.push("100000".to_owned());
        let texts: Vec<&str> = values.iter().map(String::as_str).collect();
        let scale = of_numbers(&["50"], true, Side::Left, &texts);
        let fifty = scale.stops.iter().find(|stop| stop.text == "50").unwrap();
        assert!((0.05..0.2).contains(&fifty.place), "{}", fifty.place);
        assert_eq!(fifty.below, 500);
        assert_eq!(scale.stops.last().unwrap().place, 1.0);
        assert_eq!(scale.bins.iter().sum::<u64>(), 1001);
    }

    #[test]
    fn dates_are_cut_where_something_begins() {
        let days = of_dates("03.01.2020", "%d.%m.%Y", None, &["02.01.2020", "05.01.2020"]);
        assert_eq!(
            texts(&days),
            ["02.01.2020", "03.01.2020", "04.01.2020", "05.01.2020", "06.01.2020"]
        );
        assert_eq!(days.stops[0].point, CutPoint::Text("02.01.2020".to_owned()));
        let months = of_dates("2015-06-15", "%Y-%m-%d", None, &["2010-02-03", "2019-12-31"]);
        assert_eq!(texts(&months)[..2], ["2010-02-01", "2010-03-01"]);
        assert_eq!((texts(&months).last(), below(&months, "2015-06-15")), (Some(&"2020-01-01"), 1));
        let years = of_dates("1950", "%Y", None, &["1901", "1999"]);
        assert_eq!((texts(&years)[0], years.stops.len()), ("1901", 100));
        // Two digits are the years that the pivot says.
        let pivot = of_dates("01.01.50", "%d.%m.%y", Some(2026), &["02.01.45", "02.01.20"]);
        assert_eq!(texts(&pivot)[0], "01.01.45");
        assert_eq!(below(&pivot, "01.01.20"), 1);
    }
}
