//! From a table and the decisions made about it to a [`Study`].

use crate::contingency::{Collapse, Contingency};
use crate::error::{Error, Kind, Place, Result, Warning, WarningKind};
use crate::hierarchy::{self, Hierarchy, Spec};
use crate::loss::LossConfig;
use crate::model::{Demands, KAnonymity};
use crate::study::{QuasiIdentifier, Study};
use crate::table::{Domain, Role, Table};
use std::sync::Arc;

/// The most levels a hierarchy may have above the exact value.
const MAX_LEVELS: usize = u8::MAX as usize - 1;

/// Everything decided about one column.
#[derive(Clone, Debug)]
pub struct PlannedAttribute {
    /// Its name in the recipe.
    pub name: String,
    /// Its index in the table, from 0.
    pub column: usize,
    /// What it is for.
    pub role: Role,
    /// How a quasi-identifier grows coarser; ignored for other roles.
    pub hierarchy: Spec,
    /// The highest level allowed; `None` for all (spec A4).
    pub limit: Option<u32>,
    /// How much its detail matters (spec A5); 1 is the default.
    pub weight: f64,
}

/// Everything decided about a table.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Every column once, in the recipe's order, which breaks ties.
    pub attributes: Vec<PlannedAttribute>,
    /// Raw texts that mean "missing"; the first is written (spec M2). Never empty.
    pub markers: Vec<String>,
    /// The k-anonymity demands.
    pub k_anonymity: Vec<KAnonymity>,
    /// What counts as loss.
    pub loss: LossConfig,
    /// Share of the records that may be suppressed.
    pub suppression_limit: f64,
}

/// A study with what is needed to show and release it.
#[derive(Debug)]
pub struct Prepared {
    /// What the search works on.
    pub study: Arc<Study>,
    /// The values of each quasi-identifier, in the study's order.
    pub domains: Vec<Domain>,
    /// What to know although nothing is wrong.
    pub warnings: Vec<Warning>,
}

/// The hierarchy of one attribute, with its domain.
///
/// # Errors
/// What [`hierarchy::build`] refuses, and hierarchies with more than 254 levels.
pub fn hierarchy_of(
    table: &Table,
    markers: &[String],
    attribute: &PlannedAttribute,
) -> Result<(Hierarchy, Domain, Vec<u32>, Vec<Warning>)> {
    let column = &table.columns[attribute.column];
    let (domain, codes) = Domain::of(column, attribute.column as u32 + 1, markers, &table.lines);
    let (built, mut warnings) = hierarchy::build(&attribute.hierarchy, &domain)
        .map_err(|error| error.of_attribute(&attribute.name))?;
    if built.height() > MAX_LEVELS {
        let kind = Kind::HierarchyParameter { field: "levels" };
        return Err(Error::new(kind).of_attribute(&attribute.name));
    }
    for warning in &mut warnings {
        warning.place.attribute.get_or_insert_with(|| attribute.name.clone());
    }
    Ok((built, domain, codes, warnings))
}

/// Builds the hierarchies, collapses the records and puts the study together.
///
/// # Errors
/// Whatever is wrong with a hierarchy, a limit, a weight or a setting, with its place.
pub fn prepare(table: &Table, plan: &Plan) -> Result<Prepared> {
    if plan.k_anonymity.is_empty() {
        return Err(Error::new(Kind::NoModels));
    }
    let mut attributes = Vec::new();
    let mut domains = Vec::new();
    let mut columns = Vec::new();
    let mut warnings = Vec::new();
    for planned in plan.attributes.iter().filter(|a| a.role == Role::QuasiIdentifier) {
        let (built, domain, codes, said) = hierarchy_of(table, &plan.markers, planned)?;
        warnings.extend(said);
        let height = built.height();
        let limit = match planned.limit {
            Some(limit) if limit as usize > height => {
                let place = Place { attribute: Some(planned.name.clone()), ..Place::default() };
                return Err(Error::at(Kind::LevelTooHigh { height: height as u32 }, place));
            }
            Some(limit) => limit as u8,
            None => height as u8,
        };
        columns.push((codes, domain.values.len()));
        attributes.push(QuasiIdentifier {
            name: planned.name.clone(),
            hierarchy: Arc::new(built),
            limit,
            weight: planned.weight,
            counts: domain.counts.clone(),
        });
        domains.push(domain);
    }
    if attributes.is_empty() {
        warnings.push(Warning { kind: WarningKind::NoQuasiIdentifier, place: Place::default() });
    }
    let contingency = collapse(&columns, table.records)?;
    let demands = Demands::new(&plan.k_anonymity, Vec::new());
    let study = Study::new(attributes, contingency, demands, plan.loss, plan.suppression_limit)?;
    Ok(Prepared { study: Arc::new(study), domains, warnings })
}

/// Collapses columns of codes at once.
///
/// # Errors
/// [`Kind::TooMany`] if the attributes are too many to be packed into keys.
pub fn collapse(columns: &[(Vec<u32>, usize)], records: usize) -> Result<Contingency> {
    let columns = columns.iter().map(|(codes, values)| (&codes[..], *values)).collect();
    let mut collapse = Collapse::new(columns, records)
        .ok_or_else(|| Error::new(Kind::TooMany { limit: 65_536 }))?;
    collapse.step(usize::MAX);
    Ok(collapse.finish())
}
