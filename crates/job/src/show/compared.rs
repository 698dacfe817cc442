//! What becomes of each column: before and after, with its groups.

use crate::report::details;
use crate::{Chosen, Found, Job};
use outis::evidence::{GroupOrder, value_order};
use outis::hierarchy::{Cell, STAR};
use outis::recoding::Recoded;
use outis::release::Applied;
use outis::table::{Column, NaturalOrder, Role};
use outis_protocol::view::{ComparedColumn, Comparison, GroupChange, OtherGroups};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// Groups compared of one column.
const COMPARED: usize = 24;

/// Before and after, column by column.
#[must_use]
pub fn comparison(job: &Job, found: &Found, applied: &Applied) -> Option<Comparison> {
    let table = job.input.table();
    let before = job.risk_before()?;
    let solution = job.solution(found);
    let planned = job.plan.attributes.iter().enumerate();
    let planned = planned.filter(|(number, _)| !job.plan.is_total(*number));
    let mut planned: Vec<_> = planned.map(|(_, planned)| planned).collect();
    planned.sort_by_key(|planned| planned.column);
    let details = match &found.chosen {
        Chosen::Recoded(recoded) => Some(details(job, recoded)),
        Chosen::Node(_) => None,
    };
    let released = released_values(job, applied);
    let columns = planned.into_iter().map(|planned| {
        let study = &job.prepared.study;
        let quasi = study.attributes().iter().position(|a| a.name == planned.name);
        let texts = table.columns[planned.column].dictionary.iter();
        let values_before = texts.filter(|text| is_value(job, text)).count() as u32;
        let mut attributes = job.recipe.attributes.iter();
        let own = attributes.find(|attribute| attribute.title() == planned.name);
        let perturbed = own.is_some_and(|attribute| attribute.perturb.is_some());
        let mut compared = ComparedColumn {
            name: planned.name.clone(),
            role: own.map_or(planned.role.into(), |attribute| attribute.role),
            perturbed,
            level: None,
            detail: None,
            height: None,
            example: Vec::new(),
            labels: Vec::new(),
            loss: None,
            values_before,
            values_after: if planned.role == Role::Identifier { 0 } else { values_before },
            formulas: planned.role != Role::Identifier && is_formula(job, &planned.name),
            rewrites_missing: planned.role != Role::Identifier
                && rewrites_missing(job, &table.columns[planned.column], applied),
            groups: Vec::new(),
            others: OtherGroups::default(),
        };
        if let Some(index) = quasi.filter(|_| planned.role == Role::QuasiIdentifier) {
            let mut groups = match &found.chosen {
                Chosen::Node(node) => {
                    let level = node.levels.get(index);
                    compared.level = Some(level.into());
                    group_changes(job, &released[index], index, level)
                }
                Chosen::Recoded(recoded) => {
                    compared.detail =
                        details.as_ref().and_then(|all| all.get(&planned.name)).cloned();
                    texts_shown(job, recoded, index)
                }
            };
            compared.height = Some(study.attributes()[index].hierarchy.height() as u32);
            let telling = match released[index].iter().any(|&count| count > 0) {
                true => &released[index],
                false => &job.prepared.domains[index].counts,
            };
            compared.example = example(job, index, telling);
            compared.labels = labels(job, index);
            compared.loss = solution.loss.attributes.get(&planned.name).copied();
            // Others are values of a population.
            let domain = &job.prepared.domains[index];
            let own = domain.present().filter(|&(value, _)| domain.counts[value as usize] > 0);
            compared.values_before = own.count() as u32;
            compared.values_after = values_after(job, &mut groups);
            compared.formulas |= shows_formulas(job, &groups);
            // Suppressed records that stay show none of it.
            if job.plan.star {
                add_stars(&mut groups, found.chosen.suppressed() as u32);
            }
            show_largest(&mut compared, groups);
            // Where levels are mixed there may be as many values gone as the column has. That all
            // missing cells are is told.
            if matches!(found.chosen, Chosen::Recoded(_)) {
                list_only(&mut compared, |group| group.after > 0 || group.missing);
            }
        } else if planned.role != Role::Identifier && !perturbed {
            let mut values = value_changes(job, &table.columns[planned.column], applied);
            compared.values_after = values_after(job, &mut values);
            compared.formulas |= shows_formulas(job, &values);
            show_largest(&mut compared, values);
            // As in inspections.
            list_only(&mut compared, |value| value.before > 1);
        }
        compared
    });
    let columns = columns.collect();
    let counted = job.counted_after(applied);
    Some(Comparison { columns, before, after: job.risk_after(&found.chosen), solution, counted })
}

/// Whether a record that is kept has a missing cell with another text than the one that all of them
/// are written as.
fn rewrites_missing(job: &Job, column: &Column, applied: &Applied) -> bool {
    let written = job.plan.markers.first().map(String::as_str);
    let is_rewritten: Vec<bool> = column
        .dictionary
        .iter()
        .map(|text| !is_value(job, text) && Some(text) != written)
        .collect();
    is_rewritten.contains(&true)
        && (0..)
            .zip(column.codes.iter())
            .any(|(record, code)| is_rewritten[code as usize] && applied.keeps(record))
}

/// Whether released records show what looks like a formula.
fn shows_formulas(job: &Job, groups: &[GroupChange]) -> bool {
    groups.iter().any(|group| group.after > 0 && is_formula(job, &group.label))
}

/// Whether a cell is one that the formula guard changes, be it asked for or not.
fn is_formula(job: &Job, cell: &str) -> bool {
    job.input.loaded().format.with_formula_guard(true).wording(cell) != cell
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

/// For each quasi-identifier how many records have each of its values and are released.
fn released_values(job: &Job, applied: &Applied) -> Vec<Vec<u32>> {
    let columns = job.prepared.domains.iter().zip(applied.suppressed_values());
    let columns = columns.map(|(domain, suppressed)| {
        domain.counts.iter().zip(suppressed).map(|(all, suppressed)| all - suppressed).collect()
    });
    columns.collect()
}

/// A value of a quasi-identifier on each level, of those that any of the `records` have, which are
/// counted by value: of those that most levels write otherwise than they are, the commonest; of
/// equally common ones the one that comes first.
pub(super) fn example(job: &Job, index: usize, records: &[u32]) -> Vec<String> {
    let levels = job.prepared.study.hierarchies()[index].levels();
    let domain = &job.prepared.domains[index];
    let on_levels =
        |value: usize| levels.iter().map(move |level| &level.labels[level.groups[value] as usize]);
    let had = domain.present().filter(|&(value, _)| records[value as usize] > 0);
    let telling = had.max_by_key(|&(value, exact)| {
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
/// natural order, from how many of each value are `released`.
fn group_changes(job: &Job, released: &[u32], index: usize, level: u8) -> Vec<GroupChange> {
    let study = &job.prepared.study;
    let shown = study.hierarchies()[index].level(usize::from(level));
    let (mut before, mut after) =
        (vec![0_u32; shown.labels.len()], vec![0_u32; shown.labels.len()]);
    let records = job.prepared.domains[index].counts.iter().zip(released);
    for (&group, (all, released)) in shown.groups.iter().zip(records) {
        before[group as usize] += all;
        after[group as usize] += released;
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

/// Records that show each text of a recoded quasi-identifier, before and after, in their natural order:
/// values that have gone into groups are there no more, and before there were no groups.
fn texts_shown(job: &Job, recoded: &Recoded, index: usize) -> Vec<GroupChange> {
    let exact = job.prepared.study.hierarchies()[index].level(0);
    let domain = &job.prepared.domains[index];
    let mut shown: BTreeMap<String, (Cell, GroupChange)> = BTreeMap::new();
    for (&group, &before) in exact.groups.iter().zip(&domain.counts) {
        let (cell, label) = (Cell::Group { level: 0, group }, &exact.labels[group as usize]);
        let (_, changed) =
            shown.entry(label.clone()).or_insert_with(|| (cell, change(label.clone(), 0, 0)));
        changed.before += before;
    }
    shown.retain(|_, (_, change)| change.before > 0);
    let attribute = &recoded.study().attributes()[index];
    let partition = recoded.partition();
    let released = recoded.releases();
    for class in (0..partition.classes()).filter(|&class| released[class]) {
        let cell = recoded.cells(class)[index];
        let label = cell.label(attribute);
        let (_, changed) =
            shown.entry(label.clone()).or_insert_with(|| (cell, change(label, 0, 0)));
        changed.after += partition.counts()[class];
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
    for (line, code) in (0..).zip(column.codes.iter()) {
        let records = job.plan.counts.count(line as usize);
        before[code as usize] += records;
        after[code as usize] += if applied.writes(line) { records } else { 0 };
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

/// Lists the largest groups in their order, before all those of which something is left: what is gone
/// may not hide it. The others are only counted.
fn show_largest(compared: &mut ComparedColumn, mut groups: Vec<GroupChange>) {
    if groups.len() > COMPARED {
        let mut order: Vec<usize> = (0..groups.len()).collect();
        // What became of missing cells is told of every column.
        order.sort_by_key(|&index| {
            let GroupChange { missing, before, after, .. } = groups[index];
            (!missing, after == 0, Reverse(before), index)
        });
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

/// Lists these groups alone; the others are only counted.
fn list_only(compared: &mut ComparedColumn, is_listed: impl Fn(&GroupChange) -> bool) {
    let groups = std::mem::take(&mut compared.groups);
    let (listed, others): (Vec<_>, Vec<_>) = groups.into_iter().partition(is_listed);
    others.iter().for_each(|group| leave_out(group, &mut compared.others));
    compared.groups = listed;
}
