//! Which columns of a table in an engine are counted, which are only carried along, and the recipe
//! for the lines that were counted.

use crate::resolve;
use outis::format::csv::Options;
use outis::table::{Multiplicity, Table};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{Attribute, FileFormat, Format, Recipe, Role};

/// The column that says how many records a line stands for.
pub(super) const COUNT: &str = "outis_n";

/// What names of our own begin with.
const OWN: &str = "outis_";

/// What becomes of a column in an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct EngineColumn {
    pub(super) name: String,
    pub(super) role: Role,
    /// What is done with it where records are counted.
    pub(super) counting: Counting,
}

/// What becomes of a column where records are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Counting {
    /// Records are counted by it: it is generalized, sensitive, or a model looks at it.
    Counted,
    /// It says what records weigh, and is added up.
    Summed,
    /// It is carried along into the release.
    Carried,
}

impl EngineColumn {
    /// Whether records are counted by it.
    pub(super) fn is_counted(&self) -> bool {
        self.counting == Counting::Counted
    }

    /// Whether it stands in the release.
    pub(super) fn is_released(&self) -> bool {
        self.role != Role::Identifier
    }
}

/// The columns that are released, in the recipe's order; of identifiers only the one that says what
/// records weigh is among them.
///
/// # Errors
/// `attribute-name` for a column without a name; `not-together` for one whose name begins as ours
/// do, and for what takes records, or letters of a file.
pub(super) fn engine_columns(recipe: &Recipe) -> Outcome<Vec<EngineColumn>> {
    let refused = |field: &str, detail: &str| {
        Err(Problem::of_field(Code::NotTogether, field).with_detail(detail))
    };
    let records = &recipe.records;
    if records.count.is_some() {
        return refused("records.count", "engine-counts");
    }
    if records.entity.is_some() {
        return refused("records.entity", "counts-entity");
    }
    resolve::refuse_read_weights(recipe)?;
    if records.household.is_some() {
        return refused("records.household", "counts-household");
    }
    if !recipe.data.join.is_empty() {
        return refused("data.join", "engine-join");
    }
    if !recipe.data.together.is_empty() {
        return refused("data.together", "engine-together");
    }
    if recipe.data.fold.is_some() {
        return refused("data.fold", "counts-fold");
    }
    if recipe.data.format.leading_zeros.iter().flatten().next().is_some() {
        return refused("data.format.leading-zeros", "engine-zeros");
    }
    if recipe.data.format.fill_down.iter().flatten().next().is_some() {
        return refused("data.format.fill-down", "engine-blocks");
    }
    if recipe.earlier.is_some() {
        return refused("earlier", "counts-attack");
    }
    if recipe.output.file_format() != FileFormat::Csv {
        return refused("output.format", "engine-format");
    }
    // Said before anything is counted, and not by the search that would find it out.
    let search = &recipe.search;
    let parts_equal_records = match search.id() {
        "k-member" => true,
        "mondrian" => search.text_given("mode") == Some("relaxed"),
        "kaca" => search.switch("stubs") || search.switch("refine"),
        _ => false,
    };
    if parts_equal_records {
        return refused("search", "counts-parting");
    }
    let looked_at: Vec<String> = recipe
        .names_read()
        .into_iter()
        .filter(|(field, _)| field != resolve::WEIGHT)
        .map(|(_, name)| name)
        .chain(recipe.loss.attributes().map(|(_, name)| name.to_owned()))
        .collect();
    let mut columns = Vec::new();
    for (number, attribute) in recipe.attributes.iter().enumerate() {
        let name = attribute.name.clone().ok_or_else(|| {
            Problem::of_field(Code::AttributeName, format!("attributes[{number}]"))
        })?;
        let has_control = name.chars().any(char::is_control);
        if name.is_empty() || has_control || name.to_lowercase().starts_with(OWN) {
            let place = format!("attributes[{number}].name");
            return refused(&place, "engine-name").map_err(|told| told.of_attribute(name));
        }
        if attribute.items.is_some() {
            return refused(&format!("attributes[{number}].items"), "counts-items");
        }
        if attribute.perturb.is_some() {
            let place = format!("attributes[{number}].perturb");
            return refused(&place, "perturb-counts").map_err(|told| told.of_attribute(name));
        }
        let is_looked_at = looked_at.contains(&name);
        if records.sampling_weight.as_ref() == Some(&name) {
            columns.push(EngineColumn { name, role: attribute.role, counting: Counting::Summed });
            continue;
        }
        match attribute.role {
            Role::Identifier if is_looked_at => {
                return refused("models", "counts-hidden").map_err(|told| told.of_attribute(name));
            }
            Role::Identifier => {}
            role => columns.push(EngineColumn {
                name,
                role,
                counting: match role != Role::Insensitive || is_looked_at {
                    true => Counting::Counted,
                    false => Counting::Carried,
                },
            }),
        }
    }
    Ok(columns)
}

/// The recipe of the table in an engine whose counts `counted` is for: [`counted_recipe`] the other
/// way round. Columns that were not counted are not in it.
///
/// # Errors
/// `not-together` unless the last column is `outis_n` and says how many records a line stands for.
pub fn engine_recipe(counted: &Recipe) -> Outcome<Recipe> {
    let mut recipe = counted.clone();
    let last = recipe.attributes.pop().and_then(|attribute| attribute.name);
    if last.as_deref() != Some(COUNT) || recipe.records.count.as_deref() != Some(COUNT) {
        return Err(
            Problem::of_field(Code::NotTogether, "records.count").with_detail("engine-counted")
        );
    }
    recipe.records.count = None;
    Ok(recipe)
}

/// Says in a recipe to begin with that the lines of a table are counts of an engine, where its last
/// column is called as ours and has such numbers.
pub(crate) fn take_counts(recipe: &mut Recipe, table: &Table) {
    let (Some(attribute), Some(column)) = (recipe.attributes.last_mut(), table.columns.last())
    else {
        return;
    };
    let number = table.columns.len() as u32;
    if attribute.name.as_deref() == Some(COUNT)
        && Multiplicity::read(column, number, &table.lines).is_ok()
    {
        (attribute.role, attribute.hierarchy) = (Role::Insensitive, None);
        recipe.records.count = Some(COUNT.to_owned());
    }
}

/// The recipe for the lines that an engine has counted: what a line says of a record is what the
/// columns of the engine say.
///
/// # Errors
/// As [`super::count_statements`].
pub fn counted_recipe(recipe: &Recipe) -> Outcome<Recipe> {
    let columns = engine_columns(recipe)?;
    let mut counted = recipe.clone();
    counted.attributes.retain(|attribute| {
        columns
            .iter()
            .any(|column| column.is_counted() && attribute.name.as_ref() == Some(&column.name))
    });
    // What a line weighs is no cell of its records, and released as little as their number.
    let summed = columns.iter().filter(|column| column.counting == Counting::Summed);
    counted.attributes.extend(summed.map(|column| Attribute {
        name: Some(column.name.clone()),
        ..Attribute::plain(Role::Identifier)
    }));
    counted
        .attributes
        .push(Attribute { name: Some(COUNT.to_owned()), ..Attribute::plain(Role::Insensitive) });
    counted.records.count = Some(COUNT.to_owned());
    let Format { decimal, thousands, currency, .. } = recipe.data.format.clone();
    counted.data.format = Format {
        delimiter: Some(",".to_owned()),
        header: Some(true),
        decimal,
        thousands,
        currency,
        ..Format::default()
    };
    counted.output.delimiter = None;
    counted.output.encoding = None;
    counted.output.formula_guard = false;
    // The order is that of the engine.
    counted.output.shuffle = false;
    counted.compare.clear();
    Ok(counted)
}

/// How the counts of this recipe ([`counted_recipe`]) are read: no spreadsheet was asked, so that
/// each cell says what the engine holds.
///
/// # Errors
/// As [`resolve::read_options`].
pub fn counts_options(counted: &Recipe) -> Outcome<Options> {
    Ok(Options { keeps_formula_texts: true, ..resolve::read_options(counted)? })
}

#[cfg(test)]
mod tests {
    use super::{COUNT, counted_recipe, engine_recipe};
    use crate::inspect::inspect;
    use crate::{Incoming, resolve};
    use outis_protocol::parse;
    use outis_protocol::recipe::{Recipe, Role};

    fn recipe(attributes: &str) -> Recipe {
        let text = format!(
            r#"{{"outis": 1, "kind": "recipe", "attributes": [{attributes}],
                "models": [{{"model": "k-anonymity", "k": 2}}]}}"#
        );
        parse(&text).expect("a recipe")
    }

    /// The recipe that is suggested for a file.
    fn suggested(text: &str) -> Recipe {
        let options = resolve::read_options(&Recipe::silent()).expect("options");
        let mut incoming = Incoming::new(options);
        incoming.push(text.as_bytes()).expect("a table");
        inspect(&incoming.finish().expect("a table"), 2026).recipe
    }

    #[test]
    fn the_recipe_of_counts_is_told_from_that_of_the_table_and_back() {
        let own = recipe(
            r#"{"name": "a", "role": "quasi-identifier"}, {"name": "b", "role": "sensitive"}"#,
        );
        let back = engine_recipe(&counted_recipe(&own).expect("counted")).expect("the engine's");
        assert_eq!(back.attributes, own.attributes);
        assert_eq!(back.records, own.records);
        assert!(engine_recipe(&own).is_err(), "nothing was counted");
    }

    #[test]
    fn what_an_engine_has_counted_is_known_by_its_last_column() {
        let counts = suggested("a,outis_n\nx,3\ny,12\n");
        assert_eq!(counts.records.count.as_deref(), Some(COUNT));
        assert_eq!(counts.attributes[1].role, Role::Insensitive);
        assert!(counts.attributes[1].hierarchy.is_none());
        for others in ["a,outis_n\nx,0\ny,1\n", "outis_n,a\n3,x\n", "a,n\nx,3\n"] {
            assert!(suggested(others).records.count.is_none(), "{others}");
        }
    }
}
