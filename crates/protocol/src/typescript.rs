//! The TypeScript declarations of every shape, as one module.

use crate::{describe, problem, recipe, report, view};
use outis::table::suggest::Reason;
use ts_rs::{Config, TS};

/// The text of the module.
#[must_use]
pub fn typescript() -> String {
    let mut text =
        String::from("// Generated from crates/protocol by `cargo xtask codegen`. Do not edit.\n");
    let config = Config::new();
    macro_rules! declare {
        ($($type:ty),+ $(,)?) => {
            $(text.push_str(&format!("\nexport {}\n", <$type>::decl(&config)));)+
        };
    }
    declare!(
        recipe::Recipe,
        recipe::RecipeKind,
        recipe::Data,
        recipe::DataKind,
        recipe::Format,
        recipe::Encoding,
        recipe::Decimal,
        recipe::Missing,
        recipe::Matching,
        recipe::MissingSensitive,
        recipe::Attribute,
        recipe::Role,
        recipe::DataType,
        recipe::Hierarchy,
        recipe::Model,
        recipe::Records,
        recipe::Person,
        recipe::Acceptable,
        recipe::Protection,
        recipe::TableFile,
        recipe::Dialect,
        recipe::Suppression,
        recipe::SuppressionStyle,
        recipe::Loss,
        recipe::RecodeStep,
        recipe::Search,
        recipe::Risk,
        recipe::Output,
        recipe::LineEnding,
        report::Report,
        report::ReportKind,
        report::Audience,
        report::FileFacts,
        report::Written,
        report::Solution,
        report::Recoding,
        report::Detail,
        report::Trial,
        report::LossOutcome,
        report::ModelOutcome,
        report::DecidingClass,
        report::Reference,
        report::Counted,
        report::Unit,
        report::MissingOutcome,
        report::RiskPair,
        report::RiskFigures,
        report::Prosecutor,
        report::JournalistRisk,
        report::PopulationUniques,
        report::UniquenessEstimator,
        report::IndividualRisk,
        report::SpecialUniques,
        report::SpecialUnique,
        report::Utility,
        report::AttributeUtility,
        report::Association,
        report::SensitiveOutcome,
        report::Protected,
        report::NoticeCode,
        report::Notice,
        report::RunFacts,
        report::TrialRun,
        view::Inspection,
        view::Need,
        view::FoundFormat,
        view::ColumnView,
        view::Distribution,
        view::Bar,
        view::HierarchyView,
        view::LevelView,
        view::GroupView,
        view::Rows,
        view::RepeatedPersons,
        view::PersonEffect,
        view::CountedFigures,
        view::Exposure,
        view::SearchProgress,
        view::Trail,
        view::TrailStep,
        view::Tried,
        view::Comparison,
        view::ComparedColumn,
        view::GroupChange,
        view::ComparedRows,
        view::ReleaseProgress,
        problem::Code,
        problem::Problem,
        describe::Description,
        describe::Item,
        describe::Parameter,
        describe::ParameterKind,
    );
    let reasons = Reason::ALL.map(|reason| format!("{:?}", reason.id())).join(" | ");
    text.push_str(&format!("\nexport type Reason = {reasons};\n"));
    text
}
