//! A release on its way in: it may be written otherwise than the input that the recipe is for.

use crate::{Input, fold, resolve};
use outis::format::Format;
use outis::format::blocks::tells_blocks;
use outis::format::csv::Options;
use outis::format::encoding::Encoding;
use outis::format::layout::Layout;
use outis::table::{Table, composed};
use outis_protocol::problem::Problem;
use outis_protocol::recipe::{Recipe, Role};

/// Reads a file that is a release of the recipe, or the input of one. `read` reads it by the options
/// that it is given, by [`Incoming::finish_release`](crate::Incoming::finish_release); it is called
/// again where the file turns out to be written in another way.
///
/// # Errors
/// What `read` refuses, and whatever is wrong with the recipe's format.
pub fn read_release<E: From<Problem>>(
    recipe: &Recipe,
    mut read: impl FnMut(&Options) -> Result<Input, E>,
) -> Result<Input, E> {
    let of_input = resolve::read_options(recipe)?;
    let mut options = resolve::release_options(recipe)?;
    if recipe.output.delimiter.is_some() {
        // It may be the input or a release of the recipe, and the two are written differently.
        options.delimiter = None;
    }
    let encodings = different_encodings(recipe);
    if encodings.is_some() {
        options.encoding = None;
    }
    let mut input = read(&options);
    if let Some(encodings) = encodings
        && !is_written(&input, encodings)
        && let Some(old) = encodings.into_iter().find(|encoding| !encoding.is_unicode())
    {
        // The bytes alone do not tell such encodings for certain.
        options.encoding = Some(old);
        input = read(&options);
    }
    let is_released = |input: &Input| fold::has_columns(recipe, input.table());
    let is_input = input.as_ref().is_ok_and(|input| is_to_be_filled(recipe, input.table()));
    if of_input.layout != Layout::default() && (is_input || !input.as_ref().is_ok_and(is_released))
    {
        // It is no release, which begins with its table; the recipe says where that of the input is.
        let again = read(&of_input);
        if again.as_ref().is_ok_and(is_released) || input.is_err() {
            input = again;
        }
    }
    input
}

/// Whether a table is the input of a recipe that fills up blocks of records (`data.format.fill-down`): it
/// tells them apart by a column, or has one that no release has.
fn is_to_be_filled(recipe: &Recipe, table: &Table) -> bool {
    let leads = recipe.data.format.fill_down.as_deref().unwrap_or_default();
    leads.iter().any(|lead| {
        let is_lead = |name: &str| composed(name) == composed(lead);
        let mut identifiers = recipe.attributes.iter().filter(|one| one.role == Role::Identifier);
        let is_left_out = identifiers.any(|one| is_lead(&one.title()));
        is_left_out && table.columns.iter().any(|column| is_lead(&column.name))
            || tells_blocks(table, lead)
    })
}

/// The encodings of input and release, where the recipe says how the input is written and the
/// release is written otherwise.
fn different_encodings(recipe: &Recipe) -> Option<[Encoding; 2]> {
    let input = Encoding::from(recipe.data.format.encoding?);
    let release = recipe.output.encoding.map_or(Encoding::Utf8, Encoding::from);
    (input != release).then_some([release, input])
}

/// Whether a file was read in one of these encodings, so far as its bytes tell one from another.
fn is_written<E>(read: &Result<Input, E>, encodings: [Encoding; 2]) -> bool {
    read.as_ref().is_ok_and(|input| {
        let Format::Csv(format) = input.loaded().format;
        format.encoding == Encoding::Utf8 || encodings.contains(&format.encoding)
    })
}
