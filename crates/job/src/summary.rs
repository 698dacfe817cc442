//! The public summary of a release: the part of its evidence that helps nobody against it.

mod shown;

use crate::Job;
use crate::resolve::models_kept;
use outis::choice::{Parameter, ParameterKind};
use outis::release::Measured;
use outis_protocol::recipe::{Matching, Model};
use outis_protocol::report::{NoticeCode, Report};
use outis_protocol::summary::{
    PublicAudience, Summary, SummaryColumn, SummaryKind, SummaryModel, SummaryOutput, SummaryRisk,
};
use std::collections::BTreeMap;

impl Job {
    /// What may be told of a release, of which this was measured, to everybody who has it; nothing
    /// without a release.
    #[must_use]
    pub fn summary(&self, report: &Report, measured: &Measured) -> Option<Summary> {
        let (output, solution) = report.output.as_ref().zip(report.solution.as_ref())?;
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
                .enumerate()
                .map(|(number, attribute)| SummaryColumn {
                    name: attribute.title(),
                    role: attribute.role,
                    perturbed: report
                        .perturbed
                        .iter()
                        .find(|column| column.attribute == attribute.title())
                        .map(|column| column.facts.clone()),
                    shown: with_caveats(
                        self.shown(attribute, solution, texts_of(measured, number)),
                        &attribute.title(),
                        report,
                    ),
                })
                .collect(),
            models: models
                .map(|(model, outcome)| SummaryModel {
                    asked: self.asked(&model),
                    untold: untold(&model),
                    model: model.id().to_owned(),
                    met: outcome.holds,
                })
                .collect(),
            risk: report.risk.after.as_ref().map(|risk| SummaryRisk {
                unit: report.records.unit,
                highest: risk.prosecutor.max,
                average: risk.prosecutor.average,
                threshold: report.risk.threshold,
                above_threshold: risk.prosecutor.above_threshold,
            }),
        })
    }
}

impl Job {
    /// The parameters of a model that tell of no value and of no file, and how missing cells match
    /// others where that is not by what is written.
    fn asked(&self, model: &Model) -> BTreeMap<String, serde_json::Value> {
        let whole = serde_json::to_value(model).unwrap_or_default();
        let given = model.given().iter().filter(|(parameter, _)| {
            !is_untold(parameter)
                && !matches!(
                    parameter.kind,
                    ParameterKind::Table
                        | ParameterKind::File
                        | ParameterKind::Rows
                        | ParameterKind::Groups
                )
        });
        let mut asked: BTreeMap<String, serde_json::Value> = given
            .filter_map(|(parameter, _)| {
                Some((parameter.name.to_owned(), whole.get(parameter.name)?.clone()))
            })
            .collect();
        if self.recipe.missing.matching == Matching::Wildcard {
            asked.insert("missing.match".to_owned(), "wildcard".into());
        }
        asked
    }
}

/// The texts that a quasi-identifier shows in what was measured, where they are few.
fn texts_of(measured: &Measured, number: usize) -> &[String] {
    let texts = measured.texts.iter().find(|(other, _)| *other == number);
    texts.map_or(&[], |(_, texts)| texts)
}

/// What is shown of a column with what the released bytes say against it: risks are those by the
/// quasi-identifiers alone, and cells may stand there with an apostrophe.
fn with_caveats(shown: String, title: &str, report: &Report) -> String {
    let noticed = report.warnings.iter().chain(&report.accepted);
    let codes: Vec<NoticeCode> = noticed
        .filter(|notice| notice.attribute.as_deref() == Some(title))
        .map(|notice| notice.code)
        .collect();
    let is_said = |code: &NoticeCode| codes.contains(code);
    let mut said = shown;
    if [NoticeCode::LooksIdentifying, NoticeCode::NearlyUniqueColumn].iter().any(is_said) {
        said.push_str("; may point to people by itself");
    }
    if is_said(&NoticeCode::FormulasGuarded) {
        said.push_str("; with an apostrophe before what a spreadsheet would run");
    }
    said
}

/// The parameters by which a model holds for some values and may not hold for others, or which
/// would tell how many records the input has.
fn untold(model: &Model) -> Vec<String> {
    let given = model.given().iter().filter(|(parameter, _)| is_untold(parameter));
    given.map(|(parameter, _)| parameter.name.to_owned()).collect()
}

/// Whether a parameter is named, and what it says is not told. The share of a population that was
/// sampled tells with its size how many records there were before some were left out.
fn is_untold(parameter: &Parameter) -> bool {
    matches!(parameter.kind, ParameterKind::Values(_)) || parameter.name == "sampling-fraction"
}
