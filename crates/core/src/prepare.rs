//! From a table and a plan to a [`Study`].

use crate::contingency::{Contingency, tuples_or_records};
use crate::entity::Entity;
use crate::error::{Error, Kind, Place, Result, Warning, WarningKind};
use crate::hierarchy::{self, Hierarchy, LevelsTable, Rule, Spec};
use crate::model::{
    ColumnTracker, Demands, MissingGroups, Model, TrackedColumn, bind, order_warnings,
};
use crate::plan::{Matching, Plan, PlannedAttribute};
use crate::study::{QuasiIdentifier, Study};
use crate::table::{Domain, Multiplicity, Role, Table, Translated, number};
use std::sync::Arc;

/// The most levels a hierarchy may have above the exact value.
const MAX_LEVELS: usize = u8::MAX as usize - 1;

/// A study with what is needed to show and release it.
#[derive(Clone, Debug)]
pub struct Prepared {
    /// What the search works on.
    pub study: Arc<Study>,
    /// The values of each quasi-identifier, in the study's order.
    pub domains: Vec<Domain>,
    /// What to know although nothing is wrong.
    pub warnings: Vec<Warning>,
    /// Whether each record is a tuple of its own.
    scattered: bool,
}

impl Prepared {
    /// Whether each record is a tuple of its own ([`prepare_scattered`]).
    #[must_use]
    pub fn is_scattered(&self) -> bool {
        self.scattered
    }

    /// The same with another suppression limit, which nothing else depends on.
    ///
    /// # Errors
    /// [`Kind::Parameter`] if it is outside 0..=1.
    pub fn with_suppression_limit(&self, limit: f64) -> Result<Self> {
        let study = Arc::new(self.study.with_suppression_limit(limit)?);
        Ok(Self { study, ..self.clone() })
    }
}

/// The hierarchy of one attribute, with its domain.
///
/// # Errors
/// What [`hierarchy::build`] refuses, and [`Kind::TooManyLevels`].
pub fn hierarchy_of<'a>(
    table: &'a Table,
    markers: &[String],
    attribute: &PlannedAttribute,
) -> Result<(Hierarchy, Domain, Translated<'a>, Vec<Warning>)> {
    let (domain, codes) = domain_of(table, markers, attribute, &Multiplicity::default());
    let (built, warnings) = built(&domain, attribute)?;
    Ok((built, domain, codes, warnings))
}

fn domain_of<'a>(
    table: &'a Table,
    markers: &[String],
    attribute: &PlannedAttribute,
    counts: &Multiplicity,
) -> (Domain, Translated<'a>) {
    let column = &table.columns[attribute.column];
    Domain::read_counted(column, attribute.column as u32 + 1, markers, &table.lines, counts)
}

fn built(domain: &Domain, attribute: &PlannedAttribute) -> Result<(Hierarchy, Vec<Warning>)> {
    let (built, mut warnings) = hierarchy::build(&attribute.hierarchy, domain)
        .map_err(|error| error.of_attribute(&attribute.name))?;
    if built.height() > MAX_LEVELS {
        let (levels, limit) = (built.height() as u64, MAX_LEVELS as u64);
        let kind = Kind::TooManyLevels { field: "levels", levels, limit };
        let error = Error::new(kind).of_attribute(&attribute.name);
        let file = attribute.hierarchy.table().and_then(LevelsTable::file);
        return Err(file.into_iter().fold(error, Error::in_file));
    }
    for warning in &mut warnings {
        warning.place.attribute.get_or_insert_with(|| attribute.name.clone());
    }
    Ok((built, warnings))
}

/// Builds the hierarchies, collapses the records and puts the study together.
///
/// # Errors
/// Whatever is wrong with a hierarchy, a limit, a weight, a model or a setting, with its place,
/// and [`Kind::PopulationWithoutSample`].
pub fn prepare(table: &Table, plan: &Plan) -> Result<Prepared> {
    prepare_with(table, plan, false, None)
}

/// The same, where another plan was prepared for the same table before: its tuples are taken
/// over if this one has the same, so that a changed model or limit costs no look at the records.
///
/// # Errors
/// As [`prepare`].
pub fn prepare_after(table: &Table, plan: &Plan, before: (&Plan, &Prepared)) -> Result<Prepared> {
    prepare_with(table, plan, false, Some(before))
}

/// The same with a tuple for each record, for recodings that may part equal records. Its exact
/// partition has several classes with the same key.
///
/// # Errors
/// As [`prepare`], and [`Kind::NotTogether`] if lines stand for several records.
pub fn prepare_scattered(table: &Table, plan: &Plan) -> Result<Prepared> {
    prepare_with(table, plan, true, None)
}

/// Whether two plans make the same tuples of a table.
fn same_tuples(one: &Plan, other: &Plan) -> bool {
    let columns = |plan: &Plan| -> Vec<usize> {
        plan.quasi_identifiers().map(|index| plan.attributes[index].column).collect()
    };
    let lone = |plan: &Plan| plan.population.is_none();
    let alike = one.markers == other.markers && one.counts == other.counts;
    lone(one) && lone(other) && alike && columns(one) == columns(other)
}

fn prepare_with(
    table: &Table,
    plan: &Plan,
    scattered: bool,
    before: Option<(&Plan, &Prepared)>,
) -> Result<Prepared> {
    if plan.models.is_empty() {
        return Err(Error::new(Kind::NoModels));
    }
    refuse_suppressed_as_missing(plan)?;
    if scattered && !plan.counts.is_one() {
        return Err(Error::new(Kind::NotTogether { setting: "counts-parting" }));
    }
    let before = before
        .filter(|(known, prepared)| same_tuples(known, plan) && prepared.scattered == scattered);
    let mut attributes = Vec::new();
    let mut domains = Vec::new();
    let (mut columns, mut people) = (Vec::new(), Vec::new());
    let mut warnings = Vec::new();
    let quasi = plan.attributes.iter().filter(|a| a.role == Role::QuasiIdentifier);
    for (position, planned) in quasi.enumerate() {
        let mut domain = match before {
            Some((_, prepared)) => prepared.domains[position].clone(),
            None => {
                let (domain, codes) = domain_of(table, &plan.markers, planned, &plan.counts);
                columns.push(codes);
                domain
            }
        };
        if let Some(population) = &plan.population {
            let (own, all) = (&table.columns[planned.column], &population.columns[position]);
            population.refuse_unknown(plan, planned, (&own.dictionary, &all.dictionary))?;
            people.push(domain.extend(all, &population.lines));
        }
        let (built, said) = built(&domain, planned).map_err(|error| match &plan.population {
            // The table's own values fit.
            Some(population)
                if built(&domain_of(table, &plan.markers, planned, &plan.counts).0, planned)
                    .is_ok() =>
            {
                population.blame(error)
            }
            _ => error,
        })?;
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
        if planned.floor > u32::from(limit) {
            let error = Error::new(Kind::FloorTooHigh { highest: limit.into() });
            return Err(error.of_attribute(&planned.name));
        }
        let numbers = domain.numbers().filter(|_| planned.ranged);
        attributes.push(QuasiIdentifier {
            name: planned.name.clone(),
            hierarchy: Arc::new(built),
            limit,
            floor: planned.floor as u8,
            weight: planned.weight,
            counts: domain.counts.clone(),
            losses: planned.losses.clone(),
            domain: width_of(&planned.hierarchy, numbers.as_deref().unwrap_or_default()),
            numbers,
            suppressed: plan.suppressed_cell().to_owned(),
        });
        domains.push(domain);
    }
    if attributes.is_empty() {
        warnings.push(Warning { kind: WarningKind::NoQuasiIdentifier, place: Place::default() });
    }
    warnings.extend(order_warnings(plan, table));
    let people = plan.population.as_ref().map(|population| (&people[..], population.records));
    let mut contingency = match before {
        Some((_, prepared)) => prepared.study.contingency().bare(),
        None => tuples_or_records(&columns, (table.records, &plan.counts), people, scattered)?,
    };
    let covered = plan.population.as_ref().is_some_and(|population| !population.apart);
    // Records apart are tuples of their own, which nobody else has.
    if covered && !scattered && plan.entity.is_none() {
        check_covers(&contingency, table)?;
    }
    let hierarchies: Vec<_> = attributes.iter().map(|a| a.hierarchy.clone()).collect();
    let missing = MissingGroups::of_hierarchies(&hierarchies, &domains)
        .with_suppressed(plan.suppressed_equals_missing);
    let own = plan.columns(table);
    let mut tracker = ColumnTracker::new(plan, own.clone(), own).with_missing(missing);
    let missing = tracker.missing();
    let mut loss = plan.loss;
    if let Some(attribute) = plan.loss.label {
        loss.label = Some(tracker.track(TrackedColumn::Sensitive(attribute))?.0);
    }
    let models = track(&mut contingency, tracker)?;
    // Who has several records is once in the population.
    if covered && !scattered && plan.entity.is_some() {
        check_covers(&contingency, table)?;
    }
    let demands = match plan.matching {
        Matching::RemoveRow => Demands::without_missing(models, missing.clone()),
        Matching::OwnValue | Matching::Wildcard => Demands::new(models),
    };
    let mut study = Study::new(attributes, contingency, demands, loss, plan.suppression_limit)?
        .with_stars(plan.star)
        .with_people_apart(plan.population.as_ref().is_some_and(|people| people.apart));
    if plan.matching != Matching::OwnValue || plan.suppressed_equals_missing {
        study = study.with_missing(missing);
    }
    Ok(Prepared { study: Arc::new(study), domains, warnings, scattered })
}

/// Refuses to take suppressed cells for missing ones where none could be released: where missing
/// matches nothing, not even itself, and beside suppressed records that stay as `*`.
fn refuse_suppressed_as_missing(plan: &Plan) -> Result<()> {
    let setting = match plan.matching {
        _ if !plan.suppressed_equals_missing => return Ok(()),
        Matching::RemoveRow => "suppressed-remove-row",
        Matching::OwnValue | Matching::Wildcard if plan.star => "suppressed-star",
        Matching::OwnValue | Matching::Wildcard => return Ok(()),
    };
    Err(Error::new(Kind::NotTogether { setting }))
}

/// The width of the domain that a hierarchy declares, or else of these numbers.
fn width_of(hierarchy: &Spec, numbers: &[Option<f64>]) -> f64 {
    if let Some((start, end)) = hierarchy.rule().and_then(Rule::range)
        && let Some(width) = end.checked_sub(start)
    {
        return width.to_string().parse().unwrap_or_default();
    }
    let present = || numbers.iter().flatten().copied();
    let width =
        present().fold(f64::NEG_INFINITY, f64::max) - present().fold(f64::INFINITY, f64::min);
    width.max(0.0)
}

/// Refuses a population without the table's own records: it is no population of theirs. The
/// place is the first record that has too few like it there.
fn check_covers(contingency: &Contingency, table: &Table) -> Result<()> {
    // Without any record the population carries no counts at all.
    let population = contingency.carried().population.iter().copied().chain(std::iter::repeat(0));
    let own = (0..contingency.tuples()).map(|tuple| contingency.size(tuple));
    let lacking: Vec<u32> =
        own.zip(population).map(|(own, all): (u32, u32)| own.saturating_sub(all)).collect();
    let records = lacking.iter().map(|&lacking| u64::from(lacking)).sum();
    if records == 0 {
        return Ok(());
    }
    let first = contingency.tuple_of().iter().position(|&tuple| lacking[tuple as usize] > 0);
    let first = first.map(|record| record as u64);
    let line = first.map(|record| table.lines.line(record));
    let place = Place { record: first.map(|record| record + 1), line, ..Place::default() };
    Err(Error::at(Kind::PopulationWithoutSample { records }, place))
}

/// Makes the models of a table, and lets its contingency carry what they look at.
///
/// # Errors
/// Whatever is wrong with a model or with the columns that it looks at.
pub fn track(contingency: &mut Contingency, mut tracker: ColumnTracker<'_>) -> Result<Vec<Model>> {
    let plan = tracker.plan();
    let models = plan
        .models
        .iter()
        .enumerate()
        .map(|(number, choice)| -> Result<Model> {
            bind(choice, &mut tracker).map_err(|error| error.of_model(number))
        })
        .collect::<Result<_>>()?;
    let tracked =
        plan.entity.map(|attribute| tracker.track(TrackedColumn::Whole(attribute))).transpose()?;
    let mut entity = tracked.map(|(track, values)| Entity::new(track, values.missing));
    if let Some(attribute) = plan.sampling_weight {
        let (codes, values) = tracker.look(TrackedColumn::Whole(attribute))?;
        // Lines that have become one weigh as much as all their records.
        let most = if plan.count.is_some() { u64::MAX } else { MOST_WEIGHT };
        let is_weight = |text: &str| weight(text).is_some_and(|weight| weight <= most);
        let weights = weights(&values.texts, &codes, is_weight).map_err(|error| {
            tracker.blame(error, attribute, &|text| tracker.is_missing(text) || !is_weight(text))
        })?;
        let weights = codes.iter().map(|code| weights[code as usize]);
        match (&mut entity, plan.entity) {
            (Some(entity), Some(attribute)) => {
                let (persons, _) = tracker.look(TrackedColumn::Whole(attribute))?;
                *entity = entity.clone().weighed(persons.iter(), weights);
            }
            _ => contingency.weigh(weights),
        }
    }
    for column in tracker.into_tracks() {
        contingency.track(&column);
    }
    if let Some(entity) = entity {
        contingency.count_entities(entity);
    }
    Ok(models)
}

/// The most persons that a record may stand for, in millionths.
const MOST_WEIGHT: u64 = 1_000_000_000_000_000;

/// The sampling weight that each value says, in millionths. Values that no record has do not
/// matter.
fn weights(
    texts: &[String],
    codes: &Translated<'_>,
    is_weight: impl Fn(&str) -> bool,
) -> Result<Vec<u64>> {
    let weights: Vec<Option<u64>> =
        texts.iter().map(|text| weight(text).filter(|_| is_weight(text))).collect();
    let mut meant = true;
    codes.for_each(|code| meant &= weights[code as usize].is_some());
    let weights = weights.into_iter().map(Option::unwrap_or_default).collect();
    meant
        .then_some(weights)
        .ok_or_else(|| Error::parameter("records.sampling-weight", "0<..=1000000000"))
}

/// The sampling weight that a text says, in millionths.
pub(crate) fn weight(text: &str) -> Option<u64> {
    let weight = number::parse(text, '.').or_else(|| number::parse(text, ','))?;
    let millionths = weight.checked_mul(1_000_000.into())?.round();
    u64::try_from(millionths).ok().filter(|&millionths| millionths > 0)
}
