//! The TypeScript declarations of every shape, as one module.

use crate::{
    advice, attack, audit, describe, fitting, frontier, lattice, look, problem, recipe, report,
    scenario, simulation, view,
};
use outis::attack::Attack;
use outis::format::encoding::EncodingReason;
use outis::format::heading::Heading;
use outis::format::layout::LayoutReason;
use outis::model::MODELS;
use outis::recoding::RECODINGS;
use outis::search::{SEARCHES, SEARCHING};
use outis::table::suggest::{Certainty, Reason};
use std::collections::BTreeSet;
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
        recipe::EarlierReleases,
        recipe::Data,
        recipe::DataKind,
        recipe::Fold,
        recipe::FoldedColumn,
        recipe::Keep,
        recipe::Unassigned,
        recipe::Format,
        recipe::Encoding,
        recipe::Decimal,
        recipe::LeadingZeros,
        recipe::Thousands,
        recipe::Wrapping,
        recipe::Missing,
        recipe::Matching,
        recipe::MissingSensitive,
        recipe::Attribute,
        recipe::ItemColumn,
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
        recipe::ValueGroup,
        recipe::Search,
        recipe::Risk,
        recipe::Output,
        recipe::LineEnding,
        recipe::FileFormat,
        advice::Advice,
        advice::RankedColumn,
        report::Report,
        report::ReportKind,
        report::Audience,
        report::FileFacts,
        report::EarlierOutcome,
        report::ItemColumnOutcome,
        report::FilePart,
        report::TextForm,
        report::LeftOut,
        report::FoldedFile,
        report::KeptColumn,
        report::Written,
        report::Solution,
        report::Recoding,
        report::Detail,
        report::ComparedTrial,
        report::LossOutcome,
        report::ModelOutcome,
        report::DecidingClass,
        report::RareLevel,
        report::LabelMeaning,
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
        report::Sequences,
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
        crate::workbook::Workbook,
        crate::workbook::WorkbookFormat,
        crate::workbook::Sheet,
        view::Need,
        view::FoundFormat,
        view::Source,
        view::ColumnView,
        view::Looks,
        view::OfferedLadder,
        view::Distribution,
        view::Bar,
        view::HierarchyView,
        view::LevelView,
        view::GroupView,
        view::CutScale,
        view::CutStop,
        view::FoundLayout,
        view::FirstLines,
        view::FirstLine,
        view::Rows,
        view::RepeatedPersons,
        view::PersonEffect,
        view::CountedFigures,
        view::FoldEffect,
        view::Exposure,
        view::SearchProgress,
        view::Trail,
        view::TrailStep,
        view::Tried,
        view::Comparison,
        view::ComparedColumn,
        view::GroupChange,
        view::OtherGroups,
        view::ComparedRows,
        view::Documents,
        view::ReleaseProgress,
        frontier::FrontierPoint,
        frontier::PointRecoding,
        scenario::ScenarioAnswers,
        scenario::Scenario,
        scenario::ScenarioReason,
        scenario::AdvisedProtection,
        scenario::RuleSize,
        simulation::SampleRule,
        simulation::SimulationReport,
        simulation::SimulatedFraction,
        simulation::SimulatedRule,
        simulation::SampleSpread,
        lattice::Lattice,
        lattice::LatticeHeight,
        lattice::LatticeNode,
        lattice::Neighbours,
        lattice::Neighbour,
        lattice::FailingClass,
        lattice::MinimalNode,
        look::ClassSort,
        look::ClassChoice,
        look::ClassPage,
        look::AchievedModel,
        look::ListedClass,
        look::ClassValues,
        look::OpenedClass,
        look::SensitiveValues,
        look::CountedValue,
        look::LeftOutPage,
        look::LeftOutRecords,
        look::WhyLeftOut,
        look::NearestGroup,
        look::KeepingChange,
        look::RecordFilter,
        look::RecordChoice,
        attack::AttackReport,
        attack::AttackOutcome,
        attack::AttackFinding,
        attack::AttackFact,
        attack::AttackRequest,
        audit::AuditReport,
        audit::AuditedColumn,
        audit::AuditedValues,
        fitting::FileFit,
        fitting::ColumnFit,
        fitting::FitReason,
        fitting::AtFault,
        problem::Code,
        problem::Problem,
        describe::Description,
        describe::Item,
        describe::Parameter,
        describe::ParameterKind,
        describe::LevelsWith,
        describe::Cells,
    );
    let facets: BTreeSet<&str> = MODELS.iter().flat_map(|kind| kind.facets).copied().collect();
    for (name, list, ids) in [
        ("Reason", "reasons", Reason::ALL.map(Reason::id).to_vec()),
        ("Certainty", "certainties", Certainty::ALL.map(Certainty::id).to_vec()),
        ("EncodingReason", "encodingReasons", outis::choice::names(&EncodingReason::ALL).to_vec()),
        ("LayoutHeading", "layoutHeadings", outis::choice::names(&Heading::ALL).to_vec()),
        ("LayoutReason", "layoutReasons", outis::choice::names(&LayoutReason::ALL).to_vec()),
        ("AttackName", "attackNames", Attack::ALL.map(Attack::id).to_vec()),
        ("Stage", "stages", stages().into_iter().collect()),
        ("Facet", "facets", facets.into_iter().collect()),
    ] {
        let union = ids.iter().map(|id| format!("{id:?}")).collect::<Vec<_>>().join(" | ");
        text.push_str(&format!("\nexport type {name} = {union};\n"));
        text.push_str(&listed(name, list, &union));
    }
    macro_rules! list {
        ($($list:literal: $type:ty),+ $(,)?) => {
            $(text.push_str(&listed(&<$type>::name(&config), $list, &<$type>::inline(&config)));)+
        };
    }
    list! {
        "codes": problem::Code,
        "noticeCodes": report::NoticeCode,
        "encodings": recipe::Encoding,
        "wrappings": recipe::Wrapping,
        "roles": recipe::Role,
        "matchings": recipe::Matching,
        "suppressionStyles": recipe::SuppressionStyle,
    }
    text
}

/// What searches and recodings may be at. One that is taken over when it has ended does not say
/// what it was at.
fn stages() -> BTreeSet<&'static str> {
    let searches = SEARCHES.iter().flat_map(|kind| kind.stages);
    let all = searches.chain(RECODINGS.iter().flat_map(|kind| kind.stages));
    all.copied().chain([SEARCHING]).collect()
}

/// All that a union of names can be, for those who go through them.
fn listed(name: &str, list: &str, union: &str) -> String {
    let ids = union.split('"').skip(1).step_by(2).map(|id| format!("  {id:?},\n"));
    format!("\nexport const {list}: readonly {name}[] = [\n{}]\n", ids.collect::<String>())
}
