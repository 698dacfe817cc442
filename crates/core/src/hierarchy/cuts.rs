//! Ranges between cut points that somebody chose (spec B3).
//!
//! Each level has a list of cut points in ascending order, and puts together what lies between two
//! of them; below the first and above the last the range is open. A level of one or two points is
//! bottom or top coding. A level may only take points away from the one below, so that no range is
//! ever cut in two on the way up.
//!
//! The points are numbers, read exactly (spec M3), or dates in the format of the column, which are
//! compared by all that the format holds. A range is written as [`bounds`] says; of a date as the
//! recipe writes it on the finest level.
//!
//! Since ranges are open, they have no width: shares count the distinct values of the table
//! (spec M8).

mod scale;

pub use scale::{Scale, Stop};

use super::chain::{self, Refused};
use super::date::DateReader;
use super::kinds::{
    HierarchyChoice, HierarchyContext, LEVEL_LOSSES, Rule, Spec, refused, refused_part,
};
use super::{Hierarchy, MAX_HEIGHT, PIVOTS, SIDES, Side, bounds};
use crate::choice::{Choice, CutPoint, Declaration, Parameter, ParameterKind, Range, names};
use crate::error::{Error, Kind, Place, Result, Warning, WarningKind};
use crate::table::dates::DateFormat;
use crate::table::number::{self, NumberForm};
use crate::table::{Dictionary, Domain};
use jiff::ToSpan;
use jiff::civil::DateTime;
use rust_decimal::Decimal;

/// What is cut, and where.
#[derive(Clone, Debug)]
pub enum CutPoints {
    /// Numbers.
    Numbers {
        /// The points of each level, finest first, each list ascending and among the one before.
        levels: Vec<Vec<Decimal>>,
        /// How values write numbers. Labels write fractions the same way.
        numbers: NumberForm,
        /// Whether the column holds whole numbers only. With whole points that are not negative,
        /// labels are then `18-24` instead of `[18, 25)`.
        integer: bool,
    },
    /// Dates.
    Dates {
        /// The points of each level as the format has them, finest first, each list ascending and
        /// among the one before.
        levels: Vec<Vec<String>>,
        /// The `strftime` format of every value, such as `%d.%m.%Y`.
        format: String,
        /// The last year that a year of two digits may mean (spec M21).
        pivot: Option<i16>,
    },
}

/// Ranges between cut points.
#[derive(Clone, Debug)]
pub struct Cuts {
    levels: PointLevels,
    /// What is written for the finest points.
    texts: Vec<String>,
    closed: Side,
    points: FinestPoints,
}

/// For each level the numbers of its points among the finest, ascending.
type PointLevels = Vec<Vec<usize>>;

/// The points of the finest level, as values are compared with them.
#[derive(Clone, Debug)]
enum FinestPoints {
    Numbers { points: Vec<Decimal>, numbers: NumberForm, integer: bool },
    Dates { points: Vec<DateTime>, format: String, pivot: Option<i16> },
}

impl HierarchyChoice for Cuts {
    const DECLARED: &'static Declaration = &Declaration {
        id: "cuts",
        family: "",
        source: "Ranges between cut points, each level's among those of the one below; one or two \
                 points are top and bottom coding.",
        formula: "",
        parameters: &[
            // The points of each level, finest first.
            Parameter::new("cuts", ParameterKind::Cuts).required(),
            // Which range a point belongs to: from the left, 18 begins 18–24.
            Parameter::choice("closed", &names(&SIDES)).spelled_out(),
            // How dates are written, where the points are dates.
            Parameter::text("format"),
            Parameter::integer("pivot", Range::whole(*PIVOTS.start() as u32, *PIVOTS.end() as u32))
                .only_with("format", &[]),
            LEVEL_LOSSES,
        ],
    };

    fn bind(choice: &Choice, context: &HierarchyContext<'_>) -> Result<Spec> {
        let given = choice.cuts("cuts").unwrap_or_default();
        let points = match choice.text_given("format") {
            Some(format) => {
                let pivot = choice.integer_given("pivot");
                let pivot = pivot.map(|year| i16::try_from(year).map_err(|_| refused("pivot")));
                CutPoints::Dates {
                    levels: each_point(given, |point| match point {
                        CutPoint::Text(text) => Ok(text.clone()),
                        CutPoint::Number(_) => Err("not-a-date"),
                    })?,
                    format: format.to_owned(),
                    pivot: pivot.transpose()?,
                }
            }
            None => {
                let (numbers, integer) = (context.numbers, (context.integer)());
                CutPoints::Numbers {
                    levels: each_point(given, |point| match point {
                        CutPoint::Number(text) => number::parse(text, '.').ok_or("too-many-digits"),
                        CutPoint::Text(_) => Err("not-a-number"),
                    })?,
                    numbers,
                    integer,
                }
            }
        };
        Ok(Spec::new(Self::new(points, choice.meaning("closed", &SIDES)?)?))
    }
}

impl Cuts {
    /// Ranges between these points, each of which belongs to the range on its right if ranges are
    /// closed on the left.
    ///
    /// # Errors
    /// [`Kind::HierarchyPart`] for a list that is empty, not ascending or not among the one before,
    /// and for a date that does not follow the format; [`Kind::TooManyLevels`] over
    /// [`MAX_HEIGHT`]; [`Kind::HierarchyParameter`] for `format` and `pivot`.
    pub fn new(points: CutPoints, closed: Side) -> Result<Self> {
        match points {
            CutPoints::Numbers { levels, numbers, integer } => {
                let (points, levels) = ascending(levels)?;
                let texts = points.iter().map(|&point| bounds::number(point, numbers)).collect();
                let points = FinestPoints::Numbers { points, numbers, integer };
                Ok(Self { levels, texts, closed, points })
            }
            CutPoints::Dates { levels, format, pivot } => {
                if pivot.is_some_and(|pivot| !PIVOTS.contains(&pivot)) {
                    return Err(refused("pivot"));
                }
                let reader = DateReader::new(&format, pivot).ok_or_else(|| refused("format"))?;
                let read = each_point(&levels, |text| reader.moment(text).ok_or("not-a-date"))?;
                let (points, ranked) = ascending(read)?;
                let texts = levels.into_iter().next().unwrap_or_default();
                let points = FinestPoints::Dates { points, format, pivot };
                Ok(Self { levels: ranked, texts, closed, points })
            }
        }
    }

    /// What is written for the range that ends at point `end` of a level and begins at the one
    /// before.
    fn label(&self, level: &[usize], end: usize) -> String {
        let point = |number: usize| level.get(number).copied();
        let closed = self.closed;
        match (end.checked_sub(1).and_then(point), point(end)) {
            (None, None) => super::STAR.to_owned(),
            (None, Some(high)) => bounds::below(&self.texts[high], closed),
            (Some(low), None) => bounds::above(&self.texts[low], closed),
            (Some(low), Some(high)) => self.bounded(low, high),
        }
    }

    /// What is written for the range between two of the finest points.
    fn bounded(&self, low: usize, high: usize) -> String {
        let (low_is_in, high_is_in) = (self.closed == Side::Left, self.closed == Side::Right);
        match &self.points {
            FinestPoints::Numbers { points, numbers, integer } => {
                let whole = *integer
                    && points
                        .iter()
                        .all(|point| point.fract().is_zero() && *point >= Decimal::ZERO);
                let (low, high) = ((points[low], low_is_in), (points[high], high_is_in));
                if whole { bounds::whole(low, high) } else { bounds::numbers(low, high, *numbers) }
            }
            FinestPoints::Dates { .. } => {
                let (low, high) = (self.texts[low].as_str(), self.texts[high].as_str());
                let separator = if low.contains(',') || high.contains(',') { ';' } else { ',' };
                bounds::bracketed((low, low_is_in), (high, high_is_in), separator)
            }
        }
    }

    /// How many of the finest points lie below each value that is not missing.
    ///
    /// # Errors
    /// [`Kind::NotANumber`] for values that are none, or not whole although the column is;
    /// [`Kind::NotADate`].
    fn ranks(&self, domain: &Domain) -> Result<Vec<(u32, usize)>> {
        let mut ranks = Vec::new();
        let mut refused = Refused::none(domain);
        let mut note = |code, rank: Option<usize>| match rank {
            Some(rank) => ranks.push((code, rank)),
            None => refused.note(code),
        };
        match &self.points {
            FinestPoints::Numbers { points, numbers, integer } => {
                for (code, text) in domain.present() {
                    let value = numbers.parse(text);
                    let value = value.filter(|value| !integer || value.fract().is_zero());
                    note(code, value.map(|value| rank(points, &value, self.closed)));
                }
                refused.check(|values| Kind::NotANumber { values })?;
            }
            FinestPoints::Dates { points, format, pivot } => {
                let reader = DateReader::new(format, *pivot)
                    .ok_or_else(|| chain::parameter("format", domain))?;
                for (code, text) in domain.present() {
                    let value = reader.moment(text);
                    note(code, value.map(|value| rank(points, &value, self.closed)));
                }
                refused.check(|values| Kind::NotADate { values })?;
            }
        }
        Ok(ranks)
    }
}

impl Rule for Cuts {
    fn build(&self, domain: &Domain) -> Result<(Hierarchy, Vec<Warning>)> {
        let ranks = self.ranks(domain)?;
        let above = self.levels.iter().map(|level| {
            let mut groups = vec![0; domain.values.len()];
            let mut labels = Dictionary::new();
            for &(code, rank) in &ranks {
                let end = level.partition_point(|&point| point < rank);
                groups[code as usize] = labels.insert(&self.label(level, end));
            }
            (groups, labels.iter().map(str::to_owned).collect())
        });
        let hierarchy = chain::by_leaves(domain, above.collect())?;
        let guesses = self.dates().is_some_and(|format| format.guesses_centuries());
        let place = Place { column: Some(domain.column), ..Place::default() };
        let warning = guesses.then_some(Warning { kind: WarningKind::TwoDigitYears, place });
        Ok((hierarchy, warning.into_iter().collect()))
    }

    fn ranged(&self) -> Option<bool> {
        matches!(self.points, FinestPoints::Numbers { .. }).then_some(true)
    }

    fn dates(&self) -> Option<DateFormat<'_>> {
        match &self.points {
            FinestPoints::Dates { format, pivot, .. } => Some(DateFormat::new(format, *pivot)),
            FinestPoints::Numbers { .. } => None,
        }
    }

    fn numbers(&self) -> Option<NumberForm> {
        match self.points {
            FinestPoints::Numbers { numbers, .. } => Some(numbers),
            FinestPoints::Dates { .. } => None,
        }
    }

    /// The points, and what lies beside them, for ranges that have no other.
    fn number_forms(&self) -> Option<[Spec; 2]> {
        let FinestPoints::Numbers { points, numbers, .. } = &self.points else { return None };
        let forms = [true, false].map(|integer| {
            let points =
                FinestPoints::Numbers { points: points.clone(), numbers: *numbers, integer };
            Spec::new(Self { points, ..self.clone() })
        });
        Some(forms)
    }

    fn candidates(&self, _label: &str) -> Vec<String> {
        let mut candidates = self.texts.clone();
        let neighbours = candidates.iter().flat_map(|bound| match &self.points {
            FinestPoints::Numbers { numbers, .. } => {
                numbers.parse(bound).map_or(Vec::new(), |point| {
                    let neighbours = [point - Decimal::ONE, point + Decimal::ONE];
                    neighbours.map(|value| bounds::number(value, *numbers)).to_vec()
                })
            }
            FinestPoints::Dates { format, pivot, .. } => {
                let format = DateFormat::new(format, *pivot);
                let moment = format.moment(bound);
                let spans = [1.day(), 1.month(), 1.year()];
                let neighbours = moment.into_iter().flat_map(|moment| {
                    spans.map(|span| [moment.checked_sub(span), moment.checked_add(span)])
                });
                let neighbours = neighbours.flatten().flatten();
                neighbours.filter_map(|moment| format.written(moment)).collect()
            }
        });
        let neighbours: Vec<String> = neighbours.collect();
        candidates.extend(neighbours);
        candidates
    }

    fn scale(&self, domain: &Domain) -> Option<Scale> {
        self.scale_of(domain)
    }
}

/// How many of the points lie below a value.
fn rank<T: Ord>(points: &[T], value: &T, closed: Side) -> usize {
    points.partition_point(|point| match closed {
        Side::Left => point <= value,
        Side::Right => point < value,
    })
}

/// Reads each point of each list.
///
/// # Errors
/// With the path of the first that cannot be read.
fn each_point<T, U>(
    levels: &[Vec<T>],
    read: impl Fn(&T) -> std::result::Result<U, &'static str>,
) -> Result<Vec<Vec<U>>> {
    levels
        .iter()
        .enumerate()
        .map(|(level, list)| {
            let points = list.iter().enumerate().map(|(number, point)| {
                read(point).map_err(|why| refused_part(format!("cuts[{level}][{number}]"), why))
            });
            points.collect()
        })
        .collect()
}

/// The finest points, and for each list the numbers of its points among them.
///
/// # Errors
/// With the path of the first list or point at fault.
fn ascending<T: Ord + Clone>(levels: Vec<Vec<T>>) -> Result<(Vec<T>, PointLevels)> {
    if levels.len() > MAX_HEIGHT {
        let (levels, limit) = (levels.len() as u64, MAX_HEIGHT as u64);
        return Err(Error::new(Kind::TooManyLevels { field: "cuts", levels, limit }));
    }
    let Some(finest) = levels.first().cloned() else { return Err(refused_part("cuts", "empty")) };
    let mut ranked = Vec::new();
    for (level, points) in levels.into_iter().enumerate() {
        let path = |number: usize| format!("cuts[{level}][{number}]");
        if points.is_empty() {
            return Err(refused_part(format!("cuts[{level}]"), "empty"));
        }
        if let Some(number) = points.windows(2).position(|pair| pair[0] >= pair[1]) {
            return Err(refused_part(path(number + 1), "not-ascending"));
        }
        // The list before has nothing that the finest has not.
        let before = ranked.last();
        let mut numbers = Vec::new();
        for (number, point) in points.iter().enumerate() {
            let found = finest.binary_search(point).ok();
            let known =
                found.filter(|one| before.is_none_or(|before: &Vec<usize>| before.contains(one)));
            numbers.push(known.ok_or_else(|| refused_part(path(number), "not-among-finer"))?);
        }
        ranked.push(numbers);
    }
    Ok((finest, ranked))
}

#[cfg(test)]
mod tests;
