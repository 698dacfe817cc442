//! Columns that are looked at and not released.

use super::super::{Applied, Writing, withheld};
use crate::format::Format;
use crate::format::csv::{self, LineEnding, Options, Reader};
use crate::format::encoding::Encoding;
use crate::hierarchy::Spec;
use crate::lattice::Levels;
use crate::model::{KAnonymity, ModelChoice, PersonalK};
use crate::plan::{Plan, PlannedAttribute};
use crate::prepare::prepare;
use crate::table::Role;

/// Demands are nobody's business and not released, but they are checked on the release.
#[test]
fn what_models_look_at_is_kept_though_it_is_not_released() {
    let mut reader =
        Reader::new(Options { delimiter: Some(b','), header: Some(true), ..Options::default() });
    reader.push(b"name,q,demand\nann,a,1\nbob,a,2\ncid,b,3\neve,b,1\n").unwrap();
    let table = reader.finish().unwrap().table;
    let attributes = vec![
        PlannedAttribute::new("q", 1, Role::QuasiIdentifier, Spec::NONE),
        PlannedAttribute::new("demand", 2, Role::Identifier, Spec::NONE),
        PlannedAttribute::new("name", 0, Role::Identifier, Spec::NONE),
    ];
    let mut plan = Plan::new(attributes, vec![KAnonymity::chosen(2)]);
    plan.models.push(PersonalK::choose().with("attribute", "demand"));
    plan.suppression_limit = 0.5;
    let study = prepare(&table, &plan).unwrap().study;
    let applied = Applied::new(&table, &plan, &study, &Levels::new(vec![0])).unwrap();
    let kept = withheld(&table, &plan, &applied.kept(), &applied);
    assert_eq!(kept.iter().map(|column| column.0).collect::<Vec<_>>(), [2]);
    assert_eq!(kept[0].1.codes.len(), 2);
    let line_ending = LineEnding::Lf;
    let format = csv::CsvFormat {
        encoding: Encoding::Utf8,
        delimiter: b',',
        header: true,
        bom: false,
        line_ending,
        formula_guard: true,
    };
    let mut writing = Writing::new(&applied, Format::Csv(format), None);
    while writing.step(&table, &applied, 1).unwrap().is_some() {}
    let checked = writing.finish(&table, &plan, &applied).unwrap();
    assert_eq!(checked.models[1].achieved, Some(1.0));
}
