//! What must hold for the release: a privacy model with its arguments (spec D).

use outis::choice::{Choice, Declaration};
use outis::model::MODELS;

/// The models that there are, in the order of the list.
fn declared() -> [&'static Declaration; MODELS.len()] {
    MODELS.each_ref().map(|kind| kind.declared)
}

crate::choice::choice! {
    /// What must hold for the release. Parameters that a model can do without are absent unless
    /// they are set, so that a recipe says what was decided and nothing else.
    Model, "model", declared()
}

impl Model {
    /// Whether it is about sensitive values and how many records of a class have each.
    #[must_use]
    pub fn is_about_values(&self) -> bool {
        self.declared().family == "value"
    }

    /// The smallest class that it asks for, if it asks for one by itself.
    #[must_use]
    pub fn k(&self) -> Option<u32> {
        let mut parameters = self.declared().parameters.iter();
        parameters.find(|asked| asked.smallest_class).and_then(|k| self.integer_given(k.name))
    }
}

impl From<Choice> for Model {
    fn from(choice: Choice) -> Self {
        Self(choice)
    }
}
