//! What screens show of a table, a hierarchy and a node: views computed from a [`Job`].

use crate::report::details;
use crate::resolve::{Files, planned_by_name};
use crate::{Attempt, Chosen, Found, Input, Job, notice};
use outis::evidence::{GroupOrder, value_order};
use outis::format::csv;
use outis::hierarchy::{Cell, Hierarchy, Rule, STAR, Scale, Stop, levels};
use outis::loss::Loss;
use outis::prepare::hierarchy_of;
use outis::recoding::Recoded;
use outis::release::Applied;
use outis::table::{Column, Domain, NaturalOrder, Role, Table};
use outis_protocol::problem::Outcome;
use outis_protocol::recipe::{CutPoint, Recipe};
use outis_protocol::view::{
    ComparedColumn, ComparedRows, Comparison, CutScale, CutStop, Exposure, FirstLine, FirstLines,
    GroupChange, GroupView, HierarchyView, LevelView, OtherGroups, Rows, Trail, TrailStep,
};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// Groups shown of one level.
const GROUPS: usize = 100;

/// Values shown of a column, so that they can be grouped by hand.
const VALUES: usize = 1000;

/// Groups of the level below that are named in a group.
const MEMBERS: usize = 12;

/// Groups compared of one column.
const COMPARED: usize = 24;

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
        records: job.input.table().records as u32,
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

/// Before and after, column by column.
#[must_use]
pub fn comparison(job: &Job, found: &Found, applied: &Applied) -> Option<Comparison> {
    let table = job.input.table();
    let before = job.risk_before()?;
    let solution = job.solution(found);
    let mut planned: Vec<_> = job.plan.attributes.iter().collect();
    planned.sort_by_key(|planned| planned.column);
    let details = match &found.chosen {
        Chosen::Recoded(recoded) => Some(details(job, recoded)),
        Chosen::Node(_) => None,
    };
    let columns = planned.into_iter().map(|planned| {
        let study = &job.prepared.study;
        let quasi = study.attributes().iter().position(|a| a.name == planned.name);
        let texts = table.columns[planned.column].dictionary.iter();
        let values_before = texts.filter(|text| is_value(job, text)).count() as u32;
        let mut compared = ComparedColumn {
            name: planned.name.clone(),
            role: planned.role.into(),
            level: None,
            detail: None,
            height: None,
            example: Vec::new(),
            labels: Vec::new(),
            loss: None,
            values_before,
            values_after: if planned.role == Role::Identifier { 0 } else { values_before },
            groups: Vec::new(),
            others: OtherGroups::default(),
        };
        if let Some(index) = quasi.filter(|_| planned.role == Role::QuasiIdentifier) {
            let mut groups = match &found.chosen {
                Chosen::Node(node) => {
                    let level = node.levels.get(index);
                    compared.level = Some(level.into());
                    group_changes(job, applied, index, level)
                }
                Chosen::Recoded(recoded) => {
                    compared.detail =
                        details.as_ref().and_then(|all| all.get(&planned.name)).cloned();
                    labels_shown(job, recoded, index)
                }
            };
            compared.height = Some(study.attributes()[index].hierarchy.height() as u32);
            compared.example = example(job, index);
            compared.labels = labels(job, index);
            compared.loss = solution.loss.attributes.get(&planned.name).copied();
            // Others are values of a population.
            let domain = &job.prepared.domains[index];
            let own = domain.present().filter(|&(value, _)| domain.counts[value as usize] > 0);
            compared.values_before = own.count() as u32;
            compared.values_after = values_after(job, &mut groups);
            // Suppressed records that stay show none of it.
            if job.plan.star {
                add_stars(&mut groups, found.chosen.suppressed() as u32);
            }
            show_largest(&mut compared, groups);
        } else if planned.role != Role::Identifier {
            let mut values = value_changes(job, &table.columns[planned.column], applied);
            compared.values_after = values_after(job, &mut values);
            show_largest(&mut compared, values);
            hide_single(&mut compared);
        }
        compared
    });
    let columns = columns.collect();
    let counted = job.counted_after(applied);
    Some(Comparison { columns, before, after: job.risk_after(&found.chosen), solution, counted })
}

/// Whether what stands in a cell is a value, and not a missing one.
fn is_value(job: &Job, text: &str) -> bool {
    text == STAR || !job.plan.markers.iter().any(|marker| marker == text)
}

/// How many different values or labels the released records show. Groups of missing cells are said to
/// be such.
fn values_after(job: &Job, groups: &mut [GroupChange]) -> u32 {
    for group in &mut *groups {
        group.missing = !is_value(job, &group.label);
    }
    groups.iter().filter(|group| group.after > 0 && !group.missing).count() as u32
}

fn change(label: String, before: u32, after: u32) -> GroupChange {
    GroupChange { label, before, after, missing: false }
}

/// A value of each quasi-identifier on each level.
fn examples(job: &Job) -> BTreeMap<String, Vec<String>> {
    let attributes = job.prepared.study.attributes().iter().enumerate();
    attributes.map(|(index, attribute)| (attribute.name.clone(), example(job, index))).collect()
}

/// How many different labels the values of a quasi-identifier have on each level.
fn labels(job: &Job, index: usize) -> Vec<u32> {
    let domain = &job.prepared.domains[index];
    let levels = job.prepared.study.hierarchies()[index].levels().iter();
    let differing = levels.map(|level| {
        let mut are_there = vec![false; level.labels.len()];
        for (value, _) in domain.present() {
            are_there[level.groups[value as usize] as usize] |= domain.counts[value as usize] > 0;
        }
        are_there.into_iter().filter(|&is_there| is_there).count() as u32
    });
    differing.collect()
}

/// A value of a quasi-identifier on each level: of those that most levels write otherwise than they
/// are, the commonest; of equally common ones the one that comes first.
fn example(job: &Job, index: usize) -> Vec<String> {
    let levels = job.prepared.study.hierarchies()[index].levels();
    let domain = &job.prepared.domains[index];
    let records = job.prepared.study.hierarchies()[index].group_records(0, domain);
    let on_levels =
        |value: usize| levels.iter().map(move |level| &level.labels[level.groups[value] as usize]);
    let telling = domain.present().max_by_key(|&(value, exact)| {
        let value = value as usize;
        let changes = on_levels(value).filter(|label| *label != exact).count();
        (changes, records[value], Reverse(value))
    });
    telling.map(|(value, _)| on_levels(value as usize).cloned()).into_iter().flatten().collect()
}

/// How people look for the values of a quasi-identifier and what is made of them.
fn group_order(job: &Job, index: usize) -> GroupOrder {
    let attribute = job.plan.quasi_identifiers().nth(index).unwrap_or_default();
    let order = value_order(&job.prepared.domains[index], &job.plan.attributes[attribute]);
    GroupOrder::new(&job.prepared.study.hierarchies()[index], order)
}

/// Records of each group of a quasi-identifier's level, before and after suppression, in their
/// natural order.
fn group_changes(job: &Job, applied: &Applied, index: usize, level: u8) -> Vec<GroupChange> {
    let study = &job.prepared.study;
    let shown = study.hierarchies()[index].level(usize::from(level));
    let (mut before, mut after) =
        (vec![0_u32; shown.labels.len()], vec![0_u32; shown.labels.len()]);
    for (value, count, kept) in applied.values(index) {
        let group = shown.groups[value] as usize;
        before[group] += count;
        if kept {
            after[group] += count;
        }
    }
    let changes = (0..).zip(&shown.labels).zip(before.into_iter().zip(after));
    let changes = changes.map(|((group, label), (before, after))| {
        (Cell::Group { level, group }, change(label.clone(), before, after))
    });
    ordered(&group_order(job, index), changes.collect())
}

/// What cells show in their natural order.
fn ordered(order: &GroupOrder, mut changes: Vec<(Cell, GroupChange)>) -> Vec<GroupChange> {
    changes.sort_by(|(a, one), (b, other)| order.compare((*a, &one.label), (*b, &other.label)));
    changes.into_iter().map(|(_, change)| change).collect()
}

/// Records that show each label of a recoded quasi-identifier, in their natural order. What
/// suppressed ones would have shown nobody knows.
fn labels_shown(job: &Job, recoded: &Recoded, index: usize) -> Vec<GroupChange> {
    let attribute = &recoded.study().attributes()[index];
    let partition = recoded.partition();
    let field = partition.layout().fields()[index];
    let mut shown: BTreeMap<usize, (Cell, GroupChange)> = BTreeMap::new();
    let released = recoded.releases();
    for class in (0..partition.classes()).filter(|&class| released[class]) {
        let cell = recoded.cells(class)[index];
        let (_, change) = shown
            .entry(field.code(partition.key(class)))
            .or_insert_with(|| (cell, change(cell.label(attribute), 0, 0)));
        change.before += partition.counts()[class];
        change.after += partition.counts()[class];
    }
    ordered(&group_order(job, index), shown.into_values().collect())
}

/// Adds suppressed records to those that show a star.
fn add_stars(groups: &mut Vec<GroupChange>, suppressed: u32) {
    if suppressed == 0 {
        return;
    }
    match groups.iter_mut().find(|group| group.label == STAR) {
        Some(stars) => stars.after += suppressed,
        None => {
            groups.push(change(STAR.to_owned(), 0, suppressed));
        }
    }
}

/// Records of each value of a column that is released as it is, before and after suppression, in
/// their natural order.
fn value_changes(job: &Job, column: &Column, applied: &Applied) -> Vec<GroupChange> {
    let values = column.dictionary.len();
    let (mut before, mut after) = (vec![0_u32; values], vec![0_u32; values]);
    for (record, code) in (0..).zip(column.codes.iter()) {
        before[code as usize] += 1;
        after[code as usize] += u32::from(applied.writes(record));
    }
    let texts: Vec<&str> = column.dictionary.iter().collect();
    let order = NaturalOrder::new(&texts, &job.plan.markers);
    let mut places: Vec<usize> = (0..values).collect();
    places.sort_by_key(|&place| order.ranks[place]);
    let changes = places
        .into_iter()
        .map(|place| change(texts[place].to_owned(), before[place], after[place]));
    changes.collect()
}

/// Lists the largest groups in their order; the others are only counted.
fn show_largest(compared: &mut ComparedColumn, mut groups: Vec<GroupChange>) {
    if groups.len() > COMPARED {
        let mut order: Vec<usize> = (0..groups.len()).collect();
        order.sort_by_key(|&index| (Reverse(groups[index].before), index));
        let kept: BTreeSet<usize> = order.into_iter().take(COMPARED).collect();
        let mut index = 0;
        groups.retain(|group| {
            index += 1;
            let keep = kept.contains(&(index - 1));
            if !keep {
                leave_out(group, &mut compared.others);
            }
            keep
        });
    }
    compared.groups = groups;
}

/// Counts a group among those that are not listed.
fn leave_out(group: &GroupChange, others: &mut OtherGroups) {
    others.groups += 1;
    others.before += group.before;
    others.after += group.after;
}

/// Values that only one record has are not shown (as in inspections).
fn hide_single(compared: &mut ComparedColumn) {
    let groups = std::mem::take(&mut compared.groups);
    for group in groups {
        if group.before > 1 {
            compared.groups.push(group);
        } else {
            leave_out(&group, &mut compared.others);
        }
    }
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
