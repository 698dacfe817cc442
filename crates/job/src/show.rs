//! What screens show of a table, a hierarchy and a node: views computed from a [`Job`].

mod compared;

pub use compared::comparison;

use crate::resolve::{Files, planned_by_name};
use crate::{Attempt, Input, Job, notice};
use outis::evidence::{GroupOrder, value_order};
use outis::format::csv;
use outis::hierarchy::{Hierarchy, Rule, Scale, Stop, levels};
use outis::loss::Loss;
use outis::prepare::hierarchy_of;
use outis::release::Applied;
use outis::table::{Domain, Table};
use outis_protocol::problem::Outcome;
use outis_protocol::recipe::{CutPoint, Recipe};
use outis_protocol::view::{
    ComparedRows, CutScale, CutStop, Exposure, FirstLine, FirstLines, GroupView, HierarchyView,
    LevelView, Rows, Trail, TrailStep,
};
use std::collections::BTreeMap;

/// Groups shown of one level.
const GROUPS: usize = 100;

/// Values shown of a column, so that they can be grouped by hand.
const VALUES: usize = 1000;

/// Groups of the level below that are named in a group.
const MEMBERS: usize = 12;

/// Steps of a search that are shown, and levels in all of them.
const STEPS: usize = 200;
const LEVELS: usize = 10_000;

/// Records `first` to `first + count`, as far as there are any.
#[must_use]
pub fn rows(table: &Table, first: usize, count: usize) -> Rows {
    let end = table.records.min(first.saturating_add(count));
    let rows = (first..end).map(|record| {
        let columns = table.columns.iter();
        columns.map(|column| column.dictionary.get(column.codes.get(record)).to_owned()).collect()
    });
    Rows { from: first as u32, rows: rows.collect() }
}

/// Lines of a file's beginning that are shown, and cells of one.
const LINES: usize = 40;
const CELLS: usize = 20;

/// The first lines of a file that begins with `head`, of which that may be the `whole`.
#[must_use]
pub fn first_lines(head: &[u8], whole: bool, options: &csv::Options) -> FirstLines {
    let rows = csv::first_lines(head, whole, options, LINES);
    let lines = rows.into_iter().map(|row| FirstLine {
        line: row.line as u32,
        count: row.cells.len() as u32,
        cells: row.cells.into_iter().take(CELLS).collect(),
    });
    FirstLines { lines: lines.collect() }
}

/// What a search came to, as far as anybody reads.
#[must_use]
pub fn trail(job: &Job, search: &Attempt) -> Trail {
    let study = &job.prepared.study;
    let hierarchies = study.hierarchies();
    let most = (LEVELS / hierarchies.len().max(1)).clamp(1, STEPS);
    let steps = search.trace().iter().take(most).map(|traced| {
        let levels = traced.levels.as_slice().iter().zip(hierarchies).map(|(&level, hierarchy)| {
            (usize::from(level) <= hierarchy.height()).then_some(u32::from(level))
        });
        let loss = traced.seen.as_ref().and_then(|seen| seen.loss.as_ref()).map(Loss::value);
        let (holds, known) = (traced.feasible, traced.seen.is_none());
        TrailStep { levels: levels.collect(), holds, known, loss }
    });
    let steps: Vec<TrailStep> = steps.collect();
    let seen = steps.iter().filter(|step| !step.known).count() as u32;
    let attributes = study.attributes().iter().map(|attribute| attribute.name.clone()).collect();
    Trail { attributes, steps, more: search.visited().saturating_sub(seen) }
}

/// The hierarchy of one attribute, whatever is wrong with the others.
///
/// # Errors
/// Whatever is wrong with it.
pub fn hierarchy(
    recipe: &Recipe,
    input: &Input,
    files: &dyn Files,
    attribute: &str,
) -> Outcome<HierarchyView> {
    let table = input.table();
    let planned = planned_by_name(recipe, attribute, table, files);
    let (planned, markers) = planned.map_err(|problem| input.told(problem))?;
    let made = hierarchy_of(table, &markers, &planned);
    let (built, domain, _, warnings) = made.map_err(|error| input.told(error.into()))?;
    let rule = planned.hierarchy.rule();
    let order = GroupOrder::new(&built, value_order(&domain, &planned));
    let orders: Vec<Vec<u32>> = (0..)
        .zip(built.levels())
        .map(|(level, shown)| order.groups(level, &shown.labels))
        .collect();
    let levels = (0..=built.height())
        .map(|level| {
            level_view(&built, &domain, level, &orders, &|written| {
                let of_group = rule?.meaning(written, true).filter(|_| level > 0);
                of_group.or_else(|| rule?.meaning(written, false)).map(str::to_owned)
            })
        })
        .collect();
    Ok(HierarchyView {
        attribute: attribute.to_owned(),
        levels,
        warnings: warnings.iter().map(notice).collect(),
    })
}

/// The same hierarchy as a file that can be read back, with `;` between the levels.
///
/// # Errors
/// Whatever is wrong with it.
pub fn hierarchy_csv(
    recipe: &Recipe,
    input: &Input,
    files: &dyn Files,
    attribute: &str,
) -> Outcome<Vec<u8>> {
    let table = input.table();
    let planned = planned_by_name(recipe, attribute, table, files);
    let (planned, markers) = planned.map_err(|problem| input.told(problem))?;
    let built = hierarchy_of(table, &markers, &planned);
    let (built, ..) = built.map_err(|error| input.told(error.into()))?;
    let order = planned.hierarchy.rule().and_then(Rule::scale_order).unwrap_or_default();
    Ok(levels::write_csv(&built, &order, b';'))
}

/// Where the cut points of an attribute may stand; `None` if it is not cut at points, or has no value
/// that could be.
///
/// # Errors
/// As [`hierarchy`].
pub fn cut_scale(
    recipe: &Recipe,
    input: &Input,
    files: &dyn Files,
    attribute: &str,
) -> Outcome<Option<CutScale>> {
    let table = input.table();
    let planned = planned_by_name(recipe, attribute, table, files);
    let (planned, markers) = planned.map_err(|problem| input.told(problem))?;
    let built = hierarchy_of(table, &markers, &planned);
    let (_, domain, ..) = built.map_err(|error| input.told(error.into()))?;
    let scale = planned.hierarchy.rule().and_then(|rule| rule.scale(&domain));
    Ok(scale.map(|Scale { stops, bins, records }| CutScale {
        stops: stops
            .into_iter()
            .map(|Stop { point, text, place, below }| CutStop {
                point: CutPoint(point),
                text,
                place,
                below: below as u32,
            })
            .collect(),
        bins: bins.into_iter().map(|records| records as u32).collect(),
        records: records as u32,
    }))
}

/// A level with its groups in their natural order; `orders` holds that of each level.
fn level_view(
    hierarchy: &Hierarchy,
    domain: &Domain,
    level: usize,
    orders: &[Vec<u32>],
    meaning: &dyn Fn(&str) -> Option<String>,
) -> LevelView {
    let records = hierarchy.group_records(level, domain);
    let mut members: Vec<(u32, Vec<String>)> = vec![(0, Vec::new()); records.len()];
    if let Some(below) = level.checked_sub(1) {
        let labels = &hierarchy.level(below).labels;
        let uppers = hierarchy.map(below, level);
        for &group in &orders[below] {
            let (count, named) = &mut members[uppers[group as usize] as usize];
            *count += 1;
            if named.len() < MEMBERS {
                named.push(labels[group as usize].clone());
            }
        }
    }
    let labels = &hierarchy.level(level).labels;
    let most = if level == 0 { VALUES } else { GROUPS };
    let shown = orders[level].iter().take(most).map(|&group| {
        let group = group as usize;
        let (member_count, members) = std::mem::take(&mut members[group]);
        GroupView {
            meaning: meaning(&labels[group]),
            label: labels[group].clone(),
            records: records[group] as u32,
            members,
            member_count,
        }
    });
    LevelView {
        level: level as u32,
        groups: labels.len() as u32,
        smallest: records.iter().min().map_or(0, |&smallest| smallest as u32),
        shown: shown.collect(),
    }
}

/// What is exposed now.
#[must_use]
pub fn exposure(job: &Job) -> Option<Exposure> {
    let sizes = job.before();
    let k = job.recipe.k().unwrap_or(1);
    let (warnings, accepted) = job.grave();
    Some(Exposure {
        records: job.plan.counts.records(job.input.table().records) as u32,
        counted: job.counted(),
        all: sizes.records() as u32,
        classes: sizes.classes(),
        risk: job.risk_before()?,
        below_k: sizes.records_below(k) as u32,
        models: job.outcomes_before(),
        lattice: job.lattice(),
        examples: examples(job),
        warnings,
        accepted,
    })
}

/// A value of each quasi-identifier on each level.
fn examples(job: &Job) -> BTreeMap<String, Vec<String>> {
    let attributes = job.prepared.study.attributes().iter().enumerate();
    attributes
        .map(|(index, attribute)| {
            let records = &job.prepared.domains[index].counts;
            (attribute.name.clone(), compared::example(job, index, records))
        })
        .collect()
}

/// Some records that are written before and after, in the order of the input: the `first`-th of
/// them and those that follow.
#[must_use]
pub fn compared_rows(job: &Job, applied: &Applied, first: usize, count: usize) -> ComparedRows {
    let all = 0..job.input.table().records as u32;
    let written = all.filter(|&record| applied.writes(record));
    let records: Vec<u32> = written.skip(first).take(count).collect();
    rows_of(job, applied, &records)
}

/// The first records that are not written, with no cells after.
#[must_use]
pub fn rows_left_out(job: &Job, applied: &Applied, count: usize) -> ComparedRows {
    let records = 0..job.input.table().records as u32;
    let left: Vec<u32> = records.filter(|&record| !applied.writes(record)).take(count).collect();
    rows_of(job, applied, &left)
}

/// These records before and after. One that is not written has no cells after.
#[must_use]
pub fn rows_of(job: &Job, applied: &Applied, records: &[u32]) -> ComparedRows {
    let table = job.input.table();
    let before = records.iter().map(|&record| {
        let cells = applied.columns().iter().map(|released| {
            let column = &table.columns[released.column];
            column.dictionary.get(column.codes.get(record as usize)).to_owned()
        });
        cells.collect()
    });
    let after = records.iter().map(|&record| match applied.writes(record) {
        true => applied.cells(table, record).map(|cell| job.wording(cell).into_owned()).collect(),
        false => Vec::new(),
    });
    ComparedRows {
        columns: applied.columns().iter().map(|column| column.name.clone()).collect(),
        before: before.collect(),
        after: after.collect(),
    }
}
