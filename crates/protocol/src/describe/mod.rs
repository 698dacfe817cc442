//! What this build can do: models, losses, searches, with parameters, ranges and sources.
//!
//! Forms are drawn from this and defaults are asked here; the words stand in `locales/`.

mod losses;
mod warnings;

use crate::recipe::{self, EarlierReleases, Risk, Suppression};
use outis::choice::{self, Declaration, Range, Roles};
use outis::hierarchy::{LEVEL_LOSSES, NAMED};
use outis::loss::GS_FACTOR;
use outis::model::{MODELS, ModelKind};
use outis::{graph, places, queries, sets};
use serde::Serialize;

/// Everything that can be chosen.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Description {
    /// Version of Outis.
    pub version: String,
    /// Version of the recipe format.
    pub recipe: u32,
    /// Privacy models.
    pub models: Vec<Item>,
    /// Losses.
    pub losses: Vec<Item>,
    /// Aggregates.
    pub aggregates: Vec<Item>,
    /// Searches.
    pub searches: Vec<Item>,
    /// Hierarchies.
    pub hierarchies: Vec<Item>,
    /// What makes the values of a column untrue of the persons beside them.
    pub perturbations: Vec<Item>,
    /// Privacy models for sets of items.
    pub set_models: Vec<Item>,
    /// What finds a release of sets of items; its family is the model that it is for.
    pub set_searches: Vec<Item>,
    /// Privacy models for places.
    pub place_models: Vec<Item>,
    /// What finds a release of places.
    pub place_searches: Vec<Item>,
    /// Privacy models for graphs.
    pub graph_models: Vec<Item>,
    /// What finds a release of a graph; its family is the model that it is for.
    pub graph_searches: Vec<Item>,
    /// Privacy models for query logs.
    pub log_models: Vec<Item>,
    /// What finds a release of a query log; its family is the model that it is for.
    pub log_searches: Vec<Item>,
    /// Ladders that are offered by name where values fit, with their sources.
    pub ladders: Vec<Item>,
    /// Warnings about columns that are released word for word, with their thresholds.
    pub warnings: Vec<Item>,
    /// What the values of such columns are held against, with thresholds.
    pub detectors: Vec<Item>,
    /// Settings outside these lists: suppression limit, gs-factor, risk threshold, what is done about
    /// earlier releases.
    pub settings: Vec<Parameter>,
    /// Fields of a recipe that cannot change what a search finds, as paths: a search stays good
    /// when they are changed.
    pub unsearched: Vec<String>,
    /// What a recipe means that says only what it must: every field that has a default.
    #[cfg_attr(feature = "ts", ts(type = "Partial<Recipe>"))]
    pub defaults: serde_json::Value,
}

/// One thing that can be chosen.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Item {
    /// Its name in recipes.
    pub id: String,
    /// The paper or definition it comes from.
    pub source: String,
    /// What holds, in the field's notation; empty where there is no formula.
    pub formula: String,
    /// What it has to do with others of its list, for grouping: of models `identity`, `value`,
    /// `presence` or `population`; of searches `optimal`, `lattice`, `local`, `cells` or `given`;
    /// of losses `share` where 0 is nothing lost and 1 everything, `levels` where recipes say
    /// what each level loses; empty elsewhere.
    pub family: String,
    /// Of models, whether it is about the table as a whole, so that no class is judged by itself.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub on_table: bool,
    /// Its parameters.
    pub parameters: Vec<Parameter>,
}

/// A number or choice with its range.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Parameter {
    /// Its name, as a path in the recipe.
    pub name: String,
    /// What is to be filled in.
    pub kind: ParameterKind,
    /// Whether a recipe must say it.
    pub required: bool,
    /// Where the values allowed begin.
    pub min: Option<f64>,
    /// Whether `min` is too small itself.
    pub min_excluded: bool,
    /// Where the values allowed end; null if there is no end.
    pub max: Option<f64>,
    /// Whether `max` is too large itself.
    pub max_excluded: bool,
    /// What is used if the recipe is silent; null if it must say.
    pub default: Option<f64>,
    /// What a form begins with; a suggestion, not a recommendation for every table.
    pub suggested: Option<f64>,
    /// The choices, where it is not a number.
    pub choices: Vec<String>,
    /// Whether silence means the default, or the first choice; where it does not, a choice may
    /// stay open.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub spelled_out: bool,
    /// Whether an attribute that is not sensitive will do, unless it is generalized.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub any_role: bool,
    /// Of a table: whether its people are others than those of the data.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub others: bool,
    /// The parameter without which it says nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub only_with: Option<String>,
    /// The choices of that one which ask for it; all of them where none is named.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub only_with_choices: Vec<String>,
    /// The parameter in whose place it stands: one of the two is needed, never both.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub instead_of: Option<String>,
    /// Of an attribute, beside what its levels are looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub levels_with: Option<LevelsWith>,
    /// Whether it is the size that each released class has at least.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub smallest_class: bool,
    /// What of the table's cells may stand in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub cells: Option<Cells>,
}

/// Beside what the levels of an attribute are looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct LevelsWith {
    /// The name of a parameter.
    pub parameter: String,
    /// The values of it that ask for levels; any will do if there are none.
    pub values: Vec<String>,
}

/// What of a table's cells may stand in a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Cells {
    /// Values, of each row the first, of groups all that they name.
    Values,
    /// Numbers that may be the least or the greatest of a column.
    Bounds,
}

impl Parameter {
    /// Its range as problems have it: `2..`, `0<..=1`; `None` where all numbers are allowed.
    #[must_use]
    pub fn range(&self) -> Option<String> {
        let Self { min, min_excluded, max, max_excluded, .. } = *self;
        min.map(|_| Range { min, min_excluded, max, max_excluded }.text())
    }
}

/// What is to be filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ParameterKind {
    /// A number.
    Number,
    /// A whole number.
    Integer,
    /// Yes or no.
    Switch,
    /// One of `choices`.
    Choice,
    /// The name of an attribute.
    Attribute,
    /// Some values of the attribute chosen.
    Values,
    /// Lists of names of attributes.
    Combinations,
    /// Names of attributes, in an order that matters.
    Order,
    /// Attributes with the levels that they go to, one after the other.
    Recoding,
    /// The name of a table beside the data.
    Table,
    /// Something of its own.
    Other,
}

/// Everything that this build can do.
#[must_use]
pub fn description() -> Description {
    Description {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        recipe: recipe::VERSION,
        models: MODELS.iter().map(model).collect(),
        losses: losses::losses(),
        aggregates: losses::aggregates(),
        searches: recipe::searches().into_iter().map(declared).collect(),
        hierarchies: recipe::hierarchies().map(hierarchy).to_vec(),
        perturbations: recipe::perturbations().map(declared).to_vec(),
        set_models: sets::MODELS.map(declared).to_vec(),
        set_searches: sets::SEARCHES.map(declared).to_vec(),
        place_models: places::MODELS.map(declared).to_vec(),
        place_searches: places::SEARCHES.map(declared).to_vec(),
        graph_models: graph::GRAPH_MODELS.map(declared).to_vec(),
        graph_searches: graph::GRAPH_SEARCHES.map(declared).to_vec(),
        log_models: queries::LOG_MODELS.map(declared).to_vec(),
        log_searches: queries::LOG_SEARCHES.map(declared).to_vec(),
        ladders: NAMED.iter().map(|ladder| item(ladder.id.to_owned(), ladder.source)).collect(),
        warnings: warnings::warnings(),
        detectors: warnings::detectors(),
        settings: settings(),
        unsearched: recipe::UNSEARCHED.map(str::to_owned).to_vec(),
        defaults: defaults(),
    }
}

/// The defaults, read off a recipe that is silent about everything it may be silent about.
fn defaults() -> serde_json::Value {
    let mut value = serde_json::to_value(recipe::Recipe::silent()).unwrap_or_default();
    if let Some(fields) = value.as_object_mut() {
        fields
            .retain(|name, _| !["outis", "kind", "attributes", "models"].contains(&name.as_str()));
    }
    value
}

fn model(kind: &ModelKind) -> Item {
    Item { on_table: kind.on_table, ..declared(kind.declared) }
}

/// A kind of hierarchy. Scripts know what each level loses as told only beside levels that are
/// written down.
fn hierarchy(declaration: &Declaration) -> Item {
    let mut item = declared(declaration);
    let mut kinds = declaration.parameters.iter().map(|declared| declared.kind);
    if !kinds.any(|kind| kind == choice::ParameterKind::Rows) {
        item.parameters.retain(|parameter| parameter.name != LEVEL_LOSSES.name);
    }
    item
}

fn settings() -> Vec<Parameter> {
    let share = |name: &str, default: f64| Parameter {
        default: Some(default),
        ..number(name, Range::SHARE)
    };
    vec![
        Parameter {
            suggested: Some(Suppression::SUGGESTED_LIMIT),
            ..share("suppression.limit", Suppression::default().limit)
        },
        Parameter { name: format!("loss.{}", GS_FACTOR.name), ..declared_parameter(&GS_FACTOR) },
        share("risk.threshold", Risk::default().threshold),
        number("risk.sampling-fraction", Range::FRACTION),
        Parameter {
            kind: ParameterKind::Choice,
            choices: EarlierReleases::ALL.map(|decided| decided.id().to_owned()).to_vec(),
            ..parameter("earlier")
        },
    ]
}

/// What the core declares.
fn declared(declaration: &Declaration) -> Item {
    Item {
        formula: declaration.formula.to_owned(),
        family: declaration.family.to_owned(),
        parameters: declaration.parameters.iter().map(declared_parameter).collect(),
        ..item(declaration.id.to_owned(), declaration.source)
    }
}

fn declared_parameter(declared: &choice::Parameter) -> Parameter {
    let (kind, choices) = match declared.kind {
        choice::ParameterKind::Number => (ParameterKind::Number, &[][..]),
        choice::ParameterKind::Integer => (ParameterKind::Integer, &[][..]),
        choice::ParameterKind::Switch => (ParameterKind::Switch, &[][..]),
        choice::ParameterKind::Choice(names) | choice::ParameterKind::Choices(names) => {
            (ParameterKind::Choice, names)
        }
        choice::ParameterKind::Attribute(_) => (ParameterKind::Attribute, &[][..]),
        choice::ParameterKind::Values(_) => (ParameterKind::Values, &[][..]),
        choice::ParameterKind::Combinations => (ParameterKind::Combinations, &[][..]),
        choice::ParameterKind::Order => (ParameterKind::Order, &[][..]),
        choice::ParameterKind::Recoding => (ParameterKind::Recoding, &[][..]),
        choice::ParameterKind::Table => (ParameterKind::Table, &[][..]),
        choice::ParameterKind::Levels
        | choice::ParameterKind::Exact
        | choice::ParameterKind::Exacts
        | choice::ParameterKind::Numbers
        | choice::ParameterKind::Text
        | choice::ParameterKind::Rows
        | choice::ParameterKind::Groups
        | choice::ParameterKind::Cuts
        | choice::ParameterKind::File => (ParameterKind::Other, &[][..]),
    };
    Parameter {
        kind,
        required: declared.required,
        default: declared.default,
        suggested: declared.suggested,
        choices: choices.iter().map(|&name| name.to_owned()).collect(),
        spelled_out: declared.spelled_out,
        others: declared.others,
        any_role: declared.kind == choice::ParameterKind::Attribute(Roles::NotGeneralized),
        only_with: declared.only_with.map(|(other, _)| other.to_owned()),
        only_with_choices: declared.only_with.map_or_else(Vec::new, |(_, values)| {
            values.iter().map(|&value| value.to_owned()).collect()
        }),
        instead_of: declared.instead_of.map(str::to_owned),
        levels_with: declared.levels_with.map(|(parameter, values)| LevelsWith {
            parameter: parameter.to_owned(),
            values: values.iter().map(|&value| value.to_owned()).collect(),
        }),
        smallest_class: declared.smallest_class,
        cells: match declared.kind {
            choice::ParameterKind::Values(_)
            | choice::ParameterKind::Rows
            | choice::ParameterKind::Groups => Some(Cells::Values),
            choice::ParameterKind::Exact
            | choice::ParameterKind::Exacts
            | choice::ParameterKind::Cuts => Some(Cells::Bounds),
            _ => None,
        },
        ..ranged(parameter(declared.name), declared.range)
    }
}

fn item(id: String, source: &str) -> Item {
    Item {
        id,
        source: source.to_owned(),
        formula: String::new(),
        family: String::new(),
        on_table: false,
        parameters: Vec::new(),
    }
}

fn parameter(name: &str) -> Parameter {
    Parameter {
        name: name.to_owned(),
        kind: ParameterKind::Other,
        required: false,
        min: None,
        min_excluded: false,
        max: None,
        max_excluded: false,
        default: None,
        suggested: None,
        choices: Vec::new(),
        spelled_out: false,
        any_role: false,
        others: false,
        only_with: None,
        only_with_choices: Vec::new(),
        instead_of: None,
        levels_with: None,
        smallest_class: false,
        cells: None,
    }
}

/// A number within a range.
fn number(name: &str, range: Range) -> Parameter {
    Parameter { kind: ParameterKind::Number, ..ranged(parameter(name), range) }
}

/// A parameter with the range that is kept.
fn ranged(parameter: Parameter, range: Range) -> Parameter {
    let Range { min, min_excluded, max, max_excluded } = range;
    Parameter { min, min_excluded, max, max_excluded, ..parameter }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_defaults_are_what_a_silent_recipe_means() {
        let silent = r#"{"outis": 1, "kind": "recipe", "attributes": [], "models": []}"#;
        let read = serde_json::to_value(crate::parse(silent).unwrap()).unwrap();
        let defaults = super::description().defaults;
        let mut whole: serde_json::Value = serde_json::from_str(silent).unwrap();
        for (name, value) in defaults.as_object().unwrap() {
            whole[name] = value.clone();
        }
        assert_eq!(whole, read);
        assert_eq!(defaults["output"]["shuffle"], true);
        assert_eq!(defaults["search"]["algorithm"], "optimal");
    }

    use super::{Item, description};
    use crate::recipe::{EarlierReleases, Hierarchy, Loss, Model, Search};
    use outis::loss::Balance;
    use outis::model::KAnonymity;
    use serde::de::DeserializeOwned;

    /// The names that the recipe accepts, which serde lists when it is given another.
    fn accepted<T: DeserializeOwned>(wrong: &str) -> Vec<String> {
        let said = serde_json::from_str::<T>(wrong).err().expect("no such name").to_string();
        let (_, names) = said.split_once("expected ").expect("the names are listed");
        names.split('`').skip(1).step_by(2).map(str::to_owned).collect()
    }

    fn ids(items: &[Item]) -> Vec<String> {
        items.iter().map(|item| item.id.clone()).collect()
    }

    #[test]
    fn what_recipes_accept_is_described_and_nothing_else() {
        let all = description();
        assert_eq!(ids(&all.losses), accepted::<Loss>(r#"{"metric": "?"}"#));
        assert_eq!(ids(&all.aggregates), accepted::<Loss>(r#"{"aggregate": "?"}"#));
        assert_eq!(ids(&all.searches), accepted::<Search>(r#"{"algorithm": "?"}"#));
        assert_eq!(ids(&all.hierarchies), accepted::<Hierarchy>(r#"{"kind": "?"}"#));
        assert_eq!(ids(&all.models), accepted::<Model>(r#"{"model": "?"}"#));
    }

    /// Joined by the mean, which is the default, it is the mean of the levels.
    #[test]
    fn a_measure_of_attributes_is_described_before_it_is_joined() {
        let all = description();
        let height = all.losses.iter().find(|item| item.id == "height").unwrap();
        assert_eq!(height.formula, "level");
        assert!(height.source.contains("joined by the aggregate"));
    }

    /// A form looks for the other parameter, and for its values among the choices.
    #[test]
    fn levels_are_looked_at_beside_what_there_is() {
        let models = description().models;
        let mut found = 0;
        for Item { id, parameters, .. } in &models {
            for needed in parameters.iter().filter_map(|one| one.levels_with.as_ref()) {
                let other = parameters.iter().find(|one| one.name == needed.parameter);
                let choices = &other.expect(id).choices;
                assert!(needed.values.iter().all(|value| choices.contains(value)), "{id}");
                found += 1;
            }
        }
        assert!(found > 1);
    }

    #[test]
    fn the_ranges_described_are_those_that_are_kept() {
        let all = description();
        let k = &all.models[0].parameters[0];
        let least = k.min.unwrap() as u32;
        assert!(KAnonymity::new(least).is_ok() && KAnonymity::new(least - 1).is_err());
        assert!(k.max.is_none() && KAnonymity::new(u32::MAX).is_ok());
        let gs = all.settings.iter().find(|p| p.name == "loss.gs-factor").unwrap();
        let (min, max) = (gs.min.unwrap(), gs.max.unwrap());
        assert!(Balance::new(min).is_ok() && Balance::new(max).is_ok());
        assert!(Balance::new(min - 0.01).is_err() && Balance::new(max + 0.01).is_err());
    }

    #[test]
    fn what_is_decided_about_earlier_releases_is_called_as_recipes_call_it() {
        for decided in EarlierReleases::ALL {
            assert_eq!(serde_json::to_value(decided).unwrap(), decided.id());
        }
    }

    #[test]
    fn a_recipe_that_is_silent_gets_the_defaults_described() {
        let silent = r#"{"outis": 1, "kind": "recipe", "attributes": [], "models": []}"#;
        let recipe = serde_json::to_value(crate::parse(silent).unwrap()).unwrap();
        for setting in description().settings {
            let pointer = format!("/{}", setting.name.replace('.', "/"));
            let read = recipe.pointer(&pointer).and_then(serde_json::Value::as_f64);
            assert_eq!(read, setting.default, "{pointer}");
        }
    }
}
