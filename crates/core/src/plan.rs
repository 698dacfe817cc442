//! From a table and the decisions made about it to a [`Study`].

use crate::choice::Choice;
use crate::contingency::{Collapse, Contingency};
use crate::error::{Error, Kind, Place, Result, Warning, WarningKind};
use crate::hierarchy::{self, Hierarchy, Spec};
use crate::loss::LossConfig;
use crate::model::{
    Columns, Demands, Ground, KAnonymity, Missing, Model, ModelChoice, Side, bind, order_warnings,
};
use crate::study::{QuasiIdentifier, Study};
use crate::table::{Codes, Column, Domain, LineIndex, Role, Table, Translated, number};
use std::ops::Range;
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
    /// What each level loses, where the recipe says so (spec F12, M11).
    pub losses: Option<Vec<f64>>,
    /// Whether ranges of its values mean something, if they are numbers: a postal code is
    /// written in digits, but nothing is between two of them.
    pub ranged: bool,
    /// Whether the recipe calls its values texts, so that they go by the alphabet even if
    /// they are numbers or dates.
    pub texts: bool,
}

/// How missing values of quasi-identifiers match (spec A8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Matching {
    /// Missing is a value of its own.
    #[default]
    OwnValue,
    /// Missing matches everything (spec M14).
    Wildcard,
    /// Missing matches nothing, not even itself: a record that still shows it is suppressed.
    RemoveRow,
}

/// What a missing sensitive value counts as (spec A8, M1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MissingSensitive {
    /// It is not a value.
    #[default]
    Excluded,
    /// It is a value like any other.
    OwnValue,
}

/// The table that the data are a sample of (spec D2, D10).
#[derive(Debug)]
pub struct Population {
    /// Its columns, those of the quasi-identifiers in the plan's order.
    pub columns: Vec<Column>,
    /// Number of its records.
    pub records: usize,
    /// Lines of its records.
    pub lines: LineIndex,
    /// Its name, for errors.
    pub name: String,
}

impl Population {
    /// What is wrong with its values rather than with the table's. Its columns may stand
    /// elsewhere than the table's; they are known by the attribute.
    pub(crate) fn blame(&self, error: Error) -> Error {
        Error::at(error.kind, Place { column: None, ..error.place }).in_file(&self.name)
    }
}

impl PlannedAttribute {
    /// An attribute with all levels allowed and the weight of any other.
    #[must_use]
    pub fn new(name: &str, column: usize, role: Role, hierarchy: Spec) -> Self {
        Self {
            name: name.to_owned(),
            column,
            role,
            hierarchy,
            limit: None,
            weight: 1.0,
            losses: None,
            ranged: false,
            texts: false,
        }
    }
}

/// Everything decided about a table.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Every column once, in the recipe's order, which breaks ties.
    pub attributes: Vec<PlannedAttribute>,
    /// Raw texts that mean "missing"; the first is written (spec M2). Never empty.
    pub markers: Vec<String>,
    /// How missing values of quasi-identifiers match.
    pub matching: Matching,
    /// What a missing sensitive value counts as.
    pub missing_sensitive: MissingSensitive,
    /// What must hold.
    pub models: Vec<Choice>,
    /// The attribute (by its number in `attributes`) that says whose record it is, where
    /// records are not persons.
    pub entity: Option<usize>,
    /// The attribute that says how many persons of the population a record stands for.
    pub sampling_weight: Option<usize>,
    /// The table that the data are a sample of.
    pub population: Option<Arc<Population>>,
    /// What counts as loss.
    pub loss: LossConfig,
    /// Share of the records that may be suppressed.
    pub suppression_limit: f64,
    /// Whether suppressed records stay, with `*` for every quasi-identifier (spec A3, M6).
    pub star: bool,
}

impl Plan {
    /// Mere k-anonymity, nothing suppressed, everything else as recipes have it by default.
    #[must_use]
    pub fn of_k(attributes: Vec<PlannedAttribute>, k: u32) -> Self {
        Self {
            attributes,
            markers: vec![String::new()],
            matching: Matching::default(),
            missing_sensitive: MissingSensitive::default(),
            models: vec![KAnonymity::choose().with("k", k)],
            entity: None,
            sampling_weight: None,
            population: None,
            loss: LossConfig::default(),
            suppression_limit: 0.0,
            star: false,
        }
    }

    /// The number of the attribute with this title.
    #[must_use]
    pub fn attribute_called(&self, title: &str) -> Option<usize> {
        self.attributes.iter().position(|attribute| attribute.name == title)
    }

    /// Whether an attribute is looked at as it stands: by a model, as the entity or as the
    /// sampling weight.
    #[must_use]
    pub fn looks_at(&self, attribute: usize) -> bool {
        let title = &self.attributes[attribute].name;
        let named = |model: &Choice| model.attributes().any(|(_, named)| named == title);
        self.models.iter().any(named)
            || self.entity == Some(attribute)
            || self.sampling_weight == Some(attribute)
    }

    /// The column of the table that says whose record it is, if one does.
    #[must_use]
    pub fn person(&self) -> Option<usize> {
        self.entity.map(|entity| self.attributes[entity].column)
    }

    /// The numbers of the quasi-identifiers.
    pub fn quasi_identifiers(&self) -> impl Iterator<Item = usize> {
        let quasi = |&index: &usize| self.attributes[index].role == Role::QuasiIdentifier;
        (0..self.attributes.len()).filter(quasi)
    }

    /// The columns of the attributes in the table that the plan was made for.
    #[must_use]
    pub fn columns<'a>(&self, table: &'a Table) -> Columns<'a> {
        let of = self.attributes.iter().map(|a| Some(&table.columns[a.column])).collect();
        Columns { lines: Some(&table.lines), ..Columns::plain(of) }
    }
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
    /// Whether each record is a tuple of its own.
    scattered: bool,
}

impl Prepared {
    /// Whether each record is a tuple of its own ([`prepare_scattered`]).
    #[must_use]
    pub fn is_scattered(&self) -> bool {
        self.scattered
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
    let (domain, codes) = domain_of(table, markers, attribute);
    let (built, warnings) = built(&domain, attribute)?;
    Ok((built, domain, codes, warnings))
}

fn domain_of<'a>(
    table: &'a Table,
    markers: &[String],
    attribute: &PlannedAttribute,
) -> (Domain, Translated<'a>) {
    let column = &table.columns[attribute.column];
    Domain::of(column, attribute.column as u32 + 1, markers, &table.lines)
}

fn built(domain: &Domain, attribute: &PlannedAttribute) -> Result<(Hierarchy, Vec<Warning>)> {
    let (built, mut warnings) = hierarchy::build(&attribute.hierarchy, domain)
        .map_err(|error| error.of_attribute(&attribute.name))?;
    if built.height() > MAX_LEVELS {
        let (levels, limit) = (built.height() as u64, MAX_LEVELS as u64);
        let kind = Kind::TooManyLevels { field: "levels", levels, limit };
        let error = Error::new(kind).of_attribute(&attribute.name);
        return Err(match &attribute.hierarchy {
            Spec::Levels(table) => table.file().into_iter().fold(error, Error::in_file),
            _ => error,
        });
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
/// As [`prepare`].
pub fn prepare_scattered(table: &Table, plan: &Plan) -> Result<Prepared> {
    prepare_with(table, plan, true, None)
}

/// Whether two plans make the same tuples of a table.
fn same_tuples(one: &Plan, other: &Plan) -> bool {
    let columns = |plan: &Plan| -> Vec<usize> {
        plan.quasi_identifiers().map(|index| plan.attributes[index].column).collect()
    };
    let lone = |plan: &Plan| plan.population.is_none();
    lone(one) && lone(other) && one.markers == other.markers && columns(one) == columns(other)
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
                let (domain, codes) = domain_of(table, &plan.markers, planned);
                columns.push(codes);
                domain
            }
        };
        if let Some(population) = &plan.population {
            people.push(domain.extend(&population.columns[position], &population.lines));
        }
        let fits_alone = || built(&domain_of(table, &plan.markers, planned).0, planned).is_ok();
        let (built, said) = built(&domain, planned).map_err(|error| match &plan.population {
            Some(population) if fits_alone() => population.blame(error),
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
        let numbers = domain.numbers().filter(|_| planned.ranged);
        attributes.push(QuasiIdentifier {
            name: planned.name.clone(),
            hierarchy: Arc::new(built),
            limit,
            weight: planned.weight,
            counts: domain.counts.clone(),
            losses: planned.losses.clone(),
            domain: width_of(&planned.hierarchy, numbers.as_deref().unwrap_or_default()),
            numbers,
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
        None => tuples_or_records(&columns, table.records, people, scattered)?,
    };
    let covered = plan.population.is_some();
    if covered && plan.entity.is_none() {
        check_covers(&contingency, table)?;
    }
    let hierarchies: Vec<_> = attributes.iter().map(|a| a.hierarchy.clone()).collect();
    let missing = Missing::of_hierarchies(&hierarchies, &domains);
    let own = plan.columns(table);
    let mut ground = Ground::new(plan, own.clone(), own).with_missing(missing);
    let missing = ground.missing();
    let mut loss = plan.loss;
    if let Some(attribute) = plan.loss.label {
        loss.label = Some(ground.track(Side::Sensitive(attribute))?.0);
    }
    let models = track(&mut contingency, ground)?;
    // Who has several records is once in the population.
    if covered && plan.entity.is_some() {
        check_covers(&contingency, table)?;
    }
    let demands = match plan.matching {
        Matching::RemoveRow => Demands::without_missing(models, missing.clone()),
        Matching::OwnValue | Matching::Wildcard => Demands::new(models),
    };
    let mut study = Study::new(attributes, contingency, demands, loss, plan.suppression_limit)?
        .with_stars(plan.star);
    if plan.matching != Matching::OwnValue {
        study = study.with_missing(missing);
    }
    Ok(Prepared { study: Arc::new(study), domains, warnings, scattered })
}

/// The width of the domain that a hierarchy declares, or else of these numbers.
fn width_of(hierarchy: &Spec, numbers: &[Option<f64>]) -> f64 {
    if let Spec::Intervals(intervals) = hierarchy
        && let Some(width) = intervals.end.checked_sub(intervals.start)
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
pub fn track(contingency: &mut Contingency, mut ground: Ground<'_>) -> Result<Vec<Model>> {
    let plan = ground.plan();
    let bound = |(number, choice)| -> Result<Model> {
        bind(choice, &mut ground).map_err(|error| error.of_model(number))
    };
    let models = plan.models.iter().enumerate().map(bound).collect::<Result<_>>()?;
    let entity = plan.entity.map(|attribute| ground.track(Side::Whole(attribute))).transpose()?;
    if let Some(attribute) = plan.sampling_weight {
        let (codes, values) = ground.look(Side::Whole(attribute))?;
        let weights = weights(&values.texts, &codes).map_err(|error| {
            let missing = |text: &str| plan.markers.iter().any(|marker| marker == text);
            let wrong = |text: &str| missing(text) || weight(text).is_none();
            ground.blame(error, attribute, &wrong)
        })?;
        contingency.weigh(codes.iter().map(|code| weights[code as usize]));
    }
    for column in ground.into_tracks() {
        contingency.track(&column);
    }
    if let Some((track, _)) = entity {
        contingency.count_entities(track);
    }
    Ok(models)
}

/// The sampling weight that each value says, in millionths. Values that no record has do not
/// matter.
fn weights(texts: &[String], codes: &Translated<'_>) -> Result<Vec<u64>> {
    let weights: Vec<Option<u64>> = texts.iter().map(|text| weight(text)).collect();
    let mut meant = true;
    codes.for_each(|code| meant &= weights[code as usize].is_some());
    let weights = weights.into_iter().map(Option::unwrap_or_default).collect();
    let unusable = || Error::parameter("records.sampling-weight", "0<..=1000000000");
    if meant { Ok(weights) } else { Err(unusable()) }
}

/// The weight that a text says.
fn weight(text: &str) -> Option<u64> {
    let weight = number::parse(text, '.').or_else(|| number::parse(text, ','))?;
    let millionths = weight.checked_mul(1_000_000.into())?.round();
    u64::try_from(millionths).ok().filter(|&m| m > 0 && m <= 1_000_000_000_000_000)
}

/// Collapses columns of plain codes at once, each with its number of values: those of the
/// table's records and, after them, those of the population's.
///
/// # Errors
/// As [`tuples`].
pub fn collapse(
    columns: &[(Vec<u32>, usize)],
    records: usize,
    population: usize,
) -> Result<Contingency> {
    let part = |of: Range<usize>| -> Vec<Translated<'static>> {
        let column = |(codes, values): &(Vec<u32>, usize)| {
            Translated::plain(codes[of.clone()].iter().copied().collect::<Codes>(), *values)
        };
        columns.iter().map(column).collect()
    };
    let people = part(records..records + population);
    let people = (population > 0).then_some((&people[..], population));
    tuples(&part(0..records), records, people)
}

/// Collapses the quasi-identifiers of the table's records at once and, after them, those of
/// the population's, given with their number.
///
/// # Errors
/// [`Kind::TooMany`] if the attributes are too many to be packed into keys.
pub fn tuples<'a>(
    columns: &'a [Translated<'a>],
    records: usize,
    people: Option<(&'a [Translated<'a>], usize)>,
) -> Result<Contingency> {
    tuples_or_records(columns, records, people, false)
}

/// The same where, scattered, each record is a tuple of its own.
fn tuples_or_records<'a>(
    columns: &'a [Translated<'a>],
    records: usize,
    people: Option<(&'a [Translated<'a>], usize)>,
    scattered: bool,
) -> Result<Contingency> {
    let collapse = match people {
        None => Collapse::new(columns, records),
        Some((people, population)) => {
            Collapse::with_population(columns, records, people, population)
        }
    };
    let collapse = collapse.ok_or_else(|| Error::new(Kind::TooMany { limit: 65_536 }))?;
    let mut collapse = collapse.scattered(scattered);
    collapse.step(usize::MAX);
    Ok(collapse.finish())
}
