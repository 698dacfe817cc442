//! A recipe and a table to a plan for the core: names become columns, files become tables.

use crate::problem::{Outcome, Problem};
use crate::recipe::{self, Recipe};
use outis::format::csv;
use outis::hierarchy::{self, Intervals, LevelsTable, Side, Spec, levels};
use outis::lattice::Levels;
use outis::loss::{Aggregate, LossConfig, Metric};
use outis::model::Spec as ModelSpec;
use outis::plan::{Matching, MissingSensitive, Plan, PlannedAttribute};
use outis::study::Study;
use outis::table::{DataType, Role, Table, kind, number};
use std::collections::{BTreeMap, BTreeSet};

/// Where the files that a recipe refers to come from.
pub trait Files {
    /// The bytes of the file with this name.
    ///
    /// # Errors
    /// `file-missing` or `file-not-attached` with the name.
    fn read(&self, name: &str) -> Outcome<Vec<u8>>;
}

/// Files held in memory by name.
impl Files for BTreeMap<String, Vec<u8>> {
    fn read(&self, name: &str) -> Outcome<Vec<u8>> {
        self.get(name).cloned().ok_or_else(|| Problem::new("file-not-attached").in_file(name))
    }
}

/// How the input of a recipe is to be read. Attributes called by name imply a header, those
/// called by number that there is none.
///
/// # Errors
/// `parameter` if the delimiter is not one usable ASCII character.
pub fn read_options(recipe: &Recipe) -> Outcome<csv::Options> {
    let format = &recipe.data.format;
    let by_name = recipe.attributes.first().map(|attribute| attribute.name.is_some());
    Ok(csv::Options {
        delimiter: format
            .delimiter
            .as_deref()
            .map(|text| delimiter(text, "data.format.delimiter"))
            .transpose()?,
        header: format.header.or(by_name),
    })
}

/// A delimiter as a byte.
///
/// # Errors
/// `parameter` if it is not one ASCII character, or a quote, CR, LF or NUL.
pub fn delimiter(text: &str, field: &str) -> Outcome<u8> {
    match text.as_bytes() {
        [byte] if byte.is_ascii() && !b"\"\r\n\0".contains(byte) => Ok(*byte),
        _ => Err(Problem::of_field("parameter", field).with_detail(", ; TAB |")),
    }
}

/// How a release is to be written: as the input, unless the recipe says otherwise.
///
/// # Errors
/// `parameter` if the delimiter is not usable.
pub fn output_format(recipe: &Recipe, input: csv::Format) -> Outcome<csv::Format> {
    let output = &recipe.output;
    Ok(csv::Format {
        delimiter: match &output.delimiter {
            Some(text) => delimiter(text, "output.delimiter")?,
            None => input.delimiter,
        },
        header: input.header,
        bom: output.bom.unwrap_or(input.bom),
        line_ending: match output.line_ending {
            Some(recipe::LineEnding::Lf) => csv::LineEnding::Lf,
            Some(recipe::LineEnding::Crlf) => csv::LineEnding::CrLf,
            None => input.line_ending,
        },
    })
}

/// Where each attribute of the recipe stands in the table, from 0; `None` where it does not.
///
/// # Errors
/// `attribute-name` if an attribute has neither name nor number or both, `attribute-twice` (also
/// for a name that reads like the number by which another attribute is called),
/// `missing-attribute`, and `unnamed-column` with the number of a column that the recipe does
/// not name. A measured file may lack identifiers, a file to be anonymized nothing. Where columns
/// go by number and all identifiers are lacking, as in a release, the others have moved up.
pub fn columns(recipe: &Recipe, table: &Table, released: bool) -> Outcome<Vec<Option<usize>>> {
    let mut taken = vec![false; table.columns.len()];
    let mut titles = BTreeSet::new();
    let mut columns = Vec::with_capacity(recipe.attributes.len());
    // A measured release may have guarded names; a name that stands as it is comes first.
    let guarded = released && recipe.output.formula_guard;
    let named = |index: usize, name| (name, index);
    let bare = table.columns.iter().enumerate().map(|(i, c)| named(i, csv::unguard(&c.name)));
    let exact = table.columns.iter().enumerate().map(|(i, c)| named(i, c.name.as_str()));
    let by_name: BTreeMap<&str, usize> = bare.filter(|_| guarded).chain(exact).collect();
    let lacking = if released { lacking(recipe, table) } else { Vec::new() };
    for (position, attribute) in recipe.attributes.iter().enumerate() {
        let column = match (&attribute.name, attribute.column) {
            (Some(name), None) => by_name.get(name.as_str()).copied(),
            (None, Some(number)) if lacking.contains(&number) => None,
            (None, Some(number)) => {
                let moved = lacking.iter().filter(|&&other| other < number).count();
                let index = (number as usize).checked_sub(1 + moved);
                index.filter(|&index| index < table.columns.len())
            }
            _ => {
                let field = format!("attributes[{position}]");
                return Err(Problem::of_field("attribute-name", field));
            }
        };
        let title = attribute.title();
        // A name may read like the number of another column. Study, levels and report tell
        // attributes apart by their titles alone.
        if !titles.insert(title.clone()) {
            return Err(Problem::new("attribute-twice").of_attribute(title));
        }
        match column {
            Some(column) if taken[column] => {
                return Err(Problem::new("attribute-twice").of_attribute(title));
            }
            Some(column) => taken[column] = true,
            None if released && attribute.role == recipe::Role::Identifier => {}
            None => return Err(Problem::new("missing-attribute").of_attribute(title)),
        }
        columns.push(column);
    }
    match taken.iter().position(|taken| !taken) {
        Some(column) => {
            Err(Problem { column: Some(column as u32 + 1), ..Problem::new("unnamed-column") })
        }
        None => Ok(columns),
    }
}

/// The numbers of all identifiers, if the table has just as many columns less than the recipe.
fn lacking(recipe: &Recipe, table: &Table) -> Vec<u32> {
    let identifiers = recipe.attributes.iter().filter(|a| a.role == recipe::Role::Identifier);
    let numbers: Vec<u32> = identifiers.filter_map(|attribute| attribute.column).collect();
    if table.columns.len() + numbers.len() == recipe.attributes.len() {
        numbers
    } else {
        Vec::new()
    }
}

/// The models of a recipe.
///
/// # Errors
/// `no-models`, `missing-attribute` for an attribute that the recipe does not name, and
/// `later-model` for those that this build does not have.
pub fn models(recipe: &Recipe) -> Outcome<Vec<ModelSpec>> {
    if recipe.models.is_empty() {
        return Err(Problem::new("no-models"));
    }
    recipe.models.iter().map(|model| model_spec(recipe, model)).collect()
}

fn model_spec(recipe: &Recipe, model: &recipe::Model) -> Outcome<ModelSpec> {
    Ok(match model {
        recipe::Model::KAnonymity { k } => ModelSpec::KAnonymity { k: *k },
        recipe::Model::AverageRisk { average, max } => {
            ModelSpec::AverageRisk { average: *average, max: *max }
        }
        recipe::Model::DistinctLDiversity { attribute, l, joint } => {
            let attribute = attribute_number(recipe, attribute)?;
            ModelSpec::DistinctLDiversity { attribute, l: *l, joint: *joint }
        }
        _ => return Err(Problem::new("later-model")),
    })
}

/// The number of an attribute in the recipe.
///
/// # Errors
/// `missing-attribute`.
fn attribute_number(recipe: &Recipe, title: &str) -> Outcome<usize> {
    let found = recipe.attributes.iter().position(|attribute| attribute.title() == title);
    found.ok_or_else(|| Problem::new("missing-attribute").of_attribute(title))
}

/// Checks the settings that no table can make right.
///
/// # Errors
/// `parameter` with field and range.
fn settings(recipe: &Recipe) -> Outcome<()> {
    for (value, field) in [
        (recipe.suppression.limit, "suppression.limit"),
        (recipe.loss.gs_factor, "loss.gs-factor"),
        (recipe.risk.threshold, "risk.threshold"),
    ] {
        if !(0.0..=1.0).contains(&value) {
            return Err(Problem::of_field("parameter", field).with_detail("0..=1"));
        }
    }
    if let Some(text) = &recipe.output.delimiter {
        delimiter(text, "output.delimiter")?;
    }
    Ok(())
}

/// The markers of missing values, the one that is written first.
///
/// # Errors
/// `unknown-choice` if `output.missing` is not one of them.
pub fn markers(recipe: &Recipe) -> Outcome<Vec<String>> {
    let mut markers = recipe.missing.values.clone();
    if let Some(written) = &recipe.output.missing {
        let Some(at) = markers.iter().position(|marker| marker == written) else {
            return Err(
                Problem::of_field("unknown-choice", "output.missing").with_detail("missing.values")
            );
        };
        let written = markers.remove(at);
        markers.insert(0, written);
    }
    Ok(markers)
}

/// The whole plan.
///
/// # Errors
/// Whatever is wrong with the recipe by itself or for this table.
pub fn plan(recipe: &Recipe, table: &Table, files: &dyn Files) -> Outcome<Plan> {
    settings(recipe)?;
    let columns = columns(recipe, table, false)?;
    let markers = markers(recipe)?;
    let attributes = recipe
        .attributes
        .iter()
        .zip(columns)
        .map(|(attribute, column)| planned(recipe, attribute, table, column, &markers, files))
        .collect::<Outcome<_>>()?;
    Ok(Plan {
        attributes,
        markers,
        matching: match recipe.missing.matching {
            recipe::Matching::OwnValue => Matching::OwnValue,
            recipe::Matching::Wildcard => Matching::Wildcard,
            recipe::Matching::RemoveRow => Matching::RemoveRow,
        },
        missing_sensitive: match recipe.missing.sensitive {
            recipe::MissingSensitive::Excluded => MissingSensitive::Excluded,
            recipe::MissingSensitive::OwnValue => MissingSensitive::OwnValue,
        },
        models: models(recipe)?,
        entity: None,
        sampling_weight: None,
        population: None,
        loss: LossConfig {
            metric: match recipe.loss.metric {
                recipe::Metric::Loss => Metric::Loss,
                recipe::Metric::Precision => Metric::Precision,
                _ => return Err(Problem::of_field("unknown-choice", "loss.metric")),
            },
            aggregate: match recipe.loss.aggregate {
                recipe::Aggregate::ArithmeticMean => Aggregate::ArithmeticMean,
                recipe::Aggregate::GeometricMean => Aggregate::GeometricMean,
                recipe::Aggregate::Sum => Aggregate::Sum,
                recipe::Aggregate::Max => Aggregate::Max,
                recipe::Aggregate::Rank => {
                    return Err(Problem::of_field("unknown-choice", "loss.aggregate"));
                }
            },
            gs_factor: recipe.loss.gs_factor,
        },
        suppression_limit: recipe.suppression.limit,
        star: recipe.suppression.style == recipe::SuppressionStyle::Star,
    })
}

/// The plan for a file that is only measured: what does not matter for that is left out.
/// `columns` says where its attributes stand.
///
/// # Errors
/// As [`plan`].
pub fn plan_to_measure(
    recipe: &Recipe,
    table: &Table,
    columns: &[Option<usize>],
    files: &dyn Files,
) -> Outcome<Plan> {
    let markers = markers(recipe)?;
    let attributes = recipe.attributes.iter().zip(columns).map(|(attribute, column)| {
        let sensitive = attribute.role == recipe::Role::Sensitive;
        let hierarchy = match column {
            Some(column) if sensitive => {
                spec(recipe, attribute, table, *column, &markers, files)?
            }
            _ => Spec::None,
        };
        let (name, role) = (attribute.title(), role(attribute.role));
        Ok(PlannedAttribute::new(&name, column.unwrap_or(usize::MAX), role, hierarchy))
    });
    let attributes = attributes.collect::<Outcome<_>>()?;
    Ok(Plan { markers, models: models(recipe)?, ..Plan::of_k(attributes, 2) })
}

/// What is decided about one attribute, whatever is wrong with the others.
///
/// # Errors
/// As [`plan`].
pub fn planned_by_name(
    recipe: &Recipe,
    title: &str,
    table: &Table,
    files: &dyn Files,
) -> Outcome<(PlannedAttribute, Vec<String>)> {
    let missing = || Problem::new("missing-attribute").of_attribute(title);
    let attribute = recipe.attributes.iter().find(|a| a.title() == title).ok_or_else(missing)?;
    let column = match attribute.column {
        Some(number) => Some(number as usize).and_then(|number| number.checked_sub(1)),
        None => table.columns.iter().position(|column| column.name == title),
    };
    let column = column.filter(|&index| index < table.columns.len());
    let markers = markers(recipe)?;
    Ok((planned(recipe, attribute, table, column, &markers, files)?, markers))
}

fn planned(
    recipe: &Recipe,
    attribute: &recipe::Attribute,
    table: &Table,
    column: Option<usize>,
    markers: &[String],
    files: &dyn Files,
) -> Outcome<PlannedAttribute> {
    let name = attribute.title();
    let column = column.ok_or_else(|| Problem::new("missing-attribute").of_attribute(&name))?;
    let quasi = attribute.role == recipe::Role::QuasiIdentifier;
    if !quasi && (attribute.limit.is_some() || attribute.weight.is_some()) {
        return Err(Problem::new("not-quasi-identifier").of_attribute(name));
    }
    let role_uses_one = quasi || attribute.role == recipe::Role::Sensitive;
    let hierarchy = match role_uses_one {
        true => spec(recipe, attribute, table, column, markers, files)?,
        false => Spec::None,
    };
    Ok(PlannedAttribute {
        name,
        column,
        role: role(attribute.role),
        hierarchy,
        limit: attribute.limit,
        weight: attribute.weight.unwrap_or(1.0),
    })
}

/// The core's role.
#[must_use]
pub fn role(role: recipe::Role) -> Role {
    match role {
        recipe::Role::Identifier => Role::Identifier,
        recipe::Role::QuasiIdentifier => Role::QuasiIdentifier,
        recipe::Role::Sensitive => Role::Sensitive,
        recipe::Role::Insensitive => Role::Insensitive,
    }
}

fn spec(
    recipe: &Recipe,
    attribute: &recipe::Attribute,
    table: &Table,
    column: usize,
    markers: &[String],
    files: &dyn Files,
) -> Outcome<Spec> {
    let name = attribute.title();
    let refuse = |field: &str| Problem::of_field("hierarchy-parameter", field).of_attribute(&name);
    Ok(match &attribute.hierarchy {
        None => Spec::None,
        Some(recipe::Hierarchy::Mask { from, .. }) => Spec::Mask {
            from: match from {
                recipe::MaskFrom::Left => Side::Left,
                recipe::MaskFrom::Right => Side::Right,
            },
        },
        Some(recipe::Hierarchy::Date { format, levels, .. }) => Spec::Date {
            format: format.clone(),
            levels: levels.iter().copied().map(date_level).collect(),
        },
        Some(recipe::Hierarchy::Intervals { start, end, steps, closed, .. }) => {
            // JSON writers give small and large numbers an exponent, which no cell may have.
            let exact = |number: &serde_json::Number, field| {
                let text = number.to_string();
                number::parse_scientific(&text).ok_or_else(|| refuse(field))
            };
            let separator = match recipe.data.format.decimal {
                Some(recipe::Decimal::Comma) => ',',
                _ => '.',
            };
            let integer = match attribute.kind {
                Some(kind) => kind == recipe::DataType::Integer,
                None => {
                    let inferred = kind::infer(&table.columns[column].dictionary, markers);
                    inferred.data_type == DataType::Integer
                }
            };
            Spec::Intervals(Intervals {
                start: exact(start, "start")?,
                end: exact(end, "end")?,
                steps: steps.iter().map(|step| exact(step, "steps")).collect::<Outcome<_>>()?,
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
                        Some(text) => self::delimiter(text, "hierarchy.delimiter")
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

/// The node that a `fixed` search names.
///
/// # Errors
/// `level-missing` for a quasi-identifier without level, `missing-attribute` for a level
/// without quasi-identifier, `level-too-high`.
pub fn node(levels: &BTreeMap<String, u32>, study: &Study) -> Outcome<Levels> {
    let known = |name: &String| study.attributes().iter().any(|a| a.name == *name);
    if let Some(name) = levels.keys().find(|name| !known(name)) {
        return Err(Problem::of_field("missing-attribute", "search.levels").of_attribute(name));
    }
    let mut node = Vec::new();
    for attribute in study.attributes() {
        let Some(&level) = levels.get(&attribute.name) else {
            return Err(Problem::new("level-missing").of_attribute(&attribute.name));
        };
        if level > u32::from(attribute.limit) {
            let expected = Some(attribute.limit.into());
            return Err(Problem { expected, ..Problem::new("level-too-high") }
                .of_attribute(&attribute.name));
        }
        node.push(level as u8);
    }
    Ok(Levels::new(node))
}

#[cfg(test)]
mod tests {
    use crate::job::{Incoming, Job};
    use crate::problem::{Outcome, Problem};
    use std::collections::BTreeMap;

    fn job(attributes: &str, data: &str) -> Outcome<Job> {
        let recipe = crate::parse(&format!(
            r#"{{"outis": 1, "kind": "recipe", "data": {{"format": {{"header": true}}}},
                "attributes": [{attributes}], "models": [{{"model": "k-anonymity", "k": 2}}]}}"#
        ))?;
        let mut incoming = Incoming::new(super::read_options(&recipe)?);
        incoming.push(data.as_bytes())?;
        Job::new(recipe, &incoming.finish()?, &BTreeMap::new())
    }

    #[test]
    fn a_name_that_reads_like_another_columns_number_is_refused() {
        let by_number = r#"{"column": 2, "role": "quasi-identifier"}"#;
        let by_name = r#"{"name": "2", "role": "quasi-identifier"}"#;
        let problem = job(&format!("{by_name}, {by_number}"), "2,x\na,p\na,q\n").unwrap_err();
        assert_eq!(problem, Problem::new("attribute-twice").of_attribute("2"));
        assert!(job(&format!("{by_name}, {by_number}"), "2\na\na\n").is_err());
        let other = r#"{"name": "y", "role": "quasi-identifier"}"#;
        assert!(job(&format!("{other}, {by_number}"), "y,x\na,p\na,q\n").is_ok());
    }

    #[test]
    fn bounds_may_be_as_small_and_large_as_json_writes_them() {
        let steps = |end: &str, steps: &str| {
            job(
                &format!(
                    r#"{{"name": "q", "role": "quasi-identifier", "type": "decimal", "hierarchy":
                        {{"kind": "intervals", "start": 0, "end": {end}, "steps": [{steps}]}}}}"#
                ),
                "q\n0.0000001\n0.0000002\n",
            )
        };
        for (end, width) in [("0.000001", "0.0000001"), ("1e-6", "1e-7"), ("1e20", "1e19")] {
            assert!(steps(end, width).is_ok(), "{end} {width}");
        }
        assert_eq!(steps("1", "1e-40").unwrap_err().field.as_deref(), Some("steps"));
    }
}
