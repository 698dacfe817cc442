//! What a file that somebody has published shows, without the recipe that it came from.

use crate::attack::{AttackChoice, told};
use crate::inspect::inspect;
use crate::{Input, measure_file};
use outis::attack::{SensitiveColumn, Settings, Trial};
use outis::hierarchy::{STAR, Spec};
use outis::model::{DistinctLDiversity, KAnonymity, ModelChoice, TCloseness};
use outis::plan::MissingSensitive;
use outis::table::{LineIndex, Table};
use outis_protocol::attack::NamedCells;
use outis_protocol::audit::{AuditReport, AuditedColumn, AuditedValues};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{Model, Recipe, Role};
use outis_protocol::report::Report;
use std::collections::BTreeMap;

/// What columns are for, where that is not to be guessed: their names, or numbers where they have
/// none.
#[derive(Clone, Debug, Default)]
pub struct GivenRoles(pub BTreeMap<String, Role>);

/// A file as somebody sees it who found it, while attacks on it are tried.
#[derive(Debug)]
pub struct Auditing {
    /// All but the attacks.
    report: AuditReport,
    /// Without a column that somebody may know there is none.
    trial: Option<Trial>,
    titles: Vec<String>,
    lines: LineIndex,
    values: bool,
}

impl Auditing {
    /// Begins to attack a file: with the roles that are given, and for the other columns those that
    /// [`inspect`] suggests. `year` is the present one.
    ///
    /// # Errors
    /// `missing-attribute` for a role of a column that there is not, `parameter` if the confidence is no
    /// share.
    pub fn new(
        input: &Input,
        year: i16,
        roles: &GivenRoles,
        choice: &AttackChoice,
    ) -> Outcome<Self> {
        let (recipe, titles, report) = measured(input, year, roles, choice)?;
        let trial = report.k.map(|_| trial(input, &recipe, (&titles, &report.columns), choice));
        let (lines, values) = (input.table().lines.clone(), choice.values);
        Ok(Self { report, trial: trial.transpose()?, titles, lines, values })
    }

    /// Goes on for about `budget` classes; true once all was tried.
    pub fn step(&mut self, budget: usize) -> bool {
        self.trial.as_mut().is_none_or(|trial| trial.step(budget))
    }

    /// What part of it is done, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        self.trial.as_ref().map_or(1.0, Trial::progress)
    }

    /// What the file shows: the `input` that it began with.
    #[must_use]
    pub fn finish(self, input: &Input) -> AuditReport {
        let outcomes = self.trial.map_or(Vec::new(), Trial::finish).into_iter();
        let (titles, lines) = (&self.titles, &self.lines);
        let known = self.report.columns.iter().enumerate();
        let known = known.filter(|(_, column)| column.role == Role::QuasiIdentifier);
        let known: Vec<usize> = known.map(|(place, _)| place).collect();
        let attacks = outcomes.map(|outcome| {
            let mut outcome = told(outcome, None, lines, titles, self.values);
            for finding in outcome.findings.iter_mut().filter(|_| self.values) {
                finding.cells = cells_of_group(input.table(), titles, &known, finding.rows.first());
            }
            outcome
        });
        AuditReport { attacks: attacks.collect(), ..self.report }
    }
}

/// What a group shows in the columns that somebody may know: as its first row does.
fn cells_of_group(
    table: &Table,
    titles: &[String],
    known: &[usize],
    row: Option<&u64>,
) -> Option<NamedCells> {
    let record = usize::try_from(*row?).ok()?.checked_sub(1)?;
    let cells = known.iter().map(|&place| {
        let column = &table.columns[place];
        (titles[place].clone(), column.dictionary.get(column.codes.get(record)).to_owned())
    });
    Some(NamedCells(cells.collect()))
}

/// What is measured of a file, in columns of these roles, with the recipe that asks for it and what
/// the columns are called.
fn measured(
    input: &Input,
    year: i16,
    roles: &GivenRoles,
    choice: &AttackChoice,
) -> Outcome<(Recipe, Vec<String>, AuditReport)> {
    choice.check()?;
    let found = inspect(input, year);
    let mut recipe = found.recipe;
    let titles: Vec<String> = recipe.attributes.iter().map(|one| one.title()).collect();
    if let Some(unknown) = roles.0.keys().find(|name| !titles.contains(name)) {
        return Err(Problem::new(Code::MissingAttribute).of_attribute(unknown));
    }
    let mut columns = Vec::new();
    for ((attribute, title), view) in recipe.attributes.iter_mut().zip(&titles).zip(&found.columns)
    {
        let given = roles.0.get(title);
        attribute.hierarchy = None;
        attribute.role = given.copied().unwrap_or(attribute.role);
        let told = |reason: &String| given.map_or_else(|| reason.clone(), |_| "given".to_owned());
        columns.push(AuditedColumn {
            number: view.number,
            name: view.name.clone(),
            role: attribute.role,
            reason: told(&view.reason),
            certainty: told(&view.certainty),
        });
    }
    recipe.models = models(&recipe);
    let mut report = measure_file(&recipe, input, None, &BTreeMap::new(), None)?;
    if !choice.values {
        let deciding = report.models.iter_mut().filter_map(|model| model.deciding.as_mut());
        deciding.for_each(|class| class.labels.clear());
    }
    let exposure = report.risk.after.as_ref();
    let sizes = exposure.map(|after| after.class_sizes.as_slice()).unwrap_or_default();
    let sensitive =
        titles.iter().zip(&columns).filter(|(_, column)| column.role == Role::Sensitive);
    let sensitive = sensitive.map(|(title, _)| AuditedValues {
        attribute: title.clone(),
        l: achieved(&report, title, DistinctLDiversity::DECLARED.id),
        t: achieved(&report, title, TCloseness::DECLARED.id),
    });
    // Without a column that somebody may know there are no classes to speak of.
    let is_known = columns.iter().any(|column| column.role == Role::QuasiIdentifier);
    let sizes = if is_known { sizes } else { &[] };
    let report = AuditReport {
        records: input.table().records as u64,
        empty: empty_records(input.table(), &recipe.missing.values),
        k: sizes.first().map(|&(size, _)| u64::from(size)),
        uniques: sizes
            .iter()
            .filter(|(size, _)| *size == 1)
            .map(|&(_, classes)| u64::from(classes))
            .sum(),
        classes: sizes.iter().map(|&(_, classes)| u64::from(classes)).sum(),
        sensitive: sensitive.collect(),
        attacks: Vec::new(),
        columns,
        report,
    };
    Ok((recipe, titles, report))
}

/// How many records show nothing in any column, of which there is one at least.
fn empty_records(table: &Table, markers: &[String]) -> u64 {
    let says_nothing = table.columns.iter().map(|column| {
        let texts = column.dictionary.iter();
        let texts = texts.map(|text| text == STAR || markers.iter().any(|marker| marker == text));
        texts.collect::<Vec<bool>>()
    });
    let says_nothing: Vec<Vec<bool>> = says_nothing.collect();
    let mut empty = 0;
    for record in 0..table.records {
        let mut cells = table.columns.iter().zip(&says_nothing);
        empty +=
            u64::from(cells.all(|(column, of_texts)| of_texts[column.codes.get(record) as usize]));
    }
    empty
}

/// What a model of a sensitive column achieves.
fn achieved(report: &Report, title: &str, model: &str) -> Option<f64> {
    let mut outcomes = report.models.iter();
    let found = outcomes.find(|outcome| {
        outcome.model.id() == model && outcome.model.attributes().any(|(_, named)| named == title)
    });
    found?.achieved
}

/// What is measured: the weakest demand of each kind, since only what is achieved matters.
fn models(recipe: &Recipe) -> Vec<Model> {
    let mut models = vec![Model::from(KAnonymity::chosen(2))];
    for attribute in recipe.attributes.iter().filter(|one| one.role == Role::Sensitive) {
        let title = attribute.title();
        let values =
            DistinctLDiversity::choose().with("attribute", title.as_str()).with("l", 2_u32);
        let shares = TCloseness::choose().with("attribute", title.as_str());
        models.push(values.into());
        models.push(shares.with("t", 1.0).with("distance", "equal").into());
    }
    models
}

/// Attacks on each class.
fn trial(
    input: &Input,
    recipe: &Recipe,
    (titles, columns): (&[String], &[AuditedColumn]),
    choice: &AttackChoice,
) -> Outcome<Trial> {
    let table = input.table();
    let of_role = |role: Role| {
        let places = columns.iter().enumerate().filter(move |(_, column)| column.role == role);
        places.map(|(place, _)| place).collect::<Vec<usize>>()
    };
    let markers = &recipe.missing.values;
    let sensitive = of_role(Role::Sensitive).into_iter().map(|place| {
        let missing = MissingSensitive::default();
        let tree = (&Spec::NONE, true);
        SensitiveColumn::new(place, &table.columns[place], markers, missing, tree)
            .map_err(|error| error.of_attribute(&titles[place]).into())
    });
    let settings = Settings {
        attacks: choice.attacks.clone(),
        confidence: choice.confidence,
        exclusions: choice.exclusions,
        ..Settings::default()
    };
    let quasi = of_role(Role::QuasiIdentifier);
    let codes: Vec<_> = quasi.iter().map(|&place| &table.columns[place].codes).collect();
    let sensitive = sensitive.collect::<Outcome<_>>()?;
    Ok(Trial::of_classes(&codes, table.records, sensitive, settings))
}
