//! The TypeScript declarations of every shape, as one module.

use crate::{describe, problem, recipe, report, view};
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
        recipe::Side,
        recipe::MaskFrom,
        recipe::DateLevel,
        recipe::Model,
        recipe::MapEstimator,
        recipe::Distance,
        recipe::LogarithmBase,
        recipe::DisclosureMode,
        recipe::LikenessVariant,
        recipe::UniquenessEstimator,
        recipe::Records,
        recipe::TableFile,
        recipe::Dialect,
        recipe::StepWeights,
        recipe::Suppression,
        recipe::SuppressionStyle,
        recipe::Loss,
        recipe::Metric,
        recipe::Aggregate,
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
        report::LossOutcome,
        report::ModelOutcome,
        report::DecidingClass,
        report::Reference,
        report::MissingOutcome,
        report::RiskPair,
        report::RiskFigures,
        report::Prosecutor,
        report::JournalistRisk,
        report::PopulationUniques,
        report::IndividualRisk,
        report::SpecialUniques,
        report::SpecialUnique,
        report::Utility,
        report::AttributeUtility,
        report::Association,
        report::Notice,
        report::Run,
        view::Inspection,
        view::FoundFormat,
        view::ColumnView,
        view::Distribution,
        view::Bar,
        view::HierarchyView,
        view::LevelView,
        view::GroupView,
        view::Rows,
        view::Exposure,
        view::SearchProgress,
        view::Comparison,
        view::ComparedColumn,
        view::GroupChange,
        view::ComparedRows,
        view::ReleaseProgress,
        problem::Problem,
        describe::Description,
        describe::Item,
        describe::Parameter,
        describe::ParameterKind,
    );
    text
}
