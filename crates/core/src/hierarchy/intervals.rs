//! Intervals of numbers on grids that grow coarser (spec B3, M5).
//!
//! Level ℓ cuts [start, end] from the left into intervals of width `steps[ℓ − 1]`,
//! the last of which is cut off at `end`. Left-closed intervals are [a, b), the
//! last one closed at `end`; right-closed intervals are (a, b], the first one
//! closed at `start`. Above the steps stands `*`, unless the last step spans the
//! whole range.
//!
//! A grid is nested in the next exactly if the next width is a multiple of its
//! own, or has no boundary inside the range. All arithmetic is on scaled
//! integers (spec M3): a bound of 0.1 falls where it is written.
//!
//! The share of an interval is its width over the whole range, and 0 for an exact
//! value (spec M8).

use super::bounds;
use super::chain::{self, LevelGroups, ROOT, Refused, parameter};
use super::kinds::{HierarchyChoice, HierarchyContext, LEVEL_LOSSES, Rule, Spec, refused};
use super::{Hierarchy, MAX_HEIGHT, MAX_TOTAL, SIDES, Side};
use crate::choice::{Choice, Declaration, Parameter, ParameterKind, names};
use crate::error::{Error, Kind, Place, Result, Warning};
use crate::table::Domain;
use crate::table::number::{self, NumberForm};
use rust_decimal::Decimal;
use std::collections::BTreeMap;

/// What a recipe says of intervals.
#[derive(Clone, Debug, PartialEq)]
pub struct Intervals {
    /// The lowest value allowed.
    pub start: Decimal,
    /// The highest value allowed; above `start`.
    pub end: Decimal,
    /// The width of the intervals on each level from 1, finest first.
    pub steps: Vec<Decimal>,
    /// The side on which intervals contain their bound.
    pub closed: Side,
    /// How values write numbers. Labels write fractions the same way.
    pub numbers: NumberForm,
    /// Whether the column holds whole numbers only. With whole bounds that are not negative,
    /// labels are then `20-29` instead of `[20, 30)`.
    pub integer: bool,
}

impl HierarchyChoice for Intervals {
    const DECLARED: &'static Declaration = &Declaration {
        id: "intervals",
        family: "",
        source: "Intervals of equal width, each level's within the next's.",
        formula: "",
        parameters: &[
            // Where the first interval begins and the last one ends.
            Parameter::exact("start").required(),
            Parameter::exact("end").required(),
            // The width of the intervals on each level, each dividing the next.
            Parameter::new("steps", ParameterKind::Exacts).required(),
            // Which end belongs to an interval: from the left, 20 belongs to 20–29.
            Parameter::choice("closed", &names(&SIDES)).spelled_out(),
            LEVEL_LOSSES,
        ],
    };

    fn bind(choice: &Choice, context: &HierarchyContext<'_>) -> Result<Spec> {
        let exact = |name| number::parse(choice.exact(name)?, '.').ok_or_else(|| refused(name));
        Ok(Spec::intervals(Self {
            start: exact("start")?,
            end: exact("end")?,
            steps: choice
                .exacts("steps")
                .iter()
                .map(|text| {
                    let small = text.parse::<f64>().is_ok_and(|step| step.abs() < 1.0);
                    let field = if small { "steps-too-fine" } else { "steps-too-large" };
                    number::parse(text, '.').ok_or_else(|| refused(field))
                })
                .collect::<Result<_>>()?,
            closed: choice.meaning("closed", &SIDES)?,
            numbers: context.numbers,
            integer: (context.integer)(),
        }))
    }
}

impl Spec {
    /// Intervals of numbers.
    #[must_use]
    pub fn intervals(intervals: Intervals) -> Self {
        Self::new(intervals)
    }
}

impl Rule for Intervals {
    fn build(&self, domain: &Domain) -> Result<(Hierarchy, Vec<Warning>)> {
        Ok((build(self, domain)?, Vec::new()))
    }

    fn ranged(&self) -> Option<bool> {
        Some(true)
    }

    fn numbers(&self) -> Option<NumberForm> {
        Some(self.numbers)
    }

    fn number_forms(&self) -> Option<[Spec; 2]> {
        Some([true, false].map(|integer| Spec::intervals(Self { integer, ..self.clone() })))
    }

    fn range(&self) -> Option<(Decimal, Decimal)> {
        Some((self.start, self.end))
    }

    fn candidates(&self, label: &str) -> Vec<String> {
        bounds::written_in(label)
    }
}

/// [start, end] and the widths as multiples of 10^-scale.
struct Grids {
    start: i128,
    end: i128,
    steps: Vec<i128>,
    scale: u32,
}

/// Assigns the values of `domain` to intervals.
///
/// # Errors
/// [`Kind::HierarchyParameter`] for `end` (not above `start`, or out of reach of the
/// arithmetic), `steps` (none, not positive or not nested, with the level) and
/// `steps-too-fine` (more than [`MAX_TOTAL`] parts of the range); [`Kind::TooManyLevels`] over
/// [`MAX_HEIGHT`]. [`Kind::NotANumber`] for values that are no
/// numbers, or not whole although the column is `integer`; [`Kind::OutOfRange`].
fn build(intervals: &Intervals, domain: &Domain) -> Result<Hierarchy> {
    if intervals.steps.len() > MAX_HEIGHT {
        let (levels, limit) = (intervals.steps.len() as u64, MAX_HEIGHT as u64);
        let place = Place { column: Some(domain.column), ..Place::default() };
        return Err(Error::at(Kind::TooManyLevels { field: "steps", levels, limit }, place));
    }
    let grids = Grids::new(intervals).map_err(|(field, level)| {
        let error = parameter(field, domain);
        Error::at(error.kind, Place { level, ..error.place })
    })?;
    let unit = grids.steps.iter().fold(grids.width(), |unit, &step| gcd(unit, step));
    let total = u64::try_from(grids.width() / unit).ok().filter(|&total| total <= MAX_TOTAL);
    let total = total.ok_or_else(|| parameter("steps-too-fine", domain))?;
    let points = points(intervals, &grids, domain)?;

    let mut above = Vec::new();
    for &step in &grids.steps {
        let mut group_of = vec![0; domain.values.len()];
        let mut labels = Vec::new();
        let mut weights = Vec::new();
        let mut groups = BTreeMap::new();
        for &(code, point) in &points {
            let index = grids.index(point, step, intervals.closed);
            group_of[code as usize] = *groups.entry(index).or_insert_with(|| {
                let (low, high) = grids.bounds(index, step);
                labels.push(label(intervals, &grids, low, high));
                weights.push(((high - low) / unit) as u64);
                labels.len() as u32 - 1
            });
        }
        above.push(LevelGroups { group_of, labels, weights, missing: None });
    }
    // Missing cells join the one group of the last level, whatever it is called (spec A8).
    let root = match grids.steps.last() {
        Some(&step) if step >= grids.width() => {
            above.pop();
            label(intervals, &grids, grids.start, grids.end)
        }
        _ => ROOT.to_owned(),
    };
    above.push(LevelGroups::root(domain, root, total));
    chain::assemble(domain, above, total, 0)
}

/// The values that are not missing, each with the integers just below and just above it.
fn points(
    intervals: &Intervals,
    grids: &Grids,
    domain: &Domain,
) -> Result<Vec<(u32, (i128, i128))>> {
    let mut points = Vec::new();
    let mut not_a_number = Refused::none(domain);
    let mut out_of_range = Refused::none(domain);
    for (code, text) in domain.present() {
        let number = intervals.numbers.parse(text);
        let number = number.filter(|number| !intervals.integer || number.fract().is_zero());
        match number.map(|number| grids.point(number)) {
            None => not_a_number.note(code),
            Some(None) => out_of_range.note(code),
            Some(Some(point)) => points.push((code, point)),
        }
    }
    not_a_number.check(|values| Kind::NotANumber { values })?;
    out_of_range.check(|values| Kind::OutOfRange { values })?;
    Ok(points)
}

impl Grids {
    /// Checks the parameters; the error is the field at fault, and of steps the level.
    fn new(intervals: &Intervals) -> std::result::Result<Self, (&'static str, Option<u32>)> {
        let (start, end) = (intervals.start.normalize(), intervals.end.normalize());
        let steps: Vec<Decimal> = intervals.steps.iter().map(Decimal::normalize).collect();
        if end <= start {
            return Err(("end", None));
        }
        let level = |index: usize| Some(index as u32 + 1);
        if steps.is_empty() {
            return Err(("steps", None));
        }
        if let Some(index) = steps.iter().position(|step| *step <= Decimal::ZERO) {
            return Err(("steps", level(index)));
        }
        let scale = steps.iter().chain([&start, &end]).map(Decimal::scale).max().unwrap_or(0);
        // A bound must be a number again at this scale, since labels write it.
        let bound = |number| scaled(number, scale).filter(|&n| decimal(n, scale).is_some());
        let (Some(start), Some(end)) = (bound(start), bound(end)) else {
            let scale = start.scale().max(end.scale());
            let alone = [start, end].map(|it| scaled(it, scale).and_then(|n| decimal(n, scale)));
            let field = if alone.contains(&None) { "end" } else { "steps-too-fine" };
            return Err((field, None));
        };
        // A step that overflows is wider than any range.
        let steps = steps.into_iter().map(|step| scaled(step, scale).unwrap_or(i128::MAX));
        let grids = Self { start, end, steps: steps.collect(), scale };
        match grids.steps.windows(2).position(|w| w[1] < grids.width() && w[1] % w[0] != 0) {
            Some(index) => Err(("steps", level(index + 1))),
            None => Ok(grids),
        }
    }

    fn width(&self) -> i128 {
        self.end - self.start
    }

    /// The integers just below and just above `number` at this scale (equal if it is one), or
    /// nothing if it lies outside [start, end]. For comparisons with whole bounds they are as
    /// good as the number itself, and they do not overflow.
    fn point(&self, number: Decimal) -> Option<(i128, i128)> {
        let (low, high) = match number.scale().checked_sub(self.scale) {
            None | Some(0) => scaled(number, self.scale).map(|exact| (exact, exact))?,
            Some(digits) => {
                let unit = 10_i128.pow(digits);
                let low = number.mantissa().div_euclid(unit);
                (low, low + i128::from(number.mantissa().rem_euclid(unit) != 0))
            }
        };
        (low >= self.start && high <= self.end).then_some((low, high))
    }

    /// The number of the interval that holds a point, from 0.
    fn index(&self, (low, high): (i128, i128), step: i128, closed: Side) -> i128 {
        match closed {
            Side::Left => ((low - self.start) / step).min((self.width() - 1) / step),
            Side::Right => (high - self.start - 1).max(0) / step,
        }
    }

    /// The bounds of an interval.
    fn bounds(&self, index: i128, step: i128) -> (i128, i128) {
        let low = self.start + index * step;
        (low, low.saturating_add(step).min(self.end))
    }
}

/// `number` · 10^scale, if it is whole and not too large.
fn scaled(number: Decimal, scale: u32) -> Option<i128> {
    let digits = scale.checked_sub(number.scale())?;
    number.mantissa().checked_mul(10_i128.checked_pow(digits)?)
}

/// `number` · 10^-scale.
fn decimal(number: i128, scale: u32) -> Option<Decimal> {
    Decimal::try_from_i128_with_scale(number, scale).ok()
}

fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// What is written for an interval.
fn label(intervals: &Intervals, grids: &Grids, low: i128, high: i128) -> String {
    let bound = |bound| decimal(bound, grids.scale).expect("between start and end");
    let low_is_in = intervals.closed == Side::Left || low == grids.start;
    let high_is_in = intervals.closed == Side::Right || high == grids.end;
    let whole = intervals.integer && grids.scale == 0 && grids.start >= 0;
    let (low, high) = ((bound(low), low_is_in), (bound(high), high_is_in));
    if whole { bounds::whole(low, high) } else { bounds::numbers(low, high, intervals.numbers) }
}

#[cfg(test)]
mod tests;
