//! `outis run`: recipe in, release and report out.

use super::job::check_defence;
use super::release_file::{named, read_earlier, read_release};
use super::{CLASSES, PLATFORM, compare, machine, outcome, run_other};
use crate::arguments;
use crate::files::{RecipeFiles, put_beside, read_any_recipe, read_job, read_policy, read_tables};
use crate::fluent::Words;
use crate::guard;
use crate::output::{Pending, keep_apart, publish};
use crate::progress::Progress;
use crate::refusal::{Ended, Ending, Refusal};
use crate::seed::seed;
use crate::{team, terminal};
use outis_anon::{AnonJob, AnonReport, Timestamp};
use outis_job::{
    Defended, Fingerprint, Incoming, Job, NamedInput, Run, compare_with_earlier, defended,
    helping_defences, resolve,
};
use outis_protocol::Problem;
use outis_protocol::problem::Code;
use outis_protocol::recipe::{AnyRecipe, Dialect, FileFormat, Recipe};
use outis_protocol::report::{EarlierOutcome, Notice, Report};
use outis_workbook::{pack_as, unpack_as};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Records that are written before progress is shown: some milliseconds of work.
const RECORDS: usize = 1 << 13;

/// Anonymizes a file as a recipe says.
pub(crate) fn run(arguments: &arguments::Run) -> Ended {
    guard::handle_interrupts();
    match read_any_recipe(&arguments.recipe)? {
        AnyRecipe::Table(recipe) => run_table(arguments, *recipe),
        // Nobody has said yet what a policy would ask of them.
        AnyRecipe::Other(_) if arguments.policy.is_some() => {
            Err(Problem::new(Code::PolicySetting).with_detail("kind").into())
        }
        AnyRecipe::Other(recipe) => run_other::run(arguments, recipe),
    }
}

/// Anonymizes a table as a recipe says.
fn run_table(arguments: &arguments::Run, mut recipe: Recipe) -> Ended {
    let words = Words::new();
    let silent = arguments.quiet || arguments.json;
    let (seed, system) = seed(arguments.seed.as_deref())?;
    recipe.data.format.sheet = arguments.sheet.clone().or(recipe.data.format.sheet);
    check_defence(&recipe, &arguments.earlier)?;
    let policy = arguments.policy.as_deref().map(read_policy).transpose()?.map(Arc::new);
    // What can be refused by itself need not wait for the data.
    if let Some(policy) = &policy {
        policy.check_earlier(!arguments.earlier.is_empty())?;
        policy.check_recipe(&recipe)?;
    }
    check_name(&arguments.output, recipe.output.file_format())?;
    let anon = AnonReporting::new(arguments, &recipe)?;
    let options = resolve::read_options(&recipe)?;
    let files = RecipeFiles::new(&arguments.recipe, &mut recipe, &arguments.tables)?;
    let attached = files.named(&recipe);
    let mut inputs: Vec<&Path> = attached.iter().map(AsRef::as_ref).collect();
    inputs.push(&arguments.recipe);
    let others = arguments.join.iter().chain(&arguments.earlier);
    inputs.extend(arguments.input.iter().chain(others).map(PathBuf::as_path));
    inputs.extend(arguments.policy.as_deref());
    let mut outputs = vec![&*arguments.output, &*arguments.report];
    outputs
        .extend(arguments.summary.as_deref().into_iter().chain(arguments.anon_report.as_deref()));
    keep_apart(&outputs, &inputs)?;
    let mut release = Pending::new(&arguments.output)?;
    let mut report = Pending::new(&arguments.report)?;
    let mut summary = arguments.summary.as_deref().map(Pending::new).transpose()?;

    let mut progress = if silent { Progress::hidden() } else { Progress::on_terminal() };
    let sheet = recipe.data.format.sheet.as_deref();
    let paths = &arguments.input;
    let mut input = read_tables(paths, &options, sheet, Incoming::finish, &mut progress)?;
    put_beside(&mut input, &recipe, &arguments.join, &mut progress)?;
    let input = Arc::new(input);
    let refused = |problem| Refusal::of_request(problem, (paths, &input), &arguments.recipe);
    let earlier = read_earlier(&recipe, &arguments.earlier, &mut progress)?;
    let earlier = named(&earlier);
    if let Some(policy) = &policy {
        policy.check_earlier_files(&earlier)?;
    }
    progress.preparing();
    let asked = recipe.clone();
    let recipe = defended(recipe, &input, &files, &earlier);
    let recipe = recipe.and_then(Defended::whole).map_err(refused)?;
    let job = Job::new(recipe, &input, &files).map_err(refused)?;
    let job = match &policy {
        Some(policy) => job.obeying(policy.clone())?,
        None => job,
    };
    // What is known before the search need not wait for its end. What is said of columns depends
    // on which records are released.
    let mut settled = job.warnings();
    settled.retain(|warning| !warning.is_about_column());
    refuse_grave(arguments.strict, &settled)?;

    let begun = Instant::now();
    let mut run = Run::new(Arc::new(job))?;
    let interrupted = search(&mut run, team::threads(arguments.threads), &mut progress);
    let facts = |run: &Run| run.facts(PLATFORM, &machine(), begun.elapsed().as_secs_f64());
    if run.found().is_none() {
        progress.clear();
        let (evidence, problem) = run.without_solution(Some(facts(&run)));
        let anon = anon.map(|anon| anon.write(&evidence, arguments)).transpose()?;
        return without_release(arguments, [Some(report), anon], &evidence.to_text(), problem);
    }
    if interrupted && !arguments.json {
        let search = serde_json::to_string(&run.job().recipe.search).unwrap_or_default();
        progress.note(&words.say("cli-interrupted", [("search", search.into())]));
    }

    run.write(seed, system).map_err(refused)?;
    let sha256 = write(&mut run, &mut release, &mut progress)?;
    let facts = facts(&run);
    let tried = compare::tried(run.job(), &run.job().recipe.compare, &mut progress);
    let job = run.job().clone();
    let (mut evidence, measured) = run.finish(Some(sha256), tried, Some(facts))?;
    refuse_grave(arguments.strict, &evidence.warnings)?;
    match compared((&job, &asked), &mut release, &earlier, &mut progress) {
        Ok(earlier) => evidence = evidence.with_earlier(earlier),
        Err(refusal) if refusal.breaks_earlier() => {
            let helping = helping_defences(&asked, &input, &files, &earlier);
            progress.clear();
            refusal.with_help(helping.as_deref()).say(arguments.json);
            return Ok(Ending::ModelsDoNotHold);
        }
        Err(refusal) => return Err(refusal),
    }
    report.write(evidence.to_text().as_bytes())?;
    if let Some((file, told)) = summary.as_mut().zip(job.summary(&evidence, &measured)) {
        file.write(told.to_text().as_bytes())?;
    }
    let anon = anon.map(|anon| anon.write(&evidence, arguments)).transpose()?;
    publish([Some(release), Some(report), summary, anon].into_iter().flatten().collect())?;
    progress.clear();
    if !silent {
        // The files are where they belong; that the summary finds no reader changes nothing.
        let _ = terminal::print(&outcome::of_run(&words, &evidence, &arguments.earlier));
    }
    Ok(Ending::Done)
}

/// Refuses the first grave warning, if that is wanted.
pub(super) fn refuse_grave(strict: bool, warnings: &[Notice]) -> Result<(), Problem> {
    match warnings.iter().find(|warning| strict && warning.is_grave()) {
        None => Ok(()),
        Some(Notice { code, attribute, .. }) => {
            let attribute = attribute.clone();
            Err(Problem { attribute, ..Problem::new(Code::Strict).with_detail(code.id()) })
        }
    }
}

/// What the written release says together with each earlier one.
fn compared(
    (job, asked): (&Job, &Recipe),
    release: &mut Pending,
    earlier: &[NamedInput<'_>],
    progress: &mut Progress,
) -> Result<Vec<EarlierOutcome>, Refusal> {
    if earlier.is_empty() {
        return Ok(Vec::new());
    }
    let written = release.so_far()?.to_owned();
    let written = read_release(&job.recipe, &[written], None, progress)?;
    Ok(compare_with_earlier(job, asked, &written, earlier)?)
}

/// Searches until the end or the first interrupt; whether it was interrupted.
fn search(run: &mut Run, threads: u32, progress: &mut Progress) -> bool {
    progress.searching();
    guard::listen();
    let interrupted = team::search(run, threads, CLASSES, |search| {
        progress.searched(search);
        guard::interrupted()
    });
    if interrupted {
        run.interrupt();
    }
    interrupted
}

/// ANON's report on its way out.
struct AnonReporting {
    file: Pending,
    /// The job, if that stands in the recipe's place.
    job: Option<AnonJob>,
    begun: Timestamp,
}

impl AnonReporting {
    /// Begins such a report, if one is wanted.
    ///
    /// # Errors
    /// `usage` if the recipe does not follow ANON.
    fn new(arguments: &arguments::Run, recipe: &Recipe) -> Result<Option<Self>, Problem> {
        let Some(path) = &arguments.anon_report else { return Ok(None) };
        if recipe.dialect != Some(Dialect::Anon) {
            return Err(Problem::of_field(Code::Usage, "--anon-report").with_detail("dialect"));
        }
        let elapsed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let job = read_job(&arguments.recipe)?;
        Ok(Some(Self { file: Pending::new(path)?, job, begun: Timestamp(elapsed.as_secs()) }))
    }

    fn write(mut self, evidence: &Report, arguments: &arguments::Run) -> Result<Pending, Problem> {
        let location = arguments.output.display().to_string();
        let (job, begun) = (self.job.as_ref(), self.begun);
        let report = AnonReport { evidence, job, begun, location: &location };
        self.file.write(report.to_xml().as_bytes())?;
        Ok(self.file)
    }
}

/// Refuses to write a file of one kind under a name that programs take for another.
fn check_name(output: &Path, format: FileFormat) -> Result<(), Problem> {
    let ending = output.extension().unwrap_or_default().to_ascii_lowercase();
    let (fits, detail) = match format {
        FileFormat::Csv => (ending != "xlsx" && ending != "xml", "csv"),
        FileFormat::Xlsx => (ending == "xlsx", "xlsx"),
        FileFormat::Xml => (ending == "xml", "xml"),
    };
    let problem = Problem::new(Code::OutputName).in_file(output.display().to_string());
    if fits { Ok(()) } else { Err(problem.with_detail(detail)) }
}

/// Writes the reports alone, the first of which is to have the `evidence`, and says why there is no
/// release.
pub(super) fn without_release(
    arguments: &arguments::Run,
    [mut report, other]: [Option<Pending>; 2],
    evidence: &str,
    problem: Problem,
) -> Ended {
    report.iter_mut().try_for_each(|report| report.write(evidence.as_bytes()))?;
    publish(report.into_iter().chain(other).collect())?;
    Refusal::from(problem).say(arguments.json);
    if !arguments.json && arguments.output.exists() {
        let file = arguments.output.display().to_string();
        terminal::note(&Words::new().say("cli-older-release", [("file", file.into())]));
    }
    Ok(Ending::ModelsDoNotHold)
}

/// Writes the release beside its place; the SHA-256 of what was written.
fn write(run: &mut Run, release: &mut Pending, progress: &mut Progress) -> Result<String, Refusal> {
    progress.writing(run.written().records as usize);
    let format = run.job().recipe.output.file_format();
    let mut heard = guard::interrupted();
    let mut fingerprint = Fingerprint::default();
    let mut text = Vec::new();
    while let Some(chunk) = run.step(RECORDS)? {
        if format == FileFormat::Csv {
            release.write(&chunk)?;
            fingerprint.push(&chunk);
        } else {
            text.extend(chunk);
        }
        progress.written(run.written().written as usize);
        if guard::interrupted() && !std::mem::replace(&mut heard, true) {
            progress.finishing();
        }
    }
    if format != FileFormat::Csv {
        let file = packed(run, format, text)?;
        release.write(&file)?;
        fingerprint.push(&file);
    }
    Ok(fingerprint.finish())
}

/// The file that is made of a release's text. What is read of it is what will be measured.
fn packed(run: &mut Run, format: FileFormat, text: Vec<u8>) -> Result<Vec<u8>, Problem> {
    let text = String::from_utf8(text).map_err(|_| Problem::new(Code::Internal))?;
    let header = run.job().names_columns();
    let file = pack_as(format, &text, header)?;
    let again = unpack_as(format, &file, header)
        .map_err(|problem| Problem::new(Code::NotVerified).with_detail(problem.code.id()))?;
    run.read_again(again.as_bytes())?;
    Ok(file)
}
