//! A release on its way in: it may be written otherwise than the input that the recipe is for.

use crate::files::read_tables;
use crate::progress::Progress;
use crate::refusal::Refusal;
use outis::format::Format;
use outis::format::encoding::Encoding;
use outis::format::layout::Layout;
use outis_job::{Incoming, Input, NamedInput, fold, resolve};
use outis_protocol::recipe::Recipe;
use std::path::PathBuf;

/// The encodings of input and release, where the recipe says how the input is written and the
/// release is written otherwise.
fn different_encodings(recipe: &Recipe) -> Option<[Encoding; 2]> {
    let input = Encoding::from(recipe.data.format.encoding?);
    let release = recipe.output.encoding.map_or(Encoding::Utf8, Encoding::from);
    (input != release).then_some([release, input])
}

/// Whether a file was read in one of these encodings, so far as its bytes tell one from another.
fn is_written(read: &Result<Input, Refusal>, encodings: [Encoding; 2]) -> bool {
    read.as_ref().is_ok_and(|input| {
        let Format::Csv(format) = input.loaded().format;
        format.encoding == Encoding::Utf8 || encodings.contains(&format.encoding)
    })
}

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
    let of_input = resolve::read_options(recipe)?;
    let mut options = resolve::release_options(recipe)?;
    if recipe.output.delimiter.is_some() {
        // It may be the input or a release of the recipe, and the two are written differently.
        options.delimiter = None;
    }
    let finish = |incoming: Incoming| incoming.finish_release(recipe.output.is_guarded());
    let encodings = different_encodings(recipe);
    if encodings.is_some() {
        options.encoding = None;
    }
    let mut found = sheet.or(recipe.data.format.sheet.as_deref());
    let mut input = read_tables(paths, &options, found, finish, progress);
    if sheet.is_none() && input.as_ref().is_err_and(Refusal::is_missing_sheet) {
        // A release that somebody put into a workbook has a sheet of its own.
        found = None;
        input = read_tables(paths, &options, found, finish, progress);
    }
    if let Some(encodings) = encodings
        && !is_written(&input, encodings)
        && let Some(old) = encodings.into_iter().find(|encoding| !encoding.is_unicode())
    {
        // The bytes alone do not tell such encodings for certain.
        options.encoding = Some(old);
        input = read_tables(paths, &options, found, finish, progress);
    }
    let is_released = |input: &Input| fold::has_columns(recipe, input.table());
    if of_input.layout != Layout::default() && !input.as_ref().is_ok_and(is_released) {
        // It is no release, which begins with its table; the recipe says where that of the input is.
        let again = read_tables(paths, &of_input, found, finish, progress);
        if again.as_ref().is_ok_and(is_released) || input.is_err() {
            input = again;
        }
    }
    input
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
