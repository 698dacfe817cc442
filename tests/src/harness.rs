//! A recipe and the bytes of a file to a checked release: the steps of page and CLI, in memory.

use outis::release::Seed;
use outis_job::resolve::{self, Files};
use outis_job::{
    AttackChoice, Chosen, Fingerprint, Found, GraphJob, GraphRun, Incoming, Input, Job, LogJob,
    LogRun, PlaceJob, PlaceRun, Run, SetAttacking, SetFile, SetJob, SetRun, measure_file,
};
use outis_protocol::attack::SetAttackReport;
use outis_protocol::recipe::{GraphRecipe, LogRecipe, PlaceRecipe, SetRecipe};
use outis_protocol::report::{GraphReport, LogReport, PlaceReport, Report, SetReport};
use outis_protocol::{Outcome, Recipe, parse};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The seed of every test that does not need another.
pub const SEED: Seed = Seed([7; 32]);

/// Files by name, for recipes that need none or have them in memory.
pub type Attached = BTreeMap<String, Vec<u8>>;

/// A finished run.
pub struct Ran {
    /// What was read.
    pub input: Arc<Input>,
    /// The recipe resolved.
    pub job: Arc<Job>,
    /// The node that was chosen, if there is one.
    pub found: Option<Found>,
    /// The bytes of the release, if there is one.
    pub release: Option<Vec<u8>>,
    /// The report without `run`.
    pub report: Report,
}

/// A recipe from its JSON.
///
/// # Errors
/// What [`outis_protocol::parse()`] refuses.
pub fn recipe(json: &Value) -> Outcome<Recipe> {
    parse(&json.to_string())
}

/// Reads a table as the recipe says.
///
/// # Errors
/// Whatever makes the file unacceptable.
pub fn read(recipe: &Recipe, data: &[u8]) -> Outcome<Arc<Input>> {
    let mut incoming = Incoming::new(resolve::read_options(recipe)?);
    incoming.push(data)?;
    incoming.finish().map(Arc::new)
}

/// Reads a table that is only to be measured.
///
/// # Errors
/// Whatever makes the file unacceptable.
pub fn read_release(recipe: &Recipe, data: &[u8]) -> Outcome<Input> {
    let mut incoming = Incoming::new(resolve::read_options(recipe)?);
    incoming.push(data)?;
    incoming.finish_release(recipe.output.is_guarded())
}

/// Searches to the end.
///
/// # Errors
/// If the levels of a `fixed` search do not fit.
pub fn search(job: &Job) -> Outcome<Option<Found>> {
    let mut search = job.search()?;
    while !search.step(1 << 16) {}
    Ok(search.found())
}

/// The bytes of a release, written a number of records at a time in the order that a seed gives.
///
/// # Errors
/// Whatever stands in the way of a release.
pub fn write(run: &mut Run, seed: Seed, records: usize) -> Outcome<Vec<u8>> {
    run.write(seed, false)?;
    let mut bytes = Vec::new();
    while let Some(chunk) = run.step(records)? {
        bytes.extend(chunk);
    }
    Ok(bytes)
}

/// A run that has come as far as to have found this.
#[must_use]
pub fn chosen(job: &Arc<Job>, chosen: Chosen) -> Run {
    Run::resumed(job.clone(), Found { chosen, bound: None, visited: 0, workers: 1 })
}

/// Does everything that a recipe asks for.
///
/// # Errors
/// Whatever is wrong with recipe or data.
pub fn run(recipe: Recipe, data: &[u8], files: &dyn Files, seed: Seed) -> Outcome<Ran> {
    let input = read(&recipe, data)?;
    let job = Arc::new(Job::new(recipe, &input, files)?);
    let mut run = Run::new(job.clone())?;
    while !run.search(1 << 16) {}
    let found = run.found();
    let (release, report) = match found {
        None => (None, run.without_solution(None).0),
        Some(_) => {
            let bytes = write(&mut run, seed, 1 << 12)?;
            let (report, _) = run.finish(Some(Fingerprint::of_bytes(&bytes)), Vec::new(), None)?;
            (Some(bytes), report)
        }
    };
    Ok(Ran { input, job, found, release, report })
}

/// What came of a recipe for sets of items.
pub struct RanSets {
    /// The bytes of the release, if there is one.
    pub release: Option<Vec<u8>>,
    /// The report without `run`.
    pub report: SetReport,
    /// What attacks on the release come to, values included.
    pub attack: Option<SetAttackReport>,
}

/// Does everything that a recipe for sets of items asks for, and attacks what was released.
///
/// # Errors
/// Whatever is wrong with recipe or data.
pub fn run_sets(recipe: SetRecipe, data: &[u8], files: &dyn Files, seed: Seed) -> Outcome<RanSets> {
    let job = Arc::new(SetJob::new(recipe, data, files)?);
    let mut run = SetRun::new(job.clone());
    while !run.step(1 << 16) {}
    if !run.has_found() {
        let report = run.without_solution(None).0;
        return Ok(RanSets { release: None, report, attack: None });
    }
    let (bytes, report) = run.finish((seed, false), None)?;
    let released = SetFile { name: "release".to_owned(), bytes: &bytes };
    let choice = AttackChoice { values: true, ..AttackChoice::default() };
    let mut attacking = SetAttacking::new(&job, &released, &[], &choice, files)?;
    while !attacking.step(1 << 16) {}
    let attack = Some(attacking.finish());
    Ok(RanSets { release: Some(bytes), report, attack })
}

/// What came of a recipe for places.
pub struct RanPlaces {
    /// The bytes of the release, if there is one.
    pub release: Option<Vec<u8>>,
    /// The report without `run`.
    pub report: PlaceReport,
}

/// Does everything that a recipe for places asks for.
///
/// # Errors
/// Whatever is wrong with recipe or data.
pub fn run_places(recipe: PlaceRecipe, data: &[u8], seed: Seed) -> Outcome<RanPlaces> {
    let mut run = PlaceRun::new(Arc::new(PlaceJob::new(recipe, data)?));
    while !run.step(1 << 16) {}
    if !run.has_found() {
        return Ok(RanPlaces { release: None, report: run.without_solution(None).0 });
    }
    let (bytes, report) = run.finish((seed, false), None)?;
    Ok(RanPlaces { release: Some(bytes), report })
}

/// Does everything that a recipe for a graph asks for: the release, if there is one, and the report.
///
/// # Errors
/// Whatever is wrong with recipe or data.
pub fn run_graph(
    recipe: GraphRecipe,
    data: &[u8],
    seed: Seed,
) -> Outcome<(Option<Vec<u8>>, GraphReport)> {
    let mut run = GraphRun::new(Arc::new(GraphJob::new(recipe, data)?), seed);
    while !run.step() {}
    if !run.has_found() {
        return Ok((None, run.without_solution(None).0));
    }
    let (bytes, report) = run.finish((seed, false), None)?;
    Ok((Some(bytes), report))
}

/// Does everything that a recipe for a query log asks for: the release, if there is one, and the
/// report.
///
/// # Errors
/// Whatever is wrong with recipe or data.
pub fn run_log(
    recipe: LogRecipe,
    data: &[u8],
    seed: Seed,
) -> Outcome<(Option<Vec<u8>>, LogReport)> {
    let mut run = LogRun::new(Arc::new(LogJob::new(recipe, data)?), seed);
    while !run.step(1 << 16) {}
    if !run.has_found() {
        return Ok((None, run.without_solution(None).0));
    }
    let (bytes, report) = run.finish((seed, false), None)?;
    Ok((Some(bytes), report))
}

/// Measures a file as it stands; shares are compared with those of `original`, or its own.
///
/// # Panics
/// With the problem, if there is one.
#[must_use]
pub fn measured(json: &Value, data: &str, original: Option<&str>) -> Report {
    let measured = recipe(json).and_then(|recipe| {
        let original = original.map(|text| read(&recipe, text.as_bytes())).transpose()?;
        let input = read_release(&recipe, data.as_bytes())?;
        measure_file(&recipe, &input, original.as_deref(), &Attached::new(), None)
    });
    measured.unwrap_or_else(|problem| panic!("{problem:?}"))
}

/// Everything that a recipe in JSON asks for that needs no files and must succeed.
///
/// # Panics
/// With the problem, if there is one.
#[must_use]
pub fn run_json(json: &Value, data: &str) -> Ran {
    recipe(json)
        .and_then(|recipe| run(recipe, data.as_bytes(), &Attached::new(), SEED))
        .unwrap_or_else(|problem| panic!("{problem:?}"))
}
