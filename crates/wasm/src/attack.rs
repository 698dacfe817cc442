//! Attacks on a release, and files that others have: for the screen alone.

use crate::convert::{Thrown, reply, take, throw};
use outis::attack::Attack;
use outis::format::csv::Options;
use outis::format::encoding::Encoding;
use outis::format::layout::Layout;
use outis_job::{
    AttackChoice, Attacking, Auditing, DefenceTrial, Defended, Fingerprint, GivenRoles, Incoming,
    Input, Job, Knowledge, NamedInput, compare_with_earlier, read_release, resolve,
};
use outis_protocol::attack::{AttackRequest, TriedDefence};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{Recipe, Role};
use outis_protocol::report::EarlierOutcome;
use std::collections::BTreeMap;
use std::sync::Arc;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// A file that somebody gives, as a whole: its bytes, or the text that was made of a sheet, with what
/// is said of the workbook as JSON.
#[wasm_bindgen]
pub struct GivenFile {
    pub(crate) name: String,
    bytes: Vec<u8>,
    workbook: Option<String>,
}

#[wasm_bindgen]
impl GivenFile {
    /// A file of this name.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new(name: String, bytes: Vec<u8>, workbook: Option<String>) -> GivenFile {
        Self { name, bytes, workbook }
    }
}

impl GivenFile {
    /// Reads it by these options.
    pub(crate) fn read(
        &self,
        options: &Options,
        finish: impl FnOnce(Incoming) -> Outcome<Input>,
    ) -> Outcome<Input> {
        let options = options.clone();
        let mut incoming = match &self.workbook {
            None => Incoming::new(options),
            Some(text) => {
                let workbook =
                    serde_json::from_str(text).map_err(|_| Problem::new(Code::Internal))?;
                let mut fingerprint = Fingerprint::default();
                fingerprint.push(&self.bytes);
                Incoming::sheet(options, workbook, Some(fingerprint))
            }
        };
        incoming.push(&self.bytes)?;
        finish(incoming)
    }

    /// Reads it as a file of anybody's.
    pub(crate) fn known(&self) -> Outcome<Input> {
        let options = Options { layout: Layout::guessed(), ..Options::default() };
        self.named(self.read(&options, Incoming::finish))
    }

    /// Reads it as a release of a recipe.
    pub(crate) fn release(&self, recipe: &Recipe) -> Outcome<Input> {
        let guarded = recipe.output.is_guarded();
        self.named(read_release(recipe, |options| {
            self.read(options, |incoming| incoming.finish_release(guarded))
        }))
    }

    /// What comes of it; a problem names it.
    pub(crate) fn named<T>(&self, outcome: Outcome<T>) -> Outcome<T> {
        outcome.map_err(|problem| problem.in_file(&self.name))
    }
}

/// What somebody has beside a release.
#[wasm_bindgen]
#[derive(Default)]
pub struct OtherFiles {
    known: Vec<(String, Input)>,
    earlier: Vec<(String, Input)>,
}

#[wasm_bindgen]
impl OtherFiles {
    /// Nothing.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> OtherFiles {
        Self::default()
    }

    /// Adds a file of people with what is known of them.
    ///
    /// # Errors
    /// The problem that makes it unacceptable, with its name.
    #[wasm_bindgen(js_name = addKnown)]
    pub fn add_known(&mut self, file: &GivenFile) -> Thrown<()> {
        self.known.push((file.name.clone(), throw(file.known())?));
        Ok(())
    }

    /// Adds an earlier release, read as one of the recipe of a job.
    ///
    /// # Errors
    /// As [`Self::add_known`].
    #[wasm_bindgen(js_name = addEarlier)]
    pub fn add_earlier(&mut self, recipe: &str, file: &GivenFile) -> Thrown<()> {
        let recipe = throw(outis_protocol::parse(recipe))?;
        self.earlier.push((file.name.clone(), throw(file.release(&recipe))?));
        Ok(())
    }
}

impl OtherFiles {
    /// The earlier releases.
    pub(crate) fn earlier(&self) -> Vec<NamedInput<'_>> {
        named(&self.earlier)
    }

    fn knowledge(&self) -> Knowledge<'_> {
        Knowledge { known: named(&self.known), earlier: self.earlier() }
    }
}

fn named(files: &[(String, Input)]) -> Vec<NamedInput<'_>> {
    files.iter().map(|(name, input)| NamedInput { name: name.clone(), input }).collect()
}

/// The bytes of a release that are read once more, as whoever receives it reads them.
#[wasm_bindgen]
pub struct Rereading {
    job: Arc<Job>,
    incoming: Incoming,
}

impl Rereading {
    pub(crate) fn new(job: Arc<Job>) -> Thrown<Self> {
        let output = &job.recipe.output;
        let options = throw(resolve::release_options(&job.recipe))?;
        let said = output.delimiter.as_ref().and_then(|text| text.bytes().next());
        // A workbook is made of such a text.
        let (delimiter, encoding) = match output.is_packed() {
            true => (Some(b','), Encoding::Utf8),
            false => (said, output.encoding.map_or(Encoding::Utf8, Encoding::from)),
        };
        let (header, encoding) = (Some(job.names_columns()), Some(encoding));
        let options = Options { delimiter, encoding, header, ..options };
        Ok(Self { incoming: Incoming::new(options), job })
    }
}

#[wasm_bindgen]
impl Rereading {
    /// Takes the next bytes.
    ///
    /// # Errors
    /// If they cannot be read.
    pub fn push(&mut self, bytes: &[u8]) -> Thrown<()> {
        throw(self.incoming.push(bytes))
    }

    /// Ends the release.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn finish(self) -> Thrown<Reread> {
        let Self { job, incoming } = self;
        let input = throw(incoming.finish_release(job.recipe.output.is_guarded()))?;
        Ok(Reread { job, input })
    }
}

/// A release that was read once more.
#[wasm_bindgen]
pub struct Reread {
    job: Arc<Job>,
    input: Input,
}

#[wasm_bindgen]
impl Reread {
    /// Begins to attack it with what somebody has: an `AttackRequest`.
    ///
    /// # Errors
    /// The problem with a file, by its name, or with what is asked.
    pub fn attack(&self, others: &OtherFiles, request: JsValue) -> Thrown<AttackRun> {
        AttackRun::new(&self.job, &self.input, others, request)
    }

    /// Begins the same on the table as it is.
    ///
    /// # Errors
    /// As [`Self::attack`].
    #[wasm_bindgen(js_name = attackInput)]
    pub fn attack_input(&self, others: &OtherFiles, request: JsValue) -> Thrown<AttackRun> {
        AttackRun::new(&self.job, &self.job.input, others, request)
    }
}

impl Reread {
    /// What it says together with each of the earlier releases.
    pub(crate) fn compared(&self, others: &OtherFiles) -> Outcome<Vec<EarlierOutcome>> {
        compare_with_earlier(&self.job, &self.job.recipe, &self.input, &others.earlier())
    }
}

/// Attacks under way.
#[wasm_bindgen]
pub struct AttackRun {
    attacking: Attacking,
}

impl AttackRun {
    fn new(job: &Job, release: &Input, others: &OtherFiles, request: JsValue) -> Thrown<Self> {
        let request: AttackRequest = take(request)?;
        let attacks = request.attacks.iter().map(|name| {
            let known = Attack::ALL.into_iter().find(|attack| attack.id() == name);
            known.ok_or_else(|| Problem::new(Code::Internal))
        });
        let choice = AttackChoice {
            attacks: throw(attacks.collect())?,
            confidence: request.confidence,
            values: true,
            ..AttackChoice::default()
        };
        let attacking = Attacking::new((job, &job.recipe), release, &others.knowledge(), &choice);
        Ok(Self { attacking: throw(attacking)? })
    }
}

#[wasm_bindgen]
impl AttackRun {
    /// Goes on for about `budget` classes; true once everything was tried.
    ///
    /// # Errors
    /// What keeps the job from being run again.
    pub fn step(&mut self, budget: u32) -> Thrown<bool> {
        throw(self.attacking.step(budget as usize))
    }

    /// What part of it is done, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        self.attacking.progress()
    }

    /// What was found.
    ///
    /// # Errors
    /// None.
    pub fn finish(self) -> Thrown<JsValue> {
        reply(&self.attacking.finish())
    }
}

/// A recipe with a defence in it against what its release would tell together with earlier ones, while
/// it is tried whether that suffices.
#[wasm_bindgen]
pub struct DefenceRun {
    defended: Defended,
    /// `None` where that would take too long.
    trial: Option<DefenceTrial>,
}

impl DefenceRun {
    pub(crate) fn new(defended: Defended, trial: Option<DefenceTrial>) -> Self {
        Self { defended, trial }
    }
}

#[wasm_bindgen]
impl DefenceRun {
    /// Goes on for about `budget` classes; true once it was tried.
    ///
    /// # Errors
    /// What keeps the recipe from being carried out.
    pub fn step(&mut self, budget: u32) -> Thrown<bool> {
        throw(self.trial.as_mut().map_or(Ok(true), |trial| trial.step(budget as usize)))
    }

    /// What comes of it beside the same earlier releases: a `TriedDefence`.
    ///
    /// # Errors
    /// The problem with a file, by its name.
    pub fn finish(self, others: &OtherFiles) -> Thrown<JsValue> {
        let Defended { recipe, unprotected, .. } = self.defended;
        let tried = self.trial.map(|trial| trial.finish(&recipe, &others.earlier()));
        let suffices = throw(tried.transpose())?;
        reply(&TriedDefence { recipe: recipe.to_text(), suffices, unprotected })
    }
}

/// A file that somebody has published, while it is attacked.
#[wasm_bindgen]
pub struct AuditRun {
    input: Input,
    auditing: Auditing,
}

#[wasm_bindgen]
impl AuditRun {
    /// Begins, in columns of these roles, and otherwise of those that are suggested. What is learned is
    /// told from this confidence on.
    ///
    /// # Errors
    /// The problem that makes it unacceptable, or `missing-attribute` for a role of a column that there
    /// is not.
    #[wasm_bindgen(constructor)]
    pub fn new(file: &GivenFile, roles: JsValue, year: i16, confidence: f64) -> Thrown<AuditRun> {
        let roles: BTreeMap<String, Role> = take(roles)?;
        let options = Options { layout: Layout::guessed(), ..Options::default() };
        let input = throw(file.read(&options, |incoming| incoming.finish_release(true)))?;
        let attacks = Attack::OF_CLASSES.to_vec();
        let choice = AttackChoice { attacks, confidence, values: true, ..AttackChoice::default() };
        let auditing = throw(Auditing::new(&input, year, &GivenRoles(roles), &choice))?;
        Ok(Self { input, auditing })
    }

    /// Goes on for about `budget` classes; true once everything was tried.
    pub fn step(&mut self, budget: u32) -> bool {
        self.auditing.step(budget as usize)
    }

    /// What part of it is done, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        self.auditing.progress()
    }

    /// What was found: an `AuditReport`.
    ///
    /// # Errors
    /// None.
    pub fn finish(self) -> Thrown<JsValue> {
        reply(&self.auditing.finish(&self.input))
    }
}
