//! Which released class is nearest to a record that is left out, by how near its values are (spec
//! E14).
//!
//! # Definition
//! Two values of a quasi-identifier that both have a place in its order are as far apart as their
//! places are, over the *span*: from the first to the last place that a value of the table has.
//! Numbers that ranges mean something of, dates, and the values of groups that are said to be a
//! scale have one. Other values, missing ones among them, are as far apart as the lowest level is
//! high on which both are in one group, over the height of the hierarchy; 1 where no level has both.
//!
//! A value is as far from a cell as from the nearest value of the table that the cell covers; of a
//! range its two ends count. What covers the value is not away from it at all. A record is as far
//! from a class as the mean over the quasi-identifiers says, so that it is from 0 to 1.
//!
//! The *nearest* class is the one that the record is least far from; of equally near ones (spec
//! section 0, rule 4) the largest; of these the first in the order of what they show.
//!
//! # Source
//! J. C. Gower. "A general coefficient of similarity and some of its properties." Biometrics 27(4),
//! 1971; there without hierarchies.

use crate::hierarchy::{Cell, Hierarchy, Rule};
use crate::num::LOSS_UNIT;
use crate::partition::Partition;
use crate::plan::{Plan, PlannedAttribute};
use crate::recoding::Recoded;
use crate::study::{Classified, QuasiIdentifier, Study};
use crate::table::dates::DateFormat;
use crate::table::kind::infer_values;
use crate::table::number::grouped_form;
use crate::table::{DataType, Domain};
use jiff::civil::DateTime;
use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::Arc;

/// The released class that is most like a record that is left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NearestClass {
    /// Its number in the partition.
    pub class: usize,
    /// The quasi-identifiers in which its cell does not cover the record's value, by their numbers
    /// in the study.
    pub columns: Vec<usize>,
    /// How many released classes are as near as this one, which is one of them.
    pub equally_near: usize,
}

/// How far values are from each other, of each quasi-identifier of a study.
#[derive(Clone, Debug)]
pub struct Nearness {
    study: Arc<Study>,
    orders: Vec<ValuePlaces>,
}

impl Nearness {
    /// That of a study of this plan, whose quasi-identifiers have these values.
    #[must_use]
    pub fn new(plan: &Plan, study: &Arc<Study>, domains: &[Domain]) -> Self {
        let planned = plan.quasi_identifiers().map(|index| &plan.attributes[index]);
        let attributes = study.attributes().iter().zip(domains).zip(planned);
        let orders = attributes.map(|((attribute, domain), planned)| {
            ValuePlaces::new(places(attribute, domain, planned), domain)
        });
        Self { orders: orders.collect(), study: study.clone() }
    }

    /// The class of a node that is nearest to a record with these exact values, by their codes;
    /// `None` if none is released. It takes time by the classes of the node and by the values of
    /// its columns.
    #[must_use]
    pub fn of_node(&self, node: &Classified, codes: &[usize]) -> Option<NearestClass> {
        let Classified { partition, decision, .. } = node;
        let fields = partition.layout().fields();
        let levels = partition.levels().as_slice();
        self.nearest(
            codes,
            partition,
            |class| partition.counts()[class] > 0 && !decision.fails[class],
            |class, column| Cell::Group {
                level: levels[column],
                group: fields[column].code(partition.key(class)) as u32,
            },
        )
    }

    /// The same of a recoding of the study.
    #[must_use]
    pub fn of_recoded(&self, recoded: &Recoded, codes: &[usize]) -> Option<NearestClass> {
        let releases = recoded.releases();
        self.nearest(
            codes,
            recoded.partition(),
            |class| releases[class],
            |class, column| recoded.cells(class)[column],
        )
    }

    fn nearest(
        &self,
        codes: &[usize],
        partition: &Partition,
        released: impl Fn(usize) -> bool,
        cell: impl Fn(usize, usize) -> Cell,
    ) -> Option<NearestClass> {
        let attributes = self.study.attributes();
        let columns = attributes.iter().zip(&self.orders).zip(codes);
        let mut columns: Vec<CellDistances<'_>> = columns
            .map(|((attribute, order), &code)| CellDistances::new(attribute, order, code))
            .collect();
        let mut nearest: Option<(u64, usize)> = None;
        let mut equally_near = 0;
        for class in (0..partition.classes()).filter(|&class| released(class)) {
            let each = columns.iter_mut().enumerate();
            let sum: f64 = each.map(|(column, far)| far.distance(cell(class, column))).sum();
            let far = libm::round(sum / attributes.len().max(1) as f64 / LOSS_UNIT) as u64;
            match nearest {
                Some((least, _)) if far > least => {}
                Some((least, known)) if far == least => {
                    equally_near += 1;
                    let [one, other] = [class, known]
                        .map(|class| (Reverse(partition.class(class).size), partition.key(class)));
                    nearest = Some((far, if one < other { class } else { known }));
                }
                _ => (nearest, equally_near) = (Some((far, class)), 1),
            }
        }
        let (_, class) = nearest?;
        let away = (0..columns.len()).filter(|&column| {
            !cell(class, column).covers(&attributes[column], codes[column] as u32)
        });
        Some(NearestClass { class, columns: away.collect(), equally_near })
    }
}

/// Where the values of a column stand in its order.
#[derive(Clone, Debug)]
struct ValuePlaces {
    /// The place of each value; `None` of those without one.
    places: Vec<Option<f64>>,
    /// From the first to the last place of the table's own values; 0 if there are none.
    span: f64,
    /// Whether each value is one of the table itself; others are a population's.
    own: Vec<bool>,
}

impl ValuePlaces {
    fn new(places: Vec<Option<f64>>, domain: &Domain) -> Self {
        let own: Vec<bool> = domain.counts.iter().map(|&count| count > 0).collect();
        let seen =
            || places.iter().zip(&own).filter(|(_, own)| **own).filter_map(|(place, _)| *place);
        let first = seen().fold(f64::INFINITY, f64::min);
        let last = seen().fold(f64::NEG_INFINITY, f64::max);
        Self { span: (last - first).max(0.0), own, places }
    }

    /// How far each value is from one of them.
    fn distances(&self, hierarchy: &Hierarchy, code: usize) -> Vec<f64> {
        let mut distances = vec![1.0; self.places.len()];
        let mut unplaced = Vec::new();
        for (value, place) in self.places.iter().enumerate() {
            match (self.places[code], place) {
                (Some(one), Some(other)) if self.span > 0.0 => {
                    distances[value] = (one - other).abs() / self.span;
                }
                (Some(_), Some(_)) => distances[value] = 0.0,
                _ => unplaced.push(value),
            }
        }
        // Groups are nested, so that few values are left to look at on the lowest levels.
        let height = hierarchy.height();
        for (number, level) in hierarchy.levels().iter().enumerate().rev() {
            unplaced.retain(|&value| level.groups[value] == level.groups[code]);
            for &value in &unplaced {
                distances[value] = number as f64 / height.max(1) as f64;
            }
        }
        distances
    }
}

/// The places of a column's values: dates by time, numbers by size, and a scale by its steps.
fn places(
    attribute: &QuasiIdentifier,
    domain: &Domain,
    planned: &PlannedAttribute,
) -> Vec<Option<f64>> {
    let rule = planned.hierarchy.rule();
    if let Some(format) = rule.and_then(Rule::dates) {
        return each_present(domain, |text| moment(format, text));
    }
    if let Some(numbers) = &attribute.numbers {
        return numbers.clone();
    }
    let texts = || domain.present().map(|(_, text)| text);
    if planned.ranged
        && let Some(form) = grouped_form(texts)
    {
        return each_present(domain, |text| form.parse(text)?.to_string().parse().ok());
    }
    // The lines of a table of levels are in some order, but seldom a scale.
    let scale = rule.filter(|rule| rule.table().is_none()).and_then(Rule::scale_order);
    if let Some(scale) = scale {
        let steps: HashMap<&str, u32> = scale.into_iter().zip(0..).collect();
        return each_present(domain, |text| steps.get(text).copied().map(f64::from));
    }
    if !planned.texts
        && let DataType::Date(format) = infer_values(texts).data_type
    {
        let format = DateFormat::new(format, None);
        return each_present(domain, |text| moment(format, text));
    }
    vec![None; domain.values.len()]
}

/// What is read from each value that is not missing.
fn each_present(domain: &Domain, place: impl Fn(&str) -> Option<f64>) -> Vec<Option<f64>> {
    let mut places = vec![None; domain.values.len()];
    for (code, text) in domain.present() {
        places[code as usize] = place(text);
    }
    places
}

/// The seconds from the beginning of 1970 to the first moment that a text may mean.
fn moment(format: DateFormat<'_>, text: &str) -> Option<f64> {
    let epoch = DateTime::constant(1970, 1, 1, 0, 0, 0, 0);
    Some(format.moment(text)?.duration_since(epoch).as_secs_f64())
}

/// How far the cells of a column are from one value, each level's groups once they are asked for.
struct CellDistances<'a> {
    attribute: &'a QuasiIdentifier,
    own: &'a [bool],
    code: usize,
    /// Of each value.
    values: Vec<f64>,
    /// Of each group of each level; nothing of levels that were not asked for.
    groups: Vec<Vec<f64>>,
}

impl<'a> CellDistances<'a> {
    fn new(attribute: &'a QuasiIdentifier, order: &'a ValuePlaces, code: usize) -> Self {
        let groups = vec![Vec::new(); attribute.hierarchy.levels().len()];
        let values = order.distances(&attribute.hierarchy, code);
        Self { attribute, own: &order.own, code, values, groups }
    }

    fn distance(&mut self, cell: Cell) -> f64 {
        match cell {
            Cell::Group { level, group } => {
                let level = usize::from(level);
                if self.groups[level].is_empty() {
                    self.groups[level] = self.of_groups(level);
                }
                self.groups[level][group as usize]
            }
            Cell::Range { .. } if cell.covers(self.attribute, self.code as u32) => 0.0,
            Cell::Range { low, high } => self.values[low as usize].min(self.values[high as usize]),
            Cell::Star => 0.0,
        }
    }

    fn of_groups(&self, level: usize) -> Vec<f64> {
        let level = self.attribute.hierarchy.level(level);
        let mut groups = vec![1.0_f64; level.labels.len()];
        for ((&group, &far), _) in
            level.groups.iter().zip(&self.values).zip(self.own).filter(|(_, own)| **own)
        {
            let nearest = &mut groups[group as usize];
            *nearest = far.min(*nearest);
        }
        groups
    }
}

#[cfg(test)]
mod tests {
    use super::Nearness;
    use crate::format::csv::{Options, Reader};
    use crate::hierarchy::{Cell, Spec};
    use crate::model::KAnonymity;
    use crate::plan::{Plan, PlannedAttribute};
    use crate::prepare::prepare;
    use crate::recoding::{Recoded, SUPPRESSED};
    use crate::table::Role;

    /// 50 is 5 away from the upper end of one range, and 58 is 2 away from the lower end of the other.
    #[test]
    fn a_range_is_as_far_as_its_nearer_end() {
        let mut reader = Reader::new(Options { header: Some(true), ..Options::default() });
        reader.push(b"income,town\n10,a\n30,a\n45,a\n60,a\n90,a\n50,a\n58,a\n").unwrap();
        let table = reader.finish().unwrap().table;
        let quasi =
            |name, column| PlannedAttribute::new(name, column, Role::QuasiIdentifier, Spec::NONE);
        let income = PlannedAttribute { ranged: true, ..quasi("income", 0) };
        let mut plan = Plan::new(vec![income, quasi("town", 1)], vec![KAnonymity::chosen(2)]);
        plan.suppression_limit = 0.5;
        let prepared = prepare(&table, &plan).unwrap();
        let [below, above] = [(0, 2), (3, 4)].map(|(low, high)| Cell::Range { low, high });
        let town = Cell::Group { level: 0, group: 0 };
        // The tuples are those of the records, in their order.
        let class_of = [0, 0, 0, 1, 1, SUPPRESSED, SUPPRESSED];
        let recoded = Recoded::new(&prepared.study, &class_of, &[below, town, above, town]);
        let nearness = Nearness::new(&plan, &prepared.study, &prepared.domains);
        for (code, range, columns) in
            [(5, below, &[0_usize][..]), (6, above, &[0]), (1, below, &[]), (4, above, &[])]
        {
            let found = nearness.of_recoded(&recoded, &[code, 0]).unwrap();
            assert_eq!((recoded.cells(found.class)[0], &*found.columns), (range, columns));
        }
    }
}
