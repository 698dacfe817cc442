//! What an attacker learns who knows the other sensitive attributes of a person.
//!
//! # Definition
//! A model of one sensitive attribute, joint with the others, must hold for each
//! sub-class of a class in which the values of the others are the same too (spec
//! D15, the strict reading). A missing value of another attribute is as good as any
//! to tell records apart.
//!
//! # Source
//! A. Machanavajjhala, D. Kifer, J. Gehrke, M. Venkitasubramaniam. "ℓ-Diversity:
//! Privacy Beyond k-Anonymity." TKDD 1(1), 2007, section 4.3.
//!
//! # Invariants
//! The sub-classes of a union are unions of sub-classes, so that what holds without
//! suppression goes on to hold. With suppression nothing does: a sub-class too small
//! fails the whole class.

use super::{ClassModel, Facet, Monotone, Stronger};
use crate::histogram::{Histogram, VOID};
use crate::partition::Class;

/// Combinations of which a class has few enough for their values to need no memory of their own.
const FEW: usize = 32;

/// The name of what a model measures joint with the other attributes.
pub(super) const FACET: &str = "joint";

/// A model that must hold whatever else is known of a person.
#[derive(Debug)]
pub struct Joint {
    track: usize,
    /// For each combination the number of what the other attributes are, ascending.
    groups: Vec<u32>,
    /// For each combination the code of the attribute itself.
    codes: Vec<u32>,
    /// Looks at the only histogram of a sub-class, number 0.
    model: Box<dyn ClassModel>,
}

impl Joint {
    /// `model`, which must look at track 0, for the sub-classes of the combinations tracked as
    /// `track`. `combinations` ascend, each with the code of the attribute itself last.
    #[must_use]
    pub fn new(model: Box<dyn ClassModel>, track: usize, combinations: &[Vec<u32>]) -> Self {
        let mut groups = Vec::with_capacity(combinations.len());
        let mut codes = Vec::with_capacity(combinations.len());
        let mut others: &[u32] = &[];
        let mut group = 0;
        for combination in combinations {
            let (&code, here) = combination.split_last().unwrap_or((&VOID, &[]));
            group += u32::from(here != others);
            others = here;
            groups.push(group);
            codes.push(code);
        }
        Self { track, groups, codes, model }
    }

    /// Whether `test` is true of every sub-class; those after one of which it is not are not looked
    /// at.
    fn all(&self, class: &Class<'_>, mut test: impl FnMut(&Class<'_>) -> bool) -> bool {
        let Histogram { values: combinations, counts } = class.histogram(self.track);
        let code = |&combination: &u32| self.codes[combination as usize];
        let (mut few, many);
        let values = match combinations.len() {
            number @ ..=FEW => {
                few = [0; FEW];
                few.iter_mut().zip(combinations).for_each(|(value, it)| *value = code(it));
                &few[..number]
            }
            _ => {
                many = combinations.iter().map(code).collect::<Vec<u32>>();
                &many[..]
            }
        };
        let mut start = 0;
        combinations.chunk_by(|a, b| self.groups[*a as usize] == self.groups[*b as usize]).all(
            |sub_class| {
                let end = start + sub_class.len();
                // Missing comes last and does not count.
                let counted = end - usize::from(values[end - 1] == VOID);
                let histogram = [Histogram {
                    values: &values[start..counted],
                    counts: &counts[start..counted],
                }];
                start = end;
                test(&Class::given(histogram[0].total(), &histogram))
            },
        )
    }
}

impl ClassModel for Joint {
    fn holds(&self, class: &Class<'_>) -> bool {
        self.all(class, |sub_class| self.model.holds(sub_class))
    }

    /// That of the weakest sub-class.
    fn measure(&self, class: &Class<'_>) -> Option<f64> {
        let mut weakest = None;
        self.all(class, |sub_class| {
            let measure = self.model.measure(sub_class);
            weakest = [weakest, measure]
                .into_iter()
                .flatten()
                .reduce(|a, b| self.stronger().weaker(a, b));
            true
        });
        weakest
    }

    fn stronger(&self) -> Stronger {
        self.model.stronger()
    }

    fn monotone(&self) -> Monotone {
        Monotone { suppression: false, ..self.model.monotone() }
    }
}

/// A model of one sensitive attribute by itself that also reports what it would be joint with
/// the others.
#[derive(Debug)]
pub struct BesideJoint {
    model: Box<dyn ClassModel>,
    joint: Joint,
}

impl BesideJoint {
    /// `model`, and beside it the same model joint with the other attributes.
    #[must_use]
    pub fn new(model: Box<dyn ClassModel>, joint: Joint) -> Self {
        Self { model, joint }
    }
}

impl ClassModel for BesideJoint {
    fn holds(&self, class: &Class<'_>) -> bool {
        self.model.holds(class)
    }

    fn measure(&self, class: &Class<'_>) -> Option<f64> {
        self.model.measure(class)
    }

    fn stronger(&self) -> Stronger {
        self.model.stronger()
    }

    fn monotone(&self) -> Monotone {
        self.model.monotone()
    }

    fn smallest(&self) -> Option<u32> {
        self.model.smallest()
    }

    fn concerns_absent(&self) -> bool {
        self.model.concerns_absent()
    }

    /// Those of the model, and what it measures joint with the others.
    fn facets(&self, class: &Class<'_>) -> Vec<Facet> {
        let mut facets = self.model.facets(class);
        facets.extend(self.joint.measure(class).map(|value| Facet {
            name: FACET,
            value,
            stronger: self.stronger(),
        }));
        facets
    }
}

#[cfg(test)]
mod tests {
    use super::{BesideJoint, Joint};
    use crate::histogram::{Histogram, VOID};
    use crate::model::{ClassModel, DistinctLDiversity, Monotone, Values};
    use crate::partition::Class;

    fn distinct(l: u32, track: usize) -> Box<dyn ClassModel> {
        Box::new(DistinctLDiversity::new(l, track, &Values::plain(9)).unwrap())
    }

    /// Spec D15: (a,x) (a,x) (b,y) (b,y). Each attribute by itself has two values, and so has the
    /// pair of both; whoever knows one knows the other.
    #[test]
    fn the_three_readings_differ_as_in_the_spec() {
        let own = Histogram { values: &[0, 1], counts: &[2, 2] };
        let pairs = Histogram { values: &[0, 1], counts: &[2, 2] };
        let histograms = [own, pairs];
        let class = Class::given(4, &histograms);
        let combinations = [vec![0, 0], vec![1, 1]];
        let joint = || Joint::new(distinct(2, 0), 1, &combinations);
        assert_eq!(distinct(2, 0).measure(&class), Some(2.0), "independent");
        assert_eq!(joint().measure(&class), Some(1.0), "joint");
        assert!(!joint().holds(&class));
        assert_eq!(distinct(2, 1).measure(&class), Some(2.0), "tuple");
        let joined = BesideJoint::new(distinct(2, 0), joint());
        assert!(joined.holds(&class));
        assert_eq!((joined.facets(&class)[0].name, joined.facets(&class)[0].value), ("joint", 1.0));
    }

    /// Missing values of the attribute itself are not counted; those of the others tell apart.
    #[test]
    fn missing_values_count_as_what_they_are() {
        let combinations =
            [vec![0, 0], vec![0, 1], vec![0, VOID], vec![1, VOID], vec![VOID, 1], vec![VOID, 2]];
        let joint = Joint::new(distinct(2, 0), 0, &combinations);
        let measured = |values: &[u32], counts: &[u32]| {
            let histogram = [Histogram { values, counts }];
            joint.measure(&Class::given(9, &histogram))
        };
        assert_eq!(measured(&[0, 1, 2, 3], &[1; 4]), Some(2.0));
        assert_eq!(measured(&[0, 2], &[1; 2]), Some(1.0));
        assert_eq!(measured(&[2, 3], &[1; 2]), None);
        assert_eq!(measured(&[4, 5], &[1; 2]), Some(2.0));
        assert_eq!(joint.monotone(), Monotone::WITHOUT_SUPPRESSION);
    }
}
