//! The public summary of a release: the part of its evidence that helps nobody against it.

use crate::Job;
use crate::resolve::models_kept;
use outis::choice::ParameterKind;
use outis::study::QuasiIdentifier;
use outis_protocol::recipe::{Attribute, Hierarchy, Model, Role};
use outis_protocol::report::{Recoding, Report, Solution};
use outis_protocol::summary::{
    PublicAudience, Summary, SummaryColumn, SummaryKind, SummaryModel, SummaryOutput, SummaryRisk,
};
use std::collections::BTreeMap;

impl Job {
    /// What may be told of a release to everybody who has it; nothing without a release.
    #[must_use]
    pub fn summary(&self, report: &Report) -> Option<Summary> {
        let (output, solution) = report.output.as_ref().zip(report.solution.as_ref())?;
        let risk = report.risk.after.as_ref()?;
        let models = models_kept(&self.recipe).into_iter().zip(&report.models);
        Some(Summary {
            outis: 1,
            kind: SummaryKind::Summary,
            audience: PublicAudience::Public,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            output: SummaryOutput { sha256: output.sha256.clone(), records: output.records },
            columns: self
                .recipe
                .attributes
                .iter()
                .map(|attribute| SummaryColumn {
                    name: attribute.title(),
                    role: attribute.role,
                    shown: match attribute.role {
                        Role::Identifier => "removed".to_owned(),
                        Role::Sensitive | Role::Insensitive => EXACT.to_owned(),
                        Role::QuasiIdentifier => self.shown(attribute, solution),
                    },
                })
                .collect(),
            models: models
                .map(|(model, outcome)| SummaryModel {
                    asked: asked(&model),
                    model: model.id().to_owned(),
                    met: outcome.holds,
                })
                .collect(),
            risk: SummaryRisk {
                unit: report.records.unit,
                highest: risk.prosecutor.max,
                average: risk.prosecutor.average,
                threshold: report.risk.threshold,
                above_threshold: risk.prosecutor.above_threshold,
            },
        })
    }

    /// What is shown of a quasi-identifier, in words.
    fn shown(&self, attribute: &Attribute, solution: &Solution) -> String {
        let Recoding::FullDomain { levels } = &solution.recoding else {
            return "detail that differs from cell to cell".to_owned();
        };
        let title = attribute.title();
        let level = levels.get(&title).copied().unwrap_or_default() as usize;
        let studied = self.prepared.study.attributes();
        match studied.iter().find(|studied| studied.name == title) {
            Some(studied) => level_in_words(studied, attribute.hierarchy.as_ref(), level),
            None => EXACT.to_owned(),
        }
    }
}

const EXACT: &str = "as in the input";

/// What a level shows. How many values have gone together is not told, since the release shows
/// only those that are left.
fn level_in_words(
    studied: &QuasiIdentifier,
    hierarchy: Option<&Hierarchy>,
    level: usize,
) -> String {
    if level == 0 {
        return EXACT.to_owned();
    }
    let height = studied.hierarchy.height();
    if level == height && studied.hierarchy.level(level).labels.len() == 1 {
        return "nothing: the same for all records".to_owned();
    }
    let own = hierarchy.and_then(|hierarchy| match hierarchy.id() {
        "date" => hierarchy.texts("levels")?.get(level - 1).cloned(),
        "intervals" => {
            hierarchy.exacts("steps").get(level - 1).map(|step| format!("intervals of {step}"))
        }
        "mask" => {
            let side = match hierarchy.text_given("from")? {
                "left" => "first",
                _ => "last",
            };
            Some(match level {
                1 => format!("the {side} character hidden"),
                _ => format!("the {side} {level} characters hidden"),
            })
        }
        _ => None,
    });
    own.unwrap_or_else(|| format!("groups of values, level {level} of {height}"))
}

/// The parameters of a model that tell of no value and of no file.
fn asked(model: &Model) -> BTreeMap<String, serde_json::Value> {
    let whole = serde_json::to_value(model).unwrap_or_default();
    let is_told = |kind: ParameterKind| {
        !matches!(
            kind,
            ParameterKind::Values(_)
                | ParameterKind::Table
                | ParameterKind::File
                | ParameterKind::Rows
                | ParameterKind::Groups
        )
    };
    let given = model.given().iter().filter(|(parameter, _)| is_told(parameter.kind));
    given
        .filter_map(|(parameter, _)| {
            Some((parameter.name.to_owned(), whole.get(parameter.name)?.clone()))
        })
        .collect()
}
