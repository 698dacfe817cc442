//! All models by their names, from a recipe's choice to a model of the table at hand.

use super::*;
use crate::choice::{Argument, Choice, Declaration, Listed, ParameterKind};
use crate::error::{Error, Kind, Result};
use crate::plan::Matching;

/// What recipes may say of a model, and what comes of it.
pub trait ModelChoice {
    /// What a recipe may choose.
    const DECLARED: &'static Declaration;

    /// The names of the figures that it may report beside its own measure, in kebab-case.
    const FACETS: &'static [&'static str] = &[];

    /// Whether it is about the table as a whole, so that no class is judged by itself.
    const ON_TABLE: bool = false;

    /// Whether it compares classes with the table as a whole.
    const COMPARES: bool = false;

    /// Whether it is there where missing values match everything.
    const WITH_WILDCARDS: bool = false;

    /// A choice of it of which nothing is given yet.
    #[must_use]
    fn choose() -> Choice {
        Self::DECLARED.choose()
    }

    /// Refuses arguments that are within their ranges and do not go together. `weighed` says
    /// whether records have sampling weights.
    ///
    /// # Errors
    /// [`Kind::Parameter`] or [`Kind::MissingParameter`] with the parameter's name.
    fn agree(_choice: &Choice, _weighed: bool) -> Result<()> {
        Ok(())
    }

    /// Whether there are tables that fail it. `harmless` says whether every value that occurs
    /// may be disclosed.
    fn demands(_choice: &Choice, _harmless: bool) -> bool {
        true
    }

    /// The model of the table at hand.
    ///
    /// # Errors
    /// As [`Self::agree`], and whatever is wrong with the columns that the model looks at.
    fn bind(choice: &Choice, tracker: &mut ColumnTracker<'_>) -> Result<Model>;
}

/// A [`ModelChoice`] as a value.
#[derive(Clone, Copy, Debug)]
pub struct ModelKind {
    /// What a recipe may choose.
    pub declared: &'static Declaration,
    /// The names of the figures that it may report beside its own measure.
    pub facets: &'static [&'static str],
    /// Whether it is about the table as a whole, so that no class is judged by itself.
    pub on_table: bool,
    compares: bool,
    with_wildcards: bool,
    agree: fn(&Choice, bool) -> Result<()>,
    demands: fn(&Choice, bool) -> bool,
    bind: fn(&Choice, &mut ColumnTracker<'_>) -> Result<Model>,
}

const fn kind<M: ModelChoice>() -> ModelKind {
    ModelKind {
        declared: M::DECLARED,
        facets: M::FACETS,
        on_table: M::ON_TABLE,
        compares: M::COMPARES,
        with_wildcards: M::WITH_WILDCARDS,
        agree: M::agree,
        demands: M::demands,
        bind: M::bind,
    }
}

/// All models, in the order in which they are listed everywhere.
pub static MODELS: [ModelKind; 19] = [
    kind::<KAnonymity>(),
    kind::<KMap>(),
    kind::<NullMap>(),
    kind::<AverageRisk>(),
    kind::<DistinctLDiversity>(),
    kind::<EntropyLDiversity>(),
    kind::<RecursiveLDiversity>(),
    kind::<PdRecursiveLDiversity>(),
    kind::<NpdRecursiveLDiversity>(),
    kind::<TCloseness>(),
    kind::<DeltaPresence>(),
    kind::<DeltaDisclosure>(),
    kind::<BetaLikeness>(),
    kind::<AlphaKAnonymity>(),
    kind::<PersonalK>(),
    kind::<GuardingNodes>(),
    kind::<SubsetKAnonymity>(),
    kind::<SampleUniqueness>(),
    kind::<PopulationUniqueness>(),
];

/// The model that was chosen.
///
/// # Errors
/// [`Kind::NoModels`] if none is.
fn chosen(choice: &Choice) -> Result<&'static ModelKind> {
    let found = MODELS.iter().find(|kind| kind.declared.id == choice.id());
    found.ok_or_else(|| Error::new(Kind::NoModels))
}

/// Refuses what no table can make right: numbers outside their ranges, and arguments that do
/// not go together. `weighed` says whether records have sampling weights.
///
/// # Errors
/// [`Kind::Parameter`] or [`Kind::MissingParameter`] with the parameter's name.
pub fn agree(choice: &Choice, weighed: bool) -> Result<()> {
    choice.check()?;
    (chosen(choice)?.agree)(choice, weighed)
}

/// Whether the model that was chosen compares classes with the table as a whole, and not with what
/// is released of it.
#[must_use]
pub fn compares(choice: &Choice) -> bool {
    chosen(choice).is_ok_and(|kind| kind.compares) && !TCloseness::compares_with_released(choice)
}

/// The sensitive attribute that a choice protects against inference; `None` where it is about
/// something else, and where its arguments are so weak that every table holds it.
/// With `joint` too it is one attribute: the others are taken to be known, not protected.
/// `are_all` says whether no other value than these occurs in an attribute.
pub fn protected(choice: &Choice, are_all: impl Fn(&str, &[String]) -> bool) -> Option<&str> {
    let kind = chosen(choice).ok().filter(|kind| kind.declared.family == "value")?;
    let attribute = choice.text_given("attribute")?;
    let harmless = choice.given().iter().any(|(parameter, argument)| match argument {
        Argument::Texts(values) => {
            parameter.kind == ParameterKind::Values(Listed::Harmless) && are_all(attribute, values)
        }
        _ => false,
    });
    (kind.demands)(choice, harmless).then_some(attribute)
}

/// The model of the table at hand.
///
/// # Errors
/// As [`agree`], and whatever is wrong with the columns that the model looks at.
pub fn bind(choice: &Choice, tracker: &mut ColumnTracker<'_>) -> Result<Model> {
    let kind = chosen(choice)?;
    if tracker.plan().matching == Matching::Wildcard && !kind.with_wildcards {
        return Err(Error::new(Kind::NotTogether { setting: "wildcard" }));
    }
    (kind.bind)(choice, tracker)
}
