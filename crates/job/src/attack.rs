//! Attacks on a release of a job (spec H).

mod breach;
mod composition;
mod defence;
mod earlier;
mod help;
mod holders; // Of whom worlds say something.
mod joint;
mod minimality;
mod written;

pub use self::breach::{compare_with_earlier, measure_with_earlier};
pub use self::defence::{Defended, defended};
pub use self::help::{DefenceTrial, helping_defences};

use self::earlier::{Earlier, Linking};
use self::joint::Joint;
use self::minimality::{Minimality, persons_of_rows};
use self::written::{WrittenRelease, is_quasi_identifier, joint};
use crate::resolve::{self, Titles};
use crate::{Input, Job, fold};
use outis::attack::{
    Attack, AttackFindings, Fact, Finding, KnownSource, Likelihood, LinkedColumn, SensitiveColumn,
    Settings, Trial,
};
use outis::error::{Error, Kind};
use outis::evidence::one_marker;
use outis::hierarchy::Spec;
use outis::plan::PlannedAttribute;
use outis::table::{Codes, Column, LineIndex, Role, Table};
use outis_protocol::attack::{AttackFact, AttackFinding, AttackOutcome, AttackReport};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::Recipe;
use std::borrow::Cow;

/// What is asked of attacks.
#[derive(Clone, Debug)]
pub struct AttackChoice {
    /// The attacks to try.
    pub attacks: Vec<Attack>,
    /// The confidence from which on something is learned: above 0 and at most 1.
    pub confidence: f64,
    /// How many values of a sensitive column somebody can exclude.
    pub exclusions: usize,
    /// Of a column and one of its values, how much likelier it is for those who are attacked.
    pub likelihoods: Vec<(String, String, f64)>,
    /// Whether values are told.
    pub values: bool,
}

impl Default for AttackChoice {
    fn default() -> Self {
        let Settings { attacks, confidence, exclusions, .. } = Settings::default();
        Self { attacks, confidence, exclusions, likelihoods: Vec::new(), values: false }
    }
}

impl AttackChoice {
    /// Refuses a confidence that is none.
    ///
    /// # Errors
    /// `parameter`.
    pub(crate) fn check(&self) -> Outcome<()> {
        match self.confidence > 0.0 && self.confidence <= 1.0 {
            true => Ok(()),
            false => Err(Problem::of_field(Code::Parameter, "confidence").with_detail("0<..=1")),
        }
    }
}

/// A file that an attacker has beside the release.
pub struct NamedInput<'a> {
    /// What the file is called.
    pub name: String,
    /// What it holds.
    pub input: &'a Input,
}

/// What an attacker has beside the release.
#[derive(Default)]
pub struct Knowledge<'a> {
    /// Files of people with what is known of them.
    pub known: Vec<NamedInput<'a>>,
    /// Earlier releases.
    pub earlier: Vec<NamedInput<'a>>,
}

/// One trial of all attacks, on the persons of one file.
#[derive(Debug)]
struct AttackTrial {
    known: Option<String>,
    lines: LineIndex,
    trial: Trial,
}

/// Attacks on a release, while they are tried.
#[derive(Debug)]
pub struct Attacking {
    names: Vec<String>,
    records: u64,
    values: bool,
    tried: Vec<AttackTrial>,
    /// The same on earlier releases.
    earlier: Vec<Earlier>,
    /// What several of them say together with the release.
    joint: Option<Joint>,
    /// What is tried on the release as a whole.
    minimality: Option<Minimality>,
    /// Columns that nothing is tried with.
    perturbed: Vec<String>,
    lines: LineIndex,
    next: usize,
}

impl Attacking {
    /// Begins to attack a release of the job: on the persons of each known file, or on those of
    /// the input where there is none. Of these the quasi-identifiers of the recipe that was `asked` are
    /// known: a defence may have made more.
    ///
    /// # Errors
    /// `missing-attribute` if the release lacks a column, or one that a likelihood is of;
    /// `not-of-release` if it shows texts that nothing of the recipe is written as,
    /// `nothing-in-common` if a known file has no column of it, `register-unlike` if in one nothing is
    /// anything that the original has, `register-unread` if none of its dates can be read, `parameter` if the confidence is no
    /// share or a likelihood is negative, `unknown-values` if one is of a value that the release lacks.
    pub fn new(
        (job, asked): (&Job, &Recipe),
        release: &Input,
        knowledge: &Knowledge<'_>,
        choice: &AttackChoice,
    ) -> Outcome<Self> {
        choice.check()?;
        let folded = fold::measured(&job.recipe, release)?;
        let release = folded.as_ref().unwrap_or(release);
        let attacked = ReleaseColumns::new(job, release)?;
        let settings = Settings {
            attacks: choice.attacks.clone(),
            confidence: choice.confidence,
            exclusions: choice.exclusions,
            likelihoods: attacked.likelihoods(&choice.likelihoods)?,
            ..Settings::default()
        };
        let limits = (choice.confidence, settings.most);
        let minimality = choice.attacks.contains(&Attack::Minimality);
        let minimality =
            minimality.then(|| Minimality::new(job, release.table(), limits)).transpose()?;
        let written = WrittenRelease::of_job(&attacked, asked);
        let sensitive = job.plan.attributes.iter().filter(|one| one.role == Role::Sensitive);
        let sensitive: Vec<String> = sensitive.map(|attribute| attribute.name.clone()).collect();
        let choices = (choice, &sensitive[..]);
        let earlier = knowledge
            .earlier
            .iter()
            .map(|file| Earlier::new(&written, file, choices, Linking::All));
        let earlier = earlier.collect::<Outcome<Vec<Earlier>>>()?;
        let asks = choice.attacks.contains(&Attack::Joint);
        let joint = Joint::new(&written, &knowledge.earlier, choice, Linking::All);
        let joint = joint.filter(|_| asks);
        let of_records = settings.attacks.iter().any(|attack| attack.is_of_records());
        let tried = match &knowledge.known[..] {
            _ if !of_records => Vec::new(),
            [] => vec![attacked.of_input(asked, settings)?],
            files => {
                let settings = Settings { register: true, ..settings };
                let tried = files.iter().map(|file| attacked.of_file(file, settings.clone()));
                tried.collect::<Outcome<_>>()?
            }
        };
        let perturbed = job.plan.perturbed.iter();
        let perturbed =
            perturbed.map(|planned| job.plan.attributes[planned.attribute].name.clone());
        Ok(Self {
            perturbed: perturbed.collect(),
            names: job.plan.attributes.iter().map(|attribute| attribute.name.clone()).collect(),
            records: release.table().records as u64,
            values: choice.values,
            tried,
            earlier,
            joint,
            minimality,
            lines: job.input.table().lines.clone(),
            next: 0,
        })
    }

    /// Goes on for about `budget` classes of records or of persons; true once all was tried.
    ///
    /// # Errors
    /// What keeps the job from being run again.
    pub fn step(&mut self, budget: usize) -> Outcome<bool> {
        let own = self.tried.len();
        let all = own + self.earlier.len();
        if self.next == all && !self.joint.as_mut().is_none_or(|joint| joint.step(budget)) {
            return Ok(false);
        }
        if self.next == all {
            return self.minimality.as_mut().map_or(Ok(true), Minimality::step);
        }
        let is_done = match self.next.checked_sub(own) {
            None => self.tried[self.next].trial.step(budget),
            Some(place) => self.earlier[place].step(budget),
        };
        self.next += usize::from(is_done);
        Ok(self.next == all && self.joint.is_none() && self.minimality.is_none())
    }

    /// What part of it is done, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        let part = match (self.tried.get(self.next), &self.minimality) {
            (Some(tried), _) => tried.trial.progress(),
            (None, Some(minimality)) => minimality.progress(),
            (None, None) => 0.0,
        };
        let all = self.tried.len() + self.earlier.len() + usize::from(self.minimality.is_some());
        (self.next as f64 + part) / all.max(1) as f64
    }

    /// What was found.
    #[must_use]
    pub fn finish(self) -> AttackReport {
        let (names, values) = (self.names, self.values);
        let attacks = self.tried.into_iter().flat_map(|tried| {
            let AttackTrial { known, lines, trial } = tried;
            let outcomes = trial.finish().into_iter();
            let told =
                outcomes.map(|outcome| told(outcome, known.as_ref(), &lines, &names, values));
            told.collect::<Vec<_>>()
        });
        let whole = self.minimality.into_iter();
        let whole = whole.map(|whole| told(whole.finish(), None, &self.lines, &names, values));
        let earlier = self.earlier.into_iter().flat_map(|earlier| earlier.finish(values));
        let joint = self.joint.map(|joint| joint.finish(values).outcomes);
        let attacks = attacks.chain(whole).chain(earlier).chain(joint.into_iter().flatten());
        let attacks = attacks.collect();
        AttackReport { records: self.records, attacks, perturbed: self.perturbed }
    }
}

/// A release, and where the columns of its recipe stand in it.
struct ReleaseColumns<'a> {
    job: &'a Job,
    table: &'a Table,
    /// For each attribute of the plan its column.
    columns: Vec<Option<usize>>,
    /// What means a missing cell.
    markers: &'a [String],
}

impl<'a> ReleaseColumns<'a> {
    fn new(job: &'a Job, release: &'a Input) -> Outcome<Self> {
        let table = release.table();
        resolve::refuse_counted(&job.recipe)?;
        let columns = resolve::columns(&job.recipe, table, true);
        let columns = columns.map_err(|problem| release.told(problem))?;
        let markers = &job.plan.markers;
        Ok(Self { job, table, columns, markers })
    }

    fn attributes(&self) -> impl Iterator<Item = (usize, &'a PlannedAttribute, usize)> {
        let attributes = self.job.plan.attributes.iter().enumerate();
        let released = attributes.zip(&self.columns).filter_map(|((number, attribute), column)| {
            // Nothing is linked by items: what each may stand for is said by no level.
            let holds_items = self.job.plan.sets.iter().any(|set| set.attribute == number);
            // Nor by values that are not true of the persons beside them.
            let mut perturbed = self.job.plan.perturbed.iter();
            let is_perturbed = perturbed.any(|planned| planned.attribute == number);
            let is_released = attribute.role != Role::Identifier && !holds_items && !is_perturbed;
            Some((number, attribute, column.filter(|_| is_released)?))
        });
        released.collect::<Vec<_>>().into_iter()
    }

    fn likelihoods(&self, asked: &[(String, String, f64)]) -> Outcome<Vec<Likelihood>> {
        let likelihoods = asked.iter().map(|(name, value, ratio)| {
            if !(ratio.is_finite() && *ratio >= 0.0) {
                return Err(Problem::of_field(Code::Parameter, "likelihood"));
            }
            let mut sensitive =
                self.attributes().filter(|(_, attribute, _)| attribute.role == Role::Sensitive);
            let found = sensitive.find(|(_, attribute, _)| attribute.name == *name);
            let (attribute, _, column) = found.ok_or_else(|| {
                let plan = &self.job.plan;
                let mut perturbed = plan.perturbed.iter();
                let problem =
                    match perturbed.any(|one| plan.attributes[one.attribute].name == *name) {
                        true => Problem::of_field(Code::NotTogether, "likelihood")
                            .with_detail("perturb-likelihood"),
                        false => Problem::of_field(Code::NotSensitive, "likelihood"),
                    };
                problem.of_attribute(name)
            })?;
            if self.table.columns[column].dictionary.code(value).is_none() {
                let problem = Problem::of_field(Code::UnknownValues, "likelihood");
                return Err(Problem { found: Some(1), ..problem.of_attribute(name) });
            }
            Ok(Likelihood { attribute, value: value.clone(), ratio: *ratio })
        });
        likelihoods.collect()
    }

    /// What a column was before, with a record more for each value that only the population has:
    /// hierarchies are built over both.
    fn original(&self, attribute: &PlannedAttribute) -> Cow<'a, Column> {
        let original = &self.job.input.table().columns[attribute.column];
        let mut quasi = self.job.plan.quasi_identifiers();
        let place =
            quasi.position(|number| self.job.plan.attributes[number].name == attribute.name);
        let population = self.job.plan.population.as_ref().zip(place);
        joint(original, population.map(|(population, place)| &population.columns[place]))
    }

    /// The columns that link the records of `known`, whose columns `place` finds by their titles.
    /// A quasi-identifier is linked by what it may stand for, what is released word for word by its text.
    fn linked(
        &self,
        known: &Table,
        place: impl Fn(&PlannedAttribute) -> Option<usize>,
    ) -> Outcome<Vec<LinkedColumn>> {
        let source = match std::ptr::eq(known, self.job.input.table()) {
            true => KnownSource::Original,
            false => KnownSource::Register,
        };
        let columns = self.attributes().filter_map(|(_, attribute, released)| {
            let known = &known.columns[place(attribute)?];
            let released = &self.table.columns[released];
            let original = self.original(attribute);
            let (spec, original) = match attribute.role {
                Role::QuasiIdentifier => (&attribute.hierarchy, Some(&*original)),
                _ => (&Spec::NONE, None),
            };
            let known = (known, source);
            let linked = LinkedColumn::new(spec, original, known, released, self.markers);
            let linked = linked.map_err(|error| not_of_release(error, &attribute.name));
            Some(linked.and_then(|linked| match (linked.is_foreign(), linked.is_unread()) {
                (_, true) => Err(Problem::new(Code::RegisterUnread).of_attribute(&attribute.name)),
                (true, _) => Err(Problem::new(Code::RegisterUnlike).of_attribute(&attribute.name)),
                (false, false) => Ok(linked),
            }))
        });
        columns.collect()
    }

    /// The sensitive columns, but for those that are known.
    fn sensitive(
        &self,
        is_known: impl Fn(&PlannedAttribute) -> bool,
    ) -> Outcome<Vec<SensitiveColumn>> {
        let sensitive = self
            .attributes()
            .filter(|(_, attribute, _)| attribute.role == Role::Sensitive && !is_known(attribute));
        let columns = sensitive.map(|(number, attribute, column)| {
            let released = &self.table.columns[column];
            let is_ranged = attribute.ranged && !attribute.texts;
            let tree = (&attribute.hierarchy, is_ranged);
            let missing = self.job.plan.missing_sensitive;
            SensitiveColumn::new(number, released, self.markers, missing, tree)
                .map_err(|error| error.of_attribute(&attribute.name).into())
        });
        columns.collect()
    }

    /// Attacks on the people of the input, of whom the quasi-identifiers of `asked` are known.
    fn of_input(&self, asked: &Recipe, settings: Settings) -> Outcome<AttackTrial> {
        let table = self.job.input.table();
        self.tried(
            table,
            |attribute| {
                let is_known = is_quasi_identifier(asked, &attribute.name);
                Some(attribute.column).filter(|_| is_known)
            },
            settings,
            None,
        )
    }

    /// Attacks on the persons of a file, of whom all columns are known that are released.
    fn of_file(&self, file: &NamedInput<'_>, settings: Settings) -> Outcome<AttackTrial> {
        let table = file.input.table();
        let titles = Titles::new(&self.job.recipe, table);
        let place = |attribute: &PlannedAttribute| titles.find_alike(&attribute.name);
        if !self.attributes().any(|(_, attribute, _)| place(attribute).is_some()) {
            return Err(Problem::new(Code::NothingInCommon).in_file(&file.name));
        }
        self.tried(table, place, settings, Some(&file.name)).map_err(|problem| match problem.code {
            Code::RegisterUnlike | Code::RegisterUnread => problem.in_file(&file.name),
            _ => problem,
        })
    }

    fn tried(
        &self,
        known: &Table,
        place: impl Fn(&PlannedAttribute) -> Option<usize>,
        settings: Settings,
        name: Option<&String>,
    ) -> Outcome<AttackTrial> {
        let columns = self.linked(known, &place)?;
        let sensitive = self.sensitive(|attribute| place(attribute).is_some())?;
        let mut trial = Trial::new(columns, self.table.records, sensitive, settings);
        if let Some(person) = self.job.plan.person() {
            let original = self.job.input.table();
            let column = &original.columns[person];
            let (own, nobody) = one_marker(column, self.markers);
            let codes: Codes = column.codes.iter().map(|code| own[code as usize]).collect();
            if std::ptr::eq(known, original) {
                trial = trial.with_people(codes.iter().collect(), nobody);
            }
            // Whose each record is of the table as it is stands in it.
            let persons = match std::ptr::eq(self.table, original) {
                true => Some(codes.iter().collect()),
                false => persons_of_rows(self.job, self.table, &codes)?,
            };
            if let Some(persons) = persons {
                let trial = trial.with_known_persons(persons, nobody);
                return Ok(AttackTrial { known: name.cloned(), lines: known.lines.clone(), trial });
            }
            let columns = self.linked(original, |attribute| {
                Some(attribute.column).filter(|_| place(attribute).is_some())
            })?;
            trial = trial.with_persons(columns, codes, nobody);
        }
        Ok(AttackTrial { known: name.cloned(), lines: known.lines.clone(), trial })
    }
}

/// Texts of a release that nothing of its recipe is written as.
fn not_of_release(error: Error, name: &str) -> Problem {
    match error.kind {
        Kind::NotInPopulation { values } => {
            let problem = Problem::new(Code::NotOfRelease).of_attribute(name);
            Problem { found: Some(values), ..problem }
        }
        _ => error.of_attribute(name).into(),
    }
}

pub(crate) fn told(
    outcome: AttackFindings,
    known: Option<&String>,
    lines: &LineIndex,
    names: &[String],
    values: bool,
) -> AttackOutcome {
    let said = |text: String| values.then_some(text);
    let findings = outcome.findings.into_iter().map(|finding| {
        let Finding { persons, people, fact, confidence, prior, journalist, rows, records } =
            finding;
        let name = |attribute: usize| names[attribute].clone();
        AttackFinding {
            persons: persons.into_iter().map(|person| lines.line(u64::from(person))).collect(),
            people,
            fact: match fact {
                Fact::Identity => AttackFact::Identity,
                Fact::Absent => AttackFact::Absent,
                Fact::Present => AttackFact::Present,
                Fact::Value { attribute, value } => {
                    AttackFact::Value { attribute: name(attribute), value: said(value) }
                }
                Fact::Range { attribute, low, high, width } => {
                    let (low, high) = (said(low), said(high));
                    AttackFact::Range { attribute: name(attribute), low, high, width }
                }
                Fact::Group { attribute, group, level } => {
                    let (attribute, group) = (name(attribute), said(group));
                    AttackFact::Group { attribute, group, level: u32::from(level) }
                }
            },
            confidence,
            prior,
            journalist,
            rows: rows.into_iter().map(|row| u64::from(row) + 1).collect(),
            records,
            earlier_rows: None,
            other_rows: Vec::new(),
            cells: None,
        }
    });
    AttackOutcome {
        attack: outcome.attack.id(),
        known: known.cloned(),
        earlier: None,
        others: Vec::new(),
        assumption: None,
        refuted: None,
        tried: outcome.tried,
        succeeded: outcome.succeeded,
        highest: outcome.highest,
        findings: findings.collect(),
        more: outcome.more,
        complete: !outcome.cut_short,
        source: outcome.attack.source(),
    }
}
