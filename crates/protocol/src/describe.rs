//! What this build can do: models, losses, searches, with parameters, ranges and sources.
//!
//! Forms are drawn from this and defaults are asked here; the words stand in `locales/`.

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
    /// Settings outside these lists: suppression limit, gs-factor, risk threshold.
    pub settings: Vec<Parameter>,
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
    /// The smallest value allowed.
    pub min: Option<f64>,
    /// The largest value allowed; null if there is none.
    pub max: Option<f64>,
    /// What is used if the recipe is silent; null if it must say.
    pub default: Option<f64>,
    /// What a form begins with; a suggestion, not a recommendation for every table.
    pub suggested: Option<f64>,
    /// The choices, where it is not a number.
    pub choices: Vec<String>,
}

/// What this build can do.
#[must_use]
pub fn description() -> Description {
    let number = |name: &str, min, max, default, suggested| Parameter {
        name: name.to_owned(),
        min,
        max,
        default,
        suggested,
        choices: Vec::new(),
    };
    let item = |id: &str, source: &str, parameters| Item {
        id: id.to_owned(),
        source: source.to_owned(),
        parameters,
    };
    let loss = crate::recipe::Loss::default();
    let suppression = crate::recipe::Suppression::default();
    let risk = crate::recipe::Risk::default();
    Description {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        recipe: crate::recipe::VERSION,
        models: vec![item(
            "k-anonymity",
            "Samarati and Sweeney 1998; Sweeney, IJUFKS 10(5), 2002, Definition 3",
            vec![number("k", Some(2.0), None, None, Some(f64::from(crate::inspect::SUGGESTED_K)))],
        )],
        losses: vec![
            item("loss", "Iyengar, KDD 2002; balance and normalization as ARX", Vec::new()),
            item("precision", "Sweeney, IJUFKS 10(5), 2002", Vec::new()),
        ],
        aggregates: ["arithmetic-mean", "geometric-mean", "sum", "max"]
            .map(|id| item(id, "ARX 3.9", Vec::new()))
            .to_vec(),
        searches: vec![
            item(
                "optimal",
                "best-first branch and bound over the generalization lattice",
                Vec::new(),
            ),
            item("exhaustive", "MinGen: Sweeney, IJUFKS 10(5), 2002", Vec::new()),
            item("fixed", "levels given in the recipe", Vec::new()),
        ],
        hierarchies: vec![
            item("levels", "a table, as ARX's hierarchy files", Vec::new()),
            item("intervals", "equal intervals on each level", Vec::new()),
            item("mask", "characters replaced from one side", Vec::new()),
            item("date", "calendar units", Vec::new()),
        ],
        settings: vec![
            number("suppression.limit", Some(0.0), Some(1.0), Some(suppression.limit), Some(0.02)),
            number("loss.gs-factor", Some(0.0), Some(1.0), Some(loss.gs_factor), None),
            number("risk.threshold", Some(0.0), Some(1.0), Some(risk.threshold), None),
        ],
    }
}
