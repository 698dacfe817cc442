//! A release in a file.

use crate::files::read_tables;
use crate::progress::Progress;
use crate::refusal::Refusal;
use outis_job::{Incoming, Input, NamedInput};
use outis_protocol::recipe::Recipe;
use std::path::PathBuf;

/// Reads a file that is a release of the recipe, or the input of one. `sheet` takes the place of the
/// one that the recipe names.
///
/// # Errors
/// Whatever is wrong with the file.
pub(super) fn read_release(
    recipe: &Recipe,
    paths: &[PathBuf],
    sheet: Option<&str>,
    progress: &mut Progress,
) -> Result<Input, Refusal> {
    let finish = |incoming: Incoming| incoming.finish_release(recipe.output.is_guarded());
    let mut found = sheet.or(recipe.data.format.sheet.as_deref());
    outis_job::read_release(recipe, |options| {
        let input = read_tables(paths, options, found, finish, progress);
        if sheet.is_none() && input.as_ref().is_err_and(Refusal::is_missing_sheet) {
            // A release that somebody put into a workbook has a sheet of its own.
            found = None;
            return read_tables(paths, options, found, finish, progress);
        }
        input
    })
}

/// Reads earlier releases, each a table by itself, with the names of their files.
///
/// # Errors
/// Whatever is wrong with a file.
pub(super) fn read_earlier(
    recipe: &Recipe,
    paths: &[PathBuf],
    progress: &mut Progress,
) -> Result<Vec<(String, Input)>, Refusal> {
    let files = paths.iter().map(|path| {
        let input = read_release(recipe, std::slice::from_ref(path), None, progress)?;
        Ok((path.display().to_string(), input))
    });
    files.collect()
}

/// Files as the job has them.
pub(super) fn named(files: &[(String, Input)]) -> Vec<NamedInput<'_>> {
    files.iter().map(|(name, input)| NamedInput { name: name.clone(), input }).collect()
}
