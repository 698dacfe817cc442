//! Recipe text to [`Recipe`], with problems that name field and line and nothing else.

mod culprit;
mod policy;
mod range;
mod written;

pub use policy::parse_policy;

use crate::choice::PLACE;
use crate::problem::{Code, Outcome, Problem};
use crate::recipe::{
    AnyRecipe, GRAPH, GraphModel, GraphRecipe, GraphSearch, LOCATIONS, LogModel, LogRecipe,
    LogSearch, OtherRecipe, PlaceModel, PlaceRecipe, PlaceSearch, QUERIES, Recipe, Search,
    SetModel, SetRecipe, SetSearch, TABLE, TRANSACTIONS, VERSION, refused,
};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The first fields of any recipe, read before the rest so that a recipe of another version is
/// not blamed for its fields.
#[derive(Deserialize)]
struct Envelope {
    outis: Option<Value>,
    kind: Option<Value>,
    data: Option<Value>,
}

/// Reads a recipe for a table.
///
/// # Errors
/// `recipe-syntax` with the line if it is not JSON (or nested too deeply), `recipe-version`,
/// `recipe-kind`, `other-data-kind` if it is for sets of items, places, a graph or a query log, and for fields
/// `recipe-duplicate-field`, `recipe-unknown-field`,
/// `recipe-missing-field`, `recipe-type`, `unknown-model`, `unknown-choice`, `parameter` for text that no file may hold,
/// each with the path of the field.
pub fn parse(text: &str) -> Outcome<Recipe> {
    match parse_any(text)? {
        AnyRecipe::Table(recipe) => Ok(*recipe),
        other => Err(other.refused()),
    }
}

/// Reads a recipe for any kind of data.
///
/// # Errors
/// As [`parse`], but for `other-data-kind`.
pub fn parse_any(text: &str) -> Outcome<AnyRecipe> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if let Some(other) = other(text)? {
        return Ok(AnyRecipe::Other(other));
    }
    written::lists(text, &written::RECIPE)?;
    let mut reader = serde_json::Deserializer::from_str(text);
    let mut recipe: Recipe = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let path = error.path().to_string();
        range::stated(text, culprit::placed(text, field_problem(&path, error.inner())))
    })?;
    refuse_nul(text)?;
    recipe.name_folded_columns();
    recipe.call_by_title();
    Ok(AnyRecipe::Table(Box::new(recipe)))
}

/// Reads a recipe for what is no table. Who reads no other has nothing of tables in the program.
///
/// # Errors
/// As [`parse`], and `other-data-kind` if it is for a table.
pub fn parse_other(text: &str) -> Outcome<OtherRecipe> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    other(text)?.ok_or_else(|| refused(TABLE))
}

/// The same of a text without mark; nothing if it is for a table.
fn other(text: &str) -> Outcome<Option<OtherRecipe>> {
    let envelope = opened(text, RECIPE)?;
    let kind = envelope.data.as_ref().and_then(|data| data.get("kind")?.as_str());
    Ok(Some(match kind {
        Some(TRANSACTIONS) => {
            written::lists(text, &written::SET_RECIPE)?;
            let recipe = other_kind::<SetRecipe, SetModel, SetSearch>(text)?;
            OtherRecipe::Transactions(Box::new(recipe))
        }
        Some(LOCATIONS) => {
            written::lists(text, &written::PLACE_RECIPE)?;
            let recipe = other_kind::<PlaceRecipe, PlaceModel, PlaceSearch>(text)?;
            OtherRecipe::Locations(Box::new(recipe))
        }
        Some(GRAPH) => {
            written::lists(text, &written::GRAPH_RECIPE)?;
            let recipe = other_kind::<GraphRecipe, GraphModel, GraphSearch>(text)?;
            OtherRecipe::Graph(Box::new(recipe))
        }
        Some(QUERIES) => {
            written::lists(text, &written::LOG_RECIPE)?;
            let recipe = other_kind::<LogRecipe, LogModel, LogSearch>(text)?;
            OtherRecipe::Queries(Box::new(recipe))
        }
        _ => return Ok(None),
    }))
}

/// Refuses a text with a NUL, which JSON writes like this and in no other way.
fn refuse_nul(text: &str) -> Outcome<()> {
    if text.contains("\\u0000")
        && let Ok(value) = serde_json::from_str(text)
        && let Some(path) = nul(&value, String::new())
    {
        return Err(Problem::of_field(Code::Parameter, path).with_detail("text without NUL"));
    }
    Ok(())
}

/// What a recipe calls itself.
const RECIPE: &str = "recipe";
/// What a policy calls itself.
const POLICY: &str = "policy";

/// The first fields of a document of this kind and version.
fn opened(text: &str, wanted: &str) -> Outcome<Envelope> {
    written::twice(text)?;
    // A list is JSON, and would be taken for the fields in their order.
    if text.trim_start().starts_with('[')
        && serde_json::from_str::<serde::de::IgnoredAny>(text).is_ok()
    {
        return Err(Problem::new(Code::RecipeType).with_detail("object"));
    }
    let envelope: Envelope = serde_json::from_str(text).map_err(|error| {
        let line = Some(error.line() as u64);
        match error.classify() {
            serde_json::error::Category::Data => {
                Problem { line, ..Problem::new(Code::RecipeType).with_detail("object") }
            }
            _ => Problem { line, ..Problem::new(Code::RecipeSyntax) },
        }
    })?;
    if envelope.kind.as_ref().is_some_and(|kind| *kind != wanted) {
        return Err(Problem::of_field(Code::RecipeKind, "kind"));
    }
    if envelope.outis.as_ref().is_some_and(|version| *version != VERSION) {
        let found = envelope.outis.as_ref().and_then(Value::as_u64);
        return Err(Problem {
            expected: Some(VERSION.into()),
            found,
            ..Problem::of_field(Code::RecipeVersion, "outis")
        });
    }
    Ok(envelope)
}

/// Where a text or a name holds a NUL, which no reader takes: labels and markers are written into
/// the release, and would be refused only when it is read again.
fn nul(value: &Value, path: String) -> Option<String> {
    match value {
        Value::String(text) => text.contains('\0').then_some(path),
        Value::Array(values) => {
            let mut places = values.iter().enumerate();
            places.find_map(|(index, value)| nul(value, format!("{path}[{index}]")))
        }
        Value::Object(fields) => fields.iter().find_map(|(name, value)| {
            if name.contains('\0') {
                return Some(path.clone());
            }
            let parent = if path.is_empty() { String::new() } else { format!("{path}.") };
            nul(value, format!("{parent}{name}"))
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) => None,
    }
}

/// Reads a search or recoding, as a recipe has it under `search`.
///
/// # Errors
/// As [`parse`], with the path of the field.
pub fn parse_search(text: &str) -> Outcome<Search> {
    let mut reader = serde_json::Deserializer::from_str(text);
    written::twice(text)?;
    written::lists(text, &written::SEARCH)?;
    serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let path = error.path().to_string();
        range::stated_in(text, culprit::placed_in(text, field_problem(&path, error.inner())))
    })
}

/// A recipe for what is no table, whose models and searches are these.
fn other_kind<R, M, S>(text: &str) -> Outcome<R>
where
    R: DeserializeOwned,
    M: DeserializeOwned,
    S: DeserializeOwned,
{
    let mut reader = serde_json::Deserializer::from_str(text);
    let recipe = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let path = error.path().to_string();
        culprit::placed_in_other::<M, S>(text, field_problem(&path, error.inner()))
    })?;
    refuse_nul(text)?;
    Ok(recipe)
}

/// Says what is wrong with a field. What serde says of it may quote the value, so only the
/// parts that cannot are taken over.
fn field_problem(path: &str, error: &serde_json::Error) -> Problem {
    let line = (error.line() > 0).then_some(error.line() as u64);
    let said = error.to_string();
    let (said, place) = said.rsplit_once(PLACE).unwrap_or((&said, ""));
    let place = place.split(" at line ").next().unwrap_or_default();
    let named = |said: &str| said.split('`').nth(1).map(str::to_owned);
    let choices = |said: &str| {
        // The last, since what was found may say "expected" as well.
        let (_, after) = said.rsplit_once(", expected ")?;
        let names: Vec<&str> = after.split('`').skip(1).step_by(2).collect();
        (!names.is_empty()).then(|| names.join(", "))
    };
    let path = if path == "." { "" } else { path };
    let dot = if path.is_empty() || place.is_empty() { "" } else { "." };
    let path = format!("{path}{dot}{place}");
    let field = Some(path.clone()).filter(|path| !path.is_empty());
    let mut problem = Problem { line, field, ..Problem::new(Code::RecipeType) };
    if said.starts_with("unknown field") {
        let field = named(said).unwrap_or_default();
        let parent = path.strip_suffix(&field).unwrap_or(&path).trim_end_matches('.');
        let parent = if parent.is_empty() { String::new() } else { format!("{parent}.") };
        problem.code = Code::RecipeUnknownField;
        problem.field = Some(format!("{parent}{field}"));
        problem.detail = choices(said);
    } else if said.starts_with("missing field") {
        let field = named(said).unwrap_or_default();
        let parent = if path.is_empty() { String::new() } else { format!("{path}.") };
        problem.code = Code::RecipeMissingField;
        problem.field = Some(format!("{parent}{field}"));
    } else if said.starts_with("unknown variant") {
        problem.detail = choices(said);
        problem.code = Code::UnknownChoice;
        if path.starts_with("models") && path.ends_with(".model") {
            problem.code = Code::UnknownModel;
        }
        // Other kinds have recipes of their own, so that one for tables does not know of them.
        if path == "data.kind" {
            problem.detail = problem
                .detail
                .map(|tables| format!("{tables}, {TRANSACTIONS}, {LOCATIONS}, {GRAPH}, {QUERIES}"));
        }
    } else if let Some((_, expected)) = said.rsplit_once(", expected ") {
        problem.detail = wanted(expected).map(str::to_owned);
    } else if error.is_syntax() || error.is_eof() {
        problem.code = Code::RecipeSyntax;
        problem.field = None;
    }
    problem
}

/// What should stand in a field, as an id with words of its own; serde says it in the words of
/// Rust.
fn wanted(expected: &str) -> Option<&'static str> {
    let expected = expected.split(" at line ").next().unwrap_or(expected);
    let word = expected.split([' ', ',']).next().unwrap_or(expected);
    Some(match word {
        "u8" | "u16" | "u32" | "u64" | "usize" => "whole-number",
        "f64" => "number",
        "struct" | "map" | "internally" | "adjacently" | "variant" => "object",
        _ if expected.starts_with("a boolean") => "yes-or-no",
        _ if expected.starts_with("a JSON number") => "number",
        _ if expected.starts_with("a string") || expected.starts_with("string") => "text",
        _ if expected.starts_with("a sequence") => "list",
        _ if expected.starts_with("a map") || expected.starts_with("an object") => "object",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{parse, parse_search};
    use crate::problem::{Code, Problem};
    use serde_json::{Value, json};

    const SMALL: &str = r#"{"outis": 1, "kind": "recipe",
        "attributes": [{"name": "age", "role": "quasi-identifier"}],
        "models": [{"model": "k-anonymity", "k": 5}]}"#;

    fn problem(text: &str) -> Problem {
        parse(text).expect_err("the recipe is wrong")
    }

    #[test]
    fn a_small_recipe_has_the_defaults_of_the_contract() {
        let recipe = parse(SMALL).unwrap();
        assert_eq!(recipe.suppression.limit, 0.0);
        assert_eq!(recipe.loss.number_given("gs-factor"), Some(0.5));
        assert_eq!(recipe.risk.threshold, 0.2);
        assert!(recipe.output.shuffle && recipe.output.formula_guard);
        let text = serde_json::to_string(&recipe).unwrap();
        assert_eq!(parse(&text).unwrap(), recipe);
        assert_eq!(parse(&format!("\u{feff}{SMALL}")).unwrap(), recipe);
    }

    #[test]
    fn misspelt_fields_are_refused_by_name() {
        for (right, wrong, field) in [
            ("\"role\"", "\"rolle\"", "attributes[0].rolle"),
            ("\"k\": 5", "\"k\": 5, \"kk\": 6", "models[0].kk"),
            ("\"models\"", "\"supression\": {}, \"models\"", "supression"),
            ("\"models\"", "\"loss\": {\"gsfactor\": 1}, \"models\"", "loss.gsfactor"),
            (
                "\"models\"",
                "\"search\": {\"algorithm\": \"mu-argus\", \"recode\": [{\"x\": 1}]}, \"models\"",
                "search.recode[0].x",
            ),
            (
                "\"models\"",
                "\"search\": {\"algorithm\": \"optimal\", \"x\": 1}, \"models\"",
                "search.x",
            ),
        ] {
            let found = problem(&SMALL.replace(right, wrong));
            assert_eq!(
                (found.code.id(), found.field.as_deref()),
                ("recipe-unknown-field", Some(field))
            );
        }
    }

    #[test]
    fn what_should_stand_in_a_field_is_said_in_words_of_the_recipe() {
        let with_field =
            |field: &str| format!("\"k\": 5}}], {field}, \"compare\": [{{\"algorithm\": \"ola\"");
        for (right, wrong, field, wanted) in [
            ("5", "\"five\"", "models[0].k", "whole-number"),
            ("5", "-1", "models[0].k", "whole-number"),
            ("5", "4294967296", "models[0].k", "whole-number"),
            ("\"age\"", "7", "attributes[0].name", "text"),
            ("\"age\"", "\"age\", \"weight\": \"x\"", "attributes[0].weight", "number"),
            (
                "[{\"name\": \"age\", \"role\": \"quasi-identifier\"}]",
                "[[]]",
                "attributes[0]",
                "object",
            ),
            ("[{\"name\"", "[7, {\"name\"", "attributes[0]", "object"),
            ("[{\"model\": \"k-anonymity\", \"k\": 5}]", "{}", "models", "list"),
            (
                "\"k\": 5",
                &with_field("\"output\": {\"shuffle\": 1}"),
                "output.shuffle",
                "yes-or-no",
            ),
            (
                "\"k\": 5",
                &with_field("\"search\": {\"algorithm\": \"optimal\", \"nodes\": \"x\"}"),
                "search.nodes",
                "whole-number",
            ),
            (
                "\"k\": 5",
                "\"k\": 5}, {\"model\": \"k-anonymity\", \"k\": 3}, {\"model\": \"alpha-k-anonymity\", \"attribute\": \"a\", \"alpha\": 1, \"k\": 2, \"values\": [\"x\", 7]",
                "models[2].values[1]",
                "text",
            ),
            (
                "\"quasi-identifier\"",
                "\"quasi-identifier\", \"hierarchy\": {\"kind\": \"intervals\", \"start\": 0, \"end\": 9, \"steps\": [3, \"9\"]}",
                "attributes[0].hierarchy.steps[1]",
                "number",
            ),
            (
                "\"quasi-identifier\"",
                "\"quasi-identifier\", \"hierarchy\": {\"kind\": \"levels\", \"rows\": [[\"a\", \"*\"], [\"b\", 7]]}",
                "attributes[0].hierarchy.rows[1][1]",
                "text",
            ),
            (
                "\"k\": 5",
                &with_field(
                    "\"search\": {\"algorithm\": \"mu-argus\", \"recode\": [{\"attribute\": \"a\", \"level\": \"x\"}]}",
                ),
                "search.recode[0].level",
                "whole-number",
            ),
        ] {
            let found = problem(&SMALL.replacen(right, wrong, 1));
            assert_eq!(found.code, Code::RecipeType, "{found:?}");
            assert!(found.line.is_some(), "{found:?}");
            let told = (found.field.as_deref(), found.detail.as_deref());
            assert_eq!(told, (Some(field), Some(wanted)), "{wrong}");
        }
    }

    #[test]
    fn a_list_is_no_object() {
        for (right, wrong, field) in [
            (
                "{\"name\": \"age\", \"role\": \"quasi-identifier\"}",
                "[\"age\", null, \"quasi-identifier\", null, null, null, null, [], null]",
                "attributes[0]",
            ),
            ("{\"model\": \"k-anonymity\", \"k\": 5}", "[\"k-anonymity\", 5]", "models[0]"),
            ("\"models\"", "\"risk\": [0.1], \"models\"", "risk"),
            ("\"models\"", "\"records\": [], \"models\"", "records"),
            ("\"models\"", "\"search\": [\"optimal\"], \"models\"", "search"),
            (
                "\"models\"",
                "\"tables\": {\"people\": [\"people.csv\"]}, \"models\"",
                "tables.people",
            ),
        ] {
            let found = problem(&SMALL.replacen(right, wrong, 1));
            let said = (found.code.id(), found.field.as_deref(), found.detail.as_deref());
            assert_eq!(said, ("recipe-type", Some(field), Some("object")), "{wrong}");
        }
        let whole = problem(r#"[1, "recipe", {}, {}, [], []]"#);
        assert_eq!(whole, Problem::new(Code::RecipeType).with_detail("object"));
        assert_eq!(parse_search(r#"["optimal"]"#).unwrap_err().detail.as_deref(), Some("object"));
    }

    /// Every object of a recipe that has all of them.
    const FULL: &str = r#"{"outis": 1, "kind": "recipe",
        "data": {"kind": "table", "format": {},
            "together": {"age": ["zip"]},
            "fold": {"by": "age", "columns": {"age": {"keep": "first"}}}}, "missing": {"match": "wildcard"},
        "attributes": [{"name": "age", "role": "quasi-identifier", "hierarchy":
            {"kind": "mask", "from": "left"}}],
        "models": [{"model": "k-anonymity", "k": 5}],
        "records": {"entity": "age"}, "tables": {"people": {"file": "people.csv"}},
        "suppression": {"limit": 0}, "loss": {"metric": "loss"},
        "search": {"algorithm": "fixed", "levels": {"age": 1}},
        "compare": [{"algorithm": "mu-argus", "recode": [{"attribute": "age", "level": 1}]}],
        "risk": {"threshold": 0.5}, "output": {"shuffle": true}}"#;

    /// The places of all objects below a value, as JSON pointer and as path.
    fn objects(value: &Value, pointer: &str, path: &str, found: &mut Vec<(String, String)>) {
        match value {
            Value::Object(fields) => {
                found.push((pointer.to_owned(), path.to_owned()));
                for (name, value) in fields {
                    let dot = if path.is_empty() { "" } else { "." };
                    let path = format!("{path}{dot}{name}");
                    objects(value, &format!("{pointer}/{name}"), &path, found);
                }
            }
            Value::Array(values) => {
                for (index, value) in values.iter().enumerate() {
                    let (pointer, path) =
                        (format!("{pointer}/{index}"), format!("{path}[{index}]"));
                    objects(value, &pointer, &path, found);
                }
            }
            _ => {}
        }
    }

    #[test]
    fn a_list_of_any_length_is_refused_where_an_object_is_meant() {
        let recipe = parse(FULL).unwrap();
        let full = serde_json::to_value(&recipe).unwrap();
        let mut places = Vec::new();
        objects(&full, "", "", &mut places);
        assert_eq!(places.len(), 22, "{places:?}");
        for (pointer, path) in places.iter().filter(|(pointer, _)| !pointer.is_empty()) {
            for list in [
                json!([]),
                json!([1]),
                json!([1, 2]),
                json!([["a"]]),
                json!(["age", "quasi-identifier"]),
                json!([1, 2, 3, 4, 5, 6, 7]),
            ] {
                let mut wrong = full.clone();
                *wrong.pointer_mut(pointer).unwrap() = list.clone();
                let found = problem(&serde_json::to_string_pretty(&wrong).unwrap());
                let said = (found.code.id(), found.field.as_deref(), found.detail.as_deref());
                assert_eq!(said, ("recipe-type", Some(&**path), Some("object")), "{list}");
                assert!(found.line.is_some(), "{path}");
            }
        }
    }

    #[test]
    fn what_is_of_the_wrong_kind_itself_is_at_fault_and_not_what_it_holds() {
        let rows = |rows: &str| {
            format!(
                "\"quasi-identifier\", \"hierarchy\": {{\"kind\": \"levels\", \"rows\": {rows}}}"
            )
        };
        for (right, wrong, field, wanted) in [
            ("5", "[2]", "models[0].k", "whole-number"),
            ("5", "{\"2\": 2}", "models[0].k", "whole-number"),
            (
                "\"quasi-identifier\"",
                &*rows("{\"1\": \"2\"}"),
                "attributes[0].hierarchy.rows",
                "list",
            ),
            (
                "\"quasi-identifier\"",
                &*rows("[[\"1\"], {\"1\": \"2\"}]"),
                "attributes[0].hierarchy.rows[1]",
                "list",
            ),
        ] {
            let found = problem(&SMALL.replacen(right, wrong, 1));
            let said = (found.code.id(), found.field.as_deref(), found.detail.as_deref());
            assert_eq!(said, ("recipe-type", Some(field), Some(wanted)), "{wrong}");
        }
    }

    #[test]
    fn a_field_that_is_there_twice_is_refused_by_name_and_line() {
        for (right, wrong, field, line) in [
            ("\"outis\": 1", "\"outis\": 1, \"outis\": 1", "outis", 1),
            ("\"k\": 5", "\"k\": 5,\n\"k\": 2", "models[0].k", 4),
            ("\"role\"", "\"name\": \"b\", \"role\"", "attributes[0].name", 2),
            (
                "\"models\"",
                "\"tables\": {\"p\": {\"file\": \"a\"}, \"p\": {\"file\": \"b\"}}, \"models\"",
                "tables.p",
                3,
            ),
            (
                "\"models\"",
                "\"search\": {\"algorithm\": \"fixed\", \"levels\": {\"age\": 0, \"age\": 1}}, \"models\"",
                "search.levels.age",
                3,
            ),
        ] {
            let found = problem(&SMALL.replacen(right, wrong, 1));
            let said = (found.code.id(), found.field.as_deref(), found.line);
            assert_eq!(said, ("recipe-duplicate-field", Some(field), Some(line)), "{wrong}");
        }
        let twice = r#"{"algorithm": "optimal", "nodes": 1, "nodes": 2}"#;
        assert_eq!(parse_search(twice).unwrap_err().code, Code::RecipeDuplicateField);
    }

    #[test]
    fn columns_may_be_called_what_scripts_call_their_own() {
        for name in ["__proto__", "constructor", "toString", "hasOwnProperty"] {
            let levels = format!(
                "\"search\": {{\"algorithm\": \"fixed\", \"levels\": {{\"{name}\": 1}}}}, \"models\""
            );
            let text = SMALL.replacen("age", name, 1).replacen("\"models\"", &levels, 1);
            let recipe = parse(&text).unwrap();
            assert_eq!(parse(&recipe.to_text()).unwrap(), recipe);
        }
    }

    #[test]
    fn other_mistakes_have_their_own_code_and_place() {
        let code = |right: &str, wrong: &str| problem(&SMALL.replacen(right, wrong, 1)).code;
        assert_eq!(code("\"outis\": 1", "\"outis\": 2"), Code::RecipeVersion);
        assert_eq!(code("\"kind\": \"recipe\"", "\"kind\": \"report\""), Code::RecipeKind);
        assert_eq!(code("\"outis\": 1, ", ""), Code::RecipeMissingField);
        assert_eq!(code("\"k\": 5", "\"k\": \"five\""), Code::RecipeType);
        assert_eq!(code("k-anonymity", "k-anonimity"), Code::UnknownModel);
        assert_eq!(code("\"quasi-identifier\"", "\"quasi\""), Code::UnknownChoice);
        let cut = problem(&SMALL[..SMALL.len() - 3]);
        assert_eq!((cut.code.id(), cut.line), ("recipe-syntax", Some(3)));
        assert_eq!(problem(&"[".repeat(10_000)).code, Code::RecipeSyntax);
        assert_eq!(problem(&format!("{{\"a\":{}", "[".repeat(10_000))).code, Code::RecipeSyntax);
        assert_eq!(problem("").code, Code::RecipeSyntax);
        assert_eq!(problem("[]").code, Code::RecipeType);
    }

    #[test]
    fn text_that_no_file_may_hold_is_refused_where_it_stands() {
        let nul = |right: &str, wrong: &str| {
            let found = problem(&SMALL.replacen(right, wrong, 1));
            assert_eq!(found.code, Code::Parameter);
            found.field.unwrap()
        };
        assert_eq!(nul("\"age\"", r#""a\u0000""#), "attributes[0].name");
        let marker = r#""missing": {"values": ["", "\u0000"]}, "models""#;
        assert_eq!(nul("\"models\"", marker), "missing.values[1]");
        assert!(parse(&SMALL.replacen("age", r"\\u0000", 1)).is_ok());
    }

    #[test]
    fn no_problem_repeats_a_value() {
        for (right, wrong) in [
            ("5", "\"MARKER\""),
            ("\"quasi-identifier\"", "\"MARKER\""),
            ("\"quasi-identifier\"", "\"quasi-identifier\", \"hierarchy\": {\"kind\": \"MARKER\"}"),
            (
                "\"quasi-identifier\"",
                "\"quasi-identifier\", \"hierarchy\": {\"kind\": \"levels\", \"rows\": \"MARKER\"}",
            ),
            ("k-anonymity", "MARKER"),
            ("\"quasi-identifier\"", "\"x, expected `MARKER`\""),
            ("\"quasi-identifier\"", "\"x`, expected one of `MARKER`, `y\""),
            ("\"k\": 5", "\"k\": 5, \"MARK, expected `ER`\": 6"),
            ("{\"name\"", "\"MARKER\", {\"name\""),
            ("5", "[\"MARKER\"]"),
            ("\"role\"", "\"name\": \"MARKER\", \"role\""),
        ] {
            let found = problem(&SMALL.replacen(right, wrong, 1));
            assert!(!serde_json::to_string(&found).unwrap().contains("MARKER"), "{found:?}");
        }
    }
}
