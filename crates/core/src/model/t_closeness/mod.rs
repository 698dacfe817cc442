//! t-closeness: the sensitive values of each class are spread nearly as in the whole table.
//!
//! # Definition
//! D(p_E, q) ≤ t for every class E, where D is the earth mover's distance: the
//! least total way on which the shares of one distribution can be moved to make
//! the other (spec D9). How far two values are apart is the recipe's choice
//! ([`GroundDistance`]); all distances lie between 0 and 1. q are the shares of
//! the reference: the input with all its records, or what is released of it
//! ([`ReleasedTCloseness`]). Missing values do not count.
//!
//! # Source
//! N. Li, T. Li, S. Venkatasubramanian. "t-Closeness: Privacy Beyond k-Anonymity
//! and l-Diversity." ICDE 2007.
//!
//! # Invariants
//! The distance is convex, so that a union is no farther than its farther part. A
//! class that fails may drag down one that holds: monotone without suppression
//! only. All distances but [`GroundDistance::Numeric`] are quotients of whole numbers and
//! compared as such.

mod equal;
mod hierarchical;
mod lecture;
mod numeric;
mod ordered;
mod released;

use super::{
    ClassModel, ColumnTracker, Facet, Model, ModelChoice, Monotone, Stronger, TrackedColumn, Values,
};
use crate::choice::{self, Choice, Declaration, Parameter, Range};
use crate::error::{Error, Kind, Result};
use crate::histogram::Histogram;
use crate::num::{at_most, ratio};
use crate::partition::Class;
use crate::table::number;
use hierarchical::Hierarchical;
use numeric::Numeric;
use ordered::Ordered;
pub use released::ReleasedTCloseness;

/// How far two sensitive values are apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GroundDistance {
    /// All equally far.
    Equal,
    /// By the number of values between them in their order.
    Ordered,
    /// By their difference as numbers.
    Numeric,
    /// By how high in the attribute's hierarchy they first meet.
    Hierarchical,
}

const ORDERED: &str = "ordered";
const HIERARCHICAL: &str = "hierarchical";

const DISTANCES: [(&str, GroundDistance); 4] = [
    ("equal", GroundDistance::Equal),
    (ORDERED, GroundDistance::Ordered),
    ("numeric", GroundDistance::Numeric),
    (HIERARCHICAL, GroundDistance::Hierarchical),
];

/// Whose shares classes are compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ComparedWith {
    /// All records of the input.
    Input,
    /// The records that are released.
    Released,
}

const REFERENCES: [(&str, ComparedWith); 2] =
    [("input", ComparedWith::Input), ("released", ComparedWith::Released)];

/// What two distances of the lecture are called in reports.
const TRACE_DISTANCE: &str = "trace-distance";
const KULLBACK_LEIBLER: &str = "kullback-leibler";

const T: Parameter =
    Parameter::number("t", Range::SHARE).required().suggested(0.2).stronger(Stronger::Smaller);

/// The demand for a distance of at most t.
#[derive(Clone, Debug)]
pub struct TCloseness {
    track: usize,
    t: f64,
    reference: ReferenceCounts,
    kernel: Kernel,
    /// For each value the distance of a class that holds nothing else; empty if there are too
    /// many values to know them all. At fine nodes most classes are of one value.
    alone: Vec<f64>,
}

/// Up to this many values have their [`TCloseness::alone`].
const KNOWN: usize = 1024;

#[derive(Clone, Debug)]
enum Kernel {
    Equal,
    Ordered(Ordered),
    Numeric(Numeric),
    Hierarchical(Hierarchical),
}

/// How often each value occurs in the reference.
#[derive(Clone, Debug)]
struct ReferenceCounts {
    counts: Vec<u64>,
    total: u64,
    /// The counts over their sum.
    shares: Vec<f64>,
}

impl ReferenceCounts {
    fn new(counts: Vec<u64>) -> Self {
        let total: u64 = counts.iter().sum();
        let shares = counts.iter().map(|&count| count as f64 / total.max(1) as f64).collect();
        Self { counts, total, shares }
    }
}

impl TCloseness {
    /// A distance of at most `t` in the column tracked as `track`. The hierarchical distance
    /// needs values with their tree.
    ///
    /// # Errors
    /// [`Kind::Parameter`] if t is outside 0..=1, [`Kind::NoNumbers`] if the distance needs
    /// numbers and there are other values, [`Kind::NotTogether`] if the others are missing cells
    /// that count as a value.
    pub fn new(t: f64, distance: GroundDistance, track: usize, values: &Values) -> Result<Self> {
        T.check(t)?;
        let reference = ReferenceCounts::new(values.reference.clone());
        let kernel = Self::kernel(distance, &reference, values)?;
        let mut model = Self { track, t, reference, kernel, alone: Vec::new() };
        if model.reference.counts.len() <= KNOWN {
            model.alone = (0..model.reference.counts.len() as u32)
                .map(|value| {
                    let histogram = Histogram { values: &[value], counts: &[1] };
                    model.distance(histogram)
                })
                .collect();
        }
        Ok(model)
    }

    /// What a distance has to know of the reference.
    fn kernel(
        distance: GroundDistance,
        reference: &ReferenceCounts,
        values: &Values,
    ) -> Result<Kernel> {
        Ok(match distance {
            GroundDistance::Equal => Kernel::Equal,
            GroundDistance::Ordered => Kernel::Ordered(Ordered::new(reference)),
            GroundDistance::Numeric => {
                let numbers = values.numbers.as_deref().ok_or_else(|| not_numbers(values))?;
                Kernel::Numeric(Numeric::new(reference, numbers))
            }
            GroundDistance::Hierarchical => {
                Kernel::Hierarchical(Hierarchical::new(reference, &values.tree))
            }
        })
    }

    /// Whether a choice compares classes with what is released of the table.
    pub(super) fn compares_with_released(choice: &Choice) -> bool {
        choice.id() == Self::DECLARED.id
            && choice
                .meaning("reference", &REFERENCES)
                .is_ok_and(|reference| reference == ComparedWith::Released)
    }

    /// The attribute whose order a choice goes by, if it goes by one.
    pub(super) fn ordered(choice: &Choice) -> Option<&str> {
        let ordered = choice.id() == Self::DECLARED.id
            && choice
                .meaning("distance", &DISTANCES)
                .is_ok_and(|distance| distance == GroundDistance::Ordered);
        choice.text_given("attribute").filter(|_| ordered)
    }

    /// Whether a text has a numeric distance to others.
    pub(crate) fn is_number(text: &str) -> bool {
        number::is_number(text, '.') || number::is_number(text, ',')
    }

    #[inline]
    fn distance(&self, histogram: Histogram<'_>) -> f64 {
        let reference = &self.reference;
        if reference.total == 0 {
            // Shares of nothing: no class is near them.
            return f64::INFINITY;
        }
        if let [value] = *histogram.values
            && let Some(&known) = self.alone.get(value as usize)
        {
            return known;
        }
        match &self.kernel {
            Kernel::Equal => equal::distance(histogram, reference),
            Kernel::Ordered(kernel) => kernel.distance(histogram, reference),
            Kernel::Numeric(kernel) => kernel.distance(histogram, reference),
            Kernel::Hierarchical(kernel) => kernel.distance(histogram, reference),
        }
    }
}

fn not_numbers(values: &Values) -> Error {
    let known = values.texts.iter().zip(0..).filter(|(_, code)| values.missing != Some(*code));
    let concerned = known.filter(|(text, _)| !TCloseness::is_number(text)).count();
    let kind = match values.missing {
        Some(_) if concerned == 0 => Kind::NotTogether { setting: "missing-own-value" },
        _ => Kind::NoNumbers { values: concerned.max(1) as u64 },
    };
    Error::new(kind).of_attribute(&values.name)
}

/// Whether a choice says that the values of its attribute lie in an order: it measures them by number
/// or by their places.
#[must_use]
pub fn orders_values(choice: &Choice) -> bool {
    choice.id() == TCloseness::DECLARED.id
        && choice.meaning("distance", &DISTANCES).is_ok_and(|distance| {
            matches!(distance, GroundDistance::Ordered | GroundDistance::Numeric)
        })
}

impl ModelChoice for TCloseness {
    const DECLARED: &'static Declaration = &Declaration {
        id: "t-closeness",
        family: "value",
        source: "N. Li, T. Li, S. Venkatasubramanian. t-Closeness: Privacy Beyond k-Anonymity and \
                 ℓ-Diversity. ICDE 2007.",
        formula: "D(p, q) ≤ t",
        parameters: &[
            Parameter::sensitive().levels_with("distance", &[ORDERED, HIERARCHICAL]),
            T,
            Parameter::choice("distance", &choice::names(&DISTANCES)).spelled_out(),
            Parameter::choice("reference", &choice::names(&REFERENCES)),
        ],
    };

    const FACETS: &'static [&'static str] = &[TRACE_DISTANCE, KULLBACK_LEIBLER];

    const COMPARES: bool = true;

    fn demands(choice: &Choice, _: bool) -> bool {
        choice.number_given("t").is_some_and(|t| t < 1.0)
    }

    fn bind(choice: &Choice, tracker: &mut ColumnTracker<'_>) -> Result<Model> {
        let (t, distance) = (choice.number("t")?, choice.meaning("distance", &DISTANCES)?);
        let attribute = tracker.attribute(choice, "attribute")?;
        let (track, values) = match distance {
            GroundDistance::Hierarchical => tracker.track_tree(attribute)?,
            GroundDistance::Numeric => tracker.track(TrackedColumn::Sized(attribute))?,
            GroundDistance::Equal | GroundDistance::Ordered => {
                tracker.track(TrackedColumn::Sensitive(attribute))?
            }
        };
        let is_released = Self::compares_with_released(choice);
        let model = match is_released && !tracker.plan().star {
            true => ReleasedTCloseness::new(t, distance, track, &values)
                .map(|model| Model::Table(Box::new(model))),
            false if is_released => {
                // Suppressed records stay, so that the shares are those of all records at hand.
                let mut at_hand = (*values).clone();
                at_hand.reference.fill(0);
                for (line, code) in tracker.codes(track).iter().enumerate() {
                    if let Some(count) = at_hand.reference.get_mut(code as usize) {
                        *count += u64::from(tracker.lines().count(line));
                    }
                }
                Self::new(t, distance, track, &at_hand).map(|model| Model::Class(Box::new(model)))
            }
            false => {
                Self::new(t, distance, track, &values).map(|model| Model::Class(Box::new(model)))
            }
        };
        model.map_err(|error| match error.kind {
            Kind::NoNumbers { .. } => tracker.blame(error, attribute, &|text| {
                !tracker.is_missing(text) && !Self::is_number(text)
            }),
            Kind::NotTogether { .. } => {
                tracker.blame(error, attribute, &|text| tracker.is_missing(text))
            }
            _ => error,
        })
    }
}

impl ClassModel for TCloseness {
    #[inline]
    fn holds(&self, class: &Class<'_>) -> bool {
        let histogram = class.histogram(self.track);
        if histogram.distinct() == 0 {
            return true;
        }
        let distance = self.distance(histogram);
        match self.kernel {
            Kernel::Numeric(_) => at_most(distance, self.t),
            _ => distance <= self.t,
        }
    }

    /// The distance from the reference.
    fn measure(&self, class: &Class<'_>) -> Option<f64> {
        let histogram = class.histogram(self.track);
        (histogram.distinct() > 0).then(|| self.distance(histogram))
    }

    /// What remains of the class is a union of classes that hold, and therefore holds.
    fn lost(&self, class: &Class<'_>) -> u32 {
        match self.kernel {
            Kernel::Equal => equal::lost(class.histogram(self.track), &self.reference, self.t),
            _ => 0,
        }
    }

    fn stronger(&self) -> Stronger {
        Stronger::Smaller
    }

    fn monotone(&self) -> Monotone {
        Monotone::WITHOUT_SUPPRESSION
    }

    /// The two distances that the lecture compares it with (spec D9b).
    fn facets(&self, class: &Class<'_>) -> Vec<Facet> {
        let histogram = class.histogram(self.track);
        if histogram.distinct() == 0 {
            return Vec::new();
        }
        let facet = |name, value| Facet { name, value, stronger: Stronger::Smaller };
        vec![
            facet(TRACE_DISTANCE, lecture::trace_distance(histogram, &self.reference)),
            facet(KULLBACK_LEIBLER, lecture::kullback_leibler(histogram, &self.reference)),
        ]
    }
}

#[cfg(test)]
mod tests;
