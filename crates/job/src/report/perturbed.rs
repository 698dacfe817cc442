//! Columns whose values are not true of the persons beside them, in the shape of the report.

use crate::Job;
use outis::release::Applied;
use outis_protocol::recipe::Recipe;
use outis_protocol::report::{Notice, NoticeCode, PerturbationFacts, PerturbedOutcome};

/// What a recipe alone tells of them: how many values there are, and what was drawn, it does not.
pub(super) fn told(recipe: &Recipe) -> Vec<PerturbedOutcome> {
    let perturbed = recipe.attributes.iter().filter_map(|attribute| {
        let perturb = attribute.perturb.clone()?;
        let facts = PerturbationFacts { perturb, values: None, epsilon: None };
        Some(PerturbedOutcome {
            attribute: attribute.title(),
            facts,
            drawn: None,
            changed: None,
            expected: None,
            given: false,
        })
    });
    perturbed.collect()
}

/// That values are not true of the persons beside them, of each such column.
pub(super) fn notices(recipe: &Recipe) -> impl Iterator<Item = Notice> + use<> {
    told(recipe).into_iter().map(|column| Notice {
        attribute: Some(column.attribute),
        ..Notice::new(NoticeCode::ValuesPerturbed)
    })
}

impl Job {
    /// What became of them in a release, drawn from a seed that was given or the system's.
    pub(super) fn perturbed_columns(
        &self,
        applied: &Applied,
        given: bool,
    ) -> Vec<PerturbedOutcome> {
        let columns = applied.perturbed_columns().iter().filter_map(|column| {
            let attribute = &self.recipe.attributes[column.planned.attribute];
            let perturbation = column.planned.perturbation;
            let epsilon = perturbation.epsilon(column.values);
            let facts = PerturbationFacts {
                perturb: attribute.perturb.clone()?,
                values: epsilon.map(|_| column.values as u64),
                epsilon,
            };
            Some(PerturbedOutcome {
                attribute: attribute.title(),
                facts,
                drawn: Some(column.drawn),
                changed: Some(column.changed),
                expected: perturbation.expected(column.records, column.values),
                given,
            })
        });
        columns.collect()
    }
}
