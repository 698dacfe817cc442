//! Files on their way in.

use crate::arguments::NamedFile;
use crate::progress::Progress;
use crate::refusal::Refusal;
use outis::format::csv::Options;
use outis::format::{may_be_workbook, may_be_xml};
use outis_anon::{AnonJob, is_job};
use outis_job::resolve::{Files, tables_named};
use outis_job::{Fingerprint, Incoming, Input, KnownPolicy, join};
use outis_protocol::problem::Code;
use outis_protocol::recipe::{AnyRecipe, Hierarchy, SetRecipe, TableFile};
use outis_protocol::{Outcome, Problem, Recipe};
use outis_workbook::{SheetText, Workbook};
use std::collections::BTreeMap;
use std::fs::{File, Metadata};
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Bytes read at once.
const SLICE: usize = 1 << 20;

/// Reads several files as one table, in their order; see [`read_table`].
///
/// # Errors
/// As [`read_table`], and `files-differ` or `file-twice` with the file.
pub(crate) fn read_tables(
    paths: &[PathBuf],
    options: &Options,
    sheet: Option<&str>,
    finish: impl Fn(Incoming) -> Outcome<Input>,
    progress: &mut Progress,
) -> Result<Input, Refusal> {
    let [first, others @ ..] = paths else {
        return Err(Problem::new(Code::Internal).into());
    };
    let mut read = |path: &Path| read_table(path, options.clone(), sheet, &finish, progress);
    let mut table = read(first)?;
    for path in others {
        let name = path.display().to_string();
        table.append(read(path)?).map_err(|problem| problem.in_file(name))?;
    }
    Ok(table)
}

/// Puts the further tables beside the input that a recipe joins to it, in its order.
///
/// # Errors
/// As [`read_table`]; `join` if they are not as many as the recipe names, `file-twice` if one is there
/// already, with the file.
pub(crate) fn put_beside(
    input: &mut Input,
    recipe: &Recipe,
    paths: &[PathBuf],
    progress: &mut Progress,
) -> Result<(), Refusal> {
    let joins = &recipe.data.join;
    if joins.len() != paths.len() {
        let [expected, found] = [joins.len(), paths.len()].map(|files| Some(files as u64));
        let problem = Problem::of_field(Code::Join, "--join").with_detail("files");
        return Err(Problem { expected, found, ..problem }.into());
    }
    for (join, path) in joins.iter().zip(paths) {
        let sheet = join.format.sheet.as_deref();
        let other = read_table(path, join::options(join)?, sheet, Incoming::finish, progress)?;
        let name = path.display().to_string();
        input.put_beside(other).map_err(|problem| problem.in_file(name))?;
    }
    Ok(())
}

/// Reads a table, slice by slice; of a workbook the `sheet`, or the first that may be a table. `finish`
/// says whether it may be without records.
///
/// # Errors
/// `file-missing`, `file-not-read` or `file-changed`, and whatever makes the file unacceptable,
/// with the line.
pub(crate) fn read_table(
    path: &Path,
    options: Options,
    sheet: Option<&str>,
    finish: impl FnOnce(Incoming) -> Outcome<Input>,
    progress: &mut Progress,
) -> Result<Input, Refusal> {
    constantly(path, &path.display().to_string(), |file| {
        Ok(parsed(file, path, options, sheet, finish, progress))
    })?
}

/// The table that is read from an open file.
fn parsed(
    file: &mut File,
    path: &Path,
    options: Options,
    sheet: Option<&str>,
    finish: impl FnOnce(Incoming) -> Outcome<Input>,
    progress: &mut Progress,
) -> Result<Input, Refusal> {
    let unread = |error: &std::io::Error| unreadable(error, &path.display().to_string());
    progress.reading(file.metadata().ok().filter(Metadata::is_file).map(|facts| facts.len()));
    let mut incoming = Incoming::new(options.clone());
    let mut slice = vec![0; SLICE];
    let mut read = 0;
    loop {
        let length = match file.read(&mut slice) {
            Ok(0) => break,
            Ok(length) => length,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(unread(&error).into()),
        };
        let head = &slice[..length];
        // What begins like XML may be text where somebody has said how that is parted.
        let is_xml = options.delimiter.is_none() && may_be_xml(head);
        if read == 0 && (may_be_workbook(head) || is_xml) {
            let mut bytes = slice[..length].to_vec();
            file.read_to_end(&mut bytes).map_err(|error| unread(&error))?;
            read = bytes.len() as u64;
            incoming = sheet_text(bytes, options, sheet)
                .map_err(|problem| Refusal::in_file(problem, path))?;
            break;
        }
        read += length as u64;
        incoming.push(&slice[..length]).map_err(|problem| Refusal::in_file(problem, path))?;
        progress.read(length as u64);
    }
    refuse_part(file, read, path)?;
    let input = finish(incoming).map_err(|problem| Refusal::in_file(problem, path))?;
    progress.clear();
    Ok(input)
}

/// Refuses what was read of a file if it is not as long as the file says that it is: the rest would
/// be missing without a trace.
fn refuse_part(file: &File, read: u64, path: &Path) -> Outcome<()> {
    let facts = file.metadata().ok().filter(Metadata::is_file);
    match facts.is_some_and(|facts| facts.len() > read) {
        true => Err(Problem::new(Code::FileChanged).in_file(path.display().to_string())),
        false => Ok(()),
    }
}

/// The text of a workbook's sheet.
fn sheet_text(bytes: Vec<u8>, options: Options, sheet: Option<&str>) -> Outcome<Incoming> {
    let mut fingerprint = Fingerprint::default();
    fingerprint.push(&bytes);
    let SheetText { text, workbook } = Workbook::open(bytes)?.read(sheet)?;
    let mut incoming = Incoming::sheet(options, workbook, Some(fingerprint));
    incoming.push(text.as_bytes())?;
    Ok(incoming)
}

/// What can be seen of a file without reading it, and differs once something was written to it or
/// another has taken its place.
#[derive(PartialEq)]
struct FileStamp {
    length: u64,
    modified: Option<SystemTime>,
    /// Device and inode.
    identity: Option<(u64, u64)>,
}

impl FileStamp {
    /// `None` for what is no file and changes by being read, such as a pipe.
    fn from_metadata(facts: &Metadata) -> Option<Self> {
        #[cfg(unix)]
        let identity = {
            use std::os::unix::fs::MetadataExt;
            Some((facts.dev(), facts.ino()))
        };
        #[cfg(not(unix))]
        let identity = None;
        let modified = facts.modified().ok();
        facts.is_file().then_some(Self { length: facts.len(), modified, identity })
    }
}

/// What is read from a file that stays what it is meanwhile.
///
/// # Errors
/// `file-missing` or `file-not-read`; `file-changed` if it is another afterwards, whatever came
/// of the reading.
fn constantly<T>(
    path: &Path,
    name: &str,
    read: impl FnOnce(&mut File) -> std::io::Result<T>,
) -> Outcome<T> {
    let unread = |error: std::io::Error| unreadable(&error, name);
    let mut file = File::open(path).map_err(unread)?;
    let before = FileStamp::from_metadata(&file.metadata().map_err(unread)?);
    let found = read(&mut file);
    if before.is_some()
        && before != std::fs::metadata(path).ok().and_then(|it| FileStamp::from_metadata(&it))
    {
        return Err(Problem::new(Code::FileChanged).in_file(name));
    }
    found.map_err(unread)
}

/// All bytes of a file.
fn whole(path: &Path, name: &str) -> Outcome<Vec<u8>> {
    constantly(path, name, |file| {
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        Ok(bytes)
    })
}

/// Reads a recipe for a table.
///
/// # Errors
/// As [`read_any_recipe`], and `other-data-kind` if it is for something else.
pub(crate) fn read_recipe(path: &Path) -> Outcome<Recipe> {
    read_as(path, outis_protocol::parse, |recipe| recipe)
}

/// Reads a recipe for any kind of data.
///
/// # Errors
/// `file-missing` or `file-not-read`, and whatever is wrong with it, with the file's name.
pub(crate) fn read_any_recipe(path: &Path) -> Outcome<AnyRecipe> {
    read_as(path, outis_protocol::parse_any, |recipe| AnyRecipe::Table(Box::new(recipe)))
}

/// Reads a job of ANON; nothing if the file is a recipe.
///
/// # Errors
/// As [`read_any_recipe`].
pub(crate) fn read_job(path: &Path) -> Outcome<Option<AnonJob>> {
    let name = path.display().to_string();
    let bytes = whole(path, &name)?;
    let job = is_job(&bytes).then(|| AnonJob::read(&bytes)).transpose();
    job.map_err(|problem| problem.in_file(name))
}

/// Parses the file of a recipe, unless a job of ANON stands there, which is one for a table.
fn read_as<R>(
    path: &Path,
    parse: impl FnOnce(&str) -> Outcome<R>,
    for_table: impl FnOnce(Recipe) -> R,
) -> Outcome<R> {
    let name = path.display().to_string();
    let bytes = whole(path, &name)?;
    let read = match is_job(&bytes) {
        true => AnonJob::read(&bytes).and_then(|job| job.recipe()).map(for_table),
        false => text_of(bytes, Code::RecipeSyntax).and_then(|text| parse(&text)),
    };
    read.map_err(|problem| problem.in_file(name))
}

/// The text of a file that is to be JSON, `broken` with the line if it is not even UTF-8.
///
/// # Errors
/// `file-missing`, `file-not-read` or `file-changed`, and what is said of a broken one.
pub(crate) fn read_text(path: &Path, broken: Code) -> Outcome<String> {
    let name = path.display().to_string();
    text_of(whole(path, &name)?, broken).map_err(|problem| problem.in_file(&name))
}

fn text_of(bytes: Vec<u8>, broken: Code) -> Outcome<String> {
    String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count() as u64;
        Problem { line: Some(line), ..Problem::new(broken) }
    })
}

/// Reads the policy of an institution.
///
/// # Errors
/// As [`read_text`], and whatever is wrong with it, with the file's name.
pub(crate) fn read_policy(path: &Path) -> Outcome<KnownPolicy> {
    let text = read_text(path, Code::PolicyBroken)?;
    let mut fingerprint = Fingerprint::default();
    fingerprint.push(text.as_bytes());
    KnownPolicy::read(&text, fingerprint.finish())
        .map_err(|problem| problem.in_file(path.display().to_string()))
}

/// All bytes of a file of data.
///
/// # Errors
/// `file-missing`, `file-not-read` or `file-changed`.
pub(crate) fn read_whole(path: &Path) -> Outcome<Vec<u8>> {
    whole(path, &path.display().to_string())
}

/// The files that a recipe names: relative to its own folder, but for tables that were given
/// on the command line.
pub(crate) struct RecipeFiles {
    folder: PathBuf,
    tables: BTreeMap<String, PathBuf>,
}

impl RecipeFiles {
    /// The files of the recipe in `path`. Tables that are given take the place of its own.
    ///
    /// # Errors
    /// `usage` for a table that the recipe does not ask for.
    pub(crate) fn new(path: &Path, recipe: &mut Recipe, given: &[NamedFile]) -> Outcome<Self> {
        for NamedFile { name, file } in given {
            if !tables_named(recipe).iter().any(|(_, named)| named == name) {
                return Err(Problem::of_field(Code::Usage, "--table").with_detail(name));
            }
            let file = file.display().to_string();
            recipe.tables.insert(name.clone(), TableFile { file });
        }
        let tables = given.iter().map(|given| (given.name.clone(), given.file.clone()));
        let folder = path.parent().unwrap_or(Path::new("")).to_owned();
        Ok(Self { folder, tables: tables.collect() })
    }

    /// Those of the recipe for sets in `path`.
    pub(crate) fn near(path: &Path) -> Self {
        let folder = path.parent().unwrap_or(Path::new("")).to_owned();
        Self { folder, tables: BTreeMap::new() }
    }

    /// Where the file is that a recipe for sets refers to.
    pub(crate) fn of_sets(&self, recipe: &SetRecipe) -> Option<PathBuf> {
        Some(self.folder.join(recipe.items.hierarchy.as_ref()?.file()?))
    }

    /// Where the files are that a recipe refers to.
    pub(crate) fn named(&self, recipe: &Recipe) -> Vec<PathBuf> {
        let hierarchies = recipe.attributes.iter().filter_map(|a| a.hierarchy.as_ref());
        let items = recipe.attributes.iter().filter_map(|a| a.items.as_ref()?.hierarchy.as_ref());
        let levels = hierarchies.chain(items).filter_map(Hierarchy::file);
        let levels = levels.map(|name| self.folder.join(name));
        let tables = recipe.tables.iter().map(|(name, table)| self.place(name, &table.file));
        levels.chain(tables).collect()
    }

    fn place(&self, name: &str, file: &str) -> PathBuf {
        self.tables.get(name).cloned().unwrap_or_else(|| self.folder.join(file))
    }
}

impl Files for RecipeFiles {
    fn read(&self, name: &str) -> Outcome<Vec<u8>> {
        read_regular(&self.folder.join(name), name)
    }

    fn table(&self, name: &str, file: &str) -> Outcome<Vec<u8>> {
        match self.tables.get(name) {
            Some(given) => whole(given, file),
            None => self.read(file),
        }
    }
}

/// The bytes of a file that a recipe names. A device or a pipe may never end, and nobody at the
/// command line has asked for one.
fn read_regular(path: &Path, name: &str) -> Outcome<Vec<u8>> {
    let facts = std::fs::metadata(path).map_err(|error| unreadable(&error, name))?;
    if !facts.is_file() {
        return Err(Problem::new(Code::FileNotRead).in_file(name).with_detail("no regular file"));
    }
    whole(path, name)
}

fn unreadable(error: &std::io::Error, name: &str) -> Problem {
    match error.kind() {
        ErrorKind::NotFound => Problem::new(Code::FileMissing).in_file(name),
        kind => Problem::new(Code::FileNotRead).in_file(name).with_detail(kind.to_string()),
    }
}
