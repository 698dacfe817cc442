//! Personal k-anonymity: each record asks for a class size of its own.
//!
//! # Definition
//! Every class has at least as many records as the most demanding of them asks for
//! (spec D14a). A record whose demand is missing asks for nothing.
//!
//! # Source
//! B. Gedik, L. Liu. "Location Privacy in Mobile Systems: A Personalized
//! Anonymization Model." ICDCS 2005.
//!
//! # Invariants
//! a + b records are enough wherever a and b are: monotone without suppression. A
//! class that fails brings its demand into the union with one that holds. The
//! measure is the smallest quotient of a class size and a demand in it, so that all
//! demands are met exactly if it is at least 1.

use super::{
    ClassModel, ColumnTracker, Model, ModelChoice, Monotone, Stronger, TrackedColumn, Values,
};
use crate::choice::{Choice, Declaration, Parameter, Roles};
use crate::error::{Error, Result};
use crate::partition::Class;

/// The demand for classes as large as their records ask for.
#[derive(Clone, Debug)]
pub struct PersonalK {
    track: usize,
    /// What each value of the tracked column asks for; 0 for nothing.
    demands: Vec<u32>,
}

impl PersonalK {
    /// The demands in the column tracked as `track`.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) if a demand is no whole number from 1 to 4,294,967,295.
    pub fn new(track: usize, values: &Values) -> Result<Self> {
        let demands = values.texts.iter().zip(0..).map(|(text, code)| {
            if values.missing == Some(code) {
                return Ok(0);
            }
            Self::demand(text).ok_or_else(|| {
                Error::parameter("attribute", "whole-numbers").of_attribute(&values.name)
            })
        });
        Ok(Self { track, demands: demands.collect::<Result<_>>()? })
    }

    /// What a text asks for.
    pub(crate) fn demand(text: &str) -> Option<u32> {
        text.trim().parse().ok().filter(|&demand| demand >= 1)
    }

    /// The largest demand in a class; 0 if there is none.
    #[inline]
    fn largest(&self, class: &Class<'_>) -> u32 {
        let values = class.histogram(self.track).values;
        values.iter().map(|&value| self.demands[value as usize]).max().unwrap_or(0)
    }
}

impl ModelChoice for PersonalK {
    const DECLARED: &'static Declaration = &Declaration {
        id: "personal-k",
        family: "identity",
        source: "X. Xiao, Y. Tao. Personalized Privacy Preservation. SIGMOD 2006, for class sizes.",
        formula: "f ≥ max k(record)",
        parameters: &[Parameter::attribute("attribute", Roles::NotGeneralized)],
    };

    fn bind(choice: &Choice, tracker: &mut ColumnTracker<'_>) -> Result<Model> {
        let attribute = tracker.attribute(choice, "attribute")?;
        let (track, values) = tracker.track(TrackedColumn::Whole(attribute))?;
        let model = Self::new(track, &values).map_err(|error| {
            tracker.blame(error, attribute, &|text| {
                !tracker.is_missing(text) && Self::demand(text).is_none()
            })
        });
        Ok(Model::Class(Box::new(model?)))
    }
}

impl ClassModel for PersonalK {
    #[inline]
    fn holds(&self, class: &Class<'_>) -> bool {
        class.size >= self.largest(class)
    }

    /// The size as a multiple of the largest demand; `None` without demand.
    fn measure(&self, class: &Class<'_>) -> Option<f64> {
        let largest = self.largest(class);
        (largest > 0).then(|| f64::from(class.size) / f64::from(largest))
    }

    fn stronger(&self) -> Stronger {
        Stronger::Larger
    }

    fn monotone(&self) -> Monotone {
        Monotone::WITHOUT_SUPPRESSION
    }
}

#[cfg(test)]
mod tests {
    use super::PersonalK;
    use crate::histogram::Histogram;
    use crate::model::{ClassModel, Values};
    use crate::partition::Class;

    fn demands(texts: &[&str]) -> Values {
        let texts: Vec<String> = texts.iter().map(|&text| text.to_owned()).collect();
        let missing = texts.iter().position(String::is_empty).map(|code| code as u32);
        Values { reference: vec![1; texts.len()], texts, missing, ..Values::default() }
    }

    /// Spec D14a: three records that ask for 2, 2 and 4; and the union that fails where a class
    /// of three threes held.
    #[test]
    fn the_most_demanding_record_decides() {
        let model = PersonalK::new(0, &demands(&["2", "3", "4", "5", ""])).unwrap();
        let measured = |values: &[u32], counts: &[u32]| {
            let histogram = [Histogram { values, counts }];
            let class = Class::given(counts.iter().sum(), &histogram);
            (model.measure(&class), model.holds(&class))
        };
        assert_eq!(measured(&[0, 2], &[2, 1]), (Some(0.75), false));
        assert_eq!(measured(&[0, 2], &[3, 1]), (Some(1.0), true));
        assert_eq!(measured(&[1], &[3]), (Some(1.0), true));
        assert_eq!(measured(&[1, 3], &[3, 1]), (Some(0.8), false));
        assert_eq!(measured(&[4], &[1]), (None, true));
        assert_eq!(measured(&[0, 4], &[1, 1]), (Some(1.0), true));
    }

    #[test]
    fn demands_are_whole_numbers() {
        for text in ["0", "-1", "2.5", "many"] {
            assert!(PersonalK::new(0, &demands(&["2", text])).is_err(), "{text}");
        }
    }
}
