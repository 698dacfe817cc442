//! Files on their way in.

use crate::arguments::NamedFile;
use crate::progress::Progress;
use crate::refusal::Refusal;
use outis::format::csv::Options;
use outis_protocol::job::{Incoming, Input};
use outis_protocol::recipe::{Hierarchy, TableFile};
use outis_protocol::resolve::{Files, tables_named};
use outis_protocol::{Outcome, Problem, Recipe};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};

/// Bytes read at once.
const SLICE: usize = 1 << 20;

/// Reads a table, slice by slice. `finish` says whether it may be without records.
///
/// # Errors
/// `file-missing` or `file-not-read`, and whatever makes the file unacceptable, with the line.
pub(crate) fn read_table(
    path: &Path,
    options: Options,
    finish: fn(Incoming) -> Outcome<Input>,
    progress: &mut Progress,
) -> Result<Input, Refusal> {
    let unread = |error: &std::io::Error| unreadable(error, &path.display().to_string());
    let mut file = File::open(path).map_err(|error| unread(&error))?;
    let size = file.metadata().ok().filter(std::fs::Metadata::is_file).map(|m| m.len());
    progress.reading(size);
    let mut incoming = Incoming::new(options);
    let mut slice = vec![0; SLICE];
    loop {
        let length = match file.read(&mut slice) {
            Ok(0) => break,
            Ok(length) => length,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(unread(&error).into()),
        };
        incoming.push(&slice[..length]).map_err(|problem| Refusal::in_file(problem, path))?;
        progress.read(length as u64);
    }
    let input = finish(incoming).map_err(|problem| Refusal::in_file(problem, path))?;
    progress.clear();
    Ok(input)
}

/// Reads a recipe.
///
/// # Errors
/// `file-missing` or `file-not-read`, and whatever is wrong with it, with the file's name.
pub(crate) fn read_recipe(path: &Path) -> Outcome<Recipe> {
    let name = path.display().to_string();
    let bytes = std::fs::read(path).map_err(|error| unreadable(&error, &name))?;
    let text = std::str::from_utf8(&bytes).map_err(|error| {
        let before = &bytes[..error.valid_up_to()];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count() as u64;
        Problem { line: Some(line), ..Problem::new("recipe-syntax") }.in_file(&name)
    })?;
    outis_protocol::parse(text).map_err(|problem| problem.in_file(&name))
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
    pub(crate) fn of(path: &Path, recipe: &mut Recipe, given: &[NamedFile]) -> Outcome<Self> {
        for NamedFile { name, file } in given {
            if !tables_named(recipe).iter().any(|(_, named)| named == name) {
                return Err(Problem::of_field("usage", "--table").with_detail(name));
            }
            let file = file.display().to_string();
            recipe.tables.insert(name.clone(), TableFile { file });
        }
        let tables = given.iter().map(|given| (given.name.clone(), given.file.clone()));
        let folder = path.parent().unwrap_or(Path::new("")).to_owned();
        Ok(Self { folder, tables: tables.collect() })
    }

    /// Where the files are that a recipe refers to.
    pub(crate) fn named(&self, recipe: &Recipe) -> Vec<PathBuf> {
        let hierarchies = recipe.attributes.iter().filter_map(|a| a.hierarchy.as_ref());
        let levels = hierarchies.filter_map(|hierarchy| match hierarchy {
            Hierarchy::Levels { file, .. } => file.as_ref(),
            _ => None,
        });
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
            Some(given) => std::fs::read(given).map_err(|error| unreadable(&error, file)),
            None => self.read(file),
        }
    }
}

/// The bytes of a file that a recipe names. A device or a pipe may never end, and nobody at the
/// command line has asked for one.
fn read_regular(path: &Path, name: &str) -> Outcome<Vec<u8>> {
    let facts = std::fs::metadata(path).map_err(|error| unreadable(&error, name))?;
    if !facts.is_file() {
        return Err(Problem::new("file-not-read").in_file(name).with_detail("no regular file"));
    }
    std::fs::read(path).map_err(|error| unreadable(&error, name))
}

fn unreadable(error: &std::io::Error, name: &str) -> Problem {
    match error.kind() {
        ErrorKind::NotFound => Problem::new("file-missing").in_file(name),
        kind => Problem::new("file-not-read").in_file(name).with_detail(kind.to_string()),
    }
}
