//! The hierarchies of a recipe, and the files that they stand in.

use super::Files;
use outis::hierarchy::{self, Intervals, LevelsTable, Side, Spec, levels};
use outis::table::{DataType, Dictionary, kind, number};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{self, Recipe};

/// How the values of an attribute grow coarser. `values` tell whether they are whole numbers,
/// where the recipe does not.
///
/// # Errors
/// Whatever is wrong with the hierarchy's fields or file.
pub(super) fn spec(
    recipe: &Recipe,
    attribute: &recipe::Attribute,
    values: &Dictionary,
    markers: &[String],
    files: &dyn Files,
) -> Outcome<Spec> {
    let name = attribute.title();
    let refuse =
        |field: &str| Problem::of_field(Code::HierarchyParameter, field).of_attribute(&name);
    Ok(match &attribute.hierarchy {
        None => Spec::None,
        Some(recipe::Hierarchy::Mask { from, .. }) => Spec::Mask {
            from: match from {
                recipe::MaskFrom::Left => Side::Left,
                recipe::MaskFrom::Right => Side::Right,
            },
        },
        Some(recipe::Hierarchy::Date { format, pivot, levels, .. }) => Spec::Date {
            format: format.clone(),
            pivot: match pivot {
                Some(year) => Some(i16::try_from(*year).map_err(|_| refuse("pivot"))?),
                None => None,
            },
            levels: levels.iter().copied().map(date_level).collect(),
        },
        Some(recipe::Hierarchy::Intervals { start, end, steps, closed, .. }) => {
            let exact = |number: &serde_json::Number, field| {
                number::parse(&number.to_string(), '.').ok_or_else(|| refuse(field))
            };
            let separator = match recipe.data.format.decimal {
                Some(recipe::Decimal::Comma) => ',',
                _ => '.',
            };
            let integer = match attribute.kind {
                Some(kind) => kind == recipe::DataType::Integer,
                None => {
                    let inferred = kind::infer(values, markers);
                    inferred.data_type == DataType::Integer
                }
            };
            Spec::Intervals(Intervals {
                start: exact(start, "start")?,
                end: exact(end, "end")?,
                steps: steps
                    .iter()
                    .map(|step| {
                        let small = step.as_f64().is_some_and(|step| step.abs() < 1.0);
                        let why = if small { "too-fine" } else { "too-large" };
                        exact(step, "steps").map_err(|problem| problem.with_detail(why))
                    })
                    .collect::<Outcome<_>>()?,
                closed: match closed {
                    recipe::Side::Left => Side::Left,
                    recipe::Side::Right => Side::Right,
                },
                decimal_separator: separator,
                integer,
            })
        }
        Some(recipe::Hierarchy::Levels { file, rows, delimiter, .. }) => {
            let table = match (file, rows) {
                (Some(file), None) => {
                    let byte = match delimiter {
                        Some(text) => super::delimiter(text, "hierarchy.delimiter")
                            .map_err(|problem| problem.of_attribute(&name))?,
                        None => b';',
                    };
                    let bytes = files.read(file).map_err(|problem| problem.of_attribute(&name))?;
                    levels_table(&bytes, Some(byte), file)
                        .map_err(|problem| problem.of_attribute(&name))?
                }
                (None, Some(rows)) => LevelsTable::from_rows(rows)
                    .map_err(|error| Problem::from(error.of_attribute(&name)))?,
                _ => return Err(refuse("rows")),
            };
            Spec::Levels(table)
        }
    })
}

/// A hierarchy file as a table; errors in it name the file.
///
/// # Errors
/// Whatever is wrong with the file, with the line.
pub fn levels_table(bytes: &[u8], delimiter: Option<u8>, name: &str) -> Outcome<LevelsTable> {
    let table = levels::parse_csv(bytes, delimiter).map_err(|error| error.in_file(name))?;
    Ok(table.in_file(name))
}

fn date_level(level: recipe::DateLevel) -> hierarchy::DateLevel {
    match level {
        recipe::DateLevel::Month => hierarchy::DateLevel::Month,
        recipe::DateLevel::Quarter => hierarchy::DateLevel::Quarter,
        recipe::DateLevel::Year => hierarchy::DateLevel::Year,
        recipe::DateLevel::Decade => hierarchy::DateLevel::Decade,
        recipe::DateLevel::Century => hierarchy::DateLevel::Century,
    }
}
