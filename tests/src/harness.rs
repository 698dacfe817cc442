//! A recipe and the bytes of a file to a checked release: the steps of page and CLI, in memory.

use outis::release::{Applied, Seed};
use outis_protocol::job::{Fingerprint, Found, Incoming, Input, Job, ReleasedFile, measure_file};
use outis_protocol::report::Report;
use outis_protocol::resolve::{self, Files};
use outis_protocol::{Outcome, Recipe, parse};
use serde_json::Value;
use std::collections::BTreeMap;

/// The seed of every test that does not need another.
pub const SEED: Seed = Seed([7; 32]);

/// Files by name, for recipes that need none or have them in memory.
pub type Attached = BTreeMap<String, Vec<u8>>;

/// A finished run.
pub struct Ran {
    /// What was read.
    pub input: Input,
    /// The recipe resolved.
    pub job: Job,
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
pub fn read(recipe: &Recipe, data: &[u8]) -> Outcome<Input> {
    let mut incoming = Incoming::new(resolve::read_options(recipe)?);
    incoming.push(data)?;
    incoming.finish()
}

/// Searches to the end.
///
/// # Errors
/// If the levels of a `fixed` search do not fit.
pub fn search(job: &Job, input: &Input) -> Outcome<Option<Found>> {
    let mut search = job.search(input)?;
    while !search.step(1 << 16) {}
    Ok(search.found())
}

/// Does everything that a recipe asks for.
///
/// # Errors
/// Whatever is wrong with recipe or data.
pub fn run(recipe: Recipe, data: &[u8], files: &dyn Files, seed: Seed) -> Outcome<Ran> {
    let input = read(&recipe, data)?;
    let job = Job::new(recipe, &input, files)?;
    let found = search(&job, &input)?;
    let (release, report) = match &found {
        None => (None, job.no_solution(&input, None)),
        Some(found) => {
            let applied: Applied = job.apply(&input, &found.chosen)?;
            let mut writing = job.write(&input, &applied, seed)?;
            let mut bytes = Vec::new();
            while let Some(chunk) = writing.step(&input.loaded.table, &applied, 1 << 12)? {
                bytes.extend(chunk);
            }
            let measured = writing.finish(&input.loaded.table, &job.plan, &applied)?;
            let file = ReleasedFile { sha256: Fingerprint::of(&bytes), system: false };
            (Some(bytes), job.report(&input, found, &applied, &measured, Some(file), None))
        }
    };
    Ok(Ran { input, job, found, release, report })
}

/// Measures a file as it stands; shares are compared with those of `original`, or its own.
///
/// # Panics
/// With the problem, if there is one.
#[must_use]
pub fn measured(json: &Value, data: &str, original: Option<&str>) -> Report {
    let measure = || {
        let recipe = recipe(json)?;
        let original = original.map(|text| read(&recipe, text.as_bytes())).transpose()?;
        let input = read(&recipe, data.as_bytes())?;
        measure_file(&recipe, &input, original.as_ref(), &Attached::new(), None)
    };
    measure().unwrap_or_else(|problem| panic!("{problem:?}"))
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
