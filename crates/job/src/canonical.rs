//! A recipe in the one text that all recipes with the same meaning share.
//!
//! White space, the order of fields, a default that is spelled out and the name of a file are
//! nobody's decision. Fields are sorted, what the recipe leaves to the file or to a default is
//! filled in, and a hierarchy that is a table stands there line by line, wherever it came from.

use crate::Job;
use crate::resolve;
use outis::choice::Choice;
use outis::format::{Format, Loaded, csv};
use outis::hierarchy::LEVEL_LOSSES;
use outis::table::number;
use outis_protocol::problem::Outcome;
use outis_protocol::recipe::{
    self, Decimal, Keep, LineEnding, Output, Recipe, Role, TableFile, Wrapping,
};
use serde_json::Value;
use std::iter;

/// The text of a job's recipe in which everything is said, and in one way.
///
/// # Errors
/// If the output's delimiter is not usable.
pub(super) fn canonical(job: &Job) -> Outcome<String> {
    let mut recipe = job.recipe.clone();
    formats(&mut recipe, job.input.loaded())?;
    let further = job.input.joining.iter().flat_map(|joining| &joining.written);
    for (join, &(found, has_names_line)) in recipe.data.join.iter_mut().zip(further) {
        join.other_key = join.other_key.take().filter(|name| *name != join.key);
        one_way(&mut join.format, found, has_names_line);
    }
    if let Some(fold) = &mut recipe.data.fold {
        // The attributes say what columns are for, and those of which nothing is said keep the
        // first.
        fold.columns.retain(|_, column| column.keep != Keep::First);
        fold.columns.values_mut().for_each(|column| column.role = None);
    }
    recipe.tables.values_mut().for_each(|table| *table = TableFile { file: String::new() });
    recipe.models.iter_mut().for_each(|model| parameters(model));
    recipe.loss.spell_out("steps");
    idle(&mut recipe.loss);
    for search in iter::once(&mut recipe.search).chain(&mut recipe.compare) {
        idle(search);
    }
    let mut heights = job.prepared.study.hierarchies().iter().map(|own| own.height() as u32);
    for (attribute, planned) in recipe.attributes.iter_mut().zip(&job.plan.attributes) {
        if attribute.role == Role::QuasiIdentifier {
            attribute.weight = Some(planned.weight);
            attribute.limit = attribute.limit.or(heights.next());
            // All levels from the exact value on is what is meant without it.
            attribute.floor = attribute.floor.filter(|&floor| floor > 0);
        }
        if let (Some(hierarchy), Some(table)) =
            (&mut attribute.hierarchy, planned.hierarchy.table())
        {
            let losses = hierarchy.losses().map(<[_]>::to_vec);
            let written = table.written_down();
            hierarchy.0 = match losses {
                Some(losses) => written.with(LEVEL_LOSSES.name, losses),
                None => written,
            };
        }
    }
    // A value keeps its fields sorted; a structure has them as they were declared.
    let mut value = serde_json::to_value(&recipe).expect("a recipe has no key but strings");
    numbers_alike(&mut value);
    Ok(value.to_string())
}

/// How the files are written, as it was found.
fn formats(recipe: &mut Recipe, loaded: &Loaded) -> Outcome<()> {
    let Format::Csv(written) = resolve::output_format(recipe, loaded.format)?;
    let format = &mut recipe.data.format;
    one_way(format, loaded.format, loaded.extent.names_line.is_some());
    format.currency = format.currency.filter(|&may| may);
    format.decimal = Some(format.decimal.unwrap_or(Decimal::Point));
    let output = &mut recipe.output;
    output.missing = output.missing.take().or_else(|| recipe.missing.values.first().cloned());
    if output.is_packed() {
        // What else is said of the file has no effect.
        let Output { shuffle, format, .. } = *output;
        let missing = output.missing.take();
        *output = Output { shuffle, format, missing, ..Output::default() };
        return Ok(());
    }
    output.format = None;
    output.delimiter = one_letter(written.delimiter);
    output.encoding = Some(written.encoding.into());
    output.line_ending = Some(match written.line_ending {
        csv::LineEnding::Lf => LineEnding::Lf,
        csv::LineEnding::CrLf => LineEnding::Crlf,
    });
    output.bom = Some(written.bom);
    Ok(())
}

/// How a file is written, but for its numbers, as it was found.
fn one_way(format: &mut recipe::Format, found: Format, has_names_line: bool) {
    let Format::Csv(found) = found;
    format.delimiter = one_letter(found.delimiter);
    format.encoding = Some(found.encoding.into());
    format.header = Some(has_names_line);
    // What is said as it is by default, or where nothing is left out by it, is nobody's decision.
    format.header_line = format.header_line.filter(|&line| line > 1);
    let below = format.header_line.unwrap_or(u32::from(format.header == Some(true))) + 1;
    format.first_line = format.first_line.filter(|&line| line > below);
    format.skip_empty = format.skip_empty.filter(|&skips| skips);
    format.skip_repeated_names = format.skip_repeated_names.filter(|&skips| skips);
    format.skip_pages = format.skip_pages.filter(|&skips| skips);
    format.trim = format.trim.filter(|&trims| trims);
    format.fit_records = format.fit_records.filter(|&fits| fits);
    format.wrapping = format.wrapping.filter(|&wrapping| wrapping != Wrapping::Nothing);
    format.skip_last = format.skip_last.filter(|&records| records > 0);
    format.names = format.names.take().filter(|names| !names.is_empty());
    format.leading_zeros = format.leading_zeros.take().filter(|columns| !columns.is_empty());
    format.fill_down = format.fill_down.take().filter(|leads| !leads.is_empty());
}

fn one_letter(delimiter: u8) -> Option<String> {
    Some(char::from(delimiter).to_string())
}

/// The parameters that a choice may leave out.
fn parameters(choice: &mut Choice) {
    for parameter in choice.declared().parameters {
        if parameter.default.is_some() && choice.asks_for(parameter) {
            choice.spell_out(parameter.name);
        }
    }
}

/// Takes back what has no effect: what stands beside something that does not ask for it, and what
/// says there no more than silence.
fn idle(choice: &mut Choice) {
    for parameter in choice.declared().parameters.iter().filter(|known| known.only_with.is_some()) {
        let number = choice.number_given(parameter.name);
        let is_silence = number.is_some() && number == parameter.default;
        if is_silence || !choice.asks_for(parameter) {
            choice.withdraw(parameter.name);
        }
    }
}

/// Writes 10, 10.0 and 1e1 alike, which JSON keeps apart.
fn numbers_alike(value: &mut Value) {
    match value {
        Value::Number(number) => {
            if let Some(exact) = number::parse(&number.to_string(), '.') {
                *value = Value::String(exact.normalize().to_string());
            }
        }
        Value::Array(values) => values.iter_mut().for_each(numbers_alike),
        Value::Object(fields) => fields.values_mut().for_each(numbers_alike),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}
