//! A model as a recipe asks for it, before it meets a table.

use super::{AverageRisk, DistinctLDiversity, Ground, KAnonymity, Model, Side};
use crate::error::Result;

/// A model as a recipe asks for it. Attributes are numbers in the plan.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Spec {
    /// See [`KAnonymity`].
    KAnonymity {
        /// At least 2.
        k: u32,
    },
    /// See [`AverageRisk`].
    AverageRisk {
        /// The largest average risk.
        average: f64,
        /// The largest risk of any record.
        max: Option<f64>,
    },
    /// See [`DistinctLDiversity`].
    DistinctLDiversity {
        /// The sensitive attribute.
        attribute: usize,
        /// The fewest distinct values.
        l: u32,
    },
}

impl Spec {
    /// The model of the table at hand.
    ///
    /// # Errors
    /// A parameter outside its range, with its name, or whatever is wrong with the columns that
    /// the model looks at.
    pub fn bind(&self, ground: &mut Ground<'_>) -> Result<Model> {
        Ok(match *self {
            Self::KAnonymity { k } => Model::Class(Box::new(KAnonymity::new(k)?)),
            Self::AverageRisk { average, max } => {
                Model::Table(Box::new(AverageRisk::new(average, max)?))
            }
            Self::DistinctLDiversity { attribute, l } => {
                let (track, values) = ground.track(Side::Sensitive(attribute))?;
                Model::Class(Box::new(DistinctLDiversity::new(l, track, &values)?))
            }
        })
    }
}
