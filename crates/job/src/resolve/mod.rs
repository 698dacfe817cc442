//! A recipe and a table to a plan for the core: names become columns, files become tables.

mod columns;
mod counts;
mod fronts;
mod hierarchy;
mod loss;
mod models;
mod occurring;
mod options;
mod perturbed;
mod search;
mod sets;
mod shared;
mod spellings;
mod tables;
mod values;

pub(crate) use columns::Titles;
pub use columns::columns;
pub(crate) use counts::{WEIGHT, counts, refuse_counted, refuse_read_weights};
pub(crate) use hierarchy::number_form;
pub(crate) use hierarchy::spec;
pub(crate) use models::{models_kept, placed};
pub(crate) use occurring::Occurring;
pub use options::{format_options, release_options};
pub(crate) use perturbed::refuse_few_records;
pub(crate) use search::{fits, placed as placed_in_search};
pub(crate) use sets::placed_in_sets;
pub(crate) use spellings::read_alike;
pub use tables::tables_named;
pub(crate) use tables::{names_people_apart, population};

use crate::join;
use models::models;
use outis::choice::{Range, names};
use outis::format::encoding::Encoding;
use outis::format::zeros::{DIGITS_LIMIT, filled_up};
use outis::format::{Format, csv};
use outis::hierarchy::{Rule, Spec};
use outis::model::orders_values;
use outis::plan::{Columns, Matching, MissingSensitive, Plan, PlannedAttribute};
use outis::table::{Column, Multiplicity, Role, Table};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{self, Recipe};
use outis_protocol::report::{FileFacts, Notice};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use tables::ReadTables;

/// Where the files that a recipe refers to come from.
pub trait Files {
    /// The bytes of the file with this name.
    ///
    /// # Errors
    /// `file-missing` or `file-not-attached` with the name.
    fn read(&self, name: &str) -> Outcome<Vec<u8>>;

    /// The bytes of the table that the recipe calls `name`, for which it names a file.
    ///
    /// # Errors
    /// As [`Self::read`].
    fn table(&self, _name: &str, file: &str) -> Outcome<Vec<u8>> {
        self.read(file)
    }
}

/// Files held in memory by name.
impl Files for BTreeMap<String, Vec<u8>> {
    fn read(&self, name: &str) -> Outcome<Vec<u8>> {
        self.get(name).cloned().ok_or_else(|| Problem::new(Code::FileNotAttached).in_file(name))
    }
}

/// How the input of a recipe is to be read. Attributes called by name imply a header, those
/// called by number that there is none.
///
/// # Errors
/// `parameter` with the field that no file can be read by, `not-together` if two contradict each
/// other.
pub fn read_options(recipe: &Recipe) -> Outcome<csv::Options> {
    let by_name = recipe.attributes.first().map(|attribute| attribute.name.is_some());
    options::read_options(&recipe.data.format, by_name, false)
}

/// A delimiter as a byte.
///
/// # Errors
/// `parameter` if it is not one ASCII character, or a quote, CR, LF or NUL.
pub fn delimiter(text: &str, field: &str) -> Outcome<u8> {
    csv::delimiter(text)
        .ok_or_else(|| Problem::of_field(Code::Parameter, field).with_detail(csv::DELIMITERS))
}

/// An encoding by its name.
///
/// # Errors
/// `parameter` if there is none of this name.
pub fn encoding(name: &str, field: &str) -> Outcome<Encoding> {
    Encoding::named(name).ok_or_else(|| {
        let listed = names(&Encoding::ALL).join(" ");
        Problem::of_field(Code::Parameter, field).with_detail(listed)
    })
}

/// How a release is to be written: as the input, unless the recipe says otherwise. Of a workbook
/// that is the text that it is made of.
///
/// # Errors
/// `parameter` if the delimiter is not usable.
pub fn output_format(recipe: &Recipe, input: Format) -> Outcome<Format> {
    let (Format::Csv(input), output) = (input, &recipe.output);
    if output.is_packed() {
        return Ok(Format::Csv(csv::CsvFormat { header: input.header, ..TEXT_OF_SHEET }));
    }
    let encoding = output.encoding.map_or(Encoding::Utf8, Encoding::from);
    // A byte order mark is a letter of Unicode, which the others lack.
    let can_mark = Format::Csv(csv::CsvFormat { encoding, ..input }).can_write("\u{feff}");
    // Without it programs do not tell UTF-16 for what it is.
    let needs_mark = encoding != Encoding::Utf8 && encoding != input.encoding;
    Ok(Format::Csv(csv::CsvFormat {
        encoding,
        delimiter: match &output.delimiter {
            Some(text) => delimiter(text, "output.delimiter")?,
            None => input.delimiter,
        },
        header: input.header,
        bom: can_mark && output.bom.unwrap_or(input.bom || needs_mark),
        line_ending: match output.line_ending {
            Some(recipe::LineEnding::Lf) => csv::LineEnding::Lf,
            Some(recipe::LineEnding::Crlf) => csv::LineEnding::CrLf,
            None => input.line_ending,
        },
        formula_guard: output.formula_guard,
    }))
}

/// How the text of a sheet is written.
const TEXT_OF_SHEET: csv::CsvFormat = csv::CsvFormat {
    encoding: Encoding::Utf8,
    delimiter: b',',
    header: true,
    bom: false,
    line_ending: csv::LineEnding::Lf,
    formula_guard: false,
};

/// Refuses a number outside a range.
///
/// # Errors
/// `parameter` with the field and the range.
fn check_range(range: Range, field: &str, number: f64) -> Outcome<()> {
    match range.holds(number) {
        true => Ok(()),
        false => Err(Problem::of_field(Code::Parameter, field).with_detail(range.text())),
    }
}

/// Checks the settings that no table can make right.
///
/// # Errors
/// `parameter` with field and range; `join` where records of a join would be counted otherwise.
fn settings(recipe: &Recipe) -> Outcome<()> {
    join::agrees(recipe)?;
    check_range(Range::SHARE, "suppression.limit", recipe.suppression.limit)?;
    recipe.loss.check().map_err(|error| Problem::from(error).within("loss"))?;
    check_range(Range::SHARE, "risk.threshold", recipe.risk.threshold)?;
    if let Some(fraction) = recipe.risk.sampling_fraction {
        check_range(Range::FRACTION, "risk.sampling-fraction", fraction)?;
    }
    if let Some(text) = &recipe.output.delimiter {
        delimiter(text, "output.delimiter")?;
    }
    Ok(())
}

/// Checks that protection is declined only where there could be one and is none.
///
/// # Errors
/// `protection-not-sensitive` for an attribute of another role, `protection-contradicts` where a
/// model protects it.
fn declined(recipe: &Recipe, values: &Occurring<'_>) -> Outcome<()> {
    let models = models_kept(recipe);
    let declined = recipe.attributes.iter().enumerate().filter(|(_, a)| a.protection.is_some());
    for (number, attribute) in declined {
        let title = attribute.title();
        let field = format!("attributes[{number}].protection");
        if attribute.role != recipe::Role::Sensitive {
            return Err(Problem::of_field(Code::ProtectionNotSensitive, &field).of_attribute(title));
        }
        if models.iter().any(|model| values.protected_by(model) == Some(&title)) {
            return Err(Problem::of_field(Code::ProtectionContradicts, &field).of_attribute(title));
        }
    }
    Ok(())
}

/// What a recipe means for a table.
#[derive(Clone, Debug)]
pub struct Resolved {
    /// What the core is to do.
    pub plan: Plan,
    /// What identifies the tables beside the data.
    pub tables: BTreeMap<String, FileFacts>,
    /// What the recipe's reader should know.
    pub notices: Vec<Notice>,
    /// The row of each record's person in the population, where identifiers tell it.
    pub own_rows: Option<Arc<[u32]>>,
}

/// What a recipe means for a table that is to be anonymized.
///
/// # Errors
/// Whatever is wrong with the recipe by itself or for this table.
pub fn plan(recipe: &Recipe, table: &Table, files: &dyn Files) -> Outcome<Resolved> {
    settings(recipe)?;
    let columns = columns(recipe, table, false)?;
    declined(recipe, &Occurring::new(recipe, table, &columns))?;
    let counts = counts(recipe, table, &columns)?;
    counts::refuse_grouped_weights(recipe, table, &columns)?;
    let columns: Vec<usize> = columns.into_iter().flatten().collect();
    let markers = markers(recipe)?;
    let attributes = recipe
        .attributes
        .iter()
        .zip(&columns)
        .map(|(attribute, &column)| {
            planned(recipe, attribute, (table, &counts), column, &markers, files)
        })
        .collect::<Outcome<_>>()?;
    let sets = sets::planned_sets(recipe, table, &columns, &markers, files)?;
    let own: Vec<Option<&Column>> =
        columns.iter().map(|&column| Some(&table.columns[column])).collect();
    let read = tables::population(recipe, files, &own)?;
    let unlike = shared::no_common_values(recipe, &own, read.population.as_deref());
    let mut resolved = whole(recipe, attributes, markers, read)?;
    resolved.notices.extend(unlike);
    resolved.plan.sets = sets;
    resolved.plan.counts = counts;
    let Plan { perturbed, markers, .. } = &resolved.plan;
    perturbed::refuse_unsuited(recipe, table, &columns, perturbed, markers)?;
    resolved.notices.extend(values::check(recipe, table, &columns)?);
    let markers = &resolved.plan.markers;
    resolved.notices.extend(fronts::contradicted(recipe, table, &columns, markers));
    resolved.notices.extend(read_alike(recipe, table, &columns, markers));
    Ok(resolved)
}

/// What a recipe means for a file that is only measured: how values grow coarser does not
/// matter for that, unless a model asks. `columns` says where its attributes stand, `original` the
/// columns of the table before it was anonymized, if that is there: what is rare is rare in it.
///
/// # Errors
/// As [`plan`].
pub fn plan_to_measure(
    recipe: &Recipe,
    table: &Table,
    columns: &[Option<usize>],
    original: Option<&Columns<'_>>,
    files: &dyn Files,
) -> Outcome<Resolved> {
    settings(recipe)?;
    declined(recipe, &Occurring::new(recipe, table, columns))?;
    let markers = markers(recipe)?;
    let counts = counts(recipe, table, columns)?;
    counts::refuse_grouped_weights(recipe, table, columns)?;
    let own = columns.iter().map(|column| column.map(|column| &table.columns[column]));
    let own: Vec<Option<&Column>> = own.collect();
    let before = original.map(|original| original.by_attribute.as_slice());
    let read = tables::population(recipe, files, before.unwrap_or(&own))?;
    // A file alone may show groups, which are no values.
    let unlike =
        before.map(|before| shared::no_common_values(recipe, before, read.population.as_deref()));
    let apart = names_people_apart(recipe);
    // Who the classes stand for is counted by generalizing the population as the file is.
    let mut people = read.population.iter().flat_map(|population| &population.columns);
    let attributes = recipe.attributes.iter().enumerate().zip(columns);
    let attributes = attributes.map(|((number, attribute), column)| {
        let own = column.map(|column| (&table.columns[column], &counts));
        let original =
            original.and_then(|original| Some((original.by_attribute[number]?, &original.counts)));
        // Sensitive values are released as they are, so that the file has them itself.
        let (values, counted) = match attribute.role {
            recipe::Role::Sensitive => (own.map(|(own, _)| own), original.or(own)),
            recipe::Role::QuasiIdentifier => {
                let people = people.next();
                let before = original.map(|(before, _)| before).filter(|_| apart);
                (before.or(people), original)
            }
            recipe::Role::Identifier | recipe::Role::Insensitive => (None, None),
        };
        let hierarchy = match values {
            Some(Column { dictionary, .. }) => {
                spec(recipe, attribute, dictionary, counted, &markers, files)?
            }
            None => Spec::NONE,
        };
        let (name, role) = (attribute.title(), role_planned(attribute));
        let planned = PlannedAttribute::new(&name, column.unwrap_or(usize::MAX), role, hierarchy);
        let ranged = is_ranged(recipe, attribute, &planned.hierarchy);
        Ok(PlannedAttribute { ranged, texts: calls_texts(attribute), ..planned })
    });
    let attributes = attributes.collect::<Outcome<_>>()?;
    let mut resolved = whole(recipe, attributes, markers, read)?;
    resolved.notices.extend(unlike.into_iter().flatten());
    resolved.plan.counts = counts;
    Ok(resolved)
}

/// The plan of a recipe that differs from that of a known plan in its models alone.
///
/// # Errors
/// Whatever is wrong with the models, or with a loss that depends on them.
pub(crate) fn with_models(plan: &Plan, recipe: &Recipe) -> Outcome<Plan> {
    let (models, _) = models(recipe)?;
    Ok(Plan { models, loss: loss::config(recipe)?, ..plan.clone() })
}

/// The plan, once its attributes are known.
fn whole(
    recipe: &Recipe,
    attributes: Vec<PlannedAttribute>,
    markers: Vec<String>,
    ReadTables { population, facts, notices: unknown, own_rows }: ReadTables,
) -> Outcome<Resolved> {
    if recipe.records.entity.is_some() && recipe.records.person.is_some() {
        let problem = Problem::of_field(Code::NotTogether, "records.person");
        return Err(problem.with_detail("entity-and-person"));
    }
    let (models, mut notices) = models(recipe)?;
    notices.extend(unknown);
    let number = |title: &Option<String>, field: &str| {
        title.as_ref().map(|title| models::plain_attribute(recipe, title, field)).transpose()
    };
    // It decides nothing; the report looks at it.
    number(&recipe.records.household, "records.household")?;
    let plan = Plan {
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
        suppressed_equals_missing: recipe.missing.suppressed_equals_missing,
        models,
        entity: number(&recipe.records.entity, "records.entity")?,
        sampling_weight: number(&recipe.records.sampling_weight, "records.sampling-weight")?,
        count: counts::count_attribute(recipe),
        counts: Multiplicity::default(),
        population,
        loss: loss::config(recipe)?,
        suppression_limit: recipe.suppression.limit,
        star: recipe.suppression.style == recipe::SuppressionStyle::Star,
        sets: Vec::new(),
        perturbed: perturbed::planned_perturbations(recipe)?,
    };
    Ok(Resolved { plan, tables: facts, notices, own_rows })
}

/// The markers of missing values, the one that is written first, and what they have become in
/// columns that were filled up with zeros.
///
/// # Errors
/// `unknown-choice` if `output.missing` is not one of them.
pub fn markers(recipe: &Recipe) -> Outcome<Vec<String>> {
    let mut markers = recipe.missing.values.clone();
    if let Some(written) = &recipe.output.missing {
        let Some(index) = markers.iter().position(|marker| marker == written) else {
            return Err(Problem::of_field(Code::UnknownChoice, "output.missing")
                .with_detail("missing.values"));
        };
        let written = markers.remove(index);
        markers.insert(0, written);
    }
    let filled = filled_up_markers(recipe, &markers);
    markers.extend(filled);
    Ok(markers)
}

/// What markers have become in columns that were filled up with zeros: those were read before
/// anybody asked what is missing.
fn filled_up_markers(recipe: &Recipe, markers: &[String]) -> Vec<String> {
    let further = recipe.data.join.iter().map(|join| &join.format);
    let formats = std::iter::once(&recipe.data.format).chain(further);
    let columns = formats.flat_map(|format| format.leading_zeros.iter().flatten());
    let digits = columns.map(|column| column.digits).filter(|&digits| digits <= DIGITS_LIMIT);
    let filled = digits.flat_map(|digits| {
        markers.iter().filter_map(move |marker| filled_up(marker, digits as usize))
    });
    let others: BTreeSet<String> = filled.filter(|text| !markers.contains(text)).collect();
    others.into_iter().collect()
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
    let missing = || Problem::new(Code::MissingAttribute).of_attribute(title);
    let attribute = recipe.attributes.iter().find(|a| a.title() == title).ok_or_else(missing)?;
    let column = match attribute.column {
        Some(number) => Some(number as usize).and_then(|number| number.checked_sub(1)),
        None => columns::names(table).find(title),
    };
    let column = column.filter(|&index| index < table.columns.len()).ok_or_else(missing)?;
    let markers = markers(recipe)?;
    // What is rare among its values counts records, not lines.
    let counts = match columns::columns(recipe, table, false) {
        Ok(columns) => counts(recipe, table, &columns)?,
        Err(_) => Multiplicity::default(),
    };
    Ok((planned(recipe, attribute, (table, &counts), column, &markers, files)?, markers))
}

/// What is decided about an attribute, whose column has this number, from 0.
///
/// # Errors
/// As [`plan`].
pub(crate) fn planned(
    recipe: &Recipe,
    attribute: &recipe::Attribute,
    (table, counts): (&Table, &Multiplicity),
    column: usize,
    markers: &[String],
    files: &dyn Files,
) -> Outcome<PlannedAttribute> {
    let name = attribute.title();
    let quasi = attribute.role == recipe::Role::QuasiIdentifier;
    let levels = attribute.limit.is_some() || attribute.floor.is_some();
    if !quasi && (levels || attribute.weight.is_some()) {
        return Err(Problem::new(Code::NotQuasiIdentifier).of_attribute(name));
    }
    let role_uses_one = quasi || attribute.role == recipe::Role::Sensitive;
    let hierarchy = match role_uses_one {
        true => {
            let column = &table.columns[column];
            spec(recipe, attribute, &column.dictionary, Some((column, counts)), markers, files)?
        }
        false => Spec::NONE,
    };
    Ok(PlannedAttribute {
        name,
        column,
        role: role_planned(attribute),
        limit: attribute.limit,
        floor: attribute.floor.unwrap_or_default(),
        weight: attribute.weight.unwrap_or(1.0),
        losses: attribute.hierarchy.as_ref().and_then(recipe::Hierarchy::losses).map(<[_]>::to_vec),
        ranged: is_ranged(recipe, attribute, &hierarchy),
        texts: calls_texts(attribute),
        hierarchy,
    })
}

/// What an attribute is for. Of values that are not true of the persons beside them nothing is learned
/// that could be counted: such a column is insensitive to all that looks for it.
fn role_planned(attribute: &recipe::Attribute) -> Role {
    match attribute.perturb {
        Some(_) => Role::Insensitive,
        None => attribute.role.into(),
    }
}

/// Whether ranges of an attribute's numbers mean something, so that recodings may write them.
fn is_ranged(recipe: &Recipe, attribute: &recipe::Attribute, hierarchy: &Spec) -> bool {
    let ranged = hierarchy.rule().and_then(Rule::ranged);
    ranged.unwrap_or_else(|| calls_numbers(attribute) || measures_numbers(recipe, attribute))
}

/// Whether the recipe calls the values of an attribute texts.
fn calls_texts(attribute: &recipe::Attribute) -> bool {
    attribute.kind == Some(recipe::DataType::Text)
}

/// Whether the recipe calls the values of an attribute numbers.
fn calls_numbers(attribute: &recipe::Attribute) -> bool {
    let numbers = [recipe::DataType::Integer, recipe::DataType::Decimal];
    attribute.kind.is_some_and(|kind| numbers.contains(&kind))
}

/// Whether a model measures how far the values of an attribute are apart, by number or in their
/// order.
fn measures_numbers(recipe: &Recipe, attribute: &recipe::Attribute) -> bool {
    recipe.models.iter().any(|model| {
        orders_values(&model.0) && model.0.attributes().any(|(_, name)| name == attribute.title())
    })
}

#[cfg(test)]
mod tests {
    use crate::{Incoming, Job};
    use outis_protocol::problem::{Code, Outcome, Problem};
    use std::collections::BTreeMap;

    fn job(attributes: &str, data: &str) -> Outcome<Job> {
        let recipe = outis_protocol::parse(&format!(
            r#"{{"outis": 1, "kind": "recipe", "data": {{"format": {{"header": true}}}},
                "attributes": [{attributes}], "models": [{{"model": "k-anonymity", "k": 2}}]}}"#
        ))?;
        let mut incoming = Incoming::new(super::read_options(&recipe)?);
        incoming.push(data.as_bytes())?;
        Job::new(recipe, &incoming.finish()?.into(), &BTreeMap::new())
    }

    #[test]
    fn a_name_that_reads_like_another_columns_number_is_refused() {
        let by_number = r#"{"column": 2, "role": "quasi-identifier"}"#;
        let by_name = r#"{"name": "2", "role": "quasi-identifier"}"#;
        let problem = job(&format!("{by_name}, {by_number}"), "2,x\na,p\na,q\n").unwrap_err();
        assert_eq!(problem, Problem::new(Code::AttributeTwice).of_attribute("2"));
        assert!(job(&format!("{by_name}, {by_number}"), "2\na\na\n").is_err());
        let other = r#"{"name": "y", "role": "quasi-identifier"}"#;
        assert!(job(&format!("{other}, {by_number}"), "y,x\na,p\na,q\n").is_ok());
    }

    #[test]
    fn a_lowest_level_above_the_highest_is_refused_with_its_path() {
        let refused = |levels: &str| {
            let other = r#"{"name": "o", "role": "quasi-identifier"}"#;
            let quasi = format!(
                r#"{{"name": "q", "role": "quasi-identifier",
                     "hierarchy": {{"kind": "mask", "from": "right"}}, {levels}}}"#
            );
            job(&format!("{other}, {quasi}"), "q,o\n123,a\n124,a\n").err()
        };
        for fits in [r#""floor": 0"#, r#""floor": 3"#, r#""floor": 2, "limit": 2"#] {
            assert_eq!(refused(fits), None, "{fits}");
        }
        let of_levels =
            [(r#""floor": 4"#, 3), (r#""floor": 2, "limit": 1"#, 1), (r#""floor": 4294967295"#, 3)];
        for (levels, highest) in of_levels {
            let problem = Problem::of_field(Code::FloorTooHigh, "attributes[1].floor");
            let problem = Problem { expected: Some(highest), ..problem.of_attribute("q") };
            assert_eq!(refused(levels), Some(problem), "{levels}");
        }
        let elsewhere = r#"{"name": "q", "role": "sensitive", "floor": 1}"#;
        let problem = Problem::new(Code::NotQuasiIdentifier).of_attribute("q");
        assert_eq!(job(elsewhere, "q\na\n").err(), Some(problem));
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
